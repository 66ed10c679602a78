/** Warns developers of wagmi options that conflict with the modal. */
import type { Config } from '@wagmi/core';
import type { Modal } from '../../application/modal/modal.js';
import { consoleLog } from '../browser/console-log.js';
import { chainIdsOf } from './wagmi-session.js';

export function checkConfig(config: Config, modal: Modal): void {
  if (config._internal.mipd) {
    consoleLog(
      'warn',
      'wagmi also connects to wallets without the modal: set `multiInjectedProviderDiscovery: false` in `createConfig`',
    );
  }
  checkNetworks(config, modal);
}

export function checkNetworks(config: Config, modal: Modal): void {
  const theirs: readonly number[] = config.chains.map(({ id }) => id);
  const ours = chainIdsOf(modal.getState());
  const missing = [...only('wagmi', theirs, ours), ...only('the modal', ours, theirs)];
  if (missing.length > 0)
    consoleLog('warn', `wagmi and the modal need the same networks. Only ${missing.join('; only ')}`);
}

function only(where: string, ids: readonly number[], others: readonly number[]): readonly string[] {
  const own = ids.filter((id) => !others.includes(id));
  return own.length > 0 ? [`in ${where}: ${own.join(', ')}`] : [];
}
