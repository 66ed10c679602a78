import type { ModalOptions } from 'porthole';
import { evm } from 'porthole/evm';

/** The options that the suite passes to `createModal`, with your own adapters. */
export function adapters(options: ModalOptions): ModalOptions {
  return { ...options, chains: [evm({ batch: false })] };
}
