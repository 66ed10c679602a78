/**
 * All texts of the modal in English. Translations have the type `Text`; a missing key does not compile. The modal never loads this file:
 * each screen loads the sections that it shows, see `useText`.
 */

import { enNetworkButton } from '../buttons/network-button.en.js';
import { enButtons } from '../buttons/text.en.js';
import { enTokens } from '../parts/money/tokens.en.js';
import { enWalletAsk } from '../parts/rows/wallet-ask.en.js';
import { enOddNames } from '../parts/words/odd-names.en.js';
import { enAlerts } from '../shell/notices/alerts.en.js';
import { enOutcomes } from '../shell/notices/outcomes.en.js';
import { enSnacks } from '../shell/notices/snacks.en.js';
import { enShell } from '../shell/text.en.js';
import { enAccountTypes } from '../views/account/kinds.en.js';
import { enSettings } from '../views/account/settings.en.js';
import { enAccount } from '../views/account/text.en.js';
import { enAllowances } from '../views/allowances/text.en.js';
import { enChanges } from '../views/approve/changes/changes.en.js';
import { enClearWords } from '../views/approve/clear/clear-words.en.js';
import { enDangers } from '../views/approve/dangers/dangers.en.js';
import { enDigests } from '../views/approve/digests/digests.en.js';
import { enSigned } from '../views/approve/signed/signed.en.js';
import { enApprove } from '../views/approve/text.en.js';
import { enBuy } from '../views/buy/text.en.js';
import { enConnecting } from '../views/connect/connecting.en.js';
import { enConnect } from '../views/connect/text.en.js';
import { enDirectory } from '../views/directory/text.en.js';
import { enHelp } from '../views/help/text.en.js';
import { enLists } from '../views/lists/text.en.js';
import { enLogin } from '../views/login/text.en.js';
import { enLoginWays } from '../views/login/ways.en.js';
import { enNames } from '../views/names/text.en.js';
import { enNetwork } from '../views/network/text.en.js';
import { enOtherKind } from '../views/other-kind/text.en.js';
import { enPairing } from '../views/pairing/text.en.js';
import { enPay } from '../views/pay/text.en.js';
import { enReceive } from '../views/receive/text.en.js';
import { enSend } from '../views/send/text.en.js';
import { enTransfer } from '../views/sent/text.en.js';
import { enSignIn } from '../views/sign-in/text.en.js';
import { enSmartSessions } from '../views/smart-sessions/text.en.js';
import { enSwap } from '../views/swap/text.en.js';
import { enCommon } from './everywhere.en.js';
import { enFailures } from './failures.en.js';
import { enFirstTitles } from './first-titles.en.js';
import { enNamespaces } from './namespaces.en.js';
import { enTitles } from './titles.en.js';

export const en = {
  titles: { ...enFirstTitles, ...enTitles },
  shell: enShell,
  snacks: enSnacks,
  alerts: enAlerts,
  common: enCommon,
  buttons: enButtons,
  networkButton: enNetworkButton,
  connect: enConnect,
  connecting: enConnecting,
  pairing: enPairing,
  directory: enDirectory,
  loginWays: enLoginWays,
  login: enLogin,
  settings: enSettings,
  namespaces: enNamespaces,
  account: enAccount,
  accountTypes: enAccountTypes,
  lists: enLists,
  transfer: enTransfer,
  outcomes: enOutcomes,
  network: enNetwork,
  otherKind: enOtherKind,
  names: enNames,
  buy: enBuy,
  pay: enPay,
  receive: enReceive,
  send: enSend,
  swap: enSwap,
  walletAsk: enWalletAsk,
  oddNames: enOddNames,
  tokens: enTokens,
  approve: enApprove,
  clearWords: enClearWords,
  digests: enDigests,
  signed: enSigned,
  changes: enChanges,
  dangers: enDangers,
  signIn: enSignIn,
  allowances: enAllowances,
  smartSessions: enSmartSessions,
  help: enHelp,
  failures: enFailures,
};

/** All messages of the modal: the type that a translation fills. */
export type Text = typeof en;
