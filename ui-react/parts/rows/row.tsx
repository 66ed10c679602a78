import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.js';
import { Spinner } from '../marks/spinner.js';

export interface RowProps {
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Words at the end, such as a `Tag`. */
  readonly tag?: ReactNode;
  /** A value at the end, figures under each other. */
  readonly end?: ReactNode;
  readonly onPress?: () => void;
  /** Another page, opened in a new tab. */
  readonly href?: string;
  /** Leads to another screen. */
  readonly chevron?: boolean;
  /** The chosen one: a check says so, with its words for assistive technology. */
  readonly current?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly testId?: string;
  /** Its position in a list that is rendered in part. */
  readonly place?: { readonly 'aria-posinset': number; readonly 'aria-setsize': number } | undefined;
}

/** One line of a list `Group`. The whole row is the target; without an action it is only text. */
export function Row(props: RowProps) {
  return <li {...props.place}>{lineOf(props)}</li>;
}

function lineOf(props: RowProps) {
  const { onPress, href, label, testId, busy = false, disabled = false } = props;
  const idle = busy || disabled;
  const content = <RowContent {...props} />;
  if (href !== undefined) {
    return (
      <a
        className="ph-row"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        data-testid={testId}
      >
        {content}
      </a>
    );
  }
  if (!onPress) {
    return (
      <div className="ph-row" data-testid={testId}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="ph-row"
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      aria-current={props.current ? 'true' : undefined}
      data-testid={testId}
      onClick={idle ? undefined : onPress}
    >
      {content}
    </button>
  );
}

function RowContent({ mark, title, note, tag, end, chevron, current, busy }: RowProps) {
  const tick = current && (
    <span className="ph-tag ph-current">
      <Icon name="check" />
      <span className="ph-hidden">{current}</span>
    </span>
  );
  return (
    <>
      {mark}
      <span className="ph-row-text">
        <span className="ph-row-title">{title}</span>
        {note !== undefined && <span className="ph-row-sub">{note}</span>}
      </span>
      {busy ? <Spinner /> : tag}
      {end === undefined ? (
        tick
      ) : (
        <span className="ph-row-end">
          <bdi>{end}</bdi>
          {tick}
        </span>
      )}
      {chevron && <Icon name="chevron-end" small className="ph-row-chevron" />}
    </>
  );
}
