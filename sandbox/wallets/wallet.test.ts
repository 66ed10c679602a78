import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../world.js';
import { announce } from './announce.js';
import { connectedWallet, recordEvents, SALTMARSH, TIDEWATER, tidewaterParameter } from './connected-wallet.js';
import { memoryStore } from './wallet-memory.js';
import { worldWallet } from './world-wallet.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('announcing', () => {
  it('announces itself at once, and again on request', () => {
    const target = new EventTarget();
    const seen: CustomEvent[] = [];
    target.addEventListener('eip6963:announceProvider', (event) => seen.push(event as CustomEvent));
    const made = worldWallet(world.settings, 'Harbor');
    const stop = announce(made, target);
    target.dispatchEvent(new Event('eip6963:requestProvider'));
    stop();
    target.dispatchEvent(new Event('eip6963:requestProvider'));
    expect(seen).toHaveLength(2);
    expect(seen[1]?.detail).toBe(seen[0]?.detail);
    expect(seen[0]?.detail.provider).toBe(made.provider);
    expect(seen[0]?.detail.info).toMatchObject({ name: 'Harbor', rdns: 'example.harbor' });
    expect(seen[0]?.detail.info.icon).toMatch(/^data:image\/svg\+xml,/);
    expect(Object.isFrozen(seen[0]?.detail)).toBe(true);
  });
});

describe('connecting', () => {
  it('shares accounts with a site only after consent, then without prompting again', async () => {
    const made = worldWallet(world.settings, 'Harbor', { mode: 'ask' });
    const seen = recordEvents(made);
    const ask = (method: string) => made.provider.request({ method });
    expect(await ask('eth_accounts')).toEqual([]);
    const accounts = ask('eth_requestAccounts');
    expect(await made.control.approveNext()).toMatchObject({ method: 'eth_requestAccounts', wallet: 'Harbor' });
    const expected = [0, 1].map((index) => world.accounts[index]?.address).concat(world.accounts.at(-1)?.address);
    expect(await accounts).toEqual(expected);
    expect(await ask('eth_requestAccounts')).toEqual(expected);
    expect(await ask('eth_accounts')).toEqual(expected);
    expect(seen).toContainEqual(['accountsChanged', expected]);
    expect(made.control.pending()).toEqual([]);
  });

  it('fails with 4001 if its user rejects', async () => {
    const made = worldWallet(world.settings, 'Harbor', { mode: 'reject' });
    await expect(made.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 });
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([]);
  });

  it('keeps the permission in its store', async () => {
    const store = memoryStore();
    const { address } = await connectedWallet(world, 'Harbor', { store, origin: 'https://a.example' });
    const accountsFor = (origin: string) =>
      worldWallet(world.settings, 'Harbor', { store, origin }).provider.request({ method: 'eth_accounts' });
    expect(await accountsFor('https://a.example')).toContain(address);
    expect(await accountsFor('https://b.example')).toEqual([]);
  });

  it('removes the permission when it is revoked', async () => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    expect(await made.ask('wallet_getPermissions')).toMatchObject([{ parentCapability: 'eth_accounts' }]);
    expect(await made.ask('wallet_revokePermissions', { eth_accounts: {} })).toBeNull();
    expect(await made.ask('eth_accounts')).toEqual([]);
    expect(await made.ask('wallet_getPermissions')).toEqual([]);
    expect(seen).toContainEqual(['accountsChanged', []]);
  });

  it('prompts again for wallet_requestPermissions', async () => {
    const made = await connectedWallet(world, 'Harbor');
    made.control.mode = 'ask';
    const answer = made.ask('wallet_requestPermissions', { eth_accounts: {} });
    await made.control.rejectNext();
    await expect(answer).rejects.toMatchObject({ code: 4001 });
  });
});

describe('what its user does', () => {
  it('locks: the site sees no account until it is unlocked', async () => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    made.control.lock();
    expect(await made.ask('eth_accounts')).toEqual([]);
    await expect(made.ask('personal_sign', '0x00', made.address)).rejects.toMatchObject({ code: 4100 });
    made.control.unlock();
    expect(await made.ask('eth_accounts')).toContain(made.address);
    expect(seen.filter(([event]) => event === 'accountsChanged').map(([, payload]) => payload)).toEqual([
      [],
      await made.ask('eth_accounts'),
    ]);
  });

  it('changes account: the one in use comes first', async () => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    made.control.changeAccount(1);
    const [first] = (await made.ask('eth_accounts')) as Hex[];
    expect(first).toBe(world.accounts[1]?.address);
    expect(seen).toContainEqual(['accountsChanged', await made.ask('eth_accounts')]);
  });

  it('goes offline and online again', async () => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    made.control.goOffline();
    await expect(made.ask('eth_chainId')).rejects.toMatchObject({ code: 4900 });
    made.control.goOnline();
    expect(await made.ask('eth_chainId')).toBe(SALTMARSH);
    expect(seen.map(([event]) => event)).toEqual(expect.arrayContaining(['disconnect', 'connect']));
  });

  it('can leave a request unanswered, and still answers later ones', async () => {
    const { ask, control, address } = await connectedWallet(world, 'Harbor');
    control.mode = 'never';
    const unanswered = ask('personal_sign', '0x00', address);
    control.mode = 'approve';
    const answered = ask('personal_sign', '0x00', address).then(() => 'answered');
    expect(await Promise.race([unanswered, answered])).toBe('answered');
  });

  it('answers by a custom rule', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor', {
      decide: ({ method }) => (method === 'personal_sign' ? 'reject' : 'approve'),
    });
    await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4001 });
  });
});

describe('misbehaving', () => {
  it('stays on its network after confirming a switch', async () => {
    const { ask, control } = await connectedWallet(world, 'Harbor');
    control.misbehave('wrong-chain-after-switch');
    expect(await ask('wallet_switchEthereumChain', { chainId: TIDEWATER })).toBeNull();
    expect(await ask('eth_chainId')).toBe(SALTMARSH);
  });

  it.each([
    ['malformed-account', ['0xnot-an-address']],
    ['empty-accounts', []],
  ] as const)('%s', async (kind, accounts) => {
    const { ask, control } = await connectedWallet(world, 'Harbor');
    control.misbehave(kind);
    expect(await ask('eth_requestAccounts')).toEqual(accounts);
    control.misbehave(kind, false);
    expect(await ask('eth_requestAccounts')).toHaveLength(3);
  });

  it.each([
    ['duplicate-events', 2],
    ['no-events', 0],
  ] as const)('%s', async (kind, times) => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    made.control.misbehave(kind);
    made.control.changeNetwork(31338);
    expect(seen.filter(([event]) => event === 'chainChanged')).toHaveLength(times);
  });

  it('answers -32002 while it is prompting', async () => {
    const { ask, control, address } = await connectedWallet(world, 'Harbor');
    control.misbehave('refuses-while-asking');
    control.mode = 'ask';
    const first = ask('personal_sign', '0x00', address);
    await expect(ask('personal_sign', '0x01', address)).rejects.toMatchObject({ code: -32002 });
    await control.approveNext();
    expect(await first).toMatch(/^0x/);
  });

  it('does not support permission methods, or does not switch after adding', async () => {
    const { ask, control } = await connectedWallet(world, 'Lantern');
    control.misbehave('no-permission-methods');
    await expect(ask('wallet_revokePermissions', { eth_accounts: {} })).rejects.toMatchObject({ code: 4200 });
    control.misbehave('stays-after-adding');
    await ask('wallet_addEthereumChain', tidewaterParameter(world));
    expect(await ask('eth_chainId')).toBe(SALTMARSH);
  });
});
