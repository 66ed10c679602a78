/**
 * Lets a lazily imported file export its own names. If modules are assigned to files, the bundler wraps lazily imported
 * exports in one object (`__exportAll`). A dapp's bundler cannot analyse that object: it would keep the
 * wrapper, in a separate file that every first click waits for.
 */
const WRAPPED = /^var (\w+_exports) = \/\* @__PURE__ \*\/ __exportAll\(\{([^{}]*)\}\);$/gm;
const EXPORT = /^export \{ ([^{}]*) \};$/m;
const UNWRAP = /\.then\(\(n\) => n\.\w+_exports\)/g;
const FROM = /^import \{ ([^{}]*) \} from ("[^"]*");$/gm;

/** The text of one output file with its own exports, and the same number of lines, so that its source map stays valid. */
export function withOwnExports(code) {
  const own = new Map();
  let result = code.replace(WRAPPED, (text, name, names) => {
    own.set(
      name,
      [...names.matchAll(/(\w+): \(\) => (\w+)/g)].map(([, as, local]) => (as === local ? as : `${local} as ${as}`)),
    );
    return '\n'.repeat(text.split('\n').length - 1);
  });
  result = result.replace(EXPORT, (_, list) => {
    const names = new Set(list.split(', ').flatMap((name) => own.get(name) ?? [name]));
    return `export { ${[...names].join(', ')} };`;
  });
  result = result.replace(UNWRAP, '').replace(FROM, (text, list, from) => {
    const names = list.split(', ').filter((name) => name !== '__exportAll');
    const whole = names.filter((name) => name.endsWith('_exports'));
    if (names.length > 0 && whole.length === 0) return text;
    const others = names.filter((name) => !whole.includes(name));
    return [
      ...(others.length > 0 ? [`import { ${others.join(', ')} } from ${from};`] : []),
      ...whole.map((name) => `import * as ${name} from ${from};`),
    ].join(' ');
  });
  if (result.includes('__exportAll') && !code.includes('var __exportAll')) {
    throw new Error('The bundler wraps exports in another way than scripts/own-exports.mjs knows.');
  }
  return result;
}

const PURE = '/* @__PURE__ */';

/** For the build of the package. */
export const ownExports = {
  name: 'own-exports',
  generateBundle(_, bundle) {
    const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
    const [runtime] = chunks.find(([, { name }]) => name === 'rolldown-runtime') ?? [];
    for (const [file, chunk] of chunks) if (file !== runtime) chunk.code = withOwnExports(chunk.code);
    // A polyfill is not a pure call, even if it is annotated as one: Turbopack would drop it.
    for (const [, chunk] of chunks) chunk.code = chunk.code.replaceAll(`(${PURE} __commonJSMin(`, '(__commonJSMin(');
    // Still needed if a bundled package is CommonJS.
    const used = chunks.some(([file, { code }]) => file !== runtime && code.includes('/rolldown-runtime.js"'));
    if (runtime && !used) delete bundle[runtime];
  },
};
