import { useModal } from '../use-modal.js';
import type { ConnectButtonProps } from './button-props.js';
import { HostButton } from './host-button.js';
import { HostSpinner } from './host-spinner.js';
import { useButtonWords } from './use-button-words.js';

interface Props extends ConnectButtonProps {
  /** True: a wallet is connected, and what shows its account is still loading. */
  readonly connected?: boolean;
}

/** Opens the list of wallets, or the account that it cannot show yet; closes the modal if it is open. */
export function ButtonWithoutAccount({ label, loadingLabel, namespace, connected, ...rest }: Props) {
  const modal = useModal();
  const { text } = useButtonWords();
  const connecting = useModal(
    ({ shell, connect }) =>
      shell.loading || connect.connections[namespace ?? connect.activeNamespace]?.status === 'connecting',
  );
  const busy = !connected && connecting;
  const waiting = connected || connecting;
  const kind = connected ? 'account' : 'connect';
  const toggle = () =>
    modal.getState().shell.open
      ? modal.close()
      : modal.open({ ...(!connected && { route: { view: 'connect' } }), ...(namespace && { namespace }) });
  return (
    <HostButton
      {...rest}
      kind={waiting ? 'quiet' : 'primary'}
      busy={busy}
      testId={namespace ? `${kind}-button-${namespace}` : `${kind}-button`}
      onPress={toggle}
    >
      {waiting && <HostSpinner />}
      <span className="porthole-text">{waiting ? (loadingLabel ?? text.connecting) : (label ?? text.connect)}</span>
    </HostButton>
  );
}
