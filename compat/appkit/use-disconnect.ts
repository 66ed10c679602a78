import type { Namespace } from '../../domain/network/caip.js';
import { sharedInstance } from './instance.js';

async function disconnect({ namespace }: { readonly namespace?: Namespace } = {}): Promise<void> {
  await sharedInstance()?.disconnect(namespace);
}

const DISCONNECT = { disconnect };

/** Ends one kind's connection, or all of them. Given as a listener to a button, it ends all. */
export function useDisconnect(): typeof DISCONNECT {
  return DISCONNECT;
}
