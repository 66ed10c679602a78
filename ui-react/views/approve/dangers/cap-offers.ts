/** The spending caps that a visitor can set before a request is forwarded: for tokens with known decimals. */
import type { SimulationEntry } from '../../../../application/changes/state.js';
import { sameAddress } from '../../../../domain/address/address.js';
import type { RpcRequest } from '../../../../domain/request/request.js';
import { type RequestCap, requestCaps } from '../../../../domain/request/request-caps.js';
import { spentTokens } from '../../../../domain/simulation/spent-tokens.js';
import type { KnownTokens } from '../changes/change-lines.js';

export interface CapOffer extends RequestCap {
  readonly symbol: string;
  readonly decimals: number;
  /** The amount that the request itself would spend, or else the account's balance. */
  readonly exact?: { readonly amount: bigint; readonly by: 'spent' | 'held' };
}

/** `calls`: calls without a spending limit, or that had none before an edit. */
export function capOffers(
  request: RpcRequest,
  calls: readonly number[],
  entry: SimulationEntry | undefined,
  known: KnownTokens,
): readonly CapOffer[] {
  const changes = entry?.status === 'ready' && entry.simulation.outcome === 'changes' ? entry.simulation : undefined;
  const spent = spentTokens(changes?.assets ?? []);
  return requestCaps(request).flatMap((cap): readonly CapOffer[] => {
    if (!calls.includes(cap.at)) return [];
    const is = (address: string | undefined) => address !== undefined && sameAddress('eip155', address, cap.token);
    const rights = [...(changes?.allowances ?? []), ...(changes?.standing ?? [])];
    const allowances = rights.filter(({ address }) => is(address));
    // In a collection, the number is the id of an item: another number would be another item.
    if (allowances.some(({ kind }) => kind === 'item' || kind === 'operator')) return [];
    const here = known.network.caipNetworkId;
    const held = known.holdings.find(({ token }) => token.networkId === here && is(token.address));
    const listed = known.vouched.find(({ networkId, address }) => networkId === here && is(address));
    const claims = allowances.find(({ claims }) => claims?.decimals !== undefined)?.claims;
    const token = listed ?? held?.token ?? claims;
    if (token?.decimals === undefined) return [];
    const leaves = spent.get(cap.token);
    const exact =
      leaves !== undefined
        ? ({ amount: leaves, by: 'spent' } as const)
        : held && held.amount > 0n
          ? ({ amount: held.amount, by: 'held' } as const)
          : undefined;
    return [{ ...cap, symbol: token.symbol, decimals: token.decimals, ...(exact && { exact }) }];
  });
}
