import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.js';
import { LATER_ICONS } from '../marks/later-icons.js';

export interface ChipProps {
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly onPress?: () => void;
  /** The full accessible name: what is chosen, and that it can be changed. */
  readonly label?: string;
  /** The token chip of an amount is a little larger. */
  readonly token?: boolean;
  readonly testId?: string;
}

/** What is chosen, and a way to change it. Without an action it is read-only. */
export function Chip({ mark, children, onPress, label, token, testId }: ChipProps) {
  const className = `ph-chip${token ? ' ph-chip-token' : ''}`;
  if (!onPress) {
    return (
      <span className={className} data-testid={testId}>
        {mark}
        <span className="ph-chip-text">{children}</span>
      </span>
    );
  }
  return (
    <button type="button" className={className} aria-label={label} data-testid={testId} onClick={onPress}>
      {mark}
      <span className="ph-chip-text">{children}</span>
      <Icon name={LATER_ICONS.chevronDown} small />
    </button>
  );
}
