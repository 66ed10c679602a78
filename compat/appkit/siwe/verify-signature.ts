import { askRpc } from '../../../infrastructure/verify/ask-rpc.js';

/** A signed message, with AppKit's names. */
export interface SignatureProof {
  readonly address: string;
  /** The text, exactly as it was signed. */
  readonly message: string;
  readonly signature: string;
  /** Has no effect: an account's own key is the same on every network, and `rpcUrl` names the node of a contract's. */
  readonly chainId?: string | number;
  /** Has no effect: no server of AppKit's maker is contacted. */
  readonly projectId?: string;
  /** Not in AppKit: the URL of a node of the message's network, to verify contract accounts (ERC-1271, ERC-6492). */
  readonly rpcUrl?: string;
}

/**
 * Whether the account signed the message (ERC-191): by its own key or, with `rpcUrl`, by its contract. Without `rpcUrl`,
 * contract accounts are refused. Never rejects: false if the node does not answer. It does not verify domain, nonce and
 * time: `verifySignIn` of `porthole/verify` does.
 */
export async function verifySignature({ address, message, signature, rpcUrl }: SignatureProof): Promise<boolean> {
  if ([address, message, signature].some((each) => typeof each !== 'string')) return false;
  const { isSignedByKey, verifyMessage } = await import('../../../infrastructure/chains/evm/verify-message.js');
  if (rpcUrl === undefined) return isSignedByKey(address, message, signature);
  return verifyMessage(askRpc, address, message, signature, rpcUrl).catch(() => false);
}
