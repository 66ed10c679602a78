/**
 * Imports of rxjs by the module that each name comes from, while the package is built. Its index names every operator there is: who
 * imports that would seem to need them all, and they would all be loaded with the first.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LINE = /^export (?:\{([^}]*)\}|\*) from '\.\/(internal\/[^']+)';$/gm;
const IMPORT = /^import \{([^}]*)\} from ['"]rxjs['"];?$/gm;

/** The module of each name that an index exports, by the index's text. */
export function homesOf(index) {
  const homes = new Map();
  for (const [, names, file] of index.matchAll(LINE))
    for (const [name, as = name] of (names ?? '').split(',').map((each) => each.trim().split(' as ')))
      if (name !== '') homes.set(as, { name, file });
  return homes;
}

/** A module's code with imports from the defining modules instead of the index, with the same number of lines. */
export function withoutIndex(code, homes) {
  return code.replace(IMPORT, (text, list) => {
    const imports = list.split(',').flatMap((each) => {
      const [name, as = name] = each.trim().split(' as ');
      if (name === '' || name.startsWith('type ')) return [];
      const home = homes.get(name);
      if (!home) throw new Error(`rxjs has no ${name}.`);
      return [`import { ${home.name}${as === home.name ? '' : ` as ${as}`} } from 'rxjs/${home.file}';`];
    });
    return imports.join(' ') + '\n'.repeat(text.split('\n').length - 1);
  });
}

/**
 * Modules that rxjs compiles for 2015: they bring tslib's stand-ins for async functions and generators, which every browser that the
 * package supports has. They are taken from the sources that rxjs publishes too.
 */
const FROM_SOURCE = ['internal/observable/innerFrom', 'internal/util/isReadableStreamLike'];

/** What only a scheduler passed to `of`, `from`, `merge` or `concat` needs: eight modules that would be in every page. */
const UNUSED = 'internal/scheduled/scheduled';

/**
 * Where a module of rxjs lies. What a source imports is compiled again, so that there is one of each class.
 * @param {string} dist the folder of the compiled modules
 * @param {string} id as imported
 * @param {string | undefined} importer the file that imports it
 */
export function locate(dist, id, importer) {
  const source = join(dist, '../../src');
  const from = importer?.startsWith(source) ? join(dist, relative(source, importer)) : importer;
  if (!id.startsWith('rxjs/internal/') && !(id.startsWith('.') && from?.startsWith(dist))) return undefined;
  const path = id.startsWith('.') ? relative(dist, join(dirname(from), id)) : id.slice('rxjs/'.length);
  const name = path.replaceAll('\\', '/').replace(/\.js$/, '');
  if (name === UNUSED) return join(import.meta.dirname, 'unscheduled.mjs');
  return FROM_SOURCE.includes(name) ? join(source, `${name}.ts`) : join(dist, `${name}.js`);
}

/** For the build of the package. */
export function rxjsModules(folder) {
  const homes = homesOf(readFileSync(`${folder}/index.js`, 'utf8'));
  return {
    name: 'rxjs-modules',
    enforce: 'pre',
    resolveId: (id, importer) => locate(folder, id, importer),
    transform: (code, id) =>
      id.includes('/node_modules/') ? undefined : { code: withoutIndex(code, homes), map: null },
  };
}
