/** `npm run size`: compares what a host page downloads, stage by stage, with size.budgets.mjs and size.other-pages.mjs. Exits with 1 if a limit is exceeded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';
import { budgets } from '../size.budgets.mjs';
import { otherPages } from '../size.other-pages.mjs';
import { ensureBuilt } from './build.mjs';
import { giveUp } from './run-command.mjs';
import { pageProblems } from './size-pages.mjs';
import { forbiddenModules, foreignModules, importChain, measureStages, whatGrew } from './size-stages.mjs';
import { standaloneRows } from './size-standalone.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const reportFile = join(root, 'reports/size.json');
const lastGoodFile = join(root, '.cache/size-last-good.json');

/** The smallest page with the button: what every dapp downloads. Entries that not every dapp uses are measured separately. */
const hostPage = `
  import { createModal } from 'porthole';
  import { evm } from 'porthole/evm';
  import { injected } from 'porthole/injected';
  import { PortholeButton, PortholeProvider, useModal } from 'porthole/react';
  globalThis.host = [createModal, evm, injected, PortholeButton, PortholeProvider, useModal];
  // Not loaded by every dapp: measured separately.
  globalThis.others = () => [
    import('porthole/analytics'),
    import('porthole/blockchain'),
    import('porthole/directory'),
    import('porthole/wallets'),
    import('porthole/walletconnect'),
    import('porthole/embedded'),
    import('porthole/onramp'),
    import('porthole/sign-in'),
    import('porthole/batch'),
    import('porthole/clear-signing'),
    import('porthole/flow'),
    import('porthole/pay'),
    import('porthole/siwe'),
    import('porthole/smart-sessions'),
    import('porthole/allowances'),
    import('porthole/send'),
    import('porthole/swap'),
    import('porthole/buy'),
    import('porthole/names'),
    import('porthole/activity'),
    import('porthole/login'),
    import('porthole/approve'),
    import('porthole/preset'),
  ];
`;

await ensureBuilt().catch(giveUp);
const { chunks, importsOf, entryId } = await bundleHostPage(hostPage);
const { rows, problems, theirs, entryPointModules } = measureStages(chunks, budgets);
problems.push(...foreignModules(chunks, budgets.foreign, theirs));
for (const page of otherPages) {
  const bundle = await bundleHostPage(page.source, page.outside);
  // Parts that are the same on every page have their limits on the first one.
  const measured = measureStages(bundle.chunks, page);
  rows.push(...measured.rows.filter(({ name }) => page.shown.some((shown) => name.endsWith(shown))));
  problems.push(...foreignModules(bundle.chunks, page.foreign, measured.theirs));
}
rows.push(...standaloneRows(join(dist, 'standalone'), budgets.standalone));
problems.push(...(await pageProblems(budgets.requests)));
const before = existsSync(lastGoodFile) ? JSON.parse(readFileSync(lastGoodFile, 'utf8')) : undefined;

for (const module of forbiddenModules(entryPointModules, budgets.entryPoint.forbidden)) {
  const chain = importChain(entryId, (id) => nameOf(id) === module.id, importsOf).map(nameOf);
  problems.push(`${module.id.slice(4)} is in the entry point: ${chain.join(' → ')}. Import it lazily.`);
}

