/**
 * Optional peers in the published files: each import of one has a comment on its line with the command that installs it. Builders that do
 * not find the package show that line.
 */
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** With the major version of its range, or the only version that fits. */
function wanted([name, range]) {
  return [name, `${name}@${/^\^\d/.test(range) ? range.slice(1).split('.')[0] : range}`];
}

const optional = ([name]) => manifest.peerDependenciesMeta[name]?.optional;

/** The arguments of `npm install`, by package name. wagmi's package is not a peer (docs/wagmi.md). */
export const INSTALLED = {
  ...Object.fromEntries(Object.entries(manifest.peerDependencies).filter(optional).map(wanted)),
  '@wagmi/core': '@wagmi/core',
};

const IMPORT = /^(?:import|export) [^;\n]*? from "((?:@[^/"]+\/)?[^/"]+)[^"]*";$/gm;

/** One output file's text, with as many lines as before. */
export function withInstallNotes(code) {
  return code.replace(IMPORT, (line, name) =>
    Object.hasOwn(INSTALLED, name) ? `${line} // npm install ${INSTALLED[name]}` : line,
  );
}

/** For the build of the package: the last plug-in that touches text. */
export const installNotes = {
  name: 'install-notes',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = withInstallNotes(part.code);
  },
};
