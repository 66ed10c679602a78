import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { siwe } from '../../../infrastructure/services/siwe/index.js';
import type {
  SiweMessageArgs,
  SiweMessageParams,
  SiweOptions,
  SiweSession,
} from '../../../infrastructure/services/siwe/siwe-options.js';

/** The signed-in account and its network, under AppKit's name. */
export type SIWESession = SiweSession;
/** The fields of a sign-in message (EIP-4361), under AppKit's name. */
export type SIWECreateMessageArgs = SiweMessageArgs;

/** The argument of AppKit's `verifyMessage`: a signed message. */
export interface SIWEVerifyMessageArgs {
  readonly message: string;
  /** As `0x` and hex digits. */
  readonly signature: string;
}

/** The functions of AppKit's SIWE clients. */
export interface SIWEConfig extends Omit<SiweOptions, 'getNonce' | 'getMessageParams'> {
  /** A fresh nonce. Called once per attempt; with an empty address when the wallet connects and signs in one step. */
  getNonce(address?: string): Promise<string>;
  /** `chains` has no effect: the message is for the network in use. */
  getMessageParams?(): Promise<SiweMessageParams & { readonly chains?: readonly number[] }>;
}

/** Sign-in with an existing server, for the option `siweConfig`. */
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
