import { createAppKit } from '@reown/appkit';
import { sepolia } from '@reown/appkit/networks';
import { EthersAdapter } from '@reown/appkit-adapter-ethers';
import { generalConfig } from './config';

interface Eip1193Provider {
  request(request: { method: string; params?: unknown[] }): Promise<unknown>;
}

/** For plain.html, which has AppKit's elements: the instance makes them work. */
const modal = createAppKit({
  adapters: [new EthersAdapter()],
  ...generalConfig,
  features: { analytics: false },
});

const show = (id: string, value: unknown) => {
  const place = document.querySelector(id);
  if (place) place.textContent = typeof value === 'string' ? value : JSON.stringify(value);
};
const on = (id: string, act: () => unknown) => document.getElementById(id)?.addEventListener('click', () => void act());
const events: string[] = [];

on('open', () => modal.open());
on('sepolia', () => modal.switchNetwork(sepolia));
on('leave', () => modal.disconnect());
on('dark', () => modal.setThemeMode('dark'));
on('sign', async () => {
  const provider = modal.getWalletProvider() as Eip1193Provider;
  show('output', await provider.request({ method: 'personal_sign', params: ['0x48656c6c6f', modal.getAddress()] }));
});
modal.subscribeAccount(({ address, isConnected, status }) => show('#account', { address, isConnected, status }));
modal.subscribeNetwork(({ caipNetworkId, chainId }) => show('#network', { caipNetworkId, chainId }));
modal.subscribeProviders(({ eip155 }) => show('#provider', { there: eip155 !== undefined }));
modal.subscribeEvents(({ data }) => {
  events.push(data.event);
  show('#events', events);
});
