import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { siwe } from '../../../infrastructure/services/siwe/index.js';
import type {
  SiweMessageArgs,
  SiweMessageParams,
  SiweOptions,
  SiweSession,
} from '../../../infrastructure/services/siwe/siwe-options.js';

export type SIWESession = SiweSession;
export type SIWECreateMessageArgs = SiweMessageArgs;

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
