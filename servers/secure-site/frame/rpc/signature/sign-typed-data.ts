/** `eth_signTypedData_v4`: every signed field is shown; data for another network is refused (EIP-712). */
import { type Hex, hashTypedData, isAddress, type TypedDataDefinition, validateTypedData } from 'viem';
import type { ClearWords } from '../../../../../domain/request/clear-words.js';
import {
  isOpaque,
  readTypedData,
  type TypedData,
  type TypedDataProblem,
} from '../../../../../domain/request/typed-data.js';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { textOf } from '../../../../../domain/text/text-of.js';
import { readProperty } from '../../../../../domain/value/read-property.js';
import { typedDataDigests } from '../../../../../infrastructure/chains/evm/digests/request-digests.js';
import type { SiteNetwork } from '../../../site-settings.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { invalid } from '../../coded-error.js';
import { frameFormat, frameText } from '../../frame-text.js';
import { clearFacts, clearWarnings, isWhole } from '../in-words/clear-facts.js';
import type { Describe } from '../in-words/describer.js';
import { mustBeOwn } from '../own-account.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';
import { hashWords } from './blind-words.js';
import { describeAuthorization } from './describe-authorization.js';
import { describePermit } from './describe-permit.js';
import { type SignedDataWords, signedWords } from './describe-signed-data.js';
import { mustBeShortEnough } from './short-enough.js';
import { hasBytes, typedDataLines } from './typed-data-lines.js';

export async function signTypedData(
  { params, network, present: { signer } }: RpcQuestion,
  { askVisitor, describe, origin }: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const [from, payload] = params as readonly unknown[];
  mustBeOwn(signer.address, from);
  const read = readTypedData(payload);
  if (!read.ok) throw invalid(PROBLEMS[read.problem]);
  const { data } = read;
  // Also an unsigned one, since the page means it.
  const named = data.domain.chainId ?? chainNamed(payload);
  if (named !== undefined && Number(named) !== network.chainId)
    throw invalid(frameText().problems.otherNetwork(network.name));
  const definition = data as TypedDataDefinition;
  try {
    validateTypedData(definition);
    hashTypedData(definition);
  } catch {
    throw invalid(PROBLEMS.contradiction);
  }
  const signed = await signedWords(data, network, { signer: signer.address, origin: origin() });
  if (signed?.dangers.includes('no-contract')) throw invalid(PROBLEMS.contradiction);
  const tell = async (known?: SignedDataWords): Promise<ApprovalWords> => {
    const told = known ?? (await signedWords(data, network, { signer: signer.address, origin: origin() }));
    const words = await wordsOf(data, network, signer.address, told, describe);
    return { ...words, digests: typedDataDigests(data), translate: () => tell() };
  };
  const words = await tell(signed);
  mustBeShortEnough(words.text ?? '');
  await askVisitor(words, signal);
  return await signer.signTypedData(definition);
}

const PROBLEMS: Readonly<Record<TypedDataProblem, string>> = {
  unreadable: 'What is to be signed cannot be read',
  contradiction: 'What is to be signed contradicts its own description',
};

function chainNamed(payload: unknown): unknown {
  const given: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload;
  return textOf(readProperty(readProperty(given, 'domain'), 'chainId')) || undefined;
}

async function wordsOf(
  data: TypedData,
  network: SiteNetwork,
  from: Hex,
  signed: SignedDataWords | undefined,
  describe: Describe | undefined,
): Promise<ApprovalWords> {
  const { domain, primaryType } = data;
  // An order describes more than the transfer it comes with.
  const known = signed?.isOrder
    ? undefined
    : ((await describePermit(data, network, from)) ?? (await describeAuthorization(data, network, from)));
  const said = known || !describe ? undefined : await describe({ kind: 'typed-data', from, data });
  const contract = domain.verifyingContract;
  const blind =
    signed?.blind ?? blindness(data, from, known !== undefined || signed?.title !== undefined, isRead(signed, said));
  const { evm, signatures: text } = frameText();
  const also = known ? signed?.beside : signed?.warnings;
  return {
    title: known?.title ?? said?.intent ?? signed?.title ?? text.sign(inertText(primaryType, 40)),
    ...((known?.danger === true || signed?.danger === true) && { danger: true }),
    ...(known?.consents && { consents: known.consents }),
    ...(known?.receivers && { receivers: known.receivers }),
    lead: text.lead,
    warnings: [
      ...(known?.warnings ?? []),
      ...(also ?? []),
      ...(said ? clearWarnings(said) : []),
      ...(domain.chainId === undefined ? [text.anyNetworkLead] : []),
    ],
    text: typedDataLines(data),
    ...((said ?? signed?.facts[0]) && { described: true }),
    ...(blind !== undefined && { blind }),
    facts: [
      ...(known?.facts ?? []),
      ...(said ? clearFacts(said) : known ? [] : (signed?.facts ?? [])),
      ...(typeof domain.name === 'string' ? [[text.for, inertText(domain.name, 60)] as const] : []),
      ...(typeof domain.version === 'string' ? [[text.version, inertText(domain.version, 60)] as const] : []),
      ...(typeof domain.salt === 'string' ? [[text.salt, domain.salt] as const] : []),
      ...(isAddress(String(contract), { strict: false }) ? [[evm.contract, String(contract)] as const] : []),
      [evm.from, frameFormat().address(from)],
      [evm.network, domain.chainId === undefined ? text.anyNetwork : network.name],
    ],
    yes: evm.sign,
  };
}

/** Whether every byte is described. */
function isRead(signed: SignedDataWords | undefined, said: ClearWords | undefined): boolean {
  return signed?.readable === true || (said !== undefined && isWhole(said));
}

/** `whole`: every byte is described. A hash stays a hash, whatever it claims to be the hash of. */
function blindness(data: TypedData, from: Hex, known: boolean, whole = false): string | undefined {
  if (hasBytes(data) && !whole) return frameText().signatures.bytes;
  if (!known && isOpaque(data, from)) return hashWords();
  return undefined;
}
