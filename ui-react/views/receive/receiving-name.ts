/** Whose address it is, in short: the name where there is one. */
import { BUTTON_NAME, cutName, formatAddress } from '../../../domain/address/format-address.js';

export function receivingName(address: string, name: string | undefined): string {
  return name ? cutName(name, BUTTON_NAME) : formatAddress(address, 4, 4);
}
