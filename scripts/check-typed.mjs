/** A step of `npm run check`: the rules that need types, for the product's own code. Fakes and tests are exempt. */
import { fileURLToPath } from 'node:url';
import { coercionRule } from './coercion-rule.mjs';
import { flowRule } from './flow-rule.mjs';
import { moneyRule } from './money-rule.mjs';
import { schedulerRule } from './scheduler-rule.mjs';
import { typedProblems } from './typed-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const layers = ['domain', 'application', 'infrastructure', 'ui-react', 'compat'];
const found = typedProblems(
  root.replace(/\/$/, ''),
  layers.map((layer) => `${layer}/tsconfig.json`),
  [moneyRule, coercionRule, flowRule(root), schedulerRule],
).filter(({ path }) => !/\.test\.|\/fakes\//.test(path));
for (const { path, line, problem } of found) console.error(`${path}:${line}: ${problem}`);
process.exitCode = found.length === 0 ? 0 : 1;
