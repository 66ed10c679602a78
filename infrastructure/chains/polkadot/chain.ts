/** The polkadot namespace. Loaded on first use; verifying signatures is loaded separately. */
import { concat, defer, from, map, mergeMap, of, type SchedulerLike, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { loadOnce } from '../../load-once.js';
import { needing } from '../../packages/needing.js';
import { askWallet } from '../ask-wallet.js';
import type { PolkadotOptions } from './polkadot-options.js';
import { readHoldings } from './read-holdings.js';
import { readSs58 } from './ss58.js';

export interface PolkadotChainOptions extends PolkadotOptions {
  readonly scheduler: SchedulerLike;
}

/** Longest text that is signed. */
const MOST_LETTERS = 10_000;
/** 64 bytes, preceded by one for the key type if the wallet includes it; 65 for ECDSA keys. */
const SIGNATURE = /^0x(?:[\da-f]{2}){64,66}$/i;

export function polkadotChain(options: PolkadotChainOptions): Chain {
  const wallet = askWallet(options.scheduler);
  const notOffered = () => throwError(() => new Failure('unsupported-chain', 'Unsupported chain'));
  return {
    namespace: 'polkadot',
    isAddress: (text) => readSs58(text) !== undefined,
    holdings: readHoldings(options),
    estimateFee: notOffered,
    send: notOffered,
    /** Over the text's bytes inside `<Bytes>` and `</Bytes>`, so that it can be no transaction. */
    signMessage: (link, address, message) =>
      defer(() => {
        if (message.length > MOST_LETTERS)
          return throwError(() => new Failure('request-failed', 'The text is too long'));
        return wallet(link, 'polkadot_signMessage', { address, message });
      }).pipe(
        map((answer) => {
          const signature = readProperty(answer, 'signature');
          if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature;
          throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed signature');
        }),
        mergeMap((signature) =>
          from(isSigned(address, message, signature)).pipe(
            map((signed) => {
              if (signed) return signature;
              throw new Failure('wallet-misbehaved', 'The signature is not from the account');
            }),
          ),
        ),
      ),
    verifyMessage: (address, message, signature) => defer(() => from(isSigned(address, message, signature))),
    switchNetwork: (link, { caipNetworkId }) =>
      link.moveTo
        ? concat(link.moveTo(caipNetworkId), of('switched' as const))
        : throwError(() => new Failure('network-not-supported', 'Chain is not supported')),
  };
}

const loadVerification = loadOnce(() => needing(() => import('./verify-text.js')));

async function isSigned(address: string, message: string, signature: string): Promise<boolean> {
  return (await loadVerification()).verifyText(address, message, signature);
}
