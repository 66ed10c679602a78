import { logInBySocial } from '../../../application/login/actions.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { ViewProps } from '../view-props.js';
import { loginProblem } from './login-problem.js';
import { SocialMark } from './social-mark.js';
import { enLogin } from './text.en.js';
import { enLoginWays } from './ways.en.js';

/** Waits for the provider's window, then for the visitor's data from it. */
export function ConnectingSocial({ route: { provider }, state, modal }: ViewProps<'connecting-social'>) {
  const text = useText('login', enLogin);
  const problems = useText('loginWays', enLoginWays);
  const common = useText('common', enCommon);
  const { attempt } = state.login;
  const current = attempt?.way === 'social' && attempt.provider === provider ? attempt : undefined;
  const failure = current?.failure;
  const logIn = text.logInWith(problems.provider[provider]);
  const lead = !current
    ? undefined
    : failure
      ? loginProblem(failure, problems)
      : current.step === 'user'
        ? text.retrieving
        : text.inWindow;
  return (
    <>
      <Body>
        <RoundFocus
          ring={
            <PortholeRing state={failure ? 'failed' : current ? 'waiting' : 'still'}>
              <SocialMark provider={provider} />
            </PortholeRing>
          }
          headline={failure ? text.wentWrong : logIn}
          lead={lead}
        />
      </Body>
      {(!current || failure) && (
        <Foot>
          <Button
            kind="primary"
            {...(failure && { icon: 'retry' as const })}
            onPress={() => void logInBySocial(modal, provider)}
          >
            {failure ? common.tryAgain : logIn}
          </Button>
          <Button kind="bare" onPress={() => modal.reset({ view: 'connect' })}>
            {text.another}
          </Button>
        </Foot>
      )}
    </>
  );
}
