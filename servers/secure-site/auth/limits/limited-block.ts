import { addressBlock } from '../../watch/log.js';

/** The address block that a visitor counts for. Undefined if it is unknown, or this computer itself. */
export function limitedBlock(address: string | undefined): string | undefined {
  if (address === undefined || address === '::1' || address.startsWith('127.')) return undefined;
  const block = addressBlock(address);
  return block === 'unknown' ? undefined : block;
}
