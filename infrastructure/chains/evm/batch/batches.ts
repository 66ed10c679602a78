/** Batches of calls (EIP-5792). Loaded on first use. Shared code of the chain is passed in, so that the chain stays in one chunk. */
import { map } from 'rxjs';
import type { Batches } from '../../../../application/ports/batches.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { chainIdToHex } from '../../../../domain/network/chain-id.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { Ask } from './ask.js';
import { readCallsStatus } from './read-calls-status.js';
import { readCapabilities } from './read-capabilities.js';

export interface BatchTools {
  /** Requests that prompt the visitor. */
  readonly prompt: Ask;
  /** Requests without a prompt. */
  readonly silent: Ask;
  /** Both encode like EVM wallets. */
  readonly addressOf: (text: string) => string;
  readonly hexOf: (quantity: bigint) => string;
}

/** An id chosen by the wallet: printable, and at most the 4,096 bytes of EIP-5792. */
const NAME = /^[!-~]{1,8194}$/;

export function evmBatches({ prompt, silent, addressOf, hexOf }: BatchTools): Omit<Batches, 'call'> {
  return {
    capabilities: readCapabilities(silent),
    send: (link, address, { calls, atomic, capabilities }, network, asking) => {
      asking?.();
      return prompt(link, 'wallet_sendCalls', [
        {
          version: '2.0.0',
          from: addressOf(address),
          chainId: chainIdToHex(network.caipNetworkId),
          atomicRequired: atomic,
          calls: calls.map(({ to, data, value }) => ({
            to: addressOf(to),
            ...(data !== undefined && { data }),
            ...(value !== undefined && { value: hexOf(value) }),
          })),
          ...(capabilities && { capabilities }),
        },
      ]).pipe(
        map((answer) => {
          // The first version of EIP-5792 returned only the id.
          const id = typeof answer === 'string' ? answer : readProperty(answer, 'id');
          if (typeof id === 'string' && NAME.test(id)) return id;
          throw new Failure('wallet-misbehaved', 'The wallet accepted the calls but returned no id');
        }),
      );
    },
    status: (link, id, network) =>
      silent(link, 'wallet_getCallsStatus', [id]).pipe(map((answer) => readCallsStatus(answer, id, network))),
  };
}
