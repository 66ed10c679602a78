/** What a phone wallet has to know of a kind of network: one file for each, and the wallet speaks it. */
import type { RequestWords } from '../wallets/panel/describe-request.js';
import type { Prompts, WalletRequest } from '../wallets/prompts.js';

export interface PhoneNamespace {
  /** Of CAIP-2: `eip155`. */
  readonly name: string;
  /** What it can be asked for, each with the words that finish the sentence "it may ask you to"; none for what asks nothing. */
  readonly methods: Readonly<Record<string, string>>;
  readonly events: readonly string[];
  /** CAIP-2 ids of the networks it knows, the one in use first. */
  chains(): readonly string[];
  chainName(chain: string): string;
  /** Addresses, the same on every network. */
  accounts(): readonly string[];
  /** What a site may see of them, the one in use first. */
  addresses(): readonly string[];
  /** Rejects with an error that has a code; the prompts say what the wallet's user decides. */
  answer(request: PhoneRequest, prompts: Prompts): Promise<unknown>;
  describe(request: WalletRequest): RequestWords;
  /** Uses another of its accounts, by index. */
  changeAccount(index: number): void;
  /** Goes to a network, known or not. */
  changeChain(chain: string): void;
}

export interface PhoneRequest {
  readonly chain: string;
  readonly method: string;
  readonly params: unknown;
  /** The address of the site that asks, as it says itself. */
  readonly origin: string;
}

/** What a namespace tells the sessions. */
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

/** Makes a namespace for a wallet. */
export type PhoneNamespaceFactory = (parts: PhoneNamespaceParts) => PhoneNamespace;
