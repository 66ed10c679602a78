import { statusOf } from '../../application/connect/status-of.js';
import type { Namespace } from '../../domain/network/caip.js';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import { HostButton, type HostButtonProps } from './host-button.js';
import { HostSpinner } from './host-spinner.js';
import { useAccountFace } from './use-account-face.js';
import { useButtonWords } from './use-button-words.js';

/** Props of `AccountButton`. */
export interface AccountButtonProps extends HostButtonProps {
  /** `hide` omits the balance. */
  readonly balance?: 'show' | 'hide' | undefined;
  /** How many characters of the address to show at its start and end. */
  readonly charsStart?: number | undefined;
  readonly charsEnd?: number | undefined;
  readonly namespace?: Namespace | undefined;
}

/** Shows the balance and the account; opens the account screen. Renders nothing while no wallet is connected. */
export function AccountButton(props: AccountButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn(props: AccountButtonProps) {
  const modal = useModal();
  const { text } = useButtonWords();
  const status = useModal((state) => statusOf(state, props.namespace));
  const Face = useAccountFace(status !== 'disconnected');
  if (status !== 'connected') return null;
  const { balance = 'show', charsStart, charsEnd, namespace, ...rest } = props;
  const open = () => modal.open(namespace && { namespace });
  const testId = namespace ? `account-button-${namespace}` : 'account-button';
  const button = { ...rest, testId, onPress: open };
  if (Face) {
    return <Face button={button} balance={balance} start={charsStart} end={charsEnd} namespace={namespace} />;
  }
  return (
    <HostButton {...button} kind="quiet">
      <HostSpinner />
      <span className="porthole-text">{text.connecting}</span>
    </HostButton>
  );
}
