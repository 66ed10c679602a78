import { useRef, useState, useSyncExternalStore } from 'react';
import { type Asked, type AskHandlers, Asking } from './asking.js';

/** The latest answer, and how to ask; `ask` is the same function each time. */
export function useAsking<Value>(
  handlers: AskHandlers<Value>,
): [Asked<Value>, ask: (call: () => Promise<Value>) => Promise<void>] {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [{ asking, ask }] = useState(() => {
    const asking = new Asking<Value>();
    return { asking, ask: (call: () => Promise<Value>) => asking.ask(call, () => latest.current) };
  });
  return [useSyncExternalStore(asking.subscribe, asking.get, asking.get), ask];
}
