/** Cuts a sentence at its `{places}`, where links go: each language may put them where it likes. */

export interface SentencePart {
  readonly text: string;
  /** The address the part leads to; absent for plain text. */
  readonly href?: string;
}

/** A place that no link is given for stays as it is written. */
export function linkedSentence(
  sentence: string,
  links: Readonly<Record<string, { readonly text: string; readonly href: string }>>,
): readonly SentencePart[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index): SentencePart => (index % 2 === 0 ? { text: part } : (links[part] ?? { text: `{${part}}` })))
    .filter((part) => part.text !== '');
}
