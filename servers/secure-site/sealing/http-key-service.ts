/**
 * A key management service behind three HTTP calls, which a small server beside the site can translate for any service: POST to `newest`,
 * `wrap` and `unwrap` below its URL, JSON both ways, bytes in base64.
 */
import { StoreUnavailable } from '../ports/store-unavailable.js';
import type { KeyService } from './kms-sealer.js';
import { type KeyAnswers, readKeyAnswer } from './schema.js';

export interface HttpKeyServiceOptions {
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined;
}

const LIMIT_MS = 3_000;

export function httpKeyService({ url, token }: HttpKeyServiceOptions): KeyService {
  const ask = async <N extends keyof KeyAnswers>(name: N, body: object): Promise<KeyAnswers[N]> => {
    const response = await fetch(`${url.replace(/\/$/, '')}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    if (response.status >= 500)
      throw new StoreUnavailable(new Error(`The key service answers with ${response.status}`));
    if (!response.ok) throw new Error(`The key service refuses with ${response.status}`);
    const read = readKeyAnswer(name, await response.json().catch(() => undefined));
    if (!read) throw new Error(`The key service gives no answer to "${name}"`);
    return read;
  };
  return {
    newestKeyId: async () => (await ask('newest', {})).keyId,
    wrap: async (keyId, key) =>
      Buffer.from((await ask('wrap', { keyId, key: Buffer.from(key).toString('base64') })).wrapped, 'base64'),
    unwrap: async (keyId, wrapped) =>
      Buffer.from((await ask('unwrap', { keyId, wrapped: Buffer.from(wrapped).toString('base64') })).key, 'base64'),
  };
}
