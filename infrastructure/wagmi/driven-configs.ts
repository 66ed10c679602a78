/** The configs whose connectors a modal lists: wagmi keeps their session. */
const driven = new WeakMap<object, Driven>();

export interface Driven {
  /** Attempts that the visitor has cancelled in the modal while the wallet was prompting: wagmi still waits for the answer. */
  readonly givenUp: Set<{ readonly uid: string }>;
  /** Connectors that the modal has wagmi let go, until it has. */
  readonly leaving: Set<string>;
  /** Connectors that are being told by the modal where their wallet is. */
  readonly told: Set<string>;
  /** Fulfilled once the last of the disconnections that the modal has asked for is over. */
  ending?: Promise<void>;
}

/** One and the same for a config. */
export function keepDriven(config: object): Driven {
  const known = driven.get(config) ?? { givenUp: new Set(), leaving: new Set(), told: new Set() };
  driven.set(config, known);
  return known;
}

export function isDriven(config: object): boolean {
  return driven.has(config);
}
