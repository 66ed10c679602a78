/** A payment that a dapp requests, and its outcome. */

import type { Failure } from '../../domain/failure/failure.js';
import type { Exchange } from '../../domain/trade/exchange.js';
import type { Payment, PayOptions } from '../../domain/trade/payment.js';

/** The state of the payment's screens. */
export interface PayState {
  readonly payment: Payment;
  readonly options: Pick<PayOptions, 'openInNewTab' | 'payWithExchange'>;
  readonly exchanges: {
    /** `none`: no service is configured. */
    readonly status: 'none' | 'loading' | 'ready' | 'failed';
    readonly list: readonly Exchange[];
  };
  readonly step?: PayStep | undefined;
  /** Why the last payment method could not start. */
  readonly problem?: Failure | undefined;
  /** True once the dapp has the result: nothing can be paid any more. */
  readonly ended?: boolean | undefined;
}

/** The progress of the chosen payment method. */
export interface PayStep {
  readonly way: 'wallet' | 'exchange';
  readonly exchange?: Exchange | undefined;
  /**
   * By wallet: `connecting`, `switching` to the asset's network, `asked` to pay, `sent` to the network. At an exchange:
   * `finding` its page, `at-exchange`, or `blocked` if the browser blocked the window. At the end: `done`, `failed`, or
   * `silent` if the status is unknown.
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
  /** The exchange's page, and its id for the payment. */
  readonly page?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The transaction hash. */
  readonly hash?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** The result of a payment. */
export interface PayResult {
  readonly way: PayStep['way'];
  /** The hash of the payment's transaction. */
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
