import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, beforeAll, vi } from 'vitest';

/** React’s own scheduler, of which it has one per process. */
interface Scheduler {
  readonly unstable_LowPriority: number;
  readonly unstable_scheduleCallback: (priority: number, run: () => void) => void;
}
const ofReact = createRequire(createRequire(import.meta.url).resolve('react-dom/client'));
const { unstable_LowPriority: LOW, unstable_scheduleCallback: schedule } = ofReact('scheduler') as Scheduler;

/** Resolves once React has run what it had scheduled. A task of an unmounted root still reads `window`. */
const reactIdle = () => new Promise<void>((resolve) => schedule(LOW, resolve));

/**
 * A window in which one test file renders.
 * @param globals the globals that it provides, in addition to `document` and `window`
 * @param others further globals of the file
 */
export function reactWindow(globals: readonly (keyof Window)[] = [], others: object = {}): Window {
  const window = new Window();
  beforeAll(() => {
    vi.stubGlobal('window', window);
    for (const name of ['document', ...globals] as const) vi.stubGlobal(name, window[name]);
    for (const [name, value] of Object.entries(others)) vi.stubGlobal(name, value);
  });
  afterAll(async () => {
    await reactIdle();
    vi.unstubAllGlobals();
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
