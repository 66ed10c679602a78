/** A receiver whose letters are of both cases carries a checksum (ERC-55): what contradicts it was copied wrongly. */
import { hasWrongChecksum } from '../../../../../domain/address/receiver.js';
import { invalid } from '../../coded-error.js';

/** Throws plain words when a character of it is wrong. What is not an address at all is left to others. */
export function mustHaveRightChecksum(to: unknown): void {
  if (typeof to === 'string' && hasWrongChecksum('eip155', to))
    throw invalid('A character of the address in "to" is wrong: its checksum does not match');
}
