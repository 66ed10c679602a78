/**
 * Outlives its parent briefly: when the parent has ended for any reason, it kills the parent's listed children.
 * Started by child-process.ts, which writes `+pid` or `-pid` lines to this process's standard input. That pipe closes
 * when the parent ends, even by SIGKILL, which no exit handler sees. Plain JavaScript, so that it starts in 40 ms.
 */
import { createInterface } from 'node:readline';

const pids = new Set();

// Ctrl-C reaches the whole process group; this process has to stay until the pipe closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) pids.add(pid);
    else pids.delete(pid);
  })
  .on('close', () => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Already gone.
      }
    }
    process.exit(0);
  });
