/** Shapes of values, and messages for values with another shape. Small on purpose: a developer reads one sentence. */

import { closestName } from '../../domain/text/closest-name.js';
import { textOf } from '../../domain/text/text-of.js';

/** Returns what is wrong with a value, by its name; undefined if it is valid. */
export type Shape = (value: unknown, name: string) => string | undefined;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Absent values are valid, unless `needed`. */
const shape =
  (what: string, fits: (value: unknown) => boolean): Shape =>
  (value, name) =>
    isAbsent(value) || fits(value) ? undefined : `\`${name}\` must be ${what}, but is ${nameOfKind(value)}`;

export const text = shape('text', (value) => typeof value === 'string');
export const flag = shape('true or false', (value) => typeof value === 'boolean');
export const number = shape('a number', Number.isFinite);
export const whole = (least: number, most: number): Shape =>
  shape(
    `a whole number from ${least} to ${most}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  );
export const method = shape('a function', (value) => typeof value === 'function');
const list = shape('a list', Array.isArray);
export const object = shape('an object', (value) => typeof value === 'object' && value !== null && !holdsMore(value));
export const anything: Shape = () => undefined;

/** One of these texts. */
export const oneOf =
  (words: readonly string[]): Shape =>
  (value, name) => {
    if (isAbsent(value) || words.some((word) => word === value)) return undefined;
    const meant = typeof value === 'string' ? closestName(value, words) : undefined;
    return meant
      ? `\`${name}\` has no value '${textOf(value)}'. Did you mean '${meant}'?`
      : `\`${name}\` must be one of ${words.map((word) => `'${word}'`).join(', ')}`;
  };

export const listOf =
  (each: Shape): Shape =>
  (value, name) =>
    list(value, name) ?? firstOf(Object.entries(value ?? []), ([at, item]) => needed(each)(item, `${name}[${at}]`));

/** Any keys, with values of one shape. */
export const mapOf =
  (each: Shape): Shape =>
  (value, name) =>
    object(value, name) ?? firstOf(Object.entries(value ?? {}), ([key, item]) => each(item, `${name}['${key}']`));

/** These names, each with its own shape. Unknown names are reported if the object was written for us. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, name) => {
    const wrong = object(value, name);
    if (wrong || isAbsent(value)) return wrong;
    const values = value as Readonly<Record<string, unknown>>;
    return (
      firstOf(Object.entries(fields), ([key, field]) => field(values[key], `${name}.${key}`)) ??
      (isPlain(value) ? unknownName(Object.keys(values), Object.keys(fields), name) : undefined)
    );
  };

/** One of several shapes. The message is the last one's. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, name) => {
    const said = shapes.map((each) => each(value, name));
    return said.includes(undefined) ? undefined : said.at(-1);
  };

export const needed =
  (inner: Shape): Shape =>
  (value, name) =>
    isAbsent(value) ? `\`${name}\` is missing` : inner(value, name);

/** The message for the first unknown name. */
export function unknownName(given: readonly string[], known: readonly string[], where?: string): string | undefined {
  const strange = given.find((name) => !known.includes(name));
  if (strange === undefined) return undefined;
  const meant = closestName(strange, known);
  const option = where === undefined ? `option \`${strange}\`` : `\`${strange}\` in \`${where}\``;
  return `there is no ${option}.${meant ? ` Did you mean \`${meant}\`?` : ''}`;
}

/** The same, also for a value that throws when it is read, as with a getter or a revoked proxy. */
export const readable =
  (inner: Shape): Shape =>
  (value, name) => {
    try {
      return inner(value, name);
    } catch {
      return `\`${name}\` cannot be read`;
    }
  };

export function firstOf<T>(items: readonly T[], say: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const said = say(item);
    if (said !== undefined) return said;
  }
  return undefined;
}

export function isPlain(value: unknown): boolean {
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}

/** A list, a map, a set or a promise: what it holds is not in its properties. */
function holdsMore(value: object): boolean {
  return Symbol.iterator in value || 'then' in value;
}

function nameOfKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return `the ${typeof value} ${textOf(value)}`.trim().slice(0, 60);
  return holdsMore(value) ? `a ${Object.prototype.toString.call(value).slice(8, -1)}` : 'an object';
}
