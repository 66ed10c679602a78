/** The sentence of a format with its values; undefined if one of them is missing. */
import type { ClearSentence, ClearValue } from '../../../domain/request/clear-words.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { bare } from './rows.js';

const LONGEST = 400;

export function sentenceOf(
  template: string,
  values: ReadonlyMap<string, ClearValue | undefined>,
): ClearSentence | undefined {
  const parts: (string | ClearValue)[] = [];
  for (const [piece, escaped, path] of template.slice(0, LONGEST).matchAll(/(\{\{|\}\})|\{([^{}]*)\}|[{}]|[^{}]+/g)) {
    if (escaped !== undefined) parts.push(escaped.slice(1));
    else if (path !== undefined) {
      const found = values.get(bare(path.trim()));
      if (!found) return undefined;
      parts.push({ ...found, value: inertText(found.value, 120) });
    } else if (piece === '{' || piece === '}') return undefined;
    else parts.push(piece.replace(/\p{C}/gu, ' '));
  }
  return template.length > LONGEST || parts.length === 0 ? undefined : parts;
}
