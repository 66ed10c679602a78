import type { Modal } from '../../../application/modal.js';
import type { State } from '../../../application/state.js';
import type { Connected } from '../../../domain/connection.js';
import { identityOf } from '../../../domain/identity.js';
import { Plate } from '../../parts/plate.js';
import { Row } from '../../parts/row.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';

export interface InsideRowProps {
  readonly connected: Connected;
  readonly user: State['login']['user'];
  readonly modal: Modal;
}

/** Who is logged in, and the way to what can be changed about that. */
export function InsideRow({ connected, user, modal }: InsideRowProps) {
  const { settings } = useText('account', enAccount);
  const identity = user && identityOf(user);
  return (
    <Plate list label={settings}>
      <Row
        title={identity ?? settings}
        {...(identity && { note: settings })}
        chevron
        testId="w3m-profile-button"
        onPress={() => modal.push({ view: connected.accounts.length > 1 ? 'profile' : 'account-settings' })}
      />
    </Plate>
  );
}
