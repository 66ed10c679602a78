/** What is used of `@wagmi/core`. Both lines have it, under the same names. */
import { connect, disconnect, watchConnectors } from '@wagmi/core';

export const wagmiActions = { connect, disconnect, watchConnectors };
export type WagmiActions = typeof wagmiActions;
