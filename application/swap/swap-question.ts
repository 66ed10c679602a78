/** What is simulated for a swap: the approval, if needed, and the swap itself, together. */
import { approvalCall } from '../../domain/simulation/tried-calls.js';
import type { ReviewQuestion } from '../changes/review-question.js';
import type { State } from '../engine/state.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { orderOf } from './quote-swap.js';
import { tokenKey } from './token-key.js';

/** Undefined if it is not on screen, or nothing is built yet. */
export function swapQuestion(state: State): ReviewQuestion | undefined {
  const { build } = state.swap ?? {};
  const asked = orderOf(state);
  const shown = isVisible(state) && topRoute(state.router).view === 'swap-preview';
  if (!shown || !asked || build?.status !== 'ready') return undefined;
  const { network, address, from, to, amount } = asked.order;
  const { approval, resets, call } = build;
  const exact = resets && from.address !== undefined ? [approvalCall(from.address, call.to, amount)] : [];
  return {
    about: ['swap', asked.accountId, tokenKey(from), tokenKey(to), amount, approval !== undefined].join(' '),
    network,
    account: address,
    tried: { calls: [...(approval ? [approval] : []), ...exact, call] },
  };
}
