/** Why a login goes no further, as one line. */
import type { Failure } from '../../../domain/failure.js';
import { inertText } from '../../../domain/inert-text.js';
import type { Text } from '../../text/en.js';

/** What a wallet says of a code that is only wrong; of anything else its own words say what to do. */
const WRONG_CODE = /^(invalid (code|otp)|an error occurred)?$/i;
const LONGEST = 200;

export function loginProblem({ code, data, message }: Failure, text: Text['loginWays']): string {
  if (code === 'too-soon') return text.tooSoon(Number(data.seconds));
  if (code === 'code-refused' && !WRONG_CODE.test(message)) return inertText(message, LONGEST);
  const problems: Readonly<Partial<Record<string, string>>> = text.problem;
  return problems[code] ?? text.problem.unknown;
}
