/** The preview's texts for the state of the swap. */

import type { State } from '../../../application/engine/state.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import type { SwapMismatch } from '../../../application/swap/state.js';
import { swapAmount, swapProblem } from '../../../application/swap/swap-problem.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import type { Reviewed } from '../../../domain/simulation/contradictions.js';
import type { TokenCaution } from '../../../domain/token/token-caution.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import type { Text } from '../../text/en.js';
import { noticeKind } from '../failure-tone.js';

export interface SwapAction {
  readonly label: string;
  readonly busy: boolean;
  readonly can: boolean;
}

export function swapAction(state: State, text: Text['swap']): SwapAction {
  const { build, stage, from } = state.swap ?? {};
  const problem = swapProblem(state);
  if (stage === 'approving') return { label: text.approving, busy: true, can: false };
  if (stage === 'swapping') return { label: text.swapping, busy: true, can: false };
  if (problem) return { label: text.problems[problem], busy: false, can: false };
  if (build?.status === 'ready') {
    const { symbol = '' } = from ?? {};
    const label = build.resets ? text.reset(symbol) : build.approval ? text.approve(symbol) : text.swap;
    return { label, busy: false, can: true };
  }
  return { label: text.swap, busy: build?.status !== 'failed', can: false };
}

/** Explains the approval before the swap, if one is needed. */
export function allowanceLead({ swap }: State, text: Text['swap'], format: Formatter): string | undefined {
  const { build, from, amountText } = swap ?? {};
  if (!from || build?.status !== 'ready' || !build.approval) return undefined;
  const amount = format.exact(amountText, from.symbol);
  return build.resets ? text.resetLead(from.symbol, amount) : text.approveLead(amount);
}

/** Prefers the received token to the spent one, which the account already holds. */
export function swapCaution(state: State): TokenCaution | undefined {
  return tokenCautionOf(state, state.swap?.to) ?? tokenCautionOf(state, state.swap?.from);
}

export interface SwapNotice {
  readonly kind: 'caution' | 'danger';
  readonly title: string;
  /** Whole sentences. */
  readonly lead: readonly string[];
}

/** The most important message. */
export function swapNotice(state: State, text: Text['swap'], failures: Text['failures']): SwapNotice | undefined {
  const { build, ended } = state.swap ?? {};
  if (build?.status === 'failed') {
    const { code, data } = build.failure;
    const mismatch = typeof data.mismatch === 'string' ? text.mismatches[data.mismatch as SwapMismatch] : undefined;
    if (mismatch) return { kind: 'danger', title: text.refused, lead: [mismatch, text.refusedLead] };
    if (code === 'transaction-reverted') return { kind: 'danger', title: text.wouldFail, lead: [text.wouldFailLead] };
    const lead = code === 'network-not-supported' ? text.noSwaps : serviceAdvice(build.failure, failures);
    return {
      kind: noticeKind(build.failure) === 'danger' ? 'danger' : 'caution',
      title: failures[code].happened,
      lead: [lead],
    };
  }
  if (ended) {
    if (isRefusal(ended)) return { kind: 'caution', title: text.declined, lead: [text.declinedLead] };
    return { kind: 'danger', title: text.failed, lead: [failures[ended.code].happened] };
  }
  if (build?.status === 'ready' && !build.tried) {
    return { kind: 'caution', title: text.untried, lead: [text.untriedLead] };
  }
  return undefined;
}

/** The reviewed swap, to compare with the simulated changes. */
export function reviewedSwap(state: State): Reviewed {
  const { swap } = state;
  const { from, build } = swap ?? {};
  const amount = swapAmount(state);
  if (!from || !amount) return { namespace: 'eip155', spends: [] };
  const { address } = from;
  const spender = build?.status === 'ready' && build.approval ? build.call.to : undefined;
  return {
    namespace: 'eip155',
    spends: [{ address, amount }],
    allows: address !== undefined && spender !== undefined ? [{ address, spender, amount }] : [],
  };
}
