/** Requests to a connected account: switching networks and accounts, copying the address, signing. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { accountOf, networkIdOf } from '../connect/selectors.js';
import { accountTab, accountTabs } from './tabs.js';

const [FIRST, SECOND] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`];
const NOT_CONNECTED = { ok: false, failure: { code: 'not-connected' } };

async function visit({ connected = true, options = {} } = {}) {
  const wallet = scriptedWallet({ accounts: [FIRST, SECOND], knownNetworks: ['eip155:1', 'eip155:2'] });
  const modal = scriptedModal({ wallets: [wallet], options });
  if (connected) await modal.connect(wallet.wallet.id);
  const from = modal.events.length;
  const eventTypes = () => modal.events.slice(from).map(({ type }) => type);
  const snacks = () => modal.events.flatMap((event) => (event.type === 'snack.shown' ? [event.snack] : []));
  return { ...modal, wallet, eventTypes, snacks };
}

describe('another network', () => {
  it('is chosen at once without a connection', async () => {
    const { switchNetwork, getState, eventTypes } = await visit({ connected: false });
    expect(await switchNetwork('eip155:2')).toEqual({ ok: true, value: 'selected' });
    expect([networkIdOf(getState()), eventTypes()]).toEqual(['eip155:2', ['network.switched']]);
  });

  it('is requested from the wallet, unless it is already there', async () => {
    const { switchNetwork, getState, eventTypes, wallet } = await visit();
    expect(await switchNetwork('eip155:1')).toEqual({ ok: true, value: 'switched' });
    expect(wallet.asked.filter(({ question }) => question === 'switch')).toEqual([]);
    expect(eventTypes()).toEqual(['network.switched']);
    expect(await switchNetwork('eip155:2')).toEqual({ ok: true, value: 'switched' });
    expect(networkIdOf(getState())).toBe('eip155:2');
    // The wallet reports it as well.
    const switches = new Set(
      eventTypes()
        .filter((type) => type.startsWith('network.'))
        .slice(1),
    );
    expect([...switches]).toEqual(['network.switch-started', 'network.changed', 'network.switched']);
    expect(getState().network.switching).toBeUndefined();
  });

  it('has to be configured: otherwise developers get an alert', async () => {
    const { switchNetwork, eventTypes } = await visit();
    const failure = { code: 'network-not-configured', data: { networkId: 'eip155:9' } };
    expect(await switchNetwork('eip155:9')).toMatchObject({ ok: false, failure });
    expect(eventTypes()).toEqual(['alert.due', 'alert.raised', 'network.switch-failed']);
  });

  it('is not switched to if the wallet refuses, and the screen says so', async () => {
    const { switchNetwork, getState, wallet, open } = await visit();
    await open();
    wallet.willReject();
    expect(await switchNetwork('eip155:2')).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(getState().network.switching).toMatchObject({ networkId: 'eip155:2', failure: { code: 'rejected' } });
    expect(networkIdOf(getState())).toBe('eip155:1');
  });

  it('is cancelled by leaving its screen', async () => {
    const { switchNetwork, getState, wallet, open, back } = await visit();
    await open();
    wallet.willHang();
    const switching = switchNetwork('eip155:2');
    expect(getState().network.switching).toEqual({ networkId: 'eip155:2', failure: undefined });
    await back();
    expect(await switching).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(getState().network.switching).toBeUndefined();
  });

  it('is cancelled by a later switch', async () => {
    const { switchNetwork, wallet, eventTypes } = await visit();
    wallet.willHang();
    const first = switchNetwork('eip155:2');
    wallet.willApprove();
    const second = switchNetwork('eip155:1');
    expect(await first).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await second).toMatchObject({ ok: true });
    expect(eventTypes()).toEqual(['network.switch-started', 'network.switch-failed', 'network.switched']);
  });
});

describe('another account', () => {
  it('has to be one that the wallet shares', async () => {
    const { selectAccount, getState } = await visit();
    expect(await selectAccount(SECOND)).toMatchObject({ ok: true });
    expect(accountOf(getState())?.address).toBe(SECOND);
    const other = `0x${'ff'.repeat(20)}`;
    expect(await selectAccount(other)).toMatchObject({ ok: false, failure: { code: 'invalid-address' } });
    expect(accountOf(getState())?.address).toBe(SECOND);
  });

  it('does not exist without a connection, nor is there anything to copy or sign', async () => {
    const { selectAccount, copyAddress, signMessage, device, eventTypes } = await visit({ connected: false });
    expect(await selectAccount(FIRST)).toMatchObject(NOT_CONNECTED);
    expect(await signMessage('Ahoy')).toMatchObject(NOT_CONNECTED);
    await copyAddress();
    expect([device.clipboard, eventTypes()]).toEqual(['', ['intent.failed', 'message.sign-failed']]);
  });
});

describe('the address', () => {
  it('is copied with a message', async () => {
    const { copyAddress, device, snacks, eventTypes } = await visit();
    await copyAddress();
    expect([device.clipboard, eventTypes()]).toEqual([FIRST, ['address.copied', 'snack.shown']]);
    expect(snacks()).toEqual([{ kind: 'success', message: 'address-copied', autoClose: true }]);
  });

  it('that cannot be copied shows an error', async () => {
    const { copyAddress, device, snacks, eventTypes } = await visit();
    device.refuseClipboard();
    await copyAddress();
    expect([snacks(), eventTypes()]).toEqual([
      [{ kind: 'error', message: 'copy-failed', autoClose: true }],
      ['snack.shown'],
    ]);
  });
});

describe('the tabs of the account screen', () => {
  const load = () => Promise.reject(new Failure('request-failed'));
  const all = { activity: { id: 'a', load }, collectibles: { id: 'c', load } };
  it.each([
    [{}, ['tokens']],
    [{ services: all }, ['tokens', 'nfts', 'activity']],
    [{ services: { activity: all.activity } }, ['tokens', 'activity']],
    [{ services: all, features: { history: false } }, ['tokens', 'nfts']],
  ])('with %j', async (options, expected) => {
    const { getState, open } = await visit({ options });
    expect(accountTabs(getState())).toEqual(expected);
    expect(accountTab(getState())).toBeUndefined();
    await open({ route: { view: 'account', tab: 'activity' } });
    expect(accountTab(getState())).toBe(expected.includes('activity') ? 'activity' : 'tokens');
  });

  it('are one on an unknown network', async () => {
    const { getState, core, open } = await visit({ options: { services: all, allowUnsupportedChain: true } });
    core.emit({ type: 'network.changed', namespace: 'eip155', networkId: 'eip155:9' });
    expect(accountTabs(getState())).toEqual(['tokens']);
    await open({ route: { view: 'account', tab: 'nfts' } });
    expect(accountTab(getState())).toBe('tokens');
  });
});
