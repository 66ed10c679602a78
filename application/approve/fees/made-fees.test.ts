/** Fees that are part of a page's transaction, as on Solana: shown, and held back if they are high. */
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { MadeFee } from '../../../domain/transaction/made-fee.js';
import { scriptedChain } from '../../../infrastructure/fakes/scripted-chain.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import type { Chain } from '../../ports/chain.js';

const PLACE = 'solana:place';
const NETWORK: NetworkInput = {
  ...{ id: 'place', caipNetworkId: PLACE, chainNamespace: 'solana', name: 'Place' },
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
};
const ACCOUNT = '8'.repeat(44);

async function asked(
  method: string,
  params: unknown,
  costOfMade: (texts: readonly string[]) => Observable<MadeFee>,
  neverExpires: Chain['neverExpires'] = () => of(false),
) {
  const time = virtualTime();
  const costs = { costOfMade, neverExpires };
  const chain = Object.assign(scriptedChain({ namespace: 'solana', scheduler: time.scheduler }), costs);
  const wallet = scriptedWallet({ networkId: PLACE, accounts: [ACCOUNT] });
  const modal = scriptedModal({ time, chain, wallets: [wallet], options: { networks: [NETWORK] } });
  await modal.connect('test.alpha-wallet');
  modal.approvals.request(method, params, 'solana');
  return modal;
}
const ONE = { transaction: 'AB' };
const usual = { fee: 5_000n, usual: 5_000n };
const high = { fee: 900_000n, usual: 5_000n };

describe('S6.4 a fee that is fixed in the transaction', () => {
  it.each([
    ['solana_signTransaction', ONE, ['AB']],
    ['solana_signAndSendTransaction', ONE, ['AB']],
    ['solana_signAllTransactions', { transactions: ['AB', 'CD'] }, ['AB', 'CD']],
  ])('is known for %s, and the wallet is asked at once if it is usual', async (method, params, texts) => {
    const seen: (readonly string[])[] = [];
    const { approvals, getState } = await asked(method, params, (given) => {
      seen.push(given);
      return of(usual);
    });
    expect(seen).toEqual([texts]);
    expect(approvals.forwarded).toMatchObject([{ params, fee: { most: 5_000n } }]);
    expect(getState().approve.dangers ?? {}).toEqual({});
  });

  it('is a danger if it is far above the usual one, and is not changed', async () => {
    const { approvals, getState } = await asked('solana_signTransaction', ONE, () => of(high));
    const [request] = getState().approve.pending;
    expect(request).toMatchObject({ params: ONE, fee: { most: 900_000n, usual: 5_000n } });
    expect(getState().approve.dangers).toMatchObject({ [request?.id ?? '']: { dangers: ['high-fee'], held: true } });
    expect(approvals.forwarded).toEqual([]);
  });

  it('that another account pays is not counted', async () => {
    const { approvals } = await asked('solana_signTransaction', ONE, () => of({ fee: 0n, usual: 0n }));
    expect(approvals.forwarded).toHaveLength(1);
    expect(approvals.forwarded[0]).not.toHaveProperty('fee');
  });

  it.each<[string, () => Observable<MadeFee>]>([
    ['that the network does not tell', () => throwError(() => new Error('gone'))],
    [
      'that is not an observable',
      () => {
        throw new Error('no transaction');
      },
    ],
    ['that never comes', () => NEVER],
  ])('%s is not checked, and the visitor is told', async (_, costOfMade) => {
    const { approvals, time } = await asked('solana_signTransaction', ONE, costOfMade);
    time.advance(3_000);
    expect(approvals.forwarded).toMatchObject([{ fee: 'unchecked' }]);
  });
});

describe('S6.4 a transaction that never expires', () => {
  it.each<[string, () => Observable<MadeFee>]>([
    ['is known', () => of(usual)],
    ['cannot be known', () => throwError(() => new Error('gone'))],
  ])('is held back until the visitor continues, also when its fee %s', async (_, costOfMade) => {
    const { approvals, getState } = await asked('solana_signTransaction', ONE, costOfMade, (given) =>
      of(given.includes('AB')),
    );
    const [request] = getState().approve.pending;
    expect(getState().approve.dangers).toMatchObject({
      [request?.id ?? '']: { dangers: ['never-expires'], held: true },
    });
    expect(approvals.forwarded).toEqual([]);
  });

  it('is not assumed, and nothing waits for a chain that never tells', async () => {
    const { approvals, time } = await asked(
      'solana_signTransaction',
      ONE,
      () => of(usual),
      () => NEVER,
    );
    time.advance(3_000);
    expect(approvals.forwarded).toMatchObject([{ params: ONE }]);
  });
});
