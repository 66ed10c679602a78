import { useRef, useState, useSyncExternalStore } from 'react';
import { type Asked, type AskHandlers, asking } from './asking.js';

/** The latest result, and the function to make a request; the identity of `ask` is stable. */
export function useAsking<Value>(
  handlers: AskHandlers<Value>,
): [Asked<Value>, ask: (call: () => Promise<Value>) => Promise<void>] {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [{ get, subscribe, ask }] = useState(() => {
    const own = asking<Value>();
    return { ...own, ask: (call: () => Promise<Value>) => own.ask(call, () => latest.current) };
  });
  return [useSyncExternalStore(subscribe, get, get), ask];
}
