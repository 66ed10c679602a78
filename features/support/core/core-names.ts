/** A service for account names in memory: `odile` is taken; any other name can be registered with a signature. */
import { map, type SchedulerLike } from 'rxjs';
import type { NameRegistration, NameRegistry } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { type ScriptedService, scriptedService } from '../../../infrastructure/fakes/scripted-service.js';

const SUFFIX = 'berth.example';

export interface CoreNames {
  readonly registry: NameRegistry;
  /** Intercepts its calls, by the names that faults use. */
  change(set: <Q, A>(call: string, service: ScriptedService<Q, A>) => void): void;
}

export function coreNames(scheduler: SchedulerLike): CoreNames {
  const owners = new Map([[`odile.${SUFFIX}`, 'somebody']]);
  const nameOf = scriptedService(
    (address: string) => [...owners].find(([, owner]) => owner === address)?.[0],
    scheduler,
  );
  const isTaken = scriptedService((name: string) => owners.has(name), scheduler);
  const suggestions = scriptedService(
    (label: string) =>
      ['', '-1', '-shore'].map((end) => {
        const name = `${label}${end}.${SUFFIX}`;
        return { name, taken: owners.has(name) };
      }),
    scheduler,
  );
  const register = scriptedService(({ message, address, coinType }: NameRegistration) => {
    const { name } = JSON.parse(message) as { readonly name: string };
    if (coinType !== 0x8000_0000 + 31_337) throw new Failure('request-failed', 'Not of this network');
    owners.set(name, address);
  }, scheduler);
  return {
    registry: {
      suffix: SUFFIX,
      nameOf: nameOf.answer,
      isTaken: isTaken.answer,
      suggestions: suggestions.answer,
      register: (registration) => register.answer(registration).pipe(map(() => undefined)),
    },
    change(set) {
      set('name-reverse', nameOf);
      set('name-lookup', isTaken);
      set('name-suggestions', suggestions);
      set('name-register', register);
    },
  };
}
