import { useState } from 'react';

/**
 * A text as it is being typed. It is shown at once and until the form has taken it in, so that no key is lost and the
 * caret stays even while the form's part of the core is still loading. From then on the form's own text counts.
 */
export function useDraft(
  kept: string,
  keep: (text: string) => Promise<unknown>,
): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    setDraft(text);
    // A later draft is still on its own way.
    void keep(text).then(() => setDraft((current) => (current === text ? undefined : current)));
  };
  return [draft ?? kept, change];
}
