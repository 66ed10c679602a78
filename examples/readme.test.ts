import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const readme = read('README.md');
const pages = ['README.md', 'CONTRIBUTING.md'] as const;

const snippets = [...readme.matchAll(/<!-- file: (\S+) -->\n```tsx?\n([\s\S]*?)```/g)].map(
  ([, file = '', code = '']) => [file, code] as const,
);
const examples = readdirSync(new URL('examples/', root), { recursive: true, encoding: 'utf8' })
  .map((file) => `examples/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

describe('the README', () => {
  it.each(snippets)('shows %s as it is', (file, code) => {
    expect(code).toBe(read(file));
  });

  it('has every fenced piece of code from a file that is compiled', () => {
    expect(readme.match(/```tsx?\n/g)).toHaveLength(snippets.length);
  });

  it('shows or links every example', () => {
    const mains = examples.filter((file) => !readme.includes(file) && !file.endsWith('custom-adapters/main.ts'));
    expect(mains).toEqual([]);
  });

  it('lists every option there is, and no other', () => {
    const sources = [read('infrastructure/options.ts'), read('domain/site/options.ts')];
    const blocks = sources.map(
      (text) => /export interface (?:Modal|Checkable)Options[^{]*\{([\s\S]*?)\n\}/.exec(text)?.[1],
    );
    const options = blocks.flatMap((block) =>
      [...(block ?? '').matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name),
    );
    const table = /### Options\n([\s\S]*?)\n### /.exec(readme)?.[1] ?? '';
    const listed = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect([...new Set(listed)].sort()).toEqual([...new Set(options)].sort());
    expect(options.length).toBeGreaterThan(20);
  });

  it('lists every script, and no other', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const table = /\| Script \|[^\n]*\n([\s\S]*?)\n\n/.exec(readme)?.[1] ?? '';
    const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('names no file to contributors that is not there', () => {
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
      expect(path === '' || existsSync(new URL(path, root)), target).toBe(true);
      const headings = [...read(path || page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
      if (heading && /\.md$|^$/.test(path)) expect(headings, target).toContain(heading);
    }
  });
});

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}
