/** The real adapters on a real node, in Node: everything except rendering in a browser. */
import { setMaxListeners } from 'node:events';
import { firstValueFrom, type Observable, race, type SchedulerLike, timer } from 'rxjs';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Modal } from '../../../application/modal/modal.js';
import type { Platform } from '../../../application/ports/device.js';
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import { evm } from '../../../infrastructure/chains/evm/index.js';
import { external } from '../../../infrastructure/connectors/external/index.js';
import { createModal } from '../../../infrastructure/create-modal.js';
import { type ScriptedDevice, scriptedDevice } from '../../../infrastructure/fakes/index.js';
import type { ModalOptions } from '../../../infrastructure/options.js';
import { browserStorage } from '../../../infrastructure/storage/browser-storage.js';
import type { StorageArea } from '../../../infrastructure/storage/kept-text.js';
import type { AnalyticsService } from '../../../sandbox/analytics/analytics-server.js';
import { installMalicious } from '../../../sandbox/malicious-wallets/install-malicious.js';
import { maliciousMetadata } from '../../../sandbox/malicious-wallets/malicious-metadata.js';
import { maliciousAsked } from '../../../sandbox/malicious-wallets/malicious-provider.js';
import { announce } from '../../../sandbox/wallets/announce.js';
import { MISBEHAVIOURS } from '../../../sandbox/wallets/misbehaviour.js';
import type { SandboxWallet } from '../../../sandbox/wallets/wallet.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { worldWallet } from '../../../sandbox/wallets/world-wallet.js';
import type { StorageState } from '../browser/storage-state.js';
import { STORAGE_PREFIX, storedArea } from '../browser/stored-area.js';
import { trafficOf } from '../browser/traffic.js';
import { noWalletInside } from '../core/frame/no-wallet-inside.js';
import { ownAdapters } from '../core/own-adapters.js';
import { type MovableClock, movableClock } from '../page/movable-clock.js';
import { ownFlowHandle } from '../page/settings/own-flow.js';
import { pageReads, pageServices } from '../page/settings/page-services.js';
import { optionsOf, type PageSettings, USUAL_PAGE } from '../page/settings/page-settings.js';
import { pageSignIn } from '../page/settings/page-sign-in.js';
import { silenced } from '../page/settings/silenced.js';
import { tamperWith } from '../page/settings/tampered.js';
import { maliciousUser } from '../wallets/malicious-user.js';
import { PhoneUser } from '../wallets/phone-user.js';
import type { WalletUser } from '../world/driver.js';
import type { Environment } from '../world/environment.js';
import { EventLog } from '../world/event-log.js';
import { settledPromises } from '../world/settled-promises.js';
import { isHostile, isLegacy, networkIdNamed, PHONE_WALLETS } from '../world/vocabulary.js';
import { impatientPairing } from './impatient-pairing.js';
import type { SandboxFixture } from './sandbox-fixture.js';
import { SandboxKinds } from './sandbox-kinds.js';
import { type SandboxSecure, sandboxSecure } from './sandbox-secure.js';
import { sandboxShop } from './sandbox-shop.js';
import { SandboxWalletUser } from './sandbox-wallet-user.js';
import { SiweHost } from './siwe-host.js';
import { alone, firstOf, type Way } from './way.js';

/** The time limit for everything that a scenario waits for. */
const TIMEOUT = 40_000;
/** The chain id of Saltmarsh, the network of malicious wallets. */
const HOME = 31_337;
/** How often to poll for changes outside the modal that emit no event. */
const GLANCE = 25;

interface Extension {
  readonly holder: SandboxWalletUser;
  readonly store: ReturnType<typeof memoryStore>;
  wallet: SandboxWallet;
  announced: boolean;
}

export class SandboxEnvironment implements Environment {
  readonly origin = 'http://localhost';
  readonly #server = new SiweHost(this.origin, true);
  readonly #fixture: SandboxFixture;
  readonly #putBack: () => Promise<void>;
  readonly #extensions: ReadonlyMap<string, Extension>;
  readonly #friend = privateKeyToAccount(generatePrivateKey()).address;
  /** The window of the page: where wallets announce themselves. */
  #window: EventTarget & { ethereum?: unknown } = new EventTarget();
  #device: ScriptedDevice = scriptedDevice();
  readonly #phone: PhoneUser;
  readonly #secure: SandboxSecure;
  readonly #kinds: SandboxKinds;
  readonly #shop = sandboxShop();
  readonly #way: Way;
  readonly log = new EventLog();
  #modal: Modal | undefined;
  #clock: MovableClock | undefined;
  #area: (() => StorageArea) | undefined;
  #storageState: StorageState = 'fine';

