/** A world of stand-ins under virtual time: milliseconds for the whole suite. */
import { type Observable, of } from 'rxjs';
import type { Modal } from '../../../application/modal/modal.js';
import type { Platform } from '../../../application/ports/device.js';
import type { Storage } from '../../../application/ports/storage.js';
import { Failure } from '../../../domain/failure/failure.js';
import { formatAmount, parseAmount } from '../../../domain/money/amount.js';
import type { Token } from '../../../domain/token/token.js';
import { requestDigests } from '../../../infrastructure/chains/evm/digests/request-digests.js';
import {
  type ScriptedApprovals,
  type ScriptedChain,
  type ScriptedConnector,
  type ScriptedDevice,
  type ScriptedWallet,
  scriptedApprovals,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
  type VirtualTime,
  virtualTime,
} from '../../../infrastructure/fakes/index.js';
import type { ModalOptions } from '../../../infrastructure/options.js';
import type { StorageState } from '../browser/storage-state.js';
import { NO_TRAFFIC } from '../browser/traffic.js';
import { ownFlow } from '../page/settings/own-flow.js';
import { hasServices } from '../page/settings/page-services.js';
import { optionsOf, type PageSettings, USUAL_PAGE } from '../page/settings/page-settings.js';
import type { InsideWallet, VisitorAccounts, WalletUser } from '../world/driver.js';
import type { Environment } from '../world/environment.js';
import { settledPromises } from '../world/settled-promises.js';
import { isLegacy, networkIdNamed } from '../world/vocabulary.js';
import { type CoreDirectory, coreDirectory } from './core-directory.js';
import { joinedWalletUser } from './core-joined.js';
import { CoreKinds } from './core-kinds.js';
import { coreBelongings, coreLogin, setLogin } from './core-login.js';
import { coreModal } from './core-modal.js';
import { ETHER, NETWORKS, OMEN, TOKENS, tokenNamed } from './core-networks.js';
import { CorePhone } from './core-pairing.js';
import { PEOPLE } from './core-people.js';
import { type CoreServices, coreServices } from './core-services.js';
import { storageOf } from './core-storage.js';
import { CoreWalletUser } from './core-wallet-user.js';
import { coreInside } from './frame/core-inside.js';

/** Each wallet's network, supported networks and number of accounts. The third of three accounts is empty. */
const CAST = {
  Harbor: { at: 'Saltmarsh', knows: ['Tidewater'], accounts: 3, batches: true },
  Lantern: { at: 'Saltmarsh', knows: [], accounts: 2 },
  Northstar: { at: 'Tidewater', knows: ['Saltmarsh'], accounts: 1 },
  Fennel: { at: 'Farshore', knows: ['Saltmarsh', 'Tidewater'], accounts: 1 },
  Kestrel: { at: 'Saltmarsh', knows: ['Tidewater'], accounts: 1 },
  Osprey: { at: 'Saltmarsh', knows: ['Tidewater'], accounts: 1 },
  Manta: { at: 'Saltmarsh', knows: ['Tidewater'], accounts: 1 },
} as const;

/** Longer than any timeout of the product that a scenario waits for. */
const TIMEOUT = 60_000;
const STRIDE = 50;
const MOST_STEPS = 1_000;

export class CoreEnvironment implements Environment {
  readonly origin = 'https://dapp.example';
  readonly #time: VirtualTime = virtualTime(1_700_000_000_000);
  readonly scheduler = this.#time.scheduler;
  readonly settle = settledPromises;
  readonly #holders: ReadonlyMap<string, CoreWalletUser>;
  #chain: ScriptedChain = scriptedChain();
  #device: ScriptedDevice = scriptedDevice();
  #approvals: ScriptedApprovals = scriptedApprovals();
  #injected: ScriptedConnector = scriptedConnector();
  #directory: CoreDirectory;
  #services: CoreServices;
  readonly #embedded = coreLogin(this.#time.scheduler);
  readonly #phone = new CorePhone(this.#time.scheduler);
  readonly #kinds = new CoreKinds(this.#time.scheduler);
  #storage: Storage | undefined;
  #storageState: StorageState = 'fine';

