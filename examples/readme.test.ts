import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAILURE_CODES } from '../domain/failure/failure.js';
import { publishedEntries } from '../scripts/published-entries.mjs';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const readme = read('README.md');
const docs = readdirSync(new URL('docs/', root), { encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs];
const shown = [readme, ...docs.map(read)].join('\n');

const CODE = '```(?:[jt]sx?|mjs|vue|svelte)\\n';
const snippets = [...shown.matchAll(new RegExp(`<!-- file: (\\S+) -->\\n${CODE}([\\s\\S]*?)\`\`\``, 'g'))].map(
  ([, file = '', code = '']) => [file, code] as const,
);
const examples = readdirSync(new URL('examples/', root), { recursive: true, encoding: 'utf8' })
  .map((file) => `examples/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** The names that a module exports, apart from types. */
function valuesOf(source: string): readonly string[] {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const listed = lists.flatMap((each) => (/^\s*type /.test(each) ? [] : (/(\w+)\s*$/.exec(each)?.[1] ?? [])));
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return [...listed, ...declared];
}

describe('the README and the pages of docs/', () => {
  it.each(snippets)('shows %s as it is', (file, code) => {
    expect(code).toBe(read(file));
  });

  it('take every code block from a compiled file', () => {
    const count = (text: string) => text.match(new RegExp(CODE, 'g'))?.length ?? 0;
    // The secure site's start script is not part of the package.
    expect(count(shown) - count(read('docs/secure-site.md'))).toBe(snippets.length);
  });

  it('show or link every example', () => {
    const mains = examples.filter((file) => !shown.includes(file) && !file.endsWith('custom-adapters/main.ts'));
    expect(mains).toEqual([]);
  });

  it('list all options, and no others', () => {
    const sources = [read('infrastructure/options.ts'), read('domain/site/options.ts')];
    const blocks = sources.map(
      (text) => /export interface (?:Modal|Checkable)Options[^{]*\{([\s\S]*?)\n\}/.exec(text)?.[1],
    );
    const options = blocks.flatMap((block) =>
      [...(block ?? '').matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name),
    );
    const table = read('docs/options.md');
    const listed = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect([...new Set(listed)].sort()).toEqual([...new Set(options)].sort());
    expect(options.length).toBeGreaterThan(20);
  });

  it('has a short README that links to every page', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200);
    expect(docs.filter((page) => !readme.includes(`(${page})`))).toEqual([]);
    expect(docs.filter((page) => !read('llms.txt').includes(`(${page})`))).toEqual([]);
  });

  it('name everything that the entries export, where a reader would look for it', () => {
    // AppKit's names are documented by AppKit.
    const entries = publishedEntries.filter(({ name }) => !name.startsWith('porthole/appkit'));
    const unnamed = entries.flatMap(({ name, source }) =>
      valuesOf(read(source))
        .filter((each) => !new RegExp(`\\b${each}\\b`).test(shown))
        .map((each) => `${each} of ${name}`),
    );
    expect(unnamed).toEqual([]);
    const known = entries.flatMap(({ source }) => valuesOf(read(source)));
    for (const each of ['createModal', 'evm', 'logInByEmail', 'nextWallets', 'ConnectButton'])
      expect(known).toContain(each);
  });

  it('explain every failure code', () => {
    const listed = [...read('docs/troubleshooting.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    expect(listed).toEqual([...FAILURE_CODES]);
  });

  it('list all scripts, and no others', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const table = /\| Script \|[^\n]*\n([\s\S]*?)\n\n/.exec(read('docs/tests.md'))?.[1] ?? '';
    const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('only name existing files to contributors', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path = '']) => path);
    const gone = named.filter((path) => path.includes('/') && !existsSync(new URL(path, root)));
    expect(gone).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  it.each(pages)('%s links to files and headings that exist', (page) => {
    const text = read(page);
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    for (const target of targets.filter((each) => !each.startsWith('http'))) {
      const [path = '', heading] = target.split('#');
      const there = new URL(path || page.replace(/^.*\//, ''), new URL(page, root));
      expect(existsSync(there), target).toBe(true);
      const headings = !/\.md$/.test(there.pathname)
        ? []
        : [...readFileSync(there, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
      if (heading && /\.md$/.test(there.pathname)) expect(headings, target).toContain(heading);
    }
  });
});

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}
