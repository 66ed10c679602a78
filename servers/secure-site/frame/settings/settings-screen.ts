/** The wallet's settings, in its own window: the user, the apps with consent, and signing out. */

import { icon } from '../approval/icon.js';
import type { pressBegan } from '../approval/press-began.js';
import { settling } from '../approval/settling.js';
import { element } from '../element.js';
import { frameDate, frameText } from '../frame-text.js';
import { browserName } from './browser-name.js';
import type { SettingsAction, SettingsState } from './settings-state.js';

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

export function settingsScreen(
  state: SettingsState,
  act: (action: SettingsAction) => void,
  began: ReturnType<typeof pressBegan>,
): SettingsScreen {
  const { email, userName, by, apps, sessions, app } = state;
  const text = frameText().walletSettings;
  const heading = element('h1', { className: 'ph-headline', tabIndex: -1, id: 'title' }, text.title);
  const problem = element('p', { className: 'ph-error ph-pad', hidden: true });
  problem.setAttribute('role', 'alert');
  const buttons: HTMLButtonElement[] = [];
  // New content ignores clicks that were meant for what was there before.
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
  const button = (className: string, words: string, action: SettingsAction, label = words): HTMLButtonElement =>
    pressable(className, words, () => act(action), label);
  const way = by === 'email' ? text.email : (NAMES[by] ?? by);
  const who = email ?? userName ?? way;
  const keys = button('ph-button ph-quiet', text.keys, { kind: 'keys' });
  const foot = element('div', { className: 'ph-foot' });
  /** What it ends, shown before: every app here, not only the one that opened this window. */
  const confirmSignOut = () => {
    // The language may be another one since the screen was drawn.
    const text = frameText().walletSettings;
    const stay = pressable('ph-button', text.stay, showSignOut);
    foot.replaceChildren(
      element('p', { className: 'ph-note', role: 'status' }, text.signOutEnds),
      stay,
      button('ph-button ph-quiet', text.signOutOfAll, { kind: 'sign-out' }),
    );
    ready.begin();
    stay.focus();
  };
  const showSignOut = () => {
    const signOut = pressable('ph-button ph-quiet', frameText().walletSettings.signOut, confirmSignOut);
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
        element(
          'span',
          { className: 'ph-row-sub' },
          origin === app ? text.thisApp(frameDate(since)) : frameDate(since),
        ),
      ),
      button(
        'ph-button ph-bare',
        text.disconnect,
        { kind: 'disconnect', origin },
        text.disconnectApp(new URL(origin).host),
      ),
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
        element('span', { className: 'ph-row-sub' }, own ? text.thisBrowser : text.lastUsed(frameDate(usedAt))),
      ),
      ...(own
        ? []
        : [button('ph-button ph-bare', text.end, { kind: 'end-session', id }, text.endIn(browserName(about)))]),
    );
  const content = element(
    'div',
    { className: 'ph-body', tabIndex: 0 },
    element('div', { className: 'ph-pad words' }, heading),
    problem,
    element('h2', { className: 'ph-label' }, text.signedIn),
    element(
      'div',
      { className: 'ph-group ph-group-marks' },
      element(
        'div',
        { className: 'ph-row' },
        element('span', { className: 'site-mark' }, icon('wallet')),
        element(
          'div',
          { className: 'ph-row-text' },
          element('bdi', { className: 'ph-row-title' }, who),
          element('span', { className: 'ph-row-sub' }, by === 'email' ? text.byEmail : text.byService(way)),
        ),
      ),
    ),
    keys,
    ...(apps === undefined
      ? []
      : [
          element('h2', { className: 'ph-label' }, text.apps),
          apps.length === 0
            ? element('p', { className: 'ph-note ph-pad' }, text.noApps)
            : element('div', { className: 'ph-group' }, ...apps.map(row)),
          element('p', { className: 'ph-note ph-pad' }, text.appsSee),
        ]),
    element('h2', { className: 'ph-label' }, text.sessions),
    element('div', { className: 'ph-group' }, ...sessions.map(session)),
    ...(others.length > 0 ? [button('ph-button ph-quiet', text.endOthers, { kind: 'end-others' })] : []),
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
