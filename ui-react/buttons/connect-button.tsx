import type { Namespace } from '../../domain/network/caip.js';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import { HostButton, type HostButtonProps } from './host-button.js';
import { HostSpinner } from './host-spinner.js';
import { useButtonWords } from './use-button-words.js';

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends HostButtonProps {
  readonly label?: string | undefined;
  readonly loadingLabel?: string | undefined;
  /** Offers wallets of this namespace only. */
  readonly namespace?: Namespace | undefined;
}

/** Opens the list of wallets; closes the modal if it is open. */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn({ label, loadingLabel, namespace, ...rest }: ConnectButtonProps) {
  const modal = useModal();
  const { text } = useButtonWords();
  const busy = useModal(
    ({ shell, connect }) =>
      shell.loading || connect.connections[namespace ?? connect.activeNamespace]?.status === 'connecting',
  );
  const toggle = () =>
    modal.getState().shell.open
      ? modal.close()
      : modal.open({ route: { view: 'connect' }, ...(namespace && { namespace }) });
  return (
    <HostButton
      {...rest}
      kind={busy ? 'quiet' : 'primary'}
      busy={busy}
      testId={namespace ? `connect-button-${namespace}` : 'connect-button'}
      onPress={toggle}
    >
      {busy && <HostSpinner />}
      <span className="porthole-text">{busy ? (loadingLabel ?? text.connecting) : (label ?? text.connect)}</span>
    </HostButton>
  );
}
