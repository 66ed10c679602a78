/** Published as `porthole/appkit/bitcoin`: replaces `@reown/appkit-adapter-bitcoin`. Sending needs `@scure/btc-signer`. */

export { AddressPurpose } from './address-purpose.js';
export { BitcoinAdapter, type BitcoinAdapterOptions } from './bitcoin-adapter.js';
export type { BitcoinConnector } from './bitcoin-connector.js';
