import type { ReactNode } from 'react';

export interface HeadlineProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly testId?: string | undefined;
}

/** The headline of a screen. */
export function Headline({ children, id, testId }: HeadlineProps) {
  return (
    <h3 className="ph-headline" id={id} data-testid={testId}>
      {children}
    </h3>
  );
}
