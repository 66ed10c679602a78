import { Failure, type FailureCode, isFailure } from './failure.js';

/** A `Failure` as it is; anything else becomes `unknown` with the original as its cause. Never throws. */
export function toFailure(value: unknown, code: FailureCode = 'unknown'): Failure {
  if (isFailure(value)) return value;
  let message: string | undefined;
  try {
    if (value instanceof Error) message = `${value.message}`;
  } catch {
    // Reading the message of an error may throw as well.
  }
  return new Failure(code, message, { cause: value });
}
