/** The account's balance of a token, and whether two tokens are the same. */
import { describe, expect, it } from 'vitest';
import type { Token } from '../../domain/token/token.js';
import { ETH, KELP, ONE_KELP, scriptedExchange } from '../../infrastructure/fakes/scripted-exchange.js';
import { patchSwap } from './patch-swap.js';
import { heldOf } from './swap-context.js';
import { sameToken } from './token-key.js';

const CORAL: Token = { ...KELP, symbol: 'CORAL', address: `0x${'cd'.repeat(20)}` };

describe('the balance of a token', () => {
  it.each<[string, Token | undefined, bigint | undefined]>([
    ['that is there', KELP, 200n * ONE_KELP],
    ['that is not there', CORAL, 0n],
    ['that nobody has chosen', undefined, undefined],
  ])('%s', async (_what, token, expected) => {
    const { modal, visit } = scriptedExchange();
    await visit();
    expect(heldOf(modal.getState(), token)).toBe(expected);
  });

  it.each([[ETH], [CORAL]])('is unknown before the network has answered', async (token) => {
    const { modal, wallet } = scriptedExchange();
    modal.chain.hangAt('holdings');
    await modal.connect(wallet.wallet.id);
    expect(heldOf(modal.getState(), token)).toBeUndefined();
  });
});

describe('two tokens', () => {
  it.each<[string, Token, Token, boolean]>([
    ['of one address, however it is written', KELP, { ...KELP, address: `0x${'CE'.repeat(20)}` }, true],
    ['of two addresses', KELP, CORAL, false],
    ['of one address on two networks', KELP, { ...KELP, networkId: 'eip155:2' }, false],
    ['that are the currencies of two networks', ETH, { ...ETH, networkId: 'eip155:2' }, false],
  ])('%s are the same: %#', (_what, one, other, expected) => {
    expect(sameToken(one, other)).toBe(expected);
  });
});

describe('a change of a form', () => {
  it('that no longer exists does nothing', async () => {
    const { modal, wallet } = scriptedExchange();
    await modal.connect(wallet.wallet.id);
    const events: unknown[] = [];
    patchSwap({ state: modal.getState }, 'eip155:1:0x1', { amountText: '2' }).subscribe((event) => events.push(event));
    expect(events).toEqual([]);
  });
});
