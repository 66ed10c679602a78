/** The tests and features that a change affects. Pure. */
import { posix } from 'node:path';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** Files that biome reads. */
const CHECKED = /\.(ts|tsx|mjs|js|json|css)$/;
/** Their tests need neither a browser nor servers, so all tests that a change reaches can run. */
const RULES = /^(domain|application)\//;
const OF_VITEST =
  /^(domain|application|infrastructure|ui-react|compat|codemods|servers|sandbox|scripts|examples|bench)\//;
/** Run by npm run test:frameworks. */
const APART = /^sandbox\/(hosts|engines)\//;

/**
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} files all paths of the repository
 */
export function touchedBy(changed, files) {
  const sources = changed.filter((path) => SOURCE.test(path) && OF_VITEST.test(path));
  const folders = new Set(sources.map((path) => posix.dirname(path)));
  const tests = files.filter((path) => TEST.test(path) && OF_VITEST.test(path) && !APART.test(path));
  return {
    /** For biome. */
    checked: changed.filter((path) => CHECKED.test(path)),
    /** Every test of the core that imports one of these runs. */
    rules: sources.filter((path) => !path.endsWith('.css')),
    /** Elsewhere, only the tests beside a changed file run: others need browsers and servers. */
    near: tests.filter((path) => !RULES.test(path) && folders.has(posix.dirname(path))),
    features: changed.filter((path) => /^features\/.*\.feature$/.test(path)),
  };
}
