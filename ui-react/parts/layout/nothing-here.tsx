import type { Modal } from '../../../application/modal/modal.js';
import { Button } from '../forms/button.js';
import { Body } from './body.js';
import { Empty } from './empty.js';

export interface NothingHereProps {
  readonly modal: Modal;
  readonly text: { readonly nowhere: string; readonly nowhereLead: string; readonly back: string };
}

/** Shown if a feature is not available: the reason, and a button to the account. */
export function NothingHere({ modal, text }: NothingHereProps) {
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
