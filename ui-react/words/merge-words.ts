declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Words in place of others, of the same shape: what is missing stays as it is, and so does what is not of its kind, which a
 * developer is told. A function of a site's that throws, or returns no text, says what it would have said without it.
 *
 * @param own untrusted: it may come from a site
 * @param path for what is told, such as `de.swap`; without one, nothing is told
 */
export function mergeWords<T>(before: T, own: unknown, path?: string): T {
  if (own === undefined || own === null) return before;
  if (typeof before === 'string' && typeof own === 'string') return own as T & string;
  if (typeof before === 'function' && typeof own === 'function') return guarded(before, own) as T & object;
  if (typeof before === 'object' && typeof own === 'object' && before !== null) {
    const inner = (name: string, each: unknown) =>
      mergeWords(each, Object.hasOwn(own, name) ? Reflect.get(own, name) : undefined, path && `${path}.${name}`);
    const merged: unknown = Array.isArray(before)
      ? before.map((each, at) => inner(`${at}`, each))
      : Object.fromEntries(Object.entries(before).map(([name, each]) => [name, inner(name, each)]));
    if (path) tellUnknown(before, own, path);
    return merged as T;
  }
  if (path) tell(`\`messages.${path}\` must be ${kindOf(before)}, as the English is: it is left out`);
  return before;
}

function guarded(before: object, own: object): (...given: readonly unknown[]) => unknown {
  return (...given) => {
    try {
      const said: unknown = call(own, given);
      if (typeof said === 'string') return said;
    } catch {
      // It is the site's.
    }
    return call(before, given);
  };
}

function call(sentence: object, given: readonly unknown[]): unknown {
  return typeof sentence === 'function' ? sentence(...given) : undefined;
}

function tellUnknown(before: object, own: object, path: string): void {
  // Those of later screens are not known at first.
  if (path.endsWith('.titles')) return;
  for (const name of Object.keys(own))
    if (!Object.hasOwn(before, name)) tell(`\`messages.${path}.${name}\` is no message`);
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'a text' : typeof value === 'function' ? 'a function' : 'an object';
}

/** While a page is being built; once for each mistake. */
export function tell(sentence: string): void {
  try {
    // biome-ignore lint/suspicious/noConsole: a mistake of the page, which nothing else would show
    if (process.env.NODE_ENV !== 'production' && !told.has(sentence)) console.error('[porthole]', sentence);
  } catch {
    // Without `NODE_ENV`, nothing is reported.
  }
  told.add(sentence);
}

const told = new Set<string>();
