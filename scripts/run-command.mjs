/** Runs a command as a child that can't outlive this script. Needs nothing but Node. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const running = new Set();

/** A command that exited with a code other than 0, by a signal, or after its time limit. */
class CommandFailed extends Error {}

/**
 * Runs the command of an installed package, in the root folder, without standard input.
 * @param {string} packageName such as `vite`
 * @param {string[]} args
 * @param {{ command?: string, env?: Record<string, string>, log?: string, minutes?: number, nodeArgs?: string[], quiet?: boolean
 *   }} [options] `command`: its name, if the package has several; `log`: a file for the output instead of the terminal;
 *   `minutes`: the time limit; `quiet`: shows the output only if it fails
 */
export async function runPackage(packageName, args, options = {}) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[options.command ?? packageName.split('/').at(-1)];
  await runCommand(process.execPath, [...(options.nodeArgs ?? []), join(folder, file), ...args], {
    ...options,
    name: options.command ?? packageName,
  });
}

/** For `.catch`: ends this script with the failure's own words. */
export function giveUp(failure) {
  console.error(`✗ ${failure.message}`);
  process.exit(1);
}

/** Runs one of our own scripts. */
export async function runScript(name, args = [], options = {}) {
  await runCommand(process.execPath, [join(root, 'scripts', `${name}.mjs`), ...args], { ...options, name });
}

/** Runs a program; rejects with `CommandFailed` if it does not succeed in time. */
export function runCommand(file, args, { env = {}, log, minutes = 10, quiet = false, name = file } = {}) {
  return new Promise((resolve, reject) => {
    const logged = log === undefined ? undefined : openLog(log);
    const printed = logged ?? (quiet ? 'pipe' : 'inherit');
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', printed, printed],
      detached: process.platform !== 'win32', // a group of its own, so that whatever it started ends with it
    });
    if (logged !== undefined) closeSync(logged); // The child has its own.
    running.add(child);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    let tooLate = false;
    const limit = setTimeout(() => {
      tooLate = true;
      stop(child);
    }, minutes * 60_000);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      running.delete(child);
      end(child);
      if (code === 0 && !tooLate) return resolve();
      if (output.length > 0) process.stderr.write(Buffer.concat(output));
      const how = tooLate ? `did not end within ${minutes} minutes` : `ended with ${signal ?? `exit code ${code}`}`;
      reject(new CommandFailed(`${name} ${how}`));
    });
  });
}

/** A step with several commands appends their outputs. */
function openLog(log) {
  mkdirSync(dirname(join(root, log)), { recursive: true });
  return openSync(join(root, log), 'a');
}

/** Terminates a child and everything it started, after three seconds by SIGKILL. */
function stop(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => end(child), 3_000).unref();
}

function end(child) {
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It is already gone.
  }
}

process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    running.forEach(stop);
    setTimeout(() => process.exit(130), running.size > 0 ? 3_100 : 0);
    for (const child of running) child.on('close', () => process.exit(130));
  });
}
