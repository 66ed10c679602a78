/** Published as `porthole/batch`: several calls in one request (EIP-5792). */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { Batch, BatchStatus, SentCalls, WalletCapabilities } from '../../domain/request/batch.js';
import { loadOnce } from '../load-once.js';

const load = loadOnce(() => import('../../application/batch/batch-part.js'));

/**
 * Requests that the wallet executes several calls, atomically by default. With `fallback: 'sequential'`, a wallet that
 * does not support this gets one request after the other until one fails. The event `batch.progressed` reports the
 * progress. Resolves when all calls are confirmed.
 * Fails with `invalid-options` for malformed calls, `method-not-supported` if the wallet does not support it,
 * `transaction-reverted` if calls failed. `data.id` is the wallet's id for the batch. If some calls succeeded,
 * `data.done` has their hashes and `data.failed` the call that failed.
 */
export function sendCalls(modal: Runner, batch: Batch): Promise<Outcome<SentCalls>> {
  return modal.run(async () => (await load()).sendCalls(batch));
}

/** Requests a batch's status from the wallet, once. `id`: the wallet's id for the batch. */
export function callsStatus(modal: Runner, id: string): Promise<Outcome<BatchStatus>> {
  return modal.run(async () => (await load()).callsStatus(id));
}

/** The wallet's capabilities on the network in use, cached for a minute; `undefined` if unknown. */
export function walletCapabilities(modal: Runner): Promise<Outcome<WalletCapabilities | undefined>> {
  return modal.run(async () => (await load()).capabilities());
}

export type {
  Batch,
  BatchProgress,
  BatchStatus,
  Call,
  CallStep,
  SentCalls,
  WalletCapabilities,
} from '../../domain/request/batch.js';
