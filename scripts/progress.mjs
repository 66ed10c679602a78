/** How far a step of `npm test` is, read from what it has written so far. */
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/**
 * Of a run of scenarios, from its messages (ndjson). Each call reads on from where the last one ended.
 * @param {string} file
 * @returns {() => { done: number, total: number } | undefined}
 */
export function scenarioProgress(file) {
  let position = 0;
  let rest = '';
  let done = 0;
  let total = 0;
  return () => {
    if (!existsSync(file)) return undefined;
    const text =
      rest +
      readFrom(file, position, (length) => {
        position += length;
      });
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('{"testCase":')) total += 1;
      if (line.startsWith('{"testCaseFinished":')) done += 1;
    }
    return total === 0 ? undefined : { done, total };
  };
}

function readFrom(file, position, read) {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(handle).size - position));
    // A multi-byte character may be split here, but no line begins with one.
    const length = readSync(handle, bytes, 0, bytes.length, position);
    read(length);
    return bytes.toString('latin1', 0, length);
  } finally {
    closeSync(handle);
  }
}

/**
 * Of a run of test files, from what scripts/progress-reporter.mjs notes.
 * @param {string} file
 * @returns {() => { done: number, total: number } | undefined}
 */
export function fileProgress(file) {
  return () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined; // Not there yet, or being written.
    }
  };
}

/**
 * One line with the running and the remaining steps.
 * @param {{ name: string, seconds: number, of?: { done: number, total: number } }[]} running
 * @param {string[]} left the names of the steps to come
 * @param {number} seconds since the beginning
 */
export function progressLine(running, left, seconds) {
  const each = running.map(({ name, seconds: own, of }) => {
    const part = of ? ` ${of.done} of ${of.total}` : '';
    return `${name}${part} (${duration(own)})`;
  });
  const rest = left.length === 0 ? 'nothing more to come' : `to come: ${left.join(', ')}`;
  return `… ${duration(seconds)}: ${each.join('; ')}; ${rest}`;
}

/** `75` as `1:15 min`. */
export function duration(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
