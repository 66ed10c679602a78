/** The part of an EIP-1193 provider that is used. Everything it answers is untrusted. */
import { readProperty } from '../../../domain/value/read-property.js';
import type { Eip1193Context } from './eip1193-context.js';

/** An EIP-1193 request. */
export interface Eip1193Request {
  readonly method: string;
  readonly params?: unknown;
}

/** The part of an EIP-1193 provider that Porthole uses. */
export interface Eip1193Provider {
  /** Resolves to the result; rejects with an error with a `code` (EIP-1193, EIP-1474). */
  request(request: Eip1193Request): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

export type Eip1193RequestFunction = Eip1193Provider['request'];

interface Captured {
  readonly request: Eip1193RequestFunction;
  /** Until a replacement was reported. */
  log: Eip1193Context['log'] | undefined;
}

/** The value of `request` when a provider was first seen. */
const captured = new WeakMap<object, Captured>();

/**
 * Whether a value could be a provider. Remembers its current `request`, so that a later replacement by a script is not called: attacks on
 * dapps have hooked `window.ethereum.request` to change recipients. The first time counts. Survives throwing getters.
 */
export function isProvider(value: unknown, log?: Eip1193Context['log']): value is Eip1193Provider {
  if (typeof value !== 'object' || value === null) return false;
  if (!captured.has(value)) {
    const request = readProperty(value, 'request');
    if (typeof request !== 'function') return false;
    // Some proxies return a new function on each access. That is not a replacement, so there is no warning.
    const lasting = readProperty(value, 'request') === request;
    captured.set(value, { request: request as Eip1193RequestFunction, log: lasting ? log : undefined });
  }
  return true;
}

/**
 * The provider's `request` as it was when captured, bound to the provider. If the property has another function by now, that is logged
 * once, and the captured one is called anyway: refusing would let any script on the page lock the visitor out, and legitimate tools wrap
 * providers too.
 */
export function requestOf(provider: Eip1193Provider): Eip1193RequestFunction {
  const known = captured.get(provider);
  const request = known?.request ?? provider.request;
  if (known?.log && readProperty(provider, 'request') !== request) {
    known.log('warn', 'The request function of a wallet was replaced; the original one is used');
    known.log = undefined;
  }
  return (argument) => Reflect.apply(request, provider, [argument]);
}
