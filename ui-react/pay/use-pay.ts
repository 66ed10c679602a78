import { useRef, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import type { PayResult } from '../../application/pay/state.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { PayOptions } from '../../domain/trade/payment.js';
import { useModal } from '../use-modal.js';
import { runPay } from './pay-calls.js';

/** Called when a payment ends. */
export interface PayHandlers {
  readonly onSuccess?: (result: PayResult) => void;
  /** `failure.data.payCode` is AppKit Pay's code, such as `INVALID_AMOUNT`. */
  readonly onError?: (failure: Failure) => void;
}

/** What `usePay` returns: a function that opens the payment, and the state of its last call. */
export interface Paying {
  /** Shows the payment. Resolves when the payment ends. */
  readonly open: (options: PayOptions) => Promise<Outcome<PayResult>>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly data: PayResult | undefined;
  readonly error: Failure | undefined;
}

/** Requests a payment from the visitor. Reports the payment that was opened last. */
export function usePay(handlers: PayHandlers = {}): Paying {
  const modal = useModal();
  const [pending, setPending] = useState(false);
  const [ended, setEnded] = useState<Outcome<PayResult>>();
  const latest = useRef({ turn: 0, handlers });
  latest.current.handlers = handlers;
  const open = async (options: PayOptions) => {
    latest.current.turn += 1;
    const { turn } = latest.current;
    setPending(true);
    setEnded(undefined);
    const outcome = await runPay<PayResult>(modal, ({ pay }) => pay(options));
    if (turn !== latest.current.turn) return outcome;
    setPending(false);
    setEnded(outcome);
    if (outcome.ok) latest.current.handlers.onSuccess?.(outcome.value);
    else latest.current.handlers.onError?.(outcome.failure);
    return outcome;
  };
  return {
    ...{ open, isPending: pending, isSuccess: ended?.ok === true, isError: ended?.ok === false },
    data: ended?.ok ? ended.value : undefined,
    error: ended?.ok === false ? ended.failure : undefined,
  };
}
