/** Executes a dapp's calls and reports the progress. */
import { catchError, map } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Batch } from '../../domain/request/batch.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import { executeBatch } from './execute-batch.js';

export const sendCalls =
  (batch: Batch): UseCase =>
  (deps) =>
    executeBatch(deps, batch).pipe(
      map((step): Event => {
        if (step.type === 'progressed') return { type: 'batch.progressed', progress: step.progress };
        return { type: 'batch.confirmed', result: step.sent };
      }),
      catchError((error) => happened({ type: 'batch.failed', failure: toFailure(error) })),
    );
