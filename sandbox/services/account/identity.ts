/** Who an address is: a name and a picture, where it has them. */
import type { Call } from '../call.js';

export const identity: Call = {
  name: 'identity',
  method: 'GET',
  path: '/v1/identity/{address}',
  answer: () => ({ name: null, avatar: null }),
};
