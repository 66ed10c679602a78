/** Rules of `npm run check` that use the compiler's types. */
import { relative } from 'node:path';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * @typedef {object} Typed what is known of a piece of code
 * @property {(node: object, flag: number) => boolean} some whether it may be of a type with this flag
 * @property {(node: object, flag: number) => boolean} wholly whether all that it may be has the flag
 * @property {string} path of the file, from the root
 * @property {(node: object) => readonly string[]} declaredIn the files, from the root, that declare what a name stands for
 * @property {(node: object, property: string) => readonly string[]} propertyDeclaredIn the same of a property of a value
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
        return problemsIn(project, name, holding, root).map((each) => ({ path, ...each }));
      });
    });
  } finally {
    api.close();
  }
}

function problemsIn({ program, checker }, name, rules, root) {
  const file = program.getSourceFile(name);
  const found = [];
  const typed = {
    some: (node, flag) => partsOf(checker.getTypeAtLocation(node)).some(({ flags }) => flags & flag),
    path: relative(root, name),
    declaredIn: (node) => declaringFiles(checker.getSymbolAtLocation(node), root),
    propertyDeclaredIn: (node, property) =>
      partsOf(checker.getTypeAtLocation(node)).flatMap((type) =>
        declaringFiles(checker.getPropertyOfType(type, property), root),
      ),
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

/** From the root; none outside of it. */
function declaringFiles(symbol, root) {
  return (symbol?.declarations ?? []).map(({ path }) => relative(root, path));
}

/** What a type may be. */
function partsOf(type) {
  if (!type) return [];
  return type.flags & TypeFlags.Union ? type.getTypes().flatMap(partsOf) : [type];
}
