/** The exchange of a network: its own, or the price table. */
import type { ServiceGround } from '../service-ground.js';
import type { ServiceNetwork } from '../service-network.js';
import { type Exchange, tableExchange } from './exchange.js';

export function exchangeOn({ exchanges, prices }: ServiceGround, { id }: ServiceNetwork): Exchange {
  return exchanges[id] ?? tableExchange(prices);
}
