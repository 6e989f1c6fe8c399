// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects `mhlo`, `jax` and `tf` as far as training steps mention them:
// names of attributes that modules, functions and ops carry. Their ops are not
// known; a module that holds some is rejected by the parser.

#ifndef REMAT_DIALECT_SHELLS_SHELLS_TD
#define REMAT_DIALECT_SHELLS_SHELLS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"
// The generator of the reference asks for the class of ops.
include "mlir/IR/OpBase.td"

def Mhlo_Dialect : Dialect {
  let name = "mhlo";
  let cppNamespace = "::remat::mhlo";
  let summary = "Attributes of MHLO, kept as they are";
  let description = [{
    Module and argument attributes such as `mhlo.num_partitions` and
    `mhlo.sharding`, and `#mhlo` attributes as balanced text.

    ```mlir
    module @jit_step attributes {mhlo.num_partitions = 8 : i32} {
      func.func @main(
          %x: tensor<8x4xf32> {mhlo.sharding = "{devices=[8,1]<=[8]}"},
          %y: tensor<?xf32, #mhlo.type_extensions<bounds = [4]>>) {
        return
      }
    }
    ```
  }];
  let extraClassDeclaration = [{
    /// Keeps what is between `#mhlo.` or `#mhlo<` and its end as text.
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;
  }];
}

def Mhlo_TextAttr : AttrDef<Mhlo_Dialect, "Text"> {
  let attrName = "mhlo.text";
  let summary = "The text of an attribute that is not looked into";
  let parameters = (ins StringRefParameter<"without #mhlo">:$text);
}

def Jax_Dialect : Dialect {
  let name = "jax";
  let cppNamespace = "::remat::jax";
  let summary = "Attributes that JAX puts on functions";
  let description = [{
    ```mlir
    func.func @main(%x: tensor<4xf32> {jax.buffer_donor = true})
        -> (tensor<4xf32> {jax.result_info = "result[0]"}) {
      return %x : tensor<4xf32>
    }
    ```
  }];
}

def Tf_Dialect : Dialect {
  let name = "tf";
  let cppNamespace = "::remat::tf";
  let summary = "Attributes from TensorFlow that JAX still uses";
  let description = [{
    `tf.aliasing_output` gives the index of the result that takes over a donated
    argument's buffer.

    ```mlir
    func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32})
        -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```
  }];
}

#endif // REMAT_DIALECT_SHELLS_SHELLS_TD
