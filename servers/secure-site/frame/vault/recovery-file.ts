/**
 * The wallet in a file, for a browser that has no key of the account: the master key, sealed by a passphrase and a secret that is
 * only in the file, and the wallet keys it opens. The passphrase is useless without the file, and vice versa.
 */
import { scryptAsync } from '@noble/hashes/scrypt';
import { fromBase64url, toBase64url } from './base64url.js';
import { isSealedKeys, type MasterKey, type SealedKeys, unsealWalletKey } from './master-key.js';
import { isSealedBox, type SealedBox, seal, sealingKey, unseal } from './sealed-box.js';

interface RecoveryFile {
  readonly kind: typeof KIND;
  readonly version: 1;
  readonly account: string;
  /** Derived from the passphrase; `secret` is random and also serves as the salt. */
  readonly kdf: { readonly name: 'scrypt'; readonly cost: number; readonly secret: string };
  readonly master: SealedBox;
  readonly wallet: SealedKeys;
}

export interface Recovered {
  readonly master: MasterKey;
  readonly wallet: SealedKeys;
}

/** The problem with a file or with the typed passphrase. */
export type RecoveryProblem = 'damaged' | 'later-version' | 'other-account' | 'wrong-passphrase';

const KIND = 'porthole-recovery-file';
const USE = 'master key of a recovery file';
/** 128 MiB and about a second: OWASP's first choice for scrypt. */
export const SCRYPT_COST = 2 ** 17;
/** A file must not specify less than is safe, or more than a phone has. */
const COSTS = [2 ** 14, SCRYPT_COST, 2 ** 18];
const LONGEST = 32_768;

/** The text of the file. `cost` is for tests only. */
export async function writeRecoveryFile(
  account: string,
  passphrase: string,
  { master, wallet }: Recovered,
  cost = SCRYPT_COST,
): Promise<string> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const key = await sealingKey(await stretched(passphrase, secret, cost), account, USE);
  const file: RecoveryFile = {
    kind: KIND,
    version: 1,
    account,
    kdf: { name: 'scrypt', cost, secret: toBase64url(secret) },
    master: await seal(key, master, purposeOf(account)),
    wallet,
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

export async function readRecoveryFile(
  text: string,
  account: string,
  passphrase: string,
): Promise<Recovered | RecoveryProblem> {
  const file = parsed(text);
  if (typeof file === 'string') return file;
  if (file.account !== account) return 'other-account';
  const secret = fromBase64url(file.kdf.secret);
  if (secret?.length !== 32) return 'damaged';
  const key = await sealingKey(await stretched(passphrase, secret, file.kdf.cost), account, USE);
  const master = await unseal(key, file.master, purposeOf(account));
  // A changed file cannot be distinguished from a wrong passphrase.
  if (master?.length !== 32) return 'wrong-passphrase';
  for (const [kind, each] of Object.entries(file.wallet.keys))
    if (!(await unsealWalletKey(master, account, kind, each))) return 'damaged';
  return { master, wallet: file.wallet };
}

function parsed(text: string): RecoveryFile | RecoveryProblem {
  if (text.length > LONGEST) return 'damaged';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (typeof read !== 'object' || read === null) return 'damaged';
  const { kind, version, account, kdf, master, wallet } = read as Record<string, unknown>;
  if (kind !== KIND) return 'damaged';
  if (typeof version === 'number' && version > 1) return 'later-version';
  if (version !== 1 || typeof account !== 'string' || !isSealedBox(master) || !isSealedKeys(wallet)) return 'damaged';
  if (typeof kdf !== 'object' || kdf === null) return 'damaged';
  const { name, cost, secret } = kdf as Record<string, unknown>;
  if (name !== 'scrypt' || typeof cost !== 'number' || !COSTS.includes(cost) || typeof secret !== 'string')
    return 'damaged';
  return { kind: KIND, version: 1, account, kdf: { name, cost, secret }, master, wallet };
}

/** Normalises the passphrase, since systems encode the same letters differently. */
async function stretched(passphrase: string, secret: Uint8Array, cost: number): Promise<Uint8Array<ArrayBuffer>> {
  const options = { N: cost, r: 8, p: 1, dkLen: 32 };
  return Uint8Array.from(await scryptAsync(passphrase.normalize('NFKC'), secret, options));
}

function purposeOf(account: string): string {
  return `recovery file ${JSON.stringify(account)}`;
}
