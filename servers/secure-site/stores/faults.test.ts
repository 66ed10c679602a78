/** Failures of a hosted site, with real PostgreSQL and Redis: the parts of two processes, each with separate connections. */
import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthFixture, authFixture, type TestBrowser } from '../auth/fixture.js';
import { secretText } from '../auth/secret-text.js';
import type { OutgoingMail } from '../mail/smtp-sender.js';
import { keySealer, newSealingKey } from '../sealing/key-sealer.js';
import { storeOpeners } from './open-stores.js';
import { pgSql } from './sql/pg-sql.js';
import type { Stores } from './stores.js';
import { localPostgres, postgresProgram } from './test-servers/local-postgres.js';
import { localRedis } from './test-servers/local-redis.js';
import { run } from './test-servers/local-server.js';
import { withServer } from './test-servers/with-server.js';

const postgres = await withServer('PostgreSQL', localPostgres);
const redis = await withServer('Redis', localRedis);
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

/** For a busy machine. */
const LIMIT_MS = 90_000;
const UNAVAILABLE = { status: 503, message: expect.stringContaining('Try again') };

describe.skipIf(!postgres || !redis)('two processes behind one address', () => {
  const keys = [newSealingKey()];
  const outbox: OutgoingMail[] = [];
  const opened = new Set<Stores>();
  let one: AuthFixture;
  let other: AuthFixture;
  let email: string;
  let mira: TestBrowser;
  /** The same browser, answered by the other process. */
  let there: TestBrowser;

  const open = async (databaseUrl = postgres?.url) => {
    const sealer = keySealer(() => keys);
    const openers = storeOpeners({ databaseUrl, redisUrl: redis?.url, sealer, limitMs: LIMIT_MS });
    const stores = { accounts: await openers.accounts(), ...(await openers.flows()), sealer };
    opened.add(stores);
    return stores;
  };
  const fixtureOf = (stores: Stores, late = 0) =>
    authFixture({ stores, now: () => Date.now() + late, send: (mail) => Promise.resolve(void outbox.push(mail)) });
  const textTo = (address: string) => [...outbox].reverse().find(({ to }) => to === address)?.text ?? '';
  const codeTo = (address: string) => /^\d{6}$/m.exec(textTo(address))?.[0] ?? '';
  const linkTo = (address: string) =>
    new URL(/http\S+/.exec(textTo(address))?.[0] ?? '').searchParams.get('link') ?? '';
  const end = async (stores: Stores) => {
    opened.delete(stores);
    await Promise.all([stores.accounts.close(), stores.flows.close()]);
  };

  beforeAll(async () => {
    one = fixtureOf(await open());
    // Its clock is two minutes ahead.
    other = fixtureOf(await open(), 120_000);
  });
  afterAll(() => Promise.all([...opened].map(end)));
  beforeEach(() => {
    email = `v${randomInt(1e12)}@mail.example`;
    mira = one.browser();
    there = other.browser({ store: mira.store });
  });
  const approved = async () => {
    const { flow, action } = await mira.ask('email', { email, browser: mira.id });
    if (action === 'VERIFY_DEVICE') await one.login.approve(linkTo(email));
    return flow;
  };
  const loggedIn = async () => await mira.ask('code', { flow: await approved(), code: codeTo(email) });

  it('one starts a login, and the other completes it: the link, the wait, the code, the session', async () => {
    const { flow } = await mira.ask('email', { email, browser: mira.id });
    const waiting = mira.ask('device', { flow });
    await other.login.approve(linkTo(email));
    expect(await waiting).toEqual({ approved: true });
    const found = await there.ask('code', { flow, code: codeTo(email) });
    expect(await mira.ask('session', { token: found.token })).toMatchObject({ account: found.account, email });
  });

  it('the one that started it is killed: the other continues, and nothing of the first has an effect', async () => {
    const dying = await open();
    const begun = fixtureOf(dying).browser({ store: mira.store });
    const { flow } = await begun.ask('email', { email, browser: mira.id });
    await end(dying);
    await other.login.approve(linkTo(email));
    await expect(begun.ask('code', { flow, code: codeTo(email) })).rejects.toThrow();
    expect(await there.ask('code', { flow, code: codeTo(email) })).toMatchObject({ email });
  });

  it('a code opens one session, for one browser, with five attempts, whichever process is asked', async () => {
    const flow = await approved();
    const [code, thief] = [codeTo(email), one.browser()];
    // A browser whose answers are lost.
    const found = await Promise.all([mira, there, mira, there].map(({ ask }) => ask('code', { flow, code })));
    expect(new Set(found.map(({ session }) => session)).size).toBe(1);
    expect((await mira.ask('sessions', { token: found[0]?.token ?? '' })).list).toHaveLength(1);
    await expect(thief.ask('code', { flow, code })).rejects.toThrow('already been used');
    const second = await approved();
    const wrong = codeTo(email) === '000000' ? '111111' : '000000';
    await Promise.allSettled(
      [mira, there, mira, there, mira].map(({ ask }) => ask('code', { flow: second, code: wrong })),
    );
    await expect(there.ask('code', { flow: second, code: codeTo(email) })).rejects.toThrow('Too many wrong codes');
  });

  it('the outcome of a service opens one session, whichever process is asked, and however often its answer is lost', async () => {
    const app = 'https://slipway.example';
    let asked = 0;
    const provider = () =>
      Promise.resolve({
        authorizeUrl: () => Promise.resolve('https://service.example/'),
        identify: () => {
          asked += 1;
          return Promise.resolve({ subject: email });
        },
      });
    const [here, beyond] = [one, other].map(({ stores }) =>
      authFixture({ stores, provider, allowedOrigins: [app], now: Date.now }).browser({ store: mira.store }),
    );
    const { uri = '' } = (await here?.ask('social', { provider: 'google', browser: mira.id, app })) ?? {};
    const outcome = `https://site.example/callback?code=1&state=${new URL(uri).searchParams.get('state')}`;
    const question = { uri: outcome, browser: mira.id, attempt: secretText() };
    const found = await Promise.all([here, beyond, here, beyond].map((each) => each?.ask('social-result', question)));
    expect(new Set(found.map((each) => each?.session)).size).toBe(1);
    expect(asked).toBe(1);
    expect((await here?.ask('sessions', { token: found[0]?.token ?? '' }))?.list).toHaveLength(1);
  });

  it('a proof that one has seen is refused by the other', async () => {
    const { token } = await loggedIn();
    const sent: (readonly [url: string, init: RequestInit])[] = [];
    const [{ authClient }, { fetchOfApi }] = await Promise.all([
      import('../frame/auth-client.js'),
      import('../frame/fetch-of-api.js'),
    ]);
    const spy = authClient('https://site.example', mira.store, (url, init = {}) => {
      sent.push([String(url), init]);
      return fetchOfApi(one.api)(url, init);
    });
    await spy('sessions', { token });
    const [url = '', init = {}] = sent[0] ?? [];
    expect(await (await fetchOfApi(other.api)(url, init)).json()).toMatchObject({
      error: expect.stringContaining('before'),
    });
  });

  it('one is killed during a change of email: the other completes it, once', async () => {
    const { token, account } = await loggedIn();
    const fresh = `new-${email}`;
    const dying = await open();
    const leaving = fixtureOf(dying).browser({ store: mira.store });
    await leaving.ask('change-email', { token, email: fresh });
    await end(dying);
    await there.ask('change-old', { token, code: codeTo(email) });
    const code = codeTo(fresh);
    const ended = await Promise.allSettled(
      [mira, there].map(({ ask }) => ask('change-new', { token, code, browser: mira.id })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await one.stores.accounts.accountOf(`email:${fresh}`)).toMatchObject({ id: account, email: fresh });
    expect(await one.stores.accounts.accountOf(`email:${email}`)).toBeUndefined();
  });

  it('share one account and one limit', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => (at % 2 ? one : other).api('email', { email, browser: secretText() })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('share the limits of an account', async () => {
    const few = { mostAsked: { ofSession: 4, ofAccount: 4 } };
    const [here, beyond] = [one, other].map(({ stores }) => authFixture({ ...few, stores, now: Date.now }));
    const { token } = await loggedIn();
    const browsers = [here, beyond].map((each) => each?.browser({ store: mira.store }));
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => browsers[at % 2]?.ask('consents', { token })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(asked.filter((each) => each.status === 'rejected' && each.reason.status === 429)).toHaveLength(6);
  });

  it('Redis is flushed: logins start again with a plain message, sessions continue', async () => {
    const { token } = await loggedIn();
    const flow = await approved();
    const { createClient } = await import('redis');
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    await client.flushAll();
    client.destroy();
    await expect(there.ask('code', { flow, code: codeTo(email) })).rejects.toThrow(
      'This login has expired. Start again',
    );
    expect(await there.ask('session', { token })).toMatchObject({ email });
    await mira.ask('email', { email, browser: mira.id });
  });

  describe('while one is unreachable', () => {
    afterEach(async () => {
      await expect
        .poll(() =>
          one.stores.accounts.ready().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    });

    it('PostgreSQL: everybody is told at once to try again, and nobody is logged out', async () => {
      const { token } = await loggedIn();
      await postgres?.cut();
      try {
        for (const { ask } of [mira, there]) await expect(ask('session', { token })).rejects.toMatchObject(UNAVAILABLE);
        await expect(mira.ask('email', { email, browser: mira.id })).rejects.toMatchObject(UNAVAILABLE);
        await expect(one.stores.accounts.ready()).rejects.toMatchObject(UNAVAILABLE);
      } finally {
        await postgres?.back();
      }
      for (const { ask } of [mira, there])
        expect(await ask('sessions', { token })).toMatchObject({ list: [{ own: true }] });
    });

    it('PostgreSQL, during a login and a change of email: the same codes work once it is back', async () => {
      const { token, account } = await loggedIn();
      const [fresh, orla] = [`new-${email}`, `orla-${email}`];
      await mira.ask('change-email', { token, email: fresh });
      await mira.ask('change-old', { token, code: codeTo(email) });
      const { flow } = await there.ask('email', { email: orla, browser: mira.id });
      await one.login.approve(linkTo(orla));
      const [moving, entered] = [
        { token, code: codeTo(fresh), browser: mira.id },
        { flow, code: codeTo(orla) },
      ];
      await postgres?.cut();
      try {
        for (const { ask } of [mira, there]) {
          await expect(ask('code', entered)).rejects.toMatchObject(UNAVAILABLE);
          await expect(ask('change-new', moving)).rejects.toMatchObject(UNAVAILABLE);
        }
      } finally {
        await postgres?.back();
      }
      const found = await Promise.all([mira, there].map(({ ask }) => ask('code', entered)));
      expect(new Set(found.map(({ session }) => session)).size).toBe(1);
      expect((await mira.ask('sessions', { token: found[0]?.token ?? '' })).list).toHaveLength(1);
      const moved = await Promise.allSettled([mira, there].map(({ ask }) => ask('change-new', moving)));
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await one.stores.accounts.accountOf(`email:${fresh}`)).toMatchObject({ id: account, email: fresh });
      expect(outbox.filter(({ to, subject }) => to === email && /changed/i.test(subject))).toHaveLength(1);
    });

    it('Redis: the same, and it reconnects', async () => {
      const { token } = await loggedIn();
      await redis?.cut();
      try {
        await expect(mira.ask('session', { token })).rejects.toMatchObject(UNAVAILABLE);
        await expect(one.stores.flows.ready()).rejects.toMatchObject(UNAVAILABLE);
      } finally {
        await redis?.back();
      }
      await expect
        .poll(() =>
          there.ask('sessions', { token }).then(
            ({ list }) => list.length,
            () => 0,
          ),
        )
        .toBe(1);
      const { flow } = await there.ask('email', { email, browser: mira.id });
      expect(await there.ask('code', { flow, code: codeTo(email) })).toMatchObject({ email });
    });
  });

  it('a statement that takes too long is cancelled', async () => {
    const sql = pgSql({ url: postgres?.url ?? '', limitMs: 100 });
    await expect(sql.run('SELECT pg_sleep(600)')).rejects.toMatchObject(UNAVAILABLE);
    await expect(sql.together(({ run: step }) => step('SELECT pg_sleep(600)'))).rejects.toMatchObject(UNAVAILABLE);
    await sql.close();
  });

  it('a backup is restored into another database: the same account, key half, vault and session', async () => {
    const { token, account, secret } = await loggedIn();
    await one.stores.accounts.replaceVault(account, 0, 'sealed');
    const [dump, psql] = [postgresProgram('pg_dump') ?? '', postgresProgram('psql') ?? ''];
    const backup = await run(dump, ['--no-owner', postgres?.url ?? '']);
    const restored = postgres?.url.replace(/postgres$/, 'restored') ?? '';
    await run(psql, ['-q', '-c', 'CREATE DATABASE restored', postgres?.url ?? '']);
    await run(psql, ['-q', '-v', 'ON_ERROR_STOP=1', restored], { input: backup });
    const after = fixtureOf(await open(restored)).browser({ store: mira.store });
    expect(await after.ask('session', { token })).toMatchObject({ account, secret, email });
    expect(await after.ask('vault', { token })).toMatchObject({ vault: { sealed: 'sealed', version: 1 } });
  });
});
