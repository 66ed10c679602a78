import { useId, useRef, useState } from 'react';
import type { Named } from '../../../application/send/state.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { AccountView } from '../../parts/marks/account-view.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { NamedAddress } from './named-address.js';
import type { SendForm } from './send-form.js';
import { enSend } from './text.en.js';

export interface ReceiverProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: SendForm['addressProblem'];
  readonly named: Named | undefined;
}

/** Longer texts are not addresses, and are not parsed. */
const LONGEST = 200;

/** Characters per line; an address has at most two lines. */
const LINE = 22;

/** The field for the recipient's address. It is shown in full, since every character counts. */
export function Receiver({ value, onChange, problem, named }: ReceiverProps) {
  const text = useText('send', enSend);
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  // No errors are shown while the text is being typed.
  const [writing, setWriting] = useState(false);
  const id = useId();
  const shown = problem && !(writing && problem === 'too-short') ? text.addressProblems[problem] : undefined;
  const isLong = value.length > LINE;
  const change = (next: string) => onChange(next.replace(/\s+/g, '').slice(0, LONGEST));
  const paste = () => {
    // A browser that denies access shows that itself; they can still paste into the field.
    navigator.clipboard?.readText().then(change, () => field.current?.focus());
  };
  return (
    <div className={`ph-group${shown ? ' ph-group-error' : ''}`}>
      <div className="ph-to">
        <label className="ph-row-text ph-to-whom" htmlFor={id}>
          <span className="ph-amount-label">{text.to}</span>
          <textarea
            id={id}
            ref={field}
            className={value && !named ? 'ph-mono' : isLong ? 'ph-long-name' : undefined}
            dir="ltr"
            rows={isLong ? 2 : 1}
            placeholder={text.receiver}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={shown !== undefined}
            aria-describedby={shown && `${id}-error`}
            data-testid="send-receiver"
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setWriting(true)}
            // Later: what is drawn before the next element has the focus would make the dialog take it.
            onBlur={() => setTimeout(setWriting, 0, false)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          {named && <NamedAddress named={named} />}
          {shown && (
            <span className="ph-error-line ph-note" id={`${id}-error`} role="alert">
              {shown}
            </span>
          )}
        </label>
        {value === '' ? (
          'clipboard' in navigator && <IconButton icon={LATER_ICONS.paste} label={text.paste} onPress={paste} />
        ) : problem || (named && named.status !== 'found') ? (
          <IconButton icon="close" label={text.clear} onPress={() => onChange('')} />
        ) : (
          <span title={format.address(named?.address ?? value)}>
            <AccountView address={named?.address ?? value} />
          </span>
        )}
      </div>
    </div>
  );
}
