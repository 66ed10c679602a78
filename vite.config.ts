import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { installNotes } from './scripts/install-notes.mjs';
import { ownExports } from './scripts/own-exports.mjs';
import { publishedEntries } from './scripts/published-entries.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** `porthole/standalone` is made of the others' files (scripts/build-standalone.mjs). */
const entries = Object.fromEntries(
  publishedEntries.flatMap(({ name, file, source }) => (name === 'porthole/standalone' ? [] : [[file, source]])),
);

/**
 * What the first opening needs, by the module that is imported lazily: one file each, with all that it alone imports, so
 * that a click never waits for two dozen small ones. Dapps' bundlers cut where modules end, and do not put them together.
 */
const stages = [
  'infrastructure/start-core.ts',
  'ui-react/shell/mount-shell.tsx',
  'infrastructure/connectors/injected/injected-connector.ts',
];

/** What lies beneath every stage goes to the first: programs without a page use it too, and must not be led to React. */
const beneath = ['application/', 'domain/', 'infrastructure/connectors/eip1193/', 'infrastructure/within.ts'];

/**
 * What is needed once a wallet says yes, by the wallet's adapter, the chain's and the account's button alike: one file.
 * A dapp's builder writes the name of each file into its page, beside the lazy import that may need it.
 */
const connected = {
  file: 'domain/connected',
  modules: [
    'application/account/holdings-of.ts',
    'domain/address/address.ts',
    'domain/money/amount.ts',
    'domain/address/checksum-address.ts',
    'domain/money/decimal.ts',
    'domain/address/format-address.ts',
    'domain/money/shown-digits.ts',
    'domain/money/format-number.ts',
    'domain/transaction/format-date.ts',
    'domain/format/english.ts',
    'domain/token/network-balance.ts',
    'domain/request/rpc-error.ts',
    'infrastructure/connectors/eip1193/ask.ts',
  ],
};

/**
 * Screens that lead to each other, by how their paths begin: one file for each kind. What imports them lazily then names few
 * files, and the next screen is there already. Their words stay apart: screens of other flows say some of them too.
 */
const families = [
  ...['connect/', 'help/', 'names/', 'network/', 'pairing/', 'receive/', 'send/send-', 'swap/'],
  ...['login/email-', 'login/mail-', 'login/change-code', 'login/update-email-', 'login/upgrade-'],
  ...['login/connect-socials', 'login/connecting-social', 'account/account-settings', 'account/profile'],
  ...['directory/downloads', 'directory/get-wallet'],
].map((start) => `ui-react/views/${start}`);

/** Brought along, in a file of its own, as nobody has it anyway: eight packages less for a dapp to install. */
const CONTAINER = /^(?:inversify|@inversifyjs\/[\w-]+|reflect-metadata)(?:$|\/)/;

/**
 * Otherwise one output file per source module. A dapp's bundler then sees the real module graph: it drops what is not
 * used, and keeps lazy parts lazy. Left unminified on purpose: the dapp's own
 * build minifies, and until then a stack trace is readable.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownExports, installNotes],
  build: {
    outDir: 'dist',
    emptyOutDir: false, // the declarations are there already; scripts/build.mjs empties the folder
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssMinify: 'lightningcss', // the style sheets travel as text, which no later build would minify
    cssTarget: 'esnext', // they bring their own fallbacks; lowered, :dir() would follow the language and light-dark() the system
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: (id) => /^(?!\.{0,2}\/|\0)[^?]*$/.test(id) && !CONTAINER.test(id),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'stages, then modules', name: fileOf }],
        },
      },
    },
  },
});

/** The output file of a module, without its ending. Runtime parts of the bundler stay where it puts them. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!id.startsWith(root)) return null;
  if (id.startsWith(`${root}node_modules/`)) return 'infrastructure/container';
  const source = (stageOf(id, graph) ?? id).slice(root.length);
  if (connected.modules.includes(source)) return connected.file;
  const family = source.endsWith('.en.ts') ? undefined : families.find((start) => source.startsWith(start));
  if (family) return `${family.slice(0, family.lastIndexOf('/'))}/screens`;
  return source.replace(/\.tsx?$/, '').replace(/\?inline$/, '');
}

let stageByModule: ReadonlyMap<string, string> | undefined;

function stageOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  stageByModule ??= findStages(graph);
  return stageByModule.get(id);
}

/** Every module that only a stage imports statically, by the stage's own; not what an entry has already. */
function findStages(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const take = (start: string): readonly string[] => {
    const found: string[] = [];
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = taken.has(id) ? null : graph.getModuleInfo(id);
      if (!module || !id.startsWith(root)) continue;
      taken.add(id);
      found.push(id);
      waiting.push(...module.importedIds);
    }
    return found;
  };
  // What is for tests, and for dapps that come from elsewhere, is nobody else's.
  const front = Object.entries(entries).filter(([name, entry]) => name !== 'testing' && !entry.startsWith('compat/'));
  for (const [, entry] of front) take(join(root, entry));
  const [core] = stages.map((stage) => join(root, stage));
  return new Map(
    stages.flatMap((stage) =>
      take(join(root, stage)).map((id) => {
        const deep = beneath.some((start) => id.startsWith(join(root, start)));
        return [id, deep && core ? core : join(root, stage)] as const;
      }),
    ),
  );
}
