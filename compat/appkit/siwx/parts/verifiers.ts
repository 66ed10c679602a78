/** Verifiers for each kind of network. They send no request: contract accounts need a verifier of your own, or `DefaultSIWX()` without verifiers. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { SIWXSession } from '../siwx-plugin.js';

/** Verifies sessions of one namespace. Extend it for your own verifier. */
export abstract class SIWXVerifier {
  /** The namespace whose sessions it verifies. */
  abstract readonly chainNamespace: Namespace;

  /** Whether it verifies sessions like this one. */
  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`);
  }

  /** Whether the account has signed the message. */
  abstract verify(session: SIWXSession): Promise<boolean>;
}

/** Verifies signatures by an account's own key (ERC-191). Refuses contract accounts: it sends no request. */
export class EIP155Verifier extends SIWXVerifier {
  readonly chainNamespace = 'eip155';

  async verify({ data, message, signature }: SIWXSession): Promise<boolean> {
    const { isSignedByKey } = await import('../../../../infrastructure/chains/evm/verify-message.js');
    return isSignedByKey(data.accountAddress, message, signature);
  }
}

/** Verifies ed25519 signatures, in base58, of the UTF-8 text. */
export class SolanaVerifier extends SIWXVerifier {
  readonly chainNamespace = 'solana';

  async verify({ data, message, signature }: SIWXSession): Promise<boolean> {
    const { verifyMessage } = await import('../../../../infrastructure/chains/solana/verify-message.js');
    return verifyMessage(data.accountAddress, message, signature);
  }
}

/** Verifies BIP-322 and BIP-137 signatures. */
export class BIP122Verifier extends SIWXVerifier {
  readonly chainNamespace = 'bip122';

  async verify({ data, message, signature }: SIWXSession): Promise<boolean> {
    const { verifyText } = await import('../../../../infrastructure/chains/bitcoin/verify-text.js');
    return verifyText(data.accountAddress, message, signature);
  }
}
