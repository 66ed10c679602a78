/** `eth_signTypedData_v4`: every field that is signed is shown; data for another network is refused (EIP-712). */
import { getAddress, type Hex, isAddress, type TypedDataDefinition, validateTypedData } from 'viem';
import { formatAmount } from '../../../../domain/amount.js';
import { formatAddress } from '../../../../domain/format-address.js';
import { inertText } from '../../../../domain/inert-text.js';
import type { SiteNetwork } from '../../site-settings.js';
import type { ApprovalWords } from '../approval/approval-words.js';
import type { RpcParts, RpcQuestion } from './answer-rpc.js';
import { allowanceWords } from './describe-call.js';
import { mustBeOwn } from './own-account.js';
import { readTypedData, type TypedData } from './read-typed-data.js';
import { tokenOnChain } from './token-on-chain.js';
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
    throw new Error(`This is for another network than ${network.name}, where you are`);
  const definition = data as TypedDataDefinition;
  try {
    validateTypedData(definition);
  } catch {
    throw new Error('What is to be signed contradicts its own description');
  }
  await askVisitor(await wordsOf(data, network, signer.address), signal);
  return await signer.signTypedData(definition);
}

async function wordsOf(data: TypedData, network: SiteNetwork, from: Hex): Promise<ApprovalWords> {
  const { domain, primaryType } = data;
  const permit = await permitWords(data, network);
  const contract = domain.verifyingContract;
  return {
    title: permit?.title ?? `Sign ${inertText(primaryType, 40)}`,
    ...(permit?.danger && { danger: true }),
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

/** A permit (ERC-2612) lets somebody spend, as an approval does. */
async function permitWords({ primaryType, domain, message }: TypedData, network: SiteNetwork) {
  const { spender, value } = message;
  const contract = String(domain.verifyingContract);
  if (primaryType !== 'Permit' || !isAddress(String(spender)) || !isAddress(contract, { strict: false }))
    return undefined;
  const token = await tokenOnChain(network, contract);
  if (!token || !/^(0x[\da-f]{1,64}|\d{1,78})$/i.test(String(value))) return undefined;
  const amount = BigInt(String(value));
  const words = allowanceWords(token.symbol, `${formatAmount(amount, token.decimals)} ${token.symbol}`, { amount });
  return { ...words, facts: [['Who', getAddress(String(spender))] as const] };
}
