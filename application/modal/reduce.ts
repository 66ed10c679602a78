/** One pure function from state and event to state: the slices, then the screen, then what loaded parts add. */
import { DEFAULT_FEATURES } from '../../domain/features.js';
import { mergeFeatures } from '../../domain/merge-features.js';
import { begunCatalogue } from '../catalogue/begun-catalogue.js';
import { reduceConnect } from '../connect/slice.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { reduceNetwork } from '../network/slice.js';
import type { Config } from '../shell/config.js';
import { followEvent } from '../shell/navigation.js';
import { reduceNotices, reduceShell } from '../shell/slice.js';

/** `folds`: those of the parts that are loaded. */
export function reduce(state: State, event: Event, folds: Iterable<Fold> = []): State {
  const config = event.type === 'config.changed' ? patched(state.config, event.patch) : state.config;
  const next: State = {
    ...state,
    started: state.started || event.type === 'core.started',
    config,
    shell: reduceShell(state.shell, event),
    connect: reduceConnect(state.connect, event),
    catalogue: state.catalogue && begunCatalogue(state.catalogue, event),
    network: reduceNetwork(state.network, event, config),
    notices: reduceNotices(state.notices, event),
  };
  let followed = followEvent(next, event);
  for (const fold of folds) followed = fold(followed, event, state);
  return same(followed, state) ? state : followed;
}

/** A patch names the features that it changes, the others stay. */
function patched(config: Config, patch: Partial<Config>): Config {
  const features = patch.features
    ? mergeFeatures(patch.features, { ...DEFAULT_FEATURES, ...config.features })
    : config.features;
  return { ...config, ...patch, features };
}

function same(a: State, b: State): boolean {
  return (Object.keys(a) as (keyof State)[]).every((key) => a[key] === b[key]);
}
