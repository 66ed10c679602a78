/** The connector of the embedded wallet: its user, accounts and network. */
import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  tap,
  toArray,
} from 'rxjs';
import { type KeptLogin, keptLogin } from '../../../application/login/kept-login.js';
import type { ChosenNetworks } from '../../../application/ports/connector.js';
import type { EmbeddedConnector, LoginUser } from '../../../application/ports/embedded.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import { type AccountType, DEFAULT_ACCOUNT_TYPES } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { type Namespace, type NetworkId, namespaceOf, networkIdOf } from '../../../domain/network/caip.js';
import type { ThemeMode, ThemeVariables } from '../../../domain/site/theme.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { SDK_TYPE, SDK_VERSION } from '../../sdk.js';
import { askFrame } from './ask-frame.js';
import { type EmbeddedLink, type EmbeddedWords, embeddedLink, frameChainId } from './embedded-link.js';
import { embeddedLogin, type LoginParts } from './embedded-login.js';
import { type Frame, frameAt } from './frame.js';
import { frameAddress, frameLocale } from './frame-address.js';
import type { EmbeddedWalletLimits } from './options.js';
import { type ReadUser, readNetwork, readUser } from './read-user.js';
import { requestQueue } from './request-queue.js';
import type { PageAddress } from './return-url.js';
import type { AnswerPayloads } from './schema.js';
import type { openSocialWindow } from './social-window.js';
import { themeMessage } from './theme-message.js';

export interface EmbeddedConnectorParts extends HandleContext {
  readonly id: string;
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  readonly wallets: readonly Wallet[];
  readonly frameUrl: string;
  readonly version: string;
  readonly logLevel: string;
  /** The wallet's own language, independent of the modal's. */
  readonly ownLocale?: string | undefined;
  readonly limits: Partial<EmbeddedWalletLimits> | undefined;
  /** Converts requests for the frame, where the formats differ. */
  readonly words?: EmbeddedWords;
  /** Creates the frame for a URL; tests pass their own. */
  readonly frameOf?: (url: string) => Frame;
  /** Opens the window of a social login; tests pass their own. */
  readonly openWindow?: typeof openSocialWindow;
  /** The page's own URL; tests pass their own. */
  readonly address?: PageAddress;
  /** Loads the login that navigates away from the page; tests have it loaded. */
  readonly loadPageLogin?: LoginParts['loadPageLogin'];
}

export const LIMITS: EmbeddedWalletLimits = {
  load: 20_000,
  settle: 500,
  connect: 30_000,
  answer: 30_000,
  device: 1_200_000,
  social: 45_000,
  request: 600_000,
};

