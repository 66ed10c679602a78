import { networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { cutName, SCREEN_NAME } from '../../../domain/address/format-address.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { Plate } from '../../parts/layout/plate.js';
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

/** All accounts that the wallet opened to this site, when there is more than one to choose from. */
export function AccountChoice({ connected, state, modal }: AccountChoiceProps) {
  const text = useText('account', enAccount);
  const accountTypes = useText('accountTypes', enAccountTypes);
  const format = useFormat();
  if (connected.accounts.length < 2) return null;
  const network = networkOf(state);
  return (
    <>
      <Label>{text.accounts}</Label>
      <Plate list marks label={text.accounts}>
        {connected.accounts.map(({ address, type }) => {
          const { name, avatar } = state.account.identities?.[address] ?? {};
          const notes = [name && format.address(address), type !== 'eoa' && accountTypes[type]].filter(Boolean);
          return (
            <Row
              key={address}
              mark={<AccountMark address={address} avatar={avatar} />}
              title={name ? cutName(name, SCREEN_NAME) : format.address(address)}
              testId="switch-address-item"
              end={
                <AccountWorth
                  entry={state.account.holdings[accountIdOf(connected.networkId, address)]}
                  network={network}
                  chains={state.config.chains}
                />
              }
              onPress={() => modal.selectAccount(address, connected.account.namespace)}
              {...(notes.length > 0 && { note: notes.join(' · ') })}
              {...(address === connected.account.address && { current: text.inUse })}
            />
          );
        })}
      </Plate>
    </>
  );
}
