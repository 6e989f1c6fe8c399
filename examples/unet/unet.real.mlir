module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x64x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x3x64x128xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x128x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<128xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<128xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x3x128x256xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<256xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x3x256x256xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<256xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<256xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3x3x256x512xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<512xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<512xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x3x512x512xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<512xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<512xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3x3x512x1024xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<1024xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<1024xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<3x3x1024x1024xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1024xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<1024xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<2x2x1024x512xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<2x2x512x256xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<2x2x256x128xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<2x2x128x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<1x1x64x2xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<3x3x1024x512xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<512xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<512xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<3x3x512x512xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<512xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<512xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<3x3x512x256xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<256xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<256xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<3x3x256x256xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<256xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<256xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<3x3x256x128xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<3x3x128x128xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<128xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<128xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<3x3x128x64xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<64xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<64xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3x3x64x64xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<64xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<i32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<3x3x3x64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<3x3x64x64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<64xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<3x3x64x128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<128xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<3x3x128x128xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<128xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<128xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<3x3x128x256xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<256xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<256xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<3x3x256x256xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<256xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<256xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<3x3x256x512xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<512xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<512xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<3x3x512x512xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<512xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<512xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<3x3x512x1024xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<1024xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<1024xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<3x3x1024x1024xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<1024xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<1024xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<2x2x1024x512xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<2x2x512x256xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<2x2x256x128xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<2x2x128x64xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<1x1x64x2xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<3x3x1024x512xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<512xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<512xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<3x3x512x512xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<512xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<512xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<3x3x512x256xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<256xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<256xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<3x3x256x256xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<256xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<256xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<3x3x256x128xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<128xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<128xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<3x3x128x128xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<128xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<128xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<3x3x128x64xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<64xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<64xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<3x3x64x64xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<64xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<64xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<3x3x3x64xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<64xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<64xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<3x3x64x64xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<64xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<64xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<3x3x64x128xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<128xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<128xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<3x3x128x128xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<128xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<128xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<3x3x128x256xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<256xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<256xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<3x3x256x256xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<256xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<256xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<3x3x256x512xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<512xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<512xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<3x3x512x512xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<512xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<512xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<3x3x512x1024xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<1024xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<1024xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<3x3x1024x1024xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<1024xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<1024xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<2x2x1024x512xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<2x2x512x256xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<2x2x256x128xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<2x2x128x64xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<1x1x64x2xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<3x3x1024x512xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<512xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<512xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<3x3x512x512xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<512xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<512xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<3x3x512x256xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<256xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<256xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<3x3x256x256xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<256xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<256xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<3x3x256x128xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<128xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<128xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<3x3x128x128xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<128xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<128xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<3x3x128x64xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<64xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<64xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<3x3x64x64xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<64xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<64xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<8x256x256x3xf32>, %arg179: tensor<8x256x256xi32>) -> (tensor<3x3x3x64xf32> {jax.result_info = "result[0]['down'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['down'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[0]['down'][1]['first']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['down'][1]['second']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['shift']"}, tensor<3x3x128x256xf32> {jax.result_info = "result[0]['down'][2]['first']"}, tensor<256xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['down'][2]['second']"}, tensor<256xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['shift']"}, tensor<3x3x256x512xf32> {jax.result_info = "result[0]['down'][3]['first']"}, tensor<512xf32> {jax.result_info = "result[0]['down'][3]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['down'][3]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['down'][3]['second']"}, tensor<512xf32> {jax.result_info = "result[0]['down'][3]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['down'][3]['second_norm']['shift']"}, tensor<3x3x512x1024xf32> {jax.result_info = "result[0]['down'][4]['first']"}, tensor<1024xf32> {jax.result_info = "result[0]['down'][4]['first_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['down'][4]['first_norm']['shift']"}, tensor<3x3x1024x1024xf32> {jax.result_info = "result[0]['down'][4]['second']"}, tensor<1024xf32> {jax.result_info = "result[0]['down'][4]['second_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[0]['down'][4]['second_norm']['shift']"}, tensor<2x2x1024x512xf32> {jax.result_info = "result[0]['grow'][0]"}, tensor<2x2x512x256xf32> {jax.result_info = "result[0]['grow'][1]"}, tensor<2x2x256x128xf32> {jax.result_info = "result[0]['grow'][2]"}, tensor<2x2x128x64xf32> {jax.result_info = "result[0]['grow'][3]"}, tensor<1x1x64x2xf32> {jax.result_info = "result[0]['output']"}, tensor<3x3x1024x512xf32> {jax.result_info = "result[0]['up'][0]['first']"}, tensor<512xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[0]['up'][0]['second']"}, tensor<512xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['shift']"}, tensor<3x3x512x256xf32> {jax.result_info = "result[0]['up'][1]['first']"}, tensor<256xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[0]['up'][1]['second']"}, tensor<256xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['shift']"}, tensor<3x3x256x128xf32> {jax.result_info = "result[0]['up'][2]['first']"}, tensor<128xf32> {jax.result_info = "result[0]['up'][2]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['up'][2]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['up'][2]['second']"}, tensor<128xf32> {jax.result_info = "result[0]['up'][2]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['up'][2]['second_norm']['shift']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[0]['up'][3]['first']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][3]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][3]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['up'][3]['second']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][3]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][3]['second_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3x3x3x64xf32> {jax.result_info = "result[1]['first']['down'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['first']['down'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[1]['first']['down'][1]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['first']['down'][1]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['shift']"}, tensor<3x3x128x256xf32> {jax.result_info = "result[1]['first']['down'][2]['first']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['first']['down'][2]['second']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['shift']"}, tensor<3x3x256x512xf32> {jax.result_info = "result[1]['first']['down'][3]['first']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['down'][3]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['down'][3]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['first']['down'][3]['second']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['down'][3]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['down'][3]['second_norm']['shift']"}, tensor<3x3x512x1024xf32> {jax.result_info = "result[1]['first']['down'][4]['first']"}, tensor<1024xf32> {jax.result_info = "result[1]['first']['down'][4]['first_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['first']['down'][4]['first_norm']['shift']"}, tensor<3x3x1024x1024xf32> {jax.result_info = "result[1]['first']['down'][4]['second']"}, tensor<1024xf32> {jax.result_info = "result[1]['first']['down'][4]['second_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['first']['down'][4]['second_norm']['shift']"}, tensor<2x2x1024x512xf32> {jax.result_info = "result[1]['first']['grow'][0]"}, tensor<2x2x512x256xf32> {jax.result_info = "result[1]['first']['grow'][1]"}, tensor<2x2x256x128xf32> {jax.result_info = "result[1]['first']['grow'][2]"}, tensor<2x2x128x64xf32> {jax.result_info = "result[1]['first']['grow'][3]"}, tensor<1x1x64x2xf32> {jax.result_info = "result[1]['first']['output']"}, tensor<3x3x1024x512xf32> {jax.result_info = "result[1]['first']['up'][0]['first']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['first']['up'][0]['second']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['shift']"}, tensor<3x3x512x256xf32> {jax.result_info = "result[1]['first']['up'][1]['first']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['first']['up'][1]['second']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['shift']"}, tensor<3x3x256x128xf32> {jax.result_info = "result[1]['first']['up'][2]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['up'][2]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['up'][2]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['first']['up'][2]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['up'][2]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['up'][2]['second_norm']['shift']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[1]['first']['up'][3]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][3]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][3]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['first']['up'][3]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][3]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][3]['second_norm']['shift']"}, tensor<3x3x3x64xf32> {jax.result_info = "result[1]['second']['down'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['second']['down'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[1]['second']['down'][1]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['second']['down'][1]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['shift']"}, tensor<3x3x128x256xf32> {jax.result_info = "result[1]['second']['down'][2]['first']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['second']['down'][2]['second']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['shift']"}, tensor<3x3x256x512xf32> {jax.result_info = "result[1]['second']['down'][3]['first']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['down'][3]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['down'][3]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['second']['down'][3]['second']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['down'][3]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['down'][3]['second_norm']['shift']"}, tensor<3x3x512x1024xf32> {jax.result_info = "result[1]['second']['down'][4]['first']"}, tensor<1024xf32> {jax.result_info = "result[1]['second']['down'][4]['first_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['second']['down'][4]['first_norm']['shift']"}, tensor<3x3x1024x1024xf32> {jax.result_info = "result[1]['second']['down'][4]['second']"}, tensor<1024xf32> {jax.result_info = "result[1]['second']['down'][4]['second_norm']['scale']"}, tensor<1024xf32> {jax.result_info = "result[1]['second']['down'][4]['second_norm']['shift']"}, tensor<2x2x1024x512xf32> {jax.result_info = "result[1]['second']['grow'][0]"}, tensor<2x2x512x256xf32> {jax.result_info = "result[1]['second']['grow'][1]"}, tensor<2x2x256x128xf32> {jax.result_info = "result[1]['second']['grow'][2]"}, tensor<2x2x128x64xf32> {jax.result_info = "result[1]['second']['grow'][3]"}, tensor<1x1x64x2xf32> {jax.result_info = "result[1]['second']['output']"}, tensor<3x3x1024x512xf32> {jax.result_info = "result[1]['second']['up'][0]['first']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['shift']"}, tensor<3x3x512x512xf32> {jax.result_info = "result[1]['second']['up'][0]['second']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['scale']"}, tensor<512xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['shift']"}, tensor<3x3x512x256xf32> {jax.result_info = "result[1]['second']['up'][1]['first']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['shift']"}, tensor<3x3x256x256xf32> {jax.result_info = "result[1]['second']['up'][1]['second']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['scale']"}, tensor<256xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['shift']"}, tensor<3x3x256x128xf32> {jax.result_info = "result[1]['second']['up'][2]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['up'][2]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['up'][2]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['second']['up'][2]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['up'][2]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['up'][2]['second_norm']['shift']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[1]['second']['up'][3]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][3]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][3]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['second']['up'][3]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][3]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][3]['second_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg178, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x3xf32>, tensor<3x3x3x64xf32>) -> tensor<8x256x256x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_0 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x1x1x8x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<8x256x256x8x8xf32>
    %8 = chlo.square %7 : tensor<8x256x256x8x8xf32> -> tensor<8x256x256x8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x256x256x8x8xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<8x256x256x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_3 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<8x1x1x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %16 = stablehlo.subtract %1, %15 : tensor<8x256x256x8x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %18 = stablehlo.add %14, %17 : tensor<8x1x1x8x1xf32>
    %19 = stablehlo.rsqrt %18 : tensor<8x1x1x8x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<8x1x1x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<8x1x1x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %24 = stablehlo.multiply %16, %23 : tensor<8x256x256x8x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x256x256x64xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %31 = stablehlo.add %28, %30 : tensor<8x256x256x64xf32>
    %32 = call @relu(%31) : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %34 = stablehlo.compare GT, %31, %33, FLOAT : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xi1>
    %35 = stablehlo.convolution(%32, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x256x256x64xf32>
    %36 = stablehlo.reshape %35 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_8 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %40 = stablehlo.divide %38, %39 : tensor<8x1x1x8x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %42 = stablehlo.subtract %36, %41 : tensor<8x256x256x8x8xf32>
    %43 = chlo.square %42 : tensor<8x256x256x8x8xf32> -> tensor<8x256x256x8x8xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x256x256x8x8xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<8x256x256x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_11 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<8x1x1x8x1xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %51 = stablehlo.subtract %36, %50 : tensor<8x256x256x8x8xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<8x1x1x8x1xf32>
    %54 = stablehlo.rsqrt %53 : tensor<8x1x1x8x1xf32>
    %55 = stablehlo.divide %54, %53 : tensor<8x1x1x8x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<8x1x1x8x1xf32>
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<8x256x256x8x8xf32>
    %60 = stablehlo.reshape %59 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %61 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<8x256x256x64xf32>
    %64 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %66 = stablehlo.add %63, %65 : tensor<8x256x256x64xf32>
    %67 = call @relu(%66) : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %69 = stablehlo.compare GT, %66, %68, FLOAT : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.reduce_window"(%67, %70) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.maximum %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<8x128x128x64xf32>
    %72 = stablehlo.convolution(%71, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x64xf32>, tensor<3x3x64x128xf32>) -> tensor<8x128x128x128xf32>
    %73 = stablehlo.reshape %72 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_17 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<8x1x1x8x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %79 = stablehlo.subtract %73, %78 : tensor<8x128x128x8x16xf32>
    %80 = chlo.square %79 : tensor<8x128x128x8x16xf32> -> tensor<8x128x128x8x16xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x128x128x8x16xf32>
    %82 = stablehlo.multiply %81, %79 : tensor<8x128x128x8x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_20 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %86 = stablehlo.divide %84, %85 : tensor<8x1x1x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %88 = stablehlo.subtract %73, %87 : tensor<8x128x128x8x16xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %90 = stablehlo.add %86, %89 : tensor<8x1x1x8x1xf32>
    %91 = stablehlo.rsqrt %90 : tensor<8x1x1x8x1xf32>
    %92 = stablehlo.divide %91, %90 : tensor<8x1x1x8x1xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<8x1x1x8x1xf32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<8x128x128x8x16xf32>
    %97 = stablehlo.reshape %96 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %98 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<8x128x128x128xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %103 = stablehlo.add %100, %102 : tensor<8x128x128x128xf32>
    %104 = call @relu_0(%103) : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %106 = stablehlo.compare GT, %103, %105, FLOAT : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xi1>
    %107 = stablehlo.convolution(%104, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x128x128x128xf32>
    %108 = stablehlo.reshape %107 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_24) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_25 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %112 = stablehlo.divide %110, %111 : tensor<8x1x1x8x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %114 = stablehlo.subtract %108, %113 : tensor<8x128x128x8x16xf32>
    %115 = chlo.square %114 : tensor<8x128x128x8x16xf32> -> tensor<8x128x128x8x16xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x128x128x8x16xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<8x128x128x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_27) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_28 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %121 = stablehlo.divide %119, %120 : tensor<8x1x1x8x1xf32>
    %122 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %123 = stablehlo.subtract %108, %122 : tensor<8x128x128x8x16xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %125 = stablehlo.add %121, %124 : tensor<8x1x1x8x1xf32>
    %126 = stablehlo.rsqrt %125 : tensor<8x1x1x8x1xf32>
    %127 = stablehlo.divide %126, %125 : tensor<8x1x1x8x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<8x1x1x8x1xf32>
    %130 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %131 = stablehlo.multiply %123, %130 : tensor<8x128x128x8x16xf32>
    %132 = stablehlo.reshape %131 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %133 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<8x128x128x128xf32>
    %136 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %138 = stablehlo.add %135, %137 : tensor<8x128x128x128xf32>
    %139 = call @relu_0(%138) : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %141 = stablehlo.compare GT, %138, %140, FLOAT : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xi1>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.reduce_window"(%139, %142) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.maximum %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<8x64x64x128xf32>
    %144 = stablehlo.convolution(%143, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x128xf32>, tensor<3x3x128x256xf32>) -> tensor<8x64x64x256xf32>
    %145 = stablehlo.reshape %144 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_33) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_34 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<8x1x1x8x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %151 = stablehlo.subtract %145, %150 : tensor<8x64x64x8x32xf32>
    %152 = chlo.square %151 : tensor<8x64x64x8x32xf32> -> tensor<8x64x64x8x32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x64x64x8x32xf32>
    %154 = stablehlo.multiply %153, %151 : tensor<8x64x64x8x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%152 init: %cst_36) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_37 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %158 = stablehlo.divide %156, %157 : tensor<8x1x1x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %160 = stablehlo.subtract %145, %159 : tensor<8x64x64x8x32xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %162 = stablehlo.add %158, %161 : tensor<8x1x1x8x1xf32>
    %163 = stablehlo.rsqrt %162 : tensor<8x1x1x8x1xf32>
    %164 = stablehlo.divide %163, %162 : tensor<8x1x1x8x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<8x1x1x8x1xf32>
    %167 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %168 = stablehlo.multiply %160, %167 : tensor<8x64x64x8x32xf32>
    %169 = stablehlo.reshape %168 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %170 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %172 = stablehlo.multiply %169, %171 : tensor<8x64x64x256xf32>
    %173 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %175 = stablehlo.add %172, %174 : tensor<8x64x64x256xf32>
    %176 = call @relu_1(%175) : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %178 = stablehlo.compare GT, %175, %177, FLOAT : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xi1>
    %179 = stablehlo.convolution(%176, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x64x64x256xf32>
    %180 = stablehlo.reshape %179 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_41) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_42 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<8x1x1x8x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<8x64x64x8x32xf32>
    %187 = chlo.square %186 : tensor<8x64x64x8x32xf32> -> tensor<8x64x64x8x32xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x64x64x8x32xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<8x64x64x8x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_44) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_45 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<8x1x1x8x1xf32>
    %194 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %195 = stablehlo.subtract %180, %194 : tensor<8x64x64x8x32xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<8x1x1x8x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<8x1x1x8x1xf32>
    %199 = stablehlo.divide %198, %197 : tensor<8x1x1x8x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<8x1x1x8x1xf32>
    %202 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %203 = stablehlo.multiply %195, %202 : tensor<8x64x64x8x32xf32>
    %204 = stablehlo.reshape %203 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %205 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<8x64x64x256xf32>
    %208 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %210 = stablehlo.add %207, %209 : tensor<8x64x64x256xf32>
    %211 = call @relu_1(%210) : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %213 = stablehlo.compare GT, %210, %212, FLOAT : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xi1>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<f32>
    %215 = "stablehlo.reduce_window"(%211, %214) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.maximum %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<8x32x32x256xf32>
    %216 = stablehlo.convolution(%215, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x256xf32>, tensor<3x3x256x512xf32>) -> tensor<8x32x32x512xf32>
    %217 = stablehlo.reshape %216 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_50) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_51 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %221 = stablehlo.divide %219, %220 : tensor<8x1x1x8x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %223 = stablehlo.subtract %217, %222 : tensor<8x32x32x8x64xf32>
    %224 = chlo.square %223 : tensor<8x32x32x8x64xf32> -> tensor<8x32x32x8x64xf32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x32x32x8x64xf32>
    %226 = stablehlo.multiply %225, %223 : tensor<8x32x32x8x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%224 init: %cst_53) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_54 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<8x1x1x8x1xf32>
    %231 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %232 = stablehlo.subtract %217, %231 : tensor<8x32x32x8x64xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %234 = stablehlo.add %230, %233 : tensor<8x1x1x8x1xf32>
    %235 = stablehlo.rsqrt %234 : tensor<8x1x1x8x1xf32>
    %236 = stablehlo.divide %235, %234 : tensor<8x1x1x8x1xf32>
    %cst_56 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<8x1x1x8x1xf32>
    %239 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %240 = stablehlo.multiply %232, %239 : tensor<8x32x32x8x64xf32>
    %241 = stablehlo.reshape %240 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %242 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %244 = stablehlo.multiply %241, %243 : tensor<8x32x32x512xf32>
    %245 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %247 = stablehlo.add %244, %246 : tensor<8x32x32x512xf32>
    %248 = call @relu_2(%247) : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %250 = stablehlo.compare GT, %247, %249, FLOAT : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xi1>
    %251 = stablehlo.convolution(%248, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x32x32x512xf32>
    %252 = stablehlo.reshape %251 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_58) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_59 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %256 = stablehlo.divide %254, %255 : tensor<8x1x1x8x1xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %258 = stablehlo.subtract %252, %257 : tensor<8x32x32x8x64xf32>
    %259 = chlo.square %258 : tensor<8x32x32x8x64xf32> -> tensor<8x32x32x8x64xf32>
    %cst_60 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x32x32x8x64xf32>
    %261 = stablehlo.multiply %260, %258 : tensor<8x32x32x8x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%259 init: %cst_61) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_62 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %265 = stablehlo.divide %263, %264 : tensor<8x1x1x8x1xf32>
    %266 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %267 = stablehlo.subtract %252, %266 : tensor<8x32x32x8x64xf32>
    %cst_63 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %269 = stablehlo.add %265, %268 : tensor<8x1x1x8x1xf32>
    %270 = stablehlo.rsqrt %269 : tensor<8x1x1x8x1xf32>
    %271 = stablehlo.divide %270, %269 : tensor<8x1x1x8x1xf32>
    %cst_64 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %273 = stablehlo.multiply %272, %271 : tensor<8x1x1x8x1xf32>
    %274 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %275 = stablehlo.multiply %267, %274 : tensor<8x32x32x8x64xf32>
    %276 = stablehlo.reshape %275 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %277 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<8x32x32x512xf32>
    %280 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %282 = stablehlo.add %279, %281 : tensor<8x32x32x512xf32>
    %283 = call @relu_2(%282) : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %285 = stablehlo.compare GT, %282, %284, FLOAT : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xi1>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<f32>
    %287 = "stablehlo.reduce_window"(%283, %286) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.maximum %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<8x16x16x512xf32>
    %288 = stablehlo.convolution(%287, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x512xf32>, tensor<3x3x512x1024xf32>) -> tensor<8x16x16x1024xf32>
    %289 = stablehlo.reshape %288 : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x8x128xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_67) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_68 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<8x1x1x8x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<8x16x16x8x128xf32>
    %296 = chlo.square %295 : tensor<8x16x16x8x128xf32> -> tensor<8x16x16x8x128xf32>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x16x16x8x128xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<8x16x16x8x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_70) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_71 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<8x1x1x8x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<8x16x16x8x128xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<8x1x1x8x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<8x1x1x8x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<8x1x1x8x1xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<8x1x1x8x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<8x16x16x8x128xf32>
    %313 = stablehlo.reshape %312 : (tensor<8x16x16x8x128xf32>) -> tensor<8x16x16x1024xf32>
    %314 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %316 = stablehlo.multiply %313, %315 : tensor<8x16x16x1024xf32>
    %317 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %319 = stablehlo.add %316, %318 : tensor<8x16x16x1024xf32>
    %320 = call @relu_3(%319) : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x1024xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x16x16x1024xf32>
    %322 = stablehlo.compare GT, %319, %321, FLOAT : (tensor<8x16x16x1024xf32>, tensor<8x16x16x1024xf32>) -> tensor<8x16x16x1024xi1>
    %323 = stablehlo.convolution(%320, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<3x3x1024x1024xf32>) -> tensor<8x16x16x1024xf32>
    %324 = stablehlo.reshape %323 : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x8x128xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_75) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_76 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %328 = stablehlo.divide %326, %327 : tensor<8x1x1x8x1xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %330 = stablehlo.subtract %324, %329 : tensor<8x16x16x8x128xf32>
    %331 = chlo.square %330 : tensor<8x16x16x8x128xf32> -> tensor<8x16x16x8x128xf32>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x16x16x8x128xf32>
    %333 = stablehlo.multiply %332, %330 : tensor<8x16x16x8x128xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%331 init: %cst_78) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_79 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %337 = stablehlo.divide %335, %336 : tensor<8x1x1x8x1xf32>
    %338 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %339 = stablehlo.subtract %324, %338 : tensor<8x16x16x8x128xf32>
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %341 = stablehlo.add %337, %340 : tensor<8x1x1x8x1xf32>
    %342 = stablehlo.rsqrt %341 : tensor<8x1x1x8x1xf32>
    %343 = stablehlo.divide %342, %341 : tensor<8x1x1x8x1xf32>
    %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<8x1x1x8x1xf32>
    %346 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %347 = stablehlo.multiply %339, %346 : tensor<8x16x16x8x128xf32>
    %348 = stablehlo.reshape %347 : (tensor<8x16x16x8x128xf32>) -> tensor<8x16x16x1024xf32>
    %349 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %351 = stablehlo.multiply %348, %350 : tensor<8x16x16x1024xf32>
    %352 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %354 = stablehlo.add %351, %353 : tensor<8x16x16x1024xf32>
    %355 = call @relu_3(%354) : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x1024xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x16x16x1024xf32>
    %357 = stablehlo.compare GT, %354, %356, FLOAT : (tensor<8x16x16x1024xf32>, tensor<8x16x16x1024xf32>) -> tensor<8x16x16x1024xi1>
    %358 = stablehlo.convolution(%355, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<2x2x1024x512xf32>) -> tensor<8x32x32x512xf32>
    %359 = stablehlo.concatenate %283, %358, dim = 3 : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<8x32x32x1024xf32>
    %360 = stablehlo.convolution(%359, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x1024xf32>, tensor<3x3x1024x512xf32>) -> tensor<8x32x32x512xf32>
    %361 = stablehlo.reshape %360 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_83) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_84 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %365 = stablehlo.divide %363, %364 : tensor<8x1x1x8x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %367 = stablehlo.subtract %361, %366 : tensor<8x32x32x8x64xf32>
    %368 = chlo.square %367 : tensor<8x32x32x8x64xf32> -> tensor<8x32x32x8x64xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x32x32x8x64xf32>
    %370 = stablehlo.multiply %369, %367 : tensor<8x32x32x8x64xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%368 init: %cst_86) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_87 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %374 = stablehlo.divide %372, %373 : tensor<8x1x1x8x1xf32>
    %375 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %376 = stablehlo.subtract %361, %375 : tensor<8x32x32x8x64xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %378 = stablehlo.add %374, %377 : tensor<8x1x1x8x1xf32>
    %379 = stablehlo.rsqrt %378 : tensor<8x1x1x8x1xf32>
    %380 = stablehlo.divide %379, %378 : tensor<8x1x1x8x1xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %382 = stablehlo.multiply %381, %380 : tensor<8x1x1x8x1xf32>
    %383 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %384 = stablehlo.multiply %376, %383 : tensor<8x32x32x8x64xf32>
    %385 = stablehlo.reshape %384 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %386 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %388 = stablehlo.multiply %385, %387 : tensor<8x32x32x512xf32>
    %389 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %391 = stablehlo.add %388, %390 : tensor<8x32x32x512xf32>
    %392 = call @relu_2(%391) : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %394 = stablehlo.compare GT, %391, %393, FLOAT : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xi1>
    %395 = stablehlo.convolution(%392, %arg38) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x32x32x512xf32>
    %396 = stablehlo.reshape %395 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_91) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_92 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %400 = stablehlo.divide %398, %399 : tensor<8x1x1x8x1xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %402 = stablehlo.subtract %396, %401 : tensor<8x32x32x8x64xf32>
    %403 = chlo.square %402 : tensor<8x32x32x8x64xf32> -> tensor<8x32x32x8x64xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x32x32x8x64xf32>
    %405 = stablehlo.multiply %404, %402 : tensor<8x32x32x8x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%403 init: %cst_94) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_95 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %409 = stablehlo.divide %407, %408 : tensor<8x1x1x8x1xf32>
    %410 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %411 = stablehlo.subtract %396, %410 : tensor<8x32x32x8x64xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %413 = stablehlo.add %409, %412 : tensor<8x1x1x8x1xf32>
    %414 = stablehlo.rsqrt %413 : tensor<8x1x1x8x1xf32>
    %415 = stablehlo.divide %414, %413 : tensor<8x1x1x8x1xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %417 = stablehlo.multiply %416, %415 : tensor<8x1x1x8x1xf32>
    %418 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %419 = stablehlo.multiply %411, %418 : tensor<8x32x32x8x64xf32>
    %420 = stablehlo.reshape %419 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %421 = stablehlo.broadcast_in_dim %arg39, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %423 = stablehlo.multiply %420, %422 : tensor<8x32x32x512xf32>
    %424 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %426 = stablehlo.add %423, %425 : tensor<8x32x32x512xf32>
    %427 = call @relu_2(%426) : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %429 = stablehlo.compare GT, %426, %428, FLOAT : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xi1>
    %430 = stablehlo.convolution(%427, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<2x2x512x256xf32>) -> tensor<8x64x64x256xf32>
    %431 = stablehlo.concatenate %211, %430, dim = 3 : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<8x64x64x512xf32>
    %432 = stablehlo.convolution(%431, %arg41) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x512xf32>, tensor<3x3x512x256xf32>) -> tensor<8x64x64x256xf32>
    %433 = stablehlo.reshape %432 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_99) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_100 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %437 = stablehlo.divide %435, %436 : tensor<8x1x1x8x1xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %439 = stablehlo.subtract %433, %438 : tensor<8x64x64x8x32xf32>
    %440 = chlo.square %439 : tensor<8x64x64x8x32xf32> -> tensor<8x64x64x8x32xf32>
    %cst_101 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x64x64x8x32xf32>
    %442 = stablehlo.multiply %441, %439 : tensor<8x64x64x8x32xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%440 init: %cst_102) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_103 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %446 = stablehlo.divide %444, %445 : tensor<8x1x1x8x1xf32>
    %447 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %448 = stablehlo.subtract %433, %447 : tensor<8x64x64x8x32xf32>
    %cst_104 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %450 = stablehlo.add %446, %449 : tensor<8x1x1x8x1xf32>
    %451 = stablehlo.rsqrt %450 : tensor<8x1x1x8x1xf32>
    %452 = stablehlo.divide %451, %450 : tensor<8x1x1x8x1xf32>
    %cst_105 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %454 = stablehlo.multiply %453, %452 : tensor<8x1x1x8x1xf32>
    %455 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %456 = stablehlo.multiply %448, %455 : tensor<8x64x64x8x32xf32>
    %457 = stablehlo.reshape %456 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %458 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %460 = stablehlo.multiply %457, %459 : tensor<8x64x64x256xf32>
    %461 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %463 = stablehlo.add %460, %462 : tensor<8x64x64x256xf32>
    %464 = call @relu_1(%463) : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %466 = stablehlo.compare GT, %463, %465, FLOAT : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xi1>
    %467 = stablehlo.convolution(%464, %arg44) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x64x64x256xf32>
    %468 = stablehlo.reshape %467 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_107) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_108 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %472 = stablehlo.divide %470, %471 : tensor<8x1x1x8x1xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %474 = stablehlo.subtract %468, %473 : tensor<8x64x64x8x32xf32>
    %475 = chlo.square %474 : tensor<8x64x64x8x32xf32> -> tensor<8x64x64x8x32xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x64x64x8x32xf32>
    %477 = stablehlo.multiply %476, %474 : tensor<8x64x64x8x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%475 init: %cst_110) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_111 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %481 = stablehlo.divide %479, %480 : tensor<8x1x1x8x1xf32>
    %482 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %483 = stablehlo.subtract %468, %482 : tensor<8x64x64x8x32xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %485 = stablehlo.add %481, %484 : tensor<8x1x1x8x1xf32>
    %486 = stablehlo.rsqrt %485 : tensor<8x1x1x8x1xf32>
    %487 = stablehlo.divide %486, %485 : tensor<8x1x1x8x1xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %489 = stablehlo.multiply %488, %487 : tensor<8x1x1x8x1xf32>
    %490 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %491 = stablehlo.multiply %483, %490 : tensor<8x64x64x8x32xf32>
    %492 = stablehlo.reshape %491 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %493 = stablehlo.broadcast_in_dim %arg45, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %495 = stablehlo.multiply %492, %494 : tensor<8x64x64x256xf32>
    %496 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %498 = stablehlo.add %495, %497 : tensor<8x64x64x256xf32>
    %499 = call @relu_1(%498) : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %501 = stablehlo.compare GT, %498, %500, FLOAT : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xi1>
    %502 = stablehlo.convolution(%499, %arg32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<2x2x256x128xf32>) -> tensor<8x128x128x128xf32>
    %503 = stablehlo.concatenate %139, %502, dim = 3 : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<8x128x128x256xf32>
    %504 = stablehlo.convolution(%503, %arg47) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x256xf32>, tensor<3x3x256x128xf32>) -> tensor<8x128x128x128xf32>
    %505 = stablehlo.reshape %504 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_115) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_116 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<8x1x1x8x1xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %511 = stablehlo.subtract %505, %510 : tensor<8x128x128x8x16xf32>
    %512 = chlo.square %511 : tensor<8x128x128x8x16xf32> -> tensor<8x128x128x8x16xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<8x128x128x8x16xf32>
    %514 = stablehlo.multiply %513, %511 : tensor<8x128x128x8x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%512 init: %cst_118) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_119 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %518 = stablehlo.divide %516, %517 : tensor<8x1x1x8x1xf32>
    %519 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %520 = stablehlo.subtract %505, %519 : tensor<8x128x128x8x16xf32>
    %cst_120 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %522 = stablehlo.add %518, %521 : tensor<8x1x1x8x1xf32>
    %523 = stablehlo.rsqrt %522 : tensor<8x1x1x8x1xf32>
    %524 = stablehlo.divide %523, %522 : tensor<8x1x1x8x1xf32>
    %cst_121 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %526 = stablehlo.multiply %525, %524 : tensor<8x1x1x8x1xf32>
    %527 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %528 = stablehlo.multiply %520, %527 : tensor<8x128x128x8x16xf32>
    %529 = stablehlo.reshape %528 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %530 = stablehlo.broadcast_in_dim %arg48, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %532 = stablehlo.multiply %529, %531 : tensor<8x128x128x128xf32>
    %533 = stablehlo.broadcast_in_dim %arg49, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %535 = stablehlo.add %532, %534 : tensor<8x128x128x128xf32>
    %536 = call @relu_0(%535) : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %538 = stablehlo.compare GT, %535, %537, FLOAT : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xi1>
    %539 = stablehlo.convolution(%536, %arg50) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x128x128x128xf32>
    %540 = stablehlo.reshape %539 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_123) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_124 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %544 = stablehlo.divide %542, %543 : tensor<8x1x1x8x1xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %546 = stablehlo.subtract %540, %545 : tensor<8x128x128x8x16xf32>
    %547 = chlo.square %546 : tensor<8x128x128x8x16xf32> -> tensor<8x128x128x8x16xf32>
    %cst_125 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x128x128x8x16xf32>
    %549 = stablehlo.multiply %548, %546 : tensor<8x128x128x8x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%547 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_127 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %553 = stablehlo.divide %551, %552 : tensor<8x1x1x8x1xf32>
    %554 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %555 = stablehlo.subtract %540, %554 : tensor<8x128x128x8x16xf32>
    %cst_128 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %557 = stablehlo.add %553, %556 : tensor<8x1x1x8x1xf32>
    %558 = stablehlo.rsqrt %557 : tensor<8x1x1x8x1xf32>
    %559 = stablehlo.divide %558, %557 : tensor<8x1x1x8x1xf32>
    %cst_129 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %561 = stablehlo.multiply %560, %559 : tensor<8x1x1x8x1xf32>
    %562 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %563 = stablehlo.multiply %555, %562 : tensor<8x128x128x8x16xf32>
    %564 = stablehlo.reshape %563 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %565 = stablehlo.broadcast_in_dim %arg51, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %567 = stablehlo.multiply %564, %566 : tensor<8x128x128x128xf32>
    %568 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %570 = stablehlo.add %567, %569 : tensor<8x128x128x128xf32>
    %571 = call @relu_0(%570) : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %573 = stablehlo.compare GT, %570, %572, FLOAT : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xi1>
    %574 = stablehlo.convolution(%571, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<2x2x128x64xf32>) -> tensor<8x256x256x64xf32>
    %575 = stablehlo.concatenate %67, %574, dim = 3 : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<8x256x256x128xf32>
    %576 = stablehlo.convolution(%575, %arg53) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x128xf32>, tensor<3x3x128x64xf32>) -> tensor<8x256x256x64xf32>
    %577 = stablehlo.reshape %576 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_131) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_132 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %581 = stablehlo.divide %579, %580 : tensor<8x1x1x8x1xf32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %583 = stablehlo.subtract %577, %582 : tensor<8x256x256x8x8xf32>
    %584 = chlo.square %583 : tensor<8x256x256x8x8xf32> -> tensor<8x256x256x8x8xf32>
    %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x256x256x8x8xf32>
    %586 = stablehlo.multiply %585, %583 : tensor<8x256x256x8x8xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %587 = stablehlo.reduce(%584 init: %cst_134) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_135 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %590 = stablehlo.divide %588, %589 : tensor<8x1x1x8x1xf32>
    %591 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %592 = stablehlo.subtract %577, %591 : tensor<8x256x256x8x8xf32>
    %cst_136 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %594 = stablehlo.add %590, %593 : tensor<8x1x1x8x1xf32>
    %595 = stablehlo.rsqrt %594 : tensor<8x1x1x8x1xf32>
    %596 = stablehlo.divide %595, %594 : tensor<8x1x1x8x1xf32>
    %cst_137 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %598 = stablehlo.multiply %597, %596 : tensor<8x1x1x8x1xf32>
    %599 = stablehlo.broadcast_in_dim %595, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %600 = stablehlo.multiply %592, %599 : tensor<8x256x256x8x8xf32>
    %601 = stablehlo.reshape %600 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %602 = stablehlo.broadcast_in_dim %arg54, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %604 = stablehlo.multiply %601, %603 : tensor<8x256x256x64xf32>
    %605 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %607 = stablehlo.add %604, %606 : tensor<8x256x256x64xf32>
    %608 = call @relu(%607) : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %610 = stablehlo.compare GT, %607, %609, FLOAT : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xi1>
    %611 = stablehlo.convolution(%608, %arg56) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x256x256x64xf32>
    %612 = stablehlo.reshape %611 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_139) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_140 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %616 = stablehlo.divide %614, %615 : tensor<8x1x1x8x1xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %618 = stablehlo.subtract %612, %617 : tensor<8x256x256x8x8xf32>
    %619 = chlo.square %618 : tensor<8x256x256x8x8xf32> -> tensor<8x256x256x8x8xf32>
    %cst_141 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x256x256x8x8xf32>
    %621 = stablehlo.multiply %620, %618 : tensor<8x256x256x8x8xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%619 init: %cst_142) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_143 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %625 = stablehlo.divide %623, %624 : tensor<8x1x1x8x1xf32>
    %626 = stablehlo.broadcast_in_dim %616, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %627 = stablehlo.subtract %612, %626 : tensor<8x256x256x8x8xf32>
    %cst_144 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %629 = stablehlo.add %625, %628 : tensor<8x1x1x8x1xf32>
    %630 = stablehlo.rsqrt %629 : tensor<8x1x1x8x1xf32>
    %631 = stablehlo.divide %630, %629 : tensor<8x1x1x8x1xf32>
    %cst_145 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %633 = stablehlo.multiply %632, %631 : tensor<8x1x1x8x1xf32>
    %634 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %635 = stablehlo.multiply %627, %634 : tensor<8x256x256x8x8xf32>
    %636 = stablehlo.reshape %635 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %637 = stablehlo.broadcast_in_dim %arg57, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %639 = stablehlo.multiply %636, %638 : tensor<8x256x256x64xf32>
    %640 = stablehlo.broadcast_in_dim %arg58, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %642 = stablehlo.add %639, %641 : tensor<8x256x256x64xf32>
    %643 = call @relu(%642) : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %645 = stablehlo.compare GT, %642, %644, FLOAT : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xi1>
    %646 = stablehlo.convolution(%643, %arg34) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<1x1x64x2xf32>) -> tensor<8x256x256x2xf32>
    %647:3 = call @log_softmax(%646) : (tensor<8x256x256x2xf32>) -> (tensor<8x256x256x2xf32>, tensor<8x256x256x2xf32>, tensor<8x256x256x1xf32>)
    %648 = stablehlo.broadcast_in_dim %arg179, dims = [0, 1, 2] : (tensor<8x256x256xi32>) -> tensor<8x256x256x1xi32>
    %649:2 = call @take_along_axis(%647#0, %648) : (tensor<8x256x256x2xf32>, tensor<8x256x256x1xi32>) -> (tensor<8x256x256x1xf32>, tensor<8x256x256x1x1xi32>)
    %650 = stablehlo.reshape %649#0 : (tensor<8x256x256x1xf32>) -> tensor<8x256x256xf32>
    %651 = stablehlo.negate %650 : tensor<8x256x256xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_147) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_148 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %653 = stablehlo.divide %652, %cst_148 : tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_150 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %654 = stablehlo.divide %cst_149, %cst_150 : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<8x256x256xf32>
    %656 = stablehlo.negate %655 : tensor<8x256x256xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<8x256x256xf32>) -> tensor<8x256x256x1xf32>
    %658 = call @take_along_axis_4(%649#1, %657) : (tensor<8x256x256x1x1xi32>, tensor<8x256x256x1xf32>) -> tensor<8x256x256x2xf32>
    %659 = call @log_softmax_5(%647#1, %647#2, %658) : (tensor<8x256x256x2xf32>, tensor<8x256x256x1xf32>, tensor<8x256x256x2xf32>) -> tensor<8x256x256x2xf32>
    %660 = stablehlo.convolution(%643, %659) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<8x256x256x2xf32>) -> tensor<1x1x64x2xf32>
    %661 = stablehlo.reverse %arg34, dims = [0, 1] : tensor<1x1x64x2xf32>
    %662 = stablehlo.convolution(%659, %661) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x2xf32>, tensor<1x1x64x2xf32>) -> tensor<8x256x256x64xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %664 = stablehlo.select %645, %662, %663 : tensor<8x256x256x64xi1>, tensor<8x256x256x64xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%664 init: %cst_152) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %666 = stablehlo.reshape %665 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.reduce(%666 init: %cst_153) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %668 = stablehlo.multiply %636, %664 : tensor<8x256x256x64xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %670 = stablehlo.reshape %669 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %671 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %672 = stablehlo.multiply %664, %671 : tensor<8x256x256x64xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%670 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %674 = stablehlo.reshape %672 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %675 = stablehlo.multiply %627, %674 : tensor<8x256x256x8x8xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.reduce(%675 init: %cst_156) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %677 = stablehlo.reshape %676 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %678 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %679 = stablehlo.multiply %674, %678 : tensor<8x256x256x8x8xf32>
    %680 = stablehlo.multiply %677, %633 : tensor<8x1x1x8x1xf32>
    %681 = stablehlo.negate %679 : tensor<8x256x256x8x8xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_157) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %683 = stablehlo.reshape %682 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_158 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %685 = stablehlo.divide %680, %684 : tensor<8x1x1x8x1xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_159) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %688 = stablehlo.multiply %687, %621 : tensor<8x256x256x8x8xf32>
    %689 = stablehlo.negate %688 : tensor<8x256x256x8x8xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.reduce(%689 init: %cst_160) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %691 = stablehlo.reshape %690 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %692 = stablehlo.add %679, %688 : tensor<8x256x256x8x8xf32>
    %693 = stablehlo.add %683, %691 : tensor<8x1x1x8x1xf32>
    %cst_161 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %695 = stablehlo.divide %693, %694 : tensor<8x1x1x8x1xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %696 = stablehlo.reduce(%695 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %698 = stablehlo.add %692, %697 : tensor<8x256x256x8x8xf32>
    %699 = stablehlo.reshape %698 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %700 = stablehlo.convolution(%608, %699) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<3x3x64x64xf32>
    %701 = stablehlo.reverse %arg56, dims = [0, 1] : tensor<3x3x64x64xf32>
    %702 = stablehlo.convolution(%699, %701) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %704 = stablehlo.select %610, %702, %703 : tensor<8x256x256x64xi1>, tensor<8x256x256x64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_164) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %706 = stablehlo.reshape %705 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_165) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %708 = stablehlo.multiply %601, %704 : tensor<8x256x256x64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %710 = stablehlo.reshape %709 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %711 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %712 = stablehlo.multiply %704, %711 : tensor<8x256x256x64xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%710 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %714 = stablehlo.reshape %712 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %715 = stablehlo.multiply %592, %714 : tensor<8x256x256x8x8xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_168) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %717 = stablehlo.reshape %716 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %718 = stablehlo.broadcast_in_dim %595, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %719 = stablehlo.multiply %714, %718 : tensor<8x256x256x8x8xf32>
    %720 = stablehlo.multiply %717, %598 : tensor<8x1x1x8x1xf32>
    %721 = stablehlo.negate %719 : tensor<8x256x256x8x8xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %722 = stablehlo.reduce(%721 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %723 = stablehlo.reshape %722 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_170 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %725 = stablehlo.divide %720, %724 : tensor<8x1x1x8x1xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_171) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %728 = stablehlo.multiply %727, %586 : tensor<8x256x256x8x8xf32>
    %729 = stablehlo.negate %728 : tensor<8x256x256x8x8xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_172) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %731 = stablehlo.reshape %730 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %732 = stablehlo.add %719, %728 : tensor<8x256x256x8x8xf32>
    %733 = stablehlo.add %723, %731 : tensor<8x1x1x8x1xf32>
    %cst_173 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %735 = stablehlo.divide %733, %734 : tensor<8x1x1x8x1xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.reduce(%735 init: %cst_174) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %738 = stablehlo.add %732, %737 : tensor<8x256x256x8x8xf32>
    %739 = stablehlo.reshape %738 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %740 = stablehlo.convolution(%575, %739) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x128xf32>, tensor<8x256x256x64xf32>) -> tensor<3x3x128x64xf32>
    %741 = stablehlo.reverse %arg53, dims = [0, 1] : tensor<3x3x128x64xf32>
    %742 = stablehlo.convolution(%739, %741) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<3x3x128x64xf32>) -> tensor<8x256x256x128xf32>
    %743 = stablehlo.slice %742 [0:8, 0:256, 0:256, 0:64] : (tensor<8x256x256x128xf32>) -> tensor<8x256x256x64xf32>
    %744 = stablehlo.slice %742 [0:8, 0:256, 0:256, 64:128] : (tensor<8x256x256x128xf32>) -> tensor<8x256x256x64xf32>
    %745 = stablehlo.convolution(%571, %744) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<8x256x256x64xf32>) -> tensor<2x2x128x64xf32>
    %746 = stablehlo.reverse %arg33, dims = [0, 1] : tensor<2x2x128x64xf32>
    %747 = stablehlo.convolution(%744, %746) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<2x2x128x64xf32>) -> tensor<8x128x128x128xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %749 = stablehlo.select %573, %747, %748 : tensor<8x128x128x128xi1>, tensor<8x128x128x128xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%749 init: %cst_176) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %751 = stablehlo.reshape %750 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %753 = stablehlo.multiply %564, %749 : tensor<8x128x128x128xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %755 = stablehlo.reshape %754 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %756 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %757 = stablehlo.multiply %749, %756 : tensor<8x128x128x128xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%755 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %759 = stablehlo.reshape %757 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %760 = stablehlo.multiply %555, %759 : tensor<8x128x128x8x16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %761 = stablehlo.reduce(%760 init: %cst_180) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %762 = stablehlo.reshape %761 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %763 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %764 = stablehlo.multiply %759, %763 : tensor<8x128x128x8x16xf32>
    %765 = stablehlo.multiply %762, %561 : tensor<8x1x1x8x1xf32>
    %766 = stablehlo.negate %764 : tensor<8x128x128x8x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.reduce(%766 init: %cst_181) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %768 = stablehlo.reshape %767 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_182 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %770 = stablehlo.divide %765, %769 : tensor<8x1x1x8x1xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.reduce(%770 init: %cst_183) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %773 = stablehlo.multiply %772, %549 : tensor<8x128x128x8x16xf32>
    %774 = stablehlo.negate %773 : tensor<8x128x128x8x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_184) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %776 = stablehlo.reshape %775 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %777 = stablehlo.add %764, %773 : tensor<8x128x128x8x16xf32>
    %778 = stablehlo.add %768, %776 : tensor<8x1x1x8x1xf32>
    %cst_185 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %780 = stablehlo.divide %778, %779 : tensor<8x1x1x8x1xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_186) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %783 = stablehlo.add %777, %782 : tensor<8x128x128x8x16xf32>
    %784 = stablehlo.reshape %783 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %785 = stablehlo.convolution(%536, %784) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<3x3x128x128xf32>
    %786 = stablehlo.reverse %arg50, dims = [0, 1] : tensor<3x3x128x128xf32>
    %787 = stablehlo.convolution(%784, %786) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %789 = stablehlo.select %538, %787, %788 : tensor<8x128x128x128xi1>, tensor<8x128x128x128xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_188) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %791 = stablehlo.reshape %790 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %792 = stablehlo.reduce(%791 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %793 = stablehlo.multiply %529, %789 : tensor<8x128x128x128xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%793 init: %cst_190) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %795 = stablehlo.reshape %794 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %796 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %797 = stablehlo.multiply %789, %796 : tensor<8x128x128x128xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.reduce(%795 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %799 = stablehlo.reshape %797 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %800 = stablehlo.multiply %520, %799 : tensor<8x128x128x8x16xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.reduce(%800 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %802 = stablehlo.reshape %801 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %803 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %804 = stablehlo.multiply %799, %803 : tensor<8x128x128x8x16xf32>
    %805 = stablehlo.multiply %802, %526 : tensor<8x1x1x8x1xf32>
    %806 = stablehlo.negate %804 : tensor<8x128x128x8x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.reduce(%806 init: %cst_193) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %808 = stablehlo.reshape %807 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_194 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %810 = stablehlo.divide %805, %809 : tensor<8x1x1x8x1xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %811 = stablehlo.reduce(%810 init: %cst_195) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %813 = stablehlo.multiply %812, %514 : tensor<8x128x128x8x16xf32>
    %814 = stablehlo.negate %813 : tensor<8x128x128x8x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %815 = stablehlo.reduce(%814 init: %cst_196) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %816 = stablehlo.reshape %815 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %817 = stablehlo.add %804, %813 : tensor<8x128x128x8x16xf32>
    %818 = stablehlo.add %808, %816 : tensor<8x1x1x8x1xf32>
    %cst_197 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %820 = stablehlo.divide %818, %819 : tensor<8x1x1x8x1xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %821 = stablehlo.reduce(%820 init: %cst_198) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %823 = stablehlo.add %817, %822 : tensor<8x128x128x8x16xf32>
    %824 = stablehlo.reshape %823 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %825 = stablehlo.convolution(%503, %824) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x256xf32>, tensor<8x128x128x128xf32>) -> tensor<3x3x256x128xf32>
    %826 = stablehlo.reverse %arg47, dims = [0, 1] : tensor<3x3x256x128xf32>
    %827 = stablehlo.convolution(%824, %826) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x256x128xf32>) -> tensor<8x128x128x256xf32>
    %828 = stablehlo.slice %827 [0:8, 0:128, 0:128, 0:128] : (tensor<8x128x128x256xf32>) -> tensor<8x128x128x128xf32>
    %829 = stablehlo.slice %827 [0:8, 0:128, 0:128, 128:256] : (tensor<8x128x128x256xf32>) -> tensor<8x128x128x128xf32>
    %830 = stablehlo.convolution(%499, %829) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<8x128x128x128xf32>) -> tensor<2x2x256x128xf32>
    %831 = stablehlo.reverse %arg32, dims = [0, 1] : tensor<2x2x256x128xf32>
    %832 = stablehlo.convolution(%829, %831) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<2x2x256x128xf32>) -> tensor<8x64x64x256xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %834 = stablehlo.select %501, %832, %833 : tensor<8x64x64x256xi1>, tensor<8x64x64x256xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_200) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %836 = stablehlo.reshape %835 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%836 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %838 = stablehlo.multiply %492, %834 : tensor<8x64x64x256xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %839 = stablehlo.reduce(%838 init: %cst_202) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %840 = stablehlo.reshape %839 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %841 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %842 = stablehlo.multiply %834, %841 : tensor<8x64x64x256xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %843 = stablehlo.reduce(%840 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %844 = stablehlo.reshape %842 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %845 = stablehlo.multiply %483, %844 : tensor<8x64x64x8x32xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%845 init: %cst_204) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %847 = stablehlo.reshape %846 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %848 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %849 = stablehlo.multiply %844, %848 : tensor<8x64x64x8x32xf32>
    %850 = stablehlo.multiply %847, %489 : tensor<8x1x1x8x1xf32>
    %851 = stablehlo.negate %849 : tensor<8x64x64x8x32xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %853 = stablehlo.reshape %852 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_206 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %855 = stablehlo.divide %850, %854 : tensor<8x1x1x8x1xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_207) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %857 = stablehlo.broadcast_in_dim %856, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %858 = stablehlo.multiply %857, %477 : tensor<8x64x64x8x32xf32>
    %859 = stablehlo.negate %858 : tensor<8x64x64x8x32xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_208) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %861 = stablehlo.reshape %860 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %862 = stablehlo.add %849, %858 : tensor<8x64x64x8x32xf32>
    %863 = stablehlo.add %853, %861 : tensor<8x1x1x8x1xf32>
    %cst_209 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %865 = stablehlo.divide %863, %864 : tensor<8x1x1x8x1xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %866 = stablehlo.reduce(%865 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %868 = stablehlo.add %862, %867 : tensor<8x64x64x8x32xf32>
    %869 = stablehlo.reshape %868 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %870 = stablehlo.convolution(%464, %869) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<3x3x256x256xf32>
    %871 = stablehlo.reverse %arg44, dims = [0, 1] : tensor<3x3x256x256xf32>
    %872 = stablehlo.convolution(%869, %871) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %874 = stablehlo.select %466, %872, %873 : tensor<8x64x64x256xi1>, tensor<8x64x64x256xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %875 = stablehlo.reduce(%874 init: %cst_212) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %876 = stablehlo.reshape %875 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %878 = stablehlo.multiply %457, %874 : tensor<8x64x64x256xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%878 init: %cst_214) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %880 = stablehlo.reshape %879 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %881 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %882 = stablehlo.multiply %874, %881 : tensor<8x64x64x256xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %883 = stablehlo.reduce(%880 init: %cst_215) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %884 = stablehlo.reshape %882 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %885 = stablehlo.multiply %448, %884 : tensor<8x64x64x8x32xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_216) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %887 = stablehlo.reshape %886 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %888 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %889 = stablehlo.multiply %884, %888 : tensor<8x64x64x8x32xf32>
    %890 = stablehlo.multiply %887, %454 : tensor<8x1x1x8x1xf32>
    %891 = stablehlo.negate %889 : tensor<8x64x64x8x32xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_217) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %893 = stablehlo.reshape %892 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_218 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %895 = stablehlo.divide %890, %894 : tensor<8x1x1x8x1xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %896 = stablehlo.reduce(%895 init: %cst_219) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %898 = stablehlo.multiply %897, %442 : tensor<8x64x64x8x32xf32>
    %899 = stablehlo.negate %898 : tensor<8x64x64x8x32xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_220) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %901 = stablehlo.reshape %900 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %902 = stablehlo.add %889, %898 : tensor<8x64x64x8x32xf32>
    %903 = stablehlo.add %893, %901 : tensor<8x1x1x8x1xf32>
    %cst_221 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %905 = stablehlo.divide %903, %904 : tensor<8x1x1x8x1xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_222) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %908 = stablehlo.add %902, %907 : tensor<8x64x64x8x32xf32>
    %909 = stablehlo.reshape %908 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %910 = stablehlo.convolution(%431, %909) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x512xf32>, tensor<8x64x64x256xf32>) -> tensor<3x3x512x256xf32>
    %911 = stablehlo.reverse %arg41, dims = [0, 1] : tensor<3x3x512x256xf32>
    %912 = stablehlo.convolution(%909, %911) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x512x256xf32>) -> tensor<8x64x64x512xf32>
    %913 = stablehlo.slice %912 [0:8, 0:64, 0:64, 0:256] : (tensor<8x64x64x512xf32>) -> tensor<8x64x64x256xf32>
    %914 = stablehlo.slice %912 [0:8, 0:64, 0:64, 256:512] : (tensor<8x64x64x512xf32>) -> tensor<8x64x64x256xf32>
    %915 = stablehlo.convolution(%427, %914) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<8x64x64x256xf32>) -> tensor<2x2x512x256xf32>
    %916 = stablehlo.reverse %arg31, dims = [0, 1] : tensor<2x2x512x256xf32>
    %917 = stablehlo.convolution(%914, %916) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<2x2x512x256xf32>) -> tensor<8x32x32x512xf32>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %919 = stablehlo.select %429, %917, %918 : tensor<8x32x32x512xi1>, tensor<8x32x32x512xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.reduce(%919 init: %cst_224) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %921 = stablehlo.reshape %920 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.reduce(%921 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %923 = stablehlo.multiply %420, %919 : tensor<8x32x32x512xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %924 = stablehlo.reduce(%923 init: %cst_226) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %925 = stablehlo.reshape %924 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %926 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %927 = stablehlo.multiply %919, %926 : tensor<8x32x32x512xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %928 = stablehlo.reduce(%925 init: %cst_227) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %929 = stablehlo.reshape %927 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %930 = stablehlo.multiply %411, %929 : tensor<8x32x32x8x64xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%930 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %932 = stablehlo.reshape %931 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %933 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %934 = stablehlo.multiply %929, %933 : tensor<8x32x32x8x64xf32>
    %935 = stablehlo.multiply %932, %417 : tensor<8x1x1x8x1xf32>
    %936 = stablehlo.negate %934 : tensor<8x32x32x8x64xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %937 = stablehlo.reduce(%936 init: %cst_229) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %938 = stablehlo.reshape %937 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_230 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %940 = stablehlo.divide %935, %939 : tensor<8x1x1x8x1xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %941 = stablehlo.reduce(%940 init: %cst_231) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %943 = stablehlo.multiply %942, %405 : tensor<8x32x32x8x64xf32>
    %944 = stablehlo.negate %943 : tensor<8x32x32x8x64xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.reduce(%944 init: %cst_232) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %946 = stablehlo.reshape %945 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %947 = stablehlo.add %934, %943 : tensor<8x32x32x8x64xf32>
    %948 = stablehlo.add %938, %946 : tensor<8x1x1x8x1xf32>
    %cst_233 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %950 = stablehlo.divide %948, %949 : tensor<8x1x1x8x1xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %951 = stablehlo.reduce(%950 init: %cst_234) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %953 = stablehlo.add %947, %952 : tensor<8x32x32x8x64xf32>
    %954 = stablehlo.reshape %953 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %955 = stablehlo.convolution(%392, %954) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<3x3x512x512xf32>
    %956 = stablehlo.reverse %arg38, dims = [0, 1] : tensor<3x3x512x512xf32>
    %957 = stablehlo.convolution(%954, %956) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %959 = stablehlo.select %394, %957, %958 : tensor<8x32x32x512xi1>, tensor<8x32x32x512xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %960 = stablehlo.reduce(%959 init: %cst_236) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %961 = stablehlo.reshape %960 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %962 = stablehlo.reduce(%961 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %963 = stablehlo.multiply %385, %959 : tensor<8x32x32x512xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.reduce(%963 init: %cst_238) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %965 = stablehlo.reshape %964 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %966 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %967 = stablehlo.multiply %959, %966 : tensor<8x32x32x512xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %968 = stablehlo.reduce(%965 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %969 = stablehlo.reshape %967 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %970 = stablehlo.multiply %376, %969 : tensor<8x32x32x8x64xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_240) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %972 = stablehlo.reshape %971 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %973 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %974 = stablehlo.multiply %969, %973 : tensor<8x32x32x8x64xf32>
    %975 = stablehlo.multiply %972, %382 : tensor<8x1x1x8x1xf32>
    %976 = stablehlo.negate %974 : tensor<8x32x32x8x64xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %977 = stablehlo.reduce(%976 init: %cst_241) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %978 = stablehlo.reshape %977 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_242 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %980 = stablehlo.divide %975, %979 : tensor<8x1x1x8x1xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %981 = stablehlo.reduce(%980 init: %cst_243) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %982 = stablehlo.broadcast_in_dim %981, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %983 = stablehlo.multiply %982, %370 : tensor<8x32x32x8x64xf32>
    %984 = stablehlo.negate %983 : tensor<8x32x32x8x64xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.reduce(%984 init: %cst_244) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %986 = stablehlo.reshape %985 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %987 = stablehlo.add %974, %983 : tensor<8x32x32x8x64xf32>
    %988 = stablehlo.add %978, %986 : tensor<8x1x1x8x1xf32>
    %cst_245 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %990 = stablehlo.divide %988, %989 : tensor<8x1x1x8x1xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %991 = stablehlo.reduce(%990 init: %cst_246) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %993 = stablehlo.add %987, %992 : tensor<8x32x32x8x64xf32>
    %994 = stablehlo.reshape %993 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %995 = stablehlo.convolution(%359, %994) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x1024xf32>, tensor<8x32x32x512xf32>) -> tensor<3x3x1024x512xf32>
    %996 = stablehlo.reverse %arg35, dims = [0, 1] : tensor<3x3x1024x512xf32>
    %997 = stablehlo.convolution(%994, %996) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x1024x512xf32>) -> tensor<8x32x32x1024xf32>
    %998 = stablehlo.slice %997 [0:8, 0:32, 0:32, 0:512] : (tensor<8x32x32x1024xf32>) -> tensor<8x32x32x512xf32>
    %999 = stablehlo.slice %997 [0:8, 0:32, 0:32, 512:1024] : (tensor<8x32x32x1024xf32>) -> tensor<8x32x32x512xf32>
    %1000 = stablehlo.convolution(%355, %999) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<8x32x32x512xf32>) -> tensor<2x2x1024x512xf32>
    %1001 = stablehlo.reverse %arg30, dims = [0, 1] : tensor<2x2x1024x512xf32>
    %1002 = stablehlo.convolution(%999, %1001) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<2x2x1024x512xf32>) -> tensor<8x16x16x1024xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<8x16x16x1024xf32>
    %1004 = stablehlo.select %357, %1002, %1003 : tensor<8x16x16x1024xi1>, tensor<8x16x16x1024xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_248) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1006 = stablehlo.reshape %1005 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1007 = stablehlo.reduce(%1006 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1008 = stablehlo.multiply %348, %1004 : tensor<8x16x16x1024xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_250) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1011 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %1012 = stablehlo.multiply %1004, %1011 : tensor<8x16x16x1024xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1010 init: %cst_251) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1014 = stablehlo.reshape %1012 : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x8x128xf32>
    %1015 = stablehlo.multiply %339, %1014 : tensor<8x16x16x8x128xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.reduce(%1015 init: %cst_252) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1017 = stablehlo.reshape %1016 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1018 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %1019 = stablehlo.multiply %1014, %1018 : tensor<8x16x16x8x128xf32>
    %1020 = stablehlo.multiply %1017, %345 : tensor<8x1x1x8x1xf32>
    %1021 = stablehlo.negate %1019 : tensor<8x16x16x8x128xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1022 = stablehlo.reduce(%1021 init: %cst_253) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1023 = stablehlo.reshape %1022 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_254 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1025 = stablehlo.divide %1020, %1024 : tensor<8x1x1x8x1xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.reduce(%1025 init: %cst_255) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x16x16x8x128xf32>
    %1028 = stablehlo.multiply %1027, %333 : tensor<8x16x16x8x128xf32>
    %1029 = stablehlo.negate %1028 : tensor<8x16x16x8x128xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_256) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1031 = stablehlo.reshape %1030 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1032 = stablehlo.add %1019, %1028 : tensor<8x16x16x8x128xf32>
    %1033 = stablehlo.add %1023, %1031 : tensor<8x1x1x8x1xf32>
    %cst_257 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1035 = stablehlo.divide %1033, %1034 : tensor<8x1x1x8x1xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1035 init: %cst_258) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x16x16x8x128xf32>
    %1038 = stablehlo.add %1032, %1037 : tensor<8x16x16x8x128xf32>
    %1039 = stablehlo.reshape %1038 : (tensor<8x16x16x8x128xf32>) -> tensor<8x16x16x1024xf32>
    %1040 = stablehlo.convolution(%320, %1039) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<8x16x16x1024xf32>) -> tensor<3x3x1024x1024xf32>
    %1041 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<3x3x1024x1024xf32>
    %1042 = stablehlo.convolution(%1039, %1041) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<3x3x1024x1024xf32>) -> tensor<8x16x16x1024xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<8x16x16x1024xf32>
    %1044 = stablehlo.select %322, %1042, %1043 : tensor<8x16x16x1024xi1>, tensor<8x16x16x1024xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1046 = stablehlo.reshape %1045 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1047 = stablehlo.reduce(%1046 init: %cst_261) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1048 = stablehlo.multiply %313, %1044 : tensor<8x16x16x1024xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_262) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x16x16x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1050 = stablehlo.reshape %1049 : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1051 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x1024xf32>) -> tensor<8x16x16x1024xf32>
    %1052 = stablehlo.multiply %1044, %1051 : tensor<8x16x16x1024xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1050 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1054 = stablehlo.reshape %1052 : (tensor<8x16x16x1024xf32>) -> tensor<8x16x16x8x128xf32>
    %1055 = stablehlo.multiply %304, %1054 : tensor<8x16x16x8x128xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.reduce(%1055 init: %cst_264) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1057 = stablehlo.reshape %1056 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1058 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x16x16x8x128xf32>
    %1059 = stablehlo.multiply %1054, %1058 : tensor<8x16x16x8x128xf32>
    %1060 = stablehlo.multiply %1057, %310 : tensor<8x1x1x8x1xf32>
    %1061 = stablehlo.negate %1059 : tensor<8x16x16x8x128xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.reduce(%1061 init: %cst_265) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1063 = stablehlo.reshape %1062 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_266 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1065 = stablehlo.divide %1060, %1064 : tensor<8x1x1x8x1xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.reduce(%1065 init: %cst_267) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x16x16x8x128xf32>
    %1068 = stablehlo.multiply %1067, %298 : tensor<8x16x16x8x128xf32>
    %1069 = stablehlo.negate %1068 : tensor<8x16x16x8x128xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.reduce(%1069 init: %cst_268) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x16x16x8x128xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1071 = stablehlo.reshape %1070 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1072 = stablehlo.add %1059, %1068 : tensor<8x16x16x8x128xf32>
    %1073 = stablehlo.add %1063, %1071 : tensor<8x1x1x8x1xf32>
    %cst_269 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1075 = stablehlo.divide %1073, %1074 : tensor<8x1x1x8x1xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%1075 init: %cst_270) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x16x16x8x128xf32>
    %1078 = stablehlo.add %1072, %1077 : tensor<8x16x16x8x128xf32>
    %1079 = stablehlo.reshape %1078 : (tensor<8x16x16x8x128xf32>) -> tensor<8x16x16x1024xf32>
    %1080 = stablehlo.convolution(%287, %1079) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x512xf32>, tensor<8x16x16x1024xf32>) -> tensor<3x3x512x1024xf32>
    %1081 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<3x3x512x1024xf32>
    %1082 = stablehlo.convolution(%1079, %1081) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x1024xf32>, tensor<3x3x512x1024xf32>) -> tensor<8x16x16x512xf32>
    %cst_271 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1083 = stablehlo.pad %283, %cst_271, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<8x32x32x512xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = "stablehlo.select_and_scatter"(%1083, %1082, %cst_272) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.compare GE, %arg180, %arg181, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1484 : tensor<i1>
    }, {
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.add %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x32x32x512xf32>, tensor<8x16x16x512xf32>, tensor<f32>) -> tensor<8x32x32x512xf32>
    %1085 = stablehlo.slice %1084 [0:8, 0:32, 0:32, 0:512] : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32>
    %1086 = stablehlo.add %998, %1085 : tensor<8x32x32x512xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %1088 = stablehlo.select %285, %1086, %1087 : tensor<8x32x32x512xi1>, tensor<8x32x32x512xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.reduce(%1088 init: %cst_274) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1090 = stablehlo.reshape %1089 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1091 = stablehlo.reduce(%1090 init: %cst_275) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1092 = stablehlo.multiply %276, %1088 : tensor<8x32x32x512xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1092 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1094 = stablehlo.reshape %1093 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1095 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %1096 = stablehlo.multiply %1088, %1095 : tensor<8x32x32x512xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1097 = stablehlo.reduce(%1094 init: %cst_277) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1098 = stablehlo.reshape %1096 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %1099 = stablehlo.multiply %267, %1098 : tensor<8x32x32x8x64xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.reduce(%1099 init: %cst_278) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1101 = stablehlo.reshape %1100 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1102 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %1103 = stablehlo.multiply %1098, %1102 : tensor<8x32x32x8x64xf32>
    %1104 = stablehlo.multiply %1101, %273 : tensor<8x1x1x8x1xf32>
    %1105 = stablehlo.negate %1103 : tensor<8x32x32x8x64xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1106 = stablehlo.reduce(%1105 init: %cst_279) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1107 = stablehlo.reshape %1106 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_280 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1109 = stablehlo.divide %1104, %1108 : tensor<8x1x1x8x1xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1110 = stablehlo.reduce(%1109 init: %cst_281) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %1112 = stablehlo.multiply %1111, %261 : tensor<8x32x32x8x64xf32>
    %1113 = stablehlo.negate %1112 : tensor<8x32x32x8x64xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1114 = stablehlo.reduce(%1113 init: %cst_282) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1115 = stablehlo.reshape %1114 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1116 = stablehlo.add %1103, %1112 : tensor<8x32x32x8x64xf32>
    %1117 = stablehlo.add %1107, %1115 : tensor<8x1x1x8x1xf32>
    %cst_283 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1119 = stablehlo.divide %1117, %1118 : tensor<8x1x1x8x1xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1120 = stablehlo.reduce(%1119 init: %cst_284) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %1122 = stablehlo.add %1116, %1121 : tensor<8x32x32x8x64xf32>
    %1123 = stablehlo.reshape %1122 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %1124 = stablehlo.convolution(%248, %1123) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<8x32x32x512xf32>) -> tensor<3x3x512x512xf32>
    %1125 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<3x3x512x512xf32>
    %1126 = stablehlo.convolution(%1123, %1125) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x32x32x512xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %1128 = stablehlo.select %250, %1126, %1127 : tensor<8x32x32x512xi1>, tensor<8x32x32x512xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1128 init: %cst_286) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1130 = stablehlo.reshape %1129 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1131 = stablehlo.reduce(%1130 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1132 = stablehlo.multiply %241, %1128 : tensor<8x32x32x512xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1133 = stablehlo.reduce(%1132 init: %cst_288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x32x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1134 = stablehlo.reshape %1133 : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1135 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x512xf32>) -> tensor<8x32x32x512xf32>
    %1136 = stablehlo.multiply %1128, %1135 : tensor<8x32x32x512xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1137 = stablehlo.reduce(%1134 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1138 = stablehlo.reshape %1136 : (tensor<8x32x32x512xf32>) -> tensor<8x32x32x8x64xf32>
    %1139 = stablehlo.multiply %232, %1138 : tensor<8x32x32x8x64xf32>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1139 init: %cst_290) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1141 = stablehlo.reshape %1140 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1142 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x32x32x8x64xf32>
    %1143 = stablehlo.multiply %1138, %1142 : tensor<8x32x32x8x64xf32>
    %1144 = stablehlo.multiply %1141, %238 : tensor<8x1x1x8x1xf32>
    %1145 = stablehlo.negate %1143 : tensor<8x32x32x8x64xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1146 = stablehlo.reduce(%1145 init: %cst_291) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1147 = stablehlo.reshape %1146 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_292 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1149 = stablehlo.divide %1144, %1148 : tensor<8x1x1x8x1xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.reduce(%1149 init: %cst_293) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %1152 = stablehlo.multiply %1151, %226 : tensor<8x32x32x8x64xf32>
    %1153 = stablehlo.negate %1152 : tensor<8x32x32x8x64xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1154 = stablehlo.reduce(%1153 init: %cst_294) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x32x32x8x64xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1155 = stablehlo.reshape %1154 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1156 = stablehlo.add %1143, %1152 : tensor<8x32x32x8x64xf32>
    %1157 = stablehlo.add %1147, %1155 : tensor<8x1x1x8x1xf32>
    %cst_295 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1159 = stablehlo.divide %1157, %1158 : tensor<8x1x1x8x1xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1160 = stablehlo.reduce(%1159 init: %cst_296) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x32x32x8x64xf32>
    %1162 = stablehlo.add %1156, %1161 : tensor<8x32x32x8x64xf32>
    %1163 = stablehlo.reshape %1162 : (tensor<8x32x32x8x64xf32>) -> tensor<8x32x32x512xf32>
    %1164 = stablehlo.convolution(%215, %1163) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x256xf32>, tensor<8x32x32x512xf32>) -> tensor<3x3x256x512xf32>
    %1165 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<3x3x256x512xf32>
    %1166 = stablehlo.convolution(%1163, %1165) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x512xf32>, tensor<3x3x256x512xf32>) -> tensor<8x32x32x256xf32>
    %cst_297 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1167 = stablehlo.pad %211, %cst_297, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<8x64x64x256xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = "stablehlo.select_and_scatter"(%1167, %1166, %cst_298) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.compare GE, %arg180, %arg181, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1484 : tensor<i1>
    }, {
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.add %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x64x64x256xf32>, tensor<8x32x32x256xf32>, tensor<f32>) -> tensor<8x64x64x256xf32>
    %1169 = stablehlo.slice %1168 [0:8, 0:64, 0:64, 0:256] : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32>
    %1170 = stablehlo.add %913, %1169 : tensor<8x64x64x256xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %1172 = stablehlo.select %213, %1170, %1171 : tensor<8x64x64x256xi1>, tensor<8x64x64x256xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1173 = stablehlo.reduce(%1172 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1174 = stablehlo.reshape %1173 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1175 = stablehlo.reduce(%1174 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1176 = stablehlo.multiply %204, %1172 : tensor<8x64x64x256xf32>
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1177 = stablehlo.reduce(%1176 init: %cst_302) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1178 = stablehlo.reshape %1177 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1179 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %1180 = stablehlo.multiply %1172, %1179 : tensor<8x64x64x256xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1181 = stablehlo.reduce(%1178 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1182 = stablehlo.reshape %1180 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %1183 = stablehlo.multiply %195, %1182 : tensor<8x64x64x8x32xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1184 = stablehlo.reduce(%1183 init: %cst_304) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1185 = stablehlo.reshape %1184 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1186 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %1187 = stablehlo.multiply %1182, %1186 : tensor<8x64x64x8x32xf32>
    %1188 = stablehlo.multiply %1185, %201 : tensor<8x1x1x8x1xf32>
    %1189 = stablehlo.negate %1187 : tensor<8x64x64x8x32xf32>
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1190 = stablehlo.reduce(%1189 init: %cst_305) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1191 = stablehlo.reshape %1190 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_306 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1193 = stablehlo.divide %1188, %1192 : tensor<8x1x1x8x1xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1194 = stablehlo.reduce(%1193 init: %cst_307) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %1196 = stablehlo.multiply %1195, %189 : tensor<8x64x64x8x32xf32>
    %1197 = stablehlo.negate %1196 : tensor<8x64x64x8x32xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1197 init: %cst_308) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1199 = stablehlo.reshape %1198 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1200 = stablehlo.add %1187, %1196 : tensor<8x64x64x8x32xf32>
    %1201 = stablehlo.add %1191, %1199 : tensor<8x1x1x8x1xf32>
    %cst_309 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1203 = stablehlo.divide %1201, %1202 : tensor<8x1x1x8x1xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1204 = stablehlo.reduce(%1203 init: %cst_310) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %1206 = stablehlo.add %1200, %1205 : tensor<8x64x64x8x32xf32>
    %1207 = stablehlo.reshape %1206 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %1208 = stablehlo.convolution(%176, %1207) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<8x64x64x256xf32>) -> tensor<3x3x256x256xf32>
    %1209 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<3x3x256x256xf32>
    %1210 = stablehlo.convolution(%1207, %1209) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x64x64x256xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %1212 = stablehlo.select %178, %1210, %1211 : tensor<8x64x64x256xi1>, tensor<8x64x64x256xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1213 = stablehlo.reduce(%1212 init: %cst_312) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1214 = stablehlo.reshape %1213 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1214 init: %cst_313) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1216 = stablehlo.multiply %169, %1212 : tensor<8x64x64x256xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.reduce(%1216 init: %cst_314) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x64x64x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1218 = stablehlo.reshape %1217 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1219 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<8x64x64x256xf32>
    %1220 = stablehlo.multiply %1212, %1219 : tensor<8x64x64x256xf32>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1221 = stablehlo.reduce(%1218 init: %cst_315) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1222 = stablehlo.reshape %1220 : (tensor<8x64x64x256xf32>) -> tensor<8x64x64x8x32xf32>
    %1223 = stablehlo.multiply %160, %1222 : tensor<8x64x64x8x32xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1224 = stablehlo.reduce(%1223 init: %cst_316) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1225 = stablehlo.reshape %1224 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1226 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x64x64x8x32xf32>
    %1227 = stablehlo.multiply %1222, %1226 : tensor<8x64x64x8x32xf32>
    %1228 = stablehlo.multiply %1225, %166 : tensor<8x1x1x8x1xf32>
    %1229 = stablehlo.negate %1227 : tensor<8x64x64x8x32xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1230 = stablehlo.reduce(%1229 init: %cst_317) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1231 = stablehlo.reshape %1230 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_318 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1233 = stablehlo.divide %1228, %1232 : tensor<8x1x1x8x1xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1234 = stablehlo.reduce(%1233 init: %cst_319) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1235 = stablehlo.broadcast_in_dim %1234, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %1236 = stablehlo.multiply %1235, %154 : tensor<8x64x64x8x32xf32>
    %1237 = stablehlo.negate %1236 : tensor<8x64x64x8x32xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1238 = stablehlo.reduce(%1237 init: %cst_320) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x64x64x8x32xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1239 = stablehlo.reshape %1238 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1240 = stablehlo.add %1227, %1236 : tensor<8x64x64x8x32xf32>
    %1241 = stablehlo.add %1231, %1239 : tensor<8x1x1x8x1xf32>
    %cst_321 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %1242 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1243 = stablehlo.divide %1241, %1242 : tensor<8x1x1x8x1xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1244 = stablehlo.reduce(%1243 init: %cst_322) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1245 = stablehlo.broadcast_in_dim %1244, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x64x64x8x32xf32>
    %1246 = stablehlo.add %1240, %1245 : tensor<8x64x64x8x32xf32>
    %1247 = stablehlo.reshape %1246 : (tensor<8x64x64x8x32xf32>) -> tensor<8x64x64x256xf32>
    %1248 = stablehlo.convolution(%143, %1247) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x128xf32>, tensor<8x64x64x256xf32>) -> tensor<3x3x128x256xf32>
    %1249 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<3x3x128x256xf32>
    %1250 = stablehlo.convolution(%1247, %1249) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x256xf32>, tensor<3x3x128x256xf32>) -> tensor<8x64x64x128xf32>
    %cst_323 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1251 = stablehlo.pad %139, %cst_323, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<8x128x128x128xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1252 = "stablehlo.select_and_scatter"(%1251, %1250, %cst_324) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.compare GE, %arg180, %arg181, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1484 : tensor<i1>
    }, {
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.add %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x128x128x128xf32>, tensor<8x64x64x128xf32>, tensor<f32>) -> tensor<8x128x128x128xf32>
    %1253 = stablehlo.slice %1252 [0:8, 0:128, 0:128, 0:128] : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32>
    %1254 = stablehlo.add %828, %1253 : tensor<8x128x128x128xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %1256 = stablehlo.select %141, %1254, %1255 : tensor<8x128x128x128xi1>, tensor<8x128x128x128xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1257 = stablehlo.reduce(%1256 init: %cst_326) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1258 = stablehlo.reshape %1257 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1259 = stablehlo.reduce(%1258 init: %cst_327) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1260 = stablehlo.multiply %132, %1256 : tensor<8x128x128x128xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1261 = stablehlo.reduce(%1260 init: %cst_328) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1262 = stablehlo.reshape %1261 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1263 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %1264 = stablehlo.multiply %1256, %1263 : tensor<8x128x128x128xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1265 = stablehlo.reduce(%1262 init: %cst_329) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1266 = stablehlo.reshape %1264 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %1267 = stablehlo.multiply %123, %1266 : tensor<8x128x128x8x16xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1268 = stablehlo.reduce(%1267 init: %cst_330) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1269 = stablehlo.reshape %1268 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1270 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %1271 = stablehlo.multiply %1266, %1270 : tensor<8x128x128x8x16xf32>
    %1272 = stablehlo.multiply %1269, %129 : tensor<8x1x1x8x1xf32>
    %1273 = stablehlo.negate %1271 : tensor<8x128x128x8x16xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.reduce(%1273 init: %cst_331) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1275 = stablehlo.reshape %1274 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_332 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1277 = stablehlo.divide %1272, %1276 : tensor<8x1x1x8x1xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1278 = stablehlo.reduce(%1277 init: %cst_333) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %1280 = stablehlo.multiply %1279, %117 : tensor<8x128x128x8x16xf32>
    %1281 = stablehlo.negate %1280 : tensor<8x128x128x8x16xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1282 = stablehlo.reduce(%1281 init: %cst_334) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1283 = stablehlo.reshape %1282 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1284 = stablehlo.add %1271, %1280 : tensor<8x128x128x8x16xf32>
    %1285 = stablehlo.add %1275, %1283 : tensor<8x1x1x8x1xf32>
    %cst_335 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1287 = stablehlo.divide %1285, %1286 : tensor<8x1x1x8x1xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1288 = stablehlo.reduce(%1287 init: %cst_336) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1289 = stablehlo.broadcast_in_dim %1288, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %1290 = stablehlo.add %1284, %1289 : tensor<8x128x128x8x16xf32>
    %1291 = stablehlo.reshape %1290 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %1292 = stablehlo.convolution(%104, %1291) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<8x128x128x128xf32>) -> tensor<3x3x128x128xf32>
    %1293 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x128x128xf32>
    %1294 = stablehlo.convolution(%1291, %1293) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x128x128x128xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %1296 = stablehlo.select %106, %1294, %1295 : tensor<8x128x128x128xi1>, tensor<8x128x128x128xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1297 = stablehlo.reduce(%1296 init: %cst_338) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1298 = stablehlo.reshape %1297 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1299 = stablehlo.reduce(%1298 init: %cst_339) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1300 = stablehlo.multiply %97, %1296 : tensor<8x128x128x128xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1301 = stablehlo.reduce(%1300 init: %cst_340) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x128x128x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1302 = stablehlo.reshape %1301 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %1303 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<8x128x128x128xf32>
    %1304 = stablehlo.multiply %1296, %1303 : tensor<8x128x128x128xf32>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1305 = stablehlo.reduce(%1302 init: %cst_341) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %1306 = stablehlo.reshape %1304 : (tensor<8x128x128x128xf32>) -> tensor<8x128x128x8x16xf32>
    %1307 = stablehlo.multiply %88, %1306 : tensor<8x128x128x8x16xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1308 = stablehlo.reduce(%1307 init: %cst_342) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1309 = stablehlo.reshape %1308 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1310 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x128x128x8x16xf32>
    %1311 = stablehlo.multiply %1306, %1310 : tensor<8x128x128x8x16xf32>
    %1312 = stablehlo.multiply %1309, %94 : tensor<8x1x1x8x1xf32>
    %1313 = stablehlo.negate %1311 : tensor<8x128x128x8x16xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1314 = stablehlo.reduce(%1313 init: %cst_343) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1315 = stablehlo.reshape %1314 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_344 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1317 = stablehlo.divide %1312, %1316 : tensor<8x1x1x8x1xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1318 = stablehlo.reduce(%1317 init: %cst_345) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1319 = stablehlo.broadcast_in_dim %1318, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %1320 = stablehlo.multiply %1319, %82 : tensor<8x128x128x8x16xf32>
    %1321 = stablehlo.negate %1320 : tensor<8x128x128x8x16xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.reduce(%1321 init: %cst_346) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x128x128x8x16xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1323 = stablehlo.reshape %1322 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1324 = stablehlo.add %1311, %1320 : tensor<8x128x128x8x16xf32>
    %1325 = stablehlo.add %1315, %1323 : tensor<8x1x1x8x1xf32>
    %cst_347 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1327 = stablehlo.divide %1325, %1326 : tensor<8x1x1x8x1xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1328 = stablehlo.reduce(%1327 init: %cst_348) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x128x128x8x16xf32>
    %1330 = stablehlo.add %1324, %1329 : tensor<8x128x128x8x16xf32>
    %1331 = stablehlo.reshape %1330 : (tensor<8x128x128x8x16xf32>) -> tensor<8x128x128x128xf32>
    %1332 = stablehlo.convolution(%71, %1331) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x64xf32>, tensor<8x128x128x128xf32>) -> tensor<3x3x64x128xf32>
    %1333 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<3x3x64x128xf32>
    %1334 = stablehlo.convolution(%1331, %1333) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128xf32>, tensor<3x3x64x128xf32>) -> tensor<8x128x128x64xf32>
    %cst_349 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1335 = stablehlo.pad %67, %cst_349, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<8x256x256x64xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1336 = "stablehlo.select_and_scatter"(%1335, %1334, %cst_350) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.compare GE, %arg180, %arg181, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1484 : tensor<i1>
    }, {
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1484 = stablehlo.add %arg180, %arg181 : tensor<f32>
      stablehlo.return %1484 : tensor<f32>
    }) : (tensor<8x256x256x64xf32>, tensor<8x128x128x64xf32>, tensor<f32>) -> tensor<8x256x256x64xf32>
    %1337 = stablehlo.slice %1336 [0:8, 0:256, 0:256, 0:64] : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32>
    %1338 = stablehlo.add %743, %1337 : tensor<8x256x256x64xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %1340 = stablehlo.select %69, %1338, %1339 : tensor<8x256x256x64xi1>, tensor<8x256x256x64xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1341 = stablehlo.reduce(%1340 init: %cst_352) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1342 = stablehlo.reshape %1341 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1343 = stablehlo.reduce(%1342 init: %cst_353) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1344 = stablehlo.multiply %60, %1340 : tensor<8x256x256x64xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1345 = stablehlo.reduce(%1344 init: %cst_354) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1346 = stablehlo.reshape %1345 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %1347 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %1348 = stablehlo.multiply %1340, %1347 : tensor<8x256x256x64xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.reduce(%1346 init: %cst_355) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1350 = stablehlo.reshape %1348 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %1351 = stablehlo.multiply %51, %1350 : tensor<8x256x256x8x8xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1352 = stablehlo.reduce(%1351 init: %cst_356) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1353 = stablehlo.reshape %1352 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1354 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %1355 = stablehlo.multiply %1350, %1354 : tensor<8x256x256x8x8xf32>
    %1356 = stablehlo.multiply %1353, %57 : tensor<8x1x1x8x1xf32>
    %1357 = stablehlo.negate %1355 : tensor<8x256x256x8x8xf32>
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1358 = stablehlo.reduce(%1357 init: %cst_357) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1359 = stablehlo.reshape %1358 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_358 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1361 = stablehlo.divide %1356, %1360 : tensor<8x1x1x8x1xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1362 = stablehlo.reduce(%1361 init: %cst_359) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %1364 = stablehlo.multiply %1363, %45 : tensor<8x256x256x8x8xf32>
    %1365 = stablehlo.negate %1364 : tensor<8x256x256x8x8xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1366 = stablehlo.reduce(%1365 init: %cst_360) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1367 = stablehlo.reshape %1366 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1368 = stablehlo.add %1355, %1364 : tensor<8x256x256x8x8xf32>
    %1369 = stablehlo.add %1359, %1367 : tensor<8x1x1x8x1xf32>
    %cst_361 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1371 = stablehlo.divide %1369, %1370 : tensor<8x1x1x8x1xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1372 = stablehlo.reduce(%1371 init: %cst_362) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1373 = stablehlo.broadcast_in_dim %1372, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %1374 = stablehlo.add %1368, %1373 : tensor<8x256x256x8x8xf32>
    %1375 = stablehlo.reshape %1374 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %1376 = stablehlo.convolution(%32, %1375) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<8x256x256x64xf32>) -> tensor<3x3x64x64xf32>
    %1377 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x64x64xf32>
    %1378 = stablehlo.convolution(%1375, %1377) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x256x256x64xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %1380 = stablehlo.select %34, %1378, %1379 : tensor<8x256x256x64xi1>, tensor<8x256x256x64xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1381 = stablehlo.reduce(%1380 init: %cst_364) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1382 = stablehlo.reshape %1381 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1383 = stablehlo.reduce(%1382 init: %cst_365) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1384 = stablehlo.multiply %25, %1380 : tensor<8x256x256x64xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1385 = stablehlo.reduce(%1384 init: %cst_366) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x256x256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1386 = stablehlo.reshape %1385 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %1387 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<8x256x256x64xf32>
    %1388 = stablehlo.multiply %1380, %1387 : tensor<8x256x256x64xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1389 = stablehlo.reduce(%1386 init: %cst_367) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1390 = stablehlo.reshape %1388 : (tensor<8x256x256x64xf32>) -> tensor<8x256x256x8x8xf32>
    %1391 = stablehlo.multiply %16, %1390 : tensor<8x256x256x8x8xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_368) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1393 = stablehlo.reshape %1392 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1394 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x8x1xf32>) -> tensor<8x256x256x8x8xf32>
    %1395 = stablehlo.multiply %1390, %1394 : tensor<8x256x256x8x8xf32>
    %1396 = stablehlo.multiply %1393, %22 : tensor<8x1x1x8x1xf32>
    %1397 = stablehlo.negate %1395 : tensor<8x256x256x8x8xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1398 = stablehlo.reduce(%1397 init: %cst_369) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1399 = stablehlo.reshape %1398 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %cst_370 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1401 = stablehlo.divide %1396, %1400 : tensor<8x1x1x8x1xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1402 = stablehlo.reduce(%1401 init: %cst_371) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %1404 = stablehlo.multiply %1403, %10 : tensor<8x256x256x8x8xf32>
    %1405 = stablehlo.negate %1404 : tensor<8x256x256x8x8xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1406 = stablehlo.reduce(%1405 init: %cst_372) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x256x256x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1407 = stablehlo.reshape %1406 : (tensor<8x8xf32>) -> tensor<8x1x1x8x1xf32>
    %1408 = stablehlo.add %1395, %1404 : tensor<8x256x256x8x8xf32>
    %1409 = stablehlo.add %1399, %1407 : tensor<8x1x1x8x1xf32>
    %cst_373 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<8x1x1x8x1xf32>
    %1411 = stablehlo.divide %1409, %1410 : tensor<8x1x1x8x1xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1412 = stablehlo.reduce(%1411 init: %cst_374) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<8x1x1x8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %1413 = stablehlo.broadcast_in_dim %1412, dims = [0, 3] : (tensor<8x8xf32>) -> tensor<8x256x256x8x8xf32>
    %1414 = stablehlo.add %1408, %1413 : tensor<8x256x256x8x8xf32>
    %1415 = stablehlo.reshape %1414 : (tensor<8x256x256x8x8xf32>) -> tensor<8x256x256x64xf32>
    %1416 = stablehlo.convolution(%arg178, %1415) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x3xf32>, tensor<8x256x256x64xf32>) -> tensor<3x3x3x64xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1417 = stablehlo.add %arg59, %c : tensor<i32>
    %1418 = stablehlo.convert %1417 : (tensor<i32>) -> tensor<f32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1419 = stablehlo.power %cst_375, %1418 : tensor<f32>
    %cst_376 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1420 = stablehlo.subtract %cst_376, %1419 : tensor<f32>
    %cst_377 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1421 = stablehlo.divide %cst_377, %1420 : tensor<f32>
    %cst_378 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1422 = stablehlo.power %cst_378, %1418 : tensor<f32>
    %cst_379 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1423 = stablehlo.subtract %cst_379, %1422 : tensor<f32>
    %cst_380 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1424 = stablehlo.divide %cst_380, %1423 : tensor<f32>
    %1425:3 = call @adam_leaf(%arg0, %arg60, %arg119, %1416, %1421, %1424) : (tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>)
    %1426:3 = call @adam_leaf_6(%arg1, %arg61, %arg120, %1389, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1427:3 = call @adam_leaf_6(%arg2, %arg62, %arg121, %1383, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1428:3 = call @adam_leaf_7(%arg3, %arg63, %arg122, %1376, %1421, %1424) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>)
    %1429:3 = call @adam_leaf_6(%arg4, %arg64, %arg123, %1349, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1430:3 = call @adam_leaf_6(%arg5, %arg65, %arg124, %1343, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1431:3 = call @adam_leaf_8(%arg6, %arg66, %arg125, %1332, %1421, %1424) : (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>)
    %1432:3 = call @adam_leaf_9(%arg7, %arg67, %arg126, %1305, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1433:3 = call @adam_leaf_9(%arg8, %arg68, %arg127, %1299, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1434:3 = call @adam_leaf_10(%arg9, %arg69, %arg128, %1292, %1421, %1424) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>)
    %1435:3 = call @adam_leaf_9(%arg10, %arg70, %arg129, %1265, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1436:3 = call @adam_leaf_9(%arg11, %arg71, %arg130, %1259, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1437:3 = call @adam_leaf_11(%arg12, %arg72, %arg131, %1248, %1421, %1424) : (tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>)
    %1438:3 = call @adam_leaf_12(%arg13, %arg73, %arg132, %1221, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1439:3 = call @adam_leaf_12(%arg14, %arg74, %arg133, %1215, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1440:3 = call @adam_leaf_13(%arg15, %arg75, %arg134, %1208, %1421, %1424) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>)
    %1441:3 = call @adam_leaf_12(%arg16, %arg76, %arg135, %1181, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1442:3 = call @adam_leaf_12(%arg17, %arg77, %arg136, %1175, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1443:3 = call @adam_leaf_14(%arg18, %arg78, %arg137, %1164, %1421, %1424) : (tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>)
    %1444:3 = call @adam_leaf_15(%arg19, %arg79, %arg138, %1137, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1445:3 = call @adam_leaf_15(%arg20, %arg80, %arg139, %1131, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1446:3 = call @adam_leaf_16(%arg21, %arg81, %arg140, %1124, %1421, %1424) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>)
    %1447:3 = call @adam_leaf_15(%arg22, %arg82, %arg141, %1097, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1448:3 = call @adam_leaf_15(%arg23, %arg83, %arg142, %1091, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1449:3 = call @adam_leaf_17(%arg24, %arg84, %arg143, %1080, %1421, %1424) : (tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>)
    %1450:3 = call @adam_leaf_18(%arg25, %arg85, %arg144, %1053, %1421, %1424) : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
    %1451:3 = call @adam_leaf_18(%arg26, %arg86, %arg145, %1047, %1421, %1424) : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
    %1452:3 = call @adam_leaf_19(%arg27, %arg87, %arg146, %1040, %1421, %1424) : (tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>)
    %1453:3 = call @adam_leaf_18(%arg28, %arg88, %arg147, %1013, %1421, %1424) : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
    %1454:3 = call @adam_leaf_18(%arg29, %arg89, %arg148, %1007, %1421, %1424) : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<f32>, tensor<f32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
    %1455:3 = call @adam_leaf_20(%arg30, %arg90, %arg149, %1000, %1421, %1424) : (tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>)
    %1456:3 = call @adam_leaf_21(%arg31, %arg91, %arg150, %915, %1421, %1424) : (tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>)
    %1457:3 = call @adam_leaf_22(%arg32, %arg92, %arg151, %830, %1421, %1424) : (tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>)
    %1458:3 = call @adam_leaf_23(%arg33, %arg93, %arg152, %745, %1421, %1424) : (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>)
    %1459:3 = call @adam_leaf_24(%arg34, %arg94, %arg153, %660, %1421, %1424) : (tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>)
    %1460:3 = call @adam_leaf_25(%arg35, %arg95, %arg154, %995, %1421, %1424) : (tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>)
    %1461:3 = call @adam_leaf_15(%arg36, %arg96, %arg155, %968, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1462:3 = call @adam_leaf_15(%arg37, %arg97, %arg156, %962, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1463:3 = call @adam_leaf_16(%arg38, %arg98, %arg157, %955, %1421, %1424) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>)
    %1464:3 = call @adam_leaf_15(%arg39, %arg99, %arg158, %928, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1465:3 = call @adam_leaf_15(%arg40, %arg100, %arg159, %922, %1421, %1424) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
    %1466:3 = call @adam_leaf_26(%arg41, %arg101, %arg160, %910, %1421, %1424) : (tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>)
    %1467:3 = call @adam_leaf_12(%arg42, %arg102, %arg161, %883, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1468:3 = call @adam_leaf_12(%arg43, %arg103, %arg162, %877, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1469:3 = call @adam_leaf_13(%arg44, %arg104, %arg163, %870, %1421, %1424) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>)
    %1470:3 = call @adam_leaf_12(%arg45, %arg105, %arg164, %843, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1471:3 = call @adam_leaf_12(%arg46, %arg106, %arg165, %837, %1421, %1424) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<f32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    %1472:3 = call @adam_leaf_27(%arg47, %arg107, %arg166, %825, %1421, %1424) : (tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>)
    %1473:3 = call @adam_leaf_9(%arg48, %arg108, %arg167, %798, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1474:3 = call @adam_leaf_9(%arg49, %arg109, %arg168, %792, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1475:3 = call @adam_leaf_10(%arg50, %arg110, %arg169, %785, %1421, %1424) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>)
    %1476:3 = call @adam_leaf_9(%arg51, %arg111, %arg170, %758, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1477:3 = call @adam_leaf_9(%arg52, %arg112, %arg171, %752, %1421, %1424) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1478:3 = call @adam_leaf_28(%arg53, %arg113, %arg172, %740, %1421, %1424) : (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>)
    %1479:3 = call @adam_leaf_6(%arg54, %arg114, %arg173, %713, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1480:3 = call @adam_leaf_6(%arg55, %arg115, %arg174, %707, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1481:3 = call @adam_leaf_7(%arg56, %arg116, %arg175, %700, %1421, %1424) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>)
    %1482:3 = call @adam_leaf_6(%arg57, %arg117, %arg176, %673, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1483:3 = call @adam_leaf_6(%arg58, %arg118, %arg177, %667, %1421, %1424) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    return %1425#0, %1426#0, %1427#0, %1428#0, %1429#0, %1430#0, %1431#0, %1432#0, %1433#0, %1434#0, %1435#0, %1436#0, %1437#0, %1438#0, %1439#0, %1440#0, %1441#0, %1442#0, %1443#0, %1444#0, %1445#0, %1446#0, %1447#0, %1448#0, %1449#0, %1450#0, %1451#0, %1452#0, %1453#0, %1454#0, %1455#0, %1456#0, %1457#0, %1458#0, %1459#0, %1460#0, %1461#0, %1462#0, %1463#0, %1464#0, %1465#0, %1466#0, %1467#0, %1468#0, %1469#0, %1470#0, %1471#0, %1472#0, %1473#0, %1474#0, %1475#0, %1476#0, %1477#0, %1478#0, %1479#0, %1480#0, %1481#0, %1482#0, %1483#0, %1417, %1425#1, %1426#1, %1427#1, %1428#1, %1429#1, %1430#1, %1431#1, %1432#1, %1433#1, %1434#1, %1435#1, %1436#1, %1437#1, %1438#1, %1439#1, %1440#1, %1441#1, %1442#1, %1443#1, %1444#1, %1445#1, %1446#1, %1447#1, %1448#1, %1449#1, %1450#1, %1451#1, %1452#1, %1453#1, %1454#1, %1455#1, %1456#1, %1457#1, %1458#1, %1459#1, %1460#1, %1461#1, %1462#1, %1463#1, %1464#1, %1465#1, %1466#1, %1467#1, %1468#1, %1469#1, %1470#1, %1471#1, %1472#1, %1473#1, %1474#1, %1475#1, %1476#1, %1477#1, %1478#1, %1479#1, %1480#1, %1481#1, %1482#1, %1483#1, %1425#2, %1426#2, %1427#2, %1428#2, %1429#2, %1430#2, %1431#2, %1432#2, %1433#2, %1434#2, %1435#2, %1436#2, %1437#2, %1438#2, %1439#2, %1440#2, %1441#2, %1442#2, %1443#2, %1444#2, %1445#2, %1446#2, %1447#2, %1448#2, %1449#2, %1450#2, %1451#2, %1452#2, %1453#2, %1454#2, %1455#2, %1456#2, %1457#2, %1458#2, %1459#2, %1460#2, %1461#2, %1462#2, %1463#2, %1464#2, %1465#2, %1466#2, %1467#2, %1468#2, %1469#2, %1470#2, %1471#2, %1472#2, %1473#2, %1474#2, %1475#2, %1476#2, %1477#2, %1478#2, %1479#2, %1480#2, %1481#2, %1482#2, %1483#2, %653 : tensor<3x3x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<3x3x1024x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x512x256xf32>, tensor<2x2x256x128xf32>, tensor<2x2x128x64xf32>, tensor<1x1x64x2xf32>, tensor<3x3x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<3x3x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<3x3x1024x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x512x256xf32>, tensor<2x2x256x128xf32>, tensor<2x2x128x64xf32>, tensor<1x1x64x2xf32>, tensor<3x3x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<3x3x1024x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x512x256xf32>, tensor<2x2x256x128xf32>, tensor<2x2x128x64xf32>, tensor<1x1x64x2xf32>, tensor<3x3x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x256x256x64xf32>) -> tensor<8x256x256x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x256x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x256x256x64xf32>
    return %1 : tensor<8x256x256x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x128x128x128xf32>) -> tensor<8x128x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x128x128x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x128x128x128xf32>
    return %1 : tensor<8x128x128x128xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x64x64x256xf32>) -> tensor<8x64x64x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64x64x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x64x64x256xf32>
    return %1 : tensor<8x64x64x256xf32>
  }
  func.func private @relu_2(%arg0: tensor<8x32x32x512xf32>) -> tensor<8x32x32x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x32x32x512xf32>
    return %1 : tensor<8x32x32x512xf32>
  }
  func.func private @relu_3(%arg0: tensor<8x16x16x1024xf32>) -> tensor<8x16x16x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x16x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16x16x1024xf32>
    return %1 : tensor<8x16x16x1024xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x256x256x2xf32>) -> (tensor<8x256x256x2xf32>, tensor<8x256x256x2xf32>, tensor<8x256x256x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<8x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x256x256xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x256x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<8x256x256xf32>) -> tensor<8x256x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<8x256x256x1xf32>) -> tensor<8x256x256x2xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x256x256x2xf32>
    %6 = stablehlo.exponential %5 : tensor<8x256x256x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<8x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x256x256xf32>) -> tensor<8x256x256x1xf32>
    %9 = stablehlo.log %8 : tensor<8x256x256x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x256x256x1xf32>) -> tensor<8x256x256x2xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x256x256x2xf32>
    return %11, %6, %8 : tensor<8x256x256x2xf32>, tensor<8x256x256x2xf32>, tensor<8x256x256x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x256x256x2xf32>, %arg1: tensor<8x256x256x1xi32>) -> (tensor<8x256x256x1xf32>, tensor<8x256x256x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x256x256x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x256x256x1xi32>, tensor<8x256x256x1xi32>) -> tensor<8x256x256x1xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x256x256x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x256x256x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x256x256x1xi1>, tensor<8x256x256x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x256x256x1xi32>) -> tensor<8x256x256x1x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x256x256x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x256x256x1x1xi32>, tensor<8x256x256x1x1xi32>) -> tensor<8x256x256x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [4] : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x1xi32>) -> tensor<8x256x256x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x256x256x1x1xi32>, tensor<8x256x256x1x1xi32>) -> tensor<8x256x256x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x256x256x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [4] : (tensor<8x256x256x1x1xi1>, tensor<i1>) -> tensor<8x256x256x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [0, 1, 2], start_index_map = [3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<8x256x256x2xf32>, tensor<8x256x256x1x1xi32>) -> tensor<8x256x256x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x256x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x256x256x1xi1>, tensor<8x256x256x1xf32>
    return %15, %5 : tensor<8x256x256x1xf32>, tensor<8x256x256x1x1xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<8x256x256x1x1xi32>, %arg1: tensor<8x256x256x1xf32>) -> tensor<8x256x256x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x256x2xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [3], input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [0, 1, 2], scatter_dims_to_operand_dims = [3], index_vector_dim = 4>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x256x256x2xf32>, tensor<8x256x256x1x1xi32>, tensor<8x256x256x1xf32>) -> tensor<8x256x256x2xf32>
    return %1 : tensor<8x256x256x2xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<8x256x256x2xf32>, %arg1: tensor<8x256x256x1xf32>, %arg2: tensor<8x256x256x2xf32>) -> tensor<8x256x256x2xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x256x256x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x256x256xf32>) -> tensor<8x256x256x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x256x256x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<8x256x256x1xf32>, tensor<f32>) -> tensor<8x256x256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x256x256xf32>) -> tensor<8x256x256x2xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x256x256x2xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x256x256x2xf32>
    return %7 : tensor<8x256x256x2xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<3x3x3x64xf32>, %arg1: tensor<3x3x3x64xf32>, %arg2: tensor<3x3x3x64xf32>, %arg3: tensor<3x3x3x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x3x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x3x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x3x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x3x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x3x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x3x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x3x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x3x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x3x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x3x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x3x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x3x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x3x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x3x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x3x64xf32>
    return %21, %4, %10 : tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>, tensor<3x3x3x64xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<64xf32>
    %4 = stablehlo.add %1, %3 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<64xf32>
    %10 = stablehlo.add %6, %9 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<64xf32>
    %13 = stablehlo.sqrt %12 : tensor<64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %15 = stablehlo.add %13, %14 : tensor<64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<64xf32>
    return %21, %4, %10 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<3x3x64x64xf32>, %arg1: tensor<3x3x64x64xf32>, %arg2: tensor<3x3x64x64xf32>, %arg3: tensor<3x3x64x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x64x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x64x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x64x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x64x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x64x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x64x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x64x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x64x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x64x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x64x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x64x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x64x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x64x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x64x64xf32>
    return %21, %4, %10 : tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<3x3x64x128xf32>, %arg1: tensor<3x3x64x128xf32>, %arg2: tensor<3x3x64x128xf32>, %arg3: tensor<3x3x64x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x64x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x64x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x64x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x64x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x64x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x64x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x64x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x64x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x64x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x64x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x64x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x64x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x64x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x64x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x64x128xf32>
    return %21, %4, %10 : tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<128xf32>
    %4 = stablehlo.add %1, %3 : tensor<128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<128xf32>
    %10 = stablehlo.add %6, %9 : tensor<128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<128xf32>
    %13 = stablehlo.sqrt %12 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %15 = stablehlo.add %13, %14 : tensor<128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<128xf32>
    return %21, %4, %10 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<3x3x128x128xf32>, %arg1: tensor<3x3x128x128xf32>, %arg2: tensor<3x3x128x128xf32>, %arg3: tensor<3x3x128x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x128x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x128x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x128x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x128x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x128x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x128x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x128x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x128x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x128x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x128x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x128x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x128x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x128x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x128x128xf32>
    return %21, %4, %10 : tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<3x3x128x256xf32>, %arg1: tensor<3x3x128x256xf32>, %arg2: tensor<3x3x128x256xf32>, %arg3: tensor<3x3x128x256xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x128x256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x128x256xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x128x256xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x128x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x128x256xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x128x256xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x128x256xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x128x256xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x128x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x128x256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x128x256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x128x256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x128x256xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x128x256xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x128x256xf32>
    return %21, %4, %10 : tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>, tensor<3x3x128x256xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<256xf32>
    %4 = stablehlo.add %1, %3 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<256xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<256xf32>
    %10 = stablehlo.add %6, %9 : tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<256xf32>
    %13 = stablehlo.sqrt %12 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %15 = stablehlo.add %13, %14 : tensor<256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<256xf32>
    %20 = stablehlo.divide %19, %15 : tensor<256xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<256xf32>
    return %21, %4, %10 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
  }
  func.func private @adam_leaf_13(%arg0: tensor<3x3x256x256xf32>, %arg1: tensor<3x3x256x256xf32>, %arg2: tensor<3x3x256x256xf32>, %arg3: tensor<3x3x256x256xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x256x256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x256x256xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x256x256xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x256x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x256x256xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x256x256xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x256x256xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x256x256xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x256x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x256x256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x256x256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x256x256xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x256x256xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x256x256xf32>
    return %21, %4, %10 : tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>
  }
  func.func private @adam_leaf_14(%arg0: tensor<3x3x256x512xf32>, %arg1: tensor<3x3x256x512xf32>, %arg2: tensor<3x3x256x512xf32>, %arg3: tensor<3x3x256x512xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x256x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x256x512xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x256x512xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x256x512xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x256x512xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x256x512xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x256x512xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x256x512xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x256x512xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x256x512xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x256x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x256x512xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x256x512xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x256x512xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x256x512xf32>
    return %21, %4, %10 : tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>, tensor<3x3x256x512xf32>
  }
  func.func private @adam_leaf_15(%arg0: tensor<512xf32>, %arg1: tensor<512xf32>, %arg2: tensor<512xf32>, %arg3: tensor<512xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<512xf32>
    %4 = stablehlo.add %1, %3 : tensor<512xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<512xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<512xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<512xf32>
    %10 = stablehlo.add %6, %9 : tensor<512xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<512xf32>
    %13 = stablehlo.sqrt %12 : tensor<512xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %15 = stablehlo.add %13, %14 : tensor<512xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<512xf32>
    %20 = stablehlo.divide %19, %15 : tensor<512xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<512xf32>
    return %21, %4, %10 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
  }
  func.func private @adam_leaf_16(%arg0: tensor<3x3x512x512xf32>, %arg1: tensor<3x3x512x512xf32>, %arg2: tensor<3x3x512x512xf32>, %arg3: tensor<3x3x512x512xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x512x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x512x512xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x512x512xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x512x512xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x512x512xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x512x512xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x512x512xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x512x512xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x512x512xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x512x512xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x512x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x512x512xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x512x512xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x512x512xf32>
    return %21, %4, %10 : tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>
  }
  func.func private @adam_leaf_17(%arg0: tensor<3x3x512x1024xf32>, %arg1: tensor<3x3x512x1024xf32>, %arg2: tensor<3x3x512x1024xf32>, %arg3: tensor<3x3x512x1024xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x512x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x512x1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x512x1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x512x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x512x1024xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x512x1024xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x512x1024xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x512x1024xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x512x1024xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x512x1024xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x512x1024xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x512x1024xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x512x1024xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x512x1024xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x512x1024xf32>
    return %21, %4, %10 : tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>, tensor<3x3x512x1024xf32>
  }
  func.func private @adam_leaf_18(%arg0: tensor<1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<1024xf32>, %arg3: tensor<1024xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1024xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1024xf32>
    %10 = stablehlo.add %6, %9 : tensor<1024xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1024xf32>
    %13 = stablehlo.sqrt %12 : tensor<1024xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %15 = stablehlo.add %13, %14 : tensor<1024xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1024xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1024xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1024xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1024xf32>
    return %21, %4, %10 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
  }
  func.func private @adam_leaf_19(%arg0: tensor<3x3x1024x1024xf32>, %arg1: tensor<3x3x1024x1024xf32>, %arg2: tensor<3x3x1024x1024xf32>, %arg3: tensor<3x3x1024x1024xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x1024x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x1024x1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x1024x1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x1024x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x1024x1024xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x1024x1024xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x1024x1024xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x1024x1024xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x1024x1024xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x1024x1024xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x1024x1024xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x1024x1024xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x1024x1024xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x1024x1024xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x1024x1024xf32>
    return %21, %4, %10 : tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>, tensor<3x3x1024x1024xf32>
  }
  func.func private @adam_leaf_20(%arg0: tensor<2x2x1024x512xf32>, %arg1: tensor<2x2x1024x512xf32>, %arg2: tensor<2x2x1024x512xf32>, %arg3: tensor<2x2x1024x512xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x1024x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x1024x512xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x1024x512xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x1024x512xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x1024x512xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x1024x512xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x1024x512xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x1024x512xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x1024x512xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x1024x512xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x1024x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x1024x512xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x1024x512xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x1024x512xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x1024x512xf32>
    return %21, %4, %10 : tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>, tensor<2x2x1024x512xf32>
  }
  func.func private @adam_leaf_21(%arg0: tensor<2x2x512x256xf32>, %arg1: tensor<2x2x512x256xf32>, %arg2: tensor<2x2x512x256xf32>, %arg3: tensor<2x2x512x256xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x512x256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x512x256xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x512x256xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x512x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x512x256xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x512x256xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x512x256xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x512x256xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x512x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x512x256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x512x256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x512x256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x512x256xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x512x256xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x512x256xf32>
    return %21, %4, %10 : tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>, tensor<2x2x512x256xf32>
  }
  func.func private @adam_leaf_22(%arg0: tensor<2x2x256x128xf32>, %arg1: tensor<2x2x256x128xf32>, %arg2: tensor<2x2x256x128xf32>, %arg3: tensor<2x2x256x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x256x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x256x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x256x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x256x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x256x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x256x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x256x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x256x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x256x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x256x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x256x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x256x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x256x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x256x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x256x128xf32>
    return %21, %4, %10 : tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>, tensor<2x2x256x128xf32>
  }
  func.func private @adam_leaf_23(%arg0: tensor<2x2x128x64xf32>, %arg1: tensor<2x2x128x64xf32>, %arg2: tensor<2x2x128x64xf32>, %arg3: tensor<2x2x128x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x128x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x128x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x128x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x128x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x128x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x128x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x128x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x128x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x128x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x128x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x128x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x128x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x128x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x128x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x128x64xf32>
    return %21, %4, %10 : tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>
  }
  func.func private @adam_leaf_24(%arg0: tensor<1x1x64x2xf32>, %arg1: tensor<1x1x64x2xf32>, %arg2: tensor<1x1x64x2xf32>, %arg3: tensor<1x1x64x2xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x64x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x64x2xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x64x2xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x64x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x64x2xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x64x2xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x64x2xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x64x2xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x64x2xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x64x2xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x64x2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x64x2xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x64x2xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x64x2xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x64x2xf32>
    return %21, %4, %10 : tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>, tensor<1x1x64x2xf32>
  }
  func.func private @adam_leaf_25(%arg0: tensor<3x3x1024x512xf32>, %arg1: tensor<3x3x1024x512xf32>, %arg2: tensor<3x3x1024x512xf32>, %arg3: tensor<3x3x1024x512xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x1024x512xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x1024x512xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x1024x512xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x1024x512xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x1024x512xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x1024x512xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x1024x512xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x1024x512xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x1024x512xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x1024x512xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x1024x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x1024x512xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x1024x512xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x1024x512xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x1024x512xf32>
    return %21, %4, %10 : tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>, tensor<3x3x1024x512xf32>
  }
  func.func private @adam_leaf_26(%arg0: tensor<3x3x512x256xf32>, %arg1: tensor<3x3x512x256xf32>, %arg2: tensor<3x3x512x256xf32>, %arg3: tensor<3x3x512x256xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x512x256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x512x256xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x512x256xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x512x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x512x256xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x512x256xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x512x256xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x512x256xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x512x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x512x256xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x512x256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x512x256xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x512x256xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x512x256xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x512x256xf32>
    return %21, %4, %10 : tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>, tensor<3x3x512x256xf32>
  }
  func.func private @adam_leaf_27(%arg0: tensor<3x3x256x128xf32>, %arg1: tensor<3x3x256x128xf32>, %arg2: tensor<3x3x256x128xf32>, %arg3: tensor<3x3x256x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x256x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x256x128xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x256x128xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x256x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x256x128xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x256x128xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x256x128xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x256x128xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x256x128xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x256x128xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x256x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x256x128xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x256x128xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x256x128xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x256x128xf32>
    return %21, %4, %10 : tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>, tensor<3x3x256x128xf32>
  }
  func.func private @adam_leaf_28(%arg0: tensor<3x3x128x64xf32>, %arg1: tensor<3x3x128x64xf32>, %arg2: tensor<3x3x128x64xf32>, %arg3: tensor<3x3x128x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x128x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x128x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x128x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x128x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x128x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x128x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x128x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x128x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x128x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x128x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x128x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x128x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x128x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x128x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x128x64xf32>
    return %21, %4, %10 : tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>
  }
}
