import { type FormEvent, useId, useState } from 'react';
import { registerName, tryName } from '../../../application/names/actions.js';
import { nameable } from '../../../application/names/nameable.js';
import { Button } from '../../parts/forms/button.js';
import { Field } from '../../parts/forms/field.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Group } from '../../parts/layout/group.js';
import { Lead } from '../../parts/layout/lead.js';
import { NothingHere } from '../../parts/layout/nothing-here.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Row } from '../../parts/rows/row.js';
import { Tag } from '../../parts/rows/tag.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { nameField } from './name-field.js';
import css from './names.css?inline';
import { enNames } from './text.en.js';

/** A field for the name, its availability, and suggestions. */
export function RegisterAccountName({ state, modal }: ViewProps<'register-account-name'>) {
  useSheet(css);
  const text = useText('names', enNames);
  const formId = useId();
  const { naming: last } = state;
  const account = nameable(state)?.account;
  const naming = last?.address === account?.address ? last : undefined;
  const [label, setLabel] = useState(naming?.step === 'done' ? '' : (naming?.label ?? ''));
  const [unchecked, setUnchecked] = useState<string>();
  const [writing, setWriting] = useState(false);
  const field = nameField(label, naming, text, unchecked === label, writing);
  const { whole, error, state: standing, suggestions, busy, ready } = field;
  useAnnounce(standing === 'available' || standing === 'registered' ? [whole, text[standing]] : [], label);
  if (!account) return <NothingHere modal={modal} text={text} />;
  const type = (next: string) => {
    setLabel(next);
    setWriting(true);
    setUnchecked(undefined);
    // The state says nothing about it if the service could not be loaded.
    void tryName(modal, next).then(({ ok }) => ok || setUnchecked(next));
  };
  const register = (event: FormEvent) => {
    event.preventDefault();
    setWriting(false);
    if (ready && !busy) void registerName(modal, label);
  };
  return (
    <form className="ph-form-names" id={formId} noValidate onSubmit={register}>
      <Body>
        <Lead>{busy ? text.sign : text.lead}</Lead>
        <Field
          label={text.label}
          placeholder={text.label}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={63}
          readOnly={busy}
          value={label}
          onChange={type}
          // Later: what is drawn before the next element has the focus would make the dialog take it.
          onBlur={() => setTimeout(setWriting, 0, false)}
          error={error}
          end={naming && <span className="ph-name-suffix">{`.${naming.suffix}`}</span>}
          testId="wui-ens-input"
        />
        {standing !== 'none' && (
          <Group list label={text.label}>
            <Row
              title={whole}
              busy={standing === 'checking'}
              {...(standing !== 'checking' && { tag: <Tag>{text[standing]}</Tag> })}
            />
          </Group>
        )}
        {suggestions.length > 0 && (
          <Group list label={text.suggestions}>
            {suggestions.map((each) => (
              <Row
                key={each}
                title={`${each}.${naming?.suffix ?? ''}`}
                tag={<Tag>{text.available}</Tag>}
                testId="account-name-suggestion"
                onPress={() => type(each)}
              />
            ))}
          </Group>
        )}
      </Body>
      <Foot>
        <Button kind="primary" type="submit" busy={busy} disabled={!ready}>
          {ready ? text.register(whole) : text.registerNone}
        </Button>
      </Foot>
    </form>
  );
}
