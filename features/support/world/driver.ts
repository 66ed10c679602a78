/** What the suite needs from a product, in a visitor's words. There is one implementation for each profile. */

import type { FrameLog } from '../core/frame/frame-log.js';
import type { LookChanges } from '../looks/browser-looks.js';
import type { Places } from '../looks/places.js';
import type { StyleScope } from '../looks/style-snapshot.js';
import type { PageWay } from '../page/page-ways.js';
import type { PhoneBehaviour } from '../wallets/phone-behaviours.js';
import type { Answer, DappRequest } from './dapp-request.js';
import type { ScreenName } from './screen-names.js';

/** Everything on screen at one moment. */
export interface Sight {
  /** Whether the modal covers the page. An inline modal is never open. */
  readonly open: boolean;
  /** The screen in view, in the modal or as part of the page. */
  readonly screen: ScreenName | undefined;
  /** Everything that can be read on it, messages included. */
  readonly texts: readonly string[];
  /** Everything that can be pressed, by its label. */
  readonly choices: readonly { readonly label: string; readonly enabled: boolean }[];
  /** The rows of the wallet list, such as `Harbor: Installed`. */
  readonly wallets: readonly string[];
  /** True while the modal shows that it refuses to close. */
  readonly refusing: boolean;
  /** Whether it has shown that since the visitor's last attempt to close it. */
  readonly refused: boolean;
  /** True while the button that opens the modal shows that it is busy. */
  readonly busy: boolean;
  readonly status: 'disconnected' | 'connecting' | 'connected';
  /** Name of the connected wallet. */
  readonly wallet: string | undefined;
  /** Address of the account in use. */
  readonly address: string | undefined;
  /** Name of the network in use. */
  readonly network: string;
}

/** What visitors do with the modal besides choosing and typing. */
export const VISITOR_ACTS = [
  'opens the modal',
  'opens the modal by keyboard',
  'opens the modal with a double click',
  'closes the modal',
  'goes back',
  'clicks outside the modal',
  'scrolls to the end',
  'turns the wheel over the modal',
  'drags the modal up with a finger',
  'zooms in with two fingers',
  'presses Home while a row grows',
] as const;
export type VisitorAct = (typeof VISITOR_ACTS)[number];

export type FieldName =
  | 'amount'
  | 'payment'
  | 'receiver'
  | 'network search'
  | 'wallet search'
  | 'token search'
  | 'email'
  | 'new email'
  | 'code'
  | 'name'
  | 'spending cap';

/** A single action of a wallet's user. */
export const WALLET_ACTIONS = [
  'approves',
  'rejects',
  'does not answer',
  'announces itself',
  'forgets the site',
  'locks itself',
  'goes offline',
  'stops responding',
  'scans the code',
  'opens the copied link',
  'extends the session',
  'pings the site',
  'reduces the session to Saltmarsh',
  'adds Solana to the session',
  'is opened',
] as const;
export type WalletAction = (typeof WALLET_ACTIONS)[number];

/** `back`: the address has it as its primary name. `away`: only a gateway resolves it. Default: the name resolves to the address. */
export type NameWay = 'back' | 'away';

/** How a wallet behaves, from then on. */
export const WALLET_BEHAVIOURS = [
  'shares a malformed account',
  'shares no account',
  'rejects requests while it is prompting',
  'repeats every event',
  'reports nothing',
  'lies about switching',
  'adds networks without switching',
  'does not support permissions',
  'signs another text',
] as const;
export type WalletBehaviour = (typeof WALLET_BEHAVIOURS)[number];

