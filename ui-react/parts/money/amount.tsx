import { type ReactNode, useId } from 'react';
import css from '../../styles/money.css?inline';
import { useSheet } from '../layout/use-sheet.js';
import { Icon } from '../marks/icon.js';
import { Pill } from '../rows/pill.js';

export interface AmountProps {
  readonly label: string;
  /** Decimal text as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands before the amount where it is one of money. */
  readonly sign?: string | undefined;
  /** A token `Chip`. */
  readonly chip: ReactNode;
  /** Its value; an error is shown instead. */
  readonly worth?: ReactNode;
  readonly error?: string | undefined;
  /** The balance, and its label, which is hidden before the wallet icon. */
  readonly balance?: ReactNode;
  readonly balanceLabel: string;
  readonly maxLabel: string;
  readonly onMax?: (() => void) | undefined;
  /** Has the amount typed in another unit. */
  readonly onSwitch?: (() => void) | undefined;
  readonly switchLabel?: string;
  /** Keeps the space for the value and the switch, which may come later. */
  readonly worthLater?: boolean;
  readonly testId?: string;
}

/** The numbers of characters from which the amount gets a smaller font, and its own line. */
const LONG = 9;
const WHOLE = 14;

/** The class of an amount of this length. */
export const amountSize = ({ length }: string) =>
  length > WHOLE ? 'ph-amount-whole' : length > LONG ? 'ph-amount-long' : '';

/** A card to type an amount into. */
export function Amount(props: AmountProps) {
  useSheet(css);
  const { label, value, onChange, sign, chip, worth, error, balance, testId } = props;
  const labelId = useId();
  const errorId = useId();
  const size = amountSize(value);
  return (
    <div className={`ph-group${error ? ' ph-group-error' : ''}`}>
      <div className="ph-amount">
        <label className="ph-amount-label" htmlFor={labelId}>
          {label}
        </label>
        <Signed sign={sign}>
          <input
            id={labelId}
            className={size}
            inputMode="decimal"
            autoComplete="off"
            placeholder={'0'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            data-testid={testId}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Signed>
        {chip}
        <div className={props.onSwitch || props.worthLater ? 'ph-amount-foot ph-amount-foot-two' : 'ph-amount-foot'}>
          {error ? (
            // A new element for every error: an element that only becomes an alert is not announced.
            <span key={error} className="ph-error-line" id={errorId} role="alert">
              {error}
            </span>
          ) : (
            <span key="worth">{worth}</span>
          )}
          {props.onSwitch && <Pill onPress={props.onSwitch}>{props.switchLabel}</Pill>}
          {balance !== undefined && (
            <span>
              <Icon name="wallet" small />
              <span className="ph-hidden">{props.balanceLabel}</span>
              {balance}
              {props.onMax && <Pill onPress={props.onMax}>{props.maxLabel}</Pill>}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** The sign is not part of the typed text. */
function Signed({ sign, children }: { readonly sign: string | undefined; readonly children: ReactNode }) {
  if (sign === undefined) return children;
  return (
    <span className="ph-amount-signed">
      <span aria-hidden="true">{sign}</span>
      {children}
    </span>
  );
}
