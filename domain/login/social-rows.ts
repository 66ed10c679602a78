/** How social providers are laid out: a wide button for the first, and icons below it. */
import type { SocialProvider } from '../site/features.js';

export type SocialChoice = SocialProvider | 'more';

/** The maximum number of icons in a row; with more providers, the last one opens the whole list. */
const ICONS = 5;

/** Two providers are two icons in one row. A single provider is a wide button. */
export function socialRows(socials: readonly SocialProvider[]): readonly (readonly SocialChoice[])[] {
  const [first, ...rest] = socials;
  if (first === undefined) return [];
  if (socials.length === 2) return [socials];
  const icons: readonly SocialChoice[] = rest.length > ICONS ? [...rest.slice(0, ICONS - 1), 'more'] : rest;
  return icons.length > 0 ? [[first], icons] : [[first]];
}
