/**
 * A wallet's answer to connecting and signing in one step (CAIP-74, CAIP-122). Of what it claims was signed, only who, where,
 * when and the ReCap are used: all else must match the request, or the signature is invalid.
 */

import { checksumAddress } from '../../../../domain/address/checksum-address.js';
import type { NetworkId } from '../../../../domain/network/caip.js';
import { type SignInTerms, signInText } from '../../../../domain/sign-in/sign-in-message.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { isRecap, type Recap, readRecap } from './recap.js';

export interface ReadCacao {
  readonly networkId: NetworkId;
  readonly address: string;
  /** The signed text; absent if the wallet writes the address in another format, so that the text is invalid. */
  readonly text: string | undefined;
  readonly signature: string;
  /** The permissions of its ReCap; absent: none. */
  readonly recap: Recap | undefined;
}

const ISSUER = /^did:pkh:(eip155:[1-9]\d{0,15}):(0x[\da-fA-F]{40})$/;
const MOST_LETTERS = 110_000;

/** Undefined if malformed. `asked`: without the optional ReCap. */
export function readCacao(cacao: unknown, asked: SignInTerms): ReadCacao | undefined {
  const payload = readProperty(cacao, 'p');
  const issuer = readProperty(payload, 'iss');
  const [, networkId, spelled = ''] = (typeof issuer === 'string' && ISSUER.exec(issuer)) || [];
  const signature = readProperty(readProperty(cacao, 's'), 's');
  if (networkId === undefined || typeof signature !== 'string' || signature.length > MOST_LETTERS) return undefined;
  const last = lastOf(readProperty(payload, 'resources'));
  const recap = isRecap(last) ? readRecap(last) : undefined;
  if (isRecap(last) && !recap) return undefined;
  const address = checksumAddress(spelled);
  const issuedAt = readProperty(payload, 'iat');
  const written = {
    ...asked,
    ...{ address, networkId: networkId as NetworkId },
    issuedAt: typeof issuedAt === 'string' ? issuedAt : asked.issuedAt,
    statement: recap ? withRecap(asked.statement, recap.sentence, readProperty(payload, 'statement')) : asked.statement,
    resources: recap && isRecap(last) ? [...(asked.resources ?? []), last] : asked.resources,
  };
  try {
    const text = signInText(written);
    const usual = spelled === address;
    return { networkId: networkId as NetworkId, address, text: usual ? text : undefined, signature, recap };
  } catch {
    return undefined;
  }
}

/** Wallets change the order of the actions. */
function withRecap(statement: string | undefined, sentence: string, signed: unknown): string {
  const expected = statement === undefined ? sentence : `${statement} ${sentence}`;
  const words = (text: string) => text.split(/[ ,]+/).sort().join(' ');
  return typeof signed === 'string' && words(signed) === words(expected) ? signed : expected;
}

function lastOf(list: unknown): unknown {
  return Array.isArray(list) ? list[list.length - 1] : undefined;
}
