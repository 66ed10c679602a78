import { memo, startTransition, useEffect, useState } from 'react';
import type { HoldingsEntry } from '../../../application/account/state.js';
import { networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { Account } from '../../../domain/address/account.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { cutName, SCREEN_NAME } from '../../../domain/address/format-address.js';
import type { AddressIdentity } from '../../../domain/address/identity.js';
import type { ListedChain } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { Group } from '../../parts/layout/group.js';
import { AccountMark } from '../../parts/marks/account-mark.js';
import { Label } from '../../parts/rows/label.js';
import { Row } from '../../parts/rows/row.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { AccountWorth } from './account-worth.js';
import { enAccountTypes } from './kinds.en.js';
import { enAccount } from './text.en.js';

export interface AccountChoiceProps {
  readonly connected: Connected;
  readonly state: State;
  readonly modal: Modal;
}

/** Rows drawn with the screen. More come once it is painted: they are below what is in view. */
const FIRST = 5;
/** Milliseconds: a few frames. */
const AFTER_PAINT = 50;
/** The height of a row, in pixels. */
const USUAL_HEIGHT = 64;

/** All accounts that the wallet shares with this site, if there are several. */
export function AccountChoice({ connected, state, modal }: AccountChoiceProps) {
  const text = useText('account', enAccount);
  const [most, setMost] = useState(FIRST);
  const { account, accounts, networkId } = connected;
  const many = accounts.length;
  useEffect(() => {
    if (many <= most) return undefined;
    const timer = setTimeout(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [many, most]);
  if (many < 2) return null;
  const network = networkOf(state);
  const missing = Math.max(0, many - most);
  return (
    <>
      <Label>{text.accounts}</Label>
      <Group list marks label={text.accounts}>
        {accounts.slice(0, most).map((each) => (
          <AccountRow
            key={each.address}
            account={each}
            identity={state.account.identities?.[each.address]}
            entry={state.account.holdings[accountIdOf(networkId, each.address)]}
            network={network}
            chains={state.config.chains}
            current={each.address === account.address}
            modal={modal}
          />
        ))}
      </Group>
      {missing > 0 && <div style={{ blockSize: missing * USUAL_HEIGHT }} />}
    </>
  );
}

interface AccountRowProps {
  readonly account: Account;
  readonly identity: AddressIdentity | undefined;
  readonly entry: HoldingsEntry | undefined;
  readonly network: Network | undefined;
  readonly chains: readonly ListedChain[];
  readonly current: boolean;
  readonly modal: Modal;
}

/** Drawn again when something of it changed: one after the other, the balances of all arrive. */
const AccountRow = memo(function AccountRow(props: AccountRowProps) {
  const { account, identity, entry, network, chains, current, modal } = props;
  const text = useText('account', enAccount);
  const accountTypes = useText('accountTypes', enAccountTypes);
  const format = useFormat();
  const { address, namespace, type } = account;
  const { name, avatar } = identity ?? {};
  const notes = [name && format.address(address), type !== 'eoa' && accountTypes[type]].filter(Boolean);
  return (
    <Row
      mark={<AccountMark address={address} avatar={avatar} />}
      title={name ? cutName(name, SCREEN_NAME) : format.address(address)}
      testId="switch-address-item"
      end={<AccountWorth entry={entry} network={network} chains={chains} />}
      onPress={() => modal.selectAccount(address, namespace)}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
      {...(current && { current: text.inUse })}
    />
  );
});
