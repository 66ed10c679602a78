/** Asks the wallet's user about each site that wants to connect, and approves or rejects. */
import type { IWalletKit, WalletKitTypes } from '@reown/walletkit';
import type { Prompts } from '../wallets/prompts.js';
import type { PhoneNamespace } from './phone-namespace.js';
import { agreeTo, type SessionTerms } from './session-terms.js';

/** The method of a proposal among the wallet's prompts; its only parameter is the proposal. */
export const PROPOSAL_METHOD = 'wc_sessionPropose';

export interface ProposalParts {
  readonly kit: IWalletKit;
  readonly wallet: string;
  readonly namespaces: readonly PhoneNamespace[];
  readonly prompts: Prompts;
  readonly terms: () => SessionTerms;
  /** How many times an approval is sent. */
  readonly times: () => number;
  /** Called when a session has been created. */
  readonly onSession: () => void;
  readonly onError: (error: unknown) => void;
}

export const REJECTED = { code: 5000, message: 'User rejected.' };
const NOTHING_IN_COMMON = { code: 5100, message: 'Unsupported chains.' };

export function answerProposals(parts: ProposalParts): void {
  const { kit, wallet, namespaces, prompts, terms, times, onSession, onError } = parts;

  const answer = async ({ id, params }: WalletKitTypes.SessionProposal): Promise<void> => {
    if (Object.keys(agreeTo(params, namespaces)).length === 0) {
      await kit.rejectSession({ id, reason: NOTHING_IN_COMMON });
      return;
    }
    const agreed = await prompts.ask({
      wallet,
      method: PROPOSAL_METHOD,
      params: [params],
      origin: params.proposer.metadata.url,
      chainId: 0,
      reference: `proposal ${id}`,
    });
    if (!agreed) {
      await kit.rejectSession({ id, reason: REJECTED });
      return;
    }
    const approval = { id, namespaces: agreeTo(params, namespaces, terms()) };
    const sent = await Promise.allSettled(Array.from({ length: times() }, () => kit.approveSession(approval)));
    for (const each of sent) if (each.status === 'rejected') onError(each.reason);
    onSession();
  };

  kit.on('session_proposal', (proposal) => {
    answer(proposal).catch(onError);
  });
  kit.on('proposal_expire', ({ id }) => dismiss(prompts, `proposal ${id}`));
}

/** Removes prompts whose answers are no longer awaited. */
export function dismiss(prompts: Prompts, reference: string): void {
  for (const each of prompts.pending()) if (each.reference?.startsWith(reference)) prompts.answer(each.id, false);
}
