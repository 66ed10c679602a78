import { defer, map, Observable, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { AddressIdentity } from '../../domain/address/identity.js';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedChain, scriptedModal, scriptedWallet, virtualTime } from '../../infrastructure/fakes/index.js';
import { scriptedService } from '../../infrastructure/fakes/scripted-service.js';
import { type MemoryStorage, memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { registerName, tryName } from '../names/actions.js';
import type { NameRegistry } from '../ports/services.js';

const [FIRST, SECOND] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`];
const AVATAR = 'data:image/png;base64,AA==';
const MINUTE = 60_000;
const START = 1_700_000_000_000;

interface How {
  readonly storage?: MemoryStorage;
  readonly names?: Record<string, unknown>;
  readonly service?: boolean;
  readonly onChain?: AddressIdentity;
  readonly from?: number;
  /** The name service for embedded wallets, with the names registered so far. */
  readonly registered?: Map<string, string>;
}

async function connected(how: How = {}) {
  const { names = { [FIRST]: { name: 'alba.eth', avatar: AVATAR } }, storage = memoryStorage() } = how;
  const time = virtualTime(how.from ?? START);
  const service = scriptedService((address: string) => (names[address] ?? {}) as AddressIdentity, time.scheduler);
  const onChain: string[] = [];
  const chain = {
    ...scriptedChain({ scheduler: time.scheduler }),
    ...(how.onChain && {
      identity: (address: string) =>
        new Observable<AddressIdentity>((subscriber) => {
          onChain.push(address);
          return of(address === FIRST ? (how.onChain ?? {}) : {}).subscribe(subscriber);
        }),
    }),
  };
  const { registered } = how;
  const type = registered ? 'AUTH' : 'ANNOUNCED';
  const wallet = scriptedWallet({ accounts: [FIRST, SECOND], scheduler: time.scheduler, type });
  const register = scriptedService((address: string) => registered?.get(address), time.scheduler);
  const registry: NameRegistry = {
    suffix: 'berth.example',
    nameOf: (address) =>
      defer(() => {
        const known = registered?.get(address);
        return register.answer(address).pipe(map(() => known));
      }),
    isTaken: () => of(false),
    suggestions: () => of([]),
    register: ({ address, message }) => {
      registered?.set(address, JSON.parse(message).name);
      return of(undefined);
    },
  };
  const modal = scriptedModal({
    ...{ time, wallets: [wallet], chain, storage },
    services: { ...(how.service !== false && { names: { identity: service.answer } }), registry },
    ...(registered && { options: { services: { registry: { id: 'names', load: async () => registry } } } }),
  });
  const pass = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 500) time.advance(Math.min(500, left));
  };
  const connecting = modal.connect(wallet.wallet.id);
  pass(1_000);
  await connecting;
  pass(1_000);
  const nameOf = (address: string) => modal.getState().account.identities?.[address]?.name;
  return { ...modal, service, register, onChain, wallet, pass, nameOf };
}

async function shown(how: How = {}) {
  const made = await connected(how);
  await made.open();
  made.pass(1_000);
  return made;
}

describe('S7.8 names of accounts', () => {
  it('are not requested before a connected visitor opens the modal', async () => {
    const { service, open, pass, nameOf } = await connected();
    pass(10 * MINUTE);
    expect(service.asked).toEqual([]);
    await open();
    pass(1_000);
    expect(service.asked).toEqual([FIRST, SECOND]);
    expect(nameOf(FIRST)).toBe('alba.eth');
    expect(nameOf(SECOND)).toBeUndefined();
  });

  it('are read on chain without a service, or if it fails or has no name', async () => {
    const onChain = { name: 'kept.eth' };
    expect((await shown({ service: false, onChain })).nameOf(FIRST)).toBe('kept.eth');
    const nameless = await shown({ names: { [FIRST]: { avatar: AVATAR } }, onChain });
    expect(nameless.getState().account.identities?.[FIRST]).toEqual({ name: 'kept.eth', avatar: AVATAR });
    const failing = await connected({ onChain });
    failing.service.fail(new Failure('request-failed'));
    await failing.open();
    failing.pass(1_000);
    expect(failing.nameOf(FIRST)).toBe('kept.eth');
  });

  it('are not read on chain if the service has them', async () => {
    const { onChain } = await shown({ onChain: { name: 'kept.eth' } });
    expect(onChain).toEqual([SECOND]);
  });

  it('are requested again half a minute after all sources failed', async () => {
    const made = await connected();
    made.service.fail(new Failure('request-failed'));
    await made.open();
    made.pass(20_000);
    expect(made.service.asked).toHaveLength(2);
    expect(made.nameOf(FIRST)).toBeUndefined();
    expect(made.events.filter(({ type }) => type === 'snack.shown' || type === 'intent.failed')).toEqual([]);
    made.service.fail();
    made.pass(12_000);
    expect(made.nameOf(FIRST)).toBe('alba.eth');
  });

  it('do not wait for a source that does not answer', async () => {
    const made = await connected({ onChain: { name: 'kept.eth' } });
    made.service.hang();
    await made.open();
    made.pass(16_000);
    expect(made.nameOf(FIRST)).toBe('kept.eth');
  });

  it('do not change after their account is gone', async () => {
    const made = await connected();
    made.service.takes(5_000);
    await made.open();
    made.pass(1_000);
    made.wallet.useAccounts(SECOND);
    made.pass(10_000);
    expect(made.nameOf(FIRST)).toBeUndefined();
  });

  it.each(['alba', 'al\u202eba.eth', 'al\u200bba.eth', `${'a'.repeat(300)}.eth`, 7, {}])(
    'are not shown if they are %j',
    async (name) => {
      expect((await shown({ names: { [FIRST]: { name } } })).nameOf(FIRST)).toBeUndefined();
    },
  );

  it.each(['javascript:alert(1)', 'ipfs://x', 'data:text/html,x', 7])('do not have a picture %j', async (avatar) => {
    const { getState } = await shown({ names: { [FIRST]: { name: 'alba.eth', avatar } } });
    expect(getState().account.identities?.[FIRST]).toEqual({ name: 'alba.eth' });
  });
});

describe('S9.5 S3.9 the lifetime of names', () => {
  it('is five minutes while they are shown', async () => {
    const { service, pass } = await shown();
    pass(5 * MINUTE - 2_000);
    expect(service.asked).toHaveLength(2);
    pass(3_000);
    expect(service.asked).toHaveLength(4);
  });

  it('is five minutes when the modal is opened again', async () => {
    const { service, pass, close, open } = await shown();
    await close();
    pass(4 * MINUTE);
    await open();
    pass(1_000);
    await close();
    expect(service.asked).toHaveLength(2);
    pass(2 * MINUTE);
    await open();
    pass(1_000);
    expect(service.asked).toHaveLength(4);
  });

  it('asks for the account in use at once, and for the others once the screen is drawn', async () => {
    const { service, open, pass } = await connected();
    await open();
    pass(200);
    expect(service.asked).toEqual([FIRST]);
    pass(200);
    expect(service.asked).toEqual([FIRST, SECOND]);
  });

  it('is the same if there is no name, or the service does not know the network', async () => {
    const { service, open, pass, onChain } = await connected({ onChain: {} });
    service.fail(new Failure('network-not-supported'));
    await open();
    pass(5 * MINUTE - 2_000);
    expect(service.asked).toEqual([FIRST, SECOND]);
    expect(onChain).toEqual([FIRST, SECOND]);
    pass(4_000);
    expect(service.asked).toHaveLength(4);
  });

  it('does not cause requests while the page is hidden', async () => {
    const { service, pass, device } = await shown();
    device.hide();
    pass(60 * MINUTE);
    expect(service.asked).toHaveLength(2);
    device.hide(false);
    pass(1_500);
    expect(service.asked).toHaveLength(4);
  });

  it('continues after a reload, without requests', async () => {
    const storage = memoryStorage();
    await shown({ storage });
    const again = await connected({ storage, from: START + MINUTE });
    expect(again.nameOf(FIRST)).toBe('alba.eth');
    expect(again.service.asked).toEqual([]);
  });

  it('does not apply to data that another script has written to storage', async () => {
    for (const value of [7, { name: 'al\u202eba.eth' }, { name: ['alba.eth'] }, 'alba.eth']) {
      const storage = memoryStorage();
      storage.set('identity_cache', JSON.stringify({ [FIRST]: { at: START, value } }));
      expect((await connected({ storage })).nameOf(FIRST)).toBeUndefined();
    }
  });
});

describe('S7.8 S5.14 a name from the name service', () => {
  const name = 'kailind.berth.example';

  it('is shown if no other service has one, before the name on chain', async () => {
    const registered = new Map([[FIRST, name]]);
    const { nameOf, onChain } = await shown({ registered, service: false, onChain: { name: 'kept.eth' } });
    expect([nameOf(FIRST), nameOf(SECOND)]).toEqual([name, undefined]);
    expect(onChain).toEqual([SECOND]);
  });

  it('is requested after the other service, for embedded wallets only', async () => {
    const registered = new Map([
      [FIRST, name],
      [SECOND, name],
    ]);
    const { nameOf, register } = await shown({ registered });
    expect([nameOf(FIRST), nameOf(SECOND)]).toEqual(['alba.eth', name]);
    expect(register.asked).toEqual([SECOND]);
    expect((await shown({ service: false })).register.asked).toEqual([]);
  });

  it('is shown right after registration and after a reload, even if no source knows it yet', async () => {
    const [registered, storage] = [new Map<string, string>(), memoryStorage()];
    const made = await shown({ registered, storage, service: false });
    expect(made.nameOf(FIRST)).toBeUndefined();
    const registering = registerName(made, 'kailind');
    made.pass(1_000);
    expect(await registering).toMatchObject({ ok: true });
    expect(made.nameOf(FIRST)).toBe(name);
    const again = await connected({ registered, storage, from: START + MINUTE, service: false });
    expect(again.nameOf(FIRST)).toBe(name);
    made.pass(11 * MINUTE);
    expect(made.nameOf(FIRST)).toBe(name);
  });

  it('is not replaced by an answer from before the registration', async () => {
    const made = await connected({ registered: new Map(), service: false });
    made.register.takes(10_000);
    await made.open();
    made.pass(1_000);
    made.register.takes(0);
    const registering = registerName(made, 'kailind');
    made.pass(1_000);
    await registering;
    expect(made.nameOf(FIRST)).toBe(name);
    made.pass(20_000);
    expect(made.nameOf(FIRST)).toBe(name);
  });

  it('is shown once a source reports it', async () => {
    const registered = new Map<string, string>();
    const made = await shown({ registered, service: false });
    registered.set(FIRST, name);
    const trying = tryName(made, 'kailinda');
    made.pass(2_000);
    await trying;
    expect(made.nameOf(FIRST)).toBe(name);
  });
});
