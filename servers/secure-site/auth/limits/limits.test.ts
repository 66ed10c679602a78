/** What strangers can use up, and what they cannot. */
import { describe, expect, it } from 'vitest';
import { type AuthFixture, authFixture } from '../fixture.js';
import { secretText } from '../secret-text.js';

const MIRA = 'mira@mail.example';
const stranger = (at: number) => `203.0.${at}.7`;
/** Requests a mail to Mira from an unapproved browser that solves no puzzles. */
const ask = ({ api }: AuthFixture, address: string) =>
  api('email', { email: MIRA, browser: secretText() }, { address });

describe('the limits', () => {
  it('let the owner in from an approved browser, whatever strangers have requested', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    await mira.logIn(MIRA);
    for (let at = 0; at < 30; at += 1) await ask(fixture, stranger(at)).catch(() => 0);
    expect(fixture.outbox.filter(({ to }) => to === MIRA).length).toBeLessThanOrEqual(22);
    expect(await mira.logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('let the owner in from a new browser, whatever strangers from many networks have requested: the browser solves a puzzle', async () => {
    const fixture = authFixture({ challengeBits: 4 });
    for (let at = 0; at < 20; at += 1) await ask(fixture, stranger(at));
    for (let at = 20; at < 30; at += 1)
      await expect(ask(fixture, stranger(at))).rejects.toMatchObject({ status: 429, challenge: { bits: 4 } });
    expect(fixture.outbox).toHaveLength(20);
    expect(await fixture.browser({ address: '198.51.100.4' }).logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('protect a mailbox from clients that solve puzzles', async () => {
    const fixture = authFixture({ challengeBits: 1 });
    for (let at = 0; at < 130; at += 1)
      await fixture
        .browser({ address: stranger(at) })
        .ask('email', { email: MIRA, browser: secretText() })
        .catch(() => 0);
    expect(fixture.outbox).toHaveLength(120);
  });

  it('give one network only a share of the mails to an address, so that some remain for the owner’s', async () => {
    const fixture = authFixture();
    const thief = fixture.browser({ address: '203.0.113.7' });
    const asked = () => thief.ask('email', { email: MIRA, browser: secretText() });
    for (let sent = 0; sent < 5; sent += 1) await asked();
    await expect(asked()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('Too many emails') });
    expect(await fixture.browser({ address: '198.51.100.4' }).logIn(MIRA)).toMatchObject({ email: MIRA });
    fixture.wait(10 * 60_000);
    await asked();
  });

  it('limit the codes of an approved browser per day, while the owner can log in from another browser', async () => {
    const fixture = authFixture();
    const shared = fixture.browser();
    await shared.logIn(MIRA);
    const before = fixture.outbox.length;
    const askFor = async (tenMinutes: number) => {
      for (let span = 0; span < tenMinutes; span += 1) {
        for (let at = 0; at < 20; at += 1)
          await shared.ask('email', { email: MIRA, browser: shared.id }).catch(() => undefined);
        fixture.wait(10 * 60_000);
      }
    };
    await askFor(6);
    expect(fixture.outbox.length - before).toBe(50);
    await expect(shared.ask('email', { email: MIRA, browser: shared.id })).rejects.toMatchObject({
      ...{ status: 429, message: 'The email could not be sent. Try again later' },
    });
    expect(await fixture.browser({ address: '198.51.100.4' }).logIn(MIRA)).toMatchObject({ email: MIRA });
    fixture.wait(24 * 60 * 60_000);
    expect(await shared.logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('end no pending login, however many others start', async () => {
    const fixture = authFixture();
    const mira = fixture.browser({ address: '198.51.100.4' });
    const { flow } = await mira.ask('email', { email: MIRA, browser: mira.id });
    const [link = ''] = /http\S+/.exec(fixture.outbox.at(-1)?.text ?? '') ?? [];
    for (let at = 0; at < 5_000; at += 1) {
      const context = { address: `203.${at % 200}.${Math.floor(at / 200)}.7` };
      await fixture.api('email', { email: `v${at}@mail.example`, browser: secretText() }, context);
    }
    await fixture.login.approve(new URL(link).searchParams.get('link') ?? '');
    expect(await mira.ask('code', { flow, code: fixture.code(MIRA) })).toMatchObject({ email: MIRA });
  });

  it.each([
    ['of IPv4 addresses', '203.0.113.7', '203.0.113.200', '203.0.114.7'],
    ['of IPv6 addresses', '2001:db8:1::7', '2001:db8:1:ffff::8', '2001:db8:2::7'],
  ])('count a block %s together, and no other', async (_, one, near, far) => {
    const fixture = authFixture({ mostBegun: 2 });
    const begin = (address: string) =>
      fixture.api('email', { email: `${secretText()}@mail.example`, browser: secretText() }, { address });
    await begin(one);
    await begin(near);
    await expect(begin(one)).rejects.toMatchObject({ status: 429 });
    await expect(begin(near)).rejects.toMatchObject({ message: expect.stringContaining('your network') });
    await begin(far);
  });

  it('do not count this computer, where visitors cannot be distinguished', async () => {
    const fixture = authFixture({ mostBegun: 1 });
    for (let at = 0; at < 3; at += 1)
      await fixture.api('email', { email: `v${at}@mail.example`, browser: secretText() }, { address: '127.0.0.1' });
  });
});

describe('the limit for logged-in visitors', () => {
  it('stops a browser that sends endless requests, leaves room for the visitor’s others, and ends after a while', async () => {
    const fixture = authFixture({ mostAsked: { ofSession: 3, ofAccount: 100 } });
    const [wild, other, juno] = [fixture.browser(), fixture.browser(), fixture.browser()];
    const [{ token }, own, hers] = [
      await wild.logIn(MIRA),
      await other.logIn(MIRA),
      await juno.logIn('juno@mail.example'),
    ];
    for (let at = 0; at < 3; at += 1) await wild.ask('vault', { token });
    for (const name of ['vault', 'consents', 'sessions', 'session', 'proof-code', 'passkeys'] as const)
      await expect(wild.ask(name, { token })).rejects.toMatchObject({
        ...{ status: 429, message: 'Too many requests from this browser. Try again in 10 minutes' },
      });
    await juno.ask('vault', { token: hers.token });
    const { list } = await other.ask('sessions', { token: own.token });
    fixture.wait(10 * 60_000);
    await wild.ask('vault', { token });
    await other.ask('end-session', { token: own.token, id: list.find((each) => !each.own)?.id ?? '' });
    await expect(wild.ask('vault', { token })).rejects.toMatchObject({ status: 401 });
  });

  it('stops an account whose many browsers send endless requests, and always allows signing out', async () => {
    const fixture = authFixture({ mostAsked: { ofSession: 2, ofAccount: 3 } });
    const [one, other] = [fixture.browser(), fixture.browser()];
    const [first, second] = [await one.logIn(MIRA), await other.logIn(MIRA)];
    for (let at = 0; at < 2; at += 1) await one.ask('vault', { token: first.token });
    await other.ask('vault', { token: second.token });
    await expect(other.ask('vault', { token: second.token })).rejects.toMatchObject({
      ...{ status: 429, message: 'Too many requests for your account. Try again in 10 minutes' },
    });
    await other.ask('leave', { token: second.token });
    fixture.wait(10 * 60_000);
    await expect(other.ask('vault', { token: second.token })).rejects.toMatchObject({ status: 401 });
    expect((await one.ask('sessions', { token: first.token })).list).toHaveLength(1);
  });

  it('does not count requests with a token but without its browser', async () => {
    const fixture = authFixture({ mostAsked: { ofSession: 2, ofAccount: 2 } });
    const [mira, thief] = [fixture.browser(), fixture.browser()];
    const { token } = await mira.logIn(MIRA);
    for (let at = 0; at < 5; at += 1)
      await expect(thief.ask('vault', { token })).rejects.toMatchObject({ status: 401 });
    await mira.ask('vault', { token });
  });
});

describe('a challenge', () => {
  const email = () => ({ email: `${secretText()}@mail.example`, browser: secretText() });

  it('is solved by the browser of a visitor whose network is over the limit', async () => {
    const fixture = authFixture({ mostBegun: 1, challengeBits: 4 });
    const mira = fixture.browser({ address: '203.0.113.7' });
    await fixture.api('email', email(), { address: '203.0.113.7' });
    expect(await mira.logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('is not solved without work, with too little work, or twice by the same work', async () => {
    const fixture = authFixture({ mostBegun: 1, challengeBits: 4 });
    const ask = (solution?: string) => fixture.api('email', email(), { address: '203.0.113.7', solution });
    await ask();
    const { challenge } = (await ask().catch((error: unknown) => error)) as {
      challenge: { text: string; bits: number };
    };
    const { solvePuzzle } = await import('../../frame/session/solve-puzzle.js');
    const solution = (await solvePuzzle(challenge)) ?? '';
    const forged = await solvePuzzle({ text: `${challenge.text}x`, bits: 4 });
    for (const each of ['', 'x', challenge.text, forged])
      await expect(ask(each)).rejects.toMatchObject({ status: 429 });
    await ask(solution);
    await expect(ask(solution)).rejects.toMatchObject({ status: 429 });
    expect(await solvePuzzle({ text: 'x', bits: 25 })).toBeUndefined();
  });

  it('is not offered if the site does not allow it', async () => {
    const fixture = authFixture({ mostBegun: 1 });
    const asked = () => fixture.api('email', email(), { address: '203.0.113.7' });
    await asked();
    await expect(asked()).rejects.not.toHaveProperty('challenge');
  });

  it('expires', async () => {
    const fixture = authFixture({ mostBegun: 1, challengeBits: 1 });
    const ask = (solution?: string) => fixture.api('email', email(), { address: '203.0.113.7', solution });
    await ask();
    const { challenge } = (await ask().catch((error: unknown) => error)) as {
      challenge: { text: string; bits: number };
    };
    const { solvePuzzle } = await import('../../frame/session/solve-puzzle.js');
    fixture.wait(5 * 60_000);
    await expect(ask(await solvePuzzle(challenge))).rejects.toMatchObject({ status: 429 });
  });
});
