/** The ids that pages choose for their batches (EIP-5792), each used once per account and page. */
import { type Hex, keccak256, stringToHex } from 'viem';
import { CodedError, invalid } from '../../coded-error.js';
import type { KeyValueStore } from '../../key-value-store.js';

/** 4096 bytes in hex after `0x`. */
const LONGEST = 8194;

export interface BatchIds {
  /** Rejects with 5720 if the id was used before. A batch that is not sent gives its id back. */
  take(id: string): Promise<void>;
  giveBack(id: string): Promise<void>;
  /** `sent`: the id that contains the batch's transactions. */
  keep(id: string, sent: Hex): Promise<void>;
  /** The id that contains the batch's transactions; undefined if no batch of this account and page has that id. */
  find(id: unknown): Promise<Hex | undefined>;
}

export function batchIds(store: KeyValueStore, app: string, account: string): BatchIds {
  // Hashed: ids are long, and pages choose any.
  const placeOf = (id: string) => `batch ${keccak256(stringToHex(JSON.stringify([app, account.toLowerCase(), id])))}`;
  return {
    async take(id) {
      const own = crypto.randomUUID();
      // Of two that are taken at once, also in two tabs, one wins.
      if ((await store.setIfAbsent(placeOf(id), own)) !== own)
        throw new CodedError(5720, 'There is already a batch with this id');
    },
    giveBack: (id) => store.remove(placeOf(id)),
    keep: (id, sent) => store.set(placeOf(id), sent),
    async find(id) {
      const sent = typeof id === 'string' && id.length <= LONGEST ? await store.get(placeOf(id)) : undefined;
      return typeof sent === 'string' && sent.startsWith('0x') ? (sent as Hex) : undefined;
    },
  };
}

/** Undefined if the page leaves the choice to the wallet. Throws for what is no id. */
export function readBatchId(id: unknown): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id !== 'string' || id === '' || id.length > LONGEST)
    throw invalid(`The "id" of a batch must be text of at most ${LONGEST} characters`);
  return id;
}
