import { useState } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import type { Connected } from '../../../domain/wallet/connection.js';
import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';

/** Ends the connection. */
export function DisconnectButton({ connected, modal }: { readonly connected: Connected; readonly modal: Modal }) {
  const common = useText('common', enCommon);
  const [leaving, setLeaving] = useState<Connected>();
  const busy = leaving === connected;
  return (
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
  );
}
