import { Failure } from '../../domain/failure/failure.js';
import { record, type Validator } from './validators.js';

/**
 * Why an intent is refused: `invalid-options`, with the path of the first wrong value as `data.wrong`.
 * Undefined: its fields are valid.
 */
export function refusal(
  asked: { readonly type: string },
  takes: Readonly<Record<string, Validator>> = {},
): Failure | undefined {
  let wrong: string | undefined;
  let what = 'is missing or has the wrong shape';
  let cause: unknown;
  try {
    wrong = record(takes)(asked, '')?.slice(1);
    if (!wrong) return undefined;
  } catch (error) {
    // A getter may throw anything.
    [wrong, what, cause] = [Object.keys(takes).join(', '), 'cannot be read', error];
  }
  return new Failure('invalid-options', `${asked.type}: \`${wrong}\` ${what}`, { data: { wrong }, cause });
}
