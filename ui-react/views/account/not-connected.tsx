import type { Modal } from '../../../application/modal/modal.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { useText } from '../../parts/words/use-text.js';
import { enAccount } from './text.en.js';

/** Replaces an account that is no longer connected. */
export function NotConnected({ modal }: { readonly modal: Modal }) {
  const text = useText('account', enAccount);
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
