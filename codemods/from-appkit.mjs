/** AppKit's modules and their replacements in Porthole. Only module names change. */
import { changeScripts, isMarkup, namedInLines, splitAstro } from './component-scripts.mjs';
import { readSource, walk } from './read-source.mjs';

/** By their names in AppKit. Modules that are not listed have no replacement and are reported. */
export const MODULES = {
  '@reown/appkit': 'porthole/appkit',
  '@reown/appkit/react': 'porthole/appkit/react',
  '@reown/appkit/library/react': 'porthole/appkit/react',
  '@reown/appkit/vue': 'porthole/appkit/vue',
  '@reown/appkit/library/vue': 'porthole/appkit/vue',
  // Modals for pairing only: the same names.
  '@reown/appkit/core': 'porthole/appkit',
  '@reown/appkit/react-core': 'porthole/appkit/react',
  '@reown/appkit/vue-core': 'porthole/appkit/vue',
  '@reown/appkit/networks': 'porthole/appkit/networks',
  '@reown/appkit-adapter-wagmi': 'porthole/appkit/wagmi',
  '@reown/appkit-adapter-ethers': 'porthole/appkit/ethers',
  '@reown/appkit-adapter-ethers5': 'porthole/appkit/ethers',
  '@reown/appkit-adapter-solana': 'porthole/appkit/solana',
  '@reown/appkit-adapter-solana/react': 'porthole/appkit/solana/react',
  '@reown/appkit-adapter-bitcoin': 'porthole/appkit/bitcoin',
  '@reown/appkit-siwe': 'porthole/appkit/siwe',
  '@reown/appkit-siwx': 'porthole/appkit/siwx',
  '@reown/appkit-pay': 'porthole/appkit/pay',
  '@reown/appkit-pay/react': 'porthole/appkit/pay/react',
  '@reown/appkit-wallet-button': 'porthole/appkit/wallet-button',
  '@reown/appkit-wallet-button/react': 'porthole/appkit/wallet-button/react',
};

/** Names of AppKit's modules that the replacements lack: the inner parts of AppKit. */
export const ABSENT = {
  '@reown/appkit': [...['AccountController', 'CoreHelperUtil', 'DEFAULT_METHODS', 'WcConstantsUtil', 'WcHelpersUtil']],
  '@reown/appkit-adapter-bitcoin': ['mapSatsConnectAddressPurpose'],
  '@reown/appkit-adapter-wagmi': ['authConnector'],
  '@reown/appkit-siwe': ['SIWEController', 'mapToSIWX'],
  '@reown/appkit-siwx': ['CloudAuthSIWX', 'ReownAuthentication'],
};

