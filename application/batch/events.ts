/** What can happen to several calls that are made as one. */

import type { Failure } from '../../domain/failure/failure.js';
import type { BatchProgress, BatchStatus, SentCalls, WalletCapabilities } from '../../domain/request/batch.js';

export type BatchEvent =
  | { readonly type: 'batch.progressed'; readonly progress: BatchProgress }
  | { readonly type: 'batch.confirmed'; readonly told: SentCalls }
  | { readonly type: 'batch.failed'; readonly failure: Failure }
  | { readonly type: 'batch.status-told'; readonly id: string; readonly told: BatchStatus }
  | { readonly type: 'capabilities.told'; readonly told: WalletCapabilities | undefined };
