import { optimism, polygon } from 'viem/chains';
import { afterEach, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { AppKit } from './app-kit.js';
import { scriptedModal } from './tests/scripted-kit.js';

let modal: Modal;
afterEach(() => modal.destroy());

/** As in an effect of the page’s first render: the core has not been loaded yet. */
function appKit(): AppKit {
  modal = scriptedModal({ connectors: [] });
  return new AppKit({ networks: [], projectId: 'a' }, modal);
}

it('changes before the core has loaded show at once, and are all made', async () => {
  const kit = appKit();
  kit.setThemeMode('light');
  kit.setThemeVariables({ '--w3m-accent': '#7a1f5c' });
  kit.setThemeVariables({ '--w3m-z-index': 5 });
  kit.addNetwork('eip155', polygon);
  kit.addNetwork('eip155', optimism);
  kit.removeNetwork('eip155', 2);
  kit.updateFeatures({ swaps: false });
  kit.updateFeatures({ send: false, socials: false, emailShowWallets: false });
  const networks = ['eip155:1', 'eip155:137', 'eip155:10'];
  const shown = () => [kit.getThemeMode(), kit.getCaipNetworks().map(({ caipNetworkId }) => caipNetworkId)];
  expect(shown()).toEqual(['light', networks]);
  expect(modal.getState().started).toBe(false);
  await modal.configure({});
  expect(shown()).toEqual(['light', networks]);
  expect(modal.getState().config).toMatchObject({
    theme: { mode: 'light', variables: { accent: '#7a1f5c', zIndex: 5 } },
    features: { swaps: false, send: false, socials: [], collapseWallets: true, receive: true },
  });
});

it('a change that cannot be made no longer shows', async () => {
  const kit = appKit();
  kit.setThemeMode('blue' as never);
  await modal.configure({});
  expect(kit.getThemeMode()).toBe('dark');
});
