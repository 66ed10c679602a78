import type { NetworkId } from '../../../domain/network/caip.js';
import type { SIWXMessenger } from './parts/messenger.js';
import type { SIWXStorage } from './parts/storages.js';
import type { SIWXVerifier } from './parts/verifiers.js';
import type { SIWXMessage, SIWXMessageInput, SIWXPlugin, SIWXSession } from './siwx-plugin.js';

/** The parts of a dapp's own sign-in. */
export interface SIWXParts {
  readonly messenger: SIWXMessenger;
  /** A session is valid if each verifier that applies to it accepts it, and at least one applies. */
  readonly verifiers: readonly SIWXVerifier[];
  readonly storage: SIWXStorage;
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean;
}

/** A dapp's own sign-in, made of a messenger, verifiers and a storage. Extend it to change a step. */
export class SIWXConfig implements SIWXPlugin {
  readonly #parts: SIWXParts;

  constructor(parts: SIWXParts) {
    this.#parts = parts;
  }

  createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return this.#parts.messenger.createMessage(input);
  }

  async addSession(session: SIWXSession): Promise<void> {
    if (!(await this.#holds(session))) throw new Error('The signature is not valid');
    await this.#parts.storage.add(session);
  }

  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    const held = await Promise.all(sessions.map((each) => this.#holds(each)));
    if (!held.every(Boolean)) throw new Error('The signature is not valid');
    await this.#parts.storage.set(sessions);
  }

  /** Each is verified again, and removed if it is no longer valid. */
  async getSessions(chainId: NetworkId, address: string): Promise<readonly SIWXSession[]> {
    const found = await this.#parts.storage.get(chainId, address);
    const held = await Promise.all(found.map(async (each) => ((await this.#holds(each)) ? [each] : [])));
    if (held.some((each) => each.length === 0)) await this.#parts.storage.delete(chainId, address);
    return held.flat();
  }

  async revokeSession(chainId: NetworkId, address: string): Promise<void> {
    await this.#parts.storage.delete(chainId, address);
  }

  getRequired(): boolean {
    return this.#parts.required ?? true;
  }

  async #holds(session: SIWXSession): Promise<boolean> {
    const own = this.#parts.verifiers.filter((each) => each.shouldVerify(session));
    const verified = await Promise.all(own.map((each) => each.verify(session)));
    return verified.length > 0 && verified.every((each) => each === true);
  }
}
