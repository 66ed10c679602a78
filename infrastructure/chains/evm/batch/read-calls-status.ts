/** A wallet's report on a batch, reduced to its valid parts. */

import { Failure } from '../../../../domain/failure/failure.js';
import { readChainId } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import type { BatchStatus } from '../../../../domain/request/batch.js';
import { readProperty } from '../../../../domain/value/read-property.js';

/** By the first digit of a three-digit code. */
const MEANINGS: Readonly<Record<string, BatchStatus['status']>> = {
  '1': 'pending',
  '2': 'confirmed',
  '4': 'refused',
  '5': 'reverted',
  '6': 'partly-reverted',
};
const HASH = /^0x[\da-fA-F]{64}$/;
const MOST_RECEIPTS = 200;

/** Throws `wallet-misbehaved` if it is invalid, or about another batch or network. */
export function readCallsStatus(answer: unknown, id: string, network: Network): BatchStatus {
  const status = meaningOf(readProperty(answer, 'status'));
  if (!status) throw misbehaved('The wallet answered with a malformed status');
  const reported = readProperty(answer, 'id');
  if (reported !== undefined && reported !== id) throw misbehaved('The wallet told of another batch');
  const chainId = readProperty(answer, 'chainId');
  if (chainId !== undefined && readChainId(chainId) !== network.caipNetworkId)
    throw misbehaved('The wallet told of another network');
  const atomic = readProperty(answer, 'atomic');
  const receipts = receiptsOf(readProperty(answer, 'receipts'));
  return { status, receipts, atomic: typeof atomic === 'boolean' ? atomic : undefined };
}

/** The first version had two textual statuses. */
function meaningOf(status: unknown): BatchStatus['status'] | undefined {
  if (status === 'PENDING') return 'pending';
  if (status === 'CONFIRMED') return 'confirmed';
  return typeof status === 'number' && /^\d{3}$/.test(String(status)) ? MEANINGS[String(status).charAt(0)] : undefined;
}

function receiptsOf(value: unknown): BatchStatus['receipts'] {
  if (value === undefined || value === null) return [];
  const length = readProperty(value, 'length');
  if (typeof length !== 'number' || !/^\d{1,3}$/.test(String(length)) || length > MOST_RECEIPTS)
    throw misbehaved('The wallet told of no receipts, or too many');
  return Array.from({ length }, (_, at) => {
    const receipt = readProperty(value, String(at));
    const [hash, status] = [readProperty(receipt, 'transactionHash'), readProperty(receipt, 'status')];
    if (typeof hash !== 'string' || !HASH.test(hash) || (status !== '0x0' && status !== '0x1'))
      throw misbehaved('The wallet answered with a malformed receipt');
    return { hash, succeeded: status === '0x1' };
  });
}

function misbehaved(message: string): Failure {
  return new Failure('wallet-misbehaved', message);
}
