import { configDefaults, defineConfig } from 'vitest/config';
import { productAliases } from './sandbox/demo/product-aliases.js';
import { isSdkRejection } from './sandbox/phone/sdk-rejections.js';
import { LongestFirst } from './scripts/longest-first.mjs';
import { reporters } from './scripts/reporters.mjs';

/** Around the rules, files that need workers of their own. */
const ALONE = [
  // The wallet SDK keeps state in globals, and timers that outlive a test by minutes.
  'infrastructure/connectors/walletconnect/**/*.test.ts',
  'infrastructure/connectors/walletconnect-light/*.test.ts',
  'sandbox/phone/**/*.test.ts',
  // They count whatever escapes in their worker.
  'infrastructure/connectors/injected/hostile-wallet.test.ts',
  'infrastructure/connectors/eip1193/guarded-provider.test.ts',
  'servers/secure-site/frame/frame-hostile.test.ts',
  // They put other modules in the place of some that the rest uses, or load them anew.
  'infrastructure/start-core.test.ts',
  'ui-react/mount.test.ts',
  'ui-react/shell/broken.test.tsx',
  'ui-react/shell/screens/view-table.test.ts',
  // Longest of all: begins with these, which come first.
  'sandbox/fault-table/fault-table.test.ts',
];

/** For files that share what they load. */
const SHARED = ['scripts/imports-settled.ts', 'scripts/listeners-left.ts'];
/** For all. */
const SEEDED = 'scripts/seeded.ts';

export default defineConfig({
  // The demo and the examples name the product as a dapp does.
  resolve: { alias: productAliases },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,application}/**/*.test.ts'],
          // Pure, or created by each test: reloading the modules for every file took most of the time.
          isolate: false,
          setupFiles: [SEEDED, ...SHARED],
        },
      },
      {
        extends: true,
        test: {
          name: 'around',
          include: [
            '{infrastructure,ui-react,compat,codemods,servers,sandbox,scripts,examples,bench}/**/*.test.{ts,tsx,mjs}',
          ],
          // Slower, and with preparations of their own: npm run test:frameworks.
          exclude: [...configDefaults.exclude, 'sandbox/{hosts,engines}/**', ...ALONE],
          // What is loaded once for many files (viem, the container, the world) was loaded 230 times.
          isolate: false,
          setupFiles: [SEEDED, ...SHARED],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, setupFiles: SEEDED } },
    ],
    environment: 'node',
    // Threads start faster, but Node 20 aborts all of them if one is terminated while it parses HTTP: "ToLocalChecked Empty MaybeLocal".
    pool: 'forks',
    maxWorkers: 4, // for two cores: many files wait for limits of time, for nodes and for Chromium
    css: true, // style sheets are imported as text and must be the real ones
    // Chromium and nodes share the machine with the other worker: a wait ends with the thing waited for, this is its limit.
    testTimeout: 90_000,
    // Hooks build pages and frames, too, several at once.
    hookTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    sequence: { sequencer: LongestFirst },
    retry: 0,
    onUnhandledError: (error) => !isSdkRejection(error),
    allowOnly: false,
    reporters: reporters(process.env.REPORT),
  },
});
