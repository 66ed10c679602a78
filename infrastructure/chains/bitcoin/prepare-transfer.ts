/** A prepared transfer: its coins, and its fee. */
import { catchError, defer, forkJoin, map, type Observable, throwError } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import { fields, number, refine } from '../../../domain/value/shape-check.js';
import { isBitcoinAddress, readBitcoinAddress } from './address.js';
import type { Explorer } from './ask-explorer.js';
import type { BitcoinOptions } from './bitcoin-options.js';
import { type CoinChoice, chooseCoins } from './choose-coins.js';
import { readCoins } from './read-holdings.js';

/** Far above any real fee: a service with such a rate is wrong or malicious. */
const MOST_RATE = 5000;
const rate = refine(number, (value) => value > 0 && value <= MOST_RATE);
const rates = fields({ fastestFee: rate, halfHourFee: rate, hourFee: rate });
const RATE_OF = { fast: 'fastestFee', usual: 'halfHourFee', slow: 'hourFee' } as const;

/** Emits one selection, then completes. Fails with `insufficient-funds`, `invalid-address`, `invalid-amount`, `request-failed`. */
export function prepareTransfer(
  explorer: Explorer,
  { token, from, to, amount }: Transfer,
  network: Network,
  { speed = 'usual' }: BitcoinOptions,
): Observable<CoinChoice> {
  return defer(() => {
    const [sender, receiver] = [from, to].map(readBitcoinAddress);
    if (!sender || !receiver || !isBitcoinAddress(to, network.caipNetworkId))
      throw new Failure('invalid-address', 'Not an address of this network');
    if (token.address !== undefined) throw new Failure('insufficient-funds', 'There are no other tokens on Bitcoin');
    return forkJoin({
      coins: readCoins(explorer, network, from),
      rates: explorer.read(network, rates, '/v1/fees/recommended'),
    }).pipe(
      map(({ coins, rates: reported }) =>
        chooseCoins(coins, { amount, rate: reported[RATE_OF[speed]], from: sender.kind, to: receiver.kind }),
      ),
    );
  }).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}
