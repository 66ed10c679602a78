/** `eth_signTypedData_v4`: every field that is signed is shown; data for another network is refused (EIP-712). */
import { type Hex, isAddress, type TypedDataDefinition, validateTypedData } from 'viem';
import { formatAddress } from '../../../../domain/format-address.js';
import { inertText } from '../../../../domain/inert-text.js';
import type { SiteNetwork } from '../../site-settings.js';
import type { ApprovalWords } from '../approval/approval-words.js';
import { invalid } from '../coded-error.js';
import type { RpcParts, RpcQuestion } from './answer-rpc.js';
import { describePermit } from './describe-permit.js';
import { mustBeOwn } from './own-account.js';
import { readTypedData, type TypedData } from './read-typed-data.js';
import { mustBeShortEnough } from './short-enough.js';
import { hasBytes, typedDataLines } from './typed-data-lines.js';

export async function signTypedData(
  { params, network, present: { signer } }: RpcQuestion,
  { askVisitor }: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const [from, payload] = params as readonly unknown[];
  mustBeOwn(signer.address, from);
  const data = readTypedData(payload);
  const { domain } = data;
  if (domain.chainId !== undefined && Number(domain.chainId) !== network.chainId)
    throw invalid(`This is for another network than ${network.name}, where you are`);
  const definition = data as TypedDataDefinition;
  try {
    validateTypedData(definition);
  } catch {
    throw invalid('What is to be signed contradicts its own description');
  }
  const words = await wordsOf(data, network, signer.address);
  mustBeShortEnough(words.text ?? '');
  await askVisitor(words, signal);
  return await signer.signTypedData(definition);
}

async function wordsOf(data: TypedData, network: SiteNetwork, from: Hex): Promise<ApprovalWords> {
  const { domain, primaryType } = data;
  const permit = await describePermit(data, network, from);
  const contract = domain.verifyingContract;
  return {
    title: permit?.title ?? `Sign ${inertText(primaryType, 40)}`,
    ...(permit?.danger === true && { danger: true }),
    lead: 'Free to sign. What you sign may be used later without asking again.',
    warnings: [
      ...(permit?.warnings ?? []),
      ...(domain.chainId === undefined ? ['It names no network: it can be used on any.'] : []),
    ],
    text: typedDataLines(data),
    ...(hasBytes(data) && {
      blind: 'In it are bytes that only a program can read. They may be a call that moves what you own.',
    }),
    facts: [
      ...(permit?.facts ?? []),
      ...(typeof domain.name === 'string' ? [['For', inertText(domain.name, 60)] as const] : []),
      ...(isAddress(String(contract), { strict: false }) ? [['Contract', String(contract)] as const] : []),
      ['From', formatAddress(from)],
      ['Network', domain.chainId === undefined ? 'Any' : network.name],
    ],
    yes: 'Sign',
  };
}
