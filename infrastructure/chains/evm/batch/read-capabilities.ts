/** A wallet's capabilities (EIP-5792). */
import { catchError, map, of } from 'rxjs';
import type { Batches } from '../../../../application/ports/batches.js';
import { chainIdToHex } from '../../../../domain/network/chain-id.js';
import type { WalletCapabilities } from '../../../../domain/request/batch.js';
import { plainCopy } from '../../../../domain/value/plain-copy.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { Ask } from './ask.js';

/** Applies to every network. */
const EVERYWHERE = '0x0';

export function readCapabilities(ask: Ask): Batches['capabilities'] {
  return (link, address, network) =>
    ask(link, 'wallet_getCapabilities', [address]).pipe(
      map((answer) => capabilitiesOf(answer, chainIdToHex(network.caipNetworkId))),
      catchError(() => of(undefined)),
    );
}

function capabilitiesOf(answer: unknown, chainId: string): WalletCapabilities | undefined {
  const copy = plainCopy(answer);
  if (!copy) return undefined;
  const own = Object.keys(copy).find((key) => key.toLowerCase() === chainId);
  const reported = { ...partOf(copy, EVERYWHERE), ...partOf(copy, own ?? chainId) };
  return { atomic: atomicOf(reported), reported: reported };
}

function atomicOf(reported: object): WalletCapabilities['atomic'] {
  const status = readProperty(readProperty(reported, 'atomic'), 'status');
  if (status === 'supported' || status === 'ready') return status;
  // Its original name.
  return readProperty(readProperty(reported, 'atomicBatch'), 'supported') === true ? 'supported' : 'unsupported';
}

function partOf(copy: object, key: string): object {
  const part = Object.hasOwn(copy, key) ? readProperty(copy, key) : undefined;
  return typeof part === 'object' && part !== null ? part : {};
}
