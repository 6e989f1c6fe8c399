module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3072x768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3072xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<768x3072xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<768xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3072x768xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3072xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<768x3072xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<768xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<768x768xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768x2304xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3072x768xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<3072xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<768x3072xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<768xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<768x768xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768x2304xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<768xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3072x768xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<3072xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<768x3072xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<768xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<768xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x768xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2304xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768x2304xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<3072x768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3072xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<768x3072xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<768xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<2304xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x2304xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<3072x768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3072xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<768x3072xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<768xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<768xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768x768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<2304xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768x2304xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<3072x768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<3072xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<768x3072xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<768xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<768xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768x768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2304xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768x2304xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<3072x768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<3072xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<768x3072xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<768xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768x768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<2304xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768x2304xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<3072x768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<3072xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<768x3072xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<768xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<768x768xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<2304xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<768x2304xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<3072x768xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<3072xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<768x3072xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<768x768xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<2304xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<768x2304xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<3072x768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<3072xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<768x3072xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<768x768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2304xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768x2304xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<3072x768xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<3072xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<768x3072xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<768xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<1024x768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<50257x768xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<768xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<i32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<768x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<2304xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768x2304xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<768xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<3072x768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<3072xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<768x3072xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<768xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<768xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<768xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<768x768xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<2304xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768x2304xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<768xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<768xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<3072x768xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<3072xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<768x3072xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<768xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<768xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<768xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<768x768xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<2304xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768x2304xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<3072x768xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<3072xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768x3072xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<768xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<768xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<768x768xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<2304xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768x2304xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<768xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<768xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<3072x768xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<3072xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<768x3072xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<768xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<768xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<768xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<768x768xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<2304xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768x2304xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<768xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<768xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<3072x768xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<3072xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<768x3072xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<768xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<768xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<768xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<768x768xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<2304xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768x2304xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<768xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<768xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<3072x768xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<3072xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<768x3072xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<768xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<768xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<768xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<768x768xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<2304xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768x2304xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<768xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<3072x768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<3072xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<768x3072xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<768xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<768xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<768xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<768x768xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<2304xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<768x2304xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<768xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<768xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<768xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<3072x768xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<3072xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<768x3072xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<768xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<768xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<768xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<768x768xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<2304xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<768x2304xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<768xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<768xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<768xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<3072x768xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<3072xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<768x3072xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<768xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<768xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<768xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<768x768xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<2304xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<768x2304xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<768xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<768xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<768xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<3072x768xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<3072xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<768x3072xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<768xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<768xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<768xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<768x768xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<2304xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<768x2304xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<768xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<768xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<768xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<3072x768xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<3072xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<768x3072xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<768xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<768xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<768xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<768x768xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<2304xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<768x2304xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<768xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<768xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<768xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<3072x768xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<3072xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<768x3072xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<768xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<768xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<1024x768xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<50257x768xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<768xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<768xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<768xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<768x768xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<2304xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<768x2304xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<768xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<768xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<768xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<3072x768xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<3072xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<768x3072xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<768xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<768xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<768xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<768x768xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<2304xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<768x2304xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<768xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<768xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<768xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<3072x768xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<3072xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<768x3072xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<768xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<768xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<768xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<768x768xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<2304xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<768x2304xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<768xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<768xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<768xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<3072x768xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<3072xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<768x3072xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<768xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<768xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<768xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<768x768xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<2304xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<768x2304xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<768xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<768xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<768xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<3072x768xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<3072xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<768x3072xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<768xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<768xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<768xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<768x768xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<2304xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<768x2304xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<768xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<768xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<768xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<3072x768xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<3072xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<768x3072xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<768xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<768xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<768xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<768x768xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<2304xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<768x2304xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<768xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<768xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<768xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<3072x768xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<3072xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<768x3072xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<768xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<768xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<768xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<768x768xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<2304xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<768x2304xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<768xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<768xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<768xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<3072x768xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<3072xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<768x3072xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<768xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<768xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<768xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<768x768xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<2304xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<768x2304xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<768xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<768xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<768xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<3072x768xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<3072xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<768x3072xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<768xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<768xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<768xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<768x768xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<2304xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<768x2304xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<768xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<768xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<768xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<3072x768xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<3072xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<768x3072xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<768xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<768xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<768xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<768x768xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<2304xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<768x2304xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<768xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<768xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<768xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<3072x768xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<3072xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<768x3072xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<768xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<768xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<768xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<768x768xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<2304xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<768x2304xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<768xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<768xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<768xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<3072x768xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<3072xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<768x3072xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<768xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<768xf32> {tf.aliasing_output = 428 : i32}, %arg429: tensor<768xf32> {tf.aliasing_output = 429 : i32}, %arg430: tensor<768x768xf32> {tf.aliasing_output = 430 : i32}, %arg431: tensor<2304xf32> {tf.aliasing_output = 431 : i32}, %arg432: tensor<768x2304xf32> {tf.aliasing_output = 432 : i32}, %arg433: tensor<768xf32> {tf.aliasing_output = 433 : i32}, %arg434: tensor<768xf32> {tf.aliasing_output = 434 : i32}, %arg435: tensor<768xf32> {tf.aliasing_output = 435 : i32}, %arg436: tensor<3072x768xf32> {tf.aliasing_output = 436 : i32}, %arg437: tensor<3072xf32> {tf.aliasing_output = 437 : i32}, %arg438: tensor<768x3072xf32> {tf.aliasing_output = 438 : i32}, %arg439: tensor<768xf32> {tf.aliasing_output = 439 : i32}, %arg440: tensor<768xf32> {tf.aliasing_output = 440 : i32}, %arg441: tensor<1024x768xf32> {tf.aliasing_output = 441 : i32}, %arg442: tensor<50257x768xf32> {tf.aliasing_output = 442 : i32}, %arg443: tensor<768xf32> {tf.aliasing_output = 443 : i32}, %arg444: tensor<768xf32> {tf.aliasing_output = 444 : i32}, %arg445: tensor<4x1024xi32>, %arg446: tensor<4x1024xi32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['shift']"}, tensor<1024x768xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<50257x768xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %1 = stablehlo.compare LT, %arg446, %0, SIGNED : (tensor<4x1024xi32>, tensor<4x1024xi32>) -> tensor<4x1024xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1024xi32>
    %3 = stablehlo.add %arg446, %2 : tensor<4x1024xi32>
    %4 = stablehlo.select %1, %3, %arg446 : tensor<4x1024xi1>, tensor<4x1024xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %6 = "stablehlo.gather"(%arg145, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<50257x768xf32>, tensor<4x1024x1xi32>) -> tensor<4x1024x768xf32>
    %7 = stablehlo.broadcast_in_dim %arg144, dims = [1, 2] : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
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
    %251 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<4x1024x768xf32>
    %254 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %256 = stablehlo.add %253, %255 : tensor<4x1024x768xf32>
    %257 = stablehlo.convert %256 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %258 = stablehlo.convert %arg21 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %259 = stablehlo.dot_general %257, %258, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %260 = stablehlo.convert %arg20 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %282 = stablehlo.convert %arg19 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %283 = stablehlo.dot_general %281, %282, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %284 = stablehlo.convert %arg18 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %313 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %315 = stablehlo.multiply %312, %314 : tensor<4x1024x768xf32>
    %316 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %318 = stablehlo.add %315, %317 : tensor<4x1024x768xf32>
    %319 = stablehlo.convert %318 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %320 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %321 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %322 = stablehlo.compare GE, %320, %321, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %323 = stablehlo.convert %arg27 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %324 = stablehlo.dot_general %319, %323, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %325 = stablehlo.convert %arg26 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %359 = stablehlo.convert %arg25 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %360 = stablehlo.dot_general %358, %359, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %361 = stablehlo.convert %arg24 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %390 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %392 = stablehlo.multiply %389, %391 : tensor<4x1024x768xf32>
    %393 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %395 = stablehlo.add %392, %394 : tensor<4x1024x768xf32>
    %396 = stablehlo.convert %395 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %397 = stablehlo.convert %arg33 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %398 = stablehlo.dot_general %396, %397, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %399 = stablehlo.convert %arg32 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %421 = stablehlo.convert %arg31 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %422 = stablehlo.dot_general %420, %421, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %423 = stablehlo.convert %arg30 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %452 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %454 = stablehlo.multiply %451, %453 : tensor<4x1024x768xf32>
    %455 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %457 = stablehlo.add %454, %456 : tensor<4x1024x768xf32>
    %458 = stablehlo.convert %457 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %459 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %460 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %461 = stablehlo.compare GE, %459, %460, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %462 = stablehlo.convert %arg39 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %463 = stablehlo.dot_general %458, %462, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %464 = stablehlo.convert %arg38 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %498 = stablehlo.convert %arg37 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %499 = stablehlo.dot_general %497, %498, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %500 = stablehlo.convert %arg36 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %529 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %531 = stablehlo.multiply %528, %530 : tensor<4x1024x768xf32>
    %532 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %534 = stablehlo.add %531, %533 : tensor<4x1024x768xf32>
    %535 = stablehlo.convert %534 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %536 = stablehlo.convert %arg45 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %537 = stablehlo.dot_general %535, %536, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %538 = stablehlo.convert %arg44 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %560 = stablehlo.convert %arg43 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %561 = stablehlo.dot_general %559, %560, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %562 = stablehlo.convert %arg42 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %591 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %593 = stablehlo.multiply %590, %592 : tensor<4x1024x768xf32>
    %594 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %596 = stablehlo.add %593, %595 : tensor<4x1024x768xf32>
    %597 = stablehlo.convert %596 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %598 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %599 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %600 = stablehlo.compare GE, %598, %599, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %601 = stablehlo.convert %arg51 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %602 = stablehlo.dot_general %597, %601, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %603 = stablehlo.convert %arg50 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %637 = stablehlo.convert %arg49 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %638 = stablehlo.dot_general %636, %637, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %639 = stablehlo.convert %arg48 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %668 = stablehlo.broadcast_in_dim %arg58, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %670 = stablehlo.multiply %667, %669 : tensor<4x1024x768xf32>
    %671 = stablehlo.broadcast_in_dim %arg59, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %673 = stablehlo.add %670, %672 : tensor<4x1024x768xf32>
    %674 = stablehlo.convert %673 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %675 = stablehlo.convert %arg57 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %676 = stablehlo.dot_general %674, %675, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %677 = stablehlo.convert %arg56 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %699 = stablehlo.convert %arg55 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %700 = stablehlo.dot_general %698, %699, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %701 = stablehlo.convert %arg54 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %730 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %732 = stablehlo.multiply %729, %731 : tensor<4x1024x768xf32>
    %733 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %735 = stablehlo.add %732, %734 : tensor<4x1024x768xf32>
    %736 = stablehlo.convert %735 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %737 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %738 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %739 = stablehlo.compare GE, %737, %738, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %740 = stablehlo.convert %arg63 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %741 = stablehlo.dot_general %736, %740, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %742 = stablehlo.convert %arg62 : (tensor<2304xf32>) -> tensor<2304xbf16>
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
    %776 = stablehlo.convert %arg61 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %777 = stablehlo.dot_general %775, %776, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %778 = stablehlo.convert %arg60 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %807 = stablehlo.broadcast_in_dim %arg70, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %809 = stablehlo.multiply %806, %808 : tensor<4x1024x768xf32>
    %810 = stablehlo.broadcast_in_dim %arg71, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %812 = stablehlo.add %809, %811 : tensor<4x1024x768xf32>
    %813 = stablehlo.convert %812 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %814 = stablehlo.convert %arg69 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %815 = stablehlo.dot_general %813, %814, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %816 = stablehlo.convert %arg68 : (tensor<3072xf32>) -> tensor<3072xbf16>
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
    %838 = stablehlo.convert %arg67 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %839 = stablehlo.dot_general %837, %838, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %840 = stablehlo.convert %arg66 : (tensor<768xf32>) -> tensor<768xbf16>
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
    %869 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %871 = stablehlo.multiply %868, %870 : tensor<4x1024x768xf32>
    %872 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %874 = stablehlo.add %871, %873 : tensor<4x1024x768xf32>
    %875 = stablehlo.convert %874 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %876 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %877 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %878 = stablehlo.compare GE, %876, %877, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %879 = stablehlo.convert %arg75 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %880 = stablehlo.dot_general %875, %879, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %881 = stablehlo.convert %arg74 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %882 = stablehlo.broadcast_in_dim %881, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %884 = stablehlo.add %880, %883 : tensor<4x1024x2304xbf16>
    %885 = stablehlo.reshape %884 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %886 = stablehlo.slice %885 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %887 = stablehlo.reshape %886 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %888 = stablehlo.slice %885 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %889 = stablehlo.reshape %888 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %890 = stablehlo.slice %885 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %891 = stablehlo.reshape %890 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %892 = stablehlo.dot_general %887, %889, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %893 = stablehlo.convert %892 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_163 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %895 = stablehlo.multiply %893, %894 : tensor<4x12x1024x1024xf32>
    %cst_164 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %896:2 = call @_where(%878, %895, %cst_164) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_165 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %897 = stablehlo.reduce(%896#0 init: %cst_165) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %899 = stablehlo.maximum %898, %897 : tensor<4x12x1024xf32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %902 = stablehlo.subtract %896#0, %901 : tensor<4x12x1024x1024xf32>
    %903 = stablehlo.exponential %902 : tensor<4x12x1024x1024xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%903 init: %cst_167) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %905 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %906 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %907 = stablehlo.divide %903, %906 : tensor<4x12x1024x1024xf32>
    %908 = stablehlo.multiply %905, %905 : tensor<4x12x1024x1xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %910 = stablehlo.divide %909, %908 : tensor<4x12x1024x1xf32>
    %911 = stablehlo.convert %907 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %912 = stablehlo.dot_general %891, %911, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %913 = stablehlo.transpose %912, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %914 = stablehlo.reshape %913 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %915 = stablehlo.convert %arg73 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %916 = stablehlo.dot_general %914, %915, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %917 = stablehlo.convert %arg72 : (tensor<768xf32>) -> tensor<768xbf16>
    %918 = stablehlo.broadcast_in_dim %917, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %919 = stablehlo.broadcast_in_dim %918, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %920 = stablehlo.add %916, %919 : tensor<4x1024x768xbf16>
    %921 = stablehlo.add %844, %920 : tensor<4x1024x768xbf16>
    %922 = stablehlo.convert %921 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_169) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %924 = stablehlo.broadcast_in_dim %923, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_170 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %926 = stablehlo.divide %924, %925 : tensor<4x1024x1xf32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %928 = stablehlo.subtract %922, %927 : tensor<4x1024x768xf32>
    %929 = chlo.square %928 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_171 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %931 = stablehlo.multiply %930, %928 : tensor<4x1024x768xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%929 init: %cst_172) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %933 = stablehlo.broadcast_in_dim %932, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_173 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %935 = stablehlo.divide %933, %934 : tensor<4x1024x1xf32>
    %936 = stablehlo.broadcast_in_dim %926, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %937 = stablehlo.subtract %922, %936 : tensor<4x1024x768xf32>
    %cst_174 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %939 = stablehlo.add %935, %938 : tensor<4x1024x1xf32>
    %940 = stablehlo.rsqrt %939 : tensor<4x1024x1xf32>
    %941 = stablehlo.divide %940, %939 : tensor<4x1024x1xf32>
    %cst_175 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %943 = stablehlo.multiply %942, %941 : tensor<4x1024x1xf32>
    %944 = stablehlo.broadcast_in_dim %940, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %945 = stablehlo.multiply %937, %944 : tensor<4x1024x768xf32>
    %946 = stablehlo.broadcast_in_dim %arg82, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %947 = stablehlo.broadcast_in_dim %946, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %948 = stablehlo.multiply %945, %947 : tensor<4x1024x768xf32>
    %949 = stablehlo.broadcast_in_dim %arg83, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %951 = stablehlo.add %948, %950 : tensor<4x1024x768xf32>
    %952 = stablehlo.convert %951 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %953 = stablehlo.convert %arg81 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %954 = stablehlo.dot_general %952, %953, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %955 = stablehlo.convert %arg80 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %956 = stablehlo.broadcast_in_dim %955, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %958 = stablehlo.add %954, %957 : tensor<4x1024x3072xbf16>
    %959 = stablehlo.multiply %958, %958 : tensor<4x1024x3072xbf16>
    %960 = stablehlo.multiply %959, %958 : tensor<4x1024x3072xbf16>
    %961 = stablehlo.multiply %958, %958 : tensor<4x1024x3072xbf16>
    %cst_176 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %962 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %963 = stablehlo.multiply %962, %961 : tensor<4x1024x3072xbf16>
    %cst_177 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %964 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %965 = stablehlo.multiply %964, %960 : tensor<4x1024x3072xbf16>
    %966 = stablehlo.add %958, %965 : tensor<4x1024x3072xbf16>
    %cst_178 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %967 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %968 = stablehlo.multiply %967, %966 : tensor<4x1024x3072xbf16>
    %969 = stablehlo.tanh %968 : tensor<4x1024x3072xbf16>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %970 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %971 = stablehlo.subtract %970, %969 : tensor<4x1024x3072xbf16>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %972 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %973 = stablehlo.add %972, %969 : tensor<4x1024x3072xbf16>
    %cst_181 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %974 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %975 = stablehlo.multiply %974, %973 : tensor<4x1024x3072xbf16>
    %976 = stablehlo.multiply %958, %975 : tensor<4x1024x3072xbf16>
    %977 = stablehlo.convert %arg79 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %978 = stablehlo.dot_general %976, %977, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %979 = stablehlo.convert %arg78 : (tensor<768xf32>) -> tensor<768xbf16>
    %980 = stablehlo.broadcast_in_dim %979, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %981 = stablehlo.broadcast_in_dim %980, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %982 = stablehlo.add %978, %981 : tensor<4x1024x768xbf16>
    %983 = stablehlo.add %921, %982 : tensor<4x1024x768xbf16>
    %984 = stablehlo.convert %983 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.reduce(%984 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_183 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %988 = stablehlo.divide %986, %987 : tensor<4x1024x1xf32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %990 = stablehlo.subtract %984, %989 : tensor<4x1024x768xf32>
    %991 = chlo.square %990 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_184 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %993 = stablehlo.multiply %992, %990 : tensor<4x1024x768xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %994 = stablehlo.reduce(%991 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_186 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %997 = stablehlo.divide %995, %996 : tensor<4x1024x1xf32>
    %998 = stablehlo.broadcast_in_dim %988, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %999 = stablehlo.subtract %984, %998 : tensor<4x1024x768xf32>
    %cst_187 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1001 = stablehlo.add %997, %1000 : tensor<4x1024x1xf32>
    %1002 = stablehlo.rsqrt %1001 : tensor<4x1024x1xf32>
    %1003 = stablehlo.divide %1002, %1001 : tensor<4x1024x1xf32>
    %cst_188 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1005 = stablehlo.multiply %1004, %1003 : tensor<4x1024x1xf32>
    %1006 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1007 = stablehlo.multiply %999, %1006 : tensor<4x1024x768xf32>
    %1008 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1009 = stablehlo.broadcast_in_dim %1008, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1010 = stablehlo.multiply %1007, %1009 : tensor<4x1024x768xf32>
    %1011 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1013 = stablehlo.add %1010, %1012 : tensor<4x1024x768xf32>
    %1014 = stablehlo.convert %1013 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1015 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1016 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1017 = stablehlo.compare GE, %1015, %1016, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1018 = stablehlo.convert %arg87 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1019 = stablehlo.dot_general %1014, %1018, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1020 = stablehlo.convert %arg86 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1021 = stablehlo.broadcast_in_dim %1020, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1023 = stablehlo.add %1019, %1022 : tensor<4x1024x2304xbf16>
    %1024 = stablehlo.reshape %1023 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1025 = stablehlo.slice %1024 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1026 = stablehlo.reshape %1025 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1027 = stablehlo.slice %1024 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1028 = stablehlo.reshape %1027 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1029 = stablehlo.slice %1024 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1030 = stablehlo.reshape %1029 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1031 = stablehlo.dot_general %1026, %1028, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1032 = stablehlo.convert %1031 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_189 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1034 = stablehlo.multiply %1032, %1033 : tensor<4x12x1024x1024xf32>
    %cst_190 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1035:2 = call @_where(%1017, %1034, %cst_190) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1036 = stablehlo.reduce(%1035#0 init: %cst_191) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_192 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1038 = stablehlo.maximum %1037, %1036 : tensor<4x12x1024xf32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1041 = stablehlo.subtract %1035#0, %1040 : tensor<4x12x1024x1024xf32>
    %1042 = stablehlo.exponential %1041 : tensor<4x12x1024x1024xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1043 = stablehlo.reduce(%1042 init: %cst_193) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1045 = stablehlo.broadcast_in_dim %1044, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1046 = stablehlo.divide %1042, %1045 : tensor<4x12x1024x1024xf32>
    %1047 = stablehlo.multiply %1044, %1044 : tensor<4x12x1024x1xf32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1049 = stablehlo.divide %1048, %1047 : tensor<4x12x1024x1xf32>
    %1050 = stablehlo.convert %1046 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1051 = stablehlo.dot_general %1030, %1050, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1052 = stablehlo.transpose %1051, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1053 = stablehlo.reshape %1052 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1054 = stablehlo.convert %arg85 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1055 = stablehlo.dot_general %1053, %1054, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1056 = stablehlo.convert %arg84 : (tensor<768xf32>) -> tensor<768xbf16>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1059 = stablehlo.add %1055, %1058 : tensor<4x1024x768xbf16>
    %1060 = stablehlo.add %983, %1059 : tensor<4x1024x768xbf16>
    %1061 = stablehlo.convert %1060 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.reduce(%1061 init: %cst_195) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_196 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1065 = stablehlo.divide %1063, %1064 : tensor<4x1024x1xf32>
    %1066 = stablehlo.broadcast_in_dim %1065, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1067 = stablehlo.subtract %1061, %1066 : tensor<4x1024x768xf32>
    %1068 = chlo.square %1067 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_197 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1070 = stablehlo.multiply %1069, %1067 : tensor<4x1024x768xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1071 = stablehlo.reduce(%1068 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_199 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1074 = stablehlo.divide %1072, %1073 : tensor<4x1024x1xf32>
    %1075 = stablehlo.broadcast_in_dim %1065, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1076 = stablehlo.subtract %1061, %1075 : tensor<4x1024x768xf32>
    %cst_200 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1078 = stablehlo.add %1074, %1077 : tensor<4x1024x1xf32>
    %1079 = stablehlo.rsqrt %1078 : tensor<4x1024x1xf32>
    %1080 = stablehlo.divide %1079, %1078 : tensor<4x1024x1xf32>
    %cst_201 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1082 = stablehlo.multiply %1081, %1080 : tensor<4x1024x1xf32>
    %1083 = stablehlo.broadcast_in_dim %1079, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1084 = stablehlo.multiply %1076, %1083 : tensor<4x1024x768xf32>
    %1085 = stablehlo.broadcast_in_dim %arg94, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1087 = stablehlo.multiply %1084, %1086 : tensor<4x1024x768xf32>
    %1088 = stablehlo.broadcast_in_dim %arg95, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1090 = stablehlo.add %1087, %1089 : tensor<4x1024x768xf32>
    %1091 = stablehlo.convert %1090 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1092 = stablehlo.convert %arg93 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1093 = stablehlo.dot_general %1091, %1092, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1094 = stablehlo.convert %arg92 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1095 = stablehlo.broadcast_in_dim %1094, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1097 = stablehlo.add %1093, %1096 : tensor<4x1024x3072xbf16>
    %1098 = stablehlo.multiply %1097, %1097 : tensor<4x1024x3072xbf16>
    %1099 = stablehlo.multiply %1098, %1097 : tensor<4x1024x3072xbf16>
    %1100 = stablehlo.multiply %1097, %1097 : tensor<4x1024x3072xbf16>
    %cst_202 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1101 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1102 = stablehlo.multiply %1101, %1100 : tensor<4x1024x3072xbf16>
    %cst_203 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1103 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1104 = stablehlo.multiply %1103, %1099 : tensor<4x1024x3072xbf16>
    %1105 = stablehlo.add %1097, %1104 : tensor<4x1024x3072xbf16>
    %cst_204 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1106 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1107 = stablehlo.multiply %1106, %1105 : tensor<4x1024x3072xbf16>
    %1108 = stablehlo.tanh %1107 : tensor<4x1024x3072xbf16>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1109 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1110 = stablehlo.subtract %1109, %1108 : tensor<4x1024x3072xbf16>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1111 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1112 = stablehlo.add %1111, %1108 : tensor<4x1024x3072xbf16>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1113 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1114 = stablehlo.multiply %1113, %1112 : tensor<4x1024x3072xbf16>
    %1115 = stablehlo.multiply %1097, %1114 : tensor<4x1024x3072xbf16>
    %1116 = stablehlo.convert %arg91 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1117 = stablehlo.dot_general %1115, %1116, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1118 = stablehlo.convert %arg90 : (tensor<768xf32>) -> tensor<768xbf16>
    %1119 = stablehlo.broadcast_in_dim %1118, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1120 = stablehlo.broadcast_in_dim %1119, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1121 = stablehlo.add %1117, %1120 : tensor<4x1024x768xbf16>
    %1122 = stablehlo.add %1060, %1121 : tensor<4x1024x768xbf16>
    %1123 = stablehlo.convert %1122 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1124 = stablehlo.reduce(%1123 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_209 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1127 = stablehlo.divide %1125, %1126 : tensor<4x1024x1xf32>
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1129 = stablehlo.subtract %1123, %1128 : tensor<4x1024x768xf32>
    %1130 = chlo.square %1129 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_210 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1132 = stablehlo.multiply %1131, %1129 : tensor<4x1024x768xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1133 = stablehlo.reduce(%1130 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1134 = stablehlo.broadcast_in_dim %1133, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_212 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1136 = stablehlo.divide %1134, %1135 : tensor<4x1024x1xf32>
    %1137 = stablehlo.broadcast_in_dim %1127, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1138 = stablehlo.subtract %1123, %1137 : tensor<4x1024x768xf32>
    %cst_213 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1140 = stablehlo.add %1136, %1139 : tensor<4x1024x1xf32>
    %1141 = stablehlo.rsqrt %1140 : tensor<4x1024x1xf32>
    %1142 = stablehlo.divide %1141, %1140 : tensor<4x1024x1xf32>
    %cst_214 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1144 = stablehlo.multiply %1143, %1142 : tensor<4x1024x1xf32>
    %1145 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1146 = stablehlo.multiply %1138, %1145 : tensor<4x1024x768xf32>
    %1147 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1148 = stablehlo.broadcast_in_dim %1147, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1149 = stablehlo.multiply %1146, %1148 : tensor<4x1024x768xf32>
    %1150 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1152 = stablehlo.add %1149, %1151 : tensor<4x1024x768xf32>
    %1153 = stablehlo.convert %1152 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1154 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1155 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1156 = stablehlo.compare GE, %1154, %1155, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1157 = stablehlo.convert %arg99 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1158 = stablehlo.dot_general %1153, %1157, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1159 = stablehlo.convert %arg98 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1162 = stablehlo.add %1158, %1161 : tensor<4x1024x2304xbf16>
    %1163 = stablehlo.reshape %1162 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1164 = stablehlo.slice %1163 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1165 = stablehlo.reshape %1164 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1166 = stablehlo.slice %1163 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1167 = stablehlo.reshape %1166 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1168 = stablehlo.slice %1163 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1169 = stablehlo.reshape %1168 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1170 = stablehlo.dot_general %1165, %1167, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1171 = stablehlo.convert %1170 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_215 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1173 = stablehlo.multiply %1171, %1172 : tensor<4x12x1024x1024xf32>
    %cst_216 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1174:2 = call @_where(%1156, %1173, %cst_216) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_217 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1175 = stablehlo.reduce(%1174#0 init: %cst_217) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1177 = stablehlo.maximum %1176, %1175 : tensor<4x12x1024xf32>
    %1178 = stablehlo.broadcast_in_dim %1177, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1180 = stablehlo.subtract %1174#0, %1179 : tensor<4x12x1024x1024xf32>
    %1181 = stablehlo.exponential %1180 : tensor<4x12x1024x1024xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1181 init: %cst_219) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1184 = stablehlo.broadcast_in_dim %1183, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1185 = stablehlo.divide %1181, %1184 : tensor<4x12x1024x1024xf32>
    %1186 = stablehlo.multiply %1183, %1183 : tensor<4x12x1024x1xf32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1188 = stablehlo.divide %1187, %1186 : tensor<4x12x1024x1xf32>
    %1189 = stablehlo.convert %1185 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1190 = stablehlo.dot_general %1169, %1189, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1191 = stablehlo.transpose %1190, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1192 = stablehlo.reshape %1191 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1193 = stablehlo.convert %arg97 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1194 = stablehlo.dot_general %1192, %1193, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1195 = stablehlo.convert %arg96 : (tensor<768xf32>) -> tensor<768xbf16>
    %1196 = stablehlo.broadcast_in_dim %1195, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1197 = stablehlo.broadcast_in_dim %1196, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1198 = stablehlo.add %1194, %1197 : tensor<4x1024x768xbf16>
    %1199 = stablehlo.add %1122, %1198 : tensor<4x1024x768xbf16>
    %1200 = stablehlo.convert %1199 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1201 = stablehlo.reduce(%1200 init: %cst_221) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_222 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1204 = stablehlo.divide %1202, %1203 : tensor<4x1024x1xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1206 = stablehlo.subtract %1200, %1205 : tensor<4x1024x768xf32>
    %1207 = chlo.square %1206 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_223 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1209 = stablehlo.multiply %1208, %1206 : tensor<4x1024x768xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1210 = stablehlo.reduce(%1207 init: %cst_224) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1211 = stablehlo.broadcast_in_dim %1210, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_225 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1213 = stablehlo.divide %1211, %1212 : tensor<4x1024x1xf32>
    %1214 = stablehlo.broadcast_in_dim %1204, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1215 = stablehlo.subtract %1200, %1214 : tensor<4x1024x768xf32>
    %cst_226 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1217 = stablehlo.add %1213, %1216 : tensor<4x1024x1xf32>
    %1218 = stablehlo.rsqrt %1217 : tensor<4x1024x1xf32>
    %1219 = stablehlo.divide %1218, %1217 : tensor<4x1024x1xf32>
    %cst_227 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1221 = stablehlo.multiply %1220, %1219 : tensor<4x1024x1xf32>
    %1222 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1223 = stablehlo.multiply %1215, %1222 : tensor<4x1024x768xf32>
    %1224 = stablehlo.broadcast_in_dim %arg106, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1226 = stablehlo.multiply %1223, %1225 : tensor<4x1024x768xf32>
    %1227 = stablehlo.broadcast_in_dim %arg107, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1228 = stablehlo.broadcast_in_dim %1227, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1229 = stablehlo.add %1226, %1228 : tensor<4x1024x768xf32>
    %1230 = stablehlo.convert %1229 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1231 = stablehlo.convert %arg105 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1232 = stablehlo.dot_general %1230, %1231, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1233 = stablehlo.convert %arg104 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1235 = stablehlo.broadcast_in_dim %1234, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1236 = stablehlo.add %1232, %1235 : tensor<4x1024x3072xbf16>
    %1237 = stablehlo.multiply %1236, %1236 : tensor<4x1024x3072xbf16>
    %1238 = stablehlo.multiply %1237, %1236 : tensor<4x1024x3072xbf16>
    %1239 = stablehlo.multiply %1236, %1236 : tensor<4x1024x3072xbf16>
    %cst_228 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1240 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1241 = stablehlo.multiply %1240, %1239 : tensor<4x1024x3072xbf16>
    %cst_229 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1242 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1243 = stablehlo.multiply %1242, %1238 : tensor<4x1024x3072xbf16>
    %1244 = stablehlo.add %1236, %1243 : tensor<4x1024x3072xbf16>
    %cst_230 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1245 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1246 = stablehlo.multiply %1245, %1244 : tensor<4x1024x3072xbf16>
    %1247 = stablehlo.tanh %1246 : tensor<4x1024x3072xbf16>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1248 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1249 = stablehlo.subtract %1248, %1247 : tensor<4x1024x3072xbf16>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1250 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1251 = stablehlo.add %1250, %1247 : tensor<4x1024x3072xbf16>
    %cst_233 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1252 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1253 = stablehlo.multiply %1252, %1251 : tensor<4x1024x3072xbf16>
    %1254 = stablehlo.multiply %1236, %1253 : tensor<4x1024x3072xbf16>
    %1255 = stablehlo.convert %arg103 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1256 = stablehlo.dot_general %1254, %1255, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1257 = stablehlo.convert %arg102 : (tensor<768xf32>) -> tensor<768xbf16>
    %1258 = stablehlo.broadcast_in_dim %1257, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1259 = stablehlo.broadcast_in_dim %1258, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1260 = stablehlo.add %1256, %1259 : tensor<4x1024x768xbf16>
    %1261 = stablehlo.add %1199, %1260 : tensor<4x1024x768xbf16>
    %1262 = stablehlo.convert %1261 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1263 = stablehlo.reduce(%1262 init: %cst_234) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_235 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1266 = stablehlo.divide %1264, %1265 : tensor<4x1024x1xf32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1268 = stablehlo.subtract %1262, %1267 : tensor<4x1024x768xf32>
    %1269 = chlo.square %1268 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_236 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1271 = stablehlo.multiply %1270, %1268 : tensor<4x1024x768xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1269 init: %cst_237) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_238 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1275 = stablehlo.divide %1273, %1274 : tensor<4x1024x1xf32>
    %1276 = stablehlo.broadcast_in_dim %1266, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1277 = stablehlo.subtract %1262, %1276 : tensor<4x1024x768xf32>
    %cst_239 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1279 = stablehlo.add %1275, %1278 : tensor<4x1024x1xf32>
    %1280 = stablehlo.rsqrt %1279 : tensor<4x1024x1xf32>
    %1281 = stablehlo.divide %1280, %1279 : tensor<4x1024x1xf32>
    %cst_240 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1283 = stablehlo.multiply %1282, %1281 : tensor<4x1024x1xf32>
    %1284 = stablehlo.broadcast_in_dim %1280, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1285 = stablehlo.multiply %1277, %1284 : tensor<4x1024x768xf32>
    %1286 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1287 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1288 = stablehlo.multiply %1285, %1287 : tensor<4x1024x768xf32>
    %1289 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1290 = stablehlo.broadcast_in_dim %1289, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1291 = stablehlo.add %1288, %1290 : tensor<4x1024x768xf32>
    %1292 = stablehlo.convert %1291 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1293 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1294 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1295 = stablehlo.compare GE, %1293, %1294, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1296 = stablehlo.convert %arg111 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1297 = stablehlo.dot_general %1292, %1296, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1298 = stablehlo.convert %arg110 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1301 = stablehlo.add %1297, %1300 : tensor<4x1024x2304xbf16>
    %1302 = stablehlo.reshape %1301 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1303 = stablehlo.slice %1302 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1304 = stablehlo.reshape %1303 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1305 = stablehlo.slice %1302 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1306 = stablehlo.reshape %1305 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1307 = stablehlo.slice %1302 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1308 = stablehlo.reshape %1307 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1309 = stablehlo.dot_general %1304, %1306, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1310 = stablehlo.convert %1309 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_241 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1312 = stablehlo.multiply %1310, %1311 : tensor<4x12x1024x1024xf32>
    %cst_242 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1313:2 = call @_where(%1295, %1312, %cst_242) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_243 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1314 = stablehlo.reduce(%1313#0 init: %cst_243) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_244 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1316 = stablehlo.maximum %1315, %1314 : tensor<4x12x1024xf32>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1319 = stablehlo.subtract %1313#0, %1318 : tensor<4x12x1024x1024xf32>
    %1320 = stablehlo.exponential %1319 : tensor<4x12x1024x1024xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1321 = stablehlo.reduce(%1320 init: %cst_245) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1322 = stablehlo.broadcast_in_dim %1321, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1323 = stablehlo.broadcast_in_dim %1322, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1324 = stablehlo.divide %1320, %1323 : tensor<4x12x1024x1024xf32>
    %1325 = stablehlo.multiply %1322, %1322 : tensor<4x12x1024x1xf32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1327 = stablehlo.divide %1326, %1325 : tensor<4x12x1024x1xf32>
    %1328 = stablehlo.convert %1324 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1329 = stablehlo.dot_general %1308, %1328, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1330 = stablehlo.transpose %1329, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1331 = stablehlo.reshape %1330 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1332 = stablehlo.convert %arg109 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1333 = stablehlo.dot_general %1331, %1332, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1334 = stablehlo.convert %arg108 : (tensor<768xf32>) -> tensor<768xbf16>
    %1335 = stablehlo.broadcast_in_dim %1334, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1336 = stablehlo.broadcast_in_dim %1335, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1337 = stablehlo.add %1333, %1336 : tensor<4x1024x768xbf16>
    %1338 = stablehlo.add %1261, %1337 : tensor<4x1024x768xbf16>
    %1339 = stablehlo.convert %1338 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1340 = stablehlo.reduce(%1339 init: %cst_247) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1341 = stablehlo.broadcast_in_dim %1340, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_248 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1343 = stablehlo.divide %1341, %1342 : tensor<4x1024x1xf32>
    %1344 = stablehlo.broadcast_in_dim %1343, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1345 = stablehlo.subtract %1339, %1344 : tensor<4x1024x768xf32>
    %1346 = chlo.square %1345 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_249 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1347 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1348 = stablehlo.multiply %1347, %1345 : tensor<4x1024x768xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.reduce(%1346 init: %cst_250) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_251 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1352 = stablehlo.divide %1350, %1351 : tensor<4x1024x1xf32>
    %1353 = stablehlo.broadcast_in_dim %1343, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1354 = stablehlo.subtract %1339, %1353 : tensor<4x1024x768xf32>
    %cst_252 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1356 = stablehlo.add %1352, %1355 : tensor<4x1024x1xf32>
    %1357 = stablehlo.rsqrt %1356 : tensor<4x1024x1xf32>
    %1358 = stablehlo.divide %1357, %1356 : tensor<4x1024x1xf32>
    %cst_253 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1359 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1360 = stablehlo.multiply %1359, %1358 : tensor<4x1024x1xf32>
    %1361 = stablehlo.broadcast_in_dim %1357, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1362 = stablehlo.multiply %1354, %1361 : tensor<4x1024x768xf32>
    %1363 = stablehlo.broadcast_in_dim %arg118, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1364 = stablehlo.broadcast_in_dim %1363, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1365 = stablehlo.multiply %1362, %1364 : tensor<4x1024x768xf32>
    %1366 = stablehlo.broadcast_in_dim %arg119, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1367 = stablehlo.broadcast_in_dim %1366, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1368 = stablehlo.add %1365, %1367 : tensor<4x1024x768xf32>
    %1369 = stablehlo.convert %1368 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1370 = stablehlo.convert %arg117 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1371 = stablehlo.dot_general %1369, %1370, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1372 = stablehlo.convert %arg116 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1373 = stablehlo.broadcast_in_dim %1372, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1374 = stablehlo.broadcast_in_dim %1373, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1375 = stablehlo.add %1371, %1374 : tensor<4x1024x3072xbf16>
    %1376 = stablehlo.multiply %1375, %1375 : tensor<4x1024x3072xbf16>
    %1377 = stablehlo.multiply %1376, %1375 : tensor<4x1024x3072xbf16>
    %1378 = stablehlo.multiply %1375, %1375 : tensor<4x1024x3072xbf16>
    %cst_254 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1379 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1380 = stablehlo.multiply %1379, %1378 : tensor<4x1024x3072xbf16>
    %cst_255 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1381 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1382 = stablehlo.multiply %1381, %1377 : tensor<4x1024x3072xbf16>
    %1383 = stablehlo.add %1375, %1382 : tensor<4x1024x3072xbf16>
    %cst_256 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1384 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1385 = stablehlo.multiply %1384, %1383 : tensor<4x1024x3072xbf16>
    %1386 = stablehlo.tanh %1385 : tensor<4x1024x3072xbf16>
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1387 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1388 = stablehlo.subtract %1387, %1386 : tensor<4x1024x3072xbf16>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1389 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1390 = stablehlo.add %1389, %1386 : tensor<4x1024x3072xbf16>
    %cst_259 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1391 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1392 = stablehlo.multiply %1391, %1390 : tensor<4x1024x3072xbf16>
    %1393 = stablehlo.multiply %1375, %1392 : tensor<4x1024x3072xbf16>
    %1394 = stablehlo.convert %arg115 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1395 = stablehlo.dot_general %1393, %1394, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1396 = stablehlo.convert %arg114 : (tensor<768xf32>) -> tensor<768xbf16>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1398 = stablehlo.broadcast_in_dim %1397, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1399 = stablehlo.add %1395, %1398 : tensor<4x1024x768xbf16>
    %1400 = stablehlo.add %1338, %1399 : tensor<4x1024x768xbf16>
    %1401 = stablehlo.convert %1400 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1402 = stablehlo.reduce(%1401 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_261 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1404 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1405 = stablehlo.divide %1403, %1404 : tensor<4x1024x1xf32>
    %1406 = stablehlo.broadcast_in_dim %1405, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1407 = stablehlo.subtract %1401, %1406 : tensor<4x1024x768xf32>
    %1408 = chlo.square %1407 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_262 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1410 = stablehlo.multiply %1409, %1407 : tensor<4x1024x768xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1411 = stablehlo.reduce(%1408 init: %cst_263) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_264 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1414 = stablehlo.divide %1412, %1413 : tensor<4x1024x1xf32>
    %1415 = stablehlo.broadcast_in_dim %1405, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1416 = stablehlo.subtract %1401, %1415 : tensor<4x1024x768xf32>
    %cst_265 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1417 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1418 = stablehlo.add %1414, %1417 : tensor<4x1024x1xf32>
    %1419 = stablehlo.rsqrt %1418 : tensor<4x1024x1xf32>
    %1420 = stablehlo.divide %1419, %1418 : tensor<4x1024x1xf32>
    %cst_266 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1422 = stablehlo.multiply %1421, %1420 : tensor<4x1024x1xf32>
    %1423 = stablehlo.broadcast_in_dim %1419, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1424 = stablehlo.multiply %1416, %1423 : tensor<4x1024x768xf32>
    %1425 = stablehlo.broadcast_in_dim %arg124, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1427 = stablehlo.multiply %1424, %1426 : tensor<4x1024x768xf32>
    %1428 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1429 = stablehlo.broadcast_in_dim %1428, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1430 = stablehlo.add %1427, %1429 : tensor<4x1024x768xf32>
    %1431 = stablehlo.convert %1430 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1432 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1433 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1434 = stablehlo.compare GE, %1432, %1433, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1435 = stablehlo.convert %arg123 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1436 = stablehlo.dot_general %1431, %1435, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1437 = stablehlo.convert %arg122 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1438 = stablehlo.broadcast_in_dim %1437, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1439 = stablehlo.broadcast_in_dim %1438, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1440 = stablehlo.add %1436, %1439 : tensor<4x1024x2304xbf16>
    %1441 = stablehlo.reshape %1440 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1442 = stablehlo.slice %1441 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1443 = stablehlo.reshape %1442 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1444 = stablehlo.slice %1441 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1445 = stablehlo.reshape %1444 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1446 = stablehlo.slice %1441 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1447 = stablehlo.reshape %1446 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1448 = stablehlo.dot_general %1443, %1445, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1449 = stablehlo.convert %1448 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_267 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1451 = stablehlo.multiply %1449, %1450 : tensor<4x12x1024x1024xf32>
    %cst_268 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1452:2 = call @_where(%1434, %1451, %cst_268) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_269 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1453 = stablehlo.reduce(%1452#0 init: %cst_269) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_270 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1455 = stablehlo.maximum %1454, %1453 : tensor<4x12x1024xf32>
    %1456 = stablehlo.broadcast_in_dim %1455, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1457 = stablehlo.broadcast_in_dim %1456, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1458 = stablehlo.subtract %1452#0, %1457 : tensor<4x12x1024x1024xf32>
    %1459 = stablehlo.exponential %1458 : tensor<4x12x1024x1024xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1460 = stablehlo.reduce(%1459 init: %cst_271) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1461 = stablehlo.broadcast_in_dim %1460, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1462 = stablehlo.broadcast_in_dim %1461, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1463 = stablehlo.divide %1459, %1462 : tensor<4x12x1024x1024xf32>
    %1464 = stablehlo.multiply %1461, %1461 : tensor<4x12x1024x1xf32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1466 = stablehlo.divide %1465, %1464 : tensor<4x12x1024x1xf32>
    %1467 = stablehlo.convert %1463 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1468 = stablehlo.dot_general %1447, %1467, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1469 = stablehlo.transpose %1468, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1470 = stablehlo.reshape %1469 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1471 = stablehlo.convert %arg121 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1472 = stablehlo.dot_general %1470, %1471, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1473 = stablehlo.convert %arg120 : (tensor<768xf32>) -> tensor<768xbf16>
    %1474 = stablehlo.broadcast_in_dim %1473, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1475 = stablehlo.broadcast_in_dim %1474, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1476 = stablehlo.add %1472, %1475 : tensor<4x1024x768xbf16>
    %1477 = stablehlo.add %1400, %1476 : tensor<4x1024x768xbf16>
    %1478 = stablehlo.convert %1477 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1479 = stablehlo.reduce(%1478 init: %cst_273) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_274 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1482 = stablehlo.divide %1480, %1481 : tensor<4x1024x1xf32>
    %1483 = stablehlo.broadcast_in_dim %1482, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1484 = stablehlo.subtract %1478, %1483 : tensor<4x1024x768xf32>
    %1485 = chlo.square %1484 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_275 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1487 = stablehlo.multiply %1486, %1484 : tensor<4x1024x768xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1488 = stablehlo.reduce(%1485 init: %cst_276) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1489 = stablehlo.broadcast_in_dim %1488, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_277 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1491 = stablehlo.divide %1489, %1490 : tensor<4x1024x1xf32>
    %1492 = stablehlo.broadcast_in_dim %1482, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1493 = stablehlo.subtract %1478, %1492 : tensor<4x1024x768xf32>
    %cst_278 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1495 = stablehlo.add %1491, %1494 : tensor<4x1024x1xf32>
    %1496 = stablehlo.rsqrt %1495 : tensor<4x1024x1xf32>
    %1497 = stablehlo.divide %1496, %1495 : tensor<4x1024x1xf32>
    %cst_279 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1499 = stablehlo.multiply %1498, %1497 : tensor<4x1024x1xf32>
    %1500 = stablehlo.broadcast_in_dim %1496, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1501 = stablehlo.multiply %1493, %1500 : tensor<4x1024x768xf32>
    %1502 = stablehlo.broadcast_in_dim %arg130, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1503 = stablehlo.broadcast_in_dim %1502, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1504 = stablehlo.multiply %1501, %1503 : tensor<4x1024x768xf32>
    %1505 = stablehlo.broadcast_in_dim %arg131, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1507 = stablehlo.add %1504, %1506 : tensor<4x1024x768xf32>
    %1508 = stablehlo.convert %1507 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1509 = stablehlo.convert %arg129 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1510 = stablehlo.dot_general %1508, %1509, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1511 = stablehlo.convert %arg128 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1512 = stablehlo.broadcast_in_dim %1511, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1513 = stablehlo.broadcast_in_dim %1512, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1514 = stablehlo.add %1510, %1513 : tensor<4x1024x3072xbf16>
    %1515 = stablehlo.multiply %1514, %1514 : tensor<4x1024x3072xbf16>
    %1516 = stablehlo.multiply %1515, %1514 : tensor<4x1024x3072xbf16>
    %1517 = stablehlo.multiply %1514, %1514 : tensor<4x1024x3072xbf16>
    %cst_280 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1518 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1519 = stablehlo.multiply %1518, %1517 : tensor<4x1024x3072xbf16>
    %cst_281 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1520 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1521 = stablehlo.multiply %1520, %1516 : tensor<4x1024x3072xbf16>
    %1522 = stablehlo.add %1514, %1521 : tensor<4x1024x3072xbf16>
    %cst_282 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1523 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1524 = stablehlo.multiply %1523, %1522 : tensor<4x1024x3072xbf16>
    %1525 = stablehlo.tanh %1524 : tensor<4x1024x3072xbf16>
    %cst_283 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1526 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1527 = stablehlo.subtract %1526, %1525 : tensor<4x1024x3072xbf16>
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1528 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1529 = stablehlo.add %1528, %1525 : tensor<4x1024x3072xbf16>
    %cst_285 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1530 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1531 = stablehlo.multiply %1530, %1529 : tensor<4x1024x3072xbf16>
    %1532 = stablehlo.multiply %1514, %1531 : tensor<4x1024x3072xbf16>
    %1533 = stablehlo.convert %arg127 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1534 = stablehlo.dot_general %1532, %1533, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1535 = stablehlo.convert %arg126 : (tensor<768xf32>) -> tensor<768xbf16>
    %1536 = stablehlo.broadcast_in_dim %1535, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1538 = stablehlo.add %1534, %1537 : tensor<4x1024x768xbf16>
    %1539 = stablehlo.add %1477, %1538 : tensor<4x1024x768xbf16>
    %1540 = stablehlo.convert %1539 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.reduce(%1540 init: %cst_286) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1542 = stablehlo.broadcast_in_dim %1541, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_287 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1544 = stablehlo.divide %1542, %1543 : tensor<4x1024x1xf32>
    %1545 = stablehlo.broadcast_in_dim %1544, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1546 = stablehlo.subtract %1540, %1545 : tensor<4x1024x768xf32>
    %1547 = chlo.square %1546 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_288 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1548 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1549 = stablehlo.multiply %1548, %1546 : tensor<4x1024x768xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1550 = stablehlo.reduce(%1547 init: %cst_289) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1551 = stablehlo.broadcast_in_dim %1550, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_290 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1553 = stablehlo.divide %1551, %1552 : tensor<4x1024x1xf32>
    %1554 = stablehlo.broadcast_in_dim %1544, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1555 = stablehlo.subtract %1540, %1554 : tensor<4x1024x768xf32>
    %cst_291 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1557 = stablehlo.add %1553, %1556 : tensor<4x1024x1xf32>
    %1558 = stablehlo.rsqrt %1557 : tensor<4x1024x1xf32>
    %1559 = stablehlo.divide %1558, %1557 : tensor<4x1024x1xf32>
    %cst_292 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1561 = stablehlo.multiply %1560, %1559 : tensor<4x1024x1xf32>
    %1562 = stablehlo.broadcast_in_dim %1558, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1563 = stablehlo.multiply %1555, %1562 : tensor<4x1024x768xf32>
    %1564 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1565 = stablehlo.broadcast_in_dim %1564, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1566 = stablehlo.multiply %1563, %1565 : tensor<4x1024x768xf32>
    %1567 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1568 = stablehlo.broadcast_in_dim %1567, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1569 = stablehlo.add %1566, %1568 : tensor<4x1024x768xf32>
    %1570 = stablehlo.convert %1569 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1571 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
    %1572 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
    %1573 = stablehlo.compare GE, %1571, %1572, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %1574 = stablehlo.convert %arg135 : (tensor<768x2304xf32>) -> tensor<768x2304xbf16>
    %1575 = stablehlo.dot_general %1570, %1574, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1576 = stablehlo.convert %arg134 : (tensor<2304xf32>) -> tensor<2304xbf16>
    %1577 = stablehlo.broadcast_in_dim %1576, dims = [2] : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %1578 = stablehlo.broadcast_in_dim %1577, dims = [0, 1, 2] : (tensor<1x1x2304xbf16>) -> tensor<4x1024x2304xbf16>
    %1579 = stablehlo.add %1575, %1578 : tensor<4x1024x2304xbf16>
    %1580 = stablehlo.reshape %1579 : (tensor<4x1024x2304xbf16>) -> tensor<4x1024x3x12x64xbf16>
    %1581 = stablehlo.slice %1580 [0:4, 0:1024, 0:1, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1582 = stablehlo.reshape %1581 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1583 = stablehlo.slice %1580 [0:4, 0:1024, 1:2, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1584 = stablehlo.reshape %1583 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1585 = stablehlo.slice %1580 [0:4, 0:1024, 2:3, 0:12, 0:64] : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %1586 = stablehlo.reshape %1585 : (tensor<4x1024x1x12x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1587 = stablehlo.dot_general %1582, %1584, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1588 = stablehlo.convert %1587 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %cst_293 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1590 = stablehlo.multiply %1588, %1589 : tensor<4x12x1024x1024xf32>
    %cst_294 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1591:2 = call @_where(%1573, %1590, %cst_294) : (tensor<1024x1024xi1>, tensor<4x12x1024x1024xf32>, tensor<f32>) -> (tensor<4x12x1024x1024xf32>, tensor<4x12x1024x1024xi1>)
    %cst_295 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1592 = stablehlo.reduce(%1591#0 init: %cst_295) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %cst_296 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<4x12x1024xf32>
    %1594 = stablehlo.maximum %1593, %1592 : tensor<4x12x1024xf32>
    %1595 = stablehlo.broadcast_in_dim %1594, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1596 = stablehlo.broadcast_in_dim %1595, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1597 = stablehlo.subtract %1591#0, %1596 : tensor<4x12x1024x1024xf32>
    %1598 = stablehlo.exponential %1597 : tensor<4x12x1024x1024xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1599 = stablehlo.reduce(%1598 init: %cst_297) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1600 = stablehlo.broadcast_in_dim %1599, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1602 = stablehlo.divide %1598, %1601 : tensor<4x12x1024x1024xf32>
    %1603 = stablehlo.multiply %1600, %1600 : tensor<4x12x1024x1xf32>
    %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1xf32>
    %1605 = stablehlo.divide %1604, %1603 : tensor<4x12x1024x1xf32>
    %1606 = stablehlo.convert %1602 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1607 = stablehlo.dot_general %1586, %1606, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x12x64xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1608 = stablehlo.transpose %1607, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1609 = stablehlo.reshape %1608 : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x768xbf16>
    %1610 = stablehlo.convert %arg133 : (tensor<768x768xf32>) -> tensor<768x768xbf16>
    %1611 = stablehlo.dot_general %1609, %1610, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1612 = stablehlo.convert %arg132 : (tensor<768xf32>) -> tensor<768xbf16>
    %1613 = stablehlo.broadcast_in_dim %1612, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1614 = stablehlo.broadcast_in_dim %1613, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1615 = stablehlo.add %1611, %1614 : tensor<4x1024x768xbf16>
    %1616 = stablehlo.add %1539, %1615 : tensor<4x1024x768xbf16>
    %1617 = stablehlo.convert %1616 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1618 = stablehlo.reduce(%1617 init: %cst_299) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1619 = stablehlo.broadcast_in_dim %1618, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_300 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1621 = stablehlo.divide %1619, %1620 : tensor<4x1024x1xf32>
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1623 = stablehlo.subtract %1617, %1622 : tensor<4x1024x768xf32>
    %1624 = chlo.square %1623 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_301 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1626 = stablehlo.multiply %1625, %1623 : tensor<4x1024x768xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1627 = stablehlo.reduce(%1624 init: %cst_302) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1628 = stablehlo.broadcast_in_dim %1627, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_303 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1630 = stablehlo.divide %1628, %1629 : tensor<4x1024x1xf32>
    %1631 = stablehlo.broadcast_in_dim %1621, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1632 = stablehlo.subtract %1617, %1631 : tensor<4x1024x768xf32>
    %cst_304 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1634 = stablehlo.add %1630, %1633 : tensor<4x1024x1xf32>
    %1635 = stablehlo.rsqrt %1634 : tensor<4x1024x1xf32>
    %1636 = stablehlo.divide %1635, %1634 : tensor<4x1024x1xf32>
    %cst_305 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1637 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1638 = stablehlo.multiply %1637, %1636 : tensor<4x1024x1xf32>
    %1639 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1640 = stablehlo.multiply %1632, %1639 : tensor<4x1024x768xf32>
    %1641 = stablehlo.broadcast_in_dim %arg142, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1642 = stablehlo.broadcast_in_dim %1641, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1643 = stablehlo.multiply %1640, %1642 : tensor<4x1024x768xf32>
    %1644 = stablehlo.broadcast_in_dim %arg143, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1645 = stablehlo.broadcast_in_dim %1644, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1646 = stablehlo.add %1643, %1645 : tensor<4x1024x768xf32>
    %1647 = stablehlo.convert %1646 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1648 = stablehlo.convert %arg141 : (tensor<768x3072xf32>) -> tensor<768x3072xbf16>
    %1649 = stablehlo.dot_general %1647, %1648, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1650 = stablehlo.convert %arg140 : (tensor<3072xf32>) -> tensor<3072xbf16>
    %1651 = stablehlo.broadcast_in_dim %1650, dims = [2] : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %1652 = stablehlo.broadcast_in_dim %1651, dims = [0, 1, 2] : (tensor<1x1x3072xbf16>) -> tensor<4x1024x3072xbf16>
    %1653 = stablehlo.add %1649, %1652 : tensor<4x1024x3072xbf16>
    %1654 = stablehlo.multiply %1653, %1653 : tensor<4x1024x3072xbf16>
    %1655 = stablehlo.multiply %1654, %1653 : tensor<4x1024x3072xbf16>
    %1656 = stablehlo.multiply %1653, %1653 : tensor<4x1024x3072xbf16>
    %cst_306 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1657 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1658 = stablehlo.multiply %1657, %1656 : tensor<4x1024x3072xbf16>
    %cst_307 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1659 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1660 = stablehlo.multiply %1659, %1655 : tensor<4x1024x3072xbf16>
    %1661 = stablehlo.add %1653, %1660 : tensor<4x1024x3072xbf16>
    %cst_308 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1662 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1663 = stablehlo.multiply %1662, %1661 : tensor<4x1024x3072xbf16>
    %1664 = stablehlo.tanh %1663 : tensor<4x1024x3072xbf16>
    %cst_309 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1665 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1666 = stablehlo.subtract %1665, %1664 : tensor<4x1024x3072xbf16>
    %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1667 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1668 = stablehlo.add %1667, %1664 : tensor<4x1024x3072xbf16>
    %cst_311 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1669 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1670 = stablehlo.multiply %1669, %1668 : tensor<4x1024x3072xbf16>
    %1671 = stablehlo.multiply %1653, %1670 : tensor<4x1024x3072xbf16>
    %1672 = stablehlo.convert %arg139 : (tensor<3072x768xf32>) -> tensor<3072x768xbf16>
    %1673 = stablehlo.dot_general %1671, %1672, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x768xbf16>
    %1674 = stablehlo.convert %arg138 : (tensor<768xf32>) -> tensor<768xbf16>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %1676 = stablehlo.broadcast_in_dim %1675, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x1024x768xbf16>
    %1677 = stablehlo.add %1673, %1676 : tensor<4x1024x768xbf16>
    %1678 = stablehlo.add %1616, %1677 : tensor<4x1024x768xbf16>
    %1679 = stablehlo.convert %1678 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1680 = stablehlo.reduce(%1679 init: %cst_312) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_313 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1682 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1683 = stablehlo.divide %1681, %1682 : tensor<4x1024x1xf32>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1685 = stablehlo.subtract %1679, %1684 : tensor<4x1024x768xf32>
    %1686 = chlo.square %1685 : tensor<4x1024x768xf32> -> tensor<4x1024x768xf32>
    %cst_314 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<4x1024x768xf32>
    %1688 = stablehlo.multiply %1687, %1685 : tensor<4x1024x768xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1686 init: %cst_315) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_316 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1692 = stablehlo.divide %1690, %1691 : tensor<4x1024x1xf32>
    %1693 = stablehlo.broadcast_in_dim %1683, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1694 = stablehlo.subtract %1679, %1693 : tensor<4x1024x768xf32>
    %cst_317 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1696 = stablehlo.add %1692, %1695 : tensor<4x1024x1xf32>
    %1697 = stablehlo.rsqrt %1696 : tensor<4x1024x1xf32>
    %1698 = stablehlo.divide %1697, %1696 : tensor<4x1024x1xf32>
    %cst_318 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1699 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1700 = stablehlo.multiply %1699, %1698 : tensor<4x1024x1xf32>
    %1701 = stablehlo.broadcast_in_dim %1697, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1702 = stablehlo.multiply %1694, %1701 : tensor<4x1024x768xf32>
    %1703 = stablehlo.broadcast_in_dim %arg146, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1705 = stablehlo.multiply %1702, %1704 : tensor<4x1024x768xf32>
    %1706 = stablehlo.broadcast_in_dim %arg147, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1707 = stablehlo.broadcast_in_dim %1706, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1708 = stablehlo.add %1705, %1707 : tensor<4x1024x768xf32>
    %1709 = stablehlo.convert %1708 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1710 = stablehlo.convert %arg145 : (tensor<50257x768xf32>) -> tensor<50257x768xbf16>
    %1711 = stablehlo.transpose %1710, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %1712 = stablehlo.dot_general %1709, %1711, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x50257xbf16>
    %1713 = stablehlo.convert %1712 : (tensor<4x1024x50257xbf16>) -> tensor<4x1024x50257xf32>
    %1714:3 = call @log_softmax(%1713) : (tensor<4x1024x50257xf32>) -> (tensor<4x1024x50257xf32>, tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>)
    %1715 = stablehlo.broadcast_in_dim %arg445, dims = [0, 1] : (tensor<4x1024xi32>) -> tensor<4x1024x1xi32>
    %1716:2 = call @take_along_axis(%1714#0, %1715) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xi32>) -> (tensor<4x1024x1xf32>, tensor<4x1024x1x1xi32>)
    %1717 = stablehlo.reshape %1716#0 : (tensor<4x1024x1xf32>) -> tensor<4x1024xf32>
    %1718 = stablehlo.negate %1717 : tensor<4x1024xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = stablehlo.reduce(%1718 init: %cst_319) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_320 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1720 = stablehlo.divide %1719, %cst_320 : tensor<f32>
    %cst_321 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_322 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1721 = stablehlo.divide %cst_321, %cst_322 : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %1721, dims = [] : (tensor<f32>) -> tensor<4x1024xf32>
    %1723 = stablehlo.negate %1722 : tensor<4x1024xf32>
    %1724 = stablehlo.broadcast_in_dim %1723, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1725 = call @take_along_axis_0(%1716#1, %1724) : (tensor<4x1024x1x1xi32>, tensor<4x1024x1xf32>) -> tensor<4x1024x50257xf32>
    %1726 = call @log_softmax_1(%1714#1, %1714#2, %1725) : (tensor<4x1024x50257xf32>, tensor<4x1024x1xf32>, tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xf32>
    %1727 = stablehlo.convert %1726 : (tensor<4x1024x50257xf32>) -> tensor<4x1024x50257xbf16>
    %1728 = stablehlo.dot_general %1727, %1709, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<4x1024x768xbf16>) -> tensor<50257x768xbf16>
    %1729 = stablehlo.transpose %1728, dims = [1, 0] : (tensor<50257x768xbf16>) -> tensor<768x50257xbf16>
    %1730 = stablehlo.dot_general %1727, %1711, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x50257xbf16>, tensor<768x50257xbf16>) -> tensor<4x1024x768xbf16>
    %1731 = stablehlo.transpose %1729, dims = [1, 0] : (tensor<768x50257xbf16>) -> tensor<50257x768xbf16>
    %1732 = stablehlo.convert %1731 : (tensor<50257x768xbf16>) -> tensor<50257x768xf32>
    %1733 = stablehlo.convert %1730 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1734 = stablehlo.reduce(%1733 init: %cst_323) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1735 = stablehlo.reshape %1734 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1736 = stablehlo.reduce(%1735 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1737 = stablehlo.multiply %1702, %1733 : tensor<4x1024x768xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1738 = stablehlo.reduce(%1737 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1739 = stablehlo.reshape %1738 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1740 = stablehlo.broadcast_in_dim %1703, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1741 = stablehlo.multiply %1733, %1740 : tensor<4x1024x768xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1742 = stablehlo.reduce(%1739 init: %cst_326) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1743 = stablehlo.multiply %1694, %1741 : tensor<4x1024x768xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.reduce(%1743 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1745 = stablehlo.reshape %1744 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1746 = stablehlo.broadcast_in_dim %1697, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1747 = stablehlo.multiply %1741, %1746 : tensor<4x1024x768xf32>
    %1748 = stablehlo.multiply %1745, %1700 : tensor<4x1024x1xf32>
    %1749 = stablehlo.negate %1747 : tensor<4x1024x768xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1750 = stablehlo.reduce(%1749 init: %cst_328) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1751 = stablehlo.reshape %1750 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_329 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1753 = stablehlo.divide %1748, %1752 : tensor<4x1024x1xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.reduce(%1753 init: %cst_330) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1755 = stablehlo.broadcast_in_dim %1754, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1756 = stablehlo.multiply %1755, %1688 : tensor<4x1024x768xf32>
    %1757 = stablehlo.negate %1756 : tensor<4x1024x768xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1758 = stablehlo.reduce(%1757 init: %cst_331) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1759 = stablehlo.reshape %1758 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1760 = stablehlo.add %1747, %1756 : tensor<4x1024x768xf32>
    %1761 = stablehlo.add %1751, %1759 : tensor<4x1024x1xf32>
    %cst_332 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1763 = stablehlo.divide %1761, %1762 : tensor<4x1024x1xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1764 = stablehlo.reduce(%1763 init: %cst_333) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1765 = stablehlo.broadcast_in_dim %1764, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1766 = stablehlo.add %1760, %1765 : tensor<4x1024x768xf32>
    %1767 = stablehlo.convert %1766 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1768 = stablehlo.reduce(%1767 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1769 = stablehlo.reshape %1768 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1770 = stablehlo.reduce(%1769 init: %cst_335) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1771 = stablehlo.convert %1770 : (tensor<768xbf16>) -> tensor<768xf32>
    %1772 = stablehlo.dot_general %1767, %1671, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1773 = stablehlo.transpose %1772, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1774 = stablehlo.dot_general %1767, %1672, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1775 = stablehlo.convert %1773 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1776 = stablehlo.multiply %1653, %1774 : tensor<4x1024x3072xbf16>
    %1777 = stablehlo.multiply %1774, %1670 : tensor<4x1024x3072xbf16>
    %cst_336 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1778 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1779 = stablehlo.multiply %1778, %1776 : tensor<4x1024x3072xbf16>
    %1780 = stablehlo.multiply %1779, %1666 : tensor<4x1024x3072xbf16>
    %1781 = stablehlo.multiply %1780, %1664 : tensor<4x1024x3072xbf16>
    %1782 = stablehlo.add %1780, %1781 : tensor<4x1024x3072xbf16>
    %cst_337 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1783 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1784 = stablehlo.multiply %1783, %1782 : tensor<4x1024x3072xbf16>
    %1785 = stablehlo.add %1777, %1784 : tensor<4x1024x3072xbf16>
    %cst_338 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1786 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1787 = stablehlo.multiply %1786, %1784 : tensor<4x1024x3072xbf16>
    %1788 = stablehlo.multiply %1787, %1658 : tensor<4x1024x3072xbf16>
    %1789 = stablehlo.add %1785, %1788 : tensor<4x1024x3072xbf16>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1790 = stablehlo.reduce(%1789 init: %cst_339) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1791 = stablehlo.reshape %1790 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1792 = stablehlo.reduce(%1791 init: %cst_340) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1793 = stablehlo.convert %1792 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1794 = stablehlo.dot_general %1789, %1647, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1795 = stablehlo.transpose %1794, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1796 = stablehlo.dot_general %1789, %1648, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1797 = stablehlo.convert %1795 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1798 = stablehlo.convert %1796 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1799 = stablehlo.reduce(%1798 init: %cst_341) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1800 = stablehlo.reshape %1799 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1801 = stablehlo.reduce(%1800 init: %cst_342) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1802 = stablehlo.multiply %1640, %1798 : tensor<4x1024x768xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1803 = stablehlo.reduce(%1802 init: %cst_343) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1804 = stablehlo.reshape %1803 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1805 = stablehlo.broadcast_in_dim %1641, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1806 = stablehlo.multiply %1798, %1805 : tensor<4x1024x768xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1807 = stablehlo.reduce(%1804 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1808 = stablehlo.multiply %1632, %1806 : tensor<4x1024x768xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1809 = stablehlo.reduce(%1808 init: %cst_345) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1810 = stablehlo.reshape %1809 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1811 = stablehlo.broadcast_in_dim %1635, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1812 = stablehlo.multiply %1806, %1811 : tensor<4x1024x768xf32>
    %1813 = stablehlo.multiply %1810, %1638 : tensor<4x1024x1xf32>
    %1814 = stablehlo.negate %1812 : tensor<4x1024x768xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1815 = stablehlo.reduce(%1814 init: %cst_346) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1816 = stablehlo.reshape %1815 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_347 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1818 = stablehlo.divide %1813, %1817 : tensor<4x1024x1xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1819 = stablehlo.reduce(%1818 init: %cst_348) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1820 = stablehlo.broadcast_in_dim %1819, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1821 = stablehlo.multiply %1820, %1626 : tensor<4x1024x768xf32>
    %1822 = stablehlo.negate %1821 : tensor<4x1024x768xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1823 = stablehlo.reduce(%1822 init: %cst_349) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1824 = stablehlo.reshape %1823 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1825 = stablehlo.add %1812, %1821 : tensor<4x1024x768xf32>
    %1826 = stablehlo.add %1816, %1824 : tensor<4x1024x1xf32>
    %cst_350 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1827 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1828 = stablehlo.divide %1826, %1827 : tensor<4x1024x1xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.reduce(%1828 init: %cst_351) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1830 = stablehlo.broadcast_in_dim %1829, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1831 = stablehlo.add %1825, %1830 : tensor<4x1024x768xf32>
    %1832 = stablehlo.convert %1831 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1833 = stablehlo.add %1767, %1832 : tensor<4x1024x768xbf16>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1834 = stablehlo.reduce(%1833 init: %cst_352) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1835 = stablehlo.reshape %1834 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1836 = stablehlo.reduce(%1835 init: %cst_353) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1837 = stablehlo.convert %1836 : (tensor<768xbf16>) -> tensor<768xf32>
    %1838 = stablehlo.dot_general %1833, %1609, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1839 = stablehlo.transpose %1838, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1840 = stablehlo.dot_general %1833, %1610, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1841 = stablehlo.convert %1839 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1842 = stablehlo.reshape %1840 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1843 = stablehlo.transpose %1842, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1844 = stablehlo.dot_general %1843, %1586, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1845 = stablehlo.dot_general %1843, %1606, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1846 = stablehlo.transpose %1845, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %1847 = stablehlo.convert %1844 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %1848 = stablehlo.broadcast_in_dim %1605, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1849 = stablehlo.multiply %1847, %1848 : tensor<4x12x1024x1024xf32>
    %1850 = stablehlo.multiply %1849, %1598 : tensor<4x12x1024x1024xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1851 = stablehlo.reduce(%1850 init: %cst_354) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1852 = stablehlo.reshape %1851 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %1853 = stablehlo.negate %1852 : tensor<4x12x1024x1xf32>
    %1854 = stablehlo.broadcast_in_dim %1600, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %1855 = stablehlo.divide %1847, %1854 : tensor<4x12x1024x1024xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1856 = stablehlo.reduce(%1853 init: %cst_355) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %1857 = stablehlo.broadcast_in_dim %1856, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %1858 = stablehlo.add %1855, %1857 : tensor<4x12x1024x1024xf32>
    %1859 = stablehlo.multiply %1858, %1598 : tensor<4x12x1024x1024xf32>
    %1860 = call @_where_2(%1591#1, %1859) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_356 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1861 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %1862 = stablehlo.multiply %1860, %1861 : tensor<4x12x1024x1024xf32>
    %1863 = stablehlo.convert %1862 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %1864 = stablehlo.dot_general %1863, %1582, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1865 = stablehlo.transpose %1864, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1866 = stablehlo.dot_general %1863, %1584, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %1867 = stablehlo.transpose %1866, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %1868 = stablehlo.broadcast_in_dim %1846, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1869 = stablehlo.pad %1868, %cst_357, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1870 = stablehlo.broadcast_in_dim %1865, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1871 = stablehlo.pad %1870, %cst_358, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1872 = stablehlo.add %1869, %1871 : tensor<4x1024x3x12x64xbf16>
    %1873 = stablehlo.broadcast_in_dim %1867, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1874 = stablehlo.pad %1873, %cst_359, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %1875 = stablehlo.add %1872, %1874 : tensor<4x1024x3x12x64xbf16>
    %1876 = stablehlo.reshape %1875 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1877 = stablehlo.reduce(%1876 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1878 = stablehlo.reshape %1877 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1879 = stablehlo.reduce(%1878 init: %cst_361) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %1880 = stablehlo.convert %1879 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %1881 = stablehlo.dot_general %1876, %1570, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %1882 = stablehlo.transpose %1881, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %1883 = stablehlo.dot_general %1876, %1574, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %1884 = stablehlo.convert %1882 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %1885 = stablehlo.convert %1883 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1886 = stablehlo.reduce(%1885 init: %cst_362) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1887 = stablehlo.reshape %1886 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1888 = stablehlo.reduce(%1887 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1889 = stablehlo.multiply %1563, %1885 : tensor<4x1024x768xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1890 = stablehlo.reduce(%1889 init: %cst_364) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1891 = stablehlo.reshape %1890 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1892 = stablehlo.broadcast_in_dim %1564, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1893 = stablehlo.multiply %1885, %1892 : tensor<4x1024x768xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1894 = stablehlo.reduce(%1891 init: %cst_365) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1895 = stablehlo.multiply %1555, %1893 : tensor<4x1024x768xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1896 = stablehlo.reduce(%1895 init: %cst_366) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1897 = stablehlo.reshape %1896 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1898 = stablehlo.broadcast_in_dim %1558, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1899 = stablehlo.multiply %1893, %1898 : tensor<4x1024x768xf32>
    %1900 = stablehlo.multiply %1897, %1561 : tensor<4x1024x1xf32>
    %1901 = stablehlo.negate %1899 : tensor<4x1024x768xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1902 = stablehlo.reduce(%1901 init: %cst_367) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1903 = stablehlo.reshape %1902 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_368 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1904 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1905 = stablehlo.divide %1900, %1904 : tensor<4x1024x1xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1906 = stablehlo.reduce(%1905 init: %cst_369) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1908 = stablehlo.multiply %1907, %1549 : tensor<4x1024x768xf32>
    %1909 = stablehlo.negate %1908 : tensor<4x1024x768xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1910 = stablehlo.reduce(%1909 init: %cst_370) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1911 = stablehlo.reshape %1910 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1912 = stablehlo.add %1899, %1908 : tensor<4x1024x768xf32>
    %1913 = stablehlo.add %1903, %1911 : tensor<4x1024x1xf32>
    %cst_371 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1914 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1915 = stablehlo.divide %1913, %1914 : tensor<4x1024x1xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1916 = stablehlo.reduce(%1915 init: %cst_372) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1917 = stablehlo.broadcast_in_dim %1916, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1918 = stablehlo.add %1912, %1917 : tensor<4x1024x768xf32>
    %1919 = stablehlo.convert %1918 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1920 = stablehlo.add %1833, %1919 : tensor<4x1024x768xbf16>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1921 = stablehlo.reduce(%1920 init: %cst_373) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1922 = stablehlo.reshape %1921 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1923 = stablehlo.reduce(%1922 init: %cst_374) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1924 = stablehlo.convert %1923 : (tensor<768xbf16>) -> tensor<768xf32>
    %1925 = stablehlo.dot_general %1920, %1532, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %1926 = stablehlo.transpose %1925, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %1927 = stablehlo.dot_general %1920, %1533, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %1928 = stablehlo.convert %1926 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %1929 = stablehlo.multiply %1514, %1927 : tensor<4x1024x3072xbf16>
    %1930 = stablehlo.multiply %1927, %1531 : tensor<4x1024x3072xbf16>
    %cst_375 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1931 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1932 = stablehlo.multiply %1931, %1929 : tensor<4x1024x3072xbf16>
    %1933 = stablehlo.multiply %1932, %1527 : tensor<4x1024x3072xbf16>
    %1934 = stablehlo.multiply %1933, %1525 : tensor<4x1024x3072xbf16>
    %1935 = stablehlo.add %1933, %1934 : tensor<4x1024x3072xbf16>
    %cst_376 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1936 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1937 = stablehlo.multiply %1936, %1935 : tensor<4x1024x3072xbf16>
    %1938 = stablehlo.add %1930, %1937 : tensor<4x1024x3072xbf16>
    %cst_377 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1939 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %1940 = stablehlo.multiply %1939, %1937 : tensor<4x1024x3072xbf16>
    %1941 = stablehlo.multiply %1940, %1519 : tensor<4x1024x3072xbf16>
    %1942 = stablehlo.add %1938, %1941 : tensor<4x1024x3072xbf16>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1943 = stablehlo.reduce(%1942 init: %cst_378) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1944 = stablehlo.reshape %1943 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1945 = stablehlo.reduce(%1944 init: %cst_379) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %1946 = stablehlo.convert %1945 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %1947 = stablehlo.dot_general %1942, %1508, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %1948 = stablehlo.transpose %1947, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %1949 = stablehlo.dot_general %1942, %1509, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %1950 = stablehlo.convert %1948 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %1951 = stablehlo.convert %1949 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1952 = stablehlo.reduce(%1951 init: %cst_380) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1953 = stablehlo.reshape %1952 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1954 = stablehlo.reduce(%1953 init: %cst_381) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1955 = stablehlo.multiply %1501, %1951 : tensor<4x1024x768xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1956 = stablehlo.reduce(%1955 init: %cst_382) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1957 = stablehlo.reshape %1956 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1958 = stablehlo.broadcast_in_dim %1502, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %1959 = stablehlo.multiply %1951, %1958 : tensor<4x1024x768xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1960 = stablehlo.reduce(%1957 init: %cst_383) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1961 = stablehlo.multiply %1493, %1959 : tensor<4x1024x768xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1962 = stablehlo.reduce(%1961 init: %cst_384) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1963 = stablehlo.reshape %1962 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1964 = stablehlo.broadcast_in_dim %1496, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %1965 = stablehlo.multiply %1959, %1964 : tensor<4x1024x768xf32>
    %1966 = stablehlo.multiply %1963, %1499 : tensor<4x1024x1xf32>
    %1967 = stablehlo.negate %1965 : tensor<4x1024x768xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1968 = stablehlo.reduce(%1967 init: %cst_385) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1969 = stablehlo.reshape %1968 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_386 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1970 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1971 = stablehlo.divide %1966, %1970 : tensor<4x1024x1xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1972 = stablehlo.reduce(%1971 init: %cst_387) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1973 = stablehlo.broadcast_in_dim %1972, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1974 = stablehlo.multiply %1973, %1487 : tensor<4x1024x768xf32>
    %1975 = stablehlo.negate %1974 : tensor<4x1024x768xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1976 = stablehlo.reduce(%1975 init: %cst_388) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1977 = stablehlo.reshape %1976 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %1978 = stablehlo.add %1965, %1974 : tensor<4x1024x768xf32>
    %1979 = stablehlo.add %1969, %1977 : tensor<4x1024x1xf32>
    %cst_389 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1980 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %1981 = stablehlo.divide %1979, %1980 : tensor<4x1024x1xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1982 = stablehlo.reduce(%1981 init: %cst_390) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %1983 = stablehlo.broadcast_in_dim %1982, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %1984 = stablehlo.add %1978, %1983 : tensor<4x1024x768xf32>
    %1985 = stablehlo.convert %1984 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %1986 = stablehlo.add %1920, %1985 : tensor<4x1024x768xbf16>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1987 = stablehlo.reduce(%1986 init: %cst_391) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1988 = stablehlo.reshape %1987 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1989 = stablehlo.reduce(%1988 init: %cst_392) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1990 = stablehlo.convert %1989 : (tensor<768xbf16>) -> tensor<768xf32>
    %1991 = stablehlo.dot_general %1986, %1470, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %1992 = stablehlo.transpose %1991, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %1993 = stablehlo.dot_general %1986, %1471, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %1994 = stablehlo.convert %1992 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %1995 = stablehlo.reshape %1993 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %1996 = stablehlo.transpose %1995, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %1997 = stablehlo.dot_general %1996, %1447, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %1998 = stablehlo.dot_general %1996, %1467, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %1999 = stablehlo.transpose %1998, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2000 = stablehlo.convert %1997 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2001 = stablehlo.broadcast_in_dim %1466, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2002 = stablehlo.multiply %2000, %2001 : tensor<4x12x1024x1024xf32>
    %2003 = stablehlo.multiply %2002, %1459 : tensor<4x12x1024x1024xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2004 = stablehlo.reduce(%2003 init: %cst_393) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2005 = stablehlo.reshape %2004 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2006 = stablehlo.negate %2005 : tensor<4x12x1024x1xf32>
    %2007 = stablehlo.broadcast_in_dim %1461, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2008 = stablehlo.divide %2000, %2007 : tensor<4x12x1024x1024xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2009 = stablehlo.reduce(%2006 init: %cst_394) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2011 = stablehlo.add %2008, %2010 : tensor<4x12x1024x1024xf32>
    %2012 = stablehlo.multiply %2011, %1459 : tensor<4x12x1024x1024xf32>
    %2013 = call @_where_2(%1452#1, %2012) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_395 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2014 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2015 = stablehlo.multiply %2013, %2014 : tensor<4x12x1024x1024xf32>
    %2016 = stablehlo.convert %2015 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2017 = stablehlo.dot_general %2016, %1443, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2018 = stablehlo.transpose %2017, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2019 = stablehlo.dot_general %2016, %1445, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2020 = stablehlo.transpose %2019, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2021 = stablehlo.broadcast_in_dim %1999, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2022 = stablehlo.pad %2021, %cst_396, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2023 = stablehlo.broadcast_in_dim %2018, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2024 = stablehlo.pad %2023, %cst_397, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2025 = stablehlo.add %2022, %2024 : tensor<4x1024x3x12x64xbf16>
    %2026 = stablehlo.broadcast_in_dim %2020, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2027 = stablehlo.pad %2026, %cst_398, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2028 = stablehlo.add %2025, %2027 : tensor<4x1024x3x12x64xbf16>
    %2029 = stablehlo.reshape %2028 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2030 = stablehlo.reduce(%2029 init: %cst_399) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2031 = stablehlo.reshape %2030 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2032 = stablehlo.reduce(%2031 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2033 = stablehlo.convert %2032 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2034 = stablehlo.dot_general %2029, %1431, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2035 = stablehlo.transpose %2034, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2036 = stablehlo.dot_general %2029, %1435, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2037 = stablehlo.convert %2035 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2038 = stablehlo.convert %2036 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2039 = stablehlo.reduce(%2038 init: %cst_401) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2040 = stablehlo.reshape %2039 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2041 = stablehlo.reduce(%2040 init: %cst_402) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2042 = stablehlo.multiply %1424, %2038 : tensor<4x1024x768xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2043 = stablehlo.reduce(%2042 init: %cst_403) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2044 = stablehlo.reshape %2043 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2045 = stablehlo.broadcast_in_dim %1425, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2046 = stablehlo.multiply %2038, %2045 : tensor<4x1024x768xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2047 = stablehlo.reduce(%2044 init: %cst_404) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2048 = stablehlo.multiply %1416, %2046 : tensor<4x1024x768xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2049 = stablehlo.reduce(%2048 init: %cst_405) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2050 = stablehlo.reshape %2049 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2051 = stablehlo.broadcast_in_dim %1419, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2052 = stablehlo.multiply %2046, %2051 : tensor<4x1024x768xf32>
    %2053 = stablehlo.multiply %2050, %1422 : tensor<4x1024x1xf32>
    %2054 = stablehlo.negate %2052 : tensor<4x1024x768xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2055 = stablehlo.reduce(%2054 init: %cst_406) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2056 = stablehlo.reshape %2055 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_407 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2057 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2058 = stablehlo.divide %2053, %2057 : tensor<4x1024x1xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2059 = stablehlo.reduce(%2058 init: %cst_408) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2061 = stablehlo.multiply %2060, %1410 : tensor<4x1024x768xf32>
    %2062 = stablehlo.negate %2061 : tensor<4x1024x768xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2063 = stablehlo.reduce(%2062 init: %cst_409) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2064 = stablehlo.reshape %2063 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2065 = stablehlo.add %2052, %2061 : tensor<4x1024x768xf32>
    %2066 = stablehlo.add %2056, %2064 : tensor<4x1024x1xf32>
    %cst_410 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2067 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2068 = stablehlo.divide %2066, %2067 : tensor<4x1024x1xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2069 = stablehlo.reduce(%2068 init: %cst_411) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2070 = stablehlo.broadcast_in_dim %2069, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2071 = stablehlo.add %2065, %2070 : tensor<4x1024x768xf32>
    %2072 = stablehlo.convert %2071 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2073 = stablehlo.add %1986, %2072 : tensor<4x1024x768xbf16>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2074 = stablehlo.reduce(%2073 init: %cst_412) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2075 = stablehlo.reshape %2074 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2076 = stablehlo.reduce(%2075 init: %cst_413) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2077 = stablehlo.convert %2076 : (tensor<768xbf16>) -> tensor<768xf32>
    %2078 = stablehlo.dot_general %2073, %1393, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2079 = stablehlo.transpose %2078, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2080 = stablehlo.dot_general %2073, %1394, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2081 = stablehlo.convert %2079 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2082 = stablehlo.multiply %1375, %2080 : tensor<4x1024x3072xbf16>
    %2083 = stablehlo.multiply %2080, %1392 : tensor<4x1024x3072xbf16>
    %cst_414 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2084 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2085 = stablehlo.multiply %2084, %2082 : tensor<4x1024x3072xbf16>
    %2086 = stablehlo.multiply %2085, %1388 : tensor<4x1024x3072xbf16>
    %2087 = stablehlo.multiply %2086, %1386 : tensor<4x1024x3072xbf16>
    %2088 = stablehlo.add %2086, %2087 : tensor<4x1024x3072xbf16>
    %cst_415 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2089 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2090 = stablehlo.multiply %2089, %2088 : tensor<4x1024x3072xbf16>
    %2091 = stablehlo.add %2083, %2090 : tensor<4x1024x3072xbf16>
    %cst_416 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2092 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2093 = stablehlo.multiply %2092, %2090 : tensor<4x1024x3072xbf16>
    %2094 = stablehlo.multiply %2093, %1380 : tensor<4x1024x3072xbf16>
    %2095 = stablehlo.add %2091, %2094 : tensor<4x1024x3072xbf16>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2096 = stablehlo.reduce(%2095 init: %cst_417) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2097 = stablehlo.reshape %2096 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2098 = stablehlo.reduce(%2097 init: %cst_418) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2099 = stablehlo.convert %2098 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2100 = stablehlo.dot_general %2095, %1369, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2101 = stablehlo.transpose %2100, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2102 = stablehlo.dot_general %2095, %1370, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2103 = stablehlo.convert %2101 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2104 = stablehlo.convert %2102 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2105 = stablehlo.reduce(%2104 init: %cst_419) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2106 = stablehlo.reshape %2105 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2107 = stablehlo.reduce(%2106 init: %cst_420) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2108 = stablehlo.multiply %1362, %2104 : tensor<4x1024x768xf32>
    %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2109 = stablehlo.reduce(%2108 init: %cst_421) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2110 = stablehlo.reshape %2109 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2111 = stablehlo.broadcast_in_dim %1363, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2112 = stablehlo.multiply %2104, %2111 : tensor<4x1024x768xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2113 = stablehlo.reduce(%2110 init: %cst_422) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2114 = stablehlo.multiply %1354, %2112 : tensor<4x1024x768xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2115 = stablehlo.reduce(%2114 init: %cst_423) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2116 = stablehlo.reshape %2115 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2117 = stablehlo.broadcast_in_dim %1357, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2118 = stablehlo.multiply %2112, %2117 : tensor<4x1024x768xf32>
    %2119 = stablehlo.multiply %2116, %1360 : tensor<4x1024x1xf32>
    %2120 = stablehlo.negate %2118 : tensor<4x1024x768xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2121 = stablehlo.reduce(%2120 init: %cst_424) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2122 = stablehlo.reshape %2121 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_425 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2123 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2124 = stablehlo.divide %2119, %2123 : tensor<4x1024x1xf32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2125 = stablehlo.reduce(%2124 init: %cst_426) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2126 = stablehlo.broadcast_in_dim %2125, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2127 = stablehlo.multiply %2126, %1348 : tensor<4x1024x768xf32>
    %2128 = stablehlo.negate %2127 : tensor<4x1024x768xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2129 = stablehlo.reduce(%2128 init: %cst_427) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2130 = stablehlo.reshape %2129 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2131 = stablehlo.add %2118, %2127 : tensor<4x1024x768xf32>
    %2132 = stablehlo.add %2122, %2130 : tensor<4x1024x1xf32>
    %cst_428 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2133 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2134 = stablehlo.divide %2132, %2133 : tensor<4x1024x1xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2135 = stablehlo.reduce(%2134 init: %cst_429) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2136 = stablehlo.broadcast_in_dim %2135, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2137 = stablehlo.add %2131, %2136 : tensor<4x1024x768xf32>
    %2138 = stablehlo.convert %2137 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2139 = stablehlo.add %2073, %2138 : tensor<4x1024x768xbf16>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2140 = stablehlo.reduce(%2139 init: %cst_430) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2141 = stablehlo.reshape %2140 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2142 = stablehlo.reduce(%2141 init: %cst_431) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2143 = stablehlo.convert %2142 : (tensor<768xbf16>) -> tensor<768xf32>
    %2144 = stablehlo.dot_general %2139, %1331, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2145 = stablehlo.transpose %2144, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2146 = stablehlo.dot_general %2139, %1332, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2147 = stablehlo.convert %2145 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2148 = stablehlo.reshape %2146 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2149 = stablehlo.transpose %2148, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2150 = stablehlo.dot_general %2149, %1308, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2151 = stablehlo.dot_general %2149, %1328, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2152 = stablehlo.transpose %2151, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2153 = stablehlo.convert %2150 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2154 = stablehlo.broadcast_in_dim %1327, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2155 = stablehlo.multiply %2153, %2154 : tensor<4x12x1024x1024xf32>
    %2156 = stablehlo.multiply %2155, %1320 : tensor<4x12x1024x1024xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2157 = stablehlo.reduce(%2156 init: %cst_432) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2158 = stablehlo.reshape %2157 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2159 = stablehlo.negate %2158 : tensor<4x12x1024x1xf32>
    %2160 = stablehlo.broadcast_in_dim %1322, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2161 = stablehlo.divide %2153, %2160 : tensor<4x12x1024x1024xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2162 = stablehlo.reduce(%2159 init: %cst_433) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2163 = stablehlo.broadcast_in_dim %2162, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2164 = stablehlo.add %2161, %2163 : tensor<4x12x1024x1024xf32>
    %2165 = stablehlo.multiply %2164, %1320 : tensor<4x12x1024x1024xf32>
    %2166 = call @_where_2(%1313#1, %2165) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_434 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2167 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2168 = stablehlo.multiply %2166, %2167 : tensor<4x12x1024x1024xf32>
    %2169 = stablehlo.convert %2168 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2170 = stablehlo.dot_general %2169, %1304, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2171 = stablehlo.transpose %2170, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2172 = stablehlo.dot_general %2169, %1306, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2173 = stablehlo.transpose %2172, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2174 = stablehlo.broadcast_in_dim %2152, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2175 = stablehlo.pad %2174, %cst_435, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2176 = stablehlo.broadcast_in_dim %2171, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2177 = stablehlo.pad %2176, %cst_436, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2178 = stablehlo.add %2175, %2177 : tensor<4x1024x3x12x64xbf16>
    %2179 = stablehlo.broadcast_in_dim %2173, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2180 = stablehlo.pad %2179, %cst_437, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2181 = stablehlo.add %2178, %2180 : tensor<4x1024x3x12x64xbf16>
    %2182 = stablehlo.reshape %2181 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2183 = stablehlo.reduce(%2182 init: %cst_438) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2184 = stablehlo.reshape %2183 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2185 = stablehlo.reduce(%2184 init: %cst_439) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2186 = stablehlo.convert %2185 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2187 = stablehlo.dot_general %2182, %1292, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2188 = stablehlo.transpose %2187, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2189 = stablehlo.dot_general %2182, %1296, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2190 = stablehlo.convert %2188 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2191 = stablehlo.convert %2189 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2192 = stablehlo.reduce(%2191 init: %cst_440) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2193 = stablehlo.reshape %2192 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2194 = stablehlo.reduce(%2193 init: %cst_441) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2195 = stablehlo.multiply %1285, %2191 : tensor<4x1024x768xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2196 = stablehlo.reduce(%2195 init: %cst_442) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2197 = stablehlo.reshape %2196 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2198 = stablehlo.broadcast_in_dim %1286, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2199 = stablehlo.multiply %2191, %2198 : tensor<4x1024x768xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2200 = stablehlo.reduce(%2197 init: %cst_443) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2201 = stablehlo.multiply %1277, %2199 : tensor<4x1024x768xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2202 = stablehlo.reduce(%2201 init: %cst_444) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2203 = stablehlo.reshape %2202 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2204 = stablehlo.broadcast_in_dim %1280, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2205 = stablehlo.multiply %2199, %2204 : tensor<4x1024x768xf32>
    %2206 = stablehlo.multiply %2203, %1283 : tensor<4x1024x1xf32>
    %2207 = stablehlo.negate %2205 : tensor<4x1024x768xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2208 = stablehlo.reduce(%2207 init: %cst_445) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2209 = stablehlo.reshape %2208 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_446 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2210 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2211 = stablehlo.divide %2206, %2210 : tensor<4x1024x1xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2212 = stablehlo.reduce(%2211 init: %cst_447) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2213 = stablehlo.broadcast_in_dim %2212, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2214 = stablehlo.multiply %2213, %1271 : tensor<4x1024x768xf32>
    %2215 = stablehlo.negate %2214 : tensor<4x1024x768xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2216 = stablehlo.reduce(%2215 init: %cst_448) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2217 = stablehlo.reshape %2216 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2218 = stablehlo.add %2205, %2214 : tensor<4x1024x768xf32>
    %2219 = stablehlo.add %2209, %2217 : tensor<4x1024x1xf32>
    %cst_449 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2220 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2221 = stablehlo.divide %2219, %2220 : tensor<4x1024x1xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2222 = stablehlo.reduce(%2221 init: %cst_450) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2223 = stablehlo.broadcast_in_dim %2222, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2224 = stablehlo.add %2218, %2223 : tensor<4x1024x768xf32>
    %2225 = stablehlo.convert %2224 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2226 = stablehlo.add %2139, %2225 : tensor<4x1024x768xbf16>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2227 = stablehlo.reduce(%2226 init: %cst_451) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2228 = stablehlo.reshape %2227 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2229 = stablehlo.reduce(%2228 init: %cst_452) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2230 = stablehlo.convert %2229 : (tensor<768xbf16>) -> tensor<768xf32>
    %2231 = stablehlo.dot_general %2226, %1254, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2232 = stablehlo.transpose %2231, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2233 = stablehlo.dot_general %2226, %1255, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2234 = stablehlo.convert %2232 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2235 = stablehlo.multiply %1236, %2233 : tensor<4x1024x3072xbf16>
    %2236 = stablehlo.multiply %2233, %1253 : tensor<4x1024x3072xbf16>
    %cst_453 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2237 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2238 = stablehlo.multiply %2237, %2235 : tensor<4x1024x3072xbf16>
    %2239 = stablehlo.multiply %2238, %1249 : tensor<4x1024x3072xbf16>
    %2240 = stablehlo.multiply %2239, %1247 : tensor<4x1024x3072xbf16>
    %2241 = stablehlo.add %2239, %2240 : tensor<4x1024x3072xbf16>
    %cst_454 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2242 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2243 = stablehlo.multiply %2242, %2241 : tensor<4x1024x3072xbf16>
    %2244 = stablehlo.add %2236, %2243 : tensor<4x1024x3072xbf16>
    %cst_455 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2245 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2246 = stablehlo.multiply %2245, %2243 : tensor<4x1024x3072xbf16>
    %2247 = stablehlo.multiply %2246, %1241 : tensor<4x1024x3072xbf16>
    %2248 = stablehlo.add %2244, %2247 : tensor<4x1024x3072xbf16>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2249 = stablehlo.reduce(%2248 init: %cst_456) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2250 = stablehlo.reshape %2249 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2251 = stablehlo.reduce(%2250 init: %cst_457) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2252 = stablehlo.convert %2251 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2253 = stablehlo.dot_general %2248, %1230, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2254 = stablehlo.transpose %2253, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2255 = stablehlo.dot_general %2248, %1231, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2256 = stablehlo.convert %2254 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2257 = stablehlo.convert %2255 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2258 = stablehlo.reduce(%2257 init: %cst_458) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2259 = stablehlo.reshape %2258 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2260 = stablehlo.reduce(%2259 init: %cst_459) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2261 = stablehlo.multiply %1223, %2257 : tensor<4x1024x768xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2262 = stablehlo.reduce(%2261 init: %cst_460) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2263 = stablehlo.reshape %2262 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2264 = stablehlo.broadcast_in_dim %1224, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2265 = stablehlo.multiply %2257, %2264 : tensor<4x1024x768xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2266 = stablehlo.reduce(%2263 init: %cst_461) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2267 = stablehlo.multiply %1215, %2265 : tensor<4x1024x768xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2268 = stablehlo.reduce(%2267 init: %cst_462) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2269 = stablehlo.reshape %2268 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2270 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2271 = stablehlo.multiply %2265, %2270 : tensor<4x1024x768xf32>
    %2272 = stablehlo.multiply %2269, %1221 : tensor<4x1024x1xf32>
    %2273 = stablehlo.negate %2271 : tensor<4x1024x768xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2274 = stablehlo.reduce(%2273 init: %cst_463) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2275 = stablehlo.reshape %2274 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_464 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2276 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2277 = stablehlo.divide %2272, %2276 : tensor<4x1024x1xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2278 = stablehlo.reduce(%2277 init: %cst_465) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2279 = stablehlo.broadcast_in_dim %2278, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2280 = stablehlo.multiply %2279, %1209 : tensor<4x1024x768xf32>
    %2281 = stablehlo.negate %2280 : tensor<4x1024x768xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2282 = stablehlo.reduce(%2281 init: %cst_466) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2283 = stablehlo.reshape %2282 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2284 = stablehlo.add %2271, %2280 : tensor<4x1024x768xf32>
    %2285 = stablehlo.add %2275, %2283 : tensor<4x1024x1xf32>
    %cst_467 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2286 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2287 = stablehlo.divide %2285, %2286 : tensor<4x1024x1xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2288 = stablehlo.reduce(%2287 init: %cst_468) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2289 = stablehlo.broadcast_in_dim %2288, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2290 = stablehlo.add %2284, %2289 : tensor<4x1024x768xf32>
    %2291 = stablehlo.convert %2290 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2292 = stablehlo.add %2226, %2291 : tensor<4x1024x768xbf16>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2293 = stablehlo.reduce(%2292 init: %cst_469) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2294 = stablehlo.reshape %2293 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2295 = stablehlo.reduce(%2294 init: %cst_470) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2296 = stablehlo.convert %2295 : (tensor<768xbf16>) -> tensor<768xf32>
    %2297 = stablehlo.dot_general %2292, %1192, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2298 = stablehlo.transpose %2297, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2299 = stablehlo.dot_general %2292, %1193, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2300 = stablehlo.convert %2298 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2301 = stablehlo.reshape %2299 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2302 = stablehlo.transpose %2301, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2303 = stablehlo.dot_general %2302, %1169, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2304 = stablehlo.dot_general %2302, %1189, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2305 = stablehlo.transpose %2304, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2306 = stablehlo.convert %2303 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2307 = stablehlo.broadcast_in_dim %1188, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2308 = stablehlo.multiply %2306, %2307 : tensor<4x12x1024x1024xf32>
    %2309 = stablehlo.multiply %2308, %1181 : tensor<4x12x1024x1024xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2310 = stablehlo.reduce(%2309 init: %cst_471) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2311 = stablehlo.reshape %2310 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2312 = stablehlo.negate %2311 : tensor<4x12x1024x1xf32>
    %2313 = stablehlo.broadcast_in_dim %1183, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2314 = stablehlo.divide %2306, %2313 : tensor<4x12x1024x1024xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2315 = stablehlo.reduce(%2312 init: %cst_472) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2316 = stablehlo.broadcast_in_dim %2315, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2317 = stablehlo.add %2314, %2316 : tensor<4x12x1024x1024xf32>
    %2318 = stablehlo.multiply %2317, %1181 : tensor<4x12x1024x1024xf32>
    %2319 = call @_where_2(%1174#1, %2318) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_473 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2320 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2321 = stablehlo.multiply %2319, %2320 : tensor<4x12x1024x1024xf32>
    %2322 = stablehlo.convert %2321 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2323 = stablehlo.dot_general %2322, %1165, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2324 = stablehlo.transpose %2323, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2325 = stablehlo.dot_general %2322, %1167, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2326 = stablehlo.transpose %2325, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2327 = stablehlo.broadcast_in_dim %2305, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2328 = stablehlo.pad %2327, %cst_474, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2329 = stablehlo.broadcast_in_dim %2324, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2330 = stablehlo.pad %2329, %cst_475, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2331 = stablehlo.add %2328, %2330 : tensor<4x1024x3x12x64xbf16>
    %2332 = stablehlo.broadcast_in_dim %2326, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2333 = stablehlo.pad %2332, %cst_476, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2334 = stablehlo.add %2331, %2333 : tensor<4x1024x3x12x64xbf16>
    %2335 = stablehlo.reshape %2334 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2336 = stablehlo.reduce(%2335 init: %cst_477) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2337 = stablehlo.reshape %2336 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2338 = stablehlo.reduce(%2337 init: %cst_478) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2339 = stablehlo.convert %2338 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2340 = stablehlo.dot_general %2335, %1153, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2341 = stablehlo.transpose %2340, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2342 = stablehlo.dot_general %2335, %1157, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2343 = stablehlo.convert %2341 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2344 = stablehlo.convert %2342 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2345 = stablehlo.reduce(%2344 init: %cst_479) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2346 = stablehlo.reshape %2345 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2347 = stablehlo.reduce(%2346 init: %cst_480) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2348 = stablehlo.multiply %1146, %2344 : tensor<4x1024x768xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2349 = stablehlo.reduce(%2348 init: %cst_481) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2350 = stablehlo.reshape %2349 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2351 = stablehlo.broadcast_in_dim %1147, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2352 = stablehlo.multiply %2344, %2351 : tensor<4x1024x768xf32>
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2353 = stablehlo.reduce(%2350 init: %cst_482) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2354 = stablehlo.multiply %1138, %2352 : tensor<4x1024x768xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2355 = stablehlo.reduce(%2354 init: %cst_483) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2356 = stablehlo.reshape %2355 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2357 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2358 = stablehlo.multiply %2352, %2357 : tensor<4x1024x768xf32>
    %2359 = stablehlo.multiply %2356, %1144 : tensor<4x1024x1xf32>
    %2360 = stablehlo.negate %2358 : tensor<4x1024x768xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2361 = stablehlo.reduce(%2360 init: %cst_484) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2362 = stablehlo.reshape %2361 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_485 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2363 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2364 = stablehlo.divide %2359, %2363 : tensor<4x1024x1xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2365 = stablehlo.reduce(%2364 init: %cst_486) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2366 = stablehlo.broadcast_in_dim %2365, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2367 = stablehlo.multiply %2366, %1132 : tensor<4x1024x768xf32>
    %2368 = stablehlo.negate %2367 : tensor<4x1024x768xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2369 = stablehlo.reduce(%2368 init: %cst_487) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2370 = stablehlo.reshape %2369 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2371 = stablehlo.add %2358, %2367 : tensor<4x1024x768xf32>
    %2372 = stablehlo.add %2362, %2370 : tensor<4x1024x1xf32>
    %cst_488 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2373 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2374 = stablehlo.divide %2372, %2373 : tensor<4x1024x1xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2375 = stablehlo.reduce(%2374 init: %cst_489) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2376 = stablehlo.broadcast_in_dim %2375, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2377 = stablehlo.add %2371, %2376 : tensor<4x1024x768xf32>
    %2378 = stablehlo.convert %2377 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2379 = stablehlo.add %2292, %2378 : tensor<4x1024x768xbf16>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2380 = stablehlo.reduce(%2379 init: %cst_490) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2381 = stablehlo.reshape %2380 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2382 = stablehlo.reduce(%2381 init: %cst_491) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2383 = stablehlo.convert %2382 : (tensor<768xbf16>) -> tensor<768xf32>
    %2384 = stablehlo.dot_general %2379, %1115, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2385 = stablehlo.transpose %2384, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2386 = stablehlo.dot_general %2379, %1116, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2387 = stablehlo.convert %2385 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2388 = stablehlo.multiply %1097, %2386 : tensor<4x1024x3072xbf16>
    %2389 = stablehlo.multiply %2386, %1114 : tensor<4x1024x3072xbf16>
    %cst_492 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2390 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2391 = stablehlo.multiply %2390, %2388 : tensor<4x1024x3072xbf16>
    %2392 = stablehlo.multiply %2391, %1110 : tensor<4x1024x3072xbf16>
    %2393 = stablehlo.multiply %2392, %1108 : tensor<4x1024x3072xbf16>
    %2394 = stablehlo.add %2392, %2393 : tensor<4x1024x3072xbf16>
    %cst_493 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2395 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2396 = stablehlo.multiply %2395, %2394 : tensor<4x1024x3072xbf16>
    %2397 = stablehlo.add %2389, %2396 : tensor<4x1024x3072xbf16>
    %cst_494 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2398 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2399 = stablehlo.multiply %2398, %2396 : tensor<4x1024x3072xbf16>
    %2400 = stablehlo.multiply %2399, %1102 : tensor<4x1024x3072xbf16>
    %2401 = stablehlo.add %2397, %2400 : tensor<4x1024x3072xbf16>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2402 = stablehlo.reduce(%2401 init: %cst_495) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2403 = stablehlo.reshape %2402 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2404 = stablehlo.reduce(%2403 init: %cst_496) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2405 = stablehlo.convert %2404 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2406 = stablehlo.dot_general %2401, %1091, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2407 = stablehlo.transpose %2406, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2408 = stablehlo.dot_general %2401, %1092, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2409 = stablehlo.convert %2407 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2410 = stablehlo.convert %2408 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2411 = stablehlo.reduce(%2410 init: %cst_497) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2412 = stablehlo.reshape %2411 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2413 = stablehlo.reduce(%2412 init: %cst_498) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2414 = stablehlo.multiply %1084, %2410 : tensor<4x1024x768xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2415 = stablehlo.reduce(%2414 init: %cst_499) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2416 = stablehlo.reshape %2415 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2417 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2418 = stablehlo.multiply %2410, %2417 : tensor<4x1024x768xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2419 = stablehlo.reduce(%2416 init: %cst_500) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2420 = stablehlo.multiply %1076, %2418 : tensor<4x1024x768xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2421 = stablehlo.reduce(%2420 init: %cst_501) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2422 = stablehlo.reshape %2421 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2423 = stablehlo.broadcast_in_dim %1079, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2424 = stablehlo.multiply %2418, %2423 : tensor<4x1024x768xf32>
    %2425 = stablehlo.multiply %2422, %1082 : tensor<4x1024x1xf32>
    %2426 = stablehlo.negate %2424 : tensor<4x1024x768xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2427 = stablehlo.reduce(%2426 init: %cst_502) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2428 = stablehlo.reshape %2427 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_503 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2429 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2430 = stablehlo.divide %2425, %2429 : tensor<4x1024x1xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2431 = stablehlo.reduce(%2430 init: %cst_504) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2432 = stablehlo.broadcast_in_dim %2431, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2433 = stablehlo.multiply %2432, %1070 : tensor<4x1024x768xf32>
    %2434 = stablehlo.negate %2433 : tensor<4x1024x768xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2435 = stablehlo.reduce(%2434 init: %cst_505) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2436 = stablehlo.reshape %2435 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2437 = stablehlo.add %2424, %2433 : tensor<4x1024x768xf32>
    %2438 = stablehlo.add %2428, %2436 : tensor<4x1024x1xf32>
    %cst_506 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2439 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2440 = stablehlo.divide %2438, %2439 : tensor<4x1024x1xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2441 = stablehlo.reduce(%2440 init: %cst_507) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2442 = stablehlo.broadcast_in_dim %2441, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2443 = stablehlo.add %2437, %2442 : tensor<4x1024x768xf32>
    %2444 = stablehlo.convert %2443 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2445 = stablehlo.add %2379, %2444 : tensor<4x1024x768xbf16>
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2446 = stablehlo.reduce(%2445 init: %cst_508) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2447 = stablehlo.reshape %2446 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2448 = stablehlo.reduce(%2447 init: %cst_509) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2449 = stablehlo.convert %2448 : (tensor<768xbf16>) -> tensor<768xf32>
    %2450 = stablehlo.dot_general %2445, %1053, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2451 = stablehlo.transpose %2450, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2452 = stablehlo.dot_general %2445, %1054, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2453 = stablehlo.convert %2451 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2454 = stablehlo.reshape %2452 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2455 = stablehlo.transpose %2454, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2456 = stablehlo.dot_general %2455, %1030, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2457 = stablehlo.dot_general %2455, %1050, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2458 = stablehlo.transpose %2457, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2459 = stablehlo.convert %2456 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2460 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2461 = stablehlo.multiply %2459, %2460 : tensor<4x12x1024x1024xf32>
    %2462 = stablehlo.multiply %2461, %1042 : tensor<4x12x1024x1024xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2463 = stablehlo.reduce(%2462 init: %cst_510) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2464 = stablehlo.reshape %2463 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2465 = stablehlo.negate %2464 : tensor<4x12x1024x1xf32>
    %2466 = stablehlo.broadcast_in_dim %1044, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2467 = stablehlo.divide %2459, %2466 : tensor<4x12x1024x1024xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2468 = stablehlo.reduce(%2465 init: %cst_511) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2469 = stablehlo.broadcast_in_dim %2468, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2470 = stablehlo.add %2467, %2469 : tensor<4x12x1024x1024xf32>
    %2471 = stablehlo.multiply %2470, %1042 : tensor<4x12x1024x1024xf32>
    %2472 = call @_where_2(%1035#1, %2471) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_512 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2474 = stablehlo.multiply %2472, %2473 : tensor<4x12x1024x1024xf32>
    %2475 = stablehlo.convert %2474 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2476 = stablehlo.dot_general %2475, %1026, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2477 = stablehlo.transpose %2476, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2478 = stablehlo.dot_general %2475, %1028, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2479 = stablehlo.transpose %2478, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2480 = stablehlo.broadcast_in_dim %2458, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2481 = stablehlo.pad %2480, %cst_513, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2482 = stablehlo.broadcast_in_dim %2477, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2483 = stablehlo.pad %2482, %cst_514, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2484 = stablehlo.add %2481, %2483 : tensor<4x1024x3x12x64xbf16>
    %2485 = stablehlo.broadcast_in_dim %2479, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2486 = stablehlo.pad %2485, %cst_515, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2487 = stablehlo.add %2484, %2486 : tensor<4x1024x3x12x64xbf16>
    %2488 = stablehlo.reshape %2487 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2489 = stablehlo.reduce(%2488 init: %cst_516) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2490 = stablehlo.reshape %2489 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2491 = stablehlo.reduce(%2490 init: %cst_517) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2492 = stablehlo.convert %2491 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2493 = stablehlo.dot_general %2488, %1014, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2494 = stablehlo.transpose %2493, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2495 = stablehlo.dot_general %2488, %1018, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2496 = stablehlo.convert %2494 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2497 = stablehlo.convert %2495 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2498 = stablehlo.reduce(%2497 init: %cst_518) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2499 = stablehlo.reshape %2498 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2500 = stablehlo.reduce(%2499 init: %cst_519) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2501 = stablehlo.multiply %1007, %2497 : tensor<4x1024x768xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2502 = stablehlo.reduce(%2501 init: %cst_520) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2503 = stablehlo.reshape %2502 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2504 = stablehlo.broadcast_in_dim %1008, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2505 = stablehlo.multiply %2497, %2504 : tensor<4x1024x768xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2506 = stablehlo.reduce(%2503 init: %cst_521) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2507 = stablehlo.multiply %999, %2505 : tensor<4x1024x768xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2508 = stablehlo.reduce(%2507 init: %cst_522) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2509 = stablehlo.reshape %2508 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2510 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2511 = stablehlo.multiply %2505, %2510 : tensor<4x1024x768xf32>
    %2512 = stablehlo.multiply %2509, %1005 : tensor<4x1024x1xf32>
    %2513 = stablehlo.negate %2511 : tensor<4x1024x768xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2514 = stablehlo.reduce(%2513 init: %cst_523) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2515 = stablehlo.reshape %2514 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_524 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2516 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2517 = stablehlo.divide %2512, %2516 : tensor<4x1024x1xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2518 = stablehlo.reduce(%2517 init: %cst_525) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2519 = stablehlo.broadcast_in_dim %2518, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2520 = stablehlo.multiply %2519, %993 : tensor<4x1024x768xf32>
    %2521 = stablehlo.negate %2520 : tensor<4x1024x768xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2522 = stablehlo.reduce(%2521 init: %cst_526) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2523 = stablehlo.reshape %2522 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2524 = stablehlo.add %2511, %2520 : tensor<4x1024x768xf32>
    %2525 = stablehlo.add %2515, %2523 : tensor<4x1024x1xf32>
    %cst_527 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2526 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2527 = stablehlo.divide %2525, %2526 : tensor<4x1024x1xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2528 = stablehlo.reduce(%2527 init: %cst_528) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2529 = stablehlo.broadcast_in_dim %2528, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2530 = stablehlo.add %2524, %2529 : tensor<4x1024x768xf32>
    %2531 = stablehlo.convert %2530 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2532 = stablehlo.add %2445, %2531 : tensor<4x1024x768xbf16>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2533 = stablehlo.reduce(%2532 init: %cst_529) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2534 = stablehlo.reshape %2533 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2535 = stablehlo.reduce(%2534 init: %cst_530) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2536 = stablehlo.convert %2535 : (tensor<768xbf16>) -> tensor<768xf32>
    %2537 = stablehlo.dot_general %2532, %976, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2538 = stablehlo.transpose %2537, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2539 = stablehlo.dot_general %2532, %977, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2540 = stablehlo.convert %2538 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2541 = stablehlo.multiply %958, %2539 : tensor<4x1024x3072xbf16>
    %2542 = stablehlo.multiply %2539, %975 : tensor<4x1024x3072xbf16>
    %cst_531 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2543 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2544 = stablehlo.multiply %2543, %2541 : tensor<4x1024x3072xbf16>
    %2545 = stablehlo.multiply %2544, %971 : tensor<4x1024x3072xbf16>
    %2546 = stablehlo.multiply %2545, %969 : tensor<4x1024x3072xbf16>
    %2547 = stablehlo.add %2545, %2546 : tensor<4x1024x3072xbf16>
    %cst_532 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2548 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2549 = stablehlo.multiply %2548, %2547 : tensor<4x1024x3072xbf16>
    %2550 = stablehlo.add %2542, %2549 : tensor<4x1024x3072xbf16>
    %cst_533 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2551 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2552 = stablehlo.multiply %2551, %2549 : tensor<4x1024x3072xbf16>
    %2553 = stablehlo.multiply %2552, %963 : tensor<4x1024x3072xbf16>
    %2554 = stablehlo.add %2550, %2553 : tensor<4x1024x3072xbf16>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2555 = stablehlo.reduce(%2554 init: %cst_534) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2556 = stablehlo.reshape %2555 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2557 = stablehlo.reduce(%2556 init: %cst_535) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2558 = stablehlo.convert %2557 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2559 = stablehlo.dot_general %2554, %952, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2560 = stablehlo.transpose %2559, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2561 = stablehlo.dot_general %2554, %953, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2562 = stablehlo.convert %2560 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2563 = stablehlo.convert %2561 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2564 = stablehlo.reduce(%2563 init: %cst_536) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2565 = stablehlo.reshape %2564 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2566 = stablehlo.reduce(%2565 init: %cst_537) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2567 = stablehlo.multiply %945, %2563 : tensor<4x1024x768xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2568 = stablehlo.reduce(%2567 init: %cst_538) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2569 = stablehlo.reshape %2568 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2570 = stablehlo.broadcast_in_dim %946, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2571 = stablehlo.multiply %2563, %2570 : tensor<4x1024x768xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2572 = stablehlo.reduce(%2569 init: %cst_539) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2573 = stablehlo.multiply %937, %2571 : tensor<4x1024x768xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2574 = stablehlo.reduce(%2573 init: %cst_540) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2575 = stablehlo.reshape %2574 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2576 = stablehlo.broadcast_in_dim %940, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2577 = stablehlo.multiply %2571, %2576 : tensor<4x1024x768xf32>
    %2578 = stablehlo.multiply %2575, %943 : tensor<4x1024x1xf32>
    %2579 = stablehlo.negate %2577 : tensor<4x1024x768xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2580 = stablehlo.reduce(%2579 init: %cst_541) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2581 = stablehlo.reshape %2580 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_542 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2582 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2583 = stablehlo.divide %2578, %2582 : tensor<4x1024x1xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2584 = stablehlo.reduce(%2583 init: %cst_543) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2585 = stablehlo.broadcast_in_dim %2584, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2586 = stablehlo.multiply %2585, %931 : tensor<4x1024x768xf32>
    %2587 = stablehlo.negate %2586 : tensor<4x1024x768xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2588 = stablehlo.reduce(%2587 init: %cst_544) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2589 = stablehlo.reshape %2588 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2590 = stablehlo.add %2577, %2586 : tensor<4x1024x768xf32>
    %2591 = stablehlo.add %2581, %2589 : tensor<4x1024x1xf32>
    %cst_545 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2592 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2593 = stablehlo.divide %2591, %2592 : tensor<4x1024x1xf32>
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2594 = stablehlo.reduce(%2593 init: %cst_546) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2595 = stablehlo.broadcast_in_dim %2594, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2596 = stablehlo.add %2590, %2595 : tensor<4x1024x768xf32>
    %2597 = stablehlo.convert %2596 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2598 = stablehlo.add %2532, %2597 : tensor<4x1024x768xbf16>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2599 = stablehlo.reduce(%2598 init: %cst_547) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2600 = stablehlo.reshape %2599 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2601 = stablehlo.reduce(%2600 init: %cst_548) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2602 = stablehlo.convert %2601 : (tensor<768xbf16>) -> tensor<768xf32>
    %2603 = stablehlo.dot_general %2598, %914, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2604 = stablehlo.transpose %2603, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2605 = stablehlo.dot_general %2598, %915, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2606 = stablehlo.convert %2604 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2607 = stablehlo.reshape %2605 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2608 = stablehlo.transpose %2607, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2609 = stablehlo.dot_general %2608, %891, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2610 = stablehlo.dot_general %2608, %911, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2611 = stablehlo.transpose %2610, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2612 = stablehlo.convert %2609 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2613 = stablehlo.broadcast_in_dim %910, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2614 = stablehlo.multiply %2612, %2613 : tensor<4x12x1024x1024xf32>
    %2615 = stablehlo.multiply %2614, %903 : tensor<4x12x1024x1024xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2616 = stablehlo.reduce(%2615 init: %cst_549) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2617 = stablehlo.reshape %2616 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2618 = stablehlo.negate %2617 : tensor<4x12x1024x1xf32>
    %2619 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2620 = stablehlo.divide %2612, %2619 : tensor<4x12x1024x1024xf32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2621 = stablehlo.reduce(%2618 init: %cst_550) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2622 = stablehlo.broadcast_in_dim %2621, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2623 = stablehlo.add %2620, %2622 : tensor<4x12x1024x1024xf32>
    %2624 = stablehlo.multiply %2623, %903 : tensor<4x12x1024x1024xf32>
    %2625 = call @_where_2(%896#1, %2624) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_551 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2626 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2627 = stablehlo.multiply %2625, %2626 : tensor<4x12x1024x1024xf32>
    %2628 = stablehlo.convert %2627 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2629 = stablehlo.dot_general %2628, %887, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2630 = stablehlo.transpose %2629, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2631 = stablehlo.dot_general %2628, %889, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2632 = stablehlo.transpose %2631, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2633 = stablehlo.broadcast_in_dim %2611, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2634 = stablehlo.pad %2633, %cst_552, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2635 = stablehlo.broadcast_in_dim %2630, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2636 = stablehlo.pad %2635, %cst_553, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2637 = stablehlo.add %2634, %2636 : tensor<4x1024x3x12x64xbf16>
    %2638 = stablehlo.broadcast_in_dim %2632, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2639 = stablehlo.pad %2638, %cst_554, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2640 = stablehlo.add %2637, %2639 : tensor<4x1024x3x12x64xbf16>
    %2641 = stablehlo.reshape %2640 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2642 = stablehlo.reduce(%2641 init: %cst_555) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2643 = stablehlo.reshape %2642 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2644 = stablehlo.reduce(%2643 init: %cst_556) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2645 = stablehlo.convert %2644 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2646 = stablehlo.dot_general %2641, %875, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2647 = stablehlo.transpose %2646, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2648 = stablehlo.dot_general %2641, %879, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2649 = stablehlo.convert %2647 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2650 = stablehlo.convert %2648 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2651 = stablehlo.reduce(%2650 init: %cst_557) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2652 = stablehlo.reshape %2651 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2653 = stablehlo.reduce(%2652 init: %cst_558) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2654 = stablehlo.multiply %868, %2650 : tensor<4x1024x768xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2655 = stablehlo.reduce(%2654 init: %cst_559) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2656 = stablehlo.reshape %2655 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2657 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2658 = stablehlo.multiply %2650, %2657 : tensor<4x1024x768xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2659 = stablehlo.reduce(%2656 init: %cst_560) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2660 = stablehlo.multiply %860, %2658 : tensor<4x1024x768xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2661 = stablehlo.reduce(%2660 init: %cst_561) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2662 = stablehlo.reshape %2661 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2663 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2664 = stablehlo.multiply %2658, %2663 : tensor<4x1024x768xf32>
    %2665 = stablehlo.multiply %2662, %866 : tensor<4x1024x1xf32>
    %2666 = stablehlo.negate %2664 : tensor<4x1024x768xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2667 = stablehlo.reduce(%2666 init: %cst_562) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2668 = stablehlo.reshape %2667 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_563 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2669 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2670 = stablehlo.divide %2665, %2669 : tensor<4x1024x1xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2671 = stablehlo.reduce(%2670 init: %cst_564) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2672 = stablehlo.broadcast_in_dim %2671, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2673 = stablehlo.multiply %2672, %854 : tensor<4x1024x768xf32>
    %2674 = stablehlo.negate %2673 : tensor<4x1024x768xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2675 = stablehlo.reduce(%2674 init: %cst_565) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2676 = stablehlo.reshape %2675 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2677 = stablehlo.add %2664, %2673 : tensor<4x1024x768xf32>
    %2678 = stablehlo.add %2668, %2676 : tensor<4x1024x1xf32>
    %cst_566 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2679 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2680 = stablehlo.divide %2678, %2679 : tensor<4x1024x1xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2681 = stablehlo.reduce(%2680 init: %cst_567) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2682 = stablehlo.broadcast_in_dim %2681, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2683 = stablehlo.add %2677, %2682 : tensor<4x1024x768xf32>
    %2684 = stablehlo.convert %2683 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2685 = stablehlo.add %2598, %2684 : tensor<4x1024x768xbf16>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2686 = stablehlo.reduce(%2685 init: %cst_568) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2687 = stablehlo.reshape %2686 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2688 = stablehlo.reduce(%2687 init: %cst_569) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2689 = stablehlo.convert %2688 : (tensor<768xbf16>) -> tensor<768xf32>
    %2690 = stablehlo.dot_general %2685, %837, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2691 = stablehlo.transpose %2690, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2692 = stablehlo.dot_general %2685, %838, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2693 = stablehlo.convert %2691 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2694 = stablehlo.multiply %819, %2692 : tensor<4x1024x3072xbf16>
    %2695 = stablehlo.multiply %2692, %836 : tensor<4x1024x3072xbf16>
    %cst_570 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2696 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2697 = stablehlo.multiply %2696, %2694 : tensor<4x1024x3072xbf16>
    %2698 = stablehlo.multiply %2697, %832 : tensor<4x1024x3072xbf16>
    %2699 = stablehlo.multiply %2698, %830 : tensor<4x1024x3072xbf16>
    %2700 = stablehlo.add %2698, %2699 : tensor<4x1024x3072xbf16>
    %cst_571 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2701 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2702 = stablehlo.multiply %2701, %2700 : tensor<4x1024x3072xbf16>
    %2703 = stablehlo.add %2695, %2702 : tensor<4x1024x3072xbf16>
    %cst_572 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2704 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2705 = stablehlo.multiply %2704, %2702 : tensor<4x1024x3072xbf16>
    %2706 = stablehlo.multiply %2705, %824 : tensor<4x1024x3072xbf16>
    %2707 = stablehlo.add %2703, %2706 : tensor<4x1024x3072xbf16>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2708 = stablehlo.reduce(%2707 init: %cst_573) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2709 = stablehlo.reshape %2708 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2710 = stablehlo.reduce(%2709 init: %cst_574) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2711 = stablehlo.convert %2710 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2712 = stablehlo.dot_general %2707, %813, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2713 = stablehlo.transpose %2712, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2714 = stablehlo.dot_general %2707, %814, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2715 = stablehlo.convert %2713 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2716 = stablehlo.convert %2714 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2717 = stablehlo.reduce(%2716 init: %cst_575) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2718 = stablehlo.reshape %2717 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2719 = stablehlo.reduce(%2718 init: %cst_576) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2720 = stablehlo.multiply %806, %2716 : tensor<4x1024x768xf32>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2721 = stablehlo.reduce(%2720 init: %cst_577) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2722 = stablehlo.reshape %2721 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2723 = stablehlo.broadcast_in_dim %807, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2724 = stablehlo.multiply %2716, %2723 : tensor<4x1024x768xf32>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2725 = stablehlo.reduce(%2722 init: %cst_578) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2726 = stablehlo.multiply %798, %2724 : tensor<4x1024x768xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2727 = stablehlo.reduce(%2726 init: %cst_579) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2728 = stablehlo.reshape %2727 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2729 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2730 = stablehlo.multiply %2724, %2729 : tensor<4x1024x768xf32>
    %2731 = stablehlo.multiply %2728, %804 : tensor<4x1024x1xf32>
    %2732 = stablehlo.negate %2730 : tensor<4x1024x768xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2733 = stablehlo.reduce(%2732 init: %cst_580) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2734 = stablehlo.reshape %2733 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_581 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2735 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2736 = stablehlo.divide %2731, %2735 : tensor<4x1024x1xf32>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2737 = stablehlo.reduce(%2736 init: %cst_582) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2738 = stablehlo.broadcast_in_dim %2737, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2739 = stablehlo.multiply %2738, %792 : tensor<4x1024x768xf32>
    %2740 = stablehlo.negate %2739 : tensor<4x1024x768xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2741 = stablehlo.reduce(%2740 init: %cst_583) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2742 = stablehlo.reshape %2741 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2743 = stablehlo.add %2730, %2739 : tensor<4x1024x768xf32>
    %2744 = stablehlo.add %2734, %2742 : tensor<4x1024x1xf32>
    %cst_584 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2745 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2746 = stablehlo.divide %2744, %2745 : tensor<4x1024x1xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2747 = stablehlo.reduce(%2746 init: %cst_585) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2748 = stablehlo.broadcast_in_dim %2747, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2749 = stablehlo.add %2743, %2748 : tensor<4x1024x768xf32>
    %2750 = stablehlo.convert %2749 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2751 = stablehlo.add %2685, %2750 : tensor<4x1024x768xbf16>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2752 = stablehlo.reduce(%2751 init: %cst_586) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2753 = stablehlo.reshape %2752 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2754 = stablehlo.reduce(%2753 init: %cst_587) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2755 = stablehlo.convert %2754 : (tensor<768xbf16>) -> tensor<768xf32>
    %2756 = stablehlo.dot_general %2751, %775, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2757 = stablehlo.transpose %2756, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2758 = stablehlo.dot_general %2751, %776, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2759 = stablehlo.convert %2757 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2760 = stablehlo.reshape %2758 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2761 = stablehlo.transpose %2760, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2762 = stablehlo.dot_general %2761, %752, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2763 = stablehlo.dot_general %2761, %772, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2764 = stablehlo.transpose %2763, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2765 = stablehlo.convert %2762 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2766 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2767 = stablehlo.multiply %2765, %2766 : tensor<4x12x1024x1024xf32>
    %2768 = stablehlo.multiply %2767, %764 : tensor<4x12x1024x1024xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2769 = stablehlo.reduce(%2768 init: %cst_588) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2770 = stablehlo.reshape %2769 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2771 = stablehlo.negate %2770 : tensor<4x12x1024x1xf32>
    %2772 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2773 = stablehlo.divide %2765, %2772 : tensor<4x12x1024x1024xf32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2774 = stablehlo.reduce(%2771 init: %cst_589) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2775 = stablehlo.broadcast_in_dim %2774, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2776 = stablehlo.add %2773, %2775 : tensor<4x12x1024x1024xf32>
    %2777 = stablehlo.multiply %2776, %764 : tensor<4x12x1024x1024xf32>
    %2778 = call @_where_2(%757#1, %2777) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_590 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2779 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2780 = stablehlo.multiply %2778, %2779 : tensor<4x12x1024x1024xf32>
    %2781 = stablehlo.convert %2780 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2782 = stablehlo.dot_general %2781, %748, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2783 = stablehlo.transpose %2782, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2784 = stablehlo.dot_general %2781, %750, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2785 = stablehlo.transpose %2784, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2786 = stablehlo.broadcast_in_dim %2764, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2787 = stablehlo.pad %2786, %cst_591, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2788 = stablehlo.broadcast_in_dim %2783, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_592 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2789 = stablehlo.pad %2788, %cst_592, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2790 = stablehlo.add %2787, %2789 : tensor<4x1024x3x12x64xbf16>
    %2791 = stablehlo.broadcast_in_dim %2785, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2792 = stablehlo.pad %2791, %cst_593, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2793 = stablehlo.add %2790, %2792 : tensor<4x1024x3x12x64xbf16>
    %2794 = stablehlo.reshape %2793 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_594 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2795 = stablehlo.reduce(%2794 init: %cst_594) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2796 = stablehlo.reshape %2795 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2797 = stablehlo.reduce(%2796 init: %cst_595) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2798 = stablehlo.convert %2797 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2799 = stablehlo.dot_general %2794, %736, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2800 = stablehlo.transpose %2799, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2801 = stablehlo.dot_general %2794, %740, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2802 = stablehlo.convert %2800 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2803 = stablehlo.convert %2801 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2804 = stablehlo.reduce(%2803 init: %cst_596) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2805 = stablehlo.reshape %2804 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_597 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2806 = stablehlo.reduce(%2805 init: %cst_597) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2807 = stablehlo.multiply %729, %2803 : tensor<4x1024x768xf32>
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2808 = stablehlo.reduce(%2807 init: %cst_598) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2809 = stablehlo.reshape %2808 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2810 = stablehlo.broadcast_in_dim %730, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2811 = stablehlo.multiply %2803, %2810 : tensor<4x1024x768xf32>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2812 = stablehlo.reduce(%2809 init: %cst_599) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2813 = stablehlo.multiply %721, %2811 : tensor<4x1024x768xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2814 = stablehlo.reduce(%2813 init: %cst_600) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2815 = stablehlo.reshape %2814 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2816 = stablehlo.broadcast_in_dim %724, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2817 = stablehlo.multiply %2811, %2816 : tensor<4x1024x768xf32>
    %2818 = stablehlo.multiply %2815, %727 : tensor<4x1024x1xf32>
    %2819 = stablehlo.negate %2817 : tensor<4x1024x768xf32>
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2820 = stablehlo.reduce(%2819 init: %cst_601) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2821 = stablehlo.reshape %2820 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_602 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2822 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2823 = stablehlo.divide %2818, %2822 : tensor<4x1024x1xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2824 = stablehlo.reduce(%2823 init: %cst_603) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2825 = stablehlo.broadcast_in_dim %2824, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2826 = stablehlo.multiply %2825, %715 : tensor<4x1024x768xf32>
    %2827 = stablehlo.negate %2826 : tensor<4x1024x768xf32>
    %cst_604 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2828 = stablehlo.reduce(%2827 init: %cst_604) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2829 = stablehlo.reshape %2828 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2830 = stablehlo.add %2817, %2826 : tensor<4x1024x768xf32>
    %2831 = stablehlo.add %2821, %2829 : tensor<4x1024x1xf32>
    %cst_605 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2832 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2833 = stablehlo.divide %2831, %2832 : tensor<4x1024x1xf32>
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2834 = stablehlo.reduce(%2833 init: %cst_606) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2835 = stablehlo.broadcast_in_dim %2834, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2836 = stablehlo.add %2830, %2835 : tensor<4x1024x768xf32>
    %2837 = stablehlo.convert %2836 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2838 = stablehlo.add %2751, %2837 : tensor<4x1024x768xbf16>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2839 = stablehlo.reduce(%2838 init: %cst_607) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2840 = stablehlo.reshape %2839 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2841 = stablehlo.reduce(%2840 init: %cst_608) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2842 = stablehlo.convert %2841 : (tensor<768xbf16>) -> tensor<768xf32>
    %2843 = stablehlo.dot_general %2838, %698, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2844 = stablehlo.transpose %2843, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2845 = stablehlo.dot_general %2838, %699, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2846 = stablehlo.convert %2844 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %2847 = stablehlo.multiply %680, %2845 : tensor<4x1024x3072xbf16>
    %2848 = stablehlo.multiply %2845, %697 : tensor<4x1024x3072xbf16>
    %cst_609 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2849 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2850 = stablehlo.multiply %2849, %2847 : tensor<4x1024x3072xbf16>
    %2851 = stablehlo.multiply %2850, %693 : tensor<4x1024x3072xbf16>
    %2852 = stablehlo.multiply %2851, %691 : tensor<4x1024x3072xbf16>
    %2853 = stablehlo.add %2851, %2852 : tensor<4x1024x3072xbf16>
    %cst_610 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %2854 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2855 = stablehlo.multiply %2854, %2853 : tensor<4x1024x3072xbf16>
    %2856 = stablehlo.add %2848, %2855 : tensor<4x1024x3072xbf16>
    %cst_611 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2857 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %2858 = stablehlo.multiply %2857, %2855 : tensor<4x1024x3072xbf16>
    %2859 = stablehlo.multiply %2858, %685 : tensor<4x1024x3072xbf16>
    %2860 = stablehlo.add %2856, %2859 : tensor<4x1024x3072xbf16>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2861 = stablehlo.reduce(%2860 init: %cst_612) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2862 = stablehlo.reshape %2861 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_613 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2863 = stablehlo.reduce(%2862 init: %cst_613) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %2864 = stablehlo.convert %2863 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %2865 = stablehlo.dot_general %2860, %674, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %2866 = stablehlo.transpose %2865, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %2867 = stablehlo.dot_general %2860, %675, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %2868 = stablehlo.convert %2866 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %2869 = stablehlo.convert %2867 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2870 = stablehlo.reduce(%2869 init: %cst_614) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2871 = stablehlo.reshape %2870 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2872 = stablehlo.reduce(%2871 init: %cst_615) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2873 = stablehlo.multiply %667, %2869 : tensor<4x1024x768xf32>
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2874 = stablehlo.reduce(%2873 init: %cst_616) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2875 = stablehlo.reshape %2874 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2876 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2877 = stablehlo.multiply %2869, %2876 : tensor<4x1024x768xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2878 = stablehlo.reduce(%2875 init: %cst_617) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2879 = stablehlo.multiply %659, %2877 : tensor<4x1024x768xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2880 = stablehlo.reduce(%2879 init: %cst_618) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2881 = stablehlo.reshape %2880 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2882 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2883 = stablehlo.multiply %2877, %2882 : tensor<4x1024x768xf32>
    %2884 = stablehlo.multiply %2881, %665 : tensor<4x1024x1xf32>
    %2885 = stablehlo.negate %2883 : tensor<4x1024x768xf32>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2886 = stablehlo.reduce(%2885 init: %cst_619) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2887 = stablehlo.reshape %2886 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_620 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2888 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2889 = stablehlo.divide %2884, %2888 : tensor<4x1024x1xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2890 = stablehlo.reduce(%2889 init: %cst_621) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2891 = stablehlo.broadcast_in_dim %2890, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2892 = stablehlo.multiply %2891, %653 : tensor<4x1024x768xf32>
    %2893 = stablehlo.negate %2892 : tensor<4x1024x768xf32>
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2894 = stablehlo.reduce(%2893 init: %cst_622) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2895 = stablehlo.reshape %2894 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2896 = stablehlo.add %2883, %2892 : tensor<4x1024x768xf32>
    %2897 = stablehlo.add %2887, %2895 : tensor<4x1024x1xf32>
    %cst_623 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2898 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2899 = stablehlo.divide %2897, %2898 : tensor<4x1024x1xf32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2900 = stablehlo.reduce(%2899 init: %cst_624) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2901 = stablehlo.broadcast_in_dim %2900, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2902 = stablehlo.add %2896, %2901 : tensor<4x1024x768xf32>
    %2903 = stablehlo.convert %2902 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2904 = stablehlo.add %2838, %2903 : tensor<4x1024x768xbf16>
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2905 = stablehlo.reduce(%2904 init: %cst_625) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2906 = stablehlo.reshape %2905 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2907 = stablehlo.reduce(%2906 init: %cst_626) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2908 = stablehlo.convert %2907 : (tensor<768xbf16>) -> tensor<768xf32>
    %2909 = stablehlo.dot_general %2904, %636, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %2910 = stablehlo.transpose %2909, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %2911 = stablehlo.dot_general %2904, %637, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %2912 = stablehlo.convert %2910 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %2913 = stablehlo.reshape %2911 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %2914 = stablehlo.transpose %2913, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %2915 = stablehlo.dot_general %2914, %613, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %2916 = stablehlo.dot_general %2914, %633, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %2917 = stablehlo.transpose %2916, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %2918 = stablehlo.convert %2915 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %2919 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2920 = stablehlo.multiply %2918, %2919 : tensor<4x12x1024x1024xf32>
    %2921 = stablehlo.multiply %2920, %625 : tensor<4x12x1024x1024xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2922 = stablehlo.reduce(%2921 init: %cst_627) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2923 = stablehlo.reshape %2922 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %2924 = stablehlo.negate %2923 : tensor<4x12x1024x1xf32>
    %2925 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %2926 = stablehlo.divide %2918, %2925 : tensor<4x12x1024x1024xf32>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2927 = stablehlo.reduce(%2924 init: %cst_628) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %2928 = stablehlo.broadcast_in_dim %2927, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %2929 = stablehlo.add %2926, %2928 : tensor<4x12x1024x1024xf32>
    %2930 = stablehlo.multiply %2929, %625 : tensor<4x12x1024x1024xf32>
    %2931 = call @_where_2(%618#1, %2930) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_629 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2932 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %2933 = stablehlo.multiply %2931, %2932 : tensor<4x12x1024x1024xf32>
    %2934 = stablehlo.convert %2933 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %2935 = stablehlo.dot_general %2934, %609, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2936 = stablehlo.transpose %2935, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2937 = stablehlo.dot_general %2934, %611, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %2938 = stablehlo.transpose %2937, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %2939 = stablehlo.broadcast_in_dim %2917, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_630 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2940 = stablehlo.pad %2939, %cst_630, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2941 = stablehlo.broadcast_in_dim %2936, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2942 = stablehlo.pad %2941, %cst_631, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2943 = stablehlo.add %2940, %2942 : tensor<4x1024x3x12x64xbf16>
    %2944 = stablehlo.broadcast_in_dim %2938, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2945 = stablehlo.pad %2944, %cst_632, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %2946 = stablehlo.add %2943, %2945 : tensor<4x1024x3x12x64xbf16>
    %2947 = stablehlo.reshape %2946 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2948 = stablehlo.reduce(%2947 init: %cst_633) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2949 = stablehlo.reshape %2948 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2950 = stablehlo.reduce(%2949 init: %cst_634) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %2951 = stablehlo.convert %2950 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %2952 = stablehlo.dot_general %2947, %597, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %2953 = stablehlo.transpose %2952, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %2954 = stablehlo.dot_general %2947, %601, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %2955 = stablehlo.convert %2953 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %2956 = stablehlo.convert %2954 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2957 = stablehlo.reduce(%2956 init: %cst_635) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2958 = stablehlo.reshape %2957 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2959 = stablehlo.reduce(%2958 init: %cst_636) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2960 = stablehlo.multiply %590, %2956 : tensor<4x1024x768xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2961 = stablehlo.reduce(%2960 init: %cst_637) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2962 = stablehlo.reshape %2961 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2963 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %2964 = stablehlo.multiply %2956, %2963 : tensor<4x1024x768xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2965 = stablehlo.reduce(%2962 init: %cst_638) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2966 = stablehlo.multiply %582, %2964 : tensor<4x1024x768xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.reduce(%2966 init: %cst_639) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2968 = stablehlo.reshape %2967 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2969 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %2970 = stablehlo.multiply %2964, %2969 : tensor<4x1024x768xf32>
    %2971 = stablehlo.multiply %2968, %588 : tensor<4x1024x1xf32>
    %2972 = stablehlo.negate %2970 : tensor<4x1024x768xf32>
    %cst_640 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.reduce(%2972 init: %cst_640) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2974 = stablehlo.reshape %2973 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_641 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2975 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2976 = stablehlo.divide %2971, %2975 : tensor<4x1024x1xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2977 = stablehlo.reduce(%2976 init: %cst_642) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2978 = stablehlo.broadcast_in_dim %2977, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2979 = stablehlo.multiply %2978, %576 : tensor<4x1024x768xf32>
    %2980 = stablehlo.negate %2979 : tensor<4x1024x768xf32>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2981 = stablehlo.reduce(%2980 init: %cst_643) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2982 = stablehlo.reshape %2981 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %2983 = stablehlo.add %2970, %2979 : tensor<4x1024x768xf32>
    %2984 = stablehlo.add %2974, %2982 : tensor<4x1024x1xf32>
    %cst_644 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2985 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %2986 = stablehlo.divide %2984, %2985 : tensor<4x1024x1xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2987 = stablehlo.reduce(%2986 init: %cst_645) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %2988 = stablehlo.broadcast_in_dim %2987, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %2989 = stablehlo.add %2983, %2988 : tensor<4x1024x768xf32>
    %2990 = stablehlo.convert %2989 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %2991 = stablehlo.add %2904, %2990 : tensor<4x1024x768xbf16>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2992 = stablehlo.reduce(%2991 init: %cst_646) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2993 = stablehlo.reshape %2992 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2994 = stablehlo.reduce(%2993 init: %cst_647) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %2995 = stablehlo.convert %2994 : (tensor<768xbf16>) -> tensor<768xf32>
    %2996 = stablehlo.dot_general %2991, %559, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %2997 = stablehlo.transpose %2996, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %2998 = stablehlo.dot_general %2991, %560, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %2999 = stablehlo.convert %2997 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3000 = stablehlo.multiply %541, %2998 : tensor<4x1024x3072xbf16>
    %3001 = stablehlo.multiply %2998, %558 : tensor<4x1024x3072xbf16>
    %cst_648 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3002 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3003 = stablehlo.multiply %3002, %3000 : tensor<4x1024x3072xbf16>
    %3004 = stablehlo.multiply %3003, %554 : tensor<4x1024x3072xbf16>
    %3005 = stablehlo.multiply %3004, %552 : tensor<4x1024x3072xbf16>
    %3006 = stablehlo.add %3004, %3005 : tensor<4x1024x3072xbf16>
    %cst_649 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3007 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3008 = stablehlo.multiply %3007, %3006 : tensor<4x1024x3072xbf16>
    %3009 = stablehlo.add %3001, %3008 : tensor<4x1024x3072xbf16>
    %cst_650 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3010 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3011 = stablehlo.multiply %3010, %3008 : tensor<4x1024x3072xbf16>
    %3012 = stablehlo.multiply %3011, %546 : tensor<4x1024x3072xbf16>
    %3013 = stablehlo.add %3009, %3012 : tensor<4x1024x3072xbf16>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3014 = stablehlo.reduce(%3013 init: %cst_651) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3015 = stablehlo.reshape %3014 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3016 = stablehlo.reduce(%3015 init: %cst_652) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3017 = stablehlo.convert %3016 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3018 = stablehlo.dot_general %3013, %535, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3019 = stablehlo.transpose %3018, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3020 = stablehlo.dot_general %3013, %536, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3021 = stablehlo.convert %3019 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3022 = stablehlo.convert %3020 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_653 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3023 = stablehlo.reduce(%3022 init: %cst_653) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3024 = stablehlo.reshape %3023 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3025 = stablehlo.reduce(%3024 init: %cst_654) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3026 = stablehlo.multiply %528, %3022 : tensor<4x1024x768xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3027 = stablehlo.reduce(%3026 init: %cst_655) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3028 = stablehlo.reshape %3027 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3029 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3030 = stablehlo.multiply %3022, %3029 : tensor<4x1024x768xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3031 = stablehlo.reduce(%3028 init: %cst_656) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3032 = stablehlo.multiply %520, %3030 : tensor<4x1024x768xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.reduce(%3032 init: %cst_657) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3034 = stablehlo.reshape %3033 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3035 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3036 = stablehlo.multiply %3030, %3035 : tensor<4x1024x768xf32>
    %3037 = stablehlo.multiply %3034, %526 : tensor<4x1024x1xf32>
    %3038 = stablehlo.negate %3036 : tensor<4x1024x768xf32>
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3039 = stablehlo.reduce(%3038 init: %cst_658) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3040 = stablehlo.reshape %3039 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_659 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3041 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3042 = stablehlo.divide %3037, %3041 : tensor<4x1024x1xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3043 = stablehlo.reduce(%3042 init: %cst_660) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3044 = stablehlo.broadcast_in_dim %3043, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3045 = stablehlo.multiply %3044, %514 : tensor<4x1024x768xf32>
    %3046 = stablehlo.negate %3045 : tensor<4x1024x768xf32>
    %cst_661 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3047 = stablehlo.reduce(%3046 init: %cst_661) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3048 = stablehlo.reshape %3047 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3049 = stablehlo.add %3036, %3045 : tensor<4x1024x768xf32>
    %3050 = stablehlo.add %3040, %3048 : tensor<4x1024x1xf32>
    %cst_662 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3051 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3052 = stablehlo.divide %3050, %3051 : tensor<4x1024x1xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3053 = stablehlo.reduce(%3052 init: %cst_663) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3054 = stablehlo.broadcast_in_dim %3053, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3055 = stablehlo.add %3049, %3054 : tensor<4x1024x768xf32>
    %3056 = stablehlo.convert %3055 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3057 = stablehlo.add %2991, %3056 : tensor<4x1024x768xbf16>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3058 = stablehlo.reduce(%3057 init: %cst_664) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3059 = stablehlo.reshape %3058 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3060 = stablehlo.reduce(%3059 init: %cst_665) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3061 = stablehlo.convert %3060 : (tensor<768xbf16>) -> tensor<768xf32>
    %3062 = stablehlo.dot_general %3057, %497, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3063 = stablehlo.transpose %3062, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3064 = stablehlo.dot_general %3057, %498, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3065 = stablehlo.convert %3063 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3066 = stablehlo.reshape %3064 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3067 = stablehlo.transpose %3066, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3068 = stablehlo.dot_general %3067, %474, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3069 = stablehlo.dot_general %3067, %494, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3070 = stablehlo.transpose %3069, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3071 = stablehlo.convert %3068 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3072 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3073 = stablehlo.multiply %3071, %3072 : tensor<4x12x1024x1024xf32>
    %3074 = stablehlo.multiply %3073, %486 : tensor<4x12x1024x1024xf32>
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3075 = stablehlo.reduce(%3074 init: %cst_666) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3076 = stablehlo.reshape %3075 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3077 = stablehlo.negate %3076 : tensor<4x12x1024x1xf32>
    %3078 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3079 = stablehlo.divide %3071, %3078 : tensor<4x12x1024x1024xf32>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3080 = stablehlo.reduce(%3077 init: %cst_667) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3081 = stablehlo.broadcast_in_dim %3080, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3082 = stablehlo.add %3079, %3081 : tensor<4x12x1024x1024xf32>
    %3083 = stablehlo.multiply %3082, %486 : tensor<4x12x1024x1024xf32>
    %3084 = call @_where_2(%479#1, %3083) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_668 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3085 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3086 = stablehlo.multiply %3084, %3085 : tensor<4x12x1024x1024xf32>
    %3087 = stablehlo.convert %3086 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3088 = stablehlo.dot_general %3087, %470, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3089 = stablehlo.transpose %3088, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3090 = stablehlo.dot_general %3087, %472, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3091 = stablehlo.transpose %3090, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3092 = stablehlo.broadcast_in_dim %3070, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3093 = stablehlo.pad %3092, %cst_669, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3094 = stablehlo.broadcast_in_dim %3089, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3095 = stablehlo.pad %3094, %cst_670, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3096 = stablehlo.add %3093, %3095 : tensor<4x1024x3x12x64xbf16>
    %3097 = stablehlo.broadcast_in_dim %3091, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3098 = stablehlo.pad %3097, %cst_671, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3099 = stablehlo.add %3096, %3098 : tensor<4x1024x3x12x64xbf16>
    %3100 = stablehlo.reshape %3099 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3101 = stablehlo.reduce(%3100 init: %cst_672) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3102 = stablehlo.reshape %3101 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3103 = stablehlo.reduce(%3102 init: %cst_673) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3104 = stablehlo.convert %3103 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3105 = stablehlo.dot_general %3100, %458, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3106 = stablehlo.transpose %3105, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3107 = stablehlo.dot_general %3100, %462, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3108 = stablehlo.convert %3106 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3109 = stablehlo.convert %3107 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3110 = stablehlo.reduce(%3109 init: %cst_674) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3111 = stablehlo.reshape %3110 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3112 = stablehlo.reduce(%3111 init: %cst_675) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3113 = stablehlo.multiply %451, %3109 : tensor<4x1024x768xf32>
    %cst_676 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3114 = stablehlo.reduce(%3113 init: %cst_676) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3115 = stablehlo.reshape %3114 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3116 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3117 = stablehlo.multiply %3109, %3116 : tensor<4x1024x768xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3118 = stablehlo.reduce(%3115 init: %cst_677) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3119 = stablehlo.multiply %443, %3117 : tensor<4x1024x768xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3120 = stablehlo.reduce(%3119 init: %cst_678) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3121 = stablehlo.reshape %3120 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3122 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3123 = stablehlo.multiply %3117, %3122 : tensor<4x1024x768xf32>
    %3124 = stablehlo.multiply %3121, %449 : tensor<4x1024x1xf32>
    %3125 = stablehlo.negate %3123 : tensor<4x1024x768xf32>
    %cst_679 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3126 = stablehlo.reduce(%3125 init: %cst_679) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3127 = stablehlo.reshape %3126 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_680 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3128 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3129 = stablehlo.divide %3124, %3128 : tensor<4x1024x1xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3130 = stablehlo.reduce(%3129 init: %cst_681) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3131 = stablehlo.broadcast_in_dim %3130, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3132 = stablehlo.multiply %3131, %437 : tensor<4x1024x768xf32>
    %3133 = stablehlo.negate %3132 : tensor<4x1024x768xf32>
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3134 = stablehlo.reduce(%3133 init: %cst_682) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3135 = stablehlo.reshape %3134 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3136 = stablehlo.add %3123, %3132 : tensor<4x1024x768xf32>
    %3137 = stablehlo.add %3127, %3135 : tensor<4x1024x1xf32>
    %cst_683 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3138 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3139 = stablehlo.divide %3137, %3138 : tensor<4x1024x1xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3140 = stablehlo.reduce(%3139 init: %cst_684) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3141 = stablehlo.broadcast_in_dim %3140, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3142 = stablehlo.add %3136, %3141 : tensor<4x1024x768xf32>
    %3143 = stablehlo.convert %3142 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3144 = stablehlo.add %3057, %3143 : tensor<4x1024x768xbf16>
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3145 = stablehlo.reduce(%3144 init: %cst_685) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3146 = stablehlo.reshape %3145 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3147 = stablehlo.reduce(%3146 init: %cst_686) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3148 = stablehlo.convert %3147 : (tensor<768xbf16>) -> tensor<768xf32>
    %3149 = stablehlo.dot_general %3144, %420, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3150 = stablehlo.transpose %3149, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3151 = stablehlo.dot_general %3144, %421, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3152 = stablehlo.convert %3150 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3153 = stablehlo.multiply %402, %3151 : tensor<4x1024x3072xbf16>
    %3154 = stablehlo.multiply %3151, %419 : tensor<4x1024x3072xbf16>
    %cst_687 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3155 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3156 = stablehlo.multiply %3155, %3153 : tensor<4x1024x3072xbf16>
    %3157 = stablehlo.multiply %3156, %415 : tensor<4x1024x3072xbf16>
    %3158 = stablehlo.multiply %3157, %413 : tensor<4x1024x3072xbf16>
    %3159 = stablehlo.add %3157, %3158 : tensor<4x1024x3072xbf16>
    %cst_688 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3160 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3161 = stablehlo.multiply %3160, %3159 : tensor<4x1024x3072xbf16>
    %3162 = stablehlo.add %3154, %3161 : tensor<4x1024x3072xbf16>
    %cst_689 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3163 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3164 = stablehlo.multiply %3163, %3161 : tensor<4x1024x3072xbf16>
    %3165 = stablehlo.multiply %3164, %407 : tensor<4x1024x3072xbf16>
    %3166 = stablehlo.add %3162, %3165 : tensor<4x1024x3072xbf16>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3167 = stablehlo.reduce(%3166 init: %cst_690) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3168 = stablehlo.reshape %3167 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3169 = stablehlo.reduce(%3168 init: %cst_691) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3170 = stablehlo.convert %3169 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3171 = stablehlo.dot_general %3166, %396, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3172 = stablehlo.transpose %3171, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3173 = stablehlo.dot_general %3166, %397, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3174 = stablehlo.convert %3172 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3175 = stablehlo.convert %3173 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3176 = stablehlo.reduce(%3175 init: %cst_692) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3177 = stablehlo.reshape %3176 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3178 = stablehlo.reduce(%3177 init: %cst_693) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3179 = stablehlo.multiply %389, %3175 : tensor<4x1024x768xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3180 = stablehlo.reduce(%3179 init: %cst_694) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3181 = stablehlo.reshape %3180 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3182 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3183 = stablehlo.multiply %3175, %3182 : tensor<4x1024x768xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3184 = stablehlo.reduce(%3181 init: %cst_695) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3185 = stablehlo.multiply %381, %3183 : tensor<4x1024x768xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3186 = stablehlo.reduce(%3185 init: %cst_696) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3187 = stablehlo.reshape %3186 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3188 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3189 = stablehlo.multiply %3183, %3188 : tensor<4x1024x768xf32>
    %3190 = stablehlo.multiply %3187, %387 : tensor<4x1024x1xf32>
    %3191 = stablehlo.negate %3189 : tensor<4x1024x768xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3192 = stablehlo.reduce(%3191 init: %cst_697) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3193 = stablehlo.reshape %3192 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_698 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3194 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3195 = stablehlo.divide %3190, %3194 : tensor<4x1024x1xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3196 = stablehlo.reduce(%3195 init: %cst_699) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3197 = stablehlo.broadcast_in_dim %3196, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3198 = stablehlo.multiply %3197, %375 : tensor<4x1024x768xf32>
    %3199 = stablehlo.negate %3198 : tensor<4x1024x768xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.reduce(%3199 init: %cst_700) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3201 = stablehlo.reshape %3200 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3202 = stablehlo.add %3189, %3198 : tensor<4x1024x768xf32>
    %3203 = stablehlo.add %3193, %3201 : tensor<4x1024x1xf32>
    %cst_701 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3204 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3205 = stablehlo.divide %3203, %3204 : tensor<4x1024x1xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3206 = stablehlo.reduce(%3205 init: %cst_702) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3207 = stablehlo.broadcast_in_dim %3206, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3208 = stablehlo.add %3202, %3207 : tensor<4x1024x768xf32>
    %3209 = stablehlo.convert %3208 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3210 = stablehlo.add %3144, %3209 : tensor<4x1024x768xbf16>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3211 = stablehlo.reduce(%3210 init: %cst_703) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3212 = stablehlo.reshape %3211 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3213 = stablehlo.reduce(%3212 init: %cst_704) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3214 = stablehlo.convert %3213 : (tensor<768xbf16>) -> tensor<768xf32>
    %3215 = stablehlo.dot_general %3210, %358, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3216 = stablehlo.transpose %3215, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3217 = stablehlo.dot_general %3210, %359, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3218 = stablehlo.convert %3216 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3219 = stablehlo.reshape %3217 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3220 = stablehlo.transpose %3219, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3221 = stablehlo.dot_general %3220, %335, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3222 = stablehlo.dot_general %3220, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3223 = stablehlo.transpose %3222, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3224 = stablehlo.convert %3221 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3225 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3226 = stablehlo.multiply %3224, %3225 : tensor<4x12x1024x1024xf32>
    %3227 = stablehlo.multiply %3226, %347 : tensor<4x12x1024x1024xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3228 = stablehlo.reduce(%3227 init: %cst_705) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3229 = stablehlo.reshape %3228 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3230 = stablehlo.negate %3229 : tensor<4x12x1024x1xf32>
    %3231 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3232 = stablehlo.divide %3224, %3231 : tensor<4x12x1024x1024xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3233 = stablehlo.reduce(%3230 init: %cst_706) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3234 = stablehlo.broadcast_in_dim %3233, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3235 = stablehlo.add %3232, %3234 : tensor<4x12x1024x1024xf32>
    %3236 = stablehlo.multiply %3235, %347 : tensor<4x12x1024x1024xf32>
    %3237 = call @_where_2(%340#1, %3236) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_707 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3238 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3239 = stablehlo.multiply %3237, %3238 : tensor<4x12x1024x1024xf32>
    %3240 = stablehlo.convert %3239 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3241 = stablehlo.dot_general %3240, %331, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3242 = stablehlo.transpose %3241, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3243 = stablehlo.dot_general %3240, %333, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3244 = stablehlo.transpose %3243, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3245 = stablehlo.broadcast_in_dim %3223, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3246 = stablehlo.pad %3245, %cst_708, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3247 = stablehlo.broadcast_in_dim %3242, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_709 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3248 = stablehlo.pad %3247, %cst_709, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3249 = stablehlo.add %3246, %3248 : tensor<4x1024x3x12x64xbf16>
    %3250 = stablehlo.broadcast_in_dim %3244, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3251 = stablehlo.pad %3250, %cst_710, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3252 = stablehlo.add %3249, %3251 : tensor<4x1024x3x12x64xbf16>
    %3253 = stablehlo.reshape %3252 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3254 = stablehlo.reduce(%3253 init: %cst_711) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3255 = stablehlo.reshape %3254 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3256 = stablehlo.reduce(%3255 init: %cst_712) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3257 = stablehlo.convert %3256 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3258 = stablehlo.dot_general %3253, %319, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3259 = stablehlo.transpose %3258, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3260 = stablehlo.dot_general %3253, %323, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3261 = stablehlo.convert %3259 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3262 = stablehlo.convert %3260 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3263 = stablehlo.reduce(%3262 init: %cst_713) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3264 = stablehlo.reshape %3263 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3265 = stablehlo.reduce(%3264 init: %cst_714) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3266 = stablehlo.multiply %312, %3262 : tensor<4x1024x768xf32>
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3267 = stablehlo.reduce(%3266 init: %cst_715) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3268 = stablehlo.reshape %3267 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3269 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3270 = stablehlo.multiply %3262, %3269 : tensor<4x1024x768xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3271 = stablehlo.reduce(%3268 init: %cst_716) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3272 = stablehlo.multiply %304, %3270 : tensor<4x1024x768xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3273 = stablehlo.reduce(%3272 init: %cst_717) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3274 = stablehlo.reshape %3273 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3275 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3276 = stablehlo.multiply %3270, %3275 : tensor<4x1024x768xf32>
    %3277 = stablehlo.multiply %3274, %310 : tensor<4x1024x1xf32>
    %3278 = stablehlo.negate %3276 : tensor<4x1024x768xf32>
    %cst_718 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3279 = stablehlo.reduce(%3278 init: %cst_718) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3280 = stablehlo.reshape %3279 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_719 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3281 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3282 = stablehlo.divide %3277, %3281 : tensor<4x1024x1xf32>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3283 = stablehlo.reduce(%3282 init: %cst_720) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3284 = stablehlo.broadcast_in_dim %3283, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3285 = stablehlo.multiply %3284, %298 : tensor<4x1024x768xf32>
    %3286 = stablehlo.negate %3285 : tensor<4x1024x768xf32>
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3287 = stablehlo.reduce(%3286 init: %cst_721) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3288 = stablehlo.reshape %3287 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3289 = stablehlo.add %3276, %3285 : tensor<4x1024x768xf32>
    %3290 = stablehlo.add %3280, %3288 : tensor<4x1024x1xf32>
    %cst_722 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3291 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3292 = stablehlo.divide %3290, %3291 : tensor<4x1024x1xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3293 = stablehlo.reduce(%3292 init: %cst_723) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3294 = stablehlo.broadcast_in_dim %3293, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3295 = stablehlo.add %3289, %3294 : tensor<4x1024x768xf32>
    %3296 = stablehlo.convert %3295 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3297 = stablehlo.add %3210, %3296 : tensor<4x1024x768xbf16>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3298 = stablehlo.reduce(%3297 init: %cst_724) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3299 = stablehlo.reshape %3298 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3300 = stablehlo.reduce(%3299 init: %cst_725) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3301 = stablehlo.convert %3300 : (tensor<768xbf16>) -> tensor<768xf32>
    %3302 = stablehlo.dot_general %3297, %281, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3303 = stablehlo.transpose %3302, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3304 = stablehlo.dot_general %3297, %282, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3305 = stablehlo.convert %3303 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3306 = stablehlo.multiply %263, %3304 : tensor<4x1024x3072xbf16>
    %3307 = stablehlo.multiply %3304, %280 : tensor<4x1024x3072xbf16>
    %cst_726 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3308 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3309 = stablehlo.multiply %3308, %3306 : tensor<4x1024x3072xbf16>
    %3310 = stablehlo.multiply %3309, %276 : tensor<4x1024x3072xbf16>
    %3311 = stablehlo.multiply %3310, %274 : tensor<4x1024x3072xbf16>
    %3312 = stablehlo.add %3310, %3311 : tensor<4x1024x3072xbf16>
    %cst_727 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3313 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3314 = stablehlo.multiply %3313, %3312 : tensor<4x1024x3072xbf16>
    %3315 = stablehlo.add %3307, %3314 : tensor<4x1024x3072xbf16>
    %cst_728 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3316 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3317 = stablehlo.multiply %3316, %3314 : tensor<4x1024x3072xbf16>
    %3318 = stablehlo.multiply %3317, %268 : tensor<4x1024x3072xbf16>
    %3319 = stablehlo.add %3315, %3318 : tensor<4x1024x3072xbf16>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3320 = stablehlo.reduce(%3319 init: %cst_729) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3321 = stablehlo.reshape %3320 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3322 = stablehlo.reduce(%3321 init: %cst_730) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3323 = stablehlo.convert %3322 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3324 = stablehlo.dot_general %3319, %257, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3325 = stablehlo.transpose %3324, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3326 = stablehlo.dot_general %3319, %258, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3327 = stablehlo.convert %3325 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3328 = stablehlo.convert %3326 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3329 = stablehlo.reduce(%3328 init: %cst_731) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3330 = stablehlo.reshape %3329 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3331 = stablehlo.reduce(%3330 init: %cst_732) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3332 = stablehlo.multiply %250, %3328 : tensor<4x1024x768xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3333 = stablehlo.reduce(%3332 init: %cst_733) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3334 = stablehlo.reshape %3333 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3335 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3336 = stablehlo.multiply %3328, %3335 : tensor<4x1024x768xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3337 = stablehlo.reduce(%3334 init: %cst_734) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3338 = stablehlo.multiply %242, %3336 : tensor<4x1024x768xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3339 = stablehlo.reduce(%3338 init: %cst_735) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3340 = stablehlo.reshape %3339 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3341 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3342 = stablehlo.multiply %3336, %3341 : tensor<4x1024x768xf32>
    %3343 = stablehlo.multiply %3340, %248 : tensor<4x1024x1xf32>
    %3344 = stablehlo.negate %3342 : tensor<4x1024x768xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3345 = stablehlo.reduce(%3344 init: %cst_736) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3346 = stablehlo.reshape %3345 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_737 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3347 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3348 = stablehlo.divide %3343, %3347 : tensor<4x1024x1xf32>
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3349 = stablehlo.reduce(%3348 init: %cst_738) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3350 = stablehlo.broadcast_in_dim %3349, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3351 = stablehlo.multiply %3350, %236 : tensor<4x1024x768xf32>
    %3352 = stablehlo.negate %3351 : tensor<4x1024x768xf32>
    %cst_739 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3353 = stablehlo.reduce(%3352 init: %cst_739) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3354 = stablehlo.reshape %3353 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3355 = stablehlo.add %3342, %3351 : tensor<4x1024x768xf32>
    %3356 = stablehlo.add %3346, %3354 : tensor<4x1024x1xf32>
    %cst_740 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3357 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3358 = stablehlo.divide %3356, %3357 : tensor<4x1024x1xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3359 = stablehlo.reduce(%3358 init: %cst_741) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3360 = stablehlo.broadcast_in_dim %3359, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3361 = stablehlo.add %3355, %3360 : tensor<4x1024x768xf32>
    %3362 = stablehlo.convert %3361 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3363 = stablehlo.add %3297, %3362 : tensor<4x1024x768xbf16>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3364 = stablehlo.reduce(%3363 init: %cst_742) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3365 = stablehlo.reshape %3364 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3366 = stablehlo.reduce(%3365 init: %cst_743) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3367 = stablehlo.convert %3366 : (tensor<768xbf16>) -> tensor<768xf32>
    %3368 = stablehlo.dot_general %3363, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3369 = stablehlo.transpose %3368, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3370 = stablehlo.dot_general %3363, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3371 = stablehlo.convert %3369 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3372 = stablehlo.reshape %3370 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3373 = stablehlo.transpose %3372, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3374 = stablehlo.dot_general %3373, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3375 = stablehlo.dot_general %3373, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3376 = stablehlo.transpose %3375, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3377 = stablehlo.convert %3374 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3378 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3379 = stablehlo.multiply %3377, %3378 : tensor<4x12x1024x1024xf32>
    %3380 = stablehlo.multiply %3379, %208 : tensor<4x12x1024x1024xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3381 = stablehlo.reduce(%3380 init: %cst_744) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3382 = stablehlo.reshape %3381 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3383 = stablehlo.negate %3382 : tensor<4x12x1024x1xf32>
    %3384 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3385 = stablehlo.divide %3377, %3384 : tensor<4x12x1024x1024xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3386 = stablehlo.reduce(%3383 init: %cst_745) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3387 = stablehlo.broadcast_in_dim %3386, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3388 = stablehlo.add %3385, %3387 : tensor<4x12x1024x1024xf32>
    %3389 = stablehlo.multiply %3388, %208 : tensor<4x12x1024x1024xf32>
    %3390 = call @_where_2(%201#1, %3389) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_746 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3391 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3392 = stablehlo.multiply %3390, %3391 : tensor<4x12x1024x1024xf32>
    %3393 = stablehlo.convert %3392 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3394 = stablehlo.dot_general %3393, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3395 = stablehlo.transpose %3394, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3396 = stablehlo.dot_general %3393, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3397 = stablehlo.transpose %3396, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3398 = stablehlo.broadcast_in_dim %3376, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3399 = stablehlo.pad %3398, %cst_747, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3400 = stablehlo.broadcast_in_dim %3395, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3401 = stablehlo.pad %3400, %cst_748, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3402 = stablehlo.add %3399, %3401 : tensor<4x1024x3x12x64xbf16>
    %3403 = stablehlo.broadcast_in_dim %3397, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3404 = stablehlo.pad %3403, %cst_749, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3405 = stablehlo.add %3402, %3404 : tensor<4x1024x3x12x64xbf16>
    %3406 = stablehlo.reshape %3405 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3407 = stablehlo.reduce(%3406 init: %cst_750) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3408 = stablehlo.reshape %3407 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3409 = stablehlo.reduce(%3408 init: %cst_751) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3410 = stablehlo.convert %3409 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3411 = stablehlo.dot_general %3406, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3412 = stablehlo.transpose %3411, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3413 = stablehlo.dot_general %3406, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3414 = stablehlo.convert %3412 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3415 = stablehlo.convert %3413 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3416 = stablehlo.reduce(%3415 init: %cst_752) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3417 = stablehlo.reshape %3416 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3418 = stablehlo.reduce(%3417 init: %cst_753) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3419 = stablehlo.multiply %173, %3415 : tensor<4x1024x768xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3420 = stablehlo.reduce(%3419 init: %cst_754) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3421 = stablehlo.reshape %3420 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3422 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3423 = stablehlo.multiply %3415, %3422 : tensor<4x1024x768xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3424 = stablehlo.reduce(%3421 init: %cst_755) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3425 = stablehlo.multiply %165, %3423 : tensor<4x1024x768xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3426 = stablehlo.reduce(%3425 init: %cst_756) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3427 = stablehlo.reshape %3426 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3428 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3429 = stablehlo.multiply %3423, %3428 : tensor<4x1024x768xf32>
    %3430 = stablehlo.multiply %3427, %171 : tensor<4x1024x1xf32>
    %3431 = stablehlo.negate %3429 : tensor<4x1024x768xf32>
    %cst_757 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3432 = stablehlo.reduce(%3431 init: %cst_757) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3433 = stablehlo.reshape %3432 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_758 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3434 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3435 = stablehlo.divide %3430, %3434 : tensor<4x1024x1xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3436 = stablehlo.reduce(%3435 init: %cst_759) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3437 = stablehlo.broadcast_in_dim %3436, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3438 = stablehlo.multiply %3437, %159 : tensor<4x1024x768xf32>
    %3439 = stablehlo.negate %3438 : tensor<4x1024x768xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3440 = stablehlo.reduce(%3439 init: %cst_760) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3441 = stablehlo.reshape %3440 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3442 = stablehlo.add %3429, %3438 : tensor<4x1024x768xf32>
    %3443 = stablehlo.add %3433, %3441 : tensor<4x1024x1xf32>
    %cst_761 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3444 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3445 = stablehlo.divide %3443, %3444 : tensor<4x1024x1xf32>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3446 = stablehlo.reduce(%3445 init: %cst_762) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3447 = stablehlo.broadcast_in_dim %3446, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3448 = stablehlo.add %3442, %3447 : tensor<4x1024x768xf32>
    %3449 = stablehlo.convert %3448 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3450 = stablehlo.add %3363, %3449 : tensor<4x1024x768xbf16>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3451 = stablehlo.reduce(%3450 init: %cst_763) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3452 = stablehlo.reshape %3451 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3453 = stablehlo.reduce(%3452 init: %cst_764) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3454 = stablehlo.convert %3453 : (tensor<768xbf16>) -> tensor<768xf32>
    %3455 = stablehlo.dot_general %3450, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x3072xbf16>) -> tensor<768x3072xbf16>
    %3456 = stablehlo.transpose %3455, dims = [1, 0] : (tensor<768x3072xbf16>) -> tensor<3072x768xbf16>
    %3457 = stablehlo.dot_general %3450, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<3072x768xbf16>) -> tensor<4x1024x3072xbf16>
    %3458 = stablehlo.convert %3456 : (tensor<3072x768xbf16>) -> tensor<3072x768xf32>
    %3459 = stablehlo.multiply %124, %3457 : tensor<4x1024x3072xbf16>
    %3460 = stablehlo.multiply %3457, %141 : tensor<4x1024x3072xbf16>
    %cst_765 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3461 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3462 = stablehlo.multiply %3461, %3459 : tensor<4x1024x3072xbf16>
    %3463 = stablehlo.multiply %3462, %137 : tensor<4x1024x3072xbf16>
    %3464 = stablehlo.multiply %3463, %135 : tensor<4x1024x3072xbf16>
    %3465 = stablehlo.add %3463, %3464 : tensor<4x1024x3072xbf16>
    %cst_766 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %3466 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3467 = stablehlo.multiply %3466, %3465 : tensor<4x1024x3072xbf16>
    %3468 = stablehlo.add %3460, %3467 : tensor<4x1024x3072xbf16>
    %cst_767 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3469 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<bf16>) -> tensor<4x1024x3072xbf16>
    %3470 = stablehlo.multiply %3469, %3467 : tensor<4x1024x3072xbf16>
    %3471 = stablehlo.multiply %3470, %129 : tensor<4x1024x3072xbf16>
    %3472 = stablehlo.add %3468, %3471 : tensor<4x1024x3072xbf16>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3473 = stablehlo.reduce(%3472 init: %cst_768) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3474 = stablehlo.reshape %3473 : (tensor<3072xbf16>) -> tensor<1x1x3072xbf16>
    %cst_769 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3475 = stablehlo.reduce(%3474 init: %cst_769) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xbf16>, tensor<bf16>) -> tensor<3072xbf16>
    %3476 = stablehlo.convert %3475 : (tensor<3072xbf16>) -> tensor<3072xf32>
    %3477 = stablehlo.dot_general %3472, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<4x1024x768xbf16>) -> tensor<3072x768xbf16>
    %3478 = stablehlo.transpose %3477, dims = [1, 0] : (tensor<3072x768xbf16>) -> tensor<768x3072xbf16>
    %3479 = stablehlo.dot_general %3472, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x3072xbf16>, tensor<768x3072xbf16>) -> tensor<4x1024x768xbf16>
    %3480 = stablehlo.convert %3478 : (tensor<768x3072xbf16>) -> tensor<768x3072xf32>
    %3481 = stablehlo.convert %3479 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3482 = stablehlo.reduce(%3481 init: %cst_770) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3483 = stablehlo.reshape %3482 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3484 = stablehlo.reduce(%3483 init: %cst_771) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3485 = stablehlo.multiply %111, %3481 : tensor<4x1024x768xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3486 = stablehlo.reduce(%3485 init: %cst_772) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3487 = stablehlo.reshape %3486 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3488 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3489 = stablehlo.multiply %3481, %3488 : tensor<4x1024x768xf32>
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3490 = stablehlo.reduce(%3487 init: %cst_773) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3491 = stablehlo.multiply %103, %3489 : tensor<4x1024x768xf32>
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3492 = stablehlo.reduce(%3491 init: %cst_774) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3493 = stablehlo.reshape %3492 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3494 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3495 = stablehlo.multiply %3489, %3494 : tensor<4x1024x768xf32>
    %3496 = stablehlo.multiply %3493, %109 : tensor<4x1024x1xf32>
    %3497 = stablehlo.negate %3495 : tensor<4x1024x768xf32>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3498 = stablehlo.reduce(%3497 init: %cst_775) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3499 = stablehlo.reshape %3498 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_776 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3500 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3501 = stablehlo.divide %3496, %3500 : tensor<4x1024x1xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3502 = stablehlo.reduce(%3501 init: %cst_777) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3503 = stablehlo.broadcast_in_dim %3502, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3504 = stablehlo.multiply %3503, %97 : tensor<4x1024x768xf32>
    %3505 = stablehlo.negate %3504 : tensor<4x1024x768xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3506 = stablehlo.reduce(%3505 init: %cst_778) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3507 = stablehlo.reshape %3506 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3508 = stablehlo.add %3495, %3504 : tensor<4x1024x768xf32>
    %3509 = stablehlo.add %3499, %3507 : tensor<4x1024x1xf32>
    %cst_779 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3510 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3511 = stablehlo.divide %3509, %3510 : tensor<4x1024x1xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3512 = stablehlo.reduce(%3511 init: %cst_780) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3513 = stablehlo.broadcast_in_dim %3512, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3514 = stablehlo.add %3508, %3513 : tensor<4x1024x768xf32>
    %3515 = stablehlo.convert %3514 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3516 = stablehlo.add %3450, %3515 : tensor<4x1024x768xbf16>
    %cst_781 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3517 = stablehlo.reduce(%3516 init: %cst_781) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3518 = stablehlo.reshape %3517 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_782 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3519 = stablehlo.reduce(%3518 init: %cst_782) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %3520 = stablehlo.convert %3519 : (tensor<768xbf16>) -> tensor<768xf32>
    %3521 = stablehlo.dot_general %3516, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<4x1024x768xbf16>) -> tensor<768x768xbf16>
    %3522 = stablehlo.transpose %3521, dims = [1, 0] : (tensor<768x768xbf16>) -> tensor<768x768xbf16>
    %3523 = stablehlo.dot_general %3516, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x768xbf16>, tensor<768x768xbf16>) -> tensor<4x1024x768xbf16>
    %3524 = stablehlo.convert %3522 : (tensor<768x768xbf16>) -> tensor<768x768xf32>
    %3525 = stablehlo.reshape %3523 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x12x64xbf16>
    %3526 = stablehlo.transpose %3525, dims = [0, 2, 3, 1] : (tensor<4x1024x12x64xbf16>) -> tensor<4x12x64x1024xbf16>
    %3527 = stablehlo.dot_general %3526, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x1024xbf16>
    %3528 = stablehlo.dot_general %3526, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x12x64x1024xbf16>, tensor<4x12x1024x1024xbf16>) -> tensor<4x12x64x1024xbf16>
    %3529 = stablehlo.transpose %3528, dims = [0, 3, 1, 2] : (tensor<4x12x64x1024xbf16>) -> tensor<4x1024x12x64xbf16>
    %3530 = stablehlo.convert %3527 : (tensor<4x12x1024x1024xbf16>) -> tensor<4x12x1024x1024xf32>
    %3531 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3532 = stablehlo.multiply %3530, %3531 : tensor<4x12x1024x1024xf32>
    %3533 = stablehlo.multiply %3532, %69 : tensor<4x12x1024x1024xf32>
    %cst_783 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3534 = stablehlo.reduce(%3533 init: %cst_783) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1024xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3535 = stablehlo.reshape %3534 : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1xf32>
    %3536 = stablehlo.negate %3535 : tensor<4x12x1024x1xf32>
    %3537 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x12x1024x1xf32>) -> tensor<4x12x1024x1024xf32>
    %3538 = stablehlo.divide %3530, %3537 : tensor<4x12x1024x1024xf32>
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3539 = stablehlo.reduce(%3536 init: %cst_784) applies stablehlo.add across dimensions = [3] : (tensor<4x12x1024x1xf32>, tensor<f32>) -> tensor<4x12x1024xf32>
    %3540 = stablehlo.broadcast_in_dim %3539, dims = [0, 1, 2] : (tensor<4x12x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %3541 = stablehlo.add %3538, %3540 : tensor<4x12x1024x1024xf32>
    %3542 = stablehlo.multiply %3541, %69 : tensor<4x12x1024x1024xf32>
    %3543 = call @_where_2(%62#1, %3542) : (tensor<4x12x1024x1024xi1>, tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xf32>
    %cst_785 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3544 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<4x12x1024x1024xf32>
    %3545 = stablehlo.multiply %3543, %3544 : tensor<4x12x1024x1024xf32>
    %3546 = stablehlo.convert %3545 : (tensor<4x12x1024x1024xf32>) -> tensor<4x12x1024x1024xbf16>
    %3547 = stablehlo.dot_general %3546, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3548 = stablehlo.transpose %3547, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3549 = stablehlo.dot_general %3546, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x1024x1024xbf16>, tensor<4x1024x12x64xbf16>) -> tensor<4x12x1024x64xbf16>
    %3550 = stablehlo.transpose %3549, dims = [0, 2, 1, 3] : (tensor<4x12x1024x64xbf16>) -> tensor<4x1024x12x64xbf16>
    %3551 = stablehlo.broadcast_in_dim %3529, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3552 = stablehlo.pad %3551, %cst_786, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3553 = stablehlo.broadcast_in_dim %3548, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3554 = stablehlo.pad %3553, %cst_787, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3555 = stablehlo.add %3552, %3554 : tensor<4x1024x3x12x64xbf16>
    %3556 = stablehlo.broadcast_in_dim %3550, dims = [0, 1, 3, 4] : (tensor<4x1024x12x64xbf16>) -> tensor<4x1024x1x12x64xbf16>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3557 = stablehlo.pad %3556, %cst_788, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x1024x1x12x64xbf16>, tensor<bf16>) -> tensor<4x1024x3x12x64xbf16>
    %3558 = stablehlo.add %3555, %3557 : tensor<4x1024x3x12x64xbf16>
    %3559 = stablehlo.reshape %3558 : (tensor<4x1024x3x12x64xbf16>) -> tensor<4x1024x2304xbf16>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3560 = stablehlo.reduce(%3559 init: %cst_789) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3561 = stablehlo.reshape %3560 : (tensor<2304xbf16>) -> tensor<1x1x2304xbf16>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3562 = stablehlo.reduce(%3561 init: %cst_790) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xbf16>, tensor<bf16>) -> tensor<2304xbf16>
    %3563 = stablehlo.convert %3562 : (tensor<2304xbf16>) -> tensor<2304xf32>
    %3564 = stablehlo.dot_general %3559, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<4x1024x768xbf16>) -> tensor<2304x768xbf16>
    %3565 = stablehlo.transpose %3564, dims = [1, 0] : (tensor<2304x768xbf16>) -> tensor<768x2304xbf16>
    %3566 = stablehlo.dot_general %3559, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x1024x2304xbf16>, tensor<768x2304xbf16>) -> tensor<4x1024x768xbf16>
    %3567 = stablehlo.convert %3565 : (tensor<768x2304xbf16>) -> tensor<768x2304xf32>
    %3568 = stablehlo.convert %3566 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_791 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3569 = stablehlo.reduce(%3568 init: %cst_791) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3570 = stablehlo.reshape %3569 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3571 = stablehlo.reduce(%3570 init: %cst_792) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3572 = stablehlo.multiply %34, %3568 : tensor<4x1024x768xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3573 = stablehlo.reduce(%3572 init: %cst_793) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3574 = stablehlo.reshape %3573 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3575 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<4x1024x768xf32>
    %3576 = stablehlo.multiply %3568, %3575 : tensor<4x1024x768xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3577 = stablehlo.reduce(%3574 init: %cst_794) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3578 = stablehlo.multiply %26, %3576 : tensor<4x1024x768xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3579 = stablehlo.reduce(%3578 init: %cst_795) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3580 = stablehlo.reshape %3579 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3581 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x1024x1xf32>) -> tensor<4x1024x768xf32>
    %3582 = stablehlo.multiply %3576, %3581 : tensor<4x1024x768xf32>
    %3583 = stablehlo.multiply %3580, %32 : tensor<4x1024x1xf32>
    %3584 = stablehlo.negate %3582 : tensor<4x1024x768xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3585 = stablehlo.reduce(%3584 init: %cst_796) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3586 = stablehlo.reshape %3585 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %cst_797 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3587 = stablehlo.broadcast_in_dim %cst_797, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3588 = stablehlo.divide %3583, %3587 : tensor<4x1024x1xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3589 = stablehlo.reduce(%3588 init: %cst_798) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3590 = stablehlo.broadcast_in_dim %3589, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3591 = stablehlo.multiply %3590, %20 : tensor<4x1024x768xf32>
    %3592 = stablehlo.negate %3591 : tensor<4x1024x768xf32>
    %cst_799 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3593 = stablehlo.reduce(%3592 init: %cst_799) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3594 = stablehlo.reshape %3593 : (tensor<4x1024xf32>) -> tensor<4x1024x1xf32>
    %3595 = stablehlo.add %3582, %3591 : tensor<4x1024x768xf32>
    %3596 = stablehlo.add %3586, %3594 : tensor<4x1024x1xf32>
    %cst_800 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3597 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<4x1024x1xf32>
    %3598 = stablehlo.divide %3596, %3597 : tensor<4x1024x1xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3599 = stablehlo.reduce(%3598 init: %cst_801) applies stablehlo.add across dimensions = [2] : (tensor<4x1024x1xf32>, tensor<f32>) -> tensor<4x1024xf32>
    %3600 = stablehlo.broadcast_in_dim %3599, dims = [0, 1] : (tensor<4x1024xf32>) -> tensor<4x1024x768xf32>
    %3601 = stablehlo.add %3595, %3600 : tensor<4x1024x768xf32>
    %3602 = stablehlo.convert %3601 : (tensor<4x1024x768xf32>) -> tensor<4x1024x768xbf16>
    %3603 = stablehlo.add %3516, %3602 : tensor<4x1024x768xbf16>
    %3604 = stablehlo.convert %3603 : (tensor<4x1024x768xbf16>) -> tensor<4x1024x768xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3605 = stablehlo.reduce(%3604 init: %cst_802) applies stablehlo.add across dimensions = [0] : (tensor<4x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %3606 = stablehlo.reshape %3605 : (tensor<1024x768xf32>) -> tensor<1x1024x768xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3607 = stablehlo.reduce(%3606 init: %cst_803) applies stablehlo.add across dimensions = [0] : (tensor<1x1024x768xf32>, tensor<f32>) -> tensor<1024x768xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3608 = stablehlo.broadcast_in_dim %cst_804, dims = [] : (tensor<f32>) -> tensor<50257x768xf32>
    %3609 = "stablehlo.scatter"(%3608, %5, %3604) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg447: tensor<f32>, %arg448: tensor<f32>):
      %3767 = stablehlo.add %arg447, %arg448 : tensor<f32>
      stablehlo.return %3767 : tensor<f32>
    }) : (tensor<50257x768xf32>, tensor<4x1024x1xi32>, tensor<4x1024x768xf32>) -> tensor<50257x768xf32>
    %3610 = stablehlo.add %1732, %3609 : tensor<50257x768xf32>
    %c_805 = stablehlo.constant dense<1> : tensor<i32>
    %3611 = stablehlo.add %arg148, %c_805 : tensor<i32>
    %3612 = stablehlo.convert %3611 : (tensor<i32>) -> tensor<f32>
    %cst_806 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3613 = stablehlo.power %cst_806, %3612 : tensor<f32>
    %cst_807 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3614 = stablehlo.subtract %cst_807, %3613 : tensor<f32>
    %cst_808 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3615 = stablehlo.divide %cst_808, %3614 : tensor<f32>
    %cst_809 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %3616 = stablehlo.power %cst_809, %3612 : tensor<f32>
    %cst_810 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3617 = stablehlo.subtract %cst_810, %3616 : tensor<f32>
    %cst_811 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3618 = stablehlo.divide %cst_811, %3617 : tensor<f32>
    %3619:3 = call @adam_leaf(%arg0, %arg149, %arg297, %3520, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3620:3 = call @adam_leaf_3(%arg1, %arg150, %arg298, %3524, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3621:3 = call @adam_leaf_4(%arg2, %arg151, %arg299, %3563, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3622:3 = call @adam_leaf_5(%arg3, %arg152, %arg300, %3567, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3623:3 = call @adam_leaf(%arg4, %arg153, %arg301, %3577, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3624:3 = call @adam_leaf(%arg5, %arg154, %arg302, %3571, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3625:3 = call @adam_leaf(%arg6, %arg155, %arg303, %3454, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3626:3 = call @adam_leaf_6(%arg7, %arg156, %arg304, %3458, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3627:3 = call @adam_leaf_7(%arg8, %arg157, %arg305, %3476, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3628:3 = call @adam_leaf_8(%arg9, %arg158, %arg306, %3480, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3629:3 = call @adam_leaf(%arg10, %arg159, %arg307, %3490, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3630:3 = call @adam_leaf(%arg11, %arg160, %arg308, %3484, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3631:3 = call @adam_leaf(%arg12, %arg161, %arg309, %3367, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3632:3 = call @adam_leaf_3(%arg13, %arg162, %arg310, %3371, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3633:3 = call @adam_leaf_4(%arg14, %arg163, %arg311, %3410, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3634:3 = call @adam_leaf_5(%arg15, %arg164, %arg312, %3414, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3635:3 = call @adam_leaf(%arg16, %arg165, %arg313, %3424, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3636:3 = call @adam_leaf(%arg17, %arg166, %arg314, %3418, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3637:3 = call @adam_leaf(%arg18, %arg167, %arg315, %3301, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3638:3 = call @adam_leaf_6(%arg19, %arg168, %arg316, %3305, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3639:3 = call @adam_leaf_7(%arg20, %arg169, %arg317, %3323, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3640:3 = call @adam_leaf_8(%arg21, %arg170, %arg318, %3327, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3641:3 = call @adam_leaf(%arg22, %arg171, %arg319, %3337, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3642:3 = call @adam_leaf(%arg23, %arg172, %arg320, %3331, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3643:3 = call @adam_leaf(%arg24, %arg173, %arg321, %3214, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3644:3 = call @adam_leaf_3(%arg25, %arg174, %arg322, %3218, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3645:3 = call @adam_leaf_4(%arg26, %arg175, %arg323, %3257, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3646:3 = call @adam_leaf_5(%arg27, %arg176, %arg324, %3261, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3647:3 = call @adam_leaf(%arg28, %arg177, %arg325, %3271, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3648:3 = call @adam_leaf(%arg29, %arg178, %arg326, %3265, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3649:3 = call @adam_leaf(%arg30, %arg179, %arg327, %3148, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3650:3 = call @adam_leaf_6(%arg31, %arg180, %arg328, %3152, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3651:3 = call @adam_leaf_7(%arg32, %arg181, %arg329, %3170, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3652:3 = call @adam_leaf_8(%arg33, %arg182, %arg330, %3174, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3653:3 = call @adam_leaf(%arg34, %arg183, %arg331, %3184, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3654:3 = call @adam_leaf(%arg35, %arg184, %arg332, %3178, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3655:3 = call @adam_leaf(%arg36, %arg185, %arg333, %3061, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3656:3 = call @adam_leaf_3(%arg37, %arg186, %arg334, %3065, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3657:3 = call @adam_leaf_4(%arg38, %arg187, %arg335, %3104, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3658:3 = call @adam_leaf_5(%arg39, %arg188, %arg336, %3108, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3659:3 = call @adam_leaf(%arg40, %arg189, %arg337, %3118, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3660:3 = call @adam_leaf(%arg41, %arg190, %arg338, %3112, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3661:3 = call @adam_leaf(%arg42, %arg191, %arg339, %2995, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3662:3 = call @adam_leaf_6(%arg43, %arg192, %arg340, %2999, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3663:3 = call @adam_leaf_7(%arg44, %arg193, %arg341, %3017, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3664:3 = call @adam_leaf_8(%arg45, %arg194, %arg342, %3021, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3665:3 = call @adam_leaf(%arg46, %arg195, %arg343, %3031, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3666:3 = call @adam_leaf(%arg47, %arg196, %arg344, %3025, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3667:3 = call @adam_leaf(%arg48, %arg197, %arg345, %2908, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3668:3 = call @adam_leaf_3(%arg49, %arg198, %arg346, %2912, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3669:3 = call @adam_leaf_4(%arg50, %arg199, %arg347, %2951, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3670:3 = call @adam_leaf_5(%arg51, %arg200, %arg348, %2955, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3671:3 = call @adam_leaf(%arg52, %arg201, %arg349, %2965, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3672:3 = call @adam_leaf(%arg53, %arg202, %arg350, %2959, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3673:3 = call @adam_leaf(%arg54, %arg203, %arg351, %2842, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3674:3 = call @adam_leaf_6(%arg55, %arg204, %arg352, %2846, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3675:3 = call @adam_leaf_7(%arg56, %arg205, %arg353, %2864, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3676:3 = call @adam_leaf_8(%arg57, %arg206, %arg354, %2868, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3677:3 = call @adam_leaf(%arg58, %arg207, %arg355, %2878, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3678:3 = call @adam_leaf(%arg59, %arg208, %arg356, %2872, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3679:3 = call @adam_leaf(%arg60, %arg209, %arg357, %2755, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3680:3 = call @adam_leaf_3(%arg61, %arg210, %arg358, %2759, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3681:3 = call @adam_leaf_4(%arg62, %arg211, %arg359, %2798, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3682:3 = call @adam_leaf_5(%arg63, %arg212, %arg360, %2802, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3683:3 = call @adam_leaf(%arg64, %arg213, %arg361, %2812, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3684:3 = call @adam_leaf(%arg65, %arg214, %arg362, %2806, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3685:3 = call @adam_leaf(%arg66, %arg215, %arg363, %2689, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3686:3 = call @adam_leaf_6(%arg67, %arg216, %arg364, %2693, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3687:3 = call @adam_leaf_7(%arg68, %arg217, %arg365, %2711, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3688:3 = call @adam_leaf_8(%arg69, %arg218, %arg366, %2715, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3689:3 = call @adam_leaf(%arg70, %arg219, %arg367, %2725, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3690:3 = call @adam_leaf(%arg71, %arg220, %arg368, %2719, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3691:3 = call @adam_leaf(%arg72, %arg221, %arg369, %2602, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3692:3 = call @adam_leaf_3(%arg73, %arg222, %arg370, %2606, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3693:3 = call @adam_leaf_4(%arg74, %arg223, %arg371, %2645, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3694:3 = call @adam_leaf_5(%arg75, %arg224, %arg372, %2649, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3695:3 = call @adam_leaf(%arg76, %arg225, %arg373, %2659, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3696:3 = call @adam_leaf(%arg77, %arg226, %arg374, %2653, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3697:3 = call @adam_leaf(%arg78, %arg227, %arg375, %2536, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3698:3 = call @adam_leaf_6(%arg79, %arg228, %arg376, %2540, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3699:3 = call @adam_leaf_7(%arg80, %arg229, %arg377, %2558, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3700:3 = call @adam_leaf_8(%arg81, %arg230, %arg378, %2562, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3701:3 = call @adam_leaf(%arg82, %arg231, %arg379, %2572, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3702:3 = call @adam_leaf(%arg83, %arg232, %arg380, %2566, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3703:3 = call @adam_leaf(%arg84, %arg233, %arg381, %2449, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3704:3 = call @adam_leaf_3(%arg85, %arg234, %arg382, %2453, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3705:3 = call @adam_leaf_4(%arg86, %arg235, %arg383, %2492, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3706:3 = call @adam_leaf_5(%arg87, %arg236, %arg384, %2496, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3707:3 = call @adam_leaf(%arg88, %arg237, %arg385, %2506, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3708:3 = call @adam_leaf(%arg89, %arg238, %arg386, %2500, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3709:3 = call @adam_leaf(%arg90, %arg239, %arg387, %2383, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3710:3 = call @adam_leaf_6(%arg91, %arg240, %arg388, %2387, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3711:3 = call @adam_leaf_7(%arg92, %arg241, %arg389, %2405, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3712:3 = call @adam_leaf_8(%arg93, %arg242, %arg390, %2409, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3713:3 = call @adam_leaf(%arg94, %arg243, %arg391, %2419, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3714:3 = call @adam_leaf(%arg95, %arg244, %arg392, %2413, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3715:3 = call @adam_leaf(%arg96, %arg245, %arg393, %2296, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3716:3 = call @adam_leaf_3(%arg97, %arg246, %arg394, %2300, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3717:3 = call @adam_leaf_4(%arg98, %arg247, %arg395, %2339, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3718:3 = call @adam_leaf_5(%arg99, %arg248, %arg396, %2343, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3719:3 = call @adam_leaf(%arg100, %arg249, %arg397, %2353, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3720:3 = call @adam_leaf(%arg101, %arg250, %arg398, %2347, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3721:3 = call @adam_leaf(%arg102, %arg251, %arg399, %2230, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3722:3 = call @adam_leaf_6(%arg103, %arg252, %arg400, %2234, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3723:3 = call @adam_leaf_7(%arg104, %arg253, %arg401, %2252, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3724:3 = call @adam_leaf_8(%arg105, %arg254, %arg402, %2256, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3725:3 = call @adam_leaf(%arg106, %arg255, %arg403, %2266, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3726:3 = call @adam_leaf(%arg107, %arg256, %arg404, %2260, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3727:3 = call @adam_leaf(%arg108, %arg257, %arg405, %2143, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3728:3 = call @adam_leaf_3(%arg109, %arg258, %arg406, %2147, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3729:3 = call @adam_leaf_4(%arg110, %arg259, %arg407, %2186, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3730:3 = call @adam_leaf_5(%arg111, %arg260, %arg408, %2190, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3731:3 = call @adam_leaf(%arg112, %arg261, %arg409, %2200, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3732:3 = call @adam_leaf(%arg113, %arg262, %arg410, %2194, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3733:3 = call @adam_leaf(%arg114, %arg263, %arg411, %2077, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3734:3 = call @adam_leaf_6(%arg115, %arg264, %arg412, %2081, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3735:3 = call @adam_leaf_7(%arg116, %arg265, %arg413, %2099, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3736:3 = call @adam_leaf_8(%arg117, %arg266, %arg414, %2103, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3737:3 = call @adam_leaf(%arg118, %arg267, %arg415, %2113, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3738:3 = call @adam_leaf(%arg119, %arg268, %arg416, %2107, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3739:3 = call @adam_leaf(%arg120, %arg269, %arg417, %1990, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3740:3 = call @adam_leaf_3(%arg121, %arg270, %arg418, %1994, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3741:3 = call @adam_leaf_4(%arg122, %arg271, %arg419, %2033, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3742:3 = call @adam_leaf_5(%arg123, %arg272, %arg420, %2037, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3743:3 = call @adam_leaf(%arg124, %arg273, %arg421, %2047, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3744:3 = call @adam_leaf(%arg125, %arg274, %arg422, %2041, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3745:3 = call @adam_leaf(%arg126, %arg275, %arg423, %1924, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3746:3 = call @adam_leaf_6(%arg127, %arg276, %arg424, %1928, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3747:3 = call @adam_leaf_7(%arg128, %arg277, %arg425, %1946, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3748:3 = call @adam_leaf_8(%arg129, %arg278, %arg426, %1950, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3749:3 = call @adam_leaf(%arg130, %arg279, %arg427, %1960, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3750:3 = call @adam_leaf(%arg131, %arg280, %arg428, %1954, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3751:3 = call @adam_leaf(%arg132, %arg281, %arg429, %1837, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3752:3 = call @adam_leaf_3(%arg133, %arg282, %arg430, %1841, %3615, %3618) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3753:3 = call @adam_leaf_4(%arg134, %arg283, %arg431, %1880, %3615, %3618) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3754:3 = call @adam_leaf_5(%arg135, %arg284, %arg432, %1884, %3615, %3618) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3755:3 = call @adam_leaf(%arg136, %arg285, %arg433, %1894, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3756:3 = call @adam_leaf(%arg137, %arg286, %arg434, %1888, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3757:3 = call @adam_leaf(%arg138, %arg287, %arg435, %1771, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3758:3 = call @adam_leaf_6(%arg139, %arg288, %arg436, %1775, %3615, %3618) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3759:3 = call @adam_leaf_7(%arg140, %arg289, %arg437, %1793, %3615, %3618) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3760:3 = call @adam_leaf_8(%arg141, %arg290, %arg438, %1797, %3615, %3618) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3761:3 = call @adam_leaf(%arg142, %arg291, %arg439, %1807, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3762:3 = call @adam_leaf(%arg143, %arg292, %arg440, %1801, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3763:3 = call @adam_leaf_9(%arg144, %arg293, %arg441, %3607, %3615, %3618) : (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024x768xf32>, tensor<1024x768xf32>, tensor<1024x768xf32>)
    %3764:3 = call @adam_leaf_10(%arg145, %arg294, %arg442, %3610, %3615, %3618) : (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<50257x768xf32>, tensor<50257x768xf32>, tensor<50257x768xf32>)
    %3765:3 = call @adam_leaf(%arg146, %arg295, %arg443, %1742, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3766:3 = call @adam_leaf(%arg147, %arg296, %arg444, %1736, %3615, %3618) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    return %3619#0, %3620#0, %3621#0, %3622#0, %3623#0, %3624#0, %3625#0, %3626#0, %3627#0, %3628#0, %3629#0, %3630#0, %3631#0, %3632#0, %3633#0, %3634#0, %3635#0, %3636#0, %3637#0, %3638#0, %3639#0, %3640#0, %3641#0, %3642#0, %3643#0, %3644#0, %3645#0, %3646#0, %3647#0, %3648#0, %3649#0, %3650#0, %3651#0, %3652#0, %3653#0, %3654#0, %3655#0, %3656#0, %3657#0, %3658#0, %3659#0, %3660#0, %3661#0, %3662#0, %3663#0, %3664#0, %3665#0, %3666#0, %3667#0, %3668#0, %3669#0, %3670#0, %3671#0, %3672#0, %3673#0, %3674#0, %3675#0, %3676#0, %3677#0, %3678#0, %3679#0, %3680#0, %3681#0, %3682#0, %3683#0, %3684#0, %3685#0, %3686#0, %3687#0, %3688#0, %3689#0, %3690#0, %3691#0, %3692#0, %3693#0, %3694#0, %3695#0, %3696#0, %3697#0, %3698#0, %3699#0, %3700#0, %3701#0, %3702#0, %3703#0, %3704#0, %3705#0, %3706#0, %3707#0, %3708#0, %3709#0, %3710#0, %3711#0, %3712#0, %3713#0, %3714#0, %3715#0, %3716#0, %3717#0, %3718#0, %3719#0, %3720#0, %3721#0, %3722#0, %3723#0, %3724#0, %3725#0, %3726#0, %3727#0, %3728#0, %3729#0, %3730#0, %3731#0, %3732#0, %3733#0, %3734#0, %3735#0, %3736#0, %3737#0, %3738#0, %3739#0, %3740#0, %3741#0, %3742#0, %3743#0, %3744#0, %3745#0, %3746#0, %3747#0, %3748#0, %3749#0, %3750#0, %3751#0, %3752#0, %3753#0, %3754#0, %3755#0, %3756#0, %3757#0, %3758#0, %3759#0, %3760#0, %3761#0, %3762#0, %3763#0, %3764#0, %3765#0, %3766#0, %3611, %3619#1, %3620#1, %3621#1, %3622#1, %3623#1, %3624#1, %3625#1, %3626#1, %3627#1, %3628#1, %3629#1, %3630#1, %3631#1, %3632#1, %3633#1, %3634#1, %3635#1, %3636#1, %3637#1, %3638#1, %3639#1, %3640#1, %3641#1, %3642#1, %3643#1, %3644#1, %3645#1, %3646#1, %3647#1, %3648#1, %3649#1, %3650#1, %3651#1, %3652#1, %3653#1, %3654#1, %3655#1, %3656#1, %3657#1, %3658#1, %3659#1, %3660#1, %3661#1, %3662#1, %3663#1, %3664#1, %3665#1, %3666#1, %3667#1, %3668#1, %3669#1, %3670#1, %3671#1, %3672#1, %3673#1, %3674#1, %3675#1, %3676#1, %3677#1, %3678#1, %3679#1, %3680#1, %3681#1, %3682#1, %3683#1, %3684#1, %3685#1, %3686#1, %3687#1, %3688#1, %3689#1, %3690#1, %3691#1, %3692#1, %3693#1, %3694#1, %3695#1, %3696#1, %3697#1, %3698#1, %3699#1, %3700#1, %3701#1, %3702#1, %3703#1, %3704#1, %3705#1, %3706#1, %3707#1, %3708#1, %3709#1, %3710#1, %3711#1, %3712#1, %3713#1, %3714#1, %3715#1, %3716#1, %3717#1, %3718#1, %3719#1, %3720#1, %3721#1, %3722#1, %3723#1, %3724#1, %3725#1, %3726#1, %3727#1, %3728#1, %3729#1, %3730#1, %3731#1, %3732#1, %3733#1, %3734#1, %3735#1, %3736#1, %3737#1, %3738#1, %3739#1, %3740#1, %3741#1, %3742#1, %3743#1, %3744#1, %3745#1, %3746#1, %3747#1, %3748#1, %3749#1, %3750#1, %3751#1, %3752#1, %3753#1, %3754#1, %3755#1, %3756#1, %3757#1, %3758#1, %3759#1, %3760#1, %3761#1, %3762#1, %3763#1, %3764#1, %3765#1, %3766#1, %3619#2, %3620#2, %3621#2, %3622#2, %3623#2, %3624#2, %3625#2, %3626#2, %3627#2, %3628#2, %3629#2, %3630#2, %3631#2, %3632#2, %3633#2, %3634#2, %3635#2, %3636#2, %3637#2, %3638#2, %3639#2, %3640#2, %3641#2, %3642#2, %3643#2, %3644#2, %3645#2, %3646#2, %3647#2, %3648#2, %3649#2, %3650#2, %3651#2, %3652#2, %3653#2, %3654#2, %3655#2, %3656#2, %3657#2, %3658#2, %3659#2, %3660#2, %3661#2, %3662#2, %3663#2, %3664#2, %3665#2, %3666#2, %3667#2, %3668#2, %3669#2, %3670#2, %3671#2, %3672#2, %3673#2, %3674#2, %3675#2, %3676#2, %3677#2, %3678#2, %3679#2, %3680#2, %3681#2, %3682#2, %3683#2, %3684#2, %3685#2, %3686#2, %3687#2, %3688#2, %3689#2, %3690#2, %3691#2, %3692#2, %3693#2, %3694#2, %3695#2, %3696#2, %3697#2, %3698#2, %3699#2, %3700#2, %3701#2, %3702#2, %3703#2, %3704#2, %3705#2, %3706#2, %3707#2, %3708#2, %3709#2, %3710#2, %3711#2, %3712#2, %3713#2, %3714#2, %3715#2, %3716#2, %3717#2, %3718#2, %3719#2, %3720#2, %3721#2, %3722#2, %3723#2, %3724#2, %3725#2, %3726#2, %3727#2, %3728#2, %3729#2, %3730#2, %3731#2, %3732#2, %3733#2, %3734#2, %3735#2, %3736#2, %3737#2, %3738#2, %3739#2, %3740#2, %3741#2, %3742#2, %3743#2, %3744#2, %3745#2, %3746#2, %3747#2, %3748#2, %3749#2, %3750#2, %3751#2, %3752#2, %3753#2, %3754#2, %3755#2, %3756#2, %3757#2, %3758#2, %3759#2, %3760#2, %3761#2, %3762#2, %3763#2, %3764#2, %3765#2, %3766#2, %1720 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1024x768xf32>, tensor<50257x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>
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
