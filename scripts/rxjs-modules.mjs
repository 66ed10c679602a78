/**
 * While the package is built, replaces imports from rxjs's index with imports from the defining modules. The index exports every
 * operator, so its importers would seem to need all of them, and all would be loaded with the first.
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

/** The replaced modules: both would be in every page, mostly for conversions that are not used here. */
const REPLACED = {
  'internal/observable/from': 'inner-from.mjs',
  'internal/observable/innerFrom': 'inner-from.mjs',
};

/**
 * The path of a module of rxjs.
 * @param {string} dist the folder of the compiled modules
 * @param {string} id as imported
 * @param {string | undefined} importer the file that imports it
 */
export function locate(dist, id, importer) {
  if (!id.startsWith('rxjs/internal/') && !(id.startsWith('.') && importer?.startsWith(dist))) return undefined;
  const path = id.startsWith('.') ? relative(dist, join(dirname(importer), id)) : id.slice('rxjs/'.length);
  const name = path.replaceAll('\\', '/').replace(/\.js$/, '');
  const replaced = REPLACED[name];
  return replaced ? join(import.meta.dirname, replaced) : join(dist, `${name}.js`);
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
