/** Descriptions of a pending request by descriptors. The screen does not wait for them. */
import { catchError, EMPTY, mergeMap, type Observable, of, takeUntil, timer } from 'rxjs';
import type { ClearAnswer, ClearWords } from '../../../domain/request/clear-words.js';
import type { RpcRequest } from '../../../domain/request/request.js';
import { networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { clearNames } from './clear-names.js';

/** Milliseconds. Later descriptions would replace what the visitor is already reading. */
const TIMEOUT = 10_000;

export function describeRequest(deps: Deps, { id, namespace, method, params }: RpcRequest): Observable<Event> {
  const network = networkOf(deps.state(), namespace);
  const signing$ = deps.services?.clearSigning;
  if (!signing$ || namespace !== 'eip155' || !network) return EMPTY;
  const request = { method, params, chainId: Number(network.id) };
  return signing$.pipe(
    mergeMap((signing) => signing.answers(request, clearNames(deps.state()))),
    takeUntil(timer(TIMEOUT, deps.scheduler)),
    mergeMap((answers): Observable<Event> => {
      const words = answers.map((each) => wordsOf(deps, each));
      return words.some((each) => each) ? of({ type: 'request.described', id, words }) : EMPTY;
    }),
    catchError((error: unknown) => {
      deps.device.log('warn', 'The descriptors of requests could not be loaded', error);
      return EMPTY;
    }),
  );
}

/** Logs refused descriptors for developers. */
function wordsOf(deps: Deps, answer: ClearAnswer | undefined): ClearWords | undefined {
  if (!answer || answer.ok) return answer?.words;
  const { refusal } = answer;
  if (refusal !== 'no-descriptor') deps.device.log('warn', 'A descriptor was not used for a request', { refusal });
  return undefined;
}
