/** The balances of accounts at one moment, as nodes report them for before and after a transaction. */
import { type Address, getAddressDecoder } from '@solana/kit';
import type { LiteSVM } from 'litesvm';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './token-accounts.js';

export interface TokenBalance {
  /** The index in the list of accounts. */
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner: string;
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number };
}

export interface Balances {
  readonly lamports: readonly number[];
  readonly tokens: readonly TokenBalance[];
}

const TOKEN_ACCOUNT_SIZE = 165;

export function balancesOf(vm: LiteSVM, accounts: readonly Address[]): Balances {
  const decoder = getAddressDecoder();
  const found = accounts.map((each) => vm.getAccount(each));
  return {
    lamports: found.map((each) => (each.exists ? Number(each.lamports) : 0)),
    tokens: found.flatMap((each, accountIndex) => {
      if (!each.exists || each.data.length < TOKEN_ACCOUNT_SIZE) return [];
      const { data, programAddress } = each;
      if (programAddress !== TOKEN_PROGRAM && programAddress !== TOKEN_2022_PROGRAM) return [];
      const mint = decoder.decode(data.slice(0, 32));
      const minted = vm.getAccount(mint);
      const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(64, true);
      return {
        ...{ accountIndex, mint, owner: decoder.decode(data.slice(32, 64)) },
        uiTokenAmount: { amount: String(amount), decimals: minted.exists ? (minted.data[44] ?? 0) : 0 },
      };
    }),
  };
}
