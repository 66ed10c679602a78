import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Modal } from '../../application/modal/modal.js';
import { Boundary } from '../boundary.js';
import { ModalContext } from '../modal-context.js';
import type { MountOptions } from '../mount-options.js';
import { ShadowContext } from '../parts/layout/use-sheet.js';
import { WordsContext } from '../parts/words/use-text.js';
import { adoptSheet } from '../styles/adopt-sheet.js';
import { applyTheme } from '../styles/apply-theme.js';
import controls from '../styles/controls.css?inline';
import layer from '../styles/layer.css?inline';
import marks from '../styles/marks.css?inline';
import messages from '../styles/messages.css?inline';
import porthole from '../styles/porthole.css?inline';
import { prepareFonts } from '../styles/prepare-fonts.js';
import rows from '../styles/rows.css?inline';
import sheet from '../styles/sheet.css?inline';
import tokens from '../styles/tokens.css?inline';
import { loadMessages } from '../words/load-messages.js';
import type { Words } from '../words/words.js';
import { placeToOpen } from './dialog/page-dialog.js';
import { FirstSheet, prerender, QUIET } from './prerender.js';
import { Shell } from './shell.js';

const SHEETS = [tokens, sheet, layer, controls, rows, marks, porthole, messages];
/** Parsed when this part is loaded, like the lookup of the fonts: usually before a visitor waits for it. */
const aside = document.createElement('div').attachShadow({ mode: 'open' });
for (const css of SHEETS) adoptSheet(aside, css);
prepareFonts();

/** Mounts the modal in a shadow tree, which separates its styles from the page's. */
export function mountShell(modal: Modal, { target, messages }: MountOptions): () => void {
  const host = document.createElement('div');
  host.dataset.porthole = '';
  const shadow = host.attachShadow({ mode: 'open' });
  for (const css of SHEETS) adoptSheet(shadow, css);
  const place = document.createElement('div');
  place.className = 'ph';
  shadow.append(place);

  const root = createRoot(place, QUIET);
  let over = false;
  const coloured = givePlainColours(shadow);
  let rendered: ReactNode;
  const draw = (words?: Words) =>
    void coloured.then(() => {
      if (over) return;
      // The browser chooses fonts and line ends by the inner one: the host's is reset with the page's other styles.
      host.lang = place.lang = words?.locale ?? 'en';
      host.dir = words?.dir ?? 'ltr';
      rendered = inside(modal, words, shadow, <Shell />);
      root.render(rendered);
      drawFirst();
      prerender(modal, place, inside(modal, words, shadow, <FirstSheet />));
    });
  /**
   * React would leave the first drawing of an open modal to a later task, after another frame. Until a connector has reported its wallets
   * that is no loss: most report by then, and the list is drawn once.
   */
  const drawFirst = () => {
    const found = Object.keys(modal.getState().connect.wallets)[0];
    if (!over && wasOpen && rendered && !place.firstChild && found) flushSync(() => root.render(rendered));
  };
  // No locale yet.
  let locale: unknown = root;
  let unsubscribe: (() => void) | undefined;
  let theme: unknown;
  let wasOpen = false;
  (target ?? document.body).append(host);
  // It may be open already.
  const changes = modal.state$.subscribe(({ config, shell: { open } }) => {
    if (config.locale !== locale) {
      unsubscribe?.();
      unsubscribe = loadMessages(config.locale, messages, draw);
    }
    locale = config.locale;
    if (config.theme !== theme) applyTheme(host, config.theme);
    theme = config.theme;
    if (open && !wasOpen) {
      const place = target ?? placeToOpen();
      // Of several modals on a page, the one that was opened last is on top.
      if (host.nextSibling || host.parentNode !== place) place.append(host);
      // A dialog of the page may have hidden everything outside before.
      host.ariaHidden = null;
      host.inert = false;
    }
    if (open && !place.firstChild) queueMicrotask(drawFirst);
    wasOpen = open;
  });
  return () => {
    over = true;
    changes.unsubscribe();
    host.remove();
    // React refuses to unmount a root during another one's render, from where this is often called.
    setTimeout(() => root.unmount());
  };
}

function inside(modal: Modal, words: Words | undefined, shadow: ShadowRoot, drawn: ReactNode) {
  return (
    <ModalContext.Provider value={modal}>
      <WordsContext.Provider value={words}>
        <ShadowContext.Provider value={shadow}>
          <Boundary>{drawn}</Boundary>
        </ShadowContext.Provider>
      </WordsContext.Provider>
    </ModalContext.Provider>
  );
}

/** Browsers that cannot derive the colours get them computed before anything is rendered. */
async function givePlainColours(shadow: ShadowRoot): Promise<void> {
  if (CSS.supports('color', 'light-dark(oklch(from red l c h), red)')) return;
  // Without them the modal looks plain, but it works.
  const sheet = await import('../styles/plain-colours.css?inline').catch(() => undefined);
  if (sheet) adoptSheet(shadow, sheet.default);
}
