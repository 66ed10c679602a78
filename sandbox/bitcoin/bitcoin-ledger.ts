/**
 * A Bitcoin ledger with an explorer's view: unspent outputs, validated transactions, and blocks. There is no proof of work, and there are
 * no other nodes.
 */
import { RawTx } from '@scure/btc-signer';
import { fromHex, toHex } from '../../infrastructure/hex.js';
import { addressOfScript, scriptOf } from './bitcoin-key.js';
import { checkSpending, idOf, type Spent } from './check-spending.js';

export interface LedgerCoin {
  readonly txid: string;
  readonly vout: number;
  readonly value: number;
  readonly status: { readonly confirmed: boolean; readonly block_height?: number; readonly block_time?: number };
}

interface Entry extends Spent {
  readonly txid: string;
  readonly vout: number;
}

/** The minimum relay fee per virtual byte. */
const LEAST_RATE = 1;
const DUST = 294n;

export class BitcoinLedger {
  /** While true, transactions are not mined, as on a busy network. */
  waiting = false;
  height = 101;
  /** Satoshis per virtual byte. */
  rates = { fastestFee: 12, halfHourFee: 8, hourFee: 5, economyFee: 2, minimumFee: 1 };
  readonly #coins = new Map<string, Entry>();
  readonly #transactions = new Map<string, { readonly hex: string; block: number | undefined }>();
  /** The time of each block in seconds, by height. */
  readonly #times = new Map<number, number>();
  /** Spent outputs, with the transaction that spent them. */
  readonly #spent = new Map<string, { readonly coin: Entry; readonly by: string }>();

  /** Gives the address this many satoshis, like a block reward. */
  fund(address: string, amount: bigint): void {
    this.height += 1;
    const number = Uint8Array.of(1, this.height & 0xff, (this.height >> 8) & 0xff);
    const bytes = RawTx.encode({
      ...{ version: 2, segwitFlag: false, witnesses: undefined, lockTime: 0 },
      inputs: [{ txid: new Uint8Array(32), index: 0xffff_ffff, finalScriptSig: number, sequence: 0xffff_ffff }],
      outputs: [{ amount, script: scriptOf(address) }],
    });
    this.#add(bytes, this.height);
  }

