/** The wallet request for a transfer, and what it says, decoded from its own bytes. */
import { VersionedTransaction } from '@solana/web3.js';
import { formatAmount } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { Said, WalletAsk } from '../../../domain/transaction/transfer.js';
import { toBase64 } from '../../base64.js';

/** By program: the instructions that transfers consist of. */
const COMPUTE = 'ComputeBudget111111111111111111111111111111';
const SYSTEM = '1'.repeat(32);
const ACCOUNTS = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const TRANSFER = 2;
const TRANSFER_CHECKED = 12;

export function walletAsk(bytes: Uint8Array, token: Token, { nativeCurrency }: Network): WalletAsk {
  const { message } = VersionedTransaction.deserialize(bytes);
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  const says = message.compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }): readonly Said[] => {
    const program = keys[programIdIndex] ?? '';
    const key = (at: number) => keys[accountKeyIndexes[at] ?? -1] ?? '';
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    // The price of compute units is part of the fee.
    if (program === COMPUTE) return [];
    if (program === SYSTEM && data.length === 12 && view.getUint32(0, true) === TRANSFER) {
      const amount = formatAmount(view.getBigUint64(4, true), nativeCurrency.decimals);
      return [
        { name: 'to', value: key(1) },
        { name: 'amount', value: amount, symbol: nativeCurrency.symbol },
      ];
    }
    if (program === ACCOUNTS) return [{ name: 'newAccount', value: key(2) }];
    if (data.length === 10 && data[0] === TRANSFER_CHECKED) {
      const amount = formatAmount(view.getBigUint64(1, true), data[9] ?? 0);
      return [
        { name: 'token', value: key(1) },
        { name: 'tokenAccount', value: key(2) },
        { name: 'amount', value: amount, symbol: token.symbol },
      ];
    }
    return [{ name: 'program', value: program }];
  });
  return { method: 'solana_signAndSendTransaction', payload: toBase64(bytes), says };
}
