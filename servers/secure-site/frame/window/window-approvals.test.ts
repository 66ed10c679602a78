/** The language changes while the wallet's own window shows a request: the same screen goes on in the new one. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApprovalWords } from '../approval/approval-words.js';
import { frameLanguage, frameText, setFrameLanguage } from '../frame-text.js';
import type { ApprovalToFrame, ApprovalToWindow } from './topics.js';
import { windowApprovals } from './window-approvals.js';

/** A machine may be busy with much else. */
const TIMEOUT = { timeout: 20_000 };
let view: Window;
let place: HTMLElement;
let receive: (said: ApprovalToWindow) => void;
let titles: string[];
let answers: ApprovalToFrame[];
beforeEach(() => {
  view = new Window({ url: 'https://wallet.example/window' });
  for (const name of ['document', 'HTMLElement', 'MouseEvent', 'CSSStyleSheet', 'ResizeObserver'] as const)
    vi.stubGlobal(name, view[name]);
  vi.stubGlobal('window', view);
  place = document.createElement('div');
  document.body.append(place);
  [titles, answers] = [[], []];
  windowApprovals(
    {
      on: (_, take) => {
        receive = take as (said: ApprovalToWindow) => void;
      },
      post: (_, body) => void answers.push(body as ApprovalToFrame),
    },
    place,
    { begun: (title) => void titles.push(title), done: () => undefined },
  );
});
afterEach(async () => {
  await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, ['en']);
  vi.unstubAllGlobals();
  await view.happyDOM.close();
});

const one = <E extends HTMLElement>(selector: string) => place.shadowRoot?.querySelector(selector) as E;
const title = () => one('h1')?.textContent;
/** As the frame describes it in its language, and sends it. */
async function show(language: string, id = 1): Promise<void> {
  await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, [language]);
  const { evm } = frameText();
  const words: ApprovalWords = {
    title: evm.message.title,
    facts: [[evm.network, 'Saltmarsh']],
    details: { label: evm.data, text: '0x00' },
    yes: evm.sign,
  };
  // The window itself has not heard of it yet.
  await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, ['en']);
  receive({ kind: 'show', id, words, language, waiting: 0, requester: { origin: 'https://slipway.example' } });
  await vi.waitFor(() => expect(document.documentElement.lang || 'en').toBe(language), TIMEOUT);
}

it('is translated, and what is open stays open', async () => {
  await show('en');
  expect(title()).toBe('Sign a message');
  const more = one('details');
  more.setAttribute('open', '');

  await show('de');
  await vi.waitFor(() => expect(title()).toBe('Eine Nachricht signieren'), TIMEOUT);
  expect(titles.at(-1)).toBe('Eine Nachricht signieren');
  expect(place.shadowRoot?.textContent).toContain('Ablehnen');
  expect(place.shadowRoot?.textContent).not.toMatch(/Decline|Network/);
  expect(one('details')).toBe(more);
  expect(more.hasAttribute('open')).toBe(true);
  expect(answers).toEqual([]);
});

it('is in the last language if another one is still loading', async () => {
  // Both are known, and come at their usual speed.
  await setFrameLanguage({ documentElement: { lang: '', dir: '' } }, ['de']);
  await show('en');
  const more = one('details');
  const said = { kind: 'show', id: 1, waiting: 0, requester: { origin: 'https://slipway.example' } } as const;
  const [german, english] = [{ title: 'Signieren' }, { title: 'Sign' }].map((each) => ({
    ...each,
    facts: [],
    yes: '',
  }));
  if (!german || !english) throw new Error('There are no words.');
  receive({ ...said, id: 2, words: german, language: 'de' });
  receive({ ...said, id: 2, words: english, language: 'en' });
  await vi.waitFor(() => expect(one('details')).not.toBe(more), TIMEOUT);
  // The other language has arrived by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect([title(), frameLanguage(), document.documentElement.lang || 'en']).toEqual(['Sign', 'en', 'en']);
});
