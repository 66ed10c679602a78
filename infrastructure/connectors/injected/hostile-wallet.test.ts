import fc from 'fast-check';
import { NEVER, of, config as rxjs } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as approvePart from '../../../application/approve/approve-part.js';
import { withStored } from '../../../application/connect/stored/stored.js';
import type { Outcome } from '../../../application/engine/outcome.js';
import type { State } from '../../../application/engine/state.js';
import * as connectedPart from '../../../application/modal/connected-part.js';
import { type Core, createCore } from '../../../application/modal/core.js';
import { initialState } from '../../../application/modal/initial-state.js';
import { intentMethods } from '../../../application/modal/intent-methods.js';
import type { IntentMethods } from '../../../application/modal/modal.js';
import { editSend, reviewSend, send as sendReviewed } from '../../../application/send/actions.js';
import * as sendPart from '../../../application/send/send-part.js';
import { FAILURE_CODES, Failure } from '../../../domain/failure/failure.js';
import { type Hostile, hostileProvider } from '../../../sandbox/malicious-wallets/hostile-provider.js';
import { hostileValue } from '../../../sandbox/malicious-wallets/hostile-value.js';
import { evmChain } from '../../chains/evm/chain.js';
import { givenConfig } from '../../checked-config.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../../fakes/scripted-modal.js';
import { verify } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { configOf } from '../../options.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import * as walletCode from '../eip1193/connect-provider.js';
import { injectedConnector } from './injected-connector.js';

/**
 * The real connector, the real chain and the whole core, with wallets that answer, announce and report anything: nothing is thrown, nothing
 * hangs, and the state has only what its type allows.
 */

const RUNS = 5_000;
const ID = 'test.hostile';
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

interface Page extends IntentMethods {
  readonly core: Core;
  readonly target: EventTarget;
  readonly hostile: Hostile;
  readonly outcomes: Promise<Outcome<unknown>>[];
  advance(milliseconds: number): void;
}

/** The node is honest: every balance is one ether, every transaction was mined. */
const NODE: Readonly<Record<string, unknown>> = {
  eth_getTransactionReceipt: { status: '0x1', logs: [], blockNumber: '0x1' },
  eth_getTransactionByHash: null,
  eth_call: `0x${'0'.repeat(63)}1`,
  eth_getBlockByNumber: { number: '0x1', timestamp: '0x1', baseFeePerGas: '0x1', transactions: [] },
  eth_feeHistory: { baseFeePerGas: ['0x1', '0x1'], reward: [['0x1']], gasUsedRatio: [0], oldestBlock: '0x1' },
};
const node = {
  request: ({ method }: { readonly method: string }) => Promise.resolve(NODE[method] ?? '0xde0b6b3a7640000'),
};

function openPage(storage = memoryStorage()): Page {
  const time = virtualTime(1_700_000_000_000);
  const { scheduler } = time;
  const device = scriptedDevice();
  const target = new EventTarget();
  const hostile = hostileProvider(scheduler);
  const { log } = device;
  const chain = evmChain({ scheduler, device: { log }, transport: () => node });
  const options = { networks: SCRIPTED_NETWORKS, services: false } as const;
  const config = givenConfig(configOf(options), options);
  const core = createCore(
    {
      connectors: [
        injectedConnector({ target, scheduler, log, announced: true, legacy: true, load: () => walletCode }),
      ],
      chain: () => of(chain),
      storage,
      device,
      scheduler,
      approvals: undefined,
      parts: {
        account: of(connectedPart),
        connected: of(connectedPart),
        accounts: NEVER,
        otherAccounts: NEVER,
        catalogue: NEVER,
        activity: NEVER,
        pairing: NEVER,
        login: NEVER,
        names: NEVER,
        buy: NEVER,
        send: of(sendPart),
        sent: NEVER,
        changes: NEVER,
        swap: NEVER,
        approve: of(approvePart),
        dangers: NEVER,
        alerts: NEVER,
        signIn: NEVER,
      },
    },
    withStored(initialState(config), storage),
  );
  target.addEventListener('eip6963:requestProvider', () => announce(target, ID, hostile.provider));
  core.start();
  return { ...intentMethods(core), core, target, hostile, outcomes: [], advance: time.advance };
}

function announce(
  target: EventTarget,
  rdns: unknown,
  provider: unknown,
  name: unknown = 'Hostile',
  icon: unknown = '',
): void {
  const detail = { info: { uuid: 'hostile', name, rdns, icon }, provider };
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

type Step = (page: Page) => void;

const METHODS = [
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_revokePermissions',
  'personal_sign',
  'eth_sendTransaction',
] as const;
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;
const WAYS = ['answer', 'reject', 'throw', 'hang', 'twice', 'late', 'honest'] as const;

/** Created on use: fast-check must not inspect them. */
const value = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((index) => () => hostileValue(index)) },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: true }).map((any) => () => any) },
);
const ask = (page: Page, outcome: Promise<Outcome<unknown>>) => void page.outcomes.push(outcome);
const pick = <const T>(...items: readonly T[]) => fc.constantFrom(...items);

/** A step with a random value. */
const doing = <T>(from: fc.Arbitrary<T>, run: (page: Page, value: T) => void): fc.Arbitrary<Step> =>
  from.map((each) => (page) => run(page, each));

const will = doing(fc.tuple(pick(...METHODS), pick(...WAYS), value), ({ hostile }, [method, way, answer]) =>
  hostile.will(method, way, answer()),
);
const connect: Step = (page) => ask(page, page.connect(ID));

const send: Step = (page) => {
  const token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
  ask(page, page.push({ view: 'send' }));
  ask(page, editSend(page, { token, amountText: '0.1', receiver: ADDRESS }));
  ask(page, reviewSend(page));
  ask(page, sendReviewed(page));
};