/** The prompts of a wallet. */
export const REQUEST_KINDS = ['connect', 'sign', 'send', 'switch network', 'add network'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A wallet and its user. */
export interface WalletUser {
  /** Its accounts, the first in use at the start. */
  readonly addresses: readonly string[];
  does(action: WalletAction): Promise<void>;
  is(behaviour: WalletBehaviour | PhoneBehaviour): Promise<void>;
  answersWith(code: number): Promise<void>;
  usesAccount(number: number): Promise<void>;
  movesTo(network: string): Promise<void>;
  /** Reports another asset to the site, whatever it is. Only for wallets that report their assets. */
  alsoHolds?(asset: unknown): Promise<void>;
  /** Reports an account with any id; `ADDRESS` in `id` is replaced by the address. Only for wallets on phones. */
  names?(account: number, id: string): Promise<void>;
  /** The last request that moves money, verbatim: JSON, or bytes in base64. Only for wallets of this browser. */
  lastAsk?(): Promise<string>;
  /** How often its user was prompted since the page was loaded. */
  asked(kind: RequestKind): Promise<number>;
  /** Whether the site may see its accounts. */
  letsIn(): Promise<boolean>;
  /** Whether a signature over the message is by the account of that number. */
  signed(message: string, signature: string, account: number): Promise<boolean>;
}

/** What the visitor has besides wallets: a mailbox and social accounts. */
export interface VisitorAccounts {
  /** How many emails the address has received. */
  mails(address: string): Promise<number>;
  /** The code in the last email to the address. */
  codeFor(address: string): Promise<string>;
  /** Opens the link in the last email to the address. */
  openLink(address: string): Promise<void>;
  /** Logs in in the provider's window, or on the phone that scanned the QR code, with the user name mira. */
  agree(): Promise<void>;
  closeWindow(): Promise<void>;
  /** Pays on the onramp's page that was opened last. */
  pay(): Promise<void>;
  /** Pays on the page of the exchange that was opened last, or declines there. */
  payAtExchange(well: boolean): Promise<void>;
  /** The wallet logs the visitor out by itself, without a request of the page. */
  logOut(): Promise<void>;
  /** The wallet loses its pending logins, as after a reload. */
  forgetLogin(): Promise<void>;
  /** Whether the wallet's own screen is shown with that button. */
  walletRequests(button: string): Promise<boolean>;
  /** Whether the wallet's own screen is shown with that text. */
  walletSays(words: string): Promise<boolean>;
  /** Ticks a box on the wallet's own screen, by its label. */
  tickWallet(label: string): Promise<void>;
  /** Sets the spending cap on the wallet's own screen. */
  capWallet(amount: string): Promise<void>;
  /** Whether a button on the wallet's own screen has the focus. */
  walletHolds(button: string): Promise<boolean>;
  /** Presses a button on the wallet's own screen. */
  answerWallet(button: string): Promise<void>;
}

/** The embedded wallet, and the page that sends requests to it. */
export interface InsideWallet {
  /** `params`: the parameters. Default: valid ones for the method. */
  request(method: string, ...params: readonly [] | readonly [unknown]): Promise<void>;
  /** Answers the oldest pending request. `again`: answers the last answered one once more. */
  answers(value: unknown, again?: boolean): Promise<void>;
  fails(): Promise<void>;
  /** `waiting`, or the code of the rejection. */
  fateOf(method: string): string;
  /** The message of the rejection. */
  reasonOf(method: string): string | undefined;
  passedOn(method: string): boolean;
  /** The parameters that the wallet received. */
  givenWith(method: string): unknown;
}

/** A visitor who looks at the page, uses a screen reader, and has no mouse. */
export interface Inspector {
  /** The problems of what is shown. The same screen is checked only once. */
  examine(): Promise<readonly string[]>;
  /** The problems while changing from one screen to another. */
  wayFaults(): Promise<readonly string[]>;
  /** What a screen reader has announced so far. */
  announcements(): Promise<readonly string[]>;
  /** Moves the focus to the element with this label, by Tab and, inside lists, by arrow keys. */
  reach(label: string): Promise<void>;
  /**
   * Presses Tab, or Shift and Tab, until the focus has passed through the modal and the wallet's own screen. Returns
   * where the focus was, without repetitions in a row.
   */
  goRound(key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]>;
  /** Types a text with the keyboard. */
  write(text: string): Promise<void>;
  /** Holds a finger over the wallet's row, about to press. */
  restOver(label: string): Promise<void>;
  /** What a press there would have hit after each change of the list, and what it would hit now. */
  underFinger(): Promise<{ readonly seen: readonly string[]; readonly now: string }>;
  /** Takes a screenshot and a style snapshot of the modal, or of the page around it. */
  keepLook(scope: StyleScope): Promise<void>;
  /** The changes since then. `parts`: the parts that may change. */
  lookChanges(scope: StyleScope, parts: string): Promise<LookChanges>;
  /** The positions of elements, once nothing moves. */
  places(): Promise<Places>;
  /** Adds the style resets of Tailwind and Bootstrap to the page. */
  resetPage(): Promise<void>;
  /** Makes the page show its content in another way that browsers offer. */
  goPageWay(way: PageWay): Promise<void>;
}

/** Sessions of earlier scenarios, for scenarios that start connected. */
export interface SessionKeeper {
  /** The next visit starts with a stored session of this wallet. False if there is none that can replace connecting. */
  resume(wallet: string): boolean;
  /** Stores the session that this wallet has just been given. */
  keep(wallet: string): Promise<void>;
  /** What the browser has stored of it. */
  read(): Promise<unknown>;
}

export interface Driver {
  /** Sets something of the dapp, the browser or the world: before the visit, or while the page is open. */
  set(setting: string, value: string): Promise<void>;
  /** Opens the page and waits until it works. Throws what the dapp's page throws. */
  visit(): Promise<void>;
  /** Switches to another tab of the same browser, and opens the page there if necessary. The first tab is number 1. */
  turnTo(tab: number): Promise<void>;
  /** Waits until all tabs report the same session. Returns the milliseconds from the report of this tab to the last other one. */
  agreement(): Promise<number>;
  /** Reloads the page. `wallets`: with only these in the browser. */
  reload(wallets?: readonly string[]): Promise<void>;
  does(act: VisitorAct): Promise<void>;
  /** Presses the element with this label, once it is there. Fails if it cannot be pressed. */
  choose(label: string): Promise<void>;
  type(field: FieldName, text: string): Promise<void>;
  /** `Back`: the back gesture or button of an Android phone. */
  press(key: string, times: number): Promise<void>;
  wallet(name: string): WalletUser;
  inside(): InsideWallet;
  visitorAccounts(): VisitorAccounts;
  inspector(): Inspector;
  /** Starts recording the events of the dapp's provider. Only if it is a wallet's own provider. */
  recordProviderEvents?(): Promise<void>;
  /** The messages between the page and its secure frame. Only in a browser. */
  readonly frameLog?: FrameLog;
  /** Only in a browser, where connecting is slow enough. */
  readonly sessions?: SessionKeeper;
  /** Starts a request of the dapp; `answer` waits for the result of the last one. */
  ask(request: DappRequest): Promise<void>;
  answer(): Promise<Answer>;
  sight(): Promise<Sight>;
  /**
   * Waits until something is true. Fails with `what` if it does not in time. `at once`: no virtual time may pass, and
   * only as much real time as a busy machine needs.
   */
  until(what: string, holds: (sight: Sight) => boolean | Promise<boolean>, when?: 'at once'): Promise<Sight>;
  /** With real time: waits until the page is idle, so that what is not there by then will not appear. */
  quiet?(): Promise<void>;
  /** A fact by name, from the dapp, the console or the page; `nothing` if there is none. */
  read(fact: string): Promise<string>;
  /**
   * Makes the page do what its policy forbids. Fails unless exactly these directives are reported as violated. The
   * scenario does not fail for these violations.
   */
  breakPolicy(directives: readonly string[]): Promise<void>;
  /** What an address holds on the chain, in the smallest unit. */
  holds(address: string, symbol: string): Promise<bigint>;
  /** The address behind a name such as `a friend`; any other text is itself. */
  addressOf(person: string): string;
  /** Adds an amount to an address, without the dapp. */
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void>;
  /** From now on a name resolves to that address in this world. */
  point(name: string, address: string, way?: NameWay): void | Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** The events of the session, one line each, if they are recorded. */
  log?(): readonly string[];
  /** Saves what helps to understand a failed scenario. Returns the path. */
  record(scenario: string): Promise<string | undefined>;
  dispose(): Promise<void>;
}

/** What is shared by all scenarios of a run: a node, a browser. */
export interface DriverFactory {
  /** `still`: in a browser, for a visitor who prefers reduced motion. */
  create(still: boolean): Promise<Driver>;
  stop(): Promise<void>;
}
