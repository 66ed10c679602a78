/**
 * Stores each account's recipients in this browser, and warns of addresses that imitate one of them: scammers send
 * small amounts from such addresses, so that they appear in the list from which the visitor copies.
 */
import { sameAddress } from '../../../../domain/address/address.js';
import { imitatedBy } from '../../../../domain/address/receiver.js';
import { frameText } from '../frame-text.js';
import type { KeyValueStore } from '../key-value-store.js';
import type { ApprovalWords, AskVisitor, SentTo } from './approval-words.js';

const PLACE = 'receivers';
/** For all accounts in this browser; the oldest are dropped. */
const MOST = 500;

export function knowingReceivers(ask: AskVisitor, store: KeyValueStore): AskVisitor {
  return async (words, signal) => {
    const { receivers = [] } = words;
    if (receivers.length === 0) return await ask(words, signal);
    const known = await read(store);
    await ask(warned(words, known), signal);
    const fresh = receivers.filter((each, at) => receivers.findIndex((other) => isSame(each, other)) === at);
    const rest = (await read(store)).filter((each) => !fresh.some((other) => isSame(each, other)));
    // If nothing can be stored, later imitations cause no warning.
    await store.set(PLACE, [...rest, ...fresh].slice(-MOST)).catch(() => undefined);
  };
}

function warned(words: ApprovalWords, known: readonly SentTo[]): ApprovalWords {
  const { receivers = [], warnings = [], consents = [], withCap, translate } = words;
  const doubles = receivers.flatMap(({ namespace, from, address }) => {
    const familiar = known.filter((each) => each.namespace === namespace && sameAddress(namespace, each.from, from));
    const double = imitatedBy(
      namespace,
      address,
      familiar.map((each) => each.address),
    );
    return double === undefined ? [] : [double];
  });
  const again = {
    ...(withCap && { withCap: async (at: number, amount: bigint) => warned(await withCap(at, amount), known) }),
    ...(translate && { translate: async () => warned(await translate(), known) }),
  };
  if (doubles.length === 0) return { ...words, ...again };
  const text = frameText().requests.receiver;
  return {
    ...words,
    ...again,
    warnings: [...new Set(doubles.map(text.likeKnown)), ...warnings],
    danger: true,
    consents: [...new Set([text.risk, ...consents])],
  };
}

function isSame(one: SentTo, other: SentTo): boolean {
  const { namespace } = one;
  return (
    namespace === other.namespace &&
    sameAddress(namespace, one.from, other.from) &&
    sameAddress(namespace, one.address, other.address)
  );
}

/** Invalid stored data counts as empty. */
async function read(store: KeyValueStore): Promise<readonly SentTo[]> {
  const kept = await store.get(PLACE).catch(() => undefined);
  return Array.isArray(kept) ? kept.filter(isSentTo) : [];
}

function isSentTo(value: unknown): value is SentTo {
  const { namespace, from, address } = Object(value) as Partial<Record<keyof SentTo, unknown>>;
  return (namespace === 'eip155' || namespace === 'solana') && typeof from === 'string' && typeof address === 'string';
}
