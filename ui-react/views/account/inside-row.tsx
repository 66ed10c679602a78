import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { identityOf } from '../../../domain/address/identity.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { Group } from '../../parts/layout/group.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import { enAccount } from './text.en.js';

export interface InsideRowProps {
  readonly connected: Connected;
  readonly user: State['login']['user'];
  readonly modal: Modal;
}

/** The logged-in user, and the button to their settings. */
export function InsideRow({ connected, user, modal }: InsideRowProps) {
  const text = useText('account', enAccount);
  const view = connected.accounts.length > 1 ? 'profile' : 'account-settings';
  const name = view === 'profile' ? text.profile : text.settings;
  const identity = user && identityOf(user);
  return (
    <Group list label={name}>
      <Row
        title={identity ?? name}
        {...(identity && { note: name })}
        chevron
        testId="w3m-profile-button"
        onPress={() => modal.push({ view })}
      />
    </Group>
  );
}
