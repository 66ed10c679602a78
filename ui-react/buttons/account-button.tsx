import { statusOf } from '../../application/connect/status-of.js';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import type { AccountButtonProps } from './button-props.js';
import { ButtonWithoutAccount } from './button-without-account.js';
import { useAccountFace } from './use-account-face.js';

/** Shows the balance and the account; opens the account screen. Renders nothing while no wallet is connected. */
export function AccountButton(props: AccountButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn(props: AccountButtonProps) {
  const status = useModal((state) => statusOf(state, props.namespace));
  const Face = useAccountFace(status !== 'disconnected');
  if (status !== 'connected') return null;
  return Face ? <Face {...props} /> : <ButtonWithoutAccount {...props} connected />;
}
