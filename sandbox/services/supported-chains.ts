/** The networks that the services support. */

import type { Call } from './call.js';
import { inventedNetwork } from './invented/invented-rows.js';

export const supportedChains: Call = {
  name: 'supported-chains',
  method: 'GET',
  path: '/v1/supported-chains',
  answer: ({ invented }, { networks }) => ({
    http: [
      ...networks.map(({ id }) => id),
      ...Array.from({ length: invented.networks }, (_, at) => inventedNetwork(at)),
    ],
    ws: [],
  }),
};
