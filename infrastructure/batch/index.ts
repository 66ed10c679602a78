/** Published as `porthole/batch`: several calls at once, where wallets can (EIP-5792). */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { Batch, BatchStatus, SentCalls, WalletCapabilities } from '../../domain/request/batch.js';
import { loadOnce } from '../load-once.js';

const load = loadOnce(() => import('../../application/batch/batch-part.js'));

/**
 * Has the wallet execute several calls atomically. With `fallback: 'sequential'` a wallet that cannot is
 * sent one request after the other until one fails. The event `batch.progressed` reports progress. Ends when all is
 * confirmed. Fails with `invalid-options` for what is no call, `method-not-supported` where the wallet cannot,
 * `transaction-reverted` where it came to nothing; with `data.id`, the wallet's own name for it, and where some of it was
 * done, with `data.done`, the hashes of that, and `data.failed`, which call it ended with.
 */
export function sendCalls(modal: Runner, batch: Batch): Promise<Outcome<SentCalls>> {
  return modal.run(async () => (await load()).sendCalls(batch));
}

/** Requests a batch's status from the wallet once, by the wallet's own id for it. */
export function callsStatus(modal: Runner, id: string): Promise<Outcome<BatchStatus>> {
  return modal.run(async () => (await load()).callsStatus(id));
}

/** What the wallet says that it can do on the network in use; known for a minute. `undefined` where that is unknown. */
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
