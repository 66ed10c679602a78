/** Published as `porthole/appkit/solana`: replaces `@reown/appkit-adapter-solana`. Needs `@solana/web3.js`. */

export { SolanaAdapter, type SolanaAdapterOptions } from './solana-adapter.js';
export type { AnyTransaction, Provider } from './solana-provider.js';
