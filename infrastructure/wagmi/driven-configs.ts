/** The configs whose connectors a modal lists: wagmi keeps their session. */
const driven = new WeakMap<object, Driven>();

export interface Driven {
  /** Attempts that the visitor has cancelled in the modal while the wallet was prompting: wagmi still waits for the answer. */
  readonly givenUp: Set<{ readonly uid: string }>;
  /** Connectors that wagmi is disconnecting on behalf of the modal. */
  readonly leaving: Set<string>;
  /** Connectors that the modal is notifying of their wallet's network. */
  readonly told: Set<string>;
  /** What stops watching it, by modal. */
  readonly watching: WeakMap<object, () => void>;
  /** Resolves when the last disconnection requested by the modal is over. */
  ending?: Promise<void>;
}

/** Always returns the same object for a config. */
export function keepDriven(config: object): Driven {
  const known = driven.get(config) ?? {
    givenUp: new Set(),
    leaving: new Set(),
    told: new Set(),
    watching: new WeakMap(),
  };
  driven.set(config, known);
  return known;
}

export function isDriven(config: object): boolean {
  return driven.has(config);
}
