/** The tokens that can be swapped here, their prices, and the form's initial values. */
import { catchError, concat, defer, EMPTY, forkJoin, map, mergeMap, type Observable, of } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import { amountProblem } from '../../domain/money/amount.js';
import type { Token } from '../../domain/token/token.js';
import { nativeToken } from '../account/holdings/native-token.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { Swaps } from '../ports/services.js';
import { tokenCautionOf } from '../send/token-caution-of.js';
import { NO_SWAP, UNREADY } from './no-swap.js';
import { patchSwap } from './patch-swap.js';
import type { SwapPreset, SwapState } from './state.js';
import type { SwapContext } from './swap-context.js';
import { sameToken, tokenKey } from './token-key.js';

/** `filled$`: what happens to the form as soon as it is loaded. */
export function loadSwap(
  deps: Deps,
  context: SwapContext,
  preset: SwapPreset | undefined,
  filled$: Observable<Event> = EMPTY,
): Observable<Event> {
  const { network, accountId, able } = context;
  const begun: SwapState = { ...NO_SWAP, accountId, status: able ? 'loading' : 'unsupported' };
  const begin$ = happened({ type: 'swap.changed', swap: begun });
  const swaps$ = deps.services?.swaps;
  if (!able || !swaps$) return begin$;
  const loaded$ = swaps$.pipe(
    mergeMap((swaps) =>
      forkJoin({
        listed: swaps.tokens(network),
        // Without the gas price, the fee is not shown beforehand; everything else works.
        gas: swaps.gasPrice(network).pipe(
          map((gasPrice) => ({ gasPrice })),
          catchError((error: unknown) => of({ gasFailure: toFailure(error, 'request-failed') })),
        ),
      }).pipe(
        mergeMap(({ listed, gas }) => {
          const tokens = withKnown(deps, context, listed);
          const form = formOf(deps.state(), tokens, nativeToken(network), preset);
          return concat(
            patchSwap(deps, accountId, { status: 'ready', tokens, ...gas, ...form }),
            filled$,
            loadPrices(deps, swaps, context, [nativeToken(network), form.from, form.to]),
          );
        }),
      ),
    ),
    catchError((error: unknown) =>
      concat(
        patchSwap(deps, accountId, { status: 'failed', failure: toFailure(error, 'request-failed') }),
        happened(UNREADY),
      ),
    ),
  );
  return concat(begin$, loaded$);
}

/** Requests unknown prices. A missing price is not a failure: it is not shown. */
export function loadPrices(
  deps: Deps,
  swaps: Swaps,
  { network, accountId }: SwapContext,
  wanted: readonly (Token | undefined)[],
): Observable<Event> {
  return defer(() => {
    const known = deps.state().swap?.prices ?? {};
    const tokens = wanted.flatMap((token) => (token && !(tokenKey(token) in known) ? [token] : []));
    const missing = tokens.filter((token, at) => tokens.findIndex((each) => sameToken(each, token)) === at);
    if (missing.length === 0) return happened();
    return swaps.prices(network, missing).pipe(
      map((prices) =>
        missing.flatMap((token, at) => (prices[at] === undefined ? [] : [[tokenKey(token), prices[at]]])),
      ),
      mergeMap((priced) =>
        patchSwap(deps, accountId, (swap) => ({ prices: { ...swap.prices, ...Object.fromEntries(priced) } })),
      ),
      catchError(() => happened()),
    );
  });
}

/** Tokens that the host has listed or another source has reported keep their details; the list does not override them. Sorted by symbol. */
function withKnown(deps: Deps, { network, accountId }: SwapContext, listed: readonly Token[]): readonly Token[] {
  const { config, account } = deps.state();
  const held = account.holdings[accountId]?.holdings ?? [];
  const known = [...(config.tokens[network.caipNetworkId] ?? []), ...held.map(({ token }) => token)];
  return listed
    .map((token) => ({ ...token, ...known.find((each) => sameToken(each, token)) }))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0));
}

function formOf(state: State, tokens: readonly Token[], native: Token, preset: SwapPreset = {}): Partial<SwapState> {
  // Anyone can create a token with any symbol: if several match, the visitor has to choose.
  const named = (symbol = ''): Token | undefined => {
    const fit = tokens.filter((each) => each.symbol.toLowerCase() === String(symbol).toLowerCase());
    const [one, ...more] = fit.filter((token) => !tokenCautionOf(state, token));
    return more.length > 0 ? undefined : one;
  };
  const from = named(preset.fromToken) ?? tokens.find((each) => sameToken(each, native));
  const to = named(preset.toToken);
  const amount = String(preset.amount ?? '');
  const given = from && amount !== '' && !amountProblem(amount, from.decimals);
  return { from, to: sameToken(from, to) ? undefined : to, amountText: given ? amount : from ? '1' : '' };
}
