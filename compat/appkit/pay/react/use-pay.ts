import type { PayOptions } from '../../../../domain/trade/payment.js';
import type { Asked } from '../../asking/asking.js';
import { useAsking } from '../../asking/use-asking.js';
import { paid } from '../pay-calls.js';

/** Called when a payment of `usePay` ends. */
export interface PayHandlers {
  /** Called with the hash of the payment's transaction. */
  readonly onSuccess?: (hash: string) => void;
  /** Called with the message of the failure. */
  readonly onError?: (message: string) => void;
}

/** What `usePay` returns: a function that opens the payment, and the state of its last call. */
export interface Paying extends Omit<Asked<string>, 'error'> {
  /** Shows the payment. Resolves once it has ended, successfully or not. */
  readonly open: (options: PayOptions) => Promise<void>;
  /** The message of the failure. */
  readonly error: string | undefined;
}

/** Requests a payment from the visitor. Reports the payment that was opened last. */
export function usePay({ onSuccess, onError }: PayHandlers = {}): Paying {
  const [asked, ask] = useAsking<string>({
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError: ({ message }) => onError(message) }),
  });
  return { ...asked, error: asked.error?.message, open: (options) => ask(() => paid(options)) };
}
