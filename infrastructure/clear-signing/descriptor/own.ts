/** Reads a descriptor: own properties only, each only if it has the expected type. */

export type Node = Readonly<Record<string, unknown>>;

export function own(value: unknown, name: string): unknown {
  return isNode(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Along a path of names. */
export function ownAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce(own, value);
}

export function textIn(value: unknown, name: string): string | undefined {
  const found = own(value, name);
  return typeof found === 'string' ? found : undefined;
}

export function listIn(value: unknown, name: string): readonly unknown[] {
  const found = own(value, name);
  return Array.isArray(found) ? found : [];
}

export function nodeIn(value: unknown, name: string): Node {
  const found = own(value, name);
  return isNode(found) ? found : {};
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
