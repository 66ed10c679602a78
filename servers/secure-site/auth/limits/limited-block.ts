import { addressBlock } from '../../watch/log.js';

/** The block that a visitor is counted with. Undefined where it says nothing of them: not known, or this computer itself. */
export function limitedBlock(address: string | undefined): string | undefined {
  if (address === undefined || address === '::1' || address.startsWith('127.')) return undefined;
  const block = addressBlock(address);
  return block === 'unknown' ? undefined : block;
}
