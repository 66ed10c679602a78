/** Published as `porthole/appkit/networks`: replaces `@reown/appkit/networks`. All chains of viem, and networks of other namespaces. */
// biome-ignore lint/performance/noReExportAll: AppKit's module of this name has every chain there is; a bundler takes those that are used
export * from 'viem/chains';
export { bitcoinMainnet as bitcoin, bitcoinTestnet } from '../../../infrastructure/chains/bitcoin/networks.js';
export {
  solanaDevnet,
  solanaMainnet as solana,
  solanaTestnet,
} from '../../../infrastructure/chains/solana/networks.js';
export type { AppKitNetwork } from '../app-kit-options.js';
export { defineChain } from './define-chain.js';
