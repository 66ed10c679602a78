import { configDefaults, defineConfig } from 'vitest/config';
import { productAliases } from './sandbox/demo/product-aliases.js';
import { reporters } from './scripts/reporters.mjs';

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
          // Pure, or made anew by each test: loading the modules for every file anew was most of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'around',
          include: ['{infrastructure,ui-react,sandbox,scripts,examples,bench}/**/*.test.{ts,tsx,mjs}'],
          // Slower, and with preparations of their own: npm run test:frameworks.
          exclude: [...configDefaults.exclude, 'sandbox/hosts/**'],
        },
      },
    ],
    environment: 'node',
    pool: 'threads', // starts faster than processes
    maxWorkers: 3, // for two cores: some files wait for limits of time and for nodes
    css: true, // style sheets are imported as text and must be the real ones
    // Chromium and nodes share the machine with the other worker: a wait ends with the thing waited for, this is its limit.
    testTimeout: 90_000,
    expect: { poll: { timeout: 8_000 } },
    retry: 0,
    allowOnly: false,
    reporters: reporters(process.env.REPORT),
  },
});
