/** The capabilities of the wallet in use on the network in use. */
import { defer, map } from 'rxjs';
import type { Event } from '../engine/events.js';
import type { UseCase } from '../engine/use-case.js';
import { askCapabilities } from './ask-capabilities.js';
import { batchSubject } from './subject.js';

export const capabilities = (): UseCase => (deps) =>
  defer(() => askCapabilities(deps, batchSubject(deps))).pipe(
    map((result): Event => ({ type: 'capabilities.received', result })),
  );
