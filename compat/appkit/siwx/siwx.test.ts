/** A dapp's own sign-in, written against AppKit's documentation, signs visitors in to its page. */
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInSubject } from '../../../application/ports/sign-in.js';
import { readSignInText } from '../../../domain/sign-in/sign-in-message.js';
import { memoryStorage } from '../../../infrastructure/fakes/index.js';
import { scriptedDevice } from '../../../infrastructure/fakes/scripted-device.js';
import { verifyFails } from '../../../infrastructure/fakes/verify.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import { toModalOptions } from '../to-modal-options.js';
import {
  DefaultSIWX,
  EIP155Verifier,
  InformalMessenger,
  LocalStorage,
  type SIWXPlugin,
  SolanaVerifier,
} from './index.js';
import { pluginSessions } from './plugin-sessions.js';

const visitor = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const network: SignInSubject['network'] = {
  ...{ id: 1, caipNetworkId: 'eip155:1', chainNamespace: 'eip155', name: 'Ethereum' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
};
const subject: SignInSubject = { account: { namespace: 'eip155', address: visitor.address, type: 'eoa' }, network };
const wallet = { name: 'A', type: 'INJECTED' };

function contextOf(time = virtualTime(Date.parse('2030-01-01T00:00:00Z'))) {
  const device = scriptedDevice({ origin: 'https://app.example' });
  return { device, scheduler: time.scheduler, storage: memoryStorage(), networks: [network] };
}

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

describe('DefaultSIWX with a messenger, verifiers and a storage', () => {
  const make = (getNonce: () => string = () => '4711') => {
    const siwx = new DefaultSIWX({
      messenger: new InformalMessenger({
        ...{ domain: 'app.example', uri: 'https://app.example', statement: 'Come aboard', expiration: 3_600_000 },
        getNonce: () => Promise.resolve(getNonce()),
      }),
      verifiers: [new EIP155Verifier(), new SolanaVerifier()],
      storage: new LocalStorage({ key: '@lighthouse/siwx' }),
    });
    return siwx.load(contextOf());
  };
  const signIn = async (port: Awaited<ReturnType<typeof make>>, change = '') => {
    const text = await firstValueFrom(port.text(subject));
    const signature = await visitor.signMessage({ message: `${text}${change}` });
    return firstValueFrom(port.add({ ...subject, wallet, text, signature }));
  };

  it('signs in with the site’s own nonce and statement, and keeps the session under its key', async () => {
    const port = await make();
    expect(port.required).toBe(true);
    const session = await signIn(port);
    expect(session.text).toContain('\nNonce: 4711\n');
    expect(session.text).toContain('\nCome aboard\n');
    expect(session.accountId).toBe(`eip155:1:${visitor.address}`);
    expect([...kept.keys()]).toEqual(['@lighthouse/siwx']);
    const again = await make();
    expect(await firstValueFrom(again.sessions(subject))).toEqual([session]);
    await lastValueFrom(again.end(subject), { defaultValue: undefined });
    expect(await firstValueFrom(again.sessions(subject))).toEqual([]);
  });

  it('writes the text of EIP-4361', async () => {
    const text = await firstValueFrom((await make(() => 'abcdefgh')).text(subject));
    expect(readSignInText(text)).toMatchObject({ address: visitor.address, nonce: 'abcdefgh', domain: 'app.example' });
  });

  it.each(['ab\nURI: https://evil.example', '', '4 7'])('refuses the nonce %j', async (nonce) => {
    await verifyFails((await make(() => nonce)).text(subject), 'invalid-options');
  });

  it('refuses a signature of another text, and each text twice', async () => {
    const port = await make();
    await expect(signIn(port, '!')).rejects.toMatchObject({ code: 'wallet-misbehaved' });
    const { text = '', signature = '' } = await signIn(port);
    await verifyFails(port.add({ ...subject, wallet, text, signature }), 'wallet-misbehaved');
  });

  it.each(['no json', '{}', '[null, {"data": 5}]'])('ignores what it cannot read: %s', async (text) => {
    kept.set('@lighthouse/siwx', text);
    expect(await firstValueFrom((await make()).sessions(subject))).toEqual([]);
  });

  it('forgets a session that another script put into the storage', async () => {
    await signIn(await make());
    const [stored] = [...kept.values()];
    kept.set('@lighthouse/siwx', (stored ?? '').replaceAll('Come aboard', 'Come abroad'));
    expect(await firstValueFrom((await make()).sessions(subject))).toEqual([]);
    expect([...kept.values()]).toEqual(['[]']);
  });
});

describe('a plug-in of the dapp', () => {
  const plugin = (changes: Partial<SIWXPlugin> = {}): SIWXPlugin => ({
    createMessage: async (input) => ({
      ...{ ...input, domain: 'app.example', uri: 'https://app.example', version: '1', nonce: '1' },
      toString: () => `Ahoy ${input.accountAddress}`,
    }),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
    ...changes,
  });

  it('is what createAppKit takes as `siwx`, and parts of Porthole are taken as they are', () => {
    const given = (siwx: NonNullable<Parameters<typeof toModalOptions>[0]['siwx']>) =>
      toModalOptions({ networks: [network], projectId: 'a', siwx }).siwx;
    expect(given(plugin())).toMatchObject({ id: 'siwx' });
    const own = new DefaultSIWX();
    expect(given(own)).toBe(own);
    expect(own.id).toBe('local');
  });

  it('composes the text, verifies the signature, and is notified of the end', async () => {
    const addSession = vi.fn(async () => undefined);
    const revokeSession = vi.fn(async () => undefined);
    const port = pluginSessions(plugin({ addSession, revokeSession }), contextOf());
    expect(port.required).toBe(false);
    const text = await firstValueFrom(port.text(subject));
    expect(text).toBe(`Ahoy ${visitor.address}`);
    await firstValueFrom(port.add({ ...subject, wallet, text, signature: '0x11' }));
    const data = { chainId: 'eip155:1', accountAddress: visitor.address, nonce: '1' };
    expect(addSession.mock.calls).toEqual([[expect.objectContaining({ message: text, signature: '0x11' })]]);
    expect(addSession.mock.calls).toMatchObject([[{ data }]]);
    await lastValueFrom(port.end(subject), { defaultValue: undefined });
    expect(revokeSession.mock.calls).toEqual([['eip155:1', visitor.address]]);
  });

  it('has no session of another account or network', async () => {
    const data = { chainId: 'eip155:1', accountAddress: visitor.address.toLowerCase() };
    const sessions = [
      { data, message: 'a', signature: 'b' },
      { data: { ...data, accountAddress: '0x66' }, message: 'a', signature: 'b' },
      { data: { ...data, chainId: 'eip155:10' }, message: 'a', signature: 'b' },
      null,
    ];
    const port = pluginSessions(plugin({ getSessions: async () => sessions as never }), contextOf());
    expect(await firstValueFrom(port.sessions(subject))).toEqual([
      { accountId: `eip155:1:${visitor.address}`, text: 'a', signature: 'b' },
    ]);
  });

  it('fails with a code if it rejects, composes nothing, or never answers', async () => {
    const failing = () => Promise.reject(new Error('Oh'));
    const port = pluginSessions(plugin({ addSession: failing }), contextOf());
    const text = await firstValueFrom(port.text(subject));
    await verifyFails(port.add({ ...subject, wallet, text, signature: '0x11' }), 'wallet-misbehaved');
    await verifyFails(
      pluginSessions(plugin({ createMessage: async () => ({}) as never }), contextOf()).text(subject),
      'request-failed',
    );
    const time = virtualTime(0);
    const silent = pluginSessions(plugin({ getSessions: () => new Promise(() => undefined) }), contextOf(time));
    const failed = verifyFails(silent.sessions(subject), 'timed-out');
    await Promise.resolve();
    time.advance(20_000);
    await failed;
  });
});
