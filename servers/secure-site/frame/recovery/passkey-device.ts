/** Passkeys of the visitor's devices: made and used with the 32 bytes that they give for this wallet (WebAuthn PRF). */

import type { PasskeyOptions } from '../../auth/vault/passkeys.js';
import { frameText } from '../frame-text.js';
import { TranslatedError } from '../translated-error.js';
import { fromBase64url, toBase64url } from '../vault/base64url.js';

export interface UsedPasskey {
  readonly id: string;
  /** For the server, as JSON: without the passkey's secret output. */
  readonly response: object;
  readonly prf: Uint8Array<ArrayBuffer>;
}

interface PrfOutput {
  readonly prf?: { readonly enabled?: boolean; readonly results?: { readonly first?: BufferSource } };
}

const TIMEOUT_MS = 300_000;
const ALGORITHMS = [-7, -8, -257];

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Rejects with a message for the visitor. */
export async function createPasskey(options: PasskeyOptions, account: string, name: string): Promise<UsedPasskey> {
  const first = await saltOf(account);
  const made = await byVisitor(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.rpId, name: options.rpId },
        user: { id: bytesOf(account), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: listed(options),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first } } },
      },
    }),
  );
  const { prf } = made.getClientExtensionResults() as PrfOutput;
  if (!prf?.enabled) throw new TranslatedError(() => frameText().walletKeys.passkey.unable);
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = jsonOf(made, { clientDataJSON, attestationObject });
  const given = prf.results?.first ?? (await laterOutput(options, made.id, first));
  return { id: made.id, response, prf: copied(given) };
}

export async function presentPasskey(options: PasskeyOptions, account: string): Promise<UsedPasskey> {
  const used = await got(options, await saltOf(account));
  const { prf } = used.getClientExtensionResults() as PrfOutput;
  if (!prf?.results?.first) throw new TranslatedError(() => frameText().walletKeys.passkey.unable);
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  const response = jsonOf(used, { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) });
  return { id: used.id, response, prf: copied(prf.results.first) };
}

/** Some return no secret yet on creation. */
async function laterOutput(options: PasskeyOptions, id: string, first: BufferSource): Promise<BufferSource> {
  const challenge = toBase64url(crypto.getRandomValues(new Uint8Array(32)));
  const used = await got({ ...options, challenge, known: [{ id }] }, first);
  const { prf } = used.getClientExtensionResults() as PrfOutput;
  if (!prf?.results?.first) throw new TranslatedError(() => frameText().walletKeys.passkey.unable);
  return prf.results.first;
}

async function got(options: PasskeyOptions, first: BufferSource): Promise<PublicKeyCredential> {
  return await byVisitor(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rpId: options.rpId,
        allowCredentials: listed(options),
        userVerification: 'required',
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first } } },
      },
    }),
  );
}

/** Browsers do not report the reason: no such passkey, declined, or timed out. */
async function byVisitor(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential))
    throw new TranslatedError(() => frameText().walletKeys.passkey.unused);
  return credential;
}

/** Specific to the account and purpose: other accounts' passkeys return another value. */
async function saltOf(account: string): Promise<ArrayBuffer> {
  return await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`porthole wallet ${account}`));
}

function listed({ known }: PasskeyOptions): PublicKeyCredentialDescriptor[] {
  return known.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) }));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(text) ?? new Uint8Array();
}

function copied(source: BufferSource): Uint8Array<ArrayBuffer> {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source.slice(0))
    : Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
}

function jsonOf({ id, type }: PublicKeyCredential, response: Readonly<Record<string, ArrayBuffer>>): object {
  const texts = Object.entries(response).map(([name, bytes]) => [name, toBase64url(new Uint8Array(bytes))]);
  return { id, rawId: id, type, clientExtensionResults: {}, response: Object.fromEntries(texts) };
}