const announceAnything = doing(fc.array(value, { minLength: 4, maxLength: 4 }), ({ target, hostile }, makers) => {
  const [rdns, name, icon, provider] = makers.map((make) => make());
  announce(target, rdns, hostile.provider, name, icon);
  announce(target, ID, provider);
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: provider }));
});

const askProvider = doing(fc.tuple(pick('eth_signTypedData_v4', ...METHODS), value), ({ core }, [method, params]) => {
  const provider = core.getProvider() as Hostile['provider'] | undefined;
  provider?.request({ method, params: params() }).catch(() => undefined);
});

const steps: readonly (readonly [weight: number, fc.Arbitrary<Step>])[] = [
  [4, will],
  [4, doing(fc.tuple(pick(...EVENTS), value), ({ hostile }, [event, payload]) => hostile.emit(event, payload()))],
  [2, fc.constant(connect)],
  [1, fc.constant<Step>((page) => ask(page, page.disconnect()))],
  [3, doing(pick('eip155:1', 'eip155:2'), (page, id) => ask(page, page.switchNetwork(id)))],
  [3, fc.constant<Step>((page) => ask(page, page.signMessage('hello')))],
  [3, fc.constant(send)],
  [2, askProvider],
  [2, announceAnything],
  [1, doing(value, ({ hostile }, shape) => hostile.changeShape(shape()))],
  [1, doing(pick('throws', 'emits', 'honest'), ({ hostile }, way) => hostile.listens(way))],
  [1, fc.constant<Step>((page) => ask(page, page.open()))],
  [1, fc.constant<Step>((page) => ask(page, page.close(true)))],
  [2, doing(pick(10, 1_000, 10_000, 700_000), ({ advance }, milliseconds) => advance(milliseconds))],
];
const step = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** Installed in some way, then chosen, then any steps. */
const sequences = fc
  .tuple(fc.array(will, { maxLength: 3 }), fc.array(step, { maxLength: 8 }))
  .map(([before, after]) => [...before, connect, ...after]);

/** All pending tasks end, and time passes well beyond every limit. */
async function settle(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    page.advance(turn === 0 ? 0 : 700_000);
  }
}

const escaped: unknown[] = [];
const note = (error: unknown) => void escaped.push(error);

beforeAll(() => {
  rxjs.onUnhandledError = note;
  process.on('unhandledRejection', note).on('uncaughtException', note);
});
afterAll(() => {
  rxjs.onUnhandledError = null;
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

it(`holds against wallets that do anything: ${RUNS} of them`, { timeout: 300_000 }, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sequences, fc.boolean(), async (sequence, reload) => {
      // An error that escaped from an earlier sequence does not belong to this one: shrinking would never end.
      escaped.length = 0;
      const storage = memoryStorage();
      let page = openPage(storage);
      for (const run of sequence) {
        run(page);
        await settle(page, 1);
        checkState(page.core.getState());
      }
      if (reload) {
        const before = page;
        await settle(before, 12);
        before.core.destroy();
        page = { ...openPage(storage), outcomes: before.outcomes };
        for (const run of sequence.slice(0, 5)) run(page);
      }
      await settle(page, 12);
      checkState(page.core.getState());
      const outcomes = await inTime(Promise.all(page.outcomes));
      for (const outcome of outcomes) {
        const name = outcome.ok ? 'ok' : outcome.failure.code;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        if (!outcome.ok) checkFailure(outcome.failure);
      }
      page.core.destroy();
      expect(escaped).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  // The cases reach what they are meant to test.
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['ok', 'rejected', 'wallet-misbehaved', 'timed-out', 'unknown']),
  );
});

/** Fails instead of waiting forever. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  for (let turn = 0; turn < 5 && !done; turn++) await new Promise((resolve) => setImmediate(resolve));
  if (!done) throw new Error('An intent was not answered');
  return promise;
}

function checkFailure(failure: Failure): void {
  verify(failure instanceof Failure, 'It is a Failure');
  verify(FAILURE_CODES.includes(failure.code), `There is no code ${String(failure.code)}`);
  verify(typeof failure.message === 'string' && failure.message.length <= 300, 'The message is cut');
}

function checkState({ config: _, ...state }: State): void {
  checkPlain(state);
  for (const { name, icon = 'data:image/', rdns = 'a.b' } of Object.values(state.connect.wallets).flat()) {
    verify(/^[^\p{C}]+$/u.test(name) && [...name].length <= 64, 'The name is inert and cut');
    verify(/^data:image\//i.test(icon), 'The icon can be asked for nowhere');
    verify(/^[a-z\d.-]{1,128}$/.test(rdns), 'The rdns is one');
  }
  for (const connection of Object.values(state.connect.connections)) {
    if (connection.status !== 'connected') continue;
    const { accounts, account, networkId } = connection;
    verify(accounts.length > 0 && accounts.length <= 100 && accounts.includes(account), 'The account is one of some');
    verify(/^eip155:[1-9]\d{0,15}$/.test(networkId), 'The network is one');
    for (const { address } of accounts) verify(/^0x[\da-f]{40}$/i.test(address), 'The address is one');
  }
}

/** Deeply: no object of a wallet is stored, except for the causes of failures. */
function checkPlain(value: unknown): void {
  if (value instanceof Failure) {
    checkFailure(value);
    checkPlain(value.data);
    return;
  }
  verify(typeof value !== 'function' && typeof value !== 'symbol', 'It is a value');
  if (typeof value !== 'object' || value === null) return;
  verify(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype, 'It is a plain object');
  for (const inner of Object.values(value)) checkPlain(inner);
}
