/** Everything that can happen. Names are past tense; a `failure` field marks the bad end of a flow. */

import type { Account, AccountType } from '../domain/account.js';
import type { Alert, AlertKey } from '../domain/alert.js';
import type { BatchProgress, BatchStatus, SentCalls, WalletCapabilities } from '../domain/batch.js';
import type { AccountId, Namespace, NetworkId } from '../domain/caip.js';
import type { DisconnectReason } from '../domain/connection.js';
import type { Failure } from '../domain/failure.js';
import type { GrantedPermissions, SmartSession } from '../domain/permission-request.js';
import type { RpcRequest } from '../domain/request.js';
import type { RpcResponseClass } from '../domain/rpc-response.js';
import type { Holding } from '../domain/token.js';
import type { Fee, Transfer, WalletAsk } from '../domain/transfer.js';
import type { ListedWallet, Wallet } from '../domain/wallet.js';
import type { PagesByName, PagesName } from './activity/state.js';
import type { BuyState } from './buy/state.js';
import type { Highlights } from './catalogue/state.js';
import type { Config } from './config.js';
import type { Opening, Pairing } from './connect/state.js';
import type { IntentType } from './intents.js';
import type { LoginUser } from './login/port.js';
import type { AskedMail, EmailChange, LoginAttempt } from './login/state.js';
import type { Naming } from './names/state.js';
import type { SwitchOutcome } from './network/state.js';
import type { PayResult, PayState } from './pay/state.js';
import type { AfterApproval, Route } from './router.js';
import type { Named, SendPatch } from './send/state.js';
import type { AddressIdentity } from './services.js';
import type { Snack } from './shell/state.js';
import type { AccountRecord } from './sign-in/port.js';
import type { SignInState } from './sign-in/state.js';
import type { Swapped, SwapState } from './swap/state.js';

/** A namespace that a wallet opened. */
export interface Opened {
  readonly namespace: Namespace;
  readonly wallet: Wallet;
  readonly accounts: readonly [Account, ...Account[]];
  readonly networkId: NetworkId;
}

/** What is known of one list of an account. */
export type PagesChange = {
  readonly [Name in PagesName]: {
    readonly list: Name;
    readonly accountId: AccountId;
    readonly pages: PagesByName[Name];
  };
}[PagesName];

