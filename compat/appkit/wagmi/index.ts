/**
 * Published as `porthole/appkit/wagmi`: replaces `@reown/appkit-adapter-wagmi`. Needs `@wagmi/core` in the version that
 * the app's wagmi uses.
 */
export { WagmiAdapter, type WagmiAdapterOptions } from './wagmi-adapter.js';
