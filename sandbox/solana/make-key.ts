/** A Solana key, always the same for the same word; in Node. */
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { toBase58 } from '../../domain/address/base58.js';
import type { SolanaKey } from './key-pair.js';

export function makeKey(word: string): SolanaKey {
  const seed = createHash('sha256').update(word).digest('hex');
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex');
  const { x = '' } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  });
  return { seed, address: toBase58(Buffer.from(x, 'base64url')) };
}
