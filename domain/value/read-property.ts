/** Safe access to untrusted values. */

/** A property of any value; `undefined` if it has none or reading it throws. */
export function readProperty(value: unknown, name: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
