/** Chromium on the built demo dapp: the page is read and pressed as a visitor reads and presses it. */
import { mkdir } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { FrameLog } from '../core/frame/frame-log.js';
import { noWalletInside } from '../core/frame/no-wallet-inside.js';
import {
  askProvider,
  beginSuite,
  callModal,
  configure,
  lastAnswer,
  letOpen,
  readEgress,
  readMaliciousAsked,
  readOpened,
  recordProviderEvents,
  untilStarted,
  untilWalletsKnown,
} from '../page/page-dapp.js';
import { readPage } from '../page/page-side.js';
import { PageWatch } from '../page/page-watch.js';
import { changesOf } from '../page/settings/changes-of.js';
import { type PageSettings, USUAL_PAGE, withSetting } from '../page/settings/page-settings.js';
import { slowDown } from '../page/slow-motion.js';
import { demoAddress } from '../wallets/demo-address.js';
import { demoWalletId } from '../wallets/demo-wallet-id.js';
import { maliciousUser } from '../wallets/malicious-user.js';
import { PhoneUser } from '../wallets/phone-user.js';
import { walletAddresses } from '../wallets/wallet-addresses.js';
import { countedFact } from '../world/counted.js';
import type { Answer, DappRequest } from '../world/dapp-request.js';
import type { Driver, DriverFactory, FieldName, Inspector, Sight, VisitorAct, WalletUser } from '../world/driver.js';
import { FORBIDDEN_THINGS } from '../world/forbidden-things.js';
import { NOTHING } from '../world/read-fact.js';
import { callOf, isHostile, networkIdNamed, PHONE_WALLETS, providerRequestOf, screenOf } from '../world/vocabulary.js';
import { waitUntil } from '../world/wait-until.js';
import { browserAccounts } from './browser-accounts.js';
import { pressKey, pressThing, typeInto, visitorDoes } from './browser-actions.js';
import { browserFact } from './browser-facts.js';
import { type BrowserFixture, browserFixture, directiveOfReport } from './browser-fixture.js';
import { BrowserInspector } from './browser-inspector.js';
import { BrowserSessions } from './browser-sessions.js';
import { BrowserTabs } from './browser-tabs.js';
import { untilCalm, untilSeen } from './browser-waits.js';
import { BrowserWalletUser } from './browser-wallet-user.js';
import { guardRequests } from './guard-requests.js';
import { hostsAsked } from './hosts-asked.js';

const REPORTS = 'reports/acceptance';
export async function browserDriverFactory(): Promise<DriverFactory> {
  const fixture = await browserFixture();
  return {
    create: async (still) => new BrowserDriver(fixture, await fixture.sandbox.snapshot(), still),
    stop: () => fixture.stop(),
  };
}

class BrowserDriver implements Driver {
  readonly #fixture: BrowserFixture;
  readonly #putBack: () => Promise<void>;
  readonly #holders = new Map<string, BrowserWalletUser>();
  readonly #phone: PhoneUser;
  readonly #friend = privateKeyToAccount(generatePrivateKey()).address;
  #settings: PageSettings;
  #context: BrowserContext | undefined;
  readonly #tabs = new BrowserTabs();
  readonly frameLog = new FrameLog();
  readonly sessions: BrowserSessions;
  #address = '';
  #failed = false;
  #console: string[] = [];
  readonly #watch: PageWatch;
  readonly #seen = () => [this.#tabs.page, this.#settings] as const;
  readonly #inspector = new BrowserInspector(() => [this.#there, this.#settings], waitUntil);

  constructor(fixture: BrowserFixture, putBack: () => Promise<void>, still: boolean) {
    this.#settings = { ...USUAL_PAGE, ...(still && { view: 'without motion' }) };
    this.#fixture = fixture;
    this.#putBack = putBack;
    this.#watch = new PageWatch(fixture.demo.url, fixture.sandbox.world.urls, fixture.sandbox.world.settings);
    this.#phone = new PhoneUser(fixture.sandbox.world.settings, {
      code: () => fixture.camera.scan(this.#there),
      link: () => this.read('clipboard'),
      opened: () => this.#there.evaluate(readOpened),
      wait: waitUntil,
    });
    this.sessions = new BrowserSessions(fixture, this.#holders, this.#seen);
    for (const [name, addresses] of walletAddresses(fixture.sandbox.world.settings)) {
      this.#holders.set(name, new BrowserWalletUser(name, addresses, () => this.#tabs.page, waitUntil));
    }
  }

