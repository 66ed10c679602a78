/** The frame's script, bundled and minified once for a process, and only when somebody first asks for it. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { keepSideEffects } from '../keep-side-effects.js';

const ENTRY = fileURLToPath(new URL('./page/main.ts', import.meta.url));

let bundle: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/** Its files by their paths; the first to be loaded is `/frame.js`. */
export function frameBundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  bundle ??= make();
  return bundle;
}

async function make(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('./page', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepSideEffects],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: 'esnext',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: 'frame.js', chunkFileNames: 'frame-[hash].js' },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
    ),
  );
}
