/** The package in a dapp's node_modules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';

const app = hostFolders()['plain-page'];
const folder = join(app, 'node_modules/porthole');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const { exports } = JSON.parse(read('package.json')) as {
  exports: Record<string, string | Readonly<Record<string, string>>>;
};
const entries = Object.entries(exports).flatMap(([entry, to]) => (typeof to === 'string' ? [] : [{ entry, ...to }]));

it('links every declaration to its source', () => {
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.filter((file) => !file.endsWith('.d.ts.map'))).toEqual([]);
  const named = files.filter((file) => file.endsWith('.js') && read(file).includes('\n//# sourceMappingURL='));
  expect(named).toEqual([]);
  const gone = maps.flatMap((file) => {
    const { sources, sourcesContent } = JSON.parse(read(file)) as Record<string, readonly string[]>;
    return (sources ?? []).filter(
      (source, at) => !sourcesContent?.[at] && !existsSync(join(folder, dirname(file), source)),
    );
  });
  expect(gone).toEqual([]);
  expect(maps.filter((file) => file.endsWith('.d.ts.map')).length).toBeGreaterThan(1000);
});

it('has no tests and no settings of ours', () => {
  expect(files.filter((file) => /\.(?:test|bench)\.tsx?$|tsconfig|tsbuildinfo/.test(file))).toEqual([]);
});

it('declares every package that it imports, as strict package managers require', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
  const declared = Object.keys({ ...dependencies, ...peerDependencies, ...peerDependenciesMeta });
  const code = files.filter((file) => /^dist.(?!standalone).*\.(?:js|d\.ts)$/.test(file));
  const named = code.flatMap((file) =>
    [
      ...read(file).matchAll(/^(?:import|export) (?:[^;\n"']* from )?["']((?:@[^/"']+\/)?[^./"'][^/"']*)[^"']*["'];/gm),
    ].map(([, name]) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(10);
  expect([...new Set([...named, '@types/react'])].filter((name) => !declared.includes(name ?? ''))).toEqual([]);
});

it('has the images and pages that its README links to', () => {
  const shown = [...read('README.md').matchAll(/(?:src|srcset)="([^"]+)"|\]\((docs\/[^)#]+)/g)].map(
    ([, picture, page]) => picture ?? page ?? '',
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

describe('for React on a server', () => {
  const marked = files.filter((file) => /\.js$/.test(file) && /^['"]use client['"]/.test(read(file)));

  it('marks client components, in files that no other bundler reads and could warn about', () => {
    const onServer = entries.flatMap((each) => each['react-server' as keyof typeof each] ?? []);
    expect(marked.map((file) => `./${file.replaceAll('\\', '/')}`).sort()).toEqual([...onServer].sort());
    expect(onServer).toHaveLength(6);
  });

  it('re-exports everything in the entry', async () => {
    const namesOf = (condition: string) => {
      const [entry] = entries.flatMap((each) => (each.entry === './react' ? [Object(each)[condition]] : []));
      return run(
        process.execPath,
        ['-p', `Object.keys(require(${JSON.stringify(join(folder, entry))})).sort().join()`],
        {
          cwd: app,
        },
      );
    };
    const [plain, onServer] = await Promise.all([namesOf('default'), namesOf('react-server')]);
    expect(onServer).toBe(plain);
    expect(plain).toContain('PortholeButton');
  });
});

it('can be loaded by require, in a Node that supports it', async () => {
  const modules = entries.filter(({ entry }) => !entry.endsWith('.css'));
  const names = modules.map(({ entry }) => `porthole${entry.slice(1)}`);
  const script = `for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(require(name)).length)`;
  const printed = await run(process.execPath, ['-e', script], { cwd: hostFolders()['appkit-app'] });
  const empty = printed
    .trim()
    .split('\n')
    .filter((line) => line.endsWith(' 0'));
  expect({ empty, count: printed.trim().split('\n').length }).toEqual({ empty: [], count: names.length });
});
