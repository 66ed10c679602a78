import type { ReactNode } from 'react';

/** The sentence of a screen. */
export function Headline({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <h3 className="ph-headline" id={id}>
      {children}
    </h3>
  );
}
