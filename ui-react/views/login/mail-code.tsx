import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../domain/failure/failure.js';
import { CODE_LENGTH } from '../../../domain/login/one-time-code.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Headline } from '../../parts/layout/headline.js';
import { Icon } from '../../parts/marks/icon.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { CodeField } from './code-field.js';
import { LOGIN_ICONS } from './login-icons.js';
import { isSpent, loginProblem } from './login-problem.js';
import { enLogin } from './text.en.js';
import { enLoginWays } from './ways.en.js';

export interface MailCodeProps {
  readonly headline: string;
  readonly email: string;
  readonly busy: 'sending' | 'checking' | undefined;
  readonly failure: Failure | undefined;
  /** Called with all six digits. */
  readonly onCode: (code: string) => void;
  /** The actions if no email arrives. */
  readonly children: ReactNode;
}

/** Shown instead of the address. */
const PLACE = '{email}';

/** Six digits from an email. A refused code is cleared, and another one can be typed at once. */
export function MailCode({ headline, email, busy, failure, onCode, children }: MailCodeProps) {
  const text = useText('login', enLogin);
  const problems = useText('loginWays', enLoginWays);
  // The sentence without the address, which is a separate element.
  const sentTo = text.sentTo(PLACE).split(PLACE);
  const checking = busy === 'checking';
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const error = failure && digits === '' ? loginProblem(failure, problems) : undefined;
  const spent = failure && isSpent(failure);
  useAnnounce([headline, text.sentTo(email), text.lasts]);

  useEffect(() => {
    if (failure) setDigits('');
    field.current?.focus({ preventScroll: true });
  }, [failure]);

  const change = (next: string) => {
    setDigits(next);
    if (next.length === CODE_LENGTH && digits.length < CODE_LENGTH) onCode(next);
  };
  return (
    <>
      <Body>
        <div className="ph-focus">
          <PortholeRing state={busy ? 'waiting' : error ? 'failed' : 'still'} sixths={busy ? 0 : digits.length}>
            <Icon name={{ path: LOGIN_ICONS.mail }} />
          </PortholeRing>
          <div className="ph-focus-text">
            <Headline>{headline}</Headline>
            <p className="ph-lead">
              {sentTo.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in order
                <Fragment key={at}>
                  {at > 0 && <bdi className="ph-strong">{email}</bdi>}
                  {part}
                </Fragment>
              ))}
            </p>
          </div>
        </div>
        <CodeField label={text.code} value={digits} onChange={change} busy={checking} error={error} field={field} />
        <p className="ph-note ph-centre">{checking ? text.checking : busy ? problems.sending : !spent && text.lasts}</p>
      </Body>
      <Foot>{children}</Foot>
    </>
  );
}
