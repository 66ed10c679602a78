/** Published as `porthole/verify`: for servers, which find out whether a visitor has really signed in. Runs in Node and wherever `fetch` is. */
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import { namespaceOf } from '../../domain/network/caip.js';
import { isCurrent, readSignInText, type SignInMessage } from '../../domain/sign-in/sign-in-message.js';
import { askRpc } from './ask-rpc.js';
import { foreignPart } from './foreign-part.js';

export { readSignInText, type SignInMessage } from '../../domain/sign-in/sign-in-message.js';

/** What your server checks: a signed text as the page sent it, and what it has to be about. */
export interface SignInProof {
  /** What the visitor was shown and signed, and the signature, as the page sent them. */
  readonly text: string;
  readonly signature: string;
  /**
   * Your site's host, such as `app.example` or `localhost:3000`, or its origin. Texts for any other are refused, and so are those whose
   * URI is elsewhere. The site is one of https; of http only on this machine (`localhost`, `127.0.0.1`, `[::1]`).
   */
  readonly domain: string;
  /** The nonce that you gave this visitor, and now take back: never accept one twice. */
  readonly nonce: string;
  /** Node addresses, by CAIP-2 id. Contract accounts are verified there; without one, they are refused. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, string>>>;
  /** Milliseconds since 1970. Default: now. */
  readonly now?: number;
  /** The longest, in milliseconds, that may have passed since the text was written. Default: ten minutes. */
  readonly oldest?: number;
}

/** The result of `verifySignIn`: the message that was signed, or why it is refused. Nothing is thrown. */
export type VerifiedSignIn =
  | { readonly ok: true; readonly message: SignInMessage }
  | { readonly ok: false; readonly reason: SignInRefusal };

/** `malformed`: no sign-in text. `domain`: one for another site. `uri`: it leads elsewhere, or nowhere on the web. `unreachable`: the account is a contract, and no node answered. */
export type SignInRefusal = 'malformed' | 'domain' | 'uri' | 'nonce' | 'time' | 'signature' | 'unreachable';

const TEN_MINUTES = 600_000;
/** Clocks differ by so much. */
const SLACK = 60_000;

/**
 * Whether the text is one for your site, with your nonce, of now, and signed by the account that it names: by its key, or as its
 * contract says (ERC-1271, ERC-6492) on eip155; ed25519 on Solana; BIP-322 or BIP-137 on Bitcoin; any of its three kinds of keys on
 * Polkadot. Never rejects.
 */
export async function verifySignIn(proof: SignInProof): Promise<VerifiedSignIn> {
  const { text, signature, domain, nonce, now = Date.now(), oldest = TEN_MINUTES } = proof;
  const message = typeof text === 'string' && typeof signature === 'string' ? readSignInText(text) : undefined;
  const refuse = (reason: SignInRefusal): VerifiedSignIn => ({ ok: false, reason });
  if (!message) return refuse('malformed');
  const elsewhere = foreignPart(message, domain);
  if (elsewhere) return refuse(elsewhere);
  if (!nonce || message.nonce !== nonce) return refuse('nonce');
  const age = now - Date.parse(message.issuedAt);
  if (age > oldest || age < -SLACK || !(isCurrent(message, now) || isCurrent(message, now + SLACK)))
    return refuse('time');
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
