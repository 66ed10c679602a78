/** Signatures of texts, each verified before it is returned. */
import { defer, from, map, mergeMap, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { fromBase64, toBase64 } from '../../base64.js';
import { fromHex } from '../../hex.js';
import type { AskWallet } from '../ask-wallet.js';
import { readBitcoinAddress } from './address.js';

/** Longest text that is signed. */
const MOST_LETTERS = 10_000;
const MOST_SIGNATURE = 1000;

export type Verification = Pick<typeof import('./verify-message.js'), 'isSignatureOf'>;

/** In base64: classic (BIP-137) for legacy address types, the simple form of BIP-322 for those with a witness. */
export function signMessage(ask: AskWallet, verification: () => Promise<Verification>): Chain['signMessage'] {
  return (link, address, message) =>
    defer(() => {
      if (message.length > MOST_LETTERS) return throwError(() => new Failure('request-failed', 'The text is too long'));
      const kind = readBitcoinAddress(address)?.kind;
      const protocol = kind === 'p2tr' || kind === 'p2wpkh' ? 'bip322' : 'ecdsa';
      return ask(link, 'signMessage', { account: address, address, message, protocol });
    }).pipe(
      mergeMap((answer) =>
        from(verification()).pipe(
          map(({ isSignatureOf }) => {
            const signature = readSignature(readProperty(answer, 'signature'));
            if (!signature || !isSignatureOf(address, message, signature))
              throw new Failure('wallet-misbehaved', 'The signature is not from the account');
            return toBase64(signature);
          }),
        ),
      ),
    );
}

/** Pairing protocols answer in hex, others in base64. */
export function readSignature(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > MOST_SIGNATURE) return undefined;
  return fromHex(text) ?? fromBase64(text);
}
