import type { Connected } from '../../../domain/connection.js';
import { formatAddress } from '../../../domain/format-address.js';
import { AccountView } from '../../parts/account-view.js';
import { IconButton } from '../../parts/icon-button.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';
import { enAccountTypes } from '../../text/en-account-kinds.js';

/** Whose account it is: its view, its address, and the wallet or the kind of account behind it. */
export function Who({ connected, onCopy }: { readonly connected: Connected; readonly onCopy: () => void }) {
  const { copyAddress } = useText('account', enAccount);
  const accountTypes = useText('accountTypes', enAccountTypes);
  const { address, type } = connected.account;
  return (
    <div className="ph-who" data-testid="single-account-avatar">
      <AccountView address={address} size="l" />
      <div className="ph-who-text">
        <p className="ph-who-name" title={address} data-testid="account-settings-address">
          <bdi dir="ltr">{formatAddress(address)}</bdi>
        </p>
        <p className="ph-who-address">{type === 'eoa' ? connected.wallet.name : accountTypes[type]}</p>
      </div>
      <IconButton icon="copy" label={copyAddress} onPress={onCopy} testId="account-copy-address" />
    </div>
  );
}
