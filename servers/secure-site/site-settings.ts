/** What the frame has to know from its own server; it stands in the page as data. */
import type { Hex } from 'viem';

export interface SiteSettings {
  /** Patterns of the origins that may show the frame. */
  readonly allowedOrigins: readonly string[];
  readonly networks: readonly SiteNetwork[];
  /** Where accounts have an address of Solana's as well. None: nothing of Solana is loaded, and no such key made. */
  readonly solanaNetworks: readonly SolanaSiteNetwork[];
  /** Visitors may approve what nobody can read, once they say that they know. */
  readonly blindSigning: boolean;
  /**
   * The visitor is asked before a page learns who is logged in, once for each page, and before an email is changed at a page's wish.
   * Default true.
   */
  readonly asksConsent?: boolean | undefined;
  /**
   * Where the browser vouches that the frame is seen, approvals are given in the frame: only for a site that trusts each page that
   * shows it. Browsers vouch although a page masks or clips the frame (`mask-image`, `clip-path`). Default false: in the wallet's own
   * window, always.
   */
  readonly approveInFrame?: boolean | undefined;
  readonly feeLimits?: FeeLimits | undefined;
  /** Of contracts and messages (ERC-7730), by their paths: what they describe is read out, and can be approved. */
  readonly descriptors?: Readonly<Record<string, unknown>> | undefined;
}

/** An app that shows the frame; its id is the `projectId` that the frame is asked with. */
export interface Project {
  readonly id: string;
  /** Patterns of its origins. */
  readonly origins: readonly string[];
}

/** Upper limits on a network fee, regardless of the page's or the node's values. */
export interface FeeLimits {
  /** A fee is capped at this multiple of the network's recent one: its highest base fee and its usual tip. Default 5. */
  readonly times?: number;
  /** A fee of more than this share of the balance needs the visitor's word of its own. Default 20. */
  readonly percent?: number;
}

/** A network the account can be used on. */
export interface SiteNetwork {
  readonly chainId: number;
  readonly name: string;
  readonly rpcUrl: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Where the code of a smart account lies, where there is one (EIP-7702). */
  readonly smartAccount?: Hex | undefined;
  /** Exchanges that the wallet knows: what is swapped there is read out. */
  readonly exchanges?: readonly Hex[] | undefined;
}

/** A network of Solana's that the account can be used on. */
export interface SolanaSiteNetwork {
  /** As CAIP-2 has it: `solana:…`. */
  readonly id: string;
  readonly name: string;
  readonly rpcUrl: string;
  readonly symbol: string;
  readonly decimals: number;
  /** What tokens are called, by their mint: the network itself does not say. */
  readonly tokens?: Readonly<Record<string, string>> | undefined;
}
