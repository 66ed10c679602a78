/** What descriptors say, as this site shows facts and warnings. */
import type { ClearCaution, ClearRow, ClearWords } from '../../../../../domain/request/clear-words.js';

type Fact = readonly [label: string, value: string];

const CAUTIONS: Readonly<Record<ClearCaution, string>> = {
  'unknown-token': 'An amount is of a token that is not known here.',
  'unexpected-kind': 'An address is of another kind than the description expects.',
  'not-described': 'A call inside this one isn’t described. It can do anything the contract is allowed to.',
  'delegate-call': 'This runs someone else’s code as the account. It can do anything.',
};

/** Of calls within the call as well, and of what the description leaves out. */
export function clearFacts({ rows, rest, extraBytes }: ClearWords, above = ''): readonly Fact[] {
  return [
    ...rows.flatMap((row) => rowFacts(row, above)),
    ...rest.map(({ label, value }): Fact => [`${above}${label} (not described)`, value]),
    ...(extraBytes === undefined ? [] : [[`${above}More data (not described)`, `${extraBytes} bytes`] as const]),
  ];
}

function rowFacts({ label, value, before, address, inner }: ClearRow, above: string): readonly Fact[] {
  const name = `${above}${before === undefined ? '' : `${before}: `}${label}`;
  if (inner) return [[name, inner.intent], [name, address ?? ''], ...clearFacts(inner, `${label} › `)];
  return [[name, address === undefined || address === value ? value : `${value} ${address}`]];
}

/** Each said once. */
export function clearWarnings(words: ClearWords): readonly string[] {
  return [...new Set(cautionsIn(words).map((each) => CAUTIONS[each]))];
}

/** Whether a reader knows all of it: nothing in it is left to programs. */
export function isWhole(words: ClearWords): boolean {
  // Bytes of any length but that of a word may be a call.
  const isOpen = ({ value, address, inner }: ClearRow): boolean =>
    inner ? isWhole(inner) : value === address || value.length === 66 || !/^0x[\da-f]+…?$/i.test(value);
  const cautions = cautionsIn(words);
  return (
    words.extraBytes === undefined &&
    !cautions.includes('not-described') &&
    !cautions.includes('delegate-call') &&
    [...words.rows, ...words.rest].every(isOpen)
  );
}

/** What it says in a sentence, where it has one. */
export function clearLead({ sentence }: ClearWords): string | undefined {
  return sentence?.map((part) => (typeof part === 'string' ? part : part.value)).join('');
}

function cautionsIn({ rows, rest }: ClearWords): readonly ClearCaution[] {
  return [...rows, ...rest].flatMap(({ caution, inner }) => [caution ?? [], inner ? cautionsIn(inner) : []].flat());
}
