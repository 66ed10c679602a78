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

  it('shows a function without its body, and a type in full', () => {
    const [main] = pages;
    const page = pageOf(main);
    expect(page).toMatch(/^# porthole\n/);
    expect(page).toMatch(/## createModal\n\nCreates a modal[\s\S]+?```ts\nfunction createModal\(.*\): Modal\n```/);
    expect(page).toMatch(/```ts\ninterface Account \{\n[\s\S]*?readonly address: string;/);
  });
});
