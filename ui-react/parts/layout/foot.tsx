import type { ReactNode } from 'react';

/** Buttons that stay in place while the body scrolls. `pair` puts two answers side by side, the rejection first. */
export function Foot({ children, pair }: { readonly children: ReactNode; readonly pair?: boolean }) {
  return <div className="ph-foot">{pair ? <div className="ph-pair">{children}</div> : children}</div>;
}
