import type { TokenCaution } from '../../../domain/token-caution.js';
import { Notice } from '../../parts/notice.js';
import { useText } from '../../parts/use-text.js';
import { enSend } from '../../text/en-send.js';
import { tokenWords } from './token-words.js';

/** What the visitor has to know of a token that anybody could have put into the account. */
export function TokenNotice({ caution }: { readonly caution: TokenCaution | undefined }) {
  const text = useText('send', enSend);
  if (!caution) return null;
  const { title, lead } = tokenWords(caution, text);
  return (
    <Notice key={caution.kind} kind="danger" alert title={title}>
      {lead}
    </Notice>
  );
}
