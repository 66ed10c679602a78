/** A way to a network's nodes, for viem's transports. */
import type { Ask } from './http-node.js';

export interface Way {
  readonly ask: Ask;
  /** Resolves if it is worth being asked. By itself, so that nothing else is waited for. */
  readonly sample: () => Promise<unknown>;
}

/** Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
export const ATTEMPTS = { retryCount: 3, retryDelay: 150 };
