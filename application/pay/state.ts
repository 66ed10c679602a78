/** A payment that a dapp requests, and its outcome. */

import type { Failure } from '../../domain/failure/failure.js';
import type { Exchange } from '../../domain/trade/exchange.js';
import type { Payment, PayOptions } from '../../domain/trade/payment.js';

/** What the payment's screens show. */
export interface PayState {
  readonly payment: Payment;
  readonly options: Pick<PayOptions, 'openInNewTab' | 'payWithExchange'>;
  readonly exchanges: {
    /** `none`: the dapp has no service that knows any. */
    readonly status: 'none' | 'loading' | 'ready' | 'failed';
    readonly list: readonly Exchange[];
  };
  readonly step?: PayStep | undefined;
  /** Why the last way to pay did not even begin. */
  readonly problem?: Failure | undefined;
  /** The dapp has the outcome: nothing is paid any more. */
  readonly ended?: boolean | undefined;
}

/** How far the way that the visitor chose is. */
export interface PayStep {
  readonly way: 'wallet' | 'exchange';
  readonly exchange?: Exchange | undefined;
  /**
   * Of a wallet: `connecting`, `switching` to the asset's network, `asked` to pay, `sent` to the network. Of an exchange:
   * `finding` its page, `at-exchange`, or `blocked` where the browser opened no window. At the end: `done`, `failed`, or `silent`:
   * its status is unknown.
   */
  readonly stage:
    | 'connecting'
    | 'switching'
    | 'asked'
    | 'sent'
    | 'finding'
    | 'at-exchange'
    | 'blocked'
    | 'done'
    | 'failed'
    | 'silent';
  /** Where it is paid, at an exchange, and how that calls it. */
  readonly page?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Of the transaction. */
  readonly hash?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** What a payment came to. */
export interface PayResult {
  readonly way: PayStep['way'];
  /** Of the transaction that paid. */
  readonly hash: string;
  readonly exchangeId?: string;
}

export function isOver({ stage }: PayStep): boolean {
  return stage === 'done' || stage === 'failed' || stage === 'silent';
}

/** A wallet may still approve at any time: no second request is sent. */
export function isWithWallet(step: PayStep | undefined): boolean {
  return step?.way === 'wallet' && step.stage !== 'connecting' && !isOver(step);
}
