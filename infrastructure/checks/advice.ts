/** Valid options that are probably mistakes: one sentence for each. */
import type { ConnectorHandle, Handle } from '../../application/ports/handle.js';
import { readProperty } from '../../domain/value/read-property.js';
import type { ModalOptions } from '../options.js';

/** The parts of this package for each namespace. */
const PARTS: Readonly<Record<string, readonly [chain: string, connector: string]>> = {
  eip155: ['`evm()` of `porthole/evm`', '`injected()` of `porthole/injected`'],
  solana: ['`solana()` of `porthole/solana`', '`walletStandard()` of `porthole/wallet-standard`'],
  bip122: ['`bitcoin()` of `porthole/bitcoin`', '`bitcoinWallets()` of `porthole/bitcoin-wallets`'],
  polkadot: ['`polkadot()` of `porthole/polkadot`', '`polkadotWallets()` of `porthole/polkadot-wallets`'],
};

/** For options of the right shape. */
export function adviceOn(options: ModalOptions): readonly string[] {
  const { networks, chains = [], connectors = [] } = options;
  const namespaces = networks.map(({ chainNamespace = 'eip155' }) => chainNamespace);
  const first = (namespace: string) => `\`networks[${namespaces.indexOf(namespace as never)}]\` (${namespace})`;
  const lacking = (served: readonly string[]) => [...new Set(namespaces)].filter((each) => !served.includes(each));
  const withoutChain = lacking(chains.map(({ namespace }) => namespace));
  const withoutWay = lacking(connectors.flatMap(({ namespaces: served }) => served ?? []));
  return [
    ...chains.flatMap((part, at) =>
      'namespace' in part ? [] : [`\`chains[${at}]\` (${nameOf(part)}) is not a chain: it belongs in \`connectors\`.`],
    ),
    ...connectors.flatMap((part, at) =>
      'namespaces' in part
        ? []
        : [`\`connectors[${at}]\` (${nameOf(part)}) is not a connector: it belongs in \`chains\`.`],
    ),
    ...repeated(
      'chains',
      chains.map(({ namespace }) => namespace),
      'only the last is used',
    ),
    ...repeated(
      'connectors',
      connectors.map(({ id }) => id),
      'only the first connects',
    ),
    ...withoutChain.map(
      (each) =>
        `\`chains\` has no part for ${first(each)}: nothing is read, signed or sent there. Add ${PARTS[each]?.[0]}.`,
    ),
    ...withoutWay.map(
      (each) => `\`connectors\` has no way to reach wallets for ${first(each)}. Add ${PARTS[each]?.[1]}.`,
    ),
    ...connectors.flatMap((connector, at) => adviceOnPairing(connector, `connectors[${at}]`, options.projectId)),
    ...('projectId' in options && !isSaid(options.projectId)
      ? ['`projectId` is there, but empty: is the variable that it comes from set?']
      : []),
  ];
}

/** One sentence for each part that has the key of an earlier one. */
function repeated(option: string, keys: readonly (string | undefined)[], so: string): readonly string[] {
  return keys.flatMap((key, at) => {
    const first = keys.indexOf(key);
    return key === undefined || first === at
      ? []
      : [`\`${option}[${at}]\` repeats \`${option}[${first}]\` (${key}): ${so}.`];
  });
}

/** As the code calls it: `injected()`. */
function nameOf({ id, given }: Handle<unknown>): string {
  return `${Object.keys(given ?? {})[0] ?? id}()`;
}

/** The public relay disconnects pages without a project id. */
function adviceOnPairing({ given }: ConnectorHandle, name: string, projectId: unknown): readonly string[] {
  const made = given?.walletConnect;
  if (made === undefined || readProperty(made, 'relayUrl') || isSaid(readProperty(made, 'projectId') ?? projectId))
    return [];
  return [
    `\`${name}\`, walletConnect(): the public relay refuses pages without a \`projectId\`. Set the \`projectId\` option, or name a relay of your own by \`relayUrl\`.`,
  ];
}

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
