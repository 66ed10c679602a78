/** Rules for files that no linter has. Pure. */

const codeFolder =
  /^(domain|application|infrastructure|ui-react|compat|codemods|features|servers|sandbox|examples|bench|scripts)\//;
const emptyWords = /^(utils?|helpers?|managers?|controllers?|constants?|types?|common|shared|base)$/;
/** Names that other software prescribes. */
const borrowedNames = new Set(['features/steps/parameter-types.ts']); // Cucumber's name for them
const machinePath = /(?:^|[\s"'`(=:,])\/(?:work|tmp|root|home|Users)\/[\w.@-]/;
const registryHost = /registry\.npmjs\.|deb\.debian\.org|registry\.yarnpkg\./;
const outsideFolder = /\.\.\/shared\b/;
const conflictMarker = /^(?:<{7}|>{7}) /;
const maxSheetLines = 300;

/**
 * What is wrong with one file, as sentences that say what to do.
 * @param {string} path from the root, with slashes
 * @param {string} text
 */
export function fileProblems(path, text) {
  const problems = [];
  if (codeFolder.test(path) && !borrowedNames.has(path)) {
    const word = path
      .replace(/\.[^/]*$/, '')
      .split(/[/-]/)
      .find((part) => emptyWords.test(part));
    if (word) problems.push(`'${word}' says nothing in a name: name the file after what it does or is.`);
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (conflictMarker.test(line)) problems.push(`Line ${index + 1} is a conflict that nobody has settled.`);
    if (machinePath.test(line)) problems.push(`Line ${index + 1} names a path of one machine: make it relative.`);
    if (outsideFolder.test(line)) problems.push(`Line ${index + 1} names a folder that is not in this repository.`);
    if (registryHost.test(line)) problems.push(`Line ${index + 1} names a package registry: leave the choice to npm.`);
  }
  const lines = text.split('\n').length;
  if (path.endsWith('.css') && lines > maxSheetLines) {
    problems.push(`${lines} lines: split the sheet by component (${maxSheetLines} at most).`);
  }
  return problems;
}
