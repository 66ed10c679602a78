/** Sessions in storage: what is true of one question stays true whatever happens during another. */
import { firstValueFrom, lastValueFrom, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Chain } from '../../../application/ports/chain.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { SignInSubject } from '../../../application/ports/sign-in.js';
import type { Storage } from '../../../application/ports/storage.js';
import { signInText } from '../../../domain/sign-in/sign-in-message.js';
import { memoryStorage } from '../../fakes/index.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { localSessions } from './local-sessions.js';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const networkOf = (id: number): SignInSubject['network'] => ({
  ...{ id, caipNetworkId: `eip155:${id}`, chainNamespace: 'eip155', name: 'Ethereum' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
});
const subjectOn = (id: number): SignInSubject => ({
  account: { namespace: 'eip155', address: ADDRESS, type: 'eoa' },
  network: networkOf(id),
});
const subject = subjectOn(1);
const wallet = { name: 'A', type: 'INJECTED' };

/** A signature is valid when it is `yes`; `late` ones are answered by hand. */
function setUp(blocked?: Storage) {
  const storage = memoryStorage();
  const time = virtualTime(Date.parse('2030-01-01T00:00:00Z'));
  const late = new Subject<boolean>();
  const verifyMessage = (_address: string, _text: string, signature: string) =>
    signature.startsWith('late') ? late : of(signature === 'yes');
  const chain: HandleContext['chain'] = () => of({ namespace: 'eip155', verifyMessage } as Partial<Chain> as Chain);
  const device = scriptedDevice({ origin: 'https://app.example' });
  const port = localSessions(
    {},
    { device, storage: blocked ?? storage, scheduler: time.scheduler, networks: [], chain },
  );
  const signIn = async (signature: string) => {
    const text = await firstValueFrom(port.text(subject));
    return await firstValueFrom(port.add({ ...subject, wallet, text, signature }));
  };
  return { port, storage, late, signIn };
}

describe('sessions in this browser', () => {
  it('keeps a session that was created while an older one was verified', async () => {
    const { port, storage, late, signIn } = setUp();
    const kept = await signIn('yes');
    storage.set('siwx', JSON.stringify([{ ...kept, signature: 'late' }]));
    const looking = firstValueFrom(port.sessions(subject));
    const made = await signIn('yes');
    late.next(false);
    late.complete();
    expect(await looking).toEqual([]);
    expect(JSON.parse(storage.get('siwx') ?? '[]')).toEqual([made]);
    expect(await firstValueFrom(port.sessions(subject))).toEqual([made]);
  });

  it('holds a session that storage does not take, until it ends', async () => {
    const { port, signIn } = setUp({ get: () => undefined, set: () => undefined });
    const made = await signIn('yes');
    expect(await firstValueFrom(port.sessions(subject))).toEqual([made]);
    await lastValueFrom(port.end(subject), { defaultValue: undefined });
    expect(await firstValueFrom(port.sessions(subject))).toEqual([]);
  });

  it('accepts each nonce once', async () => {
    const { port } = setUp();
    const text = await firstValueFrom(port.text(subject));
    await firstValueFrom(port.add({ ...subject, wallet, text, signature: 'yes' }));
    await verifyFails(port.add({ ...subject, wallet, text, signature: 'yes' }), 'wallet-misbehaved');
  });

  it('creates sessions for all messages signed together, or for none', async () => {
    const { port, storage } = setUp();
    const attempt = async (signatures: readonly [string, string], change: object = {}) => {
      const terms = await firstValueFrom(port.atOnce?.terms() ?? of());
      const signed = ([1, 2] as const).map((id, at) => {
        const written = { ...terms, ...(id === 2 && change), address: ADDRESS, networkId: `eip155:${id}` as const };
        return { ...subjectOn(id), wallet, text: signInText(written), signature: signatures[at] ?? '' };
      });
      const [first, ...others] = signed;
      if (!first || !port.atOnce) throw new Error('Nothing was signed.');
      return port.atOnce.add([first, ...others]);
    };
    await verifyFails(await attempt(['yes', 'no']), 'wallet-misbehaved');
    await verifyFails(await attempt(['yes', 'yes'], { nonce: 'another0' }), 'wallet-misbehaved');
    await verifyFails(await attempt(['yes', 'yes'], { domain: 'other.example' }), 'wallet-misbehaved');
    expect(storage.entries()).toEqual({});
    expect(await firstValueFrom(await attempt(['yes', 'yes']))).toHaveLength(2);
    expect(await firstValueFrom(port.sessions(subjectOn(2)))).toHaveLength(1);
  });

  it('belongs to the account that it names only', async () => {
    const { port, storage, signIn } = setUp();
    const kept = await signIn('yes');
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    storage.set('siwx', JSON.stringify([{ ...kept, accountId: `eip155:1:${other}` }]));
    const account = { ...subject.account, address: other };
    expect(await firstValueFrom(port.sessions({ ...subject, account }))).toEqual([]);
  });
});
