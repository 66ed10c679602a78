import type { Failure } from '../../../domain/failure/failure.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { enFailures } from '../../text/failures.en.js';
import { noticeKind } from '../failure-tone.js';
import { enSend } from './text.en.js';

/** Why nothing was sent: brass for a rejection or something that the visitor can resolve, red for an error. */
export function SendFailure({ failure, wallet }: { readonly failure: Failure; readonly wallet: string }) {
  const text = useText('send', enSend);
  const failures = useText('failures', enFailures);
  const refused = isRefusal(failure);
  const { happened, advice } = failures[failure.code];
  return (
    <Notice alert kind={noticeKind(failure)} title={refused ? text.declined : happened}>
      {refused ? text.declinedLead(wallet) : advice}
    </Notice>
  );
}
