/** Dependencies between packages, according to package-lock.json. */

/**
 * The path that `name` resolves to in a package, by Node's lookup.
 * @param {Record<string, unknown>} packages `packages` of the lockfile
 */
export function pathOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

/** The name of the package at a path. */
export function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The paths of the named packages and of all their dependencies, optional ones and required peers included.
 * @param {readonly string[]} names as the root's `package.json` lists them
 */
export function treeOf(packages, names) {
  const found = new Set();
  const waiting = names.map((name) => pathOf(packages, '', name));
  for (let path = waiting.pop(); path !== undefined || waiting.length > 0; path = waiting.pop()) {
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    const brought = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    waiting.push(...brought.map((name) => pathOf(packages, path, name)));
  }
  return [...found].sort();
}
