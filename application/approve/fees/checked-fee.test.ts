/** The request to the wallet if the page sets a fee. */
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';

const GREEDY = { to: `0x${'5a'.repeat(20)}`, gas: '0x5208', maxFeePerGas: '0xb5e620f48000' };
const ETHER = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const MODEST = { ...GREEDY, maxFeePerGas: '0x1' };
const LOWERED = { ...GREEDY, maxFeePerGas: `0x${(5n * 10n ** 9n).toString(16)}` };

async function asked(method: string, params: unknown, prepare?: (modal: ReturnType<typeof scriptedModal>) => void) {
  const modal = scriptedModal({ wallets: [scriptedWallet()] });
  await modal.connect('test.alpha-wallet');
  prepare?.(modal);
  modal.approvals.request(method, params);
  return modal;
}

describe('S6.4 a fee set by the page', () => {
  it('is bounded for the wallet, and on screen', async () => {
    const modal = await asked('eth_sendTransaction', [GREEDY, 'latest']);
    modal.time.advance(1_000);
    const fee = { most: 105_000_000_000_000n, asked: 4_200_000_000_000_000_000n };
    const passed = { params: [LOWERED, 'latest'], fee };
    expect(modal.approvals.forwarded).toMatchObject([passed]);
    expect(modal.getState().approve.pending).toMatchObject([passed]);
  });

  it('is bounded in each of several calls', async () => {
    const calls = [GREEDY, { to: GREEDY.to }, { to: GREEDY.to, gas: '0x1c9c380', gasPrice: '0x1' }];
    const modal = await asked('wallet_sendCalls', [{ chainId: '0x1', calls }]);
    modal.time.advance(1_000);
    const bounded = [LOWERED, { to: GREEDY.to }, { to: GREEDY.to, gas: '0x19a28', gasPrice: '0x1' }];
    expect(modal.approvals.forwarded).toMatchObject([
      { params: [{ chainId: '0x1', calls: bounded }], fee: { asked: expect.any(BigInt) } },
    ]);
  });

  it('among more calls than are looked at does not reach the wallet', async () => {
    const calls = Array.from({ length: 101 }, () => GREEDY);
    const modal = await asked('wallet_sendCalls', [{ chainId: '0x1', calls }]);
    expect(modal.approvals.forwarded).toEqual([]);
    expect(modal.approvals.rejected).toMatchObject([
      { failure: { code: 'request-failed', data: { rpcCode: -32602 } } },
    ]);
  });

  it('is bounded for a user operation, with a warning about a large share of its account’s balance', async () => {
    const operation = { sender: GREEDY.to, preVerificationGas: '0x1c9c380', maxFeePerGas: GREEDY.maxFeePerGas };
    const modal = await asked('eth_sendUserOperation', [operation, '0x5b'], ({ chain }) => {
      chain.credit(GREEDY.to, ETHER, 10n ** 18n);
    });
    modal.time.advance(1_000);
    expect(modal.approvals.forwarded).toMatchObject([
      {
        params: [{ ...operation, maxFeePerGas: LOWERED.maxFeePerGas }, '0x5b'],
        fee: { most: 150_000_000_000_000_000n, asked: 6_000n * 10n ** 18n },
      },
    ]);
    expect(modal.approvals.forwarded[0]?.fee).not.toHaveProperty('share');
    modal.approvals.request('eth_sendUserOperation', [{ ...operation, preVerificationGas: '0x3938700' }, '0x5b']);
    modal.time.advance(1_000);
    // That one waits for the visitor.
    expect(modal.approvals.forwarded).toHaveLength(1);
    expect(modal.getState().approve.pending[1]?.fee).toMatchObject({ share: 30n });
  });

  it.each<[string, (modal: ReturnType<typeof scriptedModal>) => void]>([
    ['fails', ({ chain }) => chain.failAt('estimateFee', new Failure('request-failed'))],
    ['hangs', ({ chain }) => chain.hangAt('estimateFee')],
    ['cannot tell', ({ chain }) => void Object.assign(chain, { costOf: undefined })],
  ])('is passed on as unchecked if the network %s', async (_how, prepare) => {
    const modal = await asked('eth_sendTransaction', [GREEDY], prepare);
    modal.time.advance(3_000);
    expect(modal.approvals.forwarded).toMatchObject([{ params: [GREEDY], fee: 'unchecked' }]);
  });

  it.each([
    ['eth_sendTransaction', [{ to: GREEDY.to }]],
    ['eth_sendTransaction', []],
    ['personal_sign', [GREEDY]],
  ])('causes no request to the network without a fee: %s, %j', async (method, params) => {
    const modal = await asked(method, params, ({ chain }) => chain.failAt('estimateFee', new Failure('timed-out')));
    expect(modal.approvals.forwarded).toEqual([expect.not.objectContaining({ fee: expect.anything() })]);
    expect(modal.approvals.forwarded).toMatchObject([{ method, params }]);
  });

  it('is passed on without a note if it is no more than the network’s fee', async () => {
    const modal = await asked('eth_sendTransaction', [MODEST]);
    modal.time.advance(1_000);
    const [passed] = modal.approvals.forwarded;
    expect(passed).toMatchObject({ params: [MODEST] });
    expect(Object.keys(passed ?? {})).not.toContain('fee');
  });

  it('is bounded without a note where the balance is unknown', async () => {
    const modal = await asked('eth_sendTransaction', [MODEST], ({ chain }) => {
      Object.assign(chain, { costOf: () => of({ gas: 21_000n, price: 10n ** 9n }) });
    });
    expect(modal.approvals.forwarded.map(({ fee }) => fee)).toEqual([undefined]);
  });

  it('that is a large share of the balance, but no more than usual, has no higher fee to compare', async () => {
    const cost = { gas: 21_000n, price: 10n ** 9n, balance: 5n * 10n ** 14n };
    const modal = await asked('eth_sendTransaction', [{ ...GREEDY, maxFeePerGas: '0x12a05f200' }], ({ chain }) => {
      Object.assign(chain, { costOf: () => of(cost) });
    });
    const [request] = modal.getState().approve.pending;
    expect(request?.fee).toEqual({ most: 105_000_000_000_000n, share: 21n });
  });

  it('is left to a wallet that bounds it itself', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet({ type: 'AUTH' })] });
    await modal.connect('test.alpha-wallet');
    const request = modal.approvals.request('eth_sendTransaction', [GREEDY]);
    expect(modal.approvals.forwarded).toEqual([request]);
  });

  it('is also checked before anything is connected', () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    modal.approvals.request('eth_sendTransaction', [GREEDY]);
    modal.time.advance(3_000);
    expect(modal.approvals.forwarded).toMatchObject([{ method: 'eth_sendTransaction', params: [LOWERED] }]);
  });
});
