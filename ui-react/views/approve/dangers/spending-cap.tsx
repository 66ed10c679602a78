import { useEffect, useRef, useState } from 'react';
import { setSpendingCap } from '../../../../application/approve/actions.js';
import type { Runner } from '../../../../application/engine/runner.js';
import { formatAmount, readAmount } from '../../../../domain/money/amount.js';
import { Button } from '../../../parts/forms/button.js';
import { Field } from '../../../parts/forms/field.js';
import { Label } from '../../../parts/rows/label.js';
import { Note } from '../../../parts/words/note.js';
import { useFormat } from '../../../parts/words/use-format.js';
import { useText } from '../../../parts/words/use-text.js';
import { enApprove } from '../text.en.js';
import type { CapOffer } from './cap-offers.js';

export interface SpendingCapProps {
  readonly offer: CapOffer;
  readonly requestId: string;
  readonly modal: Runner;
  /** Called with whether the field's value is what would be signed. */
  readonly onSet: (isSet: boolean) => void;
}

/** A field for how much may be spent later, set before the request goes to the wallet. */
export function SpendingCap({ offer, requestId, modal, onSet }: SpendingCapProps) {
  const { at, symbol, decimals, amount, limitless, most, exact } = offer;
  const text = useText('approve', enApprove).cap;
  const format = useFormat();
  const written = limitless ? '' : formatAmount(amount, decimals);
  const [draft, setDraft] = useState(written);
  const [wrong, setWrong] = useState(false);
  const isSet = draft.trim() === written;
  // A draft that is unmounted no longer blocks the approval.
  const leave = useRef(onSet);
  useEffect(() => () => leave.current(true), []);
  const type = (next: string) => {
    setDraft(next);
    setWrong(false);
    onSet(next.trim() === written);
  };
  const choose = (units: bigint | undefined) => {
    if (units === undefined || units === 0n || units > most) return setWrong(true);
    setDraft(formatAmount(units, decimals));
    onSet(true);
    void setSpendingCap(modal, requestId, at, units);
  };
  const set = () => choose(readAmount(draft, decimals));
  return (
    <>
      <Label>{text.title}</Label>
      <Field
        label={text.label(symbol)}
        value={draft}
        onChange={type}
        inputMode="decimal"
        autoComplete="off"
        placeholder={limitless ? text.unlimited : ''}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && !isSet) set();
        }}
        {...(wrong && { error: text.wrong })}
        end={<bdi className="ph-note ph-pad">{symbol}</bdi>}
        testId="spending-cap"
      />
      {!isSet && <Button onPress={set}>{text.set}</Button>}
      {exact && exact.amount !== amount ? (
        <>
          <Button kind="bare" onPress={() => choose(exact.amount)}>
            {text.exact(format.exact(formatAmount(exact.amount, decimals), symbol))}
          </Button>
          <Note pad>{exact.by === 'spent' ? text.spent : text.held}</Note>
        </>
      ) : (
        !limitless && <Note pad>{text.noMore}</Note>
      )}
    </>
  );
}
