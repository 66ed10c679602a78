import type { ConsentedApp, ConsentRecords } from '../../ports/consent-records.js';

export function memoryConsents(now: () => number): ConsentRecords {
  const consents = new Map<string, readonly ConsentedApp[]>();
  const of = (account: string) => consents.get(account) ?? [];
  return {
    consents: async (account) => of(account),
    giveConsent: async (account, origin, most) => {
      const there = of(account);
      if (there.some((each) => each.origin === origin)) return true;
      if (there.length >= most) return false;
      consents.set(account, [...there, { origin, since: now() }]);
      return true;
    },
    withdrawConsent: async (account, origin) => {
      const rest = of(account).filter((each) => each.origin !== origin);
      consents.set(account, rest);
    },
  };
}
