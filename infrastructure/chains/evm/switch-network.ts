/** Switches a wallet to a network (EIP-3326), adding it first if the wallet does not know it (EIP-3085). One outcome. */
import {
  catchError,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link } from '../../../application/ports/link.js';
import { Failure, type FailureCode } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { chainIdToHex, readChainId } from '../../../domain/network/chain-id.js';
import type { Network } from '../../../domain/network/network.js';
import { within } from '../../within.js';
import { type AskWallet, PROMPT_LIMIT, SILENT_LIMIT } from './ask-wallet.js';
import type { EvmOptions } from './evm-options.js';
import { offeredRpcUrls } from './offered-rpc-urls.js';

type Outcome = 'switched' | 'added';

/** How long a wallet may take to switch after it has approved. */
const MOVE_LIMIT = 2000;
const LOOK_AGAIN = 250;

/** Besides 4902: wallets that answer an unknown network with "internal error", one of them without the minus sign. */
const UNKNOWN_NETWORK_CODES: readonly unknown[] = [4902, -32603, 32603];

/** Failures that the visitor or the host can act on; any other means that this wallet cannot switch there. */
const TELLING: readonly FailureCode[] = [
  'rejected',
  'already-pending',
  'timed-out',
  'unauthorized',
  'wallet-disconnected',
  'wallet-misbehaved',
  'network-mismatch',
];

export function switchNetwork(
  ask: AskWallet,
  scheduler: SchedulerLike,
  custom: EvmOptions['rpcUrls'] = {},
): Chain['switchNetwork'] {
  const current = (link: Link) => ask(link, SILENT_LIMIT, 'eth_chainId').pipe(map(readChainId));

  const askToSwitch = (link: Link, network: Network) =>
    ask(link, PROMPT_LIMIT, 'wallet_switchEthereumChain', [{ chainId: chainIdToHex(network.caipNetworkId) }]);

  /** Approval does not mean that the wallet moved: some never do, some a moment later. */
  const verify = (link: Link, network: Network, outcome: Outcome): Observable<Outcome> => {
    const moved = merge(
      timer(0, LOOK_AGAIN, scheduler).pipe(mergeMap(() => current(link).pipe(catchError(() => EMPTY)))),
      link.changes$.pipe(map((change) => (change.type === 'network' ? change.networkId : undefined))),
    ).pipe(filter((networkId) => networkId === network.caipNetworkId));
    const stayed = () => throwError(() => new Failure('network-mismatch', 'The wallet did not switch the network'));
    return within(moved, MOVE_LIMIT, scheduler, stayed).pipe(map(() => outcome));
  };

  const add = (link: Link, network: Network): Observable<Outcome> => {
    const rpcUrls = offeredRpcUrls(network, custom[network.caipNetworkId]);
    if (rpcUrls.length === 0) return throwError(() => notSupported(`${network.name} has no RPC URL for wallets`));
    const explorer = network.blockExplorers?.default?.url;
    const parameter = {
      chainId: chainIdToHex(network.caipNetworkId),
      chainName: network.name,
      nativeCurrency: network.nativeCurrency,
      rpcUrls,
      ...(explorer && { blockExplorerUrls: [explorer] }),
    };
    return ask(link, PROMPT_LIMIT, 'wallet_addEthereumChain', [parameter]).pipe(
      mergeMap(() => current(link)),
      // Adding does not have to switch (EIP-3085).
      mergeMap((now) => (now === network.caipNetworkId ? of(undefined) : askToSwitch(link, network))),
      mergeMap(() => verify(link, network, 'added')),
    );
  };

  return (link, network) =>
    current(link).pipe(
      mergeMap((now) => {
        if (now === network.caipNetworkId) return of<Outcome>('switched');
        return askToSwitch(link, network).pipe(
          mergeMap(() => verify(link, network, 'switched')),
          catchError((error: unknown) => (isUnknown(error) ? add(link, network) : throwError(() => error))),
        );
      }),
      catchError((error: unknown) => {
        const failure = toFailure(error, 'wallet-misbehaved');
        return throwError(() => (TELLING.includes(failure.code) ? failure : notSupported(failure)));
      }),
    );
}

function isUnknown(error: unknown): boolean {
  const { code, data } = toFailure(error);
  // A rejection is often wrapped in an internal error.
  return code !== 'rejected' && UNKNOWN_NETWORK_CODES.includes(data.rpcCode);
}

function notSupported(cause: unknown): Failure {
  return new Failure('network-not-supported', 'Chain is not supported', { cause });
}
