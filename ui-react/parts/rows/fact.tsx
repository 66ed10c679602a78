import type { ReactNode } from 'react';

export interface FactProps {
  readonly label: ReactNode;
  /** Shown before the value: a mark of size `s` or an `AccountView` of size `s`. */
  readonly mark?: ReactNode;
  /** Shown before the value in a weaker tone: the same in another unit. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A label and its value, a line of `Facts`. */
export function Fact({ label, mark, note, children, testId }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-testid={testId}>
        {mark}
        {note !== undefined && <bdi className="ph-note">{note}</bdi>}
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
