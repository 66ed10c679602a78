/** AppKit's public names: each is exported by what stands for its module, or the codemod reports it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABSENT, fromAppKit, MODULES } from './from-appkit.mjs';
import { readSource } from './read-source.mjs';

const HOOKS = [
  ...['useAppKit', 'useAppKitAccount', 'useAppKitConnection', 'useAppKitConnections', 'useAppKitEvents'],
  ...['useAppKitNetwork', 'useAppKitProvider', 'useAppKitState', 'useAppKitTheme', 'useAppKitWallets'],
  ...['useDisconnect', 'useWalletInfo'],
];
const INNER = ['AccountController', 'CoreHelperUtil', 'DEFAULT_METHODS', 'WcConstantsUtil', 'WcHelpersUtil'];
const BUTTONS = ['AppKitAccountButton', 'AppKitButton', 'AppKitConnectButton', 'AppKitNetworkButton'];

/** By the maker's public documentation. */
const NAMES = {
  '@reown/appkit': ['AppKit', 'createAppKit', ...INNER],
  '@reown/appkit/react': [
    ...['AppKit', 'createAppKit', 'getAppKit', 'modal', 'useAppKitBalance', 'useAppKitNetworkCore'],
    ...[...HOOKS, ...BUTTONS, ...INNER],
  ],
  '@reown/appkit/vue': ['AppKit', 'createAppKit', ...HOOKS, ...INNER],
  '@reown/appkit/networks': ['bitcoin', 'bitcoinTestnet', 'defineChain', 'solana', 'solanaDevnet', 'solanaTestnet'],
  '@reown/appkit-adapter-wagmi': ['WagmiAdapter', 'authConnector'],
  '@reown/appkit-adapter-ethers': ['EthersAdapter'],
  '@reown/appkit-adapter-ethers5': ['Ethers5Adapter'],
  '@reown/appkit-adapter-solana': ['SolanaAdapter'],
  '@reown/appkit-adapter-solana/react': ['useAppKitConnection'],
  '@reown/appkit-adapter-bitcoin': ['AddressPurpose', 'BitcoinAdapter', 'mapSatsConnectAddressPurpose'],
  '@reown/appkit-siwe': [
    ...['SIWEController', 'createSIWEConfig', 'formatMessage', 'getAddressFromMessage', 'getChainIdFromMessage'],
    ...['getDidAddress', 'getDidChainId', 'mapToSIWX', 'verifySignature'],
  ],
  '@reown/appkit-siwx': [
    ...['BIP122Verifier', 'CloudAuthSIWX', 'DefaultSIWX', 'EIP155Verifier', 'InformalMessenger', 'LocalStorage'],
    ...['ReownAuthentication', 'SIWXConfig', 'SIWXMessenger', 'SIWXStorage', 'SIWXVerifier', 'SolanaVerifier'],
  ],
  '@reown/appkit-wallet-button': ['createAppKitWalletButton'],
  '@reown/appkit-wallet-button/react': ['AppKitWalletButton', 'useAppKitUpdateEmail', 'useAppKitWallet'],
  '@reown/appkit-pay': ['getExchanges', 'getIsPaymentInProgress', 'getPayError', 'getPayResult', 'openPay'],
  '@reown/appkit-pay/react': ['useAvailableExchanges', 'useExchangeBuyStatus', 'usePay', 'usePayUrlActions'],
};

const exported = (module) => {
  const url = new URL(`../compat/${MODULES[module].replace('porthole/', '')}/index.ts`, import.meta.url);
  const { module: read } = readSource(readFileSync(url, 'utf8'), url.pathname);
  const values = read.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  return values.flatMap(({ exportName }) => exportName.name ?? []);
};
const reported = (module, name) =>
  fromAppKit(new Map([['a.ts', `import { ${name} } from '${module}';\n`]])).notes.length > 0;

it.each(Object.entries(NAMES))('%s', (module, names) => {
  const there = exported(module);
  expect(names.filter((name) => there.includes(name) === reported(module, name))).toEqual([]);
});

it('nothing is called absent that is there', () => {
  for (const [module, names] of Object.entries(ABSENT))
    expect(exported(module).filter((name) => names.includes(name))).toEqual([]);
});

it('types and re-exports are reported by their names in AppKit', () => {
  const { notes } = fromAppKit(
    new Map([
      ['a.ts', "export { mapToSIWX as map } from '@reown/appkit-siwe';\nexport * from '@reown/appkit-siwe';\n"],
    ]),
  );
  expect(notes).toEqual(['a.ts: mapToSIWX of @reown/appkit-siwe has no replacement in Porthole']);
});
