/** Loaded with the first element of a page: React, and Porthole's buttons. */
import { createRoot } from 'react-dom/client';
import type { Modal } from '../../../application/modal/modal.js';
import { isNamespace, type Namespace } from '../../../domain/network/caip.js';
import { AccountButton } from '../../../ui-react/buttons/account-button.js';
import { ConnectButton } from '../../../ui-react/buttons/connect-button.js';
import { NetworkButton } from '../../../ui-react/buttons/network-button.js';
import { PortholeButton } from '../../../ui-react/buttons/porthole-button.js';
import { ModalContext } from '../../../ui-react/modal-context.js';
import type { ButtonAttributes, ButtonKind } from './button-kinds.js';

export interface DrawnButton {
  show(attributes: ButtonAttributes): void;
  end(): void;
}

const BUTTONS = {
  button: PortholeButton,
  'connect-button': ConnectButton,
  'account-button': AccountButton,
  'network-button': NetworkButton,
} as const satisfies Record<ButtonKind, unknown>;

export function drawButton(kind: ButtonKind, place: ShadowRoot, modal: Modal): DrawnButton {
  const root = createRoot(place);
  const Button = BUTTONS[kind];
  return {
    show: (attributes) =>
      root.render(
        <ModalContext.Provider value={modal}>
          <Button {...propertiesOf(attributes)} />
        </ModalContext.Provider>,
      ),
    end: () => root.unmount(),
  };
}

/** What is not given, or makes no sense, is left out. */
function propertiesOf({
  disabled,
  balance,
  size,
  label,
  loadingLabel,
  charsStart,
  charsEnd,
  namespace,
}: ButtonAttributes) {
  return {
    ...(typeof disabled === 'string' && disabled !== 'false' && { disabled: true }),
    ...oneOf('balance', ['show', 'hide'], balance),
    ...oneOf('size', ['md', 'sm'], size),
    ...(label && { label }),
    ...(loadingLabel && { loadingLabel }),
    ...count('charsStart', charsStart),
    ...count('charsEnd', charsEnd),
    ...(isKnown(namespace) && { namespace }),
  };
}

function oneOf<K extends string, T extends string>(
  name: K,
  known: readonly T[],
  text: string | null | undefined,
): { readonly [key in K]?: T } {
  return (known.some((each) => each === text) ? { [name]: text } : {}) as { readonly [key in K]?: T };
}

function count<K extends string>(name: K, text: string | null | undefined): { readonly [key in K]?: number } {
  return (/^\d{1,2}$/.test(text ?? '') ? { [name]: +`${text}` } : {}) as { readonly [key in K]?: number };
}

function isKnown(text: string | null | undefined): text is Namespace {
  return typeof text === 'string' && isNamespace(text);
}
