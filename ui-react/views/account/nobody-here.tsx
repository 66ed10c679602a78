import type { Modal } from '../../../application/modal/modal.js';
import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Empty } from '../../parts/empty.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';

/** In place of an account that is no longer connected. */
export function NobodyHere({ modal }: { readonly modal: Modal }) {
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
