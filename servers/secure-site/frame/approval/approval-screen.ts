/** Where requests are shown: one at a time, in the wallet's look, with the keyboard in it. */
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import asker from '../../../../ui-react/styles/asker.css?inline';
import controls from '../../../../ui-react/styles/controls.css?inline';
import field from '../../../../ui-react/styles/field.css?inline';
import money from '../../../../ui-react/styles/money.css?inline';
import notice from '../../../../ui-react/styles/notice.css?inline';
import rows from '../../../../ui-react/styles/rows.css?inline';
import sheet from '../../../../ui-react/styles/sheet.css?inline';
import tokens from '../../../../ui-react/styles/tokens.css?inline';
import address from '../../../../ui-react/views/send/whole-address.css?inline';
import own from './approval.css?inline';
import type { ApprovalWords } from './approval-words.js';
import type { Shown } from './approvals.js';
import { pressBegan } from './press-began.js';

export interface Asker {
  /** The browser says so. */
  readonly origin: string;
  /** The page says so. */
  readonly claim?: string | undefined;
}

export interface Screen {
  readonly body: HTMLElement;
  readonly heading: HTMLElement;
  announceWaiting(count: number): void;
  end(): void;
}

/** Draws one request. `began`: when a press on it began. */
export type DrawScreen = (shown: Shown, asker: Asker, began: ReturnType<typeof pressBegan>) => Screen;

export interface ApprovalScreen {
  show(shown: Shown | undefined): void;
  theme(theme: { readonly mode?: 'light' | 'dark'; readonly variables?: Readonly<Record<string, string>> }): void;
}

/** Variables that a page may set: colours, nothing else. */
const VARIABLES: Readonly<Record<string, string>> = {
  '--w3m-accent': '--porthole-accent',
  '--w3m-background': '--porthole-background',
};

export function approvalScreen(place: HTMLElement, asked: () => Asker, draw: DrawScreen): ApprovalScreen {
  const shadow = place.attachShadow({ mode: 'open' });
  const all = [tokens, sheet, rows, controls, field, money, notice, asker, address, own];
  for (const css of all) adoptSheet(shadow, css);
  let before: Element | null = null;
  const began = pressBegan(window);
  let current: ({ readonly words: ApprovalWords } & Screen) | undefined;
  // The app gives the frame the keyboard once it shows it, which may be later than the request.
  window.addEventListener('focus', () => {
    if (!shadow.activeElement) current?.heading.focus();
  });

  return {
    show(shown) {
      if (!shown) {
        current?.end();
        shadow.replaceChildren();
        current = undefined;
        if (before instanceof HTMLElement) before.focus();
        before = null;
        return;
      }
      // Only that another one waits: whoever is reading reads on.
      if (current?.words === shown.words) return current.announceWaiting(shown.waiting);
      before ??= document.activeElement;
      current?.end();
      current = { words: shown.words, ...draw(shown, asked(), began) };
      shadow.replaceChildren(current.body);
      current.heading.focus();
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
