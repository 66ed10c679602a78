/** The hosts of a configuration. Loaded on request. */

import type { Egress } from '../application/modal/egress.js';
import type { ChainHandle } from '../application/ports/handle.js';
import type { ServiceHandle } from '../application/ports/services.js';
import type { Config } from '../application/shell/config.js';
import { Failure } from '../domain/failure/failure.js';
import type { Network } from '../domain/network/network.js';
import type { ModalOptions, Services } from './options.js';

type Entry = Pick<Egress, 'purpose' | 'when'> & { readonly url: unknown; readonly of: string };

/** The same, once it is known which networks a service supports. Rejects with `invalid-options` if a part of the host cannot be read. */
export async function hostsOf(config: Config, options: ModalOptions): Promise<readonly Egress[]> {
  const listed = options.chains?.some(({ service }) => service && !service.networks);
  const { SERVED } = listed ? await import('./rpc/served-networks.js') : { SERVED: [] };
  try {
    return egressOf(config, options, SERVED);
  } catch (cause) {
    throw new Failure('invalid-options', 'Unreadable options', { cause });
  }
}

/**
 * Every host that this configuration can make the page contact, once for each purpose. Pictures and texts that are data,
 * and addresses without a host (the page's own), are omitted; so are hosts that only code of
 * the integrator knows, such as that of an `evm({ transport })` or of an adapter of theirs. Wallets announce their pictures
 * as data URLs: these make no request. Links that a visitor follows are not requests of the page.
 */
export function egressOf(
  config: Config,
  {
    chains = [],
    connectors = [],
    services,
    tokens = {},
    siwx,
    siweConfig,
  }: Pick<ModalOptions, 'chains' | 'connectors' | 'services' | 'tokens' | 'siwx' | 'siweConfig'>,
  served: readonly string[] = [],
): readonly Egress[] {
  const entries: Entry[] = [
    ...config.networks.flatMap((network) =>
      // Without a chain for its namespace, a network is not read.
      chains
        .filter(({ namespace }) => namespace === network.chainNamespace)
        .flatMap((chain) => addressesOf(network, chain, served))
        .concat(connectors.flatMap(({ rpcUrls }) => rpcUrls?.[network.caipNetworkId] ?? []))
        .map((url): Entry => ({ purpose: 'rpc', when: 'connected', url, of: network.name })),
    ),
    ...connectors.map(
      ({ relayUrl, wallets = [], id }): Entry => ({
        purpose: 'relay',
        when: 'chosen',
        url: relayUrl,
        of: wallets[0]?.name ?? id,
      }),
    ),
    ...connectors.map(
      (handle): Entry => ({
        ...{ purpose: 'frame', when: 'chosen', of: 'Email' },
        url: 'frameUrl' in handle && handle.frameUrl,
      }),
    ),
    { purpose: 'directory', when: 'opened', url: services ? services.catalogue?.url : undefined, of: 'Wallets' },
    ...entriesOfServices(services || {}),
    ...((siwx ?? siweConfig)?.urls ?? []).map(
      (url): Entry => ({ purpose: 'service', when: 'connected', url, of: 'sign-in' }),
    ),
    ...(services ? (services.analytics?.urls ?? []) : []).map(
      (url): Entry => ({ purpose: 'analytics', when: 'started', url, of: 'Events' }),
    ),
    ...[
      ...config.networks.map(({ assets, name }) => ({ url: assets?.imageUrl, of: name })),
      ...Object.values(tokens).flatMap((tokens = []) =>
        tokens.map(({ iconUrl, symbol }) => ({ url: iconUrl, of: symbol })),
      ),
      ...connectors
        .flatMap(({ wallets = [] }) => wallets.flatMap((wallet) => [wallet, ...(wallet.connectors ?? [])]))
        .map(({ icon, name }) => ({ url: icon, of: name })),
      ...config.customWallets.map(({ imageUrl, name }) => ({ url: imageUrl, of: name })),
      { url: config.metadata?.icons?.[0], of: config.metadata?.name ?? '' },
    ].map((picture): Entry => ({ purpose: 'image', when: 'shown', ...picture })),
  ];
  return merged(entries);
}

/** Each configured service by its name, and its image hosts. */
function entriesOfServices({ catalogue: _, analytics: __, ...services }: Services): readonly Entry[] {
  return Object.entries(services).flatMap(
    ([of, service]: readonly [string, ServiceHandle<unknown> | null | undefined]) => [
      ...(service?.urls ?? []).map((url): Entry => ({ purpose: 'service', when: 'connected', url, of })),
      ...(service?.pictureUrls ?? []).map((url): Entry => ({ purpose: 'image', when: 'shown', url, of })),
    ],
  );
}

function addressesOf(network: Network, { rpcUrls, service, replacesOwn }: ChainHandle, served: readonly string[]) {
  const { caipNetworkId: id } = network;
  const given = rpcUrls?.[id];
  return [
    ...(given ?? []),
    ...(service && (service.networks ?? served).includes(id) ? [service.url] : []),
    ...(given && replacesOwn ? [] : network.rpcUrls.default.http),
  ];
}

function merged(entries: readonly Entry[]): readonly Egress[] {
  const found = new Map<string, Egress>();
  for (const { url, purpose, when, of } of entries) {
    const origin = originOf(url);
    if (origin === undefined) continue;
    const key = `${purpose} ${origin}`;
    const names = found.get(key)?.of ?? [];
    found.set(key, { origin, purpose, when, of: names.includes(of) ? names : [...names, of] });
  }
  return [...found.values()];
}

/** A placeholder for the page's own origin. */
const PAGE = 'https://page.invalid';

/** `undefined` for `data:` URLs, URLs on the page's own host, and invalid ones. */
function originOf(url: unknown): string | undefined {
  try {
    const { protocol, origin } = new URL(typeof url === 'string' ? url : '', PAGE);
    return /^(?:https?|wss?):$/.test(protocol) && origin !== PAGE ? origin : undefined;
  } catch {
    return undefined;
  }
}
