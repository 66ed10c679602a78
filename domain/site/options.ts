/** The host's options, validated before anything starts. Afterwards there is at least one network and at most one kind of sign-in. */

import { Failure } from '../failure/failure.js';
import { readScale } from '../money/read-scale.js';
import { type NetworkId, namespaceOf } from '../network/caip.js';
import { chainIdToHex } from '../network/chain-id.js';
import { isNetworkId } from '../network/is-network-id.js';
import { defineNetwork, type Network, type NetworkInput } from '../network/network.js';
import type { Token } from '../token/token.js';
import type { AlertKey } from './alert.js';
import type { Features } from './features.js';
import { isHttpUrl } from './host-name.js';
import { type FeaturesInput, mergeFeatures } from './merge-features.js';
import { type PartOptions, wrongParts } from './wrong-parts.js';

/** The options that are checked at run time. */
export interface CheckableOptions extends PartOptions {
  /** Identifies the project to remote services. Not needed if `services` is given. */
  readonly projectId?: string | undefined;
  /** At least one; no duplicate ids. */
  readonly networks: readonly NetworkInput[];
  /** One of `networks`: the network to start on. Default: the first. */
  readonly defaultNetwork?: NetworkInput | NetworkId | undefined;
  /** The features to show, and their order. Absent ones keep their default. */
  readonly features?: FeaturesInput | undefined;
  /** The services that the modal may use. False: none. */
  readonly services?: unknown | undefined;
  /** `light`, `dark` or `system`. */
  readonly themeMode?: string | undefined;
  /** Replaces the browser. */
  readonly device?: { readonly log?: unknown } | undefined;
  /** Tokens whose balances are read on chain, by network. Default: the native currency only. */
  readonly tokens?: Partial<Record<NetworkId, readonly Omit<Token, 'networkId'>[]>> | undefined;
  /** Sign-in; only one of the two may be set. */
  readonly siweConfig?: unknown | undefined;
  readonly siwx?: unknown | undefined;
}

/** The validated fields of a service. */
interface Kinds {
  readonly namespaces: readonly string[];
}

export interface CheckedOptions {
  readonly projectId?: string;
  /** The names of the configured services. A service for one namespace only is also listed as in `onramp:eip155`. */
  readonly services: readonly string[];
  readonly networks: readonly Network[];
  readonly defaultNetwork?: NetworkId;
  readonly features: Features;
  readonly tokens: Readonly<Partial<Record<NetworkId, readonly Token[]>>>;
  /** A problem that developers should know about. The modal still starts, without remote services. */
  readonly alert?: AlertKey;
}

/** The validated options. Throws `invalid-options` with a message that names the invalid one; `data.problems` has all. */
export function checkOptions(options: CheckableOptions): CheckedOptions {
  const problems: string[] = [];
  const networks = noted(problems, () => checkNetworks(options.networks)) ?? [];
  const projectId = typeof options.projectId === 'string' ? options.projectId.trim() : '';
  // The default network cannot be checked while the networks are invalid.
  const defaultNetwork = networks[0] && noted(problems, () => checkDefault(options.defaultNetwork, networks));
  const tokens = attempt(() => tokensOf(options.tokens));
  const { themeMode, device } = options;
  const wrong = [
    ...wrongParts(options),
    !tokens && 'tokens',
    !/^(light|dark|system)$/.test(themeMode ?? 'dark') && 'themeMode',
    device && !device.log && 'device',
  ];
  problems.push(...wrong.filter(Boolean).map((name) => `\`${name}\` has the wrong shape`));
  refuse(problems);
  return {
    ...(projectId && { projectId }),
    services: Object.entries(options.services || {}).flatMap(([name, service]: [string, Partial<Kinds> | undefined]) =>
      service ? [name, ...(service.namespaces ?? []).map((kind) => `${name}:${kind}`)] : [],
    ),
    networks,
    ...(defaultNetwork && { defaultNetwork }),
    features: mergeFeatures(options.features ?? undefined),
    tokens: tokens ?? {},
    ...(!projectId && !isSettled(options.services) && { alert: 'PROJECT_ID_NOT_CONFIGURED' as const }),
  };
}

/** Whether the host configured `services` itself, even as none. */
function isSettled(services: unknown): boolean {
  return services === false || (typeof services === 'object' && services !== null);
}

/** Converts the host's networks. Throws `invalid-options`, with `data.problems` as above. */
export function checkNetworks(inputs: readonly NetworkInput[]): readonly Network[] {
  const problems: string[] = [];
  const networks = inputs.flatMap((input, at) => noted(problems, () => checkNetwork(input, at)) ?? []);
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId);
  for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) !== at)))
    problems.push(`Duplicate network id: ${id}`);
  refuse(problems);
  return networks;
}

function checkNetwork(input: NetworkInput, at: number): Network {
  const network = attempt(() => defineNetwork(input));
  const urls = network?.rpcUrls.default.http;
  if (!network || !Array.isArray(urls) || typeof network.name !== 'string' || !network.nativeCurrency) {
    invalid(`\`networks[${at}]\` is incomplete`);
  }
  const { caipNetworkId: id, chainNamespace, nativeCurrency } = network;
  if (
    !isNetworkId(id) ||
    namespaceOf(id) !== chainNamespace ||
    (chainNamespace === 'eip155' && chainIdToHex(id) === '0x0')
  ) {
    invalid(`Invalid network id: ${String(id)}`);
  }
  const { decimals, symbol } = nativeCurrency;
  if (typeof decimals !== 'number' || readScale(decimals) === undefined || typeof symbol !== 'string') {
    invalid(`Invalid native currency of ${id}`);
  }
  // The URL itself is not in the message: it may contain an API key.
  if (urls.length === 0 && chainNamespace === 'eip155') invalid(`No RPC address for ${id}`);
  if (![urls, network.publicRpcUrls ?? []].flat().every((url) => typeof url === 'string' && isHttpUrl(url))) {
    invalid(`Invalid RPC address for ${id}: only http and https are possible`);
  }
  return network;
}

function checkDefault(asked: CheckableOptions['defaultNetwork'], networks: readonly Network[]): NetworkId | undefined {
  if (asked === undefined) return undefined;
  const id = typeof asked === 'string' ? asked : attempt(() => defineNetwork(asked))?.caipNetworkId;
  if (!networks.some(({ caipNetworkId }) => caipNetworkId === id)) {
    invalid('`defaultNetwork` must be one of the `networks`');
  }
  return id;
}

function tokensOf(given: CheckableOptions['tokens'] = {}): CheckedOptions['tokens'] {
  const entries = Object.entries(given) as [NetworkId, readonly Omit<Token, 'networkId'>[]][];
  return Object.fromEntries(
    entries.map(([networkId, tokens]) => [networkId, tokens.map((token) => ({ ...token, networkId }))]),
  );
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Returns the result; a refusal is added to the problems. */
function noted<T>(problems: string[], make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    problems.push(...((error.data.problems as readonly string[] | undefined) ?? [error.message]));
    return undefined;
  }
}

function refuse(problems: readonly string[]): void {
  if (problems[0]) throw new Failure('invalid-options', problems[0], { data: { problems } });
}

function invalid(message: string): never {
  throw new Failure('invalid-options', message);
}
