/** Records what a run is starting, so that a run that takes too long can report what it waits for. */
const underWay = new Map<string, number>();

/** Starts something that has to be ready before the first scenario. */
export async function starting<T>(what: string, begin: () => Promise<T>): Promise<T> {
  underWay.set(what, performance.now());
  const begun = await begin();
  underWay.delete(what);
  return begun;
}

/** Resolves with the work's result within this number of milliseconds; otherwise fails with what is still being started. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(
      () => reject(new Error(`The run has not started in ${limit / 1000} s. ${stillStarting()}`)),
      limit,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
  }
}

function stillStarting(): string {
  const now = performance.now();
  const waits = [...underWay].map(([what, since]) => `${what} (for ${Math.round((now - since) / 1000)} s)`);
  return `Still under way: ${waits.join(', ') || 'nothing that says what it is'}.`;
}
