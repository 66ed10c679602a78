/** One scenario: its driver, and the state that its steps share. */
import { After, AfterAll, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { formatAddress } from '../../../domain/address/format-address.js';
import { within } from '../../../sandbox/starting.js';
import type { Places } from '../looks/places.js';
import type { Driver, DriverFactory } from './driver.js';
import { EVENT_LOG_TYPE } from './event-log.js';
import { driverFactory } from './parameters.js';
import { LISTED_AS, PHONE_WALLETS } from './vocabulary.js';

/** Generous: every wait inside a step has a limit of its own, well below this one. */
setDefaultTimeout(150_000);

interface Parameters {
  readonly profile: string;
}

let factory: DriverFactory | undefined;

export class Visit extends World<Parameters> {
  #driver: Driver | undefined;
  /** The error of the dapp's page, if it failed. */
  #failure: unknown;
  /** The last message that was to be signed. */
  message = '';
  /** The noted address. */
  address: string | undefined;
  /** The wallet's id of the last executed batch. */
  batch = '';
  /** The noted pairing code. */
  code = '';
  /** Positions of elements while others were still loading. */
  places: Places | undefined;
  /** The problems that the checks of screens have found, if screens are checked. */
  faults: string[] | undefined;
  /** Whether the scenario is about connecting, so that it has to connect in the modal. */
  connects = false;
  /** Whether the visitor prefers reduced motion: animations are checked in the scenarios that need a browser. */
  still = false;
  /** The number of announcements that steps have already expected. */
  announced = 0;

  /** The page and everything around it; made when a scenario first needs it. */
  async begin(): Promise<Driver> {
    if (!factory) throw new Error('The run has not started.');
    this.#driver ??= await factory.create(this.still);
    return this.#driver;
  }

  get driver(): Driver {
    if (this.#failure !== undefined)
      throw new Error(`The page of the dapp failed: ${String(this.#failure)}`, { cause: this.#failure });
    if (!this.#driver) throw new Error('The page has not been opened yet.');
    return this.#driver;
  }

  async visit(): Promise<void> {
    const driver = await this.begin();
    try {
      await driver.visit();
    } catch (error) {
      this.#failure = error;
    }
  }

  /** Opens the page connected. Restores a stored session if the scenario is not about connecting. */
  async visitConnected(name: string): Promise<void> {
    const { sessions } = await this.begin();
    const resumed = !this.connects && sessions?.resume(name) === true;
    await this.visit();
    if (!resumed) {
      await this.connect(name);
      await sessions?.keep(name);
      return;
    }
    await this.driver.until(
      `${name} is connected again`,
      ({ status, wallet }) => status === 'connected' && wallet === name,
    );
  }

  /** Connects a wallet the way a visitor does, and waits until that is done. */
  async connect(name: string): Promise<void> {
    const { driver } = this;
    const { screen, choices } = await driver.sight();
    // A page may list wallets itself.
    if (screen === undefined && choices.every(({ label }) => label !== name)) await driver.does('opens the modal');
    await driver.choose(LISTED_AS[name] ?? name);
    const wallet = driver.wallet(name);
    if (PHONE_WALLETS.includes(name)) await wallet.does('scans the code');
    if (!(await wallet.letsIn())) await wallet.does('approves');
    await driver.until(`${name} is connected`, ({ status }) => status === 'connected');
  }

  /** Connects a wallet on a phone by the link of its app, on that phone. */
  async connectByApp(name: string): Promise<void> {
    const driver = await this.begin();
    await driver.set('device', 'a phone');
    await driver.set('pairing', 'yes');
    // For a custom scheme, a browser without that app would show a prompt and wait.
    await driver.set('custom app by address', 'Kittiwake');
    await this.visit();
    await driver.does('opens the modal');
    await driver.choose('Kittiwake');
    const wallet = driver.wallet(name);
    await wallet.does('is opened');
    await wallet.does('approves');
    await driver.until(`${name} is connected`, ({ status, open }) => status === 'connected' && !open);
  }

  /**
   * `account 2 of Harbor` as it is shown, `address of account 2 of Harbor` in full, `the double of a friend` as an address that begins and ends like a friend's; words may stand before
   * it. Any other text is itself.
   */
  resolve(text: string): string {
    const [, imitated] = /^the double of (.+)$/.exec(text) ?? [];
    if (imitated) return doubleOf(this.driver.addressOf(this.resolve(imitated)));
    const [, before = '', whole, number, wallet] =
      /^(.+? )??(address of )?account (\d) of ([A-Z][a-z]+)$/.exec(text) ?? [];
    if (!wallet) return text;
    const address = this.driver.wallet(wallet).addresses[Number(number) - 1] ?? '';
    return before + (whole ? address : formatAddress(address));
  }

  expectPageFailure(text: string): void {
    if (this.#failure === undefined) throw new Error('The page of the dapp did not fail.');
    const message = this.#failure instanceof Error ? this.#failure.message : String(this.#failure);
    if (!message.includes(text)) throw new Error(`The page failed with: ${message}`);
  }

  /** Starts again as another visitor, without stored data. */
  async beginAnew(): Promise<void> {
    await this.#driver?.dispose();
    this.#driver = undefined;
  }

  async end(failedScenario: string | undefined): Promise<void> {
    if (failedScenario !== undefined) {
      const record = await this.#driver?.record(failedScenario);
      if (record) this.log(`Seen: ${record}`);
    }
    await this.#driver?.dispose();
  }

  /** For comparing the profiles in which the modal or wagmi stores the session. */
  attachLog(): void {
    const lines = this.#driver?.log?.() ?? [];
    if (lines.length > 0) this.attach(lines.join('\n'), EVENT_LOG_TYPE);
  }
}

/** In lower case: mixed case would be a checksum. */
function doubleOf(address: string): string {
  const middle = address.startsWith('0x') ? '7' : 'z';
  const small = address.startsWith('0x') ? address.toLowerCase() : address;
  return small.slice(0, 6) + middle.repeat(small.length - 12) + small.slice(-6);
}

setWorldConstructor(Visit);

/** Time for a world, a build and a browser, on a machine that may be busy with another worker's. */
const START_LIMIT = 300_000;
const STOP_LIMIT = 120_000;
/** Our limit is shorter than cucumber's, whose error cannot say what is still missing. */
const MARGIN = 10_000;

BeforeAll({ timeout: START_LIMIT + MARGIN }, async function () {
  const profile = String(this.parameters.profile);
  factory = await within(START_LIMIT, driverFactory(profile));
});

/** As in scripts/browser-share.mjs: the scenarios of which a part runs in the browser each day. */
Before({ tags: '(not @browser or @sandbox) and not @every-run' }, function (this: Visit) {
  this.still = true;
});

Before({ tags: '@connects' }, function (this: Visit) {
  this.connects = true;
});

After({ tags: '@wagmi' }, function (this: Visit) {
  this.attachLog();
});

After(async function (this: Visit, { pickle, result }) {
  await this.end(result?.status === 'PASSED' ? undefined : pickle.name);
});

AfterAll({ timeout: STOP_LIMIT }, async () => {
  await factory?.stop();
});
