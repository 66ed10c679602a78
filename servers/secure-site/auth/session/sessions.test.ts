/** Sessions: bound to the browser that opened them, with rotating tokens, listed and ended by their owner. */
import { describe, expect, it } from 'vitest';
import { authClient } from '../../frame/auth-client.js';
import { memoryStore } from '../../frame/key-value-store.js';
import { browserProof } from '../../frame/session/browser-proof.js';
import { keepSession } from '../../frame/session/kept-session.js';
import { withLatestToken } from '../../frame/session/with-latest-token.js';
import { authFixture, ORIGIN, type TestBrowser } from '../fixture.js';
import type { RequestContext } from '../request-context.js';

const MIRA = 'mira@mail.example';
const NOBODY = { message: 'You are not logged in', status: 401 };

describe('a stolen token', () => {
  it('is useless in another browser, and without a proof', async () => {
    const fixture = authFixture();
    const [mira, thief] = [fixture.browser(), fixture.browser()];
    const { token } = await mira.logIn(MIRA);
    await expect(thief.ask('session', { token })).rejects.toMatchObject(NOBODY);
    await expect(thief.ask('change-email', { token, email: 'thief@mail.example' })).rejects.toMatchObject(NOBODY);
    await expect(thief.ask('leave', { token })).rejects.toMatchObject(NOBODY);
    await expect(fixture.api('session', { token })).rejects.toMatchObject({ status: 401 });
    expect(await mira.ask('session', { token })).toMatchObject({ email: MIRA });
  });

  it('a browser without a proof gets no session, and uses up no code', async () => {
    const fixture = authFixture({ verifiesNewBrowsers: () => false });
    const mira = fixture.browser();
    const { flow } = await mira.ask('email', { email: MIRA, browser: mira.id });
    await expect(fixture.api('code', { flow, code: fixture.code(MIRA) })).rejects.toMatchObject({ status: 401 });
    expect(await mira.ask('code', { flow, code: fixture.code(MIRA) })).toMatchObject({ email: MIRA });
  });
});

