import { asyncScheduler, BehaviorSubject, Observable, type SchedulerLike, Subject, Subscription } from 'rxjs';
import type { LinkChange } from '../../application/ports/link.js';
import type { Account, AccountType } from '../../domain/address/account.js';
import { Failure } from '../../domain/failure/failure.js';
import { type NetworkId, namespaceOf } from '../../domain/network/caip.js';
import type { ConnectorType, Wallet } from '../../domain/wallet/wallet.js';

/** Requests that prompt the wallet's user. `disconnect` and `ping` do not prompt, but can hang or fail as well. */
export type Question = 'connect' | 'sign' | 'send' | 'switch' | 'add' | 'disconnect' | 'ping';

/** Options of `scriptedWallet`. */
export interface ScriptedWalletOptions {
  readonly name?: string;
  /** Default: made from the name, such as `test.alpha-wallet`. */
  readonly id?: string;
  /** Default: the id, when that is made from the name. */
  readonly rdns?: string;
  /** Default `ANNOUNCED`. */
  readonly type?: ConnectorType;
  readonly connectorId?: string;
  readonly icon?: string;
  /** The addresses that it shares with the site. Default: one. */
  readonly accounts?: readonly string[];
  readonly accountType?: AccountType;
  /** Its network, which also determines the namespace. Default `eip155:1`. */
  readonly networkId?: NetworkId;
  /** Networks that it can switch to without adding them first. Default: its current one. */
  readonly knownNetworks?: readonly NetworkId[];
  /** Whether it already shares its accounts with the site. Default false. */
  readonly connected?: boolean;
  /** Whether it executes several calls atomically (EIP-5792). Default false. */
  readonly batches?: boolean;
  /** The scheduler for delayed answers. Default: real time. */
  readonly scheduler?: SchedulerLike;
}

/** A pending prompt of a scripted wallet. */
export interface Asked {
  readonly question: Question;
  /** What the prompt is about: a transfer, a text, a network id. */
  readonly detail: unknown;
}

/** A fake wallet and its user. Each setting applies from then on: to one kind of prompt, or to all without `question`. */
export interface ScriptedWallet {
  readonly wallet: Wallet;
  readonly accounts: readonly [Account, ...Account[]];
  readonly networkId: NetworkId;
  readonly knownNetworks: ReadonlySet<NetworkId>;
  /** Whether the wallet shares accounts with the site. */
  readonly connected: boolean;
  /** Whether it executes several calls atomically. */
  readonly batches: boolean;
  /** The changes that it reports. */
  readonly changes$: Observable<LinkChange>;
  /** Every prompt that the user has seen, oldest first. */
  readonly asked: readonly Asked[];
  /** How many prompts are pending. */
  readonly pending: number;
  /** The same, on subscription and on each change. */
  readonly pending$: Observable<number>;

  willApprove(question?: Question): void;
  willReject(question?: Question): void;
  willFail(failure: Failure, question?: Question): void;
  willHang(question?: Question): void;
  /** Answers the same way as before, after a delay in milliseconds. */
  willAnswerAfter(milliseconds: number, question?: Question): void;
  /** Accepts a network switch without switching (true), or switches (false). */
  willStay(stay?: boolean): void;
  /** Sends every approval twice (true), or once (false). */
  willRepeat(repeat?: boolean): void;
  /** Answers every pending prompt in the current way. */
  answerPending(): void;

  /** The user shares other accounts with the site. None: the site loses access. */
  useAccounts(...addresses: string[]): void;
  /** The user switches to another network. */
  useNetwork(networkId: NetworkId): void;
  /** The connection ends on the wallet's side. */
  lose(): void;

  /** For connectors and chains: prompts. Emits once and completes on approval; fails on rejection. */
  ask(question: Question, detail?: unknown): Observable<void>;
  /** For connectors and chains: shares the accounts with the site from now on. */
  grant(): void;
  /** For chains: the user approved a network switch; the network is added first if necessary. */
  agreeToNetwork(networkId: NetworkId): void;
}

