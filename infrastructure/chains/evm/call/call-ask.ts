/** The wallet request for a contract call, and what it says, decoded from the transaction itself. */
import type { ContractCall, Contracts } from '../../../../application/ports/contracts.js';
import { formatAmount } from '../../../../domain/money/amount.js';
import { chainIdToNumber } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import { textOf } from '../../../../domain/text/text-of.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { approvalOf, functionOf, termsOf } from './swap-terms.js';

/** The exact request. */
export type Asked = (address: string, call: ContractCall, network: Network) => string;

export function callAsk(asked: Asked): Contracts['askOf'] {
  return ({ address, network, from, to }, call) => {
    const payload = asked(address, call, network);
    const [transaction]: readonly unknown[] = JSON.parse(payload);
    const text = (name: string) => textOf(readProperty(transaction, name));
    const [data, value] = [text('data'), BigInt(text('value'))];
    const { symbol, decimals } = network.nativeCurrency;
    const units = (amount: bigint, token: { readonly decimals: number; readonly symbol: string }) =>
      `${formatAmount(amount, token.decimals)} ${token.symbol}`;
    const [approval, terms] = [approvalOf(data), termsOf(data)];
    const says: readonly (readonly [string, string | undefined])[] = [
      ['contract', text('to')],
      ['function', functionOf(data)],
      ['spender', approval?.spender],
      ['amount', approval && units(approval.amount, from)],
      ['amount in', terms?.amount === undefined ? undefined : units(terms.amount, from)],
      ['amount out, least', terms && units(terms.least, to)],
      ['to', terms?.recipient],
      ['value', value > 0n ? units(value, { symbol, decimals }) : undefined],
      ['chain', String(chainIdToNumber(`eip155:${BigInt(text('chainId'))}`))],
    ];
    return {
      method: 'eth_sendTransaction',
      payload,
      says: says.flatMap(([name, each]) => (each === undefined ? [] : [{ name, value: each }])),
    };
  };
}
