/** The wallet's settings, in its own window: who is logged in, which apps know it, and signing out. */

import { icon } from '../approval/icon.js';
import type { pressBegan } from '../approval/press-began.js';
import { settling } from '../approval/settling.js';
import { element } from '../element.js';
import { browserName } from './browser-name.js';
import type { SettingsDeed, SettingsState } from './settings-state.js';

export interface SettingsScreen {
  readonly body: HTMLElement;
  readonly heading: HTMLElement;
  /** Under the title, until the next state is shown. */
  complain(text: string): void;
}

const NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
};

const SIGN_OUT_ENDS =
  'Every app in this browser that uses your wallet is signed out. Your keys stay in this browser, and open again when you log in.';

export function settingsScreen(
  state: SettingsState,
  act: (deed: SettingsDeed) => void,
  began: ReturnType<typeof pressBegan>,
): SettingsScreen {
  const { email, userName, by, apps, sessions, app } = state;
  const heading = element('h1', { className: 'ph-headline', tabIndex: -1, id: 'title' }, 'Wallet settings');
  const problem = element('p', { className: 'ph-error ph-pad', hidden: true });
  problem.setAttribute('role', 'alert');
  const buttons: HTMLButtonElement[] = [];
  // What has just come takes no press that was meant for what was there before.
  const ready = settling((settled) => {
    for (const each of buttons) each.ariaDisabled = settled ? null : 'true';
  });
  const pressable = (className: string, words: string, press: () => void, label = words): HTMLButtonElement => {
    const made = element('button', { type: 'button', className, ariaLabel: label }, words);
    made.onclick = (event) => {
      if (!ready.takes(began(event))) return;
      ready.stop();
      press();
    };
    buttons.push(made);
    return made;
  };
  const button = (className: string, words: string, deed: SettingsDeed, label = words): HTMLButtonElement =>
    pressable(className, words, () => act(deed), label);
  const way = by === 'email' ? 'Email' : (NAMES[by] ?? by);
  const who = email ?? userName ?? way;
  const keys = button('ph-button ph-quiet', 'Passkeys and recovery', { kind: 'keys' });
  const foot = element('div', { className: 'ph-foot' });
  /** What it ends, before it ends: every app here, not only the one that opened this window. */
  const confirmSignOut = () => {
    const stay = pressable('ph-button', 'Stay signed in', showSignOut);
    foot.replaceChildren(
      element('p', { className: 'ph-note', role: 'status' }, SIGN_OUT_ENDS),
      stay,
      button('ph-button ph-quiet', 'Sign out of every app', { kind: 'sign-out' }),
    );
    ready.begin();
    stay.focus();
  };
  const showSignOut = () => {
    const signOut = pressable('ph-button ph-quiet', 'Sign out', confirmSignOut);
    foot.replaceChildren(signOut);
    ready.begin();
    if (foot.isConnected) signOut.focus();
  };
  const row = ({ origin, since }: { readonly origin: string; readonly since: number }) =>
    element(
      'div',
      { className: 'ph-row' },
      element(
        'div',
        { className: 'ph-row-text' },
        element('bdi', { className: 'ph-row-title' }, new URL(origin).host),
        element('span', { className: 'ph-row-sub' }, `${origin === app ? 'This app · ' : ''}${dateOf(since)}`),
      ),
      button('ph-button ph-bare', 'Disconnect', { kind: 'disconnect', origin }, `Disconnect ${new URL(origin).host}`),
    );
  const others = sessions.filter(({ own }) => !own);
  const session = ({ id, about, usedAt, own }: SettingsState['sessions'][number]) =>
    element(
      'div',
      { className: 'ph-row' },
      element(
        'div',
        { className: 'ph-row-text' },
        element('span', { className: 'ph-row-title' }, browserName(about)),
        element('span', { className: 'ph-row-sub' }, own ? 'This browser' : `Last used ${dateOf(usedAt)}`),
      ),
      ...(own
        ? []
        : [button('ph-button ph-bare', 'End', { kind: 'end-session', id }, `End session in ${browserName(about)}`)]),
    );
  const content = element(
    'div',
    { className: 'ph-body', tabIndex: 0 },
    element('div', { className: 'ph-pad words' }, heading),
    problem,
    element('h2', { className: 'ph-label' }, 'Signed in'),
    element(
      'div',
      { className: 'ph-plate ph-plate-marks' },
      element(
        'div',
        { className: 'ph-row' },
        element('span', { className: 'site-mark' }, icon('wallet')),
        element(
          'div',
          { className: 'ph-row-text' },
          element('bdi', { className: 'ph-row-title' }, who),
          element('span', { className: 'ph-row-sub' }, by === 'email' ? 'By email' : `By ${way}`),
        ),
      ),
    ),
    keys,
    ...(apps === undefined
      ? []
      : [
          element('h2', { className: 'ph-label' }, 'Connected apps'),
          apps.length === 0
            ? element('p', { className: 'ph-note ph-pad' }, 'No app is connected.')
            : element('div', { className: 'ph-plate' }, ...apps.map(row)),
          element('p', { className: 'ph-note ph-pad' }, 'A connected app sees your address and your email.'),
        ]),
    element('h2', { className: 'ph-label' }, 'Sessions'),
    element('div', { className: 'ph-plate' }, ...sessions.map(session)),
    ...(others.length > 0 ? [button('ph-button ph-quiet', 'Sign out everywhere else', { kind: 'end-others' })] : []),
  );
  showSignOut();
  const screen = element('div', { className: 'request settings' }, content, foot);
  const body = element('main', { className: 'ph' }, screen);
  body.setAttribute('aria-labelledby', 'title');
  return {
    body,
    heading,
    complain(text) {
      problem.textContent = text;
      problem.hidden = false;
      ready.begin();
    },
  };
}

function dateOf(since: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(since);
}
