import type { Namespace } from '../../../domain/network/caip.js';

/** Options of `embeddedWallet`. */
export interface EmbeddedWalletOptions {
  /**
   * The URL of the secure site's frame, such as `https://secure.example/sdk`. It must not be on the page's own origin:
   * the keys are only protected from the page because the origins differ. Default: `NEXT_PUBLIC_SECURE_SITE_SDK_URL` at
   * build time; there is no public secure site.
   */
  readonly url?: string | undefined;
  /** The version of the frame's protocol. Default `4`, or `NEXT_PUBLIC_SECURE_SITE_SDK_VERSION`. */
  readonly version?: string | undefined;
  /** The log level of the frame's console output. Default `error`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined;
  /** The language of the wallet's own screens and emails (BCP 47), if the secure site has it. Default: the modal's language. */
  readonly locale?: string | undefined;
  /** The namespaces in which the secure site has accounts: `eip155`, `solana`. Default `eip155` only. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]] | undefined;
  /** Time limits, in milliseconds. Default: see `EmbeddedWalletLimits`. */
  readonly limits?: Partial<EmbeddedWalletLimits> | undefined;
}

/** Time limits of the embedded wallet, in milliseconds. */
export interface EmbeddedWalletLimits {
  /** For the frame to load. Default 20,000. */
  readonly load: number;
  /** The delay between loading the frame and the first message to it. Default 500. */
  readonly settle: number;
  /**
   * For the frame's answer to a login request. Default 30,000. While the visitor has to act, for the frame to show that
   * it still responds.
   */
  readonly connect: number;
  /** For the frame's answer to any other message, except wallet requests. Default 30,000. */
  readonly answer: number;
  /** For the visitor to approve a new browser by the link in the email. Default 1,200,000, as long as the link is valid. */
  readonly device: number;
  /** For the visitor to log in at a social provider. Default 45,000 until the provider's page has loaded; no limit after that. */
  readonly social: number;
  /** For the visitor to answer a request. Default 600,000. */
  readonly request: number;
}
