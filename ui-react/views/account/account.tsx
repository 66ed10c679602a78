import { useState } from 'react';
import { connectedOf, holdingsOf, networkOf } from '../../../application/selectors.js';
import type { Connected } from '../../../domain/connection.js';
import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Empty } from '../../parts/empty.js';
import { Foot } from '../../parts/foot.js';
import { useSheet } from '../../parts/use-sheet.js';
import { useText } from '../../parts/use-text.js';
import css from '../../styles/account.css?inline';
import { enAccount } from '../../text/en-account.js';
import { enCommon } from '../../text/en-everywhere.js';
import type { ViewProps } from '../view-props.js';
import { AccountActions } from './account-actions.js';
import { AccountChoice } from './account-choice.js';
import { Balance } from './balance.js';
import { NetworkChip } from './network-chip.js';
import { TokenList } from './token-list.js';
import { TransferNotice } from './transfer-notice.js';
import { Who } from './who.js';

/** The account in use: what it holds, and what can be done with it. */
export function Account({ state, modal }: ViewProps<'account'>) {
  useSheet(css);
  const text = useText('account', enAccount);
  const common = useText('common', enCommon);
  const connected = connectedOf(state);
  const [leaving, setLeaving] = useState<Connected>();
  if (!connected) {
    const connect = (
      <Button kind="primary" onPress={() => modal.replace({ view: 'connect' })}>
        {text.connect}
      </Button>
    );
    return (
      <Body>
        <Empty title={text.gone} actions={connect}>
          {text.goneLead}
        </Empty>
      </Body>
    );
  }
  const network = networkOf(state);
  const entry = holdingsOf(state);
  const busy = leaving === connected;
  return (
    <>
      <Body>
        <Who connected={connected} onCopy={() => modal.copyAddress()} />
        <Balance entry={entry} network={network} />
        <AccountActions state={state} modal={modal} />
        <TransferNotice send={state.send} network={network} />
        <TokenList entry={entry} network={network} onRetry={() => modal.refreshBalance()} />
        <AccountChoice connected={connected} modal={modal} />
      </Body>
      <Foot>
        <Button
          kind="bare-danger"
          icon="power"
          busy={busy}
          testId="disconnect-button"
          onPress={() => {
            setLeaving(connected);
            void modal.disconnect();
          }}
        >
          {busy ? common.disconnecting : common.disconnect}
        </Button>
      </Foot>
    </>
  );
}

Account.Head = NetworkChip;
