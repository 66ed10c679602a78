/** Notices that the program which started this one has ended without a signal. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 1000;

/**
 * Calls back once when the parent or the parent's parent is gone: npm runs a script in a shell, which outlives a killed
 * npm. Does not keep this process alive.
 */
export function whenOrphaned(callback: () => void): void {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}

function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid: number): string {
  try {
    // The name in parentheses may hold anything; state and parent come after it.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \S+ (\d+) .*$/s, '$1');
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    // Gone since: that is an answer too.
  }
  return '';
}
