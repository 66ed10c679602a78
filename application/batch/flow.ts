/** Batches of calls (EIP-5792). */
import type { BatchEvent } from './events.js';

declare module '../engine/events.js' {
  interface Events {
    readonly batch: BatchEvent;
  }
}
