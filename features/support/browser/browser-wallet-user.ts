/** The user of a sandbox wallet in a page: the same wallet, controlled through `window.sandboxWallets`. */

import type { Page } from 'playwright-core';
import type { WalletRegistry } from '../../../sandbox/wallets/wallet-registry.js';
import { askOf } from '../wallets/ask-of.js';
import { isSignedBy } from '../wallets/is-signed-by.js';
import type { PhoneBehaviour } from '../wallets/phone-behaviours.js';
import { misbehaviourOf, REQUEST_METHODS } from '../wallets/wallet-words.js';
import type { RequestKind, WalletAction, WalletBehaviour, WalletUser } from '../world/driver.js';
import { networkIdNamed } from '../world/vocabulary.js';

type Control = ReturnType<WalletRegistry['get']>;

export class BrowserWalletUser implements WalletUser {
  readonly #name: string;
  readonly #page: () => Page | undefined;
  readonly #wait: (holds: () => Promise<boolean>) => Promise<boolean>;
  readonly #behaviours = new Set<WalletBehaviour | PhoneBehaviour>();

  constructor(
    name: string,
    readonly addresses: readonly string[],
    page: () => Page | undefined,
    wait: (holds: () => Promise<boolean>) => Promise<boolean>,
  ) {
    this.#name = name;
    this.#page = page;
    this.#wait = wait;
  }

  get #there(): Page {
    const page = this.#page();
    if (!page) throw new Error('The page has not been opened yet.');
    return page;
  }

  /** Does something with the wallet's control, in the page. */
  #do<A, R>(act: (control: Control, argument: A) => R, argument: A): Promise<Awaited<R>> {
    const source = `(${act.toString()})(window.sandboxWallets.get(${JSON.stringify(this.#name)}), ${JSON.stringify(argument)})`;
    return this.#there.evaluate(source) as Promise<Awaited<R>>;
  }

  /** Whether the wallet behaves as usual. */
  get isAsUsual(): boolean {
    return this.#behaviours.size === 0;
  }

  /** Applies the wallet's behaviours to a page that was just loaded. */
  async settleIn(): Promise<void> {
    for (const behaviour of this.#behaviours) await this.is(behaviour);
  }

  async does(action: WalletAction): Promise<void> {
    switch (action) {
      case 'approves':
        await this.#needQuestion();
        return void (await this.#do((control) => control.approveNext().then(() => true), 0));
      case 'rejects':
        await this.#needQuestion();
        return void (await this.#do((control) => control.rejectNext().then(() => true), 0));
      case 'does not answer':
        return this.#needQuestion();
      case 'announces itself':
        return void (await this.#there.evaluate(`revealWallet(${JSON.stringify(this.#name)})`));
      case 'forgets the site':
        return this.#do((control) => control.forgetSite(), 0);
      case 'locks itself':
        return this.#do((control) => control.lock(), 0);
      case 'goes offline':
        return this.#do((control) => control.goOffline(), 0);
      case 'stops responding':
        throw new Error('A wallet of the page cannot stop responding.');
      case 'scans the code':
      case 'opens the copied link':
        throw new Error('A wallet of this browser needs no QR code.');
    }
  }

  /** The user can only answer a pending prompt. */
  async #needQuestion(): Promise<void> {
    const asked = await this.#wait(() => this.#do((control) => control.pending().length > 0, 0));
    if (!asked) throw new Error(`${this.#name} was not asked for anything.`);
  }

  async is(behaviour: WalletBehaviour | PhoneBehaviour): Promise<void> {
    this.#behaviours.add(behaviour);
    if (this.#page()) await this.#do((control, kind) => control.misbehave(kind), misbehaviourOf(behaviour));
  }

  answersWith(): Promise<void> {
    throw new Error('A wallet of the page cannot answer with a given code.');
  }

  async usesAccount(number: number): Promise<void> {
    await this.#do((control, index) => control.changeAccount(index), number - 1);
  }

  async movesTo(network: string): Promise<void> {
    const chainId = Number(networkIdNamed(network).slice('eip155:'.length));
    await this.#do((control, id) => control.changeNetwork(id), chainId);
  }

  async alsoHolds(asset: unknown): Promise<void> {
    await this.#do((control, each) => control.alsoHolds(each), asset);
  }

  lastAsk(): Promise<string> {
    return this.#do(askOf, 0);
  }

  asked(kind: RequestKind): Promise<number> {
    return this.#do(
      (control, methods) => control.requests().filter(({ method }) => methods.includes(method)).length,
      REQUEST_METHODS[kind],
    );
  }

  letsIn(): Promise<boolean> {
    return this.#do((control) => control.snapshot().permitted, 0);
  }

  signed(message: string, signature: string, account: number): Promise<boolean> {
    return isSignedBy(message, signature, this.addresses[account - 1]);
  }
}
