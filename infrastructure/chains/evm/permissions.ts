/** Permissions that a wallet grants for a while (after ERC-7715). */
import type { Permissions } from '../../../application/ports/permissions.js';
import { type AskWallet, PROMPT_LIMIT } from './ask-wallet.js';

export function evmPermissions(ask: AskWallet): Permissions {
  return {
    grant: (link, request) => ask(link, PROMPT_LIMIT, 'wallet_grantPermissions', [request]),
    revoke: (link, session) => ask(link, PROMPT_LIMIT, 'wallet_revokePermissions', [session]),
  };
}
