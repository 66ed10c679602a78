/** Why a login cannot continue, as one line. `wait`: the seconds left of a required wait. */
import type { Failure } from '../../../domain/failure/failure.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { numberOf } from '../../../domain/text/text-of.js';
import type { Text } from '../../text/en.js';

/** The wallet's message for a wrong code; its other messages are shown unchanged. */
const WRONG_CODE = /^(invalid (code|otp)|an error occurred)?$/i;
const LONGEST = 200;

export function loginProblem(failure: Failure, text: Text['loginWays'], wait = numberOf(failure.data.seconds)): string {
  const { code, message } = failure;
  if (code === 'too-soon') return text.tooSoon(wait);
  if (isSpent(failure)) return inertText(message, LONGEST).replace(/[^.!?…]$/, '$&.');
  const problems: Readonly<Partial<Record<string, string>>> = text.problem;
  return problems[code] ?? text.problem.unknown;
}

/** Whether no further code can be accepted, as the wallet's message says. */
export function isSpent({ code, message }: Failure): boolean {
  return code === 'code-refused' && !WRONG_CODE.test(message);
}
