/** What is said of a token that may not be what it looks like. */
import type { TokenCaution } from '../../../domain/token/token-caution.js';
import type { Text } from '../../text/en.js';

export interface TokenWords {
  readonly title: string;
  readonly lead: string;
  /** In a word or two. */
  readonly tag: string;
}

export function tokenWords(caution: TokenCaution, text: Text['tokens']): TokenWords {
  const known = caution.kind === 'imitation' ? caution.of.symbol : '';
  return { ...text.cautions[caution.kind](known), tag: text.tags[caution.kind](known) };
}