export function embeddedConnector(parts: EmbeddedConnectorParts): EmbeddedConnector {
  const { id, namespaces, wallets, storage, scheduler, networks, metadata, projectId = '', destroyed$ } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const kept = keptLogin(storage);
  const frame = (parts.frameOf ?? frameAt)(frameAddress(parts));
  const ask = askFrame(frame, { ...parts, limits });
  /** Shown for a request, in the shell's place for it, or for the wallet's own prompts, over the page. */
  let requested = false;
  const show = (): void => {
    const whole = frame.visitor$.value;
    if (requested || whole) sync();
    frame.show(requested || whole, whole);
  };
  const queue = requestQueue(
    ask,
    (visible) => {
      requested = visible;
      show();
    },
    () => reload(),
  );
  const user$ = new BehaviorSubject<LoginUser | undefined>(undefined);
  const links = new Map<Namespace, EmbeddedLink>();
  /** Only namespaces in which the page has a network. */
  const served = wallets.filter(({ namespace }) => networks.some((each) => each.chainNamespace === namespace));
  const reloaded$ = new Subject<void>();
  let theme: readonly [ThemeMode, ThemeVariables] | undefined;
  /** Once it differs from the one in the frame's URL. */
  let locale: string | undefined;

  const quietly = (message$: Observable<unknown>): void => {
    message$.pipe(catchError(() => EMPTY)).subscribe();
  };
  const sync = (): void => {
    if (theme && frame.ready$.value) quietly(ask('SYNC_THEME', themeMessage(...theme, locale)));
  };
  // A site in plain JavaScript may not give everything.
  const blank = { name: '', description: '', url: parts.device.origin };
  const introduce = () =>
    ask('SYNC_DAPP_DATA', {
      ...(metadata && { metadata: { ...blank, ...metadata, icons: [...(metadata.icons ?? [])] } }),
      ...{ sdkVersion: SDK_VERSION, sdkType: SDK_TYPE, projectId },
    });
  const watching = frame.ready$.pipe(filter(Boolean)).subscribe(() => {
    parts.emit?.({ type: 'frame.ready' });
    quietly(introduce());
    sync();
  });
  /** The protocol's only way to make the frame drop its pending prompts. */
  const reload = () =>
    defer(() =>
      frame.ready$.value ? concat(ask('RELOAD', undefined).pipe(tap(() => reloaded$.next())), introduce()) : EMPTY,
    );
  watching.add(frame.visitor$.pipe(distinctUntilChanged()).subscribe(show));
  watching.add(frame.broken$.subscribe((advice) => advice && parts.device.log('error', advice)));
  destroyed$?.subscribe(() => {
    watching.unsubscribe();
    user$.complete();
    frame.close();
  });

  /** The user is logged out: by the user, or as reported by the frame. */
  const forget = (): void => {
    kept.forget();
    user$.next(undefined);
    for (const link of links.values()) link.change({ type: 'lost' });
    links.clear();
  };
  const signOut = (): Observable<unknown> =>
    links.size === 0
      ? EMPTY
      : defer(() => {
          links.clear();
          kept.forget();
          user$.next(undefined);
          return ask('SIGN_OUT', undefined);
        });

  const move = (networkId: NetworkId): Observable<NetworkId> =>
    ask('SWITCH_NETWORK', { chainId: networkId }).pipe(
      map(({ chainId }) => {
        kept.networkId = readNetwork(namespaceOf(networkId), chainId);
        return kept.networkId;
      }),
    );

  const preferredIn = (namespace: Namespace): AccountType =>
    kept.accountType(namespace) ?? parts.defaultAccountTypes?.[namespace] ?? DEFAULT_ACCOUNT_TYPES[namespace];
  const askUser = (
    namespace: Namespace,
    chosen?: ChosenNetworks,
    preferredAccountType = preferredIn(namespace),
  ): Observable<ReadUser> => {
    const networkId = chosen?.[namespace] ?? lastOf(kept, namespace) ?? firstOf(networks, namespace);
    return ask('GET_USER', { chainId: frameChainId(networkId), preferredAccountType }).pipe(
      map((answer) => {
        const user = readUser(namespace, answer);
        remember(answer, user);
        return user;
      }),
    );
  };

  const userIn = (wallet: Wallet, chosen: ChosenNetworks | undefined): Observable<EmbeddedLink> =>
    askUser(wallet.namespace, chosen).pipe(
      map((user) => {
        const link = embeddedLink({ wallet, user, queue, move, signOut, words: parts.words?.[wallet.namespace] });
        links.set(wallet.namespace, link);
        return link;
      }),
    );

  const remember = (answer: AnswerPayloads['GET_USER'], { networkId }: ReadUser): void => {
    kept.used = true;
    kept.email = answer.email ?? undefined;
    kept.networkId = networkId;
    user$.next({
      email: kept.email,
      name: kept.name,
      provider: kept.provider,
      smartAccountNetworks: kept.smartAccountNetworks,
      smartAccountDeployed: answer.smartAccountDeployed ?? (user$.value?.smartAccountDeployed || false),
    });
    quietly(
      ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined).pipe(
        tap(({ smartAccountEnabledNetworks }) => {
          kept.smartAccountNetworks = smartAccountEnabledNetworks
            .filter((number) => Number.isSafeInteger(number) && number > 0)
            .map((number) => networkIdOf('eip155', number));
          if (user$.value) user$.next({ ...user$.value, smartAccountNetworks: kept.smartAccountNetworks });
        }),
      ),
    );
  };

  const login = embeddedLogin({
    ...{ ask, kept, scheduler, origin: new URL(parts.frameUrl).origin, socialLimit: limits.social },
    ...(parts.openWindow && { openWindow: parts.openWindow }),
    ...(parts.address && { address: parts.address }),
    ...(parts.loadPageLogin && { loadPageLogin: parts.loadPageLogin }),
    leaving: parts.device.platform.telegram === true,
    reload: () => (user$.value ? EMPTY : reload().pipe(catchError(() => EMPTY))),
    refresh: (namespace, type) =>
      askUser(namespace, undefined, type).pipe(
        tap(({ accounts }) => links.get(namespace)?.change({ type: 'accounts', accounts })),
      ),
  });

  return {
    id,
    namespaces,
    wallets$: of(wallets),
    connect: (_walletId, chosen) =>
      concat(...served.map((wallet) => userIn(wallet, chosen))).pipe(
        toArray(),
        map((opened) => {
          const [first, ...rest] = opened;
          if (!first) throw new Failure('no-accounts');
          return { type: 'connected', links: [first, ...rest] };
        }),
      ),
    restore: (_walletId, namespace, chosen) => {
      const wallet = wallets.find((each) => each.namespace === namespace);
      if (!wallet || !kept.used) return of(undefined);
      // Sent first, without waiting for the result.
      if (namespace === 'eip155') quietly(ask('SET_PREFERRED_ACCOUNT', { type: preferredIn(namespace) }));
      return ask('IS_CONNECTED', undefined).pipe(
        mergeMap(({ isConnected }) => {
          if (isConnected) return userIn(wallet, chosen);
          forget();
          return of(undefined);
        }),
        catchError((error) => {
          // A namespace that cannot be reached now may be reachable later.
          if (toFailure(error).code !== 'timed-out') forget();
          throw error;
        }),
      );
    },
    approvals: queue.approvals,
    login: {
      ...login,
      newEmailCode: (code) =>
        login.newEmailCode(code).pipe(
          tap((email) => {
            kept.email = email;
            if (user$.value) user$.next({ ...user$.value, email });
          }),
        ),
      lost$: merge(reloaded$, frame.gone$.pipe(switchMap(() => frame.ready$.pipe(filter(Boolean), take(1))))).pipe(
        map(() => undefined),
      ),
      dress(mode, variables, spoken) {
        theme = [mode, variables];
        const wanted = frameLocale(parts.ownLocale, spoken);
        if (locale !== undefined || wanted !== frameLocale(parts.ownLocale, undefined)) locale = wanted;
        sync();
      },
      user$,
    },
  };
}

function firstOf(networks: HandleContext['networks'], namespace: Namespace): NetworkId {
  return networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId ?? 'eip155:1';
}

function lastOf(kept: KeptLogin, namespace: Namespace): NetworkId | undefined {
  return kept.networkId?.startsWith(`${namespace}:`) ? kept.networkId : undefined;
}
