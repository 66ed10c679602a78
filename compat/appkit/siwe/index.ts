/**
 * Published as `porthole/appkit/siwe`: replaces `@reown/appkit-siwe`, in the page and on a server. `verifySignIn` of
 * `porthole/verify` also verifies domain, nonce and time.
 */
export { formatMessage } from './format-message.js';
export { getAddressFromMessage, getChainIdFromMessage, getDidAddress, getDidChainId } from './read-message.js';
export {
  createSIWEConfig,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWESession,
  type SIWEVerifyMessageArgs,
} from './siwe-config.js';
export { type SignatureProof, verifySignature } from './verify-signature.js';
