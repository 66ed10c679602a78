/** The dapp's own sign-in server: its sessions outlive the page. */
import type { SiweOptions, SiweSession } from '../../../infrastructure/services/siwe/index.js';
import { verifySignIn } from '../../../infrastructure/verify/index.js';

/** `lying`: it accepts signatures for another account. `unsure`: it does not know who is signed in. */
export type SignInServerState = 'fine' | 'silent' | 'refusing' | 'lying' | 'unsure';

export class SiweHost {
  state: SignInServerState = 'fine';
  #session: SiweSession | undefined;
  #nonces = 0;
  readonly #domain: string;
  /** Whether signatures can be verified: wallets without keys cannot sign. */
  readonly #real: boolean;

  constructor(origin: string, real: boolean) {
    this.#domain = new URL(origin).host;
    this.#real = real;
  }

  options(required: boolean): SiweOptions {
    return {
      required,
      getNonce: () => this.#answer(`nonce${String(++this.#nonces).padStart(8, '0')}`),
      getMessageParams: () => this.#answer({ statement: 'Welcome aboard.' }),
      verifyMessage: (proof) => this.#verify(proof.message, proof.signature),
      getSession: () => {
        if (this.state === 'unsure') return Promise.reject(new Error('The session is unknown.'));
        return this.#answer(this.#session ?? null);
      },
      signOut: () => {
        this.#session = undefined;
        return this.#answer(true);
      },
    };
  }

  #answer<T>(value: T): Promise<T> {
    return this.state === 'silent' ? new Promise(() => undefined) : Promise.resolve(value);
  }

  async #verify(text: string, signature: string): Promise<boolean> {
    const nonce = `nonce${String(this.#nonces).padStart(8, '0')}`;
    const [, address = ''] = text.split('\n');
    const chainId = Number(/Chain ID: (\d+)/.exec(text)?.[1]);
    const taken = this.#real
      ? (await verifySignIn({ text, signature, nonce, domain: this.#domain })).ok
      : text.includes(nonce);
    if (!taken || this.state === 'refusing') return this.#answer(false);
    this.#session = { address: this.state === 'lying' ? `0x${'66'.repeat(20)}` : address, chainId };
    return this.#answer(true);
  }
}
