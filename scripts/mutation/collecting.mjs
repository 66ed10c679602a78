/** Makes test files of the core import `collected-tests.mjs` as `vitest`. */
import { register } from 'node:module';

const hook = `export function resolve(specifier, context, next) {
  return specifier === 'vitest' && /\\.test\\.ts/.test(context.parentURL ?? '')
    ? { url: ${JSON.stringify(new URL('./collected-tests.mjs', import.meta.url).href)}, shortCircuit: true }
    : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