const THEIRS = /^@(?:reown|web3modal)\/(?!walletkit)/;
/** Anywhere in a text. */
const NAMED = /@(?:reown|web3modal)\/(?!walletkit)[\w./-]*/g;
/** In an `import()`. */
const IMPORTED = /\bimport\(\s*["'`]@(?:reown|web3modal)\/[^"'`]*/g;

/**
 * @param {ReadonlyMap<string, string>} sources the texts of the dapp's files, by path
 * @returns {{ changed: ReadonlyMap<string, string>; notes: readonly string[] }} the new texts, and notes on what is left to do by hand
 */
export function fromAppKit(sources) {
  const changed = new Map();
  const notes = [];
  for (const [path, code] of sources) {
    try {
      const text = rewriteFile(path, code, notes);
      if (text !== code) changed.set(path, text);
    } catch (error) {
      notes.push(`${path}: not changed, because it cannot be parsed: ${error.message}`);
    }
  }
  return { changed, notes };
}

function rewriteFile(path, code, notes) {
  if (/\.html?$/.test(path)) {
    // It may get its modules from an import map or a CDN, which only its author can replace.
    notes.push(...namedInLines(path, code, NAMED, 'pages in HTML are not changed'));
    return code;
  }
  if (path.endsWith('.astro')) {
    const file = `${path}.ts`;
    const { fence, script, rest } = splitAstro(code, (text) => canRead(text, file));
    return fence + rewrite(path, file, script, notes) + rewriteScripts(path, rest, notes, 'ts');
  }
  return isMarkup(path) ? rewriteScripts(path, code, notes) : rewrite(path, path, code, notes);
}

/** The scripts of a component in Vue, Svelte or Astro. Its markup may import as well: `{#await import('…')}`. */
function rewriteScripts(path, code, notes, usual) {
  const leave = (text, type) => {
    const names = (type === undefined ? text.match(IMPORTED) : text)?.toString().match(NAMED) ?? [];
    const where = type === undefined ? 'imported in the markup' : `named in a script of type ${type}`;
    for (const name of new Set(names)) notes.push(`${path}: ${name} is ${where}, and is not changed`);
  };
  return changeScripts(code, (text, language) => rewrite(path, `${path}.${language}`, text, notes), leave, usual);
}

function canRead(code, file) {
  try {
    return Boolean(readSource(code, file));
  } catch {
    return false;
  }
}

function rewrite(path, file, code, notes) {
  if (!code.includes('@reown/') && !code.includes('@web3modal/')) return code;
  const { program, text } = readSource(code, file);
  const report = (sentence) => notes.includes(`${path}: ${sentence}`) || notes.push(`${path}: ${sentence}`);
  const reportName = (name, module) => {
    if (absentFrom(module).includes(name)) report(`${name} of ${module} has no replacement in Porthole`);
  };
  /** The modules of AppKit that a variable stands for as a whole: `import * as kit`. */
  const wholes = new Map();
  /** The nodes that name a module as the source of something. */
  const sources = new Set();
  walk(program, (node, above) => {
    const isOther = /Literal$/.test(node.type) && ![node, ...above].some((each) => sources.has(each));
    // In a bundler's `transpilePackages`, for instance.
    if (isOther && THEIRS.test(textOf(node))) report(`${textOf(node)} is named in a text, and is not changed`);
    const source = sourceOf(node);
    if (source) sources.add(source);
    const module = textOf(source);
    if (module === undefined) {
      const [part] = (source && code.slice(source.start, source.end).match(NAMED)) ?? [];
      if (part) report(`${part} is part of a module name that is put together at run time, and is not changed`);
    }
    if (module === undefined || !THEIRS.test(module)) return;
    const own = MODULES[module];
    if (!own) return report(`${module} has no replacement in Porthole`);
    text.overwrite(source.start + 1, source.end - 1, own);
    const { names, whole } = takenBy(node, above);
    for (const name of names) reportName(name, module);
    if (whole) wholes.set(whole, module);
  });
  if (wholes.size > 0) {
    walk(program, (node) => {
      const { object, property, left, right, computed } = node;
      const module = wholes.get((node.type === 'TSQualifiedName' ? left : object)?.name);
      if (module) reportName(computed ? textOf(property) : (property ?? right)?.name, module);
    });
  }
  return text.toString();
}

/** Where a node names a module: in an import, an export, a `declare module`, `require`, or a mock of `vi` or `jest`. */
function sourceOf({ type, source, argument, id, callee, moduleReference, arguments: given }) {
  if (type === 'TSModuleDeclaration') return id;
  if (type === 'TSImportType') return argument?.literal ?? argument ?? source;
  if (type === 'TSImportEqualsDeclaration') return moduleReference.expression;
  if (type !== 'CallExpression') return source;
  if (!['require', 'vi', 'jest'].includes(callee.name ?? callee.object?.name)) return undefined;
  // An import inside it names its module itself, as in `vi.mock(import('…'))`.
  return /Import|Function/.test(given[0]?.type) ? undefined : given[0];
}

/** The text of a literal, or of a template without variables. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return typeof node?.value === 'string' ? node.value : undefined;
}

/** The names that a node takes from its module, and the variable that gets the module as a whole. */
function takenBy(node, above) {
  if (node.type === 'TSImportEqualsDeclaration') return { names: [], whole: node.id.name };
  if (!['ImportExpression', 'CallExpression'].includes(node.type)) {
    const { specifiers = [] } = node;
    const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')?.local.name;
    const names = specifiers.flatMap(({ imported, local, exported }) => (imported ?? (exported && local))?.name ?? []);
    return { names, whole };
  }
  const [user, next] = above
    .filter(({ type }) => !['AwaitExpression', 'ParenthesizedExpression', 'ChainExpression'].includes(type))
    .reverse();
  if (user?.type === 'VariableDeclarator') return takenInto(user.id);
  if (user?.type !== 'MemberExpression') return { names: [] };
  const name = user.computed ? textOf(user.property) : user.property.name;
  return name === 'then' && next?.type === 'CallExpression'
    ? takenInto(next.arguments[0]?.params?.[0])
    : { names: [name] };
}

/** By `kit`, or by `{ createAppKit, CoreHelperUtil: helper }`. */
function takenInto(pattern) {
  if (pattern?.type !== 'ObjectPattern') return { names: [], whole: pattern?.name };
  return { names: pattern.properties.flatMap(({ key }) => key?.name ?? key?.value ?? []) };
}

/** The entries for React and Vue have the names of the plain one. */
function absentFrom(module) {
  return ABSENT[module.replace(/^(@reown\/appkit)\/(?:library\/|)(?:react|vue|core)(?:-core)?$/, '$1')] ?? [];
}
