/** Executes calls: in one request if the wallet supports it, otherwise one by one if the dapp allows that. */
import { catchError, concat, defer, map, mergeMap, type Observable, of, take, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import {
  type Batch,
  type BatchProgress,
  type CallStep,
  checkedBatch,
  type SentCalls,
} from '../../domain/request/batch.js';
import type { Deps } from '../engine/deps.js';
import type { Batches } from '../ports/batches.js';
import { askCapabilities, forgetCapabilities } from './ask-capabilities.js';
import { followBatch } from './follow-batch.js';
import { type BatchSubject, batchesOn, batchSubject, mustBeStill } from './subject.js';

export type BatchStep =
  | { readonly type: 'progressed'; readonly progress: BatchProgress }
  | { readonly type: 'done'; readonly sent: SentCalls };

/** The wallet does not support batches (4200, -32601, -32004), atomic execution (5760), or that many calls (5740). */
const UNABLE: readonly unknown[] = [4200, -32601, -32004, 5760, 5740];

/** Progress, then the outcome. Fails with `invalid-options`, `not-connected`, and as the wallet and the network do. */
export function executeBatch(deps: Deps, wanted: Batch): Observable<BatchStep> {
  return defer(() => {
    const batch = checkedBatch(wanted);
    const subject = batchSubject(deps);
    return batchesOn(deps).pipe(
      mergeMap((batches) =>
        askCapabilities(deps, subject).pipe(
          mergeMap((capable) => {
            // A single call is always atomic.
            if (batch.atomic && batch.calls.length > 1 && capable?.atomic === 'unsupported') throw notAtomic();
            if (capable?.atomic === 'ready') forgetCapabilities(subject);
            return atOnce(deps, batches, batch, subject);
          }),
          catchError((error: unknown) => {
            const failure = toFailure(error);
            // A batch with an id was accepted: a wallet that cannot report its status may still execute it. A phone wallet that did not
            // approve batches on connecting gets no request: then it sends no error code.
            const { id, rpcCode = failure.code === 'method-not-supported' ? 4200 : undefined } = failure.data;
            const refused = id === undefined && UNABLE.includes(rpcCode);
            const instead = batch.fallback === 'sequential' && !batch.atomic && refused;
            return instead ? oneByOne(deps, batches, batch, subject) : throwError(() => failure);
          }),
        ),
      ),
    );
  });
}

function atOnce(
  deps: Deps,
  batches: Batches,
  batch: Batch & { readonly atomic: boolean },
  subject: BatchSubject,
): Observable<BatchStep> {
  const { link, address, network } = subject;
  const all = (stage: CallStep['stage'], id?: string): BatchStep => {
    const steps = batch.calls.map((): CallStep => ({ stage }));
    return { type: 'progressed', progress: { way: 'at-once', steps, ...(id !== undefined && { id }) } };
  };
  const asking = () => mustBeStill(deps, subject);
  const submitted$ = defer(() => batches.send(link, address, batch, network, asking)).pipe(
    take(1),
    mergeMap((id) =>
      concat(
        of(all('submitted', id)),
        followBatch(deps, batches, subject, id).pipe(map((sent): BatchStep => ({ type: 'done', sent }))),
      ),
    ),
  );
  return concat(of(all('asked')), submitted$);
}

function oneByOne(deps: Deps, batches: Batches, { calls }: Batch, subject: BatchSubject): Observable<BatchStep> {
  const { link, address, network } = subject;
  let steps: readonly CallStep[] = calls.map(() => ({ stage: 'waiting' }));
  const mark = (at: number, step: CallStep): BatchStep => {
    steps = steps.map((each, index) => (index === at ? step : each));
    return { type: 'progressed', progress: { way: 'one-by-one', steps } };
  };
  const hashes = () => steps.flatMap(({ stage, hash }) => (stage === 'confirmed' && hash ? [hash] : []));
  const turns = calls.map((call, at) =>
    defer(() => {
      mustBeStill(deps, subject);
      const asked$ = batches.call(link, address, call, network, () => mustBeStill(deps, subject));
      return concat(
        of(mark(at, { stage: 'asked' })),
        asked$.pipe(map(({ type, hash }) => mark(at, { stage: type, hash }))),
      );
    }).pipe(
      catchError((error: unknown) => {
        const { code, message, data, cause } = toFailure(error);
        const stopped = new Failure(code, message, { data: { ...data, failed: at, done: hashes() }, cause });
        return concat(
          of(mark(at, { ...steps[at], stage: 'failed' })),
          throwError(() => stopped),
        );
      }),
    ),
  );
  const done$ = defer(() => of<BatchStep>({ type: 'done', sent: { atomic: false, hashes: hashes() } }));
  return concat(...turns, done$);
}

function notAtomic(): Failure {
  return new Failure('method-not-supported', 'The wallet cannot execute the calls atomically', {
    data: { rpcCode: 5760, rpcName: 'AtomicityNotSupportedError' },
  });
}
