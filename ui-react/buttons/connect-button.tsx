import { Boundary } from '../boundary.js';
import type { ConnectButtonProps } from './button-props.js';
import { ButtonWithoutAccount } from './button-without-account.js';

/** Opens the list of wallets; closes the modal if it is open. */
export function ConnectButton({ label, loadingLabel, namespace, ...rest }: ConnectButtonProps) {
  return (
    <Boundary>
      <ButtonWithoutAccount {...rest} label={label} loadingLabel={loadingLabel} namespace={namespace} />
    </Boundary>
  );
}
