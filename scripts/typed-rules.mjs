/** Rules of `npm run check` that use the compiler's types. */
import { relative } from 'node:path';
import { API, TypeFlags } from 'typescript/unstable/sync';

/**
 * @typedef {object} Typed the type information of a file
 * @property {(node: object, flag: number) => boolean} some whether any member of its type has this flag
 * @property {(node: object, flag: number) => boolean} wholly whether every member of its type has this flag
 * @property {string} path of the file, from the root
 * @property {(node: object) => readonly string[]} declaredIn the files, from the root, that declare what a name refers to
 * @property {(node: object, property: string) => readonly string[]} propertyDeclaredIn the same of a property of a value
 *
 * @typedef {object} Rule
 * @property {(node: object, typed: Typed) => string | undefined} problemOf a sentence that says what to do
 * @property {Readonly<Record<string, string>>} [excepted] files that it does not apply to, each with the reason
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

/** The paths from the root of the files that declare a symbol. */
function declaringFiles(symbol, root) {
  return (symbol?.declarations ?? []).map(({ path }) => relative(root, path));
}

/** The members of a type: those of a union, else the type itself. */
function partsOf(type) {
  if (!type) return [];
  return type.flags & TypeFlags.Union ? type.getTypes().flatMap(partsOf) : [type];
}
