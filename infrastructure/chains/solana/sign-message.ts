/** Signatures of texts: ed25519 over their UTF-8 bytes. */
import { defer, map, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { AskWallet } from '../ask-wallet.js';

const SIGNATURE_BYTES = 64;
/** Longest text that is signed; encoding more in base58 would also be slow. */
const MOST_BYTES = 10_000;

export function signMessage(ask: AskWallet): Chain['signMessage'] {
  return (link, address, message) =>
    defer(() => {
      const bytes = new TextEncoder().encode(message);
      if (bytes.length > MOST_BYTES) return throwError(() => new Failure('request-failed', 'The text is too long'));
      return ask(link, 'solana_signMessage', { message: toBase58(bytes), pubkey: address });
    }).pipe(map(readSignature));
}

/** A signature as wallets answer it: 64 bytes in base58. */
export function readSignature(answer: unknown): string {
  const signature = readProperty(answer, 'signature');
  if (typeof signature === 'string' && fromBase58(signature)?.length === SIGNATURE_BYTES) return signature;
  throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed signature');
}
