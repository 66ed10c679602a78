import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { scriptedConnector } from '../../../infrastructure/fakes/index.js';
import { unmount } from '../../../scripts/react-window.js';
import { hookWindow } from '../tests/hook-window.js';
import { asAppKit, scriptedModal } from '../tests/scripted-kit.js';
import { useAppKitTheme } from './index.js';

const window = hookWindow();

function Mode() {
  return <p>{useAppKitTheme().themeMode}</p>;
}

it('the system’s light mode shows after hydration, which matches the server’s page', async () => {
  const modal = scriptedModal({ connectors: [scriptedConnector({ wallets: [] }).handle] });
  const appKit = asAppKit(modal);
  const place = window.document.createElement('div');
  expect(renderToString(<Mode />)).toBe('<p>dark</p>');
  place.appendChild(window.document.createElement('p')).textContent = 'dark';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place as never, <Mode />, { onRecoverableError: (error) => void differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(place.textContent).toBe('light');
  await act(async () => appKit.setThemeMode('dark'));
  await expect.poll(() => place.textContent).toBe('dark');
  await unmount(root);
  modal.destroy();
});
