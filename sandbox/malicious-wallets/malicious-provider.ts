/** The provider of a malicious wallet: honest by default, with one account. */
import type { Eip1193Provider, Eip1193Request } from '../../infrastructure/connectors/eip1193/provider.js';

export type Listener = (payload: unknown) => void;

export interface MaliciousWallet {
  readonly account: string;
  readonly provider: Eip1193Provider;
  emit(event: string, payload: unknown): void;
}

export interface MaliciousOptions {
  /** The window of the page. */
  readonly target: EventTarget;
  readonly name: string;
  /** Where it is. */
  readonly chainId: number;
  /** Replaces honest answers, by method; `undefined` selects the honest answer. Errors are thrown synchronously. */
  readonly answers?: MaliciousAnswers | undefined;
  /** Still calls removed listeners. */
  readonly keepsListeners?: boolean | undefined;
}

export type MaliciousAnswers = Readonly<Record<string, (wallet: MaliciousWallet) => unknown>>;

/** An address derived from the name: its letters in hex, repeated. */
export function maliciousAccount(name: string): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `0x${hex.repeat(40).slice(0, 40)}`;
}

/** The wallets that the site asked to connect since the page was loaded, in order. */
export function maliciousAsked(target: EventTarget): readonly string[] {
  return ASKED.get(target) ?? [];
}

const ASKED = new WeakMap<EventTarget, string[]>();

export function maliciousProvider(options: MaliciousOptions): MaliciousWallet {
  const { target, name, chainId, answers = {}, keepsListeners } = options;
  const listeners = new Map<string, Set<Listener>>();
  let connected = false;

  const honest = ({ method }: Eip1193Request): unknown => {
    switch (method) {
      case 'eth_requestAccounts':
        connected = true;
        return [wallet.account];
      case 'eth_accounts':
        return connected ? [wallet.account] : [];
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`;
      case 'wallet_revokePermissions':
        connected = false;
        return null;
      case 'wallet_getPermissions':
        return connected ? [{ parentCapability: 'eth_accounts' }] : [];
      default:
        throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
    }
  };
  const wallet: MaliciousWallet = {
    account: maliciousAccount(name),
    provider: {
      // Not async: errors are thrown synchronously.
      request(request) {
        if (request.method === 'eth_requestAccounts') ASKED.set(target, [...maliciousAsked(target), name]);
        return answers[request.method]?.(wallet) ?? Promise.resolve(honest(request));
      },
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      removeListener(event, listener) {
        if (!keepsListeners) listeners.get(event)?.delete(listener);
      },
    } as Eip1193Provider,
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
    },
  };
  return wallet;
}
