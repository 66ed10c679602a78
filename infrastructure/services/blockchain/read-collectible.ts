/** A collectible reported by a service, with its texts sanitized. `undefined` if malformed or spam. */
import type { Collectible } from '../../../application/ports/services.js';
import { isAddressShape } from '../../../domain/address/address.js';
import type { Network } from '../../../domain/network/network.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { markAt, textAt, wordsAt } from './read-text.js';

const MOST_NAME = 60;
const MOST_PICTURE = 262_144;
/** A number of 256 bits has 78 digits. */
const TOKEN_ID = /^[\w-]{1,128}$/;

export function readCollectible(
  value: unknown,
  { caipNetworkId, chainNamespace }: Network,
  picture: (url: string) => string | undefined,
): Collectible | undefined {
  const [id, account, tokenId] = [markAt(value, 'id'), textAt(value, 'address'), textAt(value, 'tokenId')];
  if (id === undefined || tokenId === undefined || !TOKEN_ID.test(tokenId)) return undefined;
  if (readProperty(value, 'isSpam') === true || !account?.startsWith(`${caipNetworkId}:`)) return undefined;
  const address = account.slice(caipNetworkId.length + 1);
  if (!isAddressShape(chainNamespace, address)) return undefined;
  const [name, collection] = [wordsAt(value, 'name', MOST_NAME), wordsAt(value, 'collection', MOST_NAME)];
  const url = textAt(value, 'imageUrl', MOST_PICTURE);
  const imageUrl = url === undefined ? undefined : picture(url);
  return {
    ...{ id, address, tokenId },
    name: name || `#${tokenId.slice(0, 12)}`,
    ...(collection && { collection }),
    ...(imageUrl && { imageUrl }),
  };
}
