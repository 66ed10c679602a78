/** The scripts of the frame and of the wallet's own window, bundled and minified once per process, on first use. */
import { fileURLToPath } from 'node:url';
import { builtFiles } from '../built-files.js';
import type { BuiltFiles } from '../files-in.js';
import { keepSideEffects } from '../keep-side-effects.js';

const entry = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRIES = { frame: entry('./frame/main.ts'), 'frame-window': entry('./frame/window/window-main.ts') };

let bundle: Promise<BuiltFiles> | undefined;

/** Its files by path; the entries are `/frame.<hash>.js` and `/frame-window.<hash>.js`. */
export function frameBundle(): Promise<BuiltFiles> {
  bundle ??= frameFiles('frame');
  return bundle;
}

/** Built, or with `name` read from where a test run has built them. */
export function frameFiles(name?: string): Promise<BuiltFiles> {
  return builtFiles(name, {
    configFile: false,
    root: fileURLToPath(new URL('./page', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepSideEffects],
    build: {
      target: 'es2022',
      cssTarget: 'esnext',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].[hash].js', chunkFileNames: 'frame-[hash].js' },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
}
