import { useEffect } from 'react';
import { holdingsOf } from '../../application/account/holdings/holdings-of.js';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Failure } from '../../domain/failure/failure.js';
import { formatAmount } from '../../domain/money/amount.js';
import type { Holding } from '../../domain/token/token.js';
import { useModal } from '../use-modal.js';

/** An exact amount of a network's native currency. */
export interface NativeBalance {
  /** In the smallest unit (wei, lamports). */
  readonly value: bigint;
  readonly decimals: number;
  readonly symbol: string;
  /** The amount in whole units as decimal text, not rounded. */
  readonly formatted: string;
}

/** What `useBalance` returns: the balance of the account in use on the network in use. */
export interface BalanceInUse {
  /** `idle`: no wallet is connected. A failed update keeps the last known `data`. */
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** The native balance; undefined while it is unknown. */
  readonly data: NativeBalance | undefined;
  /** All known balances of the account, tokens included; the native currency comes first. */
  readonly holdings: readonly Holding[];
  readonly error: Failure | undefined;
  /** Reads the balance again. */
  readonly refetch: () => Promise<Outcome>;
}

const NONE: readonly Holding[] = [];

/** The balances of the account in use on the network in use. */
export function useBalance(): BalanceInUse {
  const modal = useModal();
  const entry = useModal(holdingsOf);
  const connected = useModal(({ connect }) => connect.connections[connect.activeNamespace]?.status === 'connected');
  const native = entry?.holdings.find(({ token }) => token.address === undefined);
  const status = !connected
    ? 'idle'
    : entry?.status === 'failed'
      ? 'error'
      : native || entry?.status === 'ready'
        ? 'success'
        : 'pending';
  const unread = connected && !entry;
  useEffect(() => {
    // Nothing else in the page may have requested it.
    if (unread) void modal.refreshBalance();
  }, [modal, unread]);
  return {
    status,
    ...{ isPending: status === 'pending', isSuccess: status === 'success', isError: status === 'error' },
    data: native && {
      value: native.amount,
      decimals: native.token.decimals,
      symbol: native.token.symbol,
      formatted: formatAmount(native.amount, native.token.decimals),
    },
    holdings: entry?.holdings ?? NONE,
    error: entry?.failure,
    refetch: modal.refreshBalance,
  };
}
