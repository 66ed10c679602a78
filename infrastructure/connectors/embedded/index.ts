/** Published as `porthole/embedded`: a wallet that lives inside the modal, behind an email or a social account. */
import type { EmbeddedHandle } from '../../../application/login/port.js';
import type { Namespace } from '../../../domain/caip.js';
import { Failure } from '../../../domain/failure.js';
import type { Wallet } from '../../../domain/wallet.js';

export interface EmbeddedWalletOptions {
  /**
   * The address of the secure site's frame, such as `https://secure.example/sdk`. Must not be of the page's own origin: what
   * keeps the keys from the page is that they are of another. Default: what `NEXT_PUBLIC_SECURE_SITE_SDK_URL` says where the
   * page was built; there is no public one.
   */
  readonly url?: string;
  /** The version of the protocol that the frame is asked for. Default `4`, or `NEXT_PUBLIC_SECURE_SITE_SDK_VERSION`. */
  readonly version?: string;
  /** What the frame writes to its console: nothing for `silent`. Default `error`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
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
   * Until the frame has answered what it is asked to log somebody in. Default 30,000. Where it waits for somebody, until
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

const ID = 'ID_AUTH';

/** Loads nothing before a visitor logs in or was logged in; then its code, and the frame. */
export function embeddedWallet(options: EmbeddedWalletOptions = {}): EmbeddedHandle {
  const { namespaces = ['eip155'] } = options;
  const frameUrl = options.url ?? environment('URL');
  if (!frameUrl || !/^https?:\/\//.test(frameUrl))
    throw new Failure('invalid-options', 'embeddedWallet: `url` must be the http(s) address of a secure site');
  const wallets = namespaces.map(
    (namespace): Wallet => ({ id: ID, type: 'AUTH', name: 'Embedded wallet', namespace, connectorId: ID }),
  );
  return {
    id: ID,
    embedded: true,
    given: { embeddedWallet: options },
    namespaces,
    wallets,
    frameUrl,
    async load(context) {
      const [{ embeddedConnector }, words] = await Promise.all([
        import('./connector.js'),
        namespaces.includes('solana') ? import('./solana-words.js') : undefined,
      ]);
      const { version = environment('VERSION') ?? '4', logLevel = 'error', limits } = options;
      return embeddedConnector({
        ...{ ...context, id: ID, namespaces, wallets, frameUrl, version, logLevel, limits },
        ...(words && { words: { solana: words.solanaWords } }),
      });
    },
  };
}

/** Bundlers put what they were told in place of these names; elsewhere there may be no `process`. */
function environment(name: 'URL' | 'VERSION'): string | undefined {
  try {
    return name === 'URL'
      ? process.env.NEXT_PUBLIC_SECURE_SITE_SDK_URL
      : process.env.NEXT_PUBLIC_SECURE_SITE_SDK_VERSION;
  } catch {
    return undefined;
  }
}

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
