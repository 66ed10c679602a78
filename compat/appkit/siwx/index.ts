/** Published as `porthole/appkit/siwx`: replaces `@reown/appkit-siwx`. More ways to sign in: `porthole/sign-in`. */
export { DefaultSIWX, type DefaultSIWXOptions } from './default-siwx.js';
export { InformalMessenger, SIWXMessenger, type SIWXMessengerOptions } from './parts/messenger.js';
export { LocalStorage, SIWXStorage } from './parts/storages.js';
export { BIP122Verifier, EIP155Verifier, SIWXVerifier, SolanaVerifier } from './parts/verifiers.js';
export { SIWXConfig, type SIWXParts } from './siwx-config.js';
export type { SIWXMessage, SIWXMessageData, SIWXMessageInput, SIWXPlugin, SIWXSession } from './siwx-plugin.js';
