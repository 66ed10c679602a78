/** A transaction reported by a service, with its texts sanitized. `undefined` if malformed. */
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import { textOf } from '../../../domain/text/text-of.js';
import type { Transaction, TransactionTransfer } from '../../../domain/transaction/transaction.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { markAt, textAt, wordsAt } from './read-text.js';

const MOST_WORD = 32;
const MOST_NAME = 40;
const MOST_SYMBOL = 12;
const MOST_ADDRESS = 128;
const MOST_PICTURE = 262_144;
/** A limit, so that one transaction does not fill the list. */
const MOST_TRANSFERS = 20;
const NUMBER = /^\d{1,80}(\.\d{1,80})?$/;

type Picture = (url: string) => string | undefined;

export function readTransaction(value: unknown, picture: Picture): Transaction | undefined {
  const metadata = readProperty(value, 'metadata');
  const id = markAt(value, 'id');
  const [operationType, status] = [
    wordsAt(metadata, 'operationType', MOST_WORD),
    wordsAt(metadata, 'status', MOST_WORD),
  ];
  if (id === undefined || !operationType || !status) return undefined;
  const [hash, chain, minedAt] = [markAt(metadata, 'hash'), textAt(metadata, 'chain'), textAt(metadata, 'minedAt')];
  const transfers = readProperty(value, 'transfers');
  return {
    id,
    metadata: {
      ...{ operationType, status },
      sentFrom: wordsAt(metadata, 'sentFrom', MOST_ADDRESS),
      sentTo: wordsAt(metadata, 'sentTo', MOST_ADDRESS),
      ...(hash !== undefined && { hash }),
      ...(isNetworkId(chain) && { chain }),
      ...(minedAt !== undefined && !Number.isNaN(Date.parse(minedAt)) && { minedAt }),
    },
    transfers: (Array.isArray(transfers) ? transfers.slice(0, MOST_TRANSFERS) : []).flatMap(
      (each) => readTransfer(each, picture) ?? [],
    ),
  };
}

function readTransfer(value: unknown, picture: Picture): TransactionTransfer | undefined {
  const [fungible, unique] = [readProperty(value, 'fungible_info'), readProperty(value, 'nft_info')];
  if (!isRecord(fungible) && !isRecord(unique)) return undefined;
  const direction = readProperty(value, 'direction');
  const numeric = textOf(readProperty(readProperty(value, 'quantity'), 'numeric'));
  return {
    ...(isRecord(fungible) ? { fungible_info: readFungible(fungible, picture) } : {}),
    ...(isRecord(unique) ? { nft_info: readUnique(unique, picture) } : {}),
    ...((direction === 'in' || direction === 'out' || direction === 'self') && { direction }),
    ...(NUMBER.test(numeric) && { quantity: { numeric } }),
  };
}

function readFungible(info: object, picture: Picture): NonNullable<TransactionTransfer['fungible_info']> {
  const symbol = wordsAt(info, 'symbol', MOST_SYMBOL);
  const url = pictureAt(readProperty(info, 'icon'), picture);
  return { ...(symbol && { symbol }), ...(url && { icon: { url } }) };
}

function readUnique(info: object, picture: Picture): NonNullable<TransactionTransfer['nft_info']> {
  const name = wordsAt(info, 'name', MOST_NAME);
  const url = pictureAt(readProperty(readProperty(info, 'content'), 'preview'), picture);
  const spam = readProperty(readProperty(info, 'flags'), 'is_spam') === true;
  return { ...(name && { name }), ...(url && { content: { preview: { url } } }), flags: { is_spam: spam } };
}

function pictureAt(place: unknown, picture: Picture): string | undefined {
  const url = textAt(place, 'url', MOST_PICTURE);
  return url === undefined ? undefined : picture(url);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
