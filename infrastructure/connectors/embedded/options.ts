import type { Namespace } from '../../../domain/network/caip.js';

/** Which secure site the embedded wallet lives on, and which ways to log in it offers. */
export interface EmbeddedWalletOptions {
  /**
   * The address of the secure site's frame, such as `https://secure.example/sdk`. Must not be of the page's own origin: what
   * keeps the keys from the page is that they are of another. Default: what `NEXT_PUBLIC_SECURE_SITE_SDK_URL` says where the
   * page was built; there is no public one.
   */
  readonly url?: string;
  /** The version of the frame's protocol. Default `4`, or `NEXT_PUBLIC_SECURE_SITE_SDK_VERSION`. */
  readonly version?: string;
  /** What the frame writes to its console: nothing for `silent`. Default `error`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The language of the wallet's own screens and mails (BCP 47), where the secure site has it. Default: that of the modal. */
  readonly locale?: string;
  /** The namespaces that the secure site has accounts in: `eip155`, `solana`. Default `eip155` alone. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]];
  readonly limits?: Partial<EmbeddedWalletLimits>;
}

/** How long what may take, in milliseconds. */
export interface EmbeddedWalletLimits {
  /** Until the frame is ready. Default 20,000. */
  readonly load: number;
  /** From then until the first message. Default 500. */
  readonly settle: number;
  /**
   * Until the frame has answered a request of a login. Default 30,000. Where it waits for the visitor, until
   * it says that it is still there.
   */
  readonly connect: number;
  /** Until the frame has answered anything else but a request. Default 30,000. */
  readonly answer: number;
  /** Until a new browser is approved by the link in the mail. Default 1,200,000, as long as the link works. */
  readonly device: number;
  /** Until a social account is agreed to in its window. Default 45,000 until there is something to agree to; then no limit. */
  readonly social: number;
  /** Until the visitor has decided about a request. Default 600,000. */
  readonly request: number;
}
