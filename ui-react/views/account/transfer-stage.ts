/** What is told of the transfer that was just sent. */
import type { State } from '../../../application/state.js';
import type { Failure } from '../../../domain/failure.js';

export type TransferStage =
  | { readonly kind: 'on-its-way' | 'sent' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A quick network has confirmed before it is said that the transfer was started: one thing is told after the other. */
export function transferStage({ send, notices }: Pick<State, 'send' | 'notices'>): TransferStage | undefined {
  if (!send.hash) return undefined;
  if (send.stage === 'failed' && send.failure) return { kind: 'failed', failure: send.failure };
  const starting = notices.snack?.message === 'transaction-started';
  return { kind: send.stage === 'confirmed' && !starting ? 'sent' : 'on-its-way' };
}
