/** The start of a long text, and how much of it is omitted. */
export function cutText(text: string, most: number): { readonly shown: string; readonly left: number } {
  const characters = text.length > most ? [...text] : [];
  if (characters.length <= most) return { shown: text, left: 0 };
  return { shown: characters.slice(0, most).join(''), left: characters.length - most };
}
