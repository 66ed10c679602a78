/** Builds a transfer's partially signed transaction (BIP-174) for the wallet to sign. The only file that uses the library's classes. */
import { p2wpkh, Transaction } from '@scure/btc-signer';
import { Failure } from '../../../domain/failure/failure.js';
import { fromHex, toHex } from '../../hex.js';
import { type AddressNet, readBitcoinAddress } from './address.js';
import type { CoinChoice } from './choose-coins.js';

export interface TransferPlan extends CoinChoice {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly net: AddressNet;
  /** The sender's, in hex, if the wallet reported it. Nested segwit requires it. */
  readonly publicKey: string | undefined;
  /** The previous transactions of the coins, in hex and in order; needed if there is no witness with the value. */
  readonly parents: readonly string[];
}

export interface BuiltTransfer {
  readonly psbt: Uint8Array;
  /** The transaction to send, from the wallet's signed one. Throws `wallet-misbehaved` if that is another one, or unsigned. */
  finish(signed: Uint8Array): string;
}

/** In the library's format. */
export const NETS = {
  main: { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 128 },
  test: { bech32: 'tb', pubKeyHash: 111, scriptHash: 196, wif: 239 },
  local: { bech32: 'bcrt', pubKeyHash: 111, scriptHash: 196, wif: 239 },
} as const;
/** It can be replaced by one with a higher fee (BIP-125). */
const REPLACEABLE = 0xffff_fffd;
const KEY_BYTES = 33;
/** The script before and after the hash or key of an address. */
const SCRIPTS = {
  p2pkh: [
    [0x76, 0xa9, 20],
    [0x88, 0xac],
  ],
  p2sh: [[0xa9, 20], [0x87]],
  p2wpkh: [[0x00, 20], []],
  p2wsh: [[0x00, 32], []],
  p2tr: [[0x51, 32], []],
} as const;

export function buildTransfer(plan: TransferPlan): BuiltTransfer {
  const { coins, from, to, amount, change, net, parents } = plan;
  const network = NETS[net];
  const script = scriptOf(from);
  const transaction = new Transaction();
  coins.forEach(({ txid, vout: index, value }, at) => {
    const parent = parents[at];
    transaction.addInput({
      ...{ txid, index, sequence: REPLACEABLE },
      ...(parent === undefined
        ? { witnessUtxo: { script, amount: value }, ...keyFields(plan) }
        : { nonWitnessUtxo: parent }),
    });
  });
  transaction.addOutputAddress(to, amount, network);
  if (change > 0n) transaction.addOutputAddress(from, change, network);
  const psbt = transaction.toPSBT();
  return {
    psbt,
    finish(signed) {
      try {
        const answered = Transaction.fromPSBT(signed);
        // Exactly the requested transaction.
        if (toHex(answered.unsignedTx) !== toHex(transaction.unsignedTx)) throw new Error('It is another transaction.');
        if (!answered.isFinal) answered.finalize();
        return toHex(answered.extract());
      } catch (cause) {
        throw new Failure('wallet-misbehaved', 'The wallet answered with another transaction, or an unsigned one', {
          cause,
        });
      }
    },
  };
}

/** The key's additional fields, needed for signing and finalizing. */
function keyFields({ from, net, publicKey }: TransferPlan) {
  const kind = readBitcoinAddress(from)?.kind;
  const key = fromHex(publicKey);
  if (kind === 'p2tr') {
    const internal = key?.length === KEY_BYTES ? key.slice(1) : key;
    return internal?.length === 32 ? { tapInternalKey: internal } : {};
  }
  if (kind !== 'p2sh') return {};
  const nested = key?.length === KEY_BYTES ? p2wpkh(key, NETS[net]) : undefined;
  if (!nested) throw new Failure('wallet-misbehaved', 'The wallet did not return the key of its address');
  return { redeemScript: nested.script };
}

/** The output script of the address. */
function scriptOf(address: string): Uint8Array {
  const { kind = 'later', program = [] } = readBitcoinAddress(address) ?? {};
  if (kind === 'later') throw new Failure('invalid-address', 'Cannot send from this address');
  const [before, after] = SCRIPTS[kind];
  return Uint8Array.from([...before, ...program, ...after]);
}
