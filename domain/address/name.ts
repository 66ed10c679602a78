/** Names that can be registered for an account. */
import { Failure } from '../failure/failure.js';

/**
 * Why a text is not a valid name; `undefined` if it is one. Hyphens in both the third and the fourth place mark an
 * encoding (`xn--`): such names are never shown (ENSIP-15), so none can be registered.
 */
export function nameProblem(name: string): 'bad-characters' | 'too-short' | 'two-hyphens' | undefined {
  if (/[^a-z\d-]/i.test(name)) return 'bad-characters';
  if (name.length < 4) return 'too-short';
  return name.startsWith('--', 2) ? 'two-hyphens' : undefined;
}

/** The coin type of an EVM chain (ENSIP-11): the chain id with bit 31 set. Throws `Invalid chainId` past that bit. */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 2 ** 31)
    throw new Failure('invalid-id', 'Invalid chainId');
  return chainId + 2 ** 31;
}
