import { type FormEvent, useState } from 'react';
import type { State } from '../../../application/engine/state.js';
import { logInByEmail, logInBySocial, resumeLogin } from '../../../application/login/actions.js';
import { loginWays } from '../../../application/login/login-ways.js';
import type { Modal } from '../../../application/modal/modal.js';
import { mayBeEmail } from '../../../domain/login/email.js';
import { type SocialChoice, socialRows } from '../../../domain/login/social-rows.js';
import { Button } from '../../parts/forms/button.js';
import { Field } from '../../parts/forms/field.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/login.css?inline';
import { LOGIN_ICONS, MORE } from './login-icons.js';
import { SocialMark } from './social-mark.js';
import { useProblem } from './use-problem.js';
import { enLoginWays } from './ways.en.js';

export interface LoginWayProps {
  readonly way: 'email' | 'social';
  readonly state: State;
  readonly modal: Modal;
}

type WayProps = Omit<LoginWayProps, 'way'>;

/** One of the ways to log in. */
export function LoginWay({ way, ...seen }: LoginWayProps) {
  return way === 'email' ? <EmailWay {...seen} /> : <SocialWays {...seen} />;
}

/** A field for the email address to send a code to. */
function EmailWay({ state, modal }: WayProps) {
  useSheet(css);
  const text = useText('loginWays', enLoginWays);
  const { attempt, mail } = state.login;
  const asked = attempt?.way === 'email' && attempt.step === 'email' ? attempt : undefined;
  // A visitor who left a login finds its email address and a button back to it.
  const sent = mail?.login;
  const [email, setEmail] = useState(asked?.email ?? sent?.email ?? '');
  const busy = asked?.busy !== undefined;
  const { wait, problem } = useProblem(asked?.email === email.trim() ? asked.failure : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && wait === 0 && email.trim()) void logInByEmail(modal, email);
  };
  return (
    <form className="ph-stack" noValidate onSubmit={send}>
      <Field
        icon={{ path: LOGIN_ICONS.mail }}
        label={text.email}
        placeholder={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        readOnly={busy}
        value={email}
        onChange={setEmail}
        // A visitor who types an address will need the next screen soon.
        onFocus={() => void import('./email-verify-otp.js').catch(() => undefined)}
        error={problem}
        testId="wui-email-input"
        end={
          busy ? (
            <span className="ph-go-place" role="status">
              <Spinner />
              <span className="ph-hidden">{text.sending}</span>
            </span>
          ) : (
            mayBeEmail(email) && (
              <button
                type="submit"
                className="ph-go"
                disabled={wait > 0}
                aria-label={text.withEmail}
                title={text.withEmail}
              >
                <Icon name={{ path: LOGIN_ICONS.forward }} className="ph-flip" />
              </button>
            )
          )
        }
      />
      {sent?.email === email.trim() && !busy && (
        <Button kind="bare" onPress={() => void resumeLogin(modal)}>
          {sent.step === 'code' ? text.haveCode : text.haveLink}
        </Button>
      )}
    </form>
  );
}

/** Buttons for social providers. */
function SocialWays({ state, modal }: WayProps) {
  useSheet(css);
  const text = useText('loginWays', enLoginWays);
  const choose = (choice: SocialChoice) =>
    void (choice === 'more' ? modal.push({ view: 'connect-socials' }) : logInBySocial(modal, choice));
  return (
    <div className="ph-stack" data-testid="w3m-social-login-widget">
      {socialRows(loginWays(state).socials).map((row) => (
        <div key={row[0]} className="ph-social">
          {row.map((choice) => {
            const name = choice === 'more' ? text.more : text.withSocial(text.provider[choice]);
            const wide = row.length === 1;
            return (
              <Button
                key={choice}
                testId={`social-selector-${choice}`}
                disabled={state.login.held === true && choice !== 'more'}
                onPress={() => choose(choice)}
                {...(!wide && { label: name })}
              >
                <span className="ph-social-mark">
                  {choice === 'more' ? (
                    <Icon name={{ path: MORE }} className="ph-icon-dots" />
                  ) : (
                    <SocialMark provider={choice} />
                  )}
                  {wide && name}
                </span>
              </Button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
