import type { State } from '../../../application/engine/state.js';

/** The result of `read` for the state: the same object as long as its fields are equal, so that components do not render again. */
export function steady<T extends object>(read: (state: State) => T): (state: State) => T {
  let last: T | undefined;
  return (state) => {
    const next = read(state);
    if (!last || !isSame(last, next)) last = next;
    return last;
  };
}

function isSame(one: object, other: object): boolean {
  const names = Object.keys(one);
  const read = (object: object, name: string): unknown => Object.entries(object).find(([key]) => key === name)?.[1];
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(read(one, name), read(other, name)))
  );
}
