/** The registered names, with their owners, addresses and attributes. */
import { Refusal } from '../refusal.js';

export interface NameEntry {
  /** With its zone: `mira.berth.example`. */
  readonly name: string;
  /** Seconds. */
  readonly created: number;
  /** By coin type. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly avatar?: string;
  readonly bio?: string;
}

/** The zone of the names. */
export const ZONE = 'berth.example';
const RULE = /^[a-z\d-]{4,}$/;

export class NameRegister {
  readonly #entries = new Map<string, NameEntry>();

  readonly #first: readonly NameEntry[];

  constructor(first: readonly NameEntry[] = []) {
    this.#first = first;
    this.reset();
  }

  /** Restores the initial names. */
  reset(): void {
    this.#entries.clear();
    for (const each of this.#first) this.#entries.set(each.name, each);
  }

  /** From now on it resolves to that address only. */
  point(name: string, coinType: string, address: string): void {
    const known = this.#entries.get(name) ?? { name, created: 1_760_000_000 };
    this.#entries.set(name, { ...known, addresses: { [coinType]: address } });
  }

  find(name: string): NameEntry | undefined {
    return this.#entries.get(name.toLowerCase());
  }

  /** The names that resolve to the address, the first registered first. */
  of(address: string): readonly NameEntry[] {
    const sought = address.toLowerCase();
    return [...this.#entries.values()].filter(({ addresses }) =>
      Object.values(addresses).some((each) => each.toLowerCase() === sought),
    );
  }

  add(entry: NameEntry): void {
    const name = entry.name.toLowerCase();
    if (!isName(name)) throw new Refusal(400, 'name', 'Names have at least four letters, digits or hyphens');
    if (this.#entries.has(name)) throw new Refusal(400, 'name', 'Name is already registered');
    this.#entries.set(name, { ...entry, name });
  }
}

/** One label, and any zone behind it. */
export function isName(name: string): boolean {
  const [label = '', ...zone] = name.toLowerCase().split('.');
  return RULE.test(label) && zone.length > 0 && zone.every((each) => /^[a-z\d-]+$/.test(each));
}
