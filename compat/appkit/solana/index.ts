/** Published as `porthole/appkit/solana`: stands for `@reown/appkit-adapter-solana`. Needs `@solana/web3.js` to send. */
export { SolanaAdapter, type SolanaAdapterOptions } from './solana-adapter.js';
