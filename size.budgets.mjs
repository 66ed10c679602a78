import { approvals } from './size.approvals.mjs';
import { entries } from './size.entries.mjs';

/**
 * What a visitor's browser may have to download, in bytes after gzip -9, React not counted. 1 kB is 1,000 bytes here.
 *
 * `roots` are the source modules that are imported lazily, by path: a file, or a folder (with a slash at the end), or the
 * name of a package that splits itself (`npm:viem`). A `*` stands for one folder name and makes one part of each folder.
 * A lazy import that no row names fails the measurement, and so does a row that names nothing (`*` rows apart).
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
  /** Nothing of other namespaces is anywhere in the bundle, but in parts that are loaded for a session of `theirs`. */
  foreign: [...SOLANA, ...BITCOIN, ...POLKADOT],
  /** Loaded with the host's page: the entry and everything it imports statically. */
  frontDoor: {
    // 0.19 kB find out whether the buttons speak another language than English, and load it.
    limit: 8_190,
    forbidden: ['inversify', '@inversifyjs/*', 'reflect-metadata', 'zod', 'viem'],
  },
  /** The files of porthole/standalone as they are: with the page, and until the first screen is there. React is counted in the second. */
  // 0.5 kB for the mark of WalletConnect, in its row of the list.
  standalone: { page: 9_700, opening: 125_300 },
  /** Scripts asked for by a page built by Vite, the plain one and one that lists every kind of part, in Chromium. */
  requests: { open: 6, connect: 4 },
  /** Loaded on idle, on hover, or for a stored session. The limit is for this and the front door together. */
  core: {
    // 0.05 kB lead to what tells the dangers of a request; 0.1 kB to what marks wallets whose names imitate others; 0.05 kB share with wagmi.
    // 0.05 kB bring the keyboard back into a custom element.
    // 0.4 kB, with those of the front door, follow the locale, wait for its words with each screen, and say which way it runs.
    limit: 54_060,
    roots: ['infrastructure/start-core.ts', 'infrastructure/connectors/injected/', 'ui-react/shell/mount-shell.tsx'],
  },
  /** What several parts need, loaded with the first of them and counted once: `module` is the published file. */
  shared: [
    { name: 'amounts', module: 'domain/amounts', limit: 1_200 },
    // What talks to browser wallets, what a connected visitor and a pairing can do, and the means of services and nodes.
    { name: 'connecting', module: 'application/connecting', limit: 18_100 },
    { name: 'account button, connected', module: 'ui-react/buttons/account-face', limit: 2_600 },
    // Where later screens lie, messages, the screens of connecting and the account.
    { name: 'once opened', module: 'ui-react/opened', limit: 17_050 },
    // The directory of wallets, analytics, what accounts hold and are called. Of it, 1.4 kB are the ids of pictures, 36 random letters each.
    { name: 'what asks services', module: 'infrastructure/services/asked', limit: 11_650 },
    { name: 'view login, first screen', module: 'ui-react/views/login/ways', limit: 5_150 },
  ],
  /**
   * Loaded when a wallet, a chain or a screen is used: what comes on top of the core, of what is shared (and of the part
   * named by `after`). Screens bring their own words; the sentences for failures (1.4 kB) are counted with each screen that has them and loaded once.
   */
  parts: [
    // Each part of use cases brings the folding of its own events since then: the core is 2.2 kB smaller, they are larger.
    // 0.15 kB of it, of Solana and of Bitcoin lead to what tells that a package is not installed.
    { name: 'container', roots: ['infrastructure/composition-root.ts'], limit: 15_150 },
    { name: 'that a package is missing', roots: ['infrastructure/packages/missing-package.ts'], limit: 750 },
    { name: 'use cases, activity', roots: ['application/activity/'], limit: 3_800 },
    // Of it, 2.1 kB since names can be sent to, and look-alikes are told, and 0.4 kB since fees are reckoned anew; 0.7 kB since the wallet is
    // asked only for what is still meant, and slow transfers are told of; 0.2 kB have what is reviewed tried out.
    { name: 'use cases, what was sent', roots: ['application/sent/'], limit: 2_500 },
    { name: 'use cases, changes', roots: ['application/changes/'], limit: 1_000 },
    { name: 'use cases, send', roots: ['application/send/'], limit: 8_300 },
    // Of it, 1.1 kB since look-alikes of tokens are told, 0.5 kB since the wallet is asked only for what is still meant, 0.2 kB since
    // an old leave is taken back where it is in the way, and 0.35 kB since approval and swap are tried out for the preview.
    { name: 'use cases, swap', roots: ['application/swap/'], limit: 8_850 },
    { name: 'use cases, buy', roots: ['application/buy/'], limit: 4_300 },
    // Of it, 0.6 kB since the wallet is asked only for what is still meant.
    { name: 'use cases, names', roots: ['application/names/'], limit: 2_600 },
    { name: 'use cases, dangers of requests', roots: ['application/approve/dangers/dangers-of.ts'], limit: 6_080 },
    {
      name: 'use cases, dangers of typed data',
      roots: ['application/approve/dangers/signed-dangers-of.ts'],
      limit: 11_250,
    },
    // Of it, 0.8 kB bound a fee that a page names, 0.5 kB ask descriptors; 1 kB has transactions tried out, as reviews share; 1.2 kB bound
    // the fees of batches and user operations as well, and compare them with what the account has.
    // Since data that contradicts itself, is for another network or a hash is refused: 2.1 kB; spending caps are set: 1.6 kB; fees of Solana: 0.2 kB.
    { name: 'use cases, approve', roots: ['application/approve/'], limit: 12_150 },
    // What screens and sites call of optional flows: names of intents. Up to 0.2 kB come with each screen that calls them.
    // Since spending caps are set and requests passed on by functions of their own: 0.1 kB more.
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
    // Since the wallet follows the language of the modal while it runs: 0.1 kB more.
    { name: 'embedded wallet, when used', roots: ['infrastructure/connectors/embedded/'], limit: 12_650 },
    // Since the wallet asks before a page learns who is logged in, 0.2 kB more above; a login is gone on with, 0.2 kB more below.
    { name: 'use cases, login', roots: ['application/login/'], limit: 4_300 },
    { name: 'the words of alerts', roots: ['domain/site/alert.ts'], limit: 900 },
    { name: 'chain reads by a service', roots: ['infrastructure/rpc/'], limit: 900 },
    // Since networks may be read by a service besides: 0.2 kB more; since sellers and sign-in services are told as well, 0.1.
    // Loaded by pages that bring flows of their own alone.
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
    // Of it, 0.3 kB since names can be sent to, and 0.1 kB since those at one address share what they know of it.
    { name: 'services of chains', roots: ['blockchain.ts'], limit: 500 },
    { name: 'analytics', roots: ['analytics.ts'], limit: 300 },
    // Since a visitor who tries again is answered for themselves: 50 bytes more, as for the services of chains.
    { name: 'sellers', roots: ['onramp.ts', 'infrastructure/services/onramp/'], limit: 7_550 },
    // Since several kinds of networks sign in, one after the other, and sessions end while somebody looks: 1 kB more; of it, 0.9 kB are what questions do to the screen.
    {
      name: 'use cases, records of accounts',
      roots: ['application/sign-in/account-record.ts'],
      limit: 600,
      after: 'use cases, sign-in',
    },
    // Since leaving a wallet ends its sign-ins on all networks: 0.1 kB.
    { name: 'use cases, sign-in', roots: ['application/sign-in/'], limit: 4_650 },
    { name: 'requests in words, the entry', roots: ['clear-signing.ts'], limit: 400 },
    { name: 'its registry', roots: ['infrastructure/clear-signing/registry.ts'], limit: 2_700, after: 'in words' },
    { name: 'its auditors', roots: ['infrastructure/clear-signing/vouched.ts'], limit: 13_600, after: 'in words' },
    // Since values outside their types and repeated members are contradictions: 0.3 kB.
    { name: 'in words', roots: ['infrastructure/clear-signing/'], limit: 11_990, after: 'chain evm' },
    { name: 'several calls, the entry', roots: ['batch.ts'], limit: 300 },
    // Since there are screens to tell how it goes, and it is given up where the account changes before the wallet is asked,
    // and what a wallet grants is compared with what was asked for: 1.6 kB more.
    { name: 'use cases, smart sessions', roots: ['application/smart-sessions/'], limit: 5_150 },
    { name: 'payments, the entry', roots: ['pay.ts', 'infrastructure/pay/'], limit: 4_700 },
    // Of it, 0.7 kB that tell a letter mistyped in an address, before anything is shown; 0.25 kB have it tried out.
    { name: 'use cases, payments', roots: ['application/pay/'], limit: 6_700 },
    { name: 'smart sessions', roots: ['smart-sessions.ts', 'infrastructure/smart-sessions/'], limit: 3_600 },
    // Since they are given up where the account changes before the wallet is asked: 0.1 kB more.
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
    // Tables of what may stand in a name; loaded once there is one.
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
    // What sends and swaps cost, and what a page names: loaded with the first form. Of it, 0.6 kB since a node's tip is bounded.
    { name: 'chain evm, costs', roots: ['infrastructure/chains/evm/fees/'], limit: 2_600, after: 'chain evm' },
    // Since signatures can be verified (by a part of its own): 0.1 kB more.
    { name: 'chain evm, several calls', roots: ['infrastructure/chains/evm/batch/'], limit: 1_700, after: 'chain evm' },
    // Since calls of any kind can be sent one by one, and several be handed over: 0.4 kB more; since what was replaced
    // before the first look is found: 0.2 kB; since what reads descriptors shares files with it: 0.4 kB.
    { name: 'chain evm', roots: ['infrastructure/chains/evm/'], limit: 27_500 },
    // For pages and visitors that do not read plain English.
    { name: 'words that are not plain English', roots: ['ui-react/words/words-of.ts'], limit: 3_700 },
    // What a visitor waits for, beside the first screen; then all the rest of a language, each flow with its screens.
    { name: 'language *, first screens', roots: ['ui-react/languages/*/language.ts'], limit: 3_000 },
    { name: 'language *, all the rest', roots: ['ui-react/languages/*/'], limit: 30_000 },
    { name: 'colours for older browsers', roots: ['ui-react/styles/plain-colours.css'], limit: 1_000 },
    // Since the end of a list is one key away, however high its rows turn out: 0.1 kB more; since what is in view is drawn first: 0.1 kB.
    { name: 'lists of more than forty rows', roots: ['ui-react/parts/layout/windowed-plate.tsx'], limit: 2_250 },
    {
      name: 'view account settings',
      // Of it, 0.4 kB since accounts have names, pictures and a figure each; 0.3 kB know when the way to a name is offered; 0.1 kB are
      // shared with the account, which says why a sum is less than what there is; 10 bytes are names of files it shares.
      roots: ['ui-react/views/account/screens'],
      limit: 8_000,
    },
    // Its tabs, for whoever has more to show than what the account holds.
    // Of it, 0.9 kB since transfers that are there to deceive are told from others, and 0.3 kB since ten thousand are no slower than ten.
    { name: 'view account, lists', roots: ['ui-react/views/lists/'], limit: 9_900 },
    { name: 'view connect, other screens', roots: ['ui-react/views/connect/'], limit: 1_000 },
    { name: 'view all wallets', roots: ['ui-react/views/directory/all-wallets.tsx'], limit: 8_400 }, // 0.9 kB: names that imitate
    { name: 'view directory', roots: ['ui-react/views/directory/'], limit: 2_400 },
    { name: 'view help', roots: ['ui-react/views/help/'], limit: 2_100 },
    // The code to scan is 5.7 kB of it.
    { name: 'view login, by phone', roots: ['ui-react/views/login/connecting-farcaster.tsx'], limit: 12_500 },
    { name: 'view login, steps', roots: ['ui-react/views/login/'], limit: 9_110 },
    { name: 'view another kind of network', roots: ['ui-react/views/other-kind/'], limit: 2_600 },
    // Of it, the same 0.7 kB: what an address may be is told where payments are.
    // Since screens share more parts, each with a line that imports it: 0.1 kB more.
    { name: 'view pay', roots: ['ui-react/views/pay/'], limit: 16_970 },
    { name: 'view buy', roots: ['ui-react/views/buy/'], limit: 14_320 },
    { name: 'view names', roots: ['ui-react/views/names/'], limit: 6_050 },
    { name: 'view network', roots: ['ui-react/views/network/'], limit: 4_250 },
    // The code to scan is 5 kB of it.
    { name: 'view pairing', roots: ['ui-react/views/pairing/'], limit: 16_200 },
    // The code to scan is 6 kB of it.
    { name: 'view receive', roots: ['ui-react/views/receive/'], limit: 11_740 },
    // Of it, 0.5 kB since what the wallet is asked is shown, and 2.1 kB since look-alikes of tokens are told.
    { name: 'view swap', roots: ['ui-react/views/swap/'], limit: 14_500 },
    // With what lists and ends them, which is loaded with it.
    { name: 'view smart sessions', roots: ['ui-react/views/smart-sessions/'], limit: 9_700 },
    // Of it, 0.4 kB since a list may be of any length, 2.9 kB since look-alikes of tokens and addresses are told, 0.5 kB since names can
    // be sent to, 0.8 kB of parts and 0.4 kB of words that swaps share; 0.5 kB since sending where it would be lost takes a second step,
    // 0.4 kB since the form never jumps and addresses are in groups; 1.5 kB, as in swaps and payments, where more would leave than is said.
    { name: 'view send', roots: ['ui-react/views/send/'], limit: 18_100 },
  ],
};
