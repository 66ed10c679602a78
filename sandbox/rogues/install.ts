/** Installs the malicious wallets in a page's URL, as in `?strangers=Echo,Inkwell`: after the wallets, before the dapp. */
import type { WorldSettings } from '../world-settings.js';
import { installStranger } from './install-stranger.js';
import { strangersAsked } from './stranger-provider.js';

declare global {
  interface Window {
    /** The malicious wallets on this page that were asked to connect, in order. */
    strangersAsked?: () => readonly string[];
  }
}

const names = new URLSearchParams(location.search).get('strangers')?.split(',') ?? [];
const block = document.getElementById('sandbox-settings')?.textContent ?? '{}';
const { networks = [] }: Partial<WorldSettings> = JSON.parse(block);
for (const name of names) if (name) installStranger(name, window, Number(networks[0]?.id ?? 1));
window.strangersAsked = () => strangersAsked(window);
