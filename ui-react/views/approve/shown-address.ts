/** An address as it is compared: in the case of its checksum (ERC-55), where it is one of the EVM. */
import { isAddressShape } from '../../../domain/address/address.js';
import { checksumAddress } from '../../../domain/address/checksum-address.js';

export function shownAddress(address: string): string {
  return isAddressShape('eip155', address) && address.startsWith('0x') ? checksumAddress(address) : address;
}
