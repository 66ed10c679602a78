/**
 * `wallet_sendCalls` (EIP-5792). As a smart account: everything in one transaction of the account to itself, which the first one turns into
 * a smart account (EIP-7702). As an EOA: one transaction after the other.
 */

import { encodeFunctionData, type Hex, hexToBigInt, isAddress, parseAbi } from 'viem';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { requestDigests } from '../../../../../infrastructure/chains/evm/digests/request-digests.js';
import type { SiteNetwork } from '../../../site-settings.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { CodedError, invalid } from '../../coded-error.js';
import { frameAmount, frameFormat, frameText } from '../../frame-text.js';
import { findNetwork, noNetwork } from '../../networks.js';
import type { Call, CallWords } from '../contract-call/call-words.js';
import { describeCall } from '../contract-call/describe-call.js';
import { summedAllowances } from '../contract-call/summed-allowances.js';
import { mustBeOwn } from '../own-account.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';
import { askWithCaps } from './ask-with-caps.js';
import { batchIds, readBatchId } from './batch-ids.js';
import { feeOf, feeWords } from './bounded-fees.js';
import { callsId, UNSENT } from './calls-status.js';
import { mustHaveRightChecksum } from './checksum.js';
import { type EstimatedChanges, estimatedChanges } from './estimated-changes.js';
import { offeredCaps } from './offered-caps.js';
import { checkAffordable, prepareFees, sendInTurn } from './prepare.js';
import { isMember } from './read-request.js';
import { delegationTo, isSmartAccount } from './smart-account.js';

const ACCOUNT = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
]);
/** The maximum additional gas of an authorization. */
const AUTHORISATION_GAS = 25_000n;
const MOST_CALLS = 20;

export async function sendCalls(question: RpcQuestion, parts: RpcParts, signal: AbortSignal): Promise<unknown> {
  const { present, accountType } = question;
  const { signer } = present;
  const { calls, network, version, atomicRequired, given } = readCalls(question, parts);
  const smart = accountType === 'smartAccount' && network.smartAccount !== undefined;
  if (!smart && atomicRequired && calls.length > 1)
    throw new CodedError(5760, 'A plain account cannot execute calls atomically. Choose the smart account');
  const send = async () => {
    const hashes = smart
      ? [await sendBatch(question, network, network.smartAccount, calls, parts, signal)]
      : await sendSingly(question, network, calls, parts, signal);
    return callsId(network.chainId, hashes);
  };
  const id = given === undefined ? await send() : await withId(given);
  // The first version of the standard returned only the id.
  return version === '1.0' ? id : { id };

  async function withId(chosen: string): Promise<string> {
    const ids = batchIds(parts.store, parts.origin(), signer.address);
    await ids.take(chosen);
    const sent = await send().catch(async (error: unknown) => {
      await ids.giveBack(chosen);
      throw error;
    });
    await ids.keep(chosen, sent);
    return chosen;
  }

  function readCalls({ params }: RpcQuestion, { networks }: RpcParts) {
    const [first] = params as readonly unknown[];
    if (typeof first !== 'object' || first === null) throw invalid('There are no calls');
    const given = first as Readonly<Record<string, unknown>>;
    mustBeOwn(signer.address, given.from);
    const list: readonly unknown[] = Array.isArray(given.calls) ? given.calls : [];
    if (list.length === 0) throw invalid('There are no calls');
    if (list.length > MOST_CALLS)
      throw new CodedError(5740, `More than ${MOST_CALLS} calls at once are too many to read`);
    for (const { capabilities } of [given, ...list.map((call) => (call ?? {}) as typeof given)])
      mustBeKnown(capabilities);
    if (given.chainId === undefined) throw invalid('"chainId" is missing: these calls name no network');
    const network = findNetwork(networks, given.chainId);
    if (!network) throw new CodedError(5710, noNetwork());
    return {
      calls: list.map(readCall),
      network,
      version: given.version,
      atomicRequired: given.atomicRequired === true,
      given: readBatchId(given.id),
    };
  }
}

/** An unsupported capability is only ignored if the page marks it as optional, as in the standard; only `atomic` is known here. */
function mustBeKnown(wanted: unknown): void {
  if (typeof wanted !== 'object' || wanted === null) return;
  for (const [name, wish] of Object.entries(wanted))
    if (name !== 'atomic' && Object(wish).optional !== true)
      throw new CodedError(5700, `Your wallet does not support this capability: ${inertText(name, 60)}`);
}

async function sendBatch(
  { present: { signer } }: RpcQuestion,
  network: SiteNetwork,
  code: Hex,
  calls: readonly Call[],
  parts: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const { address } = signer;
  const isSmart = await isSmartAccount(network.rpcUrl, address, code);
  const offer = async (now: readonly Call[], set: readonly number[]) => {
    const args = now.map(({ to, value, data }) => ({ target: to ?? address, value, data }));
    const batch = {
      to: address,
      value: 0n,
      data: encodeFunctionData({ abi: ACCOUNT, functionName: 'executeBatch', args: [args] }),
    };
    // Estimated as if already upgraded: nothing is signed before approval.
    const estimated = await prepareFees(network, address, batch, {
      overrides: isSmart ? undefined : { [address]: { code: delegationTo(code) } },
      spends: spentBy(address, now),
      limits: parts.feeLimits,
    });
    const more = isSmart ? 0n : AUTHORISATION_GAS;
    const fees = { ...estimated.fees, gas: estimated.fees.gas + more };
    const costs = {
      ...estimated,
      fee: feeOf(fees) + estimated.posting,
      asked: estimated.asked + more * fees.maxFeePerGas,
    };
    const tell = async () => {
      const all = await describeAll(now, network, address, parts);
      const lead = isSmart ? undefined : frameText().evm.becomesSmart;
      return wordsOf(now, all, set, address, network, costs, lead, batch.data, parts);
    };
    return { calls: now, words: await tell(), tell, signed: { ...batch, ...fees } };
  };
  const { signed } = await askWithCaps(calls, offer, parts.askVisitor, signal);
  return await sendInTurn(network, signer, async (nonce) => {
    const { chainId } = network;
    if (isSmart) return await signer.signTransaction({ type: 'eip1559', chainId, nonce, ...signed });
    // One higher than the transaction's own nonce.
    const authorisation = await signer.signAuthorization({ contractAddress: code, chainId, nonce: nonce + 1 });
    const authorizationList = [authorisation];
    return await signer.signTransaction({ type: 'eip7702', chainId, nonce, ...signed, authorizationList });
  });
}

