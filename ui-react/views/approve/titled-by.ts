/** The description in the screen's title: for a request of one call that sends no money, which would be more important. */
import type { ClearWords } from '../../../domain/request/clear-words.js';
import type { DescribedRequest } from './described-request.js';

export function titledBy(
  words: readonly (ClearWords | undefined)[],
  { value = 0n, cautions }: Pick<DescribedRequest, 'value' | 'cautions'>,
): ClearWords | undefined {
  // A doubtful request does not get the descriptor's title.
  const isDoubtful = cautions.some((each) => each === 'contradiction' || each === 'hash' || each === 'amount');
  return words.length === 1 && value === 0n && !isDoubtful ? words[0] : undefined;
}
