import { logInBySocial } from '../../../application/login/actions.js';
import { loginWays } from '../../../application/login/login-ways.js';
import { Group } from '../../parts/layout/group.js';
import { Row } from '../../parts/rows/row.js';
import { useText } from '../../parts/words/use-text.js';
import { Consent } from '../connect/consent.js';
import type { ViewProps } from '../view-props.js';
import { LoginNotStarted } from './login-not-started.js';
import { SocialMark } from './social-mark.js';
import { enLogin } from './text.en.js';
import { enLoginWays } from './ways.en.js';

/** All social providers for the login. */
export function ConnectSocials({ state, modal }: ViewProps<'connect-socials'>) {
  const text = useText('login', enLogin);
  const { provider: names } = useText('loginWays', enLoginWays);
  const { socials } = loginWays(state);
  if (socials.length === 0) return <LoginNotStarted modal={modal} />;
  return (
    <Consent state={state} modal={modal}>
      {(blocked) => (
        <Group list marks label={text.socials}>
          {socials.map((provider) => (
            <Row
              key={provider}
              mark={
                <span className="ph-mark ph-mark-plain ph-mark-unknown">
                  <SocialMark provider={provider} />
                </span>
              }
              title={names[provider]}
              disabled={blocked || state.login.held === true}
              testId={`social-selector-${provider}`}
              onPress={() => void logInBySocial(modal, provider)}
            />
          ))}
        </Group>
      )}
    </Consent>
  );
}