async function sendSingly(
  { present: { signer } }: RpcQuestion,
  network: SiteNetwork,
  calls: readonly Call[],
  parts: RpcParts,
  signal: AbortSignal,
): Promise<readonly Hex[]> {
  const offer = async (now: readonly Call[], set: readonly number[]) => {
    const each = await Promise.all(
      now.map(async (call) => ({
        call,
        ...(await prepareFees(network, signer.address, call, { limits: parts.feeLimits })),
      })),
    );
    const balance = each[0]?.balance ?? 0n;
    const fee = each.reduce((sum, { fees, posting }) => sum + feeOf(fees) + posting, 0n);
    const asked = each.reduce((sum, { asked: alone }) => sum + alone, 0n);
    // The balance may suffice for each call, but not for all.
    checkAffordable(network, balance, spentBy(signer.address, now), fee);
    const data = now.map((one) => one.data).join('\n');
    const tell = async () => {
      const all = await describeAll(now, network, signer.address, parts);
      const lead = calls.length > 1 ? frameText().evm.oneByOne : undefined;
      return wordsOf(now, all, set, signer.address, network, { fee, asked, balance }, lead, data, parts);
    };
    return { calls: now, words: await tell(), tell, each };
  };
  const { each } = await askWithCaps(calls, offer, parts.askVisitor, signal);
  const hashes: Hex[] = [];
  for (const { call, fees } of each) {
    const sent = sendInTurn(network, signer, (nonce) =>
      signer.signTransaction({ type: 'eip1559', chainId: network.chainId, nonce, ...call, ...fees }),
    );
    const hash = await sent.catch((error: unknown) => {
      if (hashes.length === 0) throw error;
    });
    // As an error, the page would have all of them sent again.
    if (hash === undefined) return [...hashes, ...each.slice(hashes.length).map(() => UNSENT)];
    hashes.push(hash);
  }
  return hashes;
}

/** Transfers to the account itself do not count. */
function spentBy(address: Hex, calls: readonly Call[]): bigint {
  return calls.reduce((sum, { to, value }) => (to === address.toLowerCase() ? sum : sum + value), 0n);
}

function describeAll(
  calls: readonly Call[],
  network: SiteNetwork,
  from: Hex,
  { describe }: RpcParts,
): Promise<readonly [readonly CallWords[], EstimatedChanges]> {
  return Promise.all([
    Promise.all(calls.map((call) => describeCall(call, network, from, describe))),
    estimatedChanges(network, from, calls),
  ]);
}

function wordsOf(
  calls: readonly Call[],
  [all, changes]: readonly [readonly CallWords[], EstimatedChanges],
  set: readonly number[],
  from: Hex,
  network: SiteNetwork,
  costs: Parameters<typeof feeWords>[0],
  lead: string | undefined,
  data: string,
  { feeLimits }: RpcParts,
): ApprovalWords {
  const said = frameText().evm;
  const [only] = all;
  const single = all.length === 1 ? only : undefined;
  const blind = all.find((each) => each.blind !== undefined)?.blind;
  const fee = feeWords(costs, network, feeLimits);
  const together = summedAllowances(all);
  const told = [...together, ...all];
  const sent = spentBy(from, calls);
  const { decimals, symbol } = network;
  // Funds come before the number of calls.
  const several =
    sent > 0n ? said.sendInActions(frameAmount(sent, decimals, symbol), all.length) : said.actions(all.length);
  return {
    ...fee,
    changes,
    caps: offeredCaps(calls, all, changes.spent, set),
    title: single?.title ?? several,
    ...(lead !== undefined && { lead }),
    warnings: [...fee.warnings, ...new Set(told.flatMap(({ warnings }) => warnings))],
    consents: [...new Set([...told.flatMap(({ consents = [] }) => consents), ...(fee.consents ?? [])])],
    facts: [
      ...(single?.facts ?? all.flatMap(({ title, facts }, index) => [[`${index + 1}.`, title] as const, ...facts])),
      [said.from, frameFormat().address(from)],
      [said.network, network.name],
      ...fee.facts,
    ],
    ...(blind !== undefined && { blind }),
    receivers: all.flatMap(({ receivers = [] }) => receivers),
    danger: fee.danger === true || told.some(({ danger }) => danger === true),
    details: { label: said.data, text: data },
    // Call by call, as the page requested them: the same as on the modal's own screen.
    digests: requestDigests('wallet_sendCalls', [{ calls }]),
    yes: said.approve,
  };
}

function readCall(value: unknown): Call {
  const { to, value: amount, input, data = input } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw invalid('The "to" of a call must be an address');
  mustHaveRightChecksum(to);
  if (amount !== undefined && !isMember('value', amount)) throw invalid('The "value" of a call must be hexadecimal');
  if (data !== undefined && !isMember('data', data)) throw invalid('The "data" of a call must be hexadecimal');
  return { to: to.toLowerCase() as Hex, value: amount === undefined ? 0n : hexToBigInt(amount), data: data ?? '0x' };
}
