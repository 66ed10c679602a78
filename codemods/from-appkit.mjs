/** AppKit's modules, by what stands for them in Porthole. Nothing but the names of modules changes. */
import { readSource, walk } from './read-source.mjs';

/** By their names in AppKit. Of those that are not here, nothing stands for them: they are reported. */
const MODULES = {
  '@reown/appkit': 'porthole/appkit',
  '@reown/appkit/react': 'porthole/appkit/react',
  '@reown/appkit/library/react': 'porthole/appkit/react',
  '@reown/appkit/networks': 'porthole/appkit/networks',
  '@reown/appkit-adapter-wagmi': 'porthole/appkit/wagmi',
  '@reown/appkit-adapter-ethers': 'porthole/appkit/ethers',
  '@reown/appkit-adapter-ethers5': 'porthole/appkit/ethers',
  '@reown/appkit-adapter-solana': 'porthole/appkit/solana',
  '@reown/appkit-adapter-bitcoin': 'porthole/appkit/bitcoin',
};

const THEIRS = /^@(?:reown|web3modal)\/(?!walletkit)/;

/**
 * @param {string} code
 * @param {string} file its name
 * @returns {{ code: string; changed: boolean; notes: readonly string[] }} `notes`: what is left to do by hand
 */
export function fromAppKit(code, file) {
  const { program, text } = readSource(code, file);
  const notes = [];
  walk(program, (node) => {
    const source =
      node.source ?? (node.type === 'TSImportType' ? (node.argument?.literal ?? node.argument) : undefined);
    if (typeof source?.value !== 'string' || !THEIRS.test(source.value)) return;
    const own = MODULES[source.value];
    if (own) text.overwrite(source.start + 1, source.end - 1, own);
    else notes.push(`${file}: nothing stands for ${source.value} in Porthole`);
  });
  return { code: text.toString(), changed: text.hasChanged(), notes };
}
