/** The cost of a transaction built by a page, regardless of the fee it names itself. */
import { catchError, forkJoin, map, of } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { AskNode } from '../node/ask-node.js';
import type { ReadGasPrice } from './gas-price.js';

const HEX = /^0x[\da-f]{1,16}$/i;
/** The fields that determine the amount of gas. */
const TRIED = ['from', 'to', 'value', 'data', 'input'] as const;

export function costOf(ask: AskNode, gasPrice: ReadGasPrice): Required<Chain>['costOf'] {
  return (transaction, network) => {
    const call = Object.fromEntries(TRIED.map((name) => [name, readProperty(transaction, name)]));
    return forkJoin({
      gas: ask(network, 'eth_estimateGas', [call]).pipe(
        map((answer) => (typeof answer === 'string' && HEX.test(answer) ? BigInt(answer) : undefined)),
        catchError(() => of(undefined)),
      ),
      price: gasPrice(network).pipe(map(({ most }) => most)),
    });
  };
}
