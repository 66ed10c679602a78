/** Shows requests one at a time, in the wallet's style, with a focus trap. */
import { translateScreen } from '../translate-screen.js';
import type { ApprovalWords } from './approval-words.js';
import type { Shown } from './approvals.js';
import { pressBegan } from './press-began.js';
import { applyLook, type Look, walletRoot } from './wallet-look.js';

export interface Requester {
  /** Reported by the browser. */
  readonly origin: string;
  /** Reported by the page. */
  readonly claim?: string | undefined;
}

export interface Screen {
  readonly body: HTMLElement;
  readonly heading: HTMLElement;
  announceWaiting(count: number): void;
  /** Called when the request on the screen has been translated, which may have moved everything. */
  translated(words: ApprovalWords): void;
  end(): void;
}

/** Renders one request. `began`: when a click on it started. */
export type DrawScreen = (shown: Shown, requester: Requester, began: ReturnType<typeof pressBegan>) => Screen;

export interface ApprovalScreen {
  show(shown: Shown | undefined): void;
  theme(look: Look): void;
}

export function approvalScreen(place: HTMLElement, asked: () => Requester, draw: DrawScreen): ApprovalScreen {
  const shadow = walletRoot(place);
  let before: Element | null = null;
  const began = pressBegan(window);
  let current: ({ readonly shown: Shown } & Screen) | undefined;
  /** What the visitor typed and opened stays, and where they are in it. */
  const translate = (shown: Shown): boolean => {
    if (!current || current.shown.matter !== shown.matter) return false;
    // The request is also looked into again, and may have become another risk than the one that was ticked.
    if (hasConsents(current.shown) || hasConsents(shown)) return false;
    const next = draw(shown, asked(), began);
    next.end();
    current.translated(shown.words);
    if (!translateScreen(current.body, next.body)) return false;
    current = { ...current, shown };
    current.announceWaiting(shown.waiting);
    return true;
  };
  // The app focuses the frame once it shows it, which may be later than the request.
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
      if (current?.shown.words === shown.words) return current.announceWaiting(shown.waiting);
      if (translate(shown)) return;
      before ??= document.activeElement;
      current?.end();
      current = { shown, ...draw(shown, asked(), began) };
      shadow.replaceChildren(current.body);
      current.heading.focus();
    },
    theme: (look) => applyLook(place, look),
  };
}

function hasConsents({ words }: Shown): boolean {
  return (words.consents ?? []).length > 0;
}
