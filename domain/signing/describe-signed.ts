/** The standards that can be described: recognized by the exact types that are signed, not by the names that the data claims. */
import type { TypedData } from '../request/typed-data.js';
import { typeAsHashed } from './as-hashed.js';
import { AUTHORIZATIONS } from './authorizations.js';
import { COW } from './cow.js';
import { FORWARDER } from './forwarder.js';
import { PERMIT2, witnessed } from './permit2.js';
import { PERMITS } from './permits.js';
import { RIGHTS, unknownRight, wholeTransaction } from './rights.js';
import { SAFE } from './safe.js';
import { bulk, SEAPORT } from './seaport.js';
import { signIn } from './sign-in.js';
import type { Asked, Describer, SignedWords } from './signed-words.js';
import { UNISWAP_X } from './uniswap-x.js';

const STANDARDS: Readonly<Record<string, Describer>> = {
  ...AUTHORIZATIONS,
  ...PERMITS,
  ...PERMIT2,
  ...UNISWAP_X,
  ...COW,
  ...SEAPORT,
  ...SAFE,
  ...FORWARDER,
  ...RIGHTS,
};

/** Undefined for data of an unknown standard, unless it looks like a right or an order. */
export function describeSigned(data: TypedData, asked: Asked): SignedWords | undefined {
  const type = typeAsHashed(data.types, data.primaryType);
  const describer = (Object.hasOwn(STANDARDS, type) ? STANDARDS[type] : undefined) ?? bulk(type) ?? witnessed(type);
  if (!describer) {
    const [login, right] = [signIn(data, asked), wholeTransaction(type, data) ?? unknownRight(type, data)];
    return login && right ? { ...login, dangers: [...login.dangers, ...right.dangers] } : (login ?? right);
  }
  const words = describer(data, asked);
  return data.domain.verifyingContract === undefined ? { ...words, dangers: ['no-contract', ...words.dangers] } : words;
}
