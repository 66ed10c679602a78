/** The intents of the account in use. */
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { Token } from '../../domain/token/token.js';

export type AccountIntent =
  | { readonly type: 'switch-network'; readonly networkId: NetworkId }
  | { readonly type: 'select-account'; readonly address: string; readonly namespace?: Namespace | undefined }
  | { readonly type: 'ping'; readonly namespace?: Namespace | undefined }
  /** `tokens`: those to read again from the service; all known ones by default. */
  | { readonly type: 'refresh-balance'; readonly tokens?: readonly Token[] | undefined }
  | { readonly type: 'copy-address' }
  | { readonly type: 'sign-message'; readonly message: string; readonly namespace?: Namespace | undefined };