  async set(setting: string, value: string): Promise<void> {
    const before = this.#settings;
    this.#settings = withSetting(before, setting, value);
    this.#fixture.sandbox.setServices(this.#settings);
    await this.#fixture.sandbox.announceNetwork(this.#settings);
    if (!this.#tabs.page) return;
    if (this.#settings.windows !== before.windows) await this.#there.evaluate(letOpen, this.#settings.windows);
    if (this.#settings.patches === before.patches) return;
    await this.#there.evaluate(configure, changesOf(this.#settings));
  }

  async visit(): Promise<void> {
    const context = await this.#fixture.profiles.take(this.#settings, this.#watch.noteViolation);
    this.#context = context;
    const { networks } = this.#fixture.sandbox.world.settings;
    await guardRequests(context, networks, () => this.#settings, waitUntil);
    const page = await this.#newTab();
    await this.sessions.load(page, () => this.#load(page));
    // All contexts of a browser share a clipboard: what an earlier visitor copied must not count.
    if (this.#settings.clipboard) await this.#there.evaluate(() => navigator.clipboard.writeText(''));
  }

  async turnTo(tab: number): Promise<void> {
    if (this.#tabs.has(tab)) await this.#tabs.turnTo(tab);
    else await this.#load(await this.#newTab());
  }

  agreement(): Promise<number> {
    return this.#tabs.agreement();
  }

  async #newTab(): Promise<Page> {
    if (!this.#context) throw new Error('The page has not been opened yet.');
    const page = await this.#tabs.open(this.#context);
    if (this.#settings.slowMotion) await slowDown(page);
    this.#watch.follow(page);
    if (this.#settings.login) await this.frameLog.follow(page, this.#settings.unheard);
    page.on('console', (message) => this.#console.push(message.text()));
    page.on('pageerror', (error) => this.#console.push(error.message));
    return page;
  }

  async #load(page: Page): Promise<void> {
    const { demo, sandbox } = this.#fixture;
    this.#console = [];
    this.#address = demoAddress(demo.url, this.#settings, sandbox.world.settings.networks, sandbox.silentUrl);
    await page.goto(this.#address, { waitUntil: 'commit' });
    await page.evaluate(untilStarted);
    const wrong = await page.evaluate(beginSuite);
    if (wrong !== undefined) throw new Error(wrong);
    await page.evaluate(untilWalletsKnown);
    this.#tabs.show(page);
    for (const name of this.#installed()) await this.#holders.get(name)?.settleIn();
  }

  #installed(): readonly string[] {
    const { wallets, solana = [], bitcoin = [], polkadot = [], external } = this.#settings;
    return [...wallets, ...solana, ...bitcoin, ...polkadot, ...(external ? [external] : [])];
  }

  async reload(wallets?: readonly string[]): Promise<void> {
    if (wallets) this.#settings = { ...this.#settings, wallets };
    await this.#load(this.#there);
  }

  get #there(): Page {
    const { page } = this.#tabs;
    if (!page) throw new Error('The page has not been opened yet.');
    return page;
  }

  does(act: VisitorAct): Promise<void> {
    return visitorDoes(this.#there, act);
  }

  async choose(label: string): Promise<void> {
    await this.until(
      `"${label}" can be chosen`,
      ({ choices }) => choices.find((each) => each.label === label)?.enabled === true,
    );
    await pressThing(this.#there, label);
  }

  type(field: FieldName, text: string): Promise<void> {
    return typeInto(this.#there, field, text);
  }

  async press(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time++) await pressKey(this.#there, key);
  }

  wallet(name: string): WalletUser {
    if (isHostile(name)) return maliciousUser(name, () => this.#there.evaluate(readMaliciousAsked));
    if (PHONE_WALLETS.includes(name)) return this.#phone;
    const holder = this.#holders.get(name);
    if (!holder) throw new Error(`There is no wallet ${name} in this world.`);
    return holder;
  }

  readonly inside = noWalletInside;
  readonly recordProviderEvents = () => this.#there.evaluate(recordProviderEvents);
  readonly visitorAccounts = () => browserAccounts(this.#fixture.sandbox.world.secureSite, () => this.#there);

  inspector(): Inspector {
    return this.#inspector;
  }

  async ask(request: DappRequest): Promise<void> {
    const direct = providerRequestOf(request, (await this.sight()).address);
    if (direct) return await this.#there.evaluate(askProvider(direct));
    const call = callOf(request, {
      networkId: networkIdNamed,
      walletId: (name) => demoWalletId(name, this.#settings, this.#fixture.sandbox.world.settings),
      token: (symbol) => this.#fixture.sandbox.token(symbol),
      addressOf: (person) => this.addressOf(person),
    });
    await this.#there.evaluate(callModal, call);
  }

  async answer(): Promise<Answer> {
    let answer: Answer | undefined;
    const coming = this.#there.evaluate(lastAnswer).then((value) => {
      answer = value;
    });
    // A page that was left meanwhile does not answer any more; the wait then reports that.
    coming.catch(() => undefined);
    if (!(await waitUntil(() => answer !== undefined)) || !answer)
      throw new Error('The dapp was not answered in time.');
    return answer;
  }

  async sight(): Promise<Sight> {
    const { view, ...seen } = await this.#there.evaluate(readPage);
    return { ...seen, screen: view === undefined ? undefined : screenOf(view) };
  }

  until(what: string, holds: (sight: Sight) => boolean | Promise<boolean>, when?: 'at once'): Promise<Sight> {
    return untilSeen(what, holds, when, () => this.sight(), this.#there);
  }

  quiet(): Promise<void> {
    return untilCalm(this.#there, () => this.#watch.pending);
  }

  read(fact: string): Promise<string> {
    if (fact === 'console') return Promise.resolve(this.#console.join('\n'));
    if (fact === 'address of the page') {
      const url = this.#there.url();
      return Promise.resolve(url === this.#address ? 'unchanged' : url);
    }
    if (fact === 'code') return this.#fixture.camera.read(this.#there).then((code) => code ?? NOTHING);
    if (fact === 'hosts asked')
      return Promise.resolve(hostsAsked(this.#watch.asked, this.#fixture.sandbox.world.settings));
    if (fact === 'policy violations') return Promise.resolve(this.#watch.broken.join() || NOTHING);
    const counted = countedFact(fact, this.#fixture.sandbox.world.analytics);
    return counted === undefined
      ? browserFact(this.#there, fact, this.#fixture.sandbox.world.settings)
      : Promise.resolve(counted);
  }

  async breakPolicy(directives: readonly string[]): Promise<void> {
    const { reports } = this.#fixture;
    await this.#there.evaluate(FORBIDDEN_THINGS);
    const wanted = [...directives].sort().join();
    const noticed = () => [this.#watch.broken, reports.map(directiveOfReport)].map((each) => [...each].sort().join());
    const met = await waitUntil(() => noticed().every((each) => each === wanted));
    if (!met) throw new Error(`These violations were noticed, in the page and by reports: ${noticed().join(' and ')}`);
    this.#watch.forgive();
    reports.length = 0;
  }

  readonly holds: Driver['holds'] = (...asked) => this.#fixture.sandbox.holds(...asked);
  addressOf(person: string): string {
    return person === 'a friend' ? this.#friend : this.#fixture.sandbox.addressOf(person);
  }
  readonly point: Driver['point'] = (...given) => this.#fixture.sandbox.point(...given);
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void> {
    return this.#fixture.sandbox.credit(address, symbol, amount, from);
  }

  pass(milliseconds: number): Promise<void> {
    if (!this.#settings.clock) throw new Error('Real time cannot be advanced: set the clock to adjustable first.');
    return this.#there.clock.fastForward(milliseconds);
  }

  async record(scenario: string): Promise<string | undefined> {
    this.#failed = true;
    if (!this.#tabs.page) return undefined;
    await mkdir(REPORTS, { recursive: true });
    const path = `${REPORTS}/${scenario.replace(/\W+/g, '-').toLowerCase().slice(0, 80)}.png`;
    await this.#there.screenshot({ path });
    return path;
  }

  async dispose(): Promise<void> {
    const egress = await this.#tabs.page?.evaluate(readEgress);
    const actions = await this.#tabs.actions();
    if (this.#context) await this.#fixture.profiles.giveBack(this.#context, this.#failed);
    await this.#fixture.sandbox.announceNetwork(USUAL_PAGE);
    await this.#phone.dispose();
    await this.#putBack();
    if (!this.#settings.frames) this.#watch.pardon('frame-src');
    this.#watch.judge(egress ?? []);
    // Marks that scripts in the names, pictures and errors of malicious wallets would leave if they ran.
    if (actions.length > 0) throw new Error(`A script of a malicious wallet ran: ${actions.join()}.`);
  }
}
