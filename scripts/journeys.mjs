/**
 * Which modules go into one file of dist/. A dapp's bundler splits between modules but never joins them, so each file here is a
 * request there: modules that a visitor needs at the same time are one file.
 */

/**
 * @typedef {object} Journey
 * @property {string} file in dist/, without its ending
 * @property {readonly string[]} roots modules that are imported at that moment
 * @property {readonly (readonly [start: string, file: string])[]} [beneath] separate files for some of their dependencies, by path
 *   prefix, so that other importers of these do not load the whole journey
 */

const CORE = 'infrastructure/start-core';
export const CONNECTING = 'application/connecting';
const OPENED = 'ui-react/opened';

/** Shared by other services and other namespaces. */
const MEANS = ['application/account/', 'domain/', 'infrastructure/http/', 'infrastructure/rpc/', 'node_modules/'].map(
  (start) => [start, CONNECTING],
);

/** Rendering code imports React, so modules that pages without React use must not be in the same file. */
const undrawn = (file) =>
  ['application/', 'domain/', 'infrastructure/connectors/eip1193/', 'infrastructure/within.ts', 'node_modules/'].map(
    (start) => [start, file],
  );

/** Hooks of a page may need them from the start. */
const SHARED = {
  file: 'domain/amounts',
  roots: ['application/account/holdings/holdings-of.ts', 'domain/money/amount.ts', 'domain/money/decimal.ts'],
};

/** The basis of most other modules: addresses, amounts, answers of services. */
const BASE = [
  'domain/address/address.ts',
  'domain/address/checksum-address.ts',
  'domain/address/format-address.ts',
  'domain/money/shown-digits.ts',
  'domain/money/format-number.ts',
  'domain/transaction/format-date.ts',
  'domain/format/english.ts',
  'domain/token/network-balance.ts',
  'domain/json-rpc/rpc-error.ts',
  'infrastructure/connectors/eip1193/ask.ts',
  'infrastructure/http/asked.ts',
  'infrastructure/http/get.ts',
  'infrastructure/http/json.ts',
  'infrastructure/http/service-url.ts',
];

/**
 * In the order of a visit. Each contains what its roots import, directly or indirectly, except what an entry or an earlier journey contains.
 * @type {readonly Journey[]}
 */
export const journeys = [
  // Until the page is idle.
  { file: CORE, roots: ['infrastructure/start-core.ts'] },
  { file: 'ui-react/shell/mount-shell', roots: ['ui-react/shell/mount-shell.tsx'], beneath: undrawn(CORE) },
  {
    file: 'infrastructure/connectors/injected/injected-connector',
    roots: ['infrastructure/connectors/injected/injected-connector.ts'],
    beneath: undrawn(CORE),
  },
  // Once the modal has been opened.
  {
    file: CONNECTING,
    roots: [
      ...BASE,
      'infrastructure/connectors/eip1193/connect-provider.ts',
      'application/modal/connected-part.ts',
      'application/account/accounts-part.ts',
      'application/connect/pairing/pairing-part.ts',
    ],
  },
  { file: 'ui-react/buttons/account-face', roots: ['ui-react/buttons/account-face.tsx'], beneath: undrawn(CONNECTING) },
  {
    file: OPENED,
    roots: [
      'ui-react/shell/screens/later-views.ts',
      'ui-react/shell/notices/notices.tsx',
      'ui-react/parts/forms/ignore-clicks.ts',
      'ui-react/views/connect/connecting-wallet.tsx',
      'ui-react/views/account/account.tsx',
      'ui-react/views/account/account-worth.tsx',
      'ui-react/parts/rows/label.tsx',
    ],
    beneath: undrawn(CONNECTING),
  },
  {
    file: 'ui-react/views/login/ways',
    roots: ['ui-react/views/login/ways.tsx'],
    beneath: [...undrawn(CONNECTING), ['ui-react/parts/', OPENED], ['ui-react/styles/', OPENED]],
  },
  // The code for services, in one file, because dapps mostly use several of them.
  {
    file: 'infrastructure/services/asked',
    roots: [
      'application/catalogue/catalogue-part.ts',
      'infrastructure/services/catalogue/http/directory-client.ts',
      'infrastructure/services/analytics/analytics-client.ts',
      'infrastructure/services/blockchain/portfolio.ts',
      'infrastructure/services/blockchain/names.ts',
    ],
    beneath: MEANS,
  },
  // Once a wallet has approved.
  {
    file: 'infrastructure/chains/evm/chain',
    roots: ['infrastructure/chains/evm/chain.ts'],
    beneath: MEANS,
  },
];

/**
 * The file of each module that a journey has.
 * @param {readonly string[]} entries modules that a page imports itself
 * @param {(id: string) => readonly string[] | undefined} importsOf what a module imports statically; undefined for external modules
 * @param {readonly Journey[]} [list]
 * @returns {ReadonlyMap<string, string>}
 */
export function filesOf(entries, importsOf, list = journeys) {
  const taken = new Set();
  const take = (starts) => {
    const found = [];
    const waiting = [...starts];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const imports = taken.has(id) ? undefined : importsOf(id);
      if (!imports) continue;
      taken.add(id);
      found.push(id);
      waiting.push(...imports);
    }
    return found;
  };
  const files = new Map(SHARED.roots.map((id) => [id, SHARED.file]));
  for (const id of SHARED.roots) taken.add(id);
  take(entries);
  for (const { file, roots, beneath = [] } of list) {
    for (const root of roots) if (!importsOf(root)) throw new Error(`${file} is to have ${root}, which is no module.`);
    for (const id of take(roots)) files.set(id, beneath.find(([start]) => id.startsWith(start))?.[1] ?? file);
  }
  return files;
}
