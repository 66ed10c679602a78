/** A server that answers incorrectly, late, or never, and the calls it receives. */
import { firstValueFrom, lastValueFrom, type Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { SignInSubject } from '../../../application/ports/sign-in.js';
import { readSignInText } from '../../../domain/sign-in/sign-in-message.js';
import { memoryStorage } from '../../fakes/index.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import type { SiweOptions } from './index.js';
import { siweSessions } from './siwe-sessions.js';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const network: SignInSubject['network'] = {
  ...{ id: 1, caipNetworkId: 'eip155:1', chainNamespace: 'eip155', name: 'Ethereum' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
};
const subject: SignInSubject = { account: { namespace: 'eip155', address: ADDRESS, type: 'eoa' }, network };
const session = { address: ADDRESS.toLowerCase(), chainId: 1 };

function setUp(changes: Partial<SiweOptions> = {}) {
  const time = virtualTime(Date.parse('2030-01-01T00:00:00Z'));
  const getNonce = vi.fn(() => Promise.resolve('abcdefgh'));
  const options: SiweOptions = {
    getNonce,
    verifyMessage: () => Promise.resolve(true),
    getSession: () => Promise.resolve(session),
    signOut: vi.fn(() => Promise.resolve(true)),
    ...changes,
  };
  const device = scriptedDevice({ origin: 'https://app.example' });
  const port = siweSessions(options, { device, scheduler: time.scheduler, storage: memoryStorage(), networks: [] });
  return { time, port, getNonce, options, device };
}

const signed = (text: string) => ({ ...subject, text, signature: '0x11', wallet: { name: 'A', type: 'INJECTED' } });
const held = (answer: unknown, changes: Partial<SiweOptions> = {}) =>
  lastValueFrom(setUp({ ...changes, getSession: () => Promise.resolve(answer as null) }).port.sessions(subject));
/** Checks that the stream fails with that code once the time limit has passed. */
async function late(time: { advance(by: number): void }, asked: Observable<unknown>): Promise<void> {
  const failed = verifyFails(asked, 'timed-out');
  await Promise.resolve();
  time.advance(20_000);
  await failed;
}

describe('S5.18 a server for sign-in', () => {
  it('is asked for one nonce per attempt, and the message is in the format of EIP-4361', async () => {
    const { port, getNonce } = setUp();
    const text = await firstValueFrom(port.text(subject));
    expect(getNonce.mock.calls).toEqual([[ADDRESS]]);
    expect(readSignInText(text)).toMatchObject({ address: ADDRESS, nonce: 'abcdefgh', domain: 'app.example' });
    await firstValueFrom(port.text(subject));
    expect(getNonce).toHaveBeenCalledTimes(2);
  });

  it('can compose the message itself, and receives the account', async () => {
    const createMessage = vi.fn(() => 'Ahoy');
    const params = { statement: 'Hi', iat: '2030-01-01T00:00:00Z' };
    const { port } = setUp({ createMessage, getMessageParams: () => Promise.resolve(params) });
    expect(await firstValueFrom(port.text(subject))).toBe('Ahoy');
    expect(createMessage.mock.calls).toEqual([
      [
        {
          ...params,
          ...{ address: `did:pkh:eip155:1:${ADDRESS}`, chainId: 1, nonce: 'abcdefgh', version: '1' },
          ...{ domain: 'app.example', uri: 'https://app.example' },
        },
      ],
    ]);
  });

  it('is for the page where its domain and URI are undefined', async () => {
    const params = { domain: undefined, uri: undefined, statement: undefined };
    const { port } = setUp({ getMessageParams: () => Promise.resolve(params) });
    expect(readSignInText(await firstValueFrom(port.text(subject)))).toMatchObject({
      ...{ domain: 'app.example', uri: 'https://app.example' },
    });
  });

  it.each<[string, Partial<SiweOptions>]>([
    [
      'a statement of two lines',
      { getMessageParams: () => Promise.resolve({ statement: 'Hi\nURI: https://evil.example' }) },
    ],
    ['a nonce with an injected line', { getNonce: () => Promise.resolve('abcdefgh\nIssued At: never') }],
    ['no nonce', { getNonce: () => Promise.resolve(undefined as never) }],
  ])('%s is not shown to the visitor', async (_, changes) => {
    await verifyFails(setUp(changes).port.text(subject), 'invalid-options');
  });

  it.each<[string, Partial<SiweOptions>]>([
    ['Failed to get message params!', { getMessageParams: () => Promise.resolve(null as never) }],
    ['There is no message to sign', { createMessage: () => '' }],
    ['There is no message to sign', { createMessage: () => 'a'.repeat(20_001) }],
  ])('fails with %s', async (message, changes) => {
    await expect(firstValueFrom(setUp(changes).port.text(subject))).rejects.toMatchObject({ message });
  });

  it.each([
    ['no session', null, []],
    ['a session without an address', { chainId: 1 }, []],
    ['a session without a network', { address: ADDRESS }, []],
    ['an invalid session', 'yes', []],
    ['that of another account', { ...session, address: `0x${'66'.repeat(20)}` }, []],
    ['that on another network', { ...session, chainId: 10 }, []],
    ['its own session in another notation', { address: ADDRESS.toUpperCase().replace('0X', '0x'), chainId: '1' }, [1]],
  ])('reports %s', async (_, answer, found) => {
    expect(await held(answer)).toHaveLength(found.length);
  });

  it('can report other networks and accounts if switching does not sign out', async () => {
    expect(await held({ ...session, chainId: 10 }, { signOutOnNetworkChange: false })).toHaveLength(1);
    expect(await held({ ...session, address: '0x66' }, { signOutOnAccountChange: false })).toHaveLength(1);
  });

  it.each<[string, Partial<SiweOptions>]>([
    ['no', { verifyMessage: () => Promise.resolve(false) }],
    ['a truthy text', { verifyMessage: () => Promise.resolve('true' as never) }],
    ['true, but has no session', { getSession: () => Promise.resolve(null) }],
  ])('that answers %s does not sign in', async (_, changes) => {
    const onSignIn = vi.fn();
    const { port } = setUp({ ...changes, onSignIn });
    const text = await firstValueFrom(port.text(subject));
    await expect(firstValueFrom(port.add(signed(text)))).rejects.toMatchObject({ message: 'Failed to verify message' });
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('times out if it never answers', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { port, time } = setUp({ getNonce: never, getSession: never });
    await late(time, port.text(subject));
    await late(time, port.sessions(subject));
    const other = setUp({ verifyMessage: never });
    const text = await firstValueFrom(other.port.text(subject));
    await late(other.time, other.port.add(signed(text)));
  });

  it('is not sent a nonce that is too old', async () => {
    const { port, time } = setUp();
    const text = await firstValueFrom(port.text(subject));
    time.advance(300_001);
    await verifyFails(port.add(signed(text)), 'timed-out');
  });

  it('is asked to sign out twice if once was not enough; callbacks that throw change nothing', async () => {
    const callback = () => {
      throw new Error('Oh');
    };
    const { port, options, device } = setUp({ onSignOut: callback, onSignIn: callback });
    await lastValueFrom(port.end(subject), { defaultValue: undefined });
    expect(options.signOut).toHaveBeenCalledTimes(2);
    const text = await firstValueFrom(port.text(subject));
    expect(await firstValueFrom(port.add(signed(text)))).toEqual({ accountId: `eip155:1:${ADDRESS}` });
    expect(device.lines).toHaveLength(2);
  });

  it('is asked periodically, and not at all if sign-in is disabled', () => {
    const { port, time } = setUp();
    let looked = 0;
    const watching = port.stale$?.subscribe(() => looked++);
    time.advance(900_000);
    watching?.unsubscribe();
    expect(looked).toBe(3);
    expect(setUp({ enabled: false }).port.namespaces).toEqual([]);
    expect(port.endsOn).toEqual(['disconnect', 'account', 'network']);
    expect(setUp({ signOutOnDisconnect: false }).port.endsOn).toEqual(['account', 'network']);
  });
});
