module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<192xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<192x192xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<576xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<192x576xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<192xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<192xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<192xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<768x192xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<768xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<192x768xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<192xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<192xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<192xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<192x192xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<576xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<192x576xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<192xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<192xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<192xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<768x192xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<768xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<192x768xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<192xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<192xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<192xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<192x192xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<576xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<192x576xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<192xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<192xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<192xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<768x192xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<768xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<192x768xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<192xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<192xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<192xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<192x192xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<576xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<192x576xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<192xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<192xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<192xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<768x192xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<768xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<192x768xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<192xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<192xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<192x192xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<4096x192xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<192xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<192xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<i32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<192xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<192x192xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<576xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<192x576xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<192xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<192xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<192xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<768x192xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<768xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<192x768xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<192xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<192xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<192xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<192x192xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<576xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<192x576xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<192xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<192xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<192xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<768x192xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<768xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<192x768xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<192xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<192xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<192xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<192x192xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<576xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<192x576xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<192xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<192xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<192xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<768x192xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<768xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<192x768xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<192xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<192xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<192xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<192x192xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<576xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<192x576xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<192xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<192xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<192xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<768x192xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<768xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<192x768xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<192xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<192xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<192x192xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<4096x192xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<192xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<192xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<192xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<192x192xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<576xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<192x576xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<192xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<192xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<192xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<768x192xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<768xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<192x768xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<192xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<192xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<192xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<192x192xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<576xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<192x576xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<192xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<192xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<192xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<768x192xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<768xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<192x768xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<192xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<192xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<192xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<192x192xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<576xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<192x576xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<192xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<192xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<192xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<768x192xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<768xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<192x768xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<192xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<192xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<192xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<192x192xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<576xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<192x576xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<192xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<192xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<192xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<768x192xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<768xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<192x768xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<192xf32> {tf.aliasing_output = 151 : i32}, %arg152: tensor<192xf32> {tf.aliasing_output = 152 : i32}, %arg153: tensor<192x192xf32> {tf.aliasing_output = 153 : i32}, %arg154: tensor<4096x192xf32> {tf.aliasing_output = 154 : i32}, %arg155: tensor<192xf32> {tf.aliasing_output = 155 : i32}, %arg156: tensor<192xf32> {tf.aliasing_output = 156 : i32}, %arg157: tensor<4x192xi32>, %arg158: tensor<4x192xi32>) -> (tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[0]['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[0]['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<192x192xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<4096x192xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<192xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<192x192xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<4096x192xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<192x576xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['bias']"}, tensor<768x192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']['weight']"}, tensor<768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['bias']"}, tensor<192x768xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']['weight']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<192x192xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<4096x192xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<192xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x192xi32>
    %1 = stablehlo.compare LT, %arg158, %0, SIGNED : (tensor<4x192xi32>, tensor<4x192xi32>) -> tensor<4x192xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x192xi32>
    %3 = stablehlo.add %arg158, %2 : tensor<4x192xi32>
    %4 = stablehlo.select %1, %3, %arg158 : tensor<4x192xi1>, tensor<4x192xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x192xi32>) -> tensor<4x192x1xi32>
    %6 = "stablehlo.gather"(%arg49, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 192>}> : (tensor<4096x192xf32>, tensor<4x192x1xi32>) -> tensor<4x192x192xf32>
    %7 = stablehlo.broadcast_in_dim %arg48, dims = [1, 2] : (tensor<192x192xf32>) -> tensor<1x192x192xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x192x192xf32>) -> tensor<4x192x192xf32>
    %9 = stablehlo.add %6, %8 : tensor<4x192x192xf32>
    %10 = stablehlo.convert %9 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %11 = stablehlo.convert %10 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_1 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<4x192x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<4x192x192xf32>
    %18 = chlo.square %17 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<4x192x192xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_4 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<4x192x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<4x192x192xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<4x192x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4x192x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<4x192x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4x192x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<4x192x192xf32>
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<4x192x192xf32>
    %38 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %40 = stablehlo.add %37, %39 : tensor<4x192x192xf32>
    %41 = stablehlo.convert %40 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<192x192xi32>
    %43 = stablehlo.iota dim = 1 : tensor<192x192xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<192x192xi32>, tensor<192x192xi32>) -> tensor<192x192xi1>
    %45 = stablehlo.convert %arg3 : (tensor<192x576xf32>) -> tensor<192x576xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x576xbf16>) -> tensor<4x192x576xbf16>
    %47 = stablehlo.convert %arg2 : (tensor<576xf32>) -> tensor<576xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [2] : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x576xbf16>) -> tensor<4x192x576xbf16>
    %50 = stablehlo.add %46, %49 : tensor<4x192x576xbf16>
    %51 = stablehlo.reshape %50 : (tensor<4x192x576xbf16>) -> tensor<4x192x3x6x32xbf16>
    %52 = stablehlo.slice %51 [0:4, 0:192, 0:1, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %53 = stablehlo.reshape %52 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %54 = stablehlo.slice %51 [0:4, 0:192, 1:2, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %55 = stablehlo.reshape %54 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %56 = stablehlo.slice %51 [0:4, 0:192, 2:3, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %57 = stablehlo.reshape %56 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %59 = stablehlo.convert %58 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %cst_7 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<4x6x192x192xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %62:2 = call @_where(%44, %61, %cst_8) : (tensor<192x192xi1>, tensor<4x6x192x192xf32>, tensor<f32>) -> (tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6x192xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<4x6x192xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %68 = stablehlo.subtract %62#0, %67 : tensor<4x6x192x192xf32>
    %69 = stablehlo.exponential %68 : tensor<4x6x192x192xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %73 = stablehlo.divide %69, %72 : tensor<4x6x192x192xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<4x6x192x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x6x192x1xf32>
    %76 = stablehlo.divide %75, %74 : tensor<4x6x192x1xf32>
    %77 = stablehlo.convert %73 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %78 = stablehlo.dot_general %57, %77, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %80 = stablehlo.reshape %79 : (tensor<4x192x6x32xbf16>) -> tensor<4x192x192xbf16>
    %81 = stablehlo.convert %arg1 : (tensor<192x192xf32>) -> tensor<192x192xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %83 = stablehlo.convert %arg0 : (tensor<192xf32>) -> tensor<192xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %86 = stablehlo.add %82, %85 : tensor<4x192x192xbf16>
    %87 = stablehlo.add %10, %86 : tensor<4x192x192xbf16>
    %88 = stablehlo.convert %87 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_14 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<4x192x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<4x192x192xf32>
    %95 = chlo.square %94 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<4x192x192xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_17 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<4x192x1xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %103 = stablehlo.subtract %88, %102 : tensor<4x192x192xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<4x192x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<4x192x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<4x192x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<4x192x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %111 = stablehlo.multiply %103, %110 : tensor<4x192x192xf32>
    %112 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<4x192x192xf32>
    %115 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x192x192xf32>
    %118 = stablehlo.convert %117 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %119 = stablehlo.convert %arg9 : (tensor<192x768xf32>) -> tensor<192x768xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x768xbf16>) -> tensor<4x192x768xbf16>
    %121 = stablehlo.convert %arg8 : (tensor<768xf32>) -> tensor<768xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x192x768xbf16>
    %124 = stablehlo.add %120, %123 : tensor<4x192x768xbf16>
    %125 = stablehlo.multiply %124, %124 : tensor<4x192x768xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<4x192x768xbf16>
    %127 = stablehlo.multiply %124, %124 : tensor<4x192x768xbf16>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %129 = stablehlo.multiply %128, %127 : tensor<4x192x768xbf16>
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %131 = stablehlo.multiply %130, %126 : tensor<4x192x768xbf16>
    %132 = stablehlo.add %124, %131 : tensor<4x192x768xbf16>
    %cst_22 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<4x192x768xbf16>
    %135 = stablehlo.tanh %134 : tensor<4x192x768xbf16>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %136 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %137 = stablehlo.subtract %136, %135 : tensor<4x192x768xbf16>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %139 = stablehlo.add %138, %135 : tensor<4x192x768xbf16>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %141 = stablehlo.multiply %140, %139 : tensor<4x192x768xbf16>
    %142 = stablehlo.multiply %124, %141 : tensor<4x192x768xbf16>
    %143 = stablehlo.convert %arg7 : (tensor<768x192xf32>) -> tensor<768x192xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<768x192xbf16>) -> tensor<4x192x192xbf16>
    %145 = stablehlo.convert %arg6 : (tensor<192xf32>) -> tensor<192xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %148 = stablehlo.add %144, %147 : tensor<4x192x192xbf16>
    %149 = stablehlo.add %87, %148 : tensor<4x192x192xbf16>
    %150 = stablehlo.convert %149 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_27 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<4x192x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<4x192x192xf32>
    %157 = chlo.square %156 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %159 = stablehlo.multiply %158, %156 : tensor<4x192x192xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_30 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %163 = stablehlo.divide %161, %162 : tensor<4x192x1xf32>
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %165 = stablehlo.subtract %150, %164 : tensor<4x192x192xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %167 = stablehlo.add %163, %166 : tensor<4x192x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<4x192x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<4x192x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4x192x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<4x192x192xf32>
    %174 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<4x192x192xf32>
    %177 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %179 = stablehlo.add %176, %178 : tensor<4x192x192xf32>
    %180 = stablehlo.convert %179 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %181 = stablehlo.iota dim = 0 : tensor<192x192xi32>
    %182 = stablehlo.iota dim = 1 : tensor<192x192xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<192x192xi32>, tensor<192x192xi32>) -> tensor<192x192xi1>
    %184 = stablehlo.convert %arg15 : (tensor<192x576xf32>) -> tensor<192x576xbf16>
    %185 = stablehlo.dot_general %180, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x576xbf16>) -> tensor<4x192x576xbf16>
    %186 = stablehlo.convert %arg14 : (tensor<576xf32>) -> tensor<576xbf16>
    %187 = stablehlo.broadcast_in_dim %186, dims = [2] : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x576xbf16>) -> tensor<4x192x576xbf16>
    %189 = stablehlo.add %185, %188 : tensor<4x192x576xbf16>
    %190 = stablehlo.reshape %189 : (tensor<4x192x576xbf16>) -> tensor<4x192x3x6x32xbf16>
    %191 = stablehlo.slice %190 [0:4, 0:192, 0:1, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %192 = stablehlo.reshape %191 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %193 = stablehlo.slice %190 [0:4, 0:192, 1:2, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %194 = stablehlo.reshape %193 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %195 = stablehlo.slice %190 [0:4, 0:192, 2:3, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %196 = stablehlo.reshape %195 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %197 = stablehlo.dot_general %192, %194, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %198 = stablehlo.convert %197 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %cst_33 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<4x6x192x192xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %201:2 = call @_where(%183, %200, %cst_34) : (tensor<192x192xi1>, tensor<4x6x192x192xf32>, tensor<f32>) -> (tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201#0 init: %cst_35) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x6x192xf32>
    %204 = stablehlo.maximum %203, %202 : tensor<4x6x192xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %207 = stablehlo.subtract %201#0, %206 : tensor<4x6x192x192xf32>
    %208 = stablehlo.exponential %207 : tensor<4x6x192x192xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %212 = stablehlo.divide %208, %211 : tensor<4x6x192x192xf32>
    %213 = stablehlo.multiply %210, %210 : tensor<4x6x192x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x6x192x1xf32>
    %215 = stablehlo.divide %214, %213 : tensor<4x6x192x1xf32>
    %216 = stablehlo.convert %212 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %217 = stablehlo.dot_general %196, %216, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %218 = stablehlo.transpose %217, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %219 = stablehlo.reshape %218 : (tensor<4x192x6x32xbf16>) -> tensor<4x192x192xbf16>
    %220 = stablehlo.convert %arg13 : (tensor<192x192xf32>) -> tensor<192x192xbf16>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %222 = stablehlo.convert %arg12 : (tensor<192xf32>) -> tensor<192xbf16>
    %223 = stablehlo.broadcast_in_dim %222, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %225 = stablehlo.add %221, %224 : tensor<4x192x192xbf16>
    %226 = stablehlo.add %149, %225 : tensor<4x192x192xbf16>
    %227 = stablehlo.convert %226 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_40 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %231 = stablehlo.divide %229, %230 : tensor<4x192x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %233 = stablehlo.subtract %227, %232 : tensor<4x192x192xf32>
    %234 = chlo.square %233 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %236 = stablehlo.multiply %235, %233 : tensor<4x192x192xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%234 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_43 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %240 = stablehlo.divide %238, %239 : tensor<4x192x1xf32>
    %241 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %242 = stablehlo.subtract %227, %241 : tensor<4x192x192xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<4x192x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<4x192x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<4x192x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<4x192x1xf32>
    %249 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %250 = stablehlo.multiply %242, %249 : tensor<4x192x192xf32>
    %251 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<4x192x192xf32>
    %254 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %256 = stablehlo.add %253, %255 : tensor<4x192x192xf32>
    %257 = stablehlo.convert %256 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %258 = stablehlo.convert %arg21 : (tensor<192x768xf32>) -> tensor<192x768xbf16>
    %259 = stablehlo.dot_general %257, %258, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x768xbf16>) -> tensor<4x192x768xbf16>
    %260 = stablehlo.convert %arg20 : (tensor<768xf32>) -> tensor<768xbf16>
    %261 = stablehlo.broadcast_in_dim %260, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x192x768xbf16>
    %263 = stablehlo.add %259, %262 : tensor<4x192x768xbf16>
    %264 = stablehlo.multiply %263, %263 : tensor<4x192x768xbf16>
    %265 = stablehlo.multiply %264, %263 : tensor<4x192x768xbf16>
    %266 = stablehlo.multiply %263, %263 : tensor<4x192x768xbf16>
    %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %267 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %268 = stablehlo.multiply %267, %266 : tensor<4x192x768xbf16>
    %cst_47 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %269 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %270 = stablehlo.multiply %269, %265 : tensor<4x192x768xbf16>
    %271 = stablehlo.add %263, %270 : tensor<4x192x768xbf16>
    %cst_48 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %272 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %273 = stablehlo.multiply %272, %271 : tensor<4x192x768xbf16>
    %274 = stablehlo.tanh %273 : tensor<4x192x768xbf16>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %275 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %276 = stablehlo.subtract %275, %274 : tensor<4x192x768xbf16>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %277 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %278 = stablehlo.add %277, %274 : tensor<4x192x768xbf16>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %279 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %280 = stablehlo.multiply %279, %278 : tensor<4x192x768xbf16>
    %281 = stablehlo.multiply %263, %280 : tensor<4x192x768xbf16>
    %282 = stablehlo.convert %arg19 : (tensor<768x192xf32>) -> tensor<768x192xbf16>
    %283 = stablehlo.dot_general %281, %282, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<768x192xbf16>) -> tensor<4x192x192xbf16>
    %284 = stablehlo.convert %arg18 : (tensor<192xf32>) -> tensor<192xbf16>
    %285 = stablehlo.broadcast_in_dim %284, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %287 = stablehlo.add %283, %286 : tensor<4x192x192xbf16>
    %288 = stablehlo.add %226, %287 : tensor<4x192x192xbf16>
    %289 = stablehlo.convert %288 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_53 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<4x192x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %295 = stablehlo.subtract %289, %294 : tensor<4x192x192xf32>
    %296 = chlo.square %295 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %298 = stablehlo.multiply %297, %295 : tensor<4x192x192xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.reduce(%296 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_56 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %302 = stablehlo.divide %300, %301 : tensor<4x192x1xf32>
    %303 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %304 = stablehlo.subtract %289, %303 : tensor<4x192x192xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %306 = stablehlo.add %302, %305 : tensor<4x192x1xf32>
    %307 = stablehlo.rsqrt %306 : tensor<4x192x1xf32>
    %308 = stablehlo.divide %307, %306 : tensor<4x192x1xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<4x192x1xf32>
    %311 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %312 = stablehlo.multiply %304, %311 : tensor<4x192x192xf32>
    %313 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %315 = stablehlo.multiply %312, %314 : tensor<4x192x192xf32>
    %316 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %318 = stablehlo.add %315, %317 : tensor<4x192x192xf32>
    %319 = stablehlo.convert %318 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %320 = stablehlo.iota dim = 0 : tensor<192x192xi32>
    %321 = stablehlo.iota dim = 1 : tensor<192x192xi32>
    %322 = stablehlo.compare GE, %320, %321, SIGNED : (tensor<192x192xi32>, tensor<192x192xi32>) -> tensor<192x192xi1>
    %323 = stablehlo.convert %arg27 : (tensor<192x576xf32>) -> tensor<192x576xbf16>
    %324 = stablehlo.dot_general %319, %323, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x576xbf16>) -> tensor<4x192x576xbf16>
    %325 = stablehlo.convert %arg26 : (tensor<576xf32>) -> tensor<576xbf16>
    %326 = stablehlo.broadcast_in_dim %325, dims = [2] : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<1x1x576xbf16>) -> tensor<4x192x576xbf16>
    %328 = stablehlo.add %324, %327 : tensor<4x192x576xbf16>
    %329 = stablehlo.reshape %328 : (tensor<4x192x576xbf16>) -> tensor<4x192x3x6x32xbf16>
    %330 = stablehlo.slice %329 [0:4, 0:192, 0:1, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %331 = stablehlo.reshape %330 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %332 = stablehlo.slice %329 [0:4, 0:192, 1:2, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %333 = stablehlo.reshape %332 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %334 = stablehlo.slice %329 [0:4, 0:192, 2:3, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %335 = stablehlo.reshape %334 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %336 = stablehlo.dot_general %331, %333, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %337 = stablehlo.convert %336 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %cst_59 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %339 = stablehlo.multiply %337, %338 : tensor<4x6x192x192xf32>
    %cst_60 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %340:2 = call @_where(%322, %339, %cst_60) : (tensor<192x192xi1>, tensor<4x6x192x192xf32>, tensor<f32>) -> (tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %341 = stablehlo.reduce(%340#0 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x6x192xf32>
    %343 = stablehlo.maximum %342, %341 : tensor<4x6x192xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %346 = stablehlo.subtract %340#0, %345 : tensor<4x6x192x192xf32>
    %347 = stablehlo.exponential %346 : tensor<4x6x192x192xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %351 = stablehlo.divide %347, %350 : tensor<4x6x192x192xf32>
    %352 = stablehlo.multiply %349, %349 : tensor<4x6x192x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x6x192x1xf32>
    %354 = stablehlo.divide %353, %352 : tensor<4x6x192x1xf32>
    %355 = stablehlo.convert %351 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %356 = stablehlo.dot_general %335, %355, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %357 = stablehlo.transpose %356, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %358 = stablehlo.reshape %357 : (tensor<4x192x6x32xbf16>) -> tensor<4x192x192xbf16>
    %359 = stablehlo.convert %arg25 : (tensor<192x192xf32>) -> tensor<192x192xbf16>
    %360 = stablehlo.dot_general %358, %359, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %361 = stablehlo.convert %arg24 : (tensor<192xf32>) -> tensor<192xbf16>
    %362 = stablehlo.broadcast_in_dim %361, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %364 = stablehlo.add %360, %363 : tensor<4x192x192xbf16>
    %365 = stablehlo.add %288, %364 : tensor<4x192x192xbf16>
    %366 = stablehlo.convert %365 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_66 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %370 = stablehlo.divide %368, %369 : tensor<4x192x1xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %372 = stablehlo.subtract %366, %371 : tensor<4x192x192xf32>
    %373 = chlo.square %372 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %375 = stablehlo.multiply %374, %372 : tensor<4x192x192xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%373 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_69 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %379 = stablehlo.divide %377, %378 : tensor<4x192x1xf32>
    %380 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %381 = stablehlo.subtract %366, %380 : tensor<4x192x192xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %383 = stablehlo.add %379, %382 : tensor<4x192x1xf32>
    %384 = stablehlo.rsqrt %383 : tensor<4x192x1xf32>
    %385 = stablehlo.divide %384, %383 : tensor<4x192x1xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %387 = stablehlo.multiply %386, %385 : tensor<4x192x1xf32>
    %388 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %389 = stablehlo.multiply %381, %388 : tensor<4x192x192xf32>
    %390 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %392 = stablehlo.multiply %389, %391 : tensor<4x192x192xf32>
    %393 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %395 = stablehlo.add %392, %394 : tensor<4x192x192xf32>
    %396 = stablehlo.convert %395 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %397 = stablehlo.convert %arg33 : (tensor<192x768xf32>) -> tensor<192x768xbf16>
    %398 = stablehlo.dot_general %396, %397, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x768xbf16>) -> tensor<4x192x768xbf16>
    %399 = stablehlo.convert %arg32 : (tensor<768xf32>) -> tensor<768xbf16>
    %400 = stablehlo.broadcast_in_dim %399, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x192x768xbf16>
    %402 = stablehlo.add %398, %401 : tensor<4x192x768xbf16>
    %403 = stablehlo.multiply %402, %402 : tensor<4x192x768xbf16>
    %404 = stablehlo.multiply %403, %402 : tensor<4x192x768xbf16>
    %405 = stablehlo.multiply %402, %402 : tensor<4x192x768xbf16>
    %cst_72 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %406 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %407 = stablehlo.multiply %406, %405 : tensor<4x192x768xbf16>
    %cst_73 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %408 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %409 = stablehlo.multiply %408, %404 : tensor<4x192x768xbf16>
    %410 = stablehlo.add %402, %409 : tensor<4x192x768xbf16>
    %cst_74 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %411 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %412 = stablehlo.multiply %411, %410 : tensor<4x192x768xbf16>
    %413 = stablehlo.tanh %412 : tensor<4x192x768xbf16>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %414 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %415 = stablehlo.subtract %414, %413 : tensor<4x192x768xbf16>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %416 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %417 = stablehlo.add %416, %413 : tensor<4x192x768xbf16>
    %cst_77 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %418 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %419 = stablehlo.multiply %418, %417 : tensor<4x192x768xbf16>
    %420 = stablehlo.multiply %402, %419 : tensor<4x192x768xbf16>
    %421 = stablehlo.convert %arg31 : (tensor<768x192xf32>) -> tensor<768x192xbf16>
    %422 = stablehlo.dot_general %420, %421, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<768x192xbf16>) -> tensor<4x192x192xbf16>
    %423 = stablehlo.convert %arg30 : (tensor<192xf32>) -> tensor<192xbf16>
    %424 = stablehlo.broadcast_in_dim %423, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %426 = stablehlo.add %422, %425 : tensor<4x192x192xbf16>
    %427 = stablehlo.add %365, %426 : tensor<4x192x192xbf16>
    %428 = stablehlo.convert %427 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_79 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %432 = stablehlo.divide %430, %431 : tensor<4x192x1xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %434 = stablehlo.subtract %428, %433 : tensor<4x192x192xf32>
    %435 = chlo.square %434 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %437 = stablehlo.multiply %436, %434 : tensor<4x192x192xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%435 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_82 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %441 = stablehlo.divide %439, %440 : tensor<4x192x1xf32>
    %442 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %443 = stablehlo.subtract %428, %442 : tensor<4x192x192xf32>
    %cst_83 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %445 = stablehlo.add %441, %444 : tensor<4x192x1xf32>
    %446 = stablehlo.rsqrt %445 : tensor<4x192x1xf32>
    %447 = stablehlo.divide %446, %445 : tensor<4x192x1xf32>
    %cst_84 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %449 = stablehlo.multiply %448, %447 : tensor<4x192x1xf32>
    %450 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %451 = stablehlo.multiply %443, %450 : tensor<4x192x192xf32>
    %452 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %454 = stablehlo.multiply %451, %453 : tensor<4x192x192xf32>
    %455 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %457 = stablehlo.add %454, %456 : tensor<4x192x192xf32>
    %458 = stablehlo.convert %457 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %459 = stablehlo.iota dim = 0 : tensor<192x192xi32>
    %460 = stablehlo.iota dim = 1 : tensor<192x192xi32>
    %461 = stablehlo.compare GE, %459, %460, SIGNED : (tensor<192x192xi32>, tensor<192x192xi32>) -> tensor<192x192xi1>
    %462 = stablehlo.convert %arg39 : (tensor<192x576xf32>) -> tensor<192x576xbf16>
    %463 = stablehlo.dot_general %458, %462, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x576xbf16>) -> tensor<4x192x576xbf16>
    %464 = stablehlo.convert %arg38 : (tensor<576xf32>) -> tensor<576xbf16>
    %465 = stablehlo.broadcast_in_dim %464, dims = [2] : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<1x1x576xbf16>) -> tensor<4x192x576xbf16>
    %467 = stablehlo.add %463, %466 : tensor<4x192x576xbf16>
    %468 = stablehlo.reshape %467 : (tensor<4x192x576xbf16>) -> tensor<4x192x3x6x32xbf16>
    %469 = stablehlo.slice %468 [0:4, 0:192, 0:1, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %470 = stablehlo.reshape %469 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %471 = stablehlo.slice %468 [0:4, 0:192, 1:2, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %472 = stablehlo.reshape %471 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %473 = stablehlo.slice %468 [0:4, 0:192, 2:3, 0:6, 0:32] : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %474 = stablehlo.reshape %473 : (tensor<4x192x1x6x32xbf16>) -> tensor<4x192x6x32xbf16>
    %475 = stablehlo.dot_general %470, %472, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %476 = stablehlo.convert %475 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %cst_85 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %478 = stablehlo.multiply %476, %477 : tensor<4x6x192x192xf32>
    %cst_86 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %479:2 = call @_where(%461, %478, %cst_86) : (tensor<192x192xi1>, tensor<4x6x192x192xf32>, tensor<f32>) -> (tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>)
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %480 = stablehlo.reduce(%479#0 init: %cst_87) applies stablehlo.maximum across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x6x192xf32>
    %482 = stablehlo.maximum %481, %480 : tensor<4x6x192xf32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %485 = stablehlo.subtract %479#0, %484 : tensor<4x6x192x192xf32>
    %486 = stablehlo.exponential %485 : tensor<4x6x192x192xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_89) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %490 = stablehlo.divide %486, %489 : tensor<4x6x192x192xf32>
    %491 = stablehlo.multiply %488, %488 : tensor<4x6x192x1xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x6x192x1xf32>
    %493 = stablehlo.divide %492, %491 : tensor<4x6x192x1xf32>
    %494 = stablehlo.convert %490 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %495 = stablehlo.dot_general %474, %494, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x192x6x32xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %496 = stablehlo.transpose %495, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %497 = stablehlo.reshape %496 : (tensor<4x192x6x32xbf16>) -> tensor<4x192x192xbf16>
    %498 = stablehlo.convert %arg37 : (tensor<192x192xf32>) -> tensor<192x192xbf16>
    %499 = stablehlo.dot_general %497, %498, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %500 = stablehlo.convert %arg36 : (tensor<192xf32>) -> tensor<192xbf16>
    %501 = stablehlo.broadcast_in_dim %500, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %503 = stablehlo.add %499, %502 : tensor<4x192x192xbf16>
    %504 = stablehlo.add %427, %503 : tensor<4x192x192xbf16>
    %505 = stablehlo.convert %504 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_92 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<4x192x1xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %511 = stablehlo.subtract %505, %510 : tensor<4x192x192xf32>
    %512 = chlo.square %511 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_93 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %514 = stablehlo.multiply %513, %511 : tensor<4x192x192xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %515 = stablehlo.reduce(%512 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_95 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %518 = stablehlo.divide %516, %517 : tensor<4x192x1xf32>
    %519 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %520 = stablehlo.subtract %505, %519 : tensor<4x192x192xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %522 = stablehlo.add %518, %521 : tensor<4x192x1xf32>
    %523 = stablehlo.rsqrt %522 : tensor<4x192x1xf32>
    %524 = stablehlo.divide %523, %522 : tensor<4x192x1xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %526 = stablehlo.multiply %525, %524 : tensor<4x192x1xf32>
    %527 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %528 = stablehlo.multiply %520, %527 : tensor<4x192x192xf32>
    %529 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %531 = stablehlo.multiply %528, %530 : tensor<4x192x192xf32>
    %532 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %534 = stablehlo.add %531, %533 : tensor<4x192x192xf32>
    %535 = stablehlo.convert %534 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %536 = stablehlo.convert %arg45 : (tensor<192x768xf32>) -> tensor<192x768xbf16>
    %537 = stablehlo.dot_general %535, %536, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x768xbf16>) -> tensor<4x192x768xbf16>
    %538 = stablehlo.convert %arg44 : (tensor<768xf32>) -> tensor<768xbf16>
    %539 = stablehlo.broadcast_in_dim %538, dims = [2] : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2] : (tensor<1x1x768xbf16>) -> tensor<4x192x768xbf16>
    %541 = stablehlo.add %537, %540 : tensor<4x192x768xbf16>
    %542 = stablehlo.multiply %541, %541 : tensor<4x192x768xbf16>
    %543 = stablehlo.multiply %542, %541 : tensor<4x192x768xbf16>
    %544 = stablehlo.multiply %541, %541 : tensor<4x192x768xbf16>
    %cst_98 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %545 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %546 = stablehlo.multiply %545, %544 : tensor<4x192x768xbf16>
    %cst_99 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %547 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %548 = stablehlo.multiply %547, %543 : tensor<4x192x768xbf16>
    %549 = stablehlo.add %541, %548 : tensor<4x192x768xbf16>
    %cst_100 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %550 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %551 = stablehlo.multiply %550, %549 : tensor<4x192x768xbf16>
    %552 = stablehlo.tanh %551 : tensor<4x192x768xbf16>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %553 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %554 = stablehlo.subtract %553, %552 : tensor<4x192x768xbf16>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %555 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %556 = stablehlo.add %555, %552 : tensor<4x192x768xbf16>
    %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %557 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %558 = stablehlo.multiply %557, %556 : tensor<4x192x768xbf16>
    %559 = stablehlo.multiply %541, %558 : tensor<4x192x768xbf16>
    %560 = stablehlo.convert %arg43 : (tensor<768x192xf32>) -> tensor<768x192xbf16>
    %561 = stablehlo.dot_general %559, %560, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<768x192xbf16>) -> tensor<4x192x192xbf16>
    %562 = stablehlo.convert %arg42 : (tensor<192xf32>) -> tensor<192xbf16>
    %563 = stablehlo.broadcast_in_dim %562, dims = [2] : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2] : (tensor<1x1x192xbf16>) -> tensor<4x192x192xbf16>
    %565 = stablehlo.add %561, %564 : tensor<4x192x192xbf16>
    %566 = stablehlo.add %504, %565 : tensor<4x192x192xbf16>
    %567 = stablehlo.convert %566 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_105 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %571 = stablehlo.divide %569, %570 : tensor<4x192x1xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %573 = stablehlo.subtract %567, %572 : tensor<4x192x192xf32>
    %574 = chlo.square %573 : tensor<4x192x192xf32> -> tensor<4x192x192xf32>
    %cst_106 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x192x192xf32>
    %576 = stablehlo.multiply %575, %573 : tensor<4x192x192xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%574 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_108 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %580 = stablehlo.divide %578, %579 : tensor<4x192x1xf32>
    %581 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %582 = stablehlo.subtract %567, %581 : tensor<4x192x192xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %584 = stablehlo.add %580, %583 : tensor<4x192x1xf32>
    %585 = stablehlo.rsqrt %584 : tensor<4x192x1xf32>
    %586 = stablehlo.divide %585, %584 : tensor<4x192x1xf32>
    %cst_110 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %588 = stablehlo.multiply %587, %586 : tensor<4x192x1xf32>
    %589 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %590 = stablehlo.multiply %582, %589 : tensor<4x192x192xf32>
    %591 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %593 = stablehlo.multiply %590, %592 : tensor<4x192x192xf32>
    %594 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %596 = stablehlo.add %593, %595 : tensor<4x192x192xf32>
    %597 = stablehlo.convert %596 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %598 = stablehlo.convert %arg49 : (tensor<4096x192xf32>) -> tensor<4096x192xbf16>
    %599 = stablehlo.transpose %598, dims = [1, 0] : (tensor<4096x192xbf16>) -> tensor<192x4096xbf16>
    %600 = stablehlo.dot_general %597, %599, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x4096xbf16>) -> tensor<4x192x4096xbf16>
    %601 = stablehlo.convert %600 : (tensor<4x192x4096xbf16>) -> tensor<4x192x4096xf32>
    %602:3 = call @log_softmax(%601) : (tensor<4x192x4096xf32>) -> (tensor<4x192x4096xf32>, tensor<4x192x4096xf32>, tensor<4x192x1xf32>)
    %603 = stablehlo.broadcast_in_dim %arg157, dims = [0, 1] : (tensor<4x192xi32>) -> tensor<4x192x1xi32>
    %604:2 = call @take_along_axis(%602#0, %603) : (tensor<4x192x4096xf32>, tensor<4x192x1xi32>) -> (tensor<4x192x1xf32>, tensor<4x192x1x1xi32>)
    %605 = stablehlo.reshape %604#0 : (tensor<4x192x1xf32>) -> tensor<4x192xf32>
    %606 = stablehlo.negate %605 : tensor<4x192xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192xf32>, tensor<f32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %608 = stablehlo.divide %607, %cst_112 : tensor<f32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_114 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %609 = stablehlo.divide %cst_113, %cst_114 : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [] : (tensor<f32>) -> tensor<4x192xf32>
    %611 = stablehlo.negate %610 : tensor<4x192xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %613 = call @take_along_axis_0(%604#1, %612) : (tensor<4x192x1x1xi32>, tensor<4x192x1xf32>) -> tensor<4x192x4096xf32>
    %614 = call @log_softmax_1(%602#1, %602#2, %613) : (tensor<4x192x4096xf32>, tensor<4x192x1xf32>, tensor<4x192x4096xf32>) -> tensor<4x192x4096xf32>
    %615 = stablehlo.convert %614 : (tensor<4x192x4096xf32>) -> tensor<4x192x4096xbf16>
    %616 = stablehlo.dot_general %615, %597, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x4096xbf16>, tensor<4x192x192xbf16>) -> tensor<4096x192xbf16>
    %617 = stablehlo.transpose %616, dims = [1, 0] : (tensor<4096x192xbf16>) -> tensor<192x4096xbf16>
    %618 = stablehlo.dot_general %615, %599, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x4096xbf16>, tensor<192x4096xbf16>) -> tensor<4x192x192xbf16>
    %619 = stablehlo.transpose %617, dims = [1, 0] : (tensor<192x4096xbf16>) -> tensor<4096x192xbf16>
    %620 = stablehlo.convert %619 : (tensor<4096x192xbf16>) -> tensor<4096x192xf32>
    %621 = stablehlo.convert %618 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %623 = stablehlo.reshape %622 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %625 = stablehlo.multiply %590, %621 : tensor<4x192x192xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %627 = stablehlo.reshape %626 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %628 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %629 = stablehlo.multiply %621, %628 : tensor<4x192x192xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%627 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %631 = stablehlo.multiply %582, %629 : tensor<4x192x192xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %633 = stablehlo.reshape %632 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %634 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %635 = stablehlo.multiply %629, %634 : tensor<4x192x192xf32>
    %636 = stablehlo.multiply %633, %588 : tensor<4x192x1xf32>
    %637 = stablehlo.negate %635 : tensor<4x192x192xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %639 = stablehlo.reshape %638 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_121 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %641 = stablehlo.divide %636, %640 : tensor<4x192x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %644 = stablehlo.multiply %643, %576 : tensor<4x192x192xf32>
    %645 = stablehlo.negate %644 : tensor<4x192x192xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %647 = stablehlo.reshape %646 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %648 = stablehlo.add %635, %644 : tensor<4x192x192xf32>
    %649 = stablehlo.add %639, %647 : tensor<4x192x1xf32>
    %cst_124 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %651 = stablehlo.divide %649, %650 : tensor<4x192x1xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %654 = stablehlo.add %648, %653 : tensor<4x192x192xf32>
    %655 = stablehlo.convert %654 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %656 = stablehlo.reduce(%655 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %657 = stablehlo.reshape %656 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %658 = stablehlo.reduce(%657 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %659 = stablehlo.convert %658 : (tensor<192xbf16>) -> tensor<192xf32>
    %660 = stablehlo.dot_general %655, %559, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x768xbf16>) -> tensor<192x768xbf16>
    %661 = stablehlo.transpose %660, dims = [1, 0] : (tensor<192x768xbf16>) -> tensor<768x192xbf16>
    %662 = stablehlo.dot_general %655, %560, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<768x192xbf16>) -> tensor<4x192x768xbf16>
    %663 = stablehlo.convert %661 : (tensor<768x192xbf16>) -> tensor<768x192xf32>
    %664 = stablehlo.multiply %541, %662 : tensor<4x192x768xbf16>
    %665 = stablehlo.multiply %662, %558 : tensor<4x192x768xbf16>
    %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %666 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %667 = stablehlo.multiply %666, %664 : tensor<4x192x768xbf16>
    %668 = stablehlo.multiply %667, %554 : tensor<4x192x768xbf16>
    %669 = stablehlo.multiply %668, %552 : tensor<4x192x768xbf16>
    %670 = stablehlo.add %668, %669 : tensor<4x192x768xbf16>
    %cst_129 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %671 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %672 = stablehlo.multiply %671, %670 : tensor<4x192x768xbf16>
    %673 = stablehlo.add %665, %672 : tensor<4x192x768xbf16>
    %cst_130 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %674 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %675 = stablehlo.multiply %674, %672 : tensor<4x192x768xbf16>
    %676 = stablehlo.multiply %675, %546 : tensor<4x192x768xbf16>
    %677 = stablehlo.add %673, %676 : tensor<4x192x768xbf16>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %678 = stablehlo.reduce(%677 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %679 = stablehlo.reshape %678 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %680 = stablehlo.reduce(%679 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %681 = stablehlo.convert %680 : (tensor<768xbf16>) -> tensor<768xf32>
    %682 = stablehlo.dot_general %677, %535, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<4x192x192xbf16>) -> tensor<768x192xbf16>
    %683 = stablehlo.transpose %682, dims = [1, 0] : (tensor<768x192xbf16>) -> tensor<192x768xbf16>
    %684 = stablehlo.dot_general %677, %536, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<192x768xbf16>) -> tensor<4x192x192xbf16>
    %685 = stablehlo.convert %683 : (tensor<192x768xbf16>) -> tensor<192x768xf32>
    %686 = stablehlo.convert %684 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %688 = stablehlo.reshape %687 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.reduce(%688 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %690 = stablehlo.multiply %528, %686 : tensor<4x192x192xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %692 = stablehlo.reshape %691 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %693 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %694 = stablehlo.multiply %686, %693 : tensor<4x192x192xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %695 = stablehlo.reduce(%692 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %696 = stablehlo.multiply %520, %694 : tensor<4x192x192xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %698 = stablehlo.reshape %697 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %699 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %700 = stablehlo.multiply %694, %699 : tensor<4x192x192xf32>
    %701 = stablehlo.multiply %698, %526 : tensor<4x192x1xf32>
    %702 = stablehlo.negate %700 : tensor<4x192x192xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %704 = stablehlo.reshape %703 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_139 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %706 = stablehlo.divide %701, %705 : tensor<4x192x1xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %707 = stablehlo.reduce(%706 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %709 = stablehlo.multiply %708, %514 : tensor<4x192x192xf32>
    %710 = stablehlo.negate %709 : tensor<4x192x192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %712 = stablehlo.reshape %711 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %713 = stablehlo.add %700, %709 : tensor<4x192x192xf32>
    %714 = stablehlo.add %704, %712 : tensor<4x192x1xf32>
    %cst_142 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %716 = stablehlo.divide %714, %715 : tensor<4x192x1xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %717 = stablehlo.reduce(%716 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %719 = stablehlo.add %713, %718 : tensor<4x192x192xf32>
    %720 = stablehlo.convert %719 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %721 = stablehlo.add %655, %720 : tensor<4x192x192xbf16>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %722 = stablehlo.reduce(%721 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %723 = stablehlo.reshape %722 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %724 = stablehlo.reduce(%723 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %725 = stablehlo.convert %724 : (tensor<192xbf16>) -> tensor<192xf32>
    %726 = stablehlo.dot_general %721, %497, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x192xbf16>) -> tensor<192x192xbf16>
    %727 = stablehlo.transpose %726, dims = [1, 0] : (tensor<192x192xbf16>) -> tensor<192x192xbf16>
    %728 = stablehlo.dot_general %721, %498, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %729 = stablehlo.convert %727 : (tensor<192x192xbf16>) -> tensor<192x192xf32>
    %730 = stablehlo.reshape %728 : (tensor<4x192x192xbf16>) -> tensor<4x192x6x32xbf16>
    %731 = stablehlo.transpose %730, dims = [0, 2, 3, 1] : (tensor<4x192x6x32xbf16>) -> tensor<4x6x32x192xbf16>
    %732 = stablehlo.dot_general %731, %474, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %733 = stablehlo.dot_general %731, %494, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %734 = stablehlo.transpose %733, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %735 = stablehlo.convert %732 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %736 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %737 = stablehlo.multiply %735, %736 : tensor<4x6x192x192xf32>
    %738 = stablehlo.multiply %737, %486 : tensor<4x6x192x192xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%738 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %740 = stablehlo.reshape %739 : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %741 = stablehlo.negate %740 : tensor<4x6x192x1xf32>
    %742 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %743 = stablehlo.divide %735, %742 : tensor<4x6x192x192xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.reduce(%741 init: %cst_147) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x1xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x192xf32>
    %746 = stablehlo.add %743, %745 : tensor<4x6x192x192xf32>
    %747 = stablehlo.multiply %746, %486 : tensor<4x6x192x192xf32>
    %748 = call @_where_2(%479#1, %747) : (tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xf32>
    %cst_148 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %750 = stablehlo.multiply %748, %749 : tensor<4x6x192x192xf32>
    %751 = stablehlo.convert %750 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %752 = stablehlo.dot_general %751, %470, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %753 = stablehlo.transpose %752, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %754 = stablehlo.dot_general %751, %472, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %755 = stablehlo.transpose %754, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %756 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %757 = stablehlo.pad %756, %cst_149, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %758 = stablehlo.broadcast_in_dim %753, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %759 = stablehlo.pad %758, %cst_150, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %760 = stablehlo.add %757, %759 : tensor<4x192x3x6x32xbf16>
    %761 = stablehlo.broadcast_in_dim %755, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %762 = stablehlo.pad %761, %cst_151, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %763 = stablehlo.add %760, %762 : tensor<4x192x3x6x32xbf16>
    %764 = stablehlo.reshape %763 : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x576xbf16>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %765 = stablehlo.reduce(%764 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %766 = stablehlo.reshape %765 : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %767 = stablehlo.reduce(%766 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %768 = stablehlo.convert %767 : (tensor<576xbf16>) -> tensor<576xf32>
    %769 = stablehlo.dot_general %764, %458, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<4x192x192xbf16>) -> tensor<576x192xbf16>
    %770 = stablehlo.transpose %769, dims = [1, 0] : (tensor<576x192xbf16>) -> tensor<192x576xbf16>
    %771 = stablehlo.dot_general %764, %462, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<192x576xbf16>) -> tensor<4x192x192xbf16>
    %772 = stablehlo.convert %770 : (tensor<192x576xbf16>) -> tensor<192x576xf32>
    %773 = stablehlo.convert %771 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %774 = stablehlo.reduce(%773 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %775 = stablehlo.reshape %774 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %776 = stablehlo.reduce(%775 init: %cst_155) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %777 = stablehlo.multiply %451, %773 : tensor<4x192x192xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %779 = stablehlo.reshape %778 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %780 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %781 = stablehlo.multiply %773, %780 : tensor<4x192x192xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %782 = stablehlo.reduce(%779 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %783 = stablehlo.multiply %443, %781 : tensor<4x192x192xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %785 = stablehlo.reshape %784 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %786 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %787 = stablehlo.multiply %781, %786 : tensor<4x192x192xf32>
    %788 = stablehlo.multiply %785, %449 : tensor<4x192x1xf32>
    %789 = stablehlo.negate %787 : tensor<4x192x192xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %791 = stablehlo.reshape %790 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_160 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %793 = stablehlo.divide %788, %792 : tensor<4x192x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.reduce(%793 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %796 = stablehlo.multiply %795, %437 : tensor<4x192x192xf32>
    %797 = stablehlo.negate %796 : tensor<4x192x192xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %798 = stablehlo.reduce(%797 init: %cst_162) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %799 = stablehlo.reshape %798 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %800 = stablehlo.add %787, %796 : tensor<4x192x192xf32>
    %801 = stablehlo.add %791, %799 : tensor<4x192x1xf32>
    %cst_163 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %803 = stablehlo.divide %801, %802 : tensor<4x192x1xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_164) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %806 = stablehlo.add %800, %805 : tensor<4x192x192xf32>
    %807 = stablehlo.convert %806 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %808 = stablehlo.add %721, %807 : tensor<4x192x192xbf16>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %809 = stablehlo.reduce(%808 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %810 = stablehlo.reshape %809 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %811 = stablehlo.reduce(%810 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %812 = stablehlo.convert %811 : (tensor<192xbf16>) -> tensor<192xf32>
    %813 = stablehlo.dot_general %808, %420, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x768xbf16>) -> tensor<192x768xbf16>
    %814 = stablehlo.transpose %813, dims = [1, 0] : (tensor<192x768xbf16>) -> tensor<768x192xbf16>
    %815 = stablehlo.dot_general %808, %421, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<768x192xbf16>) -> tensor<4x192x768xbf16>
    %816 = stablehlo.convert %814 : (tensor<768x192xbf16>) -> tensor<768x192xf32>
    %817 = stablehlo.multiply %402, %815 : tensor<4x192x768xbf16>
    %818 = stablehlo.multiply %815, %419 : tensor<4x192x768xbf16>
    %cst_167 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %819 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %820 = stablehlo.multiply %819, %817 : tensor<4x192x768xbf16>
    %821 = stablehlo.multiply %820, %415 : tensor<4x192x768xbf16>
    %822 = stablehlo.multiply %821, %413 : tensor<4x192x768xbf16>
    %823 = stablehlo.add %821, %822 : tensor<4x192x768xbf16>
    %cst_168 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %824 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %825 = stablehlo.multiply %824, %823 : tensor<4x192x768xbf16>
    %826 = stablehlo.add %818, %825 : tensor<4x192x768xbf16>
    %cst_169 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %827 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %828 = stablehlo.multiply %827, %825 : tensor<4x192x768xbf16>
    %829 = stablehlo.multiply %828, %407 : tensor<4x192x768xbf16>
    %830 = stablehlo.add %826, %829 : tensor<4x192x768xbf16>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %831 = stablehlo.reduce(%830 init: %cst_170) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %832 = stablehlo.reshape %831 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %833 = stablehlo.reduce(%832 init: %cst_171) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %834 = stablehlo.convert %833 : (tensor<768xbf16>) -> tensor<768xf32>
    %835 = stablehlo.dot_general %830, %396, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<4x192x192xbf16>) -> tensor<768x192xbf16>
    %836 = stablehlo.transpose %835, dims = [1, 0] : (tensor<768x192xbf16>) -> tensor<192x768xbf16>
    %837 = stablehlo.dot_general %830, %397, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<192x768xbf16>) -> tensor<4x192x192xbf16>
    %838 = stablehlo.convert %836 : (tensor<192x768xbf16>) -> tensor<192x768xf32>
    %839 = stablehlo.convert %837 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %840 = stablehlo.reduce(%839 init: %cst_172) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %841 = stablehlo.reshape %840 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %842 = stablehlo.reduce(%841 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %843 = stablehlo.multiply %389, %839 : tensor<4x192x192xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%843 init: %cst_174) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %845 = stablehlo.reshape %844 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %846 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %847 = stablehlo.multiply %839, %846 : tensor<4x192x192xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %848 = stablehlo.reduce(%845 init: %cst_175) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %849 = stablehlo.multiply %381, %847 : tensor<4x192x192xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_176) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %851 = stablehlo.reshape %850 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %852 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %853 = stablehlo.multiply %847, %852 : tensor<4x192x192xf32>
    %854 = stablehlo.multiply %851, %387 : tensor<4x192x1xf32>
    %855 = stablehlo.negate %853 : tensor<4x192x192xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %856 = stablehlo.reduce(%855 init: %cst_177) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %857 = stablehlo.reshape %856 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_178 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %859 = stablehlo.divide %854, %858 : tensor<4x192x1xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %862 = stablehlo.multiply %861, %375 : tensor<4x192x192xf32>
    %863 = stablehlo.negate %862 : tensor<4x192x192xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %864 = stablehlo.reduce(%863 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %865 = stablehlo.reshape %864 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %866 = stablehlo.add %853, %862 : tensor<4x192x192xf32>
    %867 = stablehlo.add %857, %865 : tensor<4x192x1xf32>
    %cst_181 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %869 = stablehlo.divide %867, %868 : tensor<4x192x1xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %870 = stablehlo.reduce(%869 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %872 = stablehlo.add %866, %871 : tensor<4x192x192xf32>
    %873 = stablehlo.convert %872 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %874 = stablehlo.add %808, %873 : tensor<4x192x192xbf16>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %875 = stablehlo.reduce(%874 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %876 = stablehlo.reshape %875 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %877 = stablehlo.reduce(%876 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %878 = stablehlo.convert %877 : (tensor<192xbf16>) -> tensor<192xf32>
    %879 = stablehlo.dot_general %874, %358, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x192xbf16>) -> tensor<192x192xbf16>
    %880 = stablehlo.transpose %879, dims = [1, 0] : (tensor<192x192xbf16>) -> tensor<192x192xbf16>
    %881 = stablehlo.dot_general %874, %359, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %882 = stablehlo.convert %880 : (tensor<192x192xbf16>) -> tensor<192x192xf32>
    %883 = stablehlo.reshape %881 : (tensor<4x192x192xbf16>) -> tensor<4x192x6x32xbf16>
    %884 = stablehlo.transpose %883, dims = [0, 2, 3, 1] : (tensor<4x192x6x32xbf16>) -> tensor<4x6x32x192xbf16>
    %885 = stablehlo.dot_general %884, %335, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %886 = stablehlo.dot_general %884, %355, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %887 = stablehlo.transpose %886, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %888 = stablehlo.convert %885 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %889 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %890 = stablehlo.multiply %888, %889 : tensor<4x6x192x192xf32>
    %891 = stablehlo.multiply %890, %347 : tensor<4x6x192x192xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %892 = stablehlo.reduce(%891 init: %cst_185) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %893 = stablehlo.reshape %892 : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %894 = stablehlo.negate %893 : tensor<4x6x192x1xf32>
    %895 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %896 = stablehlo.divide %888, %895 : tensor<4x6x192x192xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%894 init: %cst_186) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x1xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x192xf32>
    %899 = stablehlo.add %896, %898 : tensor<4x6x192x192xf32>
    %900 = stablehlo.multiply %899, %347 : tensor<4x6x192x192xf32>
    %901 = call @_where_2(%340#1, %900) : (tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xf32>
    %cst_187 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %903 = stablehlo.multiply %901, %902 : tensor<4x6x192x192xf32>
    %904 = stablehlo.convert %903 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %905 = stablehlo.dot_general %904, %331, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %906 = stablehlo.transpose %905, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %907 = stablehlo.dot_general %904, %333, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %908 = stablehlo.transpose %907, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %909 = stablehlo.broadcast_in_dim %887, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %910 = stablehlo.pad %909, %cst_188, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %911 = stablehlo.broadcast_in_dim %906, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %912 = stablehlo.pad %911, %cst_189, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %913 = stablehlo.add %910, %912 : tensor<4x192x3x6x32xbf16>
    %914 = stablehlo.broadcast_in_dim %908, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %915 = stablehlo.pad %914, %cst_190, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %916 = stablehlo.add %913, %915 : tensor<4x192x3x6x32xbf16>
    %917 = stablehlo.reshape %916 : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x576xbf16>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %918 = stablehlo.reduce(%917 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %919 = stablehlo.reshape %918 : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %920 = stablehlo.reduce(%919 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %921 = stablehlo.convert %920 : (tensor<576xbf16>) -> tensor<576xf32>
    %922 = stablehlo.dot_general %917, %319, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<4x192x192xbf16>) -> tensor<576x192xbf16>
    %923 = stablehlo.transpose %922, dims = [1, 0] : (tensor<576x192xbf16>) -> tensor<192x576xbf16>
    %924 = stablehlo.dot_general %917, %323, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<192x576xbf16>) -> tensor<4x192x192xbf16>
    %925 = stablehlo.convert %923 : (tensor<192x576xbf16>) -> tensor<192x576xf32>
    %926 = stablehlo.convert %924 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %927 = stablehlo.reduce(%926 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %928 = stablehlo.reshape %927 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %929 = stablehlo.reduce(%928 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %930 = stablehlo.multiply %312, %926 : tensor<4x192x192xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %931 = stablehlo.reduce(%930 init: %cst_195) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %932 = stablehlo.reshape %931 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %933 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %934 = stablehlo.multiply %926, %933 : tensor<4x192x192xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %935 = stablehlo.reduce(%932 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %936 = stablehlo.multiply %304, %934 : tensor<4x192x192xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %937 = stablehlo.reduce(%936 init: %cst_197) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %938 = stablehlo.reshape %937 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %939 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %940 = stablehlo.multiply %934, %939 : tensor<4x192x192xf32>
    %941 = stablehlo.multiply %938, %310 : tensor<4x192x1xf32>
    %942 = stablehlo.negate %940 : tensor<4x192x192xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %943 = stablehlo.reduce(%942 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %944 = stablehlo.reshape %943 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_199 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %946 = stablehlo.divide %941, %945 : tensor<4x192x1xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %947 = stablehlo.reduce(%946 init: %cst_200) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %948 = stablehlo.broadcast_in_dim %947, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %949 = stablehlo.multiply %948, %298 : tensor<4x192x192xf32>
    %950 = stablehlo.negate %949 : tensor<4x192x192xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %951 = stablehlo.reduce(%950 init: %cst_201) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %952 = stablehlo.reshape %951 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %953 = stablehlo.add %940, %949 : tensor<4x192x192xf32>
    %954 = stablehlo.add %944, %952 : tensor<4x192x1xf32>
    %cst_202 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %956 = stablehlo.divide %954, %955 : tensor<4x192x1xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %957 = stablehlo.reduce(%956 init: %cst_203) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %958 = stablehlo.broadcast_in_dim %957, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %959 = stablehlo.add %953, %958 : tensor<4x192x192xf32>
    %960 = stablehlo.convert %959 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %961 = stablehlo.add %874, %960 : tensor<4x192x192xbf16>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %962 = stablehlo.reduce(%961 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %963 = stablehlo.reshape %962 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %964 = stablehlo.reduce(%963 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %965 = stablehlo.convert %964 : (tensor<192xbf16>) -> tensor<192xf32>
    %966 = stablehlo.dot_general %961, %281, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x768xbf16>) -> tensor<192x768xbf16>
    %967 = stablehlo.transpose %966, dims = [1, 0] : (tensor<192x768xbf16>) -> tensor<768x192xbf16>
    %968 = stablehlo.dot_general %961, %282, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<768x192xbf16>) -> tensor<4x192x768xbf16>
    %969 = stablehlo.convert %967 : (tensor<768x192xbf16>) -> tensor<768x192xf32>
    %970 = stablehlo.multiply %263, %968 : tensor<4x192x768xbf16>
    %971 = stablehlo.multiply %968, %280 : tensor<4x192x768xbf16>
    %cst_206 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %972 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %973 = stablehlo.multiply %972, %970 : tensor<4x192x768xbf16>
    %974 = stablehlo.multiply %973, %276 : tensor<4x192x768xbf16>
    %975 = stablehlo.multiply %974, %274 : tensor<4x192x768xbf16>
    %976 = stablehlo.add %974, %975 : tensor<4x192x768xbf16>
    %cst_207 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %977 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %978 = stablehlo.multiply %977, %976 : tensor<4x192x768xbf16>
    %979 = stablehlo.add %971, %978 : tensor<4x192x768xbf16>
    %cst_208 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %980 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %981 = stablehlo.multiply %980, %978 : tensor<4x192x768xbf16>
    %982 = stablehlo.multiply %981, %268 : tensor<4x192x768xbf16>
    %983 = stablehlo.add %979, %982 : tensor<4x192x768xbf16>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %984 = stablehlo.reduce(%983 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %985 = stablehlo.reshape %984 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %986 = stablehlo.reduce(%985 init: %cst_210) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %987 = stablehlo.convert %986 : (tensor<768xbf16>) -> tensor<768xf32>
    %988 = stablehlo.dot_general %983, %257, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<4x192x192xbf16>) -> tensor<768x192xbf16>
    %989 = stablehlo.transpose %988, dims = [1, 0] : (tensor<768x192xbf16>) -> tensor<192x768xbf16>
    %990 = stablehlo.dot_general %983, %258, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<192x768xbf16>) -> tensor<4x192x192xbf16>
    %991 = stablehlo.convert %989 : (tensor<192x768xbf16>) -> tensor<192x768xf32>
    %992 = stablehlo.convert %990 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %993 = stablehlo.reduce(%992 init: %cst_211) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %994 = stablehlo.reshape %993 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %995 = stablehlo.reduce(%994 init: %cst_212) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %996 = stablehlo.multiply %250, %992 : tensor<4x192x192xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %997 = stablehlo.reduce(%996 init: %cst_213) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %998 = stablehlo.reshape %997 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %999 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %1000 = stablehlo.multiply %992, %999 : tensor<4x192x192xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1001 = stablehlo.reduce(%998 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1002 = stablehlo.multiply %242, %1000 : tensor<4x192x192xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1003 = stablehlo.reduce(%1002 init: %cst_215) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1004 = stablehlo.reshape %1003 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1005 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %1006 = stablehlo.multiply %1000, %1005 : tensor<4x192x192xf32>
    %1007 = stablehlo.multiply %1004, %248 : tensor<4x192x1xf32>
    %1008 = stablehlo.negate %1006 : tensor<4x192x192xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_217 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1012 = stablehlo.divide %1007, %1011 : tensor<4x192x1xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1012 init: %cst_218) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1015 = stablehlo.multiply %1014, %236 : tensor<4x192x192xf32>
    %1016 = stablehlo.negate %1015 : tensor<4x192x192xf32>
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1017 = stablehlo.reduce(%1016 init: %cst_219) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1018 = stablehlo.reshape %1017 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1019 = stablehlo.add %1006, %1015 : tensor<4x192x192xf32>
    %1020 = stablehlo.add %1010, %1018 : tensor<4x192x1xf32>
    %cst_220 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1022 = stablehlo.divide %1020, %1021 : tensor<4x192x1xf32>
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%1022 init: %cst_221) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1025 = stablehlo.add %1019, %1024 : tensor<4x192x192xf32>
    %1026 = stablehlo.convert %1025 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %1027 = stablehlo.add %961, %1026 : tensor<4x192x192xbf16>
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1028 = stablehlo.reduce(%1027 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1029 = stablehlo.reshape %1028 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1030 = stablehlo.reduce(%1029 init: %cst_223) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1031 = stablehlo.convert %1030 : (tensor<192xbf16>) -> tensor<192xf32>
    %1032 = stablehlo.dot_general %1027, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x192xbf16>) -> tensor<192x192xbf16>
    %1033 = stablehlo.transpose %1032, dims = [1, 0] : (tensor<192x192xbf16>) -> tensor<192x192xbf16>
    %1034 = stablehlo.dot_general %1027, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %1035 = stablehlo.convert %1033 : (tensor<192x192xbf16>) -> tensor<192x192xf32>
    %1036 = stablehlo.reshape %1034 : (tensor<4x192x192xbf16>) -> tensor<4x192x6x32xbf16>
    %1037 = stablehlo.transpose %1036, dims = [0, 2, 3, 1] : (tensor<4x192x6x32xbf16>) -> tensor<4x6x32x192xbf16>
    %1038 = stablehlo.dot_general %1037, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %1039 = stablehlo.dot_general %1037, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %1040 = stablehlo.transpose %1039, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %1041 = stablehlo.convert %1038 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %1042 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %1043 = stablehlo.multiply %1041, %1042 : tensor<4x6x192x192xf32>
    %1044 = stablehlo.multiply %1043, %208 : tensor<4x6x192x192xf32>
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1045 = stablehlo.reduce(%1044 init: %cst_224) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %1046 = stablehlo.reshape %1045 : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %1047 = stablehlo.negate %1046 : tensor<4x6x192x1xf32>
    %1048 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %1049 = stablehlo.divide %1041, %1048 : tensor<4x6x192x192xf32>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1050 = stablehlo.reduce(%1047 init: %cst_225) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x1xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x192xf32>
    %1052 = stablehlo.add %1049, %1051 : tensor<4x6x192x192xf32>
    %1053 = stablehlo.multiply %1052, %208 : tensor<4x6x192x192xf32>
    %1054 = call @_where_2(%201#1, %1053) : (tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xf32>
    %cst_226 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %1056 = stablehlo.multiply %1054, %1055 : tensor<4x6x192x192xf32>
    %1057 = stablehlo.convert %1056 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %1058 = stablehlo.dot_general %1057, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %1059 = stablehlo.transpose %1058, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %1060 = stablehlo.dot_general %1057, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %1061 = stablehlo.transpose %1060, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %1062 = stablehlo.broadcast_in_dim %1040, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1063 = stablehlo.pad %1062, %cst_227, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1064 = stablehlo.broadcast_in_dim %1059, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1065 = stablehlo.pad %1064, %cst_228, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1066 = stablehlo.add %1063, %1065 : tensor<4x192x3x6x32xbf16>
    %1067 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1068 = stablehlo.pad %1067, %cst_229, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1069 = stablehlo.add %1066, %1068 : tensor<4x192x3x6x32xbf16>
    %1070 = stablehlo.reshape %1069 : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x576xbf16>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1071 = stablehlo.reduce(%1070 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %1072 = stablehlo.reshape %1071 : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1073 = stablehlo.reduce(%1072 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %1074 = stablehlo.convert %1073 : (tensor<576xbf16>) -> tensor<576xf32>
    %1075 = stablehlo.dot_general %1070, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<4x192x192xbf16>) -> tensor<576x192xbf16>
    %1076 = stablehlo.transpose %1075, dims = [1, 0] : (tensor<576x192xbf16>) -> tensor<192x576xbf16>
    %1077 = stablehlo.dot_general %1070, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<192x576xbf16>) -> tensor<4x192x192xbf16>
    %1078 = stablehlo.convert %1076 : (tensor<192x576xbf16>) -> tensor<192x576xf32>
    %1079 = stablehlo.convert %1077 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1080 = stablehlo.reduce(%1079 init: %cst_232) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1081 = stablehlo.reshape %1080 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1082 = stablehlo.reduce(%1081 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1083 = stablehlo.multiply %173, %1079 : tensor<4x192x192xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1084 = stablehlo.reduce(%1083 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1085 = stablehlo.reshape %1084 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1086 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %1087 = stablehlo.multiply %1079, %1086 : tensor<4x192x192xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1088 = stablehlo.reduce(%1085 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1089 = stablehlo.multiply %165, %1087 : tensor<4x192x192xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1090 = stablehlo.reduce(%1089 init: %cst_236) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1091 = stablehlo.reshape %1090 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1092 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %1093 = stablehlo.multiply %1087, %1092 : tensor<4x192x192xf32>
    %1094 = stablehlo.multiply %1091, %171 : tensor<4x192x1xf32>
    %1095 = stablehlo.negate %1093 : tensor<4x192x192xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1096 = stablehlo.reduce(%1095 init: %cst_237) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1097 = stablehlo.reshape %1096 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_238 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1099 = stablehlo.divide %1094, %1098 : tensor<4x192x1xf32>
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.reduce(%1099 init: %cst_239) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1101 = stablehlo.broadcast_in_dim %1100, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1102 = stablehlo.multiply %1101, %159 : tensor<4x192x192xf32>
    %1103 = stablehlo.negate %1102 : tensor<4x192x192xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1104 = stablehlo.reduce(%1103 init: %cst_240) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1105 = stablehlo.reshape %1104 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1106 = stablehlo.add %1093, %1102 : tensor<4x192x192xf32>
    %1107 = stablehlo.add %1097, %1105 : tensor<4x192x1xf32>
    %cst_241 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1109 = stablehlo.divide %1107, %1108 : tensor<4x192x1xf32>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1110 = stablehlo.reduce(%1109 init: %cst_242) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1112 = stablehlo.add %1106, %1111 : tensor<4x192x192xf32>
    %1113 = stablehlo.convert %1112 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %1114 = stablehlo.add %1027, %1113 : tensor<4x192x192xbf16>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1115 = stablehlo.reduce(%1114 init: %cst_243) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1116 = stablehlo.reshape %1115 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1117 = stablehlo.reduce(%1116 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1118 = stablehlo.convert %1117 : (tensor<192xbf16>) -> tensor<192xf32>
    %1119 = stablehlo.dot_general %1114, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x768xbf16>) -> tensor<192x768xbf16>
    %1120 = stablehlo.transpose %1119, dims = [1, 0] : (tensor<192x768xbf16>) -> tensor<768x192xbf16>
    %1121 = stablehlo.dot_general %1114, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<768x192xbf16>) -> tensor<4x192x768xbf16>
    %1122 = stablehlo.convert %1120 : (tensor<768x192xbf16>) -> tensor<768x192xf32>
    %1123 = stablehlo.multiply %124, %1121 : tensor<4x192x768xbf16>
    %1124 = stablehlo.multiply %1121, %141 : tensor<4x192x768xbf16>
    %cst_245 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1125 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %1126 = stablehlo.multiply %1125, %1123 : tensor<4x192x768xbf16>
    %1127 = stablehlo.multiply %1126, %137 : tensor<4x192x768xbf16>
    %1128 = stablehlo.multiply %1127, %135 : tensor<4x192x768xbf16>
    %1129 = stablehlo.add %1127, %1128 : tensor<4x192x768xbf16>
    %cst_246 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1130 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %1131 = stablehlo.multiply %1130, %1129 : tensor<4x192x768xbf16>
    %1132 = stablehlo.add %1124, %1131 : tensor<4x192x768xbf16>
    %cst_247 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1133 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<bf16>) -> tensor<4x192x768xbf16>
    %1134 = stablehlo.multiply %1133, %1131 : tensor<4x192x768xbf16>
    %1135 = stablehlo.multiply %1134, %129 : tensor<4x192x768xbf16>
    %1136 = stablehlo.add %1132, %1135 : tensor<4x192x768xbf16>
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1137 = stablehlo.reduce(%1136 init: %cst_248) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1138 = stablehlo.reshape %1137 : (tensor<768xbf16>) -> tensor<1x1x768xbf16>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1139 = stablehlo.reduce(%1138 init: %cst_249) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x768xbf16>, tensor<bf16>) -> tensor<768xbf16>
    %1140 = stablehlo.convert %1139 : (tensor<768xbf16>) -> tensor<768xf32>
    %1141 = stablehlo.dot_general %1136, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<4x192x192xbf16>) -> tensor<768x192xbf16>
    %1142 = stablehlo.transpose %1141, dims = [1, 0] : (tensor<768x192xbf16>) -> tensor<192x768xbf16>
    %1143 = stablehlo.dot_general %1136, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x768xbf16>, tensor<192x768xbf16>) -> tensor<4x192x192xbf16>
    %1144 = stablehlo.convert %1142 : (tensor<192x768xbf16>) -> tensor<192x768xf32>
    %1145 = stablehlo.convert %1143 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1146 = stablehlo.reduce(%1145 init: %cst_250) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1147 = stablehlo.reshape %1146 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1148 = stablehlo.reduce(%1147 init: %cst_251) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1149 = stablehlo.multiply %111, %1145 : tensor<4x192x192xf32>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1150 = stablehlo.reduce(%1149 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1151 = stablehlo.reshape %1150 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1152 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %1153 = stablehlo.multiply %1145, %1152 : tensor<4x192x192xf32>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1154 = stablehlo.reduce(%1151 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1155 = stablehlo.multiply %103, %1153 : tensor<4x192x192xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1156 = stablehlo.reduce(%1155 init: %cst_254) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1157 = stablehlo.reshape %1156 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1158 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %1159 = stablehlo.multiply %1153, %1158 : tensor<4x192x192xf32>
    %1160 = stablehlo.multiply %1157, %109 : tensor<4x192x1xf32>
    %1161 = stablehlo.negate %1159 : tensor<4x192x192xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1162 = stablehlo.reduce(%1161 init: %cst_255) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1163 = stablehlo.reshape %1162 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_256 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1165 = stablehlo.divide %1160, %1164 : tensor<4x192x1xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1166 = stablehlo.reduce(%1165 init: %cst_257) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1168 = stablehlo.multiply %1167, %97 : tensor<4x192x192xf32>
    %1169 = stablehlo.negate %1168 : tensor<4x192x192xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1170 = stablehlo.reduce(%1169 init: %cst_258) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1171 = stablehlo.reshape %1170 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1172 = stablehlo.add %1159, %1168 : tensor<4x192x192xf32>
    %1173 = stablehlo.add %1163, %1171 : tensor<4x192x1xf32>
    %cst_259 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1175 = stablehlo.divide %1173, %1174 : tensor<4x192x1xf32>
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1176 = stablehlo.reduce(%1175 init: %cst_260) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1177 = stablehlo.broadcast_in_dim %1176, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1178 = stablehlo.add %1172, %1177 : tensor<4x192x192xf32>
    %1179 = stablehlo.convert %1178 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %1180 = stablehlo.add %1114, %1179 : tensor<4x192x192xbf16>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1181 = stablehlo.reduce(%1180 init: %cst_261) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1182 = stablehlo.reshape %1181 : (tensor<192xbf16>) -> tensor<1x1x192xbf16>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1183 = stablehlo.reduce(%1182 init: %cst_262) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xbf16>, tensor<bf16>) -> tensor<192xbf16>
    %1184 = stablehlo.convert %1183 : (tensor<192xbf16>) -> tensor<192xf32>
    %1185 = stablehlo.dot_general %1180, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<4x192x192xbf16>) -> tensor<192x192xbf16>
    %1186 = stablehlo.transpose %1185, dims = [1, 0] : (tensor<192x192xbf16>) -> tensor<192x192xbf16>
    %1187 = stablehlo.dot_general %1180, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x192xbf16>, tensor<192x192xbf16>) -> tensor<4x192x192xbf16>
    %1188 = stablehlo.convert %1186 : (tensor<192x192xbf16>) -> tensor<192x192xf32>
    %1189 = stablehlo.reshape %1187 : (tensor<4x192x192xbf16>) -> tensor<4x192x6x32xbf16>
    %1190 = stablehlo.transpose %1189, dims = [0, 2, 3, 1] : (tensor<4x192x6x32xbf16>) -> tensor<4x6x32x192xbf16>
    %1191 = stablehlo.dot_general %1190, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x192xbf16>
    %1192 = stablehlo.dot_general %1190, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x6x32x192xbf16>, tensor<4x6x192x192xbf16>) -> tensor<4x6x32x192xbf16>
    %1193 = stablehlo.transpose %1192, dims = [0, 3, 1, 2] : (tensor<4x6x32x192xbf16>) -> tensor<4x192x6x32xbf16>
    %1194 = stablehlo.convert %1191 : (tensor<4x6x192x192xbf16>) -> tensor<4x6x192x192xf32>
    %1195 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %1196 = stablehlo.multiply %1194, %1195 : tensor<4x6x192x192xf32>
    %1197 = stablehlo.multiply %1196, %69 : tensor<4x6x192x192xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1198 = stablehlo.reduce(%1197 init: %cst_263) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x192xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %1199 = stablehlo.reshape %1198 : (tensor<4x6x192xf32>) -> tensor<4x6x192x1xf32>
    %1200 = stablehlo.negate %1199 : tensor<4x6x192x1xf32>
    %1201 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x6x192x1xf32>) -> tensor<4x6x192x192xf32>
    %1202 = stablehlo.divide %1194, %1201 : tensor<4x6x192x192xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1203 = stablehlo.reduce(%1200 init: %cst_264) applies stablehlo.add across dimensions = [3] : (tensor<4x6x192x1xf32>, tensor<f32>) -> tensor<4x6x192xf32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [0, 1, 2] : (tensor<4x6x192xf32>) -> tensor<4x6x192x192xf32>
    %1205 = stablehlo.add %1202, %1204 : tensor<4x6x192x192xf32>
    %1206 = stablehlo.multiply %1205, %69 : tensor<4x6x192x192xf32>
    %1207 = call @_where_2(%62#1, %1206) : (tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xf32>
    %cst_265 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %1208 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %1209 = stablehlo.multiply %1207, %1208 : tensor<4x6x192x192xf32>
    %1210 = stablehlo.convert %1209 : (tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xbf16>
    %1211 = stablehlo.dot_general %1210, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %1212 = stablehlo.transpose %1211, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %1213 = stablehlo.dot_general %1210, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x192x192xbf16>, tensor<4x192x6x32xbf16>) -> tensor<4x6x192x32xbf16>
    %1214 = stablehlo.transpose %1213, dims = [0, 2, 1, 3] : (tensor<4x6x192x32xbf16>) -> tensor<4x192x6x32xbf16>
    %1215 = stablehlo.broadcast_in_dim %1193, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1216 = stablehlo.pad %1215, %cst_266, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1217 = stablehlo.broadcast_in_dim %1212, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1218 = stablehlo.pad %1217, %cst_267, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1219 = stablehlo.add %1216, %1218 : tensor<4x192x3x6x32xbf16>
    %1220 = stablehlo.broadcast_in_dim %1214, dims = [0, 1, 3, 4] : (tensor<4x192x6x32xbf16>) -> tensor<4x192x1x6x32xbf16>
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1221 = stablehlo.pad %1220, %cst_268, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x192x1x6x32xbf16>, tensor<bf16>) -> tensor<4x192x3x6x32xbf16>
    %1222 = stablehlo.add %1219, %1221 : tensor<4x192x3x6x32xbf16>
    %1223 = stablehlo.reshape %1222 : (tensor<4x192x3x6x32xbf16>) -> tensor<4x192x576xbf16>
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1224 = stablehlo.reduce(%1223 init: %cst_269) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %1225 = stablehlo.reshape %1224 : (tensor<576xbf16>) -> tensor<1x1x576xbf16>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1226 = stablehlo.reduce(%1225 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x576xbf16>, tensor<bf16>) -> tensor<576xbf16>
    %1227 = stablehlo.convert %1226 : (tensor<576xbf16>) -> tensor<576xf32>
    %1228 = stablehlo.dot_general %1223, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<4x192x192xbf16>) -> tensor<576x192xbf16>
    %1229 = stablehlo.transpose %1228, dims = [1, 0] : (tensor<576x192xbf16>) -> tensor<192x576xbf16>
    %1230 = stablehlo.dot_general %1223, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x192x576xbf16>, tensor<192x576xbf16>) -> tensor<4x192x192xbf16>
    %1231 = stablehlo.convert %1229 : (tensor<192x576xbf16>) -> tensor<192x576xf32>
    %1232 = stablehlo.convert %1230 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1233 = stablehlo.reduce(%1232 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1234 = stablehlo.reshape %1233 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1236 = stablehlo.multiply %34, %1232 : tensor<4x192x192xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1237 = stablehlo.reduce(%1236 init: %cst_273) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1238 = stablehlo.reshape %1237 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %1239 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<4x192x192xf32>
    %1240 = stablehlo.multiply %1232, %1239 : tensor<4x192x192xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1241 = stablehlo.reduce(%1238 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %1242 = stablehlo.multiply %26, %1240 : tensor<4x192x192xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1243 = stablehlo.reduce(%1242 init: %cst_275) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1244 = stablehlo.reshape %1243 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1245 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x192xf32>
    %1246 = stablehlo.multiply %1240, %1245 : tensor<4x192x192xf32>
    %1247 = stablehlo.multiply %1244, %32 : tensor<4x192x1xf32>
    %1248 = stablehlo.negate %1246 : tensor<4x192x192xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1249 = stablehlo.reduce(%1248 init: %cst_276) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1250 = stablehlo.reshape %1249 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %cst_277 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1252 = stablehlo.divide %1247, %1251 : tensor<4x192x1xf32>
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1253 = stablehlo.reduce(%1252 init: %cst_278) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1255 = stablehlo.multiply %1254, %20 : tensor<4x192x192xf32>
    %1256 = stablehlo.negate %1255 : tensor<4x192x192xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1257 = stablehlo.reduce(%1256 init: %cst_279) applies stablehlo.add across dimensions = [2] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1258 = stablehlo.reshape %1257 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %1259 = stablehlo.add %1246, %1255 : tensor<4x192x192xf32>
    %1260 = stablehlo.add %1250, %1258 : tensor<4x192x1xf32>
    %cst_280 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %1262 = stablehlo.divide %1260, %1261 : tensor<4x192x1xf32>
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1263 = stablehlo.reduce(%1262 init: %cst_281) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x192xf32>
    %1265 = stablehlo.add %1259, %1264 : tensor<4x192x192xf32>
    %1266 = stablehlo.convert %1265 : (tensor<4x192x192xf32>) -> tensor<4x192x192xbf16>
    %1267 = stablehlo.add %1180, %1266 : tensor<4x192x192xbf16>
    %1268 = stablehlo.convert %1267 : (tensor<4x192x192xbf16>) -> tensor<4x192x192xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.reduce(%1268 init: %cst_282) applies stablehlo.add across dimensions = [0] : (tensor<4x192x192xf32>, tensor<f32>) -> tensor<192x192xf32>
    %1270 = stablehlo.reshape %1269 : (tensor<192x192xf32>) -> tensor<1x192x192xf32>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1271 = stablehlo.reduce(%1270 init: %cst_283) applies stablehlo.add across dimensions = [0] : (tensor<1x192x192xf32>, tensor<f32>) -> tensor<192x192xf32>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<4096x192xf32>
    %1273 = "stablehlo.scatter"(%1272, %5, %1268) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg159: tensor<f32>, %arg160: tensor<f32>):
      %1335 = stablehlo.add %arg159, %arg160 : tensor<f32>
      stablehlo.return %1335 : tensor<f32>
    }) : (tensor<4096x192xf32>, tensor<4x192x1xi32>, tensor<4x192x192xf32>) -> tensor<4096x192xf32>
    %1274 = stablehlo.add %620, %1273 : tensor<4096x192xf32>
    %c_285 = stablehlo.constant dense<1> : tensor<i32>
    %1275 = stablehlo.add %arg52, %c_285 : tensor<i32>
    %1276 = stablehlo.convert %1275 : (tensor<i32>) -> tensor<f32>
    %cst_286 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1277 = stablehlo.power %cst_286, %1276 : tensor<f32>
    %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1278 = stablehlo.subtract %cst_287, %1277 : tensor<f32>
    %cst_288 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1279 = stablehlo.divide %cst_288, %1278 : tensor<f32>
    %cst_289 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1280 = stablehlo.power %cst_289, %1276 : tensor<f32>
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1281 = stablehlo.subtract %cst_290, %1280 : tensor<f32>
    %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1282 = stablehlo.divide %cst_291, %1281 : tensor<f32>
    %1283:3 = call @adam_leaf(%arg0, %arg53, %arg105, %1184, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1284:3 = call @adam_leaf_3(%arg1, %arg54, %arg106, %1188, %1279, %1282) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1285:3 = call @adam_leaf_4(%arg2, %arg55, %arg107, %1227, %1279, %1282) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1286:3 = call @adam_leaf_5(%arg3, %arg56, %arg108, %1231, %1279, %1282) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1287:3 = call @adam_leaf(%arg4, %arg57, %arg109, %1241, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1288:3 = call @adam_leaf(%arg5, %arg58, %arg110, %1235, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1289:3 = call @adam_leaf(%arg6, %arg59, %arg111, %1118, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1290:3 = call @adam_leaf_6(%arg7, %arg60, %arg112, %1122, %1279, %1282) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1291:3 = call @adam_leaf_7(%arg8, %arg61, %arg113, %1140, %1279, %1282) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1292:3 = call @adam_leaf_8(%arg9, %arg62, %arg114, %1144, %1279, %1282) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1293:3 = call @adam_leaf(%arg10, %arg63, %arg115, %1154, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1294:3 = call @adam_leaf(%arg11, %arg64, %arg116, %1148, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1295:3 = call @adam_leaf(%arg12, %arg65, %arg117, %1031, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1296:3 = call @adam_leaf_3(%arg13, %arg66, %arg118, %1035, %1279, %1282) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1297:3 = call @adam_leaf_4(%arg14, %arg67, %arg119, %1074, %1279, %1282) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1298:3 = call @adam_leaf_5(%arg15, %arg68, %arg120, %1078, %1279, %1282) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1299:3 = call @adam_leaf(%arg16, %arg69, %arg121, %1088, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1300:3 = call @adam_leaf(%arg17, %arg70, %arg122, %1082, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1301:3 = call @adam_leaf(%arg18, %arg71, %arg123, %965, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1302:3 = call @adam_leaf_6(%arg19, %arg72, %arg124, %969, %1279, %1282) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1303:3 = call @adam_leaf_7(%arg20, %arg73, %arg125, %987, %1279, %1282) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1304:3 = call @adam_leaf_8(%arg21, %arg74, %arg126, %991, %1279, %1282) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1305:3 = call @adam_leaf(%arg22, %arg75, %arg127, %1001, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1306:3 = call @adam_leaf(%arg23, %arg76, %arg128, %995, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1307:3 = call @adam_leaf(%arg24, %arg77, %arg129, %878, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1308:3 = call @adam_leaf_3(%arg25, %arg78, %arg130, %882, %1279, %1282) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1309:3 = call @adam_leaf_4(%arg26, %arg79, %arg131, %921, %1279, %1282) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1310:3 = call @adam_leaf_5(%arg27, %arg80, %arg132, %925, %1279, %1282) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1311:3 = call @adam_leaf(%arg28, %arg81, %arg133, %935, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1312:3 = call @adam_leaf(%arg29, %arg82, %arg134, %929, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1313:3 = call @adam_leaf(%arg30, %arg83, %arg135, %812, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1314:3 = call @adam_leaf_6(%arg31, %arg84, %arg136, %816, %1279, %1282) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1315:3 = call @adam_leaf_7(%arg32, %arg85, %arg137, %834, %1279, %1282) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1316:3 = call @adam_leaf_8(%arg33, %arg86, %arg138, %838, %1279, %1282) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1317:3 = call @adam_leaf(%arg34, %arg87, %arg139, %848, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1318:3 = call @adam_leaf(%arg35, %arg88, %arg140, %842, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1319:3 = call @adam_leaf(%arg36, %arg89, %arg141, %725, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1320:3 = call @adam_leaf_3(%arg37, %arg90, %arg142, %729, %1279, %1282) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1321:3 = call @adam_leaf_4(%arg38, %arg91, %arg143, %768, %1279, %1282) : (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<f32>, tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>)
    %1322:3 = call @adam_leaf_5(%arg39, %arg92, %arg144, %772, %1279, %1282) : (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>)
    %1323:3 = call @adam_leaf(%arg40, %arg93, %arg145, %782, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1324:3 = call @adam_leaf(%arg41, %arg94, %arg146, %776, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1325:3 = call @adam_leaf(%arg42, %arg95, %arg147, %659, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1326:3 = call @adam_leaf_6(%arg43, %arg96, %arg148, %663, %1279, %1282) : (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>)
    %1327:3 = call @adam_leaf_7(%arg44, %arg97, %arg149, %681, %1279, %1282) : (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<f32>, tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>)
    %1328:3 = call @adam_leaf_8(%arg45, %arg98, %arg150, %685, %1279, %1282) : (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>)
    %1329:3 = call @adam_leaf(%arg46, %arg99, %arg151, %695, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1330:3 = call @adam_leaf(%arg47, %arg100, %arg152, %689, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1331:3 = call @adam_leaf_3(%arg48, %arg101, %arg153, %1271, %1279, %1282) : (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>)
    %1332:3 = call @adam_leaf_9(%arg49, %arg102, %arg154, %1274, %1279, %1282) : (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<f32>, tensor<f32>) -> (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>)
    %1333:3 = call @adam_leaf(%arg50, %arg103, %arg155, %630, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    %1334:3 = call @adam_leaf(%arg51, %arg104, %arg156, %624, %1279, %1282) : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>) -> (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>)
    return %1283#0, %1284#0, %1285#0, %1286#0, %1287#0, %1288#0, %1289#0, %1290#0, %1291#0, %1292#0, %1293#0, %1294#0, %1295#0, %1296#0, %1297#0, %1298#0, %1299#0, %1300#0, %1301#0, %1302#0, %1303#0, %1304#0, %1305#0, %1306#0, %1307#0, %1308#0, %1309#0, %1310#0, %1311#0, %1312#0, %1313#0, %1314#0, %1315#0, %1316#0, %1317#0, %1318#0, %1319#0, %1320#0, %1321#0, %1322#0, %1323#0, %1324#0, %1325#0, %1326#0, %1327#0, %1328#0, %1329#0, %1330#0, %1331#0, %1332#0, %1333#0, %1334#0, %1275, %1283#1, %1284#1, %1285#1, %1286#1, %1287#1, %1288#1, %1289#1, %1290#1, %1291#1, %1292#1, %1293#1, %1294#1, %1295#1, %1296#1, %1297#1, %1298#1, %1299#1, %1300#1, %1301#1, %1302#1, %1303#1, %1304#1, %1305#1, %1306#1, %1307#1, %1308#1, %1309#1, %1310#1, %1311#1, %1312#1, %1313#1, %1314#1, %1315#1, %1316#1, %1317#1, %1318#1, %1319#1, %1320#1, %1321#1, %1322#1, %1323#1, %1324#1, %1325#1, %1326#1, %1327#1, %1328#1, %1329#1, %1330#1, %1331#1, %1332#1, %1333#1, %1334#1, %1283#2, %1284#2, %1285#2, %1286#2, %1287#2, %1288#2, %1289#2, %1290#2, %1291#2, %1292#2, %1293#2, %1294#2, %1295#2, %1296#2, %1297#2, %1298#2, %1299#2, %1300#2, %1301#2, %1302#2, %1303#2, %1304#2, %1305#2, %1306#2, %1307#2, %1308#2, %1309#2, %1310#2, %1311#2, %1312#2, %1313#2, %1314#2, %1315#2, %1316#2, %1317#2, %1318#2, %1319#2, %1320#2, %1321#2, %1322#2, %1323#2, %1324#2, %1325#2, %1326#2, %1327#2, %1328#2, %1329#2, %1330#2, %1331#2, %1332#2, %1333#2, %1334#2, %608 : tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<i32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<576xf32>, tensor<192x576xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192x192xf32>, tensor<4096x192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<192x192xi1>, %arg1: tensor<4x6x192x192xf32>, %arg2: tensor<f32>) -> (tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<192x192xi1>) -> tensor<4x6x192x192xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>
    return %3, %1 : tensor<4x6x192x192xf32>, tensor<4x6x192x192xi1>
  }
  func.func private @log_softmax(%arg0: tensor<4x192x4096xf32>) -> (tensor<4x192x4096xf32>, tensor<4x192x4096xf32>, tensor<4x192x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x192x4096xf32>, tensor<f32>) -> tensor<4x192xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x192xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x192xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x4096xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x192x4096xf32>
    %6 = stablehlo.exponential %5 : tensor<4x192x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x192x4096xf32>, tensor<f32>) -> tensor<4x192xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %9 = stablehlo.log %8 : tensor<4x192x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x192x1xf32>) -> tensor<4x192x4096xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x192x4096xf32>
    return %11, %6, %8 : tensor<4x192x4096xf32>, tensor<4x192x4096xf32>, tensor<4x192x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x192x4096xf32>, %arg1: tensor<4x192x1xi32>) -> (tensor<4x192x1xf32>, tensor<4x192x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x192x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x192x1xi32>, tensor<4x192x1xi32>) -> tensor<4x192x1xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x192x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x192x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x192x1xi1>, tensor<4x192x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x192x1xi32>) -> tensor<4x192x1x1xi32>
    %c_1 = stablehlo.constant dense<4095> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x192x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x192x1x1xi32>, tensor<4x192x1x1xi32>) -> tensor<4x192x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x192x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x192x1x1xi32>, tensor<4x192x1x1xi32>) -> tensor<4x192x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x192x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x192x1x1xi1>, tensor<i1>) -> tensor<4x192x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x192x4096xf32>, tensor<4x192x1x1xi32>) -> tensor<4x192x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x192x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x192x1xi1>, tensor<4x192x1xf32>
    return %15, %5 : tensor<4x192x1xf32>, tensor<4x192x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x192x1x1xi32>, %arg1: tensor<4x192x1xf32>) -> tensor<4x192x4096xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x192x4096xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x192x4096xf32>, tensor<4x192x1x1xi32>, tensor<4x192x1xf32>) -> tensor<4x192x4096xf32>
    return %1 : tensor<4x192x4096xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x192x4096xf32>, %arg1: tensor<4x192x1xf32>, %arg2: tensor<4x192x4096xf32>) -> tensor<4x192x4096xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x192x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x192x4096xf32>, tensor<f32>) -> tensor<4x192xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x192xf32>) -> tensor<4x192x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x192x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x192x1xf32>, tensor<f32>) -> tensor<4x192xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x192xf32>) -> tensor<4x192x4096xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x192x4096xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x192x4096xf32>
    return %7 : tensor<4x192x4096xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x6x192x192xi1>, %arg1: tensor<4x6x192x192xf32>) -> tensor<4x6x192x192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6x192x192xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6x192x192xi1>, tensor<4x6x192x192xf32>
    return %1 : tensor<4x6x192x192xf32>
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
  func.func private @adam_leaf_3(%arg0: tensor<192x192xf32>, %arg1: tensor<192x192xf32>, %arg2: tensor<192x192xf32>, %arg3: tensor<192x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x192xf32>, tensor<192x192xf32>, tensor<192x192xf32>) {
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
  func.func private @adam_leaf_4(%arg0: tensor<576xf32>, %arg1: tensor<576xf32>, %arg2: tensor<576xf32>, %arg3: tensor<576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) {
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
  func.func private @adam_leaf_5(%arg0: tensor<192x576xf32>, %arg1: tensor<192x576xf32>, %arg2: tensor<192x576xf32>, %arg3: tensor<192x576xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x576xf32>, tensor<192x576xf32>, tensor<192x576xf32>) {
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
  func.func private @adam_leaf_6(%arg0: tensor<768x192xf32>, %arg1: tensor<768x192xf32>, %arg2: tensor<768x192xf32>, %arg3: tensor<768x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768x192xf32>, tensor<768x192xf32>, tensor<768x192xf32>) {
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
  func.func private @adam_leaf_7(%arg0: tensor<768xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) {
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
  func.func private @adam_leaf_8(%arg0: tensor<192x768xf32>, %arg1: tensor<192x768xf32>, %arg2: tensor<192x768xf32>, %arg3: tensor<192x768xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<192x768xf32>, tensor<192x768xf32>, tensor<192x768xf32>) {
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
  func.func private @adam_leaf_9(%arg0: tensor<4096x192xf32>, %arg1: tensor<4096x192xf32>, %arg2: tensor<4096x192xf32>, %arg3: tensor<4096x192xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4096x192xf32>, tensor<4096x192xf32>, tensor<4096x192xf32>) {
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
