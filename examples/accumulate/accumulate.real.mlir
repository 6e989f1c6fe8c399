module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3072x768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3072xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<768x3072xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<768xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3072x768xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3072xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<768x3072xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<768xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<768x768xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768x2304xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3072x768xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<3072xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<768x3072xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<768xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<768x768xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768x2304xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<768xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3072x768xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<3072xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<768x3072xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<768xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<768xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x768xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2304xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768x2304xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<3072x768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3072xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<768x3072xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<768xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<2304xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x2304xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<3072x768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3072xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<768x3072xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<768xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<768xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<1024x768xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<50257x768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<768xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<i32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768x768xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<2304xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<768x2304xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<768xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<768xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<768xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<3072x768xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<3072xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<768x3072xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768x768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<2304xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<768x2304xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<768xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<768xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<3072x768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<3072xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<768x3072xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768x768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<2304xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<768x2304xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<768xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<768xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<3072x768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<3072xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<768x3072xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<768xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768x768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<2304xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<768x2304xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<768xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<3072x768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<3072xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<768x3072xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<768xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768x768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<2304xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<768x2304xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<768xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<3072x768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<3072xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<768x3072xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768x768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<2304xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<768x2304xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<768xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<768xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<3072x768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<3072xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<768x3072xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<768xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<1024x768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<50257x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<768xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<768x768xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<2304xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<768x2304xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<768xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<768xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<768xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<3072x768xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<3072xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<768x3072xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<768xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<768x768xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<2304xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<768x2304xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<768xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<768xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<768xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<3072x768xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<3072xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<768x3072xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<768xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768x768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<2304xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<768x2304xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<768xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<3072x768xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<3072xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<768x3072xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<768xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<768x768xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<2304xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<768x2304xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<768xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<768xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<768xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<3072x768xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<3072xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<768x3072xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<768xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<768x768xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<2304xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<768x2304xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<768xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<768xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<768xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<3072x768xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<3072xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<768x3072xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<768xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<768x768xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<2304xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<768x2304xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<768xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<768xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<768xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<3072x768xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<3072xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<768x3072xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<768xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<1024x768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<50257x768xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<8x4x1024xi32>, %arg230: tensor<8x4x1024xi32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %76:156 = stablehlo.while(%iterArg = %arg229, %iterArg_160 = %arg230, %iterArg_161 = %arg73, %iterArg_162 = %arg72, %iterArg_163 = %arg4, %iterArg_164 = %arg5, %iterArg_165 = %arg3, %iterArg_166 = %arg2, %iterArg_167 = %arg1, %iterArg_168 = %arg0, %iterArg_169 = %arg10, %iterArg_170 = %arg11, %iterArg_171 = %arg9, %iterArg_172 = %arg8, %iterArg_173 = %arg7, %iterArg_174 = %arg6, %iterArg_175 = %arg16, %iterArg_176 = %arg17, %iterArg_177 = %arg15, %iterArg_178 = %arg14, %iterArg_179 = %arg13, %iterArg_180 = %arg12, %iterArg_181 = %arg22, %iterArg_182 = %arg23, %iterArg_183 = %arg21, %iterArg_184 = %arg20, %iterArg_185 = %arg19, %iterArg_186 = %arg18, %iterArg_187 = %arg28, %iterArg_188 = %arg29, %iterArg_189 = %arg27, %iterArg_190 = %arg26, %iterArg_191 = %arg25, %iterArg_192 = %arg24, %iterArg_193 = %arg34, %iterArg_194 = %arg35, %iterArg_195 = %arg33, %iterArg_196 = %arg32, %iterArg_197 = %arg31, %iterArg_198 = %arg30, %iterArg_199 = %arg40, %iterArg_200 = %arg41, %iterArg_201 = %arg39, %iterArg_202 = %arg38, %iterArg_203 = %arg37, %iterArg_204 = %arg36, %iterArg_205 = %arg46, %iterArg_206 = %arg47, %iterArg_207 = %arg45, %iterArg_208 = %arg44, %iterArg_209 = %arg43, %iterArg_210 = %arg42, %iterArg_211 = %arg52, %iterArg_212 = %arg53, %iterArg_213 = %arg51, %iterArg_214 = %arg50, %iterArg_215 = %arg49, %iterArg_216 = %arg48, %iterArg_217 = %arg58, %iterArg_218 = %arg59, %iterArg_219 = %arg57, %iterArg_220 = %arg56, %iterArg_221 = %arg55, %iterArg_222 = %arg54, %iterArg_223 = %arg64, %iterArg_224 = %arg65, %iterArg_225 = %arg63, %iterArg_226 = %arg62, %iterArg_227 = %arg61, %iterArg_228 = %arg60, %iterArg_229 = %arg70, %iterArg_230 = %arg71, %iterArg_231 = %arg69, %iterArg_232 = %arg68, %iterArg_233 = %arg67, %iterArg_234 = %arg66, %iterArg_235 = %arg74, %iterArg_236 = %arg75, %iterArg_237 = %c, %iterArg_238 = %cst_75, %iterArg_239 = %0, %iterArg_240 = %1, %iterArg_241 = %2, %iterArg_242 = %3, %iterArg_243 = %4, %iterArg_244 = %5, %iterArg_245 = %6, %iterArg_246 = %7, %iterArg_247 = %8, %iterArg_248 = %9, %iterArg_249 = %10, %iterArg_250 = %11, %iterArg_251 = %12, %iterArg_252 = %13, %iterArg_253 = %14, %iterArg_254 = %15, %iterArg_255 = %16, %iterArg_256 = %17, %iterArg_257 = %18, %iterArg_258 = %19, %iterArg_259 = %20, %iterArg_260 = %21, %iterArg_261 = %22, %iterArg_262 = %23, %iterArg_263 = %24, %iterArg_264 = %25, %iterArg_265 = %26, %iterArg_266 = %27, %iterArg_267 = %28, %iterArg_268 = %29, %iterArg_269 = %30, %iterArg_270 = %31, %iterArg_271 = %32, %iterArg_272 = %33, %iterArg_273 = %34, %iterArg_274 = %35, %iterArg_275 = %36, %iterArg_276 = %37, %iterArg_277 = %38, %iterArg_278 = %39, %iterArg_279 = %40, %iterArg_280 = %41, %iterArg_281 = %42, %iterArg_282 = %43, %iterArg_283 = %44, %iterArg_284 = %45, %iterArg_285 = %46, %iterArg_286 = %47, %iterArg_287 = %48, %iterArg_288 = %49, %iterArg_289 = %50, %iterArg_290 = %51, %iterArg_291 = %52, %iterArg_292 = %53, %iterArg_293 = %54, %iterArg_294 = %55, %iterArg_295 = %56, %iterArg_296 = %57, %iterArg_297 = %58, %iterArg_298 = %59, %iterArg_299 = %60, %iterArg_300 = %61, %iterArg_301 = %62, %iterArg_302 = %63, %iterArg_303 = %64, %iterArg_304 = %65, %iterArg_305 = %66, %iterArg_306 = %67, %iterArg_307 = %68, %iterArg_308 = %69, %iterArg_309 = %70, %iterArg_310 = %71, %iterArg_311 = %72, %iterArg_312 = %73, %iterArg_313 = %74, %iterArg_314 = %75) : tensor<8x4x1024xi32>, tensor<8x4x1024xi32>, tensor<50257x768xf32>, tensor<1024x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>
    cond {
      %c_315 = stablehlo.constant dense<8> : tensor<i32>
      %314 = stablehlo.compare LT, %iterArg_237, %c_315, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %314 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_237) : (tensor<8x4x1024xi32>, tensor<i32>) -> tensor<4x1024xi32>
      %315 = func.call @dynamic_index_in_dim(%iterArg_160, %iterArg_237) : (tensor<8x4x1024xi32>, tensor<i32>) -> tensor<4x1024xi32>
      %316:77 = func.call @closed_call(%iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %iterArg_181, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_305, %iterArg_306, %iterArg_307, %iterArg_308, %iterArg_309, %iterArg_310, %iterArg_311, %iterArg_312, %iterArg_313, %iterArg_314, %314, %315) : (tensor<50257x768xf32>, tensor<1024x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<4x1024xi32>, tensor<4x1024xi32>) -> (tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>)
      %c_315 = stablehlo.constant dense<1> : tensor<i32>
      %317 = stablehlo.add %iterArg_237, %c_315 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_160, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %iterArg_181, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %317, %316#0, %316#1, %316#2, %316#3, %316#4, %316#5, %316#6, %316#7, %316#8, %316#9, %316#10, %316#11, %316#12, %316#13, %316#14, %316#15, %316#16, %316#17, %316#18, %316#19, %316#20, %316#21, %316#22, %316#23, %316#24, %316#25, %316#26, %316#27, %316#28, %316#29, %316#30, %316#31, %316#32, %316#33, %316#34, %316#35, %316#36, %316#37, %316#38, %316#39, %316#40, %316#41, %316#42, %316#43, %316#44, %316#45, %316#46, %316#47, %316#48, %316#49, %316#50, %316#51, %316#52, %316#53, %316#54, %316#55, %316#56, %316#57, %316#58, %316#59, %316#60, %316#61, %316#62, %316#63, %316#64, %316#65, %316#66, %316#67, %316#68, %316#69, %316#70, %316#71, %316#72, %316#73, %316#74, %316#75, %316#76 : tensor<8x4x1024xi32>, tensor<8x4x1024xi32>, tensor<50257x768xf32>, tensor<1024x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x2304xf32>, tensor<2304xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x3072xf32>, tensor<3072xf32>, tensor<3072x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>
    }
    %cst_76 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %77 = stablehlo.divide %76#79, %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %79 = stablehlo.divide %76#80, %78 : tensor<768xf32>
    %cst_78 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %81 = stablehlo.divide %76#81, %80 : tensor<768x768xf32>
    %cst_79 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %83 = stablehlo.divide %76#82, %82 : tensor<2304xf32>
    %cst_80 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %85 = stablehlo.divide %76#83, %84 : tensor<768x2304xf32>
    %cst_81 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %87 = stablehlo.divide %76#84, %86 : tensor<768xf32>
    %cst_82 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %89 = stablehlo.divide %76#85, %88 : tensor<768xf32>
    %cst_83 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %91 = stablehlo.divide %76#86, %90 : tensor<768xf32>
    %cst_84 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %93 = stablehlo.divide %76#87, %92 : tensor<3072x768xf32>
    %cst_85 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %95 = stablehlo.divide %76#88, %94 : tensor<3072xf32>
    %cst_86 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %97 = stablehlo.divide %76#89, %96 : tensor<768x3072xf32>
    %cst_87 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %99 = stablehlo.divide %76#90, %98 : tensor<768xf32>
    %cst_88 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %101 = stablehlo.divide %76#91, %100 : tensor<768xf32>
    %cst_89 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %103 = stablehlo.divide %76#92, %102 : tensor<768xf32>
    %cst_90 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %105 = stablehlo.divide %76#93, %104 : tensor<768x768xf32>
    %cst_91 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %107 = stablehlo.divide %76#94, %106 : tensor<2304xf32>
    %cst_92 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %109 = stablehlo.divide %76#95, %108 : tensor<768x2304xf32>
    %cst_93 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %111 = stablehlo.divide %76#96, %110 : tensor<768xf32>
    %cst_94 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %113 = stablehlo.divide %76#97, %112 : tensor<768xf32>
    %cst_95 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %115 = stablehlo.divide %76#98, %114 : tensor<768xf32>
    %cst_96 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %117 = stablehlo.divide %76#99, %116 : tensor<3072x768xf32>
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %119 = stablehlo.divide %76#100, %118 : tensor<3072xf32>
    %cst_98 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %121 = stablehlo.divide %76#101, %120 : tensor<768x3072xf32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %123 = stablehlo.divide %76#102, %122 : tensor<768xf32>
    %cst_100 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %125 = stablehlo.divide %76#103, %124 : tensor<768xf32>
    %cst_101 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %127 = stablehlo.divide %76#104, %126 : tensor<768xf32>
    %cst_102 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %129 = stablehlo.divide %76#105, %128 : tensor<768x768xf32>
    %cst_103 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %131 = stablehlo.divide %76#106, %130 : tensor<2304xf32>
    %cst_104 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %133 = stablehlo.divide %76#107, %132 : tensor<768x2304xf32>
    %cst_105 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %135 = stablehlo.divide %76#108, %134 : tensor<768xf32>
    %cst_106 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %137 = stablehlo.divide %76#109, %136 : tensor<768xf32>
    %cst_107 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %139 = stablehlo.divide %76#110, %138 : tensor<768xf32>
    %cst_108 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %141 = stablehlo.divide %76#111, %140 : tensor<3072x768xf32>
    %cst_109 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %143 = stablehlo.divide %76#112, %142 : tensor<3072xf32>
    %cst_110 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %145 = stablehlo.divide %76#113, %144 : tensor<768x3072xf32>
    %cst_111 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %147 = stablehlo.divide %76#114, %146 : tensor<768xf32>
    %cst_112 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %149 = stablehlo.divide %76#115, %148 : tensor<768xf32>
    %cst_113 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %151 = stablehlo.divide %76#116, %150 : tensor<768xf32>
    %cst_114 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %153 = stablehlo.divide %76#117, %152 : tensor<768x768xf32>
    %cst_115 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %155 = stablehlo.divide %76#118, %154 : tensor<2304xf32>
    %cst_116 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %157 = stablehlo.divide %76#119, %156 : tensor<768x2304xf32>
    %cst_117 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %159 = stablehlo.divide %76#120, %158 : tensor<768xf32>
    %cst_118 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %161 = stablehlo.divide %76#121, %160 : tensor<768xf32>
    %cst_119 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %163 = stablehlo.divide %76#122, %162 : tensor<768xf32>
    %cst_120 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %165 = stablehlo.divide %76#123, %164 : tensor<3072x768xf32>
    %cst_121 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %167 = stablehlo.divide %76#124, %166 : tensor<3072xf32>
    %cst_122 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %169 = stablehlo.divide %76#125, %168 : tensor<768x3072xf32>
    %cst_123 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %171 = stablehlo.divide %76#126, %170 : tensor<768xf32>
    %cst_124 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %173 = stablehlo.divide %76#127, %172 : tensor<768xf32>
    %cst_125 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %175 = stablehlo.divide %76#128, %174 : tensor<768xf32>
    %cst_126 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %177 = stablehlo.divide %76#129, %176 : tensor<768x768xf32>
    %cst_127 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %179 = stablehlo.divide %76#130, %178 : tensor<2304xf32>
    %cst_128 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %181 = stablehlo.divide %76#131, %180 : tensor<768x2304xf32>
    %cst_129 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %183 = stablehlo.divide %76#132, %182 : tensor<768xf32>
    %cst_130 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %185 = stablehlo.divide %76#133, %184 : tensor<768xf32>
    %cst_131 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %187 = stablehlo.divide %76#134, %186 : tensor<768xf32>
    %cst_132 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %189 = stablehlo.divide %76#135, %188 : tensor<3072x768xf32>
    %cst_133 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %191 = stablehlo.divide %76#136, %190 : tensor<3072xf32>
    %cst_134 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %193 = stablehlo.divide %76#137, %192 : tensor<768x3072xf32>
    %cst_135 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %195 = stablehlo.divide %76#138, %194 : tensor<768xf32>
    %cst_136 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %197 = stablehlo.divide %76#139, %196 : tensor<768xf32>
    %cst_137 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %199 = stablehlo.divide %76#140, %198 : tensor<768xf32>
    %cst_138 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %201 = stablehlo.divide %76#141, %200 : tensor<768x768xf32>
    %cst_139 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %203 = stablehlo.divide %76#142, %202 : tensor<2304xf32>
    %cst_140 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %205 = stablehlo.divide %76#143, %204 : tensor<768x2304xf32>
    %cst_141 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %207 = stablehlo.divide %76#144, %206 : tensor<768xf32>
    %cst_142 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %209 = stablehlo.divide %76#145, %208 : tensor<768xf32>
    %cst_143 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %211 = stablehlo.divide %76#146, %210 : tensor<768xf32>
    %cst_144 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %213 = stablehlo.divide %76#147, %212 : tensor<3072x768xf32>
    %cst_145 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %215 = stablehlo.divide %76#148, %214 : tensor<3072xf32>
    %cst_146 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %217 = stablehlo.divide %76#149, %216 : tensor<768x3072xf32>
    %cst_147 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %219 = stablehlo.divide %76#150, %218 : tensor<768xf32>
    %cst_148 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %221 = stablehlo.divide %76#151, %220 : tensor<768xf32>
    %cst_149 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %223 = stablehlo.divide %76#152, %222 : tensor<1024x768xf32>
    %cst_150 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %225 = stablehlo.divide %76#153, %224 : tensor<50257x768xf32>
    %cst_151 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %227 = stablehlo.divide %76#154, %226 : tensor<768xf32>
    %cst_152 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %229 = stablehlo.divide %76#155, %228 : tensor<768xf32>
    %c_153 = stablehlo.constant dense<1> : tensor<i32>
    %230 = stablehlo.add %arg76, %c_153 : tensor<i32>
    %231 = stablehlo.convert %230 : (tensor<i32>) -> tensor<f32>
    %cst_154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %232 = stablehlo.power %cst_154, %231 : tensor<f32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %233 = stablehlo.subtract %cst_155, %232 : tensor<f32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.divide %cst_156, %233 : tensor<f32>
    %cst_157 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %235 = stablehlo.power %cst_157, %231 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.subtract %cst_158, %235 : tensor<f32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.divide %cst_159, %236 : tensor<f32>
    %238:3 = call @adam_leaf(%arg0, %arg77, %arg153, %79, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %239:3 = call @adam_leaf_3(%arg1, %arg78, %arg154, %81, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %240:3 = call @adam_leaf_4(%arg2, %arg79, %arg155, %83, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %241:3 = call @adam_leaf_5(%arg3, %arg80, %arg156, %85, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %242:3 = call @adam_leaf(%arg4, %arg81, %arg157, %87, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %243:3 = call @adam_leaf(%arg5, %arg82, %arg158, %89, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %244:3 = call @adam_leaf(%arg6, %arg83, %arg159, %91, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %245:3 = call @adam_leaf_6(%arg7, %arg84, %arg160, %93, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %246:3 = call @adam_leaf_7(%arg8, %arg85, %arg161, %95, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %247:3 = call @adam_leaf_8(%arg9, %arg86, %arg162, %97, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %248:3 = call @adam_leaf(%arg10, %arg87, %arg163, %99, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %249:3 = call @adam_leaf(%arg11, %arg88, %arg164, %101, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %250:3 = call @adam_leaf(%arg12, %arg89, %arg165, %103, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %251:3 = call @adam_leaf_3(%arg13, %arg90, %arg166, %105, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %252:3 = call @adam_leaf_4(%arg14, %arg91, %arg167, %107, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %253:3 = call @adam_leaf_5(%arg15, %arg92, %arg168, %109, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %254:3 = call @adam_leaf(%arg16, %arg93, %arg169, %111, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %255:3 = call @adam_leaf(%arg17, %arg94, %arg170, %113, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %256:3 = call @adam_leaf(%arg18, %arg95, %arg171, %115, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %257:3 = call @adam_leaf_6(%arg19, %arg96, %arg172, %117, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %258:3 = call @adam_leaf_7(%arg20, %arg97, %arg173, %119, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %259:3 = call @adam_leaf_8(%arg21, %arg98, %arg174, %121, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %260:3 = call @adam_leaf(%arg22, %arg99, %arg175, %123, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %261:3 = call @adam_leaf(%arg23, %arg100, %arg176, %125, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %262:3 = call @adam_leaf(%arg24, %arg101, %arg177, %127, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %263:3 = call @adam_leaf_3(%arg25, %arg102, %arg178, %129, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %264:3 = call @adam_leaf_4(%arg26, %arg103, %arg179, %131, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %265:3 = call @adam_leaf_5(%arg27, %arg104, %arg180, %133, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %266:3 = call @adam_leaf(%arg28, %arg105, %arg181, %135, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %267:3 = call @adam_leaf(%arg29, %arg106, %arg182, %137, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %268:3 = call @adam_leaf(%arg30, %arg107, %arg183, %139, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %269:3 = call @adam_leaf_6(%arg31, %arg108, %arg184, %141, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %270:3 = call @adam_leaf_7(%arg32, %arg109, %arg185, %143, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %271:3 = call @adam_leaf_8(%arg33, %arg110, %arg186, %145, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %272:3 = call @adam_leaf(%arg34, %arg111, %arg187, %147, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %273:3 = call @adam_leaf(%arg35, %arg112, %arg188, %149, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %274:3 = call @adam_leaf(%arg36, %arg113, %arg189, %151, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %275:3 = call @adam_leaf_3(%arg37, %arg114, %arg190, %153, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %276:3 = call @adam_leaf_4(%arg38, %arg115, %arg191, %155, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %277:3 = call @adam_leaf_5(%arg39, %arg116, %arg192, %157, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %278:3 = call @adam_leaf(%arg40, %arg117, %arg193, %159, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %279:3 = call @adam_leaf(%arg41, %arg118, %arg194, %161, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %280:3 = call @adam_leaf(%arg42, %arg119, %arg195, %163, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %281:3 = call @adam_leaf_6(%arg43, %arg120, %arg196, %165, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %282:3 = call @adam_leaf_7(%arg44, %arg121, %arg197, %167, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %283:3 = call @adam_leaf_8(%arg45, %arg122, %arg198, %169, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %284:3 = call @adam_leaf(%arg46, %arg123, %arg199, %171, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %285:3 = call @adam_leaf(%arg47, %arg124, %arg200, %173, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %286:3 = call @adam_leaf(%arg48, %arg125, %arg201, %175, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %287:3 = call @adam_leaf_3(%arg49, %arg126, %arg202, %177, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %288:3 = call @adam_leaf_4(%arg50, %arg127, %arg203, %179, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %289:3 = call @adam_leaf_5(%arg51, %arg128, %arg204, %181, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %290:3 = call @adam_leaf(%arg52, %arg129, %arg205, %183, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %291:3 = call @adam_leaf(%arg53, %arg130, %arg206, %185, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %292:3 = call @adam_leaf(%arg54, %arg131, %arg207, %187, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %293:3 = call @adam_leaf_6(%arg55, %arg132, %arg208, %189, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %294:3 = call @adam_leaf_7(%arg56, %arg133, %arg209, %191, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %295:3 = call @adam_leaf_8(%arg57, %arg134, %arg210, %193, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %296:3 = call @adam_leaf(%arg58, %arg135, %arg211, %195, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %297:3 = call @adam_leaf(%arg59, %arg136, %arg212, %197, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %298:3 = call @adam_leaf(%arg60, %arg137, %arg213, %199, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %299:3 = call @adam_leaf_3(%arg61, %arg138, %arg214, %201, %234, %237) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %300:3 = call @adam_leaf_4(%arg62, %arg139, %arg215, %203, %234, %237) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %301:3 = call @adam_leaf_5(%arg63, %arg140, %arg216, %205, %234, %237) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %302:3 = call @adam_leaf(%arg64, %arg141, %arg217, %207, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %303:3 = call @adam_leaf(%arg65, %arg142, %arg218, %209, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %304:3 = call @adam_leaf(%arg66, %arg143, %arg219, %211, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %305:3 = call @adam_leaf_6(%arg67, %arg144, %arg220, %213, %234, %237) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %306:3 = call @adam_leaf_7(%arg68, %arg145, %arg221, %215, %234, %237) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %307:3 = call @adam_leaf_8(%arg69, %arg146, %arg222, %217, %234, %237) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %308:3 = call @adam_leaf(%arg70, %arg147, %arg223, %219, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %309:3 = call @adam_leaf(%arg71, %arg148, %arg224, %221, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %310:3 = call @adam_leaf_9(%arg72, %arg149, %arg225, %223, %234, %237) : (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>)
    %311:3 = call @adam_leaf_10(%arg73, %arg150, %arg226, %225, %234, %237) : (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>)
    %312:3 = call @adam_leaf(%arg74, %arg151, %arg227, %227, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %313:3 = call @adam_leaf(%arg75, %arg152, %arg228, %229, %234, %237) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    return %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %245#0, %246#0, %247#0, %248#0, %249#0, %250#0, %251#0, %252#0, %253#0, %254#0, %255#0, %256#0, %257#0, %258#0, %259#0, %260#0, %261#0, %262#0, %263#0, %264#0, %265#0, %266#0, %267#0, %268#0, %269#0, %270#0, %271#0, %272#0, %273#0, %274#0, %275#0, %276#0, %277#0, %278#0, %279#0, %280#0, %281#0, %282#0, %283#0, %284#0, %285#0, %286#0, %287#0, %288#0, %289#0, %290#0, %291#0, %292#0, %293#0, %294#0, %295#0, %296#0, %297#0, %298#0, %299#0, %300#0, %301#0, %302#0, %303#0, %304#0, %305#0, %306#0, %307#0, %308#0, %309#0, %310#0, %311#0, %312#0, %313#0, %230, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %245#1, %246#1, %247#1, %248#1, %249#1, %250#1, %251#1, %252#1, %253#1, %254#1, %255#1, %256#1, %257#1, %258#1, %259#1, %260#1, %261#1, %262#1, %263#1, %264#1, %265#1, %266#1, %267#1, %268#1, %269#1, %270#1, %271#1, %272#1, %273#1, %274#1, %275#1, %276#1, %277#1, %278#1, %279#1, %280#1, %281#1, %282#1, %283#1, %284#1, %285#1, %286#1, %287#1, %288#1, %289#1, %290#1, %291#1, %292#1, %293#1, %294#1, %295#1, %296#1, %297#1, %298#1, %299#1, %300#1, %301#1, %302#1, %303#1, %304#1, %305#1, %306#1, %307#1, %308#1, %309#1, %310#1, %311#1, %312#1, %313#1, %238#2, %239#2, %240#2, %241#2, %242#2, %243#2, %244#2, %245#2, %246#2, %247#2, %248#2, %249#2, %250#2, %251#2, %252#2, %253#2, %254#2, %255#2, %256#2, %257#2, %258#2, %259#2, %260#2, %261#2, %262#2, %263#2, %264#2, %265#2, %266#2, %267#2, %268#2, %269#2, %270#2, %271#2, %272#2, %273#2, %274#2, %275#2, %276#2, %277#2, %278#2, %279#2, %280#2, %281#2, %282#2, %283#2, %284#2, %285#2, %286#2, %287#2, %288#2, %289#2, %290#2, %291#2, %292#2, %293#2, %294#2, %295#2, %296#2, %297#2, %298#2, %299#2, %300#2, %301#2, %302#2, %303#2, %304#2, %305#2, %306#2, %307#2, %308#2, %309#2, %310#2, %311#2, %312#2, %313#2, %77 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x4x1024xi32>, %arg1: tensor<i32>) -> tensor<4x1024xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 1024] : (tensor<8x4x1024xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1024xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1024xi32>) -> tensor<4x1024xi32>
    return %1 : tensor<4x1024xi32>
  }
  func.func private @closed_call(%arg0: tensor<50257x768xf32>, %arg1: tensor<1024x768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<768x2304xf32>, %arg5: tensor<2304xf32>, %arg6: tensor<768x768xf32>, %arg7: tensor<768xf32>, %arg8: tensor<768xf32>, %arg9: tensor<768xf32>, %arg10: tensor<768x3072xf32>, %arg11: tensor<3072xf32>, %arg12: tensor<3072x768xf32>, %arg13: tensor<768xf32>, %arg14: tensor<768xf32>, %arg15: tensor<768xf32>, %arg16: tensor<768x2304xf32>, %arg17: tensor<2304xf32>, %arg18: tensor<768x768xf32>, %arg19: tensor<768xf32>, %arg20: tensor<768xf32>, %arg21: tensor<768xf32>, %arg22: tensor<768x3072xf32>, %arg23: tensor<3072xf32>, %arg24: tensor<3072x768xf32>, %arg25: tensor<768xf32>, %arg26: tensor<768xf32>, %arg27: tensor<768xf32>, %arg28: tensor<768x2304xf32>, %arg29: tensor<2304xf32>, %arg30: tensor<768x768xf32>, %arg31: tensor<768xf32>, %arg32: tensor<768xf32>, %arg33: tensor<768xf32>, %arg34: tensor<768x3072xf32>, %arg35: tensor<3072xf32>, %arg36: tensor<3072x768xf32>, %arg37: tensor<768xf32>, %arg38: tensor<768xf32>, %arg39: tensor<768xf32>, %arg40: tensor<768x2304xf32>, %arg41: tensor<2304xf32>, %arg42: tensor<768x768xf32>, %arg43: tensor<768xf32>, %arg44: tensor<768xf32>, %arg45: tensor<768xf32>, %arg46: tensor<768x3072xf32>, %arg47: tensor<3072xf32>, %arg48: tensor<3072x768xf32>, %arg49: tensor<768xf32>, %arg50: tensor<768xf32>, %arg51: tensor<768xf32>, %arg52: tensor<768x2304xf32>, %arg53: tensor<2304xf32>, %arg54: tensor<768x768xf32>, %arg55: tensor<768xf32>, %arg56: tensor<768xf32>, %arg57: tensor<768xf32>, %arg58: tensor<768x3072xf32>, %arg59: tensor<3072xf32>, %arg60: tensor<3072x768xf32>, %arg61: tensor<768xf32>, %arg62: tensor<768xf32>, %arg63: tensor<768xf32>, %arg64: tensor<768x2304xf32>, %arg65: tensor<2304xf32>, %arg66: tensor<768x768xf32>, %arg67: tensor<768xf32>, %arg68: tensor<768xf32>, %arg69: tensor<768xf32>, %arg70: tensor<768x3072xf32>, %arg71: tensor<3072xf32>, %arg72: tensor<3072x768xf32>, %arg73: tensor<768xf32>, %arg74: tensor<768xf32>, %arg75: tensor<768xf32>, %arg76: tensor<f32>, %arg77: tensor<768xf32>, %arg78: tensor<768x768xf32>, %arg79: tensor<2304xf32>, %arg80: tensor<768x2304xf32>, %arg81: tensor<768xf32>, %arg82: tensor<768xf32>, %arg83: tensor<768xf32>, %arg84: tensor<3072x768xf32>, %arg85: tensor<3072xf32>, %arg86: tensor<768x3072xf32>, %arg87: tensor<768xf32>, %arg88: tensor<768xf32>, %arg89: tensor<768xf32>, %arg90: tensor<768x768xf32>, %arg91: tensor<2304xf32>, %arg92: tensor<768x2304xf32>, %arg93: tensor<768xf32>, %arg94: tensor<768xf32>, %arg95: tensor<768xf32>, %arg96: tensor<3072x768xf32>, %arg97: tensor<3072xf32>, %arg98: tensor<768x3072xf32>, %arg99: tensor<768xf32>, %arg100: tensor<768xf32>, %arg101: tensor<768xf32>, %arg102: tensor<768x768xf32>, %arg103: tensor<2304xf32>, %arg104: tensor<768x2304xf32>, %arg105: tensor<768xf32>, %arg106: tensor<768xf32>, %arg107: tensor<768xf32>, %arg108: tensor<3072x768xf32>, %arg109: tensor<3072xf32>, %arg110: tensor<768x3072xf32>, %arg111: tensor<768xf32>, %arg112: tensor<768xf32>, %arg113: tensor<768xf32>, %arg114: tensor<768x768xf32>, %arg115: tensor<2304xf32>, %arg116: tensor<768x2304xf32>, %arg117: tensor<768xf32>, %arg118: tensor<768xf32>, %arg119: tensor<768xf32>, %arg120: tensor<3072x768xf32>, %arg121: tensor<3072xf32>, %arg122: tensor<768x3072xf32>, %arg123: tensor<768xf32>, %arg124: tensor<768xf32>, %arg125: tensor<768xf32>, %arg126: tensor<768x768xf32>, %arg127: tensor<2304xf32>, %arg128: tensor<768x2304xf32>, %arg129: tensor<768xf32>, %arg130: tensor<768xf32>, %arg131: tensor<768xf32>, %arg132: tensor<3072x768xf32>, %arg133: tensor<3072xf32>, %arg134: tensor<768x3072xf32>, %arg135: tensor<768xf32>, %arg136: tensor<768xf32>, %arg137: tensor<768xf32>, %arg138: tensor<768x768xf32>, %arg139: tensor<2304xf32>, %arg140: tensor<768x2304xf32>, %arg141: tensor<768xf32>, %arg142: tensor<768xf32>, %arg143: tensor<768xf32>, %arg144: tensor<3072x768xf32>, %arg145: tensor<3072xf32>, %arg146: tensor<768x3072xf32>, %arg147: tensor<768xf32>, %arg148: tensor<768xf32>, %arg149: tensor<1024x768xf32>, %arg150: tensor<50257x768xf32>, %arg151: tensor<768xf32>, %arg152: tensor<768xf32>, %arg153: tensor<4x1024xi32>, %arg154: tensor<4x1024xi32>) -> (tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %1 = stablehlo.compare LT, %arg154, %0, SIGNED : (tensor<4x1024xi32>, tensor<4x1024xi32>) -> tensor<4x1024xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %3 = stablehlo.add %arg154, %2 : tensor<4x1024xi32>
    %4 = stablehlo.select %1, %3, %arg154 : tensor<4x1024xi1>, tensor<4x1024xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<50257x768xf32>, tensor<4x1024x1xi32>) -> tensor<4x1024x768xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1024x768xf32>) -> tensor<4x1024x768xf32>
    %9 = stablehlo.add %6, %8 : tensor<4x1024x768xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %11 = stablehlo.convert %10 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<4x1024x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<4x1024x768xf32>
    %18 = chlo.square %17 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<4x1024x768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_4 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<4x1024x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<4x1024x768xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<4x1024x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4x1024x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<4x1024x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4x1024x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<4x1024x768xf32>
    %35 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<4x1024x768xf32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %40 = stablehlo.add %37, %39 : tensor<4x1024x768xf32>
    %41 = stablehlo.convert %40 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %43 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %45 = stablehlo.convert %arg4 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %47 = stablehlo.convert %arg5 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %50 = stablehlo.add %46, %49 : tensor<4x1024x2304xbf16>
    %51 = stablehlo.reshape %50 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %52 = stablehlo.slice %51 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %53 = stablehlo.reshape %52 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %54 = stablehlo.slice %51 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %55 = stablehlo.reshape %54 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %56 = stablehlo.slice %51 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %57 = stablehlo.reshape %56 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %59 = stablehlo.convert %58 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_7 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<4x12x1024x1024xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %62:2 = call @_where(%44, %61, %cst_8) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<4x12x1024xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %68 = stablehlo.subtract %62#0, %67 : tensor<4x12x1024x1024xf32>
    %69 = stablehlo.exponential %68 : tensor<4x12x1024x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %73 = stablehlo.divide %69, %72 : tensor<4x12x1024x1024xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<4x12x1024x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %76 = stablehlo.divide %75, %74 : tensor<4x12x1024x1xf32>
    %77 = stablehlo.convert %73 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %78 = stablehlo.dot_general %57, %77, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %80 = stablehlo.reshape %79 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %81 = stablehlo.convert %arg6 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %83 = stablehlo.convert %arg7 : (tensor<768xf32>) -> tensor<768xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %86 = stablehlo.add %82, %85 : tensor<4x1024x768xbf16>
    %87 = stablehlo.add %10, %86 : tensor<4x1024x768xbf16>
    %88 = stablehlo.convert %87 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_14 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<4x1024x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<4x1024x768xf32>
    %95 = chlo.square %94 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<4x1024x768xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_17 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<4x1024x1xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %103 = stablehlo.subtract %88, %102 : tensor<4x1024x768xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<4x1024x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<4x1024x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<4x1024x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<4x1024x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %111 = stablehlo.multiply %103, %110 : tensor<4x1024x768xf32>
    %112 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<4x1024x768xf32>
    %115 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x1024x768xf32>
    %118 = stablehlo.convert %117 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %119 = stablehlo.convert %arg10 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %121 = stablehlo.convert %arg11 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %124 = stablehlo.add %120, %123 : tensor<4x1024x3072xbf16>
    %125 = stablehlo.multiply %124, %124 : tensor<4x1024x3072xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<4x1024x3072xbf16>
    %127 = stablehlo.multiply %124, %124 : tensor<4x1024x3072xbf16>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %129 = stablehlo.multiply %128, %127 : tensor<4x1024x3072xbf16>
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %131 = stablehlo.multiply %130, %126 : tensor<4x1024x3072xbf16>
    %132 = stablehlo.add %124, %131 : tensor<4x1024x3072xbf16>
    %cst_22 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<4x1024x3072xbf16>
    %135 = stablehlo.tanh %134 : tensor<4x1024x3072xbf16>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %136 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %137 = stablehlo.subtract %136, %135 : tensor<4x1024x3072xbf16>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %139 = stablehlo.add %138, %135 : tensor<4x1024x3072xbf16>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %141 = stablehlo.multiply %140, %139 : tensor<4x1024x3072xbf16>
    %142 = stablehlo.multiply %124, %141 : tensor<4x1024x3072xbf16>
    %143 = stablehlo.convert %arg12 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %145 = stablehlo.convert %arg13 : (tensor<768xf32>) -> tensor<768xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %148 = stablehlo.add %144, %147 : tensor<4x1024x768xbf16>
    %149 = stablehlo.add %87, %148 : tensor<4x1024x768xbf16>
    %150 = stablehlo.convert %149 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_27 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<4x1024x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<4x1024x768xf32>
    %157 = chlo.square %156 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %159 = stablehlo.multiply %158, %156 : tensor<4x1024x768xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_30 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %163 = stablehlo.divide %161, %162 : tensor<4x1024x1xf32>
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %165 = stablehlo.subtract %150, %164 : tensor<4x1024x768xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %167 = stablehlo.add %163, %166 : tensor<4x1024x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<4x1024x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<4x1024x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4x1024x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<4x1024x768xf32>
    %174 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<4x1024x768xf32>
    %177 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %179 = stablehlo.add %176, %178 : tensor<4x1024x768xf32>
    %180 = stablehlo.convert %179 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %181 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %182 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %184 = stablehlo.convert %arg16 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %185 = stablehlo.dot_general %180, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %186 = stablehlo.convert %arg17 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %187 = stablehlo.broadcast_in_dim %186, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %189 = stablehlo.add %185, %188 : tensor<4x1024x2304xbf16>
    %190 = stablehlo.reshape %189 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %191 = stablehlo.slice %190 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %192 = stablehlo.reshape %191 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %193 = stablehlo.slice %190 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %194 = stablehlo.reshape %193 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %195 = stablehlo.slice %190 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %196 = stablehlo.reshape %195 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %197 = stablehlo.dot_general %192, %194, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %198 = stablehlo.convert %197 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_33 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<4x12x1024x1024xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %201:2 = call @_where(%183, %200, %cst_34) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201#0 init: %cst_35) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %204 = stablehlo.maximum %203, %202 : tensor<4x12x1024xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %207 = stablehlo.subtract %201#0, %206 : tensor<4x12x1024x1024xf32>
    %208 = stablehlo.exponential %207 : tensor<4x12x1024x1024xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %212 = stablehlo.divide %208, %211 : tensor<4x12x1024x1024xf32>
    %213 = stablehlo.multiply %210, %210 : tensor<4x12x1024x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %215 = stablehlo.divide %214, %213 : tensor<4x12x1024x1xf32>
    %216 = stablehlo.convert %212 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %217 = stablehlo.dot_general %196, %216, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %218 = stablehlo.transpose %217, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %219 = stablehlo.reshape %218 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %220 = stablehlo.convert %arg18 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %222 = stablehlo.convert %arg19 : (tensor<768xf32>) -> tensor<768xbf16>
    %223 = stablehlo.broadcast_in_dim %222, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %225 = stablehlo.add %221, %224 : tensor<4x1024x768xbf16>
    %226 = stablehlo.add %149, %225 : tensor<4x1024x768xbf16>
    %227 = stablehlo.convert %226 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_40 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %231 = stablehlo.divide %229, %230 : tensor<4x1024x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %233 = stablehlo.subtract %227, %232 : tensor<4x1024x768xf32>
    %234 = chlo.square %233 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %236 = stablehlo.multiply %235, %233 : tensor<4x1024x768xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%234 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_43 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %240 = stablehlo.divide %238, %239 : tensor<4x1024x1xf32>
    %241 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %242 = stablehlo.subtract %227, %241 : tensor<4x1024x768xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<4x1024x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<4x1024x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<4x1024x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<4x1024x1xf32>
    %249 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %250 = stablehlo.multiply %242, %249 : tensor<4x1024x768xf32>
    %251 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<4x1024x768xf32>
    %254 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %256 = stablehlo.add %253, %255 : tensor<4x1024x768xf32>
    %257 = stablehlo.convert %256 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %258 = stablehlo.convert %arg22 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %259 = stablehlo.dot_general %257, %258, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %260 = stablehlo.convert %arg23 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %261 = stablehlo.broadcast_in_dim %260, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %263 = stablehlo.add %259, %262 : tensor<4x1024x3072xbf16>
    %264 = stablehlo.multiply %263, %263 : tensor<4x1024x3072xbf16>
    %265 = stablehlo.multiply %264, %263 : tensor<4x1024x3072xbf16>
    %266 = stablehlo.multiply %263, %263 : tensor<4x1024x3072xbf16>
    %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %267 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %268 = stablehlo.multiply %267, %266 : tensor<4x1024x3072xbf16>
    %cst_47 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %269 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %270 = stablehlo.multiply %269, %265 : tensor<4x1024x3072xbf16>
    %271 = stablehlo.add %263, %270 : tensor<4x1024x3072xbf16>
    %cst_48 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %272 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %273 = stablehlo.multiply %272, %271 : tensor<4x1024x3072xbf16>
    %274 = stablehlo.tanh %273 : tensor<4x1024x3072xbf16>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %275 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %276 = stablehlo.subtract %275, %274 : tensor<4x1024x3072xbf16>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %277 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %278 = stablehlo.add %277, %274 : tensor<4x1024x3072xbf16>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %279 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %280 = stablehlo.multiply %279, %278 : tensor<4x1024x3072xbf16>
    %281 = stablehlo.multiply %263, %280 : tensor<4x1024x3072xbf16>
    %282 = stablehlo.convert %arg24 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %283 = stablehlo.dot_general %281, %282, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %284 = stablehlo.convert %arg25 : (tensor<768xf32>) -> tensor<768xbf16>
    %285 = stablehlo.broadcast_in_dim %284, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %287 = stablehlo.add %283, %286 : tensor<4x1024x768xbf16>
    %288 = stablehlo.add %226, %287 : tensor<4x1024x768xbf16>
    %289 = stablehlo.convert %288 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_53 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<4x1024x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<4x1024x768xf32>
    %296 = chlo.square %295 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<4x1024x768xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_56 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<4x1024x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<4x1024x768xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<4x1024x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<4x1024x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<4x1024x1xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<4x1024x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<4x1024x768xf32>
    %313 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %315 = stablehlo.multiply %312, %314 : tensor<4x1024x768xf32>
    %316 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %318 = stablehlo.add %315, %317 : tensor<4x1024x768xf32>
    %319 = stablehlo.convert %318 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %320 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %321 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %322 = stablehlo.compare GE, %320, %321, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %323 = stablehlo.convert %arg28 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %324 = stablehlo.dot_general %319, %323, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %325 = stablehlo.convert %arg29 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %326 = stablehlo.broadcast_in_dim %325, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %328 = stablehlo.add %324, %327 : tensor<4x1024x2304xbf16>
    %329 = stablehlo.reshape %328 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %330 = stablehlo.slice %329 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %331 = stablehlo.reshape %330 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %332 = stablehlo.slice %329 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %333 = stablehlo.reshape %332 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %334 = stablehlo.slice %329 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %335 = stablehlo.reshape %334 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %336 = stablehlo.dot_general %331, %333, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %337 = stablehlo.convert %336 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_59 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %339 = stablehlo.multiply %337, %338 : tensor<4x12x1024x1024xf32>
    %cst_60 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %340:2 = call @_where(%322, %339, %cst_60) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %341 = stablehlo.reduce(%340#0 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %343 = stablehlo.maximum %342, %341 : tensor<4x12x1024xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %346 = stablehlo.subtract %340#0, %345 : tensor<4x12x1024x1024xf32>
    %347 = stablehlo.exponential %346 : tensor<4x12x1024x1024xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %351 = stablehlo.divide %347, %350 : tensor<4x12x1024x1024xf32>
    %352 = stablehlo.multiply %349, %349 : tensor<4x12x1024x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %354 = stablehlo.divide %353, %352 : tensor<4x12x1024x1xf32>
    %355 = stablehlo.convert %351 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %356 = stablehlo.dot_general %335, %355, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %357 = stablehlo.transpose %356, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %358 = stablehlo.reshape %357 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %359 = stablehlo.convert %arg30 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %360 = stablehlo.dot_general %358, %359, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %361 = stablehlo.convert %arg31 : (tensor<768xf32>) -> tensor<768xbf16>
    %362 = stablehlo.broadcast_in_dim %361, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %364 = stablehlo.add %360, %363 : tensor<4x1024x768xbf16>
    %365 = stablehlo.add %288, %364 : tensor<4x1024x768xbf16>
    %366 = stablehlo.convert %365 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_66 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %370 = stablehlo.divide %368, %369 : tensor<4x1024x1xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %372 = stablehlo.subtract %366, %371 : tensor<4x1024x768xf32>
    %373 = chlo.square %372 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %375 = stablehlo.multiply %374, %372 : tensor<4x1024x768xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%373 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_69 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %379 = stablehlo.divide %377, %378 : tensor<4x1024x1xf32>
    %380 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %381 = stablehlo.subtract %366, %380 : tensor<4x1024x768xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %383 = stablehlo.add %379, %382 : tensor<4x1024x1xf32>
    %384 = stablehlo.rsqrt %383 : tensor<4x1024x1xf32>
    %385 = stablehlo.divide %384, %383 : tensor<4x1024x1xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %387 = stablehlo.multiply %386, %385 : tensor<4x1024x1xf32>
    %388 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %389 = stablehlo.multiply %381, %388 : tensor<4x1024x768xf32>
    %390 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %392 = stablehlo.multiply %389, %391 : tensor<4x1024x768xf32>
    %393 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %395 = stablehlo.add %392, %394 : tensor<4x1024x768xf32>
    %396 = stablehlo.convert %395 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %397 = stablehlo.convert %arg34 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %398 = stablehlo.dot_general %396, %397, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %399 = stablehlo.convert %arg35 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %400 = stablehlo.broadcast_in_dim %399, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %402 = stablehlo.add %398, %401 : tensor<4x1024x3072xbf16>
    %403 = stablehlo.multiply %402, %402 : tensor<4x1024x3072xbf16>
    %404 = stablehlo.multiply %403, %402 : tensor<4x1024x3072xbf16>
    %405 = stablehlo.multiply %402, %402 : tensor<4x1024x3072xbf16>
    %cst_72 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %406 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %407 = stablehlo.multiply %406, %405 : tensor<4x1024x3072xbf16>
    %cst_73 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %408 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %409 = stablehlo.multiply %408, %404 : tensor<4x1024x3072xbf16>
    %410 = stablehlo.add %402, %409 : tensor<4x1024x3072xbf16>
    %cst_74 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %411 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %412 = stablehlo.multiply %411, %410 : tensor<4x1024x3072xbf16>
    %413 = stablehlo.tanh %412 : tensor<4x1024x3072xbf16>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %414 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %415 = stablehlo.subtract %414, %413 : tensor<4x1024x3072xbf16>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %416 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %417 = stablehlo.add %416, %413 : tensor<4x1024x3072xbf16>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %418 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %419 = stablehlo.multiply %418, %417 : tensor<4x1024x3072xbf16>
    %420 = stablehlo.multiply %402, %419 : tensor<4x1024x3072xbf16>
    %421 = stablehlo.convert %arg36 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %422 = stablehlo.dot_general %420, %421, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %423 = stablehlo.convert %arg37 : (tensor<768xf32>) -> tensor<768xbf16>
    %424 = stablehlo.broadcast_in_dim %423, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %426 = stablehlo.add %422, %425 : tensor<4x1024x768xbf16>
    %427 = stablehlo.add %365, %426 : tensor<4x1024x768xbf16>
    %428 = stablehlo.convert %427 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_79 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %432 = stablehlo.divide %430, %431 : tensor<4x1024x1xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %434 = stablehlo.subtract %428, %433 : tensor<4x1024x768xf32>
    %435 = chlo.square %434 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %437 = stablehlo.multiply %436, %434 : tensor<4x1024x768xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%435 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_82 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %441 = stablehlo.divide %439, %440 : tensor<4x1024x1xf32>
    %442 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %443 = stablehlo.subtract %428, %442 : tensor<4x1024x768xf32>
    %cst_83 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %445 = stablehlo.add %441, %444 : tensor<4x1024x1xf32>
    %446 = stablehlo.rsqrt %445 : tensor<4x1024x1xf32>
    %447 = stablehlo.divide %446, %445 : tensor<4x1024x1xf32>
    %cst_84 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %449 = stablehlo.multiply %448, %447 : tensor<4x1024x1xf32>
    %450 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %451 = stablehlo.multiply %443, %450 : tensor<4x1024x768xf32>
    %452 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %454 = stablehlo.multiply %451, %453 : tensor<4x1024x768xf32>
    %455 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %457 = stablehlo.add %454, %456 : tensor<4x1024x768xf32>
    %458 = stablehlo.convert %457 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %459 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %460 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %461 = stablehlo.compare GE, %459, %460, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %462 = stablehlo.convert %arg40 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %463 = stablehlo.dot_general %458, %462, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %464 = stablehlo.convert %arg41 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %465 = stablehlo.broadcast_in_dim %464, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %467 = stablehlo.add %463, %466 : tensor<4x1024x2304xbf16>
    %468 = stablehlo.reshape %467 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %469 = stablehlo.slice %468 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %470 = stablehlo.reshape %469 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %471 = stablehlo.slice %468 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %472 = stablehlo.reshape %471 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %473 = stablehlo.slice %468 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %474 = stablehlo.reshape %473 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %475 = stablehlo.dot_general %470, %472, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %476 = stablehlo.convert %475 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_85 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %478 = stablehlo.multiply %476, %477 : tensor<4x12x1024x1024xf32>
    %cst_86 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %479:2 = call @_where(%461, %478, %cst_86) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %480 = stablehlo.reduce(%479#0 init: %cst_87) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %482 = stablehlo.maximum %481, %480 : tensor<4x12x1024xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %485 = stablehlo.subtract %479#0, %484 : tensor<4x12x1024x1024xf32>
    %486 = stablehlo.exponential %485 : tensor<4x12x1024x1024xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_89) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %490 = stablehlo.divide %486, %489 : tensor<4x12x1024x1024xf32>
    %491 = stablehlo.multiply %488, %488 : tensor<4x12x1024x1xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %493 = stablehlo.divide %492, %491 : tensor<4x12x1024x1xf32>
    %494 = stablehlo.convert %490 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %495 = stablehlo.dot_general %474, %494, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %496 = stablehlo.transpose %495, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %497 = stablehlo.reshape %496 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %498 = stablehlo.convert %arg42 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %499 = stablehlo.dot_general %497, %498, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %500 = stablehlo.convert %arg43 : (tensor<768xf32>) -> tensor<768xbf16>
    %501 = stablehlo.broadcast_in_dim %500, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %503 = stablehlo.add %499, %502 : tensor<4x1024x768xbf16>
    %504 = stablehlo.add %427, %503 : tensor<4x1024x768xbf16>
    %505 = stablehlo.convert %504 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_92 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<4x1024x1xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %511 = stablehlo.subtract %505, %510 : tensor<4x1024x768xf32>
    %512 = chlo.square %511 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %514 = stablehlo.multiply %513, %511 : tensor<4x1024x768xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%512 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_95 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %518 = stablehlo.divide %516, %517 : tensor<4x1024x1xf32>
    %519 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %520 = stablehlo.subtract %505, %519 : tensor<4x1024x768xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %522 = stablehlo.add %518, %521 : tensor<4x1024x1xf32>
    %523 = stablehlo.rsqrt %522 : tensor<4x1024x1xf32>
    %524 = stablehlo.divide %523, %522 : tensor<4x1024x1xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %526 = stablehlo.multiply %525, %524 : tensor<4x1024x1xf32>
    %527 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %528 = stablehlo.multiply %520, %527 : tensor<4x1024x768xf32>
    %529 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %531 = stablehlo.multiply %528, %530 : tensor<4x1024x768xf32>
    %532 = stablehlo.broadcast_in_dim %arg45, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %534 = stablehlo.add %531, %533 : tensor<4x1024x768xf32>
    %535 = stablehlo.convert %534 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %536 = stablehlo.convert %arg46 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %537 = stablehlo.dot_general %535, %536, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %538 = stablehlo.convert %arg47 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %539 = stablehlo.broadcast_in_dim %538, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %541 = stablehlo.add %537, %540 : tensor<4x1024x3072xbf16>
    %542 = stablehlo.multiply %541, %541 : tensor<4x1024x3072xbf16>
    %543 = stablehlo.multiply %542, %541 : tensor<4x1024x3072xbf16>
    %544 = stablehlo.multiply %541, %541 : tensor<4x1024x3072xbf16>
    %cst_98 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %545 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %546 = stablehlo.multiply %545, %544 : tensor<4x1024x3072xbf16>
    %cst_99 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %547 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %548 = stablehlo.multiply %547, %543 : tensor<4x1024x3072xbf16>
    %549 = stablehlo.add %541, %548 : tensor<4x1024x3072xbf16>
    %cst_100 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %550 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %551 = stablehlo.multiply %550, %549 : tensor<4x1024x3072xbf16>
    %552 = stablehlo.tanh %551 : tensor<4x1024x3072xbf16>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %553 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %554 = stablehlo.subtract %553, %552 : tensor<4x1024x3072xbf16>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %555 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %556 = stablehlo.add %555, %552 : tensor<4x1024x3072xbf16>
    %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %557 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %558 = stablehlo.multiply %557, %556 : tensor<4x1024x3072xbf16>
    %559 = stablehlo.multiply %541, %558 : tensor<4x1024x3072xbf16>
    %560 = stablehlo.convert %arg48 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %561 = stablehlo.dot_general %559, %560, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %562 = stablehlo.convert %arg49 : (tensor<768xf32>) -> tensor<768xbf16>
    %563 = stablehlo.broadcast_in_dim %562, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %565 = stablehlo.add %561, %564 : tensor<4x1024x768xbf16>
    %566 = stablehlo.add %504, %565 : tensor<4x1024x768xbf16>
    %567 = stablehlo.convert %566 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %571 = stablehlo.divide %569, %570 : tensor<4x1024x1xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %573 = stablehlo.subtract %567, %572 : tensor<4x1024x768xf32>
    %574 = chlo.square %573 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %576 = stablehlo.multiply %575, %573 : tensor<4x1024x768xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%574 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_108 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %580 = stablehlo.divide %578, %579 : tensor<4x1024x1xf32>
    %581 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %582 = stablehlo.subtract %567, %581 : tensor<4x1024x768xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %584 = stablehlo.add %580, %583 : tensor<4x1024x1xf32>
    %585 = stablehlo.rsqrt %584 : tensor<4x1024x1xf32>
    %586 = stablehlo.divide %585, %584 : tensor<4x1024x1xf32>
    %cst_110 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %588 = stablehlo.multiply %587, %586 : tensor<4x1024x1xf32>
    %589 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %590 = stablehlo.multiply %582, %589 : tensor<4x1024x768xf32>
    %591 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %593 = stablehlo.multiply %590, %592 : tensor<4x1024x768xf32>
    %594 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %596 = stablehlo.add %593, %595 : tensor<4x1024x768xf32>
    %597 = stablehlo.convert %596 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %598 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %599 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %600 = stablehlo.compare GE, %598, %599, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %601 = stablehlo.convert %arg52 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %602 = stablehlo.dot_general %597, %601, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %603 = stablehlo.convert %arg53 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %604 = stablehlo.broadcast_in_dim %603, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %606 = stablehlo.add %602, %605 : tensor<4x1024x2304xbf16>
    %607 = stablehlo.reshape %606 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %608 = stablehlo.slice %607 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %609 = stablehlo.reshape %608 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %610 = stablehlo.slice %607 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %611 = stablehlo.reshape %610 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %612 = stablehlo.slice %607 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %613 = stablehlo.reshape %612 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %614 = stablehlo.dot_general %609, %611, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %615 = stablehlo.convert %614 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_111 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %617 = stablehlo.multiply %615, %616 : tensor<4x12x1024x1024xf32>
    %cst_112 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %618:2 = call @_where(%600, %617, %cst_112) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %619 = stablehlo.reduce(%618#0 init: %cst_113) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %621 = stablehlo.maximum %620, %619 : tensor<4x12x1024xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %624 = stablehlo.subtract %618#0, %623 : tensor<4x12x1024x1024xf32>
    %625 = stablehlo.exponential %624 : tensor<4x12x1024x1024xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_115) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %629 = stablehlo.divide %625, %628 : tensor<4x12x1024x1024xf32>
    %630 = stablehlo.multiply %627, %627 : tensor<4x12x1024x1xf32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %632 = stablehlo.divide %631, %630 : tensor<4x12x1024x1xf32>
    %633 = stablehlo.convert %629 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %634 = stablehlo.dot_general %613, %633, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %635 = stablehlo.transpose %634, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %636 = stablehlo.reshape %635 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %637 = stablehlo.convert %arg54 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %638 = stablehlo.dot_general %636, %637, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %639 = stablehlo.convert %arg55 : (tensor<768xf32>) -> tensor<768xbf16>
    %640 = stablehlo.broadcast_in_dim %639, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %642 = stablehlo.add %638, %641 : tensor<4x1024x768xbf16>
    %643 = stablehlo.add %566, %642 : tensor<4x1024x768xbf16>
    %644 = stablehlo.convert %643 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%644 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_118 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %648 = stablehlo.divide %646, %647 : tensor<4x1024x1xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %650 = stablehlo.subtract %644, %649 : tensor<4x1024x768xf32>
    %651 = chlo.square %650 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %653 = stablehlo.multiply %652, %650 : tensor<4x1024x768xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%651 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_121 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %657 = stablehlo.divide %655, %656 : tensor<4x1024x1xf32>
    %658 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %659 = stablehlo.subtract %644, %658 : tensor<4x1024x768xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %661 = stablehlo.add %657, %660 : tensor<4x1024x1xf32>
    %662 = stablehlo.rsqrt %661 : tensor<4x1024x1xf32>
    %663 = stablehlo.divide %662, %661 : tensor<4x1024x1xf32>
    %cst_123 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %665 = stablehlo.multiply %664, %663 : tensor<4x1024x1xf32>
    %666 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %667 = stablehlo.multiply %659, %666 : tensor<4x1024x768xf32>
    %668 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %670 = stablehlo.multiply %667, %669 : tensor<4x1024x768xf32>
    %671 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %673 = stablehlo.add %670, %672 : tensor<4x1024x768xf32>
    %674 = stablehlo.convert %673 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %675 = stablehlo.convert %arg58 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %676 = stablehlo.dot_general %674, %675, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %677 = stablehlo.convert %arg59 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %678 = stablehlo.broadcast_in_dim %677, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %680 = stablehlo.add %676, %679 : tensor<4x1024x3072xbf16>
    %681 = stablehlo.multiply %680, %680 : tensor<4x1024x3072xbf16>
    %682 = stablehlo.multiply %681, %680 : tensor<4x1024x3072xbf16>
    %683 = stablehlo.multiply %680, %680 : tensor<4x1024x3072xbf16>
    %cst_124 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %684 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %685 = stablehlo.multiply %684, %683 : tensor<4x1024x3072xbf16>
    %cst_125 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %686 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %687 = stablehlo.multiply %686, %682 : tensor<4x1024x3072xbf16>
    %688 = stablehlo.add %680, %687 : tensor<4x1024x3072xbf16>
    %cst_126 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %689 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %690 = stablehlo.multiply %689, %688 : tensor<4x1024x3072xbf16>
    %691 = stablehlo.tanh %690 : tensor<4x1024x3072xbf16>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %692 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %693 = stablehlo.subtract %692, %691 : tensor<4x1024x3072xbf16>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %694 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %695 = stablehlo.add %694, %691 : tensor<4x1024x3072xbf16>
    %cst_129 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %696 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %697 = stablehlo.multiply %696, %695 : tensor<4x1024x3072xbf16>
    %698 = stablehlo.multiply %680, %697 : tensor<4x1024x3072xbf16>
    %699 = stablehlo.convert %arg60 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %700 = stablehlo.dot_general %698, %699, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %701 = stablehlo.convert %arg61 : (tensor<768xf32>) -> tensor<768xbf16>
    %702 = stablehlo.broadcast_in_dim %701, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %703 = stablehlo.broadcast_in_dim %702, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %704 = stablehlo.add %700, %703 : tensor<4x1024x768xbf16>
    %705 = stablehlo.add %643, %704 : tensor<4x1024x768xbf16>
    %706 = stablehlo.convert %705 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_131 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %710 = stablehlo.divide %708, %709 : tensor<4x1024x1xf32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %712 = stablehlo.subtract %706, %711 : tensor<4x1024x768xf32>
    %713 = chlo.square %712 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_132 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %715 = stablehlo.multiply %714, %712 : tensor<4x1024x768xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%713 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_134 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %719 = stablehlo.divide %717, %718 : tensor<4x1024x1xf32>
    %720 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %721 = stablehlo.subtract %706, %720 : tensor<4x1024x768xf32>
    %cst_135 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %723 = stablehlo.add %719, %722 : tensor<4x1024x1xf32>
    %724 = stablehlo.rsqrt %723 : tensor<4x1024x1xf32>
    %725 = stablehlo.divide %724, %723 : tensor<4x1024x1xf32>
    %cst_136 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %727 = stablehlo.multiply %726, %725 : tensor<4x1024x1xf32>
    %728 = stablehlo.broadcast_in_dim %724, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %729 = stablehlo.multiply %721, %728 : tensor<4x1024x768xf32>
    %730 = stablehlo.broadcast_in_dim %arg62, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %732 = stablehlo.multiply %729, %731 : tensor<4x1024x768xf32>
    %733 = stablehlo.broadcast_in_dim %arg63, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %735 = stablehlo.add %732, %734 : tensor<4x1024x768xf32>
    %736 = stablehlo.convert %735 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %737 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %738 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %739 = stablehlo.compare GE, %737, %738, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %740 = stablehlo.convert %arg64 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %741 = stablehlo.dot_general %736, %740, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %742 = stablehlo.convert %arg65 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %743 = stablehlo.broadcast_in_dim %742, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %744 = stablehlo.broadcast_in_dim %743, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %745 = stablehlo.add %741, %744 : tensor<4x1024x2304xbf16>
    %746 = stablehlo.reshape %745 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %747 = stablehlo.slice %746 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %748 = stablehlo.reshape %747 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %749 = stablehlo.slice %746 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %750 = stablehlo.reshape %749 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %751 = stablehlo.slice %746 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %752 = stablehlo.reshape %751 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %753 = stablehlo.dot_general %748, %750, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %754 = stablehlo.convert %753 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_137 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %756 = stablehlo.multiply %754, %755 : tensor<4x12x1024x1024xf32>
    %cst_138 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %757:2 = call @_where(%739, %756, %cst_138) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %758 = stablehlo.reduce(%757#0 init: %cst_139) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %760 = stablehlo.maximum %759, %758 : tensor<4x12x1024xf32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %763 = stablehlo.subtract %757#0, %762 : tensor<4x12x1024x1024xf32>
    %764 = stablehlo.exponential %763 : tensor<4x12x1024x1024xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %765 = stablehlo.reduce(%764 init: %cst_141) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %768 = stablehlo.divide %764, %767 : tensor<4x12x1024x1024xf32>
    %769 = stablehlo.multiply %766, %766 : tensor<4x12x1024x1xf32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %771 = stablehlo.divide %770, %769 : tensor<4x12x1024x1xf32>
    %772 = stablehlo.convert %768 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %773 = stablehlo.dot_general %752, %772, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %774 = stablehlo.transpose %773, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %775 = stablehlo.reshape %774 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %776 = stablehlo.convert %arg66 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %777 = stablehlo.dot_general %775, %776, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %778 = stablehlo.convert %arg67 : (tensor<768xf32>) -> tensor<768xbf16>
    %779 = stablehlo.broadcast_in_dim %778, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %781 = stablehlo.add %777, %780 : tensor<4x1024x768xbf16>
    %782 = stablehlo.add %705, %781 : tensor<4x1024x768xbf16>
    %783 = stablehlo.convert %782 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_144 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %787 = stablehlo.divide %785, %786 : tensor<4x1024x1xf32>
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %789 = stablehlo.subtract %783, %788 : tensor<4x1024x768xf32>
    %790 = chlo.square %789 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %792 = stablehlo.multiply %791, %789 : tensor<4x1024x768xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%790 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_147 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %796 = stablehlo.divide %794, %795 : tensor<4x1024x1xf32>
    %797 = stablehlo.broadcast_in_dim %787, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %798 = stablehlo.subtract %783, %797 : tensor<4x1024x768xf32>
    %cst_148 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %800 = stablehlo.add %796, %799 : tensor<4x1024x1xf32>
    %801 = stablehlo.rsqrt %800 : tensor<4x1024x1xf32>
    %802 = stablehlo.divide %801, %800 : tensor<4x1024x1xf32>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %804 = stablehlo.multiply %803, %802 : tensor<4x1024x1xf32>
    %805 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %806 = stablehlo.multiply %798, %805 : tensor<4x1024x768xf32>
    %807 = stablehlo.broadcast_in_dim %arg68, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %809 = stablehlo.multiply %806, %808 : tensor<4x1024x768xf32>
    %810 = stablehlo.broadcast_in_dim %arg69, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %812 = stablehlo.add %809, %811 : tensor<4x1024x768xf32>
    %813 = stablehlo.convert %812 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %814 = stablehlo.convert %arg70 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %815 = stablehlo.dot_general %813, %814, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %816 = stablehlo.convert %arg71 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %817 = stablehlo.broadcast_in_dim %816, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %819 = stablehlo.add %815, %818 : tensor<4x1024x3072xbf16>
    %820 = stablehlo.multiply %819, %819 : tensor<4x1024x3072xbf16>
    %821 = stablehlo.multiply %820, %819 : tensor<4x1024x3072xbf16>
    %822 = stablehlo.multiply %819, %819 : tensor<4x1024x3072xbf16>
    %cst_150 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %823 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %824 = stablehlo.multiply %823, %822 : tensor<4x1024x3072xbf16>
    %cst_151 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %825 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %826 = stablehlo.multiply %825, %821 : tensor<4x1024x3072xbf16>
    %827 = stablehlo.add %819, %826 : tensor<4x1024x3072xbf16>
    %cst_152 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %828 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %829 = stablehlo.multiply %828, %827 : tensor<4x1024x3072xbf16>
    %830 = stablehlo.tanh %829 : tensor<4x1024x3072xbf16>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %831 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %832 = stablehlo.subtract %831, %830 : tensor<4x1024x3072xbf16>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %833 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %834 = stablehlo.add %833, %830 : tensor<4x1024x3072xbf16>
    %cst_155 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %835 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %836 = stablehlo.multiply %835, %834 : tensor<4x1024x3072xbf16>
    %837 = stablehlo.multiply %819, %836 : tensor<4x1024x3072xbf16>
    %838 = stablehlo.convert %arg72 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %839 = stablehlo.dot_general %837, %838, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %840 = stablehlo.convert %arg73 : (tensor<768xf32>) -> tensor<768xbf16>
    %841 = stablehlo.broadcast_in_dim %840, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %843 = stablehlo.add %839, %842 : tensor<4x1024x768xbf16>
    %844 = stablehlo.add %782, %843 : tensor<4x1024x768xbf16>
    %845 = stablehlo.convert %844 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%845 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %847 = stablehlo.broadcast_in_dim %846, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_157 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %849 = stablehlo.divide %847, %848 : tensor<4x1024x1xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %851 = stablehlo.subtract %845, %850 : tensor<4x1024x768xf32>
    %852 = chlo.square %851 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_158 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %854 = stablehlo.multiply %853, %851 : tensor<4x1024x768xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.reduce(%852 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_160 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %858 = stablehlo.divide %856, %857 : tensor<4x1024x1xf32>
    %859 = stablehlo.broadcast_in_dim %849, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %860 = stablehlo.subtract %845, %859 : tensor<4x1024x768xf32>
    %cst_161 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %862 = stablehlo.add %858, %861 : tensor<4x1024x1xf32>
    %863 = stablehlo.rsqrt %862 : tensor<4x1024x1xf32>
    %864 = stablehlo.divide %863, %862 : tensor<4x1024x1xf32>
    %cst_162 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %866 = stablehlo.multiply %865, %864 : tensor<4x1024x1xf32>
    %867 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %868 = stablehlo.multiply %860, %867 : tensor<4x1024x768xf32>
    %869 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %871 = stablehlo.multiply %868, %870 : tensor<4x1024x768xf32>
    %872 = stablehlo.broadcast_in_dim %arg75, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %874 = stablehlo.add %871, %873 : tensor<4x1024x768xf32>
    %875 = stablehlo.convert %874 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %876 = stablehlo.convert %arg0 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %877 = stablehlo.transpose %876, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %878 = stablehlo.dot_general %875, %877, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x50257xbf16>
    %879 = stablehlo.convert %878 : (tensor<4x1024x50257xbf16>) -> tensor<4x1024x50257xf32>
    %880:3 = call @log_softmax(%879) : (tensor<4x1024x50257xf32>) -> (tensor<4x1024x50257xf32>, tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>)
    %881 = stablehlo.broadcast_in_dim %arg153, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %882:2 = call @take_along_axis(%880#0, %881) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xi32>) -> (tensor<4x1024x1xf32>, tensor<4x1024x1x1xi32>)
    %883 = stablehlo.reshape %882#0 : (tensor<4x1024x1xf32>) -> tensor<4x1024xf32>
    %884 = stablehlo.negate %883 : tensor<4x1024xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.reduce(%884 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %886 = stablehlo.divide %885, %cst_164 : tensor<f32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_166 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %887 = stablehlo.divide %cst_165, %cst_166 : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<4x1024xf32>
    %889 = stablehlo.negate %888 : tensor<4x1024xf32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %891 = call @take_along_axis_0(%882#1, %890) : (tensor<4x1024x1x1xi32>, tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    %892 = call @log_softmax_1(%880#1, %880#2, %891) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>, tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xf32>
    %893 = stablehlo.convert %892 : (tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xbf16>
    %894 = stablehlo.dot_general %893, %875, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<4x1024x768xbf16>) -> tensor<50257x768xbf16>
    %895 = stablehlo.transpose %894, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %896 = stablehlo.dot_general %893, %877, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x768xbf16>
    %897 = stablehlo.transpose %895, dims = [1, 0] : (tensor<768x50257xbf16>) -> tensor<50257x768xbf16>
    %898 = stablehlo.convert %897 : (tensor<50257x768xbf16>) -> tensor<50257x768xf32>
    %899 = stablehlo.convert %896 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %901 = stablehlo.reshape %900 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%901 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %903 = stablehlo.multiply %868, %899 : tensor<4x1024x768xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%903 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %905 = stablehlo.reshape %904 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %906 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %907 = stablehlo.multiply %899, %906 : tensor<4x1024x768xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%905 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %909 = stablehlo.multiply %860, %907 : tensor<4x1024x768xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%909 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %911 = stablehlo.reshape %910 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %912 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %913 = stablehlo.multiply %907, %912 : tensor<4x1024x768xf32>
    %914 = stablehlo.multiply %911, %866 : tensor<4x1024x1xf32>
    %915 = stablehlo.negate %913 : tensor<4x1024x768xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %916 = stablehlo.reduce(%915 init: %cst_172) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %917 = stablehlo.reshape %916 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_173 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %919 = stablehlo.divide %914, %918 : tensor<4x1024x1xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.reduce(%919 init: %cst_174) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %922 = stablehlo.multiply %921, %854 : tensor<4x1024x768xf32>
    %923 = stablehlo.negate %922 : tensor<4x1024x768xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_175) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %925 = stablehlo.reshape %924 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %926 = stablehlo.add %913, %922 : tensor<4x1024x768xf32>
    %927 = stablehlo.add %917, %925 : tensor<4x1024x1xf32>
    %cst_176 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %929 = stablehlo.divide %927, %928 : tensor<4x1024x1xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %930 = stablehlo.reduce(%929 init: %cst_177) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %932 = stablehlo.add %926, %931 : tensor<4x1024x768xf32>
    %933 = stablehlo.convert %932 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %934 = stablehlo.reduce(%933 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %935 = stablehlo.reshape %934 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %936 = stablehlo.reduce(%935 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %937 = stablehlo.convert %936 : (tensor<768xbf16>) -> tensor<768xf32>
    %938 = stablehlo.dot_general %933, %837, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %939 = stablehlo.transpose %938, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %940 = stablehlo.dot_general %933, %838, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %941 = stablehlo.convert %939 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %942 = stablehlo.multiply %819, %940 : tensor<4x1024x3072xbf16>
    %943 = stablehlo.multiply %940, %836 : tensor<4x1024x3072xbf16>
    %cst_180 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %944 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %945 = stablehlo.multiply %944, %942 : tensor<4x1024x3072xbf16>
    %946 = stablehlo.multiply %945, %832 : tensor<4x1024x3072xbf16>
    %947 = stablehlo.multiply %946, %830 : tensor<4x1024x3072xbf16>
    %948 = stablehlo.add %946, %947 : tensor<4x1024x3072xbf16>
    %cst_181 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %949 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %950 = stablehlo.multiply %949, %948 : tensor<4x1024x3072xbf16>
    %951 = stablehlo.add %943, %950 : tensor<4x1024x3072xbf16>
    %cst_182 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %952 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %953 = stablehlo.multiply %952, %950 : tensor<4x1024x3072xbf16>
    %954 = stablehlo.multiply %953, %824 : tensor<4x1024x3072xbf16>
    %955 = stablehlo.add %951, %954 : tensor<4x1024x3072xbf16>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %956 = stablehlo.reduce(%955 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %957 = stablehlo.reshape %956 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %958 = stablehlo.reduce(%957 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %959 = stablehlo.convert %958 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %960 = stablehlo.dot_general %955, %813, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %961 = stablehlo.transpose %960, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %962 = stablehlo.dot_general %955, %814, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %963 = stablehlo.convert %961 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %964 = stablehlo.convert %962 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.reduce(%964 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %966 = stablehlo.reshape %965 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.reduce(%966 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %968 = stablehlo.multiply %806, %964 : tensor<4x1024x768xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %969 = stablehlo.reduce(%968 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %970 = stablehlo.reshape %969 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %971 = stablehlo.broadcast_in_dim %807, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %972 = stablehlo.multiply %964, %971 : tensor<4x1024x768xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %973 = stablehlo.reduce(%970 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %974 = stablehlo.multiply %798, %972 : tensor<4x1024x768xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %976 = stablehlo.reshape %975 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %977 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %978 = stablehlo.multiply %972, %977 : tensor<4x1024x768xf32>
    %979 = stablehlo.multiply %976, %804 : tensor<4x1024x1xf32>
    %980 = stablehlo.negate %978 : tensor<4x1024x768xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %981 = stablehlo.reduce(%980 init: %cst_190) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %982 = stablehlo.reshape %981 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_191 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %984 = stablehlo.divide %979, %983 : tensor<4x1024x1xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.reduce(%984 init: %cst_192) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %987 = stablehlo.multiply %986, %792 : tensor<4x1024x768xf32>
    %988 = stablehlo.negate %987 : tensor<4x1024x768xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.reduce(%988 init: %cst_193) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %990 = stablehlo.reshape %989 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %991 = stablehlo.add %978, %987 : tensor<4x1024x768xf32>
    %992 = stablehlo.add %982, %990 : tensor<4x1024x1xf32>
    %cst_194 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %994 = stablehlo.divide %992, %993 : tensor<4x1024x1xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %995 = stablehlo.reduce(%994 init: %cst_195) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %996 = stablehlo.broadcast_in_dim %995, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %997 = stablehlo.add %991, %996 : tensor<4x1024x768xf32>
    %998 = stablehlo.convert %997 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %999 = stablehlo.add %933, %998 : tensor<4x1024x768xbf16>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1000 = stablehlo.reduce(%999 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1001 = stablehlo.reshape %1000 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1002 = stablehlo.reduce(%1001 init: %cst_197) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1003 = stablehlo.convert %1002 : (tensor<768xbf16>) -> tensor<768xf32>
    %1004 = stablehlo.dot_general %999, %775, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1005 = stablehlo.transpose %1004, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1006 = stablehlo.dot_general %999, %776, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1007 = stablehlo.convert %1005 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1008 = stablehlo.reshape %1006 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1009 = stablehlo.transpose %1008, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1010 = stablehlo.dot_general %1009, %752, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1011 = stablehlo.dot_general %1009, %772, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1012 = stablehlo.transpose %1011, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1013 = stablehlo.convert %1010 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1014 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1015 = stablehlo.multiply %1013, %1014 : tensor<4x12x1024x1024xf32>
    %1016 = stablehlo.multiply %1015, %764 : tensor<4x12x1024x1024xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_198) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1019 = stablehlo.negate %1018 : tensor<4x12x1024x1xf32>
    %1020 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1021 = stablehlo.divide %1013, %1020 : tensor<4x12x1024x1024xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1022 = stablehlo.reduce(%1019 init: %cst_199) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1024 = stablehlo.add %1021, %1023 : tensor<4x12x1024x1024xf32>
    %1025 = stablehlo.multiply %1024, %764 : tensor<4x12x1024x1024xf32>
    %1026 = call @_where_2(%757#1, %1025) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_200 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1028 = stablehlo.multiply %1026, %1027 : tensor<4x12x1024x1024xf32>
    %1029 = stablehlo.convert %1028 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1030 = stablehlo.dot_general %1029, %748, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1031 = stablehlo.transpose %1030, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1032 = stablehlo.dot_general %1029, %750, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1033 = stablehlo.transpose %1032, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1034 = stablehlo.broadcast_in_dim %1012, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1035 = stablehlo.pad %1034, %cst_201, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1036 = stablehlo.broadcast_in_dim %1031, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1037 = stablehlo.pad %1036, %cst_202, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1038 = stablehlo.add %1035, %1037 : tensor<4x1024x3x12x64xbf16>
    %1039 = stablehlo.broadcast_in_dim %1033, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1040 = stablehlo.pad %1039, %cst_203, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1041 = stablehlo.add %1038, %1040 : tensor<4x1024x3x12x64xbf16>
    %1042 = stablehlo.reshape %1041 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1043 = stablehlo.reduce(%1042 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1044 = stablehlo.reshape %1043 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1045 = stablehlo.reduce(%1044 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1046 = stablehlo.convert %1045 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1047 = stablehlo.dot_general %1042, %736, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1048 = stablehlo.transpose %1047, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1049 = stablehlo.dot_general %1042, %740, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1050 = stablehlo.convert %1048 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1051 = stablehlo.convert %1049 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1052 = stablehlo.reduce(%1051 init: %cst_206) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1053 = stablehlo.reshape %1052 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1054 = stablehlo.reduce(%1053 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1055 = stablehlo.multiply %729, %1051 : tensor<4x1024x768xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.reduce(%1055 init: %cst_208) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1057 = stablehlo.reshape %1056 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1058 = stablehlo.broadcast_in_dim %730, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1059 = stablehlo.multiply %1051, %1058 : tensor<4x1024x768xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1060 = stablehlo.reduce(%1057 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1061 = stablehlo.multiply %721, %1059 : tensor<4x1024x768xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.reduce(%1061 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1063 = stablehlo.reshape %1062 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1064 = stablehlo.broadcast_in_dim %724, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1065 = stablehlo.multiply %1059, %1064 : tensor<4x1024x768xf32>
    %1066 = stablehlo.multiply %1063, %727 : tensor<4x1024x1xf32>
    %1067 = stablehlo.negate %1065 : tensor<4x1024x768xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1069 = stablehlo.reshape %1068 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_212 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1071 = stablehlo.divide %1066, %1070 : tensor<4x1024x1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.reduce(%1071 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1074 = stablehlo.multiply %1073, %715 : tensor<4x1024x768xf32>
    %1075 = stablehlo.negate %1074 : tensor<4x1024x768xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%1075 init: %cst_214) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1077 = stablehlo.reshape %1076 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1078 = stablehlo.add %1065, %1074 : tensor<4x1024x768xf32>
    %1079 = stablehlo.add %1069, %1077 : tensor<4x1024x1xf32>
    %cst_215 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1081 = stablehlo.divide %1079, %1080 : tensor<4x1024x1xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1082 = stablehlo.reduce(%1081 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1084 = stablehlo.add %1078, %1083 : tensor<4x1024x768xf32>
    %1085 = stablehlo.convert %1084 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1086 = stablehlo.add %999, %1085 : tensor<4x1024x768xbf16>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1087 = stablehlo.reduce(%1086 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1088 = stablehlo.reshape %1087 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1089 = stablehlo.reduce(%1088 init: %cst_218) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1090 = stablehlo.convert %1089 : (tensor<768xbf16>) -> tensor<768xf32>
    %1091 = stablehlo.dot_general %1086, %698, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1092 = stablehlo.transpose %1091, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1093 = stablehlo.dot_general %1086, %699, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1094 = stablehlo.convert %1092 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1095 = stablehlo.multiply %680, %1093 : tensor<4x1024x3072xbf16>
    %1096 = stablehlo.multiply %1093, %697 : tensor<4x1024x3072xbf16>
    %cst_219 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1097 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1098 = stablehlo.multiply %1097, %1095 : tensor<4x1024x3072xbf16>
    %1099 = stablehlo.multiply %1098, %693 : tensor<4x1024x3072xbf16>
    %1100 = stablehlo.multiply %1099, %691 : tensor<4x1024x3072xbf16>
    %1101 = stablehlo.add %1099, %1100 : tensor<4x1024x3072xbf16>
    %cst_220 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1102 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1103 = stablehlo.multiply %1102, %1101 : tensor<4x1024x3072xbf16>
    %1104 = stablehlo.add %1096, %1103 : tensor<4x1024x3072xbf16>
    %cst_221 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1105 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1106 = stablehlo.multiply %1105, %1103 : tensor<4x1024x3072xbf16>
    %1107 = stablehlo.multiply %1106, %685 : tensor<4x1024x3072xbf16>
    %1108 = stablehlo.add %1104, %1107 : tensor<4x1024x3072xbf16>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1109 = stablehlo.reduce(%1108 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1110 = stablehlo.reshape %1109 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1111 = stablehlo.reduce(%1110 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1112 = stablehlo.convert %1111 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1113 = stablehlo.dot_general %1108, %674, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1114 = stablehlo.transpose %1113, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1115 = stablehlo.dot_general %1108, %675, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1116 = stablehlo.convert %1114 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1117 = stablehlo.convert %1115 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1118 = stablehlo.reduce(%1117 init: %cst_224) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1119 = stablehlo.reshape %1118 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1119 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1121 = stablehlo.multiply %667, %1117 : tensor<4x1024x768xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1122 = stablehlo.reduce(%1121 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1123 = stablehlo.reshape %1122 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1124 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1125 = stablehlo.multiply %1117, %1124 : tensor<4x1024x768xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1126 = stablehlo.reduce(%1123 init: %cst_227) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1127 = stablehlo.multiply %659, %1125 : tensor<4x1024x768xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_228) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1129 = stablehlo.reshape %1128 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1130 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1131 = stablehlo.multiply %1125, %1130 : tensor<4x1024x768xf32>
    %1132 = stablehlo.multiply %1129, %665 : tensor<4x1024x1xf32>
    %1133 = stablehlo.negate %1131 : tensor<4x1024x768xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1134 = stablehlo.reduce(%1133 init: %cst_229) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1135 = stablehlo.reshape %1134 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_230 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1137 = stablehlo.divide %1132, %1136 : tensor<4x1024x1xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1138 = stablehlo.reduce(%1137 init: %cst_231) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1140 = stablehlo.multiply %1139, %653 : tensor<4x1024x768xf32>
    %1141 = stablehlo.negate %1140 : tensor<4x1024x768xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1142 = stablehlo.reduce(%1141 init: %cst_232) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1143 = stablehlo.reshape %1142 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1144 = stablehlo.add %1131, %1140 : tensor<4x1024x768xf32>
    %1145 = stablehlo.add %1135, %1143 : tensor<4x1024x1xf32>
    %cst_233 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1147 = stablehlo.divide %1145, %1146 : tensor<4x1024x1xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_234) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1150 = stablehlo.add %1144, %1149 : tensor<4x1024x768xf32>
    %1151 = stablehlo.convert %1150 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1152 = stablehlo.add %1086, %1151 : tensor<4x1024x768xbf16>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1153 = stablehlo.reduce(%1152 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1154 = stablehlo.reshape %1153 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1155 = stablehlo.reduce(%1154 init: %cst_236) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1156 = stablehlo.convert %1155 : (tensor<768xbf16>) -> tensor<768xf32>
    %1157 = stablehlo.dot_general %1152, %636, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1158 = stablehlo.transpose %1157, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1159 = stablehlo.dot_general %1152, %637, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1160 = stablehlo.convert %1158 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1161 = stablehlo.reshape %1159 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1162 = stablehlo.transpose %1161, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1163 = stablehlo.dot_general %1162, %613, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1164 = stablehlo.dot_general %1162, %633, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1165 = stablehlo.transpose %1164, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1166 = stablehlo.convert %1163 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1167 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1168 = stablehlo.multiply %1166, %1167 : tensor<4x12x1024x1024xf32>
    %1169 = stablehlo.multiply %1168, %625 : tensor<4x12x1024x1024xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1170 = stablehlo.reduce(%1169 init: %cst_237) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1171 = stablehlo.reshape %1170 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1172 = stablehlo.negate %1171 : tensor<4x12x1024x1xf32>
    %1173 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1174 = stablehlo.divide %1166, %1173 : tensor<4x12x1024x1024xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1175 = stablehlo.reduce(%1172 init: %cst_238) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1177 = stablehlo.add %1174, %1176 : tensor<4x12x1024x1024xf32>
    %1178 = stablehlo.multiply %1177, %625 : tensor<4x12x1024x1024xf32>
    %1179 = call @_where_2(%618#1, %1178) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_239 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1181 = stablehlo.multiply %1179, %1180 : tensor<4x12x1024x1024xf32>
    %1182 = stablehlo.convert %1181 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1183 = stablehlo.dot_general %1182, %609, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1184 = stablehlo.transpose %1183, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1185 = stablehlo.dot_general %1182, %611, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1186 = stablehlo.transpose %1185, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1187 = stablehlo.broadcast_in_dim %1165, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1188 = stablehlo.pad %1187, %cst_240, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1189 = stablehlo.broadcast_in_dim %1184, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1190 = stablehlo.pad %1189, %cst_241, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1191 = stablehlo.add %1188, %1190 : tensor<4x1024x3x12x64xbf16>
    %1192 = stablehlo.broadcast_in_dim %1186, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1193 = stablehlo.pad %1192, %cst_242, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1194 = stablehlo.add %1191, %1193 : tensor<4x1024x3x12x64xbf16>
    %1195 = stablehlo.reshape %1194 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1196 = stablehlo.reduce(%1195 init: %cst_243) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1197 = stablehlo.reshape %1196 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1198 = stablehlo.reduce(%1197 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1199 = stablehlo.convert %1198 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1200 = stablehlo.dot_general %1195, %597, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1201 = stablehlo.transpose %1200, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1202 = stablehlo.dot_general %1195, %601, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1203 = stablehlo.convert %1201 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1204 = stablehlo.convert %1202 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1205 = stablehlo.reduce(%1204 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1206 = stablehlo.reshape %1205 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1207 = stablehlo.reduce(%1206 init: %cst_246) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1208 = stablehlo.multiply %590, %1204 : tensor<4x1024x768xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1209 = stablehlo.reduce(%1208 init: %cst_247) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1210 = stablehlo.reshape %1209 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1211 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1212 = stablehlo.multiply %1204, %1211 : tensor<4x1024x768xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1213 = stablehlo.reduce(%1210 init: %cst_248) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1214 = stablehlo.multiply %582, %1212 : tensor<4x1024x768xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_249) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1216 = stablehlo.reshape %1215 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1217 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1218 = stablehlo.multiply %1212, %1217 : tensor<4x1024x768xf32>
    %1219 = stablehlo.multiply %1216, %588 : tensor<4x1024x1xf32>
    %1220 = stablehlo.negate %1218 : tensor<4x1024x768xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1221 = stablehlo.reduce(%1220 init: %cst_250) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1222 = stablehlo.reshape %1221 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_251 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1224 = stablehlo.divide %1219, %1223 : tensor<4x1024x1xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1225 = stablehlo.reduce(%1224 init: %cst_252) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1226 = stablehlo.broadcast_in_dim %1225, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1227 = stablehlo.multiply %1226, %576 : tensor<4x1024x768xf32>
    %1228 = stablehlo.negate %1227 : tensor<4x1024x768xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1229 = stablehlo.reduce(%1228 init: %cst_253) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1230 = stablehlo.reshape %1229 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1231 = stablehlo.add %1218, %1227 : tensor<4x1024x768xf32>
    %1232 = stablehlo.add %1222, %1230 : tensor<4x1024x1xf32>
    %cst_254 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1234 = stablehlo.divide %1232, %1233 : tensor<4x1024x1xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_255) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1236 = stablehlo.broadcast_in_dim %1235, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1237 = stablehlo.add %1231, %1236 : tensor<4x1024x768xf32>
    %1238 = stablehlo.convert %1237 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1239 = stablehlo.add %1152, %1238 : tensor<4x1024x768xbf16>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1240 = stablehlo.reduce(%1239 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1241 = stablehlo.reshape %1240 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1242 = stablehlo.reduce(%1241 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1243 = stablehlo.convert %1242 : (tensor<768xbf16>) -> tensor<768xf32>
    %1244 = stablehlo.dot_general %1239, %559, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1245 = stablehlo.transpose %1244, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1246 = stablehlo.dot_general %1239, %560, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1247 = stablehlo.convert %1245 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1248 = stablehlo.multiply %541, %1246 : tensor<4x1024x3072xbf16>
    %1249 = stablehlo.multiply %1246, %558 : tensor<4x1024x3072xbf16>
    %cst_258 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1250 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1251 = stablehlo.multiply %1250, %1248 : tensor<4x1024x3072xbf16>
    %1252 = stablehlo.multiply %1251, %554 : tensor<4x1024x3072xbf16>
    %1253 = stablehlo.multiply %1252, %552 : tensor<4x1024x3072xbf16>
    %1254 = stablehlo.add %1252, %1253 : tensor<4x1024x3072xbf16>
    %cst_259 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1255 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1256 = stablehlo.multiply %1255, %1254 : tensor<4x1024x3072xbf16>
    %1257 = stablehlo.add %1249, %1256 : tensor<4x1024x3072xbf16>
    %cst_260 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1258 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1259 = stablehlo.multiply %1258, %1256 : tensor<4x1024x3072xbf16>
    %1260 = stablehlo.multiply %1259, %546 : tensor<4x1024x3072xbf16>
    %1261 = stablehlo.add %1257, %1260 : tensor<4x1024x3072xbf16>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1262 = stablehlo.reduce(%1261 init: %cst_261) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1263 = stablehlo.reshape %1262 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1264 = stablehlo.reduce(%1263 init: %cst_262) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1265 = stablehlo.convert %1264 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1266 = stablehlo.dot_general %1261, %535, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1267 = stablehlo.transpose %1266, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1268 = stablehlo.dot_general %1261, %536, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1269 = stablehlo.convert %1267 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1270 = stablehlo.convert %1268 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1271 = stablehlo.reduce(%1270 init: %cst_263) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1272 = stablehlo.reshape %1271 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1273 = stablehlo.reduce(%1272 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1274 = stablehlo.multiply %528, %1270 : tensor<4x1024x768xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1275 = stablehlo.reduce(%1274 init: %cst_265) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1276 = stablehlo.reshape %1275 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1277 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1278 = stablehlo.multiply %1270, %1277 : tensor<4x1024x768xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1279 = stablehlo.reduce(%1276 init: %cst_266) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1280 = stablehlo.multiply %520, %1278 : tensor<4x1024x768xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1281 = stablehlo.reduce(%1280 init: %cst_267) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1282 = stablehlo.reshape %1281 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1283 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1284 = stablehlo.multiply %1278, %1283 : tensor<4x1024x768xf32>
    %1285 = stablehlo.multiply %1282, %526 : tensor<4x1024x1xf32>
    %1286 = stablehlo.negate %1284 : tensor<4x1024x768xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = stablehlo.reduce(%1286 init: %cst_268) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1288 = stablehlo.reshape %1287 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_269 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1290 = stablehlo.divide %1285, %1289 : tensor<4x1024x1xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1291 = stablehlo.reduce(%1290 init: %cst_270) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1293 = stablehlo.multiply %1292, %514 : tensor<4x1024x768xf32>
    %1294 = stablehlo.negate %1293 : tensor<4x1024x768xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1295 = stablehlo.reduce(%1294 init: %cst_271) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1296 = stablehlo.reshape %1295 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1297 = stablehlo.add %1284, %1293 : tensor<4x1024x768xf32>
    %1298 = stablehlo.add %1288, %1296 : tensor<4x1024x1xf32>
    %cst_272 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1300 = stablehlo.divide %1298, %1299 : tensor<4x1024x1xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1301 = stablehlo.reduce(%1300 init: %cst_273) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1302 = stablehlo.broadcast_in_dim %1301, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1303 = stablehlo.add %1297, %1302 : tensor<4x1024x768xf32>
    %1304 = stablehlo.convert %1303 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1305 = stablehlo.add %1239, %1304 : tensor<4x1024x768xbf16>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1306 = stablehlo.reduce(%1305 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1307 = stablehlo.reshape %1306 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1308 = stablehlo.reduce(%1307 init: %cst_275) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1309 = stablehlo.convert %1308 : (tensor<768xbf16>) -> tensor<768xf32>
    %1310 = stablehlo.dot_general %1305, %497, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1311 = stablehlo.transpose %1310, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1312 = stablehlo.dot_general %1305, %498, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1313 = stablehlo.convert %1311 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1314 = stablehlo.reshape %1312 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1315 = stablehlo.transpose %1314, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1316 = stablehlo.dot_general %1315, %474, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1317 = stablehlo.dot_general %1315, %494, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1318 = stablehlo.transpose %1317, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1319 = stablehlo.convert %1316 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1320 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1321 = stablehlo.multiply %1319, %1320 : tensor<4x12x1024x1024xf32>
    %1322 = stablehlo.multiply %1321, %486 : tensor<4x12x1024x1024xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1323 = stablehlo.reduce(%1322 init: %cst_276) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1324 = stablehlo.reshape %1323 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1325 = stablehlo.negate %1324 : tensor<4x12x1024x1xf32>
    %1326 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1327 = stablehlo.divide %1319, %1326 : tensor<4x12x1024x1024xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1328 = stablehlo.reduce(%1325 init: %cst_277) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1330 = stablehlo.add %1327, %1329 : tensor<4x12x1024x1024xf32>
    %1331 = stablehlo.multiply %1330, %486 : tensor<4x12x1024x1024xf32>
    %1332 = call @_where_2(%479#1, %1331) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_278 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1334 = stablehlo.multiply %1332, %1333 : tensor<4x12x1024x1024xf32>
    %1335 = stablehlo.convert %1334 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1336 = stablehlo.dot_general %1335, %470, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1337 = stablehlo.transpose %1336, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1338 = stablehlo.dot_general %1335, %472, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1339 = stablehlo.transpose %1338, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1340 = stablehlo.broadcast_in_dim %1318, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1341 = stablehlo.pad %1340, %cst_279, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1342 = stablehlo.broadcast_in_dim %1337, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1343 = stablehlo.pad %1342, %cst_280, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1344 = stablehlo.add %1341, %1343 : tensor<4x1024x3x12x64xbf16>
    %1345 = stablehlo.broadcast_in_dim %1339, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1346 = stablehlo.pad %1345, %cst_281, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1347 = stablehlo.add %1344, %1346 : tensor<4x1024x3x12x64xbf16>
    %1348 = stablehlo.reshape %1347 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1349 = stablehlo.reduce(%1348 init: %cst_282) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1350 = stablehlo.reshape %1349 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1351 = stablehlo.reduce(%1350 init: %cst_283) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1352 = stablehlo.convert %1351 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1353 = stablehlo.dot_general %1348, %458, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1354 = stablehlo.transpose %1353, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1355 = stablehlo.dot_general %1348, %462, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1356 = stablehlo.convert %1354 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1357 = stablehlo.convert %1355 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1358 = stablehlo.reduce(%1357 init: %cst_284) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1359 = stablehlo.reshape %1358 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1360 = stablehlo.reduce(%1359 init: %cst_285) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1361 = stablehlo.multiply %451, %1357 : tensor<4x1024x768xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1362 = stablehlo.reduce(%1361 init: %cst_286) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1363 = stablehlo.reshape %1362 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1364 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1365 = stablehlo.multiply %1357, %1364 : tensor<4x1024x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1366 = stablehlo.reduce(%1363 init: %cst_287) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1367 = stablehlo.multiply %443, %1365 : tensor<4x1024x768xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1368 = stablehlo.reduce(%1367 init: %cst_288) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1369 = stablehlo.reshape %1368 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1370 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1371 = stablehlo.multiply %1365, %1370 : tensor<4x1024x768xf32>
    %1372 = stablehlo.multiply %1369, %449 : tensor<4x1024x1xf32>
    %1373 = stablehlo.negate %1371 : tensor<4x1024x768xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1374 = stablehlo.reduce(%1373 init: %cst_289) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1375 = stablehlo.reshape %1374 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_290 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1377 = stablehlo.divide %1372, %1376 : tensor<4x1024x1xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1378 = stablehlo.reduce(%1377 init: %cst_291) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1379 = stablehlo.broadcast_in_dim %1378, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1380 = stablehlo.multiply %1379, %437 : tensor<4x1024x768xf32>
    %1381 = stablehlo.negate %1380 : tensor<4x1024x768xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.reduce(%1381 init: %cst_292) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1383 = stablehlo.reshape %1382 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1384 = stablehlo.add %1371, %1380 : tensor<4x1024x768xf32>
    %1385 = stablehlo.add %1375, %1383 : tensor<4x1024x1xf32>
    %cst_293 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1387 = stablehlo.divide %1385, %1386 : tensor<4x1024x1xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1388 = stablehlo.reduce(%1387 init: %cst_294) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1390 = stablehlo.add %1384, %1389 : tensor<4x1024x768xf32>
    %1391 = stablehlo.convert %1390 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1392 = stablehlo.add %1305, %1391 : tensor<4x1024x768xbf16>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1393 = stablehlo.reduce(%1392 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1394 = stablehlo.reshape %1393 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1395 = stablehlo.reduce(%1394 init: %cst_296) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1396 = stablehlo.convert %1395 : (tensor<768xbf16>) -> tensor<768xf32>
    %1397 = stablehlo.dot_general %1392, %420, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1398 = stablehlo.transpose %1397, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1399 = stablehlo.dot_general %1392, %421, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1400 = stablehlo.convert %1398 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1401 = stablehlo.multiply %402, %1399 : tensor<4x1024x3072xbf16>
    %1402 = stablehlo.multiply %1399, %419 : tensor<4x1024x3072xbf16>
    %cst_297 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1403 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1404 = stablehlo.multiply %1403, %1401 : tensor<4x1024x3072xbf16>
    %1405 = stablehlo.multiply %1404, %415 : tensor<4x1024x3072xbf16>
    %1406 = stablehlo.multiply %1405, %413 : tensor<4x1024x3072xbf16>
    %1407 = stablehlo.add %1405, %1406 : tensor<4x1024x3072xbf16>
    %cst_298 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1408 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1409 = stablehlo.multiply %1408, %1407 : tensor<4x1024x3072xbf16>
    %1410 = stablehlo.add %1402, %1409 : tensor<4x1024x3072xbf16>
    %cst_299 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1411 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1412 = stablehlo.multiply %1411, %1409 : tensor<4x1024x3072xbf16>
    %1413 = stablehlo.multiply %1412, %407 : tensor<4x1024x3072xbf16>
    %1414 = stablehlo.add %1410, %1413 : tensor<4x1024x3072xbf16>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1415 = stablehlo.reduce(%1414 init: %cst_300) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1416 = stablehlo.reshape %1415 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1417 = stablehlo.reduce(%1416 init: %cst_301) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1418 = stablehlo.convert %1417 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1419 = stablehlo.dot_general %1414, %396, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1420 = stablehlo.transpose %1419, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1421 = stablehlo.dot_general %1414, %397, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1422 = stablehlo.convert %1420 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1423 = stablehlo.convert %1421 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.reduce(%1423 init: %cst_302) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1425 = stablehlo.reshape %1424 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1426 = stablehlo.reduce(%1425 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1427 = stablehlo.multiply %389, %1423 : tensor<4x1024x768xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1428 = stablehlo.reduce(%1427 init: %cst_304) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1429 = stablehlo.reshape %1428 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1430 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1431 = stablehlo.multiply %1423, %1430 : tensor<4x1024x768xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1432 = stablehlo.reduce(%1429 init: %cst_305) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1433 = stablehlo.multiply %381, %1431 : tensor<4x1024x768xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1434 = stablehlo.reduce(%1433 init: %cst_306) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1435 = stablehlo.reshape %1434 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1436 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1437 = stablehlo.multiply %1431, %1436 : tensor<4x1024x768xf32>
    %1438 = stablehlo.multiply %1435, %387 : tensor<4x1024x1xf32>
    %1439 = stablehlo.negate %1437 : tensor<4x1024x768xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1440 = stablehlo.reduce(%1439 init: %cst_307) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1441 = stablehlo.reshape %1440 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_308 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1443 = stablehlo.divide %1438, %1442 : tensor<4x1024x1xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1444 = stablehlo.reduce(%1443 init: %cst_309) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1445 = stablehlo.broadcast_in_dim %1444, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1446 = stablehlo.multiply %1445, %375 : tensor<4x1024x768xf32>
    %1447 = stablehlo.negate %1446 : tensor<4x1024x768xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.reduce(%1447 init: %cst_310) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1449 = stablehlo.reshape %1448 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1450 = stablehlo.add %1437, %1446 : tensor<4x1024x768xf32>
    %1451 = stablehlo.add %1441, %1449 : tensor<4x1024x1xf32>
    %cst_311 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1453 = stablehlo.divide %1451, %1452 : tensor<4x1024x1xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1454 = stablehlo.reduce(%1453 init: %cst_312) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1455 = stablehlo.broadcast_in_dim %1454, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1456 = stablehlo.add %1450, %1455 : tensor<4x1024x768xf32>
    %1457 = stablehlo.convert %1456 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1458 = stablehlo.add %1392, %1457 : tensor<4x1024x768xbf16>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1459 = stablehlo.reduce(%1458 init: %cst_313) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1460 = stablehlo.reshape %1459 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1461 = stablehlo.reduce(%1460 init: %cst_314) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1462 = stablehlo.convert %1461 : (tensor<768xbf16>) -> tensor<768xf32>
    %1463 = stablehlo.dot_general %1458, %358, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1464 = stablehlo.transpose %1463, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1465 = stablehlo.dot_general %1458, %359, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1466 = stablehlo.convert %1464 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1467 = stablehlo.reshape %1465 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1468 = stablehlo.transpose %1467, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1469 = stablehlo.dot_general %1468, %335, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1470 = stablehlo.dot_general %1468, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1471 = stablehlo.transpose %1470, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1472 = stablehlo.convert %1469 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1473 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1474 = stablehlo.multiply %1472, %1473 : tensor<4x12x1024x1024xf32>
    %1475 = stablehlo.multiply %1474, %347 : tensor<4x12x1024x1024xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1476 = stablehlo.reduce(%1475 init: %cst_315) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1477 = stablehlo.reshape %1476 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1478 = stablehlo.negate %1477 : tensor<4x12x1024x1xf32>
    %1479 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1480 = stablehlo.divide %1472, %1479 : tensor<4x12x1024x1024xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.reduce(%1478 init: %cst_316) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1482 = stablehlo.broadcast_in_dim %1481, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1483 = stablehlo.add %1480, %1482 : tensor<4x12x1024x1024xf32>
    %1484 = stablehlo.multiply %1483, %347 : tensor<4x12x1024x1024xf32>
    %1485 = call @_where_2(%340#1, %1484) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_317 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1487 = stablehlo.multiply %1485, %1486 : tensor<4x12x1024x1024xf32>
    %1488 = stablehlo.convert %1487 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1489 = stablehlo.dot_general %1488, %331, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1490 = stablehlo.transpose %1489, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1491 = stablehlo.dot_general %1488, %333, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1492 = stablehlo.transpose %1491, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1493 = stablehlo.broadcast_in_dim %1471, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1494 = stablehlo.pad %1493, %cst_318, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1495 = stablehlo.broadcast_in_dim %1490, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1496 = stablehlo.pad %1495, %cst_319, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1497 = stablehlo.add %1494, %1496 : tensor<4x1024x3x12x64xbf16>
    %1498 = stablehlo.broadcast_in_dim %1492, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1499 = stablehlo.pad %1498, %cst_320, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1500 = stablehlo.add %1497, %1499 : tensor<4x1024x3x12x64xbf16>
    %1501 = stablehlo.reshape %1500 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1502 = stablehlo.reduce(%1501 init: %cst_321) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1503 = stablehlo.reshape %1502 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1504 = stablehlo.reduce(%1503 init: %cst_322) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1505 = stablehlo.convert %1504 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1506 = stablehlo.dot_general %1501, %319, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1507 = stablehlo.transpose %1506, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1508 = stablehlo.dot_general %1501, %323, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1509 = stablehlo.convert %1507 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1510 = stablehlo.convert %1508 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1511 = stablehlo.reduce(%1510 init: %cst_323) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1512 = stablehlo.reshape %1511 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1513 = stablehlo.reduce(%1512 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1514 = stablehlo.multiply %312, %1510 : tensor<4x1024x768xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1515 = stablehlo.reduce(%1514 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1516 = stablehlo.reshape %1515 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1517 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1518 = stablehlo.multiply %1510, %1517 : tensor<4x1024x768xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1519 = stablehlo.reduce(%1516 init: %cst_326) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1520 = stablehlo.multiply %304, %1518 : tensor<4x1024x768xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1521 = stablehlo.reduce(%1520 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1522 = stablehlo.reshape %1521 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1523 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1524 = stablehlo.multiply %1518, %1523 : tensor<4x1024x768xf32>
    %1525 = stablehlo.multiply %1522, %310 : tensor<4x1024x1xf32>
    %1526 = stablehlo.negate %1524 : tensor<4x1024x768xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1527 = stablehlo.reduce(%1526 init: %cst_328) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1528 = stablehlo.reshape %1527 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_329 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1530 = stablehlo.divide %1525, %1529 : tensor<4x1024x1xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1531 = stablehlo.reduce(%1530 init: %cst_330) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1532 = stablehlo.broadcast_in_dim %1531, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1533 = stablehlo.multiply %1532, %298 : tensor<4x1024x768xf32>
    %1534 = stablehlo.negate %1533 : tensor<4x1024x768xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.reduce(%1534 init: %cst_331) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1536 = stablehlo.reshape %1535 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1537 = stablehlo.add %1524, %1533 : tensor<4x1024x768xf32>
    %1538 = stablehlo.add %1528, %1536 : tensor<4x1024x1xf32>
    %cst_332 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1540 = stablehlo.divide %1538, %1539 : tensor<4x1024x1xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.reduce(%1540 init: %cst_333) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1542 = stablehlo.broadcast_in_dim %1541, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1543 = stablehlo.add %1537, %1542 : tensor<4x1024x768xf32>
    %1544 = stablehlo.convert %1543 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1545 = stablehlo.add %1458, %1544 : tensor<4x1024x768xbf16>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1546 = stablehlo.reduce(%1545 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1547 = stablehlo.reshape %1546 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1548 = stablehlo.reduce(%1547 init: %cst_335) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1549 = stablehlo.convert %1548 : (tensor<768xbf16>) -> tensor<768xf32>
    %1550 = stablehlo.dot_general %1545, %281, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1551 = stablehlo.transpose %1550, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1552 = stablehlo.dot_general %1545, %282, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1553 = stablehlo.convert %1551 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1554 = stablehlo.multiply %263, %1552 : tensor<4x1024x3072xbf16>
    %1555 = stablehlo.multiply %1552, %280 : tensor<4x1024x3072xbf16>
    %cst_336 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1556 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1557 = stablehlo.multiply %1556, %1554 : tensor<4x1024x3072xbf16>
    %1558 = stablehlo.multiply %1557, %276 : tensor<4x1024x3072xbf16>
    %1559 = stablehlo.multiply %1558, %274 : tensor<4x1024x3072xbf16>
    %1560 = stablehlo.add %1558, %1559 : tensor<4x1024x3072xbf16>
    %cst_337 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1561 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1562 = stablehlo.multiply %1561, %1560 : tensor<4x1024x3072xbf16>
    %1563 = stablehlo.add %1555, %1562 : tensor<4x1024x3072xbf16>
    %cst_338 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1564 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1565 = stablehlo.multiply %1564, %1562 : tensor<4x1024x3072xbf16>
    %1566 = stablehlo.multiply %1565, %268 : tensor<4x1024x3072xbf16>
    %1567 = stablehlo.add %1563, %1566 : tensor<4x1024x3072xbf16>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1568 = stablehlo.reduce(%1567 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1569 = stablehlo.reshape %1568 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1570 = stablehlo.reduce(%1569 init: %cst_340) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1571 = stablehlo.convert %1570 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1572 = stablehlo.dot_general %1567, %257, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1573 = stablehlo.transpose %1572, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1574 = stablehlo.dot_general %1567, %258, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1575 = stablehlo.convert %1573 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1576 = stablehlo.convert %1574 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.reduce(%1576 init: %cst_341) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1578 = stablehlo.reshape %1577 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1579 = stablehlo.reduce(%1578 init: %cst_342) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1580 = stablehlo.multiply %250, %1576 : tensor<4x1024x768xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1581 = stablehlo.reduce(%1580 init: %cst_343) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1582 = stablehlo.reshape %1581 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1583 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1584 = stablehlo.multiply %1576, %1583 : tensor<4x1024x768xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1585 = stablehlo.reduce(%1582 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1586 = stablehlo.multiply %242, %1584 : tensor<4x1024x768xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1587 = stablehlo.reduce(%1586 init: %cst_345) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1588 = stablehlo.reshape %1587 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1589 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1590 = stablehlo.multiply %1584, %1589 : tensor<4x1024x768xf32>
    %1591 = stablehlo.multiply %1588, %248 : tensor<4x1024x1xf32>
    %1592 = stablehlo.negate %1590 : tensor<4x1024x768xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1593 = stablehlo.reduce(%1592 init: %cst_346) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1594 = stablehlo.reshape %1593 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_347 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1596 = stablehlo.divide %1591, %1595 : tensor<4x1024x1xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1597 = stablehlo.reduce(%1596 init: %cst_348) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1598 = stablehlo.broadcast_in_dim %1597, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1599 = stablehlo.multiply %1598, %236 : tensor<4x1024x768xf32>
    %1600 = stablehlo.negate %1599 : tensor<4x1024x768xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1601 = stablehlo.reduce(%1600 init: %cst_349) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1602 = stablehlo.reshape %1601 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1603 = stablehlo.add %1590, %1599 : tensor<4x1024x768xf32>
    %1604 = stablehlo.add %1594, %1602 : tensor<4x1024x1xf32>
    %cst_350 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1606 = stablehlo.divide %1604, %1605 : tensor<4x1024x1xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1607 = stablehlo.reduce(%1606 init: %cst_351) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1608 = stablehlo.broadcast_in_dim %1607, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1609 = stablehlo.add %1603, %1608 : tensor<4x1024x768xf32>
    %1610 = stablehlo.convert %1609 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1611 = stablehlo.add %1545, %1610 : tensor<4x1024x768xbf16>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1612 = stablehlo.reduce(%1611 init: %cst_352) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1613 = stablehlo.reshape %1612 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1614 = stablehlo.reduce(%1613 init: %cst_353) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1615 = stablehlo.convert %1614 : (tensor<768xbf16>) -> tensor<768xf32>
    %1616 = stablehlo.dot_general %1611, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1617 = stablehlo.transpose %1616, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1618 = stablehlo.dot_general %1611, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1619 = stablehlo.convert %1617 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1620 = stablehlo.reshape %1618 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1621 = stablehlo.transpose %1620, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1622 = stablehlo.dot_general %1621, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1623 = stablehlo.dot_general %1621, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1624 = stablehlo.transpose %1623, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1625 = stablehlo.convert %1622 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1626 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1627 = stablehlo.multiply %1625, %1626 : tensor<4x12x1024x1024xf32>
    %1628 = stablehlo.multiply %1627, %208 : tensor<4x12x1024x1024xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1629 = stablehlo.reduce(%1628 init: %cst_354) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1630 = stablehlo.reshape %1629 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1631 = stablehlo.negate %1630 : tensor<4x12x1024x1xf32>
    %1632 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1633 = stablehlo.divide %1625, %1632 : tensor<4x12x1024x1024xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1634 = stablehlo.reduce(%1631 init: %cst_355) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1635 = stablehlo.broadcast_in_dim %1634, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1636 = stablehlo.add %1633, %1635 : tensor<4x12x1024x1024xf32>
    %1637 = stablehlo.multiply %1636, %208 : tensor<4x12x1024x1024xf32>
    %1638 = call @_where_2(%201#1, %1637) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_356 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1640 = stablehlo.multiply %1638, %1639 : tensor<4x12x1024x1024xf32>
    %1641 = stablehlo.convert %1640 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1642 = stablehlo.dot_general %1641, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1643 = stablehlo.transpose %1642, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1644 = stablehlo.dot_general %1641, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1645 = stablehlo.transpose %1644, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1646 = stablehlo.broadcast_in_dim %1624, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1647 = stablehlo.pad %1646, %cst_357, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1648 = stablehlo.broadcast_in_dim %1643, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1649 = stablehlo.pad %1648, %cst_358, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1650 = stablehlo.add %1647, %1649 : tensor<4x1024x3x12x64xbf16>
    %1651 = stablehlo.broadcast_in_dim %1645, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1652 = stablehlo.pad %1651, %cst_359, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1653 = stablehlo.add %1650, %1652 : tensor<4x1024x3x12x64xbf16>
    %1654 = stablehlo.reshape %1653 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1655 = stablehlo.reduce(%1654 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1656 = stablehlo.reshape %1655 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1657 = stablehlo.reduce(%1656 init: %cst_361) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1658 = stablehlo.convert %1657 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1659 = stablehlo.dot_general %1654, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1660 = stablehlo.transpose %1659, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1661 = stablehlo.dot_general %1654, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1662 = stablehlo.convert %1660 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1663 = stablehlo.convert %1661 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1664 = stablehlo.reduce(%1663 init: %cst_362) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1665 = stablehlo.reshape %1664 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1666 = stablehlo.reduce(%1665 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1667 = stablehlo.multiply %173, %1663 : tensor<4x1024x768xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1668 = stablehlo.reduce(%1667 init: %cst_364) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1669 = stablehlo.reshape %1668 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1670 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1671 = stablehlo.multiply %1663, %1670 : tensor<4x1024x768xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1672 = stablehlo.reduce(%1669 init: %cst_365) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1673 = stablehlo.multiply %165, %1671 : tensor<4x1024x768xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1674 = stablehlo.reduce(%1673 init: %cst_366) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1675 = stablehlo.reshape %1674 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1676 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1677 = stablehlo.multiply %1671, %1676 : tensor<4x1024x768xf32>
    %1678 = stablehlo.multiply %1675, %171 : tensor<4x1024x1xf32>
    %1679 = stablehlo.negate %1677 : tensor<4x1024x768xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1680 = stablehlo.reduce(%1679 init: %cst_367) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1681 = stablehlo.reshape %1680 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_368 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1683 = stablehlo.divide %1678, %1682 : tensor<4x1024x1xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1684 = stablehlo.reduce(%1683 init: %cst_369) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1685 = stablehlo.broadcast_in_dim %1684, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1686 = stablehlo.multiply %1685, %159 : tensor<4x1024x768xf32>
    %1687 = stablehlo.negate %1686 : tensor<4x1024x768xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1688 = stablehlo.reduce(%1687 init: %cst_370) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1689 = stablehlo.reshape %1688 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1690 = stablehlo.add %1677, %1686 : tensor<4x1024x768xf32>
    %1691 = stablehlo.add %1681, %1689 : tensor<4x1024x1xf32>
    %cst_371 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1692 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1693 = stablehlo.divide %1691, %1692 : tensor<4x1024x1xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1694 = stablehlo.reduce(%1693 init: %cst_372) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1695 = stablehlo.broadcast_in_dim %1694, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1696 = stablehlo.add %1690, %1695 : tensor<4x1024x768xf32>
    %1697 = stablehlo.convert %1696 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1698 = stablehlo.add %1611, %1697 : tensor<4x1024x768xbf16>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1699 = stablehlo.reduce(%1698 init: %cst_373) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1700 = stablehlo.reshape %1699 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1701 = stablehlo.reduce(%1700 init: %cst_374) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1702 = stablehlo.convert %1701 : (tensor<768xbf16>) -> tensor<768xf32>
    %1703 = stablehlo.dot_general %1698, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1704 = stablehlo.transpose %1703, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1705 = stablehlo.dot_general %1698, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1706 = stablehlo.convert %1704 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1707 = stablehlo.multiply %124, %1705 : tensor<4x1024x3072xbf16>
    %1708 = stablehlo.multiply %1705, %141 : tensor<4x1024x3072xbf16>
    %cst_375 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1709 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1710 = stablehlo.multiply %1709, %1707 : tensor<4x1024x3072xbf16>
    %1711 = stablehlo.multiply %1710, %137 : tensor<4x1024x3072xbf16>
    %1712 = stablehlo.multiply %1711, %135 : tensor<4x1024x3072xbf16>
    %1713 = stablehlo.add %1711, %1712 : tensor<4x1024x3072xbf16>
    %cst_376 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1714 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1715 = stablehlo.multiply %1714, %1713 : tensor<4x1024x3072xbf16>
    %1716 = stablehlo.add %1708, %1715 : tensor<4x1024x3072xbf16>
    %cst_377 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1717 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1718 = stablehlo.multiply %1717, %1715 : tensor<4x1024x3072xbf16>
    %1719 = stablehlo.multiply %1718, %129 : tensor<4x1024x3072xbf16>
    %1720 = stablehlo.add %1716, %1719 : tensor<4x1024x3072xbf16>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1721 = stablehlo.reduce(%1720 init: %cst_378) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1722 = stablehlo.reshape %1721 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1723 = stablehlo.reduce(%1722 init: %cst_379) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1724 = stablehlo.convert %1723 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1725 = stablehlo.dot_general %1720, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1726 = stablehlo.transpose %1725, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1727 = stablehlo.dot_general %1720, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1728 = stablehlo.convert %1726 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1729 = stablehlo.convert %1727 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.reduce(%1729 init: %cst_380) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1731 = stablehlo.reshape %1730 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1732 = stablehlo.reduce(%1731 init: %cst_381) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1733 = stablehlo.multiply %111, %1729 : tensor<4x1024x768xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1734 = stablehlo.reduce(%1733 init: %cst_382) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1735 = stablehlo.reshape %1734 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1736 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1737 = stablehlo.multiply %1729, %1736 : tensor<4x1024x768xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1738 = stablehlo.reduce(%1735 init: %cst_383) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1739 = stablehlo.multiply %103, %1737 : tensor<4x1024x768xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1740 = stablehlo.reduce(%1739 init: %cst_384) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1741 = stablehlo.reshape %1740 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1742 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1743 = stablehlo.multiply %1737, %1742 : tensor<4x1024x768xf32>
    %1744 = stablehlo.multiply %1741, %109 : tensor<4x1024x1xf32>
    %1745 = stablehlo.negate %1743 : tensor<4x1024x768xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1746 = stablehlo.reduce(%1745 init: %cst_385) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1747 = stablehlo.reshape %1746 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_386 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1748 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1749 = stablehlo.divide %1744, %1748 : tensor<4x1024x1xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1750 = stablehlo.reduce(%1749 init: %cst_387) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1751 = stablehlo.broadcast_in_dim %1750, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1752 = stablehlo.multiply %1751, %97 : tensor<4x1024x768xf32>
    %1753 = stablehlo.negate %1752 : tensor<4x1024x768xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.reduce(%1753 init: %cst_388) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1755 = stablehlo.reshape %1754 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1756 = stablehlo.add %1743, %1752 : tensor<4x1024x768xf32>
    %1757 = stablehlo.add %1747, %1755 : tensor<4x1024x1xf32>
    %cst_389 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1758 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1759 = stablehlo.divide %1757, %1758 : tensor<4x1024x1xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1760 = stablehlo.reduce(%1759 init: %cst_390) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1762 = stablehlo.add %1756, %1761 : tensor<4x1024x768xf32>
    %1763 = stablehlo.convert %1762 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1764 = stablehlo.add %1698, %1763 : tensor<4x1024x768xbf16>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1765 = stablehlo.reduce(%1764 init: %cst_391) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1766 = stablehlo.reshape %1765 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1767 = stablehlo.reduce(%1766 init: %cst_392) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1768 = stablehlo.convert %1767 : (tensor<768xbf16>) -> tensor<768xf32>
    %1769 = stablehlo.dot_general %1764, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1770 = stablehlo.transpose %1769, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1771 = stablehlo.dot_general %1764, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1772 = stablehlo.convert %1770 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1773 = stablehlo.reshape %1771 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1774 = stablehlo.transpose %1773, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1775 = stablehlo.dot_general %1774, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1776 = stablehlo.dot_general %1774, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1777 = stablehlo.transpose %1776, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1778 = stablehlo.convert %1775 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1779 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1780 = stablehlo.multiply %1778, %1779 : tensor<4x12x1024x1024xf32>
    %1781 = stablehlo.multiply %1780, %69 : tensor<4x12x1024x1024xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1782 = stablehlo.reduce(%1781 init: %cst_393) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1783 = stablehlo.reshape %1782 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1784 = stablehlo.negate %1783 : tensor<4x12x1024x1xf32>
    %1785 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1786 = stablehlo.divide %1778, %1785 : tensor<4x12x1024x1024xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1787 = stablehlo.reduce(%1784 init: %cst_394) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1788 = stablehlo.broadcast_in_dim %1787, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1789 = stablehlo.add %1786, %1788 : tensor<4x12x1024x1024xf32>
    %1790 = stablehlo.multiply %1789, %69 : tensor<4x12x1024x1024xf32>
    %1791 = call @_where_2(%62#1, %1790) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_395 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1793 = stablehlo.multiply %1791, %1792 : tensor<4x12x1024x1024xf32>
    %1794 = stablehlo.convert %1793 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1795 = stablehlo.dot_general %1794, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1796 = stablehlo.transpose %1795, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1797 = stablehlo.dot_general %1794, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1798 = stablehlo.transpose %1797, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1799 = stablehlo.broadcast_in_dim %1777, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1800 = stablehlo.pad %1799, %cst_396, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1801 = stablehlo.broadcast_in_dim %1796, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1802 = stablehlo.pad %1801, %cst_397, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1803 = stablehlo.add %1800, %1802 : tensor<4x1024x3x12x64xbf16>
    %1804 = stablehlo.broadcast_in_dim %1798, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1805 = stablehlo.pad %1804, %cst_398, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1806 = stablehlo.add %1803, %1805 : tensor<4x1024x3x12x64xbf16>
    %1807 = stablehlo.reshape %1806 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1808 = stablehlo.reduce(%1807 init: %cst_399) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1809 = stablehlo.reshape %1808 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1810 = stablehlo.reduce(%1809 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1811 = stablehlo.convert %1810 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1812 = stablehlo.dot_general %1807, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1813 = stablehlo.transpose %1812, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1814 = stablehlo.dot_general %1807, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1815 = stablehlo.convert %1813 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1816 = stablehlo.convert %1814 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1817 = stablehlo.reduce(%1816 init: %cst_401) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1818 = stablehlo.reshape %1817 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1819 = stablehlo.reduce(%1818 init: %cst_402) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1820 = stablehlo.multiply %34, %1816 : tensor<4x1024x768xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1821 = stablehlo.reduce(%1820 init: %cst_403) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1822 = stablehlo.reshape %1821 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1823 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1824 = stablehlo.multiply %1816, %1823 : tensor<4x1024x768xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1825 = stablehlo.reduce(%1822 init: %cst_404) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1826 = stablehlo.multiply %26, %1824 : tensor<4x1024x768xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1827 = stablehlo.reduce(%1826 init: %cst_405) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1828 = stablehlo.reshape %1827 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1829 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1830 = stablehlo.multiply %1824, %1829 : tensor<4x1024x768xf32>
    %1831 = stablehlo.multiply %1828, %32 : tensor<4x1024x1xf32>
    %1832 = stablehlo.negate %1830 : tensor<4x1024x768xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1833 = stablehlo.reduce(%1832 init: %cst_406) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1834 = stablehlo.reshape %1833 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_407 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1835 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1836 = stablehlo.divide %1831, %1835 : tensor<4x1024x1xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1837 = stablehlo.reduce(%1836 init: %cst_408) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1838 = stablehlo.broadcast_in_dim %1837, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1839 = stablehlo.multiply %1838, %20 : tensor<4x1024x768xf32>
    %1840 = stablehlo.negate %1839 : tensor<4x1024x768xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1841 = stablehlo.reduce(%1840 init: %cst_409) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1842 = stablehlo.reshape %1841 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1843 = stablehlo.add %1830, %1839 : tensor<4x1024x768xf32>
    %1844 = stablehlo.add %1834, %1842 : tensor<4x1024x1xf32>
    %cst_410 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1845 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1846 = stablehlo.divide %1844, %1845 : tensor<4x1024x1xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1847 = stablehlo.reduce(%1846 init: %cst_411) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1848 = stablehlo.broadcast_in_dim %1847, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1849 = stablehlo.add %1843, %1848 : tensor<4x1024x768xf32>
    %1850 = stablehlo.convert %1849 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1851 = stablehlo.add %1764, %1850 : tensor<4x1024x768xbf16>
    %1852 = stablehlo.convert %1851 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1853 = stablehlo.reduce(%1852 init: %cst_412) applies stablehlo.add across dimensions = [0] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %1854 = stablehlo.reshape %1853 : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1855 = stablehlo.reduce(%1854 init: %cst_413) applies stablehlo.add across dimensions = [0] : (tensor<1x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %1857 = "stablehlo.scatter"(%1856, %5, %1852) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg155: tensor<f32>, %arg156: tensor<f32>):
      %1936 = stablehlo.add %arg155, %arg156 : tensor<f32>
      stablehlo.return %1936 : tensor<f32>
    }) : (tensor<50257x768xf32>, tensor<4x1024x1xi32>, tensor<4x1024x768xf32>) -> tensor<50257x768xf32>
    %1858 = stablehlo.add %898, %1857 : tensor<50257x768xf32>
    %1859 = stablehlo.add %arg76, %886 : tensor<f32>
    %1860 = stablehlo.add %arg77, %1768 : tensor<768xf32>
    %1861 = stablehlo.add %arg78, %1772 : tensor<768x768xf32>
    %1862 = stablehlo.add %arg79, %1811 : tensor<2304xf32>
    %1863 = stablehlo.add %arg80, %1815 : tensor<768x2304xf32>
    %1864 = stablehlo.add %arg81, %1825 : tensor<768xf32>
    %1865 = stablehlo.add %arg82, %1819 : tensor<768xf32>
    %1866 = stablehlo.add %arg83, %1702 : tensor<768xf32>
    %1867 = stablehlo.add %arg84, %1706 : tensor<3072x768xf32>
    %1868 = stablehlo.add %arg85, %1724 : tensor<3072xf32>
    %1869 = stablehlo.add %arg86, %1728 : tensor<768x3072xf32>
    %1870 = stablehlo.add %arg87, %1738 : tensor<768xf32>
    %1871 = stablehlo.add %arg88, %1732 : tensor<768xf32>
    %1872 = stablehlo.add %arg89, %1615 : tensor<768xf32>
    %1873 = stablehlo.add %arg90, %1619 : tensor<768x768xf32>
    %1874 = stablehlo.add %arg91, %1658 : tensor<2304xf32>
    %1875 = stablehlo.add %arg92, %1662 : tensor<768x2304xf32>
    %1876 = stablehlo.add %arg93, %1672 : tensor<768xf32>
    %1877 = stablehlo.add %arg94, %1666 : tensor<768xf32>
    %1878 = stablehlo.add %arg95, %1549 : tensor<768xf32>
    %1879 = stablehlo.add %arg96, %1553 : tensor<3072x768xf32>
    %1880 = stablehlo.add %arg97, %1571 : tensor<3072xf32>
    %1881 = stablehlo.add %arg98, %1575 : tensor<768x3072xf32>
    %1882 = stablehlo.add %arg99, %1585 : tensor<768xf32>
    %1883 = stablehlo.add %arg100, %1579 : tensor<768xf32>
    %1884 = stablehlo.add %arg101, %1462 : tensor<768xf32>
    %1885 = stablehlo.add %arg102, %1466 : tensor<768x768xf32>
    %1886 = stablehlo.add %arg103, %1505 : tensor<2304xf32>
    %1887 = stablehlo.add %arg104, %1509 : tensor<768x2304xf32>
    %1888 = stablehlo.add %arg105, %1519 : tensor<768xf32>
    %1889 = stablehlo.add %arg106, %1513 : tensor<768xf32>
    %1890 = stablehlo.add %arg107, %1396 : tensor<768xf32>
    %1891 = stablehlo.add %arg108, %1400 : tensor<3072x768xf32>
    %1892 = stablehlo.add %arg109, %1418 : tensor<3072xf32>
    %1893 = stablehlo.add %arg110, %1422 : tensor<768x3072xf32>
    %1894 = stablehlo.add %arg111, %1432 : tensor<768xf32>
    %1895 = stablehlo.add %arg112, %1426 : tensor<768xf32>
    %1896 = stablehlo.add %arg113, %1309 : tensor<768xf32>
    %1897 = stablehlo.add %arg114, %1313 : tensor<768x768xf32>
    %1898 = stablehlo.add %arg115, %1352 : tensor<2304xf32>
    %1899 = stablehlo.add %arg116, %1356 : tensor<768x2304xf32>
    %1900 = stablehlo.add %arg117, %1366 : tensor<768xf32>
    %1901 = stablehlo.add %arg118, %1360 : tensor<768xf32>
    %1902 = stablehlo.add %arg119, %1243 : tensor<768xf32>
    %1903 = stablehlo.add %arg120, %1247 : tensor<3072x768xf32>
    %1904 = stablehlo.add %arg121, %1265 : tensor<3072xf32>
    %1905 = stablehlo.add %arg122, %1269 : tensor<768x3072xf32>
    %1906 = stablehlo.add %arg123, %1279 : tensor<768xf32>
    %1907 = stablehlo.add %arg124, %1273 : tensor<768xf32>
    %1908 = stablehlo.add %arg125, %1156 : tensor<768xf32>
    %1909 = stablehlo.add %arg126, %1160 : tensor<768x768xf32>
    %1910 = stablehlo.add %arg127, %1199 : tensor<2304xf32>
    %1911 = stablehlo.add %arg128, %1203 : tensor<768x2304xf32>
    %1912 = stablehlo.add %arg129, %1213 : tensor<768xf32>
    %1913 = stablehlo.add %arg130, %1207 : tensor<768xf32>
    %1914 = stablehlo.add %arg131, %1090 : tensor<768xf32>
    %1915 = stablehlo.add %arg132, %1094 : tensor<3072x768xf32>
    %1916 = stablehlo.add %arg133, %1112 : tensor<3072xf32>
    %1917 = stablehlo.add %arg134, %1116 : tensor<768x3072xf32>
    %1918 = stablehlo.add %arg135, %1126 : tensor<768xf32>
    %1919 = stablehlo.add %arg136, %1120 : tensor<768xf32>
    %1920 = stablehlo.add %arg137, %1003 : tensor<768xf32>
    %1921 = stablehlo.add %arg138, %1007 : tensor<768x768xf32>
    %1922 = stablehlo.add %arg139, %1046 : tensor<2304xf32>
    %1923 = stablehlo.add %arg140, %1050 : tensor<768x2304xf32>
    %1924 = stablehlo.add %arg141, %1060 : tensor<768xf32>
    %1925 = stablehlo.add %arg142, %1054 : tensor<768xf32>
    %1926 = stablehlo.add %arg143, %937 : tensor<768xf32>
    %1927 = stablehlo.add %arg144, %941 : tensor<3072x768xf32>
    %1928 = stablehlo.add %arg145, %959 : tensor<3072xf32>
    %1929 = stablehlo.add %arg146, %963 : tensor<768x3072xf32>
    %1930 = stablehlo.add %arg147, %973 : tensor<768xf32>
    %1931 = stablehlo.add %arg148, %967 : tensor<768xf32>
    %1932 = stablehlo.add %arg149, %1855 : tensor<1024x768xf32>
    %1933 = stablehlo.add %arg150, %1858 : tensor<50257x768xf32>
    %1934 = stablehlo.add %arg151, %908 : tensor<768xf32>
    %1935 = stablehlo.add %arg152, %902 : tensor<768xf32>
    return %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935 : tensor<f32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>
  }
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<4x12x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<4x12x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>
    return %3, %1 : tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>
  }
  func.func private @log_softmax(%arg0: tensor<4x1024x50257xf32>) -> (tensor<4x1024x50257xf32>, tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x1024x50257xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1024xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x1024x50257xf32>
    %6 = stablehlo.exponential %5 : tensor<4x1024x50257xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x50257xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x1024x50257xf32>
    return %11, %6, %8 : tensor<4x1024x50257xf32>, tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x1024x50257xf32>, %arg1: tensor<4x1024x1xi32>) -> (tensor<4x1024x1xf32>, tensor<4x1024x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1024x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1024x1xi32>, tensor<4x1024x1xi32>) -> tensor<4x1024x1xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1024x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1024x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1024x1xi1>, tensor<4x1024x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1024x1xi32>) -> tensor<4x1024x1x1xi32>
    %c_1 = stablehlo.constant dense<50256> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1024x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1024x1x1xi32>, tensor<4x1024x1x1xi32>) -> tensor<4x1024x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x1024x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1024x1x1xi32>, tensor<4x1024x1x1xi32>) -> tensor<4x1024x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1024x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x1024x1x1xi1>, tensor<i1>) -> tensor<4x1024x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x1024x50257xf32>, tensor<4x1024x1x1xi32>) -> tensor<4x1024x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1024x1xi1>, tensor<4x1024x1xf32>
    return %15, %5 : tensor<4x1024x1xf32>, tensor<4x1024x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x1024x1x1xi32>, %arg1: tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1024x50257xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x1024x50257xf32>, tensor<4x1024x1x1xi32>, tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    return %1 : tensor<4x1024x50257xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x1024x50257xf32>, %arg1: tensor<4x1024x1xf32>, %arg2: tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x1024x50257xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x50257xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1024x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x50257xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x1024x50257xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x1024x50257xf32>
    return %7 : tensor<4x1024x50257xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x12x1024x1024xi1>, %arg1: tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>
    return %1 : tensor<4x12x1024x1024xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<768xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768xf32>
    %4 = stablehlo.add %1, %3 : tensor<768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768xf32>
    %10 = stablehlo.add %6, %9 : tensor<768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768xf32>
    %13 = stablehlo.sqrt %12 : tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %15 = stablehlo.add %13, %14 : tensor<768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768xf32>
    return %21, %4, %10 : tensor<768xf32>, tensor<768xf32>, tensor<768xf32>
  }
  func.func private @adam_leaf_3(%arg0: tensor<768x768xf32>, %arg1: tensor<768x768xf32>, %arg2: tensor<768x768xf32>, %arg3: tensor<768x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x768xf32>
    return %21, %4, %10 : tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>
  }
  func.func private @adam_leaf_4(%arg0: tensor<2304xf32>, %arg1: tensor<2304xf32>, %arg2: tensor<2304xf32>, %arg3: tensor<2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2304xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2304xf32>
    %4 = stablehlo.add %1, %3 : tensor<2304xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2304xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2304xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2304xf32>
    %10 = stablehlo.add %6, %9 : tensor<2304xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2304xf32>
    %13 = stablehlo.sqrt %12 : tensor<2304xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %15 = stablehlo.add %13, %14 : tensor<2304xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2304xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2304xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2304xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2304xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2304xf32>
    return %21, %4, %10 : tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<768x2304xf32>, %arg1: tensor<768x2304xf32>, %arg2: tensor<768x2304xf32>, %arg3: tensor<768x2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x2304xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x2304xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x2304xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x2304xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x2304xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x2304xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x2304xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x2304xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x2304xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x2304xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x2304xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x2304xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x2304xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x2304xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x2304xf32>
    return %21, %4, %10 : tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<3072x768xf32>, %arg1: tensor<3072x768xf32>, %arg2: tensor<3072x768xf32>, %arg3: tensor<3072x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3072x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3072x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<3072x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3072x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3072x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3072x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<3072x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3072x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<3072x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<3072x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3072x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3072x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3072x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3072x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3072x768xf32>
    return %21, %4, %10 : tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<3072xf32>, %arg1: tensor<3072xf32>, %arg2: tensor<3072xf32>, %arg3: tensor<3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3072xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3072xf32>
    %4 = stablehlo.add %1, %3 : tensor<3072xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3072xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3072xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3072xf32>
    %10 = stablehlo.add %6, %9 : tensor<3072xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3072xf32>
    %13 = stablehlo.sqrt %12 : tensor<3072xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %15 = stablehlo.add %13, %14 : tensor<3072xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3072xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3072xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3072xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3072xf32>
    return %21, %4, %10 : tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<768x3072xf32>, %arg1: tensor<768x3072xf32>, %arg2: tensor<768x3072xf32>, %arg3: tensor<768x3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x3072xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x3072xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x3072xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x3072xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x3072xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x3072xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x3072xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x3072xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x3072xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x3072xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x3072xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x3072xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x3072xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x3072xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x3072xf32>
    return %21, %4, %10 : tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<1024x768xf32>, %arg1: tensor<1024x768xf32>, %arg2: tensor<1024x768xf32>, %arg3: tensor<1024x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1024x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1024x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<1024x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1024x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1024x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1024x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<1024x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1024x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<1024x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<1024x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1024x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1024x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1024x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1024x768xf32>
    return %21, %4, %10 : tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<50257x768xf32>, %arg1: tensor<50257x768xf32>, %arg2: tensor<50257x768xf32>, %arg3: tensor<50257x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<50257x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<50257x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<50257x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<50257x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<50257x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<50257x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<50257x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<50257x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<50257x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<50257x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<50257x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<50257x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<50257x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<50257x768xf32>
    return %21, %4, %10 : tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>
  }
}
