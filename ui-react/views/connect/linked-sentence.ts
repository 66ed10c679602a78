/** Splits a sentence at its `{places}` for links: each language can put them anywhere. */

export interface SentencePart {
  readonly text: string;
  /** The URL of the link; absent for plain text. */
  readonly href?: string;
}

/** A place without a link stays unchanged. */
export function linkedSentence(
  sentence: string,
  links: Readonly<Record<string, { readonly text: string; readonly href: string }>>,
): readonly SentencePart[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index): SentencePart => (index % 2 === 0 ? { text: part } : (links[part] ?? { text: `{${part}}` })))
    .filter((part) => part.text !== '');
}
