/** Checks of the contracts, so that they need no assertion library. Each failed check throws an error with a message. */
import { lastValueFrom, type Observable, toArray } from 'rxjs';
import { type Failure, type FailureCode, isFailure } from '../../domain/failure/failure.js';

/** Throws an error with the sentence unless the condition is true. */
export function verify(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** Throws unless both have the same content. */
export function verifyEqual(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [textOf(actual), textOf(expected)];
  if (a !== b) throw new Error(`${what}: expected ${b}, got ${a}`);
}

/** Everything a stream emits until it completes. */
export function valuesOf<T>(stream: Observable<T>): Promise<T[]> {
  return lastValueFrom(stream.pipe(toArray()));
}

/** The failure a stream ends with; throws if it completes, or fails with anything but a `Failure`. */
export async function verifyFails(stream: Observable<unknown>, ...codes: readonly FailureCode[]): Promise<Failure> {
  try {
    await valuesOf(stream);
  } catch (error) {
    verify(isFailure(error), `It failed with ${String(error)} instead of a Failure`);
    verify(
      codes.includes(error.code),
      `It failed with ${error.code} (${error.message}) instead of ${codes.join(' or ')}`,
    );
    return error;
  }
  throw new Error(`It completed instead of failing with ${codes.join(' or ')}`);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'undefined';
}
