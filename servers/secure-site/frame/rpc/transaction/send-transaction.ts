/** `eth_sendTransaction`: described, completed, approved, signed and sent. */
import { type Hex, hexToBigInt } from 'viem';
import { requestDigests } from '../../../../../infrastructure/chains/evm/digests/request-digests.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { invalid } from '../../coded-error.js';
import { frameFormat, frameText } from '../../frame-text.js';
import type { Call } from '../contract-call/call-words.js';
import { describeCall } from '../contract-call/describe-call.js';
import { mustBeOwn } from '../own-account.js';
import { ProviderError } from '../provider-error.js';
import type { RpcParts, RpcQuestion } from '../rpc-question.js';
import { askWithCaps } from './ask-with-caps.js';
import { feeOf, feeWords } from './bounded-fees.js';
import { mustHaveRightChecksum } from './checksum.js';
import { estimatedChanges } from './estimated-changes.js';
import { offeredCaps } from './offered-caps.js';
import { prepareFees, sendInTurn } from './prepare.js';
import { readTransaction, type TransactionRequest } from './read-request.js';

export async function sendTransaction(
  { params, network, present: { signer } }: RpcQuestion,
  { askVisitor, feeLimits, describe }: RpcParts,
  signal: AbortSignal,
): Promise<Hex> {
  const [given] = params as readonly unknown[];
  const own = typeof given === 'object' && given !== null ? { from: signer.address, ...given } : given;
  const { from, to, value, data, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, chainId } = read(own);
  mustBeOwn(signer.address, from);
  if (chainId !== undefined && Number(chainId) !== network.chainId)
    throw invalid(`This transaction is for another network than ${network.name}`);
  const call = { to, value: big(value) ?? 0n, data: data ?? '0x' };
  const price = big(maxFeePerGas) ?? big(gasPrice);
  const wishes = {
    gas: big(gas),
    maxFeePerGas: price,
    maxPriorityFeePerGas: big(maxPriorityFeePerGas) ?? big(gasPrice),
  };
  const offer = async (calls: readonly Call[], set: readonly number[]) => {
    const [now = call] = calls;
    const prepared = prepareFees(network, signer.address, now, { wishes, limits: feeLimits });
    const tell = async (): Promise<ApprovalWords> => {
      const [words, { fees, asked, balance, posting }, changes] = await Promise.all([
        describeCall(now, network, signer.address, describe),
        prepared,
        estimatedChanges(network, signer.address, calls),
      ]);
      const said = frameText().evm;
      const costs = feeWords({ fee: feeOf(fees) + posting, asked, balance }, network, feeLimits);
      return {
        ...words,
        ...costs,
        changes,
        warnings: [...costs.warnings, ...words.warnings],
        consents: [...(words.consents ?? []), ...(costs.consents ?? [])],
        facts: [
          ...words.facts,
          [said.from, frameFormat().address(signer.address)],
          [said.network, network.name],
          ...costs.facts,
        ],
        caps: offeredCaps(calls, [words], changes.spent, set),
        ...(now.data !== '0x' && { details: { label: said.data, text: now.data } }),
        digests: requestDigests('eth_sendTransaction', [now]),
        yes: said.approve,
      };
    };
    const words = await tell();
    const { fees } = await prepared;
    return { calls, words, tell, signed: { ...now, ...fees } };
  };
  const { signed } = await askWithCaps([call], offer, askVisitor, signal);
  return await sendInTurn(network, signer, (nonce) =>
    signer.signTransaction({ type: 'eip1559', chainId: network.chainId, nonce, ...signed }),
  );
}

/** Throws for invalid fields, and for those that would be ignored. */
function read(given: unknown): TransactionRequest {
  const members = Object(given) as Readonly<Record<string, unknown>>;
  mustHaveRightChecksum(members.to);
  if ((members.nonce ?? undefined) !== undefined)
    throw invalid('Your wallet numbers its transactions itself: leave "nonce" out');
  if ((members.authorizationList ?? undefined) !== undefined)
    throw invalid('Your wallet signs no authorizations that a page names: leave "authorizationList" out');
  try {
    return readTransaction(given);
  } catch (error) {
    throw error instanceof ProviderError ? invalid(error.message) : error;
  }
}

function big(value: Hex | undefined): bigint | undefined {
  return value === undefined ? undefined : hexToBigInt(value);
}
