/** A request in plain words, as the visitor should read it before approving. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Digest } from '../../../../domain/request/digest.js';

export interface ApprovalWords {
  /** What happens, in a sentence. */
  readonly title: string;
  readonly lead?: string;
  /** The data to sign, unchanged. */
  readonly text?: string;
  /** The facts say what the text does, in words: they come first. */
  readonly described?: boolean;
  /** Rows: amounts, recipient, network, fee. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What it would change, as far as the network's node can tell. */
  readonly changes?: ChangeWords;
  readonly warnings?: readonly string[];
  /** Why it cannot be read: then it is refused, or, if the site allows it, the visitor has to confirm it explicitly. */
  readonly blind?: string;
  /** The request is refused already, and the screen shows why; or it only tells something. There is nothing to approve. */
  readonly refused?: boolean;
  /** Everything could be lost: then declining is the prominent choice. */
  readonly danger?: boolean;
  /** What the visitor has to confirm with a checkbox each before approving. */
  readonly consents?: readonly string[];
  /** The receivers of assets from the visitor's account. */
  readonly receivers?: readonly SentTo[] | undefined;
  /** The spending caps that the visitor may set, one per token. */
  readonly caps?: readonly CapWords[];
  /** The same request with another cap, described again. Rejects if it would fail with that cap. */
  readonly withCap?: (at: number, amount: bigint) => Promise<ApprovalWords>;
  /** The same request in the current language. What would be signed stays the same. */
  readonly translate?: () => Promise<ApprovalWords>;
  /** The full details, for visitors who want them. */
  readonly details?: { readonly label: string; readonly text: string };
  /** To compare with a second device (ERC-8213). */
  readonly digests?: readonly Digest[];
  /** A request of the wallet itself, not of the page: then the page reserves no place for it. */
  readonly own?: boolean;
  /** Only a button to the wallet's own window, where the visitor unlocks the wallet. There is nothing to approve. */
  readonly unlocks?: boolean;
  /** The button labels. Default of `no`: Decline. */
  readonly yes: string;
  readonly no?: string;
}

export interface SentTo {
  readonly namespace: Namespace;
  /** The visitor's own address. */
  readonly from: string;
  readonly address: string;
}

export interface CapWords {
  /** The index of the call in the request. */
  readonly at: number;
  readonly symbol: string;
  readonly decimals: number;
  readonly amount: bigint;
  readonly limitless: boolean;
  /** The maximum of the field's type. */
  readonly most: bigint;
  /** What the request itself would spend, or else the balance. */
  readonly exact?: { readonly amount: bigint; readonly by: 'spent' | 'held' };
}

export interface ChangeWords {
  readonly lines: readonly ChangeLineWords[];
  /** The source of the estimate, or why there is none. */
  readonly note: string;
}

export interface ChangeLineWords {
  readonly label: string;
  /** With its sign and unit. */
  readonly amount: string;
  readonly tone: 'neutral' | 'positive' | 'danger';
  /** The spender. */
  readonly spender?: string;
}

/** Resolves when the visitor approves. Rejects when they decline, or the request is no longer wanted. */
export type AskVisitor = (words: ApprovalWords, signal: AbortSignal) => Promise<void>;
