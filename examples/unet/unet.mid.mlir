module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x3x16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3x3x16x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x32x32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3x3x32x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x3x64x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3x3x64x128xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x3x128x128xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<128xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<128xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2x2x128x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2x2x64x32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2x2x32x16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1x1x16x3xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<3x3x128x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<3x3x64x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<3x3x64x32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<3x3x32x32xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<32xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<32xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<3x3x32x16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<3x3x16x16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<i32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<3x3x3x16xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<16xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<3x3x16x16xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<16xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<16xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<3x3x16x32xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<3x3x32x32xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<32xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<32xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<3x3x32x64xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<3x3x64x64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<3x3x64x128xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<128xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<128xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<3x3x128x128xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<128xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<128xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<2x2x128x64xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<2x2x64x32xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<2x2x32x16xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<1x1x16x3xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<3x3x128x64xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<64xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<64xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<3x3x64x64xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<64xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<64xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<3x3x64x32xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<32xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<3x3x32x32xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<32xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<32xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<3x3x32x16xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<16xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<16xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<3x3x16x16xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<16xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<16xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<3x3x3x16xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<16xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<16xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<3x3x16x16xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<16xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<16xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<3x3x16x32xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<32xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<32xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<3x3x32x32xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<32xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<32xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<3x3x32x64xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<64xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<64xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<3x3x64x64xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<64xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<64xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<3x3x64x128xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<128xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<128xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<3x3x128x128xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<128xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<128xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<2x2x128x64xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<2x2x64x32xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<2x2x32x16xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<1x1x16x3xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<3x3x128x64xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<64xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<64xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<3x3x64x64xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<64xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<64xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<3x3x64x32xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<32xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<32xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<3x3x32x32xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<32xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<32xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<3x3x32x16xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<16xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<16xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<3x3x16x16xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<16xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<16xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<4x64x64x3xf32>, %arg140: tensor<4x64x64xi32>) -> (tensor<3x3x3x16xf32> {jax.result_info = "result[0]['down'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['down'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['down'][0]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[0]['down'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['down'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['down'][1]['second_norm']['shift']"}, tensor<3x3x32x64xf32> {jax.result_info = "result[0]['down'][2]['first']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][2]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['down'][2]['second']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['down'][2]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[0]['down'][3]['first']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][3]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][3]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[0]['down'][3]['second']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][3]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[0]['down'][3]['second_norm']['shift']"}, tensor<2x2x128x64xf32> {jax.result_info = "result[0]['grow'][0]"}, tensor<2x2x64x32xf32> {jax.result_info = "result[0]['grow'][1]"}, tensor<2x2x32x16xf32> {jax.result_info = "result[0]['grow'][2]"}, tensor<1x1x16x3xf32> {jax.result_info = "result[0]['output']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[0]['up'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['up'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['up'][0]['second_norm']['shift']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[0]['up'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[0]['up'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[0]['up'][1]['second_norm']['shift']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[0]['up'][2]['first']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][2]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][2]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[0]['up'][2]['second']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][2]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['up'][2]['second_norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<3x3x3x16xf32> {jax.result_info = "result[1]['first']['down'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['first']['down'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['down'][0]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['first']['down'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['first']['down'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['down'][1]['second_norm']['shift']"}, tensor<3x3x32x64xf32> {jax.result_info = "result[1]['first']['down'][2]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][2]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['first']['down'][2]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['down'][2]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[1]['first']['down'][3]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][3]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][3]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['first']['down'][3]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][3]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['first']['down'][3]['second_norm']['shift']"}, tensor<2x2x128x64xf32> {jax.result_info = "result[1]['first']['grow'][0]"}, tensor<2x2x64x32xf32> {jax.result_info = "result[1]['first']['grow'][1]"}, tensor<2x2x32x16xf32> {jax.result_info = "result[1]['first']['grow'][2]"}, tensor<1x1x16x3xf32> {jax.result_info = "result[1]['first']['output']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[1]['first']['up'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['first']['up'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['first']['up'][0]['second_norm']['shift']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[1]['first']['up'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['up'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['first']['up'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['first']['up'][1]['second_norm']['shift']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['first']['up'][2]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][2]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][2]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['first']['up'][2]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][2]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['first']['up'][2]['second_norm']['shift']"}, tensor<3x3x3x16xf32> {jax.result_info = "result[1]['second']['down'][0]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][0]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['second']['down'][0]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['down'][0]['second_norm']['shift']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[1]['second']['down'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['second']['down'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['down'][1]['second_norm']['shift']"}, tensor<3x3x32x64xf32> {jax.result_info = "result[1]['second']['down'][2]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][2]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['second']['down'][2]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['down'][2]['second_norm']['shift']"}, tensor<3x3x64x128xf32> {jax.result_info = "result[1]['second']['down'][3]['first']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][3]['first_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][3]['first_norm']['shift']"}, tensor<3x3x128x128xf32> {jax.result_info = "result[1]['second']['down'][3]['second']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][3]['second_norm']['scale']"}, tensor<128xf32> {jax.result_info = "result[1]['second']['down'][3]['second_norm']['shift']"}, tensor<2x2x128x64xf32> {jax.result_info = "result[1]['second']['grow'][0]"}, tensor<2x2x64x32xf32> {jax.result_info = "result[1]['second']['grow'][1]"}, tensor<2x2x32x16xf32> {jax.result_info = "result[1]['second']['grow'][2]"}, tensor<1x1x16x3xf32> {jax.result_info = "result[1]['second']['output']"}, tensor<3x3x128x64xf32> {jax.result_info = "result[1]['second']['up'][0]['first']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][0]['first_norm']['shift']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[1]['second']['up'][0]['second']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['second']['up'][0]['second_norm']['shift']"}, tensor<3x3x64x32xf32> {jax.result_info = "result[1]['second']['up'][1]['first']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['up'][1]['first_norm']['shift']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[1]['second']['up'][1]['second']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['scale']"}, tensor<32xf32> {jax.result_info = "result[1]['second']['up'][1]['second_norm']['shift']"}, tensor<3x3x32x16xf32> {jax.result_info = "result[1]['second']['up'][2]['first']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][2]['first_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][2]['first_norm']['shift']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[1]['second']['up'][2]['second']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][2]['second_norm']['scale']"}, tensor<16xf32> {jax.result_info = "result[1]['second']['up'][2]['second_norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg139, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x3xf32>, tensor<3x3x3x16xf32>) -> tensor<4x64x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x1x1x8x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<4x64x64x8x2xf32>
    %8 = chlo.square %7 : tensor<4x64x64x8x2xf32> -> tensor<4x64x64x8x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x64x64x8x2xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<4x64x64x8x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_3 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x1x1x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %16 = stablehlo.subtract %1, %15 : tensor<4x64x64x8x2xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %18 = stablehlo.add %14, %17 : tensor<4x1x1x8x1xf32>
    %19 = stablehlo.rsqrt %18 : tensor<4x1x1x8x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<4x1x1x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4x1x1x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %24 = stablehlo.multiply %16, %23 : tensor<4x64x64x8x2xf32>
    %25 = stablehlo.reshape %24 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<4x64x64x16xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %31 = stablehlo.add %28, %30 : tensor<4x64x64x16xf32>
    %32 = call @relu(%31) : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %34 = stablehlo.compare GT, %31, %33, FLOAT : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xi1>
    %35 = stablehlo.convolution(%32, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x64x64x16xf32>
    %36 = stablehlo.reshape %35 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_8 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %40 = stablehlo.divide %38, %39 : tensor<4x1x1x8x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %42 = stablehlo.subtract %36, %41 : tensor<4x64x64x8x2xf32>
    %43 = chlo.square %42 : tensor<4x64x64x8x2xf32> -> tensor<4x64x64x8x2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x64x64x8x2xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<4x64x64x8x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_11 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<4x1x1x8x1xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %51 = stablehlo.subtract %36, %50 : tensor<4x64x64x8x2xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<4x1x1x8x1xf32>
    %54 = stablehlo.rsqrt %53 : tensor<4x1x1x8x1xf32>
    %55 = stablehlo.divide %54, %53 : tensor<4x1x1x8x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<4x1x1x8x1xf32>
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %59 = stablehlo.multiply %51, %58 : tensor<4x64x64x8x2xf32>
    %60 = stablehlo.reshape %59 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %61 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<4x64x64x16xf32>
    %64 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %66 = stablehlo.add %63, %65 : tensor<4x64x64x16xf32>
    %67 = call @relu(%66) : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %69 = stablehlo.compare GT, %66, %68, FLOAT : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.reduce_window"(%67, %70) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.maximum %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<4x32x32x16xf32>
    %72 = stablehlo.convolution(%71, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x16xf32>, tensor<3x3x16x32xf32>) -> tensor<4x32x32x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_17 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %77 = stablehlo.divide %75, %76 : tensor<4x1x1x8x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %79 = stablehlo.subtract %73, %78 : tensor<4x32x32x8x4xf32>
    %80 = chlo.square %79 : tensor<4x32x32x8x4xf32> -> tensor<4x32x32x8x4xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x32x32x8x4xf32>
    %82 = stablehlo.multiply %81, %79 : tensor<4x32x32x8x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_20 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %86 = stablehlo.divide %84, %85 : tensor<4x1x1x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %88 = stablehlo.subtract %73, %87 : tensor<4x32x32x8x4xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %90 = stablehlo.add %86, %89 : tensor<4x1x1x8x1xf32>
    %91 = stablehlo.rsqrt %90 : tensor<4x1x1x8x1xf32>
    %92 = stablehlo.divide %91, %90 : tensor<4x1x1x8x1xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<4x1x1x8x1xf32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<4x32x32x8x4xf32>
    %97 = stablehlo.reshape %96 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %98 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<4x32x32x32xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %103 = stablehlo.add %100, %102 : tensor<4x32x32x32xf32>
    %104 = call @relu_0(%103) : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %106 = stablehlo.compare GT, %103, %105, FLOAT : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xi1>
    %107 = stablehlo.convolution(%104, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x32x32x32xf32>
    %108 = stablehlo.reshape %107 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_24) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_25 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %112 = stablehlo.divide %110, %111 : tensor<4x1x1x8x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %114 = stablehlo.subtract %108, %113 : tensor<4x32x32x8x4xf32>
    %115 = chlo.square %114 : tensor<4x32x32x8x4xf32> -> tensor<4x32x32x8x4xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x32x32x8x4xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<4x32x32x8x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%115 init: %cst_27) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_28 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %121 = stablehlo.divide %119, %120 : tensor<4x1x1x8x1xf32>
    %122 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %123 = stablehlo.subtract %108, %122 : tensor<4x32x32x8x4xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %125 = stablehlo.add %121, %124 : tensor<4x1x1x8x1xf32>
    %126 = stablehlo.rsqrt %125 : tensor<4x1x1x8x1xf32>
    %127 = stablehlo.divide %126, %125 : tensor<4x1x1x8x1xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<4x1x1x8x1xf32>
    %130 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %131 = stablehlo.multiply %123, %130 : tensor<4x32x32x8x4xf32>
    %132 = stablehlo.reshape %131 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %133 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<4x32x32x32xf32>
    %136 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %138 = stablehlo.add %135, %137 : tensor<4x32x32x32xf32>
    %139 = call @relu_0(%138) : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %141 = stablehlo.compare GT, %138, %140, FLOAT : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xi1>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.reduce_window"(%139, %142) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.maximum %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<4x16x16x32xf32>
    %144 = stablehlo.convolution(%143, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x32xf32>, tensor<3x3x32x64xf32>) -> tensor<4x16x16x64xf32>
    %145 = stablehlo.reshape %144 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_33) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_34 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<4x1x1x8x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %151 = stablehlo.subtract %145, %150 : tensor<4x16x16x8x8xf32>
    %152 = chlo.square %151 : tensor<4x16x16x8x8xf32> -> tensor<4x16x16x8x8xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x16x16x8x8xf32>
    %154 = stablehlo.multiply %153, %151 : tensor<4x16x16x8x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%152 init: %cst_36) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_37 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %158 = stablehlo.divide %156, %157 : tensor<4x1x1x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %160 = stablehlo.subtract %145, %159 : tensor<4x16x16x8x8xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %162 = stablehlo.add %158, %161 : tensor<4x1x1x8x1xf32>
    %163 = stablehlo.rsqrt %162 : tensor<4x1x1x8x1xf32>
    %164 = stablehlo.divide %163, %162 : tensor<4x1x1x8x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<4x1x1x8x1xf32>
    %167 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %168 = stablehlo.multiply %160, %167 : tensor<4x16x16x8x8xf32>
    %169 = stablehlo.reshape %168 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %170 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %172 = stablehlo.multiply %169, %171 : tensor<4x16x16x64xf32>
    %173 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %175 = stablehlo.add %172, %174 : tensor<4x16x16x64xf32>
    %176 = call @relu_1(%175) : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %178 = stablehlo.compare GT, %175, %177, FLOAT : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xi1>
    %179 = stablehlo.convolution(%176, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x16x16x64xf32>
    %180 = stablehlo.reshape %179 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_41) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_42 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<4x1x1x8x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<4x16x16x8x8xf32>
    %187 = chlo.square %186 : tensor<4x16x16x8x8xf32> -> tensor<4x16x16x8x8xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x16x16x8x8xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<4x16x16x8x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_44) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_45 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<4x1x1x8x1xf32>
    %194 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %195 = stablehlo.subtract %180, %194 : tensor<4x16x16x8x8xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %197 = stablehlo.add %193, %196 : tensor<4x1x1x8x1xf32>
    %198 = stablehlo.rsqrt %197 : tensor<4x1x1x8x1xf32>
    %199 = stablehlo.divide %198, %197 : tensor<4x1x1x8x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<4x1x1x8x1xf32>
    %202 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %203 = stablehlo.multiply %195, %202 : tensor<4x16x16x8x8xf32>
    %204 = stablehlo.reshape %203 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %205 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<4x16x16x64xf32>
    %208 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %210 = stablehlo.add %207, %209 : tensor<4x16x16x64xf32>
    %211 = call @relu_1(%210) : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %213 = stablehlo.compare GT, %210, %212, FLOAT : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xi1>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<f32>
    %215 = "stablehlo.reduce_window"(%211, %214) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.maximum %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<4x8x8x64xf32>
    %216 = stablehlo.convolution(%215, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<3x3x64x128xf32>) -> tensor<4x8x8x128xf32>
    %217 = stablehlo.reshape %216 : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x8x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_50) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_51 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %221 = stablehlo.divide %219, %220 : tensor<4x1x1x8x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %223 = stablehlo.subtract %217, %222 : tensor<4x8x8x8x16xf32>
    %224 = chlo.square %223 : tensor<4x8x8x8x16xf32> -> tensor<4x8x8x8x16xf32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x8x8x8x16xf32>
    %226 = stablehlo.multiply %225, %223 : tensor<4x8x8x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%224 init: %cst_53) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_54 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<4x1x1x8x1xf32>
    %231 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %232 = stablehlo.subtract %217, %231 : tensor<4x8x8x8x16xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %234 = stablehlo.add %230, %233 : tensor<4x1x1x8x1xf32>
    %235 = stablehlo.rsqrt %234 : tensor<4x1x1x8x1xf32>
    %236 = stablehlo.divide %235, %234 : tensor<4x1x1x8x1xf32>
    %cst_56 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<4x1x1x8x1xf32>
    %239 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %240 = stablehlo.multiply %232, %239 : tensor<4x8x8x8x16xf32>
    %241 = stablehlo.reshape %240 : (tensor<4x8x8x8x16xf32>) -> tensor<4x8x8x128xf32>
    %242 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %244 = stablehlo.multiply %241, %243 : tensor<4x8x8x128xf32>
    %245 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %247 = stablehlo.add %244, %246 : tensor<4x8x8x128xf32>
    %248 = call @relu_2(%247) : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x8x8x128xf32>
    %250 = stablehlo.compare GT, %247, %249, FLOAT : (tensor<4x8x8x128xf32>, tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xi1>
    %251 = stablehlo.convolution(%248, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<3x3x128x128xf32>) -> tensor<4x8x8x128xf32>
    %252 = stablehlo.reshape %251 : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_58) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_59 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %256 = stablehlo.divide %254, %255 : tensor<4x1x1x8x1xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %258 = stablehlo.subtract %252, %257 : tensor<4x8x8x8x16xf32>
    %259 = chlo.square %258 : tensor<4x8x8x8x16xf32> -> tensor<4x8x8x8x16xf32>
    %cst_60 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x8x8x8x16xf32>
    %261 = stablehlo.multiply %260, %258 : tensor<4x8x8x8x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%259 init: %cst_61) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_62 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %265 = stablehlo.divide %263, %264 : tensor<4x1x1x8x1xf32>
    %266 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %267 = stablehlo.subtract %252, %266 : tensor<4x8x8x8x16xf32>
    %cst_63 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %269 = stablehlo.add %265, %268 : tensor<4x1x1x8x1xf32>
    %270 = stablehlo.rsqrt %269 : tensor<4x1x1x8x1xf32>
    %271 = stablehlo.divide %270, %269 : tensor<4x1x1x8x1xf32>
    %cst_64 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %273 = stablehlo.multiply %272, %271 : tensor<4x1x1x8x1xf32>
    %274 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %275 = stablehlo.multiply %267, %274 : tensor<4x8x8x8x16xf32>
    %276 = stablehlo.reshape %275 : (tensor<4x8x8x8x16xf32>) -> tensor<4x8x8x128xf32>
    %277 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %279 = stablehlo.multiply %276, %278 : tensor<4x8x8x128xf32>
    %280 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %282 = stablehlo.add %279, %281 : tensor<4x8x8x128xf32>
    %283 = call @relu_2(%282) : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4x8x8x128xf32>
    %285 = stablehlo.compare GT, %282, %284, FLOAT : (tensor<4x8x8x128xf32>, tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xi1>
    %286 = stablehlo.convolution(%283, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<2x2x128x64xf32>) -> tensor<4x16x16x64xf32>
    %287 = stablehlo.concatenate %211, %286, dim = 3 : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x128xf32>
    %288 = stablehlo.convolution(%287, %arg28) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x128xf32>, tensor<3x3x128x64xf32>) -> tensor<4x16x16x64xf32>
    %289 = stablehlo.reshape %288 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_66) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_67 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<4x1x1x8x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<4x16x16x8x8xf32>
    %296 = chlo.square %295 : tensor<4x16x16x8x8xf32> -> tensor<4x16x16x8x8xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x16x16x8x8xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<4x16x16x8x8xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_69) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_70 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<4x1x1x8x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<4x16x16x8x8xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<4x1x1x8x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<4x1x1x8x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<4x1x1x8x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<4x1x1x8x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<4x16x16x8x8xf32>
    %313 = stablehlo.reshape %312 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %314 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %316 = stablehlo.multiply %313, %315 : tensor<4x16x16x64xf32>
    %317 = stablehlo.broadcast_in_dim %arg30, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %319 = stablehlo.add %316, %318 : tensor<4x16x16x64xf32>
    %320 = call @relu_1(%319) : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %322 = stablehlo.compare GT, %319, %321, FLOAT : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xi1>
    %323 = stablehlo.convolution(%320, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x16x16x64xf32>
    %324 = stablehlo.reshape %323 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_74) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_75 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %328 = stablehlo.divide %326, %327 : tensor<4x1x1x8x1xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %330 = stablehlo.subtract %324, %329 : tensor<4x16x16x8x8xf32>
    %331 = chlo.square %330 : tensor<4x16x16x8x8xf32> -> tensor<4x16x16x8x8xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4x16x16x8x8xf32>
    %333 = stablehlo.multiply %332, %330 : tensor<4x16x16x8x8xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%331 init: %cst_77) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_78 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %337 = stablehlo.divide %335, %336 : tensor<4x1x1x8x1xf32>
    %338 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %339 = stablehlo.subtract %324, %338 : tensor<4x16x16x8x8xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %341 = stablehlo.add %337, %340 : tensor<4x1x1x8x1xf32>
    %342 = stablehlo.rsqrt %341 : tensor<4x1x1x8x1xf32>
    %343 = stablehlo.divide %342, %341 : tensor<4x1x1x8x1xf32>
    %cst_80 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<4x1x1x8x1xf32>
    %346 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %347 = stablehlo.multiply %339, %346 : tensor<4x16x16x8x8xf32>
    %348 = stablehlo.reshape %347 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %349 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %351 = stablehlo.multiply %348, %350 : tensor<4x16x16x64xf32>
    %352 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %354 = stablehlo.add %351, %353 : tensor<4x16x16x64xf32>
    %355 = call @relu_1(%354) : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %357 = stablehlo.compare GT, %354, %356, FLOAT : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xi1>
    %358 = stablehlo.convolution(%355, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<2x2x64x32xf32>) -> tensor<4x32x32x32xf32>
    %359 = stablehlo.concatenate %139, %358, dim = 3 : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<4x32x32x64xf32>
    %360 = stablehlo.convolution(%359, %arg34) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x64xf32>, tensor<3x3x64x32xf32>) -> tensor<4x32x32x32xf32>
    %361 = stablehlo.reshape %360 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_82) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_83 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %365 = stablehlo.divide %363, %364 : tensor<4x1x1x8x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %367 = stablehlo.subtract %361, %366 : tensor<4x32x32x8x4xf32>
    %368 = chlo.square %367 : tensor<4x32x32x8x4xf32> -> tensor<4x32x32x8x4xf32>
    %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x32x32x8x4xf32>
    %370 = stablehlo.multiply %369, %367 : tensor<4x32x32x8x4xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.reduce(%368 init: %cst_85) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_86 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %374 = stablehlo.divide %372, %373 : tensor<4x1x1x8x1xf32>
    %375 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %376 = stablehlo.subtract %361, %375 : tensor<4x32x32x8x4xf32>
    %cst_87 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %378 = stablehlo.add %374, %377 : tensor<4x1x1x8x1xf32>
    %379 = stablehlo.rsqrt %378 : tensor<4x1x1x8x1xf32>
    %380 = stablehlo.divide %379, %378 : tensor<4x1x1x8x1xf32>
    %cst_88 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %382 = stablehlo.multiply %381, %380 : tensor<4x1x1x8x1xf32>
    %383 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %384 = stablehlo.multiply %376, %383 : tensor<4x32x32x8x4xf32>
    %385 = stablehlo.reshape %384 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %386 = stablehlo.broadcast_in_dim %arg35, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %388 = stablehlo.multiply %385, %387 : tensor<4x32x32x32xf32>
    %389 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %391 = stablehlo.add %388, %390 : tensor<4x32x32x32xf32>
    %392 = call @relu_0(%391) : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %394 = stablehlo.compare GT, %391, %393, FLOAT : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xi1>
    %395 = stablehlo.convolution(%392, %arg37) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x32x32x32xf32>
    %396 = stablehlo.reshape %395 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_90) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_91 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %400 = stablehlo.divide %398, %399 : tensor<4x1x1x8x1xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %402 = stablehlo.subtract %396, %401 : tensor<4x32x32x8x4xf32>
    %403 = chlo.square %402 : tensor<4x32x32x8x4xf32> -> tensor<4x32x32x8x4xf32>
    %cst_92 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x32x32x8x4xf32>
    %405 = stablehlo.multiply %404, %402 : tensor<4x32x32x8x4xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%403 init: %cst_93) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_94 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %409 = stablehlo.divide %407, %408 : tensor<4x1x1x8x1xf32>
    %410 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %411 = stablehlo.subtract %396, %410 : tensor<4x32x32x8x4xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %413 = stablehlo.add %409, %412 : tensor<4x1x1x8x1xf32>
    %414 = stablehlo.rsqrt %413 : tensor<4x1x1x8x1xf32>
    %415 = stablehlo.divide %414, %413 : tensor<4x1x1x8x1xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %417 = stablehlo.multiply %416, %415 : tensor<4x1x1x8x1xf32>
    %418 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %419 = stablehlo.multiply %411, %418 : tensor<4x32x32x8x4xf32>
    %420 = stablehlo.reshape %419 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %421 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %423 = stablehlo.multiply %420, %422 : tensor<4x32x32x32xf32>
    %424 = stablehlo.broadcast_in_dim %arg39, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %426 = stablehlo.add %423, %425 : tensor<4x32x32x32xf32>
    %427 = call @relu_0(%426) : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %429 = stablehlo.compare GT, %426, %428, FLOAT : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xi1>
    %430 = stablehlo.convolution(%427, %arg26) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<2x2x32x16xf32>) -> tensor<4x64x64x16xf32>
    %431 = stablehlo.concatenate %67, %430, dim = 3 : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<4x64x64x32xf32>
    %432 = stablehlo.convolution(%431, %arg40) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x32xf32>, tensor<3x3x32x16xf32>) -> tensor<4x64x64x16xf32>
    %433 = stablehlo.reshape %432 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%433 init: %cst_98) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_99 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %437 = stablehlo.divide %435, %436 : tensor<4x1x1x8x1xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %439 = stablehlo.subtract %433, %438 : tensor<4x64x64x8x2xf32>
    %440 = chlo.square %439 : tensor<4x64x64x8x2xf32> -> tensor<4x64x64x8x2xf32>
    %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x64x64x8x2xf32>
    %442 = stablehlo.multiply %441, %439 : tensor<4x64x64x8x2xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%440 init: %cst_101) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_102 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %446 = stablehlo.divide %444, %445 : tensor<4x1x1x8x1xf32>
    %447 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %448 = stablehlo.subtract %433, %447 : tensor<4x64x64x8x2xf32>
    %cst_103 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %450 = stablehlo.add %446, %449 : tensor<4x1x1x8x1xf32>
    %451 = stablehlo.rsqrt %450 : tensor<4x1x1x8x1xf32>
    %452 = stablehlo.divide %451, %450 : tensor<4x1x1x8x1xf32>
    %cst_104 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %454 = stablehlo.multiply %453, %452 : tensor<4x1x1x8x1xf32>
    %455 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %456 = stablehlo.multiply %448, %455 : tensor<4x64x64x8x2xf32>
    %457 = stablehlo.reshape %456 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %458 = stablehlo.broadcast_in_dim %arg41, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %460 = stablehlo.multiply %457, %459 : tensor<4x64x64x16xf32>
    %461 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %463 = stablehlo.add %460, %462 : tensor<4x64x64x16xf32>
    %464 = call @relu(%463) : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %466 = stablehlo.compare GT, %463, %465, FLOAT : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xi1>
    %467 = stablehlo.convolution(%464, %arg43) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x64x64x16xf32>
    %468 = stablehlo.reshape %467 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_106) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_107 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %472 = stablehlo.divide %470, %471 : tensor<4x1x1x8x1xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %474 = stablehlo.subtract %468, %473 : tensor<4x64x64x8x2xf32>
    %475 = chlo.square %474 : tensor<4x64x64x8x2xf32> -> tensor<4x64x64x8x2xf32>
    %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x64x64x8x2xf32>
    %477 = stablehlo.multiply %476, %474 : tensor<4x64x64x8x2xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%475 init: %cst_109) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_110 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %481 = stablehlo.divide %479, %480 : tensor<4x1x1x8x1xf32>
    %482 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %483 = stablehlo.subtract %468, %482 : tensor<4x64x64x8x2xf32>
    %cst_111 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %485 = stablehlo.add %481, %484 : tensor<4x1x1x8x1xf32>
    %486 = stablehlo.rsqrt %485 : tensor<4x1x1x8x1xf32>
    %487 = stablehlo.divide %486, %485 : tensor<4x1x1x8x1xf32>
    %cst_112 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %489 = stablehlo.multiply %488, %487 : tensor<4x1x1x8x1xf32>
    %490 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %491 = stablehlo.multiply %483, %490 : tensor<4x64x64x8x2xf32>
    %492 = stablehlo.reshape %491 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %493 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %495 = stablehlo.multiply %492, %494 : tensor<4x64x64x16xf32>
    %496 = stablehlo.broadcast_in_dim %arg45, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %498 = stablehlo.add %495, %497 : tensor<4x64x64x16xf32>
    %499 = call @relu(%498) : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %501 = stablehlo.compare GT, %498, %500, FLOAT : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xi1>
    %502 = stablehlo.convolution(%499, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<1x1x16x3xf32>) -> tensor<4x64x64x3xf32>
    %503:3 = call @log_softmax(%502) : (tensor<4x64x64x3xf32>) -> (tensor<4x64x64x3xf32>, tensor<4x64x64x3xf32>, tensor<4x64x64x1xf32>)
    %504 = stablehlo.broadcast_in_dim %arg140, dims = [0, 1, 2] : (tensor<4x64x64xi32>) -> tensor<4x64x64x1xi32>
    %505:2 = call @take_along_axis(%503#0, %504) : (tensor<4x64x64x3xf32>, tensor<4x64x64x1xi32>) -> (tensor<4x64x64x1xf32>, tensor<4x64x64x1x1xi32>)
    %506 = stablehlo.reshape %505#0 : (tensor<4x64x64x1xf32>) -> tensor<4x64x64xf32>
    %507 = stablehlo.negate %506 : tensor<4x64x64xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_115 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %509 = stablehlo.divide %508, %cst_115 : tensor<f32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_117 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %510 = stablehlo.divide %cst_116, %cst_117 : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %512 = stablehlo.negate %511 : tensor<4x64x64xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<4x64x64xf32>) -> tensor<4x64x64x1xf32>
    %514 = call @take_along_axis_3(%505#1, %513) : (tensor<4x64x64x1x1xi32>, tensor<4x64x64x1xf32>) -> tensor<4x64x64x3xf32>
    %515 = call @log_softmax_4(%503#1, %503#2, %514) : (tensor<4x64x64x3xf32>, tensor<4x64x64x1xf32>, tensor<4x64x64x3xf32>) -> tensor<4x64x64x3xf32>
    %516 = stablehlo.convolution(%499, %515) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<4x64x64x3xf32>) -> tensor<1x1x16x3xf32>
    %517 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<1x1x16x3xf32>
    %518 = stablehlo.convolution(%515, %517) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x3xf32>, tensor<1x1x16x3xf32>) -> tensor<4x64x64x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %520 = stablehlo.select %501, %518, %519 : tensor<4x64x64x16xi1>, tensor<4x64x64x16xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%520 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %522 = stablehlo.reshape %521 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_120) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %524 = stablehlo.multiply %492, %520 : tensor<4x64x64x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %526 = stablehlo.reshape %525 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %527 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %528 = stablehlo.multiply %520, %527 : tensor<4x64x64x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%526 init: %cst_122) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %530 = stablehlo.reshape %528 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %531 = stablehlo.multiply %483, %530 : tensor<4x64x64x8x2xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_123) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %533 = stablehlo.reshape %532 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %534 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %535 = stablehlo.multiply %530, %534 : tensor<4x64x64x8x2xf32>
    %536 = stablehlo.multiply %533, %489 : tensor<4x1x1x8x1xf32>
    %537 = stablehlo.negate %535 : tensor<4x64x64x8x2xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_124) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %539 = stablehlo.reshape %538 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_125 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %541 = stablehlo.divide %536, %540 : tensor<4x1x1x8x1xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %544 = stablehlo.multiply %543, %477 : tensor<4x64x64x8x2xf32>
    %545 = stablehlo.negate %544 : tensor<4x64x64x8x2xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_127) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %547 = stablehlo.reshape %546 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %548 = stablehlo.add %535, %544 : tensor<4x64x64x8x2xf32>
    %549 = stablehlo.add %539, %547 : tensor<4x1x1x8x1xf32>
    %cst_128 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %551 = stablehlo.divide %549, %550 : tensor<4x1x1x8x1xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %552 = stablehlo.reduce(%551 init: %cst_129) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %554 = stablehlo.add %548, %553 : tensor<4x64x64x8x2xf32>
    %555 = stablehlo.reshape %554 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %556 = stablehlo.convolution(%464, %555) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<3x3x16x16xf32>
    %557 = stablehlo.reverse %arg43, dims = [0, 1] : tensor<3x3x16x16xf32>
    %558 = stablehlo.convolution(%555, %557) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %560 = stablehlo.select %466, %558, %559 : tensor<4x64x64x16xi1>, tensor<4x64x64x16xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_131) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %562 = stablehlo.reshape %561 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_132) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %564 = stablehlo.multiply %457, %560 : tensor<4x64x64x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %566 = stablehlo.reshape %565 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %567 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %568 = stablehlo.multiply %560, %567 : tensor<4x64x64x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.reduce(%566 init: %cst_134) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %570 = stablehlo.reshape %568 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %571 = stablehlo.multiply %448, %570 : tensor<4x64x64x8x2xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_135) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %573 = stablehlo.reshape %572 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %574 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %575 = stablehlo.multiply %570, %574 : tensor<4x64x64x8x2xf32>
    %576 = stablehlo.multiply %573, %454 : tensor<4x1x1x8x1xf32>
    %577 = stablehlo.negate %575 : tensor<4x64x64x8x2xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_136) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %579 = stablehlo.reshape %578 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_137 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %581 = stablehlo.divide %576, %580 : tensor<4x1x1x8x1xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_138) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %584 = stablehlo.multiply %583, %442 : tensor<4x64x64x8x2xf32>
    %585 = stablehlo.negate %584 : tensor<4x64x64x8x2xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_139) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %587 = stablehlo.reshape %586 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %588 = stablehlo.add %575, %584 : tensor<4x64x64x8x2xf32>
    %589 = stablehlo.add %579, %587 : tensor<4x1x1x8x1xf32>
    %cst_140 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %591 = stablehlo.divide %589, %590 : tensor<4x1x1x8x1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_141) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %594 = stablehlo.add %588, %593 : tensor<4x64x64x8x2xf32>
    %595 = stablehlo.reshape %594 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %596 = stablehlo.convolution(%431, %595) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x32xf32>, tensor<4x64x64x16xf32>) -> tensor<3x3x32x16xf32>
    %597 = stablehlo.reverse %arg40, dims = [0, 1] : tensor<3x3x32x16xf32>
    %598 = stablehlo.convolution(%595, %597) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<3x3x32x16xf32>) -> tensor<4x64x64x32xf32>
    %599 = stablehlo.slice %598 [0:4, 0:64, 0:64, 0:16] : (tensor<4x64x64x32xf32>) -> tensor<4x64x64x16xf32>
    %600 = stablehlo.slice %598 [0:4, 0:64, 0:64, 16:32] : (tensor<4x64x64x32xf32>) -> tensor<4x64x64x16xf32>
    %601 = stablehlo.convolution(%427, %600) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<4x64x64x16xf32>) -> tensor<2x2x32x16xf32>
    %602 = stablehlo.reverse %arg26, dims = [0, 1] : tensor<2x2x32x16xf32>
    %603 = stablehlo.convolution(%600, %602) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<2x2x32x16xf32>) -> tensor<4x32x32x32xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %605 = stablehlo.select %429, %603, %604 : tensor<4x32x32x32xi1>, tensor<4x32x32x32xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_143) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %607 = stablehlo.reshape %606 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %608 = stablehlo.reduce(%607 init: %cst_144) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %609 = stablehlo.multiply %420, %605 : tensor<4x32x32x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %611 = stablehlo.reshape %610 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %612 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %613 = stablehlo.multiply %605, %612 : tensor<4x32x32x32xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%611 init: %cst_146) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %615 = stablehlo.reshape %613 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %616 = stablehlo.multiply %411, %615 : tensor<4x32x32x8x4xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %617 = stablehlo.reduce(%616 init: %cst_147) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %618 = stablehlo.reshape %617 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %619 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %620 = stablehlo.multiply %615, %619 : tensor<4x32x32x8x4xf32>
    %621 = stablehlo.multiply %618, %417 : tensor<4x1x1x8x1xf32>
    %622 = stablehlo.negate %620 : tensor<4x32x32x8x4xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%622 init: %cst_148) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %624 = stablehlo.reshape %623 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_149 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %626 = stablehlo.divide %621, %625 : tensor<4x1x1x8x1xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_150) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %629 = stablehlo.multiply %628, %405 : tensor<4x32x32x8x4xf32>
    %630 = stablehlo.negate %629 : tensor<4x32x32x8x4xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_151) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %632 = stablehlo.reshape %631 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %633 = stablehlo.add %620, %629 : tensor<4x32x32x8x4xf32>
    %634 = stablehlo.add %624, %632 : tensor<4x1x1x8x1xf32>
    %cst_152 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %636 = stablehlo.divide %634, %635 : tensor<4x1x1x8x1xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_153) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %639 = stablehlo.add %633, %638 : tensor<4x32x32x8x4xf32>
    %640 = stablehlo.reshape %639 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %641 = stablehlo.convolution(%392, %640) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<3x3x32x32xf32>
    %642 = stablehlo.reverse %arg37, dims = [0, 1] : tensor<3x3x32x32xf32>
    %643 = stablehlo.convolution(%640, %642) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %645 = stablehlo.select %394, %643, %644 : tensor<4x32x32x32xi1>, tensor<4x32x32x32xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %647 = stablehlo.reshape %646 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%647 init: %cst_156) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %649 = stablehlo.multiply %385, %645 : tensor<4x32x32x32xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %651 = stablehlo.reshape %650 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %652 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %653 = stablehlo.multiply %645, %652 : tensor<4x32x32x32xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%651 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %655 = stablehlo.reshape %653 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %656 = stablehlo.multiply %376, %655 : tensor<4x32x32x8x4xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_159) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %658 = stablehlo.reshape %657 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %659 = stablehlo.broadcast_in_dim %379, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %660 = stablehlo.multiply %655, %659 : tensor<4x32x32x8x4xf32>
    %661 = stablehlo.multiply %658, %382 : tensor<4x1x1x8x1xf32>
    %662 = stablehlo.negate %660 : tensor<4x32x32x8x4xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_160) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %664 = stablehlo.reshape %663 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_161 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %666 = stablehlo.divide %661, %665 : tensor<4x1x1x8x1xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.reduce(%666 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %669 = stablehlo.multiply %668, %370 : tensor<4x32x32x8x4xf32>
    %670 = stablehlo.negate %669 : tensor<4x32x32x8x4xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %671 = stablehlo.reduce(%670 init: %cst_163) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %672 = stablehlo.reshape %671 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %673 = stablehlo.add %660, %669 : tensor<4x32x32x8x4xf32>
    %674 = stablehlo.add %664, %672 : tensor<4x1x1x8x1xf32>
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %676 = stablehlo.divide %674, %675 : tensor<4x1x1x8x1xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_165) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %679 = stablehlo.add %673, %678 : tensor<4x32x32x8x4xf32>
    %680 = stablehlo.reshape %679 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %681 = stablehlo.convolution(%359, %680) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x64xf32>, tensor<4x32x32x32xf32>) -> tensor<3x3x64x32xf32>
    %682 = stablehlo.reverse %arg34, dims = [0, 1] : tensor<3x3x64x32xf32>
    %683 = stablehlo.convolution(%680, %682) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x64x32xf32>) -> tensor<4x32x32x64xf32>
    %684 = stablehlo.slice %683 [0:4, 0:32, 0:32, 0:32] : (tensor<4x32x32x64xf32>) -> tensor<4x32x32x32xf32>
    %685 = stablehlo.slice %683 [0:4, 0:32, 0:32, 32:64] : (tensor<4x32x32x64xf32>) -> tensor<4x32x32x32xf32>
    %686 = stablehlo.convolution(%355, %685) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<4x32x32x32xf32>) -> tensor<2x2x64x32xf32>
    %687 = stablehlo.reverse %arg25, dims = [0, 1] : tensor<2x2x64x32xf32>
    %688 = stablehlo.convolution(%685, %687) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<2x2x64x32xf32>) -> tensor<4x16x16x64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %690 = stablehlo.select %357, %688, %689 : tensor<4x16x16x64xi1>, tensor<4x16x16x64xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_167) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %692 = stablehlo.reshape %691 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_168) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %694 = stablehlo.multiply %348, %690 : tensor<4x16x16x64xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%694 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %696 = stablehlo.reshape %695 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %697 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %698 = stablehlo.multiply %690, %697 : tensor<4x16x16x64xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.reduce(%696 init: %cst_170) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %700 = stablehlo.reshape %698 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %701 = stablehlo.multiply %339, %700 : tensor<4x16x16x8x8xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%701 init: %cst_171) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %703 = stablehlo.reshape %702 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %704 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %705 = stablehlo.multiply %700, %704 : tensor<4x16x16x8x8xf32>
    %706 = stablehlo.multiply %703, %345 : tensor<4x1x1x8x1xf32>
    %707 = stablehlo.negate %705 : tensor<4x16x16x8x8xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %708 = stablehlo.reduce(%707 init: %cst_172) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %709 = stablehlo.reshape %708 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_173 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %711 = stablehlo.divide %706, %710 : tensor<4x1x1x8x1xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %712 = stablehlo.reduce(%711 init: %cst_174) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %714 = stablehlo.multiply %713, %333 : tensor<4x16x16x8x8xf32>
    %715 = stablehlo.negate %714 : tensor<4x16x16x8x8xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.reduce(%715 init: %cst_175) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %717 = stablehlo.reshape %716 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %718 = stablehlo.add %705, %714 : tensor<4x16x16x8x8xf32>
    %719 = stablehlo.add %709, %717 : tensor<4x1x1x8x1xf32>
    %cst_176 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %721 = stablehlo.divide %719, %720 : tensor<4x1x1x8x1xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %722 = stablehlo.reduce(%721 init: %cst_177) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %724 = stablehlo.add %718, %723 : tensor<4x16x16x8x8xf32>
    %725 = stablehlo.reshape %724 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %726 = stablehlo.convolution(%320, %725) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<3x3x64x64xf32>
    %727 = stablehlo.reverse %arg31, dims = [0, 1] : tensor<3x3x64x64xf32>
    %728 = stablehlo.convolution(%725, %727) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %730 = stablehlo.select %322, %728, %729 : tensor<4x16x16x64xi1>, tensor<4x16x16x64xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.reduce(%730 init: %cst_179) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %732 = stablehlo.reshape %731 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %734 = stablehlo.multiply %313, %730 : tensor<4x16x16x64xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %735 = stablehlo.reduce(%734 init: %cst_181) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %736 = stablehlo.reshape %735 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %737 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %738 = stablehlo.multiply %730, %737 : tensor<4x16x16x64xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%736 init: %cst_182) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %740 = stablehlo.reshape %738 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %741 = stablehlo.multiply %304, %740 : tensor<4x16x16x8x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.reduce(%741 init: %cst_183) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %743 = stablehlo.reshape %742 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %744 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %745 = stablehlo.multiply %740, %744 : tensor<4x16x16x8x8xf32>
    %746 = stablehlo.multiply %743, %310 : tensor<4x1x1x8x1xf32>
    %747 = stablehlo.negate %745 : tensor<4x16x16x8x8xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_184) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %749 = stablehlo.reshape %748 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_185 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %751 = stablehlo.divide %746, %750 : tensor<4x1x1x8x1xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %752 = stablehlo.reduce(%751 init: %cst_186) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %754 = stablehlo.multiply %753, %298 : tensor<4x16x16x8x8xf32>
    %755 = stablehlo.negate %754 : tensor<4x16x16x8x8xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%755 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %757 = stablehlo.reshape %756 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %758 = stablehlo.add %745, %754 : tensor<4x16x16x8x8xf32>
    %759 = stablehlo.add %749, %757 : tensor<4x1x1x8x1xf32>
    %cst_188 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %761 = stablehlo.divide %759, %760 : tensor<4x1x1x8x1xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %762 = stablehlo.reduce(%761 init: %cst_189) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %764 = stablehlo.add %758, %763 : tensor<4x16x16x8x8xf32>
    %765 = stablehlo.reshape %764 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %766 = stablehlo.convolution(%287, %765) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x128xf32>, tensor<4x16x16x64xf32>) -> tensor<3x3x128x64xf32>
    %767 = stablehlo.reverse %arg28, dims = [0, 1] : tensor<3x3x128x64xf32>
    %768 = stablehlo.convolution(%765, %767) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x128x64xf32>) -> tensor<4x16x16x128xf32>
    %769 = stablehlo.slice %768 [0:4, 0:16, 0:16, 0:64] : (tensor<4x16x16x128xf32>) -> tensor<4x16x16x64xf32>
    %770 = stablehlo.slice %768 [0:4, 0:16, 0:16, 64:128] : (tensor<4x16x16x128xf32>) -> tensor<4x16x16x64xf32>
    %771 = stablehlo.convolution(%283, %770) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<4x16x16x64xf32>) -> tensor<2x2x128x64xf32>
    %772 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<2x2x128x64xf32>
    %773 = stablehlo.convolution(%770, %772) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<2x2x128x64xf32>) -> tensor<4x8x8x128xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x8x8x128xf32>
    %775 = stablehlo.select %285, %773, %774 : tensor<4x8x8x128xi1>, tensor<4x8x8x128xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%775 init: %cst_191) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %777 = stablehlo.reshape %776 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %779 = stablehlo.multiply %276, %775 : tensor<4x8x8x128xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%779 init: %cst_193) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %781 = stablehlo.reshape %780 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %782 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %783 = stablehlo.multiply %775, %782 : tensor<4x8x8x128xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%781 init: %cst_194) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %785 = stablehlo.reshape %783 : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x8x16xf32>
    %786 = stablehlo.multiply %267, %785 : tensor<4x8x8x8x16xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_195) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %788 = stablehlo.reshape %787 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %789 = stablehlo.broadcast_in_dim %270, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %790 = stablehlo.multiply %785, %789 : tensor<4x8x8x8x16xf32>
    %791 = stablehlo.multiply %788, %273 : tensor<4x1x1x8x1xf32>
    %792 = stablehlo.negate %790 : tensor<4x8x8x8x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%792 init: %cst_196) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %794 = stablehlo.reshape %793 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_197 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %796 = stablehlo.divide %791, %795 : tensor<4x1x1x8x1xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %797 = stablehlo.reduce(%796 init: %cst_198) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8x16xf32>
    %799 = stablehlo.multiply %798, %261 : tensor<4x8x8x8x16xf32>
    %800 = stablehlo.negate %799 : tensor<4x8x8x8x16xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %801 = stablehlo.reduce(%800 init: %cst_199) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %802 = stablehlo.reshape %801 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %803 = stablehlo.add %790, %799 : tensor<4x8x8x8x16xf32>
    %804 = stablehlo.add %794, %802 : tensor<4x1x1x8x1xf32>
    %cst_200 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %806 = stablehlo.divide %804, %805 : tensor<4x1x1x8x1xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.reduce(%806 init: %cst_201) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8x16xf32>
    %809 = stablehlo.add %803, %808 : tensor<4x8x8x8x16xf32>
    %810 = stablehlo.reshape %809 : (tensor<4x8x8x8x16xf32>) -> tensor<4x8x8x128xf32>
    %811 = stablehlo.convolution(%248, %810) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<4x8x8x128xf32>) -> tensor<3x3x128x128xf32>
    %812 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<3x3x128x128xf32>
    %813 = stablehlo.convolution(%810, %812) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<3x3x128x128xf32>) -> tensor<4x8x8x128xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x8x8x128xf32>
    %815 = stablehlo.select %250, %813, %814 : tensor<4x8x8x128xi1>, tensor<4x8x8x128xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %816 = stablehlo.reduce(%815 init: %cst_203) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %817 = stablehlo.reshape %816 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %818 = stablehlo.reduce(%817 init: %cst_204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %819 = stablehlo.multiply %241, %815 : tensor<4x8x8x128xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.reduce(%819 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x128xf32>, tensor<f32>) -> tensor<128xf32>
    %821 = stablehlo.reshape %820 : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %822 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x128xf32>) -> tensor<4x8x8x128xf32>
    %823 = stablehlo.multiply %815, %822 : tensor<4x8x8x128xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %824 = stablehlo.reduce(%821 init: %cst_206) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %825 = stablehlo.reshape %823 : (tensor<4x8x8x128xf32>) -> tensor<4x8x8x8x16xf32>
    %826 = stablehlo.multiply %232, %825 : tensor<4x8x8x8x16xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %827 = stablehlo.reduce(%826 init: %cst_207) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %828 = stablehlo.reshape %827 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %829 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x8x8x8x16xf32>
    %830 = stablehlo.multiply %825, %829 : tensor<4x8x8x8x16xf32>
    %831 = stablehlo.multiply %828, %238 : tensor<4x1x1x8x1xf32>
    %832 = stablehlo.negate %830 : tensor<4x8x8x8x16xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %833 = stablehlo.reduce(%832 init: %cst_208) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %834 = stablehlo.reshape %833 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_209 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %836 = stablehlo.divide %831, %835 : tensor<4x1x1x8x1xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.reduce(%836 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8x16xf32>
    %839 = stablehlo.multiply %838, %226 : tensor<4x8x8x8x16xf32>
    %840 = stablehlo.negate %839 : tensor<4x8x8x8x16xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_211) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x8x8x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
    %842 = stablehlo.reshape %841 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %843 = stablehlo.add %830, %839 : tensor<4x8x8x8x16xf32>
    %844 = stablehlo.add %834, %842 : tensor<4x1x1x8x1xf32>
    %cst_212 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %846 = stablehlo.divide %844, %845 : tensor<4x1x1x8x1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %847 = stablehlo.reduce(%846 init: %cst_213) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8x16xf32>
    %849 = stablehlo.add %843, %848 : tensor<4x8x8x8x16xf32>
    %850 = stablehlo.reshape %849 : (tensor<4x8x8x8x16xf32>) -> tensor<4x8x8x128xf32>
    %851 = stablehlo.convolution(%215, %850) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x64xf32>, tensor<4x8x8x128xf32>) -> tensor<3x3x64x128xf32>
    %852 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<3x3x64x128xf32>
    %853 = stablehlo.convolution(%850, %852) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x128xf32>, tensor<3x3x64x128xf32>) -> tensor<4x8x8x64xf32>
    %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %854 = stablehlo.pad %211, %cst_214, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<4x16x16x64xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %855 = "stablehlo.select_and_scatter"(%854, %853, %cst_215) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.compare GE, %arg141, %arg142, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1158 : tensor<i1>
    }, {
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.add %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x16x16x64xf32>, tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<4x16x16x64xf32>
    %856 = stablehlo.slice %855 [0:4, 0:16, 0:16, 0:64] : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %857 = stablehlo.add %769, %856 : tensor<4x16x16x64xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %859 = stablehlo.select %213, %857, %858 : tensor<4x16x16x64xi1>, tensor<4x16x16x64xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_217) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %861 = stablehlo.reshape %860 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %862 = stablehlo.reduce(%861 init: %cst_218) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %863 = stablehlo.multiply %204, %859 : tensor<4x16x16x64xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%863 init: %cst_219) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %865 = stablehlo.reshape %864 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %866 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %867 = stablehlo.multiply %859, %866 : tensor<4x16x16x64xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %868 = stablehlo.reduce(%865 init: %cst_220) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %869 = stablehlo.reshape %867 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %870 = stablehlo.multiply %195, %869 : tensor<4x16x16x8x8xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_221) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %872 = stablehlo.reshape %871 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %873 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %874 = stablehlo.multiply %869, %873 : tensor<4x16x16x8x8xf32>
    %875 = stablehlo.multiply %872, %201 : tensor<4x1x1x8x1xf32>
    %876 = stablehlo.negate %874 : tensor<4x16x16x8x8xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %877 = stablehlo.reduce(%876 init: %cst_222) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %878 = stablehlo.reshape %877 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_223 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %880 = stablehlo.divide %875, %879 : tensor<4x1x1x8x1xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.reduce(%880 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %883 = stablehlo.multiply %882, %189 : tensor<4x16x16x8x8xf32>
    %884 = stablehlo.negate %883 : tensor<4x16x16x8x8xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %885 = stablehlo.reduce(%884 init: %cst_225) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %886 = stablehlo.reshape %885 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %887 = stablehlo.add %874, %883 : tensor<4x16x16x8x8xf32>
    %888 = stablehlo.add %878, %886 : tensor<4x1x1x8x1xf32>
    %cst_226 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %890 = stablehlo.divide %888, %889 : tensor<4x1x1x8x1xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %891 = stablehlo.reduce(%890 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %893 = stablehlo.add %887, %892 : tensor<4x16x16x8x8xf32>
    %894 = stablehlo.reshape %893 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %895 = stablehlo.convolution(%176, %894) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<4x16x16x64xf32>) -> tensor<3x3x64x64xf32>
    %896 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<3x3x64x64xf32>
    %897 = stablehlo.convolution(%894, %896) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x16x16x64xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %899 = stablehlo.select %178, %897, %898 : tensor<4x16x16x64xi1>, tensor<4x16x16x64xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_229) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %901 = stablehlo.reshape %900 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %902 = stablehlo.reduce(%901 init: %cst_230) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %903 = stablehlo.multiply %169, %899 : tensor<4x16x16x64xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.reduce(%903 init: %cst_231) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %905 = stablehlo.reshape %904 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %906 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<4x16x16x64xf32>
    %907 = stablehlo.multiply %899, %906 : tensor<4x16x16x64xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %908 = stablehlo.reduce(%905 init: %cst_232) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %909 = stablehlo.reshape %907 : (tensor<4x16x16x64xf32>) -> tensor<4x16x16x8x8xf32>
    %910 = stablehlo.multiply %160, %909 : tensor<4x16x16x8x8xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.reduce(%910 init: %cst_233) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %912 = stablehlo.reshape %911 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %913 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x16x16x8x8xf32>
    %914 = stablehlo.multiply %909, %913 : tensor<4x16x16x8x8xf32>
    %915 = stablehlo.multiply %912, %166 : tensor<4x1x1x8x1xf32>
    %916 = stablehlo.negate %914 : tensor<4x16x16x8x8xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_234) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %918 = stablehlo.reshape %917 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_235 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %920 = stablehlo.divide %915, %919 : tensor<4x1x1x8x1xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %921 = stablehlo.reduce(%920 init: %cst_236) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %922 = stablehlo.broadcast_in_dim %921, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %923 = stablehlo.multiply %922, %154 : tensor<4x16x16x8x8xf32>
    %924 = stablehlo.negate %923 : tensor<4x16x16x8x8xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %925 = stablehlo.reduce(%924 init: %cst_237) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x16x16x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %926 = stablehlo.reshape %925 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %927 = stablehlo.add %914, %923 : tensor<4x16x16x8x8xf32>
    %928 = stablehlo.add %918, %926 : tensor<4x1x1x8x1xf32>
    %cst_238 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %930 = stablehlo.divide %928, %929 : tensor<4x1x1x8x1xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%930 init: %cst_239) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %932 = stablehlo.broadcast_in_dim %931, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x16x16x8x8xf32>
    %933 = stablehlo.add %927, %932 : tensor<4x16x16x8x8xf32>
    %934 = stablehlo.reshape %933 : (tensor<4x16x16x8x8xf32>) -> tensor<4x16x16x64xf32>
    %935 = stablehlo.convolution(%143, %934) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x32xf32>, tensor<4x16x16x64xf32>) -> tensor<3x3x32x64xf32>
    %936 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<3x3x32x64xf32>
    %937 = stablehlo.convolution(%934, %936) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x16x16x64xf32>, tensor<3x3x32x64xf32>) -> tensor<4x16x16x32xf32>
    %cst_240 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %938 = stablehlo.pad %139, %cst_240, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<4x32x32x32xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %939 = "stablehlo.select_and_scatter"(%938, %937, %cst_241) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.compare GE, %arg141, %arg142, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1158 : tensor<i1>
    }, {
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.add %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x32x32x32xf32>, tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<4x32x32x32xf32>
    %940 = stablehlo.slice %939 [0:4, 0:32, 0:32, 0:32] : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32>
    %941 = stablehlo.add %684, %940 : tensor<4x32x32x32xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %943 = stablehlo.select %141, %941, %942 : tensor<4x32x32x32xi1>, tensor<4x32x32x32xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %944 = stablehlo.reduce(%943 init: %cst_243) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %945 = stablehlo.reshape %944 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.reduce(%945 init: %cst_244) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %947 = stablehlo.multiply %132, %943 : tensor<4x32x32x32xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %948 = stablehlo.reduce(%947 init: %cst_245) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %949 = stablehlo.reshape %948 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %950 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %951 = stablehlo.multiply %943, %950 : tensor<4x32x32x32xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %952 = stablehlo.reduce(%949 init: %cst_246) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %953 = stablehlo.reshape %951 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %954 = stablehlo.multiply %123, %953 : tensor<4x32x32x8x4xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %955 = stablehlo.reduce(%954 init: %cst_247) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %956 = stablehlo.reshape %955 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %957 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %958 = stablehlo.multiply %953, %957 : tensor<4x32x32x8x4xf32>
    %959 = stablehlo.multiply %956, %129 : tensor<4x1x1x8x1xf32>
    %960 = stablehlo.negate %958 : tensor<4x32x32x8x4xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %961 = stablehlo.reduce(%960 init: %cst_248) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %962 = stablehlo.reshape %961 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_249 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %964 = stablehlo.divide %959, %963 : tensor<4x1x1x8x1xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %965 = stablehlo.reduce(%964 init: %cst_250) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %966 = stablehlo.broadcast_in_dim %965, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %967 = stablehlo.multiply %966, %117 : tensor<4x32x32x8x4xf32>
    %968 = stablehlo.negate %967 : tensor<4x32x32x8x4xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %969 = stablehlo.reduce(%968 init: %cst_251) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %970 = stablehlo.reshape %969 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %971 = stablehlo.add %958, %967 : tensor<4x32x32x8x4xf32>
    %972 = stablehlo.add %962, %970 : tensor<4x1x1x8x1xf32>
    %cst_252 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %974 = stablehlo.divide %972, %973 : tensor<4x1x1x8x1xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_253) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %977 = stablehlo.add %971, %976 : tensor<4x32x32x8x4xf32>
    %978 = stablehlo.reshape %977 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %979 = stablehlo.convolution(%104, %978) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<4x32x32x32xf32>) -> tensor<3x3x32x32xf32>
    %980 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x32x32xf32>
    %981 = stablehlo.convolution(%978, %980) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x32x32x32xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %983 = stablehlo.select %106, %981, %982 : tensor<4x32x32x32xi1>, tensor<4x32x32x32xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %984 = stablehlo.reduce(%983 init: %cst_255) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %985 = stablehlo.reshape %984 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %986 = stablehlo.reduce(%985 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %987 = stablehlo.multiply %97, %983 : tensor<4x32x32x32xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %988 = stablehlo.reduce(%987 init: %cst_257) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %989 = stablehlo.reshape %988 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %990 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<4x32x32x32xf32>
    %991 = stablehlo.multiply %983, %990 : tensor<4x32x32x32xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %992 = stablehlo.reduce(%989 init: %cst_258) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %993 = stablehlo.reshape %991 : (tensor<4x32x32x32xf32>) -> tensor<4x32x32x8x4xf32>
    %994 = stablehlo.multiply %88, %993 : tensor<4x32x32x8x4xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %995 = stablehlo.reduce(%994 init: %cst_259) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %996 = stablehlo.reshape %995 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %997 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x32x32x8x4xf32>
    %998 = stablehlo.multiply %993, %997 : tensor<4x32x32x8x4xf32>
    %999 = stablehlo.multiply %996, %94 : tensor<4x1x1x8x1xf32>
    %1000 = stablehlo.negate %998 : tensor<4x32x32x8x4xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1001 = stablehlo.reduce(%1000 init: %cst_260) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1002 = stablehlo.reshape %1001 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_261 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1004 = stablehlo.divide %999, %1003 : tensor<4x1x1x8x1xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_262) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %1007 = stablehlo.multiply %1006, %82 : tensor<4x32x32x8x4xf32>
    %1008 = stablehlo.negate %1007 : tensor<4x32x32x8x4xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_263) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x32x32x8x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %1011 = stablehlo.add %998, %1007 : tensor<4x32x32x8x4xf32>
    %1012 = stablehlo.add %1002, %1010 : tensor<4x1x1x8x1xf32>
    %cst_264 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1014 = stablehlo.divide %1012, %1013 : tensor<4x1x1x8x1xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_265) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x32x32x8x4xf32>
    %1017 = stablehlo.add %1011, %1016 : tensor<4x32x32x8x4xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<4x32x32x8x4xf32>) -> tensor<4x32x32x32xf32>
    %1019 = stablehlo.convolution(%71, %1018) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x16xf32>, tensor<4x32x32x32xf32>) -> tensor<3x3x16x32xf32>
    %1020 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<3x3x16x32xf32>
    %1021 = stablehlo.convolution(%1018, %1020) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x32x32x32xf32>, tensor<3x3x16x32xf32>) -> tensor<4x32x32x16xf32>
    %cst_266 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1022 = stablehlo.pad %67, %cst_266, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<4x64x64x16xf32>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = "stablehlo.select_and_scatter"(%1022, %1021, %cst_267) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.compare GE, %arg141, %arg142, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1158 : tensor<i1>
    }, {
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1158 = stablehlo.add %arg141, %arg142 : tensor<f32>
      stablehlo.return %1158 : tensor<f32>
    }) : (tensor<4x64x64x16xf32>, tensor<4x32x32x16xf32>, tensor<f32>) -> tensor<4x64x64x16xf32>
    %1024 = stablehlo.slice %1023 [0:4, 0:64, 0:64, 0:16] : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32>
    %1025 = stablehlo.add %599, %1024 : tensor<4x64x64x16xf32>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %1027 = stablehlo.select %69, %1025, %1026 : tensor<4x64x64x16xi1>, tensor<4x64x64x16xf32>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%1027 init: %cst_269) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1029 = stablehlo.reshape %1028 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_270) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1031 = stablehlo.multiply %60, %1027 : tensor<4x64x64x16xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1032 = stablehlo.reduce(%1031 init: %cst_271) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1033 = stablehlo.reshape %1032 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1034 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %1035 = stablehlo.multiply %1027, %1034 : tensor<4x64x64x16xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.reduce(%1033 init: %cst_272) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1037 = stablehlo.reshape %1035 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %1038 = stablehlo.multiply %51, %1037 : tensor<4x64x64x8x2xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.reduce(%1038 init: %cst_273) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1040 = stablehlo.reshape %1039 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %1041 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %1042 = stablehlo.multiply %1037, %1041 : tensor<4x64x64x8x2xf32>
    %1043 = stablehlo.multiply %1040, %57 : tensor<4x1x1x8x1xf32>
    %1044 = stablehlo.negate %1042 : tensor<4x64x64x8x2xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_274) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1046 = stablehlo.reshape %1045 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_275 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1048 = stablehlo.divide %1043, %1047 : tensor<4x1x1x8x1xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_276) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %1051 = stablehlo.multiply %1050, %45 : tensor<4x64x64x8x2xf32>
    %1052 = stablehlo.negate %1051 : tensor<4x64x64x8x2xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1052 init: %cst_277) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1054 = stablehlo.reshape %1053 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %1055 = stablehlo.add %1042, %1051 : tensor<4x64x64x8x2xf32>
    %1056 = stablehlo.add %1046, %1054 : tensor<4x1x1x8x1xf32>
    %cst_278 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1058 = stablehlo.divide %1056, %1057 : tensor<4x1x1x8x1xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1059 = stablehlo.reduce(%1058 init: %cst_279) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1060 = stablehlo.broadcast_in_dim %1059, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %1061 = stablehlo.add %1055, %1060 : tensor<4x64x64x8x2xf32>
    %1062 = stablehlo.reshape %1061 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %1063 = stablehlo.convolution(%32, %1062) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<4x64x64x16xf32>) -> tensor<3x3x16x16xf32>
    %1064 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x16x16xf32>
    %1065 = stablehlo.convolution(%1062, %1064) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x64x64x16xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %1067 = stablehlo.select %34, %1065, %1066 : tensor<4x64x64x16xi1>, tensor<4x64x64x16xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1068 = stablehlo.reduce(%1067 init: %cst_281) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1069 = stablehlo.reshape %1068 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1070 = stablehlo.reduce(%1069 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1071 = stablehlo.multiply %25, %1067 : tensor<4x64x64x16xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1072 = stablehlo.reduce(%1071 init: %cst_283) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1073 = stablehlo.reshape %1072 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %1074 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<4x64x64x16xf32>
    %1075 = stablehlo.multiply %1067, %1074 : tensor<4x64x64x16xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%1073 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1077 = stablehlo.reshape %1075 : (tensor<4x64x64x16xf32>) -> tensor<4x64x64x8x2xf32>
    %1078 = stablehlo.multiply %16, %1077 : tensor<4x64x64x8x2xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1079 = stablehlo.reduce(%1078 init: %cst_285) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1080 = stablehlo.reshape %1079 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %1081 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x8x1xf32>) -> tensor<4x64x64x8x2xf32>
    %1082 = stablehlo.multiply %1077, %1081 : tensor<4x64x64x8x2xf32>
    %1083 = stablehlo.multiply %1080, %22 : tensor<4x1x1x8x1xf32>
    %1084 = stablehlo.negate %1082 : tensor<4x64x64x8x2xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1085 = stablehlo.reduce(%1084 init: %cst_286) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1086 = stablehlo.reshape %1085 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %cst_287 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1088 = stablehlo.divide %1083, %1087 : tensor<4x1x1x8x1xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1089 = stablehlo.reduce(%1088 init: %cst_288) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1090 = stablehlo.broadcast_in_dim %1089, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %1091 = stablehlo.multiply %1090, %10 : tensor<4x64x64x8x2xf32>
    %1092 = stablehlo.negate %1091 : tensor<4x64x64x8x2xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1092 init: %cst_289) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x64x64x8x2xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1094 = stablehlo.reshape %1093 : (tensor<4x8xf32>) -> tensor<4x1x1x8x1xf32>
    %1095 = stablehlo.add %1082, %1091 : tensor<4x64x64x8x2xf32>
    %1096 = stablehlo.add %1086, %1094 : tensor<4x1x1x8x1xf32>
    %cst_290 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<4x1x1x8x1xf32>
    %1098 = stablehlo.divide %1096, %1097 : tensor<4x1x1x8x1xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1099 = stablehlo.reduce(%1098 init: %cst_291) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<4x1x1x8x1xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1100 = stablehlo.broadcast_in_dim %1099, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x64x64x8x2xf32>
    %1101 = stablehlo.add %1095, %1100 : tensor<4x64x64x8x2xf32>
    %1102 = stablehlo.reshape %1101 : (tensor<4x64x64x8x2xf32>) -> tensor<4x64x64x16xf32>
    %1103 = stablehlo.convolution(%arg139, %1102) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x64x64x3xf32>, tensor<4x64x64x16xf32>) -> tensor<3x3x3x16xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1104 = stablehlo.add %arg46, %c : tensor<i32>
    %1105 = stablehlo.convert %1104 : (tensor<i32>) -> tensor<f32>
    %cst_292 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1106 = stablehlo.power %cst_292, %1105 : tensor<f32>
    %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1107 = stablehlo.subtract %cst_293, %1106 : tensor<f32>
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1108 = stablehlo.divide %cst_294, %1107 : tensor<f32>
    %cst_295 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1109 = stablehlo.power %cst_295, %1105 : tensor<f32>
    %cst_296 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1110 = stablehlo.subtract %cst_296, %1109 : tensor<f32>
    %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1111 = stablehlo.divide %cst_297, %1110 : tensor<f32>
    %1112:3 = call @adam_leaf(%arg0, %arg47, %arg93, %1103, %1108, %1111) : (tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>)
    %1113:3 = call @adam_leaf_5(%arg1, %arg48, %arg94, %1076, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1114:3 = call @adam_leaf_5(%arg2, %arg49, %arg95, %1070, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1115:3 = call @adam_leaf_6(%arg3, %arg50, %arg96, %1063, %1108, %1111) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>)
    %1116:3 = call @adam_leaf_5(%arg4, %arg51, %arg97, %1036, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1117:3 = call @adam_leaf_5(%arg5, %arg52, %arg98, %1030, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1118:3 = call @adam_leaf_7(%arg6, %arg53, %arg99, %1019, %1108, %1111) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>)
    %1119:3 = call @adam_leaf_8(%arg7, %arg54, %arg100, %992, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1120:3 = call @adam_leaf_8(%arg8, %arg55, %arg101, %986, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1121:3 = call @adam_leaf_9(%arg9, %arg56, %arg102, %979, %1108, %1111) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>)
    %1122:3 = call @adam_leaf_8(%arg10, %arg57, %arg103, %952, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1123:3 = call @adam_leaf_8(%arg11, %arg58, %arg104, %946, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1124:3 = call @adam_leaf_10(%arg12, %arg59, %arg105, %935, %1108, %1111) : (tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>)
    %1125:3 = call @adam_leaf_11(%arg13, %arg60, %arg106, %908, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1126:3 = call @adam_leaf_11(%arg14, %arg61, %arg107, %902, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1127:3 = call @adam_leaf_12(%arg15, %arg62, %arg108, %895, %1108, %1111) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>)
    %1128:3 = call @adam_leaf_11(%arg16, %arg63, %arg109, %868, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1129:3 = call @adam_leaf_11(%arg17, %arg64, %arg110, %862, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1130:3 = call @adam_leaf_13(%arg18, %arg65, %arg111, %851, %1108, %1111) : (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>)
    %1131:3 = call @adam_leaf_14(%arg19, %arg66, %arg112, %824, %1108, %1111) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1132:3 = call @adam_leaf_14(%arg20, %arg67, %arg113, %818, %1108, %1111) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1133:3 = call @adam_leaf_15(%arg21, %arg68, %arg114, %811, %1108, %1111) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>)
    %1134:3 = call @adam_leaf_14(%arg22, %arg69, %arg115, %784, %1108, %1111) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1135:3 = call @adam_leaf_14(%arg23, %arg70, %arg116, %778, %1108, %1111) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>)
    %1136:3 = call @adam_leaf_16(%arg24, %arg71, %arg117, %771, %1108, %1111) : (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>)
    %1137:3 = call @adam_leaf_17(%arg25, %arg72, %arg118, %686, %1108, %1111) : (tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>)
    %1138:3 = call @adam_leaf_18(%arg26, %arg73, %arg119, %601, %1108, %1111) : (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>)
    %1139:3 = call @adam_leaf_19(%arg27, %arg74, %arg120, %516, %1108, %1111) : (tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>)
    %1140:3 = call @adam_leaf_20(%arg28, %arg75, %arg121, %766, %1108, %1111) : (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>)
    %1141:3 = call @adam_leaf_11(%arg29, %arg76, %arg122, %739, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1142:3 = call @adam_leaf_11(%arg30, %arg77, %arg123, %733, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1143:3 = call @adam_leaf_12(%arg31, %arg78, %arg124, %726, %1108, %1111) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>)
    %1144:3 = call @adam_leaf_11(%arg32, %arg79, %arg125, %699, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1145:3 = call @adam_leaf_11(%arg33, %arg80, %arg126, %693, %1108, %1111) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %1146:3 = call @adam_leaf_21(%arg34, %arg81, %arg127, %681, %1108, %1111) : (tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>)
    %1147:3 = call @adam_leaf_8(%arg35, %arg82, %arg128, %654, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1148:3 = call @adam_leaf_8(%arg36, %arg83, %arg129, %648, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1149:3 = call @adam_leaf_9(%arg37, %arg84, %arg130, %641, %1108, %1111) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>)
    %1150:3 = call @adam_leaf_8(%arg38, %arg85, %arg131, %614, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1151:3 = call @adam_leaf_8(%arg39, %arg86, %arg132, %608, %1108, %1111) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %1152:3 = call @adam_leaf_22(%arg40, %arg87, %arg133, %596, %1108, %1111) : (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>)
    %1153:3 = call @adam_leaf_5(%arg41, %arg88, %arg134, %569, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1154:3 = call @adam_leaf_5(%arg42, %arg89, %arg135, %563, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1155:3 = call @adam_leaf_6(%arg43, %arg90, %arg136, %556, %1108, %1111) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>)
    %1156:3 = call @adam_leaf_5(%arg44, %arg91, %arg137, %529, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    %1157:3 = call @adam_leaf_5(%arg45, %arg92, %arg138, %523, %1108, %1111) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %1112#0, %1113#0, %1114#0, %1115#0, %1116#0, %1117#0, %1118#0, %1119#0, %1120#0, %1121#0, %1122#0, %1123#0, %1124#0, %1125#0, %1126#0, %1127#0, %1128#0, %1129#0, %1130#0, %1131#0, %1132#0, %1133#0, %1134#0, %1135#0, %1136#0, %1137#0, %1138#0, %1139#0, %1140#0, %1141#0, %1142#0, %1143#0, %1144#0, %1145#0, %1146#0, %1147#0, %1148#0, %1149#0, %1150#0, %1151#0, %1152#0, %1153#0, %1154#0, %1155#0, %1156#0, %1157#0, %1104, %1112#1, %1113#1, %1114#1, %1115#1, %1116#1, %1117#1, %1118#1, %1119#1, %1120#1, %1121#1, %1122#1, %1123#1, %1124#1, %1125#1, %1126#1, %1127#1, %1128#1, %1129#1, %1130#1, %1131#1, %1132#1, %1133#1, %1134#1, %1135#1, %1136#1, %1137#1, %1138#1, %1139#1, %1140#1, %1141#1, %1142#1, %1143#1, %1144#1, %1145#1, %1146#1, %1147#1, %1148#1, %1149#1, %1150#1, %1151#1, %1152#1, %1153#1, %1154#1, %1155#1, %1156#1, %1157#1, %1112#2, %1113#2, %1114#2, %1115#2, %1116#2, %1117#2, %1118#2, %1119#2, %1120#2, %1121#2, %1122#2, %1123#2, %1124#2, %1125#2, %1126#2, %1127#2, %1128#2, %1129#2, %1130#2, %1131#2, %1132#2, %1133#2, %1134#2, %1135#2, %1136#2, %1137#2, %1138#2, %1139#2, %1140#2, %1141#2, %1142#2, %1143#2, %1144#2, %1145#2, %1146#2, %1147#2, %1148#2, %1149#2, %1150#2, %1151#2, %1152#2, %1153#2, %1154#2, %1155#2, %1156#2, %1157#2, %509 : tensor<3x3x3x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2x2x128x64xf32>, tensor<2x2x64x32xf32>, tensor<2x2x32x16xf32>, tensor<1x1x16x3xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<i32>, tensor<3x3x3x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2x2x128x64xf32>, tensor<2x2x64x32xf32>, tensor<2x2x32x16xf32>, tensor<1x1x16x3xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x3x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<2x2x128x64xf32>, tensor<2x2x64x32xf32>, tensor<2x2x32x16xf32>, tensor<1x1x16x3xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x64x64x16xf32>) -> tensor<4x64x64x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x64x64x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x64x64x16xf32>
    return %1 : tensor<4x64x64x16xf32>
  }
  func.func private @relu_0(%arg0: tensor<4x32x32x32xf32>) -> tensor<4x32x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x32x32x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x32x32x32xf32>
    return %1 : tensor<4x32x32x32xf32>
  }
  func.func private @relu_1(%arg0: tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x16x16x64xf32>
    return %1 : tensor<4x16x16x64xf32>
  }
  func.func private @relu_2(%arg0: tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x8x128xf32>
    return %1 : tensor<4x8x8x128xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x64x64x3xf32>) -> (tensor<4x64x64x3xf32>, tensor<4x64x64x3xf32>, tensor<4x64x64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<4x64x64x3xf32>, tensor<f32>) -> tensor<4x64x64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x64x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<4x64x64xf32>) -> tensor<4x64x64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<4x64x64x1xf32>) -> tensor<4x64x64x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x64x64x3xf32>
    %6 = stablehlo.exponential %5 : tensor<4x64x64x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<4x64x64x3xf32>, tensor<f32>) -> tensor<4x64x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<4x64x64xf32>) -> tensor<4x64x64x1xf32>
    %9 = stablehlo.log %8 : tensor<4x64x64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<4x64x64x1xf32>) -> tensor<4x64x64x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x64x64x3xf32>
    return %11, %6, %8 : tensor<4x64x64x3xf32>, tensor<4x64x64x3xf32>, tensor<4x64x64x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x64x64x3xf32>, %arg1: tensor<4x64x64x1xi32>) -> (tensor<4x64x64x1xf32>, tensor<4x64x64x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x64x64x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x64x64x1xi32>, tensor<4x64x64x1xi32>) -> tensor<4x64x64x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x64x64x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x64x64x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x64x64x1xi1>, tensor<4x64x64x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x64x64x1xi32>) -> tensor<4x64x64x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x64x64x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x64x64x1x1xi32>, tensor<4x64x64x1x1xi32>) -> tensor<4x64x64x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [4] : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x1xi32>) -> tensor<4x64x64x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x64x64x1x1xi32>, tensor<4x64x64x1x1xi32>) -> tensor<4x64x64x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x64x64x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [4] : (tensor<4x64x64x1x1xi1>, tensor<i1>) -> tensor<4x64x64x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [0, 1, 2], start_index_map = [3], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<4x64x64x3xf32>, tensor<4x64x64x1x1xi32>) -> tensor<4x64x64x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x64x64x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x64x64x1xi1>, tensor<4x64x64x1xf32>
    return %15, %5 : tensor<4x64x64x1xf32>, tensor<4x64x64x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<4x64x64x1x1xi32>, %arg1: tensor<4x64x64x1xf32>) -> tensor<4x64x64x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x64x64x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [3], input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [0, 1, 2], scatter_dims_to_operand_dims = [3], index_vector_dim = 4>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x64x64x3xf32>, tensor<4x64x64x1x1xi32>, tensor<4x64x64x1xf32>) -> tensor<4x64x64x3xf32>
    return %1 : tensor<4x64x64x3xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<4x64x64x3xf32>, %arg1: tensor<4x64x64x1xf32>, %arg2: tensor<4x64x64x3xf32>) -> tensor<4x64x64x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x64x64x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x64x64x3xf32>, tensor<f32>) -> tensor<4x64x64xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x64x64xf32>) -> tensor<4x64x64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x64x64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<4x64x64x1xf32>, tensor<f32>) -> tensor<4x64x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<4x64x64xf32>) -> tensor<4x64x64x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x64x64x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x64x64x3xf32>
    return %7 : tensor<4x64x64x3xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<3x3x3x16xf32>, %arg1: tensor<3x3x3x16xf32>, %arg2: tensor<3x3x3x16xf32>, %arg3: tensor<3x3x3x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x3x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x3x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x3x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x3x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x3x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x3x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x3x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x3x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x3x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x3x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x3x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x3x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x3x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x3x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x3x16xf32>
    return %21, %4, %10 : tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16xf32>
    %4 = stablehlo.add %1, %3 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<16xf32>
    %10 = stablehlo.add %6, %9 : tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<16xf32>
    %13 = stablehlo.sqrt %12 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %15 = stablehlo.add %13, %14 : tensor<16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<16xf32>
    return %21, %4, %10 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<3x3x16x16xf32>, %arg1: tensor<3x3x16x16xf32>, %arg2: tensor<3x3x16x16xf32>, %arg3: tensor<3x3x16x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x16x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x16x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x16x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x16x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x16x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x16x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x16x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x16x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x16x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x16x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x16x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x16x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x16x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x16x16xf32>
    return %21, %4, %10 : tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<3x3x16x32xf32>, %arg1: tensor<3x3x16x32xf32>, %arg2: tensor<3x3x16x32xf32>, %arg3: tensor<3x3x16x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x16x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x16x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x16x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x16x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x16x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x16x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x16x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x16x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x16x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x16x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x16x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x16x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x16x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x16x32xf32>
    return %21, %4, %10 : tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<32xf32>
    %4 = stablehlo.add %1, %3 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<32xf32>
    %10 = stablehlo.add %6, %9 : tensor<32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<32xf32>
    %13 = stablehlo.sqrt %12 : tensor<32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.add %13, %14 : tensor<32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<32xf32>
    return %21, %4, %10 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<3x3x32x32xf32>, %arg1: tensor<3x3x32x32xf32>, %arg2: tensor<3x3x32x32xf32>, %arg3: tensor<3x3x32x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x32x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x32x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x32x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x32x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x32x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x32x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x32x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x32x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x32x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x32x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x32x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x32x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x32x32xf32>
    return %21, %4, %10 : tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<3x3x32x64xf32>, %arg1: tensor<3x3x32x64xf32>, %arg2: tensor<3x3x32x64xf32>, %arg3: tensor<3x3x32x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x32x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x32x64xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x32x64xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x32x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x32x64xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x32x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x32x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x32x64xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x32x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x32x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x32x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x32x64xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x32x64xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x32x64xf32>
    return %21, %4, %10 : tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>, tensor<3x3x32x64xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
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
  func.func private @adam_leaf_12(%arg0: tensor<3x3x64x64xf32>, %arg1: tensor<3x3x64x64xf32>, %arg2: tensor<3x3x64x64xf32>, %arg3: tensor<3x3x64x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) {
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
  func.func private @adam_leaf_13(%arg0: tensor<3x3x64x128xf32>, %arg1: tensor<3x3x64x128xf32>, %arg2: tensor<3x3x64x128xf32>, %arg3: tensor<3x3x64x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>, tensor<3x3x64x128xf32>) {
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
  func.func private @adam_leaf_14(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
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
  func.func private @adam_leaf_15(%arg0: tensor<3x3x128x128xf32>, %arg1: tensor<3x3x128x128xf32>, %arg2: tensor<3x3x128x128xf32>, %arg3: tensor<3x3x128x128xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) {
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
  func.func private @adam_leaf_16(%arg0: tensor<2x2x128x64xf32>, %arg1: tensor<2x2x128x64xf32>, %arg2: tensor<2x2x128x64xf32>, %arg3: tensor<2x2x128x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>, tensor<2x2x128x64xf32>) {
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
  func.func private @adam_leaf_17(%arg0: tensor<2x2x64x32xf32>, %arg1: tensor<2x2x64x32xf32>, %arg2: tensor<2x2x64x32xf32>, %arg3: tensor<2x2x64x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x64x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x64x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x64x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x64x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x64x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x64x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x64x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x64x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x64x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x64x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x64x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x64x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x64x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x64x32xf32>
    return %21, %4, %10 : tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>, tensor<2x2x64x32xf32>
  }
  func.func private @adam_leaf_18(%arg0: tensor<2x2x32x16xf32>, %arg1: tensor<2x2x32x16xf32>, %arg2: tensor<2x2x32x16xf32>, %arg3: tensor<2x2x32x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2x2x32x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2x2x32x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<2x2x32x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2x2x32x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2x2x32x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2x2x32x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x2x32x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x32x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<2x2x32x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x2x32x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x2x32x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2x32x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2x2x32x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2x2x32x16xf32>
    return %21, %4, %10 : tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>
  }
  func.func private @adam_leaf_19(%arg0: tensor<1x1x16x3xf32>, %arg1: tensor<1x1x16x3xf32>, %arg2: tensor<1x1x16x3xf32>, %arg3: tensor<1x1x16x3xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x16x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x16x3xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x16x3xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x16x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x16x3xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x16x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x16x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x16x3xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x16x3xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x16x3xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x16x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x16x3xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x16x3xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x16x3xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x16x3xf32>
    return %21, %4, %10 : tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>, tensor<1x1x16x3xf32>
  }
  func.func private @adam_leaf_20(%arg0: tensor<3x3x128x64xf32>, %arg1: tensor<3x3x128x64xf32>, %arg2: tensor<3x3x128x64xf32>, %arg3: tensor<3x3x128x64xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>, tensor<3x3x128x64xf32>) {
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
  func.func private @adam_leaf_21(%arg0: tensor<3x3x64x32xf32>, %arg1: tensor<3x3x64x32xf32>, %arg2: tensor<3x3x64x32xf32>, %arg3: tensor<3x3x64x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x64x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x64x32xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x64x32xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x64x32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x64x32xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x64x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x64x32xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x64x32xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x64x32xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x64x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x64x32xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x64x32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x64x32xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x64x32xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x64x32xf32>
    return %21, %4, %10 : tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>, tensor<3x3x64x32xf32>
  }
  func.func private @adam_leaf_22(%arg0: tensor<3x3x32x16xf32>, %arg1: tensor<3x3x32x16xf32>, %arg2: tensor<3x3x32x16xf32>, %arg3: tensor<3x3x32x16xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3x32x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<3x3x32x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x3x32x16xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<3x3x32x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<3x3x32x16xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<3x3x32x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x3x32x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x3x32x16xf32>
    %13 = stablehlo.sqrt %12 : tensor<3x3x32x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x3x32x16xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x3x32x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x3x32x16xf32>
    %20 = stablehlo.divide %19, %15 : tensor<3x3x32x16xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<3x3x32x16xf32>
    return %21, %4, %10 : tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>
  }
}
