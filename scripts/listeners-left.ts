/**
 * Test files of one worker share a process. A listener for errors that a file leaves there decides what later files see:
 * the Solidity compiler's rethrew each rejection, so that another file's own listener never heard of it.
 */
import { afterAll, expect } from 'vitest';

const listeners = () =>
  (['unhandledRejection', 'uncaughtException'] as const).flatMap((event) =>
    process.rawListeners(event).map((listener) => `${event}: ${listener}`),
  );
// This is evaluated for each file, before it.
const before = listeners();

afterAll(() => expect(listeners(), 'this file leaves listeners for errors in the process').toEqual(before));
