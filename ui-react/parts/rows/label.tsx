import type { ReactNode } from 'react';

/** The heading of one or more `Group`s. */
export function Label({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <h3 className="ph-label" id={id}>
      {children}
    </h3>
  );
}
