/** The dangers of signing typed data, by what its standard does. */
import type { RpcRequest } from '../request/request.js';
import type { RequestDanger } from '../request/request-danger.js';
import { readTypedData } from '../request/typed-data.js';
import { readProperty } from '../value/read-property.js';
import { describeSigned } from './describe-signed.js';
import { type Asked, SEVERE_DANGERS, type SignedDanger } from './signed-words.js';

/** Dangers that other kinds of requests have as well. */
const SHARED: Readonly<Partial<Record<SignedDanger, RequestDanger>>> = {
  'other-site': 'other-site',
  'delegate-call': 'delegate-call',
};

/** `known`: dangers that do not depend on the standard. Without duplicates. */
export function signedDangers(
  { params }: RpcRequest,
  known: readonly RequestDanger[],
  asked: Asked,
): readonly RequestDanger[] {
  const read = readTypedData(readProperty(params, '1'));
  const words = read.ok ? describeSigned(read.data, asked) : undefined;
  const grave = (words?.dangers ?? []).filter((each) => SEVERE_DANGERS.includes(each));
  const named = grave.flatMap((each) => SHARED[each] ?? []);
  const others = grave.filter((each) => SHARED[each] === undefined);
  // For a permit, the danger of what it names includes the danger of being unlimited, or of an unknown kind.
  const isSaid =
    others.length === 0 ||
    (known.includes('permit') && others.every((each) => each === 'unlimited' || each === 'unchecked'));
  return [...new Set([...known, ...named, ...(isSaid ? [] : (['signed-loss'] as const))])];
}
