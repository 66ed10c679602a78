/** The cost of a transaction built by a page, regardless of the fee it names itself. */
import { catchError, forkJoin, map, of } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import type { FeeLimits } from '../../../../domain/transaction/fee-limits.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { AskNode } from '../node/ask-node.js';
import type { ReadGasPrice } from './gas-price.js';

const HEX = /^0x[\da-f]{1,64}$/i;
/** The fields that determine the amount of gas. */
const TRIED = ['from', 'to', 'value', 'data', 'input'] as const;

export function costOf(ask: AskNode, gasPrice: ReadGasPrice, limits?: FeeLimits): Required<Chain>['costOf'] {
  return (transaction, network) => {
    const call = Object.fromEntries(TRIED.map((name) => [name, readProperty(transaction, name)]));
    const quantity = (method: string, params: readonly unknown[]) =>
      ask(network, method, params).pipe(
        map((answer) => (typeof answer === 'string' && HEX.test(answer) ? BigInt(answer) : undefined)),
        catchError(() => of(undefined)),
      );
    // A user operation has another field for its account, and only bundlers can estimate it.
    const sender = readProperty(transaction, 'sender');
    const payer = sender ?? call.from;
    return forkJoin({
      gas: sender === undefined ? quantity('eth_estimateGas', [call]) : of(undefined),
      price: gasPrice(network).pipe(map(({ most }) => most)),
      balance: payer === undefined ? of(undefined) : quantity('eth_getBalance', [payer, 'latest']),
      limits: of(limits),
    });
  };
}
