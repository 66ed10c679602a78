/** Confirms the identity of a logged-in user again, by a new code to their address. */

import { proofCode } from '../../mail/mail-templates.js';
import type { SendMail } from '../../mail/smtp-sender.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { Account } from '../account-book.js';
import { createCode, tryCode } from '../codes.js';
import type { FlowKinds } from '../flows/flow-kind.js';
import { PROOF } from '../flows/schema.js';
import type { AllowMail } from '../limits/mail-limit.js';
import { Refusal } from '../refusal.js';

export interface Proof {
  /** Sends a code by email. Refused if the account has no email. */
  begin(account: Account): Promise<void>;
  /** Each code can be used once; throws if it is wrong. */
  prove(account: Account, tried: string): Promise<void>;
}

export interface ProofParts {
  readonly flows: FlowKinds;
  readonly limits: RateLimiter;
  readonly send: SendMail;
  readonly allowMail: AllowMail;
  readonly now: () => number;
}

const MOST = 5;
const SPAN_MS = 10 * 60_000;

export function proof({ flows, limits, send, allowMail, now }: ProofParts): Proof {
  const proofs = flows(PROOF);
  return {
    async begin({ id, email }) {
      if (email === undefined) throw new Refusal('Your account has no email. Add a passkey first');
      if (!(await limits.hit(`proof:${id}`, MOST, SPAN_MS)))
        throw new Refusal('Too many codes. Try again in 10 minutes', 429);
      await allowMail(email, { owner: id });
      const code = createCode(now());
      await proofs.begin(id, { code });
      await send(proofCode(email, code.digits));
    },
    async prove({ id }, tried) {
      let problem: string | undefined;
      const found = await proofs.change(id, ({ code }) => {
        const outcome = tryCode(code, tried, now());
        problem = outcome.problem;
        return { code: outcome.code };
      });
      if (!found) throw new Refusal('Ask for a code first');
      if (problem !== undefined) throw new Refusal(problem);
      await proofs.take(id);
    },
  };
}
