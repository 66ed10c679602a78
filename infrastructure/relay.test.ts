import { afterEach, expect, it, vi } from 'vitest';
import { relay } from './relay.js';

const thrown: unknown[] = [];
const note = (error: unknown) => void thrown.push(error);
afterEach(() => void process.off('unhandledRejection', note));

it('an observer that throws does not keep a value from the others, and its error is reported', async () => {
  process.on('unhandledRejection', note);
  const values = relay<{ readonly at: number }>();
  const seen: number[] = [];
  values.stream.subscribe(({ at }) => {
    throw new Error(`cannot use ${at}`);
  });
  values.stream.subscribe(({ at }) => void seen.push(at));
  values.next({ at: 1 });
  expect(seen).toEqual([1]);
  values.next({ at: 2 });
  expect(seen).toEqual([1, 2]);
  await vi.waitFor(() => expect(thrown).toHaveLength(2));
  expect(thrown).toEqual([new Error('cannot use 1'), new Error('cannot use 2')]);
});
