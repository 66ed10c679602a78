import { readScale } from '../../domain/money/read-scale.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { type Given, maybe, optional, record, text } from '../engine/given.js';

export const networkId: Given = (value, path) => (isNetworkId(value) ? undefined : path);

const scale: Given = (value, path) => (typeof value === 'number' && readScale(value) !== undefined ? undefined : path);

/** Of a token, all but its network. */
export const tokenFields = {
  address: optional(text),
  iconUrl: optional(text),
  name: text,
  symbol: text,
  decimals: scale,
};

/** A token, or none. */
export const token = maybe(record({ ...tokenFields, networkId }));
