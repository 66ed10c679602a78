/**
 * Faults of the sandbox's services, by the names that scenarios use: `failing`, or `silent@history` for one call only;
 * `invented-3000` for that many additional entries, `telling a negative quote` for wrong answers.
 */
import { WRONG_SIGN_IN_ANSWERS } from '../../../../sandbox/services/auth/wrong-sign-in-answers.js';
import { WRONG_ANSWERS } from '../../../../sandbox/services/convert/wrong-answers.js';
import { type Fault, faultIn } from '../../../../sandbox/services/faults.js';
import { inventedIn, NOTHING_INVENTED } from '../../../../sandbox/services/invented/invented.js';
import type { Services } from '../../../../sandbox/services/services-server.js';

export function setFault(services: Services, words: string): void {
  const invented = inventedIn(words);
  // Without pictures, which the policy of the page would have to allow.
  services.invented = { ...(invented ?? NOTHING_INVENTED), pictures: false };
  const wrongAnswer = /^telling (.+)$/.exec(words)?.[1];
  services.wrongAnswer =
    wrongAnswer === undefined ? undefined : { ...WRONG_ANSWERS, ...WRONG_SIGN_IN_ANSWERS }[wrongAnswer];
  if (wrongAnswer !== undefined && !services.wrongAnswer)
    throw new Error(`The services have no wrong answer "${wrongAnswer}".`);
  const found = faultIn(invented || wrongAnswer !== undefined ? 'fine' : words);
  if (!found) throw new Error(`The services have no fault "${words}".`);
  const fault: Fault = found.fault;
  services.faults.clear();
  services.state = found.call === undefined ? fault : 'fine';
  if (found.call !== undefined) services.faults.set(found.call, fault);
}
