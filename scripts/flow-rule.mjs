/**
 * No flow of `application/` depends on one above or beside it: neither by an import, nor by what that one declares to the engine: its
 * part of the state, its events, intents and screens. Checked with types, because declarations are visible everywhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { mayKnow } from './flow-order.mjs';

/** Files in which a flow names its events, intents and screens. */
const NAMING = ['events.ts', 'intents.ts', 'routes.ts', 'flow.ts'];

/** The discriminants of events, intents and screens. */
const KINDS = new Set(['type', 'view']);

/**
 * @param {string} root of the project
 * @returns {import('./typed-rules.mjs').Rule}
 */
export function flowRule(root) {
  const names = declaredNames(join(root, 'application'));
  return { problemOf: (node, typed) => problemOf(node, typed, names) };
}

/** Events, intents and views, each as `type:send`, with the flow that declares it. */
function declaredNames(folder) {
  const names = new Map();
  for (const { name: flow } of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())) {
    for (const file of readdirSync(join(folder, flow)).filter((each) => NAMING.includes(each))) {
      const text = readFileSync(join(folder, flow, file), 'utf8');
      for (const [, kind, all] of text.matchAll(/readonly (type|view): ((?:\s*\|?\s*'[^']+')+)/g))
        for (const [, name] of all.matchAll(/'([^']+)'/g)) names.set(`${kind}:${name}`, flow);
    }
  }
  return names;
}

function problemOf(node, typed, names) {
  const from = flowOf(typed.path);
  if (!from) return undefined;
  const named = flowsNamed(node, typed, names);
  // Members that several flows have, such as an event's failure, are not restricted.
  if (named.length === 0 || named.some((flow) => !flow || mayKnow(from, flow))) return undefined;
  const [to] = named;
  return `${from} may not know ${to}: scripts/flow-order.mjs says which flow may know which.`;
}

/** The flows whose declarations this code refers to. */
function flowsNamed(node, typed, names) {
  switch (node.kind) {
    case SyntaxKind.ImportDeclaration:
    case SyntaxKind.ExportDeclaration:
      return [flowOf(join(typed.path, '..', node.moduleSpecifier?.text ?? ''))];
    case SyntaxKind.PropertyAccessExpression:
      return KINDS.has(node.name.text) ? [] : typed.declaredIn(node.name).map(flowOf);
    case SyntaxKind.BindingElement:
      return propertyNameOf(node) ? typed.propertyDeclaredIn(node.parent, propertyNameOf(node)).map(flowOf) : [];
    case SyntaxKind.StringLiteral:
      return [names.get(`${keyOf(node)}:${node.text}`)];
    default:
      return [];
  }
}

/** Of `{ pay: name = 1 }` in a pattern: `pay`. */
function propertyNameOf({ parent, dotDotDotToken, propertyName, name }) {
  if (parent.kind !== SyntaxKind.ObjectBindingPattern || dotDotDotToken) return undefined;
  const { text } = propertyName ?? name;
  return KINDS.has(text) ? undefined : text;
}

/** What the text is the value of, or is compared with: `view` in `{ view: 'send' }`, in `route.view === 'send'` and in a `case`. */
function keyOf({ parent, text }) {
  const last = (expression) => (expression.name ?? expression).text;
  switch (parent.kind) {
    case SyntaxKind.PropertyAssignment:
      return parent.name.text;
    case SyntaxKind.BinaryExpression:
      return last(parent.left);
    case SyntaxKind.CaseClause:
      return last(parent.parent.parent.expression);
    default:
      // Names of events have a dot, and are nothing else.
      return /^[a-z-]+\.[a-z-]+$/.test(text) ? 'type' : undefined;
  }
}

/** `send` for `application/send/fold-send.ts`; nothing outside. */
function flowOf(path) {
  return /^application\/([^/]+)\//.exec(path)?.[1];
}
