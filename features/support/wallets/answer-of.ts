/** The result of a request of the dapp, as plain data. */
import type { Outcome } from '../../../application/engine/outcome.js';
import type { Answer } from '../world/dapp-request.js';

export function answerOf(outcome: Outcome<unknown>): Answer {
  if (outcome.ok) return { ok: true, value: outcome.value };
  const { code, message, data } = outcome.failure;
  const { rpcName, done, failed } = data;
  return { ok: false, code, message, rpcName: typeof rpcName === 'string' ? rpcName : undefined, done, failed };
}
