/** A Bitcoin key, always the same for the same word; in Node. */
import { createHash } from 'node:crypto';
import type { BitcoinKey } from './bitcoin-key.js';

export function makeBitcoinKey(word: string): BitcoinKey {
  return createHash('sha256').update(`bitcoin ${word}`).digest('hex');
}
