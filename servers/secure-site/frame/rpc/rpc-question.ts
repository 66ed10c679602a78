import type { FeeLimits, SiteNetwork, SolanaSiteNetwork } from '../../site-settings.js';
import type { AskVisitor } from '../approval/approval-words.js';
import type { AccountType, Present } from '../present.js';
import type { Describe } from './in-words/describer.js';

export interface RpcQuestion {
  readonly present: Present;
  readonly network: SiteNetwork;
  /** For requests of Solana's, where the site has it. */
  readonly solana: SolanaSiteNetwork | undefined;
  readonly accountType: AccountType;
  readonly method: string;
  readonly params: unknown;
}

export type AnswerRpc = (question: RpcQuestion, signal: AbortSignal) => Promise<unknown>;

/** What a request is carried out with. */
export interface RpcParts {
  readonly networks: readonly SiteNetwork[];
  readonly askVisitor: AskVisitor;
  /** Of the page that asks. */
  readonly origin: () => string;
  readonly feeLimits?: FeeLimits | undefined;
  /** For what this site does not know by itself. */
  readonly describe?: Describe | undefined;
}
