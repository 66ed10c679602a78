/** The tokens whose names and decimals a request's screen uses: the site's, the account's, and those that a node reported. */
import { holdingsOf } from '../../../../application/account/holdings/holdings-of.js';
import type { SimulationEntry } from '../../../../application/changes/state.js';
import type { State } from '../../../../application/engine/state.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Token } from '../../../../domain/token/token.js';
import type { KnownTokens } from './change-lines.js';

export function knownTokens(state: State, network: Network): KnownTokens {
  const vouched = state.config.tokens[network.caipNetworkId] ?? [];
  return { network, vouched, holdings: holdingsOf(state)?.holdings ?? [] };
}

/** From the site's list, then from the account's balances. */
export function tokenAt({ network, vouched, holdings }: KnownTokens, address: string): Token | undefined {
  const held = holdings.map(({ token }) => token).filter(({ networkId }) => networkId === network.caipNetworkId);
  return [...vouched, ...held].find((each) => each.address?.toLowerCase() === address.toLowerCase());
}

/** A contract's own name, if the simulation has read it. */
export function claimedSymbol(entry: SimulationEntry | undefined, address: string): string | undefined {
  if (entry?.status !== 'ready' || entry.simulation.outcome !== 'changes') return undefined;
  const { assets, allowances, standing = [] } = entry.simulation;
  const here = [...allowances, ...standing, ...assets].filter(
    (each) => each.address?.toLowerCase() === address.toLowerCase(),
  );
  return here.find(({ claims }) => claims?.symbol)?.claims?.symbol;
}
