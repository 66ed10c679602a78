/**
 * Forbids floats for money. It uses the compiler's types, to distinguish a `number` behind an alias, or a product of two,
 * from an exact `bigint`.
 */
import { SyntaxKind } from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';

/** A name about money, in camel case. */
const MONEY =
  /(?:^|[a-z\d])(?:amount|balance|price|fee|worth|quantity|fiat|dollars?|cents|wei|gwei|lamports?|satoshis?|allowance|slippage|liquidity)(?:s|[A-Z]|$)/i;
const ROUNDING = new Set(['toFixed', 'toPrecision', 'toExponential']);
const WHOLE_MAKING = new Set(['round', 'floor', 'ceil', 'trunc', 'pow']);
const FACTORS = new Set([
  ...[SyntaxKind.AsteriskToken, SyntaxKind.SlashToken, SyntaxKind.PercentToken, SyntaxKind.AsteriskAsteriskToken],
]);
const ARITHMETIC = new Set([
  ...FACTORS,
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.PlusEqualsToken, SyntaxKind.MinusEqualsToken],
  ...[SyntaxKind.AsteriskEqualsToken, SyntaxKind.SlashEqualsToken, SyntaxKind.PercentEqualsToken],
]);

/**
 * Values that wallets and services expect as a number, by file: they are below 2^53 and not used in arithmetic.
 * @type {Readonly<Record<string, string>>}
 */
const HANDED_OVER = {
  'infrastructure/connectors/bitcoin/sats-way.ts':
    'sats-connect takes satoshis as a number; all there are fit into one',
};

/** @type {import('./typed-rules.mjs').Rule} */
export const moneyRule = { problemOf, excepted: HANDED_OVER };

function problemOf(node, typed) {
  if (node.kind === SyntaxKind.CallExpression) return problemOfCall(node, typed);
  if (node.kind === SyntaxKind.PrefixUnaryExpression && node.operator === SyntaxKind.PlusToken) {
    return speaksOfMoney(node.operand) ? 'Money made a float by +. Read it with domain/money/decimal.ts.' : undefined;
  }
  if (node.kind !== SyntaxKind.BinaryExpression || !ARITHMETIC.has(node.operatorToken.kind)) return undefined;
  const float = [node.left, node.right].find((side) => speaksOfMoney(side) && typed.some(side, TypeFlags.NumberLike));
  return float && 'Money reckoned with as a float. Keep it as a bigint (domain/money/amount.ts) or a Decimal.';
}

function problemOfCall({ expression, arguments: given }, { some, wholly }) {
  const called = nameOf(expression);
  if (called === 'parseFloat') return 'parseFloat makes a float. Read the number with domain/money/decimal.ts.';
  if (expression.kind === SyntaxKind.PropertyAccessExpression && ROUNDING.has(called)) {
    return `${called} rounds a float. Round a Decimal, or use domain/money/format-number.ts.`;
  }
  const [first] = given;
  if (!first || expression.kind !== SyntaxKind.Identifier) return undefined;
  if (called === 'Number' && (wholly(first, TypeFlags.BigIntLike) || speaksOfMoney(first))) {
    return 'Number of money loses digits. Keep it as a bigint (domain/money/amount.ts) or a Decimal.';
  }
  // A value that is rounded afterwards was computed as a float.
  if (called === 'BigInt' && isReckoned(first) && some(first, TypeFlags.NumberLike)) {
    return 'BigInt of what was reckoned as a float. Reckon in bigint from the start.';
  }
  return undefined;
}

/** Whether the name of an expression means money: the last word of `a.b.price`, `a[0].fee` or `price!`. */
function speaksOfMoney(node) {
  return MONEY.test(nameOf(node) ?? '');
}

function nameOf(node) {
  switch (node?.kind) {
    case SyntaxKind.Identifier:
      return node.text;
    case SyntaxKind.PropertyAccessExpression:
      return node.name.text;
    case SyntaxKind.ElementAccessExpression:
    case SyntaxKind.NonNullExpression:
    case SyntaxKind.ParenthesizedExpression:
    case SyntaxKind.AsExpression:
    case SyntaxKind.AwaitExpression:
      return nameOf(node.expression);
    case SyntaxKind.BinaryExpression:
      return node.operatorToken.kind === SyntaxKind.QuestionQuestionToken ? nameOf(node.left) : undefined;
    default:
      return undefined;
  }
}

/** Whether any part of it may be a fractional number. */
function isReckoned(node) {
  if (node.kind === SyntaxKind.CallExpression) return WHOLE_MAKING.has(nameOf(node.expression));
  return node.kind === SyntaxKind.BinaryExpression && FACTORS.has(node.operatorToken.kind);
}
