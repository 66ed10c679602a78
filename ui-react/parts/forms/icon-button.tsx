import { Icon, type IconProps } from '../marks/icon.js';

export interface IconButtonProps {
  readonly icon: IconProps['name'];
  /** The accessible name. */
  readonly label: string;
  readonly onPress?: () => void;
  readonly href?: string;
  readonly testId?: string;
  readonly disabled?: boolean;
}

/** A 44 px target around a 20 px icon. */
export function IconButton({ icon, label, onPress, href, testId, disabled }: IconButtonProps) {
  if (href !== undefined) {
    return (
      <a
        className="ph-icon-button"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        title={label}
        data-testid={testId}
      >
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className="ph-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-testid={testId}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
