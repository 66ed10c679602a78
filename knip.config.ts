import type { KnipConfig } from 'knip';

/** Every file, export and dependency has to be reached from an entry: a published one, a script, a test, or one of these. */
const config: KnipConfig = {
  entry: [
    'scripts/*.mjs',
    'scripts/**/*.test.mjs',
    // Packages of their own: npm create porthole, npx porthole-codemod.
    'templates/create-porthole/index.mjs',
    'codemods/porthole-codemod.mjs',
    // Loaded by Stryker, and in processes of their own: npm run mutate.
    'scripts/mutation/{plugin,scenarios,units,collecting}.mjs',
    // Each is shown or linked by the README or a page of docs, which a test sees to.
    'examples/*/!(*.test).{ts,tsx}',
    // Loaded by the pages beside them.
    'sandbox/demo/{main.tsx,install-wallets.ts}',
    'sandbox/{bare-page,elements-page}/main.ts',
    'sandbox/analytics/page/events.mjs',
    'sandbox/phone/page/main.tsx',
    'servers/secure-site/frame/main.ts',
    'servers/secure-site/frame/window/window-main.ts',
    // Run by scripts/acceptance.mjs.
    'sandbox/build-pages.ts',
    // Run by scripts/frameworks.mjs.
    'sandbox/hosts/{vitest.config,install-hosts,page-wallet}.ts',
    'sandbox/engines/vitest.config.ts',
    'bench/pages/*/main.tsx',
    'sandbox/gallery/*/main.{ts,tsx}',
    'servers/secure-site/languages/languages.ts',
  ],
  project: [
    '{domain,application,infrastructure,ui-react,compat,codemods,features,servers,sandbox,examples,bench,scripts,templates}/**/*.{ts,tsx,mjs}',
  ],
  // Apps of their own, with packages of their own.
  ignore: [
    'sandbox/hosts/{vite-app,next-app,plain-page,react-pages,wagmi-app,wagmi-2-app,appkit-app,appkit-2-app,recipes-app,bare-app,frameworks}/**',
    'codemods/fixtures/**',
    'templates/*/files/**',
  ],
  // A declaration file needs the types that a published function mentions, wherever they are used.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Debian's programs: npm run test:engines.
  ignoreBinaries: ['Xvfb', 'WebKitWebDriver'],
  ignoreDependencies: [
    // Resolved by path: its binary, and the text of its script.
    '@foundry-rs/anvil',
    'axe-core',
    // The app's own dependency, not a peer of ours: no package here depends on it.
    'vue',
    // A peer of inversify, which loads it itself.
    'reflect-metadata',
  ],
};

export default config;
