import type { State } from '../../../application/engine/state.js';

/** A value that `make` derives from the state. Recomputed only when one of its `parts` changes. */
export function remembered<Parts extends readonly unknown[], T>(
  parts: (state: State) => Parts,
  make: (parts: Parts) => T,
): (state: State) => T {
  let last: { readonly parts: Parts; readonly made: T } | undefined;
  return (state) => {
    const now = parts(state);
    if (!last || now.some((part, at) => !Object.is(part, last?.parts[at]))) last = { parts: now, made: make(now) };
    return last.made;
  };
}
