/**
 * A step of the publish workflow: writes the repository's URL into package.json, as npm provenance requires; refuses a tag, version
 * or changelog that do not match. The result is not committed: a fork publishes under its own URL.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** The folders of the packages that a release publishes: the package itself first. */
export const PACKAGES = ['.', 'templates/create-porthole', 'codemods'];

/** package.json with `repository`, `homepage` and `bugs`. `directory`: the package's folder, unless it is the root. */
export function withAddress(manifest, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }, directory = '.') {
  const origin = URL.canParse(server ?? '') ? new URL(server).origin : undefined;
  if (!origin || !/^[\w.-]+\/[\w.-]+$/.test(repository ?? '')) {
    throw new Error('GITHUB_SERVER_URL and GITHUB_REPOSITORY have to say where the package lives.');
  }
  const home = `${origin}/${repository}`;
  return {
    ...manifest,
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
    repository: { type: 'git', url: `git+${home}.git`, ...(directory !== '.' && { directory }) },
  };
}

/** The mismatches, as sentences. */
export function releaseProblems({ name, version }, tag, changelog) {
  return [
    ...(tag === `v${version}`
      ? []
      : [`The release is ${tag}, package.json of ${name} says ${version}: the tag has to be v${version}.`]),
    ...(changelog.includes(`\n## ${version}`) ? [] : [`CHANGELOG.md has no heading "## ${version}".`]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changelog = readFileSync(new URL('CHANGELOG.md', root), 'utf8');
  const manifests = PACKAGES.map((folder) => {
    const file = new URL(`${folder}/package.json`, root);
    return { folder, file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
  });
  const problems = new Set(manifests.flatMap(({ manifest }) => releaseProblems(manifest, process.env.TAG, changelog)));
  for (const problem of problems) console.error(problem);
  if (problems.size > 0) process.exit(1);
  for (const { folder, file, manifest } of manifests)
    writeFileSync(file, `${JSON.stringify(withAddress(manifest, process.env, folder), null, 2)}\n`);
}
