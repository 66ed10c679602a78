/** Published as `porthole/verify`: verifies sign-in on a server. Runs in Node.js and wherever there is `fetch`. */
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import { namespaceOf } from '../../domain/network/caip.js';
import { isCurrent, readSignInText, type SignInMessage } from '../../domain/sign-in/sign-in-message.js';
import { askRpc } from './ask-rpc.js';
import { foreignPart } from './foreign-part.js';

export { readSignInText, type SignInMessage } from '../../domain/sign-in/sign-in-message.js';

/** A signed message as the page sent it, and the values that it has to match. */
export interface SignInProof {
  /** The signed text and its signature, as the page sent them. */
  readonly text: string;
  readonly signature: string;
  /**
   * Your site's host, such as `app.example` or `localhost:3000`, or its origin. Messages for another domain, or with a
   * URI elsewhere, are refused. The site has to use https; http is only accepted for this machine (`localhost`,
   * `127.0.0.1`, `[::1]`).
   */
  readonly domain: string;
  /** The nonce that you issued to this visitor. Delete it when you verify: never accept a nonce twice. */
  readonly nonce: string;
  /** Node URLs by CAIP-2 id, to verify contract accounts. Without one, contract accounts are refused. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, string>>> | undefined;
  /** Unix time in milliseconds. Default: now. */
  readonly now?: number | undefined;
  /** The maximum age of the message, in milliseconds. Default: ten minutes. */
  readonly oldest?: number | undefined;
}

/** The result of `verifySignIn`: the signed message, or why it is refused. */
export type VerifiedSignIn =
  // `reason` is named here, too, for TypeScript without `strict`, which does not narrow by `ok`.
  | { readonly ok: true; readonly message: SignInMessage; readonly reason?: undefined }
  | { readonly ok: false; readonly reason: SignInRefusal };

/**
 * Why a message is refused. `malformed`: not a sign-in message. `domain`: for another site. `uri`: a URI of another
 * site, or not an http(s) URL. `nonce`: another nonce. `time`: too old, expired, or not valid yet; clocks may differ by
 * a minute. `signature`: not by the account, or by a contract on a network without a URL in `rpcUrls`. `unreachable`:
 * the account is a contract and its node did not answer or was rate limited; the visitor may try again.
 */
export type SignInRefusal = 'malformed' | 'domain' | 'uri' | 'nonce' | 'time' | 'signature' | 'unreachable';

const TEN_MINUTES = 600_000;
/** The tolerated clock difference, in milliseconds. */
const SLACK = 60_000;

/**
 * Verifies that a message is for your site, has your nonce, is recent and is signed by its account: by key, or by
 * contract (ERC-1271, ERC-6492) on eip155; ed25519 on Solana; BIP-322 or BIP-137 on Bitcoin; sr25519, ed25519 or ECDSA
 * on Polkadot. Never rejects.
 */
export async function verifySignIn(proof: SignInProof): Promise<VerifiedSignIn> {
  const { text, signature, domain, nonce, now = Date.now(), oldest = TEN_MINUTES } = (proof ?? {}) as SignInProof;
  const message = typeof text === 'string' && typeof signature === 'string' ? readSignInText(text) : undefined;
  const refuse = (reason: SignInRefusal): VerifiedSignIn => ({ ok: false, reason });
  if (!message) return refuse('malformed');
  const elsewhere = foreignPart(message, domain);
  if (elsewhere) return refuse(elsewhere);
  if (!nonce || message.nonce !== nonce) return refuse('nonce');
  const age = now - Date.parse(message.issuedAt);
  // A leap second has no age.
  const recent = age <= oldest && age >= -SLACK;
  if (!recent || !(isCurrent(message, now) || isCurrent(message, now + SLACK))) return refuse('time');
  try {
    const signed = await VERIFIERS[namespaceOf(message.networkId)]?.(message, proof);
    return signed ? { ok: true, message } : refuse('signature');
  } catch {
    return refuse('unreachable');
  }
}

type Verifier = (message: SignInMessage, proof: SignInProof) => Promise<boolean>;

const VERIFIERS: Readonly<Partial<Record<Namespace, Verifier>>> = {
  async eip155({ address, networkId }, { text, signature, rpcUrls }) {
    const { isSignedByKey, verifyMessage } = await import('../chains/evm/verify-message.js');
    if (isSignedByKey(address, text, signature)) return true;
    const url = rpcUrls?.[networkId];
    if (url === undefined) return false;
    return verifyMessage(askRpc, address, text, signature, url);
  },
  async solana({ address }, { text, signature }) {
    return (await import('../chains/solana/verify-message.js')).verifyMessage(address, text, signature);
  },
  async bip122({ address }, { text, signature }) {
    return (await import('../chains/bitcoin/verify-text.js')).verifyText(address, text, signature);
  },
  async polkadot({ address }, { text, signature }) {
    return (await import('../chains/polkadot/verify-text.js')).verifyText(address, text, signature);
  },
};
