import { Body } from '../../parts/body.js';
import { Button } from '../../parts/button.js';
import { Foot } from '../../parts/foot.js';
import { Icon } from '../../parts/icon.js';
import { Note } from '../../parts/note.js';
import { PortholeRing } from '../../parts/porthole-ring.js';
import { RoundFocus } from '../../parts/round-focus.js';
import { useText } from '../../parts/use-text.js';
import { enLogin } from '../../text/en-login.js';
import { enLoginWays } from '../../text/en-login-ways.js';
import type { ViewProps } from '../view-props.js';
import { LOGIN_ICONS } from './login-icons.js';
import { loginProblem } from './login-problem.js';
import { NothingBegun } from './nothing-begun.js';
import { useMailWait } from './use-mail-wait.js';

/** A browser that nobody knows has to be approved by a link in a mail; the code comes after that. */
export function EmailVerifyDevice({ state, modal }: ViewProps<'email-verify-device'>) {
  const text = useText('login', enLogin);
  const problems = useText('loginWays', enLoginWays);
  const wait = useMailWait(state.login.mailedAt);
  const { attempt } = state.login;
  if (attempt?.way !== 'email') return <NothingBegun modal={modal} />;
  const { failure, email, busy } = attempt;
  // Asking too soon for another mail does not end the waiting for the first one.
  const silent = failure?.code === 'timed-out';
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={busy ? 'waiting' : failure ? (silent ? 'pending' : 'failed') : 'still'}>
              <Icon name={{ path: LOGIN_ICONS.mail }} />
            </PortholeRing>
          }
          headline={silent ? text.notApproved : text.approve}
          lead={failure && !silent ? loginProblem(failure, problems) : text.approveLead(email)}
        >
          <Note>{text.linkLasts}</Note>
        </RoundFocus>
      </Body>
      <Foot>
        {!busy && (
          <Button kind="primary" onPress={() => modal.awaitDevice()}>
            {text.approved}
          </Button>
        )}
        <Button kind="bare" disabled={wait > 0} testId="w3m-resend-code" onPress={() => modal.resendCode()}>
          {wait > 0 ? text.resendIn(wait) : text.resendMail}
        </Button>
      </Foot>
    </>
  );
}
