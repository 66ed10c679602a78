import { type RefObject, useId, useState } from 'react';
import { CODE_LENGTH, codeDigits } from '../../../domain/login/one-time-code.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import css from '../../styles/login.css?inline';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
}

const BOXES = Array.from({ length: CODE_LENGTH }, (_, at) => at);

/** Six visible boxes and one field to type, paste or autofill into, which is all that assistive technology sees. */
export function CodeField({ label, value, onChange, busy, error, field }: CodeFieldProps) {
  useSheet(css);
  const errorId = useId();
  const [at, setAt] = useState(value.length);
  return (
    <div className="ph-stack">
      <div className={error ? 'ph-code ph-code-error' : 'ph-code'} dir="ltr" data-busy={busy || undefined}>
        {BOXES.map((box) => (
          <span
            key={box}
            className={box === Math.min(at, value.length, CODE_LENGTH - 1) ? 'ph-digit is-at' : 'ph-digit'}
            aria-hidden="true"
          >
            {value[box]}
          </span>
        ))}
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          data-testid="wui-otp-input"
          readOnly={busy}
          value={value}
          onChange={({ target }) => {
            setAt(target.selectionStart ?? CODE_LENGTH);
            onChange(codeDigits(target.value));
          }}
          // In a shadow tree no event reports that the caret has moved.
          onKeyUp={({ currentTarget }) => setAt(currentTarget.selectionStart ?? CODE_LENGTH)}
          onClick={({ currentTarget }) => setAt(currentTarget.selectionStart ?? CODE_LENGTH)}
        />
      </div>
      {error && (
        <p className="ph-error ph-centre" id={errorId} role="alert">
          <Icon name={LATER_ICONS.warning} small />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
