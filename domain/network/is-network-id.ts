/** A file of its own because the ids themselves load with the page. */
import { isNamespace, type NetworkId } from './caip.js';

/** Whether a value is a CAIP-2 id of a known namespace. */
export function isNetworkId(value: unknown): value is NetworkId {
  if (typeof value !== 'string') return false;
  const [namespace, reference, ...rest] = value.split(':');
  return rest.length === 0 && isNamespace(namespace ?? '') && reference !== undefined && reference !== '';
}
