/** A way to a network's nodes, for viem's transports. */
import type { Ask } from './http-node.js';

export interface Way {
  readonly ask: Ask;
  /** Resolves if the node is usable. Sent separately, so that it waits for nothing else. */
  readonly sample: () => Promise<unknown>;
}

/** Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
export const ATTEMPTS = { retryCount: 3, retryDelay: 150 };
