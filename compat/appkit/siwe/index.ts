/** Published as `porthole/appkit/siwe`: replaces `@reown/appkit-siwe`. For verification on a server use `porthole/verify`. */
export { formatMessage } from './format-message.js';
export {
  createSIWEConfig,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWESession,
  type SIWEVerifyMessageArgs,
} from './siwe-config.js';
