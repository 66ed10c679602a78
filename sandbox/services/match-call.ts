/** Finds the call for a path, and its parameters. */
import type { Call } from './call.js';

export interface Matched {
  readonly call: Call;
  readonly parts: Readonly<Record<string, string>>;
}

/** The calls at that path, with any method; the first match wins among those of a method. */
export function matchCalls(calls: readonly Call[], path: string): readonly Matched[] {
  const asked = split(path);
  return calls.flatMap((call) => {
    const parts = partsOf(split(call.path), asked);
    return parts ? [{ call, parts }] : [];
  });
}

function partsOf(pattern: readonly string[], asked: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== asked.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const given = asked[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (name === undefined && wanted !== given) return undefined;
    if (name !== undefined) parts[name] = decoded(given);
  }
  return parts;
}

function split(path: string): string[] {
  return path.split('/').filter((each) => each !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
