import { describe, expect, it, vi } from 'vitest';
import { appPayloads } from '../../../infrastructure/connectors/embedded/schema.js';
import { frameFixture, logIn } from './frame-fixture.js';
import { type Answers, frameSite } from './frame-site.js';

/** For a busy machine. */
const LIMIT = { timeout: 20_000 };

describe('the frame, whatever its parts do,', () => {
  const answered = async (answer: () => unknown) => {
    const posted: unknown[] = [];
    const answers = Object.fromEntries(Object.keys(appPayloads).map((name) => [name, answer])) as Partial<Answers>;
    const site = frameSite({
      version: '4',
      post: (each) => posted.push(each),
      answers: answers as Answers,
      limitMs: 20,
    });
    site.receive({ type: '@w3m-app/IS_CONNECTED', id: 'one' });
    await vi.waitFor(() => expect(site.open).toBe(0), LIMIT);
    return posted;
  };
  const error = (message: string) => [{ type: '@w3m-frame/IS_CONNECTED_ERROR', id: 'one', payload: { message } }];

  it('answers a request that takes too long', async () => {
    expect(await answered(() => new Promise(() => undefined))).toEqual(error('That took too long'));
  });

  it('answers if a part throws, or throws anything but an error', async () => {
    const thrown = (value: unknown) =>
      answered(() => {
        throw value;
      });
    expect(await thrown(new Error('Broken'))).toEqual(error('Broken'));
    expect(await thrown('text')).toEqual(error('An error occurred'));
    expect(await thrown(new Error('x'.repeat(10_000)))).toEqual(error('x'.repeat(500)));
  });

  it('never posts an invalid message', async () => {
    expect(await answered(() => Promise.resolve({ isConnected: 'yes' }))).toEqual(
      error('Expected boolean, received string'),
    );
  });

  it('survives a page that cannot be posted to', async () => {
    const post = () => {
      throw new Error('Gone');
    };
    const site = frameSite({
      version: '4',
      post,
      answers: { IS_CONNECTED: () => Promise.resolve({ isConnected: true }) } as Partial<Answers> as Answers,
    });
    site.start();
    site.receive({ type: '@w3m-app/IS_CONNECTED', id: 'one' });
    await vi.waitFor(() => expect(site.open).toBe(0), LIMIT);
  });
});

