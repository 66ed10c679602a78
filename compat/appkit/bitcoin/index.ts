/** Published as `porthole/appkit/bitcoin`: stands for `@reown/appkit-adapter-bitcoin`. Needs `@scure/btc-signer` to send. */

export { AddressPurpose } from './address-purpose.js';
export { BitcoinAdapter, type BitcoinAdapterOptions } from './bitcoin-adapter.js';
export type { BitcoinConnector } from './bitcoin-connector.js';
