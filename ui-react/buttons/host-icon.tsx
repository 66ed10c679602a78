import type { ReactNode } from 'react';

/** An icon in the page, separate from the modal's own, which are not loaded with the page. */
export function HostIcon({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <svg className={`porthole-icon is-${kind}`} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}
