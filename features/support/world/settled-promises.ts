import { allLoaded } from '../dom/loading-later.js';

/** React renders in a task of its own, and runs effects in another. */
const TURNS = 3;

/** Waits until the callbacks of all settled promises have run, and what they render or load. */
export async function settledPromises(): Promise<void> {
  do {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  } while (await allLoaded());
}
