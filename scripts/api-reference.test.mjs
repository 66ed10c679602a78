import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedEntries, pageOf, readExports } from './api-reference.mjs';

describe('the API reference', () => {
  let pages = [];
  // Needs the compiler for the whole product.
  beforeAll(() => {
    pages = readExports(documentedEntries);
  }, 300_000);

  it('has a page for every entry, and a doc comment for every export', () => {
    expect(pages.map(({ name }) => name)).toEqual(documentedEntries.map(({ name }) => name));
    expect(pages.filter((page) => page.exports.length === 0)).toEqual([]);
    const silent = pages.flatMap(({ name, exports }) =>
      exports.filter(({ documentation }) => !documentation).map((each) => `${each.name} of ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('names no function in a doc comment that cannot be imported', () => {
    const shown = pages.map(pageOf).join('\n');
    const named = new Set([...shown.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name]) => name));
    const exported = new Set(pages.flatMap(({ exports }) => exports.map(({ name }) => name)));
    const inner = ['application', 'domain', 'infrastructure', 'ui-react'].flatMap(functionsIn);
    const isMember = (name) => new RegExp(`\\b${name}\\??[(:<]`).test(shown.replaceAll(/`[^`\n]*`/g, ''));
    expect([...named].filter((name) => inner.includes(name) && !exported.has(name) && !isMember(name))).toEqual([]);
  });

  it('shows a function without its body, and a type in full', () => {
    const [main] = pages;
    const page = pageOf(main);
    expect(page).toMatch(/^# porthole\n/);
    expect(page).toMatch(/## createModal\n\nCreates a modal[\s\S]+?```ts\nfunction createModal\(.*\): Modal\n```/);
    expect(page).toMatch(/```ts\ninterface Account \{\n[\s\S]*?readonly address: string;/);
  });
});

/** The functions that the modules of a folder export to each other. */
function functionsIn(folder) {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  const files = readdirSync(path, { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(path + file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
}
