/**
 * Controls the modal that the shipped shell renders in a DOM, and the `Modal` port like a dapp. An `Environment` creates the
 * modal and what is around it.
 */
import { from, Subscription } from 'rxjs';
import { accountOf, networkOf, walletOf } from '../../../application/connect/selectors.js';
import { statusOf } from '../../../application/connect/status-of.js';
import type { Event } from '../../../application/engine/events.js';
import type { Outcome } from '../../../application/engine/outcome.js';
import type { Modal } from '../../../application/modal/modal.js';
import { reportedHosts } from '../browser/reported-hosts.js';
import { trafficFact } from '../browser/traffic.js';
import { placeOf, press, scrollToEnd, seek, takesPress, typeInto } from '../dom/dom-actions.js';
import { DrawnPage } from '../dom/drawn-page.js';
import { findPressable, readLanguage, readPage } from '../page/page-side.js';
import { optionsOf, type PageSettings, USUAL_PAGE, withSetting } from '../page/settings/page-settings.js';
import { answerOf } from '../wallets/answer-of.js';
import { FLOW_CALLS, isFlowCall } from '../wallets/flow-calls.js';
import { providerAnswer } from '../wallets/provider-answer.js';
import { countedFact } from './counted.js';
import type { Answer, DappRequest } from './dapp-request.js';
import type { Driver, FieldName, NameWay, Sight, VisitorAccounts, VisitorAct } from './driver.js';
import type { Environment } from './environment.js';
import { FIELDS } from './fields.js';
import { appNamed, NOTHING, readFact } from './read-fact.js';
import { callOf, providerRequestOf, screenOf } from './vocabulary.js';

export class ModalDriver implements Driver {
  readonly #environment: Environment;
  #page: PageSettings = USUAL_PAGE;
  #modal: Modal | undefined;
  #drawn: DrawnPage | undefined;
  #events: Event[] = [];
  #life = new Subscription();
  #answer: Promise<Answer> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  async set(setting: string, value: string): Promise<void> {
    const before = this.#page;
    this.#page = withSetting(before, setting, value);
    if (!this.#modal) return;
    this.#environment.change(this.#page);
    if (this.#page.patches !== before.patches) await this.#configure();
  }

  /** A setting of the dapp, changed while the modal runs. */
  async #configure(): Promise<void> {
    const { config } = this.#live.getState();
    const { themeMode, locale } = optionsOf(this.#page, { networks: [] });
    await this.#live.configure({ theme: { ...config.theme, mode: themeMode ?? 'system' }, ...(locale && { locale }) });
  }

  async visit(): Promise<void> {
    await this.#disposePage();
    const modal = await this.#environment.load(this.#page);
    this.#modal = modal;
    this.#events = [];
    this.#life = from(modal.events$).subscribe((event) => void this.#events.push(event));
    this.#drawn = await DrawnPage.of(modal, this.#environment, this.#page);
    await this.#environment.settle();
  }

  async reload(wallets?: readonly string[]): Promise<void> {
    if (wallets) this.#page = { ...this.#page, wallets };
    await this.visit();
  }

  async does(act: VisitorAct): Promise<void> {
    // Without an arrow, only the dapp can go back.
    if (act === 'goes back' && !seek(placeOf(act))) return void (await this.#live.back());
    const action = act === 'scrolls to the end' ? scrollToEnd : press;
    await this.#once(`the visitor ${act}`, () => seek(placeOf(act)), action);
  }

  async choose(label: string): Promise<void> {
    await this.#once(`"${label}" can be chosen`, () => findPressable(label), press);
  }

  async type(field: FieldName, text: string): Promise<void> {
    const place = () => seek<HTMLInputElement>(FIELDS[field]);
    let typing: Promise<void> | undefined;
    await this.#once(`the visitor types the ${field}`, place, (input) => {
      typing = typeInto(input, text, () => this.#environment.settle());
    });
    await typing;
    // Moves the focus away, as visitors do. A code is submitted with its last digit.
    if (field !== 'code') place()?.blur();
    await this.#environment.settle();
  }

  /** Acts as soon as the element is there and enabled: it may be re-rendered a moment later. */
  async #once<E extends HTMLElement>(
    what: string,
    find: () => E | undefined,
    action: (found: E) => void,
  ): Promise<void> {
    await this.until(what, () => {
      const found = find();
      if (!found || !takesPress(found)) return false;
      action(found);
      return true;
    });
    await this.#environment.settle();
  }

  press(key: string): Promise<void> {
    throw new Error(`This needs a browser: pressing ${key}.`);
  }

  wallet(name: string) {
    return this.#environment.wallet(name);
  }

  inside() {
    return this.#environment.inside();
  }

  visitorAccounts(): VisitorAccounts {
    return this.#environment.visitorAccounts();
  }

  turnTo(): Promise<void> {
    throw new Error('Without a browser there are no tabs.');
  }

