import { expect, it } from 'vitest';
import { reactLines } from './calls.js';

const called = (source: string, calls: number) => ({ source, calls });

it('React may make as many calls as its limit, and no other module counts', () => {
  const own = called('application/engine/engine.ts', 9_999);
  const opening = [called('npm:react-dom/client.js', 6_499), called('npm:react/index.js', 1), own];
  expect(reactLines({ 'first opening': [], 'second opening': opening, connecting: [own] })).toEqual([
    { text: 'calls of React, second opening: 6500, of 6500', past: false },
    { text: 'calls of React, connecting: 0, of 8600', past: true },
  ]);
  const more = [called('npm:react-dom/client.js', 8_601)];
  expect(reactLines({ 'first opening': [], 'second opening': opening, connecting: more })[1]?.past).toBe(true);
});
