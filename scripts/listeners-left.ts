/**
 * Test files of one worker share a process. A listener for errors that one file leaves there affects later files:
 * the Solidity compiler's listener rethrew each rejection, so that a later file's own listener was not called.
 */
import { afterAll, expect } from 'vitest';

const listeners = () =>
  (['unhandledRejection', 'uncaughtException'] as const).flatMap((event) =>
    process.rawListeners(event).map((listener) => `${event}: ${listener}`),
  );
// This is evaluated for each file, before it.
const before = listeners();

afterAll(() => expect(listeners(), 'this file leaves listeners for errors in the process').toEqual(before));
