/** Accounts in memory: for tests, and for trials that need to keep nothing. */

import { memoryVaultBook } from '../../auth/vault/vault-book.js';
import type { AccountStore, AuditEntry, EmailMove, SettledMove, StoredAccount } from '../../ports/account-store.js';
import { keyIdOf } from '../../ports/sealer.js';
import { memoryConsents } from './memory-consents.js';
import { memorySessions } from './memory-sessions.js';

export function memoryAccountStore(now: () => number = Date.now): AccountStore {
  const accounts = new Map<string, StoredAccount>();
  const keys = new Map<string, string>();
  /** Until when each is approved. */
  const browsers = new Map<string, number>();
  const moves = new Map<string, EmailMove & { readonly due: number }>();
  const log: (AuditEntry & { readonly at: number })[] = [];
  const sessions = memorySessions(now);
  const ofKey = (key: string) => accounts.get(keys.get(key) ?? '');

  const settle = ({ account: id, email: to, session }: EmailMove): SettledMove[] => {
    const account = accounts.get(id);
    if (!account) return [];
    const owner = keys.get(emailKey(to));
    const moved = owner === undefined || owner === id;
    if (moved) {
      if (account.email !== undefined) keys.delete(emailKey(account.email));
      keys.set(emailKey(to), id);
      accounts.set(id, { ...account, email: to });
      sessions.endOthers(id, session);
    }
    return [{ account: id, from: account.email, to, moved }];
  };

  return {
    ...sessions.records,
    ...memoryConsents(now),
    ...memoryVaultBook(),
    accountFor: async (key, fresh) => {
      const there = ofKey(key);
      if (there) return there;
      keys.set(key, fresh.id);
      accounts.set(fresh.id, fresh);
      return fresh;
    },
    accountOf: async (key) => ofKey(key),
    accountById: async (id) => accounts.get(id),
    describeAccount: async (id, { email, userName }) => {
      const account = accounts.get(id);
      if (account)
        accounts.set(id, {
          ...account,
          ...(email !== undefined && { email }),
          ...(userName !== undefined && { userName }),
        });
    },
    accountsNotSealedBy: async (keyId, most, after = '') =>
      [...accounts.values()]
        .filter(({ id, sealedSecret }) => id > after && keyIdOf(sealedSecret) !== keyId)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, most),
    resealSecret: async (id, seen, sealedSecret) => {
      const account = accounts.get(id);
      if (account?.sealedSecret !== seen) return false;
      accounts.set(id, { ...account, sealedSecret });
      return true;
    },
    approveBrowser: async (browser, lifeMs) => void browsers.set(browser, now() + lifeMs),
    isBrowserApproved: async (browser) => (browsers.get(browser) ?? 0) > now(),
    planEmailMove: async (move, delayMs) => void moves.set(move.account, { ...move, due: now() + delayMs }),
    emailMove: async (account) => moves.get(account),
    cancelEmailMove: async (cancel) => {
      const found = [...moves.values()].find((move) => move.cancel === cancel);
      if (found) moves.delete(found.account);
      return found;
    },
    settleEmailMoves: async () => {
      const due = [...moves.values()].filter((move) => move.due <= now());
      for (const { account } of due) moves.delete(account);
      return due.flatMap(settle);
    },
    note: async (entry) => {
      log.unshift({ ...entry, at: now() });
      log.length = Math.min(log.length, MOST_NOTES);
    },
    audit: async (account, most) => log.filter((entry) => entry.account === account).slice(0, most),
    sweep: async () => {
      sessions.sweep();
      for (const [browser, end] of browsers) if (end <= now()) browsers.delete(browser);
    },
    ready: async () => undefined,
    close: async () => undefined,
  };
}

/** Older ones are dropped. */
const MOST_NOTES = 10_000;

function emailKey(email: string): string {
  return `email:${email.toLowerCase()}`;
}
