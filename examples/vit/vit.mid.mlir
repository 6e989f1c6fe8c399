module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<192xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<192x192xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<576xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<192x576xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<192xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<192xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<192xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<768x192xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<768xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<192x768xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<192xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<192xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<192xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<192x192xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<576xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<192x576xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<192xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<192xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<192xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<768x192xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<768xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<192x768xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<192xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<192xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<192xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<192x192xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<576xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<192x576xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<192xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<192xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<192xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<768x192xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<768xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<192x768xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<192xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<192xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<192xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<192x192xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<576xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<192x576xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<192xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<192xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<192xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<768x192xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<768xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<192x768xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<192xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<192xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<1x1x192xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<100xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<192x100xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<192xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<192xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<8x8x3x192xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<1x145x192xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<i32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<192xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<192x192xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<576xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<192x576xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<192xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<192xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<192xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<768x192xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<768xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<192x768xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<192xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<192xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<192xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<192x192xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<576xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<192x576xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<192xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<192xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<192xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<768x192xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<768xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<192x768xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<192xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<192xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<192xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<192x192xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<576xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<192x576xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<192xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<192xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<192xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<768x192xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<768xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<192x768xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<192xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<192xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<192xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<192x192xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<576xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<192x576xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<192xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<192xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<192xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<768x192xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<768xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<192x768xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<192xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<192xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<1x1x192xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<100xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<192x100xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<192xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<192xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<8x8x3x192xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<1x145x192xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<192xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<192x192xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<576xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<192x576xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<192xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<192xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<192xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<768x192xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<768xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<192x768xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<192xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<192xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<192xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<192x192xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<576xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<192x576xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<192xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<192xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<192xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<768x192xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<192x768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<192xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<192xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<192xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<192x192xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<576xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<192x576xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<192xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<192xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<192xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<768x192xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<768xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<192x768xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<192xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<192xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<192xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<192x192xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<576xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<192x576xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<192xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<192xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<192xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<768x192xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<768xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<192x768xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<192xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<192xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<1x1x192xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<100xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<192x100xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<192xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<192xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<8x8x3x192xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<1x145x192xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<8x96x96x3xf32>, %arg167: tensor<8xi32>) -> (tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<1x1x192xf32> {jax.result_info = "result[0]['class_token']"}, tensor<100xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<192x100xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<8x8x3x192xf32> {jax.result_info = "result[0]['patch']"}, tensor<1x145x192xf32> {jax.result_info = "result[0]['positions']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<1x1x192xf32> {jax.result_info = "result[1]['first']['class_token']"}, tensor<100xf32> {jax.result_info = "result[1]['first']['head']['bias']"}, tensor<192x100xf32> {jax.result_info = "result[1]['first']['head']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<8x8x3x192xf32> {jax.result_info = "result[1]['first']['patch']"}, tensor<1x145x192xf32> {jax.result_info = "result[1]['first']['positions']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<1x1x192xf32> {jax.result_info = "result[1]['second']['class_token']"}, tensor<100xf32> {jax.result_info = "result[1]['second']['head']['bias']"}, tensor<192x100xf32> {jax.result_info = "result[1]['second']['head']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<8x8x3x192xf32> {jax.result_info = "result[1]['second']['patch']"}, tensor<1x145x192xf32> {jax.result_info = "result[1]['second']['positions']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg166, %arg53) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [8, 8], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x96x96x3xf32>, tensor<8x8x3x192xf32>) -> tensor<8x12x12x192xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x12x12x192xf32>) -> tensor<8x144x192xf32>
    %2 = stablehlo.broadcast_in_dim %arg48, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x1x192xf32>
    %3 = stablehlo.concatenate %2, %1, dim = 1 : (tensor<8x1x192xf32>, tensor<8x144x192xf32>) -> tensor<8x145x192xf32>
    %4 = stablehlo.broadcast_in_dim %arg54, dims = [0, 1, 2] : (tensor<1x145x192xf32>) -> tensor<8x145x192xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x145x192xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_0 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<8x145x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x145x192xf32>
    %12 = chlo.square %11 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<8x145x192xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_3 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<8x145x1xf32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %20 = stablehlo.subtract %5, %19 : tensor<8x145x192xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<8x145x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<8x145x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<8x145x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<8x145x1xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<8x145x192xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<8x145x192xf32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %34 = stablehlo.add %31, %33 : tensor<8x145x192xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x576xf32>) -> tensor<8x145x576xf32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<8x145x576xf32>
    %38 = stablehlo.add %35, %37 : tensor<8x145x576xf32>
    %39 = stablehlo.reshape %38 : (tensor<8x145x576xf32>) -> tensor<8x145x3x3x64xf32>
    %40 = stablehlo.slice %39 [0:8, 0:145, 0:1, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %41 = stablehlo.reshape %40 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %42 = stablehlo.slice %39 [0:8, 0:145, 1:2, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %43 = stablehlo.reshape %42 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %44 = stablehlo.slice %39 [0:8, 0:145, 2:3, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %45 = stablehlo.reshape %44 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %46 = stablehlo.dot_general %41, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %cst_6 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<8x3x145x145xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x3x145xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<8x3x145xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<8x3x145x145xf32>
    %55 = stablehlo.exponential %54 : tensor<8x3x145x145xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %59 = stablehlo.divide %55, %58 : tensor<8x3x145x145xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<8x3x145x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x3x145x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<8x3x145x1xf32>
    %63 = stablehlo.dot_general %45, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %65 = stablehlo.reshape %64 : (tensor<8x145x3x64xf32>) -> tensor<8x145x192xf32>
    %66 = stablehlo.dot_general %65, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %69 = stablehlo.add %66, %68 : tensor<8x145x192xf32>
    %70 = stablehlo.add %5, %69 : tensor<8x145x192xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_12 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<8x145x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<8x145x192xf32>
    %77 = chlo.square %76 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<8x145x192xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_15 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<8x145x1xf32>
    %84 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %85 = stablehlo.subtract %70, %84 : tensor<8x145x192xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %87 = stablehlo.add %83, %86 : tensor<8x145x1xf32>
    %88 = stablehlo.rsqrt %87 : tensor<8x145x1xf32>
    %89 = stablehlo.divide %88, %87 : tensor<8x145x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<8x145x1xf32>
    %92 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<8x145x192xf32>
    %94 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<8x145x192xf32>
    %97 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %99 = stablehlo.add %96, %98 : tensor<8x145x192xf32>
    %100 = stablehlo.dot_general %99, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x768xf32>) -> tensor<8x145x768xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x145x768xf32>
    %103 = stablehlo.add %100, %102 : tensor<8x145x768xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<8x145x768xf32>
    %106 = stablehlo.negate %103 : tensor<8x145x768xf32>
    %cst_19 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<8x145x768xf32>
    %109 = chlo.erfc %108 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %110 = chlo.square %108 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %111 = stablehlo.negate %110 : tensor<8x145x768xf32>
    %112 = stablehlo.exponential %111 : tensor<8x145x768xf32>
    %113 = stablehlo.multiply %105, %109 : tensor<8x145x768xf32>
    %114 = stablehlo.dot_general %113, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<768x192xf32>) -> tensor<8x145x192xf32>
    %115 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %117 = stablehlo.add %114, %116 : tensor<8x145x192xf32>
    %118 = stablehlo.add %70, %117 : tensor<8x145x192xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_21 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %122 = stablehlo.divide %120, %121 : tensor<8x145x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %124 = stablehlo.subtract %118, %123 : tensor<8x145x192xf32>
    %125 = chlo.square %124 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %127 = stablehlo.multiply %126, %124 : tensor<8x145x192xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%125 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_24 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<8x145x1xf32>
    %132 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %133 = stablehlo.subtract %118, %132 : tensor<8x145x192xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %135 = stablehlo.add %131, %134 : tensor<8x145x1xf32>
    %136 = stablehlo.rsqrt %135 : tensor<8x145x1xf32>
    %137 = stablehlo.divide %136, %135 : tensor<8x145x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<8x145x1xf32>
    %140 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %141 = stablehlo.multiply %133, %140 : tensor<8x145x192xf32>
    %142 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<8x145x192xf32>
    %145 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %147 = stablehlo.add %144, %146 : tensor<8x145x192xf32>
    %148 = stablehlo.dot_general %147, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x576xf32>) -> tensor<8x145x576xf32>
    %149 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<8x145x576xf32>
    %151 = stablehlo.add %148, %150 : tensor<8x145x576xf32>
    %152 = stablehlo.reshape %151 : (tensor<8x145x576xf32>) -> tensor<8x145x3x3x64xf32>
    %153 = stablehlo.slice %152 [0:8, 0:145, 0:1, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %154 = stablehlo.reshape %153 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %155 = stablehlo.slice %152 [0:8, 0:145, 1:2, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %156 = stablehlo.reshape %155 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %157 = stablehlo.slice %152 [0:8, 0:145, 2:3, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %158 = stablehlo.reshape %157 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %159 = stablehlo.dot_general %154, %156, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %cst_27 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %161 = stablehlo.multiply %159, %160 : tensor<8x3x145x145xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x3x145xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<8x3x145xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<8x3x145x145xf32>
    %168 = stablehlo.exponential %167 : tensor<8x3x145x145xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %172 = stablehlo.divide %168, %171 : tensor<8x3x145x145xf32>
    %173 = stablehlo.multiply %170, %170 : tensor<8x3x145x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x3x145x1xf32>
    %175 = stablehlo.divide %174, %173 : tensor<8x3x145x1xf32>
    %176 = stablehlo.dot_general %158, %172, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %177 = stablehlo.transpose %176, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %178 = stablehlo.reshape %177 : (tensor<8x145x3x64xf32>) -> tensor<8x145x192xf32>
    %179 = stablehlo.dot_general %178, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %180 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %182 = stablehlo.add %179, %181 : tensor<8x145x192xf32>
    %183 = stablehlo.add %118, %182 : tensor<8x145x192xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_33 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<8x145x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %189 = stablehlo.subtract %183, %188 : tensor<8x145x192xf32>
    %190 = chlo.square %189 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %192 = stablehlo.multiply %191, %189 : tensor<8x145x192xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%190 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_36 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %196 = stablehlo.divide %194, %195 : tensor<8x145x1xf32>
    %197 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %198 = stablehlo.subtract %183, %197 : tensor<8x145x192xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %200 = stablehlo.add %196, %199 : tensor<8x145x1xf32>
    %201 = stablehlo.rsqrt %200 : tensor<8x145x1xf32>
    %202 = stablehlo.divide %201, %200 : tensor<8x145x1xf32>
    %cst_38 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<8x145x1xf32>
    %205 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %206 = stablehlo.multiply %198, %205 : tensor<8x145x192xf32>
    %207 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<8x145x192xf32>
    %210 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %212 = stablehlo.add %209, %211 : tensor<8x145x192xf32>
    %213 = stablehlo.dot_general %212, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x768xf32>) -> tensor<8x145x768xf32>
    %214 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x145x768xf32>
    %216 = stablehlo.add %213, %215 : tensor<8x145x768xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<8x145x768xf32>
    %219 = stablehlo.negate %216 : tensor<8x145x768xf32>
    %cst_40 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<8x145x768xf32>
    %222 = chlo.erfc %221 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %223 = chlo.square %221 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %224 = stablehlo.negate %223 : tensor<8x145x768xf32>
    %225 = stablehlo.exponential %224 : tensor<8x145x768xf32>
    %226 = stablehlo.multiply %218, %222 : tensor<8x145x768xf32>
    %227 = stablehlo.dot_general %226, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<768x192xf32>) -> tensor<8x145x192xf32>
    %228 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %230 = stablehlo.add %227, %229 : tensor<8x145x192xf32>
    %231 = stablehlo.add %183, %230 : tensor<8x145x192xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_42 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<8x145x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %237 = stablehlo.subtract %231, %236 : tensor<8x145x192xf32>
    %238 = chlo.square %237 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %240 = stablehlo.multiply %239, %237 : tensor<8x145x192xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%238 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_45 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %244 = stablehlo.divide %242, %243 : tensor<8x145x1xf32>
    %245 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %246 = stablehlo.subtract %231, %245 : tensor<8x145x192xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %248 = stablehlo.add %244, %247 : tensor<8x145x1xf32>
    %249 = stablehlo.rsqrt %248 : tensor<8x145x1xf32>
    %250 = stablehlo.divide %249, %248 : tensor<8x145x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %252 = stablehlo.multiply %251, %250 : tensor<8x145x1xf32>
    %253 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %254 = stablehlo.multiply %246, %253 : tensor<8x145x192xf32>
    %255 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %257 = stablehlo.multiply %254, %256 : tensor<8x145x192xf32>
    %258 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %260 = stablehlo.add %257, %259 : tensor<8x145x192xf32>
    %261 = stablehlo.dot_general %260, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x576xf32>) -> tensor<8x145x576xf32>
    %262 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<8x145x576xf32>
    %264 = stablehlo.add %261, %263 : tensor<8x145x576xf32>
    %265 = stablehlo.reshape %264 : (tensor<8x145x576xf32>) -> tensor<8x145x3x3x64xf32>
    %266 = stablehlo.slice %265 [0:8, 0:145, 0:1, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %267 = stablehlo.reshape %266 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %268 = stablehlo.slice %265 [0:8, 0:145, 1:2, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %269 = stablehlo.reshape %268 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %270 = stablehlo.slice %265 [0:8, 0:145, 2:3, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %271 = stablehlo.reshape %270 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %272 = stablehlo.dot_general %267, %269, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %cst_48 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %274 = stablehlo.multiply %272, %273 : tensor<8x3x145x145xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_49) applies stablehlo.maximum across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x3x145xf32>
    %277 = stablehlo.maximum %276, %275 : tensor<8x3x145xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %280 = stablehlo.subtract %274, %279 : tensor<8x3x145x145xf32>
    %281 = stablehlo.exponential %280 : tensor<8x3x145x145xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %285 = stablehlo.divide %281, %284 : tensor<8x3x145x145xf32>
    %286 = stablehlo.multiply %283, %283 : tensor<8x3x145x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x3x145x1xf32>
    %288 = stablehlo.divide %287, %286 : tensor<8x3x145x1xf32>
    %289 = stablehlo.dot_general %271, %285, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %290 = stablehlo.transpose %289, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %291 = stablehlo.reshape %290 : (tensor<8x145x3x64xf32>) -> tensor<8x145x192xf32>
    %292 = stablehlo.dot_general %291, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %293 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %295 = stablehlo.add %292, %294 : tensor<8x145x192xf32>
    %296 = stablehlo.add %231, %295 : tensor<8x145x192xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_54 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %300 = stablehlo.divide %298, %299 : tensor<8x145x1xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %302 = stablehlo.subtract %296, %301 : tensor<8x145x192xf32>
    %303 = chlo.square %302 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %305 = stablehlo.multiply %304, %302 : tensor<8x145x192xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%303 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_57 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %309 = stablehlo.divide %307, %308 : tensor<8x145x1xf32>
    %310 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %311 = stablehlo.subtract %296, %310 : tensor<8x145x192xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %313 = stablehlo.add %309, %312 : tensor<8x145x1xf32>
    %314 = stablehlo.rsqrt %313 : tensor<8x145x1xf32>
    %315 = stablehlo.divide %314, %313 : tensor<8x145x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<8x145x1xf32>
    %318 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %319 = stablehlo.multiply %311, %318 : tensor<8x145x192xf32>
    %320 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %322 = stablehlo.multiply %319, %321 : tensor<8x145x192xf32>
    %323 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %325 = stablehlo.add %322, %324 : tensor<8x145x192xf32>
    %326 = stablehlo.dot_general %325, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x768xf32>) -> tensor<8x145x768xf32>
    %327 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x145x768xf32>
    %329 = stablehlo.add %326, %328 : tensor<8x145x768xf32>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %331 = stablehlo.multiply %330, %329 : tensor<8x145x768xf32>
    %332 = stablehlo.negate %329 : tensor<8x145x768xf32>
    %cst_61 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %334 = stablehlo.multiply %332, %333 : tensor<8x145x768xf32>
    %335 = chlo.erfc %334 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %336 = chlo.square %334 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %337 = stablehlo.negate %336 : tensor<8x145x768xf32>
    %338 = stablehlo.exponential %337 : tensor<8x145x768xf32>
    %339 = stablehlo.multiply %331, %335 : tensor<8x145x768xf32>
    %340 = stablehlo.dot_general %339, %arg31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<768x192xf32>) -> tensor<8x145x192xf32>
    %341 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %343 = stablehlo.add %340, %342 : tensor<8x145x192xf32>
    %344 = stablehlo.add %296, %343 : tensor<8x145x192xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_63 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %348 = stablehlo.divide %346, %347 : tensor<8x145x1xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %350 = stablehlo.subtract %344, %349 : tensor<8x145x192xf32>
    %351 = chlo.square %350 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_64 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %353 = stablehlo.multiply %352, %350 : tensor<8x145x192xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%351 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_66 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %357 = stablehlo.divide %355, %356 : tensor<8x145x1xf32>
    %358 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %359 = stablehlo.subtract %344, %358 : tensor<8x145x192xf32>
    %cst_67 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %361 = stablehlo.add %357, %360 : tensor<8x145x1xf32>
    %362 = stablehlo.rsqrt %361 : tensor<8x145x1xf32>
    %363 = stablehlo.divide %362, %361 : tensor<8x145x1xf32>
    %cst_68 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %365 = stablehlo.multiply %364, %363 : tensor<8x145x1xf32>
    %366 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %367 = stablehlo.multiply %359, %366 : tensor<8x145x192xf32>
    %368 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %370 = stablehlo.multiply %367, %369 : tensor<8x145x192xf32>
    %371 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %373 = stablehlo.add %370, %372 : tensor<8x145x192xf32>
    %374 = stablehlo.dot_general %373, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x576xf32>) -> tensor<8x145x576xf32>
    %375 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x1x576xf32>) -> tensor<8x145x576xf32>
    %377 = stablehlo.add %374, %376 : tensor<8x145x576xf32>
    %378 = stablehlo.reshape %377 : (tensor<8x145x576xf32>) -> tensor<8x145x3x3x64xf32>
    %379 = stablehlo.slice %378 [0:8, 0:145, 0:1, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %380 = stablehlo.reshape %379 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %381 = stablehlo.slice %378 [0:8, 0:145, 1:2, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %382 = stablehlo.reshape %381 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %383 = stablehlo.slice %378 [0:8, 0:145, 2:3, 0:3, 0:64] : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %384 = stablehlo.reshape %383 : (tensor<8x145x1x3x64xf32>) -> tensor<8x145x3x64xf32>
    %385 = stablehlo.dot_general %380, %382, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %cst_69 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %387 = stablehlo.multiply %385, %386 : tensor<8x3x145x145xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %388 = stablehlo.reduce(%387 init: %cst_70) applies stablehlo.maximum across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x3x145xf32>
    %390 = stablehlo.maximum %389, %388 : tensor<8x3x145xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %393 = stablehlo.subtract %387, %392 : tensor<8x3x145x145xf32>
    %394 = stablehlo.exponential %393 : tensor<8x3x145x145xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_72) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %398 = stablehlo.divide %394, %397 : tensor<8x3x145x145xf32>
    %399 = stablehlo.multiply %396, %396 : tensor<8x3x145x1xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x3x145x1xf32>
    %401 = stablehlo.divide %400, %399 : tensor<8x3x145x1xf32>
    %402 = stablehlo.dot_general %384, %398, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x145x3x64xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %403 = stablehlo.transpose %402, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %404 = stablehlo.reshape %403 : (tensor<8x145x3x64xf32>) -> tensor<8x145x192xf32>
    %405 = stablehlo.dot_general %404, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %406 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %408 = stablehlo.add %405, %407 : tensor<8x145x192xf32>
    %409 = stablehlo.add %344, %408 : tensor<8x145x192xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.reduce(%409 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_75 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %413 = stablehlo.divide %411, %412 : tensor<8x145x1xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %415 = stablehlo.subtract %409, %414 : tensor<8x145x192xf32>
    %416 = chlo.square %415 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %418 = stablehlo.multiply %417, %415 : tensor<8x145x192xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%416 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_78 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %422 = stablehlo.divide %420, %421 : tensor<8x145x1xf32>
    %423 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %424 = stablehlo.subtract %409, %423 : tensor<8x145x192xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %426 = stablehlo.add %422, %425 : tensor<8x145x1xf32>
    %427 = stablehlo.rsqrt %426 : tensor<8x145x1xf32>
    %428 = stablehlo.divide %427, %426 : tensor<8x145x1xf32>
    %cst_80 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %430 = stablehlo.multiply %429, %428 : tensor<8x145x1xf32>
    %431 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %432 = stablehlo.multiply %424, %431 : tensor<8x145x192xf32>
    %433 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %435 = stablehlo.multiply %432, %434 : tensor<8x145x192xf32>
    %436 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %438 = stablehlo.add %435, %437 : tensor<8x145x192xf32>
    %439 = stablehlo.dot_general %438, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x768xf32>) -> tensor<8x145x768xf32>
    %440 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<8x145x768xf32>
    %442 = stablehlo.add %439, %441 : tensor<8x145x768xf32>
    %cst_81 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %444 = stablehlo.multiply %443, %442 : tensor<8x145x768xf32>
    %445 = stablehlo.negate %442 : tensor<8x145x768xf32>
    %cst_82 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %447 = stablehlo.multiply %445, %446 : tensor<8x145x768xf32>
    %448 = chlo.erfc %447 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %449 = chlo.square %447 : tensor<8x145x768xf32> -> tensor<8x145x768xf32>
    %450 = stablehlo.negate %449 : tensor<8x145x768xf32>
    %451 = stablehlo.exponential %450 : tensor<8x145x768xf32>
    %452 = stablehlo.multiply %444, %448 : tensor<8x145x768xf32>
    %453 = stablehlo.dot_general %452, %arg43, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<768x192xf32>) -> tensor<8x145x192xf32>
    %454 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %456 = stablehlo.add %453, %455 : tensor<8x145x192xf32>
    %457 = stablehlo.add %409, %456 : tensor<8x145x192xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_84 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %461 = stablehlo.divide %459, %460 : tensor<8x145x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %463 = stablehlo.subtract %457, %462 : tensor<8x145x192xf32>
    %464 = chlo.square %463 : tensor<8x145x192xf32> -> tensor<8x145x192xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x145x192xf32>
    %466 = stablehlo.multiply %465, %463 : tensor<8x145x192xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%464 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_87 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %470 = stablehlo.divide %468, %469 : tensor<8x145x1xf32>
    %471 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %472 = stablehlo.subtract %457, %471 : tensor<8x145x192xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %474 = stablehlo.add %470, %473 : tensor<8x145x1xf32>
    %475 = stablehlo.rsqrt %474 : tensor<8x145x1xf32>
    %476 = stablehlo.divide %475, %474 : tensor<8x145x1xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %478 = stablehlo.multiply %477, %476 : tensor<8x145x1xf32>
    %479 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %480 = stablehlo.multiply %472, %479 : tensor<8x145x192xf32>
    %481 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %483 = stablehlo.multiply %480, %482 : tensor<8x145x192xf32>
    %484 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %486 = stablehlo.add %483, %485 : tensor<8x145x192xf32>
    %487 = stablehlo.slice %486 [0:8, 0:1, 0:192] : (tensor<8x145x192xf32>) -> tensor<8x1x192xf32>
    %488 = stablehlo.reshape %487 : (tensor<8x1x192xf32>) -> tensor<8x192xf32>
    %489 = stablehlo.dot_general %488, %arg50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x192xf32>, tensor<192x100xf32>) -> tensor<8x100xf32>
    %490 = stablehlo.broadcast_in_dim %arg49, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<8x100xf32>
    %492 = stablehlo.add %489, %491 : tensor<8x100xf32>
    %493:3 = call @log_softmax(%492) : (tensor<8x100xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>, tensor<8x1xf32>)
    %494 = stablehlo.broadcast_in_dim %arg167, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %495:2 = call @take_along_axis(%493#0, %494) : (tensor<8x100xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %496 = stablehlo.reshape %495#0 : (tensor<8x1xf32>) -> tensor<8xf32>
    %497 = stablehlo.negate %496 : tensor<8xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_90) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %499 = stablehlo.divide %498, %cst_91 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_93 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %500 = stablehlo.divide %cst_92, %cst_93 : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %502 = stablehlo.negate %501 : tensor<8xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %504 = call @take_along_axis_0(%495#1, %503) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x100xf32>
    %505 = call @log_softmax_1(%493#1, %493#2, %504) : (tensor<8x100xf32>, tensor<8x1xf32>, tensor<8x100xf32>) -> tensor<8x100xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<8x100xf32>, tensor<f32>) -> tensor<100xf32>
    %507 = stablehlo.reshape %506 : (tensor<100xf32>) -> tensor<1x100xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<1x100xf32>, tensor<f32>) -> tensor<100xf32>
    %509 = stablehlo.dot_general %505, %488, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x100xf32>, tensor<8x192xf32>) -> tensor<100x192xf32>
    %510 = stablehlo.transpose %509, dims = [1, 0] : (tensor<100x192xf32>) -> tensor<192x100xf32>
    %511 = stablehlo.dot_general %505, %arg50, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x100xf32>, tensor<192x100xf32>) -> tensor<8x192xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 2] : (tensor<8x192xf32>) -> tensor<8x1x192xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.pad %512, %cst_96, low = [0, 0, 0], high = [0, 144, 0], interior = [0, 0, 0] : (tensor<8x1x192xf32>, tensor<f32>) -> tensor<8x145x192xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %515 = stablehlo.reshape %514 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %517 = stablehlo.multiply %480, %513 : tensor<8x145x192xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %519 = stablehlo.reshape %518 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %520 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %521 = stablehlo.multiply %513, %520 : tensor<8x145x192xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.reduce(%519 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %523 = stablehlo.multiply %472, %521 : tensor<8x145x192xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %525 = stablehlo.reshape %524 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %526 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %527 = stablehlo.multiply %521, %526 : tensor<8x145x192xf32>
    %528 = stablehlo.multiply %525, %478 : tensor<8x145x1xf32>
    %529 = stablehlo.negate %527 : tensor<8x145x192xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.reduce(%529 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %531 = stablehlo.reshape %530 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %cst_103 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %533 = stablehlo.divide %528, %532 : tensor<8x145x1xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %536 = stablehlo.multiply %535, %466 : tensor<8x145x192xf32>
    %537 = stablehlo.negate %536 : tensor<8x145x192xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %538 = stablehlo.reduce(%537 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %539 = stablehlo.reshape %538 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %540 = stablehlo.add %527, %536 : tensor<8x145x192xf32>
    %541 = stablehlo.add %531, %539 : tensor<8x145x1xf32>
    %cst_106 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %543 = stablehlo.divide %541, %542 : tensor<8x145x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %546 = stablehlo.add %540, %545 : tensor<8x145x192xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.reduce(%546 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %548 = stablehlo.reshape %547 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %549 = stablehlo.reduce(%548 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %550 = stablehlo.dot_general %546, %452, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x768xf32>) -> tensor<192x768xf32>
    %551 = stablehlo.transpose %550, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %552 = stablehlo.dot_general %546, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<768x192xf32>) -> tensor<8x145x768xf32>
    %553 = stablehlo.multiply %444, %552 : tensor<8x145x768xf32>
    %554 = stablehlo.multiply %552, %448 : tensor<8x145x768xf32>
    %cst_110 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %556 = stablehlo.multiply %555, %553 : tensor<8x145x768xf32>
    %557 = stablehlo.multiply %556, %451 : tensor<8x145x768xf32>
    %cst_111 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %559 = stablehlo.multiply %557, %558 : tensor<8x145x768xf32>
    %560 = stablehlo.negate %559 : tensor<8x145x768xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %562 = stablehlo.multiply %561, %554 : tensor<8x145x768xf32>
    %563 = stablehlo.add %560, %562 : tensor<8x145x768xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x768xf32>, tensor<f32>) -> tensor<768xf32>
    %565 = stablehlo.reshape %564 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%565 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %567 = stablehlo.dot_general %563, %438, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<8x145x192xf32>) -> tensor<768x192xf32>
    %568 = stablehlo.transpose %567, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %569 = stablehlo.dot_general %563, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<192x768xf32>) -> tensor<8x145x192xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%569 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %571 = stablehlo.reshape %570 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %573 = stablehlo.multiply %432, %569 : tensor<8x145x192xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %575 = stablehlo.reshape %574 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %576 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %577 = stablehlo.multiply %569, %576 : tensor<8x145x192xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%575 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %579 = stablehlo.multiply %424, %577 : tensor<8x145x192xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %581 = stablehlo.reshape %580 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %582 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %583 = stablehlo.multiply %577, %582 : tensor<8x145x192xf32>
    %584 = stablehlo.multiply %581, %430 : tensor<8x145x1xf32>
    %585 = stablehlo.negate %583 : tensor<8x145x192xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %587 = stablehlo.reshape %586 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %588 = stablehlo.add %546, %583 : tensor<8x145x192xf32>
    %cst_121 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %590 = stablehlo.divide %584, %589 : tensor<8x145x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %593 = stablehlo.multiply %592, %418 : tensor<8x145x192xf32>
    %594 = stablehlo.negate %593 : tensor<8x145x192xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %596 = stablehlo.reshape %595 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %597 = stablehlo.add %588, %593 : tensor<8x145x192xf32>
    %598 = stablehlo.add %587, %596 : tensor<8x145x1xf32>
    %cst_124 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %600 = stablehlo.divide %598, %599 : tensor<8x145x1xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %603 = stablehlo.add %597, %602 : tensor<8x145x192xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %605 = stablehlo.reshape %604 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %607 = stablehlo.dot_general %603, %404, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x192xf32>) -> tensor<192x192xf32>
    %608 = stablehlo.transpose %607, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %609 = stablehlo.dot_general %603, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %610 = stablehlo.reshape %609 : (tensor<8x145x192xf32>) -> tensor<8x145x3x64xf32>
    %611 = stablehlo.transpose %610, dims = [0, 2, 3, 1] : (tensor<8x145x3x64xf32>) -> tensor<8x3x64x145xf32>
    %612 = stablehlo.dot_general %611, %384, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %613 = stablehlo.dot_general %611, %398, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %614 = stablehlo.transpose %613, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %615 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %616 = stablehlo.multiply %612, %615 : tensor<8x3x145x145xf32>
    %617 = stablehlo.multiply %616, %394 : tensor<8x3x145x145xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_128) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %619 = stablehlo.reshape %618 : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %620 = stablehlo.negate %619 : tensor<8x3x145x1xf32>
    %621 = stablehlo.broadcast_in_dim %396, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %622 = stablehlo.divide %612, %621 : tensor<8x3x145x145xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%620 init: %cst_129) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x1xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x145xf32>
    %625 = stablehlo.add %622, %624 : tensor<8x3x145x145xf32>
    %626 = stablehlo.multiply %625, %394 : tensor<8x3x145x145xf32>
    %cst_130 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %628 = stablehlo.multiply %626, %627 : tensor<8x3x145x145xf32>
    %629 = stablehlo.dot_general %628, %380, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %630 = stablehlo.transpose %629, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %631 = stablehlo.dot_general %628, %382, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %632 = stablehlo.transpose %631, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %633 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.pad %633, %cst_131, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %635 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.pad %635, %cst_132, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %637 = stablehlo.add %634, %636 : tensor<8x145x3x3x64xf32>
    %638 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %639 = stablehlo.pad %638, %cst_133, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %640 = stablehlo.add %637, %639 : tensor<8x145x3x3x64xf32>
    %641 = stablehlo.reshape %640 : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x576xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x576xf32>, tensor<f32>) -> tensor<576xf32>
    %643 = stablehlo.reshape %642 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %645 = stablehlo.dot_general %641, %373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<8x145x192xf32>) -> tensor<576x192xf32>
    %646 = stablehlo.transpose %645, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %647 = stablehlo.dot_general %641, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<192x576xf32>) -> tensor<8x145x192xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.reduce(%647 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %649 = stablehlo.reshape %648 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %651 = stablehlo.multiply %367, %647 : tensor<8x145x192xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %653 = stablehlo.reshape %652 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %654 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %655 = stablehlo.multiply %647, %654 : tensor<8x145x192xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%653 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %657 = stablehlo.multiply %359, %655 : tensor<8x145x192xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %659 = stablehlo.reshape %658 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %660 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %661 = stablehlo.multiply %655, %660 : tensor<8x145x192xf32>
    %662 = stablehlo.multiply %659, %365 : tensor<8x145x1xf32>
    %663 = stablehlo.negate %661 : tensor<8x145x192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.reduce(%663 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %665 = stablehlo.reshape %664 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %666 = stablehlo.add %603, %661 : tensor<8x145x192xf32>
    %cst_142 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %668 = stablehlo.divide %662, %667 : tensor<8x145x1xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %669 = stablehlo.reduce(%668 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %671 = stablehlo.multiply %670, %353 : tensor<8x145x192xf32>
    %672 = stablehlo.negate %671 : tensor<8x145x192xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %674 = stablehlo.reshape %673 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %675 = stablehlo.add %666, %671 : tensor<8x145x192xf32>
    %676 = stablehlo.add %665, %674 : tensor<8x145x1xf32>
    %cst_145 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %678 = stablehlo.divide %676, %677 : tensor<8x145x1xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %681 = stablehlo.add %675, %680 : tensor<8x145x192xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %683 = stablehlo.reshape %682 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %684 = stablehlo.reduce(%683 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %685 = stablehlo.dot_general %681, %339, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x768xf32>) -> tensor<192x768xf32>
    %686 = stablehlo.transpose %685, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %687 = stablehlo.dot_general %681, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<768x192xf32>) -> tensor<8x145x768xf32>
    %688 = stablehlo.multiply %331, %687 : tensor<8x145x768xf32>
    %689 = stablehlo.multiply %687, %335 : tensor<8x145x768xf32>
    %cst_149 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %691 = stablehlo.multiply %690, %688 : tensor<8x145x768xf32>
    %692 = stablehlo.multiply %691, %338 : tensor<8x145x768xf32>
    %cst_150 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %694 = stablehlo.multiply %692, %693 : tensor<8x145x768xf32>
    %695 = stablehlo.negate %694 : tensor<8x145x768xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %697 = stablehlo.multiply %696, %689 : tensor<8x145x768xf32>
    %698 = stablehlo.add %695, %697 : tensor<8x145x768xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.reduce(%698 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x768xf32>, tensor<f32>) -> tensor<768xf32>
    %700 = stablehlo.reshape %699 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %701 = stablehlo.reduce(%700 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %702 = stablehlo.dot_general %698, %325, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<8x145x192xf32>) -> tensor<768x192xf32>
    %703 = stablehlo.transpose %702, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %704 = stablehlo.dot_general %698, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<192x768xf32>) -> tensor<8x145x192xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %706 = stablehlo.reshape %705 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %708 = stablehlo.multiply %319, %704 : tensor<8x145x192xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %710 = stablehlo.reshape %709 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %711 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %712 = stablehlo.multiply %704, %711 : tensor<8x145x192xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %713 = stablehlo.reduce(%710 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %714 = stablehlo.multiply %311, %712 : tensor<8x145x192xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %716 = stablehlo.reshape %715 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %717 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %718 = stablehlo.multiply %712, %717 : tensor<8x145x192xf32>
    %719 = stablehlo.multiply %716, %317 : tensor<8x145x1xf32>
    %720 = stablehlo.negate %718 : tensor<8x145x192xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %722 = stablehlo.reshape %721 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %723 = stablehlo.add %681, %718 : tensor<8x145x192xf32>
    %cst_160 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %725 = stablehlo.divide %719, %724 : tensor<8x145x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %728 = stablehlo.multiply %727, %305 : tensor<8x145x192xf32>
    %729 = stablehlo.negate %728 : tensor<8x145x192xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %731 = stablehlo.reshape %730 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %732 = stablehlo.add %723, %728 : tensor<8x145x192xf32>
    %733 = stablehlo.add %722, %731 : tensor<8x145x1xf32>
    %cst_163 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %735 = stablehlo.divide %733, %734 : tensor<8x145x1xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.reduce(%735 init: %cst_164) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %738 = stablehlo.add %732, %737 : tensor<8x145x192xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%738 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %740 = stablehlo.reshape %739 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%740 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %742 = stablehlo.dot_general %738, %291, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x192xf32>) -> tensor<192x192xf32>
    %743 = stablehlo.transpose %742, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %744 = stablehlo.dot_general %738, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %745 = stablehlo.reshape %744 : (tensor<8x145x192xf32>) -> tensor<8x145x3x64xf32>
    %746 = stablehlo.transpose %745, dims = [0, 2, 3, 1] : (tensor<8x145x3x64xf32>) -> tensor<8x3x64x145xf32>
    %747 = stablehlo.dot_general %746, %271, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %748 = stablehlo.dot_general %746, %285, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %749 = stablehlo.transpose %748, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %750 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %751 = stablehlo.multiply %747, %750 : tensor<8x3x145x145xf32>
    %752 = stablehlo.multiply %751, %281 : tensor<8x3x145x145xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %753 = stablehlo.reduce(%752 init: %cst_167) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %754 = stablehlo.reshape %753 : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %755 = stablehlo.negate %754 : tensor<8x3x145x1xf32>
    %756 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %757 = stablehlo.divide %747, %756 : tensor<8x3x145x145xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %758 = stablehlo.reduce(%755 init: %cst_168) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x1xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x145xf32>
    %760 = stablehlo.add %757, %759 : tensor<8x3x145x145xf32>
    %761 = stablehlo.multiply %760, %281 : tensor<8x3x145x145xf32>
    %cst_169 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %763 = stablehlo.multiply %761, %762 : tensor<8x3x145x145xf32>
    %764 = stablehlo.dot_general %763, %267, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %765 = stablehlo.transpose %764, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %766 = stablehlo.dot_general %763, %269, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %767 = stablehlo.transpose %766, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %768 = stablehlo.broadcast_in_dim %749, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.pad %768, %cst_170, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %770 = stablehlo.broadcast_in_dim %765, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %771 = stablehlo.pad %770, %cst_171, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %772 = stablehlo.add %769, %771 : tensor<8x145x3x3x64xf32>
    %773 = stablehlo.broadcast_in_dim %767, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.pad %773, %cst_172, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %775 = stablehlo.add %772, %774 : tensor<8x145x3x3x64xf32>
    %776 = stablehlo.reshape %775 : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x576xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.reduce(%776 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x576xf32>, tensor<f32>) -> tensor<576xf32>
    %778 = stablehlo.reshape %777 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %779 = stablehlo.reduce(%778 init: %cst_174) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %780 = stablehlo.dot_general %776, %260, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<8x145x192xf32>) -> tensor<576x192xf32>
    %781 = stablehlo.transpose %780, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %782 = stablehlo.dot_general %776, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<192x576xf32>) -> tensor<8x145x192xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %783 = stablehlo.reduce(%782 init: %cst_175) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %784 = stablehlo.reshape %783 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.reduce(%784 init: %cst_176) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %786 = stablehlo.multiply %254, %782 : tensor<8x145x192xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %788 = stablehlo.reshape %787 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %789 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %790 = stablehlo.multiply %782, %789 : tensor<8x145x192xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %791 = stablehlo.reduce(%788 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %792 = stablehlo.multiply %246, %790 : tensor<8x145x192xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.reduce(%792 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %794 = stablehlo.reshape %793 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %795 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %796 = stablehlo.multiply %790, %795 : tensor<8x145x192xf32>
    %797 = stablehlo.multiply %794, %252 : tensor<8x145x1xf32>
    %798 = stablehlo.negate %796 : tensor<8x145x192xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.reduce(%798 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %800 = stablehlo.reshape %799 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %801 = stablehlo.add %738, %796 : tensor<8x145x192xf32>
    %cst_181 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %803 = stablehlo.divide %797, %802 : tensor<8x145x1xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %806 = stablehlo.multiply %805, %240 : tensor<8x145x192xf32>
    %807 = stablehlo.negate %806 : tensor<8x145x192xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %808 = stablehlo.reduce(%807 init: %cst_183) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %809 = stablehlo.reshape %808 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %810 = stablehlo.add %801, %806 : tensor<8x145x192xf32>
    %811 = stablehlo.add %800, %809 : tensor<8x145x1xf32>
    %cst_184 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %813 = stablehlo.divide %811, %812 : tensor<8x145x1xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%813 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %816 = stablehlo.add %810, %815 : tensor<8x145x192xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_186) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %818 = stablehlo.reshape %817 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%818 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %820 = stablehlo.dot_general %816, %226, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x768xf32>) -> tensor<192x768xf32>
    %821 = stablehlo.transpose %820, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %822 = stablehlo.dot_general %816, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<768x192xf32>) -> tensor<8x145x768xf32>
    %823 = stablehlo.multiply %218, %822 : tensor<8x145x768xf32>
    %824 = stablehlo.multiply %822, %222 : tensor<8x145x768xf32>
    %cst_188 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %826 = stablehlo.multiply %825, %823 : tensor<8x145x768xf32>
    %827 = stablehlo.multiply %826, %225 : tensor<8x145x768xf32>
    %cst_189 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %829 = stablehlo.multiply %827, %828 : tensor<8x145x768xf32>
    %830 = stablehlo.negate %829 : tensor<8x145x768xf32>
    %cst_190 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %832 = stablehlo.multiply %831, %824 : tensor<8x145x768xf32>
    %833 = stablehlo.add %830, %832 : tensor<8x145x768xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %834 = stablehlo.reduce(%833 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x768xf32>, tensor<f32>) -> tensor<768xf32>
    %835 = stablehlo.reshape %834 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.reduce(%835 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %837 = stablehlo.dot_general %833, %212, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<8x145x192xf32>) -> tensor<768x192xf32>
    %838 = stablehlo.transpose %837, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %839 = stablehlo.dot_general %833, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<192x768xf32>) -> tensor<8x145x192xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %841 = stablehlo.reshape %840 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%841 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %843 = stablehlo.multiply %206, %839 : tensor<8x145x192xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%843 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %845 = stablehlo.reshape %844 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %846 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %847 = stablehlo.multiply %839, %846 : tensor<8x145x192xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%845 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %849 = stablehlo.multiply %198, %847 : tensor<8x145x192xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_197) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %851 = stablehlo.reshape %850 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %852 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %853 = stablehlo.multiply %847, %852 : tensor<8x145x192xf32>
    %854 = stablehlo.multiply %851, %204 : tensor<8x145x1xf32>
    %855 = stablehlo.negate %853 : tensor<8x145x192xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %857 = stablehlo.reshape %856 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %858 = stablehlo.add %816, %853 : tensor<8x145x192xf32>
    %cst_199 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %860 = stablehlo.divide %854, %859 : tensor<8x145x1xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%860 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %863 = stablehlo.multiply %862, %192 : tensor<8x145x192xf32>
    %864 = stablehlo.negate %863 : tensor<8x145x192xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%864 init: %cst_201) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %866 = stablehlo.reshape %865 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %867 = stablehlo.add %858, %863 : tensor<8x145x192xf32>
    %868 = stablehlo.add %857, %866 : tensor<8x145x1xf32>
    %cst_202 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %870 = stablehlo.divide %868, %869 : tensor<8x145x1xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %872 = stablehlo.broadcast_in_dim %871, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %873 = stablehlo.add %867, %872 : tensor<8x145x192xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %874 = stablehlo.reduce(%873 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %875 = stablehlo.reshape %874 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%875 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %877 = stablehlo.dot_general %873, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x192xf32>) -> tensor<192x192xf32>
    %878 = stablehlo.transpose %877, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %879 = stablehlo.dot_general %873, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %880 = stablehlo.reshape %879 : (tensor<8x145x192xf32>) -> tensor<8x145x3x64xf32>
    %881 = stablehlo.transpose %880, dims = [0, 2, 3, 1] : (tensor<8x145x3x64xf32>) -> tensor<8x3x64x145xf32>
    %882 = stablehlo.dot_general %881, %158, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %883 = stablehlo.dot_general %881, %172, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %884 = stablehlo.transpose %883, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %885 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %886 = stablehlo.multiply %882, %885 : tensor<8x3x145x145xf32>
    %887 = stablehlo.multiply %886, %168 : tensor<8x3x145x145xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%887 init: %cst_206) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %889 = stablehlo.reshape %888 : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %890 = stablehlo.negate %889 : tensor<8x3x145x1xf32>
    %891 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %892 = stablehlo.divide %882, %891 : tensor<8x3x145x145xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %893 = stablehlo.reduce(%890 init: %cst_207) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x1xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x145xf32>
    %895 = stablehlo.add %892, %894 : tensor<8x3x145x145xf32>
    %896 = stablehlo.multiply %895, %168 : tensor<8x3x145x145xf32>
    %cst_208 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<8x3x145x145xf32>
    %899 = stablehlo.dot_general %898, %154, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %900 = stablehlo.transpose %899, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %901 = stablehlo.dot_general %898, %156, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %902 = stablehlo.transpose %901, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %903 = stablehlo.broadcast_in_dim %884, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %904 = stablehlo.pad %903, %cst_209, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %905 = stablehlo.broadcast_in_dim %900, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.pad %905, %cst_210, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %907 = stablehlo.add %904, %906 : tensor<8x145x3x3x64xf32>
    %908 = stablehlo.broadcast_in_dim %902, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.pad %908, %cst_211, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %910 = stablehlo.add %907, %909 : tensor<8x145x3x3x64xf32>
    %911 = stablehlo.reshape %910 : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x576xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %912 = stablehlo.reduce(%911 init: %cst_212) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x576xf32>, tensor<f32>) -> tensor<576xf32>
    %913 = stablehlo.reshape %912 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %914 = stablehlo.reduce(%913 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %915 = stablehlo.dot_general %911, %147, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<8x145x192xf32>) -> tensor<576x192xf32>
    %916 = stablehlo.transpose %915, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %917 = stablehlo.dot_general %911, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<192x576xf32>) -> tensor<8x145x192xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %918 = stablehlo.reduce(%917 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %919 = stablehlo.reshape %918 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.reduce(%919 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %921 = stablehlo.multiply %141, %917 : tensor<8x145x192xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %922 = stablehlo.reduce(%921 init: %cst_216) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %923 = stablehlo.reshape %922 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %924 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %925 = stablehlo.multiply %917, %924 : tensor<8x145x192xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %926 = stablehlo.reduce(%923 init: %cst_217) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %927 = stablehlo.multiply %133, %925 : tensor<8x145x192xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %928 = stablehlo.reduce(%927 init: %cst_218) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %929 = stablehlo.reshape %928 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %930 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %931 = stablehlo.multiply %925, %930 : tensor<8x145x192xf32>
    %932 = stablehlo.multiply %929, %139 : tensor<8x145x1xf32>
    %933 = stablehlo.negate %931 : tensor<8x145x192xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %934 = stablehlo.reduce(%933 init: %cst_219) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %935 = stablehlo.reshape %934 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %936 = stablehlo.add %873, %931 : tensor<8x145x192xf32>
    %cst_220 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %938 = stablehlo.divide %932, %937 : tensor<8x145x1xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %939 = stablehlo.reduce(%938 init: %cst_221) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %941 = stablehlo.multiply %940, %127 : tensor<8x145x192xf32>
    %942 = stablehlo.negate %941 : tensor<8x145x192xf32>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %943 = stablehlo.reduce(%942 init: %cst_222) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %944 = stablehlo.reshape %943 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %945 = stablehlo.add %936, %941 : tensor<8x145x192xf32>
    %946 = stablehlo.add %935, %944 : tensor<8x145x1xf32>
    %cst_223 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %948 = stablehlo.divide %946, %947 : tensor<8x145x1xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %949 = stablehlo.reduce(%948 init: %cst_224) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %951 = stablehlo.add %945, %950 : tensor<8x145x192xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %952 = stablehlo.reduce(%951 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %953 = stablehlo.reshape %952 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %954 = stablehlo.reduce(%953 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %955 = stablehlo.dot_general %951, %113, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x768xf32>) -> tensor<192x768xf32>
    %956 = stablehlo.transpose %955, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %957 = stablehlo.dot_general %951, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<768x192xf32>) -> tensor<8x145x768xf32>
    %958 = stablehlo.multiply %105, %957 : tensor<8x145x768xf32>
    %959 = stablehlo.multiply %957, %109 : tensor<8x145x768xf32>
    %cst_227 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %961 = stablehlo.multiply %960, %958 : tensor<8x145x768xf32>
    %962 = stablehlo.multiply %961, %112 : tensor<8x145x768xf32>
    %cst_228 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %964 = stablehlo.multiply %962, %963 : tensor<8x145x768xf32>
    %965 = stablehlo.negate %964 : tensor<8x145x768xf32>
    %cst_229 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8x145x768xf32>
    %967 = stablehlo.multiply %966, %959 : tensor<8x145x768xf32>
    %968 = stablehlo.add %965, %967 : tensor<8x145x768xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %969 = stablehlo.reduce(%968 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x768xf32>, tensor<f32>) -> tensor<768xf32>
    %970 = stablehlo.reshape %969 : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %971 = stablehlo.reduce(%970 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %972 = stablehlo.dot_general %968, %99, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<8x145x192xf32>) -> tensor<768x192xf32>
    %973 = stablehlo.transpose %972, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %974 = stablehlo.dot_general %968, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x768xf32>, tensor<192x768xf32>) -> tensor<8x145x192xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %976 = stablehlo.reshape %975 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %977 = stablehlo.reduce(%976 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %978 = stablehlo.multiply %93, %974 : tensor<8x145x192xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %979 = stablehlo.reduce(%978 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %980 = stablehlo.reshape %979 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %981 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %982 = stablehlo.multiply %974, %981 : tensor<8x145x192xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.reduce(%980 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %984 = stablehlo.multiply %85, %982 : tensor<8x145x192xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.reduce(%984 init: %cst_236) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %986 = stablehlo.reshape %985 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %987 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %988 = stablehlo.multiply %982, %987 : tensor<8x145x192xf32>
    %989 = stablehlo.multiply %986, %91 : tensor<8x145x1xf32>
    %990 = stablehlo.negate %988 : tensor<8x145x192xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %991 = stablehlo.reduce(%990 init: %cst_237) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %992 = stablehlo.reshape %991 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %993 = stablehlo.add %951, %988 : tensor<8x145x192xf32>
    %cst_238 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %995 = stablehlo.divide %989, %994 : tensor<8x145x1xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %996 = stablehlo.reduce(%995 init: %cst_239) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %998 = stablehlo.multiply %997, %79 : tensor<8x145x192xf32>
    %999 = stablehlo.negate %998 : tensor<8x145x192xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.reduce(%999 init: %cst_240) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1001 = stablehlo.reshape %1000 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %1002 = stablehlo.add %993, %998 : tensor<8x145x192xf32>
    %1003 = stablehlo.add %992, %1001 : tensor<8x145x1xf32>
    %cst_241 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %1005 = stablehlo.divide %1003, %1004 : tensor<8x145x1xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.reduce(%1005 init: %cst_242) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %1008 = stablehlo.add %1002, %1007 : tensor<8x145x192xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_243) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1011 = stablehlo.reduce(%1010 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1012 = stablehlo.dot_general %1008, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<8x145x192xf32>) -> tensor<192x192xf32>
    %1013 = stablehlo.transpose %1012, dims = [1, 0] : (tensor<192x192xf32>) -> tensor<192x192xf32>
    %1014 = stablehlo.dot_general %1008, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x192xf32>, tensor<192x192xf32>) -> tensor<8x145x192xf32>
    %1015 = stablehlo.reshape %1014 : (tensor<8x145x192xf32>) -> tensor<8x145x3x64xf32>
    %1016 = stablehlo.transpose %1015, dims = [0, 2, 3, 1] : (tensor<8x145x3x64xf32>) -> tensor<8x3x64x145xf32>
    %1017 = stablehlo.dot_general %1016, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x145xf32>
    %1018 = stablehlo.dot_general %1016, %59, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x3x64x145xf32>, tensor<8x3x145x145xf32>) -> tensor<8x3x64x145xf32>
    %1019 = stablehlo.transpose %1018, dims = [0, 3, 1, 2] : (tensor<8x3x64x145xf32>) -> tensor<8x145x3x64xf32>
    %1020 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %1021 = stablehlo.multiply %1017, %1020 : tensor<8x3x145x145xf32>
    %1022 = stablehlo.multiply %1021, %55 : tensor<8x3x145x145xf32>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%1022 init: %cst_245) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x145xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %1024 = stablehlo.reshape %1023 : (tensor<8x3x145xf32>) -> tensor<8x3x145x1xf32>
    %1025 = stablehlo.negate %1024 : tensor<8x3x145x1xf32>
    %1026 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<8x3x145x1xf32>) -> tensor<8x3x145x145xf32>
    %1027 = stablehlo.divide %1017, %1026 : tensor<8x3x145x145xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%1025 init: %cst_246) applies stablehlo.add across dimensions = [3] : (tensor<8x3x145x1xf32>, tensor<f32>) -> tensor<8x3x145xf32>
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [0, 1, 2] : (tensor<8x3x145xf32>) -> tensor<8x3x145x145xf32>
    %1030 = stablehlo.add %1027, %1029 : tensor<8x3x145x145xf32>
    %1031 = stablehlo.multiply %1030, %55 : tensor<8x3x145x145xf32>
    %cst_247 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<8x3x145x145xf32>
    %1033 = stablehlo.multiply %1031, %1032 : tensor<8x3x145x145xf32>
    %1034 = stablehlo.dot_general %1033, %41, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %1035 = stablehlo.transpose %1034, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %1036 = stablehlo.dot_general %1033, %43, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3x145x145xf32>, tensor<8x145x3x64xf32>) -> tensor<8x3x145x64xf32>
    %1037 = stablehlo.transpose %1036, dims = [0, 2, 1, 3] : (tensor<8x3x145x64xf32>) -> tensor<8x145x3x64xf32>
    %1038 = stablehlo.broadcast_in_dim %1019, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.pad %1038, %cst_248, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %1040 = stablehlo.broadcast_in_dim %1035, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.pad %1040, %cst_249, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %1042 = stablehlo.add %1039, %1041 : tensor<8x145x3x3x64xf32>
    %1043 = stablehlo.broadcast_in_dim %1037, dims = [0, 1, 3, 4] : (tensor<8x145x3x64xf32>) -> tensor<8x145x1x3x64xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1044 = stablehlo.pad %1043, %cst_250, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x145x1x3x64xf32>, tensor<f32>) -> tensor<8x145x3x3x64xf32>
    %1045 = stablehlo.add %1042, %1044 : tensor<8x145x3x3x64xf32>
    %1046 = stablehlo.reshape %1045 : (tensor<8x145x3x3x64xf32>) -> tensor<8x145x576xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1047 = stablehlo.reduce(%1046 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1048 = stablehlo.reshape %1047 : (tensor<576xf32>) -> tensor<1x1x576xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xf32>, tensor<f32>) -> tensor<576xf32>
    %1050 = stablehlo.dot_general %1046, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<8x145x192xf32>) -> tensor<576x192xf32>
    %1051 = stablehlo.transpose %1050, dims = [1, 0] : (tensor<576x192xf32>) -> tensor<192x576xf32>
    %1052 = stablehlo.dot_general %1046, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x145x576xf32>, tensor<192x576xf32>) -> tensor<8x145x192xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1052 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1054 = stablehlo.reshape %1053 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1055 = stablehlo.reduce(%1054 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1056 = stablehlo.multiply %28, %1052 : tensor<8x145x192xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.reduce(%1056 init: %cst_255) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1058 = stablehlo.reshape %1057 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1059 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<8x145x192xf32>
    %1060 = stablehlo.multiply %1052, %1059 : tensor<8x145x192xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1061 = stablehlo.reduce(%1058 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1062 = stablehlo.multiply %20, %1060 : tensor<8x145x192xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1063 = stablehlo.reduce(%1062 init: %cst_257) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1064 = stablehlo.reshape %1063 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %1065 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x145x1xf32>) -> tensor<8x145x192xf32>
    %1066 = stablehlo.multiply %1060, %1065 : tensor<8x145x192xf32>
    %1067 = stablehlo.multiply %1064, %26 : tensor<8x145x1xf32>
    %1068 = stablehlo.negate %1066 : tensor<8x145x192xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%1068 init: %cst_258) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1070 = stablehlo.reshape %1069 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %1071 = stablehlo.add %1008, %1066 : tensor<8x145x192xf32>
    %cst_259 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %1073 = stablehlo.divide %1067, %1072 : tensor<8x145x1xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1074 = stablehlo.reduce(%1073 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %1076 = stablehlo.multiply %1075, %14 : tensor<8x145x192xf32>
    %1077 = stablehlo.negate %1076 : tensor<8x145x192xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1078 = stablehlo.reduce(%1077 init: %cst_261) applies stablehlo.add across dimensions = [2] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1079 = stablehlo.reshape %1078 : (tensor<8x145xf32>) -> tensor<8x145x1xf32>
    %1080 = stablehlo.add %1071, %1076 : tensor<8x145x192xf32>
    %1081 = stablehlo.add %1070, %1079 : tensor<8x145x1xf32>
    %cst_262 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<8x145x1xf32>
    %1083 = stablehlo.divide %1081, %1082 : tensor<8x145x1xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1083 init: %cst_263) applies stablehlo.add across dimensions = [2] : (tensor<8x145x1xf32>, tensor<f32>) -> tensor<8x145xf32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [0, 1] : (tensor<8x145xf32>) -> tensor<8x145x192xf32>
    %1086 = stablehlo.add %1080, %1085 : tensor<8x145x192xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1087 = stablehlo.reduce(%1086 init: %cst_264) applies stablehlo.add across dimensions = [0] : (tensor<8x145x192xf32>, tensor<f32>) -> tensor<145x192xf32>
    %1088 = stablehlo.reshape %1087 : (tensor<145x192xf32>) -> tensor<1x145x192xf32>
    %1089 = stablehlo.slice %1086 [0:8, 0:1, 0:192] : (tensor<8x145x192xf32>) -> tensor<8x1x192xf32>
    %1090 = stablehlo.slice %1086 [0:8, 1:145, 0:192] : (tensor<8x145x192xf32>) -> tensor<8x144x192xf32>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1091 = stablehlo.reduce(%1089 init: %cst_265) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1093 = stablehlo.reshape %1090 : (tensor<8x144x192xf32>) -> tensor<8x12x12x192xf32>
    %1094 = stablehlo.convolution(%arg166, %1093) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [8, 8], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x96x96x3xf32>, tensor<8x12x12x192xf32>) -> tensor<8x8x3x192xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1095 = stablehlo.add %arg55, %c : tensor<i32>
    %1096 = stablehlo.convert %1095 : (tensor<i32>) -> tensor<f32>
    %cst_266 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1097 = stablehlo.power %cst_266, %1096 : tensor<f32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1098 = stablehlo.subtract %cst_267, %1097 : tensor<f32>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1099 = stablehlo.divide %cst_268, %1098 : tensor<f32>
    %cst_269 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1100 = stablehlo.power %cst_269, %1096 : tensor<f32>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1101 = stablehlo.subtract %cst_270, %1100 : tensor<f32>
    %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1102 = stablehlo.divide %cst_271, %1101 : tensor<f32>
    %1103:3 = call @adam_leaf(%arg0, %arg56, %arg111, %1011, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1104:3 = call @adam_leaf_2(%arg1, %arg57, %arg112, %1013, %1099, %1102) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1105:3 = call @adam_leaf_3(%arg2, %arg58, %arg113, %1049, %1099, %1102) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1106:3 = call @adam_leaf_4(%arg3, %arg59, %arg114, %1051, %1099, %1102) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1107:3 = call @adam_leaf(%arg4, %arg60, %arg115, %1061, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1108:3 = call @adam_leaf(%arg5, %arg61, %arg116, %1055, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1109:3 = call @adam_leaf(%arg6, %arg62, %arg117, %954, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1110:3 = call @adam_leaf_5(%arg7, %arg63, %arg118, %956, %1099, %1102) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1111:3 = call @adam_leaf_6(%arg8, %arg64, %arg119, %971, %1099, %1102) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1112:3 = call @adam_leaf_7(%arg9, %arg65, %arg120, %973, %1099, %1102) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1113:3 = call @adam_leaf(%arg10, %arg66, %arg121, %983, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1114:3 = call @adam_leaf(%arg11, %arg67, %arg122, %977, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1115:3 = call @adam_leaf(%arg12, %arg68, %arg123, %876, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1116:3 = call @adam_leaf_2(%arg13, %arg69, %arg124, %878, %1099, %1102) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1117:3 = call @adam_leaf_3(%arg14, %arg70, %arg125, %914, %1099, %1102) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1118:3 = call @adam_leaf_4(%arg15, %arg71, %arg126, %916, %1099, %1102) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1119:3 = call @adam_leaf(%arg16, %arg72, %arg127, %926, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1120:3 = call @adam_leaf(%arg17, %arg73, %arg128, %920, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1121:3 = call @adam_leaf(%arg18, %arg74, %arg129, %819, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1122:3 = call @adam_leaf_5(%arg19, %arg75, %arg130, %821, %1099, %1102) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1123:3 = call @adam_leaf_6(%arg20, %arg76, %arg131, %836, %1099, %1102) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1124:3 = call @adam_leaf_7(%arg21, %arg77, %arg132, %838, %1099, %1102) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1125:3 = call @adam_leaf(%arg22, %arg78, %arg133, %848, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1126:3 = call @adam_leaf(%arg23, %arg79, %arg134, %842, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1127:3 = call @adam_leaf(%arg24, %arg80, %arg135, %741, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1128:3 = call @adam_leaf_2(%arg25, %arg81, %arg136, %743, %1099, %1102) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1129:3 = call @adam_leaf_3(%arg26, %arg82, %arg137, %779, %1099, %1102) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1130:3 = call @adam_leaf_4(%arg27, %arg83, %arg138, %781, %1099, %1102) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1131:3 = call @adam_leaf(%arg28, %arg84, %arg139, %791, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1132:3 = call @adam_leaf(%arg29, %arg85, %arg140, %785, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1133:3 = call @adam_leaf(%arg30, %arg86, %arg141, %684, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1134:3 = call @adam_leaf_5(%arg31, %arg87, %arg142, %686, %1099, %1102) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1135:3 = call @adam_leaf_6(%arg32, %arg88, %arg143, %701, %1099, %1102) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1136:3 = call @adam_leaf_7(%arg33, %arg89, %arg144, %703, %1099, %1102) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1137:3 = call @adam_leaf(%arg34, %arg90, %arg145, %713, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1138:3 = call @adam_leaf(%arg35, %arg91, %arg146, %707, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1139:3 = call @adam_leaf(%arg36, %arg92, %arg147, %606, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1140:3 = call @adam_leaf_2(%arg37, %arg93, %arg148, %608, %1099, %1102) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1141:3 = call @adam_leaf_3(%arg38, %arg94, %arg149, %644, %1099, %1102) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1142:3 = call @adam_leaf_4(%arg39, %arg95, %arg150, %646, %1099, %1102) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1143:3 = call @adam_leaf(%arg40, %arg96, %arg151, %656, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1144:3 = call @adam_leaf(%arg41, %arg97, %arg152, %650, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1145:3 = call @adam_leaf(%arg42, %arg98, %arg153, %549, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1146:3 = call @adam_leaf_5(%arg43, %arg99, %arg154, %551, %1099, %1102) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1147:3 = call @adam_leaf_6(%arg44, %arg100, %arg155, %566, %1099, %1102) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1148:3 = call @adam_leaf_7(%arg45, %arg101, %arg156, %568, %1099, %1102) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1149:3 = call @adam_leaf(%arg46, %arg102, %arg157, %578, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1150:3 = call @adam_leaf(%arg47, %arg103, %arg158, %572, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1151:3 = call @adam_leaf_8(%arg48, %arg104, %arg159, %1092, %1099, %1102) : (tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<1x1x192xf32>)
    %1152:3 = call @adam_leaf_9(%arg49, %arg105, %arg160, %508, %1099, %1102) : (tensor<100xf32>, tensor<100xf32>, tensor<100xf32>, tensor<100xf32>, tensor<f32>, tensor<f32>) -> (tensor<100xf32>, tensor<100xf32>, tensor<100xf32>)
    %1153:3 = call @adam_leaf_10(%arg50, %arg106, %arg161, %510, %1099, %1102) : (tensor<192x100xf32>, tensor<192x100xf32>, tensor<192x100xf32>, tensor<192x100xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x100xf32>, tensor<192x100xf32>, tensor<192x100xf32>)
    %1154:3 = call @adam_leaf(%arg51, %arg107, %arg162, %522, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1155:3 = call @adam_leaf(%arg52, %arg108, %arg163, %516, %1099, %1102) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1156:3 = call @adam_leaf_11(%arg53, %arg109, %arg164, %1094, %1099, %1102) : (tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>)
    %1157:3 = call @adam_leaf_12(%arg54, %arg110, %arg165, %1088, %1099, %1102) : (tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<1x145x192xf32>)
    return %1103#0, %1104#0, %1105#0, %1106#0, %1107#0, %1108#0, %1109#0, %1110#0, %1111#0, %1112#0, %1113#0, %1114#0, %1115#0, %1116#0, %1117#0, %1118#0, %1119#0, %1120#0, %1121#0, %1122#0, %1123#0, %1124#0, %1125#0, %1126#0, %1127#0, %1128#0, %1129#0, %1130#0, %1131#0, %1132#0, %1133#0, %1134#0, %1135#0, %1136#0, %1137#0, %1138#0, %1139#0, %1140#0, %1141#0, %1142#0, %1143#0, %1144#0, %1145#0, %1146#0, %1147#0, %1148#0, %1149#0, %1150#0, %1151#0, %1152#0, %1153#0, %1154#0, %1155#0, %1156#0, %1157#0, %1095, %1103#1, %1104#1, %1105#1, %1106#1, %1107#1, %1108#1, %1109#1, %1110#1, %1111#1, %1112#1, %1113#1, %1114#1, %1115#1, %1116#1, %1117#1, %1118#1, %1119#1, %1120#1, %1121#1, %1122#1, %1123#1, %1124#1, %1125#1, %1126#1, %1127#1, %1128#1, %1129#1, %1130#1, %1131#1, %1132#1, %1133#1, %1134#1, %1135#1, %1136#1, %1137#1, %1138#1, %1139#1, %1140#1, %1141#1, %1142#1, %1143#1, %1144#1, %1145#1, %1146#1, %1147#1, %1148#1, %1149#1, %1150#1, %1151#1, %1152#1, %1153#1, %1154#1, %1155#1, %1156#1, %1157#1, %1103#2, %1104#2, %1105#2, %1106#2, %1107#2, %1108#2, %1109#2, %1110#2, %1111#2, %1112#2, %1113#2, %1114#2, %1115#2, %1116#2, %1117#2, %1118#2, %1119#2, %1120#2, %1121#2, %1122#2, %1123#2, %1124#2, %1125#2, %1126#2, %1127#2, %1128#2, %1129#2, %1130#2, %1131#2, %1132#2, %1133#2, %1134#2, %1135#2, %1136#2, %1137#2, %1138#2, %1139#2, %1140#2, %1141#2, %1142#2, %1143#2, %1144#2, %1145#2, %1146#2, %1147#2, %1148#2, %1149#2, %1150#2, %1151#2, %1152#2, %1153#2, %1154#2, %1155#2, %1156#2, %1157#2, %499 : tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x192xf32>, tensor<100xf32>, tensor<192x100xf32>, tensor<192xf32>, tensor<192xf32>, tensor<8x8x3x192xf32>, tensor<1x145x192xf32>, tensor<i32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x192xf32>, tensor<100xf32>, tensor<192x100xf32>, tensor<192xf32>, tensor<192xf32>, tensor<8x8x3x192xf32>, tensor<1x145x192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x192xf32>, tensor<100xf32>, tensor<192x100xf32>, tensor<192xf32>, tensor<192xf32>, tensor<8x8x3x192xf32>, tensor<1x145x192xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<8x100xf32>) -> (tensor<8x100xf32>, tensor<8x100xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x100xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x100xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x100xf32>
    %6 = stablehlo.exponential %5 : tensor<8x100xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x100xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x100xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x100xf32>
    return %11, %6, %8 : tensor<8x100xf32>, tensor<8x100xf32>, tensor<8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x100xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<100> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<99> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x100xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x100xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x100xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x100xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x100xf32>
    return %1 : tensor<8x100xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x100xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x100xf32>) -> tensor<8x100xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x100xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x100xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x100xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x100xf32>
    return %7 : tensor<8x100xf32>
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
  func.func private @adam_leaf_2(%arg0: tensor<192x192xf32>, %arg1: tensor<192x192xf32>, %arg2: tensor<192x192xf32>, %arg3: tensor<192x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>) {
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
  func.func private @adam_leaf_3(%arg0: tensor<576xf32>, %arg1: tensor<576xf32>, %arg2: tensor<576xf32>, %arg3: tensor<576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) {
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
  func.func private @adam_leaf_4(%arg0: tensor<192x576xf32>, %arg1: tensor<192x576xf32>, %arg2: tensor<192x576xf32>, %arg3: tensor<192x576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>) {
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
  func.func private @adam_leaf_5(%arg0: tensor<768x192xf32>, %arg1: tensor<768x192xf32>, %arg2: tensor<768x192xf32>, %arg3: tensor<768x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<768xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<192x768xf32>, %arg1: tensor<192x768xf32>, %arg2: tensor<192x768xf32>, %arg3: tensor<192x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<1x1x192xf32>, %arg1: tensor<1x1x192xf32>, %arg2: tensor<1x1x192xf32>, %arg3: tensor<1x1x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<1x1x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x1x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x1x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x1x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x1x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x1x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x1x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x1x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x1x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x1x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x1x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x1x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x1x192xf32>
    return %21, %4, %10 : tensor<1x1x192xf32>, tensor<1x1x192xf32>, tensor<1x1x192xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>, %arg2: tensor<100xf32>, %arg3: tensor<100xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<100xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<100xf32>
    %4 = stablehlo.add %1, %3 : tensor<100xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<100xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<100xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<100xf32>
    %10 = stablehlo.add %6, %9 : tensor<100xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<100xf32>
    %13 = stablehlo.sqrt %12 : tensor<100xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %15 = stablehlo.add %13, %14 : tensor<100xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<100xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<100xf32>
    %20 = stablehlo.divide %19, %15 : tensor<100xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<100xf32>
    return %21, %4, %10 : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<192x100xf32>, %arg1: tensor<192x100xf32>, %arg2: tensor<192x100xf32>, %arg3: tensor<192x100xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x100xf32>, tensor<192x100xf32>, tensor<192x100xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<192x100xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<192x100xf32>
    %4 = stablehlo.add %1, %3 : tensor<192x100xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<192x100xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<192x100xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<192x100xf32>
    %10 = stablehlo.add %6, %9 : tensor<192x100xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<192x100xf32>
    %13 = stablehlo.sqrt %12 : tensor<192x100xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %15 = stablehlo.add %13, %14 : tensor<192x100xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<192x100xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<192x100xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<192x100xf32>
    %20 = stablehlo.divide %19, %15 : tensor<192x100xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<192x100xf32>
    return %21, %4, %10 : tensor<192x100xf32>, tensor<192x100xf32>, tensor<192x100xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<8x8x3x192xf32>, %arg1: tensor<8x8x3x192xf32>, %arg2: tensor<8x8x3x192xf32>, %arg3: tensor<8x8x3x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x8x3x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x8x3x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x8x3x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x8x3x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x8x3x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x8x3x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x8x3x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x8x3x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x8x3x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x8x3x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x8x3x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8x3x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x8x3x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x8x3x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x8x3x192xf32>
    return %21, %4, %10 : tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>, tensor<8x8x3x192xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<1x145x192xf32>, %arg1: tensor<1x145x192xf32>, %arg2: tensor<1x145x192xf32>, %arg3: tensor<1x145x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<1x145x192xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<1x145x192xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<1x145x192xf32>
    %4 = stablehlo.add %1, %3 : tensor<1x145x192xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<1x145x192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1x145x192xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1x145x192xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x145x192xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x145x192xf32>
    %13 = stablehlo.sqrt %12 : tensor<1x145x192xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x145x192xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<1x145x192xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x145x192xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x145x192xf32>
    %20 = stablehlo.divide %19, %15 : tensor<1x145x192xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<1x145x192xf32>
    return %21, %4, %10 : tensor<1x145x192xf32>, tensor<1x145x192xf32>, tensor<1x145x192xf32>
  }
}
