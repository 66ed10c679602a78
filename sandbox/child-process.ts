/** Child processes that never outlive this one, whether it returns, throws, is interrupted or is killed. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type ChildProcess = ChildProcessByStdio<null, Readable, Readable>;

const live = new Set<ChildProcess>();
let keeper: Writable | undefined;

/** Starts a program. It does not keep this process alive, and it is killed when this process ends in any way. */
export function childProcess(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): ChildProcess {
  const children = keeper ?? startKeeper();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  live.add(child);
  children.write(`+${child.pid}\n`);
  child.once('close', () => {
    live.delete(child);
    children.write(`-${child.pid}\n`);
  });
  child.unref();
  return child;
}

/** Ends a child: SIGTERM first, SIGKILL after two seconds. Resolves when it has exited. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function startKeeper(): Writable {
  const path = fileURLToPath(new URL('./kill-orphans.mjs', import.meta.url));
  // Detached: Ctrl-C in the terminal must not reach it before the children are gone.
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  const pipe = child.stdin;
  // It is a socket; unref allows this process to end while the keeper still listens.
  if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  // A keeper that died is not an error: the exit handler below covers every end except SIGKILL.
  pipe.on('error', () => undefined);
  child.on('error', () => undefined);
  process.once('exit', () => {
    for (const each of live) each.kill('SIGKILL');
  });
  keeper = pipe;
  return pipe;
}
