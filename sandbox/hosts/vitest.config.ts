import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { restingTests } from '../../scripts/framework-turns.mjs';
import { reporters } from '../../scripts/reporters.mjs';

/** The installed package in third-party apps: slower than the unit tests, and separate from them. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['sandbox/hosts/*.test.ts'],
    exclude: restingTests(process.env.FRAMEWORKS_SEED).map((name) => `sandbox/hosts/${name}.test.ts`),
    environment: 'node',
    // Not threads, as in vitest.config.ts of the top level.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'sandbox/hosts/install-hosts.ts',
    // Tests wait for conditions. These limits are for a busy machine; building takes longest.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    retry: 0,
    allowOnly: false,
    reporters: reporters(process.env.REPORT),
  },
});
