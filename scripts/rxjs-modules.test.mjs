import { describe, expect, it } from 'vitest';
import { homesOf, locate, withoutIndex } from './rxjs-modules.mjs';

const homes = homesOf(
  "export { map } from './internal/operators/map';\nexport { of, a as b } from './internal/observable/of';\n",
);

describe('imports of rxjs', () => {
  it('name the defining modules, on as many lines as before', () => {
    const code = "import {\n  map,\n  type Observable,\n  b as c,\n} from 'rxjs';\nmap(c);\n";
    const result = withoutIndex(code, homes);
    expect(result).toContain("import { map } from 'rxjs/internal/operators/map';");
    expect(result).toContain("import { a as c } from 'rxjs/internal/observable/of';");
    expect(result.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('fail the build for an unknown name', () => {
    expect(() => withoutIndex("import { nothing } from 'rxjs';", homes)).toThrow('nothing');
  });

  it('of other packages do not change', () => {
    expect(withoutIndex("import { map } from 'other';", homes)).toBe("import { map } from 'other';");
  });
});

describe('a module of rxjs', () => {
  const dist = '/app/node_modules/rxjs/dist/esm';

  it('is the compiled one, for packages and for other modules of rxjs', () => {
    expect(locate(dist, 'rxjs/internal/operators/map', '/app/a.js')).toBe(`${dist}/internal/operators/map.js`);
    const importer = `${dist}/internal/operators/mergeMap.js`;
    expect(locate(dist, '../Observable', importer)).toBe(`${dist}/internal/Observable.js`);
  });

  it.each([
    ['./from', 'of.js'],
    ['./innerFrom', 'merge.js'],
  ])('%s is replaced', (id, importer) => {
    expect(locate(dist, id, `${dist}/internal/observable/${importer}`)).toMatch(/\/scripts\/inner-from\.mjs$/);
  });

  it('other modules do not change', () => {
    expect(locate(dist, './b.js', '/app/a.js')).toBeUndefined();
    expect(locate(dist, 'tslib', `${dist}/internal/a.js`)).toBeUndefined();
  });
});
