/** The part of `@wagmi/core` that is used. Both major versions have it, under the same names. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own; npm could not resolve it as a peer
import { connect, disconnect, watchConnectors } from '@wagmi/core';

export const wagmiActions = { connect, disconnect, watchConnectors };
export type WagmiActions = typeof wagmiActions;
