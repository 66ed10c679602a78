/** Renders the key screens in the wallet's style: one at a time, with a focus trap. */

import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import controls from '../../../../ui-react/styles/controls.css?inline';
import field from '../../../../ui-react/styles/field.css?inline';
import money from '../../../../ui-react/styles/money.css?inline';
import notice from '../../../../ui-react/styles/notice.css?inline';
import rows from '../../../../ui-react/styles/rows.css?inline';
import sheet from '../../../../ui-react/styles/sheet.css?inline';
import tokens from '../../../../ui-react/styles/tokens.css?inline';
import approval from '../approval/approval.css?inline';
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import own from './stage.css?inline';

export interface Drawn {
  readonly title: string;
  readonly lead?: string;
  readonly body?: readonly Node[];
  readonly foot?: readonly Node[];
}

export interface Stage {
  show(drawn: Drawn): void;
  /** Shows an error on the current screen. Undefined removes it. */
  complain(problem: string | undefined): void;
  hide(): void;
  theme(mode: 'light' | 'dark'): void;
}

export function stage(place: HTMLElement): Stage {
  const shadow = place.attachShadow({ mode: 'open' });
  for (const css of [tokens, sheet, rows, controls, field, money, notice, approval, own]) adoptSheet(shadow, css);
  const problem = element('p', { className: 'ph-error ph-pad' });
  problem.setAttribute('role', 'alert');
  return {
    show({ title, lead, body = [], foot = [] }) {
      const heading = element('h1', { className: 'ph-headline', tabIndex: -1 }, title);
      problem.textContent = '';
      const said = lead === undefined ? [] : [element('p', { className: 'ph-lead' }, lead)];
      const content = element('div', { className: 'ph-body' });
      content.append(element('div', { className: 'ph-pad words' }, heading, ...said), ...body, problem);
      const screen = element(
        'div',
        { className: 'request' },
        content,
        element('div', { className: 'ph-foot' }, ...foot),
      );
      shadow.replaceChildren(element('main', { className: 'ph' }, screen));
      document.title = title;
      // The visitor is already there: nothing has to be scrolled into view.
      heading.focus({ preventScroll: true });
    },
    complain(text) {
      problem.textContent = text ?? '';
    },
    hide: () => shadow.replaceChildren(),
    theme(mode) {
      place.dataset.theme = mode;
    },
  };
}

export function button(label: string, press: () => void, kind: 'primary' | 'quiet' = 'primary'): HTMLButtonElement {
  const made = element('button', { type: 'button', className: `ph-button ph-${kind}` }, label);
  made.onclick = press;
  return made;
}

/** With its label, so that a screen reader announces both. */
export function textField(
  label: string,
  properties: Readonly<Record<string, unknown>>,
): {
  readonly line: HTMLElement;
  readonly input: HTMLInputElement;
} {
  const input = element('input', properties);
  const line = element('label', { className: 'key-field' }, element('span', {}, label));
  line.append(element('div', { className: 'ph-field' }, input));
  return { line, input };
}

/** `act` resolves to an error, or to nothing once another screen is shown. */
export function submits(
  form: HTMLFormElement,
  parts: { readonly go: HTMLButtonElement; readonly stage: Stage; readonly act: () => Promise<string | undefined> },
): void {
  const { go, stage, act } = parts;
  const run = async () => {
    go.disabled = true;
    stage.complain(undefined);
    const problem = await act().catch(wordsOf);
    go.disabled = false;
    if (problem !== undefined) stage.complain(problem);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    void run();
  };
}

export function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : frameText().walletKeys.failed;
}
