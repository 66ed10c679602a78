import type { ReactNode } from 'react';

/** A thin line with a word in it, between two ways to do the same. */
export function Divider({ children }: { readonly children: ReactNode }) {
  return <p className="ph-divider">{children}</p>;
}
