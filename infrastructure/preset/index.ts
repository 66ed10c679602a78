/** Published as `porthole/preset`: sensible options for a dapp on EVM networks, in one call. */
import type { ChainHandle, ConnectorHandle } from '../../application/ports/handle.js';
import { evm } from '../chains/evm/index.js';
import { injected } from '../connectors/injected/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import type { ModalOptions } from '../options.js';
import { staticCatalogue, wellKnownWallets } from '../services/catalogue/static/index.js';

/** All options of `createModal`. Options given here override the preset's. */
export interface EvmDefaultsOptions extends ModalOptions {
  /**
   * Your WalletConnect project id: visitors can then pair with wallets on phones, through the public relay. Without it
   * (and `relayUrl`), there is no pairing.
   */
  readonly projectId?: string | undefined;
  /** The URL of your own relay (`wss:`), instead of the public one. Pairing then needs no `projectId`. */
  readonly relayUrl?: string | undefined;
  /** More chains than `evm()`, or `evm({ … })` to replace it. */
  readonly chains?: readonly ChainHandle[] | undefined;
  /** More connectors, listed after the preset's. One with the same id (`injected({ … })`) replaces the preset's. */
  readonly connectors?: readonly ConnectorHandle[] | undefined;
}

/**
 * Options for `createModal`: wallets in the browser (EIP-6963 and injected), pairing if there is a `projectId` or a
 * `relayUrl`, and a built-in list of well-known wallets. The page only contacts the networks' nodes and, once a visitor
 * pairs, the relay.
 */
export function evmDefaults(given: EvmDefaultsOptions): ModalOptions {
  const { relayUrl, ...options } = (given ?? {}) as EvmDefaultsOptions;
  const { projectId, chains, connectors, services } = options;
  const named = typeof projectId === 'string' && projectId.trim() !== '';
  const pairing = relayUrl ? [walletConnect({ relayUrl })] : named ? [walletConnect()] : [];
  return {
    ...options,
    chains: joined([evm()], chains, 'namespace'),
    connectors: joined([injected(), ...pairing], connectors, 'id'),
    services: services === false ? false : { catalogue: staticCatalogue(wellKnownWallets), ...services },
  };
}

/** The preset's parts, replaced by the host's with the same key, then the host's other parts. `createModal` reports values that are not lists. */
function joined<T>(ours: readonly T[], theirs: readonly T[] | undefined, key: keyof T): readonly T[] {
  if (theirs === undefined) return ours;
  if (!Array.isArray(theirs)) return theirs;
  const same = (a: T, b: T) => a?.[key] === b?.[key];
  return [
    ...ours.map((part) => theirs.find((other) => same(other, part)) ?? part),
    ...theirs.filter((other) => !ours.some((part) => same(other, part))),
  ];
}
