import { useSyncExternalStore } from 'react';
import type { NamedEvent } from '../named-events.js';
import { pacedEvents } from './paced-events.js';
import { useNeededInstance } from './use-modal-state.js';

/** The last event, with AppKit's names. */
export function useAppKitEvents(): NamedEvent {
  const { subscribe, get } = pacedEvents(useNeededInstance('useAppKitEvents'));
  return useSyncExternalStore(subscribe, get, get);
}