describe('a proof', () => {
  const asked = async (
    change: Partial<RequestContext> = {},
    over: { url?: string; body?: string; late?: number } = {},
  ) => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(MIRA);
    const [url, body] = [`${ORIGIN}/auth/sessions`, JSON.stringify({ token })];
    const prove = browserProof(mira.store);
    const proof = await prove({ method: 'POST', url: over.url ?? url, body: over.body ?? body }, over.late);
    return () => fixture.api('sessions', { token }, { proof, url, body, ...change });
  };

  it('is valid once', async () => {
    const ask = await asked();
    expect(await ask()).toMatchObject({ list: [{ own: true }] });
    await expect(ask()).rejects.toThrow('made before');
  });

  it.each([
    ['another address', { url: `${ORIGIN}/auth/session` }],
    ['another site', { url: 'https://evil.example/auth/sessions' }],
    ['another question', { body: '{"token":"x"}' }],
  ])('is bound to the request: not %s', async (_, over) => {
    await expect((await asked({}, over))()).rejects.toThrow('another request');
  });

  it.each([
    ['old', -6 * 60_000],
    ['of a time to come', 6 * 60_000],
  ])('is not %s', async (_, late) => {
    await expect((await asked({}, { late }))()).rejects.toMatchObject({ name: 'StaleProof', at: expect.any(Number) });
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(3_000)}.b.c`])('is not %j', async (proof) => {
    await expect((await asked({ proof }))()).rejects.toMatchObject({ status: 401 });
  });

  it('with a changed signature or another key is refused', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(MIRA);
    const [url, body] = [`${ORIGIN}/auth/sessions`, JSON.stringify({ token })];
    const [own = '', claims = '', signature = ''] = (
      await browserProof(mira.store)({ method: 'POST', url, body })
    ).split('.');
    const [other = ''] = (await browserProof(memoryStore())({ method: 'POST', url, body })).split('.');
    for (const proof of [`${other}.${claims}.${signature}`, `${own}.${claims}.${'A'.repeat(86)}`])
      await expect(fixture.api('sessions', { token }, { proof, url, body })).rejects.toMatchObject({ status: 401 });
  });

  it('from a clock that is hours late is made again with the server’s time', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(MIRA);
    fixture.wait(3 * 3_600_000);
    expect(await mira.ask('sessions', { token })).toMatchObject({ list: [{ own: true }] });
  });
});

describe('a code', () => {
  it('opens no session again that its owner has ended', async () => {
    const fixture = authFixture({ verifiesNewBrowsers: () => false });
    const [mira, thief] = [fixture.browser(), fixture.browser()];
    const { token } = await mira.logIn(MIRA);
    const { flow } = await thief.ask('email', { email: MIRA, browser: thief.id });
    const asked = { flow, code: fixture.code(MIRA) };
    await thief.ask('code', asked);
    await thief.ask('code', asked);
    expect(await mira.ask('end-other-sessions', { token })).toEqual({ ended: 1 });
    await expect(thief.ask('code', asked)).rejects.toMatchObject({ status: 410 });
    expect((await mira.ask('sessions', { token })).list).toHaveLength(1);
  });

  it('whose answer was lost gives its browser the same session again, for a while, and no other browser any', async () => {
    const fixture = authFixture({ verifiesNewBrowsers: () => false });
    const [mira, thief] = [fixture.browser(), fixture.browser()];
    const { flow } = await mira.ask('email', { email: MIRA, browser: mira.id });
    const code = fixture.code(MIRA);
    const enter = (browser: TestBrowser, digits = code) => browser.ask('code', { flow, code: digits });
    const { session, secret } = await enter(mira);
    expect(await enter(mira)).toMatchObject({ session, secret });
    await expect(enter(mira, code === '000000' ? '111111' : '000000')).rejects.toThrow('already been used');
    await expect(enter(thief)).rejects.toThrow('already been used');
    fixture.wait(5 * 60_000);
    await expect(enter(mira)).rejects.toThrow('already been used');
  });
});

describe('a token', () => {
  it('changes with each resumption, and the previous one stays valid for a minute once the new one is used', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const first = await mira.logIn(MIRA);
    const second = await mira.ask('session', { token: first.token });
    expect(second).toMatchObject({ session: first.session, account: first.account, secret: first.secret });
    expect(second.token).not.toBe(first.token);
    // Its answer was lost, and the visitor returns the next day.
    fixture.wait(24 * 3_600_000);
    const third = await mira.ask('session', { token: first.token });
    expect(await mira.ask('sessions', { token: third.token })).toBeDefined();
    // Another tab.
    fixture.wait(59_000);
    expect(await mira.ask('sessions', { token: first.token })).toBeDefined();
    fixture.wait(1_000);
    await expect(mira.ask('session', { token: first.token })).rejects.toMatchObject(NOBODY);
    for (const { token } of [second, third]) expect(await mira.ask('sessions', { token })).toBeDefined();
  });

  it('ends after seven days, unless it is replaced before', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const day = 24 * 3_600_000;
    const { token } = await mira.logIn(MIRA);
    fixture.wait(7 * day - 60_000);
    const next = await mira.ask('session', { token });
    fixture.wait(60_000);
    await expect(mira.ask('sessions', { token })).rejects.toMatchObject(NOBODY);
    fixture.wait(6 * day);
    expect(await mira.ask('sessions', { token: next.token })).toBeDefined();
    fixture.wait(day);
    await expect(mira.ask('session', { token: next.token })).rejects.toMatchObject(NOBODY);
  });

  it('that a tab still has is replaced by that of the tab which resumed, and never by another visitor’s', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const tab = withLatestToken(mira.ask, mira.store);
    const { token: login } = await mira.logIn(MIRA);
    const { token } = await tab('session', { token: login });
    const latest = await mira.ask('session', { token });
    await keepSession(mira.store, latest);
    await mira.ask('sessions', { token: latest.token });
    fixture.wait(60_000);
    expect(await tab('sessions', { token })).toMatchObject({ list: [{ own: true }] });
    await keepSession(mira.store, await mira.logIn('juno@mail.example'));
    await expect(tab('sessions', { token })).rejects.toMatchObject(NOBODY);
  });

  it('lasts seven days', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(MIRA);
    fixture.wait(7 * 24 * 3_600_000 - 1_000);
    const { token: next } = await mira.ask('session', { token });
    fixture.wait(2_000);
    expect(await mira.ask('session', { token: next })).toMatchObject({ email: MIRA });
  });
});

describe('the sessions of an account', () => {
  it('are listed to their owner, and end one by one or all others', async () => {
    const fixture = authFixture();
    const [phone, desk, lost] = ['Phone', 'Desk', 'Lost'].map((agent) => fixture.browser({ agent })) as [
      TestBrowser,
      TestBrowser,
      TestBrowser,
    ];
    const stranger = await fixture.browser().logIn('juno@mail.example');
    const [first, second, third] = [await phone.logIn(MIRA), await desk.logIn(MIRA), await lost.logIn(MIRA)];
    const named = async () =>
      (await phone.ask('sessions', { token: first.token })).list.map(({ about, own }) =>
        own ? `${about} (own)` : about,
      );
    expect((await named()).sort()).toEqual(['Desk', 'Lost', 'Phone (own)']);
    await phone.ask('end-session', { token: first.token, id: third.session });
    await expect(lost.ask('session', { token: third.token })).rejects.toMatchObject(NOBODY);
    await expect(phone.ask('end-session', { token: first.token, id: stranger.session })).rejects.toThrow(
      'already ended',
    );
    expect(await phone.ask('end-other-sessions', { token: first.token })).toEqual({ ended: 1 });
    await expect(desk.ask('session', { token: second.token })).rejects.toMatchObject(NOBODY);
    expect(await named()).toEqual(['Phone (own)']);
  });

  it('are useless to a client that sends another site’s address', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(MIRA);
    const elsewhere = authClient('https://evil.example', mira.store, (url, init) => {
      const body = String(init?.body);
      const proof = new Headers(init?.headers).get('dpop') ?? undefined;
      const real = String(url).replace('evil.example', 'site.example');
      return fixture.api('sessions', JSON.parse(body), { proof, url: real, body }).then(Response.json);
    });
    await expect(elsewhere('sessions', { token })).rejects.toThrow('cannot be reached');
  });
});
