/**
 * `node scripts/notices.mjs`: writes THIRD-PARTY-NOTICES.md from the code of other packages in dist/, by its source maps,
 * and from the packages that npm installs with it, by the lockfile. `npm run check` compares.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { nameAt, treeOf } from './lockfile-tree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'THIRD-PARTY-NOTICES.md');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const INTRODUCTION = `# Third-party notices

Written by \`node scripts/notices.mjs\`. What npm installs beside Porthole has its licence in its own folder: what is listed first is
installed for everybody, and of the optional peers each dapp installs what it uses.

The marks of coins, networks and login providers are drawn after Simple Icons (CC0-1.0), Google's after its branding guidelines. They
are trademarks of their owners, and say who or what is meant.
`;

/** The packages whose code is in these source maps, by the folders they were read from. */
export function bundledIn(maps) {
  const paths = maps
    .flatMap((map) => JSON.parse(map).sources)
    .map((source) => /node_modules\/.*$/.exec(source ?? '')?.[0]);
  return [
    ...new Set(paths.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path ?? '') ?? [])),
  ].sort();
}

/** The whole file, for the current build and lockfile. */
export function writtenNotices() {
  const { packages } = readJson('package-lock.json');
  const { dependencies, peerDependencies, peerDependenciesMeta } = readJson('package.json');
  const isOptional = (name) => peerDependenciesMeta[name]?.optional === true;
  const lineOf = (path) => `- ${nameAt(path)}, ${licenceOf(path, packages)}`;
  const installed = treeOf(packages, Object.keys(dependencies)).map(lineOf);
  const peers = Object.keys(peerDependencies).map((name) => {
    return `${lineOf(`node_modules/${name}`)}${isOptional(name) ? ' (optional)' : ''}`;
  });
  return [
    INTRODUCTION,
    `Installed:\n\n${installed.join('\n')}\n`,
    `Peers:\n\n${peers.join('\n')}\n`,
    'Inside the files of the package:\n',
    ...groups(bundledPaths()).map(({ paths, text }) => `## ${[...new Set(paths.map(nameAt))].join(', ')}\n\n${text}\n`),
  ].join('\n');
}

/** Problems of the file as it is committed, as sentences. */
export function noticeProblems() {
  if (readFileSync(file, 'utf8') === writtenNotices()) return [];
  return ['THIRD-PARTY-NOTICES.md is not what is bundled and installed: node scripts/notices.mjs'];
}

/** The paths of the source maps in dist/, from the root. */
export function bundledPaths() {
  const maps = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .map((name) => readFileSync(join(root, 'dist', name), 'utf8'));
  const standalone = readJson('dist/standalone/contents.json').packages;
  return [...new Set([...bundledIn(maps), ...standalone])].sort();
}

function licenceOf(path, packages) {
  return packages[path].license ?? readJson(`${path}/package.json`).license ?? 'see its folder';
}

/** Packages with the same licence text share it. */
function groups(paths) {
  const byText = new Map();
  for (const path of paths) {
    const text = licenceTextOf(path);
    byText.set(text, [...(byText.get(text) ?? []), path]);
  }
  return [...byText].map(([text, named]) => ({ text, paths: named }));
}

/** For a package that names its licence but includes no licence file. */
function namedLicence(path) {
  const { license, author, repository } = readJson(`${path}/package.json`);
  if (license === undefined) throw new Error(`${path} is brought along and names no licence.`);
  const by = author?.name ?? author ?? 'its contributors';
  return `${license}, by ${by}: ${repository?.url ?? repository ?? path}. Its package has no file with the words.`;
}

function licenceTextOf(path) {
  const name = readdirSync(join(root, path)).find((each) => /^licen[cs]e/i.test(each));
  if (name === undefined) return namedLicence(path);
  return readFileSync(join(root, path, name), 'utf8')
    .replaceAll('\r', '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureBuilt();
  writeFileSync(file, writtenNotices());
}
