/** One leaf of the English catalogue as ICU MessageFormat. Pure. */

/**
 * @param {object} node ESTree: a literal, a template or an arrow function
 * @returns {{ english: string, params?: { name: string, kind: 'text' | 'number' }[] } | { problem: string, node?: object }}
 */
export function icuOf(node) {
  try {
    if (node.type !== 'ArrowFunctionExpression') return { english: patternOf(bare(node), []) };
    const params = node.params.map(paramOf);
    return { english: patternOf(bodyOf(node), params), params };
  } catch (cause) {
    if (cause instanceof Refusal) return { problem: cause.message, node: cause.node };
    throw cause;
  }
}

class Refusal extends Error {
  constructor(message, node) {
    super(message);
    this.node = node;
  }
}

function paramOf(node) {
  if (node.type !== 'Identifier') throw new Refusal('Its parameters need names: no patterns, no defaults.', node);
  const type = node.typeAnnotation?.typeAnnotation?.type;
  if (node.optional) throw new Refusal(`\`${node.name}\` is optional: make two messages of it.`, node);
  if (type === 'TSStringKeyword') return { name: node.name, kind: 'text' };
  if (type === 'TSNumberKeyword') return { name: node.name, kind: 'number' };
  throw new Refusal(`\`${node.name}\` has to be declared as string or number.`, node);
}

function bodyOf(node) {
  if (node.body.type === 'BlockStatement') throw new Refusal('Return one sentence, without statements.', node.body);
  return bare(node.body);
}

function bare(node) {
  return node.type === 'ParenthesizedExpression' || node.type.startsWith('TS') ? bare(node.expression) : node;
}

/** `counted`: the number for `#`. */
function patternOf(node, params, counted) {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value !== 'string') throw new Refusal('It is not a text.', node);
      return escaped(node.value, counted);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const each = node.expressions[index];
          return escaped(value.cooked, counted) + (each ? placeholderOf(bare(each), params, counted) : '');
        })
        .join('');
    case 'ConditionalExpression':
      return pluralOf(node, params, counted);
    default:
      throw new Refusal(
        'Only a text, a template or a choice by a number (`count === 1 ? … : …`) can be translated.',
        node,
      );
  }
}

function placeholderOf(node, params, counted) {
  if (node.type !== 'Identifier' || !params.some(({ name }) => name === node.name))
    throw new Refusal('A template takes the parameters as they are: work them out where the message is used.', node);
  return node.name === counted ? '#' : `{${node.name}}`;
}

function pluralOf(start, params, outer) {
  if (outer) throw new Refusal('One choice by a number is enough for a sentence.', start);
  const forms = [];
  let counted;
  let node = start;
  while (node.type === 'ConditionalExpression') {
    const { left, operator, right } = bare(node.test);
    const param = params.find(({ name }) => name === left?.name);
    if (
      operator !== '===' ||
      param?.kind !== 'number' ||
      typeof right?.value !== 'number' ||
      (counted ?? param.name) !== param.name
    )
      throw new Refusal('Only a number can decide, as in `count === 1 ? … : …`: make two messages of it.', node.test);
    counted = param.name;
    forms.push([right.value === 1 ? 'one' : `=${right.value}`, bare(node.consequent)]);
    node = bare(node.alternate);
  }
  forms.push(['other', node]);
  return `{${counted}, plural, ${forms.map(([name, form]) => `${name} {${patternOf(form, params, counted)}}`).join(' ')}}`;
}

/** Braces mean something in ICU, and `#` does inside a plural. */
function escaped(text, counted) {
  return text.replaceAll(counted ? /'(?=[{}#'])|[{}#]+/g : /'(?=[{}'])|[{}]+/g, (found) =>
    found === "'" ? "''" : `'${found}'`,
  );
}
