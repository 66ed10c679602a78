/** Whether a transaction may spend its inputs: verifies single-key scripts and their signatures. */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { OutScript, RawTx, Transaction } from '@scure/btc-signer';
import { hash160, sha256x2 } from '@scure/btc-signer/utils.js';

export interface Spent {
  readonly script: Uint8Array;
  readonly amount: bigint;
}

const ALL = 1;

/** Throws with a node's error message. */
export function checkSpending(bytes: Uint8Array, spent: readonly Spent[]): void {
  const raw = RawTx.decode(bytes);
  const transaction = Transaction.fromRaw(bytes, { allowUnknownOutputs: true });
  raw.inputs.forEach(({ finalScriptSig }, at) => {
    const coin = spent[at];
    const witness = raw.witnesses?.[at] ?? [];
    if (!coin || !isAllowed(transaction, at, coin, finalScriptSig, witness, spent))
      throw new Error(
        'mandatory-script-verify-flag-failed (Signature must be zero for failed CHECK(MULTI)SIG operation)',
      );
  });
}

function isAllowed(
  transaction: Transaction,
  at: number,
  { script, amount }: Spent,
  signed: Uint8Array,
  witness: readonly Uint8Array[],
  spent: readonly Spent[],
): boolean {
  const kind = OutScript.decode(script);
  const [signature = new Uint8Array(), key = new Uint8Array()] = witness;
  /** BIP-143: the script code of a key hash. */
  const segwit = (hash: Uint8Array) => {
    const code = OutScript.encode({ type: 'pkh', hash });
    const digest = transaction.preimageWitnessV0(at, code, ALL, amount);
    return same(hash160(key), hash) && verified(signature, digest, key);
  };
  switch (kind.type) {
    case 'wpkh':
      return signed.length === 0 && segwit(kind.hash);
    case 'sh': {
      const redeem = signed.slice(1);
      if (signed[0] !== redeem.length || !same(hash160(redeem), kind.hash)) return false;
      const inner = OutScript.decode(redeem);
      return inner.type === 'wpkh' && segwit(inner.hash);
    }
    case 'tr': {
      const type = signature.length === 65 ? (signature[64] ?? ALL) : 0;
      const scripts = spent.map((each) => each.script);
      const amounts = spent.map((each) => each.amount);
      const digest = transaction.preimageWitnessV1(at, scripts, type, amounts);
      return witness.length === 1 && schnorr.verify(signature.slice(0, 64), digest, kind.pubkey);
    }
    case 'pkh': {
      const length = signed[0] ?? 0;
      const own = signed.slice(2 + length);
      const legacy = Reflect.get(transaction, 'preimageLegacy') as (
        at: number,
        script: Uint8Array,
        type: number,
      ) => Uint8Array;
      const digest = Reflect.apply(legacy, transaction, [at, script, ALL]) as Uint8Array;
      return same(hash160(own), kind.hash) && verified(signed.slice(1, 1 + length), digest, own);
    }
    default:
      return false;
  }
}

function verified(signature: Uint8Array, digest: Uint8Array, key: Uint8Array): boolean {
  if (signature.at(-1) !== ALL) return false;
  try {
    return secp256k1.verify(secp256k1.Signature.fromDER(signature.slice(0, -1)), digest, key, { prehash: false });
  } catch {
    return false;
  }
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

export function idOf(bytes: Uint8Array): string {
  const raw = RawTx.decode(bytes);
  const plain = RawTx.encode({ ...raw, segwitFlag: false, witnesses: undefined });
  return Buffer.from(sha256x2(plain)).reverse().toString('hex');
}
