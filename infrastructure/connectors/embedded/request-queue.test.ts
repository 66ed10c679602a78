import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { requestQueue } from './request-queue.js';

describe('S5.20 parameters that cannot be sent to the frame', () => {
  it.each([
    ['a function', [() => 1]],
    ['a symbol', [{ berth: Symbol('seven') }]],
  ])('are refused with a plain message: %s', async (_, params) => {
    const asked: unknown[] = [];
    const queue = requestQueue(
      () => EMPTY,
      () => undefined,
      () => EMPTY,
    );
    queue.approvals.requests$.subscribe((request) => asked.push(request));
    await expect(queue.request('eip155', 'personal_sign', params)).rejects.toMatchObject({
      code: -32602,
      message: 'The parameters have to be plain data, without functions or symbols',
    });
    expect(asked).toEqual([]);
  });
});
