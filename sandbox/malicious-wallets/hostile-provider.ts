/** A provider scripted by a test, by method and event, with valid or invalid answers; honest by default. */
import type { SchedulerLike } from 'rxjs';
import type { Eip1193Provider, Eip1193Request } from '../../infrastructure/connectors/eip1193/provider.js';

/**
 * `twice`: settles the promise again and again, then throws; `late`: after five seconds; `honest`: as a wallet of good
 * faith that approves everything.
 */
export type HostileWay = 'answer' | 'reject' | 'throw' | 'hang' | 'twice' | 'late' | 'honest';

export interface Hostile {
  readonly provider: Eip1193Provider;
  will(method: string, way: HostileWay, value: unknown): void;
  emit(event: string, payload: unknown): void;
  /** Replaces `request`. */
  changeShape(request: unknown): void;
  /** What happens when a listener is added: `emits` calls it back at once. */
  listens(way: 'throws' | 'emits' | 'honest'): void;
}

type Listener = (payload: unknown) => void;

const LATE = 5_000;
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export function hostileProvider(scheduler: SchedulerLike): Hostile {
  const ways = new Map<string, { readonly way: HostileWay; readonly value: unknown }>();
  const listeners = new Map<string, Set<Listener>>();
  let chainId: unknown = '0x1';
  let listening: 'throws' | 'emits' | 'honest' = 'honest';

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload);
  };
  const move = (params: unknown): null => {
    chainId = Array.isArray(params) ? Object(params[0]).chainId : chainId;
    emit('chainChanged', chainId);
    return null;
  };
  const honest = ({ method, params }: Eip1193Request): unknown => {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [ADDRESS];
      case 'eth_chainId':
        return chainId;
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return move(params);
      case 'wallet_getPermissions':
        return [{ parentCapability: 'eth_accounts' }];
      case 'personal_sign':
        return `0x${'ab'.repeat(65)}`;
      case 'eth_sendTransaction':
        return `0x${'ab'.repeat(32)}`;
      default:
        return null;
    }
  };

  const request = (asked: Eip1193Request): unknown => {
    const { way, value } = ways.get(asked.method) ?? { way: 'honest', value: undefined };
    switch (way) {
      case 'answer':
        return value;
      case 'reject':
        return Promise.reject(value);
      case 'throw':
        throw value;
      case 'hang':
        return new Promise(() => undefined);
      case 'twice':
        return twice(value, honest(asked));
      case 'late':
        // Accessing the request may throw here as well.
        return new Promise((resolve) => scheduler.schedule(resolve, LATE)).then(() => honest(asked));
      case 'honest':
        return Promise.resolve(honest(asked));
    }
  };

  const provider = {
    request,
    on(event: string, listener: Listener) {
      if (listening === 'throws') throw new Error('Nobody listens to me');
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      if (listening === 'emits') listener(event === 'chainChanged' ? '0x2' : [ADDRESS.toLowerCase()]);
    },
    removeListener(event: string, listener: Listener) {
      if (listening === 'throws') throw new Error('Nobody leaves me');
      listeners.get(event)?.delete(listener);
    },
  };
  return {
    // Its answer is arbitrary, on purpose.
    provider: provider as Eip1193Provider,
    will: (method, way, value) => void ways.set(method, { way, value }),
    emit,
    changeShape: (shape) => void Object.assign(provider, { request: shape }),
    listens(way) {
      listening = way;
    },
  };
}

function twice(first: unknown, second: unknown): unknown {
  return Object.assign(Promise.resolve(), {
    // biome-ignore lint/suspicious/noThenProperty: a promise whose `then` settles more than once is the case in point
    then(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
      resolve(first);
      resolve(second);
      reject(first);
      throw first;
    },
  });
}
