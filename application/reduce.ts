/** One pure function from state and event to state: the slices, then the screen. */
import { reduceAccount } from './account/slice.js';
import { reduceApprove } from './approve/slice.js';
import { reduceCatalogue } from './catalogue/slice.js';
import type { Config } from './config.js';
import { reduceConnect } from './connect/slice.js';
import type { Event } from './events.js';
import { reduceLogin } from './login/slice.js';
import { followEvent } from './navigation.js';
import { reduceNetwork } from './network/slice.js';
import { reduceSend } from './send/slice.js';
import { reduceNotices, reduceShell } from './shell/slice.js';
import type { State } from './state.js';

export function reduce(state: State, event: Event): State {
  const config = event.type === 'config.changed' ? patched(state.config, event.patch) : state.config;
  const next: State = {
    started: state.started || event.type === 'core.started',
    config,
    shell: reduceShell(state.shell, event),
    router: state.router,
    connect: reduceConnect(state.connect, event),
    catalogue: state.catalogue && reduceCatalogue(state.catalogue, event),
    network: reduceNetwork(state.network, event, config),
    account: reduceAccount(state.account, event),
    send: reduceSend(state.send, event),
    login: reduceLogin(state.login, event),
    approve: reduceApprove(state.approve, event),
    signIn: event.type === 'sign-in.changed' ? event.signIn : state.signIn,
    notices: reduceNotices(state.notices, event),
  };
  const followed = followEvent(next, event);
  return same(state, followed) ? state : followed;
}

/** A patch names the features that it changes, the others stay. */
function patched(config: Config, patch: Partial<Config>): Config {
  return { ...config, ...patch, features: { ...config.features, ...patch.features } };
}

function same(a: State, b: State): boolean {
  return (Object.keys(a) as (keyof State)[]).every((key) => a[key] === b[key]);
}
