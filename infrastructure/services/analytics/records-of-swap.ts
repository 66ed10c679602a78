/** The records of a swap, under the names that such services use. */

import { connectedOf } from '../../../application/connect/selectors.js';
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import type { Swapped } from '../../../application/swap/state.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { Tracked } from './tracked.js';

type Sums = Pick<Swapped, 'from' | 'to'> & { readonly spent: string; readonly got: string };

export function ofSwap(event: Event, state: State): readonly Tracked[] {
  switch (event.type) {
    case 'route.pushed':
      return track('INITIATE_SWAP', state, sumsOfForm(state));
    case 'swap.confirmed':
      return track('SWAP_SUCCESS', state, sumsOf(event.swapped));
    case 'swap.failed': {
      const { message } = event.failure;
      return track(event.step === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', state, sumsOf(event.swapped), message);
    }
    default:
      return [];
  }
}

function track(event: string, state: State, sums: Sums | undefined, message?: string): readonly Tracked[] {
  if (!sums) return [];
  const properties = {
    ...{ isSmartAccount: connectedOf(state)?.account.type === 'smartAccount', network: sums.from.networkId },
    ...{ swapFromToken: sums.from.symbol, swapToToken: sums.to.symbol },
    ...{ swapFromAmount: sums.spent, swapToAmount: sums.got },
    ...(message !== undefined && { message }),
  };
  return [{ type: 'track', event, properties }];
}

function sumsOfForm({ swap }: State): Sums | undefined {
  if (!swap?.from || !swap.to) return undefined;
  const { from, to, amountText, quote } = swap;
  return {
    ...{ from, to, spent: amountText },
    got: quote?.status === 'ready' ? formatAmount(quote.amount, to.decimals) : '',
  };
}

function sumsOf({ from, to, amount, got }: Swapped): Sums {
  return { from, to, spent: formatAmount(amount, from.decimals), got: formatAmount(got, to.decimals) };
}
