import { delay, NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { type ScriptedModal, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Connector } from '../ports/connector.js';
import { isLooking } from './selectors.js';
import { statusOf } from './status-of.js';

const ID = 'test.alpha-wallet';

/** A modal whose only connector lists its wallets in a given way. */
function modalListing(wallets$: (connector: Connector, time: ReturnType<typeof virtualTime>) => Connector['wallets$']) {
  const time = virtualTime();
  const scheduler = time.scheduler;
  const connector = scriptedConnector({ wallets: [scriptedWallet({ scheduler })], scheduler });
  return scriptedModal({ connectors: [{ ...connector, wallets$: wallets$(connector, time) }], time });
}

const late = (ms: number): ScriptedModal =>
  modalListing((connector, time) => connector.wallets$.pipe(delay(ms, time.scheduler)));

describe('S2.9 wallets that are found late', () => {
  it('are searched until every connector has reported', () => {
    const modal = late(3_000);
    expect(isLooking(modal.getState())).toBe(true);
    modal.time.advance(3_000);
    expect(isLooking(modal.getState())).toBe(false);
    expect(Object.values(modal.getState().connect.wallets).flat()).toHaveLength(1);
  });

  it('can be requested before they are found', async () => {
    const modal = late(3_000);
    const outcome = modal.connect(ID);
    expect(statusOf(modal.getState())).toBe('disconnected');
    modal.time.advance(3_000);
    expect(await outcome).toMatchObject({ ok: true });
  });

  it.each([
    ['says nothing', () => NEVER, 20_000],
    ['breaks', () => throwError(() => new Error('gone')), 0],
    ['finds nothing', () => of([]), 0],
  ])('are not waited for if a connector %s', async (_name, wallets$, after) => {
    const modal = modalListing(wallets$);
    const outcome = modal.connect(ID);
    modal.time.advance(after);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'wallet-not-found' } });
    expect(isLooking(modal.getState())).toBe(false);
  });

  it('keep the host’s order of connectors, however late they are', () => {
    const time = virtualTime();
    const { scheduler } = time;
    const listing = (id: string, ms: number): Connector => {
      const connector = scriptedConnector({ id, wallets: [scriptedWallet({ name: id, scheduler })], scheduler });
      return { ...connector, wallets$: ms ? connector.wallets$.pipe(delay(ms, scheduler)) : connector.wallets$ };
    };
    const modal = scriptedModal({
      connectors: [listing('slow', 500), listing('none', 900), listing('quick', 0)],
      time,
    });
    time.advance(600);
    expect(Object.keys(modal.getState().connect.wallets)).toEqual(['slow', 'quick']);
    time.advance(600);
    expect(Object.keys(modal.getState().connect.wallets)).toEqual(['slow', 'none', 'quick']);
  });

  it('are listed however late they are', () => {
    const modal = late(30_000);
    modal.time.advance(20_000);
    expect(isLooking(modal.getState())).toBe(false);
    modal.time.advance(10_000);
    expect(Object.values(modal.getState().connect.wallets).flat()).toHaveLength(1);
  });
});
