import type { ReactNode } from 'react';

interface TaskButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Absent: the button submits its form. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** While it is busy it can't be pressed, but is not `disabled`: it would lose the focus that the modal returns to it. */
export function TaskButton({ busy, disabled = false, onPress, children }: TaskButtonProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      disabled={disabled}
      aria-disabled={busy}
      onClick={onPress && (() => busy || onPress())}
    >
      {children}
    </button>
  );
}
