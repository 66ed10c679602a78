/** How a tab follows what another one stores. */
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { ONE, RESTORING, sessionTab, TWO, tabLink } from '../../../infrastructure/fakes/modals/session-tab.js';
import type { Event } from '../../engine/events.js';
import { followOtherTab } from './follow-other-tab.js';

const ID = 'test.alpha-wallet';
const WALLET = 'eip155:connected_connector_id';
const ADDRESS = 'eip155:active_address';
const SESSION = 'eip155:connected_session';
const NETWORK = 'active_caip_network_id';
const closed = (namespace: string) => ({ type: 'connection.closed', namespace, reason: 'elsewhere' });
const selected = { type: 'account.selected', namespace: 'eip155', address: TWO };

describe('a connected tab', () => {
  it.each<[string, Record<string, string>, string | undefined, unknown[]]>([
    ['uses another account', { [WALLET]: ID, [ADDRESS]: TWO }, ADDRESS, [selected]],
    ['says the same of its wallet', { [WALLET]: ID, [ADDRESS]: TWO }, WALLET, [selected]],
    ['uses the same account', { [WALLET]: ID, [ADDRESS]: ONE }, ADDRESS, []],
    ['uses an account that is not open here', { [WALLET]: ID, [ADDRESS]: '0x3' }, ADDRESS, []],
    ['names no account', { [WALLET]: ID }, ADDRESS, []],
    ['uses another account of another session', { [WALLET]: ID, [ADDRESS]: TWO, [SESSION]: 'b' }, ADDRESS, []],
    ['has disconnected', {}, WALLET, [closed('eip155')]],
    ['has cleared everything', {}, undefined, [closed('eip155'), closed('solana')]],
    ['stores something else', {}, 'recent_wallets', []],
    ['stores something else of a session', {}, SESSION, []],
    ['has disconnected from what is not connected here', {}, 'bip122:connected_connector_id', []],
    ['is on another network, where the wallet says by itself', { [NETWORK]: 'eip155:2' }, NETWORK, []],
  ])('follows another that %s', (_what, stored, key, expected) => {
    const tab = sessionTab(stored);
    tab.connected(tabLink(), tabLink({}, { networkId: 'solana:x' }));
    expect(tab.comes(followOtherTab(tab.deps, key)).events).toEqual(expected);
  });

  it('follows the account of a shared session', () => {
    const tab = sessionTab({ [WALLET]: ID, [ADDRESS]: TWO, [SESSION]: 'a' });
    tab.connected(tabLink({ session: 'a' }));
    expect(tab.comes(followOtherTab(tab.deps, ADDRESS)).events).toEqual([selected]);
  });

  it('restores another wallet', () => {
    const tab = sessionTab({ [WALLET]: 'test.beta' });
    tab.connected(tabLink());
    tab.connector('a', () => of(undefined));
    const [started] = tab.comes(followOtherTab(tab.deps, WALLET)).events;
    expect(started).toMatchObject({ type: 'connection.started', walletId: 'test.beta', restoring: true });
  });
});

describe('a tab that is not connected', () => {
  it('restores what another has connected', () => {
    const tab = sessionTab({ [WALLET]: ID });
    tab.connector('a', () => of(undefined));
    const [started] = tab.comes(followOtherTab(tab.deps, WALLET)).events;
    expect(started).toMatchObject({ type: 'connection.started', walletId: ID });
  });

  it('ends the restoration of what another has disconnected', () => {
    const tab = sessionTab({});
    tab.set({ connections: { eip155: RESTORING } });
    expect(tab.comes(followOtherTab(tab.deps, WALLET)).events).toEqual([closed('eip155')]);
  });

  it('continues its own attempt', () => {
    const tab = sessionTab({ [WALLET]: ID });
    tab.set({ connections: { eip155: RESTORING } });
    expect(tab.comes(followOtherTab(tab.deps, WALLET)).events).toEqual([]);
  });

  describe('whose own attempt is pending', () => {
    const closedHere: Event = { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' };
    const failed = (namespace: Namespace): Event => ({
      ...{ type: 'connection.failed', namespace, walletId: 'test.other', restoring: false },
      failure: new Failure('rejected'),
    });
    function waiting() {
      const tab = sessionTab({ [WALLET]: ID });
      tab.set({ connections: { eip155: { status: 'connecting', walletId: 'test.other', restoring: false } } });
      tab.connector('a', () => of(undefined));
      const { events } = tab.comes(followOtherTab(tab.deps, WALLET));
      const ends = (event: Event) => {
        tab.set({ connections: {} });
        tab.events$.next(event);
        tab.time.advance(0);
      };
      return { events, ends };
    }

    it('takes over the connection of another once it fails, and only then', () => {
      const { events, ends } = waiting();
      ends({ type: 'modal.closed' });
      ends(failed('solana'));
      expect(events).toEqual([]);
      ends(failed('eip155'));
      expect(events[0]).toMatchObject({ type: 'connection.started', walletId: ID, restoring: true });
    });

    it('keeps to it if it was ended here', () => {
      const { events, ends } = waiting();
      ends(closedHere);
      ends(failed('eip155'));
      expect(events).toEqual([]);
    });
  });

  it.each<[string, string, boolean]>([
    ['is on another network', 'eip155:2', true],
    ['is on the same network', 'eip155:1', false],
    ['is on a network that the site does not have', 'eip155:9', false],
    ['stores no network', 'nonsense', false],
    ['forgets its network', '', false],
  ])('follows another that %s: %#', (_what, networkId, follows) => {
    const tab = sessionTab({ [NETWORK]: networkId });
    expect(tab.comes(followOtherTab(tab.deps, NETWORK)).events).toEqual(
      follows ? [{ type: 'network.switched', networkId, outcome: 'selected' }] : [],
    );
  });
});
