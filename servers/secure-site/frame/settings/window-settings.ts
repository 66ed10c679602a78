/** The window's side of the wallet's settings. */
import { pressBegan } from '../approval/press-began.js';
import type { FrameLine } from '../window/frame-line.js';
import { type SettingsScreen, settingsScreen } from './settings-screen.js';
import type { SettingsDeed } from './settings-state.js';

export interface WindowSettingsParts {
  /** Styled as the approvals are. */
  readonly root: ShadowRoot;
  readonly begun: () => void;
  readonly signedOut: () => void;
  /** Shows the actions for the wallet's key. */
  readonly manageKeys: () => void;
}

export function windowSettings(line: FrameLine, { root, begun, signedOut, manageKeys }: WindowSettingsParts): void {
  const began = pressBegan(window);
  let screen: SettingsScreen | undefined;
  const act = (deed: SettingsDeed): void => (deed.kind === 'keys' ? manageKeys() : line.post('settings', deed));
  line.hear('settings', (news) => {
    if (news.kind === 'problem') return screen?.complain(news.text);
    if (news.kind === 'signed-out') {
      screen = undefined;
      root.replaceChildren();
      return signedOut();
    }
    screen = settingsScreen(news.state, act, began);
    root.replaceChildren(screen.body);
    screen.heading.focus();
    begun();
  });
}
