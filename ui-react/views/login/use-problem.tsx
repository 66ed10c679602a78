import type { Failure } from '../../../domain/failure/failure.js';
import { numberOf } from '../../../domain/text/text-of.js';
import { useText } from '../../parts/words/use-text.js';
import { loginProblem } from './login-problem.js';
import { useMailWait } from './use-mail-wait.js';
import { enLoginWays } from './ways.en.js';

/** Why a login cannot continue; undefined once a required wait is over. */
export function useProblem(failure: Failure | undefined) {
  const text = useText('loginWays', enLoginWays);
  const since = failure?.code === 'too-soon' ? numberOf(failure.data.since) : undefined;
  const wait = useMailWait(since);
  if (!failure || (since !== undefined && wait === 0)) return { wait, problem: undefined };
  const said = loginProblem(failure, text);
  if (since === undefined) return { wait, problem: said };
  return {
    wait,
    problem: (
      // The countdown is visible only; the message is announced once.
      <>
        <span aria-hidden="true">{loginProblem(failure, text, wait)}</span>
        <span className="ph-hidden">{said}</span>
      </>
    ),
  };
}
