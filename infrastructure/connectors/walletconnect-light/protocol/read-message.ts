/** A wallet's decrypted message: JSON-RPC 2.0. */
import { parseJson } from '../../../../domain/value/parse-json.js';
import { readProperty } from '../../../../domain/value/read-property.js';

export type WalletMessage =
  | { readonly type: 'request'; readonly id: number; readonly method: string; readonly params: unknown }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: unknown };

/** `undefined` for anything else. */
export function readMessage(text: string): WalletMessage | undefined {
  const value = parseJson(text);
  const id = readProperty(value, 'id');
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined;
  const method = readProperty(value, 'method');
  if (typeof method === 'string') return { type: 'request', id, method, params: readProperty(value, 'params') };
  const error = readProperty(value, 'error');
  if (error !== undefined && error !== null) return { type: 'error', id, error };
  const result = readProperty(value, 'result');
  return result === undefined ? undefined : { type: 'result', id, result };
}
