/** What strangers can use up, and what they cannot. */
import { describe, expect, it } from 'vitest';
import { type AuthGround, authGround } from '../ground.js';
import { secretText } from '../secret-text.js';

const MIRA = 'mira@mail.example';
const stranger = (at: number) => `203.0.${at}.7`;
/** Requests a mail to Mira from an unapproved browser that solves no puzzles. */
const ask = ({ api }: AuthGround, address: string) => api('email', { email: MIRA, browser: secretText() }, { address });

describe('the limits', () => {
  it('let the owner in from an approved browser, whatever strangers have requested', async () => {
    const ground = authGround();
    const mira = ground.browser();
    await mira.logIn(MIRA);
    for (let at = 0; at < 30; at += 1) await ask(ground, stranger(at)).catch(() => 0);
    expect(ground.outbox.filter(({ to }) => to === MIRA).length).toBeLessThanOrEqual(22);
    expect(await mira.logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('let the owner in from a new browser, whatever strangers from many networks have requested: the browser solves a puzzle', async () => {
    const ground = authGround({ challengeBits: 4 });
    for (let at = 0; at < 20; at += 1) await ask(ground, stranger(at));
    for (let at = 20; at < 30; at += 1)
      await expect(ask(ground, stranger(at))).rejects.toMatchObject({ status: 429, challenge: { bits: 4 } });
    expect(ground.outbox).toHaveLength(20);
    expect(await ground.browser({ address: '198.51.100.4' }).logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('protect a mailbox from clients that solve puzzles', async () => {
    const ground = authGround({ challengeBits: 1 });
    for (let at = 0; at < 130; at += 1)
      await ground
        .browser({ address: stranger(at) })
        .ask('email', { email: MIRA, browser: secretText() })
        .catch(() => 0);
    expect(ground.outbox).toHaveLength(120);
  });

  it('give one network only a share of the mails to an address, so that some remain for the owner’s', async () => {
    const ground = authGround();
    const thief = ground.browser({ address: '203.0.113.7' });
    const asked = () => thief.ask('email', { email: MIRA, browser: secretText() });
    for (let sent = 0; sent < 5; sent += 1) await asked();
    await expect(asked()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('Too many mails') });
    expect(await ground.browser({ address: '198.51.100.4' }).logIn(MIRA)).toMatchObject({ email: MIRA });
    ground.wait(10 * 60_000);
    await asked();
  });

  it('end no pending login, however many others start', async () => {
    const ground = authGround();
    const mira = ground.browser({ address: '198.51.100.4' });
    const { flow } = await mira.ask('email', { email: MIRA, browser: mira.id });
    const [link = ''] = /http\S+/.exec(ground.outbox.at(-1)?.text ?? '') ?? [];
    for (let at = 0; at < 5_000; at += 1) {
      const context = { address: `203.${at % 200}.${Math.floor(at / 200)}.7` };
      await ground.api('email', { email: `v${at}@mail.example`, browser: secretText() }, context);
    }
    await ground.login.approve(new URL(link).searchParams.get('link') ?? '');
    expect(await mira.ask('code', { flow, code: ground.code(MIRA) })).toMatchObject({ email: MIRA });
  });

  it.each([
    ['of IPv4 addresses', '203.0.113.7', '203.0.113.200', '203.0.114.7'],
    ['of IPv6 addresses', '2001:db8:1::7', '2001:db8:1:ffff::8', '2001:db8:2::7'],
  ])('count a block %s together, and no other', async (_, one, near, far) => {
    const ground = authGround({ mostBegun: 2 });
    const begin = (address: string) =>
      ground.api('email', { email: `${secretText()}@mail.example`, browser: secretText() }, { address });
    await begin(one);
    await begin(near);
    await expect(begin(one)).rejects.toMatchObject({ status: 429 });
    await expect(begin(near)).rejects.toMatchObject({ message: expect.stringContaining('your network') });
    await begin(far);
  });

  it('do not count this computer, where visitors cannot be distinguished', async () => {
    const ground = authGround({ mostBegun: 1 });
    for (let at = 0; at < 3; at += 1)
      await ground.api('email', { email: `v${at}@mail.example`, browser: secretText() }, { address: '127.0.0.1' });
  });
});

describe('the limit for logged-in visitors', () => {
  it('stops a browser that sends endless requests, leaves room for the visitor’s others, and ends after a while', async () => {
    const ground = authGround({ mostAsked: { ofSession: 3, ofAccount: 100 } });
    const [wild, other, juno] = [ground.browser(), ground.browser(), ground.browser()];
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
    ground.wait(10 * 60_000);
    await wild.ask('vault', { token });
    await other.ask('end-session', { token: own.token, id: list.find((each) => !each.own)?.id ?? '' });
    await expect(wild.ask('vault', { token })).rejects.toMatchObject({ status: 401 });
  });

  it('stops an account whose many browsers send endless requests, and always allows signing out', async () => {
    const ground = authGround({ mostAsked: { ofSession: 2, ofAccount: 3 } });
    const [one, other] = [ground.browser(), ground.browser()];
    const [first, second] = [await one.logIn(MIRA), await other.logIn(MIRA)];
    for (let at = 0; at < 2; at += 1) await one.ask('vault', { token: first.token });
    await other.ask('vault', { token: second.token });
    await expect(other.ask('vault', { token: second.token })).rejects.toMatchObject({
      ...{ status: 429, message: 'Too many requests for your account. Try again in 10 minutes' },
    });
    await other.ask('leave', { token: second.token });
    ground.wait(10 * 60_000);
    await expect(other.ask('vault', { token: second.token })).rejects.toMatchObject({ status: 401 });
    expect((await one.ask('sessions', { token: first.token })).list).toHaveLength(1);
  });

  it('does not count requests with a token but without its browser', async () => {
    const ground = authGround({ mostAsked: { ofSession: 2, ofAccount: 2 } });
    const [mira, thief] = [ground.browser(), ground.browser()];
    const { token } = await mira.logIn(MIRA);
    for (let at = 0; at < 5; at += 1)
      await expect(thief.ask('vault', { token })).rejects.toMatchObject({ status: 401 });
    await mira.ask('vault', { token });
  });
});

describe('a challenge', () => {
  const email = () => ({ email: `${secretText()}@mail.example`, browser: secretText() });

  it('is solved by the browser of a visitor whose network is over the limit', async () => {
    const ground = authGround({ mostBegun: 1, challengeBits: 4 });
    const mira = ground.browser({ address: '203.0.113.7' });
    await ground.api('email', email(), { address: '203.0.113.7' });
    expect(await mira.logIn(MIRA)).toMatchObject({ email: MIRA });
  });

  it('is not solved without work, with too little work, or twice by the same work', async () => {
    const ground = authGround({ mostBegun: 1, challengeBits: 4 });
    const ask = (solution?: string) => ground.api('email', email(), { address: '203.0.113.7', solution });
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
    const ground = authGround({ mostBegun: 1 });
    const asked = () => ground.api('email', email(), { address: '203.0.113.7' });
    await asked();
    await expect(asked()).rejects.not.toHaveProperty('challenge');
  });

  it('expires', async () => {
    const ground = authGround({ mostBegun: 1, challengeBits: 1 });
    const ask = (solution?: string) => ground.api('email', email(), { address: '203.0.113.7', solution });
    await ask();
    const { challenge } = (await ask().catch((error: unknown) => error)) as {
      challenge: { text: string; bits: number };
    };
    const { solvePuzzle } = await import('../../frame/session/solve-puzzle.js');
    ground.wait(5 * 60_000);
    await expect(ask(await solvePuzzle(challenge))).rejects.toMatchObject({ status: 429 });
  });
});
