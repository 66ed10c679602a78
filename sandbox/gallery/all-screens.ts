import type { Screen } from './screen.js';
import { accountScreens } from './screens/account-screens.js';
import { allowanceScreens } from './screens/allowance-screens.js';
import { buyScreens } from './screens/buy-screens.js';
import { changeScreens } from './screens/change-screens.js';
import { connectScreens } from './screens/connect-screens.js';
import { directoryScreens } from './screens/directory-screens.js';
import { kindScreens } from './screens/kind-screens.js';
import { listScreens } from './screens/list-screens.js';
import { loginScreens } from './screens/login-screens.js';
import { nameScreens } from './screens/name-screens.js';
import { networkScreens } from './screens/network-screens.js';
import { otherScreens } from './screens/other-screens.js';
import { pairingScreens } from './screens/pairing-screens.js';
import { payScreens } from './screens/pay-screens.js';
import { receiveScreens } from './screens/receive-screens.js';
import { sendScreens } from './screens/send-screens.js';
import { sessionScreens } from './screens/session-screens.js';
import { signInScreens } from './screens/sign-in-screens.js';
import { specialScreens } from './screens/special-screens.js';
import { stateScreens } from './screens/state-screens.js';
import { swapScreens } from './screens/swap-screens.js';
import { wordScreens } from './screens/word-screens.js';

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
