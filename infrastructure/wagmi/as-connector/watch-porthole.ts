/** Makes wagmi follow the modal. */
// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own; npm could not resolve it as a peer
import { type Config, connect } from '@wagmi/core';
import { Failure } from '../../../domain/failure/failure.js';
import { type Bridge, bridgeOf, mirrors } from '../bridges.js';
import { checkConfig } from '../check-config.js';
import { isDriven } from '../driven-configs.js';
import { startOnce } from '../start-once.js';
import { storedBy } from '../stored-by-wagmi.js';
import { type Connect, mirror } from './mirror.js';

/**
 * Syncs the modal to wagmi: connections by the modal's own button or in another tab, account and network switches,
 * disconnects. Call it after `createConfig`. Returns a function that stops it; until then, further calls return the same
 * function. Does nothing on a server. Throws a `Failure` with code `invalid-options` for a config that cannot work.
 */
export function watchPorthole(config: Config): () => void {
  return watchBy(connect, config);
}

/** `connect`: of the same `@wagmi/core` as the config. */
export function watchBy(connect: Connect, config: Config): () => void {
  const [own, ...more] = config.connectors.flatMap((connector) => {
    const bridge = bridgeOf(connector);
    return bridge ? [{ connector, bridge }] : [];
  });
  if (!own) throw wrong('The config of wagmi needs `porthole(modal)` among its `connectors`');
  if (more.length > 0) throw wrong('The config of wagmi has several connectors of `porthole(modal)`: use one');
  if (isDriven(config))
    throw wrong('One config of wagmi cannot have `porthole(modal)` as a connector and be given to `wagmiConnectors`');
  const { connector, bridge } = own;
  return startOnce(mirrors, bridge, bridge.modal, () =>
    start(bridge, config, () => mirror(config, connector, bridge, connect)),
  );
}

/**
 * Starts after wagmi has read its storage: otherwise that would be overwritten, and a server-rendered page would
 * hydrate with a different state. If reading fails, wagmi's first change of status starts it.
 */
function start({ modal }: Bridge, config: Config, begin: () => () => void): () => void {
  checkConfig(config, modal);
  const stored = storedBy(config);
  if (!stored || stored.hasHydrated()) return begin();
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    stopWaiting();
    end = begin();
  };
  const forget = [
    // wagmi starts to reconnect right afterwards, and has to be first.
    stored.onFinishHydration(() => {
      timer = setTimeout(go);
    }),
    config.subscribe(({ status }) => status, go),
  ];
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const each of forget) each();
  };
  return () => {
    stopWaiting();
    end?.();
  };
}

function wrong(message: string): Failure {
  return new Failure('invalid-options', message);
}
