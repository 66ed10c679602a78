/** Rewrites a dapp with RainbowKit and wagmi to Porthole: the modal becomes wagmi's connector, wagmi's hooks stay. */
import { posix } from 'node:path';
import { isMarkup, namedInLines } from './component-scripts.mjs';
import { rewriteConnectButtons, rewriteProvider } from './rainbowkit/components.mjs';
import { findMaker, rewriteConfig } from './rainbowkit/config.mjs';
import { reportOtherImports, rewriteImports } from './rainbowkit/imports.mjs';
import { MODAL_HOOKS, MODAL_HOOKS_FILE, MODAL_HOOKS_TEXT } from './rainbowkit/modal-hooks.mjs';
import { done, localOf, note, readFile, relativeImport, want } from './rainbowkit/read-file.mjs';

const NAMED = /@rainbow-me\/rainbowkit[\w./-]*/g;

/**
 * @param {ReadonlyMap<string, string>} sources the texts of the dapp's files, by path with slashes
 * @returns {{ changed: ReadonlyMap<string, string>; notes: readonly string[] }} the new texts, including those of new files, and notes on what is left to do by hand
 */
export function fromRainbowKit(sources) {
  const notes = [];
  const files = [...sources].flatMap(([path, code]) => {
    if (isMarkup(path)) {
      notes.push(...namedInLines(path, code, NAMED, 'only files of JavaScript and TypeScript are changed'));
      return [];
    }
    try {
      return readFile(path, code) ?? [];
    } catch (error) {
      notes.push(`${path}: not changed, because it cannot be parsed: ${error.message}`);
      return [];
    }
  });
  const maker = files.find((file) => findMaker(file, 'getDefaultConfig') ?? findMaker(file, 'connectorsForWallets'));
  const options = files.flatMap((file) => rewriteProvider(file, maker));
  for (const file of files) {
    rewriteConnectButtons(file);
    if (file === maker) rewriteConfig(file, options);
  }
  const changed = new Map(writeHooks(files, maker));
  for (const file of files) {
    if (file.needsModal && file !== maker) importModal(file, maker);
    rewriteImports(file);
    reportOtherImports(file);
    if (file.text.hasChanged()) changed.set(file.path, file.text.toString());
    notes.push(...file.notes.map((sentence) => `${file.path}: ${sentence}`));
  }
  return { changed, notes };
}

/** Imports by the module from which the file imports wagmi's config, otherwise by the relative path. */
function importModal(file, maker) {
  if (!maker) {
    note(
      file,
      '`portholeModal` is not created in any file: create it as described in docs/wagmi.md, and import it here',
    );
    return;
  }
  const config = file.nodes.find(
    ({ node, above }) =>
      node.type === 'JSXAttribute' && node.name.name === 'config' && above.at(-1)?.name?.name === 'WagmiProvider',
  )?.node.value?.expression?.name;
  const declaration = file.program.body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && config && specifiers.some(({ local }) => local.name === config),
  );
  want(file, declaration?.source.value ?? relativeImport(file.path, maker.path), 'portholeModal');
}

/** The new file with the hooks, next to the config, if any file uses one. */
function writeHooks(files, maker) {
  const users = files.filter((file) => MODAL_HOOKS.some((hook) => localOf(file, hook)));
  const [first] = users;
  if (!first) return [];
  const home = maker ?? first;
  const path = posix.join(
    posix.dirname(home.path),
    `${MODAL_HOOKS_FILE}${/\.[cm]?tsx?$/.test(home.path) ? '.ts' : '.js'}`,
  );
  for (const file of users) {
    for (const hook of MODAL_HOOKS) {
      const local = localOf(file, hook);
      if (!local) continue;
      want(file, relativeImport(file.path, path), local === hook ? hook : `${hook} as ${local}`);
      done(file, local);
    }
  }
  return [[path, MODAL_HOOKS_TEXT]];
}
