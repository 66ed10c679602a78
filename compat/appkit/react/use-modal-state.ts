import { useCallback, useSyncExternalStore } from 'react';
import type { State } from '../../../application/engine/state.js';
import type { AppKit } from '../app-kit.js';
import { onInstance, sharedInstance } from '../instance.js';

/** The result of `read` for the modal's state, or `none` before `createAppKit`. `read` must return the same object for the same state. */
export function useModalState<T>(read: (state: State) => T, none: T): T {
  const subscribe = useCallback((notify: () => void) => {
    let following: { unsubscribe(): void } | undefined;
    // Of each instance in turn; notifies at once.
    const follow = () => {
      following?.unsubscribe();
      following = sharedInstance()?.porthole.state$.subscribe(notify);
    };
    const forget = onInstance(follow);
    follow();
    return () => {
      forget();
      following?.unsubscribe();
    };
  }, []);
  const of = (state: State | undefined) => (state ? read(state) : none);
  return useSyncExternalStore(
    subscribe,
    () => of(sharedInstance()?.porthole.getState()),
    // For server rendering and hydration: nothing connected, regardless of what storage holds.
    () => of(sharedInstance()?.porthole.getServerState()),
  );
}

/** The current instance. Throws before `createAppKit`, as AppKit's hook of that name does. */
export function useNeededInstance(hook: string): AppKit {
  const instance = useSyncExternalStore(onInstance, sharedInstance, sharedInstance);
  if (!instance) throw new Error(`Please call "createAppKit" before using "${hook}" hook`);
  return instance;
}
