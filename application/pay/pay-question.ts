/** What is simulated for a payment from the wallet in use. */
import { namespaceOf } from '../../domain/network/caip.js';
import { findNetwork } from '../../domain/network/find-network.js';
import { type ReviewQuestion, transferQuestion } from '../changes/review-question.js';
import { connectedOf } from '../connect/selectors.js';
import type { State } from '../engine/state.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';

/** Undefined if it is not on screen, or there is no account to pay from. */
export function payQuestion(state: State): ReviewQuestion | undefined {
  const { pay } = state;
  if (!pay || !isVisible(state) || topRoute(state.router).view !== 'pay') return undefined;
  const { token, recipient: to, amount } = pay.payment;
  const from = connectedOf(state, namespaceOf(token.networkId))?.account.address;
  if (from === undefined) return undefined;
  return transferQuestion('pay', { token, from, to, amount }, findNetwork(state.config.networks, token.networkId));
}
