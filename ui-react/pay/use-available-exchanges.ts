import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import type { WantedExchanges } from '../../application/pay/ask-exchanges.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { ExchangePage } from '../../domain/trade/exchange.js';
import { useModal } from '../use-modal.js';
import { runPay } from './pay-calls.js';

/** Which page `useAvailableExchanges` begins with, and when it asks. */
export interface AvailableExchangesOptions {
  /** False: exchanges are not requested before `fetch`. */
  readonly isFetchOnInit?: boolean;
  /** From 1. Default 1. */
  readonly initialPage?: number;
}

/** What `useAvailableExchanges` returns: exchanges that can be paid with. */
export interface AvailableExchanges {
  readonly data: ExchangePage | undefined;
  readonly isLoading: boolean;
  readonly error: Failure | undefined;
  readonly fetch: (wanted?: WantedExchanges) => Promise<Outcome<ExchangePage>>;
}

/** The exchanges that the service knows. An answer to an earlier question is dropped. */
export function useAvailableExchanges(options: AvailableExchangesOptions = {}): AvailableExchanges {
  return useExchangesOf(useModal(), options);
}

/** The same for a modal that no provider gives. */
export function useExchangesOf(
  modal: Modal,
  { isFetchOnInit = true, initialPage = 1 }: AvailableExchangesOptions = {},
): AvailableExchanges {
  const [answer, setAnswer] = useState<Outcome<ExchangePage>>();
  const [loading, setLoading] = useState(isFetchOnInit);
  const turns = useRef(0);
  const fetch = useCallback(
    async (wanted: WantedExchanges = { page: initialPage }) => {
      turns.current += 1;
      const turn = turns.current;
      setLoading(true);
      const outcome = await runPay<ExchangePage>(modal, ({ availableExchanges }) => availableExchanges(wanted));
      if (turn === turns.current) {
        setLoading(false);
        setAnswer(outcome);
      }
      return outcome;
    },
    [modal, initialPage],
  );
  useEffect(() => {
    if (isFetchOnInit) void fetch();
  }, [isFetchOnInit, fetch]);
  return {
    data: answer?.ok ? answer.value : undefined,
    isLoading: loading,
    error: answer?.ok === false ? answer.failure : undefined,
    fetch,
  };
}
