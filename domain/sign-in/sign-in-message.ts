/**
 * A sign-in message: EIP-4361 for eip155, CAIP-122 in the same form elsewhere. The written text is parsed again, so
 * that no value can inject another line. Sign In With Solana has one blank line instead of two if there is no
 * statement.
 */

import { checksumAddress } from '../address/checksum-address.js';
import { Failure } from '../failure/failure.js';
import type { Namespace, NetworkId } from '../network/caip.js';
import { isNamespace } from '../network/caip.js';

/** The fields of a sign-in message (EIP-4361; CAIP-122 for other namespaces than eip155). */
export interface SignInMessage {
  /** The site's host, such as `app.example` or `localhost:3000`, with or without `https://`. */
  readonly domain: string;
  readonly address: string;
  /** One line for the visitor: ASCII letters, digits and punctuation. */
  readonly statement?: string | undefined;
  readonly uri: string;
  readonly version: '1';
  /** CAIP-2. The text has its reference only. */
  readonly networkId: NetworkId;
  /** At least eight letters and digits; used once. */
  readonly nonce: string;
  /** Times are in RFC 3339, such as `2030-01-31T08:00:00Z`. */
  readonly issuedAt: string;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** A message before its signer and network are known. */
export type SignInTerms = Omit<SignInMessage, 'address' | 'networkId'>;

/** For bip122 and polkadot no profile of CAIP-122 is published; theirs follow the others. */
const BLOCKCHAINS: Readonly<Partial<Record<Namespace, string>>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
};

const ADDRESSES: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^0x[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122: /^[\da-zA-Z]{14,100}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{40,60}$/,
};

// The part of RFC 3986 that the text needs.
const PCHAR = "(?:[\\w\\-.~!$&'()*+,;=:@]|%[\\da-fA-F]{2})";
const AUTHORITY =
  "(?:(?:[\\w\\-.~!$&'()*+,;=:]|%[\\da-fA-F]{2})*@)?(?:\\[[\\da-fA-F:.]+\\]|(?:[\\w\\-.~!$&'()*+,;=]|%[\\da-fA-F]{2})+)(?::\\d*)?";
