import type { Namespace } from '../../domain/network/caip.js';
import { sharedInstance } from './instance.js';

async function disconnect({ namespace }: { readonly namespace?: Namespace } = {}): Promise<void> {
  await sharedInstance()?.disconnect(namespace);
}

const DISCONNECT = { disconnect };

/** Disconnects one namespace, or all. As an event listener it disconnects all. */
export function useDisconnect(): typeof DISCONNECT {
  return DISCONNECT;
}
