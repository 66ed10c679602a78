/** The estimated changes of a request: amounts out and in, allowances, and their source. */
import { element } from '../element.js';
import { reviewText } from '../frame-text.js';
import type { ChangeLineWords, ChangeWords } from './approval-words.js';
import { wholeAddress } from './whole-address.js';

export function changes({ lines, note }: ChangeWords): readonly HTMLElement[] {
  const said = element('p', { className: 'ph-note ph-pad' }, note);
  if (lines.length === 0) return [said];
  const title = element('h2', { className: 'ph-label' }, reviewText().changes.title);
  return [title, element('div', { className: 'ph-group changes', role: 'list' }, ...lines.map(line)), said];
}

function line({ label, amount, tone, spender }: ChangeLineWords): HTMLElement {
  const toned = tone === 'neutral' ? '' : ` ph-${tone}`;
  return element(
    'div',
    { className: 'ph-change', role: 'listitem' },
    element(
      'div',
      { className: 'ph-row-text' },
      element('span', { className: 'ph-row-sub' }, label),
      element('bdi', { className: `ph-change-amount${toned}` }, amount),
      ...(spender === undefined ? [] : [wholeAddress(spender) ?? spender]),
    ),
  );
}
