/** The issued nonces, and the accounts that have signed in with them. */
import { randomBytes } from 'node:crypto';
import type { SignInMessage } from '../../../domain/sign-in/sign-in-message.js';

const WEEK = 604_800_000;

export interface SignedIn {
  readonly message: SignInMessage;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class SignIns {
  readonly #nonces = new Map<string, string>();
  readonly #tokens = new Map<string, SignedIn>();
  /** The metadata that sites have stored for accounts, by `network:address`. */
  readonly notes = new Map<string, unknown>();
  /** The number of issued nonces. */
  given = 0;

  begin(): { readonly nonce: string; readonly token: string } {
    const [nonce, token] = [newText(), newText()];
    this.#nonces.set(token, nonce);
    this.given += 1;
    return { nonce, token };
  }

  /** The nonce of a token, once. */
  take(token: string): string | undefined {
    const nonce = this.#nonces.get(token);
    this.#nonces.delete(token);
    return nonce;
  }

  add(message: SignInMessage): string {
    const token = newText();
    this.#tokens.set(token, { message, until: Date.now() + WEEK });
    return token;
  }

  find(token: string): SignedIn | undefined {
    const found = this.#tokens.get(token);
    return found && found.until > Date.now() ? found : undefined;
  }

  /** Ends all sessions. */
  clear(): void {
    this.#nonces.clear();
    this.#tokens.clear();
    this.notes.clear();
    this.given = 0;
  }
}

function newText(): string {
  return randomBytes(16).toString('hex');
}
