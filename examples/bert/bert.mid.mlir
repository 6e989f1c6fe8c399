module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<192xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<192x192xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<576xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<192x576xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<192xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<192xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<192xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<768x192xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<768xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<192x768xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<192xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<192xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<192xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<192x192xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<576xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<192x576xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<192xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<192xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<192xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<768x192xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<768xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<192x768xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<192xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<192xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<192xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<192x192xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<576xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<192x576xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<192xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<192xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<192xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<768x192xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<768xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<192x768xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<192xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<192xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<192xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<192x192xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<576xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<192x576xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<192xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<192xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<192xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<768x192xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<768xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<192x768xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<192xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<192xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<192xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<192xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<4096xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<128x192xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<2x192xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<4096x192xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<192xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<192x192xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<192xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<192xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<i32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<192xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<192x192xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<576xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<192x576xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<192xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<192xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<192xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768x192xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<192x768xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<192xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<192xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<192xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<192x192xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<576xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<192x576xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<192xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<192xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<192xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768x192xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<192x768xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<192xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<192xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<192xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<192x192xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<576xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<192x576xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<192xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<192xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<192xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768x192xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<192x768xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<192xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<192xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<192xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<192x192xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<576xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<192x576xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<192xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<192xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<192xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768x192xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<192x768xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<192xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<192xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<192xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<192xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<4096xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<128x192xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<2x192xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<4096x192xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<192xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<192x192xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<192xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<192xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<192xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<192x192xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<576xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<192x576xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<192xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<192xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<192xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768x192xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<192x768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<192xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<192xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<192xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<192x192xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<576xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<192x576xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<192xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<192xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<192xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768x192xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<192x768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<192xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<192xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<192xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<192x192xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<576xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<192x576xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<192xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<192xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<192xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<768x192xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<192x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<192xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<192xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<192xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<192x192xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<576xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<192x576xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<192xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<192xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<192xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<768x192xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<768xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<192x768xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<192xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<192xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<192xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<192xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<4096xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<128x192xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<2x192xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<4096x192xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<192xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<192x192xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<192xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<192xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<6x20xi32>, %arg176: tensor<6xi32>, %arg177: tensor<6x20xi32>, %arg178: tensor<6x128xi32>, %arg179: tensor<6x128xi32>, %arg180: tensor<6x20xf32>, %arg181: tensor<2xui32>) -> (tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['embedding_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['embedding_norm']['shift']"}, tensor<4096xf32> {jax.result_info = "result[0]['output_bias']"}, tensor<128x192xf32> {jax.result_info = "result[0]['positions']"}, tensor<2x192xf32> {jax.result_info = "result[0]['segments']"}, tensor<4096x192xf32> {jax.result_info = "result[0]['tokens']"}, tensor<192xf32> {jax.result_info = "result[0]['transform']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['transform']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['transform_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['transform_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['embedding_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['embedding_norm']['shift']"}, tensor<4096xf32> {jax.result_info = "result[1]['first']['output_bias']"}, tensor<128x192xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<2x192xf32> {jax.result_info = "result[1]['first']['segments']"}, tensor<4096x192xf32> {jax.result_info = "result[1]['first']['tokens']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['transform']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['transform']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['transform_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['transform_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['embedding_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['embedding_norm']['shift']"}, tensor<4096xf32> {jax.result_info = "result[1]['second']['output_bias']"}, tensor<128x192xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<2x192xf32> {jax.result_info = "result[1]['second']['segments']"}, tensor<4096x192xf32> {jax.result_info = "result[1]['second']['tokens']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['transform']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['transform']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['transform_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['transform_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_threefry_split(%arg181) : (tensor<2xui32>) -> tensor<5x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x128xi32>
    %4 = stablehlo.compare LT, %arg179, %3, SIGNED : (tensor<6x128xi32>, tensor<6x128xi32>) -> tensor<6x128xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x128xi32>
    %6 = stablehlo.add %arg179, %5 : tensor<6x128xi32>
    %7 = stablehlo.select %4, %6, %arg179 : tensor<6x128xi1>, tensor<6x128xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x128xi32>) -> tensor<6x128x1xi32>
    %9 = "stablehlo.gather"(%arg53, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 192>}> : (tensor<4096x192xf32>, tensor<6x128x1xi32>) -> tensor<6x128x192xf32>
    %10 = stablehlo.broadcast_in_dim %arg51, dims = [1, 2] : (tensor<128x192xf32>) -> tensor<1x128x192xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x128x192xf32>) -> tensor<6x128x192xf32>
    %12 = stablehlo.add %9, %11 : tensor<6x128x192xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x128xi32>
    %14 = stablehlo.compare LT, %arg178, %13, SIGNED : (tensor<6x128xi32>, tensor<6x128xi32>) -> tensor<6x128xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x128xi32>
    %16 = stablehlo.add %arg178, %15 : tensor<6x128xi32>
    %17 = stablehlo.select %14, %16, %arg178 : tensor<6x128xi1>, tensor<6x128xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<6x128xi32>) -> tensor<6x128x1xi32>
    %19 = "stablehlo.gather"(%arg52, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 192>}> : (tensor<2x192xf32>, tensor<6x128x1xi32>) -> tensor<6x128x192xf32>
    %20 = stablehlo.add %12, %19 : tensor<6x128x192xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_3 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<6x128x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<6x128x192xf32>
    %27 = chlo.square %26 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<6x128x192xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_6 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %33 = stablehlo.divide %31, %32 : tensor<6x128x1xf32>
    %34 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %35 = stablehlo.subtract %20, %34 : tensor<6x128x192xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %37 = stablehlo.add %33, %36 : tensor<6x128x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<6x128x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<6x128x1xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<6x128x1xf32>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %43 = stablehlo.multiply %35, %42 : tensor<6x128x192xf32>
    %44 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<6x128x192xf32>
    %47 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %49 = stablehlo.add %46, %48 : tensor<6x128x192xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = call @_bernoulli(%2, %cst_9) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %52 = stablehlo.divide %49, %51 : tensor<6x128x192xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %53 = call @_where(%50, %52, %c_11) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %54 = stablehlo.iota dim = 3 : tensor<1x1x1x128xi32>
    %55 = stablehlo.broadcast_in_dim %arg176, dims = [0] : (tensor<6xi32>) -> tensor<6x1x1x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xi32>) -> tensor<6x1x1x128xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi32>) -> tensor<6x1x1x128xi32>
    %58 = stablehlo.compare LT, %56, %57, SIGNED : (tensor<6x1x1x128xi32>, tensor<6x1x1x128xi32>) -> tensor<6x1x1x128xi1>
    %59 = stablehlo.slice %0 [1:5, 0:2] : (tensor<5x2xui32>) -> tensor<4x2xui32>
    %60 = stablehlo.slice %59 [0:1, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %61 = stablehlo.reshape %60 : (tensor<1x2xui32>) -> tensor<2xui32>
    %62 = call @_threefry_split_2(%61) : (tensor<2xui32>) -> tensor<3x2xui32>
    %63 = stablehlo.dot_general %53, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x576xf32>) -> tensor<6x128x576xf32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<6x128x576xf32>
    %66 = stablehlo.add %63, %65 : tensor<6x128x576xf32>
    %67 = stablehlo.reshape %66 : (tensor<6x128x576xf32>) -> tensor<6x128x3x6x32xf32>
    %68 = stablehlo.slice %67 [0:6, 0:128, 0:1, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %69 = stablehlo.reshape %68 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %70 = stablehlo.slice %67 [0:6, 0:128, 1:2, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %71 = stablehlo.reshape %70 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %72 = stablehlo.slice %67 [0:6, 0:128, 2:3, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %74 = stablehlo.dot_general %69, %71, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %cst_12 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<6x6x128x128xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %77:2 = call @_where_5(%58, %76, %cst_13) : (tensor<6x1x1x128xi1>, tensor<6x6x128x128xf32>, tensor<f32>) -> (tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>)
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77#0 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x6x128xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<6x6x128xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %83 = stablehlo.subtract %77#0, %82 : tensor<6x6x128x128xf32>
    %84 = stablehlo.exponential %83 : tensor<6x6x128x128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %88 = stablehlo.divide %84, %87 : tensor<6x6x128x128xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<6x6x128x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x6x128x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<6x6x128x1xf32>
    %92 = stablehlo.slice %62 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %93 = stablehlo.reshape %92 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = call @_bernoulli_6(%93, %cst_18) : (tensor<2xui32>, tensor<f32>) -> tensor<6x6x128x128xi1>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %96 = stablehlo.divide %88, %95 : tensor<6x6x128x128xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %97 = call @_where_10(%94, %96, %c_20) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>, tensor<i32>) -> tensor<6x6x128x128xf32>
    %98 = stablehlo.dot_general %73, %97, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %99 = stablehlo.transpose %98, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %100 = stablehlo.reshape %99 : (tensor<6x128x6x32xf32>) -> tensor<6x128x192xf32>
    %101 = stablehlo.dot_general %100, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %104 = stablehlo.add %101, %103 : tensor<6x128x192xf32>
    %105 = stablehlo.slice %62 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %106 = stablehlo.reshape %105 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = call @_bernoulli(%106, %cst_21) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %109 = stablehlo.divide %104, %108 : tensor<6x128x192xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %110 = call @_where(%107, %109, %c_23) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %111 = stablehlo.add %53, %110 : tensor<6x128x192xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_25 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %115 = stablehlo.divide %113, %114 : tensor<6x128x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %117 = stablehlo.subtract %111, %116 : tensor<6x128x192xf32>
    %118 = chlo.square %117 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<6x128x192xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_28 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<6x128x1xf32>
    %125 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %126 = stablehlo.subtract %111, %125 : tensor<6x128x192xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %128 = stablehlo.add %124, %127 : tensor<6x128x1xf32>
    %129 = stablehlo.rsqrt %128 : tensor<6x128x1xf32>
    %130 = stablehlo.divide %129, %128 : tensor<6x128x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<6x128x1xf32>
    %133 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %134 = stablehlo.multiply %126, %133 : tensor<6x128x192xf32>
    %135 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<6x128x192xf32>
    %138 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %140 = stablehlo.add %137, %139 : tensor<6x128x192xf32>
    %141 = stablehlo.dot_general %140, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x768xf32>) -> tensor<6x128x768xf32>
    %142 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<6x128x768xf32>
    %144 = stablehlo.add %141, %143 : tensor<6x128x768xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<6x128x768xf32>
    %147 = stablehlo.negate %144 : tensor<6x128x768xf32>
    %cst_32 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<6x128x768xf32>
    %150 = chlo.erfc %149 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %151 = chlo.square %149 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %152 = stablehlo.negate %151 : tensor<6x128x768xf32>
    %153 = stablehlo.exponential %152 : tensor<6x128x768xf32>
    %154 = stablehlo.multiply %146, %150 : tensor<6x128x768xf32>
    %155 = stablehlo.dot_general %154, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<768x192xf32>) -> tensor<6x128x192xf32>
    %156 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %158 = stablehlo.add %155, %157 : tensor<6x128x192xf32>
    %159 = stablehlo.slice %62 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %160 = stablehlo.reshape %159 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %161 = call @_bernoulli(%160, %cst_33) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %163 = stablehlo.divide %158, %162 : tensor<6x128x192xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %164 = call @_where(%161, %163, %c_35) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %165 = stablehlo.add %140, %164 : tensor<6x128x192xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_37 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %169 = stablehlo.divide %167, %168 : tensor<6x128x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %171 = stablehlo.subtract %165, %170 : tensor<6x128x192xf32>
    %172 = chlo.square %171 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %174 = stablehlo.multiply %173, %171 : tensor<6x128x192xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%172 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_40 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %178 = stablehlo.divide %176, %177 : tensor<6x128x1xf32>
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %180 = stablehlo.subtract %165, %179 : tensor<6x128x192xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %182 = stablehlo.add %178, %181 : tensor<6x128x1xf32>
    %183 = stablehlo.rsqrt %182 : tensor<6x128x1xf32>
    %184 = stablehlo.divide %183, %182 : tensor<6x128x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %186 = stablehlo.multiply %185, %184 : tensor<6x128x1xf32>
    %187 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %188 = stablehlo.multiply %180, %187 : tensor<6x128x192xf32>
    %189 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %191 = stablehlo.multiply %188, %190 : tensor<6x128x192xf32>
    %192 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %194 = stablehlo.add %191, %193 : tensor<6x128x192xf32>
    %195 = stablehlo.slice %59 [1:2, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %196 = stablehlo.reshape %195 : (tensor<1x2xui32>) -> tensor<2xui32>
    %197 = call @_threefry_split_2(%196) : (tensor<2xui32>) -> tensor<3x2xui32>
    %198 = stablehlo.dot_general %194, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x576xf32>) -> tensor<6x128x576xf32>
    %199 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<6x128x576xf32>
    %201 = stablehlo.add %198, %200 : tensor<6x128x576xf32>
    %202 = stablehlo.reshape %201 : (tensor<6x128x576xf32>) -> tensor<6x128x3x6x32xf32>
    %203 = stablehlo.slice %202 [0:6, 0:128, 0:1, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %204 = stablehlo.reshape %203 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %205 = stablehlo.slice %202 [0:6, 0:128, 1:2, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %206 = stablehlo.reshape %205 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %207 = stablehlo.slice %202 [0:6, 0:128, 2:3, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %208 = stablehlo.reshape %207 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %209 = stablehlo.dot_general %204, %206, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %cst_43 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<6x6x128x128xf32>
    %cst_44 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %212:2 = call @_where_5(%58, %211, %cst_44) : (tensor<6x1x1x128xi1>, tensor<6x6x128x128xf32>, tensor<f32>) -> (tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>)
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %213 = stablehlo.reduce(%212#0 init: %cst_45) applies stablehlo.maximum across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x6x128xf32>
    %215 = stablehlo.maximum %214, %213 : tensor<6x6x128xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %218 = stablehlo.subtract %212#0, %217 : tensor<6x6x128x128xf32>
    %219 = stablehlo.exponential %218 : tensor<6x6x128x128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_47) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %223 = stablehlo.divide %219, %222 : tensor<6x6x128x128xf32>
    %224 = stablehlo.multiply %221, %221 : tensor<6x6x128x1xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x6x128x1xf32>
    %226 = stablehlo.divide %225, %224 : tensor<6x6x128x1xf32>
    %227 = stablehlo.slice %197 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %228 = stablehlo.reshape %227 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %229 = call @_bernoulli_6(%228, %cst_49) : (tensor<2xui32>, tensor<f32>) -> tensor<6x6x128x128xi1>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %231 = stablehlo.divide %223, %230 : tensor<6x6x128x128xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %232 = call @_where_10(%229, %231, %c_51) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>, tensor<i32>) -> tensor<6x6x128x128xf32>
    %233 = stablehlo.dot_general %208, %232, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %234 = stablehlo.transpose %233, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %235 = stablehlo.reshape %234 : (tensor<6x128x6x32xf32>) -> tensor<6x128x192xf32>
    %236 = stablehlo.dot_general %235, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %237 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %239 = stablehlo.add %236, %238 : tensor<6x128x192xf32>
    %240 = stablehlo.slice %197 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %241 = stablehlo.reshape %240 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %242 = call @_bernoulli(%241, %cst_52) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %244 = stablehlo.divide %239, %243 : tensor<6x128x192xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %245 = call @_where(%242, %244, %c_54) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %246 = stablehlo.add %194, %245 : tensor<6x128x192xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_56 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %250 = stablehlo.divide %248, %249 : tensor<6x128x1xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %252 = stablehlo.subtract %246, %251 : tensor<6x128x192xf32>
    %253 = chlo.square %252 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %255 = stablehlo.multiply %254, %252 : tensor<6x128x192xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%253 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_59 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<6x128x1xf32>
    %260 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %261 = stablehlo.subtract %246, %260 : tensor<6x128x192xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %263 = stablehlo.add %259, %262 : tensor<6x128x1xf32>
    %264 = stablehlo.rsqrt %263 : tensor<6x128x1xf32>
    %265 = stablehlo.divide %264, %263 : tensor<6x128x1xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<6x128x1xf32>
    %268 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %269 = stablehlo.multiply %261, %268 : tensor<6x128x192xf32>
    %270 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %272 = stablehlo.multiply %269, %271 : tensor<6x128x192xf32>
    %273 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %275 = stablehlo.add %272, %274 : tensor<6x128x192xf32>
    %276 = stablehlo.dot_general %275, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x768xf32>) -> tensor<6x128x768xf32>
    %277 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<6x128x768xf32>
    %279 = stablehlo.add %276, %278 : tensor<6x128x768xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %281 = stablehlo.multiply %280, %279 : tensor<6x128x768xf32>
    %282 = stablehlo.negate %279 : tensor<6x128x768xf32>
    %cst_63 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %284 = stablehlo.multiply %282, %283 : tensor<6x128x768xf32>
    %285 = chlo.erfc %284 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %286 = chlo.square %284 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %287 = stablehlo.negate %286 : tensor<6x128x768xf32>
    %288 = stablehlo.exponential %287 : tensor<6x128x768xf32>
    %289 = stablehlo.multiply %281, %285 : tensor<6x128x768xf32>
    %290 = stablehlo.dot_general %289, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<768x192xf32>) -> tensor<6x128x192xf32>
    %291 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %293 = stablehlo.add %290, %292 : tensor<6x128x192xf32>
    %294 = stablehlo.slice %197 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %295 = stablehlo.reshape %294 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = call @_bernoulli(%295, %cst_64) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %298 = stablehlo.divide %293, %297 : tensor<6x128x192xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %299 = call @_where(%296, %298, %c_66) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %300 = stablehlo.add %275, %299 : tensor<6x128x192xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_68 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %304 = stablehlo.divide %302, %303 : tensor<6x128x1xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %306 = stablehlo.subtract %300, %305 : tensor<6x128x192xf32>
    %307 = chlo.square %306 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %309 = stablehlo.multiply %308, %306 : tensor<6x128x192xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%307 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_71 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %313 = stablehlo.divide %311, %312 : tensor<6x128x1xf32>
    %314 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %315 = stablehlo.subtract %300, %314 : tensor<6x128x192xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %317 = stablehlo.add %313, %316 : tensor<6x128x1xf32>
    %318 = stablehlo.rsqrt %317 : tensor<6x128x1xf32>
    %319 = stablehlo.divide %318, %317 : tensor<6x128x1xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<6x128x1xf32>
    %322 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %323 = stablehlo.multiply %315, %322 : tensor<6x128x192xf32>
    %324 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<6x128x192xf32>
    %327 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %329 = stablehlo.add %326, %328 : tensor<6x128x192xf32>
    %330 = stablehlo.slice %59 [2:3, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %331 = stablehlo.reshape %330 : (tensor<1x2xui32>) -> tensor<2xui32>
    %332 = call @_threefry_split_2(%331) : (tensor<2xui32>) -> tensor<3x2xui32>
    %333 = stablehlo.dot_general %329, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x576xf32>) -> tensor<6x128x576xf32>
    %334 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<6x128x576xf32>
    %336 = stablehlo.add %333, %335 : tensor<6x128x576xf32>
    %337 = stablehlo.reshape %336 : (tensor<6x128x576xf32>) -> tensor<6x128x3x6x32xf32>
    %338 = stablehlo.slice %337 [0:6, 0:128, 0:1, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %339 = stablehlo.reshape %338 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %340 = stablehlo.slice %337 [0:6, 0:128, 1:2, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %341 = stablehlo.reshape %340 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %342 = stablehlo.slice %337 [0:6, 0:128, 2:3, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %343 = stablehlo.reshape %342 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %344 = stablehlo.dot_general %339, %341, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %cst_74 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<6x6x128x128xf32>
    %cst_75 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %347:2 = call @_where_5(%58, %346, %cst_75) : (tensor<6x1x1x128xi1>, tensor<6x6x128x128xf32>, tensor<f32>) -> (tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>)
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %348 = stablehlo.reduce(%347#0 init: %cst_76) applies stablehlo.maximum across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6x6x128xf32>
    %350 = stablehlo.maximum %349, %348 : tensor<6x6x128xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %353 = stablehlo.subtract %347#0, %352 : tensor<6x6x128x128xf32>
    %354 = stablehlo.exponential %353 : tensor<6x6x128x128xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_78) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %358 = stablehlo.divide %354, %357 : tensor<6x6x128x128xf32>
    %359 = stablehlo.multiply %356, %356 : tensor<6x6x128x1xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6x6x128x1xf32>
    %361 = stablehlo.divide %360, %359 : tensor<6x6x128x1xf32>
    %362 = stablehlo.slice %332 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %363 = stablehlo.reshape %362 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %364 = call @_bernoulli_6(%363, %cst_80) : (tensor<2xui32>, tensor<f32>) -> tensor<6x6x128x128xi1>
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %366 = stablehlo.divide %358, %365 : tensor<6x6x128x128xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %367 = call @_where_10(%364, %366, %c_82) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>, tensor<i32>) -> tensor<6x6x128x128xf32>
    %368 = stablehlo.dot_general %343, %367, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %369 = stablehlo.transpose %368, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %370 = stablehlo.reshape %369 : (tensor<6x128x6x32xf32>) -> tensor<6x128x192xf32>
    %371 = stablehlo.dot_general %370, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %372 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %374 = stablehlo.add %371, %373 : tensor<6x128x192xf32>
    %375 = stablehlo.slice %332 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %376 = stablehlo.reshape %375 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %377 = call @_bernoulli(%376, %cst_83) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %379 = stablehlo.divide %374, %378 : tensor<6x128x192xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %380 = call @_where(%377, %379, %c_85) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %381 = stablehlo.add %329, %380 : tensor<6x128x192xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_87 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %385 = stablehlo.divide %383, %384 : tensor<6x128x1xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %387 = stablehlo.subtract %381, %386 : tensor<6x128x192xf32>
    %388 = chlo.square %387 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_88 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %390 = stablehlo.multiply %389, %387 : tensor<6x128x192xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%388 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_90 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %394 = stablehlo.divide %392, %393 : tensor<6x128x1xf32>
    %395 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %396 = stablehlo.subtract %381, %395 : tensor<6x128x192xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %398 = stablehlo.add %394, %397 : tensor<6x128x1xf32>
    %399 = stablehlo.rsqrt %398 : tensor<6x128x1xf32>
    %400 = stablehlo.divide %399, %398 : tensor<6x128x1xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %402 = stablehlo.multiply %401, %400 : tensor<6x128x1xf32>
    %403 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %404 = stablehlo.multiply %396, %403 : tensor<6x128x192xf32>
    %405 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %407 = stablehlo.multiply %404, %406 : tensor<6x128x192xf32>
    %408 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %410 = stablehlo.add %407, %409 : tensor<6x128x192xf32>
    %411 = stablehlo.dot_general %410, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x768xf32>) -> tensor<6x128x768xf32>
    %412 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<6x128x768xf32>
    %414 = stablehlo.add %411, %413 : tensor<6x128x768xf32>
    %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %416 = stablehlo.multiply %415, %414 : tensor<6x128x768xf32>
    %417 = stablehlo.negate %414 : tensor<6x128x768xf32>
    %cst_94 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %419 = stablehlo.multiply %417, %418 : tensor<6x128x768xf32>
    %420 = chlo.erfc %419 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %421 = chlo.square %419 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %422 = stablehlo.negate %421 : tensor<6x128x768xf32>
    %423 = stablehlo.exponential %422 : tensor<6x128x768xf32>
    %424 = stablehlo.multiply %416, %420 : tensor<6x128x768xf32>
    %425 = stablehlo.dot_general %424, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<768x192xf32>) -> tensor<6x128x192xf32>
    %426 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %428 = stablehlo.add %425, %427 : tensor<6x128x192xf32>
    %429 = stablehlo.slice %332 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %430 = stablehlo.reshape %429 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %431 = call @_bernoulli(%430, %cst_95) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %433 = stablehlo.divide %428, %432 : tensor<6x128x192xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %434 = call @_where(%431, %433, %c_97) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %435 = stablehlo.add %410, %434 : tensor<6x128x192xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_99 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %439 = stablehlo.divide %437, %438 : tensor<6x128x1xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %441 = stablehlo.subtract %435, %440 : tensor<6x128x192xf32>
    %442 = chlo.square %441 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %444 = stablehlo.multiply %443, %441 : tensor<6x128x192xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%442 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_102 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %448 = stablehlo.divide %446, %447 : tensor<6x128x1xf32>
    %449 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %450 = stablehlo.subtract %435, %449 : tensor<6x128x192xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %452 = stablehlo.add %448, %451 : tensor<6x128x1xf32>
    %453 = stablehlo.rsqrt %452 : tensor<6x128x1xf32>
    %454 = stablehlo.divide %453, %452 : tensor<6x128x1xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<6x128x1xf32>
    %457 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %458 = stablehlo.multiply %450, %457 : tensor<6x128x192xf32>
    %459 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %461 = stablehlo.multiply %458, %460 : tensor<6x128x192xf32>
    %462 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %464 = stablehlo.add %461, %463 : tensor<6x128x192xf32>
    %465 = stablehlo.slice %59 [3:4, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %466 = stablehlo.reshape %465 : (tensor<1x2xui32>) -> tensor<2xui32>
    %467 = call @_threefry_split_2(%466) : (tensor<2xui32>) -> tensor<3x2xui32>
    %468 = stablehlo.dot_general %464, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x576xf32>) -> tensor<6x128x576xf32>
    %469 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<6x128x576xf32>
    %471 = stablehlo.add %468, %470 : tensor<6x128x576xf32>
    %472 = stablehlo.reshape %471 : (tensor<6x128x576xf32>) -> tensor<6x128x3x6x32xf32>
    %473 = stablehlo.slice %472 [0:6, 0:128, 0:1, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %474 = stablehlo.reshape %473 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %475 = stablehlo.slice %472 [0:6, 0:128, 1:2, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %476 = stablehlo.reshape %475 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %477 = stablehlo.slice %472 [0:6, 0:128, 2:3, 0:6, 0:32] : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %478 = stablehlo.reshape %477 : (tensor<6x128x1x6x32xf32>) -> tensor<6x128x6x32xf32>
    %479 = stablehlo.dot_general %474, %476, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %cst_105 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %481 = stablehlo.multiply %479, %480 : tensor<6x6x128x128xf32>
    %cst_106 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %482:2 = call @_where_5(%58, %481, %cst_106) : (tensor<6x1x1x128xi1>, tensor<6x6x128x128xf32>, tensor<f32>) -> (tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>)
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %483 = stablehlo.reduce(%482#0 init: %cst_107) applies stablehlo.maximum across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<6x6x128xf32>
    %485 = stablehlo.maximum %484, %483 : tensor<6x6x128xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %488 = stablehlo.subtract %482#0, %487 : tensor<6x6x128x128xf32>
    %489 = stablehlo.exponential %488 : tensor<6x6x128x128xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %493 = stablehlo.divide %489, %492 : tensor<6x6x128x128xf32>
    %494 = stablehlo.multiply %491, %491 : tensor<6x6x128x1xf32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6x6x128x1xf32>
    %496 = stablehlo.divide %495, %494 : tensor<6x6x128x1xf32>
    %497 = stablehlo.slice %467 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %498 = stablehlo.reshape %497 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %499 = call @_bernoulli_6(%498, %cst_111) : (tensor<2xui32>, tensor<f32>) -> tensor<6x6x128x128xi1>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %501 = stablehlo.divide %493, %500 : tensor<6x6x128x128xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %502 = call @_where_10(%499, %501, %c_113) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>, tensor<i32>) -> tensor<6x6x128x128xf32>
    %503 = stablehlo.dot_general %478, %502, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x128x6x32xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %504 = stablehlo.transpose %503, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %505 = stablehlo.reshape %504 : (tensor<6x128x6x32xf32>) -> tensor<6x128x192xf32>
    %506 = stablehlo.dot_general %505, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %507 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %509 = stablehlo.add %506, %508 : tensor<6x128x192xf32>
    %510 = stablehlo.slice %467 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %511 = stablehlo.reshape %510 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %512 = call @_bernoulli(%511, %cst_114) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %514 = stablehlo.divide %509, %513 : tensor<6x128x192xf32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %515 = call @_where(%512, %514, %c_116) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %516 = stablehlo.add %464, %515 : tensor<6x128x192xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_118 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %520 = stablehlo.divide %518, %519 : tensor<6x128x1xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %522 = stablehlo.subtract %516, %521 : tensor<6x128x192xf32>
    %523 = chlo.square %522 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %525 = stablehlo.multiply %524, %522 : tensor<6x128x192xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%523 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_121 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %529 = stablehlo.divide %527, %528 : tensor<6x128x1xf32>
    %530 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %531 = stablehlo.subtract %516, %530 : tensor<6x128x192xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %533 = stablehlo.add %529, %532 : tensor<6x128x1xf32>
    %534 = stablehlo.rsqrt %533 : tensor<6x128x1xf32>
    %535 = stablehlo.divide %534, %533 : tensor<6x128x1xf32>
    %cst_123 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %537 = stablehlo.multiply %536, %535 : tensor<6x128x1xf32>
    %538 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %539 = stablehlo.multiply %531, %538 : tensor<6x128x192xf32>
    %540 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %542 = stablehlo.multiply %539, %541 : tensor<6x128x192xf32>
    %543 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %545 = stablehlo.add %542, %544 : tensor<6x128x192xf32>
    %546 = stablehlo.dot_general %545, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x768xf32>) -> tensor<6x128x768xf32>
    %547 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<6x128x768xf32>
    %549 = stablehlo.add %546, %548 : tensor<6x128x768xf32>
    %cst_124 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<6x128x768xf32>
    %552 = stablehlo.negate %549 : tensor<6x128x768xf32>
    %cst_125 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %554 = stablehlo.multiply %552, %553 : tensor<6x128x768xf32>
    %555 = chlo.erfc %554 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %556 = chlo.square %554 : tensor<6x128x768xf32> -> tensor<6x128x768xf32>
    %557 = stablehlo.negate %556 : tensor<6x128x768xf32>
    %558 = stablehlo.exponential %557 : tensor<6x128x768xf32>
    %559 = stablehlo.multiply %551, %555 : tensor<6x128x768xf32>
    %560 = stablehlo.dot_general %559, %arg43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<768x192xf32>) -> tensor<6x128x192xf32>
    %561 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %563 = stablehlo.add %560, %562 : tensor<6x128x192xf32>
    %564 = stablehlo.slice %467 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %565 = stablehlo.reshape %564 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %566 = call @_bernoulli(%565, %cst_126) : (tensor<2xui32>, tensor<f32>) -> tensor<6x128x192xi1>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %568 = stablehlo.divide %563, %567 : tensor<6x128x192xf32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %569 = call @_where(%566, %568, %c_128) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>, tensor<i32>) -> tensor<6x128x192xf32>
    %570 = stablehlo.add %545, %569 : tensor<6x128x192xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_130 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %574 = stablehlo.divide %572, %573 : tensor<6x128x1xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %576 = stablehlo.subtract %570, %575 : tensor<6x128x192xf32>
    %577 = chlo.square %576 : tensor<6x128x192xf32> -> tensor<6x128x192xf32>
    %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %579 = stablehlo.multiply %578, %576 : tensor<6x128x192xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%577 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_133 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %583 = stablehlo.divide %581, %582 : tensor<6x128x1xf32>
    %584 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %585 = stablehlo.subtract %570, %584 : tensor<6x128x192xf32>
    %cst_134 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %587 = stablehlo.add %583, %586 : tensor<6x128x1xf32>
    %588 = stablehlo.rsqrt %587 : tensor<6x128x1xf32>
    %589 = stablehlo.divide %588, %587 : tensor<6x128x1xf32>
    %cst_135 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %591 = stablehlo.multiply %590, %589 : tensor<6x128x1xf32>
    %592 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %593 = stablehlo.multiply %585, %592 : tensor<6x128x192xf32>
    %594 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %596 = stablehlo.multiply %593, %595 : tensor<6x128x192xf32>
    %597 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %599 = stablehlo.add %596, %598 : tensor<6x128x192xf32>
    %600 = stablehlo.broadcast_in_dim %arg177, dims = [0, 1] : (tensor<6x20xi32>) -> tensor<6x20x1xi32>
    %601:2 = call @take_along_axis(%599, %600) : (tensor<6x128x192xf32>, tensor<6x20x1xi32>) -> (tensor<6x20x192xf32>, tensor<6x20x1xi32>)
    %602 = stablehlo.dot_general %601#0, %arg55, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x20x192xf32>, tensor<192x192xf32>) -> tensor<6x20x192xf32>
    %603 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x20x192xf32>
    %605 = stablehlo.add %602, %604 : tensor<6x20x192xf32>
    %cst_136 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %607 = stablehlo.multiply %606, %605 : tensor<6x20x192xf32>
    %608 = stablehlo.negate %605 : tensor<6x20x192xf32>
    %cst_137 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %610 = stablehlo.multiply %608, %609 : tensor<6x20x192xf32>
    %611 = chlo.erfc %610 : tensor<6x20x192xf32> -> tensor<6x20x192xf32>
    %612 = chlo.square %610 : tensor<6x20x192xf32> -> tensor<6x20x192xf32>
    %613 = stablehlo.negate %612 : tensor<6x20x192xf32>
    %614 = stablehlo.exponential %613 : tensor<6x20x192xf32>
    %615 = stablehlo.multiply %607, %611 : tensor<6x20x192xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<6x20xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %cst_139 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %619 = stablehlo.divide %617, %618 : tensor<6x20x1xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x192xf32>
    %621 = stablehlo.subtract %615, %620 : tensor<6x20x192xf32>
    %622 = chlo.square %621 : tensor<6x20x192xf32> -> tensor<6x20x192xf32>
    %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %624 = stablehlo.multiply %623, %621 : tensor<6x20x192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%622 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<6x20xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %cst_142 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %628 = stablehlo.divide %626, %627 : tensor<6x20x1xf32>
    %629 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x192xf32>
    %630 = stablehlo.subtract %615, %629 : tensor<6x20x192xf32>
    %cst_143 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %632 = stablehlo.add %628, %631 : tensor<6x20x1xf32>
    %633 = stablehlo.rsqrt %632 : tensor<6x20x1xf32>
    %634 = stablehlo.divide %633, %632 : tensor<6x20x1xf32>
    %cst_144 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %636 = stablehlo.multiply %635, %634 : tensor<6x20x1xf32>
    %637 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x192xf32>
    %638 = stablehlo.multiply %630, %637 : tensor<6x20x192xf32>
    %639 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x20x192xf32>
    %641 = stablehlo.multiply %638, %640 : tensor<6x20x192xf32>
    %642 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x20x192xf32>
    %644 = stablehlo.add %641, %643 : tensor<6x20x192xf32>
    %645 = stablehlo.transpose %arg53, dims = [1, 0] : (tensor<4096x192xf32>) -> tensor<192x4096xf32>
    %646 = stablehlo.dot_general %644, %645, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x20x192xf32>, tensor<192x4096xf32>) -> tensor<6x20x4096xf32>
    %647 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<6x20x4096xf32>
    %649 = stablehlo.add %646, %648 : tensor<6x20x4096xf32>
    %650:3 = call @log_softmax(%649) : (tensor<6x20x4096xf32>) -> (tensor<6x20x4096xf32>, tensor<6x20x4096xf32>, tensor<6x20x1xf32>)
    %651 = stablehlo.broadcast_in_dim %arg175, dims = [0, 1] : (tensor<6x20xi32>) -> tensor<6x20x1xi32>
    %652:2 = call @take_along_axis_11(%650#0, %651) : (tensor<6x20x4096xf32>, tensor<6x20x1xi32>) -> (tensor<6x20x1xf32>, tensor<6x20x1x1xi32>)
    %653 = stablehlo.reshape %652#0 : (tensor<6x20x1xf32>) -> tensor<6x20xf32>
    %654 = stablehlo.negate %653 : tensor<6x20xf32>
    %655 = stablehlo.multiply %654, %arg180 : tensor<6x20xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%655 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%arg180 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20xf32>, tensor<f32>) -> tensor<f32>
    %cst_147 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %658 = stablehlo.add %657, %cst_147 : tensor<f32>
    %659 = stablehlo.divide %656, %658 : tensor<f32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %660 = stablehlo.divide %cst_148, %658 : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [] : (tensor<f32>) -> tensor<6x20xf32>
    %662 = stablehlo.multiply %661, %arg180 : tensor<6x20xf32>
    %663 = stablehlo.negate %662 : tensor<6x20xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %665 = call @take_along_axis_12(%652#1, %664) : (tensor<6x20x1x1xi32>, tensor<6x20x1xf32>) -> tensor<6x20x4096xf32>
    %666 = call @log_softmax_13(%650#1, %650#2, %665) : (tensor<6x20x4096xf32>, tensor<6x20x1xf32>, tensor<6x20x4096xf32>) -> tensor<6x20x4096xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.reduce(%666 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20x4096xf32>, tensor<f32>) -> tensor<4096xf32>
    %668 = stablehlo.reshape %667 : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32>
    %670 = stablehlo.dot_general %666, %644, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x20x4096xf32>, tensor<6x20x192xf32>) -> tensor<4096x192xf32>
    %671 = stablehlo.transpose %670, dims = [1, 0] : (tensor<4096x192xf32>) -> tensor<192x4096xf32>
    %672 = stablehlo.dot_general %666, %645, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x20x4096xf32>, tensor<192x4096xf32>) -> tensor<6x20x192xf32>
    %673 = stablehlo.transpose %671, dims = [1, 0] : (tensor<192x4096xf32>) -> tensor<4096x192xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%672 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<192xf32>
    %675 = stablehlo.reshape %674 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.reduce(%675 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %677 = stablehlo.multiply %638, %672 : tensor<6x20x192xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %678 = stablehlo.reduce(%677 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<192xf32>
    %679 = stablehlo.reshape %678 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %680 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x20x192xf32>
    %681 = stablehlo.multiply %672, %680 : tensor<6x20x192xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%679 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %683 = stablehlo.multiply %630, %681 : tensor<6x20x192xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<6x20xf32>
    %685 = stablehlo.reshape %684 : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %686 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x192xf32>
    %687 = stablehlo.multiply %681, %686 : tensor<6x20x192xf32>
    %688 = stablehlo.multiply %685, %636 : tensor<6x20x1xf32>
    %689 = stablehlo.negate %687 : tensor<6x20x192xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%689 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<6x20xf32>
    %691 = stablehlo.reshape %690 : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %cst_157 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %693 = stablehlo.divide %688, %692 : tensor<6x20x1xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<6x20x1xf32>, tensor<f32>) -> tensor<6x20xf32>
    %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x192xf32>
    %696 = stablehlo.multiply %695, %624 : tensor<6x20x192xf32>
    %697 = stablehlo.negate %696 : tensor<6x20x192xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<6x20xf32>
    %699 = stablehlo.reshape %698 : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %700 = stablehlo.add %687, %696 : tensor<6x20x192xf32>
    %701 = stablehlo.add %691, %699 : tensor<6x20x1xf32>
    %cst_160 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %703 = stablehlo.divide %701, %702 : tensor<6x20x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%703 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<6x20x1xf32>, tensor<f32>) -> tensor<6x20xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x192xf32>
    %706 = stablehlo.add %700, %705 : tensor<6x20x192xf32>
    %707 = stablehlo.multiply %607, %706 : tensor<6x20x192xf32>
    %708 = stablehlo.multiply %706, %611 : tensor<6x20x192xf32>
    %cst_162 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %710 = stablehlo.multiply %709, %707 : tensor<6x20x192xf32>
    %711 = stablehlo.multiply %710, %614 : tensor<6x20x192xf32>
    %cst_163 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %713 = stablehlo.multiply %711, %712 : tensor<6x20x192xf32>
    %714 = stablehlo.negate %713 : tensor<6x20x192xf32>
    %cst_164 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %716 = stablehlo.multiply %715, %708 : tensor<6x20x192xf32>
    %717 = stablehlo.add %714, %716 : tensor<6x20x192xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.reduce(%717 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x20x192xf32>, tensor<f32>) -> tensor<192xf32>
    %719 = stablehlo.reshape %718 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.reduce(%719 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %721 = stablehlo.dot_general %717, %601#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x20x192xf32>, tensor<6x20x192xf32>) -> tensor<192x192xf32>
    %722 = stablehlo.transpose %721, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %723 = stablehlo.dot_general %717, %arg55, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x20x192xf32>, tensor<192x192xf32>) -> tensor<6x20x192xf32>
    %724 = call @take_along_axis_14(%601#1, %723) : (tensor<6x20x1xi32>, tensor<6x20x192xf32>) -> tensor<6x128x192xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %725 = stablehlo.reduce(%724 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %726 = stablehlo.reshape %725 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.reduce(%726 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %728 = stablehlo.multiply %593, %724 : tensor<6x128x192xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.reduce(%728 init: %cst_169) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %730 = stablehlo.reshape %729 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %731 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %732 = stablehlo.multiply %724, %731 : tensor<6x128x192xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%730 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %734 = stablehlo.multiply %585, %732 : tensor<6x128x192xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%734 init: %cst_171) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %736 = stablehlo.reshape %735 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %737 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %738 = stablehlo.multiply %732, %737 : tensor<6x128x192xf32>
    %739 = stablehlo.multiply %736, %591 : tensor<6x128x1xf32>
    %740 = stablehlo.negate %738 : tensor<6x128x192xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%740 init: %cst_172) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %742 = stablehlo.reshape %741 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_173 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %744 = stablehlo.divide %739, %743 : tensor<6x128x1xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.reduce(%744 init: %cst_174) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %747 = stablehlo.multiply %746, %579 : tensor<6x128x192xf32>
    %748 = stablehlo.negate %747 : tensor<6x128x192xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_175) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %750 = stablehlo.reshape %749 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %751 = stablehlo.add %738, %747 : tensor<6x128x192xf32>
    %752 = stablehlo.add %742, %750 : tensor<6x128x1xf32>
    %cst_176 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %754 = stablehlo.divide %752, %753 : tensor<6x128x1xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%754 init: %cst_177) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %757 = stablehlo.add %751, %756 : tensor<6x128x192xf32>
    %758 = call @_where_15(%566, %757) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_178 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %760 = stablehlo.divide %758, %759 : tensor<6x128x192xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%760 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %762 = stablehlo.reshape %761 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_180) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %764 = stablehlo.dot_general %760, %559, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x768xf32>) -> tensor<192x768xf32>
    %765 = stablehlo.transpose %764, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %766 = stablehlo.dot_general %760, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<768x192xf32>) -> tensor<6x128x768xf32>
    %767 = stablehlo.multiply %551, %766 : tensor<6x128x768xf32>
    %768 = stablehlo.multiply %766, %555 : tensor<6x128x768xf32>
    %cst_181 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %770 = stablehlo.multiply %769, %767 : tensor<6x128x768xf32>
    %771 = stablehlo.multiply %770, %558 : tensor<6x128x768xf32>
    %cst_182 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %773 = stablehlo.multiply %771, %772 : tensor<6x128x768xf32>
    %774 = stablehlo.negate %773 : tensor<6x128x768xf32>
    %cst_183 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %776 = stablehlo.multiply %775, %768 : tensor<6x128x768xf32>
    %777 = stablehlo.add %774, %776 : tensor<6x128x768xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x768xf32>, tensor<f32>) -> tensor<768xf32>
    %779 = stablehlo.reshape %778 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%779 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %781 = stablehlo.dot_general %777, %545, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<6x128x192xf32>) -> tensor<768x192xf32>
    %782 = stablehlo.transpose %781, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %783 = stablehlo.dot_general %777, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<192x768xf32>) -> tensor<6x128x192xf32>
    %784 = stablehlo.add %757, %783 : tensor<6x128x192xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.reduce(%784 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %786 = stablehlo.reshape %785 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %788 = stablehlo.multiply %539, %784 : tensor<6x128x192xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.reduce(%788 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %790 = stablehlo.reshape %789 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %791 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %792 = stablehlo.multiply %784, %791 : tensor<6x128x192xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%790 init: %cst_189) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %794 = stablehlo.multiply %531, %792 : tensor<6x128x192xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %795 = stablehlo.reduce(%794 init: %cst_190) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %796 = stablehlo.reshape %795 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %797 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %798 = stablehlo.multiply %792, %797 : tensor<6x128x192xf32>
    %799 = stablehlo.multiply %796, %537 : tensor<6x128x1xf32>
    %800 = stablehlo.negate %798 : tensor<6x128x192xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.reduce(%800 init: %cst_191) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %802 = stablehlo.reshape %801 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_192 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %804 = stablehlo.divide %799, %803 : tensor<6x128x1xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.reduce(%804 init: %cst_193) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %807 = stablehlo.multiply %806, %525 : tensor<6x128x192xf32>
    %808 = stablehlo.negate %807 : tensor<6x128x192xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %809 = stablehlo.reduce(%808 init: %cst_194) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %810 = stablehlo.reshape %809 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %811 = stablehlo.add %798, %807 : tensor<6x128x192xf32>
    %812 = stablehlo.add %802, %810 : tensor<6x128x1xf32>
    %cst_195 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %814 = stablehlo.divide %812, %813 : tensor<6x128x1xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%814 init: %cst_196) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %817 = stablehlo.add %811, %816 : tensor<6x128x192xf32>
    %818 = call @_where_15(%512, %817) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %820 = stablehlo.divide %818, %819 : tensor<6x128x192xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%820 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %822 = stablehlo.reshape %821 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %823 = stablehlo.reduce(%822 init: %cst_199) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %824 = stablehlo.dot_general %820, %505, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x192xf32>) -> tensor<192x192xf32>
    %825 = stablehlo.transpose %824, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %826 = stablehlo.dot_general %820, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %827 = stablehlo.reshape %826 : (tensor<6x128x192xf32>) -> tensor<6x128x6x32xf32>
    %828 = stablehlo.transpose %827, dims = [0, 2, 3, 1] : (tensor<6x128x6x32xf32>) -> tensor<6x6x32x128xf32>
    %829 = stablehlo.dot_general %828, %478, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %830 = stablehlo.dot_general %828, %502, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %831 = stablehlo.transpose %830, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %832 = call @_where_16(%499, %829) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %834 = stablehlo.divide %832, %833 : tensor<6x6x128x128xf32>
    %835 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %836 = stablehlo.multiply %834, %835 : tensor<6x6x128x128xf32>
    %837 = stablehlo.multiply %836, %489 : tensor<6x6x128x128xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%837 init: %cst_201) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %839 = stablehlo.reshape %838 : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %840 = stablehlo.negate %839 : tensor<6x6x128x1xf32>
    %841 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %842 = stablehlo.divide %834, %841 : tensor<6x6x128x128xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%840 init: %cst_202) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x1xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x128xf32>
    %845 = stablehlo.add %842, %844 : tensor<6x6x128x128xf32>
    %846 = stablehlo.multiply %845, %489 : tensor<6x6x128x128xf32>
    %847 = call @_where_17(%482#1, %846) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_203 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %849 = stablehlo.multiply %847, %848 : tensor<6x6x128x128xf32>
    %850 = stablehlo.dot_general %849, %474, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %851 = stablehlo.transpose %850, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %852 = stablehlo.dot_general %849, %476, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %853 = stablehlo.transpose %852, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %854 = stablehlo.broadcast_in_dim %831, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = stablehlo.pad %854, %cst_204, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %856 = stablehlo.broadcast_in_dim %851, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.pad %856, %cst_205, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %858 = stablehlo.add %855, %857 : tensor<6x128x3x6x32xf32>
    %859 = stablehlo.broadcast_in_dim %853, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.pad %859, %cst_206, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %861 = stablehlo.add %858, %860 : tensor<6x128x3x6x32xf32>
    %862 = stablehlo.reshape %861 : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x576xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%862 init: %cst_207) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x576xf32>, tensor<f32>) -> tensor<576xf32>
    %864 = stablehlo.reshape %863 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%864 init: %cst_208) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %866 = stablehlo.dot_general %862, %464, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<6x128x192xf32>) -> tensor<576x192xf32>
    %867 = stablehlo.transpose %866, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %868 = stablehlo.dot_general %862, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<192x576xf32>) -> tensor<6x128x192xf32>
    %869 = stablehlo.add %817, %868 : tensor<6x128x192xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %871 = stablehlo.reshape %870 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %872 = stablehlo.reduce(%871 init: %cst_210) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %873 = stablehlo.multiply %458, %869 : tensor<6x128x192xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.reduce(%873 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %875 = stablehlo.reshape %874 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %876 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %877 = stablehlo.multiply %869, %876 : tensor<6x128x192xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %878 = stablehlo.reduce(%875 init: %cst_212) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %879 = stablehlo.multiply %450, %877 : tensor<6x128x192xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %881 = stablehlo.reshape %880 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %882 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %883 = stablehlo.multiply %877, %882 : tensor<6x128x192xf32>
    %884 = stablehlo.multiply %881, %456 : tensor<6x128x1xf32>
    %885 = stablehlo.negate %883 : tensor<6x128x192xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_214) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %887 = stablehlo.reshape %886 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_215 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %889 = stablehlo.divide %884, %888 : tensor<6x128x1xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %890 = stablehlo.reduce(%889 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %892 = stablehlo.multiply %891, %444 : tensor<6x128x192xf32>
    %893 = stablehlo.negate %892 : tensor<6x128x192xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%893 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %895 = stablehlo.reshape %894 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %896 = stablehlo.add %883, %892 : tensor<6x128x192xf32>
    %897 = stablehlo.add %887, %895 : tensor<6x128x1xf32>
    %cst_218 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %899 = stablehlo.divide %897, %898 : tensor<6x128x1xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_219) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %902 = stablehlo.add %896, %901 : tensor<6x128x192xf32>
    %903 = call @_where_15(%431, %902) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %905 = stablehlo.divide %903, %904 : tensor<6x128x192xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_221) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %907 = stablehlo.reshape %906 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%907 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %909 = stablehlo.dot_general %905, %424, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x768xf32>) -> tensor<192x768xf32>
    %910 = stablehlo.transpose %909, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %911 = stablehlo.dot_general %905, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<768x192xf32>) -> tensor<6x128x768xf32>
    %912 = stablehlo.multiply %416, %911 : tensor<6x128x768xf32>
    %913 = stablehlo.multiply %911, %420 : tensor<6x128x768xf32>
    %cst_223 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %915 = stablehlo.multiply %914, %912 : tensor<6x128x768xf32>
    %916 = stablehlo.multiply %915, %423 : tensor<6x128x768xf32>
    %cst_224 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %918 = stablehlo.multiply %916, %917 : tensor<6x128x768xf32>
    %919 = stablehlo.negate %918 : tensor<6x128x768xf32>
    %cst_225 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %921 = stablehlo.multiply %920, %913 : tensor<6x128x768xf32>
    %922 = stablehlo.add %919, %921 : tensor<6x128x768xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x768xf32>, tensor<f32>) -> tensor<768xf32>
    %924 = stablehlo.reshape %923 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %925 = stablehlo.reduce(%924 init: %cst_227) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %926 = stablehlo.dot_general %922, %410, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<6x128x192xf32>) -> tensor<768x192xf32>
    %927 = stablehlo.transpose %926, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %928 = stablehlo.dot_general %922, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<192x768xf32>) -> tensor<6x128x192xf32>
    %929 = stablehlo.add %902, %928 : tensor<6x128x192xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %930 = stablehlo.reduce(%929 init: %cst_228) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %931 = stablehlo.reshape %930 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%931 init: %cst_229) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %933 = stablehlo.multiply %404, %929 : tensor<6x128x192xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %934 = stablehlo.reduce(%933 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %935 = stablehlo.reshape %934 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %936 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %937 = stablehlo.multiply %929, %936 : tensor<6x128x192xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.reduce(%935 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %939 = stablehlo.multiply %396, %937 : tensor<6x128x192xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %940 = stablehlo.reduce(%939 init: %cst_232) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %941 = stablehlo.reshape %940 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %942 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %943 = stablehlo.multiply %937, %942 : tensor<6x128x192xf32>
    %944 = stablehlo.multiply %941, %402 : tensor<6x128x1xf32>
    %945 = stablehlo.negate %943 : tensor<6x128x192xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.reduce(%945 init: %cst_233) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %947 = stablehlo.reshape %946 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_234 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %949 = stablehlo.divide %944, %948 : tensor<6x128x1xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %950 = stablehlo.reduce(%949 init: %cst_235) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %951 = stablehlo.broadcast_in_dim %950, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %952 = stablehlo.multiply %951, %390 : tensor<6x128x192xf32>
    %953 = stablehlo.negate %952 : tensor<6x128x192xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.reduce(%953 init: %cst_236) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %955 = stablehlo.reshape %954 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %956 = stablehlo.add %943, %952 : tensor<6x128x192xf32>
    %957 = stablehlo.add %947, %955 : tensor<6x128x1xf32>
    %cst_237 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %959 = stablehlo.divide %957, %958 : tensor<6x128x1xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%959 init: %cst_238) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %962 = stablehlo.add %956, %961 : tensor<6x128x192xf32>
    %963 = call @_where_15(%377, %962) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %965 = stablehlo.divide %963, %964 : tensor<6x128x192xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.reduce(%965 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %967 = stablehlo.reshape %966 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.reduce(%967 init: %cst_241) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %969 = stablehlo.dot_general %965, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x192xf32>) -> tensor<192x192xf32>
    %970 = stablehlo.transpose %969, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %971 = stablehlo.dot_general %965, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %972 = stablehlo.reshape %971 : (tensor<6x128x192xf32>) -> tensor<6x128x6x32xf32>
    %973 = stablehlo.transpose %972, dims = [0, 2, 3, 1] : (tensor<6x128x6x32xf32>) -> tensor<6x6x32x128xf32>
    %974 = stablehlo.dot_general %973, %343, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %975 = stablehlo.dot_general %973, %367, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %976 = stablehlo.transpose %975, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %977 = call @_where_16(%364, %974) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_242 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %979 = stablehlo.divide %977, %978 : tensor<6x6x128x128xf32>
    %980 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %981 = stablehlo.multiply %979, %980 : tensor<6x6x128x128xf32>
    %982 = stablehlo.multiply %981, %354 : tensor<6x6x128x128xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.reduce(%982 init: %cst_243) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %984 = stablehlo.reshape %983 : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %985 = stablehlo.negate %984 : tensor<6x6x128x1xf32>
    %986 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %987 = stablehlo.divide %979, %986 : tensor<6x6x128x128xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.reduce(%985 init: %cst_244) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x1xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x128xf32>
    %990 = stablehlo.add %987, %989 : tensor<6x6x128x128xf32>
    %991 = stablehlo.multiply %990, %354 : tensor<6x6x128x128xf32>
    %992 = call @_where_17(%347#1, %991) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_245 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %994 = stablehlo.multiply %992, %993 : tensor<6x6x128x128xf32>
    %995 = stablehlo.dot_general %994, %339, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %996 = stablehlo.transpose %995, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %997 = stablehlo.dot_general %994, %341, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %998 = stablehlo.transpose %997, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %999 = stablehlo.broadcast_in_dim %976, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.pad %999, %cst_246, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1001 = stablehlo.broadcast_in_dim %996, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1002 = stablehlo.pad %1001, %cst_247, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1003 = stablehlo.add %1000, %1002 : tensor<6x128x3x6x32xf32>
    %1004 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.pad %1004, %cst_248, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<6x128x3x6x32xf32>
    %1007 = stablehlo.reshape %1006 : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x576xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.reduce(%1007 init: %cst_249) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1009 = stablehlo.reshape %1008 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1010 = stablehlo.reduce(%1009 init: %cst_250) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1011 = stablehlo.dot_general %1007, %329, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<6x128x192xf32>) -> tensor<576x192xf32>
    %1012 = stablehlo.transpose %1011, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %1013 = stablehlo.dot_general %1007, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<192x576xf32>) -> tensor<6x128x192xf32>
    %1014 = stablehlo.add %962, %1013 : tensor<6x128x192xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1016 = stablehlo.reshape %1015 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1018 = stablehlo.multiply %323, %1014 : tensor<6x128x192xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1019 = stablehlo.reduce(%1018 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1020 = stablehlo.reshape %1019 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1021 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %1022 = stablehlo.multiply %1014, %1021 : tensor<6x128x192xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%1020 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1024 = stablehlo.multiply %315, %1022 : tensor<6x128x192xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1025 = stablehlo.reduce(%1024 init: %cst_255) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1026 = stablehlo.reshape %1025 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1027 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %1028 = stablehlo.multiply %1022, %1027 : tensor<6x128x192xf32>
    %1029 = stablehlo.multiply %1026, %321 : tensor<6x128x1xf32>
    %1030 = stablehlo.negate %1028 : tensor<6x128x192xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1031 = stablehlo.reduce(%1030 init: %cst_256) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1032 = stablehlo.reshape %1031 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_257 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1034 = stablehlo.divide %1029, %1033 : tensor<6x128x1xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1035 = stablehlo.reduce(%1034 init: %cst_258) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1037 = stablehlo.multiply %1036, %309 : tensor<6x128x192xf32>
    %1038 = stablehlo.negate %1037 : tensor<6x128x192xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.reduce(%1038 init: %cst_259) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1040 = stablehlo.reshape %1039 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1041 = stablehlo.add %1028, %1037 : tensor<6x128x192xf32>
    %1042 = stablehlo.add %1032, %1040 : tensor<6x128x1xf32>
    %cst_260 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1044 = stablehlo.divide %1042, %1043 : tensor<6x128x1xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_261) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1047 = stablehlo.add %1041, %1046 : tensor<6x128x192xf32>
    %1048 = call @_where_15(%296, %1047) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_262 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1050 = stablehlo.divide %1048, %1049 : tensor<6x128x192xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1051 = stablehlo.reduce(%1050 init: %cst_263) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1052 = stablehlo.reshape %1051 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1052 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1054 = stablehlo.dot_general %1050, %289, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x768xf32>) -> tensor<192x768xf32>
    %1055 = stablehlo.transpose %1054, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %1056 = stablehlo.dot_general %1050, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<768x192xf32>) -> tensor<6x128x768xf32>
    %1057 = stablehlo.multiply %281, %1056 : tensor<6x128x768xf32>
    %1058 = stablehlo.multiply %1056, %285 : tensor<6x128x768xf32>
    %cst_265 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1060 = stablehlo.multiply %1059, %1057 : tensor<6x128x768xf32>
    %1061 = stablehlo.multiply %1060, %288 : tensor<6x128x768xf32>
    %cst_266 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1063 = stablehlo.multiply %1061, %1062 : tensor<6x128x768xf32>
    %1064 = stablehlo.negate %1063 : tensor<6x128x768xf32>
    %cst_267 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1066 = stablehlo.multiply %1065, %1058 : tensor<6x128x768xf32>
    %1067 = stablehlo.add %1064, %1066 : tensor<6x128x768xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_268) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1069 = stablehlo.reshape %1068 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.reduce(%1069 init: %cst_269) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1071 = stablehlo.dot_general %1067, %275, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<6x128x192xf32>) -> tensor<768x192xf32>
    %1072 = stablehlo.transpose %1071, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %1073 = stablehlo.dot_general %1067, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<192x768xf32>) -> tensor<6x128x192xf32>
    %1074 = stablehlo.add %1047, %1073 : tensor<6x128x192xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1075 = stablehlo.reduce(%1074 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1076 = stablehlo.reshape %1075 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1077 = stablehlo.reduce(%1076 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1078 = stablehlo.multiply %269, %1074 : tensor<6x128x192xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1078 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1080 = stablehlo.reshape %1079 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1081 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %1082 = stablehlo.multiply %1074, %1081 : tensor<6x128x192xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1083 = stablehlo.reduce(%1080 init: %cst_273) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1084 = stablehlo.multiply %261, %1082 : tensor<6x128x192xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1085 = stablehlo.reduce(%1084 init: %cst_274) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1086 = stablehlo.reshape %1085 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1087 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %1088 = stablehlo.multiply %1082, %1087 : tensor<6x128x192xf32>
    %1089 = stablehlo.multiply %1086, %267 : tensor<6x128x1xf32>
    %1090 = stablehlo.negate %1088 : tensor<6x128x192xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1091 = stablehlo.reduce(%1090 init: %cst_275) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1092 = stablehlo.reshape %1091 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_276 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1094 = stablehlo.divide %1089, %1093 : tensor<6x128x1xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1095 = stablehlo.reduce(%1094 init: %cst_277) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1097 = stablehlo.multiply %1096, %255 : tensor<6x128x192xf32>
    %1098 = stablehlo.negate %1097 : tensor<6x128x192xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.reduce(%1098 init: %cst_278) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1100 = stablehlo.reshape %1099 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1101 = stablehlo.add %1088, %1097 : tensor<6x128x192xf32>
    %1102 = stablehlo.add %1092, %1100 : tensor<6x128x1xf32>
    %cst_279 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1104 = stablehlo.divide %1102, %1103 : tensor<6x128x1xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1105 = stablehlo.reduce(%1104 init: %cst_280) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1106 = stablehlo.broadcast_in_dim %1105, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1107 = stablehlo.add %1101, %1106 : tensor<6x128x192xf32>
    %1108 = call @_where_15(%242, %1107) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1110 = stablehlo.divide %1108, %1109 : tensor<6x128x192xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1111 = stablehlo.reduce(%1110 init: %cst_282) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1112 = stablehlo.reshape %1111 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.reduce(%1112 init: %cst_283) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1114 = stablehlo.dot_general %1110, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x192xf32>) -> tensor<192x192xf32>
    %1115 = stablehlo.transpose %1114, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %1116 = stablehlo.dot_general %1110, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %1117 = stablehlo.reshape %1116 : (tensor<6x128x192xf32>) -> tensor<6x128x6x32xf32>
    %1118 = stablehlo.transpose %1117, dims = [0, 2, 3, 1] : (tensor<6x128x6x32xf32>) -> tensor<6x6x32x128xf32>
    %1119 = stablehlo.dot_general %1118, %208, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %1120 = stablehlo.dot_general %1118, %232, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %1121 = stablehlo.transpose %1120, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %1122 = call @_where_16(%229, %1119) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_284 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1124 = stablehlo.divide %1122, %1123 : tensor<6x6x128x128xf32>
    %1125 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %1126 = stablehlo.multiply %1124, %1125 : tensor<6x6x128x128xf32>
    %1127 = stablehlo.multiply %1126, %219 : tensor<6x6x128x128xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1128 = stablehlo.reduce(%1127 init: %cst_285) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %1129 = stablehlo.reshape %1128 : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %1130 = stablehlo.negate %1129 : tensor<6x6x128x1xf32>
    %1131 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %1132 = stablehlo.divide %1124, %1131 : tensor<6x6x128x128xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1133 = stablehlo.reduce(%1130 init: %cst_286) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x1xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %1134 = stablehlo.broadcast_in_dim %1133, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x128xf32>
    %1135 = stablehlo.add %1132, %1134 : tensor<6x6x128x128xf32>
    %1136 = stablehlo.multiply %1135, %219 : tensor<6x6x128x128xf32>
    %1137 = call @_where_17(%212#1, %1136) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_287 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1139 = stablehlo.multiply %1137, %1138 : tensor<6x6x128x128xf32>
    %1140 = stablehlo.dot_general %1139, %204, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %1141 = stablehlo.transpose %1140, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %1142 = stablehlo.dot_general %1139, %206, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %1143 = stablehlo.transpose %1142, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %1144 = stablehlo.broadcast_in_dim %1121, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.pad %1144, %cst_288, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1146 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1147 = stablehlo.pad %1146, %cst_289, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1148 = stablehlo.add %1145, %1147 : tensor<6x128x3x6x32xf32>
    %1149 = stablehlo.broadcast_in_dim %1143, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.pad %1149, %cst_290, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1151 = stablehlo.add %1148, %1150 : tensor<6x128x3x6x32xf32>
    %1152 = stablehlo.reshape %1151 : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x576xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1153 = stablehlo.reduce(%1152 init: %cst_291) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1154 = stablehlo.reshape %1153 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1155 = stablehlo.reduce(%1154 init: %cst_292) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1156 = stablehlo.dot_general %1152, %194, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<6x128x192xf32>) -> tensor<576x192xf32>
    %1157 = stablehlo.transpose %1156, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %1158 = stablehlo.dot_general %1152, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<192x576xf32>) -> tensor<6x128x192xf32>
    %1159 = stablehlo.add %1107, %1158 : tensor<6x128x192xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1160 = stablehlo.reduce(%1159 init: %cst_293) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1161 = stablehlo.reshape %1160 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1162 = stablehlo.reduce(%1161 init: %cst_294) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1163 = stablehlo.multiply %188, %1159 : tensor<6x128x192xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1164 = stablehlo.reduce(%1163 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1165 = stablehlo.reshape %1164 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1166 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %1167 = stablehlo.multiply %1159, %1166 : tensor<6x128x192xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1165 init: %cst_296) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1169 = stablehlo.multiply %180, %1167 : tensor<6x128x192xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1170 = stablehlo.reduce(%1169 init: %cst_297) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1171 = stablehlo.reshape %1170 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1172 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %1173 = stablehlo.multiply %1167, %1172 : tensor<6x128x192xf32>
    %1174 = stablehlo.multiply %1171, %186 : tensor<6x128x1xf32>
    %1175 = stablehlo.negate %1173 : tensor<6x128x192xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1176 = stablehlo.reduce(%1175 init: %cst_298) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1177 = stablehlo.reshape %1176 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_299 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1179 = stablehlo.divide %1174, %1178 : tensor<6x128x1xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1180 = stablehlo.reduce(%1179 init: %cst_300) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1182 = stablehlo.multiply %1181, %174 : tensor<6x128x192xf32>
    %1183 = stablehlo.negate %1182 : tensor<6x128x192xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1184 = stablehlo.reduce(%1183 init: %cst_301) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1185 = stablehlo.reshape %1184 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1186 = stablehlo.add %1173, %1182 : tensor<6x128x192xf32>
    %1187 = stablehlo.add %1177, %1185 : tensor<6x128x1xf32>
    %cst_302 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1189 = stablehlo.divide %1187, %1188 : tensor<6x128x1xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1190 = stablehlo.reduce(%1189 init: %cst_303) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1191 = stablehlo.broadcast_in_dim %1190, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1192 = stablehlo.add %1186, %1191 : tensor<6x128x192xf32>
    %1193 = call @_where_15(%161, %1192) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_304 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1195 = stablehlo.divide %1193, %1194 : tensor<6x128x192xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_305) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1197 = stablehlo.reshape %1196 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1197 init: %cst_306) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1199 = stablehlo.dot_general %1195, %154, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x768xf32>) -> tensor<192x768xf32>
    %1200 = stablehlo.transpose %1199, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %1201 = stablehlo.dot_general %1195, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<768x192xf32>) -> tensor<6x128x768xf32>
    %1202 = stablehlo.multiply %146, %1201 : tensor<6x128x768xf32>
    %1203 = stablehlo.multiply %1201, %150 : tensor<6x128x768xf32>
    %cst_307 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1205 = stablehlo.multiply %1204, %1202 : tensor<6x128x768xf32>
    %1206 = stablehlo.multiply %1205, %153 : tensor<6x128x768xf32>
    %cst_308 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1208 = stablehlo.multiply %1206, %1207 : tensor<6x128x768xf32>
    %1209 = stablehlo.negate %1208 : tensor<6x128x768xf32>
    %cst_309 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<6x128x768xf32>
    %1211 = stablehlo.multiply %1210, %1203 : tensor<6x128x768xf32>
    %1212 = stablehlo.add %1209, %1211 : tensor<6x128x768xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1213 = stablehlo.reduce(%1212 init: %cst_310) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1214 = stablehlo.reshape %1213 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_311) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1216 = stablehlo.dot_general %1212, %140, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<6x128x192xf32>) -> tensor<768x192xf32>
    %1217 = stablehlo.transpose %1216, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %1218 = stablehlo.dot_general %1212, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x768xf32>, tensor<192x768xf32>) -> tensor<6x128x192xf32>
    %1219 = stablehlo.add %1192, %1218 : tensor<6x128x192xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1220 = stablehlo.reduce(%1219 init: %cst_312) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1221 = stablehlo.reshape %1220 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1222 = stablehlo.reduce(%1221 init: %cst_313) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1223 = stablehlo.multiply %134, %1219 : tensor<6x128x192xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1224 = stablehlo.reduce(%1223 init: %cst_314) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1225 = stablehlo.reshape %1224 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1226 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %1227 = stablehlo.multiply %1219, %1226 : tensor<6x128x192xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1228 = stablehlo.reduce(%1225 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1229 = stablehlo.multiply %126, %1227 : tensor<6x128x192xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1230 = stablehlo.reduce(%1229 init: %cst_316) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1231 = stablehlo.reshape %1230 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1232 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %1233 = stablehlo.multiply %1227, %1232 : tensor<6x128x192xf32>
    %1234 = stablehlo.multiply %1231, %132 : tensor<6x128x1xf32>
    %1235 = stablehlo.negate %1233 : tensor<6x128x192xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1236 = stablehlo.reduce(%1235 init: %cst_317) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1237 = stablehlo.reshape %1236 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_318 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1239 = stablehlo.divide %1234, %1238 : tensor<6x128x1xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1240 = stablehlo.reduce(%1239 init: %cst_319) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1242 = stablehlo.multiply %1241, %120 : tensor<6x128x192xf32>
    %1243 = stablehlo.negate %1242 : tensor<6x128x192xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.reduce(%1243 init: %cst_320) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1245 = stablehlo.reshape %1244 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1246 = stablehlo.add %1233, %1242 : tensor<6x128x192xf32>
    %1247 = stablehlo.add %1237, %1245 : tensor<6x128x1xf32>
    %cst_321 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1249 = stablehlo.divide %1247, %1248 : tensor<6x128x1xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1250 = stablehlo.reduce(%1249 init: %cst_322) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1251 = stablehlo.broadcast_in_dim %1250, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1252 = stablehlo.add %1246, %1251 : tensor<6x128x192xf32>
    %1253 = call @_where_15(%107, %1252) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_323 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1255 = stablehlo.divide %1253, %1254 : tensor<6x128x192xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1256 = stablehlo.reduce(%1255 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1257 = stablehlo.reshape %1256 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1258 = stablehlo.reduce(%1257 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1259 = stablehlo.dot_general %1255, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<6x128x192xf32>) -> tensor<192x192xf32>
    %1260 = stablehlo.transpose %1259, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %1261 = stablehlo.dot_general %1255, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x192xf32>, tensor<192x192xf32>) -> tensor<6x128x192xf32>
    %1262 = stablehlo.reshape %1261 : (tensor<6x128x192xf32>) -> tensor<6x128x6x32xf32>
    %1263 = stablehlo.transpose %1262, dims = [0, 2, 3, 1] : (tensor<6x128x6x32xf32>) -> tensor<6x6x32x128xf32>
    %1264 = stablehlo.dot_general %1263, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x128xf32>
    %1265 = stablehlo.dot_general %1263, %97, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6x32x128xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x32x128xf32>
    %1266 = stablehlo.transpose %1265, dims = [0, 3, 1, 2] : (tensor<6x6x32x128xf32>) -> tensor<6x128x6x32xf32>
    %1267 = call @_where_16(%94, %1264) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_326 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1269 = stablehlo.divide %1267, %1268 : tensor<6x6x128x128xf32>
    %1270 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %1271 = stablehlo.multiply %1269, %1270 : tensor<6x6x128x128xf32>
    %1272 = stablehlo.multiply %1271, %84 : tensor<6x6x128x128xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1273 = stablehlo.reduce(%1272 init: %cst_327) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x128xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %1274 = stablehlo.reshape %1273 : (tensor<6x6x128xf32>) -> tensor<6x6x128x1xf32>
    %1275 = stablehlo.negate %1274 : tensor<6x6x128x1xf32>
    %1276 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<6x6x128x1xf32>) -> tensor<6x6x128x128xf32>
    %1277 = stablehlo.divide %1269, %1276 : tensor<6x6x128x128xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.reduce(%1275 init: %cst_328) applies stablehlo.add across dimensions = [3] : (tensor<6x6x128x1xf32>, tensor<f32>) -> tensor<6x6x128xf32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [0, 1, 2] : (tensor<6x6x128xf32>) -> tensor<6x6x128x128xf32>
    %1280 = stablehlo.add %1277, %1279 : tensor<6x6x128x128xf32>
    %1281 = stablehlo.multiply %1280, %84 : tensor<6x6x128x128xf32>
    %1282 = call @_where_17(%77#1, %1281) : (tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32>
    %cst_329 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1284 = stablehlo.multiply %1282, %1283 : tensor<6x6x128x128xf32>
    %1285 = stablehlo.dot_general %1284, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %1286 = stablehlo.transpose %1285, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %1287 = stablehlo.dot_general %1284, %71, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6x128x128xf32>, tensor<6x128x6x32xf32>) -> tensor<6x6x128x32xf32>
    %1288 = stablehlo.transpose %1287, dims = [0, 2, 1, 3] : (tensor<6x6x128x32xf32>) -> tensor<6x128x6x32xf32>
    %1289 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1290 = stablehlo.pad %1289, %cst_330, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1291 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1292 = stablehlo.pad %1291, %cst_331, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1293 = stablehlo.add %1290, %1292 : tensor<6x128x3x6x32xf32>
    %1294 = stablehlo.broadcast_in_dim %1288, dims = [0, 1, 3, 4] : (tensor<6x128x6x32xf32>) -> tensor<6x128x1x6x32xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1295 = stablehlo.pad %1294, %cst_332, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<6x128x1x6x32xf32>, tensor<f32>) -> tensor<6x128x3x6x32xf32>
    %1296 = stablehlo.add %1293, %1295 : tensor<6x128x3x6x32xf32>
    %1297 = stablehlo.reshape %1296 : (tensor<6x128x3x6x32xf32>) -> tensor<6x128x576xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1298 = stablehlo.reduce(%1297 init: %cst_333) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1299 = stablehlo.reshape %1298 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.reduce(%1299 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1301 = stablehlo.dot_general %1297, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<6x128x192xf32>) -> tensor<576x192xf32>
    %1302 = stablehlo.transpose %1301, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %1303 = stablehlo.dot_general %1297, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x128x576xf32>, tensor<192x576xf32>) -> tensor<6x128x192xf32>
    %1304 = stablehlo.add %1252, %1303 : tensor<6x128x192xf32>
    %1305 = call @_where_15(%50, %1304) : (tensor<6x128x192xi1>, tensor<6x128x192xf32>) -> tensor<6x128x192xf32>
    %cst_335 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1307 = stablehlo.divide %1305, %1306 : tensor<6x128x192xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1308 = stablehlo.reduce(%1307 init: %cst_336) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1309 = stablehlo.reshape %1308 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1310 = stablehlo.reduce(%1309 init: %cst_337) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1311 = stablehlo.multiply %43, %1307 : tensor<6x128x192xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1312 = stablehlo.reduce(%1311 init: %cst_338) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1313 = stablehlo.reshape %1312 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1314 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<6x128x192xf32>
    %1315 = stablehlo.multiply %1307, %1314 : tensor<6x128x192xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1316 = stablehlo.reduce(%1313 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1317 = stablehlo.multiply %35, %1315 : tensor<6x128x192xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1318 = stablehlo.reduce(%1317 init: %cst_340) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1319 = stablehlo.reshape %1318 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1320 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x192xf32>
    %1321 = stablehlo.multiply %1315, %1320 : tensor<6x128x192xf32>
    %1322 = stablehlo.multiply %1319, %41 : tensor<6x128x1xf32>
    %1323 = stablehlo.negate %1321 : tensor<6x128x192xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1324 = stablehlo.reduce(%1323 init: %cst_341) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1325 = stablehlo.reshape %1324 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %cst_342 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1327 = stablehlo.divide %1322, %1326 : tensor<6x128x1xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1328 = stablehlo.reduce(%1327 init: %cst_343) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1330 = stablehlo.multiply %1329, %29 : tensor<6x128x192xf32>
    %1331 = stablehlo.negate %1330 : tensor<6x128x192xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1332 = stablehlo.reduce(%1331 init: %cst_344) applies stablehlo.add across dimensions = [2] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1333 = stablehlo.reshape %1332 : (tensor<6x128xf32>) -> tensor<6x128x1xf32>
    %1334 = stablehlo.add %1321, %1330 : tensor<6x128x192xf32>
    %1335 = stablehlo.add %1325, %1333 : tensor<6x128x1xf32>
    %cst_345 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32>
    %1337 = stablehlo.divide %1335, %1336 : tensor<6x128x1xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1338 = stablehlo.reduce(%1337 init: %cst_346) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1xf32>, tensor<f32>) -> tensor<6x128xf32>
    %1339 = stablehlo.broadcast_in_dim %1338, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x192xf32>
    %1340 = stablehlo.add %1334, %1339 : tensor<6x128x192xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %1342 = "stablehlo.scatter"(%1341, %18, %1340) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %1415 = stablehlo.add %arg182, %arg183 : tensor<f32>
      stablehlo.return %1415 : tensor<f32>
    }) : (tensor<2x192xf32>, tensor<6x128x1xi32>, tensor<6x128x192xf32>) -> tensor<2x192xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1343 = stablehlo.reduce(%1340 init: %cst_348) applies stablehlo.add across dimensions = [0] : (tensor<6x128x192xf32>, tensor<f32>) -> tensor<128x192xf32>
    %1344 = stablehlo.reshape %1343 : (tensor<128x192xf32>) -> tensor<1x128x192xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1345 = stablehlo.reduce(%1344 init: %cst_349) applies stablehlo.add across dimensions = [0] : (tensor<1x128x192xf32>, tensor<f32>) -> tensor<128x192xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %1347 = "stablehlo.scatter"(%1346, %8, %1340) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %1415 = stablehlo.add %arg182, %arg183 : tensor<f32>
      stablehlo.return %1415 : tensor<f32>
    }) : (tensor<4096x192xf32>, tensor<6x128x1xi32>, tensor<6x128x192xf32>) -> tensor<4096x192xf32>
    %1348 = stablehlo.add %673, %1347 : tensor<4096x192xf32>
    %c_351 = stablehlo.constant dense<1> : tensor<i32>
    %1349 = stablehlo.add %arg58, %c_351 : tensor<i32>
    %1350 = stablehlo.convert %1349 : (tensor<i32>) -> tensor<f32>
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1351 = stablehlo.power %cst_352, %1350 : tensor<f32>
    %cst_353 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1352 = stablehlo.subtract %cst_353, %1351 : tensor<f32>
    %cst_354 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1353 = stablehlo.divide %cst_354, %1352 : tensor<f32>
    %cst_355 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1354 = stablehlo.power %cst_355, %1350 : tensor<f32>
    %cst_356 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1355 = stablehlo.subtract %cst_356, %1354 : tensor<f32>
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1356 = stablehlo.divide %cst_357, %1355 : tensor<f32>
    %1357:3 = call @adam_leaf(%arg0, %arg59, %arg117, %1258, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1358:3 = call @adam_leaf_18(%arg1, %arg60, %arg118, %1260, %1353, %1356) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1359:3 = call @adam_leaf_19(%arg2, %arg61, %arg119, %1300, %1353, %1356) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1360:3 = call @adam_leaf_20(%arg3, %arg62, %arg120, %1302, %1353, %1356) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1361:3 = call @adam_leaf(%arg4, %arg63, %arg121, %1228, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1362:3 = call @adam_leaf(%arg5, %arg64, %arg122, %1222, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1363:3 = call @adam_leaf(%arg6, %arg65, %arg123, %1198, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1364:3 = call @adam_leaf_21(%arg7, %arg66, %arg124, %1200, %1353, %1356) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1365:3 = call @adam_leaf_22(%arg8, %arg67, %arg125, %1215, %1353, %1356) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1366:3 = call @adam_leaf_23(%arg9, %arg68, %arg126, %1217, %1353, %1356) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1367:3 = call @adam_leaf(%arg10, %arg69, %arg127, %1168, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1368:3 = call @adam_leaf(%arg11, %arg70, %arg128, %1162, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1369:3 = call @adam_leaf(%arg12, %arg71, %arg129, %1113, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1370:3 = call @adam_leaf_18(%arg13, %arg72, %arg130, %1115, %1353, %1356) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1371:3 = call @adam_leaf_19(%arg14, %arg73, %arg131, %1155, %1353, %1356) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1372:3 = call @adam_leaf_20(%arg15, %arg74, %arg132, %1157, %1353, %1356) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1373:3 = call @adam_leaf(%arg16, %arg75, %arg133, %1083, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1374:3 = call @adam_leaf(%arg17, %arg76, %arg134, %1077, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1375:3 = call @adam_leaf(%arg18, %arg77, %arg135, %1053, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1376:3 = call @adam_leaf_21(%arg19, %arg78, %arg136, %1055, %1353, %1356) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1377:3 = call @adam_leaf_22(%arg20, %arg79, %arg137, %1070, %1353, %1356) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1378:3 = call @adam_leaf_23(%arg21, %arg80, %arg138, %1072, %1353, %1356) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1379:3 = call @adam_leaf(%arg22, %arg81, %arg139, %1023, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1380:3 = call @adam_leaf(%arg23, %arg82, %arg140, %1017, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1381:3 = call @adam_leaf(%arg24, %arg83, %arg141, %968, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1382:3 = call @adam_leaf_18(%arg25, %arg84, %arg142, %970, %1353, %1356) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1383:3 = call @adam_leaf_19(%arg26, %arg85, %arg143, %1010, %1353, %1356) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1384:3 = call @adam_leaf_20(%arg27, %arg86, %arg144, %1012, %1353, %1356) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1385:3 = call @adam_leaf(%arg28, %arg87, %arg145, %938, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1386:3 = call @adam_leaf(%arg29, %arg88, %arg146, %932, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1387:3 = call @adam_leaf(%arg30, %arg89, %arg147, %908, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1388:3 = call @adam_leaf_21(%arg31, %arg90, %arg148, %910, %1353, %1356) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1389:3 = call @adam_leaf_22(%arg32, %arg91, %arg149, %925, %1353, %1356) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1390:3 = call @adam_leaf_23(%arg33, %arg92, %arg150, %927, %1353, %1356) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1391:3 = call @adam_leaf(%arg34, %arg93, %arg151, %878, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1392:3 = call @adam_leaf(%arg35, %arg94, %arg152, %872, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1393:3 = call @adam_leaf(%arg36, %arg95, %arg153, %823, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1394:3 = call @adam_leaf_18(%arg37, %arg96, %arg154, %825, %1353, %1356) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1395:3 = call @adam_leaf_19(%arg38, %arg97, %arg155, %865, %1353, %1356) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1396:3 = call @adam_leaf_20(%arg39, %arg98, %arg156, %867, %1353, %1356) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1397:3 = call @adam_leaf(%arg40, %arg99, %arg157, %793, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1398:3 = call @adam_leaf(%arg41, %arg100, %arg158, %787, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1399:3 = call @adam_leaf(%arg42, %arg101, %arg159, %763, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1400:3 = call @adam_leaf_21(%arg43, %arg102, %arg160, %765, %1353, %1356) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1401:3 = call @adam_leaf_22(%arg44, %arg103, %arg161, %780, %1353, %1356) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1402:3 = call @adam_leaf_23(%arg45, %arg104, %arg162, %782, %1353, %1356) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1403:3 = call @adam_leaf(%arg46, %arg105, %arg163, %733, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1404:3 = call @adam_leaf(%arg47, %arg106, %arg164, %727, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1405:3 = call @adam_leaf(%arg48, %arg107, %arg165, %1316, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1406:3 = call @adam_leaf(%arg49, %arg108, %arg166, %1310, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1407:3 = call @adam_leaf_24(%arg50, %arg109, %arg167, %669, %1353, %1356) : (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>) -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
    %1408:3 = call @adam_leaf_25(%arg51, %arg110, %arg168, %1345, %1353, %1356) : (tensor<128x192xf32>, tensor<128x192xf32>, tensor<128x192xf32>, tensor<128x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x192xf32>, tensor<128x192xf32>, tensor<128x192xf32>)
    %1409:3 = call @adam_leaf_26(%arg52, %arg111, %arg169, %1342, %1353, %1356) : (tensor<2x192xf32>, tensor<2x192xf32>, tensor<2x192xf32>, tensor<2x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x192xf32>, tensor<2x192xf32>, tensor<2x192xf32>)
    %1410:3 = call @adam_leaf_27(%arg53, %arg112, %arg170, %1348, %1353, %1356) : (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>)
    %1411:3 = call @adam_leaf(%arg54, %arg113, %arg171, %720, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1412:3 = call @adam_leaf_18(%arg55, %arg114, %arg172, %722, %1353, %1356) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1413:3 = call @adam_leaf(%arg56, %arg115, %arg173, %682, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1414:3 = call @adam_leaf(%arg57, %arg116, %arg174, %676, %1353, %1356) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    return %1357#0, %1358#0, %1359#0, %1360#0, %1361#0, %1362#0, %1363#0, %1364#0, %1365#0, %1366#0, %1367#0, %1368#0, %1369#0, %1370#0, %1371#0, %1372#0, %1373#0, %1374#0, %1375#0, %1376#0, %1377#0, %1378#0, %1379#0, %1380#0, %1381#0, %1382#0, %1383#0, %1384#0, %1385#0, %1386#0, %1387#0, %1388#0, %1389#0, %1390#0, %1391#0, %1392#0, %1393#0, %1394#0, %1395#0, %1396#0, %1397#0, %1398#0, %1399#0, %1400#0, %1401#0, %1402#0, %1403#0, %1404#0, %1405#0, %1406#0, %1407#0, %1408#0, %1409#0, %1410#0, %1411#0, %1412#0, %1413#0, %1414#0, %1349, %1357#1, %1358#1, %1359#1, %1360#1, %1361#1, %1362#1, %1363#1, %1364#1, %1365#1, %1366#1, %1367#1, %1368#1, %1369#1, %1370#1, %1371#1, %1372#1, %1373#1, %1374#1, %1375#1, %1376#1, %1377#1, %1378#1, %1379#1, %1380#1, %1381#1, %1382#1, %1383#1, %1384#1, %1385#1, %1386#1, %1387#1, %1388#1, %1389#1, %1390#1, %1391#1, %1392#1, %1393#1, %1394#1, %1395#1, %1396#1, %1397#1, %1398#1, %1399#1, %1400#1, %1401#1, %1402#1, %1403#1, %1404#1, %1405#1, %1406#1, %1407#1, %1408#1, %1409#1, %1410#1, %1411#1, %1412#1, %1413#1, %1414#1, %1357#2, %1358#2, %1359#2, %1360#2, %1361#2, %1362#2, %1363#2, %1364#2, %1365#2, %1366#2, %1367#2, %1368#2, %1369#2, %1370#2, %1371#2, %1372#2, %1373#2, %1374#2, %1375#2, %1376#2, %1377#2, %1378#2, %1379#2, %1380#2, %1381#2, %1382#2, %1383#2, %1384#2, %1385#2, %1386#2, %1387#2, %1388#2, %1389#2, %1390#2, %1391#2, %1392#2, %1393#2, %1394#2, %1395#2, %1396#2, %1397#2, %1398#2, %1399#2, %1400#2, %1401#2, %1402#2, %1403#2, %1404#2, %1405#2, %1406#2, %1407#2, %1408#2, %1409#2, %1410#2, %1411#2, %1412#2, %1413#2, %1414#2, %659 : tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<4096xf32>, tensor<128x192xf32>, tensor<2x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<i32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<4096xf32>, tensor<128x192xf32>, tensor<2x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<4096xf32>, tensor<128x192xf32>, tensor<2x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<5x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<5xui64>
    %9 = stablehlo.convert %6 : (tensor<5xui64>) -> tensor<5xui32>
    %10 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<5x1xui32>, tensor<5x1xui32>) -> tensor<5x2xui32>
    return %14 : tensor<5x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5xui32>, %arg2: tensor<5xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5xui32>
    %9 = stablehlo.or %5, %8 : tensor<5xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5xui32>
    %19 = stablehlo.or %15, %18 : tensor<5xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5xui32>
    %29 = stablehlo.or %25, %28 : tensor<5xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5xui32>
    %39 = stablehlo.or %35, %38 : tensor<5xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.add %33, %41 : tensor<5xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.add %40, %43 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %48 = stablehlo.add %44, %47 : tensor<5xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<6x128x192xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x128x192xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<6x128x192xf32>, tensor<6x128x192xf32>) -> tensor<6x128x192xi1>
    return %2 : tensor<6x128x192xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x128x192xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<6x128x192xui64>
    %9 = stablehlo.iota dim = 1 : tensor<6x128x192xui64>
    %10 = stablehlo.iota dim = 2 : tensor<6x128x192xui64>
    %c = stablehlo.constant dense<24576> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6x128x192xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<6x128x192xui64>
    %c_0 = stablehlo.constant dense<192> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6x128x192xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<6x128x192xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<6x128x192xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<6x128x192xui64>
    %17 = stablehlo.add %12, %14 : tensor<6x128x192xui64>
    %18 = stablehlo.add %17, %16 : tensor<6x128x192xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<6x128x192xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<6x128x192xui64>
    %21 = stablehlo.convert %18 : (tensor<6x128x192xui64>) -> tensor<6x128x192xui32>
    %22 = stablehlo.convert %20 : (tensor<6x128x192xui64>) -> tensor<6x128x192xui32>
    %23:2 = call @threefry2x32_0(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>) -> (tensor<6x128x192xui32>, tensor<6x128x192xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<6x128x192xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<6x128x192xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %28 = stablehlo.or %26, %27 : tensor<6x128x192xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<6x128x192xui32>) -> tensor<6x128x192xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<6x128x192xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<6x128x192xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<6x128x192xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<6x128x192xf32>
    %36 = stablehlo.add %34, %35 : tensor<6x128x192xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<6x128x192xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<6x128x192xf32>
    return %38 : tensor<6x128x192xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6x128x192xui32>, %arg3: tensor<6x128x192xui32>) -> (tensor<6x128x192xui32>, tensor<6x128x192xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6x128x192xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6x128x192xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6x128x192xui32>, tensor<6x128x192xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<6x128x192xui32>, %arg2: tensor<6x128x192xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x128x192xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x128x192xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x128x192xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x128x192xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x128x192xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x128x192xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x128x192xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x128x192xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x128x192xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x128x192xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x128x192xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x128x192xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x128x192xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x128x192xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x128x192xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x128x192xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x128x192xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x128x192xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x128x192xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x128x192xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %42 = stablehlo.add %33, %41 : tensor<6x128x192xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %44 = stablehlo.add %40, %43 : tensor<6x128x192xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6x128x192xui32>
    %48 = stablehlo.add %44, %47 : tensor<6x128x192xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x128x192xui32>, tensor<6x128x192xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<6x128x192xi1>, %arg1: tensor<6x128x192xf32>, %arg2: tensor<i32>) -> tensor<6x128x192xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x128x192xi1>, tensor<6x128x192xf32>
    return %2 : tensor<6x128x192xf32>
  }
  func.func private @_threefry_split_2(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32_3(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call_4(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_5(%arg0: tensor<6x1x1x128xi1>, %arg1: tensor<6x6x128x128xf32>, %arg2: tensor<f32>) -> (tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<6x1x1x128xi1>) -> tensor<6x6x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>
    return %3, %1 : tensor<6x6x128x128xf32>, tensor<6x6x128x128xi1>
  }
  func.func private @_bernoulli_6(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<6x6x128x128xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_7(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x6x128x128xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<6x6x128x128xf32>, tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xi1>
    return %2 : tensor<6x6x128x128xi1>
  }
  func.func private @_uniform_7(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x6x128x128xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<6x6x128x128xui64>
    %9 = stablehlo.iota dim = 1 : tensor<6x6x128x128xui64>
    %10 = stablehlo.iota dim = 2 : tensor<6x6x128x128xui64>
    %11 = stablehlo.iota dim = 3 : tensor<6x6x128x128xui64>
    %c = stablehlo.constant dense<98304> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6x6x128x128xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<6x6x128x128xui64>
    %c_0 = stablehlo.constant dense<16384> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6x6x128x128xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<6x6x128x128xui64>
    %c_1 = stablehlo.constant dense<128> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<6x6x128x128xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<6x6x128x128xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<6x6x128x128xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<6x6x128x128xui64>
    %20 = stablehlo.add %13, %15 : tensor<6x6x128x128xui64>
    %21 = stablehlo.add %20, %17 : tensor<6x6x128x128xui64>
    %22 = stablehlo.add %21, %19 : tensor<6x6x128x128xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<6x6x128x128xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<6x6x128x128xui64>
    %25 = stablehlo.convert %22 : (tensor<6x6x128x128xui64>) -> tensor<6x6x128x128xui32>
    %26 = stablehlo.convert %24 : (tensor<6x6x128x128xui64>) -> tensor<6x6x128x128xui32>
    %27:2 = call @threefry2x32_8(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>) -> (tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<6x6x128x128xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<6x6x128x128xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %32 = stablehlo.or %30, %31 : tensor<6x6x128x128xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<6x6x128x128xui32>) -> tensor<6x6x128x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<6x6x128x128xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<6x6x128x128xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<6x6x128x128xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<6x6x128x128xf32>
    %40 = stablehlo.add %38, %39 : tensor<6x6x128x128xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<6x6x128x128xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<6x6x128x128xf32>
    return %42 : tensor<6x6x128x128xf32>
  }
  func.func private @threefry2x32_8(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6x6x128x128xui32>, %arg3: tensor<6x6x128x128xui32>) -> (tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6x6x128x128xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6x6x128x128xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_9(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>
  }
  func.func private @closed_call_9(%arg0: tensor<i32>, %arg1: tensor<6x6x128x128xui32>, %arg2: tensor<6x6x128x128xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x6x128x128xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x6x128x128xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x6x128x128xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x6x128x128xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x6x128x128xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x6x128x128xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x6x128x128xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x6x128x128xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x6x128x128xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x6x128x128xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x6x128x128xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x6x128x128xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x6x128x128xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x6x128x128xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x6x128x128xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x6x128x128xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x6x128x128xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x6x128x128xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x6x128x128xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x6x128x128xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %42 = stablehlo.add %33, %41 : tensor<6x6x128x128xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %44 = stablehlo.add %40, %43 : tensor<6x6x128x128xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6x6x128x128xui32>
    %48 = stablehlo.add %44, %47 : tensor<6x6x128x128xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x6x128x128xui32>, tensor<6x6x128x128xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_10(%arg0: tensor<6x6x128x128xi1>, %arg1: tensor<6x6x128x128xf32>, %arg2: tensor<i32>) -> tensor<6x6x128x128xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>
    return %2 : tensor<6x6x128x128xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x128x192xf32>, %arg1: tensor<6x20x1xi32>) -> (tensor<6x20x192xf32>, tensor<6x20x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x20x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x20x1xi32>, tensor<6x20x1xi32>) -> tensor<6x20x1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x20x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x20x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x20x1xi1>, tensor<6x20x1xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x20x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<6x20x1xi32>, tensor<6x20x1xi32>) -> tensor<6x20x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x20x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<6x20x1xi32>, tensor<6x20x1xi32>) -> tensor<6x20x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<6x20x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x20x1xi1>, tensor<i1>) -> tensor<6x20xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 192>}> : (tensor<6x128x192xf32>, tensor<6x20x1xi32>) -> tensor<6x20x192xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x20xi1>) -> tensor<6x20x192xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x20x192xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<6x20x192xi1>, tensor<6x20x192xf32>
    return %15, %4 : tensor<6x20x192xf32>, tensor<6x20x1xi32>
  }
  func.func private @log_softmax(%arg0: tensor<6x20x4096xf32>) -> (tensor<6x20x4096xf32>, tensor<6x20x4096xf32>, tensor<6x20x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<6x20x4096xf32>, tensor<f32>) -> tensor<6x20xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x20xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6x20xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x4096xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x20x4096xf32>
    %6 = stablehlo.exponential %5 : tensor<6x20x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<6x20x4096xf32>, tensor<f32>) -> tensor<6x20xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %9 = stablehlo.log %8 : tensor<6x20x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<6x20x1xf32>) -> tensor<6x20x4096xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x20x4096xf32>
    return %11, %6, %8 : tensor<6x20x4096xf32>, tensor<6x20x4096xf32>, tensor<6x20x1xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<6x20x4096xf32>, %arg1: tensor<6x20x1xi32>) -> (tensor<6x20x1xf32>, tensor<6x20x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x20x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x20x1xi32>, tensor<6x20x1xi32>) -> tensor<6x20x1xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x20x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x20x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x20x1xi1>, tensor<6x20x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x20x1xi32>) -> tensor<6x20x1x1xi32>
    %c_1 = stablehlo.constant dense<4095> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x20x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x20x1x1xi32>, tensor<6x20x1x1xi32>) -> tensor<6x20x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<6x20x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x20x1x1xi32>, tensor<6x20x1x1xi32>) -> tensor<6x20x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x20x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<6x20x1x1xi1>, tensor<i1>) -> tensor<6x20x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<6x20x4096xf32>, tensor<6x20x1x1xi32>) -> tensor<6x20x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x20x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x20x1xi1>, tensor<6x20x1xf32>
    return %15, %5 : tensor<6x20x1xf32>, tensor<6x20x1x1xi32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<6x20x1x1xi32>, %arg1: tensor<6x20x1xf32>) -> tensor<6x20x4096xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x20x4096xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x20x4096xf32>, tensor<6x20x1x1xi32>, tensor<6x20x1xf32>) -> tensor<6x20x4096xf32>
    return %1 : tensor<6x20x4096xf32>
  }
  func.func private @log_softmax_13(%arg0: tensor<6x20x4096xf32>, %arg1: tensor<6x20x1xf32>, %arg2: tensor<6x20x4096xf32>) -> tensor<6x20x4096xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x20x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x20x4096xf32>, tensor<f32>) -> tensor<6x20xf32>
    %2 = stablehlo.reshape %1 : (tensor<6x20xf32>) -> tensor<6x20x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x20x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x20x1xf32>, tensor<f32>) -> tensor<6x20xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x20xf32>) -> tensor<6x20x4096xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x20x4096xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x20x4096xf32>
    return %7 : tensor<6x20x4096xf32>
  }
  func.func private @take_along_axis_14(%arg0: tensor<6x20x1xi32>, %arg1: tensor<6x20x192xf32>) -> tensor<6x128x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x128x192xf32>, tensor<6x20x1xi32>, tensor<6x20x192xf32>) -> tensor<6x128x192xf32>
    return %1 : tensor<6x128x192xf32>
  }
  func.func private @_where_15(%arg0: tensor<6x128x192xi1>, %arg1: tensor<6x128x192xf32>) -> tensor<6x128x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x128x192xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6x128x192xi1>, tensor<6x128x192xf32>
    return %1 : tensor<6x128x192xf32>
  }
  func.func private @_where_16(%arg0: tensor<6x6x128x128xi1>, %arg1: tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>
    return %1 : tensor<6x6x128x128xf32>
  }
  func.func private @_where_17(%arg0: tensor<6x6x128x128xi1>, %arg1: tensor<6x6x128x128xf32>) -> tensor<6x6x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6x6x128x128xi1>, tensor<6x6x128x128xf32>
    return %1 : tensor<6x6x128x128xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<192xf32>, %arg1: tensor<192xf32>, %arg2: tensor<192xf32>, %arg3: tensor<192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<192xf32>
    %4 = stablehlo.add %1, %3 : tensor<192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<192xf32>
    %10 = stablehlo.add %6, %9 : tensor<192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<192xf32>
    %13 = stablehlo.sqrt %12 : tensor<192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %15 = stablehlo.add %13, %14 : tensor<192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<192xf32>
    return %21, %4, %10 : tensor<192xf32>, tensor<192xf32>, tensor<192xf32>
  }
  func.func private @adam_leaf_18(%arg0: tensor<192x192xf32>, %arg1: tensor<192x192xf32>, %arg2: tensor<192x192xf32>, %arg3: tensor<192x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<192x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<192x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<192x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<192x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<192x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<192x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<192x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<192x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<192x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<192x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<192x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<192x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<192x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<192x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<192x192xf32>
    return %21, %4, %10 : tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>
  }
  func.func private @adam_leaf_19(%arg0: tensor<576xf32>, %arg1: tensor<576xf32>, %arg2: tensor<576xf32>, %arg3: tensor<576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<576xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<576xf32>
    %4 = stablehlo.add %1, %3 : tensor<576xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<576xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<576xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<576xf32>
    %10 = stablehlo.add %6, %9 : tensor<576xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<576xf32>
    %13 = stablehlo.sqrt %12 : tensor<576xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %15 = stablehlo.add %13, %14 : tensor<576xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<576xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<576xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<576xf32>
    %20 = stablehlo.divide %19, %15 : tensor<576xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<576xf32>
    return %21, %4, %10 : tensor<576xf32>, tensor<576xf32>, tensor<576xf32>
  }
  func.func private @adam_leaf_20(%arg0: tensor<192x576xf32>, %arg1: tensor<192x576xf32>, %arg2: tensor<192x576xf32>, %arg3: tensor<192x576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<192x576xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<192x576xf32>
    %4 = stablehlo.add %1, %3 : tensor<192x576xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<192x576xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<192x576xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<192x576xf32>
    %10 = stablehlo.add %6, %9 : tensor<192x576xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<192x576xf32>
    %13 = stablehlo.sqrt %12 : tensor<192x576xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %15 = stablehlo.add %13, %14 : tensor<192x576xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<192x576xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<192x576xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<192x576xf32>
    %20 = stablehlo.divide %19, %15 : tensor<192x576xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<192x576xf32>
    return %21, %4, %10 : tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>
  }
  func.func private @adam_leaf_21(%arg0: tensor<768x192xf32>, %arg1: tensor<768x192xf32>, %arg2: tensor<768x192xf32>, %arg3: tensor<768x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x192xf32>
    return %21, %4, %10 : tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>
  }
  func.func private @adam_leaf_22(%arg0: tensor<768xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) {
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
  func.func private @adam_leaf_23(%arg0: tensor<192x768xf32>, %arg1: tensor<192x768xf32>, %arg2: tensor<192x768xf32>, %arg3: tensor<192x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<192x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<192x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<192x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<192x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<192x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<192x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<192x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<192x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<192x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<192x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<192x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<192x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<192x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<192x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<192x768xf32>
    return %21, %4, %10 : tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>
  }
  func.func private @adam_leaf_24(%arg0: tensor<4096xf32>, %arg1: tensor<4096xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<4096xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4096xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4096xf32>
    %4 = stablehlo.add %1, %3 : tensor<4096xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<4096xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<4096xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4096xf32>
    %10 = stablehlo.add %6, %9 : tensor<4096xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4096xf32>
    %13 = stablehlo.sqrt %12 : tensor<4096xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %15 = stablehlo.add %13, %14 : tensor<4096xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4096xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4096xf32>
    %20 = stablehlo.divide %19, %15 : tensor<4096xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<4096xf32>
    return %21, %4, %10 : tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>
  }
  func.func private @adam_leaf_25(%arg0: tensor<128x192xf32>, %arg1: tensor<128x192xf32>, %arg2: tensor<128x192xf32>, %arg3: tensor<128x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128x192xf32>, tensor<128x192xf32>, tensor<128x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<128x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<128x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<128x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<128x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<128x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<128x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<128x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<128x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<128x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<128x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<128x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<128x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<128x192xf32>
    return %21, %4, %10 : tensor<128x192xf32>, tensor<128x192xf32>, tensor<128x192xf32>
  }
  func.func private @adam_leaf_26(%arg0: tensor<2x192xf32>, %arg1: tensor<2x192xf32>, %arg2: tensor<2x192xf32>, %arg3: tensor<2x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x192xf32>, tensor<2x192xf32>, tensor<2x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x192xf32>
    return %21, %4, %10 : tensor<2x192xf32>, tensor<2x192xf32>, tensor<2x192xf32>
  }
  func.func private @adam_leaf_27(%arg0: tensor<4096x192xf32>, %arg1: tensor<4096x192xf32>, %arg2: tensor<4096x192xf32>, %arg3: tensor<4096x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4096x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4096x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<4096x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<4096x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<4096x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<4096x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<4096x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4096x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<4096x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<4096x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4096x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4096x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<4096x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<4096x192xf32>
    return %21, %4, %10 : tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>
  }
}
