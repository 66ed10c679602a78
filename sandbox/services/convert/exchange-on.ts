/** The exchange of a network: its own, or the price table. */
import type { ServiceContext } from '../service-context.js';
import type { ServiceNetwork } from '../service-network.js';
import { type Exchange, tableExchange } from './exchange.js';

export function exchangeOn({ exchanges, prices }: ServiceContext, { id }: ServiceNetwork): Exchange {
  return exchanges[id] ?? tableExchange(prices);
}
