import type { ReactNode } from 'react';

export interface TagProps {
  readonly children: ReactNode;
  /** Puts the green dot before them. */
  readonly installed?: boolean;
  /** They warn. */
  readonly danger?: boolean;
}

/** Text at the end of a row, without a box. */
export function Tag({ children, installed, danger }: TagProps) {
  return <span className={`ph-tag${installed ? ' ph-tag-installed' : danger ? ' ph-danger' : ''}`}>{children}</span>;
}
