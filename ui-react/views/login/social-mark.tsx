import type { SocialProvider } from '../../../domain/site/features.js';
import { SOCIAL_MARKS } from './social-marks.js';

/** A provider's own mark, beside its name or in its place; hidden from assistive technology. */
export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg className="ph-icon" viewBox="0 0 24 24" aria-hidden="true">
      {SOCIAL_MARKS[provider].map(({ d, fill }) => (
        <path key={d} d={d} fill={fill ?? 'currentColor'} stroke="none" />
      ))}
    </svg>
  );
}
