import type { SocialProvider } from '../../../domain/site/features.js';
import { SOCIAL_MARKS } from './social-marks.js';

/** A provider's logo, beside its name or instead of it; hidden from assistive technology. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg className="ph-icon" viewBox="0 0 24 24" aria-hidden="true">
      {SOCIAL_MARKS[provider].map(({ d, fill }) => (
        <path key={d} d={d} fill={fill ?? 'currentColor'} stroke="none" />
      ))}
    </svg>
  );
}
