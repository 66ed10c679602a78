/**
 * A step of `npm run build`: dist/standalone/, for pages without a bundler, built from the files of the other entries with all their
 * libraries, and with Preact instead of React. `standalone.js` is loaded with the page, the files beside it when they are
 * needed. `contents.json` has the integrity of each file, and the packages inside.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { publishedEntries } from './published-entries.mjs';
import { smallRenderer } from './small-renderer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/standalone');
const entry = join(root, 'compat/standalone/index.ts');

/**
 * The stages, by the module that imports each, in this order: one file each, with all its imports that no earlier stage has.
 * A file with a fixed name that only imports the first one lets a page load `standalone.js?v=2` without loading a module twice.
 */
const stages = {
  front: entry,
  core: join(root, 'dist/infrastructure/start-core.js'),
  button: join(root, 'dist/ui-react/elements/draw-button.js'),
  shell: join(root, 'dist/ui-react/shell/mount-shell.js'),
  injected: join(root, 'dist/infrastructure/connectors/injected/injected-connector.js'),
};

/** Replaces the sources in the entry with the published files, in which everything that is loaded at once is bundled. */
const published = {
  name: 'published',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer !== entry) return undefined;
    const source = relative(root, resolve(dirname(entry), id))
      .split(sep)
      .join('/')
      .replace(/\.js$/, '.ts');
    const file = publishedEntries.find((each) => each.source === source)?.file ?? source.replace(/\.ts$/, '');
    return join(root, 'dist', `${file}.js`);
  },
};

/** Keeps lazy imports as they are written: they have no style sheets to preload. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Assigns each module to a stage. */
function stageByModule(graph) {
  const found = new Map();
  for (const [stage, first] of Object.entries(stages)) {
    const waiting = [first];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = found.has(id) ? null : graph.getModuleInfo(id);
      if (!module) continue;
      found.set(id, stage);
      waiting.push(...module.importedIds);
    }
  }
  found.delete(entry); // in the file of the fixed name
  for (const [stage, first] of Object.entries(stages)) {
    if (first !== entry && !found.has(first))
      throw new Error(`The stage ${stage} of porthole/standalone begins with no module.`);
  }
  return found;
}

/** The files, and the folders of the bundled packages. */
async function bundled() {
  let stageOf;
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [published, plainImports],
    resolve: { alias: smallRenderer },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: { standalone: entry },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: (id, graph) => {
                  stageOf ??= stageByModule(graph);
                  return stageOf.get(id) ?? null;
                },
              },
            ],
          },
        },
      },
    },
  });
  return output;
}

const output = await bundled();
mkdirSync(folder, { recursive: true });
for (const { fileName, code } of output) writeFileSync(join(folder, fileName), code);
const modules = output.flatMap(({ modules }) =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [relative(root, id)] : [])),
);
const packages = modules.flatMap(
  (id) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.split(sep).join('/')) ?? [],
);
const contents = {
  files: Object.fromEntries(
    output.map(({ fileName, code }) => [fileName, `sha384-${createHash('sha384').update(code).digest('base64')}`]),
  ),
  packages: [...new Set(packages)].sort(),
};
writeFileSync(join(folder, 'contents.json'), `${JSON.stringify(contents, null, 2)}\n`);
