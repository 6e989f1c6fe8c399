module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3072x768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3072xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<768x3072xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<768xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3072x768xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3072xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<768x3072xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<768xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<768x768xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768x2304xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3072x768xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<3072xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<768x3072xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<768xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<768x768xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768x2304xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<768xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3072x768xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<3072xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<768x3072xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<768xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<768xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x768xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2304xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768x2304xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<3072x768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3072xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<768x3072xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<768xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<2304xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x2304xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<3072x768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3072xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<768x3072xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<768xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<768xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768x768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<2304xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768x2304xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<3072x768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<3072xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<768x3072xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<768xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<768xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768x768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2304xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768x2304xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<3072x768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<3072xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<768x3072xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<768xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768x768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<2304xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768x2304xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<3072x768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<3072xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<768x3072xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<768xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<768x768xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<2304xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<768x2304xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<3072x768xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<3072xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<768x3072xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<768x768xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<2304xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<768x2304xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<3072x768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<3072xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<768x3072xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<768x768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2304xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768x2304xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<3072x768xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<3072xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<768x3072xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<768xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<1x1x768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<1000xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<768x1000xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<768xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<16x16x3x768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<1x197x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<i32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768x768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<2304xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768x2304xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<768xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<768xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<3072x768xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<3072xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<768x3072xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<768xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<768xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768x768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<2304xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<768x2304xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<768xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<768xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<768xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<3072x768xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<3072xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<768x3072xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<768xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<768xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768x768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<2304xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768x2304xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<768xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<768xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<3072x768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<3072xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<768x3072xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<768xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<768xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768x768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<2304xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<768x2304xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<768xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<768xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<768xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<3072x768xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<3072xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<768x3072xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<768xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<768xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768x768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<2304xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<768x2304xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<768xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<768xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<768xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<3072x768xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<3072xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<768x3072xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<768xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<768xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768x768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<2304xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<768x2304xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<768xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<768xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<768xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<3072x768xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<3072xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<768x3072xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<768xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<768xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<768x768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<2304xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768x2304xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<768xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<768xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<3072x768xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<3072xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<768x3072xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<768xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<768xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<768xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<768x768xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<2304xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<768x2304xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<768xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<768xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<768xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<3072x768xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<3072xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<768x3072xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<768xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<768xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<768xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<768x768xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<2304xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<768x2304xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<768xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<768xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<768xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<3072x768xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<3072xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<768x3072xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<768xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<768xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<768xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<768x768xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<2304xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<768x2304xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<768xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<768xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<768xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<3072x768xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<3072xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<768x3072xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<768xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<768xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<768xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<768x768xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<2304xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<768x2304xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<768xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<768xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<768xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<3072x768xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<3072xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<768x3072xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<768xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<768xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<768xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<768x768xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<2304xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<768x2304xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<768xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<768xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<768xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<3072x768xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<3072xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<768x3072xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<768xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<768xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<1x1x768xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<1000xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<768x1000xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<768xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<768xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<16x16x3x768xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<1x197x768xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<768xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<768x768xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<2304xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<768x2304xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<768xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<768xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<768xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<3072x768xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<3072xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<768x3072xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<768xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<768xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<768xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<768x768xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<2304xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<768x2304xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<768xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<768xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<768xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<3072x768xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<3072xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<768x3072xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<768xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<768xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<768xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<768x768xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<2304xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<768x2304xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<768xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<768xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<768xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<3072x768xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<3072xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<768x3072xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<768xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<768xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<768xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<768x768xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<2304xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<768x2304xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<768xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<768xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<768xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<3072x768xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<3072xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<768x3072xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<768xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<768xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<768xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<768x768xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<2304xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<768x2304xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<768xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<768xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<768xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<3072x768xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<3072xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<768x3072xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<768xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<768xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<768xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<768x768xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<2304xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<768x2304xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<768xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<768xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<768xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<3072x768xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<3072xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<768x3072xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<768xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<768xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<768xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<768x768xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<2304xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<768x2304xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<768xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<768xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<768xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<3072x768xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<3072xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<768x3072xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<768xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<768xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<768xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<768x768xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<2304xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<768x2304xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<768xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<768xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<768xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<3072x768xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<3072xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<768x3072xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<768xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<768xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<768xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<768x768xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<2304xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<768x2304xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<768xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<768xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<768xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<3072x768xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<3072xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<768x3072xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<768xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<768xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<768xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<768x768xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<2304xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<768x2304xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<768xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<768xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<768xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<3072x768xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<3072xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<768x3072xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<768xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<768xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<768xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<768x768xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<2304xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<768x2304xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<768xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<768xf32> {tf.aliasing_output = 428 : i32}, %arg429: tensor<768xf32> {tf.aliasing_output = 429 : i32}, %arg430: tensor<3072x768xf32> {tf.aliasing_output = 430 : i32}, %arg431: tensor<3072xf32> {tf.aliasing_output = 431 : i32}, %arg432: tensor<768x3072xf32> {tf.aliasing_output = 432 : i32}, %arg433: tensor<768xf32> {tf.aliasing_output = 433 : i32}, %arg434: tensor<768xf32> {tf.aliasing_output = 434 : i32}, %arg435: tensor<768xf32> {tf.aliasing_output = 435 : i32}, %arg436: tensor<768x768xf32> {tf.aliasing_output = 436 : i32}, %arg437: tensor<2304xf32> {tf.aliasing_output = 437 : i32}, %arg438: tensor<768x2304xf32> {tf.aliasing_output = 438 : i32}, %arg439: tensor<768xf32> {tf.aliasing_output = 439 : i32}, %arg440: tensor<768xf32> {tf.aliasing_output = 440 : i32}, %arg441: tensor<768xf32> {tf.aliasing_output = 441 : i32}, %arg442: tensor<3072x768xf32> {tf.aliasing_output = 442 : i32}, %arg443: tensor<3072xf32> {tf.aliasing_output = 443 : i32}, %arg444: tensor<768x3072xf32> {tf.aliasing_output = 444 : i32}, %arg445: tensor<768xf32> {tf.aliasing_output = 445 : i32}, %arg446: tensor<768xf32> {tf.aliasing_output = 446 : i32}, %arg447: tensor<1x1x768xf32> {tf.aliasing_output = 447 : i32}, %arg448: tensor<1000xf32> {tf.aliasing_output = 448 : i32}, %arg449: tensor<768x1000xf32> {tf.aliasing_output = 449 : i32}, %arg450: tensor<768xf32> {tf.aliasing_output = 450 : i32}, %arg451: tensor<768xf32> {tf.aliasing_output = 451 : i32}, %arg452: tensor<16x16x3x768xf32> {tf.aliasing_output = 452 : i32}, %arg453: tensor<1x197x768xf32> {tf.aliasing_output = 453 : i32}, %arg454: tensor<32x224x224x3xf32>, %arg455: tensor<32xi32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['shift']"}, tensor<1x1x768xf32> {jax.result_info = "result[0]['class_token']"}, tensor<1000xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<768x1000xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<16x16x3x768xf32> {jax.result_info = "result[0]['patch']"}, tensor<1x197x768xf32> {jax.result_info = "result[0]['positions']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['shift']"}, tensor<1x1x768xf32> {jax.result_info = "result[1]['first']['class_token']"}, tensor<1000xf32> {jax.result_info = "result[1]['first']['head']['bias']"}, tensor<768x1000xf32> {jax.result_info = "result[1]['first']['head']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<16x16x3x768xf32> {jax.result_info = "result[1]['first']['patch']"}, tensor<1x197x768xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['shift']"}, tensor<1x1x768xf32> {jax.result_info = "result[1]['second']['class_token']"}, tensor<1000xf32> {jax.result_info = "result[1]['second']['head']['bias']"}, tensor<768x1000xf32> {jax.result_info = "result[1]['second']['head']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<16x16x3x768xf32> {jax.result_info = "result[1]['second']['patch']"}, tensor<1x197x768xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg454, %arg149) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [16, 16], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x224x224x3xf32>, tensor<16x16x3x768xf32>) -> tensor<32x14x14x768xf32>
    %1 = stablehlo.reshape %0 : (tensor<32x14x14x768xf32>) -> tensor<32x196x768xf32>
    %2 = stablehlo.broadcast_in_dim %arg144, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x1x768xf32>
    %3 = stablehlo.concatenate %2, %1, dim = 1 : (tensor<32x1x768xf32>, tensor<32x196x768xf32>) -> tensor<32x197x768xf32>
    %4 = stablehlo.broadcast_in_dim %arg150, dims = [0, 1, 2] : (tensor<1x197x768xf32>) -> tensor<32x197x768xf32>
    %5 = stablehlo.add %3, %4 : tensor<32x197x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<32x197x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x197x768xf32>
    %12 = chlo.square %11 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<32x197x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<32x197x1xf32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %20 = stablehlo.subtract %5, %19 : tensor<32x197x768xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<32x197x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<32x197x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<32x197x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<32x197x1xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<32x197x768xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<32x197x768xf32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %34 = stablehlo.add %31, %33 : tensor<32x197x768xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %38 = stablehlo.add %35, %37 : tensor<32x197x2304xf32>
    %39 = stablehlo.reshape %38 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %40 = stablehlo.slice %39 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %41 = stablehlo.reshape %40 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %42 = stablehlo.slice %39 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %43 = stablehlo.reshape %42 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %44 = stablehlo.slice %39 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %45 = stablehlo.reshape %44 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %46 = stablehlo.dot_general %41, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_6 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<32x12x197x197xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<32x12x197xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<32x12x197x197xf32>
    %55 = stablehlo.exponential %54 : tensor<32x12x197x197xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %59 = stablehlo.divide %55, %58 : tensor<32x12x197x197xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<32x12x197x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<32x12x197x1xf32>
    %63 = stablehlo.dot_general %45, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %65 = stablehlo.reshape %64 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %66 = stablehlo.dot_general %65, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %69 = stablehlo.add %66, %68 : tensor<32x197x768xf32>
    %70 = stablehlo.add %5, %69 : tensor<32x197x768xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_12 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<32x197x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<32x197x768xf32>
    %77 = chlo.square %76 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<32x197x768xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_15 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<32x197x1xf32>
    %84 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %85 = stablehlo.subtract %70, %84 : tensor<32x197x768xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %87 = stablehlo.add %83, %86 : tensor<32x197x1xf32>
    %88 = stablehlo.rsqrt %87 : tensor<32x197x1xf32>
    %89 = stablehlo.divide %88, %87 : tensor<32x197x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<32x197x1xf32>
    %92 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<32x197x768xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<32x197x768xf32>
    %97 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %99 = stablehlo.add %96, %98 : tensor<32x197x768xf32>
    %100 = stablehlo.dot_general %99, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %103 = stablehlo.add %100, %102 : tensor<32x197x3072xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<32x197x3072xf32>
    %106 = stablehlo.negate %103 : tensor<32x197x3072xf32>
    %cst_19 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<32x197x3072xf32>
    %109 = chlo.erfc %108 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %110 = chlo.square %108 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %111 = stablehlo.negate %110 : tensor<32x197x3072xf32>
    %112 = stablehlo.exponential %111 : tensor<32x197x3072xf32>
    %113 = stablehlo.multiply %105, %109 : tensor<32x197x3072xf32>
    %114 = stablehlo.dot_general %113, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %115 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %117 = stablehlo.add %114, %116 : tensor<32x197x768xf32>
    %118 = stablehlo.add %70, %117 : tensor<32x197x768xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_21 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %122 = stablehlo.divide %120, %121 : tensor<32x197x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %124 = stablehlo.subtract %118, %123 : tensor<32x197x768xf32>
    %125 = chlo.square %124 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %127 = stablehlo.multiply %126, %124 : tensor<32x197x768xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%125 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_24 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<32x197x1xf32>
    %132 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %133 = stablehlo.subtract %118, %132 : tensor<32x197x768xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %135 = stablehlo.add %131, %134 : tensor<32x197x1xf32>
    %136 = stablehlo.rsqrt %135 : tensor<32x197x1xf32>
    %137 = stablehlo.divide %136, %135 : tensor<32x197x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<32x197x1xf32>
    %140 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %141 = stablehlo.multiply %133, %140 : tensor<32x197x768xf32>
    %142 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<32x197x768xf32>
    %145 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %147 = stablehlo.add %144, %146 : tensor<32x197x768xf32>
    %148 = stablehlo.dot_general %147, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %149 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %151 = stablehlo.add %148, %150 : tensor<32x197x2304xf32>
    %152 = stablehlo.reshape %151 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %153 = stablehlo.slice %152 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %154 = stablehlo.reshape %153 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %155 = stablehlo.slice %152 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %156 = stablehlo.reshape %155 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %157 = stablehlo.slice %152 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %158 = stablehlo.reshape %157 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %159 = stablehlo.dot_general %154, %156, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_27 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<32x12x197x197xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<32x12x197xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<32x12x197x197xf32>
    %168 = stablehlo.exponential %167 : tensor<32x12x197x197xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %172 = stablehlo.divide %168, %171 : tensor<32x12x197x197xf32>
    %173 = stablehlo.multiply %170, %170 : tensor<32x12x197x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %175 = stablehlo.divide %174, %173 : tensor<32x12x197x1xf32>
    %176 = stablehlo.dot_general %158, %172, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %177 = stablehlo.transpose %176, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %178 = stablehlo.reshape %177 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %179 = stablehlo.dot_general %178, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %180 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %182 = stablehlo.add %179, %181 : tensor<32x197x768xf32>
    %183 = stablehlo.add %118, %182 : tensor<32x197x768xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_33 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<32x197x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %189 = stablehlo.subtract %183, %188 : tensor<32x197x768xf32>
    %190 = chlo.square %189 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %192 = stablehlo.multiply %191, %189 : tensor<32x197x768xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%190 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_36 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %196 = stablehlo.divide %194, %195 : tensor<32x197x1xf32>
    %197 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %198 = stablehlo.subtract %183, %197 : tensor<32x197x768xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %200 = stablehlo.add %196, %199 : tensor<32x197x1xf32>
    %201 = stablehlo.rsqrt %200 : tensor<32x197x1xf32>
    %202 = stablehlo.divide %201, %200 : tensor<32x197x1xf32>
    %cst_38 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<32x197x1xf32>
    %205 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %206 = stablehlo.multiply %198, %205 : tensor<32x197x768xf32>
    %207 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<32x197x768xf32>
    %210 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %212 = stablehlo.add %209, %211 : tensor<32x197x768xf32>
    %213 = stablehlo.dot_general %212, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %214 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %216 = stablehlo.add %213, %215 : tensor<32x197x3072xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<32x197x3072xf32>
    %219 = stablehlo.negate %216 : tensor<32x197x3072xf32>
    %cst_40 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<32x197x3072xf32>
    %222 = chlo.erfc %221 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %223 = chlo.square %221 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %224 = stablehlo.negate %223 : tensor<32x197x3072xf32>
    %225 = stablehlo.exponential %224 : tensor<32x197x3072xf32>
    %226 = stablehlo.multiply %218, %222 : tensor<32x197x3072xf32>
    %227 = stablehlo.dot_general %226, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %228 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %230 = stablehlo.add %227, %229 : tensor<32x197x768xf32>
    %231 = stablehlo.add %183, %230 : tensor<32x197x768xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_42 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<32x197x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %237 = stablehlo.subtract %231, %236 : tensor<32x197x768xf32>
    %238 = chlo.square %237 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %240 = stablehlo.multiply %239, %237 : tensor<32x197x768xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%238 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_45 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %244 = stablehlo.divide %242, %243 : tensor<32x197x1xf32>
    %245 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %246 = stablehlo.subtract %231, %245 : tensor<32x197x768xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %248 = stablehlo.add %244, %247 : tensor<32x197x1xf32>
    %249 = stablehlo.rsqrt %248 : tensor<32x197x1xf32>
    %250 = stablehlo.divide %249, %248 : tensor<32x197x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %252 = stablehlo.multiply %251, %250 : tensor<32x197x1xf32>
    %253 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %254 = stablehlo.multiply %246, %253 : tensor<32x197x768xf32>
    %255 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %257 = stablehlo.multiply %254, %256 : tensor<32x197x768xf32>
    %258 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %260 = stablehlo.add %257, %259 : tensor<32x197x768xf32>
    %261 = stablehlo.dot_general %260, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %262 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %264 = stablehlo.add %261, %263 : tensor<32x197x2304xf32>
    %265 = stablehlo.reshape %264 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %266 = stablehlo.slice %265 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %267 = stablehlo.reshape %266 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %268 = stablehlo.slice %265 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %269 = stablehlo.reshape %268 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %270 = stablehlo.slice %265 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %271 = stablehlo.reshape %270 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %272 = stablehlo.dot_general %267, %269, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_48 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %274 = stablehlo.multiply %272, %273 : tensor<32x12x197x197xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_49) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %277 = stablehlo.maximum %276, %275 : tensor<32x12x197xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %280 = stablehlo.subtract %274, %279 : tensor<32x12x197x197xf32>
    %281 = stablehlo.exponential %280 : tensor<32x12x197x197xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %285 = stablehlo.divide %281, %284 : tensor<32x12x197x197xf32>
    %286 = stablehlo.multiply %283, %283 : tensor<32x12x197x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %288 = stablehlo.divide %287, %286 : tensor<32x12x197x1xf32>
    %289 = stablehlo.dot_general %271, %285, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %290 = stablehlo.transpose %289, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %291 = stablehlo.reshape %290 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %292 = stablehlo.dot_general %291, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %293 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %295 = stablehlo.add %292, %294 : tensor<32x197x768xf32>
    %296 = stablehlo.add %231, %295 : tensor<32x197x768xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_54 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %300 = stablehlo.divide %298, %299 : tensor<32x197x1xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %302 = stablehlo.subtract %296, %301 : tensor<32x197x768xf32>
    %303 = chlo.square %302 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %305 = stablehlo.multiply %304, %302 : tensor<32x197x768xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%303 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_57 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %309 = stablehlo.divide %307, %308 : tensor<32x197x1xf32>
    %310 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %311 = stablehlo.subtract %296, %310 : tensor<32x197x768xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %313 = stablehlo.add %309, %312 : tensor<32x197x1xf32>
    %314 = stablehlo.rsqrt %313 : tensor<32x197x1xf32>
    %315 = stablehlo.divide %314, %313 : tensor<32x197x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<32x197x1xf32>
    %318 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %319 = stablehlo.multiply %311, %318 : tensor<32x197x768xf32>
    %320 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %322 = stablehlo.multiply %319, %321 : tensor<32x197x768xf32>
    %323 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %325 = stablehlo.add %322, %324 : tensor<32x197x768xf32>
    %326 = stablehlo.dot_general %325, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %327 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %329 = stablehlo.add %326, %328 : tensor<32x197x3072xf32>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %331 = stablehlo.multiply %330, %329 : tensor<32x197x3072xf32>
    %332 = stablehlo.negate %329 : tensor<32x197x3072xf32>
    %cst_61 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %334 = stablehlo.multiply %332, %333 : tensor<32x197x3072xf32>
    %335 = chlo.erfc %334 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %336 = chlo.square %334 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %337 = stablehlo.negate %336 : tensor<32x197x3072xf32>
    %338 = stablehlo.exponential %337 : tensor<32x197x3072xf32>
    %339 = stablehlo.multiply %331, %335 : tensor<32x197x3072xf32>
    %340 = stablehlo.dot_general %339, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %341 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %343 = stablehlo.add %340, %342 : tensor<32x197x768xf32>
    %344 = stablehlo.add %296, %343 : tensor<32x197x768xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_63 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %348 = stablehlo.divide %346, %347 : tensor<32x197x1xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %350 = stablehlo.subtract %344, %349 : tensor<32x197x768xf32>
    %351 = chlo.square %350 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %353 = stablehlo.multiply %352, %350 : tensor<32x197x768xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%351 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_66 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %357 = stablehlo.divide %355, %356 : tensor<32x197x1xf32>
    %358 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %359 = stablehlo.subtract %344, %358 : tensor<32x197x768xf32>
    %cst_67 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %361 = stablehlo.add %357, %360 : tensor<32x197x1xf32>
    %362 = stablehlo.rsqrt %361 : tensor<32x197x1xf32>
    %363 = stablehlo.divide %362, %361 : tensor<32x197x1xf32>
    %cst_68 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %365 = stablehlo.multiply %364, %363 : tensor<32x197x1xf32>
    %366 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %367 = stablehlo.multiply %359, %366 : tensor<32x197x768xf32>
    %368 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %370 = stablehlo.multiply %367, %369 : tensor<32x197x768xf32>
    %371 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %373 = stablehlo.add %370, %372 : tensor<32x197x768xf32>
    %374 = stablehlo.dot_general %373, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %375 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %377 = stablehlo.add %374, %376 : tensor<32x197x2304xf32>
    %378 = stablehlo.reshape %377 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %379 = stablehlo.slice %378 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %380 = stablehlo.reshape %379 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %381 = stablehlo.slice %378 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %382 = stablehlo.reshape %381 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %383 = stablehlo.slice %378 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %384 = stablehlo.reshape %383 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %385 = stablehlo.dot_general %380, %382, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_69 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %387 = stablehlo.multiply %385, %386 : tensor<32x12x197x197xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_70) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %390 = stablehlo.maximum %389, %388 : tensor<32x12x197xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %393 = stablehlo.subtract %387, %392 : tensor<32x12x197x197xf32>
    %394 = stablehlo.exponential %393 : tensor<32x12x197x197xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_72) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %398 = stablehlo.divide %394, %397 : tensor<32x12x197x197xf32>
    %399 = stablehlo.multiply %396, %396 : tensor<32x12x197x1xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %401 = stablehlo.divide %400, %399 : tensor<32x12x197x1xf32>
    %402 = stablehlo.dot_general %384, %398, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %403 = stablehlo.transpose %402, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %404 = stablehlo.reshape %403 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %405 = stablehlo.dot_general %404, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %406 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %408 = stablehlo.add %405, %407 : tensor<32x197x768xf32>
    %409 = stablehlo.add %344, %408 : tensor<32x197x768xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_75 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %413 = stablehlo.divide %411, %412 : tensor<32x197x1xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %415 = stablehlo.subtract %409, %414 : tensor<32x197x768xf32>
    %416 = chlo.square %415 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %418 = stablehlo.multiply %417, %415 : tensor<32x197x768xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%416 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_78 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %422 = stablehlo.divide %420, %421 : tensor<32x197x1xf32>
    %423 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %424 = stablehlo.subtract %409, %423 : tensor<32x197x768xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %426 = stablehlo.add %422, %425 : tensor<32x197x1xf32>
    %427 = stablehlo.rsqrt %426 : tensor<32x197x1xf32>
    %428 = stablehlo.divide %427, %426 : tensor<32x197x1xf32>
    %cst_80 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %430 = stablehlo.multiply %429, %428 : tensor<32x197x1xf32>
    %431 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %432 = stablehlo.multiply %424, %431 : tensor<32x197x768xf32>
    %433 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %435 = stablehlo.multiply %432, %434 : tensor<32x197x768xf32>
    %436 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %438 = stablehlo.add %435, %437 : tensor<32x197x768xf32>
    %439 = stablehlo.dot_general %438, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %440 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %442 = stablehlo.add %439, %441 : tensor<32x197x3072xf32>
    %cst_81 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %444 = stablehlo.multiply %443, %442 : tensor<32x197x3072xf32>
    %445 = stablehlo.negate %442 : tensor<32x197x3072xf32>
    %cst_82 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %447 = stablehlo.multiply %445, %446 : tensor<32x197x3072xf32>
    %448 = chlo.erfc %447 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %449 = chlo.square %447 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %450 = stablehlo.negate %449 : tensor<32x197x3072xf32>
    %451 = stablehlo.exponential %450 : tensor<32x197x3072xf32>
    %452 = stablehlo.multiply %444, %448 : tensor<32x197x3072xf32>
    %453 = stablehlo.dot_general %452, %arg43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %454 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %456 = stablehlo.add %453, %455 : tensor<32x197x768xf32>
    %457 = stablehlo.add %409, %456 : tensor<32x197x768xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_84 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %461 = stablehlo.divide %459, %460 : tensor<32x197x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %463 = stablehlo.subtract %457, %462 : tensor<32x197x768xf32>
    %464 = chlo.square %463 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %466 = stablehlo.multiply %465, %463 : tensor<32x197x768xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%464 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_87 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %470 = stablehlo.divide %468, %469 : tensor<32x197x1xf32>
    %471 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %472 = stablehlo.subtract %457, %471 : tensor<32x197x768xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %474 = stablehlo.add %470, %473 : tensor<32x197x1xf32>
    %475 = stablehlo.rsqrt %474 : tensor<32x197x1xf32>
    %476 = stablehlo.divide %475, %474 : tensor<32x197x1xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %478 = stablehlo.multiply %477, %476 : tensor<32x197x1xf32>
    %479 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %480 = stablehlo.multiply %472, %479 : tensor<32x197x768xf32>
    %481 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %483 = stablehlo.multiply %480, %482 : tensor<32x197x768xf32>
    %484 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %486 = stablehlo.add %483, %485 : tensor<32x197x768xf32>
    %487 = stablehlo.dot_general %486, %arg51, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %488 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %490 = stablehlo.add %487, %489 : tensor<32x197x2304xf32>
    %491 = stablehlo.reshape %490 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %492 = stablehlo.slice %491 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %493 = stablehlo.reshape %492 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %494 = stablehlo.slice %491 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %495 = stablehlo.reshape %494 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %496 = stablehlo.slice %491 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %497 = stablehlo.reshape %496 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %498 = stablehlo.dot_general %493, %495, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_90 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %500 = stablehlo.multiply %498, %499 : tensor<32x12x197x197xf32>
    %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %501 = stablehlo.reduce(%500 init: %cst_91) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %503 = stablehlo.maximum %502, %501 : tensor<32x12x197xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %506 = stablehlo.subtract %500, %505 : tensor<32x12x197x197xf32>
    %507 = stablehlo.exponential %506 : tensor<32x12x197x197xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_93) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %511 = stablehlo.divide %507, %510 : tensor<32x12x197x197xf32>
    %512 = stablehlo.multiply %509, %509 : tensor<32x12x197x1xf32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %514 = stablehlo.divide %513, %512 : tensor<32x12x197x1xf32>
    %515 = stablehlo.dot_general %497, %511, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %516 = stablehlo.transpose %515, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %517 = stablehlo.reshape %516 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %518 = stablehlo.dot_general %517, %arg49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %519 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %521 = stablehlo.add %518, %520 : tensor<32x197x768xf32>
    %522 = stablehlo.add %457, %521 : tensor<32x197x768xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_96 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %526 = stablehlo.divide %524, %525 : tensor<32x197x1xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %528 = stablehlo.subtract %522, %527 : tensor<32x197x768xf32>
    %529 = chlo.square %528 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %531 = stablehlo.multiply %530, %528 : tensor<32x197x768xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%529 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_99 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %535 = stablehlo.divide %533, %534 : tensor<32x197x1xf32>
    %536 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %537 = stablehlo.subtract %522, %536 : tensor<32x197x768xf32>
    %cst_100 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %539 = stablehlo.add %535, %538 : tensor<32x197x1xf32>
    %540 = stablehlo.rsqrt %539 : tensor<32x197x1xf32>
    %541 = stablehlo.divide %540, %539 : tensor<32x197x1xf32>
    %cst_101 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %543 = stablehlo.multiply %542, %541 : tensor<32x197x1xf32>
    %544 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %545 = stablehlo.multiply %537, %544 : tensor<32x197x768xf32>
    %546 = stablehlo.broadcast_in_dim %arg58, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %548 = stablehlo.multiply %545, %547 : tensor<32x197x768xf32>
    %549 = stablehlo.broadcast_in_dim %arg59, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %551 = stablehlo.add %548, %550 : tensor<32x197x768xf32>
    %552 = stablehlo.dot_general %551, %arg57, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %553 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %555 = stablehlo.add %552, %554 : tensor<32x197x3072xf32>
    %cst_102 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %557 = stablehlo.multiply %556, %555 : tensor<32x197x3072xf32>
    %558 = stablehlo.negate %555 : tensor<32x197x3072xf32>
    %cst_103 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %560 = stablehlo.multiply %558, %559 : tensor<32x197x3072xf32>
    %561 = chlo.erfc %560 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %562 = chlo.square %560 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %563 = stablehlo.negate %562 : tensor<32x197x3072xf32>
    %564 = stablehlo.exponential %563 : tensor<32x197x3072xf32>
    %565 = stablehlo.multiply %557, %561 : tensor<32x197x3072xf32>
    %566 = stablehlo.dot_general %565, %arg55, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %567 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %569 = stablehlo.add %566, %568 : tensor<32x197x768xf32>
    %570 = stablehlo.add %522, %569 : tensor<32x197x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %574 = stablehlo.divide %572, %573 : tensor<32x197x1xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %576 = stablehlo.subtract %570, %575 : tensor<32x197x768xf32>
    %577 = chlo.square %576 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %579 = stablehlo.multiply %578, %576 : tensor<32x197x768xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%577 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_108 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %583 = stablehlo.divide %581, %582 : tensor<32x197x1xf32>
    %584 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %585 = stablehlo.subtract %570, %584 : tensor<32x197x768xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %587 = stablehlo.add %583, %586 : tensor<32x197x1xf32>
    %588 = stablehlo.rsqrt %587 : tensor<32x197x1xf32>
    %589 = stablehlo.divide %588, %587 : tensor<32x197x1xf32>
    %cst_110 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %591 = stablehlo.multiply %590, %589 : tensor<32x197x1xf32>
    %592 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %593 = stablehlo.multiply %585, %592 : tensor<32x197x768xf32>
    %594 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %596 = stablehlo.multiply %593, %595 : tensor<32x197x768xf32>
    %597 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %599 = stablehlo.add %596, %598 : tensor<32x197x768xf32>
    %600 = stablehlo.dot_general %599, %arg63, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %601 = stablehlo.broadcast_in_dim %arg62, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %603 = stablehlo.add %600, %602 : tensor<32x197x2304xf32>
    %604 = stablehlo.reshape %603 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %605 = stablehlo.slice %604 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %606 = stablehlo.reshape %605 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %607 = stablehlo.slice %604 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %608 = stablehlo.reshape %607 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %609 = stablehlo.slice %604 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %610 = stablehlo.reshape %609 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %611 = stablehlo.dot_general %606, %608, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_111 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %613 = stablehlo.multiply %611, %612 : tensor<32x12x197x197xf32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_112) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %616 = stablehlo.maximum %615, %614 : tensor<32x12x197xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %619 = stablehlo.subtract %613, %618 : tensor<32x12x197x197xf32>
    %620 = stablehlo.exponential %619 : tensor<32x12x197x197xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%620 init: %cst_114) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %624 = stablehlo.divide %620, %623 : tensor<32x12x197x197xf32>
    %625 = stablehlo.multiply %622, %622 : tensor<32x12x197x1xf32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %627 = stablehlo.divide %626, %625 : tensor<32x12x197x1xf32>
    %628 = stablehlo.dot_general %610, %624, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %629 = stablehlo.transpose %628, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %630 = stablehlo.reshape %629 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %631 = stablehlo.dot_general %630, %arg61, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %632 = stablehlo.broadcast_in_dim %arg60, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %634 = stablehlo.add %631, %633 : tensor<32x197x768xf32>
    %635 = stablehlo.add %570, %634 : tensor<32x197x768xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_116) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_117 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %639 = stablehlo.divide %637, %638 : tensor<32x197x1xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %641 = stablehlo.subtract %635, %640 : tensor<32x197x768xf32>
    %642 = chlo.square %641 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_118 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %644 = stablehlo.multiply %643, %641 : tensor<32x197x768xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%642 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_120 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %648 = stablehlo.divide %646, %647 : tensor<32x197x1xf32>
    %649 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %650 = stablehlo.subtract %635, %649 : tensor<32x197x768xf32>
    %cst_121 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %652 = stablehlo.add %648, %651 : tensor<32x197x1xf32>
    %653 = stablehlo.rsqrt %652 : tensor<32x197x1xf32>
    %654 = stablehlo.divide %653, %652 : tensor<32x197x1xf32>
    %cst_122 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %656 = stablehlo.multiply %655, %654 : tensor<32x197x1xf32>
    %657 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %658 = stablehlo.multiply %650, %657 : tensor<32x197x768xf32>
    %659 = stablehlo.broadcast_in_dim %arg70, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %661 = stablehlo.multiply %658, %660 : tensor<32x197x768xf32>
    %662 = stablehlo.broadcast_in_dim %arg71, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %664 = stablehlo.add %661, %663 : tensor<32x197x768xf32>
    %665 = stablehlo.dot_general %664, %arg69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %666 = stablehlo.broadcast_in_dim %arg68, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %668 = stablehlo.add %665, %667 : tensor<32x197x3072xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %670 = stablehlo.multiply %669, %668 : tensor<32x197x3072xf32>
    %671 = stablehlo.negate %668 : tensor<32x197x3072xf32>
    %cst_124 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %673 = stablehlo.multiply %671, %672 : tensor<32x197x3072xf32>
    %674 = chlo.erfc %673 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %675 = chlo.square %673 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %676 = stablehlo.negate %675 : tensor<32x197x3072xf32>
    %677 = stablehlo.exponential %676 : tensor<32x197x3072xf32>
    %678 = stablehlo.multiply %670, %674 : tensor<32x197x3072xf32>
    %679 = stablehlo.dot_general %678, %arg67, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %680 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %682 = stablehlo.add %679, %681 : tensor<32x197x768xf32>
    %683 = stablehlo.add %635, %682 : tensor<32x197x768xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %685 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_126 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %687 = stablehlo.divide %685, %686 : tensor<32x197x1xf32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %689 = stablehlo.subtract %683, %688 : tensor<32x197x768xf32>
    %690 = chlo.square %689 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_127 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %692 = stablehlo.multiply %691, %689 : tensor<32x197x768xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%690 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_129 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %696 = stablehlo.divide %694, %695 : tensor<32x197x1xf32>
    %697 = stablehlo.broadcast_in_dim %687, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %698 = stablehlo.subtract %683, %697 : tensor<32x197x768xf32>
    %cst_130 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %700 = stablehlo.add %696, %699 : tensor<32x197x1xf32>
    %701 = stablehlo.rsqrt %700 : tensor<32x197x1xf32>
    %702 = stablehlo.divide %701, %700 : tensor<32x197x1xf32>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %704 = stablehlo.multiply %703, %702 : tensor<32x197x1xf32>
    %705 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %706 = stablehlo.multiply %698, %705 : tensor<32x197x768xf32>
    %707 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %709 = stablehlo.multiply %706, %708 : tensor<32x197x768xf32>
    %710 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %712 = stablehlo.add %709, %711 : tensor<32x197x768xf32>
    %713 = stablehlo.dot_general %712, %arg75, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %714 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %716 = stablehlo.add %713, %715 : tensor<32x197x2304xf32>
    %717 = stablehlo.reshape %716 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %718 = stablehlo.slice %717 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %719 = stablehlo.reshape %718 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %720 = stablehlo.slice %717 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %721 = stablehlo.reshape %720 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %722 = stablehlo.slice %717 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %723 = stablehlo.reshape %722 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %724 = stablehlo.dot_general %719, %721, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_132 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %726 = stablehlo.multiply %724, %725 : tensor<32x12x197x197xf32>
    %cst_133 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %727 = stablehlo.reduce(%726 init: %cst_133) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_134 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %729 = stablehlo.maximum %728, %727 : tensor<32x12x197xf32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %732 = stablehlo.subtract %726, %731 : tensor<32x12x197x197xf32>
    %733 = stablehlo.exponential %732 : tensor<32x12x197x197xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_135) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %737 = stablehlo.divide %733, %736 : tensor<32x12x197x197xf32>
    %738 = stablehlo.multiply %735, %735 : tensor<32x12x197x1xf32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %740 = stablehlo.divide %739, %738 : tensor<32x12x197x1xf32>
    %741 = stablehlo.dot_general %723, %737, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %742 = stablehlo.transpose %741, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %743 = stablehlo.reshape %742 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %744 = stablehlo.dot_general %743, %arg73, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %745 = stablehlo.broadcast_in_dim %arg72, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %747 = stablehlo.add %744, %746 : tensor<32x197x768xf32>
    %748 = stablehlo.add %683, %747 : tensor<32x197x768xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_138 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %752 = stablehlo.divide %750, %751 : tensor<32x197x1xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %754 = stablehlo.subtract %748, %753 : tensor<32x197x768xf32>
    %755 = chlo.square %754 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_139 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %757 = stablehlo.multiply %756, %754 : tensor<32x197x768xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%755 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_141 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %761 = stablehlo.divide %759, %760 : tensor<32x197x1xf32>
    %762 = stablehlo.broadcast_in_dim %752, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %763 = stablehlo.subtract %748, %762 : tensor<32x197x768xf32>
    %cst_142 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %765 = stablehlo.add %761, %764 : tensor<32x197x1xf32>
    %766 = stablehlo.rsqrt %765 : tensor<32x197x1xf32>
    %767 = stablehlo.divide %766, %765 : tensor<32x197x1xf32>
    %cst_143 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %769 = stablehlo.multiply %768, %767 : tensor<32x197x1xf32>
    %770 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %771 = stablehlo.multiply %763, %770 : tensor<32x197x768xf32>
    %772 = stablehlo.broadcast_in_dim %arg82, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %774 = stablehlo.multiply %771, %773 : tensor<32x197x768xf32>
    %775 = stablehlo.broadcast_in_dim %arg83, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %777 = stablehlo.add %774, %776 : tensor<32x197x768xf32>
    %778 = stablehlo.dot_general %777, %arg81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %779 = stablehlo.broadcast_in_dim %arg80, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %781 = stablehlo.add %778, %780 : tensor<32x197x3072xf32>
    %cst_144 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %783 = stablehlo.multiply %782, %781 : tensor<32x197x3072xf32>
    %784 = stablehlo.negate %781 : tensor<32x197x3072xf32>
    %cst_145 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %786 = stablehlo.multiply %784, %785 : tensor<32x197x3072xf32>
    %787 = chlo.erfc %786 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %788 = chlo.square %786 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %789 = stablehlo.negate %788 : tensor<32x197x3072xf32>
    %790 = stablehlo.exponential %789 : tensor<32x197x3072xf32>
    %791 = stablehlo.multiply %783, %787 : tensor<32x197x3072xf32>
    %792 = stablehlo.dot_general %791, %arg79, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %793 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %795 = stablehlo.add %792, %794 : tensor<32x197x768xf32>
    %796 = stablehlo.add %748, %795 : tensor<32x197x768xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.reduce(%796 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_147 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %800 = stablehlo.divide %798, %799 : tensor<32x197x1xf32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %802 = stablehlo.subtract %796, %801 : tensor<32x197x768xf32>
    %803 = chlo.square %802 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_148 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %805 = stablehlo.multiply %804, %802 : tensor<32x197x768xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.reduce(%803 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_150 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %809 = stablehlo.divide %807, %808 : tensor<32x197x1xf32>
    %810 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %811 = stablehlo.subtract %796, %810 : tensor<32x197x768xf32>
    %cst_151 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %813 = stablehlo.add %809, %812 : tensor<32x197x1xf32>
    %814 = stablehlo.rsqrt %813 : tensor<32x197x1xf32>
    %815 = stablehlo.divide %814, %813 : tensor<32x197x1xf32>
    %cst_152 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %817 = stablehlo.multiply %816, %815 : tensor<32x197x1xf32>
    %818 = stablehlo.broadcast_in_dim %814, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %819 = stablehlo.multiply %811, %818 : tensor<32x197x768xf32>
    %820 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %821 = stablehlo.broadcast_in_dim %820, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %822 = stablehlo.multiply %819, %821 : tensor<32x197x768xf32>
    %823 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %825 = stablehlo.add %822, %824 : tensor<32x197x768xf32>
    %826 = stablehlo.dot_general %825, %arg87, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %827 = stablehlo.broadcast_in_dim %arg86, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %829 = stablehlo.add %826, %828 : tensor<32x197x2304xf32>
    %830 = stablehlo.reshape %829 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %831 = stablehlo.slice %830 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %832 = stablehlo.reshape %831 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %833 = stablehlo.slice %830 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %834 = stablehlo.reshape %833 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %835 = stablehlo.slice %830 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %836 = stablehlo.reshape %835 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %837 = stablehlo.dot_general %832, %834, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_153 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %839 = stablehlo.multiply %837, %838 : tensor<32x12x197x197xf32>
    %cst_154 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_154) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_155 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %842 = stablehlo.maximum %841, %840 : tensor<32x12x197xf32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %845 = stablehlo.subtract %839, %844 : tensor<32x12x197x197xf32>
    %846 = stablehlo.exponential %845 : tensor<32x12x197x197xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%846 init: %cst_156) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %850 = stablehlo.divide %846, %849 : tensor<32x12x197x197xf32>
    %851 = stablehlo.multiply %848, %848 : tensor<32x12x197x1xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %853 = stablehlo.divide %852, %851 : tensor<32x12x197x1xf32>
    %854 = stablehlo.dot_general %836, %850, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %855 = stablehlo.transpose %854, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %856 = stablehlo.reshape %855 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %857 = stablehlo.dot_general %856, %arg85, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %858 = stablehlo.broadcast_in_dim %arg84, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %860 = stablehlo.add %857, %859 : tensor<32x197x768xf32>
    %861 = stablehlo.add %796, %860 : tensor<32x197x768xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%861 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_159 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %865 = stablehlo.divide %863, %864 : tensor<32x197x1xf32>
    %866 = stablehlo.broadcast_in_dim %865, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %867 = stablehlo.subtract %861, %866 : tensor<32x197x768xf32>
    %868 = chlo.square %867 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_160 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %870 = stablehlo.multiply %869, %867 : tensor<32x197x768xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%868 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %872 = stablehlo.broadcast_in_dim %871, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_162 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %874 = stablehlo.divide %872, %873 : tensor<32x197x1xf32>
    %875 = stablehlo.broadcast_in_dim %865, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %876 = stablehlo.subtract %861, %875 : tensor<32x197x768xf32>
    %cst_163 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %878 = stablehlo.add %874, %877 : tensor<32x197x1xf32>
    %879 = stablehlo.rsqrt %878 : tensor<32x197x1xf32>
    %880 = stablehlo.divide %879, %878 : tensor<32x197x1xf32>
    %cst_164 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %882 = stablehlo.multiply %881, %880 : tensor<32x197x1xf32>
    %883 = stablehlo.broadcast_in_dim %879, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %884 = stablehlo.multiply %876, %883 : tensor<32x197x768xf32>
    %885 = stablehlo.broadcast_in_dim %arg94, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %886 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %887 = stablehlo.multiply %884, %886 : tensor<32x197x768xf32>
    %888 = stablehlo.broadcast_in_dim %arg95, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %890 = stablehlo.add %887, %889 : tensor<32x197x768xf32>
    %891 = stablehlo.dot_general %890, %arg93, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %892 = stablehlo.broadcast_in_dim %arg92, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %894 = stablehlo.add %891, %893 : tensor<32x197x3072xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %896 = stablehlo.multiply %895, %894 : tensor<32x197x3072xf32>
    %897 = stablehlo.negate %894 : tensor<32x197x3072xf32>
    %cst_166 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %899 = stablehlo.multiply %897, %898 : tensor<32x197x3072xf32>
    %900 = chlo.erfc %899 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %901 = chlo.square %899 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %902 = stablehlo.negate %901 : tensor<32x197x3072xf32>
    %903 = stablehlo.exponential %902 : tensor<32x197x3072xf32>
    %904 = stablehlo.multiply %896, %900 : tensor<32x197x3072xf32>
    %905 = stablehlo.dot_general %904, %arg91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %906 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %908 = stablehlo.add %905, %907 : tensor<32x197x768xf32>
    %909 = stablehlo.add %861, %908 : tensor<32x197x768xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%909 init: %cst_167) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %911 = stablehlo.broadcast_in_dim %910, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_168 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %913 = stablehlo.divide %911, %912 : tensor<32x197x1xf32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %915 = stablehlo.subtract %909, %914 : tensor<32x197x768xf32>
    %916 = chlo.square %915 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_169 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %918 = stablehlo.multiply %917, %915 : tensor<32x197x768xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %919 = stablehlo.reduce(%916 init: %cst_170) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_171 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %922 = stablehlo.divide %920, %921 : tensor<32x197x1xf32>
    %923 = stablehlo.broadcast_in_dim %913, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %924 = stablehlo.subtract %909, %923 : tensor<32x197x768xf32>
    %cst_172 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %926 = stablehlo.add %922, %925 : tensor<32x197x1xf32>
    %927 = stablehlo.rsqrt %926 : tensor<32x197x1xf32>
    %928 = stablehlo.divide %927, %926 : tensor<32x197x1xf32>
    %cst_173 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %930 = stablehlo.multiply %929, %928 : tensor<32x197x1xf32>
    %931 = stablehlo.broadcast_in_dim %927, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %932 = stablehlo.multiply %924, %931 : tensor<32x197x768xf32>
    %933 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %934 = stablehlo.broadcast_in_dim %933, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %935 = stablehlo.multiply %932, %934 : tensor<32x197x768xf32>
    %936 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %937 = stablehlo.broadcast_in_dim %936, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %938 = stablehlo.add %935, %937 : tensor<32x197x768xf32>
    %939 = stablehlo.dot_general %938, %arg99, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %940 = stablehlo.broadcast_in_dim %arg98, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %941 = stablehlo.broadcast_in_dim %940, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %942 = stablehlo.add %939, %941 : tensor<32x197x2304xf32>
    %943 = stablehlo.reshape %942 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %944 = stablehlo.slice %943 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %945 = stablehlo.reshape %944 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %946 = stablehlo.slice %943 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %947 = stablehlo.reshape %946 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %948 = stablehlo.slice %943 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %949 = stablehlo.reshape %948 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %950 = stablehlo.dot_general %945, %947, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_174 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %952 = stablehlo.multiply %950, %951 : tensor<32x12x197x197xf32>
    %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %953 = stablehlo.reduce(%952 init: %cst_175) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_176 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %955 = stablehlo.maximum %954, %953 : tensor<32x12x197xf32>
    %956 = stablehlo.broadcast_in_dim %955, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %958 = stablehlo.subtract %952, %957 : tensor<32x12x197x197xf32>
    %959 = stablehlo.exponential %958 : tensor<32x12x197x197xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%959 init: %cst_177) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %963 = stablehlo.divide %959, %962 : tensor<32x12x197x197xf32>
    %964 = stablehlo.multiply %961, %961 : tensor<32x12x197x1xf32>
    %cst_178 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %966 = stablehlo.divide %965, %964 : tensor<32x12x197x1xf32>
    %967 = stablehlo.dot_general %949, %963, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %968 = stablehlo.transpose %967, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %969 = stablehlo.reshape %968 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %970 = stablehlo.dot_general %969, %arg97, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %971 = stablehlo.broadcast_in_dim %arg96, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %972 = stablehlo.broadcast_in_dim %971, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %973 = stablehlo.add %970, %972 : tensor<32x197x768xf32>
    %974 = stablehlo.add %909, %973 : tensor<32x197x768xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_180 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %978 = stablehlo.divide %976, %977 : tensor<32x197x1xf32>
    %979 = stablehlo.broadcast_in_dim %978, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %980 = stablehlo.subtract %974, %979 : tensor<32x197x768xf32>
    %981 = chlo.square %980 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_181 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %983 = stablehlo.multiply %982, %980 : tensor<32x197x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%981 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %985 = stablehlo.broadcast_in_dim %984, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_183 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %987 = stablehlo.divide %985, %986 : tensor<32x197x1xf32>
    %988 = stablehlo.broadcast_in_dim %978, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %989 = stablehlo.subtract %974, %988 : tensor<32x197x768xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %991 = stablehlo.add %987, %990 : tensor<32x197x1xf32>
    %992 = stablehlo.rsqrt %991 : tensor<32x197x1xf32>
    %993 = stablehlo.divide %992, %991 : tensor<32x197x1xf32>
    %cst_185 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %995 = stablehlo.multiply %994, %993 : tensor<32x197x1xf32>
    %996 = stablehlo.broadcast_in_dim %992, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %997 = stablehlo.multiply %989, %996 : tensor<32x197x768xf32>
    %998 = stablehlo.broadcast_in_dim %arg106, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1000 = stablehlo.multiply %997, %999 : tensor<32x197x768xf32>
    %1001 = stablehlo.broadcast_in_dim %arg107, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1002 = stablehlo.broadcast_in_dim %1001, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1003 = stablehlo.add %1000, %1002 : tensor<32x197x768xf32>
    %1004 = stablehlo.dot_general %1003, %arg105, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %1005 = stablehlo.broadcast_in_dim %arg104, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %1007 = stablehlo.add %1004, %1006 : tensor<32x197x3072xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1009 = stablehlo.multiply %1008, %1007 : tensor<32x197x3072xf32>
    %1010 = stablehlo.negate %1007 : tensor<32x197x3072xf32>
    %cst_187 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1012 = stablehlo.multiply %1010, %1011 : tensor<32x197x3072xf32>
    %1013 = chlo.erfc %1012 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1014 = chlo.square %1012 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1015 = stablehlo.negate %1014 : tensor<32x197x3072xf32>
    %1016 = stablehlo.exponential %1015 : tensor<32x197x3072xf32>
    %1017 = stablehlo.multiply %1009, %1013 : tensor<32x197x3072xf32>
    %1018 = stablehlo.dot_general %1017, %arg103, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %1019 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1021 = stablehlo.add %1018, %1020 : tensor<32x197x768xf32>
    %1022 = stablehlo.add %974, %1021 : tensor<32x197x768xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%1022 init: %cst_188) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_189 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1026 = stablehlo.divide %1024, %1025 : tensor<32x197x1xf32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1028 = stablehlo.subtract %1022, %1027 : tensor<32x197x768xf32>
    %1029 = chlo.square %1028 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_190 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1031 = stablehlo.multiply %1030, %1028 : tensor<32x197x768xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.reduce(%1029 init: %cst_191) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_192 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1035 = stablehlo.divide %1033, %1034 : tensor<32x197x1xf32>
    %1036 = stablehlo.broadcast_in_dim %1026, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1037 = stablehlo.subtract %1022, %1036 : tensor<32x197x768xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1039 = stablehlo.add %1035, %1038 : tensor<32x197x1xf32>
    %1040 = stablehlo.rsqrt %1039 : tensor<32x197x1xf32>
    %1041 = stablehlo.divide %1040, %1039 : tensor<32x197x1xf32>
    %cst_194 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1043 = stablehlo.multiply %1042, %1041 : tensor<32x197x1xf32>
    %1044 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1045 = stablehlo.multiply %1037, %1044 : tensor<32x197x768xf32>
    %1046 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1048 = stablehlo.multiply %1045, %1047 : tensor<32x197x768xf32>
    %1049 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1051 = stablehlo.add %1048, %1050 : tensor<32x197x768xf32>
    %1052 = stablehlo.dot_general %1051, %arg111, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %1053 = stablehlo.broadcast_in_dim %arg110, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %1055 = stablehlo.add %1052, %1054 : tensor<32x197x2304xf32>
    %1056 = stablehlo.reshape %1055 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %1057 = stablehlo.slice %1056 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1058 = stablehlo.reshape %1057 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1059 = stablehlo.slice %1056 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1060 = stablehlo.reshape %1059 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1061 = stablehlo.slice %1056 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1062 = stablehlo.reshape %1061 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1063 = stablehlo.dot_general %1058, %1060, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_195 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1065 = stablehlo.multiply %1063, %1064 : tensor<32x12x197x197xf32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1066 = stablehlo.reduce(%1065 init: %cst_196) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %1068 = stablehlo.maximum %1067, %1066 : tensor<32x12x197xf32>
    %1069 = stablehlo.broadcast_in_dim %1068, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1070 = stablehlo.broadcast_in_dim %1069, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1071 = stablehlo.subtract %1065, %1070 : tensor<32x12x197x197xf32>
    %1072 = stablehlo.exponential %1071 : tensor<32x12x197x197xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1073 = stablehlo.reduce(%1072 init: %cst_198) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1076 = stablehlo.divide %1072, %1075 : tensor<32x12x197x197xf32>
    %1077 = stablehlo.multiply %1074, %1074 : tensor<32x12x197x1xf32>
    %cst_199 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %1079 = stablehlo.divide %1078, %1077 : tensor<32x12x197x1xf32>
    %1080 = stablehlo.dot_general %1062, %1076, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1081 = stablehlo.transpose %1080, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1082 = stablehlo.reshape %1081 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %1083 = stablehlo.dot_general %1082, %arg109, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1084 = stablehlo.broadcast_in_dim %arg108, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1086 = stablehlo.add %1083, %1085 : tensor<32x197x768xf32>
    %1087 = stablehlo.add %1022, %1086 : tensor<32x197x768xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1088 = stablehlo.reduce(%1087 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_201 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1091 = stablehlo.divide %1089, %1090 : tensor<32x197x1xf32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1093 = stablehlo.subtract %1087, %1092 : tensor<32x197x768xf32>
    %1094 = chlo.square %1093 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_202 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1096 = stablehlo.multiply %1095, %1093 : tensor<32x197x768xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1094 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_204 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1100 = stablehlo.divide %1098, %1099 : tensor<32x197x1xf32>
    %1101 = stablehlo.broadcast_in_dim %1091, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1102 = stablehlo.subtract %1087, %1101 : tensor<32x197x768xf32>
    %cst_205 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1104 = stablehlo.add %1100, %1103 : tensor<32x197x1xf32>
    %1105 = stablehlo.rsqrt %1104 : tensor<32x197x1xf32>
    %1106 = stablehlo.divide %1105, %1104 : tensor<32x197x1xf32>
    %cst_206 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1108 = stablehlo.multiply %1107, %1106 : tensor<32x197x1xf32>
    %1109 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1110 = stablehlo.multiply %1102, %1109 : tensor<32x197x768xf32>
    %1111 = stablehlo.broadcast_in_dim %arg118, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1113 = stablehlo.multiply %1110, %1112 : tensor<32x197x768xf32>
    %1114 = stablehlo.broadcast_in_dim %arg119, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1115 = stablehlo.broadcast_in_dim %1114, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1116 = stablehlo.add %1113, %1115 : tensor<32x197x768xf32>
    %1117 = stablehlo.dot_general %1116, %arg117, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %1118 = stablehlo.broadcast_in_dim %arg116, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1119 = stablehlo.broadcast_in_dim %1118, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %1120 = stablehlo.add %1117, %1119 : tensor<32x197x3072xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1122 = stablehlo.multiply %1121, %1120 : tensor<32x197x3072xf32>
    %1123 = stablehlo.negate %1120 : tensor<32x197x3072xf32>
    %cst_208 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1125 = stablehlo.multiply %1123, %1124 : tensor<32x197x3072xf32>
    %1126 = chlo.erfc %1125 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1127 = chlo.square %1125 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1128 = stablehlo.negate %1127 : tensor<32x197x3072xf32>
    %1129 = stablehlo.exponential %1128 : tensor<32x197x3072xf32>
    %1130 = stablehlo.multiply %1122, %1126 : tensor<32x197x3072xf32>
    %1131 = stablehlo.dot_general %1130, %arg115, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %1132 = stablehlo.broadcast_in_dim %arg114, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1134 = stablehlo.add %1131, %1133 : tensor<32x197x768xf32>
    %1135 = stablehlo.add %1087, %1134 : tensor<32x197x768xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1136 = stablehlo.reduce(%1135 init: %cst_209) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_210 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1139 = stablehlo.divide %1137, %1138 : tensor<32x197x1xf32>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1141 = stablehlo.subtract %1135, %1140 : tensor<32x197x768xf32>
    %1142 = chlo.square %1141 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_211 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1144 = stablehlo.multiply %1143, %1141 : tensor<32x197x768xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.reduce(%1142 init: %cst_212) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1146 = stablehlo.broadcast_in_dim %1145, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_213 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1148 = stablehlo.divide %1146, %1147 : tensor<32x197x1xf32>
    %1149 = stablehlo.broadcast_in_dim %1139, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1150 = stablehlo.subtract %1135, %1149 : tensor<32x197x768xf32>
    %cst_214 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1152 = stablehlo.add %1148, %1151 : tensor<32x197x1xf32>
    %1153 = stablehlo.rsqrt %1152 : tensor<32x197x1xf32>
    %1154 = stablehlo.divide %1153, %1152 : tensor<32x197x1xf32>
    %cst_215 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1156 = stablehlo.multiply %1155, %1154 : tensor<32x197x1xf32>
    %1157 = stablehlo.broadcast_in_dim %1153, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1158 = stablehlo.multiply %1150, %1157 : tensor<32x197x768xf32>
    %1159 = stablehlo.broadcast_in_dim %arg124, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1161 = stablehlo.multiply %1158, %1160 : tensor<32x197x768xf32>
    %1162 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1163 = stablehlo.broadcast_in_dim %1162, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1164 = stablehlo.add %1161, %1163 : tensor<32x197x768xf32>
    %1165 = stablehlo.dot_general %1164, %arg123, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %1166 = stablehlo.broadcast_in_dim %arg122, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %1168 = stablehlo.add %1165, %1167 : tensor<32x197x2304xf32>
    %1169 = stablehlo.reshape %1168 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %1170 = stablehlo.slice %1169 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1171 = stablehlo.reshape %1170 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1172 = stablehlo.slice %1169 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1173 = stablehlo.reshape %1172 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1174 = stablehlo.slice %1169 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1175 = stablehlo.reshape %1174 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1176 = stablehlo.dot_general %1171, %1173, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_216 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1178 = stablehlo.multiply %1176, %1177 : tensor<32x12x197x197xf32>
    %cst_217 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1179 = stablehlo.reduce(%1178 init: %cst_217) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %1181 = stablehlo.maximum %1180, %1179 : tensor<32x12x197xf32>
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1184 = stablehlo.subtract %1178, %1183 : tensor<32x12x197x197xf32>
    %1185 = stablehlo.exponential %1184 : tensor<32x12x197x197xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1186 = stablehlo.reduce(%1185 init: %cst_219) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1187 = stablehlo.broadcast_in_dim %1186, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1189 = stablehlo.divide %1185, %1188 : tensor<32x12x197x197xf32>
    %1190 = stablehlo.multiply %1187, %1187 : tensor<32x12x197x1xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %1192 = stablehlo.divide %1191, %1190 : tensor<32x12x197x1xf32>
    %1193 = stablehlo.dot_general %1175, %1189, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1194 = stablehlo.transpose %1193, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1195 = stablehlo.reshape %1194 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %1196 = stablehlo.dot_general %1195, %arg121, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1197 = stablehlo.broadcast_in_dim %arg120, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1198 = stablehlo.broadcast_in_dim %1197, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1199 = stablehlo.add %1196, %1198 : tensor<32x197x768xf32>
    %1200 = stablehlo.add %1135, %1199 : tensor<32x197x768xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1201 = stablehlo.reduce(%1200 init: %cst_221) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_222 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1204 = stablehlo.divide %1202, %1203 : tensor<32x197x1xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1206 = stablehlo.subtract %1200, %1205 : tensor<32x197x768xf32>
    %1207 = chlo.square %1206 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_223 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1209 = stablehlo.multiply %1208, %1206 : tensor<32x197x768xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1210 = stablehlo.reduce(%1207 init: %cst_224) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1211 = stablehlo.broadcast_in_dim %1210, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_225 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1213 = stablehlo.divide %1211, %1212 : tensor<32x197x1xf32>
    %1214 = stablehlo.broadcast_in_dim %1204, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1215 = stablehlo.subtract %1200, %1214 : tensor<32x197x768xf32>
    %cst_226 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1217 = stablehlo.add %1213, %1216 : tensor<32x197x1xf32>
    %1218 = stablehlo.rsqrt %1217 : tensor<32x197x1xf32>
    %1219 = stablehlo.divide %1218, %1217 : tensor<32x197x1xf32>
    %cst_227 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1221 = stablehlo.multiply %1220, %1219 : tensor<32x197x1xf32>
    %1222 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1223 = stablehlo.multiply %1215, %1222 : tensor<32x197x768xf32>
    %1224 = stablehlo.broadcast_in_dim %arg130, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1226 = stablehlo.multiply %1223, %1225 : tensor<32x197x768xf32>
    %1227 = stablehlo.broadcast_in_dim %arg131, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1228 = stablehlo.broadcast_in_dim %1227, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1229 = stablehlo.add %1226, %1228 : tensor<32x197x768xf32>
    %1230 = stablehlo.dot_general %1229, %arg129, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %1231 = stablehlo.broadcast_in_dim %arg128, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %1233 = stablehlo.add %1230, %1232 : tensor<32x197x3072xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1235 = stablehlo.multiply %1234, %1233 : tensor<32x197x3072xf32>
    %1236 = stablehlo.negate %1233 : tensor<32x197x3072xf32>
    %cst_229 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1238 = stablehlo.multiply %1236, %1237 : tensor<32x197x3072xf32>
    %1239 = chlo.erfc %1238 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1240 = chlo.square %1238 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1241 = stablehlo.negate %1240 : tensor<32x197x3072xf32>
    %1242 = stablehlo.exponential %1241 : tensor<32x197x3072xf32>
    %1243 = stablehlo.multiply %1235, %1239 : tensor<32x197x3072xf32>
    %1244 = stablehlo.dot_general %1243, %arg127, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %1245 = stablehlo.broadcast_in_dim %arg126, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1247 = stablehlo.add %1244, %1246 : tensor<32x197x768xf32>
    %1248 = stablehlo.add %1200, %1247 : tensor<32x197x768xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1249 = stablehlo.reduce(%1248 init: %cst_230) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1250 = stablehlo.broadcast_in_dim %1249, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_231 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1252 = stablehlo.divide %1250, %1251 : tensor<32x197x1xf32>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1254 = stablehlo.subtract %1248, %1253 : tensor<32x197x768xf32>
    %1255 = chlo.square %1254 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_232 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1257 = stablehlo.multiply %1256, %1254 : tensor<32x197x768xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1258 = stablehlo.reduce(%1255 init: %cst_233) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1259 = stablehlo.broadcast_in_dim %1258, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_234 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1261 = stablehlo.divide %1259, %1260 : tensor<32x197x1xf32>
    %1262 = stablehlo.broadcast_in_dim %1252, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1263 = stablehlo.subtract %1248, %1262 : tensor<32x197x768xf32>
    %cst_235 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1265 = stablehlo.add %1261, %1264 : tensor<32x197x1xf32>
    %1266 = stablehlo.rsqrt %1265 : tensor<32x197x1xf32>
    %1267 = stablehlo.divide %1266, %1265 : tensor<32x197x1xf32>
    %cst_236 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1269 = stablehlo.multiply %1268, %1267 : tensor<32x197x1xf32>
    %1270 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1271 = stablehlo.multiply %1263, %1270 : tensor<32x197x768xf32>
    %1272 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1274 = stablehlo.multiply %1271, %1273 : tensor<32x197x768xf32>
    %1275 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1277 = stablehlo.add %1274, %1276 : tensor<32x197x768xf32>
    %1278 = stablehlo.dot_general %1277, %arg135, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x2304xf32>) -> tensor<32x197x2304xf32>
    %1279 = stablehlo.broadcast_in_dim %arg134, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1280 = stablehlo.broadcast_in_dim %1279, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<32x197x2304xf32>
    %1281 = stablehlo.add %1278, %1280 : tensor<32x197x2304xf32>
    %1282 = stablehlo.reshape %1281 : (tensor<32x197x2304xf32>) -> tensor<32x197x3x12x64xf32>
    %1283 = stablehlo.slice %1282 [0:32, 0:197, 0:1, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1284 = stablehlo.reshape %1283 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1285 = stablehlo.slice %1282 [0:32, 0:197, 1:2, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1286 = stablehlo.reshape %1285 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1287 = stablehlo.slice %1282 [0:32, 0:197, 2:3, 0:12, 0:64] : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %1288 = stablehlo.reshape %1287 : (tensor<32x197x1x12x64xf32>) -> tensor<32x197x12x64xf32>
    %1289 = stablehlo.dot_general %1284, %1286, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %cst_237 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1291 = stablehlo.multiply %1289, %1290 : tensor<32x12x197x197xf32>
    %cst_238 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1292 = stablehlo.reduce(%1291 init: %cst_238) applies stablehlo.maximum across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %cst_239 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<32x12x197xf32>
    %1294 = stablehlo.maximum %1293, %1292 : tensor<32x12x197xf32>
    %1295 = stablehlo.broadcast_in_dim %1294, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1296 = stablehlo.broadcast_in_dim %1295, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1297 = stablehlo.subtract %1291, %1296 : tensor<32x12x197x197xf32>
    %1298 = stablehlo.exponential %1297 : tensor<32x12x197x197xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1299 = stablehlo.reduce(%1298 init: %cst_240) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1301 = stablehlo.broadcast_in_dim %1300, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1302 = stablehlo.divide %1298, %1301 : tensor<32x12x197x197xf32>
    %1303 = stablehlo.multiply %1300, %1300 : tensor<32x12x197x1xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x12x197x1xf32>
    %1305 = stablehlo.divide %1304, %1303 : tensor<32x12x197x1xf32>
    %1306 = stablehlo.dot_general %1288, %1302, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x197x12x64xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1307 = stablehlo.transpose %1306, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1308 = stablehlo.reshape %1307 : (tensor<32x197x12x64xf32>) -> tensor<32x197x768xf32>
    %1309 = stablehlo.dot_general %1308, %arg133, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1310 = stablehlo.broadcast_in_dim %arg132, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1311 = stablehlo.broadcast_in_dim %1310, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1312 = stablehlo.add %1309, %1311 : tensor<32x197x768xf32>
    %1313 = stablehlo.add %1248, %1312 : tensor<32x197x768xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1314 = stablehlo.reduce(%1313 init: %cst_242) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_243 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1317 = stablehlo.divide %1315, %1316 : tensor<32x197x1xf32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1319 = stablehlo.subtract %1313, %1318 : tensor<32x197x768xf32>
    %1320 = chlo.square %1319 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_244 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1322 = stablehlo.multiply %1321, %1319 : tensor<32x197x768xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1323 = stablehlo.reduce(%1320 init: %cst_245) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1324 = stablehlo.broadcast_in_dim %1323, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_246 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1326 = stablehlo.divide %1324, %1325 : tensor<32x197x1xf32>
    %1327 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1328 = stablehlo.subtract %1313, %1327 : tensor<32x197x768xf32>
    %cst_247 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1330 = stablehlo.add %1326, %1329 : tensor<32x197x1xf32>
    %1331 = stablehlo.rsqrt %1330 : tensor<32x197x1xf32>
    %1332 = stablehlo.divide %1331, %1330 : tensor<32x197x1xf32>
    %cst_248 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1334 = stablehlo.multiply %1333, %1332 : tensor<32x197x1xf32>
    %1335 = stablehlo.broadcast_in_dim %1331, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1336 = stablehlo.multiply %1328, %1335 : tensor<32x197x768xf32>
    %1337 = stablehlo.broadcast_in_dim %arg142, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1338 = stablehlo.broadcast_in_dim %1337, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1339 = stablehlo.multiply %1336, %1338 : tensor<32x197x768xf32>
    %1340 = stablehlo.broadcast_in_dim %arg143, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1341 = stablehlo.broadcast_in_dim %1340, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1342 = stablehlo.add %1339, %1341 : tensor<32x197x768xf32>
    %1343 = stablehlo.dot_general %1342, %arg141, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x3072xf32>) -> tensor<32x197x3072xf32>
    %1344 = stablehlo.broadcast_in_dim %arg140, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1345 = stablehlo.broadcast_in_dim %1344, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<32x197x3072xf32>
    %1346 = stablehlo.add %1343, %1345 : tensor<32x197x3072xf32>
    %cst_249 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1347 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1348 = stablehlo.multiply %1347, %1346 : tensor<32x197x3072xf32>
    %1349 = stablehlo.negate %1346 : tensor<32x197x3072xf32>
    %cst_250 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1351 = stablehlo.multiply %1349, %1350 : tensor<32x197x3072xf32>
    %1352 = chlo.erfc %1351 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1353 = chlo.square %1351 : tensor<32x197x3072xf32> -> tensor<32x197x3072xf32>
    %1354 = stablehlo.negate %1353 : tensor<32x197x3072xf32>
    %1355 = stablehlo.exponential %1354 : tensor<32x197x3072xf32>
    %1356 = stablehlo.multiply %1348, %1352 : tensor<32x197x3072xf32>
    %1357 = stablehlo.dot_general %1356, %arg139, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<3072x768xf32>) -> tensor<32x197x768xf32>
    %1358 = stablehlo.broadcast_in_dim %arg138, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1359 = stablehlo.broadcast_in_dim %1358, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1360 = stablehlo.add %1357, %1359 : tensor<32x197x768xf32>
    %1361 = stablehlo.add %1313, %1360 : tensor<32x197x768xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1362 = stablehlo.reduce(%1361 init: %cst_251) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_252 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1365 = stablehlo.divide %1363, %1364 : tensor<32x197x1xf32>
    %1366 = stablehlo.broadcast_in_dim %1365, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1367 = stablehlo.subtract %1361, %1366 : tensor<32x197x768xf32>
    %1368 = chlo.square %1367 : tensor<32x197x768xf32> -> tensor<32x197x768xf32>
    %cst_253 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32x197x768xf32>
    %1370 = stablehlo.multiply %1369, %1367 : tensor<32x197x768xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1371 = stablehlo.reduce(%1368 init: %cst_254) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1372 = stablehlo.broadcast_in_dim %1371, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_255 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1374 = stablehlo.divide %1372, %1373 : tensor<32x197x1xf32>
    %1375 = stablehlo.broadcast_in_dim %1365, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1376 = stablehlo.subtract %1361, %1375 : tensor<32x197x768xf32>
    %cst_256 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1378 = stablehlo.add %1374, %1377 : tensor<32x197x1xf32>
    %1379 = stablehlo.rsqrt %1378 : tensor<32x197x1xf32>
    %1380 = stablehlo.divide %1379, %1378 : tensor<32x197x1xf32>
    %cst_257 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1382 = stablehlo.multiply %1381, %1380 : tensor<32x197x1xf32>
    %1383 = stablehlo.broadcast_in_dim %1379, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1384 = stablehlo.multiply %1376, %1383 : tensor<32x197x768xf32>
    %1385 = stablehlo.broadcast_in_dim %arg147, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1386 = stablehlo.broadcast_in_dim %1385, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1387 = stablehlo.multiply %1384, %1386 : tensor<32x197x768xf32>
    %1388 = stablehlo.broadcast_in_dim %arg148, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1390 = stablehlo.add %1387, %1389 : tensor<32x197x768xf32>
    %1391 = stablehlo.slice %1390 [0:32, 0:1, 0:768] : (tensor<32x197x768xf32>) -> tensor<32x1x768xf32>
    %1392 = stablehlo.reshape %1391 : (tensor<32x1x768xf32>) -> tensor<32x768xf32>
    %1393 = stablehlo.dot_general %1392, %arg146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x768xf32>, tensor<768x1000xf32>) -> tensor<32x1000xf32>
    %1394 = stablehlo.broadcast_in_dim %arg145, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1395 = stablehlo.broadcast_in_dim %1394, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<32x1000xf32>
    %1396 = stablehlo.add %1393, %1395 : tensor<32x1000xf32>
    %1397:3 = call @log_softmax(%1396) : (tensor<32x1000xf32>) -> (tensor<32x1000xf32>, tensor<32x1000xf32>, tensor<32x1xf32>)
    %1398 = stablehlo.broadcast_in_dim %arg455, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %1399:2 = call @take_along_axis(%1397#0, %1398) : (tensor<32x1000xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %1400 = stablehlo.reshape %1399#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %1401 = stablehlo.negate %1400 : tensor<32xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1402 = stablehlo.reduce(%1401 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_259 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1403 = stablehlo.divide %1402, %cst_259 : tensor<f32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_261 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1404 = stablehlo.divide %cst_260, %cst_261 : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1406 = stablehlo.negate %1405 : tensor<32xf32>
    %1407 = stablehlo.broadcast_in_dim %1406, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %1408 = call @take_along_axis_0(%1399#1, %1407) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x1000xf32>
    %1409 = call @log_softmax_1(%1397#1, %1397#2, %1408) : (tensor<32x1000xf32>, tensor<32x1xf32>, tensor<32x1000xf32>) -> tensor<32x1000xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1410 = stablehlo.reduce(%1409 init: %cst_262) applies stablehlo.add across dimensions = [0] : (tensor<32x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1411 = stablehlo.reshape %1410 : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1412 = stablehlo.reduce(%1411 init: %cst_263) applies stablehlo.add across dimensions = [0] : (tensor<1x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1413 = stablehlo.dot_general %1409, %1392, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1000xf32>, tensor<32x768xf32>) -> tensor<1000x768xf32>
    %1414 = stablehlo.transpose %1413, dims = [1, 0] : (tensor<1000x768xf32>) -> tensor<768x1000xf32>
    %1415 = stablehlo.dot_general %1409, %arg146, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1000xf32>, tensor<768x1000xf32>) -> tensor<32x768xf32>
    %1416 = stablehlo.broadcast_in_dim %1415, dims = [0, 2] : (tensor<32x768xf32>) -> tensor<32x1x768xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1417 = stablehlo.pad %1416, %cst_264, low = [0, 0, 0], high = [0, 196, 0], interior = [0, 0, 0] : (tensor<32x1x768xf32>, tensor<f32>) -> tensor<32x197x768xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1418 = stablehlo.reduce(%1417 init: %cst_265) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1419 = stablehlo.reshape %1418 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1420 = stablehlo.reduce(%1419 init: %cst_266) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1421 = stablehlo.multiply %1384, %1417 : tensor<32x197x768xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1422 = stablehlo.reduce(%1421 init: %cst_267) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1423 = stablehlo.reshape %1422 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1424 = stablehlo.broadcast_in_dim %1385, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1425 = stablehlo.multiply %1417, %1424 : tensor<32x197x768xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1426 = stablehlo.reduce(%1423 init: %cst_268) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1427 = stablehlo.multiply %1376, %1425 : tensor<32x197x768xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1428 = stablehlo.reduce(%1427 init: %cst_269) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1429 = stablehlo.reshape %1428 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1430 = stablehlo.broadcast_in_dim %1379, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1431 = stablehlo.multiply %1425, %1430 : tensor<32x197x768xf32>
    %1432 = stablehlo.multiply %1429, %1382 : tensor<32x197x1xf32>
    %1433 = stablehlo.negate %1431 : tensor<32x197x768xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1434 = stablehlo.reduce(%1433 init: %cst_270) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1435 = stablehlo.reshape %1434 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %cst_271 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1437 = stablehlo.divide %1432, %1436 : tensor<32x197x1xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1438 = stablehlo.reduce(%1437 init: %cst_272) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1439 = stablehlo.broadcast_in_dim %1438, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1440 = stablehlo.multiply %1439, %1370 : tensor<32x197x768xf32>
    %1441 = stablehlo.negate %1440 : tensor<32x197x768xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1442 = stablehlo.reduce(%1441 init: %cst_273) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1443 = stablehlo.reshape %1442 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1444 = stablehlo.add %1431, %1440 : tensor<32x197x768xf32>
    %1445 = stablehlo.add %1435, %1443 : tensor<32x197x1xf32>
    %cst_274 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1446 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1447 = stablehlo.divide %1445, %1446 : tensor<32x197x1xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1448 = stablehlo.reduce(%1447 init: %cst_275) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1450 = stablehlo.add %1444, %1449 : tensor<32x197x768xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1451 = stablehlo.reduce(%1450 init: %cst_276) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1452 = stablehlo.reshape %1451 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1453 = stablehlo.reduce(%1452 init: %cst_277) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1454 = stablehlo.dot_general %1450, %1356, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %1455 = stablehlo.transpose %1454, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1456 = stablehlo.dot_general %1450, %arg139, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %1457 = stablehlo.multiply %1348, %1456 : tensor<32x197x3072xf32>
    %1458 = stablehlo.multiply %1456, %1352 : tensor<32x197x3072xf32>
    %cst_278 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1459 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1460 = stablehlo.multiply %1459, %1457 : tensor<32x197x3072xf32>
    %1461 = stablehlo.multiply %1460, %1355 : tensor<32x197x3072xf32>
    %cst_279 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1463 = stablehlo.multiply %1461, %1462 : tensor<32x197x3072xf32>
    %1464 = stablehlo.negate %1463 : tensor<32x197x3072xf32>
    %cst_280 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1466 = stablehlo.multiply %1465, %1458 : tensor<32x197x3072xf32>
    %1467 = stablehlo.add %1464, %1466 : tensor<32x197x3072xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1468 = stablehlo.reduce(%1467 init: %cst_281) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1469 = stablehlo.reshape %1468 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1470 = stablehlo.reduce(%1469 init: %cst_282) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1471 = stablehlo.dot_general %1467, %1342, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %1472 = stablehlo.transpose %1471, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %1473 = stablehlo.dot_general %1467, %arg141, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1474 = stablehlo.reduce(%1473 init: %cst_283) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1475 = stablehlo.reshape %1474 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1476 = stablehlo.reduce(%1475 init: %cst_284) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1477 = stablehlo.multiply %1336, %1473 : tensor<32x197x768xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1478 = stablehlo.reduce(%1477 init: %cst_285) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1479 = stablehlo.reshape %1478 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1480 = stablehlo.broadcast_in_dim %1337, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1481 = stablehlo.multiply %1473, %1480 : tensor<32x197x768xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1482 = stablehlo.reduce(%1479 init: %cst_286) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1483 = stablehlo.multiply %1328, %1481 : tensor<32x197x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1484 = stablehlo.reduce(%1483 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1485 = stablehlo.reshape %1484 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1486 = stablehlo.broadcast_in_dim %1331, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1487 = stablehlo.multiply %1481, %1486 : tensor<32x197x768xf32>
    %1488 = stablehlo.multiply %1485, %1334 : tensor<32x197x1xf32>
    %1489 = stablehlo.negate %1487 : tensor<32x197x768xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1490 = stablehlo.reduce(%1489 init: %cst_288) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1491 = stablehlo.reshape %1490 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1492 = stablehlo.add %1450, %1487 : tensor<32x197x768xf32>
    %cst_289 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1494 = stablehlo.divide %1488, %1493 : tensor<32x197x1xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1495 = stablehlo.reduce(%1494 init: %cst_290) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1496 = stablehlo.broadcast_in_dim %1495, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1497 = stablehlo.multiply %1496, %1322 : tensor<32x197x768xf32>
    %1498 = stablehlo.negate %1497 : tensor<32x197x768xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1499 = stablehlo.reduce(%1498 init: %cst_291) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1500 = stablehlo.reshape %1499 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1501 = stablehlo.add %1492, %1497 : tensor<32x197x768xf32>
    %1502 = stablehlo.add %1491, %1500 : tensor<32x197x1xf32>
    %cst_292 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1503 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1504 = stablehlo.divide %1502, %1503 : tensor<32x197x1xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1505 = stablehlo.reduce(%1504 init: %cst_293) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1507 = stablehlo.add %1501, %1506 : tensor<32x197x768xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1508 = stablehlo.reduce(%1507 init: %cst_294) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1509 = stablehlo.reshape %1508 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1510 = stablehlo.reduce(%1509 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1511 = stablehlo.dot_general %1507, %1308, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %1512 = stablehlo.transpose %1511, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1513 = stablehlo.dot_general %1507, %arg133, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1514 = stablehlo.reshape %1513 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %1515 = stablehlo.transpose %1514, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %1516 = stablehlo.dot_general %1515, %1288, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %1517 = stablehlo.dot_general %1515, %1302, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1518 = stablehlo.transpose %1517, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1519 = stablehlo.broadcast_in_dim %1305, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1520 = stablehlo.multiply %1516, %1519 : tensor<32x12x197x197xf32>
    %1521 = stablehlo.multiply %1520, %1298 : tensor<32x12x197x197xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1522 = stablehlo.reduce(%1521 init: %cst_296) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1523 = stablehlo.reshape %1522 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1524 = stablehlo.negate %1523 : tensor<32x12x197x1xf32>
    %1525 = stablehlo.broadcast_in_dim %1300, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1526 = stablehlo.divide %1516, %1525 : tensor<32x12x197x197xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1527 = stablehlo.reduce(%1524 init: %cst_297) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1528 = stablehlo.broadcast_in_dim %1527, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %1529 = stablehlo.add %1526, %1528 : tensor<32x12x197x197xf32>
    %1530 = stablehlo.multiply %1529, %1298 : tensor<32x12x197x197xf32>
    %cst_298 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1532 = stablehlo.multiply %1530, %1531 : tensor<32x12x197x197xf32>
    %1533 = stablehlo.dot_general %1532, %1284, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1534 = stablehlo.transpose %1533, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1535 = stablehlo.dot_general %1532, %1286, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1536 = stablehlo.transpose %1535, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1537 = stablehlo.broadcast_in_dim %1518, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1538 = stablehlo.pad %1537, %cst_299, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1539 = stablehlo.broadcast_in_dim %1534, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1540 = stablehlo.pad %1539, %cst_300, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1541 = stablehlo.add %1538, %1540 : tensor<32x197x3x12x64xf32>
    %1542 = stablehlo.broadcast_in_dim %1536, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1543 = stablehlo.pad %1542, %cst_301, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1544 = stablehlo.add %1541, %1543 : tensor<32x197x3x12x64xf32>
    %1545 = stablehlo.reshape %1544 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1546 = stablehlo.reduce(%1545 init: %cst_302) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1547 = stablehlo.reshape %1546 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1548 = stablehlo.reduce(%1547 init: %cst_303) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1549 = stablehlo.dot_general %1545, %1277, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %1550 = stablehlo.transpose %1549, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %1551 = stablehlo.dot_general %1545, %arg135, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1552 = stablehlo.reduce(%1551 init: %cst_304) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1553 = stablehlo.reshape %1552 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1554 = stablehlo.reduce(%1553 init: %cst_305) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1555 = stablehlo.multiply %1271, %1551 : tensor<32x197x768xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1556 = stablehlo.reduce(%1555 init: %cst_306) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1557 = stablehlo.reshape %1556 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1558 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1559 = stablehlo.multiply %1551, %1558 : tensor<32x197x768xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1560 = stablehlo.reduce(%1557 init: %cst_307) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1561 = stablehlo.multiply %1263, %1559 : tensor<32x197x768xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1562 = stablehlo.reduce(%1561 init: %cst_308) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1563 = stablehlo.reshape %1562 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1564 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1565 = stablehlo.multiply %1559, %1564 : tensor<32x197x768xf32>
    %1566 = stablehlo.multiply %1563, %1269 : tensor<32x197x1xf32>
    %1567 = stablehlo.negate %1565 : tensor<32x197x768xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1568 = stablehlo.reduce(%1567 init: %cst_309) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1569 = stablehlo.reshape %1568 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1570 = stablehlo.add %1507, %1565 : tensor<32x197x768xf32>
    %cst_310 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1571 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1572 = stablehlo.divide %1566, %1571 : tensor<32x197x1xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1573 = stablehlo.reduce(%1572 init: %cst_311) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1574 = stablehlo.broadcast_in_dim %1573, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1575 = stablehlo.multiply %1574, %1257 : tensor<32x197x768xf32>
    %1576 = stablehlo.negate %1575 : tensor<32x197x768xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.reduce(%1576 init: %cst_312) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1578 = stablehlo.reshape %1577 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1579 = stablehlo.add %1570, %1575 : tensor<32x197x768xf32>
    %1580 = stablehlo.add %1569, %1578 : tensor<32x197x1xf32>
    %cst_313 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1582 = stablehlo.divide %1580, %1581 : tensor<32x197x1xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.reduce(%1582 init: %cst_314) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1585 = stablehlo.add %1579, %1584 : tensor<32x197x768xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1586 = stablehlo.reduce(%1585 init: %cst_315) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1587 = stablehlo.reshape %1586 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1588 = stablehlo.reduce(%1587 init: %cst_316) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1589 = stablehlo.dot_general %1585, %1243, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %1590 = stablehlo.transpose %1589, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1591 = stablehlo.dot_general %1585, %arg127, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %1592 = stablehlo.multiply %1235, %1591 : tensor<32x197x3072xf32>
    %1593 = stablehlo.multiply %1591, %1239 : tensor<32x197x3072xf32>
    %cst_317 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1595 = stablehlo.multiply %1594, %1592 : tensor<32x197x3072xf32>
    %1596 = stablehlo.multiply %1595, %1242 : tensor<32x197x3072xf32>
    %cst_318 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1598 = stablehlo.multiply %1596, %1597 : tensor<32x197x3072xf32>
    %1599 = stablehlo.negate %1598 : tensor<32x197x3072xf32>
    %cst_319 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1600 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1601 = stablehlo.multiply %1600, %1593 : tensor<32x197x3072xf32>
    %1602 = stablehlo.add %1599, %1601 : tensor<32x197x3072xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1603 = stablehlo.reduce(%1602 init: %cst_320) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1604 = stablehlo.reshape %1603 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1605 = stablehlo.reduce(%1604 init: %cst_321) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1606 = stablehlo.dot_general %1602, %1229, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %1607 = stablehlo.transpose %1606, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %1608 = stablehlo.dot_general %1602, %arg129, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1609 = stablehlo.reduce(%1608 init: %cst_322) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1610 = stablehlo.reshape %1609 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1611 = stablehlo.reduce(%1610 init: %cst_323) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1612 = stablehlo.multiply %1223, %1608 : tensor<32x197x768xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.reduce(%1612 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1614 = stablehlo.reshape %1613 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1615 = stablehlo.broadcast_in_dim %1224, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1616 = stablehlo.multiply %1608, %1615 : tensor<32x197x768xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1617 = stablehlo.reduce(%1614 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1618 = stablehlo.multiply %1215, %1616 : tensor<32x197x768xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1619 = stablehlo.reduce(%1618 init: %cst_326) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1620 = stablehlo.reshape %1619 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1621 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1622 = stablehlo.multiply %1616, %1621 : tensor<32x197x768xf32>
    %1623 = stablehlo.multiply %1620, %1221 : tensor<32x197x1xf32>
    %1624 = stablehlo.negate %1622 : tensor<32x197x768xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1625 = stablehlo.reduce(%1624 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1626 = stablehlo.reshape %1625 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1627 = stablehlo.add %1585, %1622 : tensor<32x197x768xf32>
    %cst_328 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1628 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1629 = stablehlo.divide %1623, %1628 : tensor<32x197x1xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1630 = stablehlo.reduce(%1629 init: %cst_329) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1631 = stablehlo.broadcast_in_dim %1630, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1632 = stablehlo.multiply %1631, %1209 : tensor<32x197x768xf32>
    %1633 = stablehlo.negate %1632 : tensor<32x197x768xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1634 = stablehlo.reduce(%1633 init: %cst_330) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1635 = stablehlo.reshape %1634 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1636 = stablehlo.add %1627, %1632 : tensor<32x197x768xf32>
    %1637 = stablehlo.add %1626, %1635 : tensor<32x197x1xf32>
    %cst_331 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1638 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1639 = stablehlo.divide %1637, %1638 : tensor<32x197x1xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1640 = stablehlo.reduce(%1639 init: %cst_332) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1641 = stablehlo.broadcast_in_dim %1640, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1642 = stablehlo.add %1636, %1641 : tensor<32x197x768xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1643 = stablehlo.reduce(%1642 init: %cst_333) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1644 = stablehlo.reshape %1643 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1645 = stablehlo.reduce(%1644 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1646 = stablehlo.dot_general %1642, %1195, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %1647 = stablehlo.transpose %1646, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1648 = stablehlo.dot_general %1642, %arg121, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1649 = stablehlo.reshape %1648 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %1650 = stablehlo.transpose %1649, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %1651 = stablehlo.dot_general %1650, %1175, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %1652 = stablehlo.dot_general %1650, %1189, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1653 = stablehlo.transpose %1652, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1654 = stablehlo.broadcast_in_dim %1192, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1655 = stablehlo.multiply %1651, %1654 : tensor<32x12x197x197xf32>
    %1656 = stablehlo.multiply %1655, %1185 : tensor<32x12x197x197xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1657 = stablehlo.reduce(%1656 init: %cst_335) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1658 = stablehlo.reshape %1657 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1659 = stablehlo.negate %1658 : tensor<32x12x197x1xf32>
    %1660 = stablehlo.broadcast_in_dim %1187, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1661 = stablehlo.divide %1651, %1660 : tensor<32x12x197x197xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1662 = stablehlo.reduce(%1659 init: %cst_336) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1663 = stablehlo.broadcast_in_dim %1662, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %1664 = stablehlo.add %1661, %1663 : tensor<32x12x197x197xf32>
    %1665 = stablehlo.multiply %1664, %1185 : tensor<32x12x197x197xf32>
    %cst_337 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1666 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1667 = stablehlo.multiply %1665, %1666 : tensor<32x12x197x197xf32>
    %1668 = stablehlo.dot_general %1667, %1171, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1669 = stablehlo.transpose %1668, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1670 = stablehlo.dot_general %1667, %1173, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1671 = stablehlo.transpose %1670, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1672 = stablehlo.broadcast_in_dim %1653, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1673 = stablehlo.pad %1672, %cst_338, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1674 = stablehlo.broadcast_in_dim %1669, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1675 = stablehlo.pad %1674, %cst_339, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1676 = stablehlo.add %1673, %1675 : tensor<32x197x3x12x64xf32>
    %1677 = stablehlo.broadcast_in_dim %1671, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1678 = stablehlo.pad %1677, %cst_340, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1679 = stablehlo.add %1676, %1678 : tensor<32x197x3x12x64xf32>
    %1680 = stablehlo.reshape %1679 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1681 = stablehlo.reduce(%1680 init: %cst_341) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1682 = stablehlo.reshape %1681 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1683 = stablehlo.reduce(%1682 init: %cst_342) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1684 = stablehlo.dot_general %1680, %1164, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %1685 = stablehlo.transpose %1684, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %1686 = stablehlo.dot_general %1680, %arg123, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1687 = stablehlo.reduce(%1686 init: %cst_343) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1688 = stablehlo.reshape %1687 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1688 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1690 = stablehlo.multiply %1158, %1686 : tensor<32x197x768xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1691 = stablehlo.reduce(%1690 init: %cst_345) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1692 = stablehlo.reshape %1691 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1693 = stablehlo.broadcast_in_dim %1159, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1694 = stablehlo.multiply %1686, %1693 : tensor<32x197x768xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1695 = stablehlo.reduce(%1692 init: %cst_346) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1696 = stablehlo.multiply %1150, %1694 : tensor<32x197x768xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1697 = stablehlo.reduce(%1696 init: %cst_347) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1698 = stablehlo.reshape %1697 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1699 = stablehlo.broadcast_in_dim %1153, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1700 = stablehlo.multiply %1694, %1699 : tensor<32x197x768xf32>
    %1701 = stablehlo.multiply %1698, %1156 : tensor<32x197x1xf32>
    %1702 = stablehlo.negate %1700 : tensor<32x197x768xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1703 = stablehlo.reduce(%1702 init: %cst_348) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1704 = stablehlo.reshape %1703 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1705 = stablehlo.add %1642, %1700 : tensor<32x197x768xf32>
    %cst_349 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1707 = stablehlo.divide %1701, %1706 : tensor<32x197x1xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1708 = stablehlo.reduce(%1707 init: %cst_350) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1709 = stablehlo.broadcast_in_dim %1708, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1710 = stablehlo.multiply %1709, %1144 : tensor<32x197x768xf32>
    %1711 = stablehlo.negate %1710 : tensor<32x197x768xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1712 = stablehlo.reduce(%1711 init: %cst_351) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1713 = stablehlo.reshape %1712 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1714 = stablehlo.add %1705, %1710 : tensor<32x197x768xf32>
    %1715 = stablehlo.add %1704, %1713 : tensor<32x197x1xf32>
    %cst_352 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1716 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1717 = stablehlo.divide %1715, %1716 : tensor<32x197x1xf32>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.reduce(%1717 init: %cst_353) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1719 = stablehlo.broadcast_in_dim %1718, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1720 = stablehlo.add %1714, %1719 : tensor<32x197x768xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1721 = stablehlo.reduce(%1720 init: %cst_354) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1722 = stablehlo.reshape %1721 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1723 = stablehlo.reduce(%1722 init: %cst_355) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1724 = stablehlo.dot_general %1720, %1130, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %1725 = stablehlo.transpose %1724, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1726 = stablehlo.dot_general %1720, %arg115, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %1727 = stablehlo.multiply %1122, %1726 : tensor<32x197x3072xf32>
    %1728 = stablehlo.multiply %1726, %1126 : tensor<32x197x3072xf32>
    %cst_356 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1730 = stablehlo.multiply %1729, %1727 : tensor<32x197x3072xf32>
    %1731 = stablehlo.multiply %1730, %1129 : tensor<32x197x3072xf32>
    %cst_357 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1733 = stablehlo.multiply %1731, %1732 : tensor<32x197x3072xf32>
    %1734 = stablehlo.negate %1733 : tensor<32x197x3072xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1735 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1736 = stablehlo.multiply %1735, %1728 : tensor<32x197x3072xf32>
    %1737 = stablehlo.add %1734, %1736 : tensor<32x197x3072xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1738 = stablehlo.reduce(%1737 init: %cst_359) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1739 = stablehlo.reshape %1738 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1740 = stablehlo.reduce(%1739 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1741 = stablehlo.dot_general %1737, %1116, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %1742 = stablehlo.transpose %1741, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %1743 = stablehlo.dot_general %1737, %arg117, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.reduce(%1743 init: %cst_361) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1745 = stablehlo.reshape %1744 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1746 = stablehlo.reduce(%1745 init: %cst_362) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1747 = stablehlo.multiply %1110, %1743 : tensor<32x197x768xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.reduce(%1747 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1749 = stablehlo.reshape %1748 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1750 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1751 = stablehlo.multiply %1743, %1750 : tensor<32x197x768xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1752 = stablehlo.reduce(%1749 init: %cst_364) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1753 = stablehlo.multiply %1102, %1751 : tensor<32x197x768xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.reduce(%1753 init: %cst_365) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1755 = stablehlo.reshape %1754 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1756 = stablehlo.broadcast_in_dim %1105, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1757 = stablehlo.multiply %1751, %1756 : tensor<32x197x768xf32>
    %1758 = stablehlo.multiply %1755, %1108 : tensor<32x197x1xf32>
    %1759 = stablehlo.negate %1757 : tensor<32x197x768xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1760 = stablehlo.reduce(%1759 init: %cst_366) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1761 = stablehlo.reshape %1760 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1762 = stablehlo.add %1720, %1757 : tensor<32x197x768xf32>
    %cst_367 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1764 = stablehlo.divide %1758, %1763 : tensor<32x197x1xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1765 = stablehlo.reduce(%1764 init: %cst_368) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1766 = stablehlo.broadcast_in_dim %1765, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1767 = stablehlo.multiply %1766, %1096 : tensor<32x197x768xf32>
    %1768 = stablehlo.negate %1767 : tensor<32x197x768xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1769 = stablehlo.reduce(%1768 init: %cst_369) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1770 = stablehlo.reshape %1769 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1771 = stablehlo.add %1762, %1767 : tensor<32x197x768xf32>
    %1772 = stablehlo.add %1761, %1770 : tensor<32x197x1xf32>
    %cst_370 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1774 = stablehlo.divide %1772, %1773 : tensor<32x197x1xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1775 = stablehlo.reduce(%1774 init: %cst_371) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1776 = stablehlo.broadcast_in_dim %1775, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1777 = stablehlo.add %1771, %1776 : tensor<32x197x768xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1778 = stablehlo.reduce(%1777 init: %cst_372) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1779 = stablehlo.reshape %1778 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1780 = stablehlo.reduce(%1779 init: %cst_373) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1781 = stablehlo.dot_general %1777, %1082, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %1782 = stablehlo.transpose %1781, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1783 = stablehlo.dot_general %1777, %arg109, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1784 = stablehlo.reshape %1783 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %1785 = stablehlo.transpose %1784, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %1786 = stablehlo.dot_general %1785, %1062, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %1787 = stablehlo.dot_general %1785, %1076, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1788 = stablehlo.transpose %1787, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1789 = stablehlo.broadcast_in_dim %1079, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1790 = stablehlo.multiply %1786, %1789 : tensor<32x12x197x197xf32>
    %1791 = stablehlo.multiply %1790, %1072 : tensor<32x12x197x197xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1792 = stablehlo.reduce(%1791 init: %cst_374) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1793 = stablehlo.reshape %1792 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1794 = stablehlo.negate %1793 : tensor<32x12x197x1xf32>
    %1795 = stablehlo.broadcast_in_dim %1074, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1796 = stablehlo.divide %1786, %1795 : tensor<32x12x197x197xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1797 = stablehlo.reduce(%1794 init: %cst_375) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %1799 = stablehlo.add %1796, %1798 : tensor<32x12x197x197xf32>
    %1800 = stablehlo.multiply %1799, %1072 : tensor<32x12x197x197xf32>
    %cst_376 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1801 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1802 = stablehlo.multiply %1800, %1801 : tensor<32x12x197x197xf32>
    %1803 = stablehlo.dot_general %1802, %1058, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1804 = stablehlo.transpose %1803, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1805 = stablehlo.dot_general %1802, %1060, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1806 = stablehlo.transpose %1805, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1807 = stablehlo.broadcast_in_dim %1788, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1808 = stablehlo.pad %1807, %cst_377, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1809 = stablehlo.broadcast_in_dim %1804, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1810 = stablehlo.pad %1809, %cst_378, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1811 = stablehlo.add %1808, %1810 : tensor<32x197x3x12x64xf32>
    %1812 = stablehlo.broadcast_in_dim %1806, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1813 = stablehlo.pad %1812, %cst_379, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1814 = stablehlo.add %1811, %1813 : tensor<32x197x3x12x64xf32>
    %1815 = stablehlo.reshape %1814 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1816 = stablehlo.reduce(%1815 init: %cst_380) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1817 = stablehlo.reshape %1816 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1818 = stablehlo.reduce(%1817 init: %cst_381) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1819 = stablehlo.dot_general %1815, %1051, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %1820 = stablehlo.transpose %1819, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %1821 = stablehlo.dot_general %1815, %arg111, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1822 = stablehlo.reduce(%1821 init: %cst_382) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1823 = stablehlo.reshape %1822 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1824 = stablehlo.reduce(%1823 init: %cst_383) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1825 = stablehlo.multiply %1045, %1821 : tensor<32x197x768xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1826 = stablehlo.reduce(%1825 init: %cst_384) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1827 = stablehlo.reshape %1826 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1828 = stablehlo.broadcast_in_dim %1046, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1829 = stablehlo.multiply %1821, %1828 : tensor<32x197x768xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1830 = stablehlo.reduce(%1827 init: %cst_385) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1831 = stablehlo.multiply %1037, %1829 : tensor<32x197x768xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1832 = stablehlo.reduce(%1831 init: %cst_386) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1833 = stablehlo.reshape %1832 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1834 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1835 = stablehlo.multiply %1829, %1834 : tensor<32x197x768xf32>
    %1836 = stablehlo.multiply %1833, %1043 : tensor<32x197x1xf32>
    %1837 = stablehlo.negate %1835 : tensor<32x197x768xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1838 = stablehlo.reduce(%1837 init: %cst_387) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1839 = stablehlo.reshape %1838 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1840 = stablehlo.add %1777, %1835 : tensor<32x197x768xf32>
    %cst_388 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1842 = stablehlo.divide %1836, %1841 : tensor<32x197x1xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1843 = stablehlo.reduce(%1842 init: %cst_389) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1845 = stablehlo.multiply %1844, %1031 : tensor<32x197x768xf32>
    %1846 = stablehlo.negate %1845 : tensor<32x197x768xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1847 = stablehlo.reduce(%1846 init: %cst_390) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1848 = stablehlo.reshape %1847 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1849 = stablehlo.add %1840, %1845 : tensor<32x197x768xf32>
    %1850 = stablehlo.add %1839, %1848 : tensor<32x197x1xf32>
    %cst_391 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1851 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1852 = stablehlo.divide %1850, %1851 : tensor<32x197x1xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1853 = stablehlo.reduce(%1852 init: %cst_392) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1854 = stablehlo.broadcast_in_dim %1853, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1855 = stablehlo.add %1849, %1854 : tensor<32x197x768xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.reduce(%1855 init: %cst_393) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1857 = stablehlo.reshape %1856 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1858 = stablehlo.reduce(%1857 init: %cst_394) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1859 = stablehlo.dot_general %1855, %1017, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %1860 = stablehlo.transpose %1859, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1861 = stablehlo.dot_general %1855, %arg103, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %1862 = stablehlo.multiply %1009, %1861 : tensor<32x197x3072xf32>
    %1863 = stablehlo.multiply %1861, %1013 : tensor<32x197x3072xf32>
    %cst_395 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1865 = stablehlo.multiply %1864, %1862 : tensor<32x197x3072xf32>
    %1866 = stablehlo.multiply %1865, %1016 : tensor<32x197x3072xf32>
    %cst_396 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1867 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1868 = stablehlo.multiply %1866, %1867 : tensor<32x197x3072xf32>
    %1869 = stablehlo.negate %1868 : tensor<32x197x3072xf32>
    %cst_397 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1870 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %1871 = stablehlo.multiply %1870, %1863 : tensor<32x197x3072xf32>
    %1872 = stablehlo.add %1869, %1871 : tensor<32x197x3072xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1873 = stablehlo.reduce(%1872 init: %cst_398) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1874 = stablehlo.reshape %1873 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1875 = stablehlo.reduce(%1874 init: %cst_399) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1876 = stablehlo.dot_general %1872, %1003, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %1877 = stablehlo.transpose %1876, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %1878 = stablehlo.dot_general %1872, %arg105, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1879 = stablehlo.reduce(%1878 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1880 = stablehlo.reshape %1879 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1881 = stablehlo.reduce(%1880 init: %cst_401) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1882 = stablehlo.multiply %997, %1878 : tensor<32x197x768xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1883 = stablehlo.reduce(%1882 init: %cst_402) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1884 = stablehlo.reshape %1883 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1885 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1886 = stablehlo.multiply %1878, %1885 : tensor<32x197x768xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1887 = stablehlo.reduce(%1884 init: %cst_403) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1888 = stablehlo.multiply %989, %1886 : tensor<32x197x768xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1889 = stablehlo.reduce(%1888 init: %cst_404) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1890 = stablehlo.reshape %1889 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1891 = stablehlo.broadcast_in_dim %992, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1892 = stablehlo.multiply %1886, %1891 : tensor<32x197x768xf32>
    %1893 = stablehlo.multiply %1890, %995 : tensor<32x197x1xf32>
    %1894 = stablehlo.negate %1892 : tensor<32x197x768xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1895 = stablehlo.reduce(%1894 init: %cst_405) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1896 = stablehlo.reshape %1895 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1897 = stablehlo.add %1855, %1892 : tensor<32x197x768xf32>
    %cst_406 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1898 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1899 = stablehlo.divide %1893, %1898 : tensor<32x197x1xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1900 = stablehlo.reduce(%1899 init: %cst_407) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1902 = stablehlo.multiply %1901, %983 : tensor<32x197x768xf32>
    %1903 = stablehlo.negate %1902 : tensor<32x197x768xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1904 = stablehlo.reduce(%1903 init: %cst_408) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1905 = stablehlo.reshape %1904 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1906 = stablehlo.add %1897, %1902 : tensor<32x197x768xf32>
    %1907 = stablehlo.add %1896, %1905 : tensor<32x197x1xf32>
    %cst_409 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1908 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1909 = stablehlo.divide %1907, %1908 : tensor<32x197x1xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1910 = stablehlo.reduce(%1909 init: %cst_410) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1912 = stablehlo.add %1906, %1911 : tensor<32x197x768xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1913 = stablehlo.reduce(%1912 init: %cst_411) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1914 = stablehlo.reshape %1913 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1915 = stablehlo.reduce(%1914 init: %cst_412) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1916 = stablehlo.dot_general %1912, %969, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %1917 = stablehlo.transpose %1916, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1918 = stablehlo.dot_general %1912, %arg97, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %1919 = stablehlo.reshape %1918 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %1920 = stablehlo.transpose %1919, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %1921 = stablehlo.dot_general %1920, %949, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %1922 = stablehlo.dot_general %1920, %963, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %1923 = stablehlo.transpose %1922, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %1924 = stablehlo.broadcast_in_dim %966, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1925 = stablehlo.multiply %1921, %1924 : tensor<32x12x197x197xf32>
    %1926 = stablehlo.multiply %1925, %959 : tensor<32x12x197x197xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1927 = stablehlo.reduce(%1926 init: %cst_413) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1928 = stablehlo.reshape %1927 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %1929 = stablehlo.negate %1928 : tensor<32x12x197x1xf32>
    %1930 = stablehlo.broadcast_in_dim %961, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %1931 = stablehlo.divide %1921, %1930 : tensor<32x12x197x197xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1932 = stablehlo.reduce(%1929 init: %cst_414) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %1933 = stablehlo.broadcast_in_dim %1932, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %1934 = stablehlo.add %1931, %1933 : tensor<32x12x197x197xf32>
    %1935 = stablehlo.multiply %1934, %959 : tensor<32x12x197x197xf32>
    %cst_415 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %1937 = stablehlo.multiply %1935, %1936 : tensor<32x12x197x197xf32>
    %1938 = stablehlo.dot_general %1937, %945, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1939 = stablehlo.transpose %1938, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1940 = stablehlo.dot_general %1937, %947, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %1941 = stablehlo.transpose %1940, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %1942 = stablehlo.broadcast_in_dim %1923, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1943 = stablehlo.pad %1942, %cst_416, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1944 = stablehlo.broadcast_in_dim %1939, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1945 = stablehlo.pad %1944, %cst_417, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1946 = stablehlo.add %1943, %1945 : tensor<32x197x3x12x64xf32>
    %1947 = stablehlo.broadcast_in_dim %1941, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1948 = stablehlo.pad %1947, %cst_418, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %1949 = stablehlo.add %1946, %1948 : tensor<32x197x3x12x64xf32>
    %1950 = stablehlo.reshape %1949 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1951 = stablehlo.reduce(%1950 init: %cst_419) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1952 = stablehlo.reshape %1951 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1953 = stablehlo.reduce(%1952 init: %cst_420) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1954 = stablehlo.dot_general %1950, %938, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %1955 = stablehlo.transpose %1954, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %1956 = stablehlo.dot_general %1950, %arg99, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1957 = stablehlo.reduce(%1956 init: %cst_421) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1958 = stablehlo.reshape %1957 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1959 = stablehlo.reduce(%1958 init: %cst_422) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1960 = stablehlo.multiply %932, %1956 : tensor<32x197x768xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1961 = stablehlo.reduce(%1960 init: %cst_423) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1962 = stablehlo.reshape %1961 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1963 = stablehlo.broadcast_in_dim %933, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %1964 = stablehlo.multiply %1956, %1963 : tensor<32x197x768xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1965 = stablehlo.reduce(%1962 init: %cst_424) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1966 = stablehlo.multiply %924, %1964 : tensor<32x197x768xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1967 = stablehlo.reduce(%1966 init: %cst_425) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1968 = stablehlo.reshape %1967 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1969 = stablehlo.broadcast_in_dim %927, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %1970 = stablehlo.multiply %1964, %1969 : tensor<32x197x768xf32>
    %1971 = stablehlo.multiply %1968, %930 : tensor<32x197x1xf32>
    %1972 = stablehlo.negate %1970 : tensor<32x197x768xf32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1973 = stablehlo.reduce(%1972 init: %cst_426) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1974 = stablehlo.reshape %1973 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1975 = stablehlo.add %1912, %1970 : tensor<32x197x768xf32>
    %cst_427 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1976 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1977 = stablehlo.divide %1971, %1976 : tensor<32x197x1xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1978 = stablehlo.reduce(%1977 init: %cst_428) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1979 = stablehlo.broadcast_in_dim %1978, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1980 = stablehlo.multiply %1979, %918 : tensor<32x197x768xf32>
    %1981 = stablehlo.negate %1980 : tensor<32x197x768xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1982 = stablehlo.reduce(%1981 init: %cst_429) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1983 = stablehlo.reshape %1982 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %1984 = stablehlo.add %1975, %1980 : tensor<32x197x768xf32>
    %1985 = stablehlo.add %1974, %1983 : tensor<32x197x1xf32>
    %cst_430 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1986 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %1987 = stablehlo.divide %1985, %1986 : tensor<32x197x1xf32>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1988 = stablehlo.reduce(%1987 init: %cst_431) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %1989 = stablehlo.broadcast_in_dim %1988, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %1990 = stablehlo.add %1984, %1989 : tensor<32x197x768xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1991 = stablehlo.reduce(%1990 init: %cst_432) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1992 = stablehlo.reshape %1991 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1993 = stablehlo.reduce(%1992 init: %cst_433) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1994 = stablehlo.dot_general %1990, %904, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %1995 = stablehlo.transpose %1994, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1996 = stablehlo.dot_general %1990, %arg91, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %1997 = stablehlo.multiply %896, %1996 : tensor<32x197x3072xf32>
    %1998 = stablehlo.multiply %1996, %900 : tensor<32x197x3072xf32>
    %cst_434 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2000 = stablehlo.multiply %1999, %1997 : tensor<32x197x3072xf32>
    %2001 = stablehlo.multiply %2000, %903 : tensor<32x197x3072xf32>
    %cst_435 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2003 = stablehlo.multiply %2001, %2002 : tensor<32x197x3072xf32>
    %2004 = stablehlo.negate %2003 : tensor<32x197x3072xf32>
    %cst_436 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2005 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2006 = stablehlo.multiply %2005, %1998 : tensor<32x197x3072xf32>
    %2007 = stablehlo.add %2004, %2006 : tensor<32x197x3072xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2008 = stablehlo.reduce(%2007 init: %cst_437) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2009 = stablehlo.reshape %2008 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2010 = stablehlo.reduce(%2009 init: %cst_438) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2011 = stablehlo.dot_general %2007, %890, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2012 = stablehlo.transpose %2011, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2013 = stablehlo.dot_general %2007, %arg93, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2014 = stablehlo.reduce(%2013 init: %cst_439) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2015 = stablehlo.reshape %2014 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2016 = stablehlo.reduce(%2015 init: %cst_440) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2017 = stablehlo.multiply %884, %2013 : tensor<32x197x768xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2018 = stablehlo.reduce(%2017 init: %cst_441) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2019 = stablehlo.reshape %2018 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2020 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2021 = stablehlo.multiply %2013, %2020 : tensor<32x197x768xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2022 = stablehlo.reduce(%2019 init: %cst_442) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2023 = stablehlo.multiply %876, %2021 : tensor<32x197x768xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2024 = stablehlo.reduce(%2023 init: %cst_443) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2025 = stablehlo.reshape %2024 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2026 = stablehlo.broadcast_in_dim %879, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2027 = stablehlo.multiply %2021, %2026 : tensor<32x197x768xf32>
    %2028 = stablehlo.multiply %2025, %882 : tensor<32x197x1xf32>
    %2029 = stablehlo.negate %2027 : tensor<32x197x768xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2030 = stablehlo.reduce(%2029 init: %cst_444) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2031 = stablehlo.reshape %2030 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2032 = stablehlo.add %1990, %2027 : tensor<32x197x768xf32>
    %cst_445 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2033 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2034 = stablehlo.divide %2028, %2033 : tensor<32x197x1xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2035 = stablehlo.reduce(%2034 init: %cst_446) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2036 = stablehlo.broadcast_in_dim %2035, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2037 = stablehlo.multiply %2036, %870 : tensor<32x197x768xf32>
    %2038 = stablehlo.negate %2037 : tensor<32x197x768xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2039 = stablehlo.reduce(%2038 init: %cst_447) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2040 = stablehlo.reshape %2039 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2041 = stablehlo.add %2032, %2037 : tensor<32x197x768xf32>
    %2042 = stablehlo.add %2031, %2040 : tensor<32x197x1xf32>
    %cst_448 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2043 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2044 = stablehlo.divide %2042, %2043 : tensor<32x197x1xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2045 = stablehlo.reduce(%2044 init: %cst_449) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2046 = stablehlo.broadcast_in_dim %2045, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2047 = stablehlo.add %2041, %2046 : tensor<32x197x768xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2048 = stablehlo.reduce(%2047 init: %cst_450) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2049 = stablehlo.reshape %2048 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2050 = stablehlo.reduce(%2049 init: %cst_451) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2051 = stablehlo.dot_general %2047, %856, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2052 = stablehlo.transpose %2051, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2053 = stablehlo.dot_general %2047, %arg85, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2054 = stablehlo.reshape %2053 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2055 = stablehlo.transpose %2054, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2056 = stablehlo.dot_general %2055, %836, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2057 = stablehlo.dot_general %2055, %850, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2058 = stablehlo.transpose %2057, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2059 = stablehlo.broadcast_in_dim %853, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2060 = stablehlo.multiply %2056, %2059 : tensor<32x12x197x197xf32>
    %2061 = stablehlo.multiply %2060, %846 : tensor<32x12x197x197xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2062 = stablehlo.reduce(%2061 init: %cst_452) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2063 = stablehlo.reshape %2062 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2064 = stablehlo.negate %2063 : tensor<32x12x197x1xf32>
    %2065 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2066 = stablehlo.divide %2056, %2065 : tensor<32x12x197x197xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2067 = stablehlo.reduce(%2064 init: %cst_453) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2068 = stablehlo.broadcast_in_dim %2067, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2069 = stablehlo.add %2066, %2068 : tensor<32x12x197x197xf32>
    %2070 = stablehlo.multiply %2069, %846 : tensor<32x12x197x197xf32>
    %cst_454 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2071 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2072 = stablehlo.multiply %2070, %2071 : tensor<32x12x197x197xf32>
    %2073 = stablehlo.dot_general %2072, %832, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2074 = stablehlo.transpose %2073, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2075 = stablehlo.dot_general %2072, %834, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2076 = stablehlo.transpose %2075, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2077 = stablehlo.broadcast_in_dim %2058, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2078 = stablehlo.pad %2077, %cst_455, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2079 = stablehlo.broadcast_in_dim %2074, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2080 = stablehlo.pad %2079, %cst_456, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2081 = stablehlo.add %2078, %2080 : tensor<32x197x3x12x64xf32>
    %2082 = stablehlo.broadcast_in_dim %2076, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2083 = stablehlo.pad %2082, %cst_457, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2084 = stablehlo.add %2081, %2083 : tensor<32x197x3x12x64xf32>
    %2085 = stablehlo.reshape %2084 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2086 = stablehlo.reduce(%2085 init: %cst_458) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2087 = stablehlo.reshape %2086 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2088 = stablehlo.reduce(%2087 init: %cst_459) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2089 = stablehlo.dot_general %2085, %825, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2090 = stablehlo.transpose %2089, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2091 = stablehlo.dot_general %2085, %arg87, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2092 = stablehlo.reduce(%2091 init: %cst_460) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2093 = stablehlo.reshape %2092 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2094 = stablehlo.reduce(%2093 init: %cst_461) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2095 = stablehlo.multiply %819, %2091 : tensor<32x197x768xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2096 = stablehlo.reduce(%2095 init: %cst_462) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2097 = stablehlo.reshape %2096 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2098 = stablehlo.broadcast_in_dim %820, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2099 = stablehlo.multiply %2091, %2098 : tensor<32x197x768xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2100 = stablehlo.reduce(%2097 init: %cst_463) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2101 = stablehlo.multiply %811, %2099 : tensor<32x197x768xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2102 = stablehlo.reduce(%2101 init: %cst_464) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2103 = stablehlo.reshape %2102 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2104 = stablehlo.broadcast_in_dim %814, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2105 = stablehlo.multiply %2099, %2104 : tensor<32x197x768xf32>
    %2106 = stablehlo.multiply %2103, %817 : tensor<32x197x1xf32>
    %2107 = stablehlo.negate %2105 : tensor<32x197x768xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2108 = stablehlo.reduce(%2107 init: %cst_465) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2109 = stablehlo.reshape %2108 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2110 = stablehlo.add %2047, %2105 : tensor<32x197x768xf32>
    %cst_466 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2111 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2112 = stablehlo.divide %2106, %2111 : tensor<32x197x1xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2113 = stablehlo.reduce(%2112 init: %cst_467) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2114 = stablehlo.broadcast_in_dim %2113, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2115 = stablehlo.multiply %2114, %805 : tensor<32x197x768xf32>
    %2116 = stablehlo.negate %2115 : tensor<32x197x768xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2117 = stablehlo.reduce(%2116 init: %cst_468) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2118 = stablehlo.reshape %2117 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2119 = stablehlo.add %2110, %2115 : tensor<32x197x768xf32>
    %2120 = stablehlo.add %2109, %2118 : tensor<32x197x1xf32>
    %cst_469 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2121 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2122 = stablehlo.divide %2120, %2121 : tensor<32x197x1xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2123 = stablehlo.reduce(%2122 init: %cst_470) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2124 = stablehlo.broadcast_in_dim %2123, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2125 = stablehlo.add %2119, %2124 : tensor<32x197x768xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2126 = stablehlo.reduce(%2125 init: %cst_471) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2127 = stablehlo.reshape %2126 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2128 = stablehlo.reduce(%2127 init: %cst_472) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2129 = stablehlo.dot_general %2125, %791, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2130 = stablehlo.transpose %2129, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2131 = stablehlo.dot_general %2125, %arg79, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2132 = stablehlo.multiply %783, %2131 : tensor<32x197x3072xf32>
    %2133 = stablehlo.multiply %2131, %787 : tensor<32x197x3072xf32>
    %cst_473 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2135 = stablehlo.multiply %2134, %2132 : tensor<32x197x3072xf32>
    %2136 = stablehlo.multiply %2135, %790 : tensor<32x197x3072xf32>
    %cst_474 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2137 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2138 = stablehlo.multiply %2136, %2137 : tensor<32x197x3072xf32>
    %2139 = stablehlo.negate %2138 : tensor<32x197x3072xf32>
    %cst_475 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2140 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2141 = stablehlo.multiply %2140, %2133 : tensor<32x197x3072xf32>
    %2142 = stablehlo.add %2139, %2141 : tensor<32x197x3072xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2143 = stablehlo.reduce(%2142 init: %cst_476) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2144 = stablehlo.reshape %2143 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2145 = stablehlo.reduce(%2144 init: %cst_477) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2146 = stablehlo.dot_general %2142, %777, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2147 = stablehlo.transpose %2146, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2148 = stablehlo.dot_general %2142, %arg81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2149 = stablehlo.reduce(%2148 init: %cst_478) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2150 = stablehlo.reshape %2149 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2151 = stablehlo.reduce(%2150 init: %cst_479) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2152 = stablehlo.multiply %771, %2148 : tensor<32x197x768xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2153 = stablehlo.reduce(%2152 init: %cst_480) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2154 = stablehlo.reshape %2153 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2155 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2156 = stablehlo.multiply %2148, %2155 : tensor<32x197x768xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2157 = stablehlo.reduce(%2154 init: %cst_481) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2158 = stablehlo.multiply %763, %2156 : tensor<32x197x768xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2159 = stablehlo.reduce(%2158 init: %cst_482) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2160 = stablehlo.reshape %2159 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2161 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2162 = stablehlo.multiply %2156, %2161 : tensor<32x197x768xf32>
    %2163 = stablehlo.multiply %2160, %769 : tensor<32x197x1xf32>
    %2164 = stablehlo.negate %2162 : tensor<32x197x768xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2165 = stablehlo.reduce(%2164 init: %cst_483) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2166 = stablehlo.reshape %2165 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2167 = stablehlo.add %2125, %2162 : tensor<32x197x768xf32>
    %cst_484 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2168 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2169 = stablehlo.divide %2163, %2168 : tensor<32x197x1xf32>
    %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2170 = stablehlo.reduce(%2169 init: %cst_485) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2171 = stablehlo.broadcast_in_dim %2170, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2172 = stablehlo.multiply %2171, %757 : tensor<32x197x768xf32>
    %2173 = stablehlo.negate %2172 : tensor<32x197x768xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2174 = stablehlo.reduce(%2173 init: %cst_486) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2175 = stablehlo.reshape %2174 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2176 = stablehlo.add %2167, %2172 : tensor<32x197x768xf32>
    %2177 = stablehlo.add %2166, %2175 : tensor<32x197x1xf32>
    %cst_487 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2178 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2179 = stablehlo.divide %2177, %2178 : tensor<32x197x1xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2180 = stablehlo.reduce(%2179 init: %cst_488) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2181 = stablehlo.broadcast_in_dim %2180, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2182 = stablehlo.add %2176, %2181 : tensor<32x197x768xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2183 = stablehlo.reduce(%2182 init: %cst_489) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2184 = stablehlo.reshape %2183 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2185 = stablehlo.reduce(%2184 init: %cst_490) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2186 = stablehlo.dot_general %2182, %743, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2187 = stablehlo.transpose %2186, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2188 = stablehlo.dot_general %2182, %arg73, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2189 = stablehlo.reshape %2188 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2190 = stablehlo.transpose %2189, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2191 = stablehlo.dot_general %2190, %723, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2192 = stablehlo.dot_general %2190, %737, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2193 = stablehlo.transpose %2192, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2194 = stablehlo.broadcast_in_dim %740, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2195 = stablehlo.multiply %2191, %2194 : tensor<32x12x197x197xf32>
    %2196 = stablehlo.multiply %2195, %733 : tensor<32x12x197x197xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2197 = stablehlo.reduce(%2196 init: %cst_491) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2198 = stablehlo.reshape %2197 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2199 = stablehlo.negate %2198 : tensor<32x12x197x1xf32>
    %2200 = stablehlo.broadcast_in_dim %735, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2201 = stablehlo.divide %2191, %2200 : tensor<32x12x197x197xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2202 = stablehlo.reduce(%2199 init: %cst_492) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2203 = stablehlo.broadcast_in_dim %2202, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2204 = stablehlo.add %2201, %2203 : tensor<32x12x197x197xf32>
    %2205 = stablehlo.multiply %2204, %733 : tensor<32x12x197x197xf32>
    %cst_493 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2206 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2207 = stablehlo.multiply %2205, %2206 : tensor<32x12x197x197xf32>
    %2208 = stablehlo.dot_general %2207, %719, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2209 = stablehlo.transpose %2208, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2210 = stablehlo.dot_general %2207, %721, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2211 = stablehlo.transpose %2210, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2212 = stablehlo.broadcast_in_dim %2193, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2213 = stablehlo.pad %2212, %cst_494, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2214 = stablehlo.broadcast_in_dim %2209, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2215 = stablehlo.pad %2214, %cst_495, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2216 = stablehlo.add %2213, %2215 : tensor<32x197x3x12x64xf32>
    %2217 = stablehlo.broadcast_in_dim %2211, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2218 = stablehlo.pad %2217, %cst_496, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2219 = stablehlo.add %2216, %2218 : tensor<32x197x3x12x64xf32>
    %2220 = stablehlo.reshape %2219 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2221 = stablehlo.reduce(%2220 init: %cst_497) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2222 = stablehlo.reshape %2221 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2223 = stablehlo.reduce(%2222 init: %cst_498) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2224 = stablehlo.dot_general %2220, %712, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2225 = stablehlo.transpose %2224, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2226 = stablehlo.dot_general %2220, %arg75, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2227 = stablehlo.reduce(%2226 init: %cst_499) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2228 = stablehlo.reshape %2227 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2229 = stablehlo.reduce(%2228 init: %cst_500) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2230 = stablehlo.multiply %706, %2226 : tensor<32x197x768xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2231 = stablehlo.reduce(%2230 init: %cst_501) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2232 = stablehlo.reshape %2231 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2233 = stablehlo.broadcast_in_dim %707, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2234 = stablehlo.multiply %2226, %2233 : tensor<32x197x768xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2235 = stablehlo.reduce(%2232 init: %cst_502) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2236 = stablehlo.multiply %698, %2234 : tensor<32x197x768xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2237 = stablehlo.reduce(%2236 init: %cst_503) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2238 = stablehlo.reshape %2237 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2239 = stablehlo.broadcast_in_dim %701, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2240 = stablehlo.multiply %2234, %2239 : tensor<32x197x768xf32>
    %2241 = stablehlo.multiply %2238, %704 : tensor<32x197x1xf32>
    %2242 = stablehlo.negate %2240 : tensor<32x197x768xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2243 = stablehlo.reduce(%2242 init: %cst_504) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2244 = stablehlo.reshape %2243 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2245 = stablehlo.add %2182, %2240 : tensor<32x197x768xf32>
    %cst_505 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2246 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2247 = stablehlo.divide %2241, %2246 : tensor<32x197x1xf32>
    %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2248 = stablehlo.reduce(%2247 init: %cst_506) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2249 = stablehlo.broadcast_in_dim %2248, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2250 = stablehlo.multiply %2249, %692 : tensor<32x197x768xf32>
    %2251 = stablehlo.negate %2250 : tensor<32x197x768xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2252 = stablehlo.reduce(%2251 init: %cst_507) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2253 = stablehlo.reshape %2252 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2254 = stablehlo.add %2245, %2250 : tensor<32x197x768xf32>
    %2255 = stablehlo.add %2244, %2253 : tensor<32x197x1xf32>
    %cst_508 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2256 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2257 = stablehlo.divide %2255, %2256 : tensor<32x197x1xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2258 = stablehlo.reduce(%2257 init: %cst_509) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2259 = stablehlo.broadcast_in_dim %2258, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2260 = stablehlo.add %2254, %2259 : tensor<32x197x768xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2261 = stablehlo.reduce(%2260 init: %cst_510) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2262 = stablehlo.reshape %2261 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2263 = stablehlo.reduce(%2262 init: %cst_511) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2264 = stablehlo.dot_general %2260, %678, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2265 = stablehlo.transpose %2264, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2266 = stablehlo.dot_general %2260, %arg67, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2267 = stablehlo.multiply %670, %2266 : tensor<32x197x3072xf32>
    %2268 = stablehlo.multiply %2266, %674 : tensor<32x197x3072xf32>
    %cst_512 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2269 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2270 = stablehlo.multiply %2269, %2267 : tensor<32x197x3072xf32>
    %2271 = stablehlo.multiply %2270, %677 : tensor<32x197x3072xf32>
    %cst_513 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2272 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2273 = stablehlo.multiply %2271, %2272 : tensor<32x197x3072xf32>
    %2274 = stablehlo.negate %2273 : tensor<32x197x3072xf32>
    %cst_514 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2275 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2276 = stablehlo.multiply %2275, %2268 : tensor<32x197x3072xf32>
    %2277 = stablehlo.add %2274, %2276 : tensor<32x197x3072xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2278 = stablehlo.reduce(%2277 init: %cst_515) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2279 = stablehlo.reshape %2278 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2280 = stablehlo.reduce(%2279 init: %cst_516) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2281 = stablehlo.dot_general %2277, %664, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2282 = stablehlo.transpose %2281, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2283 = stablehlo.dot_general %2277, %arg69, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2284 = stablehlo.reduce(%2283 init: %cst_517) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2285 = stablehlo.reshape %2284 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2286 = stablehlo.reduce(%2285 init: %cst_518) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2287 = stablehlo.multiply %658, %2283 : tensor<32x197x768xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2288 = stablehlo.reduce(%2287 init: %cst_519) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2289 = stablehlo.reshape %2288 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2290 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2291 = stablehlo.multiply %2283, %2290 : tensor<32x197x768xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2292 = stablehlo.reduce(%2289 init: %cst_520) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2293 = stablehlo.multiply %650, %2291 : tensor<32x197x768xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2294 = stablehlo.reduce(%2293 init: %cst_521) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2295 = stablehlo.reshape %2294 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2296 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2297 = stablehlo.multiply %2291, %2296 : tensor<32x197x768xf32>
    %2298 = stablehlo.multiply %2295, %656 : tensor<32x197x1xf32>
    %2299 = stablehlo.negate %2297 : tensor<32x197x768xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2300 = stablehlo.reduce(%2299 init: %cst_522) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2301 = stablehlo.reshape %2300 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2302 = stablehlo.add %2260, %2297 : tensor<32x197x768xf32>
    %cst_523 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2303 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2304 = stablehlo.divide %2298, %2303 : tensor<32x197x1xf32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2305 = stablehlo.reduce(%2304 init: %cst_524) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2306 = stablehlo.broadcast_in_dim %2305, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2307 = stablehlo.multiply %2306, %644 : tensor<32x197x768xf32>
    %2308 = stablehlo.negate %2307 : tensor<32x197x768xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2309 = stablehlo.reduce(%2308 init: %cst_525) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2310 = stablehlo.reshape %2309 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2311 = stablehlo.add %2302, %2307 : tensor<32x197x768xf32>
    %2312 = stablehlo.add %2301, %2310 : tensor<32x197x1xf32>
    %cst_526 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2313 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2314 = stablehlo.divide %2312, %2313 : tensor<32x197x1xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2315 = stablehlo.reduce(%2314 init: %cst_527) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2316 = stablehlo.broadcast_in_dim %2315, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2317 = stablehlo.add %2311, %2316 : tensor<32x197x768xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2318 = stablehlo.reduce(%2317 init: %cst_528) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2319 = stablehlo.reshape %2318 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2320 = stablehlo.reduce(%2319 init: %cst_529) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2321 = stablehlo.dot_general %2317, %630, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2322 = stablehlo.transpose %2321, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2323 = stablehlo.dot_general %2317, %arg61, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2324 = stablehlo.reshape %2323 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2325 = stablehlo.transpose %2324, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2326 = stablehlo.dot_general %2325, %610, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2327 = stablehlo.dot_general %2325, %624, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2328 = stablehlo.transpose %2327, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2329 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2330 = stablehlo.multiply %2326, %2329 : tensor<32x12x197x197xf32>
    %2331 = stablehlo.multiply %2330, %620 : tensor<32x12x197x197xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2332 = stablehlo.reduce(%2331 init: %cst_530) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2333 = stablehlo.reshape %2332 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2334 = stablehlo.negate %2333 : tensor<32x12x197x1xf32>
    %2335 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2336 = stablehlo.divide %2326, %2335 : tensor<32x12x197x197xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2337 = stablehlo.reduce(%2334 init: %cst_531) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2338 = stablehlo.broadcast_in_dim %2337, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2339 = stablehlo.add %2336, %2338 : tensor<32x12x197x197xf32>
    %2340 = stablehlo.multiply %2339, %620 : tensor<32x12x197x197xf32>
    %cst_532 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2341 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2342 = stablehlo.multiply %2340, %2341 : tensor<32x12x197x197xf32>
    %2343 = stablehlo.dot_general %2342, %606, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2344 = stablehlo.transpose %2343, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2345 = stablehlo.dot_general %2342, %608, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2346 = stablehlo.transpose %2345, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2347 = stablehlo.broadcast_in_dim %2328, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2348 = stablehlo.pad %2347, %cst_533, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2349 = stablehlo.broadcast_in_dim %2344, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2350 = stablehlo.pad %2349, %cst_534, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2351 = stablehlo.add %2348, %2350 : tensor<32x197x3x12x64xf32>
    %2352 = stablehlo.broadcast_in_dim %2346, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2353 = stablehlo.pad %2352, %cst_535, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2354 = stablehlo.add %2351, %2353 : tensor<32x197x3x12x64xf32>
    %2355 = stablehlo.reshape %2354 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2356 = stablehlo.reduce(%2355 init: %cst_536) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2357 = stablehlo.reshape %2356 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2358 = stablehlo.reduce(%2357 init: %cst_537) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2359 = stablehlo.dot_general %2355, %599, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2360 = stablehlo.transpose %2359, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2361 = stablehlo.dot_general %2355, %arg63, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2362 = stablehlo.reduce(%2361 init: %cst_538) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2363 = stablehlo.reshape %2362 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2364 = stablehlo.reduce(%2363 init: %cst_539) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2365 = stablehlo.multiply %593, %2361 : tensor<32x197x768xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2366 = stablehlo.reduce(%2365 init: %cst_540) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2367 = stablehlo.reshape %2366 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2368 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2369 = stablehlo.multiply %2361, %2368 : tensor<32x197x768xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2370 = stablehlo.reduce(%2367 init: %cst_541) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2371 = stablehlo.multiply %585, %2369 : tensor<32x197x768xf32>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2372 = stablehlo.reduce(%2371 init: %cst_542) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2373 = stablehlo.reshape %2372 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2374 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2375 = stablehlo.multiply %2369, %2374 : tensor<32x197x768xf32>
    %2376 = stablehlo.multiply %2373, %591 : tensor<32x197x1xf32>
    %2377 = stablehlo.negate %2375 : tensor<32x197x768xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2378 = stablehlo.reduce(%2377 init: %cst_543) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2379 = stablehlo.reshape %2378 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2380 = stablehlo.add %2317, %2375 : tensor<32x197x768xf32>
    %cst_544 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2381 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2382 = stablehlo.divide %2376, %2381 : tensor<32x197x1xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2383 = stablehlo.reduce(%2382 init: %cst_545) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2384 = stablehlo.broadcast_in_dim %2383, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2385 = stablehlo.multiply %2384, %579 : tensor<32x197x768xf32>
    %2386 = stablehlo.negate %2385 : tensor<32x197x768xf32>
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2387 = stablehlo.reduce(%2386 init: %cst_546) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2388 = stablehlo.reshape %2387 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2389 = stablehlo.add %2380, %2385 : tensor<32x197x768xf32>
    %2390 = stablehlo.add %2379, %2388 : tensor<32x197x1xf32>
    %cst_547 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2391 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2392 = stablehlo.divide %2390, %2391 : tensor<32x197x1xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2393 = stablehlo.reduce(%2392 init: %cst_548) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2394 = stablehlo.broadcast_in_dim %2393, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2395 = stablehlo.add %2389, %2394 : tensor<32x197x768xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2396 = stablehlo.reduce(%2395 init: %cst_549) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2397 = stablehlo.reshape %2396 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2398 = stablehlo.reduce(%2397 init: %cst_550) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2399 = stablehlo.dot_general %2395, %565, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2400 = stablehlo.transpose %2399, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2401 = stablehlo.dot_general %2395, %arg55, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2402 = stablehlo.multiply %557, %2401 : tensor<32x197x3072xf32>
    %2403 = stablehlo.multiply %2401, %561 : tensor<32x197x3072xf32>
    %cst_551 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2404 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2405 = stablehlo.multiply %2404, %2402 : tensor<32x197x3072xf32>
    %2406 = stablehlo.multiply %2405, %564 : tensor<32x197x3072xf32>
    %cst_552 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2407 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2408 = stablehlo.multiply %2406, %2407 : tensor<32x197x3072xf32>
    %2409 = stablehlo.negate %2408 : tensor<32x197x3072xf32>
    %cst_553 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2410 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2411 = stablehlo.multiply %2410, %2403 : tensor<32x197x3072xf32>
    %2412 = stablehlo.add %2409, %2411 : tensor<32x197x3072xf32>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2413 = stablehlo.reduce(%2412 init: %cst_554) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2414 = stablehlo.reshape %2413 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2415 = stablehlo.reduce(%2414 init: %cst_555) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2416 = stablehlo.dot_general %2412, %551, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2417 = stablehlo.transpose %2416, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2418 = stablehlo.dot_general %2412, %arg57, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2419 = stablehlo.reduce(%2418 init: %cst_556) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2420 = stablehlo.reshape %2419 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2421 = stablehlo.reduce(%2420 init: %cst_557) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2422 = stablehlo.multiply %545, %2418 : tensor<32x197x768xf32>
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2423 = stablehlo.reduce(%2422 init: %cst_558) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2424 = stablehlo.reshape %2423 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2425 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2426 = stablehlo.multiply %2418, %2425 : tensor<32x197x768xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2427 = stablehlo.reduce(%2424 init: %cst_559) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2428 = stablehlo.multiply %537, %2426 : tensor<32x197x768xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2429 = stablehlo.reduce(%2428 init: %cst_560) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2430 = stablehlo.reshape %2429 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2431 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2432 = stablehlo.multiply %2426, %2431 : tensor<32x197x768xf32>
    %2433 = stablehlo.multiply %2430, %543 : tensor<32x197x1xf32>
    %2434 = stablehlo.negate %2432 : tensor<32x197x768xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2435 = stablehlo.reduce(%2434 init: %cst_561) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2436 = stablehlo.reshape %2435 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2437 = stablehlo.add %2395, %2432 : tensor<32x197x768xf32>
    %cst_562 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2438 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2439 = stablehlo.divide %2433, %2438 : tensor<32x197x1xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2440 = stablehlo.reduce(%2439 init: %cst_563) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2441 = stablehlo.broadcast_in_dim %2440, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2442 = stablehlo.multiply %2441, %531 : tensor<32x197x768xf32>
    %2443 = stablehlo.negate %2442 : tensor<32x197x768xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2444 = stablehlo.reduce(%2443 init: %cst_564) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2445 = stablehlo.reshape %2444 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2446 = stablehlo.add %2437, %2442 : tensor<32x197x768xf32>
    %2447 = stablehlo.add %2436, %2445 : tensor<32x197x1xf32>
    %cst_565 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2448 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2449 = stablehlo.divide %2447, %2448 : tensor<32x197x1xf32>
    %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2450 = stablehlo.reduce(%2449 init: %cst_566) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2451 = stablehlo.broadcast_in_dim %2450, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2452 = stablehlo.add %2446, %2451 : tensor<32x197x768xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2453 = stablehlo.reduce(%2452 init: %cst_567) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2454 = stablehlo.reshape %2453 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2455 = stablehlo.reduce(%2454 init: %cst_568) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2456 = stablehlo.dot_general %2452, %517, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2457 = stablehlo.transpose %2456, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2458 = stablehlo.dot_general %2452, %arg49, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2459 = stablehlo.reshape %2458 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2460 = stablehlo.transpose %2459, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2461 = stablehlo.dot_general %2460, %497, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2462 = stablehlo.dot_general %2460, %511, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2463 = stablehlo.transpose %2462, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2464 = stablehlo.broadcast_in_dim %514, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2465 = stablehlo.multiply %2461, %2464 : tensor<32x12x197x197xf32>
    %2466 = stablehlo.multiply %2465, %507 : tensor<32x12x197x197xf32>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2467 = stablehlo.reduce(%2466 init: %cst_569) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2468 = stablehlo.reshape %2467 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2469 = stablehlo.negate %2468 : tensor<32x12x197x1xf32>
    %2470 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2471 = stablehlo.divide %2461, %2470 : tensor<32x12x197x197xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2472 = stablehlo.reduce(%2469 init: %cst_570) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2473 = stablehlo.broadcast_in_dim %2472, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2474 = stablehlo.add %2471, %2473 : tensor<32x12x197x197xf32>
    %2475 = stablehlo.multiply %2474, %507 : tensor<32x12x197x197xf32>
    %cst_571 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2476 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2477 = stablehlo.multiply %2475, %2476 : tensor<32x12x197x197xf32>
    %2478 = stablehlo.dot_general %2477, %493, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2479 = stablehlo.transpose %2478, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2480 = stablehlo.dot_general %2477, %495, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2481 = stablehlo.transpose %2480, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2482 = stablehlo.broadcast_in_dim %2463, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2483 = stablehlo.pad %2482, %cst_572, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2484 = stablehlo.broadcast_in_dim %2479, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2485 = stablehlo.pad %2484, %cst_573, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2486 = stablehlo.add %2483, %2485 : tensor<32x197x3x12x64xf32>
    %2487 = stablehlo.broadcast_in_dim %2481, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2488 = stablehlo.pad %2487, %cst_574, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2489 = stablehlo.add %2486, %2488 : tensor<32x197x3x12x64xf32>
    %2490 = stablehlo.reshape %2489 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2491 = stablehlo.reduce(%2490 init: %cst_575) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2492 = stablehlo.reshape %2491 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2493 = stablehlo.reduce(%2492 init: %cst_576) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2494 = stablehlo.dot_general %2490, %486, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2495 = stablehlo.transpose %2494, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2496 = stablehlo.dot_general %2490, %arg51, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2497 = stablehlo.reduce(%2496 init: %cst_577) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2498 = stablehlo.reshape %2497 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2499 = stablehlo.reduce(%2498 init: %cst_578) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2500 = stablehlo.multiply %480, %2496 : tensor<32x197x768xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2501 = stablehlo.reduce(%2500 init: %cst_579) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2502 = stablehlo.reshape %2501 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2503 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2504 = stablehlo.multiply %2496, %2503 : tensor<32x197x768xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2505 = stablehlo.reduce(%2502 init: %cst_580) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2506 = stablehlo.multiply %472, %2504 : tensor<32x197x768xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2507 = stablehlo.reduce(%2506 init: %cst_581) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2508 = stablehlo.reshape %2507 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2509 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2510 = stablehlo.multiply %2504, %2509 : tensor<32x197x768xf32>
    %2511 = stablehlo.multiply %2508, %478 : tensor<32x197x1xf32>
    %2512 = stablehlo.negate %2510 : tensor<32x197x768xf32>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2513 = stablehlo.reduce(%2512 init: %cst_582) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2514 = stablehlo.reshape %2513 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2515 = stablehlo.add %2452, %2510 : tensor<32x197x768xf32>
    %cst_583 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2516 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2517 = stablehlo.divide %2511, %2516 : tensor<32x197x1xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2518 = stablehlo.reduce(%2517 init: %cst_584) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2519 = stablehlo.broadcast_in_dim %2518, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2520 = stablehlo.multiply %2519, %466 : tensor<32x197x768xf32>
    %2521 = stablehlo.negate %2520 : tensor<32x197x768xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2522 = stablehlo.reduce(%2521 init: %cst_585) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2523 = stablehlo.reshape %2522 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2524 = stablehlo.add %2515, %2520 : tensor<32x197x768xf32>
    %2525 = stablehlo.add %2514, %2523 : tensor<32x197x1xf32>
    %cst_586 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2526 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2527 = stablehlo.divide %2525, %2526 : tensor<32x197x1xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2528 = stablehlo.reduce(%2527 init: %cst_587) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2529 = stablehlo.broadcast_in_dim %2528, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2530 = stablehlo.add %2524, %2529 : tensor<32x197x768xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2531 = stablehlo.reduce(%2530 init: %cst_588) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2532 = stablehlo.reshape %2531 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2533 = stablehlo.reduce(%2532 init: %cst_589) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2534 = stablehlo.dot_general %2530, %452, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2535 = stablehlo.transpose %2534, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2536 = stablehlo.dot_general %2530, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2537 = stablehlo.multiply %444, %2536 : tensor<32x197x3072xf32>
    %2538 = stablehlo.multiply %2536, %448 : tensor<32x197x3072xf32>
    %cst_590 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2539 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2540 = stablehlo.multiply %2539, %2537 : tensor<32x197x3072xf32>
    %2541 = stablehlo.multiply %2540, %451 : tensor<32x197x3072xf32>
    %cst_591 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2542 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2543 = stablehlo.multiply %2541, %2542 : tensor<32x197x3072xf32>
    %2544 = stablehlo.negate %2543 : tensor<32x197x3072xf32>
    %cst_592 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2545 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2546 = stablehlo.multiply %2545, %2538 : tensor<32x197x3072xf32>
    %2547 = stablehlo.add %2544, %2546 : tensor<32x197x3072xf32>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2548 = stablehlo.reduce(%2547 init: %cst_593) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2549 = stablehlo.reshape %2548 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_594 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2550 = stablehlo.reduce(%2549 init: %cst_594) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2551 = stablehlo.dot_general %2547, %438, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2552 = stablehlo.transpose %2551, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2553 = stablehlo.dot_general %2547, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2554 = stablehlo.reduce(%2553 init: %cst_595) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2555 = stablehlo.reshape %2554 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2556 = stablehlo.reduce(%2555 init: %cst_596) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2557 = stablehlo.multiply %432, %2553 : tensor<32x197x768xf32>
    %cst_597 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2558 = stablehlo.reduce(%2557 init: %cst_597) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2559 = stablehlo.reshape %2558 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2560 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2561 = stablehlo.multiply %2553, %2560 : tensor<32x197x768xf32>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2562 = stablehlo.reduce(%2559 init: %cst_598) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2563 = stablehlo.multiply %424, %2561 : tensor<32x197x768xf32>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2564 = stablehlo.reduce(%2563 init: %cst_599) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2565 = stablehlo.reshape %2564 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2566 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2567 = stablehlo.multiply %2561, %2566 : tensor<32x197x768xf32>
    %2568 = stablehlo.multiply %2565, %430 : tensor<32x197x1xf32>
    %2569 = stablehlo.negate %2567 : tensor<32x197x768xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2570 = stablehlo.reduce(%2569 init: %cst_600) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2571 = stablehlo.reshape %2570 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2572 = stablehlo.add %2530, %2567 : tensor<32x197x768xf32>
    %cst_601 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2573 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2574 = stablehlo.divide %2568, %2573 : tensor<32x197x1xf32>
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2575 = stablehlo.reduce(%2574 init: %cst_602) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2576 = stablehlo.broadcast_in_dim %2575, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2577 = stablehlo.multiply %2576, %418 : tensor<32x197x768xf32>
    %2578 = stablehlo.negate %2577 : tensor<32x197x768xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2579 = stablehlo.reduce(%2578 init: %cst_603) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2580 = stablehlo.reshape %2579 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2581 = stablehlo.add %2572, %2577 : tensor<32x197x768xf32>
    %2582 = stablehlo.add %2571, %2580 : tensor<32x197x1xf32>
    %cst_604 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2583 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2584 = stablehlo.divide %2582, %2583 : tensor<32x197x1xf32>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2585 = stablehlo.reduce(%2584 init: %cst_605) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2586 = stablehlo.broadcast_in_dim %2585, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2587 = stablehlo.add %2581, %2586 : tensor<32x197x768xf32>
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2588 = stablehlo.reduce(%2587 init: %cst_606) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2589 = stablehlo.reshape %2588 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2590 = stablehlo.reduce(%2589 init: %cst_607) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2591 = stablehlo.dot_general %2587, %404, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2592 = stablehlo.transpose %2591, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2593 = stablehlo.dot_general %2587, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2594 = stablehlo.reshape %2593 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2595 = stablehlo.transpose %2594, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2596 = stablehlo.dot_general %2595, %384, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2597 = stablehlo.dot_general %2595, %398, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2598 = stablehlo.transpose %2597, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2599 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2600 = stablehlo.multiply %2596, %2599 : tensor<32x12x197x197xf32>
    %2601 = stablehlo.multiply %2600, %394 : tensor<32x12x197x197xf32>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2602 = stablehlo.reduce(%2601 init: %cst_608) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2603 = stablehlo.reshape %2602 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2604 = stablehlo.negate %2603 : tensor<32x12x197x1xf32>
    %2605 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2606 = stablehlo.divide %2596, %2605 : tensor<32x12x197x197xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2607 = stablehlo.reduce(%2604 init: %cst_609) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2608 = stablehlo.broadcast_in_dim %2607, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2609 = stablehlo.add %2606, %2608 : tensor<32x12x197x197xf32>
    %2610 = stablehlo.multiply %2609, %394 : tensor<32x12x197x197xf32>
    %cst_610 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2611 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2612 = stablehlo.multiply %2610, %2611 : tensor<32x12x197x197xf32>
    %2613 = stablehlo.dot_general %2612, %380, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2614 = stablehlo.transpose %2613, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2615 = stablehlo.dot_general %2612, %382, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2616 = stablehlo.transpose %2615, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2617 = stablehlo.broadcast_in_dim %2598, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2618 = stablehlo.pad %2617, %cst_611, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2619 = stablehlo.broadcast_in_dim %2614, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2620 = stablehlo.pad %2619, %cst_612, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2621 = stablehlo.add %2618, %2620 : tensor<32x197x3x12x64xf32>
    %2622 = stablehlo.broadcast_in_dim %2616, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_613 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2623 = stablehlo.pad %2622, %cst_613, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2624 = stablehlo.add %2621, %2623 : tensor<32x197x3x12x64xf32>
    %2625 = stablehlo.reshape %2624 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2626 = stablehlo.reduce(%2625 init: %cst_614) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2627 = stablehlo.reshape %2626 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2628 = stablehlo.reduce(%2627 init: %cst_615) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2629 = stablehlo.dot_general %2625, %373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2630 = stablehlo.transpose %2629, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2631 = stablehlo.dot_general %2625, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2632 = stablehlo.reduce(%2631 init: %cst_616) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2633 = stablehlo.reshape %2632 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2634 = stablehlo.reduce(%2633 init: %cst_617) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2635 = stablehlo.multiply %367, %2631 : tensor<32x197x768xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2636 = stablehlo.reduce(%2635 init: %cst_618) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2637 = stablehlo.reshape %2636 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2638 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2639 = stablehlo.multiply %2631, %2638 : tensor<32x197x768xf32>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2640 = stablehlo.reduce(%2637 init: %cst_619) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2641 = stablehlo.multiply %359, %2639 : tensor<32x197x768xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2642 = stablehlo.reduce(%2641 init: %cst_620) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2643 = stablehlo.reshape %2642 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2644 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2645 = stablehlo.multiply %2639, %2644 : tensor<32x197x768xf32>
    %2646 = stablehlo.multiply %2643, %365 : tensor<32x197x1xf32>
    %2647 = stablehlo.negate %2645 : tensor<32x197x768xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2648 = stablehlo.reduce(%2647 init: %cst_621) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2649 = stablehlo.reshape %2648 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2650 = stablehlo.add %2587, %2645 : tensor<32x197x768xf32>
    %cst_622 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2651 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2652 = stablehlo.divide %2646, %2651 : tensor<32x197x1xf32>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2653 = stablehlo.reduce(%2652 init: %cst_623) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2654 = stablehlo.broadcast_in_dim %2653, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2655 = stablehlo.multiply %2654, %353 : tensor<32x197x768xf32>
    %2656 = stablehlo.negate %2655 : tensor<32x197x768xf32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2657 = stablehlo.reduce(%2656 init: %cst_624) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2658 = stablehlo.reshape %2657 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2659 = stablehlo.add %2650, %2655 : tensor<32x197x768xf32>
    %2660 = stablehlo.add %2649, %2658 : tensor<32x197x1xf32>
    %cst_625 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2661 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2662 = stablehlo.divide %2660, %2661 : tensor<32x197x1xf32>
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2663 = stablehlo.reduce(%2662 init: %cst_626) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2664 = stablehlo.broadcast_in_dim %2663, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2665 = stablehlo.add %2659, %2664 : tensor<32x197x768xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2666 = stablehlo.reduce(%2665 init: %cst_627) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2667 = stablehlo.reshape %2666 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2668 = stablehlo.reduce(%2667 init: %cst_628) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2669 = stablehlo.dot_general %2665, %339, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2670 = stablehlo.transpose %2669, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2671 = stablehlo.dot_general %2665, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2672 = stablehlo.multiply %331, %2671 : tensor<32x197x3072xf32>
    %2673 = stablehlo.multiply %2671, %335 : tensor<32x197x3072xf32>
    %cst_629 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2674 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2675 = stablehlo.multiply %2674, %2672 : tensor<32x197x3072xf32>
    %2676 = stablehlo.multiply %2675, %338 : tensor<32x197x3072xf32>
    %cst_630 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2677 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2678 = stablehlo.multiply %2676, %2677 : tensor<32x197x3072xf32>
    %2679 = stablehlo.negate %2678 : tensor<32x197x3072xf32>
    %cst_631 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2680 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2681 = stablehlo.multiply %2680, %2673 : tensor<32x197x3072xf32>
    %2682 = stablehlo.add %2679, %2681 : tensor<32x197x3072xf32>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2683 = stablehlo.reduce(%2682 init: %cst_632) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2684 = stablehlo.reshape %2683 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2685 = stablehlo.reduce(%2684 init: %cst_633) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2686 = stablehlo.dot_general %2682, %325, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2687 = stablehlo.transpose %2686, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2688 = stablehlo.dot_general %2682, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2689 = stablehlo.reduce(%2688 init: %cst_634) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2690 = stablehlo.reshape %2689 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2691 = stablehlo.reduce(%2690 init: %cst_635) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2692 = stablehlo.multiply %319, %2688 : tensor<32x197x768xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2693 = stablehlo.reduce(%2692 init: %cst_636) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2694 = stablehlo.reshape %2693 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2695 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2696 = stablehlo.multiply %2688, %2695 : tensor<32x197x768xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2697 = stablehlo.reduce(%2694 init: %cst_637) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2698 = stablehlo.multiply %311, %2696 : tensor<32x197x768xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2699 = stablehlo.reduce(%2698 init: %cst_638) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2700 = stablehlo.reshape %2699 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2701 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2702 = stablehlo.multiply %2696, %2701 : tensor<32x197x768xf32>
    %2703 = stablehlo.multiply %2700, %317 : tensor<32x197x1xf32>
    %2704 = stablehlo.negate %2702 : tensor<32x197x768xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2705 = stablehlo.reduce(%2704 init: %cst_639) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2706 = stablehlo.reshape %2705 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2707 = stablehlo.add %2665, %2702 : tensor<32x197x768xf32>
    %cst_640 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2708 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2709 = stablehlo.divide %2703, %2708 : tensor<32x197x1xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2710 = stablehlo.reduce(%2709 init: %cst_641) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2711 = stablehlo.broadcast_in_dim %2710, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2712 = stablehlo.multiply %2711, %305 : tensor<32x197x768xf32>
    %2713 = stablehlo.negate %2712 : tensor<32x197x768xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2714 = stablehlo.reduce(%2713 init: %cst_642) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2715 = stablehlo.reshape %2714 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2716 = stablehlo.add %2707, %2712 : tensor<32x197x768xf32>
    %2717 = stablehlo.add %2706, %2715 : tensor<32x197x1xf32>
    %cst_643 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2718 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2719 = stablehlo.divide %2717, %2718 : tensor<32x197x1xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2720 = stablehlo.reduce(%2719 init: %cst_644) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2721 = stablehlo.broadcast_in_dim %2720, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2722 = stablehlo.add %2716, %2721 : tensor<32x197x768xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2723 = stablehlo.reduce(%2722 init: %cst_645) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2724 = stablehlo.reshape %2723 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2725 = stablehlo.reduce(%2724 init: %cst_646) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2726 = stablehlo.dot_general %2722, %291, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2727 = stablehlo.transpose %2726, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2728 = stablehlo.dot_general %2722, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2729 = stablehlo.reshape %2728 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2730 = stablehlo.transpose %2729, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2731 = stablehlo.dot_general %2730, %271, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2732 = stablehlo.dot_general %2730, %285, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2733 = stablehlo.transpose %2732, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2734 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2735 = stablehlo.multiply %2731, %2734 : tensor<32x12x197x197xf32>
    %2736 = stablehlo.multiply %2735, %281 : tensor<32x12x197x197xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2737 = stablehlo.reduce(%2736 init: %cst_647) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2738 = stablehlo.reshape %2737 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2739 = stablehlo.negate %2738 : tensor<32x12x197x1xf32>
    %2740 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2741 = stablehlo.divide %2731, %2740 : tensor<32x12x197x197xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2742 = stablehlo.reduce(%2739 init: %cst_648) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2743 = stablehlo.broadcast_in_dim %2742, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2744 = stablehlo.add %2741, %2743 : tensor<32x12x197x197xf32>
    %2745 = stablehlo.multiply %2744, %281 : tensor<32x12x197x197xf32>
    %cst_649 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2746 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2747 = stablehlo.multiply %2745, %2746 : tensor<32x12x197x197xf32>
    %2748 = stablehlo.dot_general %2747, %267, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2749 = stablehlo.transpose %2748, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2750 = stablehlo.dot_general %2747, %269, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2751 = stablehlo.transpose %2750, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2752 = stablehlo.broadcast_in_dim %2733, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_650 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2753 = stablehlo.pad %2752, %cst_650, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2754 = stablehlo.broadcast_in_dim %2749, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2755 = stablehlo.pad %2754, %cst_651, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2756 = stablehlo.add %2753, %2755 : tensor<32x197x3x12x64xf32>
    %2757 = stablehlo.broadcast_in_dim %2751, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2758 = stablehlo.pad %2757, %cst_652, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2759 = stablehlo.add %2756, %2758 : tensor<32x197x3x12x64xf32>
    %2760 = stablehlo.reshape %2759 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_653 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2761 = stablehlo.reduce(%2760 init: %cst_653) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2762 = stablehlo.reshape %2761 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2763 = stablehlo.reduce(%2762 init: %cst_654) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2764 = stablehlo.dot_general %2760, %260, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2765 = stablehlo.transpose %2764, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2766 = stablehlo.dot_general %2760, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2767 = stablehlo.reduce(%2766 init: %cst_655) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2768 = stablehlo.reshape %2767 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2769 = stablehlo.reduce(%2768 init: %cst_656) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2770 = stablehlo.multiply %254, %2766 : tensor<32x197x768xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2771 = stablehlo.reduce(%2770 init: %cst_657) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2772 = stablehlo.reshape %2771 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2773 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2774 = stablehlo.multiply %2766, %2773 : tensor<32x197x768xf32>
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2775 = stablehlo.reduce(%2772 init: %cst_658) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2776 = stablehlo.multiply %246, %2774 : tensor<32x197x768xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2777 = stablehlo.reduce(%2776 init: %cst_659) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2778 = stablehlo.reshape %2777 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2779 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2780 = stablehlo.multiply %2774, %2779 : tensor<32x197x768xf32>
    %2781 = stablehlo.multiply %2778, %252 : tensor<32x197x1xf32>
    %2782 = stablehlo.negate %2780 : tensor<32x197x768xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2783 = stablehlo.reduce(%2782 init: %cst_660) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2784 = stablehlo.reshape %2783 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2785 = stablehlo.add %2722, %2780 : tensor<32x197x768xf32>
    %cst_661 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2786 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2787 = stablehlo.divide %2781, %2786 : tensor<32x197x1xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2788 = stablehlo.reduce(%2787 init: %cst_662) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2789 = stablehlo.broadcast_in_dim %2788, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2790 = stablehlo.multiply %2789, %240 : tensor<32x197x768xf32>
    %2791 = stablehlo.negate %2790 : tensor<32x197x768xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2792 = stablehlo.reduce(%2791 init: %cst_663) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2793 = stablehlo.reshape %2792 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2794 = stablehlo.add %2785, %2790 : tensor<32x197x768xf32>
    %2795 = stablehlo.add %2784, %2793 : tensor<32x197x1xf32>
    %cst_664 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2796 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2797 = stablehlo.divide %2795, %2796 : tensor<32x197x1xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2798 = stablehlo.reduce(%2797 init: %cst_665) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2799 = stablehlo.broadcast_in_dim %2798, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2800 = stablehlo.add %2794, %2799 : tensor<32x197x768xf32>
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2801 = stablehlo.reduce(%2800 init: %cst_666) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2802 = stablehlo.reshape %2801 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2803 = stablehlo.reduce(%2802 init: %cst_667) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2804 = stablehlo.dot_general %2800, %226, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2805 = stablehlo.transpose %2804, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2806 = stablehlo.dot_general %2800, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2807 = stablehlo.multiply %218, %2806 : tensor<32x197x3072xf32>
    %2808 = stablehlo.multiply %2806, %222 : tensor<32x197x3072xf32>
    %cst_668 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2809 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2810 = stablehlo.multiply %2809, %2807 : tensor<32x197x3072xf32>
    %2811 = stablehlo.multiply %2810, %225 : tensor<32x197x3072xf32>
    %cst_669 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2812 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2813 = stablehlo.multiply %2811, %2812 : tensor<32x197x3072xf32>
    %2814 = stablehlo.negate %2813 : tensor<32x197x3072xf32>
    %cst_670 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2815 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2816 = stablehlo.multiply %2815, %2808 : tensor<32x197x3072xf32>
    %2817 = stablehlo.add %2814, %2816 : tensor<32x197x3072xf32>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2818 = stablehlo.reduce(%2817 init: %cst_671) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2819 = stablehlo.reshape %2818 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2820 = stablehlo.reduce(%2819 init: %cst_672) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2821 = stablehlo.dot_general %2817, %212, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2822 = stablehlo.transpose %2821, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2823 = stablehlo.dot_general %2817, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2824 = stablehlo.reduce(%2823 init: %cst_673) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2825 = stablehlo.reshape %2824 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2826 = stablehlo.reduce(%2825 init: %cst_674) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2827 = stablehlo.multiply %206, %2823 : tensor<32x197x768xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2828 = stablehlo.reduce(%2827 init: %cst_675) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2829 = stablehlo.reshape %2828 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2830 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2831 = stablehlo.multiply %2823, %2830 : tensor<32x197x768xf32>
    %cst_676 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2832 = stablehlo.reduce(%2829 init: %cst_676) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2833 = stablehlo.multiply %198, %2831 : tensor<32x197x768xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2834 = stablehlo.reduce(%2833 init: %cst_677) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2835 = stablehlo.reshape %2834 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2836 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2837 = stablehlo.multiply %2831, %2836 : tensor<32x197x768xf32>
    %2838 = stablehlo.multiply %2835, %204 : tensor<32x197x1xf32>
    %2839 = stablehlo.negate %2837 : tensor<32x197x768xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2840 = stablehlo.reduce(%2839 init: %cst_678) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2841 = stablehlo.reshape %2840 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2842 = stablehlo.add %2800, %2837 : tensor<32x197x768xf32>
    %cst_679 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2843 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2844 = stablehlo.divide %2838, %2843 : tensor<32x197x1xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2845 = stablehlo.reduce(%2844 init: %cst_680) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2846 = stablehlo.broadcast_in_dim %2845, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2847 = stablehlo.multiply %2846, %192 : tensor<32x197x768xf32>
    %2848 = stablehlo.negate %2847 : tensor<32x197x768xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2849 = stablehlo.reduce(%2848 init: %cst_681) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2850 = stablehlo.reshape %2849 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2851 = stablehlo.add %2842, %2847 : tensor<32x197x768xf32>
    %2852 = stablehlo.add %2841, %2850 : tensor<32x197x1xf32>
    %cst_682 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2853 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2854 = stablehlo.divide %2852, %2853 : tensor<32x197x1xf32>
    %cst_683 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2855 = stablehlo.reduce(%2854 init: %cst_683) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2856 = stablehlo.broadcast_in_dim %2855, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2857 = stablehlo.add %2851, %2856 : tensor<32x197x768xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2858 = stablehlo.reduce(%2857 init: %cst_684) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2859 = stablehlo.reshape %2858 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2860 = stablehlo.reduce(%2859 init: %cst_685) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2861 = stablehlo.dot_general %2857, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2862 = stablehlo.transpose %2861, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2863 = stablehlo.dot_general %2857, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2864 = stablehlo.reshape %2863 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %2865 = stablehlo.transpose %2864, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %2866 = stablehlo.dot_general %2865, %158, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %2867 = stablehlo.dot_general %2865, %172, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %2868 = stablehlo.transpose %2867, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %2869 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2870 = stablehlo.multiply %2866, %2869 : tensor<32x12x197x197xf32>
    %2871 = stablehlo.multiply %2870, %168 : tensor<32x12x197x197xf32>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2872 = stablehlo.reduce(%2871 init: %cst_686) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2873 = stablehlo.reshape %2872 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %2874 = stablehlo.negate %2873 : tensor<32x12x197x1xf32>
    %2875 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %2876 = stablehlo.divide %2866, %2875 : tensor<32x12x197x197xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2877 = stablehlo.reduce(%2874 init: %cst_687) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %2878 = stablehlo.broadcast_in_dim %2877, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %2879 = stablehlo.add %2876, %2878 : tensor<32x12x197x197xf32>
    %2880 = stablehlo.multiply %2879, %168 : tensor<32x12x197x197xf32>
    %cst_688 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2881 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %2882 = stablehlo.multiply %2880, %2881 : tensor<32x12x197x197xf32>
    %2883 = stablehlo.dot_general %2882, %154, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2884 = stablehlo.transpose %2883, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2885 = stablehlo.dot_general %2882, %156, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %2886 = stablehlo.transpose %2885, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %2887 = stablehlo.broadcast_in_dim %2868, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_689 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2888 = stablehlo.pad %2887, %cst_689, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2889 = stablehlo.broadcast_in_dim %2884, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2890 = stablehlo.pad %2889, %cst_690, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2891 = stablehlo.add %2888, %2890 : tensor<32x197x3x12x64xf32>
    %2892 = stablehlo.broadcast_in_dim %2886, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2893 = stablehlo.pad %2892, %cst_691, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %2894 = stablehlo.add %2891, %2893 : tensor<32x197x3x12x64xf32>
    %2895 = stablehlo.reshape %2894 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2896 = stablehlo.reduce(%2895 init: %cst_692) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2897 = stablehlo.reshape %2896 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2898 = stablehlo.reduce(%2897 init: %cst_693) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2899 = stablehlo.dot_general %2895, %147, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %2900 = stablehlo.transpose %2899, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2901 = stablehlo.dot_general %2895, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2902 = stablehlo.reduce(%2901 init: %cst_694) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2903 = stablehlo.reshape %2902 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2904 = stablehlo.reduce(%2903 init: %cst_695) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2905 = stablehlo.multiply %141, %2901 : tensor<32x197x768xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2906 = stablehlo.reduce(%2905 init: %cst_696) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2907 = stablehlo.reshape %2906 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2908 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2909 = stablehlo.multiply %2901, %2908 : tensor<32x197x768xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2910 = stablehlo.reduce(%2907 init: %cst_697) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2911 = stablehlo.multiply %133, %2909 : tensor<32x197x768xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2912 = stablehlo.reduce(%2911 init: %cst_698) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2913 = stablehlo.reshape %2912 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2914 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2915 = stablehlo.multiply %2909, %2914 : tensor<32x197x768xf32>
    %2916 = stablehlo.multiply %2913, %139 : tensor<32x197x1xf32>
    %2917 = stablehlo.negate %2915 : tensor<32x197x768xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2918 = stablehlo.reduce(%2917 init: %cst_699) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2919 = stablehlo.reshape %2918 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2920 = stablehlo.add %2857, %2915 : tensor<32x197x768xf32>
    %cst_700 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2921 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2922 = stablehlo.divide %2916, %2921 : tensor<32x197x1xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2923 = stablehlo.reduce(%2922 init: %cst_701) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2924 = stablehlo.broadcast_in_dim %2923, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2925 = stablehlo.multiply %2924, %127 : tensor<32x197x768xf32>
    %2926 = stablehlo.negate %2925 : tensor<32x197x768xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2927 = stablehlo.reduce(%2926 init: %cst_702) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2928 = stablehlo.reshape %2927 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2929 = stablehlo.add %2920, %2925 : tensor<32x197x768xf32>
    %2930 = stablehlo.add %2919, %2928 : tensor<32x197x1xf32>
    %cst_703 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2931 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2932 = stablehlo.divide %2930, %2931 : tensor<32x197x1xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2933 = stablehlo.reduce(%2932 init: %cst_704) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2934 = stablehlo.broadcast_in_dim %2933, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2935 = stablehlo.add %2929, %2934 : tensor<32x197x768xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2936 = stablehlo.reduce(%2935 init: %cst_705) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2937 = stablehlo.reshape %2936 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2938 = stablehlo.reduce(%2937 init: %cst_706) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2939 = stablehlo.dot_general %2935, %113, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x3072xf32>) -> tensor<768x3072xf32>
    %2940 = stablehlo.transpose %2939, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2941 = stablehlo.dot_general %2935, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<3072x768xf32>) -> tensor<32x197x3072xf32>
    %2942 = stablehlo.multiply %105, %2941 : tensor<32x197x3072xf32>
    %2943 = stablehlo.multiply %2941, %109 : tensor<32x197x3072xf32>
    %cst_707 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2944 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2945 = stablehlo.multiply %2944, %2942 : tensor<32x197x3072xf32>
    %2946 = stablehlo.multiply %2945, %112 : tensor<32x197x3072xf32>
    %cst_708 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2947 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2948 = stablehlo.multiply %2946, %2947 : tensor<32x197x3072xf32>
    %2949 = stablehlo.negate %2948 : tensor<32x197x3072xf32>
    %cst_709 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2950 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<32x197x3072xf32>
    %2951 = stablehlo.multiply %2950, %2943 : tensor<32x197x3072xf32>
    %2952 = stablehlo.add %2949, %2951 : tensor<32x197x3072xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2953 = stablehlo.reduce(%2952 init: %cst_710) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2954 = stablehlo.reshape %2953 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2955 = stablehlo.reduce(%2954 init: %cst_711) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2956 = stablehlo.dot_general %2952, %99, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<32x197x768xf32>) -> tensor<3072x768xf32>
    %2957 = stablehlo.transpose %2956, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2958 = stablehlo.dot_general %2952, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x3072xf32>, tensor<768x3072xf32>) -> tensor<32x197x768xf32>
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2959 = stablehlo.reduce(%2958 init: %cst_712) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2960 = stablehlo.reshape %2959 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2961 = stablehlo.reduce(%2960 init: %cst_713) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2962 = stablehlo.multiply %93, %2958 : tensor<32x197x768xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2963 = stablehlo.reduce(%2962 init: %cst_714) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2964 = stablehlo.reshape %2963 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2965 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %2966 = stablehlo.multiply %2958, %2965 : tensor<32x197x768xf32>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.reduce(%2964 init: %cst_715) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2968 = stablehlo.multiply %85, %2966 : tensor<32x197x768xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2969 = stablehlo.reduce(%2968 init: %cst_716) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2970 = stablehlo.reshape %2969 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2971 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %2972 = stablehlo.multiply %2966, %2971 : tensor<32x197x768xf32>
    %2973 = stablehlo.multiply %2970, %91 : tensor<32x197x1xf32>
    %2974 = stablehlo.negate %2972 : tensor<32x197x768xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2975 = stablehlo.reduce(%2974 init: %cst_717) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2976 = stablehlo.reshape %2975 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2977 = stablehlo.add %2935, %2972 : tensor<32x197x768xf32>
    %cst_718 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2978 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2979 = stablehlo.divide %2973, %2978 : tensor<32x197x1xf32>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2980 = stablehlo.reduce(%2979 init: %cst_719) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2981 = stablehlo.broadcast_in_dim %2980, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2982 = stablehlo.multiply %2981, %79 : tensor<32x197x768xf32>
    %2983 = stablehlo.negate %2982 : tensor<32x197x768xf32>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2984 = stablehlo.reduce(%2983 init: %cst_720) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2985 = stablehlo.reshape %2984 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %2986 = stablehlo.add %2977, %2982 : tensor<32x197x768xf32>
    %2987 = stablehlo.add %2976, %2985 : tensor<32x197x1xf32>
    %cst_721 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2988 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %2989 = stablehlo.divide %2987, %2988 : tensor<32x197x1xf32>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2990 = stablehlo.reduce(%2989 init: %cst_722) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %2991 = stablehlo.broadcast_in_dim %2990, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %2992 = stablehlo.add %2986, %2991 : tensor<32x197x768xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2993 = stablehlo.reduce(%2992 init: %cst_723) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2994 = stablehlo.reshape %2993 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2995 = stablehlo.reduce(%2994 init: %cst_724) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2996 = stablehlo.dot_general %2992, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<32x197x768xf32>) -> tensor<768x768xf32>
    %2997 = stablehlo.transpose %2996, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2998 = stablehlo.dot_general %2992, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x768xf32>, tensor<768x768xf32>) -> tensor<32x197x768xf32>
    %2999 = stablehlo.reshape %2998 : (tensor<32x197x768xf32>) -> tensor<32x197x12x64xf32>
    %3000 = stablehlo.transpose %2999, dims = [0, 2, 3, 1] : (tensor<32x197x12x64xf32>) -> tensor<32x12x64x197xf32>
    %3001 = stablehlo.dot_general %3000, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x197xf32>
    %3002 = stablehlo.dot_general %3000, %59, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x12x64x197xf32>, tensor<32x12x197x197xf32>) -> tensor<32x12x64x197xf32>
    %3003 = stablehlo.transpose %3002, dims = [0, 3, 1, 2] : (tensor<32x12x64x197xf32>) -> tensor<32x197x12x64xf32>
    %3004 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %3005 = stablehlo.multiply %3001, %3004 : tensor<32x12x197x197xf32>
    %3006 = stablehlo.multiply %3005, %55 : tensor<32x12x197x197xf32>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3007 = stablehlo.reduce(%3006 init: %cst_725) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x197xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %3008 = stablehlo.reshape %3007 : (tensor<32x12x197xf32>) -> tensor<32x12x197x1xf32>
    %3009 = stablehlo.negate %3008 : tensor<32x12x197x1xf32>
    %3010 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<32x12x197x1xf32>) -> tensor<32x12x197x197xf32>
    %3011 = stablehlo.divide %3001, %3010 : tensor<32x12x197x197xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3012 = stablehlo.reduce(%3009 init: %cst_726) applies stablehlo.add across dimensions = [3] : (tensor<32x12x197x1xf32>, tensor<f32>) -> tensor<32x12x197xf32>
    %3013 = stablehlo.broadcast_in_dim %3012, dims = [0, 1, 2] : (tensor<32x12x197xf32>) -> tensor<32x12x197x197xf32>
    %3014 = stablehlo.add %3011, %3013 : tensor<32x12x197x197xf32>
    %3015 = stablehlo.multiply %3014, %55 : tensor<32x12x197x197xf32>
    %cst_727 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3016 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<32x12x197x197xf32>
    %3017 = stablehlo.multiply %3015, %3016 : tensor<32x12x197x197xf32>
    %3018 = stablehlo.dot_general %3017, %41, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %3019 = stablehlo.transpose %3018, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %3020 = stablehlo.dot_general %3017, %43, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x12x197x197xf32>, tensor<32x197x12x64xf32>) -> tensor<32x12x197x64xf32>
    %3021 = stablehlo.transpose %3020, dims = [0, 2, 1, 3] : (tensor<32x12x197x64xf32>) -> tensor<32x197x12x64xf32>
    %3022 = stablehlo.broadcast_in_dim %3003, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3023 = stablehlo.pad %3022, %cst_728, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %3024 = stablehlo.broadcast_in_dim %3019, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3025 = stablehlo.pad %3024, %cst_729, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %3026 = stablehlo.add %3023, %3025 : tensor<32x197x3x12x64xf32>
    %3027 = stablehlo.broadcast_in_dim %3021, dims = [0, 1, 3, 4] : (tensor<32x197x12x64xf32>) -> tensor<32x197x1x12x64xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3028 = stablehlo.pad %3027, %cst_730, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<32x197x1x12x64xf32>, tensor<f32>) -> tensor<32x197x3x12x64xf32>
    %3029 = stablehlo.add %3026, %3028 : tensor<32x197x3x12x64xf32>
    %3030 = stablehlo.reshape %3029 : (tensor<32x197x3x12x64xf32>) -> tensor<32x197x2304xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3031 = stablehlo.reduce(%3030 init: %cst_731) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3032 = stablehlo.reshape %3031 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.reduce(%3032 init: %cst_732) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3034 = stablehlo.dot_general %3030, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<32x197x768xf32>) -> tensor<2304x768xf32>
    %3035 = stablehlo.transpose %3034, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %3036 = stablehlo.dot_general %3030, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x197x2304xf32>, tensor<768x2304xf32>) -> tensor<32x197x768xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3037 = stablehlo.reduce(%3036 init: %cst_733) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3038 = stablehlo.reshape %3037 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3039 = stablehlo.reduce(%3038 init: %cst_734) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3040 = stablehlo.multiply %28, %3036 : tensor<32x197x768xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3041 = stablehlo.reduce(%3040 init: %cst_735) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3042 = stablehlo.reshape %3041 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3043 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<32x197x768xf32>
    %3044 = stablehlo.multiply %3036, %3043 : tensor<32x197x768xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3045 = stablehlo.reduce(%3042 init: %cst_736) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3046 = stablehlo.multiply %20, %3044 : tensor<32x197x768xf32>
    %cst_737 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3047 = stablehlo.reduce(%3046 init: %cst_737) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %3048 = stablehlo.reshape %3047 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %3049 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<32x197x1xf32>) -> tensor<32x197x768xf32>
    %3050 = stablehlo.multiply %3044, %3049 : tensor<32x197x768xf32>
    %3051 = stablehlo.multiply %3048, %26 : tensor<32x197x1xf32>
    %3052 = stablehlo.negate %3050 : tensor<32x197x768xf32>
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3053 = stablehlo.reduce(%3052 init: %cst_738) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %3054 = stablehlo.reshape %3053 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %3055 = stablehlo.add %2992, %3050 : tensor<32x197x768xf32>
    %cst_739 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3056 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %3057 = stablehlo.divide %3051, %3056 : tensor<32x197x1xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3058 = stablehlo.reduce(%3057 init: %cst_740) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %3059 = stablehlo.broadcast_in_dim %3058, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %3060 = stablehlo.multiply %3059, %14 : tensor<32x197x768xf32>
    %3061 = stablehlo.negate %3060 : tensor<32x197x768xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3062 = stablehlo.reduce(%3061 init: %cst_741) applies stablehlo.add across dimensions = [2] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<32x197xf32>
    %3063 = stablehlo.reshape %3062 : (tensor<32x197xf32>) -> tensor<32x197x1xf32>
    %3064 = stablehlo.add %3055, %3060 : tensor<32x197x768xf32>
    %3065 = stablehlo.add %3054, %3063 : tensor<32x197x1xf32>
    %cst_742 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3066 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<32x197x1xf32>
    %3067 = stablehlo.divide %3065, %3066 : tensor<32x197x1xf32>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3068 = stablehlo.reduce(%3067 init: %cst_743) applies stablehlo.add across dimensions = [2] : (tensor<32x197x1xf32>, tensor<f32>) -> tensor<32x197xf32>
    %3069 = stablehlo.broadcast_in_dim %3068, dims = [0, 1] : (tensor<32x197xf32>) -> tensor<32x197x768xf32>
    %3070 = stablehlo.add %3064, %3069 : tensor<32x197x768xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3071 = stablehlo.reduce(%3070 init: %cst_744) applies stablehlo.add across dimensions = [0] : (tensor<32x197x768xf32>, tensor<f32>) -> tensor<197x768xf32>
    %3072 = stablehlo.reshape %3071 : (tensor<197x768xf32>) -> tensor<1x197x768xf32>
    %3073 = stablehlo.slice %3070 [0:32, 0:1, 0:768] : (tensor<32x197x768xf32>) -> tensor<32x1x768xf32>
    %3074 = stablehlo.slice %3070 [0:32, 1:197, 0:768] : (tensor<32x197x768xf32>) -> tensor<32x196x768xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3075 = stablehlo.reduce(%3073 init: %cst_745) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3076 = stablehlo.broadcast_in_dim %3075, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3077 = stablehlo.reshape %3074 : (tensor<32x196x768xf32>) -> tensor<32x14x14x768xf32>
    %3078 = stablehlo.convolution(%arg454, %3077) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [16, 16], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x224x224x3xf32>, tensor<32x14x14x768xf32>) -> tensor<16x16x3x768xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3079 = stablehlo.add %arg151, %c : tensor<i32>
    %3080 = stablehlo.convert %3079 : (tensor<i32>) -> tensor<f32>
    %cst_746 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3081 = stablehlo.power %cst_746, %3080 : tensor<f32>
    %cst_747 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3082 = stablehlo.subtract %cst_747, %3081 : tensor<f32>
    %cst_748 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3083 = stablehlo.divide %cst_748, %3082 : tensor<f32>
    %cst_749 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %3084 = stablehlo.power %cst_749, %3080 : tensor<f32>
    %cst_750 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3085 = stablehlo.subtract %cst_750, %3084 : tensor<f32>
    %cst_751 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3086 = stablehlo.divide %cst_751, %3085 : tensor<f32>
    %3087:3 = call @adam_leaf(%arg0, %arg152, %arg303, %2995, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3088:3 = call @adam_leaf_2(%arg1, %arg153, %arg304, %2997, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3089:3 = call @adam_leaf_3(%arg2, %arg154, %arg305, %3033, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3090:3 = call @adam_leaf_4(%arg3, %arg155, %arg306, %3035, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3091:3 = call @adam_leaf(%arg4, %arg156, %arg307, %3045, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3092:3 = call @adam_leaf(%arg5, %arg157, %arg308, %3039, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3093:3 = call @adam_leaf(%arg6, %arg158, %arg309, %2938, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3094:3 = call @adam_leaf_5(%arg7, %arg159, %arg310, %2940, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3095:3 = call @adam_leaf_6(%arg8, %arg160, %arg311, %2955, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3096:3 = call @adam_leaf_7(%arg9, %arg161, %arg312, %2957, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3097:3 = call @adam_leaf(%arg10, %arg162, %arg313, %2967, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3098:3 = call @adam_leaf(%arg11, %arg163, %arg314, %2961, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3099:3 = call @adam_leaf(%arg12, %arg164, %arg315, %2860, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3100:3 = call @adam_leaf_2(%arg13, %arg165, %arg316, %2862, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3101:3 = call @adam_leaf_3(%arg14, %arg166, %arg317, %2898, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3102:3 = call @adam_leaf_4(%arg15, %arg167, %arg318, %2900, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3103:3 = call @adam_leaf(%arg16, %arg168, %arg319, %2910, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3104:3 = call @adam_leaf(%arg17, %arg169, %arg320, %2904, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3105:3 = call @adam_leaf(%arg18, %arg170, %arg321, %2803, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3106:3 = call @adam_leaf_5(%arg19, %arg171, %arg322, %2805, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3107:3 = call @adam_leaf_6(%arg20, %arg172, %arg323, %2820, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3108:3 = call @adam_leaf_7(%arg21, %arg173, %arg324, %2822, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3109:3 = call @adam_leaf(%arg22, %arg174, %arg325, %2832, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3110:3 = call @adam_leaf(%arg23, %arg175, %arg326, %2826, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3111:3 = call @adam_leaf(%arg24, %arg176, %arg327, %2725, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3112:3 = call @adam_leaf_2(%arg25, %arg177, %arg328, %2727, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3113:3 = call @adam_leaf_3(%arg26, %arg178, %arg329, %2763, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3114:3 = call @adam_leaf_4(%arg27, %arg179, %arg330, %2765, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3115:3 = call @adam_leaf(%arg28, %arg180, %arg331, %2775, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3116:3 = call @adam_leaf(%arg29, %arg181, %arg332, %2769, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3117:3 = call @adam_leaf(%arg30, %arg182, %arg333, %2668, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3118:3 = call @adam_leaf_5(%arg31, %arg183, %arg334, %2670, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3119:3 = call @adam_leaf_6(%arg32, %arg184, %arg335, %2685, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3120:3 = call @adam_leaf_7(%arg33, %arg185, %arg336, %2687, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3121:3 = call @adam_leaf(%arg34, %arg186, %arg337, %2697, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3122:3 = call @adam_leaf(%arg35, %arg187, %arg338, %2691, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3123:3 = call @adam_leaf(%arg36, %arg188, %arg339, %2590, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3124:3 = call @adam_leaf_2(%arg37, %arg189, %arg340, %2592, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3125:3 = call @adam_leaf_3(%arg38, %arg190, %arg341, %2628, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3126:3 = call @adam_leaf_4(%arg39, %arg191, %arg342, %2630, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3127:3 = call @adam_leaf(%arg40, %arg192, %arg343, %2640, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3128:3 = call @adam_leaf(%arg41, %arg193, %arg344, %2634, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3129:3 = call @adam_leaf(%arg42, %arg194, %arg345, %2533, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3130:3 = call @adam_leaf_5(%arg43, %arg195, %arg346, %2535, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3131:3 = call @adam_leaf_6(%arg44, %arg196, %arg347, %2550, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3132:3 = call @adam_leaf_7(%arg45, %arg197, %arg348, %2552, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3133:3 = call @adam_leaf(%arg46, %arg198, %arg349, %2562, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3134:3 = call @adam_leaf(%arg47, %arg199, %arg350, %2556, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3135:3 = call @adam_leaf(%arg48, %arg200, %arg351, %2455, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3136:3 = call @adam_leaf_2(%arg49, %arg201, %arg352, %2457, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3137:3 = call @adam_leaf_3(%arg50, %arg202, %arg353, %2493, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3138:3 = call @adam_leaf_4(%arg51, %arg203, %arg354, %2495, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3139:3 = call @adam_leaf(%arg52, %arg204, %arg355, %2505, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3140:3 = call @adam_leaf(%arg53, %arg205, %arg356, %2499, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3141:3 = call @adam_leaf(%arg54, %arg206, %arg357, %2398, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3142:3 = call @adam_leaf_5(%arg55, %arg207, %arg358, %2400, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3143:3 = call @adam_leaf_6(%arg56, %arg208, %arg359, %2415, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3144:3 = call @adam_leaf_7(%arg57, %arg209, %arg360, %2417, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3145:3 = call @adam_leaf(%arg58, %arg210, %arg361, %2427, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3146:3 = call @adam_leaf(%arg59, %arg211, %arg362, %2421, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3147:3 = call @adam_leaf(%arg60, %arg212, %arg363, %2320, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3148:3 = call @adam_leaf_2(%arg61, %arg213, %arg364, %2322, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3149:3 = call @adam_leaf_3(%arg62, %arg214, %arg365, %2358, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3150:3 = call @adam_leaf_4(%arg63, %arg215, %arg366, %2360, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3151:3 = call @adam_leaf(%arg64, %arg216, %arg367, %2370, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3152:3 = call @adam_leaf(%arg65, %arg217, %arg368, %2364, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3153:3 = call @adam_leaf(%arg66, %arg218, %arg369, %2263, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3154:3 = call @adam_leaf_5(%arg67, %arg219, %arg370, %2265, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3155:3 = call @adam_leaf_6(%arg68, %arg220, %arg371, %2280, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3156:3 = call @adam_leaf_7(%arg69, %arg221, %arg372, %2282, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3157:3 = call @adam_leaf(%arg70, %arg222, %arg373, %2292, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3158:3 = call @adam_leaf(%arg71, %arg223, %arg374, %2286, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3159:3 = call @adam_leaf(%arg72, %arg224, %arg375, %2185, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3160:3 = call @adam_leaf_2(%arg73, %arg225, %arg376, %2187, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3161:3 = call @adam_leaf_3(%arg74, %arg226, %arg377, %2223, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3162:3 = call @adam_leaf_4(%arg75, %arg227, %arg378, %2225, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3163:3 = call @adam_leaf(%arg76, %arg228, %arg379, %2235, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3164:3 = call @adam_leaf(%arg77, %arg229, %arg380, %2229, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3165:3 = call @adam_leaf(%arg78, %arg230, %arg381, %2128, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3166:3 = call @adam_leaf_5(%arg79, %arg231, %arg382, %2130, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3167:3 = call @adam_leaf_6(%arg80, %arg232, %arg383, %2145, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3168:3 = call @adam_leaf_7(%arg81, %arg233, %arg384, %2147, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3169:3 = call @adam_leaf(%arg82, %arg234, %arg385, %2157, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3170:3 = call @adam_leaf(%arg83, %arg235, %arg386, %2151, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3171:3 = call @adam_leaf(%arg84, %arg236, %arg387, %2050, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3172:3 = call @adam_leaf_2(%arg85, %arg237, %arg388, %2052, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3173:3 = call @adam_leaf_3(%arg86, %arg238, %arg389, %2088, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3174:3 = call @adam_leaf_4(%arg87, %arg239, %arg390, %2090, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3175:3 = call @adam_leaf(%arg88, %arg240, %arg391, %2100, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3176:3 = call @adam_leaf(%arg89, %arg241, %arg392, %2094, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3177:3 = call @adam_leaf(%arg90, %arg242, %arg393, %1993, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3178:3 = call @adam_leaf_5(%arg91, %arg243, %arg394, %1995, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3179:3 = call @adam_leaf_6(%arg92, %arg244, %arg395, %2010, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3180:3 = call @adam_leaf_7(%arg93, %arg245, %arg396, %2012, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3181:3 = call @adam_leaf(%arg94, %arg246, %arg397, %2022, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3182:3 = call @adam_leaf(%arg95, %arg247, %arg398, %2016, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3183:3 = call @adam_leaf(%arg96, %arg248, %arg399, %1915, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3184:3 = call @adam_leaf_2(%arg97, %arg249, %arg400, %1917, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3185:3 = call @adam_leaf_3(%arg98, %arg250, %arg401, %1953, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3186:3 = call @adam_leaf_4(%arg99, %arg251, %arg402, %1955, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3187:3 = call @adam_leaf(%arg100, %arg252, %arg403, %1965, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3188:3 = call @adam_leaf(%arg101, %arg253, %arg404, %1959, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3189:3 = call @adam_leaf(%arg102, %arg254, %arg405, %1858, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3190:3 = call @adam_leaf_5(%arg103, %arg255, %arg406, %1860, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3191:3 = call @adam_leaf_6(%arg104, %arg256, %arg407, %1875, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3192:3 = call @adam_leaf_7(%arg105, %arg257, %arg408, %1877, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3193:3 = call @adam_leaf(%arg106, %arg258, %arg409, %1887, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3194:3 = call @adam_leaf(%arg107, %arg259, %arg410, %1881, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3195:3 = call @adam_leaf(%arg108, %arg260, %arg411, %1780, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3196:3 = call @adam_leaf_2(%arg109, %arg261, %arg412, %1782, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3197:3 = call @adam_leaf_3(%arg110, %arg262, %arg413, %1818, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3198:3 = call @adam_leaf_4(%arg111, %arg263, %arg414, %1820, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3199:3 = call @adam_leaf(%arg112, %arg264, %arg415, %1830, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3200:3 = call @adam_leaf(%arg113, %arg265, %arg416, %1824, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3201:3 = call @adam_leaf(%arg114, %arg266, %arg417, %1723, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3202:3 = call @adam_leaf_5(%arg115, %arg267, %arg418, %1725, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3203:3 = call @adam_leaf_6(%arg116, %arg268, %arg419, %1740, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3204:3 = call @adam_leaf_7(%arg117, %arg269, %arg420, %1742, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3205:3 = call @adam_leaf(%arg118, %arg270, %arg421, %1752, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3206:3 = call @adam_leaf(%arg119, %arg271, %arg422, %1746, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3207:3 = call @adam_leaf(%arg120, %arg272, %arg423, %1645, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3208:3 = call @adam_leaf_2(%arg121, %arg273, %arg424, %1647, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3209:3 = call @adam_leaf_3(%arg122, %arg274, %arg425, %1683, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3210:3 = call @adam_leaf_4(%arg123, %arg275, %arg426, %1685, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3211:3 = call @adam_leaf(%arg124, %arg276, %arg427, %1695, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3212:3 = call @adam_leaf(%arg125, %arg277, %arg428, %1689, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3213:3 = call @adam_leaf(%arg126, %arg278, %arg429, %1588, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3214:3 = call @adam_leaf_5(%arg127, %arg279, %arg430, %1590, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3215:3 = call @adam_leaf_6(%arg128, %arg280, %arg431, %1605, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3216:3 = call @adam_leaf_7(%arg129, %arg281, %arg432, %1607, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3217:3 = call @adam_leaf(%arg130, %arg282, %arg433, %1617, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3218:3 = call @adam_leaf(%arg131, %arg283, %arg434, %1611, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3219:3 = call @adam_leaf(%arg132, %arg284, %arg435, %1510, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3220:3 = call @adam_leaf_2(%arg133, %arg285, %arg436, %1512, %3083, %3086) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3221:3 = call @adam_leaf_3(%arg134, %arg286, %arg437, %1548, %3083, %3086) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3222:3 = call @adam_leaf_4(%arg135, %arg287, %arg438, %1550, %3083, %3086) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3223:3 = call @adam_leaf(%arg136, %arg288, %arg439, %1560, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3224:3 = call @adam_leaf(%arg137, %arg289, %arg440, %1554, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3225:3 = call @adam_leaf(%arg138, %arg290, %arg441, %1453, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3226:3 = call @adam_leaf_5(%arg139, %arg291, %arg442, %1455, %3083, %3086) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3227:3 = call @adam_leaf_6(%arg140, %arg292, %arg443, %1470, %3083, %3086) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3228:3 = call @adam_leaf_7(%arg141, %arg293, %arg444, %1472, %3083, %3086) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3229:3 = call @adam_leaf(%arg142, %arg294, %arg445, %1482, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3230:3 = call @adam_leaf(%arg143, %arg295, %arg446, %1476, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3231:3 = call @adam_leaf_8(%arg144, %arg296, %arg447, %3076, %3083, %3086) : (tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>)
    %3232:3 = call @adam_leaf_9(%arg145, %arg297, %arg448, %1412, %3083, %3086) : (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>, tensor<f32>, tensor<f32>) -> (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>)
    %3233:3 = call @adam_leaf_10(%arg146, %arg298, %arg449, %1414, %3083, %3086) : (tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<768x1000xf32>)
    %3234:3 = call @adam_leaf(%arg147, %arg299, %arg450, %1426, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3235:3 = call @adam_leaf(%arg148, %arg300, %arg451, %1420, %3083, %3086) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3236:3 = call @adam_leaf_11(%arg149, %arg301, %arg452, %3078, %3083, %3086) : (tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>)
    %3237:3 = call @adam_leaf_12(%arg150, %arg302, %arg453, %3072, %3083, %3086) : (tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<1x197x768xf32>)
    return %3087#0, %3088#0, %3089#0, %3090#0, %3091#0, %3092#0, %3093#0, %3094#0, %3095#0, %3096#0, %3097#0, %3098#0, %3099#0, %3100#0, %3101#0, %3102#0, %3103#0, %3104#0, %3105#0, %3106#0, %3107#0, %3108#0, %3109#0, %3110#0, %3111#0, %3112#0, %3113#0, %3114#0, %3115#0, %3116#0, %3117#0, %3118#0, %3119#0, %3120#0, %3121#0, %3122#0, %3123#0, %3124#0, %3125#0, %3126#0, %3127#0, %3128#0, %3129#0, %3130#0, %3131#0, %3132#0, %3133#0, %3134#0, %3135#0, %3136#0, %3137#0, %3138#0, %3139#0, %3140#0, %3141#0, %3142#0, %3143#0, %3144#0, %3145#0, %3146#0, %3147#0, %3148#0, %3149#0, %3150#0, %3151#0, %3152#0, %3153#0, %3154#0, %3155#0, %3156#0, %3157#0, %3158#0, %3159#0, %3160#0, %3161#0, %3162#0, %3163#0, %3164#0, %3165#0, %3166#0, %3167#0, %3168#0, %3169#0, %3170#0, %3171#0, %3172#0, %3173#0, %3174#0, %3175#0, %3176#0, %3177#0, %3178#0, %3179#0, %3180#0, %3181#0, %3182#0, %3183#0, %3184#0, %3185#0, %3186#0, %3187#0, %3188#0, %3189#0, %3190#0, %3191#0, %3192#0, %3193#0, %3194#0, %3195#0, %3196#0, %3197#0, %3198#0, %3199#0, %3200#0, %3201#0, %3202#0, %3203#0, %3204#0, %3205#0, %3206#0, %3207#0, %3208#0, %3209#0, %3210#0, %3211#0, %3212#0, %3213#0, %3214#0, %3215#0, %3216#0, %3217#0, %3218#0, %3219#0, %3220#0, %3221#0, %3222#0, %3223#0, %3224#0, %3225#0, %3226#0, %3227#0, %3228#0, %3229#0, %3230#0, %3231#0, %3232#0, %3233#0, %3234#0, %3235#0, %3236#0, %3237#0, %3079, %3087#1, %3088#1, %3089#1, %3090#1, %3091#1, %3092#1, %3093#1, %3094#1, %3095#1, %3096#1, %3097#1, %3098#1, %3099#1, %3100#1, %3101#1, %3102#1, %3103#1, %3104#1, %3105#1, %3106#1, %3107#1, %3108#1, %3109#1, %3110#1, %3111#1, %3112#1, %3113#1, %3114#1, %3115#1, %3116#1, %3117#1, %3118#1, %3119#1, %3120#1, %3121#1, %3122#1, %3123#1, %3124#1, %3125#1, %3126#1, %3127#1, %3128#1, %3129#1, %3130#1, %3131#1, %3132#1, %3133#1, %3134#1, %3135#1, %3136#1, %3137#1, %3138#1, %3139#1, %3140#1, %3141#1, %3142#1, %3143#1, %3144#1, %3145#1, %3146#1, %3147#1, %3148#1, %3149#1, %3150#1, %3151#1, %3152#1, %3153#1, %3154#1, %3155#1, %3156#1, %3157#1, %3158#1, %3159#1, %3160#1, %3161#1, %3162#1, %3163#1, %3164#1, %3165#1, %3166#1, %3167#1, %3168#1, %3169#1, %3170#1, %3171#1, %3172#1, %3173#1, %3174#1, %3175#1, %3176#1, %3177#1, %3178#1, %3179#1, %3180#1, %3181#1, %3182#1, %3183#1, %3184#1, %3185#1, %3186#1, %3187#1, %3188#1, %3189#1, %3190#1, %3191#1, %3192#1, %3193#1, %3194#1, %3195#1, %3196#1, %3197#1, %3198#1, %3199#1, %3200#1, %3201#1, %3202#1, %3203#1, %3204#1, %3205#1, %3206#1, %3207#1, %3208#1, %3209#1, %3210#1, %3211#1, %3212#1, %3213#1, %3214#1, %3215#1, %3216#1, %3217#1, %3218#1, %3219#1, %3220#1, %3221#1, %3222#1, %3223#1, %3224#1, %3225#1, %3226#1, %3227#1, %3228#1, %3229#1, %3230#1, %3231#1, %3232#1, %3233#1, %3234#1, %3235#1, %3236#1, %3237#1, %3087#2, %3088#2, %3089#2, %3090#2, %3091#2, %3092#2, %3093#2, %3094#2, %3095#2, %3096#2, %3097#2, %3098#2, %3099#2, %3100#2, %3101#2, %3102#2, %3103#2, %3104#2, %3105#2, %3106#2, %3107#2, %3108#2, %3109#2, %3110#2, %3111#2, %3112#2, %3113#2, %3114#2, %3115#2, %3116#2, %3117#2, %3118#2, %3119#2, %3120#2, %3121#2, %3122#2, %3123#2, %3124#2, %3125#2, %3126#2, %3127#2, %3128#2, %3129#2, %3130#2, %3131#2, %3132#2, %3133#2, %3134#2, %3135#2, %3136#2, %3137#2, %3138#2, %3139#2, %3140#2, %3141#2, %3142#2, %3143#2, %3144#2, %3145#2, %3146#2, %3147#2, %3148#2, %3149#2, %3150#2, %3151#2, %3152#2, %3153#2, %3154#2, %3155#2, %3156#2, %3157#2, %3158#2, %3159#2, %3160#2, %3161#2, %3162#2, %3163#2, %3164#2, %3165#2, %3166#2, %3167#2, %3168#2, %3169#2, %3170#2, %3171#2, %3172#2, %3173#2, %3174#2, %3175#2, %3176#2, %3177#2, %3178#2, %3179#2, %3180#2, %3181#2, %3182#2, %3183#2, %3184#2, %3185#2, %3186#2, %3187#2, %3188#2, %3189#2, %3190#2, %3191#2, %3192#2, %3193#2, %3194#2, %3195#2, %3196#2, %3197#2, %3198#2, %3199#2, %3200#2, %3201#2, %3202#2, %3203#2, %3204#2, %3205#2, %3206#2, %3207#2, %3208#2, %3209#2, %3210#2, %3211#2, %3212#2, %3213#2, %3214#2, %3215#2, %3216#2, %3217#2, %3218#2, %3219#2, %3220#2, %3221#2, %3222#2, %3223#2, %3224#2, %3225#2, %3226#2, %3227#2, %3228#2, %3229#2, %3230#2, %3231#2, %3232#2, %3233#2, %3234#2, %3235#2, %3236#2, %3237#2, %1403 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1x1x768xf32>, tensor<1000xf32>, tensor<768x1000xf32>, tensor<768xf32>, tensor<768xf32>, tensor<16x16x3x768xf32>, tensor<1x197x768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1x1x768xf32>, tensor<1000xf32>, tensor<768x1000xf32>, tensor<768xf32>, tensor<768xf32>, tensor<16x16x3x768xf32>, tensor<1x197x768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1x1x768xf32>, tensor<1000xf32>, tensor<768x1000xf32>, tensor<768xf32>, tensor<768xf32>, tensor<16x16x3x768xf32>, tensor<1x197x768xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<32x1000xf32>) -> (tensor<32x1000xf32>, tensor<32x1000xf32>, tensor<32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x1000xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x1000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32x1000xf32>
    %6 = stablehlo.exponential %5 : tensor<32x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x1000xf32>, tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.log %8 : tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x1000xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x1000xf32>
    return %11, %6, %8 : tensor<32x1000xf32>, tensor<32x1000xf32>, tensor<32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<32x1000xf32>, %arg1: tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<1000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<999> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x1000xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15, %5 : tensor<32x1xf32>, tensor<32x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1000xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x1000xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x1000xf32>
    return %1 : tensor<32x1000xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<32x1000xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x1000xf32>) -> tensor<32x1000xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x1000xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xf32>) -> tensor<32x1000xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<32x1000xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<32x1000xf32>
    return %7 : tensor<32x1000xf32>
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
  func.func private @adam_leaf_2(%arg0: tensor<768x768xf32>, %arg1: tensor<768x768xf32>, %arg2: tensor<768x768xf32>, %arg3: tensor<768x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>) {
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
  func.func private @adam_leaf_3(%arg0: tensor<2304xf32>, %arg1: tensor<2304xf32>, %arg2: tensor<2304xf32>, %arg3: tensor<2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>) {
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
  func.func private @adam_leaf_4(%arg0: tensor<768x2304xf32>, %arg1: tensor<768x2304xf32>, %arg2: tensor<768x2304xf32>, %arg3: tensor<768x2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>) {
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
  func.func private @adam_leaf_5(%arg0: tensor<3072x768xf32>, %arg1: tensor<3072x768xf32>, %arg2: tensor<3072x768xf32>, %arg3: tensor<3072x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<3072xf32>, %arg1: tensor<3072xf32>, %arg2: tensor<3072xf32>, %arg3: tensor<3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<768x3072xf32>, %arg1: tensor<768x3072xf32>, %arg2: tensor<768x3072xf32>, %arg3: tensor<768x3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<1x1x768xf32>, %arg1: tensor<1x1x768xf32>, %arg2: tensor<1x1x768xf32>, %arg3: tensor<1x1x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x768xf32>
    return %21, %4, %10 : tensor<1x1x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<1000xf32>, %arg1: tensor<1000xf32>, %arg2: tensor<1000xf32>, %arg3: tensor<1000xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1000xf32>
    %4 = stablehlo.add %1, %3 : tensor<1000xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1000xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1000xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1000xf32>
    %10 = stablehlo.add %6, %9 : tensor<1000xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1000xf32>
    %13 = stablehlo.sqrt %12 : tensor<1000xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %15 = stablehlo.add %13, %14 : tensor<1000xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1000xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1000xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1000xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1000xf32>
    return %21, %4, %10 : tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<768x1000xf32>, %arg1: tensor<768x1000xf32>, %arg2: tensor<768x1000xf32>, %arg3: tensor<768x1000xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<768x1000xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<768x1000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<768x1000xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x1000xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<768x1000xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<768x1000xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<768x1000xf32>
    %10 = stablehlo.add %6, %9 : tensor<768x1000xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<768x1000xf32>
    %13 = stablehlo.sqrt %12 : tensor<768x1000xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %15 = stablehlo.add %13, %14 : tensor<768x1000xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<768x1000xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x1000xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<768x1000xf32>
    %20 = stablehlo.divide %19, %15 : tensor<768x1000xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<768x1000xf32>
    return %21, %4, %10 : tensor<768x1000xf32>, tensor<768x1000xf32>, tensor<768x1000xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<16x16x3x768xf32>, %arg1: tensor<16x16x3x768xf32>, %arg2: tensor<16x16x3x768xf32>, %arg3: tensor<16x16x3x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16x16x3x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16x16x3x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<16x16x3x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16x16x3x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16x16x3x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16x16x3x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x16x3x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16x16x3x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<16x16x3x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<16x16x3x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16x16x3x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16x3x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16x16x3x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16x16x3x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16x16x3x768xf32>
    return %21, %4, %10 : tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>, tensor<16x16x3x768xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<1x197x768xf32>, %arg1: tensor<1x197x768xf32>, %arg2: tensor<1x197x768xf32>, %arg3: tensor<1x197x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<1x197x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x197x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x197x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x197x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x197x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x197x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x197x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x197x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x197x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x197x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x197x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x197x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x197x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x197x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x197x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x197x768xf32>
    return %21, %4, %10 : tensor<1x197x768xf32>, tensor<1x197x768xf32>, tensor<1x197x768xf32>
  }
}
