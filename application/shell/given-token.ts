import { readScale } from '../../domain/money/read-scale.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { type Given, maybe, optional, record, text } from '../engine/given.js';

export const networkId: Given = (value, path) => (isNetworkId(value) ? undefined : path);

const scale: Given = (value, path) => (typeof value === 'number' && readScale(value) !== undefined ? undefined : path);

/** The fields of a token, without its network. */
export const tokenFields = {
  address: optional(text),
  iconUrl: optional(text),
  name: text,
  symbol: text,
  decimals: scale,
};

/** A token, or undefined. */
export const token = maybe(record({ ...tokenFields, networkId }));
