/** The wallet page: a phone wallet with keys of the local world, connected to the local relay. */
import { Buffer } from 'buffer/';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../../demo/read-settings.js';
import { pageStore } from '../../wallets/page-store.js';
import { WALLET_MODES } from '../../wallets/prompts.js';
import { bitcoinNamespace } from '../bitcoin-namespace.js';
import { eip155Namespace } from '../eip155-namespace.js';
import { createPhoneWallet, type PhoneWallet } from '../phone-wallet.js';
import { polkadotNamespace } from '../polkadot-namespace.js';
import { solanaNamespace } from '../solana-namespace.js';
import { Ferry } from './ferry.js';

declare global {
  interface Window {
    /** Drives the wallet of this page: for tests and for people at the console. */
    phoneWallet?: PhoneWallet;
  }
}

// The wallet SDK requires it for sign-in.
Reflect.set(globalThis, 'Buffer', Buffer);

const place = document.getElementById('ferry');

async function start(): Promise<void> {
  if (!place) return;
  const { phone, relayUrl, solana, bitcoin, polkadot } = await readSettings();
  const query = new URLSearchParams(location.search);
  const world = new URL(relayUrl).port;
  const mode = WALLET_MODES.find((each) => each === query.get('mode'));
  const wallet = await createPhoneWallet({
    name: phone.name,
    icon: phone.icon,
    relayUrl,
    url: location.origin,
    // Add the factories of further namespaces here.
    namespaces: [
      eip155Namespace(phone, pageStore(`phone-${world}`)),
      solanaNamespace(solana.phone),
      bitcoinNamespace(bitcoin.phone),
      polkadotNamespace(polkadot.phone),
    ],
    // Sessions over an earlier relay are no longer valid.
    storagePrefix: `ferry-${world}`,
    ...(mode && { mode }),
  });
  window.phoneWallet = wallet;
  // The path by which a link opens a wallet: /wc?uri=…
  createRoot(place).render(<Ferry wallet={wallet} uri={query.get('uri') ?? ''} />);
}

start().catch((error: unknown) => {
  const message = document.createElement('p');
  message.role = 'alert';
  message.className = 'broken';
  message.textContent = `The wallet could not start. ${error instanceof Error ? error.message : String(error)}`;
  place?.replaceChildren(message);
  reportError(error);
});
