import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { localSignIn } from '../../../infrastructure/services/sign-in/index.js';
import type { LocalSignInOptions } from '../../../infrastructure/services/sign-in/local-options.js';
import { newNonce } from '../../../infrastructure/services/sign-in/new-nonce.js';
import { InformalMessenger, type SIWXMessenger } from './parts/messenger.js';
import { LocalStorage, type SIWXStorage } from './parts/storages.js';
import { BIP122Verifier, EIP155Verifier, type SIWXVerifier, SolanaVerifier } from './parts/verifiers.js';
import { SIWXConfig } from './siwx-config.js';
import { siwxHandle } from './siwx-handle.js';

/** The options of AppKit's `DefaultSIWX`. Those of `localSignIn` have an effect where there are no parts. */
export interface DefaultSIWXOptions extends LocalSignInOptions {
  /** Composes the message. Default if another part is given: `InformalMessenger`, with random nonces. */
  readonly messenger?: SIWXMessenger;
  /** Default if another part is given: one each for eip155, solana and bip122. */
  readonly verifiers?: readonly SIWXVerifier[];
  /** Default if another part is given: `LocalStorage` under AppKit's key, `@appkit/siwx`. */
  readonly storage?: SIWXStorage;
}

/** AppKit's key. */
const KEY = '@appkit/siwx';

/**
 * Sign-in for the option `siwx`. Without parts: sessions that are stored in the browser and verified by the page, as
 * with `localSignIn` of `porthole/sign-in`. With a messenger, verifiers or a storage, these are used.
 */
export class DefaultSIWX implements SignInHandle {
  readonly id: string;
  readonly load: SignInHandle['load'];

  constructor(options: DefaultSIWXOptions = {}) {
    const { messenger, verifiers, storage, ...own } = options;
    const handle =
      messenger || verifiers || storage
        ? siwxHandle(
            new SIWXConfig({
              messenger: messenger ?? new InformalMessenger({ getNonce: () => Promise.resolve(newNonce()) }),
              verifiers: verifiers ?? [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()],
              storage: storage ?? new LocalStorage({ key: KEY }),
              ...(own.required !== undefined && { required: own.required }),
            }),
          )
        : localSignIn(own);
    this.id = handle.id;
    this.load = handle.load;
  }
}