export type Event =
  /** `connectors`: the ids of all that may list wallets. */
  | { readonly type: 'core.started'; readonly connectors: readonly string[] }
  | { readonly type: 'intent.failed'; readonly intent: IntentType; readonly failure: Failure }
  | { readonly type: 'config.changed'; readonly patch: Partial<Config> }
  // shell
  | { readonly type: 'modal.opened'; readonly route: Route; readonly namespace: Namespace | undefined }
  | { readonly type: 'modal.closed' }
  | { readonly type: 'modal.close-refused' }
  | { readonly type: 'modal.refusal-ended' }
  | { readonly type: 'modal.loading-changed'; readonly loading: boolean }
  | { readonly type: 'route.pushed'; readonly route: Route }
  | { readonly type: 'route.replaced'; readonly route: Route }
  | { readonly type: 'route.reset'; readonly route: Route }
  | { readonly type: 'route.left' }
  | { readonly type: 'snack.shown'; readonly snack: Snack }
  /** The one that had to wait for its turn is shown. */
  | { readonly type: 'snack.followed' }
  | { readonly type: 'snack.hidden' }
  /** A developer has to be told of something; the words for it follow. */
  | { readonly type: 'alert.due'; readonly key: AlertKey }
  | { readonly type: 'alert.raised'; readonly alert: Alert }
  | { readonly type: 'alert.dismissed' }
  // connect
  | { readonly type: 'wallets.changed'; readonly connectorId: string; readonly wallets: readonly Wallet[] }
  | {
      readonly type: 'connection.started';
      readonly namespace: Namespace;
      readonly walletId: string;
      readonly restoring: boolean;
      /** The account that was in use, when restoring. */
      readonly address?: string;
      /** True when the wallet is reached by a pairing, which has a screen of its own. */
      readonly pairing?: boolean;
      /** The wallet that was chosen, when it is only known from a list. */
      readonly listed?: ListedWallet;
    }
  | ({ readonly type: 'connection.pairing-offered'; readonly namespace: Namespace } & Pairing)
  /** The pairing on offer is of no use any more; another one follows. */
  | { readonly type: 'connection.pairing-expired'; readonly namespace: Namespace }
  /** What wallets are reached through is out of reach, or in reach again. */
  | { readonly type: 'connection.line-changed'; readonly namespace: Namespace; readonly away: boolean }
  /** A wallet's app was opened, or not, or the visitor came back from it. */
  | { readonly type: 'wallet.opening-changed'; readonly opening: Opening | undefined }
  /** A wallet on a device of its own has so many questions to answer from now on. */
  | { readonly type: 'wallet.asking-changed'; readonly asking: number }
  | (Opened & {
      readonly type: 'connection.opened';
      readonly restored: boolean;
      /** Other namespaces that the wallet opened in the same session. */
      readonly also?: readonly Opened[];
    })
  | {
      readonly type: 'connection.failed';
      readonly namespace: Namespace;
      readonly walletId: string;
      readonly failure: Failure;
      readonly restoring: boolean;
      /** True when another tab connected and this one could not follow: what is stored stays that tab's. */
      readonly following?: boolean;
    }
  | { readonly type: 'connection.closed'; readonly namespace: Namespace; readonly reason: DisconnectReason }
  | { readonly type: 'disconnect.failed'; readonly failure: Failure }
  | {
      readonly type: 'accounts.changed';
      readonly namespace: Namespace;
      readonly accounts: readonly [Account, ...Account[]];
    }
  | { readonly type: 'account.selected'; readonly namespace: Namespace; readonly address: string }
  // network
  | { readonly type: 'network.changed'; readonly namespace: Namespace; readonly networkId: NetworkId }
  /** Somebody who is connected for other networks is to connect a wallet for this one. */
  | { readonly type: 'connection.wanted'; readonly networkId: NetworkId }
  | { readonly type: 'network.switch-started'; readonly networkId: NetworkId }
  | { readonly type: 'network.switched'; readonly networkId: NetworkId; readonly outcome: SwitchOutcome }
  | { readonly type: 'network.switch-failed'; readonly networkId: NetworkId; readonly failure: Failure }
  // account
  | { readonly type: 'holdings.requested'; readonly accountId: AccountId }
  | {
      readonly type: 'holdings.loaded';
      readonly accountId: AccountId;
      readonly holdings: readonly Holding[];
      /** When they were read, by the scheduler's clock. */
      readonly at: number;
      /** Why there may be more. */
      readonly incomplete?: Failure | undefined;
    }
  | { readonly type: 'holdings.failed'; readonly accountId: AccountId; readonly failure: Failure; readonly at: number }
  /** What an address is called, and its picture: a whole answer, nothing included. */
  | { readonly type: 'identity.told'; readonly address: string; readonly identity: AddressIdentity }
  /** What is known of a list of an account, of which a page was asked for: its first, or `more`. */
  | (PagesChange & { readonly type: 'pages.requested' | 'pages.loaded'; readonly more: boolean })
  | (PagesChange & { readonly type: 'pages.failed'; readonly more: boolean; readonly failure: Failure })
  /** What was sent from this page, or what has become of it. */
  | (PagesChange & { readonly type: 'transactions.sent'; readonly list: 'activity' })
  | { readonly type: 'address.copied' }
  // sign
  | { readonly type: 'message.signed'; readonly signature: string }
  | { readonly type: 'message.sign-failed'; readonly failure: Failure }
  // send
  | { readonly type: 'send.edited'; readonly patch: SendPatch }
  /** What has become known of a name that something is to be sent to. */
  | { readonly type: 'send.named'; readonly named: Named }
  | { readonly type: 'send.fee-requested' }
  | { readonly type: 'send.fee-estimated'; readonly fee: Fee; readonly at: number }
  | { readonly type: 'send.fee-failed'; readonly failure: Failure }
  | { readonly type: 'send.fee-cleared' }
  | { readonly type: 'send.reviewed' }
  /** `transfer` is the same object in all that is told of one attempt. */
  | { readonly type: 'send.started'; readonly transfer: Transfer }
  /** The wallet is asked. `ask`: what, where that is not what was shown with the fee. */
  | { readonly type: 'send.asked'; readonly transfer: Transfer; readonly ask?: WalletAsk }
  /** Before the wallet was asked: the visitor changed the form, left, or is somebody else. */
  | { readonly type: 'send.given-up'; readonly transfer: Transfer; readonly failure: Failure }
  | { readonly type: 'send.submitted'; readonly hash: string; readonly transfer: Transfer }
  /** It waits for its block longer than most do. */
  | { readonly type: 'send.slow'; readonly hash: string }
  /** `submitted`: as what, where the wallet has sent another one in its place that does the same. */
  | { readonly type: 'send.confirmed'; readonly hash: string; readonly submitted?: string }
  /** `hash`: of what was submitted already. No `transfer`: the form describes none. */
  | { readonly type: 'send.failed'; readonly failure: Failure; readonly hash?: string; readonly transfer?: Transfer }
  // batch
  | { readonly type: 'batch.progressed'; readonly progress: BatchProgress }
  | { readonly type: 'batch.confirmed'; readonly told: SentCalls }
  | { readonly type: 'batch.failed'; readonly failure: Failure }
  | { readonly type: 'batch.status-told'; readonly id: string; readonly told: BatchStatus }
  | { readonly type: 'capabilities.told'; readonly told: WalletCapabilities | undefined }
  // smart sessions
  /** The wallet is asked to let the site act for the account. */
  | { readonly type: 'smart-session.asked'; readonly accountId: AccountId; readonly after?: AfterApproval | undefined }
  /** It has; the service is told. */
  | { readonly type: 'smart-session.signed' }
  | { readonly type: 'smart-session.granted'; readonly told: GrantedPermissions }
  | { readonly type: 'smart-session.failed'; readonly failure: Failure }
  | { readonly type: 'smart-sessions.requested'; readonly accountId: AccountId }
  | {
      readonly type: 'smart-sessions.listed';
      readonly accountId: AccountId;
      readonly told: readonly SmartSession[];
    }
  | { readonly type: 'smart-sessions.failed'; readonly accountId: AccountId; readonly failure: Failure }
  | { readonly type: 'smart-session.revoke-started'; readonly pci: string }
  /** `at`: in seconds since 1970. */
  | { readonly type: 'smart-session.revoked'; readonly pci: string; readonly at: number }
  | { readonly type: 'smart-session.revoke-failed'; readonly pci: string; readonly failure: Failure }
  // catalogue
  | { readonly type: 'highlights.requested' }
  | {
      readonly type: 'highlights.received';
      readonly list: Highlights;
      readonly wallets: readonly ListedWallet[];
      /** How many wallets the directory would list beyond these; not told with every list. */
      readonly count?: number;
    }
  | { readonly type: 'highlights.loaded' }
  | { readonly type: 'highlights.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-page.requested'; readonly exclude: readonly string[] }
  | {
      readonly type: 'wallet-page.loaded';
      readonly page: number;
      readonly wallets: readonly ListedWallet[];
      readonly count: number;
      readonly last: boolean;
    }
  | { readonly type: 'wallet-page.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-search.started'; readonly text: string; readonly certified: boolean }
  | { readonly type: 'wallet-search.answered'; readonly wallets: readonly ListedWallet[]; readonly count: number }
  | { readonly type: 'wallet-search.failed'; readonly failure: Failure }
  | { readonly type: 'wallet-search.cleared' }
  | { readonly type: 'wallet-images.wanted'; readonly imageIds: readonly string[] }
  /** By image id; an empty text where there is no picture. */
  | { readonly type: 'wallet-images.loaded'; readonly images: Readonly<Record<string, string>> }
  // login
  /** How a login on its way stands; nothing when it has been given up. */
  | { readonly type: 'login.changed'; readonly attempt: LoginAttempt | undefined; readonly failure?: Failure }
  /** One that could not be begun. */
  | { readonly type: 'login.refused'; readonly failure: Failure }
  /** A mail was asked for, at this time in milliseconds since 1970. */
  | { readonly type: 'login.mailed'; readonly mail: AskedMail }
  | { readonly type: 'login.user-known'; readonly user: LoginUser | undefined }
  /** How a change of the email stands; nothing when it is done, or has been given up. */
  | { readonly type: 'name.changed'; readonly naming: Naming; readonly failure?: Failure | undefined }
  | { readonly type: 'email-change.changed'; readonly change: EmailChange | undefined; readonly failure?: Failure }
  | { readonly type: 'account-type.change-started'; readonly accountType: AccountType }
  | { readonly type: 'account-type.changed'; readonly accountType: AccountType }
  | { readonly type: 'account-type.change-failed'; readonly accountType: AccountType; readonly failure: Failure }
  /** What was said between the page and the secure frame; `message` is its name there, such as `CONNECT_EMAIL`. */
  | { readonly type: 'frame.asked'; readonly message: string }
  | { readonly type: 'frame.answered'; readonly message: string }
  | { readonly type: 'frame.refused'; readonly message: string; readonly reason: Failure }
  /** Social accounts have to wait until `frame.ready`. */
  | { readonly type: 'login.held' }
  | { readonly type: 'frame.ready' }
  // swap
  /** How the swap form stands, and what came of it; nothing when there is none any more. */
  | {
      readonly type: 'swap.changed';
      readonly swap: SwapState | undefined;
      readonly failure?: Failure;
      /** Where to go once a wallet inside the modal has got its approval. */
      readonly after?: AfterApproval;
    }
  /** The wallet has sent it. */
  | { readonly type: 'swap.submitted'; readonly hash: string; readonly swapped: Swapped }
  | { readonly type: 'swap.confirmed'; readonly hash: string; readonly swapped: Swapped; readonly submitted?: string }
  /** Neither the leave to take tokens was given nor anything swapped; `hash`: what was sent for it. */
  | {
      readonly type: 'swap.failed';
      readonly step: 'approval' | 'swap';
      readonly swapped: Swapped;
      readonly failure: Failure;
      readonly hash?: string;
    }
  // sign-in
  /** How the account in use stands with the site. */
  | { readonly type: 'sign-in.changed'; readonly signIn: SignInState; readonly failure?: Failure }
  | { readonly type: 'sign-in.started' }
  | { readonly type: 'sign-in.succeeded' }
  | { readonly type: 'sign-in.failed'; readonly failure: Failure }
  /** The visitor does not want to sign in. */
  | { readonly type: 'sign-in.left' }
  | { readonly type: 'sign-in.record-told'; readonly told: AccountRecord }
  | { readonly type: 'sign-in.record-noted' }
  // buy
  /** What is different about a purchase; nothing when it is given up. */
  | { readonly type: 'buy.changed'; readonly patch: Partial<BuyState> | undefined; readonly failure?: Failure }
  /** The seller's page was opened. */
  | { readonly type: 'buy.started'; readonly seller: string }
  /** What was bought has come, or there is nothing more to wait for. */
  | { readonly type: 'buy.ended'; readonly failure?: Failure }
  /** What is different about a payment that a site asks for. */
  | { readonly type: 'pay.changed'; readonly patch: Partial<PayState> | undefined }
  /** What a service of exchanges was asked by the dapp itself. */
  | { readonly type: 'exchange.told'; readonly told: object }
  /** What it came to. */
  | ({ readonly type: 'pay.ended' } & ({ readonly told: PayResult } | { readonly failure: Failure }))
  // approve
  | { readonly type: 'request.received'; readonly request: RpcRequest }
  | { readonly type: 'request.refused'; readonly request: RpcRequest; readonly failure: Failure }
  | {
      readonly type: 'request.succeeded';
      readonly request: RpcRequest;
      readonly response: RpcResponseClass;
      /** Of the transaction that was sent. */
      readonly hash?: string;
    }
  | { readonly type: 'request.failed'; readonly request: RpcRequest; readonly failure: Failure }
  | { readonly type: 'transaction.pushed'; readonly after: AfterApproval };

export type EventType = Event['type'];
