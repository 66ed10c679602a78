import type { NetworkId } from '../../../../domain/network/caip.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { SIWXSession } from '../siwx-plugin.js';

/** Stores sessions. Extend it to store them elsewhere. */
export abstract class SIWXStorage {
  /** Stores a session. */
  abstract add(session: SIWXSession): Promise<void>;
  /** Replaces all sessions. */
  abstract set(sessions: readonly SIWXSession[]): Promise<void>;
  /** The current sessions of one account on one network. */
  abstract get(chainId: NetworkId, address: string): Promise<readonly SIWXSession[]>;
  /** Deletes the sessions of one account on one network. */
  abstract delete(chainId: NetworkId, address: string): Promise<void>;
}

/** The maximum number of sessions. */
const MOST = 100;

/** Stores sessions in the browser's local storage, under one key. */
export class LocalStorage extends SIWXStorage {
  readonly #key: string;

  constructor({ key }: { readonly key: string }) {
    super();
    this.#key = key;
  }

  add(session: SIWXSession): Promise<void> {
    const { chainId, accountAddress } = session.data;
    return this.set([...this.#others(chainId, accountAddress), session]);
  }

  set(sessions: readonly SIWXSession[]): Promise<void> {
    return attempt(() => localStorage.setItem(this.#key, JSON.stringify(sessions.slice(-MOST))));
  }

  get(chainId: NetworkId, address: string): Promise<readonly SIWXSession[]> {
    const now = Date.now();
    return attempt(() =>
      this.#all().filter(
        ({ data }) => data.chainId === chainId && data.accountAddress === address && isCurrent(data, now),
      ),
    );
  }

  delete(chainId: NetworkId, address: string): Promise<void> {
    return this.set(this.#others(chainId, address));
  }

  #others(chainId: NetworkId, address: string): readonly SIWXSession[] {
    return this.#all().filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address);
  }

  /** Storage is untrusted, and may be forbidden. */
  #all(): readonly SIWXSession[] {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(list) ? list.filter(isSession) : [];
    } catch {
      return [];
    }
  }
}

const attempt = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);

function isCurrent({ notBefore, issuedAt, expirationTime }: SIWXSession['data'], now: number): boolean {
  const begins = notBefore ?? issuedAt;
  if (begins !== undefined && !(Date.parse(begins) <= now)) return false;
  return expirationTime === undefined || now < Date.parse(expirationTime);
}

function isSession(value: unknown): value is SIWXSession {
  const data = readProperty(value, 'data');
  return [
    ...[readProperty(value, 'message'), readProperty(value, 'signature')],
    ...[readProperty(data, 'chainId'), readProperty(data, 'accountAddress')],
  ].every((each) => typeof each === 'string');
}
