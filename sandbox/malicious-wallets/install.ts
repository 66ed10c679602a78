/** Installs the malicious wallets in a page's URL, as in `?malicious=Echo,Inkwell`: after the wallets, before the dapp. */
import type { WorldSettings } from '../world-settings.js';
import { installMalicious } from './install-malicious.js';
import { maliciousAsked } from './malicious-provider.js';

declare global {
  interface Window {
    /** The malicious wallets on this page that were asked to connect, in order. */
    maliciousAsked?: () => readonly string[];
  }
}

const names = new URLSearchParams(location.search).get('malicious')?.split(',') ?? [];
const block = document.getElementById('sandbox-settings')?.textContent ?? '{}';
const { networks = [] }: Partial<WorldSettings> = JSON.parse(block);
for (const name of names) if (name) installMalicious(name, window, Number(networks[0]?.id ?? 1));
window.maliciousAsked = () => maliciousAsked(window);
