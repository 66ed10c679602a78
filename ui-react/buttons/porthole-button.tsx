import { statusOf } from '../../application/connect/status-of.js';
import { Boundary } from '../boundary.js';
import { useModal } from '../use-modal.js';
import { AccountButton, type AccountButtonProps } from './account-button.js';
import { ConnectButton, type ConnectButtonProps } from './connect-button.js';
import { useAccountFace } from './use-account-face.js';

/** Props of `PortholeButton`: those of `ConnectButton` and `AccountButton`. */
export interface PortholeButtonProps extends AccountButtonProps, Pick<ConnectButtonProps, 'label' | 'loadingLabel'> {}

/** A `ConnectButton` until a wallet is connected, then an `AccountButton`. */
export function PortholeButton(props: PortholeButtonProps) {
  return (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
}

function Drawn({ label, loadingLabel, balance, charsStart, charsEnd, ...rest }: PortholeButtonProps) {
  const status = useModal((state) => statusOf(state, rest.namespace));
  // Starts during the wallet request, so that the account is there as soon as the visitor approves.
  useAccountFace(status !== 'disconnected');
  return status === 'connected' ? (
    <AccountButton {...rest} balance={balance} charsStart={charsStart} charsEnd={charsEnd} />
  ) : (
    <ConnectButton {...rest} label={label} loadingLabel={loadingLabel} />
  );
}
