/** What the suite asks of a product, in a visitor's words. One implementation for each way to run it. */

import type { FrameLog } from '../core/frame-log.js';
import type { LookChanges } from '../looks/browser-looks.js';
import type { Places } from '../looks/places.js';
import type { StyleScope } from '../looks/style-snapshot.js';
import type { PhoneHabit } from '../wallets/phone-habits.js';
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
  /** True while the modal shows that it will not be closed. */
  readonly refusing: boolean;
  /** True while the button that opens the modal shows that it waits. */
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
export const DEEDS = [
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
export type Deed = (typeof DEEDS)[number];

/** `back`: the address has it as its primary name. `away`: only a gateway resolves it. Default: the name resolves to the address. */
export type NameWay = 'back' | 'away';

/** How a wallet is, from then on. */
export const HABITS = [
  'shares a malformed account',
  'shares no account',
  'refuses while it is asking',
  'repeats every event',
  'reports nothing',
  'lies about switching',
  'adds networks without switching',
  'does not support permissions',
  'signs another text',
] as const;
export type Habit = (typeof HABITS)[number];

/** The prompts of a wallet. */
export const ERRANDS = ['connect', 'sign', 'send', 'switch network', 'add network'] as const;
export type Errand = (typeof ERRANDS)[number];

/** A wallet and the person who holds it. */
export interface WalletHolder {
  /** Its accounts, the first in use at the start. */
  readonly addresses: readonly string[];
  does(deed: Deed): Promise<void>;
  is(habit: Habit | PhoneHabit): Promise<void>;
  answersWith(code: number): Promise<void>;
  usesAccount(number: number): Promise<void>;
  movesTo(network: string): Promise<void>;
  /** Tells the site that it holds this as well, whatever it is. Only wallets that tell what they hold can. */
  alsoHolds?(asset: unknown): Promise<void>;
  /** Reports an account under any id; `ADDRESS` in `id` is replaced by the address. Only wallets on phones can. */
  names?(account: number, id: string): Promise<void>;
  /** What it was asked last that moves money, to the letter: JSON, or base64 of bytes. Only wallets of this browser can tell. */
  lastAsk?(): Promise<string>;
  /** How often its user was prompted since the page was loaded. */
  asked(errand: Errand): Promise<number>;
  /** Whether the site may see its accounts. */
  letsIn(): Promise<boolean>;
  /** Whether a signature over the message is by the account of that number. */
  signed(message: string, signature: string, account: number): Promise<boolean>;
}

/** What the visitor has besides wallets: a mailbox, and accounts with those who let them log in elsewhere. */
export interface Belongings {
  /** How many mails have come to the address. */
  mails(address: string): Promise<number>;
  /** The code in the last mail to the address. */
  codeFor(address: string): Promise<string>;
  /** Opens the link in the last mail to the address. */
  openLink(address: string): Promise<void>;
  /** Logs in in the provider's window, or on the phone that scanned the QR code, with the user name mira. */
  agree(): Promise<void>;
  closeWindow(): Promise<void>;
  /** Pays on the page of the seller that was opened last. */
  pay(): Promise<void>;
  /** Pays on the page of the exchange that was opened last, or declines there. */
  payAtExchange(well: boolean): Promise<void>;
  /** Has the wallet log them out by itself, without the page's doing. */
  logOut(): Promise<void>;
  /** The wallet loses its pending logins, as after a reload. */
  forgetLogin(): Promise<void>;
  /** Whether the wallet's own screen is there, with that button. */
  walletRequests(button: string): Promise<boolean>;
  /** Whether the wallet's own screen is there, and says so. */
  walletSays(words: string): Promise<boolean>;
  /** Ticks a box on the wallet's own screen, by its label. */
  tickWallet(label: string): Promise<void>;
  /** Sets the spending cap on the wallet's own screen. */
  capWallet(amount: string): Promise<void>;
  /** Whether a button on the wallet's own screen has the keyboard. */
  walletHolds(button: string): Promise<boolean>;
  /** Presses a button on the wallet's own screen. */
  answerWallet(button: string): Promise<void>;
}

/** A wallet that lives inside the modal, and the page that asks it. */
export interface InsideWallet {
  /** `params`: what with; else with what the method wants. */
  request(method: string, ...params: readonly [] | readonly [unknown]): Promise<void>;
  /** Answers the request asked first that still waits; `again`: the one answered last, once more. */
  answers(value: unknown, again?: boolean): Promise<void>;
  fails(): Promise<void>;
  /** `waiting`, or the code it was rejected with. */
  fateOf(method: string): string;
  /** What the rejection says. */
  reasonOf(method: string): string | undefined;
  passedOn(method: string): boolean;
  /** What the wallet was given with it. */
  givenWith(method: string): unknown;
}

/** A visitor who sees the page, uses a screen reader, and has no mouse. */
export interface Onlooker {
  /** What is wrong with what is shown; with the same screen once only. */
  examine(): Promise<readonly string[]>;
  /** What went wrong on the way from one screen to another. */
  wayFaults(): Promise<readonly string[]>;
  /** What a screen reader has read out so far, by itself. */
  heard(): Promise<readonly string[]>;
  /** Brings the keyboard to what has this label, by Tab and, inside of lists, by arrow keys. */
  reach(label: string): Promise<void>;
  /** Presses Tab, or Shift and Tab, until the keyboard has been round through both; says where it was, each place once in a row. */
  goRound(key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]>;
  /** Presses the keys of a text. */
  write(text: string): Promise<void>;
  /** Has a finger rest over the wallet's row, about to press. */
  restOver(label: string): Promise<void>;
  /** What a press there would have pressed whenever the list had just changed, and what it would press now. */
  underFinger(): Promise<{ readonly seen: readonly string[]; readonly now: string }>;
  /** Keeps how the modal, or the page around it, looks by now. */
  keepLook(scope: StyleScope): Promise<void>;
  /** How it looks otherwise since; `parts`: where it may. */
  lookChanges(scope: StyleScope, parts: string): Promise<LookChanges>;
  /** Where things stand, once nothing moves. */
  places(): Promise<Places>;
  /** Lays what other people reset all elements with over the page. */
  resetPage(): Promise<void>;
}

/** Sessions of earlier scenarios, for scenarios that start connected. */
export interface SessionKeeper {
  /** Has the next visit begin with a session of this wallet. False when none is kept that is as good as connecting. */
  resume(wallet: string): boolean;
  /** Keeps the session that this wallet has just been given. */
  keep(wallet: string): Promise<void>;
  /** What the browser has of it. */
  read(): Promise<unknown>;
}

export interface Driver {
  /** Sets something of the dapp, the browser or the world: before the visit, or while the page is open. */
  set(setting: string, value: string): Promise<void>;
  /** Comes to the page and waits until it is alive. Throws what the dapp's page throws. */
  visit(): Promise<void>;
  /** Goes to another tab of the same browser, where the page is opened when it was not yet. The first is number 1. */
  turnTo(tab: number): Promise<void>;
  /** Waits until every tab says the same of the session. The milliseconds from this tab's saying so to the last other's. */
  agreement(): Promise<number>;
  /** Loads the page again; `wallets`: with only these in the browser. */
  reload(wallets?: readonly string[]): Promise<void>;
  does(act: VisitorAct): Promise<void>;
  /** Presses what has this label, once it is there. Fails when it cannot be pressed. */
  choose(label: string): Promise<void>;
  type(field: FieldName, text: string): Promise<void>;
  /** `Back`: what an Android phone has for it, a gesture or a button. */
  press(key: string, times: number): Promise<void>;
  wallet(name: string): WalletHolder;
  inside(): InsideWallet;
  belongings(): Belongings;
  onlooker(): Onlooker;
  /** Begins to note what the provider that the dapp is handed says by itself. Only where it is a wallet's own. */
  hearProvider?(): Promise<void>;
  /** What the page and its secure frame say to each other. Only a browser has windows that talk. */
  readonly frameLog?: FrameLog;
  /** Only a browser is slow enough to be worth it. */
  readonly sessions?: SessionKeeper;
  /** Begins a request of the dapp; `answer` waits for the end of the last one. */
  ask(request: DappRequest): Promise<void>;
  answer(): Promise<Answer>;
  sight(): Promise<Sight>;
  /**
   * Waits until something holds. Fails with `what` when it does not in time. `at once`: no virtual time may pass for it, and of
   * real time only what a busy machine takes.
   */
  until(what: string, holds: (sight: Sight) => boolean | Promise<boolean>, when?: 'at once'): Promise<Sight>;
  /** Where time is real: waits until all that is under way on the page has come to its end, so that what is not there will not come. */
  quiet?(): Promise<void>;
  /** A fact by name, from the dapp, the console or the page; `nothing` if there is none. */
  read(fact: string): Promise<string>;
  /** Has the page do what its policy forbids. Fails unless just these directives are noticed to be broken; it is forgiven. */
  breakPolicy(directives: readonly string[]): Promise<void>;
  /** What an address holds on the chain, in the smallest unit. */
  holds(address: string, symbol: string): Promise<bigint>;
  /** The address behind a name such as `a friend`; any other text is itself. */
  addressOf(person: string): string;
  /** Adds an amount to an address, without the dapp. */
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void>;
  /** From now on a name leads to that address, as far as the world knows. */
  point(name: string, address: string, way?: NameWay): void | Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** What has happened to the session, a line an event, where it is kept. */
  log?(): readonly string[];
  /** Keeps what helps to understand a failed scenario. Returns where. */
  record(scenario: string): Promise<string | undefined>;
  dispose(): Promise<void>;
}

/** What is shared by all scenarios of a run: a node, a browser. */
export interface DriverFactory {
  /** `still`: in a browser, for a visitor who prefers that nothing moves. */
  create(still: boolean): Promise<Driver>;
  stop(): Promise<void>;
}
