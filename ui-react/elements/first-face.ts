import { statusOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import css from '../buttons/buttons.css?inline';
import { enButtons } from '../buttons/text.en.js';
import { adoptSheet } from '../styles/adopt-sheet.js';
import { applyTheme } from '../styles/apply-theme.js';
import type { Text } from '../text/en.js';
import { propertiesOf, type Written } from './attributes.js';

/** The button before React is there: it looks the same, and opens the modal. */
export function firstFace(root: ShadowRoot, modal: Modal, written: Written, text: Text | undefined): void {
  const { label, loadingLabel, disabled, size, namespace } = propertiesOf(written);
  const words = text?.buttons ?? enButtons;
  const busy = statusOf(modal.getState(), namespace) !== 'disconnected';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `porthole-button ${busy ? 'is-quiet' : 'is-primary'}`;
  if (size) button.dataset.size = size;
  if (busy || disabled) button.ariaDisabled = 'true';
  button.ariaHasPopup = 'dialog';
  const line = document.createElement('span');
  line.className = 'porthole-text';
  line.textContent = busy ? (loadingLabel ?? words.connecting) : (label ?? words.connect);
  button.append(line);
  button.addEventListener('click', () => {
    if (!busy && !disabled) void modal.open({ route: { view: 'connect' }, ...(namespace && { namespace }) });
  });
  adoptSheet(root, css);
  applyTheme(button, modal.getState().config.theme);
  root.append(button);
}
