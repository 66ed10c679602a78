import type { FeeLimits, SiteNetwork, SolanaSiteNetwork } from '../../site-settings.js';
import type { AskVisitor } from '../approval/approval-words.js';
import type { KeyValueStore } from '../key-value-store.js';
import type { AccountType, Present } from '../present.js';
import type { Describe } from './in-words/describer.js';

export interface RpcQuestion {
  readonly present: Present;
  readonly network: SiteNetwork;
  /** For Solana requests, if the site supports it. */
  readonly solana: SolanaSiteNetwork | undefined;
  readonly accountType: AccountType;
  readonly method: string;
  readonly params: unknown;
}

export type AnswerRpc = (question: RpcQuestion, signal: AbortSignal) => Promise<unknown>;

/** The dependencies for answering a request. */
export interface RpcParts {
  readonly networks: readonly SiteNetwork[];
  readonly store: KeyValueStore;
  readonly askVisitor: AskVisitor;
  /** The origin of the requesting page. */
  readonly origin: () => string;
  readonly feeLimits?: FeeLimits | undefined;
  /** For requests that this site does not know itself. */
  readonly describe?: Describe | undefined;
}