  constructor(fixture: SandboxFixture, putBack: () => Promise<void>, way: Way = alone) {
    this.#way = way;
    this.#fixture = fixture;
    this.#putBack = putBack;
    this.#kinds = new SandboxKinds(fixture.settings, (holds) => this.wait(holds));
    this.#secure = sandboxSecure(fixture.world.secureSite, () => this.#modal);
    this.#phone = new PhoneUser(fixture.world.settings, {
      code: () => this.#modal?.getState().connect.attempt?.pairing?.uri,
      link: () => this.#device.clipboard,
      opened: () => this.#device.apps.at(-1),
      wait: (holds) => this.wait(holds),
    });
    this.#extensions = new Map(fixture.settings.wallets.map(({ name }) => [name, this.#install(name)]));
  }

  #install(name: string): Extension {
    const store = memoryStore();
    const addresses = worldWallet(this.#fixture.settings, name, { store }).control.snapshot().accounts;
    const extension: Extension = {
      store,
      holder: new SandboxWalletUser(addresses, {
        wallet: () => extension.wallet,
        announce: () => this.#announce(extension),
        wait: (holds) => this.wait(holds),
      }),
      wallet: worldWallet(this.#fixture.settings, name, { store }),
      announced: false,
    };
    extension.holder.faulty(extension.wallet);
    return extension;
  }

  /** Like an extension: a new provider in each page, with the same state and behaviours. */
  #renew(name: string, extension: Extension): void {
    const { control } = extension.wallet;
    extension.wallet = extension.holder.faulty(worldWallet(this.#fixture.settings, name, { store: extension.store }));
    for (const kind of MISBEHAVIOURS) extension.wallet.control.misbehave(kind, control.misbehaves(kind));
    extension.announced = false;
  }

  #announce(extension: Extension): void {
    if (extension.announced) this.#window.dispatchEvent(new Event('eip6963:requestProvider'));
    else announce(extension.wallet, this.#window);
    extension.announced = true;
  }

  async load(page: PageSettings): Promise<Modal> {
    this.#way.end();
    this.#window = new EventTarget();
    // A window has no limit of listeners; Node would warn of a leak for many wallets.
    setMaxListeners(0, this.#window);
    for (const [name, extension] of this.#extensions) this.#renew(name, extension);
    for (const name of page.wallets.filter((each) => !isHostile(each))) {
      if (isLegacy(name)) this.#window.ethereum = this.#extension(name).wallet.provider;
      else this.#announce(this.#extension(name));
    }
    for (const name of page.wallets.filter(isHostile)) installMalicious(name, this.#window, HOME);
    this.#device = scriptedDevice({
      origin: this.origin,
      mobile: page.phone,
      system: page.phone ? 'ios' : undefined,
      injectedProvider: this.#window.ethereum !== undefined,
    });
    if (this.#area === undefined || page.storage !== this.#storageState) this.#area = storedArea(page.storage);
    this.#storageState = page.storage;
    if (page.keptSignIn) tamperWith(this.#area(), page.keptSignIn);
    this.change(page);
    const { tokens } = this.#fixture.settings;
    const networks = silenced(this.#fixture.networksFor(page), page, this.#fixture.silentUrl);
    const others = this.#kinds.load(page, this.#window);
    const usual: ModalOptions = {
      projectId: 'acceptance',
      networks: [...networks, ...others.networks],
      tokens: { ...Object.fromEntries(networks.map(({ id }) => [`eip155:${id}`, tokens])), ...others.tokens },
      chains: [evm(pageReads(page, this.#fixture.settings)), ...(others.chains ?? [])],
      ...pageServices(page, this.#fixture.settings, this.#shop.show),
      connectors: [
        ...(page.login ? [this.#secure.handle(page.solana ? ['eip155', 'solana'] : ['eip155'])] : []),
        this.#way.browserWallets({ window: this.#window, networks, area: this.#area, first: firstOf(page) }),
        ...(others.connectors ?? []),
        ...(page.external ? [this.#external(page.external)] : []),
        ...(page.pairing ? [impatientPairing(this.#fixture.settings.relayUrl)] : []),
      ],
      storage: browserStorage({ prefix: STORAGE_PREFIX, area: this.#area, log: this.#device.log }),
      device: this.#device,
      ...pageSignIn(page, this.#server, this.#fixture.settings.servicesUrl),
      ...{ ...(page.clock && { scheduler: this.#setClock() }), ...(page.ownFlow && { flows: ownFlowHandle }) },
    };
    const adapt = await ownAdapters();
    const modal = createModal(adapt(optionsOf(page, usual)));
    this.#modal = modal;
    this.log.follow(modal);
    await this.#way.begin(modal);
    // Wrong options are found when the core is loaded, which the first intent does.
    const loaded = await modal.configure({});
    if (!loaded.ok) throw loaded.failure;
    return modal;
  }

  #setClock(): SchedulerLike {
    this.#clock?.stop();
    this.#clock = movableClock();
    return this.#clock.scheduler;
  }

  #external(name: string): ConnectorHandle {
    return external({ id: name.toLowerCase(), name, load: () => this.#extension(name).wallet.provider });
  }

  change(page: PageSettings): void {
    this.#device.refuseClipboard(!page.clipboard);
    this.#secure.letOpen(page.windows);
    this.#shop.letOpen(page.windows);
    this.#fixture.setServices(page);
    void this.#fixture.announceNetwork(page);
    for (const [name, gate] of this.#fixture.gates) {
      gate.open = !page.unreachable.includes(name);
      gate.stumbles = page.stumbling[name];
    }
  }

  #extension(name: string): Extension {
    const extension = this.#extensions.get(name);
    if (!extension) throw new Error(`There is no wallet ${name} in this world.`);
    return extension;
  }

  get platform(): Platform {
    return this.#device.platform;
  }

  wallet(name: string): WalletUser {
    if (isHostile(name)) return maliciousUser(name, async () => maliciousAsked(this.#window));
    if (PHONE_WALLETS.includes(name)) return this.#phone;
    return this.#kinds.holder(name) ?? this.#extension(name).holder;
  }

  readonly inside = noWalletInside;
  readonly visitorAccounts = () => ({ ...this.#secure.visitorAccounts, ...this.#shop.visitorAccounts });

  apps(): readonly string[] {
    return this.#device.apps;
  }

  readonly clipboard = () => this.#device.clipboard;

  readonly traffic = () => trafficOf(this.#fixture.world);
  readonly counting = (): AnalyticsService => this.#fixture.world.analytics;

  consoleLines(): readonly string[] {
    return this.#device.lines.map(({ message }) => message);
  }

  holds(address: string, symbol: string): Promise<bigint> {
    return this.#fixture.holds(address, symbol);
  }

  point(name: string, address: string, way?: 'back'): void | Promise<void> {
    return this.#fixture.point(name, address, way);
  }

  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void> {
    return this.#fixture.credit(address, symbol, amount, from);
  }

  readonly networkId = networkIdNamed;

  walletId(name: string): string {
    if (isLegacy(name)) return 'injected';
    if (PHONE_WALLETS.includes(name)) return 'walletConnect';
    if (isHostile(name)) return maliciousMetadata(name).rdns;
    const other = this.#kinds.walletId(name);
    if (other) return other;
    return name === 'Osprey' ? 'osprey' : this.#extension(name).wallet.info.rdns;
  }

  token(symbol: string): object | undefined {
    return this.#fixture.token(symbol);
  }

  addressOf(person: string): string {
    return person === 'a friend' ? this.#friend : this.#fixture.addressOf(person);
  }

  async wait(holds: () => boolean | Promise<boolean>, changes$?: Observable<unknown>): Promise<boolean> {
    const end = Date.now() + TIMEOUT;
    while (Date.now() < end) {
      if (await holds()) return true;
      const glance$ = timer(GLANCE);
      await firstValueFrom(changes$ ? race(changes$, glance$) : glance$, { defaultValue: undefined });
    }
    return holds();
  }

  readonly settle = settledPromises;

  pass(milliseconds: number): Promise<void> {
    if (!this.#clock) throw new Error('Real time cannot be advanced: set the clock to adjustable first.');
    this.#clock.forward(milliseconds);
    return Promise.resolve();
  }

  async dispose(): Promise<void> {
    this.#way.end();
    this.#clock?.stop();
    const gates = [...this.#fixture.gates.values()];
    const strays = gates.flatMap((gate) => gate.strays);
    for (const gate of gates) gate.reset();
    await this.#fixture.announceNetwork(USUAL_PAGE);
    await this.#phone.dispose();
    await this.#putBack();
    if (strays.length > 0) throw new Error(strays.join('\n'));
  }
}
