import { resendCode, resumeLogin } from '../../../application/login/actions.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { Icon } from '../../parts/marks/icon.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { Note } from '../../parts/words/note.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { ViewProps } from '../view-props.js';
import { LOGIN_ICONS } from './login-icons.js';
import { LoginNotStarted } from './login-not-started.js';
import { loginProblem } from './login-problem.js';
import { enLogin } from './text.en.js';
import { useMailWait } from './use-mail-wait.js';
import { enLoginWays } from './ways.en.js';

/** An unknown browser has to be approved by a link in an email; the code follows. */
export function EmailVerifyDevice({ state, modal }: ViewProps<'email-verify-device'>) {
  const text = useText('login', enLogin);
  const problems = useText('loginWays', enLoginWays);
  const common = useText('common', enCommon);
  const wait = useMailWait(state.login.mail?.at);
  const { attempt } = state.login;
  if (attempt?.way !== 'email') return <LoginNotStarted modal={modal} />;
  const { failure, email, busy } = attempt;
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={busy ? 'waiting' : failure ? 'failed' : 'still'}>
              <Icon name={{ path: LOGIN_ICONS.mail }} />
            </PortholeRing>
          }
          headline={text.approve}
          lead={failure ? loginProblem(failure, problems) : text.approveLead(email)}
        >
          <Note>{text.linkLasts}</Note>
        </RoundFocus>
      </Body>
      <Foot>
        {!busy && (
          <Button kind="primary" icon="retry" onPress={() => resumeLogin(modal)}>
            {common.tryAgain}
          </Button>
        )}
        <Button
          kind="bare"
          disabled={wait > 0 || busy === 'sending'}
          testId="w3m-resend-code"
          onPress={() => resendCode(modal)}
        >
          {wait > 0 ? text.resendIn(wait) : text.resendMail}
        </Button>
      </Foot>
    </>
  );
}
