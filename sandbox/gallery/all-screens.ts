import type { Screen } from './screen.js';
import { accountScreens } from './screens/account/account-screens.js';
import { allowanceScreens } from './screens/account/allowance-screens.js';
import { listScreens } from './screens/account/list-screens.js';
import { nameScreens } from './screens/account/name-screens.js';
import { sessionScreens } from './screens/account/session-screens.js';
import { connectScreens } from './screens/connect/connect-screens.js';
import { directoryScreens } from './screens/connect/directory-screens.js';
import { kindScreens } from './screens/connect/kind-screens.js';
import { loginScreens } from './screens/connect/login-screens.js';
import { networkScreens } from './screens/connect/network-screens.js';
import { pairingScreens } from './screens/connect/pairing-screens.js';
import { signInScreens } from './screens/connect/sign-in-screens.js';
import { buyScreens } from './screens/money/buy-screens.js';
import { payScreens } from './screens/money/pay-screens.js';
import { receiveScreens } from './screens/money/receive-screens.js';
import { sendScreens } from './screens/money/send-screens.js';
import { swapScreens } from './screens/money/swap-screens.js';
import { changeScreens } from './screens/requests/change-screens.js';
import { wordScreens } from './screens/requests/word-screens.js';
import { otherScreens } from './screens/special/other-screens.js';
import { specialScreens } from './screens/special/special-screens.js';
import { stateScreens } from './screens/special/state-screens.js';

/** Every screen and state that the gallery shows. */
export const ALL_SCREENS: readonly Screen[] = [
  ...connectScreens,
  ...directoryScreens,
  ...accountScreens,
  ...listScreens,
  ...loginScreens,
  ...kindScreens,
  ...nameScreens,
  ...buyScreens,
  ...payScreens,
  ...networkScreens,
  ...pairingScreens,
  ...receiveScreens,
  ...sendScreens,
  ...allowanceScreens,
  ...sessionScreens,
  ...swapScreens,
  ...signInScreens,
  ...changeScreens,
  ...wordScreens,
  ...otherScreens,
  ...stateScreens,
  ...specialScreens,
];
