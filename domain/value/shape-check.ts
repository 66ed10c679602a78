/** Shapes of untrusted values, and general error messages for values that do not match. */

/** What is wrong with a value; `undefined` if nothing is, and then it is a `T`. */
export interface Check<T> {
  (value: unknown): string | undefined;
  /** Exists in the type only. */
  readonly checked?: T;
}

/** The type that a check accepts. */
export type Checked<C> = C extends Check<infer T> ? T : never;

const WRONG = 'Invalid input';

function kind<T>(expected: string): Check<T> {
  return (value) => {
    if (value === undefined) return 'Required';
    const received = kindOf(value);
    return received === expected ? undefined : `Expected ${expected}, received ${received}`;
  };
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

export const text: Check<string> = kind('string');
export const number: Check<number> = kind('number');
export const flag: Check<boolean> = kind('boolean');
const array: Check<readonly unknown[]> = kind('array');
const object: Check<Readonly<Record<string, unknown>>> = kind('object');
export const any: Check<unknown> = () => undefined;

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value) => (value === undefined ? undefined : check(value));
}

/** `null` counts as absent. */
export function nullish<T>(check: Check<T>): Check<T | null | undefined> {
  return (value) => (value === null ? undefined : optional(check)(value));
}

export function list<T>(item: Check<T>, longest = Number.POSITIVE_INFINITY): Check<readonly T[]> {
  return (value) => {
    const wrong = array(value);
    if (wrong) return wrong;
    const items = value as readonly unknown[];
    return items.length > longest ? WRONG : firstWrong(items.map((each) => item(each)));
  };
}

type Fields<S> = { readonly [K in keyof S as undefined extends Checked<S[K]> ? never : K]: Checked<S[K]> } & {
  readonly [K in keyof S as undefined extends Checked<S[K]> ? K : never]?: Checked<S[K]>;
};

/** An object with these own fields, none inherited; others are ignored. */
export function fields<S extends Readonly<Record<string, Check<unknown>>>>(checks: S): Check<Fields<S>> {
  return (value) =>
    object(value) ??
    firstWrong(
      Object.entries(checks).map(([name, check]) =>
        check(Object.hasOwn(value as object, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined),
      ),
    );
}

/** An object with any keys and values of one shape. */
export function mapOf<T>(item: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value) => object(value) ?? firstWrong(Object.values(value as object).map((each) => item(each)));
}

export function oneOf<const W extends string>(...words: readonly W[]): Check<W> {
  return (value) => (words.some((word) => word === value) ? undefined : WRONG);
}

export function either<A, B>(a: Check<A>, b: Check<B>): Check<A | B> {
  return (value) => a(value) && b(value);
}

/** Of that shape, and it satisfies `holds`. */
export function refine<T>(check: Check<T>, holds: (value: T) => boolean, otherwise = WRONG): Check<T> {
  return (value) => check(value) ?? (holds(value as T) ? undefined : otherwise);
}

function firstWrong(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}
