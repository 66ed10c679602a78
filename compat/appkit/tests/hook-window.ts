import { Window } from 'happy-dom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, beforeAll, vi } from 'vitest';

/** A window in which one test file renders hooks and elements. `names`: its globals, in addition to `addEventListener`. */
export function hookWindow(names: readonly string[] = ['document', 'window']): Window {
  const window = new Window();
  beforeAll(() => {
    for (const name of names) vi.stubGlobal(name, Reflect.get(window, name) ?? window);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    // A page has one instance of AppKit. Each test file has its own.
    vi.resetModules();
    await window.happyDOM.close();
  });
  return window;
}

/** Unmounts a root and runs its effects’ clean-ups. */
export async function unmount(root: Root): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => root.unmount());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}
