import type { ReactNode } from 'react';
import { Headline } from './headline.js';
import { Lead } from './lead.js';

export interface RoundFocusProps {
  /** A `PortholeRing`. */
  readonly ring: ReactNode;
  readonly headline: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The centred middle of a screen that waits or tells. Its words are read out when they change. */
export function RoundFocus({ ring, headline, lead, children }: RoundFocusProps) {
  return (
    <div className="ph-focus">
      {ring}
      <div className="ph-focus-text" role="status">
        <Headline>{headline}</Headline>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {children}
    </div>
  );
}
