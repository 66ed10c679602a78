/** AppKit's modules and their replacements in Porthole. Only module names change. */
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

/**
 * @param {ReadonlyMap<string, string>} sources the texts of the dapp's files, by path
 * @returns {{ changed: ReadonlyMap<string, string>; notes: readonly string[] }} the new texts, and notes on what is left to do by hand
 */
export function fromAppKit(sources) {
  const changed = new Map();
  const notes = [];
  for (const [path, code] of sources) {
    try {
      const text = /\.(?:vue|svelte)$/.test(path)
        ? rewriteScripts(path, code, notes)
        : rewrite(path, path, code, notes);
      if (text !== code) changed.set(path, text);
    } catch (error) {
      notes.push(`${path}: not changed, because it cannot be parsed: ${error.message}`);
    }
  }
  return { changed, notes };
}

/** The scripts of a component in Vue or Svelte. */
function rewriteScripts(path, code, notes) {
  return code.replaceAll(/(<script\b[^>]*>)(.*?)(?=<\/script>)/gs, (_, tag, script) => {
    const [, language = 'js'] = tag.match(/\blang=["']?(\w+)/) ?? [];
    return tag + rewrite(path, `${path}.${language}`, script, notes);
  });
}

function rewrite(path, file, code, notes) {
  if (!code.includes('@reown/') && !code.includes('@web3modal/')) return code;
  const { program, text } = readSource(code, file);
  walk(program, (node) => {
    const source = sourceOf(node);
    if (typeof source?.value !== 'string' || !THEIRS.test(source.value)) return;
    const own = MODULES[source.value];
    if (own) {
      text.overwrite(source.start + 1, source.end - 1, own);
      for (const name of namesOf(node)) {
        if (absentFrom(source.value).includes(name))
          notes.push(`${path}: ${name} of ${source.value} has no replacement in Porthole`);
      }
    } else notes.push(`${path}: ${source.value} has no replacement in Porthole`);
  });
  return text.toString();
}

/** Where a node names a module: in an import, an export, a `declare module`, `require`, or a mock of `vi` or `jest`. */
function sourceOf({ type, source, argument, id, callee, arguments: given }) {
  if (type === 'TSModuleDeclaration') return id;
  if (type === 'TSImportType') return argument?.literal ?? argument ?? source;
  if (type !== 'CallExpression') return source;
  return ['require', 'vi', 'jest'].includes(callee.name ?? callee.object?.name) ? given[0] : undefined;
}

/** What a declaration takes from its module. */
function namesOf({ specifiers = [] }) {
  return specifiers.flatMap(({ imported, local, exported }) => (imported ?? (exported && local))?.name ?? []);
}

/** The entries for React and Vue have the names of the plain one. */
function absentFrom(module) {
  return ABSENT[module.replace(/^(@reown\/appkit)\/(?:library\/|)(?:react|vue|core)(?:-core)?$/, '$1')] ?? [];
}
