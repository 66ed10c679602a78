/** Builds what a host runs: the server in one file, the frame's files, and their hashes. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { writeFiles } from '../../built-files.js';
import type { BuiltFiles } from '../../files-in.js';
import { frameFiles } from '../frame-bundle.js';

export interface BuiltSite {
  /** Of everything that runs in visitors' browsers, to publish and compare. */
  readonly frameHash: string;
  /** In the format of `sha256sum -c`. */
  readonly sums: string;
}

/** Parts of a trial, and optional dependencies that packages load if they are installed. */
const LEFT_OUT = ['oidc-provider', 'smtp-server', 'postal-mime', '@electric-sql/pglite', 'pg-native'];

/**
 * Replaces the content of the folder. The compressed copies of the frame's files are in no list of hashes: they decompress to the listed
 * files, and their bytes may depend on the machine's libraries.
 */
export async function buildSite(folder: string): Promise<BuiltSite> {
  const [frame, server] = await Promise.all([frameFiles(), serverFiles()]);
  const files: BuiltFiles = new Map([
    ...[...frame].map(([path, body]) => [`/frame${path}`, body] as const),
    ...[...server].map(([path, body]) => [path, body] as const),
  ]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, files);
  writeFiles(folder, compressedOf(files));
  const lines = [...files]
    .map(([path, body]) => `${sha256(body)}  ${path.slice(1)}\n`)
    .sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1));
  const sums = lines.join('');
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  const frameHash = sha256(lines.filter((line) => line.slice(66).startsWith('frame/')).join(''));
  return { frameHash, sums };
}

function compressedOf(files: BuiltFiles): BuiltFiles {
  const scripts = [...files].filter(([path]) => path.startsWith('/frame/') && path.endsWith('.js'));
  return new Map(
    scripts.flatMap(([path, body]) => [
      [`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })] as const,
      [`${path}.gz`, gzipSync(body, { level: 9 })] as const,
    ]),
  );
}

async function serverFiles(): Promise<BuiltFiles> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { server: fileURLToPath(new URL('./server.ts', import.meta.url)) },
        external: LEFT_OUT,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'server-[hash].mjs',
          // CommonJS packages load Node's own modules with it.
          banner:
            "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
        },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source] as const),
    ),
  );
}

function sha256(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
