/** An address on a separate line, in groups, so that all of it is compared. */

import { isAddressShape } from '../../../../domain/address/address.js';
import { addressGroups } from '../../../../domain/address/address-groups.js';
import { checksumAddress } from '../../../../domain/address/checksum-address.js';
import { element } from '../element.js';

/** Undefined for an invalid address. */
export function wholeAddress(text: string): HTMLElement | undefined {
  const isEvm = isAddressShape('eip155', text);
  if (!isEvm && !isAddressShape('solana', text)) return undefined;
  const groups = addressGroups(isEvm ? checksumAddress(text) : text);
  const shown = element('span', { className: 'ph-whole-address' }, ...groups.map((each) => element('span', {}, each)));
  shown.dir = 'ltr';
  return shown;
}
