/** The tokens a visitor may choose to send. */
import { holdingsOf, networkIdOf } from '../../../application/selectors.js';
import type { State } from '../../../application/state.js';
import type { Holding } from '../../../domain/token.js';

/** Those of the network in use; with words to look for, all known ones whose name, symbol or address has them. */
export function tokenChoice(state: State, query = ''): readonly Holding[] {
  const holdings = holdingsOf(state)?.holdings ?? [];
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return holdings.filter(({ token }) => token.networkId === networkIdOf(state));
  return holdings.filter(
    ({ token }) =>
      token.name.toLowerCase().includes(wanted) ||
      token.symbol.toLowerCase().includes(wanted) ||
      token.address?.toLowerCase() === wanted,
  );
}
