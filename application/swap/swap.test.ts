import { type Observable, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Token } from '../../domain/token.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { ContractCall, Contracts } from '../contracts.js';
import type { Swaps } from '../services.js';

const networkId = 'eip155:1';
const ETH: Token = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18 };
const KELP: Token = { networkId, name: 'Kelp', symbol: 'KELP', decimals: 18, address: `0x${'ce'.repeat(20)}` };
const EXCHANGE = `0x${'e8'.repeat(20)}`;
const ONE = 10n ** 18n;

async function previewed() {
  const wallet = scriptedWallet();
  let quote: () => Observable<bigint> = () => of(ONE);
  const call = { to: EXCHANGE, data: '0x', value: 0n };
  const contracts: Contracts = {
    approvalOf: () => ({ spender: EXCHANGE, amount: ONE }),
    approve: (): ContractCall => ({ ...call, to: KELP.address ?? '' }),
    termsOf: () => undefined,
    askOf: () => ({ method: 'eth_sendTransaction', payload: '[]', says: [] }),
    tryOut: () => of({ spent: ONE, got: ONE }),
    send: () => of({ type: 'submitted', hash: '0x1' } as const, { type: 'confirmed', hash: '0x1' } as const),
  };
  const swaps: Swaps = {
    tokens: () => of([ETH, KELP]),
    prices: (_network, tokens) => of(tokens.map(() => '1')),
    gasPrice: () => of(1n),
    quote: () => quote(),
    allowance: () => of(0n),
    approval: () => of({ to: KELP.address ?? '', data: '0x' }),
    build: () => of(call),
  };
  const modal = scriptedModal({
    wallets: [wallet],
    services: { swaps },
    options: {
      services: { swaps: { id: 'swaps', load: () => Promise.reject() } },
      tokens: { [networkId]: [KELP] },
    },
  });
  Object.assign(modal.chain, { contracts: of(contracts) });
  for (const token of [ETH, KELP]) modal.chain.credit(wallet.accounts[0].address, token, 200n * ONE);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'swap', preset: { fromToken: 'KELP', toToken: 'ETH', amount: '1' } } });
  modal.time.advance(1_000);
  await modal.push({ view: 'swap-preview' });
  modal.time.advance(1);
  return {
    modal,
    quotes: (next: Observable<bigint>) => {
      quote = () => next;
    },
  };
}

describe('after the leave to take tokens', () => {
  it('a price of the form before says nothing of the one that is there now', async () => {
    const { modal, quotes } = await previewed();
    expect(modal.getState().swap?.build).toMatchObject({ status: 'ready', approval: { to: KELP.address } });
    const late = new Subject<bigint>();
    quotes(late);
    const outcome = modal.swap();
    expect(modal.getState().swap).toMatchObject({ stage: 'editing', build: undefined });
    await modal.back();
    quotes(new Subject());
    await modal.editSwap({ amountText: '100' });
    late.next(ONE);
    late.complete();
    expect(modal.getState().swap?.quote?.status).not.toBe('ready');
    expect(modal.getState().swap?.build).toBeUndefined();
    expect(await outcome).toMatchObject({ ok: true });
  });
});
