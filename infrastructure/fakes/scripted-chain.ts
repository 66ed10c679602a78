import {
  AsyncSubject,
  asyncScheduler,
  concat,
  defer,
  map,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import type { Chain } from '../../application/ports/chain.js';
import type { ChainHandle } from '../../application/ports/handle.js';
import type { Link, SendStep } from '../../application/ports/link.js';
import { isAddressShape } from '../../domain/address/address.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ChainSupport } from '../../domain/network/chain-support.js';
import type { Network } from '../../domain/network/network.js';
import type { SimulationQuestion } from '../../domain/simulation/simulation.js';
import { textOf } from '../../domain/text/text-of.js';
import type { Token } from '../../domain/token/token.js';
import type { Transfer } from '../../domain/transaction/transfer.js';
import { readProperty } from '../../domain/value/read-property.js';
import { placeholderHex } from './placeholder-hex.js';
import { scriptedBatches } from './scripted-batches.js';
import { isScriptedLink } from './scripted-link.js';
import { type OtherChanges, scriptedSimulation } from './scripted-simulation.js';
import type { ScriptedWallet } from './scripted-wallet.js';

/** The operations of a scripted chain that can be set to fail. */
export type ChainTask = 'holdings' | 'estimateFee' | 'send' | 'simulate';

/** The gas of a plain transfer. */
const PLAIN_GAS = 21_000n;

/** Options of `scriptedChain`. */
export interface ScriptedChainOptions {
  /** Default `eip155`. */
  readonly namespace?: Namespace;
  /** Default: real time. */
  readonly scheduler?: SchedulerLike;
  /** The `supports` of its handle. Default: all. */
  readonly supports?: ChainSupport;
}

/** A fake chain in memory, with scripted balances, transfers and faults. */
export interface ScriptedChain extends Chain {
  /** The handle to pass to the modal. */
  readonly handle: ChainHandle;
  /** All requests to the network, oldest first. */
  readonly calls: readonly {
    readonly task: ChainTask | 'signMessage' | 'switchNetwork';
    readonly networkId?: string;
  }[];
  /** Adds an amount of a token to an address, in its smallest unit. */
  credit(address: string, token: Token, amount: bigint): void;
  balanceOf(address: string, token: Token): bigint;
  /** Sets the fee of every transfer, in the smallest unit of the native currency. Default: 21,000 units at 1 gwei. */
  setFee(amount: bigint): void;
  /** Makes an operation of the network fail from now on; without a failure, it works again. */
  failAt(task: ChainTask, failure?: Failure): void;
  /** Makes an operation hang until it is set to fail or to work. */
  hangAt(task: ChainTask): void;
  /** Sets the delay of each operation. Default 0. */
  takes(milliseconds: number): void;
  /** Sets how long a transaction waits to be mined. Default 0. `Infinity`: it is never mined. */
  minesAfter(milliseconds: number): void;
  /** Makes later transactions revert (true) or succeed (false). */
  revert(reverting?: boolean): void;
  /** Sets additional changes in the result of every simulation. */
  simulatesBesides(besides: OtherChanges | undefined): void;
  /** Makes every later transfer to this address revert. */
  revertTo(address: string): void;
}

/** How long an unmined transaction is followed. */
const FOLLOW_LIMIT = 600_000;

/** Creates a fake chain. Balances are 0 until `credit`. */
export function scriptedChain({
  namespace = 'eip155',
  scheduler = asyncScheduler,
  supports,
}: ScriptedChainOptions = {}): ScriptedChain {
  const ledger = new Map<string, bigint>();
  const faults = new Map<ChainTask, Failure | 'hang'>();
  const calls: { task: ChainTask | 'signMessage' | 'switchNetwork'; networkId?: string }[] = [];
  let fee = PLAIN_GAS * 10n ** 9n;
  let latency = 0;
  let miningTime = 0;
  let reverting = false;
  let besides: OtherChanges | undefined;
  const refusing = new Set<string>();
  let transactions = 0;

  const credit = (address: string, token: Token, amount: bigint) =>
    void ledger.set(keyOf(address, token), balanceOf(address, token) + amount);
  const balanceOf = (address: string, token: Token) => ledger.get(keyOf(address, token)) ?? 0n;

  /** The answer of the network, or the fault in its place. */
  const answer = <T>(task: ChainTask, network: Network, make: () => T): Observable<T> =>
    defer(() => {
      calls.push({ task, networkId: network.caipNetworkId });
      const fault = faults.get(task);
      if (fault === 'hang') return NEVER;
      const made = fault ? throwError(() => fault) : defer(() => of(make()));
      return wait(latency).pipe(switchMap(() => made));
    });

  const wait = (milliseconds: number): Observable<unknown> =>
    milliseconds > 0 ? timer(milliseconds, scheduler) : of(0);

  const check = ({ token, from, amount }: Transfer, network: Network) => {
    const native = nativeOf(network);
    const spent = token.address ? 0n : amount;
    if (balanceOf(from, token) < amount || balanceOf(from, native) < spent + fee)
      throw new Failure('insufficient-funds');
  };

  const mine = (transfer: Transfer, network: Network): SendStep['type'] => {
    credit(transfer.from, nativeOf(network), -fee);
    if (refuses(transfer)) throw new Failure('transaction-reverted');
    credit(transfer.from, transfer.token, -transfer.amount);
    credit(transfer.to, transfer.token, transfer.amount);
    return 'confirmed';
  };

  const refuses = ({ to }: { readonly to: string }) => reverting || refusing.has(to.toLowerCase());

  const chain: ScriptedChain = {
    namespace,
    isAddress: (text) => isAddressShape(namespace, text),
    holdings: (address, network, tokens) =>
      answer('holdings', network, () => tokens.map((token) => ({ token, amount: balanceOf(address, token) }))),
    estimateFee: (transfer, network) =>
      answer('estimateFee', network, () => {
        check(transfer, network);
        return { amount: fee, symbol: network.nativeCurrency.symbol, decimals: network.nativeCurrency.decimals };
      }),
    ...(namespace === 'eip155' && {
      costOf: (transaction: unknown, network: Network) =>
        answer('estimateFee', network, () => {
          const payer = textOf(readProperty(transaction, 'sender') ?? readProperty(transaction, 'from'));
          return { gas: PLAIN_GAS, price: fee / PLAIN_GAS, balance: balanceOf(payer, nativeOf(network)) };
        }),
      simulate: (question: SimulationQuestion, network: Network) =>
        answer('simulate', network, () =>
          scriptedSimulation(
            question,
            (to) => refuses({ to }),
            balanceOf(question.account, nativeOf(network)),
            besides,
          ),
        ),
    }),
    send: (link, transfer, network, asking) =>
      defer(() => {
        const script = scriptOf(link);
        asking?.();
        return script.ask('send', transfer);
      }).pipe(
        switchMap(() => answer('send', network, () => check(transfer, network))),
        switchMap(() => {
          const hash = placeholderHex(32, ++transactions);
          // Not the follower's: the transaction is mined even without a subscriber.
          const mined = new AsyncSubject<SendStep>();
          const never = miningTime === Number.POSITIVE_INFINITY;
          (never ? NEVER : wait(miningTime))
            .pipe(map((): SendStep => ({ type: mine(transfer, network), hash })))
            .subscribe(mined);
          const limited = mined.pipe(
            timeout({ first: FOLLOW_LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
          );
          return concat(of<SendStep>({ type: 'submitted', hash }), limited);
        }),
      ),
    signMessage: (link, _address, message) =>
      defer(() => {
        calls.push({ task: 'signMessage' });
        return scriptOf(link).ask('sign', message);
      }).pipe(map(() => placeholderHex(65, message.length))),
    verifyMessage: (_address, message, signature) => of(signature === placeholderHex(65, message.length)),
    switchNetwork: (link, network) =>
      defer(() => {
        calls.push({ task: 'switchNetwork', networkId: network.caipNetworkId });
        const script = scriptOf(link);
        const id = network.caipNetworkId;
        if (script.networkId === id) return of('switched' as const);
        const known = script.knownNetworks.has(id);
        return script.ask(known ? 'switch' : 'add', id).pipe(
          tap(() => script.agreeToNetwork(id)),
          map(() => {
            if (script.networkId !== id) throw new Failure('network-mismatch');
            return known ? ('switched' as const) : ('added' as const);
          }),
        );
      }),
    ...(namespace === 'eip155' && {
      batches: scriptedBatches({
        ...{ scheduler, scriptOf, refuses },
        move(from, { to, value = 0n }, network) {
          credit(from, nativeOf(network), -value);
          credit(to, nativeOf(network), value);
        },
        miningTime: () => miningTime,
      }),
    }),
    ...(namespace === 'eip155' && {
      permissions: {
        grant: (link, request) =>
          scriptOf(link)
            .ask('sign', request)
            .pipe(map(() => ({ ...request, context: placeholderHex(32, 1) }))),
        revoke: (link, session) =>
          scriptOf(link)
            .ask('sign', session)
            .pipe(map(() => placeholderHex(65, 1))),
      },
    }),
    handle: { id: namespace, namespace, ...(supports && { supports }), load: () => Promise.resolve(chain) },
    calls,
    credit,
    balanceOf,
    setFee(amount) {
      fee = amount;
    },
    failAt(task, failure) {
      if (failure) faults.set(task, failure);
      else faults.delete(task);
    },
    hangAt: (task) => void faults.set(task, 'hang'),
    takes(milliseconds) {
      latency = milliseconds;
    },
    minesAfter(milliseconds) {
      miningTime = milliseconds;
    },
    revert(value = true) {
      reverting = value;
    },
    simulatesBesides(more) {
      besides = more;
    },
    revertTo: (address) => void refusing.add(address.toLowerCase()),
  };
  return chain;
}

function scriptOf(link: Link): ScriptedWallet {
  if (!isScriptedLink(link)) throw new Error('A scripted chain needs a link of a scripted connector');
  return link.script;
}

function keyOf(address: string, token: Token): string {
  return [token.networkId, token.address ?? '', address].join('|').toLowerCase();
}

/** A network's native currency as a token. */
function nativeOf({ caipNetworkId, nativeCurrency }: Network): Token {
  return { networkId: caipNetworkId, ...nativeCurrency };
}
