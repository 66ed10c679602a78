/** Options for networks that the modal does not have, which have no effect. */
import type { Handle } from '../../application/ports/handle.js';
import type { Network } from '../../domain/network/network.js';
import { readProperty } from '../../domain/value/read-property.js';
import type { ModalOptions } from '../options.js';

type Given = Readonly<Record<string, unknown>>;

/** Options of our own parts by network. `walletConnect` checks its own proposal when it pairs. */
const BY_NETWORK = ['rpcUrls', 'rpcMap', 'swapNetworks'] as const;

/** One sentence for each option. */
export function idleOptions(options: ModalOptions, networks: readonly Network[]): readonly string[] {
  const { defaultAccountTypes, tokens, chains = [], connectors = [] } = options;
  const parts = [...chains, ...connectors].flatMap((handle) =>
    madeWith(handle).flatMap(([part, given]) =>
      BY_NETWORK.map((name): [string, unknown] => [`${part}({ ${name} })`, given[name]]),
    ),
  );
  const namespaces = networks.map(({ chainNamespace }) => chainNamespace);
  // A session proposal may include networks that the page does not list.
  const ids = [...networks.map(({ caipNetworkId }) => caipNetworkId), ...connectors.flatMap(proposed)];
  return [
    idle('defaultAccountTypes', defaultAccountTypes, namespaces),
    idle('tokens', tokens, ids),
    ...parts.map(([name, given]) => idle(name, given, ids)),
  ].flatMap((each) => each ?? []);
}

function idle(name: string, given: unknown, known: readonly string[]): string | undefined {
  const named = Array.isArray(given) ? given.map(String) : Object.keys(given ?? {});
  const idle = named.filter((each) => !known.includes(each)).map((each) => `'${each}'`);
  return idle.length > 0
    ? `\`${name}\` has no effect for ${idle.join(', ')}: no network is configured there`
    : undefined;
}

/** The options of our own parts. `evm()` carries its own itself. */
function madeWith(handle: Handle<unknown>): readonly (readonly [string, Given])[] {
  const own: Given = { ...handle };
  return handle.id === 'evm' ? [['evm', own]] : (Object.entries(handle.given ?? {}) as [string, Given][]);
}

function proposed(handle: Handle<unknown>): readonly string[] {
  const proposal = readProperty(handle.given?.walletConnect, 'proposal') as Given | undefined;
  return Object.values(proposal ?? {}).flatMap((each) => {
    const chains = readProperty(each, 'chains');
    return Array.isArray(chains) ? chains.map(String) : [];
  });
}
