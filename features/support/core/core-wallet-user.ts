/** The user of a scripted wallet. With manual answers, prompts wait until the user answers them. */
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import type { Question, ScriptedConnector, ScriptedWallet } from '../../../infrastructure/fakes/index.js';
import type { PhoneBehaviour } from '../wallets/phone-behaviours.js';
import type { RequestKind, WalletAction, WalletBehaviour, WalletUser } from '../world/driver.js';
import { networkIdNamed } from '../world/vocabulary.js';

const QUESTIONS: Readonly<Record<RequestKind, Question>> = {
  connect: 'connect',
  sign: 'sign',
  send: 'send',
  'switch network': 'switch',
  'add network': 'add',
};

export class CoreWalletUser implements WalletUser {
  readonly #connector: () => ScriptedConnector;
  /** The result of connecting after the user approves. */
  #connecting: Failure | undefined;
  /** The result of signing after the user approves. */
  #signing: Failure | undefined;
  #seen = 0;

  constructor(
    readonly script: ScriptedWallet,
    readonly addresses: readonly string[],
    connector: () => ScriptedConnector,
  ) {
    this.#connector = connector;
    this.#ask();
  }

  /** From now on the user is prompted. */
  #ask(): void {
    this.script.willHang();
    this.script.willApprove('disconnect');
    this.script.willApprove('ping');
  }

  forgetQuestions(): void {
    this.#seen = this.script.asked.length;
  }

  does(action: WalletAction): Promise<void> {
    switch (action) {
      case 'approves':
        return this.#answer(() => {
          this.script.willApprove();
          if (this.#connecting) this.script.willFail(this.#connecting, 'connect');
          if (this.#signing) this.script.willFail(this.#signing, 'sign');
        });
      case 'rejects':
        return this.#answer(() => this.script.willReject());
      case 'does not answer':
        return this.#needQuestion();
      case 'announces itself':
        // A connector lists a wallet once, however often it announces itself. The adapter takes care of that.
        this.#connector().vanish(this.script.wallet.id);
        this.#connector().appear(this.script);
        return Promise.resolve();
      case 'forgets the site':
      case 'locks itself':
        this.script.useAccounts();
        return Promise.resolve();
      case 'goes offline':
        this.script.lose();
        return Promise.resolve();
      case 'scans the code':
      case 'opens the copied link':
      case 'is opened':
        // Behind a port, a wallet is prompted as soon as there is a QR code.
        return this.#needQuestion();
      case 'extends the session':
      case 'pings the site':
      case 'reduces the session to Saltmarsh':
      case 'adds Solana to the session':
        throw new Error('A wallet behind a port has no session of its own.');
      case 'stops responding':
        // Prompts wait anyway; a scripted connector does not ask its wallets when it restores a connection.
        if (this.script.wallet.type !== 'WALLET_CONNECT')
          throw new Error('A wallet behind a port cannot stop responding.');
        this.script.willHang('ping');
        return Promise.resolve();
    }
  }

  async #answer(will: () => void): Promise<void> {
    await this.#needQuestion();
    will();
    this.script.answerPending();
    this.#ask();
  }

  /** The user can only answer a pending prompt. */
  async #needQuestion(): Promise<void> {
    for (let turn = 0; turn < 20 && this.#questions.length === 0; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    if (this.#questions.length === 0) throw new Error(`${this.script.wallet.name} was not asked for anything.`);
    await new Promise((resolve) => setImmediate(resolve));
  }

  get #questions() {
    return this.script.asked
      .slice(this.#seen)
      .filter(({ question }) => question !== 'disconnect' && question !== 'ping');
  }

  is(behaviour: WalletBehaviour | PhoneBehaviour): Promise<void> {
    switch (behaviour) {
      case 'shares a malformed account':
        this.#connecting = new Failure('wallet-misbehaved');
        break;
      case 'shares no account':
        this.#connecting = new Failure('no-accounts');
        break;
      case 'lies about switching':
        this.script.willStay();
        break;
      case 'signs another text':
        this.#signing = new Failure('wallet-misbehaved');
        break;
      case 'does not support permissions':
        this.script.willFail(failureFromRpc({ code: 4200 }), 'disconnect');
        break;
      default:
        throw new Error(`A wallet behind a port cannot do this: ${behaviour}. It is the adapter's part.`);
    }
    return Promise.resolve();
  }

  answersWith(code: number): Promise<void> {
    this.script.willFail(failureFromRpc({ code }));
    return Promise.resolve();
  }

  usesAccount(number: number): Promise<void> {
    const chosen = this.addresses[number - 1];
    if (!chosen) throw new Error(`${this.script.wallet.name} has no account ${number}.`);
    this.script.useAccounts(chosen, ...this.addresses.filter((each) => each !== chosen));
    return Promise.resolve();
  }

  movesTo(network: string): Promise<void> {
    this.script.useNetwork(networkIdNamed(network));
    return Promise.resolve();
  }

  asked(kind: RequestKind): Promise<number> {
    return Promise.resolve(this.#questions.filter(({ question }) => question === QUESTIONS[kind]).length);
  }

  letsIn(): Promise<boolean> {
    return Promise.resolve(this.script.connected);
  }

  /** Scripted wallets have no keys: checks that the user was asked to sign this text, and that there was an answer. */
  signed(message: string, signature: string): Promise<boolean> {
    const asked = this.#questions.some(({ question, detail }) => question === 'sign' && detail === message);
    return Promise.resolve(asked && /^0x[\da-f]{130}$/.test(signature));
  }
}
