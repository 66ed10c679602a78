/** The stage of the transfer that was just sent. */
import type { State } from '../../../application/engine/state.js';
import type { Failure } from '../../../domain/failure/failure.js';

export type TransferStage =
  /** `expired`: no block took it, and none can any more. `unknown`: polling has stopped, and it may still arrive. */
  | { readonly kind: 'on-its-way' | 'slow' | 'unknown' | 'expired' | 'sent' | 'sped-up' }
  /** Another transaction of the same wallet replaced it. `by`: its hash, if known. */
  | { readonly kind: 'replaced'; readonly by?: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A fast network confirms before the notice of the start is shown: the notices are shown in order. */
export function transferStage({ send, notices }: Pick<State, 'send' | 'notices'>): TransferStage | undefined {
  if (!send.hash) return undefined;
  if (send.stage === 'failed' && send.failure) return endOf(send.failure);
  const starting = notices.snack?.message === 'transaction-started';
  if (send.stage !== 'confirmed' || starting) return { kind: send.slow ? 'slow' : 'on-its-way' };
  return { kind: send.spedUp === undefined ? 'sent' : 'sped-up' };
}

function endOf(failure: Failure): TransferStage {
  const { code, data } = failure;
  if (code === 'timed-out') return { kind: data.expired ? 'expired' : 'unknown' };
  if (code !== 'cancelled') return { kind: 'failed', failure };
  return { kind: 'replaced', ...(typeof data.replacedBy === 'string' && { by: data.replacedBy }) };
}
