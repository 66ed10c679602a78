import type { State } from '../../../application/engine/state.js';
import { onInstance, sharedInstance } from '../instance.js';
import { whileUsed } from './while-used.js';

/**
 * Calls `write` with the value that `read` derives from the modal's state, and on each change. Before a component is
 * mounted, and on a server, no wallet is connected. `none`: the value before `createAppKit`.
 */
export function followModal<T extends object>(read: (state: State) => T, none: T, write: (value: T) => void): void {
  const first = sharedInstance()?.porthole.getServerState();
  write(first ? read(first) : none);
  whileUsed(() => {
    let following: { unsubscribe(): void } | undefined;
    let last: T | undefined;
    const follow = () => {
      following ??= sharedInstance()?.porthole.state$.subscribe((state) => {
        const next = read(state);
        if (next !== last) write(next);
        last = next;
      });
    };
    const forget = onInstance(follow);
    follow();
    return () => {
      forget();
      following?.unsubscribe();
    };
  });
}
