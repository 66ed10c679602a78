import type { Config, Connector } from '@wagmi/core';
import { firstValueFrom, from, of, type SchedulerLike } from 'rxjs';
import { within } from '../../within.js';
import { keepDriven } from '../driven-configs.js';
import type { WagmiActions } from '../wagmi-actions.js';

/** How long, in milliseconds, one disconnection may keep the next one waiting. */
const TURN_LIMIT = 2000;

/**
 * Disconnects a connector in wagmi, one after another: wagmi reads which connections there are before it asks the wallet, and
 * writes them down afterwards, so that of two at once the later one would bring the earlier one back. Rejects as wagmi does.
 */
export function letGo(
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
