/**
 * Makes Node load the React shell like a bundler: `…css?inline` is the text of a style sheet. What the shell loads later
 * is announced on `globalThis.loadingLater`, since virtual time must not pass meanwhile. `next` returns the result or a promise, as the kind
 * of hooks demands.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { smallRenderer } from '../../../scripts/small-renderer.mjs';

const SHELL = /\/(ui-react|examples)\/.*\.tsx?(\?|$)/;
const LATER = /\bimport\((\s*["'][^"']+["']\s*)\)/g;

/** `RENDERER=small` renders the shell as `porthole/standalone` does. */
const aliases = process.env.RENDERER === 'small' ? smallRenderer : [];

export function resolve(specifier, context, next) {
  const alias = aliases.find(({ find }) => find.test(specifier));
  if (alias) return next(alias.replacement, { ...context, parentURL: import.meta.url });
  // The example's screens are added to the shell of the sources, not to the built one.
  if (specifier === 'porthole/react') return next(new URL('../../../ui-react/index.ts', import.meta.url).href, context);
  if (!specifier.endsWith('.css?inline')) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
}

export function load(url, context, next) {
  if (url.endsWith('.css?inline')) {
    const css = readFileSync(fileURLToPath(url.replace('?inline', '')), 'utf8');
    return { source: `export default ${JSON.stringify(css)};`, format: 'module', shortCircuit: true };
  }
  const loaded = next(url, context);
  if (!SHELL.test(url)) return loaded;
  return loaded instanceof Promise ? loaded.then(announced) : announced(loaded);
}

function announced(loaded) {
  if (!loaded.source) return loaded;
  return { ...loaded, source: String(loaded.source).replace(LATER, 'globalThis.loadingLater(import($1))') };
}
