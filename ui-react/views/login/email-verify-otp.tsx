import { enterCode, resendCode } from '../../../application/login/actions.js';
import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { LoginNotStarted } from './login-not-started.js';
import { MailCode } from './mail-code.js';
import { enLogin } from './text.en.js';
import { useMailWait } from './use-mail-wait.js';

/** The code from the login email. */
export function EmailVerifyOtp({ state, modal }: ViewProps<'email-verify-otp'>) {
  const text = useText('login', enLogin);
  const wait = useMailWait(state.login.mail?.at);
  const { attempt } = state.login;
  if (attempt?.way !== 'email') return <LoginNotStarted modal={modal} />;
  return (
    <MailCode
      headline={text.enterCode}
      email={attempt.email}
      busy={attempt.busy === 'waiting' ? undefined : attempt.busy}
      failure={attempt.failure}
      onCode={(code) => void enterCode(modal, code)}
    >
      <Button
        kind="bare"
        disabled={wait > 0 || attempt.busy !== undefined}
        testId="w3m-resend-code"
        onPress={() => resendCode(modal)}
      >
        {wait > 0 ? text.resendIn(wait) : text.resend}
      </Button>
    </MailCode>
  );
}
