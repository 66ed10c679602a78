import { describe, expect, it } from 'vitest';
import { withOwnExports } from './own-exports.mjs';

describe('own exports', () => {
  it('keep their names, on as many lines as before', () => {
    const code = [
      'import { __exportAll } from "../rolldown-runtime.js";',
      'import { other } from "./other.js";',
      'var view_exports = /* @__PURE__ */ __exportAll({',
      '\tView: () => View,',
      '\tdefault: () => view_default',
      '});',
      'export { other, view_exports };',
    ].join('\n');
    const result = withOwnExports(code);
    expect(result.trim()).toBe(
      'import { other } from "./other.js";\n\n\n\n\nexport { other, View, view_default as default };',
    );
    expect(result.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('are imported directly', () => {
    expect(withOwnExports('const load = () => import("./view.js").then((n) => n.view_exports);')).toBe(
      'const load = () => import("./view.js");',
    );
    expect(withOwnExports('import { other, view_exports } from "./view.js";')).toBe(
      'import { other } from "./view.js"; import * as view_exports from "./view.js";',
    );
  });

  it('fail the build if the bundler wraps them in another way', () => {
    expect(() => withOwnExports('const view_exports = __exportAll(view);')).toThrow('own-exports.mjs');
  });
});
