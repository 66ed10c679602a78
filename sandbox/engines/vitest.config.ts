import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Engines that `npm test` does not need, and so does not install: npm run test:engines. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['sandbox/engines/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: 0,
    allowOnly: false,
  },
});
