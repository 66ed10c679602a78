/** A database server for a test: on a free port of this computer, in a temporary folder, removed after the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface LocalServer {
  readonly url: string;
  /** Like a power cut of its machine, and a restart. */
  cut(): Promise<void>;
  back(): Promise<void>;
  stop(): Promise<void>;
}

/** The path of a program: from these folders, else from PATH. */
export function findProgram(name: string, folders: readonly string[] = []): string | undefined {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return all.map((folder) => join(folder, name)).find((path) => existsSync(path) && isProgram(path));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Kills a process, and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** Runs a program to its end; rejects with its error output. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string; readonly input?: string } = {},
): Promise<string> {
  const { input = '', ...rest } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...rest, stdio: 'pipe' });
    let [said, complained] = ['', ''];
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      complained += part.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${program} ended with ${code}: ${complained}`));
    });
    child.stdin.on('error', () => undefined).end(input);
  });
}
