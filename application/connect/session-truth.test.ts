import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { type ScriptedConnector, scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { type ScriptedModal, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { type ScriptedWallet, scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { Outcome } from '../engine/outcome.js';
import { connectedOf, networkIdOf } from './selectors.js';
import { statusOf } from './status-of.js';

/**
 * Whatever visitor, wallets, page and time do, in any order: the screen, storage and the live provider agree, and every intent ends exactly
 * once.
 */

/** Mutation tests run this hundreds of times. */
const RUNS = process.env.MUTATION_UNITS ? 100 : 10_000;
const ADDRESSES = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'];

interface Page {
  modal: ScriptedModal;
  readonly wallets: readonly [ScriptedWallet, ScriptedWallet];
  /** Late: the wallets have not announced themselves yet. */
  readonly reload: (late: boolean) => void;
  /** The wallets announce themselves, again or late. */
  readonly announce: () => void;
  readonly outcomes: Promise<Outcome<unknown>>[];
  /** True from a visitor's disconnect until the visitor connects again. */
  left: boolean;
}

function openPage(): Page {
  const time = virtualTime();
  const storage = memoryStorage();
  const make = (name: string, type: 'ANNOUNCED' | 'WALLET_CONNECT') =>
    scriptedWallet({ name, type, scheduler: time.scheduler, knownNetworks: ['eip155:1', 'eip155:2'] });
  // The second one is reached by pairing.
  const wallets = [make('Alpha', 'ANNOUNCED'), make('Beta', 'WALLET_CONNECT')] as const;
  let connector: ScriptedConnector;
  const open = (late: boolean) => {
    connector = scriptedConnector({ wallets: late ? [] : wallets, scheduler: time.scheduler });
    connector.offerPairing('wc:1');
    return scriptedModal({ connectors: [connector], storage, time });
  };
  const page: Page = {
    modal: open(false),
    wallets,
    outcomes: [],
    left: false,
    reload: (late) => {
      page.modal.core.destroy();
      page.modal = open(late);
    },
    announce: () => {
      for (const wallet of wallets) {
        connector.vanish(wallet.wallet.id);
        connector.appear(wallet);
      }
    },
  };
  return page;
}

const which = fc.constantFrom(0 as const, 1 as const);
const network = fc.constantFrom('eip155:1' as const, 'eip155:2' as const, 'eip155:999' as const);
const question = fc.constantFrom('connect' as const, 'switch' as const, 'disconnect' as const, undefined);

type Step = readonly [name: string, run: (page: Page) => void];

/** Visitors' actions are frequent, and failures frequent enough. */
const steps: readonly (readonly [weight: number, fc.Arbitrary<Step>])[] = [
  [
    6,
    which.map((n): Step => [`connect ${n}`, (page) => ask(page, page.modal.connect(page.wallets[n].wallet.id), false)]),
  ],
  [4, fc.constant<Step>(['disconnect', (page) => ask(page, page.modal.disconnect(), true)])],
  [3, network.map((id): Step => [`switch to ${id}`, (page) => ask(page, page.modal.switchNetwork(id))])],
  [2, fc.constant<Step>(['reload', (page) => page.reload(false)])],
  [4, fc.constant<Step>(['reload before the wallets', (page) => page.reload(true)])],
  [4, fc.constant<Step>(['announce', (page) => page.announce()])],
  [2, fc.constant<Step>(['open', (page) => ask(page, page.modal.open())])],
  [1, fc.constant<Step>(['close', (page) => ask(page, page.modal.close(true))])],
  [1, fc.constant<Step>(['back', (page) => ask(page, page.modal.back())])],
  [1, fc.constant<Step>(['networks', (page) => ask(page, page.modal.push({ view: 'networks' }))])],
  [
    2,
    tuple(
      which,
      fc.subarray(ADDRESSES),
      (n, own): Step => [`accounts of ${n}: ${own}`, (page) => page.wallets[n].useAccounts(...own)],
    ),
  ],
  [2, tuple(which, network, (n, id): Step => [`${n} moves to ${id}`, (page) => page.wallets[n].useNetwork(id)])],
  [1, which.map((n): Step => [`${n} ends it`, (page) => page.wallets[n].lose()])],
  [
    3,
    tuple(which, question, (n, about): Step => [`${n} hangs at ${about}`, (page) => page.wallets[n].willHang(about)]),
  ],
  [4, tuple(which, question, (n, about): Step => [`${n} agrees to ${about}`, (page) => agree(page.wallets[n], about)])],
  [
    1,
    tuple(which, question, (n, about): Step => [`${n} rejects ${about}`, (page) => page.wallets[n].willReject(about)]),
  ],
  [
    1,
    tuple(
      which,
      question,
      (n, about): Step => [
        `${n} fails at ${about}`,
        (page) => page.wallets[n].willFail(new Failure('wallet-misbehaved'), about),
      ],
    ),
  ],
  [
    1,
    tuple(
      which,
      fc.constantFrom(50, 400, 3_000),
      (n, ms): Step => [`${n} takes ${ms} ms`, (page) => page.wallets[n].willAnswerAfter(ms)],
    ),
  ],
  [
    1,
    tuple(which, fc.boolean(), (n, stays): Step => [`${n} stays: ${stays}`, (page) => page.wallets[n].willStay(stays)]),
  ],
  [
    1,
    tuple(
      which,
      fc.boolean(),
      (n, twice): Step => [`${n} says yes twice: ${twice}`, (page) => page.wallets[n].willRepeat(twice)],
    ),
  ],
  [
    2,
    which.map(
      (n): Step => [
        `${n} repeats itself`,
        (page) => {
          const { connected, accounts, networkId } = page.wallets[n];
          page.wallets[n].useAccounts(...(connected ? accounts.map(({ address }) => address) : []));
          page.wallets[n].useNetwork(networkId);
        },
      ],
    ),
  ],
  [
    2,
    fc
      .constantFrom(10, 500, 10_000, 230_000)
      .map((ms): Step => [`${ms} ms pass`, (page) => page.modal.time.advance(ms)]),
  ],
];

const step = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));

function tuple<A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>, make: (a: A, b: B) => Step): fc.Arbitrary<Step> {
  return fc.tuple(a, b).map(([first, second]) => make(first, second));
}

