/** Names that can be registered for an account. */
import { Failure } from '../failure/failure.js';

/**
 * What keeps a text from being a name; `undefined` when it is one. Two hyphens in the third and fourth place stand for an
 * encoding (`xn--`): no such name is ever shown (ENSIP-15), so none is given.
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
