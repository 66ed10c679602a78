/** The owner of a name. */
import { readProperty } from '../../../domain/value/read-property.js';

/** The maximum number of entries; further ones are ignored. */
const MOST_ADDRESSES = 1_000;

/** Whether one of the addresses behind a name is this one. */
export function leadsTo(account: unknown, address: string): boolean {
  const addresses = readProperty(account, 'addresses');
  if (typeof addresses !== 'object' || addresses === null) return false;
  const same = (other: unknown) =>
    typeof other === 'string' &&
    (address.startsWith('0x') ? other.toLowerCase() === address.toLowerCase() : other === address);
  return Object.values(addresses)
    .slice(0, MOST_ADDRESSES)
    .some((each) => same(readProperty(each, 'address')));
}
