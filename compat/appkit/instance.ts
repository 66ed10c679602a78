/** The one instance of a page, for hooks and elements. */
import type { AppKit } from './app-kit.js';

/** The instance, for use outside of components. Undefined before `createAppKit`. */
export let modal: AppKit | undefined;
const waiting = new Set<() => void>();

export function sharedInstance(): AppKit | undefined {
  return modal;
}

export function keepInstance(appKit: AppKit): void {
  modal = appKit;
  for (const listener of [...waiting]) listener();
}

/** Calls back once there is one. Returns a function that unsubscribes. */
export function onInstance(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