describe('a session', () => {
  const names = (posted: readonly { readonly type: string; readonly payload?: unknown }[]) =>
    posted.flatMap(({ type, payload }) =>
      type === '@w3m-frame/SESSION_UPDATE' ? [String(Reflect.get(payload as object, 'token'))] : [],
    );

  it('is reported with a harmless name, when it starts and when it is restored', async () => {
    const fixture = frameFixture();
    await logIn(fixture);
    const [name = ''] = names(fixture.posted);
    expect(name).toMatch(/^[\da-f]{32}$/);
    expect(await fixture.ask('IS_CONNECTED', { token: name })).toEqual({ isConnected: true });
    expect(await fixture.ask('IS_CONNECTED', { token: 'another' })).toEqual({ isConnected: false });
    expect(await fixture.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    const again = fixture.reload();
    expect(await again.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    expect(names(again.posted)).toEqual([name]);
    await again.ask('SIGN_OUT');
    await logIn(again, 'orla@mail.example');
    expect(names(again.posted)).toHaveLength(2);
    expect(names(again.posted)[1]).not.toBe(name);
  });
});

describe('the frame answers', () => {
  it('READY, once', () => {
    const { site, posted } = frameFixture();
    site.start();
    expect(posted).toEqual([{ type: '@w3m-frame/READY', payload: { version: '4' } }]);
  });

  it('a new browser: the link first, then the code, then the user', async () => {
    const fixture = frameFixture();
    const { ask } = fixture;
    expect(await ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false });
    expect(await ask('CONNECT_EMAIL', { email: 'mira@mail.example' })).toEqual({ action: 'VERIFY_DEVICE' });
    await expect(ask('CONNECT_OTP', { otp: '000000' })).rejects.toThrow('Register this device first');
    const device = ask('CONNECT_DEVICE');
    await fixture.openLink();
    await device;
    await ask('CONNECT_OTP', { otp: fixture.code() });
    const user = await ask('GET_USER', { chainId: 'eip155:31338', preferredAccountType: 'eoa' });
    expect(user).toMatchObject({ chainId: 31338, email: 'mira@mail.example', preferredAccountType: 'eoa' });
    expect(await ask('CONNECT_EMAIL', { email: 'Mira@mail.example' })).toEqual({ action: 'CONNECT' });
    expect(await ask('GET_CHAIN_ID')).toEqual({ chainId: 31338 });
  });

  it('a known browser: the code only; and the same account again', async () => {
    const fixture = frameFixture();
    const address = await logIn(fixture);
    await fixture.ask('SIGN_OUT');
    await expect(fixture.ask('GET_USER', undefined)).rejects.toThrow('You are not logged in');
    expect(await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' })).toEqual({ action: 'VERIFY_OTP' });
    await fixture.ask('CONNECT_OTP', { otp: fixture.code() });
    expect(await fixture.ask('GET_USER', undefined)).toMatchObject({ address });
  });

  it('after a reload, as long as the session lasts', async () => {
    const fixture = frameFixture();
    const address = await logIn(fixture);
    expect(await fixture.reload().ask('GET_USER', undefined)).toMatchObject({ address });
    await fixture.ask('RELOAD');
    expect(await fixture.ask('GET_USER', undefined)).toMatchObject({ address });
    fixture.wait(8 * 24 * 3_600_000);
    expect(await fixture.reload().ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false });
  });

  it('a cancelled request is never shown, nor one that was about to be', async () => {
    const fixture = frameFixture();
    const address = await logIn(fixture);
    const sign = (message: string) =>
      fixture.ask('RPC_REQUEST', { method: 'personal_sign', params: [message, address] });
    const shown = expect(sign('one')).rejects.toThrow('Canceled');
    await expect.poll(() => fixture.shown()?.words.text).toBe('one');
    const coming = expect(sign('two')).rejects.toThrow('Canceled');
    await fixture.ask('RELOAD');
    await Promise.all([shown, coming]);
    expect(fixture.shown()).toBeUndefined();
    const last = sign('three');
    await expect.poll(() => fixture.shown()?.words.text).toBe('three');
    fixture.shown()?.answer(true);
    expect(await last).toMatch(/^0x/);
  });

  it('the reason why a code is wrong', async () => {
    const fixture = frameFixture();
    const { ask } = fixture;
    await logIn(fixture);
    const used = fixture.code();
    await ask('SIGN_OUT');
    const again = async () => {
      await ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
      return fixture.code();
    };
    const code = await again();
    const wrong = code === used ? '000000' : used;
    await expect(ask('CONNECT_OTP', { otp: wrong })).rejects.toThrow('Invalid code');
    await ask('CONNECT_OTP', { otp: code });
    await expect(ask('CONNECT_OTP', { otp: code })).rejects.toThrow('Ask for a code first');
    await ask('SIGN_OUT');
    const late = await again();
    fixture.wait(20 * 60_000);
    await expect(ask('CONNECT_OTP', { otp: late })).rejects.toThrow('expired');
    const last = await again();
    const other = last === '111111' ? '222222' : '111111';
    for (const said of ['Invalid code', 'Invalid code', 'Invalid code', 'Invalid code', 'Too many wrong codes'])
      await expect(ask('CONNECT_OTP', { otp: other })).rejects.toThrow(said);
    await expect(ask('CONNECT_OTP', { otp: last })).rejects.toThrow('Too many wrong codes');
  });

  it('no more mails to an address than the limit', async () => {
    const { ask } = frameFixture();
    for (let mails = 0; mails < 20; mails += 1) await ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
    await expect(ask('CONNECT_EMAIL', { email: 'mira@mail.example' })).rejects.toThrow('Too many emails');
  });

  it('a login that was replaced or cancelled', async () => {
    const fixture = frameFixture();
    await fixture.ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
    const first = expect(fixture.ask('CONNECT_DEVICE')).rejects.toThrow('Canceled');
    await fixture.ask('CONNECT_EMAIL', { email: 'other@mail.example' });
    await first;
    const second = expect(fixture.ask('CONNECT_DEVICE')).rejects.toThrow('Canceled');
    await fixture.ask('SIGN_OUT');
    await second;
  });

  it('a sign-out while the key is being opened: nobody is logged in then', async () => {
    const fixture = frameFixture();
    const { ask } = fixture;
    await logIn(fixture);
    await ask('SIGN_OUT');
    await ask('CONNECT_EMAIL', { email: 'mira@mail.example' });
    const importKey = crypto.subtle.importKey.bind(crypto.subtle) as (...parameters: unknown[]) => Promise<CryptoKey>;
    vi.spyOn(crypto.subtle, 'importKey').mockImplementationOnce(async (...parameters: unknown[]) => {
      await ask('SIGN_OUT');
      return await importKey(...parameters);
    });
    await expect(ask('CONNECT_OTP', { otp: fixture.code() })).rejects.toThrow('Canceled');
    expect(await ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false });
    expect(await fixture.reload().ask('IS_CONNECTED', undefined)).toEqual({ isConnected: false });
  });

  it('its networks and account types, and no others', async () => {
    const { ask, ...fixture } = frameFixture();
    await expect(ask('SWITCH_NETWORK', { chainId: 31338 })).rejects.toThrow('not logged in');
    const address = await logIn({ ask, ...fixture });
    expect(await ask('SWITCH_NETWORK', { chainId: 'eip155:31338' })).toEqual({ chainId: 31338 });
    await expect(ask('SWITCH_NETWORK', { chainId: 'eip155:1' })).rejects.toThrow('does not have this network');
    await expect(ask('SWITCH_NETWORK', { chainId: 'solana:31337' })).rejects.toThrow('does not have this network');
    expect(await ask('GET_CHAIN_ID')).toEqual({ chainId: 31338 });
    expect(await ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({ type: 'eoa', address });
    await expect(ask('SET_PREFERRED_ACCOUNT', { type: 'other' })).rejects.toThrow('Unknown account type');
    expect(await ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual({ smartAccountEnabledNetworks: [31337, 31338] });
  });

  it('an approved request; a sign-out removes it from the screen', async () => {
    const fixture = frameFixture();
    const address = await logIn(fixture);
    const sign = () => fixture.ask('RPC_REQUEST', { method: 'personal_sign', params: ['Hello', address] });
    const signed = sign();
    await vi.waitFor(() => expect(fixture.shown()?.words.text).toBe('Hello'), LIMIT);
    fixture.shown()?.answer(true);
    expect(await signed).toMatch(/^0x[\da-f]{130}$/);
    const dropped = expect(sign()).rejects.toThrow('Canceled');
    await vi.waitFor(() => expect(fixture.shown()).toBeDefined(), LIMIT);
    await fixture.ask('SIGN_OUT');
    await dropped;
    expect(fixture.shown()).toBeUndefined();
  });

  it('a change of address: a code to the old one, then one to the new one', async () => {
    const fixture = frameFixture();
    const { ask } = fixture;
    await expect(ask('UPDATE_EMAIL', { email: 'new@mail.example' })).rejects.toThrow('not logged in');
    const address = await logIn(fixture);
    await expect(ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: '000000' })).rejects.toThrow('Enter the new address first');
    await expect(ask('UPDATE_EMAIL', { email: 'MIRA@mail.example' })).rejects.toThrow('already your address');
    expect(await ask('UPDATE_EMAIL', { email: 'new@mail.example' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
    expect(fixture.outbox.at(-1)).toMatchObject({ to: 'mira@mail.example' });
    await expect(ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: '000000' })).rejects.toThrow('code sent to the old address');
    await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: fixture.code() });
    expect(fixture.outbox.at(-1)).toMatchObject({ to: 'new@mail.example' });
    expect(await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: fixture.code() })).toEqual({ newEmail: 'new@mail.example' });
    expect(await ask('GET_USER', undefined)).toMatchObject({ address, email: 'new@mail.example' });
    await ask('SIGN_OUT');
    expect(await ask('CONNECT_EMAIL', { email: 'new@mail.example' })).toEqual({ action: 'VERIFY_OTP' });
    await ask('CONNECT_OTP', { otp: fixture.code() });
    expect(await ask('GET_USER', undefined)).toMatchObject({ address });
  });

  it('no change to an address that has an account', async () => {
    const fixture = frameFixture();
    const { ask } = fixture;
    await logIn(fixture, 'other@mail.example');
    await ask('SIGN_OUT');
    await logIn(fixture);
    await ask('UPDATE_EMAIL', { email: 'other@mail.example' });
    await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: fixture.code() });
    const asked = ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: fixture.code() });
    await expect(asked).rejects.toThrow('already has its own account');
  });

  it('a login by another app, once it is approved there', async () => {
    const fixture = frameFixture();
    const { ask, farcaster } = fixture;
    await expect(ask('CONNECT_FARCASTER')).rejects.toThrow('Ask for the link first');
    const link = async () => {
      const { url } = (await ask('GET_FARCASTER_URI')) as { url: string };
      return new URL(url).searchParams.get('channel') ?? '';
    };
    const declined = await link();
    const refused = expect(ask('CONNECT_FARCASTER')).rejects.toThrow('You declined the login');
    await farcaster.answer(declined, undefined);
    await refused;
    const channel = await link();
    const connected = ask('CONNECT_FARCASTER');
    await farcaster.answer(channel, 'mira');
    expect(await connected).toEqual({ userName: 'mira' });
    await expect(farcaster.answer(channel, 'other')).rejects.toThrow('expired');
    expect(await ask('IS_CONNECTED', undefined)).toEqual({ isConnected: true });
    await expect(ask('UPDATE_EMAIL', { email: 'new@mail.example' })).rejects.toThrow('another service');
  });

  it('nothing for somebody else’s account', async () => {
    const fixture = frameFixture();
    await logIn(fixture);
    const params = ['Hello', '0x000000000000000000000000000000000000dEaD'];
    await expect(fixture.ask('RPC_REQUEST', { method: 'personal_sign', params })).rejects.toThrow('not the account');
    expect(fixture.shown()).toBeUndefined();
  });
});
