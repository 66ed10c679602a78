/** What the window says while it has nothing to ask. */

export interface PlainPage {
  /** `site`: where the visitor goes back to. */
  say(name: keyof typeof SAYINGS, site?: string): void;
  hide(): void;
}

const BACK = 'You can close this window and go back to';
const SAYINGS = {
  alone: [
    'Open this from the app',
    'This window belongs to your wallet. It opens when an app needs your answer. You can close it.',
  ],
  over: ['The app is gone', 'Nothing was approved. You can close this window.'],
  approved: ['Approved', BACK],
  declined: ['Declined', BACK],
  unlocked: ['Your wallet is unlocked', BACK],
  locked: ['Your wallet is locked', BACK],
  signedOut: ['Signed out', 'You can close this window.'],
  dropped: ['The request is gone', `The app took it back, and nothing was approved. ${BACK}`],
} as const;

export function plainPage(page: Document): PlainPage {
  const main = page.querySelector('main');
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Close window';
  close.onclick = () => page.defaultView?.close();
  return {
    say(name, site) {
      if (!main) return;
      const [title, text] = SAYINGS[name];
      main.querySelector('h1')?.replaceChildren(title);
      main.querySelector('p')?.replaceChildren(site === undefined ? text : `${text} ${site}.`);
      // The browser closes for a script only what a script has opened.
      if (name !== 'alone') main.append(close);
      page.title = title;
      main.hidden = false;
      close.focus();
    },
    hide() {
      if (main) main.hidden = true;
    },
  };
}
