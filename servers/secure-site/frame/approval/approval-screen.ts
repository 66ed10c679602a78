/** Where requests are shown: one at a time, in the wallet's look, with the keyboard in it. */
import type { ApprovalWords } from './approval-words.js';
import type { Shown } from './approvals.js';
import { pressBegan } from './press-began.js';
import { applyLook, type Look, walletRoot } from './wallet-look.js';

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
  theme(look: Look): void;
}

export function approvalScreen(place: HTMLElement, asked: () => Asker, draw: DrawScreen): ApprovalScreen {
  const shadow = walletRoot(place);
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
      // Only announces that another request is waiting: the visitor keeps reading.
      if (current?.words === shown.words) return current.announceWaiting(shown.waiting);
      before ??= document.activeElement;
      current?.end();
      current = { words: shown.words, ...draw(shown, asked(), began) };
      shadow.replaceChildren(current.body);
      current.heading.focus();
    },
    theme: (look) => applyLook(place, look),
  };
}
