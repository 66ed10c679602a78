/** Everything that can happen; what can happen to one part of the core stands in its folder. Names are past tense; a `failure` field marks the bad end of a flow. */

import type { Account } from '../../domain/account.js';
import type { Alert, AlertKey } from '../../domain/alert.js';
import type { AccountId, Namespace, NetworkId } from '../../domain/caip.js';
import type { DisconnectReason } from '../../domain/connection.js';
import type { Failure } from '../../domain/failure.js';
import type { RpcRequest } from '../../domain/request.js';
import type { RpcResponseClass } from '../../domain/rpc-response.js';
import type { Holding } from '../../domain/token.js';
import type { ListedWallet, Wallet } from '../../domain/wallet.js';
import type { PagesByName, PagesName } from '../activity/state.js';
import type { BatchEvent } from '../batch/events.js';
import type { BuyEvent } from '../buy/events.js';
import type { CatalogueEvent } from '../catalogue/events.js';
import type { Opening, Pairing } from '../connect/state.js';
import type { LoginEvent } from '../login/events.js';
import type { Naming } from '../names/state.js';
import type { SwitchOutcome } from '../network/state.js';
import type { PayEvent } from '../pay/events.js';
import type { AddressIdentity } from '../ports/services.js';
import type { SendEvent } from '../send/events.js';
import type { Config } from '../shell/config.js';
import type { AfterApproval, Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';
import type { SignInEvent } from '../sign-in/events.js';
import type { SmartSessionEvent } from '../smart-sessions/events.js';
import type { SwapEvent } from '../swap/events.js';
import type { IntentType } from './intents.js';

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
  | { readonly type: 'name.changed'; readonly naming: Naming; readonly failure?: Failure | undefined }
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
  | { readonly type: 'transaction.pushed'; readonly after: AfterApproval }
  | SendEvent
  | BatchEvent
  | SmartSessionEvent
  | CatalogueEvent
  | LoginEvent
  | SwapEvent
  | SignInEvent
  | BuyEvent
  | PayEvent;

export type EventType = Event['type'];
