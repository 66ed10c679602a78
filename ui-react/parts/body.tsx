import type { ReactNode } from 'react';

/** The part of a screen that scrolls. A screen is a `Body`, and a `Foot` after it when it has buttons that must stay. */
export function Body({ children, testId }: { readonly children: ReactNode; readonly testId?: string }) {
  return (
    <div className="ph-body" data-testid={testId}>
      {children}
    </div>
  );
}
