import type { State } from '../../../application/engine/state.js';

/** What `read` makes of the state: the same object for as long as its fields are the same, so that nothing is drawn again. */
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
