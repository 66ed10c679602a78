/** Requests in the format of `PolkadotProvider`, sent to the wallet of a session. */
import { defer } from 'rxjs';
import { respelled } from '../../../chains/polkadot/ss58.js';
import { polkadotProvider } from '../../polkadot/polkadot-requests.js';
import type { Dialect } from './dialect.js';

export const dialect: Dialect = {
  methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
  readAddress: respelled,
  ask({ method, params }, { addresses, networkId, own, ask }) {
    const { request } = polkadotProvider(
      {
        signText: (address, message) => defer(() => ask('polkadot_signMessage', { address, message })),
        signPayload: (address, transactionPayload) =>
          defer(() => ask('polkadot_signTransaction', { address, transactionPayload })),
      },
      () => ({ accounts: addresses.map((each) => ({ address: own(each), only: undefined })), network: networkId }),
    );
    return request({ method, params } as never);
  },
};
