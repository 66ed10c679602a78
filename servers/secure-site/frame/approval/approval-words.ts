/** A request in plain words, as the visitor is to read it before saying yes. */
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
  /** Why it cannot be read: then it is refused, or, where the site allows it, the visitor has to say that they go on all the same. */
  readonly blind?: string;
  /** The request is refused already; the screen shows why. There is nothing to approve. */
  readonly refused?: boolean;
  /** Everything could be lost by it: then the safe answer is the strong one. */
  readonly danger?: boolean;
  /** What the visitor has to confirm with a checkbox each before approving. */
  readonly consents?: readonly string[];
  /** Whom it sends to out of the visitor's account. */
  readonly receivers?: readonly SentTo[] | undefined;
  /** How much may be spent later, where the visitor may set it; token by token. */
  readonly caps?: readonly CapWords[];
  /** The same request with another cap, described again. Rejects if it would fail with that cap. */
  readonly withCap?: (at: number, amount: bigint) => Promise<ApprovalWords>;
  /** The same request in the language that is spoken now. What would be signed stays the same. */
  readonly retell?: () => Promise<ApprovalWords>;
  /** Everything there is, for who wants to look. */
  readonly details?: { readonly label: string; readonly text: string };
  /** To compare with a second device (ERC-8213). */
  readonly digests?: readonly Digest[];
  /** Asked by the wallet itself, with no request of the page's: then nothing of the page keeps a place for it. */
  readonly own?: boolean;
  /** Only a button to the wallet's own window, where the visitor unlocks the wallet. There is nothing to approve. */
  readonly unlocks?: boolean;
  /** On the buttons. Default of `no`: Decline. */
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
  /** Of the call, among those of the request. */
  readonly at: number;
  readonly symbol: string;
  readonly decimals: number;
  readonly amount: bigint;
  readonly limitless: boolean;
  /** No more can be written there. */
  readonly most: bigint;
  /** What the request itself would spend of it, or else what the account has. */
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
  /** Who may take it. */
  readonly spender?: string;
}

/** Resolves when the visitor approves. Rejects when they decline, or the request is no longer wanted. */
export type AskVisitor = (words: ApprovalWords, signal: AbortSignal) => Promise<void>;
