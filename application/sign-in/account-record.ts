/** The session service's record of the signed-in account, and the site's own data there. */
import { concat, defer, map, mergeMap, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import type { AccountMetadata, AccountRecords, SignInSubject } from '../ports/sign-in.js';
import { accountIdOfSubject, subjectOf } from './subject.js';

export const readAccount = (): UseCase =>
  withRecords((records, subject) =>
    records.read(subject).pipe(map((result): Event => ({ type: 'sign-in.record-received', result }))),
  );

export const noteAccount = (metadata: AccountMetadata): UseCase =>
  withRecords((records, subject) =>
    concat(records.note(subject, metadata), happened({ type: 'sign-in.record-noted' })),
  );

function withRecords(use: (records: AccountRecords, subject: SignInSubject) => Observable<Event>): UseCase {
  return (deps) =>
    defer(() => {
      if (!deps.signIn) throw new Failure('not-signed-in', 'SIWX is not enabled');
      return deps.signIn.pipe(
        mergeMap(({ records }) => {
          const state = deps.state();
          const subject = subjectOf(state);
          const accountId = subject && accountIdOfSubject(subject);
          if (!subject || !state.signIn?.sessions?.some((each) => each.accountId === accountId))
            throw new Failure('not-signed-in', 'Not authenticated');
          if (!records) throw new Failure('method-not-supported', 'Only sessions are stored, no other account data');
          return use(records, subject);
        }),
      );
    });
}
