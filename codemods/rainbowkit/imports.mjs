/** Replaces RainbowKit's imports by Porthole's. */
import { findMaker } from './config.mjs';
import { isTheirs, note, textAt } from './read-file.mjs';

const MAKERS = ['getDefaultConfig', 'connectorsForWallets'];
const MAKE_CONST =
  ': only a call at the top level is, `const config = …`. Write it so and run this again, or create the modal and the config as described in docs/wagmi.md';

/** Remaining imports of RainbowKit are kept and reported: they have no replacement. */
export function rewriteImports(file) {
  const lines = [...file.wants]
    .sort(([a], [b]) => (a.startsWith('.') ? 1 : 0) - (b.startsWith('.') ? 1 : 0) || a.localeCompare(b))
    .map(
      ([module, names]) => `import { ${[...names].sort((a, b) => a.localeCompare(b)).join(', ')} } from '${module}';`,
    );
  for (const declaration of file.declarations) {
    const { specifiers } = declaration;
    const left = specifiers.filter(({ local }) => !file.names.get(local.name)?.done);
    for (const { local } of left) {
      const { name } = file.names.get(local.name);
      const whole = name === '*';
      note(
        file,
        whole
          ? `\`* as ${local.name}\` of RainbowKit was not replaced: import its names one by one, and run this again`
          : `\`${name}\` of RainbowKit was not replaced${MAKERS.includes(name) && !findMaker(file, name) ? MAKE_CONST : ''}`,
      );
    }
    if (left.length > 0) lines.push(`${importOf(file, declaration, left)} from '${declaration.source.value}';`);
  }
  for (const [at, { start, end }] of file.declarations.entries()) {
    const after = file.code.slice(end).match(/^[ \t]*\r?\n/)?.[0].length ?? 0;
    if (at === 0 && lines.length > 0) file.text.overwrite(start, end, lines.join('\n'));
    else file.text.remove(start, end + after);
  }
}

/** What is left of a declaration: types stay types, and aliases aliases. */
function importOf(file, { importKind }, specifiers) {
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier').map((each) => textAt(file, each));
  const others = specifiers.filter(({ type }) => type !== 'ImportSpecifier').map((each) => textAt(file, each));
  const list = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
  return `import ${importKind === 'type' ? 'type ' : ''}${list}`;
}

/** Other ways to reach RainbowKit's module are kept and reported. */
export function reportOtherImports(file) {
  for (const { node } of file.nodes) {
    const source = node.type === 'ImportDeclaration' ? undefined : node.source;
    const value = typeof source?.value === 'string' ? source.value : undefined;
    if (value === undefined || !isTheirs(value)) continue;
    const what = textAt(file, node).replace(/\s+/g, ' ').replace(/;$/, '');
    note(file, `\`${what}\` was not replaced`);
  }
}
