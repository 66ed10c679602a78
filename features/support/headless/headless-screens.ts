/** Every screen without a picture, and what the sheet shows around it. */
import { isVisible } from '../../../application/navigation.js';
import { currentRoute } from '../../../application/router.js';
import { askedElsewhere } from '../../../application/selectors.js';
import { en } from '../../../ui-react/text/en.js';
import { snackWords } from '../../../ui-react/text/snack-words.js';
import { accountScreen } from './account-screen.js';
import { approveScreen } from './approve-screen.js';
import { buyingScreen, coinScreen, currencyScreen, purchasesScreen, sellersScreen } from './buy-screens.js';
import { connectingScreen, connectScreen, multiChainScreen, walletsScreen } from './connect-screens.js';
import { allWalletsScreen } from './directory-screen.js';
import {
  changeCodeScreen,
  codeScreen,
  deviceScreen,
  newEmailScreen,
  socialScreen,
  socialsScreen,
  upgradeScreen,
} from './login-screens.js';
import { nameChoiceScreen, nameOfferScreen, nameSuccessScreen } from './name-screens.js';
import { networksScreen, otherKindScreen, switchingScreen, unsupportedScreen } from './network-screens.js';
import { continueScreen, downloadsScreen, offersScreen, pairingScreen } from './pairing-screens.js';
import { payLoadingScreen, payScreen } from './pay-screens.js';
import { compatibleScreen, receiveScreen } from './receive-screens.js';
import { type Action, action, type Screen, type ScreenOf, type Screens, type Seen } from './screen.js';
import { reviewScreen, sendScreen, tokenScreen } from './send-screens.js';
import { profileScreen, settingsScreen } from './settings-screens.js';
import { signInScreen } from './sign-in-screen.js';
import { sessionCreatedScreen, smartSessionsScreen } from './smart-session-screens.js';
import { swapPreviewScreen, swapScreen, swapTokenScreen } from './swap-screens.js';

const SCREENS: Screens = {
  connect: connectScreen,
  'connect-wallets': walletsScreen,
  'connecting-wallet': connectingScreen,
  'connecting-multi-chain': multiChainScreen,
  'connecting-wallet-connect': pairingScreen,
  'connecting-wallet-connect-basic': pairingScreen,
  'continue-in-wallet': continueScreen,
  'all-wallets': allWalletsScreen,
  downloads: downloadsScreen,
  'get-wallet': offersScreen,
  account: accountScreen,
  'choose-account-name': nameOfferScreen,
  'register-account-name': nameChoiceScreen,
  'register-account-name-success': nameSuccessScreen,
  networks: networksScreen,
  'switch-network': switchingScreen,
  'switch-active-chain': otherKindScreen,
  'unsupported-network': unsupportedScreen,
  'on-ramp-providers': sellersScreen,
  'on-ramp-fiat-select': currencyScreen,
  'on-ramp-token-select': coinScreen,
  'buy-in-progress': buyingScreen,
  'on-ramp-activity': purchasesScreen,
  'what-is-a-buy': helpScreen(
    en.buy.points,
    en.buy.start,
    ({ modal }) => void modal.replace({ view: 'on-ramp-providers' }),
  ),
  pay: payScreen,
  'pay-loading': payLoadingScreen,
  receive: receiveScreen,
  'compatible-networks': compatibleScreen,
  send: sendScreen,
  'send-select-token': tokenScreen,
  'send-review': reviewScreen,
  'smart-sessions': smartSessionsScreen,
  'smart-session-created': sessionCreatedScreen,
  swap: swapScreen,
  'swap-select-token': swapTokenScreen,
  'swap-preview': swapPreviewScreen,
  'what-is-a-wallet': helpScreen(
    en.help.wallet,
    en.help.walletStart,
    ({ modal }) => void modal.reset({ view: 'connect' }),
    ({ state, modal }) =>
      state.catalogue || state.config.customWallets.length > 0
        ? [action(en.help.walletGet, () => void modal.push({ view: 'get-wallet' }))]
        : [],
  ),
  'what-is-a-network': helpScreen(
    en.help.network,
    en.help.networkStart,
    ({ modal }) => void modal.replace({ view: 'networks' }),
  ),
  'email-verify-otp': codeScreen,
  'email-verify-device': deviceScreen,
  'connect-socials': socialsScreen,
  'connecting-social': socialScreen,
  'connecting-farcaster': socialScreen,
  'account-settings': settingsScreen,
  profile: profileScreen,
  'update-email-wallet': newEmailScreen,
  'update-email-primary-otp': changeCodeScreen,
  'update-email-secondary-otp': changeCodeScreen,
  'upgrade-email-wallet': upgradeScreen,
  approve: approveScreen,
  'siwx-sign-message': signInScreen,
  'connecting-siwe': signInScreen,
};

function helpScreen(
  points: readonly { title: string; text: string }[],
  start: string,
  begin: (seen: Seen) => void,
  more: (seen: Seen) => readonly Action[] = () => [],
): ScreenOf {
  return (seen) => ({
    texts: points.flatMap(({ title, text }) => [title, text]),
    actions: [action(start, () => begin(seen)), ...more(seen)],
  });
}

/** What can be read and done now: the screen in the middle, and the messages above it. Nothing while the modal is closed. */
export function seenScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  if (!isVisible(state)) return { texts: [], actions: [] };
  const { view } = currentRoute(state.router);
  const { texts, actions, onCode } = SCREENS[view](seen);
  const asked = askedElsewhere(state);
  const { snack, alert } = state.notices;
  const alertShown = alert !== undefined && state.config.debug;
  return {
    texts: [
      en.titles[view],
      ...texts,
      ...(snack ? [snackWords(en.snacks, snack.message)] : []),
      ...(alertShown ? [alert.short] : []),
    ],
    actions: [
      ...actions,
      ...(asked ? [action(en.shell.openWallet(asked.name), () => void modal.openWallet())] : []),
      ...(alertShown ? [action(en.shell.dismiss, () => void modal.dismissAlert())] : []),
    ],
    ...(onCode && { onCode }),
  };
}