  agreement(): Promise<number> {
    throw new Error('Without a browser there are no tabs.');
  }

  ask(request: DappRequest): Promise<void> {
    const direct = providerRequestOf(request, accountOf(this.#live.getState())?.address);
    if (direct) {
      this.#answer = providerAnswer(this.#live.getProvider(), direct);
      return Promise.resolve();
    }
    const [method, ...parameters] = callOf(request, this.#environment);
    const outcome: Promise<Outcome<unknown>> = isFlowCall(method)
      ? Reflect.apply(FLOW_CALLS[method], undefined, [this.#live, ...parameters])
      : Reflect.apply(this.#live[method], this.#live, parameters);
    this.#answer = outcome.then(answerOf);
    return Promise.resolve();
  }

  async answer(): Promise<Answer> {
    if (!this.#answer) throw new Error('The dapp has not asked for anything.');
    let answer: Answer | undefined;
    void this.#answer.then((value) => {
      answer = value;
    });
    await this.until('the dapp is answered', () => answer !== undefined);
    return this.#answer;
  }

  sight(): Promise<Sight> {
    const state = this.#live.getState();
    const { view, ...seen } = readPage();
    return Promise.resolve({
      ...seen,
      screen: view === undefined ? undefined : screenOf(view),
      status: statusOf(state),
      wallet: walletOf(state)?.name,
      address: accountOf(state)?.address,
      network: networkOf(state)?.name ?? NOTHING,
    });
  }

  async until(what: string, holds: (sight: Sight) => boolean | Promise<boolean>, when?: 'at once'): Promise<Sight> {
    const events$ = from(this.#live.events$);
    const met = await this.#environment.wait(async () => holds(await this.sight()), events$, when);
    const sight = await this.sight();
    if (!met)
      throw new Error(`Timed out while waiting until ${what}. There is: ${JSON.stringify(sight, undefined, 1)}`);
    return sight;
  }

  read(fact: string): Promise<string> {
    const event = /^times reported: (.+)$/.exec(fact)?.[1];
    if (event) return Promise.resolve(String(this.#events.filter(({ type }) => type === event).length));
    switch (fact) {
      case 'hosts':
        return this.#live.egress().then(reportedHosts);
      case 'language of the modal':
      case 'language of the button':
        return Promise.resolve(readLanguage(fact));
      case 'label of the button':
        return Promise.resolve(document.querySelector('[data-testid="connect-button"]')?.textContent ?? NOTHING);
      case 'last answer':
        return Promise.resolve(this.#lastResponse());
      case 'colour scheme of the modal':
        return Promise.resolve(this.#live.getState().config.theme.mode);
      case 'app opened':
        return Promise.resolve(appNamed(this.#environment.apps().at(-1)));
      case 'clipboard':
        return Promise.resolve(this.#environment.clipboard());
      case 'console':
        return Promise.resolve(this.#environment.consoleLines().join('\n'));
      case 'provider':
        return Promise.resolve(this.#live.getProvider() === undefined ? NOTHING : 'there');
      default: {
        const counting = this.#environment.counting();
        const served = (counting && countedFact(fact, counting)) ?? trafficFact(fact, this.#environment.traffic());
        return Promise.resolve(served ?? readFact(this.#live.getState(), fact));
      }
    }
  }

  inspector(): never {
    throw new Error('This needs a browser: looking at the page.');
  }

  breakPolicy(): Promise<void> {
    throw new Error('Without a page there is no policy.');
  }

  holds(address: string, symbol: string): Promise<bigint> {
    return this.#environment.holds(address, symbol);
  }

  addressOf(person: string): string {
    return this.#environment.addressOf(person);
  }

  point(name: string, address: string, way?: NameWay): void | Promise<void> {
    return this.#environment.point(name, address, way);
  }

  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void> {
    return this.#environment.credit(address, symbol, amount, from);
  }

  pass(milliseconds: number): Promise<void> {
    return this.#environment.pass(milliseconds);
  }

  log(): readonly string[] {
    return this.#environment.log?.lines() ?? [];
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async dispose(): Promise<void> {
    await this.#disposePage();
    await this.#environment.dispose();
  }

  get #live(): Modal {
    if (!this.#modal) throw new Error('The page has not been opened yet.');
    return this.#modal;
  }

  /** How the product classified the last answer of the embedded wallet. */
  #lastResponse(): string {
    const event = this.#events.filter(({ type }) => type === 'request.succeeded').at(-1);
    if (event?.type !== 'request.succeeded') return NOTHING;
    return event.response === 'object' ? 'an object' : 'a hash';
  }

  async #disposePage(): Promise<void> {
    this.#life.unsubscribe();
    this.#modal?.destroy();
    this.#modal = undefined;
    await this.#drawn?.dispose();
    this.#drawn = undefined;
  }
}
