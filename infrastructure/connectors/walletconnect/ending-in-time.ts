import { Observable } from 'rxjs';
import type { ConnectStep } from '../../../application/ports/connector.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { WalletConnectLimits } from './options.js';

/** Fails with `timed-out` if there is no pairing in time, or no answer to it: the SDK itself would continue. */
export function endingInTime(
  steps: Observable<ConnectStep>,
  limits: WalletConnectLimits,
  { scheduler }: HandleContext,
): Observable<ConnectStep> {
  return new Observable((subscriber) => {
    const within = (limit: number, what: string) =>
      scheduler.schedule(() => subscriber.error(new Failure('timed-out', `${what} did not answer`)), limit);
    let late = within(limits.offer, 'The relay');
    subscriber.add(() => late.unsubscribe());
    subscriber.add(
      steps.subscribe({
        next(step) {
          late.unsubscribe();
          if (step.type === 'pairing') late = within(limits.approval, 'The wallet');
          subscriber.next(step);
        },
        error: (error) => subscriber.error(error),
        complete: () => subscriber.complete(),
      }),
    );
  });
}
