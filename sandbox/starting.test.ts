import { expect, it } from 'vitest';
import { starting, within } from './starting.js';

const never = () => new Promise<never>(() => undefined);

it('a start that takes too long reports what it waits for, and not what has started', async () => {
  await starting('the world', () => Promise.resolve());
  const both = Promise.all([starting('the browser', never), starting('the build', never)]);
  await expect(within(20, both)).rejects.toThrow(
    'The run has not started in 0.02 s. Still under way: the browser (for 0 s), the build (for 0 s).',
  );
});

it('one that ends in time returns its result or its own error', async () => {
  expect(await within(1000, Promise.resolve('there'))).toBe('there');
  await expect(within(1000, Promise.reject(new Error('no Chromium')))).rejects.toThrow('no Chromium');
});
