/** The short label of the address: its name if there is one. */
import { BUTTON_NAME, cutName } from '../../../domain/address/format-address.js';
import type { Formatter } from '../../../domain/format/formatter.js';

export function receivingName(address: string, name: string | undefined, format: Formatter): string {
  return name ? cutName(name, BUTTON_NAME) : format.address(address);
}
