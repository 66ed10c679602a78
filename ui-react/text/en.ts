/**
 * Every word that Porthole shows, in one place to look it up. Another language is another value of `Text`; a missing key does
 * not compile. The modal itself never loads this file: each screen brings the sections it shows, see `useText`.
 */
import { enAccount } from './en-account.js';
import { enAccountTypes } from './en-account-kinds.js';
import { enApprove } from './en-approve.js';
import { enButtons } from './en-buttons.js';
import { enBuy } from './en-buy.js';
import { enConnect } from './en-connect.js';
import { enConnecting } from './en-connecting.js';
import { enDirectory } from './en-directory.js';
import { enCommon } from './en-everywhere.js';
import { enFailures } from './en-failures.js';
import { enFirstTitles } from './en-first-titles.js';
import { enHelp } from './en-help.js';
import { enLists } from './en-lists.js';
import { enLogin } from './en-login.js';
import { enLoginWays } from './en-login-ways.js';
import { enNames } from './en-names.js';
import { enNamespaces } from './en-namespaces.js';
import { enNetwork } from './en-network.js';
import { enOtherKind } from './en-other-kind.js';
import { enOutcomes } from './en-outcomes.js';
import { enPairing } from './en-pairing.js';
import { enPay } from './en-pay.js';
import { enReceive } from './en-receive.js';
import { enSend } from './en-send.js';
import { enSettings } from './en-settings.js';
import { enShell } from './en-shell.js';
import { enSignIn } from './en-sign-in.js';
import { enSmartSessions } from './en-smart-sessions.js';
import { enSnacks } from './en-snacks.js';
import { enSwap } from './en-swap.js';
import { enTitles } from './en-titles.js';
import { enTokens } from './en-tokens.js';
import { enTransfer } from './en-transfer.js';

export const en = {
  titles: { ...enFirstTitles, ...enTitles },
  shell: enShell,
  snacks: enSnacks,
  common: enCommon,
  buttons: enButtons,
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
  tokens: enTokens,
  approve: enApprove,
  signIn: enSignIn,
  smartSessions: enSmartSessions,
  help: enHelp,
  failures: enFailures,
};

/** The catalogue's shape: what another language has to fill. */
export type Text = typeof en;
