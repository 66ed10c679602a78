/** The window's page while it has no task. */
import { frameText } from '../frame-text.js';

export type Saying = 'alone' | 'over' | 'approved' | 'declined' | 'unlocked' | 'locked' | 'signedOut' | 'dropped';

export interface PlainPage {
  /** `site`: the site that the visitor returns to. */
  say(name: Saying, site?: string): void;
  hide(): void;
}

function wordsOf(name: Saying, site: string): { readonly title: string; readonly lead: string } {
  const text = frameText().ownWindow;
  if (name === 'dropped') return { title: text.dropped.title, lead: text.dropped.lead(site) };
  const found = text[name];
  return typeof found === 'string' ? { title: found, lead: text.goBack(site) } : found;
}

export function plainPage(page: Document): PlainPage {
  const main = page.querySelector('main');
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = frameText().ownWindow.close;
  close.onclick = () => page.defaultView?.close();
  return {
    say(name, site = '') {
      if (!main) return;
      const { title, lead } = wordsOf(name, site);
      main.querySelector('h1')?.replaceChildren(title);
      main.querySelector('p')?.replaceChildren(lead);
      // Scripts can only close windows that a script has opened.
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
