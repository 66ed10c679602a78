/** What is wrong with the host's networks: the entry and its property. */
import { isFailure } from '../../domain/failure/failure.js';
import { NAMESPACES, networkIdOf } from '../../domain/network/caip.js';
import type { NetworkInput } from '../../domain/network/network.js';
import { checkNetworks } from '../../domain/site/options.js';
import { readProperty } from '../../domain/value/read-property.js';
import { firstOf, flag, listOf, needed, object, oneOf, readable, type Shape, text } from './shape.js';

/** The fields of a network that the modal reads. Other fields of viem and others are not checked. */
const KEYS: readonly (readonly [path: string, shape: Shape])[] = [
  ['id', needed(() => undefined)],
  ['name', needed(text)],
  ['nativeCurrency', needed(object)],
  ['nativeCurrency.symbol', needed(text)],
  ['nativeCurrency.decimals', needed(() => undefined)],
  ['rpcUrls', needed(object)],
  ['rpcUrls.default', needed(object)],
  ['rpcUrls.default.http', needed(listOf(text))],
  ['publicRpcUrls', listOf(text)],
  ['chainNamespace', oneOf(NAMESPACES)],
  ['blockExplorers', object],
  ['blockExplorers.default', object],
  ['blockExplorers.default.name', text],
  ['blockExplorers.default.url', text],
  ['testnet', flag],
  ['assets', object],
  ['assets.imageUrl', text],
  ['assets.imageId', text],
  ['contracts', object],
];

/** A sentence for each network that cannot be used. */
export function wrongNetworks(given: unknown): readonly string[] {
  if (!Array.isArray(given)) return [];
  const networks: readonly unknown[] = given;
  return networks.flatMap((network, at) => {
    const name = `networks[${at}]`;
    const wrong =
      needed(object)(network, name) ??
      firstOf(KEYS, ([path, shape]) => readable(shape)(read(network, path), `${name}.${path}`));
    const first = networks.findIndex((other) => idOf(other) !== undefined && idOf(other) === idOf(network));
    const twice =
      first >= 0 && first < at
        ? [`\`${name}\` repeats \`networks[${first}]\`. Duplicate network id: ${idOf(network)}`]
        : [];
    return wrong === undefined
      ? [...refused(network as NetworkInput).map((why) => `\`${name}\`: ${why}`), ...twice]
      : [wrong];
  });
}

function read(network: unknown, path: string): unknown {
  return path.split('.').reduce(readProperty, network);
}

function refused(network: NetworkInput): readonly string[] {
  try {
    checkNetworks([network]);
    return [];
  } catch (error) {
    return isFailure(error) ? [error.message] : [];
  }
}

function idOf(network: unknown): string | undefined {
  const { id, caipNetworkId, chainNamespace = 'eip155' } = Object(network) as Partial<NetworkInput>;
  return (
    caipNetworkId ?? (typeof id === 'number' || typeof id === 'string' ? networkIdOf(chainNamespace, id) : undefined)
  );
}
