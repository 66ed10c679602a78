/** Why an intent is refused before it starts. */
import { describe, expect, it } from 'vitest';
import { refusal } from './refusal.js';
import { flag, maybe, record, text } from './validators.js';

const takes = { line: text, options: maybe(record({ loud: maybe(flag) })) };

describe('an intent', () => {
  it.each([{ line: '' }, { line: 'a', options: null }, { line: 'a', options: { loud: true }, besides: 7 }])(
    'runs with %j',
    (fields) => expect(refusal({ type: 'say', ...fields }, takes)).toBeUndefined(),
  );

  it('runs with any fields if none are declared', () => {
    expect(refusal({ type: 'say', ...{ line: 7 } })).toBeUndefined();
  });

  it.each([
    [{}, 'line'],
    [{ line: 7 }, 'line'],
    [{ line: 'a', options: 'loud' }, 'options'],
    [{ line: 'a', options: { loud: 1 } }, 'options.loud'],
  ])('is refused with %j', (fields, wrong) => {
    const failure = refusal({ type: 'say', ...fields }, takes);
    expect(failure).toMatchObject({ code: 'invalid-options', data: { wrong } });
    expect(failure?.message).toBe(`say: \`${wrong}\` is missing or has the wrong shape`);
    expect(failure?.cause).toBeUndefined();
  });

  it('is refused if it cannot be read', () => {
    const cause = new Error('boom');
    const trap = {
      type: 'say',
      get line(): string {
        throw cause;
      },
    };
    const failure = refusal(trap, takes);
    expect(failure).toMatchObject({ code: 'invalid-options', data: { wrong: 'line, options' }, cause });
    expect(failure?.message).toBe('say: `line, options` cannot be read');
  });
});
