import type { Window } from 'happy-dom';
import { afterAll, beforeAll, vi } from 'vitest';
import { reactWindow } from '../../../scripts/react-window.js';

/** A window in which one test file renders hooks and elements. `globals`: see `reactWindow`. */
export function hookWindow(globals: readonly (keyof Window)[] = []): Window {
  // A page has one instance of AppKit. Each test file has its own.
  afterAll(() => void vi.resetModules());
  const window = reactWindow(globals);
  beforeAll(() => void vi.stubGlobal('addEventListener', window.addEventListener.bind(window)));
  return window;
}
