import type { ReactNode } from 'react';

/** Running text under a headline. */
export function Lead({ children, testId }: { readonly children: ReactNode; readonly testId?: string }) {
  return (
    <p className="ph-lead" data-testid={testId}>
      {children}
    </p>
  );
}
