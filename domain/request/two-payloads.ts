/** Whether a call has two different payloads: a wallet might sign one while a screen shows the other. */
import { readProperty } from '../value/read-property.js';

export function hasTwoPayloads(method: string, params: unknown): boolean {
  const first = readProperty(params, '0');
  if (method === 'eth_sendTransaction') return differ(first);
  const calls = method === 'wallet_sendCalls' ? readProperty(first, 'calls') : undefined;
  return Array.isArray(calls) && calls.some(differ);
}

function differ(call: unknown): boolean {
  const [data, input] = [readProperty(call, 'data') ?? undefined, readProperty(call, 'input') ?? undefined];
  if (data === undefined || input === undefined) return false;
  return typeof data !== 'string' || typeof input !== 'string' || data.toLowerCase() !== input.toLowerCase();
}
