module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<768xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<768x768xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2304xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<768x2304xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<768xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<768xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<768xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3072x768xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3072xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<768x3072xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<768xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<768xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<768xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<768x768xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2304xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<768x2304xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<768xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<768xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<768xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3072x768xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3072xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<768x3072xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<768xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<768xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<768xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<768x768xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2304xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<768x2304xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<768xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<768xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<768xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3072x768xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<3072xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<768x3072xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<768xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<768xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<768xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<768x768xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2304xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<768x2304xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<768xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<768xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<768xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3072x768xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<3072xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<768x3072xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<768xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<768xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<768xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<768x768xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2304xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<768x2304xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<768xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<768xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<3072x768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3072xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<768x3072xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<768xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<768xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768x768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<2304xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x2304xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<768xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<3072x768xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3072xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<768x3072xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<768xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<768xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768x768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<2304xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768x2304xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<768xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<3072x768xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<3072xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<768x3072xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<768xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<768xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768x768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2304xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768x2304xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<768xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<3072x768xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<3072xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<768x3072xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<768xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<768xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768x768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<2304xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768x2304xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<768xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<3072x768xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<3072xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<768x3072xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<768xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<768xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<768xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<768x768xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<2304xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<768x2304xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<3072x768xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<3072xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<768x3072xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<768x768xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<2304xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<768x2304xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<3072x768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<3072xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<768x3072xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<768x768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2304xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<768x2304xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<3072x768xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<3072xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<768x3072xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<768xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<768xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<30522xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<512x768xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<2x768xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<30522x768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<768x768xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<768xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<768xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<i32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<768x768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<2304xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<768x2304xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<768xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<768xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<768xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<3072x768xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<3072xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<768x3072xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<768xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<768xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<768xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<768x768xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<2304xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<768x2304xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<768xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<768xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<768xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<3072x768xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<3072xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<768x3072xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<768xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<768x768xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<2304xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768x2304xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<768xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<768xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<3072x768xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<3072xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<768x3072xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<768xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<768xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<768xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<768x768xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<2304xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<768x2304xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<768xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<768xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<768xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<3072x768xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<3072xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<768x3072xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<768xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<768xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<768xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<768x768xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<2304xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<768x2304xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<768xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<768xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<768xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<3072x768xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<3072xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<768x3072xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<768xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<768xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<768xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<768x768xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<2304xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<768x2304xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<768xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<768xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<768xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<3072x768xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<3072xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<768x3072xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<768xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<768xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<768xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<768x768xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<2304xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<768x2304xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<768xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<768xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<768xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<3072x768xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<3072xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<768x3072xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<768xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<768xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<768xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<768x768xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<2304xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<768x2304xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<768xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<768xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<768xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<3072x768xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<3072xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<768x3072xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<768xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<768xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<768xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<768x768xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<2304xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<768x2304xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<768xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<768xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<768xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<3072x768xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<3072xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<768x3072xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<768xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<768xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<768xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<768x768xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<2304xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<768x2304xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<768xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<768xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<768xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<3072x768xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<3072xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<768x3072xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<768xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<768xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<768xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<768x768xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<2304xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<768x2304xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<768xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<768xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<768xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<3072x768xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<3072xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<768x3072xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<768xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<768xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<768xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<768x768xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<2304xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<768x2304xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<768xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<768xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<768xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<3072x768xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<3072xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<768x3072xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<768xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<768xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<768xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<768xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<30522xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<512x768xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<2x768xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<30522x768xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<768xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<768x768xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<768xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<768xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<768xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<768x768xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<2304xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<768x2304xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<768xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<768xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<768xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<3072x768xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<3072xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<768x3072xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<768xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<768xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<768xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<768x768xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<2304xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<768x2304xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<768xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<768xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<768xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<3072x768xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<3072xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<768x3072xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<768xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<768xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<768xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<768x768xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<2304xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<768x2304xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<768xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<768xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<768xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<3072x768xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<3072xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<768x3072xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<768xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<768xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<768xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<768x768xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<2304xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<768x2304xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<768xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<768xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<768xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<3072x768xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<3072xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<768x3072xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<768xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<768xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<768xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<768x768xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<2304xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<768x2304xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<768xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<768xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<768xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<3072x768xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<3072xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<768x3072xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<768xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<768xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<768xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<768x768xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<2304xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<768x2304xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<768xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<768xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<768xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<3072x768xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<3072xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<768x3072xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<768xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<768xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<768xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<768x768xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<2304xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<768x2304xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<768xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<768xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<768xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<3072x768xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<3072xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<768x3072xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<768xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<768xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<768xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<768x768xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<2304xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<768x2304xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<768xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<768xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<768xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<3072x768xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<3072xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<768x3072xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<768xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<768xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<768xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<768x768xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<2304xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<768x2304xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<768xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<768xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<768xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<3072x768xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<3072xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<768x3072xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<768xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<768xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<768xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<768x768xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<2304xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<768x2304xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<768xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<768xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<768xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<3072x768xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<3072xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<768x3072xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<768xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<768xf32> {tf.aliasing_output = 428 : i32}, %arg429: tensor<768xf32> {tf.aliasing_output = 429 : i32}, %arg430: tensor<768x768xf32> {tf.aliasing_output = 430 : i32}, %arg431: tensor<2304xf32> {tf.aliasing_output = 431 : i32}, %arg432: tensor<768x2304xf32> {tf.aliasing_output = 432 : i32}, %arg433: tensor<768xf32> {tf.aliasing_output = 433 : i32}, %arg434: tensor<768xf32> {tf.aliasing_output = 434 : i32}, %arg435: tensor<768xf32> {tf.aliasing_output = 435 : i32}, %arg436: tensor<3072x768xf32> {tf.aliasing_output = 436 : i32}, %arg437: tensor<3072xf32> {tf.aliasing_output = 437 : i32}, %arg438: tensor<768x3072xf32> {tf.aliasing_output = 438 : i32}, %arg439: tensor<768xf32> {tf.aliasing_output = 439 : i32}, %arg440: tensor<768xf32> {tf.aliasing_output = 440 : i32}, %arg441: tensor<768xf32> {tf.aliasing_output = 441 : i32}, %arg442: tensor<768x768xf32> {tf.aliasing_output = 442 : i32}, %arg443: tensor<2304xf32> {tf.aliasing_output = 443 : i32}, %arg444: tensor<768x2304xf32> {tf.aliasing_output = 444 : i32}, %arg445: tensor<768xf32> {tf.aliasing_output = 445 : i32}, %arg446: tensor<768xf32> {tf.aliasing_output = 446 : i32}, %arg447: tensor<768xf32> {tf.aliasing_output = 447 : i32}, %arg448: tensor<3072x768xf32> {tf.aliasing_output = 448 : i32}, %arg449: tensor<3072xf32> {tf.aliasing_output = 449 : i32}, %arg450: tensor<768x3072xf32> {tf.aliasing_output = 450 : i32}, %arg451: tensor<768xf32> {tf.aliasing_output = 451 : i32}, %arg452: tensor<768xf32> {tf.aliasing_output = 452 : i32}, %arg453: tensor<768xf32> {tf.aliasing_output = 453 : i32}, %arg454: tensor<768xf32> {tf.aliasing_output = 454 : i32}, %arg455: tensor<30522xf32> {tf.aliasing_output = 455 : i32}, %arg456: tensor<512x768xf32> {tf.aliasing_output = 456 : i32}, %arg457: tensor<2x768xf32> {tf.aliasing_output = 457 : i32}, %arg458: tensor<30522x768xf32> {tf.aliasing_output = 458 : i32}, %arg459: tensor<768xf32> {tf.aliasing_output = 459 : i32}, %arg460: tensor<768x768xf32> {tf.aliasing_output = 460 : i32}, %arg461: tensor<768xf32> {tf.aliasing_output = 461 : i32}, %arg462: tensor<768xf32> {tf.aliasing_output = 462 : i32}, %arg463: tensor<16x76xi32>, %arg464: tensor<16xi32>, %arg465: tensor<16x76xi32>, %arg466: tensor<16x512xi32>, %arg467: tensor<16x512xi32>, %arg468: tensor<16x76xf32>, %arg469: tensor<2xui32>) -> (tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[0]['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[0]['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][11]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[0]['embedding_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['embedding_norm']['shift']"}, tensor<30522xf32> {jax.result_info = "result[0]['output_bias']"}, tensor<512x768xf32> {jax.result_info = "result[0]['positions']"}, tensor<2x768xf32> {jax.result_info = "result[0]['segments']"}, tensor<30522x768xf32> {jax.result_info = "result[0]['tokens']"}, tensor<768xf32> {jax.result_info = "result[0]['transform']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[0]['transform']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['transform_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['transform_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['first']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][11]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['embedding_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['embedding_norm']['shift']"}, tensor<30522xf32> {jax.result_info = "result[1]['first']['output_bias']"}, tensor<512x768xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<2x768xf32> {jax.result_info = "result[1]['first']['segments']"}, tensor<30522x768xf32> {jax.result_info = "result[1]['first']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['transform']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['first']['transform']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['transform_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['transform_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][4]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][4]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][5]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][5]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][6]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][6]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][7]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][7]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][8]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][8]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][9]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][9]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][10]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][10]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['output']['weight']"}, tensor<2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['bias']"}, tensor<768x2304xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention']['projection']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['attention_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['bias']"}, tensor<3072x768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['contract']['weight']"}, tensor<3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['bias']"}, tensor<768x3072xf32> {jax.result_info = "result[1]['second']['blocks'][11]['expand']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][11]['mlp_norm']['shift']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['embedding_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['embedding_norm']['shift']"}, tensor<30522xf32> {jax.result_info = "result[1]['second']['output_bias']"}, tensor<512x768xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<2x768xf32> {jax.result_info = "result[1]['second']['segments']"}, tensor<30522x768xf32> {jax.result_info = "result[1]['second']['tokens']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['transform']['bias']"}, tensor<768x768xf32> {jax.result_info = "result[1]['second']['transform']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['transform_norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['transform_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_threefry_split(%arg469) : (tensor<2xui32>) -> tensor<13x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<13x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x512xi32>
    %4 = stablehlo.compare LT, %arg467, %3, SIGNED : (tensor<16x512xi32>, tensor<16x512xi32>) -> tensor<16x512xi1>
    %c_0 = stablehlo.constant dense<30522> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x512xi32>
    %6 = stablehlo.add %arg467, %5 : tensor<16x512xi32>
    %7 = stablehlo.select %4, %6, %arg467 : tensor<16x512xi1>, tensor<16x512xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x512xi32>) -> tensor<16x512x1xi32>
    %9 = "stablehlo.gather"(%arg149, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<30522x768xf32>, tensor<16x512x1xi32>) -> tensor<16x512x768xf32>
    %10 = stablehlo.broadcast_in_dim %arg147, dims = [1, 2] : (tensor<512x768xf32>) -> tensor<1x512x768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x512x768xf32>) -> tensor<16x512x768xf32>
    %12 = stablehlo.add %9, %11 : tensor<16x512x768xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16x512xi32>
    %14 = stablehlo.compare LT, %arg466, %13, SIGNED : (tensor<16x512xi32>, tensor<16x512xi32>) -> tensor<16x512xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x512xi32>
    %16 = stablehlo.add %arg466, %15 : tensor<16x512xi32>
    %17 = stablehlo.select %14, %16, %arg466 : tensor<16x512xi1>, tensor<16x512xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<16x512xi32>) -> tensor<16x512x1xi32>
    %19 = "stablehlo.gather"(%arg148, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 768>}> : (tensor<2x768xf32>, tensor<16x512x1xi32>) -> tensor<16x512x768xf32>
    %20 = stablehlo.add %12, %19 : tensor<16x512x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<16x512x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<16x512x768xf32>
    %27 = chlo.square %26 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<16x512x768xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_6 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %33 = stablehlo.divide %31, %32 : tensor<16x512x1xf32>
    %34 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %35 = stablehlo.subtract %20, %34 : tensor<16x512x768xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %37 = stablehlo.add %33, %36 : tensor<16x512x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<16x512x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<16x512x1xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<16x512x1xf32>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %43 = stablehlo.multiply %35, %42 : tensor<16x512x768xf32>
    %44 = stablehlo.broadcast_in_dim %arg144, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<16x512x768xf32>
    %47 = stablehlo.broadcast_in_dim %arg145, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %49 = stablehlo.add %46, %48 : tensor<16x512x768xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %50 = call @_bernoulli(%2, %cst_9) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %52 = stablehlo.divide %49, %51 : tensor<16x512x768xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %53 = call @_where(%50, %52, %c_11) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %54 = stablehlo.iota dim = 3 : tensor<1x1x1x512xi32>
    %55 = stablehlo.broadcast_in_dim %arg464, dims = [0] : (tensor<16xi32>) -> tensor<16x1x1x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xi32>) -> tensor<16x1x1x512xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<16x1x1x1xi32>) -> tensor<16x1x1x512xi32>
    %58 = stablehlo.compare LT, %56, %57, SIGNED : (tensor<16x1x1x512xi32>, tensor<16x1x1x512xi32>) -> tensor<16x1x1x512xi1>
    %59 = stablehlo.slice %0 [1:13, 0:2] : (tensor<13x2xui32>) -> tensor<12x2xui32>
    %60 = stablehlo.slice %59 [0:1, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %61 = stablehlo.reshape %60 : (tensor<1x2xui32>) -> tensor<2xui32>
    %62 = call @_threefry_split_2(%61) : (tensor<2xui32>) -> tensor<3x2xui32>
    %63 = stablehlo.dot_general %53, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %66 = stablehlo.add %63, %65 : tensor<16x512x2304xf32>
    %67 = stablehlo.reshape %66 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %68 = stablehlo.slice %67 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %69 = stablehlo.reshape %68 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %70 = stablehlo.slice %67 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %71 = stablehlo.reshape %70 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %72 = stablehlo.slice %67 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %73 = stablehlo.reshape %72 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %74 = stablehlo.dot_general %69, %71, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_12 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<16x12x512x512xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %77:2 = call @_where_5(%58, %76, %cst_13) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.reduce(%77#0 init: %cst_14) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %80 = stablehlo.maximum %79, %78 : tensor<16x12x512xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %83 = stablehlo.subtract %77#0, %82 : tensor<16x12x512x512xf32>
    %84 = stablehlo.exponential %83 : tensor<16x12x512x512xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %88 = stablehlo.divide %84, %87 : tensor<16x12x512x512xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<16x12x512x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<16x12x512x1xf32>
    %92 = stablehlo.slice %62 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %93 = stablehlo.reshape %92 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = call @_bernoulli_6(%93, %cst_18) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %96 = stablehlo.divide %88, %95 : tensor<16x12x512x512xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %97 = call @_where_10(%94, %96, %c_20) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %98 = stablehlo.dot_general %73, %97, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %99 = stablehlo.transpose %98, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %100 = stablehlo.reshape %99 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %101 = stablehlo.dot_general %100, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %104 = stablehlo.add %101, %103 : tensor<16x512x768xf32>
    %105 = stablehlo.slice %62 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %106 = stablehlo.reshape %105 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %107 = call @_bernoulli(%106, %cst_21) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %109 = stablehlo.divide %104, %108 : tensor<16x512x768xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %110 = call @_where(%107, %109, %c_23) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %111 = stablehlo.add %53, %110 : tensor<16x512x768xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_25 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %115 = stablehlo.divide %113, %114 : tensor<16x512x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %117 = stablehlo.subtract %111, %116 : tensor<16x512x768xf32>
    %118 = chlo.square %117 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %120 = stablehlo.multiply %119, %117 : tensor<16x512x768xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%118 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_28 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<16x512x1xf32>
    %125 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %126 = stablehlo.subtract %111, %125 : tensor<16x512x768xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %128 = stablehlo.add %124, %127 : tensor<16x512x1xf32>
    %129 = stablehlo.rsqrt %128 : tensor<16x512x1xf32>
    %130 = stablehlo.divide %129, %128 : tensor<16x512x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<16x512x1xf32>
    %133 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %134 = stablehlo.multiply %126, %133 : tensor<16x512x768xf32>
    %135 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<16x512x768xf32>
    %138 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %140 = stablehlo.add %137, %139 : tensor<16x512x768xf32>
    %141 = stablehlo.dot_general %140, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %142 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %144 = stablehlo.add %141, %143 : tensor<16x512x3072xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<16x512x3072xf32>
    %147 = stablehlo.negate %144 : tensor<16x512x3072xf32>
    %cst_32 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %149 = stablehlo.multiply %147, %148 : tensor<16x512x3072xf32>
    %150 = chlo.erfc %149 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %151 = chlo.square %149 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %152 = stablehlo.negate %151 : tensor<16x512x3072xf32>
    %153 = stablehlo.exponential %152 : tensor<16x512x3072xf32>
    %154 = stablehlo.multiply %146, %150 : tensor<16x512x3072xf32>
    %155 = stablehlo.dot_general %154, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %156 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %158 = stablehlo.add %155, %157 : tensor<16x512x768xf32>
    %159 = stablehlo.slice %62 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %160 = stablehlo.reshape %159 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %161 = call @_bernoulli(%160, %cst_33) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %163 = stablehlo.divide %158, %162 : tensor<16x512x768xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %164 = call @_where(%161, %163, %c_35) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %165 = stablehlo.add %140, %164 : tensor<16x512x768xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_37 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %169 = stablehlo.divide %167, %168 : tensor<16x512x1xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %171 = stablehlo.subtract %165, %170 : tensor<16x512x768xf32>
    %172 = chlo.square %171 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %174 = stablehlo.multiply %173, %171 : tensor<16x512x768xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%172 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_40 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %178 = stablehlo.divide %176, %177 : tensor<16x512x1xf32>
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %180 = stablehlo.subtract %165, %179 : tensor<16x512x768xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %182 = stablehlo.add %178, %181 : tensor<16x512x1xf32>
    %183 = stablehlo.rsqrt %182 : tensor<16x512x1xf32>
    %184 = stablehlo.divide %183, %182 : tensor<16x512x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %186 = stablehlo.multiply %185, %184 : tensor<16x512x1xf32>
    %187 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %188 = stablehlo.multiply %180, %187 : tensor<16x512x768xf32>
    %189 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %191 = stablehlo.multiply %188, %190 : tensor<16x512x768xf32>
    %192 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %194 = stablehlo.add %191, %193 : tensor<16x512x768xf32>
    %195 = stablehlo.slice %59 [1:2, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %196 = stablehlo.reshape %195 : (tensor<1x2xui32>) -> tensor<2xui32>
    %197 = call @_threefry_split_2(%196) : (tensor<2xui32>) -> tensor<3x2xui32>
    %198 = stablehlo.dot_general %194, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %199 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %201 = stablehlo.add %198, %200 : tensor<16x512x2304xf32>
    %202 = stablehlo.reshape %201 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %203 = stablehlo.slice %202 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %204 = stablehlo.reshape %203 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %205 = stablehlo.slice %202 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %206 = stablehlo.reshape %205 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %207 = stablehlo.slice %202 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %208 = stablehlo.reshape %207 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %209 = stablehlo.dot_general %204, %206, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_43 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<16x12x512x512xf32>
    %cst_44 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %212:2 = call @_where_5(%58, %211, %cst_44) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %213 = stablehlo.reduce(%212#0 init: %cst_45) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %215 = stablehlo.maximum %214, %213 : tensor<16x12x512xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %218 = stablehlo.subtract %212#0, %217 : tensor<16x12x512x512xf32>
    %219 = stablehlo.exponential %218 : tensor<16x12x512x512xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_47) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %223 = stablehlo.divide %219, %222 : tensor<16x12x512x512xf32>
    %224 = stablehlo.multiply %221, %221 : tensor<16x12x512x1xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %226 = stablehlo.divide %225, %224 : tensor<16x12x512x1xf32>
    %227 = stablehlo.slice %197 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %228 = stablehlo.reshape %227 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %229 = call @_bernoulli_6(%228, %cst_49) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %231 = stablehlo.divide %223, %230 : tensor<16x12x512x512xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %232 = call @_where_10(%229, %231, %c_51) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %233 = stablehlo.dot_general %208, %232, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %234 = stablehlo.transpose %233, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %235 = stablehlo.reshape %234 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %236 = stablehlo.dot_general %235, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %237 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %239 = stablehlo.add %236, %238 : tensor<16x512x768xf32>
    %240 = stablehlo.slice %197 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %241 = stablehlo.reshape %240 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %242 = call @_bernoulli(%241, %cst_52) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %244 = stablehlo.divide %239, %243 : tensor<16x512x768xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %245 = call @_where(%242, %244, %c_54) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %246 = stablehlo.add %194, %245 : tensor<16x512x768xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_56 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %250 = stablehlo.divide %248, %249 : tensor<16x512x1xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %252 = stablehlo.subtract %246, %251 : tensor<16x512x768xf32>
    %253 = chlo.square %252 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %255 = stablehlo.multiply %254, %252 : tensor<16x512x768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%253 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_59 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<16x512x1xf32>
    %260 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %261 = stablehlo.subtract %246, %260 : tensor<16x512x768xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %263 = stablehlo.add %259, %262 : tensor<16x512x1xf32>
    %264 = stablehlo.rsqrt %263 : tensor<16x512x1xf32>
    %265 = stablehlo.divide %264, %263 : tensor<16x512x1xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %267 = stablehlo.multiply %266, %265 : tensor<16x512x1xf32>
    %268 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %269 = stablehlo.multiply %261, %268 : tensor<16x512x768xf32>
    %270 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %272 = stablehlo.multiply %269, %271 : tensor<16x512x768xf32>
    %273 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %275 = stablehlo.add %272, %274 : tensor<16x512x768xf32>
    %276 = stablehlo.dot_general %275, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %277 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %279 = stablehlo.add %276, %278 : tensor<16x512x3072xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %281 = stablehlo.multiply %280, %279 : tensor<16x512x3072xf32>
    %282 = stablehlo.negate %279 : tensor<16x512x3072xf32>
    %cst_63 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %284 = stablehlo.multiply %282, %283 : tensor<16x512x3072xf32>
    %285 = chlo.erfc %284 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %286 = chlo.square %284 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %287 = stablehlo.negate %286 : tensor<16x512x3072xf32>
    %288 = stablehlo.exponential %287 : tensor<16x512x3072xf32>
    %289 = stablehlo.multiply %281, %285 : tensor<16x512x3072xf32>
    %290 = stablehlo.dot_general %289, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %291 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %293 = stablehlo.add %290, %292 : tensor<16x512x768xf32>
    %294 = stablehlo.slice %197 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %295 = stablehlo.reshape %294 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = call @_bernoulli(%295, %cst_64) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %298 = stablehlo.divide %293, %297 : tensor<16x512x768xf32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %299 = call @_where(%296, %298, %c_66) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %300 = stablehlo.add %275, %299 : tensor<16x512x768xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%300 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_68 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %304 = stablehlo.divide %302, %303 : tensor<16x512x1xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %306 = stablehlo.subtract %300, %305 : tensor<16x512x768xf32>
    %307 = chlo.square %306 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %309 = stablehlo.multiply %308, %306 : tensor<16x512x768xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%307 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_71 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %313 = stablehlo.divide %311, %312 : tensor<16x512x1xf32>
    %314 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %315 = stablehlo.subtract %300, %314 : tensor<16x512x768xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %317 = stablehlo.add %313, %316 : tensor<16x512x1xf32>
    %318 = stablehlo.rsqrt %317 : tensor<16x512x1xf32>
    %319 = stablehlo.divide %318, %317 : tensor<16x512x1xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<16x512x1xf32>
    %322 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %323 = stablehlo.multiply %315, %322 : tensor<16x512x768xf32>
    %324 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<16x512x768xf32>
    %327 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %329 = stablehlo.add %326, %328 : tensor<16x512x768xf32>
    %330 = stablehlo.slice %59 [2:3, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %331 = stablehlo.reshape %330 : (tensor<1x2xui32>) -> tensor<2xui32>
    %332 = call @_threefry_split_2(%331) : (tensor<2xui32>) -> tensor<3x2xui32>
    %333 = stablehlo.dot_general %329, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %334 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %336 = stablehlo.add %333, %335 : tensor<16x512x2304xf32>
    %337 = stablehlo.reshape %336 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %338 = stablehlo.slice %337 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %339 = stablehlo.reshape %338 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %340 = stablehlo.slice %337 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %341 = stablehlo.reshape %340 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %342 = stablehlo.slice %337 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %343 = stablehlo.reshape %342 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %344 = stablehlo.dot_general %339, %341, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_74 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %346 = stablehlo.multiply %344, %345 : tensor<16x12x512x512xf32>
    %cst_75 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %347:2 = call @_where_5(%58, %346, %cst_75) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %348 = stablehlo.reduce(%347#0 init: %cst_76) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %350 = stablehlo.maximum %349, %348 : tensor<16x12x512xf32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %353 = stablehlo.subtract %347#0, %352 : tensor<16x12x512x512xf32>
    %354 = stablehlo.exponential %353 : tensor<16x12x512x512xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_78) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %358 = stablehlo.divide %354, %357 : tensor<16x12x512x512xf32>
    %359 = stablehlo.multiply %356, %356 : tensor<16x12x512x1xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %361 = stablehlo.divide %360, %359 : tensor<16x12x512x1xf32>
    %362 = stablehlo.slice %332 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %363 = stablehlo.reshape %362 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %364 = call @_bernoulli_6(%363, %cst_80) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %366 = stablehlo.divide %358, %365 : tensor<16x12x512x512xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %367 = call @_where_10(%364, %366, %c_82) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %368 = stablehlo.dot_general %343, %367, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %369 = stablehlo.transpose %368, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %370 = stablehlo.reshape %369 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %371 = stablehlo.dot_general %370, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %372 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %374 = stablehlo.add %371, %373 : tensor<16x512x768xf32>
    %375 = stablehlo.slice %332 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %376 = stablehlo.reshape %375 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %377 = call @_bernoulli(%376, %cst_83) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %379 = stablehlo.divide %374, %378 : tensor<16x512x768xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %380 = call @_where(%377, %379, %c_85) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %381 = stablehlo.add %329, %380 : tensor<16x512x768xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_87 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %385 = stablehlo.divide %383, %384 : tensor<16x512x1xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %387 = stablehlo.subtract %381, %386 : tensor<16x512x768xf32>
    %388 = chlo.square %387 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_88 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %390 = stablehlo.multiply %389, %387 : tensor<16x512x768xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%388 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_90 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %394 = stablehlo.divide %392, %393 : tensor<16x512x1xf32>
    %395 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %396 = stablehlo.subtract %381, %395 : tensor<16x512x768xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %398 = stablehlo.add %394, %397 : tensor<16x512x1xf32>
    %399 = stablehlo.rsqrt %398 : tensor<16x512x1xf32>
    %400 = stablehlo.divide %399, %398 : tensor<16x512x1xf32>
    %cst_92 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %402 = stablehlo.multiply %401, %400 : tensor<16x512x1xf32>
    %403 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %404 = stablehlo.multiply %396, %403 : tensor<16x512x768xf32>
    %405 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %407 = stablehlo.multiply %404, %406 : tensor<16x512x768xf32>
    %408 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %410 = stablehlo.add %407, %409 : tensor<16x512x768xf32>
    %411 = stablehlo.dot_general %410, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %412 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %414 = stablehlo.add %411, %413 : tensor<16x512x3072xf32>
    %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %416 = stablehlo.multiply %415, %414 : tensor<16x512x3072xf32>
    %417 = stablehlo.negate %414 : tensor<16x512x3072xf32>
    %cst_94 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %419 = stablehlo.multiply %417, %418 : tensor<16x512x3072xf32>
    %420 = chlo.erfc %419 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %421 = chlo.square %419 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %422 = stablehlo.negate %421 : tensor<16x512x3072xf32>
    %423 = stablehlo.exponential %422 : tensor<16x512x3072xf32>
    %424 = stablehlo.multiply %416, %420 : tensor<16x512x3072xf32>
    %425 = stablehlo.dot_general %424, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %426 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %428 = stablehlo.add %425, %427 : tensor<16x512x768xf32>
    %429 = stablehlo.slice %332 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %430 = stablehlo.reshape %429 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %431 = call @_bernoulli(%430, %cst_95) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %433 = stablehlo.divide %428, %432 : tensor<16x512x768xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %434 = call @_where(%431, %433, %c_97) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %435 = stablehlo.add %410, %434 : tensor<16x512x768xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_99 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %439 = stablehlo.divide %437, %438 : tensor<16x512x1xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %441 = stablehlo.subtract %435, %440 : tensor<16x512x768xf32>
    %442 = chlo.square %441 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %444 = stablehlo.multiply %443, %441 : tensor<16x512x768xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%442 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_102 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %448 = stablehlo.divide %446, %447 : tensor<16x512x1xf32>
    %449 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %450 = stablehlo.subtract %435, %449 : tensor<16x512x768xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %452 = stablehlo.add %448, %451 : tensor<16x512x1xf32>
    %453 = stablehlo.rsqrt %452 : tensor<16x512x1xf32>
    %454 = stablehlo.divide %453, %452 : tensor<16x512x1xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<16x512x1xf32>
    %457 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %458 = stablehlo.multiply %450, %457 : tensor<16x512x768xf32>
    %459 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %461 = stablehlo.multiply %458, %460 : tensor<16x512x768xf32>
    %462 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %464 = stablehlo.add %461, %463 : tensor<16x512x768xf32>
    %465 = stablehlo.slice %59 [3:4, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %466 = stablehlo.reshape %465 : (tensor<1x2xui32>) -> tensor<2xui32>
    %467 = call @_threefry_split_2(%466) : (tensor<2xui32>) -> tensor<3x2xui32>
    %468 = stablehlo.dot_general %464, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %469 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %471 = stablehlo.add %468, %470 : tensor<16x512x2304xf32>
    %472 = stablehlo.reshape %471 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %473 = stablehlo.slice %472 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %474 = stablehlo.reshape %473 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %475 = stablehlo.slice %472 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %476 = stablehlo.reshape %475 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %477 = stablehlo.slice %472 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %478 = stablehlo.reshape %477 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %479 = stablehlo.dot_general %474, %476, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_105 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %481 = stablehlo.multiply %479, %480 : tensor<16x12x512x512xf32>
    %cst_106 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %482:2 = call @_where_5(%58, %481, %cst_106) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %483 = stablehlo.reduce(%482#0 init: %cst_107) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %485 = stablehlo.maximum %484, %483 : tensor<16x12x512xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %488 = stablehlo.subtract %482#0, %487 : tensor<16x12x512x512xf32>
    %489 = stablehlo.exponential %488 : tensor<16x12x512x512xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.reduce(%489 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %493 = stablehlo.divide %489, %492 : tensor<16x12x512x512xf32>
    %494 = stablehlo.multiply %491, %491 : tensor<16x12x512x1xf32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %496 = stablehlo.divide %495, %494 : tensor<16x12x512x1xf32>
    %497 = stablehlo.slice %467 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %498 = stablehlo.reshape %497 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %499 = call @_bernoulli_6(%498, %cst_111) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %501 = stablehlo.divide %493, %500 : tensor<16x12x512x512xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %502 = call @_where_10(%499, %501, %c_113) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %503 = stablehlo.dot_general %478, %502, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %504 = stablehlo.transpose %503, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %505 = stablehlo.reshape %504 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %506 = stablehlo.dot_general %505, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %507 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %509 = stablehlo.add %506, %508 : tensor<16x512x768xf32>
    %510 = stablehlo.slice %467 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %511 = stablehlo.reshape %510 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %512 = call @_bernoulli(%511, %cst_114) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %514 = stablehlo.divide %509, %513 : tensor<16x512x768xf32>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %515 = call @_where(%512, %514, %c_116) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %516 = stablehlo.add %464, %515 : tensor<16x512x768xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_118 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %520 = stablehlo.divide %518, %519 : tensor<16x512x1xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %522 = stablehlo.subtract %516, %521 : tensor<16x512x768xf32>
    %523 = chlo.square %522 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_119 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %525 = stablehlo.multiply %524, %522 : tensor<16x512x768xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%523 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_121 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %529 = stablehlo.divide %527, %528 : tensor<16x512x1xf32>
    %530 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %531 = stablehlo.subtract %516, %530 : tensor<16x512x768xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %533 = stablehlo.add %529, %532 : tensor<16x512x1xf32>
    %534 = stablehlo.rsqrt %533 : tensor<16x512x1xf32>
    %535 = stablehlo.divide %534, %533 : tensor<16x512x1xf32>
    %cst_123 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %537 = stablehlo.multiply %536, %535 : tensor<16x512x1xf32>
    %538 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %539 = stablehlo.multiply %531, %538 : tensor<16x512x768xf32>
    %540 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %542 = stablehlo.multiply %539, %541 : tensor<16x512x768xf32>
    %543 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %545 = stablehlo.add %542, %544 : tensor<16x512x768xf32>
    %546 = stablehlo.dot_general %545, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %547 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %549 = stablehlo.add %546, %548 : tensor<16x512x3072xf32>
    %cst_124 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<16x512x3072xf32>
    %552 = stablehlo.negate %549 : tensor<16x512x3072xf32>
    %cst_125 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %554 = stablehlo.multiply %552, %553 : tensor<16x512x3072xf32>
    %555 = chlo.erfc %554 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %556 = chlo.square %554 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %557 = stablehlo.negate %556 : tensor<16x512x3072xf32>
    %558 = stablehlo.exponential %557 : tensor<16x512x3072xf32>
    %559 = stablehlo.multiply %551, %555 : tensor<16x512x3072xf32>
    %560 = stablehlo.dot_general %559, %arg43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %561 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %563 = stablehlo.add %560, %562 : tensor<16x512x768xf32>
    %564 = stablehlo.slice %467 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %565 = stablehlo.reshape %564 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %566 = call @_bernoulli(%565, %cst_126) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %568 = stablehlo.divide %563, %567 : tensor<16x512x768xf32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %569 = call @_where(%566, %568, %c_128) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %570 = stablehlo.add %545, %569 : tensor<16x512x768xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_130 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %574 = stablehlo.divide %572, %573 : tensor<16x512x1xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %576 = stablehlo.subtract %570, %575 : tensor<16x512x768xf32>
    %577 = chlo.square %576 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %579 = stablehlo.multiply %578, %576 : tensor<16x512x768xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%577 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_133 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %583 = stablehlo.divide %581, %582 : tensor<16x512x1xf32>
    %584 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %585 = stablehlo.subtract %570, %584 : tensor<16x512x768xf32>
    %cst_134 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %587 = stablehlo.add %583, %586 : tensor<16x512x1xf32>
    %588 = stablehlo.rsqrt %587 : tensor<16x512x1xf32>
    %589 = stablehlo.divide %588, %587 : tensor<16x512x1xf32>
    %cst_135 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %591 = stablehlo.multiply %590, %589 : tensor<16x512x1xf32>
    %592 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %593 = stablehlo.multiply %585, %592 : tensor<16x512x768xf32>
    %594 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %596 = stablehlo.multiply %593, %595 : tensor<16x512x768xf32>
    %597 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %599 = stablehlo.add %596, %598 : tensor<16x512x768xf32>
    %600 = stablehlo.slice %59 [4:5, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %601 = stablehlo.reshape %600 : (tensor<1x2xui32>) -> tensor<2xui32>
    %602 = call @_threefry_split_2(%601) : (tensor<2xui32>) -> tensor<3x2xui32>
    %603 = stablehlo.dot_general %599, %arg51, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %604 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %606 = stablehlo.add %603, %605 : tensor<16x512x2304xf32>
    %607 = stablehlo.reshape %606 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %608 = stablehlo.slice %607 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %609 = stablehlo.reshape %608 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %610 = stablehlo.slice %607 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %611 = stablehlo.reshape %610 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %612 = stablehlo.slice %607 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %613 = stablehlo.reshape %612 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %614 = stablehlo.dot_general %609, %611, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_136 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %616 = stablehlo.multiply %614, %615 : tensor<16x12x512x512xf32>
    %cst_137 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %617:2 = call @_where_5(%58, %616, %cst_137) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %618 = stablehlo.reduce(%617#0 init: %cst_138) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %620 = stablehlo.maximum %619, %618 : tensor<16x12x512xf32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %623 = stablehlo.subtract %617#0, %622 : tensor<16x12x512x512xf32>
    %624 = stablehlo.exponential %623 : tensor<16x12x512x512xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_140) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %628 = stablehlo.divide %624, %627 : tensor<16x12x512x512xf32>
    %629 = stablehlo.multiply %626, %626 : tensor<16x12x512x1xf32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %631 = stablehlo.divide %630, %629 : tensor<16x12x512x1xf32>
    %632 = stablehlo.slice %602 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %633 = stablehlo.reshape %632 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %634 = call @_bernoulli_6(%633, %cst_142) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %636 = stablehlo.divide %628, %635 : tensor<16x12x512x512xf32>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %637 = call @_where_10(%634, %636, %c_144) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %638 = stablehlo.dot_general %613, %637, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %639 = stablehlo.transpose %638, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %640 = stablehlo.reshape %639 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %641 = stablehlo.dot_general %640, %arg49, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %642 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %644 = stablehlo.add %641, %643 : tensor<16x512x768xf32>
    %645 = stablehlo.slice %602 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %646 = stablehlo.reshape %645 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %647 = call @_bernoulli(%646, %cst_145) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %649 = stablehlo.divide %644, %648 : tensor<16x512x768xf32>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %650 = call @_where(%647, %649, %c_147) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %651 = stablehlo.add %599, %650 : tensor<16x512x768xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_149 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %655 = stablehlo.divide %653, %654 : tensor<16x512x1xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %657 = stablehlo.subtract %651, %656 : tensor<16x512x768xf32>
    %658 = chlo.square %657 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_150 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %660 = stablehlo.multiply %659, %657 : tensor<16x512x768xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%658 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_152 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %664 = stablehlo.divide %662, %663 : tensor<16x512x1xf32>
    %665 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %666 = stablehlo.subtract %651, %665 : tensor<16x512x768xf32>
    %cst_153 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %668 = stablehlo.add %664, %667 : tensor<16x512x1xf32>
    %669 = stablehlo.rsqrt %668 : tensor<16x512x1xf32>
    %670 = stablehlo.divide %669, %668 : tensor<16x512x1xf32>
    %cst_154 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %672 = stablehlo.multiply %671, %670 : tensor<16x512x1xf32>
    %673 = stablehlo.broadcast_in_dim %669, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %674 = stablehlo.multiply %666, %673 : tensor<16x512x768xf32>
    %675 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %677 = stablehlo.multiply %674, %676 : tensor<16x512x768xf32>
    %678 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %680 = stablehlo.add %677, %679 : tensor<16x512x768xf32>
    %681 = stablehlo.dot_general %680, %arg57, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %682 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %684 = stablehlo.add %681, %683 : tensor<16x512x3072xf32>
    %cst_155 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %686 = stablehlo.multiply %685, %684 : tensor<16x512x3072xf32>
    %687 = stablehlo.negate %684 : tensor<16x512x3072xf32>
    %cst_156 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %689 = stablehlo.multiply %687, %688 : tensor<16x512x3072xf32>
    %690 = chlo.erfc %689 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %691 = chlo.square %689 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %692 = stablehlo.negate %691 : tensor<16x512x3072xf32>
    %693 = stablehlo.exponential %692 : tensor<16x512x3072xf32>
    %694 = stablehlo.multiply %686, %690 : tensor<16x512x3072xf32>
    %695 = stablehlo.dot_general %694, %arg55, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %696 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %698 = stablehlo.add %695, %697 : tensor<16x512x768xf32>
    %699 = stablehlo.slice %602 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %700 = stablehlo.reshape %699 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %701 = call @_bernoulli(%700, %cst_157) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %703 = stablehlo.divide %698, %702 : tensor<16x512x768xf32>
    %c_159 = stablehlo.constant dense<0> : tensor<i32>
    %704 = call @_where(%701, %703, %c_159) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %705 = stablehlo.add %680, %704 : tensor<16x512x768xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_161 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %709 = stablehlo.divide %707, %708 : tensor<16x512x1xf32>
    %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %711 = stablehlo.subtract %705, %710 : tensor<16x512x768xf32>
    %712 = chlo.square %711 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_162 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %714 = stablehlo.multiply %713, %711 : tensor<16x512x768xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%712 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_164 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %718 = stablehlo.divide %716, %717 : tensor<16x512x1xf32>
    %719 = stablehlo.broadcast_in_dim %709, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %720 = stablehlo.subtract %705, %719 : tensor<16x512x768xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %722 = stablehlo.add %718, %721 : tensor<16x512x1xf32>
    %723 = stablehlo.rsqrt %722 : tensor<16x512x1xf32>
    %724 = stablehlo.divide %723, %722 : tensor<16x512x1xf32>
    %cst_166 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %726 = stablehlo.multiply %725, %724 : tensor<16x512x1xf32>
    %727 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %728 = stablehlo.multiply %720, %727 : tensor<16x512x768xf32>
    %729 = stablehlo.broadcast_in_dim %arg58, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %731 = stablehlo.multiply %728, %730 : tensor<16x512x768xf32>
    %732 = stablehlo.broadcast_in_dim %arg59, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %733 = stablehlo.broadcast_in_dim %732, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %734 = stablehlo.add %731, %733 : tensor<16x512x768xf32>
    %735 = stablehlo.slice %59 [5:6, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %736 = stablehlo.reshape %735 : (tensor<1x2xui32>) -> tensor<2xui32>
    %737 = call @_threefry_split_2(%736) : (tensor<2xui32>) -> tensor<3x2xui32>
    %738 = stablehlo.dot_general %734, %arg63, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %739 = stablehlo.broadcast_in_dim %arg62, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %741 = stablehlo.add %738, %740 : tensor<16x512x2304xf32>
    %742 = stablehlo.reshape %741 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %743 = stablehlo.slice %742 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %744 = stablehlo.reshape %743 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %745 = stablehlo.slice %742 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %746 = stablehlo.reshape %745 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %747 = stablehlo.slice %742 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %748 = stablehlo.reshape %747 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %749 = stablehlo.dot_general %744, %746, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_167 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %751 = stablehlo.multiply %749, %750 : tensor<16x12x512x512xf32>
    %cst_168 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %752:2 = call @_where_5(%58, %751, %cst_168) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %753 = stablehlo.reduce(%752#0 init: %cst_169) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_170 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %755 = stablehlo.maximum %754, %753 : tensor<16x12x512xf32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %757 = stablehlo.broadcast_in_dim %756, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %758 = stablehlo.subtract %752#0, %757 : tensor<16x12x512x512xf32>
    %759 = stablehlo.exponential %758 : tensor<16x12x512x512xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%759 init: %cst_171) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %763 = stablehlo.divide %759, %762 : tensor<16x12x512x512xf32>
    %764 = stablehlo.multiply %761, %761 : tensor<16x12x512x1xf32>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %766 = stablehlo.divide %765, %764 : tensor<16x12x512x1xf32>
    %767 = stablehlo.slice %737 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %768 = stablehlo.reshape %767 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %769 = call @_bernoulli_6(%768, %cst_173) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %771 = stablehlo.divide %763, %770 : tensor<16x12x512x512xf32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %772 = call @_where_10(%769, %771, %c_175) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %773 = stablehlo.dot_general %748, %772, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %774 = stablehlo.transpose %773, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %775 = stablehlo.reshape %774 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %776 = stablehlo.dot_general %775, %arg61, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %777 = stablehlo.broadcast_in_dim %arg60, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %779 = stablehlo.add %776, %778 : tensor<16x512x768xf32>
    %780 = stablehlo.slice %737 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %781 = stablehlo.reshape %780 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_176 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %782 = call @_bernoulli(%781, %cst_176) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %784 = stablehlo.divide %779, %783 : tensor<16x512x768xf32>
    %c_178 = stablehlo.constant dense<0> : tensor<i32>
    %785 = call @_where(%782, %784, %c_178) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %786 = stablehlo.add %734, %785 : tensor<16x512x768xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_180 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %790 = stablehlo.divide %788, %789 : tensor<16x512x1xf32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %792 = stablehlo.subtract %786, %791 : tensor<16x512x768xf32>
    %793 = chlo.square %792 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_181 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %795 = stablehlo.multiply %794, %792 : tensor<16x512x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %796 = stablehlo.reduce(%793 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_183 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %799 = stablehlo.divide %797, %798 : tensor<16x512x1xf32>
    %800 = stablehlo.broadcast_in_dim %790, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %801 = stablehlo.subtract %786, %800 : tensor<16x512x768xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %803 = stablehlo.add %799, %802 : tensor<16x512x1xf32>
    %804 = stablehlo.rsqrt %803 : tensor<16x512x1xf32>
    %805 = stablehlo.divide %804, %803 : tensor<16x512x1xf32>
    %cst_185 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %807 = stablehlo.multiply %806, %805 : tensor<16x512x1xf32>
    %808 = stablehlo.broadcast_in_dim %804, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %809 = stablehlo.multiply %801, %808 : tensor<16x512x768xf32>
    %810 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %812 = stablehlo.multiply %809, %811 : tensor<16x512x768xf32>
    %813 = stablehlo.broadcast_in_dim %arg65, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %815 = stablehlo.add %812, %814 : tensor<16x512x768xf32>
    %816 = stablehlo.dot_general %815, %arg69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %817 = stablehlo.broadcast_in_dim %arg68, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %819 = stablehlo.add %816, %818 : tensor<16x512x3072xf32>
    %cst_186 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %821 = stablehlo.multiply %820, %819 : tensor<16x512x3072xf32>
    %822 = stablehlo.negate %819 : tensor<16x512x3072xf32>
    %cst_187 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %824 = stablehlo.multiply %822, %823 : tensor<16x512x3072xf32>
    %825 = chlo.erfc %824 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %826 = chlo.square %824 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %827 = stablehlo.negate %826 : tensor<16x512x3072xf32>
    %828 = stablehlo.exponential %827 : tensor<16x512x3072xf32>
    %829 = stablehlo.multiply %821, %825 : tensor<16x512x3072xf32>
    %830 = stablehlo.dot_general %829, %arg67, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %831 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %833 = stablehlo.add %830, %832 : tensor<16x512x768xf32>
    %834 = stablehlo.slice %737 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %835 = stablehlo.reshape %834 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_188 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %836 = call @_bernoulli(%835, %cst_188) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %838 = stablehlo.divide %833, %837 : tensor<16x512x768xf32>
    %c_190 = stablehlo.constant dense<0> : tensor<i32>
    %839 = call @_where(%836, %838, %c_190) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %840 = stablehlo.add %815, %839 : tensor<16x512x768xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_191) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_192 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %844 = stablehlo.divide %842, %843 : tensor<16x512x1xf32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %846 = stablehlo.subtract %840, %845 : tensor<16x512x768xf32>
    %847 = chlo.square %846 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_193 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %849 = stablehlo.multiply %848, %846 : tensor<16x512x768xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%847 init: %cst_194) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_195 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %853 = stablehlo.divide %851, %852 : tensor<16x512x1xf32>
    %854 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %855 = stablehlo.subtract %840, %854 : tensor<16x512x768xf32>
    %cst_196 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %857 = stablehlo.add %853, %856 : tensor<16x512x1xf32>
    %858 = stablehlo.rsqrt %857 : tensor<16x512x1xf32>
    %859 = stablehlo.divide %858, %857 : tensor<16x512x1xf32>
    %cst_197 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %861 = stablehlo.multiply %860, %859 : tensor<16x512x1xf32>
    %862 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %863 = stablehlo.multiply %855, %862 : tensor<16x512x768xf32>
    %864 = stablehlo.broadcast_in_dim %arg70, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %865 = stablehlo.broadcast_in_dim %864, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %866 = stablehlo.multiply %863, %865 : tensor<16x512x768xf32>
    %867 = stablehlo.broadcast_in_dim %arg71, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %868 = stablehlo.broadcast_in_dim %867, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %869 = stablehlo.add %866, %868 : tensor<16x512x768xf32>
    %870 = stablehlo.slice %59 [6:7, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %871 = stablehlo.reshape %870 : (tensor<1x2xui32>) -> tensor<2xui32>
    %872 = call @_threefry_split_2(%871) : (tensor<2xui32>) -> tensor<3x2xui32>
    %873 = stablehlo.dot_general %869, %arg75, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %874 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %875 = stablehlo.broadcast_in_dim %874, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %876 = stablehlo.add %873, %875 : tensor<16x512x2304xf32>
    %877 = stablehlo.reshape %876 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %878 = stablehlo.slice %877 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %879 = stablehlo.reshape %878 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %880 = stablehlo.slice %877 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %881 = stablehlo.reshape %880 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %882 = stablehlo.slice %877 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %883 = stablehlo.reshape %882 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %884 = stablehlo.dot_general %879, %881, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_198 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %886 = stablehlo.multiply %884, %885 : tensor<16x12x512x512xf32>
    %cst_199 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %887:2 = call @_where_5(%58, %886, %cst_199) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_200 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %888 = stablehlo.reduce(%887#0 init: %cst_200) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_201 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %890 = stablehlo.maximum %889, %888 : tensor<16x12x512xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %893 = stablehlo.subtract %887#0, %892 : tensor<16x12x512x512xf32>
    %894 = stablehlo.exponential %893 : tensor<16x12x512x512xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_202) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %898 = stablehlo.divide %894, %897 : tensor<16x12x512x512xf32>
    %899 = stablehlo.multiply %896, %896 : tensor<16x12x512x1xf32>
    %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %901 = stablehlo.divide %900, %899 : tensor<16x12x512x1xf32>
    %902 = stablehlo.slice %872 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %903 = stablehlo.reshape %902 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %904 = call @_bernoulli_6(%903, %cst_204) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %906 = stablehlo.divide %898, %905 : tensor<16x12x512x512xf32>
    %c_206 = stablehlo.constant dense<0> : tensor<i32>
    %907 = call @_where_10(%904, %906, %c_206) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %908 = stablehlo.dot_general %883, %907, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %909 = stablehlo.transpose %908, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %910 = stablehlo.reshape %909 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %911 = stablehlo.dot_general %910, %arg73, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %912 = stablehlo.broadcast_in_dim %arg72, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %913 = stablehlo.broadcast_in_dim %912, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %914 = stablehlo.add %911, %913 : tensor<16x512x768xf32>
    %915 = stablehlo.slice %872 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %916 = stablehlo.reshape %915 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %917 = call @_bernoulli(%916, %cst_207) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %919 = stablehlo.divide %914, %918 : tensor<16x512x768xf32>
    %c_209 = stablehlo.constant dense<0> : tensor<i32>
    %920 = call @_where(%917, %919, %c_209) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %921 = stablehlo.add %869, %920 : tensor<16x512x768xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.reduce(%921 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_211 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %925 = stablehlo.divide %923, %924 : tensor<16x512x1xf32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %927 = stablehlo.subtract %921, %926 : tensor<16x512x768xf32>
    %928 = chlo.square %927 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_212 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %930 = stablehlo.multiply %929, %927 : tensor<16x512x768xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%928 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %932 = stablehlo.broadcast_in_dim %931, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_214 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %934 = stablehlo.divide %932, %933 : tensor<16x512x1xf32>
    %935 = stablehlo.broadcast_in_dim %925, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %936 = stablehlo.subtract %921, %935 : tensor<16x512x768xf32>
    %cst_215 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %938 = stablehlo.add %934, %937 : tensor<16x512x1xf32>
    %939 = stablehlo.rsqrt %938 : tensor<16x512x1xf32>
    %940 = stablehlo.divide %939, %938 : tensor<16x512x1xf32>
    %cst_216 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %942 = stablehlo.multiply %941, %940 : tensor<16x512x1xf32>
    %943 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %944 = stablehlo.multiply %936, %943 : tensor<16x512x768xf32>
    %945 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %947 = stablehlo.multiply %944, %946 : tensor<16x512x768xf32>
    %948 = stablehlo.broadcast_in_dim %arg77, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %950 = stablehlo.add %947, %949 : tensor<16x512x768xf32>
    %951 = stablehlo.dot_general %950, %arg81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %952 = stablehlo.broadcast_in_dim %arg80, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %954 = stablehlo.add %951, %953 : tensor<16x512x3072xf32>
    %cst_217 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %956 = stablehlo.multiply %955, %954 : tensor<16x512x3072xf32>
    %957 = stablehlo.negate %954 : tensor<16x512x3072xf32>
    %cst_218 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %959 = stablehlo.multiply %957, %958 : tensor<16x512x3072xf32>
    %960 = chlo.erfc %959 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %961 = chlo.square %959 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %962 = stablehlo.negate %961 : tensor<16x512x3072xf32>
    %963 = stablehlo.exponential %962 : tensor<16x512x3072xf32>
    %964 = stablehlo.multiply %956, %960 : tensor<16x512x3072xf32>
    %965 = stablehlo.dot_general %964, %arg79, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %966 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %968 = stablehlo.add %965, %967 : tensor<16x512x768xf32>
    %969 = stablehlo.slice %872 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %970 = stablehlo.reshape %969 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %971 = call @_bernoulli(%970, %cst_219) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %973 = stablehlo.divide %968, %972 : tensor<16x512x768xf32>
    %c_221 = stablehlo.constant dense<0> : tensor<i32>
    %974 = call @_where(%971, %973, %c_221) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %975 = stablehlo.add %950, %974 : tensor<16x512x768xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %976 = stablehlo.reduce(%975 init: %cst_222) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_223 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %979 = stablehlo.divide %977, %978 : tensor<16x512x1xf32>
    %980 = stablehlo.broadcast_in_dim %979, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %981 = stablehlo.subtract %975, %980 : tensor<16x512x768xf32>
    %982 = chlo.square %981 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_224 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %984 = stablehlo.multiply %983, %981 : tensor<16x512x768xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.reduce(%982 init: %cst_225) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_226 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %988 = stablehlo.divide %986, %987 : tensor<16x512x1xf32>
    %989 = stablehlo.broadcast_in_dim %979, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %990 = stablehlo.subtract %975, %989 : tensor<16x512x768xf32>
    %cst_227 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %992 = stablehlo.add %988, %991 : tensor<16x512x1xf32>
    %993 = stablehlo.rsqrt %992 : tensor<16x512x1xf32>
    %994 = stablehlo.divide %993, %992 : tensor<16x512x1xf32>
    %cst_228 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %996 = stablehlo.multiply %995, %994 : tensor<16x512x1xf32>
    %997 = stablehlo.broadcast_in_dim %993, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %998 = stablehlo.multiply %990, %997 : tensor<16x512x768xf32>
    %999 = stablehlo.broadcast_in_dim %arg82, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1001 = stablehlo.multiply %998, %1000 : tensor<16x512x768xf32>
    %1002 = stablehlo.broadcast_in_dim %arg83, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<16x512x768xf32>
    %1005 = stablehlo.slice %59 [7:8, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %1006 = stablehlo.reshape %1005 : (tensor<1x2xui32>) -> tensor<2xui32>
    %1007 = call @_threefry_split_2(%1006) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1008 = stablehlo.dot_general %1004, %arg87, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %1009 = stablehlo.broadcast_in_dim %arg86, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %1011 = stablehlo.add %1008, %1010 : tensor<16x512x2304xf32>
    %1012 = stablehlo.reshape %1011 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %1013 = stablehlo.slice %1012 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1014 = stablehlo.reshape %1013 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1015 = stablehlo.slice %1012 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1016 = stablehlo.reshape %1015 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1017 = stablehlo.slice %1012 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1019 = stablehlo.dot_general %1014, %1016, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_229 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1021 = stablehlo.multiply %1019, %1020 : tensor<16x12x512x512xf32>
    %cst_230 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1022:2 = call @_where_5(%58, %1021, %cst_230) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_231 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1023 = stablehlo.reduce(%1022#0 init: %cst_231) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %1025 = stablehlo.maximum %1024, %1023 : tensor<16x12x512xf32>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1028 = stablehlo.subtract %1022#0, %1027 : tensor<16x12x512x512xf32>
    %1029 = stablehlo.exponential %1028 : tensor<16x12x512x512xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_233) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1032 = stablehlo.broadcast_in_dim %1031, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1033 = stablehlo.divide %1029, %1032 : tensor<16x12x512x512xf32>
    %1034 = stablehlo.multiply %1031, %1031 : tensor<16x12x512x1xf32>
    %cst_234 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %1036 = stablehlo.divide %1035, %1034 : tensor<16x12x512x1xf32>
    %1037 = stablehlo.slice %1007 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1038 = stablehlo.reshape %1037 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1039 = call @_bernoulli_6(%1038, %cst_235) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1041 = stablehlo.divide %1033, %1040 : tensor<16x12x512x512xf32>
    %c_237 = stablehlo.constant dense<0> : tensor<i32>
    %1042 = call @_where_10(%1039, %1041, %c_237) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %1043 = stablehlo.dot_general %1018, %1042, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1044 = stablehlo.transpose %1043, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1045 = stablehlo.reshape %1044 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %1046 = stablehlo.dot_general %1045, %arg85, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1047 = stablehlo.broadcast_in_dim %arg84, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1049 = stablehlo.add %1046, %1048 : tensor<16x512x768xf32>
    %1050 = stablehlo.slice %1007 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1051 = stablehlo.reshape %1050 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_238 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1052 = call @_bernoulli(%1051, %cst_238) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1054 = stablehlo.divide %1049, %1053 : tensor<16x512x768xf32>
    %c_240 = stablehlo.constant dense<0> : tensor<i32>
    %1055 = call @_where(%1052, %1054, %c_240) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1056 = stablehlo.add %1004, %1055 : tensor<16x512x768xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.reduce(%1056 init: %cst_241) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_242 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1060 = stablehlo.divide %1058, %1059 : tensor<16x512x1xf32>
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1062 = stablehlo.subtract %1056, %1061 : tensor<16x512x768xf32>
    %1063 = chlo.square %1062 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_243 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1065 = stablehlo.multiply %1064, %1062 : tensor<16x512x768xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.reduce(%1063 init: %cst_244) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_245 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1069 = stablehlo.divide %1067, %1068 : tensor<16x512x1xf32>
    %1070 = stablehlo.broadcast_in_dim %1060, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1071 = stablehlo.subtract %1056, %1070 : tensor<16x512x768xf32>
    %cst_246 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1073 = stablehlo.add %1069, %1072 : tensor<16x512x1xf32>
    %1074 = stablehlo.rsqrt %1073 : tensor<16x512x1xf32>
    %1075 = stablehlo.divide %1074, %1073 : tensor<16x512x1xf32>
    %cst_247 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1077 = stablehlo.multiply %1076, %1075 : tensor<16x512x1xf32>
    %1078 = stablehlo.broadcast_in_dim %1074, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1079 = stablehlo.multiply %1071, %1078 : tensor<16x512x768xf32>
    %1080 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1082 = stablehlo.multiply %1079, %1081 : tensor<16x512x768xf32>
    %1083 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1084 = stablehlo.broadcast_in_dim %1083, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1085 = stablehlo.add %1082, %1084 : tensor<16x512x768xf32>
    %1086 = stablehlo.dot_general %1085, %arg93, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %1087 = stablehlo.broadcast_in_dim %arg92, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %1089 = stablehlo.add %1086, %1088 : tensor<16x512x3072xf32>
    %cst_248 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1091 = stablehlo.multiply %1090, %1089 : tensor<16x512x3072xf32>
    %1092 = stablehlo.negate %1089 : tensor<16x512x3072xf32>
    %cst_249 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1094 = stablehlo.multiply %1092, %1093 : tensor<16x512x3072xf32>
    %1095 = chlo.erfc %1094 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1096 = chlo.square %1094 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1097 = stablehlo.negate %1096 : tensor<16x512x3072xf32>
    %1098 = stablehlo.exponential %1097 : tensor<16x512x3072xf32>
    %1099 = stablehlo.multiply %1091, %1095 : tensor<16x512x3072xf32>
    %1100 = stablehlo.dot_general %1099, %arg91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %1101 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1102 = stablehlo.broadcast_in_dim %1101, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1103 = stablehlo.add %1100, %1102 : tensor<16x512x768xf32>
    %1104 = stablehlo.slice %1007 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1105 = stablehlo.reshape %1104 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_250 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1106 = call @_bernoulli(%1105, %cst_250) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_251 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1108 = stablehlo.divide %1103, %1107 : tensor<16x512x768xf32>
    %c_252 = stablehlo.constant dense<0> : tensor<i32>
    %1109 = call @_where(%1106, %1108, %c_252) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1110 = stablehlo.add %1085, %1109 : tensor<16x512x768xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1111 = stablehlo.reduce(%1110 init: %cst_253) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_254 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1114 = stablehlo.divide %1112, %1113 : tensor<16x512x1xf32>
    %1115 = stablehlo.broadcast_in_dim %1114, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1116 = stablehlo.subtract %1110, %1115 : tensor<16x512x768xf32>
    %1117 = chlo.square %1116 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_255 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1119 = stablehlo.multiply %1118, %1116 : tensor<16x512x768xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1117 init: %cst_256) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_257 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1123 = stablehlo.divide %1121, %1122 : tensor<16x512x1xf32>
    %1124 = stablehlo.broadcast_in_dim %1114, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1125 = stablehlo.subtract %1110, %1124 : tensor<16x512x768xf32>
    %cst_258 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1127 = stablehlo.add %1123, %1126 : tensor<16x512x1xf32>
    %1128 = stablehlo.rsqrt %1127 : tensor<16x512x1xf32>
    %1129 = stablehlo.divide %1128, %1127 : tensor<16x512x1xf32>
    %cst_259 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1131 = stablehlo.multiply %1130, %1129 : tensor<16x512x1xf32>
    %1132 = stablehlo.broadcast_in_dim %1128, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1133 = stablehlo.multiply %1125, %1132 : tensor<16x512x768xf32>
    %1134 = stablehlo.broadcast_in_dim %arg94, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1135 = stablehlo.broadcast_in_dim %1134, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1136 = stablehlo.multiply %1133, %1135 : tensor<16x512x768xf32>
    %1137 = stablehlo.broadcast_in_dim %arg95, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1138 = stablehlo.broadcast_in_dim %1137, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1139 = stablehlo.add %1136, %1138 : tensor<16x512x768xf32>
    %1140 = stablehlo.slice %59 [8:9, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %1141 = stablehlo.reshape %1140 : (tensor<1x2xui32>) -> tensor<2xui32>
    %1142 = call @_threefry_split_2(%1141) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1143 = stablehlo.dot_general %1139, %arg99, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %1144 = stablehlo.broadcast_in_dim %arg98, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1145 = stablehlo.broadcast_in_dim %1144, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %1146 = stablehlo.add %1143, %1145 : tensor<16x512x2304xf32>
    %1147 = stablehlo.reshape %1146 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %1148 = stablehlo.slice %1147 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1149 = stablehlo.reshape %1148 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1150 = stablehlo.slice %1147 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1151 = stablehlo.reshape %1150 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1152 = stablehlo.slice %1147 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1153 = stablehlo.reshape %1152 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1154 = stablehlo.dot_general %1149, %1151, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_260 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1156 = stablehlo.multiply %1154, %1155 : tensor<16x12x512x512xf32>
    %cst_261 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1157:2 = call @_where_5(%58, %1156, %cst_261) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_262 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1158 = stablehlo.reduce(%1157#0 init: %cst_262) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_263 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %1160 = stablehlo.maximum %1159, %1158 : tensor<16x12x512xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1163 = stablehlo.subtract %1157#0, %1162 : tensor<16x12x512x512xf32>
    %1164 = stablehlo.exponential %1163 : tensor<16x12x512x512xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1165 = stablehlo.reduce(%1164 init: %cst_264) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1166 = stablehlo.broadcast_in_dim %1165, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1168 = stablehlo.divide %1164, %1167 : tensor<16x12x512x512xf32>
    %1169 = stablehlo.multiply %1166, %1166 : tensor<16x12x512x1xf32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %1171 = stablehlo.divide %1170, %1169 : tensor<16x12x512x1xf32>
    %1172 = stablehlo.slice %1142 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1173 = stablehlo.reshape %1172 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_266 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1174 = call @_bernoulli_6(%1173, %cst_266) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1176 = stablehlo.divide %1168, %1175 : tensor<16x12x512x512xf32>
    %c_268 = stablehlo.constant dense<0> : tensor<i32>
    %1177 = call @_where_10(%1174, %1176, %c_268) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %1178 = stablehlo.dot_general %1153, %1177, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1179 = stablehlo.transpose %1178, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1180 = stablehlo.reshape %1179 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %1181 = stablehlo.dot_general %1180, %arg97, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1182 = stablehlo.broadcast_in_dim %arg96, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1184 = stablehlo.add %1181, %1183 : tensor<16x512x768xf32>
    %1185 = stablehlo.slice %1142 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1186 = stablehlo.reshape %1185 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1187 = call @_bernoulli(%1186, %cst_269) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_270 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1189 = stablehlo.divide %1184, %1188 : tensor<16x512x768xf32>
    %c_271 = stablehlo.constant dense<0> : tensor<i32>
    %1190 = call @_where(%1187, %1189, %c_271) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1191 = stablehlo.add %1139, %1190 : tensor<16x512x768xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1192 = stablehlo.reduce(%1191 init: %cst_272) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_273 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1195 = stablehlo.divide %1193, %1194 : tensor<16x512x1xf32>
    %1196 = stablehlo.broadcast_in_dim %1195, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1197 = stablehlo.subtract %1191, %1196 : tensor<16x512x768xf32>
    %1198 = chlo.square %1197 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_274 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1200 = stablehlo.multiply %1199, %1197 : tensor<16x512x768xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1201 = stablehlo.reduce(%1198 init: %cst_275) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_276 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1204 = stablehlo.divide %1202, %1203 : tensor<16x512x1xf32>
    %1205 = stablehlo.broadcast_in_dim %1195, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1206 = stablehlo.subtract %1191, %1205 : tensor<16x512x768xf32>
    %cst_277 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1208 = stablehlo.add %1204, %1207 : tensor<16x512x1xf32>
    %1209 = stablehlo.rsqrt %1208 : tensor<16x512x1xf32>
    %1210 = stablehlo.divide %1209, %1208 : tensor<16x512x1xf32>
    %cst_278 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1212 = stablehlo.multiply %1211, %1210 : tensor<16x512x1xf32>
    %1213 = stablehlo.broadcast_in_dim %1209, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1214 = stablehlo.multiply %1206, %1213 : tensor<16x512x768xf32>
    %1215 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1216 = stablehlo.broadcast_in_dim %1215, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1217 = stablehlo.multiply %1214, %1216 : tensor<16x512x768xf32>
    %1218 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1219 = stablehlo.broadcast_in_dim %1218, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1220 = stablehlo.add %1217, %1219 : tensor<16x512x768xf32>
    %1221 = stablehlo.dot_general %1220, %arg105, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %1222 = stablehlo.broadcast_in_dim %arg104, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1223 = stablehlo.broadcast_in_dim %1222, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %1224 = stablehlo.add %1221, %1223 : tensor<16x512x3072xf32>
    %cst_279 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1226 = stablehlo.multiply %1225, %1224 : tensor<16x512x3072xf32>
    %1227 = stablehlo.negate %1224 : tensor<16x512x3072xf32>
    %cst_280 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1229 = stablehlo.multiply %1227, %1228 : tensor<16x512x3072xf32>
    %1230 = chlo.erfc %1229 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1231 = chlo.square %1229 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1232 = stablehlo.negate %1231 : tensor<16x512x3072xf32>
    %1233 = stablehlo.exponential %1232 : tensor<16x512x3072xf32>
    %1234 = stablehlo.multiply %1226, %1230 : tensor<16x512x3072xf32>
    %1235 = stablehlo.dot_general %1234, %arg103, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %1236 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1238 = stablehlo.add %1235, %1237 : tensor<16x512x768xf32>
    %1239 = stablehlo.slice %1142 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1240 = stablehlo.reshape %1239 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1241 = call @_bernoulli(%1240, %cst_281) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_282 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1243 = stablehlo.divide %1238, %1242 : tensor<16x512x768xf32>
    %c_283 = stablehlo.constant dense<0> : tensor<i32>
    %1244 = call @_where(%1241, %1243, %c_283) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1245 = stablehlo.add %1220, %1244 : tensor<16x512x768xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1246 = stablehlo.reduce(%1245 init: %cst_284) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_285 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1249 = stablehlo.divide %1247, %1248 : tensor<16x512x1xf32>
    %1250 = stablehlo.broadcast_in_dim %1249, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1251 = stablehlo.subtract %1245, %1250 : tensor<16x512x768xf32>
    %1252 = chlo.square %1251 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_286 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1254 = stablehlo.multiply %1253, %1251 : tensor<16x512x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1255 = stablehlo.reduce(%1252 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1256 = stablehlo.broadcast_in_dim %1255, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_288 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1258 = stablehlo.divide %1256, %1257 : tensor<16x512x1xf32>
    %1259 = stablehlo.broadcast_in_dim %1249, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1260 = stablehlo.subtract %1245, %1259 : tensor<16x512x768xf32>
    %cst_289 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1262 = stablehlo.add %1258, %1261 : tensor<16x512x1xf32>
    %1263 = stablehlo.rsqrt %1262 : tensor<16x512x1xf32>
    %1264 = stablehlo.divide %1263, %1262 : tensor<16x512x1xf32>
    %cst_290 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1266 = stablehlo.multiply %1265, %1264 : tensor<16x512x1xf32>
    %1267 = stablehlo.broadcast_in_dim %1263, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1268 = stablehlo.multiply %1260, %1267 : tensor<16x512x768xf32>
    %1269 = stablehlo.broadcast_in_dim %arg106, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1270 = stablehlo.broadcast_in_dim %1269, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1271 = stablehlo.multiply %1268, %1270 : tensor<16x512x768xf32>
    %1272 = stablehlo.broadcast_in_dim %arg107, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1274 = stablehlo.add %1271, %1273 : tensor<16x512x768xf32>
    %1275 = stablehlo.slice %59 [9:10, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %1276 = stablehlo.reshape %1275 : (tensor<1x2xui32>) -> tensor<2xui32>
    %1277 = call @_threefry_split_2(%1276) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1278 = stablehlo.dot_general %1274, %arg111, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %1279 = stablehlo.broadcast_in_dim %arg110, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1280 = stablehlo.broadcast_in_dim %1279, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %1281 = stablehlo.add %1278, %1280 : tensor<16x512x2304xf32>
    %1282 = stablehlo.reshape %1281 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %1283 = stablehlo.slice %1282 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1284 = stablehlo.reshape %1283 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1285 = stablehlo.slice %1282 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1286 = stablehlo.reshape %1285 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1287 = stablehlo.slice %1282 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1288 = stablehlo.reshape %1287 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1289 = stablehlo.dot_general %1284, %1286, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_291 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1291 = stablehlo.multiply %1289, %1290 : tensor<16x12x512x512xf32>
    %cst_292 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1292:2 = call @_where_5(%58, %1291, %cst_292) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_293 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1293 = stablehlo.reduce(%1292#0 init: %cst_293) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_294 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %1295 = stablehlo.maximum %1294, %1293 : tensor<16x12x512xf32>
    %1296 = stablehlo.broadcast_in_dim %1295, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1297 = stablehlo.broadcast_in_dim %1296, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1298 = stablehlo.subtract %1292#0, %1297 : tensor<16x12x512x512xf32>
    %1299 = stablehlo.exponential %1298 : tensor<16x12x512x512xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.reduce(%1299 init: %cst_295) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1301 = stablehlo.broadcast_in_dim %1300, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1302 = stablehlo.broadcast_in_dim %1301, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1303 = stablehlo.divide %1299, %1302 : tensor<16x12x512x512xf32>
    %1304 = stablehlo.multiply %1301, %1301 : tensor<16x12x512x1xf32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %1306 = stablehlo.divide %1305, %1304 : tensor<16x12x512x1xf32>
    %1307 = stablehlo.slice %1277 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1308 = stablehlo.reshape %1307 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1309 = call @_bernoulli_6(%1308, %cst_297) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_298 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1311 = stablehlo.divide %1303, %1310 : tensor<16x12x512x512xf32>
    %c_299 = stablehlo.constant dense<0> : tensor<i32>
    %1312 = call @_where_10(%1309, %1311, %c_299) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %1313 = stablehlo.dot_general %1288, %1312, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1314 = stablehlo.transpose %1313, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1315 = stablehlo.reshape %1314 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %1316 = stablehlo.dot_general %1315, %arg109, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1317 = stablehlo.broadcast_in_dim %arg108, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1319 = stablehlo.add %1316, %1318 : tensor<16x512x768xf32>
    %1320 = stablehlo.slice %1277 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1321 = stablehlo.reshape %1320 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_300 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1322 = call @_bernoulli(%1321, %cst_300) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1324 = stablehlo.divide %1319, %1323 : tensor<16x512x768xf32>
    %c_302 = stablehlo.constant dense<0> : tensor<i32>
    %1325 = call @_where(%1322, %1324, %c_302) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1326 = stablehlo.add %1274, %1325 : tensor<16x512x768xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1327 = stablehlo.reduce(%1326 init: %cst_303) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1328 = stablehlo.broadcast_in_dim %1327, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_304 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1330 = stablehlo.divide %1328, %1329 : tensor<16x512x1xf32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1332 = stablehlo.subtract %1326, %1331 : tensor<16x512x768xf32>
    %1333 = chlo.square %1332 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_305 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1335 = stablehlo.multiply %1334, %1332 : tensor<16x512x768xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1336 = stablehlo.reduce(%1333 init: %cst_306) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_307 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1339 = stablehlo.divide %1337, %1338 : tensor<16x512x1xf32>
    %1340 = stablehlo.broadcast_in_dim %1330, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1341 = stablehlo.subtract %1326, %1340 : tensor<16x512x768xf32>
    %cst_308 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1343 = stablehlo.add %1339, %1342 : tensor<16x512x1xf32>
    %1344 = stablehlo.rsqrt %1343 : tensor<16x512x1xf32>
    %1345 = stablehlo.divide %1344, %1343 : tensor<16x512x1xf32>
    %cst_309 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1347 = stablehlo.multiply %1346, %1345 : tensor<16x512x1xf32>
    %1348 = stablehlo.broadcast_in_dim %1344, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1349 = stablehlo.multiply %1341, %1348 : tensor<16x512x768xf32>
    %1350 = stablehlo.broadcast_in_dim %arg112, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1351 = stablehlo.broadcast_in_dim %1350, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1352 = stablehlo.multiply %1349, %1351 : tensor<16x512x768xf32>
    %1353 = stablehlo.broadcast_in_dim %arg113, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1354 = stablehlo.broadcast_in_dim %1353, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1355 = stablehlo.add %1352, %1354 : tensor<16x512x768xf32>
    %1356 = stablehlo.dot_general %1355, %arg117, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %1357 = stablehlo.broadcast_in_dim %arg116, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1358 = stablehlo.broadcast_in_dim %1357, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %1359 = stablehlo.add %1356, %1358 : tensor<16x512x3072xf32>
    %cst_310 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1361 = stablehlo.multiply %1360, %1359 : tensor<16x512x3072xf32>
    %1362 = stablehlo.negate %1359 : tensor<16x512x3072xf32>
    %cst_311 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1363 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1364 = stablehlo.multiply %1362, %1363 : tensor<16x512x3072xf32>
    %1365 = chlo.erfc %1364 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1366 = chlo.square %1364 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1367 = stablehlo.negate %1366 : tensor<16x512x3072xf32>
    %1368 = stablehlo.exponential %1367 : tensor<16x512x3072xf32>
    %1369 = stablehlo.multiply %1361, %1365 : tensor<16x512x3072xf32>
    %1370 = stablehlo.dot_general %1369, %arg115, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %1371 = stablehlo.broadcast_in_dim %arg114, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1372 = stablehlo.broadcast_in_dim %1371, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1373 = stablehlo.add %1370, %1372 : tensor<16x512x768xf32>
    %1374 = stablehlo.slice %1277 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1375 = stablehlo.reshape %1374 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_312 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1376 = call @_bernoulli(%1375, %cst_312) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1378 = stablehlo.divide %1373, %1377 : tensor<16x512x768xf32>
    %c_314 = stablehlo.constant dense<0> : tensor<i32>
    %1379 = call @_where(%1376, %1378, %c_314) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1380 = stablehlo.add %1355, %1379 : tensor<16x512x768xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1381 = stablehlo.reduce(%1380 init: %cst_315) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1382 = stablehlo.broadcast_in_dim %1381, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_316 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1384 = stablehlo.divide %1382, %1383 : tensor<16x512x1xf32>
    %1385 = stablehlo.broadcast_in_dim %1384, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1386 = stablehlo.subtract %1380, %1385 : tensor<16x512x768xf32>
    %1387 = chlo.square %1386 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_317 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1389 = stablehlo.multiply %1388, %1386 : tensor<16x512x768xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1390 = stablehlo.reduce(%1387 init: %cst_318) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1391 = stablehlo.broadcast_in_dim %1390, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_319 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1393 = stablehlo.divide %1391, %1392 : tensor<16x512x1xf32>
    %1394 = stablehlo.broadcast_in_dim %1384, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1395 = stablehlo.subtract %1380, %1394 : tensor<16x512x768xf32>
    %cst_320 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1397 = stablehlo.add %1393, %1396 : tensor<16x512x1xf32>
    %1398 = stablehlo.rsqrt %1397 : tensor<16x512x1xf32>
    %1399 = stablehlo.divide %1398, %1397 : tensor<16x512x1xf32>
    %cst_321 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1401 = stablehlo.multiply %1400, %1399 : tensor<16x512x1xf32>
    %1402 = stablehlo.broadcast_in_dim %1398, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1403 = stablehlo.multiply %1395, %1402 : tensor<16x512x768xf32>
    %1404 = stablehlo.broadcast_in_dim %arg118, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1406 = stablehlo.multiply %1403, %1405 : tensor<16x512x768xf32>
    %1407 = stablehlo.broadcast_in_dim %arg119, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1409 = stablehlo.add %1406, %1408 : tensor<16x512x768xf32>
    %1410 = stablehlo.slice %59 [10:11, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %1411 = stablehlo.reshape %1410 : (tensor<1x2xui32>) -> tensor<2xui32>
    %1412 = call @_threefry_split_2(%1411) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1413 = stablehlo.dot_general %1409, %arg123, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %1414 = stablehlo.broadcast_in_dim %arg122, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1415 = stablehlo.broadcast_in_dim %1414, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %1416 = stablehlo.add %1413, %1415 : tensor<16x512x2304xf32>
    %1417 = stablehlo.reshape %1416 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %1418 = stablehlo.slice %1417 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1419 = stablehlo.reshape %1418 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1420 = stablehlo.slice %1417 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1421 = stablehlo.reshape %1420 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1422 = stablehlo.slice %1417 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1423 = stablehlo.reshape %1422 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1424 = stablehlo.dot_general %1419, %1421, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_322 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1425 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1426 = stablehlo.multiply %1424, %1425 : tensor<16x12x512x512xf32>
    %cst_323 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1427:2 = call @_where_5(%58, %1426, %cst_323) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_324 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1428 = stablehlo.reduce(%1427#0 init: %cst_324) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_325 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %1430 = stablehlo.maximum %1429, %1428 : tensor<16x12x512xf32>
    %1431 = stablehlo.broadcast_in_dim %1430, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1432 = stablehlo.broadcast_in_dim %1431, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1433 = stablehlo.subtract %1427#0, %1432 : tensor<16x12x512x512xf32>
    %1434 = stablehlo.exponential %1433 : tensor<16x12x512x512xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1435 = stablehlo.reduce(%1434 init: %cst_326) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1436 = stablehlo.broadcast_in_dim %1435, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1437 = stablehlo.broadcast_in_dim %1436, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1438 = stablehlo.divide %1434, %1437 : tensor<16x12x512x512xf32>
    %1439 = stablehlo.multiply %1436, %1436 : tensor<16x12x512x1xf32>
    %cst_327 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %1441 = stablehlo.divide %1440, %1439 : tensor<16x12x512x1xf32>
    %1442 = stablehlo.slice %1412 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1443 = stablehlo.reshape %1442 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_328 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1444 = call @_bernoulli_6(%1443, %cst_328) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_329 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1445 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1446 = stablehlo.divide %1438, %1445 : tensor<16x12x512x512xf32>
    %c_330 = stablehlo.constant dense<0> : tensor<i32>
    %1447 = call @_where_10(%1444, %1446, %c_330) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %1448 = stablehlo.dot_general %1423, %1447, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1449 = stablehlo.transpose %1448, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1450 = stablehlo.reshape %1449 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %1451 = stablehlo.dot_general %1450, %arg121, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1452 = stablehlo.broadcast_in_dim %arg120, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1453 = stablehlo.broadcast_in_dim %1452, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1454 = stablehlo.add %1451, %1453 : tensor<16x512x768xf32>
    %1455 = stablehlo.slice %1412 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1456 = stablehlo.reshape %1455 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_331 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1457 = call @_bernoulli(%1456, %cst_331) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_332 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1459 = stablehlo.divide %1454, %1458 : tensor<16x512x768xf32>
    %c_333 = stablehlo.constant dense<0> : tensor<i32>
    %1460 = call @_where(%1457, %1459, %c_333) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1461 = stablehlo.add %1409, %1460 : tensor<16x512x768xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1462 = stablehlo.reduce(%1461 init: %cst_334) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1463 = stablehlo.broadcast_in_dim %1462, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_335 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1465 = stablehlo.divide %1463, %1464 : tensor<16x512x1xf32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1467 = stablehlo.subtract %1461, %1466 : tensor<16x512x768xf32>
    %1468 = chlo.square %1467 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_336 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1470 = stablehlo.multiply %1469, %1467 : tensor<16x512x768xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.reduce(%1468 init: %cst_337) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1472 = stablehlo.broadcast_in_dim %1471, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_338 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1474 = stablehlo.divide %1472, %1473 : tensor<16x512x1xf32>
    %1475 = stablehlo.broadcast_in_dim %1465, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1476 = stablehlo.subtract %1461, %1475 : tensor<16x512x768xf32>
    %cst_339 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1478 = stablehlo.add %1474, %1477 : tensor<16x512x1xf32>
    %1479 = stablehlo.rsqrt %1478 : tensor<16x512x1xf32>
    %1480 = stablehlo.divide %1479, %1478 : tensor<16x512x1xf32>
    %cst_340 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1482 = stablehlo.multiply %1481, %1480 : tensor<16x512x1xf32>
    %1483 = stablehlo.broadcast_in_dim %1479, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1484 = stablehlo.multiply %1476, %1483 : tensor<16x512x768xf32>
    %1485 = stablehlo.broadcast_in_dim %arg124, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1486 = stablehlo.broadcast_in_dim %1485, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1487 = stablehlo.multiply %1484, %1486 : tensor<16x512x768xf32>
    %1488 = stablehlo.broadcast_in_dim %arg125, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1489 = stablehlo.broadcast_in_dim %1488, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1490 = stablehlo.add %1487, %1489 : tensor<16x512x768xf32>
    %1491 = stablehlo.dot_general %1490, %arg129, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %1492 = stablehlo.broadcast_in_dim %arg128, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1493 = stablehlo.broadcast_in_dim %1492, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %1494 = stablehlo.add %1491, %1493 : tensor<16x512x3072xf32>
    %cst_341 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1495 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1496 = stablehlo.multiply %1495, %1494 : tensor<16x512x3072xf32>
    %1497 = stablehlo.negate %1494 : tensor<16x512x3072xf32>
    %cst_342 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1499 = stablehlo.multiply %1497, %1498 : tensor<16x512x3072xf32>
    %1500 = chlo.erfc %1499 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1501 = chlo.square %1499 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1502 = stablehlo.negate %1501 : tensor<16x512x3072xf32>
    %1503 = stablehlo.exponential %1502 : tensor<16x512x3072xf32>
    %1504 = stablehlo.multiply %1496, %1500 : tensor<16x512x3072xf32>
    %1505 = stablehlo.dot_general %1504, %arg127, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %1506 = stablehlo.broadcast_in_dim %arg126, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1507 = stablehlo.broadcast_in_dim %1506, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1508 = stablehlo.add %1505, %1507 : tensor<16x512x768xf32>
    %1509 = stablehlo.slice %1412 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1510 = stablehlo.reshape %1509 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1511 = call @_bernoulli(%1510, %cst_343) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_344 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1513 = stablehlo.divide %1508, %1512 : tensor<16x512x768xf32>
    %c_345 = stablehlo.constant dense<0> : tensor<i32>
    %1514 = call @_where(%1511, %1513, %c_345) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1515 = stablehlo.add %1490, %1514 : tensor<16x512x768xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.reduce(%1515 init: %cst_346) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1517 = stablehlo.broadcast_in_dim %1516, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_347 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1519 = stablehlo.divide %1517, %1518 : tensor<16x512x1xf32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1521 = stablehlo.subtract %1515, %1520 : tensor<16x512x768xf32>
    %1522 = chlo.square %1521 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_348 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1524 = stablehlo.multiply %1523, %1521 : tensor<16x512x768xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.reduce(%1522 init: %cst_349) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1526 = stablehlo.broadcast_in_dim %1525, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_350 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1527 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1528 = stablehlo.divide %1526, %1527 : tensor<16x512x1xf32>
    %1529 = stablehlo.broadcast_in_dim %1519, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1530 = stablehlo.subtract %1515, %1529 : tensor<16x512x768xf32>
    %cst_351 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1532 = stablehlo.add %1528, %1531 : tensor<16x512x1xf32>
    %1533 = stablehlo.rsqrt %1532 : tensor<16x512x1xf32>
    %1534 = stablehlo.divide %1533, %1532 : tensor<16x512x1xf32>
    %cst_352 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1536 = stablehlo.multiply %1535, %1534 : tensor<16x512x1xf32>
    %1537 = stablehlo.broadcast_in_dim %1533, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1538 = stablehlo.multiply %1530, %1537 : tensor<16x512x768xf32>
    %1539 = stablehlo.broadcast_in_dim %arg130, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1540 = stablehlo.broadcast_in_dim %1539, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1541 = stablehlo.multiply %1538, %1540 : tensor<16x512x768xf32>
    %1542 = stablehlo.broadcast_in_dim %arg131, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1543 = stablehlo.broadcast_in_dim %1542, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1544 = stablehlo.add %1541, %1543 : tensor<16x512x768xf32>
    %1545 = stablehlo.slice %59 [11:12, 0:2] : (tensor<12x2xui32>) -> tensor<1x2xui32>
    %1546 = stablehlo.reshape %1545 : (tensor<1x2xui32>) -> tensor<2xui32>
    %1547 = call @_threefry_split_2(%1546) : (tensor<2xui32>) -> tensor<3x2xui32>
    %1548 = stablehlo.dot_general %1544, %arg135, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x2304xf32>) -> tensor<16x512x2304xf32>
    %1549 = stablehlo.broadcast_in_dim %arg134, dims = [2] : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %1550 = stablehlo.broadcast_in_dim %1549, dims = [0, 1, 2] : (tensor<1x1x2304xf32>) -> tensor<16x512x2304xf32>
    %1551 = stablehlo.add %1548, %1550 : tensor<16x512x2304xf32>
    %1552 = stablehlo.reshape %1551 : (tensor<16x512x2304xf32>) -> tensor<16x512x3x12x64xf32>
    %1553 = stablehlo.slice %1552 [0:16, 0:512, 0:1, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1554 = stablehlo.reshape %1553 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1555 = stablehlo.slice %1552 [0:16, 0:512, 1:2, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1556 = stablehlo.reshape %1555 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1557 = stablehlo.slice %1552 [0:16, 0:512, 2:3, 0:12, 0:64] : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %1558 = stablehlo.reshape %1557 : (tensor<16x512x1x12x64xf32>) -> tensor<16x512x12x64xf32>
    %1559 = stablehlo.dot_general %1554, %1556, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %cst_353 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1561 = stablehlo.multiply %1559, %1560 : tensor<16x12x512x512xf32>
    %cst_354 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %1562:2 = call @_where_5(%58, %1561, %cst_354) : (tensor<16x1x1x512xi1>, tensor<16x12x512x512xf32>, tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>)
    %cst_355 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1563 = stablehlo.reduce(%1562#0 init: %cst_355) applies stablehlo.maximum across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %cst_356 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<16x12x512xf32>
    %1565 = stablehlo.maximum %1564, %1563 : tensor<16x12x512xf32>
    %1566 = stablehlo.broadcast_in_dim %1565, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1567 = stablehlo.broadcast_in_dim %1566, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1568 = stablehlo.subtract %1562#0, %1567 : tensor<16x12x512x512xf32>
    %1569 = stablehlo.exponential %1568 : tensor<16x12x512x512xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1570 = stablehlo.reduce(%1569 init: %cst_357) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1571 = stablehlo.broadcast_in_dim %1570, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1572 = stablehlo.broadcast_in_dim %1571, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1573 = stablehlo.divide %1569, %1572 : tensor<16x12x512x512xf32>
    %1574 = stablehlo.multiply %1571, %1571 : tensor<16x12x512x1xf32>
    %cst_358 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x12x512x1xf32>
    %1576 = stablehlo.divide %1575, %1574 : tensor<16x12x512x1xf32>
    %1577 = stablehlo.slice %1547 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1578 = stablehlo.reshape %1577 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_359 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1579 = call @_bernoulli_6(%1578, %cst_359) : (tensor<2xui32>, tensor<f32>) -> tensor<16x12x512x512xi1>
    %cst_360 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1581 = stablehlo.divide %1573, %1580 : tensor<16x12x512x512xf32>
    %c_361 = stablehlo.constant dense<0> : tensor<i32>
    %1582 = call @_where_10(%1579, %1581, %c_361) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>, tensor<i32>) -> tensor<16x12x512x512xf32>
    %1583 = stablehlo.dot_general %1558, %1582, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x512x12x64xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1584 = stablehlo.transpose %1583, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1585 = stablehlo.reshape %1584 : (tensor<16x512x12x64xf32>) -> tensor<16x512x768xf32>
    %1586 = stablehlo.dot_general %1585, %arg133, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1587 = stablehlo.broadcast_in_dim %arg132, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1589 = stablehlo.add %1586, %1588 : tensor<16x512x768xf32>
    %1590 = stablehlo.slice %1547 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1591 = stablehlo.reshape %1590 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1592 = call @_bernoulli(%1591, %cst_362) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_363 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1594 = stablehlo.divide %1589, %1593 : tensor<16x512x768xf32>
    %c_364 = stablehlo.constant dense<0> : tensor<i32>
    %1595 = call @_where(%1592, %1594, %c_364) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1596 = stablehlo.add %1544, %1595 : tensor<16x512x768xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1597 = stablehlo.reduce(%1596 init: %cst_365) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1598 = stablehlo.broadcast_in_dim %1597, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_366 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1600 = stablehlo.divide %1598, %1599 : tensor<16x512x1xf32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1602 = stablehlo.subtract %1596, %1601 : tensor<16x512x768xf32>
    %1603 = chlo.square %1602 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_367 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1605 = stablehlo.multiply %1604, %1602 : tensor<16x512x768xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1606 = stablehlo.reduce(%1603 init: %cst_368) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1607 = stablehlo.broadcast_in_dim %1606, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_369 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1609 = stablehlo.divide %1607, %1608 : tensor<16x512x1xf32>
    %1610 = stablehlo.broadcast_in_dim %1600, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1611 = stablehlo.subtract %1596, %1610 : tensor<16x512x768xf32>
    %cst_370 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1613 = stablehlo.add %1609, %1612 : tensor<16x512x1xf32>
    %1614 = stablehlo.rsqrt %1613 : tensor<16x512x1xf32>
    %1615 = stablehlo.divide %1614, %1613 : tensor<16x512x1xf32>
    %cst_371 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1617 = stablehlo.multiply %1616, %1615 : tensor<16x512x1xf32>
    %1618 = stablehlo.broadcast_in_dim %1614, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1619 = stablehlo.multiply %1611, %1618 : tensor<16x512x768xf32>
    %1620 = stablehlo.broadcast_in_dim %arg136, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1621 = stablehlo.broadcast_in_dim %1620, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1622 = stablehlo.multiply %1619, %1621 : tensor<16x512x768xf32>
    %1623 = stablehlo.broadcast_in_dim %arg137, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1624 = stablehlo.broadcast_in_dim %1623, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1625 = stablehlo.add %1622, %1624 : tensor<16x512x768xf32>
    %1626 = stablehlo.dot_general %1625, %arg141, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x3072xf32>) -> tensor<16x512x3072xf32>
    %1627 = stablehlo.broadcast_in_dim %arg140, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %1628 = stablehlo.broadcast_in_dim %1627, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<16x512x3072xf32>
    %1629 = stablehlo.add %1626, %1628 : tensor<16x512x3072xf32>
    %cst_372 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1631 = stablehlo.multiply %1630, %1629 : tensor<16x512x3072xf32>
    %1632 = stablehlo.negate %1629 : tensor<16x512x3072xf32>
    %cst_373 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1633 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1634 = stablehlo.multiply %1632, %1633 : tensor<16x512x3072xf32>
    %1635 = chlo.erfc %1634 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1636 = chlo.square %1634 : tensor<16x512x3072xf32> -> tensor<16x512x3072xf32>
    %1637 = stablehlo.negate %1636 : tensor<16x512x3072xf32>
    %1638 = stablehlo.exponential %1637 : tensor<16x512x3072xf32>
    %1639 = stablehlo.multiply %1631, %1635 : tensor<16x512x3072xf32>
    %1640 = stablehlo.dot_general %1639, %arg139, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<3072x768xf32>) -> tensor<16x512x768xf32>
    %1641 = stablehlo.broadcast_in_dim %arg138, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1642 = stablehlo.broadcast_in_dim %1641, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1643 = stablehlo.add %1640, %1642 : tensor<16x512x768xf32>
    %1644 = stablehlo.slice %1547 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %1645 = stablehlo.reshape %1644 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_374 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1646 = call @_bernoulli(%1645, %cst_374) : (tensor<2xui32>, tensor<f32>) -> tensor<16x512x768xi1>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1647 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1648 = stablehlo.divide %1643, %1647 : tensor<16x512x768xf32>
    %c_376 = stablehlo.constant dense<0> : tensor<i32>
    %1649 = call @_where(%1646, %1648, %c_376) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>, tensor<i32>) -> tensor<16x512x768xf32>
    %1650 = stablehlo.add %1625, %1649 : tensor<16x512x768xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1651 = stablehlo.reduce(%1650 init: %cst_377) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1652 = stablehlo.broadcast_in_dim %1651, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_378 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1654 = stablehlo.divide %1652, %1653 : tensor<16x512x1xf32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1656 = stablehlo.subtract %1650, %1655 : tensor<16x512x768xf32>
    %1657 = chlo.square %1656 : tensor<16x512x768xf32> -> tensor<16x512x768xf32>
    %cst_379 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1659 = stablehlo.multiply %1658, %1656 : tensor<16x512x768xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1660 = stablehlo.reduce(%1657 init: %cst_380) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1661 = stablehlo.broadcast_in_dim %1660, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_381 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1663 = stablehlo.divide %1661, %1662 : tensor<16x512x1xf32>
    %1664 = stablehlo.broadcast_in_dim %1654, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1665 = stablehlo.subtract %1650, %1664 : tensor<16x512x768xf32>
    %cst_382 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1666 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1667 = stablehlo.add %1663, %1666 : tensor<16x512x1xf32>
    %1668 = stablehlo.rsqrt %1667 : tensor<16x512x1xf32>
    %1669 = stablehlo.divide %1668, %1667 : tensor<16x512x1xf32>
    %cst_383 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1670 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1671 = stablehlo.multiply %1670, %1669 : tensor<16x512x1xf32>
    %1672 = stablehlo.broadcast_in_dim %1668, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1673 = stablehlo.multiply %1665, %1672 : tensor<16x512x768xf32>
    %1674 = stablehlo.broadcast_in_dim %arg142, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1676 = stablehlo.multiply %1673, %1675 : tensor<16x512x768xf32>
    %1677 = stablehlo.broadcast_in_dim %arg143, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1679 = stablehlo.add %1676, %1678 : tensor<16x512x768xf32>
    %1680 = stablehlo.broadcast_in_dim %arg465, dims = [0, 1] : (tensor<16x76xi32>) -> tensor<16x76x1xi32>
    %1681:2 = call @take_along_axis(%1679, %1680) : (tensor<16x512x768xf32>, tensor<16x76x1xi32>) -> (tensor<16x76x768xf32>, tensor<16x76x1xi32>)
    %1682 = stablehlo.dot_general %1681#0, %arg151, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x76x768xf32>, tensor<768x768xf32>) -> tensor<16x76x768xf32>
    %1683 = stablehlo.broadcast_in_dim %arg150, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x76x768xf32>
    %1685 = stablehlo.add %1682, %1684 : tensor<16x76x768xf32>
    %cst_384 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1687 = stablehlo.multiply %1686, %1685 : tensor<16x76x768xf32>
    %1688 = stablehlo.negate %1685 : tensor<16x76x768xf32>
    %cst_385 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1690 = stablehlo.multiply %1688, %1689 : tensor<16x76x768xf32>
    %1691 = chlo.erfc %1690 : tensor<16x76x768xf32> -> tensor<16x76x768xf32>
    %1692 = chlo.square %1690 : tensor<16x76x768xf32> -> tensor<16x76x768xf32>
    %1693 = stablehlo.negate %1692 : tensor<16x76x768xf32>
    %1694 = stablehlo.exponential %1693 : tensor<16x76x768xf32>
    %1695 = stablehlo.multiply %1687, %1691 : tensor<16x76x768xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1696 = stablehlo.reduce(%1695 init: %cst_386) applies stablehlo.add across dimensions = [2] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1697 = stablehlo.broadcast_in_dim %1696, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %cst_387 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1698 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1699 = stablehlo.divide %1697, %1698 : tensor<16x76x1xf32>
    %1700 = stablehlo.broadcast_in_dim %1699, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x768xf32>
    %1701 = stablehlo.subtract %1695, %1700 : tensor<16x76x768xf32>
    %1702 = chlo.square %1701 : tensor<16x76x768xf32> -> tensor<16x76x768xf32>
    %cst_388 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1704 = stablehlo.multiply %1703, %1701 : tensor<16x76x768xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1705 = stablehlo.reduce(%1702 init: %cst_389) applies stablehlo.add across dimensions = [2] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1706 = stablehlo.broadcast_in_dim %1705, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %cst_390 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1708 = stablehlo.divide %1706, %1707 : tensor<16x76x1xf32>
    %1709 = stablehlo.broadcast_in_dim %1699, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x768xf32>
    %1710 = stablehlo.subtract %1695, %1709 : tensor<16x76x768xf32>
    %cst_391 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1712 = stablehlo.add %1708, %1711 : tensor<16x76x1xf32>
    %1713 = stablehlo.rsqrt %1712 : tensor<16x76x1xf32>
    %1714 = stablehlo.divide %1713, %1712 : tensor<16x76x1xf32>
    %cst_392 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1715 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1716 = stablehlo.multiply %1715, %1714 : tensor<16x76x1xf32>
    %1717 = stablehlo.broadcast_in_dim %1713, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x768xf32>
    %1718 = stablehlo.multiply %1710, %1717 : tensor<16x76x768xf32>
    %1719 = stablehlo.broadcast_in_dim %arg152, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1720 = stablehlo.broadcast_in_dim %1719, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x76x768xf32>
    %1721 = stablehlo.multiply %1718, %1720 : tensor<16x76x768xf32>
    %1722 = stablehlo.broadcast_in_dim %arg153, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1723 = stablehlo.broadcast_in_dim %1722, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x76x768xf32>
    %1724 = stablehlo.add %1721, %1723 : tensor<16x76x768xf32>
    %1725 = stablehlo.transpose %arg149, dims = [1, 0] : (tensor<30522x768xf32>) -> tensor<768x30522xf32>
    %1726 = stablehlo.dot_general %1724, %1725, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x76x768xf32>, tensor<768x30522xf32>) -> tensor<16x76x30522xf32>
    %1727 = stablehlo.broadcast_in_dim %arg146, dims = [2] : (tensor<30522xf32>) -> tensor<1x1x30522xf32>
    %1728 = stablehlo.broadcast_in_dim %1727, dims = [0, 1, 2] : (tensor<1x1x30522xf32>) -> tensor<16x76x30522xf32>
    %1729 = stablehlo.add %1726, %1728 : tensor<16x76x30522xf32>
    %1730:3 = call @log_softmax(%1729) : (tensor<16x76x30522xf32>) -> (tensor<16x76x30522xf32>, tensor<16x76x30522xf32>, tensor<16x76x1xf32>)
    %1731 = stablehlo.broadcast_in_dim %arg463, dims = [0, 1] : (tensor<16x76xi32>) -> tensor<16x76x1xi32>
    %1732:2 = call @take_along_axis_11(%1730#0, %1731) : (tensor<16x76x30522xf32>, tensor<16x76x1xi32>) -> (tensor<16x76x1xf32>, tensor<16x76x1x1xi32>)
    %1733 = stablehlo.reshape %1732#0 : (tensor<16x76x1xf32>) -> tensor<16x76xf32>
    %1734 = stablehlo.negate %1733 : tensor<16x76xf32>
    %1735 = stablehlo.multiply %1734, %arg468 : tensor<16x76xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1736 = stablehlo.reduce(%1735 init: %cst_393) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76xf32>, tensor<f32>) -> tensor<f32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1737 = stablehlo.reduce(%arg468 init: %cst_394) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76xf32>, tensor<f32>) -> tensor<f32>
    %cst_395 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1738 = stablehlo.add %1737, %cst_395 : tensor<f32>
    %1739 = stablehlo.divide %1736, %1738 : tensor<f32>
    %cst_396 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1740 = stablehlo.divide %cst_396, %1738 : tensor<f32>
    %1741 = stablehlo.broadcast_in_dim %1740, dims = [] : (tensor<f32>) -> tensor<16x76xf32>
    %1742 = stablehlo.multiply %1741, %arg468 : tensor<16x76xf32>
    %1743 = stablehlo.negate %1742 : tensor<16x76xf32>
    %1744 = stablehlo.broadcast_in_dim %1743, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %1745 = call @take_along_axis_12(%1732#1, %1744) : (tensor<16x76x1x1xi32>, tensor<16x76x1xf32>) -> tensor<16x76x30522xf32>
    %1746 = call @log_softmax_13(%1730#1, %1730#2, %1745) : (tensor<16x76x30522xf32>, tensor<16x76x1xf32>, tensor<16x76x30522xf32>) -> tensor<16x76x30522xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1747 = stablehlo.reduce(%1746 init: %cst_397) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76x30522xf32>, tensor<f32>) -> tensor<30522xf32>
    %1748 = stablehlo.reshape %1747 : (tensor<30522xf32>) -> tensor<1x1x30522xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1749 = stablehlo.reduce(%1748 init: %cst_398) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x30522xf32>, tensor<f32>) -> tensor<30522xf32>
    %1750 = stablehlo.dot_general %1746, %1724, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x76x30522xf32>, tensor<16x76x768xf32>) -> tensor<30522x768xf32>
    %1751 = stablehlo.transpose %1750, dims = [1, 0] : (tensor<30522x768xf32>) -> tensor<768x30522xf32>
    %1752 = stablehlo.dot_general %1746, %1725, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x76x30522xf32>, tensor<768x30522xf32>) -> tensor<16x76x768xf32>
    %1753 = stablehlo.transpose %1751, dims = [1, 0] : (tensor<768x30522xf32>) -> tensor<30522x768xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.reduce(%1752 init: %cst_399) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1755 = stablehlo.reshape %1754 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1756 = stablehlo.reduce(%1755 init: %cst_400) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1757 = stablehlo.multiply %1718, %1752 : tensor<16x76x768xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1758 = stablehlo.reduce(%1757 init: %cst_401) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1759 = stablehlo.reshape %1758 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1760 = stablehlo.broadcast_in_dim %1719, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x76x768xf32>
    %1761 = stablehlo.multiply %1752, %1760 : tensor<16x76x768xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1762 = stablehlo.reduce(%1759 init: %cst_402) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1763 = stablehlo.multiply %1710, %1761 : tensor<16x76x768xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1764 = stablehlo.reduce(%1763 init: %cst_403) applies stablehlo.add across dimensions = [2] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1765 = stablehlo.reshape %1764 : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %1766 = stablehlo.broadcast_in_dim %1713, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x768xf32>
    %1767 = stablehlo.multiply %1761, %1766 : tensor<16x76x768xf32>
    %1768 = stablehlo.multiply %1765, %1716 : tensor<16x76x1xf32>
    %1769 = stablehlo.negate %1767 : tensor<16x76x768xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1770 = stablehlo.reduce(%1769 init: %cst_404) applies stablehlo.add across dimensions = [2] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1771 = stablehlo.reshape %1770 : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %cst_405 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1773 = stablehlo.divide %1768, %1772 : tensor<16x76x1xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1774 = stablehlo.reduce(%1773 init: %cst_406) applies stablehlo.add across dimensions = [2] : (tensor<16x76x1xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1775 = stablehlo.broadcast_in_dim %1774, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x768xf32>
    %1776 = stablehlo.multiply %1775, %1704 : tensor<16x76x768xf32>
    %1777 = stablehlo.negate %1776 : tensor<16x76x768xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1778 = stablehlo.reduce(%1777 init: %cst_407) applies stablehlo.add across dimensions = [2] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1779 = stablehlo.reshape %1778 : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %1780 = stablehlo.add %1767, %1776 : tensor<16x76x768xf32>
    %1781 = stablehlo.add %1771, %1779 : tensor<16x76x1xf32>
    %cst_408 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1782 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %1783 = stablehlo.divide %1781, %1782 : tensor<16x76x1xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1784 = stablehlo.reduce(%1783 init: %cst_409) applies stablehlo.add across dimensions = [2] : (tensor<16x76x1xf32>, tensor<f32>) -> tensor<16x76xf32>
    %1785 = stablehlo.broadcast_in_dim %1784, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x768xf32>
    %1786 = stablehlo.add %1780, %1785 : tensor<16x76x768xf32>
    %1787 = stablehlo.multiply %1687, %1786 : tensor<16x76x768xf32>
    %1788 = stablehlo.multiply %1786, %1691 : tensor<16x76x768xf32>
    %cst_410 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1790 = stablehlo.multiply %1789, %1787 : tensor<16x76x768xf32>
    %1791 = stablehlo.multiply %1790, %1694 : tensor<16x76x768xf32>
    %cst_411 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1793 = stablehlo.multiply %1791, %1792 : tensor<16x76x768xf32>
    %1794 = stablehlo.negate %1793 : tensor<16x76x768xf32>
    %cst_412 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1795 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %1796 = stablehlo.multiply %1795, %1788 : tensor<16x76x768xf32>
    %1797 = stablehlo.add %1794, %1796 : tensor<16x76x768xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1798 = stablehlo.reduce(%1797 init: %cst_413) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x76x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1799 = stablehlo.reshape %1798 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1800 = stablehlo.reduce(%1799 init: %cst_414) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1801 = stablehlo.dot_general %1797, %1681#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x76x768xf32>, tensor<16x76x768xf32>) -> tensor<768x768xf32>
    %1802 = stablehlo.transpose %1801, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1803 = stablehlo.dot_general %1797, %arg151, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x76x768xf32>, tensor<768x768xf32>) -> tensor<16x76x768xf32>
    %1804 = call @take_along_axis_14(%1681#1, %1803) : (tensor<16x76x1xi32>, tensor<16x76x768xf32>) -> tensor<16x512x768xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1805 = stablehlo.reduce(%1804 init: %cst_415) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1806 = stablehlo.reshape %1805 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1807 = stablehlo.reduce(%1806 init: %cst_416) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1808 = stablehlo.multiply %1673, %1804 : tensor<16x512x768xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1809 = stablehlo.reduce(%1808 init: %cst_417) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1810 = stablehlo.reshape %1809 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1811 = stablehlo.broadcast_in_dim %1674, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1812 = stablehlo.multiply %1804, %1811 : tensor<16x512x768xf32>
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1813 = stablehlo.reduce(%1810 init: %cst_418) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1814 = stablehlo.multiply %1665, %1812 : tensor<16x512x768xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1815 = stablehlo.reduce(%1814 init: %cst_419) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1816 = stablehlo.reshape %1815 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1817 = stablehlo.broadcast_in_dim %1668, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1818 = stablehlo.multiply %1812, %1817 : tensor<16x512x768xf32>
    %1819 = stablehlo.multiply %1816, %1671 : tensor<16x512x1xf32>
    %1820 = stablehlo.negate %1818 : tensor<16x512x768xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1821 = stablehlo.reduce(%1820 init: %cst_420) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1822 = stablehlo.reshape %1821 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_421 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1823 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1824 = stablehlo.divide %1819, %1823 : tensor<16x512x1xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1825 = stablehlo.reduce(%1824 init: %cst_422) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1827 = stablehlo.multiply %1826, %1659 : tensor<16x512x768xf32>
    %1828 = stablehlo.negate %1827 : tensor<16x512x768xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1829 = stablehlo.reduce(%1828 init: %cst_423) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1830 = stablehlo.reshape %1829 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1831 = stablehlo.add %1818, %1827 : tensor<16x512x768xf32>
    %1832 = stablehlo.add %1822, %1830 : tensor<16x512x1xf32>
    %cst_424 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1833 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1834 = stablehlo.divide %1832, %1833 : tensor<16x512x1xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1835 = stablehlo.reduce(%1834 init: %cst_425) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1836 = stablehlo.broadcast_in_dim %1835, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1837 = stablehlo.add %1831, %1836 : tensor<16x512x768xf32>
    %1838 = call @_where_15(%1646, %1837) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_426 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1839 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1840 = stablehlo.divide %1838, %1839 : tensor<16x512x768xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1841 = stablehlo.reduce(%1840 init: %cst_427) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1842 = stablehlo.reshape %1841 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1843 = stablehlo.reduce(%1842 init: %cst_428) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1844 = stablehlo.dot_general %1840, %1639, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %1845 = stablehlo.transpose %1844, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1846 = stablehlo.dot_general %1840, %arg139, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %1847 = stablehlo.multiply %1631, %1846 : tensor<16x512x3072xf32>
    %1848 = stablehlo.multiply %1846, %1635 : tensor<16x512x3072xf32>
    %cst_429 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1849 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1850 = stablehlo.multiply %1849, %1847 : tensor<16x512x3072xf32>
    %1851 = stablehlo.multiply %1850, %1638 : tensor<16x512x3072xf32>
    %cst_430 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1853 = stablehlo.multiply %1851, %1852 : tensor<16x512x3072xf32>
    %1854 = stablehlo.negate %1853 : tensor<16x512x3072xf32>
    %cst_431 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1855 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1856 = stablehlo.multiply %1855, %1848 : tensor<16x512x3072xf32>
    %1857 = stablehlo.add %1854, %1856 : tensor<16x512x3072xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1858 = stablehlo.reduce(%1857 init: %cst_432) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1859 = stablehlo.reshape %1858 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1860 = stablehlo.reduce(%1859 init: %cst_433) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %1861 = stablehlo.dot_general %1857, %1625, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %1862 = stablehlo.transpose %1861, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %1863 = stablehlo.dot_general %1857, %arg141, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %1864 = stablehlo.add %1837, %1863 : tensor<16x512x768xf32>
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1865 = stablehlo.reduce(%1864 init: %cst_434) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1866 = stablehlo.reshape %1865 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1867 = stablehlo.reduce(%1866 init: %cst_435) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1868 = stablehlo.multiply %1619, %1864 : tensor<16x512x768xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1869 = stablehlo.reduce(%1868 init: %cst_436) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1870 = stablehlo.reshape %1869 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1871 = stablehlo.broadcast_in_dim %1620, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1872 = stablehlo.multiply %1864, %1871 : tensor<16x512x768xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1873 = stablehlo.reduce(%1870 init: %cst_437) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1874 = stablehlo.multiply %1611, %1872 : tensor<16x512x768xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1875 = stablehlo.reduce(%1874 init: %cst_438) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1876 = stablehlo.reshape %1875 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1877 = stablehlo.broadcast_in_dim %1614, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1878 = stablehlo.multiply %1872, %1877 : tensor<16x512x768xf32>
    %1879 = stablehlo.multiply %1876, %1617 : tensor<16x512x1xf32>
    %1880 = stablehlo.negate %1878 : tensor<16x512x768xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1881 = stablehlo.reduce(%1880 init: %cst_439) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1882 = stablehlo.reshape %1881 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_440 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1884 = stablehlo.divide %1879, %1883 : tensor<16x512x1xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1885 = stablehlo.reduce(%1884 init: %cst_441) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1886 = stablehlo.broadcast_in_dim %1885, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1887 = stablehlo.multiply %1886, %1605 : tensor<16x512x768xf32>
    %1888 = stablehlo.negate %1887 : tensor<16x512x768xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1889 = stablehlo.reduce(%1888 init: %cst_442) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1890 = stablehlo.reshape %1889 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1891 = stablehlo.add %1878, %1887 : tensor<16x512x768xf32>
    %1892 = stablehlo.add %1882, %1890 : tensor<16x512x1xf32>
    %cst_443 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1893 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1894 = stablehlo.divide %1892, %1893 : tensor<16x512x1xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1895 = stablehlo.reduce(%1894 init: %cst_444) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1896 = stablehlo.broadcast_in_dim %1895, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1897 = stablehlo.add %1891, %1896 : tensor<16x512x768xf32>
    %1898 = call @_where_15(%1592, %1897) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_445 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1900 = stablehlo.divide %1898, %1899 : tensor<16x512x768xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1901 = stablehlo.reduce(%1900 init: %cst_446) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1902 = stablehlo.reshape %1901 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1903 = stablehlo.reduce(%1902 init: %cst_447) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1904 = stablehlo.dot_general %1900, %1585, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %1905 = stablehlo.transpose %1904, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %1906 = stablehlo.dot_general %1900, %arg133, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %1907 = stablehlo.reshape %1906 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %1908 = stablehlo.transpose %1907, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %1909 = stablehlo.dot_general %1908, %1558, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %1910 = stablehlo.dot_general %1908, %1582, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %1911 = stablehlo.transpose %1910, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %1912 = call @_where_16(%1579, %1909) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_448 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1913 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1914 = stablehlo.divide %1912, %1913 : tensor<16x12x512x512xf32>
    %1915 = stablehlo.broadcast_in_dim %1576, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1916 = stablehlo.multiply %1914, %1915 : tensor<16x12x512x512xf32>
    %1917 = stablehlo.multiply %1916, %1569 : tensor<16x12x512x512xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1918 = stablehlo.reduce(%1917 init: %cst_449) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1919 = stablehlo.reshape %1918 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %1920 = stablehlo.negate %1919 : tensor<16x12x512x1xf32>
    %1921 = stablehlo.broadcast_in_dim %1571, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %1922 = stablehlo.divide %1914, %1921 : tensor<16x12x512x512xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1923 = stablehlo.reduce(%1920 init: %cst_450) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %1924 = stablehlo.broadcast_in_dim %1923, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %1925 = stablehlo.add %1922, %1924 : tensor<16x12x512x512xf32>
    %1926 = stablehlo.multiply %1925, %1569 : tensor<16x12x512x512xf32>
    %1927 = call @_where_17(%1562#1, %1926) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_451 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1929 = stablehlo.multiply %1927, %1928 : tensor<16x12x512x512xf32>
    %1930 = stablehlo.dot_general %1929, %1554, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %1931 = stablehlo.transpose %1930, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %1932 = stablehlo.dot_general %1929, %1556, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %1933 = stablehlo.transpose %1932, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %1934 = stablehlo.broadcast_in_dim %1911, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1935 = stablehlo.pad %1934, %cst_452, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %1936 = stablehlo.broadcast_in_dim %1931, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1937 = stablehlo.pad %1936, %cst_453, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %1938 = stablehlo.add %1935, %1937 : tensor<16x512x3x12x64xf32>
    %1939 = stablehlo.broadcast_in_dim %1933, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1940 = stablehlo.pad %1939, %cst_454, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %1941 = stablehlo.add %1938, %1940 : tensor<16x512x3x12x64xf32>
    %1942 = stablehlo.reshape %1941 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1943 = stablehlo.reduce(%1942 init: %cst_455) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1944 = stablehlo.reshape %1943 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1945 = stablehlo.reduce(%1944 init: %cst_456) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %1946 = stablehlo.dot_general %1942, %1544, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %1947 = stablehlo.transpose %1946, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %1948 = stablehlo.dot_general %1942, %arg135, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %1949 = stablehlo.add %1897, %1948 : tensor<16x512x768xf32>
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1950 = stablehlo.reduce(%1949 init: %cst_457) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1951 = stablehlo.reshape %1950 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1952 = stablehlo.reduce(%1951 init: %cst_458) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1953 = stablehlo.multiply %1538, %1949 : tensor<16x512x768xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1954 = stablehlo.reduce(%1953 init: %cst_459) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1955 = stablehlo.reshape %1954 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %1956 = stablehlo.broadcast_in_dim %1539, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %1957 = stablehlo.multiply %1949, %1956 : tensor<16x512x768xf32>
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1958 = stablehlo.reduce(%1955 init: %cst_460) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1959 = stablehlo.multiply %1530, %1957 : tensor<16x512x768xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1960 = stablehlo.reduce(%1959 init: %cst_461) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1961 = stablehlo.reshape %1960 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1962 = stablehlo.broadcast_in_dim %1533, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %1963 = stablehlo.multiply %1957, %1962 : tensor<16x512x768xf32>
    %1964 = stablehlo.multiply %1961, %1536 : tensor<16x512x1xf32>
    %1965 = stablehlo.negate %1963 : tensor<16x512x768xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1966 = stablehlo.reduce(%1965 init: %cst_462) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1967 = stablehlo.reshape %1966 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_463 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1968 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1969 = stablehlo.divide %1964, %1968 : tensor<16x512x1xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1970 = stablehlo.reduce(%1969 init: %cst_464) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1971 = stablehlo.broadcast_in_dim %1970, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1972 = stablehlo.multiply %1971, %1524 : tensor<16x512x768xf32>
    %1973 = stablehlo.negate %1972 : tensor<16x512x768xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1974 = stablehlo.reduce(%1973 init: %cst_465) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1975 = stablehlo.reshape %1974 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %1976 = stablehlo.add %1963, %1972 : tensor<16x512x768xf32>
    %1977 = stablehlo.add %1967, %1975 : tensor<16x512x1xf32>
    %cst_466 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1978 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %1979 = stablehlo.divide %1977, %1978 : tensor<16x512x1xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1980 = stablehlo.reduce(%1979 init: %cst_467) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %1981 = stablehlo.broadcast_in_dim %1980, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %1982 = stablehlo.add %1976, %1981 : tensor<16x512x768xf32>
    %1983 = call @_where_15(%1511, %1982) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_468 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1985 = stablehlo.divide %1983, %1984 : tensor<16x512x768xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1986 = stablehlo.reduce(%1985 init: %cst_469) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1987 = stablehlo.reshape %1986 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_470 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1988 = stablehlo.reduce(%1987 init: %cst_470) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1989 = stablehlo.dot_general %1985, %1504, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %1990 = stablehlo.transpose %1989, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %1991 = stablehlo.dot_general %1985, %arg127, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %1992 = stablehlo.multiply %1496, %1991 : tensor<16x512x3072xf32>
    %1993 = stablehlo.multiply %1991, %1500 : tensor<16x512x3072xf32>
    %cst_471 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1995 = stablehlo.multiply %1994, %1992 : tensor<16x512x3072xf32>
    %1996 = stablehlo.multiply %1995, %1503 : tensor<16x512x3072xf32>
    %cst_472 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %1998 = stablehlo.multiply %1996, %1997 : tensor<16x512x3072xf32>
    %1999 = stablehlo.negate %1998 : tensor<16x512x3072xf32>
    %cst_473 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2000 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2001 = stablehlo.multiply %2000, %1993 : tensor<16x512x3072xf32>
    %2002 = stablehlo.add %1999, %2001 : tensor<16x512x3072xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2003 = stablehlo.reduce(%2002 init: %cst_474) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2004 = stablehlo.reshape %2003 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2005 = stablehlo.reduce(%2004 init: %cst_475) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2006 = stablehlo.dot_general %2002, %1490, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2007 = stablehlo.transpose %2006, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2008 = stablehlo.dot_general %2002, %arg129, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2009 = stablehlo.add %1982, %2008 : tensor<16x512x768xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2010 = stablehlo.reduce(%2009 init: %cst_476) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2011 = stablehlo.reshape %2010 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2012 = stablehlo.reduce(%2011 init: %cst_477) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2013 = stablehlo.multiply %1484, %2009 : tensor<16x512x768xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2014 = stablehlo.reduce(%2013 init: %cst_478) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2015 = stablehlo.reshape %2014 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2016 = stablehlo.broadcast_in_dim %1485, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2017 = stablehlo.multiply %2009, %2016 : tensor<16x512x768xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2018 = stablehlo.reduce(%2015 init: %cst_479) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2019 = stablehlo.multiply %1476, %2017 : tensor<16x512x768xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2020 = stablehlo.reduce(%2019 init: %cst_480) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2021 = stablehlo.reshape %2020 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2022 = stablehlo.broadcast_in_dim %1479, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2023 = stablehlo.multiply %2017, %2022 : tensor<16x512x768xf32>
    %2024 = stablehlo.multiply %2021, %1482 : tensor<16x512x1xf32>
    %2025 = stablehlo.negate %2023 : tensor<16x512x768xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2026 = stablehlo.reduce(%2025 init: %cst_481) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2027 = stablehlo.reshape %2026 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_482 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2028 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2029 = stablehlo.divide %2024, %2028 : tensor<16x512x1xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2030 = stablehlo.reduce(%2029 init: %cst_483) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2032 = stablehlo.multiply %2031, %1470 : tensor<16x512x768xf32>
    %2033 = stablehlo.negate %2032 : tensor<16x512x768xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2034 = stablehlo.reduce(%2033 init: %cst_484) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2035 = stablehlo.reshape %2034 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2036 = stablehlo.add %2023, %2032 : tensor<16x512x768xf32>
    %2037 = stablehlo.add %2027, %2035 : tensor<16x512x1xf32>
    %cst_485 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2039 = stablehlo.divide %2037, %2038 : tensor<16x512x1xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2040 = stablehlo.reduce(%2039 init: %cst_486) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2041 = stablehlo.broadcast_in_dim %2040, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2042 = stablehlo.add %2036, %2041 : tensor<16x512x768xf32>
    %2043 = call @_where_15(%1457, %2042) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_487 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2045 = stablehlo.divide %2043, %2044 : tensor<16x512x768xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2046 = stablehlo.reduce(%2045 init: %cst_488) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2047 = stablehlo.reshape %2046 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2048 = stablehlo.reduce(%2047 init: %cst_489) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2049 = stablehlo.dot_general %2045, %1450, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2050 = stablehlo.transpose %2049, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2051 = stablehlo.dot_general %2045, %arg121, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2052 = stablehlo.reshape %2051 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2053 = stablehlo.transpose %2052, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2054 = stablehlo.dot_general %2053, %1423, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2055 = stablehlo.dot_general %2053, %1447, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2056 = stablehlo.transpose %2055, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2057 = call @_where_16(%1444, %2054) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_490 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2058 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2059 = stablehlo.divide %2057, %2058 : tensor<16x12x512x512xf32>
    %2060 = stablehlo.broadcast_in_dim %1441, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2061 = stablehlo.multiply %2059, %2060 : tensor<16x12x512x512xf32>
    %2062 = stablehlo.multiply %2061, %1434 : tensor<16x12x512x512xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2063 = stablehlo.reduce(%2062 init: %cst_491) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2064 = stablehlo.reshape %2063 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2065 = stablehlo.negate %2064 : tensor<16x12x512x1xf32>
    %2066 = stablehlo.broadcast_in_dim %1436, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2067 = stablehlo.divide %2059, %2066 : tensor<16x12x512x512xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2068 = stablehlo.reduce(%2065 init: %cst_492) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2069 = stablehlo.broadcast_in_dim %2068, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2070 = stablehlo.add %2067, %2069 : tensor<16x12x512x512xf32>
    %2071 = stablehlo.multiply %2070, %1434 : tensor<16x12x512x512xf32>
    %2072 = call @_where_17(%1427#1, %2071) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_493 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2073 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2074 = stablehlo.multiply %2072, %2073 : tensor<16x12x512x512xf32>
    %2075 = stablehlo.dot_general %2074, %1419, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2076 = stablehlo.transpose %2075, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2077 = stablehlo.dot_general %2074, %1421, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2078 = stablehlo.transpose %2077, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2079 = stablehlo.broadcast_in_dim %2056, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2080 = stablehlo.pad %2079, %cst_494, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2081 = stablehlo.broadcast_in_dim %2076, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2082 = stablehlo.pad %2081, %cst_495, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2083 = stablehlo.add %2080, %2082 : tensor<16x512x3x12x64xf32>
    %2084 = stablehlo.broadcast_in_dim %2078, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2085 = stablehlo.pad %2084, %cst_496, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2086 = stablehlo.add %2083, %2085 : tensor<16x512x3x12x64xf32>
    %2087 = stablehlo.reshape %2086 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2088 = stablehlo.reduce(%2087 init: %cst_497) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2089 = stablehlo.reshape %2088 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2090 = stablehlo.reduce(%2089 init: %cst_498) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2091 = stablehlo.dot_general %2087, %1409, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2092 = stablehlo.transpose %2091, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2093 = stablehlo.dot_general %2087, %arg123, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2094 = stablehlo.add %2042, %2093 : tensor<16x512x768xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2095 = stablehlo.reduce(%2094 init: %cst_499) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2096 = stablehlo.reshape %2095 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2097 = stablehlo.reduce(%2096 init: %cst_500) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2098 = stablehlo.multiply %1403, %2094 : tensor<16x512x768xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2099 = stablehlo.reduce(%2098 init: %cst_501) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2100 = stablehlo.reshape %2099 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2101 = stablehlo.broadcast_in_dim %1404, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2102 = stablehlo.multiply %2094, %2101 : tensor<16x512x768xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2103 = stablehlo.reduce(%2100 init: %cst_502) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2104 = stablehlo.multiply %1395, %2102 : tensor<16x512x768xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2105 = stablehlo.reduce(%2104 init: %cst_503) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2106 = stablehlo.reshape %2105 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2107 = stablehlo.broadcast_in_dim %1398, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2108 = stablehlo.multiply %2102, %2107 : tensor<16x512x768xf32>
    %2109 = stablehlo.multiply %2106, %1401 : tensor<16x512x1xf32>
    %2110 = stablehlo.negate %2108 : tensor<16x512x768xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2111 = stablehlo.reduce(%2110 init: %cst_504) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2112 = stablehlo.reshape %2111 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_505 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2113 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2114 = stablehlo.divide %2109, %2113 : tensor<16x512x1xf32>
    %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2115 = stablehlo.reduce(%2114 init: %cst_506) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2116 = stablehlo.broadcast_in_dim %2115, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2117 = stablehlo.multiply %2116, %1389 : tensor<16x512x768xf32>
    %2118 = stablehlo.negate %2117 : tensor<16x512x768xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2119 = stablehlo.reduce(%2118 init: %cst_507) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2120 = stablehlo.reshape %2119 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2121 = stablehlo.add %2108, %2117 : tensor<16x512x768xf32>
    %2122 = stablehlo.add %2112, %2120 : tensor<16x512x1xf32>
    %cst_508 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2123 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2124 = stablehlo.divide %2122, %2123 : tensor<16x512x1xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2125 = stablehlo.reduce(%2124 init: %cst_509) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2126 = stablehlo.broadcast_in_dim %2125, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2127 = stablehlo.add %2121, %2126 : tensor<16x512x768xf32>
    %2128 = call @_where_15(%1376, %2127) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_510 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2129 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2130 = stablehlo.divide %2128, %2129 : tensor<16x512x768xf32>
    %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2131 = stablehlo.reduce(%2130 init: %cst_511) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2132 = stablehlo.reshape %2131 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2133 = stablehlo.reduce(%2132 init: %cst_512) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2134 = stablehlo.dot_general %2130, %1369, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2135 = stablehlo.transpose %2134, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2136 = stablehlo.dot_general %2130, %arg115, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2137 = stablehlo.multiply %1361, %2136 : tensor<16x512x3072xf32>
    %2138 = stablehlo.multiply %2136, %1365 : tensor<16x512x3072xf32>
    %cst_513 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2139 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2140 = stablehlo.multiply %2139, %2137 : tensor<16x512x3072xf32>
    %2141 = stablehlo.multiply %2140, %1368 : tensor<16x512x3072xf32>
    %cst_514 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2142 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2143 = stablehlo.multiply %2141, %2142 : tensor<16x512x3072xf32>
    %2144 = stablehlo.negate %2143 : tensor<16x512x3072xf32>
    %cst_515 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2145 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2146 = stablehlo.multiply %2145, %2138 : tensor<16x512x3072xf32>
    %2147 = stablehlo.add %2144, %2146 : tensor<16x512x3072xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2148 = stablehlo.reduce(%2147 init: %cst_516) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2149 = stablehlo.reshape %2148 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2150 = stablehlo.reduce(%2149 init: %cst_517) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2151 = stablehlo.dot_general %2147, %1355, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2152 = stablehlo.transpose %2151, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2153 = stablehlo.dot_general %2147, %arg117, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2154 = stablehlo.add %2127, %2153 : tensor<16x512x768xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2155 = stablehlo.reduce(%2154 init: %cst_518) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2156 = stablehlo.reshape %2155 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2157 = stablehlo.reduce(%2156 init: %cst_519) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2158 = stablehlo.multiply %1349, %2154 : tensor<16x512x768xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2159 = stablehlo.reduce(%2158 init: %cst_520) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2160 = stablehlo.reshape %2159 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2161 = stablehlo.broadcast_in_dim %1350, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2162 = stablehlo.multiply %2154, %2161 : tensor<16x512x768xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2163 = stablehlo.reduce(%2160 init: %cst_521) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2164 = stablehlo.multiply %1341, %2162 : tensor<16x512x768xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2165 = stablehlo.reduce(%2164 init: %cst_522) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2166 = stablehlo.reshape %2165 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2167 = stablehlo.broadcast_in_dim %1344, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2168 = stablehlo.multiply %2162, %2167 : tensor<16x512x768xf32>
    %2169 = stablehlo.multiply %2166, %1347 : tensor<16x512x1xf32>
    %2170 = stablehlo.negate %2168 : tensor<16x512x768xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2171 = stablehlo.reduce(%2170 init: %cst_523) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2172 = stablehlo.reshape %2171 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_524 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2173 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2174 = stablehlo.divide %2169, %2173 : tensor<16x512x1xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2175 = stablehlo.reduce(%2174 init: %cst_525) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2176 = stablehlo.broadcast_in_dim %2175, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2177 = stablehlo.multiply %2176, %1335 : tensor<16x512x768xf32>
    %2178 = stablehlo.negate %2177 : tensor<16x512x768xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2179 = stablehlo.reduce(%2178 init: %cst_526) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2180 = stablehlo.reshape %2179 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2181 = stablehlo.add %2168, %2177 : tensor<16x512x768xf32>
    %2182 = stablehlo.add %2172, %2180 : tensor<16x512x1xf32>
    %cst_527 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2183 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2184 = stablehlo.divide %2182, %2183 : tensor<16x512x1xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2185 = stablehlo.reduce(%2184 init: %cst_528) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2186 = stablehlo.broadcast_in_dim %2185, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2187 = stablehlo.add %2181, %2186 : tensor<16x512x768xf32>
    %2188 = call @_where_15(%1322, %2187) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_529 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2189 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2190 = stablehlo.divide %2188, %2189 : tensor<16x512x768xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2191 = stablehlo.reduce(%2190 init: %cst_530) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2192 = stablehlo.reshape %2191 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2193 = stablehlo.reduce(%2192 init: %cst_531) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2194 = stablehlo.dot_general %2190, %1315, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2195 = stablehlo.transpose %2194, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2196 = stablehlo.dot_general %2190, %arg109, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2197 = stablehlo.reshape %2196 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2198 = stablehlo.transpose %2197, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2199 = stablehlo.dot_general %2198, %1288, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2200 = stablehlo.dot_general %2198, %1312, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2201 = stablehlo.transpose %2200, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2202 = call @_where_16(%1309, %2199) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2203 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2204 = stablehlo.divide %2202, %2203 : tensor<16x12x512x512xf32>
    %2205 = stablehlo.broadcast_in_dim %1306, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2206 = stablehlo.multiply %2204, %2205 : tensor<16x12x512x512xf32>
    %2207 = stablehlo.multiply %2206, %1299 : tensor<16x12x512x512xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2208 = stablehlo.reduce(%2207 init: %cst_533) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2209 = stablehlo.reshape %2208 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2210 = stablehlo.negate %2209 : tensor<16x12x512x1xf32>
    %2211 = stablehlo.broadcast_in_dim %1301, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2212 = stablehlo.divide %2204, %2211 : tensor<16x12x512x512xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2213 = stablehlo.reduce(%2210 init: %cst_534) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2214 = stablehlo.broadcast_in_dim %2213, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2215 = stablehlo.add %2212, %2214 : tensor<16x12x512x512xf32>
    %2216 = stablehlo.multiply %2215, %1299 : tensor<16x12x512x512xf32>
    %2217 = call @_where_17(%1292#1, %2216) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_535 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2218 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2219 = stablehlo.multiply %2217, %2218 : tensor<16x12x512x512xf32>
    %2220 = stablehlo.dot_general %2219, %1284, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2221 = stablehlo.transpose %2220, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2222 = stablehlo.dot_general %2219, %1286, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2223 = stablehlo.transpose %2222, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2224 = stablehlo.broadcast_in_dim %2201, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2225 = stablehlo.pad %2224, %cst_536, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2226 = stablehlo.broadcast_in_dim %2221, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2227 = stablehlo.pad %2226, %cst_537, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2228 = stablehlo.add %2225, %2227 : tensor<16x512x3x12x64xf32>
    %2229 = stablehlo.broadcast_in_dim %2223, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2230 = stablehlo.pad %2229, %cst_538, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2231 = stablehlo.add %2228, %2230 : tensor<16x512x3x12x64xf32>
    %2232 = stablehlo.reshape %2231 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2233 = stablehlo.reduce(%2232 init: %cst_539) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2234 = stablehlo.reshape %2233 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2235 = stablehlo.reduce(%2234 init: %cst_540) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2236 = stablehlo.dot_general %2232, %1274, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2237 = stablehlo.transpose %2236, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2238 = stablehlo.dot_general %2232, %arg111, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2239 = stablehlo.add %2187, %2238 : tensor<16x512x768xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2240 = stablehlo.reduce(%2239 init: %cst_541) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2241 = stablehlo.reshape %2240 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2242 = stablehlo.reduce(%2241 init: %cst_542) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2243 = stablehlo.multiply %1268, %2239 : tensor<16x512x768xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2244 = stablehlo.reduce(%2243 init: %cst_543) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2245 = stablehlo.reshape %2244 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2246 = stablehlo.broadcast_in_dim %1269, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2247 = stablehlo.multiply %2239, %2246 : tensor<16x512x768xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2248 = stablehlo.reduce(%2245 init: %cst_544) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2249 = stablehlo.multiply %1260, %2247 : tensor<16x512x768xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2250 = stablehlo.reduce(%2249 init: %cst_545) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2251 = stablehlo.reshape %2250 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2252 = stablehlo.broadcast_in_dim %1263, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2253 = stablehlo.multiply %2247, %2252 : tensor<16x512x768xf32>
    %2254 = stablehlo.multiply %2251, %1266 : tensor<16x512x1xf32>
    %2255 = stablehlo.negate %2253 : tensor<16x512x768xf32>
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2256 = stablehlo.reduce(%2255 init: %cst_546) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2257 = stablehlo.reshape %2256 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_547 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2258 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2259 = stablehlo.divide %2254, %2258 : tensor<16x512x1xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2260 = stablehlo.reduce(%2259 init: %cst_548) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2261 = stablehlo.broadcast_in_dim %2260, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2262 = stablehlo.multiply %2261, %1254 : tensor<16x512x768xf32>
    %2263 = stablehlo.negate %2262 : tensor<16x512x768xf32>
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2264 = stablehlo.reduce(%2263 init: %cst_549) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2265 = stablehlo.reshape %2264 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2266 = stablehlo.add %2253, %2262 : tensor<16x512x768xf32>
    %2267 = stablehlo.add %2257, %2265 : tensor<16x512x1xf32>
    %cst_550 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2268 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2269 = stablehlo.divide %2267, %2268 : tensor<16x512x1xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2270 = stablehlo.reduce(%2269 init: %cst_551) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2271 = stablehlo.broadcast_in_dim %2270, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2272 = stablehlo.add %2266, %2271 : tensor<16x512x768xf32>
    %2273 = call @_where_15(%1241, %2272) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_552 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2275 = stablehlo.divide %2273, %2274 : tensor<16x512x768xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2276 = stablehlo.reduce(%2275 init: %cst_553) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2277 = stablehlo.reshape %2276 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2278 = stablehlo.reduce(%2277 init: %cst_554) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2279 = stablehlo.dot_general %2275, %1234, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2280 = stablehlo.transpose %2279, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2281 = stablehlo.dot_general %2275, %arg103, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2282 = stablehlo.multiply %1226, %2281 : tensor<16x512x3072xf32>
    %2283 = stablehlo.multiply %2281, %1230 : tensor<16x512x3072xf32>
    %cst_555 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2284 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2285 = stablehlo.multiply %2284, %2282 : tensor<16x512x3072xf32>
    %2286 = stablehlo.multiply %2285, %1233 : tensor<16x512x3072xf32>
    %cst_556 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2287 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2288 = stablehlo.multiply %2286, %2287 : tensor<16x512x3072xf32>
    %2289 = stablehlo.negate %2288 : tensor<16x512x3072xf32>
    %cst_557 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2290 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2291 = stablehlo.multiply %2290, %2283 : tensor<16x512x3072xf32>
    %2292 = stablehlo.add %2289, %2291 : tensor<16x512x3072xf32>
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2293 = stablehlo.reduce(%2292 init: %cst_558) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2294 = stablehlo.reshape %2293 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2295 = stablehlo.reduce(%2294 init: %cst_559) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2296 = stablehlo.dot_general %2292, %1220, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2297 = stablehlo.transpose %2296, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2298 = stablehlo.dot_general %2292, %arg105, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2299 = stablehlo.add %2272, %2298 : tensor<16x512x768xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2300 = stablehlo.reduce(%2299 init: %cst_560) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2301 = stablehlo.reshape %2300 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2302 = stablehlo.reduce(%2301 init: %cst_561) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2303 = stablehlo.multiply %1214, %2299 : tensor<16x512x768xf32>
    %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2304 = stablehlo.reduce(%2303 init: %cst_562) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2305 = stablehlo.reshape %2304 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2306 = stablehlo.broadcast_in_dim %1215, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2307 = stablehlo.multiply %2299, %2306 : tensor<16x512x768xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2308 = stablehlo.reduce(%2305 init: %cst_563) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2309 = stablehlo.multiply %1206, %2307 : tensor<16x512x768xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2310 = stablehlo.reduce(%2309 init: %cst_564) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2311 = stablehlo.reshape %2310 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2312 = stablehlo.broadcast_in_dim %1209, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2313 = stablehlo.multiply %2307, %2312 : tensor<16x512x768xf32>
    %2314 = stablehlo.multiply %2311, %1212 : tensor<16x512x1xf32>
    %2315 = stablehlo.negate %2313 : tensor<16x512x768xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2316 = stablehlo.reduce(%2315 init: %cst_565) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2317 = stablehlo.reshape %2316 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_566 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2318 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2319 = stablehlo.divide %2314, %2318 : tensor<16x512x1xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2320 = stablehlo.reduce(%2319 init: %cst_567) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2321 = stablehlo.broadcast_in_dim %2320, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2322 = stablehlo.multiply %2321, %1200 : tensor<16x512x768xf32>
    %2323 = stablehlo.negate %2322 : tensor<16x512x768xf32>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2324 = stablehlo.reduce(%2323 init: %cst_568) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2325 = stablehlo.reshape %2324 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2326 = stablehlo.add %2313, %2322 : tensor<16x512x768xf32>
    %2327 = stablehlo.add %2317, %2325 : tensor<16x512x1xf32>
    %cst_569 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2328 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2329 = stablehlo.divide %2327, %2328 : tensor<16x512x1xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2330 = stablehlo.reduce(%2329 init: %cst_570) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2331 = stablehlo.broadcast_in_dim %2330, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2332 = stablehlo.add %2326, %2331 : tensor<16x512x768xf32>
    %2333 = call @_where_15(%1187, %2332) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_571 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2334 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2335 = stablehlo.divide %2333, %2334 : tensor<16x512x768xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2336 = stablehlo.reduce(%2335 init: %cst_572) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2337 = stablehlo.reshape %2336 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2338 = stablehlo.reduce(%2337 init: %cst_573) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2339 = stablehlo.dot_general %2335, %1180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2340 = stablehlo.transpose %2339, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2341 = stablehlo.dot_general %2335, %arg97, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2342 = stablehlo.reshape %2341 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2343 = stablehlo.transpose %2342, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2344 = stablehlo.dot_general %2343, %1153, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2345 = stablehlo.dot_general %2343, %1177, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2346 = stablehlo.transpose %2345, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2347 = call @_where_16(%1174, %2344) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_574 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2348 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2349 = stablehlo.divide %2347, %2348 : tensor<16x12x512x512xf32>
    %2350 = stablehlo.broadcast_in_dim %1171, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2351 = stablehlo.multiply %2349, %2350 : tensor<16x12x512x512xf32>
    %2352 = stablehlo.multiply %2351, %1164 : tensor<16x12x512x512xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2353 = stablehlo.reduce(%2352 init: %cst_575) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2354 = stablehlo.reshape %2353 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2355 = stablehlo.negate %2354 : tensor<16x12x512x1xf32>
    %2356 = stablehlo.broadcast_in_dim %1166, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2357 = stablehlo.divide %2349, %2356 : tensor<16x12x512x512xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2358 = stablehlo.reduce(%2355 init: %cst_576) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2359 = stablehlo.broadcast_in_dim %2358, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2360 = stablehlo.add %2357, %2359 : tensor<16x12x512x512xf32>
    %2361 = stablehlo.multiply %2360, %1164 : tensor<16x12x512x512xf32>
    %2362 = call @_where_17(%1157#1, %2361) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_577 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2363 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2364 = stablehlo.multiply %2362, %2363 : tensor<16x12x512x512xf32>
    %2365 = stablehlo.dot_general %2364, %1149, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2366 = stablehlo.transpose %2365, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2367 = stablehlo.dot_general %2364, %1151, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2368 = stablehlo.transpose %2367, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2369 = stablehlo.broadcast_in_dim %2346, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2370 = stablehlo.pad %2369, %cst_578, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2371 = stablehlo.broadcast_in_dim %2366, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2372 = stablehlo.pad %2371, %cst_579, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2373 = stablehlo.add %2370, %2372 : tensor<16x512x3x12x64xf32>
    %2374 = stablehlo.broadcast_in_dim %2368, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2375 = stablehlo.pad %2374, %cst_580, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2376 = stablehlo.add %2373, %2375 : tensor<16x512x3x12x64xf32>
    %2377 = stablehlo.reshape %2376 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2378 = stablehlo.reduce(%2377 init: %cst_581) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2379 = stablehlo.reshape %2378 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2380 = stablehlo.reduce(%2379 init: %cst_582) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2381 = stablehlo.dot_general %2377, %1139, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2382 = stablehlo.transpose %2381, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2383 = stablehlo.dot_general %2377, %arg99, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2384 = stablehlo.add %2332, %2383 : tensor<16x512x768xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2385 = stablehlo.reduce(%2384 init: %cst_583) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2386 = stablehlo.reshape %2385 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2387 = stablehlo.reduce(%2386 init: %cst_584) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2388 = stablehlo.multiply %1133, %2384 : tensor<16x512x768xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2389 = stablehlo.reduce(%2388 init: %cst_585) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2390 = stablehlo.reshape %2389 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2391 = stablehlo.broadcast_in_dim %1134, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2392 = stablehlo.multiply %2384, %2391 : tensor<16x512x768xf32>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2393 = stablehlo.reduce(%2390 init: %cst_586) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2394 = stablehlo.multiply %1125, %2392 : tensor<16x512x768xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2395 = stablehlo.reduce(%2394 init: %cst_587) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2396 = stablehlo.reshape %2395 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2397 = stablehlo.broadcast_in_dim %1128, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2398 = stablehlo.multiply %2392, %2397 : tensor<16x512x768xf32>
    %2399 = stablehlo.multiply %2396, %1131 : tensor<16x512x1xf32>
    %2400 = stablehlo.negate %2398 : tensor<16x512x768xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2401 = stablehlo.reduce(%2400 init: %cst_588) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2402 = stablehlo.reshape %2401 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_589 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2403 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2404 = stablehlo.divide %2399, %2403 : tensor<16x512x1xf32>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2405 = stablehlo.reduce(%2404 init: %cst_590) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2406 = stablehlo.broadcast_in_dim %2405, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2407 = stablehlo.multiply %2406, %1119 : tensor<16x512x768xf32>
    %2408 = stablehlo.negate %2407 : tensor<16x512x768xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2409 = stablehlo.reduce(%2408 init: %cst_591) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2410 = stablehlo.reshape %2409 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2411 = stablehlo.add %2398, %2407 : tensor<16x512x768xf32>
    %2412 = stablehlo.add %2402, %2410 : tensor<16x512x1xf32>
    %cst_592 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2413 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2414 = stablehlo.divide %2412, %2413 : tensor<16x512x1xf32>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2415 = stablehlo.reduce(%2414 init: %cst_593) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2416 = stablehlo.broadcast_in_dim %2415, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2417 = stablehlo.add %2411, %2416 : tensor<16x512x768xf32>
    %2418 = call @_where_15(%1106, %2417) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_594 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2419 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2420 = stablehlo.divide %2418, %2419 : tensor<16x512x768xf32>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2421 = stablehlo.reduce(%2420 init: %cst_595) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2422 = stablehlo.reshape %2421 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2423 = stablehlo.reduce(%2422 init: %cst_596) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2424 = stablehlo.dot_general %2420, %1099, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2425 = stablehlo.transpose %2424, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2426 = stablehlo.dot_general %2420, %arg91, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2427 = stablehlo.multiply %1091, %2426 : tensor<16x512x3072xf32>
    %2428 = stablehlo.multiply %2426, %1095 : tensor<16x512x3072xf32>
    %cst_597 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2429 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2430 = stablehlo.multiply %2429, %2427 : tensor<16x512x3072xf32>
    %2431 = stablehlo.multiply %2430, %1098 : tensor<16x512x3072xf32>
    %cst_598 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2432 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2433 = stablehlo.multiply %2431, %2432 : tensor<16x512x3072xf32>
    %2434 = stablehlo.negate %2433 : tensor<16x512x3072xf32>
    %cst_599 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2435 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2436 = stablehlo.multiply %2435, %2428 : tensor<16x512x3072xf32>
    %2437 = stablehlo.add %2434, %2436 : tensor<16x512x3072xf32>
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2438 = stablehlo.reduce(%2437 init: %cst_600) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2439 = stablehlo.reshape %2438 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2440 = stablehlo.reduce(%2439 init: %cst_601) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2441 = stablehlo.dot_general %2437, %1085, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2442 = stablehlo.transpose %2441, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2443 = stablehlo.dot_general %2437, %arg93, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2444 = stablehlo.add %2417, %2443 : tensor<16x512x768xf32>
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2445 = stablehlo.reduce(%2444 init: %cst_602) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2446 = stablehlo.reshape %2445 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2447 = stablehlo.reduce(%2446 init: %cst_603) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2448 = stablehlo.multiply %1079, %2444 : tensor<16x512x768xf32>
    %cst_604 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2449 = stablehlo.reduce(%2448 init: %cst_604) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2450 = stablehlo.reshape %2449 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2451 = stablehlo.broadcast_in_dim %1080, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2452 = stablehlo.multiply %2444, %2451 : tensor<16x512x768xf32>
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2453 = stablehlo.reduce(%2450 init: %cst_605) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2454 = stablehlo.multiply %1071, %2452 : tensor<16x512x768xf32>
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2455 = stablehlo.reduce(%2454 init: %cst_606) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2456 = stablehlo.reshape %2455 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2457 = stablehlo.broadcast_in_dim %1074, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2458 = stablehlo.multiply %2452, %2457 : tensor<16x512x768xf32>
    %2459 = stablehlo.multiply %2456, %1077 : tensor<16x512x1xf32>
    %2460 = stablehlo.negate %2458 : tensor<16x512x768xf32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2461 = stablehlo.reduce(%2460 init: %cst_607) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2462 = stablehlo.reshape %2461 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_608 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2463 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2464 = stablehlo.divide %2459, %2463 : tensor<16x512x1xf32>
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2465 = stablehlo.reduce(%2464 init: %cst_609) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2466 = stablehlo.broadcast_in_dim %2465, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2467 = stablehlo.multiply %2466, %1065 : tensor<16x512x768xf32>
    %2468 = stablehlo.negate %2467 : tensor<16x512x768xf32>
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2469 = stablehlo.reduce(%2468 init: %cst_610) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2470 = stablehlo.reshape %2469 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2471 = stablehlo.add %2458, %2467 : tensor<16x512x768xf32>
    %2472 = stablehlo.add %2462, %2470 : tensor<16x512x1xf32>
    %cst_611 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2474 = stablehlo.divide %2472, %2473 : tensor<16x512x1xf32>
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2475 = stablehlo.reduce(%2474 init: %cst_612) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2476 = stablehlo.broadcast_in_dim %2475, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2477 = stablehlo.add %2471, %2476 : tensor<16x512x768xf32>
    %2478 = call @_where_15(%1052, %2477) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_613 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2479 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2480 = stablehlo.divide %2478, %2479 : tensor<16x512x768xf32>
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2481 = stablehlo.reduce(%2480 init: %cst_614) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2482 = stablehlo.reshape %2481 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_615 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2483 = stablehlo.reduce(%2482 init: %cst_615) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2484 = stablehlo.dot_general %2480, %1045, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2485 = stablehlo.transpose %2484, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2486 = stablehlo.dot_general %2480, %arg85, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2487 = stablehlo.reshape %2486 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2488 = stablehlo.transpose %2487, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2489 = stablehlo.dot_general %2488, %1018, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2490 = stablehlo.dot_general %2488, %1042, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2491 = stablehlo.transpose %2490, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2492 = call @_where_16(%1039, %2489) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_616 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2493 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2494 = stablehlo.divide %2492, %2493 : tensor<16x12x512x512xf32>
    %2495 = stablehlo.broadcast_in_dim %1036, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2496 = stablehlo.multiply %2494, %2495 : tensor<16x12x512x512xf32>
    %2497 = stablehlo.multiply %2496, %1029 : tensor<16x12x512x512xf32>
    %cst_617 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2498 = stablehlo.reduce(%2497 init: %cst_617) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2499 = stablehlo.reshape %2498 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2500 = stablehlo.negate %2499 : tensor<16x12x512x1xf32>
    %2501 = stablehlo.broadcast_in_dim %1031, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2502 = stablehlo.divide %2494, %2501 : tensor<16x12x512x512xf32>
    %cst_618 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2503 = stablehlo.reduce(%2500 init: %cst_618) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2504 = stablehlo.broadcast_in_dim %2503, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2505 = stablehlo.add %2502, %2504 : tensor<16x12x512x512xf32>
    %2506 = stablehlo.multiply %2505, %1029 : tensor<16x12x512x512xf32>
    %2507 = call @_where_17(%1022#1, %2506) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_619 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2508 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2509 = stablehlo.multiply %2507, %2508 : tensor<16x12x512x512xf32>
    %2510 = stablehlo.dot_general %2509, %1014, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2511 = stablehlo.transpose %2510, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2512 = stablehlo.dot_general %2509, %1016, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2513 = stablehlo.transpose %2512, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2514 = stablehlo.broadcast_in_dim %2491, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2515 = stablehlo.pad %2514, %cst_620, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2516 = stablehlo.broadcast_in_dim %2511, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2517 = stablehlo.pad %2516, %cst_621, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2518 = stablehlo.add %2515, %2517 : tensor<16x512x3x12x64xf32>
    %2519 = stablehlo.broadcast_in_dim %2513, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2520 = stablehlo.pad %2519, %cst_622, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2521 = stablehlo.add %2518, %2520 : tensor<16x512x3x12x64xf32>
    %2522 = stablehlo.reshape %2521 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2523 = stablehlo.reduce(%2522 init: %cst_623) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2524 = stablehlo.reshape %2523 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2525 = stablehlo.reduce(%2524 init: %cst_624) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2526 = stablehlo.dot_general %2522, %1004, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2527 = stablehlo.transpose %2526, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2528 = stablehlo.dot_general %2522, %arg87, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2529 = stablehlo.add %2477, %2528 : tensor<16x512x768xf32>
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2530 = stablehlo.reduce(%2529 init: %cst_625) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2531 = stablehlo.reshape %2530 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2532 = stablehlo.reduce(%2531 init: %cst_626) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2533 = stablehlo.multiply %998, %2529 : tensor<16x512x768xf32>
    %cst_627 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2534 = stablehlo.reduce(%2533 init: %cst_627) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2535 = stablehlo.reshape %2534 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2536 = stablehlo.broadcast_in_dim %999, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2537 = stablehlo.multiply %2529, %2536 : tensor<16x512x768xf32>
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2538 = stablehlo.reduce(%2535 init: %cst_628) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2539 = stablehlo.multiply %990, %2537 : tensor<16x512x768xf32>
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2540 = stablehlo.reduce(%2539 init: %cst_629) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2541 = stablehlo.reshape %2540 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2542 = stablehlo.broadcast_in_dim %993, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2543 = stablehlo.multiply %2537, %2542 : tensor<16x512x768xf32>
    %2544 = stablehlo.multiply %2541, %996 : tensor<16x512x1xf32>
    %2545 = stablehlo.negate %2543 : tensor<16x512x768xf32>
    %cst_630 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2546 = stablehlo.reduce(%2545 init: %cst_630) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2547 = stablehlo.reshape %2546 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_631 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2548 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2549 = stablehlo.divide %2544, %2548 : tensor<16x512x1xf32>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2550 = stablehlo.reduce(%2549 init: %cst_632) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2551 = stablehlo.broadcast_in_dim %2550, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2552 = stablehlo.multiply %2551, %984 : tensor<16x512x768xf32>
    %2553 = stablehlo.negate %2552 : tensor<16x512x768xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2554 = stablehlo.reduce(%2553 init: %cst_633) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2555 = stablehlo.reshape %2554 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2556 = stablehlo.add %2543, %2552 : tensor<16x512x768xf32>
    %2557 = stablehlo.add %2547, %2555 : tensor<16x512x1xf32>
    %cst_634 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2558 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2559 = stablehlo.divide %2557, %2558 : tensor<16x512x1xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2560 = stablehlo.reduce(%2559 init: %cst_635) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2561 = stablehlo.broadcast_in_dim %2560, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2562 = stablehlo.add %2556, %2561 : tensor<16x512x768xf32>
    %2563 = call @_where_15(%971, %2562) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_636 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2564 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2565 = stablehlo.divide %2563, %2564 : tensor<16x512x768xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2566 = stablehlo.reduce(%2565 init: %cst_637) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2567 = stablehlo.reshape %2566 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2568 = stablehlo.reduce(%2567 init: %cst_638) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2569 = stablehlo.dot_general %2565, %964, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2570 = stablehlo.transpose %2569, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2571 = stablehlo.dot_general %2565, %arg79, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2572 = stablehlo.multiply %956, %2571 : tensor<16x512x3072xf32>
    %2573 = stablehlo.multiply %2571, %960 : tensor<16x512x3072xf32>
    %cst_639 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2574 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2575 = stablehlo.multiply %2574, %2572 : tensor<16x512x3072xf32>
    %2576 = stablehlo.multiply %2575, %963 : tensor<16x512x3072xf32>
    %cst_640 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2577 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2578 = stablehlo.multiply %2576, %2577 : tensor<16x512x3072xf32>
    %2579 = stablehlo.negate %2578 : tensor<16x512x3072xf32>
    %cst_641 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2580 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2581 = stablehlo.multiply %2580, %2573 : tensor<16x512x3072xf32>
    %2582 = stablehlo.add %2579, %2581 : tensor<16x512x3072xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2583 = stablehlo.reduce(%2582 init: %cst_642) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2584 = stablehlo.reshape %2583 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2585 = stablehlo.reduce(%2584 init: %cst_643) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2586 = stablehlo.dot_general %2582, %950, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2587 = stablehlo.transpose %2586, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2588 = stablehlo.dot_general %2582, %arg81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2589 = stablehlo.add %2562, %2588 : tensor<16x512x768xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2590 = stablehlo.reduce(%2589 init: %cst_644) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2591 = stablehlo.reshape %2590 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2592 = stablehlo.reduce(%2591 init: %cst_645) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2593 = stablehlo.multiply %944, %2589 : tensor<16x512x768xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2594 = stablehlo.reduce(%2593 init: %cst_646) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2595 = stablehlo.reshape %2594 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2596 = stablehlo.broadcast_in_dim %945, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2597 = stablehlo.multiply %2589, %2596 : tensor<16x512x768xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2598 = stablehlo.reduce(%2595 init: %cst_647) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2599 = stablehlo.multiply %936, %2597 : tensor<16x512x768xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2600 = stablehlo.reduce(%2599 init: %cst_648) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2601 = stablehlo.reshape %2600 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2602 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2603 = stablehlo.multiply %2597, %2602 : tensor<16x512x768xf32>
    %2604 = stablehlo.multiply %2601, %942 : tensor<16x512x1xf32>
    %2605 = stablehlo.negate %2603 : tensor<16x512x768xf32>
    %cst_649 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2606 = stablehlo.reduce(%2605 init: %cst_649) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2607 = stablehlo.reshape %2606 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_650 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2608 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2609 = stablehlo.divide %2604, %2608 : tensor<16x512x1xf32>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2610 = stablehlo.reduce(%2609 init: %cst_651) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2611 = stablehlo.broadcast_in_dim %2610, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2612 = stablehlo.multiply %2611, %930 : tensor<16x512x768xf32>
    %2613 = stablehlo.negate %2612 : tensor<16x512x768xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2614 = stablehlo.reduce(%2613 init: %cst_652) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2615 = stablehlo.reshape %2614 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2616 = stablehlo.add %2603, %2612 : tensor<16x512x768xf32>
    %2617 = stablehlo.add %2607, %2615 : tensor<16x512x1xf32>
    %cst_653 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2618 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2619 = stablehlo.divide %2617, %2618 : tensor<16x512x1xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2620 = stablehlo.reduce(%2619 init: %cst_654) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2621 = stablehlo.broadcast_in_dim %2620, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2622 = stablehlo.add %2616, %2621 : tensor<16x512x768xf32>
    %2623 = call @_where_15(%917, %2622) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_655 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2624 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2625 = stablehlo.divide %2623, %2624 : tensor<16x512x768xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2626 = stablehlo.reduce(%2625 init: %cst_656) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2627 = stablehlo.reshape %2626 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2628 = stablehlo.reduce(%2627 init: %cst_657) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2629 = stablehlo.dot_general %2625, %910, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2630 = stablehlo.transpose %2629, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2631 = stablehlo.dot_general %2625, %arg73, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2632 = stablehlo.reshape %2631 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2633 = stablehlo.transpose %2632, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2634 = stablehlo.dot_general %2633, %883, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2635 = stablehlo.dot_general %2633, %907, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2636 = stablehlo.transpose %2635, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2637 = call @_where_16(%904, %2634) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_658 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2638 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2639 = stablehlo.divide %2637, %2638 : tensor<16x12x512x512xf32>
    %2640 = stablehlo.broadcast_in_dim %901, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2641 = stablehlo.multiply %2639, %2640 : tensor<16x12x512x512xf32>
    %2642 = stablehlo.multiply %2641, %894 : tensor<16x12x512x512xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2643 = stablehlo.reduce(%2642 init: %cst_659) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2644 = stablehlo.reshape %2643 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2645 = stablehlo.negate %2644 : tensor<16x12x512x1xf32>
    %2646 = stablehlo.broadcast_in_dim %896, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2647 = stablehlo.divide %2639, %2646 : tensor<16x12x512x512xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2648 = stablehlo.reduce(%2645 init: %cst_660) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2649 = stablehlo.broadcast_in_dim %2648, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2650 = stablehlo.add %2647, %2649 : tensor<16x12x512x512xf32>
    %2651 = stablehlo.multiply %2650, %894 : tensor<16x12x512x512xf32>
    %2652 = call @_where_17(%887#1, %2651) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_661 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2653 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2654 = stablehlo.multiply %2652, %2653 : tensor<16x12x512x512xf32>
    %2655 = stablehlo.dot_general %2654, %879, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2656 = stablehlo.transpose %2655, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2657 = stablehlo.dot_general %2654, %881, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2658 = stablehlo.transpose %2657, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2659 = stablehlo.broadcast_in_dim %2636, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2660 = stablehlo.pad %2659, %cst_662, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2661 = stablehlo.broadcast_in_dim %2656, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_663 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2662 = stablehlo.pad %2661, %cst_663, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2663 = stablehlo.add %2660, %2662 : tensor<16x512x3x12x64xf32>
    %2664 = stablehlo.broadcast_in_dim %2658, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2665 = stablehlo.pad %2664, %cst_664, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2666 = stablehlo.add %2663, %2665 : tensor<16x512x3x12x64xf32>
    %2667 = stablehlo.reshape %2666 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2668 = stablehlo.reduce(%2667 init: %cst_665) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2669 = stablehlo.reshape %2668 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2670 = stablehlo.reduce(%2669 init: %cst_666) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2671 = stablehlo.dot_general %2667, %869, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2672 = stablehlo.transpose %2671, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2673 = stablehlo.dot_general %2667, %arg75, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2674 = stablehlo.add %2622, %2673 : tensor<16x512x768xf32>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2675 = stablehlo.reduce(%2674 init: %cst_667) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2676 = stablehlo.reshape %2675 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2677 = stablehlo.reduce(%2676 init: %cst_668) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2678 = stablehlo.multiply %863, %2674 : tensor<16x512x768xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2679 = stablehlo.reduce(%2678 init: %cst_669) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2680 = stablehlo.reshape %2679 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2681 = stablehlo.broadcast_in_dim %864, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2682 = stablehlo.multiply %2674, %2681 : tensor<16x512x768xf32>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2683 = stablehlo.reduce(%2680 init: %cst_670) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2684 = stablehlo.multiply %855, %2682 : tensor<16x512x768xf32>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2685 = stablehlo.reduce(%2684 init: %cst_671) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2686 = stablehlo.reshape %2685 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2687 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2688 = stablehlo.multiply %2682, %2687 : tensor<16x512x768xf32>
    %2689 = stablehlo.multiply %2686, %861 : tensor<16x512x1xf32>
    %2690 = stablehlo.negate %2688 : tensor<16x512x768xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2691 = stablehlo.reduce(%2690 init: %cst_672) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2692 = stablehlo.reshape %2691 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_673 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2693 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2694 = stablehlo.divide %2689, %2693 : tensor<16x512x1xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2695 = stablehlo.reduce(%2694 init: %cst_674) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2696 = stablehlo.broadcast_in_dim %2695, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2697 = stablehlo.multiply %2696, %849 : tensor<16x512x768xf32>
    %2698 = stablehlo.negate %2697 : tensor<16x512x768xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2699 = stablehlo.reduce(%2698 init: %cst_675) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2700 = stablehlo.reshape %2699 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2701 = stablehlo.add %2688, %2697 : tensor<16x512x768xf32>
    %2702 = stablehlo.add %2692, %2700 : tensor<16x512x1xf32>
    %cst_676 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2703 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2704 = stablehlo.divide %2702, %2703 : tensor<16x512x1xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2705 = stablehlo.reduce(%2704 init: %cst_677) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2706 = stablehlo.broadcast_in_dim %2705, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2707 = stablehlo.add %2701, %2706 : tensor<16x512x768xf32>
    %2708 = call @_where_15(%836, %2707) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_678 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2709 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2710 = stablehlo.divide %2708, %2709 : tensor<16x512x768xf32>
    %cst_679 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2711 = stablehlo.reduce(%2710 init: %cst_679) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2712 = stablehlo.reshape %2711 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2713 = stablehlo.reduce(%2712 init: %cst_680) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2714 = stablehlo.dot_general %2710, %829, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2715 = stablehlo.transpose %2714, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2716 = stablehlo.dot_general %2710, %arg67, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2717 = stablehlo.multiply %821, %2716 : tensor<16x512x3072xf32>
    %2718 = stablehlo.multiply %2716, %825 : tensor<16x512x3072xf32>
    %cst_681 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2719 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2720 = stablehlo.multiply %2719, %2717 : tensor<16x512x3072xf32>
    %2721 = stablehlo.multiply %2720, %828 : tensor<16x512x3072xf32>
    %cst_682 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2722 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2723 = stablehlo.multiply %2721, %2722 : tensor<16x512x3072xf32>
    %2724 = stablehlo.negate %2723 : tensor<16x512x3072xf32>
    %cst_683 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2725 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2726 = stablehlo.multiply %2725, %2718 : tensor<16x512x3072xf32>
    %2727 = stablehlo.add %2724, %2726 : tensor<16x512x3072xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2728 = stablehlo.reduce(%2727 init: %cst_684) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2729 = stablehlo.reshape %2728 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2730 = stablehlo.reduce(%2729 init: %cst_685) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2731 = stablehlo.dot_general %2727, %815, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2732 = stablehlo.transpose %2731, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2733 = stablehlo.dot_general %2727, %arg69, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2734 = stablehlo.add %2707, %2733 : tensor<16x512x768xf32>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2735 = stablehlo.reduce(%2734 init: %cst_686) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2736 = stablehlo.reshape %2735 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2737 = stablehlo.reduce(%2736 init: %cst_687) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2738 = stablehlo.multiply %809, %2734 : tensor<16x512x768xf32>
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2739 = stablehlo.reduce(%2738 init: %cst_688) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2740 = stablehlo.reshape %2739 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2741 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2742 = stablehlo.multiply %2734, %2741 : tensor<16x512x768xf32>
    %cst_689 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2743 = stablehlo.reduce(%2740 init: %cst_689) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2744 = stablehlo.multiply %801, %2742 : tensor<16x512x768xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2745 = stablehlo.reduce(%2744 init: %cst_690) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2746 = stablehlo.reshape %2745 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2747 = stablehlo.broadcast_in_dim %804, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2748 = stablehlo.multiply %2742, %2747 : tensor<16x512x768xf32>
    %2749 = stablehlo.multiply %2746, %807 : tensor<16x512x1xf32>
    %2750 = stablehlo.negate %2748 : tensor<16x512x768xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2751 = stablehlo.reduce(%2750 init: %cst_691) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2752 = stablehlo.reshape %2751 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_692 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2753 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2754 = stablehlo.divide %2749, %2753 : tensor<16x512x1xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2755 = stablehlo.reduce(%2754 init: %cst_693) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2756 = stablehlo.broadcast_in_dim %2755, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2757 = stablehlo.multiply %2756, %795 : tensor<16x512x768xf32>
    %2758 = stablehlo.negate %2757 : tensor<16x512x768xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2759 = stablehlo.reduce(%2758 init: %cst_694) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2760 = stablehlo.reshape %2759 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2761 = stablehlo.add %2748, %2757 : tensor<16x512x768xf32>
    %2762 = stablehlo.add %2752, %2760 : tensor<16x512x1xf32>
    %cst_695 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2763 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2764 = stablehlo.divide %2762, %2763 : tensor<16x512x1xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2765 = stablehlo.reduce(%2764 init: %cst_696) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2766 = stablehlo.broadcast_in_dim %2765, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2767 = stablehlo.add %2761, %2766 : tensor<16x512x768xf32>
    %2768 = call @_where_15(%782, %2767) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_697 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2769 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2770 = stablehlo.divide %2768, %2769 : tensor<16x512x768xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2771 = stablehlo.reduce(%2770 init: %cst_698) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2772 = stablehlo.reshape %2771 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2773 = stablehlo.reduce(%2772 init: %cst_699) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2774 = stablehlo.dot_general %2770, %775, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2775 = stablehlo.transpose %2774, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2776 = stablehlo.dot_general %2770, %arg61, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2777 = stablehlo.reshape %2776 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2778 = stablehlo.transpose %2777, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2779 = stablehlo.dot_general %2778, %748, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2780 = stablehlo.dot_general %2778, %772, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2781 = stablehlo.transpose %2780, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2782 = call @_where_16(%769, %2779) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_700 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2783 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2784 = stablehlo.divide %2782, %2783 : tensor<16x12x512x512xf32>
    %2785 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2786 = stablehlo.multiply %2784, %2785 : tensor<16x12x512x512xf32>
    %2787 = stablehlo.multiply %2786, %759 : tensor<16x12x512x512xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2788 = stablehlo.reduce(%2787 init: %cst_701) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2789 = stablehlo.reshape %2788 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2790 = stablehlo.negate %2789 : tensor<16x12x512x1xf32>
    %2791 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2792 = stablehlo.divide %2784, %2791 : tensor<16x12x512x512xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2793 = stablehlo.reduce(%2790 init: %cst_702) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2794 = stablehlo.broadcast_in_dim %2793, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2795 = stablehlo.add %2792, %2794 : tensor<16x12x512x512xf32>
    %2796 = stablehlo.multiply %2795, %759 : tensor<16x12x512x512xf32>
    %2797 = call @_where_17(%752#1, %2796) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_703 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2798 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2799 = stablehlo.multiply %2797, %2798 : tensor<16x12x512x512xf32>
    %2800 = stablehlo.dot_general %2799, %744, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2801 = stablehlo.transpose %2800, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2802 = stablehlo.dot_general %2799, %746, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2803 = stablehlo.transpose %2802, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2804 = stablehlo.broadcast_in_dim %2781, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2805 = stablehlo.pad %2804, %cst_704, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2806 = stablehlo.broadcast_in_dim %2801, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2807 = stablehlo.pad %2806, %cst_705, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2808 = stablehlo.add %2805, %2807 : tensor<16x512x3x12x64xf32>
    %2809 = stablehlo.broadcast_in_dim %2803, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2810 = stablehlo.pad %2809, %cst_706, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2811 = stablehlo.add %2808, %2810 : tensor<16x512x3x12x64xf32>
    %2812 = stablehlo.reshape %2811 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_707 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2813 = stablehlo.reduce(%2812 init: %cst_707) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2814 = stablehlo.reshape %2813 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2815 = stablehlo.reduce(%2814 init: %cst_708) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2816 = stablehlo.dot_general %2812, %734, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2817 = stablehlo.transpose %2816, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2818 = stablehlo.dot_general %2812, %arg63, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2819 = stablehlo.add %2767, %2818 : tensor<16x512x768xf32>
    %cst_709 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2820 = stablehlo.reduce(%2819 init: %cst_709) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2821 = stablehlo.reshape %2820 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2822 = stablehlo.reduce(%2821 init: %cst_710) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2823 = stablehlo.multiply %728, %2819 : tensor<16x512x768xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2824 = stablehlo.reduce(%2823 init: %cst_711) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2825 = stablehlo.reshape %2824 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2826 = stablehlo.broadcast_in_dim %729, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2827 = stablehlo.multiply %2819, %2826 : tensor<16x512x768xf32>
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2828 = stablehlo.reduce(%2825 init: %cst_712) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2829 = stablehlo.multiply %720, %2827 : tensor<16x512x768xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2830 = stablehlo.reduce(%2829 init: %cst_713) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2831 = stablehlo.reshape %2830 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2832 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2833 = stablehlo.multiply %2827, %2832 : tensor<16x512x768xf32>
    %2834 = stablehlo.multiply %2831, %726 : tensor<16x512x1xf32>
    %2835 = stablehlo.negate %2833 : tensor<16x512x768xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2836 = stablehlo.reduce(%2835 init: %cst_714) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2837 = stablehlo.reshape %2836 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_715 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2838 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2839 = stablehlo.divide %2834, %2838 : tensor<16x512x1xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2840 = stablehlo.reduce(%2839 init: %cst_716) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2841 = stablehlo.broadcast_in_dim %2840, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2842 = stablehlo.multiply %2841, %714 : tensor<16x512x768xf32>
    %2843 = stablehlo.negate %2842 : tensor<16x512x768xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2844 = stablehlo.reduce(%2843 init: %cst_717) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2845 = stablehlo.reshape %2844 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2846 = stablehlo.add %2833, %2842 : tensor<16x512x768xf32>
    %2847 = stablehlo.add %2837, %2845 : tensor<16x512x1xf32>
    %cst_718 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2848 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2849 = stablehlo.divide %2847, %2848 : tensor<16x512x1xf32>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2850 = stablehlo.reduce(%2849 init: %cst_719) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2851 = stablehlo.broadcast_in_dim %2850, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2852 = stablehlo.add %2846, %2851 : tensor<16x512x768xf32>
    %2853 = call @_where_15(%701, %2852) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_720 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2854 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2855 = stablehlo.divide %2853, %2854 : tensor<16x512x768xf32>
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2856 = stablehlo.reduce(%2855 init: %cst_721) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2857 = stablehlo.reshape %2856 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2858 = stablehlo.reduce(%2857 init: %cst_722) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2859 = stablehlo.dot_general %2855, %694, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %2860 = stablehlo.transpose %2859, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %2861 = stablehlo.dot_general %2855, %arg55, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %2862 = stablehlo.multiply %686, %2861 : tensor<16x512x3072xf32>
    %2863 = stablehlo.multiply %2861, %690 : tensor<16x512x3072xf32>
    %cst_723 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %2864 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2865 = stablehlo.multiply %2864, %2862 : tensor<16x512x3072xf32>
    %2866 = stablehlo.multiply %2865, %693 : tensor<16x512x3072xf32>
    %cst_724 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %2867 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2868 = stablehlo.multiply %2866, %2867 : tensor<16x512x3072xf32>
    %2869 = stablehlo.negate %2868 : tensor<16x512x3072xf32>
    %cst_725 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2870 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %2871 = stablehlo.multiply %2870, %2863 : tensor<16x512x3072xf32>
    %2872 = stablehlo.add %2869, %2871 : tensor<16x512x3072xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2873 = stablehlo.reduce(%2872 init: %cst_726) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2874 = stablehlo.reshape %2873 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2875 = stablehlo.reduce(%2874 init: %cst_727) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %2876 = stablehlo.dot_general %2872, %680, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %2877 = stablehlo.transpose %2876, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %2878 = stablehlo.dot_general %2872, %arg57, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %2879 = stablehlo.add %2852, %2878 : tensor<16x512x768xf32>
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2880 = stablehlo.reduce(%2879 init: %cst_728) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2881 = stablehlo.reshape %2880 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2882 = stablehlo.reduce(%2881 init: %cst_729) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2883 = stablehlo.multiply %674, %2879 : tensor<16x512x768xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2884 = stablehlo.reduce(%2883 init: %cst_730) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2885 = stablehlo.reshape %2884 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2886 = stablehlo.broadcast_in_dim %675, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2887 = stablehlo.multiply %2879, %2886 : tensor<16x512x768xf32>
    %cst_731 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2888 = stablehlo.reduce(%2885 init: %cst_731) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2889 = stablehlo.multiply %666, %2887 : tensor<16x512x768xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2890 = stablehlo.reduce(%2889 init: %cst_732) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2891 = stablehlo.reshape %2890 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2892 = stablehlo.broadcast_in_dim %669, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2893 = stablehlo.multiply %2887, %2892 : tensor<16x512x768xf32>
    %2894 = stablehlo.multiply %2891, %672 : tensor<16x512x1xf32>
    %2895 = stablehlo.negate %2893 : tensor<16x512x768xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2896 = stablehlo.reduce(%2895 init: %cst_733) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2897 = stablehlo.reshape %2896 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_734 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2898 = stablehlo.broadcast_in_dim %cst_734, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2899 = stablehlo.divide %2894, %2898 : tensor<16x512x1xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2900 = stablehlo.reduce(%2899 init: %cst_735) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2901 = stablehlo.broadcast_in_dim %2900, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2902 = stablehlo.multiply %2901, %660 : tensor<16x512x768xf32>
    %2903 = stablehlo.negate %2902 : tensor<16x512x768xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2904 = stablehlo.reduce(%2903 init: %cst_736) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2905 = stablehlo.reshape %2904 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2906 = stablehlo.add %2893, %2902 : tensor<16x512x768xf32>
    %2907 = stablehlo.add %2897, %2905 : tensor<16x512x1xf32>
    %cst_737 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2908 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2909 = stablehlo.divide %2907, %2908 : tensor<16x512x1xf32>
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2910 = stablehlo.reduce(%2909 init: %cst_738) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2911 = stablehlo.broadcast_in_dim %2910, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2912 = stablehlo.add %2906, %2911 : tensor<16x512x768xf32>
    %2913 = call @_where_15(%647, %2912) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_739 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2914 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2915 = stablehlo.divide %2913, %2914 : tensor<16x512x768xf32>
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2916 = stablehlo.reduce(%2915 init: %cst_740) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2917 = stablehlo.reshape %2916 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2918 = stablehlo.reduce(%2917 init: %cst_741) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2919 = stablehlo.dot_general %2915, %640, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %2920 = stablehlo.transpose %2919, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %2921 = stablehlo.dot_general %2915, %arg49, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %2922 = stablehlo.reshape %2921 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %2923 = stablehlo.transpose %2922, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %2924 = stablehlo.dot_general %2923, %613, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %2925 = stablehlo.dot_general %2923, %637, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %2926 = stablehlo.transpose %2925, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %2927 = call @_where_16(%634, %2924) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_742 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2928 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2929 = stablehlo.divide %2927, %2928 : tensor<16x12x512x512xf32>
    %2930 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2931 = stablehlo.multiply %2929, %2930 : tensor<16x12x512x512xf32>
    %2932 = stablehlo.multiply %2931, %624 : tensor<16x12x512x512xf32>
    %cst_743 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2933 = stablehlo.reduce(%2932 init: %cst_743) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2934 = stablehlo.reshape %2933 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %2935 = stablehlo.negate %2934 : tensor<16x12x512x1xf32>
    %2936 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %2937 = stablehlo.divide %2929, %2936 : tensor<16x12x512x512xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2938 = stablehlo.reduce(%2935 init: %cst_744) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %2939 = stablehlo.broadcast_in_dim %2938, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %2940 = stablehlo.add %2937, %2939 : tensor<16x12x512x512xf32>
    %2941 = stablehlo.multiply %2940, %624 : tensor<16x12x512x512xf32>
    %2942 = call @_where_17(%617#1, %2941) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_745 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2943 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2944 = stablehlo.multiply %2942, %2943 : tensor<16x12x512x512xf32>
    %2945 = stablehlo.dot_general %2944, %609, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2946 = stablehlo.transpose %2945, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2947 = stablehlo.dot_general %2944, %611, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %2948 = stablehlo.transpose %2947, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %2949 = stablehlo.broadcast_in_dim %2926, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2950 = stablehlo.pad %2949, %cst_746, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2951 = stablehlo.broadcast_in_dim %2946, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2952 = stablehlo.pad %2951, %cst_747, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2953 = stablehlo.add %2950, %2952 : tensor<16x512x3x12x64xf32>
    %2954 = stablehlo.broadcast_in_dim %2948, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2955 = stablehlo.pad %2954, %cst_748, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %2956 = stablehlo.add %2953, %2955 : tensor<16x512x3x12x64xf32>
    %2957 = stablehlo.reshape %2956 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2958 = stablehlo.reduce(%2957 init: %cst_749) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2959 = stablehlo.reshape %2958 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2960 = stablehlo.reduce(%2959 init: %cst_750) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %2961 = stablehlo.dot_general %2957, %599, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %2962 = stablehlo.transpose %2961, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %2963 = stablehlo.dot_general %2957, %arg51, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %2964 = stablehlo.add %2912, %2963 : tensor<16x512x768xf32>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2965 = stablehlo.reduce(%2964 init: %cst_751) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2966 = stablehlo.reshape %2965 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2967 = stablehlo.reduce(%2966 init: %cst_752) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2968 = stablehlo.multiply %593, %2964 : tensor<16x512x768xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2969 = stablehlo.reduce(%2968 init: %cst_753) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2970 = stablehlo.reshape %2969 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %2971 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %2972 = stablehlo.multiply %2964, %2971 : tensor<16x512x768xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.reduce(%2970 init: %cst_754) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2974 = stablehlo.multiply %585, %2972 : tensor<16x512x768xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2975 = stablehlo.reduce(%2974 init: %cst_755) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2976 = stablehlo.reshape %2975 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2977 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %2978 = stablehlo.multiply %2972, %2977 : tensor<16x512x768xf32>
    %2979 = stablehlo.multiply %2976, %591 : tensor<16x512x1xf32>
    %2980 = stablehlo.negate %2978 : tensor<16x512x768xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2981 = stablehlo.reduce(%2980 init: %cst_756) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2982 = stablehlo.reshape %2981 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_757 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2983 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2984 = stablehlo.divide %2979, %2983 : tensor<16x512x1xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2985 = stablehlo.reduce(%2984 init: %cst_758) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2986 = stablehlo.broadcast_in_dim %2985, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2987 = stablehlo.multiply %2986, %579 : tensor<16x512x768xf32>
    %2988 = stablehlo.negate %2987 : tensor<16x512x768xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2989 = stablehlo.reduce(%2988 init: %cst_759) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2990 = stablehlo.reshape %2989 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %2991 = stablehlo.add %2978, %2987 : tensor<16x512x768xf32>
    %2992 = stablehlo.add %2982, %2990 : tensor<16x512x1xf32>
    %cst_760 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %2993 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %2994 = stablehlo.divide %2992, %2993 : tensor<16x512x1xf32>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2995 = stablehlo.reduce(%2994 init: %cst_761) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %2996 = stablehlo.broadcast_in_dim %2995, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %2997 = stablehlo.add %2991, %2996 : tensor<16x512x768xf32>
    %2998 = call @_where_15(%566, %2997) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_762 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2999 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3000 = stablehlo.divide %2998, %2999 : tensor<16x512x768xf32>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3001 = stablehlo.reduce(%3000 init: %cst_763) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3002 = stablehlo.reshape %3001 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3003 = stablehlo.reduce(%3002 init: %cst_764) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3004 = stablehlo.dot_general %3000, %559, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %3005 = stablehlo.transpose %3004, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %3006 = stablehlo.dot_general %3000, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %3007 = stablehlo.multiply %551, %3006 : tensor<16x512x3072xf32>
    %3008 = stablehlo.multiply %3006, %555 : tensor<16x512x3072xf32>
    %cst_765 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %3009 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3010 = stablehlo.multiply %3009, %3007 : tensor<16x512x3072xf32>
    %3011 = stablehlo.multiply %3010, %558 : tensor<16x512x3072xf32>
    %cst_766 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3012 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3013 = stablehlo.multiply %3011, %3012 : tensor<16x512x3072xf32>
    %3014 = stablehlo.negate %3013 : tensor<16x512x3072xf32>
    %cst_767 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3015 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3016 = stablehlo.multiply %3015, %3008 : tensor<16x512x3072xf32>
    %3017 = stablehlo.add %3014, %3016 : tensor<16x512x3072xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3018 = stablehlo.reduce(%3017 init: %cst_768) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3019 = stablehlo.reshape %3018 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_769 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3020 = stablehlo.reduce(%3019 init: %cst_769) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3021 = stablehlo.dot_general %3017, %545, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %3022 = stablehlo.transpose %3021, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %3023 = stablehlo.dot_general %3017, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %3024 = stablehlo.add %2997, %3023 : tensor<16x512x768xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3025 = stablehlo.reduce(%3024 init: %cst_770) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3026 = stablehlo.reshape %3025 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3027 = stablehlo.reduce(%3026 init: %cst_771) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3028 = stablehlo.multiply %539, %3024 : tensor<16x512x768xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3029 = stablehlo.reduce(%3028 init: %cst_772) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3030 = stablehlo.reshape %3029 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3031 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3032 = stablehlo.multiply %3024, %3031 : tensor<16x512x768xf32>
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.reduce(%3030 init: %cst_773) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3034 = stablehlo.multiply %531, %3032 : tensor<16x512x768xf32>
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3035 = stablehlo.reduce(%3034 init: %cst_774) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3036 = stablehlo.reshape %3035 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3037 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3038 = stablehlo.multiply %3032, %3037 : tensor<16x512x768xf32>
    %3039 = stablehlo.multiply %3036, %537 : tensor<16x512x1xf32>
    %3040 = stablehlo.negate %3038 : tensor<16x512x768xf32>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3041 = stablehlo.reduce(%3040 init: %cst_775) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3042 = stablehlo.reshape %3041 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_776 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3043 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3044 = stablehlo.divide %3039, %3043 : tensor<16x512x1xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3045 = stablehlo.reduce(%3044 init: %cst_777) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3046 = stablehlo.broadcast_in_dim %3045, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3047 = stablehlo.multiply %3046, %525 : tensor<16x512x768xf32>
    %3048 = stablehlo.negate %3047 : tensor<16x512x768xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3049 = stablehlo.reduce(%3048 init: %cst_778) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3050 = stablehlo.reshape %3049 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3051 = stablehlo.add %3038, %3047 : tensor<16x512x768xf32>
    %3052 = stablehlo.add %3042, %3050 : tensor<16x512x1xf32>
    %cst_779 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3053 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3054 = stablehlo.divide %3052, %3053 : tensor<16x512x1xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3055 = stablehlo.reduce(%3054 init: %cst_780) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3056 = stablehlo.broadcast_in_dim %3055, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3057 = stablehlo.add %3051, %3056 : tensor<16x512x768xf32>
    %3058 = call @_where_15(%512, %3057) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_781 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3059 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3060 = stablehlo.divide %3058, %3059 : tensor<16x512x768xf32>
    %cst_782 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3061 = stablehlo.reduce(%3060 init: %cst_782) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3062 = stablehlo.reshape %3061 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_783 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3063 = stablehlo.reduce(%3062 init: %cst_783) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3064 = stablehlo.dot_general %3060, %505, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %3065 = stablehlo.transpose %3064, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %3066 = stablehlo.dot_general %3060, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %3067 = stablehlo.reshape %3066 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %3068 = stablehlo.transpose %3067, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %3069 = stablehlo.dot_general %3068, %478, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %3070 = stablehlo.dot_general %3068, %502, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %3071 = stablehlo.transpose %3070, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %3072 = call @_where_16(%499, %3069) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_784 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3073 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3074 = stablehlo.divide %3072, %3073 : tensor<16x12x512x512xf32>
    %3075 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3076 = stablehlo.multiply %3074, %3075 : tensor<16x12x512x512xf32>
    %3077 = stablehlo.multiply %3076, %489 : tensor<16x12x512x512xf32>
    %cst_785 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3078 = stablehlo.reduce(%3077 init: %cst_785) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3079 = stablehlo.reshape %3078 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %3080 = stablehlo.negate %3079 : tensor<16x12x512x1xf32>
    %3081 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3082 = stablehlo.divide %3074, %3081 : tensor<16x12x512x512xf32>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3083 = stablehlo.reduce(%3080 init: %cst_786) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3084 = stablehlo.broadcast_in_dim %3083, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %3085 = stablehlo.add %3082, %3084 : tensor<16x12x512x512xf32>
    %3086 = stablehlo.multiply %3085, %489 : tensor<16x12x512x512xf32>
    %3087 = call @_where_17(%482#1, %3086) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_787 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3088 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3089 = stablehlo.multiply %3087, %3088 : tensor<16x12x512x512xf32>
    %3090 = stablehlo.dot_general %3089, %474, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3091 = stablehlo.transpose %3090, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3092 = stablehlo.dot_general %3089, %476, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3093 = stablehlo.transpose %3092, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3094 = stablehlo.broadcast_in_dim %3071, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3095 = stablehlo.pad %3094, %cst_788, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3096 = stablehlo.broadcast_in_dim %3091, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3097 = stablehlo.pad %3096, %cst_789, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3098 = stablehlo.add %3095, %3097 : tensor<16x512x3x12x64xf32>
    %3099 = stablehlo.broadcast_in_dim %3093, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3100 = stablehlo.pad %3099, %cst_790, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3101 = stablehlo.add %3098, %3100 : tensor<16x512x3x12x64xf32>
    %3102 = stablehlo.reshape %3101 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_791 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3103 = stablehlo.reduce(%3102 init: %cst_791) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3104 = stablehlo.reshape %3103 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3105 = stablehlo.reduce(%3104 init: %cst_792) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3106 = stablehlo.dot_general %3102, %464, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %3107 = stablehlo.transpose %3106, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %3108 = stablehlo.dot_general %3102, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %3109 = stablehlo.add %3057, %3108 : tensor<16x512x768xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3110 = stablehlo.reduce(%3109 init: %cst_793) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3111 = stablehlo.reshape %3110 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3112 = stablehlo.reduce(%3111 init: %cst_794) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3113 = stablehlo.multiply %458, %3109 : tensor<16x512x768xf32>
    %cst_795 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3114 = stablehlo.reduce(%3113 init: %cst_795) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3115 = stablehlo.reshape %3114 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3116 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3117 = stablehlo.multiply %3109, %3116 : tensor<16x512x768xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3118 = stablehlo.reduce(%3115 init: %cst_796) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3119 = stablehlo.multiply %450, %3117 : tensor<16x512x768xf32>
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3120 = stablehlo.reduce(%3119 init: %cst_797) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3121 = stablehlo.reshape %3120 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3122 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3123 = stablehlo.multiply %3117, %3122 : tensor<16x512x768xf32>
    %3124 = stablehlo.multiply %3121, %456 : tensor<16x512x1xf32>
    %3125 = stablehlo.negate %3123 : tensor<16x512x768xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3126 = stablehlo.reduce(%3125 init: %cst_798) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3127 = stablehlo.reshape %3126 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_799 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3128 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3129 = stablehlo.divide %3124, %3128 : tensor<16x512x1xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3130 = stablehlo.reduce(%3129 init: %cst_800) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3131 = stablehlo.broadcast_in_dim %3130, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3132 = stablehlo.multiply %3131, %444 : tensor<16x512x768xf32>
    %3133 = stablehlo.negate %3132 : tensor<16x512x768xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3134 = stablehlo.reduce(%3133 init: %cst_801) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3135 = stablehlo.reshape %3134 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3136 = stablehlo.add %3123, %3132 : tensor<16x512x768xf32>
    %3137 = stablehlo.add %3127, %3135 : tensor<16x512x1xf32>
    %cst_802 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3138 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3139 = stablehlo.divide %3137, %3138 : tensor<16x512x1xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3140 = stablehlo.reduce(%3139 init: %cst_803) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3141 = stablehlo.broadcast_in_dim %3140, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3142 = stablehlo.add %3136, %3141 : tensor<16x512x768xf32>
    %3143 = call @_where_15(%431, %3142) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_804 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3144 = stablehlo.broadcast_in_dim %cst_804, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3145 = stablehlo.divide %3143, %3144 : tensor<16x512x768xf32>
    %cst_805 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3146 = stablehlo.reduce(%3145 init: %cst_805) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3147 = stablehlo.reshape %3146 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3148 = stablehlo.reduce(%3147 init: %cst_806) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3149 = stablehlo.dot_general %3145, %424, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %3150 = stablehlo.transpose %3149, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %3151 = stablehlo.dot_general %3145, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %3152 = stablehlo.multiply %416, %3151 : tensor<16x512x3072xf32>
    %3153 = stablehlo.multiply %3151, %420 : tensor<16x512x3072xf32>
    %cst_807 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %3154 = stablehlo.broadcast_in_dim %cst_807, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3155 = stablehlo.multiply %3154, %3152 : tensor<16x512x3072xf32>
    %3156 = stablehlo.multiply %3155, %423 : tensor<16x512x3072xf32>
    %cst_808 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3157 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3158 = stablehlo.multiply %3156, %3157 : tensor<16x512x3072xf32>
    %3159 = stablehlo.negate %3158 : tensor<16x512x3072xf32>
    %cst_809 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3160 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3161 = stablehlo.multiply %3160, %3153 : tensor<16x512x3072xf32>
    %3162 = stablehlo.add %3159, %3161 : tensor<16x512x3072xf32>
    %cst_810 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3163 = stablehlo.reduce(%3162 init: %cst_810) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3164 = stablehlo.reshape %3163 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3165 = stablehlo.reduce(%3164 init: %cst_811) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3166 = stablehlo.dot_general %3162, %410, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %3167 = stablehlo.transpose %3166, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %3168 = stablehlo.dot_general %3162, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %3169 = stablehlo.add %3142, %3168 : tensor<16x512x768xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3170 = stablehlo.reduce(%3169 init: %cst_812) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3171 = stablehlo.reshape %3170 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3172 = stablehlo.reduce(%3171 init: %cst_813) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3173 = stablehlo.multiply %404, %3169 : tensor<16x512x768xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3174 = stablehlo.reduce(%3173 init: %cst_814) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3175 = stablehlo.reshape %3174 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3176 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3177 = stablehlo.multiply %3169, %3176 : tensor<16x512x768xf32>
    %cst_815 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3178 = stablehlo.reduce(%3175 init: %cst_815) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3179 = stablehlo.multiply %396, %3177 : tensor<16x512x768xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3180 = stablehlo.reduce(%3179 init: %cst_816) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3181 = stablehlo.reshape %3180 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3182 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3183 = stablehlo.multiply %3177, %3182 : tensor<16x512x768xf32>
    %3184 = stablehlo.multiply %3181, %402 : tensor<16x512x1xf32>
    %3185 = stablehlo.negate %3183 : tensor<16x512x768xf32>
    %cst_817 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3186 = stablehlo.reduce(%3185 init: %cst_817) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3187 = stablehlo.reshape %3186 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_818 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3188 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3189 = stablehlo.divide %3184, %3188 : tensor<16x512x1xf32>
    %cst_819 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3190 = stablehlo.reduce(%3189 init: %cst_819) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3191 = stablehlo.broadcast_in_dim %3190, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3192 = stablehlo.multiply %3191, %390 : tensor<16x512x768xf32>
    %3193 = stablehlo.negate %3192 : tensor<16x512x768xf32>
    %cst_820 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3194 = stablehlo.reduce(%3193 init: %cst_820) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3195 = stablehlo.reshape %3194 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3196 = stablehlo.add %3183, %3192 : tensor<16x512x768xf32>
    %3197 = stablehlo.add %3187, %3195 : tensor<16x512x1xf32>
    %cst_821 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3198 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3199 = stablehlo.divide %3197, %3198 : tensor<16x512x1xf32>
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.reduce(%3199 init: %cst_822) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3201 = stablehlo.broadcast_in_dim %3200, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3202 = stablehlo.add %3196, %3201 : tensor<16x512x768xf32>
    %3203 = call @_where_15(%377, %3202) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_823 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3204 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3205 = stablehlo.divide %3203, %3204 : tensor<16x512x768xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3206 = stablehlo.reduce(%3205 init: %cst_824) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3207 = stablehlo.reshape %3206 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_825 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3208 = stablehlo.reduce(%3207 init: %cst_825) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3209 = stablehlo.dot_general %3205, %370, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %3210 = stablehlo.transpose %3209, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %3211 = stablehlo.dot_general %3205, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %3212 = stablehlo.reshape %3211 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %3213 = stablehlo.transpose %3212, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %3214 = stablehlo.dot_general %3213, %343, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %3215 = stablehlo.dot_general %3213, %367, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %3216 = stablehlo.transpose %3215, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %3217 = call @_where_16(%364, %3214) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_826 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3218 = stablehlo.broadcast_in_dim %cst_826, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3219 = stablehlo.divide %3217, %3218 : tensor<16x12x512x512xf32>
    %3220 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3221 = stablehlo.multiply %3219, %3220 : tensor<16x12x512x512xf32>
    %3222 = stablehlo.multiply %3221, %354 : tensor<16x12x512x512xf32>
    %cst_827 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3223 = stablehlo.reduce(%3222 init: %cst_827) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3224 = stablehlo.reshape %3223 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %3225 = stablehlo.negate %3224 : tensor<16x12x512x1xf32>
    %3226 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3227 = stablehlo.divide %3219, %3226 : tensor<16x12x512x512xf32>
    %cst_828 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3228 = stablehlo.reduce(%3225 init: %cst_828) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3229 = stablehlo.broadcast_in_dim %3228, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %3230 = stablehlo.add %3227, %3229 : tensor<16x12x512x512xf32>
    %3231 = stablehlo.multiply %3230, %354 : tensor<16x12x512x512xf32>
    %3232 = call @_where_17(%347#1, %3231) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_829 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3233 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3234 = stablehlo.multiply %3232, %3233 : tensor<16x12x512x512xf32>
    %3235 = stablehlo.dot_general %3234, %339, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3236 = stablehlo.transpose %3235, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3237 = stablehlo.dot_general %3234, %341, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3238 = stablehlo.transpose %3237, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3239 = stablehlo.broadcast_in_dim %3216, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_830 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3240 = stablehlo.pad %3239, %cst_830, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3241 = stablehlo.broadcast_in_dim %3236, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_831 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3242 = stablehlo.pad %3241, %cst_831, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3243 = stablehlo.add %3240, %3242 : tensor<16x512x3x12x64xf32>
    %3244 = stablehlo.broadcast_in_dim %3238, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3245 = stablehlo.pad %3244, %cst_832, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3246 = stablehlo.add %3243, %3245 : tensor<16x512x3x12x64xf32>
    %3247 = stablehlo.reshape %3246 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_833 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3248 = stablehlo.reduce(%3247 init: %cst_833) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3249 = stablehlo.reshape %3248 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_834 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3250 = stablehlo.reduce(%3249 init: %cst_834) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3251 = stablehlo.dot_general %3247, %329, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %3252 = stablehlo.transpose %3251, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %3253 = stablehlo.dot_general %3247, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %3254 = stablehlo.add %3202, %3253 : tensor<16x512x768xf32>
    %cst_835 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3255 = stablehlo.reduce(%3254 init: %cst_835) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3256 = stablehlo.reshape %3255 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3257 = stablehlo.reduce(%3256 init: %cst_836) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3258 = stablehlo.multiply %323, %3254 : tensor<16x512x768xf32>
    %cst_837 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3259 = stablehlo.reduce(%3258 init: %cst_837) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3260 = stablehlo.reshape %3259 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3261 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3262 = stablehlo.multiply %3254, %3261 : tensor<16x512x768xf32>
    %cst_838 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3263 = stablehlo.reduce(%3260 init: %cst_838) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3264 = stablehlo.multiply %315, %3262 : tensor<16x512x768xf32>
    %cst_839 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3265 = stablehlo.reduce(%3264 init: %cst_839) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3266 = stablehlo.reshape %3265 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3267 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3268 = stablehlo.multiply %3262, %3267 : tensor<16x512x768xf32>
    %3269 = stablehlo.multiply %3266, %321 : tensor<16x512x1xf32>
    %3270 = stablehlo.negate %3268 : tensor<16x512x768xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3271 = stablehlo.reduce(%3270 init: %cst_840) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3272 = stablehlo.reshape %3271 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_841 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3273 = stablehlo.broadcast_in_dim %cst_841, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3274 = stablehlo.divide %3269, %3273 : tensor<16x512x1xf32>
    %cst_842 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3275 = stablehlo.reduce(%3274 init: %cst_842) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3276 = stablehlo.broadcast_in_dim %3275, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3277 = stablehlo.multiply %3276, %309 : tensor<16x512x768xf32>
    %3278 = stablehlo.negate %3277 : tensor<16x512x768xf32>
    %cst_843 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3279 = stablehlo.reduce(%3278 init: %cst_843) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3280 = stablehlo.reshape %3279 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3281 = stablehlo.add %3268, %3277 : tensor<16x512x768xf32>
    %3282 = stablehlo.add %3272, %3280 : tensor<16x512x1xf32>
    %cst_844 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3283 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3284 = stablehlo.divide %3282, %3283 : tensor<16x512x1xf32>
    %cst_845 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3285 = stablehlo.reduce(%3284 init: %cst_845) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3286 = stablehlo.broadcast_in_dim %3285, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3287 = stablehlo.add %3281, %3286 : tensor<16x512x768xf32>
    %3288 = call @_where_15(%296, %3287) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_846 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3289 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3290 = stablehlo.divide %3288, %3289 : tensor<16x512x768xf32>
    %cst_847 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3291 = stablehlo.reduce(%3290 init: %cst_847) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3292 = stablehlo.reshape %3291 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3293 = stablehlo.reduce(%3292 init: %cst_848) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3294 = stablehlo.dot_general %3290, %289, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %3295 = stablehlo.transpose %3294, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %3296 = stablehlo.dot_general %3290, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %3297 = stablehlo.multiply %281, %3296 : tensor<16x512x3072xf32>
    %3298 = stablehlo.multiply %3296, %285 : tensor<16x512x3072xf32>
    %cst_849 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %3299 = stablehlo.broadcast_in_dim %cst_849, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3300 = stablehlo.multiply %3299, %3297 : tensor<16x512x3072xf32>
    %3301 = stablehlo.multiply %3300, %288 : tensor<16x512x3072xf32>
    %cst_850 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3302 = stablehlo.broadcast_in_dim %cst_850, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3303 = stablehlo.multiply %3301, %3302 : tensor<16x512x3072xf32>
    %3304 = stablehlo.negate %3303 : tensor<16x512x3072xf32>
    %cst_851 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3305 = stablehlo.broadcast_in_dim %cst_851, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3306 = stablehlo.multiply %3305, %3298 : tensor<16x512x3072xf32>
    %3307 = stablehlo.add %3304, %3306 : tensor<16x512x3072xf32>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3308 = stablehlo.reduce(%3307 init: %cst_852) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3309 = stablehlo.reshape %3308 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_853 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3310 = stablehlo.reduce(%3309 init: %cst_853) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3311 = stablehlo.dot_general %3307, %275, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %3312 = stablehlo.transpose %3311, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %3313 = stablehlo.dot_general %3307, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %3314 = stablehlo.add %3287, %3313 : tensor<16x512x768xf32>
    %cst_854 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3315 = stablehlo.reduce(%3314 init: %cst_854) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3316 = stablehlo.reshape %3315 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_855 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3317 = stablehlo.reduce(%3316 init: %cst_855) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3318 = stablehlo.multiply %269, %3314 : tensor<16x512x768xf32>
    %cst_856 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3319 = stablehlo.reduce(%3318 init: %cst_856) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3320 = stablehlo.reshape %3319 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3321 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3322 = stablehlo.multiply %3314, %3321 : tensor<16x512x768xf32>
    %cst_857 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3323 = stablehlo.reduce(%3320 init: %cst_857) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3324 = stablehlo.multiply %261, %3322 : tensor<16x512x768xf32>
    %cst_858 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3325 = stablehlo.reduce(%3324 init: %cst_858) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3326 = stablehlo.reshape %3325 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3327 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3328 = stablehlo.multiply %3322, %3327 : tensor<16x512x768xf32>
    %3329 = stablehlo.multiply %3326, %267 : tensor<16x512x1xf32>
    %3330 = stablehlo.negate %3328 : tensor<16x512x768xf32>
    %cst_859 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3331 = stablehlo.reduce(%3330 init: %cst_859) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3332 = stablehlo.reshape %3331 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_860 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3333 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3334 = stablehlo.divide %3329, %3333 : tensor<16x512x1xf32>
    %cst_861 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3335 = stablehlo.reduce(%3334 init: %cst_861) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3336 = stablehlo.broadcast_in_dim %3335, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3337 = stablehlo.multiply %3336, %255 : tensor<16x512x768xf32>
    %3338 = stablehlo.negate %3337 : tensor<16x512x768xf32>
    %cst_862 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3339 = stablehlo.reduce(%3338 init: %cst_862) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3340 = stablehlo.reshape %3339 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3341 = stablehlo.add %3328, %3337 : tensor<16x512x768xf32>
    %3342 = stablehlo.add %3332, %3340 : tensor<16x512x1xf32>
    %cst_863 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3343 = stablehlo.broadcast_in_dim %cst_863, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3344 = stablehlo.divide %3342, %3343 : tensor<16x512x1xf32>
    %cst_864 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3345 = stablehlo.reduce(%3344 init: %cst_864) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3346 = stablehlo.broadcast_in_dim %3345, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3347 = stablehlo.add %3341, %3346 : tensor<16x512x768xf32>
    %3348 = call @_where_15(%242, %3347) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_865 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3349 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3350 = stablehlo.divide %3348, %3349 : tensor<16x512x768xf32>
    %cst_866 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3351 = stablehlo.reduce(%3350 init: %cst_866) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3352 = stablehlo.reshape %3351 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_867 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3353 = stablehlo.reduce(%3352 init: %cst_867) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3354 = stablehlo.dot_general %3350, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %3355 = stablehlo.transpose %3354, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %3356 = stablehlo.dot_general %3350, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %3357 = stablehlo.reshape %3356 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %3358 = stablehlo.transpose %3357, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %3359 = stablehlo.dot_general %3358, %208, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %3360 = stablehlo.dot_general %3358, %232, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %3361 = stablehlo.transpose %3360, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %3362 = call @_where_16(%229, %3359) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_868 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3363 = stablehlo.broadcast_in_dim %cst_868, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3364 = stablehlo.divide %3362, %3363 : tensor<16x12x512x512xf32>
    %3365 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3366 = stablehlo.multiply %3364, %3365 : tensor<16x12x512x512xf32>
    %3367 = stablehlo.multiply %3366, %219 : tensor<16x12x512x512xf32>
    %cst_869 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3368 = stablehlo.reduce(%3367 init: %cst_869) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3369 = stablehlo.reshape %3368 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %3370 = stablehlo.negate %3369 : tensor<16x12x512x1xf32>
    %3371 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3372 = stablehlo.divide %3364, %3371 : tensor<16x12x512x512xf32>
    %cst_870 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3373 = stablehlo.reduce(%3370 init: %cst_870) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3374 = stablehlo.broadcast_in_dim %3373, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %3375 = stablehlo.add %3372, %3374 : tensor<16x12x512x512xf32>
    %3376 = stablehlo.multiply %3375, %219 : tensor<16x12x512x512xf32>
    %3377 = call @_where_17(%212#1, %3376) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_871 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3378 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3379 = stablehlo.multiply %3377, %3378 : tensor<16x12x512x512xf32>
    %3380 = stablehlo.dot_general %3379, %204, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3381 = stablehlo.transpose %3380, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3382 = stablehlo.dot_general %3379, %206, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3383 = stablehlo.transpose %3382, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3384 = stablehlo.broadcast_in_dim %3361, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_872 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3385 = stablehlo.pad %3384, %cst_872, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3386 = stablehlo.broadcast_in_dim %3381, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_873 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3387 = stablehlo.pad %3386, %cst_873, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3388 = stablehlo.add %3385, %3387 : tensor<16x512x3x12x64xf32>
    %3389 = stablehlo.broadcast_in_dim %3383, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_874 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3390 = stablehlo.pad %3389, %cst_874, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3391 = stablehlo.add %3388, %3390 : tensor<16x512x3x12x64xf32>
    %3392 = stablehlo.reshape %3391 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_875 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3393 = stablehlo.reduce(%3392 init: %cst_875) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3394 = stablehlo.reshape %3393 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_876 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3395 = stablehlo.reduce(%3394 init: %cst_876) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3396 = stablehlo.dot_general %3392, %194, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %3397 = stablehlo.transpose %3396, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %3398 = stablehlo.dot_general %3392, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %3399 = stablehlo.add %3347, %3398 : tensor<16x512x768xf32>
    %cst_877 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3400 = stablehlo.reduce(%3399 init: %cst_877) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3401 = stablehlo.reshape %3400 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_878 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3402 = stablehlo.reduce(%3401 init: %cst_878) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3403 = stablehlo.multiply %188, %3399 : tensor<16x512x768xf32>
    %cst_879 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3404 = stablehlo.reduce(%3403 init: %cst_879) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3405 = stablehlo.reshape %3404 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3406 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3407 = stablehlo.multiply %3399, %3406 : tensor<16x512x768xf32>
    %cst_880 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3408 = stablehlo.reduce(%3405 init: %cst_880) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3409 = stablehlo.multiply %180, %3407 : tensor<16x512x768xf32>
    %cst_881 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3410 = stablehlo.reduce(%3409 init: %cst_881) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3411 = stablehlo.reshape %3410 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3412 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3413 = stablehlo.multiply %3407, %3412 : tensor<16x512x768xf32>
    %3414 = stablehlo.multiply %3411, %186 : tensor<16x512x1xf32>
    %3415 = stablehlo.negate %3413 : tensor<16x512x768xf32>
    %cst_882 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3416 = stablehlo.reduce(%3415 init: %cst_882) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3417 = stablehlo.reshape %3416 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_883 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3418 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3419 = stablehlo.divide %3414, %3418 : tensor<16x512x1xf32>
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3420 = stablehlo.reduce(%3419 init: %cst_884) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3421 = stablehlo.broadcast_in_dim %3420, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3422 = stablehlo.multiply %3421, %174 : tensor<16x512x768xf32>
    %3423 = stablehlo.negate %3422 : tensor<16x512x768xf32>
    %cst_885 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3424 = stablehlo.reduce(%3423 init: %cst_885) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3425 = stablehlo.reshape %3424 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3426 = stablehlo.add %3413, %3422 : tensor<16x512x768xf32>
    %3427 = stablehlo.add %3417, %3425 : tensor<16x512x1xf32>
    %cst_886 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3428 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3429 = stablehlo.divide %3427, %3428 : tensor<16x512x1xf32>
    %cst_887 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3430 = stablehlo.reduce(%3429 init: %cst_887) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3431 = stablehlo.broadcast_in_dim %3430, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3432 = stablehlo.add %3426, %3431 : tensor<16x512x768xf32>
    %3433 = call @_where_15(%161, %3432) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_888 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3434 = stablehlo.broadcast_in_dim %cst_888, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3435 = stablehlo.divide %3433, %3434 : tensor<16x512x768xf32>
    %cst_889 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3436 = stablehlo.reduce(%3435 init: %cst_889) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3437 = stablehlo.reshape %3436 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_890 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3438 = stablehlo.reduce(%3437 init: %cst_890) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3439 = stablehlo.dot_general %3435, %154, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x3072xf32>) -> tensor<768x3072xf32>
    %3440 = stablehlo.transpose %3439, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %3441 = stablehlo.dot_general %3435, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<3072x768xf32>) -> tensor<16x512x3072xf32>
    %3442 = stablehlo.multiply %146, %3441 : tensor<16x512x3072xf32>
    %3443 = stablehlo.multiply %3441, %150 : tensor<16x512x3072xf32>
    %cst_891 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %3444 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3445 = stablehlo.multiply %3444, %3442 : tensor<16x512x3072xf32>
    %3446 = stablehlo.multiply %3445, %153 : tensor<16x512x3072xf32>
    %cst_892 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3447 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3448 = stablehlo.multiply %3446, %3447 : tensor<16x512x3072xf32>
    %3449 = stablehlo.negate %3448 : tensor<16x512x3072xf32>
    %cst_893 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3450 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<16x512x3072xf32>
    %3451 = stablehlo.multiply %3450, %3443 : tensor<16x512x3072xf32>
    %3452 = stablehlo.add %3449, %3451 : tensor<16x512x3072xf32>
    %cst_894 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3453 = stablehlo.reduce(%3452 init: %cst_894) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3454 = stablehlo.reshape %3453 : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3455 = stablehlo.reduce(%3454 init: %cst_895) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %3456 = stablehlo.dot_general %3452, %140, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<16x512x768xf32>) -> tensor<3072x768xf32>
    %3457 = stablehlo.transpose %3456, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %3458 = stablehlo.dot_general %3452, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x3072xf32>, tensor<768x3072xf32>) -> tensor<16x512x768xf32>
    %3459 = stablehlo.add %3432, %3458 : tensor<16x512x768xf32>
    %cst_896 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3460 = stablehlo.reduce(%3459 init: %cst_896) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3461 = stablehlo.reshape %3460 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_897 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3462 = stablehlo.reduce(%3461 init: %cst_897) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3463 = stablehlo.multiply %134, %3459 : tensor<16x512x768xf32>
    %cst_898 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3464 = stablehlo.reduce(%3463 init: %cst_898) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3465 = stablehlo.reshape %3464 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3466 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3467 = stablehlo.multiply %3459, %3466 : tensor<16x512x768xf32>
    %cst_899 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3468 = stablehlo.reduce(%3465 init: %cst_899) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3469 = stablehlo.multiply %126, %3467 : tensor<16x512x768xf32>
    %cst_900 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3470 = stablehlo.reduce(%3469 init: %cst_900) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3471 = stablehlo.reshape %3470 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3472 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3473 = stablehlo.multiply %3467, %3472 : tensor<16x512x768xf32>
    %3474 = stablehlo.multiply %3471, %132 : tensor<16x512x1xf32>
    %3475 = stablehlo.negate %3473 : tensor<16x512x768xf32>
    %cst_901 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3476 = stablehlo.reduce(%3475 init: %cst_901) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3477 = stablehlo.reshape %3476 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_902 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3478 = stablehlo.broadcast_in_dim %cst_902, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3479 = stablehlo.divide %3474, %3478 : tensor<16x512x1xf32>
    %cst_903 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3480 = stablehlo.reduce(%3479 init: %cst_903) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3481 = stablehlo.broadcast_in_dim %3480, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3482 = stablehlo.multiply %3481, %120 : tensor<16x512x768xf32>
    %3483 = stablehlo.negate %3482 : tensor<16x512x768xf32>
    %cst_904 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3484 = stablehlo.reduce(%3483 init: %cst_904) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3485 = stablehlo.reshape %3484 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3486 = stablehlo.add %3473, %3482 : tensor<16x512x768xf32>
    %3487 = stablehlo.add %3477, %3485 : tensor<16x512x1xf32>
    %cst_905 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3488 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3489 = stablehlo.divide %3487, %3488 : tensor<16x512x1xf32>
    %cst_906 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3490 = stablehlo.reduce(%3489 init: %cst_906) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3491 = stablehlo.broadcast_in_dim %3490, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3492 = stablehlo.add %3486, %3491 : tensor<16x512x768xf32>
    %3493 = call @_where_15(%107, %3492) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_907 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3494 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3495 = stablehlo.divide %3493, %3494 : tensor<16x512x768xf32>
    %cst_908 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3496 = stablehlo.reduce(%3495 init: %cst_908) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3497 = stablehlo.reshape %3496 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_909 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3498 = stablehlo.reduce(%3497 init: %cst_909) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3499 = stablehlo.dot_general %3495, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<768x768xf32>
    %3500 = stablehlo.transpose %3499, dims = [1, 0] : (tensor<768x768xf32>) -> tensor<768x768xf32>
    %3501 = stablehlo.dot_general %3495, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x768xf32>, tensor<768x768xf32>) -> tensor<16x512x768xf32>
    %3502 = stablehlo.reshape %3501 : (tensor<16x512x768xf32>) -> tensor<16x512x12x64xf32>
    %3503 = stablehlo.transpose %3502, dims = [0, 2, 3, 1] : (tensor<16x512x12x64xf32>) -> tensor<16x12x64x512xf32>
    %3504 = stablehlo.dot_general %3503, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x512xf32>
    %3505 = stablehlo.dot_general %3503, %97, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x12x64x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x64x512xf32>
    %3506 = stablehlo.transpose %3505, dims = [0, 3, 1, 2] : (tensor<16x12x64x512xf32>) -> tensor<16x512x12x64xf32>
    %3507 = call @_where_16(%94, %3504) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_910 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3508 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3509 = stablehlo.divide %3507, %3508 : tensor<16x12x512x512xf32>
    %3510 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3511 = stablehlo.multiply %3509, %3510 : tensor<16x12x512x512xf32>
    %3512 = stablehlo.multiply %3511, %84 : tensor<16x12x512x512xf32>
    %cst_911 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3513 = stablehlo.reduce(%3512 init: %cst_911) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x512xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3514 = stablehlo.reshape %3513 : (tensor<16x12x512xf32>) -> tensor<16x12x512x1xf32>
    %3515 = stablehlo.negate %3514 : tensor<16x12x512x1xf32>
    %3516 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<16x12x512x1xf32>) -> tensor<16x12x512x512xf32>
    %3517 = stablehlo.divide %3509, %3516 : tensor<16x12x512x512xf32>
    %cst_912 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3518 = stablehlo.reduce(%3515 init: %cst_912) applies stablehlo.add across dimensions = [3] : (tensor<16x12x512x1xf32>, tensor<f32>) -> tensor<16x12x512xf32>
    %3519 = stablehlo.broadcast_in_dim %3518, dims = [0, 1, 2] : (tensor<16x12x512xf32>) -> tensor<16x12x512x512xf32>
    %3520 = stablehlo.add %3517, %3519 : tensor<16x12x512x512xf32>
    %3521 = stablehlo.multiply %3520, %84 : tensor<16x12x512x512xf32>
    %3522 = call @_where_17(%77#1, %3521) : (tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32>
    %cst_913 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %3523 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3524 = stablehlo.multiply %3522, %3523 : tensor<16x12x512x512xf32>
    %3525 = stablehlo.dot_general %3524, %69, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3526 = stablehlo.transpose %3525, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3527 = stablehlo.dot_general %3524, %71, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x12x512x512xf32>, tensor<16x512x12x64xf32>) -> tensor<16x12x512x64xf32>
    %3528 = stablehlo.transpose %3527, dims = [0, 2, 1, 3] : (tensor<16x12x512x64xf32>) -> tensor<16x512x12x64xf32>
    %3529 = stablehlo.broadcast_in_dim %3506, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_914 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3530 = stablehlo.pad %3529, %cst_914, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3531 = stablehlo.broadcast_in_dim %3526, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_915 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3532 = stablehlo.pad %3531, %cst_915, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3533 = stablehlo.add %3530, %3532 : tensor<16x512x3x12x64xf32>
    %3534 = stablehlo.broadcast_in_dim %3528, dims = [0, 1, 3, 4] : (tensor<16x512x12x64xf32>) -> tensor<16x512x1x12x64xf32>
    %cst_916 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3535 = stablehlo.pad %3534, %cst_916, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<16x512x1x12x64xf32>, tensor<f32>) -> tensor<16x512x3x12x64xf32>
    %3536 = stablehlo.add %3533, %3535 : tensor<16x512x3x12x64xf32>
    %3537 = stablehlo.reshape %3536 : (tensor<16x512x3x12x64xf32>) -> tensor<16x512x2304xf32>
    %cst_917 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3538 = stablehlo.reduce(%3537 init: %cst_917) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3539 = stablehlo.reshape %3538 : (tensor<2304xf32>) -> tensor<1x1x2304xf32>
    %cst_918 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3540 = stablehlo.reduce(%3539 init: %cst_918) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x2304xf32>, tensor<f32>) -> tensor<2304xf32>
    %3541 = stablehlo.dot_general %3537, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<16x512x768xf32>) -> tensor<2304x768xf32>
    %3542 = stablehlo.transpose %3541, dims = [1, 0] : (tensor<2304x768xf32>) -> tensor<768x2304xf32>
    %3543 = stablehlo.dot_general %3537, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x512x2304xf32>, tensor<768x2304xf32>) -> tensor<16x512x768xf32>
    %3544 = stablehlo.add %3492, %3543 : tensor<16x512x768xf32>
    %3545 = call @_where_15(%50, %3544) : (tensor<16x512x768xi1>, tensor<16x512x768xf32>) -> tensor<16x512x768xf32>
    %cst_919 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3546 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %3547 = stablehlo.divide %3545, %3546 : tensor<16x512x768xf32>
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3548 = stablehlo.reduce(%3547 init: %cst_920) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3549 = stablehlo.reshape %3548 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_921 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3550 = stablehlo.reduce(%3549 init: %cst_921) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3551 = stablehlo.multiply %43, %3547 : tensor<16x512x768xf32>
    %cst_922 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3552 = stablehlo.reduce(%3551 init: %cst_922) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3553 = stablehlo.reshape %3552 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %3554 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<16x512x768xf32>
    %3555 = stablehlo.multiply %3547, %3554 : tensor<16x512x768xf32>
    %cst_923 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3556 = stablehlo.reduce(%3553 init: %cst_923) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3557 = stablehlo.multiply %35, %3555 : tensor<16x512x768xf32>
    %cst_924 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3558 = stablehlo.reduce(%3557 init: %cst_924) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3559 = stablehlo.reshape %3558 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3560 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<16x512x1xf32>) -> tensor<16x512x768xf32>
    %3561 = stablehlo.multiply %3555, %3560 : tensor<16x512x768xf32>
    %3562 = stablehlo.multiply %3559, %41 : tensor<16x512x1xf32>
    %3563 = stablehlo.negate %3561 : tensor<16x512x768xf32>
    %cst_925 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3564 = stablehlo.reduce(%3563 init: %cst_925) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3565 = stablehlo.reshape %3564 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %cst_926 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3566 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3567 = stablehlo.divide %3562, %3566 : tensor<16x512x1xf32>
    %cst_927 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3568 = stablehlo.reduce(%3567 init: %cst_927) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3569 = stablehlo.broadcast_in_dim %3568, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3570 = stablehlo.multiply %3569, %29 : tensor<16x512x768xf32>
    %3571 = stablehlo.negate %3570 : tensor<16x512x768xf32>
    %cst_928 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3572 = stablehlo.reduce(%3571 init: %cst_928) applies stablehlo.add across dimensions = [2] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3573 = stablehlo.reshape %3572 : (tensor<16x512xf32>) -> tensor<16x512x1xf32>
    %3574 = stablehlo.add %3561, %3570 : tensor<16x512x768xf32>
    %3575 = stablehlo.add %3565, %3573 : tensor<16x512x1xf32>
    %cst_929 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %3576 = stablehlo.broadcast_in_dim %cst_929, dims = [] : (tensor<f32>) -> tensor<16x512x1xf32>
    %3577 = stablehlo.divide %3575, %3576 : tensor<16x512x1xf32>
    %cst_930 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3578 = stablehlo.reduce(%3577 init: %cst_930) applies stablehlo.add across dimensions = [2] : (tensor<16x512x1xf32>, tensor<f32>) -> tensor<16x512xf32>
    %3579 = stablehlo.broadcast_in_dim %3578, dims = [0, 1] : (tensor<16x512xf32>) -> tensor<16x512x768xf32>
    %3580 = stablehlo.add %3574, %3579 : tensor<16x512x768xf32>
    %cst_931 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3581 = stablehlo.broadcast_in_dim %cst_931, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %3582 = "stablehlo.scatter"(%3581, %18, %3580) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %3751 = stablehlo.add %arg470, %arg471 : tensor<f32>
      stablehlo.return %3751 : tensor<f32>
    }) : (tensor<2x768xf32>, tensor<16x512x1xi32>, tensor<16x512x768xf32>) -> tensor<2x768xf32>
    %cst_932 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3583 = stablehlo.reduce(%3580 init: %cst_932) applies stablehlo.add across dimensions = [0] : (tensor<16x512x768xf32>, tensor<f32>) -> tensor<512x768xf32>
    %3584 = stablehlo.reshape %3583 : (tensor<512x768xf32>) -> tensor<1x512x768xf32>
    %cst_933 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3585 = stablehlo.reduce(%3584 init: %cst_933) applies stablehlo.add across dimensions = [0] : (tensor<1x512x768xf32>, tensor<f32>) -> tensor<512x768xf32>
    %cst_934 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3586 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %3587 = "stablehlo.scatter"(%3586, %8, %3580) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %3751 = stablehlo.add %arg470, %arg471 : tensor<f32>
      stablehlo.return %3751 : tensor<f32>
    }) : (tensor<30522x768xf32>, tensor<16x512x1xi32>, tensor<16x512x768xf32>) -> tensor<30522x768xf32>
    %3588 = stablehlo.add %1753, %3587 : tensor<30522x768xf32>
    %c_935 = stablehlo.constant dense<1> : tensor<i32>
    %3589 = stablehlo.add %arg154, %c_935 : tensor<i32>
    %3590 = stablehlo.convert %3589 : (tensor<i32>) -> tensor<f32>
    %cst_936 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3591 = stablehlo.power %cst_936, %3590 : tensor<f32>
    %cst_937 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3592 = stablehlo.subtract %cst_937, %3591 : tensor<f32>
    %cst_938 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3593 = stablehlo.divide %cst_938, %3592 : tensor<f32>
    %cst_939 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %3594 = stablehlo.power %cst_939, %3590 : tensor<f32>
    %cst_940 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3595 = stablehlo.subtract %cst_940, %3594 : tensor<f32>
    %cst_941 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3596 = stablehlo.divide %cst_941, %3595 : tensor<f32>
    %3597:3 = call @adam_leaf(%arg0, %arg155, %arg309, %3498, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3598:3 = call @adam_leaf_18(%arg1, %arg156, %arg310, %3500, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3599:3 = call @adam_leaf_19(%arg2, %arg157, %arg311, %3540, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3600:3 = call @adam_leaf_20(%arg3, %arg158, %arg312, %3542, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3601:3 = call @adam_leaf(%arg4, %arg159, %arg313, %3468, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3602:3 = call @adam_leaf(%arg5, %arg160, %arg314, %3462, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3603:3 = call @adam_leaf(%arg6, %arg161, %arg315, %3438, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3604:3 = call @adam_leaf_21(%arg7, %arg162, %arg316, %3440, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3605:3 = call @adam_leaf_22(%arg8, %arg163, %arg317, %3455, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3606:3 = call @adam_leaf_23(%arg9, %arg164, %arg318, %3457, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3607:3 = call @adam_leaf(%arg10, %arg165, %arg319, %3408, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3608:3 = call @adam_leaf(%arg11, %arg166, %arg320, %3402, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3609:3 = call @adam_leaf(%arg12, %arg167, %arg321, %3353, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3610:3 = call @adam_leaf_18(%arg13, %arg168, %arg322, %3355, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3611:3 = call @adam_leaf_19(%arg14, %arg169, %arg323, %3395, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3612:3 = call @adam_leaf_20(%arg15, %arg170, %arg324, %3397, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3613:3 = call @adam_leaf(%arg16, %arg171, %arg325, %3323, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3614:3 = call @adam_leaf(%arg17, %arg172, %arg326, %3317, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3615:3 = call @adam_leaf(%arg18, %arg173, %arg327, %3293, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3616:3 = call @adam_leaf_21(%arg19, %arg174, %arg328, %3295, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3617:3 = call @adam_leaf_22(%arg20, %arg175, %arg329, %3310, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3618:3 = call @adam_leaf_23(%arg21, %arg176, %arg330, %3312, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3619:3 = call @adam_leaf(%arg22, %arg177, %arg331, %3263, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3620:3 = call @adam_leaf(%arg23, %arg178, %arg332, %3257, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3621:3 = call @adam_leaf(%arg24, %arg179, %arg333, %3208, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3622:3 = call @adam_leaf_18(%arg25, %arg180, %arg334, %3210, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3623:3 = call @adam_leaf_19(%arg26, %arg181, %arg335, %3250, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3624:3 = call @adam_leaf_20(%arg27, %arg182, %arg336, %3252, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3625:3 = call @adam_leaf(%arg28, %arg183, %arg337, %3178, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3626:3 = call @adam_leaf(%arg29, %arg184, %arg338, %3172, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3627:3 = call @adam_leaf(%arg30, %arg185, %arg339, %3148, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3628:3 = call @adam_leaf_21(%arg31, %arg186, %arg340, %3150, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3629:3 = call @adam_leaf_22(%arg32, %arg187, %arg341, %3165, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3630:3 = call @adam_leaf_23(%arg33, %arg188, %arg342, %3167, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3631:3 = call @adam_leaf(%arg34, %arg189, %arg343, %3118, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3632:3 = call @adam_leaf(%arg35, %arg190, %arg344, %3112, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3633:3 = call @adam_leaf(%arg36, %arg191, %arg345, %3063, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3634:3 = call @adam_leaf_18(%arg37, %arg192, %arg346, %3065, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3635:3 = call @adam_leaf_19(%arg38, %arg193, %arg347, %3105, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3636:3 = call @adam_leaf_20(%arg39, %arg194, %arg348, %3107, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3637:3 = call @adam_leaf(%arg40, %arg195, %arg349, %3033, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3638:3 = call @adam_leaf(%arg41, %arg196, %arg350, %3027, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3639:3 = call @adam_leaf(%arg42, %arg197, %arg351, %3003, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3640:3 = call @adam_leaf_21(%arg43, %arg198, %arg352, %3005, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3641:3 = call @adam_leaf_22(%arg44, %arg199, %arg353, %3020, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3642:3 = call @adam_leaf_23(%arg45, %arg200, %arg354, %3022, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3643:3 = call @adam_leaf(%arg46, %arg201, %arg355, %2973, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3644:3 = call @adam_leaf(%arg47, %arg202, %arg356, %2967, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3645:3 = call @adam_leaf(%arg48, %arg203, %arg357, %2918, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3646:3 = call @adam_leaf_18(%arg49, %arg204, %arg358, %2920, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3647:3 = call @adam_leaf_19(%arg50, %arg205, %arg359, %2960, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3648:3 = call @adam_leaf_20(%arg51, %arg206, %arg360, %2962, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3649:3 = call @adam_leaf(%arg52, %arg207, %arg361, %2888, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3650:3 = call @adam_leaf(%arg53, %arg208, %arg362, %2882, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3651:3 = call @adam_leaf(%arg54, %arg209, %arg363, %2858, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3652:3 = call @adam_leaf_21(%arg55, %arg210, %arg364, %2860, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3653:3 = call @adam_leaf_22(%arg56, %arg211, %arg365, %2875, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3654:3 = call @adam_leaf_23(%arg57, %arg212, %arg366, %2877, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3655:3 = call @adam_leaf(%arg58, %arg213, %arg367, %2828, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3656:3 = call @adam_leaf(%arg59, %arg214, %arg368, %2822, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3657:3 = call @adam_leaf(%arg60, %arg215, %arg369, %2773, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3658:3 = call @adam_leaf_18(%arg61, %arg216, %arg370, %2775, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3659:3 = call @adam_leaf_19(%arg62, %arg217, %arg371, %2815, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3660:3 = call @adam_leaf_20(%arg63, %arg218, %arg372, %2817, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3661:3 = call @adam_leaf(%arg64, %arg219, %arg373, %2743, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3662:3 = call @adam_leaf(%arg65, %arg220, %arg374, %2737, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3663:3 = call @adam_leaf(%arg66, %arg221, %arg375, %2713, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3664:3 = call @adam_leaf_21(%arg67, %arg222, %arg376, %2715, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3665:3 = call @adam_leaf_22(%arg68, %arg223, %arg377, %2730, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3666:3 = call @adam_leaf_23(%arg69, %arg224, %arg378, %2732, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3667:3 = call @adam_leaf(%arg70, %arg225, %arg379, %2683, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3668:3 = call @adam_leaf(%arg71, %arg226, %arg380, %2677, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3669:3 = call @adam_leaf(%arg72, %arg227, %arg381, %2628, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3670:3 = call @adam_leaf_18(%arg73, %arg228, %arg382, %2630, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3671:3 = call @adam_leaf_19(%arg74, %arg229, %arg383, %2670, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3672:3 = call @adam_leaf_20(%arg75, %arg230, %arg384, %2672, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3673:3 = call @adam_leaf(%arg76, %arg231, %arg385, %2598, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3674:3 = call @adam_leaf(%arg77, %arg232, %arg386, %2592, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3675:3 = call @adam_leaf(%arg78, %arg233, %arg387, %2568, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3676:3 = call @adam_leaf_21(%arg79, %arg234, %arg388, %2570, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3677:3 = call @adam_leaf_22(%arg80, %arg235, %arg389, %2585, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3678:3 = call @adam_leaf_23(%arg81, %arg236, %arg390, %2587, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3679:3 = call @adam_leaf(%arg82, %arg237, %arg391, %2538, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3680:3 = call @adam_leaf(%arg83, %arg238, %arg392, %2532, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3681:3 = call @adam_leaf(%arg84, %arg239, %arg393, %2483, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3682:3 = call @adam_leaf_18(%arg85, %arg240, %arg394, %2485, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3683:3 = call @adam_leaf_19(%arg86, %arg241, %arg395, %2525, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3684:3 = call @adam_leaf_20(%arg87, %arg242, %arg396, %2527, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3685:3 = call @adam_leaf(%arg88, %arg243, %arg397, %2453, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3686:3 = call @adam_leaf(%arg89, %arg244, %arg398, %2447, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3687:3 = call @adam_leaf(%arg90, %arg245, %arg399, %2423, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3688:3 = call @adam_leaf_21(%arg91, %arg246, %arg400, %2425, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3689:3 = call @adam_leaf_22(%arg92, %arg247, %arg401, %2440, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3690:3 = call @adam_leaf_23(%arg93, %arg248, %arg402, %2442, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3691:3 = call @adam_leaf(%arg94, %arg249, %arg403, %2393, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3692:3 = call @adam_leaf(%arg95, %arg250, %arg404, %2387, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3693:3 = call @adam_leaf(%arg96, %arg251, %arg405, %2338, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3694:3 = call @adam_leaf_18(%arg97, %arg252, %arg406, %2340, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3695:3 = call @adam_leaf_19(%arg98, %arg253, %arg407, %2380, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3696:3 = call @adam_leaf_20(%arg99, %arg254, %arg408, %2382, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3697:3 = call @adam_leaf(%arg100, %arg255, %arg409, %2308, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3698:3 = call @adam_leaf(%arg101, %arg256, %arg410, %2302, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3699:3 = call @adam_leaf(%arg102, %arg257, %arg411, %2278, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3700:3 = call @adam_leaf_21(%arg103, %arg258, %arg412, %2280, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3701:3 = call @adam_leaf_22(%arg104, %arg259, %arg413, %2295, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3702:3 = call @adam_leaf_23(%arg105, %arg260, %arg414, %2297, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3703:3 = call @adam_leaf(%arg106, %arg261, %arg415, %2248, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3704:3 = call @adam_leaf(%arg107, %arg262, %arg416, %2242, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3705:3 = call @adam_leaf(%arg108, %arg263, %arg417, %2193, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3706:3 = call @adam_leaf_18(%arg109, %arg264, %arg418, %2195, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3707:3 = call @adam_leaf_19(%arg110, %arg265, %arg419, %2235, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3708:3 = call @adam_leaf_20(%arg111, %arg266, %arg420, %2237, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3709:3 = call @adam_leaf(%arg112, %arg267, %arg421, %2163, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3710:3 = call @adam_leaf(%arg113, %arg268, %arg422, %2157, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3711:3 = call @adam_leaf(%arg114, %arg269, %arg423, %2133, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3712:3 = call @adam_leaf_21(%arg115, %arg270, %arg424, %2135, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3713:3 = call @adam_leaf_22(%arg116, %arg271, %arg425, %2150, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3714:3 = call @adam_leaf_23(%arg117, %arg272, %arg426, %2152, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3715:3 = call @adam_leaf(%arg118, %arg273, %arg427, %2103, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3716:3 = call @adam_leaf(%arg119, %arg274, %arg428, %2097, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3717:3 = call @adam_leaf(%arg120, %arg275, %arg429, %2048, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3718:3 = call @adam_leaf_18(%arg121, %arg276, %arg430, %2050, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3719:3 = call @adam_leaf_19(%arg122, %arg277, %arg431, %2090, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3720:3 = call @adam_leaf_20(%arg123, %arg278, %arg432, %2092, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3721:3 = call @adam_leaf(%arg124, %arg279, %arg433, %2018, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3722:3 = call @adam_leaf(%arg125, %arg280, %arg434, %2012, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3723:3 = call @adam_leaf(%arg126, %arg281, %arg435, %1988, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3724:3 = call @adam_leaf_21(%arg127, %arg282, %arg436, %1990, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3725:3 = call @adam_leaf_22(%arg128, %arg283, %arg437, %2005, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3726:3 = call @adam_leaf_23(%arg129, %arg284, %arg438, %2007, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3727:3 = call @adam_leaf(%arg130, %arg285, %arg439, %1958, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3728:3 = call @adam_leaf(%arg131, %arg286, %arg440, %1952, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3729:3 = call @adam_leaf(%arg132, %arg287, %arg441, %1903, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3730:3 = call @adam_leaf_18(%arg133, %arg288, %arg442, %1905, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3731:3 = call @adam_leaf_19(%arg134, %arg289, %arg443, %1945, %3593, %3596) : (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>)
    %3732:3 = call @adam_leaf_20(%arg135, %arg290, %arg444, %1947, %3593, %3596) : (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>)
    %3733:3 = call @adam_leaf(%arg136, %arg291, %arg445, %1873, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3734:3 = call @adam_leaf(%arg137, %arg292, %arg446, %1867, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3735:3 = call @adam_leaf(%arg138, %arg293, %arg447, %1843, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3736:3 = call @adam_leaf_21(%arg139, %arg294, %arg448, %1845, %3593, %3596) : (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>)
    %3737:3 = call @adam_leaf_22(%arg140, %arg295, %arg449, %1860, %3593, %3596) : (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>)
    %3738:3 = call @adam_leaf_23(%arg141, %arg296, %arg450, %1862, %3593, %3596) : (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>)
    %3739:3 = call @adam_leaf(%arg142, %arg297, %arg451, %1813, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3740:3 = call @adam_leaf(%arg143, %arg298, %arg452, %1807, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3741:3 = call @adam_leaf(%arg144, %arg299, %arg453, %3556, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3742:3 = call @adam_leaf(%arg145, %arg300, %arg454, %3550, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3743:3 = call @adam_leaf_24(%arg146, %arg301, %arg455, %1749, %3593, %3596) : (tensor<30522xf32>, tensor<30522xf32>, tensor<30522xf32>, tensor<30522xf32>, tensor<f32>, tensor<f32>) -> (tensor<30522xf32>, tensor<30522xf32>, tensor<30522xf32>)
    %3744:3 = call @adam_leaf_25(%arg147, %arg302, %arg456, %3585, %3593, %3596) : (tensor<512x768xf32>, tensor<512x768xf32>, tensor<512x768xf32>, tensor<512x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<512x768xf32>, tensor<512x768xf32>, tensor<512x768xf32>)
    %3745:3 = call @adam_leaf_26(%arg148, %arg303, %arg457, %3582, %3593, %3596) : (tensor<2x768xf32>, tensor<2x768xf32>, tensor<2x768xf32>, tensor<2x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x768xf32>, tensor<2x768xf32>, tensor<2x768xf32>)
    %3746:3 = call @adam_leaf_27(%arg149, %arg304, %arg458, %3588, %3593, %3596) : (tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<30522x768xf32>)
    %3747:3 = call @adam_leaf(%arg150, %arg305, %arg459, %1800, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3748:3 = call @adam_leaf_18(%arg151, %arg306, %arg460, %1802, %3593, %3596) : (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>)
    %3749:3 = call @adam_leaf(%arg152, %arg307, %arg461, %1762, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %3750:3 = call @adam_leaf(%arg153, %arg308, %arg462, %1756, %3593, %3596) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    return %3597#0, %3598#0, %3599#0, %3600#0, %3601#0, %3602#0, %3603#0, %3604#0, %3605#0, %3606#0, %3607#0, %3608#0, %3609#0, %3610#0, %3611#0, %3612#0, %3613#0, %3614#0, %3615#0, %3616#0, %3617#0, %3618#0, %3619#0, %3620#0, %3621#0, %3622#0, %3623#0, %3624#0, %3625#0, %3626#0, %3627#0, %3628#0, %3629#0, %3630#0, %3631#0, %3632#0, %3633#0, %3634#0, %3635#0, %3636#0, %3637#0, %3638#0, %3639#0, %3640#0, %3641#0, %3642#0, %3643#0, %3644#0, %3645#0, %3646#0, %3647#0, %3648#0, %3649#0, %3650#0, %3651#0, %3652#0, %3653#0, %3654#0, %3655#0, %3656#0, %3657#0, %3658#0, %3659#0, %3660#0, %3661#0, %3662#0, %3663#0, %3664#0, %3665#0, %3666#0, %3667#0, %3668#0, %3669#0, %3670#0, %3671#0, %3672#0, %3673#0, %3674#0, %3675#0, %3676#0, %3677#0, %3678#0, %3679#0, %3680#0, %3681#0, %3682#0, %3683#0, %3684#0, %3685#0, %3686#0, %3687#0, %3688#0, %3689#0, %3690#0, %3691#0, %3692#0, %3693#0, %3694#0, %3695#0, %3696#0, %3697#0, %3698#0, %3699#0, %3700#0, %3701#0, %3702#0, %3703#0, %3704#0, %3705#0, %3706#0, %3707#0, %3708#0, %3709#0, %3710#0, %3711#0, %3712#0, %3713#0, %3714#0, %3715#0, %3716#0, %3717#0, %3718#0, %3719#0, %3720#0, %3721#0, %3722#0, %3723#0, %3724#0, %3725#0, %3726#0, %3727#0, %3728#0, %3729#0, %3730#0, %3731#0, %3732#0, %3733#0, %3734#0, %3735#0, %3736#0, %3737#0, %3738#0, %3739#0, %3740#0, %3741#0, %3742#0, %3743#0, %3744#0, %3745#0, %3746#0, %3747#0, %3748#0, %3749#0, %3750#0, %3589, %3597#1, %3598#1, %3599#1, %3600#1, %3601#1, %3602#1, %3603#1, %3604#1, %3605#1, %3606#1, %3607#1, %3608#1, %3609#1, %3610#1, %3611#1, %3612#1, %3613#1, %3614#1, %3615#1, %3616#1, %3617#1, %3618#1, %3619#1, %3620#1, %3621#1, %3622#1, %3623#1, %3624#1, %3625#1, %3626#1, %3627#1, %3628#1, %3629#1, %3630#1, %3631#1, %3632#1, %3633#1, %3634#1, %3635#1, %3636#1, %3637#1, %3638#1, %3639#1, %3640#1, %3641#1, %3642#1, %3643#1, %3644#1, %3645#1, %3646#1, %3647#1, %3648#1, %3649#1, %3650#1, %3651#1, %3652#1, %3653#1, %3654#1, %3655#1, %3656#1, %3657#1, %3658#1, %3659#1, %3660#1, %3661#1, %3662#1, %3663#1, %3664#1, %3665#1, %3666#1, %3667#1, %3668#1, %3669#1, %3670#1, %3671#1, %3672#1, %3673#1, %3674#1, %3675#1, %3676#1, %3677#1, %3678#1, %3679#1, %3680#1, %3681#1, %3682#1, %3683#1, %3684#1, %3685#1, %3686#1, %3687#1, %3688#1, %3689#1, %3690#1, %3691#1, %3692#1, %3693#1, %3694#1, %3695#1, %3696#1, %3697#1, %3698#1, %3699#1, %3700#1, %3701#1, %3702#1, %3703#1, %3704#1, %3705#1, %3706#1, %3707#1, %3708#1, %3709#1, %3710#1, %3711#1, %3712#1, %3713#1, %3714#1, %3715#1, %3716#1, %3717#1, %3718#1, %3719#1, %3720#1, %3721#1, %3722#1, %3723#1, %3724#1, %3725#1, %3726#1, %3727#1, %3728#1, %3729#1, %3730#1, %3731#1, %3732#1, %3733#1, %3734#1, %3735#1, %3736#1, %3737#1, %3738#1, %3739#1, %3740#1, %3741#1, %3742#1, %3743#1, %3744#1, %3745#1, %3746#1, %3747#1, %3748#1, %3749#1, %3750#1, %3597#2, %3598#2, %3599#2, %3600#2, %3601#2, %3602#2, %3603#2, %3604#2, %3605#2, %3606#2, %3607#2, %3608#2, %3609#2, %3610#2, %3611#2, %3612#2, %3613#2, %3614#2, %3615#2, %3616#2, %3617#2, %3618#2, %3619#2, %3620#2, %3621#2, %3622#2, %3623#2, %3624#2, %3625#2, %3626#2, %3627#2, %3628#2, %3629#2, %3630#2, %3631#2, %3632#2, %3633#2, %3634#2, %3635#2, %3636#2, %3637#2, %3638#2, %3639#2, %3640#2, %3641#2, %3642#2, %3643#2, %3644#2, %3645#2, %3646#2, %3647#2, %3648#2, %3649#2, %3650#2, %3651#2, %3652#2, %3653#2, %3654#2, %3655#2, %3656#2, %3657#2, %3658#2, %3659#2, %3660#2, %3661#2, %3662#2, %3663#2, %3664#2, %3665#2, %3666#2, %3667#2, %3668#2, %3669#2, %3670#2, %3671#2, %3672#2, %3673#2, %3674#2, %3675#2, %3676#2, %3677#2, %3678#2, %3679#2, %3680#2, %3681#2, %3682#2, %3683#2, %3684#2, %3685#2, %3686#2, %3687#2, %3688#2, %3689#2, %3690#2, %3691#2, %3692#2, %3693#2, %3694#2, %3695#2, %3696#2, %3697#2, %3698#2, %3699#2, %3700#2, %3701#2, %3702#2, %3703#2, %3704#2, %3705#2, %3706#2, %3707#2, %3708#2, %3709#2, %3710#2, %3711#2, %3712#2, %3713#2, %3714#2, %3715#2, %3716#2, %3717#2, %3718#2, %3719#2, %3720#2, %3721#2, %3722#2, %3723#2, %3724#2, %3725#2, %3726#2, %3727#2, %3728#2, %3729#2, %3730#2, %3731#2, %3732#2, %3733#2, %3734#2, %3735#2, %3736#2, %3737#2, %3738#2, %3739#2, %3740#2, %3741#2, %3742#2, %3743#2, %3744#2, %3745#2, %3746#2, %3747#2, %3748#2, %3749#2, %3750#2, %1739 : tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<30522xf32>, tensor<512x768xf32>, tensor<2x768xf32>, tensor<30522x768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<i32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<30522xf32>, tensor<512x768xf32>, tensor<2x768xf32>, tensor<30522x768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<2304xf32>, tensor<768x2304xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<30522xf32>, tensor<512x768xf32>, tensor<2x768xf32>, tensor<30522x768xf32>, tensor<768xf32>, tensor<768x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<13x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<13xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<13xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<13xui64>
    %9 = stablehlo.convert %6 : (tensor<13xui64>) -> tensor<13xui32>
    %10 = stablehlo.convert %8 : (tensor<13xui64>) -> tensor<13xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<13xui32>, tensor<13xui32>) -> (tensor<13xui32>, tensor<13xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<13xui32>) -> tensor<13x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<13xui32>) -> tensor<13x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<13x1xui32>, tensor<13x1xui32>) -> tensor<13x2xui32>
    return %14 : tensor<13x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<13xui32>, %arg3: tensor<13xui32>) -> (tensor<13xui32>, tensor<13xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<13xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<13xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<13xui32>, tensor<13xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<13xui32>, %arg2: tensor<13xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<13xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<13xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<13xui32>
    %9 = stablehlo.or %5, %8 : tensor<13xui32>
    %10 = stablehlo.xor %3, %9 : tensor<13xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<13xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<13xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<13xui32>
    %19 = stablehlo.or %15, %18 : tensor<13xui32>
    %20 = stablehlo.xor %13, %19 : tensor<13xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<13xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<13xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<13xui32>
    %29 = stablehlo.or %25, %28 : tensor<13xui32>
    %30 = stablehlo.xor %23, %29 : tensor<13xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<13xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<13xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<13xui32>
    %39 = stablehlo.or %35, %38 : tensor<13xui32>
    %40 = stablehlo.xor %33, %39 : tensor<13xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %42 = stablehlo.add %33, %41 : tensor<13xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %44 = stablehlo.add %40, %43 : tensor<13xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %48 = stablehlo.add %44, %47 : tensor<13xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<13xui32>, tensor<13xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<16x512x768xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x512x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<16x512x768xf32>, tensor<16x512x768xf32>) -> tensor<16x512x768xi1>
    return %2 : tensor<16x512x768xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x512x768xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<16x512x768xui64>
    %9 = stablehlo.iota dim = 1 : tensor<16x512x768xui64>
    %10 = stablehlo.iota dim = 2 : tensor<16x512x768xui64>
    %c = stablehlo.constant dense<393216> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x512x768xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<16x512x768xui64>
    %c_0 = stablehlo.constant dense<768> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x512x768xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<16x512x768xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x512x768xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<16x512x768xui64>
    %17 = stablehlo.add %12, %14 : tensor<16x512x768xui64>
    %18 = stablehlo.add %17, %16 : tensor<16x512x768xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<16x512x768xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x512x768xui64>
    %21 = stablehlo.convert %18 : (tensor<16x512x768xui64>) -> tensor<16x512x768xui32>
    %22 = stablehlo.convert %20 : (tensor<16x512x768xui64>) -> tensor<16x512x768xui32>
    %23:2 = call @threefry2x32_0(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>) -> (tensor<16x512x768xui32>, tensor<16x512x768xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<16x512x768xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<16x512x768xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %28 = stablehlo.or %26, %27 : tensor<16x512x768xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<16x512x768xui32>) -> tensor<16x512x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<16x512x768xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<16x512x768xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<16x512x768xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<16x512x768xf32>
    %36 = stablehlo.add %34, %35 : tensor<16x512x768xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<16x512x768xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<16x512x768xf32>
    return %38 : tensor<16x512x768xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x512x768xui32>, %arg3: tensor<16x512x768xui32>) -> (tensor<16x512x768xui32>, tensor<16x512x768xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x512x768xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x512x768xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x512x768xui32>, tensor<16x512x768xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<16x512x768xui32>, %arg2: tensor<16x512x768xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x512x768xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x512x768xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x512x768xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x512x768xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x512x768xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x512x768xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x512x768xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x512x768xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x512x768xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x512x768xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x512x768xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x512x768xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x512x768xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x512x768xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x512x768xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x512x768xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x512x768xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x512x768xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x512x768xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x512x768xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x512x768xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x512x768xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x512x768xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x512x768xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x512x768xui32>, tensor<16x512x768xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<16x512x768xi1>, %arg1: tensor<16x512x768xf32>, %arg2: tensor<i32>) -> tensor<16x512x768xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16x512x768xi1>, tensor<16x512x768xf32>
    return %2 : tensor<16x512x768xf32>
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
  func.func private @_where_5(%arg0: tensor<16x1x1x512xi1>, %arg1: tensor<16x12x512x512xf32>, %arg2: tensor<f32>) -> (tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<16x1x1x512xi1>) -> tensor<16x12x512x512xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>
    return %3, %1 : tensor<16x12x512x512xf32>, tensor<16x12x512x512xi1>
  }
  func.func private @_bernoulli_6(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<16x12x512x512xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_7(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x12x512x512xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<16x12x512x512xf32>, tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xi1>
    return %2 : tensor<16x12x512x512xi1>
  }
  func.func private @_uniform_7(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x12x512x512xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<16x12x512x512xui64>
    %9 = stablehlo.iota dim = 1 : tensor<16x12x512x512xui64>
    %10 = stablehlo.iota dim = 2 : tensor<16x12x512x512xui64>
    %11 = stablehlo.iota dim = 3 : tensor<16x12x512x512xui64>
    %c = stablehlo.constant dense<3145728> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x12x512x512xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<16x12x512x512xui64>
    %c_0 = stablehlo.constant dense<262144> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x12x512x512xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<16x12x512x512xui64>
    %c_1 = stablehlo.constant dense<512> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x12x512x512xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<16x12x512x512xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<16x12x512x512xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<16x12x512x512xui64>
    %20 = stablehlo.add %13, %15 : tensor<16x12x512x512xui64>
    %21 = stablehlo.add %20, %17 : tensor<16x12x512x512xui64>
    %22 = stablehlo.add %21, %19 : tensor<16x12x512x512xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<16x12x512x512xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<16x12x512x512xui64>
    %25 = stablehlo.convert %22 : (tensor<16x12x512x512xui64>) -> tensor<16x12x512x512xui32>
    %26 = stablehlo.convert %24 : (tensor<16x12x512x512xui64>) -> tensor<16x12x512x512xui32>
    %27:2 = call @threefry2x32_8(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>) -> (tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<16x12x512x512xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<16x12x512x512xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %32 = stablehlo.or %30, %31 : tensor<16x12x512x512xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<16x12x512x512xui32>) -> tensor<16x12x512x512xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<16x12x512x512xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<16x12x512x512xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<16x12x512x512xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<16x12x512x512xf32>
    %40 = stablehlo.add %38, %39 : tensor<16x12x512x512xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<16x12x512x512xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<16x12x512x512xf32>
    return %42 : tensor<16x12x512x512xf32>
  }
  func.func private @threefry2x32_8(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x12x512x512xui32>, %arg3: tensor<16x12x512x512xui32>) -> (tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x12x512x512xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x12x512x512xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_9(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>
  }
  func.func private @closed_call_9(%arg0: tensor<i32>, %arg1: tensor<16x12x512x512xui32>, %arg2: tensor<16x12x512x512xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x12x512x512xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x12x512x512xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x12x512x512xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x12x512x512xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x12x512x512xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x12x512x512xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x12x512x512xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x12x512x512xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x12x512x512xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x12x512x512xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x12x512x512xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x12x512x512xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x12x512x512xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x12x512x512xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x12x512x512xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x12x512x512xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x12x512x512xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x12x512x512xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x12x512x512xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x12x512x512xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x12x512x512xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x12x512x512xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x12x512x512xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x12x512x512xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x12x512x512xui32>, tensor<16x12x512x512xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_10(%arg0: tensor<16x12x512x512xi1>, %arg1: tensor<16x12x512x512xf32>, %arg2: tensor<i32>) -> tensor<16x12x512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>
    return %2 : tensor<16x12x512x512xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x512x768xf32>, %arg1: tensor<16x76x1xi32>) -> (tensor<16x76x768xf32>, tensor<16x76x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x76x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x76x1xi32>, tensor<16x76x1xi32>) -> tensor<16x76x1xi1>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x76x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x76x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x76x1xi1>, tensor<16x76x1xi32>
    %c_1 = stablehlo.constant dense<511> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x76x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<16x76x1xi32>, tensor<16x76x1xi32>) -> tensor<16x76x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x76x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<16x76x1xi32>, tensor<16x76x1xi32>) -> tensor<16x76x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<16x76x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x76x1xi1>, tensor<i1>) -> tensor<16x76xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 768>}> : (tensor<16x512x768xf32>, tensor<16x76x1xi32>) -> tensor<16x76x768xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x76xi1>) -> tensor<16x76x768xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x76x768xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<16x76x768xi1>, tensor<16x76x768xf32>
    return %15, %4 : tensor<16x76x768xf32>, tensor<16x76x1xi32>
  }
  func.func private @log_softmax(%arg0: tensor<16x76x30522xf32>) -> (tensor<16x76x30522xf32>, tensor<16x76x30522xf32>, tensor<16x76x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x76x30522xf32>, tensor<f32>) -> tensor<16x76xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x76xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x76xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x30522xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x76x30522xf32>
    %6 = stablehlo.exponential %5 : tensor<16x76x30522xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x76x30522xf32>, tensor<f32>) -> tensor<16x76xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %9 = stablehlo.log %8 : tensor<16x76x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x76x1xf32>) -> tensor<16x76x30522xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x76x30522xf32>
    return %11, %6, %8 : tensor<16x76x30522xf32>, tensor<16x76x30522xf32>, tensor<16x76x1xf32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<16x76x30522xf32>, %arg1: tensor<16x76x1xi32>) -> (tensor<16x76x1xf32>, tensor<16x76x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x76x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x76x1xi32>, tensor<16x76x1xi32>) -> tensor<16x76x1xi1>
    %c_0 = stablehlo.constant dense<30522> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x76x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x76x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x76x1xi1>, tensor<16x76x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x76x1xi32>) -> tensor<16x76x1x1xi32>
    %c_1 = stablehlo.constant dense<30521> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x76x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x76x1x1xi32>, tensor<16x76x1x1xi32>) -> tensor<16x76x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x76x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x76x1x1xi32>, tensor<16x76x1x1xi32>) -> tensor<16x76x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x76x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x76x1x1xi1>, tensor<i1>) -> tensor<16x76x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<16x76x30522xf32>, tensor<16x76x1x1xi32>) -> tensor<16x76x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x76x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x76x1xi1>, tensor<16x76x1xf32>
    return %15, %5 : tensor<16x76x1xf32>, tensor<16x76x1x1xi32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<16x76x1x1xi32>, %arg1: tensor<16x76x1xf32>) -> tensor<16x76x30522xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x76x30522xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x76x30522xf32>, tensor<16x76x1x1xi32>, tensor<16x76x1xf32>) -> tensor<16x76x30522xf32>
    return %1 : tensor<16x76x30522xf32>
  }
  func.func private @log_softmax_13(%arg0: tensor<16x76x30522xf32>, %arg1: tensor<16x76x1xf32>, %arg2: tensor<16x76x30522xf32>) -> tensor<16x76x30522xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x76x30522xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x76x30522xf32>, tensor<f32>) -> tensor<16x76xf32>
    %2 = stablehlo.reshape %1 : (tensor<16x76xf32>) -> tensor<16x76x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x76x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x76x1xf32>, tensor<f32>) -> tensor<16x76xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x76xf32>) -> tensor<16x76x30522xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x76x30522xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x76x30522xf32>
    return %7 : tensor<16x76x30522xf32>
  }
  func.func private @take_along_axis_14(%arg0: tensor<16x76x1xi32>, %arg1: tensor<16x76x768xf32>) -> tensor<16x512x768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x512x768xf32>, tensor<16x76x1xi32>, tensor<16x76x768xf32>) -> tensor<16x512x768xf32>
    return %1 : tensor<16x512x768xf32>
  }
  func.func private @_where_15(%arg0: tensor<16x512x768xi1>, %arg1: tensor<16x512x768xf32>) -> tensor<16x512x768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x512x768xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x512x768xi1>, tensor<16x512x768xf32>
    return %1 : tensor<16x512x768xf32>
  }
  func.func private @_where_16(%arg0: tensor<16x12x512x512xi1>, %arg1: tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>
    return %1 : tensor<16x12x512x512xf32>
  }
  func.func private @_where_17(%arg0: tensor<16x12x512x512xi1>, %arg1: tensor<16x12x512x512xf32>) -> tensor<16x12x512x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x512x512xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x12x512x512xi1>, tensor<16x12x512x512xf32>
    return %1 : tensor<16x12x512x512xf32>
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
  func.func private @adam_leaf_18(%arg0: tensor<768x768xf32>, %arg1: tensor<768x768xf32>, %arg2: tensor<768x768xf32>, %arg3: tensor<768x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x768xf32>, tensor<768x768xf32>, tensor<768x768xf32>) {
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
  func.func private @adam_leaf_19(%arg0: tensor<2304xf32>, %arg1: tensor<2304xf32>, %arg2: tensor<2304xf32>, %arg3: tensor<2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2304xf32>, tensor<2304xf32>, tensor<2304xf32>) {
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
  func.func private @adam_leaf_20(%arg0: tensor<768x2304xf32>, %arg1: tensor<768x2304xf32>, %arg2: tensor<768x2304xf32>, %arg3: tensor<768x2304xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x2304xf32>, tensor<768x2304xf32>, tensor<768x2304xf32>) {
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
  func.func private @adam_leaf_21(%arg0: tensor<3072x768xf32>, %arg1: tensor<3072x768xf32>, %arg2: tensor<3072x768xf32>, %arg3: tensor<3072x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>, tensor<3072x768xf32>) {
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
  func.func private @adam_leaf_22(%arg0: tensor<3072xf32>, %arg1: tensor<3072xf32>, %arg2: tensor<3072xf32>, %arg3: tensor<3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3072xf32>, tensor<3072xf32>, tensor<3072xf32>) {
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
  func.func private @adam_leaf_23(%arg0: tensor<768x3072xf32>, %arg1: tensor<768x3072xf32>, %arg2: tensor<768x3072xf32>, %arg3: tensor<768x3072xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x3072xf32>, tensor<768x3072xf32>, tensor<768x3072xf32>) {
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
  func.func private @adam_leaf_24(%arg0: tensor<30522xf32>, %arg1: tensor<30522xf32>, %arg2: tensor<30522xf32>, %arg3: tensor<30522xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<30522xf32>, tensor<30522xf32>, tensor<30522xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<30522xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<30522xf32>
    %4 = stablehlo.add %1, %3 : tensor<30522xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<30522xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<30522xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<30522xf32>
    %10 = stablehlo.add %6, %9 : tensor<30522xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<30522xf32>
    %13 = stablehlo.sqrt %12 : tensor<30522xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %15 = stablehlo.add %13, %14 : tensor<30522xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<30522xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<30522xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<30522xf32>
    %20 = stablehlo.divide %19, %15 : tensor<30522xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<30522xf32>
    return %21, %4, %10 : tensor<30522xf32>, tensor<30522xf32>, tensor<30522xf32>
  }
  func.func private @adam_leaf_25(%arg0: tensor<512x768xf32>, %arg1: tensor<512x768xf32>, %arg2: tensor<512x768xf32>, %arg3: tensor<512x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<512x768xf32>, tensor<512x768xf32>, tensor<512x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<512x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<512x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<512x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<512x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<512x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<512x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<512x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<512x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<512x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<512x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<512x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<512x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<512x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<512x768xf32>
    return %21, %4, %10 : tensor<512x768xf32>, tensor<512x768xf32>, tensor<512x768xf32>
  }
  func.func private @adam_leaf_26(%arg0: tensor<2x768xf32>, %arg1: tensor<2x768xf32>, %arg2: tensor<2x768xf32>, %arg3: tensor<2x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x768xf32>, tensor<2x768xf32>, tensor<2x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x768xf32>
    return %21, %4, %10 : tensor<2x768xf32>, tensor<2x768xf32>, tensor<2x768xf32>
  }
  func.func private @adam_leaf_27(%arg0: tensor<30522x768xf32>, %arg1: tensor<30522x768xf32>, %arg2: tensor<30522x768xf32>, %arg3: tensor<30522x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<30522x768xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<30522x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<30522x768xf32>
    %4 = stablehlo.add %1, %3 : tensor<30522x768xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<30522x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<30522x768xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<30522x768xf32>
    %10 = stablehlo.add %6, %9 : tensor<30522x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<30522x768xf32>
    %13 = stablehlo.sqrt %12 : tensor<30522x768xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %15 = stablehlo.add %13, %14 : tensor<30522x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<30522x768xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<30522x768xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<30522x768xf32>
    %20 = stablehlo.divide %19, %15 : tensor<30522x768xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<30522x768xf32>
    return %21, %4, %10 : tensor<30522x768xf32>, tensor<30522x768xf32>, tensor<30522x768xf32>
  }
}
