/** What calls would change for an account, according to a node's simulation. Not guaranteed. */
import type { Transfer } from '../transaction/transfer.js';

/** A token's name and symbol according to its contract. Unverified: anyone can deploy a contract with any name. */
export interface ClaimedToken {
  readonly name: string;
  readonly symbol: string;
  /** Absent: the contract reports none, or an invalid number. */
  readonly decimals?: number;
}

/** An increase or decrease of one asset of the account. */
export interface AssetChange {
  /** The native currency, a token (ERC-20), one item of a collection (ERC-721), or several alike (ERC-1155). */
  readonly kind: 'native' | 'token' | 'item' | 'items';
  /** The contract; absent for the native currency. */
  readonly address?: string;
  /** The item's number. */
  readonly id?: bigint;
  /** Positive: incoming. Negative: outgoing. In the smallest unit; network fees apart. */
  readonly amount: bigint;
  readonly claims?: ClaimedToken;
}

/** What a spender may take later, without another request. */
export interface AllowanceChange {
  /**
   * An amount of a token, directly or by Permit2; one item of a collection; a whole collection. On Solana: control of a
   * token account, the right to close one, and the account itself, which a program takes over.
   */
  readonly kind: 'allowance' | 'permit2' | 'item' | 'operator' | 'control' | 'closing' | 'account';
  /** The token or collection. */
  readonly address: string;
  readonly spender: string;
  readonly id?: bigint;
  /** In the smallest unit; 1 for an item or a collection that may be taken, else 0. */
  readonly before: bigint;
  readonly after: bigint;
  /** Unix time in seconds. Permit2 only. */
  readonly expires?: bigint;
  readonly claims?: ClaimedToken;
}

/** The simulated result: the changes, or a failure of the calls. */
export type Simulation =
  | {
      readonly outcome: 'changes';
      /** Outgoing assets come first. */
      readonly assets: readonly AssetChange[];
      /** Granted rights come first. */
      readonly allowances: readonly AllowanceChange[];
      /** Existing allowances of the involved tokens that do not change. Absent: none. */
      readonly standing?: readonly AllowanceChange[];
      /** True if these are all changes: the node reported everything that happened, and all of it was read. */
      readonly complete: boolean;
    }
  /** The calls would fail. `reason`: the contract's error text, sanitized. `funds`: the account has too little. */
  | { readonly outcome: 'fails'; readonly reason?: string; readonly funds?: boolean };

/** A call to simulate. */
export interface TriedCall {
  /** Absent: the data deploys a contract. */
  readonly to?: string | undefined;
  /** Hex after `0x`. */
  readonly data: string;
  readonly value: bigint;
}

/** What is simulated, in this order. */
export type Tried =
  | { readonly calls: readonly TriedCall[] }
  | { readonly transfer: Transfer }
  /** In base64, as Solana wallets receive them. */
  | { readonly transactions: readonly string[] };

interface Whose {
  readonly account: string;
  /** Contracts of tokens that the account is known to hold. */
  readonly tokens: readonly string[];
}

/** What to simulate, and for which account. */
export type SimulationQuestion = Whose & Tried;
export type CallsQuestion = Whose & Extract<Tried, { readonly calls: unknown }>;
