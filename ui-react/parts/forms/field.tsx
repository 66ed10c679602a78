import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from '../../styles/field.css?inline';
import { useSheet } from '../layout/use-sheet.js';
import { Icon, type IconProps } from '../marks/icon.js';
import { LATER_ICONS } from '../marks/later-icons.js';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
>;

export interface FieldProps extends Native {
  /** What to fill in; the placeholder alone is not a name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: IconProps['name'];
  /** If set, the message is shown under the field and announced. */
  readonly error?: ReactNode;
  /** A button inside the field, at its end. */
  readonly end?: ReactNode;
  readonly testId?: string;
}

/** A line to type into, 48 px high, never under 16 px type (phones would zoom). */
export function Field({ label, value, onChange, icon, error, end, testId, ...native }: FieldProps) {
  useSheet(css);
  const errorId = useId();
  return (
    <div className="ph-stack">
      <div className={`ph-field${error ? ' ph-field-error' : ''}`}>
        {icon && <Icon name={icon} />}
        <input
          {...native}
          // In its own direction: what is cut is its end.
          dir={value ? 'auto' : undefined}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          data-testid={testId}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {error && (
        <p className="ph-error" id={errorId} role="alert">
          <Icon name={LATER_ICONS.warning} small />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
