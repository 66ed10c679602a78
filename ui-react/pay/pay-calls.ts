/** The use cases of payments, loaded on first use. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { UseCase } from '../../application/engine/use-case.js';

type PayPart = typeof import('../../application/pay/pay-part.js');

let fetching: Promise<PayPart> | undefined;

/** A failed download is tried again. */
function fetchPart(): Promise<PayPart> {
  fetching ??= import('../../application/pay/pay-part.js').catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

export function runPay<Value>(modal: Runner, choose: (part: PayPart) => UseCase): Promise<Outcome<Value>> {
  return modal.run(async () => choose(await fetchPart()));
}
