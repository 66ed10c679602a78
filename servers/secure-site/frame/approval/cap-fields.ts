/** Fields for spending caps, each with a suggested amount. */
import { formatAmount, readAmount } from '../../../../domain/money/amount.js';
import { element } from '../element.js';
import { frameAmount, frameText } from '../frame-text.js';
import { setText } from '../set-text.js';
import type { CapWords } from './approval-words.js';

export interface CapCallbacks {
  /** Shows the changed request; rejects if it would fail. */
  readonly setCap: (at: number, amount: bigint) => Promise<void>;
  /** Called with whether the fields' values are what would be signed. */
  readonly turn: (isSet: boolean) => void;
}

export function capFields(caps: readonly CapWords[], { setCap, turn }: CapCallbacks): readonly HTMLElement[] {
  const open = new Set<number>();
  const note = (at: number, isSet: boolean) => {
    if (isSet) open.delete(at);
    else open.add(at);
    turn(open.size === 0);
  };
  return caps.map((cap) => capField(cap, setCap, (isSet) => note(cap.at, isSet)));
}

function capField(cap: CapWords, setCap: CapCallbacks['setCap'], turn: (isSet: boolean) => void): HTMLElement {
  const { at, symbol, decimals, amount, limitless, most, exact } = cap;
  const text = frameText().requests.cap;
  const written = limitless ? '' : formatAmount(amount, decimals);
  const name = text.of(symbol);
  const input = element('input', { type: 'text', inputMode: 'decimal', autocomplete: 'off', value: written });
  input.placeholder = limitless ? text.unlimited : '';
  input.ariaLabel = name;
  const error = element('p', { className: 'ph-error', hidden: true });
  error.setAttribute('role', 'alert');
  const set = element('button', { type: 'button', className: 'ph-button ph-quiet', hidden: true }, text.set);
  const complain = (problem: (() => string) | undefined) => {
    error.hidden = problem === undefined;
    setText(error, problem ?? (() => ''));
    input.ariaInvalid = problem === undefined ? null : 'true';
  };
  const choose = async (units: bigint | undefined) => {
    if (units === undefined || units === 0n || units > most) return complain(() => frameText().requests.cap.wrong);
    complain(undefined);
    turn(false);
    set.disabled = true;
    try {
      await setCap(at, units);
    } catch (problem) {
      set.disabled = false;
      const why = problem instanceof Error ? problem.message : '';
      complain(() => frameText().requests.cap.refused(why).trim());
    }
  };
  input.oninput = () => {
    const isSet = input.value.trim() === written;
    set.hidden = isSet;
    complain(undefined);
    turn(isSet);
  };
  input.onkeydown = (press) => {
    if (press.key === 'Enter' && !set.hidden && !set.disabled) void choose(readAmount(input.value, decimals));
  };
  set.onclick = () => void choose(readAmount(input.value, decimals));
  const offered = exact && exact.amount !== amount ? exact : undefined;
  const use = element(
    'button',
    { type: 'button', className: 'ph-button ph-bare' },
    offered ? text.exact(frameAmount(offered.amount, decimals), symbol) : '',
  );
  use.onclick = () => {
    if (!offered) return;
    input.value = formatAmount(offered.amount, decimals);
    set.hidden = false;
    void choose(offered.amount);
  };
  const meaning = offered ? (offered.by === 'spent' ? text.spent : text.held) : text.later;
  const note = element('p', { className: 'ph-note', id: `cap-note-${at}` }, meaning);
  // The note of an offer is about the button.
  (offered ? use : input).setAttribute('aria-describedby', note.id);
  return element(
    'section',
    { className: 'cap' },
    element('h2', { className: 'ph-label' }, text.title),
    element('div', { className: 'ph-field' }, input, element('bdi', { className: 'unit' }, symbol)),
    error,
    ...(offered ? [use] : []),
    note,
    set,
  );
}
