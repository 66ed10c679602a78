import { describe, expect, it } from 'vitest';
import { homesOf, withoutIndex } from './rxjs-modules.mjs';

const homes = homesOf(
  "export { map } from './internal/operators/map';\nexport { of, a as b } from './internal/observable/of';\n",
);

describe('imports of rxjs', () => {
  it('name where each name lies, on as many lines as before', () => {
    const code = "import {\n  map,\n  type Observable,\n  b as c,\n} from 'rxjs';\nmap(c);\n";
    const result = withoutIndex(code, homes);
    expect(result).toContain("import { map } from 'rxjs/internal/operators/map';");
    expect(result).toContain("import { a as c } from 'rxjs/internal/observable/of';");
    expect(result.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('fail the build where there is no such name', () => {
    expect(() => withoutIndex("import { nothing } from 'rxjs';", homes)).toThrow('nothing');
  });

  it('of other packages stay', () => {
    expect(withoutIndex("import { map } from 'other';", homes)).toBe("import { map } from 'other';");
  });
});
