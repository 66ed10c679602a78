/** The site wants the visitor to sign in. */
import { walletOf } from '../../../application/selectors.js';
import { askedSubject } from '../../../application/sign-in/subject.js';
import { formatAddress } from '../../../domain/format-address.js';
import { en } from '../../../ui-react/text/en.js';
import { action, type Screen, type Seen } from './screen.js';

export function signInScreen({ state, modal }: Seen): Screen {
  const { signIn: text, common } = en;
  const busy = state.signIn?.busy;
  const site = state.config.metadata?.name || common.thisSiteFirst;
  const account = askedSubject(state)?.account;
  const wallet = walletOf(state, account?.namespace)?.name ?? common.yourWallet;
  return {
    texts: [
      busy === 'signing' ? text.confirm(wallet) : text.headline(site),
      text.lead(formatAddress(account?.address ?? '')),
    ],
    actions: [
      action(busy === 'leaving' ? text.cancelling : text.cancel, () => void modal.signOut(), busy !== 'leaving'),
      action(busy === 'signing' ? text.signing : text.sign, () => void modal.signIn(), !busy),
    ],
  };
}
