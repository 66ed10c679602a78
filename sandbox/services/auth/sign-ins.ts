/** Nonces that were given out, and who has signed in with one. */
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
  /** What sites have noted of accounts, by `network:address`. */
  readonly notes = new Map<string, unknown>();
  /** How many nonces were given out. */
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

  /** Whoever had signed in has to do so again. */
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
