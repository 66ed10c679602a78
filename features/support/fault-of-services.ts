/** What befalls the sandbox's services, in the words of a scenario: `failing`, or `silent@history` for one call alone. */
import { type Fault, faultIn } from '../../sandbox/services/faults.js';
import type { Services } from '../../sandbox/services/services-server.js';

export function tellFault(services: Services, words: string): void {
  const told = faultIn(words);
  if (!told) throw new Error(`The services know no fault "${words}".`);
  const fault: Fault = told.fault;
  services.faults.clear();
  services.state = told.call === undefined ? fault : 'fine';
  if (told.call !== undefined) services.faults.set(told.call, fault);
}
