import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { scriptedConnector, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import { unmount } from '../../../scripts/react-window.js';
import { AppKit } from '../app-kit.js';
import { hookWindow } from '../tests/hook-window.js';
import { asAppKit, scriptedModal } from '../tests/scripted-kit.js';
import { getAppKit, useAppKit, useAppKitAccount, useAppKitEvents, useAppKitTheme } from './index.js';

const window = hookWindow();
let open: unknown;
let events: unknown;

function Account() {
  return <p>{useAppKitAccount().address ?? 'nobody'}</p>;
}

function Theme() {
  return <p>{useAppKitTheme().themeMode}</p>;
}

function Doors() {
  open = useAppKit().open;
  return null;
}

function Events() {
  events = useAppKitEvents();
  return null;
}

it('mounted hooks follow the instance that `getAppKit` gets', async () => {
  const wallet = scriptedWallet();
  const first = scriptedModal({ connectors: [] });
  const second = scriptedModal({ connectors: [scriptedConnector({ wallets: [wallet] }).handle] });
  asAppKit(first);
  const other = new AppKit({ networks: [], projectId: 'a' }, second);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = window.document.createElement('div');
  const root = createRoot(place as never);
  await act(async () => root.render([<Account key="a" />, <Theme key="t" />, <Doors key="d" />, <Events key="e" />]));
  const [openFirst, eventFirst] = [open, events];
  await act(async () => getAppKit(other));
  // It emits nothing that would make the hooks read again.
  first.destroy();
  expect(open).not.toBe(openFirst);
  expect(events).not.toBe(eventFirst);
  await act(async () => void (await second.connect(wallet.wallet.id)));
  await act(async () => other.setThemeMode('light'));
  await expect.poll(() => place.textContent).toBe(`${wallet.accounts[0].address}light`);
  await unmount(root);
  second.destroy();
});
