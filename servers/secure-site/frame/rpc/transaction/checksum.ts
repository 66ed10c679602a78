/** Mixed case in a receiver is a checksum (ERC-55): a wrong one means that it was copied wrongly. */
import { hasWrongChecksum } from '../../../../../domain/address/receiver.js';
import { invalid } from '../../coded-error.js';

/** Throws a plain message if a character is wrong. Invalid addresses are checked elsewhere. */
export function mustHaveRightChecksum(to: unknown): void {
  if (typeof to === 'string' && hasWrongChecksum('eip155', to))
    throw invalid('A character of the address in "to" is wrong: its checksum does not match');
}
