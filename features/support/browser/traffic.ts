/** The requests to servers, by the names that the features use. */
import type { World } from '../../../sandbox/world.js';

export interface Traffic {
  /** Requests that the wallet directory has not answered. */
  readonly directoryOpen: number;
  /** Requests to it, oldest first: path and parameters. */
  readonly directoryAsked: readonly string[];
  /** How often a service was asked for the supported networks. */
  readonly networks: number;
  /** How many quotes for swaps were requested. */
  readonly quotes: number;
  /** Those with an open connection. Undefined if there are no connections. */
  readonly quotesOpen: number | undefined;
}

/** Without servers. */
export const NO_TRAFFIC: Traffic = {
  directoryOpen: 0,
  directoryAsked: [],
  networks: 0,
  quotes: 0,
  quotesOpen: undefined,
};

export function trafficOf({ directory, services }: World): Traffic {
  const quotes = services.asked.filter((each) => each.includes('/convert/quotes'));
  const networks = services.asked.filter((each) => each.includes('/supported-chains')).length;
  const { open: directoryOpen, asked: directoryAsked } = directory;
  return { directoryOpen, directoryAsked, networks, quotes: quotes.length, quotesOpen: services.openOf('quotes') };
}

/** Undefined for other facts. */
export function trafficFact(
  fact: string,
  { directoryOpen, directoryAsked, networks, quotes, quotesOpen }: Traffic,
): string | undefined {
  const facts = new Map<string, unknown>([
    ['pending requests to the directory', directoryOpen],
    ['requests to the directory', directoryAsked.join('\n')],
    ['requests for the supported networks', networks],
    ['quotes requested', quotes],
    ['quotes pending', quotesOpen],
  ]);
  return facts.has(fact) ? String(facts.get(fact)) : undefined;
}
