/** The language changes while a request is shown: it is translated, and the visitor's inputs stay. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameText, setFrameLanguage } from '../frame-text.js';
import { type ApprovalScreen, approvalScreen } from './approval-screen.js';
import type { ApprovalWords } from './approval-words.js';
import { type Approvals, approvals, type Shown } from './approvals.js';
import { requestScreen } from './request-screen.js';
import { translatable } from './translatable.js';

const page = { documentElement: { lang: '', dir: '' } };
const setLanguage = (locale: string) => setFrameLanguage(page, [locale]);

let view: Window;
let place: HTMLElement;
let screen: ApprovalScreen;
let waiting: Approvals;
let shown: Shown | undefined;
beforeEach(() => {
  view = new Window();
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', view.document);
  vi.stubGlobal('HTMLElement', view.HTMLElement);
  vi.stubGlobal('MouseEvent', view.MouseEvent);
  vi.stubGlobal('CSSStyleSheet', view.CSSStyleSheet);
  vi.stubGlobal('ResizeObserver', view.ResizeObserver);
  place = document.createElement('div');
  document.body.append(place);
  screen = approvalScreen(
    place,
    () => ({ origin: 'https://slipway.example' }),
    (...drawn) => requestScreen(...drawn, () => () => undefined),
  );
  waiting = approvals((next) => {
    shown = next;
    screen.show(next);
  });
});
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

const words = (consents: readonly string[] = []): ApprovalWords => {
  const { evm } = frameText();
  return {
    title: evm.message.title,
    facts: [[evm.network, 'Saltmarsh']],
    caps: [{ at: 0, symbol: 'SALT', decimals: 2, amount: 500n, limitless: false, most: 1_000n }],
    consents,
    details: { label: evm.data, text: '0x00' },
    yes: evm.sign,
  };
};
const ask = (asked: ApprovalWords) => waiting.ask(asked, new AbortController().signal).catch(() => undefined);
const root = () => place.shadowRoot as ShadowRoot;
const one = <E extends HTMLElement>(selector: string) => root().querySelector(selector) as E;

it('keeps typed text, open sections, and the focus', async () => {
  void ask(translatable(() => words()));
  const [field, more] = [one<HTMLInputElement>('.cap input'), one('details')];
  expect(one('h1').textContent).toBe('Sign a message');
  field.value = '-3';
  field.dispatchEvent(new view.Event('input') as never);
  one('.cap button:not([hidden])').click();
  expect(one('.ph-error').textContent).toMatch(/^Enter an amount above zero/);
  more.setAttribute('open', '');
  field.focus();

  await setLanguage('de');
  await waiting.translate();
  expect(one('h1').textContent).toBe('Eine Nachricht signieren');
  expect(root().textContent).not.toMatch(/Decline|Network|Enter an amount|risk/);
  expect(one('.ph-error').textContent).toBe(frameText().requests.cap.wrong);
  expect([...root().querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Ablehnen');
  // The same elements.
  expect([one('.cap input'), one('details')]).toEqual([field, more]);
  expect(root().activeElement).toBe(field);
  expect([field.value, more.hasAttribute('open')]).toEqual(['-3', true]);
  waiting.drop();
});

it('is rendered again if its parts have changed', async () => {
  let more = false;
  void ask(translatable(() => ({ ...words(), ...(more && { warnings: [frameText().evm.message.hash] }) })));
  const field = one('.cap input');
  more = true;
  await setLanguage('de');
  await waiting.translate();
  expect(root().querySelectorAll('.ph-notice')).toHaveLength(1);
  expect(one('.cap input')).not.toBe(field);
  waiting.drop();
});

it('requires a new confirmation, because the risk may have changed', async () => {
  let risk = 'It spends one token.';
  void ask(translatable(() => words([risk])));
  one('label input').click();
  expect(one<HTMLInputElement>('label input').checked).toBe(true);
  risk = 'It spends all tokens.';
  await setLanguage('de');
  await waiting.translate();
  expect(root().textContent).toContain(risk);
  expect(one<HTMLInputElement>('label input').checked).toBe(false);
  waiting.drop();
});

it('pending requests are translated too; if that fails, a request keeps its text', async () => {
  void ask({ ...words(), title: 'First', translate: () => Promise.reject(new Error('The node is gone')) });
  void ask(translatable(() => words()));
  await setLanguage('de');
  await waiting.translate();
  expect(one('h1').textContent).toBe('First');
  shown?.answer(false);
  expect(one('h1').textContent).toBe('Eine Nachricht signieren');
  waiting.drop();
});
