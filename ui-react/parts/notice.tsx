import type { ReactNode } from 'react';
import css from '../styles/notice.css?inline';
import { Icon } from './icon.js';
import { useSheet } from './use-sheet.js';

export interface NoticeProps {
  readonly kind?: 'info' | 'positive' | 'caution' | 'danger';
  readonly title: ReactNode;
  /** How it is read out: an alert also when it comes with its words, a status when its words change. */
  readonly said?: 'alert' | 'status' | 'elsewhere';
  readonly children?: ReactNode;
  readonly testId?: string;
}

const ICONS = { info: 'info', positive: 'circle-check', caution: 'warning', danger: 'warning' } as const;

/** One warning, at the top, with what could be lost; or news of how something went. */
export function Notice({
  kind = 'info',
  title,
  said = kind === 'danger' ? 'alert' : 'status',
  children,
  testId,
}: NoticeProps) {
  useSheet(css);
  return (
    <div
      className={kind === 'info' ? 'ph-notice' : `ph-notice ph-notice-${kind}`}
      role={said === 'elsewhere' ? undefined : said}
      data-testid={testId}
    >
      <Icon name={ICONS[kind]} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
