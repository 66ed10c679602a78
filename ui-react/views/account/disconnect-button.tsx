import { useState } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { Button } from '../../parts/forms/button.js';
import { Icon } from '../../parts/marks/icon.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';

export interface DisconnectProps {
  readonly connected: Connected;
  readonly modal: Modal;
}

const TEST_ID = 'disconnect-button';

/** Disconnects. With a text, at the bottom of a screen. */
export function DisconnectButton(props: DisconnectProps) {
  const { busy, label, onPress } = useDisconnect(props);
  return (
    <Button kind="bare" icon="power" busy={busy} testId={TEST_ID} onPress={onPress}>
      {label}
    </Button>
  );
}

/** The same beside the account: reachable from any scroll position, and not more prominent than the rest. */
export function DisconnectIcon(props: DisconnectProps) {
  const { busy, label, onPress } = useDisconnect(props);
  return (
    <button
      type="button"
      className="ph-icon-button"
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-testid={TEST_ID}
      onClick={busy ? undefined : onPress}
    >
      {busy ? <Spinner /> : <Icon name="power" />}
    </button>
  );
}

function useDisconnect({ connected, modal }: DisconnectProps) {
  const common = useText('common', enCommon);
  const [leaving, setLeaving] = useState<Connected>();
  const busy = leaving === connected;
  return {
    busy,
    label: busy ? common.disconnecting : common.disconnect,
    onPress: () => {
      setLeaving(connected);
      void modal.disconnect();
    },
  };
}
