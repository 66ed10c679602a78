/** Published as `porthole/appkit/siwe`: stands for `@reown/appkit-siwe`. What a server verifies by is `porthole/verify`. */
export { formatMessage } from './format-message.js';
export {
  createSIWEConfig,
  type SIWEConfig,
  type SIWECreateMessageArgs,
  type SIWESession,
  type SIWEVerifyMessageArgs,
} from './siwe-config.js';
