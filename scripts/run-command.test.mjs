import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-command-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (code, options) => runCommand(process.execPath, ['--eval', code], { name: 'it', quiet: true, ...options });

/** A program that starts another one, writes its id and ends, or waits. A shell: Node itself may need seconds to start. */
const parent = (file, then, options) =>
  runCommand('sh', ['-c', `sleep 1000 >/dev/null 2>&1 & echo $! > '${file}'; ${then}`], {
    ...{ name: 'it', quiet: true },
    ...options,
  });

const isRunning = (pid) => {
  try {
    // A zombie process still answers to signal 0.
    return process.kill(pid, 0) && !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

describe('runCommand', () => {
  it('resolves if the command succeeds', async () => {
    await expect(node('')).resolves.toBeUndefined();
  });

  it('reports the exit code', async () => {
    await expect(node('process.exit(3)')).rejects.toThrow('it ended with exit code 3');
  });

  it('writes the output of commands into a log, one after the other', async () => {
    const log = join(relative(root, folder), 'deep/some.log');
    await node('console.log("first"); console.error("wrong")', { log });
    await expect(node('console.log("second"); process.exit(1)', { log })).rejects.toThrow('exit code 1');
    expect(readFileSync(join(root, log), 'utf8')).toBe('first\nwrong\nsecond\n');
  });

  it('gives the command no standard input', async () => {
    await expect(node('process.stdin.on("end", () => process.exit(0)).resume()')).resolves.toBeUndefined();
  });

  it.runIf(process.platform === 'linux')('leaves no processes behind', async () => {
    const file = join(folder, 'ended');
    await parent(file, 'exit 0');
    await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
  });

  it.runIf(process.platform === 'linux')('stops after the time limit, with all child processes', async () => {
    const file = join(folder, 'late');
    await expect(parent(file, 'wait', { minutes: 0.05 })).rejects.toThrow('did not end');
    await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
  });
});
