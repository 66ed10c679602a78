/** Replaces RainbowKit's imports by Porthole's. */
import { note } from './read-file.mjs';

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
      note(file, `\`${name}\` of RainbowKit was not replaced`);
    }
    if (left.length > 0) {
      const names = left.map(({ imported, local }) =>
        imported.name === local.name ? local.name : `${imported.name} as ${local.name}`,
      );
      lines.push(`import { ${names.join(', ')} } from '${declaration.source.value}';`);
    }
  }
  for (const [at, { start, end }] of file.declarations.entries()) {
    const after = file.code.slice(end).match(/^[ \t]*\r?\n/)?.[0].length ?? 0;
    if (at === 0 && lines.length > 0) file.text.overwrite(start, end, lines.join('\n'));
    else file.text.remove(start, end + after);
  }
}
