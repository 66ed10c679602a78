/** A page learns who is logged in only after the visitor's consent. */
import { describe, expect, it, vi } from 'vitest';
import { type FrameFixture, frameFixture } from '../frame-fixture.js';

/** A machine may be busy with much else. */
const TIMEOUT = { timeout: 20_000 };
const EMAIL = 'mira@mail.example';
const fixture = () => frameFixture(undefined, false, [], undefined, undefined, true);
const news = ({ posted }: FrameFixture) => posted.map(({ type }) => type).filter((type) => type.includes('VISITOR'));
const asked = ({ shown }: FrameFixture) => vi.waitUntil(() => shown(), TIMEOUT);

/** Up to where the page would learn the user. */
async function logIn({ ask, openLink, code }: FrameFixture, email = EMAIL): Promise<void> {
  await ask('CONNECT_EMAIL', { email });
  await openLink();
  await ask('CONNECT_DEVICE');
  await ask('CONNECT_OTP', { otp: code() });
}

describe('a page without consent', () => {
  it('learns nothing about the user, and is told after consent; then it is not asked again', async () => {
    const visit = fixture();
    const { ask, site, posted } = visit;
    await logIn(visit);
    expect(await ask('IS_CONNECTED')).toEqual({ isConnected: false });
    for (const [name, payload] of [
      ['SET_PREFERRED_ACCOUNT', { type: 'eoa' }],
      ['SWITCH_NETWORK', { chainId: 31338 }],
      ['RPC_REQUEST', { method: 'eth_accounts', params: [] }],
      ['UPDATE_EMAIL', { email: 'other@mail.example' }],
    ] as const)
      await expect(ask(name, payload as never)).rejects.toThrow('You are not logged in');
    expect(posted.some(({ type }) => type.endsWith('SESSION_UPDATE'))).toBe(false);
    expect(news(visit)).toEqual([]);

    const user = ask('GET_USER');
    const { words, answer } = await asked(visit);
    expect([words.title, words.yes, words.no]).toEqual(['Share your account?', 'Continue', 'Don’t share']);
    expect(words.facts).toEqual([
      ['Address', expect.stringMatching(/^0x/)],
      ['Email', EMAIL],
    ]);
    expect(news(visit)).toEqual(['@w3m-frame/VISITOR_NEEDED']);
    expect(site.open).toBe(1);
    answer(true);
    expect(await user).toMatchObject({ address: words.facts[0]?.[1], email: EMAIL });
    expect(news(visit)).toEqual(['@w3m-frame/VISITOR_NEEDED', '@w3m-frame/VISITOR_DONE']);
    expect(posted.some(({ type }) => type.endsWith('SESSION_UPDATE'))).toBe(true);
    expect(await ask('IS_CONNECTED')).toEqual({ isConnected: true });

    const later = visit.reload();
    expect(await later.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    expect(await later.ask('GET_USER')).toMatchObject({ email: EMAIL });
    expect(news(later)).toEqual([]);
  });

  it('gets a message if declined; simultaneous prompts are one', async () => {
    const visit = fixture();
    await logIn(visit);
    const both = [visit.ask('GET_USER'), visit.ask('GET_USER')].map((each) => each.catch((error: unknown) => error));
    (await asked(visit)).answer(false);
    for (const each of both)
      expect(await each).toMatchObject({ message: 'You declined to share your account with this app', code: 4001 });
    expect(visit.shown()).toBe(undefined);
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: false });
    // The messages of a login do not reveal the user either.
    expect(await visit.ask('CONNECT_EMAIL', { email: EMAIL })).toEqual({ action: 'VERIFY_OTP' });
  });

  it('asks the next visitor of the same page as well', async () => {
    const visit = fixture();
    await logIn(visit);
    const mira = visit.ask('GET_USER');
    (await asked(visit)).answer(true);
    await mira;
    await visit.ask('SIGN_OUT');
    await logIn(visit, 'juno@mail.example');
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: false });
    const juno = visit.ask('GET_USER');
    juno.catch(() => undefined);
    const { words, answer } = await asked(visit);
    expect(words.facts).toContainEqual(['Email', 'juno@mail.example']);
    answer(false);
    await expect(juno).rejects.toThrow('You declined to share');
  });

  it('cancels the prompt', async () => {
    const visit = fixture();
    await logIn(visit);
    const user = visit.ask('GET_USER');
    user.catch(() => undefined);
    await asked(visit);
    await visit.ask('RELOAD');
    await expect(user).rejects.toThrow('You declined to share');
    expect(visit.shown()).toBe(undefined);
    expect(news(visit).at(-1)).toBe('@w3m-frame/VISITOR_DONE');
  });
});

describe('a page', () => {
  it('that changes the email needs the visitor’s consent in the frame, before any code is sent', async () => {
    const visit = fixture();
    await logIn(visit);
    const user = visit.ask('GET_USER');
    (await asked(visit)).answer(true);
    await user;
    const sent = visit.outbox.length;
    const refused = visit.ask('UPDATE_EMAIL', { email: 'other@mail.example' });
    const { words, answer } = await asked(visit);
    expect(words.facts).toEqual([
      ['Now', EMAIL],
      ['New', 'other@mail.example'],
    ]);
    answer(false);
    await expect(refused).rejects.toMatchObject({ code: 4001 });
    expect(visit.outbox).toHaveLength(sent);
    const agreed = visit.ask('UPDATE_EMAIL', { email: 'other@mail.example' });
    (await asked(visit)).answer(true);
    expect(await agreed).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
    expect(visit.outbox).toHaveLength(sent + 1);
  });
});
