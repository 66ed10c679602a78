/** Loaded with the first element in a page: React, and the buttons. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Modal } from '../../application/modal/modal.js';
import { AccountButton } from '../buttons/account-button.js';
import { ConnectButton } from '../buttons/connect-button.js';
import { NetworkButton } from '../buttons/network-button.js';
import { PortholeButton } from '../buttons/porthole-button.js';
import { MessagesContext } from '../buttons/use-button-words.js';
import { ModalContext } from '../modal-context.js';
import type { Messages } from '../words/words.js';
import { type ButtonKind, propertiesOf, type Written } from './attributes.js';

const BUTTONS = {
  button: PortholeButton,
  connect: ConnectButton,
  account: AccountButton,
  network: NetworkButton,
} as const satisfies Record<ButtonKind, unknown>;

export interface DrawnButton {
  show(written: Written): void;
  end(): void;
}

export function drawButton(
  kind: ButtonKind,
  place: ShadowRoot,
  modal: Modal,
  messages: Messages | undefined,
): DrawnButton {
  const root = createRoot(place);
  const Button = BUTTONS[kind];
  let drawn = false;
  const element = (written: Written) => (
    <ModalContext.Provider value={modal}>
      <MessagesContext.Provider value={messages}>
        <Button {...propertiesOf(written)} />
      </MessagesContext.Provider>
    </ModalContext.Provider>
  );
  return {
    show: (written) => {
      if (drawn) return root.render(element(written));
      drawn = true;
      // Synchronously: the first face was removed in the same frame.
      flushSync(() => root.render(element(written)));
    },
    end: () => root.unmount(),
  };
}
