import { statusOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import { enButtons } from '../buttons/text.en.js';
import { applyTheme } from '../styles/apply-theme.js';
import { loadMessages } from '../words/load-messages.js';
import type { Messages } from '../words/words.js';
import { propertiesOf, type Written } from './attributes.js';
import type { DrawnButton } from './draw-button.js';
import { plainButton } from './plain-button.js';

/** The button until React is loaded: it looks the same, and opens the modal. */
export function firstFace(
  root: ShadowRoot,
  modal: Modal,
  written: Written,
  messages: Messages | undefined,
): DrawnButton {
  let given = propertiesOf(written);
  let text: typeof enButtons | undefined;
  const { button, line } = plainButton(root);
  const { config } = modal.getState();
  const status = () => statusOf(modal.getState(), given.namespace);
  const draw = () => {
    const { label, loadingLabel, disabled, size } = given;
    const quiet = status() !== 'disconnected';
    button.className = `porthole-button ${quiet ? 'is-quiet' : 'is-primary'}`;
    button.dataset.size = size ?? '';
    button.ariaDisabled = disabled || status() === 'connecting' ? 'true' : null;
    if (text) line.textContent = quiet ? (loadingLabel ?? text.connecting) : (label ?? text.connect);
  };
  button.ariaHasPopup = 'dialog';
  const unsubscribe = loadMessages(config.locale, messages, (words) => {
    text = words?.of('buttons', enButtons) ?? enButtons;
    button.lang = words?.locale ?? 'en';
    button.dir = words?.dir ?? 'ltr';
    draw();
  });
  button.addEventListener('click', () => {
    if (button.ariaDisabled) return;
    const { namespace } = given;
    void modal.open({
      ...(status() === 'disconnected' && { route: { view: 'connect' } }),
      ...(namespace && { namespace }),
    });
  });
  applyTheme(button, config.theme);
  const following = modal.state$.subscribe(draw);
  return {
    show: (next) => {
      given = propertiesOf(next);
      draw();
    },
    end: () => {
      unsubscribe();
      following.unsubscribe();
      button.remove();
    },
  };
}