  coinsOf(address: string): readonly LedgerCoin[] {
    const script = toHex(scriptOf(address));
    return [...this.#coins.values()]
      .filter((each) => toHex(each.script) === script)
      .map(({ txid, vout, amount }) => ({
        txid,
        vout,
        value: Number(amount),
        status: this.status(txid) ?? { confirmed: false },
      }));
  }

  status(txid: string): LedgerCoin['status'] | undefined {
    const found = this.#transactions.get(txid);
    if (!found) return undefined;
    if (found.block === undefined) return { confirmed: false };
    return { confirmed: true, block_height: found.block, block_time: this.#times.get(found.block) ?? 0 };
  }

  hex(txid: string): string | undefined {
    return this.#transactions.get(txid)?.hex;
  }

  /** In an explorer's format. */
  transaction(txid: string): object | undefined {
    const hex = this.hex(txid);
    if (hex === undefined) return undefined;
    const { inputs, outputs } = RawTx.decode(fromHex(hex) ?? new Uint8Array());
    return {
      txid,
      vin: inputs.map(({ txid: of, index }) => {
        const spent = this.#spent.get(`${toHex(of)}:${index}`)?.coin;
        return { txid: toHex(of), vout: index, prevout: spent ? outputOf(spent) : null };
      }),
      vout: outputs.map(outputOf),
      status: this.status(txid),
    };
  }

  /** All transactions that spent the address's coins or paid it, newest first. In an explorer's format. */
  historyOf(address: string): readonly object[] {
    const script = toHex(scriptOf(address));
    const paid = ({ inputs, outputs }: ReturnType<typeof RawTx.decode>) =>
      outputs.some((each) => toHex(each.script) === script) ||
      inputs.some(({ txid, index }) => {
        const coin = this.#spent.get(`${toHex(txid)}:${index}`)?.coin;
        return coin !== undefined && toHex(coin.script) === script;
      });
    return [...this.#transactions]
      .filter(([, { hex }]) => paid(RawTx.decode(fromHex(hex) ?? new Uint8Array())))
      .flatMap(([txid]) => this.transaction(txid) ?? [])
      .reverse();
  }

  spender(txid: string, vout: number): object {
    const by = this.#spent.get(`${txid}:${vout}`)?.by;
    return by === undefined ? { spent: false } : { spent: true, txid: by, vin: 0, status: this.status(by) };
  }

  /** Returns its id. Throws with a node's error message. */
  send(hex: string): string {
    const bytes = fromHex(hex.trim());
    if (!bytes || bytes.length === 0) throw new Error('TX decode failed');
    const { inputs, outputs, witnesses } = RawTx.decode(bytes);
    const conflicts = new Set<string>();
    const spent = inputs.map(({ txid, index }) => {
      const key = `${toHex(txid)}:${index}`;
      const coin = this.#coins.get(key);
      if (coin) return coin;
      const gone = this.#spent.get(key);
      // A pending transaction can be replaced by one with a higher fee.
      if (!gone || this.status(gone.by)?.confirmed !== false) throw new Error('bad-txns-inputs-missingorspent');
      conflicts.add(gone.by);
      return gone.coin;
    });
    const paid = sum(spent) - sum(outputs);
    if (paid < 0n) throw new Error('bad-txns-in-belowout');
    if (outputs.some(({ amount }) => amount < DUST)) throw new Error('dust');
    checkSpending(bytes, spent);
    const plain = RawTx.encode({ ...RawTx.decode(bytes), segwitFlag: false, witnesses: undefined }).length;
    const size = witnesses ? Math.ceil((plain * 3 + bytes.length) / 4) : plain;
    if (Number(paid) < size * LEAST_RATE) throw new Error('min relay fee not met');
    for (const each of conflicts)
      if (paid <= this.#paidBy(each)) throw new Error('insufficient fee, rejecting replacement');
    for (const each of conflicts) this.#evict(each);
    if (!this.waiting) this.height += 1;
    const name = this.#add(bytes, this.waiting ? undefined : this.height);
    for (const coin of spent) {
      const key = `${coin.txid}:${coin.vout}`;
      this.#coins.delete(key);
      this.#spent.set(key, { coin, by: name });
    }
    return name;
  }

  /** Mines a block with all pending transactions. */
  mine(): void {
    this.height += 1;
    this.#times.set(this.height, nowInSeconds());
    for (const each of this.#transactions.values()) each.block ??= this.height;
  }

  #paidBy(txid: string): bigint {
    const coins = [...this.#spent.values()].filter(({ by }) => by === txid).map(({ coin }) => coin);
    return sum(coins) - sum(RawTx.decode(fromHex(this.hex(txid) ?? '') ?? new Uint8Array()).outputs);
  }

  #evict(txid: string): void {
    for (const [key, { coin, by }] of this.#spent) {
      if (by !== txid) continue;
      this.#spent.delete(key);
      this.#coins.set(key, coin);
    }
    for (const [key, coin] of this.#coins) if (coin.txid === txid) this.#coins.delete(key);
    this.#transactions.delete(txid);
  }

  #add(bytes: Uint8Array, block: number | undefined): string {
    const txid = idOf(bytes);
    if (block !== undefined) this.#times.set(block, nowInSeconds());
    this.#transactions.set(txid, { hex: toHex(bytes), block });
    RawTx.decode(bytes).outputs.forEach(({ amount, script }, vout) => {
      this.#coins.set(`${txid}:${vout}`, { txid, vout, amount, script });
    });
    return txid;
  }
}

function outputOf({ amount, script }: { readonly amount: bigint; readonly script: Uint8Array }): object {
  return { scriptpubkey_address: addressOfScript(script), value: Number(amount) };
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function sum(parts: readonly { readonly amount: bigint }[]): bigint {
  return parts.reduce((total, { amount }) => total + amount, 0n);
}
