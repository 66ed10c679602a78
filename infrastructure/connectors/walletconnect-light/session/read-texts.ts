import { readList } from '../../eip1193/read-list.js';

/** Of the first `most` of a list, those that are texts of no more than `letters`. Empty for what is no list. */
export function readTexts(list: unknown, most: number, letters: number): readonly string[] {
  return (readList(list, most) ?? []).filter(
    (each): each is string => typeof each === 'string' && each.length <= letters,
  );
}
