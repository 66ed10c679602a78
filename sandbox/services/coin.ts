import type { ServiceNetwork } from './service-network.js';

/** A token, or a network's own currency. */
export interface Coin {
  readonly network: ServiceNetwork;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly iconUrl: string;
  /** Absent: the native currency. */
  readonly address?: string;
}

export function nativeCoin(network: ServiceNetwork): Coin {
  const { name, symbol, decimals } = network.currency;
  return { network, name, symbol, decimals, iconUrl: network.iconUrl };
}

/** The key in the price table. */
export function priceKey({ address, symbol }: Coin): string {
  return address ?? symbol;
}
