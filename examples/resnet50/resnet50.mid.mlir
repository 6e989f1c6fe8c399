module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x24x96xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x1x24x24xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<24xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<24xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1x1x24x96xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<96xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<96xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x24x24xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<24xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<24xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1x1x48x192xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<192xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<192xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1x1x96x48xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<48xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<48xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<1x1x96x192xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<192xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<192xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x3x48x48xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<48xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<48xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x1x48x192xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<192xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<192xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1x1x192x48xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<48xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<48xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<3x3x48x48xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<48xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<48xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<1x1x96x384xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<384xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<384xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<1x1x192x96xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<96xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<96xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<1x1x192x384xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<384xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<384xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<3x3x96x96xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<96xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<96xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<1x1x96x384xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<384xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<384xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<1x1x384x96xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<96xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<96xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<3x3x96x96xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<96xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<96xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<1x1x192x768xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<768xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<768xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<1x1x384x192xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<192xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<192xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<1x1x384x768xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<768xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<3x3x192x192xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<192xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<192xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<100xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<768x100xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<7x7x3x24xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<24xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<24xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<1x1x24x96xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<96xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<96xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<1x1x24x24xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<24xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<24xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<1x1x24x96xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<96xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<96xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<3x3x24x24xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<24xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<24xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<1x1x48x192xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<192xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<192xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<1x1x96x48xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<48xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<48xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<1x1x96x192xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<192xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<192xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<3x3x48x48xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<48xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<48xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<1x1x48x192xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<192xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<192xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<1x1x192x48xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<48xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<48xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<3x3x48x48xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<48xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<48xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<1x1x96x384xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<384xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<384xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<1x1x192x96xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<96xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<96xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<1x1x192x384xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<384xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<384xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<3x3x96x96xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<96xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<96xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<1x1x96x384xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<384xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<384xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<1x1x384x96xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<96xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<96xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<3x3x96x96xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<96xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<96xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<1x1x192x768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<768xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<1x1x384x192xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<192xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<192xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<1x1x384x768xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<768xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<768xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<3x3x192x192xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<192xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<192xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<100xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<768x100xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<7x7x3x24xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<24xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<24xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<96xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<96xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<24xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<24xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<96xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<96xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<24xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<24xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<192xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<192xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<48xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<48xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<192xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<192xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<48xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<48xf32> {tf.aliasing_output = 157 : i32}, %arg158: tensor<192xf32> {tf.aliasing_output = 158 : i32}, %arg159: tensor<192xf32> {tf.aliasing_output = 159 : i32}, %arg160: tensor<48xf32> {tf.aliasing_output = 160 : i32}, %arg161: tensor<48xf32> {tf.aliasing_output = 161 : i32}, %arg162: tensor<48xf32> {tf.aliasing_output = 162 : i32}, %arg163: tensor<48xf32> {tf.aliasing_output = 163 : i32}, %arg164: tensor<384xf32> {tf.aliasing_output = 164 : i32}, %arg165: tensor<384xf32> {tf.aliasing_output = 165 : i32}, %arg166: tensor<96xf32> {tf.aliasing_output = 166 : i32}, %arg167: tensor<96xf32> {tf.aliasing_output = 167 : i32}, %arg168: tensor<384xf32> {tf.aliasing_output = 168 : i32}, %arg169: tensor<384xf32> {tf.aliasing_output = 169 : i32}, %arg170: tensor<96xf32> {tf.aliasing_output = 170 : i32}, %arg171: tensor<96xf32> {tf.aliasing_output = 171 : i32}, %arg172: tensor<384xf32> {tf.aliasing_output = 172 : i32}, %arg173: tensor<384xf32> {tf.aliasing_output = 173 : i32}, %arg174: tensor<96xf32> {tf.aliasing_output = 174 : i32}, %arg175: tensor<96xf32> {tf.aliasing_output = 175 : i32}, %arg176: tensor<96xf32> {tf.aliasing_output = 176 : i32}, %arg177: tensor<96xf32> {tf.aliasing_output = 177 : i32}, %arg178: tensor<768xf32> {tf.aliasing_output = 178 : i32}, %arg179: tensor<768xf32> {tf.aliasing_output = 179 : i32}, %arg180: tensor<192xf32> {tf.aliasing_output = 180 : i32}, %arg181: tensor<192xf32> {tf.aliasing_output = 181 : i32}, %arg182: tensor<768xf32> {tf.aliasing_output = 182 : i32}, %arg183: tensor<768xf32> {tf.aliasing_output = 183 : i32}, %arg184: tensor<192xf32> {tf.aliasing_output = 184 : i32}, %arg185: tensor<192xf32> {tf.aliasing_output = 185 : i32}, %arg186: tensor<24xf32> {tf.aliasing_output = 186 : i32}, %arg187: tensor<24xf32> {tf.aliasing_output = 187 : i32}, %arg188: tensor<16x96x96x3xf32>, %arg189: tensor<16xi32>) -> (tensor<1x1x24x96xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x24x24xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['conv']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x24x96xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x24x24xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['conv']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x48x192xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['conv']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x96x48xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['conv']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][1]['reduce']['norm']['shift']"}, tensor<1x1x96x192xf32> {jax.result_info = "result[0]['blocks'][1]['shortcut']['conv']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['shortcut']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['shortcut']['norm']['shift']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['conv']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x48x192xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['conv']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x192x48xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['conv']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][2]['reduce']['norm']['shift']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['conv']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[0]['blocks'][2]['spatial']['norm']['shift']"}, tensor<1x1x96x384xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['conv']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['norm']['shift']"}, tensor<1x1x192x96xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][3]['reduce']['norm']['shift']"}, tensor<1x1x192x384xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['conv']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][3]['shortcut']['norm']['shift']"}, tensor<3x3x96x96xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][3]['spatial']['norm']['shift']"}, tensor<1x1x96x384xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['conv']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[0]['blocks'][4]['expand']['norm']['shift']"}, tensor<1x1x384x96xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][4]['reduce']['norm']['shift']"}, tensor<3x3x96x96xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['conv']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[0]['blocks'][4]['spatial']['norm']['shift']"}, tensor<1x1x192x768xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['conv']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['expand']['norm']['shift']"}, tensor<1x1x384x192xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['conv']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][5]['reduce']['norm']['shift']"}, tensor<1x1x384x768xf32> {jax.result_info = "result[0]['blocks'][5]['shortcut']['conv']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['shortcut']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][5]['shortcut']['norm']['shift']"}, tensor<3x3x192x192xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['conv']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][5]['spatial']['norm']['shift']"}, tensor<100xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<768x100xf32> {jax.result_info = "result[0]['head']['weight']"}, tensor<7x7x3x24xf32> {jax.result_info = "result[0]['stem']['conv']"}, tensor<24xf32> {jax.result_info = "result[0]['stem']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[0]['stem']['norm']['shift']"}, tensor<1x1x24x96xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][0]['expand']['norm']['shift']"}, tensor<1x1x24x24xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['conv']"}, tensor<24xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['blocks'][0]['reduce']['norm']['shift']"}, tensor<1x1x24x96xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][0]['shortcut']['norm']['shift']"}, tensor<3x3x24x24xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['conv']"}, tensor<24xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['blocks'][0]['spatial']['norm']['shift']"}, tensor<1x1x48x192xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['conv']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][1]['expand']['norm']['shift']"}, tensor<1x1x96x48xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['conv']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][1]['reduce']['norm']['shift']"}, tensor<1x1x96x192xf32> {jax.result_info = "result[1]['blocks'][1]['shortcut']['conv']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][1]['shortcut']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][1]['shortcut']['norm']['shift']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['conv']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][1]['spatial']['norm']['shift']"}, tensor<1x1x48x192xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['conv']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][2]['expand']['norm']['shift']"}, tensor<1x1x192x48xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['conv']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][2]['reduce']['norm']['shift']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['conv']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['scale']"}, tensor<48xf32> {jax.result_info = "result[1]['blocks'][2]['spatial']['norm']['shift']"}, tensor<1x1x96x384xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['conv']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][3]['expand']['norm']['shift']"}, tensor<1x1x192x96xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][3]['reduce']['norm']['shift']"}, tensor<1x1x192x384xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['conv']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][3]['shortcut']['norm']['shift']"}, tensor<3x3x96x96xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][3]['spatial']['norm']['shift']"}, tensor<1x1x96x384xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['conv']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['norm']['scale']"}, tensor<384xf32> {jax.result_info = "result[1]['blocks'][4]['expand']['norm']['shift']"}, tensor<1x1x384x96xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][4]['reduce']['norm']['shift']"}, tensor<3x3x96x96xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['conv']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['norm']['scale']"}, tensor<96xf32> {jax.result_info = "result[1]['blocks'][4]['spatial']['norm']['shift']"}, tensor<1x1x192x768xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['conv']"}, tensor<768xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['blocks'][5]['expand']['norm']['shift']"}, tensor<1x1x384x192xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['conv']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][5]['reduce']['norm']['shift']"}, tensor<1x1x384x768xf32> {jax.result_info = "result[1]['blocks'][5]['shortcut']['conv']"}, tensor<768xf32> {jax.result_info = "result[1]['blocks'][5]['shortcut']['norm']['scale']"}, tensor<768xf32> {jax.result_info = "result[1]['blocks'][5]['shortcut']['norm']['shift']"}, tensor<3x3x192x192xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['conv']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['blocks'][5]['spatial']['norm']['shift']"}, tensor<100xf32> {jax.result_info = "result[1]['head']['bias']"}, tensor<768x100xf32> {jax.result_info = "result[1]['head']['weight']"}, tensor<7x7x3x24xf32> {jax.result_info = "result[1]['stem']['conv']"}, tensor<24xf32> {jax.result_info = "result[1]['stem']['norm']['scale']"}, tensor<24xf32> {jax.result_info = "result[1]['stem']['norm']['shift']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][0]['expand']['variance']"}, tensor<24xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['mean']"}, tensor<24xf32> {jax.result_info = "result[2]['blocks'][0]['reduce']['variance']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][0]['shortcut']['variance']"}, tensor<24xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['mean']"}, tensor<24xf32> {jax.result_info = "result[2]['blocks'][0]['spatial']['variance']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['mean']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][1]['expand']['variance']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['mean']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][1]['reduce']['variance']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][1]['shortcut']['mean']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][1]['shortcut']['variance']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['mean']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][1]['spatial']['variance']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['mean']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][2]['expand']['variance']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['mean']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][2]['reduce']['variance']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['mean']"}, tensor<48xf32> {jax.result_info = "result[2]['blocks'][2]['spatial']['variance']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][3]['expand']['mean']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][3]['expand']['variance']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][3]['reduce']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][3]['reduce']['variance']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][3]['shortcut']['mean']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][3]['shortcut']['variance']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][3]['spatial']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][3]['spatial']['variance']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][4]['expand']['mean']"}, tensor<384xf32> {jax.result_info = "result[2]['blocks'][4]['expand']['variance']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][4]['reduce']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][4]['reduce']['variance']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][4]['spatial']['mean']"}, tensor<96xf32> {jax.result_info = "result[2]['blocks'][4]['spatial']['variance']"}, tensor<768xf32> {jax.result_info = "result[2]['blocks'][5]['expand']['mean']"}, tensor<768xf32> {jax.result_info = "result[2]['blocks'][5]['expand']['variance']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][5]['reduce']['mean']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][5]['reduce']['variance']"}, tensor<768xf32> {jax.result_info = "result[2]['blocks'][5]['shortcut']['mean']"}, tensor<768xf32> {jax.result_info = "result[2]['blocks'][5]['shortcut']['variance']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][5]['spatial']['mean']"}, tensor<192xf32> {jax.result_info = "result[2]['blocks'][5]['spatial']['variance']"}, tensor<24xf32> {jax.result_info = "result[2]['stem']['mean']"}, tensor<24xf32> {jax.result_info = "result[2]['stem']['variance']"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg188, %arg68) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x96x96x3xf32>, tensor<7x7x3x24xf32>) -> tensor<16x48x48x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<3.686400e+04> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.divide %1, %2 : tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<16x48x48x24xf32>
    %7 = chlo.square %6 : tensor<16x48x48x24xf32> -> tensor<16x48x48x24xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x48x48x24xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<16x48x48x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<3.686400e+04> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.divide %10, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<16x48x48x24xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.rsqrt %17 : tensor<24xf32>
    %19 = stablehlo.divide %18, %17 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<24xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<16x48x48x24xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.multiply %25, %arg186 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.multiply %27, %3 : tensor<24xf32>
    %29 = stablehlo.add %26, %28 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.multiply %30, %arg187 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.multiply %32, %12 : tensor<24xf32>
    %34 = stablehlo.add %31, %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %arg69, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %37 = stablehlo.multiply %24, %36 : tensor<16x48x48x24xf32>
    %38 = stablehlo.broadcast_in_dim %arg70, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %40 = stablehlo.add %37, %39 : tensor<16x48x48x24xf32>
    %41 = call @relu(%40) : (tensor<16x48x48x24xf32>) -> tensor<16x48x48x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x48x48x24xf32>
    %43 = stablehlo.compare GT, %40, %42, FLOAT : (tensor<16x48x48x24xf32>, tensor<16x48x48x24xf32>) -> tensor<16x48x48x24xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.reduce_window"(%41, %44) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %2572 = stablehlo.maximum %arg190, %arg191 : tensor<f32>
      stablehlo.return %2572 : tensor<f32>
    }) : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<16x24x24x24xf32>
    %46 = stablehlo.convolution(%45, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<1x1x24x24xf32>) -> tensor<16x24x24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.divide %47, %48 : tensor<24xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %52 = stablehlo.subtract %46, %51 : tensor<16x24x24x24xf32>
    %53 = chlo.square %52 : tensor<16x24x24x24xf32> -> tensor<16x24x24x24xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<16x24x24x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.divide %56, %57 : tensor<24xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %61 = stablehlo.subtract %46, %60 : tensor<16x24x24x24xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %63 = stablehlo.add %58, %62 : tensor<24xf32>
    %64 = stablehlo.rsqrt %63 : tensor<24xf32>
    %65 = stablehlo.divide %64, %63 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<24xf32>
    %68 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %70 = stablehlo.multiply %61, %69 : tensor<16x24x24x24xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.multiply %71, %arg144 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.multiply %73, %49 : tensor<24xf32>
    %75 = stablehlo.add %72, %74 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %77 = stablehlo.multiply %76, %arg145 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.multiply %78, %58 : tensor<24xf32>
    %80 = stablehlo.add %77, %79 : tensor<24xf32>
    %81 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %83 = stablehlo.multiply %70, %82 : tensor<16x24x24x24xf32>
    %84 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %86 = stablehlo.add %83, %85 : tensor<16x24x24x24xf32>
    %87 = call @relu_0(%86) : (tensor<16x24x24x24xf32>) -> tensor<16x24x24x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %89 = stablehlo.compare GT, %86, %88, FLOAT : (tensor<16x24x24x24xf32>, tensor<16x24x24x24xf32>) -> tensor<16x24x24x24xi1>
    %90 = stablehlo.convolution(%87, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<3x3x24x24xf32>) -> tensor<16x24x24x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %93 = stablehlo.divide %91, %92 : tensor<24xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %96 = stablehlo.subtract %90, %95 : tensor<16x24x24x24xf32>
    %97 = chlo.square %96 : tensor<16x24x24x24xf32> -> tensor<16x24x24x24xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %99 = stablehlo.multiply %98, %96 : tensor<16x24x24x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.divide %100, %101 : tensor<24xf32>
    %103 = stablehlo.broadcast_in_dim %93, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %105 = stablehlo.subtract %90, %104 : tensor<16x24x24x24xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %107 = stablehlo.add %102, %106 : tensor<24xf32>
    %108 = stablehlo.rsqrt %107 : tensor<24xf32>
    %109 = stablehlo.divide %108, %107 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<24xf32>
    %112 = stablehlo.broadcast_in_dim %108, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %114 = stablehlo.multiply %105, %113 : tensor<16x24x24x24xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.multiply %115, %arg148 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %118 = stablehlo.multiply %117, %93 : tensor<24xf32>
    %119 = stablehlo.add %116, %118 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.multiply %120, %arg149 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.multiply %122, %102 : tensor<24xf32>
    %124 = stablehlo.add %121, %123 : tensor<24xf32>
    %125 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %127 = stablehlo.multiply %114, %126 : tensor<16x24x24x24xf32>
    %128 = stablehlo.broadcast_in_dim %arg11, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %130 = stablehlo.add %127, %129 : tensor<16x24x24x24xf32>
    %131 = call @relu_0(%130) : (tensor<16x24x24x24xf32>) -> tensor<16x24x24x24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %133 = stablehlo.compare GT, %130, %132, FLOAT : (tensor<16x24x24x24xf32>, tensor<16x24x24x24xf32>) -> tensor<16x24x24x24xi1>
    %134 = stablehlo.convolution(%131, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<1x1x24x96xf32>) -> tensor<16x24x24x96xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_37 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %137 = stablehlo.divide %135, %136 : tensor<96xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %140 = stablehlo.subtract %134, %139 : tensor<16x24x24x96xf32>
    %141 = chlo.square %140 : tensor<16x24x24x96xf32> -> tensor<16x24x24x96xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x24x24x96xf32>
    %143 = stablehlo.multiply %142, %140 : tensor<16x24x24x96xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%141 init: %cst_39) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_40 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %146 = stablehlo.divide %144, %145 : tensor<96xf32>
    %147 = stablehlo.broadcast_in_dim %137, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %149 = stablehlo.subtract %134, %148 : tensor<16x24x24x96xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %151 = stablehlo.add %146, %150 : tensor<96xf32>
    %152 = stablehlo.rsqrt %151 : tensor<96xf32>
    %153 = stablehlo.divide %152, %151 : tensor<96xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<96xf32>
    %156 = stablehlo.broadcast_in_dim %152, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %158 = stablehlo.multiply %149, %157 : tensor<16x24x24x96xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %160 = stablehlo.multiply %159, %arg142 : tensor<96xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %162 = stablehlo.multiply %161, %137 : tensor<96xf32>
    %163 = stablehlo.add %160, %162 : tensor<96xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %165 = stablehlo.multiply %164, %arg143 : tensor<96xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %167 = stablehlo.multiply %166, %146 : tensor<96xf32>
    %168 = stablehlo.add %165, %167 : tensor<96xf32>
    %169 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %171 = stablehlo.multiply %158, %170 : tensor<16x24x24x96xf32>
    %172 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %174 = stablehlo.add %171, %173 : tensor<16x24x24x96xf32>
    %175 = stablehlo.convolution(%45, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<1x1x24x96xf32>) -> tensor<16x24x24x96xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_48 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %178 = stablehlo.divide %176, %177 : tensor<96xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %181 = stablehlo.subtract %175, %180 : tensor<16x24x24x96xf32>
    %182 = chlo.square %181 : tensor<16x24x24x96xf32> -> tensor<16x24x24x96xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x24x24x96xf32>
    %184 = stablehlo.multiply %183, %181 : tensor<16x24x24x96xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%182 init: %cst_50) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_51 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %187 = stablehlo.divide %185, %186 : tensor<96xf32>
    %188 = stablehlo.broadcast_in_dim %178, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %190 = stablehlo.subtract %175, %189 : tensor<16x24x24x96xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %192 = stablehlo.add %187, %191 : tensor<96xf32>
    %193 = stablehlo.rsqrt %192 : tensor<96xf32>
    %194 = stablehlo.divide %193, %192 : tensor<96xf32>
    %cst_53 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %196 = stablehlo.multiply %195, %194 : tensor<96xf32>
    %197 = stablehlo.broadcast_in_dim %193, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %199 = stablehlo.multiply %190, %198 : tensor<16x24x24x96xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %201 = stablehlo.multiply %200, %arg146 : tensor<96xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %203 = stablehlo.multiply %202, %178 : tensor<96xf32>
    %204 = stablehlo.add %201, %203 : tensor<96xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %206 = stablehlo.multiply %205, %arg147 : tensor<96xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %208 = stablehlo.multiply %207, %187 : tensor<96xf32>
    %209 = stablehlo.add %206, %208 : tensor<96xf32>
    %210 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %212 = stablehlo.multiply %199, %211 : tensor<16x24x24x96xf32>
    %213 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %215 = stablehlo.add %212, %214 : tensor<16x24x24x96xf32>
    %216 = stablehlo.add %215, %174 : tensor<16x24x24x96xf32>
    %217 = call @relu_1(%216) : (tensor<16x24x24x96xf32>) -> tensor<16x24x24x96xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x24x24x96xf32>
    %219 = stablehlo.compare GT, %216, %218, FLOAT : (tensor<16x24x24x96xf32>, tensor<16x24x24x96xf32>) -> tensor<16x24x24x96xi1>
    %220 = stablehlo.convolution(%217, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<1x1x96x48xf32>) -> tensor<16x24x24x48xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_60 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %223 = stablehlo.divide %221, %222 : tensor<48xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %226 = stablehlo.subtract %220, %225 : tensor<16x24x24x48xf32>
    %227 = chlo.square %226 : tensor<16x24x24x48xf32> -> tensor<16x24x24x48xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x24x24x48xf32>
    %229 = stablehlo.multiply %228, %226 : tensor<16x24x24x48xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%227 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_63 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %232 = stablehlo.divide %230, %231 : tensor<48xf32>
    %233 = stablehlo.broadcast_in_dim %223, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %235 = stablehlo.subtract %220, %234 : tensor<16x24x24x48xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %237 = stablehlo.add %232, %236 : tensor<48xf32>
    %238 = stablehlo.rsqrt %237 : tensor<48xf32>
    %239 = stablehlo.divide %238, %237 : tensor<48xf32>
    %cst_65 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<48xf32>
    %242 = stablehlo.broadcast_in_dim %238, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %244 = stablehlo.multiply %235, %243 : tensor<16x24x24x48xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %246 = stablehlo.multiply %245, %arg152 : tensor<48xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %248 = stablehlo.multiply %247, %223 : tensor<48xf32>
    %249 = stablehlo.add %246, %248 : tensor<48xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %251 = stablehlo.multiply %250, %arg153 : tensor<48xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %253 = stablehlo.multiply %252, %232 : tensor<48xf32>
    %254 = stablehlo.add %251, %253 : tensor<48xf32>
    %255 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %257 = stablehlo.multiply %244, %256 : tensor<16x24x24x48xf32>
    %258 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %260 = stablehlo.add %257, %259 : tensor<16x24x24x48xf32>
    %261 = call @relu_2(%260) : (tensor<16x24x24x48xf32>) -> tensor<16x24x24x48xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x24x24x48xf32>
    %263 = stablehlo.compare GT, %260, %262, FLOAT : (tensor<16x24x24x48xf32>, tensor<16x24x24x48xf32>) -> tensor<16x24x24x48xi1>
    %264 = stablehlo.convolution(%261, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x48xf32>, tensor<3x3x48x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_72 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %267 = stablehlo.divide %265, %266 : tensor<48xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %270 = stablehlo.subtract %264, %269 : tensor<16x12x12x48xf32>
    %271 = chlo.square %270 : tensor<16x12x12x48xf32> -> tensor<16x12x12x48xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %273 = stablehlo.multiply %272, %270 : tensor<16x12x12x48xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%271 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_75 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %276 = stablehlo.divide %274, %275 : tensor<48xf32>
    %277 = stablehlo.broadcast_in_dim %267, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %279 = stablehlo.subtract %264, %278 : tensor<16x12x12x48xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %281 = stablehlo.add %276, %280 : tensor<48xf32>
    %282 = stablehlo.rsqrt %281 : tensor<48xf32>
    %283 = stablehlo.divide %282, %281 : tensor<48xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %285 = stablehlo.multiply %284, %283 : tensor<48xf32>
    %286 = stablehlo.broadcast_in_dim %282, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %288 = stablehlo.multiply %279, %287 : tensor<16x12x12x48xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %290 = stablehlo.multiply %289, %arg156 : tensor<48xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %292 = stablehlo.multiply %291, %267 : tensor<48xf32>
    %293 = stablehlo.add %290, %292 : tensor<48xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %295 = stablehlo.multiply %294, %arg157 : tensor<48xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %297 = stablehlo.multiply %296, %276 : tensor<48xf32>
    %298 = stablehlo.add %295, %297 : tensor<48xf32>
    %299 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %301 = stablehlo.multiply %288, %300 : tensor<16x12x12x48xf32>
    %302 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %304 = stablehlo.add %301, %303 : tensor<16x12x12x48xf32>
    %305 = call @relu_3(%304) : (tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %307 = stablehlo.compare GT, %304, %306, FLOAT : (tensor<16x12x12x48xf32>, tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xi1>
    %308 = stablehlo.convolution(%305, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<1x1x48x192xf32>) -> tensor<16x12x12x192xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_84 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %311 = stablehlo.divide %309, %310 : tensor<192xf32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %314 = stablehlo.subtract %308, %313 : tensor<16x12x12x192xf32>
    %315 = chlo.square %314 : tensor<16x12x12x192xf32> -> tensor<16x12x12x192xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %317 = stablehlo.multiply %316, %314 : tensor<16x12x12x192xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%315 init: %cst_86) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_87 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %320 = stablehlo.divide %318, %319 : tensor<192xf32>
    %321 = stablehlo.broadcast_in_dim %311, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %323 = stablehlo.subtract %308, %322 : tensor<16x12x12x192xf32>
    %cst_88 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %325 = stablehlo.add %320, %324 : tensor<192xf32>
    %326 = stablehlo.rsqrt %325 : tensor<192xf32>
    %327 = stablehlo.divide %326, %325 : tensor<192xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %329 = stablehlo.multiply %328, %327 : tensor<192xf32>
    %330 = stablehlo.broadcast_in_dim %326, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %332 = stablehlo.multiply %323, %331 : tensor<16x12x12x192xf32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %334 = stablehlo.multiply %333, %arg150 : tensor<192xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %336 = stablehlo.multiply %335, %311 : tensor<192xf32>
    %337 = stablehlo.add %334, %336 : tensor<192xf32>
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %339 = stablehlo.multiply %338, %arg151 : tensor<192xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %341 = stablehlo.multiply %340, %320 : tensor<192xf32>
    %342 = stablehlo.add %339, %341 : tensor<192xf32>
    %343 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %345 = stablehlo.multiply %332, %344 : tensor<16x12x12x192xf32>
    %346 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %348 = stablehlo.add %345, %347 : tensor<16x12x12x192xf32>
    %349 = stablehlo.convolution(%217, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<1x1x96x192xf32>) -> tensor<16x12x12x192xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_95 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %352 = stablehlo.divide %350, %351 : tensor<192xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %355 = stablehlo.subtract %349, %354 : tensor<16x12x12x192xf32>
    %356 = chlo.square %355 : tensor<16x12x12x192xf32> -> tensor<16x12x12x192xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %358 = stablehlo.multiply %357, %355 : tensor<16x12x12x192xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%356 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_98 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %361 = stablehlo.divide %359, %360 : tensor<192xf32>
    %362 = stablehlo.broadcast_in_dim %352, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %364 = stablehlo.subtract %349, %363 : tensor<16x12x12x192xf32>
    %cst_99 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %366 = stablehlo.add %361, %365 : tensor<192xf32>
    %367 = stablehlo.rsqrt %366 : tensor<192xf32>
    %368 = stablehlo.divide %367, %366 : tensor<192xf32>
    %cst_100 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %370 = stablehlo.multiply %369, %368 : tensor<192xf32>
    %371 = stablehlo.broadcast_in_dim %367, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %373 = stablehlo.multiply %364, %372 : tensor<16x12x12x192xf32>
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %375 = stablehlo.multiply %374, %arg154 : tensor<192xf32>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %377 = stablehlo.multiply %376, %352 : tensor<192xf32>
    %378 = stablehlo.add %375, %377 : tensor<192xf32>
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %380 = stablehlo.multiply %379, %arg155 : tensor<192xf32>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %382 = stablehlo.multiply %381, %361 : tensor<192xf32>
    %383 = stablehlo.add %380, %382 : tensor<192xf32>
    %384 = stablehlo.broadcast_in_dim %arg19, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %386 = stablehlo.multiply %373, %385 : tensor<16x12x12x192xf32>
    %387 = stablehlo.broadcast_in_dim %arg20, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %389 = stablehlo.add %386, %388 : tensor<16x12x12x192xf32>
    %390 = stablehlo.add %389, %348 : tensor<16x12x12x192xf32>
    %391 = call @relu_4(%390) : (tensor<16x12x12x192xf32>) -> tensor<16x12x12x192xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %393 = stablehlo.compare GT, %390, %392, FLOAT : (tensor<16x12x12x192xf32>, tensor<16x12x12x192xf32>) -> tensor<16x12x12x192xi1>
    %394 = stablehlo.convolution(%391, %arg27) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x192x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_107 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %397 = stablehlo.divide %395, %396 : tensor<48xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %400 = stablehlo.subtract %394, %399 : tensor<16x12x12x48xf32>
    %401 = chlo.square %400 : tensor<16x12x12x48xf32> -> tensor<16x12x12x48xf32>
    %cst_108 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %403 = stablehlo.multiply %402, %400 : tensor<16x12x12x48xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%401 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_110 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %406 = stablehlo.divide %404, %405 : tensor<48xf32>
    %407 = stablehlo.broadcast_in_dim %397, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %409 = stablehlo.subtract %394, %408 : tensor<16x12x12x48xf32>
    %cst_111 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %411 = stablehlo.add %406, %410 : tensor<48xf32>
    %412 = stablehlo.rsqrt %411 : tensor<48xf32>
    %413 = stablehlo.divide %412, %411 : tensor<48xf32>
    %cst_112 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %415 = stablehlo.multiply %414, %413 : tensor<48xf32>
    %416 = stablehlo.broadcast_in_dim %412, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %418 = stablehlo.multiply %409, %417 : tensor<16x12x12x48xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %420 = stablehlo.multiply %419, %arg160 : tensor<48xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %422 = stablehlo.multiply %421, %397 : tensor<48xf32>
    %423 = stablehlo.add %420, %422 : tensor<48xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %425 = stablehlo.multiply %424, %arg161 : tensor<48xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %427 = stablehlo.multiply %426, %406 : tensor<48xf32>
    %428 = stablehlo.add %425, %427 : tensor<48xf32>
    %429 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %431 = stablehlo.multiply %418, %430 : tensor<16x12x12x48xf32>
    %432 = stablehlo.broadcast_in_dim %arg29, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %434 = stablehlo.add %431, %433 : tensor<16x12x12x48xf32>
    %435 = call @relu_3(%434) : (tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %437 = stablehlo.compare GT, %434, %436, FLOAT : (tensor<16x12x12x48xf32>, tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xi1>
    %438 = stablehlo.convolution(%435, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<3x3x48x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %439 = stablehlo.reduce(%438 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_119 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %441 = stablehlo.divide %439, %440 : tensor<48xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %444 = stablehlo.subtract %438, %443 : tensor<16x12x12x48xf32>
    %445 = chlo.square %444 : tensor<16x12x12x48xf32> -> tensor<16x12x12x48xf32>
    %cst_120 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %447 = stablehlo.multiply %446, %444 : tensor<16x12x12x48xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%445 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_122 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %450 = stablehlo.divide %448, %449 : tensor<48xf32>
    %451 = stablehlo.broadcast_in_dim %441, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %453 = stablehlo.subtract %438, %452 : tensor<16x12x12x48xf32>
    %cst_123 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %455 = stablehlo.add %450, %454 : tensor<48xf32>
    %456 = stablehlo.rsqrt %455 : tensor<48xf32>
    %457 = stablehlo.divide %456, %455 : tensor<48xf32>
    %cst_124 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %459 = stablehlo.multiply %458, %457 : tensor<48xf32>
    %460 = stablehlo.broadcast_in_dim %456, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %462 = stablehlo.multiply %453, %461 : tensor<16x12x12x48xf32>
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %464 = stablehlo.multiply %463, %arg162 : tensor<48xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %466 = stablehlo.multiply %465, %441 : tensor<48xf32>
    %467 = stablehlo.add %464, %466 : tensor<48xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %469 = stablehlo.multiply %468, %arg163 : tensor<48xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %471 = stablehlo.multiply %470, %450 : tensor<48xf32>
    %472 = stablehlo.add %469, %471 : tensor<48xf32>
    %473 = stablehlo.broadcast_in_dim %arg31, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %475 = stablehlo.multiply %462, %474 : tensor<16x12x12x48xf32>
    %476 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %478 = stablehlo.add %475, %477 : tensor<16x12x12x48xf32>
    %479 = call @relu_3(%478) : (tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %481 = stablehlo.compare GT, %478, %480, FLOAT : (tensor<16x12x12x48xf32>, tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xi1>
    %482 = stablehlo.convolution(%479, %arg24) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<1x1x48x192xf32>) -> tensor<16x12x12x192xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.reduce(%482 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_131 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %485 = stablehlo.divide %483, %484 : tensor<192xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %488 = stablehlo.subtract %482, %487 : tensor<16x12x12x192xf32>
    %489 = chlo.square %488 : tensor<16x12x12x192xf32> -> tensor<16x12x12x192xf32>
    %cst_132 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %491 = stablehlo.multiply %490, %488 : tensor<16x12x12x192xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%489 init: %cst_133) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_134 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %494 = stablehlo.divide %492, %493 : tensor<192xf32>
    %495 = stablehlo.broadcast_in_dim %485, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %497 = stablehlo.subtract %482, %496 : tensor<16x12x12x192xf32>
    %cst_135 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %499 = stablehlo.add %494, %498 : tensor<192xf32>
    %500 = stablehlo.rsqrt %499 : tensor<192xf32>
    %501 = stablehlo.divide %500, %499 : tensor<192xf32>
    %cst_136 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %503 = stablehlo.multiply %502, %501 : tensor<192xf32>
    %504 = stablehlo.broadcast_in_dim %500, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %506 = stablehlo.multiply %497, %505 : tensor<16x12x12x192xf32>
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %508 = stablehlo.multiply %507, %arg158 : tensor<192xf32>
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %510 = stablehlo.multiply %509, %485 : tensor<192xf32>
    %511 = stablehlo.add %508, %510 : tensor<192xf32>
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %513 = stablehlo.multiply %512, %arg159 : tensor<192xf32>
    %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %515 = stablehlo.multiply %514, %494 : tensor<192xf32>
    %516 = stablehlo.add %513, %515 : tensor<192xf32>
    %517 = stablehlo.broadcast_in_dim %arg25, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %519 = stablehlo.multiply %506, %518 : tensor<16x12x12x192xf32>
    %520 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %522 = stablehlo.add %519, %521 : tensor<16x12x12x192xf32>
    %523 = stablehlo.add %391, %522 : tensor<16x12x12x192xf32>
    %524 = call @relu_4(%523) : (tensor<16x12x12x192xf32>) -> tensor<16x12x12x192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %526 = stablehlo.compare GT, %523, %525, FLOAT : (tensor<16x12x12x192xf32>, tensor<16x12x12x192xf32>) -> tensor<16x12x12x192xi1>
    %527 = stablehlo.convolution(%524, %arg36) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x192x96xf32>) -> tensor<16x12x12x96xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_142) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_143 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %530 = stablehlo.divide %528, %529 : tensor<96xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %533 = stablehlo.subtract %527, %532 : tensor<16x12x12x96xf32>
    %534 = chlo.square %533 : tensor<16x12x12x96xf32> -> tensor<16x12x12x96xf32>
    %cst_144 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16x12x12x96xf32>
    %536 = stablehlo.multiply %535, %533 : tensor<16x12x12x96xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %537 = stablehlo.reduce(%534 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_146 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %539 = stablehlo.divide %537, %538 : tensor<96xf32>
    %540 = stablehlo.broadcast_in_dim %530, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %542 = stablehlo.subtract %527, %541 : tensor<16x12x12x96xf32>
    %cst_147 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %544 = stablehlo.add %539, %543 : tensor<96xf32>
    %545 = stablehlo.rsqrt %544 : tensor<96xf32>
    %546 = stablehlo.divide %545, %544 : tensor<96xf32>
    %cst_148 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %548 = stablehlo.multiply %547, %546 : tensor<96xf32>
    %549 = stablehlo.broadcast_in_dim %545, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %551 = stablehlo.multiply %542, %550 : tensor<16x12x12x96xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %553 = stablehlo.multiply %552, %arg166 : tensor<96xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %555 = stablehlo.multiply %554, %530 : tensor<96xf32>
    %556 = stablehlo.add %553, %555 : tensor<96xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %558 = stablehlo.multiply %557, %arg167 : tensor<96xf32>
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %560 = stablehlo.multiply %559, %539 : tensor<96xf32>
    %561 = stablehlo.add %558, %560 : tensor<96xf32>
    %562 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %564 = stablehlo.multiply %551, %563 : tensor<16x12x12x96xf32>
    %565 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %567 = stablehlo.add %564, %566 : tensor<16x12x12x96xf32>
    %568 = call @relu_5(%567) : (tensor<16x12x12x96xf32>) -> tensor<16x12x12x96xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x12x12x96xf32>
    %570 = stablehlo.compare GT, %567, %569, FLOAT : (tensor<16x12x12x96xf32>, tensor<16x12x12x96xf32>) -> tensor<16x12x12x96xi1>
    %571 = stablehlo.convolution(%568, %arg42) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x96xf32>, tensor<3x3x96x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_154) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_155 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %574 = stablehlo.divide %572, %573 : tensor<96xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %577 = stablehlo.subtract %571, %576 : tensor<16x6x6x96xf32>
    %578 = chlo.square %577 : tensor<16x6x6x96xf32> -> tensor<16x6x6x96xf32>
    %cst_156 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %580 = stablehlo.multiply %579, %577 : tensor<16x6x6x96xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %581 = stablehlo.reduce(%578 init: %cst_157) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_158 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %583 = stablehlo.divide %581, %582 : tensor<96xf32>
    %584 = stablehlo.broadcast_in_dim %574, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %586 = stablehlo.subtract %571, %585 : tensor<16x6x6x96xf32>
    %cst_159 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %588 = stablehlo.add %583, %587 : tensor<96xf32>
    %589 = stablehlo.rsqrt %588 : tensor<96xf32>
    %590 = stablehlo.divide %589, %588 : tensor<96xf32>
    %cst_160 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %592 = stablehlo.multiply %591, %590 : tensor<96xf32>
    %593 = stablehlo.broadcast_in_dim %589, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %595 = stablehlo.multiply %586, %594 : tensor<16x6x6x96xf32>
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %597 = stablehlo.multiply %596, %arg170 : tensor<96xf32>
    %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %599 = stablehlo.multiply %598, %574 : tensor<96xf32>
    %600 = stablehlo.add %597, %599 : tensor<96xf32>
    %cst_163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %602 = stablehlo.multiply %601, %arg171 : tensor<96xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %604 = stablehlo.multiply %603, %583 : tensor<96xf32>
    %605 = stablehlo.add %602, %604 : tensor<96xf32>
    %606 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %608 = stablehlo.multiply %595, %607 : tensor<16x6x6x96xf32>
    %609 = stablehlo.broadcast_in_dim %arg44, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %611 = stablehlo.add %608, %610 : tensor<16x6x6x96xf32>
    %612 = call @relu_6(%611) : (tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %614 = stablehlo.compare GT, %611, %613, FLOAT : (tensor<16x6x6x96xf32>, tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xi1>
    %615 = stablehlo.convolution(%612, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<1x1x96x384xf32>) -> tensor<16x6x6x384xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %616 = stablehlo.reduce(%615 init: %cst_166) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_167 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %618 = stablehlo.divide %616, %617 : tensor<384xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %621 = stablehlo.subtract %615, %620 : tensor<16x6x6x384xf32>
    %622 = chlo.square %621 : tensor<16x6x6x384xf32> -> tensor<16x6x6x384xf32>
    %cst_168 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %624 = stablehlo.multiply %623, %621 : tensor<16x6x6x384xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%622 init: %cst_169) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_170 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %627 = stablehlo.divide %625, %626 : tensor<384xf32>
    %628 = stablehlo.broadcast_in_dim %618, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %630 = stablehlo.subtract %615, %629 : tensor<16x6x6x384xf32>
    %cst_171 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %632 = stablehlo.add %627, %631 : tensor<384xf32>
    %633 = stablehlo.rsqrt %632 : tensor<384xf32>
    %634 = stablehlo.divide %633, %632 : tensor<384xf32>
    %cst_172 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %636 = stablehlo.multiply %635, %634 : tensor<384xf32>
    %637 = stablehlo.broadcast_in_dim %633, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %639 = stablehlo.multiply %630, %638 : tensor<16x6x6x384xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %641 = stablehlo.multiply %640, %arg164 : tensor<384xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %643 = stablehlo.multiply %642, %618 : tensor<384xf32>
    %644 = stablehlo.add %641, %643 : tensor<384xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %646 = stablehlo.multiply %645, %arg165 : tensor<384xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %648 = stablehlo.multiply %647, %627 : tensor<384xf32>
    %649 = stablehlo.add %646, %648 : tensor<384xf32>
    %650 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %652 = stablehlo.multiply %639, %651 : tensor<16x6x6x384xf32>
    %653 = stablehlo.broadcast_in_dim %arg35, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %655 = stablehlo.add %652, %654 : tensor<16x6x6x384xf32>
    %656 = stablehlo.convolution(%524, %arg39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x192x384xf32>) -> tensor<16x6x6x384xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%656 init: %cst_177) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_178 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %659 = stablehlo.divide %657, %658 : tensor<384xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %662 = stablehlo.subtract %656, %661 : tensor<16x6x6x384xf32>
    %663 = chlo.square %662 : tensor<16x6x6x384xf32> -> tensor<16x6x6x384xf32>
    %cst_179 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %665 = stablehlo.multiply %664, %662 : tensor<16x6x6x384xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%663 init: %cst_180) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_181 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %668 = stablehlo.divide %666, %667 : tensor<384xf32>
    %669 = stablehlo.broadcast_in_dim %659, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %671 = stablehlo.subtract %656, %670 : tensor<16x6x6x384xf32>
    %cst_182 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %673 = stablehlo.add %668, %672 : tensor<384xf32>
    %674 = stablehlo.rsqrt %673 : tensor<384xf32>
    %675 = stablehlo.divide %674, %673 : tensor<384xf32>
    %cst_183 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %677 = stablehlo.multiply %676, %675 : tensor<384xf32>
    %678 = stablehlo.broadcast_in_dim %674, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %680 = stablehlo.multiply %671, %679 : tensor<16x6x6x384xf32>
    %cst_184 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %682 = stablehlo.multiply %681, %arg168 : tensor<384xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %684 = stablehlo.multiply %683, %659 : tensor<384xf32>
    %685 = stablehlo.add %682, %684 : tensor<384xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %687 = stablehlo.multiply %686, %arg169 : tensor<384xf32>
    %cst_187 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %689 = stablehlo.multiply %688, %668 : tensor<384xf32>
    %690 = stablehlo.add %687, %689 : tensor<384xf32>
    %691 = stablehlo.broadcast_in_dim %arg40, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %693 = stablehlo.multiply %680, %692 : tensor<16x6x6x384xf32>
    %694 = stablehlo.broadcast_in_dim %arg41, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %696 = stablehlo.add %693, %695 : tensor<16x6x6x384xf32>
    %697 = stablehlo.add %696, %655 : tensor<16x6x6x384xf32>
    %698 = call @relu_7(%697) : (tensor<16x6x6x384xf32>) -> tensor<16x6x6x384xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %700 = stablehlo.compare GT, %697, %699, FLOAT : (tensor<16x6x6x384xf32>, tensor<16x6x6x384xf32>) -> tensor<16x6x6x384xi1>
    %701 = stablehlo.convolution(%698, %arg48) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x384x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %702 = stablehlo.reduce(%701 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_190 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %704 = stablehlo.divide %702, %703 : tensor<96xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %707 = stablehlo.subtract %701, %706 : tensor<16x6x6x96xf32>
    %708 = chlo.square %707 : tensor<16x6x6x96xf32> -> tensor<16x6x6x96xf32>
    %cst_191 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %710 = stablehlo.multiply %709, %707 : tensor<16x6x6x96xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%708 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_193 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %713 = stablehlo.divide %711, %712 : tensor<96xf32>
    %714 = stablehlo.broadcast_in_dim %704, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %716 = stablehlo.subtract %701, %715 : tensor<16x6x6x96xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %718 = stablehlo.add %713, %717 : tensor<96xf32>
    %719 = stablehlo.rsqrt %718 : tensor<96xf32>
    %720 = stablehlo.divide %719, %718 : tensor<96xf32>
    %cst_195 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %722 = stablehlo.multiply %721, %720 : tensor<96xf32>
    %723 = stablehlo.broadcast_in_dim %719, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %725 = stablehlo.multiply %716, %724 : tensor<16x6x6x96xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %727 = stablehlo.multiply %726, %arg174 : tensor<96xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %729 = stablehlo.multiply %728, %704 : tensor<96xf32>
    %730 = stablehlo.add %727, %729 : tensor<96xf32>
    %cst_198 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %732 = stablehlo.multiply %731, %arg175 : tensor<96xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %734 = stablehlo.multiply %733, %713 : tensor<96xf32>
    %735 = stablehlo.add %732, %734 : tensor<96xf32>
    %736 = stablehlo.broadcast_in_dim %arg49, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %738 = stablehlo.multiply %725, %737 : tensor<16x6x6x96xf32>
    %739 = stablehlo.broadcast_in_dim %arg50, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %741 = stablehlo.add %738, %740 : tensor<16x6x6x96xf32>
    %742 = call @relu_6(%741) : (tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %744 = stablehlo.compare GT, %741, %743, FLOAT : (tensor<16x6x6x96xf32>, tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xi1>
    %745 = stablehlo.convolution(%742, %arg51) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<3x3x96x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %746 = stablehlo.reduce(%745 init: %cst_201) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_202 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %748 = stablehlo.divide %746, %747 : tensor<96xf32>
    %749 = stablehlo.broadcast_in_dim %748, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %751 = stablehlo.subtract %745, %750 : tensor<16x6x6x96xf32>
    %752 = chlo.square %751 : tensor<16x6x6x96xf32> -> tensor<16x6x6x96xf32>
    %cst_203 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %754 = stablehlo.multiply %753, %751 : tensor<16x6x6x96xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %755 = stablehlo.reduce(%752 init: %cst_204) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_205 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %757 = stablehlo.divide %755, %756 : tensor<96xf32>
    %758 = stablehlo.broadcast_in_dim %748, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %760 = stablehlo.subtract %745, %759 : tensor<16x6x6x96xf32>
    %cst_206 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %762 = stablehlo.add %757, %761 : tensor<96xf32>
    %763 = stablehlo.rsqrt %762 : tensor<96xf32>
    %764 = stablehlo.divide %763, %762 : tensor<96xf32>
    %cst_207 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %766 = stablehlo.multiply %765, %764 : tensor<96xf32>
    %767 = stablehlo.broadcast_in_dim %763, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %769 = stablehlo.multiply %760, %768 : tensor<16x6x6x96xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %771 = stablehlo.multiply %770, %arg176 : tensor<96xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %773 = stablehlo.multiply %772, %748 : tensor<96xf32>
    %774 = stablehlo.add %771, %773 : tensor<96xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %776 = stablehlo.multiply %775, %arg177 : tensor<96xf32>
    %cst_211 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %778 = stablehlo.multiply %777, %757 : tensor<96xf32>
    %779 = stablehlo.add %776, %778 : tensor<96xf32>
    %780 = stablehlo.broadcast_in_dim %arg52, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %782 = stablehlo.multiply %769, %781 : tensor<16x6x6x96xf32>
    %783 = stablehlo.broadcast_in_dim %arg53, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %785 = stablehlo.add %782, %784 : tensor<16x6x6x96xf32>
    %786 = call @relu_6(%785) : (tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %788 = stablehlo.compare GT, %785, %787, FLOAT : (tensor<16x6x6x96xf32>, tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xi1>
    %789 = stablehlo.convolution(%786, %arg45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<1x1x96x384xf32>) -> tensor<16x6x6x384xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_213) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_214 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %792 = stablehlo.divide %790, %791 : tensor<384xf32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %795 = stablehlo.subtract %789, %794 : tensor<16x6x6x384xf32>
    %796 = chlo.square %795 : tensor<16x6x6x384xf32> -> tensor<16x6x6x384xf32>
    %cst_215 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %798 = stablehlo.multiply %797, %795 : tensor<16x6x6x384xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %799 = stablehlo.reduce(%796 init: %cst_216) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_217 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %801 = stablehlo.divide %799, %800 : tensor<384xf32>
    %802 = stablehlo.broadcast_in_dim %792, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %804 = stablehlo.subtract %789, %803 : tensor<16x6x6x384xf32>
    %cst_218 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %806 = stablehlo.add %801, %805 : tensor<384xf32>
    %807 = stablehlo.rsqrt %806 : tensor<384xf32>
    %808 = stablehlo.divide %807, %806 : tensor<384xf32>
    %cst_219 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %810 = stablehlo.multiply %809, %808 : tensor<384xf32>
    %811 = stablehlo.broadcast_in_dim %807, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %813 = stablehlo.multiply %804, %812 : tensor<16x6x6x384xf32>
    %cst_220 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %815 = stablehlo.multiply %814, %arg172 : tensor<384xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %817 = stablehlo.multiply %816, %792 : tensor<384xf32>
    %818 = stablehlo.add %815, %817 : tensor<384xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %820 = stablehlo.multiply %819, %arg173 : tensor<384xf32>
    %cst_223 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %822 = stablehlo.multiply %821, %801 : tensor<384xf32>
    %823 = stablehlo.add %820, %822 : tensor<384xf32>
    %824 = stablehlo.broadcast_in_dim %arg46, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %825 = stablehlo.broadcast_in_dim %824, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %826 = stablehlo.multiply %813, %825 : tensor<16x6x6x384xf32>
    %827 = stablehlo.broadcast_in_dim %arg47, dims = [3] : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %828 = stablehlo.broadcast_in_dim %827, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %829 = stablehlo.add %826, %828 : tensor<16x6x6x384xf32>
    %830 = stablehlo.add %698, %829 : tensor<16x6x6x384xf32>
    %831 = call @relu_7(%830) : (tensor<16x6x6x384xf32>) -> tensor<16x6x6x384xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %833 = stablehlo.compare GT, %830, %832, FLOAT : (tensor<16x6x6x384xf32>, tensor<16x6x6x384xf32>) -> tensor<16x6x6x384xi1>
    %834 = stablehlo.convolution(%831, %arg57) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x384x192xf32>) -> tensor<16x6x6x192xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_226 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %837 = stablehlo.divide %835, %836 : tensor<192xf32>
    %838 = stablehlo.broadcast_in_dim %837, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %839 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %840 = stablehlo.subtract %834, %839 : tensor<16x6x6x192xf32>
    %841 = chlo.square %840 : tensor<16x6x6x192xf32> -> tensor<16x6x6x192xf32>
    %cst_227 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16x6x6x192xf32>
    %843 = stablehlo.multiply %842, %840 : tensor<16x6x6x192xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%841 init: %cst_228) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_229 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %846 = stablehlo.divide %844, %845 : tensor<192xf32>
    %847 = stablehlo.broadcast_in_dim %837, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %849 = stablehlo.subtract %834, %848 : tensor<16x6x6x192xf32>
    %cst_230 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %851 = stablehlo.add %846, %850 : tensor<192xf32>
    %852 = stablehlo.rsqrt %851 : tensor<192xf32>
    %853 = stablehlo.divide %852, %851 : tensor<192xf32>
    %cst_231 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %855 = stablehlo.multiply %854, %853 : tensor<192xf32>
    %856 = stablehlo.broadcast_in_dim %852, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %857 = stablehlo.broadcast_in_dim %856, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %858 = stablehlo.multiply %849, %857 : tensor<16x6x6x192xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %860 = stablehlo.multiply %859, %arg180 : tensor<192xf32>
    %cst_233 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %862 = stablehlo.multiply %861, %837 : tensor<192xf32>
    %863 = stablehlo.add %860, %862 : tensor<192xf32>
    %cst_234 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %865 = stablehlo.multiply %864, %arg181 : tensor<192xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %867 = stablehlo.multiply %866, %846 : tensor<192xf32>
    %868 = stablehlo.add %865, %867 : tensor<192xf32>
    %869 = stablehlo.broadcast_in_dim %arg58, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %871 = stablehlo.multiply %858, %870 : tensor<16x6x6x192xf32>
    %872 = stablehlo.broadcast_in_dim %arg59, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %873 = stablehlo.broadcast_in_dim %872, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %874 = stablehlo.add %871, %873 : tensor<16x6x6x192xf32>
    %875 = call @relu_8(%874) : (tensor<16x6x6x192xf32>) -> tensor<16x6x6x192xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<16x6x6x192xf32>
    %877 = stablehlo.compare GT, %874, %876, FLOAT : (tensor<16x6x6x192xf32>, tensor<16x6x6x192xf32>) -> tensor<16x6x6x192xi1>
    %878 = stablehlo.convolution(%875, %arg63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x192xf32>, tensor<3x3x192x192xf32>) -> tensor<16x3x3x192xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%878 init: %cst_237) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_238 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %881 = stablehlo.divide %879, %880 : tensor<192xf32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %884 = stablehlo.subtract %878, %883 : tensor<16x3x3x192xf32>
    %885 = chlo.square %884 : tensor<16x3x3x192xf32> -> tensor<16x3x3x192xf32>
    %cst_239 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16x3x3x192xf32>
    %887 = stablehlo.multiply %886, %884 : tensor<16x3x3x192xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %888 = stablehlo.reduce(%885 init: %cst_240) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_241 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %890 = stablehlo.divide %888, %889 : tensor<192xf32>
    %891 = stablehlo.broadcast_in_dim %881, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %893 = stablehlo.subtract %878, %892 : tensor<16x3x3x192xf32>
    %cst_242 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %895 = stablehlo.add %890, %894 : tensor<192xf32>
    %896 = stablehlo.rsqrt %895 : tensor<192xf32>
    %897 = stablehlo.divide %896, %895 : tensor<192xf32>
    %cst_243 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %899 = stablehlo.multiply %898, %897 : tensor<192xf32>
    %900 = stablehlo.broadcast_in_dim %896, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %902 = stablehlo.multiply %893, %901 : tensor<16x3x3x192xf32>
    %cst_244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %904 = stablehlo.multiply %903, %arg184 : tensor<192xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %906 = stablehlo.multiply %905, %881 : tensor<192xf32>
    %907 = stablehlo.add %904, %906 : tensor<192xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %909 = stablehlo.multiply %908, %arg185 : tensor<192xf32>
    %cst_247 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %911 = stablehlo.multiply %910, %890 : tensor<192xf32>
    %912 = stablehlo.add %909, %911 : tensor<192xf32>
    %913 = stablehlo.broadcast_in_dim %arg64, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %915 = stablehlo.multiply %902, %914 : tensor<16x3x3x192xf32>
    %916 = stablehlo.broadcast_in_dim %arg65, dims = [3] : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %918 = stablehlo.add %915, %917 : tensor<16x3x3x192xf32>
    %919 = call @relu_9(%918) : (tensor<16x3x3x192xf32>) -> tensor<16x3x3x192xf32>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16x3x3x192xf32>
    %921 = stablehlo.compare GT, %918, %920, FLOAT : (tensor<16x3x3x192xf32>, tensor<16x3x3x192xf32>) -> tensor<16x3x3x192xi1>
    %922 = stablehlo.convolution(%919, %arg54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x3x192xf32>, tensor<1x1x192x768xf32>) -> tensor<16x3x3x768xf32>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %923 = stablehlo.reduce(%922 init: %cst_249) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_250 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %925 = stablehlo.divide %923, %924 : tensor<768xf32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %928 = stablehlo.subtract %922, %927 : tensor<16x3x3x768xf32>
    %929 = chlo.square %928 : tensor<16x3x3x768xf32> -> tensor<16x3x3x768xf32>
    %cst_251 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16x3x3x768xf32>
    %931 = stablehlo.multiply %930, %928 : tensor<16x3x3x768xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %932 = stablehlo.reduce(%929 init: %cst_252) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_253 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %934 = stablehlo.divide %932, %933 : tensor<768xf32>
    %935 = stablehlo.broadcast_in_dim %925, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %937 = stablehlo.subtract %922, %936 : tensor<16x3x3x768xf32>
    %cst_254 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %939 = stablehlo.add %934, %938 : tensor<768xf32>
    %940 = stablehlo.rsqrt %939 : tensor<768xf32>
    %941 = stablehlo.divide %940, %939 : tensor<768xf32>
    %cst_255 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %943 = stablehlo.multiply %942, %941 : tensor<768xf32>
    %944 = stablehlo.broadcast_in_dim %940, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %945 = stablehlo.broadcast_in_dim %944, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %946 = stablehlo.multiply %937, %945 : tensor<16x3x3x768xf32>
    %cst_256 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %948 = stablehlo.multiply %947, %arg178 : tensor<768xf32>
    %cst_257 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %950 = stablehlo.multiply %949, %925 : tensor<768xf32>
    %951 = stablehlo.add %948, %950 : tensor<768xf32>
    %cst_258 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %953 = stablehlo.multiply %952, %arg179 : tensor<768xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %955 = stablehlo.multiply %954, %934 : tensor<768xf32>
    %956 = stablehlo.add %953, %955 : tensor<768xf32>
    %957 = stablehlo.broadcast_in_dim %arg55, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %958 = stablehlo.broadcast_in_dim %957, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %959 = stablehlo.multiply %946, %958 : tensor<16x3x3x768xf32>
    %960 = stablehlo.broadcast_in_dim %arg56, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %962 = stablehlo.add %959, %961 : tensor<16x3x3x768xf32>
    %963 = stablehlo.convolution(%831, %arg60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x384x768xf32>) -> tensor<16x3x3x768xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.reduce(%963 init: %cst_260) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_261 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %966 = stablehlo.divide %964, %965 : tensor<768xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %968 = stablehlo.broadcast_in_dim %967, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %969 = stablehlo.subtract %963, %968 : tensor<16x3x3x768xf32>
    %970 = chlo.square %969 : tensor<16x3x3x768xf32> -> tensor<16x3x3x768xf32>
    %cst_262 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<16x3x3x768xf32>
    %972 = stablehlo.multiply %971, %969 : tensor<16x3x3x768xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %973 = stablehlo.reduce(%970 init: %cst_263) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_264 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %975 = stablehlo.divide %973, %974 : tensor<768xf32>
    %976 = stablehlo.broadcast_in_dim %966, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %978 = stablehlo.subtract %963, %977 : tensor<16x3x3x768xf32>
    %cst_265 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %980 = stablehlo.add %975, %979 : tensor<768xf32>
    %981 = stablehlo.rsqrt %980 : tensor<768xf32>
    %982 = stablehlo.divide %981, %980 : tensor<768xf32>
    %cst_266 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %984 = stablehlo.multiply %983, %982 : tensor<768xf32>
    %985 = stablehlo.broadcast_in_dim %981, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %987 = stablehlo.multiply %978, %986 : tensor<16x3x3x768xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %989 = stablehlo.multiply %988, %arg182 : tensor<768xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %991 = stablehlo.multiply %990, %966 : tensor<768xf32>
    %992 = stablehlo.add %989, %991 : tensor<768xf32>
    %cst_269 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %994 = stablehlo.multiply %993, %arg183 : tensor<768xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %996 = stablehlo.multiply %995, %975 : tensor<768xf32>
    %997 = stablehlo.add %994, %996 : tensor<768xf32>
    %998 = stablehlo.broadcast_in_dim %arg61, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1000 = stablehlo.multiply %987, %999 : tensor<16x3x3x768xf32>
    %1001 = stablehlo.broadcast_in_dim %arg62, dims = [3] : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1002 = stablehlo.broadcast_in_dim %1001, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1003 = stablehlo.add %1000, %1002 : tensor<16x3x3x768xf32>
    %1004 = stablehlo.add %1003, %962 : tensor<16x3x3x768xf32>
    %1005 = call @relu_10(%1004) : (tensor<16x3x3x768xf32>) -> tensor<16x3x3x768xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16x3x3x768xf32>
    %1007 = stablehlo.compare GT, %1004, %1006, FLOAT : (tensor<16x3x3x768xf32>, tensor<16x3x3x768xf32>) -> tensor<16x3x3x768xi1>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1008 = stablehlo.reduce(%1005 init: %cst_272) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<16x768xf32>
    %cst_273 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<16x768xf32>
    %1010 = stablehlo.divide %1008, %1009 : tensor<16x768xf32>
    %1011 = stablehlo.dot_general %1010, %arg67, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x768xf32>, tensor<768x100xf32>) -> tensor<16x100xf32>
    %1012 = stablehlo.broadcast_in_dim %arg66, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<16x100xf32>
    %1014 = stablehlo.add %1011, %1013 : tensor<16x100xf32>
    %1015:3 = call @log_softmax(%1014) : (tensor<16x100xf32>) -> (tensor<16x100xf32>, tensor<16x100xf32>, tensor<16x1xf32>)
    %1016 = stablehlo.broadcast_in_dim %arg189, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %1017:2 = call @take_along_axis(%1015#0, %1016) : (tensor<16x100xf32>, tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>)
    %1018 = stablehlo.reshape %1017#0 : (tensor<16x1xf32>) -> tensor<16xf32>
    %1019 = stablehlo.negate %1018 : tensor<16xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1020 = stablehlo.reduce(%1019 init: %cst_274) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_275 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1021 = stablehlo.divide %1020, %cst_275 : tensor<f32>
    %cst_276 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_277 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1022 = stablehlo.divide %cst_276, %cst_277 : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1024 = stablehlo.negate %1023 : tensor<16xf32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %1026 = call @take_along_axis_11(%1017#1, %1025) : (tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x100xf32>
    %1027 = call @log_softmax_12(%1015#1, %1015#2, %1026) : (tensor<16x100xf32>, tensor<16x1xf32>, tensor<16x100xf32>) -> tensor<16x100xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1028 = stablehlo.reduce(%1027 init: %cst_278) applies stablehlo.add across dimensions = [0] : (tensor<16x100xf32>, tensor<f32>) -> tensor<100xf32>
    %1029 = stablehlo.reshape %1028 : (tensor<100xf32>) -> tensor<1x100xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1030 = stablehlo.reduce(%1029 init: %cst_279) applies stablehlo.add across dimensions = [0] : (tensor<1x100xf32>, tensor<f32>) -> tensor<100xf32>
    %1031 = stablehlo.dot_general %1027, %1010, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x100xf32>, tensor<16x768xf32>) -> tensor<100x768xf32>
    %1032 = stablehlo.transpose %1031, dims = [1, 0] : (tensor<100x768xf32>) -> tensor<768x100xf32>
    %1033 = stablehlo.dot_general %1027, %arg67, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x100xf32>, tensor<768x100xf32>) -> tensor<16x768xf32>
    %cst_280 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16x768xf32>
    %1035 = stablehlo.divide %1033, %1034 : tensor<16x768xf32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [0, 3] : (tensor<16x768xf32>) -> tensor<16x3x3x768xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<16x3x3x768xf32>
    %1038 = stablehlo.select %1007, %1036, %1037 : tensor<16x3x3x768xi1>, tensor<16x3x3x768xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1039 = stablehlo.reduce(%1038 init: %cst_282) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1040 = stablehlo.reshape %1039 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1041 = stablehlo.reduce(%1040 init: %cst_283) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1042 = stablehlo.multiply %987, %1038 : tensor<16x3x3x768xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1043 = stablehlo.reduce(%1042 init: %cst_284) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1044 = stablehlo.reshape %1043 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1045 = stablehlo.broadcast_in_dim %998, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1046 = stablehlo.multiply %1038, %1045 : tensor<16x3x3x768xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1047 = stablehlo.reduce(%1044 init: %cst_285) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1048 = stablehlo.multiply %978, %1046 : tensor<16x3x3x768xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1049 = stablehlo.reduce(%1048 init: %cst_286) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1050 = stablehlo.reshape %1049 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1051 = stablehlo.broadcast_in_dim %985, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1052 = stablehlo.multiply %1046, %1051 : tensor<16x3x3x768xf32>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1053 = stablehlo.reduce(%1050 init: %cst_287) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1054 = stablehlo.multiply %1053, %984 : tensor<768xf32>
    %1055 = stablehlo.negate %1052 : tensor<16x3x3x768xf32>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1056 = stablehlo.reduce(%1055 init: %cst_288) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1057 = stablehlo.reshape %1056 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1058 = stablehlo.reduce(%1057 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_290 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %1060 = stablehlo.divide %1054, %1059 : tensor<768xf32>
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [3] : (tensor<768xf32>) -> tensor<16x3x3x768xf32>
    %1062 = stablehlo.multiply %1061, %972 : tensor<16x3x3x768xf32>
    %1063 = stablehlo.negate %1062 : tensor<16x3x3x768xf32>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1064 = stablehlo.reduce(%1063 init: %cst_291) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1065 = stablehlo.reshape %1064 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1066 = stablehlo.add %1052, %1062 : tensor<16x3x3x768xf32>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1067 = stablehlo.reduce(%1065 init: %cst_292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1068 = stablehlo.add %1058, %1067 : tensor<768xf32>
    %cst_293 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %1070 = stablehlo.divide %1068, %1069 : tensor<768xf32>
    %1071 = stablehlo.broadcast_in_dim %1070, dims = [3] : (tensor<768xf32>) -> tensor<16x3x3x768xf32>
    %1072 = stablehlo.add %1066, %1071 : tensor<16x3x3x768xf32>
    %1073 = stablehlo.convolution(%831, %1072) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<16x3x3x768xf32>) -> tensor<1x1x384x768xf32>
    %1074 = stablehlo.reverse %arg60, dims = [0, 1] : tensor<1x1x384x768xf32>
    %1075 = stablehlo.convolution(%1072, %1074) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x3x768xf32>, tensor<1x1x384x768xf32>) -> tensor<16x6x6x384xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1076 = stablehlo.reduce(%1038 init: %cst_294) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1077 = stablehlo.reshape %1076 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1078 = stablehlo.reduce(%1077 init: %cst_295) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1079 = stablehlo.multiply %946, %1038 : tensor<16x3x3x768xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.reduce(%1079 init: %cst_296) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1081 = stablehlo.reshape %1080 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1082 = stablehlo.broadcast_in_dim %957, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1083 = stablehlo.multiply %1038, %1082 : tensor<16x3x3x768xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1081 init: %cst_297) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1085 = stablehlo.multiply %937, %1083 : tensor<16x3x3x768xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1086 = stablehlo.reduce(%1085 init: %cst_298) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1087 = stablehlo.reshape %1086 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1088 = stablehlo.broadcast_in_dim %944, dims = [0, 1, 2, 3] : (tensor<1x1x1x768xf32>) -> tensor<16x3x3x768xf32>
    %1089 = stablehlo.multiply %1083, %1088 : tensor<16x3x3x768xf32>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1090 = stablehlo.reduce(%1087 init: %cst_299) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1091 = stablehlo.multiply %1090, %943 : tensor<768xf32>
    %1092 = stablehlo.negate %1089 : tensor<16x3x3x768xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1093 = stablehlo.reduce(%1092 init: %cst_300) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1094 = stablehlo.reshape %1093 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1095 = stablehlo.reduce(%1094 init: %cst_301) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_302 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %1097 = stablehlo.divide %1091, %1096 : tensor<768xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [3] : (tensor<768xf32>) -> tensor<16x3x3x768xf32>
    %1099 = stablehlo.multiply %1098, %931 : tensor<16x3x3x768xf32>
    %1100 = stablehlo.negate %1099 : tensor<16x3x3x768xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1101 = stablehlo.reduce(%1100 init: %cst_303) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1102 = stablehlo.reshape %1101 : (tensor<768xf32>) -> tensor<1x1x1x768xf32>
    %1103 = stablehlo.add %1089, %1099 : tensor<16x3x3x768xf32>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.reduce(%1102 init: %cst_304) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x768xf32>, tensor<f32>) -> tensor<768xf32>
    %1105 = stablehlo.add %1095, %1104 : tensor<768xf32>
    %cst_305 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %1107 = stablehlo.divide %1105, %1106 : tensor<768xf32>
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [3] : (tensor<768xf32>) -> tensor<16x3x3x768xf32>
    %1109 = stablehlo.add %1103, %1108 : tensor<16x3x3x768xf32>
    %1110 = stablehlo.convolution(%919, %1109) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x3x192xf32>, tensor<16x3x3x768xf32>) -> tensor<1x1x192x768xf32>
    %1111 = stablehlo.reverse %arg54, dims = [0, 1] : tensor<1x1x192x768xf32>
    %1112 = stablehlo.convolution(%1109, %1111) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x3x768xf32>, tensor<1x1x192x768xf32>) -> tensor<16x3x3x192xf32>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16x3x3x192xf32>
    %1114 = stablehlo.select %921, %1112, %1113 : tensor<16x3x3x192xi1>, tensor<16x3x3x192xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1115 = stablehlo.reduce(%1114 init: %cst_307) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1116 = stablehlo.reshape %1115 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.reduce(%1116 init: %cst_308) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1118 = stablehlo.multiply %902, %1114 : tensor<16x3x3x192xf32>
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1119 = stablehlo.reduce(%1118 init: %cst_309) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1120 = stablehlo.reshape %1119 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1121 = stablehlo.broadcast_in_dim %913, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %1122 = stablehlo.multiply %1114, %1121 : tensor<16x3x3x192xf32>
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1123 = stablehlo.reduce(%1120 init: %cst_310) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1124 = stablehlo.multiply %893, %1122 : tensor<16x3x3x192xf32>
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1125 = stablehlo.reduce(%1124 init: %cst_311) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1126 = stablehlo.reshape %1125 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1127 = stablehlo.broadcast_in_dim %900, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x3x3x192xf32>
    %1128 = stablehlo.multiply %1122, %1127 : tensor<16x3x3x192xf32>
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1126 init: %cst_312) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1130 = stablehlo.multiply %1129, %899 : tensor<192xf32>
    %1131 = stablehlo.negate %1128 : tensor<16x3x3x192xf32>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1132 = stablehlo.reduce(%1131 init: %cst_313) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1133 = stablehlo.reshape %1132 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1134 = stablehlo.reduce(%1133 init: %cst_314) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_315 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1136 = stablehlo.divide %1130, %1135 : tensor<192xf32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [3] : (tensor<192xf32>) -> tensor<16x3x3x192xf32>
    %1138 = stablehlo.multiply %1137, %887 : tensor<16x3x3x192xf32>
    %1139 = stablehlo.negate %1138 : tensor<16x3x3x192xf32>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1140 = stablehlo.reduce(%1139 init: %cst_316) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x3x3x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1141 = stablehlo.reshape %1140 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1142 = stablehlo.add %1128, %1138 : tensor<16x3x3x192xf32>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1143 = stablehlo.reduce(%1141 init: %cst_317) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1144 = stablehlo.add %1134, %1143 : tensor<192xf32>
    %cst_318 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1146 = stablehlo.divide %1144, %1145 : tensor<192xf32>
    %1147 = stablehlo.broadcast_in_dim %1146, dims = [3] : (tensor<192xf32>) -> tensor<16x3x3x192xf32>
    %1148 = stablehlo.add %1142, %1147 : tensor<16x3x3x192xf32>
    %1149 = stablehlo.convolution(%875, %1148) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x192xf32>, tensor<16x3x3x192xf32>) -> tensor<3x3x192x192xf32>
    %1150 = stablehlo.reverse %arg63, dims = [0, 1] : tensor<3x3x192x192xf32>
    %1151 = stablehlo.convolution(%1148, %1150) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x3x3x192xf32>, tensor<3x3x192x192xf32>) -> tensor<16x6x6x192xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16x6x6x192xf32>
    %1153 = stablehlo.select %877, %1151, %1152 : tensor<16x6x6x192xi1>, tensor<16x6x6x192xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1154 = stablehlo.reduce(%1153 init: %cst_320) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1155 = stablehlo.reshape %1154 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1156 = stablehlo.reduce(%1155 init: %cst_321) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1157 = stablehlo.multiply %858, %1153 : tensor<16x6x6x192xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1158 = stablehlo.reduce(%1157 init: %cst_322) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1159 = stablehlo.reshape %1158 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1160 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %1161 = stablehlo.multiply %1153, %1160 : tensor<16x6x6x192xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1162 = stablehlo.reduce(%1159 init: %cst_323) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1163 = stablehlo.multiply %849, %1161 : tensor<16x6x6x192xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1164 = stablehlo.reduce(%1163 init: %cst_324) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1165 = stablehlo.reshape %1164 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1166 = stablehlo.broadcast_in_dim %856, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x6x6x192xf32>
    %1167 = stablehlo.multiply %1161, %1166 : tensor<16x6x6x192xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1165 init: %cst_325) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1169 = stablehlo.multiply %1168, %855 : tensor<192xf32>
    %1170 = stablehlo.negate %1167 : tensor<16x6x6x192xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1171 = stablehlo.reduce(%1170 init: %cst_326) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1172 = stablehlo.reshape %1171 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1173 = stablehlo.reduce(%1172 init: %cst_327) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_328 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1175 = stablehlo.divide %1169, %1174 : tensor<192xf32>
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [3] : (tensor<192xf32>) -> tensor<16x6x6x192xf32>
    %1177 = stablehlo.multiply %1176, %843 : tensor<16x6x6x192xf32>
    %1178 = stablehlo.negate %1177 : tensor<16x6x6x192xf32>
    %cst_329 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1179 = stablehlo.reduce(%1178 init: %cst_329) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1180 = stablehlo.reshape %1179 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1181 = stablehlo.add %1167, %1177 : tensor<16x6x6x192xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1180 init: %cst_330) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1183 = stablehlo.add %1173, %1182 : tensor<192xf32>
    %cst_331 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1185 = stablehlo.divide %1183, %1184 : tensor<192xf32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [3] : (tensor<192xf32>) -> tensor<16x6x6x192xf32>
    %1187 = stablehlo.add %1181, %1186 : tensor<16x6x6x192xf32>
    %1188 = stablehlo.convolution(%831, %1187) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<16x6x6x192xf32>) -> tensor<1x1x384x192xf32>
    %1189 = stablehlo.reverse %arg57, dims = [0, 1] : tensor<1x1x384x192xf32>
    %1190 = stablehlo.convolution(%1187, %1189) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x192xf32>, tensor<1x1x384x192xf32>) -> tensor<16x6x6x384xf32>
    %1191 = stablehlo.add %1075, %1190 : tensor<16x6x6x384xf32>
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %1193 = stablehlo.select %833, %1191, %1192 : tensor<16x6x6x384xi1>, tensor<16x6x6x384xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1194 = stablehlo.reduce(%1193 init: %cst_333) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1195 = stablehlo.reshape %1194 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1196 = stablehlo.reduce(%1195 init: %cst_334) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1197 = stablehlo.multiply %813, %1193 : tensor<16x6x6x384xf32>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1197 init: %cst_335) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1199 = stablehlo.reshape %1198 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1200 = stablehlo.broadcast_in_dim %824, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1201 = stablehlo.multiply %1193, %1200 : tensor<16x6x6x384xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1202 = stablehlo.reduce(%1199 init: %cst_336) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1203 = stablehlo.multiply %804, %1201 : tensor<16x6x6x384xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1204 = stablehlo.reduce(%1203 init: %cst_337) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1205 = stablehlo.reshape %1204 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1206 = stablehlo.broadcast_in_dim %811, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1207 = stablehlo.multiply %1201, %1206 : tensor<16x6x6x384xf32>
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1208 = stablehlo.reduce(%1205 init: %cst_338) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1209 = stablehlo.multiply %1208, %810 : tensor<384xf32>
    %1210 = stablehlo.negate %1207 : tensor<16x6x6x384xf32>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1211 = stablehlo.reduce(%1210 init: %cst_339) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1212 = stablehlo.reshape %1211 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1213 = stablehlo.reduce(%1212 init: %cst_340) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_341 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1215 = stablehlo.divide %1209, %1214 : tensor<384xf32>
    %1216 = stablehlo.broadcast_in_dim %1215, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1217 = stablehlo.multiply %1216, %798 : tensor<16x6x6x384xf32>
    %1218 = stablehlo.negate %1217 : tensor<16x6x6x384xf32>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1219 = stablehlo.reduce(%1218 init: %cst_342) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1220 = stablehlo.reshape %1219 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1221 = stablehlo.add %1207, %1217 : tensor<16x6x6x384xf32>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1222 = stablehlo.reduce(%1220 init: %cst_343) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1223 = stablehlo.add %1213, %1222 : tensor<384xf32>
    %cst_344 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1224 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1225 = stablehlo.divide %1223, %1224 : tensor<384xf32>
    %1226 = stablehlo.broadcast_in_dim %1225, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1227 = stablehlo.add %1221, %1226 : tensor<16x6x6x384xf32>
    %1228 = stablehlo.convolution(%786, %1227) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<16x6x6x384xf32>) -> tensor<1x1x96x384xf32>
    %1229 = stablehlo.reverse %arg45, dims = [0, 1] : tensor<1x1x96x384xf32>
    %1230 = stablehlo.convolution(%1227, %1229) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x96x384xf32>) -> tensor<16x6x6x96xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %1232 = stablehlo.select %788, %1230, %1231 : tensor<16x6x6x96xi1>, tensor<16x6x6x96xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1233 = stablehlo.reduce(%1232 init: %cst_346) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1234 = stablehlo.reshape %1233 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_347) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1236 = stablehlo.multiply %769, %1232 : tensor<16x6x6x96xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1237 = stablehlo.reduce(%1236 init: %cst_348) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1238 = stablehlo.reshape %1237 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1239 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1240 = stablehlo.multiply %1232, %1239 : tensor<16x6x6x96xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1241 = stablehlo.reduce(%1238 init: %cst_349) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1242 = stablehlo.multiply %760, %1240 : tensor<16x6x6x96xf32>
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1243 = stablehlo.reduce(%1242 init: %cst_350) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1244 = stablehlo.reshape %1243 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1245 = stablehlo.broadcast_in_dim %767, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1246 = stablehlo.multiply %1240, %1245 : tensor<16x6x6x96xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1247 = stablehlo.reduce(%1244 init: %cst_351) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1248 = stablehlo.multiply %1247, %766 : tensor<96xf32>
    %1249 = stablehlo.negate %1246 : tensor<16x6x6x96xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1250 = stablehlo.reduce(%1249 init: %cst_352) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1251 = stablehlo.reshape %1250 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1252 = stablehlo.reduce(%1251 init: %cst_353) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_354 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1254 = stablehlo.divide %1248, %1253 : tensor<96xf32>
    %1255 = stablehlo.broadcast_in_dim %1254, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1256 = stablehlo.multiply %1255, %754 : tensor<16x6x6x96xf32>
    %1257 = stablehlo.negate %1256 : tensor<16x6x6x96xf32>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1258 = stablehlo.reduce(%1257 init: %cst_355) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1259 = stablehlo.reshape %1258 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1260 = stablehlo.add %1246, %1256 : tensor<16x6x6x96xf32>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1261 = stablehlo.reduce(%1259 init: %cst_356) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1262 = stablehlo.add %1252, %1261 : tensor<96xf32>
    %cst_357 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1264 = stablehlo.divide %1262, %1263 : tensor<96xf32>
    %1265 = stablehlo.broadcast_in_dim %1264, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1266 = stablehlo.add %1260, %1265 : tensor<16x6x6x96xf32>
    %1267 = stablehlo.convolution(%742, %1266) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<16x6x6x96xf32>) -> tensor<3x3x96x96xf32>
    %1268 = stablehlo.reverse %arg51, dims = [0, 1] : tensor<3x3x96x96xf32>
    %1269 = stablehlo.convolution(%1266, %1268) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<3x3x96x96xf32>) -> tensor<16x6x6x96xf32>
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %1271 = stablehlo.select %744, %1269, %1270 : tensor<16x6x6x96xi1>, tensor<16x6x6x96xf32>
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.reduce(%1271 init: %cst_359) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1273 = stablehlo.reshape %1272 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.reduce(%1273 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1275 = stablehlo.multiply %725, %1271 : tensor<16x6x6x96xf32>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1276 = stablehlo.reduce(%1275 init: %cst_361) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1277 = stablehlo.reshape %1276 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1278 = stablehlo.broadcast_in_dim %736, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1279 = stablehlo.multiply %1271, %1278 : tensor<16x6x6x96xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1280 = stablehlo.reduce(%1277 init: %cst_362) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1281 = stablehlo.multiply %716, %1279 : tensor<16x6x6x96xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1282 = stablehlo.reduce(%1281 init: %cst_363) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1283 = stablehlo.reshape %1282 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1284 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1285 = stablehlo.multiply %1279, %1284 : tensor<16x6x6x96xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1286 = stablehlo.reduce(%1283 init: %cst_364) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1287 = stablehlo.multiply %1286, %722 : tensor<96xf32>
    %1288 = stablehlo.negate %1285 : tensor<16x6x6x96xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1289 = stablehlo.reduce(%1288 init: %cst_365) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1290 = stablehlo.reshape %1289 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1291 = stablehlo.reduce(%1290 init: %cst_366) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_367 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1293 = stablehlo.divide %1287, %1292 : tensor<96xf32>
    %1294 = stablehlo.broadcast_in_dim %1293, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1295 = stablehlo.multiply %1294, %710 : tensor<16x6x6x96xf32>
    %1296 = stablehlo.negate %1295 : tensor<16x6x6x96xf32>
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1297 = stablehlo.reduce(%1296 init: %cst_368) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1298 = stablehlo.reshape %1297 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1299 = stablehlo.add %1285, %1295 : tensor<16x6x6x96xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1300 = stablehlo.reduce(%1298 init: %cst_369) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1301 = stablehlo.add %1291, %1300 : tensor<96xf32>
    %cst_370 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1303 = stablehlo.divide %1301, %1302 : tensor<96xf32>
    %1304 = stablehlo.broadcast_in_dim %1303, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1305 = stablehlo.add %1299, %1304 : tensor<16x6x6x96xf32>
    %1306 = stablehlo.convolution(%698, %1305) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<16x6x6x96xf32>) -> tensor<1x1x384x96xf32>
    %1307 = stablehlo.reverse %arg48, dims = [0, 1] : tensor<1x1x384x96xf32>
    %1308 = stablehlo.convolution(%1305, %1307) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<1x1x384x96xf32>) -> tensor<16x6x6x384xf32>
    %1309 = stablehlo.add %1193, %1308 : tensor<16x6x6x384xf32>
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %1311 = stablehlo.select %700, %1309, %1310 : tensor<16x6x6x384xi1>, tensor<16x6x6x384xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1312 = stablehlo.reduce(%1311 init: %cst_372) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1313 = stablehlo.reshape %1312 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1314 = stablehlo.reduce(%1313 init: %cst_373) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1315 = stablehlo.multiply %680, %1311 : tensor<16x6x6x384xf32>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1316 = stablehlo.reduce(%1315 init: %cst_374) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1317 = stablehlo.reshape %1316 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1318 = stablehlo.broadcast_in_dim %691, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1319 = stablehlo.multiply %1311, %1318 : tensor<16x6x6x384xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1320 = stablehlo.reduce(%1317 init: %cst_375) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1321 = stablehlo.multiply %671, %1319 : tensor<16x6x6x384xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1322 = stablehlo.reduce(%1321 init: %cst_376) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1323 = stablehlo.reshape %1322 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1324 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1325 = stablehlo.multiply %1319, %1324 : tensor<16x6x6x384xf32>
    %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1326 = stablehlo.reduce(%1323 init: %cst_377) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1327 = stablehlo.multiply %1326, %677 : tensor<384xf32>
    %1328 = stablehlo.negate %1325 : tensor<16x6x6x384xf32>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1329 = stablehlo.reduce(%1328 init: %cst_378) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1330 = stablehlo.reshape %1329 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1331 = stablehlo.reduce(%1330 init: %cst_379) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_380 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1333 = stablehlo.divide %1327, %1332 : tensor<384xf32>
    %1334 = stablehlo.broadcast_in_dim %1333, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1335 = stablehlo.multiply %1334, %665 : tensor<16x6x6x384xf32>
    %1336 = stablehlo.negate %1335 : tensor<16x6x6x384xf32>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1337 = stablehlo.reduce(%1336 init: %cst_381) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1338 = stablehlo.reshape %1337 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1339 = stablehlo.add %1325, %1335 : tensor<16x6x6x384xf32>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1340 = stablehlo.reduce(%1338 init: %cst_382) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1341 = stablehlo.add %1331, %1340 : tensor<384xf32>
    %cst_383 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1342 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1343 = stablehlo.divide %1341, %1342 : tensor<384xf32>
    %1344 = stablehlo.broadcast_in_dim %1343, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1345 = stablehlo.add %1339, %1344 : tensor<16x6x6x384xf32>
    %1346 = stablehlo.convolution(%524, %1345) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<16x6x6x384xf32>) -> tensor<1x1x192x384xf32>
    %1347 = stablehlo.reverse %arg39, dims = [0, 1] : tensor<1x1x192x384xf32>
    %1348 = stablehlo.convolution(%1345, %1347) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x192x384xf32>) -> tensor<16x12x12x192xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1349 = stablehlo.reduce(%1311 init: %cst_384) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1350 = stablehlo.reshape %1349 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1351 = stablehlo.reduce(%1350 init: %cst_385) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1352 = stablehlo.multiply %639, %1311 : tensor<16x6x6x384xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1353 = stablehlo.reduce(%1352 init: %cst_386) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1354 = stablehlo.reshape %1353 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1355 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1356 = stablehlo.multiply %1311, %1355 : tensor<16x6x6x384xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1357 = stablehlo.reduce(%1354 init: %cst_387) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1358 = stablehlo.multiply %630, %1356 : tensor<16x6x6x384xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1359 = stablehlo.reduce(%1358 init: %cst_388) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1360 = stablehlo.reshape %1359 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1361 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<1x1x1x384xf32>) -> tensor<16x6x6x384xf32>
    %1362 = stablehlo.multiply %1356, %1361 : tensor<16x6x6x384xf32>
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1363 = stablehlo.reduce(%1360 init: %cst_389) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1364 = stablehlo.multiply %1363, %636 : tensor<384xf32>
    %1365 = stablehlo.negate %1362 : tensor<16x6x6x384xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1366 = stablehlo.reduce(%1365 init: %cst_390) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1367 = stablehlo.reshape %1366 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1368 = stablehlo.reduce(%1367 init: %cst_391) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_392 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1370 = stablehlo.divide %1364, %1369 : tensor<384xf32>
    %1371 = stablehlo.broadcast_in_dim %1370, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1372 = stablehlo.multiply %1371, %624 : tensor<16x6x6x384xf32>
    %1373 = stablehlo.negate %1372 : tensor<16x6x6x384xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1374 = stablehlo.reduce(%1373 init: %cst_393) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1375 = stablehlo.reshape %1374 : (tensor<384xf32>) -> tensor<1x1x1x384xf32>
    %1376 = stablehlo.add %1362, %1372 : tensor<16x6x6x384xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1377 = stablehlo.reduce(%1375 init: %cst_394) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %1378 = stablehlo.add %1368, %1377 : tensor<384xf32>
    %cst_395 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %1380 = stablehlo.divide %1378, %1379 : tensor<384xf32>
    %1381 = stablehlo.broadcast_in_dim %1380, dims = [3] : (tensor<384xf32>) -> tensor<16x6x6x384xf32>
    %1382 = stablehlo.add %1376, %1381 : tensor<16x6x6x384xf32>
    %1383 = stablehlo.convolution(%612, %1382) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<16x6x6x384xf32>) -> tensor<1x1x96x384xf32>
    %1384 = stablehlo.reverse %arg33, dims = [0, 1] : tensor<1x1x96x384xf32>
    %1385 = stablehlo.convolution(%1382, %1384) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x384xf32>, tensor<1x1x96x384xf32>) -> tensor<16x6x6x96xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %1387 = stablehlo.select %614, %1385, %1386 : tensor<16x6x6x96xi1>, tensor<16x6x6x96xf32>
    %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1388 = stablehlo.reduce(%1387 init: %cst_397) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1389 = stablehlo.reshape %1388 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1390 = stablehlo.reduce(%1389 init: %cst_398) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1391 = stablehlo.multiply %595, %1387 : tensor<16x6x6x96xf32>
    %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_399) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1393 = stablehlo.reshape %1392 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1394 = stablehlo.broadcast_in_dim %606, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1395 = stablehlo.multiply %1387, %1394 : tensor<16x6x6x96xf32>
    %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1396 = stablehlo.reduce(%1393 init: %cst_400) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1397 = stablehlo.multiply %586, %1395 : tensor<16x6x6x96xf32>
    %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1398 = stablehlo.reduce(%1397 init: %cst_401) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1399 = stablehlo.reshape %1398 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1400 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x6x6x96xf32>
    %1401 = stablehlo.multiply %1395, %1400 : tensor<16x6x6x96xf32>
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1402 = stablehlo.reduce(%1399 init: %cst_402) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1403 = stablehlo.multiply %1402, %592 : tensor<96xf32>
    %1404 = stablehlo.negate %1401 : tensor<16x6x6x96xf32>
    %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1405 = stablehlo.reduce(%1404 init: %cst_403) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1406 = stablehlo.reshape %1405 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1407 = stablehlo.reduce(%1406 init: %cst_404) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_405 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1409 = stablehlo.divide %1403, %1408 : tensor<96xf32>
    %1410 = stablehlo.broadcast_in_dim %1409, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1411 = stablehlo.multiply %1410, %580 : tensor<16x6x6x96xf32>
    %1412 = stablehlo.negate %1411 : tensor<16x6x6x96xf32>
    %cst_406 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1413 = stablehlo.reduce(%1412 init: %cst_406) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x6x6x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1414 = stablehlo.reshape %1413 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1415 = stablehlo.add %1401, %1411 : tensor<16x6x6x96xf32>
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1416 = stablehlo.reduce(%1414 init: %cst_407) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1417 = stablehlo.add %1407, %1416 : tensor<96xf32>
    %cst_408 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1419 = stablehlo.divide %1417, %1418 : tensor<96xf32>
    %1420 = stablehlo.broadcast_in_dim %1419, dims = [3] : (tensor<96xf32>) -> tensor<16x6x6x96xf32>
    %1421 = stablehlo.add %1415, %1420 : tensor<16x6x6x96xf32>
    %1422 = stablehlo.convolution(%568, %1421) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x96xf32>, tensor<16x6x6x96xf32>) -> tensor<3x3x96x96xf32>
    %1423 = stablehlo.reverse %arg42, dims = [0, 1] : tensor<3x3x96x96xf32>
    %1424 = stablehlo.convolution(%1421, %1423) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x6x6x96xf32>, tensor<3x3x96x96xf32>) -> tensor<16x12x12x96xf32>
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1425 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<16x12x12x96xf32>
    %1426 = stablehlo.select %570, %1424, %1425 : tensor<16x12x12x96xi1>, tensor<16x12x12x96xf32>
    %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1427 = stablehlo.reduce(%1426 init: %cst_410) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1428 = stablehlo.reshape %1427 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1429 = stablehlo.reduce(%1428 init: %cst_411) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1430 = stablehlo.multiply %551, %1426 : tensor<16x12x12x96xf32>
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1431 = stablehlo.reduce(%1430 init: %cst_412) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1432 = stablehlo.reshape %1431 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1433 = stablehlo.broadcast_in_dim %562, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %1434 = stablehlo.multiply %1426, %1433 : tensor<16x12x12x96xf32>
    %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1435 = stablehlo.reduce(%1432 init: %cst_413) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1436 = stablehlo.multiply %542, %1434 : tensor<16x12x12x96xf32>
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1437 = stablehlo.reduce(%1436 init: %cst_414) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1438 = stablehlo.reshape %1437 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1439 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x12x12x96xf32>
    %1440 = stablehlo.multiply %1434, %1439 : tensor<16x12x12x96xf32>
    %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1441 = stablehlo.reduce(%1438 init: %cst_415) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1442 = stablehlo.multiply %1441, %548 : tensor<96xf32>
    %1443 = stablehlo.negate %1440 : tensor<16x12x12x96xf32>
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1444 = stablehlo.reduce(%1443 init: %cst_416) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1445 = stablehlo.reshape %1444 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_417 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1446 = stablehlo.reduce(%1445 init: %cst_417) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_418 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1447 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1448 = stablehlo.divide %1442, %1447 : tensor<96xf32>
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [3] : (tensor<96xf32>) -> tensor<16x12x12x96xf32>
    %1450 = stablehlo.multiply %1449, %536 : tensor<16x12x12x96xf32>
    %1451 = stablehlo.negate %1450 : tensor<16x12x12x96xf32>
    %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1452 = stablehlo.reduce(%1451 init: %cst_419) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1453 = stablehlo.reshape %1452 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1454 = stablehlo.add %1440, %1450 : tensor<16x12x12x96xf32>
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1455 = stablehlo.reduce(%1453 init: %cst_420) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1456 = stablehlo.add %1446, %1455 : tensor<96xf32>
    %cst_421 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1458 = stablehlo.divide %1456, %1457 : tensor<96xf32>
    %1459 = stablehlo.broadcast_in_dim %1458, dims = [3] : (tensor<96xf32>) -> tensor<16x12x12x96xf32>
    %1460 = stablehlo.add %1454, %1459 : tensor<16x12x12x96xf32>
    %1461 = stablehlo.convolution(%524, %1460) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<16x12x12x96xf32>) -> tensor<1x1x192x96xf32>
    %1462 = stablehlo.reverse %arg36, dims = [0, 1] : tensor<1x1x192x96xf32>
    %1463 = stablehlo.convolution(%1460, %1462) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x96xf32>, tensor<1x1x192x96xf32>) -> tensor<16x12x12x192xf32>
    %1464 = stablehlo.add %1348, %1463 : tensor<16x12x12x192xf32>
    %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %1466 = stablehlo.select %526, %1464, %1465 : tensor<16x12x12x192xi1>, tensor<16x12x12x192xf32>
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1467 = stablehlo.reduce(%1466 init: %cst_423) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1468 = stablehlo.reshape %1467 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.reduce(%1468 init: %cst_424) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1470 = stablehlo.multiply %506, %1466 : tensor<16x12x12x192xf32>
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.reduce(%1470 init: %cst_425) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1472 = stablehlo.reshape %1471 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1473 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1474 = stablehlo.multiply %1466, %1473 : tensor<16x12x12x192xf32>
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.reduce(%1472 init: %cst_426) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1476 = stablehlo.multiply %497, %1474 : tensor<16x12x12x192xf32>
    %cst_427 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1477 = stablehlo.reduce(%1476 init: %cst_427) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1478 = stablehlo.reshape %1477 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1479 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1480 = stablehlo.multiply %1474, %1479 : tensor<16x12x12x192xf32>
    %cst_428 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1481 = stablehlo.reduce(%1478 init: %cst_428) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1482 = stablehlo.multiply %1481, %503 : tensor<192xf32>
    %1483 = stablehlo.negate %1480 : tensor<16x12x12x192xf32>
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1484 = stablehlo.reduce(%1483 init: %cst_429) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1485 = stablehlo.reshape %1484 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1486 = stablehlo.reduce(%1485 init: %cst_430) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_431 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1488 = stablehlo.divide %1482, %1487 : tensor<192xf32>
    %1489 = stablehlo.broadcast_in_dim %1488, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1490 = stablehlo.multiply %1489, %491 : tensor<16x12x12x192xf32>
    %1491 = stablehlo.negate %1490 : tensor<16x12x12x192xf32>
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1492 = stablehlo.reduce(%1491 init: %cst_432) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1493 = stablehlo.reshape %1492 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1494 = stablehlo.add %1480, %1490 : tensor<16x12x12x192xf32>
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1495 = stablehlo.reduce(%1493 init: %cst_433) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1496 = stablehlo.add %1486, %1495 : tensor<192xf32>
    %cst_434 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1498 = stablehlo.divide %1496, %1497 : tensor<192xf32>
    %1499 = stablehlo.broadcast_in_dim %1498, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1500 = stablehlo.add %1494, %1499 : tensor<16x12x12x192xf32>
    %1501 = stablehlo.convolution(%479, %1500) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<16x12x12x192xf32>) -> tensor<1x1x48x192xf32>
    %1502 = stablehlo.reverse %arg24, dims = [0, 1] : tensor<1x1x48x192xf32>
    %1503 = stablehlo.convolution(%1500, %1502) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x48x192xf32>) -> tensor<16x12x12x48xf32>
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %1505 = stablehlo.select %481, %1503, %1504 : tensor<16x12x12x48xi1>, tensor<16x12x12x48xf32>
    %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1506 = stablehlo.reduce(%1505 init: %cst_436) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1507 = stablehlo.reshape %1506 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1508 = stablehlo.reduce(%1507 init: %cst_437) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1509 = stablehlo.multiply %462, %1505 : tensor<16x12x12x48xf32>
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1510 = stablehlo.reduce(%1509 init: %cst_438) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1511 = stablehlo.reshape %1510 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1512 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1513 = stablehlo.multiply %1505, %1512 : tensor<16x12x12x48xf32>
    %cst_439 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1514 = stablehlo.reduce(%1511 init: %cst_439) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1515 = stablehlo.multiply %453, %1513 : tensor<16x12x12x48xf32>
    %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1516 = stablehlo.reduce(%1515 init: %cst_440) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1517 = stablehlo.reshape %1516 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1518 = stablehlo.broadcast_in_dim %460, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1519 = stablehlo.multiply %1513, %1518 : tensor<16x12x12x48xf32>
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1520 = stablehlo.reduce(%1517 init: %cst_441) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1521 = stablehlo.multiply %1520, %459 : tensor<48xf32>
    %1522 = stablehlo.negate %1519 : tensor<16x12x12x48xf32>
    %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1523 = stablehlo.reduce(%1522 init: %cst_442) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1524 = stablehlo.reshape %1523 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.reduce(%1524 init: %cst_443) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_444 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1527 = stablehlo.divide %1521, %1526 : tensor<48xf32>
    %1528 = stablehlo.broadcast_in_dim %1527, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1529 = stablehlo.multiply %1528, %447 : tensor<16x12x12x48xf32>
    %1530 = stablehlo.negate %1529 : tensor<16x12x12x48xf32>
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1531 = stablehlo.reduce(%1530 init: %cst_445) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1532 = stablehlo.reshape %1531 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1533 = stablehlo.add %1519, %1529 : tensor<16x12x12x48xf32>
    %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1534 = stablehlo.reduce(%1532 init: %cst_446) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1535 = stablehlo.add %1525, %1534 : tensor<48xf32>
    %cst_447 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1536 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1537 = stablehlo.divide %1535, %1536 : tensor<48xf32>
    %1538 = stablehlo.broadcast_in_dim %1537, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1539 = stablehlo.add %1533, %1538 : tensor<16x12x12x48xf32>
    %1540 = stablehlo.convolution(%435, %1539) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<16x12x12x48xf32>) -> tensor<3x3x48x48xf32>
    %1541 = stablehlo.reverse %arg30, dims = [0, 1] : tensor<3x3x48x48xf32>
    %1542 = stablehlo.convolution(%1539, %1541) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<3x3x48x48xf32>) -> tensor<16x12x12x48xf32>
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %1544 = stablehlo.select %437, %1542, %1543 : tensor<16x12x12x48xi1>, tensor<16x12x12x48xf32>
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1545 = stablehlo.reduce(%1544 init: %cst_449) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1546 = stablehlo.reshape %1545 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1547 = stablehlo.reduce(%1546 init: %cst_450) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1548 = stablehlo.multiply %418, %1544 : tensor<16x12x12x48xf32>
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1549 = stablehlo.reduce(%1548 init: %cst_451) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1550 = stablehlo.reshape %1549 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1551 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1552 = stablehlo.multiply %1544, %1551 : tensor<16x12x12x48xf32>
    %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1553 = stablehlo.reduce(%1550 init: %cst_452) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1554 = stablehlo.multiply %409, %1552 : tensor<16x12x12x48xf32>
    %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1555 = stablehlo.reduce(%1554 init: %cst_453) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1556 = stablehlo.reshape %1555 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1557 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1558 = stablehlo.multiply %1552, %1557 : tensor<16x12x12x48xf32>
    %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1559 = stablehlo.reduce(%1556 init: %cst_454) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1560 = stablehlo.multiply %1559, %415 : tensor<48xf32>
    %1561 = stablehlo.negate %1558 : tensor<16x12x12x48xf32>
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1562 = stablehlo.reduce(%1561 init: %cst_455) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1563 = stablehlo.reshape %1562 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1564 = stablehlo.reduce(%1563 init: %cst_456) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_457 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1566 = stablehlo.divide %1560, %1565 : tensor<48xf32>
    %1567 = stablehlo.broadcast_in_dim %1566, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1568 = stablehlo.multiply %1567, %403 : tensor<16x12x12x48xf32>
    %1569 = stablehlo.negate %1568 : tensor<16x12x12x48xf32>
    %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1570 = stablehlo.reduce(%1569 init: %cst_458) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1571 = stablehlo.reshape %1570 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1572 = stablehlo.add %1558, %1568 : tensor<16x12x12x48xf32>
    %cst_459 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1573 = stablehlo.reduce(%1571 init: %cst_459) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1574 = stablehlo.add %1564, %1573 : tensor<48xf32>
    %cst_460 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1575 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1576 = stablehlo.divide %1574, %1575 : tensor<48xf32>
    %1577 = stablehlo.broadcast_in_dim %1576, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1578 = stablehlo.add %1572, %1577 : tensor<16x12x12x48xf32>
    %1579 = stablehlo.convolution(%391, %1578) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<16x12x12x48xf32>) -> tensor<1x1x192x48xf32>
    %1580 = stablehlo.reverse %arg27, dims = [0, 1] : tensor<1x1x192x48xf32>
    %1581 = stablehlo.convolution(%1578, %1580) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<1x1x192x48xf32>) -> tensor<16x12x12x192xf32>
    %1582 = stablehlo.add %1466, %1581 : tensor<16x12x12x192xf32>
    %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %1584 = stablehlo.select %393, %1582, %1583 : tensor<16x12x12x192xi1>, tensor<16x12x12x192xf32>
    %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1585 = stablehlo.reduce(%1584 init: %cst_462) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1586 = stablehlo.reshape %1585 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1587 = stablehlo.reduce(%1586 init: %cst_463) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1588 = stablehlo.multiply %373, %1584 : tensor<16x12x12x192xf32>
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1589 = stablehlo.reduce(%1588 init: %cst_464) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1590 = stablehlo.reshape %1589 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1591 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1592 = stablehlo.multiply %1584, %1591 : tensor<16x12x12x192xf32>
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1593 = stablehlo.reduce(%1590 init: %cst_465) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1594 = stablehlo.multiply %364, %1592 : tensor<16x12x12x192xf32>
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1595 = stablehlo.reduce(%1594 init: %cst_466) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1596 = stablehlo.reshape %1595 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1597 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1598 = stablehlo.multiply %1592, %1597 : tensor<16x12x12x192xf32>
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1599 = stablehlo.reduce(%1596 init: %cst_467) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1600 = stablehlo.multiply %1599, %370 : tensor<192xf32>
    %1601 = stablehlo.negate %1598 : tensor<16x12x12x192xf32>
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1602 = stablehlo.reduce(%1601 init: %cst_468) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1603 = stablehlo.reshape %1602 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1604 = stablehlo.reduce(%1603 init: %cst_469) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_470 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1606 = stablehlo.divide %1600, %1605 : tensor<192xf32>
    %1607 = stablehlo.broadcast_in_dim %1606, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1608 = stablehlo.multiply %1607, %358 : tensor<16x12x12x192xf32>
    %1609 = stablehlo.negate %1608 : tensor<16x12x12x192xf32>
    %cst_471 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1610 = stablehlo.reduce(%1609 init: %cst_471) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1611 = stablehlo.reshape %1610 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1612 = stablehlo.add %1598, %1608 : tensor<16x12x12x192xf32>
    %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1613 = stablehlo.reduce(%1611 init: %cst_472) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1614 = stablehlo.add %1604, %1613 : tensor<192xf32>
    %cst_473 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1616 = stablehlo.divide %1614, %1615 : tensor<192xf32>
    %1617 = stablehlo.broadcast_in_dim %1616, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1618 = stablehlo.add %1612, %1617 : tensor<16x12x12x192xf32>
    %1619 = stablehlo.convolution(%217, %1618) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<16x12x12x192xf32>) -> tensor<1x1x96x192xf32>
    %1620 = stablehlo.reverse %arg18, dims = [0, 1] : tensor<1x1x96x192xf32>
    %1621 = stablehlo.convolution(%1618, %1620) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x96x192xf32>) -> tensor<16x24x24x96xf32>
    %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1622 = stablehlo.reduce(%1584 init: %cst_474) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1623 = stablehlo.reshape %1622 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1624 = stablehlo.reduce(%1623 init: %cst_475) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1625 = stablehlo.multiply %332, %1584 : tensor<16x12x12x192xf32>
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1626 = stablehlo.reduce(%1625 init: %cst_476) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1627 = stablehlo.reshape %1626 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1628 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1629 = stablehlo.multiply %1584, %1628 : tensor<16x12x12x192xf32>
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1630 = stablehlo.reduce(%1627 init: %cst_477) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1631 = stablehlo.multiply %323, %1629 : tensor<16x12x12x192xf32>
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1632 = stablehlo.reduce(%1631 init: %cst_478) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1633 = stablehlo.reshape %1632 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1634 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<1x1x1x192xf32>) -> tensor<16x12x12x192xf32>
    %1635 = stablehlo.multiply %1629, %1634 : tensor<16x12x12x192xf32>
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1636 = stablehlo.reduce(%1633 init: %cst_479) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1637 = stablehlo.multiply %1636, %329 : tensor<192xf32>
    %1638 = stablehlo.negate %1635 : tensor<16x12x12x192xf32>
    %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1639 = stablehlo.reduce(%1638 init: %cst_480) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1640 = stablehlo.reshape %1639 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1641 = stablehlo.reduce(%1640 init: %cst_481) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %cst_482 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1642 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1643 = stablehlo.divide %1637, %1642 : tensor<192xf32>
    %1644 = stablehlo.broadcast_in_dim %1643, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1645 = stablehlo.multiply %1644, %317 : tensor<16x12x12x192xf32>
    %1646 = stablehlo.negate %1645 : tensor<16x12x12x192xf32>
    %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1647 = stablehlo.reduce(%1646 init: %cst_483) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1648 = stablehlo.reshape %1647 : (tensor<192xf32>) -> tensor<1x1x1x192xf32>
    %1649 = stablehlo.add %1635, %1645 : tensor<16x12x12x192xf32>
    %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1650 = stablehlo.reduce(%1648 init: %cst_484) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1651 = stablehlo.add %1641, %1650 : tensor<192xf32>
    %cst_485 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1652 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1653 = stablehlo.divide %1651, %1652 : tensor<192xf32>
    %1654 = stablehlo.broadcast_in_dim %1653, dims = [3] : (tensor<192xf32>) -> tensor<16x12x12x192xf32>
    %1655 = stablehlo.add %1649, %1654 : tensor<16x12x12x192xf32>
    %1656 = stablehlo.convolution(%305, %1655) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<16x12x12x192xf32>) -> tensor<1x1x48x192xf32>
    %1657 = stablehlo.reverse %arg12, dims = [0, 1] : tensor<1x1x48x192xf32>
    %1658 = stablehlo.convolution(%1655, %1657) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x192xf32>, tensor<1x1x48x192xf32>) -> tensor<16x12x12x48xf32>
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1659 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %1660 = stablehlo.select %307, %1658, %1659 : tensor<16x12x12x48xi1>, tensor<16x12x12x48xf32>
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1661 = stablehlo.reduce(%1660 init: %cst_487) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1662 = stablehlo.reshape %1661 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1663 = stablehlo.reduce(%1662 init: %cst_488) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1664 = stablehlo.multiply %288, %1660 : tensor<16x12x12x48xf32>
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1665 = stablehlo.reduce(%1664 init: %cst_489) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1666 = stablehlo.reshape %1665 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1667 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1668 = stablehlo.multiply %1660, %1667 : tensor<16x12x12x48xf32>
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1669 = stablehlo.reduce(%1666 init: %cst_490) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1670 = stablehlo.multiply %279, %1668 : tensor<16x12x12x48xf32>
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1671 = stablehlo.reduce(%1670 init: %cst_491) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1672 = stablehlo.reshape %1671 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1673 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x12x12x48xf32>
    %1674 = stablehlo.multiply %1668, %1673 : tensor<16x12x12x48xf32>
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1675 = stablehlo.reduce(%1672 init: %cst_492) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1676 = stablehlo.multiply %1675, %285 : tensor<48xf32>
    %1677 = stablehlo.negate %1674 : tensor<16x12x12x48xf32>
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1678 = stablehlo.reduce(%1677 init: %cst_493) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1679 = stablehlo.reshape %1678 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1680 = stablehlo.reduce(%1679 init: %cst_494) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_495 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1682 = stablehlo.divide %1676, %1681 : tensor<48xf32>
    %1683 = stablehlo.broadcast_in_dim %1682, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1684 = stablehlo.multiply %1683, %273 : tensor<16x12x12x48xf32>
    %1685 = stablehlo.negate %1684 : tensor<16x12x12x48xf32>
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1686 = stablehlo.reduce(%1685 init: %cst_496) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x12x12x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1687 = stablehlo.reshape %1686 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1688 = stablehlo.add %1674, %1684 : tensor<16x12x12x48xf32>
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1689 = stablehlo.reduce(%1687 init: %cst_497) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1690 = stablehlo.add %1680, %1689 : tensor<48xf32>
    %cst_498 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1692 = stablehlo.divide %1690, %1691 : tensor<48xf32>
    %1693 = stablehlo.broadcast_in_dim %1692, dims = [3] : (tensor<48xf32>) -> tensor<16x12x12x48xf32>
    %1694 = stablehlo.add %1688, %1693 : tensor<16x12x12x48xf32>
    %1695 = stablehlo.convolution(%261, %1694) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x48xf32>, tensor<16x12x12x48xf32>) -> tensor<3x3x48x48xf32>
    %1696 = stablehlo.reverse %arg21, dims = [0, 1] : tensor<3x3x48x48xf32>
    %1697 = stablehlo.convolution(%1694, %1696) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x12x12x48xf32>, tensor<3x3x48x48xf32>) -> tensor<16x24x24x48xf32>
    %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1698 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<16x24x24x48xf32>
    %1699 = stablehlo.select %263, %1697, %1698 : tensor<16x24x24x48xi1>, tensor<16x24x24x48xf32>
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1700 = stablehlo.reduce(%1699 init: %cst_500) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1701 = stablehlo.reshape %1700 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1702 = stablehlo.reduce(%1701 init: %cst_501) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1703 = stablehlo.multiply %244, %1699 : tensor<16x24x24x48xf32>
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1704 = stablehlo.reduce(%1703 init: %cst_502) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1705 = stablehlo.reshape %1704 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1706 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %1707 = stablehlo.multiply %1699, %1706 : tensor<16x24x24x48xf32>
    %cst_503 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1708 = stablehlo.reduce(%1705 init: %cst_503) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1709 = stablehlo.multiply %235, %1707 : tensor<16x24x24x48xf32>
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1710 = stablehlo.reduce(%1709 init: %cst_504) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1711 = stablehlo.reshape %1710 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1712 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<16x24x24x48xf32>
    %1713 = stablehlo.multiply %1707, %1712 : tensor<16x24x24x48xf32>
    %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1714 = stablehlo.reduce(%1711 init: %cst_505) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1715 = stablehlo.multiply %1714, %241 : tensor<48xf32>
    %1716 = stablehlo.negate %1713 : tensor<16x24x24x48xf32>
    %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1717 = stablehlo.reduce(%1716 init: %cst_506) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1718 = stablehlo.reshape %1717 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1719 = stablehlo.reduce(%1718 init: %cst_507) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_508 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1720 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1721 = stablehlo.divide %1715, %1720 : tensor<48xf32>
    %1722 = stablehlo.broadcast_in_dim %1721, dims = [3] : (tensor<48xf32>) -> tensor<16x24x24x48xf32>
    %1723 = stablehlo.multiply %1722, %229 : tensor<16x24x24x48xf32>
    %1724 = stablehlo.negate %1723 : tensor<16x24x24x48xf32>
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1725 = stablehlo.reduce(%1724 init: %cst_509) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1726 = stablehlo.reshape %1725 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %1727 = stablehlo.add %1713, %1723 : tensor<16x24x24x48xf32>
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1728 = stablehlo.reduce(%1726 init: %cst_510) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %1729 = stablehlo.add %1719, %1728 : tensor<48xf32>
    %cst_511 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1731 = stablehlo.divide %1729, %1730 : tensor<48xf32>
    %1732 = stablehlo.broadcast_in_dim %1731, dims = [3] : (tensor<48xf32>) -> tensor<16x24x24x48xf32>
    %1733 = stablehlo.add %1727, %1732 : tensor<16x24x24x48xf32>
    %1734 = stablehlo.convolution(%217, %1733) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<16x24x24x48xf32>) -> tensor<1x1x96x48xf32>
    %1735 = stablehlo.reverse %arg15, dims = [0, 1] : tensor<1x1x96x48xf32>
    %1736 = stablehlo.convolution(%1733, %1735) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x48xf32>, tensor<1x1x96x48xf32>) -> tensor<16x24x24x96xf32>
    %1737 = stablehlo.add %1621, %1736 : tensor<16x24x24x96xf32>
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1738 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<16x24x24x96xf32>
    %1739 = stablehlo.select %219, %1737, %1738 : tensor<16x24x24x96xi1>, tensor<16x24x24x96xf32>
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1740 = stablehlo.reduce(%1739 init: %cst_513) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1741 = stablehlo.reshape %1740 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1742 = stablehlo.reduce(%1741 init: %cst_514) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1743 = stablehlo.multiply %199, %1739 : tensor<16x24x24x96xf32>
    %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1744 = stablehlo.reduce(%1743 init: %cst_515) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1745 = stablehlo.reshape %1744 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1746 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %1747 = stablehlo.multiply %1739, %1746 : tensor<16x24x24x96xf32>
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1748 = stablehlo.reduce(%1745 init: %cst_516) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1749 = stablehlo.multiply %190, %1747 : tensor<16x24x24x96xf32>
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1750 = stablehlo.reduce(%1749 init: %cst_517) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1751 = stablehlo.reshape %1750 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1752 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %1753 = stablehlo.multiply %1747, %1752 : tensor<16x24x24x96xf32>
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1754 = stablehlo.reduce(%1751 init: %cst_518) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1755 = stablehlo.multiply %1754, %196 : tensor<96xf32>
    %1756 = stablehlo.negate %1753 : tensor<16x24x24x96xf32>
    %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1757 = stablehlo.reduce(%1756 init: %cst_519) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1758 = stablehlo.reshape %1757 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1759 = stablehlo.reduce(%1758 init: %cst_520) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_521 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1760 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1761 = stablehlo.divide %1755, %1760 : tensor<96xf32>
    %1762 = stablehlo.broadcast_in_dim %1761, dims = [3] : (tensor<96xf32>) -> tensor<16x24x24x96xf32>
    %1763 = stablehlo.multiply %1762, %184 : tensor<16x24x24x96xf32>
    %1764 = stablehlo.negate %1763 : tensor<16x24x24x96xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1765 = stablehlo.reduce(%1764 init: %cst_522) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1766 = stablehlo.reshape %1765 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1767 = stablehlo.add %1753, %1763 : tensor<16x24x24x96xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1768 = stablehlo.reduce(%1766 init: %cst_523) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1769 = stablehlo.add %1759, %1768 : tensor<96xf32>
    %cst_524 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1770 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1771 = stablehlo.divide %1769, %1770 : tensor<96xf32>
    %1772 = stablehlo.broadcast_in_dim %1771, dims = [3] : (tensor<96xf32>) -> tensor<16x24x24x96xf32>
    %1773 = stablehlo.add %1767, %1772 : tensor<16x24x24x96xf32>
    %1774 = stablehlo.convolution(%45, %1773) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<16x24x24x96xf32>) -> tensor<1x1x24x96xf32>
    %1775 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<1x1x24x96xf32>
    %1776 = stablehlo.convolution(%1773, %1775) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<1x1x24x96xf32>) -> tensor<16x24x24x24xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1777 = stablehlo.reduce(%1739 init: %cst_525) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1778 = stablehlo.reshape %1777 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1779 = stablehlo.reduce(%1778 init: %cst_526) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1780 = stablehlo.multiply %158, %1739 : tensor<16x24x24x96xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1781 = stablehlo.reduce(%1780 init: %cst_527) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1782 = stablehlo.reshape %1781 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1783 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %1784 = stablehlo.multiply %1739, %1783 : tensor<16x24x24x96xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1785 = stablehlo.reduce(%1782 init: %cst_528) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1786 = stablehlo.multiply %149, %1784 : tensor<16x24x24x96xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1787 = stablehlo.reduce(%1786 init: %cst_529) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1788 = stablehlo.reshape %1787 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1789 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<16x24x24x96xf32>
    %1790 = stablehlo.multiply %1784, %1789 : tensor<16x24x24x96xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1791 = stablehlo.reduce(%1788 init: %cst_530) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1792 = stablehlo.multiply %1791, %155 : tensor<96xf32>
    %1793 = stablehlo.negate %1790 : tensor<16x24x24x96xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1794 = stablehlo.reduce(%1793 init: %cst_531) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1795 = stablehlo.reshape %1794 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %cst_532 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1796 = stablehlo.reduce(%1795 init: %cst_532) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_533 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1797 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1798 = stablehlo.divide %1792, %1797 : tensor<96xf32>
    %1799 = stablehlo.broadcast_in_dim %1798, dims = [3] : (tensor<96xf32>) -> tensor<16x24x24x96xf32>
    %1800 = stablehlo.multiply %1799, %143 : tensor<16x24x24x96xf32>
    %1801 = stablehlo.negate %1800 : tensor<16x24x24x96xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1802 = stablehlo.reduce(%1801 init: %cst_534) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1803 = stablehlo.reshape %1802 : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %1804 = stablehlo.add %1790, %1800 : tensor<16x24x24x96xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1805 = stablehlo.reduce(%1803 init: %cst_535) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1806 = stablehlo.add %1796, %1805 : tensor<96xf32>
    %cst_536 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1808 = stablehlo.divide %1806, %1807 : tensor<96xf32>
    %1809 = stablehlo.broadcast_in_dim %1808, dims = [3] : (tensor<96xf32>) -> tensor<16x24x24x96xf32>
    %1810 = stablehlo.add %1804, %1809 : tensor<16x24x24x96xf32>
    %1811 = stablehlo.convolution(%131, %1810) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<16x24x24x96xf32>) -> tensor<1x1x24x96xf32>
    %1812 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<1x1x24x96xf32>
    %1813 = stablehlo.convolution(%1810, %1812) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x96xf32>, tensor<1x1x24x96xf32>) -> tensor<16x24x24x24xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %1815 = stablehlo.select %133, %1813, %1814 : tensor<16x24x24x24xi1>, tensor<16x24x24x24xf32>
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1816 = stablehlo.reduce(%1815 init: %cst_538) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1817 = stablehlo.reshape %1816 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1818 = stablehlo.reduce(%1817 init: %cst_539) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1819 = stablehlo.multiply %114, %1815 : tensor<16x24x24x24xf32>
    %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1820 = stablehlo.reduce(%1819 init: %cst_540) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1821 = stablehlo.reshape %1820 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1822 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %1823 = stablehlo.multiply %1815, %1822 : tensor<16x24x24x24xf32>
    %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1824 = stablehlo.reduce(%1821 init: %cst_541) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1825 = stablehlo.multiply %105, %1823 : tensor<16x24x24x24xf32>
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1826 = stablehlo.reduce(%1825 init: %cst_542) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1827 = stablehlo.reshape %1826 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1828 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %1829 = stablehlo.multiply %1823, %1828 : tensor<16x24x24x24xf32>
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1830 = stablehlo.reduce(%1827 init: %cst_543) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1831 = stablehlo.multiply %1830, %111 : tensor<24xf32>
    %1832 = stablehlo.negate %1829 : tensor<16x24x24x24xf32>
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1833 = stablehlo.reduce(%1832 init: %cst_544) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1834 = stablehlo.reshape %1833 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1835 = stablehlo.reduce(%1834 init: %cst_545) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_546 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1836 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1837 = stablehlo.divide %1831, %1836 : tensor<24xf32>
    %1838 = stablehlo.broadcast_in_dim %1837, dims = [3] : (tensor<24xf32>) -> tensor<16x24x24x24xf32>
    %1839 = stablehlo.multiply %1838, %99 : tensor<16x24x24x24xf32>
    %1840 = stablehlo.negate %1839 : tensor<16x24x24x24xf32>
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1841 = stablehlo.reduce(%1840 init: %cst_547) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1842 = stablehlo.reshape %1841 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1843 = stablehlo.add %1829, %1839 : tensor<16x24x24x24xf32>
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1844 = stablehlo.reduce(%1842 init: %cst_548) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1845 = stablehlo.add %1835, %1844 : tensor<24xf32>
    %cst_549 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1847 = stablehlo.divide %1845, %1846 : tensor<24xf32>
    %1848 = stablehlo.broadcast_in_dim %1847, dims = [3] : (tensor<24xf32>) -> tensor<16x24x24x24xf32>
    %1849 = stablehlo.add %1843, %1848 : tensor<16x24x24x24xf32>
    %1850 = stablehlo.convolution(%87, %1849) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<16x24x24x24xf32>) -> tensor<3x3x24x24xf32>
    %1851 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x24x24xf32>
    %1852 = stablehlo.convolution(%1849, %1851) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<3x3x24x24xf32>) -> tensor<16x24x24x24xf32>
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %1854 = stablehlo.select %89, %1852, %1853 : tensor<16x24x24x24xi1>, tensor<16x24x24x24xf32>
    %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1855 = stablehlo.reduce(%1854 init: %cst_551) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1856 = stablehlo.reshape %1855 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1857 = stablehlo.reduce(%1856 init: %cst_552) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1858 = stablehlo.multiply %70, %1854 : tensor<16x24x24x24xf32>
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1859 = stablehlo.reduce(%1858 init: %cst_553) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1860 = stablehlo.reshape %1859 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1861 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %1862 = stablehlo.multiply %1854, %1861 : tensor<16x24x24x24xf32>
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1863 = stablehlo.reduce(%1860 init: %cst_554) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1864 = stablehlo.multiply %61, %1862 : tensor<16x24x24x24xf32>
    %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1865 = stablehlo.reduce(%1864 init: %cst_555) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1866 = stablehlo.reshape %1865 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1867 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x24x24x24xf32>
    %1868 = stablehlo.multiply %1862, %1867 : tensor<16x24x24x24xf32>
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1869 = stablehlo.reduce(%1866 init: %cst_556) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1870 = stablehlo.multiply %1869, %67 : tensor<24xf32>
    %1871 = stablehlo.negate %1868 : tensor<16x24x24x24xf32>
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1872 = stablehlo.reduce(%1871 init: %cst_557) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1873 = stablehlo.reshape %1872 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1874 = stablehlo.reduce(%1873 init: %cst_558) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_559 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1875 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1876 = stablehlo.divide %1870, %1875 : tensor<24xf32>
    %1877 = stablehlo.broadcast_in_dim %1876, dims = [3] : (tensor<24xf32>) -> tensor<16x24x24x24xf32>
    %1878 = stablehlo.multiply %1877, %55 : tensor<16x24x24x24xf32>
    %1879 = stablehlo.negate %1878 : tensor<16x24x24x24xf32>
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1880 = stablehlo.reduce(%1879 init: %cst_560) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1881 = stablehlo.reshape %1880 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1882 = stablehlo.add %1868, %1878 : tensor<16x24x24x24xf32>
    %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1883 = stablehlo.reduce(%1881 init: %cst_561) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1884 = stablehlo.add %1874, %1883 : tensor<24xf32>
    %cst_562 = stablehlo.constant dense<9.216000e+03> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1886 = stablehlo.divide %1884, %1885 : tensor<24xf32>
    %1887 = stablehlo.broadcast_in_dim %1886, dims = [3] : (tensor<24xf32>) -> tensor<16x24x24x24xf32>
    %1888 = stablehlo.add %1882, %1887 : tensor<16x24x24x24xf32>
    %1889 = stablehlo.convolution(%45, %1888) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<16x24x24x24xf32>) -> tensor<1x1x24x24xf32>
    %1890 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<1x1x24x24xf32>
    %1891 = stablehlo.convolution(%1888, %1890) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x24x24x24xf32>, tensor<1x1x24x24xf32>) -> tensor<16x24x24x24xf32>
    %1892 = stablehlo.add %1776, %1891 : tensor<16x24x24x24xf32>
    %cst_563 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1893 = stablehlo.pad %41, %cst_563, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<16x49x49x24xf32>
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1894 = "stablehlo.select_and_scatter"(%1893, %1892, %cst_564) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %2572 = stablehlo.compare GE, %arg190, %arg191, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2572 : tensor<i1>
    }, {
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %2572 = stablehlo.add %arg190, %arg191 : tensor<f32>
      stablehlo.return %2572 : tensor<f32>
    }) : (tensor<16x49x49x24xf32>, tensor<16x24x24x24xf32>, tensor<f32>) -> tensor<16x49x49x24xf32>
    %1895 = stablehlo.slice %1894 [0:16, 0:48, 0:48, 0:24] : (tensor<16x49x49x24xf32>) -> tensor<16x48x48x24xf32>
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1896 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<16x48x48x24xf32>
    %1897 = stablehlo.select %43, %1895, %1896 : tensor<16x48x48x24xi1>, tensor<16x48x48x24xf32>
    %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1898 = stablehlo.reduce(%1897 init: %cst_566) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1899 = stablehlo.reshape %1898 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1900 = stablehlo.reduce(%1899 init: %cst_567) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1901 = stablehlo.multiply %24, %1897 : tensor<16x48x48x24xf32>
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1902 = stablehlo.reduce(%1901 init: %cst_568) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1903 = stablehlo.reshape %1902 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1904 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %1905 = stablehlo.multiply %1897, %1904 : tensor<16x48x48x24xf32>
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1906 = stablehlo.reduce(%1903 init: %cst_569) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1907 = stablehlo.multiply %15, %1905 : tensor<16x48x48x24xf32>
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1908 = stablehlo.reduce(%1907 init: %cst_570) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1909 = stablehlo.reshape %1908 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1910 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<16x48x48x24xf32>
    %1911 = stablehlo.multiply %1905, %1910 : tensor<16x48x48x24xf32>
    %cst_571 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1912 = stablehlo.reduce(%1909 init: %cst_571) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1913 = stablehlo.multiply %1912, %21 : tensor<24xf32>
    %1914 = stablehlo.negate %1911 : tensor<16x48x48x24xf32>
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1915 = stablehlo.reduce(%1914 init: %cst_572) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1916 = stablehlo.reshape %1915 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1917 = stablehlo.reduce(%1916 init: %cst_573) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_574 = stablehlo.constant dense<3.686400e+04> : tensor<f32>
    %1918 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1919 = stablehlo.divide %1913, %1918 : tensor<24xf32>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [3] : (tensor<24xf32>) -> tensor<16x48x48x24xf32>
    %1921 = stablehlo.multiply %1920, %9 : tensor<16x48x48x24xf32>
    %1922 = stablehlo.negate %1921 : tensor<16x48x48x24xf32>
    %cst_575 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1923 = stablehlo.reduce(%1922 init: %cst_575) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x48x48x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1924 = stablehlo.reshape %1923 : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %1925 = stablehlo.add %1911, %1921 : tensor<16x48x48x24xf32>
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1926 = stablehlo.reduce(%1924 init: %cst_576) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1927 = stablehlo.add %1917, %1926 : tensor<24xf32>
    %cst_577 = stablehlo.constant dense<3.686400e+04> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1929 = stablehlo.divide %1927, %1928 : tensor<24xf32>
    %1930 = stablehlo.broadcast_in_dim %1929, dims = [3] : (tensor<24xf32>) -> tensor<16x48x48x24xf32>
    %1931 = stablehlo.add %1925, %1930 : tensor<16x48x48x24xf32>
    %1932 = stablehlo.convolution(%arg188, %1931) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x96x96x3xf32>, tensor<16x48x48x24xf32>) -> tensor<7x7x3x24xf32>
    %cst_578 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1933 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %1934 = stablehlo.multiply %1933, %arg0 : tensor<1x1x24x96xf32>
    %1935 = stablehlo.add %1811, %1934 : tensor<1x1x24x96xf32>
    %cst_579 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1937 = stablehlo.multiply %1936, %arg1 : tensor<96xf32>
    %1938 = stablehlo.add %1785, %1937 : tensor<96xf32>
    %cst_580 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1939 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1940 = stablehlo.multiply %1939, %arg2 : tensor<96xf32>
    %1941 = stablehlo.add %1779, %1940 : tensor<96xf32>
    %cst_581 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1942 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<1x1x24x24xf32>
    %1943 = stablehlo.multiply %1942, %arg3 : tensor<1x1x24x24xf32>
    %1944 = stablehlo.add %1889, %1943 : tensor<1x1x24x24xf32>
    %cst_582 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1945 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1946 = stablehlo.multiply %1945, %arg4 : tensor<24xf32>
    %1947 = stablehlo.add %1863, %1946 : tensor<24xf32>
    %cst_583 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1948 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1949 = stablehlo.multiply %1948, %arg5 : tensor<24xf32>
    %1950 = stablehlo.add %1857, %1949 : tensor<24xf32>
    %cst_584 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1951 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %1952 = stablehlo.multiply %1951, %arg6 : tensor<1x1x24x96xf32>
    %1953 = stablehlo.add %1774, %1952 : tensor<1x1x24x96xf32>
    %cst_585 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1954 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1955 = stablehlo.multiply %1954, %arg7 : tensor<96xf32>
    %1956 = stablehlo.add %1748, %1955 : tensor<96xf32>
    %cst_586 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1957 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %1958 = stablehlo.multiply %1957, %arg8 : tensor<96xf32>
    %1959 = stablehlo.add %1742, %1958 : tensor<96xf32>
    %cst_587 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1960 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<3x3x24x24xf32>
    %1961 = stablehlo.multiply %1960, %arg9 : tensor<3x3x24x24xf32>
    %1962 = stablehlo.add %1850, %1961 : tensor<3x3x24x24xf32>
    %cst_588 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1963 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1964 = stablehlo.multiply %1963, %arg10 : tensor<24xf32>
    %1965 = stablehlo.add %1824, %1964 : tensor<24xf32>
    %cst_589 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1966 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1967 = stablehlo.multiply %1966, %arg11 : tensor<24xf32>
    %1968 = stablehlo.add %1818, %1967 : tensor<24xf32>
    %cst_590 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1969 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %1970 = stablehlo.multiply %1969, %arg12 : tensor<1x1x48x192xf32>
    %1971 = stablehlo.add %1656, %1970 : tensor<1x1x48x192xf32>
    %cst_591 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1973 = stablehlo.multiply %1972, %arg13 : tensor<192xf32>
    %1974 = stablehlo.add %1630, %1973 : tensor<192xf32>
    %cst_592 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1975 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1976 = stablehlo.multiply %1975, %arg14 : tensor<192xf32>
    %1977 = stablehlo.add %1624, %1976 : tensor<192xf32>
    %cst_593 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1978 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<1x1x96x48xf32>
    %1979 = stablehlo.multiply %1978, %arg15 : tensor<1x1x96x48xf32>
    %1980 = stablehlo.add %1734, %1979 : tensor<1x1x96x48xf32>
    %cst_594 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1981 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1982 = stablehlo.multiply %1981, %arg16 : tensor<48xf32>
    %1983 = stablehlo.add %1708, %1982 : tensor<48xf32>
    %cst_595 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1984 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1985 = stablehlo.multiply %1984, %arg17 : tensor<48xf32>
    %1986 = stablehlo.add %1702, %1985 : tensor<48xf32>
    %cst_596 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1987 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<1x1x96x192xf32>
    %1988 = stablehlo.multiply %1987, %arg18 : tensor<1x1x96x192xf32>
    %1989 = stablehlo.add %1619, %1988 : tensor<1x1x96x192xf32>
    %cst_597 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1990 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1991 = stablehlo.multiply %1990, %arg19 : tensor<192xf32>
    %1992 = stablehlo.add %1593, %1991 : tensor<192xf32>
    %cst_598 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1993 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1994 = stablehlo.multiply %1993, %arg20 : tensor<192xf32>
    %1995 = stablehlo.add %1587, %1994 : tensor<192xf32>
    %cst_599 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1996 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %1997 = stablehlo.multiply %1996, %arg21 : tensor<3x3x48x48xf32>
    %1998 = stablehlo.add %1695, %1997 : tensor<3x3x48x48xf32>
    %cst_600 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1999 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2000 = stablehlo.multiply %1999, %arg22 : tensor<48xf32>
    %2001 = stablehlo.add %1669, %2000 : tensor<48xf32>
    %cst_601 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2002 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2003 = stablehlo.multiply %2002, %arg23 : tensor<48xf32>
    %2004 = stablehlo.add %1663, %2003 : tensor<48xf32>
    %cst_602 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2005 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %2006 = stablehlo.multiply %2005, %arg24 : tensor<1x1x48x192xf32>
    %2007 = stablehlo.add %1501, %2006 : tensor<1x1x48x192xf32>
    %cst_603 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2008 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2009 = stablehlo.multiply %2008, %arg25 : tensor<192xf32>
    %2010 = stablehlo.add %1475, %2009 : tensor<192xf32>
    %cst_604 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2011 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2012 = stablehlo.multiply %2011, %arg26 : tensor<192xf32>
    %2013 = stablehlo.add %1469, %2012 : tensor<192xf32>
    %cst_605 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2014 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<1x1x192x48xf32>
    %2015 = stablehlo.multiply %2014, %arg27 : tensor<1x1x192x48xf32>
    %2016 = stablehlo.add %1579, %2015 : tensor<1x1x192x48xf32>
    %cst_606 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2017 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2018 = stablehlo.multiply %2017, %arg28 : tensor<48xf32>
    %2019 = stablehlo.add %1553, %2018 : tensor<48xf32>
    %cst_607 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2020 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2021 = stablehlo.multiply %2020, %arg29 : tensor<48xf32>
    %2022 = stablehlo.add %1547, %2021 : tensor<48xf32>
    %cst_608 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2023 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %2024 = stablehlo.multiply %2023, %arg30 : tensor<3x3x48x48xf32>
    %2025 = stablehlo.add %1540, %2024 : tensor<3x3x48x48xf32>
    %cst_609 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2026 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2027 = stablehlo.multiply %2026, %arg31 : tensor<48xf32>
    %2028 = stablehlo.add %1514, %2027 : tensor<48xf32>
    %cst_610 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2029 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2030 = stablehlo.multiply %2029, %arg32 : tensor<48xf32>
    %2031 = stablehlo.add %1508, %2030 : tensor<48xf32>
    %cst_611 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2032 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2033 = stablehlo.multiply %2032, %arg33 : tensor<1x1x96x384xf32>
    %2034 = stablehlo.add %1383, %2033 : tensor<1x1x96x384xf32>
    %cst_612 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2035 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2036 = stablehlo.multiply %2035, %arg34 : tensor<384xf32>
    %2037 = stablehlo.add %1357, %2036 : tensor<384xf32>
    %cst_613 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2038 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2039 = stablehlo.multiply %2038, %arg35 : tensor<384xf32>
    %2040 = stablehlo.add %1351, %2039 : tensor<384xf32>
    %cst_614 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<1x1x192x96xf32>
    %2042 = stablehlo.multiply %2041, %arg36 : tensor<1x1x192x96xf32>
    %2043 = stablehlo.add %1461, %2042 : tensor<1x1x192x96xf32>
    %cst_615 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2045 = stablehlo.multiply %2044, %arg37 : tensor<96xf32>
    %2046 = stablehlo.add %1435, %2045 : tensor<96xf32>
    %cst_616 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2047 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2048 = stablehlo.multiply %2047, %arg38 : tensor<96xf32>
    %2049 = stablehlo.add %1429, %2048 : tensor<96xf32>
    %cst_617 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2050 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<1x1x192x384xf32>
    %2051 = stablehlo.multiply %2050, %arg39 : tensor<1x1x192x384xf32>
    %2052 = stablehlo.add %1346, %2051 : tensor<1x1x192x384xf32>
    %cst_618 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2053 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2054 = stablehlo.multiply %2053, %arg40 : tensor<384xf32>
    %2055 = stablehlo.add %1320, %2054 : tensor<384xf32>
    %cst_619 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2056 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2057 = stablehlo.multiply %2056, %arg41 : tensor<384xf32>
    %2058 = stablehlo.add %1314, %2057 : tensor<384xf32>
    %cst_620 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2059 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2060 = stablehlo.multiply %2059, %arg42 : tensor<3x3x96x96xf32>
    %2061 = stablehlo.add %1422, %2060 : tensor<3x3x96x96xf32>
    %cst_621 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2062 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2063 = stablehlo.multiply %2062, %arg43 : tensor<96xf32>
    %2064 = stablehlo.add %1396, %2063 : tensor<96xf32>
    %cst_622 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2065 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2066 = stablehlo.multiply %2065, %arg44 : tensor<96xf32>
    %2067 = stablehlo.add %1390, %2066 : tensor<96xf32>
    %cst_623 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2068 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2069 = stablehlo.multiply %2068, %arg45 : tensor<1x1x96x384xf32>
    %2070 = stablehlo.add %1228, %2069 : tensor<1x1x96x384xf32>
    %cst_624 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2071 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2072 = stablehlo.multiply %2071, %arg46 : tensor<384xf32>
    %2073 = stablehlo.add %1202, %2072 : tensor<384xf32>
    %cst_625 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2074 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2075 = stablehlo.multiply %2074, %arg47 : tensor<384xf32>
    %2076 = stablehlo.add %1196, %2075 : tensor<384xf32>
    %cst_626 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2077 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<1x1x384x96xf32>
    %2078 = stablehlo.multiply %2077, %arg48 : tensor<1x1x384x96xf32>
    %2079 = stablehlo.add %1306, %2078 : tensor<1x1x384x96xf32>
    %cst_627 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2080 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2081 = stablehlo.multiply %2080, %arg49 : tensor<96xf32>
    %2082 = stablehlo.add %1280, %2081 : tensor<96xf32>
    %cst_628 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2083 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2084 = stablehlo.multiply %2083, %arg50 : tensor<96xf32>
    %2085 = stablehlo.add %1274, %2084 : tensor<96xf32>
    %cst_629 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2086 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2087 = stablehlo.multiply %2086, %arg51 : tensor<3x3x96x96xf32>
    %2088 = stablehlo.add %1267, %2087 : tensor<3x3x96x96xf32>
    %cst_630 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2090 = stablehlo.multiply %2089, %arg52 : tensor<96xf32>
    %2091 = stablehlo.add %1241, %2090 : tensor<96xf32>
    %cst_631 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2092 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2093 = stablehlo.multiply %2092, %arg53 : tensor<96xf32>
    %2094 = stablehlo.add %1235, %2093 : tensor<96xf32>
    %cst_632 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2095 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<1x1x192x768xf32>
    %2096 = stablehlo.multiply %2095, %arg54 : tensor<1x1x192x768xf32>
    %2097 = stablehlo.add %1110, %2096 : tensor<1x1x192x768xf32>
    %cst_633 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2098 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2099 = stablehlo.multiply %2098, %arg55 : tensor<768xf32>
    %2100 = stablehlo.add %1084, %2099 : tensor<768xf32>
    %cst_634 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2101 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2102 = stablehlo.multiply %2101, %arg56 : tensor<768xf32>
    %2103 = stablehlo.add %1078, %2102 : tensor<768xf32>
    %cst_635 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2104 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<1x1x384x192xf32>
    %2105 = stablehlo.multiply %2104, %arg57 : tensor<1x1x384x192xf32>
    %2106 = stablehlo.add %1188, %2105 : tensor<1x1x384x192xf32>
    %cst_636 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2107 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2108 = stablehlo.multiply %2107, %arg58 : tensor<192xf32>
    %2109 = stablehlo.add %1162, %2108 : tensor<192xf32>
    %cst_637 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2110 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2111 = stablehlo.multiply %2110, %arg59 : tensor<192xf32>
    %2112 = stablehlo.add %1156, %2111 : tensor<192xf32>
    %cst_638 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2113 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<1x1x384x768xf32>
    %2114 = stablehlo.multiply %2113, %arg60 : tensor<1x1x384x768xf32>
    %2115 = stablehlo.add %1073, %2114 : tensor<1x1x384x768xf32>
    %cst_639 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2116 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2117 = stablehlo.multiply %2116, %arg61 : tensor<768xf32>
    %2118 = stablehlo.add %1047, %2117 : tensor<768xf32>
    %cst_640 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2119 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2120 = stablehlo.multiply %2119, %arg62 : tensor<768xf32>
    %2121 = stablehlo.add %1041, %2120 : tensor<768xf32>
    %cst_641 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2122 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<3x3x192x192xf32>
    %2123 = stablehlo.multiply %2122, %arg63 : tensor<3x3x192x192xf32>
    %2124 = stablehlo.add %1149, %2123 : tensor<3x3x192x192xf32>
    %cst_642 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2125 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2126 = stablehlo.multiply %2125, %arg64 : tensor<192xf32>
    %2127 = stablehlo.add %1123, %2126 : tensor<192xf32>
    %cst_643 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2128 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2129 = stablehlo.multiply %2128, %arg65 : tensor<192xf32>
    %2130 = stablehlo.add %1117, %2129 : tensor<192xf32>
    %cst_644 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2131 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2132 = stablehlo.multiply %2131, %arg66 : tensor<100xf32>
    %2133 = stablehlo.add %1030, %2132 : tensor<100xf32>
    %cst_645 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<768x100xf32>
    %2135 = stablehlo.multiply %2134, %arg67 : tensor<768x100xf32>
    %2136 = stablehlo.add %1032, %2135 : tensor<768x100xf32>
    %cst_646 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2137 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<7x7x3x24xf32>
    %2138 = stablehlo.multiply %2137, %arg68 : tensor<7x7x3x24xf32>
    %2139 = stablehlo.add %1932, %2138 : tensor<7x7x3x24xf32>
    %cst_647 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2140 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2141 = stablehlo.multiply %2140, %arg69 : tensor<24xf32>
    %2142 = stablehlo.add %1906, %2141 : tensor<24xf32>
    %cst_648 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %2143 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2144 = stablehlo.multiply %2143, %arg70 : tensor<24xf32>
    %2145 = stablehlo.add %1900, %2144 : tensor<24xf32>
    %cst_649 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2146 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %2147 = stablehlo.multiply %2146, %arg71 : tensor<1x1x24x96xf32>
    %2148 = stablehlo.add %2147, %1935 : tensor<1x1x24x96xf32>
    %cst_650 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2150 = stablehlo.multiply %2149, %arg72 : tensor<96xf32>
    %2151 = stablehlo.add %2150, %1938 : tensor<96xf32>
    %cst_651 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2152 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2153 = stablehlo.multiply %2152, %arg73 : tensor<96xf32>
    %2154 = stablehlo.add %2153, %1941 : tensor<96xf32>
    %cst_652 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2155 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<1x1x24x24xf32>
    %2156 = stablehlo.multiply %2155, %arg74 : tensor<1x1x24x24xf32>
    %2157 = stablehlo.add %2156, %1944 : tensor<1x1x24x24xf32>
    %cst_653 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2158 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2159 = stablehlo.multiply %2158, %arg75 : tensor<24xf32>
    %2160 = stablehlo.add %2159, %1947 : tensor<24xf32>
    %cst_654 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2161 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2162 = stablehlo.multiply %2161, %arg76 : tensor<24xf32>
    %2163 = stablehlo.add %2162, %1950 : tensor<24xf32>
    %cst_655 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2164 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %2165 = stablehlo.multiply %2164, %arg77 : tensor<1x1x24x96xf32>
    %2166 = stablehlo.add %2165, %1953 : tensor<1x1x24x96xf32>
    %cst_656 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2167 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2168 = stablehlo.multiply %2167, %arg78 : tensor<96xf32>
    %2169 = stablehlo.add %2168, %1956 : tensor<96xf32>
    %cst_657 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2170 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2171 = stablehlo.multiply %2170, %arg79 : tensor<96xf32>
    %2172 = stablehlo.add %2171, %1959 : tensor<96xf32>
    %cst_658 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2173 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<3x3x24x24xf32>
    %2174 = stablehlo.multiply %2173, %arg80 : tensor<3x3x24x24xf32>
    %2175 = stablehlo.add %2174, %1962 : tensor<3x3x24x24xf32>
    %cst_659 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2176 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2177 = stablehlo.multiply %2176, %arg81 : tensor<24xf32>
    %2178 = stablehlo.add %2177, %1965 : tensor<24xf32>
    %cst_660 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2179 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2180 = stablehlo.multiply %2179, %arg82 : tensor<24xf32>
    %2181 = stablehlo.add %2180, %1968 : tensor<24xf32>
    %cst_661 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2182 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %2183 = stablehlo.multiply %2182, %arg83 : tensor<1x1x48x192xf32>
    %2184 = stablehlo.add %2183, %1971 : tensor<1x1x48x192xf32>
    %cst_662 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2185 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2186 = stablehlo.multiply %2185, %arg84 : tensor<192xf32>
    %2187 = stablehlo.add %2186, %1974 : tensor<192xf32>
    %cst_663 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2188 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2189 = stablehlo.multiply %2188, %arg85 : tensor<192xf32>
    %2190 = stablehlo.add %2189, %1977 : tensor<192xf32>
    %cst_664 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2191 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<1x1x96x48xf32>
    %2192 = stablehlo.multiply %2191, %arg86 : tensor<1x1x96x48xf32>
    %2193 = stablehlo.add %2192, %1980 : tensor<1x1x96x48xf32>
    %cst_665 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2194 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2195 = stablehlo.multiply %2194, %arg87 : tensor<48xf32>
    %2196 = stablehlo.add %2195, %1983 : tensor<48xf32>
    %cst_666 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2197 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2198 = stablehlo.multiply %2197, %arg88 : tensor<48xf32>
    %2199 = stablehlo.add %2198, %1986 : tensor<48xf32>
    %cst_667 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2200 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<1x1x96x192xf32>
    %2201 = stablehlo.multiply %2200, %arg89 : tensor<1x1x96x192xf32>
    %2202 = stablehlo.add %2201, %1989 : tensor<1x1x96x192xf32>
    %cst_668 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2203 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2204 = stablehlo.multiply %2203, %arg90 : tensor<192xf32>
    %2205 = stablehlo.add %2204, %1992 : tensor<192xf32>
    %cst_669 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2206 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2207 = stablehlo.multiply %2206, %arg91 : tensor<192xf32>
    %2208 = stablehlo.add %2207, %1995 : tensor<192xf32>
    %cst_670 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %2210 = stablehlo.multiply %2209, %arg92 : tensor<3x3x48x48xf32>
    %2211 = stablehlo.add %2210, %1998 : tensor<3x3x48x48xf32>
    %cst_671 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2212 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2213 = stablehlo.multiply %2212, %arg93 : tensor<48xf32>
    %2214 = stablehlo.add %2213, %2001 : tensor<48xf32>
    %cst_672 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2215 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2216 = stablehlo.multiply %2215, %arg94 : tensor<48xf32>
    %2217 = stablehlo.add %2216, %2004 : tensor<48xf32>
    %cst_673 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2218 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %2219 = stablehlo.multiply %2218, %arg95 : tensor<1x1x48x192xf32>
    %2220 = stablehlo.add %2219, %2007 : tensor<1x1x48x192xf32>
    %cst_674 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2221 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2222 = stablehlo.multiply %2221, %arg96 : tensor<192xf32>
    %2223 = stablehlo.add %2222, %2010 : tensor<192xf32>
    %cst_675 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2224 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2225 = stablehlo.multiply %2224, %arg97 : tensor<192xf32>
    %2226 = stablehlo.add %2225, %2013 : tensor<192xf32>
    %cst_676 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2227 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<1x1x192x48xf32>
    %2228 = stablehlo.multiply %2227, %arg98 : tensor<1x1x192x48xf32>
    %2229 = stablehlo.add %2228, %2016 : tensor<1x1x192x48xf32>
    %cst_677 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2230 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2231 = stablehlo.multiply %2230, %arg99 : tensor<48xf32>
    %2232 = stablehlo.add %2231, %2019 : tensor<48xf32>
    %cst_678 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2233 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2234 = stablehlo.multiply %2233, %arg100 : tensor<48xf32>
    %2235 = stablehlo.add %2234, %2022 : tensor<48xf32>
    %cst_679 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2236 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %2237 = stablehlo.multiply %2236, %arg101 : tensor<3x3x48x48xf32>
    %2238 = stablehlo.add %2237, %2025 : tensor<3x3x48x48xf32>
    %cst_680 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2239 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2240 = stablehlo.multiply %2239, %arg102 : tensor<48xf32>
    %2241 = stablehlo.add %2240, %2028 : tensor<48xf32>
    %cst_681 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2242 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2243 = stablehlo.multiply %2242, %arg103 : tensor<48xf32>
    %2244 = stablehlo.add %2243, %2031 : tensor<48xf32>
    %cst_682 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2245 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2246 = stablehlo.multiply %2245, %arg104 : tensor<1x1x96x384xf32>
    %2247 = stablehlo.add %2246, %2034 : tensor<1x1x96x384xf32>
    %cst_683 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2248 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2249 = stablehlo.multiply %2248, %arg105 : tensor<384xf32>
    %2250 = stablehlo.add %2249, %2037 : tensor<384xf32>
    %cst_684 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2252 = stablehlo.multiply %2251, %arg106 : tensor<384xf32>
    %2253 = stablehlo.add %2252, %2040 : tensor<384xf32>
    %cst_685 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2254 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<1x1x192x96xf32>
    %2255 = stablehlo.multiply %2254, %arg107 : tensor<1x1x192x96xf32>
    %2256 = stablehlo.add %2255, %2043 : tensor<1x1x192x96xf32>
    %cst_686 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2257 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2258 = stablehlo.multiply %2257, %arg108 : tensor<96xf32>
    %2259 = stablehlo.add %2258, %2046 : tensor<96xf32>
    %cst_687 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2260 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2261 = stablehlo.multiply %2260, %arg109 : tensor<96xf32>
    %2262 = stablehlo.add %2261, %2049 : tensor<96xf32>
    %cst_688 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2263 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<1x1x192x384xf32>
    %2264 = stablehlo.multiply %2263, %arg110 : tensor<1x1x192x384xf32>
    %2265 = stablehlo.add %2264, %2052 : tensor<1x1x192x384xf32>
    %cst_689 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2266 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2267 = stablehlo.multiply %2266, %arg111 : tensor<384xf32>
    %2268 = stablehlo.add %2267, %2055 : tensor<384xf32>
    %cst_690 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2269 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2270 = stablehlo.multiply %2269, %arg112 : tensor<384xf32>
    %2271 = stablehlo.add %2270, %2058 : tensor<384xf32>
    %cst_691 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2272 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2273 = stablehlo.multiply %2272, %arg113 : tensor<3x3x96x96xf32>
    %2274 = stablehlo.add %2273, %2061 : tensor<3x3x96x96xf32>
    %cst_692 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2275 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2276 = stablehlo.multiply %2275, %arg114 : tensor<96xf32>
    %2277 = stablehlo.add %2276, %2064 : tensor<96xf32>
    %cst_693 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2278 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2279 = stablehlo.multiply %2278, %arg115 : tensor<96xf32>
    %2280 = stablehlo.add %2279, %2067 : tensor<96xf32>
    %cst_694 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2281 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2282 = stablehlo.multiply %2281, %arg116 : tensor<1x1x96x384xf32>
    %2283 = stablehlo.add %2282, %2070 : tensor<1x1x96x384xf32>
    %cst_695 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2284 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2285 = stablehlo.multiply %2284, %arg117 : tensor<384xf32>
    %2286 = stablehlo.add %2285, %2073 : tensor<384xf32>
    %cst_696 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2287 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2288 = stablehlo.multiply %2287, %arg118 : tensor<384xf32>
    %2289 = stablehlo.add %2288, %2076 : tensor<384xf32>
    %cst_697 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2290 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<1x1x384x96xf32>
    %2291 = stablehlo.multiply %2290, %arg119 : tensor<1x1x384x96xf32>
    %2292 = stablehlo.add %2291, %2079 : tensor<1x1x384x96xf32>
    %cst_698 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2293 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2294 = stablehlo.multiply %2293, %arg120 : tensor<96xf32>
    %2295 = stablehlo.add %2294, %2082 : tensor<96xf32>
    %cst_699 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2296 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2297 = stablehlo.multiply %2296, %arg121 : tensor<96xf32>
    %2298 = stablehlo.add %2297, %2085 : tensor<96xf32>
    %cst_700 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2299 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2300 = stablehlo.multiply %2299, %arg122 : tensor<3x3x96x96xf32>
    %2301 = stablehlo.add %2300, %2088 : tensor<3x3x96x96xf32>
    %cst_701 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2302 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2303 = stablehlo.multiply %2302, %arg123 : tensor<96xf32>
    %2304 = stablehlo.add %2303, %2091 : tensor<96xf32>
    %cst_702 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2305 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2306 = stablehlo.multiply %2305, %arg124 : tensor<96xf32>
    %2307 = stablehlo.add %2306, %2094 : tensor<96xf32>
    %cst_703 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2308 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<1x1x192x768xf32>
    %2309 = stablehlo.multiply %2308, %arg125 : tensor<1x1x192x768xf32>
    %2310 = stablehlo.add %2309, %2097 : tensor<1x1x192x768xf32>
    %cst_704 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2311 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2312 = stablehlo.multiply %2311, %arg126 : tensor<768xf32>
    %2313 = stablehlo.add %2312, %2100 : tensor<768xf32>
    %cst_705 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2314 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2315 = stablehlo.multiply %2314, %arg127 : tensor<768xf32>
    %2316 = stablehlo.add %2315, %2103 : tensor<768xf32>
    %cst_706 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2317 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<1x1x384x192xf32>
    %2318 = stablehlo.multiply %2317, %arg128 : tensor<1x1x384x192xf32>
    %2319 = stablehlo.add %2318, %2106 : tensor<1x1x384x192xf32>
    %cst_707 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2320 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2321 = stablehlo.multiply %2320, %arg129 : tensor<192xf32>
    %2322 = stablehlo.add %2321, %2109 : tensor<192xf32>
    %cst_708 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2324 = stablehlo.multiply %2323, %arg130 : tensor<192xf32>
    %2325 = stablehlo.add %2324, %2112 : tensor<192xf32>
    %cst_709 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2326 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<1x1x384x768xf32>
    %2327 = stablehlo.multiply %2326, %arg131 : tensor<1x1x384x768xf32>
    %2328 = stablehlo.add %2327, %2115 : tensor<1x1x384x768xf32>
    %cst_710 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2329 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2330 = stablehlo.multiply %2329, %arg132 : tensor<768xf32>
    %2331 = stablehlo.add %2330, %2118 : tensor<768xf32>
    %cst_711 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2332 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2333 = stablehlo.multiply %2332, %arg133 : tensor<768xf32>
    %2334 = stablehlo.add %2333, %2121 : tensor<768xf32>
    %cst_712 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2335 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<3x3x192x192xf32>
    %2336 = stablehlo.multiply %2335, %arg134 : tensor<3x3x192x192xf32>
    %2337 = stablehlo.add %2336, %2124 : tensor<3x3x192x192xf32>
    %cst_713 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2338 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2339 = stablehlo.multiply %2338, %arg135 : tensor<192xf32>
    %2340 = stablehlo.add %2339, %2127 : tensor<192xf32>
    %cst_714 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2341 = stablehlo.broadcast_in_dim %cst_714, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2342 = stablehlo.multiply %2341, %arg136 : tensor<192xf32>
    %2343 = stablehlo.add %2342, %2130 : tensor<192xf32>
    %cst_715 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2344 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2345 = stablehlo.multiply %2344, %arg137 : tensor<100xf32>
    %2346 = stablehlo.add %2345, %2133 : tensor<100xf32>
    %cst_716 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2347 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<768x100xf32>
    %2348 = stablehlo.multiply %2347, %arg138 : tensor<768x100xf32>
    %2349 = stablehlo.add %2348, %2136 : tensor<768x100xf32>
    %cst_717 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2350 = stablehlo.broadcast_in_dim %cst_717, dims = [] : (tensor<f32>) -> tensor<7x7x3x24xf32>
    %2351 = stablehlo.multiply %2350, %arg139 : tensor<7x7x3x24xf32>
    %2352 = stablehlo.add %2351, %2139 : tensor<7x7x3x24xf32>
    %cst_718 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2353 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2354 = stablehlo.multiply %2353, %arg140 : tensor<24xf32>
    %2355 = stablehlo.add %2354, %2142 : tensor<24xf32>
    %cst_719 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2356 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2357 = stablehlo.multiply %2356, %arg141 : tensor<24xf32>
    %2358 = stablehlo.add %2357, %2145 : tensor<24xf32>
    %cst_720 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2359 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %2360 = stablehlo.multiply %2359, %2148 : tensor<1x1x24x96xf32>
    %2361 = stablehlo.subtract %arg0, %2360 : tensor<1x1x24x96xf32>
    %cst_721 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2362 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2363 = stablehlo.multiply %2362, %2151 : tensor<96xf32>
    %2364 = stablehlo.subtract %arg1, %2363 : tensor<96xf32>
    %cst_722 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2365 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2366 = stablehlo.multiply %2365, %2154 : tensor<96xf32>
    %2367 = stablehlo.subtract %arg2, %2366 : tensor<96xf32>
    %cst_723 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2368 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<1x1x24x24xf32>
    %2369 = stablehlo.multiply %2368, %2157 : tensor<1x1x24x24xf32>
    %2370 = stablehlo.subtract %arg3, %2369 : tensor<1x1x24x24xf32>
    %cst_724 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2371 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2372 = stablehlo.multiply %2371, %2160 : tensor<24xf32>
    %2373 = stablehlo.subtract %arg4, %2372 : tensor<24xf32>
    %cst_725 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2374 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2375 = stablehlo.multiply %2374, %2163 : tensor<24xf32>
    %2376 = stablehlo.subtract %arg5, %2375 : tensor<24xf32>
    %cst_726 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2377 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<f32>) -> tensor<1x1x24x96xf32>
    %2378 = stablehlo.multiply %2377, %2166 : tensor<1x1x24x96xf32>
    %2379 = stablehlo.subtract %arg6, %2378 : tensor<1x1x24x96xf32>
    %cst_727 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2380 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2381 = stablehlo.multiply %2380, %2169 : tensor<96xf32>
    %2382 = stablehlo.subtract %arg7, %2381 : tensor<96xf32>
    %cst_728 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2383 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2384 = stablehlo.multiply %2383, %2172 : tensor<96xf32>
    %2385 = stablehlo.subtract %arg8, %2384 : tensor<96xf32>
    %cst_729 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2386 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<3x3x24x24xf32>
    %2387 = stablehlo.multiply %2386, %2175 : tensor<3x3x24x24xf32>
    %2388 = stablehlo.subtract %arg9, %2387 : tensor<3x3x24x24xf32>
    %cst_730 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2389 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2390 = stablehlo.multiply %2389, %2178 : tensor<24xf32>
    %2391 = stablehlo.subtract %arg10, %2390 : tensor<24xf32>
    %cst_731 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2392 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2393 = stablehlo.multiply %2392, %2181 : tensor<24xf32>
    %2394 = stablehlo.subtract %arg11, %2393 : tensor<24xf32>
    %cst_732 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2395 = stablehlo.broadcast_in_dim %cst_732, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %2396 = stablehlo.multiply %2395, %2184 : tensor<1x1x48x192xf32>
    %2397 = stablehlo.subtract %arg12, %2396 : tensor<1x1x48x192xf32>
    %cst_733 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2398 = stablehlo.broadcast_in_dim %cst_733, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2399 = stablehlo.multiply %2398, %2187 : tensor<192xf32>
    %2400 = stablehlo.subtract %arg13, %2399 : tensor<192xf32>
    %cst_734 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2401 = stablehlo.broadcast_in_dim %cst_734, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2402 = stablehlo.multiply %2401, %2190 : tensor<192xf32>
    %2403 = stablehlo.subtract %arg14, %2402 : tensor<192xf32>
    %cst_735 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2404 = stablehlo.broadcast_in_dim %cst_735, dims = [] : (tensor<f32>) -> tensor<1x1x96x48xf32>
    %2405 = stablehlo.multiply %2404, %2193 : tensor<1x1x96x48xf32>
    %2406 = stablehlo.subtract %arg15, %2405 : tensor<1x1x96x48xf32>
    %cst_736 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2407 = stablehlo.broadcast_in_dim %cst_736, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2408 = stablehlo.multiply %2407, %2196 : tensor<48xf32>
    %2409 = stablehlo.subtract %arg16, %2408 : tensor<48xf32>
    %cst_737 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2410 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2411 = stablehlo.multiply %2410, %2199 : tensor<48xf32>
    %2412 = stablehlo.subtract %arg17, %2411 : tensor<48xf32>
    %cst_738 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2413 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<f32>) -> tensor<1x1x96x192xf32>
    %2414 = stablehlo.multiply %2413, %2202 : tensor<1x1x96x192xf32>
    %2415 = stablehlo.subtract %arg18, %2414 : tensor<1x1x96x192xf32>
    %cst_739 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2416 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2417 = stablehlo.multiply %2416, %2205 : tensor<192xf32>
    %2418 = stablehlo.subtract %arg19, %2417 : tensor<192xf32>
    %cst_740 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2419 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2420 = stablehlo.multiply %2419, %2208 : tensor<192xf32>
    %2421 = stablehlo.subtract %arg20, %2420 : tensor<192xf32>
    %cst_741 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2422 = stablehlo.broadcast_in_dim %cst_741, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %2423 = stablehlo.multiply %2422, %2211 : tensor<3x3x48x48xf32>
    %2424 = stablehlo.subtract %arg21, %2423 : tensor<3x3x48x48xf32>
    %cst_742 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2425 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2426 = stablehlo.multiply %2425, %2214 : tensor<48xf32>
    %2427 = stablehlo.subtract %arg22, %2426 : tensor<48xf32>
    %cst_743 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2428 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2429 = stablehlo.multiply %2428, %2217 : tensor<48xf32>
    %2430 = stablehlo.subtract %arg23, %2429 : tensor<48xf32>
    %cst_744 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2431 = stablehlo.broadcast_in_dim %cst_744, dims = [] : (tensor<f32>) -> tensor<1x1x48x192xf32>
    %2432 = stablehlo.multiply %2431, %2220 : tensor<1x1x48x192xf32>
    %2433 = stablehlo.subtract %arg24, %2432 : tensor<1x1x48x192xf32>
    %cst_745 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2434 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2435 = stablehlo.multiply %2434, %2223 : tensor<192xf32>
    %2436 = stablehlo.subtract %arg25, %2435 : tensor<192xf32>
    %cst_746 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2437 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2438 = stablehlo.multiply %2437, %2226 : tensor<192xf32>
    %2439 = stablehlo.subtract %arg26, %2438 : tensor<192xf32>
    %cst_747 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2440 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<1x1x192x48xf32>
    %2441 = stablehlo.multiply %2440, %2229 : tensor<1x1x192x48xf32>
    %2442 = stablehlo.subtract %arg27, %2441 : tensor<1x1x192x48xf32>
    %cst_748 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2443 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2444 = stablehlo.multiply %2443, %2232 : tensor<48xf32>
    %2445 = stablehlo.subtract %arg28, %2444 : tensor<48xf32>
    %cst_749 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2446 = stablehlo.broadcast_in_dim %cst_749, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2447 = stablehlo.multiply %2446, %2235 : tensor<48xf32>
    %2448 = stablehlo.subtract %arg29, %2447 : tensor<48xf32>
    %cst_750 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2449 = stablehlo.broadcast_in_dim %cst_750, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %2450 = stablehlo.multiply %2449, %2238 : tensor<3x3x48x48xf32>
    %2451 = stablehlo.subtract %arg30, %2450 : tensor<3x3x48x48xf32>
    %cst_751 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2452 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2453 = stablehlo.multiply %2452, %2241 : tensor<48xf32>
    %2454 = stablehlo.subtract %arg31, %2453 : tensor<48xf32>
    %cst_752 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2455 = stablehlo.broadcast_in_dim %cst_752, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2456 = stablehlo.multiply %2455, %2244 : tensor<48xf32>
    %2457 = stablehlo.subtract %arg32, %2456 : tensor<48xf32>
    %cst_753 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2458 = stablehlo.broadcast_in_dim %cst_753, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2459 = stablehlo.multiply %2458, %2247 : tensor<1x1x96x384xf32>
    %2460 = stablehlo.subtract %arg33, %2459 : tensor<1x1x96x384xf32>
    %cst_754 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2461 = stablehlo.broadcast_in_dim %cst_754, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2462 = stablehlo.multiply %2461, %2250 : tensor<384xf32>
    %2463 = stablehlo.subtract %arg34, %2462 : tensor<384xf32>
    %cst_755 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2464 = stablehlo.broadcast_in_dim %cst_755, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2465 = stablehlo.multiply %2464, %2253 : tensor<384xf32>
    %2466 = stablehlo.subtract %arg35, %2465 : tensor<384xf32>
    %cst_756 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2467 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<1x1x192x96xf32>
    %2468 = stablehlo.multiply %2467, %2256 : tensor<1x1x192x96xf32>
    %2469 = stablehlo.subtract %arg36, %2468 : tensor<1x1x192x96xf32>
    %cst_757 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2470 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2471 = stablehlo.multiply %2470, %2259 : tensor<96xf32>
    %2472 = stablehlo.subtract %arg37, %2471 : tensor<96xf32>
    %cst_758 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2473 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2474 = stablehlo.multiply %2473, %2262 : tensor<96xf32>
    %2475 = stablehlo.subtract %arg38, %2474 : tensor<96xf32>
    %cst_759 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2476 = stablehlo.broadcast_in_dim %cst_759, dims = [] : (tensor<f32>) -> tensor<1x1x192x384xf32>
    %2477 = stablehlo.multiply %2476, %2265 : tensor<1x1x192x384xf32>
    %2478 = stablehlo.subtract %arg39, %2477 : tensor<1x1x192x384xf32>
    %cst_760 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2479 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2480 = stablehlo.multiply %2479, %2268 : tensor<384xf32>
    %2481 = stablehlo.subtract %arg40, %2480 : tensor<384xf32>
    %cst_761 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2482 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2483 = stablehlo.multiply %2482, %2271 : tensor<384xf32>
    %2484 = stablehlo.subtract %arg41, %2483 : tensor<384xf32>
    %cst_762 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2485 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2486 = stablehlo.multiply %2485, %2274 : tensor<3x3x96x96xf32>
    %2487 = stablehlo.subtract %arg42, %2486 : tensor<3x3x96x96xf32>
    %cst_763 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2488 = stablehlo.broadcast_in_dim %cst_763, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2489 = stablehlo.multiply %2488, %2277 : tensor<96xf32>
    %2490 = stablehlo.subtract %arg43, %2489 : tensor<96xf32>
    %cst_764 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2491 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2492 = stablehlo.multiply %2491, %2280 : tensor<96xf32>
    %2493 = stablehlo.subtract %arg44, %2492 : tensor<96xf32>
    %cst_765 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2494 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<1x1x96x384xf32>
    %2495 = stablehlo.multiply %2494, %2283 : tensor<1x1x96x384xf32>
    %2496 = stablehlo.subtract %arg45, %2495 : tensor<1x1x96x384xf32>
    %cst_766 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2497 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2498 = stablehlo.multiply %2497, %2286 : tensor<384xf32>
    %2499 = stablehlo.subtract %arg46, %2498 : tensor<384xf32>
    %cst_767 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2500 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2501 = stablehlo.multiply %2500, %2289 : tensor<384xf32>
    %2502 = stablehlo.subtract %arg47, %2501 : tensor<384xf32>
    %cst_768 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2503 = stablehlo.broadcast_in_dim %cst_768, dims = [] : (tensor<f32>) -> tensor<1x1x384x96xf32>
    %2504 = stablehlo.multiply %2503, %2292 : tensor<1x1x384x96xf32>
    %2505 = stablehlo.subtract %arg48, %2504 : tensor<1x1x384x96xf32>
    %cst_769 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2506 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2507 = stablehlo.multiply %2506, %2295 : tensor<96xf32>
    %2508 = stablehlo.subtract %arg49, %2507 : tensor<96xf32>
    %cst_770 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2509 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2510 = stablehlo.multiply %2509, %2298 : tensor<96xf32>
    %2511 = stablehlo.subtract %arg50, %2510 : tensor<96xf32>
    %cst_771 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2512 = stablehlo.broadcast_in_dim %cst_771, dims = [] : (tensor<f32>) -> tensor<3x3x96x96xf32>
    %2513 = stablehlo.multiply %2512, %2301 : tensor<3x3x96x96xf32>
    %2514 = stablehlo.subtract %arg51, %2513 : tensor<3x3x96x96xf32>
    %cst_772 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2515 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2516 = stablehlo.multiply %2515, %2304 : tensor<96xf32>
    %2517 = stablehlo.subtract %arg52, %2516 : tensor<96xf32>
    %cst_773 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2518 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %2519 = stablehlo.multiply %2518, %2307 : tensor<96xf32>
    %2520 = stablehlo.subtract %arg53, %2519 : tensor<96xf32>
    %cst_774 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2521 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<1x1x192x768xf32>
    %2522 = stablehlo.multiply %2521, %2310 : tensor<1x1x192x768xf32>
    %2523 = stablehlo.subtract %arg54, %2522 : tensor<1x1x192x768xf32>
    %cst_775 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2524 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2525 = stablehlo.multiply %2524, %2313 : tensor<768xf32>
    %2526 = stablehlo.subtract %arg55, %2525 : tensor<768xf32>
    %cst_776 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2527 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2528 = stablehlo.multiply %2527, %2316 : tensor<768xf32>
    %2529 = stablehlo.subtract %arg56, %2528 : tensor<768xf32>
    %cst_777 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2530 = stablehlo.broadcast_in_dim %cst_777, dims = [] : (tensor<f32>) -> tensor<1x1x384x192xf32>
    %2531 = stablehlo.multiply %2530, %2319 : tensor<1x1x384x192xf32>
    %2532 = stablehlo.subtract %arg57, %2531 : tensor<1x1x384x192xf32>
    %cst_778 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2533 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2534 = stablehlo.multiply %2533, %2322 : tensor<192xf32>
    %2535 = stablehlo.subtract %arg58, %2534 : tensor<192xf32>
    %cst_779 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2536 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2537 = stablehlo.multiply %2536, %2325 : tensor<192xf32>
    %2538 = stablehlo.subtract %arg59, %2537 : tensor<192xf32>
    %cst_780 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2539 = stablehlo.broadcast_in_dim %cst_780, dims = [] : (tensor<f32>) -> tensor<1x1x384x768xf32>
    %2540 = stablehlo.multiply %2539, %2328 : tensor<1x1x384x768xf32>
    %2541 = stablehlo.subtract %arg60, %2540 : tensor<1x1x384x768xf32>
    %cst_781 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2542 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2543 = stablehlo.multiply %2542, %2331 : tensor<768xf32>
    %2544 = stablehlo.subtract %arg61, %2543 : tensor<768xf32>
    %cst_782 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2545 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2546 = stablehlo.multiply %2545, %2334 : tensor<768xf32>
    %2547 = stablehlo.subtract %arg62, %2546 : tensor<768xf32>
    %cst_783 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2548 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<3x3x192x192xf32>
    %2549 = stablehlo.multiply %2548, %2337 : tensor<3x3x192x192xf32>
    %2550 = stablehlo.subtract %arg63, %2549 : tensor<3x3x192x192xf32>
    %cst_784 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2551 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2552 = stablehlo.multiply %2551, %2340 : tensor<192xf32>
    %2553 = stablehlo.subtract %arg64, %2552 : tensor<192xf32>
    %cst_785 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2554 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %2555 = stablehlo.multiply %2554, %2343 : tensor<192xf32>
    %2556 = stablehlo.subtract %arg65, %2555 : tensor<192xf32>
    %cst_786 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2557 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %2558 = stablehlo.multiply %2557, %2346 : tensor<100xf32>
    %2559 = stablehlo.subtract %arg66, %2558 : tensor<100xf32>
    %cst_787 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2560 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<768x100xf32>
    %2561 = stablehlo.multiply %2560, %2349 : tensor<768x100xf32>
    %2562 = stablehlo.subtract %arg67, %2561 : tensor<768x100xf32>
    %cst_788 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2563 = stablehlo.broadcast_in_dim %cst_788, dims = [] : (tensor<f32>) -> tensor<7x7x3x24xf32>
    %2564 = stablehlo.multiply %2563, %2352 : tensor<7x7x3x24xf32>
    %2565 = stablehlo.subtract %arg68, %2564 : tensor<7x7x3x24xf32>
    %cst_789 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2566 = stablehlo.broadcast_in_dim %cst_789, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2567 = stablehlo.multiply %2566, %2355 : tensor<24xf32>
    %2568 = stablehlo.subtract %arg69, %2567 : tensor<24xf32>
    %cst_790 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2569 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2570 = stablehlo.multiply %2569, %2358 : tensor<24xf32>
    %2571 = stablehlo.subtract %arg70, %2570 : tensor<24xf32>
    return %2361, %2364, %2367, %2370, %2373, %2376, %2379, %2382, %2385, %2388, %2391, %2394, %2397, %2400, %2403, %2406, %2409, %2412, %2415, %2418, %2421, %2424, %2427, %2430, %2433, %2436, %2439, %2442, %2445, %2448, %2451, %2454, %2457, %2460, %2463, %2466, %2469, %2472, %2475, %2478, %2481, %2484, %2487, %2490, %2493, %2496, %2499, %2502, %2505, %2508, %2511, %2514, %2517, %2520, %2523, %2526, %2529, %2532, %2535, %2538, %2541, %2544, %2547, %2550, %2553, %2556, %2559, %2562, %2565, %2568, %2571, %2148, %2151, %2154, %2157, %2160, %2163, %2166, %2169, %2172, %2175, %2178, %2181, %2184, %2187, %2190, %2193, %2196, %2199, %2202, %2205, %2208, %2211, %2214, %2217, %2220, %2223, %2226, %2229, %2232, %2235, %2238, %2241, %2244, %2247, %2250, %2253, %2256, %2259, %2262, %2265, %2268, %2271, %2274, %2277, %2280, %2283, %2286, %2289, %2292, %2295, %2298, %2301, %2304, %2307, %2310, %2313, %2316, %2319, %2322, %2325, %2328, %2331, %2334, %2337, %2340, %2343, %2346, %2349, %2352, %2355, %2358, %163, %168, %75, %80, %204, %209, %119, %124, %337, %342, %249, %254, %378, %383, %293, %298, %511, %516, %423, %428, %467, %472, %644, %649, %556, %561, %685, %690, %600, %605, %818, %823, %730, %735, %774, %779, %951, %956, %863, %868, %992, %997, %907, %912, %29, %34, %1021 : tensor<1x1x24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<3x3x24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x48x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x96x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x96x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<3x3x48x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x48x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x192x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<3x3x48x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x96x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1x1x192x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x192x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<3x3x96x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x96x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1x1x384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<3x3x96x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x192x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1x1x384x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x384x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3x3x192x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<100xf32>, tensor<768x100xf32>, tensor<7x7x3x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<3x3x24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<1x1x48x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x96x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x96x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<3x3x48x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x48x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x192x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<3x3x48x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<1x1x96x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1x1x192x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x192x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<3x3x96x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x96x384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1x1x384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<3x3x96x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<1x1x192x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1x1x384x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<1x1x384x768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3x3x192x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<100xf32>, tensor<768x100xf32>, tensor<7x7x3x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24xf32>, tensor<24xf32>, tensor<192xf32>, tensor<192xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192xf32>, tensor<192xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192xf32>, tensor<192xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<384xf32>, tensor<384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384xf32>, tensor<384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384xf32>, tensor<384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<768xf32>, tensor<768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768xf32>, tensor<768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x48x48x24xf32>) -> tensor<16x48x48x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x48x48x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x48x48x24xf32>
    return %1 : tensor<16x48x48x24xf32>
  }
  func.func private @relu_0(%arg0: tensor<16x24x24x24xf32>) -> tensor<16x24x24x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24x24x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x24x24x24xf32>
    return %1 : tensor<16x24x24x24xf32>
  }
  func.func private @relu_1(%arg0: tensor<16x24x24x96xf32>) -> tensor<16x24x24x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24x24x96xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x24x24x96xf32>
    return %1 : tensor<16x24x24x96xf32>
  }
  func.func private @relu_2(%arg0: tensor<16x24x24x48xf32>) -> tensor<16x24x24x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24x24x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x24x24x48xf32>
    return %1 : tensor<16x24x24x48xf32>
  }
  func.func private @relu_3(%arg0: tensor<16x12x12x48xf32>) -> tensor<16x12x12x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x12x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x12x12x48xf32>
    return %1 : tensor<16x12x12x48xf32>
  }
  func.func private @relu_4(%arg0: tensor<16x12x12x192xf32>) -> tensor<16x12x12x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x12x192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x12x12x192xf32>
    return %1 : tensor<16x12x12x192xf32>
  }
  func.func private @relu_5(%arg0: tensor<16x12x12x96xf32>) -> tensor<16x12x12x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x12x12x96xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x12x12x96xf32>
    return %1 : tensor<16x12x12x96xf32>
  }
  func.func private @relu_6(%arg0: tensor<16x6x6x96xf32>) -> tensor<16x6x6x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x6x6x96xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x6x6x96xf32>
    return %1 : tensor<16x6x6x96xf32>
  }
  func.func private @relu_7(%arg0: tensor<16x6x6x384xf32>) -> tensor<16x6x6x384xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x6x6x384xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x6x6x384xf32>
    return %1 : tensor<16x6x6x384xf32>
  }
  func.func private @relu_8(%arg0: tensor<16x6x6x192xf32>) -> tensor<16x6x6x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x6x6x192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x6x6x192xf32>
    return %1 : tensor<16x6x6x192xf32>
  }
  func.func private @relu_9(%arg0: tensor<16x3x3x192xf32>) -> tensor<16x3x3x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x3x3x192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x3x3x192xf32>
    return %1 : tensor<16x3x3x192xf32>
  }
  func.func private @relu_10(%arg0: tensor<16x3x3x768xf32>) -> tensor<16x3x3x768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x3x3x768xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x3x3x768xf32>
    return %1 : tensor<16x3x3x768xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x100xf32>) -> (tensor<16x100xf32>, tensor<16x100xf32>, tensor<16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x100xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x100xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x100xf32>
    %6 = stablehlo.exponential %5 : tensor<16x100xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x100xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x100xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x100xf32>
    return %11, %6, %8 : tensor<16x100xf32>, tensor<16x100xf32>, tensor<16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x100xf32>, %arg1: tensor<16x1xi32>) -> (tensor<16x1xf32>, tensor<16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<100> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<99> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x100xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15, %5 : tensor<16x1xf32>, tensor<16x1x1xi32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<16x1x1xi32>, %arg1: tensor<16x1xf32>) -> tensor<16x100xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x100xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x100xf32>, tensor<16x1x1xi32>, tensor<16x1xf32>) -> tensor<16x100xf32>
    return %1 : tensor<16x100xf32>
  }
  func.func private @log_softmax_12(%arg0: tensor<16x100xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<16x100xf32>) -> tensor<16x100xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x100xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x100xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x100xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x100xf32>
    return %7 : tensor<16x100xf32>
  }
}