  constructor() {
    const names = Object.keys(CAST) as (keyof typeof CAST)[];
    this.#holders = new Map<string, CoreWalletUser>([
      ...names.map((name, at) => [name, this.#holder(name, at)] as const),
      ['Ferry', this.#phone.holder],
    ]);
    this.#chain = Object.assign(scriptedChain({ scheduler: this.#time.scheduler }), {
      digestsOf: (method: string, params: unknown) => of(requestDigests(method, params)),
    });
    this.#directory = coreDirectory(USUAL_PAGE, this.#time.scheduler);
    this.#services = coreServices(this.#chain, this.#time.scheduler);
    for (const { addresses } of this.#holders.values()) for (const each of addresses.slice(0, 2)) this.#fund(each);
  }

  #holder(name: keyof typeof CAST, at: number): CoreWalletUser {
    const { at: where, knows, accounts, ...able } = CAST[name];
    const addresses = Array.from(
      { length: accounts },
      (_, index) => `0x${(0xa0 + at * 4 + index).toString(16).repeat(20)}`,
    );
    const rdns = `example.${name.toLowerCase()}`;
    const known =
      name === 'Osprey'
        ? ({ name, id: 'osprey', connectorId: 'osprey', type: 'EXTERNAL' } as const)
        : isLegacy(name)
          ? ({ name: 'Browser Wallet', id: 'injected', type: 'INJECTED' } as const)
          : { name, id: rdns, rdns };
    const script = scriptedWallet({
      ...known,
      ...{ accounts: addresses, ...able },
      networkId: networkIdNamed(where),
      knownNetworks: knows.map(networkIdNamed),
      scheduler: this.#time.scheduler,
    });
    return new CoreWalletUser(script, addresses, () => this.#injected);
  }

