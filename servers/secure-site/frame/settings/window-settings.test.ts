/** The language changes while the wallet's settings are open: they are translated, and go on working. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setFrameLanguage } from '../frame-text.js';
import type { SettingsUpdate } from './settings-state.js';
import { type WindowSettings, windowSettings } from './window-settings.js';

let view: Window;
let root: ShadowRoot;
let settings: WindowSettings;
let receive: (update: SettingsUpdate) => void;
beforeEach(() => {
  view = new Window();
  for (const name of ['document', 'HTMLElement', 'MouseEvent'] as const) vi.stubGlobal(name, view[name]);
  vi.stubGlobal('window', view);
  const place = document.createElement('div');
  document.body.append(place);
  root = place.attachShadow({ mode: 'open' });
  settings = windowSettings(
    {
      on: (_, take) => {
        receive = take as (update: SettingsUpdate) => void;
      },
      post: () => undefined,
    },
    { root, begun: () => undefined, signedOut: () => undefined, manageKeys: () => undefined },
  );
  receive({
    kind: 'state',
    state: {
      ...{ email: 'mira@mail.example', userName: undefined, by: 'email', app: 'https://slipway.example' },
      apps: [{ origin: 'https://slipway.example', since: 1_795_780_800_000 }],
      sessions: [{ id: '1', about: '', usedAt: 1_795_780_800_000, own: true }],
    },
  });
});
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

const setLanguage = (locale: string) => setFrameLanguage({ documentElement: { lang: '', dir: '' } }, [locale]);
const labels = () => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);

it('are translated in place', async () => {
  const heading = root.querySelector('h1');
  expect(labels()).toContain('Sign out');
  await setLanguage('de');
  settings.translate();
  expect(root.querySelector('h1')).toBe(heading);
  expect(heading?.textContent).toBe('Wallet-Einstellungen');
  expect(labels()).not.toContain('Sign out');
  expect(root.textContent).toContain('mira@mail.example');
  expect(root.textContent).toContain('27. Nov. 2026');
});

it('a problem in the old language is removed', async () => {
  receive({ kind: 'problem', text: 'The site did not answer' });
  expect(root.querySelector('[role=alert]')?.textContent).toBe('The site did not answer');
  await setLanguage('de');
  settings.translate();
  expect(root.querySelector('[role=alert]')?.textContent).toBe('');
  expect(root.querySelector('h1')?.textContent).toBe('Wallet-Einstellungen');
});
