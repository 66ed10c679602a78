declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Replaces messages by others of the same shape. Missing ones stay unchanged, and so do those of the wrong type, which is reported to
 * developers. If a site's function throws or does not return a text, the original message is used.
 *
 * @param own untrusted: it may come from a site
 * @param path for reports, such as `de.swap`; without one, nothing is reported
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
  if (path) tell(`\`messages.${path}\` must be ${kindOf(before)}, like the English message: it is ignored`);
  return before;
}

function guarded(before: object, own: object): (...given: readonly unknown[]) => unknown {
  return (...given) => {
    try {
      const said: unknown = call(own, given);
      if (typeof said === 'string') return said;
    } catch {
      // The site's own error.
    }
    return call(before, given);
  };
}

function call(sentence: object, given: readonly unknown[]): unknown {
  return typeof sentence === 'function' ? sentence(...given) : undefined;
}

function tellUnknown(before: object, own: object, path: string): void {
  // The titles of lazily loaded screens are not known at first.
  if (path.endsWith('.titles')) return;
  for (const name of Object.keys(own))
    if (!Object.hasOwn(before, name)) tell(`\`messages.${path}.${name}\` is not a known message`);
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'a text' : typeof value === 'function' ? 'a function' : 'an object';
}

/** Reports in development only, once for each mistake. */
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
