import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { installNotes } from './scripts/install-notes.mjs';
import { CONNECTING, filesOf } from './scripts/journeys.mjs';
import { ownExports } from './scripts/own-exports.mjs';
import { publishedEntries } from './scripts/published-entries.mjs';
import { rxjsModules } from './scripts/rxjs-modules.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** `porthole/standalone` is made of the others' files (scripts/build-standalone.mjs). */
const entries = Object.fromEntries(
  publishedEntries.flatMap(({ name, file, source }) => (name === 'porthole/standalone' ? [] : [[file, source]])),
);

/**
 * Screens that lead to each other, by how their paths begin: one file for each kind. What imports them lazily then names few
 * files, and the next screen is there already. Their words stay apart: screens of other flows say some of them too.
 */
const families = [
  ...['help/', 'names/', 'network/', 'pairing/', 'receive/', 'send/send-', 'swap/'],
  ...['login/email-', 'login/mail-', 'login/change-code', 'login/update-email-', 'login/upgrade-'],
  ...['login/connect-socials', 'login/connecting-social', 'account/account-settings', 'account/profile'],
  ...['directory/downloads', 'directory/get-wallet'],
].map((start) => `ui-react/views/${start}`);

/**
 * Brought along: the container, in a file of its own, as nobody has it anyway; and of rxjs what is used, since a dapp's bundler
 * would cut a file out of it for every few lazy imports that share an operator. Observables of another rxjs are as welcome.
 */
const BROUGHT = /^(?:inversify|@inversifyjs\/[\w-]+|reflect-metadata|rxjs|tslib)(?:$|\/)/;
const STREAMS = /^node_modules\/(?:rxjs|tslib)\//;

/**
 * Otherwise one output file per source module. A dapp's bundler then sees the real module graph: it drops what is not
 * used, and keeps lazy parts lazy. Left unminified on purpose: the dapp's own
 * build minifies, and until then a stack trace is readable.
 */
export default defineConfig({
  root,
  publicDir: false,
  // Classes as classes, and functions that can be left out: what their package.json names is for browsers of 2014.
  resolve: { alias: { tslib: join(root, 'node_modules/tslib/tslib.es6.mjs') } },
  plugins: [rxjsModules(join(root, 'node_modules/rxjs/dist/esm')), ownExports, installNotes],
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
      external: (id) => /^(?!\.{0,2}\/|\0)[^?]*$/.test(id) && !BROUGHT.test(id),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'journeys, then modules', name: fileOf }],
        },
      },
    },
  },
});

/** The output file of a module, without its ending. Runtime parts of the bundler stay where it puts them. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!id.startsWith(root)) return null;
  const source = id.slice(root.length);
  fileByModule ??= journeyFiles(graph);
  const journey = fileByModule.get(source);
  if (journey) return journey;
  if (source.startsWith('node_modules/')) return STREAMS.test(source) ? CONNECTING : 'infrastructure/container';
  const family = source.endsWith('.en.ts') ? undefined : families.find((start) => source.startsWith(start));
  if (family) return `${family.slice(0, family.lastIndexOf('/'))}/screens`;
  return source.replace(/\.tsx?$/, '').replace(/\?inline$/, '');
}

let fileByModule: ReadonlyMap<string, string> | undefined;

function journeyFiles(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const importsOf = (id: string) => {
    const isOurs = !id.startsWith('node_modules/') || STREAMS.test(id);
    const imported = isOurs ? graph.getModuleInfo(join(root, id))?.importedIds : undefined;
    return imported?.flatMap((each) => (each.startsWith(root) ? [each.slice(root.length)] : []));
  };
  // What is for tests, and for dapps that come from elsewhere, is nobody else's.
  const front = Object.entries(entries).filter(([name, entry]) => name !== 'testing' && !entry.startsWith('compat/'));
  return filesOf(
    front.map(([, entry]) => entry),
    importsOf,
  );
}
