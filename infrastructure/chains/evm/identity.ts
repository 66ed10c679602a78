/** What an address has itself called in ENS, where a network keeps it. Loaded when an account is looked at. */
import { defer, mergeMap, of } from 'rxjs';
import type { Chain } from '../../../application/ports.js';
import { isAddressShape } from '../../../domain/address.js';
import type { Network } from '../../../domain/network.js';
import { loadOnce } from '../../load-once.js';
import type { AskNode } from './ask-node.js';

/** Where ENS answers on Ethereum itself; other networks say so in `contracts.ensUniversalResolver`, as viem's chains do. */
const ON_MAINNET = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

const part = loadOnce(() => import('./read-identity.js'));

/** On the network itself, else on the first of the host's that keeps names. Where none does, nobody is asked. */
export function identity(node: AskNode, networks: readonly Network[]): NonNullable<Chain['identity']> {
  return (address, network) => {
    const place = [network, ...networks].find((each) => resolverOf(each) !== undefined);
    const resolver = place && resolverOf(place);
    if (!place || !resolver) return of({});
    return defer(part).pipe(
      mergeMap(({ readIdentity }) =>
        readIdentity((data) => node(place, 'eth_call', [{ to: resolver, data }, 'latest']), address),
      ),
    );
  };
}

function resolverOf({ caipNetworkId, chainNamespace, contracts }: Network): string | undefined {
  if (chainNamespace !== 'eip155') return undefined;
  const told = contracts?.ensUniversalResolver?.address ?? (caipNetworkId === 'eip155:1' ? ON_MAINNET : undefined);
  return told !== undefined && isAddressShape('eip155', told) ? told : undefined;
}
