/** The language changes while a request is on the screen: all of it is told anew, and what the visitor did there stays. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameText, speakAs } from '../frame-text.js';
import { type ApprovalScreen, approvalScreen } from './approval-screen.js';
import type { ApprovalWords } from './approval-words.js';
import { type Approvals, approvals, type Shown } from './approvals.js';
import { requestScreen } from './request-screen.js';
import { retold } from './retold.js';

const page = { documentElement: { lang: '', dir: '' } };
const speak = (locale: string) => speakAs(page, [locale]);

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
  await speak('en');
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

const words = (): ApprovalWords => {
  const { deeds } = frameText();
  return {
    title: deeds.message.title,
    facts: [[deeds.network, 'Saltmarsh']],
    caps: [{ at: 0, symbol: 'SALT', decimals: 2, amount: 500n, limitless: false, most: 1_000n }],
    consents: [deeds.riskConsent],
    details: { label: deeds.data, text: '0x00' },
    yes: deeds.sign,
  };
};
const ask = (asked: ApprovalWords) => waiting.ask(asked, new AbortController().signal).catch(() => undefined);
const root = () => place.shadowRoot as ShadowRoot;
const one = <E extends HTMLElement>(selector: string) => root().querySelector(selector) as E;

it('with what was typed and ticked, what is open, and the keyboard where it was', async () => {
  void ask(retold(words));
  const [field, tick, more] = [
    one<HTMLInputElement>('.cap input'),
    one<HTMLInputElement>('label input'),
    one('details'),
  ];
  expect(one('h1').textContent).toBe('Sign a message');
  field.value = '-3';
  field.dispatchEvent(new view.Event('input') as never);
  one('.cap button:not([hidden])').click();
  expect(one('.ph-error').textContent).toMatch(/^Enter an amount above zero/);
  tick.click();
  more.setAttribute('open', '');
  field.focus();

  await speak('de');
  await waiting.retell();
  expect(one('h1').textContent).toBe('Eine Nachricht signieren');
  expect(root().textContent).not.toMatch(/Decline|Network|Enter an amount|risk/);
  expect(one('.ph-error').textContent).toBe(frameText().requests.cap.wrong);
  expect([...root().querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Ablehnen');
  // The very same elements.
  expect([one('.cap input'), one('label input'), one('details')]).toEqual([field, tick, more]);
  expect(root().activeElement).toBe(field);
  expect([field.value, tick.checked, more.hasAttribute('open')]).toEqual(['-3', true, true]);
  waiting.drop();
});

it('is drawn anew if it is made of other parts now: a tick is none for something else', async () => {
  let more = false;
  const tell = (): ApprovalWords => ({ ...words(), ...(more && { warnings: [frameText().deeds.message.hash] }) });
  void ask(retold(tell));
  one('label input').click();
  more = true;
  await speak('de');
  await waiting.retell();
  expect(root().querySelectorAll('.ph-notice')).toHaveLength(1);
  expect(one<HTMLInputElement>('label input').checked).toBe(false);
  waiting.drop();
});

it('those that wait are told anew as well, and what cannot be told anew stays', async () => {
  void ask({ ...words(), title: 'First', retell: () => Promise.reject(new Error('The node is gone')) });
  void ask(retold(words));
  await speak('de');
  await waiting.retell();
  expect(one('h1').textContent).toBe('First');
  shown?.answer(false);
  expect(one('h1').textContent).toBe('Eine Nachricht signieren');
  waiting.drop();
});
