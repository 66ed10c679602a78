/** The ENS name of an address, and the owner of a name, where a network supports ENS. Loaded on demand. */
import { defer, mergeMap, type Observable, of } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import { isAddressShape } from '../../../../domain/address/address.js';
import type { Network } from '../../../../domain/network/network.js';
import { loadOnce } from '../../../load-once.js';
import type { AskNode } from '../node/ask-node.js';
import type { Call } from './read-identity.js';

/** The address of ENS on Ethereum; other networks set `contracts.ensUniversalResolver`, as viem's chains do. */
const ON_MAINNET = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

type Part = typeof import('./read-identity.js');

const part = loadOnce(() => import('./read-identity.js'));

/** On the network itself, else on the host's first network with ENS. Without one, no request is made. */
export function names(node: AskNode, networks: readonly Network[]): Required<Pick<Chain, 'identity' | 'addressOf'>> {
  const asked = <T>(network: Network, none: T, ask: (part: Part, call: Call) => Observable<T>): Observable<T> => {
    const place = [network, ...networks].find((each) => resolverOf(each) !== undefined);
    const resolver = place && resolverOf(place);
    if (!place || !resolver) return of(none);
    const call: Call = (data) => node(place, 'eth_call', [{ to: resolver, data }, 'latest']);
    return defer(part).pipe(mergeMap((loaded) => ask(loaded, call)));
  };
  return {
    identity: (address, network) => asked(network, {}, ({ readIdentity }, call) => readIdentity(call, address)),
    addressOf: (name, network) => asked(network, undefined, ({ readOwner }, call) => readOwner(call, name)),
  };
}

function resolverOf({ caipNetworkId, chainNamespace, contracts }: Network): string | undefined {
  if (chainNamespace !== 'eip155') return undefined;
  const deployed = contracts?.ensUniversalResolver?.address ?? (caipNetworkId === 'eip155:1' ? ON_MAINNET : undefined);
  return deployed !== undefined && isAddressShape('eip155', deployed) ? deployed : undefined;
}
