/** The last prepared transfer: what was shown is what is sent. */
import type { SchedulerLike } from 'rxjs';
import type { Network } from '../../../domain/network/network.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import type { PreparedTransfer } from './prepare-transfer.js';

/** A blockhash is valid for at least a minute, part of which the visitor needs to approve. */
const LIFETIME = 45_000;

export interface PreparedOnce {
  keep(transfer: Transfer, network: Network, prepared: PreparedTransfer): void;
  /** If this very transfer was prepared recently. */
  find(transfer: Transfer, network: Network): PreparedTransfer | undefined;
  /** Sent again it would be the same transaction, which networks execute once. */
  forget(): void;
}

export function preparedOnce(scheduler: SchedulerLike): PreparedOnce {
  let last: { readonly key: string; readonly prepared: PreparedTransfer; readonly at: number } | undefined;
  return {
    keep(transfer, network, prepared) {
      last = { key: keyOf(transfer, network), prepared, at: scheduler.now() };
    },
    find(transfer, network) {
      const fresh = last?.key === keyOf(transfer, network) && scheduler.now() - last.at < LIFETIME;
      return fresh ? last?.prepared : undefined;
    },
    forget() {
      last = undefined;
    },
  };
}

function keyOf({ token, from, to, amount }: Transfer, { caipNetworkId }: Network): string {
  return [caipNetworkId, token.address, token.decimals, from, to, amount].join(' ');
}