  #fund(address: string): void {
    for (const networkId of [networkIdNamed('Saltmarsh'), networkIdNamed('Tidewater')]) {
      this.#chain.credit(address, { ...ETHER, networkId }, parseAmount('10000', 18));
      for (const { whole, ...token } of TOKENS) {
        this.#chain.credit(address, { ...token, networkId }, parseAmount(whole, token.decimals));
      }
    }
  }

  async load(page: PageSettings): Promise<Modal> {
    const { scheduler } = this.#time;
    for (const holder of this.#holders.values()) holder.forgetQuestions();
    this.#device = scriptedDevice({
      origin: page.origin ?? this.origin,
      mobile: page.phone,
      system: page.phone ? 'ios' : undefined,
      injectedProvider: !page.bare && page.wallets.some(isLegacy),
    });
    this.#injected = scriptedConnector({
      scheduler,
      wallets: page.wallets.concat(page.solana?.includes('Manta') ? 'Manta' : []).map((name) => this.#scriptOf(name)),
    });
    const external = page.external
      ? [scriptedConnector({ id: 'osprey', scheduler, wallets: [this.#scriptOf(page.external)] })]
      : [];
    if (this.#storage === undefined || page.storage !== this.#storageState) this.#storage = storageOf(page.storage);
    this.#storageState = page.storage;
    this.#approvals = page.login ? this.#embedded.approvals : scriptedApprovals();
    this.#directory = coreDirectory(page, scheduler);
    this.change(page);
    const tokens = TOKENS.map(({ whole: _, ...token }) => token);
    const others = this.#kinds.load(page);
    const usual: ModalOptions = {
      projectId: 'acceptance',
      networks: [...NETWORKS, ...others.networks],
      ...(hasServices(page) && {
        services: {
          ...(page.directory && { catalogue: this.#directory.handle }),
          ...this.#services.handles(page),
        },
      }),
      tokens: { ...Object.fromEntries(NETWORKS.map(({ id }) => [`eip155:${id}`, tokens])), ...others.tokens },
    };
    return coreModal(optionsOf(page, usual), {
      ...{ scheduler, signInAs: page, flows: page.ownFlow ? [await ownFlow()] : [] },
      connectors: [
        ...(page.login ? [this.#embedded] : []),
        this.#injected,
        ...others.connectors,
        ...external,
        ...(page.pairing ? [this.#phone.pairing(page)] : []),
      ],
      catalogue: page.directory && of(this.#directory.catalogue),
      services: this.#services.of(page),
      chains: [this.#chain, ...others.chains],
      storage: this.#storage,
      device: this.#device,
      embedded: page.login && of(this.#embedded),
      approvals: page.embedded || page.login ? of(this.#approvals) : undefined,
    });
  }

  change(page: PageSettings): void {
    this.#device.refuseClipboard(!page.clipboard);
    this.#directory.change(page.directory);
    this.#services.change(page);
    setLogin(this.#embedded, page);
    this.#chain.minesAfter(page.mining === 'halted' ? Number.POSITIVE_INFINITY : 0);
    const failure = page.unreachable.length > 0 ? new Failure('request-failed', 'The node does not answer') : undefined;
    const stop: ScriptedChain['failAt'] = page.silent.length > 0 ? this.#chain.hangAt : this.#chain.failAt;
    for (const task of ['holdings', 'simulate'] as const) stop(task, failure);
    this.#chain.simulatesBesides(page.ominous.length ? OMEN : undefined);
  }

  #scriptOf(name: string): ScriptedWallet {
    return this.#holderOf(name).script;
  }

  #holderOf(name: string): CoreWalletUser {
    const holder = this.#holders.get(name) ?? this.#kinds.holder(name);
    if (!holder) throw new Error(`There is no wallet ${name} in this world.`);
    return holder;
  }

  get platform(): Platform {
    return this.#device.platform;
  }

  wallet(name: string): WalletUser {
    const [first, second] = [this.#holders.get(name), this.#kinds.holder(name)];
    return first && second ? joinedWalletUser(first, second) : this.#holderOf(name);
  }

  inside(): InsideWallet {
    return coreInside(this.#approvals);
  }

  visitorAccounts(): VisitorAccounts {
    return { ...coreBelongings(this.#embedded), ...this.#services.visitorAccounts };
  }

  apps(): readonly string[] {
    return this.#device.apps;
  }

  clipboard(): string {
    return this.#device.clipboard;
  }

  counting(): undefined {
    return undefined;
  }

  readonly traffic = () => ({ ...NO_TRAFFIC, directoryOpen: this.#directory.open(), quotes: this.#services.quotes() });

  consoleLines(): readonly string[] {
    return this.#device.lines.map(({ message }) => message);
  }

  holds(address: string, symbol: string): Promise<bigint> {
    return Promise.resolve(this.#kinds.holds(address, symbol) ?? this.#chain.balanceOf(address, tokenNamed(symbol)));
  }
  readonly point = (name: string, address: string): void => this.#services.point(name, address);
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void> {
    const token = tokenNamed(symbol);
    this.#chain.credit(address, token, amount);
    this.#services.received(address, symbol, formatAmount(amount, token.decimals), from);
    return Promise.resolve();
  }

  networkId(name: string): string {
    return networkIdNamed(name);
  }

  walletId(name: string): string {
    return this.#scriptOf(name).wallet.id;
  }

  token(symbol: string): Token | undefined {
    return symbol === '' ? undefined : (this.#kinds.token(symbol) ?? tokenNamed(symbol));
  }

  addressOf(person: string): string {
    // The fake chain has no contracts: it reverts every transfer to this address.
    if (person === 'a contract that refuses') this.#chain.revertTo(PEOPLE[person] ?? '');
    return PEOPLE[person] ?? person;
  }

  async wait(
    holds: () => boolean | Promise<boolean>,
    _changes$: Observable<unknown>,
    when?: 'at once',
  ): Promise<boolean> {
    for (let waited = 0; waited <= TIMEOUT; waited += STRIDE) {
      await settledPromises();
      if (await holds()) return true;
      if (when !== 'at once') this.#time.advance(STRIDE);
    }
    return false;
  }

  async pass(milliseconds: number): Promise<void> {
    await settledPromises();
    // In steps: rendering after one of them may start a timer for the next.
    const step = Math.max(STRIDE, Math.ceil(milliseconds / MOST_STEPS));
    for (let left = milliseconds; left > 0; left -= step) {
      this.#time.advance(Math.min(step, left));
      await settledPromises();
    }
  }

  dispose(): Promise<void> {
    const strays = [this.#chain, ...this.#kinds.chains].flatMap(({ namespace, calls }) =>
      calls.filter(({ networkId = namespace }) => !networkId.startsWith(namespace)),
    );
    return strays.length > 0
      ? Promise.reject(new Error(`A chain was asked about the network of another one: ${JSON.stringify(strays)}`))
      : Promise.resolve();
  }
}
