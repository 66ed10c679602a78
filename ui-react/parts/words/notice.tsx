import type { ReactNode } from 'react';
import css from '../../styles/notice.css?inline';
import { useSheet } from '../layout/use-sheet.js';
import { Icon } from '../marks/icon.js';
import { LATER_ICONS } from '../marks/later-icons.js';

export interface NoticeProps {
  readonly kind?: 'info' | 'positive' | 'caution' | 'danger';
  readonly title?: ReactNode;
  /** Announced as it appears. Otherwise the caller announces it. */
  readonly alert?: boolean;
  readonly children?: ReactNode;
  readonly testId?: string;
}

const ICONS = {
  info: LATER_ICONS.info,
  positive: LATER_ICONS.circleCheck,
  caution: LATER_ICONS.warning,
  danger: LATER_ICONS.warning,
} as const;

/** A warning at the top, with what could be lost; or the result of an action. */
export function Notice({ kind = 'info', title, alert, children, testId }: NoticeProps) {
  useSheet(css);
  return (
    <div
      className={kind === 'info' ? 'ph-notice' : `ph-notice ph-notice-${kind}`}
      role={alert ? 'alert' : undefined}
      data-testid={testId}
    >
      <Icon name={ICONS[kind]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
