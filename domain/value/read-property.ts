/** Looking at things that strangers made. */

/** A property of any value; `undefined` where there is none, and where reading it throws. */
export function readProperty(value: unknown, name: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
