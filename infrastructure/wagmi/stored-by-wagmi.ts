/** Whether wagmi has read its storage: shortly after the config is created, or later on a server-rendered page. */
import type { Config } from '@wagmi/core';

/** Absent if wagmi stores nothing. */
export interface Stored {
  hasHydrated(): boolean;
  onFinishHydration(listener: () => void): () => void;
}

export function storedBy(config: Config): Stored | undefined {
  const { persist }: { readonly persist?: Stored } = config._internal.store;
  return persist;
}
