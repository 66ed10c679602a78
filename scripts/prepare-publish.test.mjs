import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PACKAGES, releaseProblems, withAddress } from './prepare-publish.mjs';

describe('publishing', () => {
  it('writes the repository in the form that provenance is verified against', () => {
    const at = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'some-team/porthole' };
    expect(withAddress({ name: 'porthole' }, at)).toEqual({
      name: 'porthole',
      homepage: 'https://git.example/some-team/porthole#readme',
      bugs: { url: 'https://git.example/some-team/porthole/issues' },
      repository: { type: 'git', url: 'git+https://git.example/some-team/porthole.git' },
    });
  });
  it.each([{}, { GITHUB_SERVER_URL: 'https://git.example' }, { GITHUB_SERVER_URL: 'x', GITHUB_REPOSITORY: 'a/b' }])(
    'refuses an unknown URL: %o',
    (env) => expect(() => withAddress({}, env)).toThrow('where the package lives'),
  );
  it('writes the folder of a package that is not the root', () => {
    const at = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'some-team/porthole' };
    expect(withAddress({}, at, 'codemods').repository).toEqual({
      type: 'git',
      url: 'git+https://git.example/some-team/porthole.git',
      directory: 'codemods',
    });
  });
  it('refuses a tag, a version and a changelog that do not match', () => {
    expect(releaseProblems({ version: '1.2.0' }, 'v1.2.0', '# Changelog\n\n## 1.2.0\n')).toEqual([]);
    expect(releaseProblems({ version: '1.2.0' }, 'v1.1.0', '\n## 1.2.0')).toHaveLength(1);
    expect(releaseProblems({ version: '1.2.0' }, 'v1.2.0', '\n## Unreleased')).toHaveLength(1);
  });
});

describe('the publish workflow', () => {
  const text = readFileSync(new URL('../.github/workflows/publish.yml', import.meta.url), 'utf8');

  it('pins actions by commit, has minimal permissions, and publishes with provenance and without a token', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(1);
    expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
    expect(text).toContain('\npermissions: {}\n');
    expect(text).toContain('id-token: write');
    expect(text).toContain('npm publish --ignore-scripts --provenance');
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  });
  it('publishes every package that the documentation runs', () => {
    const published = [...text.matchAll(/npm publish (?:\.\/(\S+) )?--/g)].map(([, folder]) => folder ?? '.');
    expect(published).toEqual(PACKAGES);
  });
  it('runs only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });
});

describe.each(PACKAGES.slice(1))('the package in %s', (folder) => {
  const at = fileURLToPath(new URL(`../${folder}`, import.meta.url));

  it('is published with every file that its own files import', () => {
    const [{ files, version }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: at }));
    const packed = files.map(({ path }) => path);
    const wanted = packed
      .filter((path) => path.endsWith('.mjs'))
      .flatMap((path) =>
        [...readFileSync(join(at, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, to]) =>
          posix.join(posix.dirname(path), to),
        ),
      );
    expect(wanted.length).toBeGreaterThan(1);
    expect(wanted.filter((path) => !packed.includes(path))).toEqual([]);
    expect(version).toBe(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
  });
});
