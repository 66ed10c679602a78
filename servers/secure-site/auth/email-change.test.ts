/** Changes of the login email: what they end, and, with a delay, who can stop them. */
import { describe, expect, it, vi } from 'vitest';
import type { OutgoingMail } from '../mail/smtp-sender.js';
import { authFixture } from './fixture.js';
import { Refusal } from './refusal.js';
import { secretText } from './secret-text.js';

const [OLD, NEW] = ['mira@mail.example', 'mira@new.example'];
const HOUR_MS = 3_600_000;

async function changed(delayMs: number) {
  const fixture = authFixture({ emailDelayMs: delayMs });
  const [mira, desk] = [fixture.browser(), fixture.browser()];
  const [{ token, account }, other] = [await mira.logIn(OLD), await desk.logIn(OLD)];
  await mira.ask('change-email', { token, email: NEW });
  await mira.ask('change-old', { token, code: fixture.code(OLD) });
  const answer = await mira.ask('change-new', { token, code: fixture.code(NEW), browser: mira.id });
  const isIn = (browser: typeof mira, with_: string) =>
    browser.ask('sessions', { token: with_ }).then(
      () => true,
      () => false,
    );
  return { fixture, mira, account, answer, isIn: async () => [await isIn(mira, token), await isIn(desk, other.token)] };
}

