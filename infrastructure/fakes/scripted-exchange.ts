/** A swap service, its contracts, and a visitor who holds 200 ether and 200 kelp. Each answer can be replaced. */
import { Observable, of } from 'rxjs';
import type { Event, EventType } from '../../application/engine/events.js';
import type { ContractCall, Contracts, Trial } from '../../application/ports/contracts.js';
import type { SwapOrder, Swaps } from '../../application/ports/services.js';
import type { SwapPreset } from '../../application/swap/state.js';
import type { Token } from '../../domain/token/token.js';
import { type ScriptedModalParts, scriptedModal } from './scripted-modal.js';
import { type ScriptedWallet, scriptedWallet } from './scripted-wallet.js';

const networkId = 'eip155:1';
export const ETH: Token = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18 };
export const KELP: Token = { networkId, name: 'Kelp', symbol: 'KELP', decimals: 6, address: `0x${'ce'.repeat(20)}` };
export const EXCHANGE = `0x${'e8'.repeat(20)}`;
export const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
/** The amount received, regardless of the amount spent: 0.002 ether. */
export const QUOTED = 2n * 10n ** 15n;
export const ONE_KELP = 10n ** 6n;

type Asked = 'quote' | 'allowance' | 'approval' | 'build';
type Answers<T> = { -readonly [Name in keyof T]: T[Name] };

export type ScriptedExchange = ReturnType<typeof scriptedExchange>;

/** `missing`: parts of the core that cannot be loaded. */
export function scriptedExchange(
  wallet: ScriptedWallet = scriptedWallet(),
  missing: ScriptedModalParts['missing'] = [],
) {
  const orders: { readonly task: Asked; readonly order: SwapOrder; readonly at: number }[] = [];
  const trials: Trial[] = [];
  const sent: ContractCall[] = [];
  const priced: (readonly Token[])[] = [];
  const service: Answers<Swaps> = {
    tokens: () => of([KELP, ETH]),
    prices: (_network, tokens) => of(tokens.map(({ symbol }) => (symbol === 'ETH' ? '2000' : '4'))),
    gasPrice: () => of(10n ** 9n),
    quote: () => of(QUOTED),
    allowance: () => of(0n),
    approval: () => of({ to: KELP.address ?? '', data: `approve ${EXCHANGE} ${10n ** 30n}` }),
    build: () => of({ to: EXCHANGE, data: 'swap' }),
  };
  const contracts: Answers<Contracts> = {
    approvalOf: (data) => {
      const [word, spender = '', amount = ''] = data.split(' ');
      return word === 'approve' ? { spender, amount: BigInt(amount) } : undefined;
    },
    approve: ({ address = '' }, { spender, amount }) => ({
      ...{ to: address, data: `approve ${spender} ${amount}`, value: 0n },
    }),
    termsOf: () => undefined,
    askOf: (_trial, { data }) => ({ method: 'eth_sendTransaction', payload: data, says: [] }),
    tryOut: () => of({ spent: ONE_KELP, got: QUOTED }),
    send: (_link, _address, _call, _network, asking) =>
      new Observable((emitted) => {
        asking?.();
        emitted.next({ type: 'submitted', hash: '0x1' });
        emitted.next({ type: 'confirmed', hash: '0x1' });
        emitted.complete();
      }),
  };
  const noted =
    <Name extends Asked>(task: Name) =>
    (order: SwapOrder) => {
      orders.push({ task, order, at: modal.time.now() });
      return service[task](order) as ReturnType<Swaps[Name]>;
    };
  const swaps: Swaps = {
    tokens: (network) => service.tokens(network),
    gasPrice: (network) => service.gasPrice(network),
    prices: (network, tokens) => {
      priced.push(tokens);
      return service.prices(network, tokens);
    },
    ...{ quote: noted('quote'), allowance: noted('allowance'), approval: noted('approval'), build: noted('build') },
  };
  const modal = scriptedModal({
    wallets: [wallet],
    missing,
    services: { swaps },
    options: {
      services: { swaps: { id: 'swaps', load: () => Promise.reject() } },
      tokens: { [networkId]: [KELP] },
    },
  });
  const seen: Contracts = {
    approvalOf: (data) => contracts.approvalOf(data),
    approve: (token, approval) => contracts.approve(token, approval),
    termsOf: (data) => contracts.termsOf(data),
    askOf: (trial, call) => contracts.askOf(trial, call),
    tryOut: (trial) => {
      trials.push(trial);
      return contracts.tryOut(trial);
    },
    send: (link, address, call, network, asking) => {
      sent.push(call);
      return contracts.send(link, address, call, network, asking);
    },
  };
  Object.assign(modal.chain, { contracts: of(seen) });
  for (const address of [wallet.accounts[0].address, OTHER]) {
    modal.chain.credit(address, ETH, 200n * 10n ** 18n);
    modal.chain.credit(address, KELP, 200n * ONE_KELP);
  }
  return {
    ...{ modal, wallet, service, contracts, orders, trials, sent, priced },
    swap: () => modal.getState().swap,
    asked: (task: Asked) => orders.filter((each) => each.task === task).map(({ at }) => at),
    emitted: <Type extends EventType>(type: Type) =>
      modal.events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type),
    /** The form, filled in and with a quote. */
    async visit(preset: SwapPreset = { fromToken: 'KELP', toToken: 'ETH', amount: '1' }) {
      await modal.connect(wallet.wallet.id);
      await modal.open({ route: { view: 'swap', preset } });
      modal.time.advance(1_000);
    },
    async preview() {
      await modal.push({ view: 'swap-preview' });
      modal.time.advance(1);
    },
  };
}
