/** The maximum cost of a transfer, and whether the account can pay it. */
import { catchError, defer, forkJoin, map, type Observable, of, throwError } from 'rxjs';
import { encodeFunctionData } from 'viem';
import type { Chain } from '../../../../application/ports/chain.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import type { Network } from '../../../../domain/network/network.js';
import { addressOf, balanceOfData, quantityOf, wordOf } from '../abi.js';
import type { AskNode } from '../node/ask-node.js';
import { transactionOf } from '../transaction/transaction.js';
import { walletAsk } from '../transaction/wallet-ask.js';
import type { ReadGasPrice } from './gas-price.js';

/** The exact gas of a transfer between EOAs. Anything else may need more when it is mined. */
const PLAIN_TRANSFER = 21_000n;

/** Where OP stack networks report the cost of posting a transaction to their parent network. */
const L1_FEE_ORACLE = '0x420000000000000000000000000000000000000F';
const L1_FEE_ABI = [
  {
    type: 'function',
    name: 'getL1FeeUpperBound',
    stateMutability: 'view',
    inputs: [{ name: 'unsignedTxSize', type: 'uint256' }],
    outputs: [{ name: 'fee', type: 'uint256' }],
  },
] as const;
/** An ERC-20 transfer is some 110 bytes long before it is signed. */
const TRANSACTION_SIZE = 130n;

export function estimateFee(ask: AskNode, gasPrice: ReadGasPrice): Chain['estimateFee'] {
  const l1Fee = (network: Network): Observable<bigint> => {
    const data = encodeFunctionData({ abi: L1_FEE_ABI, functionName: 'getL1FeeUpperBound', args: [TRANSACTION_SIZE] });
    return ask(network, 'eth_call', [{ to: L1_FEE_ORACLE, data }, 'latest']).pipe(
      map((answer) => wordOf(answer) ?? 0n),
      catchError(() => of(0n)),
    );
  };

  return (transfer, network) =>
    defer(() => {
      const { token, amount } = transfer;
      const { nativeCurrency: currency } = network;
      const transaction = transactionOf(transfer);
      const { from, to } = transaction;
      return forkJoin({
        price: gasPrice(network),
        l1: l1Fee(network),
        // A failed estimate says little if the account cannot pay, so the balance is checked first.
        gas: ask(network, 'eth_estimateGas', [transaction]).pipe(
          map(quantityOf),
          catchError((error: unknown) => of(toFailure(error))),
        ),
        native: ask(network, 'eth_getBalance', [from, 'latest']).pipe(map(quantityOf)),
        held: token.address
          ? ask(network, 'eth_call', [{ to, data: balanceOfData(addressOf(from)) }, 'latest']).pipe(map(wordOf))
          : of(undefined),
        result: token.address
          ? ask(network, 'eth_call', [transaction, 'latest']).pipe(catchError(() => of('0x')))
          : of('0x'),
      }).pipe(
        map(({ price, l1, gas, native, held, result }) => {
          const spent = token.address ? 0n : amount;
          if (amount > (token.address ? (held ?? 0n) : native)) throw cannotPay(token.symbol);
          if (gas instanceof Failure) throw gas;
          if (native < spent + gas * price.likely + l1) throw cannotPay(currency.symbol);
          // Old tokens do not revert: they return false and move nothing.
          if (wordOf(result) === 0n) throw new Failure('transaction-reverted', `${token.symbol} refuses the transfer`);
          const most = gas === PLAIN_TRANSFER ? gas : gas + gas / 4n;
          const { symbol, decimals } = currency;
          return { amount: most * price.most + l1 + l1 / 4n, symbol, decimals, request: walletAsk(transfer, network) };
        }),
      );
    }).pipe(catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))));
}

function cannotPay(symbol: string): Failure {
  return new Failure('insufficient-funds', `The account does not hold enough ${symbol}`, { data: { symbol } });
}
