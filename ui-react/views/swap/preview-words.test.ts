import { describe, expect, it } from 'vitest';
import type { State } from '../../../application/engine/state.js';
import { Failure } from '../../../domain/failure/failure.js';
import { makeFormatter } from '../../../domain/format/locale-formatter.js';
import type { Token } from '../../../domain/token/token.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { enFailures } from '../../text/failures.en.js';
import { swapNotice } from './preview-words.js';
import { swapForm } from './swap-form.js';
import { enSwap } from './text.en.js';

const token = (symbol: string, address?: string): Token => ({
  ...{ networkId: 'eip155:1', name: symbol, symbol, decimals: 0 },
  ...(address && { address }),
});
const [from, to] = [token('ETH'), token('KELP', '0x01')];

/** A swap of 1000 ETH for `amount` KELP, both worth one dollar. */
async function swapping(more: Partial<NonNullable<State['swap']>>, amount = 875n): Promise<State> {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  await modal.connect(wallet.wallet.id);
  const state = modal.getState();
  return {
    ...state,
    config: { ...state.config, services: ['swaps'] },
    swap: {
      ...{ accountId: 'eip155:1:0xa0', status: 'ready', tokens: [from, to], from, to, amountText: '1000' },
      ...{ prices: { '': '1', '0x01': '1' }, stage: 'editing', quote: { status: 'ready', amount } },
      ...more,
    } as State['swap'],
  };
}

describe('the words of a swap', () => {
  it('come from the catalogue, not from a service’s failure', async () => {
    const failure = new Failure('network-not-supported', 'Not from the catalogue');
    const notice = swapNotice(
      await swapping({ build: { status: 'failed', failure } }),
      { ...enSwap, noSwaps: 'Kein Tausch' },
      enFailures,
    );
    expect(notice?.lead).toEqual(['Kein Tausch']);
  });

  it('are whole sentences, each by itself', async () => {
    const failure = new Failure('request-failed', '', { data: { mismatch: 'amount' } });
    const notice = swapNotice(await swapping({ build: { status: 'failed', failure } }), enSwap, enFailures);
    expect(notice?.lead).toEqual([enSwap.mismatches.amount, enSwap.refusedLead]);
  });

  it.each([
    ['de', '12,5'],
    ['tr', '12,5'],
    ['ar-EG', '\u2066١٢٫٥\u2069'],
  ])('warn in %s of a number without its sign, which the sentence has', async (locale, number) => {
    const { sums } = swapForm(await swapping({}), makeFormatter(locale));
    expect(sums?.costly).toBe(number);
    const even = swapForm(await swapping({}, 999n), makeFormatter(locale));
    expect(even.sums?.costly).toBeUndefined();
  });
});
