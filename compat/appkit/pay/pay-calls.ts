/** AppKit's functions for payments, for the payment that was opened last. */
import type { Outcome } from '../../../application/engine/outcome.js';
import type { WantedExchanges } from '../../../application/pay/ask-exchanges.js';
import type { ExchangePage } from '../../../domain/trade/exchange.js';
import type { PayOptions } from '../../../domain/trade/payment.js';
import { availableExchanges, pay } from '../../../infrastructure/pay/index.js';
import type { AppKit } from '../app-kit.js';
import { sharedInstance } from '../instance.js';

interface Payment {
  readonly inProgress: boolean;
  readonly result: string | undefined;
  readonly error: string | undefined;
}

const NONE: Payment = { inProgress: false, result: undefined, error: undefined };
let last: Payment = NONE;
let turn = 0;

/** Opens the payment and resolves at once. `getPayResult` and `getPayError` tell how it ended. */
export function openPay(options: PayOptions): Promise<void> {
  // The result is reported by `getPayResult` and `getPayError`.
  void paid(options).catch(() => undefined);
  return Promise.resolve();
}

/** Resolves to the hash of the payment's transaction. Rejects with a `Failure`, with AppKit's message if it has one. */
export async function paid(options: PayOptions): Promise<string> {
  const { porthole } = needed();
  turn += 1;
  const own = turn;
  last = { ...NONE, inProgress: true };
  const outcome = await pay(porthole, options);
  if (own === turn)
    last = outcome.ok ? { ...NONE, result: outcome.value.hash } : { ...NONE, error: outcome.failure.message };
  return yielded(outcome).hash;
}

/** The hash of the payment's transaction; undefined before that. */
export function getPayResult(): string | undefined {
  return last.result;
}

/** Why the payment failed; undefined if it succeeded or is not finished. */
export function getPayError(): string | undefined {
  return last.error;
}

/** Whether a payment is open or in progress. */
export function getIsPaymentInProgress(): boolean {
  return last.inProgress;
}

/** The available exchanges, one page at a time. Rejects with a `Failure`. */
export async function getExchanges(wanted?: WantedExchanges): Promise<ExchangePage> {
  return yielded(await availableExchanges(needed().porthole, wanted));
}

function yielded<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw outcome.failure;
}

function needed(): AppKit {
  const instance = sharedInstance();
  if (!instance) throw new Error('Please call "createAppKit" before paying');
  return instance;
}
