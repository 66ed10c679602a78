import { useState } from 'react';
import type { Modal } from '../../application/modal/modal.js';
import { Button } from '../parts/forms/button.js';
import { Body } from '../parts/layout/body.js';
import { Foot } from '../parts/layout/foot.js';
import { Headline } from '../parts/layout/headline.js';
import { Lead } from '../parts/layout/lead.js';
import { useText } from '../parts/words/use-text.js';
import { enCommon } from '../text/everywhere.en.js';
import { useModal } from '../use-modal.js';
import { enShell } from './text.en.js';

/**
 * A screen that could not be rendered or loaded. Stays until the retry has ended. A screen that asks for a decision keeps the modal open, so
 * the visitor can disconnect here, too.
 */
export function Broken({ onRetry }: { readonly onRetry: (modal: Modal) => unknown }) {
  const modal = useModal();
  const text = useText('shell', enShell);
  const { tryAgain, disconnect } = useText('common', enCommon);
  const decides = useModal(({ router: { interrupt } }) => !!interrupt && interrupt.view !== 'approve');
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await onRetry(modal);
    setBusy(false);
  };
  return (
    <>
      <Body>
        <div className="ph-empty" role="alert">
          <Headline>{text.broken}</Headline>
          <Lead>{text.brokenLead}</Lead>
        </div>
      </Body>
      <Foot>
        <Button kind="primary" icon="retry" busy={busy} onPress={again}>
          {tryAgain}
        </Button>
        {decides && (
          <Button kind="bare" icon="power" onPress={() => modal.disconnect()}>
            {disconnect}
          </Button>
        )}
      </Foot>
    </>
  );
}
