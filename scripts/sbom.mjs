/**
 * `npm run sbom`: what the package consists of, as CycloneDX 1.5, in reports/sbom.cdx.json or `-- --out file`: what npm installs with it,
 * what is bundled in its files, and its peers, in the versions that it is tested with. The same lockfile always gives the same bytes.
 * (`npm sbom --omit=dev` omits packages that a development dependency needs as well.)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { nameAt, pathOf, treeOf } from './lockfile-tree.mjs';
import { bundledPaths } from './notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * @param {object} manifest package.json
 * @param {Record<string, object>} packages of the lockfile
 * @param {readonly string[]} brought paths of the packages that are bundled in the package's files
 */
export function billOf(manifest, packages, brought) {
  const { name, version, description, license, dependencies, peerDependencies, peerDependenciesMeta = {} } = manifest;
  const installed = treeOf(packages, Object.keys(dependencies));
  const peers = Object.keys(peerDependencies).map((peer) => pathOf(packages, '', peer));
  const refOf = (path) => `${nameAt(path)}@${packages[path].version}`;
  // Packages inside porthole/standalone may be installed as well: each is listed once, as what matters more to a dapp.
  const byRef = new Map();
  for (const row of [
    ...installed.map((path) => [path, 'required', 'installed']),
    ...peers.map((path) => [path, peerDependenciesMeta[nameAt(path)]?.optional ? 'optional' : 'required', 'peer']),
    ...brought.map((path) => [path, 'required', 'bundled']),
  ]) {
    if (!byRef.has(refOf(row[0]))) byRef.set(refOf(row[0]), row);
  }
  const rows = [...byRef.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  const refsOf = (from, names) => names.map((each) => refOf(pathOf(packages, from, each))).sort();
  const own = componentOf('', { name, version, license }, 'required');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...own, description } },
    components: rows.map(([path, scope, role]) => componentOf(path, packages[path], scope, role)),
    dependencies: [
      { ref: own['bom-ref'], dependsOn: [...new Set(rows.map(([path]) => refOf(path)))].sort() },
      ...installed.map((path) => ({
        ref: refOf(path),
        dependsOn: refsOf(path, Object.keys(packages[path].dependencies ?? {})),
      })),
    ],
  };
}

/** One package of the lockfile, as a CycloneDX component. */
export function componentOf(path, { name = nameAt(path), version, license, integrity }, scope, role) {
  const digest = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(role && { properties: [{ name: 'porthole:role', value: role }] }),
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(license && {
      licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'reports/sbom.cdx.json') } } });
  await ensureInstalled();
  await ensureBuilt({ quiet: true });
  const bill = billOf(readJson('package.json'), readJson('package-lock.json').packages, bundledPaths());
  const out = resolve(values.out);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(out);
}
