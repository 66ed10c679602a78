import { type ComponentType, useEffect, useReducer } from 'react';

/** What is already loaded, by its loader. */
const loaded = new Map<unknown, unknown>();

/**
 * Loads parts that only some accounts have, only when needed. Always pass the same function as `load`. Returns `undefined` until the part is
 * loaded, or if loading fails. The next screen retries.
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
