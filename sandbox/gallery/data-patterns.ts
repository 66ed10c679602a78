import { enProviders } from '../../ui-react/views/login/providers.en.js';

/** For a language that `Intl` does not know, dates and units are English. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' }),
);

/** For a language that `Intl` does not know, lists are English, too: “a and b”. */
const AND = new Intl.ListFormat('en')
  .formatToParts(['', ''])
  .flatMap(({ type, value }) => (type === 'literal' ? value : []));

/** Text that is the same in every language, as regular expressions. */
export const SHAPES: readonly string[] = [
  // addresses, hashes and other data
  String.raw`\b(0x|wc:)[\da-zA-Z…@?=&.-]*`,
  String.raw`\b[\da-zA-Z]{2,60}…[\da-zA-Z]{2,60}\b`,
  String.raw`\b(?=[a-zA-Z]*\d)[\da-zA-Z]{20,}\b`,
  // web and mail addresses, and names of accounts
  String.raw`\b(https?://)?[\w-]+(\.[\w-]+)*\.(example|localhost|eth|test|com|org)(:\d+)?(/\S*)?`,
  String.raw`[\w.…*+-]+@[\w.…-]+`,
  String.raw`\b(localhost|127\.0\.0\.1)(:\d+)?`,
  // dates and times
  String.raw`\b(${MONTHS.join('|')})[a-z]*\b`,
  String.raw`\b(AM|PM|UTC|GMT)\b`,
  ...AND,
];

/** Names that are not in the modal's state. */
export const GIVEN: readonly string[] = [
  // brands, and the codes of currencies
  ...Object.values(enProviders),
  'WalletConnect',
  ...Intl.supportedValuesOf('currency'),
  // what a visitor types and a dapp writes on the gallery's screens, and functions and fields of its contracts
  ...['Atlantis', 'kailind', 'odile', 'Come aboard with your wallet'],
  ...['moor', 'castOff', 'Wrap everything that there is', 'referrer', 'nonce'],
];
