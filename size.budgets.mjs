import { approvals } from './size.approvals.mjs';
import { entries } from './size.entries.mjs';

/**
 * Limits of what a visitor's browser downloads, in bytes after gzip -9, without React. 1 kB is 1,000 bytes here.
 *
 * `roots` are the source modules that are imported lazily, by path: a file, a folder (with a trailing slash), or the
 * name of a package that is split by itself (`npm:viem`). `*` stands for one folder name and makes one part per folder.
 * The measurement fails for a lazy import that no row names, and for a row that matches nothing (except for `*` rows).
 */
export const SOLANA = [
  'infrastructure/chains/solana/',
  'infrastructure/connectors/wallet-standard/index.ts',
  'infrastructure/connectors/wallet-standard/connect-wallet.ts',
  'infrastructure/connectors/wallet-standard/connector.ts',
  'infrastructure/connectors/wallet-standard/read-accounts.ts',
  'infrastructure/connectors/wallet-standard/solana-chains.ts',
  'infrastructure/connectors/wallet-standard/solana-requests.ts',
  'npm:@solana/web3.js',
];
export const BITCOIN = [
  'infrastructure/chains/bitcoin/',
  'infrastructure/connectors/bitcoin/',
  'npm:@scure/btc-signer',
];
export const POLKADOT = [
  'infrastructure/chains/polkadot/',
  'infrastructure/connectors/polkadot/',
  'npm:@scure/sr25519',
];
export const EIP155 = ['infrastructure/chains/evm/', 'infrastructure/connectors/injected/', 'npm:viem'];

