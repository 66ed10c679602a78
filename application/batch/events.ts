/** The events of a batch of calls. */

import type { Failure } from '../../domain/failure/failure.js';
import type { BatchProgress, BatchStatus, SentCalls, WalletCapabilities } from '../../domain/request/batch.js';

export type BatchEvent =
  | { readonly type: 'batch.progressed'; readonly progress: BatchProgress }
  | { readonly type: 'batch.confirmed'; readonly result: SentCalls }
  | { readonly type: 'batch.failed'; readonly failure: Failure }
  | { readonly type: 'batch.status-received'; readonly id: string; readonly result: BatchStatus }
  | { readonly type: 'capabilities.received'; readonly result: WalletCapabilities | undefined };
