import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { siwe } from '../../../infrastructure/services/siwe/index.js';
import type {
  SiweMessageArgs,
  SiweMessageParams,
  SiweOptions,
  SiweSession,
} from '../../../infrastructure/services/siwe/siwe-options.js';

/** Who is signed in, and on which network, by AppKit's name. */
export type SIWESession = SiweSession;
/** What a sign-in message is made of (EIP-4361), by AppKit's name. */
export type SIWECreateMessageArgs = SiweMessageArgs;

/** A signed sign-in message, as AppKit's `verifyMessage` is given it. */
export interface SIWEVerifyMessageArgs {
  readonly message: string;
  readonly signature: string;
}

/** What AppKit's clients are made of. */
export interface SIWEConfig extends Omit<SiweOptions, 'getNonce' | 'getMessageParams'> {
  getNonce(address?: string): Promise<string>;
  /** `chains` is not needed: what is signed is for the network in use. */
  getMessageParams?(): Promise<SiweMessageParams & { readonly chains?: readonly number[] }>;
}

/** How a server that you have already signs visitors in: for the option `siweConfig`. */
export function createSIWEConfig(config: SIWEConfig): SignInHandle {
  const { getNonce, getMessageParams, ...rest } = config;
  return siwe({
    ...rest,
    getNonce: (address) => getNonce.call(config, address),
    ...(getMessageParams && {
      async getMessageParams() {
        const { chains: _, ...params } = await getMessageParams.call(config);
        return params;
      },
    }),
  });
}
