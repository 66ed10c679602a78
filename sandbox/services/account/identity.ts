/** The identity of an address: a name and an avatar, if it has them. */
import type { Call } from '../call.js';
import { plainAddress } from '../service-context.js';

export const identity: Call = {
  name: 'identity',
  method: 'GET',
  path: '/v1/identity/{address}',
  answer({ parts: { address = '' } }, { names }) {
    const [found] = names.of(plainAddress(address));
    return { name: found?.name ?? null, avatar: found?.avatar ?? null };
  },
};
