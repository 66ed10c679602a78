/** A Bitcoin wallet's use of its keys: its own transfers, and signing other transactions. */
import { p2wpkh, selectUTXO, Transaction } from '@scure/btc-signer';
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js';
import { type BitcoinKey, netNamed, scriptOf, secretOf } from './bitcoin-key.js';
import type { LedgerCoin } from './bitcoin-ledger.js';
import type { WalletAddress } from './wallet-address.js';

export interface OwnTransfer extends WalletAddress {
  readonly key: BitcoinKey;
  readonly to: string;
  readonly amount: bigint;
}

/** Creates, signs and sends it. Returns its id. */
export async function ownTransfer({ address, key, kind, chain, to, amount }: OwnTransfer): Promise<string> {
  const network = netNamed(chain.prefix);
  const read = async <T>(path: string) => (await (await fetch(`${chain.url}${path}`)).json()) as T;
  const coins = await read<readonly LedgerCoin[]>(`/address/${address}/utxo`);
  const { halfHourFee } = await read<{ halfHourFee: number }>('/v1/fees/recommended');
  const secret = secretOf(key);
  const inputs = coins.map(({ txid, vout: index, value }) => ({
    ...{ txid, index, witnessUtxo: { script: scriptOf(address), amount: BigInt(value) } },
    ...(kind === 'p2sh' && { redeemScript: p2wpkh(pubECDSA(secret), network).script }),
    ...(kind === 'p2tr' && { tapInternalKey: pubSchnorr(secret) }),
  }));
  const chosen = selectUTXO(inputs, [{ address: to, amount }], 'default', {
    ...{ changeAddress: address, feePerByte: BigInt(halfHourFee), bip69: false, createTx: true, network },
  });
  if (!chosen?.tx) throw new Error('The account does not hold enough.');
  chosen.tx.sign(secret);
  chosen.tx.finalize();
  const answer = await fetch(`${chain.url}/tx`, { method: 'POST', body: chosen.tx.hex });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

export function signPsbt(psbt: Uint8Array, inputs: readonly { readonly secret: Uint8Array; readonly index: number }[]) {
  const transaction = Transaction.fromPSBT(psbt);
  for (const { secret, index } of inputs) transaction.signIdx(secret, index);
  return transaction.toPSBT();
}
