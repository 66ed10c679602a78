import { enProviders } from '../../ui-react/views/login/providers.en.js';

const name = (text: string) => `(?<![A-Za-z])${text}(?![A-Za-z])`;
/** Of a language that `Intl` does not know, dates and units are English. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' }),
);

/** What is the same in every language, and stands in no state of the modal: known by its shape, or a name. */
export const PATTERNS: readonly string[] = [
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
  // brands, and the codes of currencies
  ...Object.values(enProviders).map(name),
  ...['WalletConnect', ...Intl.supportedValuesOf('currency')].map(name),
];
