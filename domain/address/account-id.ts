/** A file of its own because the other ids load with the page. */
import type { AccountId, NetworkId } from '../network/caip.js';

export function accountIdOf(networkId: NetworkId, address: string): AccountId {
  return `${networkId}:${address}`;
}
