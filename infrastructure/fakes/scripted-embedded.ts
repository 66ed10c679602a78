import {
  asyncScheduler,
  BehaviorSubject,
  concat,
  defer,
  EMPTY,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  take,
  tap,
  throwError,
  timeout,
} from 'rxjs';
import type {
  EmbeddedConnector,
  EmbeddedHandle,
  Login,
  LoginUser,
  SocialStep,
} from '../../application/ports/embedded.js';
import type { Link, LinkChange } from '../../application/ports/link.js';
import type { Account, AccountType } from '../../domain/address/account.js';
import { Failure } from '../../domain/failure/failure.js';
import { type NetworkId, namespaceOf } from '../../domain/network/caip.js';
import type { SocialProvider } from '../../domain/site/features.js';
import { type ScriptedApprovals, scriptedApprovals } from './scripted-approvals.js';
import { scriptedLink } from './scripted-link.js';
import { scriptedWallet } from './scripted-wallet.js';

/** Options of `scriptedEmbedded`. */
export interface ScriptedEmbeddedOptions {
  /** The wallet's network. Default `eip155:1`. */
  readonly networkId?: NetworkId;
  readonly knownNetworks?: readonly NetworkId[];
  /** Networks with a smart account. Default: the wallet's network. */
  readonly smartAccountNetworks?: readonly NetworkId[];
  /** Default: real time. */
  readonly scheduler?: SchedulerLike;
}

/** An email that a scripted embedded wallet has sent. */
export interface ScriptedMail {
  readonly to: string;
  /** Whether it has a code to enter, or a link that approves the browser. */
  readonly kind: 'code' | 'link';
  readonly code: string;
}

/** A fake embedded wallet and its user, with mailbox and provider window, controlled by the test. */
export interface ScriptedEmbedded extends EmbeddedConnector {
  /** The handle to pass to the modal. */
  readonly handle: EmbeddedHandle;
  readonly approvals: ScriptedApprovals;
  /** The addresses of its EOA and its smart account. */
  readonly addresses: readonly [string, string];
  /** The visitor's mailbox, oldest first. */
  readonly mails: readonly ScriptedMail[];
  /** Sets the answer to later logins by email. Default `code`. An approved browser needs only a code. */
  answerEmail(how: 'code' | 'device' | 'open'): void;
  /** The visitor opens the link in the last email. */
  openLink(): void;
  /** The visitor logs in in the provider's window, or by the code they scanned. `name`: the user name that the provider reports. */
  agree(name?: string): void;
  /** The visitor closes the provider's window. */
  closeWindow(): void;
  /** Makes the browser block windows (true) or open them (false). */
  blockWindows(block?: boolean): void;
  /** Makes every step hang (true) or answer at once (false). */
  hang(hang?: boolean): void;
  /** The wallet reports that the visitor is logged out. */
  logOut(): void;
  /** The wallet loses all pending logins, as after a restart. */
  forget(): void;
}

const EOA = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const SMART = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
/** The time limit of each step. */
const TIMEOUT = 30_000;
const SCAN = 'https://farcaster.example/log-in?channel=8F2C';

