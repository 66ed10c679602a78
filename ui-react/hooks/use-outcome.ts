import { useCallback, useRef, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Failure } from '../../domain/failure/failure.js';

/** The state of a hook's last call, with the fields of a TanStack Query mutation. */
export interface CallStatus<Value> {
  /** `idle`: no call yet, or it was reset. */
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isIdle: boolean;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** The result of the call. */
  readonly data: Value | undefined;
  /** Why it failed; `error.code` is a `FailureCode`. */
  readonly error: Failure | undefined;
  /** Resets to `idle`. A pending call continues, but its result is not reported. */
  readonly reset: () => void;
}

/**
 * A function and the state of its last call. Of several calls at once, the latest is reported. The call's promise never
 * rejects: it resolves to `{ ok: true, value }` or `{ ok: false, failure }`.
 */
export function useOutcome<Given extends readonly unknown[], Value>(
  run: (...given: Given) => Promise<Outcome<Value>>,
): readonly [call: (...given: Given) => Promise<Outcome<Value>>, status: CallStatus<Value>] {
  const [ended, setEnded] = useState<Outcome<Value> | 'idle' | 'pending'>('idle');
  const latest = useRef({ turn: 0, run });
  latest.current.run = run;
  const call = useCallback(async (...given: Given) => {
    latest.current.turn += 1;
    const { turn } = latest.current;
    setEnded('pending');
    const outcome = await latest.current.run(...given);
    if (turn === latest.current.turn) setEnded(outcome);
    return outcome;
  }, []);
  const reset = useCallback(() => {
    latest.current.turn += 1;
    setEnded('idle');
  }, []);
  const outcome = typeof ended === 'string' ? undefined : ended;
  const status = typeof ended === 'string' ? ended : ended.ok ? 'success' : 'error';
  return [
    call,
    {
      status,
      ...{ isIdle: status === 'idle', isPending: status === 'pending' },
      ...{ isSuccess: status === 'success', isError: status === 'error' },
      data: outcome?.ok ? outcome.value : undefined,
      error: outcome?.ok === false ? outcome.failure : undefined,
      reset,
    },
  ];
}
