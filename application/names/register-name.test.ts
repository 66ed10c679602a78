/** Between the visitor's click and the wallet request: a visitor who changes their mind gets no request. */

import { map, NEVER, of, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { NameRegistration, NameRegistry } from '../ports/services.js';
import { registerName, tryName } from './actions.js';

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

/** A visitor who registers a name, while the modal checks whether they have one already. */
async function registering() {
  const wallet = scriptedWallet({ type: 'AUTH' });
  const registered: NameRegistration[] = [];
  const registry: NameRegistry = {
    suffix: 'berth.example',
    nameOf: () => timer(1_000, modal.time.scheduler).pipe(map(() => undefined)),
    isTaken: () => of(false),
    suggestions: () => of([]),
    register: (registration) => {
      registered.push(registration);
      return of(undefined);
    },
  };
  const modal = scriptedModal({
    wallets: [wallet],
    services: { registry },
    options: { services: { registry: { id: 'names', load: () => new Promise(() => NEVER) } } },
  });
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'register-account-name' } });
  const outcome = registerName(modal, 'heron');
  expect(modal.getState().naming?.step).toBe('registering');
  const asked = () => wallet.asked.filter(({ question }) => question === 'sign');
  return { modal, wallet, registry, outcome, asked, registered };
}

type Made = Awaited<ReturnType<typeof registering>>;

const CHANGES: [string, (made: Made) => void][] = [
  ['closes the modal', ({ modal }) => void modal.close(true)],
  ['goes back', ({ modal }) => void modal.back()],
  ['types another name', ({ modal }) => void tryName(modal, 'egret')],
  ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
  ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
  ['disconnects', ({ modal }) => void modal.disconnect()],
  ['loses the wallet', ({ wallet }) => wallet.lose()],
];

describe('a name that has not been requested from the wallet yet', () => {
  it('is requested if nothing changes', async () => {
    const { modal, asked, outcome, registered } = await registering();
    modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect([asked().length, registered.length]).toEqual([1, 1]);
  });

  it.each(CHANGES)('is cancelled, without a message, if the visitor %s', async (_what, change) => {
    const made = await registering();
    change(made);
    made.modal.time.advance(5_000);
    expect(await made.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect([made.asked(), made.registered]).toEqual([[], []]);
    expect(made.modal.getState().naming?.step).not.toBe('registering');
    expect(made.modal.getState().naming?.failure).toBeUndefined();
  });
});

describe('a name that is registered', () => {
  it.each([
    ['is confirmed to a visitor who waits', false, ['register-account-name-success']],
    ['leaves a visitor on another screen there', true, ['account', 'send']],
  ])('%s', async (_what, leaves, views) => {
    const { modal, registry, outcome, asked } = await registering();
    registry.register = () => timer(1_000, modal.time.scheduler).pipe(map(() => undefined));
    modal.time.advance(1_500);
    expect(asked()).toHaveLength(1);
    if (leaves) {
      await modal.reset({ view: 'account' });
      await modal.push({ view: 'send' });
    }
    modal.time.advance(1_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(modal.getState().router.history.map(({ view }) => view)).toEqual(views);
  });
});

describe('a name that the wallet has been asked to sign', () => {
  const requested = async () => {
    const made = await registering();
    made.registry.register = (registration) => {
      made.registered.push(registration);
      return timer(1_000, made.modal.time.scheduler).pipe(map(() => undefined));
    };
    made.modal.time.advance(1_500);
    expect([made.asked().length, made.registered.length]).toEqual([1, 1]);
    return made;
  };

  it.each<[string, (made: Made) => Promise<unknown>]>([
    ['tries another', ({ modal }) => tryName(modal, 'egret')],
    ['tries the same', ({ modal }) => tryName(modal, 'heron')],
    ['begins anew', ({ modal }) => tryName(modal, '')],
    ['registers another', ({ modal }) => registerName(modal, 'egret')],
  ])('is registered, whatever else the visitor does: %s', async (_what, act) => {
    const made = await requested();
    expect(await act(made)).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    expect(made.modal.getState().naming).toMatchObject({ step: 'registering', label: 'heron' });
    made.modal.time.advance(5_000);
    expect(await made.outcome).toMatchObject({ ok: true });
    expect(made.modal.getState().naming).toMatchObject({ step: 'done', owned: 'heron.berth.example' });
    expect(await tryName(made.modal, 'abc')).toMatchObject({ ok: true });
  });

  it('does not stop another account, whose tries do not cancel it either', async () => {
    const { modal, wallet, outcome } = await requested();
    wallet.useAccounts(OTHER);
    const tries = [tryName(modal, 'abc'), tryName(modal, 'ab')];
    modal.time.advance(400);
    expect(modal.getState().naming).toMatchObject({ address: OTHER, label: 'ab' });
    modal.time.advance(100);
    expect(await outcome).toMatchObject({ ok: true });
    modal.time.advance(1_000);
    expect(await Promise.all(tries)).toMatchObject([{ ok: false, failure: { code: 'cancelled' } }, { ok: true }]);
  });

  it('is registered, even if another account begins a registration and the visitor comes back', async () => {
    const { modal, wallet, outcome } = await requested();
    const own = modal.getState().naming?.address ?? '';
    wallet.useAccounts(OTHER);
    const other = registerName(modal, 'egret');
    wallet.useAccounts(own);
    expect(await other).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await tryName(modal, 'ab')).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    modal.time.advance(1_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(modal.getState().naming).toMatchObject({ step: 'done', asking: [] });
  });

  it('is registered, even if another account is asked as well, ends first, and the visitor comes back', async () => {
    const { modal, wallet, registry, registered, outcome } = await requested();
    const own = modal.getState().naming?.address ?? '';
    registry.nameOf = () => of(undefined);
    registry.register = (registration) => {
      registered.push(registration);
      return timer(300, modal.time.scheduler).pipe(map(() => undefined));
    };
    wallet.useAccounts(OTHER);
    await modal.open({ route: { view: 'register-account-name' } });
    const other = registerName(modal, 'egret');
    wallet.useAccounts(own);
    expect(await tryName(modal, 'ab')).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    modal.time.advance(300);
    expect(await other).toMatchObject({ ok: true });
    expect(await tryName(modal, 'ab')).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    modal.time.advance(500);
    expect(await outcome).toMatchObject({ ok: true });
    expect(registered).toHaveLength(2);
  });
});