/** Approves from now on, including pending requests. */
function agree(wallet: ScriptedWallet, about: Parameters<ScriptedWallet['willApprove']>[0]): void {
  wallet.willApprove(about);
  wallet.answerPending();
}

function ask(page: Page, outcome: Promise<Outcome<unknown>>, left?: boolean): void {
  if (left !== undefined) page.left = left;
  page.outcomes.push(outcome);
}

function check(page: Page): void {
  const { modal } = page;
  const state = modal.getState();
  const connected = connectedOf(state);
  const stored = (key: string) => modal.storage.get(key);
  const provider = modal.core.getProvider('eip155');

  // The provider.
  expect(provider !== undefined).toBe(connected !== undefined);
  // The wallet.
  if (connected) {
    const wallet = page.wallets.find((script) => script.wallet.id === connected.wallet.id);
    expect(wallet?.connected).toBe(true);
    expect(connected.networkId).toBe(wallet?.networkId);
    expect(connected.accounts).toEqual(wallet?.accounts);
    expect(connected.accounts).toContain(connected.account);
  }
  // The store.
  const status = statusOf(state);
  const held = connected?.wallet.id ?? (status === 'connecting' ? stored('eip155:connected_connector_id') : undefined);
  expect(stored('eip155:connected_connector_id')).toBe(held);
  expect(stored('connection_status')).toBe(held === undefined ? 'disconnected' : 'connected');
  expect(stored('active_caip_network_id')).toBe(networkIdOf(state));
  // One outcome for each attempt, however often a wallet answers.
  const happened = (...types: readonly string[]) => modal.events.filter(({ type }) => types.includes(type));
  const own = happened('connection.started', 'connection.opened', 'connection.failed').filter(
    (event) => !('restoring' in event ? event.restoring : 'restored' in event && event.restored),
  );
  const begun = own.filter(({ type }) => type === 'connection.started').length;
  expect(own.length - begun).toBeLessThanOrEqual(begun);
  // The visitor's decision.
  if (page.left) expect(status).toBe('disconnected');
}

describe('session truth', () => {
  it(`holds in ${RUNS} random sequences`, { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (sequence) => {
        const page = openPage();
        for (const [name, run] of sequence) {
          run(page);
          try {
            check(page);
          } catch (cause) {
            throw new Error(`after "${name}"`, { cause });
          }
        }
        page.modal.core.destroy();
        const outcomes = await Promise.all(page.outcomes);
        for (const outcome of outcomes) {
          if (!outcome.ok) expect(outcome.failure).toBeInstanceOf(Failure);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