export const budgets = {
  /** Modules of other namespaces: they must not be in the bundle, except in parts that are loaded for a session of `theirs`. */
  foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
  /** Loaded with the host's page: the entry and its static imports. */
  entryPoint: {
    limit: 7_510,
    forbidden: ['inversify', '@inversifyjs/*', 'reflect-metadata', 'zod', 'viem'],
  },
  /** The files of porthole/standalone: loaded with the page, and until the first screen is shown. Both include all libraries, the renderer as well. */
  // Includes WalletConnect's logo (0.5 kB), which is in the list from the start.
  // 200 bytes of the opening draw the list once before the click, with its styles. 80 are the texts of the network button in a module of their
  // own, without which pages without that button load 80 bytes less, and `preload: 'page'`. A few bytes more or less are the names of the files.
  // 30 choose another network when the site has removed the one in use: without it, visitors without a wallet cannot leave the screen that asks them to switch.
  standalone: { page: 9_430, opening: 65_460 },
  /** Scripts that Chromium requests for a page built by Vite: the plain page, and one with every kind of part. */
  requests: { open: 6, connect: 4 },
  /** Loaded when the page is idle, on hover, or for a stored session. The limit includes the entry point. */
  core: {
    // 150 bytes draw the list once before the click, which halves the wait of the first.
    // 100 keep a session whose code could not be loaded, and restore the others.
    // 55 end a session with a phone that was still being restored when the visitor connected another wallet or disconnected: it would
    // stay open in the wallet. 75 remember one that could not be restored at all, and have it ended on a later visit.
    // 30 choose another network when the site has removed the one in use.
    limit: 53_720,
    roots: ['infrastructure/start-core.ts', 'infrastructure/connectors/injected/', 'ui-react/shell/mount-shell.tsx'],
  },
  /** What several parts share: loaded with the first of them and counted once. `module` is the published file. */
  shared: [
    { name: 'amounts', module: 'domain/amounts', limit: 1_200 },
    // The connection to browser wallets, the use cases of connected visitors and of pairing, and what services and
    // nodes have in common.
    // 500 bytes say that activity, swaps and buying could not be loaded, and try again.
    // 200 bytes notice that the visitor leaves a session that could not be restored: it would stay open in the wallet.
    { name: 'connecting', module: 'application/connecting', limit: 18_920 },
    // 60 bytes are the style of icons, without which pages load less before anyone connects.
    { name: 'account button, connected', module: 'ui-react/buttons/account-face', limit: 2_660 },
    // The frame of later screens, messages, and the screens for connecting and for the account. 55 bytes keep an account's
    // name from breaking inside a word.
    { name: 'once opened', module: 'ui-react/opened', limit: 17_750 },
    // The wallet directory, analytics, balances and names. 1.4 kB of it are the ids of images, 36 random characters
    // each.
    { name: 'what asks services', module: 'infrastructure/services/asked', limit: 11_690 },
    { name: 'view login, first screen', module: 'ui-react/views/login/ways', limit: 5_150 },
  ],
  /**
   * Loaded when a wallet, a chain or a screen is used. A limit is for what comes in addition to the core, to what is
   * shared and to the part named by `after`. Screens include their own texts; the texts for failures (1.4 kB) are
   * counted with each screen that shows them and loaded once.
   */
  parts: [
    { name: 'container', roots: ['infrastructure/composition-root.ts'], limit: 15_150 },
    { name: 'that a package is missing', roots: ['infrastructure/packages/missing-package.ts'], limit: 750 },
    { name: 'use cases, other accounts', roots: ['application/account/other-accounts-part.ts'], limit: 1_300 },
    { name: 'view account, several', roots: ['ui-react/views/account/account-choice.tsx'], limit: 1_300 },
    { name: 'use cases, activity', roots: ['application/activity/'], limit: 3_800 },
    { name: 'use cases, what was sent', roots: ['application/sent/'], limit: 2_500 },
    { name: 'use cases, changes', roots: ['application/changes/'], limit: 1_000 },
    { name: 'use cases, send', roots: ['application/send/'], limit: 8_300 },
    { name: 'use cases, swap', roots: ['application/swap/'], limit: 8_850 },
    { name: 'use cases, buy', roots: ['application/buy/'], limit: 4_300 },
    { name: 'use cases, names', roots: ['application/names/'], limit: 2_600 },
    // 750 bytes sum the spending caps of a batch, which could be split to look small. 1,150 read messages as they are signed: a
    // Solana sign-in for another site, a hash whose bytes are letters. 75 let a visitor cancel a transfer (ERC-3009), whose number looks like
    // a hash; they are in typed data and in words, too.
    { name: 'use cases, dangers of requests', roots: ['application/approve/dangers/dangers-of.ts'], limit: 8_275 },
    {
      name: 'use cases, dangers of typed data',
      roots: ['application/approve/dangers/signed-dangers-of.ts'],
      limit: 14_295,
    },
    { name: 'use cases, approve', roots: ['application/approve/'], limit: 12_150 },
    // The functions of optional flows, for screens and sites: names of intents. A screen that calls them includes up to
    // 0.2 kB of it.
    { name: 'flow functions', roots: ['activity', 'approve', 'buy', 'login', 'names', 'send', 'swap'], limit: 1_250 },
    ...entries,
    { name: 'embedded wallet, the handle', roots: ['embedded'], limit: 700 },
    {
      name: 'embedded wallet, inside Telegram',
      roots: ['infrastructure/connectors/embedded/page-login.ts'],
      limit: 900,
      after: 'embedded wallet, when used',
    },
    {
      name: 'embedded wallet, on Solana',
      roots: ['infrastructure/connectors/embedded/solana-words.ts'],
      limit: 1_500,
      after: 'embedded wallet, when used',
    },
    { name: 'embedded wallet, when used', roots: ['infrastructure/connectors/embedded/'], limit: 12_650 },
    { name: 'use cases, login', roots: ['application/login/'], limit: 4_300 },
    { name: 'the words of alerts', roots: ['domain/site/alert.ts'], limit: 900 },
    // In the modal's language, where the console has them in English.
    { name: 'an alert in the modal', roots: ['ui-react/shell/notices/alert.tsx'], limit: 1_000 },
    { name: 'chain reads by a service', roots: ['infrastructure/rpc/'], limit: 900 },
    // Loaded only by pages with flows of their own.
    { name: 'flows of the host', roots: ['flow.ts', 'infrastructure/own-flows.ts'], limit: 1_300 },
    { name: 'list of hosts', roots: ['infrastructure/egress.ts'], limit: 1_150 },
    {
      name: 'wallet directory over HTTP',
      roots: ['directory.ts'],
      limit: 500,
    },
    { name: 'service of names', roots: ['infrastructure/services/blockchain/registry-client.ts'], limit: 3_600 },
    {
      name: 'services of chains, activity and NFTs',
      roots: ['infrastructure/services/blockchain/activity.ts', 'infrastructure/services/blockchain/collectibles.ts'],
      limit: 2_600,
      after: 'services of chains',
    },
    {
      name: 'services of chains, swaps',
      roots: ['infrastructure/services/blockchain/swaps.ts'],
      limit: 2_400,
      after: 'services of chains',
    },
    { name: 'services of chains', roots: ['blockchain.ts'], limit: 500 },
    { name: 'analytics', roots: ['analytics.ts'], limit: 320 },
    { name: 'sellers', roots: ['onramp.ts', 'infrastructure/services/onramp/'], limit: 7_550 },
    {
      name: 'use cases, records of accounts',
      roots: ['application/sign-in/account-record.ts'],
      limit: 600,
      after: 'use cases, sign-in',
    },
    { name: 'use cases, sign-in', roots: ['application/sign-in/'], limit: 4_650 },
    { name: 'requests in words, the entry', roots: ['clear-signing.ts'], limit: 400 },
    { name: 'its registry', roots: ['infrastructure/clear-signing/registry.ts'], limit: 2_700, after: 'in words' },
    { name: 'its auditors', roots: ['infrastructure/clear-signing/vouched.ts'], limit: 13_600, after: 'in words' },
    { name: 'in words', roots: ['infrastructure/clear-signing/'], limit: 12_585, after: 'chain evm' },
    { name: 'several calls, the entry', roots: ['batch.ts'], limit: 300 },
    { name: 'use cases, smart sessions', roots: ['application/smart-sessions/'], limit: 5_150 },
    { name: 'payments, the entry', roots: ['pay.ts', 'infrastructure/pay/'], limit: 4_700 },
    { name: 'use cases, payments', roots: ['application/pay/'], limit: 6_700 },
    { name: 'smart sessions', roots: ['smart-sessions.ts', 'infrastructure/smart-sessions/'], limit: 3_600 },
    { name: 'use cases, several calls', roots: ['application/batch/'], limit: 3_350 },
    {
      name: 'sign-in with a service',
      roots: ['infrastructure/services/sign-in/service-sessions.ts'],
      limit: 4_500,
      after: 'sign-in',
    },
    { name: 'sign-in', roots: ['sign-in.ts', 'infrastructure/services/sign-in/'], limit: 5_000 },
    { name: 'sign-in with a server', roots: ['siwe.ts', 'infrastructure/services/siwe/'], limit: 4_000 },
    { name: 'view sign-in', roots: ['ui-react/views/sign-in/'], limit: 1_600 },
    {
      name: 'wallet directory as a list',
      roots: ['wallets.ts', 'infrastructure/services/catalogue/static/'],
      limit: 3_800,
    },
    {
      name: 'chain evm, several nodes',
      roots: ['infrastructure/chains/evm/node/several-nodes.ts'],
      limit: 3_500,
      after: 'chain evm',
    },
    {
      name: 'chain evm, names',
      roots: ['infrastructure/chains/evm/account/read-identity.ts'],
      limit: 2_000,
      after: 'chain evm',
    },
    // The tables of ENS name normalization (ENSIP-15). Loaded with the first name.
    { name: 'rules of names', roots: ['infrastructure/names/ens-rules.ts'], limit: 27_000 },
    {
      name: 'first verification of evm',
      roots: ['infrastructure/chains/evm/verify-message.ts'],
      limit: 14_400,
      after: 'chain evm',
    },
    { name: 'chain evm, swaps', roots: ['infrastructure/chains/evm/call/'], limit: 2_600, after: 'chain evm' },
    ...approvals,
    { name: 'chain evm, changes', roots: ['infrastructure/chains/evm/simulation/'], limit: 6_660, after: 'chain evm' },
    // Fees of transfers, swaps and pages' transactions. Loaded with the first form.
    { name: 'chain evm, costs', roots: ['infrastructure/chains/evm/fees/'], limit: 2_600, after: 'chain evm' },
    { name: 'chain evm, several calls', roots: ['infrastructure/chains/evm/batch/'], limit: 1_700, after: 'chain evm' },
    { name: 'chain evm', roots: ['infrastructure/chains/evm/'], limit: 27_500 },
    // For pages and visitors with another language than English, or with their own texts.
    { name: 'words that are not plain English', roots: ['ui-react/words/words-of.ts'], limit: 3_700 },
    // The texts of the first screens of a language, which a visitor waits for; then all its other texts.
    { name: 'language *, first screens', roots: ['ui-react/languages/*/language.ts'], limit: 3_000 },
    { name: 'language *, all the rest', roots: ['ui-react/languages/*/'], limit: 30_000 },
    { name: 'colours for older browsers', roots: ['ui-react/styles/plain-colours.css'], limit: 1_000 },
    { name: 'lists of more than forty rows', roots: ['ui-react/parts/layout/windowed-list.tsx'], limit: 2_250 },
    {
      name: 'view account settings',
      roots: ['ui-react/views/account/screens'],
      limit: 8_000,
    },
    // The account's tabs: activity and collectibles. 80 bytes keep numbers from being cut: very long ones are shown by their first digits,
    // and with large text each has a line of its own. 85 bytes shorten a token's long name rather than what was done with it.
    { name: 'view account, lists', roots: ['ui-react/views/lists/'], limit: 10_200 },
    { name: 'view connect, other screens', roots: ['ui-react/views/connect/'], limit: 1_000 },
    { name: 'view all wallets', roots: ['ui-react/views/directory/all-wallets.tsx'], limit: 8_400 },
    { name: 'view directory', roots: ['ui-react/views/directory/'], limit: 2_400 },
    { name: 'view help', roots: ['ui-react/views/help/'], limit: 2_100 },
    // The QR code is 5.7 kB of it.
    { name: 'view login, by phone', roots: ['ui-react/views/login/connecting-farcaster.tsx'], limit: 12_500 },
    { name: 'view login, steps', roots: ['ui-react/views/login/'], limit: 9_110 },
    { name: 'view another kind of network', roots: ['ui-react/views/other-kind/'], limit: 2_600 },
    { name: 'view pay', roots: ['ui-react/views/pay/'], limit: 16_970 },
    { name: 'view buy', roots: ['ui-react/views/buy/'], limit: 14_320 },
    { name: 'view names', roots: ['ui-react/views/names/'], limit: 6_050 },
    { name: 'view network', roots: ['ui-react/views/network/'], limit: 4_250 },
    // The QR code is 5 kB of it.
    { name: 'view pairing', roots: ['ui-react/views/pairing/'], limit: 16_200 },
    // The QR code is 6 kB of it.
    { name: 'view receive', roots: ['ui-react/views/receive/'], limit: 11_740 },
    // 120 bytes keep numbers whole with large text: they have their own line, and a very long one is smaller.
    // 30 keep the amounts of changes whole beside their values.
    // 35 say that a site has no service for swaps, instead of that no wallet is connected.
    { name: 'view swap', roots: ['ui-react/views/swap/'], limit: 14_965 },
    // Includes the use cases that list and revoke sessions.
    { name: 'view smart sessions', roots: ['ui-react/views/smart-sessions/'], limit: 9_700 },
    // 50 bytes put the amount on its own line with large text, so that it is not cut. 30 keep the amounts of changes whole
    // beside their values.
    // 35 bytes lead a visitor without a wallet to the wallets.
    { name: 'view send', roots: ['ui-react/views/send/'], limit: 18_395 },
    {
      name: 'what a request to the wallet says',
      roots: ['ui-react/parts/rows/asked-parts.tsx'],
      limit: 500,
      after: 'view swap',
    },
  ],
};
