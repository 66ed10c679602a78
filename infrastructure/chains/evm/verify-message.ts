/** Verifies a signature of a text by an address: by its key, or by its contract, which may not be deployed yet. Loaded on demand. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { erc6492SignatureValidatorByteCode } from 'viem';
import { isFailure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import { fromHex, toHex } from '../../hex.js';

/** One request to the network's node. Without rxjs, which would otherwise become a separate chunk for every page. */
type AskOnce<N> = (network: N, method: string, params: readonly unknown[]) => Promise<unknown>;

/** A longer text is not a signature, and is not sent to a node. */
const MOST_BYTES = 50_000;
const KEY_BYTES = 65;
const WORD = 64;

/** The account's own key needs no request. Contracts are called on the network (ERC-1271, ERC-6492). */
export async function verifyMessage<N = Network>(
  ask: AskOnce<N>,
  address: string,
  message: string,
  signature: string,
  network: N,
): Promise<boolean> {
  const bytes = bytesOf(address, signature);
  if (!bytes) return false;
  if (isSignedByKey(address, message, signature)) return true;
  return await askContract((...asked) => ask(network, ...asked), address, toHex(hashOf(message)), toHex(bytes));
}

/** Whether it was the account's own key. */
export function isSignedByKey(address: string, message: string, signature: string): boolean {
  const bytes = bytesOf(address, signature);
  return bytes !== undefined && signerOf(hashOf(message), bytes) === address.toLowerCase();
}

function bytesOf(address: string, signature: string): Uint8Array | undefined {
  const bytes = signature.startsWith('0x') ? fromHex(signature.slice(2)) : undefined;
  return bytes && bytes.length <= MOST_BYTES && /^0x[\da-f]{40}$/i.test(address) ? bytes : undefined;
}

function hashOf(message: string): Uint8Array {
  const text = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text));
}

/** The address whose key made the signature, in lower case. */
function signerOf(hash: Uint8Array, bytes: Uint8Array): string | undefined {
  const last = bytes[KEY_BYTES - 1] ?? 0;
  const parity = last < 27 ? last : last - 27;
  if (bytes.length !== KEY_BYTES || parity > 1) return undefined;
  try {
    const signature = secp256k1.Signature.fromCompact(bytes.subarray(0, KEY_BYTES - 1)).addRecoveryBit(parity);
    const key = signature.recoverPublicKey(hash).toRawBytes(false).subarray(1);
    return `0x${toHex(keccak_256(key).subarray(-20))}`;
  } catch {
    // Not a point on the curve.
    return undefined;
  }
}

/** The validator of ERC-6492, which is only simulated and not deployed. It returns 1 for a valid signature. */
async function askContract(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  address: string,
  hash: string,
  signature: string,
): Promise<boolean> {
  const word = (hex: string) => hex.padStart(WORD, '0');
  const filled = signature.padEnd(Math.ceil(signature.length / WORD) * WORD, '0');
  const given = [
    word(address.slice(2).toLowerCase()),
    hash,
    word((0x60).toString(16)),
    word((signature.length / 2).toString(16)),
    filled,
  ];
  try {
    const data = `${erc6492SignatureValidatorByteCode}${given.join('')}`;
    const answer = await ask('eth_call', [{ data }, 'latest']);
    return typeof answer === 'string' && /^0x0*1$/.test(answer);
  } catch (error) {
    // A contract that reverts rejects the signature. A node that does not answer, or refuses, decides nothing.
    if (isFailure(error) && error.code === 'transaction-reverted') return false;
    throw error;
  }
}
