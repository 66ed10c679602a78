/** Descriptions of descriptors as this site's facts and warnings. */
import { clearValueText } from '../../../../../domain/request/clear-value-text.js';
import type { ClearCaution, ClearRow, ClearWords } from '../../../../../domain/request/clear-words.js';
import { frameFormat, frameText } from '../../frame-text.js';

type Fact = readonly [label: string, value: string];

/** Including inner calls, and what the description omits. */
export function clearFacts({ rows, rest, extraBytes }: ClearWords, above = ''): readonly Fact[] {
  const said = frameText().descriptions;
  return [
    ...rows.flatMap((row) => rowFacts(row, above)),
    ...rest.map(({ label, value }): Fact => [said.notDescribed(`${above}${label}`), value]),
    ...(extraBytes === undefined ? [] : [[`${above}${said.more}`, said.bytes(extraBytes)] as const]),
  ];
}

function rowFacts(row: ClearRow, above: string): readonly Fact[] {
  const { label, value, before, address, inner } = row;
  const name = `${above}${before === undefined ? '' : `${before}: `}${label}`;
  if (inner) return [[name, inner.intent], [name, address ?? ''], ...clearFacts(inner, `${label} › `)];
  const said = clearValueText(row, frameFormat());
  return [[name, address === undefined || address === value ? said : `${said} ${address}`]];
}

/** Without duplicates. */
export function clearWarnings(words: ClearWords): readonly string[] {
  const { cautions } = frameText().descriptions;
  return [...new Set(cautionsIn(words).map((each) => cautions[each]))];
}

/** Whether the description is complete: nothing in it is for programs only. */
export function isWhole(words: ClearWords): boolean {
  // Bytes of another length than a word may be a call.
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

/** Its sentence, if it has one. */
export function clearLead({ sentence }: ClearWords): string | undefined {
  return sentence?.map((part) => (typeof part === 'string' ? part : clearValueText(part, frameFormat()))).join('');
}

function cautionsIn({ rows, rest }: ClearWords): readonly ClearCaution[] {
  return [...rows, ...rest].flatMap(({ caution, inner }) => [caution ?? [], inner ? cautionsIn(inner) : []].flat());
}
