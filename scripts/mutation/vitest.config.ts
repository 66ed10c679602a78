/** The unit tests of the core, as a mutation run needs them: quick to begin. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`${process.env.MUTATION_UNITS ?? '{domain,application}'}/**/*.test.ts`],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 90_000, // as everywhere: what hangs for good is ended from outside
    retry: 0,
  },
});
