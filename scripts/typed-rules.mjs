/** Rules of `npm run check` that look at code with the types which the compiler knows. */
import { relative } from 'node:path';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * @typedef {object} Typed what is known of a piece of code
 * @property {(node: object, flag: number) => boolean} some whether it may be of a type with this flag
 * @property {(node: object, flag: number) => boolean} wholly whether all that it may be has the flag
 *
 * @typedef {object} Rule
 * @property {(node: object, typed: Typed) => string | undefined} problemOf a sentence that says what to do
 * @property {Readonly<Record<string, string>>} [excepted] files it does not hold for, each with the reason
 */

/**
 * Where the files of these projects break the rules.
 * @param {string} root
 * @param {readonly string[]} configs their tsconfig files, from the root
 * @param {readonly Rule[]} rules
 * @returns {readonly { path: string; line: number; problem: string }[]}
 */
export function typedProblems(root, configs, rules) {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((config) => `${root}/${config}`) });
    return snapshot.getProjects().flatMap((project) => {
      const own = project.configFileName.slice(0, project.configFileName.lastIndexOf('/') + 1);
      const files = project.program.getSourceFileNames().filter((name) => name.startsWith(own));
      return files.flatMap((name) => {
        const path = relative(root, name);
        const holding = rules.filter(({ excepted = {} }) => !excepted[path]);
        return problemsIn(project, name, holding).map((each) => ({ path, ...each }));
      });
    });
  } finally {
    api.close();
  }
}

function problemsIn({ program, checker }, name, rules) {
  const file = program.getSourceFile(name);
  const found = [];
  const typed = {
    some: (node, flag) => partsOf(checker.getTypeAtLocation(node)).some(({ flags }) => flags & flag),
    wholly: (node, flag) => partsOf(checker.getTypeAtLocation(node)).every(({ flags }) => flags & flag),
  };
  const look = (node) => {
    for (const { problemOf } of rules) {
      const problem = problemOf(node, typed);
      if (problem) found.push({ line: file.text.slice(0, node.end).split('\n').length, problem });
    }
    node.forEachChild(look);
  };
  look(file);
  return found;
}

/** What a type may be. */
function partsOf(type) {
  if (!type) return [];
  return type.flags & TypeFlags.Union ? type.getTypes().flatMap(partsOf) : [type];
}
