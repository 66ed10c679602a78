import { sameAddress } from '../../domain/address/address.js';
import type { Network } from '../../domain/network/network.js';
import { payError } from '../../domain/trade/pay-error.js';
import type { Payment } from '../../domain/trade/payment.js';
import type { State } from '../engine/state.js';

/** The configured network. Its details of the asset have to agree with the payment's, or a wrong amount would be sent. */
export function networkToPayOn({ config }: State, { token }: Payment): Network {
  const { networkId, address, decimals } = token;
  const network = config.networks.find(({ caipNetworkId }) => caipNetworkId === networkId);
  if (!network) throw payError('INVALID_PAYMENT_CONFIG', 'The network is not one of this dapp’s networks');
  const known =
    address === undefined
      ? network.nativeCurrency
      : config.tokens[networkId]?.find(
          (each) => each.address && sameAddress(network.chainNamespace, each.address, address),
        );
  if (known && known.decimals !== decimals)
    throw payError('INVALID_PAYMENT_CONFIG', `The asset has ${known.decimals} decimals`);
  return network;
}