const SCHEME = '[a-zA-Z][a-zA-Z\\d+.\\-]*';
const PATH = `(?://(?:${AUTHORITY})?(?:/${PCHAR}*)*|/?(?:${PCHAR}+(?:/${PCHAR}*)*)?)`;
const IS = {
  domain: new RegExp(`^(?:${SCHEME}://)?${AUTHORITY}$`),
  uri: new RegExp(`^${SCHEME}:${PATH}(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`),
  statement: /^[\w\-.~:/?#[\]@!$&'()*+,;= ]+$/,
  nonce: /^[\da-zA-Z]{8,}$/,
  requestId: new RegExp(`^${PCHAR}*$`),
  reference: /^[-_a-zA-Z\d]{1,32}$/,
};
const TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** The text of a message. Throws `invalid-options` if the text would not parse to the same message. */
export function signInText(message: SignInMessage): string {
  const text = writtenText(message);
  if (same(readSignInText(text), message)) return text;
  throw new Failure('invalid-options', 'The sign-in message cannot be written: one of its values has the wrong form');
}

function writtenText(message: SignInMessage): string {
  const [namespace = '', reference = ''] = message.networkId.split(':');
  const { statement, resources = [] } = message;
  const optional = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`]);
  return [
    `${message.domain} wants you to sign in with your ${BLOCKCHAINS[namespace as Namespace]} account:`,
    message.address,
    '',
    ...(statement === undefined ? [] : [statement]),
    ...(statement === undefined && namespace === 'solana' ? [] : ['']),
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...optional('Expiration Time', message.expirationTime),
    ...optional('Not Before', message.notBefore),
    ...optional('Request ID', message.requestId),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((each) => `- ${each}`)] : []),
  ].join('\n');
}

/** The maximum length that a site may ask a visitor to read. */
const LONGEST = 20_000;

/** Parses a sign-in message; `undefined` if the text is not exactly one. */
export function readSignInText(text: string): SignInMessage | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = text.split('\n');
  const head = /^(.+) wants you to sign in with your (\w+) account:$/.exec(lines.shift() ?? '');
  const address = lines.shift() ?? '';
  const [namespace] = Object.entries(BLOCKCHAINS).find(([, name]) => name === head?.[2]) ?? [];
  const bare = namespace === 'solana' ? lines[2] !== '' : lines[1] === '';
  const statement = lines[0] === '' && !bare ? lines[1] : undefined;
  const blanks = lines.splice(0, statement !== undefined ? 3 : namespace === 'solana' ? 1 : 2);
  const after = (label: string): string | undefined =>
    lines[0]?.startsWith(`${label}: `) ? lines.shift()?.slice(label.length + 2) : undefined;
  const [domain = '', uri = '', version, reference = ''] = [
    head?.[1],
    after('URI'),
    after('Version'),
    after('Chain ID'),
  ];
  const [nonce = '', issuedAt, expirationTime] = [after('Nonce'), after('Issued At'), after('Expiration Time')];
  const [notBefore, requestId] = [after('Not Before'), after('Request ID')];
  const resources = lines[0] === 'Resources:' ? lines.splice(0).slice(1) : undefined;
  const wellFormed =
    namespace !== undefined &&
    isNamespace(namespace) &&
    lines.length === 0 &&
    blanks[0] === '' &&
    blanks.at(-1) === '' &&
    isAddress(namespace, address) &&
    (statement === undefined || IS.statement.test(statement)) &&
    IS.domain.test(domain) &&
    IS.uri.test(uri) &&
    version === '1' &&
    (namespace === 'eip155' ? /^\d{1,32}$/ : IS.reference).test(reference) &&
    IS.nonce.test(nonce) &&
    issuedAt !== undefined &&
    [issuedAt, expirationTime, notBefore].every((each) => each === undefined || isTime(each)) &&
    (requestId === undefined || IS.requestId.test(requestId)) &&
    (resources ?? []).every((each) => each.startsWith('- ') && IS.uri.test(each.slice(2)));
  if (!wellFormed) return undefined;
  return {
    ...{ domain, address, statement, uri, version, networkId: `${namespace}:${reference}`, nonce, issuedAt },
    ...{ expirationTime, notBefore, requestId, resources: resources?.map((each) => each.slice(2)) },
  };
}

/** An address as it is written in a sign-in message: with its checksum on eip155, where wallets may omit it. */
export function signInAddress(namespace: Namespace, address: string): string {
  return namespace === 'eip155' ? checksumAddress(address) : address;
}

/** Whether a message is valid at that time, in milliseconds since 1970. */
export function isCurrent({ issuedAt, notBefore, expirationTime }: SignInMessage, now: number): boolean {
  const begins = Date.parse(notBefore ?? issuedAt);
  return begins <= now && (expirationTime === undefined || now < Date.parse(expirationTime));
}

function isAddress(namespace: Namespace, address: string): boolean {
  if (!ADDRESSES[namespace]?.test(address)) return false;
  return namespace !== 'eip155' || checksumAddress(address) === address;
}

function isTime(text: string): boolean {
  const day = TIME.exec(text)?.[1];
  const begins = new Date(`${day}T00:00:00Z`);
  // The parser accepts the 31st of any month, but no month 13.
  return day !== undefined && !Number.isNaN(begins.getTime()) && begins.toISOString().startsWith(day);
}

function same(read: SignInMessage | undefined, written: SignInMessage): boolean {
  if (!read) return false;
  const fields = ['domain', 'address', 'statement', 'uri', 'version', 'networkId', 'nonce', 'issuedAt'] as const;
  const others = ['expirationTime', 'notBefore', 'requestId'] as const;
  return (
    [...fields, ...others].every((field) => read[field] === written[field]) &&
    (read.resources ?? []).join('\n') === (written.resources ?? []).join('\n')
  );
}
