/** A source file as a syntax tree, and its editable text. */
import MagicString from 'magic-string';
import { parseSync } from 'oxc-parser';

/**
 * Throws a SyntaxError with the first problem if the file cannot be parsed.
 * @param {string} code
 * @param {string} file its name: the extension determines the language
 */
export function readSource(code, file) {
  const { program, errors, module } = parseSync(file, code);
  // Astro allows `return Astro.redirect('…')` at the top level of a component.
  const allowed = (message) => file.endsWith('.astro.ts') && /'return' statement/.test(message);
  const worst = errors.find(({ severity, message }) => severity === 'Error' && !allowed(message));
  if (worst) throw new SyntaxError(`${file}: ${worst.message}`);
  return { program, module, text: new MagicString(code) };
}

/**
 * Visits every descendant with its ancestors, the nearest last.
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
