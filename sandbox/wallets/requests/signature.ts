/** Signs texts (ERC-191) and typed data (EIP-712) with the wallet's key. */
import { type Hex, isHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { invalidParams } from '../../../servers/secure-site/frame/rpc/provider-error.js';

export function signPersonalMessage(account: PrivateKeyAccount, message: unknown): Promise<Hex> {
  if (typeof message !== 'string') throw invalidParams('expected the message as text.');
  return account.signMessage({ message: isHex(message) ? { raw: message } : message });
}

/** `payload` is the JSON text that the standard requires, or the object that many pages send. */
export async function signTypedData(account: PrivateKeyAccount, payload: unknown, chainId: number): Promise<Hex> {
  const data = readTypedData(payload);
  const wanted = data.domain.chainId;
  if (wanted !== undefined && Number(wanted) !== chainId) {
    throw invalidParams(`the data is for chain ${String(wanted)}, but the wallet is on ${chainId}.`);
  }
  try {
    return await account.signTypedData(data);
  } catch (error) {
    throw invalidParams(error instanceof Error ? error.message : 'the typed data cannot be encoded.');
  }
}

interface TypedData {
  readonly domain: Record<string, unknown>;
  readonly types: Record<string, readonly { readonly name: string; readonly type: string }[]>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

function readTypedData(payload: unknown): TypedData {
  let data = payload;
  try {
    if (typeof payload === 'string') data = JSON.parse(payload);
  } catch {
    throw invalidParams('the typed data is not JSON.');
  }
  if (!isTypedData(data)) throw invalidParams('expected typed data with domain, types, primaryType and message.');
  return data;
}

function isTypedData(value: unknown): value is TypedData {
  if (!isRecord(value)) return false;
  const { domain, types, primaryType, message } = value;
  const lists = isRecord(types) ? Object.values(types) : [undefined];
  return isRecord(domain) && isRecord(message) && typeof primaryType === 'string' && lists.every(Array.isArray);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
