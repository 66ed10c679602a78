/** The settings that the frame gets from its own server, as data in the page. */
import type { Hex } from 'viem';

export interface SiteSettings {
  /** Patterns of the origins that may show the frame. */
  readonly allowedOrigins: readonly string[];
  readonly networks: readonly SiteNetwork[];
  /** Networks of the accounts' Solana address. Empty: no code for Solana is loaded, and no Solana key is created. */
  readonly solanaNetworks: readonly SolanaSiteNetwork[];
  /** True: visitors may approve unreadable requests after ticking a checkbox. */
  readonly blindSigning: boolean;
  /** True: the visitor is asked before a page learns who is logged in, once per page, and before a page changes the email. Default true. */
  readonly asksConsent?: boolean | undefined;
  /**
   * True: if the browser vouches that the frame is visible, visitors approve in the frame. Only for a site that trusts
   * every page that shows it: browsers also vouch for a frame that a page masks or clips (`mask-image`, `clip-path`).
   * Default false: always in the wallet's own window.
   */
  readonly approveInFrame?: boolean | undefined;
  readonly feeLimits?: FeeLimits | undefined;
  /** Clear-signing descriptors (ERC-7730) by path. Requests that they describe are shown in their words, and can be approved. */
  readonly descriptors?: Readonly<Record<string, unknown>> | undefined;
}

/** An app that shows the frame. `id`: the `projectId` in the frame's URL. */
export interface Project {
  readonly id: string;
  /** Patterns of its origins. */
  readonly origins: readonly string[];
}

/** Upper limits on a network fee, regardless of the page's or the node's values. */
export interface FeeLimits {
  /** A fee is capped at this multiple of the network's recent one: its highest base fee and its usual tip. Default 5. */
  readonly times?: number;
  /** Above this percentage of the balance, the visitor has to confirm the fee with a checkbox. Default 20. */
  readonly percent?: number;
}

/** An EVM network of the wallet. */
export interface SiteNetwork {
  readonly chainId: number;
  readonly name: string;
  readonly rpcUrl: string;
  readonly symbol: string;
  readonly decimals: number;
  /** The contract with the smart account's code (EIP-7702). Absent: no smart accounts on this network. */
  readonly smartAccount?: Hex | undefined;
  /** Routers of exchanges with the calls of Uniswap v2. Only swaps there can be described. */
  readonly exchanges?: readonly Hex[] | undefined;
}

/** A Solana network of the wallet. */
export interface SolanaSiteNetwork {
  /** A CAIP-2 id: `solana:…`. */
  readonly id: string;
  readonly name: string;
  readonly rpcUrl: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Token symbols by mint address: the network does not provide them. */
  readonly tokens?: Readonly<Record<string, string>> | undefined;
}
