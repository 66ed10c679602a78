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
import { frameLanguage, frameText } from '../frame-text.js';
import { setText, translateTexts, withText } from '../set-text.js';
import { TranslatedError } from '../translated-error.js';
import own from './stage.css?inline';

/** A text that follows the language, or one that does not. */
export type Problem = (() => string) | string;

export interface Drawn {
  readonly words: () => { readonly title: string; readonly lead?: string };
  readonly body?: readonly Node[];
  readonly foot?: readonly Node[];
}

export interface Stage {
  show(drawn: Drawn): void;
  /** Shows an error on the current screen. Undefined removes it. */
  complain(problem: Problem | undefined): void;
  /** Call it when the language has changed. Only texts change: what is typed, revealed and focused stays. */
  translate(): void;
  hide(): void;
}

export function stage(place: HTMLElement): Stage {
  const shadow = place.attachShadow({ mode: 'open' });
  for (const css of [tokens, sheet, rows, controls, field, money, notice, approval, own]) adoptSheet(shadow, css);
  const problem = element('p', { className: 'ph-error ph-pad' });
  problem.setAttribute('role', 'alert');
  let title: (() => string) | undefined;
  /** As the stage has set it; a request has its own. */
  let pageTitle = '';
  const setTitle = () => {
    pageTitle = title?.() ?? '';
    document.title = pageTitle;
  };
  return {
    show({ words, body = [], foot = [] }) {
      title = () => words().title;
      const heading = withText('h1', { className: 'ph-headline', tabIndex: -1 }, title);
      setText(problem, () => '');
      const hasLead = words().lead !== undefined;
      const said = hasLead ? [withText('p', { className: 'ph-lead' }, () => words().lead ?? '')] : [];
      const content = element('div', { className: 'ph-body' });
      content.append(element('div', { className: 'ph-pad words' }, heading, ...said), ...body, problem);
      const screen = element(
        'div',
        { className: 'request' },
        content,
        element('div', { className: 'ph-foot' }, ...foot),
      );
      shadow.replaceChildren(element('main', { className: 'ph' }, screen));
      setTitle();
      // The visitor is already there: nothing has to be scrolled into view.
      heading.focus({ preventScroll: true });
    },
    complain(said) {
      const language = frameLanguage();
      // What cannot be translated is only shown in its own language.
      const inItsLanguage = () => (typeof said === 'string' && language === frameLanguage() ? said : '');
      setText(problem, typeof said === 'function' ? said : inItsLanguage);
    },
    translate() {
      translateTexts(shadow);
      if (title && document.title === pageTitle) setTitle();
    },
    hide() {
      title = undefined;
      shadow.replaceChildren();
    },
  };
}

export function button(
  label: () => string,
  press: () => void,
  kind: 'primary' | 'quiet' = 'primary',
): HTMLButtonElement {
  const made = withText('button', { type: 'button', className: `ph-button ph-${kind}` }, label);
  made.onclick = press;
  return made;
}

/** With its label, so that a screen reader announces both. */
export function textField(
  label: () => string,
  properties: Readonly<Record<string, unknown>>,
): {
  readonly line: HTMLElement;
  readonly input: HTMLInputElement;
} {
  const input = element('input', properties);
  const line = element('label', { className: 'key-field' }, withText('span', {}, label));
  line.append(element('div', { className: 'ph-field' }, input));
  return { line, input };
}

/** `act` resolves to an error, or to nothing once another screen is shown. */
export function submits(
  form: HTMLFormElement,
  parts: { readonly go: HTMLButtonElement; readonly stage: Stage; readonly act: () => Promise<Problem | undefined> },
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

export function wordsOf(error: unknown): Problem {
  if (error instanceof TranslatedError) return error.words;
  return error instanceof Error && error.message !== '' ? error.message : () => frameText().walletKeys.failed;
}
