/** What the wallet says as the modal does: estimated changes, what is signed, digests. Their translations are the modal's. */
import { enChanges } from '../../../ui-react/views/approve/changes/changes.en.js';
import { enDigests } from '../../../ui-react/views/approve/digests/digests.en.js';
import { enSigned } from '../../../ui-react/views/approve/signed/signed.en.js';
import { REVIEWS } from '../languages/reviews.js';
import { merged } from '../words/merged.js';

export const ENGLISH_REVIEW = { changes: enChanges, signed: enSigned, digests: enDigests };

export type ReviewText = typeof ENGLISH_REVIEW;

/** `locale`: BCP 47, one that the site speaks. English where there is none, or where it cannot be loaded. */
export async function reviewTextIn(locale: string): Promise<ReviewText> {
  const load = Object.hasOwn(REVIEWS, locale) ? REVIEWS[locale] : undefined;
  try {
    return merged(ENGLISH_REVIEW, await load?.());
  } catch {
    return ENGLISH_REVIEW;
  }
}
