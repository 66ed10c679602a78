import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../marks/icon.js';
import { Spinner } from '../marks/spinner.js';

export interface ButtonProps {
  /** One primary button per screen; `bare-danger` is a bare button for a destructive action. */
  readonly kind?: 'primary' | 'quiet' | 'bare' | 'bare-danger' | 'destroy';
  readonly icon?: IconProps['name'];
  /** Waiting for an answer: shows a spinner before the text, and ignores clicks. */
  readonly busy?: boolean;
  /** Stays in the tab order, so that its reason can be read; ignores clicks. */
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  /** Makes it a link to another page in a new tab. */
  readonly href?: string;
  readonly testId?: string;
  readonly label?: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { kind = 'quiet', icon, busy = false, disabled = false, type = 'button', onPress, href, testId, label } = props;
  const className = `ph-button ${kind === 'bare-danger' ? 'ph-bare ph-bare-danger' : `ph-${kind}`}`;
  const content = (
    <>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{props.children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-testid={testId}
        aria-label={label}
      >
        {content}
      </a>
    );
  }
  const idle = busy || disabled;
  return (
    <button
      type={idle ? 'button' : type}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      aria-label={label}
      aria-describedby={props.describedBy}
      data-testid={testId}
      onClick={idle ? undefined : onPress}
    >
      {content}
    </button>
  );
}
