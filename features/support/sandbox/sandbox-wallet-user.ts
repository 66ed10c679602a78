/** The user of a sandbox wallet in Node: real keys, a real provider, manual answers. */

import type { SandboxWallet } from '../../../sandbox/wallets/wallet.js';
import { ProviderError } from '../../../servers/secure-site/frame/rpc/provider-error.js';
import { askOf } from '../wallets/ask-of.js';
import { isSignedBy } from '../wallets/is-signed-by.js';
import type { PhoneBehaviour } from '../wallets/phone-behaviours.js';
import { misbehaviourOf, REQUEST_METHODS } from '../wallets/wallet-words.js';
import type { RequestKind, WalletAction, WalletBehaviour, WalletUser } from '../world/driver.js';
import { networkIdNamed } from '../world/vocabulary.js';

export interface SandboxPage {
  /** The wallet as this page has it. */
  wallet(): SandboxWallet;
  announce(): void;
  /** Waits until something is true. */
  wait(holds: () => boolean): Promise<boolean>;
}

export class SandboxWalletUser implements WalletUser {
  readonly #page: SandboxPage;
  /** An error code for every request, or no answer at all. */
  #fault: number | 'silence' | undefined;

  constructor(
    readonly addresses: readonly string[],
    page: SandboxPage,
  ) {
    this.#page = page;
  }

  /** Adds the fault, if there is one, between the page and the wallet. */
  faulty(wallet: SandboxWallet): SandboxWallet {
    const { provider } = wallet;
    const request = provider.request.bind(provider);
    provider.request = (args) => {
      if (this.#fault === undefined) return request(args);
      if (this.#fault === 'silence') return new Promise(() => undefined);
      return Promise.reject(new ProviderError(this.#fault, 'As the scenario wants it'));
    };
    return wallet;
  }

  get #control() {
    return this.#page.wallet().control;
  }

  async does(action: WalletAction): Promise<void> {
    const control = this.#control;
    switch (action) {
      case 'approves':
        await this.#needQuestion();
        return void (await control.approveNext());
      case 'rejects':
        await this.#needQuestion();
        return void (await control.rejectNext());
      case 'does not answer':
        return this.#needQuestion();
      case 'announces itself':
        return this.#page.announce();
      case 'forgets the site':
        return control.forgetSite();
      case 'locks itself':
        return control.lock();
      case 'goes offline':
        return control.goOffline();
      case 'stops responding':
        this.#fault = 'silence';
        return;
      case 'scans the code':
      case 'opens the copied link':
        throw new Error('A wallet of this browser needs no QR code.');
    }
  }

  /** The user can only answer a pending prompt. */
  async #needQuestion(): Promise<void> {
    const asked = await this.#page.wait(() => this.#control.pending().length > 0);
    if (!asked) throw new Error(`${this.#control.name} was not asked for anything.`);
  }

  is(behaviour: WalletBehaviour | PhoneBehaviour): Promise<void> {
    this.#control.misbehave(misbehaviourOf(behaviour));
    return Promise.resolve();
  }

  answersWith(code: number): Promise<void> {
    this.#fault = code;
    return Promise.resolve();
  }

  usesAccount(number: number): Promise<void> {
    this.#control.changeAccount(number - 1);
    return Promise.resolve();
  }

  movesTo(network: string): Promise<void> {
    this.#control.changeNetwork(Number(networkIdNamed(network).slice('eip155:'.length)));
    return Promise.resolve();
  }

  alsoHolds(asset: unknown): Promise<void> {
    this.#control.alsoHolds(asset);
    return Promise.resolve();
  }

  lastAsk(): Promise<string> {
    return Promise.resolve(askOf(this.#control));
  }

  asked(kind: RequestKind): Promise<number> {
    const methods = REQUEST_METHODS[kind];
    return Promise.resolve(this.#control.requests().filter(({ method }) => methods.includes(method)).length);
  }

  letsIn(): Promise<boolean> {
    return Promise.resolve(this.#control.snapshot().permitted);
  }

  signed(message: string, signature: string, account: number): Promise<boolean> {
    return isSignedBy(message, signature, this.addresses[account - 1]);
  }
}
