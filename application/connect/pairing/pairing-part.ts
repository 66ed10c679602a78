/** The part of the core that is loaded for a pairing. */
export { copyLink } from './copy-link.js';
export { copyPairing } from './copy-pairing.js';
export { offerWallet } from './offer-wallet.js';
export { openWallet } from './open-wallet.js';
export { pairings } from './pairings.js';
