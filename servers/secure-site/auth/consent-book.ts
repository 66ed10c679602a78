/** Which apps each account has let know who it is. In memory: it ends with the process. */
import { Refusal } from './refusal.js';

export interface ConsentedApp {
  readonly origin: string;
  /** When, in milliseconds since 1970. */
  readonly since: number;
}

export interface ConsentBook {
  /** Oldest first. */
  of(account: string): readonly ConsentedApp[];
  give(account: string, origin: string): void;
  withdraw(account: string, origin: string): void;
}

/** Of one account. */
const MOST = 200;

export function consentBook(now: () => number): ConsentBook {
  const consents = new Map<string, readonly ConsentedApp[]>();
  const of = (account: string) => consents.get(account) ?? [];
  return {
    of,
    give(account, origin) {
      const there = of(account);
      if (there.some((each) => each.origin === origin)) return;
      if (there.length >= MOST) throw new Refusal('Too many apps are connected. Disconnect one first');
      consents.set(account, [...there, { origin, since: now() }]);
    },
    withdraw(account, origin) {
      consents.set(
        account,
        of(account).filter((each) => each.origin !== origin),
      );
    },
  };
}
