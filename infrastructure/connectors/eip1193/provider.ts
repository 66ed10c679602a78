/** The wallet provider of EIP-1193, as little of it as is needed. Everything it answers is untrusted. */
import { readProperty } from '../../../domain/value/read-property.js';
import type { Eip1193Context } from './eip1193-context.js';

/** An EIP-1193 request. */
export interface Eip1193Request {
  readonly method: string;
  readonly params?: unknown;
}

/** The part of an EIP-1193 provider that Porthole uses. */
export interface Eip1193Provider {
  request(request: Eip1193Request): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): unknown;
  removeListener?(event: string, listener: (payload: unknown) => void): unknown;
}

export type Eip1193RequestFunction = Eip1193Provider['request'];

interface Captured {
  readonly request: Eip1193RequestFunction;
  /** Until it was said that the function is another one now. */
  log: Eip1193Context['log'] | undefined;
}

/** What `request` was when a provider was first seen. */
const captured = new WeakMap<object, Captured>();

/**
 * Whether a value could be a provider. Remembers its `request` as it is now, so that a script which replaces
 * the property afterwards is not called: attacks on dapps have hooked `window.ethereum.request` to rewrite recipients.
 * The first time counts. Survives getters that throw.
 */
export function isProvider(value: unknown, log?: Eip1193Context['log']): value is Eip1193Provider {
  if (typeof value !== 'object' || value === null) return false;
  if (!captured.has(value)) {
    const request = readProperty(value, 'request');
    if (typeof request !== 'function') return false;
    // Behind some proxies every look finds a new function. That is no replacement, and nothing to warn of.
    const lasting = readProperty(value, 'request') === request;
    captured.set(value, { request: request as Eip1193RequestFunction, log: lasting ? log : undefined });
  }
  return true;
}

/**
 * The provider's `request` as it was when captured, bound to the provider. When the property holds another function by
 * now that is logged, once, and the captured one is called all the same: to refuse would let any script on the page cut
 * the visitor off, and tools of good faith wrap providers too.
 */
export function requestOf(provider: Eip1193Provider): Eip1193RequestFunction {
  const known = captured.get(provider);
  const request = known?.request ?? provider.request;
  if (known?.log && readProperty(provider, 'request') !== request) {
    known.log('warn', 'The request function of a wallet was replaced; its first one is called');
    known.log = undefined;
  }
  return (argument) => Reflect.apply(request, provider, [argument]);
}
