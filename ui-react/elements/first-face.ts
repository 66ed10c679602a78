import { statusOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import { enButtons } from '../buttons/text.en.js';
import { applyTheme } from '../styles/apply-theme.js';
import { speak } from '../words/speak.js';
import type { Messages } from '../words/words.js';
import { propertiesOf, type Written } from './attributes.js';
import { plainButton } from './plain-button.js';

/** The button before React is loaded: it looks the same, and opens the modal. */
export function firstFace(root: ShadowRoot, modal: Modal, written: Written, messages: Messages | undefined): void {
  const { label, loadingLabel, disabled, size, namespace } = propertiesOf(written);
  const busy = statusOf(modal.getState(), namespace) !== 'disconnected';
  const { button, line } = plainButton(root);
  button.className = `porthole-button ${busy ? 'is-quiet' : 'is-primary'}`;
  if (size) button.dataset.size = size;
  if (busy || disabled) button.ariaDisabled = 'true';
  button.ariaHasPopup = 'dialog';
  const { config } = modal.getState();
  speak(config.locale, messages, (words) => {
    const text = words?.of('buttons', enButtons) ?? enButtons;
    line.textContent = busy ? (loadingLabel ?? text.connecting) : (label ?? text.connect);
    button.lang = words?.locale ?? 'en';
    button.dir = words?.dir ?? 'ltr';
  });
  button.addEventListener('click', () => {
    if (!busy && !disabled) void modal.open({ route: { view: 'connect' }, ...(namespace && { namespace }) });
  });
  applyTheme(button, config.theme);
}
