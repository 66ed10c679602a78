/** The warning about a token that may not be what it looks like. */
import type { TokenCaution } from '../../../domain/token/token-caution.js';
import type { Text } from '../../text/en.js';

export interface TokenWords {
  readonly title: string;
  readonly lead: string;
  /** In a word or two. */
  readonly tag: string;
}

export function tokenWords(caution: TokenCaution, text: Text['tokens']): TokenWords {
  if (caution.kind !== 'imitation') return { ...text.cautions[caution.kind], tag: text.tags[caution.kind] };
  const { symbol } = caution.of;
  const { title, lead } = text.cautions.imitation;
  return { title: title(symbol), lead: lead(symbol), tag: text.tags.imitation(symbol) };
}
