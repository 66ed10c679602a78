/** An address in the form that people compare: with its checksum (ERC-55) if it is an EVM address. */
import { isAddressShape } from '../../../domain/address/address.js';
import { checksumAddress } from '../../../domain/address/checksum-address.js';

export function shownAddress(address: string): string {
  return isAddressShape('eip155', address) && address.startsWith('0x') ? checksumAddress(address) : address;
}
