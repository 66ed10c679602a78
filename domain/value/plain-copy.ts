/** Longer answers count as none: they would only slow the page down. */
const MOST_CHARACTERS = 100_000;

/** A foreign object as plain data: reading it later runs none of its code. `undefined` for what is no object, or endless. */
export function plainCopy(value: unknown): object | undefined {
  try {
    const text = JSON.stringify(value);
    const copy: unknown = text.length > MOST_CHARACTERS ? undefined : JSON.parse(text);
    return typeof copy === 'object' && copy !== null ? copy : undefined;
  } catch {
    return undefined;
  }
}
