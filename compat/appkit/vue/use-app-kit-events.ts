// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { NamedEvent } from '../named-events.js';
import { neededComposable } from './needed-composable.js';
import { whileUsed } from './while-used.js';

/** The last event, with AppKit's names. */
export function useAppKitEvents(): NamedEvent {
  const instance = neededComposable('useAppKitEvents');
  const shown = shallowReactive({ ...instance.getEvent() });
  whileUsed(() => instance.subscribeEvents((event) => void Object.assign(shown, event)));
  return shown;
}
