/**
 * A hosted site with failures, as its visitor sees it in Chromium: one of two processes killed, the database
 * unreachable, Redis flushed.
 */
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { createClient } from 'redis';
import { type Hex, toHex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { localPostgres } from '../../servers/secure-site/stores/test-servers/local-postgres.js';
import { localRedis } from '../../servers/secure-site/stores/test-servers/local-redis.js';
import { withServer } from '../../servers/secure-site/stores/test-servers/with-server.js';
import { HOSTED_ARGS, type HostedSite, startHostedSite } from './hosted-site.js';
import { ask, pressSeen, ready, type Said } from './page-with-frame.js';

vi.setConfig({ testTimeout: 180_000 });

const postgres = await withServer('PostgreSQL', localPostgres);
const redis = await withServer('Redis', localRedis);
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

describe.skipIf(!postgres || !redis)('a hosted site', () => {
  let site: HostedSite;
  let browser: Browser;
  let page: Page;
  let frame: FrameLocator;
  let visitors = 0;
  const email = () => `visitor${visitors}@mail.example`;

  beforeAll(async () => {
    if (!postgres || !redis) return;
    site = await startHostedSite(postgres, redis);
    browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: [...CHROMIUM_ARGS, ...HOSTED_ARGS],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  beforeEach(async () => {
    visitors += 1;
    site.first = 0;
    const context = await browser.newContext({ reducedMotion: 'reduce', ignoreHTTPSErrors: true });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    frame = page.frameLocator('#w3m-iframe');
    await page.goto(site.dapp);
    await ready(page);
  });
  afterEach(() => page.context().close());

  const dialog = (name: string) => frame.getByRole('dialog').getByRole('heading', { name });
  const press = (name: string) => pressSeen(frame.getByRole('button', { name, exact: true }));
  const done = (said: Said) => expect(said).toMatchObject({ type: expect.stringMatching(/_SUCCESS$/) });
  const kill = async (which: 0 | 1 = 0) => {
    await site.processes[which].kill();
  };
  const pressLink = async () => {
    const { link = '' } = await site.mailbox.next(email(), 90_000);
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Register that browser' }).click();
    await other.getByRole('heading', { name: 'Device registered' }).waitFor({ timeout: 90_000 });
    await other.close();
  };
  const code = async (to = email()) => (await site.mailbox.next(to, 90_000)).code;
  /** The visitor shares the account with the page. Resolves with the address. */
  const share = async (): Promise<Hex> => {
    const user = ask(page, 'GET_USER', { chainId: 1 });
    const agreed = dialog('Share your account?')
      .waitFor()
      .then(() => press('Continue'));
    const [said] = await Promise.all([user, agreed]);
    done(said);
    return Reflect.get(Object(said.payload), 'address') as Hex;
  };
  const logIn = async () => {
    done(await ask(page, 'CONNECT_EMAIL', { email: email() }));
    const device = ask(page, 'CONNECT_DEVICE');
    await pressLink();
    done(await device);
    done(await ask(page, 'CONNECT_OTP', { otp: await code() }));
    return await share();
  };
  const sign = async (address: Hex, during: () => Promise<unknown>) => {
    const asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('Hello'), address] });
    await dialog('Sign a message').waitFor();
    await during();
    await press('Sign');
    const { payload } = await asked;
    expect(await verifyMessage({ address, message: 'Hello', signature: payload as Hex })).toBe(true);
  };
  const query = async (statement: string) => {
    const { pgSql } = await import('../../servers/secure-site/stores/sql/pg-sql.js');
    const sql = pgSql({ url: postgres?.url ?? '', limitMs: 90_000 });
    try {
      return await sql.run(statement, [`email:${email()}`]);
    } finally {
      await sql.close();
    }
  };
  const sessions = () =>
    query('SELECT s.id FROM sessions s JOIN account_keys k ON k.account = s.account WHERE k.key = $1');

  it('whose process is killed while the visitor reads the mail, and again during the answer to the code: they are logged in, once', async () => {
    done(await ask(page, 'CONNECT_EMAIL', { email: email() }));
    const device = ask(page, 'CONNECT_DEVICE');
    await expect.poll(() => site.processes[0].log.join('').includes('"/auth"'), { timeout: 60_000 }).toBe(true);
    await kill();
    await pressLink();
    done(await device);
    await site.restart(0);
    site.loseAnswer('/auth/code');
    done(await ask(page, 'CONNECT_OTP', { otp: await code() }));
    await share();
    expect(await sessions()).toHaveLength(1);
    await site.restart(0);
  });

  it('whose process is killed during a request, and while a page is reloaded: the same address signs', async () => {
    const address = await logIn();
    await sign(address, kill);
    await site.restart(0);
    // The session has a new token that nobody has received.
    site.loseAnswer('/auth/session');
    await page.reload();
    await ready(page);
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
    await sign(address, () => site.restart(0));
  });

  it('whose process is killed between the codes of a change of email: the other completes it, once', async () => {
    await logIn();
    const fresh = `new-${email()}`;
    const asked = ask(page, 'UPDATE_EMAIL', { email: fresh });
    await dialog('Change your email?').waitFor();
    await press('Change email');
    done(await asked);
    await kill();
    done(await ask(page, 'UPDATE_EMAIL_PRIMARY_OTP', { otp: await code() }));
    await site.restart(0);
    await kill(1);
    expect(await ask(page, 'UPDATE_EMAIL_SECONDARY_OTP', { otp: await code(fresh) })).toMatchObject({
      payload: { newEmail: fresh },
    });
    expect(await sessions()).toEqual([]);
    expect(await ask(page, 'GET_USER', { chainId: 1 })).toMatchObject({ payload: { email: fresh } });
    await site.restart(1);
  });

  it('whose PostgreSQL is unreachable: affected requests say so, signing continues, and logged-in visitors stay logged in', async () => {
    const address = await logIn();
    const other = await page.context().newPage();
    await postgres?.cut();
    try {
      expect(await ask(page, 'CONNECT_EMAIL', { email: `x${email()}` })).toMatchObject({
        type: '@w3m-frame/CONNECT_EMAIL_ERROR',
        payload: { message: 'The login server cannot be used at the moment. Try again' },
      });
      await sign(address, () => Promise.resolve());
      const answer = await other.goto(`${site.origin}/readyz`);
      expect([answer?.status(), await answer?.json()]).toMatchObject([
        503,
        { parts: { database: 'failed', flows: 'ok' } },
      ]);
    } finally {
      await postgres?.back();
    }
    await expect.poll(async () => (await other.goto(`${site.origin}/readyz`))?.status(), { timeout: 90_000 }).toBe(200);
    await page.reload();
    await ready(page);
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
  });

  it('whose Redis is flushed: a pending login says that it has expired, and logged-in visitors stay logged in', async () => {
    const address = await logIn();
    done(await ask(page, 'CONNECT_EMAIL', { email: `x${email()}` }));
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    await client.flushAll();
    client.destroy();
    expect(await ask(page, 'CONNECT_OTP', { otp: '123456' })).toMatchObject({
      payload: { message: 'This login has expired. Start again' },
    });
    await page.reload();
    await ready(page);
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
    await sign(address, () => Promise.resolve());
  });

  it('logs no email, code, token or address of a visitor', async () => {
    const [one, two] = site.processes;
    const logged = () => [...one.log, ...two.log].join('\n');
    const logins = () => logged().split('"way":"email","outcome":"done"').length;
    const before = logins();
    const address = await logIn();
    // The output of a process may arrive later than its answers.
    await expect.poll(logins).toBeGreaterThan(before);
    const log = logged();
    const mails = site.mailbox.mails.flatMap(({ to, code: digits, link }) => [to, digits, link?.split('link=')[1]]);
    const secrets = [address, '203.0.113.9', 'of the mailbox', ...mails].filter((each) => each !== undefined);
    expect(secrets.filter((each) => log.includes(each) && !/^\d{6}$/.test(each))).toEqual([]);
    expect(log).not.toMatch(/@mail\.example|"code"|token/);
  });
});
