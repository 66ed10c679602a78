/** The wallet request for a contract call, and what it says, decoded from the transaction itself. */
import type { ContractCall, Contracts } from '../../../../application/ports/contracts.js';
import { formatAmount } from '../../../../domain/money/amount.js';
import { chainIdToNumber } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import { textOf } from '../../../../domain/text/text-of.js';
import type { Said, SaidName } from '../../../../domain/transaction/transfer.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { approvalOf, functionOf, termsOf } from './swap-terms.js';

interface Unit {
  readonly decimals: number;
  readonly symbol: string;
}

/** The exact request. */
export type Asked = (address: string, call: ContractCall, network: Network) => string;

export function callAsk(asked: Asked): Contracts['askOf'] {
  return ({ address, network, from, to }, call) => {
    const payload = asked(address, call, network);
    const [transaction]: readonly unknown[] = JSON.parse(payload);
    const text = (name: string) => textOf(readProperty(transaction, name));
    const [data, value] = [text('data'), BigInt(text('value'))];
    const units = (name: SaidName, amount: bigint | undefined, unit: Unit): readonly Said[] =>
      amount === undefined ? [] : [{ name, value: formatAmount(amount, unit.decimals), symbol: unit.symbol }];
    const whole = (name: SaidName, value: string | undefined): readonly Said[] =>
      value === undefined ? [] : [{ name, value }];
    const [approval, terms] = [approvalOf(data), termsOf(data)];
    const says: readonly Said[] = [
      ...whole('contract', text('to')),
      ...whole('function', functionOf(data)),
      ...whole('spender', approval?.spender),
      ...units('amount', approval?.amount, from),
      ...units('amountIn', terms?.amount, from),
      ...units('least', terms?.least, to),
      ...whole('to', terms?.recipient),
      ...units('amount', value > 0n ? value : undefined, network.nativeCurrency),
      ...whole('chain', String(chainIdToNumber(`eip155:${BigInt(text('chainId'))}`))),
    ];
    return {
      method: 'eth_sendTransaction',
      payload,
      says,
    };
  };
}
