import { memo, type ReactNode, useMemo } from 'react';
import css from '../../styles/qr.css?inline';
import { useSheet } from '../layout/use-sheet.js';
import { emptyQrPath, QR_STROKE, type QrPath, qrPath } from './qr-path.js';

export interface QrCodeProps {
  /** Undefined while it is being created: its space is reserved. */
  readonly text: string | undefined;
  /** Its accessible name, and where the same is available as text. */
  readonly label: string;
  /** A mark for the middle. */
  readonly children?: ReactNode;
}

/** The usual number of modules of a pairing, so that nothing moves once there is a code. */
const USUAL_SIZE = 65;

/** A QR code: dark on white in both themes, for cameras. */
export const QrCode = memo(function QrCode({ text, label, children }: QrCodeProps) {
  useSheet(css);
  const whole = children === undefined;
  const { size, path } = useMemo(() => drawn(text, whole), [text, whole]);
  return (
    <div
      className={text === undefined ? 'ph-qr ph-qr-empty' : 'ph-qr'}
      role="img"
      aria-label={label}
      data-testid="wui-qr-code"
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path
          d={path}
          fill="currentColor"
          fillRule="evenodd"
          stroke="currentColor"
          strokeWidth={QR_STROKE}
          strokeLinejoin="round"
        />
      </svg>
      {!whole && <span className="ph-qr-centre">{children}</span>}
    </div>
  );
});

/** A text that is too long for a QR code leaves it empty: the text to copy is the same. */
function drawn(text: string | undefined, whole: boolean): QrPath {
  try {
    return text === undefined ? emptyQrPath(USUAL_SIZE) : qrPath(text, whole);
  } catch {
    return emptyQrPath(USUAL_SIZE);
  }
}
