/**
 * Untrusted values are never coerced: `String`, `Number`, `BigInt` and `${}` throw for a value such as `{ "toString": 1 }`, which any
 * answer may contain.
 */
import { SyntaxKind } from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';

const FORCING = new Set(['String', 'Number', 'BigInt']);
/** Types that these accept without an error. External types are checked where they are declared. */
const SAFE = [
  ...[TypeFlags.StringLike, TypeFlags.NumberLike, TypeFlags.BigIntLike, TypeFlags.BooleanLike],
  ...[TypeFlags.Undefined, TypeFlags.Null, TypeFlags.Never, TypeFlags.Instantiable],
].reduce((all, each) => all | each);

/** @type {import('./typed-rules.mjs').Rule} */
export const coercionRule = {
  problemOf(node, { wholly }) {
    const forced = forcedBy(node);
    if (!forced || wholly(forced, SAFE)) return undefined;
    return 'What may be anything is forced here, which may throw. Read it with domain/text/text-of.ts.';
  },
};

function forcedBy(node) {
  if (node.kind === SyntaxKind.TemplateSpan) return node.expression;
  if (node.kind !== SyntaxKind.CallExpression || node.expression.kind !== SyntaxKind.Identifier) return undefined;
  return FORCING.has(node.expression.text) ? node.arguments[0] : undefined;
}
