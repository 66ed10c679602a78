/** What servers were asked, by the names that the features use. */
import type { World } from '../../sandbox/world.js';

export interface Traffic {
  /** Questions that the wallet directory has not answered. */
  readonly directoryOpen: number;
  /** How often a swap was quoted, or was to be. */
  readonly quotes: number;
  /** Of those, the ones whose line is open still. Undefined where there are no lines. */
  readonly quotesOpen: number | undefined;
}

export function trafficOf({ directory, services }: World): Traffic {
  const quotes = services.asked.filter((each) => each.includes('/convert/quotes'));
  return { directoryOpen: directory.open, quotes: quotes.length, quotesOpen: services.openOf('quotes') };
}

/** Undefined where the fact is none of these. */
export function trafficFact(fact: string, { directoryOpen, quotes, quotesOpen }: Traffic): string | undefined {
  const facts = new Map<string, unknown>([
    ['questions that the directory has not answered', directoryOpen],
    ['quotes asked for', quotes],
    ['quotes that are waited for', quotesOpen],
  ]);
  return facts.has(fact) ? String(facts.get(fact)) : undefined;
}
