import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { printValue } from './print-value.js';

describe('printValue', () => {
  it('prints big numbers whole', () => {
    expect(printValue({ amount: 12_480_550_000_000_000_000_000n })).toBe(
      '{\n  "amount": "12480550000000000000000n"\n}',
    );
  });

  it('prints failures by code and message, without their causes', () => {
    const failure = new Failure('rejected', 'No', { cause: new Error('secret') });
    expect(JSON.parse(printValue({ failure }))).toEqual({ failure: { code: 'rejected', message: 'No' } });
  });

  it('cuts images and other long texts', () => {
    const icon = `data:image/svg+xml,${'x'.repeat(500)}`;
    expect(printValue({ icon })).toContain('(519 characters)');
  });

  it('hides API keys in RPC URLs', () => {
    const printed = printValue({ rpcUrls: { default: { http: ['https://node.example/v1/SECRET?key=SECRET'] } } });
    expect(printed).toContain('https://node.example/…');
    expect(printed).not.toContain('SECRET');
  });

  it('prints values that JSON does not have', () => {
    expect(printValue(undefined)).toBe('undefined');
    expect(printValue({ walletFilter: () => true })).toContain('a function');
  });

  it('prints circular values, and values with throwing getters', () => {
    const twice = { a: 1 };
    const params: Record<string, unknown> = { list: [twice, twice] };
    params.own = { params };
    expect(JSON.parse(printValue({ params }))).toEqual({
      params: { list: [twice, twice], own: { params: 'itself, again' } },
    });
    const trap = {
      get value(): never {
        throw new Error('no');
      },
    };
    expect(printValue({ trap })).toBe('cannot be shown');
  });
});
