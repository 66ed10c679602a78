/** The contract of every persistent store: in memory, PGlite and PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import type { AccountStore } from '../ports/account-store.js';
import { keySealer, newSealingKey } from '../sealing/key-sealer.js';
import { memoryAccountStore } from './memory/memory-account-store.js';
import { pgSql } from './sql/pg-sql.js';
import { pgliteSql } from './sql/pglite-sql.js';
import { sqlAccountStore } from './sql/sql-account-store.js';
import { localPostgres } from './test-servers/local-postgres.js';
import { withServer } from './test-servers/with-server.js';

/** For a busy machine: PGlite alone takes two seconds on a free one. */
const LIMIT_MS = 90_000;

const postgres = await withServer('PostgreSQL', localPostgres);
afterAll(() => postgres?.stop());

const stores: readonly (readonly [name: string, make: () => Promise<AccountStore>])[] = [
  ['memory', () => Promise.resolve(memoryAccountStore())],
  ['PGlite', async () => sqlAccountStore(await pgliteSql())],
  ...(postgres
    ? [['PostgreSQL', () => sqlAccountStore(pgSql({ url: postgres.url, limitMs: LIMIT_MS }))] as const]
    : []),
];

describe.each(stores)('accounts in %s', (_, make) => {
  let store: AccountStore;
  beforeAll(async () => {
    store = await make();
  });
  afterAll(() => store.close());

  const fresh = (email?: string) => ({ id: secretText(), by: 'email', sealedSecret: 'k1.iv.bytes', email });
  const name = () => `${secretText().slice(0, 12)}@mail.example`;
  const keyOf = (email: string) => `email:${email.toLowerCase()}`;
  const made = async (email = name()) => store.accountFor(keyOf(email), fresh(email));

  it('creates one account per key, however many processes ask at once', async () => {
    const email = name();
    const all = await Promise.all(Array.from({ length: 8 }, () => store.accountFor(keyOf(email), fresh(email))));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await store.accountOf(keyOf(email))).toEqual(all[0]);
    expect(await store.accountById(all[0]?.id ?? '')).toMatchObject({
      by: 'email',
      email,
      sealedSecret: 'k1.iv.bytes',
    });
    expect(await store.accountOf('email:nobody')).toBeUndefined();
    expect(await store.accountById('nobody')).toBeUndefined();
  });

  it('stores what a service reports about a user, and keeps fields that it omits', async () => {
    const { id, email } = await made();
    await store.describeAccount(id, { userName: "Mira's; DROP TABLE accounts --" });
    expect(await store.accountById(id)).toMatchObject({ email, userName: "Mira's; DROP TABLE accounts --" });
  });

  it('replaces a sealed secret unless another process did', async () => {
    const { id } = await made();
    expect(await store.resealSecret(id, 'k1.iv.bytes', 'k2.iv.bytes')).toBe(true);
    expect(await store.resealSecret(id, 'k1.iv.bytes', 'k3.iv.bytes')).toBe(false);
    expect((await store.accountsNotSealedBy('k1', 100)).map((each) => each.id)).toEqual([id]);
    await store.resealSecret(id, 'k2.iv.bytes', 'k1.iv.bytes');
    expect(await store.accountsNotSealedBy('k1', 100)).toEqual([]);
  });

  it('lists the accounts of other keys in parts, each behind the last account of the part before', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => made()));
    const ids = all.map(({ id }) => id);
    for (const id of ids) await store.resealSecret(id, 'k1.iv.bytes', 'k0.iv.bytes');
    const listed: string[] = [];
    for (let last: string | undefined; ; last = listed.at(-1)) {
      const part = await store.accountsNotSealedBy('k1', 2, last);
      listed.push(...part.map(({ id }) => id));
      if (part.length < 2) break;
      // The next part begins behind an account that is not in the list any more.
      await store.resealSecret(listed.at(-1) ?? '', 'k0.iv.bytes', 'k1.iv.bytes');
    }
    expect(listed).toHaveLength(ids.length);
    expect(new Set(listed)).toEqual(new Set(ids));
    for (const id of ids) await store.resealSecret(id, 'k0.iv.bytes', 'k1.iv.bytes');
  });

  it('recognizes an approved browser', async () => {
    const browser = secretText();
    expect(await store.isBrowserApproved(browser)).toBe(false);
    await store.approveBrowser(browser, 60_000);
    await store.approveBrowser(browser, 60_000);
    expect(await store.isBrowserApproved(browser)).toBe(true);
    await store.sweep();
    expect(await store.isBrowserApproved(browser)).toBe(true);
    await store.approveBrowser(browser, 0);
    expect(await store.isBrowserApproved(browser)).toBe(false);
    await store.sweep();
    await store.approveBrowser(browser, 60_000);
    expect(await store.isBrowserApproved(browser)).toBe(true);
  });

  describe('a session', () => {
    const opened = async (account: string, lifeMs = 60_000) => {
      const [id, token] = [secretText(), secretText()];
      await store.openSession({ id, account, key: 'thumbprint', about: 'Firefox' }, token, lifeMs);
      return { id, token };
    };

    it('is found by its token until it expires', async () => {
      const { id: account } = await made();
      const { id, token } = await opened(account);
      expect(await store.sessionOf(token, 60_000)).toMatchObject({ id, account, key: 'thumbprint', about: 'Firefox' });
      expect(await store.sessionOf(secretText(), 60_000)).toBeUndefined();
      expect(await store.sessionOf((await opened(account, 0)).token, 60_000)).toBeUndefined();
    });

    it('that is opened again has one more token', async () => {
      const { id: account } = await made();
      const { id, token } = await opened(account);
      const more = secretText();
      await store.openSession({ id, account, key: 'thumbprint', about: 'Firefox' }, more, 60_000);
      for (const each of [token, more]) expect(await store.sessionOf(each, 0)).toMatchObject({ id });
      expect(await store.sessions(account)).toHaveLength(1);
    });

    it('gets another token, and the previous one is valid until that is used, and then for a while or not at all', async () => {
      const { id: account } = await made();
      const { id, token } = await opened(account);
      const [second, third, fourth, fifth] = [secretText(), secretText(), secretText(), secretText()];
      // The answer was lost, and the request is repeated.
      for (const next of [second, third]) expect(await store.replaceToken(token, next, 60_000)).toBe(true);
      expect(await store.sessionOf(token, 0)).toMatchObject({ id });
      expect(await store.sessionOf(second, 60_000)).toMatchObject({ id });
      expect(await store.sessionOf(token, 0)).toMatchObject({ id });
      expect(await store.replaceToken(second, fourth, 60_000)).toBe(true);
      expect(await store.sessionOf(third, 0)).toMatchObject({ id });
      expect(await store.sessionOf(token, 0)).toBeUndefined();
      expect(await store.replaceToken(token, fifth, 60_000)).toBe(false);
      expect(await store.sessionOf(fifth, 0)).toBeUndefined();
      // Not one that replaces the same token.
      for (const other of [second, third]) expect(await store.sessionOf(other, 0)).toMatchObject({ id });
      expect(await store.sessionOf(fourth, 0)).toMatchObject({ id });
      expect(await store.sessionOf(second, 0)).toBeUndefined();
    });

    it('is listed, and ends alone, with all others, or when it expires', async () => {
      const [{ id: account }, { id: other }] = [await made(), await made()];
      const [one, two, three] = [await opened(account), await opened(account), await opened(account)];
      const foreign = await opened(other);
      const over = await opened(account, 0);
      const ids = async () => (await store.sessions(account)).map(({ id }) => id).sort();
      expect(await ids()).toEqual([one.id, two.id, three.id].sort());
      expect((await store.sessions(account))[0]?.openedAt).toBeGreaterThan(Date.now() - 600_000);
      expect(await store.endSession(other, one.id)).toBe(false);
      expect(await store.endSession(account, one.id)).toBe(true);
      expect(await store.sessionOf(one.token, 60_000)).toBeUndefined();
      await store.sweep();
      expect(await store.endOtherSessions(account, two.id)).toBe(1);
      expect(await ids()).toEqual([two.id]);
      expect(await store.sessionOf(over.token, 60_000)).toBeUndefined();
      expect(await store.sessionOf(foreign.token, 60_000)).toBeDefined();
    });
  });

  describe('a change of email', () => {
    const plan = async (delayMs: number, email = name()) => {
      const account = await made();
      const move = { account: account.id, email, session: secretText(), cancel: secretText() };
      await store.planEmailMove(move, delayMs);
      return { account, move };
    };

    it('moves the account and ends its other sessions, once', async () => {
      const { account, move } = await plan(0);
      const tokens = [secretText(), secretText()] as const;
      await store.openSession({ id: move.session, account: account.id, key: 'k', about: '' }, tokens[0], 60_000);
      await store.openSession({ id: secretText(), account: account.id, key: 'k', about: '' }, tokens[1], 60_000);
      const settled = (await Promise.all([store.settleEmailMoves(), store.settleEmailMoves()])).flat();
      expect(settled).toEqual([{ account: account.id, from: account.email, to: move.email, moved: true }]);
      expect(await store.accountOf(keyOf(move.email))).toMatchObject({ id: account.id, email: move.email });
      expect(await store.accountOf(keyOf(account.email ?? ''))).toBeUndefined();
      expect(await store.sessionOf(tokens[0], 60_000)).toBeDefined();
      expect(await store.sessionOf(tokens[1], 60_000)).toBeUndefined();
    });

    it('waits for its time, can be cancelled until then, and is replaced by the next', async () => {
      const { account, move } = await plan(60_000);
      expect(await store.settleEmailMoves()).toEqual([]);
      const next = { ...move, email: name(), cancel: secretText() };
      await store.planEmailMove(next, 60_000);
      expect(await store.emailMove(account.id)).toMatchObject(next);
      expect(await store.emailMove('nobody')).toBeUndefined();
      expect(await store.cancelEmailMove(move.cancel)).toBeUndefined();
      expect(await store.cancelEmailMove(next.cancel)).toMatchObject({ account: account.id, email: next.email });
      expect(await store.cancelEmailMove(next.cancel)).toBeUndefined();
      expect(await store.emailMove(account.id)).toBeUndefined();
      expect(await store.accountById(account.id)).toEqual(account);
    });

    it('does not use another account’s email', async () => {
      const taken = name();
      const { account, move } = await plan(0, taken.toUpperCase());
      const owner = await made(taken);
      expect(await store.settleEmailMoves()).toMatchObject([{ account: account.id, to: move.email, moved: false }]);
      expect(await store.accountOf(keyOf(taken))).toEqual(owner);
      expect(await store.accountById(account.id)).toEqual(account);
    });
  });

  it('stores which apps may know an account: once each, up to a limit, until withdrawn', async () => {
    const { id } = await made();
    const [one, two, three] = ['https://one.example', 'https://two.example', 'https://three.example'] as const;
    for (const origin of [one, two, one]) expect(await store.giveConsent(id, origin, 2)).toBe(true);
    expect(await store.giveConsent(id, three, 2)).toBe(false);
    expect((await store.consents(id)).map(({ origin }) => origin)).toEqual([one, two]);
    await store.withdrawConsent(id, one);
    expect(await store.giveConsent(id, three, 2)).toBe(true);
    expect((await store.consents(id)).map(({ origin }) => origin)).toEqual([two, three]);
  });

  it('stores a vault only if the version that was read is current', async () => {
    const { id } = await made();
    expect(await store.vault(id)).toBeUndefined();
    const first = await Promise.all(['a', 'b'].map((sealed) => store.replaceVault(id, 0, sealed)));
    expect([...first].sort()).toEqual([false, true]);
    expect(await store.replaceVault(id, 1, 'c')).toBe(true);
    expect(await store.replaceVault(id, 1, 'd')).toBe(false);
    expect(await store.replaceVault(id, 0, 'd')).toBe(false);
    expect(await store.vault(id)).toEqual({ sealed: 'c', version: 2, guarded: false });
  });

  it('lets only the owner change a vault that somebody has claimed', async () => {
    const { id } = await made();
    expect(await store.mayChange(id, 'mira')).toBe(true);
    expect(await store.replaceVault(id, 0, 'a')).toBe(true);
    expect(await store.mayChange(id, undefined)).toBe(true);
    expect(await store.replaceVault(id, 1, 'b', 'mira')).toBe(true);
    expect(await store.vault(id)).toEqual({ sealed: 'b', version: 2, guarded: true });
    for (const other of ['juno', '', undefined]) {
      expect(await store.mayChange(id, other)).toBe(false);
      expect(await store.replaceVault(id, 2, 'c', other)).toBe(false);
      expect(await store.replaceVault(id, 0, 'c', other)).toBe(false);
    }
    expect(await store.mayChange(id, 'mira')).toBe(true);
    expect(await store.replaceVault(id, 2, 'd', 'mira')).toBe(true);
    expect(await store.vault(id)).toEqual({ sealed: 'd', version: 3, guarded: true });
  });

  it('lists passkeys, oldest first', async () => {
    const { id: account } = await made();
    const passkey = (id: string, at: number) => ({
      ...{ id, publicKey: 'cose', counter: 4_294_967_295, transports: ['usb', 'hybrid'], backedUp: true },
      ...{ name: 'Phone', at, wrap: 'w' },
    });
    const [one, two] = [passkey(secretText(), 1_764_000_000_000), passkey(secretText(), 1_764_000_000_001)];
    await store.keepPasskey(account, one);
    await store.keepPasskey(account, two);
    await store.keepPasskey(account, { ...one, name: 'Key' });
    expect(await store.passkeys(account)).toEqual([{ ...one, name: 'Key' }, two]);
    await store.removePasskey('another account', two.id);
    await store.removePasskey(account, one.id);
    expect(await store.passkeys(account)).toEqual([two]);
  });

  it('keeps a log', async () => {
    const { id: account } = await made();
    await store.note({ account, what: 'login', about: '{"about":"Firefox"}' });
    await store.note({ what: 'start' });
    await store.note({ account, what: 'session-ended' });
    expect(await store.audit(account, 10)).toMatchObject([{ what: 'session-ended' }, { what: 'login' }]);
    expect(await store.audit(account, 1)).toHaveLength(1);
  });
});

describe('what the stores seal', () => {
  it('opens with any known key, in its own context only', async () => {
    const keys = [newSealingKey()];
    const sealer = keySealer(() => keys);
    const old = await sealer.seal(Buffer.from('half'), 'secret 1');
    keys.push(newSealingKey());
    expect(await sealer.newestKeyId()).toBe(keys[1]?.id);
    expect(Buffer.from(await sealer.open(old, 'secret 1')).toString()).toBe('half');
    const fresh = await sealer.seal(Buffer.from('half'), 'secret 1');
    expect(fresh.split('.')[0]).toBe(keys[1]?.id);
    await expect(sealer.open(fresh, 'secret 2')).rejects.toThrow();
    await expect(sealer.open(old.replace(keys[0]?.id ?? '', keys[1]?.id ?? ''), 'secret 1')).rejects.toThrow();
    keys.shift();
    await expect(sealer.open(old, 'secret 1')).rejects.toThrow('not configured here');
  });
});
