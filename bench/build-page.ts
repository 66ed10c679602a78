/** A page as a dapp publishes it: built by Vite with its defaults, minified, and compressed once. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

export type PageName = 'bare' | 'floor' | 'porthole';
/** Porthole on pages with one other namespace only. */
export const KINDS = ['solana', 'bitcoin', 'polkadot'] as const;
export type KindPage = (typeof KINDS)[number];
/** The pages whose requests are counted: the plain one, and the one with every kind of part. */
export type CountedPage = 'porthole' | 'everything';
/** Not compared with anything. */
type OtherPage = 'with-page' | 'directory' | 'static-list' | 'login' | 'growth';

export interface BuiltFile {
  readonly type: string;
  readonly gzip: Buffer;
  /** Where the lines of a script came from, as JSON. */
  readonly map: string | undefined;
}

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** `porthole` is the published package: the files listed in package.json, which must be built first. */
const published: Plugin = {
  name: 'published-package',
  enforce: 'pre',
  resolveId(id) {
    const entry = /^porthole(\/.*)?$/.exec(id);
    if (!entry) return undefined;
    const { exports } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
    return join(REPOSITORY, exports[`.${entry[1] ?? ''}`].default);
  },
};

/** The package declares its modules as free of side effects; these pages are in its folder and have some. */
const keepSideEffects: Plugin = {
  name: 'pages-have-side-effects',
  transform: (code, id) => (id.includes('/bench/pages/') ? { code, map: null, moduleSideEffects: true } : undefined),
};

/** The files of a page by their path on the server, `/<name>/` being the page itself. */
export async function buildPage(
  name: PageName | KindPage | CountedPage | OtherPage,
): Promise<ReadonlyMap<string, BuiltFile>> {
  const built = await build({
    configFile: false,
    mode: 'production',
    root: join(REPOSITORY, 'bench/pages', name),
    base: `/${name}/`,
    logLevel: 'error',
    publicDir: false,
    plugins: [published, keepSideEffects],
    build: {
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  const files = new Map<string, BuiltFile>();
  for (const file of outputOf(built)) {
    const path = `/${name}/${file.fileName === 'index.html' ? '' : file.fileName}`;
    const type = TYPES[extname(file.fileName)];
    if (!type) continue;
    const map = 'code' in file ? file.map?.toString() : undefined;
    files.set(path, { type, map, gzip: gzipSync('code' in file ? file.code : file.source, { level: 9 }) });
  }
  return files;
}

function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'][number][] {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output);
}
