module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3072x768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3072xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<768x3072xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<768xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<8x3072x768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<8x768x3072xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<768x8xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<768xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<768xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768x768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2304xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<768x2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<3072x768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3072xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<768x3072xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<768xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<768xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768x768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<2304xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<768x2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<8x3072x768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<8x768x3072xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<768x8xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<768xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<768xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<768xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768x768xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<2304xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x2304xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<768xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<3072x768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<3072xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<768x3072xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<768xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<768xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<768xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768x768xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<2304xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x2304xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<768xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<8x3072x768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<8x768x3072xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768x8xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<768xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<768xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<768x768xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<2304xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768x2304xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<768xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<3072x768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<3072xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768x3072xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<768xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<768xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<768x768xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<2304xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768x2304xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<768xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<8x3072x768xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<8x768x3072xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768x8xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<768xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<768x768xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<2304xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768x2304xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<768xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<3072x768xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<3072xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768x3072xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<768xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<768x768xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<2304xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768x2304xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<768xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<8x3072x768xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<8x768x3072xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768x8xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<768xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<768x768xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<2304xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768x2304xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<768xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<3072x768xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<3072xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768x3072xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<768x768xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<2304xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768x2304xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<8x3072x768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<8x768x3072xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768x8xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<1024x768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<50257x768xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<768xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<768xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<i32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<768x768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<2304xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<768x2304xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<768xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<3072x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<3072xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768x3072xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<768xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<768x768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<2304xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<768x2304xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<768xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<768xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<8x3072x768xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<8x768x3072xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<768x8xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<768xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<768x768xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<2304xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<768x2304xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<768xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<768xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<768xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<3072x768xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<3072xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<768x3072xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768x768xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<2304xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<768x2304xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<8x3072x768xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<8x768x3072xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<768x8xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<768xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<768x768xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<2304xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<768x2304xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<768xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<768xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<768xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<3072x768xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<3072xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<768x3072xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<768xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<768x768xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<2304xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<768x2304xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<768xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<768xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<8x3072x768xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<8x768x3072xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<768x8xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<768xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<768xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768x768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<2304xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<768x2304xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<768xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<768xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<768xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<3072x768xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<3072xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<768x3072xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<768xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<768xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<768x768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<2304xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768x2304xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<768xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<8x3072x768xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<8x768x3072xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<768x8xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<768xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<768xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<768xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<768x768xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<2304xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<768x2304xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<768xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<768xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<768xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<3072x768xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<3072xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<768x3072xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<768xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<768xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<768xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<768x768xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<2304xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<768x2304xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<768xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<768xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<8x3072x768xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<8x768x3072xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<768x8xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<768xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<768xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<768xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<768x768xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<2304xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<768x2304xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<768xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<768xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<768xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<3072x768xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<3072xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<768x3072xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<768xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<768xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<768xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<768x768xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<2304xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<768x2304xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<768xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<768xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<8x3072x768xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<8x768x3072xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<768x8xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<768xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<768xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<1024x768xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<50257x768xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<768xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<768xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<768xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<768x768xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<2304xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<768x2304xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<768xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<768xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<768xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<3072x768xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<3072xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<768x3072xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<768xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<768xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<768xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<768x768xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<2304xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<768x2304xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<768xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<768xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<8x3072x768xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<8x768x3072xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<768x8xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<768xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<768xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<768xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<768x768xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<2304xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<768x2304xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<768xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<768xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<768xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<3072x768xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<3072xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<768x3072xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<768xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<768xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<768xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<768x768xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<2304xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<768x2304xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<768xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<768xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<8x3072x768xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<8x768x3072xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<768x8xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<768xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<768xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<768xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<768x768xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<2304xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<768x2304xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<768xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<768xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<768xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<3072x768xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<3072xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<768x3072xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<768xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<768xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<768xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<768x768xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<2304xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<768x2304xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<768xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<768xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<8x3072x768xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<8x768x3072xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<768x8xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<768xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<768xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<768xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<768x768xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<2304xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<768x2304xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<768xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<768xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<768xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<3072x768xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<3072xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<768x3072xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<768xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<768xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<768xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<768x768xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<2304xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<768x2304xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<768xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<768xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<8x3072x768xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<8x768x3072xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<768x8xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<768xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<768xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<768xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<768x768xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<2304xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<768x2304xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<768xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<768xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<768xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<3072x768xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<3072xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<768x3072xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<768xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<768xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<768xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<768x768xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<2304xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<768x2304xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<768xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<768xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<8x3072x768xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<8x768x3072xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<768x8xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<768xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<768xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<768xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<768x768xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<2304xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<768x2304xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<768xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<768xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<768xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<3072x768xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<3072xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<768x3072xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<768xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<768xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<768xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<768x768xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<2304xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<768x2304xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<768xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<768xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<8x3072x768xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<8x768x3072xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<768x8xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<768xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<768xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<1024x768xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<50257x768xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<768xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<768xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<4x1024xi32>, %arg428: tensor<4x1024xi32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][1]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][3]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][5]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][7]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][9]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[0]['blocks'][11]['gate']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][1]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][3]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][5]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][7]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][9]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['first']['blocks'][11]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][1]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][3]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][5]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][7]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][9]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['shift']"}, tensor<8x3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']"}, tensor<8x768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']"}, tensor<768x8xf32> {jax.result_info = "result[1]['second']['blocks'][11]['gate']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %1 = stablehlo.compare LT, %arg428, %0, SIGNED : (tensor<4x1024xi32>, tensor<4x1024xi32>) -> tensor<4x1024xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %3 = stablehlo.add %arg428, %2 : tensor<4x1024xi32>
    %4 = stablehlo.select %1, %3, %arg428 : tensor<4x1024xi1>, tensor<4x1024xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %6 = "stablehlo.gather"(%arg139, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<50257x768xf32>, tensor<4x1024x1xi32>) -> tensor<4x1024x768xf32>
    %7 = stablehlo.broadcast_in_dim %arg138, dims = [1, 2] : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
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
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<4x1024x768xf32>
    %38 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %40 = stablehlo.add %37, %39 : tensor<4x1024x768xf32>
    %41 = stablehlo.convert %40 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %43 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %45 = stablehlo.convert %arg3 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %47 = stablehlo.convert %arg2 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %81 = stablehlo.convert %arg1 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %83 = stablehlo.convert %arg0 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %112 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<4x1024x768xf32>
    %115 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x1024x768xf32>
    %118 = stablehlo.convert %117 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %119 = stablehlo.convert %arg9 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %121 = stablehlo.convert %arg8 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %143 = stablehlo.convert %arg7 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %145 = stablehlo.convert %arg6 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %174 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<4x1024x768xf32>
    %177 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %179 = stablehlo.add %176, %178 : tensor<4x1024x768xf32>
    %180 = stablehlo.convert %179 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %181 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %182 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %184 = stablehlo.convert %arg15 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %185 = stablehlo.dot_general %180, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %186 = stablehlo.convert %arg14 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %220 = stablehlo.convert %arg13 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %222 = stablehlo.convert %arg12 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %251 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<4x1024x768xf32>
    %254 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %256 = stablehlo.add %253, %255 : tensor<4x1024x768xf32>
    %257 = stablehlo.convert %256 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %258 = stablehlo.reshape %257 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %259 = stablehlo.convert %258 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %260 = stablehlo.dot_general %259, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %263 = stablehlo.maximum %262, %261 : tensor<4096xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<4096x8xf32>
    %267 = stablehlo.exponential %266 : tensor<4096x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %271 = stablehlo.divide %267, %270 : tensor<4096x8xf32>
    %272 = stablehlo.multiply %269, %269 : tensor<4096x1xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %274 = stablehlo.divide %273, %272 : tensor<4096x1xf32>
    %values, %indices = chlo.top_k(%271, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %275 = stablehlo.reshape %indices : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%values init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %279 = stablehlo.divide %values, %278 : tensor<4096x2xf32>
    %280 = stablehlo.multiply %277, %277 : tensor<4096x1xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %282 = stablehlo.divide %281, %280 : tensor<4096x1xf32>
    %283 = stablehlo.reshape %indices : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %284 = call @argsort(%283) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %287 = stablehlo.compare LT, %283, %286, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_54 = stablehlo.constant dense<8> : tensor<i32>
    %288 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %289 = stablehlo.add %283, %288 : tensor<8192xi32>
    %290 = stablehlo.select %287, %289, %283 : tensor<8192xi1>, tensor<8192xi32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %293 = "stablehlo.scatter"(%285, %291, %292) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %294 = call @cumsum(%293) : (tensor<8xi32>) -> tensor<8xi32>
    %295 = stablehlo.subtract %294, %293 : tensor<8xi32>
    %296 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %298 = stablehlo.compare LT, %284, %297, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_57 = stablehlo.constant dense<8192> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %300 = stablehlo.add %284, %299 : tensor<8192xi32>
    %301 = stablehlo.select %298, %300, %284 : tensor<8192xi1>, tensor<8192xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %303 = "stablehlo.gather"(%283, %302) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %305 = stablehlo.compare LT, %303, %304, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_59 = stablehlo.constant dense<8> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %307 = stablehlo.add %303, %306 : tensor<8192xi32>
    %308 = stablehlo.select %305, %307, %303 : tensor<8192xi1>, tensor<8192xi32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %310 = "stablehlo.gather"(%295, %309) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %311 = stablehlo.subtract %296, %310 : tensor<8192xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %314 = stablehlo.compare LT, %284, %313, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_62 = stablehlo.constant dense<8192> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %316 = stablehlo.add %284, %315 : tensor<8192xi32>
    %317 = stablehlo.select %314, %316, %284 : tensor<8192xi1>, tensor<8192xi32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %319 = "stablehlo.scatter"(%312, %318, %311) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_63 = stablehlo.constant dense<1280> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %321 = stablehlo.compare LT, %319, %320, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_64 = stablehlo.constant dense<1280> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %323 = stablehlo.multiply %283, %322 : tensor<8192xi32>
    %324 = stablehlo.add %323, %319 : tensor<8192xi32>
    %c_65 = stablehlo.constant dense<10240> : tensor<i32>
    %325 = call @_where_1(%321, %324, %c_65) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %326 = stablehlo.broadcast_in_dim %258, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %327 = stablehlo.reshape %326 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %328 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %330 = stablehlo.compare LT, %325, %329, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_68 = stablehlo.constant dense<10240> : tensor<i32>
    %331 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %332 = stablehlo.add %325, %331 : tensor<8192xi32>
    %333 = stablehlo.select %330, %332, %325 : tensor<8192xi1>, tensor<8192xi32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %335 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %336 = stablehlo.reshape %335 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_69 = stablehlo.constant dense<1> : tensor<ui32>
    %337 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %338 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %339 = stablehlo.add %338, %337 : tensor<8192x768xui32>
    %c_70 = stablehlo.constant dense<0> : tensor<ui32>
    %340 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %341 = "stablehlo.scatter"(%340, %334, %339) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %342 = "stablehlo.gather"(%341, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_71 = stablehlo.constant dense<0> : tensor<ui32>
    %343 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %344 = stablehlo.compare EQ, %341, %343, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %346 = stablehlo.select %344, %328, %345 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %347 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %348 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %349 = stablehlo.select %347, %327, %348 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %350 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %351 = "stablehlo.scatter"(%346, %334, %349) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %352 = stablehlo.reshape %351 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %353 = stablehlo.convert %arg19 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %354 = stablehlo.dot_general %352, %353, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %355 = stablehlo.multiply %354, %354 : tensor<8x1280x3072xbf16>
    %356 = stablehlo.multiply %355, %354 : tensor<8x1280x3072xbf16>
    %357 = stablehlo.multiply %354, %354 : tensor<8x1280x3072xbf16>
    %cst_74 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %358 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %359 = stablehlo.multiply %358, %357 : tensor<8x1280x3072xbf16>
    %cst_75 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %360 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %361 = stablehlo.multiply %360, %356 : tensor<8x1280x3072xbf16>
    %362 = stablehlo.add %354, %361 : tensor<8x1280x3072xbf16>
    %cst_76 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %363 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %364 = stablehlo.multiply %363, %362 : tensor<8x1280x3072xbf16>
    %365 = stablehlo.tanh %364 : tensor<8x1280x3072xbf16>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %366 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %367 = stablehlo.subtract %366, %365 : tensor<8x1280x3072xbf16>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %368 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %369 = stablehlo.add %368, %365 : tensor<8x1280x3072xbf16>
    %cst_79 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %370 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %371 = stablehlo.multiply %370, %369 : tensor<8x1280x3072xbf16>
    %372 = stablehlo.multiply %354, %371 : tensor<8x1280x3072xbf16>
    %373 = stablehlo.convert %arg18 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %374 = stablehlo.dot_general %372, %373, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %375 = stablehlo.reshape %374 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %377 = stablehlo.compare LT, %325, %376, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_81 = stablehlo.constant dense<10240> : tensor<i32>
    %378 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %379 = stablehlo.add %325, %378 : tensor<8192xi32>
    %380 = stablehlo.select %377, %379, %325 : tensor<8192xi1>, tensor<8192xi32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_82 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %383 = stablehlo.compare GE, %381, %382, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %384 = stablehlo.broadcast_in_dim %c_82, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %386 = stablehlo.compare LE, %381, %385, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %387 = stablehlo.and %383, %386 : tensor<8192x1xi1>
    %c_84 = stablehlo.constant dense<true> : tensor<i1>
    %388 = stablehlo.reduce(%387 init: %c_84) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %389 = "stablehlo.gather"(%375, %381) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %391 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %392 = stablehlo.select %390, %389, %391 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %393 = stablehlo.reshape %392 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %394 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %395 = stablehlo.convert %394 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %397 = stablehlo.multiply %393, %396 : tensor<4096x2x768xbf16>
    %398 = stablehlo.convert %397 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %400 = stablehlo.convert %399 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %401 = stablehlo.reshape %400 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %402 = stablehlo.slice %indices [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %403 = stablehlo.reshape %402 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %404 = call @_one_hot(%403) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_88 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %407 = stablehlo.divide %405, %406 : tensor<8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%271 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_90 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %410 = stablehlo.divide %408, %409 : tensor<8xf32>
    %411 = stablehlo.multiply %407, %410 : tensor<8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %413 = stablehlo.multiply %cst_92, %412 : tensor<f32>
    %414 = stablehlo.add %226, %401 : tensor<4x1024x768xbf16>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.add %cst_93, %413 : tensor<f32>
    %416 = stablehlo.convert %414 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_95 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<4x1024x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %422 = stablehlo.subtract %416, %421 : tensor<4x1024x768xf32>
    %423 = chlo.square %422 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %425 = stablehlo.multiply %424, %422 : tensor<4x1024x768xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%423 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_98 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %429 = stablehlo.divide %427, %428 : tensor<4x1024x1xf32>
    %430 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %431 = stablehlo.subtract %416, %430 : tensor<4x1024x768xf32>
    %cst_99 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %433 = stablehlo.add %429, %432 : tensor<4x1024x1xf32>
    %434 = stablehlo.rsqrt %433 : tensor<4x1024x1xf32>
    %435 = stablehlo.divide %434, %433 : tensor<4x1024x1xf32>
    %cst_100 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %437 = stablehlo.multiply %436, %435 : tensor<4x1024x1xf32>
    %438 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %439 = stablehlo.multiply %431, %438 : tensor<4x1024x768xf32>
    %440 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %442 = stablehlo.multiply %439, %441 : tensor<4x1024x768xf32>
    %443 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %445 = stablehlo.add %442, %444 : tensor<4x1024x768xf32>
    %446 = stablehlo.convert %445 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %447 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %448 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %449 = stablehlo.compare GE, %447, %448, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %450 = stablehlo.convert %arg26 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %451 = stablehlo.dot_general %446, %450, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %452 = stablehlo.convert %arg25 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %453 = stablehlo.broadcast_in_dim %452, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %455 = stablehlo.add %451, %454 : tensor<4x1024x2304xbf16>
    %456 = stablehlo.reshape %455 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %457 = stablehlo.slice %456 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %458 = stablehlo.reshape %457 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %459 = stablehlo.slice %456 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %460 = stablehlo.reshape %459 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %461 = stablehlo.slice %456 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %462 = stablehlo.reshape %461 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %463 = stablehlo.dot_general %458, %460, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %464 = stablehlo.convert %463 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_101 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %466 = stablehlo.multiply %464, %465 : tensor<4x12x1024x1024xf32>
    %cst_102 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %467:2 = call @_where(%449, %466, %cst_102) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %468 = stablehlo.reduce(%467#0 init: %cst_103) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %470 = stablehlo.maximum %469, %468 : tensor<4x12x1024xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %473 = stablehlo.subtract %467#0, %472 : tensor<4x12x1024x1024xf32>
    %474 = stablehlo.exponential %473 : tensor<4x12x1024x1024xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %478 = stablehlo.divide %474, %477 : tensor<4x12x1024x1024xf32>
    %479 = stablehlo.multiply %476, %476 : tensor<4x12x1024x1xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %481 = stablehlo.divide %480, %479 : tensor<4x12x1024x1xf32>
    %482 = stablehlo.convert %478 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %483 = stablehlo.dot_general %462, %482, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %484 = stablehlo.transpose %483, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %485 = stablehlo.reshape %484 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %486 = stablehlo.convert %arg24 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %487 = stablehlo.dot_general %485, %486, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %488 = stablehlo.convert %arg23 : (tensor<768xf32>) -> tensor<768xbf16>
    %489 = stablehlo.broadcast_in_dim %488, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %491 = stablehlo.add %487, %490 : tensor<4x1024x768xbf16>
    %492 = stablehlo.add %414, %491 : tensor<4x1024x768xbf16>
    %493 = stablehlo.convert %492 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_108 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %497 = stablehlo.divide %495, %496 : tensor<4x1024x1xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %499 = stablehlo.subtract %493, %498 : tensor<4x1024x768xf32>
    %500 = chlo.square %499 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %502 = stablehlo.multiply %501, %499 : tensor<4x1024x768xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%500 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_111 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %506 = stablehlo.divide %504, %505 : tensor<4x1024x1xf32>
    %507 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %508 = stablehlo.subtract %493, %507 : tensor<4x1024x768xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %510 = stablehlo.add %506, %509 : tensor<4x1024x1xf32>
    %511 = stablehlo.rsqrt %510 : tensor<4x1024x1xf32>
    %512 = stablehlo.divide %511, %510 : tensor<4x1024x1xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %514 = stablehlo.multiply %513, %512 : tensor<4x1024x1xf32>
    %515 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %516 = stablehlo.multiply %508, %515 : tensor<4x1024x768xf32>
    %517 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %519 = stablehlo.multiply %516, %518 : tensor<4x1024x768xf32>
    %520 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %522 = stablehlo.add %519, %521 : tensor<4x1024x768xf32>
    %523 = stablehlo.convert %522 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %524 = stablehlo.convert %arg32 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %525 = stablehlo.dot_general %523, %524, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %526 = stablehlo.convert %arg31 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %527 = stablehlo.broadcast_in_dim %526, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %529 = stablehlo.add %525, %528 : tensor<4x1024x3072xbf16>
    %530 = stablehlo.multiply %529, %529 : tensor<4x1024x3072xbf16>
    %531 = stablehlo.multiply %530, %529 : tensor<4x1024x3072xbf16>
    %532 = stablehlo.multiply %529, %529 : tensor<4x1024x3072xbf16>
    %cst_114 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %533 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %534 = stablehlo.multiply %533, %532 : tensor<4x1024x3072xbf16>
    %cst_115 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %535 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %536 = stablehlo.multiply %535, %531 : tensor<4x1024x3072xbf16>
    %537 = stablehlo.add %529, %536 : tensor<4x1024x3072xbf16>
    %cst_116 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %538 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %539 = stablehlo.multiply %538, %537 : tensor<4x1024x3072xbf16>
    %540 = stablehlo.tanh %539 : tensor<4x1024x3072xbf16>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %541 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %542 = stablehlo.subtract %541, %540 : tensor<4x1024x3072xbf16>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %543 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %544 = stablehlo.add %543, %540 : tensor<4x1024x3072xbf16>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %545 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %546 = stablehlo.multiply %545, %544 : tensor<4x1024x3072xbf16>
    %547 = stablehlo.multiply %529, %546 : tensor<4x1024x3072xbf16>
    %548 = stablehlo.convert %arg30 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %549 = stablehlo.dot_general %547, %548, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %550 = stablehlo.convert %arg29 : (tensor<768xf32>) -> tensor<768xbf16>
    %551 = stablehlo.broadcast_in_dim %550, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %553 = stablehlo.add %549, %552 : tensor<4x1024x768xbf16>
    %554 = stablehlo.add %492, %553 : tensor<4x1024x768xbf16>
    %555 = stablehlo.convert %554 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_121 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %559 = stablehlo.divide %557, %558 : tensor<4x1024x1xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %561 = stablehlo.subtract %555, %560 : tensor<4x1024x768xf32>
    %562 = chlo.square %561 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_122 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %564 = stablehlo.multiply %563, %561 : tensor<4x1024x768xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%562 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_124 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %568 = stablehlo.divide %566, %567 : tensor<4x1024x1xf32>
    %569 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %570 = stablehlo.subtract %555, %569 : tensor<4x1024x768xf32>
    %cst_125 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %572 = stablehlo.add %568, %571 : tensor<4x1024x1xf32>
    %573 = stablehlo.rsqrt %572 : tensor<4x1024x1xf32>
    %574 = stablehlo.divide %573, %572 : tensor<4x1024x1xf32>
    %cst_126 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %576 = stablehlo.multiply %575, %574 : tensor<4x1024x1xf32>
    %577 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %578 = stablehlo.multiply %570, %577 : tensor<4x1024x768xf32>
    %579 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %581 = stablehlo.multiply %578, %580 : tensor<4x1024x768xf32>
    %582 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %584 = stablehlo.add %581, %583 : tensor<4x1024x768xf32>
    %585 = stablehlo.convert %584 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %586 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %587 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %588 = stablehlo.compare GE, %586, %587, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %589 = stablehlo.convert %arg38 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %590 = stablehlo.dot_general %585, %589, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %591 = stablehlo.convert %arg37 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %592 = stablehlo.broadcast_in_dim %591, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %594 = stablehlo.add %590, %593 : tensor<4x1024x2304xbf16>
    %595 = stablehlo.reshape %594 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %596 = stablehlo.slice %595 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %597 = stablehlo.reshape %596 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %598 = stablehlo.slice %595 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %599 = stablehlo.reshape %598 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %600 = stablehlo.slice %595 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %601 = stablehlo.reshape %600 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %602 = stablehlo.dot_general %597, %599, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %603 = stablehlo.convert %602 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_127 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %605 = stablehlo.multiply %603, %604 : tensor<4x12x1024x1024xf32>
    %cst_128 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %606:2 = call @_where(%588, %605, %cst_128) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_129 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %607 = stablehlo.reduce(%606#0 init: %cst_129) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %609 = stablehlo.maximum %608, %607 : tensor<4x12x1024xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %612 = stablehlo.subtract %606#0, %611 : tensor<4x12x1024x1024xf32>
    %613 = stablehlo.exponential %612 : tensor<4x12x1024x1024xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %617 = stablehlo.divide %613, %616 : tensor<4x12x1024x1024xf32>
    %618 = stablehlo.multiply %615, %615 : tensor<4x12x1024x1xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %620 = stablehlo.divide %619, %618 : tensor<4x12x1024x1xf32>
    %621 = stablehlo.convert %617 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %622 = stablehlo.dot_general %601, %621, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %623 = stablehlo.transpose %622, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %624 = stablehlo.reshape %623 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %625 = stablehlo.convert %arg36 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %626 = stablehlo.dot_general %624, %625, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %627 = stablehlo.convert %arg35 : (tensor<768xf32>) -> tensor<768xbf16>
    %628 = stablehlo.broadcast_in_dim %627, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %630 = stablehlo.add %626, %629 : tensor<4x1024x768xbf16>
    %631 = stablehlo.add %554, %630 : tensor<4x1024x768xbf16>
    %632 = stablehlo.convert %631 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_134 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %636 = stablehlo.divide %634, %635 : tensor<4x1024x1xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %638 = stablehlo.subtract %632, %637 : tensor<4x1024x768xf32>
    %639 = chlo.square %638 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_135 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %641 = stablehlo.multiply %640, %638 : tensor<4x1024x768xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_137 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %645 = stablehlo.divide %643, %644 : tensor<4x1024x1xf32>
    %646 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %647 = stablehlo.subtract %632, %646 : tensor<4x1024x768xf32>
    %cst_138 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %649 = stablehlo.add %645, %648 : tensor<4x1024x1xf32>
    %650 = stablehlo.rsqrt %649 : tensor<4x1024x1xf32>
    %651 = stablehlo.divide %650, %649 : tensor<4x1024x1xf32>
    %cst_139 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %653 = stablehlo.multiply %652, %651 : tensor<4x1024x1xf32>
    %654 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %655 = stablehlo.multiply %647, %654 : tensor<4x1024x768xf32>
    %656 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %658 = stablehlo.multiply %655, %657 : tensor<4x1024x768xf32>
    %659 = stablehlo.broadcast_in_dim %arg45, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %661 = stablehlo.add %658, %660 : tensor<4x1024x768xf32>
    %662 = stablehlo.convert %661 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %663 = stablehlo.reshape %662 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %664 = stablehlo.convert %663 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %665 = stablehlo.dot_general %664, %arg43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %666 = stablehlo.reduce(%665 init: %cst_140) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_141 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %668 = stablehlo.maximum %667, %666 : tensor<4096xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %671 = stablehlo.subtract %665, %670 : tensor<4096x8xf32>
    %672 = stablehlo.exponential %671 : tensor<4096x8xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_142) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %676 = stablehlo.divide %672, %675 : tensor<4096x8xf32>
    %677 = stablehlo.multiply %674, %674 : tensor<4096x1xf32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %679 = stablehlo.divide %678, %677 : tensor<4096x1xf32>
    %values_144, %indices_145 = chlo.top_k(%676, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %680 = stablehlo.reshape %indices_145 : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%values_144 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %684 = stablehlo.divide %values_144, %683 : tensor<4096x2xf32>
    %685 = stablehlo.multiply %682, %682 : tensor<4096x1xf32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %687 = stablehlo.divide %686, %685 : tensor<4096x1xf32>
    %688 = stablehlo.reshape %indices_145 : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %689 = call @argsort(%688) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %690 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %691 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %692 = stablehlo.compare LT, %688, %691, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_150 = stablehlo.constant dense<8> : tensor<i32>
    %693 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %694 = stablehlo.add %688, %693 : tensor<8192xi32>
    %695 = stablehlo.select %692, %694, %688 : tensor<8192xi1>, tensor<8192xi32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_151 = stablehlo.constant dense<1> : tensor<i32>
    %697 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %698 = "stablehlo.scatter"(%690, %696, %697) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %699 = call @cumsum(%698) : (tensor<8xi32>) -> tensor<8xi32>
    %700 = stablehlo.subtract %699, %698 : tensor<8xi32>
    %701 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %702 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %703 = stablehlo.compare LT, %689, %702, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_153 = stablehlo.constant dense<8192> : tensor<i32>
    %704 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %705 = stablehlo.add %689, %704 : tensor<8192xi32>
    %706 = stablehlo.select %703, %705, %689 : tensor<8192xi1>, tensor<8192xi32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %708 = "stablehlo.gather"(%688, %707) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %709 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %710 = stablehlo.compare LT, %708, %709, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_155 = stablehlo.constant dense<8> : tensor<i32>
    %711 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %712 = stablehlo.add %708, %711 : tensor<8192xi32>
    %713 = stablehlo.select %710, %712, %708 : tensor<8192xi1>, tensor<8192xi32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %715 = "stablehlo.gather"(%700, %714) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %716 = stablehlo.subtract %701, %715 : tensor<8192xi32>
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %717 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_157 = stablehlo.constant dense<0> : tensor<i32>
    %718 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %719 = stablehlo.compare LT, %689, %718, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_158 = stablehlo.constant dense<8192> : tensor<i32>
    %720 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %721 = stablehlo.add %689, %720 : tensor<8192xi32>
    %722 = stablehlo.select %719, %721, %689 : tensor<8192xi1>, tensor<8192xi32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %724 = "stablehlo.scatter"(%717, %723, %716) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_159 = stablehlo.constant dense<1280> : tensor<i32>
    %725 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %726 = stablehlo.compare LT, %724, %725, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_160 = stablehlo.constant dense<1280> : tensor<i32>
    %727 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %728 = stablehlo.multiply %688, %727 : tensor<8192xi32>
    %729 = stablehlo.add %728, %724 : tensor<8192xi32>
    %c_161 = stablehlo.constant dense<10240> : tensor<i32>
    %730 = call @_where_1(%726, %729, %c_161) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %731 = stablehlo.broadcast_in_dim %663, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %732 = stablehlo.reshape %731 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %733 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %734 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %735 = stablehlo.compare LT, %730, %734, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_164 = stablehlo.constant dense<10240> : tensor<i32>
    %736 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %737 = stablehlo.add %730, %736 : tensor<8192xi32>
    %738 = stablehlo.select %735, %737, %730 : tensor<8192xi1>, tensor<8192xi32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %740 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %741 = stablehlo.reshape %740 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_165 = stablehlo.constant dense<1> : tensor<ui32>
    %742 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %743 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %744 = stablehlo.add %743, %742 : tensor<8192x768xui32>
    %c_166 = stablehlo.constant dense<0> : tensor<ui32>
    %745 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %746 = "stablehlo.scatter"(%745, %739, %744) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %747 = "stablehlo.gather"(%746, %739) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_167 = stablehlo.constant dense<0> : tensor<ui32>
    %748 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %749 = stablehlo.compare EQ, %746, %748, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %750 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %751 = stablehlo.select %749, %733, %750 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %752 = stablehlo.compare EQ, %744, %747, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %753 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %754 = stablehlo.select %752, %732, %753 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %755 = stablehlo.compare EQ, %744, %747, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %756 = "stablehlo.scatter"(%751, %739, %754) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %757 = stablehlo.reshape %756 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %758 = stablehlo.convert %arg42 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %759 = stablehlo.dot_general %757, %758, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %760 = stablehlo.multiply %759, %759 : tensor<8x1280x3072xbf16>
    %761 = stablehlo.multiply %760, %759 : tensor<8x1280x3072xbf16>
    %762 = stablehlo.multiply %759, %759 : tensor<8x1280x3072xbf16>
    %cst_170 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %763 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %764 = stablehlo.multiply %763, %762 : tensor<8x1280x3072xbf16>
    %cst_171 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %765 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %766 = stablehlo.multiply %765, %761 : tensor<8x1280x3072xbf16>
    %767 = stablehlo.add %759, %766 : tensor<8x1280x3072xbf16>
    %cst_172 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %768 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %769 = stablehlo.multiply %768, %767 : tensor<8x1280x3072xbf16>
    %770 = stablehlo.tanh %769 : tensor<8x1280x3072xbf16>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %771 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %772 = stablehlo.subtract %771, %770 : tensor<8x1280x3072xbf16>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %773 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %774 = stablehlo.add %773, %770 : tensor<8x1280x3072xbf16>
    %cst_175 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %775 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %776 = stablehlo.multiply %775, %774 : tensor<8x1280x3072xbf16>
    %777 = stablehlo.multiply %759, %776 : tensor<8x1280x3072xbf16>
    %778 = stablehlo.convert %arg41 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %779 = stablehlo.dot_general %777, %778, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %780 = stablehlo.reshape %779 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_176 = stablehlo.constant dense<0> : tensor<i32>
    %781 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %782 = stablehlo.compare LT, %730, %781, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_177 = stablehlo.constant dense<10240> : tensor<i32>
    %783 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %784 = stablehlo.add %730, %783 : tensor<8192xi32>
    %785 = stablehlo.select %782, %784, %730 : tensor<8192xi1>, tensor<8192xi32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_178 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %787 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %788 = stablehlo.compare GE, %786, %787, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %789 = stablehlo.broadcast_in_dim %c_178, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %791 = stablehlo.compare LE, %786, %790, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %792 = stablehlo.and %788, %791 : tensor<8192x1xi1>
    %c_180 = stablehlo.constant dense<true> : tensor<i1>
    %793 = stablehlo.reduce(%792 init: %c_180) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %794 = "stablehlo.gather"(%780, %786) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %795 = stablehlo.broadcast_in_dim %793, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %796 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %797 = stablehlo.select %795, %794, %796 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %798 = stablehlo.reshape %797 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %799 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %800 = stablehlo.convert %799 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %802 = stablehlo.multiply %798, %801 : tensor<4096x2x768xbf16>
    %803 = stablehlo.convert %802 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %805 = stablehlo.convert %804 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %806 = stablehlo.reshape %805 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %807 = stablehlo.slice %indices_145 [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %808 = stablehlo.reshape %807 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %809 = call @_one_hot(%808) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.reduce(%809 init: %cst_183) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_184 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %812 = stablehlo.divide %810, %811 : tensor<8xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%676 init: %cst_185) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_186 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %815 = stablehlo.divide %813, %814 : tensor<8xf32>
    %816 = stablehlo.multiply %812, %815 : tensor<8xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_187) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_188 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %818 = stablehlo.multiply %cst_188, %817 : tensor<f32>
    %819 = stablehlo.add %631, %806 : tensor<4x1024x768xbf16>
    %820 = stablehlo.add %415, %818 : tensor<f32>
    %821 = stablehlo.convert %819 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%821 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_190 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %825 = stablehlo.divide %823, %824 : tensor<4x1024x1xf32>
    %826 = stablehlo.broadcast_in_dim %825, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %827 = stablehlo.subtract %821, %826 : tensor<4x1024x768xf32>
    %828 = chlo.square %827 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_191 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %830 = stablehlo.multiply %829, %827 : tensor<4x1024x768xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%828 init: %cst_192) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_193 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %834 = stablehlo.divide %832, %833 : tensor<4x1024x1xf32>
    %835 = stablehlo.broadcast_in_dim %825, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %836 = stablehlo.subtract %821, %835 : tensor<4x1024x768xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %838 = stablehlo.add %834, %837 : tensor<4x1024x1xf32>
    %839 = stablehlo.rsqrt %838 : tensor<4x1024x1xf32>
    %840 = stablehlo.divide %839, %838 : tensor<4x1024x1xf32>
    %cst_195 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %842 = stablehlo.multiply %841, %840 : tensor<4x1024x1xf32>
    %843 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %844 = stablehlo.multiply %836, %843 : tensor<4x1024x768xf32>
    %845 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %847 = stablehlo.multiply %844, %846 : tensor<4x1024x768xf32>
    %848 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %850 = stablehlo.add %847, %849 : tensor<4x1024x768xf32>
    %851 = stablehlo.convert %850 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %852 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %853 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %854 = stablehlo.compare GE, %852, %853, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %855 = stablehlo.convert %arg49 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %856 = stablehlo.dot_general %851, %855, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %857 = stablehlo.convert %arg48 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %858 = stablehlo.broadcast_in_dim %857, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %860 = stablehlo.add %856, %859 : tensor<4x1024x2304xbf16>
    %861 = stablehlo.reshape %860 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %862 = stablehlo.slice %861 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %863 = stablehlo.reshape %862 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %864 = stablehlo.slice %861 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %865 = stablehlo.reshape %864 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %866 = stablehlo.slice %861 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %867 = stablehlo.reshape %866 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %868 = stablehlo.dot_general %863, %865, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %869 = stablehlo.convert %868 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_196 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %871 = stablehlo.multiply %869, %870 : tensor<4x12x1024x1024xf32>
    %cst_197 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %872:2 = call @_where(%854, %871, %cst_197) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_198 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %873 = stablehlo.reduce(%872#0 init: %cst_198) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %875 = stablehlo.maximum %874, %873 : tensor<4x12x1024xf32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %877 = stablehlo.broadcast_in_dim %876, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %878 = stablehlo.subtract %872#0, %877 : tensor<4x12x1024x1024xf32>
    %879 = stablehlo.exponential %878 : tensor<4x12x1024x1024xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_200) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %881 = stablehlo.broadcast_in_dim %880, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %883 = stablehlo.divide %879, %882 : tensor<4x12x1024x1024xf32>
    %884 = stablehlo.multiply %881, %881 : tensor<4x12x1024x1xf32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %886 = stablehlo.divide %885, %884 : tensor<4x12x1024x1xf32>
    %887 = stablehlo.convert %883 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %888 = stablehlo.dot_general %867, %887, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %889 = stablehlo.transpose %888, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %890 = stablehlo.reshape %889 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %891 = stablehlo.convert %arg47 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %892 = stablehlo.dot_general %890, %891, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %893 = stablehlo.convert %arg46 : (tensor<768xf32>) -> tensor<768xbf16>
    %894 = stablehlo.broadcast_in_dim %893, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %895 = stablehlo.broadcast_in_dim %894, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %896 = stablehlo.add %892, %895 : tensor<4x1024x768xbf16>
    %897 = stablehlo.add %819, %896 : tensor<4x1024x768xbf16>
    %898 = stablehlo.convert %897 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%898 init: %cst_202) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_203 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %902 = stablehlo.divide %900, %901 : tensor<4x1024x1xf32>
    %903 = stablehlo.broadcast_in_dim %902, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %904 = stablehlo.subtract %898, %903 : tensor<4x1024x768xf32>
    %905 = chlo.square %904 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_204 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %907 = stablehlo.multiply %906, %904 : tensor<4x1024x768xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%905 init: %cst_205) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %909 = stablehlo.broadcast_in_dim %908, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_206 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %911 = stablehlo.divide %909, %910 : tensor<4x1024x1xf32>
    %912 = stablehlo.broadcast_in_dim %902, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %913 = stablehlo.subtract %898, %912 : tensor<4x1024x768xf32>
    %cst_207 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %915 = stablehlo.add %911, %914 : tensor<4x1024x1xf32>
    %916 = stablehlo.rsqrt %915 : tensor<4x1024x1xf32>
    %917 = stablehlo.divide %916, %915 : tensor<4x1024x1xf32>
    %cst_208 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %919 = stablehlo.multiply %918, %917 : tensor<4x1024x1xf32>
    %920 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %921 = stablehlo.multiply %913, %920 : tensor<4x1024x768xf32>
    %922 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %924 = stablehlo.multiply %921, %923 : tensor<4x1024x768xf32>
    %925 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %927 = stablehlo.add %924, %926 : tensor<4x1024x768xf32>
    %928 = stablehlo.convert %927 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %929 = stablehlo.convert %arg55 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %930 = stablehlo.dot_general %928, %929, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %931 = stablehlo.convert %arg54 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %932 = stablehlo.broadcast_in_dim %931, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %933 = stablehlo.broadcast_in_dim %932, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %934 = stablehlo.add %930, %933 : tensor<4x1024x3072xbf16>
    %935 = stablehlo.multiply %934, %934 : tensor<4x1024x3072xbf16>
    %936 = stablehlo.multiply %935, %934 : tensor<4x1024x3072xbf16>
    %937 = stablehlo.multiply %934, %934 : tensor<4x1024x3072xbf16>
    %cst_209 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %938 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %939 = stablehlo.multiply %938, %937 : tensor<4x1024x3072xbf16>
    %cst_210 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %940 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %941 = stablehlo.multiply %940, %936 : tensor<4x1024x3072xbf16>
    %942 = stablehlo.add %934, %941 : tensor<4x1024x3072xbf16>
    %cst_211 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %943 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %944 = stablehlo.multiply %943, %942 : tensor<4x1024x3072xbf16>
    %945 = stablehlo.tanh %944 : tensor<4x1024x3072xbf16>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %946 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %947 = stablehlo.subtract %946, %945 : tensor<4x1024x3072xbf16>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %948 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %949 = stablehlo.add %948, %945 : tensor<4x1024x3072xbf16>
    %cst_214 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %950 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %951 = stablehlo.multiply %950, %949 : tensor<4x1024x3072xbf16>
    %952 = stablehlo.multiply %934, %951 : tensor<4x1024x3072xbf16>
    %953 = stablehlo.convert %arg53 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %954 = stablehlo.dot_general %952, %953, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %955 = stablehlo.convert %arg52 : (tensor<768xf32>) -> tensor<768xbf16>
    %956 = stablehlo.broadcast_in_dim %955, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %958 = stablehlo.add %954, %957 : tensor<4x1024x768xbf16>
    %959 = stablehlo.add %897, %958 : tensor<4x1024x768xbf16>
    %960 = stablehlo.convert %959 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %961 = stablehlo.reduce(%960 init: %cst_215) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_216 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %964 = stablehlo.divide %962, %963 : tensor<4x1024x1xf32>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %966 = stablehlo.subtract %960, %965 : tensor<4x1024x768xf32>
    %967 = chlo.square %966 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_217 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %969 = stablehlo.multiply %968, %966 : tensor<4x1024x768xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %970 = stablehlo.reduce(%967 init: %cst_218) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %971 = stablehlo.broadcast_in_dim %970, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_219 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %973 = stablehlo.divide %971, %972 : tensor<4x1024x1xf32>
    %974 = stablehlo.broadcast_in_dim %964, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %975 = stablehlo.subtract %960, %974 : tensor<4x1024x768xf32>
    %cst_220 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %977 = stablehlo.add %973, %976 : tensor<4x1024x1xf32>
    %978 = stablehlo.rsqrt %977 : tensor<4x1024x1xf32>
    %979 = stablehlo.divide %978, %977 : tensor<4x1024x1xf32>
    %cst_221 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %981 = stablehlo.multiply %980, %979 : tensor<4x1024x1xf32>
    %982 = stablehlo.broadcast_in_dim %978, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %983 = stablehlo.multiply %975, %982 : tensor<4x1024x768xf32>
    %984 = stablehlo.broadcast_in_dim %arg62, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %985 = stablehlo.broadcast_in_dim %984, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %986 = stablehlo.multiply %983, %985 : tensor<4x1024x768xf32>
    %987 = stablehlo.broadcast_in_dim %arg63, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %988 = stablehlo.broadcast_in_dim %987, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %989 = stablehlo.add %986, %988 : tensor<4x1024x768xf32>
    %990 = stablehlo.convert %989 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %991 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %992 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %993 = stablehlo.compare GE, %991, %992, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %994 = stablehlo.convert %arg61 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %995 = stablehlo.dot_general %990, %994, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %996 = stablehlo.convert %arg60 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %997 = stablehlo.broadcast_in_dim %996, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %998 = stablehlo.broadcast_in_dim %997, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %999 = stablehlo.add %995, %998 : tensor<4x1024x2304xbf16>
    %1000 = stablehlo.reshape %999 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1001 = stablehlo.slice %1000 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1002 = stablehlo.reshape %1001 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1003 = stablehlo.slice %1000 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1004 = stablehlo.reshape %1003 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1005 = stablehlo.slice %1000 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1006 = stablehlo.reshape %1005 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1007 = stablehlo.dot_general %1002, %1004, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1008 = stablehlo.convert %1007 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_222 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1010 = stablehlo.multiply %1008, %1009 : tensor<4x12x1024x1024xf32>
    %cst_223 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1011:2 = call @_where(%993, %1010, %cst_223) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_224 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1012 = stablehlo.reduce(%1011#0 init: %cst_224) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_225 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1014 = stablehlo.maximum %1013, %1012 : tensor<4x12x1024xf32>
    %1015 = stablehlo.broadcast_in_dim %1014, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1017 = stablehlo.subtract %1011#0, %1016 : tensor<4x12x1024x1024xf32>
    %1018 = stablehlo.exponential %1017 : tensor<4x12x1024x1024xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1019 = stablehlo.reduce(%1018 init: %cst_226) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1021 = stablehlo.broadcast_in_dim %1020, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1022 = stablehlo.divide %1018, %1021 : tensor<4x12x1024x1024xf32>
    %1023 = stablehlo.multiply %1020, %1020 : tensor<4x12x1024x1xf32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1025 = stablehlo.divide %1024, %1023 : tensor<4x12x1024x1xf32>
    %1026 = stablehlo.convert %1022 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1027 = stablehlo.dot_general %1006, %1026, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1028 = stablehlo.transpose %1027, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1029 = stablehlo.reshape %1028 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1030 = stablehlo.convert %arg59 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1031 = stablehlo.dot_general %1029, %1030, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1032 = stablehlo.convert %arg58 : (tensor<768xf32>) -> tensor<768xbf16>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1034 = stablehlo.broadcast_in_dim %1033, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1035 = stablehlo.add %1031, %1034 : tensor<4x1024x768xbf16>
    %1036 = stablehlo.add %959, %1035 : tensor<4x1024x768xbf16>
    %1037 = stablehlo.convert %1036 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1038 = stablehlo.reduce(%1037 init: %cst_228) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_229 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1041 = stablehlo.divide %1039, %1040 : tensor<4x1024x1xf32>
    %1042 = stablehlo.broadcast_in_dim %1041, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1043 = stablehlo.subtract %1037, %1042 : tensor<4x1024x768xf32>
    %1044 = chlo.square %1043 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_230 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1046 = stablehlo.multiply %1045, %1043 : tensor<4x1024x768xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1047 = stablehlo.reduce(%1044 init: %cst_231) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_232 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1050 = stablehlo.divide %1048, %1049 : tensor<4x1024x1xf32>
    %1051 = stablehlo.broadcast_in_dim %1041, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1052 = stablehlo.subtract %1037, %1051 : tensor<4x1024x768xf32>
    %cst_233 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1054 = stablehlo.add %1050, %1053 : tensor<4x1024x1xf32>
    %1055 = stablehlo.rsqrt %1054 : tensor<4x1024x1xf32>
    %1056 = stablehlo.divide %1055, %1054 : tensor<4x1024x1xf32>
    %cst_234 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1058 = stablehlo.multiply %1057, %1056 : tensor<4x1024x1xf32>
    %1059 = stablehlo.broadcast_in_dim %1055, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1060 = stablehlo.multiply %1052, %1059 : tensor<4x1024x768xf32>
    %1061 = stablehlo.broadcast_in_dim %arg67, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1063 = stablehlo.multiply %1060, %1062 : tensor<4x1024x768xf32>
    %1064 = stablehlo.broadcast_in_dim %arg68, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1066 = stablehlo.add %1063, %1065 : tensor<4x1024x768xf32>
    %1067 = stablehlo.convert %1066 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1068 = stablehlo.reshape %1067 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %1069 = stablehlo.convert %1068 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %1070 = stablehlo.dot_general %1069, %arg66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_235 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1071 = stablehlo.reduce(%1070 init: %cst_235) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_236 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %1073 = stablehlo.maximum %1072, %1071 : tensor<4096xf32>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1076 = stablehlo.subtract %1070, %1075 : tensor<4096x8xf32>
    %1077 = stablehlo.exponential %1076 : tensor<4096x8xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1078 = stablehlo.reduce(%1077 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1080 = stablehlo.broadcast_in_dim %1079, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1081 = stablehlo.divide %1077, %1080 : tensor<4096x8xf32>
    %1082 = stablehlo.multiply %1079, %1079 : tensor<4096x1xf32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1084 = stablehlo.divide %1083, %1082 : tensor<4096x1xf32>
    %values_239, %indices_240 = chlo.top_k(%1081, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %1085 = stablehlo.reshape %indices_240 : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.reduce(%values_239 init: %cst_241) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %1089 = stablehlo.divide %values_239, %1088 : tensor<4096x2xf32>
    %1090 = stablehlo.multiply %1087, %1087 : tensor<4096x1xf32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1092 = stablehlo.divide %1091, %1090 : tensor<4096x1xf32>
    %1093 = stablehlo.reshape %indices_240 : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %1094 = call @argsort(%1093) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_243 = stablehlo.constant dense<0> : tensor<i32>
    %1095 = stablehlo.broadcast_in_dim %c_243, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_244 = stablehlo.constant dense<0> : tensor<i32>
    %1096 = stablehlo.broadcast_in_dim %c_244, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1097 = stablehlo.compare LT, %1093, %1096, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_245 = stablehlo.constant dense<8> : tensor<i32>
    %1098 = stablehlo.broadcast_in_dim %c_245, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1099 = stablehlo.add %1093, %1098 : tensor<8192xi32>
    %1100 = stablehlo.select %1097, %1099, %1093 : tensor<8192xi1>, tensor<8192xi32>
    %1101 = stablehlo.broadcast_in_dim %1100, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_246 = stablehlo.constant dense<1> : tensor<i32>
    %1102 = stablehlo.broadcast_in_dim %c_246, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1103 = "stablehlo.scatter"(%1095, %1101, %1102) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %1104 = call @cumsum(%1103) : (tensor<8xi32>) -> tensor<8xi32>
    %1105 = stablehlo.subtract %1104, %1103 : tensor<8xi32>
    %1106 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_247 = stablehlo.constant dense<0> : tensor<i32>
    %1107 = stablehlo.broadcast_in_dim %c_247, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1108 = stablehlo.compare LT, %1094, %1107, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_248 = stablehlo.constant dense<8192> : tensor<i32>
    %1109 = stablehlo.broadcast_in_dim %c_248, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1110 = stablehlo.add %1094, %1109 : tensor<8192xi32>
    %1111 = stablehlo.select %1108, %1110, %1094 : tensor<8192xi1>, tensor<8192xi32>
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1113 = "stablehlo.gather"(%1093, %1112) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_249 = stablehlo.constant dense<0> : tensor<i32>
    %1114 = stablehlo.broadcast_in_dim %c_249, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1115 = stablehlo.compare LT, %1113, %1114, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_250 = stablehlo.constant dense<8> : tensor<i32>
    %1116 = stablehlo.broadcast_in_dim %c_250, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1117 = stablehlo.add %1113, %1116 : tensor<8192xi32>
    %1118 = stablehlo.select %1115, %1117, %1113 : tensor<8192xi1>, tensor<8192xi32>
    %1119 = stablehlo.broadcast_in_dim %1118, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1120 = "stablehlo.gather"(%1105, %1119) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %1121 = stablehlo.subtract %1106, %1120 : tensor<8192xi32>
    %c_251 = stablehlo.constant dense<0> : tensor<i32>
    %1122 = stablehlo.broadcast_in_dim %c_251, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_252 = stablehlo.constant dense<0> : tensor<i32>
    %1123 = stablehlo.broadcast_in_dim %c_252, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1124 = stablehlo.compare LT, %1094, %1123, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_253 = stablehlo.constant dense<8192> : tensor<i32>
    %1125 = stablehlo.broadcast_in_dim %c_253, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1126 = stablehlo.add %1094, %1125 : tensor<8192xi32>
    %1127 = stablehlo.select %1124, %1126, %1094 : tensor<8192xi1>, tensor<8192xi32>
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1129 = "stablehlo.scatter"(%1122, %1128, %1121) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_254 = stablehlo.constant dense<1280> : tensor<i32>
    %1130 = stablehlo.broadcast_in_dim %c_254, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1131 = stablehlo.compare LT, %1129, %1130, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_255 = stablehlo.constant dense<1280> : tensor<i32>
    %1132 = stablehlo.broadcast_in_dim %c_255, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1133 = stablehlo.multiply %1093, %1132 : tensor<8192xi32>
    %1134 = stablehlo.add %1133, %1129 : tensor<8192xi32>
    %c_256 = stablehlo.constant dense<10240> : tensor<i32>
    %1135 = call @_where_1(%1131, %1134, %c_256) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %1136 = stablehlo.broadcast_in_dim %1068, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %1137 = stablehlo.reshape %1136 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1138 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_258 = stablehlo.constant dense<0> : tensor<i32>
    %1139 = stablehlo.broadcast_in_dim %c_258, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1140 = stablehlo.compare LT, %1135, %1139, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_259 = stablehlo.constant dense<10240> : tensor<i32>
    %1141 = stablehlo.broadcast_in_dim %c_259, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1142 = stablehlo.add %1135, %1141 : tensor<8192xi32>
    %1143 = stablehlo.select %1140, %1142, %1135 : tensor<8192xi1>, tensor<8192xi32>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1145 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %1146 = stablehlo.reshape %1145 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_260 = stablehlo.constant dense<1> : tensor<ui32>
    %1147 = stablehlo.broadcast_in_dim %c_260, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %1148 = stablehlo.broadcast_in_dim %1146, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %1149 = stablehlo.add %1148, %1147 : tensor<8192x768xui32>
    %c_261 = stablehlo.constant dense<0> : tensor<ui32>
    %1150 = stablehlo.broadcast_in_dim %c_261, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1151 = "stablehlo.scatter"(%1150, %1144, %1149) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %1152 = "stablehlo.gather"(%1151, %1144) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_262 = stablehlo.constant dense<0> : tensor<ui32>
    %1153 = stablehlo.broadcast_in_dim %c_262, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1154 = stablehlo.compare EQ, %1151, %1153, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1155 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %1156 = stablehlo.select %1154, %1138, %1155 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %1157 = stablehlo.compare EQ, %1149, %1152, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1158 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %1159 = stablehlo.select %1157, %1137, %1158 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %1160 = stablehlo.compare EQ, %1149, %1152, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %1161 = "stablehlo.scatter"(%1156, %1144, %1159) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %1162 = stablehlo.reshape %1161 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %1163 = stablehlo.convert %arg65 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %1164 = stablehlo.dot_general %1162, %1163, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %1165 = stablehlo.multiply %1164, %1164 : tensor<8x1280x3072xbf16>
    %1166 = stablehlo.multiply %1165, %1164 : tensor<8x1280x3072xbf16>
    %1167 = stablehlo.multiply %1164, %1164 : tensor<8x1280x3072xbf16>
    %cst_265 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1168 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1169 = stablehlo.multiply %1168, %1167 : tensor<8x1280x3072xbf16>
    %cst_266 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1170 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1171 = stablehlo.multiply %1170, %1166 : tensor<8x1280x3072xbf16>
    %1172 = stablehlo.add %1164, %1171 : tensor<8x1280x3072xbf16>
    %cst_267 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1173 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1174 = stablehlo.multiply %1173, %1172 : tensor<8x1280x3072xbf16>
    %1175 = stablehlo.tanh %1174 : tensor<8x1280x3072xbf16>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1176 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1177 = stablehlo.subtract %1176, %1175 : tensor<8x1280x3072xbf16>
    %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1178 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1179 = stablehlo.add %1178, %1175 : tensor<8x1280x3072xbf16>
    %cst_270 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1180 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1181 = stablehlo.multiply %1180, %1179 : tensor<8x1280x3072xbf16>
    %1182 = stablehlo.multiply %1164, %1181 : tensor<8x1280x3072xbf16>
    %1183 = stablehlo.convert %arg64 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %1184 = stablehlo.dot_general %1182, %1183, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %1185 = stablehlo.reshape %1184 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_271 = stablehlo.constant dense<0> : tensor<i32>
    %1186 = stablehlo.broadcast_in_dim %c_271, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1187 = stablehlo.compare LT, %1135, %1186, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_272 = stablehlo.constant dense<10240> : tensor<i32>
    %1188 = stablehlo.broadcast_in_dim %c_272, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1189 = stablehlo.add %1135, %1188 : tensor<8192xi32>
    %1190 = stablehlo.select %1187, %1189, %1135 : tensor<8192xi1>, tensor<8192xi32>
    %1191 = stablehlo.broadcast_in_dim %1190, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_273 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_274 = stablehlo.constant dense<0> : tensor<i32>
    %1192 = stablehlo.broadcast_in_dim %c_274, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %1193 = stablehlo.compare GE, %1191, %1192, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %1194 = stablehlo.broadcast_in_dim %c_273, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %1196 = stablehlo.compare LE, %1191, %1195, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %1197 = stablehlo.and %1193, %1196 : tensor<8192x1xi1>
    %c_275 = stablehlo.constant dense<true> : tensor<i1>
    %1198 = stablehlo.reduce(%1197 init: %c_275) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %1199 = "stablehlo.gather"(%1185, %1191) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %1200 = stablehlo.broadcast_in_dim %1198, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1201 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %1202 = stablehlo.select %1200, %1199, %1201 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %1203 = stablehlo.reshape %1202 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %1204 = stablehlo.broadcast_in_dim %1089, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %1205 = stablehlo.convert %1204 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %1207 = stablehlo.multiply %1203, %1206 : tensor<4096x2x768xbf16>
    %1208 = stablehlo.convert %1207 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1209 = stablehlo.reduce(%1208 init: %cst_277) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %1210 = stablehlo.convert %1209 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %1211 = stablehlo.reshape %1210 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %1212 = stablehlo.slice %indices_240 [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %1213 = stablehlo.reshape %1212 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %1214 = call @_one_hot(%1213) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_278) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_279 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1217 = stablehlo.divide %1215, %1216 : tensor<8xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1218 = stablehlo.reduce(%1081 init: %cst_280) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_281 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1219 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1220 = stablehlo.divide %1218, %1219 : tensor<8xf32>
    %1221 = stablehlo.multiply %1217, %1220 : tensor<8xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1222 = stablehlo.reduce(%1221 init: %cst_282) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_283 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1223 = stablehlo.multiply %cst_283, %1222 : tensor<f32>
    %1224 = stablehlo.add %1036, %1211 : tensor<4x1024x768xbf16>
    %1225 = stablehlo.add %820, %1223 : tensor<f32>
    %1226 = stablehlo.convert %1224 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1227 = stablehlo.reduce(%1226 init: %cst_284) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1228 = stablehlo.broadcast_in_dim %1227, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_285 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1230 = stablehlo.divide %1228, %1229 : tensor<4x1024x1xf32>
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1232 = stablehlo.subtract %1226, %1231 : tensor<4x1024x768xf32>
    %1233 = chlo.square %1232 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_286 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1235 = stablehlo.multiply %1234, %1232 : tensor<4x1024x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1236 = stablehlo.reduce(%1233 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_288 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1239 = stablehlo.divide %1237, %1238 : tensor<4x1024x1xf32>
    %1240 = stablehlo.broadcast_in_dim %1230, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1241 = stablehlo.subtract %1226, %1240 : tensor<4x1024x768xf32>
    %cst_289 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1243 = stablehlo.add %1239, %1242 : tensor<4x1024x1xf32>
    %1244 = stablehlo.rsqrt %1243 : tensor<4x1024x1xf32>
    %1245 = stablehlo.divide %1244, %1243 : tensor<4x1024x1xf32>
    %cst_290 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1247 = stablehlo.multiply %1246, %1245 : tensor<4x1024x1xf32>
    %1248 = stablehlo.broadcast_in_dim %1244, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1249 = stablehlo.multiply %1241, %1248 : tensor<4x1024x768xf32>
    %1250 = stablehlo.broadcast_in_dim %arg73, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1251 = stablehlo.broadcast_in_dim %1250, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1252 = stablehlo.multiply %1249, %1251 : tensor<4x1024x768xf32>
    %1253 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1255 = stablehlo.add %1252, %1254 : tensor<4x1024x768xf32>
    %1256 = stablehlo.convert %1255 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1257 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1258 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1259 = stablehlo.compare GE, %1257, %1258, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1260 = stablehlo.convert %arg72 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1261 = stablehlo.dot_general %1256, %1260, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1262 = stablehlo.convert %arg71 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1265 = stablehlo.add %1261, %1264 : tensor<4x1024x2304xbf16>
    %1266 = stablehlo.reshape %1265 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1267 = stablehlo.slice %1266 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1268 = stablehlo.reshape %1267 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1269 = stablehlo.slice %1266 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1270 = stablehlo.reshape %1269 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1271 = stablehlo.slice %1266 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1272 = stablehlo.reshape %1271 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1273 = stablehlo.dot_general %1268, %1270, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1274 = stablehlo.convert %1273 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_291 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1276 = stablehlo.multiply %1274, %1275 : tensor<4x12x1024x1024xf32>
    %cst_292 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1277:2 = call @_where(%1259, %1276, %cst_292) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_293 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1278 = stablehlo.reduce(%1277#0 init: %cst_293) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_294 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1280 = stablehlo.maximum %1279, %1278 : tensor<4x12x1024xf32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1283 = stablehlo.subtract %1277#0, %1282 : tensor<4x12x1024x1024xf32>
    %1284 = stablehlo.exponential %1283 : tensor<4x12x1024x1024xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1285 = stablehlo.reduce(%1284 init: %cst_295) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1287 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1288 = stablehlo.divide %1284, %1287 : tensor<4x12x1024x1024xf32>
    %1289 = stablehlo.multiply %1286, %1286 : tensor<4x12x1024x1xf32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1291 = stablehlo.divide %1290, %1289 : tensor<4x12x1024x1xf32>
    %1292 = stablehlo.convert %1288 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1293 = stablehlo.dot_general %1272, %1292, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1294 = stablehlo.transpose %1293, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1295 = stablehlo.reshape %1294 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1296 = stablehlo.convert %arg70 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1297 = stablehlo.dot_general %1295, %1296, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1298 = stablehlo.convert %arg69 : (tensor<768xf32>) -> tensor<768xbf16>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1301 = stablehlo.add %1297, %1300 : tensor<4x1024x768xbf16>
    %1302 = stablehlo.add %1224, %1301 : tensor<4x1024x768xbf16>
    %1303 = stablehlo.convert %1302 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1304 = stablehlo.reduce(%1303 init: %cst_297) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1305 = stablehlo.broadcast_in_dim %1304, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_298 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1306 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1307 = stablehlo.divide %1305, %1306 : tensor<4x1024x1xf32>
    %1308 = stablehlo.broadcast_in_dim %1307, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1309 = stablehlo.subtract %1303, %1308 : tensor<4x1024x768xf32>
    %1310 = chlo.square %1309 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_299 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1312 = stablehlo.multiply %1311, %1309 : tensor<4x1024x768xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1313 = stablehlo.reduce(%1310 init: %cst_300) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1314 = stablehlo.broadcast_in_dim %1313, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_301 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1316 = stablehlo.divide %1314, %1315 : tensor<4x1024x1xf32>
    %1317 = stablehlo.broadcast_in_dim %1307, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1318 = stablehlo.subtract %1303, %1317 : tensor<4x1024x768xf32>
    %cst_302 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1320 = stablehlo.add %1316, %1319 : tensor<4x1024x1xf32>
    %1321 = stablehlo.rsqrt %1320 : tensor<4x1024x1xf32>
    %1322 = stablehlo.divide %1321, %1320 : tensor<4x1024x1xf32>
    %cst_303 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1324 = stablehlo.multiply %1323, %1322 : tensor<4x1024x1xf32>
    %1325 = stablehlo.broadcast_in_dim %1321, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1326 = stablehlo.multiply %1318, %1325 : tensor<4x1024x768xf32>
    %1327 = stablehlo.broadcast_in_dim %arg79, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1328 = stablehlo.broadcast_in_dim %1327, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1329 = stablehlo.multiply %1326, %1328 : tensor<4x1024x768xf32>
    %1330 = stablehlo.broadcast_in_dim %arg80, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1332 = stablehlo.add %1329, %1331 : tensor<4x1024x768xf32>
    %1333 = stablehlo.convert %1332 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1334 = stablehlo.convert %arg78 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1335 = stablehlo.dot_general %1333, %1334, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1336 = stablehlo.convert %arg77 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1338 = stablehlo.broadcast_in_dim %1337, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1339 = stablehlo.add %1335, %1338 : tensor<4x1024x3072xbf16>
    %1340 = stablehlo.multiply %1339, %1339 : tensor<4x1024x3072xbf16>
    %1341 = stablehlo.multiply %1340, %1339 : tensor<4x1024x3072xbf16>
    %1342 = stablehlo.multiply %1339, %1339 : tensor<4x1024x3072xbf16>
    %cst_304 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1343 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1344 = stablehlo.multiply %1343, %1342 : tensor<4x1024x3072xbf16>
    %cst_305 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1345 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1346 = stablehlo.multiply %1345, %1341 : tensor<4x1024x3072xbf16>
    %1347 = stablehlo.add %1339, %1346 : tensor<4x1024x3072xbf16>
    %cst_306 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1348 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1349 = stablehlo.multiply %1348, %1347 : tensor<4x1024x3072xbf16>
    %1350 = stablehlo.tanh %1349 : tensor<4x1024x3072xbf16>
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1351 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1352 = stablehlo.subtract %1351, %1350 : tensor<4x1024x3072xbf16>
    %cst_308 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1353 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1354 = stablehlo.add %1353, %1350 : tensor<4x1024x3072xbf16>
    %cst_309 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1355 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1356 = stablehlo.multiply %1355, %1354 : tensor<4x1024x3072xbf16>
    %1357 = stablehlo.multiply %1339, %1356 : tensor<4x1024x3072xbf16>
    %1358 = stablehlo.convert %arg76 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1359 = stablehlo.dot_general %1357, %1358, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1360 = stablehlo.convert %arg75 : (tensor<768xf32>) -> tensor<768xbf16>
    %1361 = stablehlo.broadcast_in_dim %1360, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1362 = stablehlo.broadcast_in_dim %1361, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1363 = stablehlo.add %1359, %1362 : tensor<4x1024x768xbf16>
    %1364 = stablehlo.add %1302, %1363 : tensor<4x1024x768xbf16>
    %1365 = stablehlo.convert %1364 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1366 = stablehlo.reduce(%1365 init: %cst_310) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1367 = stablehlo.broadcast_in_dim %1366, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_311 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1369 = stablehlo.divide %1367, %1368 : tensor<4x1024x1xf32>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1371 = stablehlo.subtract %1365, %1370 : tensor<4x1024x768xf32>
    %1372 = chlo.square %1371 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_312 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1374 = stablehlo.multiply %1373, %1371 : tensor<4x1024x768xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1375 = stablehlo.reduce(%1372 init: %cst_313) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_314 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1378 = stablehlo.divide %1376, %1377 : tensor<4x1024x1xf32>
    %1379 = stablehlo.broadcast_in_dim %1369, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1380 = stablehlo.subtract %1365, %1379 : tensor<4x1024x768xf32>
    %cst_315 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1382 = stablehlo.add %1378, %1381 : tensor<4x1024x1xf32>
    %1383 = stablehlo.rsqrt %1382 : tensor<4x1024x1xf32>
    %1384 = stablehlo.divide %1383, %1382 : tensor<4x1024x1xf32>
    %cst_316 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1386 = stablehlo.multiply %1385, %1384 : tensor<4x1024x1xf32>
    %1387 = stablehlo.broadcast_in_dim %1383, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1388 = stablehlo.multiply %1380, %1387 : tensor<4x1024x768xf32>
    %1389 = stablehlo.broadcast_in_dim %arg85, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1391 = stablehlo.multiply %1388, %1390 : tensor<4x1024x768xf32>
    %1392 = stablehlo.broadcast_in_dim %arg86, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1393 = stablehlo.broadcast_in_dim %1392, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1394 = stablehlo.add %1391, %1393 : tensor<4x1024x768xf32>
    %1395 = stablehlo.convert %1394 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1396 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1397 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1398 = stablehlo.compare GE, %1396, %1397, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1399 = stablehlo.convert %arg84 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1400 = stablehlo.dot_general %1395, %1399, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1401 = stablehlo.convert %arg83 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1402 = stablehlo.broadcast_in_dim %1401, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1404 = stablehlo.add %1400, %1403 : tensor<4x1024x2304xbf16>
    %1405 = stablehlo.reshape %1404 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1406 = stablehlo.slice %1405 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1407 = stablehlo.reshape %1406 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1408 = stablehlo.slice %1405 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1409 = stablehlo.reshape %1408 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1410 = stablehlo.slice %1405 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1411 = stablehlo.reshape %1410 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1412 = stablehlo.dot_general %1407, %1409, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1413 = stablehlo.convert %1412 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_317 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1415 = stablehlo.multiply %1413, %1414 : tensor<4x12x1024x1024xf32>
    %cst_318 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1416:2 = call @_where(%1398, %1415, %cst_318) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_319 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1417 = stablehlo.reduce(%1416#0 init: %cst_319) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_320 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1419 = stablehlo.maximum %1418, %1417 : tensor<4x12x1024xf32>
    %1420 = stablehlo.broadcast_in_dim %1419, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1421 = stablehlo.broadcast_in_dim %1420, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1422 = stablehlo.subtract %1416#0, %1421 : tensor<4x12x1024x1024xf32>
    %1423 = stablehlo.exponential %1422 : tensor<4x12x1024x1024xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.reduce(%1423 init: %cst_321) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1425 = stablehlo.broadcast_in_dim %1424, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1427 = stablehlo.divide %1423, %1426 : tensor<4x12x1024x1024xf32>
    %1428 = stablehlo.multiply %1425, %1425 : tensor<4x12x1024x1xf32>
    %cst_322 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1430 = stablehlo.divide %1429, %1428 : tensor<4x12x1024x1xf32>
    %1431 = stablehlo.convert %1427 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1432 = stablehlo.dot_general %1411, %1431, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1433 = stablehlo.transpose %1432, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1434 = stablehlo.reshape %1433 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1435 = stablehlo.convert %arg82 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1436 = stablehlo.dot_general %1434, %1435, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1437 = stablehlo.convert %arg81 : (tensor<768xf32>) -> tensor<768xbf16>
    %1438 = stablehlo.broadcast_in_dim %1437, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1439 = stablehlo.broadcast_in_dim %1438, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1440 = stablehlo.add %1436, %1439 : tensor<4x1024x768xbf16>
    %1441 = stablehlo.add %1364, %1440 : tensor<4x1024x768xbf16>
    %1442 = stablehlo.convert %1441 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1443 = stablehlo.reduce(%1442 init: %cst_323) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1444 = stablehlo.broadcast_in_dim %1443, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_324 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1446 = stablehlo.divide %1444, %1445 : tensor<4x1024x1xf32>
    %1447 = stablehlo.broadcast_in_dim %1446, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1448 = stablehlo.subtract %1442, %1447 : tensor<4x1024x768xf32>
    %1449 = chlo.square %1448 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_325 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1451 = stablehlo.multiply %1450, %1448 : tensor<4x1024x768xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1452 = stablehlo.reduce(%1449 init: %cst_326) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1453 = stablehlo.broadcast_in_dim %1452, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_327 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1455 = stablehlo.divide %1453, %1454 : tensor<4x1024x1xf32>
    %1456 = stablehlo.broadcast_in_dim %1446, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1457 = stablehlo.subtract %1442, %1456 : tensor<4x1024x768xf32>
    %cst_328 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1459 = stablehlo.add %1455, %1458 : tensor<4x1024x1xf32>
    %1460 = stablehlo.rsqrt %1459 : tensor<4x1024x1xf32>
    %1461 = stablehlo.divide %1460, %1459 : tensor<4x1024x1xf32>
    %cst_329 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1463 = stablehlo.multiply %1462, %1461 : tensor<4x1024x1xf32>
    %1464 = stablehlo.broadcast_in_dim %1460, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1465 = stablehlo.multiply %1457, %1464 : tensor<4x1024x768xf32>
    %1466 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1467 = stablehlo.broadcast_in_dim %1466, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1468 = stablehlo.multiply %1465, %1467 : tensor<4x1024x768xf32>
    %1469 = stablehlo.broadcast_in_dim %arg91, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1470 = stablehlo.broadcast_in_dim %1469, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1471 = stablehlo.add %1468, %1470 : tensor<4x1024x768xf32>
    %1472 = stablehlo.convert %1471 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1473 = stablehlo.reshape %1472 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %1474 = stablehlo.convert %1473 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %1475 = stablehlo.dot_general %1474, %arg89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_330 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1476 = stablehlo.reduce(%1475 init: %cst_330) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_331 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %1478 = stablehlo.maximum %1477, %1476 : tensor<4096xf32>
    %1479 = stablehlo.broadcast_in_dim %1478, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1481 = stablehlo.subtract %1475, %1480 : tensor<4096x8xf32>
    %1482 = stablehlo.exponential %1481 : tensor<4096x8xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1483 = stablehlo.reduce(%1482 init: %cst_332) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %1484 = stablehlo.broadcast_in_dim %1483, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1485 = stablehlo.broadcast_in_dim %1484, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1486 = stablehlo.divide %1482, %1485 : tensor<4096x8xf32>
    %1487 = stablehlo.multiply %1484, %1484 : tensor<4096x1xf32>
    %cst_333 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1489 = stablehlo.divide %1488, %1487 : tensor<4096x1xf32>
    %values_334, %indices_335 = chlo.top_k(%1486, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %1490 = stablehlo.reshape %indices_335 : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1491 = stablehlo.reduce(%values_334 init: %cst_336) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %1492 = stablehlo.broadcast_in_dim %1491, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1493 = stablehlo.broadcast_in_dim %1492, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %1494 = stablehlo.divide %values_334, %1493 : tensor<4096x2xf32>
    %1495 = stablehlo.multiply %1492, %1492 : tensor<4096x1xf32>
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1496 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1497 = stablehlo.divide %1496, %1495 : tensor<4096x1xf32>
    %1498 = stablehlo.reshape %indices_335 : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %1499 = call @argsort(%1498) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_338 = stablehlo.constant dense<0> : tensor<i32>
    %1500 = stablehlo.broadcast_in_dim %c_338, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_339 = stablehlo.constant dense<0> : tensor<i32>
    %1501 = stablehlo.broadcast_in_dim %c_339, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1502 = stablehlo.compare LT, %1498, %1501, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_340 = stablehlo.constant dense<8> : tensor<i32>
    %1503 = stablehlo.broadcast_in_dim %c_340, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1504 = stablehlo.add %1498, %1503 : tensor<8192xi32>
    %1505 = stablehlo.select %1502, %1504, %1498 : tensor<8192xi1>, tensor<8192xi32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_341 = stablehlo.constant dense<1> : tensor<i32>
    %1507 = stablehlo.broadcast_in_dim %c_341, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1508 = "stablehlo.scatter"(%1500, %1506, %1507) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %1509 = call @cumsum(%1508) : (tensor<8xi32>) -> tensor<8xi32>
    %1510 = stablehlo.subtract %1509, %1508 : tensor<8xi32>
    %1511 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_342 = stablehlo.constant dense<0> : tensor<i32>
    %1512 = stablehlo.broadcast_in_dim %c_342, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1513 = stablehlo.compare LT, %1499, %1512, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_343 = stablehlo.constant dense<8192> : tensor<i32>
    %1514 = stablehlo.broadcast_in_dim %c_343, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1515 = stablehlo.add %1499, %1514 : tensor<8192xi32>
    %1516 = stablehlo.select %1513, %1515, %1499 : tensor<8192xi1>, tensor<8192xi32>
    %1517 = stablehlo.broadcast_in_dim %1516, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1518 = "stablehlo.gather"(%1498, %1517) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_344 = stablehlo.constant dense<0> : tensor<i32>
    %1519 = stablehlo.broadcast_in_dim %c_344, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1520 = stablehlo.compare LT, %1518, %1519, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_345 = stablehlo.constant dense<8> : tensor<i32>
    %1521 = stablehlo.broadcast_in_dim %c_345, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1522 = stablehlo.add %1518, %1521 : tensor<8192xi32>
    %1523 = stablehlo.select %1520, %1522, %1518 : tensor<8192xi1>, tensor<8192xi32>
    %1524 = stablehlo.broadcast_in_dim %1523, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1525 = "stablehlo.gather"(%1510, %1524) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %1526 = stablehlo.subtract %1511, %1525 : tensor<8192xi32>
    %c_346 = stablehlo.constant dense<0> : tensor<i32>
    %1527 = stablehlo.broadcast_in_dim %c_346, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_347 = stablehlo.constant dense<0> : tensor<i32>
    %1528 = stablehlo.broadcast_in_dim %c_347, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1529 = stablehlo.compare LT, %1499, %1528, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_348 = stablehlo.constant dense<8192> : tensor<i32>
    %1530 = stablehlo.broadcast_in_dim %c_348, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1531 = stablehlo.add %1499, %1530 : tensor<8192xi32>
    %1532 = stablehlo.select %1529, %1531, %1499 : tensor<8192xi1>, tensor<8192xi32>
    %1533 = stablehlo.broadcast_in_dim %1532, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1534 = "stablehlo.scatter"(%1527, %1533, %1526) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_349 = stablehlo.constant dense<1280> : tensor<i32>
    %1535 = stablehlo.broadcast_in_dim %c_349, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1536 = stablehlo.compare LT, %1534, %1535, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_350 = stablehlo.constant dense<1280> : tensor<i32>
    %1537 = stablehlo.broadcast_in_dim %c_350, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1538 = stablehlo.multiply %1498, %1537 : tensor<8192xi32>
    %1539 = stablehlo.add %1538, %1534 : tensor<8192xi32>
    %c_351 = stablehlo.constant dense<10240> : tensor<i32>
    %1540 = call @_where_1(%1536, %1539, %c_351) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %1541 = stablehlo.broadcast_in_dim %1473, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %1542 = stablehlo.reshape %1541 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1543 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_353 = stablehlo.constant dense<0> : tensor<i32>
    %1544 = stablehlo.broadcast_in_dim %c_353, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1545 = stablehlo.compare LT, %1540, %1544, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_354 = stablehlo.constant dense<10240> : tensor<i32>
    %1546 = stablehlo.broadcast_in_dim %c_354, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1547 = stablehlo.add %1540, %1546 : tensor<8192xi32>
    %1548 = stablehlo.select %1545, %1547, %1540 : tensor<8192xi1>, tensor<8192xi32>
    %1549 = stablehlo.broadcast_in_dim %1548, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1550 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %1551 = stablehlo.reshape %1550 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_355 = stablehlo.constant dense<1> : tensor<ui32>
    %1552 = stablehlo.broadcast_in_dim %c_355, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %1553 = stablehlo.broadcast_in_dim %1551, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %1554 = stablehlo.add %1553, %1552 : tensor<8192x768xui32>
    %c_356 = stablehlo.constant dense<0> : tensor<ui32>
    %1555 = stablehlo.broadcast_in_dim %c_356, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1556 = "stablehlo.scatter"(%1555, %1549, %1554) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %1557 = "stablehlo.gather"(%1556, %1549) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_357 = stablehlo.constant dense<0> : tensor<ui32>
    %1558 = stablehlo.broadcast_in_dim %c_357, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1559 = stablehlo.compare EQ, %1556, %1558, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1560 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %1561 = stablehlo.select %1559, %1543, %1560 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %1562 = stablehlo.compare EQ, %1554, %1557, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1563 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %1564 = stablehlo.select %1562, %1542, %1563 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %1565 = stablehlo.compare EQ, %1554, %1557, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %1566 = "stablehlo.scatter"(%1561, %1549, %1564) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %1567 = stablehlo.reshape %1566 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %1568 = stablehlo.convert %arg88 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %1569 = stablehlo.dot_general %1567, %1568, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %1570 = stablehlo.multiply %1569, %1569 : tensor<8x1280x3072xbf16>
    %1571 = stablehlo.multiply %1570, %1569 : tensor<8x1280x3072xbf16>
    %1572 = stablehlo.multiply %1569, %1569 : tensor<8x1280x3072xbf16>
    %cst_360 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1573 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1574 = stablehlo.multiply %1573, %1572 : tensor<8x1280x3072xbf16>
    %cst_361 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1575 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1576 = stablehlo.multiply %1575, %1571 : tensor<8x1280x3072xbf16>
    %1577 = stablehlo.add %1569, %1576 : tensor<8x1280x3072xbf16>
    %cst_362 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1578 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1579 = stablehlo.multiply %1578, %1577 : tensor<8x1280x3072xbf16>
    %1580 = stablehlo.tanh %1579 : tensor<8x1280x3072xbf16>
    %cst_363 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1581 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1582 = stablehlo.subtract %1581, %1580 : tensor<8x1280x3072xbf16>
    %cst_364 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1583 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1584 = stablehlo.add %1583, %1580 : tensor<8x1280x3072xbf16>
    %cst_365 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1585 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1586 = stablehlo.multiply %1585, %1584 : tensor<8x1280x3072xbf16>
    %1587 = stablehlo.multiply %1569, %1586 : tensor<8x1280x3072xbf16>
    %1588 = stablehlo.convert %arg87 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %1589 = stablehlo.dot_general %1587, %1588, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %1590 = stablehlo.reshape %1589 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_366 = stablehlo.constant dense<0> : tensor<i32>
    %1591 = stablehlo.broadcast_in_dim %c_366, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1592 = stablehlo.compare LT, %1540, %1591, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_367 = stablehlo.constant dense<10240> : tensor<i32>
    %1593 = stablehlo.broadcast_in_dim %c_367, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1594 = stablehlo.add %1540, %1593 : tensor<8192xi32>
    %1595 = stablehlo.select %1592, %1594, %1540 : tensor<8192xi1>, tensor<8192xi32>
    %1596 = stablehlo.broadcast_in_dim %1595, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_368 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_369 = stablehlo.constant dense<0> : tensor<i32>
    %1597 = stablehlo.broadcast_in_dim %c_369, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %1598 = stablehlo.compare GE, %1596, %1597, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %1599 = stablehlo.broadcast_in_dim %c_368, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %1600 = stablehlo.broadcast_in_dim %1599, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %1601 = stablehlo.compare LE, %1596, %1600, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %1602 = stablehlo.and %1598, %1601 : tensor<8192x1xi1>
    %c_370 = stablehlo.constant dense<true> : tensor<i1>
    %1603 = stablehlo.reduce(%1602 init: %c_370) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %1604 = "stablehlo.gather"(%1590, %1596) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %1605 = stablehlo.broadcast_in_dim %1603, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1606 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %1607 = stablehlo.select %1605, %1604, %1606 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %1608 = stablehlo.reshape %1607 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %1609 = stablehlo.broadcast_in_dim %1494, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %1610 = stablehlo.convert %1609 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %1611 = stablehlo.broadcast_in_dim %1610, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %1612 = stablehlo.multiply %1608, %1611 : tensor<4096x2x768xbf16>
    %1613 = stablehlo.convert %1612 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1614 = stablehlo.reduce(%1613 init: %cst_372) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %1615 = stablehlo.convert %1614 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %1616 = stablehlo.reshape %1615 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %1617 = stablehlo.slice %indices_335 [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %1618 = stablehlo.reshape %1617 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %1619 = call @_one_hot(%1618) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.reduce(%1619 init: %cst_373) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_374 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1621 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1622 = stablehlo.divide %1620, %1621 : tensor<8xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1623 = stablehlo.reduce(%1486 init: %cst_375) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_376 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1625 = stablehlo.divide %1623, %1624 : tensor<8xf32>
    %1626 = stablehlo.multiply %1622, %1625 : tensor<8xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1627 = stablehlo.reduce(%1626 init: %cst_377) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_378 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1628 = stablehlo.multiply %cst_378, %1627 : tensor<f32>
    %1629 = stablehlo.add %1441, %1616 : tensor<4x1024x768xbf16>
    %1630 = stablehlo.add %1225, %1628 : tensor<f32>
    %1631 = stablehlo.convert %1629 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1632 = stablehlo.reduce(%1631 init: %cst_379) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1633 = stablehlo.broadcast_in_dim %1632, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_380 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1635 = stablehlo.divide %1633, %1634 : tensor<4x1024x1xf32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1637 = stablehlo.subtract %1631, %1636 : tensor<4x1024x768xf32>
    %1638 = chlo.square %1637 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_381 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1640 = stablehlo.multiply %1639, %1637 : tensor<4x1024x768xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1641 = stablehlo.reduce(%1638 init: %cst_382) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1642 = stablehlo.broadcast_in_dim %1641, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_383 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1644 = stablehlo.divide %1642, %1643 : tensor<4x1024x1xf32>
    %1645 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1646 = stablehlo.subtract %1631, %1645 : tensor<4x1024x768xf32>
    %cst_384 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1648 = stablehlo.add %1644, %1647 : tensor<4x1024x1xf32>
    %1649 = stablehlo.rsqrt %1648 : tensor<4x1024x1xf32>
    %1650 = stablehlo.divide %1649, %1648 : tensor<4x1024x1xf32>
    %cst_385 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1651 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1652 = stablehlo.multiply %1651, %1650 : tensor<4x1024x1xf32>
    %1653 = stablehlo.broadcast_in_dim %1649, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1654 = stablehlo.multiply %1646, %1653 : tensor<4x1024x768xf32>
    %1655 = stablehlo.broadcast_in_dim %arg96, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1657 = stablehlo.multiply %1654, %1656 : tensor<4x1024x768xf32>
    %1658 = stablehlo.broadcast_in_dim %arg97, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1659 = stablehlo.broadcast_in_dim %1658, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1660 = stablehlo.add %1657, %1659 : tensor<4x1024x768xf32>
    %1661 = stablehlo.convert %1660 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1662 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1663 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1664 = stablehlo.compare GE, %1662, %1663, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1665 = stablehlo.convert %arg95 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1666 = stablehlo.dot_general %1661, %1665, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1667 = stablehlo.convert %arg94 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1668 = stablehlo.broadcast_in_dim %1667, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1670 = stablehlo.add %1666, %1669 : tensor<4x1024x2304xbf16>
    %1671 = stablehlo.reshape %1670 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1672 = stablehlo.slice %1671 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1673 = stablehlo.reshape %1672 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1674 = stablehlo.slice %1671 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1675 = stablehlo.reshape %1674 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1676 = stablehlo.slice %1671 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1677 = stablehlo.reshape %1676 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1678 = stablehlo.dot_general %1673, %1675, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1679 = stablehlo.convert %1678 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_386 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1680 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1681 = stablehlo.multiply %1679, %1680 : tensor<4x12x1024x1024xf32>
    %cst_387 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1682:2 = call @_where(%1664, %1681, %cst_387) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_388 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1683 = stablehlo.reduce(%1682#0 init: %cst_388) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_389 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1685 = stablehlo.maximum %1684, %1683 : tensor<4x12x1024xf32>
    %1686 = stablehlo.broadcast_in_dim %1685, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1687 = stablehlo.broadcast_in_dim %1686, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1688 = stablehlo.subtract %1682#0, %1687 : tensor<4x12x1024x1024xf32>
    %1689 = stablehlo.exponential %1688 : tensor<4x12x1024x1024xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1690 = stablehlo.reduce(%1689 init: %cst_390) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1691 = stablehlo.broadcast_in_dim %1690, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1692 = stablehlo.broadcast_in_dim %1691, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1693 = stablehlo.divide %1689, %1692 : tensor<4x12x1024x1024xf32>
    %1694 = stablehlo.multiply %1691, %1691 : tensor<4x12x1024x1xf32>
    %cst_391 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1696 = stablehlo.divide %1695, %1694 : tensor<4x12x1024x1xf32>
    %1697 = stablehlo.convert %1693 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1698 = stablehlo.dot_general %1677, %1697, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1699 = stablehlo.transpose %1698, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1700 = stablehlo.reshape %1699 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1701 = stablehlo.convert %arg93 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1702 = stablehlo.dot_general %1700, %1701, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1703 = stablehlo.convert %arg92 : (tensor<768xf32>) -> tensor<768xbf16>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1705 = stablehlo.broadcast_in_dim %1704, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1706 = stablehlo.add %1702, %1705 : tensor<4x1024x768xbf16>
    %1707 = stablehlo.add %1629, %1706 : tensor<4x1024x768xbf16>
    %1708 = stablehlo.convert %1707 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1709 = stablehlo.reduce(%1708 init: %cst_392) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1710 = stablehlo.broadcast_in_dim %1709, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_393 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1712 = stablehlo.divide %1710, %1711 : tensor<4x1024x1xf32>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1714 = stablehlo.subtract %1708, %1713 : tensor<4x1024x768xf32>
    %1715 = chlo.square %1714 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_394 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1716 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1717 = stablehlo.multiply %1716, %1714 : tensor<4x1024x768xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.reduce(%1715 init: %cst_395) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1719 = stablehlo.broadcast_in_dim %1718, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_396 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1721 = stablehlo.divide %1719, %1720 : tensor<4x1024x1xf32>
    %1722 = stablehlo.broadcast_in_dim %1712, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1723 = stablehlo.subtract %1708, %1722 : tensor<4x1024x768xf32>
    %cst_397 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1725 = stablehlo.add %1721, %1724 : tensor<4x1024x1xf32>
    %1726 = stablehlo.rsqrt %1725 : tensor<4x1024x1xf32>
    %1727 = stablehlo.divide %1726, %1725 : tensor<4x1024x1xf32>
    %cst_398 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1729 = stablehlo.multiply %1728, %1727 : tensor<4x1024x1xf32>
    %1730 = stablehlo.broadcast_in_dim %1726, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1731 = stablehlo.multiply %1723, %1730 : tensor<4x1024x768xf32>
    %1732 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1733 = stablehlo.broadcast_in_dim %1732, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1734 = stablehlo.multiply %1731, %1733 : tensor<4x1024x768xf32>
    %1735 = stablehlo.broadcast_in_dim %arg103, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1736 = stablehlo.broadcast_in_dim %1735, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1737 = stablehlo.add %1734, %1736 : tensor<4x1024x768xf32>
    %1738 = stablehlo.convert %1737 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1739 = stablehlo.convert %arg101 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1740 = stablehlo.dot_general %1738, %1739, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1741 = stablehlo.convert %arg100 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1742 = stablehlo.broadcast_in_dim %1741, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1743 = stablehlo.broadcast_in_dim %1742, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1744 = stablehlo.add %1740, %1743 : tensor<4x1024x3072xbf16>
    %1745 = stablehlo.multiply %1744, %1744 : tensor<4x1024x3072xbf16>
    %1746 = stablehlo.multiply %1745, %1744 : tensor<4x1024x3072xbf16>
    %1747 = stablehlo.multiply %1744, %1744 : tensor<4x1024x3072xbf16>
    %cst_399 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1748 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1749 = stablehlo.multiply %1748, %1747 : tensor<4x1024x3072xbf16>
    %cst_400 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1750 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1751 = stablehlo.multiply %1750, %1746 : tensor<4x1024x3072xbf16>
    %1752 = stablehlo.add %1744, %1751 : tensor<4x1024x3072xbf16>
    %cst_401 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1753 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1754 = stablehlo.multiply %1753, %1752 : tensor<4x1024x3072xbf16>
    %1755 = stablehlo.tanh %1754 : tensor<4x1024x3072xbf16>
    %cst_402 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1756 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1757 = stablehlo.subtract %1756, %1755 : tensor<4x1024x3072xbf16>
    %cst_403 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1758 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1759 = stablehlo.add %1758, %1755 : tensor<4x1024x3072xbf16>
    %cst_404 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1760 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1761 = stablehlo.multiply %1760, %1759 : tensor<4x1024x3072xbf16>
    %1762 = stablehlo.multiply %1744, %1761 : tensor<4x1024x3072xbf16>
    %1763 = stablehlo.convert %arg99 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1764 = stablehlo.dot_general %1762, %1763, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1765 = stablehlo.convert %arg98 : (tensor<768xf32>) -> tensor<768xbf16>
    %1766 = stablehlo.broadcast_in_dim %1765, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1767 = stablehlo.broadcast_in_dim %1766, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1768 = stablehlo.add %1764, %1767 : tensor<4x1024x768xbf16>
    %1769 = stablehlo.add %1707, %1768 : tensor<4x1024x768xbf16>
    %1770 = stablehlo.convert %1769 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1771 = stablehlo.reduce(%1770 init: %cst_405) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1772 = stablehlo.broadcast_in_dim %1771, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_406 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1774 = stablehlo.divide %1772, %1773 : tensor<4x1024x1xf32>
    %1775 = stablehlo.broadcast_in_dim %1774, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1776 = stablehlo.subtract %1770, %1775 : tensor<4x1024x768xf32>
    %1777 = chlo.square %1776 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_407 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1779 = stablehlo.multiply %1778, %1776 : tensor<4x1024x768xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1780 = stablehlo.reduce(%1777 init: %cst_408) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1781 = stablehlo.broadcast_in_dim %1780, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_409 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1782 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1783 = stablehlo.divide %1781, %1782 : tensor<4x1024x1xf32>
    %1784 = stablehlo.broadcast_in_dim %1774, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1785 = stablehlo.subtract %1770, %1784 : tensor<4x1024x768xf32>
    %cst_410 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1786 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1787 = stablehlo.add %1783, %1786 : tensor<4x1024x1xf32>
    %1788 = stablehlo.rsqrt %1787 : tensor<4x1024x1xf32>
    %1789 = stablehlo.divide %1788, %1787 : tensor<4x1024x1xf32>
    %cst_411 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1791 = stablehlo.multiply %1790, %1789 : tensor<4x1024x1xf32>
    %1792 = stablehlo.broadcast_in_dim %1788, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1793 = stablehlo.multiply %1785, %1792 : tensor<4x1024x768xf32>
    %1794 = stablehlo.broadcast_in_dim %arg108, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1796 = stablehlo.multiply %1793, %1795 : tensor<4x1024x768xf32>
    %1797 = stablehlo.broadcast_in_dim %arg109, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1799 = stablehlo.add %1796, %1798 : tensor<4x1024x768xf32>
    %1800 = stablehlo.convert %1799 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1801 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1802 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1803 = stablehlo.compare GE, %1801, %1802, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1804 = stablehlo.convert %arg107 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1805 = stablehlo.dot_general %1800, %1804, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1806 = stablehlo.convert %arg106 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1807 = stablehlo.broadcast_in_dim %1806, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1808 = stablehlo.broadcast_in_dim %1807, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1809 = stablehlo.add %1805, %1808 : tensor<4x1024x2304xbf16>
    %1810 = stablehlo.reshape %1809 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1811 = stablehlo.slice %1810 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1812 = stablehlo.reshape %1811 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1813 = stablehlo.slice %1810 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1814 = stablehlo.reshape %1813 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1815 = stablehlo.slice %1810 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1816 = stablehlo.reshape %1815 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1817 = stablehlo.dot_general %1812, %1814, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1818 = stablehlo.convert %1817 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_412 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1819 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1820 = stablehlo.multiply %1818, %1819 : tensor<4x12x1024x1024xf32>
    %cst_413 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1821:2 = call @_where(%1803, %1820, %cst_413) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_414 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1822 = stablehlo.reduce(%1821#0 init: %cst_414) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_415 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1823 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1824 = stablehlo.maximum %1823, %1822 : tensor<4x12x1024xf32>
    %1825 = stablehlo.broadcast_in_dim %1824, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1827 = stablehlo.subtract %1821#0, %1826 : tensor<4x12x1024x1024xf32>
    %1828 = stablehlo.exponential %1827 : tensor<4x12x1024x1024xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.reduce(%1828 init: %cst_416) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1830 = stablehlo.broadcast_in_dim %1829, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1831 = stablehlo.broadcast_in_dim %1830, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1832 = stablehlo.divide %1828, %1831 : tensor<4x12x1024x1024xf32>
    %1833 = stablehlo.multiply %1830, %1830 : tensor<4x12x1024x1xf32>
    %cst_417 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1834 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1835 = stablehlo.divide %1834, %1833 : tensor<4x12x1024x1xf32>
    %1836 = stablehlo.convert %1832 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1837 = stablehlo.dot_general %1816, %1836, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1838 = stablehlo.transpose %1837, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1839 = stablehlo.reshape %1838 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1840 = stablehlo.convert %arg105 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1841 = stablehlo.dot_general %1839, %1840, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1842 = stablehlo.convert %arg104 : (tensor<768xf32>) -> tensor<768xbf16>
    %1843 = stablehlo.broadcast_in_dim %1842, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1845 = stablehlo.add %1841, %1844 : tensor<4x1024x768xbf16>
    %1846 = stablehlo.add %1769, %1845 : tensor<4x1024x768xbf16>
    %1847 = stablehlo.convert %1846 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1848 = stablehlo.reduce(%1847 init: %cst_418) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1849 = stablehlo.broadcast_in_dim %1848, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_419 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1851 = stablehlo.divide %1849, %1850 : tensor<4x1024x1xf32>
    %1852 = stablehlo.broadcast_in_dim %1851, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1853 = stablehlo.subtract %1847, %1852 : tensor<4x1024x768xf32>
    %1854 = chlo.square %1853 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_420 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1855 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1856 = stablehlo.multiply %1855, %1853 : tensor<4x1024x768xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1857 = stablehlo.reduce(%1854 init: %cst_421) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1858 = stablehlo.broadcast_in_dim %1857, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_422 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1859 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1860 = stablehlo.divide %1858, %1859 : tensor<4x1024x1xf32>
    %1861 = stablehlo.broadcast_in_dim %1851, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1862 = stablehlo.subtract %1847, %1861 : tensor<4x1024x768xf32>
    %cst_423 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1863 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1864 = stablehlo.add %1860, %1863 : tensor<4x1024x1xf32>
    %1865 = stablehlo.rsqrt %1864 : tensor<4x1024x1xf32>
    %1866 = stablehlo.divide %1865, %1864 : tensor<4x1024x1xf32>
    %cst_424 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1867 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1868 = stablehlo.multiply %1867, %1866 : tensor<4x1024x1xf32>
    %1869 = stablehlo.broadcast_in_dim %1865, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1870 = stablehlo.multiply %1862, %1869 : tensor<4x1024x768xf32>
    %1871 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1872 = stablehlo.broadcast_in_dim %1871, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1873 = stablehlo.multiply %1870, %1872 : tensor<4x1024x768xf32>
    %1874 = stablehlo.broadcast_in_dim %arg114, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1875 = stablehlo.broadcast_in_dim %1874, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1876 = stablehlo.add %1873, %1875 : tensor<4x1024x768xf32>
    %1877 = stablehlo.convert %1876 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1878 = stablehlo.reshape %1877 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %1879 = stablehlo.convert %1878 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %1880 = stablehlo.dot_general %1879, %arg112, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_425 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1881 = stablehlo.reduce(%1880 init: %cst_425) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_426 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %1883 = stablehlo.maximum %1882, %1881 : tensor<4096xf32>
    %1884 = stablehlo.broadcast_in_dim %1883, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1885 = stablehlo.broadcast_in_dim %1884, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1886 = stablehlo.subtract %1880, %1885 : tensor<4096x8xf32>
    %1887 = stablehlo.exponential %1886 : tensor<4096x8xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1888 = stablehlo.reduce(%1887 init: %cst_427) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %1889 = stablehlo.broadcast_in_dim %1888, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1890 = stablehlo.broadcast_in_dim %1889, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %1891 = stablehlo.divide %1887, %1890 : tensor<4096x8xf32>
    %1892 = stablehlo.multiply %1889, %1889 : tensor<4096x1xf32>
    %cst_428 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1893 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1894 = stablehlo.divide %1893, %1892 : tensor<4096x1xf32>
    %values_429, %indices_430 = chlo.top_k(%1891, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %1895 = stablehlo.reshape %indices_430 : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1896 = stablehlo.reduce(%values_429 init: %cst_431) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %1897 = stablehlo.broadcast_in_dim %1896, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1898 = stablehlo.broadcast_in_dim %1897, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %1899 = stablehlo.divide %values_429, %1898 : tensor<4096x2xf32>
    %1900 = stablehlo.multiply %1897, %1897 : tensor<4096x1xf32>
    %cst_432 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1901 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %1902 = stablehlo.divide %1901, %1900 : tensor<4096x1xf32>
    %1903 = stablehlo.reshape %indices_430 : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %1904 = call @argsort(%1903) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_433 = stablehlo.constant dense<0> : tensor<i32>
    %1905 = stablehlo.broadcast_in_dim %c_433, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_434 = stablehlo.constant dense<0> : tensor<i32>
    %1906 = stablehlo.broadcast_in_dim %c_434, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1907 = stablehlo.compare LT, %1903, %1906, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_435 = stablehlo.constant dense<8> : tensor<i32>
    %1908 = stablehlo.broadcast_in_dim %c_435, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1909 = stablehlo.add %1903, %1908 : tensor<8192xi32>
    %1910 = stablehlo.select %1907, %1909, %1903 : tensor<8192xi1>, tensor<8192xi32>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_436 = stablehlo.constant dense<1> : tensor<i32>
    %1912 = stablehlo.broadcast_in_dim %c_436, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1913 = "stablehlo.scatter"(%1905, %1911, %1912) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %1914 = call @cumsum(%1913) : (tensor<8xi32>) -> tensor<8xi32>
    %1915 = stablehlo.subtract %1914, %1913 : tensor<8xi32>
    %1916 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_437 = stablehlo.constant dense<0> : tensor<i32>
    %1917 = stablehlo.broadcast_in_dim %c_437, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1918 = stablehlo.compare LT, %1904, %1917, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_438 = stablehlo.constant dense<8192> : tensor<i32>
    %1919 = stablehlo.broadcast_in_dim %c_438, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1920 = stablehlo.add %1904, %1919 : tensor<8192xi32>
    %1921 = stablehlo.select %1918, %1920, %1904 : tensor<8192xi1>, tensor<8192xi32>
    %1922 = stablehlo.broadcast_in_dim %1921, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1923 = "stablehlo.gather"(%1903, %1922) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_439 = stablehlo.constant dense<0> : tensor<i32>
    %1924 = stablehlo.broadcast_in_dim %c_439, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1925 = stablehlo.compare LT, %1923, %1924, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_440 = stablehlo.constant dense<8> : tensor<i32>
    %1926 = stablehlo.broadcast_in_dim %c_440, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1927 = stablehlo.add %1923, %1926 : tensor<8192xi32>
    %1928 = stablehlo.select %1925, %1927, %1923 : tensor<8192xi1>, tensor<8192xi32>
    %1929 = stablehlo.broadcast_in_dim %1928, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1930 = "stablehlo.gather"(%1915, %1929) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %1931 = stablehlo.subtract %1916, %1930 : tensor<8192xi32>
    %c_441 = stablehlo.constant dense<0> : tensor<i32>
    %1932 = stablehlo.broadcast_in_dim %c_441, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_442 = stablehlo.constant dense<0> : tensor<i32>
    %1933 = stablehlo.broadcast_in_dim %c_442, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1934 = stablehlo.compare LT, %1904, %1933, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_443 = stablehlo.constant dense<8192> : tensor<i32>
    %1935 = stablehlo.broadcast_in_dim %c_443, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1936 = stablehlo.add %1904, %1935 : tensor<8192xi32>
    %1937 = stablehlo.select %1934, %1936, %1904 : tensor<8192xi1>, tensor<8192xi32>
    %1938 = stablehlo.broadcast_in_dim %1937, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1939 = "stablehlo.scatter"(%1932, %1938, %1931) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_444 = stablehlo.constant dense<1280> : tensor<i32>
    %1940 = stablehlo.broadcast_in_dim %c_444, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1941 = stablehlo.compare LT, %1939, %1940, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_445 = stablehlo.constant dense<1280> : tensor<i32>
    %1942 = stablehlo.broadcast_in_dim %c_445, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1943 = stablehlo.multiply %1903, %1942 : tensor<8192xi32>
    %1944 = stablehlo.add %1943, %1939 : tensor<8192xi32>
    %c_446 = stablehlo.constant dense<10240> : tensor<i32>
    %1945 = call @_where_1(%1941, %1944, %c_446) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %1946 = stablehlo.broadcast_in_dim %1878, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %1947 = stablehlo.reshape %1946 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1948 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_448 = stablehlo.constant dense<0> : tensor<i32>
    %1949 = stablehlo.broadcast_in_dim %c_448, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1950 = stablehlo.compare LT, %1945, %1949, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_449 = stablehlo.constant dense<10240> : tensor<i32>
    %1951 = stablehlo.broadcast_in_dim %c_449, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1952 = stablehlo.add %1945, %1951 : tensor<8192xi32>
    %1953 = stablehlo.select %1950, %1952, %1945 : tensor<8192xi1>, tensor<8192xi32>
    %1954 = stablehlo.broadcast_in_dim %1953, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %1955 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %1956 = stablehlo.reshape %1955 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_450 = stablehlo.constant dense<1> : tensor<ui32>
    %1957 = stablehlo.broadcast_in_dim %c_450, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %1958 = stablehlo.broadcast_in_dim %1956, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %1959 = stablehlo.add %1958, %1957 : tensor<8192x768xui32>
    %c_451 = stablehlo.constant dense<0> : tensor<ui32>
    %1960 = stablehlo.broadcast_in_dim %c_451, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1961 = "stablehlo.scatter"(%1960, %1954, %1959) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %1962 = "stablehlo.gather"(%1961, %1954) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_452 = stablehlo.constant dense<0> : tensor<ui32>
    %1963 = stablehlo.broadcast_in_dim %c_452, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %1964 = stablehlo.compare EQ, %1961, %1963, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1965 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %1966 = stablehlo.select %1964, %1948, %1965 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %1967 = stablehlo.compare EQ, %1959, %1962, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1968 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %1969 = stablehlo.select %1967, %1947, %1968 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %1970 = stablehlo.compare EQ, %1959, %1962, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %1971 = "stablehlo.scatter"(%1966, %1954, %1969) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %1972 = stablehlo.reshape %1971 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %1973 = stablehlo.convert %arg111 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %1974 = stablehlo.dot_general %1972, %1973, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %1975 = stablehlo.multiply %1974, %1974 : tensor<8x1280x3072xbf16>
    %1976 = stablehlo.multiply %1975, %1974 : tensor<8x1280x3072xbf16>
    %1977 = stablehlo.multiply %1974, %1974 : tensor<8x1280x3072xbf16>
    %cst_455 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1978 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1979 = stablehlo.multiply %1978, %1977 : tensor<8x1280x3072xbf16>
    %cst_456 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1980 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1981 = stablehlo.multiply %1980, %1976 : tensor<8x1280x3072xbf16>
    %1982 = stablehlo.add %1974, %1981 : tensor<8x1280x3072xbf16>
    %cst_457 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1983 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1984 = stablehlo.multiply %1983, %1982 : tensor<8x1280x3072xbf16>
    %1985 = stablehlo.tanh %1984 : tensor<8x1280x3072xbf16>
    %cst_458 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1986 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1987 = stablehlo.subtract %1986, %1985 : tensor<8x1280x3072xbf16>
    %cst_459 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1988 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1989 = stablehlo.add %1988, %1985 : tensor<8x1280x3072xbf16>
    %cst_460 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1990 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %1991 = stablehlo.multiply %1990, %1989 : tensor<8x1280x3072xbf16>
    %1992 = stablehlo.multiply %1974, %1991 : tensor<8x1280x3072xbf16>
    %1993 = stablehlo.convert %arg110 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %1994 = stablehlo.dot_general %1992, %1993, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %1995 = stablehlo.reshape %1994 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_461 = stablehlo.constant dense<0> : tensor<i32>
    %1996 = stablehlo.broadcast_in_dim %c_461, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1997 = stablehlo.compare LT, %1945, %1996, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_462 = stablehlo.constant dense<10240> : tensor<i32>
    %1998 = stablehlo.broadcast_in_dim %c_462, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %1999 = stablehlo.add %1945, %1998 : tensor<8192xi32>
    %2000 = stablehlo.select %1997, %1999, %1945 : tensor<8192xi1>, tensor<8192xi32>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_463 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_464 = stablehlo.constant dense<0> : tensor<i32>
    %2002 = stablehlo.broadcast_in_dim %c_464, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %2003 = stablehlo.compare GE, %2001, %2002, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2004 = stablehlo.broadcast_in_dim %c_463, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2005 = stablehlo.broadcast_in_dim %2004, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %2006 = stablehlo.compare LE, %2001, %2005, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2007 = stablehlo.and %2003, %2006 : tensor<8192x1xi1>
    %c_465 = stablehlo.constant dense<true> : tensor<i1>
    %2008 = stablehlo.reduce(%2007 init: %c_465) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %2009 = "stablehlo.gather"(%1995, %2001) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %2010 = stablehlo.broadcast_in_dim %2008, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2011 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2012 = stablehlo.select %2010, %2009, %2011 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %2013 = stablehlo.reshape %2012 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %2014 = stablehlo.broadcast_in_dim %1899, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %2015 = stablehlo.convert %2014 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %2016 = stablehlo.broadcast_in_dim %2015, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %2017 = stablehlo.multiply %2013, %2016 : tensor<4096x2x768xbf16>
    %2018 = stablehlo.convert %2017 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2019 = stablehlo.reduce(%2018 init: %cst_467) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %2020 = stablehlo.convert %2019 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %2021 = stablehlo.reshape %2020 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %2022 = stablehlo.slice %indices_430 [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %2023 = stablehlo.reshape %2022 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %2024 = call @_one_hot(%2023) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2025 = stablehlo.reduce(%2024 init: %cst_468) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_469 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2026 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2027 = stablehlo.divide %2025, %2026 : tensor<8xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2028 = stablehlo.reduce(%1891 init: %cst_470) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_471 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2030 = stablehlo.divide %2028, %2029 : tensor<8xf32>
    %2031 = stablehlo.multiply %2027, %2030 : tensor<8xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2032 = stablehlo.reduce(%2031 init: %cst_472) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_473 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2033 = stablehlo.multiply %cst_473, %2032 : tensor<f32>
    %2034 = stablehlo.add %1846, %2021 : tensor<4x1024x768xbf16>
    %2035 = stablehlo.add %1630, %2033 : tensor<f32>
    %2036 = stablehlo.convert %2034 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2037 = stablehlo.reduce(%2036 init: %cst_474) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2038 = stablehlo.broadcast_in_dim %2037, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_475 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2039 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2040 = stablehlo.divide %2038, %2039 : tensor<4x1024x1xf32>
    %2041 = stablehlo.broadcast_in_dim %2040, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2042 = stablehlo.subtract %2036, %2041 : tensor<4x1024x768xf32>
    %2043 = chlo.square %2042 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_476 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %2045 = stablehlo.multiply %2044, %2042 : tensor<4x1024x768xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2046 = stablehlo.reduce(%2043 init: %cst_477) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2047 = stablehlo.broadcast_in_dim %2046, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_478 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2048 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2049 = stablehlo.divide %2047, %2048 : tensor<4x1024x1xf32>
    %2050 = stablehlo.broadcast_in_dim %2040, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2051 = stablehlo.subtract %2036, %2050 : tensor<4x1024x768xf32>
    %cst_479 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2052 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2053 = stablehlo.add %2049, %2052 : tensor<4x1024x1xf32>
    %2054 = stablehlo.rsqrt %2053 : tensor<4x1024x1xf32>
    %2055 = stablehlo.divide %2054, %2053 : tensor<4x1024x1xf32>
    %cst_480 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2056 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2057 = stablehlo.multiply %2056, %2055 : tensor<4x1024x1xf32>
    %2058 = stablehlo.broadcast_in_dim %2054, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2059 = stablehlo.multiply %2051, %2058 : tensor<4x1024x768xf32>
    %2060 = stablehlo.broadcast_in_dim %arg119, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2061 = stablehlo.broadcast_in_dim %2060, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2062 = stablehlo.multiply %2059, %2061 : tensor<4x1024x768xf32>
    %2063 = stablehlo.broadcast_in_dim %arg120, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2064 = stablehlo.broadcast_in_dim %2063, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2065 = stablehlo.add %2062, %2064 : tensor<4x1024x768xf32>
    %2066 = stablehlo.convert %2065 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2067 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %2068 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %2069 = stablehlo.compare GE, %2067, %2068, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %2070 = stablehlo.convert %arg118 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %2071 = stablehlo.dot_general %2066, %2070, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %2072 = stablehlo.convert %arg117 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %2073 = stablehlo.broadcast_in_dim %2072, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %2074 = stablehlo.broadcast_in_dim %2073, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %2075 = stablehlo.add %2071, %2074 : tensor<4x1024x2304xbf16>
    %2076 = stablehlo.reshape %2075 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %2077 = stablehlo.slice %2076 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2078 = stablehlo.reshape %2077 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2079 = stablehlo.slice %2076 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2080 = stablehlo.reshape %2079 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2081 = stablehlo.slice %2076 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2082 = stablehlo.reshape %2081 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2083 = stablehlo.dot_general %2078, %2080, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2084 = stablehlo.convert %2083 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_481 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2085 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2086 = stablehlo.multiply %2084, %2085 : tensor<4x12x1024x1024xf32>
    %cst_482 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %2087:2 = call @_where(%2069, %2086, %cst_482) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_483 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2088 = stablehlo.reduce(%2087#0 init: %cst_483) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_484 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %2090 = stablehlo.maximum %2089, %2088 : tensor<4x12x1024xf32>
    %2091 = stablehlo.broadcast_in_dim %2090, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2092 = stablehlo.broadcast_in_dim %2091, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2093 = stablehlo.subtract %2087#0, %2092 : tensor<4x12x1024x1024xf32>
    %2094 = stablehlo.exponential %2093 : tensor<4x12x1024x1024xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2095 = stablehlo.reduce(%2094 init: %cst_485) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2097 = stablehlo.broadcast_in_dim %2096, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2098 = stablehlo.divide %2094, %2097 : tensor<4x12x1024x1024xf32>
    %2099 = stablehlo.multiply %2096, %2096 : tensor<4x12x1024x1xf32>
    %cst_486 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2100 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %2101 = stablehlo.divide %2100, %2099 : tensor<4x12x1024x1xf32>
    %2102 = stablehlo.convert %2098 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2103 = stablehlo.dot_general %2082, %2102, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2104 = stablehlo.transpose %2103, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2105 = stablehlo.reshape %2104 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %2106 = stablehlo.convert %arg116 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %2107 = stablehlo.dot_general %2105, %2106, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2108 = stablehlo.convert %arg115 : (tensor<768xf32>) -> tensor<768xbf16>
    %2109 = stablehlo.broadcast_in_dim %2108, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %2110 = stablehlo.broadcast_in_dim %2109, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %2111 = stablehlo.add %2107, %2110 : tensor<4x1024x768xbf16>
    %2112 = stablehlo.add %2034, %2111 : tensor<4x1024x768xbf16>
    %2113 = stablehlo.convert %2112 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2114 = stablehlo.reduce(%2113 init: %cst_487) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2115 = stablehlo.broadcast_in_dim %2114, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_488 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2116 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2117 = stablehlo.divide %2115, %2116 : tensor<4x1024x1xf32>
    %2118 = stablehlo.broadcast_in_dim %2117, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2119 = stablehlo.subtract %2113, %2118 : tensor<4x1024x768xf32>
    %2120 = chlo.square %2119 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_489 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2121 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %2122 = stablehlo.multiply %2121, %2119 : tensor<4x1024x768xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2123 = stablehlo.reduce(%2120 init: %cst_490) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2124 = stablehlo.broadcast_in_dim %2123, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_491 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2125 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2126 = stablehlo.divide %2124, %2125 : tensor<4x1024x1xf32>
    %2127 = stablehlo.broadcast_in_dim %2117, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2128 = stablehlo.subtract %2113, %2127 : tensor<4x1024x768xf32>
    %cst_492 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2129 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2130 = stablehlo.add %2126, %2129 : tensor<4x1024x1xf32>
    %2131 = stablehlo.rsqrt %2130 : tensor<4x1024x1xf32>
    %2132 = stablehlo.divide %2131, %2130 : tensor<4x1024x1xf32>
    %cst_493 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2133 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2134 = stablehlo.multiply %2133, %2132 : tensor<4x1024x1xf32>
    %2135 = stablehlo.broadcast_in_dim %2131, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2136 = stablehlo.multiply %2128, %2135 : tensor<4x1024x768xf32>
    %2137 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2138 = stablehlo.broadcast_in_dim %2137, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2139 = stablehlo.multiply %2136, %2138 : tensor<4x1024x768xf32>
    %2140 = stablehlo.broadcast_in_dim %arg126, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2141 = stablehlo.broadcast_in_dim %2140, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2142 = stablehlo.add %2139, %2141 : tensor<4x1024x768xf32>
    %2143 = stablehlo.convert %2142 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2144 = stablehlo.convert %arg124 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %2145 = stablehlo.dot_general %2143, %2144, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %2146 = stablehlo.convert %arg123 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %2147 = stablehlo.broadcast_in_dim %2146, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %2148 = stablehlo.broadcast_in_dim %2147, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %2149 = stablehlo.add %2145, %2148 : tensor<4x1024x3072xbf16>
    %2150 = stablehlo.multiply %2149, %2149 : tensor<4x1024x3072xbf16>
    %2151 = stablehlo.multiply %2150, %2149 : tensor<4x1024x3072xbf16>
    %2152 = stablehlo.multiply %2149, %2149 : tensor<4x1024x3072xbf16>
    %cst_494 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %2153 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2154 = stablehlo.multiply %2153, %2152 : tensor<4x1024x3072xbf16>
    %cst_495 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2155 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2156 = stablehlo.multiply %2155, %2151 : tensor<4x1024x3072xbf16>
    %2157 = stablehlo.add %2149, %2156 : tensor<4x1024x3072xbf16>
    %cst_496 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2158 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2159 = stablehlo.multiply %2158, %2157 : tensor<4x1024x3072xbf16>
    %2160 = stablehlo.tanh %2159 : tensor<4x1024x3072xbf16>
    %cst_497 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2161 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2162 = stablehlo.subtract %2161, %2160 : tensor<4x1024x3072xbf16>
    %cst_498 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2163 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2164 = stablehlo.add %2163, %2160 : tensor<4x1024x3072xbf16>
    %cst_499 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2165 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2166 = stablehlo.multiply %2165, %2164 : tensor<4x1024x3072xbf16>
    %2167 = stablehlo.multiply %2149, %2166 : tensor<4x1024x3072xbf16>
    %2168 = stablehlo.convert %arg122 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %2169 = stablehlo.dot_general %2167, %2168, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %2170 = stablehlo.convert %arg121 : (tensor<768xf32>) -> tensor<768xbf16>
    %2171 = stablehlo.broadcast_in_dim %2170, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %2172 = stablehlo.broadcast_in_dim %2171, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %2173 = stablehlo.add %2169, %2172 : tensor<4x1024x768xbf16>
    %2174 = stablehlo.add %2112, %2173 : tensor<4x1024x768xbf16>
    %2175 = stablehlo.convert %2174 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2176 = stablehlo.reduce(%2175 init: %cst_500) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2177 = stablehlo.broadcast_in_dim %2176, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_501 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2178 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2179 = stablehlo.divide %2177, %2178 : tensor<4x1024x1xf32>
    %2180 = stablehlo.broadcast_in_dim %2179, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2181 = stablehlo.subtract %2175, %2180 : tensor<4x1024x768xf32>
    %2182 = chlo.square %2181 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_502 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2183 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %2184 = stablehlo.multiply %2183, %2181 : tensor<4x1024x768xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2185 = stablehlo.reduce(%2182 init: %cst_503) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2186 = stablehlo.broadcast_in_dim %2185, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_504 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2188 = stablehlo.divide %2186, %2187 : tensor<4x1024x1xf32>
    %2189 = stablehlo.broadcast_in_dim %2179, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2190 = stablehlo.subtract %2175, %2189 : tensor<4x1024x768xf32>
    %cst_505 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2191 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2192 = stablehlo.add %2188, %2191 : tensor<4x1024x1xf32>
    %2193 = stablehlo.rsqrt %2192 : tensor<4x1024x1xf32>
    %2194 = stablehlo.divide %2193, %2192 : tensor<4x1024x1xf32>
    %cst_506 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2195 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2196 = stablehlo.multiply %2195, %2194 : tensor<4x1024x1xf32>
    %2197 = stablehlo.broadcast_in_dim %2193, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2198 = stablehlo.multiply %2190, %2197 : tensor<4x1024x768xf32>
    %2199 = stablehlo.broadcast_in_dim %arg131, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2200 = stablehlo.broadcast_in_dim %2199, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2201 = stablehlo.multiply %2198, %2200 : tensor<4x1024x768xf32>
    %2202 = stablehlo.broadcast_in_dim %arg132, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2203 = stablehlo.broadcast_in_dim %2202, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2204 = stablehlo.add %2201, %2203 : tensor<4x1024x768xf32>
    %2205 = stablehlo.convert %2204 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2206 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %2207 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %2208 = stablehlo.compare GE, %2206, %2207, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %2209 = stablehlo.convert %arg130 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %2210 = stablehlo.dot_general %2205, %2209, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %2211 = stablehlo.convert %arg129 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %2212 = stablehlo.broadcast_in_dim %2211, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %2213 = stablehlo.broadcast_in_dim %2212, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %2214 = stablehlo.add %2210, %2213 : tensor<4x1024x2304xbf16>
    %2215 = stablehlo.reshape %2214 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %2216 = stablehlo.slice %2215 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2217 = stablehlo.reshape %2216 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2218 = stablehlo.slice %2215 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2219 = stablehlo.reshape %2218 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2220 = stablehlo.slice %2215 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %2221 = stablehlo.reshape %2220 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2222 = stablehlo.dot_general %2217, %2219, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2223 = stablehlo.convert %2222 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_507 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2224 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2225 = stablehlo.multiply %2223, %2224 : tensor<4x12x1024x1024xf32>
    %cst_508 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %2226:2 = call @_where(%2208, %2225, %cst_508) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_509 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2227 = stablehlo.reduce(%2226#0 init: %cst_509) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_510 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2228 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %2229 = stablehlo.maximum %2228, %2227 : tensor<4x12x1024xf32>
    %2230 = stablehlo.broadcast_in_dim %2229, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2231 = stablehlo.broadcast_in_dim %2230, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2232 = stablehlo.subtract %2226#0, %2231 : tensor<4x12x1024x1024xf32>
    %2233 = stablehlo.exponential %2232 : tensor<4x12x1024x1024xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2234 = stablehlo.reduce(%2233 init: %cst_511) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2235 = stablehlo.broadcast_in_dim %2234, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2236 = stablehlo.broadcast_in_dim %2235, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2237 = stablehlo.divide %2233, %2236 : tensor<4x12x1024x1024xf32>
    %2238 = stablehlo.multiply %2235, %2235 : tensor<4x12x1024x1xf32>
    %cst_512 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2239 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %2240 = stablehlo.divide %2239, %2238 : tensor<4x12x1024x1xf32>
    %2241 = stablehlo.convert %2237 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2242 = stablehlo.dot_general %2221, %2241, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2243 = stablehlo.transpose %2242, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2244 = stablehlo.reshape %2243 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %2245 = stablehlo.convert %arg128 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %2246 = stablehlo.dot_general %2244, %2245, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2247 = stablehlo.convert %arg127 : (tensor<768xf32>) -> tensor<768xbf16>
    %2248 = stablehlo.broadcast_in_dim %2247, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %2249 = stablehlo.broadcast_in_dim %2248, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %2250 = stablehlo.add %2246, %2249 : tensor<4x1024x768xbf16>
    %2251 = stablehlo.add %2174, %2250 : tensor<4x1024x768xbf16>
    %2252 = stablehlo.convert %2251 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2253 = stablehlo.reduce(%2252 init: %cst_513) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2254 = stablehlo.broadcast_in_dim %2253, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_514 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2255 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2256 = stablehlo.divide %2254, %2255 : tensor<4x1024x1xf32>
    %2257 = stablehlo.broadcast_in_dim %2256, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2258 = stablehlo.subtract %2252, %2257 : tensor<4x1024x768xf32>
    %2259 = chlo.square %2258 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_515 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2260 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %2261 = stablehlo.multiply %2260, %2258 : tensor<4x1024x768xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2262 = stablehlo.reduce(%2259 init: %cst_516) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2263 = stablehlo.broadcast_in_dim %2262, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_517 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2264 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2265 = stablehlo.divide %2263, %2264 : tensor<4x1024x1xf32>
    %2266 = stablehlo.broadcast_in_dim %2256, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2267 = stablehlo.subtract %2252, %2266 : tensor<4x1024x768xf32>
    %cst_518 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2268 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2269 = stablehlo.add %2265, %2268 : tensor<4x1024x1xf32>
    %2270 = stablehlo.rsqrt %2269 : tensor<4x1024x1xf32>
    %2271 = stablehlo.divide %2270, %2269 : tensor<4x1024x1xf32>
    %cst_519 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2272 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2273 = stablehlo.multiply %2272, %2271 : tensor<4x1024x1xf32>
    %2274 = stablehlo.broadcast_in_dim %2270, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2275 = stablehlo.multiply %2267, %2274 : tensor<4x1024x768xf32>
    %2276 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2277 = stablehlo.broadcast_in_dim %2276, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2278 = stablehlo.multiply %2275, %2277 : tensor<4x1024x768xf32>
    %2279 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2280 = stablehlo.broadcast_in_dim %2279, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2281 = stablehlo.add %2278, %2280 : tensor<4x1024x768xf32>
    %2282 = stablehlo.convert %2281 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2283 = stablehlo.reshape %2282 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %2284 = stablehlo.convert %2283 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %2285 = stablehlo.dot_general %2284, %arg135, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x768xf32>, tensor<768x8xf32>) -> tensor<4096x8xf32>
    %cst_520 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2286 = stablehlo.reduce(%2285 init: %cst_520) applies stablehlo.maximum across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %cst_521 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2287 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<4096xf32>
    %2288 = stablehlo.maximum %2287, %2286 : tensor<4096xf32>
    %2289 = stablehlo.broadcast_in_dim %2288, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2290 = stablehlo.broadcast_in_dim %2289, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2291 = stablehlo.subtract %2285, %2290 : tensor<4096x8xf32>
    %2292 = stablehlo.exponential %2291 : tensor<4096x8xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2293 = stablehlo.reduce(%2292 init: %cst_522) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %2294 = stablehlo.broadcast_in_dim %2293, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2295 = stablehlo.broadcast_in_dim %2294, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2296 = stablehlo.divide %2292, %2295 : tensor<4096x8xf32>
    %2297 = stablehlo.multiply %2294, %2294 : tensor<4096x1xf32>
    %cst_523 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2298 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %2299 = stablehlo.divide %2298, %2297 : tensor<4096x1xf32>
    %values_524, %indices_525 = chlo.top_k(%2296, k = 2) : tensor<4096x8xf32> -> (tensor<4096x2xf32>, tensor<4096x2xi32>)
    %2300 = stablehlo.reshape %indices_525 : (tensor<4096x2xi32>) -> tensor<4096x2x1xi32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2301 = stablehlo.reduce(%values_524 init: %cst_526) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2303 = stablehlo.broadcast_in_dim %2302, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %2304 = stablehlo.divide %values_524, %2303 : tensor<4096x2xf32>
    %2305 = stablehlo.multiply %2302, %2302 : tensor<4096x1xf32>
    %cst_527 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2306 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<4096x1xf32>
    %2307 = stablehlo.divide %2306, %2305 : tensor<4096x1xf32>
    %2308 = stablehlo.reshape %indices_525 : (tensor<4096x2xi32>) -> tensor<8192xi32>
    %2309 = call @argsort(%2308) : (tensor<8192xi32>) -> tensor<8192xi32>
    %c_528 = stablehlo.constant dense<0> : tensor<i32>
    %2310 = stablehlo.broadcast_in_dim %c_528, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_529 = stablehlo.constant dense<0> : tensor<i32>
    %2311 = stablehlo.broadcast_in_dim %c_529, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2312 = stablehlo.compare LT, %2308, %2311, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_530 = stablehlo.constant dense<8> : tensor<i32>
    %2313 = stablehlo.broadcast_in_dim %c_530, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2314 = stablehlo.add %2308, %2313 : tensor<8192xi32>
    %2315 = stablehlo.select %2312, %2314, %2308 : tensor<8192xi1>, tensor<8192xi32>
    %2316 = stablehlo.broadcast_in_dim %2315, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_531 = stablehlo.constant dense<1> : tensor<i32>
    %2317 = stablehlo.broadcast_in_dim %c_531, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2318 = "stablehlo.scatter"(%2310, %2316, %2317) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<i32>
      stablehlo.return %4892 : tensor<i32>
    }) : (tensor<8xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8xi32>
    %2319 = call @cumsum(%2318) : (tensor<8xi32>) -> tensor<8xi32>
    %2320 = stablehlo.subtract %2319, %2318 : tensor<8xi32>
    %2321 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %c_532 = stablehlo.constant dense<0> : tensor<i32>
    %2322 = stablehlo.broadcast_in_dim %c_532, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2323 = stablehlo.compare LT, %2309, %2322, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_533 = stablehlo.constant dense<8192> : tensor<i32>
    %2324 = stablehlo.broadcast_in_dim %c_533, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2325 = stablehlo.add %2309, %2324 : tensor<8192xi32>
    %2326 = stablehlo.select %2323, %2325, %2309 : tensor<8192xi1>, tensor<8192xi32>
    %2327 = stablehlo.broadcast_in_dim %2326, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %2328 = "stablehlo.gather"(%2308, %2327) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8192xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %c_534 = stablehlo.constant dense<0> : tensor<i32>
    %2329 = stablehlo.broadcast_in_dim %c_534, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2330 = stablehlo.compare LT, %2328, %2329, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_535 = stablehlo.constant dense<8> : tensor<i32>
    %2331 = stablehlo.broadcast_in_dim %c_535, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2332 = stablehlo.add %2328, %2331 : tensor<8192xi32>
    %2333 = stablehlo.select %2330, %2332, %2328 : tensor<8192xi1>, tensor<8192xi32>
    %2334 = stablehlo.broadcast_in_dim %2333, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %2335 = "stablehlo.gather"(%2320, %2334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8192x1xi32>) -> tensor<8192xi32>
    %2336 = stablehlo.subtract %2321, %2335 : tensor<8192xi32>
    %c_536 = stablehlo.constant dense<0> : tensor<i32>
    %2337 = stablehlo.broadcast_in_dim %c_536, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %c_537 = stablehlo.constant dense<0> : tensor<i32>
    %2338 = stablehlo.broadcast_in_dim %c_537, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2339 = stablehlo.compare LT, %2309, %2338, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_538 = stablehlo.constant dense<8192> : tensor<i32>
    %2340 = stablehlo.broadcast_in_dim %c_538, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2341 = stablehlo.add %2309, %2340 : tensor<8192xi32>
    %2342 = stablehlo.select %2339, %2341, %2309 : tensor<8192xi1>, tensor<8192xi32>
    %2343 = stablehlo.broadcast_in_dim %2342, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %2344 = "stablehlo.scatter"(%2337, %2343, %2336) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<i32>, %arg430: tensor<i32>):
      stablehlo.return %arg430 : tensor<i32>
    }) : (tensor<8192xi32>, tensor<8192x1xi32>, tensor<8192xi32>) -> tensor<8192xi32>
    %c_539 = stablehlo.constant dense<1280> : tensor<i32>
    %2345 = stablehlo.broadcast_in_dim %c_539, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2346 = stablehlo.compare LT, %2344, %2345, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_540 = stablehlo.constant dense<1280> : tensor<i32>
    %2347 = stablehlo.broadcast_in_dim %c_540, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2348 = stablehlo.multiply %2308, %2347 : tensor<8192xi32>
    %2349 = stablehlo.add %2348, %2344 : tensor<8192xi32>
    %c_541 = stablehlo.constant dense<10240> : tensor<i32>
    %2350 = call @_where_1(%2346, %2349, %c_541) : (tensor<8192xi1>, tensor<8192xi32>, tensor<i32>) -> tensor<8192xi32>
    %2351 = stablehlo.broadcast_in_dim %2283, dims = [0, 2] : (tensor<4096x768xbf16>) -> tensor<4096x2x768xbf16>
    %2352 = stablehlo.reshape %2351 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2353 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %c_543 = stablehlo.constant dense<0> : tensor<i32>
    %2354 = stablehlo.broadcast_in_dim %c_543, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2355 = stablehlo.compare LT, %2350, %2354, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_544 = stablehlo.constant dense<10240> : tensor<i32>
    %2356 = stablehlo.broadcast_in_dim %c_544, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2357 = stablehlo.add %2350, %2356 : tensor<8192xi32>
    %2358 = stablehlo.select %2355, %2357, %2350 : tensor<8192xi1>, tensor<8192xi32>
    %2359 = stablehlo.broadcast_in_dim %2358, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %2360 = stablehlo.iota dim = 0 : tensor<8192xui32>
    %2361 = stablehlo.reshape %2360 : (tensor<8192xui32>) -> tensor<8192x1xui32>
    %c_545 = stablehlo.constant dense<1> : tensor<ui32>
    %2362 = stablehlo.broadcast_in_dim %c_545, dims = [] : (tensor<ui32>) -> tensor<8192x768xui32>
    %2363 = stablehlo.broadcast_in_dim %2361, dims = [0, 1] : (tensor<8192x1xui32>) -> tensor<8192x768xui32>
    %2364 = stablehlo.add %2363, %2362 : tensor<8192x768xui32>
    %c_546 = stablehlo.constant dense<0> : tensor<ui32>
    %2365 = stablehlo.broadcast_in_dim %c_546, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %2366 = "stablehlo.scatter"(%2365, %2359, %2364) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<ui32>, %arg430: tensor<ui32>):
      stablehlo.return %arg430 : tensor<ui32>
    }) : (tensor<10240x768xui32>, tensor<8192x1xi32>, tensor<8192x768xui32>) -> tensor<10240x768xui32>
    %2367 = "stablehlo.gather"(%2366, %2359) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xui32>, tensor<8192x1xi32>) -> tensor<8192x768xui32>
    %c_547 = stablehlo.constant dense<0> : tensor<ui32>
    %2368 = stablehlo.broadcast_in_dim %c_547, dims = [] : (tensor<ui32>) -> tensor<10240x768xui32>
    %2369 = stablehlo.compare EQ, %2366, %2368, UNSIGNED : (tensor<10240x768xui32>, tensor<10240x768xui32>) -> tensor<10240x768xi1>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2370 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %2371 = stablehlo.select %2369, %2353, %2370 : tensor<10240x768xi1>, tensor<10240x768xbf16>
    %2372 = stablehlo.compare EQ, %2364, %2367, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2373 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2374 = stablehlo.select %2372, %2352, %2373 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %2375 = stablehlo.compare EQ, %2364, %2367, UNSIGNED : (tensor<8192x768xui32>, tensor<8192x768xui32>) -> tensor<8192x768xi1>
    %2376 = "stablehlo.scatter"(%2371, %2359, %2374) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %2377 = stablehlo.reshape %2376 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %2378 = stablehlo.convert %arg134 : (tensor<8x768x3072xf32>) -> tensor<8x768x3072xbf16>
    %2379 = stablehlo.dot_general %2377, %2378, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x3072xbf16>
    %2380 = stablehlo.multiply %2379, %2379 : tensor<8x1280x3072xbf16>
    %2381 = stablehlo.multiply %2380, %2379 : tensor<8x1280x3072xbf16>
    %2382 = stablehlo.multiply %2379, %2379 : tensor<8x1280x3072xbf16>
    %cst_550 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %2383 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2384 = stablehlo.multiply %2383, %2382 : tensor<8x1280x3072xbf16>
    %cst_551 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2385 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2386 = stablehlo.multiply %2385, %2381 : tensor<8x1280x3072xbf16>
    %2387 = stablehlo.add %2379, %2386 : tensor<8x1280x3072xbf16>
    %cst_552 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2388 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2389 = stablehlo.multiply %2388, %2387 : tensor<8x1280x3072xbf16>
    %2390 = stablehlo.tanh %2389 : tensor<8x1280x3072xbf16>
    %cst_553 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2391 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2392 = stablehlo.subtract %2391, %2390 : tensor<8x1280x3072xbf16>
    %cst_554 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2393 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2394 = stablehlo.add %2393, %2390 : tensor<8x1280x3072xbf16>
    %cst_555 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2395 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2396 = stablehlo.multiply %2395, %2394 : tensor<8x1280x3072xbf16>
    %2397 = stablehlo.multiply %2379, %2396 : tensor<8x1280x3072xbf16>
    %2398 = stablehlo.convert %arg133 : (tensor<8x3072x768xf32>) -> tensor<8x3072x768xbf16>
    %2399 = stablehlo.dot_general %2397, %2398, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x768xbf16>
    %2400 = stablehlo.reshape %2399 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_556 = stablehlo.constant dense<0> : tensor<i32>
    %2401 = stablehlo.broadcast_in_dim %c_556, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2402 = stablehlo.compare LT, %2350, %2401, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_557 = stablehlo.constant dense<10240> : tensor<i32>
    %2403 = stablehlo.broadcast_in_dim %c_557, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2404 = stablehlo.add %2350, %2403 : tensor<8192xi32>
    %2405 = stablehlo.select %2402, %2404, %2350 : tensor<8192xi1>, tensor<8192xi32>
    %2406 = stablehlo.broadcast_in_dim %2405, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %c_558 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_559 = stablehlo.constant dense<0> : tensor<i32>
    %2407 = stablehlo.broadcast_in_dim %c_559, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %2408 = stablehlo.compare GE, %2406, %2407, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2409 = stablehlo.broadcast_in_dim %c_558, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2410 = stablehlo.broadcast_in_dim %2409, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %2411 = stablehlo.compare LE, %2406, %2410, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2412 = stablehlo.and %2408, %2411 : tensor<8192x1xi1>
    %c_560 = stablehlo.constant dense<true> : tensor<i1>
    %2413 = stablehlo.reduce(%2412 init: %c_560) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %2414 = "stablehlo.gather"(%2400, %2406) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %2415 = stablehlo.broadcast_in_dim %2413, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2416 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2417 = stablehlo.select %2415, %2414, %2416 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %2418 = stablehlo.reshape %2417 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %2419 = stablehlo.broadcast_in_dim %2304, dims = [0, 1] : (tensor<4096x2xf32>) -> tensor<4096x2x1xf32>
    %2420 = stablehlo.convert %2419 : (tensor<4096x2x1xf32>) -> tensor<4096x2x1xbf16>
    %2421 = stablehlo.broadcast_in_dim %2420, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %2422 = stablehlo.multiply %2418, %2421 : tensor<4096x2x768xbf16>
    %2423 = stablehlo.convert %2422 : (tensor<4096x2x768xbf16>) -> tensor<4096x2x768xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2424 = stablehlo.reduce(%2423 init: %cst_562) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xf32>, tensor<f32>) -> tensor<4096x768xf32>
    %2425 = stablehlo.convert %2424 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %2426 = stablehlo.reshape %2425 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %2427 = stablehlo.slice %indices_525 [0:4096, 0:1] : (tensor<4096x2xi32>) -> tensor<4096x1xi32>
    %2428 = stablehlo.reshape %2427 : (tensor<4096x1xi32>) -> tensor<4096xi32>
    %2429 = call @_one_hot(%2428) : (tensor<4096xi32>) -> tensor<4096x8xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2430 = stablehlo.reduce(%2429 init: %cst_563) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_564 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2431 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2432 = stablehlo.divide %2430, %2431 : tensor<8xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2433 = stablehlo.reduce(%2296 init: %cst_565) applies stablehlo.add across dimensions = [0] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_566 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2434 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2435 = stablehlo.divide %2433, %2434 : tensor<8xf32>
    %2436 = stablehlo.multiply %2432, %2435 : tensor<8xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2437 = stablehlo.reduce(%2436 init: %cst_567) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_568 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2438 = stablehlo.multiply %cst_568, %2437 : tensor<f32>
    %2439 = stablehlo.add %2251, %2426 : tensor<4x1024x768xbf16>
    %2440 = stablehlo.add %2035, %2438 : tensor<f32>
    %2441 = stablehlo.convert %2439 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2442 = stablehlo.reduce(%2441 init: %cst_569) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2443 = stablehlo.broadcast_in_dim %2442, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_570 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2444 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2445 = stablehlo.divide %2443, %2444 : tensor<4x1024x1xf32>
    %2446 = stablehlo.broadcast_in_dim %2445, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2447 = stablehlo.subtract %2441, %2446 : tensor<4x1024x768xf32>
    %2448 = chlo.square %2447 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_571 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2449 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %2450 = stablehlo.multiply %2449, %2447 : tensor<4x1024x768xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2451 = stablehlo.reduce(%2448 init: %cst_572) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2452 = stablehlo.broadcast_in_dim %2451, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_573 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2453 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2454 = stablehlo.divide %2452, %2453 : tensor<4x1024x1xf32>
    %2455 = stablehlo.broadcast_in_dim %2445, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2456 = stablehlo.subtract %2441, %2455 : tensor<4x1024x768xf32>
    %cst_574 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2457 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2458 = stablehlo.add %2454, %2457 : tensor<4x1024x1xf32>
    %2459 = stablehlo.rsqrt %2458 : tensor<4x1024x1xf32>
    %2460 = stablehlo.divide %2459, %2458 : tensor<4x1024x1xf32>
    %cst_575 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2461 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2462 = stablehlo.multiply %2461, %2460 : tensor<4x1024x1xf32>
    %2463 = stablehlo.broadcast_in_dim %2459, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2464 = stablehlo.multiply %2456, %2463 : tensor<4x1024x768xf32>
    %2465 = stablehlo.broadcast_in_dim %arg140, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2466 = stablehlo.broadcast_in_dim %2465, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2467 = stablehlo.multiply %2464, %2466 : tensor<4x1024x768xf32>
    %2468 = stablehlo.broadcast_in_dim %arg141, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2469 = stablehlo.broadcast_in_dim %2468, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2470 = stablehlo.add %2467, %2469 : tensor<4x1024x768xf32>
    %2471 = stablehlo.convert %2470 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2472 = stablehlo.convert %arg139 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %2473 = stablehlo.transpose %2472, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %2474 = stablehlo.dot_general %2471, %2473, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x50257xbf16>
    %2475 = stablehlo.convert %2474 : (tensor<4x1024x50257xbf16>) -> tensor<4x1024x50257xf32>
    %2476:3 = call @log_softmax(%2475) : (tensor<4x1024x50257xf32>) -> (tensor<4x1024x50257xf32>, tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>)
    %2477 = stablehlo.broadcast_in_dim %arg427, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %2478:2 = call @take_along_axis(%2476#0, %2477) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xi32>) -> (tensor<4x1024x1xf32>, tensor<4x1024x1x1xi32>)
    %2479 = stablehlo.reshape %2478#0 : (tensor<4x1024x1xf32>) -> tensor<4x1024xf32>
    %2480 = stablehlo.negate %2479 : tensor<4x1024xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2481 = stablehlo.reduce(%2480 init: %cst_576) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_577 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2482 = stablehlo.divide %2481, %cst_577 : tensor<f32>
    %cst_578 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2483 = stablehlo.multiply %cst_578, %2440 : tensor<f32>
    %2484 = stablehlo.add %2482, %2483 : tensor<f32>
    %cst_579 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_580 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2485 = stablehlo.multiply %cst_579, %cst_580 : tensor<f32>
    %cst_581 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_582 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2486 = stablehlo.divide %cst_581, %cst_582 : tensor<f32>
    %2487 = stablehlo.broadcast_in_dim %2486, dims = [] : (tensor<f32>) -> tensor<4x1024xf32>
    %2488 = stablehlo.negate %2487 : tensor<4x1024xf32>
    %2489 = stablehlo.broadcast_in_dim %2488, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2490 = call @take_along_axis_2(%2478#1, %2489) : (tensor<4x1024x1x1xi32>, tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    %2491 = call @log_softmax_3(%2476#1, %2476#2, %2490) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>, tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xf32>
    %2492 = stablehlo.convert %2491 : (tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xbf16>
    %2493 = stablehlo.dot_general %2492, %2471, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<4x1024x768xbf16>) -> tensor<50257x768xbf16>
    %2494 = stablehlo.transpose %2493, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %2495 = stablehlo.dot_general %2492, %2473, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x768xbf16>
    %2496 = stablehlo.transpose %2494, dims = [1, 0] : (tensor<768x50257xbf16>) -> tensor<50257x768xbf16>
    %2497 = stablehlo.convert %2496 : (tensor<50257x768xbf16>) -> tensor<50257x768xf32>
    %2498 = stablehlo.convert %2495 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2499 = stablehlo.reduce(%2498 init: %cst_583) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2500 = stablehlo.reshape %2499 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2501 = stablehlo.reduce(%2500 init: %cst_584) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2502 = stablehlo.multiply %2464, %2498 : tensor<4x1024x768xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2503 = stablehlo.reduce(%2502 init: %cst_585) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2504 = stablehlo.reshape %2503 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2505 = stablehlo.broadcast_in_dim %2465, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2506 = stablehlo.multiply %2498, %2505 : tensor<4x1024x768xf32>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2507 = stablehlo.reduce(%2504 init: %cst_586) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2508 = stablehlo.multiply %2456, %2506 : tensor<4x1024x768xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2509 = stablehlo.reduce(%2508 init: %cst_587) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2510 = stablehlo.reshape %2509 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2511 = stablehlo.broadcast_in_dim %2459, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2512 = stablehlo.multiply %2506, %2511 : tensor<4x1024x768xf32>
    %2513 = stablehlo.multiply %2510, %2462 : tensor<4x1024x1xf32>
    %2514 = stablehlo.negate %2512 : tensor<4x1024x768xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2515 = stablehlo.reduce(%2514 init: %cst_588) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2516 = stablehlo.reshape %2515 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_589 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2517 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2518 = stablehlo.divide %2513, %2517 : tensor<4x1024x1xf32>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2519 = stablehlo.reduce(%2518 init: %cst_590) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2520 = stablehlo.broadcast_in_dim %2519, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2521 = stablehlo.multiply %2520, %2450 : tensor<4x1024x768xf32>
    %2522 = stablehlo.negate %2521 : tensor<4x1024x768xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2523 = stablehlo.reduce(%2522 init: %cst_591) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2524 = stablehlo.reshape %2523 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2525 = stablehlo.add %2512, %2521 : tensor<4x1024x768xf32>
    %2526 = stablehlo.add %2516, %2524 : tensor<4x1024x1xf32>
    %cst_592 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2527 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2528 = stablehlo.divide %2526, %2527 : tensor<4x1024x1xf32>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2529 = stablehlo.reduce(%2528 init: %cst_593) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2530 = stablehlo.broadcast_in_dim %2529, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2531 = stablehlo.add %2525, %2530 : tensor<4x1024x768xf32>
    %2532 = stablehlo.convert %2531 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %cst_594 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2533 = stablehlo.multiply %cst_594, %2485 : tensor<f32>
    %2534 = stablehlo.broadcast_in_dim %2533, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2535 = stablehlo.multiply %2432, %2534 : tensor<8xf32>
    %cst_595 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2536 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2537 = stablehlo.divide %2535, %2536 : tensor<8xf32>
    %2538 = stablehlo.broadcast_in_dim %2537, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %2539 = stablehlo.reshape %2532 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %2540 = stablehlo.convert %2539 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %2541 = stablehlo.broadcast_in_dim %2540, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %2542 = stablehlo.convert %2541 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %2543 = stablehlo.multiply %2418, %2542 : tensor<4096x2x768xbf16>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2544 = stablehlo.reduce(%2543 init: %cst_596) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %2545 = stablehlo.reshape %2544 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %2546 = stablehlo.broadcast_in_dim %2420, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %2547 = stablehlo.multiply %2542, %2546 : tensor<4096x2x768xbf16>
    %2548 = stablehlo.convert %2545 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_597 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2549 = stablehlo.reduce(%2548 init: %cst_597) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %2550 = stablehlo.reshape %2547 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2551 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %2552 = "stablehlo.scatter"(%2551, %2406, %2550) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %2553 = stablehlo.reshape %2552 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %2554 = stablehlo.dot_general %2553, %2397, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %2555 = stablehlo.transpose %2554, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %2556 = stablehlo.dot_general %2553, %2398, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %2557 = stablehlo.convert %2555 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %2558 = stablehlo.multiply %2379, %2556 : tensor<8x1280x3072xbf16>
    %2559 = stablehlo.multiply %2556, %2396 : tensor<8x1280x3072xbf16>
    %cst_599 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2560 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2561 = stablehlo.multiply %2560, %2558 : tensor<8x1280x3072xbf16>
    %2562 = stablehlo.multiply %2561, %2392 : tensor<8x1280x3072xbf16>
    %2563 = stablehlo.multiply %2562, %2390 : tensor<8x1280x3072xbf16>
    %2564 = stablehlo.add %2562, %2563 : tensor<8x1280x3072xbf16>
    %cst_600 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2565 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2566 = stablehlo.multiply %2565, %2564 : tensor<8x1280x3072xbf16>
    %2567 = stablehlo.add %2559, %2566 : tensor<8x1280x3072xbf16>
    %cst_601 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2568 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2569 = stablehlo.multiply %2568, %2566 : tensor<8x1280x3072xbf16>
    %2570 = stablehlo.multiply %2569, %2384 : tensor<8x1280x3072xbf16>
    %2571 = stablehlo.add %2567, %2570 : tensor<8x1280x3072xbf16>
    %2572 = stablehlo.dot_general %2571, %2377, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %2573 = stablehlo.transpose %2572, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %2574 = stablehlo.dot_general %2571, %2378, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %2575 = stablehlo.convert %2573 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %2576 = stablehlo.reshape %2574 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_602 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_603 = stablehlo.constant dense<0> : tensor<i32>
    %2577 = stablehlo.broadcast_in_dim %c_603, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %2578 = stablehlo.compare GE, %2359, %2577, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2579 = stablehlo.broadcast_in_dim %c_602, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2580 = stablehlo.broadcast_in_dim %2579, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %2581 = stablehlo.compare LE, %2359, %2580, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2582 = stablehlo.and %2578, %2581 : tensor<8192x1xi1>
    %c_604 = stablehlo.constant dense<true> : tensor<i1>
    %2583 = stablehlo.reduce(%2582 init: %c_604) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %2584 = "stablehlo.gather"(%2576, %2359) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %2585 = stablehlo.broadcast_in_dim %2583, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2586 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2587 = stablehlo.select %2585, %2584, %2586 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2588 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2589 = stablehlo.select %2375, %2587, %2588 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %2590 = stablehlo.reshape %2589 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2591 = stablehlo.reduce(%2590 init: %cst_607) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %2592 = stablehlo.broadcast_in_dim %2307, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %2593 = stablehlo.multiply %2549, %2592 : tensor<4096x2xf32>
    %2594 = stablehlo.multiply %2593, %values_524 : tensor<4096x2xf32>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2595 = stablehlo.reduce(%2594 init: %cst_608) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %2596 = stablehlo.reshape %2595 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2597 = stablehlo.negate %2596 : tensor<4096x1xf32>
    %2598 = stablehlo.broadcast_in_dim %2302, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %2599 = stablehlo.divide %2549, %2598 : tensor<4096x2xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2600 = stablehlo.reduce(%2597 init: %cst_609) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %2601 = stablehlo.broadcast_in_dim %2600, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %2602 = stablehlo.add %2599, %2601 : tensor<4096x2xf32>
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2603 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %2604 = "stablehlo.scatter"(%2603, %2300, %2602) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %2605 = stablehlo.add %2538, %2604 : tensor<4096x8xf32>
    %2606 = stablehlo.broadcast_in_dim %2299, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2607 = stablehlo.multiply %2605, %2606 : tensor<4096x8xf32>
    %2608 = stablehlo.multiply %2607, %2292 : tensor<4096x8xf32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2609 = stablehlo.reduce(%2608 init: %cst_611) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %2610 = stablehlo.reshape %2609 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2611 = stablehlo.negate %2610 : tensor<4096x1xf32>
    %2612 = stablehlo.broadcast_in_dim %2294, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2613 = stablehlo.divide %2605, %2612 : tensor<4096x8xf32>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2614 = stablehlo.reduce(%2611 init: %cst_612) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %2615 = stablehlo.broadcast_in_dim %2614, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %2616 = stablehlo.add %2613, %2615 : tensor<4096x8xf32>
    %2617 = stablehlo.multiply %2616, %2292 : tensor<4096x8xf32>
    %2618 = stablehlo.dot_general %2617, %2284, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %2619 = stablehlo.transpose %2618, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %2620 = stablehlo.dot_general %2617, %arg135, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %2621 = stablehlo.convert %2620 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %2622 = stablehlo.add %2591, %2621 : tensor<4096x768xbf16>
    %2623 = stablehlo.reshape %2622 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %2624 = stablehlo.convert %2623 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_613 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2625 = stablehlo.reduce(%2624 init: %cst_613) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2626 = stablehlo.reshape %2625 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2627 = stablehlo.reduce(%2626 init: %cst_614) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2628 = stablehlo.multiply %2275, %2624 : tensor<4x1024x768xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2629 = stablehlo.reduce(%2628 init: %cst_615) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2630 = stablehlo.reshape %2629 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2631 = stablehlo.broadcast_in_dim %2276, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2632 = stablehlo.multiply %2624, %2631 : tensor<4x1024x768xf32>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2633 = stablehlo.reduce(%2630 init: %cst_616) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2634 = stablehlo.multiply %2267, %2632 : tensor<4x1024x768xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2635 = stablehlo.reduce(%2634 init: %cst_617) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2636 = stablehlo.reshape %2635 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2637 = stablehlo.broadcast_in_dim %2270, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2638 = stablehlo.multiply %2632, %2637 : tensor<4x1024x768xf32>
    %2639 = stablehlo.multiply %2636, %2273 : tensor<4x1024x1xf32>
    %2640 = stablehlo.negate %2638 : tensor<4x1024x768xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2641 = stablehlo.reduce(%2640 init: %cst_618) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2642 = stablehlo.reshape %2641 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_619 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2643 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2644 = stablehlo.divide %2639, %2643 : tensor<4x1024x1xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2645 = stablehlo.reduce(%2644 init: %cst_620) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2646 = stablehlo.broadcast_in_dim %2645, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2647 = stablehlo.multiply %2646, %2261 : tensor<4x1024x768xf32>
    %2648 = stablehlo.negate %2647 : tensor<4x1024x768xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2649 = stablehlo.reduce(%2648 init: %cst_621) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2650 = stablehlo.reshape %2649 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2651 = stablehlo.add %2638, %2647 : tensor<4x1024x768xf32>
    %2652 = stablehlo.add %2642, %2650 : tensor<4x1024x1xf32>
    %cst_622 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2653 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2654 = stablehlo.divide %2652, %2653 : tensor<4x1024x1xf32>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2655 = stablehlo.reduce(%2654 init: %cst_623) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2656 = stablehlo.broadcast_in_dim %2655, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2657 = stablehlo.add %2651, %2656 : tensor<4x1024x768xf32>
    %2658 = stablehlo.convert %2657 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2659 = stablehlo.add %2532, %2658 : tensor<4x1024x768xbf16>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2660 = stablehlo.reduce(%2659 init: %cst_624) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2661 = stablehlo.reshape %2660 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2662 = stablehlo.reduce(%2661 init: %cst_625) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2663 = stablehlo.convert %2662 : (tensor<768xbf16>) -> tensor<768xf32>
    %2664 = stablehlo.dot_general %2659, %2244, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2665 = stablehlo.transpose %2664, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2666 = stablehlo.dot_general %2659, %2245, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2667 = stablehlo.convert %2665 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2668 = stablehlo.reshape %2666 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2669 = stablehlo.transpose %2668, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2670 = stablehlo.dot_general %2669, %2221, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2671 = stablehlo.dot_general %2669, %2241, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2672 = stablehlo.transpose %2671, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2673 = stablehlo.convert %2670 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2674 = stablehlo.broadcast_in_dim %2240, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2675 = stablehlo.multiply %2673, %2674 : tensor<4x12x1024x1024xf32>
    %2676 = stablehlo.multiply %2675, %2233 : tensor<4x12x1024x1024xf32>
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2677 = stablehlo.reduce(%2676 init: %cst_626) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2678 = stablehlo.reshape %2677 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2679 = stablehlo.negate %2678 : tensor<4x12x1024x1xf32>
    %2680 = stablehlo.broadcast_in_dim %2235, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2681 = stablehlo.divide %2673, %2680 : tensor<4x12x1024x1024xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2682 = stablehlo.reduce(%2679 init: %cst_627) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2683 = stablehlo.broadcast_in_dim %2682, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2684 = stablehlo.add %2681, %2683 : tensor<4x12x1024x1024xf32>
    %2685 = stablehlo.multiply %2684, %2233 : tensor<4x12x1024x1024xf32>
    %2686 = call @_where_4(%2226#1, %2685) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_628 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2687 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2688 = stablehlo.multiply %2686, %2687 : tensor<4x12x1024x1024xf32>
    %2689 = stablehlo.convert %2688 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2690 = stablehlo.dot_general %2689, %2217, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2691 = stablehlo.transpose %2690, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2692 = stablehlo.dot_general %2689, %2219, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2693 = stablehlo.transpose %2692, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2694 = stablehlo.broadcast_in_dim %2672, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2695 = stablehlo.pad %2694, %cst_629, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2696 = stablehlo.broadcast_in_dim %2691, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_630 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2697 = stablehlo.pad %2696, %cst_630, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2698 = stablehlo.add %2695, %2697 : tensor<4x1024x3x12x64xbf16>
    %2699 = stablehlo.broadcast_in_dim %2693, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2700 = stablehlo.pad %2699, %cst_631, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2701 = stablehlo.add %2698, %2700 : tensor<4x1024x3x12x64xbf16>
    %2702 = stablehlo.reshape %2701 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2703 = stablehlo.reduce(%2702 init: %cst_632) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2704 = stablehlo.reshape %2703 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2705 = stablehlo.reduce(%2704 init: %cst_633) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2706 = stablehlo.convert %2705 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2707 = stablehlo.dot_general %2702, %2205, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2708 = stablehlo.transpose %2707, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2709 = stablehlo.dot_general %2702, %2209, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2710 = stablehlo.convert %2708 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2711 = stablehlo.convert %2709 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2712 = stablehlo.reduce(%2711 init: %cst_634) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2713 = stablehlo.reshape %2712 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2714 = stablehlo.reduce(%2713 init: %cst_635) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2715 = stablehlo.multiply %2198, %2711 : tensor<4x1024x768xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2716 = stablehlo.reduce(%2715 init: %cst_636) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2717 = stablehlo.reshape %2716 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2718 = stablehlo.broadcast_in_dim %2199, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2719 = stablehlo.multiply %2711, %2718 : tensor<4x1024x768xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2720 = stablehlo.reduce(%2717 init: %cst_637) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2721 = stablehlo.multiply %2190, %2719 : tensor<4x1024x768xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2722 = stablehlo.reduce(%2721 init: %cst_638) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2723 = stablehlo.reshape %2722 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2724 = stablehlo.broadcast_in_dim %2193, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2725 = stablehlo.multiply %2719, %2724 : tensor<4x1024x768xf32>
    %2726 = stablehlo.multiply %2723, %2196 : tensor<4x1024x1xf32>
    %2727 = stablehlo.negate %2725 : tensor<4x1024x768xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2728 = stablehlo.reduce(%2727 init: %cst_639) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2729 = stablehlo.reshape %2728 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_640 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2730 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2731 = stablehlo.divide %2726, %2730 : tensor<4x1024x1xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2732 = stablehlo.reduce(%2731 init: %cst_641) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2733 = stablehlo.broadcast_in_dim %2732, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2734 = stablehlo.multiply %2733, %2184 : tensor<4x1024x768xf32>
    %2735 = stablehlo.negate %2734 : tensor<4x1024x768xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2736 = stablehlo.reduce(%2735 init: %cst_642) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2737 = stablehlo.reshape %2736 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2738 = stablehlo.add %2725, %2734 : tensor<4x1024x768xf32>
    %2739 = stablehlo.add %2729, %2737 : tensor<4x1024x1xf32>
    %cst_643 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2740 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2741 = stablehlo.divide %2739, %2740 : tensor<4x1024x1xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2742 = stablehlo.reduce(%2741 init: %cst_644) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2743 = stablehlo.broadcast_in_dim %2742, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2744 = stablehlo.add %2738, %2743 : tensor<4x1024x768xf32>
    %2745 = stablehlo.convert %2744 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2746 = stablehlo.add %2659, %2745 : tensor<4x1024x768xbf16>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2747 = stablehlo.reduce(%2746 init: %cst_645) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2748 = stablehlo.reshape %2747 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2749 = stablehlo.reduce(%2748 init: %cst_646) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2750 = stablehlo.convert %2749 : (tensor<768xbf16>) -> tensor<768xf32>
    %2751 = stablehlo.dot_general %2746, %2167, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2752 = stablehlo.transpose %2751, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2753 = stablehlo.dot_general %2746, %2168, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2754 = stablehlo.convert %2752 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2755 = stablehlo.multiply %2149, %2753 : tensor<4x1024x3072xbf16>
    %2756 = stablehlo.multiply %2753, %2166 : tensor<4x1024x3072xbf16>
    %cst_647 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2757 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2758 = stablehlo.multiply %2757, %2755 : tensor<4x1024x3072xbf16>
    %2759 = stablehlo.multiply %2758, %2162 : tensor<4x1024x3072xbf16>
    %2760 = stablehlo.multiply %2759, %2160 : tensor<4x1024x3072xbf16>
    %2761 = stablehlo.add %2759, %2760 : tensor<4x1024x3072xbf16>
    %cst_648 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2762 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2763 = stablehlo.multiply %2762, %2761 : tensor<4x1024x3072xbf16>
    %2764 = stablehlo.add %2756, %2763 : tensor<4x1024x3072xbf16>
    %cst_649 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2765 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2766 = stablehlo.multiply %2765, %2763 : tensor<4x1024x3072xbf16>
    %2767 = stablehlo.multiply %2766, %2154 : tensor<4x1024x3072xbf16>
    %2768 = stablehlo.add %2764, %2767 : tensor<4x1024x3072xbf16>
    %cst_650 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2769 = stablehlo.reduce(%2768 init: %cst_650) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2770 = stablehlo.reshape %2769 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2771 = stablehlo.reduce(%2770 init: %cst_651) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2772 = stablehlo.convert %2771 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2773 = stablehlo.dot_general %2768, %2143, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2774 = stablehlo.transpose %2773, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2775 = stablehlo.dot_general %2768, %2144, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2776 = stablehlo.convert %2774 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2777 = stablehlo.convert %2775 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2778 = stablehlo.reduce(%2777 init: %cst_652) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2779 = stablehlo.reshape %2778 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_653 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2780 = stablehlo.reduce(%2779 init: %cst_653) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2781 = stablehlo.multiply %2136, %2777 : tensor<4x1024x768xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2782 = stablehlo.reduce(%2781 init: %cst_654) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2783 = stablehlo.reshape %2782 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2784 = stablehlo.broadcast_in_dim %2137, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2785 = stablehlo.multiply %2777, %2784 : tensor<4x1024x768xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2786 = stablehlo.reduce(%2783 init: %cst_655) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2787 = stablehlo.multiply %2128, %2785 : tensor<4x1024x768xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2788 = stablehlo.reduce(%2787 init: %cst_656) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2789 = stablehlo.reshape %2788 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2790 = stablehlo.broadcast_in_dim %2131, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2791 = stablehlo.multiply %2785, %2790 : tensor<4x1024x768xf32>
    %2792 = stablehlo.multiply %2789, %2134 : tensor<4x1024x1xf32>
    %2793 = stablehlo.negate %2791 : tensor<4x1024x768xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2794 = stablehlo.reduce(%2793 init: %cst_657) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2795 = stablehlo.reshape %2794 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_658 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2796 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2797 = stablehlo.divide %2792, %2796 : tensor<4x1024x1xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2798 = stablehlo.reduce(%2797 init: %cst_659) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2799 = stablehlo.broadcast_in_dim %2798, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2800 = stablehlo.multiply %2799, %2122 : tensor<4x1024x768xf32>
    %2801 = stablehlo.negate %2800 : tensor<4x1024x768xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2802 = stablehlo.reduce(%2801 init: %cst_660) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2803 = stablehlo.reshape %2802 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2804 = stablehlo.add %2791, %2800 : tensor<4x1024x768xf32>
    %2805 = stablehlo.add %2795, %2803 : tensor<4x1024x1xf32>
    %cst_661 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2806 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2807 = stablehlo.divide %2805, %2806 : tensor<4x1024x1xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2808 = stablehlo.reduce(%2807 init: %cst_662) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2809 = stablehlo.broadcast_in_dim %2808, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2810 = stablehlo.add %2804, %2809 : tensor<4x1024x768xf32>
    %2811 = stablehlo.convert %2810 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2812 = stablehlo.add %2746, %2811 : tensor<4x1024x768xbf16>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2813 = stablehlo.reduce(%2812 init: %cst_663) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2814 = stablehlo.reshape %2813 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2815 = stablehlo.reduce(%2814 init: %cst_664) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2816 = stablehlo.convert %2815 : (tensor<768xbf16>) -> tensor<768xf32>
    %2817 = stablehlo.dot_general %2812, %2105, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2818 = stablehlo.transpose %2817, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2819 = stablehlo.dot_general %2812, %2106, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2820 = stablehlo.convert %2818 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2821 = stablehlo.reshape %2819 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2822 = stablehlo.transpose %2821, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2823 = stablehlo.dot_general %2822, %2082, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2824 = stablehlo.dot_general %2822, %2102, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2825 = stablehlo.transpose %2824, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2826 = stablehlo.convert %2823 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2827 = stablehlo.broadcast_in_dim %2101, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2828 = stablehlo.multiply %2826, %2827 : tensor<4x12x1024x1024xf32>
    %2829 = stablehlo.multiply %2828, %2094 : tensor<4x12x1024x1024xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2830 = stablehlo.reduce(%2829 init: %cst_665) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2831 = stablehlo.reshape %2830 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2832 = stablehlo.negate %2831 : tensor<4x12x1024x1xf32>
    %2833 = stablehlo.broadcast_in_dim %2096, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2834 = stablehlo.divide %2826, %2833 : tensor<4x12x1024x1024xf32>
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2835 = stablehlo.reduce(%2832 init: %cst_666) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2836 = stablehlo.broadcast_in_dim %2835, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2837 = stablehlo.add %2834, %2836 : tensor<4x12x1024x1024xf32>
    %2838 = stablehlo.multiply %2837, %2094 : tensor<4x12x1024x1024xf32>
    %2839 = call @_where_4(%2087#1, %2838) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_667 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2840 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2841 = stablehlo.multiply %2839, %2840 : tensor<4x12x1024x1024xf32>
    %2842 = stablehlo.convert %2841 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2843 = stablehlo.dot_general %2842, %2078, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2844 = stablehlo.transpose %2843, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2845 = stablehlo.dot_general %2842, %2080, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2846 = stablehlo.transpose %2845, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2847 = stablehlo.broadcast_in_dim %2825, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2848 = stablehlo.pad %2847, %cst_668, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2849 = stablehlo.broadcast_in_dim %2844, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2850 = stablehlo.pad %2849, %cst_669, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2851 = stablehlo.add %2848, %2850 : tensor<4x1024x3x12x64xbf16>
    %2852 = stablehlo.broadcast_in_dim %2846, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2853 = stablehlo.pad %2852, %cst_670, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2854 = stablehlo.add %2851, %2853 : tensor<4x1024x3x12x64xbf16>
    %2855 = stablehlo.reshape %2854 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2856 = stablehlo.reduce(%2855 init: %cst_671) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2857 = stablehlo.reshape %2856 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2858 = stablehlo.reduce(%2857 init: %cst_672) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2859 = stablehlo.convert %2858 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2860 = stablehlo.dot_general %2855, %2066, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2861 = stablehlo.transpose %2860, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2862 = stablehlo.dot_general %2855, %2070, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2863 = stablehlo.convert %2861 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2864 = stablehlo.convert %2862 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2865 = stablehlo.reduce(%2864 init: %cst_673) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2866 = stablehlo.reshape %2865 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2867 = stablehlo.reduce(%2866 init: %cst_674) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2868 = stablehlo.multiply %2059, %2864 : tensor<4x1024x768xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2869 = stablehlo.reduce(%2868 init: %cst_675) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2870 = stablehlo.reshape %2869 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2871 = stablehlo.broadcast_in_dim %2060, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2872 = stablehlo.multiply %2864, %2871 : tensor<4x1024x768xf32>
    %cst_676 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2873 = stablehlo.reduce(%2870 init: %cst_676) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2874 = stablehlo.multiply %2051, %2872 : tensor<4x1024x768xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2875 = stablehlo.reduce(%2874 init: %cst_677) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2876 = stablehlo.reshape %2875 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2877 = stablehlo.broadcast_in_dim %2054, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2878 = stablehlo.multiply %2872, %2877 : tensor<4x1024x768xf32>
    %2879 = stablehlo.multiply %2876, %2057 : tensor<4x1024x1xf32>
    %2880 = stablehlo.negate %2878 : tensor<4x1024x768xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2881 = stablehlo.reduce(%2880 init: %cst_678) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2882 = stablehlo.reshape %2881 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_679 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2883 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2884 = stablehlo.divide %2879, %2883 : tensor<4x1024x1xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2885 = stablehlo.reduce(%2884 init: %cst_680) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2886 = stablehlo.broadcast_in_dim %2885, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2887 = stablehlo.multiply %2886, %2045 : tensor<4x1024x768xf32>
    %2888 = stablehlo.negate %2887 : tensor<4x1024x768xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2889 = stablehlo.reduce(%2888 init: %cst_681) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2890 = stablehlo.reshape %2889 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2891 = stablehlo.add %2878, %2887 : tensor<4x1024x768xf32>
    %2892 = stablehlo.add %2882, %2890 : tensor<4x1024x1xf32>
    %cst_682 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2893 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2894 = stablehlo.divide %2892, %2893 : tensor<4x1024x1xf32>
    %cst_683 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2895 = stablehlo.reduce(%2894 init: %cst_683) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2896 = stablehlo.broadcast_in_dim %2895, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2897 = stablehlo.add %2891, %2896 : tensor<4x1024x768xf32>
    %2898 = stablehlo.convert %2897 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2899 = stablehlo.add %2812, %2898 : tensor<4x1024x768xbf16>
    %cst_684 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2900 = stablehlo.multiply %cst_684, %2485 : tensor<f32>
    %2901 = stablehlo.broadcast_in_dim %2900, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2902 = stablehlo.multiply %2027, %2901 : tensor<8xf32>
    %cst_685 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2903 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2904 = stablehlo.divide %2902, %2903 : tensor<8xf32>
    %2905 = stablehlo.broadcast_in_dim %2904, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %2906 = stablehlo.reshape %2899 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %2907 = stablehlo.convert %2906 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %2908 = stablehlo.broadcast_in_dim %2907, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %2909 = stablehlo.convert %2908 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %2910 = stablehlo.multiply %2013, %2909 : tensor<4096x2x768xbf16>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2911 = stablehlo.reduce(%2910 init: %cst_686) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %2912 = stablehlo.reshape %2911 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %2913 = stablehlo.broadcast_in_dim %2015, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %2914 = stablehlo.multiply %2909, %2913 : tensor<4096x2x768xbf16>
    %2915 = stablehlo.convert %2912 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2916 = stablehlo.reduce(%2915 init: %cst_687) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %2917 = stablehlo.reshape %2914 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2918 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %2919 = "stablehlo.scatter"(%2918, %2001, %2917) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %2920 = stablehlo.reshape %2919 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %2921 = stablehlo.dot_general %2920, %1992, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %2922 = stablehlo.transpose %2921, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %2923 = stablehlo.dot_general %2920, %1993, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %2924 = stablehlo.convert %2922 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %2925 = stablehlo.multiply %1974, %2923 : tensor<8x1280x3072xbf16>
    %2926 = stablehlo.multiply %2923, %1991 : tensor<8x1280x3072xbf16>
    %cst_689 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2927 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2928 = stablehlo.multiply %2927, %2925 : tensor<8x1280x3072xbf16>
    %2929 = stablehlo.multiply %2928, %1987 : tensor<8x1280x3072xbf16>
    %2930 = stablehlo.multiply %2929, %1985 : tensor<8x1280x3072xbf16>
    %2931 = stablehlo.add %2929, %2930 : tensor<8x1280x3072xbf16>
    %cst_690 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2932 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2933 = stablehlo.multiply %2932, %2931 : tensor<8x1280x3072xbf16>
    %2934 = stablehlo.add %2926, %2933 : tensor<8x1280x3072xbf16>
    %cst_691 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2935 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %2936 = stablehlo.multiply %2935, %2933 : tensor<8x1280x3072xbf16>
    %2937 = stablehlo.multiply %2936, %1979 : tensor<8x1280x3072xbf16>
    %2938 = stablehlo.add %2934, %2937 : tensor<8x1280x3072xbf16>
    %2939 = stablehlo.dot_general %2938, %1972, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %2940 = stablehlo.transpose %2939, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %2941 = stablehlo.dot_general %2938, %1973, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %2942 = stablehlo.convert %2940 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %2943 = stablehlo.reshape %2941 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_692 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_693 = stablehlo.constant dense<0> : tensor<i32>
    %2944 = stablehlo.broadcast_in_dim %c_693, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %2945 = stablehlo.compare GE, %1954, %2944, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2946 = stablehlo.broadcast_in_dim %c_692, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2947 = stablehlo.broadcast_in_dim %2946, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %2948 = stablehlo.compare LE, %1954, %2947, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %2949 = stablehlo.and %2945, %2948 : tensor<8192x1xi1>
    %c_694 = stablehlo.constant dense<true> : tensor<i1>
    %2950 = stablehlo.reduce(%2949 init: %c_694) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %2951 = "stablehlo.gather"(%2943, %1954) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %2952 = stablehlo.broadcast_in_dim %2950, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2953 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2954 = stablehlo.select %2952, %2951, %2953 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2955 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %2956 = stablehlo.select %1970, %2954, %2955 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %2957 = stablehlo.reshape %2956 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2958 = stablehlo.reduce(%2957 init: %cst_697) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %2959 = stablehlo.broadcast_in_dim %1902, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %2960 = stablehlo.multiply %2916, %2959 : tensor<4096x2xf32>
    %2961 = stablehlo.multiply %2960, %values_429 : tensor<4096x2xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2962 = stablehlo.reduce(%2961 init: %cst_698) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %2963 = stablehlo.reshape %2962 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2964 = stablehlo.negate %2963 : tensor<4096x1xf32>
    %2965 = stablehlo.broadcast_in_dim %1897, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %2966 = stablehlo.divide %2916, %2965 : tensor<4096x2xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.reduce(%2964 init: %cst_699) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %2968 = stablehlo.broadcast_in_dim %2967, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %2969 = stablehlo.add %2966, %2968 : tensor<4096x2xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2970 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %2971 = "stablehlo.scatter"(%2970, %1895, %2969) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %2972 = stablehlo.add %2905, %2971 : tensor<4096x8xf32>
    %2973 = stablehlo.broadcast_in_dim %1894, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2974 = stablehlo.multiply %2972, %2973 : tensor<4096x8xf32>
    %2975 = stablehlo.multiply %2974, %1887 : tensor<4096x8xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2976 = stablehlo.reduce(%2975 init: %cst_701) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %2977 = stablehlo.reshape %2976 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %2978 = stablehlo.negate %2977 : tensor<4096x1xf32>
    %2979 = stablehlo.broadcast_in_dim %1889, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %2980 = stablehlo.divide %2972, %2979 : tensor<4096x8xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2981 = stablehlo.reduce(%2978 init: %cst_702) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %2982 = stablehlo.broadcast_in_dim %2981, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %2983 = stablehlo.add %2980, %2982 : tensor<4096x8xf32>
    %2984 = stablehlo.multiply %2983, %1887 : tensor<4096x8xf32>
    %2985 = stablehlo.dot_general %2984, %1879, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %2986 = stablehlo.transpose %2985, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %2987 = stablehlo.dot_general %2984, %arg112, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %2988 = stablehlo.convert %2987 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %2989 = stablehlo.add %2958, %2988 : tensor<4096x768xbf16>
    %2990 = stablehlo.reshape %2989 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %2991 = stablehlo.convert %2990 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2992 = stablehlo.reduce(%2991 init: %cst_703) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2993 = stablehlo.reshape %2992 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2994 = stablehlo.reduce(%2993 init: %cst_704) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2995 = stablehlo.multiply %1870, %2991 : tensor<4x1024x768xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2996 = stablehlo.reduce(%2995 init: %cst_705) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2997 = stablehlo.reshape %2996 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2998 = stablehlo.broadcast_in_dim %1871, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2999 = stablehlo.multiply %2991, %2998 : tensor<4x1024x768xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3000 = stablehlo.reduce(%2997 init: %cst_706) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3001 = stablehlo.multiply %1862, %2999 : tensor<4x1024x768xf32>
    %cst_707 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3002 = stablehlo.reduce(%3001 init: %cst_707) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3003 = stablehlo.reshape %3002 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3004 = stablehlo.broadcast_in_dim %1865, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3005 = stablehlo.multiply %2999, %3004 : tensor<4x1024x768xf32>
    %3006 = stablehlo.multiply %3003, %1868 : tensor<4x1024x1xf32>
    %3007 = stablehlo.negate %3005 : tensor<4x1024x768xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3008 = stablehlo.reduce(%3007 init: %cst_708) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3009 = stablehlo.reshape %3008 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_709 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3010 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3011 = stablehlo.divide %3006, %3010 : tensor<4x1024x1xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3012 = stablehlo.reduce(%3011 init: %cst_710) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3013 = stablehlo.broadcast_in_dim %3012, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3014 = stablehlo.multiply %3013, %1856 : tensor<4x1024x768xf32>
    %3015 = stablehlo.negate %3014 : tensor<4x1024x768xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3016 = stablehlo.reduce(%3015 init: %cst_711) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3017 = stablehlo.reshape %3016 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3018 = stablehlo.add %3005, %3014 : tensor<4x1024x768xf32>
    %3019 = stablehlo.add %3009, %3017 : tensor<4x1024x1xf32>
    %cst_712 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3020 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3021 = stablehlo.divide %3019, %3020 : tensor<4x1024x1xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3022 = stablehlo.reduce(%3021 init: %cst_713) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3023 = stablehlo.broadcast_in_dim %3022, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3024 = stablehlo.add %3018, %3023 : tensor<4x1024x768xf32>
    %3025 = stablehlo.convert %3024 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3026 = stablehlo.add %2899, %3025 : tensor<4x1024x768xbf16>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3027 = stablehlo.reduce(%3026 init: %cst_714) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3028 = stablehlo.reshape %3027 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3029 = stablehlo.reduce(%3028 init: %cst_715) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3030 = stablehlo.convert %3029 : (tensor<768xbf16>) -> tensor<768xf32>
    %3031 = stablehlo.dot_general %3026, %1839, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3032 = stablehlo.transpose %3031, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3033 = stablehlo.dot_general %3026, %1840, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3034 = stablehlo.convert %3032 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3035 = stablehlo.reshape %3033 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3036 = stablehlo.transpose %3035, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3037 = stablehlo.dot_general %3036, %1816, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3038 = stablehlo.dot_general %3036, %1836, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3039 = stablehlo.transpose %3038, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3040 = stablehlo.convert %3037 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3041 = stablehlo.broadcast_in_dim %1835, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3042 = stablehlo.multiply %3040, %3041 : tensor<4x12x1024x1024xf32>
    %3043 = stablehlo.multiply %3042, %1828 : tensor<4x12x1024x1024xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3044 = stablehlo.reduce(%3043 init: %cst_716) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3045 = stablehlo.reshape %3044 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3046 = stablehlo.negate %3045 : tensor<4x12x1024x1xf32>
    %3047 = stablehlo.broadcast_in_dim %1830, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3048 = stablehlo.divide %3040, %3047 : tensor<4x12x1024x1024xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3049 = stablehlo.reduce(%3046 init: %cst_717) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3050 = stablehlo.broadcast_in_dim %3049, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3051 = stablehlo.add %3048, %3050 : tensor<4x12x1024x1024xf32>
    %3052 = stablehlo.multiply %3051, %1828 : tensor<4x12x1024x1024xf32>
    %3053 = call @_where_4(%1821#1, %3052) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_718 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3054 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3055 = stablehlo.multiply %3053, %3054 : tensor<4x12x1024x1024xf32>
    %3056 = stablehlo.convert %3055 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3057 = stablehlo.dot_general %3056, %1812, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3058 = stablehlo.transpose %3057, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3059 = stablehlo.dot_general %3056, %1814, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3060 = stablehlo.transpose %3059, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3061 = stablehlo.broadcast_in_dim %3039, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3062 = stablehlo.pad %3061, %cst_719, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3063 = stablehlo.broadcast_in_dim %3058, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3064 = stablehlo.pad %3063, %cst_720, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3065 = stablehlo.add %3062, %3064 : tensor<4x1024x3x12x64xbf16>
    %3066 = stablehlo.broadcast_in_dim %3060, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3067 = stablehlo.pad %3066, %cst_721, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3068 = stablehlo.add %3065, %3067 : tensor<4x1024x3x12x64xbf16>
    %3069 = stablehlo.reshape %3068 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3070 = stablehlo.reduce(%3069 init: %cst_722) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3071 = stablehlo.reshape %3070 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3072 = stablehlo.reduce(%3071 init: %cst_723) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3073 = stablehlo.convert %3072 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3074 = stablehlo.dot_general %3069, %1800, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3075 = stablehlo.transpose %3074, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3076 = stablehlo.dot_general %3069, %1804, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3077 = stablehlo.convert %3075 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3078 = stablehlo.convert %3076 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3079 = stablehlo.reduce(%3078 init: %cst_724) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3080 = stablehlo.reshape %3079 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3081 = stablehlo.reduce(%3080 init: %cst_725) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3082 = stablehlo.multiply %1793, %3078 : tensor<4x1024x768xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3083 = stablehlo.reduce(%3082 init: %cst_726) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3084 = stablehlo.reshape %3083 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3085 = stablehlo.broadcast_in_dim %1794, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3086 = stablehlo.multiply %3078, %3085 : tensor<4x1024x768xf32>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3087 = stablehlo.reduce(%3084 init: %cst_727) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3088 = stablehlo.multiply %1785, %3086 : tensor<4x1024x768xf32>
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3089 = stablehlo.reduce(%3088 init: %cst_728) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3090 = stablehlo.reshape %3089 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3091 = stablehlo.broadcast_in_dim %1788, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3092 = stablehlo.multiply %3086, %3091 : tensor<4x1024x768xf32>
    %3093 = stablehlo.multiply %3090, %1791 : tensor<4x1024x1xf32>
    %3094 = stablehlo.negate %3092 : tensor<4x1024x768xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3095 = stablehlo.reduce(%3094 init: %cst_729) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3096 = stablehlo.reshape %3095 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_730 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3097 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3098 = stablehlo.divide %3093, %3097 : tensor<4x1024x1xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3099 = stablehlo.reduce(%3098 init: %cst_731) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3100 = stablehlo.broadcast_in_dim %3099, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3101 = stablehlo.multiply %3100, %1779 : tensor<4x1024x768xf32>
    %3102 = stablehlo.negate %3101 : tensor<4x1024x768xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3103 = stablehlo.reduce(%3102 init: %cst_732) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3104 = stablehlo.reshape %3103 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3105 = stablehlo.add %3092, %3101 : tensor<4x1024x768xf32>
    %3106 = stablehlo.add %3096, %3104 : tensor<4x1024x1xf32>
    %cst_733 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3107 = stablehlo.broadcast_in_dim %cst_733, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3108 = stablehlo.divide %3106, %3107 : tensor<4x1024x1xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3109 = stablehlo.reduce(%3108 init: %cst_734) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3110 = stablehlo.broadcast_in_dim %3109, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3111 = stablehlo.add %3105, %3110 : tensor<4x1024x768xf32>
    %3112 = stablehlo.convert %3111 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3113 = stablehlo.add %3026, %3112 : tensor<4x1024x768xbf16>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3114 = stablehlo.reduce(%3113 init: %cst_735) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3115 = stablehlo.reshape %3114 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3116 = stablehlo.reduce(%3115 init: %cst_736) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3117 = stablehlo.convert %3116 : (tensor<768xbf16>) -> tensor<768xf32>
    %3118 = stablehlo.dot_general %3113, %1762, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3119 = stablehlo.transpose %3118, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3120 = stablehlo.dot_general %3113, %1763, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3121 = stablehlo.convert %3119 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3122 = stablehlo.multiply %1744, %3120 : tensor<4x1024x3072xbf16>
    %3123 = stablehlo.multiply %3120, %1761 : tensor<4x1024x3072xbf16>
    %cst_737 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3124 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3125 = stablehlo.multiply %3124, %3122 : tensor<4x1024x3072xbf16>
    %3126 = stablehlo.multiply %3125, %1757 : tensor<4x1024x3072xbf16>
    %3127 = stablehlo.multiply %3126, %1755 : tensor<4x1024x3072xbf16>
    %3128 = stablehlo.add %3126, %3127 : tensor<4x1024x3072xbf16>
    %cst_738 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3129 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3130 = stablehlo.multiply %3129, %3128 : tensor<4x1024x3072xbf16>
    %3131 = stablehlo.add %3123, %3130 : tensor<4x1024x3072xbf16>
    %cst_739 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3132 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3133 = stablehlo.multiply %3132, %3130 : tensor<4x1024x3072xbf16>
    %3134 = stablehlo.multiply %3133, %1749 : tensor<4x1024x3072xbf16>
    %3135 = stablehlo.add %3131, %3134 : tensor<4x1024x3072xbf16>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3136 = stablehlo.reduce(%3135 init: %cst_740) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3137 = stablehlo.reshape %3136 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3138 = stablehlo.reduce(%3137 init: %cst_741) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3139 = stablehlo.convert %3138 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3140 = stablehlo.dot_general %3135, %1738, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3141 = stablehlo.transpose %3140, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3142 = stablehlo.dot_general %3135, %1739, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3143 = stablehlo.convert %3141 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3144 = stablehlo.convert %3142 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3145 = stablehlo.reduce(%3144 init: %cst_742) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3146 = stablehlo.reshape %3145 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3147 = stablehlo.reduce(%3146 init: %cst_743) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3148 = stablehlo.multiply %1731, %3144 : tensor<4x1024x768xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3149 = stablehlo.reduce(%3148 init: %cst_744) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3150 = stablehlo.reshape %3149 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3151 = stablehlo.broadcast_in_dim %1732, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3152 = stablehlo.multiply %3144, %3151 : tensor<4x1024x768xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3153 = stablehlo.reduce(%3150 init: %cst_745) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3154 = stablehlo.multiply %1723, %3152 : tensor<4x1024x768xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3155 = stablehlo.reduce(%3154 init: %cst_746) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3156 = stablehlo.reshape %3155 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3157 = stablehlo.broadcast_in_dim %1726, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3158 = stablehlo.multiply %3152, %3157 : tensor<4x1024x768xf32>
    %3159 = stablehlo.multiply %3156, %1729 : tensor<4x1024x1xf32>
    %3160 = stablehlo.negate %3158 : tensor<4x1024x768xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3161 = stablehlo.reduce(%3160 init: %cst_747) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3162 = stablehlo.reshape %3161 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_748 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3163 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3164 = stablehlo.divide %3159, %3163 : tensor<4x1024x1xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3165 = stablehlo.reduce(%3164 init: %cst_749) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3166 = stablehlo.broadcast_in_dim %3165, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3167 = stablehlo.multiply %3166, %1717 : tensor<4x1024x768xf32>
    %3168 = stablehlo.negate %3167 : tensor<4x1024x768xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3169 = stablehlo.reduce(%3168 init: %cst_750) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3170 = stablehlo.reshape %3169 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3171 = stablehlo.add %3158, %3167 : tensor<4x1024x768xf32>
    %3172 = stablehlo.add %3162, %3170 : tensor<4x1024x1xf32>
    %cst_751 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3173 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3174 = stablehlo.divide %3172, %3173 : tensor<4x1024x1xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3175 = stablehlo.reduce(%3174 init: %cst_752) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3176 = stablehlo.broadcast_in_dim %3175, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3177 = stablehlo.add %3171, %3176 : tensor<4x1024x768xf32>
    %3178 = stablehlo.convert %3177 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3179 = stablehlo.add %3113, %3178 : tensor<4x1024x768xbf16>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3180 = stablehlo.reduce(%3179 init: %cst_753) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3181 = stablehlo.reshape %3180 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3182 = stablehlo.reduce(%3181 init: %cst_754) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3183 = stablehlo.convert %3182 : (tensor<768xbf16>) -> tensor<768xf32>
    %3184 = stablehlo.dot_general %3179, %1700, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3185 = stablehlo.transpose %3184, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3186 = stablehlo.dot_general %3179, %1701, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3187 = stablehlo.convert %3185 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3188 = stablehlo.reshape %3186 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3189 = stablehlo.transpose %3188, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3190 = stablehlo.dot_general %3189, %1677, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3191 = stablehlo.dot_general %3189, %1697, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3192 = stablehlo.transpose %3191, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3193 = stablehlo.convert %3190 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3194 = stablehlo.broadcast_in_dim %1696, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3195 = stablehlo.multiply %3193, %3194 : tensor<4x12x1024x1024xf32>
    %3196 = stablehlo.multiply %3195, %1689 : tensor<4x12x1024x1024xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3197 = stablehlo.reduce(%3196 init: %cst_755) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3198 = stablehlo.reshape %3197 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3199 = stablehlo.negate %3198 : tensor<4x12x1024x1xf32>
    %3200 = stablehlo.broadcast_in_dim %1691, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3201 = stablehlo.divide %3193, %3200 : tensor<4x12x1024x1024xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3202 = stablehlo.reduce(%3199 init: %cst_756) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3203 = stablehlo.broadcast_in_dim %3202, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3204 = stablehlo.add %3201, %3203 : tensor<4x12x1024x1024xf32>
    %3205 = stablehlo.multiply %3204, %1689 : tensor<4x12x1024x1024xf32>
    %3206 = call @_where_4(%1682#1, %3205) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_757 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3207 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3208 = stablehlo.multiply %3206, %3207 : tensor<4x12x1024x1024xf32>
    %3209 = stablehlo.convert %3208 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3210 = stablehlo.dot_general %3209, %1673, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3211 = stablehlo.transpose %3210, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3212 = stablehlo.dot_general %3209, %1675, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3213 = stablehlo.transpose %3212, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3214 = stablehlo.broadcast_in_dim %3192, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3215 = stablehlo.pad %3214, %cst_758, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3216 = stablehlo.broadcast_in_dim %3211, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3217 = stablehlo.pad %3216, %cst_759, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3218 = stablehlo.add %3215, %3217 : tensor<4x1024x3x12x64xbf16>
    %3219 = stablehlo.broadcast_in_dim %3213, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3220 = stablehlo.pad %3219, %cst_760, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3221 = stablehlo.add %3218, %3220 : tensor<4x1024x3x12x64xbf16>
    %3222 = stablehlo.reshape %3221 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3223 = stablehlo.reduce(%3222 init: %cst_761) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3224 = stablehlo.reshape %3223 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3225 = stablehlo.reduce(%3224 init: %cst_762) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3226 = stablehlo.convert %3225 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3227 = stablehlo.dot_general %3222, %1661, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3228 = stablehlo.transpose %3227, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3229 = stablehlo.dot_general %3222, %1665, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3230 = stablehlo.convert %3228 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3231 = stablehlo.convert %3229 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3232 = stablehlo.reduce(%3231 init: %cst_763) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3233 = stablehlo.reshape %3232 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3234 = stablehlo.reduce(%3233 init: %cst_764) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3235 = stablehlo.multiply %1654, %3231 : tensor<4x1024x768xf32>
    %cst_765 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3236 = stablehlo.reduce(%3235 init: %cst_765) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3237 = stablehlo.reshape %3236 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3238 = stablehlo.broadcast_in_dim %1655, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3239 = stablehlo.multiply %3231, %3238 : tensor<4x1024x768xf32>
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3240 = stablehlo.reduce(%3237 init: %cst_766) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3241 = stablehlo.multiply %1646, %3239 : tensor<4x1024x768xf32>
    %cst_767 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3242 = stablehlo.reduce(%3241 init: %cst_767) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3243 = stablehlo.reshape %3242 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3244 = stablehlo.broadcast_in_dim %1649, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3245 = stablehlo.multiply %3239, %3244 : tensor<4x1024x768xf32>
    %3246 = stablehlo.multiply %3243, %1652 : tensor<4x1024x1xf32>
    %3247 = stablehlo.negate %3245 : tensor<4x1024x768xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3248 = stablehlo.reduce(%3247 init: %cst_768) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3249 = stablehlo.reshape %3248 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_769 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3250 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3251 = stablehlo.divide %3246, %3250 : tensor<4x1024x1xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3252 = stablehlo.reduce(%3251 init: %cst_770) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3253 = stablehlo.broadcast_in_dim %3252, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3254 = stablehlo.multiply %3253, %1640 : tensor<4x1024x768xf32>
    %3255 = stablehlo.negate %3254 : tensor<4x1024x768xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3256 = stablehlo.reduce(%3255 init: %cst_771) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3257 = stablehlo.reshape %3256 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3258 = stablehlo.add %3245, %3254 : tensor<4x1024x768xf32>
    %3259 = stablehlo.add %3249, %3257 : tensor<4x1024x1xf32>
    %cst_772 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3260 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3261 = stablehlo.divide %3259, %3260 : tensor<4x1024x1xf32>
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3262 = stablehlo.reduce(%3261 init: %cst_773) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3263 = stablehlo.broadcast_in_dim %3262, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3264 = stablehlo.add %3258, %3263 : tensor<4x1024x768xf32>
    %3265 = stablehlo.convert %3264 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3266 = stablehlo.add %3179, %3265 : tensor<4x1024x768xbf16>
    %cst_774 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3267 = stablehlo.multiply %cst_774, %2485 : tensor<f32>
    %3268 = stablehlo.broadcast_in_dim %3267, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3269 = stablehlo.multiply %1622, %3268 : tensor<8xf32>
    %cst_775 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %3270 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3271 = stablehlo.divide %3269, %3270 : tensor<8xf32>
    %3272 = stablehlo.broadcast_in_dim %3271, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %3273 = stablehlo.reshape %3266 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %3274 = stablehlo.convert %3273 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %3275 = stablehlo.broadcast_in_dim %3274, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %3276 = stablehlo.convert %3275 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %3277 = stablehlo.multiply %1608, %3276 : tensor<4096x2x768xbf16>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3278 = stablehlo.reduce(%3277 init: %cst_776) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %3279 = stablehlo.reshape %3278 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %3280 = stablehlo.broadcast_in_dim %1610, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %3281 = stablehlo.multiply %3276, %3280 : tensor<4096x2x768xbf16>
    %3282 = stablehlo.convert %3279 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3283 = stablehlo.reduce(%3282 init: %cst_777) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %3284 = stablehlo.reshape %3281 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3285 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %3286 = "stablehlo.scatter"(%3285, %1596, %3284) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %3287 = stablehlo.reshape %3286 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %3288 = stablehlo.dot_general %3287, %1587, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %3289 = stablehlo.transpose %3288, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %3290 = stablehlo.dot_general %3287, %1588, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %3291 = stablehlo.convert %3289 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %3292 = stablehlo.multiply %1569, %3290 : tensor<8x1280x3072xbf16>
    %3293 = stablehlo.multiply %3290, %1586 : tensor<8x1280x3072xbf16>
    %cst_779 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3294 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3295 = stablehlo.multiply %3294, %3292 : tensor<8x1280x3072xbf16>
    %3296 = stablehlo.multiply %3295, %1582 : tensor<8x1280x3072xbf16>
    %3297 = stablehlo.multiply %3296, %1580 : tensor<8x1280x3072xbf16>
    %3298 = stablehlo.add %3296, %3297 : tensor<8x1280x3072xbf16>
    %cst_780 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3299 = stablehlo.broadcast_in_dim %cst_780, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3300 = stablehlo.multiply %3299, %3298 : tensor<8x1280x3072xbf16>
    %3301 = stablehlo.add %3293, %3300 : tensor<8x1280x3072xbf16>
    %cst_781 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3302 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3303 = stablehlo.multiply %3302, %3300 : tensor<8x1280x3072xbf16>
    %3304 = stablehlo.multiply %3303, %1574 : tensor<8x1280x3072xbf16>
    %3305 = stablehlo.add %3301, %3304 : tensor<8x1280x3072xbf16>
    %3306 = stablehlo.dot_general %3305, %1567, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %3307 = stablehlo.transpose %3306, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %3308 = stablehlo.dot_general %3305, %1568, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %3309 = stablehlo.convert %3307 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %3310 = stablehlo.reshape %3308 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_782 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_783 = stablehlo.constant dense<0> : tensor<i32>
    %3311 = stablehlo.broadcast_in_dim %c_783, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %3312 = stablehlo.compare GE, %1549, %3311, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %3313 = stablehlo.broadcast_in_dim %c_782, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3314 = stablehlo.broadcast_in_dim %3313, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %3315 = stablehlo.compare LE, %1549, %3314, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %3316 = stablehlo.and %3312, %3315 : tensor<8192x1xi1>
    %c_784 = stablehlo.constant dense<true> : tensor<i1>
    %3317 = stablehlo.reduce(%3316 init: %c_784) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %3318 = "stablehlo.gather"(%3310, %1549) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %3319 = stablehlo.broadcast_in_dim %3317, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_785 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3320 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %3321 = stablehlo.select %3319, %3318, %3320 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3322 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %3323 = stablehlo.select %1565, %3321, %3322 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %3324 = stablehlo.reshape %3323 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3325 = stablehlo.reduce(%3324 init: %cst_787) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %3326 = stablehlo.broadcast_in_dim %1497, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %3327 = stablehlo.multiply %3283, %3326 : tensor<4096x2xf32>
    %3328 = stablehlo.multiply %3327, %values_334 : tensor<4096x2xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3329 = stablehlo.reduce(%3328 init: %cst_788) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %3330 = stablehlo.reshape %3329 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %3331 = stablehlo.negate %3330 : tensor<4096x1xf32>
    %3332 = stablehlo.broadcast_in_dim %1492, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %3333 = stablehlo.divide %3283, %3332 : tensor<4096x2xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3334 = stablehlo.reduce(%3331 init: %cst_789) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %3335 = stablehlo.broadcast_in_dim %3334, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %3336 = stablehlo.add %3333, %3335 : tensor<4096x2xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3337 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %3338 = "stablehlo.scatter"(%3337, %1490, %3336) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %3339 = stablehlo.add %3272, %3338 : tensor<4096x8xf32>
    %3340 = stablehlo.broadcast_in_dim %1489, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %3341 = stablehlo.multiply %3339, %3340 : tensor<4096x8xf32>
    %3342 = stablehlo.multiply %3341, %1482 : tensor<4096x8xf32>
    %cst_791 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3343 = stablehlo.reduce(%3342 init: %cst_791) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %3344 = stablehlo.reshape %3343 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %3345 = stablehlo.negate %3344 : tensor<4096x1xf32>
    %3346 = stablehlo.broadcast_in_dim %1484, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %3347 = stablehlo.divide %3339, %3346 : tensor<4096x8xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3348 = stablehlo.reduce(%3345 init: %cst_792) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %3349 = stablehlo.broadcast_in_dim %3348, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %3350 = stablehlo.add %3347, %3349 : tensor<4096x8xf32>
    %3351 = stablehlo.multiply %3350, %1482 : tensor<4096x8xf32>
    %3352 = stablehlo.dot_general %3351, %1474, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %3353 = stablehlo.transpose %3352, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %3354 = stablehlo.dot_general %3351, %arg89, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %3355 = stablehlo.convert %3354 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %3356 = stablehlo.add %3325, %3355 : tensor<4096x768xbf16>
    %3357 = stablehlo.reshape %3356 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %3358 = stablehlo.convert %3357 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3359 = stablehlo.reduce(%3358 init: %cst_793) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3360 = stablehlo.reshape %3359 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3361 = stablehlo.reduce(%3360 init: %cst_794) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3362 = stablehlo.multiply %1465, %3358 : tensor<4x1024x768xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3363 = stablehlo.reduce(%3362 init: %cst_795) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3364 = stablehlo.reshape %3363 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3365 = stablehlo.broadcast_in_dim %1466, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3366 = stablehlo.multiply %3358, %3365 : tensor<4x1024x768xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3367 = stablehlo.reduce(%3364 init: %cst_796) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3368 = stablehlo.multiply %1457, %3366 : tensor<4x1024x768xf32>
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3369 = stablehlo.reduce(%3368 init: %cst_797) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3370 = stablehlo.reshape %3369 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3371 = stablehlo.broadcast_in_dim %1460, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3372 = stablehlo.multiply %3366, %3371 : tensor<4x1024x768xf32>
    %3373 = stablehlo.multiply %3370, %1463 : tensor<4x1024x1xf32>
    %3374 = stablehlo.negate %3372 : tensor<4x1024x768xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3375 = stablehlo.reduce(%3374 init: %cst_798) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3376 = stablehlo.reshape %3375 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_799 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3377 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3378 = stablehlo.divide %3373, %3377 : tensor<4x1024x1xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3379 = stablehlo.reduce(%3378 init: %cst_800) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3380 = stablehlo.broadcast_in_dim %3379, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3381 = stablehlo.multiply %3380, %1451 : tensor<4x1024x768xf32>
    %3382 = stablehlo.negate %3381 : tensor<4x1024x768xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3383 = stablehlo.reduce(%3382 init: %cst_801) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3384 = stablehlo.reshape %3383 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3385 = stablehlo.add %3372, %3381 : tensor<4x1024x768xf32>
    %3386 = stablehlo.add %3376, %3384 : tensor<4x1024x1xf32>
    %cst_802 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3387 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3388 = stablehlo.divide %3386, %3387 : tensor<4x1024x1xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3389 = stablehlo.reduce(%3388 init: %cst_803) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3390 = stablehlo.broadcast_in_dim %3389, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3391 = stablehlo.add %3385, %3390 : tensor<4x1024x768xf32>
    %3392 = stablehlo.convert %3391 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3393 = stablehlo.add %3266, %3392 : tensor<4x1024x768xbf16>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3394 = stablehlo.reduce(%3393 init: %cst_804) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3395 = stablehlo.reshape %3394 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_805 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3396 = stablehlo.reduce(%3395 init: %cst_805) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3397 = stablehlo.convert %3396 : (tensor<768xbf16>) -> tensor<768xf32>
    %3398 = stablehlo.dot_general %3393, %1434, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3399 = stablehlo.transpose %3398, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3400 = stablehlo.dot_general %3393, %1435, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3401 = stablehlo.convert %3399 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3402 = stablehlo.reshape %3400 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3403 = stablehlo.transpose %3402, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3404 = stablehlo.dot_general %3403, %1411, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3405 = stablehlo.dot_general %3403, %1431, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3406 = stablehlo.transpose %3405, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3407 = stablehlo.convert %3404 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3408 = stablehlo.broadcast_in_dim %1430, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3409 = stablehlo.multiply %3407, %3408 : tensor<4x12x1024x1024xf32>
    %3410 = stablehlo.multiply %3409, %1423 : tensor<4x12x1024x1024xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3411 = stablehlo.reduce(%3410 init: %cst_806) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3412 = stablehlo.reshape %3411 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3413 = stablehlo.negate %3412 : tensor<4x12x1024x1xf32>
    %3414 = stablehlo.broadcast_in_dim %1425, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3415 = stablehlo.divide %3407, %3414 : tensor<4x12x1024x1024xf32>
    %cst_807 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3416 = stablehlo.reduce(%3413 init: %cst_807) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3417 = stablehlo.broadcast_in_dim %3416, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3418 = stablehlo.add %3415, %3417 : tensor<4x12x1024x1024xf32>
    %3419 = stablehlo.multiply %3418, %1423 : tensor<4x12x1024x1024xf32>
    %3420 = call @_where_4(%1416#1, %3419) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_808 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3421 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3422 = stablehlo.multiply %3420, %3421 : tensor<4x12x1024x1024xf32>
    %3423 = stablehlo.convert %3422 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3424 = stablehlo.dot_general %3423, %1407, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3425 = stablehlo.transpose %3424, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3426 = stablehlo.dot_general %3423, %1409, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3427 = stablehlo.transpose %3426, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3428 = stablehlo.broadcast_in_dim %3406, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_809 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3429 = stablehlo.pad %3428, %cst_809, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3430 = stablehlo.broadcast_in_dim %3425, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_810 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3431 = stablehlo.pad %3430, %cst_810, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3432 = stablehlo.add %3429, %3431 : tensor<4x1024x3x12x64xbf16>
    %3433 = stablehlo.broadcast_in_dim %3427, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3434 = stablehlo.pad %3433, %cst_811, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3435 = stablehlo.add %3432, %3434 : tensor<4x1024x3x12x64xbf16>
    %3436 = stablehlo.reshape %3435 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3437 = stablehlo.reduce(%3436 init: %cst_812) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3438 = stablehlo.reshape %3437 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3439 = stablehlo.reduce(%3438 init: %cst_813) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3440 = stablehlo.convert %3439 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3441 = stablehlo.dot_general %3436, %1395, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3442 = stablehlo.transpose %3441, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3443 = stablehlo.dot_general %3436, %1399, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3444 = stablehlo.convert %3442 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3445 = stablehlo.convert %3443 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3446 = stablehlo.reduce(%3445 init: %cst_814) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3447 = stablehlo.reshape %3446 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_815 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3448 = stablehlo.reduce(%3447 init: %cst_815) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3449 = stablehlo.multiply %1388, %3445 : tensor<4x1024x768xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3450 = stablehlo.reduce(%3449 init: %cst_816) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3451 = stablehlo.reshape %3450 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3452 = stablehlo.broadcast_in_dim %1389, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3453 = stablehlo.multiply %3445, %3452 : tensor<4x1024x768xf32>
    %cst_817 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3454 = stablehlo.reduce(%3451 init: %cst_817) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3455 = stablehlo.multiply %1380, %3453 : tensor<4x1024x768xf32>
    %cst_818 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3456 = stablehlo.reduce(%3455 init: %cst_818) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3457 = stablehlo.reshape %3456 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3458 = stablehlo.broadcast_in_dim %1383, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3459 = stablehlo.multiply %3453, %3458 : tensor<4x1024x768xf32>
    %3460 = stablehlo.multiply %3457, %1386 : tensor<4x1024x1xf32>
    %3461 = stablehlo.negate %3459 : tensor<4x1024x768xf32>
    %cst_819 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3462 = stablehlo.reduce(%3461 init: %cst_819) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3463 = stablehlo.reshape %3462 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_820 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3464 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3465 = stablehlo.divide %3460, %3464 : tensor<4x1024x1xf32>
    %cst_821 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3466 = stablehlo.reduce(%3465 init: %cst_821) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3467 = stablehlo.broadcast_in_dim %3466, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3468 = stablehlo.multiply %3467, %1374 : tensor<4x1024x768xf32>
    %3469 = stablehlo.negate %3468 : tensor<4x1024x768xf32>
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3470 = stablehlo.reduce(%3469 init: %cst_822) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3471 = stablehlo.reshape %3470 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3472 = stablehlo.add %3459, %3468 : tensor<4x1024x768xf32>
    %3473 = stablehlo.add %3463, %3471 : tensor<4x1024x1xf32>
    %cst_823 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3474 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3475 = stablehlo.divide %3473, %3474 : tensor<4x1024x1xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3476 = stablehlo.reduce(%3475 init: %cst_824) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3477 = stablehlo.broadcast_in_dim %3476, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3478 = stablehlo.add %3472, %3477 : tensor<4x1024x768xf32>
    %3479 = stablehlo.convert %3478 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3480 = stablehlo.add %3393, %3479 : tensor<4x1024x768xbf16>
    %cst_825 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3481 = stablehlo.reduce(%3480 init: %cst_825) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3482 = stablehlo.reshape %3481 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3483 = stablehlo.reduce(%3482 init: %cst_826) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3484 = stablehlo.convert %3483 : (tensor<768xbf16>) -> tensor<768xf32>
    %3485 = stablehlo.dot_general %3480, %1357, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3486 = stablehlo.transpose %3485, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3487 = stablehlo.dot_general %3480, %1358, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3488 = stablehlo.convert %3486 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3489 = stablehlo.multiply %1339, %3487 : tensor<4x1024x3072xbf16>
    %3490 = stablehlo.multiply %3487, %1356 : tensor<4x1024x3072xbf16>
    %cst_827 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3491 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3492 = stablehlo.multiply %3491, %3489 : tensor<4x1024x3072xbf16>
    %3493 = stablehlo.multiply %3492, %1352 : tensor<4x1024x3072xbf16>
    %3494 = stablehlo.multiply %3493, %1350 : tensor<4x1024x3072xbf16>
    %3495 = stablehlo.add %3493, %3494 : tensor<4x1024x3072xbf16>
    %cst_828 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3496 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3497 = stablehlo.multiply %3496, %3495 : tensor<4x1024x3072xbf16>
    %3498 = stablehlo.add %3490, %3497 : tensor<4x1024x3072xbf16>
    %cst_829 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3499 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3500 = stablehlo.multiply %3499, %3497 : tensor<4x1024x3072xbf16>
    %3501 = stablehlo.multiply %3500, %1344 : tensor<4x1024x3072xbf16>
    %3502 = stablehlo.add %3498, %3501 : tensor<4x1024x3072xbf16>
    %cst_830 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3503 = stablehlo.reduce(%3502 init: %cst_830) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3504 = stablehlo.reshape %3503 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_831 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3505 = stablehlo.reduce(%3504 init: %cst_831) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3506 = stablehlo.convert %3505 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3507 = stablehlo.dot_general %3502, %1333, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3508 = stablehlo.transpose %3507, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3509 = stablehlo.dot_general %3502, %1334, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3510 = stablehlo.convert %3508 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3511 = stablehlo.convert %3509 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3512 = stablehlo.reduce(%3511 init: %cst_832) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3513 = stablehlo.reshape %3512 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_833 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3514 = stablehlo.reduce(%3513 init: %cst_833) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3515 = stablehlo.multiply %1326, %3511 : tensor<4x1024x768xf32>
    %cst_834 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3516 = stablehlo.reduce(%3515 init: %cst_834) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3517 = stablehlo.reshape %3516 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3518 = stablehlo.broadcast_in_dim %1327, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3519 = stablehlo.multiply %3511, %3518 : tensor<4x1024x768xf32>
    %cst_835 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3520 = stablehlo.reduce(%3517 init: %cst_835) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3521 = stablehlo.multiply %1318, %3519 : tensor<4x1024x768xf32>
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3522 = stablehlo.reduce(%3521 init: %cst_836) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3523 = stablehlo.reshape %3522 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3524 = stablehlo.broadcast_in_dim %1321, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3525 = stablehlo.multiply %3519, %3524 : tensor<4x1024x768xf32>
    %3526 = stablehlo.multiply %3523, %1324 : tensor<4x1024x1xf32>
    %3527 = stablehlo.negate %3525 : tensor<4x1024x768xf32>
    %cst_837 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3528 = stablehlo.reduce(%3527 init: %cst_837) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3529 = stablehlo.reshape %3528 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_838 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3530 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3531 = stablehlo.divide %3526, %3530 : tensor<4x1024x1xf32>
    %cst_839 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3532 = stablehlo.reduce(%3531 init: %cst_839) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3533 = stablehlo.broadcast_in_dim %3532, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3534 = stablehlo.multiply %3533, %1312 : tensor<4x1024x768xf32>
    %3535 = stablehlo.negate %3534 : tensor<4x1024x768xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3536 = stablehlo.reduce(%3535 init: %cst_840) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3537 = stablehlo.reshape %3536 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3538 = stablehlo.add %3525, %3534 : tensor<4x1024x768xf32>
    %3539 = stablehlo.add %3529, %3537 : tensor<4x1024x1xf32>
    %cst_841 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3540 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3541 = stablehlo.divide %3539, %3540 : tensor<4x1024x1xf32>
    %cst_842 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3542 = stablehlo.reduce(%3541 init: %cst_842) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3543 = stablehlo.broadcast_in_dim %3542, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3544 = stablehlo.add %3538, %3543 : tensor<4x1024x768xf32>
    %3545 = stablehlo.convert %3544 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3546 = stablehlo.add %3480, %3545 : tensor<4x1024x768xbf16>
    %cst_843 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3547 = stablehlo.reduce(%3546 init: %cst_843) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3548 = stablehlo.reshape %3547 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_844 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3549 = stablehlo.reduce(%3548 init: %cst_844) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3550 = stablehlo.convert %3549 : (tensor<768xbf16>) -> tensor<768xf32>
    %3551 = stablehlo.dot_general %3546, %1295, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3552 = stablehlo.transpose %3551, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3553 = stablehlo.dot_general %3546, %1296, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3554 = stablehlo.convert %3552 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3555 = stablehlo.reshape %3553 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3556 = stablehlo.transpose %3555, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3557 = stablehlo.dot_general %3556, %1272, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3558 = stablehlo.dot_general %3556, %1292, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3559 = stablehlo.transpose %3558, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3560 = stablehlo.convert %3557 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3561 = stablehlo.broadcast_in_dim %1291, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3562 = stablehlo.multiply %3560, %3561 : tensor<4x12x1024x1024xf32>
    %3563 = stablehlo.multiply %3562, %1284 : tensor<4x12x1024x1024xf32>
    %cst_845 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3564 = stablehlo.reduce(%3563 init: %cst_845) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3565 = stablehlo.reshape %3564 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3566 = stablehlo.negate %3565 : tensor<4x12x1024x1xf32>
    %3567 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3568 = stablehlo.divide %3560, %3567 : tensor<4x12x1024x1024xf32>
    %cst_846 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3569 = stablehlo.reduce(%3566 init: %cst_846) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3570 = stablehlo.broadcast_in_dim %3569, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3571 = stablehlo.add %3568, %3570 : tensor<4x12x1024x1024xf32>
    %3572 = stablehlo.multiply %3571, %1284 : tensor<4x12x1024x1024xf32>
    %3573 = call @_where_4(%1277#1, %3572) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_847 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3574 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3575 = stablehlo.multiply %3573, %3574 : tensor<4x12x1024x1024xf32>
    %3576 = stablehlo.convert %3575 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3577 = stablehlo.dot_general %3576, %1268, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3578 = stablehlo.transpose %3577, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3579 = stablehlo.dot_general %3576, %1270, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3580 = stablehlo.transpose %3579, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3581 = stablehlo.broadcast_in_dim %3559, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3582 = stablehlo.pad %3581, %cst_848, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3583 = stablehlo.broadcast_in_dim %3578, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_849 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3584 = stablehlo.pad %3583, %cst_849, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3585 = stablehlo.add %3582, %3584 : tensor<4x1024x3x12x64xbf16>
    %3586 = stablehlo.broadcast_in_dim %3580, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3587 = stablehlo.pad %3586, %cst_850, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3588 = stablehlo.add %3585, %3587 : tensor<4x1024x3x12x64xbf16>
    %3589 = stablehlo.reshape %3588 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_851 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3590 = stablehlo.reduce(%3589 init: %cst_851) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3591 = stablehlo.reshape %3590 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3592 = stablehlo.reduce(%3591 init: %cst_852) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3593 = stablehlo.convert %3592 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3594 = stablehlo.dot_general %3589, %1256, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3595 = stablehlo.transpose %3594, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3596 = stablehlo.dot_general %3589, %1260, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3597 = stablehlo.convert %3595 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3598 = stablehlo.convert %3596 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_853 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3599 = stablehlo.reduce(%3598 init: %cst_853) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3600 = stablehlo.reshape %3599 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_854 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3601 = stablehlo.reduce(%3600 init: %cst_854) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3602 = stablehlo.multiply %1249, %3598 : tensor<4x1024x768xf32>
    %cst_855 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3603 = stablehlo.reduce(%3602 init: %cst_855) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3604 = stablehlo.reshape %3603 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3605 = stablehlo.broadcast_in_dim %1250, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3606 = stablehlo.multiply %3598, %3605 : tensor<4x1024x768xf32>
    %cst_856 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3607 = stablehlo.reduce(%3604 init: %cst_856) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3608 = stablehlo.multiply %1241, %3606 : tensor<4x1024x768xf32>
    %cst_857 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3609 = stablehlo.reduce(%3608 init: %cst_857) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3610 = stablehlo.reshape %3609 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3611 = stablehlo.broadcast_in_dim %1244, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3612 = stablehlo.multiply %3606, %3611 : tensor<4x1024x768xf32>
    %3613 = stablehlo.multiply %3610, %1247 : tensor<4x1024x1xf32>
    %3614 = stablehlo.negate %3612 : tensor<4x1024x768xf32>
    %cst_858 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3615 = stablehlo.reduce(%3614 init: %cst_858) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3616 = stablehlo.reshape %3615 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_859 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3617 = stablehlo.broadcast_in_dim %cst_859, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3618 = stablehlo.divide %3613, %3617 : tensor<4x1024x1xf32>
    %cst_860 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3619 = stablehlo.reduce(%3618 init: %cst_860) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3620 = stablehlo.broadcast_in_dim %3619, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3621 = stablehlo.multiply %3620, %1235 : tensor<4x1024x768xf32>
    %3622 = stablehlo.negate %3621 : tensor<4x1024x768xf32>
    %cst_861 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3623 = stablehlo.reduce(%3622 init: %cst_861) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3624 = stablehlo.reshape %3623 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3625 = stablehlo.add %3612, %3621 : tensor<4x1024x768xf32>
    %3626 = stablehlo.add %3616, %3624 : tensor<4x1024x1xf32>
    %cst_862 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3627 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3628 = stablehlo.divide %3626, %3627 : tensor<4x1024x1xf32>
    %cst_863 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3629 = stablehlo.reduce(%3628 init: %cst_863) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3630 = stablehlo.broadcast_in_dim %3629, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3631 = stablehlo.add %3625, %3630 : tensor<4x1024x768xf32>
    %3632 = stablehlo.convert %3631 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3633 = stablehlo.add %3546, %3632 : tensor<4x1024x768xbf16>
    %cst_864 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3634 = stablehlo.multiply %cst_864, %2485 : tensor<f32>
    %3635 = stablehlo.broadcast_in_dim %3634, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3636 = stablehlo.multiply %1217, %3635 : tensor<8xf32>
    %cst_865 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %3637 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3638 = stablehlo.divide %3636, %3637 : tensor<8xf32>
    %3639 = stablehlo.broadcast_in_dim %3638, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %3640 = stablehlo.reshape %3633 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %3641 = stablehlo.convert %3640 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %3642 = stablehlo.broadcast_in_dim %3641, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %3643 = stablehlo.convert %3642 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %3644 = stablehlo.multiply %1203, %3643 : tensor<4096x2x768xbf16>
    %cst_866 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3645 = stablehlo.reduce(%3644 init: %cst_866) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %3646 = stablehlo.reshape %3645 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %3647 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %3648 = stablehlo.multiply %3643, %3647 : tensor<4096x2x768xbf16>
    %3649 = stablehlo.convert %3646 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_867 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3650 = stablehlo.reduce(%3649 init: %cst_867) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %3651 = stablehlo.reshape %3648 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_868 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3652 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %3653 = "stablehlo.scatter"(%3652, %1191, %3651) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %3654 = stablehlo.reshape %3653 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %3655 = stablehlo.dot_general %3654, %1182, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %3656 = stablehlo.transpose %3655, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %3657 = stablehlo.dot_general %3654, %1183, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %3658 = stablehlo.convert %3656 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %3659 = stablehlo.multiply %1164, %3657 : tensor<8x1280x3072xbf16>
    %3660 = stablehlo.multiply %3657, %1181 : tensor<8x1280x3072xbf16>
    %cst_869 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3661 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3662 = stablehlo.multiply %3661, %3659 : tensor<8x1280x3072xbf16>
    %3663 = stablehlo.multiply %3662, %1177 : tensor<8x1280x3072xbf16>
    %3664 = stablehlo.multiply %3663, %1175 : tensor<8x1280x3072xbf16>
    %3665 = stablehlo.add %3663, %3664 : tensor<8x1280x3072xbf16>
    %cst_870 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3666 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3667 = stablehlo.multiply %3666, %3665 : tensor<8x1280x3072xbf16>
    %3668 = stablehlo.add %3660, %3667 : tensor<8x1280x3072xbf16>
    %cst_871 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3669 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %3670 = stablehlo.multiply %3669, %3667 : tensor<8x1280x3072xbf16>
    %3671 = stablehlo.multiply %3670, %1169 : tensor<8x1280x3072xbf16>
    %3672 = stablehlo.add %3668, %3671 : tensor<8x1280x3072xbf16>
    %3673 = stablehlo.dot_general %3672, %1162, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %3674 = stablehlo.transpose %3673, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %3675 = stablehlo.dot_general %3672, %1163, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %3676 = stablehlo.convert %3674 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %3677 = stablehlo.reshape %3675 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_872 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_873 = stablehlo.constant dense<0> : tensor<i32>
    %3678 = stablehlo.broadcast_in_dim %c_873, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %3679 = stablehlo.compare GE, %1144, %3678, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %3680 = stablehlo.broadcast_in_dim %c_872, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3681 = stablehlo.broadcast_in_dim %3680, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %3682 = stablehlo.compare LE, %1144, %3681, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %3683 = stablehlo.and %3679, %3682 : tensor<8192x1xi1>
    %c_874 = stablehlo.constant dense<true> : tensor<i1>
    %3684 = stablehlo.reduce(%3683 init: %c_874) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %3685 = "stablehlo.gather"(%3677, %1144) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %3686 = stablehlo.broadcast_in_dim %3684, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_875 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3687 = stablehlo.broadcast_in_dim %cst_875, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %3688 = stablehlo.select %3686, %3685, %3687 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_876 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3689 = stablehlo.broadcast_in_dim %cst_876, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %3690 = stablehlo.select %1160, %3688, %3689 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %3691 = stablehlo.reshape %3690 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_877 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3692 = stablehlo.reduce(%3691 init: %cst_877) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %3693 = stablehlo.broadcast_in_dim %1092, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %3694 = stablehlo.multiply %3650, %3693 : tensor<4096x2xf32>
    %3695 = stablehlo.multiply %3694, %values_239 : tensor<4096x2xf32>
    %cst_878 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3696 = stablehlo.reduce(%3695 init: %cst_878) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %3697 = stablehlo.reshape %3696 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %3698 = stablehlo.negate %3697 : tensor<4096x1xf32>
    %3699 = stablehlo.broadcast_in_dim %1087, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %3700 = stablehlo.divide %3650, %3699 : tensor<4096x2xf32>
    %cst_879 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3701 = stablehlo.reduce(%3698 init: %cst_879) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %3702 = stablehlo.broadcast_in_dim %3701, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %3703 = stablehlo.add %3700, %3702 : tensor<4096x2xf32>
    %cst_880 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3704 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %3705 = "stablehlo.scatter"(%3704, %1085, %3703) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %3706 = stablehlo.add %3639, %3705 : tensor<4096x8xf32>
    %3707 = stablehlo.broadcast_in_dim %1084, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %3708 = stablehlo.multiply %3706, %3707 : tensor<4096x8xf32>
    %3709 = stablehlo.multiply %3708, %1077 : tensor<4096x8xf32>
    %cst_881 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3710 = stablehlo.reduce(%3709 init: %cst_881) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %3711 = stablehlo.reshape %3710 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %3712 = stablehlo.negate %3711 : tensor<4096x1xf32>
    %3713 = stablehlo.broadcast_in_dim %1079, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %3714 = stablehlo.divide %3706, %3713 : tensor<4096x8xf32>
    %cst_882 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3715 = stablehlo.reduce(%3712 init: %cst_882) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %3716 = stablehlo.broadcast_in_dim %3715, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %3717 = stablehlo.add %3714, %3716 : tensor<4096x8xf32>
    %3718 = stablehlo.multiply %3717, %1077 : tensor<4096x8xf32>
    %3719 = stablehlo.dot_general %3718, %1069, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %3720 = stablehlo.transpose %3719, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %3721 = stablehlo.dot_general %3718, %arg66, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %3722 = stablehlo.convert %3721 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %3723 = stablehlo.add %3692, %3722 : tensor<4096x768xbf16>
    %3724 = stablehlo.reshape %3723 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %3725 = stablehlo.convert %3724 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_883 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3726 = stablehlo.reduce(%3725 init: %cst_883) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3727 = stablehlo.reshape %3726 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3728 = stablehlo.reduce(%3727 init: %cst_884) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3729 = stablehlo.multiply %1060, %3725 : tensor<4x1024x768xf32>
    %cst_885 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3730 = stablehlo.reduce(%3729 init: %cst_885) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3731 = stablehlo.reshape %3730 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3732 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3733 = stablehlo.multiply %3725, %3732 : tensor<4x1024x768xf32>
    %cst_886 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3734 = stablehlo.reduce(%3731 init: %cst_886) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3735 = stablehlo.multiply %1052, %3733 : tensor<4x1024x768xf32>
    %cst_887 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3736 = stablehlo.reduce(%3735 init: %cst_887) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3737 = stablehlo.reshape %3736 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3738 = stablehlo.broadcast_in_dim %1055, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3739 = stablehlo.multiply %3733, %3738 : tensor<4x1024x768xf32>
    %3740 = stablehlo.multiply %3737, %1058 : tensor<4x1024x1xf32>
    %3741 = stablehlo.negate %3739 : tensor<4x1024x768xf32>
    %cst_888 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3742 = stablehlo.reduce(%3741 init: %cst_888) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3743 = stablehlo.reshape %3742 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_889 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3744 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3745 = stablehlo.divide %3740, %3744 : tensor<4x1024x1xf32>
    %cst_890 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3746 = stablehlo.reduce(%3745 init: %cst_890) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3747 = stablehlo.broadcast_in_dim %3746, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3748 = stablehlo.multiply %3747, %1046 : tensor<4x1024x768xf32>
    %3749 = stablehlo.negate %3748 : tensor<4x1024x768xf32>
    %cst_891 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3750 = stablehlo.reduce(%3749 init: %cst_891) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3751 = stablehlo.reshape %3750 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3752 = stablehlo.add %3739, %3748 : tensor<4x1024x768xf32>
    %3753 = stablehlo.add %3743, %3751 : tensor<4x1024x1xf32>
    %cst_892 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3754 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3755 = stablehlo.divide %3753, %3754 : tensor<4x1024x1xf32>
    %cst_893 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3756 = stablehlo.reduce(%3755 init: %cst_893) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3757 = stablehlo.broadcast_in_dim %3756, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3758 = stablehlo.add %3752, %3757 : tensor<4x1024x768xf32>
    %3759 = stablehlo.convert %3758 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3760 = stablehlo.add %3633, %3759 : tensor<4x1024x768xbf16>
    %cst_894 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3761 = stablehlo.reduce(%3760 init: %cst_894) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3762 = stablehlo.reshape %3761 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3763 = stablehlo.reduce(%3762 init: %cst_895) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3764 = stablehlo.convert %3763 : (tensor<768xbf16>) -> tensor<768xf32>
    %3765 = stablehlo.dot_general %3760, %1029, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3766 = stablehlo.transpose %3765, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3767 = stablehlo.dot_general %3760, %1030, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3768 = stablehlo.convert %3766 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3769 = stablehlo.reshape %3767 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3770 = stablehlo.transpose %3769, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3771 = stablehlo.dot_general %3770, %1006, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3772 = stablehlo.dot_general %3770, %1026, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3773 = stablehlo.transpose %3772, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3774 = stablehlo.convert %3771 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3775 = stablehlo.broadcast_in_dim %1025, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3776 = stablehlo.multiply %3774, %3775 : tensor<4x12x1024x1024xf32>
    %3777 = stablehlo.multiply %3776, %1018 : tensor<4x12x1024x1024xf32>
    %cst_896 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3778 = stablehlo.reduce(%3777 init: %cst_896) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3779 = stablehlo.reshape %3778 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3780 = stablehlo.negate %3779 : tensor<4x12x1024x1xf32>
    %3781 = stablehlo.broadcast_in_dim %1020, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3782 = stablehlo.divide %3774, %3781 : tensor<4x12x1024x1024xf32>
    %cst_897 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3783 = stablehlo.reduce(%3780 init: %cst_897) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3784 = stablehlo.broadcast_in_dim %3783, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3785 = stablehlo.add %3782, %3784 : tensor<4x12x1024x1024xf32>
    %3786 = stablehlo.multiply %3785, %1018 : tensor<4x12x1024x1024xf32>
    %3787 = call @_where_4(%1011#1, %3786) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_898 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3788 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3789 = stablehlo.multiply %3787, %3788 : tensor<4x12x1024x1024xf32>
    %3790 = stablehlo.convert %3789 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3791 = stablehlo.dot_general %3790, %1002, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3792 = stablehlo.transpose %3791, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3793 = stablehlo.dot_general %3790, %1004, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3794 = stablehlo.transpose %3793, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3795 = stablehlo.broadcast_in_dim %3773, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_899 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3796 = stablehlo.pad %3795, %cst_899, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3797 = stablehlo.broadcast_in_dim %3792, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_900 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3798 = stablehlo.pad %3797, %cst_900, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3799 = stablehlo.add %3796, %3798 : tensor<4x1024x3x12x64xbf16>
    %3800 = stablehlo.broadcast_in_dim %3794, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_901 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3801 = stablehlo.pad %3800, %cst_901, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3802 = stablehlo.add %3799, %3801 : tensor<4x1024x3x12x64xbf16>
    %3803 = stablehlo.reshape %3802 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_902 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3804 = stablehlo.reduce(%3803 init: %cst_902) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3805 = stablehlo.reshape %3804 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_903 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3806 = stablehlo.reduce(%3805 init: %cst_903) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3807 = stablehlo.convert %3806 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3808 = stablehlo.dot_general %3803, %990, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3809 = stablehlo.transpose %3808, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3810 = stablehlo.dot_general %3803, %994, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3811 = stablehlo.convert %3809 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3812 = stablehlo.convert %3810 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_904 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3813 = stablehlo.reduce(%3812 init: %cst_904) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3814 = stablehlo.reshape %3813 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_905 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3815 = stablehlo.reduce(%3814 init: %cst_905) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3816 = stablehlo.multiply %983, %3812 : tensor<4x1024x768xf32>
    %cst_906 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3817 = stablehlo.reduce(%3816 init: %cst_906) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3818 = stablehlo.reshape %3817 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3819 = stablehlo.broadcast_in_dim %984, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3820 = stablehlo.multiply %3812, %3819 : tensor<4x1024x768xf32>
    %cst_907 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3821 = stablehlo.reduce(%3818 init: %cst_907) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3822 = stablehlo.multiply %975, %3820 : tensor<4x1024x768xf32>
    %cst_908 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3823 = stablehlo.reduce(%3822 init: %cst_908) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3824 = stablehlo.reshape %3823 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3825 = stablehlo.broadcast_in_dim %978, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3826 = stablehlo.multiply %3820, %3825 : tensor<4x1024x768xf32>
    %3827 = stablehlo.multiply %3824, %981 : tensor<4x1024x1xf32>
    %3828 = stablehlo.negate %3826 : tensor<4x1024x768xf32>
    %cst_909 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3829 = stablehlo.reduce(%3828 init: %cst_909) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3830 = stablehlo.reshape %3829 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_910 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3831 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3832 = stablehlo.divide %3827, %3831 : tensor<4x1024x1xf32>
    %cst_911 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3833 = stablehlo.reduce(%3832 init: %cst_911) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3834 = stablehlo.broadcast_in_dim %3833, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3835 = stablehlo.multiply %3834, %969 : tensor<4x1024x768xf32>
    %3836 = stablehlo.negate %3835 : tensor<4x1024x768xf32>
    %cst_912 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3837 = stablehlo.reduce(%3836 init: %cst_912) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3838 = stablehlo.reshape %3837 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3839 = stablehlo.add %3826, %3835 : tensor<4x1024x768xf32>
    %3840 = stablehlo.add %3830, %3838 : tensor<4x1024x1xf32>
    %cst_913 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3841 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3842 = stablehlo.divide %3840, %3841 : tensor<4x1024x1xf32>
    %cst_914 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3843 = stablehlo.reduce(%3842 init: %cst_914) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3844 = stablehlo.broadcast_in_dim %3843, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3845 = stablehlo.add %3839, %3844 : tensor<4x1024x768xf32>
    %3846 = stablehlo.convert %3845 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3847 = stablehlo.add %3760, %3846 : tensor<4x1024x768xbf16>
    %cst_915 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3848 = stablehlo.reduce(%3847 init: %cst_915) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3849 = stablehlo.reshape %3848 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_916 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3850 = stablehlo.reduce(%3849 init: %cst_916) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3851 = stablehlo.convert %3850 : (tensor<768xbf16>) -> tensor<768xf32>
    %3852 = stablehlo.dot_general %3847, %952, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3853 = stablehlo.transpose %3852, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3854 = stablehlo.dot_general %3847, %953, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3855 = stablehlo.convert %3853 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3856 = stablehlo.multiply %934, %3854 : tensor<4x1024x3072xbf16>
    %3857 = stablehlo.multiply %3854, %951 : tensor<4x1024x3072xbf16>
    %cst_917 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3858 = stablehlo.broadcast_in_dim %cst_917, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3859 = stablehlo.multiply %3858, %3856 : tensor<4x1024x3072xbf16>
    %3860 = stablehlo.multiply %3859, %947 : tensor<4x1024x3072xbf16>
    %3861 = stablehlo.multiply %3860, %945 : tensor<4x1024x3072xbf16>
    %3862 = stablehlo.add %3860, %3861 : tensor<4x1024x3072xbf16>
    %cst_918 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3863 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3864 = stablehlo.multiply %3863, %3862 : tensor<4x1024x3072xbf16>
    %3865 = stablehlo.add %3857, %3864 : tensor<4x1024x3072xbf16>
    %cst_919 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3866 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3867 = stablehlo.multiply %3866, %3864 : tensor<4x1024x3072xbf16>
    %3868 = stablehlo.multiply %3867, %939 : tensor<4x1024x3072xbf16>
    %3869 = stablehlo.add %3865, %3868 : tensor<4x1024x3072xbf16>
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3870 = stablehlo.reduce(%3869 init: %cst_920) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3871 = stablehlo.reshape %3870 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_921 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3872 = stablehlo.reduce(%3871 init: %cst_921) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3873 = stablehlo.convert %3872 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3874 = stablehlo.dot_general %3869, %928, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3875 = stablehlo.transpose %3874, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3876 = stablehlo.dot_general %3869, %929, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3877 = stablehlo.convert %3875 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3878 = stablehlo.convert %3876 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_922 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3879 = stablehlo.reduce(%3878 init: %cst_922) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3880 = stablehlo.reshape %3879 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_923 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3881 = stablehlo.reduce(%3880 init: %cst_923) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3882 = stablehlo.multiply %921, %3878 : tensor<4x1024x768xf32>
    %cst_924 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3883 = stablehlo.reduce(%3882 init: %cst_924) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3884 = stablehlo.reshape %3883 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3885 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3886 = stablehlo.multiply %3878, %3885 : tensor<4x1024x768xf32>
    %cst_925 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3887 = stablehlo.reduce(%3884 init: %cst_925) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3888 = stablehlo.multiply %913, %3886 : tensor<4x1024x768xf32>
    %cst_926 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3889 = stablehlo.reduce(%3888 init: %cst_926) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3890 = stablehlo.reshape %3889 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3891 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3892 = stablehlo.multiply %3886, %3891 : tensor<4x1024x768xf32>
    %3893 = stablehlo.multiply %3890, %919 : tensor<4x1024x1xf32>
    %3894 = stablehlo.negate %3892 : tensor<4x1024x768xf32>
    %cst_927 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3895 = stablehlo.reduce(%3894 init: %cst_927) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3896 = stablehlo.reshape %3895 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_928 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3897 = stablehlo.broadcast_in_dim %cst_928, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3898 = stablehlo.divide %3893, %3897 : tensor<4x1024x1xf32>
    %cst_929 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3899 = stablehlo.reduce(%3898 init: %cst_929) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3900 = stablehlo.broadcast_in_dim %3899, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3901 = stablehlo.multiply %3900, %907 : tensor<4x1024x768xf32>
    %3902 = stablehlo.negate %3901 : tensor<4x1024x768xf32>
    %cst_930 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3903 = stablehlo.reduce(%3902 init: %cst_930) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3904 = stablehlo.reshape %3903 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3905 = stablehlo.add %3892, %3901 : tensor<4x1024x768xf32>
    %3906 = stablehlo.add %3896, %3904 : tensor<4x1024x1xf32>
    %cst_931 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3907 = stablehlo.broadcast_in_dim %cst_931, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3908 = stablehlo.divide %3906, %3907 : tensor<4x1024x1xf32>
    %cst_932 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3909 = stablehlo.reduce(%3908 init: %cst_932) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3910 = stablehlo.broadcast_in_dim %3909, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3911 = stablehlo.add %3905, %3910 : tensor<4x1024x768xf32>
    %3912 = stablehlo.convert %3911 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3913 = stablehlo.add %3847, %3912 : tensor<4x1024x768xbf16>
    %cst_933 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3914 = stablehlo.reduce(%3913 init: %cst_933) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3915 = stablehlo.reshape %3914 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_934 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3916 = stablehlo.reduce(%3915 init: %cst_934) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3917 = stablehlo.convert %3916 : (tensor<768xbf16>) -> tensor<768xf32>
    %3918 = stablehlo.dot_general %3913, %890, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3919 = stablehlo.transpose %3918, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3920 = stablehlo.dot_general %3913, %891, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3921 = stablehlo.convert %3919 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3922 = stablehlo.reshape %3920 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3923 = stablehlo.transpose %3922, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3924 = stablehlo.dot_general %3923, %867, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3925 = stablehlo.dot_general %3923, %887, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3926 = stablehlo.transpose %3925, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3927 = stablehlo.convert %3924 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3928 = stablehlo.broadcast_in_dim %886, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3929 = stablehlo.multiply %3927, %3928 : tensor<4x12x1024x1024xf32>
    %3930 = stablehlo.multiply %3929, %879 : tensor<4x12x1024x1024xf32>
    %cst_935 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3931 = stablehlo.reduce(%3930 init: %cst_935) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3932 = stablehlo.reshape %3931 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3933 = stablehlo.negate %3932 : tensor<4x12x1024x1xf32>
    %3934 = stablehlo.broadcast_in_dim %881, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3935 = stablehlo.divide %3927, %3934 : tensor<4x12x1024x1024xf32>
    %cst_936 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3936 = stablehlo.reduce(%3933 init: %cst_936) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3937 = stablehlo.broadcast_in_dim %3936, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3938 = stablehlo.add %3935, %3937 : tensor<4x12x1024x1024xf32>
    %3939 = stablehlo.multiply %3938, %879 : tensor<4x12x1024x1024xf32>
    %3940 = call @_where_4(%872#1, %3939) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_937 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3941 = stablehlo.broadcast_in_dim %cst_937, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3942 = stablehlo.multiply %3940, %3941 : tensor<4x12x1024x1024xf32>
    %3943 = stablehlo.convert %3942 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3944 = stablehlo.dot_general %3943, %863, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3945 = stablehlo.transpose %3944, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3946 = stablehlo.dot_general %3943, %865, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3947 = stablehlo.transpose %3946, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3948 = stablehlo.broadcast_in_dim %3926, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_938 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3949 = stablehlo.pad %3948, %cst_938, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3950 = stablehlo.broadcast_in_dim %3945, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_939 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3951 = stablehlo.pad %3950, %cst_939, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3952 = stablehlo.add %3949, %3951 : tensor<4x1024x3x12x64xbf16>
    %3953 = stablehlo.broadcast_in_dim %3947, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_940 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3954 = stablehlo.pad %3953, %cst_940, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3955 = stablehlo.add %3952, %3954 : tensor<4x1024x3x12x64xbf16>
    %3956 = stablehlo.reshape %3955 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_941 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3957 = stablehlo.reduce(%3956 init: %cst_941) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3958 = stablehlo.reshape %3957 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_942 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3959 = stablehlo.reduce(%3958 init: %cst_942) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3960 = stablehlo.convert %3959 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3961 = stablehlo.dot_general %3956, %851, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3962 = stablehlo.transpose %3961, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3963 = stablehlo.dot_general %3956, %855, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3964 = stablehlo.convert %3962 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3965 = stablehlo.convert %3963 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_943 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3966 = stablehlo.reduce(%3965 init: %cst_943) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3967 = stablehlo.reshape %3966 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_944 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3968 = stablehlo.reduce(%3967 init: %cst_944) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3969 = stablehlo.multiply %844, %3965 : tensor<4x1024x768xf32>
    %cst_945 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3970 = stablehlo.reduce(%3969 init: %cst_945) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3971 = stablehlo.reshape %3970 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3972 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3973 = stablehlo.multiply %3965, %3972 : tensor<4x1024x768xf32>
    %cst_946 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3974 = stablehlo.reduce(%3971 init: %cst_946) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3975 = stablehlo.multiply %836, %3973 : tensor<4x1024x768xf32>
    %cst_947 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3976 = stablehlo.reduce(%3975 init: %cst_947) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3977 = stablehlo.reshape %3976 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3978 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3979 = stablehlo.multiply %3973, %3978 : tensor<4x1024x768xf32>
    %3980 = stablehlo.multiply %3977, %842 : tensor<4x1024x1xf32>
    %3981 = stablehlo.negate %3979 : tensor<4x1024x768xf32>
    %cst_948 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3982 = stablehlo.reduce(%3981 init: %cst_948) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3983 = stablehlo.reshape %3982 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_949 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3984 = stablehlo.broadcast_in_dim %cst_949, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3985 = stablehlo.divide %3980, %3984 : tensor<4x1024x1xf32>
    %cst_950 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3986 = stablehlo.reduce(%3985 init: %cst_950) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3987 = stablehlo.broadcast_in_dim %3986, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3988 = stablehlo.multiply %3987, %830 : tensor<4x1024x768xf32>
    %3989 = stablehlo.negate %3988 : tensor<4x1024x768xf32>
    %cst_951 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3990 = stablehlo.reduce(%3989 init: %cst_951) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3991 = stablehlo.reshape %3990 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3992 = stablehlo.add %3979, %3988 : tensor<4x1024x768xf32>
    %3993 = stablehlo.add %3983, %3991 : tensor<4x1024x1xf32>
    %cst_952 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3994 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3995 = stablehlo.divide %3993, %3994 : tensor<4x1024x1xf32>
    %cst_953 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3996 = stablehlo.reduce(%3995 init: %cst_953) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3997 = stablehlo.broadcast_in_dim %3996, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3998 = stablehlo.add %3992, %3997 : tensor<4x1024x768xf32>
    %3999 = stablehlo.convert %3998 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4000 = stablehlo.add %3913, %3999 : tensor<4x1024x768xbf16>
    %cst_954 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4001 = stablehlo.multiply %cst_954, %2485 : tensor<f32>
    %4002 = stablehlo.broadcast_in_dim %4001, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4003 = stablehlo.multiply %812, %4002 : tensor<8xf32>
    %cst_955 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4004 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4005 = stablehlo.divide %4003, %4004 : tensor<8xf32>
    %4006 = stablehlo.broadcast_in_dim %4005, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %4007 = stablehlo.reshape %4000 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %4008 = stablehlo.convert %4007 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %4009 = stablehlo.broadcast_in_dim %4008, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %4010 = stablehlo.convert %4009 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %4011 = stablehlo.multiply %798, %4010 : tensor<4096x2x768xbf16>
    %cst_956 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4012 = stablehlo.reduce(%4011 init: %cst_956) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %4013 = stablehlo.reshape %4012 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %4014 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %4015 = stablehlo.multiply %4010, %4014 : tensor<4096x2x768xbf16>
    %4016 = stablehlo.convert %4013 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_957 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4017 = stablehlo.reduce(%4016 init: %cst_957) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %4018 = stablehlo.reshape %4015 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_958 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4019 = stablehlo.broadcast_in_dim %cst_958, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %4020 = "stablehlo.scatter"(%4019, %786, %4018) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %4021 = stablehlo.reshape %4020 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %4022 = stablehlo.dot_general %4021, %777, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %4023 = stablehlo.transpose %4022, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %4024 = stablehlo.dot_general %4021, %778, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %4025 = stablehlo.convert %4023 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %4026 = stablehlo.multiply %759, %4024 : tensor<8x1280x3072xbf16>
    %4027 = stablehlo.multiply %4024, %776 : tensor<8x1280x3072xbf16>
    %cst_959 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %4028 = stablehlo.broadcast_in_dim %cst_959, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4029 = stablehlo.multiply %4028, %4026 : tensor<8x1280x3072xbf16>
    %4030 = stablehlo.multiply %4029, %772 : tensor<8x1280x3072xbf16>
    %4031 = stablehlo.multiply %4030, %770 : tensor<8x1280x3072xbf16>
    %4032 = stablehlo.add %4030, %4031 : tensor<8x1280x3072xbf16>
    %cst_960 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %4033 = stablehlo.broadcast_in_dim %cst_960, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4034 = stablehlo.multiply %4033, %4032 : tensor<8x1280x3072xbf16>
    %4035 = stablehlo.add %4027, %4034 : tensor<8x1280x3072xbf16>
    %cst_961 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %4036 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4037 = stablehlo.multiply %4036, %4034 : tensor<8x1280x3072xbf16>
    %4038 = stablehlo.multiply %4037, %764 : tensor<8x1280x3072xbf16>
    %4039 = stablehlo.add %4035, %4038 : tensor<8x1280x3072xbf16>
    %4040 = stablehlo.dot_general %4039, %757, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %4041 = stablehlo.transpose %4040, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %4042 = stablehlo.dot_general %4039, %758, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %4043 = stablehlo.convert %4041 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %4044 = stablehlo.reshape %4042 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_962 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_963 = stablehlo.constant dense<0> : tensor<i32>
    %4045 = stablehlo.broadcast_in_dim %c_963, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %4046 = stablehlo.compare GE, %739, %4045, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %4047 = stablehlo.broadcast_in_dim %c_962, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %4048 = stablehlo.broadcast_in_dim %4047, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %4049 = stablehlo.compare LE, %739, %4048, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %4050 = stablehlo.and %4046, %4049 : tensor<8192x1xi1>
    %c_964 = stablehlo.constant dense<true> : tensor<i1>
    %4051 = stablehlo.reduce(%4050 init: %c_964) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %4052 = "stablehlo.gather"(%4044, %739) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %4053 = stablehlo.broadcast_in_dim %4051, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_965 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4054 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %4055 = stablehlo.select %4053, %4052, %4054 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_966 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4056 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %4057 = stablehlo.select %755, %4055, %4056 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %4058 = stablehlo.reshape %4057 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_967 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4059 = stablehlo.reduce(%4058 init: %cst_967) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %4060 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %4061 = stablehlo.multiply %4017, %4060 : tensor<4096x2xf32>
    %4062 = stablehlo.multiply %4061, %values_144 : tensor<4096x2xf32>
    %cst_968 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4063 = stablehlo.reduce(%4062 init: %cst_968) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %4064 = stablehlo.reshape %4063 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %4065 = stablehlo.negate %4064 : tensor<4096x1xf32>
    %4066 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %4067 = stablehlo.divide %4017, %4066 : tensor<4096x2xf32>
    %cst_969 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4068 = stablehlo.reduce(%4065 init: %cst_969) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %4069 = stablehlo.broadcast_in_dim %4068, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %4070 = stablehlo.add %4067, %4069 : tensor<4096x2xf32>
    %cst_970 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4071 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %4072 = "stablehlo.scatter"(%4071, %680, %4070) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %4073 = stablehlo.add %4006, %4072 : tensor<4096x8xf32>
    %4074 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %4075 = stablehlo.multiply %4073, %4074 : tensor<4096x8xf32>
    %4076 = stablehlo.multiply %4075, %672 : tensor<4096x8xf32>
    %cst_971 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4077 = stablehlo.reduce(%4076 init: %cst_971) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %4078 = stablehlo.reshape %4077 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %4079 = stablehlo.negate %4078 : tensor<4096x1xf32>
    %4080 = stablehlo.broadcast_in_dim %674, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %4081 = stablehlo.divide %4073, %4080 : tensor<4096x8xf32>
    %cst_972 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4082 = stablehlo.reduce(%4079 init: %cst_972) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %4083 = stablehlo.broadcast_in_dim %4082, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %4084 = stablehlo.add %4081, %4083 : tensor<4096x8xf32>
    %4085 = stablehlo.multiply %4084, %672 : tensor<4096x8xf32>
    %4086 = stablehlo.dot_general %4085, %664, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %4087 = stablehlo.transpose %4086, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %4088 = stablehlo.dot_general %4085, %arg43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %4089 = stablehlo.convert %4088 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %4090 = stablehlo.add %4059, %4089 : tensor<4096x768xbf16>
    %4091 = stablehlo.reshape %4090 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %4092 = stablehlo.convert %4091 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_973 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4093 = stablehlo.reduce(%4092 init: %cst_973) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4094 = stablehlo.reshape %4093 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_974 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4095 = stablehlo.reduce(%4094 init: %cst_974) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4096 = stablehlo.multiply %655, %4092 : tensor<4x1024x768xf32>
    %cst_975 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4097 = stablehlo.reduce(%4096 init: %cst_975) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4098 = stablehlo.reshape %4097 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4099 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4100 = stablehlo.multiply %4092, %4099 : tensor<4x1024x768xf32>
    %cst_976 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4101 = stablehlo.reduce(%4098 init: %cst_976) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4102 = stablehlo.multiply %647, %4100 : tensor<4x1024x768xf32>
    %cst_977 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4103 = stablehlo.reduce(%4102 init: %cst_977) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4104 = stablehlo.reshape %4103 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4105 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4106 = stablehlo.multiply %4100, %4105 : tensor<4x1024x768xf32>
    %4107 = stablehlo.multiply %4104, %653 : tensor<4x1024x1xf32>
    %4108 = stablehlo.negate %4106 : tensor<4x1024x768xf32>
    %cst_978 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4109 = stablehlo.reduce(%4108 init: %cst_978) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4110 = stablehlo.reshape %4109 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_979 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4111 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4112 = stablehlo.divide %4107, %4111 : tensor<4x1024x1xf32>
    %cst_980 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4113 = stablehlo.reduce(%4112 init: %cst_980) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4114 = stablehlo.broadcast_in_dim %4113, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4115 = stablehlo.multiply %4114, %641 : tensor<4x1024x768xf32>
    %4116 = stablehlo.negate %4115 : tensor<4x1024x768xf32>
    %cst_981 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4117 = stablehlo.reduce(%4116 init: %cst_981) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4118 = stablehlo.reshape %4117 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4119 = stablehlo.add %4106, %4115 : tensor<4x1024x768xf32>
    %4120 = stablehlo.add %4110, %4118 : tensor<4x1024x1xf32>
    %cst_982 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4121 = stablehlo.broadcast_in_dim %cst_982, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4122 = stablehlo.divide %4120, %4121 : tensor<4x1024x1xf32>
    %cst_983 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4123 = stablehlo.reduce(%4122 init: %cst_983) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4124 = stablehlo.broadcast_in_dim %4123, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4125 = stablehlo.add %4119, %4124 : tensor<4x1024x768xf32>
    %4126 = stablehlo.convert %4125 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4127 = stablehlo.add %4000, %4126 : tensor<4x1024x768xbf16>
    %cst_984 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4128 = stablehlo.reduce(%4127 init: %cst_984) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4129 = stablehlo.reshape %4128 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_985 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4130 = stablehlo.reduce(%4129 init: %cst_985) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4131 = stablehlo.convert %4130 : (tensor<768xbf16>) -> tensor<768xf32>
    %4132 = stablehlo.dot_general %4127, %624, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %4133 = stablehlo.transpose %4132, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %4134 = stablehlo.dot_general %4127, %625, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %4135 = stablehlo.convert %4133 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %4136 = stablehlo.reshape %4134 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %4137 = stablehlo.transpose %4136, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %4138 = stablehlo.dot_general %4137, %601, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %4139 = stablehlo.dot_general %4137, %621, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %4140 = stablehlo.transpose %4139, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %4141 = stablehlo.convert %4138 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %4142 = stablehlo.broadcast_in_dim %620, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4143 = stablehlo.multiply %4141, %4142 : tensor<4x12x1024x1024xf32>
    %4144 = stablehlo.multiply %4143, %613 : tensor<4x12x1024x1024xf32>
    %cst_986 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4145 = stablehlo.reduce(%4144 init: %cst_986) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4146 = stablehlo.reshape %4145 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %4147 = stablehlo.negate %4146 : tensor<4x12x1024x1xf32>
    %4148 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4149 = stablehlo.divide %4141, %4148 : tensor<4x12x1024x1024xf32>
    %cst_987 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4150 = stablehlo.reduce(%4147 init: %cst_987) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4151 = stablehlo.broadcast_in_dim %4150, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %4152 = stablehlo.add %4149, %4151 : tensor<4x12x1024x1024xf32>
    %4153 = stablehlo.multiply %4152, %613 : tensor<4x12x1024x1024xf32>
    %4154 = call @_where_4(%606#1, %4153) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_988 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %4155 = stablehlo.broadcast_in_dim %cst_988, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %4156 = stablehlo.multiply %4154, %4155 : tensor<4x12x1024x1024xf32>
    %4157 = stablehlo.convert %4156 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %4158 = stablehlo.dot_general %4157, %597, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4159 = stablehlo.transpose %4158, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4160 = stablehlo.dot_general %4157, %599, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4161 = stablehlo.transpose %4160, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4162 = stablehlo.broadcast_in_dim %4140, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_989 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4163 = stablehlo.pad %4162, %cst_989, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4164 = stablehlo.broadcast_in_dim %4159, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_990 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4165 = stablehlo.pad %4164, %cst_990, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4166 = stablehlo.add %4163, %4165 : tensor<4x1024x3x12x64xbf16>
    %4167 = stablehlo.broadcast_in_dim %4161, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_991 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4168 = stablehlo.pad %4167, %cst_991, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4169 = stablehlo.add %4166, %4168 : tensor<4x1024x3x12x64xbf16>
    %4170 = stablehlo.reshape %4169 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_992 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4171 = stablehlo.reduce(%4170 init: %cst_992) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4172 = stablehlo.reshape %4171 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_993 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4173 = stablehlo.reduce(%4172 init: %cst_993) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4174 = stablehlo.convert %4173 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %4175 = stablehlo.dot_general %4170, %585, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %4176 = stablehlo.transpose %4175, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %4177 = stablehlo.dot_general %4170, %589, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %4178 = stablehlo.convert %4176 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %4179 = stablehlo.convert %4177 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_994 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4180 = stablehlo.reduce(%4179 init: %cst_994) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4181 = stablehlo.reshape %4180 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_995 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4182 = stablehlo.reduce(%4181 init: %cst_995) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4183 = stablehlo.multiply %578, %4179 : tensor<4x1024x768xf32>
    %cst_996 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4184 = stablehlo.reduce(%4183 init: %cst_996) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4185 = stablehlo.reshape %4184 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4186 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4187 = stablehlo.multiply %4179, %4186 : tensor<4x1024x768xf32>
    %cst_997 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4188 = stablehlo.reduce(%4185 init: %cst_997) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4189 = stablehlo.multiply %570, %4187 : tensor<4x1024x768xf32>
    %cst_998 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4190 = stablehlo.reduce(%4189 init: %cst_998) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4191 = stablehlo.reshape %4190 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4192 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4193 = stablehlo.multiply %4187, %4192 : tensor<4x1024x768xf32>
    %4194 = stablehlo.multiply %4191, %576 : tensor<4x1024x1xf32>
    %4195 = stablehlo.negate %4193 : tensor<4x1024x768xf32>
    %cst_999 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4196 = stablehlo.reduce(%4195 init: %cst_999) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4197 = stablehlo.reshape %4196 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1000 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4198 = stablehlo.broadcast_in_dim %cst_1000, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4199 = stablehlo.divide %4194, %4198 : tensor<4x1024x1xf32>
    %cst_1001 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4200 = stablehlo.reduce(%4199 init: %cst_1001) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4201 = stablehlo.broadcast_in_dim %4200, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4202 = stablehlo.multiply %4201, %564 : tensor<4x1024x768xf32>
    %4203 = stablehlo.negate %4202 : tensor<4x1024x768xf32>
    %cst_1002 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4204 = stablehlo.reduce(%4203 init: %cst_1002) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4205 = stablehlo.reshape %4204 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4206 = stablehlo.add %4193, %4202 : tensor<4x1024x768xf32>
    %4207 = stablehlo.add %4197, %4205 : tensor<4x1024x1xf32>
    %cst_1003 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4208 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4209 = stablehlo.divide %4207, %4208 : tensor<4x1024x1xf32>
    %cst_1004 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4210 = stablehlo.reduce(%4209 init: %cst_1004) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4211 = stablehlo.broadcast_in_dim %4210, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4212 = stablehlo.add %4206, %4211 : tensor<4x1024x768xf32>
    %4213 = stablehlo.convert %4212 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4214 = stablehlo.add %4127, %4213 : tensor<4x1024x768xbf16>
    %cst_1005 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4215 = stablehlo.reduce(%4214 init: %cst_1005) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4216 = stablehlo.reshape %4215 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_1006 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4217 = stablehlo.reduce(%4216 init: %cst_1006) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4218 = stablehlo.convert %4217 : (tensor<768xbf16>) -> tensor<768xf32>
    %4219 = stablehlo.dot_general %4214, %547, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %4220 = stablehlo.transpose %4219, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %4221 = stablehlo.dot_general %4214, %548, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %4222 = stablehlo.convert %4220 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %4223 = stablehlo.multiply %529, %4221 : tensor<4x1024x3072xbf16>
    %4224 = stablehlo.multiply %4221, %546 : tensor<4x1024x3072xbf16>
    %cst_1007 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %4225 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4226 = stablehlo.multiply %4225, %4223 : tensor<4x1024x3072xbf16>
    %4227 = stablehlo.multiply %4226, %542 : tensor<4x1024x3072xbf16>
    %4228 = stablehlo.multiply %4227, %540 : tensor<4x1024x3072xbf16>
    %4229 = stablehlo.add %4227, %4228 : tensor<4x1024x3072xbf16>
    %cst_1008 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %4230 = stablehlo.broadcast_in_dim %cst_1008, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4231 = stablehlo.multiply %4230, %4229 : tensor<4x1024x3072xbf16>
    %4232 = stablehlo.add %4224, %4231 : tensor<4x1024x3072xbf16>
    %cst_1009 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %4233 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4234 = stablehlo.multiply %4233, %4231 : tensor<4x1024x3072xbf16>
    %4235 = stablehlo.multiply %4234, %534 : tensor<4x1024x3072xbf16>
    %4236 = stablehlo.add %4232, %4235 : tensor<4x1024x3072xbf16>
    %cst_1010 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4237 = stablehlo.reduce(%4236 init: %cst_1010) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %4238 = stablehlo.reshape %4237 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_1011 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4239 = stablehlo.reduce(%4238 init: %cst_1011) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %4240 = stablehlo.convert %4239 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %4241 = stablehlo.dot_general %4236, %523, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %4242 = stablehlo.transpose %4241, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %4243 = stablehlo.dot_general %4236, %524, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %4244 = stablehlo.convert %4242 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %4245 = stablehlo.convert %4243 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1012 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4246 = stablehlo.reduce(%4245 init: %cst_1012) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4247 = stablehlo.reshape %4246 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1013 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4248 = stablehlo.reduce(%4247 init: %cst_1013) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4249 = stablehlo.multiply %516, %4245 : tensor<4x1024x768xf32>
    %cst_1014 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4250 = stablehlo.reduce(%4249 init: %cst_1014) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4251 = stablehlo.reshape %4250 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4252 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4253 = stablehlo.multiply %4245, %4252 : tensor<4x1024x768xf32>
    %cst_1015 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4254 = stablehlo.reduce(%4251 init: %cst_1015) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4255 = stablehlo.multiply %508, %4253 : tensor<4x1024x768xf32>
    %cst_1016 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4256 = stablehlo.reduce(%4255 init: %cst_1016) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4257 = stablehlo.reshape %4256 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4258 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4259 = stablehlo.multiply %4253, %4258 : tensor<4x1024x768xf32>
    %4260 = stablehlo.multiply %4257, %514 : tensor<4x1024x1xf32>
    %4261 = stablehlo.negate %4259 : tensor<4x1024x768xf32>
    %cst_1017 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4262 = stablehlo.reduce(%4261 init: %cst_1017) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4263 = stablehlo.reshape %4262 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1018 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4264 = stablehlo.broadcast_in_dim %cst_1018, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4265 = stablehlo.divide %4260, %4264 : tensor<4x1024x1xf32>
    %cst_1019 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4266 = stablehlo.reduce(%4265 init: %cst_1019) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4267 = stablehlo.broadcast_in_dim %4266, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4268 = stablehlo.multiply %4267, %502 : tensor<4x1024x768xf32>
    %4269 = stablehlo.negate %4268 : tensor<4x1024x768xf32>
    %cst_1020 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4270 = stablehlo.reduce(%4269 init: %cst_1020) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4271 = stablehlo.reshape %4270 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4272 = stablehlo.add %4259, %4268 : tensor<4x1024x768xf32>
    %4273 = stablehlo.add %4263, %4271 : tensor<4x1024x1xf32>
    %cst_1021 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4274 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4275 = stablehlo.divide %4273, %4274 : tensor<4x1024x1xf32>
    %cst_1022 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4276 = stablehlo.reduce(%4275 init: %cst_1022) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4277 = stablehlo.broadcast_in_dim %4276, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4278 = stablehlo.add %4272, %4277 : tensor<4x1024x768xf32>
    %4279 = stablehlo.convert %4278 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4280 = stablehlo.add %4214, %4279 : tensor<4x1024x768xbf16>
    %cst_1023 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4281 = stablehlo.reduce(%4280 init: %cst_1023) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4282 = stablehlo.reshape %4281 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_1024 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4283 = stablehlo.reduce(%4282 init: %cst_1024) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4284 = stablehlo.convert %4283 : (tensor<768xbf16>) -> tensor<768xf32>
    %4285 = stablehlo.dot_general %4280, %485, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %4286 = stablehlo.transpose %4285, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %4287 = stablehlo.dot_general %4280, %486, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %4288 = stablehlo.convert %4286 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %4289 = stablehlo.reshape %4287 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %4290 = stablehlo.transpose %4289, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %4291 = stablehlo.dot_general %4290, %462, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %4292 = stablehlo.dot_general %4290, %482, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %4293 = stablehlo.transpose %4292, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %4294 = stablehlo.convert %4291 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %4295 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4296 = stablehlo.multiply %4294, %4295 : tensor<4x12x1024x1024xf32>
    %4297 = stablehlo.multiply %4296, %474 : tensor<4x12x1024x1024xf32>
    %cst_1025 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4298 = stablehlo.reduce(%4297 init: %cst_1025) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4299 = stablehlo.reshape %4298 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %4300 = stablehlo.negate %4299 : tensor<4x12x1024x1xf32>
    %4301 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4302 = stablehlo.divide %4294, %4301 : tensor<4x12x1024x1024xf32>
    %cst_1026 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4303 = stablehlo.reduce(%4300 init: %cst_1026) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4304 = stablehlo.broadcast_in_dim %4303, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %4305 = stablehlo.add %4302, %4304 : tensor<4x12x1024x1024xf32>
    %4306 = stablehlo.multiply %4305, %474 : tensor<4x12x1024x1024xf32>
    %4307 = call @_where_4(%467#1, %4306) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_1027 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %4308 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %4309 = stablehlo.multiply %4307, %4308 : tensor<4x12x1024x1024xf32>
    %4310 = stablehlo.convert %4309 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %4311 = stablehlo.dot_general %4310, %458, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4312 = stablehlo.transpose %4311, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4313 = stablehlo.dot_general %4310, %460, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4314 = stablehlo.transpose %4313, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4315 = stablehlo.broadcast_in_dim %4293, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1028 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4316 = stablehlo.pad %4315, %cst_1028, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4317 = stablehlo.broadcast_in_dim %4312, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1029 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4318 = stablehlo.pad %4317, %cst_1029, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4319 = stablehlo.add %4316, %4318 : tensor<4x1024x3x12x64xbf16>
    %4320 = stablehlo.broadcast_in_dim %4314, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1030 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4321 = stablehlo.pad %4320, %cst_1030, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4322 = stablehlo.add %4319, %4321 : tensor<4x1024x3x12x64xbf16>
    %4323 = stablehlo.reshape %4322 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_1031 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4324 = stablehlo.reduce(%4323 init: %cst_1031) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4325 = stablehlo.reshape %4324 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_1032 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4326 = stablehlo.reduce(%4325 init: %cst_1032) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4327 = stablehlo.convert %4326 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %4328 = stablehlo.dot_general %4323, %446, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %4329 = stablehlo.transpose %4328, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %4330 = stablehlo.dot_general %4323, %450, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %4331 = stablehlo.convert %4329 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %4332 = stablehlo.convert %4330 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1033 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4333 = stablehlo.reduce(%4332 init: %cst_1033) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4334 = stablehlo.reshape %4333 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1034 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4335 = stablehlo.reduce(%4334 init: %cst_1034) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4336 = stablehlo.multiply %439, %4332 : tensor<4x1024x768xf32>
    %cst_1035 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4337 = stablehlo.reduce(%4336 init: %cst_1035) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4338 = stablehlo.reshape %4337 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4339 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4340 = stablehlo.multiply %4332, %4339 : tensor<4x1024x768xf32>
    %cst_1036 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4341 = stablehlo.reduce(%4338 init: %cst_1036) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4342 = stablehlo.multiply %431, %4340 : tensor<4x1024x768xf32>
    %cst_1037 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4343 = stablehlo.reduce(%4342 init: %cst_1037) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4344 = stablehlo.reshape %4343 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4345 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4346 = stablehlo.multiply %4340, %4345 : tensor<4x1024x768xf32>
    %4347 = stablehlo.multiply %4344, %437 : tensor<4x1024x1xf32>
    %4348 = stablehlo.negate %4346 : tensor<4x1024x768xf32>
    %cst_1038 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4349 = stablehlo.reduce(%4348 init: %cst_1038) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4350 = stablehlo.reshape %4349 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1039 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4351 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4352 = stablehlo.divide %4347, %4351 : tensor<4x1024x1xf32>
    %cst_1040 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4353 = stablehlo.reduce(%4352 init: %cst_1040) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4354 = stablehlo.broadcast_in_dim %4353, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4355 = stablehlo.multiply %4354, %425 : tensor<4x1024x768xf32>
    %4356 = stablehlo.negate %4355 : tensor<4x1024x768xf32>
    %cst_1041 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4357 = stablehlo.reduce(%4356 init: %cst_1041) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4358 = stablehlo.reshape %4357 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4359 = stablehlo.add %4346, %4355 : tensor<4x1024x768xf32>
    %4360 = stablehlo.add %4350, %4358 : tensor<4x1024x1xf32>
    %cst_1042 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4361 = stablehlo.broadcast_in_dim %cst_1042, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4362 = stablehlo.divide %4360, %4361 : tensor<4x1024x1xf32>
    %cst_1043 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4363 = stablehlo.reduce(%4362 init: %cst_1043) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4364 = stablehlo.broadcast_in_dim %4363, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4365 = stablehlo.add %4359, %4364 : tensor<4x1024x768xf32>
    %4366 = stablehlo.convert %4365 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4367 = stablehlo.add %4280, %4366 : tensor<4x1024x768xbf16>
    %cst_1044 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4368 = stablehlo.multiply %cst_1044, %2485 : tensor<f32>
    %4369 = stablehlo.broadcast_in_dim %4368, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4370 = stablehlo.multiply %407, %4369 : tensor<8xf32>
    %cst_1045 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4371 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4372 = stablehlo.divide %4370, %4371 : tensor<8xf32>
    %4373 = stablehlo.broadcast_in_dim %4372, dims = [1] : (tensor<8xf32>) -> tensor<4096x8xf32>
    %4374 = stablehlo.reshape %4367 : (tensor<4x1024x768xbf16>) -> tensor<4096x768xbf16>
    %4375 = stablehlo.convert %4374 : (tensor<4096x768xbf16>) -> tensor<4096x768xf32>
    %4376 = stablehlo.broadcast_in_dim %4375, dims = [0, 2] : (tensor<4096x768xf32>) -> tensor<4096x2x768xf32>
    %4377 = stablehlo.convert %4376 : (tensor<4096x2x768xf32>) -> tensor<4096x2x768xbf16>
    %4378 = stablehlo.multiply %393, %4377 : tensor<4096x2x768xbf16>
    %cst_1046 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4379 = stablehlo.reduce(%4378 init: %cst_1046) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x2xbf16>
    %4380 = stablehlo.reshape %4379 : (tensor<4096x2xbf16>) -> tensor<4096x2x1xbf16>
    %4381 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<4096x2x1xbf16>) -> tensor<4096x2x768xbf16>
    %4382 = stablehlo.multiply %4377, %4381 : tensor<4096x2x768xbf16>
    %4383 = stablehlo.convert %4380 : (tensor<4096x2x1xbf16>) -> tensor<4096x2x1xf32>
    %cst_1047 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4384 = stablehlo.reduce(%4383 init: %cst_1047) applies stablehlo.add across dimensions = [2] : (tensor<4096x2x1xf32>, tensor<f32>) -> tensor<4096x2xf32>
    %4385 = stablehlo.reshape %4382 : (tensor<4096x2x768xbf16>) -> tensor<8192x768xbf16>
    %cst_1048 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4386 = stablehlo.broadcast_in_dim %cst_1048, dims = [] : (tensor<bf16>) -> tensor<10240x768xbf16>
    %4387 = "stablehlo.scatter"(%4386, %381, %4385) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<bf16>
      stablehlo.return %4892 : tensor<bf16>
    }) : (tensor<10240x768xbf16>, tensor<8192x1xi32>, tensor<8192x768xbf16>) -> tensor<10240x768xbf16>
    %4388 = stablehlo.reshape %4387 : (tensor<10240x768xbf16>) -> tensor<8x1280x768xbf16>
    %4389 = stablehlo.dot_general %4388, %372, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x1280x3072xbf16>) -> tensor<8x768x3072xbf16>
    %4390 = stablehlo.transpose %4389, dims = [0, 2, 1] : (tensor<8x768x3072xbf16>) -> tensor<8x3072x768xbf16>
    %4391 = stablehlo.dot_general %4388, %373, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x768xbf16>, tensor<8x3072x768xbf16>) -> tensor<8x1280x3072xbf16>
    %4392 = stablehlo.convert %4390 : (tensor<8x3072x768xbf16>) -> tensor<8x3072x768xf32>
    %4393 = stablehlo.multiply %354, %4391 : tensor<8x1280x3072xbf16>
    %4394 = stablehlo.multiply %4391, %371 : tensor<8x1280x3072xbf16>
    %cst_1049 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %4395 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4396 = stablehlo.multiply %4395, %4393 : tensor<8x1280x3072xbf16>
    %4397 = stablehlo.multiply %4396, %367 : tensor<8x1280x3072xbf16>
    %4398 = stablehlo.multiply %4397, %365 : tensor<8x1280x3072xbf16>
    %4399 = stablehlo.add %4397, %4398 : tensor<8x1280x3072xbf16>
    %cst_1050 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %4400 = stablehlo.broadcast_in_dim %cst_1050, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4401 = stablehlo.multiply %4400, %4399 : tensor<8x1280x3072xbf16>
    %4402 = stablehlo.add %4394, %4401 : tensor<8x1280x3072xbf16>
    %cst_1051 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %4403 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<bf16>) -> tensor<8x1280x3072xbf16>
    %4404 = stablehlo.multiply %4403, %4401 : tensor<8x1280x3072xbf16>
    %4405 = stablehlo.multiply %4404, %359 : tensor<8x1280x3072xbf16>
    %4406 = stablehlo.add %4402, %4405 : tensor<8x1280x3072xbf16>
    %4407 = stablehlo.dot_general %4406, %352, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x1280x768xbf16>) -> tensor<8x3072x768xbf16>
    %4408 = stablehlo.transpose %4407, dims = [0, 2, 1] : (tensor<8x3072x768xbf16>) -> tensor<8x768x3072xbf16>
    %4409 = stablehlo.dot_general %4406, %353, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x1280x3072xbf16>, tensor<8x768x3072xbf16>) -> tensor<8x1280x768xbf16>
    %4410 = stablehlo.convert %4408 : (tensor<8x768x3072xbf16>) -> tensor<8x768x3072xf32>
    %4411 = stablehlo.reshape %4409 : (tensor<8x1280x768xbf16>) -> tensor<10240x768xbf16>
    %c_1052 = stablehlo.constant dense<10239> : tensor<1xi32>
    %c_1053 = stablehlo.constant dense<0> : tensor<i32>
    %4412 = stablehlo.broadcast_in_dim %c_1053, dims = [] : (tensor<i32>) -> tensor<8192x1xi32>
    %4413 = stablehlo.compare GE, %334, %4412, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %4414 = stablehlo.broadcast_in_dim %c_1052, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %4415 = stablehlo.broadcast_in_dim %4414, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8192x1xi32>
    %4416 = stablehlo.compare LE, %334, %4415, SIGNED : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x1xi1>
    %4417 = stablehlo.and %4413, %4416 : tensor<8192x1xi1>
    %c_1054 = stablehlo.constant dense<true> : tensor<i1>
    %4418 = stablehlo.reduce(%4417 init: %c_1054) applies stablehlo.and across dimensions = [1] : (tensor<8192x1xi1>, tensor<i1>) -> tensor<8192xi1>
    %4419 = "stablehlo.gather"(%4411, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<10240x768xbf16>, tensor<8192x1xi32>) -> tensor<8192x768xbf16>
    %4420 = stablehlo.broadcast_in_dim %4418, dims = [0] : (tensor<8192xi1>) -> tensor<8192x768xi1>
    %cst_1055 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4421 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %4422 = stablehlo.select %4420, %4419, %4421 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %cst_1056 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4423 = stablehlo.broadcast_in_dim %cst_1056, dims = [] : (tensor<bf16>) -> tensor<8192x768xbf16>
    %4424 = stablehlo.select %350, %4422, %4423 : tensor<8192x768xi1>, tensor<8192x768xbf16>
    %4425 = stablehlo.reshape %4424 : (tensor<8192x768xbf16>) -> tensor<4096x2x768xbf16>
    %cst_1057 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4426 = stablehlo.reduce(%4425 init: %cst_1057) applies stablehlo.add across dimensions = [1] : (tensor<4096x2x768xbf16>, tensor<bf16>) -> tensor<4096x768xbf16>
    %4427 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %4428 = stablehlo.multiply %4384, %4427 : tensor<4096x2xf32>
    %4429 = stablehlo.multiply %4428, %values : tensor<4096x2xf32>
    %cst_1058 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4430 = stablehlo.reduce(%4429 init: %cst_1058) applies stablehlo.add across dimensions = [1] : (tensor<4096x2xf32>, tensor<f32>) -> tensor<4096xf32>
    %4431 = stablehlo.reshape %4430 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %4432 = stablehlo.negate %4431 : tensor<4096x1xf32>
    %4433 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x2xf32>
    %4434 = stablehlo.divide %4384, %4433 : tensor<4096x2xf32>
    %cst_1059 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4435 = stablehlo.reduce(%4432 init: %cst_1059) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %4436 = stablehlo.broadcast_in_dim %4435, dims = [0] : (tensor<4096xf32>) -> tensor<4096x2xf32>
    %4437 = stablehlo.add %4434, %4436 : tensor<4096x2xf32>
    %cst_1060 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4438 = stablehlo.broadcast_in_dim %cst_1060, dims = [] : (tensor<f32>) -> tensor<4096x8xf32>
    %4439 = "stablehlo.scatter"(%4438, %275, %4437) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<4096x8xf32>, tensor<4096x2x1xi32>, tensor<4096x2xf32>) -> tensor<4096x8xf32>
    %4440 = stablehlo.add %4373, %4439 : tensor<4096x8xf32>
    %4441 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %4442 = stablehlo.multiply %4440, %4441 : tensor<4096x8xf32>
    %4443 = stablehlo.multiply %4442, %267 : tensor<4096x8xf32>
    %cst_1061 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4444 = stablehlo.reduce(%4443 init: %cst_1061) applies stablehlo.add across dimensions = [1] : (tensor<4096x8xf32>, tensor<f32>) -> tensor<4096xf32>
    %4445 = stablehlo.reshape %4444 : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %4446 = stablehlo.negate %4445 : tensor<4096x1xf32>
    %4447 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x8xf32>
    %4448 = stablehlo.divide %4440, %4447 : tensor<4096x8xf32>
    %cst_1062 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4449 = stablehlo.reduce(%4446 init: %cst_1062) applies stablehlo.add across dimensions = [1] : (tensor<4096x1xf32>, tensor<f32>) -> tensor<4096xf32>
    %4450 = stablehlo.broadcast_in_dim %4449, dims = [0] : (tensor<4096xf32>) -> tensor<4096x8xf32>
    %4451 = stablehlo.add %4448, %4450 : tensor<4096x8xf32>
    %4452 = stablehlo.multiply %4451, %267 : tensor<4096x8xf32>
    %4453 = stablehlo.dot_general %4452, %259, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<4096x768xf32>) -> tensor<8x768xf32>
    %4454 = stablehlo.transpose %4453, dims = [1, 0] : (tensor<8x768xf32>) -> tensor<768x8xf32>
    %4455 = stablehlo.dot_general %4452, %arg20, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4096x8xf32>, tensor<768x8xf32>) -> tensor<4096x768xf32>
    %4456 = stablehlo.convert %4455 : (tensor<4096x768xf32>) -> tensor<4096x768xbf16>
    %4457 = stablehlo.add %4426, %4456 : tensor<4096x768xbf16>
    %4458 = stablehlo.reshape %4457 : (tensor<4096x768xbf16>) -> tensor<4x1024x768xbf16>
    %4459 = stablehlo.convert %4458 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1063 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4460 = stablehlo.reduce(%4459 init: %cst_1063) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4461 = stablehlo.reshape %4460 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1064 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4462 = stablehlo.reduce(%4461 init: %cst_1064) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4463 = stablehlo.multiply %250, %4459 : tensor<4x1024x768xf32>
    %cst_1065 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4464 = stablehlo.reduce(%4463 init: %cst_1065) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4465 = stablehlo.reshape %4464 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4466 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4467 = stablehlo.multiply %4459, %4466 : tensor<4x1024x768xf32>
    %cst_1066 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4468 = stablehlo.reduce(%4465 init: %cst_1066) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4469 = stablehlo.multiply %242, %4467 : tensor<4x1024x768xf32>
    %cst_1067 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4470 = stablehlo.reduce(%4469 init: %cst_1067) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4471 = stablehlo.reshape %4470 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4472 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4473 = stablehlo.multiply %4467, %4472 : tensor<4x1024x768xf32>
    %4474 = stablehlo.multiply %4471, %248 : tensor<4x1024x1xf32>
    %4475 = stablehlo.negate %4473 : tensor<4x1024x768xf32>
    %cst_1068 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4476 = stablehlo.reduce(%4475 init: %cst_1068) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4477 = stablehlo.reshape %4476 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1069 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4478 = stablehlo.broadcast_in_dim %cst_1069, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4479 = stablehlo.divide %4474, %4478 : tensor<4x1024x1xf32>
    %cst_1070 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4480 = stablehlo.reduce(%4479 init: %cst_1070) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4481 = stablehlo.broadcast_in_dim %4480, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4482 = stablehlo.multiply %4481, %236 : tensor<4x1024x768xf32>
    %4483 = stablehlo.negate %4482 : tensor<4x1024x768xf32>
    %cst_1071 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4484 = stablehlo.reduce(%4483 init: %cst_1071) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4485 = stablehlo.reshape %4484 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4486 = stablehlo.add %4473, %4482 : tensor<4x1024x768xf32>
    %4487 = stablehlo.add %4477, %4485 : tensor<4x1024x1xf32>
    %cst_1072 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4488 = stablehlo.broadcast_in_dim %cst_1072, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4489 = stablehlo.divide %4487, %4488 : tensor<4x1024x1xf32>
    %cst_1073 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4490 = stablehlo.reduce(%4489 init: %cst_1073) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4491 = stablehlo.broadcast_in_dim %4490, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4492 = stablehlo.add %4486, %4491 : tensor<4x1024x768xf32>
    %4493 = stablehlo.convert %4492 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4494 = stablehlo.add %4367, %4493 : tensor<4x1024x768xbf16>
    %cst_1074 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4495 = stablehlo.reduce(%4494 init: %cst_1074) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4496 = stablehlo.reshape %4495 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_1075 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4497 = stablehlo.reduce(%4496 init: %cst_1075) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4498 = stablehlo.convert %4497 : (tensor<768xbf16>) -> tensor<768xf32>
    %4499 = stablehlo.dot_general %4494, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %4500 = stablehlo.transpose %4499, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %4501 = stablehlo.dot_general %4494, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %4502 = stablehlo.convert %4500 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %4503 = stablehlo.reshape %4501 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %4504 = stablehlo.transpose %4503, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %4505 = stablehlo.dot_general %4504, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %4506 = stablehlo.dot_general %4504, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %4507 = stablehlo.transpose %4506, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %4508 = stablehlo.convert %4505 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %4509 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4510 = stablehlo.multiply %4508, %4509 : tensor<4x12x1024x1024xf32>
    %4511 = stablehlo.multiply %4510, %208 : tensor<4x12x1024x1024xf32>
    %cst_1076 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4512 = stablehlo.reduce(%4511 init: %cst_1076) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4513 = stablehlo.reshape %4512 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %4514 = stablehlo.negate %4513 : tensor<4x12x1024x1xf32>
    %4515 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4516 = stablehlo.divide %4508, %4515 : tensor<4x12x1024x1024xf32>
    %cst_1077 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4517 = stablehlo.reduce(%4514 init: %cst_1077) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4518 = stablehlo.broadcast_in_dim %4517, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %4519 = stablehlo.add %4516, %4518 : tensor<4x12x1024x1024xf32>
    %4520 = stablehlo.multiply %4519, %208 : tensor<4x12x1024x1024xf32>
    %4521 = call @_where_4(%201#1, %4520) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_1078 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %4522 = stablehlo.broadcast_in_dim %cst_1078, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %4523 = stablehlo.multiply %4521, %4522 : tensor<4x12x1024x1024xf32>
    %4524 = stablehlo.convert %4523 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %4525 = stablehlo.dot_general %4524, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4526 = stablehlo.transpose %4525, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4527 = stablehlo.dot_general %4524, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4528 = stablehlo.transpose %4527, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4529 = stablehlo.broadcast_in_dim %4507, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1079 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4530 = stablehlo.pad %4529, %cst_1079, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4531 = stablehlo.broadcast_in_dim %4526, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1080 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4532 = stablehlo.pad %4531, %cst_1080, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4533 = stablehlo.add %4530, %4532 : tensor<4x1024x3x12x64xbf16>
    %4534 = stablehlo.broadcast_in_dim %4528, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1081 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4535 = stablehlo.pad %4534, %cst_1081, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4536 = stablehlo.add %4533, %4535 : tensor<4x1024x3x12x64xbf16>
    %4537 = stablehlo.reshape %4536 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_1082 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4538 = stablehlo.reduce(%4537 init: %cst_1082) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4539 = stablehlo.reshape %4538 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_1083 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4540 = stablehlo.reduce(%4539 init: %cst_1083) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4541 = stablehlo.convert %4540 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %4542 = stablehlo.dot_general %4537, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %4543 = stablehlo.transpose %4542, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %4544 = stablehlo.dot_general %4537, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %4545 = stablehlo.convert %4543 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %4546 = stablehlo.convert %4544 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1084 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4547 = stablehlo.reduce(%4546 init: %cst_1084) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4548 = stablehlo.reshape %4547 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1085 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4549 = stablehlo.reduce(%4548 init: %cst_1085) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4550 = stablehlo.multiply %173, %4546 : tensor<4x1024x768xf32>
    %cst_1086 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4551 = stablehlo.reduce(%4550 init: %cst_1086) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4552 = stablehlo.reshape %4551 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4553 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4554 = stablehlo.multiply %4546, %4553 : tensor<4x1024x768xf32>
    %cst_1087 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4555 = stablehlo.reduce(%4552 init: %cst_1087) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4556 = stablehlo.multiply %165, %4554 : tensor<4x1024x768xf32>
    %cst_1088 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4557 = stablehlo.reduce(%4556 init: %cst_1088) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4558 = stablehlo.reshape %4557 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4559 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4560 = stablehlo.multiply %4554, %4559 : tensor<4x1024x768xf32>
    %4561 = stablehlo.multiply %4558, %171 : tensor<4x1024x1xf32>
    %4562 = stablehlo.negate %4560 : tensor<4x1024x768xf32>
    %cst_1089 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4563 = stablehlo.reduce(%4562 init: %cst_1089) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4564 = stablehlo.reshape %4563 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1090 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4565 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4566 = stablehlo.divide %4561, %4565 : tensor<4x1024x1xf32>
    %cst_1091 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4567 = stablehlo.reduce(%4566 init: %cst_1091) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4568 = stablehlo.broadcast_in_dim %4567, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4569 = stablehlo.multiply %4568, %159 : tensor<4x1024x768xf32>
    %4570 = stablehlo.negate %4569 : tensor<4x1024x768xf32>
    %cst_1092 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4571 = stablehlo.reduce(%4570 init: %cst_1092) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4572 = stablehlo.reshape %4571 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4573 = stablehlo.add %4560, %4569 : tensor<4x1024x768xf32>
    %4574 = stablehlo.add %4564, %4572 : tensor<4x1024x1xf32>
    %cst_1093 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4575 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4576 = stablehlo.divide %4574, %4575 : tensor<4x1024x1xf32>
    %cst_1094 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4577 = stablehlo.reduce(%4576 init: %cst_1094) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4578 = stablehlo.broadcast_in_dim %4577, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4579 = stablehlo.add %4573, %4578 : tensor<4x1024x768xf32>
    %4580 = stablehlo.convert %4579 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4581 = stablehlo.add %4494, %4580 : tensor<4x1024x768xbf16>
    %cst_1095 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4582 = stablehlo.reduce(%4581 init: %cst_1095) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4583 = stablehlo.reshape %4582 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_1096 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4584 = stablehlo.reduce(%4583 init: %cst_1096) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4585 = stablehlo.convert %4584 : (tensor<768xbf16>) -> tensor<768xf32>
    %4586 = stablehlo.dot_general %4581, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %4587 = stablehlo.transpose %4586, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %4588 = stablehlo.dot_general %4581, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %4589 = stablehlo.convert %4587 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %4590 = stablehlo.multiply %124, %4588 : tensor<4x1024x3072xbf16>
    %4591 = stablehlo.multiply %4588, %141 : tensor<4x1024x3072xbf16>
    %cst_1097 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %4592 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4593 = stablehlo.multiply %4592, %4590 : tensor<4x1024x3072xbf16>
    %4594 = stablehlo.multiply %4593, %137 : tensor<4x1024x3072xbf16>
    %4595 = stablehlo.multiply %4594, %135 : tensor<4x1024x3072xbf16>
    %4596 = stablehlo.add %4594, %4595 : tensor<4x1024x3072xbf16>
    %cst_1098 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %4597 = stablehlo.broadcast_in_dim %cst_1098, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4598 = stablehlo.multiply %4597, %4596 : tensor<4x1024x3072xbf16>
    %4599 = stablehlo.add %4591, %4598 : tensor<4x1024x3072xbf16>
    %cst_1099 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %4600 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %4601 = stablehlo.multiply %4600, %4598 : tensor<4x1024x3072xbf16>
    %4602 = stablehlo.multiply %4601, %129 : tensor<4x1024x3072xbf16>
    %4603 = stablehlo.add %4599, %4602 : tensor<4x1024x3072xbf16>
    %cst_1100 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4604 = stablehlo.reduce(%4603 init: %cst_1100) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %4605 = stablehlo.reshape %4604 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_1101 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4606 = stablehlo.reduce(%4605 init: %cst_1101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %4607 = stablehlo.convert %4606 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %4608 = stablehlo.dot_general %4603, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %4609 = stablehlo.transpose %4608, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %4610 = stablehlo.dot_general %4603, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %4611 = stablehlo.convert %4609 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %4612 = stablehlo.convert %4610 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4613 = stablehlo.reduce(%4612 init: %cst_1102) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4614 = stablehlo.reshape %4613 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4615 = stablehlo.reduce(%4614 init: %cst_1103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4616 = stablehlo.multiply %111, %4612 : tensor<4x1024x768xf32>
    %cst_1104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4617 = stablehlo.reduce(%4616 init: %cst_1104) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4618 = stablehlo.reshape %4617 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4619 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4620 = stablehlo.multiply %4612, %4619 : tensor<4x1024x768xf32>
    %cst_1105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4621 = stablehlo.reduce(%4618 init: %cst_1105) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4622 = stablehlo.multiply %103, %4620 : tensor<4x1024x768xf32>
    %cst_1106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4623 = stablehlo.reduce(%4622 init: %cst_1106) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4624 = stablehlo.reshape %4623 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4625 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4626 = stablehlo.multiply %4620, %4625 : tensor<4x1024x768xf32>
    %4627 = stablehlo.multiply %4624, %109 : tensor<4x1024x1xf32>
    %4628 = stablehlo.negate %4626 : tensor<4x1024x768xf32>
    %cst_1107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4629 = stablehlo.reduce(%4628 init: %cst_1107) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4630 = stablehlo.reshape %4629 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1108 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4631 = stablehlo.broadcast_in_dim %cst_1108, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4632 = stablehlo.divide %4627, %4631 : tensor<4x1024x1xf32>
    %cst_1109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4633 = stablehlo.reduce(%4632 init: %cst_1109) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4634 = stablehlo.broadcast_in_dim %4633, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4635 = stablehlo.multiply %4634, %97 : tensor<4x1024x768xf32>
    %4636 = stablehlo.negate %4635 : tensor<4x1024x768xf32>
    %cst_1110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4637 = stablehlo.reduce(%4636 init: %cst_1110) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4638 = stablehlo.reshape %4637 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4639 = stablehlo.add %4626, %4635 : tensor<4x1024x768xf32>
    %4640 = stablehlo.add %4630, %4638 : tensor<4x1024x1xf32>
    %cst_1111 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4641 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4642 = stablehlo.divide %4640, %4641 : tensor<4x1024x1xf32>
    %cst_1112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4643 = stablehlo.reduce(%4642 init: %cst_1112) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4644 = stablehlo.broadcast_in_dim %4643, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4645 = stablehlo.add %4639, %4644 : tensor<4x1024x768xf32>
    %4646 = stablehlo.convert %4645 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4647 = stablehlo.add %4581, %4646 : tensor<4x1024x768xbf16>
    %cst_1113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4648 = stablehlo.reduce(%4647 init: %cst_1113) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4649 = stablehlo.reshape %4648 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_1114 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4650 = stablehlo.reduce(%4649 init: %cst_1114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %4651 = stablehlo.convert %4650 : (tensor<768xbf16>) -> tensor<768xf32>
    %4652 = stablehlo.dot_general %4647, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %4653 = stablehlo.transpose %4652, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %4654 = stablehlo.dot_general %4647, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %4655 = stablehlo.convert %4653 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %4656 = stablehlo.reshape %4654 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %4657 = stablehlo.transpose %4656, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %4658 = stablehlo.dot_general %4657, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %4659 = stablehlo.dot_general %4657, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %4660 = stablehlo.transpose %4659, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %4661 = stablehlo.convert %4658 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %4662 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4663 = stablehlo.multiply %4661, %4662 : tensor<4x12x1024x1024xf32>
    %4664 = stablehlo.multiply %4663, %69 : tensor<4x12x1024x1024xf32>
    %cst_1115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4665 = stablehlo.reduce(%4664 init: %cst_1115) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4666 = stablehlo.reshape %4665 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %4667 = stablehlo.negate %4666 : tensor<4x12x1024x1xf32>
    %4668 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %4669 = stablehlo.divide %4661, %4668 : tensor<4x12x1024x1024xf32>
    %cst_1116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4670 = stablehlo.reduce(%4667 init: %cst_1116) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %4671 = stablehlo.broadcast_in_dim %4670, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %4672 = stablehlo.add %4669, %4671 : tensor<4x12x1024x1024xf32>
    %4673 = stablehlo.multiply %4672, %69 : tensor<4x12x1024x1024xf32>
    %4674 = call @_where_4(%62#1, %4673) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_1117 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %4675 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %4676 = stablehlo.multiply %4674, %4675 : tensor<4x12x1024x1024xf32>
    %4677 = stablehlo.convert %4676 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %4678 = stablehlo.dot_general %4677, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4679 = stablehlo.transpose %4678, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4680 = stablehlo.dot_general %4677, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %4681 = stablehlo.transpose %4680, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %4682 = stablehlo.broadcast_in_dim %4660, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1118 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4683 = stablehlo.pad %4682, %cst_1118, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4684 = stablehlo.broadcast_in_dim %4679, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1119 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4685 = stablehlo.pad %4684, %cst_1119, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4686 = stablehlo.add %4683, %4685 : tensor<4x1024x3x12x64xbf16>
    %4687 = stablehlo.broadcast_in_dim %4681, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_1120 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4688 = stablehlo.pad %4687, %cst_1120, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %4689 = stablehlo.add %4686, %4688 : tensor<4x1024x3x12x64xbf16>
    %4690 = stablehlo.reshape %4689 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_1121 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4691 = stablehlo.reduce(%4690 init: %cst_1121) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4692 = stablehlo.reshape %4691 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_1122 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4693 = stablehlo.reduce(%4692 init: %cst_1122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %4694 = stablehlo.convert %4693 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %4695 = stablehlo.dot_general %4690, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %4696 = stablehlo.transpose %4695, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %4697 = stablehlo.dot_general %4690, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %4698 = stablehlo.convert %4696 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %4699 = stablehlo.convert %4697 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4700 = stablehlo.reduce(%4699 init: %cst_1123) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4701 = stablehlo.reshape %4700 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_1124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4702 = stablehlo.reduce(%4701 init: %cst_1124) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4703 = stablehlo.multiply %34, %4699 : tensor<4x1024x768xf32>
    %cst_1125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4704 = stablehlo.reduce(%4703 init: %cst_1125) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4705 = stablehlo.reshape %4704 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %4706 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %4707 = stablehlo.multiply %4699, %4706 : tensor<4x1024x768xf32>
    %cst_1126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4708 = stablehlo.reduce(%4705 init: %cst_1126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4709 = stablehlo.multiply %26, %4707 : tensor<4x1024x768xf32>
    %cst_1127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4710 = stablehlo.reduce(%4709 init: %cst_1127) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4711 = stablehlo.reshape %4710 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4712 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %4713 = stablehlo.multiply %4707, %4712 : tensor<4x1024x768xf32>
    %4714 = stablehlo.multiply %4711, %32 : tensor<4x1024x1xf32>
    %4715 = stablehlo.negate %4713 : tensor<4x1024x768xf32>
    %cst_1128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4716 = stablehlo.reduce(%4715 init: %cst_1128) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4717 = stablehlo.reshape %4716 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_1129 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4718 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4719 = stablehlo.divide %4714, %4718 : tensor<4x1024x1xf32>
    %cst_1130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4720 = stablehlo.reduce(%4719 init: %cst_1130) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4721 = stablehlo.broadcast_in_dim %4720, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4722 = stablehlo.multiply %4721, %20 : tensor<4x1024x768xf32>
    %4723 = stablehlo.negate %4722 : tensor<4x1024x768xf32>
    %cst_1131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4724 = stablehlo.reduce(%4723 init: %cst_1131) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4725 = stablehlo.reshape %4724 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %4726 = stablehlo.add %4713, %4722 : tensor<4x1024x768xf32>
    %4727 = stablehlo.add %4717, %4725 : tensor<4x1024x1xf32>
    %cst_1132 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4728 = stablehlo.broadcast_in_dim %cst_1132, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %4729 = stablehlo.divide %4727, %4728 : tensor<4x1024x1xf32>
    %cst_1133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4730 = stablehlo.reduce(%4729 init: %cst_1133) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %4731 = stablehlo.broadcast_in_dim %4730, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %4732 = stablehlo.add %4726, %4731 : tensor<4x1024x768xf32>
    %4733 = stablehlo.convert %4732 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %4734 = stablehlo.add %4647, %4733 : tensor<4x1024x768xbf16>
    %4735 = stablehlo.convert %4734 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_1134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4736 = stablehlo.reduce(%4735 init: %cst_1134) applies stablehlo.add across dimensions = [0] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %4737 = stablehlo.reshape %4736 : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %cst_1135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4738 = stablehlo.reduce(%4737 init: %cst_1135) applies stablehlo.add across dimensions = [0] : (tensor<1x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %cst_1136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4739 = stablehlo.broadcast_in_dim %cst_1136, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %4740 = "stablehlo.scatter"(%4739, %5, %4735) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %4892 = stablehlo.add %arg429, %arg430 : tensor<f32>
      stablehlo.return %4892 : tensor<f32>
    }) : (tensor<50257x768xf32>, tensor<4x1024x1xi32>, tensor<4x1024x768xf32>) -> tensor<50257x768xf32>
    %4741 = stablehlo.add %2497, %4740 : tensor<50257x768xf32>
    %c_1137 = stablehlo.constant dense<1> : tensor<i32>
    %4742 = stablehlo.add %arg142, %c_1137 : tensor<i32>
    %4743 = stablehlo.convert %4742 : (tensor<i32>) -> tensor<f32>
    %cst_1138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4744 = stablehlo.power %cst_1138, %4743 : tensor<f32>
    %cst_1139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4745 = stablehlo.subtract %cst_1139, %4744 : tensor<f32>
    %cst_1140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4746 = stablehlo.divide %cst_1140, %4745 : tensor<f32>
    %cst_1141 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %4747 = stablehlo.power %cst_1141, %4743 : tensor<f32>
    %cst_1142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4748 = stablehlo.subtract %cst_1142, %4747 : tensor<f32>
    %cst_1143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4749 = stablehlo.divide %cst_1143, %4748 : tensor<f32>
    %4750:3 = call @adam_leaf(%arg0, %arg143, %arg285, %4651, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4751:3 = call @adam_leaf_5(%arg1, %arg144, %arg286, %4655, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4752:3 = call @adam_leaf_6(%arg2, %arg145, %arg287, %4694, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4753:3 = call @adam_leaf_7(%arg3, %arg146, %arg288, %4698, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4754:3 = call @adam_leaf(%arg4, %arg147, %arg289, %4708, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4755:3 = call @adam_leaf(%arg5, %arg148, %arg290, %4702, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4756:3 = call @adam_leaf(%arg6, %arg149, %arg291, %4585, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4757:3 = call @adam_leaf_8(%arg7, %arg150, %arg292, %4589, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4758:3 = call @adam_leaf_9(%arg8, %arg151, %arg293, %4607, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4759:3 = call @adam_leaf_10(%arg9, %arg152, %arg294, %4611, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4760:3 = call @adam_leaf(%arg10, %arg153, %arg295, %4621, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4761:3 = call @adam_leaf(%arg11, %arg154, %arg296, %4615, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4762:3 = call @adam_leaf(%arg12, %arg155, %arg297, %4498, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4763:3 = call @adam_leaf_5(%arg13, %arg156, %arg298, %4502, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4764:3 = call @adam_leaf_6(%arg14, %arg157, %arg299, %4541, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4765:3 = call @adam_leaf_7(%arg15, %arg158, %arg300, %4545, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4766:3 = call @adam_leaf(%arg16, %arg159, %arg301, %4555, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4767:3 = call @adam_leaf(%arg17, %arg160, %arg302, %4549, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4768:3 = call @adam_leaf_11(%arg18, %arg161, %arg303, %4392, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4769:3 = call @adam_leaf_12(%arg19, %arg162, %arg304, %4410, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4770:3 = call @adam_leaf_13(%arg20, %arg163, %arg305, %4454, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4771:3 = call @adam_leaf(%arg21, %arg164, %arg306, %4468, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4772:3 = call @adam_leaf(%arg22, %arg165, %arg307, %4462, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4773:3 = call @adam_leaf(%arg23, %arg166, %arg308, %4284, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4774:3 = call @adam_leaf_5(%arg24, %arg167, %arg309, %4288, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4775:3 = call @adam_leaf_6(%arg25, %arg168, %arg310, %4327, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4776:3 = call @adam_leaf_7(%arg26, %arg169, %arg311, %4331, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4777:3 = call @adam_leaf(%arg27, %arg170, %arg312, %4341, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4778:3 = call @adam_leaf(%arg28, %arg171, %arg313, %4335, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4779:3 = call @adam_leaf(%arg29, %arg172, %arg314, %4218, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4780:3 = call @adam_leaf_8(%arg30, %arg173, %arg315, %4222, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4781:3 = call @adam_leaf_9(%arg31, %arg174, %arg316, %4240, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4782:3 = call @adam_leaf_10(%arg32, %arg175, %arg317, %4244, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4783:3 = call @adam_leaf(%arg33, %arg176, %arg318, %4254, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4784:3 = call @adam_leaf(%arg34, %arg177, %arg319, %4248, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4785:3 = call @adam_leaf(%arg35, %arg178, %arg320, %4131, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4786:3 = call @adam_leaf_5(%arg36, %arg179, %arg321, %4135, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4787:3 = call @adam_leaf_6(%arg37, %arg180, %arg322, %4174, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4788:3 = call @adam_leaf_7(%arg38, %arg181, %arg323, %4178, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4789:3 = call @adam_leaf(%arg39, %arg182, %arg324, %4188, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4790:3 = call @adam_leaf(%arg40, %arg183, %arg325, %4182, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4791:3 = call @adam_leaf_11(%arg41, %arg184, %arg326, %4025, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4792:3 = call @adam_leaf_12(%arg42, %arg185, %arg327, %4043, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4793:3 = call @adam_leaf_13(%arg43, %arg186, %arg328, %4087, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4794:3 = call @adam_leaf(%arg44, %arg187, %arg329, %4101, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4795:3 = call @adam_leaf(%arg45, %arg188, %arg330, %4095, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4796:3 = call @adam_leaf(%arg46, %arg189, %arg331, %3917, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4797:3 = call @adam_leaf_5(%arg47, %arg190, %arg332, %3921, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4798:3 = call @adam_leaf_6(%arg48, %arg191, %arg333, %3960, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4799:3 = call @adam_leaf_7(%arg49, %arg192, %arg334, %3964, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4800:3 = call @adam_leaf(%arg50, %arg193, %arg335, %3974, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4801:3 = call @adam_leaf(%arg51, %arg194, %arg336, %3968, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4802:3 = call @adam_leaf(%arg52, %arg195, %arg337, %3851, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4803:3 = call @adam_leaf_8(%arg53, %arg196, %arg338, %3855, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4804:3 = call @adam_leaf_9(%arg54, %arg197, %arg339, %3873, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4805:3 = call @adam_leaf_10(%arg55, %arg198, %arg340, %3877, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4806:3 = call @adam_leaf(%arg56, %arg199, %arg341, %3887, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4807:3 = call @adam_leaf(%arg57, %arg200, %arg342, %3881, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4808:3 = call @adam_leaf(%arg58, %arg201, %arg343, %3764, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4809:3 = call @adam_leaf_5(%arg59, %arg202, %arg344, %3768, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4810:3 = call @adam_leaf_6(%arg60, %arg203, %arg345, %3807, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4811:3 = call @adam_leaf_7(%arg61, %arg204, %arg346, %3811, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4812:3 = call @adam_leaf(%arg62, %arg205, %arg347, %3821, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4813:3 = call @adam_leaf(%arg63, %arg206, %arg348, %3815, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4814:3 = call @adam_leaf_11(%arg64, %arg207, %arg349, %3658, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4815:3 = call @adam_leaf_12(%arg65, %arg208, %arg350, %3676, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4816:3 = call @adam_leaf_13(%arg66, %arg209, %arg351, %3720, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4817:3 = call @adam_leaf(%arg67, %arg210, %arg352, %3734, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4818:3 = call @adam_leaf(%arg68, %arg211, %arg353, %3728, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4819:3 = call @adam_leaf(%arg69, %arg212, %arg354, %3550, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4820:3 = call @adam_leaf_5(%arg70, %arg213, %arg355, %3554, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4821:3 = call @adam_leaf_6(%arg71, %arg214, %arg356, %3593, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4822:3 = call @adam_leaf_7(%arg72, %arg215, %arg357, %3597, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4823:3 = call @adam_leaf(%arg73, %arg216, %arg358, %3607, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4824:3 = call @adam_leaf(%arg74, %arg217, %arg359, %3601, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4825:3 = call @adam_leaf(%arg75, %arg218, %arg360, %3484, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4826:3 = call @adam_leaf_8(%arg76, %arg219, %arg361, %3488, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4827:3 = call @adam_leaf_9(%arg77, %arg220, %arg362, %3506, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4828:3 = call @adam_leaf_10(%arg78, %arg221, %arg363, %3510, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4829:3 = call @adam_leaf(%arg79, %arg222, %arg364, %3520, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4830:3 = call @adam_leaf(%arg80, %arg223, %arg365, %3514, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4831:3 = call @adam_leaf(%arg81, %arg224, %arg366, %3397, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4832:3 = call @adam_leaf_5(%arg82, %arg225, %arg367, %3401, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4833:3 = call @adam_leaf_6(%arg83, %arg226, %arg368, %3440, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4834:3 = call @adam_leaf_7(%arg84, %arg227, %arg369, %3444, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4835:3 = call @adam_leaf(%arg85, %arg228, %arg370, %3454, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4836:3 = call @adam_leaf(%arg86, %arg229, %arg371, %3448, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4837:3 = call @adam_leaf_11(%arg87, %arg230, %arg372, %3291, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4838:3 = call @adam_leaf_12(%arg88, %arg231, %arg373, %3309, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4839:3 = call @adam_leaf_13(%arg89, %arg232, %arg374, %3353, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4840:3 = call @adam_leaf(%arg90, %arg233, %arg375, %3367, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4841:3 = call @adam_leaf(%arg91, %arg234, %arg376, %3361, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4842:3 = call @adam_leaf(%arg92, %arg235, %arg377, %3183, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4843:3 = call @adam_leaf_5(%arg93, %arg236, %arg378, %3187, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4844:3 = call @adam_leaf_6(%arg94, %arg237, %arg379, %3226, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4845:3 = call @adam_leaf_7(%arg95, %arg238, %arg380, %3230, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4846:3 = call @adam_leaf(%arg96, %arg239, %arg381, %3240, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4847:3 = call @adam_leaf(%arg97, %arg240, %arg382, %3234, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4848:3 = call @adam_leaf(%arg98, %arg241, %arg383, %3117, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4849:3 = call @adam_leaf_8(%arg99, %arg242, %arg384, %3121, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4850:3 = call @adam_leaf_9(%arg100, %arg243, %arg385, %3139, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4851:3 = call @adam_leaf_10(%arg101, %arg244, %arg386, %3143, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4852:3 = call @adam_leaf(%arg102, %arg245, %arg387, %3153, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4853:3 = call @adam_leaf(%arg103, %arg246, %arg388, %3147, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4854:3 = call @adam_leaf(%arg104, %arg247, %arg389, %3030, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4855:3 = call @adam_leaf_5(%arg105, %arg248, %arg390, %3034, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4856:3 = call @adam_leaf_6(%arg106, %arg249, %arg391, %3073, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4857:3 = call @adam_leaf_7(%arg107, %arg250, %arg392, %3077, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4858:3 = call @adam_leaf(%arg108, %arg251, %arg393, %3087, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4859:3 = call @adam_leaf(%arg109, %arg252, %arg394, %3081, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4860:3 = call @adam_leaf_11(%arg110, %arg253, %arg395, %2924, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4861:3 = call @adam_leaf_12(%arg111, %arg254, %arg396, %2942, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4862:3 = call @adam_leaf_13(%arg112, %arg255, %arg397, %2986, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4863:3 = call @adam_leaf(%arg113, %arg256, %arg398, %3000, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4864:3 = call @adam_leaf(%arg114, %arg257, %arg399, %2994, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4865:3 = call @adam_leaf(%arg115, %arg258, %arg400, %2816, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4866:3 = call @adam_leaf_5(%arg116, %arg259, %arg401, %2820, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4867:3 = call @adam_leaf_6(%arg117, %arg260, %arg402, %2859, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4868:3 = call @adam_leaf_7(%arg118, %arg261, %arg403, %2863, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4869:3 = call @adam_leaf(%arg119, %arg262, %arg404, %2873, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4870:3 = call @adam_leaf(%arg120, %arg263, %arg405, %2867, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4871:3 = call @adam_leaf(%arg121, %arg264, %arg406, %2750, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4872:3 = call @adam_leaf_8(%arg122, %arg265, %arg407, %2754, %4746, %4749) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %4873:3 = call @adam_leaf_9(%arg123, %arg266, %arg408, %2772, %4746, %4749) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %4874:3 = call @adam_leaf_10(%arg124, %arg267, %arg409, %2776, %4746, %4749) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %4875:3 = call @adam_leaf(%arg125, %arg268, %arg410, %2786, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4876:3 = call @adam_leaf(%arg126, %arg269, %arg411, %2780, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4877:3 = call @adam_leaf(%arg127, %arg270, %arg412, %2663, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4878:3 = call @adam_leaf_5(%arg128, %arg271, %arg413, %2667, %4746, %4749) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %4879:3 = call @adam_leaf_6(%arg129, %arg272, %arg414, %2706, %4746, %4749) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %4880:3 = call @adam_leaf_7(%arg130, %arg273, %arg415, %2710, %4746, %4749) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %4881:3 = call @adam_leaf(%arg131, %arg274, %arg416, %2720, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4882:3 = call @adam_leaf(%arg132, %arg275, %arg417, %2714, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4883:3 = call @adam_leaf_11(%arg133, %arg276, %arg418, %2557, %4746, %4749) : (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>)
    %4884:3 = call @adam_leaf_12(%arg134, %arg277, %arg419, %2575, %4746, %4749) : (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>)
    %4885:3 = call @adam_leaf_13(%arg135, %arg278, %arg420, %2619, %4746, %4749) : (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>)
    %4886:3 = call @adam_leaf(%arg136, %arg279, %arg421, %2633, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4887:3 = call @adam_leaf(%arg137, %arg280, %arg422, %2627, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4888:3 = call @adam_leaf_14(%arg138, %arg281, %arg423, %4738, %4746, %4749) : (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>)
    %4889:3 = call @adam_leaf_15(%arg139, %arg282, %arg424, %4741, %4746, %4749) : (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>)
    %4890:3 = call @adam_leaf(%arg140, %arg283, %arg425, %2507, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %4891:3 = call @adam_leaf(%arg141, %arg284, %arg426, %2501, %4746, %4749) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    return %4750#0, %4751#0, %4752#0, %4753#0, %4754#0, %4755#0, %4756#0, %4757#0, %4758#0, %4759#0, %4760#0, %4761#0, %4762#0, %4763#0, %4764#0, %4765#0, %4766#0, %4767#0, %4768#0, %4769#0, %4770#0, %4771#0, %4772#0, %4773#0, %4774#0, %4775#0, %4776#0, %4777#0, %4778#0, %4779#0, %4780#0, %4781#0, %4782#0, %4783#0, %4784#0, %4785#0, %4786#0, %4787#0, %4788#0, %4789#0, %4790#0, %4791#0, %4792#0, %4793#0, %4794#0, %4795#0, %4796#0, %4797#0, %4798#0, %4799#0, %4800#0, %4801#0, %4802#0, %4803#0, %4804#0, %4805#0, %4806#0, %4807#0, %4808#0, %4809#0, %4810#0, %4811#0, %4812#0, %4813#0, %4814#0, %4815#0, %4816#0, %4817#0, %4818#0, %4819#0, %4820#0, %4821#0, %4822#0, %4823#0, %4824#0, %4825#0, %4826#0, %4827#0, %4828#0, %4829#0, %4830#0, %4831#0, %4832#0, %4833#0, %4834#0, %4835#0, %4836#0, %4837#0, %4838#0, %4839#0, %4840#0, %4841#0, %4842#0, %4843#0, %4844#0, %4845#0, %4846#0, %4847#0, %4848#0, %4849#0, %4850#0, %4851#0, %4852#0, %4853#0, %4854#0, %4855#0, %4856#0, %4857#0, %4858#0, %4859#0, %4860#0, %4861#0, %4862#0, %4863#0, %4864#0, %4865#0, %4866#0, %4867#0, %4868#0, %4869#0, %4870#0, %4871#0, %4872#0, %4873#0, %4874#0, %4875#0, %4876#0, %4877#0, %4878#0, %4879#0, %4880#0, %4881#0, %4882#0, %4883#0, %4884#0, %4885#0, %4886#0, %4887#0, %4888#0, %4889#0, %4890#0, %4891#0, %4742, %4750#1, %4751#1, %4752#1, %4753#1, %4754#1, %4755#1, %4756#1, %4757#1, %4758#1, %4759#1, %4760#1, %4761#1, %4762#1, %4763#1, %4764#1, %4765#1, %4766#1, %4767#1, %4768#1, %4769#1, %4770#1, %4771#1, %4772#1, %4773#1, %4774#1, %4775#1, %4776#1, %4777#1, %4778#1, %4779#1, %4780#1, %4781#1, %4782#1, %4783#1, %4784#1, %4785#1, %4786#1, %4787#1, %4788#1, %4789#1, %4790#1, %4791#1, %4792#1, %4793#1, %4794#1, %4795#1, %4796#1, %4797#1, %4798#1, %4799#1, %4800#1, %4801#1, %4802#1, %4803#1, %4804#1, %4805#1, %4806#1, %4807#1, %4808#1, %4809#1, %4810#1, %4811#1, %4812#1, %4813#1, %4814#1, %4815#1, %4816#1, %4817#1, %4818#1, %4819#1, %4820#1, %4821#1, %4822#1, %4823#1, %4824#1, %4825#1, %4826#1, %4827#1, %4828#1, %4829#1, %4830#1, %4831#1, %4832#1, %4833#1, %4834#1, %4835#1, %4836#1, %4837#1, %4838#1, %4839#1, %4840#1, %4841#1, %4842#1, %4843#1, %4844#1, %4845#1, %4846#1, %4847#1, %4848#1, %4849#1, %4850#1, %4851#1, %4852#1, %4853#1, %4854#1, %4855#1, %4856#1, %4857#1, %4858#1, %4859#1, %4860#1, %4861#1, %4862#1, %4863#1, %4864#1, %4865#1, %4866#1, %4867#1, %4868#1, %4869#1, %4870#1, %4871#1, %4872#1, %4873#1, %4874#1, %4875#1, %4876#1, %4877#1, %4878#1, %4879#1, %4880#1, %4881#1, %4882#1, %4883#1, %4884#1, %4885#1, %4886#1, %4887#1, %4888#1, %4889#1, %4890#1, %4891#1, %4750#2, %4751#2, %4752#2, %4753#2, %4754#2, %4755#2, %4756#2, %4757#2, %4758#2, %4759#2, %4760#2, %4761#2, %4762#2, %4763#2, %4764#2, %4765#2, %4766#2, %4767#2, %4768#2, %4769#2, %4770#2, %4771#2, %4772#2, %4773#2, %4774#2, %4775#2, %4776#2, %4777#2, %4778#2, %4779#2, %4780#2, %4781#2, %4782#2, %4783#2, %4784#2, %4785#2, %4786#2, %4787#2, %4788#2, %4789#2, %4790#2, %4791#2, %4792#2, %4793#2, %4794#2, %4795#2, %4796#2, %4797#2, %4798#2, %4799#2, %4800#2, %4801#2, %4802#2, %4803#2, %4804#2, %4805#2, %4806#2, %4807#2, %4808#2, %4809#2, %4810#2, %4811#2, %4812#2, %4813#2, %4814#2, %4815#2, %4816#2, %4817#2, %4818#2, %4819#2, %4820#2, %4821#2, %4822#2, %4823#2, %4824#2, %4825#2, %4826#2, %4827#2, %4828#2, %4829#2, %4830#2, %4831#2, %4832#2, %4833#2, %4834#2, %4835#2, %4836#2, %4837#2, %4838#2, %4839#2, %4840#2, %4841#2, %4842#2, %4843#2, %4844#2, %4845#2, %4846#2, %4847#2, %4848#2, %4849#2, %4850#2, %4851#2, %4852#2, %4853#2, %4854#2, %4855#2, %4856#2, %4857#2, %4858#2, %4859#2, %4860#2, %4861#2, %4862#2, %4863#2, %4864#2, %4865#2, %4866#2, %4867#2, %4868#2, %4869#2, %4870#2, %4871#2, %4872#2, %4873#2, %4874#2, %4875#2, %4876#2, %4877#2, %4878#2, %4879#2, %4880#2, %4881#2, %4882#2, %4883#2, %4884#2, %4885#2, %4886#2, %4887#2, %4888#2, %4889#2, %4890#2, %4891#2, %2484 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<8x3072x768xf32>, tensor<8x768x3072xf32>, tensor<768x8xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<4x12x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<4x12x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>
    return %3, %1 : tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>
  }
  func.func private @argsort(%arg0: tensor<8192xi32>) -> tensor<8192xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<8192xi32>, tensor<8192xi32>) -> (tensor<8192xi32>, tensor<8192xi32>)
    return %1#1 : tensor<8192xi32>
  }
  func.func private @cumsum(%arg0: tensor<8xi32>) -> tensor<8xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<8xi32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<8xi32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @_where_1(%arg0: tensor<8192xi1>, %arg1: tensor<8192xi32>, %arg2: tensor<i32>) -> tensor<8192xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8192xi1>, tensor<8192xi32>
    return %2 : tensor<8192xi32>
  }
  func.func private @_one_hot(%arg0: tensor<4096xi32>) -> tensor<4096x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<4096x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x8xi32>, tensor<4096x8xi32>) -> tensor<4096x8xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x8xi1>) -> tensor<4096x8xf32>
    return %5 : tensor<4096x8xf32>
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
  func.func private @take_along_axis_2(%arg0: tensor<4x1024x1x1xi32>, %arg1: tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1024x50257xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x1024x50257xf32>, tensor<4x1024x1x1xi32>, tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    return %1 : tensor<4x1024x50257xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<4x1024x50257xf32>, %arg1: tensor<4x1024x1xf32>, %arg2: tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xf32> {
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
  func.func private @_where_4(%arg0: tensor<4x12x1024x1024xi1>, %arg1: tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32> {
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
  func.func private @adam_leaf_5(%arg0: tensor<768x768xf32>, %arg1: tensor<768x768xf32>, %arg2: tensor<768x768xf32>, %arg3: tensor<768x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<2304xf32>, %arg1: tensor<2304xf32>, %arg2: tensor<2304xf32>, %arg3: tensor<2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<768x2304xf32>, %arg1: tensor<768x2304xf32>, %arg2: tensor<768x2304xf32>, %arg3: tensor<768x2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<3072x768xf32>, %arg1: tensor<3072x768xf32>, %arg2: tensor<3072x768xf32>, %arg3: tensor<3072x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>) {
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
  func.func private @adam_leaf_9(%arg0: tensor<3072xf32>, %arg1: tensor<3072xf32>, %arg2: tensor<3072xf32>, %arg3: tensor<3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>) {
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
  func.func private @adam_leaf_10(%arg0: tensor<768x3072xf32>, %arg1: tensor<768x3072xf32>, %arg2: tensor<768x3072xf32>, %arg3: tensor<768x3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>) {
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
  func.func private @adam_leaf_11(%arg0: tensor<8x3072x768xf32>, %arg1: tensor<8x3072x768xf32>, %arg2: tensor<8x3072x768xf32>, %arg3: tensor<8x3072x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x3072x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x3072x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x3072x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x3072x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x3072x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x3072x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x3072x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x3072x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x3072x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x3072x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x3072x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x3072x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x3072x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x3072x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x3072x768xf32>
    return %21, %4, %10 : tensor<8x3072x768xf32>, tensor<8x3072x768xf32>, tensor<8x3072x768xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<8x768x3072xf32>, %arg1: tensor<8x768x3072xf32>, %arg2: tensor<8x768x3072xf32>, %arg3: tensor<8x768x3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x768x3072xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x768x3072xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x768x3072xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x768x3072xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x768x3072xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x768x3072xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x768x3072xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x768x3072xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x768x3072xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x768x3072xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x768x3072xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x768x3072xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x768x3072xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x768x3072xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x768x3072xf32>
    return %21, %4, %10 : tensor<8x768x3072xf32>, tensor<8x768x3072xf32>, tensor<8x768x3072xf32>
  }
  func.func private @adam_leaf_13(%arg0: tensor<768x8xf32>, %arg1: tensor<768x8xf32>, %arg2: tensor<768x8xf32>, %arg3: tensor<768x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x8xf32>
    return %21, %4, %10 : tensor<768x8xf32>, tensor<768x8xf32>, tensor<768x8xf32>
  }
  func.func private @adam_leaf_14(%arg0: tensor<1024x768xf32>, %arg1: tensor<1024x768xf32>, %arg2: tensor<1024x768xf32>, %arg3: tensor<1024x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>) {
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
  func.func private @adam_leaf_15(%arg0: tensor<50257x768xf32>, %arg1: tensor<50257x768xf32>, %arg2: tensor<50257x768xf32>, %arg3: tensor<50257x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>) {
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
