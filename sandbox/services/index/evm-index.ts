/** All activity on a local EVM node, by address: read up to the newest block on each request. */
import { jsonRpcBatch } from '../../../servers/json-rpc.js';
import type { IndexedTransaction } from './indexed-transaction.js';
import { readBlocks } from './read-blocks.js';

const BLOCKS_AT_ONCE = 200;

export class EvmIndex {
  readonly #rpcUrl: string;
  #transactions: IndexedTransaction[] = [];
  #byAddress = new Map<string, IndexedTransaction[]>();
  #read = { number: -1, hash: '' };
  #reading: Promise<void> = Promise.resolve();

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl;
  }

  /** Those that concern the address, newest first. */
  async of(address: string): Promise<readonly IndexedTransaction[]> {
    await this.#catchUp();
    return [...(this.#byAddress.get(address.toLowerCase()) ?? [])].reverse();
  }

  /** All of them, oldest first. */
  async all(): Promise<readonly IndexedTransaction[]> {
    await this.#catchUp();
    return this.#transactions;
  }

  /** One after another, so that no block is read twice. */
  #catchUp(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readOn());
    return this.#reading;
  }

  async #readOn(): Promise<void> {
    const { number, hash } = this.#read;
    const [newest, known] = await jsonRpcBatch(this.#rpcUrl, [
      { method: 'eth_blockNumber' },
      { method: 'eth_getBlockByNumber', params: [`0x${Math.max(number, 0).toString(16)}`, false] },
    ]);
    // After the node is reset, what was read before is no longer valid.
    if (number >= 0 && (known as { hash?: string } | null)?.hash !== hash) this.#forget();
    for (let first = this.#read.number + 1; first <= Number(newest); first += BLOCKS_AT_ONCE) {
      for (const block of await readBlocks(this.#rpcUrl, first, Math.min(first + BLOCKS_AT_ONCE - 1, Number(newest)))) {
        for (const each of block.transactions) this.#keep(each);
        this.#read = block;
      }
    }
  }

  #keep(transaction: IndexedTransaction): void {
    this.#transactions.push(transaction);
    for (const address of concerned(transaction)) {
      const known = this.#byAddress.get(address);
      if (known) known.push(transaction);
      else this.#byAddress.set(address, [transaction]);
    }
  }

  #forget(): void {
    this.#transactions = [];
    this.#byAddress = new Map();
    this.#read = { number: -1, hash: '' };
  }
}

function concerned({ from, to, moves, approvals }: IndexedTransaction): Set<string> {
  return new Set([
    from,
    ...(to === undefined ? [] : [to]),
    ...moves.flatMap((move) => [move.from, move.to]),
    ...approvals.map(({ owner }) => owner),
  ]);
}
