/** Installs the world's wallets on this page, like extensions: announced by EIP-6963, or in `window.ethereum`. */
import { installBitcoinWallets } from '../bitcoin/install-bitcoin-wallets.js';
import { installPolkadotWallets } from '../polkadot/install-polkadot-wallets.js';
import { installSolanaWallets } from '../solana/install-solana-wallets.js';
import type { WorldSettings } from '../world-settings.js';
import { announce } from './announce.js';
import type { PageOptions } from './page-options.js';
import { pageStore } from './page-store.js';
import { showPanel } from './panel/panel.js';
import { WALLET_MODES } from './prompts.js';
import type { SandboxWallet } from './wallet.js';
import { createWalletRegistry, type WalletRegistry } from './wallet-registry.js';
import { worldWallet } from './world-wallet.js';

declare global {
  interface Window {
    /** Drives the sandbox wallets of this page. */
    sandboxWallets?: WalletRegistry;
  }
}

/** The one that `?late=` delays. */
const LATE = 'Northstar';

export function installSandboxWallets(settings: WorldSettings, options: PageOptions): WalletRegistry {
  const store = pageStore(settings.networks.map((each) => new URL(each.rpcUrls.default.http[0] ?? '').port).join('-'));
  const legacyCount = { none: 0, one: 1, many: 2 }[options.legacy];
  const announced = settings.wallets.filter(
    ({ name, legacyFlag }) => legacyFlag === undefined && (options.wallets?.includes(name) ?? true),
  );
  const legacy = settings.wallets.filter(({ legacyFlag }) => legacyFlag !== undefined).slice(0, legacyCount);
  const external = settings.wallets.filter(
    (wallet) => wallet.name === options.external && !announced.includes(wallet) && !legacy.includes(wallet),
  );

  const modeKey = (rdns: string) => `sandbox-wallet-mode:${rdns}`;
  const modeOf = (rdns: string) =>
    options.mode ?? WALLET_MODES.find((each) => each === store.get(modeKey(rdns))) ?? 'ask';
  const keepMode = ({ info, control }: SandboxWallet) =>
    control.onChange(() => store.set(modeKey(info.rdns), control.mode));
  const make = ({ name, rdns }: WorldSettings['wallets'][number]): SandboxWallet => {
    const wallet = worldWallet(settings, name, { store, mode: modeOf(rdns), origin: location.origin });
    keepMode(wallet);
    return wallet;
  };
  const announcing = announced.map(make);
  const injected = legacy.map(make);
  injectLegacy(injected);

  const swimming = installSolanaWallets(settings.solana, options, store, modeOf);
  const digging = options.bitcoin ? installBitcoinWallets(settings.bitcoin, options, store, modeOf) : [];
  const dotted = options.polkadot ? installPolkadotWallets(settings.polkadot, options, store, modeOf) : [];
  for (const wallet of [...swimming, ...digging, ...dotted]) keepMode(wallet);

  const registry = createWalletRegistry([
    ...announcing,
    ...injected,
    ...external.map(make),
    ...swimming,
    ...digging,
    ...dotted,
  ]);
  window.sandboxWallets = registry;
  for (const wallet of announcing) {
    const late = wallet.info.name === LATE ? options.late : undefined;
    if (late === undefined) announce(wallet, window);
    else setTimeout(() => announce(wallet, window), late);
  }
  if (options.panel) showPanel(registry, settings);
  return registry;
}

/** As before EIP-6963: the first takes `window.ethereum`; several share it by a `providers` list on the first. */
function injectLegacy(wallets: readonly SandboxWallet[]): void {
  const providers = wallets.map(({ provider }) => provider);
  const [first] = providers;
  if (!first) return;
  Reflect.set(window, 'ethereum', providers.length > 1 ? Object.assign(first, { providers }) : first);
  window.dispatchEvent(new Event('ethereum#initialized'));
}
