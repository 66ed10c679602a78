import { type ComponentType, useEffect, useReducer } from 'react';

/** What is loaded already, by what loads it. */
const loaded = new Map<unknown, unknown>();

/**
 * What only some accounts have: loaded once it is wanted, and by no other dapp. `load` is the same function each time. Until it is
 * there, and where it cannot be loaded: nothing. The next screen tries again.
 */
export function useLate<P>(wanted: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!wanted || loaded.has(load)) return;
    load().then(
      (component) => {
        loaded.set(load, component);
        redraw();
      },
      () => undefined,
    );
  }, [wanted, load]);
  return wanted ? (loaded.get(load) as ComponentType<P> | undefined) : undefined;
}
