/** A live connection of wagmi, as a link of the modal. */
import type { Config, Connector as WagmiConnector } from '@wagmi/core';
import { catchError, defer, EMPTY, ignoreElements, Observable } from 'rxjs';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import type { Eip1193Context } from '../../connectors/eip1193/eip1193-context.js';
import { guardedProvider } from '../../connectors/eip1193/guarded-provider.js';
import { type Eip1193Provider, isProvider } from '../../connectors/eip1193/provider.js';
import { readSomeAccounts } from '../../connectors/eip1193/read-accounts.js';
import { keepDriven } from '../driven-configs.js';
import type { WagmiActions } from '../wagmi-actions.js';
import { disconnectInTurn } from './disconnect-in-turn.js';
import { wagmiWallet } from './wagmi-wallet.js';

/** The link of a connector that is connected in wagmi. Rejects with `wallet-misbehaved` if its answers are invalid. */
export async function wagmiLink(
  config: Config,
  connector: WagmiConnector,
  actions: WagmiActions,
  { log, scheduler }: Pick<Eip1193Context, 'log' | 'scheduler'>,
): Promise<Link> {
  const provider: unknown = await connector.getProvider();
  if (!isProvider(provider, log))
    throw new Failure('wallet-misbehaved', `The connector ${connector.id} has no EIP-1193 provider`);
  const now = readConnection(config, connector);
  if (!now) throw new Failure('wallet-disconnected');
  let guarded: Eip1193Provider | undefined;
  return {
    wallet: wagmiWallet(connector),
    ...now,
    provider,
    changes$: changesOf(config, connector, now, log),
    guard(network, ended$) {
      guarded ??= guardedProvider(provider, network, ended$);
      return guarded;
    },
    disconnect: () =>
      defer(() => disconnectInTurn(config, connector, actions, scheduler)).pipe(
        ignoreElements(),
        catchError((error: unknown) => {
          log('info', `${connector.name} failed to disconnect`, error);
          return EMPTY;
        }),
      ),
  };
}

type Standing = Pick<Link, 'accounts' | 'networkId'>;

/** The connector's connection in wagmi; undefined if it is not connected. Throws `wallet-misbehaved`. */
function readConnection(config: Config, connector: WagmiConnector): Standing | undefined {
  const connection = config.state.connections.get(connector.uid);
  return connection && { accounts: readSomeAccounts(connection.accounts), networkId: readChainId(connection.chainId) };
}

/** Later changes in wagmi; completes when the connection ends. */
function changesOf(
  config: Config,
  connector: WagmiConnector,
  first: Standing,
  log: Eip1193Context['log'],
): Observable<LinkChange> {
  const namesOf = ({ accounts }: Standing) => accounts.map(({ address }) => address).join();
  let known: Standing = first;
  const { told } = keepDriven(config);
  return new Observable((subscriber) => {
    const look = () => {
      let next: Standing | undefined;
      try {
        next = readConnection(config, connector);
      } catch (error) {
        log('warn', 'An invalid connection in the state of wagmi was ignored', error);
        return;
      }
      if (!next) {
        subscriber.next({ type: 'lost' });
        subscriber.complete();
        return;
      }
      const before = known;
      known = next;
      if (namesOf(before) !== namesOf(next)) subscriber.next({ type: 'accounts', accounts: next.accounts });
      if (before.networkId !== next.networkId && !told.has(connector.uid))
        subscriber.next({ type: 'network', networkId: next.networkId });
    };
    look();
    return subscriber.closed ? undefined : config.subscribe(({ connections }) => connections, look);
  });
}
