import type { ReactNode } from 'react';

/** The name of a group of plates. */
export function Label({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <h3 className="ph-label" id={id}>
      {children}
    </h3>
  );
}