describe('a change of email', () => {
  it('ends the other sessions, and keeps the account', async () => {
    const { fixture, mira, account, answer, isIn } = await changed(0);
    expect(answer).toEqual({ email: NEW });
    expect(fixture.outbox.at(-1)).toMatchObject({ to: OLD, text: expect.stringContaining(`to ${NEW}`) });
    expect(await isIn()).toEqual([true, false]);
    expect(await mira.logIn(NEW)).toMatchObject({ account, email: NEW });
    expect(await fixture.stores.accounts.accountOf(`email:${OLD}`)).toBeUndefined();
  });

  it('sends five codes a day to an address, whoever asks: strangers must not guess one', async () => {
    const fixture = authFixture();
    const sent = () => fixture.outbox.filter(({ to }) => to === NEW).length;
    const move = async (at: number) => {
      const thief = fixture.browser();
      const { token } = await thief.logIn(`thief${at}@mail.example`);
      await thief.ask('change-email', { token, email: NEW });
      await thief.ask('change-old', { token, code: fixture.code(`thief${at}@mail.example`) });
    };
    for (let at = 0; at < 5; at += 1) await move(at);
    for (const minutes of [0, 10, 23 * 60]) {
      fixture.wait(minutes * 60_000);
      await expect(move(minutes)).rejects.toMatchObject({ status: 429 });
    }
    expect(sent()).toBe(5);
    fixture.wait(60 * 60_000);
    await move(9);
    expect(sent()).toBe(6);
  });

  it('waits if the site sets a delay, notifies the old address, and then happens', async () => {
    const { fixture, account, answer, isIn } = await changed(24 * HOUR_MS);
    expect(answer).toEqual({ email: OLD, from: expect.any(Number) });
    expect(fixture.outbox.at(-1)).toMatchObject({ to: OLD, text: expect.stringContaining('In 24 hours') });
    fixture.wait(24 * HOUR_MS - 1_000);
    expect(await fixture.stores.accounts.settleEmailMoves()).toEqual([]);
    expect(await isIn()).toEqual([true, true]);
    fixture.wait(1_000);
    expect(await fixture.stores.accounts.settleEmailMoves()).toMatchObject([{ account, to: NEW, moved: true }]);
    expect(await isIn()).toEqual([true, false]);
  });

  it('does not happen if the old address could not be notified', async () => {
    let away = false;
    const outbox: OutgoingMail[] = [];
    const send = (mail: OutgoingMail) =>
      away ? Promise.reject(new Refusal('The email could not be sent', 503)) : Promise.resolve(void outbox.push(mail));
    const fixture = authFixture({ emailDelayMs: HOUR_MS, verifiesNewBrowsers: () => false, send });
    const codeTo = (to: string) =>
      /^\d{6}$/m.exec([...outbox].reverse().find((each) => each.to === to)?.text ?? '')?.[0] ?? '';
    const mira = fixture.browser();
    const { flow } = await mira.ask('email', { email: OLD, browser: mira.id });
    const { token } = await mira.ask('code', { flow, code: codeTo(OLD) });
    await mira.ask('change-email', { token, email: NEW });
    await mira.ask('change-old', { token, code: codeTo(OLD) });
    away = true;
    await expect(mira.ask('change-new', { token, code: codeTo(NEW), browser: mira.id })).rejects.toThrow('be sent');
    fixture.wait(48 * HOUR_MS);
    expect(await fixture.stores.accounts.settleEmailMoves()).toEqual([]);
  });

  it('can be stopped by the link in the notice until then, once', async () => {
    const { fixture } = await changed(24 * HOUR_MS);
    const [url = ''] = /http\S+/.exec(fixture.outbox.at(-1)?.text ?? '') ?? [];
    expect(new URL(url).pathname).toBe('/stop-change');
    const link = new URL(url).searchParams.get('link') ?? '';
    expect(await fixture.change.cancel('another')).toBe(false);
    expect(await fixture.change.cancel(link)).toBe(true);
    expect(await fixture.change.cancel(link)).toBe(false);
    fixture.wait(48 * HOUR_MS);
    expect(await fixture.stores.accounts.settleEmailMoves()).toEqual([]);
  });

  it.each([
    ['is ended from another browser', 'end-session', []],
    ['is ended with all others', 'end-other-sessions', []],
    ['is only logged out', 'leave', [NEW]],
    ['stays while another one is ended', 'another', [NEW]],
  ])('that is planned does not happen if its session %s', async (_how, by, moved) => {
    const fixture = authFixture({ emailDelayMs: HOUR_MS });
    const [mira, desk, phone] = [fixture.browser(), fixture.browser(), fixture.browser()];
    const [{ token, session }, { token: own }] = [await mira.logIn(OLD), await desk.logIn(OLD)];
    const other = await phone.logIn(OLD);
    await mira.ask('change-email', { token, email: NEW });
    await mira.ask('change-old', { token, code: fixture.code(OLD) });
    await mira.ask('change-new', { token, code: fixture.code(NEW), browser: mira.id });
    if (by === 'end-session') await desk.ask(by, { token: own, id: session });
    else if (by === 'end-other-sessions') await desk.ask(by, { token: own });
    else if (by === 'leave') await mira.ask(by, { token });
    else await desk.ask('end-session', { token: own, id: other.session });
    fixture.wait(HOUR_MS);
    expect((await fixture.stores.accounts.settleEmailMoves()).map(({ to }) => to)).toEqual(moved);
  });

  it('requires a browser that has opened the account’s wallet: access to the mailbox is not enough', async () => {
    const fixture = authFixture();
    const [mira, thief] = [fixture.browser(), fixture.browser()];
    const { token } = await mira.logIn(OLD);
    const change = secretText();
    await mira.ask('keep-vault', { token, after: 0, sealed: 'sealed', change });
    const stolen = await thief.logIn(OLD);
    const before = fixture.outbox.length;
    for (const claim of [undefined, secretText()])
      await expect(thief.ask('change-email', { token: stolen.token, email: NEW, change: claim })).rejects.toMatchObject(
        {
          ...{ status: 403, message: 'This browser could not prove its identity. Log in again' },
        },
      );
    expect(fixture.outbox).toHaveLength(before);
    await mira.ask('change-email', { token, email: NEW, change });
    await mira.ask('change-old', { token, code: fixture.code(OLD) });
    expect(await mira.ask('change-new', { token, code: fixture.code(NEW), browser: mira.id })).toEqual({ email: NEW });
  });

  it('counts simultaneous attempts one by one', async () => {
    const fixture = authFixture();
    const mira = fixture.browser();
    const { token } = await mira.logIn(OLD);
    await mira.ask('change-email', { token, email: NEW });
    const wrong = fixture.code(OLD) === '000000' ? '111111' : '000000';
    await Promise.all(Array.from({ length: 8 }, () => mira.ask('change-old', { token, code: wrong }).catch(() => 0)));
    await expect(mira.ask('change-old', { token, code: fixture.code(OLD) })).rejects.toThrow('Too many wrong codes');
  });

  it('is proved by a code to the address that it is about, also if another one is entered at the same time', async () => {
    const fixture = authFixture();
    const thief = fixture.browser();
    const { token } = await thief.logIn(OLD);
    await thief.ask('change-email', { token, email: NEW });
    const code = fixture.code(OLD);
    const { hit } = fixture.stores.limits;
    vi.spyOn(fixture.stores.limits, 'hit').mockImplementation(async (key, ...rest) => {
      if (key === `mail:${NEW}`) await thief.ask('change-email', { token, email: 'victim@mail.example' });
      return await hit(key, ...rest);
    });
    await thief.ask('change-old', { token, code }).catch(() => undefined);
    const proved = thief.ask('change-new', { token, code: fixture.code(NEW), browser: thief.id });
    await expect(proved).rejects.toThrow('Enter the code sent to the old address first');
    expect(await fixture.stores.accounts.accountOf('email:victim@mail.example')).toBeUndefined();
  });
});
