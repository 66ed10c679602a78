/** The screen of a request: who asks, what happens, what it costs; then the two answers. */
import { inertText } from '../../../../domain/inert-text.js';
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import asker from '../../../../ui-react/styles/asker.css?inline';
import controls from '../../../../ui-react/styles/controls.css?inline';
import money from '../../../../ui-react/styles/money.css?inline';
import notice from '../../../../ui-react/styles/notice.css?inline';
import rows from '../../../../ui-react/styles/rows.css?inline';
import sheet from '../../../../ui-react/styles/sheet.css?inline';
import tokens from '../../../../ui-react/styles/tokens.css?inline';
import { readableText } from '../../../../ui-react/views/approve/readable-text.js';
import { element } from '../../../wallets/element.js';
import own from './approval.css?inline';
import type { ApprovalWords } from './approval-words.js';
import type { Shown } from './approvals.js';
import { icon } from './icon.js';
import { readToEnd } from './read-to-end.js';

export interface Asker {
  /** The browser says so. */
  readonly origin: string;
  /** The page says so. */
  readonly claim?: string | undefined;
}

export interface ApprovalScreen {
  show(shown: Shown | undefined): void;
  theme(theme: { readonly mode?: 'light' | 'dark'; readonly variables?: Readonly<Record<string, string>> }): void;
}

/** Variables that a page may set: colours, nothing else. */
const VARIABLES: Readonly<Record<string, string>> = {
  '--w3m-accent': '--porthole-accent',
  '--w3m-background': '--porthole-background',
};

export function approvalScreen(place: HTMLElement, asked: () => Asker): ApprovalScreen {
  const shadow = place.attachShadow({ mode: 'open' });
  for (const css of [tokens, sheet, rows, controls, money, notice, asker, own]) adoptSheet(shadow, css);
  let before: Element | null = null;
  let current: HTMLElement | undefined;
  // The app gives the frame the keyboard once it shows it, which may be later than the request.
  window.addEventListener('focus', () => {
    if (!shadow.activeElement) current?.focus();
  });

  return {
    show(shown) {
      if (!shown) {
        shadow.replaceChildren();
        current = undefined;
        if (before instanceof HTMLElement) before.focus();
        before = null;
        return;
      }
      before ??= document.activeElement;
      const { body, heading } = screen(shown, asked());
      shadow.replaceChildren(body);
      current = heading;
      heading.focus();
    },
    theme({ mode, variables }) {
      // What a message does not speak of stays as it is.
      if (mode !== undefined) place.dataset.theme = mode;
      if (!variables) return;
      for (const [name, property] of Object.entries(VARIABLES))
        place.style.setProperty(property, variables[name]?.slice(0, 100) ?? '');
    },
  };
}

function screen({ words, waiting, answer }: Shown, { origin, claim }: Asker) {
  const heading = element('h1', { className: 'ph-headline', tabIndex: -1, id: 'title' }, words.title);
  const site = new URL(origin).host;
  const who = element(
    'header',
    { className: 'ph-head' },
    element(
      'div',
      { className: 'ph-asker' },
      element('span', { className: 'site-mark' }, icon('globe')),
      element(
        'div',
        {},
        element('p', { className: 'ph-asker-name' }, site),
        element('p', { className: 'ph-asker-site' }, claim ? `Calls itself ${inertText(claim, 60)}` : 'Asks you'),
      ),
    ),
  );
  const refused = words.refused === true;
  const danger = !refused && (words.danger === true || words.blind !== undefined);
  const kinds = danger ? ['ph-bare', 'ph-primary'] : ['ph-primary', 'ph-quiet'];
  const approve = element('button', { type: 'button', className: `ph-button ${kinds[0]}` }, words.yes);
  const decline = element('button', { type: 'button', className: `ph-button ${kinds[1]}` }, 'Decline');
  // What is refused already is closed either way.
  decline.onclick = () => answer(refused);
  const blind = refused ? [] : blindTick(words, approve);
  const end = element('div', { className: 'end' });
  const content = element(
    'div',
    { className: 'ph-body', tabIndex: 0 },
    element(
      'div',
      { className: 'ph-pad words' },
      heading,
      ...(words.lead === undefined ? [] : [element('p', { className: 'ph-lead' }, words.lead)]),
    ),
    ...(refused && words.blind !== undefined ? [caution(words.blind)] : []),
    ...(words.warnings ?? []).map((warning) => caution(warning)),
    ...(words.text === undefined
      ? []
      : [plate('ph-message', words.text, refused ? 'What was asked' : 'What you sign')]),
    ...(words.facts.length > 0 ? [facts(words.facts)] : []),
    end,
    ...(words.details ? [details(words.details)] : []),
    ...blind,
    ...(waiting > 0 ? [element('p', { className: 'ph-note ph-pad' }, more(waiting))] : []),
  );
  const reading = readToEnd(content, end, approve, words.yes);
  approve.onclick = () => {
    if (approve.ariaDisabled !== 'true' && (refused || reading.isOver())) answer(true);
  };
  const foot = element(
    'div',
    { className: 'ph-foot' },
    reading.sign,
    refused ? approve : element('div', { className: 'ph-pair' }, decline, approve),
  );
  const request = element('div', { className: 'request', role: 'dialog' }, who, content, foot);
  request.setAttribute('aria-labelledby', 'title');
  const body = element('main', { className: 'ph' }, request);
  body.onkeydown = ({ key }) => {
    if (key === 'Escape') answer(refused);
  };
  return { body, heading };
}

/** Approving stays out of reach until the visitor says that they cannot read it. */
function blindTick({ blind }: ApprovalWords, approve: HTMLButtonElement): readonly HTMLElement[] {
  if (blind === undefined) return [];
  approve.ariaDisabled = 'true';
  const tick = element('input', { type: 'checkbox' });
  tick.onchange = () => {
    approve.ariaDisabled = tick.checked ? null : 'true';
  };
  return [
    caution(blind),
    element('label', { className: 'ph-consent' }, tick, element('span', {}, 'I understand that I cannot read this')),
  ];
}

function caution(text: string): HTMLElement {
  return element('div', { className: 'ph-notice ph-notice-caution' }, icon('warning'), element('div', {}, text));
}

function facts(list: ApprovalWords['facts']): HTMLElement {
  return element(
    'dl',
    { className: 'ph-plate ph-facts' },
    ...list.map(([label, value]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('bdi', {}, value))),
    ),
  );
}

function plate(className: string, text: string, label: string): HTMLElement {
  const nothing = text === '' ? '(empty message)' : text.trim() === '' ? '(only blanks)' : undefined;
  const inner = element('section', { className }, nothing ?? readableText(text));
  if (nothing !== undefined) inner.classList.add('nothing');
  inner.setAttribute('aria-label', label);
  return element('div', { className: 'ph-plate' }, inner);
}

function details({ label, text }: { readonly label: string; readonly text: string }): HTMLElement {
  return element(
    'details',
    { className: 'ph-plate' },
    element('summary', { className: 'ph-disclosure' }, label, icon('chevron-down')),
    element('div', { className: 'ph-code-block', tabIndex: 0 }, text),
  );
}

function more(count: number): string {
  return count === 1 ? 'One more request is waiting' : `${count} more requests are waiting`;
}
