/** Published as `porthole/appkit/ethers`: replaces `@reown/appkit-adapter-ethers` and `@reown/appkit-adapter-ethers5`. */
export type { Eip1193Provider as Provider } from '../../../infrastructure/connectors/eip1193/provider.js';
export { Ethers5Adapter, EthersAdapter } from './ethers-adapter.js';