/** Creates a fake embedded wallet. */
export function scriptedEmbedded(options: ScriptedEmbeddedOptions = {}): ScriptedEmbedded {
  const { networkId = 'eip155:1', knownNetworks, scheduler = asyncScheduler } = options;
  const namespace = namespaceOf(networkId);
  const script = scriptedWallet({
    ...{ id: 'ID_AUTH', name: 'Embedded wallet', type: 'AUTH', connectorId: 'embedded', networkId, scheduler },
    ...(knownNetworks && { knownNetworks }),
    accounts: [EOA],
  });
  const approvals = scriptedApprovals();
  const user$ = new BehaviorSubject<LoginUser | undefined>(undefined);
  const preferred$ = new Subject<void>();
  const linkOpened$ = new Subject<void>();
  const window$ = new Subject<string | Failure>();
  const lost$ = new Subject<void>();
  const mails: ScriptedMail[] = [];
  let emailAnswer: 'code' | 'device' | 'open' = 'code';
  let preferred: AccountType = 'smartAccount';
  let mailed = '';
  let changingTo = '';
  let blocked = false;
  let hanging = false;

  const inTime = <T>(steps$: Observable<T>): Observable<T> =>
    steps$.pipe(timeout({ first: TIMEOUT, scheduler, with: () => throwError(() => new Failure('timed-out')) }));
  const answered = <T>(answer: () => Observable<T>): Observable<T> => inTime(defer(() => (hanging ? NEVER : answer())));
  const send = (to: string, kind: ScriptedMail['kind']) => {
    mails.push({ to, kind, code: String(100_000 + (((mails.length + 1) * 379_081) % 900_000)) });
  };
  const logIn = (known: Partial<LoginUser>) =>
    user$.next({
      ...{ email: undefined, name: undefined, provider: undefined, smartAccountDeployed: false },
      smartAccountNetworks: options.smartAccountNetworks ?? [networkId],
      ...known,
    });
  const entered = (code: string, done: () => void): Observable<never> =>
    answered(() => {
      const last = mails.filter(({ kind }) => kind === 'code').at(-1);
      if (last?.code !== code) return throwError(() => new Failure('code-refused', 'Invalid code'));
      done();
      return EMPTY;
    });

  const login: Login = {
    user$,
    lost$,
    prepare: () => answered(() => EMPTY),
    email: (address) =>
      answered(() => {
        mailed = address;
        if (emailAnswer === 'open') logIn({ email: address });
        else send(address, emailAnswer === 'device' ? 'link' : 'code');
        return of(emailAnswer);
      }),
    device: () =>
      linkOpened$.pipe(
        take(1),
        tap(() => {
          emailAnswer = 'code';
          send(mailed, 'code');
        }),
        ignoreElements(),
      ),
    code: (code) => entered(code, () => logIn({ email: mailed })),
    social: (provider) => {
      if (blocked && provider !== 'farcaster') return throwError(() => new Failure('popup-blocked'));
      const asked: readonly SocialStep[] = provider === 'farcaster' ? [{ type: 'address', url: SCAN }] : [];
      return concat(
        asked,
        answered(() => agreed(provider)),
      );
    },
    // The login is in a window: the visitor stays on the page.
    comeBack: () => EMPTY,
    changeEmail: (address) =>
      answered(() => {
        changingTo = address;
        const old = user$.value?.email;
        send(old ?? address, 'code');
        return of(old ? 'old' : 'new');
      }),
    oldEmailCode: (code) => entered(code, () => send(changingTo, 'code')),
    newEmailCode: (code) =>
      concat(
        entered(code, () => logIn({ ...user$.value, email: changingTo })),
        defer(() => of(changingTo)),
      ),
    preferAccount: (_namespace, type) =>
      answered(() => {
        preferred = type;
        preferred$.next();
        return EMPTY;
      }),
    dress: () => undefined,
  };

  const agreed = (provider: SocialProvider): Observable<SocialStep> =>
    window$.pipe(
      take(1),
      map((name): SocialStep => {
        if (typeof name !== 'string') throw name;
        logIn({ provider, name });
        return { type: 'retrieving' };
      }),
    );

  const accounts = (): readonly [Account, Account] => {
    const eoa: Account = { namespace, address: EOA, type: 'eoa' };
    const smart: Account = { namespace, address: SMART, type: 'smartAccount' };
    return preferred === 'eoa' ? [eoa, smart] : [smart, eoa];
  };
  const linkOf = (): Link => {
    const link = scriptedLink(script, scheduler);
    return {
      ...link,
      accounts: accounts(),
      changes$: merge(
        link.changes$,
        preferred$.pipe(map((): LinkChange => ({ type: 'accounts', accounts: accounts() }))),
      ),
      disconnect: () => link.disconnect().pipe(tap({ complete: () => user$.next(undefined) })),
    };
  };

  const connector: ScriptedEmbedded = {
    id: 'embedded',
    namespaces: [namespace],
    wallets$: of([script.wallet]),
    login,
    approvals,
    addresses: [EOA, SMART],
    mails,
    connect: () =>
      defer(() => {
        if (!user$.value) return throwError(() => new Failure('unauthorized', 'No visitor is logged in'));
        script.grant();
        return of({ type: 'connected' as const, links: [linkOf()] as const });
      }),
    restore: () =>
      user$.pipe(
        take(1),
        map((user) => (user ? linkOf() : undefined)),
      ),
    handle: {
      id: 'embedded',
      embedded: true,
      namespaces: [namespace],
      wallets: [script.wallet],
      frameUrl: 'https://secure.example/',
      load: () => Promise.resolve(connector),
    },
    answerEmail(how) {
      emailAnswer = how;
    },
    openLink: () => linkOpened$.next(),
    agree: (name = 'Mira') => window$.next(name),
    closeWindow: () => window$.next(new Failure('cancelled')),
    blockWindows(block = true) {
      blocked = block;
    },
    hang(value = true) {
      hanging = value;
    },
    forget() {
      mails.length = 0;
      lost$.next();
    },
    logOut() {
      user$.next(undefined);
      script.lose();
    },
  };
  return connector;
}
