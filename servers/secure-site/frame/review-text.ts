/** The modal's texts that the wallet uses: simulated changes, signed data, digests, with the modal's translations. */
import { enChanges } from '../../../ui-react/views/approve/changes/changes.en.js';
import { enDigests } from '../../../ui-react/views/approve/digests/digests.en.js';
import { enSigned } from '../../../ui-react/views/approve/signed/signed.en.js';
import { REVIEWS } from '../languages/reviews.js';
import { merged } from '../words/merged.js';

export const ENGLISH_REVIEW = { changes: enChanges, signed: enSigned, digests: enDigests };

export type ReviewText = typeof ENGLISH_REVIEW;

/** `locale`: a supported BCP 47 tag. English if there is none, or its texts cannot be loaded. */
export async function reviewTextIn(locale: string): Promise<ReviewText> {
  const load = Object.hasOwn(REVIEWS, locale) ? REVIEWS[locale] : undefined;
  try {
    return merged(ENGLISH_REVIEW, await load?.());
  } catch {
    return ENGLISH_REVIEW;
  }
}
