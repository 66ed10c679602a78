/** Reads what the account in use holds: all that the wallet tells of, else the native currency and the tokens the host listed. */
import { catchError, concat, defer, map, mergeMap, type Observable, of, take } from 'rxjs';
import { accountIdOf } from '../../domain/account-id.js';
import { offersOn } from '../../domain/chain-offers.js';
import type { Network } from '../../domain/network.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Token } from '../../domain/token.js';
import type { Config } from '../config.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { connectedOf, networkOf } from '../selectors.js';

export const loadHoldings = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    const connected = connectedOf(state);
    const network = networkOf(state);
    // Nothing is known of an unsupported network, so nothing is asked of it.
    if (!connected || !network || network.unsupported) return happened();
    const { address, namespace } = connected.account;
    const accountId = accountIdOf(network.caipNetworkId, address);
    if (!offersOn(state.config.chains, namespace, 'balance'))
      return happened({ type: 'holdings.loaded', accountId, holdings: [] });
    return concat(
      happened({ type: 'holdings.requested', accountId }),
      deps.chain(namespace).pipe(
        mergeMap((chain) => {
          const tokens = tokensOf(state.config, network);
          const link = deps.links.get(namespace);
          const assets$ = (link && chain.assets?.(link, address, network, tokens)) ?? of(undefined);
          return assets$.pipe(mergeMap((assets) => (assets ? of(assets) : chain.holdings(address, network, tokens))));
        }),
        take(1),
        map((holdings): Event => ({ type: 'holdings.loaded', accountId, holdings })),
        catchError((error) => {
          const failure = toFailure(error, 'request-failed');
          return happened(
            { type: 'holdings.failed', accountId, failure },
            { type: 'snack.shown', snack: { kind: 'error', message: 'balance-unavailable', autoClose: true } },
          );
        }),
      ),
    );
  });

/** The network's own currency as a token. */
export function nativeToken(network: Network): Token {
  return { networkId: network.caipNetworkId, ...network.nativeCurrency };
}

/** What is looked up on a network: its currency first, then the host's tokens. */
function tokensOf(config: Config, network: Network): readonly Token[] {
  return [nativeToken(network), ...(config.tokens[network.caipNetworkId] ?? [])];
}
