/** Requests in the format of `PolkadotProvider`, sent to a wallet's signer, whichever way it is reached. */
import { defer, firstValueFrom, map, type Observable } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { isSameAccount } from '../../chains/polkadot/ss58.js';
import { networkOf } from './network-of.js';
import type { PolkadotProvider } from './polkadot-provider.js';
import type { OpenedAccount } from './read-accounts.js';

/** The current state of the connection. */
export interface PolkadotSession {
  readonly accounts: readonly OpenedAccount[];
  readonly network: NetworkId;
}

/** The signer. Answers are unchecked; no request is sent before subscribing. */
export interface PolkadotSigner {
  signText(address: string, text: string): Observable<unknown>;
  signPayload(address: string, payload: object): Observable<unknown>;
}

const HEX = /^0x(?:[\da-f]{2})+$/i;

export function polkadotProvider(signer: PolkadotSigner, session: () => PolkadotSession): PolkadotProvider {
  /** In the wallet's own format. */
  const own = (address: unknown): string => {
    const found = session().accounts.find(
      (each) => typeof address === 'string' && isSameAccount(each.address, address),
    );
    if (!found) throw new Failure('unauthorized', 'The wallet does not share this account with the site');
    return found.address;
  };
  const methods: Readonly<Record<string, (params: unknown) => Observable<unknown>>> = {
    polkadot_signMessage(params) {
      const message = readProperty(params, 'message');
      if (typeof message !== 'string') throw invalid('The message is none');
      // Wallets wrap text that is not wrapped yet: wrapping it here does not rely on them.
      return signer
        .signText(own(readProperty(params, 'address')), `<Bytes>${message}</Bytes>`)
        .pipe(map((answer) => ({ signature: hexOf(answer, 'signature') })));
    },
    polkadot_signTransaction(params) {
      const payload = readProperty(params, 'transactionPayload');
      const genesis = readProperty(payload, 'genesisHash');
      const address = own(readProperty(params, 'address'));
      if (typeof payload !== 'object' || payload === null || typeof genesis !== 'string')
        throw invalid('The transaction must be an object');
      // A signature for a network that the visitor is not on may be a theft.
      if (networkOf(genesis) !== session().network)
        throw new Failure('network-mismatch', `The transaction is for another network than ${session().network}`);
      return signer.signPayload(address, { ...payload, address }).pipe(
        map((answer) => {
          const signed = readProperty(answer, 'signedTransaction');
          return {
            signature: hexOf(answer, 'signature'),
            ...(typeof signed === 'string' && HEX.test(signed) && { signedTransaction: signed }),
          };
        }),
      );
    },
  };
  return {
    // In the same tick, so that the user gesture still counts.
    request: ({ method, params }) =>
      firstValueFrom(
        defer(() => {
          const ask = Object.hasOwn(methods, method) ? methods[method] : undefined;
          if (!ask) throw new Failure('method-not-supported', `Method ${method} is not supported`);
          return ask(params);
        }),
      ) as Promise<never>,
  };
}

function hexOf(answer: unknown, name: string): string {
  const value = readProperty(answer, name);
  if (typeof value === 'string' && HEX.test(value)) return value;
  throw new Failure('wallet-misbehaved', `The wallet answered with a malformed ${name}`);
}

function invalid(message: string): Failure {
  return new Failure('request-failed', message, { data: { rpcCode: -32602, rpcName: 'InvalidParamsRpcError' } });
}
