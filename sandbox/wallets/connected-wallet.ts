/** Connected wallets of one world, and the events of their providers: for the tests in this folder. */
import { type Hex, numberToHex } from 'viem';
import type { World } from '../world.js';
import type { ProviderEvent } from './provider.js';
import type { SandboxWallet, SandboxWalletOptions } from './wallet.js';
import { worldWallet } from './world-wallet.js';

export const SALTMARSH = numberToHex(31337);
export const TIDEWATER = numberToHex(31338);

/** A wallet that is connected to the site, whose user approves everything by default. */
export async function connectedWallet(world: World, name: string, options: Partial<SandboxWalletOptions> = {}) {
  const wallet = worldWallet(world.settings, name, { mode: 'approve', ...options });
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params });
  const [address] = (await ask('eth_requestAccounts')) as [Hex];
  return { ...wallet, ask, address };
}

/** The events of a wallet from now on. */
export function recordEvents({ provider }: Pick<SandboxWallet, 'provider'>): [string, unknown][] {
  const seen: [string, unknown][] = [];
  for (const event of ['connect', 'disconnect', 'chainChanged', 'accountsChanged'] satisfies ProviderEvent[]) {
    provider.on(event, (payload) => seen.push([event, payload]));
  }
  return seen;
}

/** The parameters with which a page adds the second network. */
export function tidewaterParameter(world: World) {
  const { name, nativeCurrency } = world.networks[1];
  return { chainId: TIDEWATER, chainName: name, nativeCurrency, rpcUrls: [world.urls[1]] };
}
