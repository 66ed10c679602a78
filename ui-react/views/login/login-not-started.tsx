import type { Modal } from '../../../application/modal/modal.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { useText } from '../../parts/words/use-text.js';
import { enLogin } from './text.en.js';

/** Shown instead of a step of a login that was not started. */
export function LoginNotStarted({ modal }: { readonly modal: Modal }) {
  const text = useText('login', enLogin);
  const begin = (
    <Button kind="primary" onPress={() => modal.reset({ view: 'connect' })}>
      {text.begin}
    </Button>
  );
  return (
    <Body>
      <Empty title={text.nothingBegun} actions={begin}>
        {text.nothingBegunLead}
      </Empty>
    </Body>
  );
}
