import type { Modal } from '../../../application/modal.js';
import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Empty } from '../../parts/empty.js';
import { useText } from '../../parts/use-text.js';
import { enNames } from '../../text/en-names.js';

/** In place of a name, where none is given. */
export function NoNames({ modal }: { readonly modal: Modal }) {
  const text = useText('names', enNames);
  const back = (
    <Button kind="primary" onPress={() => modal.reset({ view: 'account' })}>
      {text.back}
    </Button>
  );
  return (
    <Body>
      <Empty title={text.nowhere} actions={back}>
        {text.nowhereLead}
      </Empty>
    </Body>
  );
}
