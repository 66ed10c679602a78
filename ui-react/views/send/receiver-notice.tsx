import type { ReceiverCaution } from '../../../domain/receiver.js';
import { Notice } from '../../parts/notice.js';
import { useText } from '../../parts/use-text.js';
import { enSend } from '../../text/en-send.js';

/** What the visitor has to know of the receiver before sending: red where it would be lost. */
export function ReceiverNotice({ caution }: { readonly caution: ReceiverCaution | undefined }) {
  const text = useText('send', enSend);
  if (!caution) return null;
  const { title, lead } = text.cautions[caution];
  return (
    <Notice key={caution} kind={caution === 'yourself' ? 'caution' : 'danger'} alert title={title}>
      {lead}
    </Notice>
  );
}
