/** Published as `porthole/embedded`: a wallet inside the modal, with login by email or social account. */
import type { EmbeddedHandle } from '../../../application/ports/embedded.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { EmbeddedWalletOptions } from './options.js';

export type { EmbeddedWalletLimits, EmbeddedWalletOptions } from './options.js';

const ID = 'ID_AUTH';

/** A connector for the embedded wallet. Its code and the frame are loaded only when a visitor logs in, or logged in on an earlier visit. */
export function embeddedWallet(options: EmbeddedWalletOptions = {}): EmbeddedHandle {
  const { url, ...given } = (options ?? {}) as EmbeddedWalletOptions;
  const namespaces = given.namespaces ?? ['eip155'];
  const frameUrl = url ?? environment('URL');
  if (typeof frameUrl !== 'string' || !/^https?:\/\//.test(frameUrl))
    throw new Failure('invalid-options', 'embeddedWallet: `url` must be the http(s) address of a secure site');
  // Not a list, as in plain JavaScript: the checks report it.
  const wallets = [namespaces]
    .flat()
    .map((namespace): Wallet => ({ id: ID, type: 'AUTH', name: 'Embedded wallet', namespace, connectorId: ID }));
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
      const { version = environment('VERSION') ?? '4', logLevel = 'error', limits, locale: ownLocale } = options;
      return embeddedConnector({
        ...{ ...context, id: ID, namespaces, wallets, frameUrl, version, logLevel, limits, ownLocale },
        ...(words && { words: { solana: words.solanaWords } }),
      });
    },
  };
}

/** Bundlers replace these names by their values; elsewhere `process` may not exist. */
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
