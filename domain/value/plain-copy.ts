/** Longer answers are refused: they would only slow the page down. */
const MOST_CHARACTERS = 100_000;

/**
 * A foreign object as plain data, so that reading it later runs no getters. `undefined` for anything that is not an object, or is endless.
 */
export function plainCopy(value: unknown): object | undefined {
  try {
    const text = JSON.stringify(value);
    const copy: unknown = text.length > MOST_CHARACTERS ? undefined : JSON.parse(text);
    return typeof copy === 'object' && copy !== null ? copy : undefined;
  } catch {
    return undefined;
  }
}
