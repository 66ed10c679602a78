import type { Modal } from '../../../application/modal.js';
import type { Connected } from '../../../domain/connection.js';
import { formatAddress } from '../../../domain/format-address.js';
import { AccountView } from '../../parts/account-view.js';
import { Label } from '../../parts/label.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';
import { enAccountTypes } from '../../text/en-account-kinds.js';

/** All accounts that the wallet opened to this site, when there is more than one to choose from. */
export function AccountChoice({ connected, modal }: { readonly connected: Connected; readonly modal: Modal }) {
  const text = useText('account', enAccount);
  const accountTypes = useText('accountTypes', enAccountTypes);
  if (connected.accounts.length < 2) return null;
  return (
    <>
      <Label>{text.accounts}</Label>
      <Plate list marks label={text.accounts}>
        {connected.accounts.map(({ address, type }) => (
          <Row
            key={address}
            mark={<AccountView address={address} />}
            title={formatAddress(address)}
            testId="switch-address-item"
            onPress={() => modal.selectAccount(address, connected.account.namespace)}
            {...(type !== 'eoa' && { note: accountTypes[type] })}
            {...(address === connected.account.address && { current: text.inUse })}
          />
        ))}
      </Plate>
    </>
  );
}
