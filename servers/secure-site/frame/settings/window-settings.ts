/** The window's side of the wallet's settings. */
import { pressBegan } from '../approval/press-began.js';
import { frameLanguage } from '../frame-text.js';
import { translateScreen } from '../translate-screen.js';
import type { FrameChannel } from '../window/frame-channel.js';
import { type SettingsScreen, settingsScreen } from './settings-screen.js';
import type { SettingsAction, SettingsState } from './settings-state.js';

export interface WindowSettingsParts {
  /** Styled as the approvals are. */
  readonly root: ShadowRoot;
  readonly begun: () => void;
  readonly signedOut: () => void;
  /** Shows the actions for the wallet's key. */
  readonly manageKeys: () => void;
}

export interface WindowSettings {
  /** Call it when the language may have changed. */
  translate(): void;
}

export function windowSettings(
  channel: FrameChannel,
  { root, begun, signedOut, manageKeys }: WindowSettingsParts,
): WindowSettings {
  const began = pressBegan(window);
  let shown: { readonly screen: SettingsScreen; readonly state: SettingsState; readonly language: string } | undefined;
  const act = (action: SettingsAction): void =>
    action.kind === 'keys' ? manageKeys() : channel.post('settings', action);
  const draw = (state: SettingsState): void => {
    const screen = settingsScreen(state, act, began);
    shown = { screen, state, language: frameLanguage() };
    root.replaceChildren(screen.body);
    screen.heading.focus();
  };
  channel.on('settings', (update) => {
    if (update.kind === 'problem') return shown?.screen.complain(update.text);
    if (update.kind === 'signed-out') {
      shown = undefined;
      root.replaceChildren();
      return signedOut();
    }
    draw(update.state);
    begun();
  });
  return {
    translate() {
      if (!shown || shown.language === frameLanguage()) return;
      const { screen, state } = shown;
      // A problem, and a question that waits for its answer, are in the old language: they are dropped.
      if (translateScreen(screen.body, settingsScreen(state, act, began).body))
        shown = { screen, state, language: frameLanguage() };
      else draw(state);
    },
  };
}
