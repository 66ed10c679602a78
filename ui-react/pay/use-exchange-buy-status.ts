import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { ExchangeBuyStatus } from '../../domain/trade/exchange.js';
import { useModal } from '../use-modal.js';
import { runPay } from './pay-calls.js';

/** The minimum between requests, in milliseconds. */
const LEAST_INTERVAL = 3_000;

/** Options of `useExchangeBuyStatus`. */
export interface ExchangeBuyStatusOptions {
  readonly exchangeId: string;
  readonly sessionId: string;
  /** Milliseconds between requests. Minimum and default 3,000. */
  readonly pollingInterval?: number;
  /** False: the exchange is not polled. */
  readonly isEnabled?: boolean;
  /** Called once, when the status is final: `SUCCESS`, and also `FAILED`. */
  readonly onSuccess?: (status: ExchangeBuyStatus) => void;
  /** Called for each failed request. The next one follows. */
  readonly onError?: (failure: Failure) => void;
}

/** What `useExchangeBuyStatus` returns: the result of the last request. */
export interface ExchangeBuyStatusResult {
  /** Undefined before the first answer, and after a failed request. */
  readonly data: ExchangeBuyStatus | undefined;
  readonly isLoading: boolean;
  readonly error: Failure | undefined;
}

/** Polls the status of a payment at an exchange until it is final. */
export function useExchangeBuyStatus(options: ExchangeBuyStatusOptions): ExchangeBuyStatusResult {
  return useBuyStatusOf(useModal(), options);
}

/** The same for a modal that does not come from a provider. */
export function useBuyStatusOf(modal: Modal, options: ExchangeBuyStatusOptions): ExchangeBuyStatusResult {
  const { exchangeId, sessionId, pollingInterval = LEAST_INTERVAL, isEnabled = true } = options;
  const [answer, setAnswer] = useState<Outcome<ExchangeBuyStatus>>();
  const [loading, setLoading] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const interval = Math.max(LEAST_INTERVAL, pollingInterval);
  useEffect(() => {
    if (!isEnabled || sessionId === '') return;
    let over = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      setLoading(true);
      const outcome = await runPay<ExchangeBuyStatus>(modal, ({ buyStatus }) => buyStatus(exchangeId, sessionId));
      if (over) return;
      setLoading(false);
      setAnswer(outcome);
      if (!outcome.ok) latest.current.onError?.(outcome.failure);
      const ended = outcome.ok && (outcome.value.status === 'SUCCESS' || outcome.value.status === 'FAILED');
      if (ended) latest.current.onSuccess?.(outcome.value);
      else next = setTimeout(() => void ask(), interval);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(next);
    };
  }, [modal, exchangeId, sessionId, interval, isEnabled]);
  return {
    data: answer?.ok ? answer.value : undefined,
    isLoading: loading,
    error: answer?.ok === false ? answer.failure : undefined,
  };
}
