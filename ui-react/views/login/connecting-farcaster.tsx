import { useState } from 'react';
import { logInBySocial } from '../../../application/login/actions.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { RoundFocus } from '../../parts/layout/round-focus.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { PortholeRing } from '../../parts/marks/porthole-ring.js';
import { QrCode } from '../../parts/marks/qr-code.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { pagePlatform } from '../connect/page-platform.js';
import type { ViewProps } from '../view-props.js';
import { LoginNotStarted } from './login-not-started.js';
import { loginProblem } from './login-problem.js';
import { SocialMark } from './social-mark.js';
import { enLogin } from './text.en.js';
import { enLoginWays } from './ways.en.js';

/** A login that is approved on a phone: by a QR code, or in the provider's app on the same phone. */
export function ConnectingFarcaster({ state, modal }: ViewProps<'connecting-farcaster'>) {
  const text = useText('login', enLogin);
  const problems = useText('loginWays', enLoginWays);
  const common = useText('common', enCommon);
  const [mobile] = useState(() => pagePlatform().mobile);
  const { attempt } = state.login;
  const current = attempt?.way === 'social' && attempt.provider === 'farcaster' ? attempt : undefined;
  const name = problems.provider.farcaster;
  const scanning = current !== undefined && !current.failure && current.step === 'window' && !mobile;
  const url = current?.url;
  useAnnounce(scanning ? (url === undefined ? text.makingCode : text.codeOf(name)) : '', url);
  if (!current) return <LoginNotStarted modal={modal} />;
  const mark = <SocialMark provider="farcaster" />;
  const copy = (
    <Button
      icon={LATER_ICONS.copy}
      disabled={url === undefined}
      onPress={() => url && modal.copyLink(url)}
      testId="copy-wc2-uri"
    >
      {text.copyLink}
    </Button>
  );
  if (scanning) {
    return (
      <>
        <Body>
          <QrCode text={url} label={url === undefined ? text.makingCode : text.codeOf(name)}>
            <span className="ph-mark ph-mark-plain ph-mark-unknown">{mark}</span>
          </QrCode>
          <p className="ph-note ph-qr-note">{url === undefined ? text.makingCode : text.scan(name)}</p>
        </Body>
        <Foot>{copy}</Foot>
      </>
    );
  }
  const { failure } = current;
  const agreed = current.step === 'user';
  return (
    <>
      <Body>
        <RoundFocus
          ring={<PortholeRing state={failure ? 'failed' : 'waiting'}>{mark}</PortholeRing>}
          headline={failure ? text.wentWrong : agreed ? text.logInWith(name) : text.continueIn(name)}
          lead={failure ? loginProblem(failure, problems) : agreed ? text.retrieving : text.continueInLead}
        />
      </Body>
      {failure ? (
        <Foot>
          <Button kind="primary" icon="retry" onPress={() => void logInBySocial(modal, 'farcaster')}>
            {common.tryAgain}
          </Button>
          <Button kind="bare" onPress={() => modal.reset({ view: 'connect' })}>
            {text.another}
          </Button>
        </Foot>
      ) : (
        !agreed && (
          <Foot>
            <Button
              kind="primary"
              icon="external"
              {...(url === undefined ? { disabled: true } : { href: url })}
              testId="w3m-connecting-widget-secondary-button"
            >
              {text.open(name)}
            </Button>
            {copy}
          </Foot>
        )
      )}
    </>
  );
}
