/** A namespace of a phone wallet; each has a file of its own. */
import type { RequestWords } from '../wallets/panel/describe-request.js';
import type { Prompts, WalletRequest } from '../wallets/prompts.js';

export interface PhoneNamespace {
  /** As in CAIP-2: `eip155`. */
  readonly name: string;
  /** The supported methods, each with the end of the sentence "it may ask you to"; empty for methods without a prompt. */
  readonly methods: Readonly<Record<string, string>>;
  readonly events: readonly string[];
  /** CAIP-2 ids of the supported networks, the one in use first. */
  chains(): readonly string[];
  chainName(chain: string): string;
  /** Addresses, the same on every network. */
  accounts(): readonly string[];
  /** The addresses that a site may see, the one in use first. */
  addresses(): readonly string[];
  /** Rejects with an error that has a code; the wallet's user decides by the prompts. */
  answer(request: PhoneRequest, prompts: Prompts): Promise<unknown>;
  describe(request: WalletRequest): RequestWords;
  /** Uses another of its accounts, by index. */
  changeAccount(index: number): void;
  /** Switches to a network, known or not. */
  changeChain(chain: string): void;
}

export interface PhoneRequest {
  readonly chain: string;
  readonly method: string;
  readonly params: unknown;
  /** The requesting site's URL, as it claims. */
  readonly origin: string;
}

/** A namespace's notifications to the sessions. */
export interface PhoneEvent {
  readonly name: string;
  readonly data: unknown;
  readonly chain: string;
}

export interface PhoneNamespaceParts {
  readonly wallet: string;
  readonly emit: (event: PhoneEvent) => void;
  readonly onChange: () => void;
}

/** Creates a namespace for a wallet. */
export type PhoneNamespaceFactory = (parts: PhoneNamespaceParts) => PhoneNamespace;
