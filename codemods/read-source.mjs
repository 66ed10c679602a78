/** A source file as a tree, and its text to change. */
import MagicString from 'magic-string';
import { parseSync } from 'oxc-parser';

/**
 * Throws a SyntaxError with the first problem when the file cannot be read.
 * @param {string} code
 * @param {string} file its name: the ending says what it is written in
 */
export function readSource(code, file) {
  const { program, errors, module } = parseSync(file, code);
  const worst = errors.find(({ severity }) => severity === 'Error');
  if (worst) throw new SyntaxError(`${file}: ${worst.message}`);
  return { program, module, text: new MagicString(code) };
}

/**
 * Every node below, with those above it, nearest last.
 * @param {object} node
 * @param {(node: any, above: readonly any[]) => void} visit
 * @param {readonly object[]} above
 */
export function walk(node, visit, above = []) {
  visit(node, above);
  const path = [...above, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, path);
    }
  }
}
