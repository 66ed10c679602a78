/** A text signed by a key: classic (BIP-137), or the simple form of BIP-322 by a transaction that cannot be broadcast. */
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { RawTx, RawWitness, Transaction } from '@scure/btc-signer';
import { pubECDSA, pubSchnorr, sha256x2 } from '@scure/btc-signer/utils.js';
import { classicHash, messageHash } from '../../infrastructure/chains/bitcoin/bip322.js';
import { type BitcoinKey, type KeyKind, scriptOf, secretOf } from './bitcoin-key.js';

/** The first header value of a classic signature with a compressed key. */
const HEADER = 31;

export function signClassic(key: BitcoinKey, message: string): Uint8Array {
  const signature = secp256k1.sign(classicHash(message), secretOf(key), { prehash: false });
  return Uint8Array.from([HEADER + signature.recovery, ...signature.toCompactRawBytes()]);
}

export function signSimple(key: BitcoinKey, kind: KeyKind, address: string, message: string): Uint8Array {
  const script = scriptOf(address);
  const toSpend = RawTx.encode({
    ...{ version: 0, segwitFlag: false, witnesses: undefined, lockTime: 0 },
    inputs: [
      {
        ...{ txid: new Uint8Array(32), index: 0xffff_ffff, sequence: 0 },
        finalScriptSig: Uint8Array.from([0x00, 0x20, ...messageHash(message)]),
      },
    ],
    outputs: [{ amount: 0n, script }],
  });
  const secret = secretOf(key);
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true });
  toSign.addInput({
    ...{ txid: sha256x2(toSpend).reverse(), index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } },
    ...(kind === 'p2tr' && { tapInternalKey: pubSchnorr(secret) }),
  });
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n });
  toSign.sign(secret);
  toSign.finalize();
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [pubECDSA(secret)]);
}
