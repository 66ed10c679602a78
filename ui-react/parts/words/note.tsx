import type { ReactNode } from 'react';

/** Small print. `pad` aligns it with the text of cards. */
export function Note({ children, pad }: { readonly children: ReactNode; readonly pad?: boolean }) {
  return <p className={`ph-note${pad ? ' ph-pad' : ''}`}>{children}</p>;
}
