import { Fragment, type ReactNode } from 'react';
import type { State } from '../../../application/engine/state.js';
import { cutName, SCREEN_NAME } from '../../../domain/address/format-address.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { AccountMark } from '../../parts/marks/account-mark.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enAccountTypes } from './kinds.en.js';
import { enAccount } from './text.en.js';

export interface IdentityProps {
  readonly connected: Connected;
  readonly state: State;
  readonly onCopy: () => void;
  /** Further actions, as icon buttons. */
  readonly children?: ReactNode;
}

/** The account: its picture, its name or address, and the wallet or account type. */
export function Identity({ connected, state, onCopy, children }: IdentityProps) {
  const { copyAddress } = useText('account', enAccount);
  const accountTypes = useText('accountTypes', enAccountTypes);
  const format = useFormat();
  const { address, type } = connected.account;
  const { name, avatar } = state.account.identities?.[address] ?? {};
  const kind = type === 'eoa' ? connected.wallet.name : accountTypes[type];
  return (
    <div className="ph-who" data-testid="single-account-avatar">
      <AccountMark address={address} avatar={avatar} size="l" />
      <div className="ph-who-text">
        <p className="ph-who-name" title={name ?? address} data-testid="account-settings-address">
          <bdi dir={name ? 'auto' : 'ltr'}>{name ? parted(cutName(name, SCREEN_NAME)) : format.address(address)}</bdi>
        </p>
        <p className="ph-who-address">
          {name && (
            <>
              <bdi dir="ltr" title={address}>
                {format.address(address)}
              </bdi>
              {' · '}
            </>
          )}
          {kind}
        </p>
      </div>
      <IconButton icon={LATER_ICONS.copy} label={copyAddress} onPress={onCopy} testId="account-copy-address" />
      {children}
    </div>
  );
}

/** A name breaks after its dots rather than inside its words. */
function parted(name: string): ReactNode {
  return name.split('.').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may be the same
    <Fragment key={at}>
      {at > 0 && '.'}
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
