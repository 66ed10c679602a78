import type { ReactNode } from 'react';
import { Lead } from './lead.js';

export interface EmptyProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One or two buttons. */
  readonly actions?: ReactNode;
  readonly testId?: string;
}

/** An empty state: a drawing of a calm sea, a sentence, and actions. */
export function Empty({ title, children, actions, testId }: EmptyProps) {
  return (
    <div className="ph-empty" data-testid={testId}>
      <svg className="ph-scene" viewBox="0 0 128 128" aria-hidden="true">
        <circle className="ph-rim-glass" cx="64" cy="64" r="54" />
        <circle className="ph-sun" cx="76" cy="50" r="11" />
        <path className="ph-sea-1" d="M10.3 70q9-4 18 0t18 0 18 0 18 0 18 0 17.5-.5A54 54 0 0 1 10.3 70Z" />
        <path className="ph-sea-2" d="M14.5 85q8-4.5 16 0t17 0 17 0 17 0 17 0 15.5 0A54 54 0 0 1 14.5 85Z" />
        <circle className="ph-rim-band" cx="64" cy="64" r="58.5" />
        <circle className="ph-rim-line" cx="64" cy="64" r="54" />
        <circle className="ph-rim-line" cx="64" cy="64" r="63" />
      </svg>
      <div className="ph-focus-text">
        <p className="ph-headline">{title}</p>
        {children !== undefined && <Lead>{children}</Lead>}
      </div>
      {actions !== undefined && <div className="ph-stack ph-wide">{actions}</div>}
    </div>
  );
}
