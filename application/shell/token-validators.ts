import { readScale } from '../../domain/money/read-scale.js';
import { isNetworkId } from '../../domain/network/is-network-id.js';
import { maybe, optional, record, text, type Validator } from '../engine/validators.js';

export const networkId: Validator = (value, path) => (isNetworkId(value) ? undefined : path);

const scale: Validator = (value, path) =>
  typeof value === 'number' && readScale(value) !== undefined ? undefined : path;

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
