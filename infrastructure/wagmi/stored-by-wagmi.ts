/** Whether wagmi has read what it stored, which it does a moment after its config is made; on a page from a server later. */
import type { Config } from '@wagmi/core';

/** Absent where wagmi stores nothing. */
export interface Stored {
  hasHydrated(): boolean;
  onFinishHydration(listener: () => void): () => void;
}

export function storedBy(config: Config): Stored | undefined {
  const { persist }: { readonly persist?: Stored } = config._internal.store;
  return persist;
}
