/** All activity on a local EVM node, by address: read up to the newest block on each request. */
import { type JsonRpcCall, jsonRpcBatch } from '../../../servers/json-rpc.js';
import type { IndexedTransaction } from './indexed-transaction.js';
import { type ReadBlock, readBlocks } from './read-blocks.js';

const BLOCKS_AT_ONCE = 200;

export class EvmIndex {
  readonly #rpcUrl: string;
  /** Without a gap, from the first. */
  readonly #blocks: ReadBlock[] = [];
  readonly #byAddress = new Map<string, IndexedTransaction[]>();
  #reading: Promise<void> = Promise.resolve();

  constructor(rpcUrl: string) {
    this.#rpcUrl = rpcUrl;
  }

  /** Those that concern the address, newest first. */
  async of(address: string): Promise<readonly IndexedTransaction[]> {
    await this.#catchUp();
    return [...(this.#byAddress.get(address.toLowerCase()) ?? [])].reverse();
  }

  /** One after another, so that no block is read twice. */
  #catchUp(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readOn());
    return this.#reading;
  }

  async #readOn(): Promise<void> {
    const read = this.#blocks.at(-1);
    const [found, newest] = await jsonRpcBatch(this.#rpcUrl, [
      headerOf(read?.number ?? 0),
      { method: 'eth_blockNumber' },
    ]);
    if (read && hashIn(found) !== read.hash) await this.#dropReplaced();
    for (let first = this.#blocks.length; first <= Number(newest); first = this.#blocks.length) {
      const last = Math.min(first + BLOCKS_AT_ONCE - 1, Number(newest));
      for (const block of await readBlocks(this.#rpcUrl, first, last)) {
        // The node was reset meanwhile.
        if (block.parentHash !== this.#blocks.at(-1)?.hash && block.number > 0) return this.#readOn();
        this.#keep(block);
      }
    }
  }

  /** After the node is reset, its newest blocks are no longer valid: usually few, and the others need not be read again. */
  async #dropReplaced(): Promise<void> {
    while (this.#blocks.length > 0) {
      const last = this.#blocks.slice(-BLOCKS_AT_ONCE);
      const found = await jsonRpcBatch(
        this.#rpcUrl,
        last.map(({ number }) => headerOf(number)),
      );
      const replaced = found.findIndex((each, at) => hashIn(each) !== last[at]?.hash);
      if (replaced < 0) return;
      for (const block of last.slice(replaced)) this.#drop(block);
      this.#blocks.length -= last.length - replaced;
      if (replaced > 0) return;
    }
  }

  #keep(block: ReadBlock): void {
    this.#blocks.push(block);
    for (const transaction of block.transactions) {
      for (const address of concerned(transaction)) {
        const known = this.#byAddress.get(address);
        if (known) known.push(transaction);
        else this.#byAddress.set(address, [transaction]);
      }
    }
  }

  #drop({ transactions }: ReadBlock): void {
    for (const transaction of transactions) {
      for (const address of concerned(transaction)) {
        this.#byAddress.set(address, this.#byAddress.get(address)?.filter((each) => each !== transaction) ?? []);
      }
    }
  }
}

function headerOf(number: number): JsonRpcCall {
  return { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] };
}

function hashIn(header: unknown): string | undefined {
  return (header as { hash?: string } | null)?.hash;
}

function concerned({ from, to, moves, approvals }: IndexedTransaction): Set<string> {
  return new Set([
    from,
    ...(to === undefined ? [] : [to]),
    ...moves.flatMap((move) => [move.from, move.to]),
    ...approvals.map(({ owner }) => owner),
  ]);
}
