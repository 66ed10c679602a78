import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import { formatAmount } from '../../../domain/money/amount.js';
import { sharedInstance } from '../instance.js';

/** The balance, or why it could not be read. */
export interface BalanceAnswer {
  /** The balance of the native currency in whole units, as decimal text. Absent after an error. */
  data?: { formatted: string; symbol: string };
  /** Why it could not be read; null if it was. */
  error: string | null;
  isSuccess: boolean;
  isError: boolean;
}

/** Reads the native balance of the account in use from the network. */
async function fetchBalance(): Promise<BalanceAnswer> {
  const modal = sharedInstance()?.porthole;
  const outcome = await modal?.refreshBalance();
  const holdings = modal && holdingsOf(modal.getState());
  const native = holdings?.holdings.find(({ token }) => token.address === undefined);
  if (!outcome?.ok || !native) {
    const failure = outcome?.ok === false ? outcome.failure.message : holdings?.failure?.message;
    return { error: failure ?? 'The balance is not known', isSuccess: false, isError: true };
  }
  const { amount, token } = native;
  const data = { formatted: formatAmount(amount, token.decimals), symbol: token.symbol };
  return { data, error: null, isSuccess: true, isError: false };
}

const BALANCE = { fetchBalance };

/** Returns `fetchBalance`, which reads the native balance of the account in use. */
export function useAppKitBalance(): typeof BALANCE {
  return BALANCE;
}
