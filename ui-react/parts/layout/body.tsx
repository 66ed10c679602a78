import type { ReactNode } from 'react';

export interface BodyProps {
  readonly children: ReactNode;
  readonly testId?: string;
  /** It has no controls: Tab stops at it, so that arrow keys scroll it in every browser. */
  readonly still?: boolean;
}

/** The part of a screen that scrolls. A screen is a `Body`, and a `Foot` after it when it has buttons that must stay. */
export function Body({ children, testId, still }: BodyProps) {
  return (
    <div className="ph-body" data-testid={testId} tabIndex={still ? 0 : undefined}>
      {children}
    </div>
  );
}
