import { type FormEvent, useId, useState } from 'react';
import { changeEmail } from '../../../application/login/actions.js';
import { mayBeEmail } from '../../../domain/login/email.js';
import { Button } from '../../parts/forms/button.js';
import { Field } from '../../parts/forms/field.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Lead } from '../../parts/layout/lead.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/login.css?inline';
import type { ViewProps } from '../view-props.js';
import { LOGIN_ICONS } from './login-icons.js';
import { LoginNotStarted } from './login-not-started.js';
import { enLogin } from './text.en.js';
import { useProblem } from './use-problem.js';

/** Changes the login email. Two codes follow. */
export function UpdateEmailWallet({ state, modal }: ViewProps<'update-email-wallet'>) {
  useSheet(css);
  const text = useText('login', enLogin);
  const formId = useId();
  const { user, emailChange } = state.login;
  const asked = emailChange?.step === 'email' ? emailChange : undefined;
  const [email, setEmail] = useState(asked?.email ?? user?.email ?? '');
  const { wait, problem } = useProblem(asked?.email === email.trim() ? asked.failure : undefined);
  if (!user) return <LoginNotStarted modal={modal} />;
  const busy = asked?.busy === true;
  const other = mayBeEmail(email) && email.trim() !== user.email;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (other && !busy && wait === 0) void changeEmail(modal, email);
  };
  return (
    <form className="ph-form" id={formId} noValidate onSubmit={save}>
      <Body>
        <Lead>{text.newEmailLead}</Lead>
        <Field
          icon={{ path: LOGIN_ICONS.mail }}
          label={text.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          readOnly={busy}
          value={email}
          onChange={setEmail}
          error={problem}
          testId="wui-email-input"
        />
      </Body>
      <Foot>
        <Button kind="primary" type="submit" busy={busy} disabled={!other || wait > 0}>
          {text.save}
        </Button>
      </Foot>
    </form>
  );
}
