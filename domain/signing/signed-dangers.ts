/** What could be lost by a signature of typed data, by what its standard does. */
import type { RpcRequest } from '../request/request.js';
import type { RequestDanger } from '../request/request-danger.js';
import { readTypedData } from '../request/typed-data.js';
import { readProperty } from '../value/read-property.js';
import { describeSigned } from './describe-signed.js';
import { type Asked, GRAVE, type SignedDanger } from './signed-words.js';

/** Those that requests of other kinds have as well. */
const SHARED: Readonly<Partial<Record<SignedDanger, RequestDanger>>> = {
  'other-site': 'other-site',
  'delegate-call': 'delegate-call',
};

/** `known`: what is dangerous whatever the standard is. Each once. */
export function signedDangers(
  { params }: RpcRequest,
  known: readonly RequestDanger[],
  asked: Asked,
): readonly RequestDanger[] {
  const read = readTypedData(readProperty(params, '1'));
  const words = read.ok ? describeSigned(read.data, asked) : undefined;
  const grave = (words?.dangers ?? []).filter((each) => GRAVE.includes(each));
  const named = grave.flatMap((each) => SHARED[each] ?? []);
  const others = grave.filter((each) => SHARED[each] === undefined);
  // Who agrees to a permit has agreed to lose what it names, and to its having no limit.
  const isSaid = others.length === 0 || (known.includes('permit') && others.every((each) => each === 'unlimited'));
  return [...new Set([...known, ...named, ...(isSaid ? [] : (['signed-loss'] as const))])];
}