interface Manner {
  readonly answer: 'approve' | 'hang' | Failure;
  readonly delay: number;
}

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Creates a fake wallet with a scripted user. */
export function scriptedWallet(options: ScriptedWalletOptions = {}): ScriptedWallet {
  const {
    name = 'Alpha Wallet',
    connectorId = 'injected',
    icon,
    accountType = 'eoa',
    scheduler = asyncScheduler,
  } = options;
  const id = options.id ?? `test.${name.toLowerCase().replaceAll(' ', '-')}`;
  const rdns = options.rdns ?? (options.id ? undefined : id);
  let networkId = options.networkId ?? 'eip155:1';
  const namespace = namespaceOf(networkId);
  const known = new Set(options.knownNetworks ?? []).add(networkId);
  const asAccount = (address: string): Account => ({ namespace, address, type: accountType });
  const [first = ADDRESS, ...others] = options.accounts ?? [];
  let accounts: readonly [Account, ...Account[]] = [asAccount(first), ...others.map(asAccount)];
  let connected = options.connected ?? false;
  let stays = false;
  let repeats = false;
  const changes = new Subject<LinkChange>();
  const asked: Asked[] = [];
  const manners = new Map<Question | 'any', Manner>([['any', { answer: 'approve', delay: 0 }]]);
  const hanging = new Set<() => void>();
  const pending$ = new BehaviorSubject(0);
  const settled = (settle: () => void) => {
    hanging.delete(settle);
    pending$.next(hanging.size);
  };

  const mannerOf = (question: Question): Manner =>
    manners.get(question) ?? manners.get('any') ?? { answer: 'approve', delay: 0 };
  const will = (change: Partial<Manner>, question?: Question) => {
    const before = question ? mannerOf(question) : (manners.get('any') ?? mannerOf('connect'));
    if (!question) manners.clear();
    manners.set(question ?? 'any', { ...before, ...change });
  };

  const ask = (question: Question, detail?: unknown) =>
    new Observable<void>((subscriber) => {
      asked.push({ question, detail });
      const settle = () => {
        const { answer } = mannerOf(question);
        if (answer === 'hang') return;
        settled(settle);
        if (answer instanceof Failure) subscriber.error(answer);
        else {
          subscriber.next();
          if (repeats) subscriber.next();
          subscriber.complete();
        }
      };
      hanging.add(settle);
      const ending = new Subscription(() => settled(settle));
      const { answer, delay } = mannerOf(question);
      if (answer !== 'hang' && delay > 0) ending.add(scheduler.schedule(settle, delay));
      else settle();
      pending$.next(hanging.size);
      return ending;
    });

  return {
    wallet: {
      id,
      type: options.type ?? 'ANNOUNCED',
      name,
      namespace,
      connectorId,
      ...(icon && { icon }),
      ...(rdns && { rdns }),
    },
    get accounts() {
      return accounts;
    },
    get networkId() {
      return networkId;
    },
    get connected() {
      return connected;
    },
    get pending() {
      return hanging.size;
    },
    batches: options.batches ?? false,
    pending$: pending$.asObservable(),
    knownNetworks: known,
    changes$: changes.asObservable(),
    asked,
    willApprove: (question) => will({ answer: 'approve', delay: 0 }, question),
    willReject: (question) => will({ answer: rejected() }, question),
    willFail: (failure, question) => will({ answer: failure }, question),
    willHang: (question) => will({ answer: 'hang' }, question),
    willAnswerAfter: (delay, question) => will({ delay }, question),
    willStay(stay = true) {
      stays = stay;
    },
    willRepeat(repeat = true) {
      repeats = repeat;
    },
    answerPending() {
      for (const settle of [...hanging]) settle();
    },
    useAccounts(...addresses) {
      const [next, ...rest] = addresses.map(asAccount);
      connected = next !== undefined;
      if (next) accounts = [next, ...rest];
      changes.next(next ? { type: 'accounts', accounts: [next, ...rest] } : { type: 'lost' });
    },
    useNetwork(next) {
      known.add(next);
      networkId = next;
      changes.next({ type: 'network', networkId: next });
    },
    lose() {
      connected = false;
      changes.next({ type: 'lost' });
    },
    ask,
    grant() {
      connected = true;
    },
    agreeToNetwork(next) {
      known.add(next);
      if (stays || next === networkId) return;
      networkId = next;
      changes.next({ type: 'network', networkId: next });
    },
  };
}

function rejected(): Failure {
  return new Failure('rejected', 'User rejected the request', { data: { rpcCode: 4001 } });
}
