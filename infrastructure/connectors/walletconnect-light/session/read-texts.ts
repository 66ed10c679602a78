import { readList } from '../../eip1193/read-list.js';

/** The texts of at most `letters` characters among the first `most` entries of a list. Empty for anything but a list. */
export function readTexts(list: unknown, most: number, letters: number): readonly string[] {
  return (readList(list, most) ?? []).filter(
    (each): each is string => typeof each === 'string' && each.length <= letters,
  );
}
