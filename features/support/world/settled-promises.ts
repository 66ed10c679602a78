import { allLoaded } from '../dom/loading-later.js';

/** React draws in a task of its own, and what is drawn has effects in another. */
const TURNS = 3;

/** Lets every promise that is already settled have its say, and what is drawn or loaded for that come to its end. */
export async function settledPromises(): Promise<void> {
  do {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  } while (await allLoaded());
}
