/** The files of a new dapp, by their paths. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEXT, VERSIONS, VITE, WAGMI } from './versions.mjs';

/** The networks by their names in `viem/chains`; the placeholder in the template's files. */
const CHAINS = { ethereum: 'mainnet' };
const STANDS_FOR_CHAIN = /\bmainnet\b/g;
const PROJECT_ID = /\bimport\.meta\.env\.VITE_PROJECT_ID\b/g;

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * @param {{ name: string, framework: 'vite' | 'next', wagmi: 'yes' | 'no', pm: string, network: string, porthole?: string }} answers
 *   `porthole`: another version of it, or a packed file
 */
export function filesOf({ name, framework, wagmi, pm, network, porthole = `^${version}` }) {
  const isNext = framework === 'next';
  const source = isNext ? 'app' : 'src';
  const chain = CHAINS[network] ?? network;
  const parts = Object.entries(folder(wagmi === 'yes' ? 'wagmi' : 'plain')).map(([path, text]) => {
    const fitting = isNext
      ? `'use client';\n\n${text.replace(PROJECT_ID, 'process.env.NEXT_PUBLIC_PROJECT_ID')}`
      : text;
    return [`${source}/${path}`, fitting.replace(STANDS_FOR_CHAIN, chain)];
  });
  return {
    'package.json': `${JSON.stringify(manifest({ name, isNext, isWagmi: wagmi === 'yes', porthole }), null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.next\nnext-env.d.ts\n*.tsbuildinfo\n.env.local\n',
    'README.md': readme(name, pm, isNext),
    ...(pm === 'yarn' && { '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
    ...folder(framework),
    ...Object.fromEntries(parts),
  };
}

function manifest({ name, isNext, isWagmi, porthole }) {
  const { '@types/node': node, '@types/react': react, '@types/react-dom': dom, typescript, ...peers } = VERSIONS;
  const types = { '@types/react': react, '@types/react-dom': dom, typescript };
  return {
    name,
    private: true,
    type: 'module',
    scripts: isNext
      ? { dev: 'next dev', build: 'next build', start: 'next start' }
      : { dev: 'vite', build: 'tsc --noEmit && vite build', start: 'vite preview' },
    dependencies: sorted({ ...peers, porthole, ...(isNext && NEXT), ...(isWagmi && WAGMI) }),
    devDependencies: sorted(isNext ? { '@types/node': node, ...types } : { ...types, ...VITE }),
  };
}

function readme(name, pm, isNext) {
  const run = pm === 'npm' ? 'npm run' : pm;
  const variable = isNext ? 'NEXT_PUBLIC_PROJECT_ID' : 'VITE_PROJECT_ID';
  return `# ${name}

\`\`\`sh
${pm} install
${run} dev
\`\`\`

Wallets in the browser work as they are. For wallets on phones, put the project id that WalletConnect gives you into \`.env.local\`:

\`\`\`
${variable}=…
\`\`\`
`;
}

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The files in a folder of `files`, by path with slashes. */
function folder(name) {
  const place = fileURLToPath(new URL(`./files/${name}`, import.meta.url));
  const paths = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const isFile = (path) => statSync(join(place, path)).isFile();
  const entryOf = (path) => [path.split(sep).join('/'), readFileSync(join(place, path), 'utf8')];
  return Object.fromEntries(paths.filter(isFile).map(entryOf));
}
