import type { State } from '../../../application/engine/state.js';
import { enterEmailCode } from '../../../application/login/actions.js';
import type { Modal } from '../../../application/modal/modal.js';
import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import { LoginNotStarted } from './login-not-started.js';
import { MailCode } from './mail-code.js';
import { enLogin } from './text.en.js';
import { useMailWait } from './use-mail-wait.js';

export interface ChangeCodeProps {
  readonly step: 'old' | 'new';
  readonly state: State;
  readonly modal: Modal;
}

/** A code to change the email: from the current address, or from the new one. */
export function ChangeCode({ step, state: { login }, modal }: ChangeCodeProps) {
  const text = useText('login', enLogin);
  const wait = useMailWait(login.mail?.at);
  const change = login.emailChange;
  if (!change) return <LoginNotStarted modal={modal} />;
  return (
    <MailCode
      headline={step === 'old' ? text.currentEmail : text.confirmNewEmail}
      email={step === 'old' ? (login.user?.email ?? '') : change.email}
      busy={change.busy ? 'checking' : undefined}
      failure={change.failure}
      onCode={(code) => void enterEmailCode(modal, code)}
    >
      <p className="ph-note ph-centre">{text.somethingWrong}</p>
      <Button kind="bare" disabled={wait > 0 || change.busy} onPress={() => modal.back()}>
        {wait > 0 ? text.startOverIn(wait) : text.startOver}
      </Button>
    </MailCode>
  );
}
