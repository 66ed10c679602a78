/** Reads the balances of the account in use: from its wallet, else from the service, else from its network. */
import {
  catchError,
  concat,
  connect,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  takeUntil,
  timer,
} from 'rxjs';
import { accountIdOf } from '../../../domain/address/account-id.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { chainSupports } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import type { Holding, Token } from '../../../domain/token/token.js';
import { listedFirst, notReceived } from '../../../domain/wallet/listed-first.js';
import { connectedOf, networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { Chain } from '../../ports/chain.js';
import type { HoldingsQuestion } from '../../ports/services.js';
import type { Config } from '../../shell/config.js';
import { keptHoldings } from './kept-holdings.js';
import { nativeToken } from './native-token.js';

interface Read {
  readonly holdings: readonly Holding[];
  /** Why the service did not answer. */
  readonly incomplete?: Failure;
  /** The service may still answer. */
  readonly early?: boolean;
}

/** Requested by the visitor: the service must not answer from its cache. */
export const loadHoldings =
  (deps: Deps) =>
  ({ tokens }: { readonly tokens?: readonly Token[] | undefined } = {}): Observable<Event> =>
    readHoldings(deps, true, tokens);

/** The last reading that was requested, by modal. */
const requested = new WeakMap<Deps, object>();

export function readHoldings(deps: Deps, anew: boolean, wanted?: readonly Token[]): Observable<Event> {
  return defer(() => {
    if (anew) requested.set(deps, {});
    const reading = requested.get(deps);
    const state = deps.state();
    const connected = connectedOf(state);
    const network = networkOf(state);
    // Nothing is known of an unsupported network, so no request is sent.
    if (!connected || !network || network.unsupported) return happened();
    const { address, namespace } = connected.account;
    const accountId = accountIdOf(network.caipNetworkId, address);
    const at = () => deps.scheduler.now();
    const link = deps.links.get(namespace);
    // A late answer must not replace a newer one, or bring back what was removed with its connection.
    const counts = () => requested.get(deps) === reading && deps.links.get(namespace) === link;
    if (!chainSupports(state.config.chains, namespace, 'balance'))
      return happened({ type: 'holdings.loaded', accountId, holdings: [], at: at() });
    return concat(
      happened({ type: 'holdings.requested', accountId }),
      deps.chain(namespace).pipe(
        mergeMap((chain) => {
          const known = tokensOf(state.config, network);
          const shown = anew ? (state.account.holdings[accountId]?.holdings ?? []) : [];
          const fresh = wanted ?? shown.map(({ token }) => token);
          const assets$ = (link && chain.assets?.(link, address, network, known)) ?? of(undefined);
          return assets$.pipe(
            mergeMap((holdings) =>
              holdings
                ? completed(chain, { address, network, known }, holdings)
                : askOthers(deps, chain, { address, network, known, fresh }),
            ),
          );
        }),
        filter(counts),
        mergeMap(({ holdings, incomplete, early }) => {
          // Incomplete balances are not stored across page loads.
          if (!early) keptHoldings(deps).set(accountId, incomplete ? undefined : holdings);
          const loaded: Event = { type: 'holdings.loaded', accountId, holdings, incomplete, at: at() };
          return incomplete ? happened(loaded, UNAVAILABLE) : happened(loaded);
        }),
        catchError((error) => {
          const failure = toFailure(error, 'request-failed');
          return counts() ? happened({ type: 'holdings.failed', accountId, failure, at: at() }, UNAVAILABLE) : EMPTY;
        }),
      ),
    );
  });
}

const UNAVAILABLE: Event = {
  type: 'snack.shown',
  snack: { kind: 'error', message: 'balance-unavailable', autoClose: true },
};

/** Milliseconds until the network is queried as well if the service has not answered. */
const TIMEOUT = 2_000;

/** Reads from the service, which includes unlisted tokens. Until it answers, and for tokens that it lacks: from the network. */
export function askOthers({ services, scheduler }: Deps, chain: Chain, question: HoldingsQuestion): Observable<Read> {
  const { address, network, known } = question;
  const itself$ = chain.holdings(address, network, known).pipe(map((holdings): Read => ({ holdings })));
  if (!services?.portfolio) return itself$;
  return services.portfolio.pipe(
    mergeMap((portfolio) => portfolio.holdings(question)),
    mergeMap((received) => completed(chain, question, received)),
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      if (failure.code === 'network-not-supported') return itself$;
      return itself$.pipe(map((read): Read => ({ ...read, incomplete: failure })));
    }),
    connect((received$) =>
      merge(
        received$,
        timer(TIMEOUT, scheduler).pipe(
          mergeMap(() => itself$),
          map((read): Read => ({ ...read, early: true })),
          catchError(() => EMPTY),
          takeUntil(received$),
        ),
      ),
    ),
  );
}

/** A token missing from the answer does not mean zero: its balance is read from the network. */
function completed(
  chain: Chain,
  { address, network, known }: Pick<HoldingsQuestion, 'address' | 'network' | 'known'>,
  received: readonly Holding[],
): Observable<Read> {
  const untold = notReceived(received, known);
  if (untold.length === 0) return of({ holdings: received });
  return chain.holdings(address, network, untold).pipe(
    map((rest): Read => ({ holdings: listedFirst([...received, ...rest], known) })),
    catchError((error: unknown) => of<Read>({ holdings: received, incomplete: toFailure(error, 'request-failed') })),
  );
}

/** What is read from a network: its native currency first, then the host's tokens. */
export function tokensOf(config: Config, network: Network): readonly Token[] {
  return [nativeToken(network), ...(config.tokens[network.caipNetworkId] ?? [])];
}