printTable(rows);
for (const row of rows) {
  if (row.limit === undefined || row.gzip <= row.limit) continue;
  problems.push(`${row.name} is ${format(row.gzip - row.limit)} bytes past its limit. ${explain(row)}`);
}
writeReport(reportFile, { gzipLevel: 9, problems, rows });
if (problems.length === 0) writeReport(lastGoodFile, { rows });
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Builds the page as a dapp would, minified, from the published files, without React and other packages that the page has anyway. */
async function bundleHostPage(source, outside = []) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  let graph = new Map();
  let lazyIds = new Set();
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'host-page',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'host-page') return '\0host-page';
          const entry = /^porthole(\/.*)?$/.exec(id);
          return entry ? join(root, exports[`.${entry[1] ?? ''}`].default) : undefined;
        },
        load(id) {
          if (id === '\0host-page') return source;
          // The code that a bundler adds to a lazy import depends on the host's bundler, and does not count.
          return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined;
        },
        buildEnd() {
          const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
          graph = new Map(modules.map(({ id, importedIds }) => [id, importedIds]));
          lazyIds = new Set(modules.filter(({ dynamicImporters }) => dynamicImporters.length > 0).map(({ id }) => id));
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'host-page', external: [/^react(-dom)?($|\/)/, ...outside] },
    },
  });
  const built = output.filter((file) => file.type === 'chunk');
  // A chunk that others also import statically has no single root module.
  const faceOf = (chunk) => chunk.facadeModuleId ?? chunk.moduleIds.find((id) => lazyIds.has(id));
  const named = lastingNames(built.map((chunk) => [chunk.fileName, faceOf(chunk) ?? chunk.moduleIds[0] ?? '']));
  const chunks = await Promise.all(
    built.map(async (chunk) => {
      const gzip = gzipped(named(chunk.code));
      const face = faceOf(chunk);
      return {
        file: chunk.fileName,
        entry: chunk.isEntry,
        root: face ? nameOf(face) : undefined,
        imports: chunk.imports,
        lazy: chunk.dynamicImports,
        gzip,
        modules: await shares(chunk.modules, gzip),
      };
    }),
  );
  return { chunks, importsOf: (id) => graph.get(id) ?? [], entryId: '\0host-page' };
}

/**
 * Puts hashes of the modules' names in the place of those of their content: in a file that names fifty others, the latter compress to some
 * twenty bytes more or less after each change of any of them.
 */
function lastingNames(files) {
  const HASH = /-([\w-]{8})\.js\b/g;
  const lasting = new Map(
    files.flatMap(([file, id]) => {
      const hash = createHash('sha256').update(nameOf(id)).digest('base64url').slice(0, 8);
      return [...file.matchAll(HASH)].map(([, given]) => [given, hash]);
    }),
  );
  return (code) => code.replace(HASH, (all, given) => (lasting.has(given) ? `-${lasting.get(given)}.js` : all));
}

/** The size of each source module and package in a chunk of that size: an estimate, from the size of each by itself. */
async function shares(modules, gzip) {
  const alone = new Map();
  for (const [id, { code }] of Object.entries(modules)) {
    if (!code) continue;
    const { code: small } = await minify(id, code, { module: true, compress: false, mangle: { toplevel: true } });
    alone.set(nameOf(id), (alone.get(nameOf(id)) ?? 0) + gzipped(small));
  }
  const sum = [...alone.values()].reduce((a, b) => a + b, 0);
  return [...alone].map(([id, bytes]) => ({ id, bytes: Math.round((bytes * gzip) / sum) }));
}

function gzipped(code) {
  return gzipSync(code, { level: 9 }).length;
}

/** `npm:viem` for a package's file, `ui-react/shell/shell` for one of ours. */
function nameOf(id) {
  const path = id.split(sep).join('/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
  if (inPackage) return `npm:${inPackage[1]}`;
  if (id.startsWith('\0')) return id.slice(1);
  return relative(dist, id.split('?')[0]).split(sep).join('/').replace(/\.js$/, '');
}

function explain(row) {
  const earlier = before?.rows.find(({ name }) => name === row.name);
  const heaviest = whatGrew(row.modules, earlier?.modules).slice(0, 10);
  const list = heaviest.map(({ id, bytes, more }) => `${id} ${more > 0 && earlier ? `+${more}` : bytes}`);
  return `${earlier ? 'Grown since the last good run' : 'Heaviest'}, by estimate: ${list.join(', ')}.`;
}

function printTable(table) {
  const width = Math.max(...table.map(({ name }) => name.length));
  console.log(`${'gzip -9, React not counted'.padEnd(width)} ${'bytes'.padStart(8)} ${'limit'.padStart(8)} headroom`);
  for (const { name, gzip, limit } of table) {
    const room = limit === undefined ? '' : `${format(limit).padStart(8)} ${format(limit - gzip).padStart(8)}`;
    console.log(`${name.padEnd(width)} ${format(gzip).padStart(8)} ${room}`.trimEnd());
  }
}

function format(bytes) {
  return bytes.toLocaleString('en-US');
}

function writeReport(file, report) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
