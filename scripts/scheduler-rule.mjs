/**
 * No scheduler is passed to what creates a stream from values or joins streams: the published package leaves that part of rxjs out
 * (`scripts/inner-from.mjs`). Times are passed to `timer`, `delay` and the like.
 */
import { SyntaxKind } from 'typescript/unstable/ast';

const CREATORS = new Set(['of', 'from', 'merge', 'concat', 'startWith', 'endWith', 'concatWith', 'mergeWith']);

/** @type {import('./typed-rules.mjs').Rule} */
export const schedulerRule = {
  problemOf(node, { propertyDeclaredIn }) {
    if (node.kind !== SyntaxKind.CallExpression || !CREATORS.has(node.expression.text)) return undefined;
    const last = node.arguments.at(-1);
    if (!last || propertyDeclaredIn(last, 'schedule').length === 0) return undefined;
    return 'A scheduler is passed to what creates a stream, which the published package does not support. Use observeOn or timer.';
  },
};
