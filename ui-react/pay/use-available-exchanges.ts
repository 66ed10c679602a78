import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import type { WantedExchanges } from '../../application/pay/ask-exchanges.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { ExchangePage } from '../../domain/trade/exchange.js';
import { useModal } from '../use-modal.js';
import { runPay } from './pay-calls.js';

/** Options of `useAvailableExchanges`. */
export interface AvailableExchangesOptions {
  /** False: requests nothing until `fetch` is called. */
  readonly isFetchOnInit?: boolean;
  /** From 1. Default 1. */
  readonly initialPage?: number;
}

/** What `useAvailableExchanges` returns: exchanges to pay with. */
export interface AvailableExchanges {
  readonly data: ExchangePage | undefined;
  readonly isLoading: boolean;
  readonly error: Failure | undefined;
  readonly fetch: (wanted?: WantedExchanges) => Promise<Outcome<ExchangePage>>;
}

/** The available exchanges. An answer to an earlier request is ignored. */
export function useAvailableExchanges(options: AvailableExchangesOptions = {}): AvailableExchanges {
  return useExchangesOf(useModal(), options);
}

/** The same for a modal that does not come from a provider. */
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
