import type { TokenCaution } from '../../../domain/token/token-caution.js';
import { Notice } from '../words/notice.js';
import { useText } from '../words/use-text.js';
import { tokenWords } from './token-words.js';
import { enTokens } from './tokens.en.js';

/** A warning about a token that anyone could have put into the account. */
export function TokenNotice({ caution }: { readonly caution: TokenCaution | undefined }) {
  const text = useText('tokens', enTokens);
  if (!caution) return null;
  const { title, lead } = tokenWords(caution, text);
  return (
    <Notice key={caution.kind} kind="danger" alert title={title}>
      {lead}
    </Notice>
  );
}
