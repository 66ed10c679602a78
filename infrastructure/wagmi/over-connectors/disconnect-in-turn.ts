import type { Config, Connector } from '@wagmi/core';
import { firstValueFrom, from, of, type SchedulerLike } from 'rxjs';
import { within } from '../../within.js';
import { keepDriven } from '../driven-configs.js';
import type { WagmiActions } from '../wagmi-actions.js';

/** The maximum time, in milliseconds, that one disconnection delays the next one. */
const TURN_LIMIT = 2000;

/**
 * Disconnects connectors in wagmi one at a time: wagmi reads the connections before it asks the wallet, and
 * stores them afterwards, so that with two at once the later one would restore the earlier one. Rejects as wagmi does.
 */
export function disconnectInTurn(
  config: Config,
  connector: Connector,
  { disconnect }: Pick<WagmiActions, 'disconnect'>,
  scheduler: SchedulerLike,
): Promise<void> {
  const driven = keepDriven(config);
  const turn = (driven.ending ?? Promise.resolve()).then(async () => {
    if (config.state.connections.has(connector.uid)) await disconnect(config, { connector });
  });
  const over = turn.catch(() => undefined);
  driven.ending = firstValueFrom(within(from(over), TURN_LIMIT, scheduler, () => of(undefined)));
  return turn;
}
