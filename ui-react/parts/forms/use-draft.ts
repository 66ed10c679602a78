import { useState } from 'react';

/**
 * A text as it is being typed. It is shown at once and until the form has taken it in, so that no key is lost and the
 * caret stays even while the form's part of the core is still loading. From then on the form's own text counts.
 */
export function useDraft(
  kept: string,
  keep: (text: string) => Promise<unknown>,
): readonly [string, (text: string) => void] {
  // In an array: the same text is drawn again, so that a refused character leaves the field, whatever draws it.
  const [[draft = kept], setDraft] = useState<readonly string[]>([]);
  const change = (text: string) => {
    const typed = [text];
    setDraft(typed);
    // A later draft is still on its own way.
    void keep(text).then(() => setDraft((current) => (current === typed ? [] : current)));
  };
  return [draft, change];
}
