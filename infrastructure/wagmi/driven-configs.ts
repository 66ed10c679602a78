/** The configs whose connectors a modal lists: there wagmi has the session. */
const driven = new WeakSet<object>();

export function keepDriven(config: object): void {
  driven.add(config);
}

export function isDriven(config: object): boolean {
  return driven.has(config);
}
