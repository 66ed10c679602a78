/** The window's page while it has no task. */
import { frameText } from '../frame-text.js';

export type PageMessage = 'alone' | 'over' | 'approved' | 'declined' | 'unlocked' | 'locked' | 'signedOut' | 'dropped';

export interface PlainPage {
  /** `site`: the site that the visitor returns to. */
  say(name: PageMessage, site?: string): void;
  hide(): void;
  /** Call it when the language may have changed. */
  translate(): void;
}

function wordsOf(name: PageMessage, site: string): { readonly title: string; readonly lead: string } {
  const text = frameText().ownWindow;
  if (name === 'dropped') return { title: text.dropped.title, lead: text.dropped.lead(site) };
  const found = text[name];
  return typeof found === 'string' ? { title: found, lead: text.goBack(site) } : found;
}

export function plainPage(page: Document): PlainPage {
  const main = page.querySelector('main');
  const close = page.createElement('button');
  close.type = 'button';
  close.onclick = () => page.defaultView?.close();
  let said: readonly [name: PageMessage, site: string] | undefined;
  const write = (name: PageMessage, site: string): void => {
    const { title, lead } = wordsOf(name, site);
    main?.querySelector('h1')?.replaceChildren(title);
    main?.querySelector('p')?.replaceChildren(lead);
    close.textContent = frameText().ownWindow.close;
    page.title = title;
  };
  return {
    say(name, site = '') {
      if (!main) return;
      said = [name, site];
      write(name, site);
      // Scripts can only close windows that a script has opened.
      if (name !== 'alone') main.append(close);
      main.hidden = false;
      close.focus();
    },
    hide() {
      if (main) main.hidden = true;
      said = undefined;
    },
    translate() {
      if (said) write(...said);
    },
  };
}
