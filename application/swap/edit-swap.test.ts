/** Editing the swap form, and its initial values. */

import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import { ETH, KELP, OTHER, QUOTED, scriptedExchange } from '../../infrastructure/fakes/scripted-exchange.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { editSwap, swap as swapReviewed } from './actions.js';
import type { SwapPatch, SwapPreset, SwapState } from './state.js';
import { swapProblem } from './swap-problem.js';

const CORAL: Token = { ...KELP, name: 'Coral', symbol: 'CORAL', address: `0x${'cd'.repeat(20)}` };
const KELP_TO_ETH: SwapPreset = { fromToken: 'KELP', toToken: 'ETH', amount: '1' };

/** The symbols of both sides, and the amount. */
function shown(swap: SwapState | undefined) {
  return swap && [swap.from?.symbol, swap.to?.symbol, swap.amountText];
}

describe('the form', () => {
  it.each<[string, SwapPreset, (string | undefined)[]]>([
    ['nothing', {}, ['ETH', undefined, '1']],
    ['both sides and an amount', KELP_TO_ETH, ['KELP', 'ETH', '1']],
    ['symbols in any case', { fromToken: 'kelp', toToken: 'coral' }, ['KELP', 'CORAL', '1']],
    ['only what to get', { toToken: 'KELP', amount: '0.5' }, ['ETH', 'KELP', '0.5']],
    ['a symbol that nothing has', { fromToken: 'SAND', toToken: 'SAND' }, ['ETH', undefined, '1']],
    ['a symbol that two have', { fromToken: 'TWIN', toToken: 'TWIN' }, ['ETH', undefined, '1']],
    ['the same twice', { fromToken: 'KELP', toToken: 'KELP' }, ['KELP', undefined, '1']],
    ['more decimals than there are', { fromToken: 'KELP', amount: '0.1234567' }, ['KELP', undefined, '1']],
    ['as many decimals as there are', { fromToken: 'KELP', amount: '0.123456' }, ['KELP', undefined, '0.123456']],
    ['no number', { fromToken: 'KELP', amount: 'much' }, ['KELP', undefined, '1']],
  ])('starts with %s', async (_what, preset, expected) => {
    const { service, visit, swap, modal } = scriptedExchange();
    const twins = ['a1', 'a2'].map((byte): Token => ({ ...CORAL, symbol: 'TWIN', address: `0x${byte.repeat(20)}` }));
    // Anyone can create a token with this symbol: the site vouches for the other.
    const imitation: Token = { ...KELP, address: `0x${'a3'.repeat(20)}` };
    service.tokens = () => of([KELP, imitation, ETH, CORAL, ...twins]);
    await visit(preset);
    expect(shown(swap())).toEqual(expected);
    expect(swap()).toMatchObject({
      status: 'ready',
      stage: 'editing',
      accountId: expect.stringContaining('eip155:1:'),
    });
    expect(swap()?.from?.address).not.toBe(imitation.address);
    expect(modal.getState().notices.snack).toBeUndefined();
  });

  it('has nothing to sell if the native currency cannot be swapped', async () => {
    const { service, visit, swap } = scriptedExchange();
    service.tokens = () => of([KELP]);
    await visit({ toToken: 'KELP', amount: '3' });
    expect(shown(swap())).toEqual([undefined, 'KELP', '']);
  });

  it('lists tokens as the site does, held or not, sorted by symbol', async () => {
    const { modal, service, visit, swap } = scriptedExchange();
    modal.chain.failAt('holdings', new Failure('request-failed'));
    const address = `0x${'CE'.repeat(20)}`;
    const odd: Token = { ...KELP, name: 'Dollar', decimals: 2, address };
    service.tokens = () => of([odd, ETH, CORAL, { ...CORAL, address: `0x${'a1'.repeat(20)}` }]);
    await visit();
    expect(swap()?.tokens.map(({ symbol }) => symbol)).toEqual(['CORAL', 'CORAL', 'ETH', 'KELP']);
    expect(swap()?.tokens.at(-1)).toEqual(KELP);
  });

  it.each([[[ETH, CORAL, KELP]], [[KELP, CORAL, ETH]], [[CORAL, KELP, ETH]], [[ETH, KELP, CORAL]]])(
    'sorts tokens by symbol, in any order of the service: %#',
    async (listed) => {
      const { service, visit, swap } = scriptedExchange();
      service.tokens = () => of(listed);
      await visit();
      expect(swap()?.tokens.map(({ symbol }) => symbol)).toEqual(['CORAL', 'ETH', 'KELP']);
    },
  );

  it('keeps the service’s order among tokens with the same symbol', async () => {
    const { service, visit, swap } = scriptedExchange();
    const twins = ['a1', 'a2', 'a3'].map((byte): Token => ({ ...CORAL, address: `0x${byte.repeat(20)}` }));
    service.tokens = () => of([ETH, ...twins]);
    await visit();
    expect(swap()?.tokens.slice(0, 3)).toEqual(twins);
  });

  it('is filled in before balances are known', async () => {
    const { modal, visit, swap } = scriptedExchange();
    modal.chain.hangAt('holdings');
    await visit(KELP_TO_ETH);
    expect(shown(swap())).toEqual(['KELP', 'ETH', '1']);
  });

  it('shows no value for a token without a price', async () => {
    const { service, visit, swap } = scriptedExchange();
    service.prices = (_network, tokens) => of(tokens.map(({ symbol }) => (symbol === 'KELP' ? undefined : '2')));
    await visit(KELP_TO_ETH);
    expect(Object.entries(swap()?.prices ?? {})).toEqual([['', '2']]);
  });

  it('uses the service’s prices, requested once per token', async () => {
    const { modal, service, visit, swap, priced } = scriptedExchange();
    service.tokens = () => of([KELP, ETH, CORAL]);
    service.prices = (_network, tokens) => of(tokens.map(({ symbol }) => (symbol === 'KELP' ? undefined : '2')));
    await visit({ toToken: 'CORAL' });
    await editSwap(modal, { to: KELP });
    modal.time.advance(1_000);
    expect(priced.map((tokens) => tokens.map(({ symbol }) => symbol))).toEqual([['ETH', 'CORAL'], ['KELP']]);
    expect(swap()?.prices).toEqual({ '': '2', [CORAL.address ?? '']: '2' });
  });

  it('works without prices, and without the gas price', async () => {
    const { modal, service, visit, swap } = scriptedExchange();
    service.prices = () => throwError(() => new Error('down'));
    service.gasPrice = () => throwError(() => new Error('down'));
    await visit();
    expect(swap()).toMatchObject({
      ...{ status: 'ready', prices: {}, gasFailure: { code: 'request-failed' } },
      quote: { status: 'ready', amount: QUOTED },
    });
    await editSwap(modal, { turn: true });
    await editSwap(modal, { max: true });
    // A twentieth is left for the unknown fee.
    expect(swap()?.amountText).toBe('190');
  });

  it('reports that it could not be loaded, and is loaded again on the next edit', async () => {
    const { modal, service, visit, swap, emitted } = scriptedExchange();
    const { tokens } = service;
    service.tokens = () => throwError(() => new Error('down'));
    await visit();
    expect(swap()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' }, tokens: [] });
    expect(emitted('snack.shown')).toMatchObject([
      { snack: { kind: 'error', message: 'swap-unready', autoClose: true } },
    ]);
    service.tokens = tokens;
    await editSwap(modal, { amountText: '7' });
    expect(shown(swap())).toEqual(['KELP', 'ETH', '7']);
    expect([swap()?.status, swap()?.failure]).toEqual(['ready', undefined]);
  });

  it.each<[string, SwapPatch, (string | undefined)[]]>([
    ['as the host wanted it', {}, ['KELP', 'ETH', '3']],
    ['with the edit made to that', { amountText: '7' }, ['KELP', 'ETH', '7']],
    ['with another token', { to: CORAL }, ['KELP', 'CORAL', '3']],
  ])('is loaded again after a failure %s', async (_how, patch, expected) => {
    const { modal, service, visit, swap } = scriptedExchange();
    const { tokens } = service;
    service.tokens = () => throwError(() => new Error('down'));
    await visit({ ...KELP_TO_ETH, amount: '3' });
    await editSwap(modal, patch);
    expect(swap()?.status).toBe('failed');
    service.tokens = tokens;
    await editSwap(modal, patch);
    expect([swap()?.status, swap()?.failure]).toEqual(['ready', undefined]);
    expect(shown(swap())).toEqual(expected);
  });

  it('does not exist on a network without swaps, and is loaded on the next network', async () => {
    const { modal, wallet, visit, swap, orders } = scriptedExchange(scriptedWallet({ networkId: 'eip155:2' }));
    await visit();
    expect(swap()).toEqual({
      ...{ accountId: `eip155:2:${wallet.accounts[0].address}`, status: 'unsupported', tokens: [], prices: {} },
      ...{ amountText: '', stage: 'editing' },
    });
    await editSwap(modal, { amountText: '7' });
    expect(swap()?.amountText).toBe('');
    wallet.useNetwork('eip155:1');
    modal.time.advance(1_000);
    expect(shown(swap())).toEqual(['KELP', 'ETH', '1']);
    expect(orders).not.toEqual([]);
  });
});

describe('a change', () => {
  it.each<[string, SwapPreset, SwapPatch, (string | undefined)[]]>([
    ['of the amount', KELP_TO_ETH, { amountText: '2.' }, ['KELP', 'ETH', '2.']],
    ['of what is spent', KELP_TO_ETH, { from: CORAL }, ['CORAL', 'ETH', '1']],
    ['of what is got', KELP_TO_ETH, { to: CORAL }, ['KELP', 'CORAL', '1']],
    ['of the sides takes what was quoted as what is spent', KELP_TO_ETH, { turn: true }, ['ETH', 'KELP', '0.002']],
    ['to what stands on the other side turns them', KELP_TO_ETH, { from: ETH }, ['ETH', 'KELP', '0.002']],
    ['to the other side the other way', KELP_TO_ETH, { to: KELP }, ['ETH', 'KELP', '0.002']],
    ['of the sides without a quote', { ...KELP_TO_ETH, amount: '0' }, { turn: true }, ['ETH', 'KELP', '1']],
    ['of the sides where one is empty', { fromToken: 'KELP' }, { turn: true }, [undefined, 'KELP', '']],
    ['to nothing spent', KELP_TO_ETH, { from: undefined, amountText: '5' }, [undefined, 'ETH', '']],
    ['to nothing got', KELP_TO_ETH, { to: undefined }, ['KELP', undefined, '1']],
    ['to all of a token', KELP_TO_ETH, { max: true }, ['KELP', 'ETH', '200']],
    ['to all ether, less the fee of now twice', { toToken: 'KELP' }, { max: true }, ['ETH', 'KELP', '199.9997']],
  ])('%s', async (_what, preset, patch, expected) => {
    const { modal, visit, swap } = scriptedExchange();
    await visit(preset);
    expect(await editSwap(modal, patch)).toMatchObject({ ok: true });
    expect(shown(swap())).toEqual(expected);
    expect(swap()).toMatchObject({ status: 'ready', quote: undefined, build: undefined, ended: undefined });
  });

  it('to the maximum does nothing without a token', async () => {
    const { modal, visit, swap } = scriptedExchange();
    await visit({ fromToken: 'KELP' });
    await editSwap(modal, { turn: true });
    await editSwap(modal, { max: true });
    expect(shown(swap())).toEqual([undefined, 'KELP', '']);
  });

  it('to the maximum of a token that is not held is 0', async () => {
    const { modal, service, visit, swap } = scriptedExchange();
    service.tokens = () => of([CORAL, ETH]);
    await visit({ fromToken: 'CORAL', toToken: 'ETH' });
    await editSwap(modal, { max: true });
    expect(shown(swap())).toEqual(['CORAL', 'ETH', '0']);
  });

  it('removes the earlier quote and build', async () => {
    const { modal, visit, preview, swap } = scriptedExchange();
    await visit();
    await preview();
    expect(swap()).toMatchObject({ quote: { status: 'ready' }, build: { status: 'ready' } });
    await editSwap(modal, { amountText: '2' });
    expect(swap()).toMatchObject({ build: undefined });
    expect(swap()?.quote?.status).not.toBe('ready');
  });

  it('is refused while a wallet request is pending', async () => {
    const { modal, contracts, visit, preview, swap } = scriptedExchange();
    contracts.send = () => NEVER;
    await visit();
    await preview();
    void swapReviewed(modal);
    await editSwap(modal, { amountText: '2' });
    expect(swap()).toMatchObject({ amountText: '1', stage: 'approving', build: { status: 'ready' } });
  });

  it('does nothing before the form is loaded', async () => {
    const { modal, wallet, swap } = scriptedExchange();
    await modal.connect(wallet.wallet.id);
    expect(await editSwap(modal, { amountText: '2' })).toMatchObject({ ok: true });
    expect(swap()).toBeUndefined();
  });

  it('is lost with the account', async () => {
    const { modal, wallet, visit, swap } = scriptedExchange();
    await visit();
    await editSwap(modal, { amountText: '2' });
    wallet.useAccounts(OTHER);
    modal.time.advance(1_000);
    expect(shown(swap())).toEqual(['KELP', 'ETH', '1']);
    expect(swap()?.accountId).toBe(`eip155:1:${OTHER}`);
  });
});

describe('problems of the form', () => {
  const FEE = 150_000n * 10n ** 9n;
  it.each<[string | undefined, SwapPreset, SwapPatch]>([
    [undefined, KELP_TO_ETH, {}],
    ['select-token', { fromToken: 'KELP' }, {}],
    ['select-token', KELP_TO_ETH, { from: undefined }],
    ['enter-amount', KELP_TO_ETH, { amountText: '' }],
    ['enter-amount', KELP_TO_ETH, { amountText: '0.00' }],
    ['incorrect-amount', KELP_TO_ETH, { amountText: '1e3' }],
    ['incorrect-amount', KELP_TO_ETH, { amountText: '0.0000009' }],
    [undefined, KELP_TO_ETH, { amountText: '200' }],
    ['insufficient-balance', KELP_TO_ETH, { amountText: '200.000001' }],
    // The fee has to be paid as well.
    [undefined, { toToken: 'KELP' }, { amountText: '199.99985' }],
    ['insufficient-balance', { toToken: 'KELP' }, { amountText: '199.999850000000000001' }],
  ])('are %s for %o, then %o', async (expected, preset, patch) => {
    const { modal, visit } = scriptedExchange();
    await visit(preset);
    await editSwap(modal, patch);
    expect(swapProblem(modal.getState())).toBe(expected);
  });

  it.each([
    [undefined, FEE],
    ['insufficient-balance', FEE - 1n],
  ])('are %s if a token is sold and %s are left for the fee', async (expected, left) => {
    const { modal, wallet, visit } = scriptedExchange();
    modal.chain.credit(wallet.accounts[0].address, ETH, left - 200n * 10n ** 18n);
    await visit();
    expect(swapProblem(modal.getState())).toBe(expected);
  });

  it('do not include an unknown fee or an unknown balance', async () => {
    const known = scriptedExchange();
    known.service.gasPrice = () => throwError(() => new Failure('request-failed'));
    await known.visit({ toToken: 'KELP' });
    await editSwap(known.modal, { amountText: '200' });
    expect(swapProblem(known.modal.getState())).toBeUndefined();
    const unknown = scriptedExchange();
    unknown.modal.chain.failAt('holdings', new Failure('request-failed'));
    await unknown.visit();
    await editSwap(unknown.modal, { amountText: '5000' });
    expect(swapProblem(unknown.modal.getState())).toBeUndefined();
  });
});
