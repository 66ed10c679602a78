/** `wallet_getCallsStatus`. The wallet's own id contains everything: the network and its transactions. */
import { concat, type Hex, isHex, numberToHex, size, slice, zeroHash } from 'viem';
import { jsonRpcBatch } from '../../../../json-rpc.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { CodedError } from '../../coded-error.js';
import { networkOf } from '../../networks.js';
import type { BatchIds } from './batch-ids.js';

const PENDING = 100;
const DONE = 200;
const FAILED = 500;
const PARTLY = 600;
/** The hash of a transaction that was not sent, because the node refused it after others. */
export const UNSENT: Hex = zeroHash;

export function callsId(chainId: number, hashes: readonly Hex[]): Hex {
  return concat([numberToHex(chainId, { size: 32 }), ...hashes]);
}

/** `ids`: those that the page has chosen. */
export async function callsStatus(params: unknown, networks: readonly SiteNetwork[], ids?: BatchIds): Promise<unknown> {
  const [asked] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  const id = (await ids?.find(asked)) ?? asked;
  if (!isHex(id) || size(id) < 64 || size(id) % 32 !== 0 || size(id) > 32 * 21)
    throw new CodedError(5730, 'Unknown bundle id');
  const network = networkOf(networks, Number(slice(id, 0, 32)));
  const hashes = Array.from({ length: size(id) / 32 - 1 }, (_, index) => slice(id, 32 * (index + 1), 32 * (index + 2)));
  const sent = hashes.filter((hash) => hash !== UNSENT);
  const found = await jsonRpcBatch(
    network.rpcUrl,
    sent.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  );
  const receipts = found.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null);
  const good = receipts.filter(({ status }) => status === '0x1').length;
  const status = receipts.length < sent.length ? PENDING : good === hashes.length ? DONE : good === 0 ? FAILED : PARTLY;
  return {
    version: '2.0.0',
    id: asked,
    chainId: numberToHex(network.chainId),
    status,
    atomic: hashes.length === 1,
    receipts: receipts.map(({ logs, status: done, blockHash, blockNumber, gasUsed, transactionHash }) => ({
      logs,
      status: done,
      blockHash,
      blockNumber,
      gasUsed,
      transactionHash,
    })),
  };
}
