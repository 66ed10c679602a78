/**
 * Reads the English catalogue (`ui-react/text/en.ts` and the `*.en.ts` files that it imports) as messages in ICU
 * MessageFormat. It supports a small part of TypeScript, so that every message can be translated: objects of texts, and
 * of functions with texts and numbers as parameters that return one template, or one of several by a number.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { icuOf } from './icu-of.mjs';

/**
 * @typedef {{ key: string, english: string, params?: { name: string, kind: 'text' | 'number' }[], context: string }} Message
 * `params`: the parameters of a function, in order; a text has none. `context`: its comments: the first one of
 * its file, then those above it.
 */

/**
 * Every message of the catalogue in order, and the expressions that cannot be translated, as sentences with file and line.
 * @param {string} root of the project
 * @param {string} [entry] the file that exports `en`
 * @returns {{ messages: Message[], problems: string[] }}
 */
export function readCatalogue(root, entry = 'ui-react/text/en.ts') {
  const files = new Map();
  const messages = [];
  const problems = [];
  const open = (path) => {
    if (!files.has(path)) files.set(path, sourceAt(path));
    return files.get(path);
  };
  const refuse = ({ path, text }, node, why) => {
    const line = text.slice(0, node.start).split('\n').length;
    problems.push(`${relative(root, path)}:${line}: ${why}`);
  };

  /** The value of a name: a constant of the file, or of an imported one. */
  const lookUp = (file, name) => {
    const here = file.constants.get(name);
    if (here) return { file, node: here };
    const from = file.imports.get(name);
    return from && lookUp(open(join(dirname(file.path), from.source.replace(/\.js$/, '.ts'))), from.name);
  };

  const walk = (file, node, path, context) => {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return walk(file, node.expression, path, context);
      case 'Identifier': {
        const found = lookUp(file, node.name);
        if (!found) return refuse(file, node, `\`${node.name}\` is no constant that this tool can find.`);
        return walk(found.file, found.node, path, found.file === file ? context : []);
      }
      case 'ObjectExpression':
        return walkObject(file, node, path, context);
      case 'ArrayExpression':
        for (const [index, each] of node.elements.entries()) walk(file, each, [...path, `${index}`], context);
        return undefined;
      default:
        return take(file, node, path, context);
    }
  };

  const walkObject = (file, node, path, context) => {
    for (const each of node.properties) {
      if (each.type === 'SpreadElement') {
        walk(file, each.argument, path, context);
        continue;
      }
      const name = each.key.type === 'Literal' ? `${each.key.value}` : each.key.name;
      if (each.computed || each.method) {
        refuse(file, each, 'A computed name or a method cannot be translated: write `name: …`.');
        continue;
      }
      const comment = file.commentBefore(each.start);
      walk(file, each.value, [...path, name], comment ? [...context, comment] : context);
    }
  };

  const take = (file, node, path, context) => {
    const key = path.join('.');
    const read = icuOf(node);
    if (read.problem) return refuse(file, read.node ?? node, `${key}: ${read.problem}`);
    const said = [...new Set([file.about, ...context])].filter(Boolean).join(' ');
    const message = { key, english: read.english, ...(read.params && { params: read.params }), context: said };
    const before = messages.findIndex((each) => each.key === key);
    if (before < 0) messages.push(message);
    else messages[before] = message;
    return undefined;
  };

  const start = open(join(root, entry));
  walk(start, start.constants.get('en'), [], []);
  return { messages, problems };
}

function sourceAt(path) {
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const constants = new Map();
  const imports = new Map();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) if (init) constants.set(id.name, init);
    }
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers) {
        if (imported) imports.set(local.name, { source: statement.source.value, name: imported.name });
      }
    }
  }
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const commentBefore = (position) => {
    const found = docs.findLast(({ end }) => end <= position);
    return found && text.slice(found.end, position).trim() === '' ? proseOf(found.value) : '';
  };
  const first = docs[0];
  const isHead =
    first &&
    text
      .slice(0, first.start)
      .replaceAll(/^import .*$/gm, '')
      .trim() === '';
  return { path, text, constants, imports, commentBefore, about: isHead ? proseOf(first.value) : '' };
}

function proseOf(comment) {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();
}
