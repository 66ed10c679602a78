/** The maximum number of files in a folder. Tests are not counted: each is beside its source. */
const MOST = 24;
const LAYERS = /^(?:domain|application|infrastructure|ui-react|compat|servers|sandbox|features)\//;

/**
 * Folders with more than that, the fullest first.
 * @param {readonly string[]} paths of all files, from the root
 * @returns {readonly { folder: string; count: number }[]}
 */
export function fullFolders(paths) {
  const counts = new Map();
  for (const path of paths) {
    if (!LAYERS.test(path) || !/\.tsx?$/.test(path) || /\.test\./.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => ({ folder, count }))
    .sort((a, b) => b.count - a.count);
}
