/** Runs a program until it exits. */
import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The time limit in minutes. Default 3. */
  readonly minutes?: number;
  /** Include its standard error output. */
  readonly complaints?: boolean;
}

/** Resolves with its output; rejects with its output and errors if it fails. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env, minutes = 3, complaints: both = false }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
      // npm is a command file on Windows.
      shell: process.platform === 'win32',
    });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(both ? printed + complaints : printed);
      else reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}.\n${printed}\n${complaints}`));
    });
  });
}
