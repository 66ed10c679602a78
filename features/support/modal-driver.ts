/** Drives the `Modal` port without a picture. A place makes the modal and says what lies around it. */
import { from, Subscription } from 'rxjs';
import type { Event } from '../../application/events.js';
import type { Modal, Outcome } from '../../application/modal.js';
import { isVisible } from '../../application/navigation.js';
import { currentRoute, topRoute } from '../../application/router.js';
import { accountOf, networkOf, walletOf } from '../../application/selectors.js';
import { statusOf } from '../../application/status-of.js';
import { CODE_LENGTH, codeDigits } from '../../domain/one-time-code.js';
import { nextAmount } from '../../ui-react/parts/next-amount.js';
import { answerOf } from './answer-of.js';
import { BATCH_CALLS, isBatchCall } from './batch-calls.js';
import { countedFact } from './counted.js';
import type { Answer, DappRequest } from './dapp-request.js';
import type { Belongings, Driver, FieldName, NameWay, Sight, VisitorAct } from './driver.js';
import { walletRows } from './headless/connect-screens.js';
import { seenScreen } from './headless/headless-screens.js';
import { opensByItself } from './headless/pairing-screens.js';
import { NEXT_PAGE, type Seen } from './headless/screen.js';
import { hostsTold } from './hosts-told.js';
import { optionsOf, type PageSettings, USUAL_PAGE, withSetting } from './page-settings.js';
import type { Place } from './place.js';
import { providerAnswer } from './provider-answer.js';
import { appNamed, NOTHING, readFact } from './read-fact.js';
import { trafficFact } from './traffic.js';
import { callOf, providerRequestOf, screenOf } from './vocabulary.js';

export class ModalDriver implements Driver {
  readonly #place: Place;
  #page: PageSettings = USUAL_PAGE;
  #modal: Modal | undefined;
  #events: Event[] = [];
  #life = new Subscription();
  #answer: Promise<Answer> | undefined;
  #openedByItself = false;
  readonly #typed = new Map<FieldName, string>();

  constructor(place: Place) {
    this.#place = place;
  }

