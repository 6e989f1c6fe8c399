# Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of a plan can be said in JAX itself: a `jax.checkpoint` policy."""

import collections
from typing import Any

import jax

from remat_jax._errors import RematError

SAVE, RECOMPUTE, OFFLOAD = "save", "recompute", "offload"
# The words of `remat-compile` for what happens to a value.
_VERBS = {"saved": SAVE, "recomputed": RECOMPUTE, "inlined": RECOMPUTE,
          "offloaded": OFFLOAD}


class Policy:
    """A policy for `jax.checkpoint`: of all values in the wrapped function, those
    with names (`jax.ad_checkpoint.checkpoint_name`) that the plan saves are
    saved, those that it moves to the host are moved, all others are computed
    again."""

    def __init__(self, names: dict[str, str], layers: dict[str, str]):
        #: What is done with each name: "save", "recompute" or "offload".
        self.names = names
        #: What is done with each layer as a whole: "save" if the plan computes
        #: nothing of it again, "recompute" if it saves nothing of it but named
        #: values, "names" otherwise.
        self.layers = layers
        self._policy = jax.checkpoint_policies.save_and_offload_only_these_names(
            names_which_can_be_saved=self._names_with(SAVE),
            names_which_can_be_offloaded=self._names_with(OFFLOAD),
            offload_src="device", offload_dst="pinned_host")

    def __call__(self, primitive, *avals, **parameters) -> Any:
        return self._policy(primitive, *avals, **parameters)

    def layer(self, name: str):
        """The policy for a `jax.checkpoint` around the layer of this name."""
        if name not in self.layers:
            known = ", ".join(sorted(self.layers)) or "none"
            raise RematError(f"the step has no layer {name!r}; it has {known}")
        if self.layers[name] == SAVE:
            return jax.checkpoint_policies.everything_saveable
        return self

    def __repr__(self) -> str:
        return f"Policy(names={self.names!r}, layers={self.layers!r})"

    def _names_with(self, verb: str) -> list[str]:
        return sorted(name for name, given in self.names.items()
                      if given == verb)


def policy_of(values: list[dict], names: set[str]) -> Policy:
    """The policy nearest to the fates of the values: for each of the program's
    names the verb that most of its bytes have."""
    bytes_of_name = collections.defaultdict(collections.Counter)
    bytes_of_layer = collections.defaultdict(collections.Counter)
    for value in values:
        verb = _VERBS[value["fate"]]
        is_named = value["name"] in names
        if is_named:
            bytes_of_name[value["name"]][verb] += value["bytes"]
        for layer in _with_outer(value.get("layer", "")):
            bytes_of_layer[layer][verb, is_named] += value["bytes"]
    # What the backward pass does not need is not worth saving.
    verb_of_name = dict.fromkeys(names, RECOMPUTE) | {
        name: verbs.most_common(1)[0][0]
        for name, verbs in bytes_of_name.items()}
    layers = {layer: _verb_of_layer(verbs)
              for layer, verbs in bytes_of_layer.items()}
    return Policy(verb_of_name, layers)


def _with_outer(layer: str) -> list[str]:
    """`block_0/mlp` is in `block_0`."""
    parts = layer.split("/") if layer else []
    return ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]


def _verb_of_layer(verbs: collections.Counter) -> str:
    if all(verb == SAVE for verb, _ in verbs):
        return SAVE
    return "names" if any(verb == SAVE and not is_named
                          for verb, is_named in verbs) else RECOMPUTE
