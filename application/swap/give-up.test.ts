/** Between the visitor's click and the wallet request: a visitor who changes their mind gets no request. */

import { map, mergeMap, of, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Token } from '../../domain/token/token.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { ContractCall, Contracts } from '../ports/contracts.js';
import type { SendStep } from '../ports/link.js';
import type { Swaps } from '../ports/services.js';
import { swap } from './actions.js';

const networkId = 'eip155:1';
const ETH: Token = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18 };
const KELP: Token = { networkId, name: 'Kelp', symbol: 'KELP', decimals: 18, address: `0x${'ce'.repeat(20)}` };
const EXCHANGE = `0x${'e8'.repeat(20)}`;
const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const ONE = 10n ** 18n;

/** A visitor who has clicked the button, while the wallet reports its network. */
async function pressed(allowed: bigint) {
  const wallet = scriptedWallet();
  const call = { to: EXCHANGE, data: '0x', value: 0n };
  const asked: ContractCall[] = [];
  const contracts: Contracts = {
    approvalOf: (data) => (data === 'approve' ? { spender: EXCHANGE, amount: ONE } : undefined),
    approve: (): ContractCall => ({ ...call, to: KELP.address ?? '' }),
    termsOf: () => undefined,
    askOf: () => ({ method: 'eth_sendTransaction', payload: '[]', says: [] }),
    tryOut: () => of({ spent: ONE, got: ONE }),
    send: (_link, _address, wanted, _network, asking) =>
      timer(1_000, modal.time.scheduler).pipe(
        map(() => {
          asking?.();
          asked.push(wanted);
        }),
        mergeMap(() => timer(1_000, modal.time.scheduler)),
        map((): SendStep => ({ type: 'confirmed', hash: '0x1' })),
      ),
  };
  const swaps: Swaps = {
    tokens: () => of([ETH, KELP]),
    prices: (_network, tokens) => of(tokens.map(() => '1')),
    gasPrice: () => of(1n),
    quote: () => of(ONE),
    allowance: () => of(allowed),
    approval: () => of({ to: KELP.address ?? '', data: 'approve' }),
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
  for (const token of [ETH, KELP])
    for (const address of [wallet.accounts[0].address, OTHER]) modal.chain.credit(address, token, 200n * ONE);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'swap', preset: { fromToken: 'KELP', toToken: 'ETH', amount: '1' } } });
  modal.time.advance(1_000);
  await modal.push({ view: 'swap-preview' });
  modal.time.advance(1);
  const outcome = swap(modal);
  expect(modal.getState().swap?.stage).not.toBe('editing');
  return { modal, wallet, asked, outcome };
}

type Made = Awaited<ReturnType<typeof pressed>>;

const CHANGES: [string, (made: Made) => void][] = [
  ['closes the modal', ({ modal }) => void modal.close(true)],
  ['goes back to the form', ({ modal }) => void modal.back()],
  ['uses another account', ({ wallet }) => wallet.useAccounts(OTHER)],
  ['uses another network', ({ wallet }) => wallet.useNetwork('eip155:2')],
  ['disconnects', ({ modal }) => void modal.disconnect()],
  ['loses the wallet', ({ wallet }) => wallet.lose()],
];

describe.each([
  ['a swap', 10n * ONE],
  ['the leave to take tokens', 0n],
])('%s that has not been requested from the wallet yet', (_what, allowed) => {
  it('is requested if nothing changes', async () => {
    const { modal, asked, outcome } = await pressed(allowed);
    modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  it.each(CHANGES)('is cancelled, without a message, if the visitor %s', async (_change, change) => {
    const made = await pressed(allowed);
    change(made);
    made.modal.time.advance(5_000);
    expect(await made.outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(made.asked).toEqual([]);
    expect(made.modal.getState().swap?.stage ?? 'editing').toBe('editing');
    expect(made.modal.getState().swap?.ended).toBeUndefined();
    expect(made.modal.getState().notices.snack).toBeUndefined();
  });

  it.each(CHANGES)('continues once requested, even if the visitor %s', async (_change, change) => {
    const made = await pressed(allowed);
    made.modal.time.advance(1_000);
    expect(made.asked).toHaveLength(1);
    change(made);
    made.modal.time.advance(5_000);
    expect(await made.outcome).toMatchObject({ ok: true });
  });
});
