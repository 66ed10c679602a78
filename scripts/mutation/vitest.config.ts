/** The unit tests of the core, as a mutation run needs them: quick to begin. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`${process.env.MUTATION_UNITS ?? '{domain,application}'}/**/*.test.ts`],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000, // the machine may have much else to do
    retry: 0,
  },
});
