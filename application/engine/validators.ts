/** Checks for input from plain JavaScript. Small, because they also run in production. */

/** Checks a value; returns the path of the first invalid value, or `undefined` if all are valid. */
export type Validator = (value: unknown, path: string) => string | undefined;

const validator =
  (fits: (value: unknown) => boolean): Validator =>
  (value, path) =>
    fits(value) ? undefined : path;

const typed = (type: string) => validator((value) => typeof value === type);

export const text = typed('string');
export const flag = typed('boolean');
export const method = typed('function');
export const number = validator(Number.isFinite);
export const anything = validator(() => true);

export const oneOf = (words: readonly unknown[]): Validator => validator((value) => words.includes(value));

/** Absent, or of the shape. */
export const maybe =
  (inner: Validator): Validator =>
  (value, path) =>
    value === undefined || value === null ? undefined : inner(value, path);

/** Like `maybe`, but `null` is a value. */
export const optional =
  (inner: Validator): Validator =>
  (value, path) =>
    value === undefined ? undefined : inner(value, path);

export const either =
  (first: Validator, second: Validator): Validator =>
  (value, path) =>
    first(value, path) && second(value, path);

export const listOf =
  (each: Validator): Validator =>
  (value, path) =>
    Array.isArray(value) ? firstWrong(value.map((item, at) => each(item, `${path}[${at}]`))) : path;

/** Any keys, with values of one shape. */
export const mapOf =
  (each: Validator): Validator =>
  (value, path) =>
    isObject(value) ? firstWrong(Object.entries(value).map(([key, item]) => each(item, `${path}.${key}`))) : path;

/** An object with these fields, each accepted by its validator; others are ignored. */
export const record =
  (fields: Readonly<Record<string, Validator>>): Validator =>
  (value, path) =>
    isObject(value)
      ? firstWrong(Object.entries(fields).map(([key, field]) => field(value[key], `${path}.${key}`)))
      : path;

/** An object whose fields are accepted by their validators if they are present. */
export const present =
  (fields: Readonly<Record<string, Validator>>): Validator =>
  (value, path) =>
    isObject(value) ? firstWrong(Object.keys(value).map((key) => fields[key]?.(value[key], `${path}.${key}`))) : path;

/** Optional texts under all of these names. */
export const texts = (names: string): Readonly<Record<string, Validator>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, maybe(text)]));

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstWrong(found: readonly (string | undefined)[]): string | undefined {
  return found.find((each) => each !== undefined);
}