  async set(setting: string, value: string): Promise<void> {
    const before = this.#page;
    this.#page = withSetting(before, setting, value);
    if (!this.#modal) return;
    this.#place.change(this.#page);
    if (this.#page.patches !== before.patches) await this.#configure();
  }

  /** A setting of the dapp, changed while the modal runs. */
  async #configure(): Promise<void> {
    const { config } = this.#live.getState();
    const { themeMode } = optionsOf(this.#page, { networks: [] });
    await this.#live.configure({ theme: { ...config.theme, mode: themeMode ?? 'system' } });
  }

  async visit(): Promise<void> {
    this.#leavePage();
    const modal = await this.#place.load(this.#page);
    this.#modal = modal;
    this.#events = [];
    this.#life = from(modal.events$).subscribe((event) => {
      this.#events.push(event);
      if (event.type === 'connection.started') this.#openedByItself = false;
      if (event.type !== 'connection.pairing-offered' || this.#openedByItself) return;
      // As the screen does, for the tap that chose the wallet.
      this.#openedByItself = true;
      if (opensByItself(this.#seen)) void modal.openWallet();
    });
  }

  async reload(wallets?: readonly string[]): Promise<void> {
    if (wallets) this.#page = { ...this.#page, wallets };
    await this.visit();
  }

  async does(act: VisitorAct): Promise<void> {
    await this.#start(act);
  }

  #start(act: VisitorAct): Promise<unknown> {
    switch (act) {
      case 'opens the modal':
        return this.#live.open();
      case 'closes the modal':
        // The cross in the corner: it also leaves an approval.
        return this.#live.close(true);
      case 'scrolls to the end':
        seenScreen(this.#seen)
          .actions.find(({ label }) => label === NEXT_PAGE)
          ?.act();
        return Promise.resolve();
      case 'goes back':
        return this.#live.back();
      default:
        throw new Error(`Without a picture nobody ${act}.`);
    }
  }

  async choose(label: string): Promise<void> {
    const find = () => {
      const { actions } = seenScreen(this.#seen);
      return actions.find((each) => each.label === label) ?? actions.find((each) => each.label.startsWith(label));
    };
    await this.until(`"${label}" can be chosen`, () => find()?.enabled === true);
    find()?.act();
  }

  async type(field: FieldName, text: string): Promise<void> {
    this.#typed.set(field, text);
    if (field === 'email' || field === 'new email') return;
    if (field === 'code') {
      const code = codeDigits(text);
      if (code.length === CODE_LENGTH) seenScreen(this.#seen).onCode?.(code);
      return;
    }
    const { amountText, valueText } = this.#live.getState().send;
    if (field === 'network search' || field === 'token search')
      throw new Error('Without a picture nobody looks for that.');
    if (field === 'payment') return void (await this.#live.editBuy({ amount: text }));
    if (field === 'name') return void this.#live.tryName(text);
    if (field === 'wallet search') return void this.#live.searchWallets(text);
    const { swap, router } = this.#live.getState();
    if (field === 'amount' && topRoute(router).view === 'swap')
      return void (await this.#live.editSwap({ amountText: nextAmount(swap?.amountText ?? '', text) }));
    if (field === 'receiver') await this.#live.editSend({ receiver: text });
    else if (valueText === undefined) await this.#live.editSend({ amountText: nextAmount(amountText, text) });
    else await this.#live.editSend({ valueText: nextAmount(valueText, text) });
  }

  press(key: string): Promise<void> {
    throw new Error(`Without a picture nobody presses ${key}.`);
  }

  wallet(name: string) {
    return this.#place.wallet(name);
  }

  inside() {
    return this.#place.inside();
  }

  belongings(): Belongings {
    return this.#place.belongings();
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
    const [method, ...parameters] = callOf(request, this.#place);
    const outcome: Promise<Outcome<unknown>> = isBatchCall(method)
      ? Reflect.apply(BATCH_CALLS[method], undefined, [this.#live, ...parameters])
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
    const { state, platform } = this.#seen;
    const { texts, actions } = seenScreen(this.#seen);
    const { view } = currentRoute(state.router);
    return Promise.resolve({
      open: state.shell.open,
      screen: isVisible(state) ? screenOf(view) : undefined,
      texts,
      choices: actions,
      wallets: isVisible(state) && view === 'connect' ? walletRows({ ...this.#seen, platform }) : [],
      refusing: state.shell.refusing,
      busy: state.shell.loading || statusOf(state) === 'connecting',
      status: statusOf(state),
      wallet: walletOf(state)?.name,
      address: accountOf(state)?.address,
      network: networkOf(state)?.name ?? NOTHING,
    });
  }

  async until(what: string, holds: (sight: Sight) => boolean | Promise<boolean>, when?: 'at once'): Promise<Sight> {
    const events$ = from(this.#live.events$);
    const met = await this.#place.wait(async () => holds(await this.sight()), events$, when);
    const sight = await this.sight();
    if (!met) throw new Error(`Waited in vain until ${what}. There is: ${JSON.stringify(sight, undefined, 1)}`);
    return sight;
  }

  read(fact: string): Promise<string> {
    const told = /^times told of (.+)$/.exec(fact)?.[1];
    if (told) return Promise.resolve(String(this.#events.filter(({ type }) => type === told).length));
    switch (fact) {
      case 'hosts':
        return this.#live.egress().then(hostsTold);
      case 'last answer':
        return Promise.resolve(this.#lastResponse());
      case 'look of the modal':
        return Promise.resolve(this.#live.getState().config.theme.mode);
      case 'app opened':
        return Promise.resolve(appNamed(this.#place.apps().at(-1)));
      case 'clipboard':
        return Promise.resolve(this.#place.clipboard());
      case 'console':
        return Promise.resolve(this.#place.consoleLines().join('\n'));
      case 'provider':
        return Promise.resolve(this.#live.getProvider() === undefined ? NOTHING : 'there');
      default: {
        const counting = this.#place.counting();
        const served = (counting && countedFact(fact, counting)) ?? trafficFact(fact, this.#place.traffic());
        return Promise.resolve(served ?? readFact(this.#live.getState(), fact));
      }
    }
  }

  onlooker(): never {
    throw new Error('Without a picture there is nothing to look at.');
  }

  breakPolicy(): Promise<void> {
    throw new Error('Without a page there is no policy.');
  }

  holds(address: string, symbol: string): Promise<bigint> {
    return this.#place.holds(address, symbol);
  }

  addressOf(person: string): string {
    return this.#place.addressOf(person);
  }

  point(name: string, address: string, way?: NameWay): void | Promise<void> {
    return this.#place.point(name, address, way);
  }

  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void> {
    return this.#place.credit(address, symbol, amount, from);
  }

  pass(milliseconds: number): Promise<void> {
    return this.#place.pass(milliseconds);
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async leave(): Promise<void> {
    this.#leavePage();
    await this.#place.leave();
  }

  get #live(): Modal {
    if (!this.#modal) throw new Error('Nobody has come to the page yet.');
    return this.#modal;
  }

  get #seen(): Seen {
    const { platform, origin } = this.#place;
    return {
      ...{ state: this.#live.getState(), modal: this.#live, platform, origin },
      typed: (field) => this.#typed.get(field) ?? '',
      now: this.#place.now(),
    };
  }

  /** What the product took the last answer of a wallet inside the modal for. */
  #lastResponse(): string {
    const event = this.#events.filter(({ type }) => type === 'request.succeeded').at(-1);
    if (event?.type !== 'request.succeeded') return NOTHING;
    return event.response === 'object' ? 'an object' : 'a hash';
  }

  #leavePage(): void {
    this.#life.unsubscribe();
    this.#modal?.destroy();
    this.#modal = undefined;
  }
}
