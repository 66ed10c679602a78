/** The description that names the screen: of a request that is one call, and moves no money beside it, which would weigh more. */
import type { ClearWords } from '../../../domain/request/clear-words.js';
import type { DescribedRequest } from './described-request.js';

export function titledBy(
  words: readonly (ClearWords | undefined)[],
  { value = 0n, cautions }: Pick<DescribedRequest, 'value' | 'cautions'>,
): ClearWords | undefined {
  // What cannot be read as it is signed has no better name than that.
  const isDoubtful = cautions.some((each) => each === 'contradiction' || each === 'hash' || each === 'amount');
  return words.length === 1 && value === 0n && !isDoubtful ? words[0] : undefined;
}
