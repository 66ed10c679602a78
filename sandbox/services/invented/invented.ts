/** Adds generated data to the real data, for load tests. Request below `…/invented-10000/`, or set it on the server. */

export interface Invented {
  readonly tokens: number;
  readonly transactions: number;
  readonly collectibles: number;
  readonly networks: number;
  /** Whether it has images, for the server. */
  readonly pictures: boolean;
}

export const NOTHING_INVENTED: Invented = { tokens: 0, transactions: 0, collectibles: 0, networks: 0, pictures: true };

/** The amount of each kind, from a path segment: `invented-10000`. */
export function inventedIn(segment: string): Invented | undefined {
  const [, digits] = /^invented-(\d{1,6})$/.exec(segment) ?? [];
  if (digits === undefined) return undefined;
  const count = Number(digits);
  return { tokens: count, transactions: count, collectibles: count, networks: count, pictures: true };
}

/** The same each time: hex digits from a name and a number. */
export function inventedHex(name: string, at: number, digits: number): string {
  let text = '';
  for (let part = 0; text.length < digits; part++) {
    let hash = 0x811c9dc5;
    for (const character of `${name}/${at}/${part}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    // Consecutive numbers must not lead to similar values.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    text += ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  }
  return `0x${text.slice(0, digits)}`;
}
