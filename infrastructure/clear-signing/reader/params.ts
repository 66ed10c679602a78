/** Parameters of a field's format: a constant by its name, or a path by the name with the suffix `Path`; never both. */
import { own } from '../descriptor/own.js';
import { refuse } from '../descriptor/refusal.js';
import type { Found } from './path.js';
import { constant, find, type Scope } from './scope.js';
import { numberOf } from './shown.js';
import type { Value } from './value.js';

export interface Params {
  value(name: string): Value | undefined;
  /** All constants of a list, or the single one. */
  values(name: string): readonly Value[];
  /** A number may be hexadecimal of any length, also that of an address. */
  number(name: string): bigint | undefined;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  given(name: string): unknown;
}

/** `at`: the index of the field's item in its lists, and the lengths. */
export function paramsOf(params: unknown, scope: Scope, at: readonly (readonly [index: number, of: number])[]): Params {
  const given = (name: string) => own(params, name);
  const one = (found: Found): Value => picked(found, at);
  const value = (name: string): Value | undefined => {
    const [fixed, path] = [given(name), given(`${name}Path`)];
    if (fixed !== undefined && path !== undefined) return refuse('malformed');
    if (path !== undefined) return typeof path === 'string' ? one(find(scope, path)) : one(constant(scope, path));
    return fixed === undefined ? undefined : one(constant(scope, fixed));
  };
  const values = (name: string) => {
    const fixed = given(name);
    return Array.isArray(fixed)
      ? fixed.slice(0, 20).map((each) => one(constant(scope, each)))
      : [value(name) ?? []].flat();
  };
  return {
    given,
    value,
    values,
    number(name) {
      const fixed = given(name);
      if (typeof fixed === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(fixed)) return BigInt(fixed);
      const found = value(name);
      return found && numberOf(found);
    },
    text(name) {
      const found = value(name);
      return found?.kind === 'string' || found?.kind === 'uint' ? String(found.value) : undefined;
    },
    texts(name) {
      const list = given(name);
      return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
    },
  };
}

function picked(found: Found, [first, ...rest]: readonly (readonly [index: number, of: number])[]): Value {
  if (found.kind !== 'each') return found;
  if (first === undefined || found.of.length !== first[1]) return refuse('unequal-lists');
  return picked(found.of[first[0]] ?? refuse('unequal-lists'), rest);
}
