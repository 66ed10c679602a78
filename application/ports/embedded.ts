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
  /** The address of the frame. Only reported, by `Modal.egress`. */
  readonly frameUrl: string;
  readonly load: (context: HandleContext) => Promise<EmbeddedConnector>;
}

/** Closes the window if there is no page to show. */
export interface Login {
  /** Gets everything ready for a login. Completes; fails with `timed-out`, `request-failed`. */
  prepare(): Observable<never>;
  /**
   * Requests a mail. `device`: with a link that this browser has to be approved by first. `code`: with a code to enter.
   * `open`: none is needed. Fails with `invalid-email`, `timed-out`, `request-failed`.
   */
  email(address: string): Observable<'device' | 'code' | 'open'>;
  /** Waits until this browser is approved, however long the visitor takes to open the mail; the mail with the code is sent then. Completes. */
  device(): Observable<never>;
  /** Enters the code of the mail. Completes, or fails with `code-refused`. */
  code(code: string): Observable<never>;
  /**
   * Logs in with a social account. Subscribe inside the visitor's gesture: a window is opened at once, where one is needed. Where
   * an app opens none, the page is left, which comes back for `comeBack`.
   * Completes when logged in. Fails with `popup-blocked`, `cancelled` (the window was closed), `untrusted-origin`, `timed-out`,
   * `request-failed`.
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
   * How the dapp looks and what the modal speaks (BCP 47, or `auto`; absent: the page's language), so that the wallet's own
   * screens can do alike. Failures are ignored.
   */
  dress(mode: ThemeMode, variables: ThemeVariables, locale: string | undefined): void;
  /** The logged-in user, if known. Emits on subscription and on each change. Never fails. */
  readonly user$: Observable<LoginUser | undefined>;
}

export type SocialStep =
  /** An address to open on a phone, by itself or as a code to scan. */
  | { readonly type: 'address'; readonly url: string }
  /** The visitor has agreed; their identity is being requested. */
  | { readonly type: 'retrieving' };

export interface LoginUser {
  readonly email: string | undefined;
  /** What the social account calls them. */
  readonly name: string | undefined;
  /** The social account logged in with. */
  readonly provider: SocialProvider | undefined;
  /** Networks on which the smart account works. */
  readonly smartAccountNetworks: readonly NetworkId[];
  readonly smartAccountDeployed: boolean;
}
