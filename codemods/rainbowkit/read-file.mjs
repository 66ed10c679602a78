/** A file of a dapp on RainbowKit: its imports from RainbowKit, and its new imports from Porthole. */
import { posix } from 'node:path';
import { readSource, walk } from '../read-source.mjs';

export const isTheirs = (module) => /^@rainbow-me\/rainbowkit(?:\/|$)/.test(module);

/** Undefined for a file without RainbowKit. */
export function readFile(path, code) {
  if (!code.includes('@rainbow-me/rainbowkit')) return undefined;
  const { program, text } = readSource(code, path);
  const declarations = program.body.filter(
    ({ type, source }) => type === 'ImportDeclaration' && isTheirs(source.value),
  );
  const names = new Map();
  for (const { specifiers, source } of declarations) {
    for (const { local, imported } of specifiers) {
      names.set(local.name, { name: imported?.name ?? imported?.value ?? '*', module: source.value, done: false });
    }
  }
  const nodes = [];
  walk(program, (node, above) => nodes.push({ node, above }));
  return { path, code, program, text, declarations, names, nodes, wants: new Map(), notes: [] };
}

/** The file's local name of RainbowKit's `name`; undefined if it does not import it. */
export function localOf(file, name) {
  for (const [local, each] of file.names) if (each.name === name) return local;
  return undefined;
}

/** Marks imports of RainbowKit as replaced. */
export function done(file, ...locals) {
  for (const local of locals) {
    const each = file.names.get(local);
    if (each) each.done = true;
  }
}

/** Adds this import to the file, unless it is there already. */
export function want(file, module, ...names) {
  const known = file.program.body.filter(({ type, source }) => type === 'ImportDeclaration' && source.value === module);
  const there = new Set(known.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const wanted = file.wants.get(module) ?? new Set();
  for (const name of names) if (!there.has(name)) wanted.add(name);
  if (wanted.size > 0) file.wants.set(module, wanted);
}

export function note(file, sentence) {
  if (!file.notes.includes(sentence)) file.notes.push(sentence);
}

/** The text of a node. */
export function textAt(file, { start, end }) {
  return file.code.slice(start, end);
}

/** The properties of an object expression, by name; spreads and computed names are omitted. */
export function propertiesOf(node) {
  const known = (node?.properties ?? []).filter(({ type, computed }) => type === 'Property' && !computed);
  return new Map(known.map((property) => [property.key.name ?? property.key.value, property]));
}

/** The import path from `from` to `to`, without an extension. */
export function relativeImport(from, to) {
  const path = posix.relative(posix.dirname(from), to).replace(/\.[cm]?[jt]sx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}
