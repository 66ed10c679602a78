/** On which networks the services answer. */
import type { Call } from './call.js';

export const supportedChains: Call = {
  name: 'supported-chains',
  method: 'GET',
  path: '/v1/supported-chains',
  answer: (_, { networks }) => ({ http: networks.map(({ id }) => id), ws: [] }),
};
