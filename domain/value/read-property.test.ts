import { expect, it } from 'vitest';
import { readProperty } from './read-property.js';

it('reads properties of any value', () => {
  const trap = new Proxy(() => 0, {
    get() {
      throw new Error('trap');
    },
  });
  const { proxy: revoked, revoke } = Proxy.revocable({ code: 1 }, {});
  revoke();
  expect(readProperty({ code: 4001 }, 'code')).toBe(4001);
  expect(
    readProperty(
      Object.assign(() => 0, { code: 4001 }),
      'code',
    ),
  ).toBe(4001);
  for (const each of [undefined, null, 7, 'text', Symbol('x'), trap, revoked])
    expect(readProperty(each, 'code')).toBe(undefined);
});
