import { statusOf } from '../../application/connect/status-of.js';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import type { PortholeButtonProps } from './button-props.js';
import { ButtonWithoutAccount } from './button-without-account.js';
import { useAccountFace } from './use-account-face.js';

/** A `ConnectButton` until a wallet is connected, then an `AccountButton`. */
export function PortholeButton(props: PortholeButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn(props: PortholeButtonProps) {
  const status = useModal((state) => statusOf(state, props.namespace));
  // Starts during the wallet request, so that the account is there as soon as the visitor approves.
  const Face = useAccountFace(status !== 'disconnected');
  const connected = status === 'connected';
  return connected && Face ? <Face {...props} /> : <ButtonWithoutAccount {...props} connected={connected} />;
}
