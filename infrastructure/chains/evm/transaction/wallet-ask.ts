/** The wallet request for a transfer, and what it says, decoded from the transaction itself. */
import type { Hex } from 'viem';
import { checksumAddress } from '../../../../domain/address/checksum-address.js';
import { formatAmount } from '../../../../domain/money/amount.js';
import { chainIdToNumber } from '../../../../domain/network/chain-id.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Said, Transfer, WalletAsk } from '../../../../domain/transaction/transfer.js';
import { onNetwork, transactionOf } from './transaction.js';

/** `transfer(address,uint256)`, then two words of 32 bytes. */
const TRANSFER_CALL = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})$/i;

export function walletAsk(transfer: Transfer, network: Network): WalletAsk {
  const transaction = onNetwork(transactionOf(transfer), network);
  const { to, value, data, chainId } = transaction;
  const { token } = transfer;
  const { symbol, decimals } = network.nativeCurrency;
  const [, receiver = '', amount = '0'] = TRANSFER_CALL.exec(data) ?? [];
  const sent: Said = { name: 'amount', value: formatAmount(BigInt(value), decimals), symbol };
  const call: readonly Said[] = [
    { name: 'contract', value: to },
    { name: 'function', value: 'transfer' },
    { name: 'to', value: checksumAddress(`0x${receiver}`) },
    { name: 'amount', value: formatAmount(BigInt(`0x${amount}`), token.decimals), symbol: token.symbol },
  ];
  return {
    method: 'eth_sendTransaction',
    payload: JSON.stringify([transaction]),
    says: [
      ...(receiver ? call : [{ name: 'to', value: to } as const]),
      ...(receiver && BigInt(value) === 0n ? [] : [sent]),
      ...(receiver || data === '0x' ? [] : [{ name: 'data', value: data } as const]),
      { name: 'chain', value: String(chainIdToNumber(`eip155:${BigInt(chainId as Hex)}`)) },
    ],
  };
}
