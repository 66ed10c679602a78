/** The driven port of embedded wallets: logging in by email or with a social account. */
import type { Observable } from 'rxjs';
import type { AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { ThemeMode, ThemeVariables } from '../../domain/site/theme.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { Approvals } from './approvals.js';
import type { Connector } from './connector.js';
import type { ConnectorHandle, HandleContext } from './handle.js';

/** A connector with a wallet inside the modal: one wallet per namespace, of type `AUTH`. */
export interface EmbeddedConnector extends Connector {
  readonly login: Login;
  readonly approvals: Approvals;
}

/** The handle of such a connector. A modal has one at most. */
export interface EmbeddedHandle extends ConnectorHandle {
  readonly embedded: true;
  readonly wallets: readonly Wallet[];
  /** The URL of the frame. Used for `Modal.egress` only. */
  readonly frameUrl: string;
  readonly load: (context: HandleContext) => Promise<EmbeddedConnector>;
}

/** Logs in to the wallet inside the modal, by email or by a social account. */
export interface Login {
  /** Prepares a login. Completes; fails with `timed-out`, `request-failed`. */
  prepare(): Observable<never>;
  /**
   * Requests an email for a login. Emits the next step. `device`: the visitor approves this browser by the link in the
   * email. `code`: the visitor enters the code in the email. `open`: there is none, the visitor is logged in. Fails
   * with `invalid-email`, `timed-out`, `request-failed`.
   */
  email(address: string): Observable<'device' | 'code' | 'open'>;
  /**
   * Waits until the visitor has approved this browser by the link in the email. The email with the code is sent then.
   * Completes; fails with `timed-out`, `request-failed`.
   */
  device(): Observable<never>;
  /** Enters the code from the email. Completes, or fails with `code-refused`. */
  code(code: string): Observable<never>;
  /**
   * Logs in with a social account. Subscribe inside a user gesture: most providers need a window, which is opened at
   * once. Where no window can be opened (Telegram), the page navigates to the provider, and `comeBack` continues on its
   * return. Completes when logged in. Fails with `popup-blocked`, `cancelled` (the window was closed),
   * `untrusted-origin`, `timed-out`, `request-failed`.
   */
  social(provider: SocialProvider): Observable<SocialStep>;
  /**
   * Continues a login for which the visitor left the page, where `social` cannot open a window: reads the result from
   * the page's URL. Completes when logged in, or without a step if there is no result. Fails as `social` does.
   */
  comeBack(provider: SocialProvider): Observable<SocialStep>;
  /** Requests a change of the email. Emits which code is needed next: that of the old address, or of the new one. */
  changeEmail(address: string): Observable<'old' | 'new'>;
  /** Enters the code sent to the old address. Completes, or fails with `code-refused`. */
  oldEmailCode(code: string): Observable<never>;
  /** Enters the code sent to the new address. Emits the email in use from now on. */
  newEmailCode(code: string): Observable<string>;
  /**
   * Uses this account type in the namespace from now on. The namespace's connection then reports its accounts again,
   * with that type first. Completes.
   */
  preferAccount(namespace: Namespace, type: AccountType): Observable<never>;
  /** Emits when the wallet has lost a pending login, for example because its frame was reloaded. Never fails. */
  readonly lost$: Observable<void>;
  /**
   * Sets the theme and the language (BCP 47, or `auto`; absent: the page's language) of the wallet's own screens.
   * Failures are ignored.
   */
  dress(mode: ThemeMode, variables: ThemeVariables, locale: string | undefined): void;
  /** The logged-in user, if known. Emits on subscription and on each change. Never fails. */
  readonly user$: Observable<LoginUser | undefined>;
}

/** The progress of a social login. */
export type SocialStep =
  /** A URL to open on a phone, as a link or as a QR code. */
  | { readonly type: 'address'; readonly url: string }
  /** The visitor has agreed; their identity is being requested. */
  | { readonly type: 'retrieving' };

/** The logged-in user, according to the wallet. */
export interface LoginUser {
  readonly email: string | undefined;
  /** The user name of the social account. */
  readonly name: string | undefined;
  /** The social account logged in with. */
  readonly provider: SocialProvider | undefined;
  /** Networks on which the smart account works. */
  readonly smartAccountNetworks: readonly NetworkId[];
  readonly smartAccountDeployed: boolean;
}
