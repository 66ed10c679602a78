import type { ReactNode } from 'react';
import { useAnnounce } from '../words/use-announce.js';
import { Headline } from './headline.js';
import { Lead } from './lead.js';

export interface RoundFocusProps {
  /** A `PortholeRing`. */
  readonly ring: ReactNode;
  readonly headline: string;
  /** Whole sentences, if a list. */
  readonly lead?: string | readonly string[] | undefined;
  /** The id of the headline. */
  readonly testId?: string;
  readonly children?: ReactNode;
}

/** The centred middle of a screen that waits or reports. Its text is announced when it appears and when it changes. */
export function RoundFocus({ ring, headline, lead, testId, children }: RoundFocusProps) {
  const leads = lead === undefined ? [] : [lead].flat();
  useAnnounce([headline, ...leads]);
  return (
    <div className="ph-focus">
      {ring}
      <div className="ph-focus-text">
        <Headline testId={testId}>{headline}</Headline>
        {leads.map((each) => (
          <Lead key={each}>{each}</Lead>
        ))}
      </div>
      {children}
    </div>
  );
}
