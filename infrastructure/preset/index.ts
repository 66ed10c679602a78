/** Published as `porthole/preset`: what visitors of a dapp on EVM networks expect, in one line. */
import type { ChainHandle, ConnectorHandle } from '../../application/ports/handle.js';
import { evm } from '../chains/evm/index.js';
import { injected } from '../connectors/injected/index.js';
import { walletConnect } from '../connectors/walletconnect/index.js';
import type { ModalOptions } from '../options.js';
import { staticCatalogue, wellKnownWallets } from '../services/catalogue/static/index.js';

/** All options of `createModal`; what is given here has the last word. */
export interface EvmDefaultsOptions extends ModalOptions {
  /** With it, wallets on phones can be paired with, by the public relay of WalletConnect. Without it (and `relayUrl`): no pairing. */
  readonly projectId?: string | undefined;
  /** A relay of your own in place of the public one (`wss:`): pairing then needs no `projectId`. */
  readonly relayUrl?: string | undefined;
  /** Chains besides `evm()`, or `evm({ … })` in its place. */
  readonly chains?: readonly ChainHandle[];
  /** Ways to reach wallets besides ours, after them; one with the id of ours (`injected({ … })`) takes its place. */
  readonly connectors?: readonly ConnectorHandle[];
}

/**
 * Options for `createModal`: wallets in this browser (EIP-6963 and injected), pairing where there is a `projectId` or a
 * `relayUrl`, and a list of well-known wallets that comes with the page. Nothing is asked of anyone but the networks' own nodes
 * and, once a visitor pairs, the relay.
 */
export function evmDefaults(given: EvmDefaultsOptions): ModalOptions {
  const { relayUrl, ...options } = given;
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

/** Ours, each of which gives way to the host's of the same key, and then the host's others. What is no list is for `createModal` to refuse. */
function joined<T>(ours: readonly T[], theirs: readonly T[] | undefined, key: keyof T): readonly T[] {
  if (theirs === undefined) return ours;
  if (!Array.isArray(theirs)) return theirs;
  const same = (a: T, b: T) => a?.[key] === b?.[key];
  return [
    ...ours.map((part) => theirs.find((other) => same(other, part)) ?? part),
    ...theirs.filter((other) => !ours.some((part) => same(other, part))),
  ];
}
