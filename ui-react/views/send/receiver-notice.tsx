import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import type { Caution } from './send-form.js';
import { enSend } from './text.en.js';
import { WholeAddress } from './whole-address.js';

/** Warnings about the recipient before sending: red if the tokens would be lost. */
export function ReceiverNotice({
  caution,
  receiver,
}: {
  readonly caution: Caution | undefined;
  readonly receiver: string;
}) {
  const text = useText('send', enSend);
  if (!caution) return null;
  const { kind, like } = caution;
  const { title, lead } = text.cautions[kind];
  return (
    <Notice key={kind} kind={kind === 'yourself' ? 'caution' : 'danger'} alert title={title}>
      {lead}
      {like && <WholeAddress address={like} unlike={receiver} />}
    </Notice>
  );
}
