/** A request in plain words, as the visitor is to read it before saying yes. */
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Digest } from '../../../../domain/request/digest.js';

export interface ApprovalWords {
  /** What happens, in a sentence. */
  readonly title: string;
  readonly lead?: string;
  /** What is to be signed, as it is. */
  readonly text?: string;
  /** The facts say what the text does, in words: they come first. */
  readonly described?: boolean;
  /** What leaves, who gets it, where, at what cost. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What it would change, as far as the network's node can tell. */
  readonly changes?: ChangeWords;
  readonly warnings?: readonly string[];
  /** Why it cannot be read: then it is refused, or, where the site allows it, the visitor has to say that they go on all the same. */
  readonly blind?: string;
  /** It is refused already, and this only tells why: there is nothing to say yes to. */
  readonly refused?: boolean;
  /** Everything could be lost by it: then the safe answer is the strong one. */
  readonly danger?: boolean;
  /** What the visitor has to agree to, by a tick each, before they can say yes. */
  readonly consents?: readonly string[];
  /** Whom it sends to out of the visitor's account. */
  readonly receivers?: readonly SentTo[] | undefined;
  /** How much may be spent later, where the visitor may set it; token by token. */
  readonly caps?: readonly CapWords[];
  /** The same request with another cap, in words again. Rejects where it would come to nothing with that. */
  readonly withCap?: (at: number, amount: bigint) => Promise<ApprovalWords>;
  /** Everything there is, for who wants to look. */
  readonly details?: { readonly label: string; readonly text: string };
  /** To compare with a second device (ERC-8213). */
  readonly digests?: readonly Digest[];
  /** Asked by the wallet itself, with no request of the page's: then nothing of the page keeps a place for it. */
  readonly own?: boolean;
  /** Only a way to the wallet's own window, where the visitor unlocks the wallet: there is nothing to say yes to. */
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
  /** Whose word it is, or why there is none. */
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

/** Resolves when the visitor said yes. Rejects when they said no, or nobody waits any more. */
export type AskVisitor = (words: ApprovalWords, signal: AbortSignal) => Promise<void>;
