import { Fragment } from 'react';
import { walletOf } from '../../../application/connect/selectors.js';
import { signIn, signOut } from '../../../application/sign-in/actions.js';
import { askedSubject } from '../../../application/sign-in/subject.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { Headline } from '../../parts/layout/headline.js';
import { Lead } from '../../parts/layout/lead.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import css from '../../styles/sign-in.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import type { EachViewProps } from '../view-props.js';
import { enSignIn } from './text.en.js';

/** Shown instead of the address, which is kept on one line. */
const PLACE = '{address}';

/** The site wants proof that the account is the visitor's: they sign a message, or decline. */
export function SignIn({ state, modal }: EachViewProps<'siwx-sign-message' | 'connecting-siwe'>) {
  useSheet(css);
  const text = useText('signIn', enSignIn);
  const common = useText('common', enCommon);
  const format = useFormat();
  const account = askedSubject(state)?.account;
  const wallet = walletOf(state, account?.namespace);
  const { metadata } = state.config;
  const site = metadata?.name || common.thisSiteFirst;
  const icon = metadata?.icons[0];
  const busy = state.signIn?.busy;
  const signing = busy === 'signing';
  const headline = signing ? text.confirm(wallet?.name ?? common.yourWallet) : text.headline(site);
  const address = format.address(account?.address ?? '');
  const lead = text.lead(PLACE).split(PLACE);
  useAnnounce([headline, text.lead(address)]);
  return (
    <>
      <Body>
        <div className="ph-sign-in">
          <div className="ph-sign-in-marks" aria-hidden="true" data-busy={signing || undefined}>
            <WalletMark wallet={{ name: site, ...(icon && { icon }) }} size="l" />
            <span className="ph-sign-in-line" />
            <WalletMark wallet={wallet} size="l" />
          </div>
          <div className="ph-focus-text">
            <Headline>{headline}</Headline>
            <Lead>
              {lead.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in order
                <Fragment key={at}>
                  {at > 0 && <bdi dir="ltr">{address}</bdi>}
                  {part}
                </Fragment>
              ))}
            </Lead>
          </div>
        </div>
      </Body>
      <Foot pair>
        <Button busy={busy === 'leaving'} testId="w3m-connecting-siwe-cancel" onPress={() => signOut(modal)}>
          {busy === 'leaving' ? text.cancelling : text.cancel}
        </Button>
        <Button
          kind="primary"
          busy={signing}
          disabled={busy === 'leaving'}
          testId="w3m-connecting-siwe-sign"
          onPress={() => signIn(modal)}
        >
          {signing ? text.signing : text.sign}
        </Button>
      </Foot>
    </>
  );
}
