import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppKitOptions } from '../app-kit-options.js';
import { FEATURE_NOTES, OPTION_NOTES } from './option-notes.js';
import { tellOptions } from './tell-options.js';

/** The options of `createAppKit` by its public documentation, up to its version 1.8. */
const DOCUMENTED = [
  ...['projectId', 'networks', 'adapters', 'defaultNetwork', 'metadata', 'themeMode', 'themeVariables', 'features'],
  ...['allWallets', 'includeWalletIds', 'excludeWalletIds', 'featuredWalletIds', 'customWallets', 'tokens'],
  ...['chainImages', 'connectorImages', 'customRpcUrls', 'termsConditionsUrl', 'privacyPolicyUrl', 'enableWallets'],
  ...['enableWalletConnect', 'enableInjected', 'enableCoinbase', 'enableEIP6963', 'enableWalletGuide'],
  ...['enableAuthLogger', 'enableNetworkSwitch', 'debug', 'enableEmbedded', 'disableAppend', 'allowUnsupportedChain'],
  ...['manualWCControl', 'coinbasePreference', 'defaultAccountTypes', 'siwx', 'siweConfig', 'universalProvider'],
  ...['universalProviderConfigOverride', 'showWallets', 'basic', 'enableReconnect', 'enableMobileFullScreen'],
];
const DOCUMENTED_FEATURES = [
  ...['swaps', 'onramp', 'receive', 'send', 'email', 'emailShowWallets', 'socials', 'history', 'analytics'],
  ...['allWallets', 'connectMethodsOrder', 'connectorTypeOrder', 'walletFeaturesOrder', 'collapseWallets'],
  ...['legalCheckbox', 'smartSessions', 'pay', 'headless'],
];

const info = vi.spyOn(console, 'info');
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  for (const level of [info, warn]) level.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  for (const level of [info, warn]) level.mockReset();
});
const lines = () => [info, warn].flatMap((level) => level.mock.calls.map((call) => `${call[1]}`));
const tell = (options: object) => tellOptions(options as AppKitOptions);

describe('the options of AppKit', () => {
  it('each have a note, and only they do', () => {
    expect(Object.keys(OPTION_NOTES).sort()).toEqual([...DOCUMENTED].sort());
    expect(Object.keys(FEATURE_NOTES).sort()).toEqual([...DOCUMENTED_FEATURES].sort());
  });

  it.each(
    Object.entries(OPTION_NOTES).flatMap(([name, note]) =>
      note.kind === 'other' ? [[name, note.instead] as const] : [],
    ),
  )('%s: one message says what happens instead', (name, instead) => {
    // A value that makes a difference.
    tell({ [name]: 'given' });
    tell({ [name]: 'given' });
    expect(lines()).toEqual([`The option \`${name}\`: ${instead}.`]);
  });

  it('cause no message if nothing differs', () => {
    tell({ networks: [], themeMode: 'dark', enableCoinbase: false, enableWalletGuide: true, metadata: undefined });
    tell({ features: { analytics: true, headless: false, socials: false }, porthole: {} });
    expect(lines()).toEqual([]);
  });

  it('that are unknown are reported by name', () => {
    tell({ themeVariable: {}, constructor: 1 });
    tell({ features: { swap: true } });
    expect(lines()).toEqual([
      'The option `themeVariable` is not known; it does nothing.',
      'The option `constructor` is not known; it does nothing.',
      'The option `features.swap` is not known; it does nothing.',
    ]);
  });
});
