/** Why a login goes no further, as one line. */
import type { Failure } from '../../../domain/failure.js';
import type { Text } from '../../text/en.js';

export function loginProblem({ code, data }: Failure, text: Text['loginWays']): string {
  if (code === 'too-soon') return text.tooSoon(Number(data.seconds));
  const problems: Readonly<Partial<Record<string, string>>> = text.problem;
  return problems[code] ?? text.problem.unknown;
}
