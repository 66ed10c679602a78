/** Requests the status of a batch from the wallet once. */
import { defer, map, mergeMap, take } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Event } from '../engine/events.js';
import type { UseCase } from '../engine/use-case.js';
import { batchesOn, batchSubject } from './subject.js';

/** The limit of EIP-5792: 4,096 bytes in hex. */
const LONGEST_ID = 8_194;

export const callsStatus =
  (id: string): UseCase =>
  (deps) =>
    defer(() => {
      if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) throw new Failure('invalid-id');
      const { link, network } = batchSubject(deps);
      return batchesOn(deps).pipe(
        mergeMap((batches) => batches.status(link, id, network)),
        take(1),
        map((status): Event => ({ type: 'batch.status-received', id, result: status })),
      );
    });
