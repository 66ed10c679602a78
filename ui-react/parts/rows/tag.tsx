import type { ReactNode } from 'react';

/** Words at the end of a row, no box. `installed` puts the green dot before them. */
export function Tag({ children, installed }: { readonly children: ReactNode; readonly installed?: boolean }) {
  return <span className={`ph-tag${installed ? ' ph-tag-installed' : ''}`}>{children}</span>;
}
