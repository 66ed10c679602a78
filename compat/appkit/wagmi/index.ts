/** Published as `porthole/appkit/wagmi`: stands for `@reown/appkit-adapter-wagmi`. Needs `@wagmi/core`, in the version of the app's wagmi. */
export { WagmiAdapter, type WagmiAdapterOptions } from './wagmi-adapter.js';
