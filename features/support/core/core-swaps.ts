/** Swaps in memory: an exchange that quotes the market price minus one percent, and its contracts. */
import { concat, defer, mergeMap, type Observable, of, type SchedulerLike } from 'rxjs';
import type { ContractCall, Contracts, TrialOutcome } from '../../../application/ports/contracts.js';
import type { SendStep } from '../../../application/ports/link.js';
import type { BuiltCall, SwapOrder, Swaps } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { amountOfValue, fiatValue, MAX_AMOUNT } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { ScriptedChain } from '../../../infrastructure/fakes/index.js';
import { placeholderHex } from '../../../infrastructure/fakes/placeholder-hex.js';
import { isScriptedLink } from '../../../infrastructure/fakes/scripted-link.js';
import { type ScriptedService, scriptedService } from '../../../infrastructure/fakes/scripted-service.js';
import { ETHER, TOKENS } from './core-networks.js';

export interface CoreSwaps {
  readonly swaps: Swaps;
  readonly contracts: Contracts;
  /** How often one was quoted. */
  quotes(): number;
  /** Each call, by its name in the service. */
  readonly calls: ReadonlyMap<string, Faulty>;
}

type Faulty = Pick<ScriptedService<never, unknown>, 'takes' | 'hang' | 'fail'>;

const PRICES: Readonly<Record<string, string>> = { ETH: '3012.48', SALT: '0.42', KELP: '1' };
/** Not the token that the site lists. */
const SALT_TOO: Omit<Token, 'networkId'> = {
  name: 'Salt Too',
  symbol: 'SALT',
  decimals: 18,
  address: `0x${'5b'.repeat(20)}`,
};
const EXCHANGE = `0x${'e8'.repeat(20)}`;
const LESS = { from: 99n, of: 100n };

interface Said {
  readonly kind: 'approve' | 'swap';
  readonly from: Token;
  readonly to: Token;
  readonly owner: string;
  readonly amount: string;
  readonly got: string;
}

export function coreSwaps(chain: ScriptedChain, scheduler: SchedulerLike): CoreSwaps {
  const allowances = new Map<string, bigint>();
  const keyOf = ({ from, address }: SwapOrder) => `${address} ${from.address}`;
  const serve = <Q, A>(make: (question: Q) => A) => scriptedService(make, scheduler);
  const tokens = serve((network: Network): readonly Token[] =>
    [ETHER, ...TOKENS.map(({ whole: _, ...token }) => token), SALT_TOO].map((token) => ({
      ...token,
      networkId: network.caipNetworkId,
    })),
  );
  const prices = serve((asked: readonly Token[]) => asked.map(({ symbol }) => PRICES[symbol]));
  const gasPrice = serve((_network: Network) => 1_000_000_000n);
  const quote = serve((order: SwapOrder) => {
    const amount = quoted(order);
    if (!amount) throw new Failure('invalid-amount', 'Incorrect amount');
    return amount;
  });
  const allowance = serve((order: SwapOrder) => allowances.get(keyOf(order)) ?? 0n);
  const approval = serve(
    (order: SwapOrder): BuiltCall => ({ to: order.from.address ?? '', data: said('approve', order) }),
  );
  const build = serve((order: SwapOrder): BuiltCall => ({ to: EXCHANGE, data: said('swap', order) }));

  const contracts: Contracts = {
    approvalOf: (data) => (read(data).kind === 'approve' ? { spender: EXCHANGE, amount: MAX_AMOUNT } : undefined),
    approve: ({ address = '' }, { amount }): ContractCall => ({ to: address, data: `approve ${amount}`, value: 0n }),
    termsOf: () => undefined,
    askOf: (_trial, call) => ({ method: 'eth_sendTransaction', payload: call.data, says: [] }),
    tryOut: ({ calls }): Observable<TrialOutcome> => {
      const { amount, got } = read(calls.at(-1)?.data ?? '');
      return of({ spent: BigInt(amount), got: BigInt(got) });
    },
    send: (link, address, call, _network, asking) =>
      defer(() => {
        if (!isScriptedLink(link)) throw new Error('A scripted chain needs a link of a scripted connector');
        asking?.();
        return link.script.ask('send', call);
      }).pipe(
        mergeMap(() => {
          const hash = placeholderHex(32, 0x5a);
          const made$ = defer(() => {
            const allowed = /^approve (\d+)$/.exec(call.data)?.[1];
            if (allowed !== undefined) allowances.set(`${address} ${call.to}`, BigInt(allowed));
            else move(chain, read(call.data));
            return of<SendStep>({ type: 'confirmed', hash });
          });
          return concat(of<SendStep>({ type: 'submitted', hash }), made$);
        }),
      ),
  };

  return {
    swaps: {
      tokens: tokens.answer,
      prices: (_network, asked) => prices.answer(asked),
      gasPrice: gasPrice.answer,
      quote: quote.answer,
      allowance: allowance.answer,
      approval: approval.answer,
      build: build.answer,
    },
    contracts,
    quotes: () => quote.asked.length,
    calls: new Map<string, Faulty>([
      ['convert-tokens', tokens],
      ['price', prices],
      ['gas-price', gasPrice],
      ['quotes', quote],
      ['allowance', allowance],
      ['build-approve', approval],
      ['build-transaction', build],
    ]),
  };
}

function quoted({ from, to, amount }: SwapOrder): bigint | undefined {
  const value = fiatValue(amount, from.decimals, PRICES[from.symbol]);
  const all = value && amountOfValue(value, to.decimals, PRICES[to.symbol] ?? '');
  return all ? (all * LESS.from) / LESS.of : undefined;
}

function said(kind: Said['kind'], order: SwapOrder): string {
  const { from, to, address: owner, amount } = order;
  const words: Said = { kind, from, to, owner, amount: String(amount), got: String(quoted(order) ?? 0n) };
  return JSON.stringify(words);
}

function read(data: string): Said {
  return JSON.parse(data) as Said;
}

function move(chain: ScriptedChain, { from, to, owner, amount, got }: Said): void {
  chain.credit(owner, from, -BigInt(amount));
  chain.credit(owner, to, BigInt(got));
}
