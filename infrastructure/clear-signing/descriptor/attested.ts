/** Whether an auditor has attested a descriptor file (ERC-8176): a signature over the hash of the file's bytes, without its includes. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { encodeAbiParameters, keccak256, stringToBytes } from 'viem';
import { numberOf } from '../../../domain/text/text-of.js';
import { addressIn, type Hex } from './hex.js';
import { isNode, type Node, nodeIn, own, textIn } from './own.js';

const EAS = '0xa1207f3bba224e2c9c3c6d5af63d0eb1582ce587';
const SCHEMA = '0xe023eef113c1670774801c34b377fdf612dd8a4d2fa92fe382e15bd91fafb5c2';
const DOMAIN = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';
const ATTEST =
  'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)';

/** The path of a file's attestation in the public registry. */
export function attestationPath(path: string, auditor: string): string {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+)\.json$/.exec(path) ?? [];
  return `${folder}sigs/${name}.eip155-1-${addressIn(auditor) ?? auditor}.json`;
}

/** `now`: Unix time in seconds. Revocations are only on chain and are not checked here. */
export function isAttested(file: Node, attestation: unknown, auditor: string, now: number): boolean {
  const sig = own(attestation, 'sig');
  const message = own(sig, 'message');
  if (!isNode(message) || textIn(message, 'schema') !== SCHEMA || textIn(message, 'data') !== hashOf(canonical(file)))
    return false;
  const [from, until] = [numberOf(message.time), numberOf(message.expirationTime)];
  if (!(from <= now) || !(until === 0 || until > now)) return false;
  try {
    return signerOf(sig) === auditor.toLowerCase();
  } catch {
    return false;
  }
}

/** Throws if it is not a signature of such a message. */
function signerOf(sig: unknown): string {
  const message = nodeIn(sig, 'message');
  const domain = [hashOf('EAS Attestation'), hashOf(textIn(own(sig, 'domain'), 'version') ?? ''), 1n, EAS];
  const { version, schema, recipient, time, expirationTime, revocable, refUID, data, salt } = message;
  const attest = [version, schema, recipient, time, expirationTime, revocable, refUID, keccak256(data as Hex), salt];
  const hashes = [
    structHash(DOMAIN, ['bytes32', 'bytes32', 'uint256', 'address'], domain),
    structHash(ATTEST, typesOf(ATTEST), attest),
  ];
  const digest = keccak256(`0x1901${hashes.map((each) => each.slice(2)).join('')}`);
  const { r, s, v } = nodeIn(sig, 'signature');
  const key = new secp256k1.Signature(BigInt(r as string), BigInt(s as string))
    .addRecoveryBit(numberOf(v) - 27)
    .recoverPublicKey(digest.slice(2))
    .toRawBytes(false);
  return `0x${keccak256(key.subarray(1)).slice(-40)}`;
}

/** Dynamic bytes are hashed separately. */
function typesOf(type: string): readonly string[] {
  const [, fields = ''] = /\((.*)\)/.exec(type) ?? [];
  return fields.split(',').map((each) => (each.split(' ')[0] ?? '').replace(/^bytes$/, 'bytes32'));
}

function structHash(type: string, types: readonly string[], values: readonly unknown[]): Hex {
  const words = ['bytes32', ...types].map((each) => ({ type: each }));
  return keccak256(encodeAbiParameters(words, [hashOf(type), ...values] as never));
}

function hashOf(text: string): Hex {
  return keccak256(stringToBytes(text));
}

/** The canonical JSON form (RFC 8785). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isNode(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}
