module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<160xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<160x160xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<480xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<160x480xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<160xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<160xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<160xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<640x160xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<640xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<160x640xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<160xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<160xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<160xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<160x160xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<480xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<160x480xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<160xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<160xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<8x640x160xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<8x160x640xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<160x8xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<160xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<160xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<160xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<160x160xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<480xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<160x480xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<160xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<160xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<160xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<640x160xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<640xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<160x640xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<160xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<160xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<160xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<160x160xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<480xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<160x480xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<160xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<160xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<8x640x160xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<8x160x640xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<160x8xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<160xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<160xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<128x160xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<2048x160xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<160xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<160xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<i32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<160xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<160x160xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<480xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<160x480xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<160xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<160xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<160xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<640x160xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<640xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<160x640xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<160xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<160xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<160xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<160x160xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<480xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<160x480xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<160xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<160xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<8x640x160xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<8x160x640xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<160x8xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<160xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<160xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<160xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<160x160xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<480xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<160x480xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<160xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<160xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<160xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<640x160xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<640xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<160x640xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<160xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<160xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<160xf32> {tf.aliasing_output = 86 : i32}, %arg87: tensor<160x160xf32> {tf.aliasing_output = 87 : i32}, %arg88: tensor<480xf32> {tf.aliasing_output = 88 : i32}, %arg89: tensor<160x480xf32> {tf.aliasing_output = 89 : i32}, %arg90: tensor<160xf32> {tf.aliasing_output = 90 : i32}, %arg91: tensor<160xf32> {tf.aliasing_output = 91 : i32}, %arg92: tensor<8x640x160xf32> {tf.aliasing_output = 92 : i32}, %arg93: tensor<8x160x640xf32> {tf.aliasing_output = 93 : i32}, %arg94: tensor<160x8xf32> {tf.aliasing_output = 94 : i32}, %arg95: tensor<160xf32> {tf.aliasing_output = 95 : i32}, %arg96: tensor<160xf32> {tf.aliasing_output = 96 : i32}, %arg97: tensor<128x160xf32> {tf.aliasing_output = 97 : i32}, %arg98: tensor<2048x160xf32> {tf.aliasing_output = 98 : i32}, %arg99: tensor<160xf32> {tf.aliasing_output = 99 : i32}, %arg100: tensor<160xf32> {tf.aliasing_output = 100 : i32}, %arg101: tensor<160xf32> {tf.aliasing_output = 101 : i32}, %arg102: tensor<160x160xf32> {tf.aliasing_output = 102 : i32}, %arg103: tensor<480xf32> {tf.aliasing_output = 103 : i32}, %arg104: tensor<160x480xf32> {tf.aliasing_output = 104 : i32}, %arg105: tensor<160xf32> {tf.aliasing_output = 105 : i32}, %arg106: tensor<160xf32> {tf.aliasing_output = 106 : i32}, %arg107: tensor<160xf32> {tf.aliasing_output = 107 : i32}, %arg108: tensor<640x160xf32> {tf.aliasing_output = 108 : i32}, %arg109: tensor<640xf32> {tf.aliasing_output = 109 : i32}, %arg110: tensor<160x640xf32> {tf.aliasing_output = 110 : i32}, %arg111: tensor<160xf32> {tf.aliasing_output = 111 : i32}, %arg112: tensor<160xf32> {tf.aliasing_output = 112 : i32}, %arg113: tensor<160xf32> {tf.aliasing_output = 113 : i32}, %arg114: tensor<160x160xf32> {tf.aliasing_output = 114 : i32}, %arg115: tensor<480xf32> {tf.aliasing_output = 115 : i32}, %arg116: tensor<160x480xf32> {tf.aliasing_output = 116 : i32}, %arg117: tensor<160xf32> {tf.aliasing_output = 117 : i32}, %arg118: tensor<160xf32> {tf.aliasing_output = 118 : i32}, %arg119: tensor<8x640x160xf32> {tf.aliasing_output = 119 : i32}, %arg120: tensor<8x160x640xf32> {tf.aliasing_output = 120 : i32}, %arg121: tensor<160x8xf32> {tf.aliasing_output = 121 : i32}, %arg122: tensor<160xf32> {tf.aliasing_output = 122 : i32}, %arg123: tensor<160xf32> {tf.aliasing_output = 123 : i32}, %arg124: tensor<160xf32> {tf.aliasing_output = 124 : i32}, %arg125: tensor<160x160xf32> {tf.aliasing_output = 125 : i32}, %arg126: tensor<480xf32> {tf.aliasing_output = 126 : i32}, %arg127: tensor<160x480xf32> {tf.aliasing_output = 127 : i32}, %arg128: tensor<160xf32> {tf.aliasing_output = 128 : i32}, %arg129: tensor<160xf32> {tf.aliasing_output = 129 : i32}, %arg130: tensor<160xf32> {tf.aliasing_output = 130 : i32}, %arg131: tensor<640x160xf32> {tf.aliasing_output = 131 : i32}, %arg132: tensor<640xf32> {tf.aliasing_output = 132 : i32}, %arg133: tensor<160x640xf32> {tf.aliasing_output = 133 : i32}, %arg134: tensor<160xf32> {tf.aliasing_output = 134 : i32}, %arg135: tensor<160xf32> {tf.aliasing_output = 135 : i32}, %arg136: tensor<160xf32> {tf.aliasing_output = 136 : i32}, %arg137: tensor<160x160xf32> {tf.aliasing_output = 137 : i32}, %arg138: tensor<480xf32> {tf.aliasing_output = 138 : i32}, %arg139: tensor<160x480xf32> {tf.aliasing_output = 139 : i32}, %arg140: tensor<160xf32> {tf.aliasing_output = 140 : i32}, %arg141: tensor<160xf32> {tf.aliasing_output = 141 : i32}, %arg142: tensor<8x640x160xf32> {tf.aliasing_output = 142 : i32}, %arg143: tensor<8x160x640xf32> {tf.aliasing_output = 143 : i32}, %arg144: tensor<160x8xf32> {tf.aliasing_output = 144 : i32}, %arg145: tensor<160xf32> {tf.aliasing_output = 145 : i32}, %arg146: tensor<160xf32> {tf.aliasing_output = 146 : i32}, %arg147: tensor<128x160xf32> {tf.aliasing_output = 147 : i32}, %arg148: tensor<2048x160xf32> {tf.aliasing_output = 148 : i32}, %arg149: tensor<160xf32> {tf.aliasing_output = 149 : i32}, %arg150: tensor<160xf32> {tf.aliasing_output = 150 : i32}, %arg151: tensor<4x128xi32>, %arg152: tensor<4x128xi32>) -> (tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[0]['blocks'][0]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[0]['blocks'][0]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[0]['blocks'][0]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][0]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[0]['blocks'][1]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][1]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[0]['blocks'][1]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[0]['blocks'][1]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[0]['blocks'][1]['gate']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][1]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[0]['blocks'][2]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[0]['blocks'][2]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[0]['blocks'][2]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][2]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[0]['blocks'][3]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][3]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[0]['blocks'][3]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[0]['blocks'][3]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[0]['blocks'][3]['gate']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['blocks'][3]['mlp_norm']['shift']"}, tensor<128x160xf32> {jax.result_info = "result[0]['embedding']['positions']"}, tensor<2048x160xf32> {jax.result_info = "result[0]['embedding']['tokens']"}, tensor<160xf32> {jax.result_info = "result[0]['norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[0]['norm']['shift']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[1]['first']['blocks'][0]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][0]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[1]['first']['blocks'][1]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[1]['first']['blocks'][1]['gate']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][1]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[1]['first']['blocks'][2]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][2]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[1]['first']['blocks'][3]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[1]['first']['blocks'][3]['gate']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['blocks'][3]['mlp_norm']['shift']"}, tensor<128x160xf32> {jax.result_info = "result[1]['first']['embedding']['positions']"}, tensor<2048x160xf32> {jax.result_info = "result[1]['first']['embedding']['tokens']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['first']['norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[1]['second']['blocks'][0]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][0]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[1]['second']['blocks'][1]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[1]['second']['blocks'][1]['gate']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][1]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['attention_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['bias']"}, tensor<640x160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['contract']['weight']"}, tensor<640xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['bias']"}, tensor<160x640xf32> {jax.result_info = "result[1]['second']['blocks'][2]['expand']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][2]['mlp_norm']['shift']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['bias']"}, tensor<160x160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['output']['weight']"}, tensor<480xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['bias']"}, tensor<160x480xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention']['projection']['weight']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['attention_norm']['shift']"}, tensor<8x640x160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['contract']"}, tensor<8x160x640xf32> {jax.result_info = "result[1]['second']['blocks'][3]['expand']"}, tensor<160x8xf32> {jax.result_info = "result[1]['second']['blocks'][3]['gate']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['blocks'][3]['mlp_norm']['shift']"}, tensor<128x160xf32> {jax.result_info = "result[1]['second']['embedding']['positions']"}, tensor<2048x160xf32> {jax.result_info = "result[1]['second']['embedding']['tokens']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['norm']['scale']"}, tensor<160xf32> {jax.result_info = "result[1]['second']['norm']['shift']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x128xi32>
    %1 = stablehlo.compare LT, %arg152, %0, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
    %c_0 = stablehlo.constant dense<2048> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x128xi32>
    %3 = stablehlo.add %arg152, %2 : tensor<4x128xi32>
    %4 = stablehlo.select %1, %3, %arg152 : tensor<4x128xi1>, tensor<4x128xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x128xi32>) -> tensor<4x128x1xi32>
    %6 = "stablehlo.gather"(%arg47, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<2048x160xf32>, tensor<4x128x1xi32>) -> tensor<4x128x160xf32>
    %7 = stablehlo.broadcast_in_dim %arg46, dims = [1, 2] : (tensor<128x160xf32>) -> tensor<1x128x160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x128x160xf32>) -> tensor<4x128x160xf32>
    %9 = stablehlo.add %6, %8 : tensor<4x128x160xf32>
    %10 = stablehlo.convert %9 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %11 = stablehlo.convert %10 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<4x128x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<4x128x160xf32>
    %18 = chlo.square %17 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<4x128x160xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<4x128x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<4x128x160xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<4x128x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<4x128x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<4x128x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<4x128x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<4x128x160xf32>
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<4x128x160xf32>
    %38 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %40 = stablehlo.add %37, %39 : tensor<4x128x160xf32>
    %41 = stablehlo.convert %40 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %42 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %43 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %45 = stablehlo.convert %arg3 : (tensor<160x480xf32>) -> tensor<160x480xbf16>
    %46 = stablehlo.dot_general %41, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x480xbf16>) -> tensor<4x128x480xbf16>
    %47 = stablehlo.convert %arg2 : (tensor<480xf32>) -> tensor<480xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [2] : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x480xbf16>) -> tensor<4x128x480xbf16>
    %50 = stablehlo.add %46, %49 : tensor<4x128x480xbf16>
    %51 = stablehlo.reshape %50 : (tensor<4x128x480xbf16>) -> tensor<4x128x3x4x40xbf16>
    %52 = stablehlo.slice %51 [0:4, 0:128, 0:1, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %53 = stablehlo.reshape %52 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %54 = stablehlo.slice %51 [0:4, 0:128, 1:2, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %55 = stablehlo.reshape %54 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %56 = stablehlo.slice %51 [0:4, 0:128, 2:3, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %57 = stablehlo.reshape %56 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %58 = stablehlo.dot_general %53, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %59 = stablehlo.convert %58 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %cst_7 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<4x4x128x128xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %62:2 = call @_where(%44, %61, %cst_8) : (tensor<128x128xi1>, tensor<4x4x128x128xf32>, tensor<f32>) -> (tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4x128xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<4x4x128xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %68 = stablehlo.subtract %62#0, %67 : tensor<4x4x128x128xf32>
    %69 = stablehlo.exponential %68 : tensor<4x4x128x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %73 = stablehlo.divide %69, %72 : tensor<4x4x128x128xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<4x4x128x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4x128x1xf32>
    %76 = stablehlo.divide %75, %74 : tensor<4x4x128x1xf32>
    %77 = stablehlo.convert %73 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %78 = stablehlo.dot_general %57, %77, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %80 = stablehlo.reshape %79 : (tensor<4x128x4x40xbf16>) -> tensor<4x128x160xbf16>
    %81 = stablehlo.convert %arg1 : (tensor<160x160xf32>) -> tensor<160x160xbf16>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %83 = stablehlo.convert %arg0 : (tensor<160xf32>) -> tensor<160xbf16>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %86 = stablehlo.add %82, %85 : tensor<4x128x160xbf16>
    %87 = stablehlo.add %10, %86 : tensor<4x128x160xbf16>
    %88 = stablehlo.convert %87 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<4x128x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %94 = stablehlo.subtract %88, %93 : tensor<4x128x160xf32>
    %95 = chlo.square %94 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %97 = stablehlo.multiply %96, %94 : tensor<4x128x160xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_17 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<4x128x1xf32>
    %102 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %103 = stablehlo.subtract %88, %102 : tensor<4x128x160xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %105 = stablehlo.add %101, %104 : tensor<4x128x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<4x128x1xf32>
    %107 = stablehlo.divide %106, %105 : tensor<4x128x1xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<4x128x1xf32>
    %110 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %111 = stablehlo.multiply %103, %110 : tensor<4x128x160xf32>
    %112 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<4x128x160xf32>
    %115 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %117 = stablehlo.add %114, %116 : tensor<4x128x160xf32>
    %118 = stablehlo.convert %117 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %119 = stablehlo.convert %arg9 : (tensor<160x640xf32>) -> tensor<160x640xbf16>
    %120 = stablehlo.dot_general %118, %119, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x640xbf16>) -> tensor<4x128x640xbf16>
    %121 = stablehlo.convert %arg8 : (tensor<640xf32>) -> tensor<640xbf16>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<640xbf16>) -> tensor<1x1x640xbf16>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x640xbf16>) -> tensor<4x128x640xbf16>
    %124 = stablehlo.add %120, %123 : tensor<4x128x640xbf16>
    %125 = stablehlo.multiply %124, %124 : tensor<4x128x640xbf16>
    %126 = stablehlo.multiply %125, %124 : tensor<4x128x640xbf16>
    %127 = stablehlo.multiply %124, %124 : tensor<4x128x640xbf16>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %129 = stablehlo.multiply %128, %127 : tensor<4x128x640xbf16>
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %131 = stablehlo.multiply %130, %126 : tensor<4x128x640xbf16>
    %132 = stablehlo.add %124, %131 : tensor<4x128x640xbf16>
    %cst_22 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %133 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %134 = stablehlo.multiply %133, %132 : tensor<4x128x640xbf16>
    %135 = stablehlo.tanh %134 : tensor<4x128x640xbf16>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %136 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %137 = stablehlo.subtract %136, %135 : tensor<4x128x640xbf16>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %139 = stablehlo.add %138, %135 : tensor<4x128x640xbf16>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %141 = stablehlo.multiply %140, %139 : tensor<4x128x640xbf16>
    %142 = stablehlo.multiply %124, %141 : tensor<4x128x640xbf16>
    %143 = stablehlo.convert %arg7 : (tensor<640x160xf32>) -> tensor<640x160xbf16>
    %144 = stablehlo.dot_general %142, %143, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<640x160xbf16>) -> tensor<4x128x160xbf16>
    %145 = stablehlo.convert %arg6 : (tensor<160xf32>) -> tensor<160xbf16>
    %146 = stablehlo.broadcast_in_dim %145, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %148 = stablehlo.add %144, %147 : tensor<4x128x160xbf16>
    %149 = stablehlo.add %87, %148 : tensor<4x128x160xbf16>
    %150 = stablehlo.convert %149 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<4x128x1xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %156 = stablehlo.subtract %150, %155 : tensor<4x128x160xf32>
    %157 = chlo.square %156 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %159 = stablehlo.multiply %158, %156 : tensor<4x128x160xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %163 = stablehlo.divide %161, %162 : tensor<4x128x1xf32>
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %165 = stablehlo.subtract %150, %164 : tensor<4x128x160xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %167 = stablehlo.add %163, %166 : tensor<4x128x1xf32>
    %168 = stablehlo.rsqrt %167 : tensor<4x128x1xf32>
    %169 = stablehlo.divide %168, %167 : tensor<4x128x1xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4x128x1xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %173 = stablehlo.multiply %165, %172 : tensor<4x128x160xf32>
    %174 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<4x128x160xf32>
    %177 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %179 = stablehlo.add %176, %178 : tensor<4x128x160xf32>
    %180 = stablehlo.convert %179 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %181 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %182 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %184 = stablehlo.convert %arg15 : (tensor<160x480xf32>) -> tensor<160x480xbf16>
    %185 = stablehlo.dot_general %180, %184, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x480xbf16>) -> tensor<4x128x480xbf16>
    %186 = stablehlo.convert %arg14 : (tensor<480xf32>) -> tensor<480xbf16>
    %187 = stablehlo.broadcast_in_dim %186, dims = [2] : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x480xbf16>) -> tensor<4x128x480xbf16>
    %189 = stablehlo.add %185, %188 : tensor<4x128x480xbf16>
    %190 = stablehlo.reshape %189 : (tensor<4x128x480xbf16>) -> tensor<4x128x3x4x40xbf16>
    %191 = stablehlo.slice %190 [0:4, 0:128, 0:1, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %192 = stablehlo.reshape %191 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %193 = stablehlo.slice %190 [0:4, 0:128, 1:2, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %194 = stablehlo.reshape %193 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %195 = stablehlo.slice %190 [0:4, 0:128, 2:3, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %196 = stablehlo.reshape %195 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %197 = stablehlo.dot_general %192, %194, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %198 = stablehlo.convert %197 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %cst_33 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<4x4x128x128xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %201:2 = call @_where(%183, %200, %cst_34) : (tensor<128x128xi1>, tensor<4x4x128x128xf32>, tensor<f32>) -> (tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %202 = stablehlo.reduce(%201#0 init: %cst_35) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x4x128xf32>
    %204 = stablehlo.maximum %203, %202 : tensor<4x4x128xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %207 = stablehlo.subtract %201#0, %206 : tensor<4x4x128x128xf32>
    %208 = stablehlo.exponential %207 : tensor<4x4x128x128xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %212 = stablehlo.divide %208, %211 : tensor<4x4x128x128xf32>
    %213 = stablehlo.multiply %210, %210 : tensor<4x4x128x1xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x4x128x1xf32>
    %215 = stablehlo.divide %214, %213 : tensor<4x4x128x1xf32>
    %216 = stablehlo.convert %212 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %217 = stablehlo.dot_general %196, %216, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %218 = stablehlo.transpose %217, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %219 = stablehlo.reshape %218 : (tensor<4x128x4x40xbf16>) -> tensor<4x128x160xbf16>
    %220 = stablehlo.convert %arg13 : (tensor<160x160xf32>) -> tensor<160x160xbf16>
    %221 = stablehlo.dot_general %219, %220, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %222 = stablehlo.convert %arg12 : (tensor<160xf32>) -> tensor<160xbf16>
    %223 = stablehlo.broadcast_in_dim %222, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %225 = stablehlo.add %221, %224 : tensor<4x128x160xbf16>
    %226 = stablehlo.add %149, %225 : tensor<4x128x160xbf16>
    %227 = stablehlo.convert %226 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_40 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %231 = stablehlo.divide %229, %230 : tensor<4x128x1xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %233 = stablehlo.subtract %227, %232 : tensor<4x128x160xf32>
    %234 = chlo.square %233 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %236 = stablehlo.multiply %235, %233 : tensor<4x128x160xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%234 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_43 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %240 = stablehlo.divide %238, %239 : tensor<4x128x1xf32>
    %241 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %242 = stablehlo.subtract %227, %241 : tensor<4x128x160xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %244 = stablehlo.add %240, %243 : tensor<4x128x1xf32>
    %245 = stablehlo.rsqrt %244 : tensor<4x128x1xf32>
    %246 = stablehlo.divide %245, %244 : tensor<4x128x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<4x128x1xf32>
    %249 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %250 = stablehlo.multiply %242, %249 : tensor<4x128x160xf32>
    %251 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %253 = stablehlo.multiply %250, %252 : tensor<4x128x160xf32>
    %254 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %256 = stablehlo.add %253, %255 : tensor<4x128x160xf32>
    %257 = stablehlo.convert %256 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %258 = stablehlo.reshape %257 : (tensor<4x128x160xbf16>) -> tensor<512x160xbf16>
    %259 = stablehlo.convert %258 : (tensor<512x160xbf16>) -> tensor<512x160xf32>
    %260 = stablehlo.dot_general %259, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x160xf32>, tensor<160x8xf32>) -> tensor<512x8xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_46) applies stablehlo.maximum across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %263 = stablehlo.maximum %262, %261 : tensor<512xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<512x8xf32>
    %267 = stablehlo.exponential %266 : tensor<512x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %271 = stablehlo.divide %267, %270 : tensor<512x8xf32>
    %272 = stablehlo.multiply %269, %269 : tensor<512x1xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %274 = stablehlo.divide %273, %272 : tensor<512x1xf32>
    %values, %indices = chlo.top_k(%271, k = 2) : tensor<512x8xf32> -> (tensor<512x2xf32>, tensor<512x2xi32>)
    %275 = stablehlo.reshape %indices : (tensor<512x2xi32>) -> tensor<512x2x1xi32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%values init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<512x2xf32>, tensor<f32>) -> tensor<512xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %279 = stablehlo.divide %values, %278 : tensor<512x2xf32>
    %280 = stablehlo.multiply %277, %277 : tensor<512x1xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %282 = stablehlo.divide %281, %280 : tensor<512x1xf32>
    %283 = stablehlo.reshape %indices : (tensor<512x2xi32>) -> tensor<1024xi32>
    %284 = call @argsort(%283) : (tensor<1024xi32>) -> tensor<1024xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %287 = stablehlo.compare LT, %283, %286, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_54 = stablehlo.constant dense<8> : tensor<i32>
    %288 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %289 = stablehlo.add %283, %288 : tensor<1024xi32>
    %290 = stablehlo.select %287, %289, %283 : tensor<1024xi1>, tensor<1024xi32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %293 = "stablehlo.scatter"(%285, %291, %292) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<i32>, %arg154: tensor<i32>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<i32>
      stablehlo.return %1712 : tensor<i32>
    }) : (tensor<8xi32>, tensor<1024x1xi32>, tensor<1024xi32>) -> tensor<8xi32>
    %294 = call @cumsum(%293) : (tensor<8xi32>) -> tensor<8xi32>
    %295 = stablehlo.subtract %294, %293 : tensor<8xi32>
    %296 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %298 = stablehlo.compare LT, %284, %297, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_57 = stablehlo.constant dense<1024> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %300 = stablehlo.add %284, %299 : tensor<1024xi32>
    %301 = stablehlo.select %298, %300, %284 : tensor<1024xi1>, tensor<1024xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %303 = "stablehlo.gather"(%283, %302) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1024xi32>, tensor<1024x1xi32>) -> tensor<1024xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %305 = stablehlo.compare LT, %303, %304, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_59 = stablehlo.constant dense<8> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %307 = stablehlo.add %303, %306 : tensor<1024xi32>
    %308 = stablehlo.select %305, %307, %303 : tensor<1024xi1>, tensor<1024xi32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %310 = "stablehlo.gather"(%295, %309) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<1024x1xi32>) -> tensor<1024xi32>
    %311 = stablehlo.subtract %296, %310 : tensor<1024xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %314 = stablehlo.compare LT, %284, %313, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_62 = stablehlo.constant dense<1024> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %316 = stablehlo.add %284, %315 : tensor<1024xi32>
    %317 = stablehlo.select %314, %316, %284 : tensor<1024xi1>, tensor<1024xi32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %319 = "stablehlo.scatter"(%312, %318, %311) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<i32>, %arg154: tensor<i32>):
      stablehlo.return %arg154 : tensor<i32>
    }) : (tensor<1024xi32>, tensor<1024x1xi32>, tensor<1024xi32>) -> tensor<1024xi32>
    %c_63 = stablehlo.constant dense<160> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %321 = stablehlo.compare LT, %319, %320, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_64 = stablehlo.constant dense<160> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %323 = stablehlo.multiply %283, %322 : tensor<1024xi32>
    %324 = stablehlo.add %323, %319 : tensor<1024xi32>
    %c_65 = stablehlo.constant dense<1280> : tensor<i32>
    %325 = call @_where_1(%321, %324, %c_65) : (tensor<1024xi1>, tensor<1024xi32>, tensor<i32>) -> tensor<1024xi32>
    %326 = stablehlo.broadcast_in_dim %258, dims = [0, 2] : (tensor<512x160xbf16>) -> tensor<512x2x160xbf16>
    %327 = stablehlo.reshape %326 : (tensor<512x2x160xbf16>) -> tensor<1024x160xbf16>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %328 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %330 = stablehlo.compare LT, %325, %329, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_68 = stablehlo.constant dense<1280> : tensor<i32>
    %331 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %332 = stablehlo.add %325, %331 : tensor<1024xi32>
    %333 = stablehlo.select %330, %332, %325 : tensor<1024xi1>, tensor<1024xi32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %335 = stablehlo.iota dim = 0 : tensor<1024xui32>
    %336 = stablehlo.reshape %335 : (tensor<1024xui32>) -> tensor<1024x1xui32>
    %c_69 = stablehlo.constant dense<1> : tensor<ui32>
    %337 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<1024x160xui32>
    %338 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<1024x1xui32>) -> tensor<1024x160xui32>
    %339 = stablehlo.add %338, %337 : tensor<1024x160xui32>
    %c_70 = stablehlo.constant dense<0> : tensor<ui32>
    %340 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui32>) -> tensor<1280x160xui32>
    %341 = "stablehlo.scatter"(%340, %334, %339) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<ui32>, %arg154: tensor<ui32>):
      stablehlo.return %arg154 : tensor<ui32>
    }) : (tensor<1280x160xui32>, tensor<1024x1xi32>, tensor<1024x160xui32>) -> tensor<1280x160xui32>
    %342 = "stablehlo.gather"(%341, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xui32>, tensor<1024x1xi32>) -> tensor<1024x160xui32>
    %c_71 = stablehlo.constant dense<0> : tensor<ui32>
    %343 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<1280x160xui32>
    %344 = stablehlo.compare EQ, %341, %343, UNSIGNED : (tensor<1280x160xui32>, tensor<1280x160xui32>) -> tensor<1280x160xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %345 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %346 = stablehlo.select %344, %328, %345 : tensor<1280x160xi1>, tensor<1280x160xbf16>
    %347 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<1024x160xui32>, tensor<1024x160xui32>) -> tensor<1024x160xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %348 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %349 = stablehlo.select %347, %327, %348 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %350 = stablehlo.compare EQ, %339, %342, UNSIGNED : (tensor<1024x160xui32>, tensor<1024x160xui32>) -> tensor<1024x160xi1>
    %351 = "stablehlo.scatter"(%346, %334, %349) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<bf16>, %arg154: tensor<bf16>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<bf16>
      stablehlo.return %1712 : tensor<bf16>
    }) : (tensor<1280x160xbf16>, tensor<1024x1xi32>, tensor<1024x160xbf16>) -> tensor<1280x160xbf16>
    %352 = stablehlo.reshape %351 : (tensor<1280x160xbf16>) -> tensor<8x160x160xbf16>
    %353 = stablehlo.convert %arg19 : (tensor<8x160x640xf32>) -> tensor<8x160x640xbf16>
    %354 = stablehlo.dot_general %352, %353, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x640xbf16>
    %355 = stablehlo.multiply %354, %354 : tensor<8x160x640xbf16>
    %356 = stablehlo.multiply %355, %354 : tensor<8x160x640xbf16>
    %357 = stablehlo.multiply %354, %354 : tensor<8x160x640xbf16>
    %cst_74 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %358 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %359 = stablehlo.multiply %358, %357 : tensor<8x160x640xbf16>
    %cst_75 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %360 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %361 = stablehlo.multiply %360, %356 : tensor<8x160x640xbf16>
    %362 = stablehlo.add %354, %361 : tensor<8x160x640xbf16>
    %cst_76 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %363 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %364 = stablehlo.multiply %363, %362 : tensor<8x160x640xbf16>
    %365 = stablehlo.tanh %364 : tensor<8x160x640xbf16>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %366 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %367 = stablehlo.subtract %366, %365 : tensor<8x160x640xbf16>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %368 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %369 = stablehlo.add %368, %365 : tensor<8x160x640xbf16>
    %cst_79 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %370 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %371 = stablehlo.multiply %370, %369 : tensor<8x160x640xbf16>
    %372 = stablehlo.multiply %354, %371 : tensor<8x160x640xbf16>
    %373 = stablehlo.convert %arg18 : (tensor<8x640x160xf32>) -> tensor<8x640x160xbf16>
    %374 = stablehlo.dot_general %372, %373, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x640x160xbf16>) -> tensor<8x160x160xbf16>
    %375 = stablehlo.reshape %374 : (tensor<8x160x160xbf16>) -> tensor<1280x160xbf16>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %377 = stablehlo.compare LT, %325, %376, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_81 = stablehlo.constant dense<1280> : tensor<i32>
    %378 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %379 = stablehlo.add %325, %378 : tensor<1024xi32>
    %380 = stablehlo.select %377, %379, %325 : tensor<1024xi1>, tensor<1024xi32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %c_82 = stablehlo.constant dense<1279> : tensor<1xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %383 = stablehlo.compare GE, %381, %382, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %384 = stablehlo.broadcast_in_dim %c_82, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1024x1xi32>
    %386 = stablehlo.compare LE, %381, %385, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %387 = stablehlo.and %383, %386 : tensor<1024x1xi1>
    %c_84 = stablehlo.constant dense<true> : tensor<i1>
    %388 = stablehlo.reduce(%387 init: %c_84) applies stablehlo.and across dimensions = [1] : (tensor<1024x1xi1>, tensor<i1>) -> tensor<1024xi1>
    %389 = "stablehlo.gather"(%375, %381) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xbf16>, tensor<1024x1xi32>) -> tensor<1024x160xbf16>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<1024xi1>) -> tensor<1024x160xi1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %391 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %392 = stablehlo.select %390, %389, %391 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %393 = stablehlo.reshape %392 : (tensor<1024x160xbf16>) -> tensor<512x2x160xbf16>
    %394 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<512x2xf32>) -> tensor<512x2x1xf32>
    %395 = stablehlo.convert %394 : (tensor<512x2x1xf32>) -> tensor<512x2x1xbf16>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<512x2x1xbf16>) -> tensor<512x2x160xbf16>
    %397 = stablehlo.multiply %393, %396 : tensor<512x2x160xbf16>
    %398 = stablehlo.convert %397 : (tensor<512x2x160xbf16>) -> tensor<512x2x160xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<512x2x160xf32>, tensor<f32>) -> tensor<512x160xf32>
    %400 = stablehlo.convert %399 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %401 = stablehlo.reshape %400 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %402 = stablehlo.slice %indices [0:512, 0:1] : (tensor<512x2xi32>) -> tensor<512x1xi32>
    %403 = stablehlo.reshape %402 : (tensor<512x1xi32>) -> tensor<512xi32>
    %404 = call @_one_hot(%403) : (tensor<512xi32>) -> tensor<512x8xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_87) applies stablehlo.add across dimensions = [0] : (tensor<512x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_88 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %407 = stablehlo.divide %405, %406 : tensor<8xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%271 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<512x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_90 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %410 = stablehlo.divide %408, %409 : tensor<8xf32>
    %411 = stablehlo.multiply %407, %410 : tensor<8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %413 = stablehlo.multiply %cst_92, %412 : tensor<f32>
    %414 = stablehlo.add %226, %401 : tensor<4x128x160xbf16>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.add %cst_93, %413 : tensor<f32>
    %416 = stablehlo.convert %414 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_95 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<4x128x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %422 = stablehlo.subtract %416, %421 : tensor<4x128x160xf32>
    %423 = chlo.square %422 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_96 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %425 = stablehlo.multiply %424, %422 : tensor<4x128x160xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%423 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_98 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %429 = stablehlo.divide %427, %428 : tensor<4x128x1xf32>
    %430 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %431 = stablehlo.subtract %416, %430 : tensor<4x128x160xf32>
    %cst_99 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %433 = stablehlo.add %429, %432 : tensor<4x128x1xf32>
    %434 = stablehlo.rsqrt %433 : tensor<4x128x1xf32>
    %435 = stablehlo.divide %434, %433 : tensor<4x128x1xf32>
    %cst_100 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %437 = stablehlo.multiply %436, %435 : tensor<4x128x1xf32>
    %438 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %439 = stablehlo.multiply %431, %438 : tensor<4x128x160xf32>
    %440 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %442 = stablehlo.multiply %439, %441 : tensor<4x128x160xf32>
    %443 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %445 = stablehlo.add %442, %444 : tensor<4x128x160xf32>
    %446 = stablehlo.convert %445 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %447 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %448 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %449 = stablehlo.compare GE, %447, %448, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %450 = stablehlo.convert %arg26 : (tensor<160x480xf32>) -> tensor<160x480xbf16>
    %451 = stablehlo.dot_general %446, %450, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x480xbf16>) -> tensor<4x128x480xbf16>
    %452 = stablehlo.convert %arg25 : (tensor<480xf32>) -> tensor<480xbf16>
    %453 = stablehlo.broadcast_in_dim %452, dims = [2] : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x1x480xbf16>) -> tensor<4x128x480xbf16>
    %455 = stablehlo.add %451, %454 : tensor<4x128x480xbf16>
    %456 = stablehlo.reshape %455 : (tensor<4x128x480xbf16>) -> tensor<4x128x3x4x40xbf16>
    %457 = stablehlo.slice %456 [0:4, 0:128, 0:1, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %458 = stablehlo.reshape %457 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %459 = stablehlo.slice %456 [0:4, 0:128, 1:2, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %460 = stablehlo.reshape %459 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %461 = stablehlo.slice %456 [0:4, 0:128, 2:3, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %462 = stablehlo.reshape %461 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %463 = stablehlo.dot_general %458, %460, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %464 = stablehlo.convert %463 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %cst_101 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %466 = stablehlo.multiply %464, %465 : tensor<4x4x128x128xf32>
    %cst_102 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %467:2 = call @_where(%449, %466, %cst_102) : (tensor<128x128xi1>, tensor<4x4x128x128xf32>, tensor<f32>) -> (tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>)
    %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %468 = stablehlo.reduce(%467#0 init: %cst_103) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %cst_104 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x4x128xf32>
    %470 = stablehlo.maximum %469, %468 : tensor<4x4x128xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %473 = stablehlo.subtract %467#0, %472 : tensor<4x4x128x128xf32>
    %474 = stablehlo.exponential %473 : tensor<4x4x128x128xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_105) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %478 = stablehlo.divide %474, %477 : tensor<4x4x128x128xf32>
    %479 = stablehlo.multiply %476, %476 : tensor<4x4x128x1xf32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4x4x128x1xf32>
    %481 = stablehlo.divide %480, %479 : tensor<4x4x128x1xf32>
    %482 = stablehlo.convert %478 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %483 = stablehlo.dot_general %462, %482, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %484 = stablehlo.transpose %483, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %485 = stablehlo.reshape %484 : (tensor<4x128x4x40xbf16>) -> tensor<4x128x160xbf16>
    %486 = stablehlo.convert %arg24 : (tensor<160x160xf32>) -> tensor<160x160xbf16>
    %487 = stablehlo.dot_general %485, %486, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %488 = stablehlo.convert %arg23 : (tensor<160xf32>) -> tensor<160xbf16>
    %489 = stablehlo.broadcast_in_dim %488, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %491 = stablehlo.add %487, %490 : tensor<4x128x160xbf16>
    %492 = stablehlo.add %414, %491 : tensor<4x128x160xbf16>
    %493 = stablehlo.convert %492 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_108 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %497 = stablehlo.divide %495, %496 : tensor<4x128x1xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %499 = stablehlo.subtract %493, %498 : tensor<4x128x160xf32>
    %500 = chlo.square %499 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_109 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %502 = stablehlo.multiply %501, %499 : tensor<4x128x160xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%500 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_111 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %506 = stablehlo.divide %504, %505 : tensor<4x128x1xf32>
    %507 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %508 = stablehlo.subtract %493, %507 : tensor<4x128x160xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %510 = stablehlo.add %506, %509 : tensor<4x128x1xf32>
    %511 = stablehlo.rsqrt %510 : tensor<4x128x1xf32>
    %512 = stablehlo.divide %511, %510 : tensor<4x128x1xf32>
    %cst_113 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %514 = stablehlo.multiply %513, %512 : tensor<4x128x1xf32>
    %515 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %516 = stablehlo.multiply %508, %515 : tensor<4x128x160xf32>
    %517 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %519 = stablehlo.multiply %516, %518 : tensor<4x128x160xf32>
    %520 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %522 = stablehlo.add %519, %521 : tensor<4x128x160xf32>
    %523 = stablehlo.convert %522 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %524 = stablehlo.convert %arg32 : (tensor<160x640xf32>) -> tensor<160x640xbf16>
    %525 = stablehlo.dot_general %523, %524, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x640xbf16>) -> tensor<4x128x640xbf16>
    %526 = stablehlo.convert %arg31 : (tensor<640xf32>) -> tensor<640xbf16>
    %527 = stablehlo.broadcast_in_dim %526, dims = [2] : (tensor<640xbf16>) -> tensor<1x1x640xbf16>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2] : (tensor<1x1x640xbf16>) -> tensor<4x128x640xbf16>
    %529 = stablehlo.add %525, %528 : tensor<4x128x640xbf16>
    %530 = stablehlo.multiply %529, %529 : tensor<4x128x640xbf16>
    %531 = stablehlo.multiply %530, %529 : tensor<4x128x640xbf16>
    %532 = stablehlo.multiply %529, %529 : tensor<4x128x640xbf16>
    %cst_114 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %533 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %534 = stablehlo.multiply %533, %532 : tensor<4x128x640xbf16>
    %cst_115 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %535 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %536 = stablehlo.multiply %535, %531 : tensor<4x128x640xbf16>
    %537 = stablehlo.add %529, %536 : tensor<4x128x640xbf16>
    %cst_116 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %538 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %539 = stablehlo.multiply %538, %537 : tensor<4x128x640xbf16>
    %540 = stablehlo.tanh %539 : tensor<4x128x640xbf16>
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %541 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %542 = stablehlo.subtract %541, %540 : tensor<4x128x640xbf16>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %543 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %544 = stablehlo.add %543, %540 : tensor<4x128x640xbf16>
    %cst_119 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %545 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %546 = stablehlo.multiply %545, %544 : tensor<4x128x640xbf16>
    %547 = stablehlo.multiply %529, %546 : tensor<4x128x640xbf16>
    %548 = stablehlo.convert %arg30 : (tensor<640x160xf32>) -> tensor<640x160xbf16>
    %549 = stablehlo.dot_general %547, %548, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<640x160xbf16>) -> tensor<4x128x160xbf16>
    %550 = stablehlo.convert %arg29 : (tensor<160xf32>) -> tensor<160xbf16>
    %551 = stablehlo.broadcast_in_dim %550, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %553 = stablehlo.add %549, %552 : tensor<4x128x160xbf16>
    %554 = stablehlo.add %492, %553 : tensor<4x128x160xbf16>
    %555 = stablehlo.convert %554 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.reduce(%555 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_121 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %559 = stablehlo.divide %557, %558 : tensor<4x128x1xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %561 = stablehlo.subtract %555, %560 : tensor<4x128x160xf32>
    %562 = chlo.square %561 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_122 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %564 = stablehlo.multiply %563, %561 : tensor<4x128x160xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%562 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_124 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %568 = stablehlo.divide %566, %567 : tensor<4x128x1xf32>
    %569 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %570 = stablehlo.subtract %555, %569 : tensor<4x128x160xf32>
    %cst_125 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %572 = stablehlo.add %568, %571 : tensor<4x128x1xf32>
    %573 = stablehlo.rsqrt %572 : tensor<4x128x1xf32>
    %574 = stablehlo.divide %573, %572 : tensor<4x128x1xf32>
    %cst_126 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %576 = stablehlo.multiply %575, %574 : tensor<4x128x1xf32>
    %577 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %578 = stablehlo.multiply %570, %577 : tensor<4x128x160xf32>
    %579 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %581 = stablehlo.multiply %578, %580 : tensor<4x128x160xf32>
    %582 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %584 = stablehlo.add %581, %583 : tensor<4x128x160xf32>
    %585 = stablehlo.convert %584 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %586 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %587 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %588 = stablehlo.compare GE, %586, %587, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %589 = stablehlo.convert %arg38 : (tensor<160x480xf32>) -> tensor<160x480xbf16>
    %590 = stablehlo.dot_general %585, %589, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x480xbf16>) -> tensor<4x128x480xbf16>
    %591 = stablehlo.convert %arg37 : (tensor<480xf32>) -> tensor<480xbf16>
    %592 = stablehlo.broadcast_in_dim %591, dims = [2] : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2] : (tensor<1x1x480xbf16>) -> tensor<4x128x480xbf16>
    %594 = stablehlo.add %590, %593 : tensor<4x128x480xbf16>
    %595 = stablehlo.reshape %594 : (tensor<4x128x480xbf16>) -> tensor<4x128x3x4x40xbf16>
    %596 = stablehlo.slice %595 [0:4, 0:128, 0:1, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %597 = stablehlo.reshape %596 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %598 = stablehlo.slice %595 [0:4, 0:128, 1:2, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %599 = stablehlo.reshape %598 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %600 = stablehlo.slice %595 [0:4, 0:128, 2:3, 0:4, 0:40] : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %601 = stablehlo.reshape %600 : (tensor<4x128x1x4x40xbf16>) -> tensor<4x128x4x40xbf16>
    %602 = stablehlo.dot_general %597, %599, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %603 = stablehlo.convert %602 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %cst_127 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %605 = stablehlo.multiply %603, %604 : tensor<4x4x128x128xf32>
    %cst_128 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %606:2 = call @_where(%588, %605, %cst_128) : (tensor<128x128xi1>, tensor<4x4x128x128xf32>, tensor<f32>) -> (tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>)
    %cst_129 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %607 = stablehlo.reduce(%606#0 init: %cst_129) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %cst_130 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x4x128xf32>
    %609 = stablehlo.maximum %608, %607 : tensor<4x4x128xf32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %612 = stablehlo.subtract %606#0, %611 : tensor<4x4x128x128xf32>
    %613 = stablehlo.exponential %612 : tensor<4x4x128x128xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %617 = stablehlo.divide %613, %616 : tensor<4x4x128x128xf32>
    %618 = stablehlo.multiply %615, %615 : tensor<4x4x128x1xf32>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x4x128x1xf32>
    %620 = stablehlo.divide %619, %618 : tensor<4x4x128x1xf32>
    %621 = stablehlo.convert %617 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %622 = stablehlo.dot_general %601, %621, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x128x4x40xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %623 = stablehlo.transpose %622, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %624 = stablehlo.reshape %623 : (tensor<4x128x4x40xbf16>) -> tensor<4x128x160xbf16>
    %625 = stablehlo.convert %arg36 : (tensor<160x160xf32>) -> tensor<160x160xbf16>
    %626 = stablehlo.dot_general %624, %625, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %627 = stablehlo.convert %arg35 : (tensor<160xf32>) -> tensor<160xbf16>
    %628 = stablehlo.broadcast_in_dim %627, dims = [2] : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<1x1x160xbf16>) -> tensor<4x128x160xbf16>
    %630 = stablehlo.add %626, %629 : tensor<4x128x160xbf16>
    %631 = stablehlo.add %554, %630 : tensor<4x128x160xbf16>
    %632 = stablehlo.convert %631 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_134 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %636 = stablehlo.divide %634, %635 : tensor<4x128x1xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %638 = stablehlo.subtract %632, %637 : tensor<4x128x160xf32>
    %639 = chlo.square %638 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_135 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %641 = stablehlo.multiply %640, %638 : tensor<4x128x160xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%639 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_137 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %645 = stablehlo.divide %643, %644 : tensor<4x128x1xf32>
    %646 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %647 = stablehlo.subtract %632, %646 : tensor<4x128x160xf32>
    %cst_138 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %649 = stablehlo.add %645, %648 : tensor<4x128x1xf32>
    %650 = stablehlo.rsqrt %649 : tensor<4x128x1xf32>
    %651 = stablehlo.divide %650, %649 : tensor<4x128x1xf32>
    %cst_139 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %653 = stablehlo.multiply %652, %651 : tensor<4x128x1xf32>
    %654 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %655 = stablehlo.multiply %647, %654 : tensor<4x128x160xf32>
    %656 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %658 = stablehlo.multiply %655, %657 : tensor<4x128x160xf32>
    %659 = stablehlo.broadcast_in_dim %arg45, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %661 = stablehlo.add %658, %660 : tensor<4x128x160xf32>
    %662 = stablehlo.convert %661 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %663 = stablehlo.reshape %662 : (tensor<4x128x160xbf16>) -> tensor<512x160xbf16>
    %664 = stablehlo.convert %663 : (tensor<512x160xbf16>) -> tensor<512x160xf32>
    %665 = stablehlo.dot_general %664, %arg43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x160xf32>, tensor<160x8xf32>) -> tensor<512x8xf32>
    %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %666 = stablehlo.reduce(%665 init: %cst_140) applies stablehlo.maximum across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_141 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %668 = stablehlo.maximum %667, %666 : tensor<512xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %671 = stablehlo.subtract %665, %670 : tensor<512x8xf32>
    %672 = stablehlo.exponential %671 : tensor<512x8xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_142) applies stablehlo.add across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %676 = stablehlo.divide %672, %675 : tensor<512x8xf32>
    %677 = stablehlo.multiply %674, %674 : tensor<512x1xf32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %679 = stablehlo.divide %678, %677 : tensor<512x1xf32>
    %values_144, %indices_145 = chlo.top_k(%676, k = 2) : tensor<512x8xf32> -> (tensor<512x2xf32>, tensor<512x2xi32>)
    %680 = stablehlo.reshape %indices_145 : (tensor<512x2xi32>) -> tensor<512x2x1xi32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%values_144 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<512x2xf32>, tensor<f32>) -> tensor<512xf32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %684 = stablehlo.divide %values_144, %683 : tensor<512x2xf32>
    %685 = stablehlo.multiply %682, %682 : tensor<512x1xf32>
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
    %687 = stablehlo.divide %686, %685 : tensor<512x1xf32>
    %688 = stablehlo.reshape %indices_145 : (tensor<512x2xi32>) -> tensor<1024xi32>
    %689 = call @argsort(%688) : (tensor<1024xi32>) -> tensor<1024xi32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %690 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %691 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %692 = stablehlo.compare LT, %688, %691, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_150 = stablehlo.constant dense<8> : tensor<i32>
    %693 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %694 = stablehlo.add %688, %693 : tensor<1024xi32>
    %695 = stablehlo.select %692, %694, %688 : tensor<1024xi1>, tensor<1024xi32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %c_151 = stablehlo.constant dense<1> : tensor<i32>
    %697 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %698 = "stablehlo.scatter"(%690, %696, %697) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<i32>, %arg154: tensor<i32>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<i32>
      stablehlo.return %1712 : tensor<i32>
    }) : (tensor<8xi32>, tensor<1024x1xi32>, tensor<1024xi32>) -> tensor<8xi32>
    %699 = call @cumsum(%698) : (tensor<8xi32>) -> tensor<8xi32>
    %700 = stablehlo.subtract %699, %698 : tensor<8xi32>
    %701 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %702 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %703 = stablehlo.compare LT, %689, %702, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_153 = stablehlo.constant dense<1024> : tensor<i32>
    %704 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %705 = stablehlo.add %689, %704 : tensor<1024xi32>
    %706 = stablehlo.select %703, %705, %689 : tensor<1024xi1>, tensor<1024xi32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %708 = "stablehlo.gather"(%688, %707) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1024xi32>, tensor<1024x1xi32>) -> tensor<1024xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %709 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %710 = stablehlo.compare LT, %708, %709, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_155 = stablehlo.constant dense<8> : tensor<i32>
    %711 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %712 = stablehlo.add %708, %711 : tensor<1024xi32>
    %713 = stablehlo.select %710, %712, %708 : tensor<1024xi1>, tensor<1024xi32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %715 = "stablehlo.gather"(%700, %714) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<1024x1xi32>) -> tensor<1024xi32>
    %716 = stablehlo.subtract %701, %715 : tensor<1024xi32>
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %717 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %c_157 = stablehlo.constant dense<0> : tensor<i32>
    %718 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %719 = stablehlo.compare LT, %689, %718, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_158 = stablehlo.constant dense<1024> : tensor<i32>
    %720 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %721 = stablehlo.add %689, %720 : tensor<1024xi32>
    %722 = stablehlo.select %719, %721, %689 : tensor<1024xi1>, tensor<1024xi32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %724 = "stablehlo.scatter"(%717, %723, %716) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<i32>, %arg154: tensor<i32>):
      stablehlo.return %arg154 : tensor<i32>
    }) : (tensor<1024xi32>, tensor<1024x1xi32>, tensor<1024xi32>) -> tensor<1024xi32>
    %c_159 = stablehlo.constant dense<160> : tensor<i32>
    %725 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %726 = stablehlo.compare LT, %724, %725, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_160 = stablehlo.constant dense<160> : tensor<i32>
    %727 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %728 = stablehlo.multiply %688, %727 : tensor<1024xi32>
    %729 = stablehlo.add %728, %724 : tensor<1024xi32>
    %c_161 = stablehlo.constant dense<1280> : tensor<i32>
    %730 = call @_where_1(%726, %729, %c_161) : (tensor<1024xi1>, tensor<1024xi32>, tensor<i32>) -> tensor<1024xi32>
    %731 = stablehlo.broadcast_in_dim %663, dims = [0, 2] : (tensor<512x160xbf16>) -> tensor<512x2x160xbf16>
    %732 = stablehlo.reshape %731 : (tensor<512x2x160xbf16>) -> tensor<1024x160xbf16>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %733 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %734 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %735 = stablehlo.compare LT, %730, %734, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_164 = stablehlo.constant dense<1280> : tensor<i32>
    %736 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %737 = stablehlo.add %730, %736 : tensor<1024xi32>
    %738 = stablehlo.select %735, %737, %730 : tensor<1024xi1>, tensor<1024xi32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %740 = stablehlo.iota dim = 0 : tensor<1024xui32>
    %741 = stablehlo.reshape %740 : (tensor<1024xui32>) -> tensor<1024x1xui32>
    %c_165 = stablehlo.constant dense<1> : tensor<ui32>
    %742 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<ui32>) -> tensor<1024x160xui32>
    %743 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<1024x1xui32>) -> tensor<1024x160xui32>
    %744 = stablehlo.add %743, %742 : tensor<1024x160xui32>
    %c_166 = stablehlo.constant dense<0> : tensor<ui32>
    %745 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<ui32>) -> tensor<1280x160xui32>
    %746 = "stablehlo.scatter"(%745, %739, %744) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<ui32>, %arg154: tensor<ui32>):
      stablehlo.return %arg154 : tensor<ui32>
    }) : (tensor<1280x160xui32>, tensor<1024x1xi32>, tensor<1024x160xui32>) -> tensor<1280x160xui32>
    %747 = "stablehlo.gather"(%746, %739) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xui32>, tensor<1024x1xi32>) -> tensor<1024x160xui32>
    %c_167 = stablehlo.constant dense<0> : tensor<ui32>
    %748 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<ui32>) -> tensor<1280x160xui32>
    %749 = stablehlo.compare EQ, %746, %748, UNSIGNED : (tensor<1280x160xui32>, tensor<1280x160xui32>) -> tensor<1280x160xi1>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %750 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %751 = stablehlo.select %749, %733, %750 : tensor<1280x160xi1>, tensor<1280x160xbf16>
    %752 = stablehlo.compare EQ, %744, %747, UNSIGNED : (tensor<1024x160xui32>, tensor<1024x160xui32>) -> tensor<1024x160xi1>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %753 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %754 = stablehlo.select %752, %732, %753 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %755 = stablehlo.compare EQ, %744, %747, UNSIGNED : (tensor<1024x160xui32>, tensor<1024x160xui32>) -> tensor<1024x160xi1>
    %756 = "stablehlo.scatter"(%751, %739, %754) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<bf16>, %arg154: tensor<bf16>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<bf16>
      stablehlo.return %1712 : tensor<bf16>
    }) : (tensor<1280x160xbf16>, tensor<1024x1xi32>, tensor<1024x160xbf16>) -> tensor<1280x160xbf16>
    %757 = stablehlo.reshape %756 : (tensor<1280x160xbf16>) -> tensor<8x160x160xbf16>
    %758 = stablehlo.convert %arg42 : (tensor<8x160x640xf32>) -> tensor<8x160x640xbf16>
    %759 = stablehlo.dot_general %757, %758, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x640xbf16>
    %760 = stablehlo.multiply %759, %759 : tensor<8x160x640xbf16>
    %761 = stablehlo.multiply %760, %759 : tensor<8x160x640xbf16>
    %762 = stablehlo.multiply %759, %759 : tensor<8x160x640xbf16>
    %cst_170 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %763 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %764 = stablehlo.multiply %763, %762 : tensor<8x160x640xbf16>
    %cst_171 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %765 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %766 = stablehlo.multiply %765, %761 : tensor<8x160x640xbf16>
    %767 = stablehlo.add %759, %766 : tensor<8x160x640xbf16>
    %cst_172 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %768 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %769 = stablehlo.multiply %768, %767 : tensor<8x160x640xbf16>
    %770 = stablehlo.tanh %769 : tensor<8x160x640xbf16>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %771 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %772 = stablehlo.subtract %771, %770 : tensor<8x160x640xbf16>
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %773 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %774 = stablehlo.add %773, %770 : tensor<8x160x640xbf16>
    %cst_175 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %775 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %776 = stablehlo.multiply %775, %774 : tensor<8x160x640xbf16>
    %777 = stablehlo.multiply %759, %776 : tensor<8x160x640xbf16>
    %778 = stablehlo.convert %arg41 : (tensor<8x640x160xf32>) -> tensor<8x640x160xbf16>
    %779 = stablehlo.dot_general %777, %778, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x640x160xbf16>) -> tensor<8x160x160xbf16>
    %780 = stablehlo.reshape %779 : (tensor<8x160x160xbf16>) -> tensor<1280x160xbf16>
    %c_176 = stablehlo.constant dense<0> : tensor<i32>
    %781 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %782 = stablehlo.compare LT, %730, %781, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_177 = stablehlo.constant dense<1280> : tensor<i32>
    %783 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %784 = stablehlo.add %730, %783 : tensor<1024xi32>
    %785 = stablehlo.select %782, %784, %730 : tensor<1024xi1>, tensor<1024xi32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %c_178 = stablehlo.constant dense<1279> : tensor<1xi32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %787 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %788 = stablehlo.compare GE, %786, %787, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %789 = stablehlo.broadcast_in_dim %c_178, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1024x1xi32>
    %791 = stablehlo.compare LE, %786, %790, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %792 = stablehlo.and %788, %791 : tensor<1024x1xi1>
    %c_180 = stablehlo.constant dense<true> : tensor<i1>
    %793 = stablehlo.reduce(%792 init: %c_180) applies stablehlo.and across dimensions = [1] : (tensor<1024x1xi1>, tensor<i1>) -> tensor<1024xi1>
    %794 = "stablehlo.gather"(%780, %786) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xbf16>, tensor<1024x1xi32>) -> tensor<1024x160xbf16>
    %795 = stablehlo.broadcast_in_dim %793, dims = [0] : (tensor<1024xi1>) -> tensor<1024x160xi1>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %796 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %797 = stablehlo.select %795, %794, %796 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %798 = stablehlo.reshape %797 : (tensor<1024x160xbf16>) -> tensor<512x2x160xbf16>
    %799 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<512x2xf32>) -> tensor<512x2x1xf32>
    %800 = stablehlo.convert %799 : (tensor<512x2x1xf32>) -> tensor<512x2x1xbf16>
    %801 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<512x2x1xbf16>) -> tensor<512x2x160xbf16>
    %802 = stablehlo.multiply %798, %801 : tensor<512x2x160xbf16>
    %803 = stablehlo.convert %802 : (tensor<512x2x160xbf16>) -> tensor<512x2x160xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<512x2x160xf32>, tensor<f32>) -> tensor<512x160xf32>
    %805 = stablehlo.convert %804 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %806 = stablehlo.reshape %805 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %807 = stablehlo.slice %indices_145 [0:512, 0:1] : (tensor<512x2xi32>) -> tensor<512x1xi32>
    %808 = stablehlo.reshape %807 : (tensor<512x1xi32>) -> tensor<512xi32>
    %809 = call @_one_hot(%808) : (tensor<512xi32>) -> tensor<512x8xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %810 = stablehlo.reduce(%809 init: %cst_183) applies stablehlo.add across dimensions = [0] : (tensor<512x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_184 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %812 = stablehlo.divide %810, %811 : tensor<8xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %813 = stablehlo.reduce(%676 init: %cst_185) applies stablehlo.add across dimensions = [0] : (tensor<512x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_186 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %815 = stablehlo.divide %813, %814 : tensor<8xf32>
    %816 = stablehlo.multiply %812, %815 : tensor<8xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %817 = stablehlo.reduce(%816 init: %cst_187) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_188 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %818 = stablehlo.multiply %cst_188, %817 : tensor<f32>
    %819 = stablehlo.add %631, %806 : tensor<4x128x160xbf16>
    %820 = stablehlo.add %415, %818 : tensor<f32>
    %821 = stablehlo.convert %819 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %822 = stablehlo.reduce(%821 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_190 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %825 = stablehlo.divide %823, %824 : tensor<4x128x1xf32>
    %826 = stablehlo.broadcast_in_dim %825, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %827 = stablehlo.subtract %821, %826 : tensor<4x128x160xf32>
    %828 = chlo.square %827 : tensor<4x128x160xf32> -> tensor<4x128x160xf32>
    %cst_191 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x128x160xf32>
    %830 = stablehlo.multiply %829, %827 : tensor<4x128x160xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%828 init: %cst_192) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_193 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %834 = stablehlo.divide %832, %833 : tensor<4x128x1xf32>
    %835 = stablehlo.broadcast_in_dim %825, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %836 = stablehlo.subtract %821, %835 : tensor<4x128x160xf32>
    %cst_194 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %838 = stablehlo.add %834, %837 : tensor<4x128x1xf32>
    %839 = stablehlo.rsqrt %838 : tensor<4x128x1xf32>
    %840 = stablehlo.divide %839, %838 : tensor<4x128x1xf32>
    %cst_195 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %842 = stablehlo.multiply %841, %840 : tensor<4x128x1xf32>
    %843 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %844 = stablehlo.multiply %836, %843 : tensor<4x128x160xf32>
    %845 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %847 = stablehlo.multiply %844, %846 : tensor<4x128x160xf32>
    %848 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %850 = stablehlo.add %847, %849 : tensor<4x128x160xf32>
    %851 = stablehlo.convert %850 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %852 = stablehlo.convert %arg47 : (tensor<2048x160xf32>) -> tensor<2048x160xbf16>
    %853 = stablehlo.transpose %852, dims = [1, 0] : (tensor<2048x160xbf16>) -> tensor<160x2048xbf16>
    %854 = stablehlo.dot_general %851, %853, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x2048xbf16>) -> tensor<4x128x2048xbf16>
    %855 = stablehlo.convert %854 : (tensor<4x128x2048xbf16>) -> tensor<4x128x2048xf32>
    %856:3 = call @log_softmax(%855) : (tensor<4x128x2048xf32>) -> (tensor<4x128x2048xf32>, tensor<4x128x2048xf32>, tensor<4x128x1xf32>)
    %857 = stablehlo.broadcast_in_dim %arg151, dims = [0, 1] : (tensor<4x128xi32>) -> tensor<4x128x1xi32>
    %858:2 = call @take_along_axis(%856#0, %857) : (tensor<4x128x2048xf32>, tensor<4x128x1xi32>) -> (tensor<4x128x1xf32>, tensor<4x128x1x1xi32>)
    %859 = stablehlo.reshape %858#0 : (tensor<4x128x1xf32>) -> tensor<4x128xf32>
    %860 = stablehlo.negate %859 : tensor<4x128xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %861 = stablehlo.reduce(%860 init: %cst_196) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_197 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %862 = stablehlo.divide %861, %cst_197 : tensor<f32>
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %863 = stablehlo.multiply %cst_198, %820 : tensor<f32>
    %864 = stablehlo.add %862, %863 : tensor<f32>
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %865 = stablehlo.multiply %cst_199, %cst_200 : tensor<f32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_202 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %866 = stablehlo.divide %cst_201, %cst_202 : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [] : (tensor<f32>) -> tensor<4x128xf32>
    %868 = stablehlo.negate %867 : tensor<4x128xf32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %870 = call @take_along_axis_2(%858#1, %869) : (tensor<4x128x1x1xi32>, tensor<4x128x1xf32>) -> tensor<4x128x2048xf32>
    %871 = call @log_softmax_3(%856#1, %856#2, %870) : (tensor<4x128x2048xf32>, tensor<4x128x1xf32>, tensor<4x128x2048xf32>) -> tensor<4x128x2048xf32>
    %872 = stablehlo.convert %871 : (tensor<4x128x2048xf32>) -> tensor<4x128x2048xbf16>
    %873 = stablehlo.dot_general %872, %851, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x2048xbf16>, tensor<4x128x160xbf16>) -> tensor<2048x160xbf16>
    %874 = stablehlo.transpose %873, dims = [1, 0] : (tensor<2048x160xbf16>) -> tensor<160x2048xbf16>
    %875 = stablehlo.dot_general %872, %853, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x2048xbf16>, tensor<160x2048xbf16>) -> tensor<4x128x160xbf16>
    %876 = stablehlo.transpose %874, dims = [1, 0] : (tensor<160x2048xbf16>) -> tensor<2048x160xbf16>
    %877 = stablehlo.convert %876 : (tensor<2048x160xbf16>) -> tensor<2048x160xf32>
    %878 = stablehlo.convert %875 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.reduce(%878 init: %cst_203) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %880 = stablehlo.reshape %879 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %881 = stablehlo.reduce(%880 init: %cst_204) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %882 = stablehlo.multiply %844, %878 : tensor<4x128x160xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %883 = stablehlo.reduce(%882 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %884 = stablehlo.reshape %883 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %885 = stablehlo.broadcast_in_dim %845, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %886 = stablehlo.multiply %878, %885 : tensor<4x128x160xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %887 = stablehlo.reduce(%884 init: %cst_206) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %888 = stablehlo.multiply %836, %886 : tensor<4x128x160xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %889 = stablehlo.reduce(%888 init: %cst_207) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %890 = stablehlo.reshape %889 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %891 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %892 = stablehlo.multiply %886, %891 : tensor<4x128x160xf32>
    %893 = stablehlo.multiply %890, %842 : tensor<4x128x1xf32>
    %894 = stablehlo.negate %892 : tensor<4x128x160xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %895 = stablehlo.reduce(%894 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %896 = stablehlo.reshape %895 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_209 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %898 = stablehlo.divide %893, %897 : tensor<4x128x1xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %899 = stablehlo.reduce(%898 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %901 = stablehlo.multiply %900, %830 : tensor<4x128x160xf32>
    %902 = stablehlo.negate %901 : tensor<4x128x160xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %903 = stablehlo.reduce(%902 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %904 = stablehlo.reshape %903 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %905 = stablehlo.add %892, %901 : tensor<4x128x160xf32>
    %906 = stablehlo.add %896, %904 : tensor<4x128x1xf32>
    %cst_212 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %908 = stablehlo.divide %906, %907 : tensor<4x128x1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %909 = stablehlo.reduce(%908 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %911 = stablehlo.add %905, %910 : tensor<4x128x160xf32>
    %912 = stablehlo.convert %911 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %cst_214 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %913 = stablehlo.multiply %cst_214, %865 : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %915 = stablehlo.multiply %812, %914 : tensor<8xf32>
    %cst_215 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %917 = stablehlo.divide %915, %916 : tensor<8xf32>
    %918 = stablehlo.broadcast_in_dim %917, dims = [1] : (tensor<8xf32>) -> tensor<512x8xf32>
    %919 = stablehlo.reshape %912 : (tensor<4x128x160xbf16>) -> tensor<512x160xbf16>
    %920 = stablehlo.convert %919 : (tensor<512x160xbf16>) -> tensor<512x160xf32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0, 2] : (tensor<512x160xf32>) -> tensor<512x2x160xf32>
    %922 = stablehlo.convert %921 : (tensor<512x2x160xf32>) -> tensor<512x2x160xbf16>
    %923 = stablehlo.multiply %798, %922 : tensor<512x2x160xbf16>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %924 = stablehlo.reduce(%923 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<512x2x160xbf16>, tensor<bf16>) -> tensor<512x2xbf16>
    %925 = stablehlo.reshape %924 : (tensor<512x2xbf16>) -> tensor<512x2x1xbf16>
    %926 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2] : (tensor<512x2x1xbf16>) -> tensor<512x2x160xbf16>
    %927 = stablehlo.multiply %922, %926 : tensor<512x2x160xbf16>
    %928 = stablehlo.convert %925 : (tensor<512x2x1xbf16>) -> tensor<512x2x1xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %929 = stablehlo.reduce(%928 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<512x2x1xf32>, tensor<f32>) -> tensor<512x2xf32>
    %930 = stablehlo.reshape %927 : (tensor<512x2x160xbf16>) -> tensor<1024x160xbf16>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %931 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %932 = "stablehlo.scatter"(%931, %786, %930) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<bf16>, %arg154: tensor<bf16>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<bf16>
      stablehlo.return %1712 : tensor<bf16>
    }) : (tensor<1280x160xbf16>, tensor<1024x1xi32>, tensor<1024x160xbf16>) -> tensor<1280x160xbf16>
    %933 = stablehlo.reshape %932 : (tensor<1280x160xbf16>) -> tensor<8x160x160xbf16>
    %934 = stablehlo.dot_general %933, %777, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x640xbf16>
    %935 = stablehlo.transpose %934, dims = [0, 2, 1] : (tensor<8x160x640xbf16>) -> tensor<8x640x160xbf16>
    %936 = stablehlo.dot_general %933, %778, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x640x160xbf16>) -> tensor<8x160x640xbf16>
    %937 = stablehlo.convert %935 : (tensor<8x640x160xbf16>) -> tensor<8x640x160xf32>
    %938 = stablehlo.multiply %759, %936 : tensor<8x160x640xbf16>
    %939 = stablehlo.multiply %936, %776 : tensor<8x160x640xbf16>
    %cst_219 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %940 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %941 = stablehlo.multiply %940, %938 : tensor<8x160x640xbf16>
    %942 = stablehlo.multiply %941, %772 : tensor<8x160x640xbf16>
    %943 = stablehlo.multiply %942, %770 : tensor<8x160x640xbf16>
    %944 = stablehlo.add %942, %943 : tensor<8x160x640xbf16>
    %cst_220 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %945 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %946 = stablehlo.multiply %945, %944 : tensor<8x160x640xbf16>
    %947 = stablehlo.add %939, %946 : tensor<8x160x640xbf16>
    %cst_221 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %948 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %949 = stablehlo.multiply %948, %946 : tensor<8x160x640xbf16>
    %950 = stablehlo.multiply %949, %764 : tensor<8x160x640xbf16>
    %951 = stablehlo.add %947, %950 : tensor<8x160x640xbf16>
    %952 = stablehlo.dot_general %951, %757, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x160x160xbf16>) -> tensor<8x640x160xbf16>
    %953 = stablehlo.transpose %952, dims = [0, 2, 1] : (tensor<8x640x160xbf16>) -> tensor<8x160x640xbf16>
    %954 = stablehlo.dot_general %951, %758, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x160xbf16>
    %955 = stablehlo.convert %953 : (tensor<8x160x640xbf16>) -> tensor<8x160x640xf32>
    %956 = stablehlo.reshape %954 : (tensor<8x160x160xbf16>) -> tensor<1280x160xbf16>
    %c_222 = stablehlo.constant dense<1279> : tensor<1xi32>
    %c_223 = stablehlo.constant dense<0> : tensor<i32>
    %957 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %958 = stablehlo.compare GE, %739, %957, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %959 = stablehlo.broadcast_in_dim %c_222, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1024x1xi32>
    %961 = stablehlo.compare LE, %739, %960, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %962 = stablehlo.and %958, %961 : tensor<1024x1xi1>
    %c_224 = stablehlo.constant dense<true> : tensor<i1>
    %963 = stablehlo.reduce(%962 init: %c_224) applies stablehlo.and across dimensions = [1] : (tensor<1024x1xi1>, tensor<i1>) -> tensor<1024xi1>
    %964 = "stablehlo.gather"(%956, %739) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xbf16>, tensor<1024x1xi32>) -> tensor<1024x160xbf16>
    %965 = stablehlo.broadcast_in_dim %963, dims = [0] : (tensor<1024xi1>) -> tensor<1024x160xi1>
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %966 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %967 = stablehlo.select %965, %964, %966 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %968 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %969 = stablehlo.select %755, %967, %968 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %970 = stablehlo.reshape %969 : (tensor<1024x160xbf16>) -> tensor<512x2x160xbf16>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %971 = stablehlo.reduce(%970 init: %cst_227) applies stablehlo.add across dimensions = [1] : (tensor<512x2x160xbf16>, tensor<bf16>) -> tensor<512x160xbf16>
    %972 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %973 = stablehlo.multiply %929, %972 : tensor<512x2xf32>
    %974 = stablehlo.multiply %973, %values_144 : tensor<512x2xf32>
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %975 = stablehlo.reduce(%974 init: %cst_228) applies stablehlo.add across dimensions = [1] : (tensor<512x2xf32>, tensor<f32>) -> tensor<512xf32>
    %976 = stablehlo.reshape %975 : (tensor<512xf32>) -> tensor<512x1xf32>
    %977 = stablehlo.negate %976 : tensor<512x1xf32>
    %978 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %979 = stablehlo.divide %929, %978 : tensor<512x2xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %980 = stablehlo.reduce(%977 init: %cst_229) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %981 = stablehlo.broadcast_in_dim %980, dims = [0] : (tensor<512xf32>) -> tensor<512x2xf32>
    %982 = stablehlo.add %979, %981 : tensor<512x2xf32>
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<512x8xf32>
    %984 = "stablehlo.scatter"(%983, %680, %982) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<f32>
      stablehlo.return %1712 : tensor<f32>
    }) : (tensor<512x8xf32>, tensor<512x2x1xi32>, tensor<512x2xf32>) -> tensor<512x8xf32>
    %985 = stablehlo.add %918, %984 : tensor<512x8xf32>
    %986 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %987 = stablehlo.multiply %985, %986 : tensor<512x8xf32>
    %988 = stablehlo.multiply %987, %672 : tensor<512x8xf32>
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %989 = stablehlo.reduce(%988 init: %cst_231) applies stablehlo.add across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %990 = stablehlo.reshape %989 : (tensor<512xf32>) -> tensor<512x1xf32>
    %991 = stablehlo.negate %990 : tensor<512x1xf32>
    %992 = stablehlo.broadcast_in_dim %674, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %993 = stablehlo.divide %985, %992 : tensor<512x8xf32>
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %994 = stablehlo.reduce(%991 init: %cst_232) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [0] : (tensor<512xf32>) -> tensor<512x8xf32>
    %996 = stablehlo.add %993, %995 : tensor<512x8xf32>
    %997 = stablehlo.multiply %996, %672 : tensor<512x8xf32>
    %998 = stablehlo.dot_general %997, %664, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x8xf32>, tensor<512x160xf32>) -> tensor<8x160xf32>
    %999 = stablehlo.transpose %998, dims = [1, 0] : (tensor<8x160xf32>) -> tensor<160x8xf32>
    %1000 = stablehlo.dot_general %997, %arg43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x8xf32>, tensor<160x8xf32>) -> tensor<512x160xf32>
    %1001 = stablehlo.convert %1000 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %1002 = stablehlo.add %971, %1001 : tensor<512x160xbf16>
    %1003 = stablehlo.reshape %1002 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %1004 = stablehlo.convert %1003 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1005 = stablehlo.reduce(%1004 init: %cst_233) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1006 = stablehlo.reshape %1005 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1007 = stablehlo.reduce(%1006 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1008 = stablehlo.multiply %655, %1004 : tensor<4x128x160xf32>
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1009 = stablehlo.reduce(%1008 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1010 = stablehlo.reshape %1009 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1011 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1012 = stablehlo.multiply %1004, %1011 : tensor<4x128x160xf32>
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1013 = stablehlo.reduce(%1010 init: %cst_236) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1014 = stablehlo.multiply %647, %1012 : tensor<4x128x160xf32>
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1015 = stablehlo.reduce(%1014 init: %cst_237) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1016 = stablehlo.reshape %1015 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1017 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1018 = stablehlo.multiply %1012, %1017 : tensor<4x128x160xf32>
    %1019 = stablehlo.multiply %1016, %653 : tensor<4x128x1xf32>
    %1020 = stablehlo.negate %1018 : tensor<4x128x160xf32>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1021 = stablehlo.reduce(%1020 init: %cst_238) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1022 = stablehlo.reshape %1021 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_239 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1024 = stablehlo.divide %1019, %1023 : tensor<4x128x1xf32>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1025 = stablehlo.reduce(%1024 init: %cst_240) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1027 = stablehlo.multiply %1026, %641 : tensor<4x128x160xf32>
    %1028 = stablehlo.negate %1027 : tensor<4x128x160xf32>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1029 = stablehlo.reduce(%1028 init: %cst_241) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1030 = stablehlo.reshape %1029 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1031 = stablehlo.add %1018, %1027 : tensor<4x128x160xf32>
    %1032 = stablehlo.add %1022, %1030 : tensor<4x128x1xf32>
    %cst_242 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1034 = stablehlo.divide %1032, %1033 : tensor<4x128x1xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1035 = stablehlo.reduce(%1034 init: %cst_243) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1037 = stablehlo.add %1031, %1036 : tensor<4x128x160xf32>
    %1038 = stablehlo.convert %1037 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1039 = stablehlo.add %912, %1038 : tensor<4x128x160xbf16>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1040 = stablehlo.reduce(%1039 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1041 = stablehlo.reshape %1040 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1042 = stablehlo.reduce(%1041 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1043 = stablehlo.convert %1042 : (tensor<160xbf16>) -> tensor<160xf32>
    %1044 = stablehlo.dot_general %1039, %624, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x160xbf16>) -> tensor<160x160xbf16>
    %1045 = stablehlo.transpose %1044, dims = [1, 0] : (tensor<160x160xbf16>) -> tensor<160x160xbf16>
    %1046 = stablehlo.dot_general %1039, %625, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %1047 = stablehlo.convert %1045 : (tensor<160x160xbf16>) -> tensor<160x160xf32>
    %1048 = stablehlo.reshape %1046 : (tensor<4x128x160xbf16>) -> tensor<4x128x4x40xbf16>
    %1049 = stablehlo.transpose %1048, dims = [0, 2, 3, 1] : (tensor<4x128x4x40xbf16>) -> tensor<4x4x40x128xbf16>
    %1050 = stablehlo.dot_general %1049, %601, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %1051 = stablehlo.dot_general %1049, %621, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %1052 = stablehlo.transpose %1051, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %1053 = stablehlo.convert %1050 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %1054 = stablehlo.broadcast_in_dim %620, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1055 = stablehlo.multiply %1053, %1054 : tensor<4x4x128x128xf32>
    %1056 = stablehlo.multiply %1055, %613 : tensor<4x4x128x128xf32>
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1057 = stablehlo.reduce(%1056 init: %cst_246) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1058 = stablehlo.reshape %1057 : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %1059 = stablehlo.negate %1058 : tensor<4x4x128x1xf32>
    %1060 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1061 = stablehlo.divide %1053, %1060 : tensor<4x4x128x128xf32>
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.reduce(%1059 init: %cst_247) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x1xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x128xf32>
    %1064 = stablehlo.add %1061, %1063 : tensor<4x4x128x128xf32>
    %1065 = stablehlo.multiply %1064, %613 : tensor<4x4x128x128xf32>
    %1066 = call @_where_4(%606#1, %1065) : (tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xf32>
    %cst_248 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %1068 = stablehlo.multiply %1066, %1067 : tensor<4x4x128x128xf32>
    %1069 = stablehlo.convert %1068 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %1070 = stablehlo.dot_general %1069, %597, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1071 = stablehlo.transpose %1070, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1072 = stablehlo.dot_general %1069, %599, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1073 = stablehlo.transpose %1072, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1074 = stablehlo.broadcast_in_dim %1052, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1075 = stablehlo.pad %1074, %cst_249, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1076 = stablehlo.broadcast_in_dim %1071, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1077 = stablehlo.pad %1076, %cst_250, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1078 = stablehlo.add %1075, %1077 : tensor<4x128x3x4x40xbf16>
    %1079 = stablehlo.broadcast_in_dim %1073, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1080 = stablehlo.pad %1079, %cst_251, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1081 = stablehlo.add %1078, %1080 : tensor<4x128x3x4x40xbf16>
    %1082 = stablehlo.reshape %1081 : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x480xbf16>
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1083 = stablehlo.reduce(%1082 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1084 = stablehlo.reshape %1083 : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1085 = stablehlo.reduce(%1084 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1086 = stablehlo.convert %1085 : (tensor<480xbf16>) -> tensor<480xf32>
    %1087 = stablehlo.dot_general %1082, %585, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<4x128x160xbf16>) -> tensor<480x160xbf16>
    %1088 = stablehlo.transpose %1087, dims = [1, 0] : (tensor<480x160xbf16>) -> tensor<160x480xbf16>
    %1089 = stablehlo.dot_general %1082, %589, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<160x480xbf16>) -> tensor<4x128x160xbf16>
    %1090 = stablehlo.convert %1088 : (tensor<160x480xbf16>) -> tensor<160x480xf32>
    %1091 = stablehlo.convert %1089 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1092 = stablehlo.reduce(%1091 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1093 = stablehlo.reshape %1092 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1094 = stablehlo.reduce(%1093 init: %cst_255) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1095 = stablehlo.multiply %578, %1091 : tensor<4x128x160xf32>
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1096 = stablehlo.reduce(%1095 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1097 = stablehlo.reshape %1096 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1098 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1099 = stablehlo.multiply %1091, %1098 : tensor<4x128x160xf32>
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1100 = stablehlo.reduce(%1097 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1101 = stablehlo.multiply %570, %1099 : tensor<4x128x160xf32>
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1102 = stablehlo.reduce(%1101 init: %cst_258) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1103 = stablehlo.reshape %1102 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1104 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1105 = stablehlo.multiply %1099, %1104 : tensor<4x128x160xf32>
    %1106 = stablehlo.multiply %1103, %576 : tensor<4x128x1xf32>
    %1107 = stablehlo.negate %1105 : tensor<4x128x160xf32>
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1108 = stablehlo.reduce(%1107 init: %cst_259) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1109 = stablehlo.reshape %1108 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_260 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1111 = stablehlo.divide %1106, %1110 : tensor<4x128x1xf32>
    %cst_261 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1112 = stablehlo.reduce(%1111 init: %cst_261) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1114 = stablehlo.multiply %1113, %564 : tensor<4x128x160xf32>
    %1115 = stablehlo.negate %1114 : tensor<4x128x160xf32>
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1116 = stablehlo.reduce(%1115 init: %cst_262) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1117 = stablehlo.reshape %1116 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1118 = stablehlo.add %1105, %1114 : tensor<4x128x160xf32>
    %1119 = stablehlo.add %1109, %1117 : tensor<4x128x1xf32>
    %cst_263 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1121 = stablehlo.divide %1119, %1120 : tensor<4x128x1xf32>
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1122 = stablehlo.reduce(%1121 init: %cst_264) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1124 = stablehlo.add %1118, %1123 : tensor<4x128x160xf32>
    %1125 = stablehlo.convert %1124 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1126 = stablehlo.add %1039, %1125 : tensor<4x128x160xbf16>
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1127 = stablehlo.reduce(%1126 init: %cst_265) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1128 = stablehlo.reshape %1127 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1129 = stablehlo.reduce(%1128 init: %cst_266) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1130 = stablehlo.convert %1129 : (tensor<160xbf16>) -> tensor<160xf32>
    %1131 = stablehlo.dot_general %1126, %547, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x640xbf16>) -> tensor<160x640xbf16>
    %1132 = stablehlo.transpose %1131, dims = [1, 0] : (tensor<160x640xbf16>) -> tensor<640x160xbf16>
    %1133 = stablehlo.dot_general %1126, %548, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<640x160xbf16>) -> tensor<4x128x640xbf16>
    %1134 = stablehlo.convert %1132 : (tensor<640x160xbf16>) -> tensor<640x160xf32>
    %1135 = stablehlo.multiply %529, %1133 : tensor<4x128x640xbf16>
    %1136 = stablehlo.multiply %1133, %546 : tensor<4x128x640xbf16>
    %cst_267 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1137 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1138 = stablehlo.multiply %1137, %1135 : tensor<4x128x640xbf16>
    %1139 = stablehlo.multiply %1138, %542 : tensor<4x128x640xbf16>
    %1140 = stablehlo.multiply %1139, %540 : tensor<4x128x640xbf16>
    %1141 = stablehlo.add %1139, %1140 : tensor<4x128x640xbf16>
    %cst_268 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1142 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1143 = stablehlo.multiply %1142, %1141 : tensor<4x128x640xbf16>
    %1144 = stablehlo.add %1136, %1143 : tensor<4x128x640xbf16>
    %cst_269 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1145 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1146 = stablehlo.multiply %1145, %1143 : tensor<4x128x640xbf16>
    %1147 = stablehlo.multiply %1146, %534 : tensor<4x128x640xbf16>
    %1148 = stablehlo.add %1144, %1147 : tensor<4x128x640xbf16>
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1149 = stablehlo.reduce(%1148 init: %cst_270) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x640xbf16>, tensor<bf16>) -> tensor<640xbf16>
    %1150 = stablehlo.reshape %1149 : (tensor<640xbf16>) -> tensor<1x1x640xbf16>
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1151 = stablehlo.reduce(%1150 init: %cst_271) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x640xbf16>, tensor<bf16>) -> tensor<640xbf16>
    %1152 = stablehlo.convert %1151 : (tensor<640xbf16>) -> tensor<640xf32>
    %1153 = stablehlo.dot_general %1148, %523, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<4x128x160xbf16>) -> tensor<640x160xbf16>
    %1154 = stablehlo.transpose %1153, dims = [1, 0] : (tensor<640x160xbf16>) -> tensor<160x640xbf16>
    %1155 = stablehlo.dot_general %1148, %524, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<160x640xbf16>) -> tensor<4x128x160xbf16>
    %1156 = stablehlo.convert %1154 : (tensor<160x640xbf16>) -> tensor<160x640xf32>
    %1157 = stablehlo.convert %1155 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1158 = stablehlo.reduce(%1157 init: %cst_272) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1159 = stablehlo.reshape %1158 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1160 = stablehlo.reduce(%1159 init: %cst_273) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1161 = stablehlo.multiply %516, %1157 : tensor<4x128x160xf32>
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1162 = stablehlo.reduce(%1161 init: %cst_274) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1163 = stablehlo.reshape %1162 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1164 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1165 = stablehlo.multiply %1157, %1164 : tensor<4x128x160xf32>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1166 = stablehlo.reduce(%1163 init: %cst_275) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1167 = stablehlo.multiply %508, %1165 : tensor<4x128x160xf32>
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1167 init: %cst_276) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1169 = stablehlo.reshape %1168 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1170 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1171 = stablehlo.multiply %1165, %1170 : tensor<4x128x160xf32>
    %1172 = stablehlo.multiply %1169, %514 : tensor<4x128x1xf32>
    %1173 = stablehlo.negate %1171 : tensor<4x128x160xf32>
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1174 = stablehlo.reduce(%1173 init: %cst_277) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1175 = stablehlo.reshape %1174 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_278 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1177 = stablehlo.divide %1172, %1176 : tensor<4x128x1xf32>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1178 = stablehlo.reduce(%1177 init: %cst_279) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1180 = stablehlo.multiply %1179, %502 : tensor<4x128x160xf32>
    %1181 = stablehlo.negate %1180 : tensor<4x128x160xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1182 = stablehlo.reduce(%1181 init: %cst_280) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1183 = stablehlo.reshape %1182 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1184 = stablehlo.add %1171, %1180 : tensor<4x128x160xf32>
    %1185 = stablehlo.add %1175, %1183 : tensor<4x128x1xf32>
    %cst_281 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1187 = stablehlo.divide %1185, %1186 : tensor<4x128x1xf32>
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1188 = stablehlo.reduce(%1187 init: %cst_282) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1189 = stablehlo.broadcast_in_dim %1188, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1190 = stablehlo.add %1184, %1189 : tensor<4x128x160xf32>
    %1191 = stablehlo.convert %1190 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1192 = stablehlo.add %1126, %1191 : tensor<4x128x160xbf16>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1193 = stablehlo.reduce(%1192 init: %cst_283) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1194 = stablehlo.reshape %1193 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1195 = stablehlo.reduce(%1194 init: %cst_284) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1196 = stablehlo.convert %1195 : (tensor<160xbf16>) -> tensor<160xf32>
    %1197 = stablehlo.dot_general %1192, %485, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x160xbf16>) -> tensor<160x160xbf16>
    %1198 = stablehlo.transpose %1197, dims = [1, 0] : (tensor<160x160xbf16>) -> tensor<160x160xbf16>
    %1199 = stablehlo.dot_general %1192, %486, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %1200 = stablehlo.convert %1198 : (tensor<160x160xbf16>) -> tensor<160x160xf32>
    %1201 = stablehlo.reshape %1199 : (tensor<4x128x160xbf16>) -> tensor<4x128x4x40xbf16>
    %1202 = stablehlo.transpose %1201, dims = [0, 2, 3, 1] : (tensor<4x128x4x40xbf16>) -> tensor<4x4x40x128xbf16>
    %1203 = stablehlo.dot_general %1202, %462, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %1204 = stablehlo.dot_general %1202, %482, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %1205 = stablehlo.transpose %1204, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %1206 = stablehlo.convert %1203 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %1207 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1208 = stablehlo.multiply %1206, %1207 : tensor<4x4x128x128xf32>
    %1209 = stablehlo.multiply %1208, %474 : tensor<4x4x128x128xf32>
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1210 = stablehlo.reduce(%1209 init: %cst_285) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1211 = stablehlo.reshape %1210 : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %1212 = stablehlo.negate %1211 : tensor<4x4x128x1xf32>
    %1213 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1214 = stablehlo.divide %1206, %1213 : tensor<4x4x128x128xf32>
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1215 = stablehlo.reduce(%1212 init: %cst_286) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x1xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1216 = stablehlo.broadcast_in_dim %1215, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x128xf32>
    %1217 = stablehlo.add %1214, %1216 : tensor<4x4x128x128xf32>
    %1218 = stablehlo.multiply %1217, %474 : tensor<4x4x128x128xf32>
    %1219 = call @_where_4(%467#1, %1218) : (tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xf32>
    %cst_287 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %1221 = stablehlo.multiply %1219, %1220 : tensor<4x4x128x128xf32>
    %1222 = stablehlo.convert %1221 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %1223 = stablehlo.dot_general %1222, %458, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1224 = stablehlo.transpose %1223, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1225 = stablehlo.dot_general %1222, %460, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1226 = stablehlo.transpose %1225, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1227 = stablehlo.broadcast_in_dim %1205, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1228 = stablehlo.pad %1227, %cst_288, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1229 = stablehlo.broadcast_in_dim %1224, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1230 = stablehlo.pad %1229, %cst_289, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1231 = stablehlo.add %1228, %1230 : tensor<4x128x3x4x40xbf16>
    %1232 = stablehlo.broadcast_in_dim %1226, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1233 = stablehlo.pad %1232, %cst_290, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1234 = stablehlo.add %1231, %1233 : tensor<4x128x3x4x40xbf16>
    %1235 = stablehlo.reshape %1234 : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x480xbf16>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1236 = stablehlo.reduce(%1235 init: %cst_291) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1237 = stablehlo.reshape %1236 : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1238 = stablehlo.reduce(%1237 init: %cst_292) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1239 = stablehlo.convert %1238 : (tensor<480xbf16>) -> tensor<480xf32>
    %1240 = stablehlo.dot_general %1235, %446, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<4x128x160xbf16>) -> tensor<480x160xbf16>
    %1241 = stablehlo.transpose %1240, dims = [1, 0] : (tensor<480x160xbf16>) -> tensor<160x480xbf16>
    %1242 = stablehlo.dot_general %1235, %450, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<160x480xbf16>) -> tensor<4x128x160xbf16>
    %1243 = stablehlo.convert %1241 : (tensor<160x480xbf16>) -> tensor<160x480xf32>
    %1244 = stablehlo.convert %1242 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1245 = stablehlo.reduce(%1244 init: %cst_293) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1246 = stablehlo.reshape %1245 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1247 = stablehlo.reduce(%1246 init: %cst_294) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1248 = stablehlo.multiply %439, %1244 : tensor<4x128x160xf32>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1249 = stablehlo.reduce(%1248 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1250 = stablehlo.reshape %1249 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1251 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1252 = stablehlo.multiply %1244, %1251 : tensor<4x128x160xf32>
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1253 = stablehlo.reduce(%1250 init: %cst_296) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1254 = stablehlo.multiply %431, %1252 : tensor<4x128x160xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1255 = stablehlo.reduce(%1254 init: %cst_297) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1256 = stablehlo.reshape %1255 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1257 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1258 = stablehlo.multiply %1252, %1257 : tensor<4x128x160xf32>
    %1259 = stablehlo.multiply %1256, %437 : tensor<4x128x1xf32>
    %1260 = stablehlo.negate %1258 : tensor<4x128x160xf32>
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1261 = stablehlo.reduce(%1260 init: %cst_298) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1262 = stablehlo.reshape %1261 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_299 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1264 = stablehlo.divide %1259, %1263 : tensor<4x128x1xf32>
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1265 = stablehlo.reduce(%1264 init: %cst_300) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1266 = stablehlo.broadcast_in_dim %1265, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1267 = stablehlo.multiply %1266, %425 : tensor<4x128x160xf32>
    %1268 = stablehlo.negate %1267 : tensor<4x128x160xf32>
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1269 = stablehlo.reduce(%1268 init: %cst_301) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1270 = stablehlo.reshape %1269 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1271 = stablehlo.add %1258, %1267 : tensor<4x128x160xf32>
    %1272 = stablehlo.add %1262, %1270 : tensor<4x128x1xf32>
    %cst_302 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1274 = stablehlo.divide %1272, %1273 : tensor<4x128x1xf32>
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1275 = stablehlo.reduce(%1274 init: %cst_303) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1277 = stablehlo.add %1271, %1276 : tensor<4x128x160xf32>
    %1278 = stablehlo.convert %1277 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1279 = stablehlo.add %1192, %1278 : tensor<4x128x160xbf16>
    %cst_304 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1280 = stablehlo.multiply %cst_304, %865 : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1282 = stablehlo.multiply %407, %1281 : tensor<8xf32>
    %cst_305 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1284 = stablehlo.divide %1282, %1283 : tensor<8xf32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [1] : (tensor<8xf32>) -> tensor<512x8xf32>
    %1286 = stablehlo.reshape %1279 : (tensor<4x128x160xbf16>) -> tensor<512x160xbf16>
    %1287 = stablehlo.convert %1286 : (tensor<512x160xbf16>) -> tensor<512x160xf32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [0, 2] : (tensor<512x160xf32>) -> tensor<512x2x160xf32>
    %1289 = stablehlo.convert %1288 : (tensor<512x2x160xf32>) -> tensor<512x2x160xbf16>
    %1290 = stablehlo.multiply %393, %1289 : tensor<512x2x160xbf16>
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1291 = stablehlo.reduce(%1290 init: %cst_306) applies stablehlo.add across dimensions = [2] : (tensor<512x2x160xbf16>, tensor<bf16>) -> tensor<512x2xbf16>
    %1292 = stablehlo.reshape %1291 : (tensor<512x2xbf16>) -> tensor<512x2x1xbf16>
    %1293 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<512x2x1xbf16>) -> tensor<512x2x160xbf16>
    %1294 = stablehlo.multiply %1289, %1293 : tensor<512x2x160xbf16>
    %1295 = stablehlo.convert %1292 : (tensor<512x2x1xbf16>) -> tensor<512x2x1xf32>
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1296 = stablehlo.reduce(%1295 init: %cst_307) applies stablehlo.add across dimensions = [2] : (tensor<512x2x1xf32>, tensor<f32>) -> tensor<512x2xf32>
    %1297 = stablehlo.reshape %1294 : (tensor<512x2x160xbf16>) -> tensor<1024x160xbf16>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1298 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<bf16>) -> tensor<1280x160xbf16>
    %1299 = "stablehlo.scatter"(%1298, %381, %1297) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<bf16>, %arg154: tensor<bf16>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<bf16>
      stablehlo.return %1712 : tensor<bf16>
    }) : (tensor<1280x160xbf16>, tensor<1024x1xi32>, tensor<1024x160xbf16>) -> tensor<1280x160xbf16>
    %1300 = stablehlo.reshape %1299 : (tensor<1280x160xbf16>) -> tensor<8x160x160xbf16>
    %1301 = stablehlo.dot_general %1300, %372, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x640xbf16>
    %1302 = stablehlo.transpose %1301, dims = [0, 2, 1] : (tensor<8x160x640xbf16>) -> tensor<8x640x160xbf16>
    %1303 = stablehlo.dot_general %1300, %373, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x160x160xbf16>, tensor<8x640x160xbf16>) -> tensor<8x160x640xbf16>
    %1304 = stablehlo.convert %1302 : (tensor<8x640x160xbf16>) -> tensor<8x640x160xf32>
    %1305 = stablehlo.multiply %354, %1303 : tensor<8x160x640xbf16>
    %1306 = stablehlo.multiply %1303, %371 : tensor<8x160x640xbf16>
    %cst_309 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1307 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %1308 = stablehlo.multiply %1307, %1305 : tensor<8x160x640xbf16>
    %1309 = stablehlo.multiply %1308, %367 : tensor<8x160x640xbf16>
    %1310 = stablehlo.multiply %1309, %365 : tensor<8x160x640xbf16>
    %1311 = stablehlo.add %1309, %1310 : tensor<8x160x640xbf16>
    %cst_310 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1312 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %1313 = stablehlo.multiply %1312, %1311 : tensor<8x160x640xbf16>
    %1314 = stablehlo.add %1306, %1313 : tensor<8x160x640xbf16>
    %cst_311 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1315 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<bf16>) -> tensor<8x160x640xbf16>
    %1316 = stablehlo.multiply %1315, %1313 : tensor<8x160x640xbf16>
    %1317 = stablehlo.multiply %1316, %359 : tensor<8x160x640xbf16>
    %1318 = stablehlo.add %1314, %1317 : tensor<8x160x640xbf16>
    %1319 = stablehlo.dot_general %1318, %352, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x160x160xbf16>) -> tensor<8x640x160xbf16>
    %1320 = stablehlo.transpose %1319, dims = [0, 2, 1] : (tensor<8x640x160xbf16>) -> tensor<8x160x640xbf16>
    %1321 = stablehlo.dot_general %1318, %353, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x160x640xbf16>, tensor<8x160x640xbf16>) -> tensor<8x160x160xbf16>
    %1322 = stablehlo.convert %1320 : (tensor<8x160x640xbf16>) -> tensor<8x160x640xf32>
    %1323 = stablehlo.reshape %1321 : (tensor<8x160x160xbf16>) -> tensor<1280x160xbf16>
    %c_312 = stablehlo.constant dense<1279> : tensor<1xi32>
    %c_313 = stablehlo.constant dense<0> : tensor<i32>
    %1324 = stablehlo.broadcast_in_dim %c_313, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %1325 = stablehlo.compare GE, %334, %1324, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %1326 = stablehlo.broadcast_in_dim %c_312, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %1327 = stablehlo.broadcast_in_dim %1326, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1024x1xi32>
    %1328 = stablehlo.compare LE, %334, %1327, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %1329 = stablehlo.and %1325, %1328 : tensor<1024x1xi1>
    %c_314 = stablehlo.constant dense<true> : tensor<i1>
    %1330 = stablehlo.reduce(%1329 init: %c_314) applies stablehlo.and across dimensions = [1] : (tensor<1024x1xi1>, tensor<i1>) -> tensor<1024xi1>
    %1331 = "stablehlo.gather"(%1323, %334) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 160>}> : (tensor<1280x160xbf16>, tensor<1024x1xi32>) -> tensor<1024x160xbf16>
    %1332 = stablehlo.broadcast_in_dim %1330, dims = [0] : (tensor<1024xi1>) -> tensor<1024x160xi1>
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1333 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %1334 = stablehlo.select %1332, %1331, %1333 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1335 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<bf16>) -> tensor<1024x160xbf16>
    %1336 = stablehlo.select %350, %1334, %1335 : tensor<1024x160xi1>, tensor<1024x160xbf16>
    %1337 = stablehlo.reshape %1336 : (tensor<1024x160xbf16>) -> tensor<512x2x160xbf16>
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1338 = stablehlo.reduce(%1337 init: %cst_317) applies stablehlo.add across dimensions = [1] : (tensor<512x2x160xbf16>, tensor<bf16>) -> tensor<512x160xbf16>
    %1339 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %1340 = stablehlo.multiply %1296, %1339 : tensor<512x2xf32>
    %1341 = stablehlo.multiply %1340, %values : tensor<512x2xf32>
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1342 = stablehlo.reduce(%1341 init: %cst_318) applies stablehlo.add across dimensions = [1] : (tensor<512x2xf32>, tensor<f32>) -> tensor<512xf32>
    %1343 = stablehlo.reshape %1342 : (tensor<512xf32>) -> tensor<512x1xf32>
    %1344 = stablehlo.negate %1343 : tensor<512x1xf32>
    %1345 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x2xf32>
    %1346 = stablehlo.divide %1296, %1345 : tensor<512x2xf32>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1347 = stablehlo.reduce(%1344 init: %cst_319) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1348 = stablehlo.broadcast_in_dim %1347, dims = [0] : (tensor<512xf32>) -> tensor<512x2xf32>
    %1349 = stablehlo.add %1346, %1348 : tensor<512x2xf32>
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<512x8xf32>
    %1351 = "stablehlo.scatter"(%1350, %275, %1349) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<f32>
      stablehlo.return %1712 : tensor<f32>
    }) : (tensor<512x8xf32>, tensor<512x2x1xi32>, tensor<512x2xf32>) -> tensor<512x8xf32>
    %1352 = stablehlo.add %1285, %1351 : tensor<512x8xf32>
    %1353 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %1354 = stablehlo.multiply %1352, %1353 : tensor<512x8xf32>
    %1355 = stablehlo.multiply %1354, %267 : tensor<512x8xf32>
    %cst_321 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1356 = stablehlo.reduce(%1355 init: %cst_321) applies stablehlo.add across dimensions = [1] : (tensor<512x8xf32>, tensor<f32>) -> tensor<512xf32>
    %1357 = stablehlo.reshape %1356 : (tensor<512xf32>) -> tensor<512x1xf32>
    %1358 = stablehlo.negate %1357 : tensor<512x1xf32>
    %1359 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x8xf32>
    %1360 = stablehlo.divide %1352, %1359 : tensor<512x8xf32>
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1361 = stablehlo.reduce(%1358 init: %cst_322) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %1362 = stablehlo.broadcast_in_dim %1361, dims = [0] : (tensor<512xf32>) -> tensor<512x8xf32>
    %1363 = stablehlo.add %1360, %1362 : tensor<512x8xf32>
    %1364 = stablehlo.multiply %1363, %267 : tensor<512x8xf32>
    %1365 = stablehlo.dot_general %1364, %259, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x8xf32>, tensor<512x160xf32>) -> tensor<8x160xf32>
    %1366 = stablehlo.transpose %1365, dims = [1, 0] : (tensor<8x160xf32>) -> tensor<160x8xf32>
    %1367 = stablehlo.dot_general %1364, %arg20, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x8xf32>, tensor<160x8xf32>) -> tensor<512x160xf32>
    %1368 = stablehlo.convert %1367 : (tensor<512x160xf32>) -> tensor<512x160xbf16>
    %1369 = stablehlo.add %1338, %1368 : tensor<512x160xbf16>
    %1370 = stablehlo.reshape %1369 : (tensor<512x160xbf16>) -> tensor<4x128x160xbf16>
    %1371 = stablehlo.convert %1370 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1372 = stablehlo.reduce(%1371 init: %cst_323) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1373 = stablehlo.reshape %1372 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1374 = stablehlo.reduce(%1373 init: %cst_324) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1375 = stablehlo.multiply %250, %1371 : tensor<4x128x160xf32>
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1376 = stablehlo.reduce(%1375 init: %cst_325) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1377 = stablehlo.reshape %1376 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1378 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1379 = stablehlo.multiply %1371, %1378 : tensor<4x128x160xf32>
    %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1380 = stablehlo.reduce(%1377 init: %cst_326) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1381 = stablehlo.multiply %242, %1379 : tensor<4x128x160xf32>
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.reduce(%1381 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1383 = stablehlo.reshape %1382 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1384 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1385 = stablehlo.multiply %1379, %1384 : tensor<4x128x160xf32>
    %1386 = stablehlo.multiply %1383, %248 : tensor<4x128x1xf32>
    %1387 = stablehlo.negate %1385 : tensor<4x128x160xf32>
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1388 = stablehlo.reduce(%1387 init: %cst_328) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1389 = stablehlo.reshape %1388 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_329 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1391 = stablehlo.divide %1386, %1390 : tensor<4x128x1xf32>
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1392 = stablehlo.reduce(%1391 init: %cst_330) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1393 = stablehlo.broadcast_in_dim %1392, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1394 = stablehlo.multiply %1393, %236 : tensor<4x128x160xf32>
    %1395 = stablehlo.negate %1394 : tensor<4x128x160xf32>
    %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1396 = stablehlo.reduce(%1395 init: %cst_331) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1397 = stablehlo.reshape %1396 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1398 = stablehlo.add %1385, %1394 : tensor<4x128x160xf32>
    %1399 = stablehlo.add %1389, %1397 : tensor<4x128x1xf32>
    %cst_332 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1401 = stablehlo.divide %1399, %1400 : tensor<4x128x1xf32>
    %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1402 = stablehlo.reduce(%1401 init: %cst_333) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1404 = stablehlo.add %1398, %1403 : tensor<4x128x160xf32>
    %1405 = stablehlo.convert %1404 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1406 = stablehlo.add %1279, %1405 : tensor<4x128x160xbf16>
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1407 = stablehlo.reduce(%1406 init: %cst_334) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1408 = stablehlo.reshape %1407 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_335 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1409 = stablehlo.reduce(%1408 init: %cst_335) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1410 = stablehlo.convert %1409 : (tensor<160xbf16>) -> tensor<160xf32>
    %1411 = stablehlo.dot_general %1406, %219, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x160xbf16>) -> tensor<160x160xbf16>
    %1412 = stablehlo.transpose %1411, dims = [1, 0] : (tensor<160x160xbf16>) -> tensor<160x160xbf16>
    %1413 = stablehlo.dot_general %1406, %220, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %1414 = stablehlo.convert %1412 : (tensor<160x160xbf16>) -> tensor<160x160xf32>
    %1415 = stablehlo.reshape %1413 : (tensor<4x128x160xbf16>) -> tensor<4x128x4x40xbf16>
    %1416 = stablehlo.transpose %1415, dims = [0, 2, 3, 1] : (tensor<4x128x4x40xbf16>) -> tensor<4x4x40x128xbf16>
    %1417 = stablehlo.dot_general %1416, %196, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %1418 = stablehlo.dot_general %1416, %216, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %1419 = stablehlo.transpose %1418, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %1420 = stablehlo.convert %1417 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %1421 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1422 = stablehlo.multiply %1420, %1421 : tensor<4x4x128x128xf32>
    %1423 = stablehlo.multiply %1422, %208 : tensor<4x4x128x128xf32>
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1424 = stablehlo.reduce(%1423 init: %cst_336) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1425 = stablehlo.reshape %1424 : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %1426 = stablehlo.negate %1425 : tensor<4x4x128x1xf32>
    %1427 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1428 = stablehlo.divide %1420, %1427 : tensor<4x4x128x128xf32>
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1429 = stablehlo.reduce(%1426 init: %cst_337) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x1xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1430 = stablehlo.broadcast_in_dim %1429, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x128xf32>
    %1431 = stablehlo.add %1428, %1430 : tensor<4x4x128x128xf32>
    %1432 = stablehlo.multiply %1431, %208 : tensor<4x4x128x128xf32>
    %1433 = call @_where_4(%201#1, %1432) : (tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xf32>
    %cst_338 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %1435 = stablehlo.multiply %1433, %1434 : tensor<4x4x128x128xf32>
    %1436 = stablehlo.convert %1435 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %1437 = stablehlo.dot_general %1436, %192, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1438 = stablehlo.transpose %1437, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1439 = stablehlo.dot_general %1436, %194, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1440 = stablehlo.transpose %1439, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1441 = stablehlo.broadcast_in_dim %1419, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1442 = stablehlo.pad %1441, %cst_339, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1443 = stablehlo.broadcast_in_dim %1438, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1444 = stablehlo.pad %1443, %cst_340, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1445 = stablehlo.add %1442, %1444 : tensor<4x128x3x4x40xbf16>
    %1446 = stablehlo.broadcast_in_dim %1440, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1447 = stablehlo.pad %1446, %cst_341, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1448 = stablehlo.add %1445, %1447 : tensor<4x128x3x4x40xbf16>
    %1449 = stablehlo.reshape %1448 : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x480xbf16>
    %cst_342 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1450 = stablehlo.reduce(%1449 init: %cst_342) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1451 = stablehlo.reshape %1450 : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1452 = stablehlo.reduce(%1451 init: %cst_343) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1453 = stablehlo.convert %1452 : (tensor<480xbf16>) -> tensor<480xf32>
    %1454 = stablehlo.dot_general %1449, %180, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<4x128x160xbf16>) -> tensor<480x160xbf16>
    %1455 = stablehlo.transpose %1454, dims = [1, 0] : (tensor<480x160xbf16>) -> tensor<160x480xbf16>
    %1456 = stablehlo.dot_general %1449, %184, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<160x480xbf16>) -> tensor<4x128x160xbf16>
    %1457 = stablehlo.convert %1455 : (tensor<160x480xbf16>) -> tensor<160x480xf32>
    %1458 = stablehlo.convert %1456 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1459 = stablehlo.reduce(%1458 init: %cst_344) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1460 = stablehlo.reshape %1459 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1461 = stablehlo.reduce(%1460 init: %cst_345) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1462 = stablehlo.multiply %173, %1458 : tensor<4x128x160xf32>
    %cst_346 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1463 = stablehlo.reduce(%1462 init: %cst_346) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1464 = stablehlo.reshape %1463 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1465 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1466 = stablehlo.multiply %1458, %1465 : tensor<4x128x160xf32>
    %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1467 = stablehlo.reduce(%1464 init: %cst_347) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1468 = stablehlo.multiply %165, %1466 : tensor<4x128x160xf32>
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1469 = stablehlo.reduce(%1468 init: %cst_348) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1470 = stablehlo.reshape %1469 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1471 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1472 = stablehlo.multiply %1466, %1471 : tensor<4x128x160xf32>
    %1473 = stablehlo.multiply %1470, %171 : tensor<4x128x1xf32>
    %1474 = stablehlo.negate %1472 : tensor<4x128x160xf32>
    %cst_349 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1475 = stablehlo.reduce(%1474 init: %cst_349) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1476 = stablehlo.reshape %1475 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_350 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1477 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1478 = stablehlo.divide %1473, %1477 : tensor<4x128x1xf32>
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1479 = stablehlo.reduce(%1478 init: %cst_351) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1481 = stablehlo.multiply %1480, %159 : tensor<4x128x160xf32>
    %1482 = stablehlo.negate %1481 : tensor<4x128x160xf32>
    %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1483 = stablehlo.reduce(%1482 init: %cst_352) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1484 = stablehlo.reshape %1483 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1485 = stablehlo.add %1472, %1481 : tensor<4x128x160xf32>
    %1486 = stablehlo.add %1476, %1484 : tensor<4x128x1xf32>
    %cst_353 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1488 = stablehlo.divide %1486, %1487 : tensor<4x128x1xf32>
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1489 = stablehlo.reduce(%1488 init: %cst_354) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1490 = stablehlo.broadcast_in_dim %1489, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1491 = stablehlo.add %1485, %1490 : tensor<4x128x160xf32>
    %1492 = stablehlo.convert %1491 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1493 = stablehlo.add %1406, %1492 : tensor<4x128x160xbf16>
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1494 = stablehlo.reduce(%1493 init: %cst_355) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1495 = stablehlo.reshape %1494 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1496 = stablehlo.reduce(%1495 init: %cst_356) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1497 = stablehlo.convert %1496 : (tensor<160xbf16>) -> tensor<160xf32>
    %1498 = stablehlo.dot_general %1493, %142, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x640xbf16>) -> tensor<160x640xbf16>
    %1499 = stablehlo.transpose %1498, dims = [1, 0] : (tensor<160x640xbf16>) -> tensor<640x160xbf16>
    %1500 = stablehlo.dot_general %1493, %143, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<640x160xbf16>) -> tensor<4x128x640xbf16>
    %1501 = stablehlo.convert %1499 : (tensor<640x160xbf16>) -> tensor<640x160xf32>
    %1502 = stablehlo.multiply %124, %1500 : tensor<4x128x640xbf16>
    %1503 = stablehlo.multiply %1500, %141 : tensor<4x128x640xbf16>
    %cst_357 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1504 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1505 = stablehlo.multiply %1504, %1502 : tensor<4x128x640xbf16>
    %1506 = stablehlo.multiply %1505, %137 : tensor<4x128x640xbf16>
    %1507 = stablehlo.multiply %1506, %135 : tensor<4x128x640xbf16>
    %1508 = stablehlo.add %1506, %1507 : tensor<4x128x640xbf16>
    %cst_358 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %1509 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1510 = stablehlo.multiply %1509, %1508 : tensor<4x128x640xbf16>
    %1511 = stablehlo.add %1503, %1510 : tensor<4x128x640xbf16>
    %cst_359 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %1512 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<bf16>) -> tensor<4x128x640xbf16>
    %1513 = stablehlo.multiply %1512, %1510 : tensor<4x128x640xbf16>
    %1514 = stablehlo.multiply %1513, %129 : tensor<4x128x640xbf16>
    %1515 = stablehlo.add %1511, %1514 : tensor<4x128x640xbf16>
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1516 = stablehlo.reduce(%1515 init: %cst_360) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x640xbf16>, tensor<bf16>) -> tensor<640xbf16>
    %1517 = stablehlo.reshape %1516 : (tensor<640xbf16>) -> tensor<1x1x640xbf16>
    %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1518 = stablehlo.reduce(%1517 init: %cst_361) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x640xbf16>, tensor<bf16>) -> tensor<640xbf16>
    %1519 = stablehlo.convert %1518 : (tensor<640xbf16>) -> tensor<640xf32>
    %1520 = stablehlo.dot_general %1515, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<4x128x160xbf16>) -> tensor<640x160xbf16>
    %1521 = stablehlo.transpose %1520, dims = [1, 0] : (tensor<640x160xbf16>) -> tensor<160x640xbf16>
    %1522 = stablehlo.dot_general %1515, %119, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x640xbf16>, tensor<160x640xbf16>) -> tensor<4x128x160xbf16>
    %1523 = stablehlo.convert %1521 : (tensor<160x640xbf16>) -> tensor<160x640xf32>
    %1524 = stablehlo.convert %1522 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1525 = stablehlo.reduce(%1524 init: %cst_362) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1526 = stablehlo.reshape %1525 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1527 = stablehlo.reduce(%1526 init: %cst_363) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1528 = stablehlo.multiply %111, %1524 : tensor<4x128x160xf32>
    %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1529 = stablehlo.reduce(%1528 init: %cst_364) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1530 = stablehlo.reshape %1529 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1531 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1532 = stablehlo.multiply %1524, %1531 : tensor<4x128x160xf32>
    %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1533 = stablehlo.reduce(%1530 init: %cst_365) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1534 = stablehlo.multiply %103, %1532 : tensor<4x128x160xf32>
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1535 = stablehlo.reduce(%1534 init: %cst_366) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1536 = stablehlo.reshape %1535 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1537 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1538 = stablehlo.multiply %1532, %1537 : tensor<4x128x160xf32>
    %1539 = stablehlo.multiply %1536, %109 : tensor<4x128x1xf32>
    %1540 = stablehlo.negate %1538 : tensor<4x128x160xf32>
    %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1541 = stablehlo.reduce(%1540 init: %cst_367) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1542 = stablehlo.reshape %1541 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_368 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1543 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1544 = stablehlo.divide %1539, %1543 : tensor<4x128x1xf32>
    %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1545 = stablehlo.reduce(%1544 init: %cst_369) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1546 = stablehlo.broadcast_in_dim %1545, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1547 = stablehlo.multiply %1546, %97 : tensor<4x128x160xf32>
    %1548 = stablehlo.negate %1547 : tensor<4x128x160xf32>
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1549 = stablehlo.reduce(%1548 init: %cst_370) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1550 = stablehlo.reshape %1549 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1551 = stablehlo.add %1538, %1547 : tensor<4x128x160xf32>
    %1552 = stablehlo.add %1542, %1550 : tensor<4x128x1xf32>
    %cst_371 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1554 = stablehlo.divide %1552, %1553 : tensor<4x128x1xf32>
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1555 = stablehlo.reduce(%1554 init: %cst_372) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1556 = stablehlo.broadcast_in_dim %1555, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1557 = stablehlo.add %1551, %1556 : tensor<4x128x160xf32>
    %1558 = stablehlo.convert %1557 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1559 = stablehlo.add %1493, %1558 : tensor<4x128x160xbf16>
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1560 = stablehlo.reduce(%1559 init: %cst_373) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1561 = stablehlo.reshape %1560 : (tensor<160xbf16>) -> tensor<1x1x160xbf16>
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1562 = stablehlo.reduce(%1561 init: %cst_374) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xbf16>, tensor<bf16>) -> tensor<160xbf16>
    %1563 = stablehlo.convert %1562 : (tensor<160xbf16>) -> tensor<160xf32>
    %1564 = stablehlo.dot_general %1559, %80, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<4x128x160xbf16>) -> tensor<160x160xbf16>
    %1565 = stablehlo.transpose %1564, dims = [1, 0] : (tensor<160x160xbf16>) -> tensor<160x160xbf16>
    %1566 = stablehlo.dot_general %1559, %81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x160xbf16>, tensor<160x160xbf16>) -> tensor<4x128x160xbf16>
    %1567 = stablehlo.convert %1565 : (tensor<160x160xbf16>) -> tensor<160x160xf32>
    %1568 = stablehlo.reshape %1566 : (tensor<4x128x160xbf16>) -> tensor<4x128x4x40xbf16>
    %1569 = stablehlo.transpose %1568, dims = [0, 2, 3, 1] : (tensor<4x128x4x40xbf16>) -> tensor<4x4x40x128xbf16>
    %1570 = stablehlo.dot_general %1569, %57, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x128xbf16>
    %1571 = stablehlo.dot_general %1569, %77, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x40x128xbf16>, tensor<4x4x128x128xbf16>) -> tensor<4x4x40x128xbf16>
    %1572 = stablehlo.transpose %1571, dims = [0, 3, 1, 2] : (tensor<4x4x40x128xbf16>) -> tensor<4x128x4x40xbf16>
    %1573 = stablehlo.convert %1570 : (tensor<4x4x128x128xbf16>) -> tensor<4x4x128x128xf32>
    %1574 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1575 = stablehlo.multiply %1573, %1574 : tensor<4x4x128x128xf32>
    %1576 = stablehlo.multiply %1575, %69 : tensor<4x4x128x128xf32>
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1577 = stablehlo.reduce(%1576 init: %cst_375) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x128xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1578 = stablehlo.reshape %1577 : (tensor<4x4x128xf32>) -> tensor<4x4x128x1xf32>
    %1579 = stablehlo.negate %1578 : tensor<4x4x128x1xf32>
    %1580 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x4x128x1xf32>) -> tensor<4x4x128x128xf32>
    %1581 = stablehlo.divide %1573, %1580 : tensor<4x4x128x128xf32>
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1582 = stablehlo.reduce(%1579 init: %cst_376) applies stablehlo.add across dimensions = [3] : (tensor<4x4x128x1xf32>, tensor<f32>) -> tensor<4x4x128xf32>
    %1583 = stablehlo.broadcast_in_dim %1582, dims = [0, 1, 2] : (tensor<4x4x128xf32>) -> tensor<4x4x128x128xf32>
    %1584 = stablehlo.add %1581, %1583 : tensor<4x4x128x128xf32>
    %1585 = stablehlo.multiply %1584, %69 : tensor<4x4x128x128xf32>
    %1586 = call @_where_4(%62#1, %1585) : (tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xf32>
    %cst_377 = stablehlo.constant dense<0.158113882> : tensor<f32>
    %1587 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %1588 = stablehlo.multiply %1586, %1587 : tensor<4x4x128x128xf32>
    %1589 = stablehlo.convert %1588 : (tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xbf16>
    %1590 = stablehlo.dot_general %1589, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1591 = stablehlo.transpose %1590, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1592 = stablehlo.dot_general %1589, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x128x128xbf16>, tensor<4x128x4x40xbf16>) -> tensor<4x4x128x40xbf16>
    %1593 = stablehlo.transpose %1592, dims = [0, 2, 1, 3] : (tensor<4x4x128x40xbf16>) -> tensor<4x128x4x40xbf16>
    %1594 = stablehlo.broadcast_in_dim %1572, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1595 = stablehlo.pad %1594, %cst_378, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1596 = stablehlo.broadcast_in_dim %1591, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1597 = stablehlo.pad %1596, %cst_379, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1598 = stablehlo.add %1595, %1597 : tensor<4x128x3x4x40xbf16>
    %1599 = stablehlo.broadcast_in_dim %1593, dims = [0, 1, 3, 4] : (tensor<4x128x4x40xbf16>) -> tensor<4x128x1x4x40xbf16>
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1600 = stablehlo.pad %1599, %cst_380, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x128x1x4x40xbf16>, tensor<bf16>) -> tensor<4x128x3x4x40xbf16>
    %1601 = stablehlo.add %1598, %1600 : tensor<4x128x3x4x40xbf16>
    %1602 = stablehlo.reshape %1601 : (tensor<4x128x3x4x40xbf16>) -> tensor<4x128x480xbf16>
    %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1603 = stablehlo.reduce(%1602 init: %cst_381) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1604 = stablehlo.reshape %1603 : (tensor<480xbf16>) -> tensor<1x1x480xbf16>
    %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1605 = stablehlo.reduce(%1604 init: %cst_382) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x480xbf16>, tensor<bf16>) -> tensor<480xbf16>
    %1606 = stablehlo.convert %1605 : (tensor<480xbf16>) -> tensor<480xf32>
    %1607 = stablehlo.dot_general %1602, %41, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<4x128x160xbf16>) -> tensor<480x160xbf16>
    %1608 = stablehlo.transpose %1607, dims = [1, 0] : (tensor<480x160xbf16>) -> tensor<160x480xbf16>
    %1609 = stablehlo.dot_general %1602, %45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x128x480xbf16>, tensor<160x480xbf16>) -> tensor<4x128x160xbf16>
    %1610 = stablehlo.convert %1608 : (tensor<160x480xbf16>) -> tensor<160x480xf32>
    %1611 = stablehlo.convert %1609 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1612 = stablehlo.reduce(%1611 init: %cst_383) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1613 = stablehlo.reshape %1612 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1614 = stablehlo.reduce(%1613 init: %cst_384) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1615 = stablehlo.multiply %34, %1611 : tensor<4x128x160xf32>
    %cst_385 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1616 = stablehlo.reduce(%1615 init: %cst_385) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1617 = stablehlo.reshape %1616 : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %1618 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<4x128x160xf32>
    %1619 = stablehlo.multiply %1611, %1618 : tensor<4x128x160xf32>
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1620 = stablehlo.reduce(%1617 init: %cst_386) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x160xf32>, tensor<f32>) -> tensor<160xf32>
    %1621 = stablehlo.multiply %26, %1619 : tensor<4x128x160xf32>
    %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1622 = stablehlo.reduce(%1621 init: %cst_387) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1623 = stablehlo.reshape %1622 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1624 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x160xf32>
    %1625 = stablehlo.multiply %1619, %1624 : tensor<4x128x160xf32>
    %1626 = stablehlo.multiply %1623, %32 : tensor<4x128x1xf32>
    %1627 = stablehlo.negate %1625 : tensor<4x128x160xf32>
    %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1628 = stablehlo.reduce(%1627 init: %cst_388) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1629 = stablehlo.reshape %1628 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %cst_389 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1631 = stablehlo.divide %1626, %1630 : tensor<4x128x1xf32>
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1632 = stablehlo.reduce(%1631 init: %cst_390) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1633 = stablehlo.broadcast_in_dim %1632, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1634 = stablehlo.multiply %1633, %20 : tensor<4x128x160xf32>
    %1635 = stablehlo.negate %1634 : tensor<4x128x160xf32>
    %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1636 = stablehlo.reduce(%1635 init: %cst_391) applies stablehlo.add across dimensions = [2] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1637 = stablehlo.reshape %1636 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %1638 = stablehlo.add %1625, %1634 : tensor<4x128x160xf32>
    %1639 = stablehlo.add %1629, %1637 : tensor<4x128x1xf32>
    %cst_392 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %1640 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %1641 = stablehlo.divide %1639, %1640 : tensor<4x128x1xf32>
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1642 = stablehlo.reduce(%1641 init: %cst_393) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x160xf32>
    %1644 = stablehlo.add %1638, %1643 : tensor<4x128x160xf32>
    %1645 = stablehlo.convert %1644 : (tensor<4x128x160xf32>) -> tensor<4x128x160xbf16>
    %1646 = stablehlo.add %1559, %1645 : tensor<4x128x160xbf16>
    %1647 = stablehlo.convert %1646 : (tensor<4x128x160xbf16>) -> tensor<4x128x160xf32>
    %cst_394 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1648 = stablehlo.reduce(%1647 init: %cst_394) applies stablehlo.add across dimensions = [0] : (tensor<4x128x160xf32>, tensor<f32>) -> tensor<128x160xf32>
    %1649 = stablehlo.reshape %1648 : (tensor<128x160xf32>) -> tensor<1x128x160xf32>
    %cst_395 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1650 = stablehlo.reduce(%1649 init: %cst_395) applies stablehlo.add across dimensions = [0] : (tensor<1x128x160xf32>, tensor<f32>) -> tensor<128x160xf32>
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1651 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %1652 = "stablehlo.scatter"(%1651, %5, %1647) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1712 = stablehlo.add %arg153, %arg154 : tensor<f32>
      stablehlo.return %1712 : tensor<f32>
    }) : (tensor<2048x160xf32>, tensor<4x128x1xi32>, tensor<4x128x160xf32>) -> tensor<2048x160xf32>
    %1653 = stablehlo.add %877, %1652 : tensor<2048x160xf32>
    %c_397 = stablehlo.constant dense<1> : tensor<i32>
    %1654 = stablehlo.add %arg50, %c_397 : tensor<i32>
    %1655 = stablehlo.convert %1654 : (tensor<i32>) -> tensor<f32>
    %cst_398 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1656 = stablehlo.power %cst_398, %1655 : tensor<f32>
    %cst_399 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1657 = stablehlo.subtract %cst_399, %1656 : tensor<f32>
    %cst_400 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1658 = stablehlo.divide %cst_400, %1657 : tensor<f32>
    %cst_401 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %1659 = stablehlo.power %cst_401, %1655 : tensor<f32>
    %cst_402 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1660 = stablehlo.subtract %cst_402, %1659 : tensor<f32>
    %cst_403 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1661 = stablehlo.divide %cst_403, %1660 : tensor<f32>
    %1662:3 = call @adam_leaf(%arg0, %arg51, %arg101, %1563, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1663:3 = call @adam_leaf_5(%arg1, %arg52, %arg102, %1567, %1658, %1661) : (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>)
    %1664:3 = call @adam_leaf_6(%arg2, %arg53, %arg103, %1606, %1658, %1661) : (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<f32>, tensor<f32>) -> (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>)
    %1665:3 = call @adam_leaf_7(%arg3, %arg54, %arg104, %1610, %1658, %1661) : (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>)
    %1666:3 = call @adam_leaf(%arg4, %arg55, %arg105, %1620, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1667:3 = call @adam_leaf(%arg5, %arg56, %arg106, %1614, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1668:3 = call @adam_leaf(%arg6, %arg57, %arg107, %1497, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1669:3 = call @adam_leaf_8(%arg7, %arg58, %arg108, %1501, %1658, %1661) : (tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>)
    %1670:3 = call @adam_leaf_9(%arg8, %arg59, %arg109, %1519, %1658, %1661) : (tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<f32>, tensor<f32>) -> (tensor<640xf32>, tensor<640xf32>, tensor<640xf32>)
    %1671:3 = call @adam_leaf_10(%arg9, %arg60, %arg110, %1523, %1658, %1661) : (tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>)
    %1672:3 = call @adam_leaf(%arg10, %arg61, %arg111, %1533, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1673:3 = call @adam_leaf(%arg11, %arg62, %arg112, %1527, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1674:3 = call @adam_leaf(%arg12, %arg63, %arg113, %1410, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1675:3 = call @adam_leaf_5(%arg13, %arg64, %arg114, %1414, %1658, %1661) : (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>)
    %1676:3 = call @adam_leaf_6(%arg14, %arg65, %arg115, %1453, %1658, %1661) : (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<f32>, tensor<f32>) -> (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>)
    %1677:3 = call @adam_leaf_7(%arg15, %arg66, %arg116, %1457, %1658, %1661) : (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>)
    %1678:3 = call @adam_leaf(%arg16, %arg67, %arg117, %1467, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1679:3 = call @adam_leaf(%arg17, %arg68, %arg118, %1461, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1680:3 = call @adam_leaf_11(%arg18, %arg69, %arg119, %1304, %1658, %1661) : (tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>)
    %1681:3 = call @adam_leaf_12(%arg19, %arg70, %arg120, %1322, %1658, %1661) : (tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>)
    %1682:3 = call @adam_leaf_13(%arg20, %arg71, %arg121, %1366, %1658, %1661) : (tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>)
    %1683:3 = call @adam_leaf(%arg21, %arg72, %arg122, %1380, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1684:3 = call @adam_leaf(%arg22, %arg73, %arg123, %1374, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1685:3 = call @adam_leaf(%arg23, %arg74, %arg124, %1196, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1686:3 = call @adam_leaf_5(%arg24, %arg75, %arg125, %1200, %1658, %1661) : (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>)
    %1687:3 = call @adam_leaf_6(%arg25, %arg76, %arg126, %1239, %1658, %1661) : (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<f32>, tensor<f32>) -> (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>)
    %1688:3 = call @adam_leaf_7(%arg26, %arg77, %arg127, %1243, %1658, %1661) : (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>)
    %1689:3 = call @adam_leaf(%arg27, %arg78, %arg128, %1253, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1690:3 = call @adam_leaf(%arg28, %arg79, %arg129, %1247, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1691:3 = call @adam_leaf(%arg29, %arg80, %arg130, %1130, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1692:3 = call @adam_leaf_8(%arg30, %arg81, %arg131, %1134, %1658, %1661) : (tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>)
    %1693:3 = call @adam_leaf_9(%arg31, %arg82, %arg132, %1152, %1658, %1661) : (tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<f32>, tensor<f32>) -> (tensor<640xf32>, tensor<640xf32>, tensor<640xf32>)
    %1694:3 = call @adam_leaf_10(%arg32, %arg83, %arg133, %1156, %1658, %1661) : (tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>)
    %1695:3 = call @adam_leaf(%arg33, %arg84, %arg134, %1166, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1696:3 = call @adam_leaf(%arg34, %arg85, %arg135, %1160, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1697:3 = call @adam_leaf(%arg35, %arg86, %arg136, %1043, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1698:3 = call @adam_leaf_5(%arg36, %arg87, %arg137, %1047, %1658, %1661) : (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>)
    %1699:3 = call @adam_leaf_6(%arg37, %arg88, %arg138, %1086, %1658, %1661) : (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<f32>, tensor<f32>) -> (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>)
    %1700:3 = call @adam_leaf_7(%arg38, %arg89, %arg139, %1090, %1658, %1661) : (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>)
    %1701:3 = call @adam_leaf(%arg39, %arg90, %arg140, %1100, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1702:3 = call @adam_leaf(%arg40, %arg91, %arg141, %1094, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1703:3 = call @adam_leaf_11(%arg41, %arg92, %arg142, %937, %1658, %1661) : (tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>)
    %1704:3 = call @adam_leaf_12(%arg42, %arg93, %arg143, %955, %1658, %1661) : (tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>)
    %1705:3 = call @adam_leaf_13(%arg43, %arg94, %arg144, %999, %1658, %1661) : (tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>)
    %1706:3 = call @adam_leaf(%arg44, %arg95, %arg145, %1013, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1707:3 = call @adam_leaf(%arg45, %arg96, %arg146, %1007, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1708:3 = call @adam_leaf_14(%arg46, %arg97, %arg147, %1650, %1658, %1661) : (tensor<128x160xf32>, tensor<128x160xf32>, tensor<128x160xf32>, tensor<128x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<128x160xf32>, tensor<128x160xf32>, tensor<128x160xf32>)
    %1709:3 = call @adam_leaf_15(%arg47, %arg98, %arg148, %1653, %1658, %1661) : (tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<f32>, tensor<f32>) -> (tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<2048x160xf32>)
    %1710:3 = call @adam_leaf(%arg48, %arg99, %arg149, %887, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    %1711:3 = call @adam_leaf(%arg49, %arg100, %arg150, %881, %1658, %1661) : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>)
    return %1662#0, %1663#0, %1664#0, %1665#0, %1666#0, %1667#0, %1668#0, %1669#0, %1670#0, %1671#0, %1672#0, %1673#0, %1674#0, %1675#0, %1676#0, %1677#0, %1678#0, %1679#0, %1680#0, %1681#0, %1682#0, %1683#0, %1684#0, %1685#0, %1686#0, %1687#0, %1688#0, %1689#0, %1690#0, %1691#0, %1692#0, %1693#0, %1694#0, %1695#0, %1696#0, %1697#0, %1698#0, %1699#0, %1700#0, %1701#0, %1702#0, %1703#0, %1704#0, %1705#0, %1706#0, %1707#0, %1708#0, %1709#0, %1710#0, %1711#0, %1654, %1662#1, %1663#1, %1664#1, %1665#1, %1666#1, %1667#1, %1668#1, %1669#1, %1670#1, %1671#1, %1672#1, %1673#1, %1674#1, %1675#1, %1676#1, %1677#1, %1678#1, %1679#1, %1680#1, %1681#1, %1682#1, %1683#1, %1684#1, %1685#1, %1686#1, %1687#1, %1688#1, %1689#1, %1690#1, %1691#1, %1692#1, %1693#1, %1694#1, %1695#1, %1696#1, %1697#1, %1698#1, %1699#1, %1700#1, %1701#1, %1702#1, %1703#1, %1704#1, %1705#1, %1706#1, %1707#1, %1708#1, %1709#1, %1710#1, %1711#1, %1662#2, %1663#2, %1664#2, %1665#2, %1666#2, %1667#2, %1668#2, %1669#2, %1670#2, %1671#2, %1672#2, %1673#2, %1674#2, %1675#2, %1676#2, %1677#2, %1678#2, %1679#2, %1680#2, %1681#2, %1682#2, %1683#2, %1684#2, %1685#2, %1686#2, %1687#2, %1688#2, %1689#2, %1690#2, %1691#2, %1692#2, %1693#2, %1694#2, %1695#2, %1696#2, %1697#2, %1698#2, %1699#2, %1700#2, %1701#2, %1702#2, %1703#2, %1704#2, %1705#2, %1706#2, %1707#2, %1708#2, %1709#2, %1710#2, %1711#2, %864 : tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160xf32>, tensor<2048x160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<i32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160xf32>, tensor<2048x160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<640x160xf32>, tensor<640xf32>, tensor<160x640xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x160xf32>, tensor<480xf32>, tensor<160x480xf32>, tensor<160xf32>, tensor<160xf32>, tensor<8x640x160xf32>, tensor<8x160x640xf32>, tensor<160x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160xf32>, tensor<2048x160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<128x128xi1>, %arg1: tensor<4x4x128x128xf32>, %arg2: tensor<f32>) -> (tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<4x4x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>
    return %3, %1 : tensor<4x4x128x128xf32>, tensor<4x4x128x128xi1>
  }
  func.func private @argsort(%arg0: tensor<1024xi32>) -> tensor<1024xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1024xi32>, tensor<1024xi32>) -> (tensor<1024xi32>, tensor<1024xi32>)
    return %1#1 : tensor<1024xi32>
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
  func.func private @_where_1(%arg0: tensor<1024xi1>, %arg1: tensor<1024xi32>, %arg2: tensor<i32>) -> tensor<1024xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1024xi1>, tensor<1024xi32>
    return %2 : tensor<1024xi32>
  }
  func.func private @_one_hot(%arg0: tensor<512xi32>) -> tensor<512x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<512x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x8xi32>, tensor<512x8xi32>) -> tensor<512x8xi1>
    %5 = stablehlo.convert %4 : (tensor<512x8xi1>) -> tensor<512x8xf32>
    return %5 : tensor<512x8xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x128x2048xf32>) -> (tensor<4x128x2048xf32>, tensor<4x128x2048xf32>, tensor<4x128x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x128x2048xf32>, tensor<f32>) -> tensor<4x128xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x128xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x2048xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x128x2048xf32>
    %6 = stablehlo.exponential %5 : tensor<4x128x2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x128x2048xf32>, tensor<f32>) -> tensor<4x128xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %9 = stablehlo.log %8 : tensor<4x128x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x128x1xf32>) -> tensor<4x128x2048xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x128x2048xf32>
    return %11, %6, %8 : tensor<4x128x2048xf32>, tensor<4x128x2048xf32>, tensor<4x128x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x128x2048xf32>, %arg1: tensor<4x128x1xi32>) -> (tensor<4x128x1xf32>, tensor<4x128x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x128x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x128x1xi32>, tensor<4x128x1xi32>) -> tensor<4x128x1xi1>
    %c_0 = stablehlo.constant dense<2048> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x128x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x128x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x128x1xi1>, tensor<4x128x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x128x1xi32>) -> tensor<4x128x1x1xi32>
    %c_1 = stablehlo.constant dense<2047> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x128x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x128x1x1xi32>, tensor<4x128x1x1xi32>) -> tensor<4x128x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x128x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x128x1x1xi32>, tensor<4x128x1x1xi32>) -> tensor<4x128x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x128x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x128x1x1xi1>, tensor<i1>) -> tensor<4x128x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x128x2048xf32>, tensor<4x128x1x1xi32>) -> tensor<4x128x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x128x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x128x1xi1>, tensor<4x128x1xf32>
    return %15, %5 : tensor<4x128x1xf32>, tensor<4x128x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<4x128x1x1xi32>, %arg1: tensor<4x128x1xf32>) -> tensor<4x128x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x128x2048xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x128x2048xf32>, tensor<4x128x1x1xi32>, tensor<4x128x1xf32>) -> tensor<4x128x2048xf32>
    return %1 : tensor<4x128x2048xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<4x128x2048xf32>, %arg1: tensor<4x128x1xf32>, %arg2: tensor<4x128x2048xf32>) -> tensor<4x128x2048xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x128x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x128x2048xf32>, tensor<f32>) -> tensor<4x128xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x128xf32>) -> tensor<4x128x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x128x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x128x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x2048xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x128x2048xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x128x2048xf32>
    return %7 : tensor<4x128x2048xf32>
  }
  func.func private @_where_4(%arg0: tensor<4x4x128x128xi1>, %arg1: tensor<4x4x128x128xf32>) -> tensor<4x4x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4x4x128x128xi1>, tensor<4x4x128x128xf32>
    return %1 : tensor<4x4x128x128xf32>
  }
  func.func private @adam_leaf(%arg0: tensor<160xf32>, %arg1: tensor<160xf32>, %arg2: tensor<160xf32>, %arg3: tensor<160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<160xf32>
    %4 = stablehlo.add %1, %3 : tensor<160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<160xf32>
    %10 = stablehlo.add %6, %9 : tensor<160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<160xf32>
    %13 = stablehlo.sqrt %12 : tensor<160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %15 = stablehlo.add %13, %14 : tensor<160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<160xf32>
    return %21, %4, %10 : tensor<160xf32>, tensor<160xf32>, tensor<160xf32>
  }
  func.func private @adam_leaf_5(%arg0: tensor<160x160xf32>, %arg1: tensor<160x160xf32>, %arg2: tensor<160x160xf32>, %arg3: tensor<160x160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<160x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<160x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<160x160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<160x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<160x160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<160x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<160x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<160x160xf32>
    %13 = stablehlo.sqrt %12 : tensor<160x160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %15 = stablehlo.add %13, %14 : tensor<160x160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<160x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<160x160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<160x160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<160x160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<160x160xf32>
    return %21, %4, %10 : tensor<160x160xf32>, tensor<160x160xf32>, tensor<160x160xf32>
  }
  func.func private @adam_leaf_6(%arg0: tensor<480xf32>, %arg1: tensor<480xf32>, %arg2: tensor<480xf32>, %arg3: tensor<480xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<480xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<480xf32>
    %4 = stablehlo.add %1, %3 : tensor<480xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<480xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<480xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<480xf32>
    %10 = stablehlo.add %6, %9 : tensor<480xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<480xf32>
    %13 = stablehlo.sqrt %12 : tensor<480xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %15 = stablehlo.add %13, %14 : tensor<480xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<480xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<480xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<480xf32>
    %20 = stablehlo.divide %19, %15 : tensor<480xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<480xf32>
    return %21, %4, %10 : tensor<480xf32>, tensor<480xf32>, tensor<480xf32>
  }
  func.func private @adam_leaf_7(%arg0: tensor<160x480xf32>, %arg1: tensor<160x480xf32>, %arg2: tensor<160x480xf32>, %arg3: tensor<160x480xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<160x480xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<160x480xf32>
    %4 = stablehlo.add %1, %3 : tensor<160x480xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<160x480xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<160x480xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<160x480xf32>
    %10 = stablehlo.add %6, %9 : tensor<160x480xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<160x480xf32>
    %13 = stablehlo.sqrt %12 : tensor<160x480xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %15 = stablehlo.add %13, %14 : tensor<160x480xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<160x480xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<160x480xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<160x480xf32>
    %20 = stablehlo.divide %19, %15 : tensor<160x480xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<160x480xf32>
    return %21, %4, %10 : tensor<160x480xf32>, tensor<160x480xf32>, tensor<160x480xf32>
  }
  func.func private @adam_leaf_8(%arg0: tensor<640x160xf32>, %arg1: tensor<640x160xf32>, %arg2: tensor<640x160xf32>, %arg3: tensor<640x160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<640x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<640x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<640x160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<640x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<640x160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<640x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<640x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<640x160xf32>
    %13 = stablehlo.sqrt %12 : tensor<640x160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %15 = stablehlo.add %13, %14 : tensor<640x160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<640x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640x160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<640x160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<640x160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<640x160xf32>
    return %21, %4, %10 : tensor<640x160xf32>, tensor<640x160xf32>, tensor<640x160xf32>
  }
  func.func private @adam_leaf_9(%arg0: tensor<640xf32>, %arg1: tensor<640xf32>, %arg2: tensor<640xf32>, %arg3: tensor<640xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<640xf32>, tensor<640xf32>, tensor<640xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<640xf32>
    %4 = stablehlo.add %1, %3 : tensor<640xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<640xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<640xf32>
    %10 = stablehlo.add %6, %9 : tensor<640xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<640xf32>
    %13 = stablehlo.sqrt %12 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %15 = stablehlo.add %13, %14 : tensor<640xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<640xf32>
    %20 = stablehlo.divide %19, %15 : tensor<640xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<640xf32>
    return %21, %4, %10 : tensor<640xf32>, tensor<640xf32>, tensor<640xf32>
  }
  func.func private @adam_leaf_10(%arg0: tensor<160x640xf32>, %arg1: tensor<160x640xf32>, %arg2: tensor<160x640xf32>, %arg3: tensor<160x640xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<160x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<160x640xf32>
    %4 = stablehlo.add %1, %3 : tensor<160x640xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<160x640xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<160x640xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<160x640xf32>
    %10 = stablehlo.add %6, %9 : tensor<160x640xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<160x640xf32>
    %13 = stablehlo.sqrt %12 : tensor<160x640xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %15 = stablehlo.add %13, %14 : tensor<160x640xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<160x640xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<160x640xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<160x640xf32>
    %20 = stablehlo.divide %19, %15 : tensor<160x640xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<160x640xf32>
    return %21, %4, %10 : tensor<160x640xf32>, tensor<160x640xf32>, tensor<160x640xf32>
  }
  func.func private @adam_leaf_11(%arg0: tensor<8x640x160xf32>, %arg1: tensor<8x640x160xf32>, %arg2: tensor<8x640x160xf32>, %arg3: tensor<8x640x160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x640x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x640x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x640x160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x640x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x640x160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x640x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x640x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x640x160xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x640x160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x640x160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x640x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x640x160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x640x160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x640x160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x640x160xf32>
    return %21, %4, %10 : tensor<8x640x160xf32>, tensor<8x640x160xf32>, tensor<8x640x160xf32>
  }
  func.func private @adam_leaf_12(%arg0: tensor<8x160x640xf32>, %arg1: tensor<8x160x640xf32>, %arg2: tensor<8x160x640xf32>, %arg3: tensor<8x160x640xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<8x160x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<8x160x640xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x160x640xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<8x160x640xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<8x160x640xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<8x160x640xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x160x640xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<8x160x640xf32>
    %13 = stablehlo.sqrt %12 : tensor<8x160x640xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %15 = stablehlo.add %13, %14 : tensor<8x160x640xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<8x160x640xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x160x640xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<8x160x640xf32>
    %20 = stablehlo.divide %19, %15 : tensor<8x160x640xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<8x160x640xf32>
    return %21, %4, %10 : tensor<8x160x640xf32>, tensor<8x160x640xf32>, tensor<8x160x640xf32>
  }
  func.func private @adam_leaf_13(%arg0: tensor<160x8xf32>, %arg1: tensor<160x8xf32>, %arg2: tensor<160x8xf32>, %arg3: tensor<160x8xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<160x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<160x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<160x8xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<160x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<160x8xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<160x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<160x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<160x8xf32>
    %13 = stablehlo.sqrt %12 : tensor<160x8xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<160x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<160x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<160x8xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<160x8xf32>
    %20 = stablehlo.divide %19, %15 : tensor<160x8xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<160x8xf32>
    return %21, %4, %10 : tensor<160x8xf32>, tensor<160x8xf32>, tensor<160x8xf32>
  }
  func.func private @adam_leaf_14(%arg0: tensor<128x160xf32>, %arg1: tensor<128x160xf32>, %arg2: tensor<128x160xf32>, %arg3: tensor<128x160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<128x160xf32>, tensor<128x160xf32>, tensor<128x160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<128x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<128x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<128x160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<128x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<128x160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<128x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<128x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<128x160xf32>
    %13 = stablehlo.sqrt %12 : tensor<128x160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %15 = stablehlo.add %13, %14 : tensor<128x160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<128x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128x160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<128x160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<128x160xf32>
    return %21, %4, %10 : tensor<128x160xf32>, tensor<128x160xf32>, tensor<128x160xf32>
  }
  func.func private @adam_leaf_15(%arg0: tensor<2048x160xf32>, %arg1: tensor<2048x160xf32>, %arg2: tensor<2048x160xf32>, %arg3: tensor<2048x160xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<2048x160xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2048x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<2048x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<2048x160xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<2048x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<2048x160xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<2048x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<2048x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2048x160xf32>
    %13 = stablehlo.sqrt %12 : tensor<2048x160xf32>
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %15 = stablehlo.add %13, %14 : tensor<2048x160xf32>
    %16 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2048x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2048x160xf32>
    %20 = stablehlo.divide %19, %15 : tensor<2048x160xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<2048x160xf32>
    return %21, %4, %10 : tensor<2048x160xf32>, tensor<2048x160xf32>, tensor<2048x160xf32>
  }
}
