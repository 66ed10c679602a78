import { useState } from 'react';

/**
 * A text while it is being typed. It is shown at once until the form has accepted it, so that no key is lost and the caret stays even while
 * the form's part of the core is still loading. From then on the form's own text is used.
 */
export function useDraft(
  kept: string,
  keep: (text: string) => Promise<unknown>,
): readonly [string, (text: string) => void] {
  // In an array, so that an equal text is rendered again and a refused character disappears from the field.
  const [[draft = kept], setDraft] = useState<readonly string[]>([]);
  const change = (text: string) => {
    const typed = [text];
    setDraft(typed);
    // A later draft is still pending.
    void keep(text).then(() => setDraft((current) => (current === typed ? [] : current)));
  };
  return [draft, change];
}
