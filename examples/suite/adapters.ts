import type { ModalOptions } from 'porthole';
import { evm } from 'porthole/evm';

/** What the suite gives to `createModal`, with parts of your own in place of ours. */
export function adapters(options: ModalOptions): ModalOptions {
  return { ...options, chains: [evm({ batch: false })] };
}
