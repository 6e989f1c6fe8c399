module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x64x256xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<256xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<256xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x1x64x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1x1x64x256xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<256xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<256xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x64x64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1x1x64x256xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<256xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1x1x256x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3x3x64x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<1x1x64x256xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<256xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<256xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x256x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<3x3x64x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<1x1x128x512xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<512xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<512xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<1x1x256x128xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<128xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<128xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<1x1x256x512xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<512xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<512xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<3x3x128x128xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<128xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<128xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<1x1x128x512xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<512xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<512xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<1x1x512x128xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<128xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<128xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<3x3x128x128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<128xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<1x1x128x512xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<512xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<512xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<1x1x512x128xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<128xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<3x3x128x128xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<128xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<128xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<1x1x128x512xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<512xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<512xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<1x1x512x128xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<128xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<3x3x128x128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<128xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<1x1x256x1024xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<1024xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<1024xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<1x1x512x256xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<256xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<256xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<1x1x512x1024xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<1024xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<1024xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<3x3x256x256xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<256xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<256xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<1x1x256x1024xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<1024xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<1024xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<1x1x1024x256xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<256xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<256xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<3x3x256x256xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<256xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<256xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<1x1x256x1024xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<1024xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<1024xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<1x1x1024x256xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<256xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<256xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<3x3x256x256xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<256xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<256xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<1x1x256x1024xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<1024xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<1024xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<1x1x1024x256xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<256xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<256xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<3x3x256x256xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<256xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<256xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<1x1x256x1024xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<1024xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<1024xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<1x1x1024x256xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<256xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<256xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<3x3x256x256xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<256xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<256xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<1x1x256x1024xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<1024xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<1024xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<1x1x1024x256xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<256xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<256xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<3x3x256x256xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<256xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<256xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<1x1x512x2048xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<2048xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<2048xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<1x1x1024x512xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<512xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<512xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<1x1x1024x2048xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<2048xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<2048xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<3x3x512x512xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<512xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<512xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<1x1x512x2048xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<2048xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<2048xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<1x1x2048x512xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<512xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<512xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<3x3x512x512xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<512xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<512xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<1x1x512x2048xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<2048xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<2048xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<1x1x2048x512xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<512xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<512xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<3x3x512x512xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<512xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<512xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<1000xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<2048x1000xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<7x7x3x64xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<64xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<64xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<1x1x64x256xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<256xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<256xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<1x1x64x64xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<64xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<64xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<1x1x64x256xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<256xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<256xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<3x3x64x64xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<64xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<64xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<1x1x64x256xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<256xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<256xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<1x1x256x64xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<64xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<64xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<3x3x64x64xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<64xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<64xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<1x1x64x256xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<256xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<256xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<1x1x256x64xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<64xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<64xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<3x3x64x64xf32> {tf.aliasing_output = 188 : i32}, %arg189: tensor<64xf32> {tf.aliasing_output = 189 : i32}, %arg190: tensor<64xf32> {tf.aliasing_output = 190 : i32}, %arg191: tensor<1x1x128x512xf32> {tf.aliasing_output = 191 : i32}, %arg192: tensor<512xf32> {tf.aliasing_output = 192 : i32}, %arg193: tensor<512xf32> {tf.aliasing_output = 193 : i32}, %arg194: tensor<1x1x256x128xf32> {tf.aliasing_output = 194 : i32}, %arg195: tensor<128xf32> {tf.aliasing_output = 195 : i32}, %arg196: tensor<128xf32> {tf.aliasing_output = 196 : i32}, %arg197: tensor<1x1x256x512xf32> {tf.aliasing_output = 197 : i32}, %arg198: tensor<512xf32> {tf.aliasing_output = 198 : i32}, %arg199: tensor<512xf32> {tf.aliasing_output = 199 : i32}, %arg200: tensor<3x3x128x128xf32> {tf.aliasing_output = 200 : i32}, %arg201: tensor<128xf32> {tf.aliasing_output = 201 : i32}, %arg202: tensor<128xf32> {tf.aliasing_output = 202 : i32}, %arg203: tensor<1x1x128x512xf32> {tf.aliasing_output = 203 : i32}, %arg204: tensor<512xf32> {tf.aliasing_output = 204 : i32}, %arg205: tensor<512xf32> {tf.aliasing_output = 205 : i32}, %arg206: tensor<1x1x512x128xf32> {tf.aliasing_output = 206 : i32}, %arg207: tensor<128xf32> {tf.aliasing_output = 207 : i32}, %arg208: tensor<128xf32> {tf.aliasing_output = 208 : i32}, %arg209: tensor<3x3x128x128xf32> {tf.aliasing_output = 209 : i32}, %arg210: tensor<128xf32> {tf.aliasing_output = 210 : i32}, %arg211: tensor<128xf32> {tf.aliasing_output = 211 : i32}, %arg212: tensor<1x1x128x512xf32> {tf.aliasing_output = 212 : i32}, %arg213: tensor<512xf32> {tf.aliasing_output = 213 : i32}, %arg214: tensor<512xf32> {tf.aliasing_output = 214 : i32}, %arg215: tensor<1x1x512x128xf32> {tf.aliasing_output = 215 : i32}, %arg216: tensor<128xf32> {tf.aliasing_output = 216 : i32}, %arg217: tensor<128xf32> {tf.aliasing_output = 217 : i32}, %arg218: tensor<3x3x128x128xf32> {tf.aliasing_output = 218 : i32}, %arg219: tensor<128xf32> {tf.aliasing_output = 219 : i32}, %arg220: tensor<128xf32> {tf.aliasing_output = 220 : i32}, %arg221: tensor<1x1x128x512xf32> {tf.aliasing_output = 221 : i32}, %arg222: tensor<512xf32> {tf.aliasing_output = 222 : i32}, %arg223: tensor<512xf32> {tf.aliasing_output = 223 : i32}, %arg224: tensor<1x1x512x128xf32> {tf.aliasing_output = 224 : i32}, %arg225: tensor<128xf32> {tf.aliasing_output = 225 : i32}, %arg226: tensor<128xf32> {tf.aliasing_output = 226 : i32}, %arg227: tensor<3x3x128x128xf32> {tf.aliasing_output = 227 : i32}, %arg228: tensor<128xf32> {tf.aliasing_output = 228 : i32}, %arg229: tensor<128xf32> {tf.aliasing_output = 229 : i32}, %arg230: tensor<1x1x256x1024xf32> {tf.aliasing_output = 230 : i32}, %arg231: tensor<1024xf32> {tf.aliasing_output = 231 : i32}, %arg232: tensor<1024xf32> {tf.aliasing_output = 232 : i32}, %arg233: tensor<1x1x512x256xf32> {tf.aliasing_output = 233 : i32}, %arg234: tensor<256xf32> {tf.aliasing_output = 234 : i32}, %arg235: tensor<256xf32> {tf.aliasing_output = 235 : i32}, %arg236: tensor<1x1x512x1024xf32> {tf.aliasing_output = 236 : i32}, %arg237: tensor<1024xf32> {tf.aliasing_output = 237 : i32}, %arg238: tensor<1024xf32> {tf.aliasing_output = 238 : i32}, %arg239: tensor<3x3x256x256xf32> {tf.aliasing_output = 239 : i32}, %arg240: tensor<256xf32> {tf.aliasing_output = 240 : i32}, %arg241: tensor<256xf32> {tf.aliasing_output = 241 : i32}, %arg242: tensor<1x1x256x1024xf32> {tf.aliasing_output = 242 : i32}, %arg243: tensor<1024xf32> {tf.aliasing_output = 243 : i32}, %arg244: tensor<1024xf32> {tf.aliasing_output = 244 : i32}, %arg245: tensor<1x1x1024x256xf32> {tf.aliasing_output = 245 : i32}, %arg246: tensor<256xf32> {tf.aliasing_output = 246 : i32}, %arg247: tensor<256xf32> {tf.aliasing_output = 247 : i32}, %arg248: tensor<3x3x256x256xf32> {tf.aliasing_output = 248 : i32}, %arg249: tensor<256xf32> {tf.aliasing_output = 249 : i32}, %arg250: tensor<256xf32> {tf.aliasing_output = 250 : i32}, %arg251: tensor<1x1x256x1024xf32> {tf.aliasing_output = 251 : i32}, %arg252: tensor<1024xf32> {tf.aliasing_output = 252 : i32}, %arg253: tensor<1024xf32> {tf.aliasing_output = 253 : i32}, %arg254: tensor<1x1x1024x256xf32> {tf.aliasing_output = 254 : i32}, %arg255: tensor<256xf32> {tf.aliasing_output = 255 : i32}, %arg256: tensor<256xf32> {tf.aliasing_output = 256 : i32}, %arg257: tensor<3x3x256x256xf32> {tf.aliasing_output = 257 : i32}, %arg258: tensor<256xf32> {tf.aliasing_output = 258 : i32}, %arg259: tensor<256xf32> {tf.aliasing_output = 259 : i32}, %arg260: tensor<1x1x256x1024xf32> {tf.aliasing_output = 260 : i32}, %arg261: tensor<1024xf32> {tf.aliasing_output = 261 : i32}, %arg262: tensor<1024xf32> {tf.aliasing_output = 262 : i32}, %arg263: tensor<1x1x1024x256xf32> {tf.aliasing_output = 263 : i32}, %arg264: tensor<256xf32> {tf.aliasing_output = 264 : i32}, %arg265: tensor<256xf32> {tf.aliasing_output = 265 : i32}, %arg266: tensor<3x3x256x256xf32> {tf.aliasing_output = 266 : i32}, %arg267: tensor<256xf32> {tf.aliasing_output = 267 : i32}, %arg268: tensor<256xf32> {tf.aliasing_output = 268 : i32}, %arg269: tensor<1x1x256x1024xf32> {tf.aliasing_output = 269 : i32}, %arg270: tensor<1024xf32> {tf.aliasing_output = 270 : i32}, %arg271: tensor<1024xf32> {tf.aliasing_output = 271 : i32}, %arg272: tensor<1x1x1024x256xf32> {tf.aliasing_output = 272 : i32}, %arg273: tensor<256xf32> {tf.aliasing_output = 273 : i32}, %arg274: tensor<256xf32> {tf.aliasing_output = 274 : i32}, %arg275: tensor<3x3x256x256xf32> {tf.aliasing_output = 275 : i32}, %arg276: tensor<256xf32> {tf.aliasing_output = 276 : i32}, %arg277: tensor<256xf32> {tf.aliasing_output = 277 : i32}, %arg278: tensor<1x1x256x1024xf32> {tf.aliasing_output = 278 : i32}, %arg279: tensor<1024xf32> {tf.aliasing_output = 279 : i32}, %arg280: tensor<1024xf32> {tf.aliasing_output = 280 : i32}, %arg281: tensor<1x1x1024x256xf32> {tf.aliasing_output = 281 : i32}, %arg282: tensor<256xf32> {tf.aliasing_output = 282 : i32}, %arg283: tensor<256xf32> {tf.aliasing_output = 283 : i32}, %arg284: tensor<3x3x256x256xf32> {tf.aliasing_output = 284 : i32}, %arg285: tensor<256xf32> {tf.aliasing_output = 285 : i32}, %arg286: tensor<256xf32> {tf.aliasing_output = 286 : i32}, %arg287: tensor<1x1x512x2048xf32> {tf.aliasing_output = 287 : i32}, %arg288: tensor<2048xf32> {tf.aliasing_output = 288 : i32}, %arg289: tensor<2048xf32> {tf.aliasing_output = 289 : i32}, %arg290: tensor<1x1x1024x512xf32> {tf.aliasing_output = 290 : i32}, %arg291: tensor<512xf32> {tf.aliasing_output = 291 : i32}, %arg292: tensor<512xf32> {tf.aliasing_output = 292 : i32}, %arg293: tensor<1x1x1024x2048xf32> {tf.aliasing_output = 293 : i32}, %arg294: tensor<2048xf32> {tf.aliasing_output = 294 : i32}, %arg295: tensor<2048xf32> {tf.aliasing_output = 295 : i32}, %arg296: tensor<3x3x512x512xf32> {tf.aliasing_output = 296 : i32}, %arg297: tensor<512xf32> {tf.aliasing_output = 297 : i32}, %arg298: tensor<512xf32> {tf.aliasing_output = 298 : i32}, %arg299: tensor<1x1x512x2048xf32> {tf.aliasing_output = 299 : i32}, %arg300: tensor<2048xf32> {tf.aliasing_output = 300 : i32}, %arg301: tensor<2048xf32> {tf.aliasing_output = 301 : i32}, %arg302: tensor<1x1x2048x512xf32> {tf.aliasing_output = 302 : i32}, %arg303: tensor<512xf32> {tf.aliasing_output = 303 : i32}, %arg304: tensor<512xf32> {tf.aliasing_output = 304 : i32}, %arg305: tensor<3x3x512x512xf32> {tf.aliasing_output = 305 : i32}, %arg306: tensor<512xf32> {tf.aliasing_output = 306 : i32}, %arg307: tensor<512xf32> {tf.aliasing_output = 307 : i32}, %arg308: tensor<1x1x512x2048xf32> {tf.aliasing_output = 308 : i32}, %arg309: tensor<2048xf32> {tf.aliasing_output = 309 : i32}, %arg310: tensor<2048xf32> {tf.aliasing_output = 310 : i32}, %arg311: tensor<1x1x2048x512xf32> {tf.aliasing_output = 311 : i32}, %arg312: tensor<512xf32> {tf.aliasing_output = 312 : i32}, %arg313: tensor<512xf32> {tf.aliasing_output = 313 : i32}, %arg314: tensor<3x3x512x512xf32> {tf.aliasing_output = 314 : i32}, %arg315: tensor<512xf32> {tf.aliasing_output = 315 : i32}, %arg316: tensor<512xf32> {tf.aliasing_output = 316 : i32}, %arg317: tensor<1000xf32> {tf.aliasing_output = 317 : i32}, %arg318: tensor<2048x1000xf32> {tf.aliasing_output = 318 : i32}, %arg319: tensor<7x7x3x64xf32> {tf.aliasing_output = 319 : i32}, %arg320: tensor<64xf32> {tf.aliasing_output = 320 : i32}, %arg321: tensor<64xf32> {tf.aliasing_output = 321 : i32}, %arg322: tensor<256xf32> {tf.aliasing_output = 322 : i32}, %arg323: tensor<256xf32> {tf.aliasing_output = 323 : i32}, %arg324: tensor<64xf32> {tf.aliasing_output = 324 : i32}, %arg325: tensor<64xf32> {tf.aliasing_output = 325 : i32}, %arg326: tensor<256xf32> {tf.aliasing_output = 326 : i32}, %arg327: tensor<256xf32> {tf.aliasing_output = 327 : i32}, %arg328: tensor<64xf32> {tf.aliasing_output = 328 : i32}, %arg329: tensor<64xf32> {tf.aliasing_output = 329 : i32}, %arg330: tensor<256xf32> {tf.aliasing_output = 330 : i32}, %arg331: tensor<256xf32> {tf.aliasing_output = 331 : i32}, %arg332: tensor<64xf32> {tf.aliasing_output = 332 : i32}, %arg333: tensor<64xf32> {tf.aliasing_output = 333 : i32}, %arg334: tensor<64xf32> {tf.aliasing_output = 334 : i32}, %arg335: tensor<64xf32> {tf.aliasing_output = 335 : i32}, %arg336: tensor<256xf32> {tf.aliasing_output = 336 : i32}, %arg337: tensor<256xf32> {tf.aliasing_output = 337 : i32}, %arg338: tensor<64xf32> {tf.aliasing_output = 338 : i32}, %arg339: tensor<64xf32> {tf.aliasing_output = 339 : i32}, %arg340: tensor<64xf32> {tf.aliasing_output = 340 : i32}, %arg341: tensor<64xf32> {tf.aliasing_output = 341 : i32}, %arg342: tensor<512xf32> {tf.aliasing_output = 342 : i32}, %arg343: tensor<512xf32> {tf.aliasing_output = 343 : i32}, %arg344: tensor<128xf32> {tf.aliasing_output = 344 : i32}, %arg345: tensor<128xf32> {tf.aliasing_output = 345 : i32}, %arg346: tensor<512xf32> {tf.aliasing_output = 346 : i32}, %arg347: tensor<512xf32> {tf.aliasing_output = 347 : i32}, %arg348: tensor<128xf32> {tf.aliasing_output = 348 : i32}, %arg349: tensor<128xf32> {tf.aliasing_output = 349 : i32}, %arg350: tensor<512xf32> {tf.aliasing_output = 350 : i32}, %arg351: tensor<512xf32> {tf.aliasing_output = 351 : i32}, %arg352: tensor<128xf32> {tf.aliasing_output = 352 : i32}, %arg353: tensor<128xf32> {tf.aliasing_output = 353 : i32}, %arg354: tensor<128xf32> {tf.aliasing_output = 354 : i32}, %arg355: tensor<128xf32> {tf.aliasing_output = 355 : i32}, %arg356: tensor<512xf32> {tf.aliasing_output = 356 : i32}, %arg357: tensor<512xf32> {tf.aliasing_output = 357 : i32}, %arg358: tensor<128xf32> {tf.aliasing_output = 358 : i32}, %arg359: tensor<128xf32> {tf.aliasing_output = 359 : i32}, %arg360: tensor<128xf32> {tf.aliasing_output = 360 : i32}, %arg361: tensor<128xf32> {tf.aliasing_output = 361 : i32}, %arg362: tensor<512xf32> {tf.aliasing_output = 362 : i32}, %arg363: tensor<512xf32> {tf.aliasing_output = 363 : i32}, %arg364: tensor<128xf32> {tf.aliasing_output = 364 : i32}, %arg365: tensor<128xf32> {tf.aliasing_output = 365 : i32}, %arg366: tensor<128xf32> {tf.aliasing_output = 366 : i32}, %arg367: tensor<128xf32> {tf.aliasing_output = 367 : i32}, %arg368: tensor<1024xf32> {tf.aliasing_output = 368 : i32}, %arg369: tensor<1024xf32> {tf.aliasing_output = 369 : i32}, %arg370: tensor<256xf32> {tf.aliasing_output = 370 : i32}, %arg371: tensor<256xf32> {tf.aliasing_output = 371 : i32}, %arg372: tensor<1024xf32> {tf.aliasing_output = 372 : i32}, %arg373: tensor<1024xf32> {tf.aliasing_output = 373 : i32}, %arg374: tensor<256xf32> {tf.aliasing_output = 374 : i32}, %arg375: tensor<256xf32> {tf.aliasing_output = 375 : i32}, %arg376: tensor<1024xf32> {tf.aliasing_output = 376 : i32}, %arg377: tensor<1024xf32> {tf.aliasing_output = 377 : i32}, %arg378: tensor<256xf32> {tf.aliasing_output = 378 : i32}, %arg379: tensor<256xf32> {tf.aliasing_output = 379 : i32}, %arg380: tensor<256xf32> {tf.aliasing_output = 380 : i32}, %arg381: tensor<256xf32> {tf.aliasing_output = 381 : i32}, %arg382: tensor<1024xf32> {tf.aliasing_output = 382 : i32}, %arg383: tensor<1024xf32> {tf.aliasing_output = 383 : i32}, %arg384: tensor<256xf32> {tf.aliasing_output = 384 : i32}, %arg385: tensor<256xf32> {tf.aliasing_output = 385 : i32}, %arg386: tensor<256xf32> {tf.aliasing_output = 386 : i32}, %arg387: tensor<256xf32> {tf.aliasing_output = 387 : i32}, %arg388: tensor<1024xf32> {tf.aliasing_output = 388 : i32}, %arg389: tensor<1024xf32> {tf.aliasing_output = 389 : i32}, %arg390: tensor<256xf32> {tf.aliasing_output = 390 : i32}, %arg391: tensor<256xf32> {tf.aliasing_output = 391 : i32}, %arg392: tensor<256xf32> {tf.aliasing_output = 392 : i32}, %arg393: tensor<256xf32> {tf.aliasing_output = 393 : i32}, %arg394: tensor<1024xf32> {tf.aliasing_output = 394 : i32}, %arg395: tensor<1024xf32> {tf.aliasing_output = 395 : i32}, %arg396: tensor<256xf32> {tf.aliasing_output = 396 : i32}, %arg397: tensor<256xf32> {tf.aliasing_output = 397 : i32}, %arg398: tensor<256xf32> {tf.aliasing_output = 398 : i32}, %arg399: tensor<256xf32> {tf.aliasing_output = 399 : i32}, %arg400: tensor<1024xf32> {tf.aliasing_output = 400 : i32}, %arg401: tensor<1024xf32> {tf.aliasing_output = 401 : i32}, %arg402: tensor<256xf32> {tf.aliasing_output = 402 : i32}, %arg403: tensor<256xf32> {tf.aliasing_output = 403 : i32}, %arg404: tensor<256xf32> {tf.aliasing_output = 404 : i32}, %arg405: tensor<256xf32> {tf.aliasing_output = 405 : i32}, %arg406: tensor<2048xf32> {tf.aliasing_output = 406 : i32}, %arg407: tensor<2048xf32> {tf.aliasing_output = 407 : i32}, %arg408: tensor<512xf32> {tf.aliasing_output = 408 : i32}, %arg409: tensor<512xf32> {tf.aliasing_output = 409 : i32}, %arg410: tensor<2048xf32> {tf.aliasing_output = 410 : i32}, %arg411: tensor<2048xf32> {tf.aliasing_output = 411 : i32}, %arg412: tensor<512xf32> {tf.aliasing_output = 412 : i32}, %arg413: tensor<512xf32> {tf.aliasing_output = 413 : i32}, %arg414: tensor<2048xf32> {tf.aliasing_output = 414 : i32}, %arg415: tensor<2048xf32> {tf.aliasing_output = 415 : i32}, %arg416: tensor<512xf32> {tf.aliasing_output = 416 : i32}, %arg417: tensor<512xf32> {tf.aliasing_output = 417 : i32}, %arg418: tensor<512xf32> {tf.aliasing_output = 418 : i32}, %arg419: tensor<512xf32> {tf.aliasing_output = 419 : i32}, %arg420: tensor<2048xf32> {tf.aliasing_output = 420 : i32}, %arg421: tensor<2048xf32> {tf.aliasing_output = 421 : i32}, %arg422: tensor<512xf32> {tf.aliasing_output = 422 : i32}, %arg423: tensor<512xf32> {tf.aliasing_output = 423 : i32}, %arg424: tensor<512xf32> {tf.aliasing_output = 424 : i32}, %arg425: tensor<512xf32> {tf.aliasing_output = 425 : i32}, %arg426: tensor<64xf32> {tf.aliasing_output = 426 : i32}, %arg427: tensor<64xf32> {tf.aliasing_output = 427 : i32}, %arg428: tensor<32x224x224x3xf32>, %arg429: tensor<32xi32>) -> (tensor<1x1x64x256xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x64x64xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['norm']['shift']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['norm']['shift']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][6]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[0]['blocks'][6]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][6]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][6]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['blocks'][6]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][6]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['blocks'][6]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][7]['expand']['norm']['shift']"}, tensor<1x1x512x256xf32> {jax.result_info = "result[0]['blocks'][7]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][7]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][7]['reduce']['norm']['shift']"}, tensor<1x1x512x1024xf32> {jax.result_info = "result[0]['blocks'][7]['shortcut']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][7]['shortcut']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][7]['shortcut']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][7]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][7]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][7]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][8]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['blocks'][8]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][8]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][8]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][8]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][8]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][8]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][9]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['blocks'][9]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][9]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][9]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][9]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][9]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][9]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][10]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['blocks'][10]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][10]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][10]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][10]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][10]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][10]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][11]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['blocks'][11]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][11]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][11]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][11]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][11]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][11]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[0]['blocks'][12]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][12]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['blocks'][12]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[0]['blocks'][12]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][12]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][12]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['blocks'][12]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][12]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][12]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['blocks'][13]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][13]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][13]['expand']['norm']['shift']"}, tensor<1x1x1024x512xf32> {jax.result_info = "result[0]['blocks'][13]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][13]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][13]['reduce']['norm']['shift']"}, tensor<1x1x1024x2048xf32> {jax.result_info = "result[0]['blocks'][13]['shortcut']['conv']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][13]['shortcut']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][13]['shortcut']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['blocks'][13]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][13]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][13]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['blocks'][14]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][14]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][14]['expand']['norm']['shift']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[0]['blocks'][14]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][14]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][14]['reduce']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['blocks'][14]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][14]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][14]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[0]['blocks'][15]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][15]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[0]['blocks'][15]['expand']['norm']['shift']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[0]['blocks'][15]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][15]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][15]['reduce']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['blocks'][15]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][15]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['blocks'][15]['spatial']['norm']['shift']"}, tensor<1000xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<2048x1000xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<7x7x3x64xf32> {jax.result_info = "result[0]['stem']['conv']"}, tensor<64xf32> {jax.result_info = "result[0]['stem']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['stem']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x64x64xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x64x256xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x256x64xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['norm']['shift']"}, tensor<1x1x256x128xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['norm']['shift']"}, tensor<1x1x256x512xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['norm']['shift']"}, tensor<1x1x128x512xf32> {jax.result_info = "result[1]['blocks'][6]['expand']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][6]['expand']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][6]['expand']['norm']['shift']"}, tensor<1x1x512x128xf32> {jax.result_info = "result[1]['blocks'][6]['reduce']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][6]['reduce']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][6]['reduce']['norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['blocks'][6]['spatial']['conv']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][6]['spatial']['norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['blocks'][6]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][7]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][7]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][7]['expand']['norm']['shift']"}, tensor<1x1x512x256xf32> {jax.result_info = "result[1]['blocks'][7]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][7]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][7]['reduce']['norm']['shift']"}, tensor<1x1x512x1024xf32> {jax.result_info = "result[1]['blocks'][7]['shortcut']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][7]['shortcut']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][7]['shortcut']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][7]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][7]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][7]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][8]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][8]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][8]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['blocks'][8]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][8]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][8]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][8]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][8]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][8]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][9]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][9]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][9]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['blocks'][9]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][9]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][9]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][9]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][9]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][9]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][10]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][10]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][10]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['blocks'][10]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][10]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][10]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][10]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][10]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][10]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][11]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][11]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][11]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['blocks'][11]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][11]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][11]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][11]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][11]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][11]['spatial']['norm']['shift']"}, tensor<1x1x256x1024xf32> {jax.result_info = "result[1]['blocks'][12]['expand']['conv']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][12]['expand']['norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['blocks'][12]['expand']['norm']['shift']"}, tensor<1x1x1024x256xf32> {jax.result_info = "result[1]['blocks'][12]['reduce']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][12]['reduce']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][12]['reduce']['norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['blocks'][12]['spatial']['conv']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][12]['spatial']['norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['blocks'][12]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['blocks'][13]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][13]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][13]['expand']['norm']['shift']"}, tensor<1x1x1024x512xf32> {jax.result_info = "result[1]['blocks'][13]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][13]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][13]['reduce']['norm']['shift']"}, tensor<1x1x1024x2048xf32> {jax.result_info = "result[1]['blocks'][13]['shortcut']['conv']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][13]['shortcut']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][13]['shortcut']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['blocks'][13]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][13]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][13]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['blocks'][14]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][14]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][14]['expand']['norm']['shift']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[1]['blocks'][14]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][14]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][14]['reduce']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['blocks'][14]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][14]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][14]['spatial']['norm']['shift']"}, tensor<1x1x512x2048xf32> {jax.result_info = "result[1]['blocks'][15]['expand']['conv']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][15]['expand']['norm']['scale']"}, tensor<2048xf32> {jax.result_info = "result[1]['blocks'][15]['expand']['norm']['shift']"}, tensor<1x1x2048x512xf32> {jax.result_info = "result[1]['blocks'][15]['reduce']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][15]['reduce']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][15]['reduce']['norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['blocks'][15]['spatial']['conv']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][15]['spatial']['norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['blocks'][15]['spatial']['norm']['shift']"}, tensor<1000xf32> {jax.result_info = "result[1]['head']['bias']"}, tensor<2048x1000xf32> {jax.result_info = "result[1]['head']['weight']"}, tensor<7x7x3x64xf32> {jax.result_info = "result[1]['stem']['conv']"}, tensor<64xf32> {jax.result_info = "result[1]['stem']['norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['stem']['norm']['shift']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][3]['expand']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][3]['expand']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][3]['reduce']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][3]['reduce']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][3]['shortcut']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][3]['shortcut']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][3]['spatial']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][3]['spatial']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][4]['expand']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][4]['expand']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][4]['reduce']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][4]['reduce']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][4]['spatial']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][4]['spatial']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][5]['expand']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][5]['expand']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][5]['reduce']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][5]['reduce']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][5]['spatial']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][5]['spatial']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][6]['expand']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][6]['expand']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][6]['reduce']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][6]['reduce']['variance']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][6]['spatial']['mean']"}, tensor<128xf32> {jax.result_info = "result[2]['blocks'][6]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][7]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][7]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][7]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][7]['reduce']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][7]['shortcut']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][7]['shortcut']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][7]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][7]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][8]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][8]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][8]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][8]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][8]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][8]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][9]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][9]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][9]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][9]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][9]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][9]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][10]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][10]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][10]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][10]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][10]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][10]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][11]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][11]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][11]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][11]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][11]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][11]['spatial']['variance']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][12]['expand']['mean']"}, tensor<1024xf32> {jax.result_info = "result[2]['blocks'][12]['expand']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][12]['reduce']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][12]['reduce']['variance']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][12]['spatial']['mean']"}, tensor<256xf32> {jax.result_info = "result[2]['blocks'][12]['spatial']['variance']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][13]['expand']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][13]['expand']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][13]['reduce']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][13]['reduce']['variance']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][13]['shortcut']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][13]['shortcut']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][13]['spatial']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][13]['spatial']['variance']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][14]['expand']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][14]['expand']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][14]['reduce']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][14]['reduce']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][14]['spatial']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][14]['spatial']['variance']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][15]['expand']['mean']"}, tensor<2048xf32> {jax.result_info = "result[2]['blocks'][15]['expand']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][15]['reduce']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][15]['reduce']['variance']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][15]['spatial']['mean']"}, tensor<512xf32> {jax.result_info = "result[2]['blocks'][15]['spatial']['variance']"}, tensor<64xf32> {jax.result_info = "result[2]['stem']['mean']"}, tensor<64xf32> {jax.result_info = "result[2]['stem']['variance']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg428, %arg158) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x224x224x3xf32>, tensor<7x7x3x64xf32>) -> tensor<32x112x112x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<4.014080e+05> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.divide %1, %2 : tensor<64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<32x112x112x64xf32>
    %7 = chlo.square %6 : tensor<32x112x112x64xf32> -> tensor<32x112x112x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x112x112x64xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<32x112x112x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<4.014080e+05> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %12 = stablehlo.divide %10, %11 : tensor<64xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<32x112x112x64xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %17 = stablehlo.add %12, %16 : tensor<64xf32>
    %18 = stablehlo.rsqrt %17 : tensor<64xf32>
    %19 = stablehlo.divide %18, %17 : tensor<64xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<64xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<32x112x112x64xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %26 = stablehlo.multiply %25, %arg426 : tensor<64xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %28 = stablehlo.multiply %27, %3 : tensor<64xf32>
    %29 = stablehlo.add %26, %28 : tensor<64xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.multiply %30, %arg427 : tensor<64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %33 = stablehlo.multiply %32, %12 : tensor<64xf32>
    %34 = stablehlo.add %31, %33 : tensor<64xf32>
    %35 = stablehlo.broadcast_in_dim %arg159, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %37 = stablehlo.multiply %24, %36 : tensor<32x112x112x64xf32>
    %38 = stablehlo.broadcast_in_dim %arg160, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %40 = stablehlo.add %37, %39 : tensor<32x112x112x64xf32>
    %41 = call @relu(%40) : (tensor<32x112x112x64xf32>) -> tensor<32x112x112x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x112x112x64xf32>
    %43 = stablehlo.compare GT, %40, %42, FLOAT : (tensor<32x112x112x64xf32>, tensor<32x112x112x64xf32>) -> tensor<32x112x112x64xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.reduce_window"(%41, %44) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5892 = stablehlo.maximum %arg430, %arg431 : tensor<f32>
      stablehlo.return %5892 : tensor<f32>
    }) : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<32x56x56x64xf32>
    %46 = stablehlo.convolution(%45, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_13 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %49 = stablehlo.divide %47, %48 : tensor<64xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %52 = stablehlo.subtract %46, %51 : tensor<32x56x56x64xf32>
    %53 = chlo.square %52 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<32x56x56x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_16 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %58 = stablehlo.divide %56, %57 : tensor<64xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %61 = stablehlo.subtract %46, %60 : tensor<32x56x56x64xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %63 = stablehlo.add %58, %62 : tensor<64xf32>
    %64 = stablehlo.rsqrt %63 : tensor<64xf32>
    %65 = stablehlo.divide %64, %63 : tensor<64xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<64xf32>
    %68 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %70 = stablehlo.multiply %61, %69 : tensor<32x56x56x64xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %72 = stablehlo.multiply %71, %arg324 : tensor<64xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %74 = stablehlo.multiply %73, %49 : tensor<64xf32>
    %75 = stablehlo.add %72, %74 : tensor<64xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %77 = stablehlo.multiply %76, %arg325 : tensor<64xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %79 = stablehlo.multiply %78, %58 : tensor<64xf32>
    %80 = stablehlo.add %77, %79 : tensor<64xf32>
    %81 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %83 = stablehlo.multiply %70, %82 : tensor<32x56x56x64xf32>
    %84 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %86 = stablehlo.add %83, %85 : tensor<32x56x56x64xf32>
    %87 = call @relu_0(%86) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %89 = stablehlo.compare GT, %86, %88, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %90 = stablehlo.convolution(%87, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_25 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %93 = stablehlo.divide %91, %92 : tensor<64xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %96 = stablehlo.subtract %90, %95 : tensor<32x56x56x64xf32>
    %97 = chlo.square %96 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<32x56x56x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_28 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %102 = stablehlo.divide %100, %101 : tensor<64xf32>
    %103 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %105 = stablehlo.subtract %90, %104 : tensor<32x56x56x64xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %107 = stablehlo.add %102, %106 : tensor<64xf32>
    %108 = stablehlo.rsqrt %107 : tensor<64xf32>
    %109 = stablehlo.divide %108, %107 : tensor<64xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<64xf32>
    %112 = stablehlo.broadcast_in_dim %108, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %114 = stablehlo.multiply %105, %113 : tensor<32x56x56x64xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %116 = stablehlo.multiply %115, %arg328 : tensor<64xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %118 = stablehlo.multiply %117, %93 : tensor<64xf32>
    %119 = stablehlo.add %116, %118 : tensor<64xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %121 = stablehlo.multiply %120, %arg329 : tensor<64xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %123 = stablehlo.multiply %122, %102 : tensor<64xf32>
    %124 = stablehlo.add %121, %123 : tensor<64xf32>
    %125 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %127 = stablehlo.multiply %114, %126 : tensor<32x56x56x64xf32>
    %128 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %130 = stablehlo.add %127, %129 : tensor<32x56x56x64xf32>
    %131 = call @relu_0(%130) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %133 = stablehlo.compare GT, %130, %132, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %134 = stablehlo.convolution(%131, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_37 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %137 = stablehlo.divide %135, %136 : tensor<256xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %140 = stablehlo.subtract %134, %139 : tensor<32x56x56x256xf32>
    %141 = chlo.square %140 : tensor<32x56x56x256xf32> -> tensor<32x56x56x256xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %143 = stablehlo.multiply %142, %140 : tensor<32x56x56x256xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%141 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_40 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %146 = stablehlo.divide %144, %145 : tensor<256xf32>
    %147 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %149 = stablehlo.subtract %134, %148 : tensor<32x56x56x256xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %151 = stablehlo.add %146, %150 : tensor<256xf32>
    %152 = stablehlo.rsqrt %151 : tensor<256xf32>
    %153 = stablehlo.divide %152, %151 : tensor<256xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<256xf32>
    %156 = stablehlo.broadcast_in_dim %152, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %158 = stablehlo.multiply %149, %157 : tensor<32x56x56x256xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %160 = stablehlo.multiply %159, %arg322 : tensor<256xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %162 = stablehlo.multiply %161, %137 : tensor<256xf32>
    %163 = stablehlo.add %160, %162 : tensor<256xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %165 = stablehlo.multiply %164, %arg323 : tensor<256xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %167 = stablehlo.multiply %166, %146 : tensor<256xf32>
    %168 = stablehlo.add %165, %167 : tensor<256xf32>
    %169 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %171 = stablehlo.multiply %158, %170 : tensor<32x56x56x256xf32>
    %172 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %174 = stablehlo.add %171, %173 : tensor<32x56x56x256xf32>
    %175 = stablehlo.convolution(%45, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_48 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %178 = stablehlo.divide %176, %177 : tensor<256xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %181 = stablehlo.subtract %175, %180 : tensor<32x56x56x256xf32>
    %182 = chlo.square %181 : tensor<32x56x56x256xf32> -> tensor<32x56x56x256xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %184 = stablehlo.multiply %183, %181 : tensor<32x56x56x256xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%182 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_51 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %187 = stablehlo.divide %185, %186 : tensor<256xf32>
    %188 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %190 = stablehlo.subtract %175, %189 : tensor<32x56x56x256xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %192 = stablehlo.add %187, %191 : tensor<256xf32>
    %193 = stablehlo.rsqrt %192 : tensor<256xf32>
    %194 = stablehlo.divide %193, %192 : tensor<256xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %196 = stablehlo.multiply %195, %194 : tensor<256xf32>
    %197 = stablehlo.broadcast_in_dim %193, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %199 = stablehlo.multiply %190, %198 : tensor<32x56x56x256xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %201 = stablehlo.multiply %200, %arg326 : tensor<256xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %203 = stablehlo.multiply %202, %178 : tensor<256xf32>
    %204 = stablehlo.add %201, %203 : tensor<256xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %206 = stablehlo.multiply %205, %arg327 : tensor<256xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %208 = stablehlo.multiply %207, %187 : tensor<256xf32>
    %209 = stablehlo.add %206, %208 : tensor<256xf32>
    %210 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %212 = stablehlo.multiply %199, %211 : tensor<32x56x56x256xf32>
    %213 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %215 = stablehlo.add %212, %214 : tensor<32x56x56x256xf32>
    %216 = stablehlo.add %215, %174 : tensor<32x56x56x256xf32>
    %217 = call @relu_1(%216) : (tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %219 = stablehlo.compare GT, %216, %218, FLOAT : (tensor<32x56x56x256xf32>, tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xi1>
    %220 = stablehlo.convolution(%217, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_60 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %223 = stablehlo.divide %221, %222 : tensor<64xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %226 = stablehlo.subtract %220, %225 : tensor<32x56x56x64xf32>
    %227 = chlo.square %226 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %229 = stablehlo.multiply %228, %226 : tensor<32x56x56x64xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%227 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_63 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %232 = stablehlo.divide %230, %231 : tensor<64xf32>
    %233 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %235 = stablehlo.subtract %220, %234 : tensor<32x56x56x64xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %237 = stablehlo.add %232, %236 : tensor<64xf32>
    %238 = stablehlo.rsqrt %237 : tensor<64xf32>
    %239 = stablehlo.divide %238, %237 : tensor<64xf32>
    %cst_65 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<64xf32>
    %242 = stablehlo.broadcast_in_dim %238, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %244 = stablehlo.multiply %235, %243 : tensor<32x56x56x64xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %246 = stablehlo.multiply %245, %arg332 : tensor<64xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %248 = stablehlo.multiply %247, %223 : tensor<64xf32>
    %249 = stablehlo.add %246, %248 : tensor<64xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %251 = stablehlo.multiply %250, %arg333 : tensor<64xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %253 = stablehlo.multiply %252, %232 : tensor<64xf32>
    %254 = stablehlo.add %251, %253 : tensor<64xf32>
    %255 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %257 = stablehlo.multiply %244, %256 : tensor<32x56x56x64xf32>
    %258 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %260 = stablehlo.add %257, %259 : tensor<32x56x56x64xf32>
    %261 = call @relu_0(%260) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %263 = stablehlo.compare GT, %260, %262, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %264 = stablehlo.convolution(%261, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_72 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %267 = stablehlo.divide %265, %266 : tensor<64xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %270 = stablehlo.subtract %264, %269 : tensor<32x56x56x64xf32>
    %271 = chlo.square %270 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %273 = stablehlo.multiply %272, %270 : tensor<32x56x56x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%271 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_75 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %276 = stablehlo.divide %274, %275 : tensor<64xf32>
    %277 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %279 = stablehlo.subtract %264, %278 : tensor<32x56x56x64xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %281 = stablehlo.add %276, %280 : tensor<64xf32>
    %282 = stablehlo.rsqrt %281 : tensor<64xf32>
    %283 = stablehlo.divide %282, %281 : tensor<64xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %285 = stablehlo.multiply %284, %283 : tensor<64xf32>
    %286 = stablehlo.broadcast_in_dim %282, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %288 = stablehlo.multiply %279, %287 : tensor<32x56x56x64xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %290 = stablehlo.multiply %289, %arg334 : tensor<64xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %292 = stablehlo.multiply %291, %267 : tensor<64xf32>
    %293 = stablehlo.add %290, %292 : tensor<64xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %295 = stablehlo.multiply %294, %arg335 : tensor<64xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %297 = stablehlo.multiply %296, %276 : tensor<64xf32>
    %298 = stablehlo.add %295, %297 : tensor<64xf32>
    %299 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %301 = stablehlo.multiply %288, %300 : tensor<32x56x56x64xf32>
    %302 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %304 = stablehlo.add %301, %303 : tensor<32x56x56x64xf32>
    %305 = call @relu_0(%304) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %307 = stablehlo.compare GT, %304, %306, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %308 = stablehlo.convolution(%305, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_84 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %311 = stablehlo.divide %309, %310 : tensor<256xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %314 = stablehlo.subtract %308, %313 : tensor<32x56x56x256xf32>
    %315 = chlo.square %314 : tensor<32x56x56x256xf32> -> tensor<32x56x56x256xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %317 = stablehlo.multiply %316, %314 : tensor<32x56x56x256xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%315 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_87 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %320 = stablehlo.divide %318, %319 : tensor<256xf32>
    %321 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %323 = stablehlo.subtract %308, %322 : tensor<32x56x56x256xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %325 = stablehlo.add %320, %324 : tensor<256xf32>
    %326 = stablehlo.rsqrt %325 : tensor<256xf32>
    %327 = stablehlo.divide %326, %325 : tensor<256xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %329 = stablehlo.multiply %328, %327 : tensor<256xf32>
    %330 = stablehlo.broadcast_in_dim %326, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %332 = stablehlo.multiply %323, %331 : tensor<32x56x56x256xf32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %334 = stablehlo.multiply %333, %arg330 : tensor<256xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %336 = stablehlo.multiply %335, %311 : tensor<256xf32>
    %337 = stablehlo.add %334, %336 : tensor<256xf32>
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %339 = stablehlo.multiply %338, %arg331 : tensor<256xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %341 = stablehlo.multiply %340, %320 : tensor<256xf32>
    %342 = stablehlo.add %339, %341 : tensor<256xf32>
    %343 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %345 = stablehlo.multiply %332, %344 : tensor<32x56x56x256xf32>
    %346 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %348 = stablehlo.add %345, %347 : tensor<32x56x56x256xf32>
    %349 = stablehlo.add %217, %348 : tensor<32x56x56x256xf32>
    %350 = call @relu_1(%349) : (tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %352 = stablehlo.compare GT, %349, %351, FLOAT : (tensor<32x56x56x256xf32>, tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xi1>
    %353 = stablehlo.convolution(%350, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_96 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %356 = stablehlo.divide %354, %355 : tensor<64xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %359 = stablehlo.subtract %353, %358 : tensor<32x56x56x64xf32>
    %360 = chlo.square %359 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %362 = stablehlo.multiply %361, %359 : tensor<32x56x56x64xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%360 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_99 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %365 = stablehlo.divide %363, %364 : tensor<64xf32>
    %366 = stablehlo.broadcast_in_dim %356, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %368 = stablehlo.subtract %353, %367 : tensor<32x56x56x64xf32>
    %cst_100 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %370 = stablehlo.add %365, %369 : tensor<64xf32>
    %371 = stablehlo.rsqrt %370 : tensor<64xf32>
    %372 = stablehlo.divide %371, %370 : tensor<64xf32>
    %cst_101 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %374 = stablehlo.multiply %373, %372 : tensor<64xf32>
    %375 = stablehlo.broadcast_in_dim %371, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %377 = stablehlo.multiply %368, %376 : tensor<32x56x56x64xf32>
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %379 = stablehlo.multiply %378, %arg338 : tensor<64xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %381 = stablehlo.multiply %380, %356 : tensor<64xf32>
    %382 = stablehlo.add %379, %381 : tensor<64xf32>
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %384 = stablehlo.multiply %383, %arg339 : tensor<64xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %386 = stablehlo.multiply %385, %365 : tensor<64xf32>
    %387 = stablehlo.add %384, %386 : tensor<64xf32>
    %388 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %390 = stablehlo.multiply %377, %389 : tensor<32x56x56x64xf32>
    %391 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %393 = stablehlo.add %390, %392 : tensor<32x56x56x64xf32>
    %394 = call @relu_0(%393) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %396 = stablehlo.compare GT, %393, %395, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %397 = stablehlo.convolution(%394, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.reduce(%397 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_108 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %400 = stablehlo.divide %398, %399 : tensor<64xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %403 = stablehlo.subtract %397, %402 : tensor<32x56x56x64xf32>
    %404 = chlo.square %403 : tensor<32x56x56x64xf32> -> tensor<32x56x56x64xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %406 = stablehlo.multiply %405, %403 : tensor<32x56x56x64xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%404 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_111 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %409 = stablehlo.divide %407, %408 : tensor<64xf32>
    %410 = stablehlo.broadcast_in_dim %400, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %412 = stablehlo.subtract %397, %411 : tensor<32x56x56x64xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %414 = stablehlo.add %409, %413 : tensor<64xf32>
    %415 = stablehlo.rsqrt %414 : tensor<64xf32>
    %416 = stablehlo.divide %415, %414 : tensor<64xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %418 = stablehlo.multiply %417, %416 : tensor<64xf32>
    %419 = stablehlo.broadcast_in_dim %415, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %421 = stablehlo.multiply %412, %420 : tensor<32x56x56x64xf32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %423 = stablehlo.multiply %422, %arg340 : tensor<64xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %425 = stablehlo.multiply %424, %400 : tensor<64xf32>
    %426 = stablehlo.add %423, %425 : tensor<64xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %428 = stablehlo.multiply %427, %arg341 : tensor<64xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %430 = stablehlo.multiply %429, %409 : tensor<64xf32>
    %431 = stablehlo.add %428, %430 : tensor<64xf32>
    %432 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %434 = stablehlo.multiply %421, %433 : tensor<32x56x56x64xf32>
    %435 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %437 = stablehlo.add %434, %436 : tensor<32x56x56x64xf32>
    %438 = call @relu_0(%437) : (tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %440 = stablehlo.compare GT, %437, %439, FLOAT : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xi1>
    %441 = stablehlo.convolution(%438, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_120 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %444 = stablehlo.divide %442, %443 : tensor<256xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %447 = stablehlo.subtract %441, %446 : tensor<32x56x56x256xf32>
    %448 = chlo.square %447 : tensor<32x56x56x256xf32> -> tensor<32x56x56x256xf32>
    %cst_121 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %450 = stablehlo.multiply %449, %447 : tensor<32x56x56x256xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%448 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_123 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %453 = stablehlo.divide %451, %452 : tensor<256xf32>
    %454 = stablehlo.broadcast_in_dim %444, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %456 = stablehlo.subtract %441, %455 : tensor<32x56x56x256xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %458 = stablehlo.add %453, %457 : tensor<256xf32>
    %459 = stablehlo.rsqrt %458 : tensor<256xf32>
    %460 = stablehlo.divide %459, %458 : tensor<256xf32>
    %cst_125 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %462 = stablehlo.multiply %461, %460 : tensor<256xf32>
    %463 = stablehlo.broadcast_in_dim %459, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %465 = stablehlo.multiply %456, %464 : tensor<32x56x56x256xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %467 = stablehlo.multiply %466, %arg336 : tensor<256xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %469 = stablehlo.multiply %468, %444 : tensor<256xf32>
    %470 = stablehlo.add %467, %469 : tensor<256xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %472 = stablehlo.multiply %471, %arg337 : tensor<256xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %474 = stablehlo.multiply %473, %453 : tensor<256xf32>
    %475 = stablehlo.add %472, %474 : tensor<256xf32>
    %476 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %478 = stablehlo.multiply %465, %477 : tensor<32x56x56x256xf32>
    %479 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %481 = stablehlo.add %478, %480 : tensor<32x56x56x256xf32>
    %482 = stablehlo.add %350, %481 : tensor<32x56x56x256xf32>
    %483 = call @relu_1(%482) : (tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %485 = stablehlo.compare GT, %482, %484, FLOAT : (tensor<32x56x56x256xf32>, tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xi1>
    %486 = stablehlo.convolution(%483, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x256x128xf32>) -> tensor<32x56x56x128xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_131) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_132 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %489 = stablehlo.divide %487, %488 : tensor<128xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %492 = stablehlo.subtract %486, %491 : tensor<32x56x56x128xf32>
    %493 = chlo.square %492 : tensor<32x56x56x128xf32> -> tensor<32x56x56x128xf32>
    %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x56x56x128xf32>
    %495 = stablehlo.multiply %494, %492 : tensor<32x56x56x128xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %496 = stablehlo.reduce(%493 init: %cst_134) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_135 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %498 = stablehlo.divide %496, %497 : tensor<128xf32>
    %499 = stablehlo.broadcast_in_dim %489, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %501 = stablehlo.subtract %486, %500 : tensor<32x56x56x128xf32>
    %cst_136 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %503 = stablehlo.add %498, %502 : tensor<128xf32>
    %504 = stablehlo.rsqrt %503 : tensor<128xf32>
    %505 = stablehlo.divide %504, %503 : tensor<128xf32>
    %cst_137 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %507 = stablehlo.multiply %506, %505 : tensor<128xf32>
    %508 = stablehlo.broadcast_in_dim %504, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %510 = stablehlo.multiply %501, %509 : tensor<32x56x56x128xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %512 = stablehlo.multiply %511, %arg344 : tensor<128xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %514 = stablehlo.multiply %513, %489 : tensor<128xf32>
    %515 = stablehlo.add %512, %514 : tensor<128xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %517 = stablehlo.multiply %516, %arg345 : tensor<128xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %519 = stablehlo.multiply %518, %498 : tensor<128xf32>
    %520 = stablehlo.add %517, %519 : tensor<128xf32>
    %521 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %523 = stablehlo.multiply %510, %522 : tensor<32x56x56x128xf32>
    %524 = stablehlo.broadcast_in_dim %arg35, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %526 = stablehlo.add %523, %525 : tensor<32x56x56x128xf32>
    %527 = call @relu_2(%526) : (tensor<32x56x56x128xf32>) -> tensor<32x56x56x128xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x56x56x128xf32>
    %529 = stablehlo.compare GT, %526, %528, FLOAT : (tensor<32x56x56x128xf32>, tensor<32x56x56x128xf32>) -> tensor<32x56x56x128xi1>
    %530 = stablehlo.convolution(%527, %arg39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%530 init: %cst_143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_144 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %533 = stablehlo.divide %531, %532 : tensor<128xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %536 = stablehlo.subtract %530, %535 : tensor<32x28x28x128xf32>
    %537 = chlo.square %536 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %539 = stablehlo.multiply %538, %536 : tensor<32x28x28x128xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%537 init: %cst_146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_147 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %542 = stablehlo.divide %540, %541 : tensor<128xf32>
    %543 = stablehlo.broadcast_in_dim %533, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %545 = stablehlo.subtract %530, %544 : tensor<32x28x28x128xf32>
    %cst_148 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %547 = stablehlo.add %542, %546 : tensor<128xf32>
    %548 = stablehlo.rsqrt %547 : tensor<128xf32>
    %549 = stablehlo.divide %548, %547 : tensor<128xf32>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<128xf32>
    %552 = stablehlo.broadcast_in_dim %548, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %554 = stablehlo.multiply %545, %553 : tensor<32x28x28x128xf32>
    %cst_150 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %556 = stablehlo.multiply %555, %arg348 : tensor<128xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %558 = stablehlo.multiply %557, %533 : tensor<128xf32>
    %559 = stablehlo.add %556, %558 : tensor<128xf32>
    %cst_152 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %561 = stablehlo.multiply %560, %arg349 : tensor<128xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %563 = stablehlo.multiply %562, %542 : tensor<128xf32>
    %564 = stablehlo.add %561, %563 : tensor<128xf32>
    %565 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %567 = stablehlo.multiply %554, %566 : tensor<32x28x28x128xf32>
    %568 = stablehlo.broadcast_in_dim %arg41, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %570 = stablehlo.add %567, %569 : tensor<32x28x28x128xf32>
    %571 = call @relu_3(%570) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %573 = stablehlo.compare GT, %570, %572, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %574 = stablehlo.convolution(%571, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.reduce(%574 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_156 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %577 = stablehlo.divide %575, %576 : tensor<512xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %580 = stablehlo.subtract %574, %579 : tensor<32x28x28x512xf32>
    %581 = chlo.square %580 : tensor<32x28x28x512xf32> -> tensor<32x28x28x512xf32>
    %cst_157 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %583 = stablehlo.multiply %582, %580 : tensor<32x28x28x512xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%581 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_159 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %586 = stablehlo.divide %584, %585 : tensor<512xf32>
    %587 = stablehlo.broadcast_in_dim %577, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %589 = stablehlo.subtract %574, %588 : tensor<32x28x28x512xf32>
    %cst_160 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %591 = stablehlo.add %586, %590 : tensor<512xf32>
    %592 = stablehlo.rsqrt %591 : tensor<512xf32>
    %593 = stablehlo.divide %592, %591 : tensor<512xf32>
    %cst_161 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %595 = stablehlo.multiply %594, %593 : tensor<512xf32>
    %596 = stablehlo.broadcast_in_dim %592, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %598 = stablehlo.multiply %589, %597 : tensor<32x28x28x512xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %600 = stablehlo.multiply %599, %arg342 : tensor<512xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %602 = stablehlo.multiply %601, %577 : tensor<512xf32>
    %603 = stablehlo.add %600, %602 : tensor<512xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %605 = stablehlo.multiply %604, %arg343 : tensor<512xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %607 = stablehlo.multiply %606, %586 : tensor<512xf32>
    %608 = stablehlo.add %605, %607 : tensor<512xf32>
    %609 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %611 = stablehlo.multiply %598, %610 : tensor<32x28x28x512xf32>
    %612 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %614 = stablehlo.add %611, %613 : tensor<32x28x28x512xf32>
    %615 = stablehlo.convolution(%483, %arg36) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x256x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_167 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %618 = stablehlo.divide %616, %617 : tensor<512xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %621 = stablehlo.subtract %615, %620 : tensor<32x28x28x512xf32>
    %622 = chlo.square %621 : tensor<32x28x28x512xf32> -> tensor<32x28x28x512xf32>
    %cst_168 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %624 = stablehlo.multiply %623, %621 : tensor<32x28x28x512xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%622 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_170 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %627 = stablehlo.divide %625, %626 : tensor<512xf32>
    %628 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %630 = stablehlo.subtract %615, %629 : tensor<32x28x28x512xf32>
    %cst_171 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %632 = stablehlo.add %627, %631 : tensor<512xf32>
    %633 = stablehlo.rsqrt %632 : tensor<512xf32>
    %634 = stablehlo.divide %633, %632 : tensor<512xf32>
    %cst_172 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %636 = stablehlo.multiply %635, %634 : tensor<512xf32>
    %637 = stablehlo.broadcast_in_dim %633, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %639 = stablehlo.multiply %630, %638 : tensor<32x28x28x512xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %641 = stablehlo.multiply %640, %arg346 : tensor<512xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %643 = stablehlo.multiply %642, %618 : tensor<512xf32>
    %644 = stablehlo.add %641, %643 : tensor<512xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %646 = stablehlo.multiply %645, %arg347 : tensor<512xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %648 = stablehlo.multiply %647, %627 : tensor<512xf32>
    %649 = stablehlo.add %646, %648 : tensor<512xf32>
    %650 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %652 = stablehlo.multiply %639, %651 : tensor<32x28x28x512xf32>
    %653 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %655 = stablehlo.add %652, %654 : tensor<32x28x28x512xf32>
    %656 = stablehlo.add %655, %614 : tensor<32x28x28x512xf32>
    %657 = call @relu_4(%656) : (tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %659 = stablehlo.compare GT, %656, %658, FLOAT : (tensor<32x28x28x512xf32>, tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xi1>
    %660 = stablehlo.convolution(%657, %arg45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_179 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %663 = stablehlo.divide %661, %662 : tensor<128xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %666 = stablehlo.subtract %660, %665 : tensor<32x28x28x128xf32>
    %667 = chlo.square %666 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_180 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %669 = stablehlo.multiply %668, %666 : tensor<32x28x28x128xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%667 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_182 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %672 = stablehlo.divide %670, %671 : tensor<128xf32>
    %673 = stablehlo.broadcast_in_dim %663, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %675 = stablehlo.subtract %660, %674 : tensor<32x28x28x128xf32>
    %cst_183 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %677 = stablehlo.add %672, %676 : tensor<128xf32>
    %678 = stablehlo.rsqrt %677 : tensor<128xf32>
    %679 = stablehlo.divide %678, %677 : tensor<128xf32>
    %cst_184 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %681 = stablehlo.multiply %680, %679 : tensor<128xf32>
    %682 = stablehlo.broadcast_in_dim %678, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %684 = stablehlo.multiply %675, %683 : tensor<32x28x28x128xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %686 = stablehlo.multiply %685, %arg352 : tensor<128xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %688 = stablehlo.multiply %687, %663 : tensor<128xf32>
    %689 = stablehlo.add %686, %688 : tensor<128xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %691 = stablehlo.multiply %690, %arg353 : tensor<128xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %693 = stablehlo.multiply %692, %672 : tensor<128xf32>
    %694 = stablehlo.add %691, %693 : tensor<128xf32>
    %695 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %697 = stablehlo.multiply %684, %696 : tensor<32x28x28x128xf32>
    %698 = stablehlo.broadcast_in_dim %arg47, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %700 = stablehlo.add %697, %699 : tensor<32x28x28x128xf32>
    %701 = call @relu_3(%700) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %703 = stablehlo.compare GT, %700, %702, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %704 = stablehlo.convolution(%701, %arg48) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_191 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %707 = stablehlo.divide %705, %706 : tensor<128xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %710 = stablehlo.subtract %704, %709 : tensor<32x28x28x128xf32>
    %711 = chlo.square %710 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_192 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %713 = stablehlo.multiply %712, %710 : tensor<32x28x28x128xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %714 = stablehlo.reduce(%711 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_194 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %716 = stablehlo.divide %714, %715 : tensor<128xf32>
    %717 = stablehlo.broadcast_in_dim %707, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %719 = stablehlo.subtract %704, %718 : tensor<32x28x28x128xf32>
    %cst_195 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %721 = stablehlo.add %716, %720 : tensor<128xf32>
    %722 = stablehlo.rsqrt %721 : tensor<128xf32>
    %723 = stablehlo.divide %722, %721 : tensor<128xf32>
    %cst_196 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %725 = stablehlo.multiply %724, %723 : tensor<128xf32>
    %726 = stablehlo.broadcast_in_dim %722, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %728 = stablehlo.multiply %719, %727 : tensor<32x28x28x128xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %730 = stablehlo.multiply %729, %arg354 : tensor<128xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %732 = stablehlo.multiply %731, %707 : tensor<128xf32>
    %733 = stablehlo.add %730, %732 : tensor<128xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %735 = stablehlo.multiply %734, %arg355 : tensor<128xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %737 = stablehlo.multiply %736, %716 : tensor<128xf32>
    %738 = stablehlo.add %735, %737 : tensor<128xf32>
    %739 = stablehlo.broadcast_in_dim %arg49, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %741 = stablehlo.multiply %728, %740 : tensor<32x28x28x128xf32>
    %742 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %743 = stablehlo.broadcast_in_dim %742, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %744 = stablehlo.add %741, %743 : tensor<32x28x28x128xf32>
    %745 = call @relu_3(%744) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %747 = stablehlo.compare GT, %744, %746, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %748 = stablehlo.convolution(%745, %arg42) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = stablehlo.reduce(%748 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_203 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %751 = stablehlo.divide %749, %750 : tensor<512xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %754 = stablehlo.subtract %748, %753 : tensor<32x28x28x512xf32>
    %755 = chlo.square %754 : tensor<32x28x28x512xf32> -> tensor<32x28x28x512xf32>
    %cst_204 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %757 = stablehlo.multiply %756, %754 : tensor<32x28x28x512xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%755 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_206 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %760 = stablehlo.divide %758, %759 : tensor<512xf32>
    %761 = stablehlo.broadcast_in_dim %751, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %763 = stablehlo.subtract %748, %762 : tensor<32x28x28x512xf32>
    %cst_207 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %765 = stablehlo.add %760, %764 : tensor<512xf32>
    %766 = stablehlo.rsqrt %765 : tensor<512xf32>
    %767 = stablehlo.divide %766, %765 : tensor<512xf32>
    %cst_208 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %769 = stablehlo.multiply %768, %767 : tensor<512xf32>
    %770 = stablehlo.broadcast_in_dim %766, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %772 = stablehlo.multiply %763, %771 : tensor<32x28x28x512xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %774 = stablehlo.multiply %773, %arg350 : tensor<512xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %776 = stablehlo.multiply %775, %751 : tensor<512xf32>
    %777 = stablehlo.add %774, %776 : tensor<512xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %779 = stablehlo.multiply %778, %arg351 : tensor<512xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %781 = stablehlo.multiply %780, %760 : tensor<512xf32>
    %782 = stablehlo.add %779, %781 : tensor<512xf32>
    %783 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %785 = stablehlo.multiply %772, %784 : tensor<32x28x28x512xf32>
    %786 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %788 = stablehlo.add %785, %787 : tensor<32x28x28x512xf32>
    %789 = stablehlo.add %657, %788 : tensor<32x28x28x512xf32>
    %790 = call @relu_4(%789) : (tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %792 = stablehlo.compare GT, %789, %791, FLOAT : (tensor<32x28x28x512xf32>, tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xi1>
    %793 = stablehlo.convolution(%790, %arg54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%793 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_215 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %796 = stablehlo.divide %794, %795 : tensor<128xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %799 = stablehlo.subtract %793, %798 : tensor<32x28x28x128xf32>
    %800 = chlo.square %799 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_216 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %802 = stablehlo.multiply %801, %799 : tensor<32x28x28x128xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %803 = stablehlo.reduce(%800 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_218 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %805 = stablehlo.divide %803, %804 : tensor<128xf32>
    %806 = stablehlo.broadcast_in_dim %796, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %808 = stablehlo.subtract %793, %807 : tensor<32x28x28x128xf32>
    %cst_219 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %810 = stablehlo.add %805, %809 : tensor<128xf32>
    %811 = stablehlo.rsqrt %810 : tensor<128xf32>
    %812 = stablehlo.divide %811, %810 : tensor<128xf32>
    %cst_220 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %814 = stablehlo.multiply %813, %812 : tensor<128xf32>
    %815 = stablehlo.broadcast_in_dim %811, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %817 = stablehlo.multiply %808, %816 : tensor<32x28x28x128xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %819 = stablehlo.multiply %818, %arg358 : tensor<128xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %821 = stablehlo.multiply %820, %796 : tensor<128xf32>
    %822 = stablehlo.add %819, %821 : tensor<128xf32>
    %cst_223 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %824 = stablehlo.multiply %823, %arg359 : tensor<128xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %826 = stablehlo.multiply %825, %805 : tensor<128xf32>
    %827 = stablehlo.add %824, %826 : tensor<128xf32>
    %828 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %830 = stablehlo.multiply %817, %829 : tensor<32x28x28x128xf32>
    %831 = stablehlo.broadcast_in_dim %arg56, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %833 = stablehlo.add %830, %832 : tensor<32x28x28x128xf32>
    %834 = call @relu_3(%833) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %836 = stablehlo.compare GT, %833, %835, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %837 = stablehlo.convolution(%834, %arg57) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %838 = stablehlo.reduce(%837 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_227 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %840 = stablehlo.divide %838, %839 : tensor<128xf32>
    %841 = stablehlo.broadcast_in_dim %840, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %843 = stablehlo.subtract %837, %842 : tensor<32x28x28x128xf32>
    %844 = chlo.square %843 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_228 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %846 = stablehlo.multiply %845, %843 : tensor<32x28x28x128xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%844 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_230 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %849 = stablehlo.divide %847, %848 : tensor<128xf32>
    %850 = stablehlo.broadcast_in_dim %840, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %852 = stablehlo.subtract %837, %851 : tensor<32x28x28x128xf32>
    %cst_231 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %854 = stablehlo.add %849, %853 : tensor<128xf32>
    %855 = stablehlo.rsqrt %854 : tensor<128xf32>
    %856 = stablehlo.divide %855, %854 : tensor<128xf32>
    %cst_232 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %858 = stablehlo.multiply %857, %856 : tensor<128xf32>
    %859 = stablehlo.broadcast_in_dim %855, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %860 = stablehlo.broadcast_in_dim %859, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %861 = stablehlo.multiply %852, %860 : tensor<32x28x28x128xf32>
    %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %863 = stablehlo.multiply %862, %arg360 : tensor<128xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %865 = stablehlo.multiply %864, %840 : tensor<128xf32>
    %866 = stablehlo.add %863, %865 : tensor<128xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %868 = stablehlo.multiply %867, %arg361 : tensor<128xf32>
    %cst_236 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %870 = stablehlo.multiply %869, %849 : tensor<128xf32>
    %871 = stablehlo.add %868, %870 : tensor<128xf32>
    %872 = stablehlo.broadcast_in_dim %arg58, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %874 = stablehlo.multiply %861, %873 : tensor<32x28x28x128xf32>
    %875 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %877 = stablehlo.add %874, %876 : tensor<32x28x28x128xf32>
    %878 = call @relu_3(%877) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %880 = stablehlo.compare GT, %877, %879, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %881 = stablehlo.convolution(%878, %arg51) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %882 = stablehlo.reduce(%881 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_239 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %884 = stablehlo.divide %882, %883 : tensor<512xf32>
    %885 = stablehlo.broadcast_in_dim %884, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %886 = stablehlo.broadcast_in_dim %885, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %887 = stablehlo.subtract %881, %886 : tensor<32x28x28x512xf32>
    %888 = chlo.square %887 : tensor<32x28x28x512xf32> -> tensor<32x28x28x512xf32>
    %cst_240 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %890 = stablehlo.multiply %889, %887 : tensor<32x28x28x512xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.reduce(%888 init: %cst_241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_242 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %893 = stablehlo.divide %891, %892 : tensor<512xf32>
    %894 = stablehlo.broadcast_in_dim %884, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %895 = stablehlo.broadcast_in_dim %894, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %896 = stablehlo.subtract %881, %895 : tensor<32x28x28x512xf32>
    %cst_243 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %898 = stablehlo.add %893, %897 : tensor<512xf32>
    %899 = stablehlo.rsqrt %898 : tensor<512xf32>
    %900 = stablehlo.divide %899, %898 : tensor<512xf32>
    %cst_244 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %902 = stablehlo.multiply %901, %900 : tensor<512xf32>
    %903 = stablehlo.broadcast_in_dim %899, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %905 = stablehlo.multiply %896, %904 : tensor<32x28x28x512xf32>
    %cst_245 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %907 = stablehlo.multiply %906, %arg356 : tensor<512xf32>
    %cst_246 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %909 = stablehlo.multiply %908, %884 : tensor<512xf32>
    %910 = stablehlo.add %907, %909 : tensor<512xf32>
    %cst_247 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %912 = stablehlo.multiply %911, %arg357 : tensor<512xf32>
    %cst_248 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %914 = stablehlo.multiply %913, %893 : tensor<512xf32>
    %915 = stablehlo.add %912, %914 : tensor<512xf32>
    %916 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %918 = stablehlo.multiply %905, %917 : tensor<32x28x28x512xf32>
    %919 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %921 = stablehlo.add %918, %920 : tensor<32x28x28x512xf32>
    %922 = stablehlo.add %790, %921 : tensor<32x28x28x512xf32>
    %923 = call @relu_4(%922) : (tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %925 = stablehlo.compare GT, %922, %924, FLOAT : (tensor<32x28x28x512xf32>, tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xi1>
    %926 = stablehlo.convolution(%923, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %927 = stablehlo.reduce(%926 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_251 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %929 = stablehlo.divide %927, %928 : tensor<128xf32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %932 = stablehlo.subtract %926, %931 : tensor<32x28x28x128xf32>
    %933 = chlo.square %932 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_252 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %935 = stablehlo.multiply %934, %932 : tensor<32x28x28x128xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %936 = stablehlo.reduce(%933 init: %cst_253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_254 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %938 = stablehlo.divide %936, %937 : tensor<128xf32>
    %939 = stablehlo.broadcast_in_dim %929, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %941 = stablehlo.subtract %926, %940 : tensor<32x28x28x128xf32>
    %cst_255 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %943 = stablehlo.add %938, %942 : tensor<128xf32>
    %944 = stablehlo.rsqrt %943 : tensor<128xf32>
    %945 = stablehlo.divide %944, %943 : tensor<128xf32>
    %cst_256 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %947 = stablehlo.multiply %946, %945 : tensor<128xf32>
    %948 = stablehlo.broadcast_in_dim %944, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %950 = stablehlo.multiply %941, %949 : tensor<32x28x28x128xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %952 = stablehlo.multiply %951, %arg364 : tensor<128xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %954 = stablehlo.multiply %953, %929 : tensor<128xf32>
    %955 = stablehlo.add %952, %954 : tensor<128xf32>
    %cst_259 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %956 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %957 = stablehlo.multiply %956, %arg365 : tensor<128xf32>
    %cst_260 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %959 = stablehlo.multiply %958, %938 : tensor<128xf32>
    %960 = stablehlo.add %957, %959 : tensor<128xf32>
    %961 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %963 = stablehlo.multiply %950, %962 : tensor<32x28x28x128xf32>
    %964 = stablehlo.broadcast_in_dim %arg65, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %966 = stablehlo.add %963, %965 : tensor<32x28x28x128xf32>
    %967 = call @relu_3(%966) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %969 = stablehlo.compare GT, %966, %968, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %970 = stablehlo.convolution(%967, %arg66) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_263 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %973 = stablehlo.divide %971, %972 : tensor<128xf32>
    %974 = stablehlo.broadcast_in_dim %973, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %976 = stablehlo.subtract %970, %975 : tensor<32x28x28x128xf32>
    %977 = chlo.square %976 : tensor<32x28x28x128xf32> -> tensor<32x28x28x128xf32>
    %cst_264 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %979 = stablehlo.multiply %978, %976 : tensor<32x28x28x128xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.reduce(%977 init: %cst_265) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_266 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %982 = stablehlo.divide %980, %981 : tensor<128xf32>
    %983 = stablehlo.broadcast_in_dim %973, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %984 = stablehlo.broadcast_in_dim %983, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %985 = stablehlo.subtract %970, %984 : tensor<32x28x28x128xf32>
    %cst_267 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %987 = stablehlo.add %982, %986 : tensor<128xf32>
    %988 = stablehlo.rsqrt %987 : tensor<128xf32>
    %989 = stablehlo.divide %988, %987 : tensor<128xf32>
    %cst_268 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %991 = stablehlo.multiply %990, %989 : tensor<128xf32>
    %992 = stablehlo.broadcast_in_dim %988, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %993 = stablehlo.broadcast_in_dim %992, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %994 = stablehlo.multiply %985, %993 : tensor<32x28x28x128xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %996 = stablehlo.multiply %995, %arg366 : tensor<128xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %998 = stablehlo.multiply %997, %973 : tensor<128xf32>
    %999 = stablehlo.add %996, %998 : tensor<128xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1001 = stablehlo.multiply %1000, %arg367 : tensor<128xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1003 = stablehlo.multiply %1002, %982 : tensor<128xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<128xf32>
    %1005 = stablehlo.broadcast_in_dim %arg67, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %1007 = stablehlo.multiply %994, %1006 : tensor<32x28x28x128xf32>
    %1008 = stablehlo.broadcast_in_dim %arg68, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1009 = stablehlo.broadcast_in_dim %1008, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %1010 = stablehlo.add %1007, %1009 : tensor<32x28x28x128xf32>
    %1011 = call @relu_3(%1010) : (tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %1013 = stablehlo.compare GT, %1010, %1012, FLOAT : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xi1>
    %1014 = stablehlo.convolution(%1011, %arg60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_275 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1017 = stablehlo.divide %1015, %1016 : tensor<512xf32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %1020 = stablehlo.subtract %1014, %1019 : tensor<32x28x28x512xf32>
    %1021 = chlo.square %1020 : tensor<32x28x28x512xf32> -> tensor<32x28x28x512xf32>
    %cst_276 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %1023 = stablehlo.multiply %1022, %1020 : tensor<32x28x28x512xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1024 = stablehlo.reduce(%1021 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_278 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1026 = stablehlo.divide %1024, %1025 : tensor<512xf32>
    %1027 = stablehlo.broadcast_in_dim %1017, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1028 = stablehlo.broadcast_in_dim %1027, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %1029 = stablehlo.subtract %1014, %1028 : tensor<32x28x28x512xf32>
    %cst_279 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1031 = stablehlo.add %1026, %1030 : tensor<512xf32>
    %1032 = stablehlo.rsqrt %1031 : tensor<512xf32>
    %1033 = stablehlo.divide %1032, %1031 : tensor<512xf32>
    %cst_280 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1035 = stablehlo.multiply %1034, %1033 : tensor<512xf32>
    %1036 = stablehlo.broadcast_in_dim %1032, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %1038 = stablehlo.multiply %1029, %1037 : tensor<32x28x28x512xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1040 = stablehlo.multiply %1039, %arg362 : tensor<512xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1042 = stablehlo.multiply %1041, %1017 : tensor<512xf32>
    %1043 = stablehlo.add %1040, %1042 : tensor<512xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1045 = stablehlo.multiply %1044, %arg363 : tensor<512xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1047 = stablehlo.multiply %1046, %1026 : tensor<512xf32>
    %1048 = stablehlo.add %1045, %1047 : tensor<512xf32>
    %1049 = stablehlo.broadcast_in_dim %arg61, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %1051 = stablehlo.multiply %1038, %1050 : tensor<32x28x28x512xf32>
    %1052 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %1054 = stablehlo.add %1051, %1053 : tensor<32x28x28x512xf32>
    %1055 = stablehlo.add %923, %1054 : tensor<32x28x28x512xf32>
    %1056 = call @relu_4(%1055) : (tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %1058 = stablehlo.compare GT, %1055, %1057, FLOAT : (tensor<32x28x28x512xf32>, tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xi1>
    %1059 = stablehlo.convolution(%1056, %arg72) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x512x256xf32>) -> tensor<32x28x28x256xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1060 = stablehlo.reduce(%1059 init: %cst_286) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_287 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1062 = stablehlo.divide %1060, %1061 : tensor<256xf32>
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %1065 = stablehlo.subtract %1059, %1064 : tensor<32x28x28x256xf32>
    %1066 = chlo.square %1065 : tensor<32x28x28x256xf32> -> tensor<32x28x28x256xf32>
    %cst_288 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32x28x28x256xf32>
    %1068 = stablehlo.multiply %1067, %1065 : tensor<32x28x28x256xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%1066 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_290 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1071 = stablehlo.divide %1069, %1070 : tensor<256xf32>
    %1072 = stablehlo.broadcast_in_dim %1062, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %1074 = stablehlo.subtract %1059, %1073 : tensor<32x28x28x256xf32>
    %cst_291 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1076 = stablehlo.add %1071, %1075 : tensor<256xf32>
    %1077 = stablehlo.rsqrt %1076 : tensor<256xf32>
    %1078 = stablehlo.divide %1077, %1076 : tensor<256xf32>
    %cst_292 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1080 = stablehlo.multiply %1079, %1078 : tensor<256xf32>
    %1081 = stablehlo.broadcast_in_dim %1077, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %1083 = stablehlo.multiply %1074, %1082 : tensor<32x28x28x256xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1085 = stablehlo.multiply %1084, %arg370 : tensor<256xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1087 = stablehlo.multiply %1086, %1062 : tensor<256xf32>
    %1088 = stablehlo.add %1085, %1087 : tensor<256xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1090 = stablehlo.multiply %1089, %arg371 : tensor<256xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1092 = stablehlo.multiply %1091, %1071 : tensor<256xf32>
    %1093 = stablehlo.add %1090, %1092 : tensor<256xf32>
    %1094 = stablehlo.broadcast_in_dim %arg73, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1095 = stablehlo.broadcast_in_dim %1094, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %1096 = stablehlo.multiply %1083, %1095 : tensor<32x28x28x256xf32>
    %1097 = stablehlo.broadcast_in_dim %arg74, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %1099 = stablehlo.add %1096, %1098 : tensor<32x28x28x256xf32>
    %1100 = call @relu_5(%1099) : (tensor<32x28x28x256xf32>) -> tensor<32x28x28x256xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32x28x28x256xf32>
    %1102 = stablehlo.compare GT, %1099, %1101, FLOAT : (tensor<32x28x28x256xf32>, tensor<32x28x28x256xf32>) -> tensor<32x28x28x256xi1>
    %1103 = stablehlo.convolution(%1100, %arg78) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.reduce(%1103 init: %cst_298) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_299 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1106 = stablehlo.divide %1104, %1105 : tensor<256xf32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1109 = stablehlo.subtract %1103, %1108 : tensor<32x14x14x256xf32>
    %1110 = chlo.square %1109 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_300 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1112 = stablehlo.multiply %1111, %1109 : tensor<32x14x14x256xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.reduce(%1110 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_302 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1115 = stablehlo.divide %1113, %1114 : tensor<256xf32>
    %1116 = stablehlo.broadcast_in_dim %1106, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1118 = stablehlo.subtract %1103, %1117 : tensor<32x14x14x256xf32>
    %cst_303 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1120 = stablehlo.add %1115, %1119 : tensor<256xf32>
    %1121 = stablehlo.rsqrt %1120 : tensor<256xf32>
    %1122 = stablehlo.divide %1121, %1120 : tensor<256xf32>
    %cst_304 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1124 = stablehlo.multiply %1123, %1122 : tensor<256xf32>
    %1125 = stablehlo.broadcast_in_dim %1121, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1127 = stablehlo.multiply %1118, %1126 : tensor<32x14x14x256xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1129 = stablehlo.multiply %1128, %arg374 : tensor<256xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1131 = stablehlo.multiply %1130, %1106 : tensor<256xf32>
    %1132 = stablehlo.add %1129, %1131 : tensor<256xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1134 = stablehlo.multiply %1133, %arg375 : tensor<256xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1136 = stablehlo.multiply %1135, %1115 : tensor<256xf32>
    %1137 = stablehlo.add %1134, %1136 : tensor<256xf32>
    %1138 = stablehlo.broadcast_in_dim %arg79, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1140 = stablehlo.multiply %1127, %1139 : tensor<32x14x14x256xf32>
    %1141 = stablehlo.broadcast_in_dim %arg80, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1143 = stablehlo.add %1140, %1142 : tensor<32x14x14x256xf32>
    %1144 = call @relu_6(%1143) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1146 = stablehlo.compare GT, %1143, %1145, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1147 = stablehlo.convolution(%1144, %arg69) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_310) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_311 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1150 = stablehlo.divide %1148, %1149 : tensor<1024xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1152 = stablehlo.broadcast_in_dim %1151, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1153 = stablehlo.subtract %1147, %1152 : tensor<32x14x14x1024xf32>
    %1154 = chlo.square %1153 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_312 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1156 = stablehlo.multiply %1155, %1153 : tensor<32x14x14x1024xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1157 = stablehlo.reduce(%1154 init: %cst_313) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_314 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1159 = stablehlo.divide %1157, %1158 : tensor<1024xf32>
    %1160 = stablehlo.broadcast_in_dim %1150, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1162 = stablehlo.subtract %1147, %1161 : tensor<32x14x14x1024xf32>
    %cst_315 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1164 = stablehlo.add %1159, %1163 : tensor<1024xf32>
    %1165 = stablehlo.rsqrt %1164 : tensor<1024xf32>
    %1166 = stablehlo.divide %1165, %1164 : tensor<1024xf32>
    %cst_316 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1168 = stablehlo.multiply %1167, %1166 : tensor<1024xf32>
    %1169 = stablehlo.broadcast_in_dim %1165, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1170 = stablehlo.broadcast_in_dim %1169, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1171 = stablehlo.multiply %1162, %1170 : tensor<32x14x14x1024xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1173 = stablehlo.multiply %1172, %arg368 : tensor<1024xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1175 = stablehlo.multiply %1174, %1150 : tensor<1024xf32>
    %1176 = stablehlo.add %1173, %1175 : tensor<1024xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1178 = stablehlo.multiply %1177, %arg369 : tensor<1024xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1180 = stablehlo.multiply %1179, %1159 : tensor<1024xf32>
    %1181 = stablehlo.add %1178, %1180 : tensor<1024xf32>
    %1182 = stablehlo.broadcast_in_dim %arg70, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1184 = stablehlo.multiply %1171, %1183 : tensor<32x14x14x1024xf32>
    %1185 = stablehlo.broadcast_in_dim %arg71, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1187 = stablehlo.add %1184, %1186 : tensor<32x14x14x1024xf32>
    %1188 = stablehlo.convolution(%1056, %arg75) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x512x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1189 = stablehlo.reduce(%1188 init: %cst_321) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_322 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1191 = stablehlo.divide %1189, %1190 : tensor<1024xf32>
    %1192 = stablehlo.broadcast_in_dim %1191, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1194 = stablehlo.subtract %1188, %1193 : tensor<32x14x14x1024xf32>
    %1195 = chlo.square %1194 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_323 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1197 = stablehlo.multiply %1196, %1194 : tensor<32x14x14x1024xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1195 init: %cst_324) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_325 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1200 = stablehlo.divide %1198, %1199 : tensor<1024xf32>
    %1201 = stablehlo.broadcast_in_dim %1191, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1203 = stablehlo.subtract %1188, %1202 : tensor<32x14x14x1024xf32>
    %cst_326 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1205 = stablehlo.add %1200, %1204 : tensor<1024xf32>
    %1206 = stablehlo.rsqrt %1205 : tensor<1024xf32>
    %1207 = stablehlo.divide %1206, %1205 : tensor<1024xf32>
    %cst_327 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1209 = stablehlo.multiply %1208, %1207 : tensor<1024xf32>
    %1210 = stablehlo.broadcast_in_dim %1206, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1211 = stablehlo.broadcast_in_dim %1210, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1212 = stablehlo.multiply %1203, %1211 : tensor<32x14x14x1024xf32>
    %cst_328 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1214 = stablehlo.multiply %1213, %arg372 : tensor<1024xf32>
    %cst_329 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1216 = stablehlo.multiply %1215, %1191 : tensor<1024xf32>
    %1217 = stablehlo.add %1214, %1216 : tensor<1024xf32>
    %cst_330 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1219 = stablehlo.multiply %1218, %arg373 : tensor<1024xf32>
    %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1221 = stablehlo.multiply %1220, %1200 : tensor<1024xf32>
    %1222 = stablehlo.add %1219, %1221 : tensor<1024xf32>
    %1223 = stablehlo.broadcast_in_dim %arg76, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1224 = stablehlo.broadcast_in_dim %1223, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1225 = stablehlo.multiply %1212, %1224 : tensor<32x14x14x1024xf32>
    %1226 = stablehlo.broadcast_in_dim %arg77, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1227 = stablehlo.broadcast_in_dim %1226, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1228 = stablehlo.add %1225, %1227 : tensor<32x14x14x1024xf32>
    %1229 = stablehlo.add %1228, %1187 : tensor<32x14x14x1024xf32>
    %1230 = call @relu_7(%1229) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1232 = stablehlo.compare GT, %1229, %1231, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1233 = stablehlo.convolution(%1230, %arg84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1234 = stablehlo.reduce(%1233 init: %cst_333) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_334 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1236 = stablehlo.divide %1234, %1235 : tensor<256xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1238 = stablehlo.broadcast_in_dim %1237, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1239 = stablehlo.subtract %1233, %1238 : tensor<32x14x14x256xf32>
    %1240 = chlo.square %1239 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_335 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1242 = stablehlo.multiply %1241, %1239 : tensor<32x14x14x256xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1243 = stablehlo.reduce(%1240 init: %cst_336) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_337 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1245 = stablehlo.divide %1243, %1244 : tensor<256xf32>
    %1246 = stablehlo.broadcast_in_dim %1236, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1248 = stablehlo.subtract %1233, %1247 : tensor<32x14x14x256xf32>
    %cst_338 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1250 = stablehlo.add %1245, %1249 : tensor<256xf32>
    %1251 = stablehlo.rsqrt %1250 : tensor<256xf32>
    %1252 = stablehlo.divide %1251, %1250 : tensor<256xf32>
    %cst_339 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1254 = stablehlo.multiply %1253, %1252 : tensor<256xf32>
    %1255 = stablehlo.broadcast_in_dim %1251, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1256 = stablehlo.broadcast_in_dim %1255, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1257 = stablehlo.multiply %1248, %1256 : tensor<32x14x14x256xf32>
    %cst_340 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1259 = stablehlo.multiply %1258, %arg378 : tensor<256xf32>
    %cst_341 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1261 = stablehlo.multiply %1260, %1236 : tensor<256xf32>
    %1262 = stablehlo.add %1259, %1261 : tensor<256xf32>
    %cst_342 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1264 = stablehlo.multiply %1263, %arg379 : tensor<256xf32>
    %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1266 = stablehlo.multiply %1265, %1245 : tensor<256xf32>
    %1267 = stablehlo.add %1264, %1266 : tensor<256xf32>
    %1268 = stablehlo.broadcast_in_dim %arg85, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1269 = stablehlo.broadcast_in_dim %1268, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1270 = stablehlo.multiply %1257, %1269 : tensor<32x14x14x256xf32>
    %1271 = stablehlo.broadcast_in_dim %arg86, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1272 = stablehlo.broadcast_in_dim %1271, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1273 = stablehlo.add %1270, %1272 : tensor<32x14x14x256xf32>
    %1274 = call @relu_6(%1273) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1276 = stablehlo.compare GT, %1273, %1275, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1277 = stablehlo.convolution(%1274, %arg87) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.reduce(%1277 init: %cst_345) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_346 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1280 = stablehlo.divide %1278, %1279 : tensor<256xf32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1283 = stablehlo.subtract %1277, %1282 : tensor<32x14x14x256xf32>
    %1284 = chlo.square %1283 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_347 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1286 = stablehlo.multiply %1285, %1283 : tensor<32x14x14x256xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1287 = stablehlo.reduce(%1284 init: %cst_348) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_349 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1289 = stablehlo.divide %1287, %1288 : tensor<256xf32>
    %1290 = stablehlo.broadcast_in_dim %1280, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1292 = stablehlo.subtract %1277, %1291 : tensor<32x14x14x256xf32>
    %cst_350 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1294 = stablehlo.add %1289, %1293 : tensor<256xf32>
    %1295 = stablehlo.rsqrt %1294 : tensor<256xf32>
    %1296 = stablehlo.divide %1295, %1294 : tensor<256xf32>
    %cst_351 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1298 = stablehlo.multiply %1297, %1296 : tensor<256xf32>
    %1299 = stablehlo.broadcast_in_dim %1295, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1301 = stablehlo.multiply %1292, %1300 : tensor<32x14x14x256xf32>
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1303 = stablehlo.multiply %1302, %arg380 : tensor<256xf32>
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1305 = stablehlo.multiply %1304, %1280 : tensor<256xf32>
    %1306 = stablehlo.add %1303, %1305 : tensor<256xf32>
    %cst_354 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1308 = stablehlo.multiply %1307, %arg381 : tensor<256xf32>
    %cst_355 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1310 = stablehlo.multiply %1309, %1289 : tensor<256xf32>
    %1311 = stablehlo.add %1308, %1310 : tensor<256xf32>
    %1312 = stablehlo.broadcast_in_dim %arg88, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1314 = stablehlo.multiply %1301, %1313 : tensor<32x14x14x256xf32>
    %1315 = stablehlo.broadcast_in_dim %arg89, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1317 = stablehlo.add %1314, %1316 : tensor<32x14x14x256xf32>
    %1318 = call @relu_6(%1317) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1320 = stablehlo.compare GT, %1317, %1319, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1321 = stablehlo.convolution(%1318, %arg81) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.reduce(%1321 init: %cst_357) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_358 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1324 = stablehlo.divide %1322, %1323 : tensor<1024xf32>
    %1325 = stablehlo.broadcast_in_dim %1324, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1326 = stablehlo.broadcast_in_dim %1325, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1327 = stablehlo.subtract %1321, %1326 : tensor<32x14x14x1024xf32>
    %1328 = chlo.square %1327 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_359 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1330 = stablehlo.multiply %1329, %1327 : tensor<32x14x14x1024xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1331 = stablehlo.reduce(%1328 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_361 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1333 = stablehlo.divide %1331, %1332 : tensor<1024xf32>
    %1334 = stablehlo.broadcast_in_dim %1324, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1335 = stablehlo.broadcast_in_dim %1334, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1336 = stablehlo.subtract %1321, %1335 : tensor<32x14x14x1024xf32>
    %cst_362 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1337 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1338 = stablehlo.add %1333, %1337 : tensor<1024xf32>
    %1339 = stablehlo.rsqrt %1338 : tensor<1024xf32>
    %1340 = stablehlo.divide %1339, %1338 : tensor<1024xf32>
    %cst_363 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1342 = stablehlo.multiply %1341, %1340 : tensor<1024xf32>
    %1343 = stablehlo.broadcast_in_dim %1339, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1344 = stablehlo.broadcast_in_dim %1343, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1345 = stablehlo.multiply %1336, %1344 : tensor<32x14x14x1024xf32>
    %cst_364 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1347 = stablehlo.multiply %1346, %arg376 : tensor<1024xf32>
    %cst_365 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1349 = stablehlo.multiply %1348, %1324 : tensor<1024xf32>
    %1350 = stablehlo.add %1347, %1349 : tensor<1024xf32>
    %cst_366 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1351 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1352 = stablehlo.multiply %1351, %arg377 : tensor<1024xf32>
    %cst_367 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1354 = stablehlo.multiply %1353, %1333 : tensor<1024xf32>
    %1355 = stablehlo.add %1352, %1354 : tensor<1024xf32>
    %1356 = stablehlo.broadcast_in_dim %arg82, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1357 = stablehlo.broadcast_in_dim %1356, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1358 = stablehlo.multiply %1345, %1357 : tensor<32x14x14x1024xf32>
    %1359 = stablehlo.broadcast_in_dim %arg83, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1361 = stablehlo.add %1358, %1360 : tensor<32x14x14x1024xf32>
    %1362 = stablehlo.add %1230, %1361 : tensor<32x14x14x1024xf32>
    %1363 = call @relu_7(%1362) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1365 = stablehlo.compare GT, %1362, %1364, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1366 = stablehlo.convolution(%1363, %arg93) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1367 = stablehlo.reduce(%1366 init: %cst_369) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_370 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1369 = stablehlo.divide %1367, %1368 : tensor<256xf32>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1371 = stablehlo.broadcast_in_dim %1370, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1372 = stablehlo.subtract %1366, %1371 : tensor<32x14x14x256xf32>
    %1373 = chlo.square %1372 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_371 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1375 = stablehlo.multiply %1374, %1372 : tensor<32x14x14x256xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1376 = stablehlo.reduce(%1373 init: %cst_372) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_373 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1377 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1378 = stablehlo.divide %1376, %1377 : tensor<256xf32>
    %1379 = stablehlo.broadcast_in_dim %1369, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1380 = stablehlo.broadcast_in_dim %1379, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1381 = stablehlo.subtract %1366, %1380 : tensor<32x14x14x256xf32>
    %cst_374 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1383 = stablehlo.add %1378, %1382 : tensor<256xf32>
    %1384 = stablehlo.rsqrt %1383 : tensor<256xf32>
    %1385 = stablehlo.divide %1384, %1383 : tensor<256xf32>
    %cst_375 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1387 = stablehlo.multiply %1386, %1385 : tensor<256xf32>
    %1388 = stablehlo.broadcast_in_dim %1384, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1390 = stablehlo.multiply %1381, %1389 : tensor<32x14x14x256xf32>
    %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1391 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1392 = stablehlo.multiply %1391, %arg384 : tensor<256xf32>
    %cst_377 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1393 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1394 = stablehlo.multiply %1393, %1369 : tensor<256xf32>
    %1395 = stablehlo.add %1392, %1394 : tensor<256xf32>
    %cst_378 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1397 = stablehlo.multiply %1396, %arg385 : tensor<256xf32>
    %cst_379 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1399 = stablehlo.multiply %1398, %1378 : tensor<256xf32>
    %1400 = stablehlo.add %1397, %1399 : tensor<256xf32>
    %1401 = stablehlo.broadcast_in_dim %arg94, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1402 = stablehlo.broadcast_in_dim %1401, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1403 = stablehlo.multiply %1390, %1402 : tensor<32x14x14x256xf32>
    %1404 = stablehlo.broadcast_in_dim %arg95, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1406 = stablehlo.add %1403, %1405 : tensor<32x14x14x256xf32>
    %1407 = call @relu_6(%1406) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1409 = stablehlo.compare GT, %1406, %1408, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1410 = stablehlo.convolution(%1407, %arg96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1411 = stablehlo.reduce(%1410 init: %cst_381) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_382 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1413 = stablehlo.divide %1411, %1412 : tensor<256xf32>
    %1414 = stablehlo.broadcast_in_dim %1413, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1415 = stablehlo.broadcast_in_dim %1414, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1416 = stablehlo.subtract %1410, %1415 : tensor<32x14x14x256xf32>
    %1417 = chlo.square %1416 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_383 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1419 = stablehlo.multiply %1418, %1416 : tensor<32x14x14x256xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1420 = stablehlo.reduce(%1417 init: %cst_384) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_385 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1422 = stablehlo.divide %1420, %1421 : tensor<256xf32>
    %1423 = stablehlo.broadcast_in_dim %1413, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1424 = stablehlo.broadcast_in_dim %1423, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1425 = stablehlo.subtract %1410, %1424 : tensor<32x14x14x256xf32>
    %cst_386 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1427 = stablehlo.add %1422, %1426 : tensor<256xf32>
    %1428 = stablehlo.rsqrt %1427 : tensor<256xf32>
    %1429 = stablehlo.divide %1428, %1427 : tensor<256xf32>
    %cst_387 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1431 = stablehlo.multiply %1430, %1429 : tensor<256xf32>
    %1432 = stablehlo.broadcast_in_dim %1428, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1433 = stablehlo.broadcast_in_dim %1432, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1434 = stablehlo.multiply %1425, %1433 : tensor<32x14x14x256xf32>
    %cst_388 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1436 = stablehlo.multiply %1435, %arg386 : tensor<256xf32>
    %cst_389 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1437 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1438 = stablehlo.multiply %1437, %1413 : tensor<256xf32>
    %1439 = stablehlo.add %1436, %1438 : tensor<256xf32>
    %cst_390 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1441 = stablehlo.multiply %1440, %arg387 : tensor<256xf32>
    %cst_391 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1443 = stablehlo.multiply %1442, %1422 : tensor<256xf32>
    %1444 = stablehlo.add %1441, %1443 : tensor<256xf32>
    %1445 = stablehlo.broadcast_in_dim %arg97, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1446 = stablehlo.broadcast_in_dim %1445, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1447 = stablehlo.multiply %1434, %1446 : tensor<32x14x14x256xf32>
    %1448 = stablehlo.broadcast_in_dim %arg98, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1450 = stablehlo.add %1447, %1449 : tensor<32x14x14x256xf32>
    %1451 = call @relu_6(%1450) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1453 = stablehlo.compare GT, %1450, %1452, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1454 = stablehlo.convolution(%1451, %arg90) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1455 = stablehlo.reduce(%1454 init: %cst_393) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_394 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1457 = stablehlo.divide %1455, %1456 : tensor<1024xf32>
    %1458 = stablehlo.broadcast_in_dim %1457, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1459 = stablehlo.broadcast_in_dim %1458, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1460 = stablehlo.subtract %1454, %1459 : tensor<32x14x14x1024xf32>
    %1461 = chlo.square %1460 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_395 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1463 = stablehlo.multiply %1462, %1460 : tensor<32x14x14x1024xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1464 = stablehlo.reduce(%1461 init: %cst_396) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_397 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1466 = stablehlo.divide %1464, %1465 : tensor<1024xf32>
    %1467 = stablehlo.broadcast_in_dim %1457, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1468 = stablehlo.broadcast_in_dim %1467, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1469 = stablehlo.subtract %1454, %1468 : tensor<32x14x14x1024xf32>
    %cst_398 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1470 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1471 = stablehlo.add %1466, %1470 : tensor<1024xf32>
    %1472 = stablehlo.rsqrt %1471 : tensor<1024xf32>
    %1473 = stablehlo.divide %1472, %1471 : tensor<1024xf32>
    %cst_399 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1475 = stablehlo.multiply %1474, %1473 : tensor<1024xf32>
    %1476 = stablehlo.broadcast_in_dim %1472, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1477 = stablehlo.broadcast_in_dim %1476, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1478 = stablehlo.multiply %1469, %1477 : tensor<32x14x14x1024xf32>
    %cst_400 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1479 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1480 = stablehlo.multiply %1479, %arg382 : tensor<1024xf32>
    %cst_401 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1481 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1482 = stablehlo.multiply %1481, %1457 : tensor<1024xf32>
    %1483 = stablehlo.add %1480, %1482 : tensor<1024xf32>
    %cst_402 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1485 = stablehlo.multiply %1484, %arg383 : tensor<1024xf32>
    %cst_403 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1486 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1487 = stablehlo.multiply %1486, %1466 : tensor<1024xf32>
    %1488 = stablehlo.add %1485, %1487 : tensor<1024xf32>
    %1489 = stablehlo.broadcast_in_dim %arg91, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1490 = stablehlo.broadcast_in_dim %1489, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1491 = stablehlo.multiply %1478, %1490 : tensor<32x14x14x1024xf32>
    %1492 = stablehlo.broadcast_in_dim %arg92, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1493 = stablehlo.broadcast_in_dim %1492, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1494 = stablehlo.add %1491, %1493 : tensor<32x14x14x1024xf32>
    %1495 = stablehlo.add %1363, %1494 : tensor<32x14x14x1024xf32>
    %1496 = call @relu_7(%1495) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1498 = stablehlo.compare GT, %1495, %1497, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1499 = stablehlo.convolution(%1496, %arg102) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_405 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1500 = stablehlo.reduce(%1499 init: %cst_405) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_406 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1501 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1502 = stablehlo.divide %1500, %1501 : tensor<256xf32>
    %1503 = stablehlo.broadcast_in_dim %1502, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1504 = stablehlo.broadcast_in_dim %1503, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1505 = stablehlo.subtract %1499, %1504 : tensor<32x14x14x256xf32>
    %1506 = chlo.square %1505 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_407 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1507 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1508 = stablehlo.multiply %1507, %1505 : tensor<32x14x14x256xf32>
    %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1509 = stablehlo.reduce(%1506 init: %cst_408) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_409 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1510 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1511 = stablehlo.divide %1509, %1510 : tensor<256xf32>
    %1512 = stablehlo.broadcast_in_dim %1502, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1513 = stablehlo.broadcast_in_dim %1512, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1514 = stablehlo.subtract %1499, %1513 : tensor<32x14x14x256xf32>
    %cst_410 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1515 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1516 = stablehlo.add %1511, %1515 : tensor<256xf32>
    %1517 = stablehlo.rsqrt %1516 : tensor<256xf32>
    %1518 = stablehlo.divide %1517, %1516 : tensor<256xf32>
    %cst_411 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1519 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1520 = stablehlo.multiply %1519, %1518 : tensor<256xf32>
    %1521 = stablehlo.broadcast_in_dim %1517, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1522 = stablehlo.broadcast_in_dim %1521, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1523 = stablehlo.multiply %1514, %1522 : tensor<32x14x14x256xf32>
    %cst_412 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1525 = stablehlo.multiply %1524, %arg390 : tensor<256xf32>
    %cst_413 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1527 = stablehlo.multiply %1526, %1502 : tensor<256xf32>
    %1528 = stablehlo.add %1525, %1527 : tensor<256xf32>
    %cst_414 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1530 = stablehlo.multiply %1529, %arg391 : tensor<256xf32>
    %cst_415 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1531 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1532 = stablehlo.multiply %1531, %1511 : tensor<256xf32>
    %1533 = stablehlo.add %1530, %1532 : tensor<256xf32>
    %1534 = stablehlo.broadcast_in_dim %arg103, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1535 = stablehlo.broadcast_in_dim %1534, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1536 = stablehlo.multiply %1523, %1535 : tensor<32x14x14x256xf32>
    %1537 = stablehlo.broadcast_in_dim %arg104, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1538 = stablehlo.broadcast_in_dim %1537, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1539 = stablehlo.add %1536, %1538 : tensor<32x14x14x256xf32>
    %1540 = call @relu_6(%1539) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1542 = stablehlo.compare GT, %1539, %1541, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1543 = stablehlo.convolution(%1540, %arg105) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1544 = stablehlo.reduce(%1543 init: %cst_417) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_418 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1546 = stablehlo.divide %1544, %1545 : tensor<256xf32>
    %1547 = stablehlo.broadcast_in_dim %1546, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1548 = stablehlo.broadcast_in_dim %1547, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1549 = stablehlo.subtract %1543, %1548 : tensor<32x14x14x256xf32>
    %1550 = chlo.square %1549 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_419 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1552 = stablehlo.multiply %1551, %1549 : tensor<32x14x14x256xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.reduce(%1550 init: %cst_420) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_421 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1555 = stablehlo.divide %1553, %1554 : tensor<256xf32>
    %1556 = stablehlo.broadcast_in_dim %1546, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1557 = stablehlo.broadcast_in_dim %1556, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1558 = stablehlo.subtract %1543, %1557 : tensor<32x14x14x256xf32>
    %cst_422 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1560 = stablehlo.add %1555, %1559 : tensor<256xf32>
    %1561 = stablehlo.rsqrt %1560 : tensor<256xf32>
    %1562 = stablehlo.divide %1561, %1560 : tensor<256xf32>
    %cst_423 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1564 = stablehlo.multiply %1563, %1562 : tensor<256xf32>
    %1565 = stablehlo.broadcast_in_dim %1561, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1566 = stablehlo.broadcast_in_dim %1565, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1567 = stablehlo.multiply %1558, %1566 : tensor<32x14x14x256xf32>
    %cst_424 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1568 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1569 = stablehlo.multiply %1568, %arg392 : tensor<256xf32>
    %cst_425 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1571 = stablehlo.multiply %1570, %1546 : tensor<256xf32>
    %1572 = stablehlo.add %1569, %1571 : tensor<256xf32>
    %cst_426 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1574 = stablehlo.multiply %1573, %arg393 : tensor<256xf32>
    %cst_427 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1576 = stablehlo.multiply %1575, %1555 : tensor<256xf32>
    %1577 = stablehlo.add %1574, %1576 : tensor<256xf32>
    %1578 = stablehlo.broadcast_in_dim %arg106, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1579 = stablehlo.broadcast_in_dim %1578, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1580 = stablehlo.multiply %1567, %1579 : tensor<32x14x14x256xf32>
    %1581 = stablehlo.broadcast_in_dim %arg107, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1582 = stablehlo.broadcast_in_dim %1581, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1583 = stablehlo.add %1580, %1582 : tensor<32x14x14x256xf32>
    %1584 = call @relu_6(%1583) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1585 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1586 = stablehlo.compare GT, %1583, %1585, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1587 = stablehlo.convolution(%1584, %arg99) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1588 = stablehlo.reduce(%1587 init: %cst_429) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_430 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1589 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1590 = stablehlo.divide %1588, %1589 : tensor<1024xf32>
    %1591 = stablehlo.broadcast_in_dim %1590, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1593 = stablehlo.subtract %1587, %1592 : tensor<32x14x14x1024xf32>
    %1594 = chlo.square %1593 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_431 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1596 = stablehlo.multiply %1595, %1593 : tensor<32x14x14x1024xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1597 = stablehlo.reduce(%1594 init: %cst_432) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_433 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1599 = stablehlo.divide %1597, %1598 : tensor<1024xf32>
    %1600 = stablehlo.broadcast_in_dim %1590, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1602 = stablehlo.subtract %1587, %1601 : tensor<32x14x14x1024xf32>
    %cst_434 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1603 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1604 = stablehlo.add %1599, %1603 : tensor<1024xf32>
    %1605 = stablehlo.rsqrt %1604 : tensor<1024xf32>
    %1606 = stablehlo.divide %1605, %1604 : tensor<1024xf32>
    %cst_435 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1607 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1608 = stablehlo.multiply %1607, %1606 : tensor<1024xf32>
    %1609 = stablehlo.broadcast_in_dim %1605, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1610 = stablehlo.broadcast_in_dim %1609, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1611 = stablehlo.multiply %1602, %1610 : tensor<32x14x14x1024xf32>
    %cst_436 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1612 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1613 = stablehlo.multiply %1612, %arg388 : tensor<1024xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1614 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1615 = stablehlo.multiply %1614, %1590 : tensor<1024xf32>
    %1616 = stablehlo.add %1613, %1615 : tensor<1024xf32>
    %cst_438 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1617 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1618 = stablehlo.multiply %1617, %arg389 : tensor<1024xf32>
    %cst_439 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1620 = stablehlo.multiply %1619, %1599 : tensor<1024xf32>
    %1621 = stablehlo.add %1618, %1620 : tensor<1024xf32>
    %1622 = stablehlo.broadcast_in_dim %arg100, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1623 = stablehlo.broadcast_in_dim %1622, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1624 = stablehlo.multiply %1611, %1623 : tensor<32x14x14x1024xf32>
    %1625 = stablehlo.broadcast_in_dim %arg101, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1626 = stablehlo.broadcast_in_dim %1625, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1627 = stablehlo.add %1624, %1626 : tensor<32x14x14x1024xf32>
    %1628 = stablehlo.add %1496, %1627 : tensor<32x14x14x1024xf32>
    %1629 = call @relu_7(%1628) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1631 = stablehlo.compare GT, %1628, %1630, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1632 = stablehlo.convolution(%1629, %arg111) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1633 = stablehlo.reduce(%1632 init: %cst_441) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_442 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1635 = stablehlo.divide %1633, %1634 : tensor<256xf32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1637 = stablehlo.broadcast_in_dim %1636, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1638 = stablehlo.subtract %1632, %1637 : tensor<32x14x14x256xf32>
    %1639 = chlo.square %1638 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_443 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1641 = stablehlo.multiply %1640, %1638 : tensor<32x14x14x256xf32>
    %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1642 = stablehlo.reduce(%1639 init: %cst_444) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_445 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1644 = stablehlo.divide %1642, %1643 : tensor<256xf32>
    %1645 = stablehlo.broadcast_in_dim %1635, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1646 = stablehlo.broadcast_in_dim %1645, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1647 = stablehlo.subtract %1632, %1646 : tensor<32x14x14x256xf32>
    %cst_446 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1649 = stablehlo.add %1644, %1648 : tensor<256xf32>
    %1650 = stablehlo.rsqrt %1649 : tensor<256xf32>
    %1651 = stablehlo.divide %1650, %1649 : tensor<256xf32>
    %cst_447 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1653 = stablehlo.multiply %1652, %1651 : tensor<256xf32>
    %1654 = stablehlo.broadcast_in_dim %1650, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1656 = stablehlo.multiply %1647, %1655 : tensor<32x14x14x256xf32>
    %cst_448 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1657 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1658 = stablehlo.multiply %1657, %arg396 : tensor<256xf32>
    %cst_449 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1660 = stablehlo.multiply %1659, %1635 : tensor<256xf32>
    %1661 = stablehlo.add %1658, %1660 : tensor<256xf32>
    %cst_450 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1663 = stablehlo.multiply %1662, %arg397 : tensor<256xf32>
    %cst_451 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1665 = stablehlo.multiply %1664, %1644 : tensor<256xf32>
    %1666 = stablehlo.add %1663, %1665 : tensor<256xf32>
    %1667 = stablehlo.broadcast_in_dim %arg112, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1668 = stablehlo.broadcast_in_dim %1667, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1669 = stablehlo.multiply %1656, %1668 : tensor<32x14x14x256xf32>
    %1670 = stablehlo.broadcast_in_dim %arg113, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1671 = stablehlo.broadcast_in_dim %1670, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1672 = stablehlo.add %1669, %1671 : tensor<32x14x14x256xf32>
    %1673 = call @relu_6(%1672) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1675 = stablehlo.compare GT, %1672, %1674, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1676 = stablehlo.convolution(%1673, %arg114) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1677 = stablehlo.reduce(%1676 init: %cst_453) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_454 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1678 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1679 = stablehlo.divide %1677, %1678 : tensor<256xf32>
    %1680 = stablehlo.broadcast_in_dim %1679, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1682 = stablehlo.subtract %1676, %1681 : tensor<32x14x14x256xf32>
    %1683 = chlo.square %1682 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_455 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1685 = stablehlo.multiply %1684, %1682 : tensor<32x14x14x256xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1686 = stablehlo.reduce(%1683 init: %cst_456) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_457 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1687 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1688 = stablehlo.divide %1686, %1687 : tensor<256xf32>
    %1689 = stablehlo.broadcast_in_dim %1679, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1691 = stablehlo.subtract %1676, %1690 : tensor<32x14x14x256xf32>
    %cst_458 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1692 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1693 = stablehlo.add %1688, %1692 : tensor<256xf32>
    %1694 = stablehlo.rsqrt %1693 : tensor<256xf32>
    %1695 = stablehlo.divide %1694, %1693 : tensor<256xf32>
    %cst_459 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1696 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1697 = stablehlo.multiply %1696, %1695 : tensor<256xf32>
    %1698 = stablehlo.broadcast_in_dim %1694, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1699 = stablehlo.broadcast_in_dim %1698, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1700 = stablehlo.multiply %1691, %1699 : tensor<32x14x14x256xf32>
    %cst_460 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1701 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1702 = stablehlo.multiply %1701, %arg398 : tensor<256xf32>
    %cst_461 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1703 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1704 = stablehlo.multiply %1703, %1679 : tensor<256xf32>
    %1705 = stablehlo.add %1702, %1704 : tensor<256xf32>
    %cst_462 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1707 = stablehlo.multiply %1706, %arg399 : tensor<256xf32>
    %cst_463 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1708 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1709 = stablehlo.multiply %1708, %1688 : tensor<256xf32>
    %1710 = stablehlo.add %1707, %1709 : tensor<256xf32>
    %1711 = stablehlo.broadcast_in_dim %arg115, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1712 = stablehlo.broadcast_in_dim %1711, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1713 = stablehlo.multiply %1700, %1712 : tensor<32x14x14x256xf32>
    %1714 = stablehlo.broadcast_in_dim %arg116, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1715 = stablehlo.broadcast_in_dim %1714, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1716 = stablehlo.add %1713, %1715 : tensor<32x14x14x256xf32>
    %1717 = call @relu_6(%1716) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1719 = stablehlo.compare GT, %1716, %1718, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1720 = stablehlo.convolution(%1717, %arg108) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1721 = stablehlo.reduce(%1720 init: %cst_465) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_466 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1723 = stablehlo.divide %1721, %1722 : tensor<1024xf32>
    %1724 = stablehlo.broadcast_in_dim %1723, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1725 = stablehlo.broadcast_in_dim %1724, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1726 = stablehlo.subtract %1720, %1725 : tensor<32x14x14x1024xf32>
    %1727 = chlo.square %1726 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_467 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1729 = stablehlo.multiply %1728, %1726 : tensor<32x14x14x1024xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1730 = stablehlo.reduce(%1727 init: %cst_468) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_469 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1731 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1732 = stablehlo.divide %1730, %1731 : tensor<1024xf32>
    %1733 = stablehlo.broadcast_in_dim %1723, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1734 = stablehlo.broadcast_in_dim %1733, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1735 = stablehlo.subtract %1720, %1734 : tensor<32x14x14x1024xf32>
    %cst_470 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1737 = stablehlo.add %1732, %1736 : tensor<1024xf32>
    %1738 = stablehlo.rsqrt %1737 : tensor<1024xf32>
    %1739 = stablehlo.divide %1738, %1737 : tensor<1024xf32>
    %cst_471 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1740 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1741 = stablehlo.multiply %1740, %1739 : tensor<1024xf32>
    %1742 = stablehlo.broadcast_in_dim %1738, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1743 = stablehlo.broadcast_in_dim %1742, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1744 = stablehlo.multiply %1735, %1743 : tensor<32x14x14x1024xf32>
    %cst_472 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1746 = stablehlo.multiply %1745, %arg394 : tensor<1024xf32>
    %cst_473 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1748 = stablehlo.multiply %1747, %1723 : tensor<1024xf32>
    %1749 = stablehlo.add %1746, %1748 : tensor<1024xf32>
    %cst_474 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1750 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1751 = stablehlo.multiply %1750, %arg395 : tensor<1024xf32>
    %cst_475 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1753 = stablehlo.multiply %1752, %1732 : tensor<1024xf32>
    %1754 = stablehlo.add %1751, %1753 : tensor<1024xf32>
    %1755 = stablehlo.broadcast_in_dim %arg109, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1756 = stablehlo.broadcast_in_dim %1755, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1757 = stablehlo.multiply %1744, %1756 : tensor<32x14x14x1024xf32>
    %1758 = stablehlo.broadcast_in_dim %arg110, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1759 = stablehlo.broadcast_in_dim %1758, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1760 = stablehlo.add %1757, %1759 : tensor<32x14x14x1024xf32>
    %1761 = stablehlo.add %1629, %1760 : tensor<32x14x14x1024xf32>
    %1762 = call @relu_7(%1761) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1763 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1764 = stablehlo.compare GT, %1761, %1763, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1765 = stablehlo.convolution(%1762, %arg120) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1766 = stablehlo.reduce(%1765 init: %cst_477) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_478 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1767 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1768 = stablehlo.divide %1766, %1767 : tensor<256xf32>
    %1769 = stablehlo.broadcast_in_dim %1768, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1770 = stablehlo.broadcast_in_dim %1769, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1771 = stablehlo.subtract %1765, %1770 : tensor<32x14x14x256xf32>
    %1772 = chlo.square %1771 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_479 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1774 = stablehlo.multiply %1773, %1771 : tensor<32x14x14x256xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1775 = stablehlo.reduce(%1772 init: %cst_480) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_481 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1776 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1777 = stablehlo.divide %1775, %1776 : tensor<256xf32>
    %1778 = stablehlo.broadcast_in_dim %1768, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1779 = stablehlo.broadcast_in_dim %1778, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1780 = stablehlo.subtract %1765, %1779 : tensor<32x14x14x256xf32>
    %cst_482 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1782 = stablehlo.add %1777, %1781 : tensor<256xf32>
    %1783 = stablehlo.rsqrt %1782 : tensor<256xf32>
    %1784 = stablehlo.divide %1783, %1782 : tensor<256xf32>
    %cst_483 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1785 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1786 = stablehlo.multiply %1785, %1784 : tensor<256xf32>
    %1787 = stablehlo.broadcast_in_dim %1783, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1788 = stablehlo.broadcast_in_dim %1787, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1789 = stablehlo.multiply %1780, %1788 : tensor<32x14x14x256xf32>
    %cst_484 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1791 = stablehlo.multiply %1790, %arg402 : tensor<256xf32>
    %cst_485 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1793 = stablehlo.multiply %1792, %1768 : tensor<256xf32>
    %1794 = stablehlo.add %1791, %1793 : tensor<256xf32>
    %cst_486 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1795 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1796 = stablehlo.multiply %1795, %arg403 : tensor<256xf32>
    %cst_487 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1797 = stablehlo.broadcast_in_dim %cst_487, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1798 = stablehlo.multiply %1797, %1777 : tensor<256xf32>
    %1799 = stablehlo.add %1796, %1798 : tensor<256xf32>
    %1800 = stablehlo.broadcast_in_dim %arg121, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1801 = stablehlo.broadcast_in_dim %1800, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1802 = stablehlo.multiply %1789, %1801 : tensor<32x14x14x256xf32>
    %1803 = stablehlo.broadcast_in_dim %arg122, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1805 = stablehlo.add %1802, %1804 : tensor<32x14x14x256xf32>
    %1806 = call @relu_6(%1805) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1808 = stablehlo.compare GT, %1805, %1807, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1809 = stablehlo.convolution(%1806, %arg123) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1810 = stablehlo.reduce(%1809 init: %cst_489) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_490 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1812 = stablehlo.divide %1810, %1811 : tensor<256xf32>
    %1813 = stablehlo.broadcast_in_dim %1812, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1814 = stablehlo.broadcast_in_dim %1813, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1815 = stablehlo.subtract %1809, %1814 : tensor<32x14x14x256xf32>
    %1816 = chlo.square %1815 : tensor<32x14x14x256xf32> -> tensor<32x14x14x256xf32>
    %cst_491 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1818 = stablehlo.multiply %1817, %1815 : tensor<32x14x14x256xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1819 = stablehlo.reduce(%1816 init: %cst_492) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_493 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1821 = stablehlo.divide %1819, %1820 : tensor<256xf32>
    %1822 = stablehlo.broadcast_in_dim %1812, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1823 = stablehlo.broadcast_in_dim %1822, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1824 = stablehlo.subtract %1809, %1823 : tensor<32x14x14x256xf32>
    %cst_494 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1825 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1826 = stablehlo.add %1821, %1825 : tensor<256xf32>
    %1827 = stablehlo.rsqrt %1826 : tensor<256xf32>
    %1828 = stablehlo.divide %1827, %1826 : tensor<256xf32>
    %cst_495 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1829 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1830 = stablehlo.multiply %1829, %1828 : tensor<256xf32>
    %1831 = stablehlo.broadcast_in_dim %1827, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1832 = stablehlo.broadcast_in_dim %1831, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1833 = stablehlo.multiply %1824, %1832 : tensor<32x14x14x256xf32>
    %cst_496 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1834 = stablehlo.broadcast_in_dim %cst_496, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1835 = stablehlo.multiply %1834, %arg404 : tensor<256xf32>
    %cst_497 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1836 = stablehlo.broadcast_in_dim %cst_497, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1837 = stablehlo.multiply %1836, %1812 : tensor<256xf32>
    %1838 = stablehlo.add %1835, %1837 : tensor<256xf32>
    %cst_498 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1839 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1840 = stablehlo.multiply %1839, %arg405 : tensor<256xf32>
    %cst_499 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1842 = stablehlo.multiply %1841, %1821 : tensor<256xf32>
    %1843 = stablehlo.add %1840, %1842 : tensor<256xf32>
    %1844 = stablehlo.broadcast_in_dim %arg124, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1845 = stablehlo.broadcast_in_dim %1844, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1846 = stablehlo.multiply %1833, %1845 : tensor<32x14x14x256xf32>
    %1847 = stablehlo.broadcast_in_dim %arg125, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1848 = stablehlo.broadcast_in_dim %1847, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %1849 = stablehlo.add %1846, %1848 : tensor<32x14x14x256xf32>
    %1850 = call @relu_6(%1849) : (tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1851 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1852 = stablehlo.compare GT, %1849, %1851, FLOAT : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xi1>
    %1853 = stablehlo.convolution(%1850, %arg117) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1854 = stablehlo.reduce(%1853 init: %cst_501) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_502 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1855 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1856 = stablehlo.divide %1854, %1855 : tensor<1024xf32>
    %1857 = stablehlo.broadcast_in_dim %1856, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1858 = stablehlo.broadcast_in_dim %1857, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1859 = stablehlo.subtract %1853, %1858 : tensor<32x14x14x1024xf32>
    %1860 = chlo.square %1859 : tensor<32x14x14x1024xf32> -> tensor<32x14x14x1024xf32>
    %cst_503 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1861 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1862 = stablehlo.multiply %1861, %1859 : tensor<32x14x14x1024xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1863 = stablehlo.reduce(%1860 init: %cst_504) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_505 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1865 = stablehlo.divide %1863, %1864 : tensor<1024xf32>
    %1866 = stablehlo.broadcast_in_dim %1856, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1867 = stablehlo.broadcast_in_dim %1866, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1868 = stablehlo.subtract %1853, %1867 : tensor<32x14x14x1024xf32>
    %cst_506 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1869 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1870 = stablehlo.add %1865, %1869 : tensor<1024xf32>
    %1871 = stablehlo.rsqrt %1870 : tensor<1024xf32>
    %1872 = stablehlo.divide %1871, %1870 : tensor<1024xf32>
    %cst_507 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1873 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1874 = stablehlo.multiply %1873, %1872 : tensor<1024xf32>
    %1875 = stablehlo.broadcast_in_dim %1871, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1876 = stablehlo.broadcast_in_dim %1875, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1877 = stablehlo.multiply %1868, %1876 : tensor<32x14x14x1024xf32>
    %cst_508 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1878 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1879 = stablehlo.multiply %1878, %arg400 : tensor<1024xf32>
    %cst_509 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %cst_509, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1881 = stablehlo.multiply %1880, %1856 : tensor<1024xf32>
    %1882 = stablehlo.add %1879, %1881 : tensor<1024xf32>
    %cst_510 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %cst_510, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1884 = stablehlo.multiply %1883, %arg401 : tensor<1024xf32>
    %cst_511 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1886 = stablehlo.multiply %1885, %1865 : tensor<1024xf32>
    %1887 = stablehlo.add %1884, %1886 : tensor<1024xf32>
    %1888 = stablehlo.broadcast_in_dim %arg118, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1889 = stablehlo.broadcast_in_dim %1888, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1890 = stablehlo.multiply %1877, %1889 : tensor<32x14x14x1024xf32>
    %1891 = stablehlo.broadcast_in_dim %arg119, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1892 = stablehlo.broadcast_in_dim %1891, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %1893 = stablehlo.add %1890, %1892 : tensor<32x14x14x1024xf32>
    %1894 = stablehlo.add %1762, %1893 : tensor<32x14x14x1024xf32>
    %1895 = call @relu_7(%1894) : (tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1896 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1897 = stablehlo.compare GT, %1894, %1896, FLOAT : (tensor<32x14x14x1024xf32>, tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xi1>
    %1898 = stablehlo.convolution(%1895, %arg129) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x512xf32>) -> tensor<32x14x14x512xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1899 = stablehlo.reduce(%1898 init: %cst_513) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_514 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1900 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1901 = stablehlo.divide %1899, %1900 : tensor<512xf32>
    %1902 = stablehlo.broadcast_in_dim %1901, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1903 = stablehlo.broadcast_in_dim %1902, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %1904 = stablehlo.subtract %1898, %1903 : tensor<32x14x14x512xf32>
    %1905 = chlo.square %1904 : tensor<32x14x14x512xf32> -> tensor<32x14x14x512xf32>
    %cst_515 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1906 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<32x14x14x512xf32>
    %1907 = stablehlo.multiply %1906, %1904 : tensor<32x14x14x512xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1908 = stablehlo.reduce(%1905 init: %cst_516) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_517 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1910 = stablehlo.divide %1908, %1909 : tensor<512xf32>
    %1911 = stablehlo.broadcast_in_dim %1901, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1912 = stablehlo.broadcast_in_dim %1911, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %1913 = stablehlo.subtract %1898, %1912 : tensor<32x14x14x512xf32>
    %cst_518 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1914 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1915 = stablehlo.add %1910, %1914 : tensor<512xf32>
    %1916 = stablehlo.rsqrt %1915 : tensor<512xf32>
    %1917 = stablehlo.divide %1916, %1915 : tensor<512xf32>
    %cst_519 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1918 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1919 = stablehlo.multiply %1918, %1917 : tensor<512xf32>
    %1920 = stablehlo.broadcast_in_dim %1916, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1921 = stablehlo.broadcast_in_dim %1920, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %1922 = stablehlo.multiply %1913, %1921 : tensor<32x14x14x512xf32>
    %cst_520 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1924 = stablehlo.multiply %1923, %arg408 : tensor<512xf32>
    %cst_521 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1925 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1926 = stablehlo.multiply %1925, %1901 : tensor<512xf32>
    %1927 = stablehlo.add %1924, %1926 : tensor<512xf32>
    %cst_522 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1929 = stablehlo.multiply %1928, %arg409 : tensor<512xf32>
    %cst_523 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1930 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1931 = stablehlo.multiply %1930, %1910 : tensor<512xf32>
    %1932 = stablehlo.add %1929, %1931 : tensor<512xf32>
    %1933 = stablehlo.broadcast_in_dim %arg130, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1934 = stablehlo.broadcast_in_dim %1933, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %1935 = stablehlo.multiply %1922, %1934 : tensor<32x14x14x512xf32>
    %1936 = stablehlo.broadcast_in_dim %arg131, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1937 = stablehlo.broadcast_in_dim %1936, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %1938 = stablehlo.add %1935, %1937 : tensor<32x14x14x512xf32>
    %1939 = call @relu_8(%1938) : (tensor<32x14x14x512xf32>) -> tensor<32x14x14x512xf32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<32x14x14x512xf32>
    %1941 = stablehlo.compare GT, %1938, %1940, FLOAT : (tensor<32x14x14x512xf32>, tensor<32x14x14x512xf32>) -> tensor<32x14x14x512xi1>
    %1942 = stablehlo.convolution(%1939, %arg135) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1943 = stablehlo.reduce(%1942 init: %cst_525) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_526 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %1944 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1945 = stablehlo.divide %1943, %1944 : tensor<512xf32>
    %1946 = stablehlo.broadcast_in_dim %1945, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1947 = stablehlo.broadcast_in_dim %1946, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %1948 = stablehlo.subtract %1942, %1947 : tensor<32x7x7x512xf32>
    %1949 = chlo.square %1948 : tensor<32x7x7x512xf32> -> tensor<32x7x7x512xf32>
    %cst_527 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1950 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %1951 = stablehlo.multiply %1950, %1948 : tensor<32x7x7x512xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1952 = stablehlo.reduce(%1949 init: %cst_528) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_529 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %1953 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1954 = stablehlo.divide %1952, %1953 : tensor<512xf32>
    %1955 = stablehlo.broadcast_in_dim %1945, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1956 = stablehlo.broadcast_in_dim %1955, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %1957 = stablehlo.subtract %1942, %1956 : tensor<32x7x7x512xf32>
    %cst_530 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1958 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1959 = stablehlo.add %1954, %1958 : tensor<512xf32>
    %1960 = stablehlo.rsqrt %1959 : tensor<512xf32>
    %1961 = stablehlo.divide %1960, %1959 : tensor<512xf32>
    %cst_531 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1962 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1963 = stablehlo.multiply %1962, %1961 : tensor<512xf32>
    %1964 = stablehlo.broadcast_in_dim %1960, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1965 = stablehlo.broadcast_in_dim %1964, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %1966 = stablehlo.multiply %1957, %1965 : tensor<32x7x7x512xf32>
    %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1968 = stablehlo.multiply %1967, %arg412 : tensor<512xf32>
    %cst_533 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1969 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1970 = stablehlo.multiply %1969, %1945 : tensor<512xf32>
    %1971 = stablehlo.add %1968, %1970 : tensor<512xf32>
    %cst_534 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1973 = stablehlo.multiply %1972, %arg413 : tensor<512xf32>
    %cst_535 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1974 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1975 = stablehlo.multiply %1974, %1954 : tensor<512xf32>
    %1976 = stablehlo.add %1973, %1975 : tensor<512xf32>
    %1977 = stablehlo.broadcast_in_dim %arg136, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1978 = stablehlo.broadcast_in_dim %1977, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %1979 = stablehlo.multiply %1966, %1978 : tensor<32x7x7x512xf32>
    %1980 = stablehlo.broadcast_in_dim %arg137, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1981 = stablehlo.broadcast_in_dim %1980, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %1982 = stablehlo.add %1979, %1981 : tensor<32x7x7x512xf32>
    %1983 = call @relu_9(%1982) : (tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %1985 = stablehlo.compare GT, %1982, %1984, FLOAT : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xi1>
    %1986 = stablehlo.convolution(%1983, %arg126) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1987 = stablehlo.reduce(%1986 init: %cst_537) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_538 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %1988 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1989 = stablehlo.divide %1987, %1988 : tensor<2048xf32>
    %1990 = stablehlo.broadcast_in_dim %1989, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1991 = stablehlo.broadcast_in_dim %1990, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %1992 = stablehlo.subtract %1986, %1991 : tensor<32x7x7x2048xf32>
    %1993 = chlo.square %1992 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_539 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %cst_539, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %1995 = stablehlo.multiply %1994, %1992 : tensor<32x7x7x2048xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1996 = stablehlo.reduce(%1993 init: %cst_540) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_541 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %1998 = stablehlo.divide %1996, %1997 : tensor<2048xf32>
    %1999 = stablehlo.broadcast_in_dim %1989, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2000 = stablehlo.broadcast_in_dim %1999, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2001 = stablehlo.subtract %1986, %2000 : tensor<32x7x7x2048xf32>
    %cst_542 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2003 = stablehlo.add %1998, %2002 : tensor<2048xf32>
    %2004 = stablehlo.rsqrt %2003 : tensor<2048xf32>
    %2005 = stablehlo.divide %2004, %2003 : tensor<2048xf32>
    %cst_543 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2006 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2007 = stablehlo.multiply %2006, %2005 : tensor<2048xf32>
    %2008 = stablehlo.broadcast_in_dim %2004, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2010 = stablehlo.multiply %2001, %2009 : tensor<32x7x7x2048xf32>
    %cst_544 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2011 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2012 = stablehlo.multiply %2011, %arg406 : tensor<2048xf32>
    %cst_545 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2013 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2014 = stablehlo.multiply %2013, %1989 : tensor<2048xf32>
    %2015 = stablehlo.add %2012, %2014 : tensor<2048xf32>
    %cst_546 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2016 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2017 = stablehlo.multiply %2016, %arg407 : tensor<2048xf32>
    %cst_547 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2018 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2019 = stablehlo.multiply %2018, %1998 : tensor<2048xf32>
    %2020 = stablehlo.add %2017, %2019 : tensor<2048xf32>
    %2021 = stablehlo.broadcast_in_dim %arg127, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2022 = stablehlo.broadcast_in_dim %2021, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2023 = stablehlo.multiply %2010, %2022 : tensor<32x7x7x2048xf32>
    %2024 = stablehlo.broadcast_in_dim %arg128, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2025 = stablehlo.broadcast_in_dim %2024, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2026 = stablehlo.add %2023, %2025 : tensor<32x7x7x2048xf32>
    %2027 = stablehlo.convolution(%1895, %arg132) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x1024x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2028 = stablehlo.reduce(%2027 init: %cst_548) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_549 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2030 = stablehlo.divide %2028, %2029 : tensor<2048xf32>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2032 = stablehlo.broadcast_in_dim %2031, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2033 = stablehlo.subtract %2027, %2032 : tensor<32x7x7x2048xf32>
    %2034 = chlo.square %2033 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_550 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2035 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2036 = stablehlo.multiply %2035, %2033 : tensor<32x7x7x2048xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2037 = stablehlo.reduce(%2034 init: %cst_551) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_552 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2039 = stablehlo.divide %2037, %2038 : tensor<2048xf32>
    %2040 = stablehlo.broadcast_in_dim %2030, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2041 = stablehlo.broadcast_in_dim %2040, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2042 = stablehlo.subtract %2027, %2041 : tensor<32x7x7x2048xf32>
    %cst_553 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2043 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2044 = stablehlo.add %2039, %2043 : tensor<2048xf32>
    %2045 = stablehlo.rsqrt %2044 : tensor<2048xf32>
    %2046 = stablehlo.divide %2045, %2044 : tensor<2048xf32>
    %cst_554 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2047 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2048 = stablehlo.multiply %2047, %2046 : tensor<2048xf32>
    %2049 = stablehlo.broadcast_in_dim %2045, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2050 = stablehlo.broadcast_in_dim %2049, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2051 = stablehlo.multiply %2042, %2050 : tensor<32x7x7x2048xf32>
    %cst_555 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2052 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2053 = stablehlo.multiply %2052, %arg410 : tensor<2048xf32>
    %cst_556 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2054 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2055 = stablehlo.multiply %2054, %2030 : tensor<2048xf32>
    %2056 = stablehlo.add %2053, %2055 : tensor<2048xf32>
    %cst_557 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2057 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2058 = stablehlo.multiply %2057, %arg411 : tensor<2048xf32>
    %cst_558 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2059 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2060 = stablehlo.multiply %2059, %2039 : tensor<2048xf32>
    %2061 = stablehlo.add %2058, %2060 : tensor<2048xf32>
    %2062 = stablehlo.broadcast_in_dim %arg133, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2064 = stablehlo.multiply %2051, %2063 : tensor<32x7x7x2048xf32>
    %2065 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2066 = stablehlo.broadcast_in_dim %2065, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2067 = stablehlo.add %2064, %2066 : tensor<32x7x7x2048xf32>
    %2068 = stablehlo.add %2067, %2026 : tensor<32x7x7x2048xf32>
    %2069 = call @relu_10(%2068) : (tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_559 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2070 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2071 = stablehlo.compare GT, %2068, %2070, FLOAT : (tensor<32x7x7x2048xf32>, tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xi1>
    %2072 = stablehlo.convolution(%2069, %arg141) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2073 = stablehlo.reduce(%2072 init: %cst_560) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_561 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2074 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2075 = stablehlo.divide %2073, %2074 : tensor<512xf32>
    %2076 = stablehlo.broadcast_in_dim %2075, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2077 = stablehlo.broadcast_in_dim %2076, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2078 = stablehlo.subtract %2072, %2077 : tensor<32x7x7x512xf32>
    %2079 = chlo.square %2078 : tensor<32x7x7x512xf32> -> tensor<32x7x7x512xf32>
    %cst_562 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2080 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2081 = stablehlo.multiply %2080, %2078 : tensor<32x7x7x512xf32>
    %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2082 = stablehlo.reduce(%2079 init: %cst_563) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_564 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2083 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2084 = stablehlo.divide %2082, %2083 : tensor<512xf32>
    %2085 = stablehlo.broadcast_in_dim %2075, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2086 = stablehlo.broadcast_in_dim %2085, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2087 = stablehlo.subtract %2072, %2086 : tensor<32x7x7x512xf32>
    %cst_565 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2088 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2089 = stablehlo.add %2084, %2088 : tensor<512xf32>
    %2090 = stablehlo.rsqrt %2089 : tensor<512xf32>
    %2091 = stablehlo.divide %2090, %2089 : tensor<512xf32>
    %cst_566 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2092 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2093 = stablehlo.multiply %2092, %2091 : tensor<512xf32>
    %2094 = stablehlo.broadcast_in_dim %2090, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2095 = stablehlo.broadcast_in_dim %2094, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2096 = stablehlo.multiply %2087, %2095 : tensor<32x7x7x512xf32>
    %cst_567 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2097 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2098 = stablehlo.multiply %2097, %arg416 : tensor<512xf32>
    %cst_568 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %cst_568, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2100 = stablehlo.multiply %2099, %2075 : tensor<512xf32>
    %2101 = stablehlo.add %2098, %2100 : tensor<512xf32>
    %cst_569 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2102 = stablehlo.broadcast_in_dim %cst_569, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2103 = stablehlo.multiply %2102, %arg417 : tensor<512xf32>
    %cst_570 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2105 = stablehlo.multiply %2104, %2084 : tensor<512xf32>
    %2106 = stablehlo.add %2103, %2105 : tensor<512xf32>
    %2107 = stablehlo.broadcast_in_dim %arg142, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2108 = stablehlo.broadcast_in_dim %2107, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2109 = stablehlo.multiply %2096, %2108 : tensor<32x7x7x512xf32>
    %2110 = stablehlo.broadcast_in_dim %arg143, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2111 = stablehlo.broadcast_in_dim %2110, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2112 = stablehlo.add %2109, %2111 : tensor<32x7x7x512xf32>
    %2113 = call @relu_9(%2112) : (tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2114 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2115 = stablehlo.compare GT, %2112, %2114, FLOAT : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xi1>
    %2116 = stablehlo.convolution(%2113, %arg144) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2117 = stablehlo.reduce(%2116 init: %cst_572) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_573 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2118 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2119 = stablehlo.divide %2117, %2118 : tensor<512xf32>
    %2120 = stablehlo.broadcast_in_dim %2119, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2121 = stablehlo.broadcast_in_dim %2120, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2122 = stablehlo.subtract %2116, %2121 : tensor<32x7x7x512xf32>
    %2123 = chlo.square %2122 : tensor<32x7x7x512xf32> -> tensor<32x7x7x512xf32>
    %cst_574 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2124 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2125 = stablehlo.multiply %2124, %2122 : tensor<32x7x7x512xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2126 = stablehlo.reduce(%2123 init: %cst_575) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_576 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2127 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2128 = stablehlo.divide %2126, %2127 : tensor<512xf32>
    %2129 = stablehlo.broadcast_in_dim %2119, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2130 = stablehlo.broadcast_in_dim %2129, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2131 = stablehlo.subtract %2116, %2130 : tensor<32x7x7x512xf32>
    %cst_577 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2132 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2133 = stablehlo.add %2128, %2132 : tensor<512xf32>
    %2134 = stablehlo.rsqrt %2133 : tensor<512xf32>
    %2135 = stablehlo.divide %2134, %2133 : tensor<512xf32>
    %cst_578 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2136 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2137 = stablehlo.multiply %2136, %2135 : tensor<512xf32>
    %2138 = stablehlo.broadcast_in_dim %2134, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2140 = stablehlo.multiply %2131, %2139 : tensor<32x7x7x512xf32>
    %cst_579 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2141 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2142 = stablehlo.multiply %2141, %arg418 : tensor<512xf32>
    %cst_580 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2143 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2144 = stablehlo.multiply %2143, %2119 : tensor<512xf32>
    %2145 = stablehlo.add %2142, %2144 : tensor<512xf32>
    %cst_581 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2146 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2147 = stablehlo.multiply %2146, %arg419 : tensor<512xf32>
    %cst_582 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2148 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2149 = stablehlo.multiply %2148, %2128 : tensor<512xf32>
    %2150 = stablehlo.add %2147, %2149 : tensor<512xf32>
    %2151 = stablehlo.broadcast_in_dim %arg145, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2152 = stablehlo.broadcast_in_dim %2151, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2153 = stablehlo.multiply %2140, %2152 : tensor<32x7x7x512xf32>
    %2154 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2155 = stablehlo.broadcast_in_dim %2154, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2156 = stablehlo.add %2153, %2155 : tensor<32x7x7x512xf32>
    %2157 = call @relu_9(%2156) : (tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2158 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2159 = stablehlo.compare GT, %2156, %2158, FLOAT : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xi1>
    %2160 = stablehlo.convolution(%2157, %arg138) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2161 = stablehlo.reduce(%2160 init: %cst_584) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_585 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2162 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2163 = stablehlo.divide %2161, %2162 : tensor<2048xf32>
    %2164 = stablehlo.broadcast_in_dim %2163, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2165 = stablehlo.broadcast_in_dim %2164, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2166 = stablehlo.subtract %2160, %2165 : tensor<32x7x7x2048xf32>
    %2167 = chlo.square %2166 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_586 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2168 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2169 = stablehlo.multiply %2168, %2166 : tensor<32x7x7x2048xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2170 = stablehlo.reduce(%2167 init: %cst_587) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_588 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2171 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2172 = stablehlo.divide %2170, %2171 : tensor<2048xf32>
    %2173 = stablehlo.broadcast_in_dim %2163, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2174 = stablehlo.broadcast_in_dim %2173, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2175 = stablehlo.subtract %2160, %2174 : tensor<32x7x7x2048xf32>
    %cst_589 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2176 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2177 = stablehlo.add %2172, %2176 : tensor<2048xf32>
    %2178 = stablehlo.rsqrt %2177 : tensor<2048xf32>
    %2179 = stablehlo.divide %2178, %2177 : tensor<2048xf32>
    %cst_590 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2180 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2181 = stablehlo.multiply %2180, %2179 : tensor<2048xf32>
    %2182 = stablehlo.broadcast_in_dim %2178, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2183 = stablehlo.broadcast_in_dim %2182, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2184 = stablehlo.multiply %2175, %2183 : tensor<32x7x7x2048xf32>
    %cst_591 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2185 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2186 = stablehlo.multiply %2185, %arg414 : tensor<2048xf32>
    %cst_592 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2187 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2188 = stablehlo.multiply %2187, %2163 : tensor<2048xf32>
    %2189 = stablehlo.add %2186, %2188 : tensor<2048xf32>
    %cst_593 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2190 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2191 = stablehlo.multiply %2190, %arg415 : tensor<2048xf32>
    %cst_594 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2192 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2193 = stablehlo.multiply %2192, %2172 : tensor<2048xf32>
    %2194 = stablehlo.add %2191, %2193 : tensor<2048xf32>
    %2195 = stablehlo.broadcast_in_dim %arg139, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2196 = stablehlo.broadcast_in_dim %2195, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2197 = stablehlo.multiply %2184, %2196 : tensor<32x7x7x2048xf32>
    %2198 = stablehlo.broadcast_in_dim %arg140, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2199 = stablehlo.broadcast_in_dim %2198, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2200 = stablehlo.add %2197, %2199 : tensor<32x7x7x2048xf32>
    %2201 = stablehlo.add %2069, %2200 : tensor<32x7x7x2048xf32>
    %2202 = call @relu_10(%2201) : (tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_595 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2203 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2204 = stablehlo.compare GT, %2201, %2203, FLOAT : (tensor<32x7x7x2048xf32>, tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xi1>
    %2205 = stablehlo.convolution(%2202, %arg150) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_596 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2206 = stablehlo.reduce(%2205 init: %cst_596) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_597 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2207 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2208 = stablehlo.divide %2206, %2207 : tensor<512xf32>
    %2209 = stablehlo.broadcast_in_dim %2208, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2210 = stablehlo.broadcast_in_dim %2209, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2211 = stablehlo.subtract %2205, %2210 : tensor<32x7x7x512xf32>
    %2212 = chlo.square %2211 : tensor<32x7x7x512xf32> -> tensor<32x7x7x512xf32>
    %cst_598 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2213 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2214 = stablehlo.multiply %2213, %2211 : tensor<32x7x7x512xf32>
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2215 = stablehlo.reduce(%2212 init: %cst_599) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_600 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2216 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2217 = stablehlo.divide %2215, %2216 : tensor<512xf32>
    %2218 = stablehlo.broadcast_in_dim %2208, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2219 = stablehlo.broadcast_in_dim %2218, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2220 = stablehlo.subtract %2205, %2219 : tensor<32x7x7x512xf32>
    %cst_601 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2221 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2222 = stablehlo.add %2217, %2221 : tensor<512xf32>
    %2223 = stablehlo.rsqrt %2222 : tensor<512xf32>
    %2224 = stablehlo.divide %2223, %2222 : tensor<512xf32>
    %cst_602 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2225 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2226 = stablehlo.multiply %2225, %2224 : tensor<512xf32>
    %2227 = stablehlo.broadcast_in_dim %2223, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2228 = stablehlo.broadcast_in_dim %2227, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2229 = stablehlo.multiply %2220, %2228 : tensor<32x7x7x512xf32>
    %cst_603 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2230 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2231 = stablehlo.multiply %2230, %arg422 : tensor<512xf32>
    %cst_604 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2232 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2233 = stablehlo.multiply %2232, %2208 : tensor<512xf32>
    %2234 = stablehlo.add %2231, %2233 : tensor<512xf32>
    %cst_605 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2235 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2236 = stablehlo.multiply %2235, %arg423 : tensor<512xf32>
    %cst_606 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2237 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2238 = stablehlo.multiply %2237, %2217 : tensor<512xf32>
    %2239 = stablehlo.add %2236, %2238 : tensor<512xf32>
    %2240 = stablehlo.broadcast_in_dim %arg151, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2241 = stablehlo.broadcast_in_dim %2240, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2242 = stablehlo.multiply %2229, %2241 : tensor<32x7x7x512xf32>
    %2243 = stablehlo.broadcast_in_dim %arg152, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2244 = stablehlo.broadcast_in_dim %2243, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2245 = stablehlo.add %2242, %2244 : tensor<32x7x7x512xf32>
    %2246 = call @relu_9(%2245) : (tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_607 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2247 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2248 = stablehlo.compare GT, %2245, %2247, FLOAT : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xi1>
    %2249 = stablehlo.convolution(%2246, %arg153) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2250 = stablehlo.reduce(%2249 init: %cst_608) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_609 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2252 = stablehlo.divide %2250, %2251 : tensor<512xf32>
    %2253 = stablehlo.broadcast_in_dim %2252, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2254 = stablehlo.broadcast_in_dim %2253, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2255 = stablehlo.subtract %2249, %2254 : tensor<32x7x7x512xf32>
    %2256 = chlo.square %2255 : tensor<32x7x7x512xf32> -> tensor<32x7x7x512xf32>
    %cst_610 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2257 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2258 = stablehlo.multiply %2257, %2255 : tensor<32x7x7x512xf32>
    %cst_611 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2259 = stablehlo.reduce(%2256 init: %cst_611) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_612 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2260 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2261 = stablehlo.divide %2259, %2260 : tensor<512xf32>
    %2262 = stablehlo.broadcast_in_dim %2252, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2263 = stablehlo.broadcast_in_dim %2262, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2264 = stablehlo.subtract %2249, %2263 : tensor<32x7x7x512xf32>
    %cst_613 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2265 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2266 = stablehlo.add %2261, %2265 : tensor<512xf32>
    %2267 = stablehlo.rsqrt %2266 : tensor<512xf32>
    %2268 = stablehlo.divide %2267, %2266 : tensor<512xf32>
    %cst_614 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2269 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2270 = stablehlo.multiply %2269, %2268 : tensor<512xf32>
    %2271 = stablehlo.broadcast_in_dim %2267, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2272 = stablehlo.broadcast_in_dim %2271, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2273 = stablehlo.multiply %2264, %2272 : tensor<32x7x7x512xf32>
    %cst_615 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2275 = stablehlo.multiply %2274, %arg424 : tensor<512xf32>
    %cst_616 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2276 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2277 = stablehlo.multiply %2276, %2252 : tensor<512xf32>
    %2278 = stablehlo.add %2275, %2277 : tensor<512xf32>
    %cst_617 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2279 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2280 = stablehlo.multiply %2279, %arg425 : tensor<512xf32>
    %cst_618 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2281 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2282 = stablehlo.multiply %2281, %2261 : tensor<512xf32>
    %2283 = stablehlo.add %2280, %2282 : tensor<512xf32>
    %2284 = stablehlo.broadcast_in_dim %arg154, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2285 = stablehlo.broadcast_in_dim %2284, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2286 = stablehlo.multiply %2273, %2285 : tensor<32x7x7x512xf32>
    %2287 = stablehlo.broadcast_in_dim %arg155, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2288 = stablehlo.broadcast_in_dim %2287, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2289 = stablehlo.add %2286, %2288 : tensor<32x7x7x512xf32>
    %2290 = call @relu_9(%2289) : (tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_619 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2291 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2292 = stablehlo.compare GT, %2289, %2291, FLOAT : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xi1>
    %2293 = stablehlo.convolution(%2290, %arg147) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2294 = stablehlo.reduce(%2293 init: %cst_620) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_621 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2295 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2296 = stablehlo.divide %2294, %2295 : tensor<2048xf32>
    %2297 = stablehlo.broadcast_in_dim %2296, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2298 = stablehlo.broadcast_in_dim %2297, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2299 = stablehlo.subtract %2293, %2298 : tensor<32x7x7x2048xf32>
    %2300 = chlo.square %2299 : tensor<32x7x7x2048xf32> -> tensor<32x7x7x2048xf32>
    %cst_622 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2301 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2302 = stablehlo.multiply %2301, %2299 : tensor<32x7x7x2048xf32>
    %cst_623 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2303 = stablehlo.reduce(%2300 init: %cst_623) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_624 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2304 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2305 = stablehlo.divide %2303, %2304 : tensor<2048xf32>
    %2306 = stablehlo.broadcast_in_dim %2296, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2307 = stablehlo.broadcast_in_dim %2306, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2308 = stablehlo.subtract %2293, %2307 : tensor<32x7x7x2048xf32>
    %cst_625 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %2309 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2310 = stablehlo.add %2305, %2309 : tensor<2048xf32>
    %2311 = stablehlo.rsqrt %2310 : tensor<2048xf32>
    %2312 = stablehlo.divide %2311, %2310 : tensor<2048xf32>
    %cst_626 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2313 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2314 = stablehlo.multiply %2313, %2312 : tensor<2048xf32>
    %2315 = stablehlo.broadcast_in_dim %2311, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2316 = stablehlo.broadcast_in_dim %2315, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2317 = stablehlo.multiply %2308, %2316 : tensor<32x7x7x2048xf32>
    %cst_627 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2318 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2319 = stablehlo.multiply %2318, %arg420 : tensor<2048xf32>
    %cst_628 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2320 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2321 = stablehlo.multiply %2320, %2296 : tensor<2048xf32>
    %2322 = stablehlo.add %2319, %2321 : tensor<2048xf32>
    %cst_629 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2324 = stablehlo.multiply %2323, %arg421 : tensor<2048xf32>
    %cst_630 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2326 = stablehlo.multiply %2325, %2305 : tensor<2048xf32>
    %2327 = stablehlo.add %2324, %2326 : tensor<2048xf32>
    %2328 = stablehlo.broadcast_in_dim %arg148, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2329 = stablehlo.broadcast_in_dim %2328, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2330 = stablehlo.multiply %2317, %2329 : tensor<32x7x7x2048xf32>
    %2331 = stablehlo.broadcast_in_dim %arg149, dims = [3] : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2332 = stablehlo.broadcast_in_dim %2331, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2333 = stablehlo.add %2330, %2332 : tensor<32x7x7x2048xf32>
    %2334 = stablehlo.add %2202, %2333 : tensor<32x7x7x2048xf32>
    %2335 = call @relu_10(%2334) : (tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_631 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2336 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2337 = stablehlo.compare GT, %2334, %2336, FLOAT : (tensor<32x7x7x2048xf32>, tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xi1>
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2338 = stablehlo.reduce(%2335 init: %cst_632) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<32x2048xf32>
    %cst_633 = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %2339 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<32x2048xf32>
    %2340 = stablehlo.divide %2338, %2339 : tensor<32x2048xf32>
    %2341 = stablehlo.dot_general %2340, %arg157, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x2048xf32>, tensor<2048x1000xf32>) -> tensor<32x1000xf32>
    %2342 = stablehlo.broadcast_in_dim %arg156, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %2343 = stablehlo.broadcast_in_dim %2342, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<32x1000xf32>
    %2344 = stablehlo.add %2341, %2343 : tensor<32x1000xf32>
    %2345:3 = call @log_softmax(%2344) : (tensor<32x1000xf32>) -> (tensor<32x1000xf32>, tensor<32x1000xf32>, tensor<32x1xf32>)
    %2346 = stablehlo.broadcast_in_dim %arg429, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %2347:2 = call @take_along_axis(%2345#0, %2346) : (tensor<32x1000xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %2348 = stablehlo.reshape %2347#0 : (tensor<32x1xf32>) -> tensor<32xf32>
    %2349 = stablehlo.negate %2348 : tensor<32xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2350 = stablehlo.reduce(%2349 init: %cst_634) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_635 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2351 = stablehlo.divide %2350, %cst_635 : tensor<f32>
    %cst_636 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_637 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2352 = stablehlo.divide %cst_636, %cst_637 : tensor<f32>
    %2353 = stablehlo.broadcast_in_dim %2352, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2354 = stablehlo.negate %2353 : tensor<32xf32>
    %2355 = stablehlo.broadcast_in_dim %2354, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %2356 = call @take_along_axis_11(%2347#1, %2355) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x1000xf32>
    %2357 = call @log_softmax_12(%2345#1, %2345#2, %2356) : (tensor<32x1000xf32>, tensor<32x1xf32>, tensor<32x1000xf32>) -> tensor<32x1000xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2358 = stablehlo.reduce(%2357 init: %cst_638) applies stablehlo.add across dimensions = [0] : (tensor<32x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %2359 = stablehlo.reshape %2358 : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2360 = stablehlo.reduce(%2359 init: %cst_639) applies stablehlo.add across dimensions = [0] : (tensor<1x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %2361 = stablehlo.dot_general %2357, %2340, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x1000xf32>, tensor<32x2048xf32>) -> tensor<1000x2048xf32>
    %2362 = stablehlo.transpose %2361, dims = [1, 0] : (tensor<1000x2048xf32>) -> tensor<2048x1000xf32>
    %2363 = stablehlo.dot_general %2357, %arg157, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x1000xf32>, tensor<2048x1000xf32>) -> tensor<32x2048xf32>
    %cst_640 = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %2364 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<32x2048xf32>
    %2365 = stablehlo.divide %2363, %2364 : tensor<32x2048xf32>
    %2366 = stablehlo.broadcast_in_dim %2365, dims = [0, 3] : (tensor<32x2048xf32>) -> tensor<32x7x7x2048xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2367 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2368 = stablehlo.select %2337, %2366, %2367 : tensor<32x7x7x2048xi1>, tensor<32x7x7x2048xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2369 = stablehlo.reduce(%2368 init: %cst_642) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2370 = stablehlo.reshape %2369 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2371 = stablehlo.reduce(%2370 init: %cst_643) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2372 = stablehlo.multiply %2317, %2368 : tensor<32x7x7x2048xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2373 = stablehlo.reduce(%2372 init: %cst_644) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2374 = stablehlo.reshape %2373 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2375 = stablehlo.broadcast_in_dim %2328, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2376 = stablehlo.multiply %2368, %2375 : tensor<32x7x7x2048xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2377 = stablehlo.reduce(%2374 init: %cst_645) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2378 = stablehlo.multiply %2308, %2376 : tensor<32x7x7x2048xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2379 = stablehlo.reduce(%2378 init: %cst_646) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2380 = stablehlo.reshape %2379 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2381 = stablehlo.broadcast_in_dim %2315, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2382 = stablehlo.multiply %2376, %2381 : tensor<32x7x7x2048xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2383 = stablehlo.reduce(%2380 init: %cst_647) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2384 = stablehlo.multiply %2383, %2314 : tensor<2048xf32>
    %2385 = stablehlo.negate %2382 : tensor<32x7x7x2048xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2386 = stablehlo.reduce(%2385 init: %cst_648) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2387 = stablehlo.reshape %2386 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_649 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2388 = stablehlo.reduce(%2387 init: %cst_649) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_650 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2389 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2390 = stablehlo.divide %2384, %2389 : tensor<2048xf32>
    %2391 = stablehlo.broadcast_in_dim %2390, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2392 = stablehlo.multiply %2391, %2302 : tensor<32x7x7x2048xf32>
    %2393 = stablehlo.negate %2392 : tensor<32x7x7x2048xf32>
    %cst_651 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2394 = stablehlo.reduce(%2393 init: %cst_651) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2395 = stablehlo.reshape %2394 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2396 = stablehlo.add %2382, %2392 : tensor<32x7x7x2048xf32>
    %cst_652 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2397 = stablehlo.reduce(%2395 init: %cst_652) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2398 = stablehlo.add %2388, %2397 : tensor<2048xf32>
    %cst_653 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2399 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2400 = stablehlo.divide %2398, %2399 : tensor<2048xf32>
    %2401 = stablehlo.broadcast_in_dim %2400, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2402 = stablehlo.add %2396, %2401 : tensor<32x7x7x2048xf32>
    %2403 = stablehlo.convolution(%2290, %2402) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<32x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %2404 = stablehlo.reverse %arg147, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %2405 = stablehlo.convolution(%2402, %2404) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x512xf32>
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2406 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2407 = stablehlo.select %2292, %2405, %2406 : tensor<32x7x7x512xi1>, tensor<32x7x7x512xf32>
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2408 = stablehlo.reduce(%2407 init: %cst_655) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2409 = stablehlo.reshape %2408 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2410 = stablehlo.reduce(%2409 init: %cst_656) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2411 = stablehlo.multiply %2273, %2407 : tensor<32x7x7x512xf32>
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2412 = stablehlo.reduce(%2411 init: %cst_657) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2413 = stablehlo.reshape %2412 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2414 = stablehlo.broadcast_in_dim %2284, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2415 = stablehlo.multiply %2407, %2414 : tensor<32x7x7x512xf32>
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2416 = stablehlo.reduce(%2413 init: %cst_658) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2417 = stablehlo.multiply %2264, %2415 : tensor<32x7x7x512xf32>
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2418 = stablehlo.reduce(%2417 init: %cst_659) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2419 = stablehlo.reshape %2418 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2420 = stablehlo.broadcast_in_dim %2271, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2421 = stablehlo.multiply %2415, %2420 : tensor<32x7x7x512xf32>
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2422 = stablehlo.reduce(%2419 init: %cst_660) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2423 = stablehlo.multiply %2422, %2270 : tensor<512xf32>
    %2424 = stablehlo.negate %2421 : tensor<32x7x7x512xf32>
    %cst_661 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2425 = stablehlo.reduce(%2424 init: %cst_661) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2426 = stablehlo.reshape %2425 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2427 = stablehlo.reduce(%2426 init: %cst_662) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_663 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2428 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2429 = stablehlo.divide %2423, %2428 : tensor<512xf32>
    %2430 = stablehlo.broadcast_in_dim %2429, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2431 = stablehlo.multiply %2430, %2258 : tensor<32x7x7x512xf32>
    %2432 = stablehlo.negate %2431 : tensor<32x7x7x512xf32>
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2433 = stablehlo.reduce(%2432 init: %cst_664) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2434 = stablehlo.reshape %2433 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2435 = stablehlo.add %2421, %2431 : tensor<32x7x7x512xf32>
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2436 = stablehlo.reduce(%2434 init: %cst_665) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2437 = stablehlo.add %2427, %2436 : tensor<512xf32>
    %cst_666 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2438 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2439 = stablehlo.divide %2437, %2438 : tensor<512xf32>
    %2440 = stablehlo.broadcast_in_dim %2439, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2441 = stablehlo.add %2435, %2440 : tensor<32x7x7x512xf32>
    %2442 = stablehlo.convolution(%2246, %2441) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %2443 = stablehlo.reverse %arg153, dims = [0, 1] : tensor<3x3x512x512xf32>
    %2444 = stablehlo.convolution(%2441, %2443) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_667 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2445 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2446 = stablehlo.select %2248, %2444, %2445 : tensor<32x7x7x512xi1>, tensor<32x7x7x512xf32>
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2447 = stablehlo.reduce(%2446 init: %cst_668) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2448 = stablehlo.reshape %2447 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2449 = stablehlo.reduce(%2448 init: %cst_669) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2450 = stablehlo.multiply %2229, %2446 : tensor<32x7x7x512xf32>
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2451 = stablehlo.reduce(%2450 init: %cst_670) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2452 = stablehlo.reshape %2451 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2453 = stablehlo.broadcast_in_dim %2240, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2454 = stablehlo.multiply %2446, %2453 : tensor<32x7x7x512xf32>
    %cst_671 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2455 = stablehlo.reduce(%2452 init: %cst_671) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2456 = stablehlo.multiply %2220, %2454 : tensor<32x7x7x512xf32>
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2457 = stablehlo.reduce(%2456 init: %cst_672) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2458 = stablehlo.reshape %2457 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2459 = stablehlo.broadcast_in_dim %2227, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2460 = stablehlo.multiply %2454, %2459 : tensor<32x7x7x512xf32>
    %cst_673 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2461 = stablehlo.reduce(%2458 init: %cst_673) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2462 = stablehlo.multiply %2461, %2226 : tensor<512xf32>
    %2463 = stablehlo.negate %2460 : tensor<32x7x7x512xf32>
    %cst_674 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2464 = stablehlo.reduce(%2463 init: %cst_674) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2465 = stablehlo.reshape %2464 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_675 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2466 = stablehlo.reduce(%2465 init: %cst_675) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_676 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2467 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2468 = stablehlo.divide %2462, %2467 : tensor<512xf32>
    %2469 = stablehlo.broadcast_in_dim %2468, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2470 = stablehlo.multiply %2469, %2214 : tensor<32x7x7x512xf32>
    %2471 = stablehlo.negate %2470 : tensor<32x7x7x512xf32>
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2472 = stablehlo.reduce(%2471 init: %cst_677) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2473 = stablehlo.reshape %2472 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2474 = stablehlo.add %2460, %2470 : tensor<32x7x7x512xf32>
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2475 = stablehlo.reduce(%2473 init: %cst_678) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2476 = stablehlo.add %2466, %2475 : tensor<512xf32>
    %cst_679 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2477 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2478 = stablehlo.divide %2476, %2477 : tensor<512xf32>
    %2479 = stablehlo.broadcast_in_dim %2478, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2480 = stablehlo.add %2474, %2479 : tensor<32x7x7x512xf32>
    %2481 = stablehlo.convolution(%2202, %2480) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<32x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %2482 = stablehlo.reverse %arg150, dims = [0, 1] : tensor<1x1x2048x512xf32>
    %2483 = stablehlo.convolution(%2480, %2482) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<32x7x7x2048xf32>
    %2484 = stablehlo.add %2368, %2483 : tensor<32x7x7x2048xf32>
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2485 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2486 = stablehlo.select %2204, %2484, %2485 : tensor<32x7x7x2048xi1>, tensor<32x7x7x2048xf32>
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2487 = stablehlo.reduce(%2486 init: %cst_681) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2488 = stablehlo.reshape %2487 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2489 = stablehlo.reduce(%2488 init: %cst_682) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2490 = stablehlo.multiply %2184, %2486 : tensor<32x7x7x2048xf32>
    %cst_683 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2491 = stablehlo.reduce(%2490 init: %cst_683) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2492 = stablehlo.reshape %2491 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2493 = stablehlo.broadcast_in_dim %2195, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2494 = stablehlo.multiply %2486, %2493 : tensor<32x7x7x2048xf32>
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2495 = stablehlo.reduce(%2492 init: %cst_684) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2496 = stablehlo.multiply %2175, %2494 : tensor<32x7x7x2048xf32>
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2497 = stablehlo.reduce(%2496 init: %cst_685) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2498 = stablehlo.reshape %2497 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2499 = stablehlo.broadcast_in_dim %2182, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2500 = stablehlo.multiply %2494, %2499 : tensor<32x7x7x2048xf32>
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2501 = stablehlo.reduce(%2498 init: %cst_686) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2502 = stablehlo.multiply %2501, %2181 : tensor<2048xf32>
    %2503 = stablehlo.negate %2500 : tensor<32x7x7x2048xf32>
    %cst_687 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2504 = stablehlo.reduce(%2503 init: %cst_687) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2505 = stablehlo.reshape %2504 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2506 = stablehlo.reduce(%2505 init: %cst_688) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_689 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2507 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2508 = stablehlo.divide %2502, %2507 : tensor<2048xf32>
    %2509 = stablehlo.broadcast_in_dim %2508, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2510 = stablehlo.multiply %2509, %2169 : tensor<32x7x7x2048xf32>
    %2511 = stablehlo.negate %2510 : tensor<32x7x7x2048xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2512 = stablehlo.reduce(%2511 init: %cst_690) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2513 = stablehlo.reshape %2512 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2514 = stablehlo.add %2500, %2510 : tensor<32x7x7x2048xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2515 = stablehlo.reduce(%2513 init: %cst_691) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2516 = stablehlo.add %2506, %2515 : tensor<2048xf32>
    %cst_692 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2517 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2518 = stablehlo.divide %2516, %2517 : tensor<2048xf32>
    %2519 = stablehlo.broadcast_in_dim %2518, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2520 = stablehlo.add %2514, %2519 : tensor<32x7x7x2048xf32>
    %2521 = stablehlo.convolution(%2157, %2520) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<32x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %2522 = stablehlo.reverse %arg138, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %2523 = stablehlo.convolution(%2520, %2522) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x512xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2524 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2525 = stablehlo.select %2159, %2523, %2524 : tensor<32x7x7x512xi1>, tensor<32x7x7x512xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2526 = stablehlo.reduce(%2525 init: %cst_694) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2527 = stablehlo.reshape %2526 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2528 = stablehlo.reduce(%2527 init: %cst_695) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2529 = stablehlo.multiply %2140, %2525 : tensor<32x7x7x512xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2530 = stablehlo.reduce(%2529 init: %cst_696) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2531 = stablehlo.reshape %2530 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2532 = stablehlo.broadcast_in_dim %2151, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2533 = stablehlo.multiply %2525, %2532 : tensor<32x7x7x512xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2534 = stablehlo.reduce(%2531 init: %cst_697) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2535 = stablehlo.multiply %2131, %2533 : tensor<32x7x7x512xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2536 = stablehlo.reduce(%2535 init: %cst_698) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2537 = stablehlo.reshape %2536 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2538 = stablehlo.broadcast_in_dim %2138, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2539 = stablehlo.multiply %2533, %2538 : tensor<32x7x7x512xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2540 = stablehlo.reduce(%2537 init: %cst_699) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2541 = stablehlo.multiply %2540, %2137 : tensor<512xf32>
    %2542 = stablehlo.negate %2539 : tensor<32x7x7x512xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2543 = stablehlo.reduce(%2542 init: %cst_700) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2544 = stablehlo.reshape %2543 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2545 = stablehlo.reduce(%2544 init: %cst_701) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_702 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2546 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2547 = stablehlo.divide %2541, %2546 : tensor<512xf32>
    %2548 = stablehlo.broadcast_in_dim %2547, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2549 = stablehlo.multiply %2548, %2125 : tensor<32x7x7x512xf32>
    %2550 = stablehlo.negate %2549 : tensor<32x7x7x512xf32>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2551 = stablehlo.reduce(%2550 init: %cst_703) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2552 = stablehlo.reshape %2551 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2553 = stablehlo.add %2539, %2549 : tensor<32x7x7x512xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2554 = stablehlo.reduce(%2552 init: %cst_704) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2555 = stablehlo.add %2545, %2554 : tensor<512xf32>
    %cst_705 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2556 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2557 = stablehlo.divide %2555, %2556 : tensor<512xf32>
    %2558 = stablehlo.broadcast_in_dim %2557, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2559 = stablehlo.add %2553, %2558 : tensor<32x7x7x512xf32>
    %2560 = stablehlo.convolution(%2113, %2559) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<32x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %2561 = stablehlo.reverse %arg144, dims = [0, 1] : tensor<3x3x512x512xf32>
    %2562 = stablehlo.convolution(%2559, %2561) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x7x7x512xf32>
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2563 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2564 = stablehlo.select %2115, %2562, %2563 : tensor<32x7x7x512xi1>, tensor<32x7x7x512xf32>
    %cst_707 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2565 = stablehlo.reduce(%2564 init: %cst_707) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2566 = stablehlo.reshape %2565 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_708 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2567 = stablehlo.reduce(%2566 init: %cst_708) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2568 = stablehlo.multiply %2096, %2564 : tensor<32x7x7x512xf32>
    %cst_709 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2569 = stablehlo.reduce(%2568 init: %cst_709) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2570 = stablehlo.reshape %2569 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2571 = stablehlo.broadcast_in_dim %2107, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2572 = stablehlo.multiply %2564, %2571 : tensor<32x7x7x512xf32>
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2573 = stablehlo.reduce(%2570 init: %cst_710) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2574 = stablehlo.multiply %2087, %2572 : tensor<32x7x7x512xf32>
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2575 = stablehlo.reduce(%2574 init: %cst_711) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2576 = stablehlo.reshape %2575 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2577 = stablehlo.broadcast_in_dim %2094, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2578 = stablehlo.multiply %2572, %2577 : tensor<32x7x7x512xf32>
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2579 = stablehlo.reduce(%2576 init: %cst_712) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2580 = stablehlo.multiply %2579, %2093 : tensor<512xf32>
    %2581 = stablehlo.negate %2578 : tensor<32x7x7x512xf32>
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2582 = stablehlo.reduce(%2581 init: %cst_713) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2583 = stablehlo.reshape %2582 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2584 = stablehlo.reduce(%2583 init: %cst_714) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_715 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2585 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2586 = stablehlo.divide %2580, %2585 : tensor<512xf32>
    %2587 = stablehlo.broadcast_in_dim %2586, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2588 = stablehlo.multiply %2587, %2081 : tensor<32x7x7x512xf32>
    %2589 = stablehlo.negate %2588 : tensor<32x7x7x512xf32>
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2590 = stablehlo.reduce(%2589 init: %cst_716) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2591 = stablehlo.reshape %2590 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2592 = stablehlo.add %2578, %2588 : tensor<32x7x7x512xf32>
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2593 = stablehlo.reduce(%2591 init: %cst_717) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2594 = stablehlo.add %2584, %2593 : tensor<512xf32>
    %cst_718 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2595 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2596 = stablehlo.divide %2594, %2595 : tensor<512xf32>
    %2597 = stablehlo.broadcast_in_dim %2596, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2598 = stablehlo.add %2592, %2597 : tensor<32x7x7x512xf32>
    %2599 = stablehlo.convolution(%2069, %2598) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<32x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %2600 = stablehlo.reverse %arg141, dims = [0, 1] : tensor<1x1x2048x512xf32>
    %2601 = stablehlo.convolution(%2598, %2600) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<32x7x7x2048xf32>
    %2602 = stablehlo.add %2486, %2601 : tensor<32x7x7x2048xf32>
    %cst_719 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2603 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %2604 = stablehlo.select %2071, %2602, %2603 : tensor<32x7x7x2048xi1>, tensor<32x7x7x2048xf32>
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2605 = stablehlo.reduce(%2604 init: %cst_720) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2606 = stablehlo.reshape %2605 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2607 = stablehlo.reduce(%2606 init: %cst_721) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2608 = stablehlo.multiply %2051, %2604 : tensor<32x7x7x2048xf32>
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2609 = stablehlo.reduce(%2608 init: %cst_722) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2610 = stablehlo.reshape %2609 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2611 = stablehlo.broadcast_in_dim %2062, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2612 = stablehlo.multiply %2604, %2611 : tensor<32x7x7x2048xf32>
    %cst_723 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2613 = stablehlo.reduce(%2610 init: %cst_723) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2614 = stablehlo.multiply %2042, %2612 : tensor<32x7x7x2048xf32>
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2615 = stablehlo.reduce(%2614 init: %cst_724) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2616 = stablehlo.reshape %2615 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2617 = stablehlo.broadcast_in_dim %2049, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2618 = stablehlo.multiply %2612, %2617 : tensor<32x7x7x2048xf32>
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2619 = stablehlo.reduce(%2616 init: %cst_725) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2620 = stablehlo.multiply %2619, %2048 : tensor<2048xf32>
    %2621 = stablehlo.negate %2618 : tensor<32x7x7x2048xf32>
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2622 = stablehlo.reduce(%2621 init: %cst_726) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2623 = stablehlo.reshape %2622 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_727 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2624 = stablehlo.reduce(%2623 init: %cst_727) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_728 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2625 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2626 = stablehlo.divide %2620, %2625 : tensor<2048xf32>
    %2627 = stablehlo.broadcast_in_dim %2626, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2628 = stablehlo.multiply %2627, %2036 : tensor<32x7x7x2048xf32>
    %2629 = stablehlo.negate %2628 : tensor<32x7x7x2048xf32>
    %cst_729 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2630 = stablehlo.reduce(%2629 init: %cst_729) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2631 = stablehlo.reshape %2630 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2632 = stablehlo.add %2618, %2628 : tensor<32x7x7x2048xf32>
    %cst_730 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2633 = stablehlo.reduce(%2631 init: %cst_730) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2634 = stablehlo.add %2624, %2633 : tensor<2048xf32>
    %cst_731 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2635 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2636 = stablehlo.divide %2634, %2635 : tensor<2048xf32>
    %2637 = stablehlo.broadcast_in_dim %2636, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2638 = stablehlo.add %2632, %2637 : tensor<32x7x7x2048xf32>
    %2639 = stablehlo.convolution(%1895, %2638) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x7x7x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %2640 = stablehlo.reverse %arg132, dims = [0, 1] : tensor<1x1x1024x2048xf32>
    %2641 = stablehlo.convolution(%2638, %2640) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x1024x2048xf32>) -> tensor<32x14x14x1024xf32>
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2642 = stablehlo.reduce(%2604 init: %cst_732) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2643 = stablehlo.reshape %2642 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2644 = stablehlo.reduce(%2643 init: %cst_733) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2645 = stablehlo.multiply %2010, %2604 : tensor<32x7x7x2048xf32>
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2646 = stablehlo.reduce(%2645 init: %cst_734) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2647 = stablehlo.reshape %2646 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2648 = stablehlo.broadcast_in_dim %2021, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2649 = stablehlo.multiply %2604, %2648 : tensor<32x7x7x2048xf32>
    %cst_735 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2650 = stablehlo.reduce(%2647 init: %cst_735) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2651 = stablehlo.multiply %2001, %2649 : tensor<32x7x7x2048xf32>
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2652 = stablehlo.reduce(%2651 init: %cst_736) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2653 = stablehlo.reshape %2652 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2654 = stablehlo.broadcast_in_dim %2008, dims = [0, 1, 2, 3] : (tensor<1x1x1x2048xf32>) -> tensor<32x7x7x2048xf32>
    %2655 = stablehlo.multiply %2649, %2654 : tensor<32x7x7x2048xf32>
    %cst_737 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2656 = stablehlo.reduce(%2653 init: %cst_737) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2657 = stablehlo.multiply %2656, %2007 : tensor<2048xf32>
    %2658 = stablehlo.negate %2655 : tensor<32x7x7x2048xf32>
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2659 = stablehlo.reduce(%2658 init: %cst_738) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2660 = stablehlo.reshape %2659 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %cst_739 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2661 = stablehlo.reduce(%2660 init: %cst_739) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_740 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2662 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2663 = stablehlo.divide %2657, %2662 : tensor<2048xf32>
    %2664 = stablehlo.broadcast_in_dim %2663, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2665 = stablehlo.multiply %2664, %1995 : tensor<32x7x7x2048xf32>
    %2666 = stablehlo.negate %2665 : tensor<32x7x7x2048xf32>
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2667 = stablehlo.reduce(%2666 init: %cst_741) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2668 = stablehlo.reshape %2667 : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %2669 = stablehlo.add %2655, %2665 : tensor<32x7x7x2048xf32>
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2670 = stablehlo.reduce(%2668 init: %cst_742) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %2671 = stablehlo.add %2661, %2670 : tensor<2048xf32>
    %cst_743 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2672 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2673 = stablehlo.divide %2671, %2672 : tensor<2048xf32>
    %2674 = stablehlo.broadcast_in_dim %2673, dims = [3] : (tensor<2048xf32>) -> tensor<32x7x7x2048xf32>
    %2675 = stablehlo.add %2669, %2674 : tensor<32x7x7x2048xf32>
    %2676 = stablehlo.convolution(%1983, %2675) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<32x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %2677 = stablehlo.reverse %arg126, dims = [0, 1] : tensor<1x1x512x2048xf32>
    %2678 = stablehlo.convolution(%2675, %2677) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<32x7x7x512xf32>
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2679 = stablehlo.broadcast_in_dim %cst_744, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %2680 = stablehlo.select %1985, %2678, %2679 : tensor<32x7x7x512xi1>, tensor<32x7x7x512xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2681 = stablehlo.reduce(%2680 init: %cst_745) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2682 = stablehlo.reshape %2681 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2683 = stablehlo.reduce(%2682 init: %cst_746) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2684 = stablehlo.multiply %1966, %2680 : tensor<32x7x7x512xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2685 = stablehlo.reduce(%2684 init: %cst_747) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2686 = stablehlo.reshape %2685 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2687 = stablehlo.broadcast_in_dim %1977, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2688 = stablehlo.multiply %2680, %2687 : tensor<32x7x7x512xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2689 = stablehlo.reduce(%2686 init: %cst_748) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2690 = stablehlo.multiply %1957, %2688 : tensor<32x7x7x512xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2691 = stablehlo.reduce(%2690 init: %cst_749) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2692 = stablehlo.reshape %2691 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2693 = stablehlo.broadcast_in_dim %1964, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x7x7x512xf32>
    %2694 = stablehlo.multiply %2688, %2693 : tensor<32x7x7x512xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2695 = stablehlo.reduce(%2692 init: %cst_750) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2696 = stablehlo.multiply %2695, %1963 : tensor<512xf32>
    %2697 = stablehlo.negate %2694 : tensor<32x7x7x512xf32>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2698 = stablehlo.reduce(%2697 init: %cst_751) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2699 = stablehlo.reshape %2698 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2700 = stablehlo.reduce(%2699 init: %cst_752) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_753 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2701 = stablehlo.broadcast_in_dim %cst_753, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2702 = stablehlo.divide %2696, %2701 : tensor<512xf32>
    %2703 = stablehlo.broadcast_in_dim %2702, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2704 = stablehlo.multiply %2703, %1951 : tensor<32x7x7x512xf32>
    %2705 = stablehlo.negate %2704 : tensor<32x7x7x512xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2706 = stablehlo.reduce(%2705 init: %cst_754) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2707 = stablehlo.reshape %2706 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2708 = stablehlo.add %2694, %2704 : tensor<32x7x7x512xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2709 = stablehlo.reduce(%2707 init: %cst_755) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2710 = stablehlo.add %2700, %2709 : tensor<512xf32>
    %cst_756 = stablehlo.constant dense<1.568000e+03> : tensor<f32>
    %2711 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2712 = stablehlo.divide %2710, %2711 : tensor<512xf32>
    %2713 = stablehlo.broadcast_in_dim %2712, dims = [3] : (tensor<512xf32>) -> tensor<32x7x7x512xf32>
    %2714 = stablehlo.add %2708, %2713 : tensor<32x7x7x512xf32>
    %2715 = stablehlo.convolution(%1939, %2714) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x512xf32>, tensor<32x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %2716 = stablehlo.reverse %arg135, dims = [0, 1] : tensor<3x3x512x512xf32>
    %2717 = stablehlo.convolution(%2714, %2716) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<32x14x14x512xf32>
    %cst_757 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2718 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<32x14x14x512xf32>
    %2719 = stablehlo.select %1941, %2717, %2718 : tensor<32x14x14x512xi1>, tensor<32x14x14x512xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2720 = stablehlo.reduce(%2719 init: %cst_758) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2721 = stablehlo.reshape %2720 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2722 = stablehlo.reduce(%2721 init: %cst_759) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2723 = stablehlo.multiply %1922, %2719 : tensor<32x14x14x512xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2724 = stablehlo.reduce(%2723 init: %cst_760) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2725 = stablehlo.reshape %2724 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2726 = stablehlo.broadcast_in_dim %1933, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %2727 = stablehlo.multiply %2719, %2726 : tensor<32x14x14x512xf32>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2728 = stablehlo.reduce(%2725 init: %cst_761) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2729 = stablehlo.multiply %1913, %2727 : tensor<32x14x14x512xf32>
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2730 = stablehlo.reduce(%2729 init: %cst_762) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2731 = stablehlo.reshape %2730 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2732 = stablehlo.broadcast_in_dim %1920, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x14x14x512xf32>
    %2733 = stablehlo.multiply %2727, %2732 : tensor<32x14x14x512xf32>
    %cst_763 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2734 = stablehlo.reduce(%2731 init: %cst_763) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2735 = stablehlo.multiply %2734, %1919 : tensor<512xf32>
    %2736 = stablehlo.negate %2733 : tensor<32x14x14x512xf32>
    %cst_764 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2737 = stablehlo.reduce(%2736 init: %cst_764) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2738 = stablehlo.reshape %2737 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_765 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2739 = stablehlo.reduce(%2738 init: %cst_765) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_766 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2740 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2741 = stablehlo.divide %2735, %2740 : tensor<512xf32>
    %2742 = stablehlo.broadcast_in_dim %2741, dims = [3] : (tensor<512xf32>) -> tensor<32x14x14x512xf32>
    %2743 = stablehlo.multiply %2742, %1907 : tensor<32x14x14x512xf32>
    %2744 = stablehlo.negate %2743 : tensor<32x14x14x512xf32>
    %cst_767 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2745 = stablehlo.reduce(%2744 init: %cst_767) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2746 = stablehlo.reshape %2745 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2747 = stablehlo.add %2733, %2743 : tensor<32x14x14x512xf32>
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2748 = stablehlo.reduce(%2746 init: %cst_768) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2749 = stablehlo.add %2739, %2748 : tensor<512xf32>
    %cst_769 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2750 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2751 = stablehlo.divide %2749, %2750 : tensor<512xf32>
    %2752 = stablehlo.broadcast_in_dim %2751, dims = [3] : (tensor<512xf32>) -> tensor<32x14x14x512xf32>
    %2753 = stablehlo.add %2747, %2752 : tensor<32x14x14x512xf32>
    %2754 = stablehlo.convolution(%1895, %2753) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x512xf32>) -> tensor<1x1x1024x512xf32>
    %2755 = stablehlo.reverse %arg129, dims = [0, 1] : tensor<1x1x1024x512xf32>
    %2756 = stablehlo.convolution(%2753, %2755) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x512xf32>, tensor<1x1x1024x512xf32>) -> tensor<32x14x14x1024xf32>
    %2757 = stablehlo.add %2641, %2756 : tensor<32x14x14x1024xf32>
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2758 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %2759 = stablehlo.select %1897, %2757, %2758 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2760 = stablehlo.reduce(%2759 init: %cst_771) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2761 = stablehlo.reshape %2760 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2762 = stablehlo.reduce(%2761 init: %cst_772) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2763 = stablehlo.multiply %1877, %2759 : tensor<32x14x14x1024xf32>
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2764 = stablehlo.reduce(%2763 init: %cst_773) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2765 = stablehlo.reshape %2764 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2766 = stablehlo.broadcast_in_dim %1888, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %2767 = stablehlo.multiply %2759, %2766 : tensor<32x14x14x1024xf32>
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2768 = stablehlo.reduce(%2765 init: %cst_774) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2769 = stablehlo.multiply %1868, %2767 : tensor<32x14x14x1024xf32>
    %cst_775 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2770 = stablehlo.reduce(%2769 init: %cst_775) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2771 = stablehlo.reshape %2770 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2772 = stablehlo.broadcast_in_dim %1875, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %2773 = stablehlo.multiply %2767, %2772 : tensor<32x14x14x1024xf32>
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2774 = stablehlo.reduce(%2771 init: %cst_776) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2775 = stablehlo.multiply %2774, %1874 : tensor<1024xf32>
    %2776 = stablehlo.negate %2773 : tensor<32x14x14x1024xf32>
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2777 = stablehlo.reduce(%2776 init: %cst_777) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2778 = stablehlo.reshape %2777 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2779 = stablehlo.reduce(%2778 init: %cst_778) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_779 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2780 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2781 = stablehlo.divide %2775, %2780 : tensor<1024xf32>
    %2782 = stablehlo.broadcast_in_dim %2781, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %2783 = stablehlo.multiply %2782, %1862 : tensor<32x14x14x1024xf32>
    %2784 = stablehlo.negate %2783 : tensor<32x14x14x1024xf32>
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2785 = stablehlo.reduce(%2784 init: %cst_780) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2786 = stablehlo.reshape %2785 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2787 = stablehlo.add %2773, %2783 : tensor<32x14x14x1024xf32>
    %cst_781 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2788 = stablehlo.reduce(%2786 init: %cst_781) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2789 = stablehlo.add %2779, %2788 : tensor<1024xf32>
    %cst_782 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2790 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2791 = stablehlo.divide %2789, %2790 : tensor<1024xf32>
    %2792 = stablehlo.broadcast_in_dim %2791, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %2793 = stablehlo.add %2787, %2792 : tensor<32x14x14x1024xf32>
    %2794 = stablehlo.convolution(%1850, %2793) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2795 = stablehlo.reverse %arg117, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2796 = stablehlo.convolution(%2793, %2795) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_783 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2797 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %2798 = stablehlo.select %1852, %2796, %2797 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2799 = stablehlo.reduce(%2798 init: %cst_784) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2800 = stablehlo.reshape %2799 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_785 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2801 = stablehlo.reduce(%2800 init: %cst_785) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2802 = stablehlo.multiply %1833, %2798 : tensor<32x14x14x256xf32>
    %cst_786 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2803 = stablehlo.reduce(%2802 init: %cst_786) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2804 = stablehlo.reshape %2803 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2805 = stablehlo.broadcast_in_dim %1844, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2806 = stablehlo.multiply %2798, %2805 : tensor<32x14x14x256xf32>
    %cst_787 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2807 = stablehlo.reduce(%2804 init: %cst_787) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2808 = stablehlo.multiply %1824, %2806 : tensor<32x14x14x256xf32>
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2809 = stablehlo.reduce(%2808 init: %cst_788) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2810 = stablehlo.reshape %2809 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2811 = stablehlo.broadcast_in_dim %1831, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2812 = stablehlo.multiply %2806, %2811 : tensor<32x14x14x256xf32>
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2813 = stablehlo.reduce(%2810 init: %cst_789) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2814 = stablehlo.multiply %2813, %1830 : tensor<256xf32>
    %2815 = stablehlo.negate %2812 : tensor<32x14x14x256xf32>
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2816 = stablehlo.reduce(%2815 init: %cst_790) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2817 = stablehlo.reshape %2816 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_791 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2818 = stablehlo.reduce(%2817 init: %cst_791) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_792 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2819 = stablehlo.broadcast_in_dim %cst_792, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2820 = stablehlo.divide %2814, %2819 : tensor<256xf32>
    %2821 = stablehlo.broadcast_in_dim %2820, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2822 = stablehlo.multiply %2821, %1818 : tensor<32x14x14x256xf32>
    %2823 = stablehlo.negate %2822 : tensor<32x14x14x256xf32>
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2824 = stablehlo.reduce(%2823 init: %cst_793) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2825 = stablehlo.reshape %2824 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2826 = stablehlo.add %2812, %2822 : tensor<32x14x14x256xf32>
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2827 = stablehlo.reduce(%2825 init: %cst_794) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2828 = stablehlo.add %2818, %2827 : tensor<256xf32>
    %cst_795 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2829 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2830 = stablehlo.divide %2828, %2829 : tensor<256xf32>
    %2831 = stablehlo.broadcast_in_dim %2830, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2832 = stablehlo.add %2826, %2831 : tensor<32x14x14x256xf32>
    %2833 = stablehlo.convolution(%1806, %2832) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2834 = stablehlo.reverse %arg123, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2835 = stablehlo.convolution(%2832, %2834) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2836 = stablehlo.broadcast_in_dim %cst_796, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %2837 = stablehlo.select %1808, %2835, %2836 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2838 = stablehlo.reduce(%2837 init: %cst_797) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2839 = stablehlo.reshape %2838 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2840 = stablehlo.reduce(%2839 init: %cst_798) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2841 = stablehlo.multiply %1789, %2837 : tensor<32x14x14x256xf32>
    %cst_799 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2842 = stablehlo.reduce(%2841 init: %cst_799) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2843 = stablehlo.reshape %2842 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2844 = stablehlo.broadcast_in_dim %1800, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2845 = stablehlo.multiply %2837, %2844 : tensor<32x14x14x256xf32>
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2846 = stablehlo.reduce(%2843 init: %cst_800) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2847 = stablehlo.multiply %1780, %2845 : tensor<32x14x14x256xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2848 = stablehlo.reduce(%2847 init: %cst_801) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2849 = stablehlo.reshape %2848 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2850 = stablehlo.broadcast_in_dim %1787, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2851 = stablehlo.multiply %2845, %2850 : tensor<32x14x14x256xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2852 = stablehlo.reduce(%2849 init: %cst_802) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2853 = stablehlo.multiply %2852, %1786 : tensor<256xf32>
    %2854 = stablehlo.negate %2851 : tensor<32x14x14x256xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2855 = stablehlo.reduce(%2854 init: %cst_803) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2856 = stablehlo.reshape %2855 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2857 = stablehlo.reduce(%2856 init: %cst_804) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_805 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2858 = stablehlo.broadcast_in_dim %cst_805, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2859 = stablehlo.divide %2853, %2858 : tensor<256xf32>
    %2860 = stablehlo.broadcast_in_dim %2859, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2861 = stablehlo.multiply %2860, %1774 : tensor<32x14x14x256xf32>
    %2862 = stablehlo.negate %2861 : tensor<32x14x14x256xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2863 = stablehlo.reduce(%2862 init: %cst_806) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2864 = stablehlo.reshape %2863 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2865 = stablehlo.add %2851, %2861 : tensor<32x14x14x256xf32>
    %cst_807 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2866 = stablehlo.reduce(%2864 init: %cst_807) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2867 = stablehlo.add %2857, %2866 : tensor<256xf32>
    %cst_808 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2868 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2869 = stablehlo.divide %2867, %2868 : tensor<256xf32>
    %2870 = stablehlo.broadcast_in_dim %2869, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2871 = stablehlo.add %2865, %2870 : tensor<32x14x14x256xf32>
    %2872 = stablehlo.convolution(%1762, %2871) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2873 = stablehlo.reverse %arg120, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2874 = stablehlo.convolution(%2871, %2873) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x1024xf32>
    %2875 = stablehlo.add %2759, %2874 : tensor<32x14x14x1024xf32>
    %cst_809 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2876 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %2877 = stablehlo.select %1764, %2875, %2876 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_810 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2878 = stablehlo.reduce(%2877 init: %cst_810) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2879 = stablehlo.reshape %2878 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2880 = stablehlo.reduce(%2879 init: %cst_811) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2881 = stablehlo.multiply %1744, %2877 : tensor<32x14x14x1024xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2882 = stablehlo.reduce(%2881 init: %cst_812) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2883 = stablehlo.reshape %2882 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2884 = stablehlo.broadcast_in_dim %1755, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %2885 = stablehlo.multiply %2877, %2884 : tensor<32x14x14x1024xf32>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2886 = stablehlo.reduce(%2883 init: %cst_813) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2887 = stablehlo.multiply %1735, %2885 : tensor<32x14x14x1024xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2888 = stablehlo.reduce(%2887 init: %cst_814) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2889 = stablehlo.reshape %2888 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2890 = stablehlo.broadcast_in_dim %1742, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %2891 = stablehlo.multiply %2885, %2890 : tensor<32x14x14x1024xf32>
    %cst_815 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2892 = stablehlo.reduce(%2889 init: %cst_815) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2893 = stablehlo.multiply %2892, %1741 : tensor<1024xf32>
    %2894 = stablehlo.negate %2891 : tensor<32x14x14x1024xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2895 = stablehlo.reduce(%2894 init: %cst_816) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2896 = stablehlo.reshape %2895 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_817 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2897 = stablehlo.reduce(%2896 init: %cst_817) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_818 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2898 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2899 = stablehlo.divide %2893, %2898 : tensor<1024xf32>
    %2900 = stablehlo.broadcast_in_dim %2899, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %2901 = stablehlo.multiply %2900, %1729 : tensor<32x14x14x1024xf32>
    %2902 = stablehlo.negate %2901 : tensor<32x14x14x1024xf32>
    %cst_819 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2903 = stablehlo.reduce(%2902 init: %cst_819) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2904 = stablehlo.reshape %2903 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2905 = stablehlo.add %2891, %2901 : tensor<32x14x14x1024xf32>
    %cst_820 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2906 = stablehlo.reduce(%2904 init: %cst_820) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2907 = stablehlo.add %2897, %2906 : tensor<1024xf32>
    %cst_821 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2908 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %2909 = stablehlo.divide %2907, %2908 : tensor<1024xf32>
    %2910 = stablehlo.broadcast_in_dim %2909, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %2911 = stablehlo.add %2905, %2910 : tensor<32x14x14x1024xf32>
    %2912 = stablehlo.convolution(%1717, %2911) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2913 = stablehlo.reverse %arg108, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %2914 = stablehlo.convolution(%2911, %2913) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2915 = stablehlo.broadcast_in_dim %cst_822, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %2916 = stablehlo.select %1719, %2914, %2915 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_823 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2917 = stablehlo.reduce(%2916 init: %cst_823) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2918 = stablehlo.reshape %2917 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_824 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2919 = stablehlo.reduce(%2918 init: %cst_824) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2920 = stablehlo.multiply %1700, %2916 : tensor<32x14x14x256xf32>
    %cst_825 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2921 = stablehlo.reduce(%2920 init: %cst_825) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2922 = stablehlo.reshape %2921 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2923 = stablehlo.broadcast_in_dim %1711, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2924 = stablehlo.multiply %2916, %2923 : tensor<32x14x14x256xf32>
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2925 = stablehlo.reduce(%2922 init: %cst_826) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2926 = stablehlo.multiply %1691, %2924 : tensor<32x14x14x256xf32>
    %cst_827 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2927 = stablehlo.reduce(%2926 init: %cst_827) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2928 = stablehlo.reshape %2927 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2929 = stablehlo.broadcast_in_dim %1698, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2930 = stablehlo.multiply %2924, %2929 : tensor<32x14x14x256xf32>
    %cst_828 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2931 = stablehlo.reduce(%2928 init: %cst_828) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2932 = stablehlo.multiply %2931, %1697 : tensor<256xf32>
    %2933 = stablehlo.negate %2930 : tensor<32x14x14x256xf32>
    %cst_829 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2934 = stablehlo.reduce(%2933 init: %cst_829) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2935 = stablehlo.reshape %2934 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_830 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2936 = stablehlo.reduce(%2935 init: %cst_830) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_831 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2937 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2938 = stablehlo.divide %2932, %2937 : tensor<256xf32>
    %2939 = stablehlo.broadcast_in_dim %2938, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2940 = stablehlo.multiply %2939, %1685 : tensor<32x14x14x256xf32>
    %2941 = stablehlo.negate %2940 : tensor<32x14x14x256xf32>
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2942 = stablehlo.reduce(%2941 init: %cst_832) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2943 = stablehlo.reshape %2942 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2944 = stablehlo.add %2930, %2940 : tensor<32x14x14x256xf32>
    %cst_833 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2945 = stablehlo.reduce(%2943 init: %cst_833) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2946 = stablehlo.add %2936, %2945 : tensor<256xf32>
    %cst_834 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2947 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2948 = stablehlo.divide %2946, %2947 : tensor<256xf32>
    %2949 = stablehlo.broadcast_in_dim %2948, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2950 = stablehlo.add %2944, %2949 : tensor<32x14x14x256xf32>
    %2951 = stablehlo.convolution(%1673, %2950) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2952 = stablehlo.reverse %arg114, dims = [0, 1] : tensor<3x3x256x256xf32>
    %2953 = stablehlo.convolution(%2950, %2952) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_835 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2954 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %2955 = stablehlo.select %1675, %2953, %2954 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2956 = stablehlo.reduce(%2955 init: %cst_836) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2957 = stablehlo.reshape %2956 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_837 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2958 = stablehlo.reduce(%2957 init: %cst_837) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2959 = stablehlo.multiply %1656, %2955 : tensor<32x14x14x256xf32>
    %cst_838 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2960 = stablehlo.reduce(%2959 init: %cst_838) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2961 = stablehlo.reshape %2960 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2962 = stablehlo.broadcast_in_dim %1667, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2963 = stablehlo.multiply %2955, %2962 : tensor<32x14x14x256xf32>
    %cst_839 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2964 = stablehlo.reduce(%2961 init: %cst_839) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2965 = stablehlo.multiply %1647, %2963 : tensor<32x14x14x256xf32>
    %cst_840 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2966 = stablehlo.reduce(%2965 init: %cst_840) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2967 = stablehlo.reshape %2966 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2968 = stablehlo.broadcast_in_dim %1654, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %2969 = stablehlo.multiply %2963, %2968 : tensor<32x14x14x256xf32>
    %cst_841 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2970 = stablehlo.reduce(%2967 init: %cst_841) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2971 = stablehlo.multiply %2970, %1653 : tensor<256xf32>
    %2972 = stablehlo.negate %2969 : tensor<32x14x14x256xf32>
    %cst_842 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2973 = stablehlo.reduce(%2972 init: %cst_842) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2974 = stablehlo.reshape %2973 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_843 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2975 = stablehlo.reduce(%2974 init: %cst_843) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_844 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2976 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2977 = stablehlo.divide %2971, %2976 : tensor<256xf32>
    %2978 = stablehlo.broadcast_in_dim %2977, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2979 = stablehlo.multiply %2978, %1641 : tensor<32x14x14x256xf32>
    %2980 = stablehlo.negate %2979 : tensor<32x14x14x256xf32>
    %cst_845 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2981 = stablehlo.reduce(%2980 init: %cst_845) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2982 = stablehlo.reshape %2981 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2983 = stablehlo.add %2969, %2979 : tensor<32x14x14x256xf32>
    %cst_846 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2984 = stablehlo.reduce(%2982 init: %cst_846) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2985 = stablehlo.add %2975, %2984 : tensor<256xf32>
    %cst_847 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %2986 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2987 = stablehlo.divide %2985, %2986 : tensor<256xf32>
    %2988 = stablehlo.broadcast_in_dim %2987, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %2989 = stablehlo.add %2983, %2988 : tensor<32x14x14x256xf32>
    %2990 = stablehlo.convolution(%1629, %2989) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2991 = stablehlo.reverse %arg111, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %2992 = stablehlo.convolution(%2989, %2991) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x1024xf32>
    %2993 = stablehlo.add %2877, %2992 : tensor<32x14x14x1024xf32>
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2994 = stablehlo.broadcast_in_dim %cst_848, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %2995 = stablehlo.select %1631, %2993, %2994 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_849 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2996 = stablehlo.reduce(%2995 init: %cst_849) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2997 = stablehlo.reshape %2996 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2998 = stablehlo.reduce(%2997 init: %cst_850) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2999 = stablehlo.multiply %1611, %2995 : tensor<32x14x14x1024xf32>
    %cst_851 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3000 = stablehlo.reduce(%2999 init: %cst_851) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3001 = stablehlo.reshape %3000 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3002 = stablehlo.broadcast_in_dim %1622, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3003 = stablehlo.multiply %2995, %3002 : tensor<32x14x14x1024xf32>
    %cst_852 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3004 = stablehlo.reduce(%3001 init: %cst_852) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3005 = stablehlo.multiply %1602, %3003 : tensor<32x14x14x1024xf32>
    %cst_853 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3006 = stablehlo.reduce(%3005 init: %cst_853) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3007 = stablehlo.reshape %3006 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3008 = stablehlo.broadcast_in_dim %1609, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3009 = stablehlo.multiply %3003, %3008 : tensor<32x14x14x1024xf32>
    %cst_854 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3010 = stablehlo.reduce(%3007 init: %cst_854) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3011 = stablehlo.multiply %3010, %1608 : tensor<1024xf32>
    %3012 = stablehlo.negate %3009 : tensor<32x14x14x1024xf32>
    %cst_855 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3013 = stablehlo.reduce(%3012 init: %cst_855) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3014 = stablehlo.reshape %3013 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_856 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3015 = stablehlo.reduce(%3014 init: %cst_856) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_857 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3016 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3017 = stablehlo.divide %3011, %3016 : tensor<1024xf32>
    %3018 = stablehlo.broadcast_in_dim %3017, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3019 = stablehlo.multiply %3018, %1596 : tensor<32x14x14x1024xf32>
    %3020 = stablehlo.negate %3019 : tensor<32x14x14x1024xf32>
    %cst_858 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3021 = stablehlo.reduce(%3020 init: %cst_858) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3022 = stablehlo.reshape %3021 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3023 = stablehlo.add %3009, %3019 : tensor<32x14x14x1024xf32>
    %cst_859 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3024 = stablehlo.reduce(%3022 init: %cst_859) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3025 = stablehlo.add %3015, %3024 : tensor<1024xf32>
    %cst_860 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3026 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3027 = stablehlo.divide %3025, %3026 : tensor<1024xf32>
    %3028 = stablehlo.broadcast_in_dim %3027, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3029 = stablehlo.add %3023, %3028 : tensor<32x14x14x1024xf32>
    %3030 = stablehlo.convolution(%1584, %3029) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3031 = stablehlo.reverse %arg99, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %3032 = stablehlo.convolution(%3029, %3031) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_861 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3033 = stablehlo.broadcast_in_dim %cst_861, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3034 = stablehlo.select %1586, %3032, %3033 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_862 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3035 = stablehlo.reduce(%3034 init: %cst_862) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3036 = stablehlo.reshape %3035 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_863 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3037 = stablehlo.reduce(%3036 init: %cst_863) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3038 = stablehlo.multiply %1567, %3034 : tensor<32x14x14x256xf32>
    %cst_864 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3039 = stablehlo.reduce(%3038 init: %cst_864) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3040 = stablehlo.reshape %3039 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3041 = stablehlo.broadcast_in_dim %1578, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3042 = stablehlo.multiply %3034, %3041 : tensor<32x14x14x256xf32>
    %cst_865 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3043 = stablehlo.reduce(%3040 init: %cst_865) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3044 = stablehlo.multiply %1558, %3042 : tensor<32x14x14x256xf32>
    %cst_866 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3045 = stablehlo.reduce(%3044 init: %cst_866) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3046 = stablehlo.reshape %3045 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3047 = stablehlo.broadcast_in_dim %1565, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3048 = stablehlo.multiply %3042, %3047 : tensor<32x14x14x256xf32>
    %cst_867 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3049 = stablehlo.reduce(%3046 init: %cst_867) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3050 = stablehlo.multiply %3049, %1564 : tensor<256xf32>
    %3051 = stablehlo.negate %3048 : tensor<32x14x14x256xf32>
    %cst_868 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3052 = stablehlo.reduce(%3051 init: %cst_868) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3053 = stablehlo.reshape %3052 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_869 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3054 = stablehlo.reduce(%3053 init: %cst_869) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_870 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3055 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3056 = stablehlo.divide %3050, %3055 : tensor<256xf32>
    %3057 = stablehlo.broadcast_in_dim %3056, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3058 = stablehlo.multiply %3057, %1552 : tensor<32x14x14x256xf32>
    %3059 = stablehlo.negate %3058 : tensor<32x14x14x256xf32>
    %cst_871 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3060 = stablehlo.reduce(%3059 init: %cst_871) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3061 = stablehlo.reshape %3060 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3062 = stablehlo.add %3048, %3058 : tensor<32x14x14x256xf32>
    %cst_872 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3063 = stablehlo.reduce(%3061 init: %cst_872) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3064 = stablehlo.add %3054, %3063 : tensor<256xf32>
    %cst_873 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3065 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3066 = stablehlo.divide %3064, %3065 : tensor<256xf32>
    %3067 = stablehlo.broadcast_in_dim %3066, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3068 = stablehlo.add %3062, %3067 : tensor<32x14x14x256xf32>
    %3069 = stablehlo.convolution(%1540, %3068) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %3070 = stablehlo.reverse %arg105, dims = [0, 1] : tensor<3x3x256x256xf32>
    %3071 = stablehlo.convolution(%3068, %3070) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_874 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3072 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3073 = stablehlo.select %1542, %3071, %3072 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_875 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3074 = stablehlo.reduce(%3073 init: %cst_875) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3075 = stablehlo.reshape %3074 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_876 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3076 = stablehlo.reduce(%3075 init: %cst_876) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3077 = stablehlo.multiply %1523, %3073 : tensor<32x14x14x256xf32>
    %cst_877 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3078 = stablehlo.reduce(%3077 init: %cst_877) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3079 = stablehlo.reshape %3078 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3080 = stablehlo.broadcast_in_dim %1534, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3081 = stablehlo.multiply %3073, %3080 : tensor<32x14x14x256xf32>
    %cst_878 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3082 = stablehlo.reduce(%3079 init: %cst_878) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3083 = stablehlo.multiply %1514, %3081 : tensor<32x14x14x256xf32>
    %cst_879 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3084 = stablehlo.reduce(%3083 init: %cst_879) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3085 = stablehlo.reshape %3084 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3086 = stablehlo.broadcast_in_dim %1521, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3087 = stablehlo.multiply %3081, %3086 : tensor<32x14x14x256xf32>
    %cst_880 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3088 = stablehlo.reduce(%3085 init: %cst_880) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3089 = stablehlo.multiply %3088, %1520 : tensor<256xf32>
    %3090 = stablehlo.negate %3087 : tensor<32x14x14x256xf32>
    %cst_881 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3091 = stablehlo.reduce(%3090 init: %cst_881) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3092 = stablehlo.reshape %3091 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_882 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3093 = stablehlo.reduce(%3092 init: %cst_882) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_883 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3094 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3095 = stablehlo.divide %3089, %3094 : tensor<256xf32>
    %3096 = stablehlo.broadcast_in_dim %3095, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3097 = stablehlo.multiply %3096, %1508 : tensor<32x14x14x256xf32>
    %3098 = stablehlo.negate %3097 : tensor<32x14x14x256xf32>
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3099 = stablehlo.reduce(%3098 init: %cst_884) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3100 = stablehlo.reshape %3099 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3101 = stablehlo.add %3087, %3097 : tensor<32x14x14x256xf32>
    %cst_885 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3102 = stablehlo.reduce(%3100 init: %cst_885) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3103 = stablehlo.add %3093, %3102 : tensor<256xf32>
    %cst_886 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3104 = stablehlo.broadcast_in_dim %cst_886, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3105 = stablehlo.divide %3103, %3104 : tensor<256xf32>
    %3106 = stablehlo.broadcast_in_dim %3105, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3107 = stablehlo.add %3101, %3106 : tensor<32x14x14x256xf32>
    %3108 = stablehlo.convolution(%1496, %3107) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %3109 = stablehlo.reverse %arg102, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %3110 = stablehlo.convolution(%3107, %3109) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x1024xf32>
    %3111 = stablehlo.add %2995, %3110 : tensor<32x14x14x1024xf32>
    %cst_887 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3112 = stablehlo.broadcast_in_dim %cst_887, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %3113 = stablehlo.select %1498, %3111, %3112 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_888 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3114 = stablehlo.reduce(%3113 init: %cst_888) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3115 = stablehlo.reshape %3114 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_889 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3116 = stablehlo.reduce(%3115 init: %cst_889) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3117 = stablehlo.multiply %1478, %3113 : tensor<32x14x14x1024xf32>
    %cst_890 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3118 = stablehlo.reduce(%3117 init: %cst_890) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3119 = stablehlo.reshape %3118 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3120 = stablehlo.broadcast_in_dim %1489, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3121 = stablehlo.multiply %3113, %3120 : tensor<32x14x14x1024xf32>
    %cst_891 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3122 = stablehlo.reduce(%3119 init: %cst_891) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3123 = stablehlo.multiply %1469, %3121 : tensor<32x14x14x1024xf32>
    %cst_892 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3124 = stablehlo.reduce(%3123 init: %cst_892) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3125 = stablehlo.reshape %3124 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3126 = stablehlo.broadcast_in_dim %1476, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3127 = stablehlo.multiply %3121, %3126 : tensor<32x14x14x1024xf32>
    %cst_893 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3128 = stablehlo.reduce(%3125 init: %cst_893) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3129 = stablehlo.multiply %3128, %1475 : tensor<1024xf32>
    %3130 = stablehlo.negate %3127 : tensor<32x14x14x1024xf32>
    %cst_894 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3131 = stablehlo.reduce(%3130 init: %cst_894) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3132 = stablehlo.reshape %3131 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3133 = stablehlo.reduce(%3132 init: %cst_895) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_896 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3134 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3135 = stablehlo.divide %3129, %3134 : tensor<1024xf32>
    %3136 = stablehlo.broadcast_in_dim %3135, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3137 = stablehlo.multiply %3136, %1463 : tensor<32x14x14x1024xf32>
    %3138 = stablehlo.negate %3137 : tensor<32x14x14x1024xf32>
    %cst_897 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3139 = stablehlo.reduce(%3138 init: %cst_897) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3140 = stablehlo.reshape %3139 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3141 = stablehlo.add %3127, %3137 : tensor<32x14x14x1024xf32>
    %cst_898 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3142 = stablehlo.reduce(%3140 init: %cst_898) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3143 = stablehlo.add %3133, %3142 : tensor<1024xf32>
    %cst_899 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3144 = stablehlo.broadcast_in_dim %cst_899, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3145 = stablehlo.divide %3143, %3144 : tensor<1024xf32>
    %3146 = stablehlo.broadcast_in_dim %3145, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3147 = stablehlo.add %3141, %3146 : tensor<32x14x14x1024xf32>
    %3148 = stablehlo.convolution(%1451, %3147) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3149 = stablehlo.reverse %arg90, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %3150 = stablehlo.convolution(%3147, %3149) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_900 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3151 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3152 = stablehlo.select %1453, %3150, %3151 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_901 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3153 = stablehlo.reduce(%3152 init: %cst_901) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3154 = stablehlo.reshape %3153 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_902 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3155 = stablehlo.reduce(%3154 init: %cst_902) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3156 = stablehlo.multiply %1434, %3152 : tensor<32x14x14x256xf32>
    %cst_903 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3157 = stablehlo.reduce(%3156 init: %cst_903) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3158 = stablehlo.reshape %3157 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3159 = stablehlo.broadcast_in_dim %1445, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3160 = stablehlo.multiply %3152, %3159 : tensor<32x14x14x256xf32>
    %cst_904 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3161 = stablehlo.reduce(%3158 init: %cst_904) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3162 = stablehlo.multiply %1425, %3160 : tensor<32x14x14x256xf32>
    %cst_905 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3163 = stablehlo.reduce(%3162 init: %cst_905) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3164 = stablehlo.reshape %3163 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3165 = stablehlo.broadcast_in_dim %1432, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3166 = stablehlo.multiply %3160, %3165 : tensor<32x14x14x256xf32>
    %cst_906 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3167 = stablehlo.reduce(%3164 init: %cst_906) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3168 = stablehlo.multiply %3167, %1431 : tensor<256xf32>
    %3169 = stablehlo.negate %3166 : tensor<32x14x14x256xf32>
    %cst_907 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3170 = stablehlo.reduce(%3169 init: %cst_907) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3171 = stablehlo.reshape %3170 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_908 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3172 = stablehlo.reduce(%3171 init: %cst_908) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_909 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3173 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3174 = stablehlo.divide %3168, %3173 : tensor<256xf32>
    %3175 = stablehlo.broadcast_in_dim %3174, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3176 = stablehlo.multiply %3175, %1419 : tensor<32x14x14x256xf32>
    %3177 = stablehlo.negate %3176 : tensor<32x14x14x256xf32>
    %cst_910 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3178 = stablehlo.reduce(%3177 init: %cst_910) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3179 = stablehlo.reshape %3178 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3180 = stablehlo.add %3166, %3176 : tensor<32x14x14x256xf32>
    %cst_911 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3181 = stablehlo.reduce(%3179 init: %cst_911) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3182 = stablehlo.add %3172, %3181 : tensor<256xf32>
    %cst_912 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3183 = stablehlo.broadcast_in_dim %cst_912, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3184 = stablehlo.divide %3182, %3183 : tensor<256xf32>
    %3185 = stablehlo.broadcast_in_dim %3184, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3186 = stablehlo.add %3180, %3185 : tensor<32x14x14x256xf32>
    %3187 = stablehlo.convolution(%1407, %3186) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %3188 = stablehlo.reverse %arg96, dims = [0, 1] : tensor<3x3x256x256xf32>
    %3189 = stablehlo.convolution(%3186, %3188) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_913 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3190 = stablehlo.broadcast_in_dim %cst_913, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3191 = stablehlo.select %1409, %3189, %3190 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_914 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3192 = stablehlo.reduce(%3191 init: %cst_914) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3193 = stablehlo.reshape %3192 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_915 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3194 = stablehlo.reduce(%3193 init: %cst_915) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3195 = stablehlo.multiply %1390, %3191 : tensor<32x14x14x256xf32>
    %cst_916 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3196 = stablehlo.reduce(%3195 init: %cst_916) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3197 = stablehlo.reshape %3196 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3198 = stablehlo.broadcast_in_dim %1401, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3199 = stablehlo.multiply %3191, %3198 : tensor<32x14x14x256xf32>
    %cst_917 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3200 = stablehlo.reduce(%3197 init: %cst_917) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3201 = stablehlo.multiply %1381, %3199 : tensor<32x14x14x256xf32>
    %cst_918 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3202 = stablehlo.reduce(%3201 init: %cst_918) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3203 = stablehlo.reshape %3202 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3204 = stablehlo.broadcast_in_dim %1388, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3205 = stablehlo.multiply %3199, %3204 : tensor<32x14x14x256xf32>
    %cst_919 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3206 = stablehlo.reduce(%3203 init: %cst_919) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3207 = stablehlo.multiply %3206, %1387 : tensor<256xf32>
    %3208 = stablehlo.negate %3205 : tensor<32x14x14x256xf32>
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3209 = stablehlo.reduce(%3208 init: %cst_920) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3210 = stablehlo.reshape %3209 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_921 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3211 = stablehlo.reduce(%3210 init: %cst_921) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_922 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3212 = stablehlo.broadcast_in_dim %cst_922, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3213 = stablehlo.divide %3207, %3212 : tensor<256xf32>
    %3214 = stablehlo.broadcast_in_dim %3213, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3215 = stablehlo.multiply %3214, %1375 : tensor<32x14x14x256xf32>
    %3216 = stablehlo.negate %3215 : tensor<32x14x14x256xf32>
    %cst_923 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3217 = stablehlo.reduce(%3216 init: %cst_923) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3218 = stablehlo.reshape %3217 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3219 = stablehlo.add %3205, %3215 : tensor<32x14x14x256xf32>
    %cst_924 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3220 = stablehlo.reduce(%3218 init: %cst_924) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3221 = stablehlo.add %3211, %3220 : tensor<256xf32>
    %cst_925 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3222 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3223 = stablehlo.divide %3221, %3222 : tensor<256xf32>
    %3224 = stablehlo.broadcast_in_dim %3223, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3225 = stablehlo.add %3219, %3224 : tensor<32x14x14x256xf32>
    %3226 = stablehlo.convolution(%1363, %3225) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %3227 = stablehlo.reverse %arg93, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %3228 = stablehlo.convolution(%3225, %3227) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x1024xf32>
    %3229 = stablehlo.add %3113, %3228 : tensor<32x14x14x1024xf32>
    %cst_926 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3230 = stablehlo.broadcast_in_dim %cst_926, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %3231 = stablehlo.select %1365, %3229, %3230 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_927 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3232 = stablehlo.reduce(%3231 init: %cst_927) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3233 = stablehlo.reshape %3232 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_928 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3234 = stablehlo.reduce(%3233 init: %cst_928) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3235 = stablehlo.multiply %1345, %3231 : tensor<32x14x14x1024xf32>
    %cst_929 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3236 = stablehlo.reduce(%3235 init: %cst_929) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3237 = stablehlo.reshape %3236 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3238 = stablehlo.broadcast_in_dim %1356, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3239 = stablehlo.multiply %3231, %3238 : tensor<32x14x14x1024xf32>
    %cst_930 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3240 = stablehlo.reduce(%3237 init: %cst_930) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3241 = stablehlo.multiply %1336, %3239 : tensor<32x14x14x1024xf32>
    %cst_931 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3242 = stablehlo.reduce(%3241 init: %cst_931) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3243 = stablehlo.reshape %3242 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3244 = stablehlo.broadcast_in_dim %1343, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3245 = stablehlo.multiply %3239, %3244 : tensor<32x14x14x1024xf32>
    %cst_932 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3246 = stablehlo.reduce(%3243 init: %cst_932) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3247 = stablehlo.multiply %3246, %1342 : tensor<1024xf32>
    %3248 = stablehlo.negate %3245 : tensor<32x14x14x1024xf32>
    %cst_933 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3249 = stablehlo.reduce(%3248 init: %cst_933) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3250 = stablehlo.reshape %3249 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_934 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3251 = stablehlo.reduce(%3250 init: %cst_934) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_935 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3252 = stablehlo.broadcast_in_dim %cst_935, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3253 = stablehlo.divide %3247, %3252 : tensor<1024xf32>
    %3254 = stablehlo.broadcast_in_dim %3253, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3255 = stablehlo.multiply %3254, %1330 : tensor<32x14x14x1024xf32>
    %3256 = stablehlo.negate %3255 : tensor<32x14x14x1024xf32>
    %cst_936 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3257 = stablehlo.reduce(%3256 init: %cst_936) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3258 = stablehlo.reshape %3257 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3259 = stablehlo.add %3245, %3255 : tensor<32x14x14x1024xf32>
    %cst_937 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3260 = stablehlo.reduce(%3258 init: %cst_937) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3261 = stablehlo.add %3251, %3260 : tensor<1024xf32>
    %cst_938 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3262 = stablehlo.broadcast_in_dim %cst_938, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3263 = stablehlo.divide %3261, %3262 : tensor<1024xf32>
    %3264 = stablehlo.broadcast_in_dim %3263, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3265 = stablehlo.add %3259, %3264 : tensor<32x14x14x1024xf32>
    %3266 = stablehlo.convolution(%1318, %3265) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3267 = stablehlo.reverse %arg81, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %3268 = stablehlo.convolution(%3265, %3267) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_939 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3269 = stablehlo.broadcast_in_dim %cst_939, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3270 = stablehlo.select %1320, %3268, %3269 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_940 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3271 = stablehlo.reduce(%3270 init: %cst_940) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3272 = stablehlo.reshape %3271 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_941 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3273 = stablehlo.reduce(%3272 init: %cst_941) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3274 = stablehlo.multiply %1301, %3270 : tensor<32x14x14x256xf32>
    %cst_942 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3275 = stablehlo.reduce(%3274 init: %cst_942) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3276 = stablehlo.reshape %3275 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3277 = stablehlo.broadcast_in_dim %1312, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3278 = stablehlo.multiply %3270, %3277 : tensor<32x14x14x256xf32>
    %cst_943 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3279 = stablehlo.reduce(%3276 init: %cst_943) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3280 = stablehlo.multiply %1292, %3278 : tensor<32x14x14x256xf32>
    %cst_944 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3281 = stablehlo.reduce(%3280 init: %cst_944) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3282 = stablehlo.reshape %3281 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3283 = stablehlo.broadcast_in_dim %1299, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3284 = stablehlo.multiply %3278, %3283 : tensor<32x14x14x256xf32>
    %cst_945 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3285 = stablehlo.reduce(%3282 init: %cst_945) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3286 = stablehlo.multiply %3285, %1298 : tensor<256xf32>
    %3287 = stablehlo.negate %3284 : tensor<32x14x14x256xf32>
    %cst_946 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3288 = stablehlo.reduce(%3287 init: %cst_946) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3289 = stablehlo.reshape %3288 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_947 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3290 = stablehlo.reduce(%3289 init: %cst_947) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_948 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3291 = stablehlo.broadcast_in_dim %cst_948, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3292 = stablehlo.divide %3286, %3291 : tensor<256xf32>
    %3293 = stablehlo.broadcast_in_dim %3292, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3294 = stablehlo.multiply %3293, %1286 : tensor<32x14x14x256xf32>
    %3295 = stablehlo.negate %3294 : tensor<32x14x14x256xf32>
    %cst_949 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3296 = stablehlo.reduce(%3295 init: %cst_949) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3297 = stablehlo.reshape %3296 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3298 = stablehlo.add %3284, %3294 : tensor<32x14x14x256xf32>
    %cst_950 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3299 = stablehlo.reduce(%3297 init: %cst_950) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3300 = stablehlo.add %3290, %3299 : tensor<256xf32>
    %cst_951 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3301 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3302 = stablehlo.divide %3300, %3301 : tensor<256xf32>
    %3303 = stablehlo.broadcast_in_dim %3302, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3304 = stablehlo.add %3298, %3303 : tensor<32x14x14x256xf32>
    %3305 = stablehlo.convolution(%1274, %3304) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %3306 = stablehlo.reverse %arg87, dims = [0, 1] : tensor<3x3x256x256xf32>
    %3307 = stablehlo.convolution(%3304, %3306) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x14x14x256xf32>
    %cst_952 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3308 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3309 = stablehlo.select %1276, %3307, %3308 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_953 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3310 = stablehlo.reduce(%3309 init: %cst_953) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3311 = stablehlo.reshape %3310 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_954 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3312 = stablehlo.reduce(%3311 init: %cst_954) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3313 = stablehlo.multiply %1257, %3309 : tensor<32x14x14x256xf32>
    %cst_955 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3314 = stablehlo.reduce(%3313 init: %cst_955) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3315 = stablehlo.reshape %3314 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3316 = stablehlo.broadcast_in_dim %1268, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3317 = stablehlo.multiply %3309, %3316 : tensor<32x14x14x256xf32>
    %cst_956 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3318 = stablehlo.reduce(%3315 init: %cst_956) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3319 = stablehlo.multiply %1248, %3317 : tensor<32x14x14x256xf32>
    %cst_957 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3320 = stablehlo.reduce(%3319 init: %cst_957) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3321 = stablehlo.reshape %3320 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3322 = stablehlo.broadcast_in_dim %1255, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3323 = stablehlo.multiply %3317, %3322 : tensor<32x14x14x256xf32>
    %cst_958 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3324 = stablehlo.reduce(%3321 init: %cst_958) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3325 = stablehlo.multiply %3324, %1254 : tensor<256xf32>
    %3326 = stablehlo.negate %3323 : tensor<32x14x14x256xf32>
    %cst_959 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3327 = stablehlo.reduce(%3326 init: %cst_959) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3328 = stablehlo.reshape %3327 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_960 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3329 = stablehlo.reduce(%3328 init: %cst_960) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_961 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3330 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3331 = stablehlo.divide %3325, %3330 : tensor<256xf32>
    %3332 = stablehlo.broadcast_in_dim %3331, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3333 = stablehlo.multiply %3332, %1242 : tensor<32x14x14x256xf32>
    %3334 = stablehlo.negate %3333 : tensor<32x14x14x256xf32>
    %cst_962 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3335 = stablehlo.reduce(%3334 init: %cst_962) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3336 = stablehlo.reshape %3335 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3337 = stablehlo.add %3323, %3333 : tensor<32x14x14x256xf32>
    %cst_963 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3338 = stablehlo.reduce(%3336 init: %cst_963) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3339 = stablehlo.add %3329, %3338 : tensor<256xf32>
    %cst_964 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3340 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3341 = stablehlo.divide %3339, %3340 : tensor<256xf32>
    %3342 = stablehlo.broadcast_in_dim %3341, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3343 = stablehlo.add %3337, %3342 : tensor<32x14x14x256xf32>
    %3344 = stablehlo.convolution(%1230, %3343) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<32x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %3345 = stablehlo.reverse %arg84, dims = [0, 1] : tensor<1x1x1024x256xf32>
    %3346 = stablehlo.convolution(%3343, %3345) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<32x14x14x1024xf32>
    %3347 = stablehlo.add %3231, %3346 : tensor<32x14x14x1024xf32>
    %cst_965 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3348 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %3349 = stablehlo.select %1232, %3347, %3348 : tensor<32x14x14x1024xi1>, tensor<32x14x14x1024xf32>
    %cst_966 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3350 = stablehlo.reduce(%3349 init: %cst_966) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3351 = stablehlo.reshape %3350 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_967 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3352 = stablehlo.reduce(%3351 init: %cst_967) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3353 = stablehlo.multiply %1212, %3349 : tensor<32x14x14x1024xf32>
    %cst_968 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3354 = stablehlo.reduce(%3353 init: %cst_968) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3355 = stablehlo.reshape %3354 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3356 = stablehlo.broadcast_in_dim %1223, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3357 = stablehlo.multiply %3349, %3356 : tensor<32x14x14x1024xf32>
    %cst_969 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3358 = stablehlo.reduce(%3355 init: %cst_969) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3359 = stablehlo.multiply %1203, %3357 : tensor<32x14x14x1024xf32>
    %cst_970 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3360 = stablehlo.reduce(%3359 init: %cst_970) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3361 = stablehlo.reshape %3360 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3362 = stablehlo.broadcast_in_dim %1210, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3363 = stablehlo.multiply %3357, %3362 : tensor<32x14x14x1024xf32>
    %cst_971 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3364 = stablehlo.reduce(%3361 init: %cst_971) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3365 = stablehlo.multiply %3364, %1209 : tensor<1024xf32>
    %3366 = stablehlo.negate %3363 : tensor<32x14x14x1024xf32>
    %cst_972 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3367 = stablehlo.reduce(%3366 init: %cst_972) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3368 = stablehlo.reshape %3367 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_973 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3369 = stablehlo.reduce(%3368 init: %cst_973) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_974 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3370 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3371 = stablehlo.divide %3365, %3370 : tensor<1024xf32>
    %3372 = stablehlo.broadcast_in_dim %3371, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3373 = stablehlo.multiply %3372, %1197 : tensor<32x14x14x1024xf32>
    %3374 = stablehlo.negate %3373 : tensor<32x14x14x1024xf32>
    %cst_975 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3375 = stablehlo.reduce(%3374 init: %cst_975) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3376 = stablehlo.reshape %3375 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3377 = stablehlo.add %3363, %3373 : tensor<32x14x14x1024xf32>
    %cst_976 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3378 = stablehlo.reduce(%3376 init: %cst_976) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3379 = stablehlo.add %3369, %3378 : tensor<1024xf32>
    %cst_977 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3380 = stablehlo.broadcast_in_dim %cst_977, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3381 = stablehlo.divide %3379, %3380 : tensor<1024xf32>
    %3382 = stablehlo.broadcast_in_dim %3381, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3383 = stablehlo.add %3377, %3382 : tensor<32x14x14x1024xf32>
    %3384 = stablehlo.convolution(%1056, %3383) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x512x1024xf32>
    %3385 = stablehlo.reverse %arg75, dims = [0, 1] : tensor<1x1x512x1024xf32>
    %3386 = stablehlo.convolution(%3383, %3385) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x512x1024xf32>) -> tensor<32x28x28x512xf32>
    %cst_978 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3387 = stablehlo.reduce(%3349 init: %cst_978) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3388 = stablehlo.reshape %3387 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_979 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3389 = stablehlo.reduce(%3388 init: %cst_979) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3390 = stablehlo.multiply %1171, %3349 : tensor<32x14x14x1024xf32>
    %cst_980 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3391 = stablehlo.reduce(%3390 init: %cst_980) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3392 = stablehlo.reshape %3391 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3393 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3394 = stablehlo.multiply %3349, %3393 : tensor<32x14x14x1024xf32>
    %cst_981 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3395 = stablehlo.reduce(%3392 init: %cst_981) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3396 = stablehlo.multiply %1162, %3394 : tensor<32x14x14x1024xf32>
    %cst_982 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3397 = stablehlo.reduce(%3396 init: %cst_982) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3398 = stablehlo.reshape %3397 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3399 = stablehlo.broadcast_in_dim %1169, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<32x14x14x1024xf32>
    %3400 = stablehlo.multiply %3394, %3399 : tensor<32x14x14x1024xf32>
    %cst_983 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3401 = stablehlo.reduce(%3398 init: %cst_983) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3402 = stablehlo.multiply %3401, %1168 : tensor<1024xf32>
    %3403 = stablehlo.negate %3400 : tensor<32x14x14x1024xf32>
    %cst_984 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3404 = stablehlo.reduce(%3403 init: %cst_984) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3405 = stablehlo.reshape %3404 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_985 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3406 = stablehlo.reduce(%3405 init: %cst_985) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_986 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3407 = stablehlo.broadcast_in_dim %cst_986, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3408 = stablehlo.divide %3402, %3407 : tensor<1024xf32>
    %3409 = stablehlo.broadcast_in_dim %3408, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3410 = stablehlo.multiply %3409, %1156 : tensor<32x14x14x1024xf32>
    %3411 = stablehlo.negate %3410 : tensor<32x14x14x1024xf32>
    %cst_987 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3412 = stablehlo.reduce(%3411 init: %cst_987) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3413 = stablehlo.reshape %3412 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %3414 = stablehlo.add %3400, %3410 : tensor<32x14x14x1024xf32>
    %cst_988 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3415 = stablehlo.reduce(%3413 init: %cst_988) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %3416 = stablehlo.add %3406, %3415 : tensor<1024xf32>
    %cst_989 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3417 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3418 = stablehlo.divide %3416, %3417 : tensor<1024xf32>
    %3419 = stablehlo.broadcast_in_dim %3418, dims = [3] : (tensor<1024xf32>) -> tensor<32x14x14x1024xf32>
    %3420 = stablehlo.add %3414, %3419 : tensor<32x14x14x1024xf32>
    %3421 = stablehlo.convolution(%1144, %3420) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<32x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3422 = stablehlo.reverse %arg69, dims = [0, 1] : tensor<1x1x256x1024xf32>
    %3423 = stablehlo.convolution(%3420, %3422) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<32x14x14x256xf32>
    %cst_990 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3424 = stablehlo.broadcast_in_dim %cst_990, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %3425 = stablehlo.select %1146, %3423, %3424 : tensor<32x14x14x256xi1>, tensor<32x14x14x256xf32>
    %cst_991 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3426 = stablehlo.reduce(%3425 init: %cst_991) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3427 = stablehlo.reshape %3426 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_992 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3428 = stablehlo.reduce(%3427 init: %cst_992) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3429 = stablehlo.multiply %1127, %3425 : tensor<32x14x14x256xf32>
    %cst_993 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3430 = stablehlo.reduce(%3429 init: %cst_993) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3431 = stablehlo.reshape %3430 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3432 = stablehlo.broadcast_in_dim %1138, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3433 = stablehlo.multiply %3425, %3432 : tensor<32x14x14x256xf32>
    %cst_994 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3434 = stablehlo.reduce(%3431 init: %cst_994) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3435 = stablehlo.multiply %1118, %3433 : tensor<32x14x14x256xf32>
    %cst_995 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3436 = stablehlo.reduce(%3435 init: %cst_995) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3437 = stablehlo.reshape %3436 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3438 = stablehlo.broadcast_in_dim %1125, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x14x14x256xf32>
    %3439 = stablehlo.multiply %3433, %3438 : tensor<32x14x14x256xf32>
    %cst_996 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3440 = stablehlo.reduce(%3437 init: %cst_996) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3441 = stablehlo.multiply %3440, %1124 : tensor<256xf32>
    %3442 = stablehlo.negate %3439 : tensor<32x14x14x256xf32>
    %cst_997 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3443 = stablehlo.reduce(%3442 init: %cst_997) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3444 = stablehlo.reshape %3443 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_998 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3445 = stablehlo.reduce(%3444 init: %cst_998) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_999 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3446 = stablehlo.broadcast_in_dim %cst_999, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3447 = stablehlo.divide %3441, %3446 : tensor<256xf32>
    %3448 = stablehlo.broadcast_in_dim %3447, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3449 = stablehlo.multiply %3448, %1112 : tensor<32x14x14x256xf32>
    %3450 = stablehlo.negate %3449 : tensor<32x14x14x256xf32>
    %cst_1000 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3451 = stablehlo.reduce(%3450 init: %cst_1000) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3452 = stablehlo.reshape %3451 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3453 = stablehlo.add %3439, %3449 : tensor<32x14x14x256xf32>
    %cst_1001 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3454 = stablehlo.reduce(%3452 init: %cst_1001) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3455 = stablehlo.add %3445, %3454 : tensor<256xf32>
    %cst_1002 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %3456 = stablehlo.broadcast_in_dim %cst_1002, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3457 = stablehlo.divide %3455, %3456 : tensor<256xf32>
    %3458 = stablehlo.broadcast_in_dim %3457, dims = [3] : (tensor<256xf32>) -> tensor<32x14x14x256xf32>
    %3459 = stablehlo.add %3453, %3458 : tensor<32x14x14x256xf32>
    %3460 = stablehlo.convolution(%1100, %3459) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x256xf32>, tensor<32x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %3461 = stablehlo.reverse %arg78, dims = [0, 1] : tensor<3x3x256x256xf32>
    %3462 = stablehlo.convolution(%3459, %3461) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<32x28x28x256xf32>
    %cst_1003 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3463 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<32x28x28x256xf32>
    %3464 = stablehlo.select %1102, %3462, %3463 : tensor<32x28x28x256xi1>, tensor<32x28x28x256xf32>
    %cst_1004 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3465 = stablehlo.reduce(%3464 init: %cst_1004) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3466 = stablehlo.reshape %3465 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1005 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3467 = stablehlo.reduce(%3466 init: %cst_1005) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3468 = stablehlo.multiply %1083, %3464 : tensor<32x28x28x256xf32>
    %cst_1006 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3469 = stablehlo.reduce(%3468 init: %cst_1006) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3470 = stablehlo.reshape %3469 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3471 = stablehlo.broadcast_in_dim %1094, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %3472 = stablehlo.multiply %3464, %3471 : tensor<32x28x28x256xf32>
    %cst_1007 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3473 = stablehlo.reduce(%3470 init: %cst_1007) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3474 = stablehlo.multiply %1074, %3472 : tensor<32x28x28x256xf32>
    %cst_1008 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3475 = stablehlo.reduce(%3474 init: %cst_1008) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3476 = stablehlo.reshape %3475 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3477 = stablehlo.broadcast_in_dim %1081, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x28x28x256xf32>
    %3478 = stablehlo.multiply %3472, %3477 : tensor<32x28x28x256xf32>
    %cst_1009 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3479 = stablehlo.reduce(%3476 init: %cst_1009) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3480 = stablehlo.multiply %3479, %1080 : tensor<256xf32>
    %3481 = stablehlo.negate %3478 : tensor<32x28x28x256xf32>
    %cst_1010 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3482 = stablehlo.reduce(%3481 init: %cst_1010) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3483 = stablehlo.reshape %3482 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1011 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3484 = stablehlo.reduce(%3483 init: %cst_1011) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1012 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3485 = stablehlo.broadcast_in_dim %cst_1012, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3486 = stablehlo.divide %3480, %3485 : tensor<256xf32>
    %3487 = stablehlo.broadcast_in_dim %3486, dims = [3] : (tensor<256xf32>) -> tensor<32x28x28x256xf32>
    %3488 = stablehlo.multiply %3487, %1068 : tensor<32x28x28x256xf32>
    %3489 = stablehlo.negate %3488 : tensor<32x28x28x256xf32>
    %cst_1013 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3490 = stablehlo.reduce(%3489 init: %cst_1013) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3491 = stablehlo.reshape %3490 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %3492 = stablehlo.add %3478, %3488 : tensor<32x28x28x256xf32>
    %cst_1014 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3493 = stablehlo.reduce(%3491 init: %cst_1014) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3494 = stablehlo.add %3484, %3493 : tensor<256xf32>
    %cst_1015 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3495 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3496 = stablehlo.divide %3494, %3495 : tensor<256xf32>
    %3497 = stablehlo.broadcast_in_dim %3496, dims = [3] : (tensor<256xf32>) -> tensor<32x28x28x256xf32>
    %3498 = stablehlo.add %3492, %3497 : tensor<32x28x28x256xf32>
    %3499 = stablehlo.convolution(%1056, %3498) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<32x28x28x256xf32>) -> tensor<1x1x512x256xf32>
    %3500 = stablehlo.reverse %arg72, dims = [0, 1] : tensor<1x1x512x256xf32>
    %3501 = stablehlo.convolution(%3498, %3500) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x256xf32>, tensor<1x1x512x256xf32>) -> tensor<32x28x28x512xf32>
    %3502 = stablehlo.add %3386, %3501 : tensor<32x28x28x512xf32>
    %cst_1016 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3503 = stablehlo.broadcast_in_dim %cst_1016, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %3504 = stablehlo.select %1058, %3502, %3503 : tensor<32x28x28x512xi1>, tensor<32x28x28x512xf32>
    %cst_1017 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3505 = stablehlo.reduce(%3504 init: %cst_1017) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3506 = stablehlo.reshape %3505 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1018 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3507 = stablehlo.reduce(%3506 init: %cst_1018) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3508 = stablehlo.multiply %1038, %3504 : tensor<32x28x28x512xf32>
    %cst_1019 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3509 = stablehlo.reduce(%3508 init: %cst_1019) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3510 = stablehlo.reshape %3509 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3511 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3512 = stablehlo.multiply %3504, %3511 : tensor<32x28x28x512xf32>
    %cst_1020 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3513 = stablehlo.reduce(%3510 init: %cst_1020) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3514 = stablehlo.multiply %1029, %3512 : tensor<32x28x28x512xf32>
    %cst_1021 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3515 = stablehlo.reduce(%3514 init: %cst_1021) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3516 = stablehlo.reshape %3515 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3517 = stablehlo.broadcast_in_dim %1036, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3518 = stablehlo.multiply %3512, %3517 : tensor<32x28x28x512xf32>
    %cst_1022 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3519 = stablehlo.reduce(%3516 init: %cst_1022) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3520 = stablehlo.multiply %3519, %1035 : tensor<512xf32>
    %3521 = stablehlo.negate %3518 : tensor<32x28x28x512xf32>
    %cst_1023 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3522 = stablehlo.reduce(%3521 init: %cst_1023) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3523 = stablehlo.reshape %3522 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1024 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3524 = stablehlo.reduce(%3523 init: %cst_1024) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_1025 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3525 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3526 = stablehlo.divide %3520, %3525 : tensor<512xf32>
    %3527 = stablehlo.broadcast_in_dim %3526, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3528 = stablehlo.multiply %3527, %1023 : tensor<32x28x28x512xf32>
    %3529 = stablehlo.negate %3528 : tensor<32x28x28x512xf32>
    %cst_1026 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3530 = stablehlo.reduce(%3529 init: %cst_1026) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3531 = stablehlo.reshape %3530 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3532 = stablehlo.add %3518, %3528 : tensor<32x28x28x512xf32>
    %cst_1027 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3533 = stablehlo.reduce(%3531 init: %cst_1027) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3534 = stablehlo.add %3524, %3533 : tensor<512xf32>
    %cst_1028 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3535 = stablehlo.broadcast_in_dim %cst_1028, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3536 = stablehlo.divide %3534, %3535 : tensor<512xf32>
    %3537 = stablehlo.broadcast_in_dim %3536, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3538 = stablehlo.add %3532, %3537 : tensor<32x28x28x512xf32>
    %3539 = stablehlo.convolution(%1011, %3538) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3540 = stablehlo.reverse %arg60, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3541 = stablehlo.convolution(%3538, %3540) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x128xf32>
    %cst_1029 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3542 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3543 = stablehlo.select %1013, %3541, %3542 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1030 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3544 = stablehlo.reduce(%3543 init: %cst_1030) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3545 = stablehlo.reshape %3544 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1031 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3546 = stablehlo.reduce(%3545 init: %cst_1031) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3547 = stablehlo.multiply %994, %3543 : tensor<32x28x28x128xf32>
    %cst_1032 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3548 = stablehlo.reduce(%3547 init: %cst_1032) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3549 = stablehlo.reshape %3548 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3550 = stablehlo.broadcast_in_dim %1005, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3551 = stablehlo.multiply %3543, %3550 : tensor<32x28x28x128xf32>
    %cst_1033 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3552 = stablehlo.reduce(%3549 init: %cst_1033) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3553 = stablehlo.multiply %985, %3551 : tensor<32x28x28x128xf32>
    %cst_1034 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3554 = stablehlo.reduce(%3553 init: %cst_1034) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3555 = stablehlo.reshape %3554 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3556 = stablehlo.broadcast_in_dim %992, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3557 = stablehlo.multiply %3551, %3556 : tensor<32x28x28x128xf32>
    %cst_1035 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3558 = stablehlo.reduce(%3555 init: %cst_1035) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3559 = stablehlo.multiply %3558, %991 : tensor<128xf32>
    %3560 = stablehlo.negate %3557 : tensor<32x28x28x128xf32>
    %cst_1036 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3561 = stablehlo.reduce(%3560 init: %cst_1036) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3562 = stablehlo.reshape %3561 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1037 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3563 = stablehlo.reduce(%3562 init: %cst_1037) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1038 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3564 = stablehlo.broadcast_in_dim %cst_1038, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3565 = stablehlo.divide %3559, %3564 : tensor<128xf32>
    %3566 = stablehlo.broadcast_in_dim %3565, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3567 = stablehlo.multiply %3566, %979 : tensor<32x28x28x128xf32>
    %3568 = stablehlo.negate %3567 : tensor<32x28x28x128xf32>
    %cst_1039 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3569 = stablehlo.reduce(%3568 init: %cst_1039) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3570 = stablehlo.reshape %3569 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3571 = stablehlo.add %3557, %3567 : tensor<32x28x28x128xf32>
    %cst_1040 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3572 = stablehlo.reduce(%3570 init: %cst_1040) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3573 = stablehlo.add %3563, %3572 : tensor<128xf32>
    %cst_1041 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3574 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3575 = stablehlo.divide %3573, %3574 : tensor<128xf32>
    %3576 = stablehlo.broadcast_in_dim %3575, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3577 = stablehlo.add %3571, %3576 : tensor<32x28x28x128xf32>
    %3578 = stablehlo.convolution(%967, %3577) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3579 = stablehlo.reverse %arg66, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3580 = stablehlo.convolution(%3577, %3579) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_1042 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3581 = stablehlo.broadcast_in_dim %cst_1042, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3582 = stablehlo.select %969, %3580, %3581 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1043 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3583 = stablehlo.reduce(%3582 init: %cst_1043) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3584 = stablehlo.reshape %3583 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1044 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3585 = stablehlo.reduce(%3584 init: %cst_1044) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3586 = stablehlo.multiply %950, %3582 : tensor<32x28x28x128xf32>
    %cst_1045 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3587 = stablehlo.reduce(%3586 init: %cst_1045) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3588 = stablehlo.reshape %3587 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3589 = stablehlo.broadcast_in_dim %961, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3590 = stablehlo.multiply %3582, %3589 : tensor<32x28x28x128xf32>
    %cst_1046 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3591 = stablehlo.reduce(%3588 init: %cst_1046) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3592 = stablehlo.multiply %941, %3590 : tensor<32x28x28x128xf32>
    %cst_1047 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3593 = stablehlo.reduce(%3592 init: %cst_1047) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3594 = stablehlo.reshape %3593 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3595 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3596 = stablehlo.multiply %3590, %3595 : tensor<32x28x28x128xf32>
    %cst_1048 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3597 = stablehlo.reduce(%3594 init: %cst_1048) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3598 = stablehlo.multiply %3597, %947 : tensor<128xf32>
    %3599 = stablehlo.negate %3596 : tensor<32x28x28x128xf32>
    %cst_1049 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3600 = stablehlo.reduce(%3599 init: %cst_1049) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3601 = stablehlo.reshape %3600 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1050 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3602 = stablehlo.reduce(%3601 init: %cst_1050) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1051 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3603 = stablehlo.broadcast_in_dim %cst_1051, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3604 = stablehlo.divide %3598, %3603 : tensor<128xf32>
    %3605 = stablehlo.broadcast_in_dim %3604, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3606 = stablehlo.multiply %3605, %935 : tensor<32x28x28x128xf32>
    %3607 = stablehlo.negate %3606 : tensor<32x28x28x128xf32>
    %cst_1052 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3608 = stablehlo.reduce(%3607 init: %cst_1052) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3609 = stablehlo.reshape %3608 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3610 = stablehlo.add %3596, %3606 : tensor<32x28x28x128xf32>
    %cst_1053 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3611 = stablehlo.reduce(%3609 init: %cst_1053) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3612 = stablehlo.add %3602, %3611 : tensor<128xf32>
    %cst_1054 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3613 = stablehlo.broadcast_in_dim %cst_1054, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3614 = stablehlo.divide %3612, %3613 : tensor<128xf32>
    %3615 = stablehlo.broadcast_in_dim %3614, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3616 = stablehlo.add %3610, %3615 : tensor<32x28x28x128xf32>
    %3617 = stablehlo.convolution(%923, %3616) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<32x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %3618 = stablehlo.reverse %arg63, dims = [0, 1] : tensor<1x1x512x128xf32>
    %3619 = stablehlo.convolution(%3616, %3618) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x512xf32>
    %3620 = stablehlo.add %3504, %3619 : tensor<32x28x28x512xf32>
    %cst_1055 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3621 = stablehlo.broadcast_in_dim %cst_1055, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %3622 = stablehlo.select %925, %3620, %3621 : tensor<32x28x28x512xi1>, tensor<32x28x28x512xf32>
    %cst_1056 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3623 = stablehlo.reduce(%3622 init: %cst_1056) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3624 = stablehlo.reshape %3623 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1057 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3625 = stablehlo.reduce(%3624 init: %cst_1057) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3626 = stablehlo.multiply %905, %3622 : tensor<32x28x28x512xf32>
    %cst_1058 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3627 = stablehlo.reduce(%3626 init: %cst_1058) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3628 = stablehlo.reshape %3627 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3629 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3630 = stablehlo.multiply %3622, %3629 : tensor<32x28x28x512xf32>
    %cst_1059 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3631 = stablehlo.reduce(%3628 init: %cst_1059) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3632 = stablehlo.multiply %896, %3630 : tensor<32x28x28x512xf32>
    %cst_1060 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3633 = stablehlo.reduce(%3632 init: %cst_1060) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3634 = stablehlo.reshape %3633 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3635 = stablehlo.broadcast_in_dim %903, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3636 = stablehlo.multiply %3630, %3635 : tensor<32x28x28x512xf32>
    %cst_1061 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3637 = stablehlo.reduce(%3634 init: %cst_1061) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3638 = stablehlo.multiply %3637, %902 : tensor<512xf32>
    %3639 = stablehlo.negate %3636 : tensor<32x28x28x512xf32>
    %cst_1062 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3640 = stablehlo.reduce(%3639 init: %cst_1062) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3641 = stablehlo.reshape %3640 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1063 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3642 = stablehlo.reduce(%3641 init: %cst_1063) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_1064 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3643 = stablehlo.broadcast_in_dim %cst_1064, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3644 = stablehlo.divide %3638, %3643 : tensor<512xf32>
    %3645 = stablehlo.broadcast_in_dim %3644, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3646 = stablehlo.multiply %3645, %890 : tensor<32x28x28x512xf32>
    %3647 = stablehlo.negate %3646 : tensor<32x28x28x512xf32>
    %cst_1065 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3648 = stablehlo.reduce(%3647 init: %cst_1065) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3649 = stablehlo.reshape %3648 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3650 = stablehlo.add %3636, %3646 : tensor<32x28x28x512xf32>
    %cst_1066 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3651 = stablehlo.reduce(%3649 init: %cst_1066) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3652 = stablehlo.add %3642, %3651 : tensor<512xf32>
    %cst_1067 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3653 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3654 = stablehlo.divide %3652, %3653 : tensor<512xf32>
    %3655 = stablehlo.broadcast_in_dim %3654, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3656 = stablehlo.add %3650, %3655 : tensor<32x28x28x512xf32>
    %3657 = stablehlo.convolution(%878, %3656) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3658 = stablehlo.reverse %arg51, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3659 = stablehlo.convolution(%3656, %3658) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x128xf32>
    %cst_1068 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3660 = stablehlo.broadcast_in_dim %cst_1068, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3661 = stablehlo.select %880, %3659, %3660 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1069 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3662 = stablehlo.reduce(%3661 init: %cst_1069) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3663 = stablehlo.reshape %3662 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1070 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3664 = stablehlo.reduce(%3663 init: %cst_1070) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3665 = stablehlo.multiply %861, %3661 : tensor<32x28x28x128xf32>
    %cst_1071 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3666 = stablehlo.reduce(%3665 init: %cst_1071) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3667 = stablehlo.reshape %3666 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3668 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3669 = stablehlo.multiply %3661, %3668 : tensor<32x28x28x128xf32>
    %cst_1072 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3670 = stablehlo.reduce(%3667 init: %cst_1072) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3671 = stablehlo.multiply %852, %3669 : tensor<32x28x28x128xf32>
    %cst_1073 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3672 = stablehlo.reduce(%3671 init: %cst_1073) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3673 = stablehlo.reshape %3672 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3674 = stablehlo.broadcast_in_dim %859, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3675 = stablehlo.multiply %3669, %3674 : tensor<32x28x28x128xf32>
    %cst_1074 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3676 = stablehlo.reduce(%3673 init: %cst_1074) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3677 = stablehlo.multiply %3676, %858 : tensor<128xf32>
    %3678 = stablehlo.negate %3675 : tensor<32x28x28x128xf32>
    %cst_1075 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3679 = stablehlo.reduce(%3678 init: %cst_1075) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3680 = stablehlo.reshape %3679 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1076 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3681 = stablehlo.reduce(%3680 init: %cst_1076) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1077 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3682 = stablehlo.broadcast_in_dim %cst_1077, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3683 = stablehlo.divide %3677, %3682 : tensor<128xf32>
    %3684 = stablehlo.broadcast_in_dim %3683, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3685 = stablehlo.multiply %3684, %846 : tensor<32x28x28x128xf32>
    %3686 = stablehlo.negate %3685 : tensor<32x28x28x128xf32>
    %cst_1078 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3687 = stablehlo.reduce(%3686 init: %cst_1078) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3688 = stablehlo.reshape %3687 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3689 = stablehlo.add %3675, %3685 : tensor<32x28x28x128xf32>
    %cst_1079 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3690 = stablehlo.reduce(%3688 init: %cst_1079) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3691 = stablehlo.add %3681, %3690 : tensor<128xf32>
    %cst_1080 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3692 = stablehlo.broadcast_in_dim %cst_1080, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3693 = stablehlo.divide %3691, %3692 : tensor<128xf32>
    %3694 = stablehlo.broadcast_in_dim %3693, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3695 = stablehlo.add %3689, %3694 : tensor<32x28x28x128xf32>
    %3696 = stablehlo.convolution(%834, %3695) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3697 = stablehlo.reverse %arg57, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3698 = stablehlo.convolution(%3695, %3697) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_1081 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3699 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3700 = stablehlo.select %836, %3698, %3699 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1082 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3701 = stablehlo.reduce(%3700 init: %cst_1082) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3702 = stablehlo.reshape %3701 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1083 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3703 = stablehlo.reduce(%3702 init: %cst_1083) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3704 = stablehlo.multiply %817, %3700 : tensor<32x28x28x128xf32>
    %cst_1084 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3705 = stablehlo.reduce(%3704 init: %cst_1084) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3706 = stablehlo.reshape %3705 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3707 = stablehlo.broadcast_in_dim %828, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3708 = stablehlo.multiply %3700, %3707 : tensor<32x28x28x128xf32>
    %cst_1085 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3709 = stablehlo.reduce(%3706 init: %cst_1085) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3710 = stablehlo.multiply %808, %3708 : tensor<32x28x28x128xf32>
    %cst_1086 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3711 = stablehlo.reduce(%3710 init: %cst_1086) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3712 = stablehlo.reshape %3711 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3713 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3714 = stablehlo.multiply %3708, %3713 : tensor<32x28x28x128xf32>
    %cst_1087 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3715 = stablehlo.reduce(%3712 init: %cst_1087) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3716 = stablehlo.multiply %3715, %814 : tensor<128xf32>
    %3717 = stablehlo.negate %3714 : tensor<32x28x28x128xf32>
    %cst_1088 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3718 = stablehlo.reduce(%3717 init: %cst_1088) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3719 = stablehlo.reshape %3718 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1089 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3720 = stablehlo.reduce(%3719 init: %cst_1089) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1090 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3721 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3722 = stablehlo.divide %3716, %3721 : tensor<128xf32>
    %3723 = stablehlo.broadcast_in_dim %3722, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3724 = stablehlo.multiply %3723, %802 : tensor<32x28x28x128xf32>
    %3725 = stablehlo.negate %3724 : tensor<32x28x28x128xf32>
    %cst_1091 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3726 = stablehlo.reduce(%3725 init: %cst_1091) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3727 = stablehlo.reshape %3726 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3728 = stablehlo.add %3714, %3724 : tensor<32x28x28x128xf32>
    %cst_1092 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3729 = stablehlo.reduce(%3727 init: %cst_1092) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3730 = stablehlo.add %3720, %3729 : tensor<128xf32>
    %cst_1093 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3731 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3732 = stablehlo.divide %3730, %3731 : tensor<128xf32>
    %3733 = stablehlo.broadcast_in_dim %3732, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3734 = stablehlo.add %3728, %3733 : tensor<32x28x28x128xf32>
    %3735 = stablehlo.convolution(%790, %3734) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<32x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %3736 = stablehlo.reverse %arg54, dims = [0, 1] : tensor<1x1x512x128xf32>
    %3737 = stablehlo.convolution(%3734, %3736) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x512xf32>
    %3738 = stablehlo.add %3622, %3737 : tensor<32x28x28x512xf32>
    %cst_1094 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3739 = stablehlo.broadcast_in_dim %cst_1094, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %3740 = stablehlo.select %792, %3738, %3739 : tensor<32x28x28x512xi1>, tensor<32x28x28x512xf32>
    %cst_1095 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3741 = stablehlo.reduce(%3740 init: %cst_1095) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3742 = stablehlo.reshape %3741 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1096 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3743 = stablehlo.reduce(%3742 init: %cst_1096) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3744 = stablehlo.multiply %772, %3740 : tensor<32x28x28x512xf32>
    %cst_1097 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3745 = stablehlo.reduce(%3744 init: %cst_1097) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3746 = stablehlo.reshape %3745 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3747 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3748 = stablehlo.multiply %3740, %3747 : tensor<32x28x28x512xf32>
    %cst_1098 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3749 = stablehlo.reduce(%3746 init: %cst_1098) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3750 = stablehlo.multiply %763, %3748 : tensor<32x28x28x512xf32>
    %cst_1099 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3751 = stablehlo.reduce(%3750 init: %cst_1099) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3752 = stablehlo.reshape %3751 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3753 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3754 = stablehlo.multiply %3748, %3753 : tensor<32x28x28x512xf32>
    %cst_1100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3755 = stablehlo.reduce(%3752 init: %cst_1100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3756 = stablehlo.multiply %3755, %769 : tensor<512xf32>
    %3757 = stablehlo.negate %3754 : tensor<32x28x28x512xf32>
    %cst_1101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3758 = stablehlo.reduce(%3757 init: %cst_1101) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3759 = stablehlo.reshape %3758 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3760 = stablehlo.reduce(%3759 init: %cst_1102) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_1103 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3761 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3762 = stablehlo.divide %3756, %3761 : tensor<512xf32>
    %3763 = stablehlo.broadcast_in_dim %3762, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3764 = stablehlo.multiply %3763, %757 : tensor<32x28x28x512xf32>
    %3765 = stablehlo.negate %3764 : tensor<32x28x28x512xf32>
    %cst_1104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3766 = stablehlo.reduce(%3765 init: %cst_1104) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3767 = stablehlo.reshape %3766 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3768 = stablehlo.add %3754, %3764 : tensor<32x28x28x512xf32>
    %cst_1105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3769 = stablehlo.reduce(%3767 init: %cst_1105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3770 = stablehlo.add %3760, %3769 : tensor<512xf32>
    %cst_1106 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3771 = stablehlo.broadcast_in_dim %cst_1106, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3772 = stablehlo.divide %3770, %3771 : tensor<512xf32>
    %3773 = stablehlo.broadcast_in_dim %3772, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3774 = stablehlo.add %3768, %3773 : tensor<32x28x28x512xf32>
    %3775 = stablehlo.convolution(%745, %3774) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3776 = stablehlo.reverse %arg42, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3777 = stablehlo.convolution(%3774, %3776) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x128xf32>
    %cst_1107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3778 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3779 = stablehlo.select %747, %3777, %3778 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3780 = stablehlo.reduce(%3779 init: %cst_1108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3781 = stablehlo.reshape %3780 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3782 = stablehlo.reduce(%3781 init: %cst_1109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3783 = stablehlo.multiply %728, %3779 : tensor<32x28x28x128xf32>
    %cst_1110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3784 = stablehlo.reduce(%3783 init: %cst_1110) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3785 = stablehlo.reshape %3784 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3786 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3787 = stablehlo.multiply %3779, %3786 : tensor<32x28x28x128xf32>
    %cst_1111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3788 = stablehlo.reduce(%3785 init: %cst_1111) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3789 = stablehlo.multiply %719, %3787 : tensor<32x28x28x128xf32>
    %cst_1112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3790 = stablehlo.reduce(%3789 init: %cst_1112) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3791 = stablehlo.reshape %3790 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3792 = stablehlo.broadcast_in_dim %726, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3793 = stablehlo.multiply %3787, %3792 : tensor<32x28x28x128xf32>
    %cst_1113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3794 = stablehlo.reduce(%3791 init: %cst_1113) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3795 = stablehlo.multiply %3794, %725 : tensor<128xf32>
    %3796 = stablehlo.negate %3793 : tensor<32x28x28x128xf32>
    %cst_1114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3797 = stablehlo.reduce(%3796 init: %cst_1114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3798 = stablehlo.reshape %3797 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3799 = stablehlo.reduce(%3798 init: %cst_1115) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1116 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3800 = stablehlo.broadcast_in_dim %cst_1116, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3801 = stablehlo.divide %3795, %3800 : tensor<128xf32>
    %3802 = stablehlo.broadcast_in_dim %3801, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3803 = stablehlo.multiply %3802, %713 : tensor<32x28x28x128xf32>
    %3804 = stablehlo.negate %3803 : tensor<32x28x28x128xf32>
    %cst_1117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3805 = stablehlo.reduce(%3804 init: %cst_1117) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3806 = stablehlo.reshape %3805 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3807 = stablehlo.add %3793, %3803 : tensor<32x28x28x128xf32>
    %cst_1118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3808 = stablehlo.reduce(%3806 init: %cst_1118) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3809 = stablehlo.add %3799, %3808 : tensor<128xf32>
    %cst_1119 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3810 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3811 = stablehlo.divide %3809, %3810 : tensor<128xf32>
    %3812 = stablehlo.broadcast_in_dim %3811, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3813 = stablehlo.add %3807, %3812 : tensor<32x28x28x128xf32>
    %3814 = stablehlo.convolution(%701, %3813) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3815 = stablehlo.reverse %arg48, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3816 = stablehlo.convolution(%3813, %3815) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x28x28x128xf32>
    %cst_1120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3817 = stablehlo.broadcast_in_dim %cst_1120, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3818 = stablehlo.select %703, %3816, %3817 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3819 = stablehlo.reduce(%3818 init: %cst_1121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3820 = stablehlo.reshape %3819 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3821 = stablehlo.reduce(%3820 init: %cst_1122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3822 = stablehlo.multiply %684, %3818 : tensor<32x28x28x128xf32>
    %cst_1123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3823 = stablehlo.reduce(%3822 init: %cst_1123) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3824 = stablehlo.reshape %3823 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3825 = stablehlo.broadcast_in_dim %695, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3826 = stablehlo.multiply %3818, %3825 : tensor<32x28x28x128xf32>
    %cst_1124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3827 = stablehlo.reduce(%3824 init: %cst_1124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3828 = stablehlo.multiply %675, %3826 : tensor<32x28x28x128xf32>
    %cst_1125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3829 = stablehlo.reduce(%3828 init: %cst_1125) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3830 = stablehlo.reshape %3829 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3831 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3832 = stablehlo.multiply %3826, %3831 : tensor<32x28x28x128xf32>
    %cst_1126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3833 = stablehlo.reduce(%3830 init: %cst_1126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3834 = stablehlo.multiply %3833, %681 : tensor<128xf32>
    %3835 = stablehlo.negate %3832 : tensor<32x28x28x128xf32>
    %cst_1127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3836 = stablehlo.reduce(%3835 init: %cst_1127) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3837 = stablehlo.reshape %3836 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3838 = stablehlo.reduce(%3837 init: %cst_1128) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1129 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3839 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3840 = stablehlo.divide %3834, %3839 : tensor<128xf32>
    %3841 = stablehlo.broadcast_in_dim %3840, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3842 = stablehlo.multiply %3841, %669 : tensor<32x28x28x128xf32>
    %3843 = stablehlo.negate %3842 : tensor<32x28x28x128xf32>
    %cst_1130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3844 = stablehlo.reduce(%3843 init: %cst_1130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3845 = stablehlo.reshape %3844 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3846 = stablehlo.add %3832, %3842 : tensor<32x28x28x128xf32>
    %cst_1131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3847 = stablehlo.reduce(%3845 init: %cst_1131) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3848 = stablehlo.add %3838, %3847 : tensor<128xf32>
    %cst_1132 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3849 = stablehlo.broadcast_in_dim %cst_1132, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3850 = stablehlo.divide %3848, %3849 : tensor<128xf32>
    %3851 = stablehlo.broadcast_in_dim %3850, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3852 = stablehlo.add %3846, %3851 : tensor<32x28x28x128xf32>
    %3853 = stablehlo.convolution(%657, %3852) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<32x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %3854 = stablehlo.reverse %arg45, dims = [0, 1] : tensor<1x1x512x128xf32>
    %3855 = stablehlo.convolution(%3852, %3854) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<32x28x28x512xf32>
    %3856 = stablehlo.add %3740, %3855 : tensor<32x28x28x512xf32>
    %cst_1133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3857 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %3858 = stablehlo.select %659, %3856, %3857 : tensor<32x28x28x512xi1>, tensor<32x28x28x512xf32>
    %cst_1134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3859 = stablehlo.reduce(%3858 init: %cst_1134) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3860 = stablehlo.reshape %3859 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3861 = stablehlo.reduce(%3860 init: %cst_1135) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3862 = stablehlo.multiply %639, %3858 : tensor<32x28x28x512xf32>
    %cst_1136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3863 = stablehlo.reduce(%3862 init: %cst_1136) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3864 = stablehlo.reshape %3863 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3865 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3866 = stablehlo.multiply %3858, %3865 : tensor<32x28x28x512xf32>
    %cst_1137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3867 = stablehlo.reduce(%3864 init: %cst_1137) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3868 = stablehlo.multiply %630, %3866 : tensor<32x28x28x512xf32>
    %cst_1138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3869 = stablehlo.reduce(%3868 init: %cst_1138) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3870 = stablehlo.reshape %3869 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3871 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3872 = stablehlo.multiply %3866, %3871 : tensor<32x28x28x512xf32>
    %cst_1139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3873 = stablehlo.reduce(%3870 init: %cst_1139) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3874 = stablehlo.multiply %3873, %636 : tensor<512xf32>
    %3875 = stablehlo.negate %3872 : tensor<32x28x28x512xf32>
    %cst_1140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3876 = stablehlo.reduce(%3875 init: %cst_1140) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3877 = stablehlo.reshape %3876 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3878 = stablehlo.reduce(%3877 init: %cst_1141) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_1142 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3879 = stablehlo.broadcast_in_dim %cst_1142, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3880 = stablehlo.divide %3874, %3879 : tensor<512xf32>
    %3881 = stablehlo.broadcast_in_dim %3880, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3882 = stablehlo.multiply %3881, %624 : tensor<32x28x28x512xf32>
    %3883 = stablehlo.negate %3882 : tensor<32x28x28x512xf32>
    %cst_1143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3884 = stablehlo.reduce(%3883 init: %cst_1143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3885 = stablehlo.reshape %3884 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3886 = stablehlo.add %3872, %3882 : tensor<32x28x28x512xf32>
    %cst_1144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3887 = stablehlo.reduce(%3885 init: %cst_1144) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3888 = stablehlo.add %3878, %3887 : tensor<512xf32>
    %cst_1145 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3889 = stablehlo.broadcast_in_dim %cst_1145, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3890 = stablehlo.divide %3888, %3889 : tensor<512xf32>
    %3891 = stablehlo.broadcast_in_dim %3890, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3892 = stablehlo.add %3886, %3891 : tensor<32x28x28x512xf32>
    %3893 = stablehlo.convolution(%483, %3892) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<32x28x28x512xf32>) -> tensor<1x1x256x512xf32>
    %3894 = stablehlo.reverse %arg36, dims = [0, 1] : tensor<1x1x256x512xf32>
    %3895 = stablehlo.convolution(%3892, %3894) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x256x512xf32>) -> tensor<32x56x56x256xf32>
    %cst_1146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3896 = stablehlo.reduce(%3858 init: %cst_1146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3897 = stablehlo.reshape %3896 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3898 = stablehlo.reduce(%3897 init: %cst_1147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3899 = stablehlo.multiply %598, %3858 : tensor<32x28x28x512xf32>
    %cst_1148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3900 = stablehlo.reduce(%3899 init: %cst_1148) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3901 = stablehlo.reshape %3900 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3902 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3903 = stablehlo.multiply %3858, %3902 : tensor<32x28x28x512xf32>
    %cst_1149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3904 = stablehlo.reduce(%3901 init: %cst_1149) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3905 = stablehlo.multiply %589, %3903 : tensor<32x28x28x512xf32>
    %cst_1150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3906 = stablehlo.reduce(%3905 init: %cst_1150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3907 = stablehlo.reshape %3906 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3908 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<32x28x28x512xf32>
    %3909 = stablehlo.multiply %3903, %3908 : tensor<32x28x28x512xf32>
    %cst_1151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3910 = stablehlo.reduce(%3907 init: %cst_1151) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3911 = stablehlo.multiply %3910, %595 : tensor<512xf32>
    %3912 = stablehlo.negate %3909 : tensor<32x28x28x512xf32>
    %cst_1152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3913 = stablehlo.reduce(%3912 init: %cst_1152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3914 = stablehlo.reshape %3913 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_1153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3915 = stablehlo.reduce(%3914 init: %cst_1153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_1154 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3916 = stablehlo.broadcast_in_dim %cst_1154, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3917 = stablehlo.divide %3911, %3916 : tensor<512xf32>
    %3918 = stablehlo.broadcast_in_dim %3917, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3919 = stablehlo.multiply %3918, %583 : tensor<32x28x28x512xf32>
    %3920 = stablehlo.negate %3919 : tensor<32x28x28x512xf32>
    %cst_1155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3921 = stablehlo.reduce(%3920 init: %cst_1155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3922 = stablehlo.reshape %3921 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %3923 = stablehlo.add %3909, %3919 : tensor<32x28x28x512xf32>
    %cst_1156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3924 = stablehlo.reduce(%3922 init: %cst_1156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3925 = stablehlo.add %3915, %3924 : tensor<512xf32>
    %cst_1157 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3926 = stablehlo.broadcast_in_dim %cst_1157, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3927 = stablehlo.divide %3925, %3926 : tensor<512xf32>
    %3928 = stablehlo.broadcast_in_dim %3927, dims = [3] : (tensor<512xf32>) -> tensor<32x28x28x512xf32>
    %3929 = stablehlo.add %3923, %3928 : tensor<32x28x28x512xf32>
    %3930 = stablehlo.convolution(%571, %3929) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<32x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %3931 = stablehlo.reverse %arg30, dims = [0, 1] : tensor<1x1x128x512xf32>
    %3932 = stablehlo.convolution(%3929, %3931) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<32x28x28x128xf32>
    %cst_1158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3933 = stablehlo.broadcast_in_dim %cst_1158, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %3934 = stablehlo.select %573, %3932, %3933 : tensor<32x28x28x128xi1>, tensor<32x28x28x128xf32>
    %cst_1159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3935 = stablehlo.reduce(%3934 init: %cst_1159) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3936 = stablehlo.reshape %3935 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3937 = stablehlo.reduce(%3936 init: %cst_1160) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3938 = stablehlo.multiply %554, %3934 : tensor<32x28x28x128xf32>
    %cst_1161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3939 = stablehlo.reduce(%3938 init: %cst_1161) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3940 = stablehlo.reshape %3939 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3941 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3942 = stablehlo.multiply %3934, %3941 : tensor<32x28x28x128xf32>
    %cst_1162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3943 = stablehlo.reduce(%3940 init: %cst_1162) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3944 = stablehlo.multiply %545, %3942 : tensor<32x28x28x128xf32>
    %cst_1163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3945 = stablehlo.reduce(%3944 init: %cst_1163) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3946 = stablehlo.reshape %3945 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3947 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x28x28x128xf32>
    %3948 = stablehlo.multiply %3942, %3947 : tensor<32x28x28x128xf32>
    %cst_1164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3949 = stablehlo.reduce(%3946 init: %cst_1164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3950 = stablehlo.multiply %3949, %551 : tensor<128xf32>
    %3951 = stablehlo.negate %3948 : tensor<32x28x28x128xf32>
    %cst_1165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3952 = stablehlo.reduce(%3951 init: %cst_1165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3953 = stablehlo.reshape %3952 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3954 = stablehlo.reduce(%3953 init: %cst_1166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1167 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3955 = stablehlo.broadcast_in_dim %cst_1167, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3956 = stablehlo.divide %3950, %3955 : tensor<128xf32>
    %3957 = stablehlo.broadcast_in_dim %3956, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3958 = stablehlo.multiply %3957, %539 : tensor<32x28x28x128xf32>
    %3959 = stablehlo.negate %3958 : tensor<32x28x28x128xf32>
    %cst_1168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3960 = stablehlo.reduce(%3959 init: %cst_1168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3961 = stablehlo.reshape %3960 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3962 = stablehlo.add %3948, %3958 : tensor<32x28x28x128xf32>
    %cst_1169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3963 = stablehlo.reduce(%3961 init: %cst_1169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3964 = stablehlo.add %3954, %3963 : tensor<128xf32>
    %cst_1170 = stablehlo.constant dense<2.508800e+04> : tensor<f32>
    %3965 = stablehlo.broadcast_in_dim %cst_1170, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3966 = stablehlo.divide %3964, %3965 : tensor<128xf32>
    %3967 = stablehlo.broadcast_in_dim %3966, dims = [3] : (tensor<128xf32>) -> tensor<32x28x28x128xf32>
    %3968 = stablehlo.add %3962, %3967 : tensor<32x28x28x128xf32>
    %3969 = stablehlo.convolution(%527, %3968) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x128xf32>, tensor<32x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %3970 = stablehlo.reverse %arg39, dims = [0, 1] : tensor<3x3x128x128xf32>
    %3971 = stablehlo.convolution(%3968, %3970) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<32x56x56x128xf32>
    %cst_1171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3972 = stablehlo.broadcast_in_dim %cst_1171, dims = [] : (tensor<f32>) -> tensor<32x56x56x128xf32>
    %3973 = stablehlo.select %529, %3971, %3972 : tensor<32x56x56x128xi1>, tensor<32x56x56x128xf32>
    %cst_1172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3974 = stablehlo.reduce(%3973 init: %cst_1172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3975 = stablehlo.reshape %3974 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3976 = stablehlo.reduce(%3975 init: %cst_1173) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3977 = stablehlo.multiply %510, %3973 : tensor<32x56x56x128xf32>
    %cst_1174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3978 = stablehlo.reduce(%3977 init: %cst_1174) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3979 = stablehlo.reshape %3978 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3980 = stablehlo.broadcast_in_dim %521, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %3981 = stablehlo.multiply %3973, %3980 : tensor<32x56x56x128xf32>
    %cst_1175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3982 = stablehlo.reduce(%3979 init: %cst_1175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3983 = stablehlo.multiply %501, %3981 : tensor<32x56x56x128xf32>
    %cst_1176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3984 = stablehlo.reduce(%3983 init: %cst_1176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3985 = stablehlo.reshape %3984 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %3986 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<32x56x56x128xf32>
    %3987 = stablehlo.multiply %3981, %3986 : tensor<32x56x56x128xf32>
    %cst_1177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3988 = stablehlo.reduce(%3985 init: %cst_1177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3989 = stablehlo.multiply %3988, %507 : tensor<128xf32>
    %3990 = stablehlo.negate %3987 : tensor<32x56x56x128xf32>
    %cst_1178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3991 = stablehlo.reduce(%3990 init: %cst_1178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %3992 = stablehlo.reshape %3991 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_1179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3993 = stablehlo.reduce(%3992 init: %cst_1179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1180 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %3994 = stablehlo.broadcast_in_dim %cst_1180, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3995 = stablehlo.divide %3989, %3994 : tensor<128xf32>
    %3996 = stablehlo.broadcast_in_dim %3995, dims = [3] : (tensor<128xf32>) -> tensor<32x56x56x128xf32>
    %3997 = stablehlo.multiply %3996, %495 : tensor<32x56x56x128xf32>
    %3998 = stablehlo.negate %3997 : tensor<32x56x56x128xf32>
    %cst_1181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3999 = stablehlo.reduce(%3998 init: %cst_1181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %4000 = stablehlo.reshape %3999 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %4001 = stablehlo.add %3987, %3997 : tensor<32x56x56x128xf32>
    %cst_1182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4002 = stablehlo.reduce(%4000 init: %cst_1182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %4003 = stablehlo.add %3993, %4002 : tensor<128xf32>
    %cst_1183 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4004 = stablehlo.broadcast_in_dim %cst_1183, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4005 = stablehlo.divide %4003, %4004 : tensor<128xf32>
    %4006 = stablehlo.broadcast_in_dim %4005, dims = [3] : (tensor<128xf32>) -> tensor<32x56x56x128xf32>
    %4007 = stablehlo.add %4001, %4006 : tensor<32x56x56x128xf32>
    %4008 = stablehlo.convolution(%483, %4007) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<32x56x56x128xf32>) -> tensor<1x1x256x128xf32>
    %4009 = stablehlo.reverse %arg33, dims = [0, 1] : tensor<1x1x256x128xf32>
    %4010 = stablehlo.convolution(%4007, %4009) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x128xf32>, tensor<1x1x256x128xf32>) -> tensor<32x56x56x256xf32>
    %4011 = stablehlo.add %3895, %4010 : tensor<32x56x56x256xf32>
    %cst_1184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4012 = stablehlo.broadcast_in_dim %cst_1184, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %4013 = stablehlo.select %485, %4011, %4012 : tensor<32x56x56x256xi1>, tensor<32x56x56x256xf32>
    %cst_1185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4014 = stablehlo.reduce(%4013 init: %cst_1185) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4015 = stablehlo.reshape %4014 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4016 = stablehlo.reduce(%4015 init: %cst_1186) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4017 = stablehlo.multiply %465, %4013 : tensor<32x56x56x256xf32>
    %cst_1187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4018 = stablehlo.reduce(%4017 init: %cst_1187) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4019 = stablehlo.reshape %4018 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4020 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4021 = stablehlo.multiply %4013, %4020 : tensor<32x56x56x256xf32>
    %cst_1188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4022 = stablehlo.reduce(%4019 init: %cst_1188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4023 = stablehlo.multiply %456, %4021 : tensor<32x56x56x256xf32>
    %cst_1189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4024 = stablehlo.reduce(%4023 init: %cst_1189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4025 = stablehlo.reshape %4024 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4026 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4027 = stablehlo.multiply %4021, %4026 : tensor<32x56x56x256xf32>
    %cst_1190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4028 = stablehlo.reduce(%4025 init: %cst_1190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4029 = stablehlo.multiply %4028, %462 : tensor<256xf32>
    %4030 = stablehlo.negate %4027 : tensor<32x56x56x256xf32>
    %cst_1191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4031 = stablehlo.reduce(%4030 init: %cst_1191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4032 = stablehlo.reshape %4031 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4033 = stablehlo.reduce(%4032 init: %cst_1192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1193 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4034 = stablehlo.broadcast_in_dim %cst_1193, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4035 = stablehlo.divide %4029, %4034 : tensor<256xf32>
    %4036 = stablehlo.broadcast_in_dim %4035, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4037 = stablehlo.multiply %4036, %450 : tensor<32x56x56x256xf32>
    %4038 = stablehlo.negate %4037 : tensor<32x56x56x256xf32>
    %cst_1194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4039 = stablehlo.reduce(%4038 init: %cst_1194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4040 = stablehlo.reshape %4039 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4041 = stablehlo.add %4027, %4037 : tensor<32x56x56x256xf32>
    %cst_1195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4042 = stablehlo.reduce(%4040 init: %cst_1195) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4043 = stablehlo.add %4033, %4042 : tensor<256xf32>
    %cst_1196 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4044 = stablehlo.broadcast_in_dim %cst_1196, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4045 = stablehlo.divide %4043, %4044 : tensor<256xf32>
    %4046 = stablehlo.broadcast_in_dim %4045, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4047 = stablehlo.add %4041, %4046 : tensor<32x56x56x256xf32>
    %4048 = stablehlo.convolution(%438, %4047) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %4049 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<1x1x64x256xf32>
    %4050 = stablehlo.convolution(%4047, %4049) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x64xf32>
    %cst_1197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4051 = stablehlo.broadcast_in_dim %cst_1197, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4052 = stablehlo.select %440, %4050, %4051 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4053 = stablehlo.reduce(%4052 init: %cst_1198) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4054 = stablehlo.reshape %4053 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4055 = stablehlo.reduce(%4054 init: %cst_1199) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4056 = stablehlo.multiply %421, %4052 : tensor<32x56x56x64xf32>
    %cst_1200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4057 = stablehlo.reduce(%4056 init: %cst_1200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4058 = stablehlo.reshape %4057 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4059 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4060 = stablehlo.multiply %4052, %4059 : tensor<32x56x56x64xf32>
    %cst_1201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4061 = stablehlo.reduce(%4058 init: %cst_1201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4062 = stablehlo.multiply %412, %4060 : tensor<32x56x56x64xf32>
    %cst_1202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4063 = stablehlo.reduce(%4062 init: %cst_1202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4064 = stablehlo.reshape %4063 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4065 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4066 = stablehlo.multiply %4060, %4065 : tensor<32x56x56x64xf32>
    %cst_1203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4067 = stablehlo.reduce(%4064 init: %cst_1203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4068 = stablehlo.multiply %4067, %418 : tensor<64xf32>
    %4069 = stablehlo.negate %4066 : tensor<32x56x56x64xf32>
    %cst_1204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4070 = stablehlo.reduce(%4069 init: %cst_1204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4071 = stablehlo.reshape %4070 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4072 = stablehlo.reduce(%4071 init: %cst_1205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1206 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4073 = stablehlo.broadcast_in_dim %cst_1206, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4074 = stablehlo.divide %4068, %4073 : tensor<64xf32>
    %4075 = stablehlo.broadcast_in_dim %4074, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4076 = stablehlo.multiply %4075, %406 : tensor<32x56x56x64xf32>
    %4077 = stablehlo.negate %4076 : tensor<32x56x56x64xf32>
    %cst_1207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4078 = stablehlo.reduce(%4077 init: %cst_1207) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4079 = stablehlo.reshape %4078 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4080 = stablehlo.add %4066, %4076 : tensor<32x56x56x64xf32>
    %cst_1208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4081 = stablehlo.reduce(%4079 init: %cst_1208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4082 = stablehlo.add %4072, %4081 : tensor<64xf32>
    %cst_1209 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4083 = stablehlo.broadcast_in_dim %cst_1209, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4084 = stablehlo.divide %4082, %4083 : tensor<64xf32>
    %4085 = stablehlo.broadcast_in_dim %4084, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4086 = stablehlo.add %4080, %4085 : tensor<32x56x56x64xf32>
    %4087 = stablehlo.convolution(%394, %4086) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %4088 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<3x3x64x64xf32>
    %4089 = stablehlo.convolution(%4086, %4088) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_1210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4090 = stablehlo.broadcast_in_dim %cst_1210, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4091 = stablehlo.select %396, %4089, %4090 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4092 = stablehlo.reduce(%4091 init: %cst_1211) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4093 = stablehlo.reshape %4092 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4094 = stablehlo.reduce(%4093 init: %cst_1212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4095 = stablehlo.multiply %377, %4091 : tensor<32x56x56x64xf32>
    %cst_1213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4096 = stablehlo.reduce(%4095 init: %cst_1213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4097 = stablehlo.reshape %4096 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4098 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4099 = stablehlo.multiply %4091, %4098 : tensor<32x56x56x64xf32>
    %cst_1214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4100 = stablehlo.reduce(%4097 init: %cst_1214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4101 = stablehlo.multiply %368, %4099 : tensor<32x56x56x64xf32>
    %cst_1215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4102 = stablehlo.reduce(%4101 init: %cst_1215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4103 = stablehlo.reshape %4102 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4104 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4105 = stablehlo.multiply %4099, %4104 : tensor<32x56x56x64xf32>
    %cst_1216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4106 = stablehlo.reduce(%4103 init: %cst_1216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4107 = stablehlo.multiply %4106, %374 : tensor<64xf32>
    %4108 = stablehlo.negate %4105 : tensor<32x56x56x64xf32>
    %cst_1217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4109 = stablehlo.reduce(%4108 init: %cst_1217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4110 = stablehlo.reshape %4109 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4111 = stablehlo.reduce(%4110 init: %cst_1218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1219 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4112 = stablehlo.broadcast_in_dim %cst_1219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4113 = stablehlo.divide %4107, %4112 : tensor<64xf32>
    %4114 = stablehlo.broadcast_in_dim %4113, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4115 = stablehlo.multiply %4114, %362 : tensor<32x56x56x64xf32>
    %4116 = stablehlo.negate %4115 : tensor<32x56x56x64xf32>
    %cst_1220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4117 = stablehlo.reduce(%4116 init: %cst_1220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4118 = stablehlo.reshape %4117 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4119 = stablehlo.add %4105, %4115 : tensor<32x56x56x64xf32>
    %cst_1221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4120 = stablehlo.reduce(%4118 init: %cst_1221) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4121 = stablehlo.add %4111, %4120 : tensor<64xf32>
    %cst_1222 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4122 = stablehlo.broadcast_in_dim %cst_1222, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4123 = stablehlo.divide %4121, %4122 : tensor<64xf32>
    %4124 = stablehlo.broadcast_in_dim %4123, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4125 = stablehlo.add %4119, %4124 : tensor<32x56x56x64xf32>
    %4126 = stablehlo.convolution(%350, %4125) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<32x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %4127 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<1x1x256x64xf32>
    %4128 = stablehlo.convolution(%4125, %4127) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<32x56x56x256xf32>
    %4129 = stablehlo.add %4013, %4128 : tensor<32x56x56x256xf32>
    %cst_1223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4130 = stablehlo.broadcast_in_dim %cst_1223, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %4131 = stablehlo.select %352, %4129, %4130 : tensor<32x56x56x256xi1>, tensor<32x56x56x256xf32>
    %cst_1224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4132 = stablehlo.reduce(%4131 init: %cst_1224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4133 = stablehlo.reshape %4132 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4134 = stablehlo.reduce(%4133 init: %cst_1225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4135 = stablehlo.multiply %332, %4131 : tensor<32x56x56x256xf32>
    %cst_1226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4136 = stablehlo.reduce(%4135 init: %cst_1226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4137 = stablehlo.reshape %4136 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4138 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4139 = stablehlo.multiply %4131, %4138 : tensor<32x56x56x256xf32>
    %cst_1227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4140 = stablehlo.reduce(%4137 init: %cst_1227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4141 = stablehlo.multiply %323, %4139 : tensor<32x56x56x256xf32>
    %cst_1228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4142 = stablehlo.reduce(%4141 init: %cst_1228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4143 = stablehlo.reshape %4142 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4144 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4145 = stablehlo.multiply %4139, %4144 : tensor<32x56x56x256xf32>
    %cst_1229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4146 = stablehlo.reduce(%4143 init: %cst_1229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4147 = stablehlo.multiply %4146, %329 : tensor<256xf32>
    %4148 = stablehlo.negate %4145 : tensor<32x56x56x256xf32>
    %cst_1230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4149 = stablehlo.reduce(%4148 init: %cst_1230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4150 = stablehlo.reshape %4149 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4151 = stablehlo.reduce(%4150 init: %cst_1231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1232 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4152 = stablehlo.broadcast_in_dim %cst_1232, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4153 = stablehlo.divide %4147, %4152 : tensor<256xf32>
    %4154 = stablehlo.broadcast_in_dim %4153, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4155 = stablehlo.multiply %4154, %317 : tensor<32x56x56x256xf32>
    %4156 = stablehlo.negate %4155 : tensor<32x56x56x256xf32>
    %cst_1233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4157 = stablehlo.reduce(%4156 init: %cst_1233) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4158 = stablehlo.reshape %4157 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4159 = stablehlo.add %4145, %4155 : tensor<32x56x56x256xf32>
    %cst_1234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4160 = stablehlo.reduce(%4158 init: %cst_1234) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4161 = stablehlo.add %4151, %4160 : tensor<256xf32>
    %cst_1235 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4162 = stablehlo.broadcast_in_dim %cst_1235, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4163 = stablehlo.divide %4161, %4162 : tensor<256xf32>
    %4164 = stablehlo.broadcast_in_dim %4163, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4165 = stablehlo.add %4159, %4164 : tensor<32x56x56x256xf32>
    %4166 = stablehlo.convolution(%305, %4165) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %4167 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<1x1x64x256xf32>
    %4168 = stablehlo.convolution(%4165, %4167) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x64xf32>
    %cst_1236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4169 = stablehlo.broadcast_in_dim %cst_1236, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4170 = stablehlo.select %307, %4168, %4169 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4171 = stablehlo.reduce(%4170 init: %cst_1237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4172 = stablehlo.reshape %4171 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4173 = stablehlo.reduce(%4172 init: %cst_1238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4174 = stablehlo.multiply %288, %4170 : tensor<32x56x56x64xf32>
    %cst_1239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4175 = stablehlo.reduce(%4174 init: %cst_1239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4176 = stablehlo.reshape %4175 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4177 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4178 = stablehlo.multiply %4170, %4177 : tensor<32x56x56x64xf32>
    %cst_1240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4179 = stablehlo.reduce(%4176 init: %cst_1240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4180 = stablehlo.multiply %279, %4178 : tensor<32x56x56x64xf32>
    %cst_1241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4181 = stablehlo.reduce(%4180 init: %cst_1241) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4182 = stablehlo.reshape %4181 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4183 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4184 = stablehlo.multiply %4178, %4183 : tensor<32x56x56x64xf32>
    %cst_1242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4185 = stablehlo.reduce(%4182 init: %cst_1242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4186 = stablehlo.multiply %4185, %285 : tensor<64xf32>
    %4187 = stablehlo.negate %4184 : tensor<32x56x56x64xf32>
    %cst_1243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4188 = stablehlo.reduce(%4187 init: %cst_1243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4189 = stablehlo.reshape %4188 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4190 = stablehlo.reduce(%4189 init: %cst_1244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1245 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4191 = stablehlo.broadcast_in_dim %cst_1245, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4192 = stablehlo.divide %4186, %4191 : tensor<64xf32>
    %4193 = stablehlo.broadcast_in_dim %4192, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4194 = stablehlo.multiply %4193, %273 : tensor<32x56x56x64xf32>
    %4195 = stablehlo.negate %4194 : tensor<32x56x56x64xf32>
    %cst_1246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4196 = stablehlo.reduce(%4195 init: %cst_1246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4197 = stablehlo.reshape %4196 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4198 = stablehlo.add %4184, %4194 : tensor<32x56x56x64xf32>
    %cst_1247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4199 = stablehlo.reduce(%4197 init: %cst_1247) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4200 = stablehlo.add %4190, %4199 : tensor<64xf32>
    %cst_1248 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4201 = stablehlo.broadcast_in_dim %cst_1248, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4202 = stablehlo.divide %4200, %4201 : tensor<64xf32>
    %4203 = stablehlo.broadcast_in_dim %4202, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4204 = stablehlo.add %4198, %4203 : tensor<32x56x56x64xf32>
    %4205 = stablehlo.convolution(%261, %4204) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %4206 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<3x3x64x64xf32>
    %4207 = stablehlo.convolution(%4204, %4206) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_1249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4208 = stablehlo.broadcast_in_dim %cst_1249, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4209 = stablehlo.select %263, %4207, %4208 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4210 = stablehlo.reduce(%4209 init: %cst_1250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4211 = stablehlo.reshape %4210 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4212 = stablehlo.reduce(%4211 init: %cst_1251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4213 = stablehlo.multiply %244, %4209 : tensor<32x56x56x64xf32>
    %cst_1252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4214 = stablehlo.reduce(%4213 init: %cst_1252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4215 = stablehlo.reshape %4214 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4216 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4217 = stablehlo.multiply %4209, %4216 : tensor<32x56x56x64xf32>
    %cst_1253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4218 = stablehlo.reduce(%4215 init: %cst_1253) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4219 = stablehlo.multiply %235, %4217 : tensor<32x56x56x64xf32>
    %cst_1254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4220 = stablehlo.reduce(%4219 init: %cst_1254) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4221 = stablehlo.reshape %4220 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4222 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4223 = stablehlo.multiply %4217, %4222 : tensor<32x56x56x64xf32>
    %cst_1255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4224 = stablehlo.reduce(%4221 init: %cst_1255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4225 = stablehlo.multiply %4224, %241 : tensor<64xf32>
    %4226 = stablehlo.negate %4223 : tensor<32x56x56x64xf32>
    %cst_1256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4227 = stablehlo.reduce(%4226 init: %cst_1256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4228 = stablehlo.reshape %4227 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4229 = stablehlo.reduce(%4228 init: %cst_1257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1258 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4230 = stablehlo.broadcast_in_dim %cst_1258, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4231 = stablehlo.divide %4225, %4230 : tensor<64xf32>
    %4232 = stablehlo.broadcast_in_dim %4231, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4233 = stablehlo.multiply %4232, %229 : tensor<32x56x56x64xf32>
    %4234 = stablehlo.negate %4233 : tensor<32x56x56x64xf32>
    %cst_1259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4235 = stablehlo.reduce(%4234 init: %cst_1259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4236 = stablehlo.reshape %4235 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4237 = stablehlo.add %4223, %4233 : tensor<32x56x56x64xf32>
    %cst_1260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4238 = stablehlo.reduce(%4236 init: %cst_1260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4239 = stablehlo.add %4229, %4238 : tensor<64xf32>
    %cst_1261 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4240 = stablehlo.broadcast_in_dim %cst_1261, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4241 = stablehlo.divide %4239, %4240 : tensor<64xf32>
    %4242 = stablehlo.broadcast_in_dim %4241, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4243 = stablehlo.add %4237, %4242 : tensor<32x56x56x64xf32>
    %4244 = stablehlo.convolution(%217, %4243) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<32x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %4245 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<1x1x256x64xf32>
    %4246 = stablehlo.convolution(%4243, %4245) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<32x56x56x256xf32>
    %4247 = stablehlo.add %4131, %4246 : tensor<32x56x56x256xf32>
    %cst_1262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4248 = stablehlo.broadcast_in_dim %cst_1262, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %4249 = stablehlo.select %219, %4247, %4248 : tensor<32x56x56x256xi1>, tensor<32x56x56x256xf32>
    %cst_1263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4250 = stablehlo.reduce(%4249 init: %cst_1263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4251 = stablehlo.reshape %4250 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4252 = stablehlo.reduce(%4251 init: %cst_1264) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4253 = stablehlo.multiply %199, %4249 : tensor<32x56x56x256xf32>
    %cst_1265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4254 = stablehlo.reduce(%4253 init: %cst_1265) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4255 = stablehlo.reshape %4254 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4256 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4257 = stablehlo.multiply %4249, %4256 : tensor<32x56x56x256xf32>
    %cst_1266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4258 = stablehlo.reduce(%4255 init: %cst_1266) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4259 = stablehlo.multiply %190, %4257 : tensor<32x56x56x256xf32>
    %cst_1267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4260 = stablehlo.reduce(%4259 init: %cst_1267) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4261 = stablehlo.reshape %4260 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4262 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4263 = stablehlo.multiply %4257, %4262 : tensor<32x56x56x256xf32>
    %cst_1268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4264 = stablehlo.reduce(%4261 init: %cst_1268) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4265 = stablehlo.multiply %4264, %196 : tensor<256xf32>
    %4266 = stablehlo.negate %4263 : tensor<32x56x56x256xf32>
    %cst_1269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4267 = stablehlo.reduce(%4266 init: %cst_1269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4268 = stablehlo.reshape %4267 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4269 = stablehlo.reduce(%4268 init: %cst_1270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1271 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4270 = stablehlo.broadcast_in_dim %cst_1271, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4271 = stablehlo.divide %4265, %4270 : tensor<256xf32>
    %4272 = stablehlo.broadcast_in_dim %4271, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4273 = stablehlo.multiply %4272, %184 : tensor<32x56x56x256xf32>
    %4274 = stablehlo.negate %4273 : tensor<32x56x56x256xf32>
    %cst_1272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4275 = stablehlo.reduce(%4274 init: %cst_1272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4276 = stablehlo.reshape %4275 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4277 = stablehlo.add %4263, %4273 : tensor<32x56x56x256xf32>
    %cst_1273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4278 = stablehlo.reduce(%4276 init: %cst_1273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4279 = stablehlo.add %4269, %4278 : tensor<256xf32>
    %cst_1274 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4280 = stablehlo.broadcast_in_dim %cst_1274, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4281 = stablehlo.divide %4279, %4280 : tensor<256xf32>
    %4282 = stablehlo.broadcast_in_dim %4281, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4283 = stablehlo.add %4277, %4282 : tensor<32x56x56x256xf32>
    %4284 = stablehlo.convolution(%45, %4283) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %4285 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<1x1x64x256xf32>
    %4286 = stablehlo.convolution(%4283, %4285) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x64xf32>
    %cst_1275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4287 = stablehlo.reduce(%4249 init: %cst_1275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4288 = stablehlo.reshape %4287 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4289 = stablehlo.reduce(%4288 init: %cst_1276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4290 = stablehlo.multiply %158, %4249 : tensor<32x56x56x256xf32>
    %cst_1277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4291 = stablehlo.reduce(%4290 init: %cst_1277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4292 = stablehlo.reshape %4291 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4293 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4294 = stablehlo.multiply %4249, %4293 : tensor<32x56x56x256xf32>
    %cst_1278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4295 = stablehlo.reduce(%4292 init: %cst_1278) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4296 = stablehlo.multiply %149, %4294 : tensor<32x56x56x256xf32>
    %cst_1279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4297 = stablehlo.reduce(%4296 init: %cst_1279) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4298 = stablehlo.reshape %4297 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4299 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<32x56x56x256xf32>
    %4300 = stablehlo.multiply %4294, %4299 : tensor<32x56x56x256xf32>
    %cst_1280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4301 = stablehlo.reduce(%4298 init: %cst_1280) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4302 = stablehlo.multiply %4301, %155 : tensor<256xf32>
    %4303 = stablehlo.negate %4300 : tensor<32x56x56x256xf32>
    %cst_1281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4304 = stablehlo.reduce(%4303 init: %cst_1281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4305 = stablehlo.reshape %4304 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_1282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4306 = stablehlo.reduce(%4305 init: %cst_1282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1283 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4307 = stablehlo.broadcast_in_dim %cst_1283, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4308 = stablehlo.divide %4302, %4307 : tensor<256xf32>
    %4309 = stablehlo.broadcast_in_dim %4308, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4310 = stablehlo.multiply %4309, %143 : tensor<32x56x56x256xf32>
    %4311 = stablehlo.negate %4310 : tensor<32x56x56x256xf32>
    %cst_1284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4312 = stablehlo.reduce(%4311 init: %cst_1284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4313 = stablehlo.reshape %4312 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %4314 = stablehlo.add %4300, %4310 : tensor<32x56x56x256xf32>
    %cst_1285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4315 = stablehlo.reduce(%4313 init: %cst_1285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %4316 = stablehlo.add %4306, %4315 : tensor<256xf32>
    %cst_1286 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4317 = stablehlo.broadcast_in_dim %cst_1286, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4318 = stablehlo.divide %4316, %4317 : tensor<256xf32>
    %4319 = stablehlo.broadcast_in_dim %4318, dims = [3] : (tensor<256xf32>) -> tensor<32x56x56x256xf32>
    %4320 = stablehlo.add %4314, %4319 : tensor<32x56x56x256xf32>
    %4321 = stablehlo.convolution(%131, %4320) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %4322 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<1x1x64x256xf32>
    %4323 = stablehlo.convolution(%4320, %4322) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<32x56x56x64xf32>
    %cst_1287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4324 = stablehlo.broadcast_in_dim %cst_1287, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4325 = stablehlo.select %133, %4323, %4324 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4326 = stablehlo.reduce(%4325 init: %cst_1288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4327 = stablehlo.reshape %4326 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4328 = stablehlo.reduce(%4327 init: %cst_1289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4329 = stablehlo.multiply %114, %4325 : tensor<32x56x56x64xf32>
    %cst_1290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4330 = stablehlo.reduce(%4329 init: %cst_1290) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4331 = stablehlo.reshape %4330 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4332 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4333 = stablehlo.multiply %4325, %4332 : tensor<32x56x56x64xf32>
    %cst_1291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4334 = stablehlo.reduce(%4331 init: %cst_1291) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4335 = stablehlo.multiply %105, %4333 : tensor<32x56x56x64xf32>
    %cst_1292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4336 = stablehlo.reduce(%4335 init: %cst_1292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4337 = stablehlo.reshape %4336 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4338 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4339 = stablehlo.multiply %4333, %4338 : tensor<32x56x56x64xf32>
    %cst_1293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4340 = stablehlo.reduce(%4337 init: %cst_1293) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4341 = stablehlo.multiply %4340, %111 : tensor<64xf32>
    %4342 = stablehlo.negate %4339 : tensor<32x56x56x64xf32>
    %cst_1294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4343 = stablehlo.reduce(%4342 init: %cst_1294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4344 = stablehlo.reshape %4343 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4345 = stablehlo.reduce(%4344 init: %cst_1295) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1296 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4346 = stablehlo.broadcast_in_dim %cst_1296, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4347 = stablehlo.divide %4341, %4346 : tensor<64xf32>
    %4348 = stablehlo.broadcast_in_dim %4347, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4349 = stablehlo.multiply %4348, %99 : tensor<32x56x56x64xf32>
    %4350 = stablehlo.negate %4349 : tensor<32x56x56x64xf32>
    %cst_1297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4351 = stablehlo.reduce(%4350 init: %cst_1297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4352 = stablehlo.reshape %4351 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4353 = stablehlo.add %4339, %4349 : tensor<32x56x56x64xf32>
    %cst_1298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4354 = stablehlo.reduce(%4352 init: %cst_1298) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4355 = stablehlo.add %4345, %4354 : tensor<64xf32>
    %cst_1299 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4356 = stablehlo.broadcast_in_dim %cst_1299, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4357 = stablehlo.divide %4355, %4356 : tensor<64xf32>
    %4358 = stablehlo.broadcast_in_dim %4357, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4359 = stablehlo.add %4353, %4358 : tensor<32x56x56x64xf32>
    %4360 = stablehlo.convolution(%87, %4359) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %4361 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x64x64xf32>
    %4362 = stablehlo.convolution(%4359, %4361) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<32x56x56x64xf32>
    %cst_1300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4363 = stablehlo.broadcast_in_dim %cst_1300, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %4364 = stablehlo.select %89, %4362, %4363 : tensor<32x56x56x64xi1>, tensor<32x56x56x64xf32>
    %cst_1301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4365 = stablehlo.reduce(%4364 init: %cst_1301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4366 = stablehlo.reshape %4365 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4367 = stablehlo.reduce(%4366 init: %cst_1302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4368 = stablehlo.multiply %70, %4364 : tensor<32x56x56x64xf32>
    %cst_1303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4369 = stablehlo.reduce(%4368 init: %cst_1303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4370 = stablehlo.reshape %4369 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4371 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4372 = stablehlo.multiply %4364, %4371 : tensor<32x56x56x64xf32>
    %cst_1304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4373 = stablehlo.reduce(%4370 init: %cst_1304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4374 = stablehlo.multiply %61, %4372 : tensor<32x56x56x64xf32>
    %cst_1305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4375 = stablehlo.reduce(%4374 init: %cst_1305) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4376 = stablehlo.reshape %4375 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4377 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x56x56x64xf32>
    %4378 = stablehlo.multiply %4372, %4377 : tensor<32x56x56x64xf32>
    %cst_1306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4379 = stablehlo.reduce(%4376 init: %cst_1306) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4380 = stablehlo.multiply %4379, %67 : tensor<64xf32>
    %4381 = stablehlo.negate %4378 : tensor<32x56x56x64xf32>
    %cst_1307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4382 = stablehlo.reduce(%4381 init: %cst_1307) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4383 = stablehlo.reshape %4382 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4384 = stablehlo.reduce(%4383 init: %cst_1308) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1309 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4385 = stablehlo.broadcast_in_dim %cst_1309, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4386 = stablehlo.divide %4380, %4385 : tensor<64xf32>
    %4387 = stablehlo.broadcast_in_dim %4386, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4388 = stablehlo.multiply %4387, %55 : tensor<32x56x56x64xf32>
    %4389 = stablehlo.negate %4388 : tensor<32x56x56x64xf32>
    %cst_1310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4390 = stablehlo.reduce(%4389 init: %cst_1310) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4391 = stablehlo.reshape %4390 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4392 = stablehlo.add %4378, %4388 : tensor<32x56x56x64xf32>
    %cst_1311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4393 = stablehlo.reduce(%4391 init: %cst_1311) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4394 = stablehlo.add %4384, %4393 : tensor<64xf32>
    %cst_1312 = stablehlo.constant dense<1.003520e+05> : tensor<f32>
    %4395 = stablehlo.broadcast_in_dim %cst_1312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4396 = stablehlo.divide %4394, %4395 : tensor<64xf32>
    %4397 = stablehlo.broadcast_in_dim %4396, dims = [3] : (tensor<64xf32>) -> tensor<32x56x56x64xf32>
    %4398 = stablehlo.add %4392, %4397 : tensor<32x56x56x64xf32>
    %4399 = stablehlo.convolution(%45, %4398) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<32x56x56x64xf32>) -> tensor<1x1x64x64xf32>
    %4400 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<1x1x64x64xf32>
    %4401 = stablehlo.convolution(%4398, %4400) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<32x56x56x64xf32>
    %4402 = stablehlo.add %4286, %4401 : tensor<32x56x56x64xf32>
    %cst_1313 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4403 = stablehlo.pad %41, %cst_1313, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<32x113x113x64xf32>
    %cst_1314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4404 = "stablehlo.select_and_scatter"(%4403, %4402, %cst_1314) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5892 = stablehlo.compare GE, %arg430, %arg431, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5892 : tensor<i1>
    }, {
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %5892 = stablehlo.add %arg430, %arg431 : tensor<f32>
      stablehlo.return %5892 : tensor<f32>
    }) : (tensor<32x113x113x64xf32>, tensor<32x56x56x64xf32>, tensor<f32>) -> tensor<32x113x113x64xf32>
    %4405 = stablehlo.slice %4404 [0:32, 0:112, 0:112, 0:64] : (tensor<32x113x113x64xf32>) -> tensor<32x112x112x64xf32>
    %cst_1315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4406 = stablehlo.broadcast_in_dim %cst_1315, dims = [] : (tensor<f32>) -> tensor<32x112x112x64xf32>
    %4407 = stablehlo.select %43, %4405, %4406 : tensor<32x112x112x64xi1>, tensor<32x112x112x64xf32>
    %cst_1316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4408 = stablehlo.reduce(%4407 init: %cst_1316) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4409 = stablehlo.reshape %4408 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4410 = stablehlo.reduce(%4409 init: %cst_1317) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4411 = stablehlo.multiply %24, %4407 : tensor<32x112x112x64xf32>
    %cst_1318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4412 = stablehlo.reduce(%4411 init: %cst_1318) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4413 = stablehlo.reshape %4412 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4414 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %4415 = stablehlo.multiply %4407, %4414 : tensor<32x112x112x64xf32>
    %cst_1319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4416 = stablehlo.reduce(%4413 init: %cst_1319) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4417 = stablehlo.multiply %15, %4415 : tensor<32x112x112x64xf32>
    %cst_1320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4418 = stablehlo.reduce(%4417 init: %cst_1320) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4419 = stablehlo.reshape %4418 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4420 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<32x112x112x64xf32>
    %4421 = stablehlo.multiply %4415, %4420 : tensor<32x112x112x64xf32>
    %cst_1321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4422 = stablehlo.reduce(%4419 init: %cst_1321) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4423 = stablehlo.multiply %4422, %21 : tensor<64xf32>
    %4424 = stablehlo.negate %4421 : tensor<32x112x112x64xf32>
    %cst_1322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4425 = stablehlo.reduce(%4424 init: %cst_1322) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4426 = stablehlo.reshape %4425 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_1323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4427 = stablehlo.reduce(%4426 init: %cst_1323) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1324 = stablehlo.constant dense<4.014080e+05> : tensor<f32>
    %4428 = stablehlo.broadcast_in_dim %cst_1324, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4429 = stablehlo.divide %4423, %4428 : tensor<64xf32>
    %4430 = stablehlo.broadcast_in_dim %4429, dims = [3] : (tensor<64xf32>) -> tensor<32x112x112x64xf32>
    %4431 = stablehlo.multiply %4430, %9 : tensor<32x112x112x64xf32>
    %4432 = stablehlo.negate %4431 : tensor<32x112x112x64xf32>
    %cst_1325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4433 = stablehlo.reduce(%4432 init: %cst_1325) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4434 = stablehlo.reshape %4433 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %4435 = stablehlo.add %4421, %4431 : tensor<32x112x112x64xf32>
    %cst_1326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4436 = stablehlo.reduce(%4434 init: %cst_1326) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %4437 = stablehlo.add %4427, %4436 : tensor<64xf32>
    %cst_1327 = stablehlo.constant dense<4.014080e+05> : tensor<f32>
    %4438 = stablehlo.broadcast_in_dim %cst_1327, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4439 = stablehlo.divide %4437, %4438 : tensor<64xf32>
    %4440 = stablehlo.broadcast_in_dim %4439, dims = [3] : (tensor<64xf32>) -> tensor<32x112x112x64xf32>
    %4441 = stablehlo.add %4435, %4440 : tensor<32x112x112x64xf32>
    %4442 = stablehlo.convolution(%arg428, %4441) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x224x224x3xf32>, tensor<32x112x112x64xf32>) -> tensor<7x7x3x64xf32>
    %cst_1328 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4443 = stablehlo.broadcast_in_dim %cst_1328, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4444 = stablehlo.multiply %4443, %arg0 : tensor<1x1x64x256xf32>
    %4445 = stablehlo.add %4321, %4444 : tensor<1x1x64x256xf32>
    %cst_1329 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4446 = stablehlo.broadcast_in_dim %cst_1329, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4447 = stablehlo.multiply %4446, %arg1 : tensor<256xf32>
    %4448 = stablehlo.add %4295, %4447 : tensor<256xf32>
    %cst_1330 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4449 = stablehlo.broadcast_in_dim %cst_1330, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4450 = stablehlo.multiply %4449, %arg2 : tensor<256xf32>
    %4451 = stablehlo.add %4289, %4450 : tensor<256xf32>
    %cst_1331 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4452 = stablehlo.broadcast_in_dim %cst_1331, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %4453 = stablehlo.multiply %4452, %arg3 : tensor<1x1x64x64xf32>
    %4454 = stablehlo.add %4399, %4453 : tensor<1x1x64x64xf32>
    %cst_1332 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4455 = stablehlo.broadcast_in_dim %cst_1332, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4456 = stablehlo.multiply %4455, %arg4 : tensor<64xf32>
    %4457 = stablehlo.add %4373, %4456 : tensor<64xf32>
    %cst_1333 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4458 = stablehlo.broadcast_in_dim %cst_1333, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4459 = stablehlo.multiply %4458, %arg5 : tensor<64xf32>
    %4460 = stablehlo.add %4367, %4459 : tensor<64xf32>
    %cst_1334 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4461 = stablehlo.broadcast_in_dim %cst_1334, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4462 = stablehlo.multiply %4461, %arg6 : tensor<1x1x64x256xf32>
    %4463 = stablehlo.add %4284, %4462 : tensor<1x1x64x256xf32>
    %cst_1335 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4464 = stablehlo.broadcast_in_dim %cst_1335, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4465 = stablehlo.multiply %4464, %arg7 : tensor<256xf32>
    %4466 = stablehlo.add %4258, %4465 : tensor<256xf32>
    %cst_1336 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4467 = stablehlo.broadcast_in_dim %cst_1336, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4468 = stablehlo.multiply %4467, %arg8 : tensor<256xf32>
    %4469 = stablehlo.add %4252, %4468 : tensor<256xf32>
    %cst_1337 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4470 = stablehlo.broadcast_in_dim %cst_1337, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4471 = stablehlo.multiply %4470, %arg9 : tensor<3x3x64x64xf32>
    %4472 = stablehlo.add %4360, %4471 : tensor<3x3x64x64xf32>
    %cst_1338 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4473 = stablehlo.broadcast_in_dim %cst_1338, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4474 = stablehlo.multiply %4473, %arg10 : tensor<64xf32>
    %4475 = stablehlo.add %4334, %4474 : tensor<64xf32>
    %cst_1339 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4476 = stablehlo.broadcast_in_dim %cst_1339, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4477 = stablehlo.multiply %4476, %arg11 : tensor<64xf32>
    %4478 = stablehlo.add %4328, %4477 : tensor<64xf32>
    %cst_1340 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4479 = stablehlo.broadcast_in_dim %cst_1340, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4480 = stablehlo.multiply %4479, %arg12 : tensor<1x1x64x256xf32>
    %4481 = stablehlo.add %4166, %4480 : tensor<1x1x64x256xf32>
    %cst_1341 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4482 = stablehlo.broadcast_in_dim %cst_1341, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4483 = stablehlo.multiply %4482, %arg13 : tensor<256xf32>
    %4484 = stablehlo.add %4140, %4483 : tensor<256xf32>
    %cst_1342 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4485 = stablehlo.broadcast_in_dim %cst_1342, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4486 = stablehlo.multiply %4485, %arg14 : tensor<256xf32>
    %4487 = stablehlo.add %4134, %4486 : tensor<256xf32>
    %cst_1343 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4488 = stablehlo.broadcast_in_dim %cst_1343, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4489 = stablehlo.multiply %4488, %arg15 : tensor<1x1x256x64xf32>
    %4490 = stablehlo.add %4244, %4489 : tensor<1x1x256x64xf32>
    %cst_1344 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4491 = stablehlo.broadcast_in_dim %cst_1344, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4492 = stablehlo.multiply %4491, %arg16 : tensor<64xf32>
    %4493 = stablehlo.add %4218, %4492 : tensor<64xf32>
    %cst_1345 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4494 = stablehlo.broadcast_in_dim %cst_1345, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4495 = stablehlo.multiply %4494, %arg17 : tensor<64xf32>
    %4496 = stablehlo.add %4212, %4495 : tensor<64xf32>
    %cst_1346 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4497 = stablehlo.broadcast_in_dim %cst_1346, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4498 = stablehlo.multiply %4497, %arg18 : tensor<3x3x64x64xf32>
    %4499 = stablehlo.add %4205, %4498 : tensor<3x3x64x64xf32>
    %cst_1347 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4500 = stablehlo.broadcast_in_dim %cst_1347, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4501 = stablehlo.multiply %4500, %arg19 : tensor<64xf32>
    %4502 = stablehlo.add %4179, %4501 : tensor<64xf32>
    %cst_1348 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4503 = stablehlo.broadcast_in_dim %cst_1348, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4504 = stablehlo.multiply %4503, %arg20 : tensor<64xf32>
    %4505 = stablehlo.add %4173, %4504 : tensor<64xf32>
    %cst_1349 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4506 = stablehlo.broadcast_in_dim %cst_1349, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4507 = stablehlo.multiply %4506, %arg21 : tensor<1x1x64x256xf32>
    %4508 = stablehlo.add %4048, %4507 : tensor<1x1x64x256xf32>
    %cst_1350 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4509 = stablehlo.broadcast_in_dim %cst_1350, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4510 = stablehlo.multiply %4509, %arg22 : tensor<256xf32>
    %4511 = stablehlo.add %4022, %4510 : tensor<256xf32>
    %cst_1351 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4512 = stablehlo.broadcast_in_dim %cst_1351, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4513 = stablehlo.multiply %4512, %arg23 : tensor<256xf32>
    %4514 = stablehlo.add %4016, %4513 : tensor<256xf32>
    %cst_1352 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4515 = stablehlo.broadcast_in_dim %cst_1352, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4516 = stablehlo.multiply %4515, %arg24 : tensor<1x1x256x64xf32>
    %4517 = stablehlo.add %4126, %4516 : tensor<1x1x256x64xf32>
    %cst_1353 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4518 = stablehlo.broadcast_in_dim %cst_1353, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4519 = stablehlo.multiply %4518, %arg25 : tensor<64xf32>
    %4520 = stablehlo.add %4100, %4519 : tensor<64xf32>
    %cst_1354 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4521 = stablehlo.broadcast_in_dim %cst_1354, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4522 = stablehlo.multiply %4521, %arg26 : tensor<64xf32>
    %4523 = stablehlo.add %4094, %4522 : tensor<64xf32>
    %cst_1355 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4524 = stablehlo.broadcast_in_dim %cst_1355, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4525 = stablehlo.multiply %4524, %arg27 : tensor<3x3x64x64xf32>
    %4526 = stablehlo.add %4087, %4525 : tensor<3x3x64x64xf32>
    %cst_1356 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4527 = stablehlo.broadcast_in_dim %cst_1356, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4528 = stablehlo.multiply %4527, %arg28 : tensor<64xf32>
    %4529 = stablehlo.add %4061, %4528 : tensor<64xf32>
    %cst_1357 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4530 = stablehlo.broadcast_in_dim %cst_1357, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4531 = stablehlo.multiply %4530, %arg29 : tensor<64xf32>
    %4532 = stablehlo.add %4055, %4531 : tensor<64xf32>
    %cst_1358 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4533 = stablehlo.broadcast_in_dim %cst_1358, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4534 = stablehlo.multiply %4533, %arg30 : tensor<1x1x128x512xf32>
    %4535 = stablehlo.add %3930, %4534 : tensor<1x1x128x512xf32>
    %cst_1359 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4536 = stablehlo.broadcast_in_dim %cst_1359, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4537 = stablehlo.multiply %4536, %arg31 : tensor<512xf32>
    %4538 = stablehlo.add %3904, %4537 : tensor<512xf32>
    %cst_1360 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4539 = stablehlo.broadcast_in_dim %cst_1360, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4540 = stablehlo.multiply %4539, %arg32 : tensor<512xf32>
    %4541 = stablehlo.add %3898, %4540 : tensor<512xf32>
    %cst_1361 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4542 = stablehlo.broadcast_in_dim %cst_1361, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %4543 = stablehlo.multiply %4542, %arg33 : tensor<1x1x256x128xf32>
    %4544 = stablehlo.add %4008, %4543 : tensor<1x1x256x128xf32>
    %cst_1362 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4545 = stablehlo.broadcast_in_dim %cst_1362, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4546 = stablehlo.multiply %4545, %arg34 : tensor<128xf32>
    %4547 = stablehlo.add %3982, %4546 : tensor<128xf32>
    %cst_1363 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4548 = stablehlo.broadcast_in_dim %cst_1363, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4549 = stablehlo.multiply %4548, %arg35 : tensor<128xf32>
    %4550 = stablehlo.add %3976, %4549 : tensor<128xf32>
    %cst_1364 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4551 = stablehlo.broadcast_in_dim %cst_1364, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %4552 = stablehlo.multiply %4551, %arg36 : tensor<1x1x256x512xf32>
    %4553 = stablehlo.add %3893, %4552 : tensor<1x1x256x512xf32>
    %cst_1365 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4554 = stablehlo.broadcast_in_dim %cst_1365, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4555 = stablehlo.multiply %4554, %arg37 : tensor<512xf32>
    %4556 = stablehlo.add %3867, %4555 : tensor<512xf32>
    %cst_1366 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4557 = stablehlo.broadcast_in_dim %cst_1366, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4558 = stablehlo.multiply %4557, %arg38 : tensor<512xf32>
    %4559 = stablehlo.add %3861, %4558 : tensor<512xf32>
    %cst_1367 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4560 = stablehlo.broadcast_in_dim %cst_1367, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4561 = stablehlo.multiply %4560, %arg39 : tensor<3x3x128x128xf32>
    %4562 = stablehlo.add %3969, %4561 : tensor<3x3x128x128xf32>
    %cst_1368 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4563 = stablehlo.broadcast_in_dim %cst_1368, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4564 = stablehlo.multiply %4563, %arg40 : tensor<128xf32>
    %4565 = stablehlo.add %3943, %4564 : tensor<128xf32>
    %cst_1369 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4566 = stablehlo.broadcast_in_dim %cst_1369, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4567 = stablehlo.multiply %4566, %arg41 : tensor<128xf32>
    %4568 = stablehlo.add %3937, %4567 : tensor<128xf32>
    %cst_1370 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4569 = stablehlo.broadcast_in_dim %cst_1370, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4570 = stablehlo.multiply %4569, %arg42 : tensor<1x1x128x512xf32>
    %4571 = stablehlo.add %3775, %4570 : tensor<1x1x128x512xf32>
    %cst_1371 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4572 = stablehlo.broadcast_in_dim %cst_1371, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4573 = stablehlo.multiply %4572, %arg43 : tensor<512xf32>
    %4574 = stablehlo.add %3749, %4573 : tensor<512xf32>
    %cst_1372 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4575 = stablehlo.broadcast_in_dim %cst_1372, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4576 = stablehlo.multiply %4575, %arg44 : tensor<512xf32>
    %4577 = stablehlo.add %3743, %4576 : tensor<512xf32>
    %cst_1373 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4578 = stablehlo.broadcast_in_dim %cst_1373, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4579 = stablehlo.multiply %4578, %arg45 : tensor<1x1x512x128xf32>
    %4580 = stablehlo.add %3853, %4579 : tensor<1x1x512x128xf32>
    %cst_1374 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4581 = stablehlo.broadcast_in_dim %cst_1374, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4582 = stablehlo.multiply %4581, %arg46 : tensor<128xf32>
    %4583 = stablehlo.add %3827, %4582 : tensor<128xf32>
    %cst_1375 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4584 = stablehlo.broadcast_in_dim %cst_1375, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4585 = stablehlo.multiply %4584, %arg47 : tensor<128xf32>
    %4586 = stablehlo.add %3821, %4585 : tensor<128xf32>
    %cst_1376 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4587 = stablehlo.broadcast_in_dim %cst_1376, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4588 = stablehlo.multiply %4587, %arg48 : tensor<3x3x128x128xf32>
    %4589 = stablehlo.add %3814, %4588 : tensor<3x3x128x128xf32>
    %cst_1377 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4590 = stablehlo.broadcast_in_dim %cst_1377, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4591 = stablehlo.multiply %4590, %arg49 : tensor<128xf32>
    %4592 = stablehlo.add %3788, %4591 : tensor<128xf32>
    %cst_1378 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4593 = stablehlo.broadcast_in_dim %cst_1378, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4594 = stablehlo.multiply %4593, %arg50 : tensor<128xf32>
    %4595 = stablehlo.add %3782, %4594 : tensor<128xf32>
    %cst_1379 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4596 = stablehlo.broadcast_in_dim %cst_1379, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4597 = stablehlo.multiply %4596, %arg51 : tensor<1x1x128x512xf32>
    %4598 = stablehlo.add %3657, %4597 : tensor<1x1x128x512xf32>
    %cst_1380 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4599 = stablehlo.broadcast_in_dim %cst_1380, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4600 = stablehlo.multiply %4599, %arg52 : tensor<512xf32>
    %4601 = stablehlo.add %3631, %4600 : tensor<512xf32>
    %cst_1381 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4602 = stablehlo.broadcast_in_dim %cst_1381, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4603 = stablehlo.multiply %4602, %arg53 : tensor<512xf32>
    %4604 = stablehlo.add %3625, %4603 : tensor<512xf32>
    %cst_1382 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4605 = stablehlo.broadcast_in_dim %cst_1382, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4606 = stablehlo.multiply %4605, %arg54 : tensor<1x1x512x128xf32>
    %4607 = stablehlo.add %3735, %4606 : tensor<1x1x512x128xf32>
    %cst_1383 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4608 = stablehlo.broadcast_in_dim %cst_1383, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4609 = stablehlo.multiply %4608, %arg55 : tensor<128xf32>
    %4610 = stablehlo.add %3709, %4609 : tensor<128xf32>
    %cst_1384 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4611 = stablehlo.broadcast_in_dim %cst_1384, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4612 = stablehlo.multiply %4611, %arg56 : tensor<128xf32>
    %4613 = stablehlo.add %3703, %4612 : tensor<128xf32>
    %cst_1385 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4614 = stablehlo.broadcast_in_dim %cst_1385, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4615 = stablehlo.multiply %4614, %arg57 : tensor<3x3x128x128xf32>
    %4616 = stablehlo.add %3696, %4615 : tensor<3x3x128x128xf32>
    %cst_1386 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4617 = stablehlo.broadcast_in_dim %cst_1386, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4618 = stablehlo.multiply %4617, %arg58 : tensor<128xf32>
    %4619 = stablehlo.add %3670, %4618 : tensor<128xf32>
    %cst_1387 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4620 = stablehlo.broadcast_in_dim %cst_1387, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4621 = stablehlo.multiply %4620, %arg59 : tensor<128xf32>
    %4622 = stablehlo.add %3664, %4621 : tensor<128xf32>
    %cst_1388 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4623 = stablehlo.broadcast_in_dim %cst_1388, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %4624 = stablehlo.multiply %4623, %arg60 : tensor<1x1x128x512xf32>
    %4625 = stablehlo.add %3539, %4624 : tensor<1x1x128x512xf32>
    %cst_1389 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4626 = stablehlo.broadcast_in_dim %cst_1389, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4627 = stablehlo.multiply %4626, %arg61 : tensor<512xf32>
    %4628 = stablehlo.add %3513, %4627 : tensor<512xf32>
    %cst_1390 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4629 = stablehlo.broadcast_in_dim %cst_1390, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4630 = stablehlo.multiply %4629, %arg62 : tensor<512xf32>
    %4631 = stablehlo.add %3507, %4630 : tensor<512xf32>
    %cst_1391 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4632 = stablehlo.broadcast_in_dim %cst_1391, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %4633 = stablehlo.multiply %4632, %arg63 : tensor<1x1x512x128xf32>
    %4634 = stablehlo.add %3617, %4633 : tensor<1x1x512x128xf32>
    %cst_1392 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4635 = stablehlo.broadcast_in_dim %cst_1392, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4636 = stablehlo.multiply %4635, %arg64 : tensor<128xf32>
    %4637 = stablehlo.add %3591, %4636 : tensor<128xf32>
    %cst_1393 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4638 = stablehlo.broadcast_in_dim %cst_1393, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4639 = stablehlo.multiply %4638, %arg65 : tensor<128xf32>
    %4640 = stablehlo.add %3585, %4639 : tensor<128xf32>
    %cst_1394 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4641 = stablehlo.broadcast_in_dim %cst_1394, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %4642 = stablehlo.multiply %4641, %arg66 : tensor<3x3x128x128xf32>
    %4643 = stablehlo.add %3578, %4642 : tensor<3x3x128x128xf32>
    %cst_1395 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4644 = stablehlo.broadcast_in_dim %cst_1395, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4645 = stablehlo.multiply %4644, %arg67 : tensor<128xf32>
    %4646 = stablehlo.add %3552, %4645 : tensor<128xf32>
    %cst_1396 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4647 = stablehlo.broadcast_in_dim %cst_1396, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %4648 = stablehlo.multiply %4647, %arg68 : tensor<128xf32>
    %4649 = stablehlo.add %3546, %4648 : tensor<128xf32>
    %cst_1397 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4650 = stablehlo.broadcast_in_dim %cst_1397, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4651 = stablehlo.multiply %4650, %arg69 : tensor<1x1x256x1024xf32>
    %4652 = stablehlo.add %3421, %4651 : tensor<1x1x256x1024xf32>
    %cst_1398 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4653 = stablehlo.broadcast_in_dim %cst_1398, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4654 = stablehlo.multiply %4653, %arg70 : tensor<1024xf32>
    %4655 = stablehlo.add %3395, %4654 : tensor<1024xf32>
    %cst_1399 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4656 = stablehlo.broadcast_in_dim %cst_1399, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4657 = stablehlo.multiply %4656, %arg71 : tensor<1024xf32>
    %4658 = stablehlo.add %3389, %4657 : tensor<1024xf32>
    %cst_1400 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4659 = stablehlo.broadcast_in_dim %cst_1400, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %4660 = stablehlo.multiply %4659, %arg72 : tensor<1x1x512x256xf32>
    %4661 = stablehlo.add %3499, %4660 : tensor<1x1x512x256xf32>
    %cst_1401 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4662 = stablehlo.broadcast_in_dim %cst_1401, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4663 = stablehlo.multiply %4662, %arg73 : tensor<256xf32>
    %4664 = stablehlo.add %3473, %4663 : tensor<256xf32>
    %cst_1402 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4665 = stablehlo.broadcast_in_dim %cst_1402, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4666 = stablehlo.multiply %4665, %arg74 : tensor<256xf32>
    %4667 = stablehlo.add %3467, %4666 : tensor<256xf32>
    %cst_1403 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4668 = stablehlo.broadcast_in_dim %cst_1403, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %4669 = stablehlo.multiply %4668, %arg75 : tensor<1x1x512x1024xf32>
    %4670 = stablehlo.add %3384, %4669 : tensor<1x1x512x1024xf32>
    %cst_1404 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4671 = stablehlo.broadcast_in_dim %cst_1404, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4672 = stablehlo.multiply %4671, %arg76 : tensor<1024xf32>
    %4673 = stablehlo.add %3358, %4672 : tensor<1024xf32>
    %cst_1405 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4674 = stablehlo.broadcast_in_dim %cst_1405, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4675 = stablehlo.multiply %4674, %arg77 : tensor<1024xf32>
    %4676 = stablehlo.add %3352, %4675 : tensor<1024xf32>
    %cst_1406 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4677 = stablehlo.broadcast_in_dim %cst_1406, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4678 = stablehlo.multiply %4677, %arg78 : tensor<3x3x256x256xf32>
    %4679 = stablehlo.add %3460, %4678 : tensor<3x3x256x256xf32>
    %cst_1407 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4680 = stablehlo.broadcast_in_dim %cst_1407, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4681 = stablehlo.multiply %4680, %arg79 : tensor<256xf32>
    %4682 = stablehlo.add %3434, %4681 : tensor<256xf32>
    %cst_1408 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4683 = stablehlo.broadcast_in_dim %cst_1408, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4684 = stablehlo.multiply %4683, %arg80 : tensor<256xf32>
    %4685 = stablehlo.add %3428, %4684 : tensor<256xf32>
    %cst_1409 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4686 = stablehlo.broadcast_in_dim %cst_1409, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4687 = stablehlo.multiply %4686, %arg81 : tensor<1x1x256x1024xf32>
    %4688 = stablehlo.add %3266, %4687 : tensor<1x1x256x1024xf32>
    %cst_1410 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4689 = stablehlo.broadcast_in_dim %cst_1410, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4690 = stablehlo.multiply %4689, %arg82 : tensor<1024xf32>
    %4691 = stablehlo.add %3240, %4690 : tensor<1024xf32>
    %cst_1411 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4692 = stablehlo.broadcast_in_dim %cst_1411, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4693 = stablehlo.multiply %4692, %arg83 : tensor<1024xf32>
    %4694 = stablehlo.add %3234, %4693 : tensor<1024xf32>
    %cst_1412 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4695 = stablehlo.broadcast_in_dim %cst_1412, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4696 = stablehlo.multiply %4695, %arg84 : tensor<1x1x1024x256xf32>
    %4697 = stablehlo.add %3344, %4696 : tensor<1x1x1024x256xf32>
    %cst_1413 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4698 = stablehlo.broadcast_in_dim %cst_1413, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4699 = stablehlo.multiply %4698, %arg85 : tensor<256xf32>
    %4700 = stablehlo.add %3318, %4699 : tensor<256xf32>
    %cst_1414 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4701 = stablehlo.broadcast_in_dim %cst_1414, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4702 = stablehlo.multiply %4701, %arg86 : tensor<256xf32>
    %4703 = stablehlo.add %3312, %4702 : tensor<256xf32>
    %cst_1415 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4704 = stablehlo.broadcast_in_dim %cst_1415, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4705 = stablehlo.multiply %4704, %arg87 : tensor<3x3x256x256xf32>
    %4706 = stablehlo.add %3305, %4705 : tensor<3x3x256x256xf32>
    %cst_1416 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4707 = stablehlo.broadcast_in_dim %cst_1416, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4708 = stablehlo.multiply %4707, %arg88 : tensor<256xf32>
    %4709 = stablehlo.add %3279, %4708 : tensor<256xf32>
    %cst_1417 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4710 = stablehlo.broadcast_in_dim %cst_1417, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4711 = stablehlo.multiply %4710, %arg89 : tensor<256xf32>
    %4712 = stablehlo.add %3273, %4711 : tensor<256xf32>
    %cst_1418 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4713 = stablehlo.broadcast_in_dim %cst_1418, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4714 = stablehlo.multiply %4713, %arg90 : tensor<1x1x256x1024xf32>
    %4715 = stablehlo.add %3148, %4714 : tensor<1x1x256x1024xf32>
    %cst_1419 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4716 = stablehlo.broadcast_in_dim %cst_1419, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4717 = stablehlo.multiply %4716, %arg91 : tensor<1024xf32>
    %4718 = stablehlo.add %3122, %4717 : tensor<1024xf32>
    %cst_1420 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4719 = stablehlo.broadcast_in_dim %cst_1420, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4720 = stablehlo.multiply %4719, %arg92 : tensor<1024xf32>
    %4721 = stablehlo.add %3116, %4720 : tensor<1024xf32>
    %cst_1421 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4722 = stablehlo.broadcast_in_dim %cst_1421, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4723 = stablehlo.multiply %4722, %arg93 : tensor<1x1x1024x256xf32>
    %4724 = stablehlo.add %3226, %4723 : tensor<1x1x1024x256xf32>
    %cst_1422 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4725 = stablehlo.broadcast_in_dim %cst_1422, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4726 = stablehlo.multiply %4725, %arg94 : tensor<256xf32>
    %4727 = stablehlo.add %3200, %4726 : tensor<256xf32>
    %cst_1423 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4728 = stablehlo.broadcast_in_dim %cst_1423, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4729 = stablehlo.multiply %4728, %arg95 : tensor<256xf32>
    %4730 = stablehlo.add %3194, %4729 : tensor<256xf32>
    %cst_1424 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4731 = stablehlo.broadcast_in_dim %cst_1424, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4732 = stablehlo.multiply %4731, %arg96 : tensor<3x3x256x256xf32>
    %4733 = stablehlo.add %3187, %4732 : tensor<3x3x256x256xf32>
    %cst_1425 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4734 = stablehlo.broadcast_in_dim %cst_1425, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4735 = stablehlo.multiply %4734, %arg97 : tensor<256xf32>
    %4736 = stablehlo.add %3161, %4735 : tensor<256xf32>
    %cst_1426 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4737 = stablehlo.broadcast_in_dim %cst_1426, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4738 = stablehlo.multiply %4737, %arg98 : tensor<256xf32>
    %4739 = stablehlo.add %3155, %4738 : tensor<256xf32>
    %cst_1427 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4740 = stablehlo.broadcast_in_dim %cst_1427, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4741 = stablehlo.multiply %4740, %arg99 : tensor<1x1x256x1024xf32>
    %4742 = stablehlo.add %3030, %4741 : tensor<1x1x256x1024xf32>
    %cst_1428 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4743 = stablehlo.broadcast_in_dim %cst_1428, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4744 = stablehlo.multiply %4743, %arg100 : tensor<1024xf32>
    %4745 = stablehlo.add %3004, %4744 : tensor<1024xf32>
    %cst_1429 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4746 = stablehlo.broadcast_in_dim %cst_1429, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4747 = stablehlo.multiply %4746, %arg101 : tensor<1024xf32>
    %4748 = stablehlo.add %2998, %4747 : tensor<1024xf32>
    %cst_1430 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4749 = stablehlo.broadcast_in_dim %cst_1430, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4750 = stablehlo.multiply %4749, %arg102 : tensor<1x1x1024x256xf32>
    %4751 = stablehlo.add %3108, %4750 : tensor<1x1x1024x256xf32>
    %cst_1431 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4752 = stablehlo.broadcast_in_dim %cst_1431, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4753 = stablehlo.multiply %4752, %arg103 : tensor<256xf32>
    %4754 = stablehlo.add %3082, %4753 : tensor<256xf32>
    %cst_1432 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4755 = stablehlo.broadcast_in_dim %cst_1432, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4756 = stablehlo.multiply %4755, %arg104 : tensor<256xf32>
    %4757 = stablehlo.add %3076, %4756 : tensor<256xf32>
    %cst_1433 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4758 = stablehlo.broadcast_in_dim %cst_1433, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4759 = stablehlo.multiply %4758, %arg105 : tensor<3x3x256x256xf32>
    %4760 = stablehlo.add %3069, %4759 : tensor<3x3x256x256xf32>
    %cst_1434 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4761 = stablehlo.broadcast_in_dim %cst_1434, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4762 = stablehlo.multiply %4761, %arg106 : tensor<256xf32>
    %4763 = stablehlo.add %3043, %4762 : tensor<256xf32>
    %cst_1435 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4764 = stablehlo.broadcast_in_dim %cst_1435, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4765 = stablehlo.multiply %4764, %arg107 : tensor<256xf32>
    %4766 = stablehlo.add %3037, %4765 : tensor<256xf32>
    %cst_1436 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4767 = stablehlo.broadcast_in_dim %cst_1436, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4768 = stablehlo.multiply %4767, %arg108 : tensor<1x1x256x1024xf32>
    %4769 = stablehlo.add %2912, %4768 : tensor<1x1x256x1024xf32>
    %cst_1437 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4770 = stablehlo.broadcast_in_dim %cst_1437, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4771 = stablehlo.multiply %4770, %arg109 : tensor<1024xf32>
    %4772 = stablehlo.add %2886, %4771 : tensor<1024xf32>
    %cst_1438 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4773 = stablehlo.broadcast_in_dim %cst_1438, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4774 = stablehlo.multiply %4773, %arg110 : tensor<1024xf32>
    %4775 = stablehlo.add %2880, %4774 : tensor<1024xf32>
    %cst_1439 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4776 = stablehlo.broadcast_in_dim %cst_1439, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4777 = stablehlo.multiply %4776, %arg111 : tensor<1x1x1024x256xf32>
    %4778 = stablehlo.add %2990, %4777 : tensor<1x1x1024x256xf32>
    %cst_1440 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4779 = stablehlo.broadcast_in_dim %cst_1440, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4780 = stablehlo.multiply %4779, %arg112 : tensor<256xf32>
    %4781 = stablehlo.add %2964, %4780 : tensor<256xf32>
    %cst_1441 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4782 = stablehlo.broadcast_in_dim %cst_1441, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4783 = stablehlo.multiply %4782, %arg113 : tensor<256xf32>
    %4784 = stablehlo.add %2958, %4783 : tensor<256xf32>
    %cst_1442 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4785 = stablehlo.broadcast_in_dim %cst_1442, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4786 = stablehlo.multiply %4785, %arg114 : tensor<3x3x256x256xf32>
    %4787 = stablehlo.add %2951, %4786 : tensor<3x3x256x256xf32>
    %cst_1443 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4788 = stablehlo.broadcast_in_dim %cst_1443, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4789 = stablehlo.multiply %4788, %arg115 : tensor<256xf32>
    %4790 = stablehlo.add %2925, %4789 : tensor<256xf32>
    %cst_1444 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4791 = stablehlo.broadcast_in_dim %cst_1444, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4792 = stablehlo.multiply %4791, %arg116 : tensor<256xf32>
    %4793 = stablehlo.add %2919, %4792 : tensor<256xf32>
    %cst_1445 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4794 = stablehlo.broadcast_in_dim %cst_1445, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %4795 = stablehlo.multiply %4794, %arg117 : tensor<1x1x256x1024xf32>
    %4796 = stablehlo.add %2794, %4795 : tensor<1x1x256x1024xf32>
    %cst_1446 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4797 = stablehlo.broadcast_in_dim %cst_1446, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4798 = stablehlo.multiply %4797, %arg118 : tensor<1024xf32>
    %4799 = stablehlo.add %2768, %4798 : tensor<1024xf32>
    %cst_1447 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4800 = stablehlo.broadcast_in_dim %cst_1447, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %4801 = stablehlo.multiply %4800, %arg119 : tensor<1024xf32>
    %4802 = stablehlo.add %2762, %4801 : tensor<1024xf32>
    %cst_1448 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4803 = stablehlo.broadcast_in_dim %cst_1448, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %4804 = stablehlo.multiply %4803, %arg120 : tensor<1x1x1024x256xf32>
    %4805 = stablehlo.add %2872, %4804 : tensor<1x1x1024x256xf32>
    %cst_1449 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4806 = stablehlo.broadcast_in_dim %cst_1449, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4807 = stablehlo.multiply %4806, %arg121 : tensor<256xf32>
    %4808 = stablehlo.add %2846, %4807 : tensor<256xf32>
    %cst_1450 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4809 = stablehlo.broadcast_in_dim %cst_1450, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4810 = stablehlo.multiply %4809, %arg122 : tensor<256xf32>
    %4811 = stablehlo.add %2840, %4810 : tensor<256xf32>
    %cst_1451 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4812 = stablehlo.broadcast_in_dim %cst_1451, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %4813 = stablehlo.multiply %4812, %arg123 : tensor<3x3x256x256xf32>
    %4814 = stablehlo.add %2833, %4813 : tensor<3x3x256x256xf32>
    %cst_1452 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4815 = stablehlo.broadcast_in_dim %cst_1452, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4816 = stablehlo.multiply %4815, %arg124 : tensor<256xf32>
    %4817 = stablehlo.add %2807, %4816 : tensor<256xf32>
    %cst_1453 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4818 = stablehlo.broadcast_in_dim %cst_1453, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4819 = stablehlo.multiply %4818, %arg125 : tensor<256xf32>
    %4820 = stablehlo.add %2801, %4819 : tensor<256xf32>
    %cst_1454 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4821 = stablehlo.broadcast_in_dim %cst_1454, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4822 = stablehlo.multiply %4821, %arg126 : tensor<1x1x512x2048xf32>
    %4823 = stablehlo.add %2676, %4822 : tensor<1x1x512x2048xf32>
    %cst_1455 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4824 = stablehlo.broadcast_in_dim %cst_1455, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4825 = stablehlo.multiply %4824, %arg127 : tensor<2048xf32>
    %4826 = stablehlo.add %2650, %4825 : tensor<2048xf32>
    %cst_1456 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4827 = stablehlo.broadcast_in_dim %cst_1456, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4828 = stablehlo.multiply %4827, %arg128 : tensor<2048xf32>
    %4829 = stablehlo.add %2644, %4828 : tensor<2048xf32>
    %cst_1457 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4830 = stablehlo.broadcast_in_dim %cst_1457, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %4831 = stablehlo.multiply %4830, %arg129 : tensor<1x1x1024x512xf32>
    %4832 = stablehlo.add %2754, %4831 : tensor<1x1x1024x512xf32>
    %cst_1458 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4833 = stablehlo.broadcast_in_dim %cst_1458, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4834 = stablehlo.multiply %4833, %arg130 : tensor<512xf32>
    %4835 = stablehlo.add %2728, %4834 : tensor<512xf32>
    %cst_1459 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4836 = stablehlo.broadcast_in_dim %cst_1459, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4837 = stablehlo.multiply %4836, %arg131 : tensor<512xf32>
    %4838 = stablehlo.add %2722, %4837 : tensor<512xf32>
    %cst_1460 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4839 = stablehlo.broadcast_in_dim %cst_1460, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %4840 = stablehlo.multiply %4839, %arg132 : tensor<1x1x1024x2048xf32>
    %4841 = stablehlo.add %2639, %4840 : tensor<1x1x1024x2048xf32>
    %cst_1461 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4842 = stablehlo.broadcast_in_dim %cst_1461, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4843 = stablehlo.multiply %4842, %arg133 : tensor<2048xf32>
    %4844 = stablehlo.add %2613, %4843 : tensor<2048xf32>
    %cst_1462 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4845 = stablehlo.broadcast_in_dim %cst_1462, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4846 = stablehlo.multiply %4845, %arg134 : tensor<2048xf32>
    %4847 = stablehlo.add %2607, %4846 : tensor<2048xf32>
    %cst_1463 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4848 = stablehlo.broadcast_in_dim %cst_1463, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4849 = stablehlo.multiply %4848, %arg135 : tensor<3x3x512x512xf32>
    %4850 = stablehlo.add %2715, %4849 : tensor<3x3x512x512xf32>
    %cst_1464 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4851 = stablehlo.broadcast_in_dim %cst_1464, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4852 = stablehlo.multiply %4851, %arg136 : tensor<512xf32>
    %4853 = stablehlo.add %2689, %4852 : tensor<512xf32>
    %cst_1465 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4854 = stablehlo.broadcast_in_dim %cst_1465, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4855 = stablehlo.multiply %4854, %arg137 : tensor<512xf32>
    %4856 = stablehlo.add %2683, %4855 : tensor<512xf32>
    %cst_1466 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4857 = stablehlo.broadcast_in_dim %cst_1466, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4858 = stablehlo.multiply %4857, %arg138 : tensor<1x1x512x2048xf32>
    %4859 = stablehlo.add %2521, %4858 : tensor<1x1x512x2048xf32>
    %cst_1467 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4860 = stablehlo.broadcast_in_dim %cst_1467, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4861 = stablehlo.multiply %4860, %arg139 : tensor<2048xf32>
    %4862 = stablehlo.add %2495, %4861 : tensor<2048xf32>
    %cst_1468 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4863 = stablehlo.broadcast_in_dim %cst_1468, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4864 = stablehlo.multiply %4863, %arg140 : tensor<2048xf32>
    %4865 = stablehlo.add %2489, %4864 : tensor<2048xf32>
    %cst_1469 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4866 = stablehlo.broadcast_in_dim %cst_1469, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4867 = stablehlo.multiply %4866, %arg141 : tensor<1x1x2048x512xf32>
    %4868 = stablehlo.add %2599, %4867 : tensor<1x1x2048x512xf32>
    %cst_1470 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4869 = stablehlo.broadcast_in_dim %cst_1470, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4870 = stablehlo.multiply %4869, %arg142 : tensor<512xf32>
    %4871 = stablehlo.add %2573, %4870 : tensor<512xf32>
    %cst_1471 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4872 = stablehlo.broadcast_in_dim %cst_1471, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4873 = stablehlo.multiply %4872, %arg143 : tensor<512xf32>
    %4874 = stablehlo.add %2567, %4873 : tensor<512xf32>
    %cst_1472 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4875 = stablehlo.broadcast_in_dim %cst_1472, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4876 = stablehlo.multiply %4875, %arg144 : tensor<3x3x512x512xf32>
    %4877 = stablehlo.add %2560, %4876 : tensor<3x3x512x512xf32>
    %cst_1473 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4878 = stablehlo.broadcast_in_dim %cst_1473, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4879 = stablehlo.multiply %4878, %arg145 : tensor<512xf32>
    %4880 = stablehlo.add %2534, %4879 : tensor<512xf32>
    %cst_1474 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4881 = stablehlo.broadcast_in_dim %cst_1474, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4882 = stablehlo.multiply %4881, %arg146 : tensor<512xf32>
    %4883 = stablehlo.add %2528, %4882 : tensor<512xf32>
    %cst_1475 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4884 = stablehlo.broadcast_in_dim %cst_1475, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %4885 = stablehlo.multiply %4884, %arg147 : tensor<1x1x512x2048xf32>
    %4886 = stablehlo.add %2403, %4885 : tensor<1x1x512x2048xf32>
    %cst_1476 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4887 = stablehlo.broadcast_in_dim %cst_1476, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4888 = stablehlo.multiply %4887, %arg148 : tensor<2048xf32>
    %4889 = stablehlo.add %2377, %4888 : tensor<2048xf32>
    %cst_1477 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4890 = stablehlo.broadcast_in_dim %cst_1477, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4891 = stablehlo.multiply %4890, %arg149 : tensor<2048xf32>
    %4892 = stablehlo.add %2371, %4891 : tensor<2048xf32>
    %cst_1478 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4893 = stablehlo.broadcast_in_dim %cst_1478, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %4894 = stablehlo.multiply %4893, %arg150 : tensor<1x1x2048x512xf32>
    %4895 = stablehlo.add %2481, %4894 : tensor<1x1x2048x512xf32>
    %cst_1479 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4896 = stablehlo.broadcast_in_dim %cst_1479, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4897 = stablehlo.multiply %4896, %arg151 : tensor<512xf32>
    %4898 = stablehlo.add %2455, %4897 : tensor<512xf32>
    %cst_1480 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4899 = stablehlo.broadcast_in_dim %cst_1480, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4900 = stablehlo.multiply %4899, %arg152 : tensor<512xf32>
    %4901 = stablehlo.add %2449, %4900 : tensor<512xf32>
    %cst_1481 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4902 = stablehlo.broadcast_in_dim %cst_1481, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %4903 = stablehlo.multiply %4902, %arg153 : tensor<3x3x512x512xf32>
    %4904 = stablehlo.add %2442, %4903 : tensor<3x3x512x512xf32>
    %cst_1482 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4905 = stablehlo.broadcast_in_dim %cst_1482, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4906 = stablehlo.multiply %4905, %arg154 : tensor<512xf32>
    %4907 = stablehlo.add %2416, %4906 : tensor<512xf32>
    %cst_1483 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4908 = stablehlo.broadcast_in_dim %cst_1483, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %4909 = stablehlo.multiply %4908, %arg155 : tensor<512xf32>
    %4910 = stablehlo.add %2410, %4909 : tensor<512xf32>
    %cst_1484 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4911 = stablehlo.broadcast_in_dim %cst_1484, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %4912 = stablehlo.multiply %4911, %arg156 : tensor<1000xf32>
    %4913 = stablehlo.add %2360, %4912 : tensor<1000xf32>
    %cst_1485 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4914 = stablehlo.broadcast_in_dim %cst_1485, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %4915 = stablehlo.multiply %4914, %arg157 : tensor<2048x1000xf32>
    %4916 = stablehlo.add %2362, %4915 : tensor<2048x1000xf32>
    %cst_1486 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4917 = stablehlo.broadcast_in_dim %cst_1486, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %4918 = stablehlo.multiply %4917, %arg158 : tensor<7x7x3x64xf32>
    %4919 = stablehlo.add %4442, %4918 : tensor<7x7x3x64xf32>
    %cst_1487 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4920 = stablehlo.broadcast_in_dim %cst_1487, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4921 = stablehlo.multiply %4920, %arg159 : tensor<64xf32>
    %4922 = stablehlo.add %4416, %4921 : tensor<64xf32>
    %cst_1488 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %4923 = stablehlo.broadcast_in_dim %cst_1488, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4924 = stablehlo.multiply %4923, %arg160 : tensor<64xf32>
    %4925 = stablehlo.add %4410, %4924 : tensor<64xf32>
    %cst_1489 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4926 = stablehlo.broadcast_in_dim %cst_1489, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4927 = stablehlo.multiply %4926, %arg161 : tensor<1x1x64x256xf32>
    %4928 = stablehlo.add %4927, %4445 : tensor<1x1x64x256xf32>
    %cst_1490 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4929 = stablehlo.broadcast_in_dim %cst_1490, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4930 = stablehlo.multiply %4929, %arg162 : tensor<256xf32>
    %4931 = stablehlo.add %4930, %4448 : tensor<256xf32>
    %cst_1491 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4932 = stablehlo.broadcast_in_dim %cst_1491, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4933 = stablehlo.multiply %4932, %arg163 : tensor<256xf32>
    %4934 = stablehlo.add %4933, %4451 : tensor<256xf32>
    %cst_1492 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4935 = stablehlo.broadcast_in_dim %cst_1492, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %4936 = stablehlo.multiply %4935, %arg164 : tensor<1x1x64x64xf32>
    %4937 = stablehlo.add %4936, %4454 : tensor<1x1x64x64xf32>
    %cst_1493 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4938 = stablehlo.broadcast_in_dim %cst_1493, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4939 = stablehlo.multiply %4938, %arg165 : tensor<64xf32>
    %4940 = stablehlo.add %4939, %4457 : tensor<64xf32>
    %cst_1494 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4941 = stablehlo.broadcast_in_dim %cst_1494, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4942 = stablehlo.multiply %4941, %arg166 : tensor<64xf32>
    %4943 = stablehlo.add %4942, %4460 : tensor<64xf32>
    %cst_1495 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4944 = stablehlo.broadcast_in_dim %cst_1495, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4945 = stablehlo.multiply %4944, %arg167 : tensor<1x1x64x256xf32>
    %4946 = stablehlo.add %4945, %4463 : tensor<1x1x64x256xf32>
    %cst_1496 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4947 = stablehlo.broadcast_in_dim %cst_1496, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4948 = stablehlo.multiply %4947, %arg168 : tensor<256xf32>
    %4949 = stablehlo.add %4948, %4466 : tensor<256xf32>
    %cst_1497 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4950 = stablehlo.broadcast_in_dim %cst_1497, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4951 = stablehlo.multiply %4950, %arg169 : tensor<256xf32>
    %4952 = stablehlo.add %4951, %4469 : tensor<256xf32>
    %cst_1498 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4953 = stablehlo.broadcast_in_dim %cst_1498, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4954 = stablehlo.multiply %4953, %arg170 : tensor<3x3x64x64xf32>
    %4955 = stablehlo.add %4954, %4472 : tensor<3x3x64x64xf32>
    %cst_1499 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4956 = stablehlo.broadcast_in_dim %cst_1499, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4957 = stablehlo.multiply %4956, %arg171 : tensor<64xf32>
    %4958 = stablehlo.add %4957, %4475 : tensor<64xf32>
    %cst_1500 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4959 = stablehlo.broadcast_in_dim %cst_1500, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4960 = stablehlo.multiply %4959, %arg172 : tensor<64xf32>
    %4961 = stablehlo.add %4960, %4478 : tensor<64xf32>
    %cst_1501 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4962 = stablehlo.broadcast_in_dim %cst_1501, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4963 = stablehlo.multiply %4962, %arg173 : tensor<1x1x64x256xf32>
    %4964 = stablehlo.add %4963, %4481 : tensor<1x1x64x256xf32>
    %cst_1502 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4965 = stablehlo.broadcast_in_dim %cst_1502, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4966 = stablehlo.multiply %4965, %arg174 : tensor<256xf32>
    %4967 = stablehlo.add %4966, %4484 : tensor<256xf32>
    %cst_1503 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4968 = stablehlo.broadcast_in_dim %cst_1503, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4969 = stablehlo.multiply %4968, %arg175 : tensor<256xf32>
    %4970 = stablehlo.add %4969, %4487 : tensor<256xf32>
    %cst_1504 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4971 = stablehlo.broadcast_in_dim %cst_1504, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4972 = stablehlo.multiply %4971, %arg176 : tensor<1x1x256x64xf32>
    %4973 = stablehlo.add %4972, %4490 : tensor<1x1x256x64xf32>
    %cst_1505 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4974 = stablehlo.broadcast_in_dim %cst_1505, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4975 = stablehlo.multiply %4974, %arg177 : tensor<64xf32>
    %4976 = stablehlo.add %4975, %4493 : tensor<64xf32>
    %cst_1506 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4977 = stablehlo.broadcast_in_dim %cst_1506, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4978 = stablehlo.multiply %4977, %arg178 : tensor<64xf32>
    %4979 = stablehlo.add %4978, %4496 : tensor<64xf32>
    %cst_1507 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4980 = stablehlo.broadcast_in_dim %cst_1507, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %4981 = stablehlo.multiply %4980, %arg179 : tensor<3x3x64x64xf32>
    %4982 = stablehlo.add %4981, %4499 : tensor<3x3x64x64xf32>
    %cst_1508 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4983 = stablehlo.broadcast_in_dim %cst_1508, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4984 = stablehlo.multiply %4983, %arg180 : tensor<64xf32>
    %4985 = stablehlo.add %4984, %4502 : tensor<64xf32>
    %cst_1509 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4986 = stablehlo.broadcast_in_dim %cst_1509, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %4987 = stablehlo.multiply %4986, %arg181 : tensor<64xf32>
    %4988 = stablehlo.add %4987, %4505 : tensor<64xf32>
    %cst_1510 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4989 = stablehlo.broadcast_in_dim %cst_1510, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %4990 = stablehlo.multiply %4989, %arg182 : tensor<1x1x64x256xf32>
    %4991 = stablehlo.add %4990, %4508 : tensor<1x1x64x256xf32>
    %cst_1511 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4992 = stablehlo.broadcast_in_dim %cst_1511, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4993 = stablehlo.multiply %4992, %arg183 : tensor<256xf32>
    %4994 = stablehlo.add %4993, %4511 : tensor<256xf32>
    %cst_1512 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4995 = stablehlo.broadcast_in_dim %cst_1512, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4996 = stablehlo.multiply %4995, %arg184 : tensor<256xf32>
    %4997 = stablehlo.add %4996, %4514 : tensor<256xf32>
    %cst_1513 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %4998 = stablehlo.broadcast_in_dim %cst_1513, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %4999 = stablehlo.multiply %4998, %arg185 : tensor<1x1x256x64xf32>
    %5000 = stablehlo.add %4999, %4517 : tensor<1x1x256x64xf32>
    %cst_1514 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5001 = stablehlo.broadcast_in_dim %cst_1514, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5002 = stablehlo.multiply %5001, %arg186 : tensor<64xf32>
    %5003 = stablehlo.add %5002, %4520 : tensor<64xf32>
    %cst_1515 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5004 = stablehlo.broadcast_in_dim %cst_1515, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5005 = stablehlo.multiply %5004, %arg187 : tensor<64xf32>
    %5006 = stablehlo.add %5005, %4523 : tensor<64xf32>
    %cst_1516 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5007 = stablehlo.broadcast_in_dim %cst_1516, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %5008 = stablehlo.multiply %5007, %arg188 : tensor<3x3x64x64xf32>
    %5009 = stablehlo.add %5008, %4526 : tensor<3x3x64x64xf32>
    %cst_1517 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5010 = stablehlo.broadcast_in_dim %cst_1517, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5011 = stablehlo.multiply %5010, %arg189 : tensor<64xf32>
    %5012 = stablehlo.add %5011, %4529 : tensor<64xf32>
    %cst_1518 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5013 = stablehlo.broadcast_in_dim %cst_1518, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5014 = stablehlo.multiply %5013, %arg190 : tensor<64xf32>
    %5015 = stablehlo.add %5014, %4532 : tensor<64xf32>
    %cst_1519 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5016 = stablehlo.broadcast_in_dim %cst_1519, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5017 = stablehlo.multiply %5016, %arg191 : tensor<1x1x128x512xf32>
    %5018 = stablehlo.add %5017, %4535 : tensor<1x1x128x512xf32>
    %cst_1520 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5019 = stablehlo.broadcast_in_dim %cst_1520, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5020 = stablehlo.multiply %5019, %arg192 : tensor<512xf32>
    %5021 = stablehlo.add %5020, %4538 : tensor<512xf32>
    %cst_1521 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5022 = stablehlo.broadcast_in_dim %cst_1521, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5023 = stablehlo.multiply %5022, %arg193 : tensor<512xf32>
    %5024 = stablehlo.add %5023, %4541 : tensor<512xf32>
    %cst_1522 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5025 = stablehlo.broadcast_in_dim %cst_1522, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %5026 = stablehlo.multiply %5025, %arg194 : tensor<1x1x256x128xf32>
    %5027 = stablehlo.add %5026, %4544 : tensor<1x1x256x128xf32>
    %cst_1523 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5028 = stablehlo.broadcast_in_dim %cst_1523, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5029 = stablehlo.multiply %5028, %arg195 : tensor<128xf32>
    %5030 = stablehlo.add %5029, %4547 : tensor<128xf32>
    %cst_1524 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5031 = stablehlo.broadcast_in_dim %cst_1524, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5032 = stablehlo.multiply %5031, %arg196 : tensor<128xf32>
    %5033 = stablehlo.add %5032, %4550 : tensor<128xf32>
    %cst_1525 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5034 = stablehlo.broadcast_in_dim %cst_1525, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %5035 = stablehlo.multiply %5034, %arg197 : tensor<1x1x256x512xf32>
    %5036 = stablehlo.add %5035, %4553 : tensor<1x1x256x512xf32>
    %cst_1526 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5037 = stablehlo.broadcast_in_dim %cst_1526, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5038 = stablehlo.multiply %5037, %arg198 : tensor<512xf32>
    %5039 = stablehlo.add %5038, %4556 : tensor<512xf32>
    %cst_1527 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5040 = stablehlo.broadcast_in_dim %cst_1527, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5041 = stablehlo.multiply %5040, %arg199 : tensor<512xf32>
    %5042 = stablehlo.add %5041, %4559 : tensor<512xf32>
    %cst_1528 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5043 = stablehlo.broadcast_in_dim %cst_1528, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5044 = stablehlo.multiply %5043, %arg200 : tensor<3x3x128x128xf32>
    %5045 = stablehlo.add %5044, %4562 : tensor<3x3x128x128xf32>
    %cst_1529 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5046 = stablehlo.broadcast_in_dim %cst_1529, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5047 = stablehlo.multiply %5046, %arg201 : tensor<128xf32>
    %5048 = stablehlo.add %5047, %4565 : tensor<128xf32>
    %cst_1530 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5049 = stablehlo.broadcast_in_dim %cst_1530, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5050 = stablehlo.multiply %5049, %arg202 : tensor<128xf32>
    %5051 = stablehlo.add %5050, %4568 : tensor<128xf32>
    %cst_1531 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5052 = stablehlo.broadcast_in_dim %cst_1531, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5053 = stablehlo.multiply %5052, %arg203 : tensor<1x1x128x512xf32>
    %5054 = stablehlo.add %5053, %4571 : tensor<1x1x128x512xf32>
    %cst_1532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5055 = stablehlo.broadcast_in_dim %cst_1532, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5056 = stablehlo.multiply %5055, %arg204 : tensor<512xf32>
    %5057 = stablehlo.add %5056, %4574 : tensor<512xf32>
    %cst_1533 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5058 = stablehlo.broadcast_in_dim %cst_1533, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5059 = stablehlo.multiply %5058, %arg205 : tensor<512xf32>
    %5060 = stablehlo.add %5059, %4577 : tensor<512xf32>
    %cst_1534 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5061 = stablehlo.broadcast_in_dim %cst_1534, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5062 = stablehlo.multiply %5061, %arg206 : tensor<1x1x512x128xf32>
    %5063 = stablehlo.add %5062, %4580 : tensor<1x1x512x128xf32>
    %cst_1535 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5064 = stablehlo.broadcast_in_dim %cst_1535, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5065 = stablehlo.multiply %5064, %arg207 : tensor<128xf32>
    %5066 = stablehlo.add %5065, %4583 : tensor<128xf32>
    %cst_1536 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5067 = stablehlo.broadcast_in_dim %cst_1536, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5068 = stablehlo.multiply %5067, %arg208 : tensor<128xf32>
    %5069 = stablehlo.add %5068, %4586 : tensor<128xf32>
    %cst_1537 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5070 = stablehlo.broadcast_in_dim %cst_1537, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5071 = stablehlo.multiply %5070, %arg209 : tensor<3x3x128x128xf32>
    %5072 = stablehlo.add %5071, %4589 : tensor<3x3x128x128xf32>
    %cst_1538 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5073 = stablehlo.broadcast_in_dim %cst_1538, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5074 = stablehlo.multiply %5073, %arg210 : tensor<128xf32>
    %5075 = stablehlo.add %5074, %4592 : tensor<128xf32>
    %cst_1539 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5076 = stablehlo.broadcast_in_dim %cst_1539, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5077 = stablehlo.multiply %5076, %arg211 : tensor<128xf32>
    %5078 = stablehlo.add %5077, %4595 : tensor<128xf32>
    %cst_1540 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5079 = stablehlo.broadcast_in_dim %cst_1540, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5080 = stablehlo.multiply %5079, %arg212 : tensor<1x1x128x512xf32>
    %5081 = stablehlo.add %5080, %4598 : tensor<1x1x128x512xf32>
    %cst_1541 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5082 = stablehlo.broadcast_in_dim %cst_1541, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5083 = stablehlo.multiply %5082, %arg213 : tensor<512xf32>
    %5084 = stablehlo.add %5083, %4601 : tensor<512xf32>
    %cst_1542 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5085 = stablehlo.broadcast_in_dim %cst_1542, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5086 = stablehlo.multiply %5085, %arg214 : tensor<512xf32>
    %5087 = stablehlo.add %5086, %4604 : tensor<512xf32>
    %cst_1543 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5088 = stablehlo.broadcast_in_dim %cst_1543, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5089 = stablehlo.multiply %5088, %arg215 : tensor<1x1x512x128xf32>
    %5090 = stablehlo.add %5089, %4607 : tensor<1x1x512x128xf32>
    %cst_1544 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5091 = stablehlo.broadcast_in_dim %cst_1544, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5092 = stablehlo.multiply %5091, %arg216 : tensor<128xf32>
    %5093 = stablehlo.add %5092, %4610 : tensor<128xf32>
    %cst_1545 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5094 = stablehlo.broadcast_in_dim %cst_1545, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5095 = stablehlo.multiply %5094, %arg217 : tensor<128xf32>
    %5096 = stablehlo.add %5095, %4613 : tensor<128xf32>
    %cst_1546 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5097 = stablehlo.broadcast_in_dim %cst_1546, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5098 = stablehlo.multiply %5097, %arg218 : tensor<3x3x128x128xf32>
    %5099 = stablehlo.add %5098, %4616 : tensor<3x3x128x128xf32>
    %cst_1547 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5100 = stablehlo.broadcast_in_dim %cst_1547, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5101 = stablehlo.multiply %5100, %arg219 : tensor<128xf32>
    %5102 = stablehlo.add %5101, %4619 : tensor<128xf32>
    %cst_1548 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5103 = stablehlo.broadcast_in_dim %cst_1548, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5104 = stablehlo.multiply %5103, %arg220 : tensor<128xf32>
    %5105 = stablehlo.add %5104, %4622 : tensor<128xf32>
    %cst_1549 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5106 = stablehlo.broadcast_in_dim %cst_1549, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5107 = stablehlo.multiply %5106, %arg221 : tensor<1x1x128x512xf32>
    %5108 = stablehlo.add %5107, %4625 : tensor<1x1x128x512xf32>
    %cst_1550 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5109 = stablehlo.broadcast_in_dim %cst_1550, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5110 = stablehlo.multiply %5109, %arg222 : tensor<512xf32>
    %5111 = stablehlo.add %5110, %4628 : tensor<512xf32>
    %cst_1551 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5112 = stablehlo.broadcast_in_dim %cst_1551, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5113 = stablehlo.multiply %5112, %arg223 : tensor<512xf32>
    %5114 = stablehlo.add %5113, %4631 : tensor<512xf32>
    %cst_1552 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5115 = stablehlo.broadcast_in_dim %cst_1552, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5116 = stablehlo.multiply %5115, %arg224 : tensor<1x1x512x128xf32>
    %5117 = stablehlo.add %5116, %4634 : tensor<1x1x512x128xf32>
    %cst_1553 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5118 = stablehlo.broadcast_in_dim %cst_1553, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5119 = stablehlo.multiply %5118, %arg225 : tensor<128xf32>
    %5120 = stablehlo.add %5119, %4637 : tensor<128xf32>
    %cst_1554 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5121 = stablehlo.broadcast_in_dim %cst_1554, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5122 = stablehlo.multiply %5121, %arg226 : tensor<128xf32>
    %5123 = stablehlo.add %5122, %4640 : tensor<128xf32>
    %cst_1555 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5124 = stablehlo.broadcast_in_dim %cst_1555, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5125 = stablehlo.multiply %5124, %arg227 : tensor<3x3x128x128xf32>
    %5126 = stablehlo.add %5125, %4643 : tensor<3x3x128x128xf32>
    %cst_1556 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5127 = stablehlo.broadcast_in_dim %cst_1556, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5128 = stablehlo.multiply %5127, %arg228 : tensor<128xf32>
    %5129 = stablehlo.add %5128, %4646 : tensor<128xf32>
    %cst_1557 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5130 = stablehlo.broadcast_in_dim %cst_1557, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5131 = stablehlo.multiply %5130, %arg229 : tensor<128xf32>
    %5132 = stablehlo.add %5131, %4649 : tensor<128xf32>
    %cst_1558 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5133 = stablehlo.broadcast_in_dim %cst_1558, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5134 = stablehlo.multiply %5133, %arg230 : tensor<1x1x256x1024xf32>
    %5135 = stablehlo.add %5134, %4652 : tensor<1x1x256x1024xf32>
    %cst_1559 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5136 = stablehlo.broadcast_in_dim %cst_1559, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5137 = stablehlo.multiply %5136, %arg231 : tensor<1024xf32>
    %5138 = stablehlo.add %5137, %4655 : tensor<1024xf32>
    %cst_1560 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5139 = stablehlo.broadcast_in_dim %cst_1560, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5140 = stablehlo.multiply %5139, %arg232 : tensor<1024xf32>
    %5141 = stablehlo.add %5140, %4658 : tensor<1024xf32>
    %cst_1561 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5142 = stablehlo.broadcast_in_dim %cst_1561, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %5143 = stablehlo.multiply %5142, %arg233 : tensor<1x1x512x256xf32>
    %5144 = stablehlo.add %5143, %4661 : tensor<1x1x512x256xf32>
    %cst_1562 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5145 = stablehlo.broadcast_in_dim %cst_1562, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5146 = stablehlo.multiply %5145, %arg234 : tensor<256xf32>
    %5147 = stablehlo.add %5146, %4664 : tensor<256xf32>
    %cst_1563 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5148 = stablehlo.broadcast_in_dim %cst_1563, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5149 = stablehlo.multiply %5148, %arg235 : tensor<256xf32>
    %5150 = stablehlo.add %5149, %4667 : tensor<256xf32>
    %cst_1564 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5151 = stablehlo.broadcast_in_dim %cst_1564, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %5152 = stablehlo.multiply %5151, %arg236 : tensor<1x1x512x1024xf32>
    %5153 = stablehlo.add %5152, %4670 : tensor<1x1x512x1024xf32>
    %cst_1565 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5154 = stablehlo.broadcast_in_dim %cst_1565, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5155 = stablehlo.multiply %5154, %arg237 : tensor<1024xf32>
    %5156 = stablehlo.add %5155, %4673 : tensor<1024xf32>
    %cst_1566 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5157 = stablehlo.broadcast_in_dim %cst_1566, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5158 = stablehlo.multiply %5157, %arg238 : tensor<1024xf32>
    %5159 = stablehlo.add %5158, %4676 : tensor<1024xf32>
    %cst_1567 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5160 = stablehlo.broadcast_in_dim %cst_1567, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5161 = stablehlo.multiply %5160, %arg239 : tensor<3x3x256x256xf32>
    %5162 = stablehlo.add %5161, %4679 : tensor<3x3x256x256xf32>
    %cst_1568 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5163 = stablehlo.broadcast_in_dim %cst_1568, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5164 = stablehlo.multiply %5163, %arg240 : tensor<256xf32>
    %5165 = stablehlo.add %5164, %4682 : tensor<256xf32>
    %cst_1569 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5166 = stablehlo.broadcast_in_dim %cst_1569, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5167 = stablehlo.multiply %5166, %arg241 : tensor<256xf32>
    %5168 = stablehlo.add %5167, %4685 : tensor<256xf32>
    %cst_1570 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5169 = stablehlo.broadcast_in_dim %cst_1570, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5170 = stablehlo.multiply %5169, %arg242 : tensor<1x1x256x1024xf32>
    %5171 = stablehlo.add %5170, %4688 : tensor<1x1x256x1024xf32>
    %cst_1571 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5172 = stablehlo.broadcast_in_dim %cst_1571, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5173 = stablehlo.multiply %5172, %arg243 : tensor<1024xf32>
    %5174 = stablehlo.add %5173, %4691 : tensor<1024xf32>
    %cst_1572 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5175 = stablehlo.broadcast_in_dim %cst_1572, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5176 = stablehlo.multiply %5175, %arg244 : tensor<1024xf32>
    %5177 = stablehlo.add %5176, %4694 : tensor<1024xf32>
    %cst_1573 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5178 = stablehlo.broadcast_in_dim %cst_1573, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5179 = stablehlo.multiply %5178, %arg245 : tensor<1x1x1024x256xf32>
    %5180 = stablehlo.add %5179, %4697 : tensor<1x1x1024x256xf32>
    %cst_1574 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5181 = stablehlo.broadcast_in_dim %cst_1574, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5182 = stablehlo.multiply %5181, %arg246 : tensor<256xf32>
    %5183 = stablehlo.add %5182, %4700 : tensor<256xf32>
    %cst_1575 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5184 = stablehlo.broadcast_in_dim %cst_1575, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5185 = stablehlo.multiply %5184, %arg247 : tensor<256xf32>
    %5186 = stablehlo.add %5185, %4703 : tensor<256xf32>
    %cst_1576 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5187 = stablehlo.broadcast_in_dim %cst_1576, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5188 = stablehlo.multiply %5187, %arg248 : tensor<3x3x256x256xf32>
    %5189 = stablehlo.add %5188, %4706 : tensor<3x3x256x256xf32>
    %cst_1577 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5190 = stablehlo.broadcast_in_dim %cst_1577, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5191 = stablehlo.multiply %5190, %arg249 : tensor<256xf32>
    %5192 = stablehlo.add %5191, %4709 : tensor<256xf32>
    %cst_1578 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5193 = stablehlo.broadcast_in_dim %cst_1578, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5194 = stablehlo.multiply %5193, %arg250 : tensor<256xf32>
    %5195 = stablehlo.add %5194, %4712 : tensor<256xf32>
    %cst_1579 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5196 = stablehlo.broadcast_in_dim %cst_1579, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5197 = stablehlo.multiply %5196, %arg251 : tensor<1x1x256x1024xf32>
    %5198 = stablehlo.add %5197, %4715 : tensor<1x1x256x1024xf32>
    %cst_1580 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5199 = stablehlo.broadcast_in_dim %cst_1580, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5200 = stablehlo.multiply %5199, %arg252 : tensor<1024xf32>
    %5201 = stablehlo.add %5200, %4718 : tensor<1024xf32>
    %cst_1581 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5202 = stablehlo.broadcast_in_dim %cst_1581, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5203 = stablehlo.multiply %5202, %arg253 : tensor<1024xf32>
    %5204 = stablehlo.add %5203, %4721 : tensor<1024xf32>
    %cst_1582 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5205 = stablehlo.broadcast_in_dim %cst_1582, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5206 = stablehlo.multiply %5205, %arg254 : tensor<1x1x1024x256xf32>
    %5207 = stablehlo.add %5206, %4724 : tensor<1x1x1024x256xf32>
    %cst_1583 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5208 = stablehlo.broadcast_in_dim %cst_1583, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5209 = stablehlo.multiply %5208, %arg255 : tensor<256xf32>
    %5210 = stablehlo.add %5209, %4727 : tensor<256xf32>
    %cst_1584 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5211 = stablehlo.broadcast_in_dim %cst_1584, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5212 = stablehlo.multiply %5211, %arg256 : tensor<256xf32>
    %5213 = stablehlo.add %5212, %4730 : tensor<256xf32>
    %cst_1585 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5214 = stablehlo.broadcast_in_dim %cst_1585, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5215 = stablehlo.multiply %5214, %arg257 : tensor<3x3x256x256xf32>
    %5216 = stablehlo.add %5215, %4733 : tensor<3x3x256x256xf32>
    %cst_1586 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5217 = stablehlo.broadcast_in_dim %cst_1586, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5218 = stablehlo.multiply %5217, %arg258 : tensor<256xf32>
    %5219 = stablehlo.add %5218, %4736 : tensor<256xf32>
    %cst_1587 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5220 = stablehlo.broadcast_in_dim %cst_1587, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5221 = stablehlo.multiply %5220, %arg259 : tensor<256xf32>
    %5222 = stablehlo.add %5221, %4739 : tensor<256xf32>
    %cst_1588 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5223 = stablehlo.broadcast_in_dim %cst_1588, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5224 = stablehlo.multiply %5223, %arg260 : tensor<1x1x256x1024xf32>
    %5225 = stablehlo.add %5224, %4742 : tensor<1x1x256x1024xf32>
    %cst_1589 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5226 = stablehlo.broadcast_in_dim %cst_1589, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5227 = stablehlo.multiply %5226, %arg261 : tensor<1024xf32>
    %5228 = stablehlo.add %5227, %4745 : tensor<1024xf32>
    %cst_1590 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5229 = stablehlo.broadcast_in_dim %cst_1590, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5230 = stablehlo.multiply %5229, %arg262 : tensor<1024xf32>
    %5231 = stablehlo.add %5230, %4748 : tensor<1024xf32>
    %cst_1591 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5232 = stablehlo.broadcast_in_dim %cst_1591, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5233 = stablehlo.multiply %5232, %arg263 : tensor<1x1x1024x256xf32>
    %5234 = stablehlo.add %5233, %4751 : tensor<1x1x1024x256xf32>
    %cst_1592 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5235 = stablehlo.broadcast_in_dim %cst_1592, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5236 = stablehlo.multiply %5235, %arg264 : tensor<256xf32>
    %5237 = stablehlo.add %5236, %4754 : tensor<256xf32>
    %cst_1593 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5238 = stablehlo.broadcast_in_dim %cst_1593, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5239 = stablehlo.multiply %5238, %arg265 : tensor<256xf32>
    %5240 = stablehlo.add %5239, %4757 : tensor<256xf32>
    %cst_1594 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5241 = stablehlo.broadcast_in_dim %cst_1594, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5242 = stablehlo.multiply %5241, %arg266 : tensor<3x3x256x256xf32>
    %5243 = stablehlo.add %5242, %4760 : tensor<3x3x256x256xf32>
    %cst_1595 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5244 = stablehlo.broadcast_in_dim %cst_1595, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5245 = stablehlo.multiply %5244, %arg267 : tensor<256xf32>
    %5246 = stablehlo.add %5245, %4763 : tensor<256xf32>
    %cst_1596 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5247 = stablehlo.broadcast_in_dim %cst_1596, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5248 = stablehlo.multiply %5247, %arg268 : tensor<256xf32>
    %5249 = stablehlo.add %5248, %4766 : tensor<256xf32>
    %cst_1597 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5250 = stablehlo.broadcast_in_dim %cst_1597, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5251 = stablehlo.multiply %5250, %arg269 : tensor<1x1x256x1024xf32>
    %5252 = stablehlo.add %5251, %4769 : tensor<1x1x256x1024xf32>
    %cst_1598 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5253 = stablehlo.broadcast_in_dim %cst_1598, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5254 = stablehlo.multiply %5253, %arg270 : tensor<1024xf32>
    %5255 = stablehlo.add %5254, %4772 : tensor<1024xf32>
    %cst_1599 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5256 = stablehlo.broadcast_in_dim %cst_1599, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5257 = stablehlo.multiply %5256, %arg271 : tensor<1024xf32>
    %5258 = stablehlo.add %5257, %4775 : tensor<1024xf32>
    %cst_1600 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5259 = stablehlo.broadcast_in_dim %cst_1600, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5260 = stablehlo.multiply %5259, %arg272 : tensor<1x1x1024x256xf32>
    %5261 = stablehlo.add %5260, %4778 : tensor<1x1x1024x256xf32>
    %cst_1601 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5262 = stablehlo.broadcast_in_dim %cst_1601, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5263 = stablehlo.multiply %5262, %arg273 : tensor<256xf32>
    %5264 = stablehlo.add %5263, %4781 : tensor<256xf32>
    %cst_1602 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5265 = stablehlo.broadcast_in_dim %cst_1602, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5266 = stablehlo.multiply %5265, %arg274 : tensor<256xf32>
    %5267 = stablehlo.add %5266, %4784 : tensor<256xf32>
    %cst_1603 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5268 = stablehlo.broadcast_in_dim %cst_1603, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5269 = stablehlo.multiply %5268, %arg275 : tensor<3x3x256x256xf32>
    %5270 = stablehlo.add %5269, %4787 : tensor<3x3x256x256xf32>
    %cst_1604 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5271 = stablehlo.broadcast_in_dim %cst_1604, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5272 = stablehlo.multiply %5271, %arg276 : tensor<256xf32>
    %5273 = stablehlo.add %5272, %4790 : tensor<256xf32>
    %cst_1605 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5274 = stablehlo.broadcast_in_dim %cst_1605, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5275 = stablehlo.multiply %5274, %arg277 : tensor<256xf32>
    %5276 = stablehlo.add %5275, %4793 : tensor<256xf32>
    %cst_1606 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5277 = stablehlo.broadcast_in_dim %cst_1606, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5278 = stablehlo.multiply %5277, %arg278 : tensor<1x1x256x1024xf32>
    %5279 = stablehlo.add %5278, %4796 : tensor<1x1x256x1024xf32>
    %cst_1607 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5280 = stablehlo.broadcast_in_dim %cst_1607, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5281 = stablehlo.multiply %5280, %arg279 : tensor<1024xf32>
    %5282 = stablehlo.add %5281, %4799 : tensor<1024xf32>
    %cst_1608 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5283 = stablehlo.broadcast_in_dim %cst_1608, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5284 = stablehlo.multiply %5283, %arg280 : tensor<1024xf32>
    %5285 = stablehlo.add %5284, %4802 : tensor<1024xf32>
    %cst_1609 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5286 = stablehlo.broadcast_in_dim %cst_1609, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5287 = stablehlo.multiply %5286, %arg281 : tensor<1x1x1024x256xf32>
    %5288 = stablehlo.add %5287, %4805 : tensor<1x1x1024x256xf32>
    %cst_1610 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5289 = stablehlo.broadcast_in_dim %cst_1610, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5290 = stablehlo.multiply %5289, %arg282 : tensor<256xf32>
    %5291 = stablehlo.add %5290, %4808 : tensor<256xf32>
    %cst_1611 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5292 = stablehlo.broadcast_in_dim %cst_1611, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5293 = stablehlo.multiply %5292, %arg283 : tensor<256xf32>
    %5294 = stablehlo.add %5293, %4811 : tensor<256xf32>
    %cst_1612 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5295 = stablehlo.broadcast_in_dim %cst_1612, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5296 = stablehlo.multiply %5295, %arg284 : tensor<3x3x256x256xf32>
    %5297 = stablehlo.add %5296, %4814 : tensor<3x3x256x256xf32>
    %cst_1613 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5298 = stablehlo.broadcast_in_dim %cst_1613, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5299 = stablehlo.multiply %5298, %arg285 : tensor<256xf32>
    %5300 = stablehlo.add %5299, %4817 : tensor<256xf32>
    %cst_1614 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5301 = stablehlo.broadcast_in_dim %cst_1614, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5302 = stablehlo.multiply %5301, %arg286 : tensor<256xf32>
    %5303 = stablehlo.add %5302, %4820 : tensor<256xf32>
    %cst_1615 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5304 = stablehlo.broadcast_in_dim %cst_1615, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5305 = stablehlo.multiply %5304, %arg287 : tensor<1x1x512x2048xf32>
    %5306 = stablehlo.add %5305, %4823 : tensor<1x1x512x2048xf32>
    %cst_1616 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5307 = stablehlo.broadcast_in_dim %cst_1616, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5308 = stablehlo.multiply %5307, %arg288 : tensor<2048xf32>
    %5309 = stablehlo.add %5308, %4826 : tensor<2048xf32>
    %cst_1617 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5310 = stablehlo.broadcast_in_dim %cst_1617, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5311 = stablehlo.multiply %5310, %arg289 : tensor<2048xf32>
    %5312 = stablehlo.add %5311, %4829 : tensor<2048xf32>
    %cst_1618 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5313 = stablehlo.broadcast_in_dim %cst_1618, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %5314 = stablehlo.multiply %5313, %arg290 : tensor<1x1x1024x512xf32>
    %5315 = stablehlo.add %5314, %4832 : tensor<1x1x1024x512xf32>
    %cst_1619 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5316 = stablehlo.broadcast_in_dim %cst_1619, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5317 = stablehlo.multiply %5316, %arg291 : tensor<512xf32>
    %5318 = stablehlo.add %5317, %4835 : tensor<512xf32>
    %cst_1620 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5319 = stablehlo.broadcast_in_dim %cst_1620, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5320 = stablehlo.multiply %5319, %arg292 : tensor<512xf32>
    %5321 = stablehlo.add %5320, %4838 : tensor<512xf32>
    %cst_1621 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5322 = stablehlo.broadcast_in_dim %cst_1621, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %5323 = stablehlo.multiply %5322, %arg293 : tensor<1x1x1024x2048xf32>
    %5324 = stablehlo.add %5323, %4841 : tensor<1x1x1024x2048xf32>
    %cst_1622 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5325 = stablehlo.broadcast_in_dim %cst_1622, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5326 = stablehlo.multiply %5325, %arg294 : tensor<2048xf32>
    %5327 = stablehlo.add %5326, %4844 : tensor<2048xf32>
    %cst_1623 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5328 = stablehlo.broadcast_in_dim %cst_1623, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5329 = stablehlo.multiply %5328, %arg295 : tensor<2048xf32>
    %5330 = stablehlo.add %5329, %4847 : tensor<2048xf32>
    %cst_1624 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5331 = stablehlo.broadcast_in_dim %cst_1624, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5332 = stablehlo.multiply %5331, %arg296 : tensor<3x3x512x512xf32>
    %5333 = stablehlo.add %5332, %4850 : tensor<3x3x512x512xf32>
    %cst_1625 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5334 = stablehlo.broadcast_in_dim %cst_1625, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5335 = stablehlo.multiply %5334, %arg297 : tensor<512xf32>
    %5336 = stablehlo.add %5335, %4853 : tensor<512xf32>
    %cst_1626 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5337 = stablehlo.broadcast_in_dim %cst_1626, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5338 = stablehlo.multiply %5337, %arg298 : tensor<512xf32>
    %5339 = stablehlo.add %5338, %4856 : tensor<512xf32>
    %cst_1627 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5340 = stablehlo.broadcast_in_dim %cst_1627, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5341 = stablehlo.multiply %5340, %arg299 : tensor<1x1x512x2048xf32>
    %5342 = stablehlo.add %5341, %4859 : tensor<1x1x512x2048xf32>
    %cst_1628 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5343 = stablehlo.broadcast_in_dim %cst_1628, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5344 = stablehlo.multiply %5343, %arg300 : tensor<2048xf32>
    %5345 = stablehlo.add %5344, %4862 : tensor<2048xf32>
    %cst_1629 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5346 = stablehlo.broadcast_in_dim %cst_1629, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5347 = stablehlo.multiply %5346, %arg301 : tensor<2048xf32>
    %5348 = stablehlo.add %5347, %4865 : tensor<2048xf32>
    %cst_1630 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5349 = stablehlo.broadcast_in_dim %cst_1630, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %5350 = stablehlo.multiply %5349, %arg302 : tensor<1x1x2048x512xf32>
    %5351 = stablehlo.add %5350, %4868 : tensor<1x1x2048x512xf32>
    %cst_1631 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5352 = stablehlo.broadcast_in_dim %cst_1631, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5353 = stablehlo.multiply %5352, %arg303 : tensor<512xf32>
    %5354 = stablehlo.add %5353, %4871 : tensor<512xf32>
    %cst_1632 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5355 = stablehlo.broadcast_in_dim %cst_1632, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5356 = stablehlo.multiply %5355, %arg304 : tensor<512xf32>
    %5357 = stablehlo.add %5356, %4874 : tensor<512xf32>
    %cst_1633 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5358 = stablehlo.broadcast_in_dim %cst_1633, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5359 = stablehlo.multiply %5358, %arg305 : tensor<3x3x512x512xf32>
    %5360 = stablehlo.add %5359, %4877 : tensor<3x3x512x512xf32>
    %cst_1634 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5361 = stablehlo.broadcast_in_dim %cst_1634, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5362 = stablehlo.multiply %5361, %arg306 : tensor<512xf32>
    %5363 = stablehlo.add %5362, %4880 : tensor<512xf32>
    %cst_1635 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5364 = stablehlo.broadcast_in_dim %cst_1635, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5365 = stablehlo.multiply %5364, %arg307 : tensor<512xf32>
    %5366 = stablehlo.add %5365, %4883 : tensor<512xf32>
    %cst_1636 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5367 = stablehlo.broadcast_in_dim %cst_1636, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5368 = stablehlo.multiply %5367, %arg308 : tensor<1x1x512x2048xf32>
    %5369 = stablehlo.add %5368, %4886 : tensor<1x1x512x2048xf32>
    %cst_1637 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5370 = stablehlo.broadcast_in_dim %cst_1637, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5371 = stablehlo.multiply %5370, %arg309 : tensor<2048xf32>
    %5372 = stablehlo.add %5371, %4889 : tensor<2048xf32>
    %cst_1638 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5373 = stablehlo.broadcast_in_dim %cst_1638, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5374 = stablehlo.multiply %5373, %arg310 : tensor<2048xf32>
    %5375 = stablehlo.add %5374, %4892 : tensor<2048xf32>
    %cst_1639 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5376 = stablehlo.broadcast_in_dim %cst_1639, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %5377 = stablehlo.multiply %5376, %arg311 : tensor<1x1x2048x512xf32>
    %5378 = stablehlo.add %5377, %4895 : tensor<1x1x2048x512xf32>
    %cst_1640 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5379 = stablehlo.broadcast_in_dim %cst_1640, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5380 = stablehlo.multiply %5379, %arg312 : tensor<512xf32>
    %5381 = stablehlo.add %5380, %4898 : tensor<512xf32>
    %cst_1641 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5382 = stablehlo.broadcast_in_dim %cst_1641, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5383 = stablehlo.multiply %5382, %arg313 : tensor<512xf32>
    %5384 = stablehlo.add %5383, %4901 : tensor<512xf32>
    %cst_1642 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5385 = stablehlo.broadcast_in_dim %cst_1642, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5386 = stablehlo.multiply %5385, %arg314 : tensor<3x3x512x512xf32>
    %5387 = stablehlo.add %5386, %4904 : tensor<3x3x512x512xf32>
    %cst_1643 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5388 = stablehlo.broadcast_in_dim %cst_1643, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5389 = stablehlo.multiply %5388, %arg315 : tensor<512xf32>
    %5390 = stablehlo.add %5389, %4907 : tensor<512xf32>
    %cst_1644 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5391 = stablehlo.broadcast_in_dim %cst_1644, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5392 = stablehlo.multiply %5391, %arg316 : tensor<512xf32>
    %5393 = stablehlo.add %5392, %4910 : tensor<512xf32>
    %cst_1645 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5394 = stablehlo.broadcast_in_dim %cst_1645, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %5395 = stablehlo.multiply %5394, %arg317 : tensor<1000xf32>
    %5396 = stablehlo.add %5395, %4913 : tensor<1000xf32>
    %cst_1646 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5397 = stablehlo.broadcast_in_dim %cst_1646, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %5398 = stablehlo.multiply %5397, %arg318 : tensor<2048x1000xf32>
    %5399 = stablehlo.add %5398, %4916 : tensor<2048x1000xf32>
    %cst_1647 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5400 = stablehlo.broadcast_in_dim %cst_1647, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %5401 = stablehlo.multiply %5400, %arg319 : tensor<7x7x3x64xf32>
    %5402 = stablehlo.add %5401, %4919 : tensor<7x7x3x64xf32>
    %cst_1648 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5403 = stablehlo.broadcast_in_dim %cst_1648, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5404 = stablehlo.multiply %5403, %arg320 : tensor<64xf32>
    %5405 = stablehlo.add %5404, %4922 : tensor<64xf32>
    %cst_1649 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5406 = stablehlo.broadcast_in_dim %cst_1649, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5407 = stablehlo.multiply %5406, %arg321 : tensor<64xf32>
    %5408 = stablehlo.add %5407, %4925 : tensor<64xf32>
    %cst_1650 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5409 = stablehlo.broadcast_in_dim %cst_1650, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %5410 = stablehlo.multiply %5409, %4928 : tensor<1x1x64x256xf32>
    %5411 = stablehlo.subtract %arg0, %5410 : tensor<1x1x64x256xf32>
    %cst_1651 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5412 = stablehlo.broadcast_in_dim %cst_1651, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5413 = stablehlo.multiply %5412, %4931 : tensor<256xf32>
    %5414 = stablehlo.subtract %arg1, %5413 : tensor<256xf32>
    %cst_1652 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5415 = stablehlo.broadcast_in_dim %cst_1652, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5416 = stablehlo.multiply %5415, %4934 : tensor<256xf32>
    %5417 = stablehlo.subtract %arg2, %5416 : tensor<256xf32>
    %cst_1653 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5418 = stablehlo.broadcast_in_dim %cst_1653, dims = [] : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %5419 = stablehlo.multiply %5418, %4937 : tensor<1x1x64x64xf32>
    %5420 = stablehlo.subtract %arg3, %5419 : tensor<1x1x64x64xf32>
    %cst_1654 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5421 = stablehlo.broadcast_in_dim %cst_1654, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5422 = stablehlo.multiply %5421, %4940 : tensor<64xf32>
    %5423 = stablehlo.subtract %arg4, %5422 : tensor<64xf32>
    %cst_1655 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5424 = stablehlo.broadcast_in_dim %cst_1655, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5425 = stablehlo.multiply %5424, %4943 : tensor<64xf32>
    %5426 = stablehlo.subtract %arg5, %5425 : tensor<64xf32>
    %cst_1656 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5427 = stablehlo.broadcast_in_dim %cst_1656, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %5428 = stablehlo.multiply %5427, %4946 : tensor<1x1x64x256xf32>
    %5429 = stablehlo.subtract %arg6, %5428 : tensor<1x1x64x256xf32>
    %cst_1657 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5430 = stablehlo.broadcast_in_dim %cst_1657, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5431 = stablehlo.multiply %5430, %4949 : tensor<256xf32>
    %5432 = stablehlo.subtract %arg7, %5431 : tensor<256xf32>
    %cst_1658 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5433 = stablehlo.broadcast_in_dim %cst_1658, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5434 = stablehlo.multiply %5433, %4952 : tensor<256xf32>
    %5435 = stablehlo.subtract %arg8, %5434 : tensor<256xf32>
    %cst_1659 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5436 = stablehlo.broadcast_in_dim %cst_1659, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %5437 = stablehlo.multiply %5436, %4955 : tensor<3x3x64x64xf32>
    %5438 = stablehlo.subtract %arg9, %5437 : tensor<3x3x64x64xf32>
    %cst_1660 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5439 = stablehlo.broadcast_in_dim %cst_1660, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5440 = stablehlo.multiply %5439, %4958 : tensor<64xf32>
    %5441 = stablehlo.subtract %arg10, %5440 : tensor<64xf32>
    %cst_1661 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5442 = stablehlo.broadcast_in_dim %cst_1661, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5443 = stablehlo.multiply %5442, %4961 : tensor<64xf32>
    %5444 = stablehlo.subtract %arg11, %5443 : tensor<64xf32>
    %cst_1662 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5445 = stablehlo.broadcast_in_dim %cst_1662, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %5446 = stablehlo.multiply %5445, %4964 : tensor<1x1x64x256xf32>
    %5447 = stablehlo.subtract %arg12, %5446 : tensor<1x1x64x256xf32>
    %cst_1663 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5448 = stablehlo.broadcast_in_dim %cst_1663, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5449 = stablehlo.multiply %5448, %4967 : tensor<256xf32>
    %5450 = stablehlo.subtract %arg13, %5449 : tensor<256xf32>
    %cst_1664 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5451 = stablehlo.broadcast_in_dim %cst_1664, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5452 = stablehlo.multiply %5451, %4970 : tensor<256xf32>
    %5453 = stablehlo.subtract %arg14, %5452 : tensor<256xf32>
    %cst_1665 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5454 = stablehlo.broadcast_in_dim %cst_1665, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %5455 = stablehlo.multiply %5454, %4973 : tensor<1x1x256x64xf32>
    %5456 = stablehlo.subtract %arg15, %5455 : tensor<1x1x256x64xf32>
    %cst_1666 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5457 = stablehlo.broadcast_in_dim %cst_1666, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5458 = stablehlo.multiply %5457, %4976 : tensor<64xf32>
    %5459 = stablehlo.subtract %arg16, %5458 : tensor<64xf32>
    %cst_1667 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5460 = stablehlo.broadcast_in_dim %cst_1667, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5461 = stablehlo.multiply %5460, %4979 : tensor<64xf32>
    %5462 = stablehlo.subtract %arg17, %5461 : tensor<64xf32>
    %cst_1668 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5463 = stablehlo.broadcast_in_dim %cst_1668, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %5464 = stablehlo.multiply %5463, %4982 : tensor<3x3x64x64xf32>
    %5465 = stablehlo.subtract %arg18, %5464 : tensor<3x3x64x64xf32>
    %cst_1669 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5466 = stablehlo.broadcast_in_dim %cst_1669, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5467 = stablehlo.multiply %5466, %4985 : tensor<64xf32>
    %5468 = stablehlo.subtract %arg19, %5467 : tensor<64xf32>
    %cst_1670 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5469 = stablehlo.broadcast_in_dim %cst_1670, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5470 = stablehlo.multiply %5469, %4988 : tensor<64xf32>
    %5471 = stablehlo.subtract %arg20, %5470 : tensor<64xf32>
    %cst_1671 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5472 = stablehlo.broadcast_in_dim %cst_1671, dims = [] : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %5473 = stablehlo.multiply %5472, %4991 : tensor<1x1x64x256xf32>
    %5474 = stablehlo.subtract %arg21, %5473 : tensor<1x1x64x256xf32>
    %cst_1672 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5475 = stablehlo.broadcast_in_dim %cst_1672, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5476 = stablehlo.multiply %5475, %4994 : tensor<256xf32>
    %5477 = stablehlo.subtract %arg22, %5476 : tensor<256xf32>
    %cst_1673 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5478 = stablehlo.broadcast_in_dim %cst_1673, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5479 = stablehlo.multiply %5478, %4997 : tensor<256xf32>
    %5480 = stablehlo.subtract %arg23, %5479 : tensor<256xf32>
    %cst_1674 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5481 = stablehlo.broadcast_in_dim %cst_1674, dims = [] : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %5482 = stablehlo.multiply %5481, %5000 : tensor<1x1x256x64xf32>
    %5483 = stablehlo.subtract %arg24, %5482 : tensor<1x1x256x64xf32>
    %cst_1675 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5484 = stablehlo.broadcast_in_dim %cst_1675, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5485 = stablehlo.multiply %5484, %5003 : tensor<64xf32>
    %5486 = stablehlo.subtract %arg25, %5485 : tensor<64xf32>
    %cst_1676 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5487 = stablehlo.broadcast_in_dim %cst_1676, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5488 = stablehlo.multiply %5487, %5006 : tensor<64xf32>
    %5489 = stablehlo.subtract %arg26, %5488 : tensor<64xf32>
    %cst_1677 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5490 = stablehlo.broadcast_in_dim %cst_1677, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %5491 = stablehlo.multiply %5490, %5009 : tensor<3x3x64x64xf32>
    %5492 = stablehlo.subtract %arg27, %5491 : tensor<3x3x64x64xf32>
    %cst_1678 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5493 = stablehlo.broadcast_in_dim %cst_1678, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5494 = stablehlo.multiply %5493, %5012 : tensor<64xf32>
    %5495 = stablehlo.subtract %arg28, %5494 : tensor<64xf32>
    %cst_1679 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5496 = stablehlo.broadcast_in_dim %cst_1679, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5497 = stablehlo.multiply %5496, %5015 : tensor<64xf32>
    %5498 = stablehlo.subtract %arg29, %5497 : tensor<64xf32>
    %cst_1680 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5499 = stablehlo.broadcast_in_dim %cst_1680, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5500 = stablehlo.multiply %5499, %5018 : tensor<1x1x128x512xf32>
    %5501 = stablehlo.subtract %arg30, %5500 : tensor<1x1x128x512xf32>
    %cst_1681 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5502 = stablehlo.broadcast_in_dim %cst_1681, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5503 = stablehlo.multiply %5502, %5021 : tensor<512xf32>
    %5504 = stablehlo.subtract %arg31, %5503 : tensor<512xf32>
    %cst_1682 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5505 = stablehlo.broadcast_in_dim %cst_1682, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5506 = stablehlo.multiply %5505, %5024 : tensor<512xf32>
    %5507 = stablehlo.subtract %arg32, %5506 : tensor<512xf32>
    %cst_1683 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5508 = stablehlo.broadcast_in_dim %cst_1683, dims = [] : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %5509 = stablehlo.multiply %5508, %5027 : tensor<1x1x256x128xf32>
    %5510 = stablehlo.subtract %arg33, %5509 : tensor<1x1x256x128xf32>
    %cst_1684 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5511 = stablehlo.broadcast_in_dim %cst_1684, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5512 = stablehlo.multiply %5511, %5030 : tensor<128xf32>
    %5513 = stablehlo.subtract %arg34, %5512 : tensor<128xf32>
    %cst_1685 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5514 = stablehlo.broadcast_in_dim %cst_1685, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5515 = stablehlo.multiply %5514, %5033 : tensor<128xf32>
    %5516 = stablehlo.subtract %arg35, %5515 : tensor<128xf32>
    %cst_1686 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5517 = stablehlo.broadcast_in_dim %cst_1686, dims = [] : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %5518 = stablehlo.multiply %5517, %5036 : tensor<1x1x256x512xf32>
    %5519 = stablehlo.subtract %arg36, %5518 : tensor<1x1x256x512xf32>
    %cst_1687 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5520 = stablehlo.broadcast_in_dim %cst_1687, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5521 = stablehlo.multiply %5520, %5039 : tensor<512xf32>
    %5522 = stablehlo.subtract %arg37, %5521 : tensor<512xf32>
    %cst_1688 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5523 = stablehlo.broadcast_in_dim %cst_1688, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5524 = stablehlo.multiply %5523, %5042 : tensor<512xf32>
    %5525 = stablehlo.subtract %arg38, %5524 : tensor<512xf32>
    %cst_1689 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5526 = stablehlo.broadcast_in_dim %cst_1689, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5527 = stablehlo.multiply %5526, %5045 : tensor<3x3x128x128xf32>
    %5528 = stablehlo.subtract %arg39, %5527 : tensor<3x3x128x128xf32>
    %cst_1690 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5529 = stablehlo.broadcast_in_dim %cst_1690, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5530 = stablehlo.multiply %5529, %5048 : tensor<128xf32>
    %5531 = stablehlo.subtract %arg40, %5530 : tensor<128xf32>
    %cst_1691 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5532 = stablehlo.broadcast_in_dim %cst_1691, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5533 = stablehlo.multiply %5532, %5051 : tensor<128xf32>
    %5534 = stablehlo.subtract %arg41, %5533 : tensor<128xf32>
    %cst_1692 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5535 = stablehlo.broadcast_in_dim %cst_1692, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5536 = stablehlo.multiply %5535, %5054 : tensor<1x1x128x512xf32>
    %5537 = stablehlo.subtract %arg42, %5536 : tensor<1x1x128x512xf32>
    %cst_1693 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5538 = stablehlo.broadcast_in_dim %cst_1693, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5539 = stablehlo.multiply %5538, %5057 : tensor<512xf32>
    %5540 = stablehlo.subtract %arg43, %5539 : tensor<512xf32>
    %cst_1694 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5541 = stablehlo.broadcast_in_dim %cst_1694, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5542 = stablehlo.multiply %5541, %5060 : tensor<512xf32>
    %5543 = stablehlo.subtract %arg44, %5542 : tensor<512xf32>
    %cst_1695 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5544 = stablehlo.broadcast_in_dim %cst_1695, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5545 = stablehlo.multiply %5544, %5063 : tensor<1x1x512x128xf32>
    %5546 = stablehlo.subtract %arg45, %5545 : tensor<1x1x512x128xf32>
    %cst_1696 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5547 = stablehlo.broadcast_in_dim %cst_1696, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5548 = stablehlo.multiply %5547, %5066 : tensor<128xf32>
    %5549 = stablehlo.subtract %arg46, %5548 : tensor<128xf32>
    %cst_1697 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5550 = stablehlo.broadcast_in_dim %cst_1697, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5551 = stablehlo.multiply %5550, %5069 : tensor<128xf32>
    %5552 = stablehlo.subtract %arg47, %5551 : tensor<128xf32>
    %cst_1698 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5553 = stablehlo.broadcast_in_dim %cst_1698, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5554 = stablehlo.multiply %5553, %5072 : tensor<3x3x128x128xf32>
    %5555 = stablehlo.subtract %arg48, %5554 : tensor<3x3x128x128xf32>
    %cst_1699 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5556 = stablehlo.broadcast_in_dim %cst_1699, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5557 = stablehlo.multiply %5556, %5075 : tensor<128xf32>
    %5558 = stablehlo.subtract %arg49, %5557 : tensor<128xf32>
    %cst_1700 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5559 = stablehlo.broadcast_in_dim %cst_1700, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5560 = stablehlo.multiply %5559, %5078 : tensor<128xf32>
    %5561 = stablehlo.subtract %arg50, %5560 : tensor<128xf32>
    %cst_1701 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5562 = stablehlo.broadcast_in_dim %cst_1701, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5563 = stablehlo.multiply %5562, %5081 : tensor<1x1x128x512xf32>
    %5564 = stablehlo.subtract %arg51, %5563 : tensor<1x1x128x512xf32>
    %cst_1702 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5565 = stablehlo.broadcast_in_dim %cst_1702, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5566 = stablehlo.multiply %5565, %5084 : tensor<512xf32>
    %5567 = stablehlo.subtract %arg52, %5566 : tensor<512xf32>
    %cst_1703 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5568 = stablehlo.broadcast_in_dim %cst_1703, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5569 = stablehlo.multiply %5568, %5087 : tensor<512xf32>
    %5570 = stablehlo.subtract %arg53, %5569 : tensor<512xf32>
    %cst_1704 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5571 = stablehlo.broadcast_in_dim %cst_1704, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5572 = stablehlo.multiply %5571, %5090 : tensor<1x1x512x128xf32>
    %5573 = stablehlo.subtract %arg54, %5572 : tensor<1x1x512x128xf32>
    %cst_1705 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5574 = stablehlo.broadcast_in_dim %cst_1705, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5575 = stablehlo.multiply %5574, %5093 : tensor<128xf32>
    %5576 = stablehlo.subtract %arg55, %5575 : tensor<128xf32>
    %cst_1706 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5577 = stablehlo.broadcast_in_dim %cst_1706, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5578 = stablehlo.multiply %5577, %5096 : tensor<128xf32>
    %5579 = stablehlo.subtract %arg56, %5578 : tensor<128xf32>
    %cst_1707 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5580 = stablehlo.broadcast_in_dim %cst_1707, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5581 = stablehlo.multiply %5580, %5099 : tensor<3x3x128x128xf32>
    %5582 = stablehlo.subtract %arg57, %5581 : tensor<3x3x128x128xf32>
    %cst_1708 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5583 = stablehlo.broadcast_in_dim %cst_1708, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5584 = stablehlo.multiply %5583, %5102 : tensor<128xf32>
    %5585 = stablehlo.subtract %arg58, %5584 : tensor<128xf32>
    %cst_1709 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5586 = stablehlo.broadcast_in_dim %cst_1709, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5587 = stablehlo.multiply %5586, %5105 : tensor<128xf32>
    %5588 = stablehlo.subtract %arg59, %5587 : tensor<128xf32>
    %cst_1710 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5589 = stablehlo.broadcast_in_dim %cst_1710, dims = [] : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %5590 = stablehlo.multiply %5589, %5108 : tensor<1x1x128x512xf32>
    %5591 = stablehlo.subtract %arg60, %5590 : tensor<1x1x128x512xf32>
    %cst_1711 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5592 = stablehlo.broadcast_in_dim %cst_1711, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5593 = stablehlo.multiply %5592, %5111 : tensor<512xf32>
    %5594 = stablehlo.subtract %arg61, %5593 : tensor<512xf32>
    %cst_1712 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5595 = stablehlo.broadcast_in_dim %cst_1712, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5596 = stablehlo.multiply %5595, %5114 : tensor<512xf32>
    %5597 = stablehlo.subtract %arg62, %5596 : tensor<512xf32>
    %cst_1713 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5598 = stablehlo.broadcast_in_dim %cst_1713, dims = [] : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %5599 = stablehlo.multiply %5598, %5117 : tensor<1x1x512x128xf32>
    %5600 = stablehlo.subtract %arg63, %5599 : tensor<1x1x512x128xf32>
    %cst_1714 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5601 = stablehlo.broadcast_in_dim %cst_1714, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5602 = stablehlo.multiply %5601, %5120 : tensor<128xf32>
    %5603 = stablehlo.subtract %arg64, %5602 : tensor<128xf32>
    %cst_1715 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5604 = stablehlo.broadcast_in_dim %cst_1715, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5605 = stablehlo.multiply %5604, %5123 : tensor<128xf32>
    %5606 = stablehlo.subtract %arg65, %5605 : tensor<128xf32>
    %cst_1716 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5607 = stablehlo.broadcast_in_dim %cst_1716, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %5608 = stablehlo.multiply %5607, %5126 : tensor<3x3x128x128xf32>
    %5609 = stablehlo.subtract %arg66, %5608 : tensor<3x3x128x128xf32>
    %cst_1717 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5610 = stablehlo.broadcast_in_dim %cst_1717, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5611 = stablehlo.multiply %5610, %5129 : tensor<128xf32>
    %5612 = stablehlo.subtract %arg67, %5611 : tensor<128xf32>
    %cst_1718 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5613 = stablehlo.broadcast_in_dim %cst_1718, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %5614 = stablehlo.multiply %5613, %5132 : tensor<128xf32>
    %5615 = stablehlo.subtract %arg68, %5614 : tensor<128xf32>
    %cst_1719 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5616 = stablehlo.broadcast_in_dim %cst_1719, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5617 = stablehlo.multiply %5616, %5135 : tensor<1x1x256x1024xf32>
    %5618 = stablehlo.subtract %arg69, %5617 : tensor<1x1x256x1024xf32>
    %cst_1720 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5619 = stablehlo.broadcast_in_dim %cst_1720, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5620 = stablehlo.multiply %5619, %5138 : tensor<1024xf32>
    %5621 = stablehlo.subtract %arg70, %5620 : tensor<1024xf32>
    %cst_1721 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5622 = stablehlo.broadcast_in_dim %cst_1721, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5623 = stablehlo.multiply %5622, %5141 : tensor<1024xf32>
    %5624 = stablehlo.subtract %arg71, %5623 : tensor<1024xf32>
    %cst_1722 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5625 = stablehlo.broadcast_in_dim %cst_1722, dims = [] : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %5626 = stablehlo.multiply %5625, %5144 : tensor<1x1x512x256xf32>
    %5627 = stablehlo.subtract %arg72, %5626 : tensor<1x1x512x256xf32>
    %cst_1723 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5628 = stablehlo.broadcast_in_dim %cst_1723, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5629 = stablehlo.multiply %5628, %5147 : tensor<256xf32>
    %5630 = stablehlo.subtract %arg73, %5629 : tensor<256xf32>
    %cst_1724 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5631 = stablehlo.broadcast_in_dim %cst_1724, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5632 = stablehlo.multiply %5631, %5150 : tensor<256xf32>
    %5633 = stablehlo.subtract %arg74, %5632 : tensor<256xf32>
    %cst_1725 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5634 = stablehlo.broadcast_in_dim %cst_1725, dims = [] : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %5635 = stablehlo.multiply %5634, %5153 : tensor<1x1x512x1024xf32>
    %5636 = stablehlo.subtract %arg75, %5635 : tensor<1x1x512x1024xf32>
    %cst_1726 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5637 = stablehlo.broadcast_in_dim %cst_1726, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5638 = stablehlo.multiply %5637, %5156 : tensor<1024xf32>
    %5639 = stablehlo.subtract %arg76, %5638 : tensor<1024xf32>
    %cst_1727 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5640 = stablehlo.broadcast_in_dim %cst_1727, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5641 = stablehlo.multiply %5640, %5159 : tensor<1024xf32>
    %5642 = stablehlo.subtract %arg77, %5641 : tensor<1024xf32>
    %cst_1728 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5643 = stablehlo.broadcast_in_dim %cst_1728, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5644 = stablehlo.multiply %5643, %5162 : tensor<3x3x256x256xf32>
    %5645 = stablehlo.subtract %arg78, %5644 : tensor<3x3x256x256xf32>
    %cst_1729 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5646 = stablehlo.broadcast_in_dim %cst_1729, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5647 = stablehlo.multiply %5646, %5165 : tensor<256xf32>
    %5648 = stablehlo.subtract %arg79, %5647 : tensor<256xf32>
    %cst_1730 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5649 = stablehlo.broadcast_in_dim %cst_1730, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5650 = stablehlo.multiply %5649, %5168 : tensor<256xf32>
    %5651 = stablehlo.subtract %arg80, %5650 : tensor<256xf32>
    %cst_1731 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5652 = stablehlo.broadcast_in_dim %cst_1731, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5653 = stablehlo.multiply %5652, %5171 : tensor<1x1x256x1024xf32>
    %5654 = stablehlo.subtract %arg81, %5653 : tensor<1x1x256x1024xf32>
    %cst_1732 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5655 = stablehlo.broadcast_in_dim %cst_1732, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5656 = stablehlo.multiply %5655, %5174 : tensor<1024xf32>
    %5657 = stablehlo.subtract %arg82, %5656 : tensor<1024xf32>
    %cst_1733 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5658 = stablehlo.broadcast_in_dim %cst_1733, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5659 = stablehlo.multiply %5658, %5177 : tensor<1024xf32>
    %5660 = stablehlo.subtract %arg83, %5659 : tensor<1024xf32>
    %cst_1734 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5661 = stablehlo.broadcast_in_dim %cst_1734, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5662 = stablehlo.multiply %5661, %5180 : tensor<1x1x1024x256xf32>
    %5663 = stablehlo.subtract %arg84, %5662 : tensor<1x1x1024x256xf32>
    %cst_1735 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5664 = stablehlo.broadcast_in_dim %cst_1735, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5665 = stablehlo.multiply %5664, %5183 : tensor<256xf32>
    %5666 = stablehlo.subtract %arg85, %5665 : tensor<256xf32>
    %cst_1736 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5667 = stablehlo.broadcast_in_dim %cst_1736, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5668 = stablehlo.multiply %5667, %5186 : tensor<256xf32>
    %5669 = stablehlo.subtract %arg86, %5668 : tensor<256xf32>
    %cst_1737 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5670 = stablehlo.broadcast_in_dim %cst_1737, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5671 = stablehlo.multiply %5670, %5189 : tensor<3x3x256x256xf32>
    %5672 = stablehlo.subtract %arg87, %5671 : tensor<3x3x256x256xf32>
    %cst_1738 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5673 = stablehlo.broadcast_in_dim %cst_1738, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5674 = stablehlo.multiply %5673, %5192 : tensor<256xf32>
    %5675 = stablehlo.subtract %arg88, %5674 : tensor<256xf32>
    %cst_1739 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5676 = stablehlo.broadcast_in_dim %cst_1739, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5677 = stablehlo.multiply %5676, %5195 : tensor<256xf32>
    %5678 = stablehlo.subtract %arg89, %5677 : tensor<256xf32>
    %cst_1740 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5679 = stablehlo.broadcast_in_dim %cst_1740, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5680 = stablehlo.multiply %5679, %5198 : tensor<1x1x256x1024xf32>
    %5681 = stablehlo.subtract %arg90, %5680 : tensor<1x1x256x1024xf32>
    %cst_1741 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5682 = stablehlo.broadcast_in_dim %cst_1741, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5683 = stablehlo.multiply %5682, %5201 : tensor<1024xf32>
    %5684 = stablehlo.subtract %arg91, %5683 : tensor<1024xf32>
    %cst_1742 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5685 = stablehlo.broadcast_in_dim %cst_1742, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5686 = stablehlo.multiply %5685, %5204 : tensor<1024xf32>
    %5687 = stablehlo.subtract %arg92, %5686 : tensor<1024xf32>
    %cst_1743 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5688 = stablehlo.broadcast_in_dim %cst_1743, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5689 = stablehlo.multiply %5688, %5207 : tensor<1x1x1024x256xf32>
    %5690 = stablehlo.subtract %arg93, %5689 : tensor<1x1x1024x256xf32>
    %cst_1744 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5691 = stablehlo.broadcast_in_dim %cst_1744, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5692 = stablehlo.multiply %5691, %5210 : tensor<256xf32>
    %5693 = stablehlo.subtract %arg94, %5692 : tensor<256xf32>
    %cst_1745 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5694 = stablehlo.broadcast_in_dim %cst_1745, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5695 = stablehlo.multiply %5694, %5213 : tensor<256xf32>
    %5696 = stablehlo.subtract %arg95, %5695 : tensor<256xf32>
    %cst_1746 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5697 = stablehlo.broadcast_in_dim %cst_1746, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5698 = stablehlo.multiply %5697, %5216 : tensor<3x3x256x256xf32>
    %5699 = stablehlo.subtract %arg96, %5698 : tensor<3x3x256x256xf32>
    %cst_1747 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5700 = stablehlo.broadcast_in_dim %cst_1747, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5701 = stablehlo.multiply %5700, %5219 : tensor<256xf32>
    %5702 = stablehlo.subtract %arg97, %5701 : tensor<256xf32>
    %cst_1748 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5703 = stablehlo.broadcast_in_dim %cst_1748, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5704 = stablehlo.multiply %5703, %5222 : tensor<256xf32>
    %5705 = stablehlo.subtract %arg98, %5704 : tensor<256xf32>
    %cst_1749 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5706 = stablehlo.broadcast_in_dim %cst_1749, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5707 = stablehlo.multiply %5706, %5225 : tensor<1x1x256x1024xf32>
    %5708 = stablehlo.subtract %arg99, %5707 : tensor<1x1x256x1024xf32>
    %cst_1750 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5709 = stablehlo.broadcast_in_dim %cst_1750, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5710 = stablehlo.multiply %5709, %5228 : tensor<1024xf32>
    %5711 = stablehlo.subtract %arg100, %5710 : tensor<1024xf32>
    %cst_1751 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5712 = stablehlo.broadcast_in_dim %cst_1751, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5713 = stablehlo.multiply %5712, %5231 : tensor<1024xf32>
    %5714 = stablehlo.subtract %arg101, %5713 : tensor<1024xf32>
    %cst_1752 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5715 = stablehlo.broadcast_in_dim %cst_1752, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5716 = stablehlo.multiply %5715, %5234 : tensor<1x1x1024x256xf32>
    %5717 = stablehlo.subtract %arg102, %5716 : tensor<1x1x1024x256xf32>
    %cst_1753 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5718 = stablehlo.broadcast_in_dim %cst_1753, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5719 = stablehlo.multiply %5718, %5237 : tensor<256xf32>
    %5720 = stablehlo.subtract %arg103, %5719 : tensor<256xf32>
    %cst_1754 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5721 = stablehlo.broadcast_in_dim %cst_1754, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5722 = stablehlo.multiply %5721, %5240 : tensor<256xf32>
    %5723 = stablehlo.subtract %arg104, %5722 : tensor<256xf32>
    %cst_1755 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5724 = stablehlo.broadcast_in_dim %cst_1755, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5725 = stablehlo.multiply %5724, %5243 : tensor<3x3x256x256xf32>
    %5726 = stablehlo.subtract %arg105, %5725 : tensor<3x3x256x256xf32>
    %cst_1756 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5727 = stablehlo.broadcast_in_dim %cst_1756, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5728 = stablehlo.multiply %5727, %5246 : tensor<256xf32>
    %5729 = stablehlo.subtract %arg106, %5728 : tensor<256xf32>
    %cst_1757 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5730 = stablehlo.broadcast_in_dim %cst_1757, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5731 = stablehlo.multiply %5730, %5249 : tensor<256xf32>
    %5732 = stablehlo.subtract %arg107, %5731 : tensor<256xf32>
    %cst_1758 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5733 = stablehlo.broadcast_in_dim %cst_1758, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5734 = stablehlo.multiply %5733, %5252 : tensor<1x1x256x1024xf32>
    %5735 = stablehlo.subtract %arg108, %5734 : tensor<1x1x256x1024xf32>
    %cst_1759 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5736 = stablehlo.broadcast_in_dim %cst_1759, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5737 = stablehlo.multiply %5736, %5255 : tensor<1024xf32>
    %5738 = stablehlo.subtract %arg109, %5737 : tensor<1024xf32>
    %cst_1760 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5739 = stablehlo.broadcast_in_dim %cst_1760, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5740 = stablehlo.multiply %5739, %5258 : tensor<1024xf32>
    %5741 = stablehlo.subtract %arg110, %5740 : tensor<1024xf32>
    %cst_1761 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5742 = stablehlo.broadcast_in_dim %cst_1761, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5743 = stablehlo.multiply %5742, %5261 : tensor<1x1x1024x256xf32>
    %5744 = stablehlo.subtract %arg111, %5743 : tensor<1x1x1024x256xf32>
    %cst_1762 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5745 = stablehlo.broadcast_in_dim %cst_1762, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5746 = stablehlo.multiply %5745, %5264 : tensor<256xf32>
    %5747 = stablehlo.subtract %arg112, %5746 : tensor<256xf32>
    %cst_1763 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5748 = stablehlo.broadcast_in_dim %cst_1763, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5749 = stablehlo.multiply %5748, %5267 : tensor<256xf32>
    %5750 = stablehlo.subtract %arg113, %5749 : tensor<256xf32>
    %cst_1764 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5751 = stablehlo.broadcast_in_dim %cst_1764, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5752 = stablehlo.multiply %5751, %5270 : tensor<3x3x256x256xf32>
    %5753 = stablehlo.subtract %arg114, %5752 : tensor<3x3x256x256xf32>
    %cst_1765 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5754 = stablehlo.broadcast_in_dim %cst_1765, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5755 = stablehlo.multiply %5754, %5273 : tensor<256xf32>
    %5756 = stablehlo.subtract %arg115, %5755 : tensor<256xf32>
    %cst_1766 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5757 = stablehlo.broadcast_in_dim %cst_1766, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5758 = stablehlo.multiply %5757, %5276 : tensor<256xf32>
    %5759 = stablehlo.subtract %arg116, %5758 : tensor<256xf32>
    %cst_1767 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5760 = stablehlo.broadcast_in_dim %cst_1767, dims = [] : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %5761 = stablehlo.multiply %5760, %5279 : tensor<1x1x256x1024xf32>
    %5762 = stablehlo.subtract %arg117, %5761 : tensor<1x1x256x1024xf32>
    %cst_1768 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5763 = stablehlo.broadcast_in_dim %cst_1768, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5764 = stablehlo.multiply %5763, %5282 : tensor<1024xf32>
    %5765 = stablehlo.subtract %arg118, %5764 : tensor<1024xf32>
    %cst_1769 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5766 = stablehlo.broadcast_in_dim %cst_1769, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5767 = stablehlo.multiply %5766, %5285 : tensor<1024xf32>
    %5768 = stablehlo.subtract %arg119, %5767 : tensor<1024xf32>
    %cst_1770 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5769 = stablehlo.broadcast_in_dim %cst_1770, dims = [] : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %5770 = stablehlo.multiply %5769, %5288 : tensor<1x1x1024x256xf32>
    %5771 = stablehlo.subtract %arg120, %5770 : tensor<1x1x1024x256xf32>
    %cst_1771 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5772 = stablehlo.broadcast_in_dim %cst_1771, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5773 = stablehlo.multiply %5772, %5291 : tensor<256xf32>
    %5774 = stablehlo.subtract %arg121, %5773 : tensor<256xf32>
    %cst_1772 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5775 = stablehlo.broadcast_in_dim %cst_1772, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5776 = stablehlo.multiply %5775, %5294 : tensor<256xf32>
    %5777 = stablehlo.subtract %arg122, %5776 : tensor<256xf32>
    %cst_1773 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5778 = stablehlo.broadcast_in_dim %cst_1773, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %5779 = stablehlo.multiply %5778, %5297 : tensor<3x3x256x256xf32>
    %5780 = stablehlo.subtract %arg123, %5779 : tensor<3x3x256x256xf32>
    %cst_1774 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5781 = stablehlo.broadcast_in_dim %cst_1774, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5782 = stablehlo.multiply %5781, %5300 : tensor<256xf32>
    %5783 = stablehlo.subtract %arg124, %5782 : tensor<256xf32>
    %cst_1775 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5784 = stablehlo.broadcast_in_dim %cst_1775, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5785 = stablehlo.multiply %5784, %5303 : tensor<256xf32>
    %5786 = stablehlo.subtract %arg125, %5785 : tensor<256xf32>
    %cst_1776 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5787 = stablehlo.broadcast_in_dim %cst_1776, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5788 = stablehlo.multiply %5787, %5306 : tensor<1x1x512x2048xf32>
    %5789 = stablehlo.subtract %arg126, %5788 : tensor<1x1x512x2048xf32>
    %cst_1777 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5790 = stablehlo.broadcast_in_dim %cst_1777, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5791 = stablehlo.multiply %5790, %5309 : tensor<2048xf32>
    %5792 = stablehlo.subtract %arg127, %5791 : tensor<2048xf32>
    %cst_1778 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5793 = stablehlo.broadcast_in_dim %cst_1778, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5794 = stablehlo.multiply %5793, %5312 : tensor<2048xf32>
    %5795 = stablehlo.subtract %arg128, %5794 : tensor<2048xf32>
    %cst_1779 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5796 = stablehlo.broadcast_in_dim %cst_1779, dims = [] : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %5797 = stablehlo.multiply %5796, %5315 : tensor<1x1x1024x512xf32>
    %5798 = stablehlo.subtract %arg129, %5797 : tensor<1x1x1024x512xf32>
    %cst_1780 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5799 = stablehlo.broadcast_in_dim %cst_1780, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5800 = stablehlo.multiply %5799, %5318 : tensor<512xf32>
    %5801 = stablehlo.subtract %arg130, %5800 : tensor<512xf32>
    %cst_1781 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5802 = stablehlo.broadcast_in_dim %cst_1781, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5803 = stablehlo.multiply %5802, %5321 : tensor<512xf32>
    %5804 = stablehlo.subtract %arg131, %5803 : tensor<512xf32>
    %cst_1782 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5805 = stablehlo.broadcast_in_dim %cst_1782, dims = [] : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %5806 = stablehlo.multiply %5805, %5324 : tensor<1x1x1024x2048xf32>
    %5807 = stablehlo.subtract %arg132, %5806 : tensor<1x1x1024x2048xf32>
    %cst_1783 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5808 = stablehlo.broadcast_in_dim %cst_1783, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5809 = stablehlo.multiply %5808, %5327 : tensor<2048xf32>
    %5810 = stablehlo.subtract %arg133, %5809 : tensor<2048xf32>
    %cst_1784 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5811 = stablehlo.broadcast_in_dim %cst_1784, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5812 = stablehlo.multiply %5811, %5330 : tensor<2048xf32>
    %5813 = stablehlo.subtract %arg134, %5812 : tensor<2048xf32>
    %cst_1785 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5814 = stablehlo.broadcast_in_dim %cst_1785, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5815 = stablehlo.multiply %5814, %5333 : tensor<3x3x512x512xf32>
    %5816 = stablehlo.subtract %arg135, %5815 : tensor<3x3x512x512xf32>
    %cst_1786 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5817 = stablehlo.broadcast_in_dim %cst_1786, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5818 = stablehlo.multiply %5817, %5336 : tensor<512xf32>
    %5819 = stablehlo.subtract %arg136, %5818 : tensor<512xf32>
    %cst_1787 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5820 = stablehlo.broadcast_in_dim %cst_1787, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5821 = stablehlo.multiply %5820, %5339 : tensor<512xf32>
    %5822 = stablehlo.subtract %arg137, %5821 : tensor<512xf32>
    %cst_1788 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5823 = stablehlo.broadcast_in_dim %cst_1788, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5824 = stablehlo.multiply %5823, %5342 : tensor<1x1x512x2048xf32>
    %5825 = stablehlo.subtract %arg138, %5824 : tensor<1x1x512x2048xf32>
    %cst_1789 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5826 = stablehlo.broadcast_in_dim %cst_1789, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5827 = stablehlo.multiply %5826, %5345 : tensor<2048xf32>
    %5828 = stablehlo.subtract %arg139, %5827 : tensor<2048xf32>
    %cst_1790 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5829 = stablehlo.broadcast_in_dim %cst_1790, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5830 = stablehlo.multiply %5829, %5348 : tensor<2048xf32>
    %5831 = stablehlo.subtract %arg140, %5830 : tensor<2048xf32>
    %cst_1791 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5832 = stablehlo.broadcast_in_dim %cst_1791, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %5833 = stablehlo.multiply %5832, %5351 : tensor<1x1x2048x512xf32>
    %5834 = stablehlo.subtract %arg141, %5833 : tensor<1x1x2048x512xf32>
    %cst_1792 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5835 = stablehlo.broadcast_in_dim %cst_1792, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5836 = stablehlo.multiply %5835, %5354 : tensor<512xf32>
    %5837 = stablehlo.subtract %arg142, %5836 : tensor<512xf32>
    %cst_1793 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5838 = stablehlo.broadcast_in_dim %cst_1793, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5839 = stablehlo.multiply %5838, %5357 : tensor<512xf32>
    %5840 = stablehlo.subtract %arg143, %5839 : tensor<512xf32>
    %cst_1794 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5841 = stablehlo.broadcast_in_dim %cst_1794, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5842 = stablehlo.multiply %5841, %5360 : tensor<3x3x512x512xf32>
    %5843 = stablehlo.subtract %arg144, %5842 : tensor<3x3x512x512xf32>
    %cst_1795 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5844 = stablehlo.broadcast_in_dim %cst_1795, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5845 = stablehlo.multiply %5844, %5363 : tensor<512xf32>
    %5846 = stablehlo.subtract %arg145, %5845 : tensor<512xf32>
    %cst_1796 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5847 = stablehlo.broadcast_in_dim %cst_1796, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5848 = stablehlo.multiply %5847, %5366 : tensor<512xf32>
    %5849 = stablehlo.subtract %arg146, %5848 : tensor<512xf32>
    %cst_1797 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5850 = stablehlo.broadcast_in_dim %cst_1797, dims = [] : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %5851 = stablehlo.multiply %5850, %5369 : tensor<1x1x512x2048xf32>
    %5852 = stablehlo.subtract %arg147, %5851 : tensor<1x1x512x2048xf32>
    %cst_1798 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5853 = stablehlo.broadcast_in_dim %cst_1798, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5854 = stablehlo.multiply %5853, %5372 : tensor<2048xf32>
    %5855 = stablehlo.subtract %arg148, %5854 : tensor<2048xf32>
    %cst_1799 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5856 = stablehlo.broadcast_in_dim %cst_1799, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5857 = stablehlo.multiply %5856, %5375 : tensor<2048xf32>
    %5858 = stablehlo.subtract %arg149, %5857 : tensor<2048xf32>
    %cst_1800 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5859 = stablehlo.broadcast_in_dim %cst_1800, dims = [] : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %5860 = stablehlo.multiply %5859, %5378 : tensor<1x1x2048x512xf32>
    %5861 = stablehlo.subtract %arg150, %5860 : tensor<1x1x2048x512xf32>
    %cst_1801 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5862 = stablehlo.broadcast_in_dim %cst_1801, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5863 = stablehlo.multiply %5862, %5381 : tensor<512xf32>
    %5864 = stablehlo.subtract %arg151, %5863 : tensor<512xf32>
    %cst_1802 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5865 = stablehlo.broadcast_in_dim %cst_1802, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5866 = stablehlo.multiply %5865, %5384 : tensor<512xf32>
    %5867 = stablehlo.subtract %arg152, %5866 : tensor<512xf32>
    %cst_1803 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5868 = stablehlo.broadcast_in_dim %cst_1803, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %5869 = stablehlo.multiply %5868, %5387 : tensor<3x3x512x512xf32>
    %5870 = stablehlo.subtract %arg153, %5869 : tensor<3x3x512x512xf32>
    %cst_1804 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5871 = stablehlo.broadcast_in_dim %cst_1804, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5872 = stablehlo.multiply %5871, %5390 : tensor<512xf32>
    %5873 = stablehlo.subtract %arg154, %5872 : tensor<512xf32>
    %cst_1805 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5874 = stablehlo.broadcast_in_dim %cst_1805, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %5875 = stablehlo.multiply %5874, %5393 : tensor<512xf32>
    %5876 = stablehlo.subtract %arg155, %5875 : tensor<512xf32>
    %cst_1806 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5877 = stablehlo.broadcast_in_dim %cst_1806, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %5878 = stablehlo.multiply %5877, %5396 : tensor<1000xf32>
    %5879 = stablehlo.subtract %arg156, %5878 : tensor<1000xf32>
    %cst_1807 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5880 = stablehlo.broadcast_in_dim %cst_1807, dims = [] : (tensor<f32>) -> tensor<2048x1000xf32>
    %5881 = stablehlo.multiply %5880, %5399 : tensor<2048x1000xf32>
    %5882 = stablehlo.subtract %arg157, %5881 : tensor<2048x1000xf32>
    %cst_1808 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5883 = stablehlo.broadcast_in_dim %cst_1808, dims = [] : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %5884 = stablehlo.multiply %5883, %5402 : tensor<7x7x3x64xf32>
    %5885 = stablehlo.subtract %arg158, %5884 : tensor<7x7x3x64xf32>
    %cst_1809 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5886 = stablehlo.broadcast_in_dim %cst_1809, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5887 = stablehlo.multiply %5886, %5405 : tensor<64xf32>
    %5888 = stablehlo.subtract %arg159, %5887 : tensor<64xf32>
    %cst_1810 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5889 = stablehlo.broadcast_in_dim %cst_1810, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %5890 = stablehlo.multiply %5889, %5408 : tensor<64xf32>
    %5891 = stablehlo.subtract %arg160, %5890 : tensor<64xf32>
    return %5411, %5414, %5417, %5420, %5423, %5426, %5429, %5432, %5435, %5438, %5441, %5444, %5447, %5450, %5453, %5456, %5459, %5462, %5465, %5468, %5471, %5474, %5477, %5480, %5483, %5486, %5489, %5492, %5495, %5498, %5501, %5504, %5507, %5510, %5513, %5516, %5519, %5522, %5525, %5528, %5531, %5534, %5537, %5540, %5543, %5546, %5549, %5552, %5555, %5558, %5561, %5564, %5567, %5570, %5573, %5576, %5579, %5582, %5585, %5588, %5591, %5594, %5597, %5600, %5603, %5606, %5609, %5612, %5615, %5618, %5621, %5624, %5627, %5630, %5633, %5636, %5639, %5642, %5645, %5648, %5651, %5654, %5657, %5660, %5663, %5666, %5669, %5672, %5675, %5678, %5681, %5684, %5687, %5690, %5693, %5696, %5699, %5702, %5705, %5708, %5711, %5714, %5717, %5720, %5723, %5726, %5729, %5732, %5735, %5738, %5741, %5744, %5747, %5750, %5753, %5756, %5759, %5762, %5765, %5768, %5771, %5774, %5777, %5780, %5783, %5786, %5789, %5792, %5795, %5798, %5801, %5804, %5807, %5810, %5813, %5816, %5819, %5822, %5825, %5828, %5831, %5834, %5837, %5840, %5843, %5846, %5849, %5852, %5855, %5858, %5861, %5864, %5867, %5870, %5873, %5876, %5879, %5882, %5885, %5888, %5891, %4928, %4931, %4934, %4937, %4940, %4943, %4946, %4949, %4952, %4955, %4958, %4961, %4964, %4967, %4970, %4973, %4976, %4979, %4982, %4985, %4988, %4991, %4994, %4997, %5000, %5003, %5006, %5009, %5012, %5015, %5018, %5021, %5024, %5027, %5030, %5033, %5036, %5039, %5042, %5045, %5048, %5051, %5054, %5057, %5060, %5063, %5066, %5069, %5072, %5075, %5078, %5081, %5084, %5087, %5090, %5093, %5096, %5099, %5102, %5105, %5108, %5111, %5114, %5117, %5120, %5123, %5126, %5129, %5132, %5135, %5138, %5141, %5144, %5147, %5150, %5153, %5156, %5159, %5162, %5165, %5168, %5171, %5174, %5177, %5180, %5183, %5186, %5189, %5192, %5195, %5198, %5201, %5204, %5207, %5210, %5213, %5216, %5219, %5222, %5225, %5228, %5231, %5234, %5237, %5240, %5243, %5246, %5249, %5252, %5255, %5258, %5261, %5264, %5267, %5270, %5273, %5276, %5279, %5282, %5285, %5288, %5291, %5294, %5297, %5300, %5303, %5306, %5309, %5312, %5315, %5318, %5321, %5324, %5327, %5330, %5333, %5336, %5339, %5342, %5345, %5348, %5351, %5354, %5357, %5360, %5363, %5366, %5369, %5372, %5375, %5378, %5381, %5384, %5387, %5390, %5393, %5396, %5399, %5402, %5405, %5408, %163, %168, %75, %80, %204, %209, %119, %124, %337, %342, %249, %254, %293, %298, %470, %475, %382, %387, %426, %431, %603, %608, %515, %520, %644, %649, %559, %564, %777, %782, %689, %694, %733, %738, %910, %915, %822, %827, %866, %871, %1043, %1048, %955, %960, %999, %1004, %1176, %1181, %1088, %1093, %1217, %1222, %1132, %1137, %1350, %1355, %1262, %1267, %1306, %1311, %1483, %1488, %1395, %1400, %1439, %1444, %1616, %1621, %1528, %1533, %1572, %1577, %1749, %1754, %1661, %1666, %1705, %1710, %1882, %1887, %1794, %1799, %1838, %1843, %2015, %2020, %1927, %1932, %2056, %2061, %1971, %1976, %2189, %2194, %2101, %2106, %2145, %2150, %2322, %2327, %2234, %2239, %2278, %2283, %29, %34, %2351 : tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000xf32>, tensor<2048x1000xf32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000xf32>, tensor<2048x1000xf32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<32x112x112x64xf32>) -> tensor<32x112x112x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x112x112x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x112x112x64xf32>
    return %1 : tensor<32x112x112x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<32x56x56x64xf32>) -> tensor<32x56x56x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x56x56x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x56x56x64xf32>
    return %1 : tensor<32x56x56x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<32x56x56x256xf32>) -> tensor<32x56x56x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x56x56x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x56x56x256xf32>
    return %1 : tensor<32x56x56x256xf32>
  }
  func.func private @relu_2(%arg0: tensor<32x56x56x128xf32>) -> tensor<32x56x56x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x56x56x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x56x56x128xf32>
    return %1 : tensor<32x56x56x128xf32>
  }
  func.func private @relu_3(%arg0: tensor<32x28x28x128xf32>) -> tensor<32x28x28x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x28x28x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x28x28x128xf32>
    return %1 : tensor<32x28x28x128xf32>
  }
  func.func private @relu_4(%arg0: tensor<32x28x28x512xf32>) -> tensor<32x28x28x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x28x28x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x28x28x512xf32>
    return %1 : tensor<32x28x28x512xf32>
  }
  func.func private @relu_5(%arg0: tensor<32x28x28x256xf32>) -> tensor<32x28x28x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x28x28x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x28x28x256xf32>
    return %1 : tensor<32x28x28x256xf32>
  }
  func.func private @relu_6(%arg0: tensor<32x14x14x256xf32>) -> tensor<32x14x14x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x14x14x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x14x14x256xf32>
    return %1 : tensor<32x14x14x256xf32>
  }
  func.func private @relu_7(%arg0: tensor<32x14x14x1024xf32>) -> tensor<32x14x14x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x14x14x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x14x14x1024xf32>
    return %1 : tensor<32x14x14x1024xf32>
  }
  func.func private @relu_8(%arg0: tensor<32x14x14x512xf32>) -> tensor<32x14x14x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x14x14x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x14x14x512xf32>
    return %1 : tensor<32x14x14x512xf32>
  }
  func.func private @relu_9(%arg0: tensor<32x7x7x512xf32>) -> tensor<32x7x7x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x7x7x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x7x7x512xf32>
    return %1 : tensor<32x7x7x512xf32>
  }
  func.func private @relu_10(%arg0: tensor<32x7x7x2048xf32>) -> tensor<32x7x7x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x7x7x2048xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<32x7x7x2048xf32>
    return %1 : tensor<32x7x7x2048xf32>
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
  func.func private @take_along_axis_11(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1000xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x1000xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x1000xf32>
    return %1 : tensor<32x1000xf32>
  }
  func.func private @log_softmax_12(%arg0: tensor<32x1000xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x1000xf32>) -> tensor<32x1000xf32> {
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
}
