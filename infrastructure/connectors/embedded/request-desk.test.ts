import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { requestDesk } from './request-desk.js';

describe('S5.20 parameters that cannot be sent to the frame', () => {
  it.each([
    ['a function', [() => 1]],
    ['a symbol', [{ berth: Symbol('seven') }]],
  ])('are refused with a plain message: %s', async (_, params) => {
    const asked: unknown[] = [];
    const desk = requestDesk(
      () => EMPTY,
      () => undefined,
      () => EMPTY,
    );
    desk.approvals.requests$.subscribe((request) => asked.push(request));
    await expect(desk.request('eip155', 'personal_sign', params)).rejects.toMatchObject({
      code: -32602,
      message: 'The parameters have to be plain data, without functions or symbols',
    });
    expect(asked).toEqual([]);
  });
});
